"""What is counted of events: kinds, and the things they name."""

from __future__ import annotations

from typing import Any

import pytest

from yiqi import games
from yiqi.core import trials
from yiqi.core.game import Event, fit, settle
from yiqi.core.optional import things

KNOWN = {"card": ("cow", "dog", "cat"), "n": (1, 2), "side": ("port", "starboard")}
SETS = {name: frozenset(values) for name, values in KNOWN.items()}


class Rules:
    """Rules of which only the domains are asked."""

    things: Any

    def __init__(self, domains: Any) -> None:
        self._domains = domains

    def domains(self) -> Any:
        return self._domains


def test_things_are_counted_by_kind_and_by_what_they_are() -> None:
    report = trials.Report()
    report.hear([Event("take", {"seat": 0, "card": "cow"}), Event("take", {"card": "unicorn"})], SETS)
    report.hear([Event("drive", {"card_victim": "dog", "card": "cow"}, (0,), {"n": 2})], SETS)
    assert report.events == {"take": 2, "drive": 1}
    assert report.told == {"take card cow": 1, "drive card dog": 1, "drive card cow": 1, "drive n 2": 1}
    found = {"card cow": 2, "card dog": 1, "card cat": 0, "n 1": 0, "n 2": 1}
    unlisted: Any = Rules(KNOWN)
    assert report.named(unlisted) == found, "of the domains only those that events name"
    listed: Any = Rules({})
    listed.things = KNOWN
    assert report.named(listed) == {**found, "side port": 0, "side starboard": 0}


def test_reports_add_up() -> None:
    one, two = trials.Report(), trials.Report()
    for report in (one, two):
        report.hear([Event("take", {"card": "cow"})], SETS)
    one.add(two)
    assert one.told == {"take card cow": 2}


def test_what_can_be_named_is_the_domains_or_what_the_rules_list() -> None:
    assert things(games.rules("ark", 3)) == games.rules("ark", 3).domains()
    alone, together = things(games.rules("pamir", 1)), things(games.rules("pamir", 3))
    assert (len(alone["card"]), len(alone["automa"]), together["automa"]) == (116, 24, ())


@pytest.mark.parametrize("game", games.ids())
def test_options_are_completed_and_what_does_not_exist_is_refused(game: str) -> None:
    title = games.game(game)
    number, seats = title.rulesets[-1], title.seats[0]
    chosen = fit(title, number, {}, seats)
    assert chosen == settle(title, {}) == {option.name: option.default for option in title.options()}
    for options, count, ruleset, words in (
        ({"wind": "strong"}, seats, number, "no option 'wind': expected one of"),
        ({title.options()[0].name: "?"}, seats, number, "expected one of"),
        ({}, title.seats[-1] + 1, number, f"{game} seats"),
        ({}, seats, number + 1, f"{game} has no ruleset"),
    ):
        for check in (fit, lambda t, r, o, n: t.rules(r, games.edition(game), o, n)):
            with pytest.raises(ValueError, match=words):
                check(title, ruleset, options, count)
