"""Battles, and what they do to armies, forts and cities (clauses world 3.4 to 3.7)."""

from __future__ import annotations

from typing import Final

from yiqi.core.chance import Chance
from yiqi.core.game import Event
from yiqi.games.world.odds import Defence, attack_dice, defence, percent_to_win, wins_ties
from yiqi.games.world.state import NOBODY, State, holder
from yiqi.games.world.terms import BATTLE_DICE

SIDES: Final = 6
LEADER_DICE: Final = 3
MOST_BATTLES: Final = 60
"""So many rounds of a turn are kept for the view."""


def fight(
    s: State,
    seat: int,
    land: int,
    against: Defence,
    dice: int,
    bonus: int,
    ties: bool,
    chance: Chance,
    told: list[Event],
) -> str:
    """Fights for a land with another army in it; the attacker's army is counted by whoever calls.

    `seat` NOBODY: barbarians. Returns "won" (the defender is gone), "tied" (the land is vacant), "lost" (the defender
    stays). A fort falls as clause world 3.6.3b says.
    """
    enemy = holder(s, land)
    add = against.bonus
    while True:
        own = tuple([chance.die(SIDES) for _ in range(dice)])
        other = tuple([chance.die(SIDES) for _ in range(against.dice)])
        lead = max(own) + bonus - max(other) - add
        if lead == 0 and ties:
            lead = 1
        result = _result(lead, add)
        win = percent_to_win(dice, against.dice, bonus, add > 0, ties)
        tell(s, seat, enemy, land, against, own, other, bonus, add, result, win, told)
        # rebels have three dice of their own
        led = s.terms.leader_mortal and seat == s.seat and against.why != "uprising"
        if led and own.count(own[0]) == len(own) == LEADER_DICE and _leader_falls(s, told):
            dice = attack_dice(s)
        if result == "lost":
            return result
        if result == "fort" or result == "fort_lost":
            s.forts &= ~(1 << land)
            if result == "fort_lost":
                return "lost"
            add = 0
            continue
        vacate(s, enemy, land)
        return result


def _result(lead: int, add: int) -> str:
    """How a round ended, by the attacker's lead; `add`: a fort stands (clauses world 3.4.3, 3.6.3b)."""
    if lead < 0:
        return "lost"
    if add:
        return "fort" if lead > 0 else "fort_lost"
    return "won" if lead > 0 else "tied"


def _leader_falls(s: State, told: list[Event]) -> bool:
    """A leader dies when his three dice are equal (option leader_dies); what other events of the turn give stays.

    Whether there was one who lived.
    """
    if s.dice_until <= SIDES:
        return False
    s.dice, s.dice_until = BATTLE_DICE, 0
    for card in s.named:
        event = s.terms.cards.events[card]
        if event.kind == "dice" and event.until > SIDES:
            told.append(Event("leader_dies", {"seat": s.seat, "card": event.id}))
        elif event.kind == "dice" or event.kind == "jihad":
            s.dice, s.dice_until = max(s.dice, event.dice), max(s.dice_until, event.until)
    return True


def tell(
    s: State, seat: int, enemy: int, land: int, against: Defence, own: tuple[int, ...], other: tuple[int, ...],
    bonus: int, add: int, result: str, win: int, told: list[Event],
) -> None:  # fmt: skip
    """Notes a round of battle for the view and tells it; `win`: how likely the land was to fall, in percent."""
    s.battles = (
        *s.battles[-MOST_BATTLES:],
        (seat, enemy, land, against.land, against.water, own, other, bonus, add, result),
    )
    ground = s.terms.ground
    unit = s.unit[land]
    public = {
        "seat": seat,
        "empire": s.terms.cards.forces[s.force] if seat != NOBODY and s.force != NOBODY else "none",
        "seat_other": enemy,
        "empire_other": s.terms.cards.forces[unit >> 3] if unit >= 0 else "none",
        "land": ground.lands[land],
        "land_from": ground.lands[against.land] if against.land != NOBODY else "none",
        "water": ground.waters[against.water] if against.water != NOBODY else "none",
        "defence": against.why,
        "dice": " ".join([str(n) for n in own]),
        "dice_other": " ".join([str(n) for n in other]),
        "bonus": bonus,
        "bonus_other": add,
        "win": win,
        "result": result,
    }
    told.append(Event("battle", public))


def vacate(s: State, seat: int, land: int) -> None:
    """Takes the army of a seat out of a land; its fort falls, cities stay (ruling world 3.7.r2)."""
    bit = 1 << land
    s.armies[seat] &= ~bit
    s.unit[land] = NOBODY
    s.forts &= ~bit
    s.former[seat] |= bit


def settle(s: State, seat: int, force: int, land: int) -> None:
    """Puts an army of a force into a land that is vacant or the seat's own."""
    bit = 1 << land
    s.armies[seat] |= bit
    s.unit[land] = force * 8 + s.epoch
    former = s.former
    for other in range(len(former)):
        if former[other] & bit:
            former[other] &= ~bit


def ruin(s: State, seat: int, land: int, told: list[Event]) -> bool:
    """What an invasion does: a capital becomes a city, a city goes (clause world 3.7.1). Whether there was one."""
    bit = 1 << land
    if s.capitals & bit:
        s.capitals &= ~bit
        s.cities |= bit
        told.append(Event("reduced", {"seat": seat, "land": s.terms.ground.lands[land]}))
        return True
    if s.cities & bit:
        s.cities &= ~bit
        told.append(Event("destroyed", {"seat": seat, "land": s.terms.ground.lands[land]}))
        return True
    return False


def attack(s: State, land: int, chance: Chance, told: list[Event]) -> str:
    """The empire in turn attacks a land within its reach with one army out of its hand; returns what `fight` does.

    Takes the land when it wins; counts the army lost when it does not.
    """
    found = defence(s, land)
    result = fight(s, s.seat, land, found, attack_dice(s), s.bonus, wins_ties(s), chance, told)
    if result == "won":
        take(s, land, True, told)
    else:
        s.defeats += 1
        if s.force < s.terms.cards.majors:
            s.lost += 1
        if result == "tied":
            s.tied |= 1 << land
    return result


def take(s: State, land: int, invading: bool, told: list[Event]) -> None:
    """The empire in turn enters a land that is vacant now, or walks over its own colour's army (clause world 3.1.5)."""
    bit = 1 << land
    seat = s.seat
    own = s.armies[seat] & bit
    if not own and (s.capitals | s.cities) & bit:
        others = not s.former[seat] & bit
        ruins = invading or s.tied & bit or (s.terms.any_taking and others)
        ruined = ruin(s, seat, land, told) if ruins else False
        empire = s.terms.cards.empires[s.force]
        if ruined and s.terms.marauders and others and empire.order and not empire.capital:
            s.raids += 1
            told.append(Event("raid", {"seat": seat, "land": s.terms.ground.lands[land]}))
    settle(s, seat, s.force, land)
    reach(s, land)


def reach(s: State, land: int) -> None:
    """Notes a land of the empire in turn, and what lies within reach from there."""
    bit = 1 << land
    s.active |= bit
    s.base |= bit
    s.frontier |= s.terms.ground.next_to[land]
    for _, coast in s.routes:
        if coast & bit:
            s.frontier |= coast
