"""The only source of chance: live, recorded, scripted, or a quick one for searches.

A game asks for `below(n)`, `die(sides)` or `draw(bag)` and never shuffles: what has not been drawn does not
exist and cannot leak. Each answer is logged with its audience, so that a record can be replayed, checked, and
shown in part.

The live stream is HMAC-SHA-256 in counter mode. Number i below n comes from the first eight bytes of
HMAC(key, i as 8 bytes, attempt as 4 bytes), big-endian; a value at or above the greatest multiple of n that fits
in 64 bits is rejected and the attempt counted up. The position of a number is therefore its place in the
log, whatever was rejected before it.
"""

from __future__ import annotations

import hashlib
import hmac
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate
from random import Random
from typing import Final, NamedTuple, Protocol

ALL: Final[None] = None
"""The audience of a draw that everybody sees."""

Audience = tuple[int, ...] | None

SPAN: Final = 1 << 64


class Drawn(NamedTuple):
    """One answer of chance: "below 7", "die 6" or "draw", what came, and who saw it (None: everybody).

    `value` is the number for `below` (0 to n-1) and `die` (1 to sides), the name for `draw`.
    """

    kind: str
    sides: int
    value: int | str
    to: Audience


class Bag:
    """A multiset of names in canonical order. Drawing takes one out, each piece being equally likely."""

    __slots__ = ("counts", "names", "total")

    def __init__(self, names: tuple[str, ...], counts: list[int], total: int = -1) -> None:
        """`total` is the sum of the counts, if it is known."""
        self.names = names
        self.counts = counts
        self.total = sum(counts) if total < 0 else total

    def copy(self) -> Bag:
        # not by __new__ alone: mypyc calls __init__ there as well
        return Bag(self.names, self.counts[:], self.total)

    def take(self, index: int) -> None:
        """Takes out one piece of the name at `index`; raises ValueError when there is none."""
        if self.counts[index] < 1:
            raise ValueError(f"no {self.names[index]} in the bag")
        self.counts[index] -= 1
        self.total -= 1

    def put(self, index: int, count: int = 1) -> None:
        """Puts pieces of the name at `index` in."""
        self.counts[index] += count
        self.total += count

    def at(self, k: int) -> int:
        """The index of the name of piece `k`, 0 to total-1, in canonical order."""
        if not 0 <= k < self.total:
            raise ValueError("the bag holds fewer pieces")
        return bisect_right(list(accumulate(self.counts)), k)


class Chance(Protocol):
    """What a game sees. `to` is the audience: the seats that see the answer, ALL by default."""

    def below(self, n: int, to: Audience = ALL) -> int:
        """A whole number from 0 to n-1, n at least 1."""
        ...

    def die(self, sides: int) -> int:
        """A number from 1 to sides, seen by all."""
        ...

    def draw(self, bag: Bag, to: Audience = ALL) -> int:
        """Takes one piece out of a bag that is not empty; the index of its name."""
        ...


class LoggedChance(Chance, Protocol):
    """Chance that keeps what it gave, for the log."""

    @property
    def drawn(self) -> list[Drawn]: ...


class Stream:
    """Numbers that anyone with the key can derive again, one after the other."""

    __slots__ = ("_key", "position")

    def __init__(self, key: bytes, position: int = 0) -> None:
        self._key = key
        self.position = position

    def below(self, n: int) -> int:
        """The next number, 0 to n-1."""
        value = number(self._key, self.position, n)
        self.position += 1
        return value


def number(key: bytes, position: int, n: int) -> int:
    """Number `position` of the stream of `key`, below n (1 to 2**64)."""
    if not 1 <= n <= SPAN:
        raise ValueError(f"expected a bound from 1 to 2**64, found {n}")
    limit = SPAN - SPAN % n
    attempt = 0
    while True:
        block = hmac.digest(key, position.to_bytes(8, "big") + attempt.to_bytes(4, "big"), "sha256")
        value = int.from_bytes(block[:8], "big")
        if value < limit:
            return value % n
        attempt += 1


def stream_key(seed: bytes, nonces: Iterable[str]) -> bytes:
    """The key of a match: SHA-256 of the server's seed and each seat's nonce in seat order, each with its length."""
    hashed = hashlib.sha256(len(seed).to_bytes(4, "big") + seed)
    for nonce in nonces:
        data = nonce.encode()
        hashed.update(len(data).to_bytes(4, "big") + data)
    return hashed.digest()


def commitment(seed: bytes, bot_nonces: Sequence[str]) -> str:
    """What is published before people's nonces are known: SHA-256, in hex, of the seed and the bots' nonces."""
    return hashlib.sha256(b"yiqi" + stream_key(seed, bot_nonces)).hexdigest()


class Numbers(Protocol):
    """Anything that gives the next number below n."""

    def below(self, n: int) -> int: ...


class LiveChance:
    """Draws from a stream and logs each answer in `drawn`."""

    __slots__ = ("_numbers", "drawn")

    def __init__(self, numbers: Numbers) -> None:
        self._numbers = numbers
        self.drawn: list[Drawn] = []

    def below(self, n: int, to: Audience = ALL) -> int:
        value = self._numbers.below(n)
        self.drawn.append(Drawn("below", n, value, to))
        return value

    def die(self, sides: int) -> int:
        value = self._numbers.below(sides) + 1
        self.drawn.append(Drawn("die", sides, value, ALL))
        return value

    def draw(self, bag: Bag, to: Audience = ALL) -> int:
        total = bag.total
        index = bag.at(self._numbers.below(total))
        bag.take(index)
        self.drawn.append(Drawn("draw", total, bag.names[index], to))
        return index


class ChanceError(ValueError):
    """Recorded or scripted chance that does not fit what the rules ask for."""


class RecordedChance:
    """Gives a logged list of answers back, in order, and refuses what does not fit.

    A script is such a list as well: `sides` 0 in an entry fits any bound. `left` counts what was not
    asked for.
    """

    __slots__ = ("_drawn", "_next", "drawn")

    def __init__(self, drawn: Sequence[Drawn]) -> None:
        self._drawn = drawn
        self._next = 0
        self.drawn: list[Drawn] = []

    @property
    def left(self) -> int:
        return len(self._drawn) - self._next

    def _take(self, kind: str, sides: int, to: Audience) -> int | str:
        if self._next >= len(self._drawn):
            raise ChanceError(f"chance: the rules ask for {kind} {sides} and the record has no more")
        found = self._drawn[self._next]
        self._next += 1
        if found.kind != kind or found.sides not in (0, sides):
            raise ChanceError(f"chance: the rules ask for {kind} {sides}, the record has {found.kind} {found.sides}")
        self.drawn.append(Drawn(kind, sides, found.value, to))
        return found.value

    def below(self, n: int, to: Audience = ALL) -> int:
        value = self._take("below", n, to)
        if not isinstance(value, int) or not 0 <= value < n:
            raise ChanceError(f"chance: expected a number from 0 to {n - 1}, found {value!r}")
        return value

    def die(self, sides: int) -> int:
        value = self._take("die", sides, ALL)
        if not isinstance(value, int) or not 1 <= value <= sides:
            raise ChanceError(f"chance: expected a roll from 1 to {sides}, found {value!r}")
        return value

    def draw(self, bag: Bag, to: Audience = ALL) -> int:
        value = self._take("draw", bag.total, to)
        if not isinstance(value, str) or value not in bag.names:
            raise ChanceError(f"chance: expected a name from the bag, found {value!r}")
        index = bag.names.index(value)
        if bag.counts[index] < 1:
            raise ChanceError(f"chance: no {value} is left in the bag")
        bag.take(index)
        return index


class QuickChance:
    """Chance for searches, guesses and simulations: a seeded generator, nothing logged but a count."""

    __slots__ = ("_random", "count")

    def __init__(self, seed: int | str | Random) -> None:
        self._random = seed if isinstance(seed, Random) else Random(seed)
        self.count = 0

    def below(self, n: int, to: Audience = ALL) -> int:
        self.count += 1
        return int(self._random.random() * n) if n < 1 << 30 else self._random.randrange(n)

    def die(self, sides: int) -> int:
        return self.below(sides) + 1

    def draw(self, bag: Bag, to: Audience = ALL) -> int:
        index = bag.at(self.below(bag.total))
        bag.take(index)
        return index
