"""`bench`: how fast the engine is here, and what it is meant to reach.

Time is the process's own: what else the machine does meanwhile is not counted.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from yiqi import games
from yiqi.commands.common import OK, add, add_json, catalogue, guarded, print_json, progress, whole
from yiqi.core import match as match_module
from yiqi.core import record as record_text
from yiqi.core.chance import QuickChance, stream_key
from yiqi.core.game import HOUSE, STEP, Action, Rules
from yiqi.core.match import Header, Match
from yiqi.core.optional import SELDOM, rare
from yiqi.core.record import MOST_SEATS

TIMES: Final = 5


class Figure(NamedTuple):
    """One figure: what, how much of which unit, and the goal (None for none)."""

    name: str
    value: float
    unit: str
    goal: float | None


def add_to(commands: Any) -> None:
    parser = add(
        commands,
        "bench",
        bench,
        "measure the engine on one core: random play, copies, views, drawing, records; each the median of five",
        "yiqi bench\nyiqi bench --game ark --seats 4 --json",
    )
    parser.add_argument("--game", metavar="GAME", default="ark", help="what is played (ark)")
    parser.add_argument("--seats", metavar="K", type=whole(1, MOST_SEATS), default=4, help="number of players (4)")
    parser.add_argument(
        "--seconds",
        metavar="S",
        type=whole(0, 600),
        default=2,
        help="for each of the five measurements of random play (2)",
    )
    add_json(parser)


def compiled() -> bool:
    """Whether the engine is the compiled one."""
    return not str(match_module.__file__).endswith(".py")


def bench(args: argparse.Namespace) -> int:
    """Measures and prints every figure."""
    games.game(args.game)
    rules = guarded(lambda: games.rules(args.game, args.seats))
    measures: list[Callable[[], Sequence[Figure]]] = [
        lambda: [random_play(rules, uniform, "random play", args.seconds, meant(args.game))],
        lambda: [random_play(rules, rich(rules), "rich random play", args.seconds, None)],
        lambda: small(rules, args.seconds),
        lambda: [drawing(rules, args.game)],
        lambda: [records(rules, args.game, args.seconds)],
        lambda: own(rules, args.game, args.seconds),
    ]
    figures = [figure for found in progress((m() for m in measures), len(measures), "bench") for figure in found]
    if args.json:
        print_json([figure._asdict() for figure in figures])
        return OK
    version = ".".join(map(str, sys.version_info[:3]))
    engine = "compiled" if compiled() else "not compiled"
    print(f"{args.game}, {args.seats} seats, one core, Python {version}, engine {engine}")
    for name, value, unit, goal in figures:
        print(f"{name:36} {value:>12,.6g} {unit:10}" + (f" goal {goal:,g}" if goal else ""))
    return OK


# random play


def uniform(legal: Sequence[Action], random: Random) -> Action:
    return legal[int(random.random() * len(legal))]


def rich(rules: Rules[Any]) -> Callable[[Sequence[Action], Random], Action]:
    """A verb first, then one of its actions; what the game calls rare, seldom."""
    seldom = rare(rules)

    def choose(legal: Sequence[Action], random: Random) -> Action:
        usual = [a for a in legal if a not in seldom] if seldom else legal
        return by_verb(usual if usual and random.random() * SELDOM >= 1 else legal, random)

    return choose


def by_verb(legal: Sequence[Action], random: Random) -> Action:
    found: dict[str | int, list[Action]] = {}
    for a in legal:
        found.setdefault(a[0], []).append(a)
    verbs = list(found)
    return uniform(found[verbs[int(random.random() * len(verbs))]], random)


def random_play(
    rules: Rules[Any], choose: Callable[[Sequence[Action], Random], Action], name: str, seconds: float, goal: int | None
) -> Figure:
    """Actions a second: the legal ones listed, one chosen, asked about, and played; no views."""
    rates = []
    for run in range(TIMES):
        random, count, match = Random(run), 0, 0
        began = now = time.process_time()
        while now - began < seconds or count == 0:
            count += one_match(rules, choose, random, QuickChance(f"{run} {match}"))
            match += 1
            now = time.process_time()
        rates.append(count / (now - began))
    return Figure(name, round(statistics.median(rates)), "actions/s", goal)


def one_match(
    rules: Rules[Any], choose: Callable[[Sequence[Action], Random], Action], random: Random, chance: QuickChance
) -> int:
    """Plays one match to its end; the number of actions."""
    state, _ = rules.start(chance)
    count = 0
    while waited := rules.turn(state):
        seat = waited[0]
        if seat == HOUSE:
            rules.play(state, HOUSE, STEP, chance)
            continue
        a = choose(rules.legal(state, seat), random)
        reason = rules.why_not(state, seat, a)
        assert reason is None, f"{a!r} is listed and refused by {reason}"
        rules.play(state, seat, a, chance)
        count += 1
    return count


# single things


def timed(what: Callable[[], object], least: float) -> float:
    """Seconds for one call: the median of five, each over at least `least` seconds."""
    calls, found = 1, 0.0
    while True:
        began = time.process_time()
        for _ in range(calls):
            what()
        found = time.process_time() - began
        if found >= least:
            break
        calls = max(calls * 2, int(calls * least / max(found, 1e-9)))
    rates = [found / calls]
    for _ in range(TIMES - 1):
        began = time.process_time()
        for _ in range(calls):
            what()
        rates.append((time.process_time() - began) / calls)
    return statistics.median(rates)


def middle(rules: Rules[Any], seed: int = 1) -> Any:
    """A position half-way through a random match."""
    length = one_match(rules, uniform, Random(seed), QuickChance(seed))
    random, chance = Random(seed), QuickChance(seed)
    state, _ = rules.start(chance)
    count = 0
    while count < length // 2 or rules.turn(state)[0] == HOUSE:
        seat = rules.turn(state)[0]
        if seat == HOUSE:
            rules.play(state, HOUSE, STEP, chance)
            continue
        rules.play(state, seat, uniform(rules.legal(state, seat), random), chance)
        count += 1
    return state


def small(rules: Rules[Any], seconds: float) -> list[Figure]:
    """A copy and a view, half-way through a match."""
    state = middle(rules)
    seat = rules.turn(state)[0]
    chance, least = QuickChance(1), seconds / 20
    return [
        Figure("state copy", round(timed(state.copy, least) * 1e6, 2), "µs", 5),
        Figure("view", round(timed(lambda: rules.view(state, seat), least) * 1e6, 2), "µs", 100),
        Figure("guess", round(timed(lambda: rules.guess(state, seat, chance), least) * 1e6, 2), "µs", None),
        Figure("legal", round(timed(lambda: rules.legal(state, seat), least) * 1e6, 2), "µs", None),
    ]


def drawing(rules: Rules[Any], game: str) -> Figure:
    """Drawing the panels that an action changes, for the seat that acted: the median over one match."""
    text = catalogue(game, "en", rules)
    random, chance = Random(1), QuickChance(1)
    state, _ = rules.start(chance)
    before: dict[Any, Any] = {}
    times = []
    while waited := rules.turn(state):
        seat = waited[0]
        if seat == HOUSE:
            rules.play(state, HOUSE, STEP, chance)
            continue
        before = dict(rules.panels(rules.view(state, seat)))
        rules.play(state, seat, uniform(rules.legal(state, seat), random), chance)
        after = rules.panels(rules.view(state, seat))
        began = time.process_time()
        for name, content in after.items():
            if before.get(name) != content:
                rules.draw(name, content, text, "wide")
        times.append(time.process_time() - began)
    return Figure("drawing what an action changed", round(statistics.median(times) * 1e3, 3), "ms", 5)


def records(rules: Rules[Any], game: str, seconds: float) -> Figure:
    """Records a second through a whole match object: log, chance by HMAC, copies for undo, and the text at the end."""
    title = games.game(game)
    header = Header(game, title.rulesets[-1], games.edition(game).digest, games.settle(game, {}), rules.seats)
    rates = []
    for run in range(TIMES):
        random, key, count = Random(run), stream_key(b"bench", [str(run)]), 0
        began = time.process_time()
        while time.process_time() - began < seconds / 4 or count == 0:
            match: Match[Any] = Match.begin(rules, header, Match(rules, header).live(key))
            while waited := rules.turn(match.state):
                match.act(waited[0], uniform(rules.legal(match.state, waited[0]), random), "bot", match.live(key))
            record_text.write(header, match.records, match.digest())
            count += len(match.records)
        rates.append(count / (time.process_time() - began))
    return Figure("records written", round(statistics.median(rates)), "records/s", None)


def meant(game: str) -> int | None:
    """What random play of a game is meant to reach here: `PLAY` (not compiled, compiled) in its module `speed`."""
    goals: tuple[int, int] | None = getattr(games.part(game, "speed"), "PLAY", None)
    return goals[compiled()] if goals else None


def own(rules: Rules[Any], game: str, seconds: float) -> list[Figure]:
    """What a game has measured besides: a module `speed` in its folder, whose `work(rules)` gives things to run.

    Each has a `name`, a `unit`, `goals` (not compiled and compiled, 0 for none), and `run()`, which does `count`.
    """
    found = []
    for work in getattr(games.part(game, "speed"), "work", lambda rules: ())(rules):
        rate = work.count / timed(work.run, seconds / 4)
        found.append(Figure(work.name, round(rate), work.unit, work.goals[compiled()] or None))
    return found
