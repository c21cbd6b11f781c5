"""What many matches gave: adding it up, and printing it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final, NamedTuple

from yiqi import games
from yiqi.commands.common import edition_of
from yiqi.core import trials
from yiqi.core.game import Rules, Seat

SHOWN: Final = 20
"""So many violations are printed for people; JSON has them all."""


class Task(NamedTuple):
    """What is simulated. All that differs between matches follows from their seeds, one after the other."""

    game: str
    edition: str | None
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    options_random: bool
    laws: bool
    coverage: bool


@dataclass
class Tally:
    """What matches gave. Shares of a win are exact, so that the sum does not depend on the order of adding."""

    report: trials.Report = field(default_factory=trials.Report)
    wins: dict[str, Fraction] = field(default_factory=dict)
    points: dict[Seat, list[int]] = field(default_factory=dict)
    seconds: float = 0.0

    def add(self, other: Tally) -> None:
        """Adds what other matches gave."""
        self.report.add(other.report)
        self.seconds += other.seconds
        for name, share in other.wins.items():
            self.wins[name] = self.wins.get(name, Fraction()) + share
        for seat, (total, count) in other.points.items():
            mine = self.points.setdefault(seat, [0, 0])
            mine[0] += total
            mine[1] += count

    def result(self, names: Sequence[str], totals: Sequence[int], places: Sequence[int]) -> None:
        """Counts the end of a match: `names[seat]` is who played; contestants beyond the seats are not counted."""
        first = places.count(1)
        for seat, name in enumerate(names):
            self.wins[name] = self.wins.get(name, Fraction()) + (Fraction(1, first) if places[seat] == 1 else 0)
            mine = self.points.setdefault(seat, [0, 0])
            mine[0] += totals[seat]
            mine[1] += 1


@lru_cache(maxsize=256)
def rules_of(task: Task, seats: int, options: tuple[tuple[str, str], ...]) -> Rules[Any]:
    return games.rules(task.game, seats, dict(options), edition_of(task.game, task.edition))


# printing


def as_json(task: Task, tally: Tally) -> dict[str, Any]:
    """What was counted, as programs read it."""
    report, seconds = tally.report, max(tally.seconds, 1e-9)
    return {
        "matches": report.matches,
        "finished": report.finished,
        "wins": {name: rounded(tally.wins.get(name, Fraction())) for name in sorted(set(task.bots))},
        "scores": {str(seat): round(total / count, 3) for seat, (total, count) in sorted(tally.points.items())},
        "actions_per_match": {"mean": round(report.actions / max(report.matches, 1), 2), "max": report.longest},
        "actions_per_second": round(report.actions / seconds),
        "matches_per_second": round(report.matches / seconds, 2),
        "violations": report.violations,
        "hidden": {
            place: round(changed / max(flagged, 1), 3) for place, (flagged, changed) in sorted(report.hidden.items())
        },
        "coverage": coverage(task, report) if task.coverage else {},
    }


def rounded(share: Fraction) -> float | int:
    return share.numerator if share.denominator == 1 else round(float(share), 3)


def coverage(task: Task, report: trials.Report) -> dict[str, dict[str, int]]:
    """How often each verb was played, event told, thing named, forbidding clause the reason; 0 for never.

    `told` has what each kind of event named, where that came up at all.
    """
    rules = rules_of(task, task.seats[0], task.options)
    declared = rules.keys()
    kinds = [key.removeprefix("event-") for key in sorted(declared) if key.startswith("event-")]
    every = {
        "verbs": (list(rules.verbs()), report.verbs),
        "clauses": (games.rulebook(task.game).forbidding(), report.clauses),
        "events": ([kind for kind in kinds if not kind.endswith("-full")], report.events),
    }
    found = {name: counted(known, found) for name, (known, found) in every.items()}
    return {**found, "things": report.named(rules), "told": dict(sorted(report.told.items()))}


def counted(known: Sequence[str], found: Counter[str]) -> dict[str, int]:
    return {name: found.get(name, 0) for name in [*known, *sorted(set(found) - set(known))]}


def summed(counts: Mapping[str, int]) -> Iterator[str]:
    """Of each sort, how many came up: there are too many for a line."""
    every = Counter(thing.partition(" ")[0] for thing in counts)
    met = Counter(thing.partition(" ")[0] for thing, n in counts.items() if n)
    for sort, n in every.items():
        yield f"{sort} {met[sort]} of {n}"


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's score."""
    if matches == 0:
        return 0.0, 1.0
    z, share = 1.959964, wins / matches
    middle = share + z * z / (2 * matches)
    reach = z * math.sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    below = 1 + z * z / matches
    return max(0.0, (middle - reach) / below), min(1.0, (middle + reach) / below)


def as_text(task: Task, tally: Tally) -> Iterator[str]:
    """What was counted, as people read it."""
    told, report = as_json(task, tally), tally.report
    mean, most = told["actions_per_match"]["mean"], told["actions_per_match"]["max"]
    yield f"{report.matches} matches of {task.game}, {report.finished} finished"
    yield f"{mean:g} actions a match, at most {most}"
    laws_too = ", laws included" if task.laws else ""
    yield f"{told['actions_per_second']} actions/s, {told['matches_per_second']} matches/s on one core{laws_too}"
    for name in sorted(set(task.bots)):
        wins = float(tally.wins.get(name, Fraction()))
        low, high = wilson(wins, report.finished)
        share = wins / max(report.finished, 1)
        yield f"{name}: won {wins:g}, {share:.1%} (95 % interval {low:.1%} to {high:.1%})"
    yield "points by seat: " + ", ".join(f"{seat}: {points:g}" for seat, points in told["scores"].items())
    if told["hidden"]:
        places = ", ".join(f"{place} {share:.0%}" for place, share in told["hidden"].items())
        yield f"hidden places that a guess changed: {places}"
    for what, counts in told["coverage"].items():
        if what == "told":
            continue
        yield f"{what}: " + ", ".join(summed(counts) if what == "things" else (f"{k} {n}" for k, n in counts.items()))
        never = [name for name, count in counts.items() if count == 0]
        if never:
            yield f"{what} never met: {', '.join(never)}"
    for line in report.violations[:SHOWN]:
        yield f"VIOLATION {line}"
    if len(report.violations) > SHOWN:
        yield f"… and {len(report.violations) - SHOWN} more"
    none = "no violations" if task.laws else "no fault met"
    yield f"{len(report.violations)} violations" if report.violations else none
