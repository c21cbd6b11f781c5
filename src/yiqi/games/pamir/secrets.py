"""What a seat cannot see: the others' hands, when they are closed, and standing answers (clauses pamir secret)."""

from __future__ import annotations

from math import comb
from typing import Any, Final

from yiqi.core.chance import Chance
from yiqi.games.pamir.state import NOBODY, State
from yiqi.games.pamir.terms import STANDING

THREE: Final = 3


def knows(s: State, viewer: int, card: int) -> bool:
    """Whether a viewer (the number of players: an onlooker) may see this card in whatever hand it is."""
    return s.terms.open_hands or bool(s.known[viewer] >> card & 1)


def viewer_of(s: State, seat: int | None) -> int:
    """How `known` numbers a seat, None being the onlookers."""
    return s.terms.players if seat is None else seat


def _unknown(s: State, viewer: int) -> dict[int, list[int]]:
    """By other player, the cards of his hand that the viewer does not know to be there."""
    return {
        player: [card for card in hand if not knows(s, viewer, card)]
        for player, hand in enumerate(s.hands)
        if player != viewer
    }


def guess(s: State, seat: int | None, chance: Chance) -> State:
    """A state the seat cannot tell from `s`: cards bought and not seen since are dealt anew among the others' hands."""
    g = s.copy()
    if not s.stack:
        return g
    viewer = viewer_of(s, seat)
    unknown = _unknown(s, viewer)
    pool = [card for cards in unknown.values() for card in cards]
    for player, cards in unknown.items():
        hand = [card for card in s.hands[player] if knows(s, viewer, card)]
        hand += [pool.pop(chance.below(len(pool))) for _ in cards]
        g.hands[player] = tuple(sorted(hand))
    for player in range(s.terms.seats):
        if player != viewer and s.shown[player] == NOBODY:
            g.standing[player] = chance.below(len(STANDING))
    _remember(s, g, viewer)
    return g


def _remember(s: State, g: State, viewer: int) -> None:
    """Who else knows a hidden card goes with the place the card was in: nobody is asked who could tell the viewer."""
    moved = [
        (old, new)
        for player in range(s.terms.players)
        if player != viewer
        for old, new in zip(
            [c for c in s.hands[player] if not knows(s, viewer, c)],
            [c for c in g.hands[player] if not knows(s, viewer, c)],
            strict=True,
        )
    ]
    for other in range(len(s.known)):
        if other == viewer:
            continue
        mask = s.known[other]
        for old, _ in moved:
            mask &= ~(1 << old)
        for old, new in moved:
            if s.known[other] >> old & 1:
                mask |= 1 << new
        g.known[other] = mask


def hidden(s: State, seat: int | None) -> dict[str, tuple[Any, bool]]:
    """Each place whose content the seat cannot see: its content, and whether three contents or more fit the view."""
    if not s.stack:
        return {}
    viewer = viewer_of(s, seat)
    found: dict[str, tuple[Any, bool]] = {}
    unknown = _unknown(s, viewer)
    total = sum(map(len, unknown.values()))
    for player, cards in unknown.items():
        if cards:
            found[f"hand {player}"] = (s.hands[player], comb(total, len(cards)) >= THREE)
    for player in range(s.terms.seats):
        if player != viewer and s.shown[player] == NOBODY:
            found[f"standing {player}"] = (STANDING[s.standing[player]], True)
    return found
