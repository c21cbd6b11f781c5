"""What was done since one's own turn, move by move: by buttons and keys, each with its line, marked on the board."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import checks
import pytest
from house import LOCALES, NARROW, new_table, reader
from playwright.sync_api import Browser, Page, expect
from test_places import Table, message, panels, player, sit
from test_table import my_turn
from test_table import sit as sit_at_ark

__all__ = ["sit"]

pytestmark = pytest.mark.timeout(120)


def line(n: int, seat: int, *more: str, **about: Any) -> dict[str, Any]:
    return {"seq": n, "seat": seat, "lines": [f"Guest {seat} did {n}.", *more], "undone": False, **about}


LOG = [
    line(0, 1),
    line(1, 0),
    line(2, 1, things=["region herat"]),
    line(3, 1, undone=True),
    line(4, 2, "The land is taken."),
    line(6, 2),
]


def opened(sit: Callable[..., Table], width: int, **more: Any) -> Table:
    """A page that is told of these six records, and shows its panels for each."""
    table = sit(width, players=3, log=LOG, seq=6, **more)
    table.replies["look"] = {"panels": panels(3, 0, width < NARROW), "phase": {}}
    return table


def looked(table: Table) -> list[int]:
    return [asked["seq"] for asked in table.sent if asked["do"] == "look"]


@pytest.mark.parametrize("width", [1440, 390])
def test_what_was_done_since_my_turn(sit: Callable[..., Table], width: int) -> None:
    table = opened(sit, width)
    table.find("[data-key=watch]").click()
    said, place = table.find("#looking span"), table.find("#step [aria-hidden]")
    expect(said).to_have_text("Guest 1 did 2.")
    expect(place).to_have_text("1 / 3")
    expect(table.find('.told[data-thing="region herat"]')).to_have_count(1)
    expect(table.find("#s-on")).to_be_focused()
    # what was taken back is no step
    table.find("#s-on").click()
    expect(said.locator("b")).to_have_text(["Guest 2 did 4.", "The land is taken."])
    expect(table.find(".told")).to_have_count(0)
    table.find("#s-on").click()
    # the last one is read, and then it is now
    expect(said).to_have_text("Guest 2 did 6.")
    expect(place).to_have_text("3 / 3")
    table.find("#s-back").click()
    expect(place).to_have_text("2 / 3")
    table.find("#s-on").click()
    table.find("#s-on").click()
    expect(table.find("#looking")).to_be_hidden()
    expect(table.find("[data-key=watch]")).to_be_focused()
    assert looked(table) == [2, 4, 6, 4, 6]
    # before one's own turn the steps go on, and end at the beginning
    table.find("[data-key=watch]").click()
    for _ in range(4):
        table.find("#s-back").click()
    expect(said).to_have_text("Guest 1 did 0.")
    expect(place).to_have_text("0 / 6")


def test_by_keys(sit: Callable[..., Table]) -> None:
    table = opened(sit, 1440)
    said, keys = table.find("#looking span"), table.page.keyboard
    keys.press(".")
    expect(table.find("#looking")).to_be_hidden()
    keys.press(",")
    expect(said).to_have_text("Guest 2 did 6.")
    keys.press(",")
    expect(said.locator("b").first).to_have_text("Guest 2 did 4.")
    keys.press("ArrowLeft")
    expect(said).to_have_text("Guest 1 did 2.")
    keys.press(".")
    keys.press("ArrowRight")
    expect(said).to_have_text("Guest 2 did 6.")
    keys.press("Escape")
    expect(table.find("#looking")).to_be_hidden()
    # who writes to the table writes
    table.find("#t-chat").click()
    table.find("#say input").press_sequentially("a,b.")
    expect(table.find("#say input")).to_have_value("a,b.")
    expect(table.find("#looking")).to_be_hidden()


def test_who_looks_on_steps_through_the_last_turn(sit: Callable[..., Table], browser: Browser) -> None:
    seated = opened(sit, 1440)
    table = Table(reader(browser, "en", 1440).new_page())
    table.first, table.replies = message(1440, 3, None, log=LOG, seq=6), seated.replies
    table.page.goto(seated.page.url)
    expect(table.find("[data-key=watch]")).to_have_text("The last turn")
    table.find("[data-key=watch]").click()
    expect(table.find("#looking b").first).to_have_text("Guest 2 did 4.")
    expect(table.find("#step [aria-hidden]")).to_have_text("1 / 2")


def test_bots_may_play_on_meanwhile(sit: Callable[..., Table]) -> None:
    table = opened(sit, 1440)
    table.page.keyboard.press(",")
    said = table.find("#looking span")
    expect(said).to_have_text("Guest 2 did 6.")
    # one line more, and an older one is taken back
    more = message(1440, 3, seq=7, log=[line(7, 1), {**LOG[4], "undone": True}])
    table.socket.send(json.dumps({**more, "n": 2, "whole": False}))
    expect(table.find("#step [aria-hidden]")).to_have_text("2 / 3")
    expect(said).to_have_text("Guest 2 did 6.")
    table.page.keyboard.press(".")
    expect(said).to_have_text("Guest 1 did 7.")
    table.page.keyboard.press(",")
    table.page.keyboard.press(",")
    expect(said).to_have_text("Guest 1 did 2.")


def test_a_telephone_has_room_once_one_has_begun(sit: Callable[..., Table]) -> None:
    log = [*LOG, line(7, 0)]
    for width, shown in ((1440, 1), (390, 0)):
        table = sit(width, players=3, log=log, seq=7, prompt={"who": "you", "seats": [0], "text": "?", "help": ""})
        table.first = message(width, 3, log=log, seq=7) | {"players": [player(n) for n in range(3)]}
        table.page.reload()
        expect(table.find("#log li")).to_have_count(len(log))
        expect(table.find("[data-key=watch]")).to_have_count(shown)


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("language", sorted(LOCALES))
def test_the_bar_holds_what_it_must(browser: Browser, address: str, language: str, width: int) -> None:
    page = sit_at_ark(browser, address, ["me", "bot", "bot", "bot"], width, language)
    for _ in range(8):
        my_turn(page)
        if page.locator("[data-key=watch]").count():
            break
        before = page.locator("#slider").get_attribute("max")
        page.locator("#panels [data-is=lit],#answers [data-action]").first.dispatch_event("click")
        page.wait_for_function("(n) => document.querySelector('#slider').max !== n", arg=before)
    page.click("[data-key=watch]")
    expect(page.locator("#looking b").first).not_to_be_empty()
    names = {"小雨", *page.locator("#players .n b").all_text_contents()}
    found = checks.look(page, language, width, names)
    page.context.close()
    assert not found


LAND_IS_TOLD = """() => {
  const land = document.querySelector("#board .told[data-thing^='land ']");
  return land && document.querySelector("#looking span").innerText.includes(land.ariaLabel.split(",")[0]);
}"""


def bots_of_world(browser: Browser, address: str, width: int) -> Page:
    """Somebody who looks on at three bots."""
    page = reader(browser, "en", width).new_page()
    page.goto(address)
    form = {"game": "world", "pace": "none", "onlookers": "yes", "me": "Ann", "name": "steps"}
    form |= {f"seat.{n}": "bot:rich" for n in range(3)}
    page.goto(new_table(page, address, form) + "?board")
    return page


@pytest.mark.parametrize("width", [1440, 390])
def test_a_battle_has_its_line_and_its_land(browser: Browser, address: str, width: int) -> None:
    page = bots_of_world(browser, address, width)
    page.wait_for_function("() => /% to win/.test(document.querySelector('#log').textContent)", timeout=60_000)
    said = page.locator("#looking span")
    for _ in range(400):
        page.keyboard.press(",")
        if "% to win" in said.inner_text():
            break
    page.wait_for_function(LAND_IS_TOLD)  # the position comes after its words
    land = page.locator("#board .told[data-thing^='land ']").first
    assert land.evaluate("(part) => getComputedStyle(part.querySelector('.ring')).stroke") != "none"
    frame, at = page.locator("#board").bounding_box(), land.bounding_box()
    assert frame is not None
    assert at is not None
    assert frame["x"] <= at["x"] + at["width"] / 2 <= frame["x"] + frame["width"]
    assert frame["y"] <= at["y"] + at["height"] / 2 <= frame["y"] + frame["height"]
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    # the first position has most to say: it is scrolled, the page keeps its height
    page.locator("#slider").evaluate("(range) => { range.value = 0; range.dispatchEvent(new Event('input')); }")
    expect(said.locator("b")).not_to_have_count(1)
    assert said.evaluate("(box) => box.scrollHeight > box.clientHeight")
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    page.context.close()
