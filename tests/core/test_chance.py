"""Chance: test vectors, the stream's position, bags, recorded and scripted answers."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yiqi.core.chance import (
    ALL,
    Bag,
    ChanceError,
    Drawn,
    LiveChance,
    QuickChance,
    RecordedChance,
    Stream,
    commitment,
    number,
    stream_key,
)

KEY = bytes(range(32))


def by_hand(position: int, n: int) -> int:
    """The documented algorithm, written a second time."""
    attempt = 0
    while True:
        block = hmac.new(KEY, position.to_bytes(8, "big") + attempt.to_bytes(4, "big"), hashlib.sha256).digest()
        value = int.from_bytes(block[:8], "big")
        if value < (1 << 64) // n * n:
            return value % n
        attempt += 1


@given(st.integers(0, 10_000), st.integers(1, 1 << 64))
def test_numbers_follow_the_documented_algorithm(position: int, n: int) -> None:
    assert number(KEY, position, n) == by_hand(position, n)


def test_vectors_of_the_documentation() -> None:
    assert [number(KEY, i, 6) for i in range(8)] == [3, 4, 3, 3, 4, 1, 5, 1]
    assert stream_key(b"seed", ["a", "b"]).hex()[:16] == "d6aed7faaecec02b"
    assert commitment(b"seed", ["a"])[:16] == "3cfdb0eb79194dea"


def test_length_goes_into_the_key() -> None:
    assert stream_key(b"s", ["ab", ""]) != stream_key(b"s", ["a", "b"])


def test_rejection_does_not_move_the_position() -> None:
    stream = Stream(KEY)
    big = (1 << 63) + 1  # about half of all blocks are rejected
    for i in range(50):
        assert stream.position == i
        assert stream.below(big) == by_hand(i, big)


def test_a_bag_gives_each_piece_alike() -> None:
    counts = [0, 0, 0]
    chance = QuickChance(1)
    for _ in range(6000):
        counts[chance.draw(Bag(("a", "b", "c"), [1, 0, 2]))] += 1
    assert counts[1] == 0
    assert 1800 < counts[0] < 2200


def test_live_chance_logs_value_and_audience() -> None:
    chance = LiveChance(Stream(KEY))
    bag = Bag(("a", "b"), [1, 1])
    first = chance.draw(bag, (1,))
    second = chance.draw(bag)
    assert {first, second} == {0, 1}
    assert bag.total == 0
    assert [d.to for d in chance.drawn] == [(1,), ALL]
    assert [d.sides for d in chance.drawn] == [2, 1]


def test_recorded_chance_gives_back() -> None:
    live = LiveChance(Stream(KEY))
    answers = [live.below(9), live.die(6), live.draw(Bag(("a", "b"), [3, 4]))]
    again = RecordedChance(live.drawn)
    assert [again.below(9), again.die(6), again.draw(Bag(("a", "b"), [3, 4]))] == answers
    assert again.left == 0
    assert again.drawn == live.drawn


@pytest.mark.parametrize(
    ("drawn", "asked"),
    [
        (Drawn("die", 6, 7, ALL), "die"),
        (Drawn("die", 8, 3, ALL), "die"),
        (Drawn("below", 6, 3, ALL), "die"),
        (Drawn("draw", 2, "c", ALL), "draw"),
        (Drawn("draw", 2, "b", ALL), "draw"),
        (Drawn("draw", 0, 1, ALL), "draw"),
    ],
)
def test_recorded_chance_refuses_what_does_not_fit(drawn: Drawn, asked: str) -> None:
    chance = RecordedChance([drawn])
    with pytest.raises(ChanceError):
        _ = chance.die(6) if asked == "die" else chance.draw(Bag(("a", "b"), [2, 0]))


def test_recorded_chance_ends() -> None:
    with pytest.raises(ChanceError, match="no more"):
        RecordedChance([]).die(6)
