"""Hints say what then happens: what they foresee in random matches is compared with what comes."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from yiqi import games
from yiqi.core.chance import QuickChance
from yiqi.core.game import HOUSE, STEP, Hint, Prompt
from yiqi.core.trials import rich
from yiqi.games.pamir import check
from yiqi.games.pamir.cards import COALITIONS, FIRST_EVENT, REGIONS
from yiqi.games.pamir.paths import picked
from yiqi.games.pamir.pieces import holder, on_map, owner_of

PIECES = {"army", "move_army", "move_tribe", "move_spy", "hit_tribe", "hit_army", "hit_spy"}
SIMPLE = PIECES | {"buy", "space", "rupee", "levy", "take_army", "take_road"}


def foreseen(s: Any, seat: int, hint: Hint, seen: Counter[str]) -> list[str]:
    """What a hint said that did not come true in `s`."""
    wrong = []
    for key, args, _ in hint.lines:
        now: Any
        if key == "hint-rupees":
            now, said = s.rupees[seat], args["to"]
        elif key == "hint-influence":
            now, said = check.influence(s, args["seat"], s.loyalty[args["seat"]]), args["to"]
        elif key == "hint-blocks":
            now, said = on_map(s, COALITIONS.index(args["coalition"])), args["to"]
        elif key in ("hint-ruler", "hint-no-ruler"):
            now, said = s.rulers[REGIONS.index(args["region"])], args.get("seat", -1)
        elif key in ("hint-hostage", "hint-no-hostage"):
            now, said = holder(s, args["card"], owner_of(s, args["card"])), args.get("seat", -1)
        elif key in ("hint-dominant", "hint-not-dominant"):
            now, said = check.dominant(s) >= 0, key == "hint-dominant"
        else:
            continue
        seen[key] += 1
        if now != said:
            wrong.append(f"{key} {args}: {now}")
    return wrong


@pytest.mark.parametrize("seats", [2, 4])
def test_what_hints_foresee_comes(seats: int) -> None:
    rules, seen = games.rules("pamir", seats), Counter[str]()
    for seed in range(12):
        random, chance = Random(seed), QuickChance(seed)
        s, _ = rules.start(chance)
        while waited := rules.turn(s):
            seat = waited[0]
            a = STEP if seat == HOUSE else rich(rules.legal(s, seat), random)
            hint = rules.hint(s, seat, a)
            events = rules.play(s, seat, a, chance)
            event = a[0] == "buy" and int(a[1]) >= FIRST_EVENT
            # what follows by itself, a court overthrown or a debt paid, the hint tells in other lines
            more = any(event.kind in ("overthrow_cards", "discard_court", "leverage_paid", "reuse") for event in events)
            if a[0] in SIMPLE and not event and not more and s.stack:
                assert foreseen(s, seat, hint, seen) == [], (seed, a)
    assert {"hint-rupees", "hint-blocks", "hint-influence", "hint-hostage"} <= seen.keys(), seen


def test_what_is_asked_along_a_path() -> None:
    assert picked(("card 12",)) == Prompt("end", {"card": 12})
    assert picked(("spy 12 0",)) == Prompt("goal-spy", {"card": 12})
    assert picked(("army herat british",)) == Prompt("goal-army", {"region": "herat"})
    assert picked(("tribe herat 1",)) == Prompt("goal-tribe", {"region": "herat"})
    assert picked(("act 12 tax",)) is None
    assert picked(()) is None
