"""Text: every declared key in three scripts, every line of random matches in each language, files up to date."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from yiqi import games
from yiqi.core.chance import QuickChance
from yiqi.core.trials import rich
from yiqi.text import LANGUAGES, Catalogue, Missing, negotiate

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("src/**/*.ftl"), *ROOT.glob("tests/**/*.ftl")])


def catalogue(game: str, language: str) -> Catalogue:
    rules = games.rules(game, games.game(game).seats[-1])
    return Catalogue(language, games.folder(game), rules.names())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.ids())
def test_declared_keys_have_text(game: str, language: str) -> None:
    text = catalogue(game, language)
    lacking = [key for key in sorted(games.rules(game, games.game(game).seats[0]).keys()) if not text.has(key)]
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.ids())
def test_refusals_have_a_short_form_and_options_a_name(game: str, language: str) -> None:
    text = catalogue(game, language)
    keys = games.rules(game, games.game(game).seats[0]).keys()
    wanted = [f"{key}-short" for key in keys if key.startswith("refuse-") and not key.endswith("-short")]
    wanted += [f"option-{option.name}" for option in games.game(game).options()]
    assert [key for key in wanted if not text.has(key)] == []


SEEDS = {"sanguo": 1}
"""So many matches of games whose matches are long."""


def lines(game: str, seed: int, texts: list[Catalogue]) -> None:
    """Plays a random match and puts all it says into words; raises Missing where that cannot be done."""
    seats = games.game(game).seats
    rules = games.rules(game, seats[seed % len(seats)])
    random = Random(seed)
    chance = QuickChance(seed)
    s, events = rules.start(chance)
    while True:
        for text in texts:
            say(text, rules, s, events)
        waited = [seat for seat in rules.turn(s) if seat >= 0]
        if not rules.turn(s):
            break
        seat = waited[0] if waited else -1
        events = rules.play(s, seat, rich(rules.legal(s, seat), random) if seat >= 0 else ("step",), chance)


def say(text: Catalogue, rules: Any, s: Any, events: Any) -> None:
    said: list[str] = []
    for event in events:
        for seat in (None, *event.to):
            full = f"event-{event.kind}-full"
            key = full if event.secret and seat is not None and text.has(full) else f"event-{event.kind}"
            said.append(text(key, **event.told(seat)))
    for seat in range(rules.seats):
        prompt = rules.ask(s, seat)
        if prompt is not None:
            said.append(text(f"prompt-{prompt.key}", **prompt.args))
        for a in list(rules.near(s, seat))[::3]:
            reason = rules.why_not(s, seat, a)
            if reason is not None:
                said += [text(f"refuse-{reason.key}", **reason.args), text(f"refuse-{reason.key}-short")]
            names = {domain.name: value for domain, value in zip(rules.verbs()[a[0]], a[1:], strict=True)}
            said.append(text(f"action-{a[0]}", **names))
        said += [
            text(line.key, **line.args) for a in rules.legal(s, seat)[::3] for line in rules.hint(s, seat, a).lines
        ]
    view = rules.view(s, None)
    for stat in (*rules.progress(view), *(stat for row in rules.stats(view) for stat in row)):
        said.append(text(f"stat-{stat.key}", n=stat.value, most=stat.most))
    said.append(text(f"phase-{rules.phase(s).key}"))
    scores = rules.scores(s)
    for row in scores.rows if scores else ():
        said.append(text(f"score-{row.key}"))
        said += [text(key, **args) for key, args in row.why]
    if scores and scores.tie:
        said.append(text(scores.tie[0], **scores.tie[1]))
    for line in said:
        assert "{" not in line and "  " not in line and line == line.strip(), line
        if text.language != "en":
            assert not re.search(r"[a-z]{2,}-[a-z]+|\b(?:port|starboard|heavy|slow|shy|useful)\b", line), line


@pytest.mark.parametrize("game", games.ids())
def test_a_match_in_words(game: str) -> None:
    texts = [catalogue(game, language) for language in LANGUAGES]
    for seed in range(SEEDS.get(game, 6)):
        lines(game, seed, texts)


def test_simplified_files_are_made_from_the_traditional_ones() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "zh_hans.py"), "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, f"run python3 dev.py text: {done.stdout}"


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(ROOT)))
def test_files_have_no_junk_and_all_languages_the_same_messages(path: Path) -> None:
    def messages(p: Path) -> dict[str, set[str]]:
        found = {}
        for entry in FluentParser().parse(p.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{p}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{p}: {entry.id.name} twice"
                found[entry.id.name] = set(
                    re.findall(r"\$(\w+)", p.read_text(encoding="utf-8")[entry.span.start : entry.span.end])
                )
        return found

    english = messages(path.with_name("en.ftl"))
    here = messages(path)
    assert sorted(english.keys() ^ here.keys()) == []
    assert {key: here[key] ^ english[key] for key in here if not here[key] <= english[key]} == {}


def test_arguments_become_words() -> None:
    text = catalogue("toy", "en")
    named = text.with_seats(lambda seat: ["Ann", "小雨"][seat])
    assert named("event-won", seat=1, coins=3) == "小雨 wins the lot for 3."
    assert text("event-won", seat=1, coins=3) == "Player 2 wins the lot for 3."
    assert text("event-kept", seat=0, colour="blue") == "Player 1 gets the lot: blue."
    assert text("event-shown", coins=(1, 2, 0)) == "The bids: 1, 2 and 0."
    assert catalogue("toy", "zh-Hant")("event-shown", coins=(1, 2)) == "各人出價：1、2。"


def test_a_word_may_name_a_player_and_what_came_may_be_selected_by(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    lines = "say = { $who }{ $who_key ->\n        [fox] !\n       *[other] .\n    }\n"
    (tmp_path / "text" / "en.ftl").write_text(lines + "who-fox = Reynard\nnumber = { $who_key }\n", encoding="utf-8")
    text = Catalogue("en", tmp_path)
    assert [text("say", who=word) for word in ("fox", "p1", "p100")] == ["Reynard!", "Player 2.", "p100."]
    assert text("number", who=7) == "7"


def test_what_is_missing_is_said() -> None:
    text = catalogue("toy", "en")
    with pytest.raises(Missing, match="no message"):
        text("event-nothing")
    with pytest.raises(Missing):
        text("event-won")
    with pytest.raises(Missing, match="no language"):
        Catalogue("fr")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("zh-TW,zh;q=0.9", "zh-Hant"),
        ("zh-CN", "zh-Hans"),
        ("zh", "zh-Hans"),
        ("zh-HK", "zh-Hant"),
        ("de,en", "en"),
        ("", "en"),
    ],
)
def test_the_language_asked_for(header: str, language: str) -> None:
    assert negotiate(header) == language
