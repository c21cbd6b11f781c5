"""The rules of Lots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from toy.state import CLASSES, COINS, COLOURS, ROUNDS, Bids, Offered, ToyState, Turnover, Won
from yiqi.core import flow
from yiqi.core.chance import Bag, Chance
from yiqi.core.edition import Edition, EditionError
from yiqi.core.game import (
    COMMIT,
    HOUSE,
    REOPEN,
    STEP,
    WIPE,
    Action,
    Content,
    Domain,
    Event,
    Hint,
    HintLine,
    Option,
    Phase,
    Prompt,
    Reason,
    ScoreRow,
    Scores,
    Seat,
    Stat,
    Text,
    Width,
    fit,
)
from yiqi.core.rulebook import outside
from yiqi.core.schema import AtMost, OneOf, Range


@dataclass(frozen=True, slots=True)
class ToyView:
    """What a seat may see; `bid` -1 is none, `favourite` "none" another's."""

    round: Annotated[int, Range(0, ROUNDS)]
    turned: Annotated[str, OneOf("colour")]
    coins: Annotated[tuple[Annotated[int, Range(0, 99)], ...], AtMost(4)]
    lots: Annotated[
        tuple[tuple[Annotated[int, Range(0, 9)], Annotated[int, Range(0, 9)], Annotated[int, Range(0, 9)]], ...],
        AtMost(4),
    ]
    sealed: Annotated[tuple[bool, ...], AtMost(4)]
    bid: Annotated[int, Range(-1, 99)]
    favourite: Annotated[str, OneOf("colour")]
    shown: Annotated[tuple[Annotated[int, Range(-1, 99)], ...], AtMost(4)]


class ToyRules:
    chapters = frozenset({"turnover"})

    def __init__(self, ruleset: int, seats: int, lots: tuple[int, ...], high: bool) -> None:
        self.ruleset, self.seats, self.lots = ruleset, seats, lots
        self.worth = 3 if high else 2

    # declarations

    def verbs(self) -> Mapping[str, tuple[Domain, ...]]:
        seats = tuple(range(self.seats))
        bid = Domain("coins", tuple(range(COINS * self.seats + 1)), secret=True)
        return {
            "bid": (bid,),
            "commit": (),
            "reopen": (),
            "wipe": (),
            "keep": (),
            "offer": (Domain("seat", seats),),
            "accept": (),
            "decline": (),
        }

    def domains(self) -> Mapping[str, tuple[str | int, ...]]:
        return {"colour": ("none", *COLOURS), "seat": tuple(range(self.seats))}

    def schema(self) -> type:
        return ToyView

    def keys(self) -> frozenset[str]:
        kinds = ["start", "turnover", "bid", "wiped", "sealed", "reopened", "shown", "won", "nobody", "kept"]
        kinds += ["offered", "accepted", "declined"]
        return frozenset(
            [f"event-{kind}" for kind in kinds]
            + [f"prompt-{key}" for key in ("bid", "won", "offered")]
            + [f"phase-{key}" for key in ("turnover", "bids", "won", "offered", "over")]
            + [f"action-{verb}" for verb in ("bid", "wipe", "keep", "offer", "accept", "decline")]
            + [f"refuse-{key}" for key in ("coins", "none", "self", "poor", "broke")]
            + [f"colour-{colour}" for colour in COLOURS]
            + ["hint-left", "stat-coins", "score-lots", "score-coins", "why-favourite", "tie-none", "tie-shared"]
        )

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return {}

    def start(self, chance: Chance) -> tuple[ToyState, list[Event]]:
        s = ToyState(self)
        events = [Event("start", {})]
        favourites = Bag(COLOURS, [2, 2, 2])
        for seat in range(self.seats):
            s.favourite[seat] = chance.draw(favourites, (seat,))
        return s, events

    def restore(self, data: Mapping[str, Any]) -> ToyState:
        s = ToyState(self)
        s.bag = Bag(COLOURS, list(data["bag"]))
        s.stack = flow.load(data["stack"], CLASSES)
        s.spent = data["spent"]
        s.round, s.turned, s.shown = data["round"], data["turned"], tuple(data["shown"])
        s.coins, s.favourite, s.bids = list(data["coins"]), list(data["favourite"]), list(data["bids"])
        s.sealed, s.lots = list(data["sealed"]), [list(row) for row in data["lots"]]
        return s

    def position(self, data: Mapping[str, Any]) -> tuple[ToyState, list[str]]:
        s = ToyState(self)
        for name, value in data.items():
            if name != "coins":
                raise ValueError(f"{name}: expected only coins in a position of this game")
            if not isinstance(value, list) or len(value) != self.seats:
                raise ValueError(f"coins: expected {self.seats} numbers")
            s.coins = [int(v) for v in value]
        return s, []

    # rules

    def _top(self, s: ToyState) -> Any:
        return s.stack[-1] if s.stack else None

    def turn(self, s: ToyState) -> tuple[Seat, ...]:
        top = self._top(s)
        if isinstance(top, Turnover):
            return (HOUSE,)
        if isinstance(top, Bids):
            return tuple(seat for seat in range(self.seats) if not s.sealed[seat])
        return (top.seat,) if top is not None else ()

    def ask(self, s: ToyState, seat: Seat) -> Prompt | None:
        if seat not in self.turn(s):
            return None
        top = self._top(s)
        if isinstance(top, Bids):
            return Prompt("bid", {"colour": s.turned, "bid": s.bids[seat]})
        if isinstance(top, Won):
            return Prompt("won", {"colour": top.colour})
        return Prompt("offered", {"colour": top.colour, "seat": top.by})

    def near(self, s: ToyState, seat: Seat) -> Iterable[Action]:
        top = self._top(s)
        if isinstance(top, Bids):
            if s.sealed[seat]:
                return [REOPEN]
            wipe = [WIPE] if s.bids[seat] >= 0 else []
            return [*(("bid", k) for k in range(min(s.coins[seat] + 1, COINS * self.seats) + 1)), *wipe, COMMIT]
        if isinstance(top, Won) and top.seat == seat:
            return [("keep",), *(("offer", other) for other in range(self.seats))]
        if isinstance(top, Offered) and top.seat == seat:
            return [("accept",), ("decline",)]
        return []

    def legal(self, s: ToyState, seat: Seat) -> list[Action]:
        return [a for a in self.near(s, seat) if self.why_not(s, seat, a) is None]

    def why_not(self, s: ToyState, seat: Seat, a: Action) -> Reason | None:
        if a not in self.near(s, seat):
            return outside(self.verbs(), not s.stack, a)
        top = self._top(s)
        if a[0] == "bid" and int(a[1]) > s.coins[seat]:
            return Reason("coins", {"coins": s.coins[seat]}, "toy bid.2")
        if a == COMMIT and s.bids[seat] < 0:
            return Reason("none", {}, "toy bid.1")
        if a[0] == "offer" and a[1] == seat:
            return Reason("self", {}, "toy offer.1")
        if a[0] == "offer" and s.coins[int(a[1])] < 1:
            return Reason("poor", {"seat": int(a[1])}, "toy offer.2")
        if a == ("accept",) and s.coins[top.seat] < 1:
            return Reason("broke", {}, "toy offer.2")
        return None

    def play(self, s: ToyState, seat: Seat, a: Action, chance: Chance) -> list[Event]:
        if a == STEP:
            return self._turnover(s, chance)
        if a[0] == "bid":
            s.bids[seat] = int(a[1])
            return [Event("bid", {}, (seat,), {"coins": int(a[1])})]
        if a == WIPE:
            s.bids[seat] = -1
            return [Event("wiped", {}, (seat,), {"seat": seat})]
        if a == REOPEN:
            s.sealed[seat] = False
            return [Event("reopened", {"seat": seat})]
        if a == COMMIT:
            s.sealed[seat] = True
            events = [Event("sealed", {"seat": seat})]
            return events + (self._resolve(s, seat) if all(s.sealed) else [])
        return self._lot(s, seat, a)

    def _turnover(self, s: ToyState, chance: Chance) -> list[Event]:
        s.turned = COLOURS[chance.draw(s.bag)]
        s.round += 1
        s.bids, s.sealed = [-1] * self.seats, [False] * self.seats
        s.stack = [Bids()]
        return [Event("turnover", {"colour": s.turned})]

    def _resolve(self, s: ToyState, seat: Seat) -> list[Event]:
        s.shown = tuple(s.bids)
        events = [Event("shown", {"coins": s.shown}, reveals=True)]
        best = max(s.bids)
        highest = [i for i, bid in enumerate(s.bids) if bid == best]
        winner = highest[0] if len(highest) == 1 or self.ruleset >= 2 else -1
        if winner < 0 or best == 0:
            s.bag.put(COLOURS.index(s.turned))
            self._next(s)
            return [*events, Event("nobody", {})]
        s.coins[winner] -= best
        s.spent += best
        s.stack = [Won(winner, s.turned)]
        return [*events, Event("won", {"seat": winner, "coins": best})]

    def _lot(self, s: ToyState, seat: Seat, a: Action) -> list[Event]:
        top = self._top(s)
        if a[0] == "offer":
            s.stack.append(Offered(int(a[1]), seat, top.colour))
            return [Event("offered", {"seat": seat, "seat_to": int(a[1])})]
        if a == ("decline",):
            s.stack.pop()
            return [Event("declined", {"seat": seat}), *self._keep(s, top.by, top.colour)]
        if a == ("accept",):
            s.coins[seat] -= 1
            s.coins[top.by] += 1
            return [Event("accepted", {"seat": seat}), *self._keep(s, seat, top.colour)]
        return self._keep(s, seat, top.colour)

    def _keep(self, s: ToyState, seat: Seat, colour: str) -> list[Event]:
        s.lots[seat][COLOURS.index(colour)] += 1
        self._next(s)
        return [Event("kept", {"seat": seat, "colour": colour})]

    def _next(self, s: ToyState) -> None:
        s.turned, s.bids, s.sealed = "none", [-1] * self.seats, [False] * self.seats
        s.stack = [Turnover()] if s.round < ROUNDS else []

    def idle(self, s: ToyState, seat: Seat) -> Action:
        top = self._top(s)
        if isinstance(top, Bids):
            return COMMIT if s.bids[seat] >= 0 else ("bid", 0)
        return ("keep",) if isinstance(top, Won) else ("decline",)

    def phase(self, s: ToyState) -> Phase:
        top = self._top(s)
        return Phase(top.name, "silent" if isinstance(top, Bids) else "free") if top is not None else Phase("over")

    def scores(self, s: ToyState) -> Scores | None:
        if s.stack:
            return None
        lots = tuple(sum(row) + self.worth * row[s.favourite[i]] for i, row in enumerate(s.lots))
        totals = tuple(a + b for a, b in zip(lots, s.coins, strict=True))
        places = tuple(1 + sum(other > total for other in totals) for total in totals)
        rows = (
            ScoreRow("lots", lots, tuple(str(sum(row)) for row in s.lots), (("why-favourite", {"worth": self.worth}),)),
            ScoreRow("coins", tuple(s.coins), tuple(map(str, s.coins))),
        )
        return Scores(rows, totals, places, ("tie-shared" if places.count(1) > 1 else "tie-none", {}))

    # secrets

    def view(self, s: ToyState, seat: Seat | None) -> ToyView:
        return ToyView(
            s.round,
            s.turned,
            tuple(s.coins),
            tuple((row[0], row[1], row[2]) for row in s.lots),
            tuple(s.sealed),
            -1 if seat is None else s.bids[seat],
            "none" if seat is None else COLOURS[s.favourite[seat]],
            s.shown,
        )

    def hidden(self, s: ToyState, seat: Seat | None) -> dict[str, tuple[Any, bool]]:
        found: dict[str, tuple[Any, bool]] = {}
        bidding = isinstance(self._top(s), Bids)
        for other in range(self.seats):
            if other != seat and s.stack:
                found[f"favourite {other}"] = (s.favourite[other], True)
                if bidding:
                    found[f"bid {other}"] = (s.bids[other], s.coins[other] >= 2)
        return found

    def guess(self, s: ToyState, seat: Seat | None, chance: Chance) -> ToyState:
        g = s.copy()
        if not s.stack:
            return g
        favourites = Bag(COLOURS, [2, 2, 2])
        if seat is not None:
            favourites.take(s.favourite[seat])
        for other in range(self.seats):
            if other == seat:
                continue
            g.favourite[other] = chance.draw(favourites)
            if isinstance(self._top(s), Bids):
                none = 0 if s.sealed[other] else 1
                g.bids[other] = chance.below(s.coins[other] + 1 + none) - none
        return g

    def pieces(self, s: ToyState) -> Counter[str]:
        count: Counter[str] = Counter()
        for k, colour in enumerate(COLOURS):
            lying = bool(s.stack) and s.turned == colour
            count[colour] = s.bag.counts[k] + sum(row[k] for row in s.lots) + lying
        count["coin"] = sum(s.coins) + s.spent
        return count

    # the table's face

    def path(self, s: ToyState, seat: Seat, a: Action) -> tuple[str, ...]:
        if a[0] == "offer":
            return ("lot", f"seat {a[1]}")
        return (f"coins {a[1]}",) if a[0] == "bid" else ()

    def picked(self, s: ToyState, seat: Seat, path: tuple[str, ...]) -> Prompt | None:
        return None

    def hint(self, s: ToyState, seat: Seat, a: Action) -> Hint:
        return Hint((HintLine("hint-left", {"n": s.coins[seat] - int(a[1])}),)) if a[0] == "bid" else Hint()

    def stats(self, view: ToyView) -> tuple[tuple[Stat, ...], ...]:
        return tuple((Stat("coins", "u-cards", coins),) for coins in view.coins)

    def progress(self, view: ToyView) -> tuple[Stat, ...]:
        return ()

    def points(self, view: ToyView) -> tuple[int, ...]:
        return ()

    def panels(self, view: ToyView) -> Mapping[str, Content]:
        return {"lots": (view.turned, view.lots), "purse": (view.coins, view.bid, view.favourite)}

    def draw(self, name: str, content: Content, text: Text, width: Width) -> str:
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><desc>{name}</desc></svg>'


class ToyGame:
    id = "toy"
    seats = range(2, 5)
    rulesets = range(1, 3)

    def options(self) -> tuple[Option, ...]:
        return (
            Option("favourite", ("low", "high"), "low", "toy score.1"),
            Option("lots", ("few", "many"), "few", "toy setup.1"),
        )

    def rules(self, ruleset: int, edition: Edition, options: Mapping[str, str], seats: int) -> ToyRules:
        chosen = fit(self, ruleset, options, seats)
        number = edition.file("lots.toml").get("each")
        if not isinstance(number, int) or number < 2:
            raise EditionError("lots.toml", "", "each", "a whole number of at least 2", number)
        each = number * (2 if chosen["lots"] == "many" else 1)
        return ToyRules(ruleset, seats, (each,) * len(COLOURS), chosen["favourite"] == "high")
