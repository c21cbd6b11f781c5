"""`simulate`: many matches between bots, under all laws if wanted."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any, Final

from yiqi import bots, games
from yiqi.commands.common import (
    NO,
    OK,
    Trouble,
    add,
    add_edition,
    add_game,
    add_json,
    add_options,
    edition_of,
    guarded,
    options_of,
    print_json,
    progress,
    whole,
)
from yiqi.commands.tally import Tally, Task, as_json, as_text, rules_of
from yiqi.commands.wording import breaches
from yiqi.core import trials
from yiqi.core.chance import QuickChance
from yiqi.core.game import HOUSE, STEP, Rules
from yiqi.core.match import Header

CHUNK: Final = 10
"""Matches that a process plays before it reports."""
MOST: Final = 5_000
"""A match is given up after so many actions."""
WORDED: Final = 5
"""Matches whose every word is tried in every language, at each number of seats."""
EVERY: Final = 4
"""Without laws, refusals are counted at every so many actions."""
CHOICES: Final = {"random": trials.uniform, "rich": trials.rich}
RANDOM: Final = "random"


def add_to(commands: Any) -> None:
    parser = add(
        commands,
        "simulate",
        simulate,
        "play many matches between bots and count; with --laws check all that must hold for every game",
        "yiqi simulate ark --matches 1000 --seats 4 --bot greedy,random,random,random\n"
        "yiqi simulate ark --laws --matches 10000 --seats all --options random --coverage",
    )
    add_game(parser)
    parser.add_argument("--matches", metavar="N", type=whole(1, 10_000_000), default=100, help="how many (100)")
    parser.add_argument(
        "--seats", metavar="K", default="", help="players, or `all` for each number in turn; the fewest unless given"
    )
    parser.add_argument(
        "--seed", metavar="S", type=whole(0, 10**12), default=1, help="a number (1); match i has the seed S + i"
    )
    parser.add_argument(
        "--bot",
        metavar="A,B",
        default="",
        help="bots, dealt to the seats in rotation (random; with --laws random,rich)",
    )
    add_options(parser, "a table option; `random` draws all others")
    parser.add_argument(
        "--laws", action="store_true", help="check every law at every match; exit status 1 on any violation"
    )
    parser.add_argument(
        "--coverage", action="store_true", help="count verbs, events, what they name, and the clauses that refused"
    )
    parser.add_argument(
        "--jobs",
        metavar="J",
        type=whole(1, 512),
        help="processes; one a core unless given; results do not depend on it",
    )
    add_edition(parser)
    add_json(parser)


def simulate(args: argparse.Namespace) -> int:
    """Plays, then prints what was counted."""
    task = task_of(args)
    seeds = range(args.seed, args.seed + args.matches)
    jobs = min(args.jobs or cores(), -(-len(seeds) // CHUNK))
    tally = Tally()
    for part in progress(parts(task, seeds, jobs), len(seeds), f"simulate {task.game}", CHUNK):
        tally.add(part)
    if task.laws:
        tally.report.violations += tally.report.identities()
        tally.report.violations += unworded(task, args.seed)
    if args.json:
        print_json(as_json(task, tally))
    else:
        print("\n".join(as_text(task, tally)))
    return NO if tally.report.violations else OK


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def task_of(args: argparse.Namespace) -> Task:
    """What the arguments ask for, tried once with each number of seats. Raises Trouble."""
    game = games.game(args.game)
    if args.seats == "all":
        seats = tuple(game.seats)
    elif args.seats and not args.seats.isdecimal():
        raise Trouble(f"--seats: expected a number or `all`, found {args.seats[:40]!r}")
    else:
        seats = (int(args.seats[:9]) if args.seats else game.seats[0],)
    names = tuple(name.strip() for name in args.bot.split(",") if name.strip()) or (
        (RANDOM, "rich") if args.laws else (RANDOM,)
    )
    for name in names:
        if args.laws and name not in CHOICES:
            raise Trouble(f"--bot: with --laws expected {', '.join(CHOICES)}, found {name!r}")
        if name not in bots.names():
            raise Trouble(f"--bot: no bot {name!r}: expected one of {', '.join(bots.names())}")
    given = options_of([word for word in args.option if word != RANDOM])
    task = Task(
        args.game, args.edition, seats, names, tuple(given.items()), RANDOM in args.option, args.laws, args.coverage
    )
    games.settle(task.game, given)
    for count in seats:
        guarded(lambda count=count: rules_of(task, count, task.options))  # type: ignore[misc]
    return task


def options_for(task: Task, seats: int, seed: int) -> tuple[tuple[str, str], ...]:
    """The options of the match with this seed: those given, and all others drawn where that is wanted."""
    options = dict(task.options)
    if task.options_random:
        options = games.draw_options(task.game, seats, Random(f"options {seed}"), options)
    return tuple(sorted(options.items()))


# playing


def parts(task: Task, seeds: range, jobs: int) -> Iterator[Tally]:
    """Tallies of the seeds in order, a chunk each, from as many processes as `jobs`."""
    chunks = [seeds[i : i + CHUNK] for i in range(0, len(seeds), CHUNK)]
    if jobs == 1:
        yield from (chunk(task, part) for part in chunks)
        return
    # a fork has every game that was registered here, and nothing of an engine is sent over
    method = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context(method), deaf)
    waiting: deque[Future[Tally]] = deque()
    try:
        for part in chunks:
            waiting.append(pool.submit(chunk, task, part))
            if len(waiting) > 4 * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except KeyboardInterrupt:
        for worker in multiprocessing.active_children():
            worker.kill()
        # its thread has to be gone before the interpreter looks for it
        pool.shutdown(wait=True, cancel_futures=True)
        raise
    except BrokenProcessPool:
        raise Trouble("a process was killed; with fewer --jobs less memory is needed", NO) from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def deaf() -> None:
    """Ctrl-C is for whoever waits for a worker: he ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def chunk(task: Task, seeds: Iterable[int]) -> Tally:
    """Plays the matches with these seeds."""
    tally = Tally()
    for seed in seeds:
        seats = task.seats[seed % len(task.seats)]
        rules = rules_of(task, seats, options_for(task, seats, seed))
        began = time.process_time()
        try:
            (under_laws if task.laws else plainly)(task, rules, seed, tally)
        except Exception as error:
            tally.report.matches += 1
            tally.report.violations.append(f"seed {seed}, {seats} seats: {type(error).__name__}: {error}")
        tally.seconds += time.process_time() - began
    return tally


def under_laws(task: Task, rules: Rules[Any], seed: int, tally: Tally) -> None:
    """One random match with every law checked."""
    name = task.bots[seed % len(task.bots)]
    ruleset = games.game(task.game).rulesets[-1]
    options = games.settle(task.game, dict(options_for(task, rules.seats, seed)))
    header = Header(task.game, ruleset, edition_of(task.game, task.edition).digest, options, rules.seats)
    report = trials.trial(rules, header, games.rulebook(task.game).__contains__, seed, CHOICES[name])
    for totals, places in zip(report.totals, report.places, strict=True):
        tally.result([name] * rules.seats, totals, places)
    tally.report.add(report)


def plainly(task: Task, rules: Rules[Any], seed: int, tally: Tally) -> None:
    """One match between bots: each action is chosen, asked about, and played, as in a real one."""
    names = [task.bots[(seed + seat) % len(task.bots)] for seat in range(rules.seats)]
    seated = [bots.make(name, rules) for name in names]
    chance, thought, random = QuickChance(f"deal {seed}"), QuickChance(f"bots {seed}"), Random(f"turn {seed}")
    report, count = tally.report, 0
    report.matches += 1
    state, events = rules.start(chance)
    known = trials.ranges(rules)
    while (waited := rules.turn(state)) and count < MOST:
        if task.coverage:
            report.hear(events, known)
        if HOUSE in waited:
            events = rules.play(state, HOUSE, STEP, chance)
        else:
            seat = waited[0] if len(waited) == 1 else random.choice(waited)
            if task.coverage and count % EVERY == 0:
                reasons = (rules.why_not(state, seat, a) for a in rules.near(state, seat))
                report.clauses.update(reason.clause for reason in reasons if reason is not None)
            a = bots.ask(seated[seat], rules, state, seat, thought)
            if (reason := rules.why_not(state, seat, a)) is not None:
                report.violations.append(
                    f"seed {seed}, {rules.seats} seats: {names[seat]} chose {a!r}: {reason.clause}"
                )
                break
            report.verbs[str(a[0])] += 1
            events = rules.play(state, seat, a, chance)
        count += 1
    if task.coverage:
        report.hear(events, known)
    report.actions += count
    report.longest = max(report.longest, count)
    scores = rules.scores(state)
    if scores is None:
        report.violations.append(f"seed {seed}, {rules.seats} seats: not over after {count} actions")
        return
    report.finished += 1
    tally.result(names, scores.totals, scores.places)


def unworded(task: Task, seed: int) -> list[str]:
    """The law of texts, tried with a few matches at each number of seats."""
    found: dict[str, None] = {}
    for seats in task.seats:
        for i in range(WORDED):
            found |= dict.fromkeys(
                breaches(task.game, rules_of(task, seats, options_for(task, seats, seed + i)), seed + i)
            )
    return list(found)
