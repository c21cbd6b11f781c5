"""Positions of Pax Pamir on the real page: each is set up, played by clicks, and looked at.

A picture of each is kept in build/pictures/.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import checks
import pytest
from house import ROOT, reader, serving
from playwright.sync_api import Browser, Locator, expect

pytestmark = pytest.mark.timeout(120)

PICTURES = ROOT / "build" / "pictures"
NAMES = ("小雨", "Anders", "Leila")
NO_DECK: list[dict[str, int]] = [{}] * 6
FULL = [[55, 56, 57, 58, 59, 60], [65, 66, 67, 68, 69, 70]]
CHECK_FIRST = [[101, *FULL[0][1:]], FULL[1]]


class Table:
    """All sit at one screen; whoever is asked raises the curtain."""

    def __init__(self, browser: Browser, house: House, name: str, seats: int, position: Mapping[str, Any]) -> None:
        house.position.write_text(json.dumps({"seats": seats, "market": FULL, "piles": NO_DECK, **position}))
        self.name = f"pamir-{name}-{house.language}-{house.width}"
        self.house = house
        self.page = reader(browser, house.language, house.width).new_page()
        self.ear = checks.Ear(self.page)
        page = self.page
        page.goto(house.address)
        form = page.locator('.new-table[data-game="pamir"]')
        if form.is_hidden():
            page.locator('.new-table:visible input[name=game][value="pamir"]').check(force=True)
        form.locator("input[name=me]").fill(NAMES[0])
        while (shown := form.locator(".seat:visible").count()) != seats:
            form.locator("[data-more]" if shown < seats else "[data-fewer]").click()
        for n in range(1, seats):
            form.locator(f'input[type=radio][name="seat.{n}"][value=me]').check(force=True)
            form.locator(f'input[name="seat.{n}.name"]').fill(NAMES[n])
        form.locator(".submit .btn").click()
        page.wait_for_selector("#board svg", state="attached")
        self.sit()

    def sit(self) -> None:
        """Whoever is asked sits down."""
        self.page.wait_for_selector(
            "#curtain-up:visible, #prompt.yours, #answers [data-key=results], [data-key=pass-on]"
        )
        if self.page.locator("[data-key=pass-on]").count():
            self.page.locator("[data-key=pass-on]").click()
        if self.page.locator("#curtain-up").is_visible():
            self.page.locator("#curtain-up").click()
            self.page.wait_for_selector("#prompt.yours")

    def part(self, thing: str, state: str = "") -> Locator:
        """Everything of that name; in a state, only what is in it."""
        return self.page.locator(f'[data-thing="{thing}"]' + (f"[data-is={state}]" if state else ""))

    def show(self, part: Locator) -> None:
        """On a telephone the tab it is behind."""
        if not part.is_visible():
            self.page.evaluate(checks.SCRIPT)
            tab = part.evaluate("(part) => window.yiqiChecks.tab(part)")
            self.page.locator(f'#tabbar button[data-tab="{tab}"]').click()
            player = part.evaluate("(part) => window.yiqiChecks.player(part)")
            if player and not part.is_visible():
                self.page.locator(f'#mini button[data-seat="{player}"]').click()

    def play(self, *actions: str) -> Table:
        """Clicks what each action takes, on the things or the button that the page shows for it."""
        for text in actions:
            self.sit()
            found = [one for one in self.ear.actions if one["action"] == text]
            assert found, (text, [one["action"] for one in self.ear.actions])
            before = self.moves()
            if not found[0]["path"]:
                self.page.locator(f'#answers [data-action="{text}"]').click()
            for thing in found[0]["path"]:
                lit = self.part(thing, "lit")
                seen = lit.locator("visible=true")
                part = (seen if seen.count() else lit).first
                self.show(part)
                part.click(force=True)
            self.page.wait_for_function(f"() => Number(document.querySelector('#slider').max) > {before}")
        self.page.wait_for_timeout(150)
        return self

    def moves(self) -> int:
        return int(self.page.evaluate("() => Number(document.querySelector('#slider').max)"))

    def picture(self, what: str = "") -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        name = f"{self.name}-{what}" if what else self.name
        self.page.mouse.move(2, 2)
        self.page.screenshot(path=PICTURES / f"{name}.png")
        names = {*NAMES, *self.page.locator("#players .n b").all_text_contents()}
        assert checks.look(self.page, self.house.language, self.house.width, names) == []
        assert self.ear.troubles == []

    def log(self, *lines: str) -> None:
        """These words are in the log, one after the other."""
        told = " ".join(self.page.locator("#log").all_text_contents())
        told = re.sub(r"\s+", " ", told).lower()
        at = 0
        for line in lines:
            found = told.find(line.lower(), at)
            assert found >= 0, (line, told[-900:])
            at = found + len(line)

    def panel(self, name: str) -> str:
        """All that a panel says, labels included."""
        box = self.page.locator(f'[data-panel="{name}"]')
        return " | ".join(
            [
                *box.locator("[aria-label]").evaluate_all("(all) => all.map((a) => a.ariaLabel)"),
                *box.all_text_contents(),
            ]
        )

    def close(self) -> None:
        self.page.context.close()


class House:
    """A server whose tables begin at the position in a file."""

    def __init__(self, address: str, position: Path, language: str, width: int) -> None:
        self.address = address
        self.position = position
        self.language = language
        self.width = width


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    data = tmp_path_factory.mktemp("positions")
    position = data / "position.json"
    begin = [str(Path(__file__).parent / "serve_position.py"), "pamir", str(position)]
    position.write_text("{}")
    with serving(data, begin=begin) as address:
        yield address, position


@pytest.fixture(params=[("en", 1440), ("en", 390)], ids=lambda p: f"{p[0]}-{p[1]}")
def house(request: pytest.FixtureRequest, served: tuple[str, Path]) -> House:
    return House(*served, *request.param)


def test_a_dominance_check_that_fails(browser: Browser, house: House) -> None:
    """No coalition leads by four: cylinders score, and blocks stay."""
    t = Table(
        browser, house, "check-fails", 3,
        {
            "market": CHECK_FIRST,
            "loyalty": ["british", "russian", "afghan"],
            "armies": {"kabul": {"british": 3, "russian": 1}},
            "tribes": {"kabul": {"0": 2}, "herat": {"1": 1}},
        },
    )  # fmt: skip
    assert "British army" in t.panel("map") or "British armies" in t.panel("map")
    t.picture("before")
    t.play("buy 101")
    t.log(
        "no coalition is dominant. Cylinders in play score",
        "counts 2 and scores 3 points",
        "counts 1 and scores 1 point",
    )
    assert t.part("card 101").count() == 0
    assert t.part("army kabul british").count() == 1, "blocks stay"
    assert "1 of 4" in t.panel("check")
    t.picture()
    t.close()


def test_a_dominance_check_that_passes(browser: Browser, house: House) -> None:
    """The British lead by five: influence scores, and every block leaves the map."""
    t = Table(
        browser, house, "check-passes", 3,
        {
            "market": CHECK_FIRST,
            "loyalty": ["british", "british", "afghan"],
            "gifts": {"0": [2]},
            "armies": {"kabul": {"british": 4, "russian": 1}, "punjab": {"british": 2}},
            "roads": {"herat-kabul": {"british": 1}},
            "tribes": {"kabul": {"0": 1, "1": 1}},
        },
    )  # fmt: skip
    t.picture("before")
    t.play("buy 101")
    t.log(
        "the British coalition is dominant",
        "counts 2 and scores 5 points",
        "counts 1 and scores 3 points",
        "All blocks left the map",
    )
    assert t.page.locator('[data-thing^="army "]').count() == t.page.locator('[data-thing^="road "]').count() == 0
    assert t.part("tribe kabul 0").count() == 1, "tribes stay"
    t.picture()
    t.close()


def test_an_overthrow_with_a_cascade(browser: Browser, house: House) -> None:
    """The tribe of Punjab falls, its political card cannot pay back its leverage but with the last one of Kabul."""
    t = Table(
        browser, house, "overthrow", 2,
        {
            "courts": [[51], [27, 5, 9]],
            "loyalty": ["british", "afghan"],
            "armies": {"punjab": {"british": 1}},
            "tribes": {"kabul": {"1": 2}, "punjab": {"1": 1}},
            "rupees": [4, 1],
        },
    )  # fmt: skip
    t.play("battle 51", "hit_tribe 1")
    t.log("is overthrown in Punjab and loses a political card")
    t.sit()
    t.picture("debt")
    t.play("discard 5")
    t.log("is overthrown in Punjab", "No political card of Kabul is left", "2 tribes go home")
    assert t.page.locator('[data-thing^="tribe "]').count() == 0
    assert t.part("card 27").count() == t.part("card 5").count() == 0
    assert t.part("card 9").count() == 1, "a card of another suit stays"
    t.picture()
    t.close()


def test_a_bribe_refused_and_one_waived_in_part(browser: Browser, house: House) -> None:
    """Who is owed three insists on them, and the action is given up; asked again, two are enough."""
    t = Table(
        browser, house, "bribe", 2,
        {
            "hands": {"0": [9]},
            "rupees": [6, 3],
            "loyalty": ["british", "afghan"],
            "tribes": {"kandahar": {"1": 3}, "kabul": {"1": 3}, "herat": {"1": 3}},
            "courts": {"1": [5]},
        },
    )  # fmt: skip
    t.play("play 9 left")
    expect(t.page.locator("#ask")).to_contain_text("is owed a bribe of 3")
    t.picture("owed")
    t.play("offer 1")
    t.sit()
    expect(t.page.locator("#prompt.yours")).to_be_visible()
    t.picture("asked")
    t.play("demand 3")
    t.sit()
    t.log("offered Anders 1 instead of 3", "wants 3 of 3")
    expect(t.page.locator("#ask")).to_contain_text("3")
    t.picture("refused")
    t.play("cancel")
    t.log("gave up on")
    t.play("play 9 left", "offer 1", "demand 2")
    t.sit()
    t.log("wants 2 of 3")
    t.picture("in-part")
    t.play("pay")
    t.log("paid Anders a bribe of 2")
    assert t.part("card 9").count() == 1
    t.picture()
    t.close()


def test_a_betrayal_with_a_prize_that_changes_loyalty(browser: Browser, house: House) -> None:
    """Gifts, prizes and patriots of the old coalition go, and the dial turns."""
    t = Table(
        browser, house, "prize", 2,
        {
            "courts": [[53, 84], [10, 30]],
            "loyalty": ["russian", "british"],
            "gifts": {"0": [2, 4]},
            "spies": {"10": {"0": 1}},
            "rupees": [5, 3],
        },
    )  # fmt: skip
    assert "loyal to the Russian coalition, influence 4" in t.panel("court 0")
    t.play("betray 53")
    t.picture("target")
    t.play("target 10")
    expect(t.page.locator("#ask")).to_contain_text("as a prize of the Afghan coalition")
    t.picture("asked")
    t.play("prize")
    t.log("betrayed", "in the court of Anders", "as a prize of the Afghan coalition")
    assert t.part("card 10").count() == t.part("card 84").count() == 0
    assert t.part("card 53").count() == 1, "no patriot of the Russians"
    assert "loyal to the Afghan coalition, influence 2" in t.panel("court 0")
    t.picture()
    t.close()


def test_instability(browser: Browser, house: House) -> None:
    """A second Dominance Check comes into the market: a check at once, and both are discarded."""
    t = Table(
        browser, house, "instability", 2,
        {
            "market": [[55, 102, 57, 58, 59, 0], FULL[1]],
            "piles": [{}, {}, {}, {}, {}, {"check": 1}],
            "tribes": {"kabul": {"0": 2, "1": 1}},
            "checks": 0,
        },
    )  # fmt: skip
    t.play("pass")
    t.log("Instability: a second Dominance Check", "no coalition is dominant", "counts 2 and scores")
    t.sit()
    t.picture()
    t.close()


def test_the_final_check(browser: Browser, house: House) -> None:
    """The fourth one scores double and ends the game; the results say so."""
    t = Table(
        browser, house, "final", 3,
        {
            "market": [[104, *FULL[0][1:]], FULL[1]],
            "checks": 3,
            "loyalty": ["british", "russian", "afghan"],
            "points": [3, 4, 2],
            "tribes": {"kabul": {"0": 2}, "herat": {"1": 1}},
        },
    )  # fmt: skip
    assert "last" in t.panel("check")
    t.picture("before")
    t.play("buy 104")
    t.log(
        "Final Dominance Check: no coalition is dominant. Cylinders in play score double",
        "scores 6 points",
        "That was the final check",
    )
    t.picture()
    t.page.locator("#answers a[href^='/t/']").click()
    t.page.wait_for_selector(".win")
    expect(t.page.locator(".win h1")).to_contain_text(NAMES[0])
    t.picture("results")
    t.close()


def test_a_tax_on_a_player(browser: Browser, house: House) -> None:
    """Who may be taxed is lit where players stand: on a telephone in the row above the board."""
    t = Table(
        browser, house, "tax", 2,
        {"courts": [[9], [5]], "tribes": {"kabul": {"0": 2}}, "loyalty": ["british", "afghan"], "rupees": [1, 4]},
    )  # fmt: skip
    t.play("tax 9")
    row = t.page.locator('#mini [data-thing="player 1"]' if house.width < 700 else '#players .n[data-thing="player 1"]')
    expect(row).to_have_attribute("data-is", "lit")
    t.picture("asked")
    t.play("levy 1")
    t.log("taxed Anders 1 rupee")
    t.close()
