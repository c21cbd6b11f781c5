"""Golden matches replay as they were recorded, their dice are those of their seeds, and they say the same."""

from __future__ import annotations

import pytest

from golden.golden import HERE, Golden, goldens, in_words
from yiqi import games
from yiqi.core import record
from yiqi.core.match import Match
from yiqi.core.verify import verify


@pytest.mark.parametrize("golden", list(goldens()), ids=lambda golden: golden.name)
def test_a_golden_match_replays(golden: Golden) -> None:
    found = record.read((HERE / f"{golden.name}.yiqi").read_text(encoding="utf-8"))
    assert found.header.edition == games.edition(golden.game).digest, "the edition has changed: record anew, saying why"
    rules = games.rules(golden.game, found.header.seats, found.header.options, ruleset=found.header.ruleset)
    match = Match.replay(rules, found.header, found.records)
    assert match.digest() == found.digest
    assert verify(rules, found.header, found.records, bytes.fromhex(found.seed)).ok
    assert in_words(match) == (HERE / f"{golden.name}.txt").read_text(encoding="utf-8")
