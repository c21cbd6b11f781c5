"""`replay` and `verify`: whether a record is what the rules and the published seed give."""

from __future__ import annotations

import argparse
from typing import Any, Final, NamedTuple

from yiqi import games
from yiqi.bots.early import checked
from yiqi.commands.common import (
    NO,
    OK,
    Trouble,
    add,
    add_json,
    add_language,
    called,
    catalogue,
    edition_of,
    guarded,
    language_of,
    print_json,
    progress,
    read_text,
    say,
    warn,
)
from yiqi.commands.positions import scores_json
from yiqi.core import record as record_text
from yiqi.core.chance import stream_key
from yiqi.core.edition import Edition
from yiqi.core.game import HOUSE, Rules, Scores
from yiqi.core.match import Match, ReplayError
from yiqi.core.optional import early
from yiqi.core.record import RecordError, Written
from yiqi.core.verify import Verdict, verify
from yiqi.text import Catalogue

EARLY_WRONG: Final = "record {} is not what the bot of this release does; another release, or a person, chose it"
LONGEST_FILE: Final = record_text.LONGEST_TEXT * 3


class Read(NamedTuple):
    """A record from a file, with the rules it was played by; `text` is what stands in the file."""

    name: str
    text: str
    written: Written
    rules: Rules[Any]

    def at(self, key: str) -> int:
        """The line of the header that begins with this word; 1 when there is none."""
        lines = enumerate(self.text.splitlines(), 1)
        return next((i for i, line in lines if line.strip().split(" ")[0] == key), 1)


def add_to(commands: Any) -> None:
    parser = add(
        commands,
        "replay",
        replay,
        "play a record again and print where it leads; an edited or cut-off one is refused with line and reason",
        "yiqi replay match.yiqi\nyiqi replay match.yiqi --json",
    )
    _add_common(parser)
    parser.add_argument("--log", action="store_true", help="print the log in words")
    parser = add(
        commands,
        "verify",
        check,
        "derive every die and draw of a record again from its published seed, and say how often chance was undone",
        "yiqi verify match.yiqi\nyiqi verify match.yiqi --json",
    )
    _add_common(parser)


def _add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - for standard input")
    parser.add_argument(
        "--edition",
        action="append",
        default=[],
        metavar="FOLDER",
        help="an edition it may have been played with; may come again",
    )
    add_json(parser)
    add_language(parser)


def load(name: str, editions: list[str]) -> Read:
    """The record in a file and its rules. Raises Trouble with the line and the reason."""
    text, name = read_text(name, LONGEST_FILE, NO), called(name)
    try:
        written = record_text.read(text)
    except RecordError as error:
        lines = text.splitlines()
        line = lines[error.line - 1] if error.line <= len(lines) else ""
        more = (
            " (a transcript of one seat cannot be replayed, only the full record)"
            if " ?" in line or "?/" in line
            else ""
        )
        raise Trouble(f"{name}: {error}{more}", NO) from None
    found = Read(name, text, written, None)  # type: ignore[arg-type]
    return found._replace(rules=_rules(found, editions))


def _rules(read: Read, folders: list[str]) -> Rules[Any]:
    header = read.written.header

    def wrong(key: str, message: str) -> Trouble:
        return Trouble(f"{read.name}: line {read.at(key)}: {message}", NO)

    try:
        game = games.game(header.game)
    except games.Unknown as error:
        raise wrong("game", str(error)) from None
    if header.seats not in game.seats:
        raise wrong("seats", f"{header.game} seats {game.seats[0]} to {game.seats[-1]}, found {header.seats}")
    if header.ruleset not in game.rulesets:
        raise wrong(
            "ruleset", f"expected a ruleset from {game.rulesets[0]} to {game.rulesets[-1]}, found {header.ruleset}"
        )
    try:
        options = games.settle(header.game, header.options)
    except games.Unknown as error:
        raise wrong("option", str(error)) from None
    edition = _edition(read, folders)
    if any(not "".join(header.nonces[seat : seat + 1]) for seat in header.bots):
        raise wrong("bots", "expected seats whose nonces stand above")
    return guarded(lambda: games.rules(header.game, header.seats, options, edition, header.ruleset), NO)


def _edition(read: Read, folders: list[str]) -> Edition:
    header = read.written.header
    for folder in [None, *folders]:
        edition = edition_of(header.game, folder)
        if edition.digest == header.edition:
            return edition
    at = read.at("edition")
    raise Trouble(
        f"{read.name}: line {at}: no edition {header.edition[:12]}… is here: name its folder with --edition", NO
    )


def played(read: Read) -> Match[Any]:
    """The match played again to its end, end digest checked. Raises Trouble with the line and the reason."""
    written = read.written
    match: Match[Any] = Match(read.rules, written.header)
    where = f"{read.name}: line "
    if not written.records:
        raise Trouble(f"{where}{read.at('end')}: the record has no log", NO)
    for seq, record in progress(enumerate(written.records), len(written.records), "replay"):
        if record.seat != HOUSE and record.seat >= written.header.seats:
            raise Trouble(
                f"{where}{written.lines[seq]}: expected a seat below {written.header.seats}, found {record.seat}", NO
            )
        try:
            match.apply(record)
        except ReplayError as error:
            raise Trouble(f"{where}{written.lines[seq]}: {error}", NO) from None
        except Exception as error:
            fault = f"the rules failed here ({type(error).__name__}: {error}); please report it with the record"
            raise Trouble(f"{where}{written.lines[seq]}: {fault}", NO) from None
    if written.digest and match.digest() != written.digest:
        raise Trouble(f"{where}{read.at('end')}: the log leads to another position than the end line says", NO)
    return match


def replay(args: argparse.Namespace) -> int:
    """Prints the digest of the last position, the scores and the number of records."""
    read = load(args.file, args.edition)
    match = played(read)
    scores = read.rules.scores(match.state)
    if args.json:
        print_json({"digest": match.digest(), "scores": scores_json(scores), "records": len(match.records)})
        return OK
    players = read.written.players
    text = catalogue(read.written.header.game, language_of(args), read.rules)
    if any(players):
        default = text
        text = text.with_seats(lambda seat: (players[seat] if seat >= 0 else "") or default("seat", seat=seat))
    if args.log:
        for seq in range(len(match.records)):
            for line in log_lines(match, seq, text):
                print(f"{seq:4} {line}")
    print(f"{len(match.records)} records, digest {match.digest()}")
    for line in results(scores, text) if scores else [text("cli-not-over")]:
        print(line)
    return OK


def log_lines(match: Match[Any], seq: int, text: Catalogue, seat: int | None = None) -> list[str]:
    """What a record told `seat` (None: an onlooker), in words."""
    record = match.records[seq]
    if record.action[0] == "undo":
        return [text("cli-log-undo", seat=record.seat, record=int(record.action[1]))]
    lines = []
    for event in match.events[seq]:
        key = f"event-{event.kind}"
        if event.secret is not None and seat in event.to and text.has(f"{key}-full"):
            key += "-full"
        lines.append(say(text, key, event.told(seat)))
    return lines


def results(scores: Scores, text: Catalogue) -> list[str]:
    """The result in lines: places, then the score sheet."""
    names = [text("seat", seat=i) for i in range(len(scores.totals))]
    order = sorted(range(len(names)), key=lambda i: (scores.places[i], i))
    lines = [text("cli-place", place=scores.places[i], name=names[i], points=scores.totals[i]) for i in order]
    lines += [say(text, f"score-{row.key}") + ": " + ", ".join(map(str, row.points)) for row in scores.rows]
    if scores.tie:
        lines.append(say(text, scores.tie[0], scores.tie[1]))
    return lines


# verify


def check(args: argparse.Namespace) -> int:
    """Prints whether all chance is what the published seed gives, whether the end is, and what was undone."""
    read = load(args.file, args.edition)
    written = read.written
    trouble: Trouble | None = None
    count = len(written.records)
    try:
        match = played(read)
    except Trouble as error:
        # what was replayed before the fault can still be checked, and an edited die is found where it stands
        trouble, count = error, _good(read)
        match = Match(read.rules, written.header)
    if not written.seed:
        raise trouble or Trouble(f"{read.name}: has no line 'seed': the seed is published when the match is over", NO)
    verdict = verify(read.rules, written.header, written.records[:count], bytes.fromhex(written.seed))
    problems = _problems(read, verdict, trouble)
    begun = None if problems else _early(match, bytes.fromhex(written.seed))
    if args.json:
        undone = [{"record": u.record, "numbers": u.numbers, "by": u.by} for u in verdict.undone]
        digest = None if trouble is None and not written.digest else trouble is None
        told = {"chance": verdict.ok and count == len(written.records), "digest": digest, "undone_chance": undone}
        print_json(told if begun is None else {**told, "early": begun})
    if problems:
        raise Trouble(problems[0], NO)
    if not args.json:
        print(f"chance: all {verdict.numbers} numbers are what the seed gives, and the seed is the one committed to")
        print("digest: " + ("the end is as written" if written.digest else "none is written") + f", {match.digest()}")
        for u in verdict.undone:
            print(f"undone: record {u.record} took back {u.numbers} numbers, by {u.by}")
        if not verdict.undone:
            print("undone: chance was never taken back")
        if begun is not None:
            print(
                "early: " + (EARLY_WRONG.format(*begun) if begun else "what bots played before people began is theirs")
            )
    if written.digest == "" and not args.json:
        warn("the record's end line gives no digest")
    return OK


def _early(match: Match[Any], seed: bytes) -> list[int] | None:
    """The records before people began that are not what bots choose from the seed; None where people began at once."""
    if not early(match.rules, match.at(0)):
        return None
    return checked(match, stream_key(seed, match.header.nonces))


def _good(read: Read) -> int:
    """How many records from the first on the rules give back."""
    match: Match[Any] = Match(read.rules, read.written.header)
    for seq, record in enumerate(read.written.records):
        try:
            if record.seat != HOUSE and record.seat >= read.written.header.seats:
                return seq
            match.apply(record)
        except Exception:
            return seq
    return len(read.written.records)


def _problems(read: Read, verdict: Verdict, trouble: Trouble | None) -> list[str]:
    lines = read.written.lines
    found = [f"{read.name}: line {lines[seq]}: chance is not what the seed gives" for seq in verdict.wrong[:1]]
    if not verdict.committed:
        at = read.at("seed")
        return [f"{read.name}: line {at}: the seed is not the one that was committed to", *found]
    return [*found, str(trouble)] if trouble else found
