"""The laws over every game on the shelf, and the faults that they must catch."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from toy.game import ToyRules, ToyView
from toy.state import COLOURS, Bids, ToyState
from yiqi import games
from yiqi.core import trials
from yiqi.core.chance import Chance
from yiqi.core.game import COMMIT, REOPEN, Action, Event, Reason, Rules, Seat
from yiqi.core.match import Header

MATCHES = int(os.environ.get("YIQI_LAW_MATCHES", "300"))
"""Random matches at each seat count of a game of the shelf."""
LONG = {"toy": 4, "pamir": 4, "sanguo": 75, "world": 12}
"""Games whose matches take longer, or are tried elsewhere as well, get this part of them."""
RECORDS = {"sanguo": 300}
"""After so many records matches of these go on by `idle` alone."""


def playable(game: str, seats: int, n: int) -> tuple[Rules[Any], dict[str, str]]:
    """Rules with the n-th drawing of options: each value and each pair of values comes up as n runs."""
    options = games.draw_options(game, seats, Random(n))
    return games.rules(game, seats, options), options


def tried(game: str, seats: int, first: int, matches: int) -> trials.Report:
    report = trials.Report()
    cited = games.rulebook(game).__contains__
    for n in range(first, first + matches):
        rules, options = playable(game, seats, n)
        header = Header(game, games.game(game).rulesets[-1], games.edition(game).digest, options, seats)
        choose, most = trials.rich if n % 2 else trials.uniform, RECORDS.get(game, 5000)
        report.add(trials.trial(rules, header, cited, n, choose, every=4, most=most))
    return report


TABLES = [(game, seats) for game in games.ids() for seats in games.game(game).seats]
PARTS = [pytest.param(g, s, part, marks=pytest.mark.long if part else ()) for g, s in TABLES for part in range(4)]


@pytest.mark.parametrize(("game", "seats", "part"), PARTS)
def test_laws(game: str, seats: int, part: int) -> None:
    matches = max(1, MATCHES // (4 * LONG.get(game, 1)))
    report = tried(game, seats, 10_000 * part, matches)
    assert report.violations[:5] == []
    assert report.identities() == []
    assert report.finished == matches


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_idle_alone_ends(game: str, seats: int) -> None:
    rules, options = playable(game, seats, 1)
    header = Header(game, 1, games.edition(game).digest, options, seats)
    assert list(trials.idles(rules, header, 5, 5000)) == []


@pytest.mark.parametrize("game", games.ids())
def test_each_value_and_each_pair_of_values_is_drawn(game: str) -> None:
    options = games.game(game).options()
    # some values suit some numbers of seats only
    seats = games.game(game).seats
    drawn = [tuple(playable(game, seats[n % len(seats)], n)[1].items()) for n in range(500)]
    for one in options:
        for other in options:
            for value in one.values:
                for second in other.values:
                    wanted = {(one.name, value), (other.name, second)}
                    assert one == other or any(wanted <= set(found) for found in drawn), wanted


def test_all_hidden_places_are_judged() -> None:
    report = tried("toy", 3, 0, 40)
    assert {"bid", "favourite"} <= set(report.hidden)
    assert all(flagged >= trials.ENOUGH for flagged, _ in report.hidden.values())


# planted faults


class Leak(ToyRules):
    """The view of every seat shows who has chosen a bid already."""

    def view(self, s: ToyState, seat: Seat | None) -> ToyView:
        view = super().view(s, seat)
        return ToyView(
            view.round, view.turned, view.coins, view.lots, view.sealed, max(s.bids), view.favourite, view.shown
        )


class Identity(ToyRules):
    def guess(self, s: ToyState, seat: Seat | None, chance: Chance) -> ToyState:
        return s.copy()


class IllegalOffer(ToyRules):
    def legal(self, s: ToyState, seat: Seat) -> list[Action]:
        return list(self.near(s, seat))


class LostPiece(ToyRules):
    def _next(self, s: ToyState) -> None:
        super()._next(s)
        if s.bag.counts[0]:
            s.bag.take(0)


class LateReopen(ToyRules):
    def near(self, s: ToyState, seat: Seat) -> list[Action]:
        near = list(super().near(s, seat))
        return near if near or not s.stack or isinstance(s.stack[-1], Bids) else [REOPEN]


KEPT: dict[str, Any] = {"colour": "blue"}


class SharedMapping(ToyRules):
    def _resolve(self, s: ToyState, seat: Seat) -> list[Event]:
        events = super()._resolve(s, seat)
        return [*events, Event("nobody", KEPT), Event("nobody", KEPT)]


class NoClause(ToyRules):
    def why_not(self, s: ToyState, seat: Seat, a: Action) -> Reason | None:
        reason = super().why_not(s, seat, a)
        return reason if reason is None or a != COMMIT else Reason("none", {}, "")


class Unmarked(ToyRules):
    """Showing the bids is not marked as revealing."""

    def _resolve(self, s: ToyState, seat: Seat) -> list[Event]:
        return [event._replace(reveals=False) for event in super()._resolve(s, seat)]


class SharedCopy(ToyRules):
    def start(self, chance: Chance) -> tuple[ToyState, list[Event]]:
        s, events = super().start(chance)
        return Shallow.of(s), events


class Shallow(ToyState):
    @staticmethod
    def of(s: ToyState) -> Shallow:
        other = Shallow.__new__(Shallow)
        for name in ToyState.__slots__:
            setattr(other, name, getattr(s, name))
        return other

    def copy(self) -> ToyState:
        other = Shallow.of(super().copy())
        other.sealed = self.sealed
        return other


class Undeclared(ToyRules):
    def keys(self) -> frozenset[str]:
        return super().keys() - {"event-sealed"}


FAULTS: list[tuple[type[ToyRules], str]] = [
    (Leak, "can tell a guess"),
    (Identity, "a guess changed it in"),
    (IllegalOffer, "offered though refused"),
    (LostPiece, "pieces lost"),
    (LateReopen, "take back an answer"),
    (SharedMapping, "shares a mapping"),
    (NoClause, "a refusal without a clause"),
    (Unmarked, "not marked as revealing"),
    (SharedCopy, "changed the state"),
    (Undeclared, "not declared"),
]


def report_of(make: Callable[..., ToyRules], matches: int = 24) -> trials.Report:
    lots: Mapping[str, Any] = games.edition("toy").file("lots.toml")
    rules = make(2, 3, (int(lots["each"]),) * len(COLOURS), False)
    report = trials.Report()
    for n in range(matches):
        header = Header("toy", 2, games.edition("toy").digest, {}, 3)
        report.add(trials.trial(rules, header, games.rulebook("toy").__contains__, n, trials.rich, every=2))
    return report


@pytest.mark.parametrize(("fault", "said"), FAULTS)
def test_a_planted_fault_is_caught(fault: type[ToyRules], said: str) -> None:
    report = report_of(fault)
    assert any(said in breach for breach in report.violations + report.identities())


def test_without_a_fault_nothing_is_said() -> None:
    report = report_of(ToyRules)
    assert report.violations == []
    assert report.identities() == []
