"""What dice decide, in exact fractions, and how a land is defended against an attack: pure functions (chapter 3)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

from yiqi.games.world.ground import bits
from yiqi.games.world.state import NOBODY, State, holder
from yiqi.games.world.terms import BATTLE_DICE

SIDES: Final = 6
OPEN: Final = 1
HARD: Final = 2
COAST: Final = 3
"""Dice of a defender (clauses world 3.4.2, 3.6.1a, 3.6.2a)."""
FORT: Final = 1
"""What a fort adds to his best die (clause world 3.6.3a)."""


class Odds(NamedTuple):
    """The chances of an attack by one army: it takes the land, both armies fall, it falls alone."""

    win: Fraction
    both: Fraction
    lose: Fraction


class Defence(NamedTuple):
    """How a land is defended against the best route of the attacker, and why.

    `dice` of the defender and `bonus` by a fort; `why` is open, terrain, strait, sea, surprise or treachery; `land` is
    the land the attack comes from (NOBODY: over the sea, on `water`).
    """

    dice: int
    bonus: int
    why: str
    land: int
    water: int


@cache
def best(dice: int, sides: int = SIDES) -> tuple[Fraction, ...]:
    """The chance of each highest number of so many dice; by number, 0 for filler."""
    total = sides**dice
    return (Fraction(0), *[Fraction(n**dice - (n - 1) ** dice, total) for n in range(1, sides + 1)])


@cache
def compared(attack: int, bonus: int, defence: int, fort: int) -> tuple[Fraction, Fraction, Fraction]:
    """The chances that the attacker's best is higher, equal, lower, in one round."""
    higher = equal = Fraction(0)
    for n, p in enumerate(best(attack)):
        for m, q in enumerate(best(defence)):
            if n + bonus > m + fort:
                higher += p * q
            elif n + bonus == m + fort:
                equal += p * q
    return higher, equal, 1 - higher - equal


@cache
def odds(attack: int, defence: int, bonus: int = 0, fort: bool = False, wins_ties: bool = False) -> Odds:
    """The odds of an attack with `attack` dice and `bonus` against `defence` dice, perhaps behind a fort.

    A fort that is overcome falls, and a second round without it follows (clause world 3.6.3b); a tie there costs the
    fort and the attacker. `wins_ties`: the attacker wins equal numbers.
    """
    higher, equal, lower = compared(attack, bonus, defence, FORT if fort else 0)
    if wins_ties:
        higher, equal = higher + equal, Fraction(0)
    if not fort:
        return Odds(higher, equal, lower)
    after = odds(attack, defence, bonus, False, wins_ties)
    return Odds(higher * after.win, higher * after.both, higher * after.lose + equal + lower)


@cache
def percent_to_win(attack: int, defence: int, bonus: int, fort: bool, ties: bool) -> int:
    """The chance that an attack takes the land, in percent, rounded."""
    return round(odds(attack, defence, bonus, fort, ties).win * 100)


def attack_dice(s: State) -> int:
    """Dice of the empire in turn, with its events (clause world 3.5)."""
    return s.dice if s.defeats < s.dice_until else BATTLE_DICE


def wins_ties(s: State) -> bool:
    """Whether the empire in turn wins equal numbers."""
    return s.defeats < s.ties_until


def defence(s: State, land: int) -> Defence:
    """How a land within reach is defended against the empire in turn, over the route that is best for it.

    An open border comes before difficult terrain and straits, these before the sea (rulings world 3.6.r1).
    """
    bit = 1 << land
    fort = FORT if s.forts & bit and not s.siege else 0
    if s.surprised == land:
        found = _route(s, land)
        return Defence(OPEN, 0, "surprise", found.land, found.water)
    found = _route(s, land)
    return Defence(found.dice, fort, found.why, found.land, found.water)


def _route(s: State, land: int) -> Defence:
    ground, base = s.terms.ground, s.base
    near = base & ground.open_from[land]
    if near:
        return Defence(OPEN, 0, "open", _lowest(near), NOBODY)
    near = base & ground.hard_from[land]
    if near:
        plain = near & ~ground.strait_from[land]
        if plain:
            return Defence(HARD, 0, "terrain", _lowest(plain), NOBODY)
        return Defence(HARD, 0, "strait", _lowest(near), NOBODY)
    water = NOBODY
    for group, coast in s.routes:
        if coast >> land & 1 and coast & base:
            water = _lowest(group & ground.waters_of[land])
            break
    return Defence(COAST, 0, "sea", NOBODY, water)


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def of_attack(s: State, land: int) -> Odds:
    """The odds of the next attack of the empire in turn on a land within reach."""
    found = defence(s, land)
    return odds(attack_dice(s), found.dice, s.bonus, found.bonus > 0, wins_ties(s))


def routes(s: State, land: int) -> list[Defence]:
    """All ways in which the empire in turn could attack a land, with the defence against each, best for it first."""
    ground = s.terms.ground
    found: list[Defence] = []
    fort = FORT if s.forts >> land & 1 and not s.siege else 0
    for source in bits(s.base & (ground.open_from[land] | ground.hard_from[land])):
        if ground.open_from[land] >> source & 1:
            found.append(Defence(OPEN, fort, "open", source, NOBODY))
        else:
            why = "strait" if ground.strait_from[land] >> source & 1 else "terrain"
            found.append(Defence(HARD, fort, why, source, NOBODY))
    if not s.base & ground.next_to[land]:
        for group, coast in s.routes:
            if coast >> land & 1 and coast & s.base:
                found += [Defence(COAST, fort, "sea", NOBODY, w) for w in bits(group & ground.waters_of[land])]
    found.sort(key=lambda row: (row.dice, row.land, row.water))
    return found


def contested(s: State, land: int) -> bool:
    """Whether another colour's army is in a land."""
    return holder(s, land) not in (NOBODY, s.seat)
