"""The shapes: escaping, numbers, fitting words, symbols, drawings that stand alone."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yiqi.draw import fit, svg, symbols, tokens

NASTY = "<script>&amp;\"'</text>]]>\x00\x0b\ud800"


@given(st.text())
def test_any_words_come_back_as_they_were(words: str) -> None:
    drawn = svg.picture(10, 10, words, svg.thing(words, words, svg.text(0, 0, words, 9), svg.title(words)))
    root = ET.fromstring(drawn.encode("utf-8"))
    group = root[0]
    assert [child.text or "" for child in group] == [_plain(words), _plain(words)]
    assert group.get("data-thing", "").split() == _plain(words).split()


def _plain(words: str) -> str:
    """What XML keeps of words: no forbidden characters, every line end alike."""
    kept = "".join(c for c in words if (c >= " " or c in "\t\n\r") and c not in "\ufffe\uffff")
    return kept.replace("\r\n", "\n").replace("\r", "\n")


def test_nothing_gets_out_of_text_or_attributes() -> None:
    drawn = svg.picture(1, 1, NASTY, svg.text(0, 0, NASTY, 9, NASTY), svg.use(NASTY, 0, 0, 1, NASTY), svg.path(NASTY))
    root = ET.fromstring(drawn.encode("utf-8"))
    assert [child.tag.rpartition("}")[2] for child in root.iter()] == ["svg", "text", "use", "path"]


@pytest.mark.parametrize(
    ("value", "short"),
    [(3, "3"), (3.0, "3"), (2.5, "2.5"), (-0.4, "-.4"), (0.25, ".2"), (-0.04, "0"), (10.04, "10"), (-10.5, "-10.5")],
)
def test_numbers_are_short(value: float, short: str) -> None:
    assert svg.num(value) == short


def test_attributes_without_value_are_left_out() -> None:
    assert svg.rect(0, 0, 1, 1) == '<rect x="0" y="0" width="1" height="1"/>'
    assert svg.attributes({"text_anchor": "end", "a": None, "b": "", "c": 0}) == ' text-anchor="end" c="0"'


@given(st.text(min_size=1, max_size=60), st.integers(20, 120), st.integers(1, 2))
def test_fitted_words_fit(words: str, room: int, lines: int) -> None:
    fitted = fit.fit(words, room, 13, 9, lines)
    assert 9 <= fitted.size <= 13
    assert 1 <= len(fitted.lines) <= lines
    assert all(fit.measure(line, fitted.size) <= room + 0.1 for line in fitted.lines)


def test_words_are_shrunk_then_broken_then_cut() -> None:
    assert fit.fit("Cow", 80, 12.5, 9, 2) == (("Cow",), 12.5)
    assert fit.fit("Hippopotamus", 80, 12.5, 9, 2) == (("Hippopotamus",), 11.3)
    assert fit.fit("Brown Bear", 40, 12.5, 9, 2).lines == ("Brown", "Bear")
    assert fit.fit("Hippopotamus", 40, 12.5, 9, 2).lines == ("Hippop-", "otamus")
    assert fit.fit("Hippopotamus", 30, 12.5, 9, 2).lines == ("Hippo-", "pota…")
    assert fit.fit("一隻名字非常長的河馬", 45, 13, 9, 1).lines == ("一隻名字…",)


def test_symbols_are_well_formed_and_ids_are_unique() -> None:
    for assets in (symbols.ASSETS, Path("nowhere")):
        for key, body in symbols.read(assets).items():
            root = ET.fromstring(body)
            assert root.get("id") == key
    listed = [key for table in symbols.lists() for part in ("fluent", "phosphor", "own") for key in table.get(part, {})]
    assert len(listed) == len(set(listed))


def test_every_colour_that_is_used_exists_in_both_themes() -> None:
    css = tokens.stylesheet()
    ours = set(tokens.colours("light"))
    assert ours == set(tokens.colours("dark"))
    other = {"sans", "serif", "shadow", "s1", "s2", "s3"}
    used = set(tokens._VARIABLE.findall(css)) | set(tokens._VARIABLE.findall(symbols.sheet()))
    assert used <= ours | other


def test_without_assets_an_icon_is_a_letter_and_a_picture_is_unknown() -> None:
    bare = symbols.read(Path("nowhere"))
    assert "u-undo" in bare and "↶" in bare["u-undo"]
    assert "ark-fox" not in bare
    assert {"m0", "m5", "logo", "ark-kiwi", "ark-heavy", "emblem-ark"} <= set(bare)


def test_a_copied_picture_can_be_changed() -> None:
    body = '<g fill="none"><path fill="#aaa" d="M0 0"/><path fill="#bbb" d="M1 1"/><path fill="#ccc" d="M2 2"/></g>'
    how = {"keep": [1, 1], "replace": {"#bbb": "#123"}, "add": '<path d="M3 3"/>'}
    assert symbols.edit(body, how) == '<path fill="#123" d="M1 1"/><path d="M3 3"/>'
    assert symbols.edit(body, {}) == body[15:-4]


def test_sheet_holds_what_is_asked_for() -> None:
    page = svg.use("m1", 0, 0, 9) + svg.use("no-such", 0, 0, 9)
    assert symbols.used(page) == ["m1"]
    assert symbols.sheet(["m1", "no-such"]).count("<symbol") == 1
    assert symbols.sheet().count("<symbol") == len(symbols.library())
    with pytest.raises(KeyError):
        symbols.icon("no-such")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_drawing_can_stand_alone(theme: tokens.Theme) -> None:
    drawn = svg.picture(20, 20, "x", svg.use("m1", 0, 0, 9), svg.text(0, 9, "words", 9, "soft"))
    alone = tokens.standalone(drawn, theme)
    ET.fromstring(alone)
    assert "var(--" not in alone
    assert tokens.colours(theme)["p1"] in alone
    assert f'id="m1-{theme}"' in alone and f'href="#m1-{theme}"' in alone
