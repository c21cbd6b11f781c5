"""Naming events before a turn begins (clauses world 2.2.2 to 2.2.5)."""

from __future__ import annotations

from typing import Final

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Event, Prompt, Reason
from yiqi.games.world import cards as kinds
from yiqi.games.world.events import EFFECTS
from yiqi.games.world.hand import held
from yiqi.games.world.sea import moorings
from yiqi.games.world.state import NOBODY, NOT_ASKED, Decision, State
from yiqi.games.world.terms import MOST_EVENTS

BEGIN: Final[Action] = ("begin",)


class Naming(Decision):
    """Events for this turn, two at most, one after the other in the order they take effect; then it begins."""

    def __init__(self, player: int) -> None:
        self.name = "events"
        self.player = player

    def ask(self, s: State) -> Prompt:
        return Prompt("events", {"empire": s.terms.cards.forces[s.force]})

    def near(self, s: State) -> list[Action]:
        return [*held(s, self.player), BEGIN]

    def refusal(self, s: State, a: Action) -> Reason | None:
        if a == BEGIN:
            return None
        card = s.terms.card_at.get(str(a[1]), NOBODY) if len(a) == 2 and a[0] == "event" else NOBODY
        if card not in s.hands[self.player]:
            return NOT_ASKED
        return refused(s, card)

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        seat = self.player
        if a == BEGIN:
            s.stack.pop()
            begin(s, seat)
            return
        card = s.terms.card_at[str(a[1])]
        hand = list(s.hands[seat])
        hand.remove(card)
        s.hands[seat] = tuple(hand)
        s.named = (*s.named, card)
        told.append(Event("event", {"seat": seat, "card": a[1]}))

    def idle(self, s: State) -> Action:
        return BEGIN

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        if s.named or s.hands[self.player]:
            return True
        # no events: as all can see, nothing can be named
        s.stack.pop()
        begin(s, self.player)
        return False


def refused(s: State, card: int) -> Reason | None:
    """Why an event cannot be named now."""
    events = s.terms.cards.events
    event = events[card]
    if len(s.named) >= MOST_EVENTS:
        return Reason("events-two", {}, "world 2.2.2")
    if not event.epochs >> s.epoch & 1:
        return Reason("event-epoch", {"card": event.id}, "world 2.2.4b")
    for other in s.named:
        if events[other].name_of == event.name_of:
            return Reason("event-name", {"card": event.id}, "world 2.2.5")
    why = wanting(s, event)
    if why:
        return Reason(why, {"card": event.id}, "world 2.2.r5")
    if s.terms.leader_bars_minor and {"minor", "leader"} == {_sort(events[c]) for c in (card, *s.named)}:
        return Reason("event-leader", {}, "world 2.2.r6")
    return None


def _sort(event: kinds.Event) -> str:
    return "leader" if event.kind == "dice" and event.greater else event.kind


def wanting(s: State, event: kinds.Event) -> str:
    """What an event lacks to have any effect: the key of a refusal, "" for nothing."""
    empire = s.terms.cards.empires[s.force]
    if event.capital and not empire.capital:
        return "event-capital"
    if event.kind == "coins":
        fleet = [card for card in s.named if s.terms.cards.events[card].kind == "fleet"]
        return "" if empire.waters or fleet else "event-fleets"
    if event.kind == "fleet":
        return "" if moorings(s, empire.start, empire.waters) else "event-water"
    maker = EFFECTS.get(event.kind)
    if maker is None:
        return ""
    card = s.terms.card_at[event.id]
    return "" if maker(s.seat, card).possible(s) else "event-target"


def begin(s: State, seat: int) -> None:
    """Puts the named events into force: those that last all turn, and those that come before the first army."""
    last_all_turn(s)
    for card in reversed(s.named):
        maker = EFFECTS.get(s.terms.cards.events[card].kind)
        if maker is not None:
            s.stack.append(maker(seat, card))


def last_all_turn(s: State) -> None:
    """What the named events do in every attack of the turn (ruling world 2.2.r4)."""
    s.dice_until = s.ties_until = 0
    for card in s.named:
        event = s.terms.cards.events[card]
        kind = event.kind
        if kind == "dice" or kind == "jihad":
            s.dice = max(s.dice, event.dice)
            s.dice_until = max(s.dice_until, event.until)
        if kind == "jihad" or kind == "ties":
            s.ties_until = max(s.ties_until, event.ties)
        elif kind == "bonus":
            s.bonus += event.n
        elif kind == "siege":
            s.siege = 1
        elif kind == "treachery":
            s.treachery += 1
        elif kind == "surprise":
            s.surprise += 1
