"""Wakhan's card actions: which are possible, which card acts, and what she does in each (clauses pamir wakhan)."""

from __future__ import annotations

from typing import Final

from yiqi.core.game import Action
from yiqi.games.pamir.actions import least
from yiqi.games.pamir.acts import BETRAY, BUILD, GIFT, MOVE, TAX, is_favored
from yiqi.games.pamir.battle import sites, spy_refusal, tribe_refusal
from yiqi.games.pamir.betray import target_refusal
from yiqi.games.pamir.bribe import hostage_bribe
from yiqi.games.pamir.cards import COALITIONS, NATIONALISM, REGIONS
from yiqi.games.pamir.gift import FULL
from yiqi.games.pamir.move import ring, steps
from yiqi.games.pamir.pieces import BORDER_COUNT, rules_any, spies_of, units_in, update_ruler
from yiqi.games.pamir.state import NOBODY, State
from yiqi.games.pamir.tax import taxable
from yiqi.games.pamir.terms import COLUMNS
from yiqi.games.pamir.wakhan_cards import against, has_most, preferred, ranked, spy_count
from yiqi.games.pamir.wakhan_deck import TOP, borders, others, regions, row
from yiqi.games.pamir.wakhan_place import REGION

MOST_SPIES: Final = "battle_highest_priority_court_card_with_most_spies_where_wakhan_has_spy"
NO_ACTION: Final[Action] = ()


def possible(s: State, act: int) -> bool:
    """Whether an action would do anything for her now, whichever card acts."""
    player = s.terms.wakhan
    if act == TAX:
        return tax_target(s)[0] != NO_ACTION
    if act == GIFT:
        return s.gifts[player] != FULL
    if act == BUILD:
        return rules_any(s, player)
    if act == MOVE:
        return next_move(s)[0] != NO_ACTION
    return bool(betrayed(s)[0]) if act == BETRAY else battle_site(s, False)[0] != NO_ACTION


def may_act(s: State, card: int, act: int) -> bool:
    """Whether a card of her court can do an action: it has it, is unused, and she can pay bribe and least cost."""
    player = s.terms.wakhan
    if act not in s.terms.cards.acts[card] or s.used >> card & 1:
        return False
    if s.actions == 0 and not is_favored(s, player, card):
        return False
    return s.rupees[player] >= least(s, player, act) + hostage_bribe(s, player, card)[1]


def actor(s: State, act: int) -> tuple[int, str]:
    """The card of her court that acts, and the step of priority that decided; 0 for none (clause pamir wakhan.19)."""
    return preferred(s, [card for card in s.courts[s.terms.wakhan] if may_act(s, card, act)])


# tax


def tax_target(s: State, payer: int = NOBODY) -> tuple[Action, str]:
    """Whom or what she takes the next rupee from; `payer`: whom she took the last one from (clause pamir wakhan.41)."""
    if payer != NOBODY and taxable(s, s.terms.wakhan, payer):
        return ("levy", payer), "richest"
    richest, most = NOBODY, 0
    for player in others(s):
        if s.rupees[player] > most and taxable(s, s.terms.wakhan, player):
            richest, most = player, s.rupees[player]
    if richest != NOBODY:
        return ("levy", richest), "richest"
    first = COLUMNS if row(s) != TOP else 0
    for column in range(COLUMNS):
        for slot in (first + column, COLUMNS - first + column):
            if s.market[slot] and s.coins[slot]:
                return ("rupee", s.market[slot]), "leftmost"
    return NO_ACTION, ""


# build, betray


def build_region(s: State) -> int:
    """The first region on her card that she rules (clause pamir wakhan.35)."""
    return next(region for region in regions(s) if s.rulers[region] == s.terms.wakhan)


def betrayed(s: State) -> tuple[int, str]:
    """The court card she betrays, 0 for none: one with a prize and a spy of hers (clause pamir wakhan.36)."""
    player, prize = s.terms.wakhan, s.terms.cards.prize
    found: list[int] = []
    for owner, court in enumerate(s.courts):
        prizes = [card for card in court if prize[card] != NOBODY]
        found += [card for card in prizes if target_refusal(s, player, card, owner) is None]
    return preferred(s, found)


# move


def next_move(s: State) -> tuple[Action, str]:
    """Her next step: an army's, by option a spy's when no army can (clauses pamir wakhan.42, wakhan.43, wakhan.44)."""
    player = s.terms.wakhan
    for start in regions(s):
        army = s.armies[s.leaning * 6 + start] > 0
        tribe = not army and s.lasting[NATIONALISM] == player and s.tribes[player * 6 + start] > 0
        if (army or tribe) and keeps_rule(s, start, army):
            goal = destination(s, start)
            if goal != NOBODY:
                return ("move_army" if army else "move_tribe", REGIONS[start], REGIONS[goal]), REGION
    return next_spy(s) if s.terms.restless_spies else (NO_ACTION, "")


def keeps_rule(s: State, region: int, army: bool) -> bool:
    """Whether she loses no ruler token when an army, or a tribe, leaves a region."""
    player = s.terms.wakhan
    if s.rulers[region] != player:
        return True
    held = s.armies if army else s.tribes
    at = (s.leaning if army else player) * 6 + region
    held[at] -= 1
    update_ruler(s, region)
    kept = s.rulers[region] == player
    held[at] += 1
    update_ruler(s, region)
    return kept


def destination(s: State, start: int) -> int:
    """The first neighbour with another's tribe where tribes still outnumber her armies, NOBODY if there is none."""
    for region in regions(s):
        if region not in s.terms.cards.neighbours[start]:
            continue
        theirs = sum([s.tribes[player * 6 + region] for player in range(s.terms.seats)])
        tribes = theirs + s.tribes[s.terms.wakhan * 6 + region]
        if theirs and tribes > s.armies[s.leaning * 6 + region]:
            return region
    return NOBODY


def next_spy(s: State) -> tuple[Action, str]:
    """An idle spy from the card of lowest priority to the best card it reaches (clause pamir wakhan.44)."""
    player, cards = s.terms.wakhan, ring(s)
    idle = [card for card in cards if spies_of(s, card, player) and against(s, card) < 0]
    for card in reversed(ranked(s, idle)):
        reached = [cards[at] for at in steps(s, player, cards, cards.index(card))]
        goal, why = preferred(s, [other for other in reached if not has_most(s, other)])
        if goal:
            return ("move_spy", card, goal), why
    return NO_ACTION, ""


# battle


def battle_site(s: State, spies_only: bool) -> tuple[Action, str]:
    """Where she battles: in a region, else on a court card (clauses pamir wakhan.37, wakhan.40).

    `spies_only`: on the court card with most spies (clause pamir wakhan.50).
    """
    player = s.terms.wakhan
    found = sites(s, player)
    if spies_only:
        most = max([spy_count(s, card) for card in found], default=0)
        left = [card for card in found if spy_count(s, card) == most]
        card, why = preferred(s, left)
        if card == 0:
            return NO_ACTION, ""
        return ("fight_on", card), ("most_spies" if len(left) == 1 < len(found) else why)
    for region in regions(s):
        if units_in(s, player, s.leaning, region) and targets(s, region):
            return ("fight_in", REGIONS[region]), REGION
    card, why = preferred(s, found)
    return (("fight_on", card), why) if card else (NO_ACTION, "")


def targets(s: State, region: int) -> list[Action]:
    """What she may remove in a region, in her order: tribes, armies, roads (clauses pamir wakhan.37, wakhan.38)."""
    player, players = s.terms.wakhan, others(s)
    settled = [other for other in players if s.tribes[other * 6 + region]]
    found: list[Action] = [("hit_tribe", p) for p in settled if tribe_refusal(s, player, p, region) is None]
    hostile: list[int] = []
    for other in players:
        loyal = s.loyalty[other]
        if loyal not in (NOBODY, s.leaning) and loyal not in hostile:
            hostile.append(loyal)
    found += [("hit_army", COALITIONS[k]) for k in hostile if s.armies[k * 6 + region]]
    for k in hostile:
        for border in borders(s, region):
            if s.roads[k * BORDER_COUNT + border]:
                found.append(("hit_road", s.terms.cards.border_names[border], COALITIONS[k]))
    return found


def spy_targets(s: State, site: int) -> list[Action]:
    """Whose spies she removes from a court card, in her order."""
    player = s.terms.wakhan
    return [
        ("hit_spy", other) for other in others(s) if spies_of(s, site, other) and spy_refusal(s, player, other) is None
    ]
