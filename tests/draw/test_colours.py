"""Colours by computation: contrast in both themes, and players told apart by people who see fewer colours."""

from __future__ import annotations

import itertools

import pytest

from yiqi.draw.tokens import Theme, colours

TEXT = (
    "ink/paper ink/surface ink-2/paper ink-2/surface ink-2/sunken ink-3/surface ink-3/paper on-accent/accent "
    "accent/surface accent/accent-2 accent/paper gold/gold-2 refuse/surface refuse/refuse-2 wood-ink/wood "
    "ink/hot ink/cold ink/mild hot-ink/hot cold-ink/cold ink-2/mild on-deck/deck on-weight-disc/weight-disc"
)
SIGNS = (
    "focus/surface focus/paper focus/wood lit/wood lit/cold lit/hot lit/surface lit/cabin-hot lit/cabin-cold "
    "lit/cabin-none refuse/hot refuse/wood refuse/cabin-hot refuse/cabin-cold refuse/cabin-none leaf/surface "
    "bone/surface bone/hot rain/surface"
)
MARKS = " ".join(f"p{k}/{ground}" for k in range(6) for ground in ("surface", "paper", "accent-2", "sunken"))
THEMES = ("light", "dark")

# Machado and others, 2009, at full strength
DEFICIENT = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}

Triple = tuple[float, ...]


def linear(hexadecimal: str) -> Triple:
    """Red, green and blue as amounts of light, 0 to 1."""
    values = [int(hexadecimal[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)


def contrast(one: str, other: str) -> float:
    """The ratio of WCAG 2, 1 to 21."""
    first, second = (0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(other)))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)


def lab(light: Triple) -> Triple:
    r, g, b = light
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(hexadecimal: str, eyes: str) -> Triple:
    """The colour in Lab as those eyes see it."""
    light = linear(hexadecimal)
    if eyes in DEFICIENT:
        light = tuple(min(1, max(0, sum(m * v for m, v in zip(row, light, strict=True)))) for row in DEFICIENT[eyes])
    return lab(light)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("pairs", "least"), [(TEXT, 4.5), (SIGNS, 3.0), (MARKS, 3.0)])
def test_contrast(theme: Theme, pairs: str, least: float) -> None:
    have = colours(theme)
    ratios = {pair: contrast(*(have[name] for name in pair.split("/"))) for pair in pairs.split()}
    assert {pair: round(ratio, 2) for pair, ratio in ratios.items() if ratio < least} == {}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("eyes", "least"), [("full", 35), ("protan", 10), ("deutan", 14), ("tritan", 13)])
def test_players_can_be_told_apart(theme: Theme, eyes: str, least: float) -> None:
    players = [seen(colours(theme)[f"p{seat}"], eyes) for seat in range(6)]
    for one, other in itertools.combinations(players, 2):
        assert sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5 >= least
