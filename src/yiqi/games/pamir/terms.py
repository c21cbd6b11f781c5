"""What a match of Pax Pamir is played by: the edition's cards, the people, the options; and tables made of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from yiqi.core.edition import EditionError
from yiqi.core.game import Action
from yiqi.games.pamir.cards import ACTS, COURT, LAST, WAKHAN, WAKHAN_FILE, Cards

ENDS: Final = ("left", "right")
COLUMNS: Final = 6
SLOTS: Final = 12
ROWS: Final = ("top", "bottom")
BLOCKS: Final = 12
CYLINDERS: Final = 10
GIFTS: Final = (2, 4, 6)
CHECKS: Final = 4
ACTIONS: Final = 2
OFFERS: Final = 3
"""How often a player may ask for a lower bribe in one turn (clause pamir play.ask)."""
GIVE_UPS: Final = 3
"""How often a bribe may be given up in one turn before none is owed again (clause pamir play.13)."""
STANDING: Final = ("me", "waive", "all")
"""Standing answers to those who ask for a lower bribe: ask me, waive it, ask for all of it."""
ASK_ME: Final = 0
WAIVE: Final = 1
ASK_ALL: Final = 2


class Terms:
    """`players` are the people, by seat, and after them Wakhan if she plays; `wakhan` is her number, -1 without her.

    `buy`, `play` and `act` hold each action once: `buy[card]`, `play[card][end]`, `act[card]` by place on the card,
    `allowed[card]` those of a card by the mask of what is possible of its acts.
    `backs` is the back of each of Wakhan's cards: the first row * 6 + the first column; filler at 0.
    """

    def __init__(self, cards: Cards, seats: int, options: Mapping[str, str]) -> None:
        """`options` are complete and valid; seats 1 to 5."""
        self.cards = cards
        self.seats = seats
        joins = seats == 1 or options["wakhan"] == "yes"
        self.players = seats + 1 if joins else seats
        self.wakhan = seats if joins else -1
        self.open_hands = options["hands"] == "open"
        self.table_ring = options["spy_ring"] == "table"
        self.rupees_stay = options["empty_column"] == "stays"
        self.savvy_wakhan = options["wakhan_purchase"] == "savvy"
        self.restless_spies = options["wakhan_spies"] == "move"
        self.steadfast = options["wakhan_loyalty"] == "steadfast"
        numbers = range(LAST + 1)
        self.buy: tuple[Action, ...] = tuple([("buy", card) for card in numbers])
        self.play: tuple[tuple[Action, ...], ...] = tuple(
            [tuple([("play", card, end) for end in ENDS]) for card in range(COURT + 1)]
        )
        self.act: tuple[tuple[Action, ...], ...] = tuple(
            [tuple([(ACTS[act], card) for act in cards.acts[card]]) for card in range(COURT + 1)]
        )
        self.allowed: tuple[dict[int, tuple[Action, ...]], ...] = tuple(
            [_allowed(acts, self.act[card]) for card, acts in enumerate(cards.acts[: COURT + 1])]
        )
        self.backs = _backs(cards)
        # an ordinary card from a column costs so much for each column left of it; in pairs of slots below
        self.left_of: tuple[tuple[int, ...], ...] = tuple(
            [tuple(range(slot - slot % COLUMNS, slot)) for slot in range(SLOTS)]
        )


def _allowed(acts: tuple[int, ...], actions: tuple[Action, ...]) -> dict[int, tuple[Action, ...]]:
    """The actions of a card by the mask of those of its acts that are possible."""
    found: dict[int, tuple[Action, ...]] = {0: ()}
    for act, action in zip(acts, actions, strict=True):
        for mask, before in list(found.items()):
            found[mask | 1 << act] = (*before, action)
    return found


def _backs(cards: Cards) -> tuple[int, ...]:
    """The backs of Wakhan's cards by number. Raises EditionError where two that begin alike go on differently."""
    backs = tuple([card.rows[0] * COLUMNS + card.columns[0] if card.number else 0 for card in cards.wakhan])
    for number in range(1, WAKHAN + 1):
        card, first = cards.wakhan[number], cards.wakhan[backs.index(backs[number], 1)]
        if (card.columns, card.rows) != (first.columns, first.rows):
            expected = f"the columns and rows of card {first.number}, whose back begins alike"
            raise EditionError(WAKHAN_FILE, f"wakhan {number}", "columns", expected, card.columns)
    return backs
