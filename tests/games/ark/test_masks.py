"""The masks against rules written out slowly, from the cards of each cabin, on many positions."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from yiqi import games
from yiqi.core.chance import QuickChance
from yiqi.core.game import Action
from yiqi.games.ark.cards import DRIVERS, MARKS
from yiqi.games.ark.state import MAIN, put

CARDS: dict[str, dict[str, Any]] = {c["id"]: c for c in games.edition("ark").files["cards.toml"]["card"]}
Board = dict[tuple[str, int], list[str]]


def meat(card: str) -> bool:
    return CARDS[card]["nourishment"] in ("carnivore", "omnivore")


def plant(card: str) -> bool:
    return CARDS[card]["nourishment"] in ("herbivore", "omnivore")


def food(card: str) -> bool:
    return bool(CARDS[card]["type"] == "provision")


def eaten(eater: str, other: str) -> bool:
    """Whether a meat-eater cannot live with another card."""
    if food(other) or other == "turtle" or (other == "hedgehog" and CARDS[eater]["weight"] >= 1):
        return False
    return bool(CARDS[other]["weight"] <= CARDS[eater]["weight"])


def together(card: str, others: list[str]) -> bool:
    """Climate and food, after the rulebook's sentences."""
    for other in others:
        if {CARDS[card]["climate"], CARDS[other]["climate"]} == {"hot", "cold"}:
            return False
        if (plant(card) and food(other)) or (food(card) and plant(other)):
            return False
        if meat(card) and eaten(card, other):
            return False
        if meat(other) and not food(card) and eaten(other, card):
            return False
    return True


def scary(card: str, options: Mapping[str, str]) -> bool:
    return meat(card) and (options["omnivores_scare"] == "yes" or not plant(card))


def brave_enough(card: str, board: Board, side: str, n: int, others: list[str], options: Mapping[str, str]) -> bool:
    if CARDS[card]["kind"] != "shy":
        return True
    across = "starboard" if side == "port" else "port"
    beside = board.get((side, n - 1), []) + board.get((side, n + 1), []) + board.get((across, n), [])
    return not any(scary(other, options) for other in others + beside)


def victim(driver: str, card: str) -> bool:
    if food(card) or card in ("fox", "spider", "mosquito"):
        return False
    if driver == "mosquito":
        return bool(CARDS[card]["weight"] == 2)
    return driver == "skunk" or CARDS[card]["kind"] == "shy"


def slow_legal(s: Any, seat: int, options: Mapping[str, str]) -> set[Action]:
    """All loads and drives that the rulebook allows."""
    names = s.terms.cards.names
    board: Board = {
        (side, n + 1): [names[c] for c in s.cabins[2 * n + i]]
        for i, side in enumerate(("port", "starboard"))
        for n in range(s.counts[i])
    }
    heel = sum(CARDS[c]["weight"] * (1 if side == "starboard" else -1) for (side, _), cs in board.items() for c in cs)
    top = s.stack[-1]
    late = s.phase != MAIN
    first = ("none", 0)
    if top.name == "second":
        first = (("port", "starboard")[top.cabin & 1], top.cabin // 2 + 1)
    timber = s.timber[seat] - late
    found: set[Action] = set()
    for card in {names[c] for c in s.hands[seat]}:
        if (late or top.name == "second") and CARDS[card]["kind"] in ("slow", "provision"):
            continue
        for i, side in enumerate(("port", "starboard")):
            for n in range(1, s.counts[i] + 2):
                cabin = board.get((side, n), [])
                if (side, n) == first or timber < (0 if cabin else 1):
                    continue
                sign = 1 if side == "starboard" else -1
                weight = CARDS[card]["weight"]
                ok = len(cabin) < 3 and together(card, cabin) and abs(heel + sign * weight) <= 2
                ok = ok and brave_enough(card, board, side, n, cabin, options)
                driver = card in DRIVERS
                if driver and options["drive_optional"] == "no" and any(victim(card, c) for c in cabin):
                    ok = False
                if ok:
                    found.add(("load", card, side, n))
                for gone in set(cabin) if driver else ():
                    rest = cabin.copy()
                    rest.remove(gone)
                    after = abs(heel + sign * (weight - CARDS[gone]["weight"])) <= 2
                    if (
                        victim(card, gone)
                        and after
                        and together(card, rest)
                        and brave_enough(card, board, side, n, rest, options)
                    ):
                        found.add(("drive", card, side, n, gone))
    return found


@pytest.mark.parametrize("scare", ["yes", "no"])
@pytest.mark.parametrize("optional", ["no", "yes"])
def test_masks_agree_with_the_rulebook(scare: str, optional: str) -> None:
    options = {"omnivores_scare": scare, "drive_optional": optional, "end_pick_optional": "no"}
    chooser = random.Random(7)
    checked = 0
    for seed in range(12):
        rules = games.rules("ark", 3 + seed % 3, options)
        s, _ = rules.start(QuickChance(seed))
        while rules.turn(s):
            seat = rules.turn(s)[0]
            legal = rules.legal(s, seat)
            if s.stack[-1].name in ("turn", "second", "end"):
                plays = {a for a in legal if a[0] in ("load", "drive")}
                assert plays == slow_legal(s, seat, options)
                assert legal == [a for a in rules.near(s, seat) if rules.why_not(s, seat, a) is None]
                checked += len(plays)
            rules.play(s, seat, chooser.choice(legal), QuickChance(chooser.getrandbits(30)))
    assert checked > 3000


def test_marks_are_the_same_when_made_anew() -> None:
    """After drives and loads the marks are those that a board of the same cards gives."""
    rules = games.rules("ark", 4)
    for seed in range(40):
        s, _ = rules.start(QuickChance(seed))
        chooser = random.Random(seed)
        while rules.turn(s):
            seat = rules.turn(s)[0]
            legal = rules.legal(s, seat)
            drives = [a for a in legal if a[0] == "drive"]
            rules.play(s, seat, chooser.choice(drives or legal), QuickChance(chooser.getrandbits(30)))
        again = s.copy()
        again.cabins, again.counts, again.marks = [], [0, 0], [0] * MARKS
        for bit, cabin in enumerate(s.cabins):
            for card in cabin:
                put(again, card, bit)
        assert again.marks == s.marks
        assert again.cabins == s.cabins
