"""What lies on the table, from the documented form of a position: pieces, market, events, the deck, Wakhan's cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from yiqi.core.position import Faulty, listed, number
from yiqi.games.pamir.cards import CHECKS as CHECK_CARDS
from yiqi.games.pamir.cards import COALITIONS, LASTING, REGIONS
from yiqi.games.pamir.market import PILES
from yiqi.games.pamir.pieces import BORDER_COUNT, REGION_COUNT, SPY_BITS, block_code, cylinder_code
from yiqi.games.pamir.placing import CYLINDER
from yiqi.games.pamir.position_values import MOST_PIECES, NONE, Values, coalition, grid, known_keys, table, word
from yiqi.games.pamir.position_write import ONLOOKERS, SORTS
from yiqi.games.pamir.state import NOBODY, State
from yiqi.games.pamir.terms import CHECKS, SLOTS
from yiqi.games.pamir.wakhan_deck import BACKS

Read = Callable[[str, Any], int]

MOST_RUPEES: Final = 1000
MOST_IN_PILE: Final = (10, 2, 1)
MOST_PILE: Final = 12
BETWEEN: Final = ("prize", "tuck")
"""The decisions whose cards lie nowhere else."""


def read_map(values: Values, s: State, data: Mapping[str, Any]) -> None:
    """Armies, roads, tribes and spies."""
    cards = s.terms.cards
    for region, k, n in _pieces(values, data, "armies", REGIONS, values.region, coalition):
        s.armies[k * REGION_COUNT + region] = n
    for border, k, n in _pieces(values, data, "roads", cards.border_names, values.border, coalition):
        s.roads[k * BORDER_COUNT + border] = n
    for region, player, n in _pieces(values, data, "tribes", REGIONS, values.region, values.player):
        s.tribes[player * REGION_COUNT + region] = n
    for card, player, n in _pieces(values, data, "spies", cards.name, values.court_card, values.player):
        s.spies[card] |= n << SPY_BITS * player


def _pieces(
    values: Values, data: Mapping[str, Any], field: str, names: tuple[str, ...], place: Read, whose: Read
) -> Iterator[tuple[int, int, int]]:
    """Place, whose, how many, of a field that goes by place: each an object, or a list by player or coalition."""
    for at, row in values.once(field, data.get(field, {}), place):
        if isinstance(row, list):
            row = dict(zip(COALITIONS, row, strict=False)) if whose is coalition else dict(enumerate(row))
        where = f"{field} {names[at]}"
        for who, n in values.once(where, row, whose):
            if who == NOBODY:
                raise Faulty(where, "one of " + ", ".join(COALITIONS), NONE)
            yield at, who, number(f"{where} {COALITIONS[who] if whose is coalition else who}", n, 0, MOST_PIECES)


def read_cards(values: Values, s: State, data: Mapping[str, Any]) -> None:
    """The market, what is out of play, events in force; the deck is what lies nowhere else."""
    cards = s.terms.cards
    if "market" in data:
        s.market = [values.card("market", card) if card else 0 for card in grid("market", data["market"])]
    s.gone = values.cards("gone", data.get("gone", []))
    s.in_force = values.cards("in_force", data.get("in_force", []))
    _once(s)
    taken = {*s.market, *s.gone, *s.in_force, *_between(values, data)}
    for held in (*s.hands, *s.courts, *s.prizes):
        taken.update(held)
    resolved = sum([cards.check[card] for card in s.gone])
    s.checks = number("checks", data.get("checks", resolved), 0, 2 * CHECKS)
    for card in CHECK_CARDS:
        if resolved < s.checks and card not in taken:
            s.gone = (*s.gone, card)
            taken.add(card)
            resolved += 1
    _read_lasting(values, s, data, taken)
    if "market" not in data:
        free = [int(name) for name in cards.court_names if int(name) not in taken]
        s.market = [*free[:SLOTS], *[0] * (SLOTS - len(free))]
        taken.update(s.market)
    for bag in (s.court_bag, s.event_bag, s.check_bag):
        for at, name in enumerate(bag.names):
            if int(name) in taken:
                bag.take(at)


def _once(s: State) -> None:
    """Cards that can be played, bought or used are told apart by their number alone."""
    seen: set[int] = set()
    for field, rows in (("hands", s.hands), ("courts", s.courts), ("market", [tuple(s.market)])):
        for card in [card for row in rows for card in row if card]:
            if card in seen:
                raise Faulty(field, "each card once in all hands, courts and the market", card)
            seen.add(card)


def _between(values: Values, data: Mapping[str, Any]) -> Iterator[int]:
    """Cards that lie nowhere but in a question or what follows from it."""
    for field in ("stack", "ask"):
        rows = data.get(field)
        for row in rows if isinstance(rows, list) else [rows]:
            if isinstance(row, Mapping) and row.get("decision") in BETWEEN:
                yield values.court_card(field, row.get("card"))


def _read_lasting(values: Values, s: State, data: Mapping[str, Any], taken: set[int]) -> None:
    """Events in force by effect; when their cards are not given, the first that have the effect and lie nowhere."""
    cards = s.terms.cards
    for effect, player in values.once("lasting", data.get("lasting", {}), lambda f, v: word(f, v, LASTING)):
        s.lasting[effect] = values.player(f"lasting {LASTING[effect]}", player)
        if "in_force" in data:
            continue
        for card in map(int, cards.event_names):
            effects = (*cards.bought[card], *cards.discarded[card])
            if card not in taken and any(LASTING[effect] in row for row in effects):
                s.in_force = (*s.in_force, card)
                taken.add(card)
                break


def read_market(values: Values, s: State, data: Mapping[str, Any]) -> None:
    """Rupees in the market, and which slots got one this turn: by slot, or by the card there."""

    def slot(field: str, value: Any) -> int:
        card = values.card(field, value)
        if card not in s.market:
            raise Faulty(field, "a card in the market", value)
        return s.market.index(card)

    coins = data.get("coins", {})
    by_slot = enumerate(grid("coins", coins)) if isinstance(coins, list) else values.once("coins", coins, slot)
    for at, n in by_slot:
        s.coins[at] = number("coins", n, 0, MOST_RUPEES)
    marked = listed("marked", data.get("marked", []))
    if any(isinstance(row, list) for row in marked):
        for at, yes in enumerate(grid("marked", marked)):
            s.marked |= number("marked", yes, 0, 1) << at
    else:
        for card in marked:
            s.marked |= 1 << slot("marked", card)


def read_piles(s: State, data: Mapping[str, Any]) -> None:
    """What each pile still holds; by default what a fresh deck would, as far as there are cards for it."""
    bags = (s.court_bag, s.event_bag, s.check_bag)
    if "piles" not in data:
        _usual_piles(s)
        return
    rows = listed("piles", data["piles"])
    if len(rows) != PILES:
        raise Faulty("piles", f"{PILES} piles", len(rows))
    for at, row in enumerate(rows):
        row = dict(zip(SORTS, row, strict=False)) if isinstance(row, list) else table(f"piles {at}", row)
        known_keys(f"piles {at}", row, SORTS)
        pile = [
            number(f"piles {at} {name}", row.get(name, 0), 0, most)
            for name, most in zip(SORTS, MOST_IN_PILE, strict=True)
        ]
        s.piles[3 * at : 3 * at + 3] = pile
        number(f"piles {at}", sum(pile), 0, MOST_PILE)
    for sort, name in enumerate(SORTS):
        if sum(s.piles[sort::3]) > bags[sort].total:
            raise Faulty("piles", f"no more {name} cards than lie nowhere else", sum(s.piles[sort::3]))


def _usual_piles(s: State) -> None:
    """Twelve cards came to the market; a check came when its pile and those above it were used up."""
    bags = (s.court_bag, s.event_bag, s.check_bag)
    found = CHECKS - s.check_bag.total
    used = SLOTS
    for at in range(0, 3 * PILES, 3):
        if found and at // 3 < PILES - CHECKS + found:
            s.piles[at : at + 3] = [0, 0, 0]
        elif not found:
            n = min(used, s.piles[at])
            s.piles[at] -= n
            used -= n
    for sort, bag in enumerate(bags):
        for at in range(sort, 3 * PILES, 3):
            s.piles[at] -= min(s.piles[at], max(0, sum(s.piles[sort::3]) - bag.total))


def read_marks(values: Values, s: State, data: Mapping[str, Any]) -> None:
    """What acted and what was placed this turn, and who knows which cards in hands."""
    for card in values.cards("used", data.get("used", []), court=True):
        s.used |= 1 << card
    for at, row in enumerate(listed("fresh", data.get("fresh", []))):
        k, place = values.piece(f"fresh {at}", row)
        # a cylinder is of the player whose turn it is unless it says otherwise
        whose = values.player(f"fresh {at} player", row.get("player", s.player))
        s.fresh = (*s.fresh, cylinder_code(whose, place) if k == CYLINDER else block_code(k, place))
    given = data.get("known", {})
    if isinstance(given, list):
        given = dict(enumerate(given))

    def viewer(field: str, value: Any) -> int:
        return s.terms.players if value in (ONLOOKERS, s.terms.players) else values.player(field, value)

    for who, known in values.once("known", given, viewer):
        for card in values.cards(f"known {who}", known, court=True):
            if not any(card in hand for hand in s.hands):
                raise Faulty(f"known {who}", "cards in hands", card)
            s.known[who] |= 1 << card


def read_automa(s: State, data: Mapping[str, Any]) -> None:
    """Wakhan's cards: the one in play, the back that shows, the loyalty she showed last, what was drawn."""
    row = table("automa", data.get("automa", {}))
    known_keys("automa", row, ("front", "back", "leaning", "drawn") if s.terms.wakhan != NOBODY else ())
    total = len(s.automa.names)
    s.front = number("automa front", row.get("front", 0), 0, total)
    for card in listed("automa drawn", row.get("drawn", [s.front] if s.front else [])):
        at = number("automa drawn", card, 1, total) - 1
        if not s.automa.counts[at]:
            raise Faulty("automa drawn", "each card once", card)
        s.automa.take(at)
    left = {s.terms.backs[at + 1] for at, n in enumerate(s.automa.counts) if n}
    s.back = min(left) if s.front else NOBODY
    if "back" in row:
        s.back = NOBODY if row["back"] == NONE else word("automa back", row["back"], BACKS)
        if s.back != NOBODY and s.back not in left:
            raise Faulty("automa back", "the back of a card that was not drawn", row["back"])
    if "leaning" in row:
        s.leaning = coalition("automa leaning", row["leaning"])
