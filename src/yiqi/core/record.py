"""The text form of a match: header lines, then a line a record, as a person would write it.

    yiqi 1
    game ark
    ruleset 1
    edition 3f2a…            the SHA-256 of the edition's content
    option start drawn
    seats 4
    player 0 小雨             a name, only to be read by people
    commitment 9c1e…
    nonce 0 f00d…
    bots 1 2                 seats whose nonces are inside the commitment
    seed 77aa…               only when the match is over

    0 house house start : cow/55 hay/54 fox/53@2 2<4
    1 2 person load cow port 3 : hen/30@2 !
    end 2 5d41…              number of records, digest of the position

A line of the log is: number, seat, who acted for it, action, after a colon what chance gave, and a mark `!`
when something was revealed. Chance reads `fox/53` (a name from a bag of 53), `d6=4` (a die), `2<4` (a number
below 4), and `@0,2` behind it names the only seats that saw it. Written by hand, a bound may be left out
(`fox`), so may the mark, and the values of `end`. In the transcript of a seat `?` stands for what it may
not know.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from yiqi.core import action
from yiqi.core.chance import Drawn
from yiqi.core.game import HOUSE, Domain, Seat
from yiqi.core.match import Header, Record

LONGEST_TEXT: Final = 8_000_000
LONGEST_LINE: Final = 20_000
MOST_SEATS: Final = 16
BY: Final = ("person", "bot", "clock", "host", "vote", "house")
ONE_WORD: Final = ("game", "edition", "commitment", "seed")
HEX = re.compile(r"[0-9a-f]{64}\Z")
DRAW = re.compile(r"(?P<name>[a-z0-9][a-z0-9_.+-]*)(?:/(?P<total>[0-9]{1,9}))?\Z")
DIE = re.compile(r"d(?P<sides>[0-9]{1,9})=(?P<value>[0-9]{1,9})\Z")
BELOW = re.compile(r"(?P<value>[0-9]{1,20})<(?P<sides>[0-9]{1,20})\Z")


class RecordError(ValueError):
    """A record text that cannot be read: the line and what was expected there."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


class Written(NamedTuple):
    """A record as read: nothing is checked against rules yet.

    `lines[i]` is the line of record i; `digest` the one the end line gives, "" when it gives none; `seed` in
    hex, "" when it was not published.
    """

    header: Header
    players: tuple[str, ...]
    seed: str
    records: tuple[Record, ...]
    lines: tuple[int, ...]
    digest: str


# writing


def write(header: Header, records: Sequence[Record], digest: str, players: Sequence[str] = (), seed: str = "") -> str:
    """The full text of a match that is over."""
    lines = _head(header, players, seed)
    lines += [_record(i, record, action.text(record.action), record.chance, None) for i, record in enumerate(records)]
    lines.append(f"end {len(records)} {digest}".rstrip())
    return "\n".join(lines) + "\n"


def transcript(
    header: Header,
    records: Sequence[Record],
    verbs: Mapping[str, tuple[Domain, ...]],
    seat: Seat | None,
    players: Sequence[str] = (),
) -> str:
    """The text of a running match as `seat` (None: an onlooker) may have it.

    Made from two marks alone: the audience of each draw, and the secret arguments of verbs. No digest, no seed.
    """
    lines = _head(header, players, "")
    for i, record in enumerate(records):
        words = [str(word) for word in record.action]
        if record.seat != seat:
            for k, domain in enumerate(verbs.get(words[0], ())):
                if domain.secret:
                    words[k + 1] = "?"
        lines.append(_record(i, record, " ".join(words), record.chance, (seat,)))
    lines.append(f"end {len(records)}")
    return "\n".join(lines) + "\n"


def _head(header: Header, players: Sequence[str], seed: str) -> list[str]:
    lines = ["yiqi 1", f"game {header.game}", f"ruleset {header.ruleset}", f"edition {header.edition}"]
    lines += [f"option {name} {header.options[name]}" for name in sorted(header.options)]
    lines.append(f"seats {header.seats}")
    lines += [f"player {i} {' '.join(name.split())}" for i, name in enumerate(players)]
    if header.commitment:
        lines.append(f"commitment {header.commitment}")
    lines += [f"nonce {i} {nonce}" for i, nonce in enumerate(header.nonces) if nonce]
    if header.bots:
        lines.append("bots " + " ".join(map(str, header.bots)))
    if seed:
        lines.append(f"seed {seed}")
    return [*lines, ""]


def _record(i: int, record: Record, words: str, chance: Sequence[Drawn], reader: tuple[Seat | None] | None) -> str:
    seat = "house" if record.seat == HOUSE else str(record.seat)
    parts = [str(i), seat, record.by, words]
    if chance:
        parts.append(":")
        parts += [_chance(drawn, reader is not None and not _sees(drawn, reader[0])) for drawn in chance]
    if record.revealed:
        parts.append("!")
    return " ".join(parts)


def _sees(drawn: Drawn, seat: Seat | None) -> bool:
    return drawn.to is None or (seat is not None and seat in drawn.to)


def _chance(drawn: Drawn, concealed: bool) -> str:
    value = "?" if concealed else str(drawn.value)
    if drawn.kind == "draw":
        text = f"{value}/{drawn.sides}" if drawn.sides else value
    elif drawn.kind == "die":
        text = f"d{drawn.sides}={value}"
    else:
        text = f"{value}<{drawn.sides}"
    return text if drawn.to is None else text + "@" + ",".join(map(str, drawn.to))


# reading


def read(text: str) -> Written:
    """The record written in `text`. Raises RecordError with line and reason; quick whatever the text is."""
    if len(text) > LONGEST_TEXT:
        raise RecordError(1, f"expected at most {LONGEST_TEXT} characters")
    return _Reader(text).read()


class _Reader:
    def __init__(self, text: str) -> None:
        self.lines = self._numbered(text)
        self.at = 0
        self.fields: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.nonces: dict[int, str] = {}
        self.players: dict[int, str] = {}
        self.records: list[Record] = []
        self.where: list[int] = []

    def _numbered(self, text: str) -> Iterator[tuple[int, str]]:
        for number, line in enumerate(text.splitlines(), 1):
            if len(line) > LONGEST_LINE:
                raise RecordError(number, f"expected at most {LONGEST_LINE} characters")
            if line.strip() and not line.startswith("#"):
                yield number, line.strip()

    def fail(self, message: str) -> RecordError:
        return RecordError(self.at, message)

    def read(self) -> Written:
        digest: str | None = None
        first = True
        for number, line in self.lines:
            self.at = number
            if digest is not None:
                raise self.fail("nothing follows the end line")
            if first:
                if line != "yiqi 1":
                    raise self.fail("expected 'yiqi 1', the first line of a record")
                first = False
            elif line.split(" ")[0] == "end":
                digest = self._end(line)
            elif line[0].isdigit():
                self._log_line(line)
            else:
                self._head_line(line)
        if first or digest is None:
            self.at += 1
            raise self.fail("the record is cut off: expected a line 'end' at its end")
        return self._whole(digest)

    def _whole(self, digest: str) -> Written:
        for name in ("game", "ruleset", "edition", "seats"):
            if name not in self.fields:
                raise RecordError(1, f"expected a line '{name}' in the header")
        seats = int(self.fields["seats"])
        header = Header(
            self.fields["game"],
            int(self.fields["ruleset"]),
            self.fields["edition"],
            self.options,
            seats,
            self.fields.get("commitment", ""),
            # where dice are sealed but nobody gave a nonce, no line says so
            tuple(self.nonces.get(i, "") for i in range(seats)) if self.nonces or "commitment" in self.fields else (),
            tuple(int(seat) for seat in self.fields.get("bots", "").split()),
        )
        players = tuple(self.players.get(i, "") for i in range(seats)) if self.players else ()
        return Written(header, players, self.fields.get("seed", ""), tuple(self.records), tuple(self.where), digest)

    def _head_line(self, line: str) -> None:
        if self.records:
            raise self.fail("header lines stand before the log")
        key, _, value = line.partition(" ")
        if key in ("option", "nonce", "player"):
            name, _, rest = value.partition(" ")
            if key == "option":
                if not action.WORD.match(name) or not rest or name in self.options:
                    raise self.fail("expected 'option NAME VALUE', once a name")
                self.options[name] = rest
                return
            numbers = self.nonces if key == "nonce" else self.players
            seat = self._number(name, "a seat", MOST_SEATS - 1)
            if seat in numbers or len(rest) > 200:
                raise self.fail(f"expected '{key} SEAT TEXT', once a seat, at most 200 characters")
            numbers[seat] = rest
        elif key in self.fields:
            raise self.fail(f"'{key}' stands twice")
        elif key == "bots":
            self.fields[key] = " ".join(str(self._number(s, "a seat", MOST_SEATS - 1)) for s in value.split(" "))
        elif key in ("ruleset", "seats"):
            self.fields[key] = str(
                self._number(value, f"a number after '{key}'", MOST_SEATS if key == "seats" else 9999)
            )
        elif (action.WORD if key == "game" else HEX).match(value) and key in ONE_WORD:
            self.fields[key] = value
        elif key in ONE_WORD:
            raise self.fail(f"expected {'a word' if key == 'game' else '64 hexadecimal digits'} after '{key}'")
        else:
            raise self.fail(f"expected a header line or a record, found {line[:40]!r}")

    def _number(self, word: str, what: str, most: int) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", word) or int(word) > most:
            raise self.fail(f"expected {what}, 0 to {most}, found {word[:20]!r}")
        return int(word)

    def _log_line(self, line: str) -> None:
        revealed = line.endswith(" !")
        body, colon, tail = (line[:-2] if revealed else line).partition(" : ")
        parts = body.split(" ", 3)
        if len(parts) < 4:
            raise self.fail("expected 'NUMBER SEAT WHO ACTION'")
        if parts[0] != str(len(self.records)):
            raise self.fail(f"expected record {len(self.records)}, found {parts[0][:20]!r}")
        seat = HOUSE if parts[1] == "house" else self._number(parts[1], "a seat or 'house'", MOST_SEATS - 1)
        if parts[2] not in BY:
            raise self.fail(f"expected who acted, one of {', '.join(BY)}; found {parts[2][:20]!r}")
        try:
            played = action.parse(parts[3])
        except ValueError as error:
            raise self.fail(str(error)) from None
        drawn = tuple(self._drawn(word) for word in tail.split(" ")) if colon else ()
        self.records.append(Record(seat, parts[2], played, drawn, revealed))
        self.where.append(self.at)

    def _drawn(self, word: str) -> Drawn:
        body, at, seats = word.partition("@")
        to: tuple[int, ...] | None = None
        if at:
            to = tuple(self._number(s, "a seat", MOST_SEATS - 1) for s in seats.split(",")) if seats else ()
        if die := DIE.match(body):
            return Drawn("die", int(die["sides"]), int(die["value"]), to)
        if below := BELOW.match(body):
            return Drawn("below", int(below["sides"]), int(below["value"]), to)
        if draw := DRAW.match(body):
            return Drawn("draw", int(draw["total"] or 0), draw["name"], to)
        raise self.fail(f"expected what chance gave (NAME/TOTAL, dSIDES=ROLL or VALUE<BOUND), found {word[:40]!r}")

    def _end(self, line: str) -> str:
        words = line.split(" ")
        if len(words) > 1 and words[1] != str(len(self.records)):
            raise self.fail(f"the end line counts {words[1][:20]} records, the log has {len(self.records)}")
        if len(words) > 3 or (len(words) == 3 and not HEX.match(words[2])):
            raise self.fail("expected 'end RECORDS DIGEST', the digest in 64 hexadecimal digits")
        return words[2] if len(words) == 3 else ""
