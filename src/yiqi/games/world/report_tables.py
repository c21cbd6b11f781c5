# mypyc: skip
"""The tables of a report: what a row of each is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Move(NamedTuple):
    """An army that went somewhere, a round of battle for each where there were several.

    `turn` is the number of the turn, `kind` occupied, replaced or battle, `home` the land where its march began (`none`
    for armies of events), `origin` the land it came from (`none`: by sea, or risen there), `way` a direction; `fate`
    and `until` say what became of it, with `none` for one that did not get in; `seat_other` and `empire_other` are
    whose land it was (-1, `none`).
    """

    turn: int
    seq: int
    kind: str
    seat: int
    empire: str
    land: str
    home: str
    origin: str
    way: str
    seat_other: int
    empire_other: str
    defence: str
    dice: str
    dice_other: str
    bonus: int
    bonus_other: int
    result: str
    fate: str
    until: int


class Turn(NamedTuple):
    """A turn that was scored. `by`: person where a person did anything in it; `lands` are held at its end by the seat;
    `entered` were vacant or its own; `won`, `tied`, `lost` are attacks."""

    number: int
    epoch: int
    seat: int
    by: str
    empire: str
    armies: int
    entered: int
    won: int
    tied: int
    lost: int
    forts: int
    monuments: int
    lands: int
    areas: int
    built: int
    raids: int
    points: int
    total: int


class Stand(NamedTuple):
    """An area in which a seat stood when its turn was scored: `how` 1 presence, 2 dominance, 3 control."""

    turn: int
    seat: int
    area: str
    lands: int
    most: int
    how: int
    value: int
    points: int


class Held(NamedTuple):
    """Lands of a seat in an area at the end of an epoch."""

    epoch: int
    area: str
    seat: int
    lands: int


class Flow(NamedTuple):
    """Armies from one area to another (or within it): those that went, the part of them overseas, those that fought,
    and won."""

    area: str
    area_to: str
    armies: int
    sea: int
    attacks: int
    won: int


class Rate(NamedTuple):
    """How attacks of one kind ended."""

    key: str
    attacks: int
    won: int
    tied: int
    lost: int


class Life(NamedTuple):
    """The rise and fall of an empire: lands after each epoch, the most of them, the epoch of its fall (0: it stands
    at the end), its attacks and those upon it that won."""

    seat: int
    epoch: int
    empire: str
    armies: int
    lands: tuple[int, ...]
    most: int
    fell: int
    attacks: int
    won: int
    attacked: int
    lost: int


class Home(NamedTuple):
    """Where the empires that began in an area went: armies by direction, and how their attacks ended."""

    area: str
    empires: tuple[str, ...]
    ways: tuple[int, ...]
    attacks: int
    won: int


class Worth(NamedTuple):
    """What an area was worth in an epoch."""

    area: str
    values: tuple[int, ...]


class Fort(NamedTuple):
    """A fort that was built: how often it was attacked, and how often the attack was beaten off or ended in a tie."""

    turn: int
    seat: int
    land: str
    means: str
    attacks: int
    kept: int


class Zeal(NamedTuple):
    """An empire's armies overseas."""

    seat: int
    empire: str
    armies: int
    sea: int


class Spot(NamedTuple):
    """Where an area lies on the map: the middle of its lands."""

    area: str
    x: float
    y: float


class Dice(NamedTuple):
    """Dice that a seat (-1: barbarians) threw, attacking or defending (`side`): how many, how often each number."""

    seat: int
    side: str
    thrown: int
    faces: tuple[int, ...]


@dataclass(frozen=True)
class Numbers:
    """The tables of a report."""

    sides: int
    turns: tuple[Turn, ...]
    stands: tuple[Stand, ...]
    held: tuple[Held, ...]
    moves: tuple[Move, ...]
    flows: tuple[Flow, ...]
    ways: tuple[Rate, ...]
    defences: tuple[Rate, ...]
    lives: tuple[Life, ...]
    homes: tuple[Home, ...]
    worth: tuple[Worth, ...]
    forts: tuple[Fort, ...]
    zeal: tuple[Zeal, ...]
    dice: tuple[Dice, ...]
    spots: tuple[Spot, ...]
