"""Texts of History of the World: nothing declared lacks words, nothing has words in vain, matches read well."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from world_table import rules_of

import yiqi.games
from yiqi.commands.board import board
from yiqi.core.chance import QuickChance
from yiqi.core.game import Event, Rules
from yiqi.core.trials import rich
from yiqi.games.world.game import GAME
from yiqi.text import LANGUAGES, Catalogue

FOLDER = Path(yiqi.games.__file__).parent / "world"
LATIN = re.compile(r"[A-Za-z]{2,}")


def messages(language: str) -> list[str]:
    text = Path(FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_declared_and_every_declared_key_has_text(language: str) -> None:
    rules = rules_of(6)
    written = {key for key in messages(language) if not key.startswith("option-")}
    assert written ^ (rules.keys() - rules.names().keys()) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_their_values_have_names(language: str) -> None:
    wanted = {"option-" + option.name for option in GAME.options()}
    wanted |= {f"option-{option.name}-help" for option in GAME.options()}
    wanted |= {f"option-{option.name}-{value}" for option in GAME.options() for value in option.values}
    assert {key for key in messages(language) if key.startswith("option-")} == wanted


def said(rules: Rules[Any], seed: int) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """All that one random match says, with what is asked, refused and foreseen in some positions of it."""
    random, chance = Random(seed), QuickChance(seed)
    state, events = rules.start(chance)
    yield from told(events)
    while waited := rules.turn(state):
        yield f"phase-{rules.phase(state).key}", {}
        seat = waited[0]
        if random.random() < 0.2:
            yield from asked(rules, state, seat, random)
        rare: frozenset[Any] = rules.rare  # type: ignore[attr-defined]
        yield from told(rules.play(state, seat, rich(rules.legal(state, seat), random, rare), chance))
    scores = rules.scores(state)
    assert scores is not None
    for row in scores.rows:
        yield f"score-{row.key}", {}
        yield from row.why
    view = rules.view(state, None)
    for stat in (*rules.stats(view)[0], *rules.progress(view)):
        yield f"stat-{stat.key}", {"n": stat.value, "most": stat.most}


def told(events: list[Event]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for event in events:
        yield f"event-{event.kind}", event.public
        if event.secret is not None:
            yield f"event-{event.kind}-full", event.told(event.to[0])


def asked(rules: Rules[Any], state: Any, seat: int, random: Random) -> Iterator[tuple[str, Mapping[str, Any]]]:
    prompt = rules.ask(state, seat)
    assert prompt is not None
    yield f"prompt-{prompt.key}", prompt.args
    near = list(rules.near(state, seat))
    for a in random.sample(near, min(len(near), 40)):
        domains = rules.verbs()[str(a[0])]
        yield f"action-{a[0]}", {domain.name: value for domain, value in zip(domains, a[1:], strict=True)}
        reason = rules.why_not(state, seat, a)
        path = rules.path(state, seat, a)
        if reason is not None:
            yield f"refuse-{reason.key}", reason.args
            yield f"refuse-{reason.key}-short", {}
            continue
        for line in rules.hint(state, seat, a).lines:
            yield line.key, line.args
        for n in range(1, len(path)):
            picked = rules.picked(state, seat, path[:n])
            if picked is not None:
                yield f"prompt-{picked.key}", picked.args


def check(rules: Rules[Any], seeds: range, heard: set[str]) -> None:
    """Every line of these matches in three languages; the keys that were said are added to `heard`."""
    texts = [Catalogue(language, FOLDER, rules.names(), seats=rules.seats) for language in LANGUAGES]
    seen: set[str] = set()
    for seed in seeds:
        for key, args in said(rules, seed):
            mark = f"{key} {args}"
            if mark in seen:
                continue
            seen.add(mark)
            heard.add(key)
            for text in texts:
                line = text(key, **args)
                assert line == line.strip() and "{" not in line and "  " not in line, line
                assert not re.search(r"\b\w+_\w+\b|None|True|False|\bnone\b", line), f"{key}: {line}"
                if text.language != "en":
                    assert LATIN.findall(line) == [], f"{key}: {line}"


EVERY_TIME = {
    "event-battle", "event-turn", "event-scored", "event-monument", "event-cleared", "event-muster", "event-left_over",
    "event-over", "event-marker", "event-opened", "event-gave-full", "hint-odds", "hint-defence", "refuse-not-adjacent",
    "prompt-expand", "prompt-draft", "prompt-events", "event-sick", "event-settled",
}  # fmt: skip


def test_matches_in_words() -> None:
    heard: set[str] = set()
    check(rules_of(3, markers="yes", marauders="yes"), range(3), heard)
    check(rules_of(5, passing="any", leader_dies="yes", leader_minor="barred"), range(3), heard)
    check(rules_of(6, draft="open", taking="any"), range(2), heard)
    assert heard >= EVERY_TIME, EVERY_TIME - heard


def test_the_terminal_shows_no_english_in_chinese() -> None:
    rules, chance, random = rules_of(4), QuickChance(5), Random(5)
    state, _ = rules.start(chance)
    for step in range(120):
        seat = rules.turn(state)[0]
        if step % 20 == 0:
            for language in LANGUAGES[1:]:
                text = Catalogue(language, FOLDER, rules.names(), seats=rules.seats)
                assert LATIN.findall(board(rules, rules.view(state, seat), text)) == []
        rules.play(state, seat, random.choice(rules.legal(state, seat)), chance)
