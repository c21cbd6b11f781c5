"""Wakhan's cards: the pile, the front in play and the back beside it, and what the two say (clauses pamir wakhan).

A card that has not been drawn does not exist: the pile shows which back lies on top, and only when that card is turned
up is it drawn, among those that are left with this back.
"""

from __future__ import annotations

from typing import Final

from yiqi.core.chance import Bag, Chance
from yiqi.games.pamir.cards import COALITIONS, COLUMNS, REGIONS, ROWS
from yiqi.games.pamir.state import NOBODY, State

TOP: Final = 0
"""The red arrow points at "top (left)"."""
BACKS: Final = tuple([f"{row}-{column}" for row in ROWS for column in range(COLUMNS)])
"""The backs by number, as the log names them: first row and first column."""
ANY_REGIONS: Final = tuple(range(len(REGIONS)))
ANY_LOYALTY: Final = tuple(range(len(COALITIONS)))


def show_top(s: State, chance: Chance) -> None:
    """Another card lies on top of the pile: which back it has is drawn, not which card it is."""
    counts = [0] * len(BACKS)
    for at, n in enumerate(s.automa.counts):
        counts[s.terms.backs[at + 1]] += n
    s.back = chance.draw(Bag(BACKS, counts))


def turn_up(s: State, chance: Chance) -> None:
    """The top card of the pile becomes the front: one of those left that have the back it shows."""
    automa = s.automa
    counts = [n if s.terms.backs[at + 1] == s.back else 0 for at, n in enumerate(automa.counts)]
    at = chance.draw(Bag(automa.names, counts))
    automa.take(at)
    s.front = at + 1


def draw(s: State, chance: Chance) -> bool:
    """Turns up a card and shows the next back; True when the pile was made anew (clauses pamir wakhan.10, 12)."""
    if s.back == NOBODY:
        show_top(s, chance)
    turn_up(s, chance)
    anew = s.automa.total == 0
    if anew:
        for at in range(len(s.automa.counts)):
            s.automa.put(at)
        show_top(s, chance)
        turn_up(s, chance)
    show_top(s, chance)
    return anew


# what front and back say together; before the first card of a position set up by hand: the first of everything


def row(s: State) -> int:
    """Where the red arrow points: TOP (and left), or 1 for bottom (and right) (clause pamir wakhan.11)."""
    if s.front == 0 or s.back == NOBODY:
        return TOP
    cards = s.terms.cards.wakhan
    return cards[s.terms.backs.index(s.back, 1)].rows[cards[s.front].red]


def column(s: State) -> int:
    """The column of the market that the black arrow points at (clause pamir wakhan.11)."""
    if s.front == 0 or s.back == NOBODY:
        return 0
    cards = s.terms.cards.wakhan
    return cards[s.terms.backs.index(s.back, 1)].columns[cards[s.front].black]


def regions(s: State) -> tuple[int, ...]:
    """The regions in the order of the card in play."""
    return s.terms.cards.wakhan[s.front].regions if s.front else ANY_REGIONS


def borders(s: State, region: int) -> list[int]:
    """The borders of a region in the order of the regions beyond (clause pamir wakhan.31)."""
    between = s.terms.cards.border_between
    found = [between[region * len(REGIONS) + other] for other in regions(s)]
    return [border for border in found if border >= 0]


def pointed(s: State) -> int:
    """The player the red arrow points at: left the previous in turn order, right the next (clause pamir wakhan.39)."""
    at = s.order.index(s.terms.wakhan)
    return s.order[at - 1 if row(s) == TOP else (at + 1) % len(s.order)]


def others(s: State) -> list[int]:
    """The other players, the one the red arrow points at first, then in turn order."""
    at = s.order.index(s.terms.wakhan)
    found = [*s.order[at + 1 :], *s.order[:at]]
    return found if row(s) != TOP else [found[-1], *found[:-1]]


def lean(s: State) -> None:
    """Her pragmatic loyalty: the first on the card in play that nobody else has (clauses pamir wakhan.7, wakhan.8)."""
    taken = [s.loyalty[player] for player in range(s.terms.seats)]
    if s.terms.steadfast and s.leaning != NOBODY and s.leaning not in taken:
        return
    order = s.terms.cards.wakhan[s.front].loyalty if s.front else ANY_LOYALTY
    s.leaning = next(coalition for coalition in order if coalition not in taken)
