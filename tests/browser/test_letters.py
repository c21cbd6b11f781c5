"""Letters between people at a table: threads, several readers, what was not read, keyboard and telephone; a phase in
which all are silent and several answer at once."""

from __future__ import annotations

from typing import Any

import checks
import pytest
from house import new_table, reader
from playwright.sync_api import Browser, Page, expect
from test_people import friend
from test_table import sit

from yiqi import games

pytestmark = pytest.mark.timeout(180)


def open_letters(page: Page, narrow: bool = False) -> None:
    if narrow:
        page.click("#tabbar [data-tab=talk]")
    page.click("#t-letters")


def write(page: Page, names: list[str], text: str) -> None:
    if page.locator("#letter-to").is_hidden():
        page.click("#letter-new")
    for name in names:
        page.locator("#letter-seats .chip", has_text=name).click()
    page.fill("#write input", text)
    page.keyboard.press("Enter")
    expect(page.locator("#letters li").last).to_contain_text(text)


def test_letters_reach_those_they_are_for(browser: Browser, address: str) -> None:
    one = sit(browser, address, ["me", "open", "open"])
    two = reader(browser, "en", 1440).new_page()
    two.goto(one.url)
    two.fill("#gather input[name=name]", "Anders")
    two.click("#gather form .btn")
    three = friend(browser, one, "Berta", "zh-Hant", 390)
    two.wait_for_selector("#board svg")
    onlooker = reader(browser, "en", 1440).new_page()
    onlooker.goto(one.url)
    onlooker.wait_for_selector("#board svg")
    expect(onlooker.locator("#t-letters")).to_be_hidden()
    open_letters(one)
    write(one, ["Anders"], "<b>only you</b>")
    expect(two.locator("#unread-letters")).to_contain_text("1")
    expect(two.locator("#announce")).to_have_text("A letter from 小雨")
    expect(three.locator("#unread-letters")).to_be_hidden()
    open_letters(two)
    expect(two.locator("#letters li")).to_contain_text("<b>only you</b>")
    expect(two.locator("#unread-letters")).to_be_hidden()
    write(two, ["小雨", "Berta"], "to both")
    expect(one.locator("#threads .chip")).to_have_count(2)
    expect(one.locator("#threads .chip").first).to_contain_text("Anders, Berta")
    one.locator("#threads .chip").first.click()
    expect(one.locator("#letters li")).to_have_count(1)
    expect(three.locator("body")).to_have_class("at-table post")
    open_letters(three, narrow=True)
    expect(three.locator("#letters li")).to_contain_text("to both")
    for page, language, width in ((one, "en", 1440), (three, "zh-Hant", 390)):
        names = {"小雨", "Anders", "Berta", "to both"}
        assert checks.look(page, language, width, names) == []
        page.click("#letter-new")
        assert checks.look(page, language, width, names) == []
    one.reload()
    open_letters(one)
    expect(one.locator("#threads .chip")).to_have_count(2)


def test_letters_by_keyboard(browser: Browser, address: str) -> None:
    one = sit(browser, address, ["me", "open", "bot"])
    two = friend(browser, one)
    one.focus("#t-log")
    for _ in range(2):
        one.keyboard.press("ArrowRight")
    expect(one.locator("#p-letters")).to_be_visible()
    expect(one.locator("#letter-why")).to_have_text("Choose whom to write to.")
    one.focus("#letter-seats .chip")
    one.keyboard.press("Space")
    expect(one.locator("#letter-seats .chip")).to_have_attribute("aria-pressed", "true")
    expect(one.locator("#letter-seats .chip")).to_be_focused()
    one.keyboard.press("Tab")
    one.keyboard.press("Tab")
    expect(one.locator("#write input")).to_be_focused()
    one.keyboard.type("by keys")
    one.keyboard.press("Enter")
    expect(two.locator("#unread-letters")).to_contain_text("1")
    # with a bot in the seat nobody reads
    two.click("#table-menu summary")
    two.click("#m-bot")
    expect(one.locator("#letter-why")).to_have_text("Not all of them can read letters now.")
    expect(one.locator("#write input")).to_be_disabled()


def test_one_among_bots_has_no_letters(browser: Browser, address: str) -> None:
    page = sit(browser, address, ["me", "bot", "bot"])
    expect(page.locator("#t-letters")).to_be_hidden()
    page.focus("#t-chat")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#t-rules")).to_be_focused()


FORM = {"game": "sanguo", "me": "小雨", "pace": "phased-600", "onlookers": "yes"}
ACT = """async (verb) => {
  const state = (await (await fetch(`${location.pathname}/poll?n=0`)).json())[0];
  const action = state.actions.map((a) => a.action).find((a) => a.split(" ")[0] === verb);
  const body = JSON.stringify({ do: "act", action, question: state.question, key: String(Math.random()) });
  const headers = { "Content-Type": "application/json" };
  if (action) await fetch(`${location.pathname}/do`, { method: "POST", headers, body });
  return state.phase.key;
}"""


def to_talk(browser: Browser, address: str, widths: tuple[int, int, int] = (1440, 1440, 390)) -> list[Page]:
    """Three people at a table of Three Kingdoms where it is talked."""
    people = [reader(browser, "en", width).new_page() for width in widths]
    seats = {f"seat.{n}": kind for n, kind in enumerate(("me", "open", "open"))}
    people[0].goto(address)
    people[0].goto(new_table(people[0], address, FORM | seats))
    people[0].wait_for_selector("#gather-seats li")
    for page, name in zip(people[1:], ("Anders", "Berta"), strict=True):
        page.goto(people[0].url)
        page.fill("#gather input[name=name]", name)
        page.click("#gather form .btn")
    for page in people:
        page.wait_for_selector("#board svg", state="attached")
    for _ in range(12):
        if [page.evaluate(ACT, "place") for page in people][-1] == "talk":
            return people
    raise AssertionError("the set-up does not end")


def all_ready(people: list[Page], old: Any) -> None:
    for page in people:
        page.evaluate(ACT, "commit")
    people[0].wait_for_function("(old) => document.querySelector('#phase').textContent !== old", arg=old)


@pytest.mark.skipif("sanguo" not in games.ids(), reason="sanguo is not on the shelf")
def test_silence_closes_chat_and_letters_and_is_over_again(browser: Browser, address: str) -> None:
    people = to_talk(browser, address)
    one, two, three = people
    open_letters(one)
    write(one, ["Anders"], "a plan")
    expect(one.locator(".hush:visible")).to_have_count(0)
    one.click("#answers [data-action=commit]")
    expect(one.locator("#ask")).to_have_text("Anders and Berta to move")
    one.reload()
    one.click("#answers [data-action=reopen]")
    expect(one.locator("#prompt.yours")).to_be_visible()
    all_ready(people, "Diplomacy")
    open_letters(one)
    expect(one.locator("#p-letters .hush")).to_contain_text("Silence in this phase")
    expect(one.locator("#write")).to_be_hidden()
    expect(one.locator("#letters li")).to_contain_text("a plan")
    one.click("#t-chat")
    expect(one.locator("#p-chat .hush")).to_be_visible()
    open_letters(three, narrow=True)
    expect(three.locator("#p-letters .hush")).to_be_visible()
    all_ready(people, "Orders")
    open_letters(two)
    expect(two.locator("#write")).to_be_visible()
    parts = two.locator("#chapters option")
    expect(parts).to_have_text(["Go to …", "Year 1, spring: talk", "Year 1, spring: orders · Year 1, autumn: talk"])
    two.select_option("#chapters", label="Year 1, spring: talk")
    expect(two.locator("#looking")).to_be_visible()
    expect(two.locator("#slider")).to_have_js_property("value", parts.nth(1).get_attribute("value"))
    two.click("#now")
    expect(two.locator("#chapters")).to_have_js_property("value", "")


@pytest.mark.skipif("sanguo" not in games.ids(), reason="sanguo is not on the shelf")
def test_more_time_is_asked_for(browser: Browser, address: str) -> None:
    people = to_talk(browser, address)
    people[0].click("#table-menu summary")
    people[0].click("#m-extend")
    for page in people[1:]:
        page.locator("#votes .btn.pri").click()
    expect(people[0].locator("#votes .vote")).to_have_count(0)
    minutes = "() => Number(document.querySelector('.clock').textContent.trim().split(':')[0])"
    people[0].wait_for_function(f"() => ({minutes})() >= 40")
