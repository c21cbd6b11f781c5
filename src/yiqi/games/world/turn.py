"""Epochs and turns: what comes after what (clauses world 2.3, 2.4, 4.3, 5.1, 5.5)."""

from __future__ import annotations

from yiqi.core.chance import Chance
from yiqi.core.game import Event
from yiqi.games.world import scoring
from yiqi.games.world.build import Builds
from yiqi.games.world.campaign import Campaign
from yiqi.games.world.cards import EPOCHS
from yiqi.games.world.draft import Draw, first_order, later_order
from yiqi.games.world.naming import Naming
from yiqi.games.world.state import NOBODY, State, Work
from yiqi.games.world.terms import BATTLE_DICE


class NewEpoch(Work):
    """Begins an epoch: the order of drawing is found, and cards are drawn."""

    def __init__(self, player: int) -> None:
        self.name = "epoch"
        self.player = player

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        s.epoch = self.player
        s.played = 0
        s.empire_bag = s.terms.empire_bag(s.epoch)
        for seat in range(s.terms.sides):
            s.held[seat], s.known[seat] = NOBODY, 0
        told.append(Event("epoch", {"epoch": s.epoch}))
        if s.terms.early_zeroed and s.epoch == s.terms.start_epoch:
            s.points, s.scored = [0] * s.terms.sides, ()
            told.append(Event("zeroed", {"epoch": s.epoch}))
        s.order = first_order(s, chance, told) if s.epoch == 1 else later_order(s)
        told.append(Event("order", {"seat": s.order}))
        s.stack = [NextTurn(), Draw(NOBODY, 0)]
        return False


class NextTurn(Work):
    """Whoever holds the card that comes next begins his turn; after the last of them the epoch ends (2.4.1)."""

    def __init__(self, player: int = NOBODY) -> None:
        self.name = "next"
        self.player = player

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        waiting = [seat for seat in range(s.terms.sides) if not s.played >> seat & 1]
        if not waiting:
            s.stack.pop()
            end_epoch(s, chance, told)
            return False
        seat = min(waiting, key=lambda seat: s.held[seat])
        begin(s, seat, told)
        return False


def begin(s: State, seat: int, told: list[Event]) -> None:
    """A player shows his empire and may name events (clause world 2.2.4a)."""
    s.seat = seat
    s.battles = ()
    s.ruled[seat] = (*s.ruled[seat], s.held[seat])
    s.force = s.held[seat]
    told.append(Event("turn", {"seat": seat, "empire": s.terms.cards.forces[s.force]}, reveals=True))
    s.stack += [Finish(seat), Builds(seat), Campaign(seat)]
    if s.hands[seat]:
        s.stack.append(Naming(seat))


class Finish(Work):
    """Hands in events, takes up fleets, scores (clauses world 4.3, 5.1)."""

    def __init__(self, player: int) -> None:
        self.name = "finish"
        self.player = player

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        s.stack.pop()
        seat = self.player
        areas, built = scoring.worth(s, seat)
        s.points[seat] += areas + built + s.raids
        s.scored = (*s.scored, (seat, s.epoch, areas, built, s.raids))
        empire = s.terms.cards.forces[s.held[seat]]
        public = {"seat": seat, "empire": empire, "areas": areas, "built": built, "raids": s.raids}
        told.append(Event("scored", {**public, "n": areas + built + s.raids, "total": s.points[seat]}))
        for card in s.named:
            s.spent[card] += 1
        s.played |= 1 << seat
        clear_turn(s)
        return False


def clear_turn(s: State) -> None:
    """Nothing of a turn is left but its battles."""
    s.named = ()
    s.seat = s.force = s.surprised = NOBODY
    s.active = s.base = s.frontier = s.fleets = s.tied = 0
    s.routes = ()
    s.pool = s.allies = s.coins = s.free_forts = s.lost = s.defeats = s.raids = 0
    s.dice = BATTLE_DICE
    s.dice_until = s.bonus = s.ties_until = s.siege = s.treachery = s.surprise = 0


def end_epoch(s: State, chance: Chance, told: list[Event]) -> None:
    """The sole leader draws a marker that nobody sees; then the next epoch, or the end (clauses world 5.5, 5.6.1)."""
    if s.terms.markers and not (s.terms.early_zeroed and s.epoch < s.terms.start_epoch):
        most = max(s.points)
        leaders = [seat for seat, n in enumerate(s.points) if n == most]
        if len(leaders) == 1:
            seat = leaders[0]
            index = chance.draw(s.marker_bag, ())
            s.drawn[seat] = (*s.drawn[seat], int(s.terms.marker_names[index]))
            told.append(Event("marker", {"seat": seat}))
    if s.epoch < EPOCHS:
        s.stack.append(NewEpoch(s.epoch + 1))
        return
    for seat in sorted(range(s.terms.sides), key=lambda seat: (s.points[seat], seat)):
        if s.drawn[seat]:
            public = {"seat": seat, "marker": " ".join([str(n) for n in s.drawn[seat]]), "n": sum(s.drawn[seat])}
            told.append(Event("opened", public, reveals=True))
    found = scoring.scores(s)
    winners = tuple([seat for seat, place in enumerate(found.places) if place == 1])
    told.append(Event("over", {"seat": winners, "n": max(found.totals)}))
