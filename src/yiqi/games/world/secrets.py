"""What a seat cannot see: events in other hands, cards drawn and not shown, markers (clauses world 2.2.3, 2.3.2,
5.5)."""

from __future__ import annotations

from typing import Any, Final

from yiqi.core.chance import Bag, Chance
from yiqi.games.world.cards import CARDS
from yiqi.games.world.state import NOBODY, State

THREE: Final = 3
MINOR: Final = 0
GREAT: Final = 1
LESS: Final = 2


def guess(s: State, seat: int | None, chance: Chance) -> State:
    """A state the seat cannot tell from `s`: the hands of others, unknown empires and markers are dealt anew."""
    g = s.copy()
    _deal_hands(g, seat, chance)
    _deal_empires(g, seat, chance)
    _deal_markers(g, chance)
    return g


def _deal_hands(g: State, seat: int | None, chance: Chance) -> None:
    """Others' events: as many of each sort as they hold, out of those the seat has not seen."""
    events = g.terms.cards.events
    held: list[tuple[int, int, int]] = []
    for other, hand in enumerate(g.hands):
        sizes = [0, 0, 0]
        if g.terms.owner(other) != seat:
            for card in hand:
                (g.greater_bag if events[card].greater else g.lesser_bag).put(card)
                sizes[_sort(g, card)] += 1
        held.append((sizes[0], sizes[1], sizes[2]))
    bags = _sorted_bags(g)
    for other, row in enumerate(held):
        if g.terms.owner(other) != seat:
            found = [chance.draw(bags[sort]) for sort, n in enumerate(row) for _ in range(n)]
            if g.terms.one_minor:
                for card in found[: row[MINOR] + row[GREAT]]:
                    g.greater_bag.take(card)
            g.hands[other] = tuple(sorted(found))


def _sort(s: State, card: int) -> int:
    """Among which events one is dealt: minor empires have their own place where each hand has one of them."""
    event = s.terms.cards.events[card]
    if s.terms.one_minor and event.kind == "minor":
        return MINOR
    return GREAT if event.greater else LESS


def _sorted_bags(s: State) -> tuple[Bag, Bag, Bag]:
    """The bags that the sorts of events are drawn from; copies for greater ones where minor empires are apart."""
    if not s.terms.one_minor:
        return s.greater_bag, s.greater_bag, s.lesser_bag
    return (*s.terms.greater_bags(s.greater_bag), s.lesser_bag)


def shown(s: State, seat: int) -> bool:
    """Whether all have seen the empire of a seat: it is in turn, or was, or the draft is open."""
    return s.seat == seat or bool(s.played >> seat & 1) or s.terms.open_draft


def unknown(s: State, viewer: int | None) -> list[int]:
    """The seats whose empire the viewer does not know."""
    return [
        seat
        for seat, held in enumerate(s.held)
        if held != NOBODY and not shown(s, seat) and not (viewer is not None and s.known[seat] >> viewer & 1)
    ]


def in_hand(s: State) -> int:
    """The card that a drawer looks at, NOBODY for none."""
    top = s.stack[-1] if s.stack else None
    return int(top.fields()[2]) if top is not None and top.name == "draft" else NOBODY


def _deal_empires(g: State, viewer: int | None, chance: Chance) -> None:
    """Unknown cards are dealt anew out of those unseen; who waits for his turn has one that comes later."""
    seats = unknown(g, viewer)
    first = (g.epoch - 1) * CARDS
    drawer = g.stack[-1].player if g.stack else NOBODY
    card = in_hand(g)
    hides = card != NOBODY and g.terms.owner(drawer) != viewer and not g.terms.open_draft
    for seat in seats:
        g.empire_bag.put(g.held[seat] - first)
    if hides:
        g.empire_bag.put(card - first)
    later = _later(g, first)
    for seat in seats:
        g.held[seat] = first + chance.draw(later)
        g.empire_bag.take(g.held[seat] - first)
    if hides:
        found = chance.draw(later)
        g.empire_bag.take(found)
        top = g.stack[-1]
        g.stack[-1] = type(top)(*top.fields()[:2], first + found)  # type: ignore[call-arg]


def _later(s: State, first: int) -> Bag:
    """The cards in the bag whose turn has not come."""
    gone = -1
    for seat, held in enumerate(s.held):
        if held != NOBODY and (s.seat == seat or s.played >> seat & 1):
            gone = max(gone, held - first)
    counts = [n if k > gone else 0 for k, n in enumerate(s.empire_bag.counts)]
    return Bag(s.empire_bag.names, counts)


def _deal_markers(g: State, chance: Chance) -> None:
    """Markers are unknown even to those who have them; once the match is over they are open."""
    if not g.stack:
        return
    sizes = [len(numbers) for numbers in g.drawn]
    for numbers in g.drawn:
        for n in numbers:
            g.marker_bag.put(g.terms.marker_names.index(str(n)))
    for seat, size in enumerate(sizes):
        g.drawn[seat] = tuple([int(g.terms.marker_names[chance.draw(g.marker_bag)]) for _ in range(size)])


def hidden(s: State, seat: int | None) -> dict[str, tuple[Any, bool]]:
    """Each place whose content the seat cannot see: its content, and whether three contents or more fit the view."""
    found: dict[str, tuple[Any, bool]] = {}
    bags = _sorted_bags(s)
    for other, hand in enumerate(s.hands):
        if s.terms.owner(other) != seat and hand:
            # a minor empire alone is one of few
            rest = sum([bags[_sort(s, card)].total - (_sort(s, card) == MINOR) for card in hand])
            found[f"hand {other}"] = (hand, rest > 0)
    seats = unknown(s, seat)
    if seats:
        first = (s.epoch - 1) * CARDS
        several = _later(s, first).total + len(seats) >= THREE
        for other in seats:
            found[f"empire {other}"] = (s.held[other], several)
    if s.stack:
        for other, numbers in enumerate(s.drawn):
            if numbers:
                found[f"marker {other}"] = (numbers, True)
    return found
