"""Which card Wakhan radicalizes by an instruction, and the Dominance Check of her ambition (clauses pamir wakhan)."""

from __future__ import annotations

from typing import Final

from yiqi.core.chance import QuickChance
from yiqi.core.game import Event
from yiqi.games.pamir import market
from yiqi.games.pamir.acts import MOVE
from yiqi.games.pamir.cards import ARMY, TRIBE
from yiqi.games.pamir.check import Outcome, dominant, early_winner, is_final, outcome
from yiqi.games.pamir.court import ECONOMIC, INTELLIGENCE, MILITARY, POLITICAL, court_limit
from yiqi.games.pamir.pieces import ARMIES, TRIBES, spies_of
from yiqi.games.pamir.placing import Reuse, place_block, place_cylinder
from yiqi.games.pamir.state import NOBODY, State
from yiqi.games.pamir.terms import SLOTS
from yiqi.games.pamir.wakhan_cards import (
    BLOCKS,
    CYLINDERS,
    before_check,
    can_buy,
    cheapest,
    icon_count,
    most,
    net,
    offered,
    pointed_card,
)
from yiqi.games.pamir.wakhan_place import reused

PLAIN: Final = "radicalize"
CONDITION: Final = "condition"
"""An instruction is impossible because what it asks for first is not so."""
NOTHING: Final = "nothing"
"""An instruction is impossible because nothing fits it."""
POOR: Final = 2
"""With fewer rupees she looks for money (clause pamir wakhan.53)."""

SUITED: Final = {
    "radicalize_highest_ranked_intelligence": INTELLIGENCE,
    "radicalize_highest_ranked_political": POLITICAL,
    "radicalize_if_court_size_at_limit_highest_ranked_political": POLITICAL,
    "radicalize_if_fewer_spies_than_another_player_highest_ranked_intelligence": INTELLIGENCE,
    "radicalize_if_military_favored_highest_ranked_military": MILITARY,
    "radicalize_if_political_favored_highest_ranked_economic": ECONOMIC,
}
"""The instructions that take the highest rank of a suit (clauses pamir wakhan.51, wakhan.57)."""
CLAUSES: Final = {
    "radicalize_card_that_gives_control_of_region": "pamir wakhan.54",
    "radicalize_card_that_would_place_most_blocks": "pamir wakhan.55",
    "radicalize_highest_ranked_intelligence": "pamir wakhan.51",
    "radicalize_highest_ranked_political": "pamir wakhan.51",
    "radicalize_if_court_size_at_limit_highest_ranked_political": "pamir wakhan.57",
    "radicalize_if_dominant_coalition_matching_patriot": "pamir wakhan.56",
    "radicalize_if_fewer_spies_than_another_player_highest_ranked_intelligence": "pamir wakhan.57",
    "radicalize_if_fewer_than_two_rupees_radicalize_most_net_rupees": "pamir wakhan.53",
    "radicalize_if_military_favored_highest_ranked_military": "pamir wakhan.51",
    "radicalize_if_no_card_with_move_card_with_move_action": "pamir wakhan.56",
    "radicalize_if_no_dominant_coalition_card_that_would_place_most_cylinders": "pamir wakhan.55",
    "radicalize_if_political_favored_highest_ranked_economic": "pamir wakhan.51",
    "radicalize_intelligence": "pamir wakhan.52",
}


def in_market(s: State) -> bool:
    """Whether a Dominance Check lies in the market."""
    return any(s.terms.cards.check[card] for card in s.market)


def chosen(s: State, instruction: str) -> tuple[int, str]:
    """The slot a radicalize takes and the word for what decided; (NOBODY, "condition" or "nothing") when impossible."""
    if instruction == PLAIN:
        slot, why = before_check(s) if in_market(s) else pointed_card(s)
    elif not applies(s, instruction):
        return NOBODY, CONDITION
    else:
        slot, why = instructed(s, instruction)
    return slot, (why if slot != NOBODY else NOTHING)


def clause_of(s: State, instruction: str, why: str) -> str:
    """The clause by which a radicalize takes its card now; `why` is what decided."""
    if instruction != PLAIN:
        return CLAUSES[instruction]
    if not in_market(s):
        return "pamir wakhan.29"
    if why == "net":
        return "pamir wakhan.28"
    return "pamir wakhan.27" if dominant(s) == NOBODY else "pamir wakhan.26"


def applies(s: State, instruction: str) -> bool:
    """Whether the condition of an instruction holds, if it has one."""
    player = s.terms.wakhan
    if instruction == "radicalize_if_military_favored_highest_ranked_military":
        return s.favored == MILITARY
    if instruction == "radicalize_if_political_favored_highest_ranked_economic":
        return s.favored == POLITICAL
    if instruction == "radicalize_if_fewer_than_two_rupees_radicalize_most_net_rupees":
        return s.rupees[player] < POOR
    if instruction == "radicalize_if_no_dominant_coalition_card_that_would_place_most_cylinders":
        return dominant(s) == NOBODY
    if instruction == "radicalize_if_dominant_coalition_matching_patriot":
        return dominant(s) != NOBODY
    if instruction == "radicalize_if_no_card_with_move_card_with_move_action":
        return not any(MOVE in s.terms.cards.acts[card] for card in s.courts[player])
    if instruction == "radicalize_if_court_size_at_limit_highest_ranked_political":
        return len(s.courts[player]) >= court_limit(s, player)
    if instruction == "radicalize_if_fewer_spies_than_another_player_highest_ranked_intelligence":
        counts = [sum([spies_of(s, card, p) for court in s.courts for card in court]) for p in range(s.terms.players)]
        return max(counts) > counts[player]
    return True


def instructed(s: State, instruction: str) -> tuple[int, str]:
    """The slot of the card that fits an instruction best; NOBODY when none does (clause pamir wakhan.25)."""
    cards, slots = s.terms.cards, offered(s)
    if instruction in SUITED:
        slots = [slot for slot in slots if cards.suit[s.market[slot]] == SUITED[instruction]]
        return most(s, slots, [cards.rank[s.market[slot]] for slot in slots], "rank")
    if instruction == "radicalize_card_that_would_place_most_blocks":
        slots = [slot for slot in slots if icon_count(s, slot, BLOCKS)]
        return most(s, slots, [icon_count(s, slot, BLOCKS) for slot in slots], "blocks")
    if instruction == "radicalize_if_no_dominant_coalition_card_that_would_place_most_cylinders":
        slots = [slot for slot in slots if icon_count(s, slot, CYLINDERS)]
        return most(s, slots, [icon_count(s, slot, CYLINDERS) for slot in slots], "cylinders")
    if instruction == "radicalize_if_fewer_than_two_rupees_radicalize_most_net_rupees":
        slots = [slot for slot in slots if net(s, slot) > 0]
        return most(s, slots, [net(s, slot) for slot in slots], "net")
    if instruction == "radicalize_if_dominant_coalition_matching_patriot":
        leading = dominant(s)
        return cheapest(s, [slot for slot in slots if cards.patriot[s.market[slot]] == leading])
    if instruction == "radicalize_if_no_card_with_move_card_with_move_action":
        return cheapest(s, [slot for slot in slots if MOVE in cards.acts[s.market[slot]]])
    if instruction == "radicalize_intelligence":
        return cheapest(s, [slot for slot in slots if cards.suit[s.market[slot]] == INTELLIGENCE])
    return cheapest(s, [slot for slot in slots if would_rule(s, s.market[slot])])


def would_rule(s: State, card: int) -> bool:
    """Whether a card's tribes and armies would make her ruler of its region, which she is not (clause pamir wakhan.54).

    They are placed on a copy, so that pieces taken from elsewhere count as they would.
    """
    cards, player = s.terms.cards, s.terms.wakhan
    region = cards.region[card]
    icons = [icon for icon in cards.icons[card] if icon in (ARMY, TRIBE)]
    if s.rulers[region] == player or not icons:
        return False
    trial = s.copy()
    trial.stack = []
    unseen: list[Event] = []
    for icon in icons:
        if icon == TRIBE:
            place_cylinder(trial, player, TRIBES + region, unseen)
        else:
            place_block(trial, player, trial.leaning, ARMIES + region, unseen)
        top = trial.stack.pop() if trial.stack else None
        if isinstance(top, Reuse):
            trial.stack.append(top)
            if top.due(trial, QuickChance(0), unseen):
                top.take(trial, reused(trial, top)[0], QuickChance(0), unseen)
        trial.stack = []
    return trial.rulers[region] == player


# ambition


def ambition(s: State) -> tuple[int, str]:
    """The slot of a Dominance Check she buys first of all, and why: points or victory (clause pamir wakhan.14)."""
    slots = [slot for slot in range(SLOTS) if s.terms.cards.check[s.market[slot]] and can_buy(s, slot)]
    if not slots:
        return NOBODY, NOTHING
    slot, _ = cheapest(s, slots)
    final = is_final(s, 1)
    found = outcome(s, final)
    player = s.terms.wakhan
    if _alone(list(found.points), player):
        return slot, "points"
    return (slot, "victory") if _wins(s, slot, found, final) else (NOBODY, NOTHING)


def _wins(s: State, slot: int, found: Outcome, final: bool) -> bool:
    """Whether the check in a slot, bought now, would make her the only winner, tie-breakers included."""
    player = s.terms.wakhan
    points = [n + more for n, more in zip(s.points, found.points, strict=True)]
    if not final:
        return early_winner(points) == player
    rupees = s.rupees[:]
    rupees[player] += s.coins[slot] - market.price(s, player, slot)
    ranks = [(points[p], s.stars[p * 4 + MILITARY], rupees[p]) for p in range(s.terms.players)]
    return all(rank < ranks[player] for other, rank in enumerate(ranks) if other != player)


def _alone(values: list[int], player: int) -> bool:
    """Whether a player has more than each other."""
    return all(n < values[player] for other, n in enumerate(values) if other != player)
