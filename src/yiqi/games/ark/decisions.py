"""Each decision of Ark: who is asked, what may be answered, what the answer does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from yiqi.core.chance import Chance
from yiqi.core.game import REOPEN, Action, Event, Prompt, Reason
from yiqi.games.ark import effects, placement, stock
from yiqi.games.ark.cards import KINDS, PROVISIONS
from yiqi.games.ark.plays import NOT_ASKED, is_play, legal_plays, parse_play, play_why_not, seen_plays
from yiqi.games.ark.state import END, Decision, State, with_card, without

DONE: Final[Action] = ("done",)
PASS: Final[Action] = ("pass",)


def offered(s: State, verb: str) -> list[Action]:
    """The face-up cards, each name once, as answers."""
    offer, names = s.offer, s.terms.cards.names
    return [(verb, names[card]) for i, card in enumerate(offer) if offer.index(card) == i]


def offered_card(s: State, a: Action) -> int:
    """The face-up card that an action names, -1 for none."""
    name = a[1] if len(a) == 2 else ""
    card = s.terms.cards.index.get(name, -1) if isinstance(name, str) else -1
    return card if card in s.offer else -1


def take_play(s: State, seat: int, play: tuple[int, int, int], then: Decision, told: list[Event]) -> None:
    """Plays a legal load or drive: card, cabin's bit, victim or -1, as `parse_play` gives them.

    `then` is what follows when all that the card asks is answered (clause ark load.14).
    """
    card, bit, victim = play
    new = effects.pay(s, seat, bit, told)
    effects.board(s, seat, card, bit, victim, told)
    choices = effects.rewards(s, seat, card, victim, told)
    s.stack[-1] = then
    if new and s.offer:
        s.stack.append(PICK)
    for _ in range(choices):
        s.stack.append(MARK)


class Turn(Decision):
    """A turn before the end phase: gather, or load a first card (clauses ark turn.2, gather.1, load.1)."""

    def __init__(self) -> None:
        self.name = "turn"

    def ask(self, s: State, seat: int) -> Prompt | None:
        return Prompt("turn") if seat == s.seat else None

    def near(self, s: State, seat: int) -> list[Action]:
        if seat != s.seat:
            return []
        return [*offered(s, "take"), *seen_plays(s, seat), DONE, PASS]

    def legal(self, s: State, seat: int) -> list[Action]:
        if seat != s.seat:
            return []
        found = offered(s, "take")
        legal_plays(s, seat, -1, False, found)
        return found

    def why_not(self, s: State, seat: int, a: Action) -> Reason | None:
        if seat != s.seat:
            return NOT_ASKED
        if is_play(a):
            return play_why_not(s, seat, a, -1, False)
        if a[0] == "take" and offered_card(s, a) >= 0:
            return None
        if a == DONE:
            return Reason("nothing-done", {}, "ark turn.6")
        return Reason("no-pass", {}, "ark turn.6") if a == PASS else NOT_ASKED

    def take(self, s: State, seat: int, a: Action, chance: Chance, told: list[Event]) -> None:
        if a[0] != "take":
            play = parse_play(s, seat, a)
            take_play(s, seat, play, CLOSE if s.terms.cards.ends_action[play[0]] else Second(play[1]), told)
            return
        names = s.terms.cards.names
        card = offered_card(s, a)
        s.offer = without(s.offer, card)
        effects.gain(s, seat, card)
        told.append(Event("take", {"seat": seat, "card": names[card]}))
        drawn = stock.draw(s, chance, (seat,), told)
        if drawn >= 0:
            s.hands[seat] = with_card(s.hands[seat], drawn)
            told.append(Event("draw", {"seat": seat}, (seat,), {"card": names[drawn]}, True))
        s.stack[-1] = CLOSE

    def idle(self, s: State, seat: int) -> Action:
        found = offered(s, "take")
        return found[0] if found else self.legal(s, seat)[0]


class Second(Decision):
    """After a first card that is neither slow nor a provision: a second, or the end of the turn (clause ark load.7).

    `cabin` is the bit of the cabin of the first card.
    """

    cabin: int

    def __init__(self, cabin: int) -> None:
        self.name = "second"
        self.cabin = cabin

    def fields(self) -> tuple[int, ...]:
        return (self.cabin,)

    def ask(self, s: State, seat: int) -> Prompt | None:
        return Prompt("second", placement.where(self.cabin)) if seat == s.seat else None

    def near(self, s: State, seat: int) -> list[Action]:
        if seat != s.seat:
            return []
        return [*offered(s, "take"), *seen_plays(s, seat), DONE]

    def legal(self, s: State, seat: int) -> list[Action]:
        found: list[Action] = []
        if seat == s.seat:
            legal_plays(s, seat, self.cabin, True, found)
            found.append(DONE)
        return found

    def why_not(self, s: State, seat: int, a: Action) -> Reason | None:
        if seat != s.seat:
            return NOT_ASKED
        if is_play(a):
            return play_why_not(s, seat, a, self.cabin, True)
        if a[0] == "take" and offered_card(s, a) >= 0:
            return Reason("one-action", {}, "ark turn.2")
        return None if a == DONE else NOT_ASKED

    def take(self, s: State, seat: int, a: Action, chance: Chance, told: list[Event]) -> None:
        if a == DONE:
            told.append(Event("done", {"seat": seat}))
            s.stack[-1] = CLOSE
        else:
            take_play(s, seat, parse_play(s, seat, a), CLOSE, told)

    def idle(self, s: State, seat: int) -> Action:
        return DONE


class Mark(Decision):
    """The scoring card for a marker of the Chimpanzee (clauses ark chimpanzee.1, drive.9)."""

    def __init__(self) -> None:
        self.name = "mark"

    def ask(self, s: State, seat: int) -> Prompt | None:
        return Prompt("mark") if seat == s.seat else None

    def near(self, s: State, seat: int) -> list[Action]:
        return [*(("mark", kind) for kind in KINDS), DONE] if seat == s.seat else []

    def legal(self, s: State, seat: int) -> list[Action]:
        return [("mark", kind) for kind in KINDS[:PROVISIONS]] if seat == s.seat else []

    def why_not(self, s: State, seat: int, a: Action) -> Reason | None:
        if seat != s.seat:
            return NOT_ASKED
        if len(a) == 2 and a[0] == "mark" and a[1] in KINDS:
            return Reason("mark-provision", {}, "ark chimpanzee.1") if a[1] == KINDS[PROVISIONS] else None
        return Reason("mark-first", {}, "ark chimpanzee.5") if a == DONE else NOT_ASKED

    def take(self, s: State, seat: int, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        kind = KINDS.index(str(a[1]))
        told.append(Event("mark", {"seat": seat, "kind": KINDS[kind]}))
        effects.marker(s, seat, kind, True, told)

    def idle(self, s: State, seat: int) -> Action:
        return ("mark", KINDS[0])


class Pick(Decision):
    """The face-up card for a new cabin; there is one whenever this is asked (clauses ark newcabin.5, end.15)."""

    def __init__(self) -> None:
        self.name = "pick"

    def optional(self, s: State) -> bool:
        """Whether the card may be left lying (option end_pick_optional)."""
        return s.phase == END and s.terms.end_pick_optional

    def ask(self, s: State, seat: int) -> Prompt | None:
        if seat != s.seat:
            return None
        return Prompt("pick-optional" if self.optional(s) else "pick")

    def near(self, s: State, seat: int) -> list[Action]:
        return [*offered(s, "pick"), DONE] if seat == s.seat else []

    def legal(self, s: State, seat: int) -> list[Action]:
        if seat != s.seat:
            return []
        found = offered(s, "pick")
        return [*found, DONE] if self.optional(s) else found

    def why_not(self, s: State, seat: int, a: Action) -> Reason | None:
        if seat != s.seat:
            return NOT_ASKED
        if a == DONE:
            return None if self.optional(s) else Reason("pick-first", {}, "ark newcabin.5")
        return None if a[0] == "pick" and offered_card(s, a) >= 0 else NOT_ASKED

    def take(self, s: State, seat: int, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        if a == DONE:
            told.append(Event("nopick", {"seat": seat}))
            return
        card = offered_card(s, a)
        s.offer = without(s.offer, card)
        effects.gain(s, seat, card)
        told.append(Event("pick", {"seat": seat, "card": s.terms.cards.names[card]}))

    def idle(self, s: State, seat: int) -> Action:
        return offered(s, "pick")[0]


class Pets(Decision):
    """All choose a pet at once, in secret (clauses ark pet.1, pet.6, pet.7).

    `asked` is the mask of the seats with two cards or more. A single card was laid without asking: how many cards
    a hand has is public.
    """

    asked: int

    def __init__(self, asked: int) -> None:
        self.name = "pets"
        self.asked = asked

    def fields(self) -> tuple[int, ...]:
        return (self.asked,)

    def turn(self, s: State) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.terms.seats) if self.asked >> seat & 1 and s.drafts[seat] < 0)

    def ask(self, s: State, seat: int) -> Prompt | None:
        if not self.asked >> seat & 1:
            return None
        return Prompt("pet" if s.drafts[seat] < 0 else "pet-laid")

    def near(self, s: State, seat: int) -> list[Action]:
        if not self.asked >> seat & 1:
            return []
        if s.drafts[seat] >= 0:
            return [REOPEN]
        return [("pet", s.terms.cards.names[card]) for card in sorted(set(s.hands[seat]))]

    def legal(self, s: State, seat: int) -> list[Action]:
        return self.near(s, seat)

    def why_not(self, s: State, seat: int, a: Action) -> Reason | None:
        return None if a in self.near(s, seat) else NOT_ASKED

    def take(self, s: State, seat: int, a: Action, chance: Chance, told: list[Event]) -> None:
        if a == REOPEN:
            s.drafts[seat] = -1
            told.append(Event("petreopened", {"seat": seat}))
            return
        s.drafts[seat] = s.terms.cards.index[str(a[1])]
        told.append(Event("petchosen", {"seat": seat}, (seat,), {"card": a[1]}))
        if not self.turn(s):
            s.stack.pop()

    def idle(self, s: State, seat: int) -> Action:
        return self.near(s, seat)[0]


class EndTurn(Decision):
    """A turn of the end phase: pass, or play one card for a timber (clause ark end.4)."""

    def __init__(self) -> None:
        self.name = "end"

    def ask(self, s: State, seat: int) -> Prompt | None:
        return Prompt("end") if seat == s.seat else None

    def near(self, s: State, seat: int) -> list[Action]:
        return [*offered(s, "take"), *seen_plays(s, seat), PASS] if seat == s.seat else []

    def legal(self, s: State, seat: int) -> list[Action]:
        found: list[Action] = []
        if seat == s.seat:
            legal_plays(s, seat, -1, True, found)
            found.append(PASS)
        return found

    def why_not(self, s: State, seat: int, a: Action) -> Reason | None:
        if seat != s.seat:
            return NOT_ASKED
        if is_play(a):
            return play_why_not(s, seat, a, -1, True)
        if a[0] == "take" and offered_card(s, a) >= 0:
            return Reason("end-gather", {}, "ark end.4")
        return None if a == PASS else NOT_ASKED

    def take(self, s: State, seat: int, a: Action, chance: Chance, told: list[Event]) -> None:
        if a == PASS:
            s.passed |= 1 << seat
            s.stack[-1] = NEXT
            told.append(Event("pass", {"seat": seat, "auto": 0}))
        else:
            take_play(s, seat, parse_play(s, seat, a), NEXT, told)

    def idle(self, s: State, seat: int) -> Action:
        return PASS


class Due(Decision):
    """What the turn itself does next, never asked. `name` is close (the end of a turn) or next (the next seat)."""

    def __init__(self, name: str) -> None:
        self.name = name


def _close() -> Decision:
    return CLOSE


def _next() -> Decision:
    return NEXT


TURN: Final = Turn()
MARK: Final = Mark()
PICK: Final = Pick()
END_TURN: Final = EndTurn()
CLOSE: Final = Due("close")
NEXT: Final = Due("next")

CLASSES: Final[dict[str, Callable[..., Decision]]] = {
    "turn": Turn, "second": Second, "mark": Mark, "pick": Pick, "pets": Pets, "end": EndTurn,
    "close": _close, "next": _next,
}  # fmt: skip
