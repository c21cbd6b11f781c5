"""What a schema can declare, written as numbers and read back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from yiqi.core.game import Domain
from yiqi.core.schema import AtMost, OneOf, Range
from yiqi.rl.actions import ActionIndex
from yiqi.rl.codec import Codec, SchemaError

DOMAINS = {"card": ("ant", "bee", "cat"), "row": (3, 5, 8)}


@dataclass(frozen=True)
class Place:
    heel: Annotated[int, Range(-2, 2)]
    card: Annotated[str, OneOf("card")] | None


@dataclass(frozen=True)
class Everything:
    over: bool
    row: Annotated[int, OneOf("row")]
    best: Place | None
    pair: tuple[Annotated[int, Range(0, 9)], bool]
    places: Annotated[tuple[Place, ...], AtMost(3)]
    cabins: Annotated[tuple[Annotated[tuple[Annotated[str, OneOf("card")], ...], AtMost(2)], ...], AtMost(2)]
    pet: Annotated[str | None, OneOf("card")] = None


VIEWS = [
    Everything(False, 3, None, (0, False), (), ()),
    Everything(True, 8, Place(-2, None), (9, True), (Place(2, "cat"),), ((), ("ant", "bee")), "ant"),
    Everything(True, 5, Place(0, "ant"), (4, False), (Place(0, "bee"),) * 3, (("cat",), ()), "cat"),
]


def codec() -> Codec:
    return Codec(Everything, DOMAINS)


@pytest.mark.parametrize("view", VIEWS)
def test_every_kind_of_field_is_read_back(view: Everything) -> None:
    row = codec().encode(view)
    assert (row >= 0).all() and (row <= codec().highs).all()
    assert codec().decode(row) == view


def test_different_views_have_different_rows() -> None:
    assert len({codec().encode(view).tobytes() for view in VIEWS}) == len(VIEWS)


@pytest.mark.parametrize(
    ("view", "message"),
    [
        (Everything(False, 4, None, (0, False), (), ()), "row: 4 is not in its domain"),
        (Everything(False, 3, Place(3, None), (0, False), (), ()), "heel: expected a number from -2 to 2"),
        (Everything(False, 3, None, (0, False), (Place(0, None),) * 4, ()), "places: expected at most 3"),
        (Everything(False, 3, None, (0, False, 1), (), ()), "pair: expected 2 values"),  # type: ignore[arg-type]
    ],
)
def test_what_the_schema_does_not_allow_is_named(view: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        codec().encode(view)


def test_a_row_out_of_bounds_is_refused() -> None:
    row = codec().encode(VIEWS[0])
    row[1] = 99
    with pytest.raises(ValueError, match=r"row: expected a number from 0 to 2"):
        codec().decode(row)
    with pytest.raises(ValueError, match="numbers, found 1"):
        codec().decode(np.zeros(1, dtype=np.int32))


def test_a_field_without_bounds_is_refused_by_name() -> None:
    @dataclass(frozen=True)
    class Loose:
        count: int

    with pytest.raises(SchemaError, match=r"Loose\.count"):
        Codec(Loose, {})


def test_numbers_of_actions_are_reckoned_without_gaps() -> None:
    verbs = {"load": (Domain("card", ("ant", "bee")), Domain("n", (1, 2, 3))), "done": (), "pick": (Domain("n", (4,)),)}
    index = ActionIndex(verbs)
    assert index.size == 8
    assert [index.action(i) for i in range(8)] == [
        ("load", "ant", 1),
        ("load", "ant", 2),
        ("load", "ant", 3),
        ("load", "bee", 1),
        ("load", "bee", 2),
        ("load", "bee", 3),
        ("done",),
        ("pick", 4),
    ]
    assert [index.index(index.action(i)) for i in range(8)] == list(range(8))
    for wrong in [("load", "cow", 1), ("load", "ant"), ("fly",), ()]:
        with pytest.raises(ValueError, match="not an action"):
            index.index(wrong)
    with pytest.raises(ValueError, match="from 0 to 7"):
        index.action(8)
