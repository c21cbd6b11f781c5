"""States from JSON: the documented form of a position (docs/position-pamir.md), which `State.to_json` writes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from yiqi.core.position import Faulty, listed, number
from yiqi.games.pamir.cards import COALITIONS, COURT, SUITS
from yiqi.games.pamir.court import refresh
from yiqi.games.pamir.pieces import (
    ARMIES,
    BORDER_COUNT,
    CODES,
    REGION_COUNT,
    blocks_at,
    cylinders_at,
    is_block,
    owner_of,
    spies_of,
    update_rulers,
)
from yiqi.games.pamir.play import Enter
from yiqi.games.pamir.position_forms import plain
from yiqi.games.pamir.position_stack import beginning, check_stack, read_ask, read_stack
from yiqi.games.pamir.position_table import (
    MOST_RUPEES,
    read_automa,
    read_cards,
    read_map,
    read_market,
    read_marks,
    read_piles,
)
from yiqi.games.pamir.position_values import MOST_PIECES, NONE, Values, coalition, space, word
from yiqi.games.pamir.position_write import UNKNOWN
from yiqi.games.pamir.setup import Loyalty, blank
from yiqi.games.pamir.state import NOBODY, Decision, State
from yiqi.games.pamir.terms import ACTIONS, ASK_ME, BLOCKS, CHECKS, CYLINDERS, GIVE_UPS, OFFERS, STANDING, Terms
from yiqi.games.pamir.wakhan_deck import lean
from yiqi.games.pamir.wakhan_hand import Hand

STATE_FIELDS: Final = (
    "order", "first", "turn", "actions", "favored", "rupees", "loyalty", "points", "gifts", "prizes", "hands", "courts",
    "standing", "shown", "known", "market", "coins", "marked", "used", "offers", "given_up", "armies", "roads",
    "tribes", "spies", "lasting", "checked", "in_force", "gone", "checks", "piles", "fresh", "automa", "stack",
)  # fmt: skip
FIELDS: Final = ("seats", "options", *STATE_FIELDS, "phase", "ask", "game", "edition", "ruleset")
PHASES: Final = ("setup", "turn", "over")
MOST_POINTS: Final = 60
MOST_CARDS: Final = 30
"""In one hand, court or pile of prizes."""
PLACING: Final = ("road", "icons", "build", "move", "begin", "wakhan_hand", "wakhan_joins")
"""What Wakhan cannot be in the middle of without a loyalty."""
BRITISH: Final = COALITIONS.index("british")
UNSAID: Final = -2


def restore(terms: Terms, data: Mapping[str, Any]) -> State:
    """The state that `to_json` wrote. Raises ValueError naming what is wrong."""
    for field in STATE_FIELDS:
        if field not in data:
            raise Faulty(field, "this field in a saved state", None)
    return read(terms, data)[0]


def read(terms: Terms, data: Mapping[str, Any]) -> tuple[State, list[str]]:
    """The state that a position describes, defaults filled in, and what could not arise in play."""
    if not isinstance(data, Mapping):
        raise Faulty("the whole", "an object of fields", data)
    data = plain(data)
    for field in data:
        if field not in FIELDS:
            raise Faulty(field, "one of the fields " + ", ".join(FIELDS), data[field])
    if type(data.get("seats", terms.seats)) is not int or data.get("seats", terms.seats) != terms.seats:
        raise Faulty("seats", f"{terms.seats}, as many as are asked for", data["seats"])
    values = Values(terms)
    s = blank(terms, number("first", data.get("first", 0), 0, terms.seats - 1))
    _read_turn(values, s, data)
    _read_players(values, s, data)
    read_map(values, s, data)
    read_cards(values, s, data)
    read_market(values, s, data)
    read_piles(s, data)
    read_marks(values, s, data)
    read_automa(s, data)
    s.stack = _question(values, s, data)
    _settle_loyalty(s)
    if s.leaning == NOBODY and _leans(s, data):
        lean(s)
    _show_played(s)
    follow(s)
    _check_pieces(s)
    check_stack(s)
    if s.stack and s.checks >= CHECKS:
        raise Faulty("checks", f"0 to {CHECKS - 1} before the match is over", s.checks)
    return s, warnings_of(s, "piles" in data)


def _read_turn(values: Values, s: State, data: Mapping[str, Any]) -> None:
    """Whose turn it is, and how far it has gone."""
    if "order" in data:
        s.order = tuple([values.player("order", player) for player in listed("order", data["order"])])
        if sorted(s.order) != list(range(s.terms.players)):
            raise Faulty("order", "each player once", data["order"])
    s.player = values.player("turn", data.get("turn", s.first))
    s.actions = number("actions", data.get("actions", ACTIONS), 0, ACTIONS)
    s.offers = number("offers", data.get("offers", 0), 0, OFFERS)
    s.given_up = number("given_up", data.get("given_up", 0), 0, GIVE_UPS)
    s.checked = tuple([_outcome(s, row) for row in listed("checked", data.get("checked", []))])
    s.favored = word("favored", data.get("favored", SUITS[s.favored]), SUITS)


def _outcome(s: State, row: object) -> tuple[tuple[int, ...], ...]:
    """What one check came to, as it was written: dominant coalition and final, counts, points."""
    parts = [tuple(listed("checked", part)) for part in listed("checked", row)]
    players = s.terms.players
    sizes = [len(part) for part in parts]
    if sizes != [2, players, players] or any(type(n) is not int for part in parts for n in part):
        raise Faulty("checked", f"[dominant, final], {players} counts and {players} points", row)
    number("checked", parts[0][0], NOBODY, 2)
    return tuple(parts)


def _read_players(values: Values, s: State, data: Mapping[str, Any]) -> None:
    """What lies before each player."""

    def cards(field: str, value: Any) -> tuple[int, ...]:
        return values.cards(field, value, court=True, most=MOST_CARDS)

    def gifts(field: str, value: Any) -> int:
        found = 0
        for cost in listed(field, value):
            found |= 1 << space(field, cost)
        return found

    def shown(field: str, value: Any) -> int:
        return NOBODY if value == UNKNOWN else word(field, value, STANDING)

    by = values.by_player
    s.rupees = by("rupees", data.get("rupees"), lambda f, v: number(f, v, 0, MOST_RUPEES), s.rupees[0])
    s.points = by("points", data.get("points"), lambda f, v: number(f, v, 0, MOST_POINTS), 0)
    s.loyalty = by("loyalty", data.get("loyalty"), coalition, UNSAID)
    s.gifts = by("gifts", data.get("gifts"), gifts, 0)
    s.prizes = by("prizes", data.get("prizes"), cards, ())
    s.hands = [tuple(sorted(hand)) for hand in by("hands", data.get("hands"), cards, ())]
    s.courts = by("courts", data.get("courts"), cards, ())
    s.standing = by("standing", data.get("standing"), lambda f, v: word(f, v, STANDING), ASK_ME)
    s.shown = by("shown", data.get("shown"), shown, UNSAID)
    for player in range(s.terms.players):
        if s.shown[player] == UNSAID:
            # everybody begins by being asked; what was settled since is not to be seen
            s.shown[player] = ASK_ME if s.standing[player] == ASK_ME else NOBODY
        if any(s.terms.cards.prize[card] < 0 for card in s.prizes[player]):
            raise Faulty(f"prizes {player}", "cards that are prizes", list(s.prizes[player]))


def _question(values: Values, s: State, data: Mapping[str, Any]) -> list[Decision]:
    """Nothing, the decisions as they are printed, a question by name, or what to do in this turn."""
    if "stack" in data and "ask" in data:
        raise Faulty("ask", "either stack or ask", data["ask"])
    phase = PHASES[word("phase", data.get("phase", "turn"), PHASES)]
    if phase == "over":
        return []
    if "stack" in data:
        return read_stack(values, data["stack"], s.player)
    if "ask" in data:
        return read_ask(values, s, data["ask"])
    return beginning(s, phase == "setup")


def _settle_loyalty(s: State) -> None:
    """Those who are still to choose have no loyalty, nor has Wakhan; all others have one."""
    choosing = [decision.player for decision in s.stack if isinstance(decision, Loyalty)]
    for player, loyal in enumerate(s.loyalty):
        without = player == s.terms.wakhan or player in choosing
        if loyal == UNSAID:
            s.loyalty[player] = NOBODY if without else BRITISH
        elif without != (loyal == NOBODY):
            expected = NONE if without else "one of " + ", ".join(COALITIONS)
            raise Faulty(f"loyalty {player}", expected, NONE if loyal == NOBODY else COALITIONS[loyal])


def _leans(s: State, data: Mapping[str, Any]) -> bool:
    """Whether Wakhan's loyalty follows from her card: one is in play, or she is in the middle of something."""
    if s.terms.wakhan == NOBODY:
        return False
    said = isinstance(data.get("automa"), Mapping) and "leaning" in data["automa"]
    placing = any(decision.player == s.terms.wakhan and decision.name in PLACING for decision in s.stack)
    return placing or (s.front > 0 and not said)


def _show_played(s: State) -> None:
    """Everybody has seen a card for which a bribe is owed, and those that Wakhan is about to play."""
    seen = [decision.card for decision in s.stack if isinstance(decision, Enter)]
    if s.terms.wakhan != NOBODY:
        seen += s.hands[s.terms.wakhan]
    for viewer in range(len(s.known)):
        s.known[viewer] |= sum([1 << card for card in set(seen)])


def follow(s: State) -> None:
    """Sets what follows from the rest: supplies (below 0 where too many pieces are in play), stars, powers, rulers."""
    for k in range(len(COALITIONS)):
        armies = s.armies[k * REGION_COUNT : (k + 1) * REGION_COUNT]
        s.blocks[k] = BLOCKS - sum(armies) - sum(s.roads[k * BORDER_COUNT : (k + 1) * BORDER_COUNT])
    for player in range(s.terms.players):
        spies = sum([spies_of(s, card, player) for card in range(COURT + 1) if s.spies[card]])
        tribes = sum(s.tribes[player * REGION_COUNT : (player + 1) * REGION_COUNT])
        # a spy that waits for its owner to say where it goes is nowhere
        waiting = sum([decision.name == "safe_house" and decision.player == player for decision in s.stack])
        s.cylinders[player] = CYLINDERS - spies - tribes - s.gifts[player].bit_count() - waiting
        refresh(s, player)
    update_rulers(s)


def _check_pieces(s: State) -> None:
    """Refuses more pieces than can be counted."""
    for name, left in zip(COALITIONS, s.blocks, strict=True):
        if BLOCKS - left > MOST_PIECES:
            raise Faulty("armies and roads", f"at most {MOST_PIECES} blocks of {name}", BLOCKS - left)
    for player, left in enumerate(s.cylinders):
        if CYLINDERS - left > MOST_PIECES:
            raise Faulty("tribes, spies and gifts", f"at most {MOST_PIECES} cylinders of {player}", CYLINDERS - left)


def warnings_of(s: State, piled: bool) -> list[str]:
    """What could not arise in play, as message keys. `piled`: the position says what the piles hold."""
    found: list[str] = []
    if min(s.blocks) < 0:
        found.append("warning-blocks")
    if min(s.cylinders) < 0:
        found.append("warning-cylinders")
    held = [*s.hands, *s.courts, *s.prizes, s.market, s.gone, s.in_force]
    if any(n > 1 for card, n in Counter([card for cards in held for card in cards]).items() if card):
        found.append("warning-cards")
    if _odd_deck(s) or (piled and _odd_piles(s)):
        found.append("warning-deck")
    if _odd_places(s):
        found.append("warning-places")
    if _odd_loyalty(s):
        found.append("warning-loyalty")
    return found


def _odd_deck(s: State) -> bool:
    """Whether checks and events in force are not where they should be."""
    checks = s.terms.cards.check
    in_market = sum([checks[card] for card in s.market])
    resolved = sum([checks[card] for card in s.gone])
    # Rumor is in force for nobody until somebody is named
    unnamed = sum([decision.name == "name" for decision in s.stack])
    lasting = sum([player != NOBODY for player in s.lasting])
    return in_market > 1 or resolved != s.checks or not lasting <= len(s.in_force) <= lasting + unnamed


def _odd_piles(s: State) -> bool:
    """Whether a pile was drawn from while there were cards above it."""
    piles = [sum(s.piles[at : at + 3]) for at in range(0, len(s.piles), 3)]
    top = next((at for at, n in enumerate(piles) if n), 0)
    return any(n < piles[-1] for n in piles[top + 1 :])


def _odd_places(s: State) -> bool:
    """Whether a spy or a mark is on a card in no court, a piece placed this turn is not there, Wakhan holds a hand."""
    if s.terms.wakhan != NOBODY and s.hands[s.terms.wakhan] and not any(isinstance(d, Hand) for d in s.stack):
        return True
    for card in range(COURT + 1):
        if (s.spies[card] or s.used >> card & 1) and owner_of(s, card) == NOBODY:
            return True
    for code in set(s.fresh):
        if is_block(code):
            there = blocks_at(s, (code - ARMIES) // 100, (code - ARMIES) % 100 + ARMIES)
        else:
            there = cylinders_at(s, code // CODES, code % CODES)
        if s.fresh.count(code) > there:
            return True
    return False


def _odd_loyalty(s: State) -> bool:
    """Whether somebody who is not about to change his loyalty has patriots or prizes of another coalition."""
    cards = s.terms.cards
    turning = [decision.player for decision in s.stack if decision.name in ("convert", "dial")]
    for player, loyal in enumerate(s.loyalty):
        if player == s.terms.wakhan or player in turning:
            continue
        found = [cards.patriot[card] for card in s.courts[player]] + [cards.prize[card] for card in s.prizes[player]]
        if any(k not in (NOBODY, loyal) for k in found):
            return True
    return False
