"""Golden matches: whole matches with their records and what they said, to be read in a diff when a rule changes.

python tests/golden/golden.py        records them all anew
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent)]

import toy  # noqa: E402
from yiqi import games  # noqa: E402
from yiqi.bots.bot import offered  # noqa: E402
from yiqi.core import action, record  # noqa: E402
from yiqi.core.chance import commitment, stream_key  # noqa: E402
from yiqi.core.match import Header, Match  # noqa: E402
from yiqi.core.optional import bell  # noqa: E402
from yiqi.core.trials import rich, uniform  # noqa: E402
from yiqi.text import Catalogue  # noqa: E402

games.register(toy.GAME, toy.FOLDER)

RECORDS = {"sanguo": 240}
"""After so many records matches of these go on by `idle` alone."""
HOUR = 200
"""After so many the hour has come, where one was agreed: a clock acts for everybody."""


class Golden(NamedTuple):
    """One golden match: its file is named by game, seats and number."""

    game: str
    seats: int
    number: int

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.number}"


def goldens() -> Iterator[Golden]:
    """Every seat count of every game, with options as they are and with options drawn."""
    for game in games.ids():
        for seats in games.game(game).seats:
            for number in (0, 1):
                yield Golden(game, seats, number)


def played(golden: Golden) -> tuple[Match[Any], bytes]:
    """The match, and its seed."""
    random = Random(golden.name)
    options = games.draw_options(golden.game, golden.seats, random) if golden.number else {}
    settled = games.settle(golden.game, options)
    seed = golden.name.encode().ljust(32, b".")
    nonces = tuple(f"{golden.name}-{seat}" for seat in range(golden.seats))
    ruleset = games.game(golden.game).rulesets[-1]
    digest = games.edition(golden.game).digest
    header = Header(golden.game, ruleset, digest, settled, golden.seats, commitment(seed, nonces[1:]), nonces)
    header = header._replace(bots=tuple(range(1, golden.seats)))
    key = stream_key(seed, nonces)
    rules = games.rules(golden.game, golden.seats, settled)
    match: Match[Any] = Match.begin(rules, header, Match(rules, header).live(key))
    hour = bell(rules)
    while not match.over:
        if hour is not None and len(match.records) >= HOUR:
            for seat in range(golden.seats):
                match.act(seat, hour.action, "clock", match.live(key))
            hour = None
        seat = random.choice(rules.turn(match.state))
        if len(match.records) >= RECORDS.get(golden.game, 5000):
            match.act(seat, rules.idle(match.state, seat), "clock", match.live(key))
            continue
        free = match.free_undo(seat)
        if free and random.random() < 0.1:
            match.undo(seat, free[0], "person")
            continue
        choose = rich if golden.number else uniform
        match.act(seat, choose(offered(rules, match.state, seat), random), "person", match.live(key))
    return match, seed


def written(match: Match[Any], seed: bytes) -> str:
    """The record of a match that is over."""
    return record.write(match.header, match.records, match.digest(), (), seed.hex())


def in_words(match: Match[Any]) -> str:
    """What everybody was told, record by record, and the result."""
    rules = match.rules
    text = Catalogue("en", games.folder(match.header.game), rules.names())
    lines = []
    for i, (made, events) in enumerate(zip(match.records, match.events, strict=True)):
        lines.append(f"{i} {'house' if made.seat < 0 else made.seat}: {action.text(made.action)}")
        lines += [f"    {text(f'event-{event.kind}', **event.public)}" for event in events]
    scores = rules.scores(match.state)
    assert scores is not None, "a golden match is over"
    lines += [f"{text(f'score-{row.key}')}: {row.points}" for row in scores.rows]
    lines.append(f"{scores.totals}, places {scores.places}")
    return "\n".join(lines) + "\n"


def main() -> None:
    for old in [*HERE.glob("*.yiqi"), *HERE.glob("*.txt")]:
        old.unlink()
    for golden in goldens():
        match, seed = played(golden)
        (HERE / f"{golden.name}.yiqi").write_text(written(match, seed), encoding="utf-8")
        (HERE / f"{golden.name}.txt").write_text(in_words(match), encoding="utf-8")
        print(golden.name, len(match.records), "records")


if __name__ == "__main__":
    main()
