"""Every court card does what the card file says: icons, actions, rank, patriot, prize and ability."""

from __future__ import annotations

from typing import Any

import pytest
from pamir_play import At

from support import clause
from yiqi import games
from yiqi.games.pamir.cards import POWERS, SUITS

ROWS: dict[int, dict[str, Any]] = {row["number"]: row for row in games.edition("pamir").files["court.toml"]["court"]}
CARDS = sorted(ROWS)
ACTIONS = [(card, act) for card in CARDS for act in ROWS[card]["actions"]]
PLAIN = {"kabul": 16, "punjab": 33, "kandahar": 39, "herat": 55, "persia": 75, "transcaspia": 89}
"""A card of each region without ability; another where it is the card itself."""
SPARE = {16: 9, 33: 29, 39: 48, 55: 59, 75: 82, 89: 96}
BONUS = ("savvy_operator", "irregulars")


def beside(card: int) -> int:
    """Another card of the same region that does nothing by itself."""
    plain = PLAIN[ROWS[card]["region"]]
    return SPARE[plain] if plain == card else plain


def loyal(card: int) -> str:
    """The coalition of a patriot; the British for others."""
    return str(ROWS[card].get("patriot", "british"))


def unlike(card: int) -> str:
    """A suit that is neither the card's nor one of its icons."""
    return next(suit for suit in SUITS if suit != ROWS[card]["suit"] and suit not in ROWS[card]["icons"])


# ---------------------------------------------------------------- played


@clause("pamir impact.1", "pamir impact.2")
@pytest.mark.parametrize("card", CARDS)
def test_each_icon_of_a_played_card(card: int) -> None:
    """From top to bottom: what was asked and what was told, in the order of the file."""
    row, other = ROWS[card], beside(card)
    at = At(courts=[[], [other]], hands=[[card], []], loyalty=[loyal(card), "british"], favored=unlike(card))
    at.play(f"play {card} right")
    told = list(at.told)
    spies = 0
    while at.asked in ("road", "spy"):
        answer = at.legal()[-1] if at.asked == "road" else f"spy {(other, card)[spies % 2]}"
        spies += at.asked == "spy"
        told += at.play(answer).told
    seen = []
    for event in told:
        if event.kind == "place":
            seen.append(str(event.public["piece"]))
            assert event.public.get("coalition", loyal(card)) == loyal(card)
            assert event.public.get("region", row["region"]) == row["region"]
            assert row["region"] in event.public.get("border", row["region"])
            assert event.public.get("card", card) in (card, other)
        elif event.kind in ("leverage", "favor"):
            seen.append("leverage" if event.kind == "leverage" else str(event.public["suit"]))
    assert seen == row["icons"]
    assert at.asked == "turn"
    assert at.court(0) == [card]
    assert at.s.rupees[0] == 4 + 2 * row["icons"].count("leverage")
    cylinders = row["icons"].count("spy") + row["icons"].count("tribe")
    assert (at.s.cylinders[0], sum(at.s.blocks)) == (
        10 - cylinders,
        36 - len([i for i in seen if i in ("road", "army")]),
    )
    suits = [icon for icon in row["icons"] if icon in SUITS]
    assert at.s.to_json()["favored"] == (suits[-1] if suits else unlike(card))


@clause("pamir loyalty.3", "pamir play.8")
@pytest.mark.parametrize("card", [card for card in CARDS if "patriot" in ROWS[card]])
def test_a_patriot_turns_the_dial(card: int) -> None:
    """And its blocks are the new coalition's."""
    old = "british" if loyal(card) != "british" else "russian"
    at = At(courts=[[], []], hands=[[card], []], loyalty=[old, old], gifts=[[2], []]).play(f"play {card} left")
    while at.asked != "turn":
        at.play(at.legal()[0])
    assert at.loyalty(0) == loyal(card)
    assert at.s.gifts[0] == 0
    assert at.s.to_json()["armies"] in ({}, {ROWS[card]["region"]: {loyal(card): ROWS[card]["icons"].count("army")}})
    assert at.rules.view(at.s, 0).players[0].influence == 2


@pytest.mark.parametrize("card", CARDS)
def test_a_card_gives_its_stars_and_its_ability_and_nothing_else(card: int) -> None:
    row = ROWS[card]
    at = At(courts=[[card], []], loyalty=loyal(card))
    stars = [row["rank"] if suit == row["suit"] else 0 for suit in SUITS]
    assert at.s.stars == [*stars, 0, 0, 0, 0]
    power = 1 << POWERS.index(row["power"]) if "power" in row else 0
    assert at.s.powers == [power, 0]


@clause("pamir betray.1")
@pytest.mark.parametrize("card", CARDS)
def test_a_betrayed_card_is_the_prize_that_the_file_says(card: int) -> None:
    """Or none: then nobody is asked."""
    row = ROWS[card]
    actor = 45 if card != 45 else 16
    prize = row.get("prize")
    at = At(courts=[[actor], [card]], spies={str(card): {"0": 1}}, loyalty=[prize or "british", loyal(card)])
    at.play(f"betray {actor}", f"target {card}")
    if prize is None:
        assert at.asked == "turn"
        assert card in at.s.gone
        return
    assert at.asked == "prize"
    at.play("prize")
    assert at.s.prizes[0] == (card,)
    assert at.rules.view(at.s, 0).players[0].influence == 2


# ---------------------------------------------------------------- in court


@pytest.mark.parametrize(("card", "act"), ACTIONS)
def test_each_printed_action_of_a_card(card: int, act: str) -> None:
    """Used once, as far as the rank goes; it is one of the two actions unless the card always counts as favored."""
    row = ROWS[card]
    mine, theirs = loyal(card), "afghan" if loyal(card) != "afghan" else "russian"
    target = 33 if card != 33 else 29
    at = At(
        courts=[[card], [target]], loyalty=[mine, theirs], favored=unlike(card), rupees=[6, 0], coins={"1": 3, "2": 3}
        if card > 2 else {"8": 3},
        armies={"kabul": {mine: 1}}, roads={"herat-kabul": {mine: 1}}, tribes={"kabul": {"0": 1}},
        spies={str(target): {"0": 3, "1": 3}} if act in ("battle", "betray") else {},
    )  # fmt: skip
    assert [text.split()[0] for text in at.near() if text.endswith(f" {card}")] == row["actions"]
    at.play(f"{act} {card}")
    assert at.of("act") == [{"seat": 0, "card": card, "act": act, "bonus": int(row.get("power") in BONUS)}]
    assert at.s.actions == (2 if row.get("power") in BONUS else 1)
    {"tax": tax, "gift": gift, "build": build, "move": move, "betray": betray, "battle": battle}[act](at, row, target)
    assert at.asked == "turn"
    assert at.s.used == 1 << card
    assert f"{act} {card}" not in at.legal()


def tax(at: At, row: dict[str, Any], target: int) -> None:
    for _ in range(row["rank"]):
        at.play(at.legal("rupee")[0])
    assert at.s.rupees[0] == 6 + row["rank"]


def gift(at: At, row: dict[str, Any], target: int) -> None:
    at.play("space 6")
    assert (at.s.gifts[0], at.s.rupees[0]) == (4, 0)


def build(at: At, row: dict[str, Any], target: int) -> None:
    """Three units whatever the rank; a fourth with Infrastructure."""
    units = 4 if row.get("power") == "infrastructure" else 3
    at.play(*["army kabul"] * units)
    assert at.army("kabul", loyal(row["number"])) == 1 + units


def move(at: At, row: dict[str, Any], target: int) -> None:
    for n in range(row["rank"]):
        at.play(("move_army kabul herat", "move_army herat kabul")[n % 2])
    assert len([*at.told]) == 1


def betray(at: At, row: dict[str, Any], target: int) -> None:
    at.play(f"target {target}")
    assert (at.court(1), at.s.rupees[0]) == ([], 4)


def battle(at: At, row: dict[str, Any], target: int) -> None:
    at.play(*["hit_spy 1"] * row["rank"])
    assert at.spies(target, 1) == 3 - row["rank"]
