"""Odds in exact fractions, against all rolls counted one by one."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from yiqi.games.world.odds import best, odds


def counted(attack: int, defence: int, bonus: int, fort: bool, ties: bool) -> tuple[Fraction, Fraction, Fraction]:
    """The same by counting: all rolls of a round, and of the second where a fort fell."""
    win = both = lose = Fraction(0)
    rolls = list(product(range(1, 7), repeat=attack + defence))
    for dice in rolls:
        lead = max(dice[:attack]) + bonus - max(dice[attack:]) - fort
        part = Fraction(1, len(rolls))
        if lead == 0 and ties:
            lead = 1
        if lead < 0 or (lead == 0 and fort):
            lose += part
        elif lead == 0:
            both += part
        elif not fort:
            win += part
        else:
            after = counted(attack, defence, bonus, False, ties)
            win, both, lose = win + part * after[0], both + part * after[1], lose + part * after[2]
    return win, both, lose


@pytest.mark.parametrize("attack", [2, 3])
@pytest.mark.parametrize("defence", [1, 2])
@pytest.mark.parametrize("fort", [False, True])
@pytest.mark.parametrize("ties", [False, True])
def test_odds_are_what_counting_gives(attack: int, defence: int, fort: bool, ties: bool) -> None:
    for bonus in (0, 1):
        assert odds(attack, defence, bonus, fort, ties) == _cached(attack, defence, bonus, fort, ties)


def _cached(attack: int, defence: int, bonus: int, fort: bool, ties: bool) -> tuple[Fraction, Fraction, Fraction]:
    if not fort:
        return counted(attack, defence, bonus, False, ties)
    after = counted(attack, defence, bonus, False, ties)
    rolls = list(product(range(1, 7), repeat=attack + defence))
    won = Fraction(sum(max(d[:attack]) + bonus + ties > max(d[attack:]) + 1 for d in rolls), len(rolls))
    return won * after[0], won * after[1], won * after[2] + 1 - won


def test_known_odds() -> None:
    assert odds(2, 1) == (Fraction(125, 216), Fraction(36, 216), Fraction(55, 216))
    assert sum(best(3)) == 1 and best(1)[1:] == (Fraction(1, 6),) * 6
    assert sum(odds(2, 3, 1, True)) == 1
    assert odds(2, 3).win < odds(2, 2).win < odds(2, 1).win < odds(3, 1).win
