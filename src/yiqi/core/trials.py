"""Random matches under all laws, and what they found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from yiqi.core import record as record_text
from yiqi.core.chance import LiveChance
from yiqi.core.game import HOUSE, REOPEN, STEP, Action, Event, Rules, Seat
from yiqi.core.laws import (
    Cited,
    Seeded,
    apart,
    conserved,
    copied,
    declared,
    nonsense,
    offers,
    paths,
    saved,
    secret,
    turns,
    unrevealing,
)
from yiqi.core.match import Header, Match, digest
from yiqi.core.optional import SELDOM, rare, things

ENOUGH = 200
"""So many flagged cases are needed before the share of changed hidden places is judged."""
THIN = 250
"""The costly laws are tried at fewer and fewer records of a long match: after so many half as often, and so on."""
TAIL = 2000
"""So many records play by `idle` alone may take to end a match."""

Choice = Callable[[Sequence[Action], Random, frozenset[Action]], Action]
NONE: Final[frozenset[Action]] = frozenset()


def uniform(legal: Sequence[Action], random: Random, seldom: frozenset[Action] = NONE) -> Action:
    """Any legal action, each equally likely."""
    return random.choice(legal)


def rich(legal: Sequence[Action], random: Random, seldom: frozenset[Action] = NONE) -> Action:
    """A verb first, then one of its actions: verbs with few actions come up more often; those in `seldom` hardly do."""
    usual = [a for a in legal if a not in seldom]
    if 0 < len(usual) < len(legal) and random.randrange(SELDOM):
        legal = usual
    verb = random.choice(sorted({str(a[0]) for a in legal}))
    return random.choice([a for a in legal if a[0] == verb])


# laws of a whole match


class Sealed:
    """Follows who has sealed an answer in the present question to several seats."""

    def __init__(self) -> None:
        self.group: set[Seat] = set()
        self.sealed: set[Seat] = set()

    def after(self, seat: Seat, a: Action, waited: Sequence[Seat]) -> None:
        """Takes note of an action and of who is waited for after it."""
        now = set(waited)
        if a == REOPEN:
            self.sealed.discard(seat)
            return
        if seat in self.group and seat not in now and now & self.group:
            self.sealed.add(seat)
        if now - self.group or now & self.sealed or not now & self.group:
            self.group, self.sealed = now if len(now) > 1 else set(), set()

    def breaches(self, rules: Rules[Any], s: Any) -> Iterator[str]:
        """`reopen` is for a seat that has sealed, and only until the last answer is in."""
        for seat in range(rules.seats):
            if rules.why_not(s, seat, REOPEN) is None and seat not in self.sealed:
                yield f"seat {seat} may take back an answer after the last one was in"


def written(match: Match[Any]) -> Iterator[str]:
    """The log survives its text, replay gives the same position, transcripts can be read back."""
    text = record_text.write(match.header, match.records, match.digest())
    read = record_text.read(text)
    if read.header != match.header or list(read.records) != match.records or read.digest != match.digest():
        yield "the record changes in its text round trip"
    again = Match.replay(match.rules, match.header, read.records)
    if again.digest() != match.digest() or again.questions != match.questions:
        yield "replay gives another position"
    if again.records != match.records:
        yield "replay gives another log"


def undone(match: Match[Any], seat: Seat) -> Iterator[str]:
    """A free undo gives the position it names, and no question number is used twice."""
    free = match.free_undo(seat)
    if not free:
        return
    wanted = digest(match.at(free[-1]).to_json())
    questions = list(match.questions)
    match.undo(seat, free[-1], "person")
    if match.digest() != wanted:
        yield f"undo to record {free[-1]} gives another position"
    if any(now <= before for now, before in zip(match.questions, questions, strict=True)):
        yield "a question number comes twice after an undo"


def idles(rules: Rules[Any], header: Header, seed: int, most: int) -> Iterator[str]:
    """Playing by `idle` alone ends."""
    match = Match.begin(rules, header, LiveChance(Seeded(Random(seed))))
    for _ in range(most):
        waited = [seat for seat in rules.turn(match.state) if seat != HOUSE]
        if not waited:
            return
        match.act(waited[0], rules.idle(match.state, waited[0]), "clock", LiveChance(Seeded(Random(seed))))
    yield f"playing by idle alone has not ended after {most} actions"


# trials


def ranges(rules: Rules[Any]) -> dict[str, frozenset[Any]]:
    """What events can name, to look values up in."""
    return {name: frozenset(values) for name, values in things(rules).items()}


@dataclass
class Report:
    """What trials found. `hidden` is, by place, how many flagged cases there were and how many changed.

    `told` counts what events named, by kind, sort and value: "buy card 34".
    """

    matches: int = 0
    finished: int = 0
    actions: int = 0
    longest: int = 0
    violations: list[str] = field(default_factory=list)
    verbs: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    clauses: Counter[str] = field(default_factory=Counter)
    hidden: dict[str, list[int]] = field(default_factory=dict)
    totals: list[tuple[int, ...]] = field(default_factory=list)
    places: list[tuple[int, ...]] = field(default_factory=list)

    def add(self, other: Report) -> None:
        """Adds what other trials found."""
        self.matches += other.matches
        self.finished += other.finished
        self.actions += other.actions
        self.longest = max(self.longest, other.longest)
        self.violations += other.violations
        self.verbs += other.verbs
        self.events += other.events
        self.told += other.told
        self.clauses += other.clauses
        self.totals += other.totals
        self.places += other.places
        for place, (flagged, changed) in other.hidden.items():
            count = self.hidden.setdefault(place, [0, 0])
            count[0] += flagged
            count[1] += changed

    def hear(self, events: Sequence[Event], known: Mapping[str, frozenset[Any]]) -> None:
        """Counts events and the things they name: `region` and `region_goal` name one of `region`."""
        for event in events:
            self.events[event.kind] += 1
            for name, value in (*event.public.items(), *(event.secret or {}).items()):
                sort = name if name in known else name.partition("_")[0]
                if value in known.get(sort, ()):
                    self.told[f"{event.kind} {sort} {value}"] += 1

    def named(self, rules: Rules[Any]) -> dict[str, int]:
        """How often each thing was named, "card 34": 2, 0 for never; of the domains only what events name at all."""
        met: Counter[str] = Counter()
        for told, n in self.told.items():
            met[told.partition(" ")[2]] += n
        sorts = {thing.partition(" ")[0] for thing in met} | getattr(rules, "things", {}).keys()
        every = [f"{sort} {value}" for sort, values in things(rules).items() if sort in sorts for value in values]
        return {thing: met[thing] for thing in every}

    def identities(self) -> list[str]:
        """Hidden places that guesses left unchanged too often: a guess that is the truth hides nothing."""
        return [
            f"hidden place {place}: a guess changed it in {changed} of {flagged} flagged cases, expected at least half"
            for place, (flagged, changed) in sorted(self.hidden.items())
            if flagged >= ENOUGH and changed * 2 < flagged
        ]


def trial(
    rules: Rules[Any],
    header: Header,
    cited: Cited,
    seed: int,
    choose: Choice = uniform,
    every: int = 4,
    most: int = 5000,
) -> Report:
    """One random match under all laws.

    The costly laws of a position are tried at each `every`-th record, later less often (THIN), for a seat drawn at
    random. A breach reads "seed, record: what". After `most` records it is played by `idle` alone, which has to end it
    within TAIL more.
    """
    report = Report(matches=1)
    random = Random(seed)
    numbers = Seeded(Random(seed + 1))

    def note(breaches: Iterator[str], seq: int) -> None:
        report.violations += [f"seed {seed}, {rules.seats} seats, record {seq}: {breach}" for breach in breaches]

    match = Match.begin(rules, header, LiveChance(numbers))
    pieces, seldom = rules.pieces(match.state), rare(rules)
    sealed = Sealed()
    sealed.after(HOUSE, STEP, rules.turn(match.state))
    known = ranges(rules)
    for events in match.events:
        report.hear(events, known)
        note(declared(rules, match.state, events), 0)
    while not match.over and len(match.records) < most + TAIL:
        s, seq = match.state, len(match.records)
        seat = random.choice([seat for seat in rules.turn(s) if seat != HOUSE])
        gap = every * (1 + seq // THIN)
        if seq % gap == 0:
            _position(report, note, match, cited, random)
        sealed_seats = [x for x in range(rules.seats) if x != seat and rules.why_not(s, x, REOPEN) is None]
        legal = rules.legal(s, seat)
        if not legal:
            note(iter([f"seat {seat} is waited for and can do nothing"]), seq)
            break
        a = choose(legal, random, seldom) if seq < most else rules.idle(s, seat)
        if sealed_seats and seq < most and random.random() < 0.1:
            seat, a = random.choice(sealed_seats), REOPEN
        if seq % gap == gap // 2:
            note(copied(rules, s, seat, a, random), seq)
            note(unrevealing(rules, s, seat, a, random), seq)
        report.verbs[str(a[0])] += 1
        try:
            appended = match.act(seat, a, "bot", LiveChance(numbers))
        except Exception as error:
            note(iter([f"{a!r} of seat {seat} raised {error!r}"]), seq)
            break
        for i in appended:
            report.hear(match.events[i], known)
            if i % every == 0:
                note(declared(rules, match.state, match.events[i]), i)
                note(apart(match.state, match.events[i]), i)
        note(conserved(rules, match.state, pieces), seq)
        sealed.after(seat, a, rules.turn(match.state))
        note(sealed.breaches(rules, match.state), seq)
        if seq < most and random.random() < 0.03:
            before = len(match.records)
            note(undone(match, seat), seq)
            if len(match.records) > before:
                sealed = Sealed()
                sealed.after(HOUSE, STEP, rules.turn(match.state))
    _end(report, note, match, cited, random)
    return report


def _position(
    report: Report, note: Callable[[Iterator[str], int], None], match: Match[Any], cited: Cited, random: Random
) -> None:
    rules, s, seq = match.rules, match.state, len(match.records)
    seat = random.randrange(rules.seats)
    asked = random.choice([x for x in rules.turn(s) if x != HOUSE])
    note(turns(rules, s), seq)
    note(saved(rules, s), seq)
    for one in {seat, asked}:
        note(offers(rules, s, one, cited, report.clauses), seq)
        note(paths(rules, s, one), seq)
        note(nonsense(rules, s, one, cited, random), seq)
        note(secret(rules, s, one, random, report.hidden), seq)
    note(secret(rules, s, None, random, report.hidden), seq)


def _end(
    report: Report, note: Callable[[Iterator[str], int], None], match: Match[Any], cited: Cited, random: Random
) -> None:
    rules, seq = match.rules, len(match.records)
    report.actions += seq
    report.longest = max(report.longest, seq)
    note(written(match), seq)
    if not match.over:
        note(iter([f"not over after {seq} records"]), seq)
        return
    report.finished += 1
    note(turns(rules, match.state), seq)
    note(declared(rules, match.state, []), seq)
    for seat in range(rules.seats):
        note(offers(rules, match.state, seat, cited), seq)
        note(secret(rules, match.state, seat, random), seq)
        note(nonsense(rules, match.state, seat, cited, random, 5), seq)
    scores = rules.scores(match.state)
    if scores is not None:
        report.totals.append(scores.totals)
        report.places.append(scores.places)
