"""`play`: everybody at one terminal, with a curtain between seats, against bots if wanted."""

from __future__ import annotations

import argparse
import hashlib
import secrets
import shutil
import sys
from collections.abc import Sequence
from typing import Any, Final

from yiqi import bots, games
from yiqi.commands import board, records
from yiqi.commands.common import (
    NO,
    OK,
    Trouble,
    add,
    add_edition,
    add_game,
    add_language,
    add_options,
    catalogue,
    edition_of,
    guarded,
    language_of,
    options_of,
    say,
    whole,
    writable,
    write_text,
)
from yiqi.core import action as action_text
from yiqi.core import record as record_text
from yiqi.core.chance import QuickChance, commitment, stream_key
from yiqi.core.game import Action, Rules, Seat, Unread
from yiqi.core.match import Header, Match, Refused
from yiqi.core.optional import typing
from yiqi.core.record import MOST_SEATS
from yiqi.text import Catalogue

ME: Final = "me"
ROOM: Final = 40
"""So many actions are listed at once, unless all are asked for."""
REASONS: Final = 12


def add_to(commands: Any) -> None:
    parser = add(
        commands,
        "play",
        play,
        "play in the terminal: people share it, with a curtain between seats; bots take the last seats",
        "yiqi play ark --seats 4 --bots greedy,random,random\n"
        "yiqi play ark --seats 3 --language zh-Hant --save ark.yiqi\nyiqi play ark --load ark.yiqi",
    )
    add_game(parser)
    parser.add_argument(
        "--seats",
        metavar="K",
        type=whole(1, MOST_SEATS),
        help="number of players; the fewest that the game allows unless given",
    )
    parser.add_argument(
        "--bots", metavar="A,B", default="", help="bots for the last seats, or a name for each seat: me,greedy,me"
    )
    parser.add_argument("--seed", metavar="TEXT", help="the same seed deals the same match")
    parser.add_argument("--save", metavar="FILE", help="write the record here at the end, and on `quit`")
    parser.add_argument("--load", metavar="FILE", help="go on with a record that `quit` saved")
    add_options(parser)
    add_edition(parser)
    add_language(parser)


def play(args: argparse.Namespace) -> int:
    """One match; writes its record when it is over or left."""
    table = opened(args) if args.load is None else loaded(args)
    if table.save is not None:
        writable(table.save)
    table.run()
    return OK


def opened(args: argparse.Namespace) -> Table:
    """A new match as the arguments ask for it. Raises Trouble."""
    game = games.game(args.game)
    seats = game.seats[0] if args.seats is None else args.seats
    edition = edition_of(args.game, args.edition)
    options = games.settle(args.game, options_of(args.option))
    rules = guarded(lambda: games.rules(args.game, seats, options, edition))
    names = seated(args.bots, seats)
    seed = secrets.token_bytes(32) if args.seed is None else hashlib.sha256(b"yiqi play " + args.seed.encode()).digest()
    thinking = tuple(seat for seat, name in enumerate(names) if name != ME)
    nonces = tuple(
        hashlib.sha256(seed + bytes([seat])).hexdigest()[:32] if seat in thinking else "" for seat in range(seats)
    )
    committed = commitment(seed, [nonces[seat] for seat in thinking])
    header = Header(args.game, game.rulesets[-1], edition.digest, options, seats, committed, nonces, thinking)
    match: Match[Any] = Match.begin(rules, header, Match(rules, header).live(stream_key(seed, nonces)))
    return Table(match, seed, names, args)


def loaded(args: argparse.Namespace) -> Table:
    """The match of a saved record, where it was left. Raises Trouble."""
    for name, given in (("--seats", args.seats), ("--seed", args.seed), ("--option", args.option or None)):
        if given is not None:
            raise Trouble(f"{name}: is for a new match; one that --load goes on with keeps its own")
    read = records.load(args.load, [args.edition] if args.edition else [])
    header = read.written.header
    if header.game != args.game:
        raise Trouble(f"{args.load}: is a match of {header.game}: yiqi play {header.game} --load {args.load}")
    if not read.written.seed:
        raise Trouble(f"{args.load}: has no line 'seed', so that the match cannot go on", NO)
    names = [ME] * header.seats
    for seat, name in enumerate(read.written.players):
        if name in bots.names():
            names[seat] = name
    if args.bots:
        names = seated(args.bots, header.seats)
    args.save = args.save or args.load
    return Table(records.played(read), bytes.fromhex(read.written.seed), names, args)


def seated(wanted: str, seats: int) -> list[str]:
    """Who sits where: "me" or a bot's name for each seat. Raises Trouble."""
    names = [name.strip() for name in wanted.split(",") if name.strip()]
    for name in names:
        if name != ME and name not in bots.names():
            raise Trouble(f"--bots: no bot {name!r}: expected {', '.join([ME, *bots.names()])}")
    if len(names) > seats:
        raise Trouble(f"--bots: expected at most {seats} names, found {len(names)}")
    return [ME] * (seats - len(names)) + names


class Left(Exception):
    """Somebody has left the table; the record is saved if there is a place for it."""


class Table:
    """The match, who sits where, and what has been shown to whom."""

    def __init__(self, match: Match[Any], seed: bytes, names: Sequence[str], args: argparse.Namespace) -> None:
        self.match, self.seed, self.names = match, seed, names
        self.rules: Rules[Any] = match.rules
        self.text: Catalogue = catalogue(match.header.game, language_of(args), match.rules)
        self.save: str | None = args.save
        self.key = stream_key(seed, match.header.nonces)
        self.bots = {seat: bots.make(name, match.rules) for seat, name in enumerate(names) if name != ME}
        self.people = [seat for seat, name in enumerate(names) if name == ME]
        self.told = [0] * match.header.seats
        self.watched = 0
        self.curtain: Seat | None = self.people[0] if len(self.people) == 1 else None

    # the course of a match

    def run(self) -> None:
        """Until the match is over or somebody leaves."""
        try:
            while not self.match.over:
                self.act(self.next())
        except (Left, EOFError, KeyboardInterrupt) as why:
            print()
            self.store(ask=isinstance(why, Left))
            return
        if not self.people:
            self.news(None)
        elif len(self.people) == 1:
            self.news(self.people[0])
        else:
            self.clear()
            self.news(None)
        print(self.text("cli-over"))
        scores = self.rules.scores(self.match.state)
        assert scores is not None, "a match that is over has a result"
        print("\n".join(records.results(scores, self.text)))
        self.store(ask=False)

    def next(self) -> Seat:
        """Who is waited for: bots first, then whoever's curtain is up."""
        waited = self.rules.turn(self.match.state)
        thinking = [seat for seat in waited if seat in self.bots]
        return thinking[0] if thinking else self.curtain if self.curtain in waited else waited[0]

    def act(self, seat: Seat) -> None:
        """Lets a seat act once."""
        if seat in self.bots:
            chance = QuickChance(f"{self.key.hex()} {len(self.match.records)}")
            a = bots.ask(self.bots[seat], self.rules, self.match.state, seat, chance)
            self.match.act(seat, a, "bot", self.match.live(self.key))
            return
        self.reveal(seat)
        self.show(seat)
        while True:
            line = " ".join(self.read(f"{self.text('seat', seat=seat)}> ").split())
            if line and self.command(seat, line):
                return

    def reveal(self, seat: Seat) -> None:
        """Puts the curtain between the last seat and this one."""
        if self.curtain == seat:
            return
        self.clear()
        self.curtain = None
        self.read(self.text("cli-curtain", seat=seat) + " ")
        self.clear()
        self.curtain = seat

    def clear(self) -> None:
        """Takes everything off the screen, and what scrolled off it."""
        print("\x1b[2J\x1b[3J\x1b[H" if sys.stdout.isatty() else "\n" + "─" * 40, flush=True)

    def read(self, prompt: str) -> str:
        """A line from the person at the terminal."""
        print(prompt, end="", flush=True)
        line = sys.stdin.readline(4000)
        if not line:
            raise EOFError
        return line

    # what a seat sees

    def news(self, seat: Seat | None) -> None:
        """The log since this seat last looked."""
        start = self.watched if seat is None else self.told[seat]
        for seq in range(start, len(self.match.records)):
            for line in records.log_lines(self.match, seq, self.text, seat):
                print(f"  {line}")
        if seat is None:
            self.watched = len(self.match.records)
        else:
            self.told[seat] = len(self.match.records)

    def show(self, seat: Seat, all_actions: bool = False) -> None:
        """News, board, question and actions."""
        self.news(seat)
        print(board.board(self.rules, self.rules.view(self.match.state, seat), self.text))
        prompt = self.rules.ask(self.match.state, seat)
        print("\n" + (say(self.text, f"prompt-{prompt.key}", prompt.args) if prompt else self.text("cli-not-asked")))
        legal = self.legal(seat)
        shown = legal if all_actions else legal[:ROOM]
        cells = [f"{i:3} {board.action_words(self.rules, a, self.text)}" for i, a in enumerate(shown, 1)]
        room = min(shutil.get_terminal_size((100, 24)).columns, 160)
        print("\n".join(board.columns(cells, room)))
        if len(shown) < len(legal):
            print(self.text("cli-more", count=len(legal) - len(shown)))
        print(self.text("cli-hint"))

    def legal(self, seat: Seat) -> list[Action]:
        return list(self.rules.legal(self.match.state, seat))

    # what a person types

    def command(self, seat: Seat, line: str) -> bool:
        """Does what was typed; True when the match has moved or another seat is to be shown."""
        word, _, rest = line.partition(" ")
        if word in ("quit", "exit"):
            raise Left
        if word == "help":
            self.help()
        elif word in ("all", "list", "board"):
            self.show(seat, all_actions=word == "all")
        elif word == "undo":
            return self.undo(seat)
        elif word == "seat":
            return self.change_seat(rest)
        elif word[0] in "?？":
            self.why(seat, line[1:].strip())
        else:
            return self.try_action(seat, line)
        return False

    def help(self) -> None:
        print(self.text("cli-help"))
        for verb, domains in self.rules.verbs().items():
            print("  " + " ".join([verb, *(domain.name.upper() for domain in domains)]))
        if typing(self.rules) is not None and self.text.has("typed-help"):
            print(f"  {self.text('typed-help')}")

    def undo(self, seat: Seat) -> bool:
        free = self.match.free_undo(seat)
        if not free:
            print(self.text("refuse-undo"))
            return False
        self.match.undo(seat, free[0], "person")
        return True

    def change_seat(self, rest: str) -> bool:
        """Lets another person answer out of turn."""
        seats = [str(seat) for seat in self.people]
        if rest not in seats:
            print(self.text("cli-seats", seats=seats))
            return False
        seat = int(rest)
        if not self.legal(seat):
            print(self.text("cli-nothing"))
            return False
        self.act(seat)
        return True

    def try_action(self, seat: Seat, line: str) -> bool:
        found = self.typed(seat, line)
        if isinstance(found, Unread):
            print(self.unread(found))
            return False
        if found is not None:
            for one in found:
                self.match.act(seat, one, "person", self.match.live(self.key))
            return bool(found)
        a = self.meant(seat, line)
        if a is None:
            return False
        try:
            self.match.act(seat, a, "person", self.match.live(self.key))
        except Refused as refused:
            print(f"{say(self.text, f'refuse-{refused.reason.key}', refused.reason.args)} ({refused.reason.clause})")
            return False
        return True

    def typed(self, seat: Seat, line: str) -> list[Action] | Unread | None:
        """What a line in the game's own notation means; None for a number of the list or an action."""
        read = typing(self.rules)
        if read is None or line.isdecimal() or line.split(" ")[0].lower() in self.rules.verbs():
            return None
        return read(self.match.state, seat, line)

    def unread(self, found: Unread) -> str:
        """Why a typed line was not taken."""
        if found.reason is None:
            return self.text("typed-unread", line=found.line)
        reason = found.reason
        text = f"{say(self.text, f'refuse-{reason.key}', reason.args)} ({reason.clause})"
        return self.text("typed-refused", line=found.line, text=text)

    def meant(self, seat: Seat, line: str) -> Action | None:
        """The action that was typed, by its number in the list or in words; says so when there is none."""
        legal = self.legal(seat)
        if line.isdecimal():
            if 1 <= int(line) <= len(legal):
                return legal[int(line) - 1]
            print(self.text("cli-number", most=len(legal)))
            return None
        try:
            return action_text.parse(canonical(self.rules, line, self.text))
        except ValueError:
            print(self.text("cli-unknown"))
            return None

    def why(self, seat: Seat, line: str) -> None:
        """Why an action is refused; with none named, every reason there is now."""
        if line:
            found_typed = self.typed(seat, line)
            if found_typed is not None:
                print(self.unread(found_typed) if isinstance(found_typed, Unread) else self.text("cli-legal"))
                return
            a = self.meant(seat, line)
            if a is None:
                return
            reason = self.match.why_not(seat, a)
            if reason is None:
                print(self.text("cli-legal"))
                return
            print(f"{say(self.text, f'refuse-{reason.key}', reason.args)} ({reason.clause})")
            clause = games.rulebook(self.match.header.game).clauses.get(reason.clause)
            if clause is not None:
                print(f"  {clause.text[self.text.language]}")
            return
        found: dict[str, list[str]] = {}
        for a in self.rules.near(self.match.state, seat):
            reason = self.match.why_not(seat, a)
            if reason is not None:
                sentence = f"{say(self.text, f'refuse-{reason.key}', reason.args)} ({reason.clause})"
                found.setdefault(sentence, []).append(board.action_words(self.rules, a, self.text))
        for sentence, actions in list(found.items())[:REASONS]:
            print(f"{sentence}\n    {', '.join(actions[:4])}{' …' if len(actions) > 4 else ''}")
        if len(found) != len(list(found.items())[:REASONS]):
            print(self.text("cli-more-reasons", count=len(found) - REASONS))
        if not found:
            print(self.text("cli-no-reasons"))

    # the end

    def store(self, ask: bool) -> None:
        """Writes the record; asks where, if nobody has said so, or it cannot stand there, and somebody can answer."""
        players = [name if name != ME else self.text("seat", seat=seat) for seat, name in enumerate(self.names)]
        match, place = self.match, self.save
        failed: Trouble | None = None
        record = record_text.write(match.header, match.records, match.digest(), players, self.seed.hex())
        while True:
            if place is None and ask:
                try:
                    place = self.read(self.text("cli-save") + " ").strip()
                except (EOFError, KeyboardInterrupt):
                    print()
            if not place:
                if failed is not None:
                    raise failed
                return
            try:
                write_text(place, record)
                print(self.text("cli-saved", file=place))
                return
            except Trouble as trouble:
                if not ask:
                    raise
                # a match is not lost for a mistyped name
                print(trouble)
                place, failed = None, trouble


def canonical(rules: Rules[Any], line: str, text: Catalogue) -> str:
    """What was typed with the names of things made canonical: "load 牛 左舷 1" is "load cow port 1"."""
    words = line.split(" ")
    domains = rules.verbs().get(words[0].lower(), ())
    out = [words[0].lower()]
    for i, word in enumerate(words[1:]):
        values = domains[i].values if i < len(domains) else ()
        kind = domains[i].name.split("_")[0] if i < len(domains) else ""
        known = (str(v) for v in values if word.lower() == str(v) or word == board.named(text, kind, v))
        out.append(next(known, word.lower()))
    return " ".join(out)
