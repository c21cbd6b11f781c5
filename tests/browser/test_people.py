"""Several people at a table, each with a browser: undo, votes, seats, links, clocks, a broken line, looking on."""

from __future__ import annotations

import json
import re

import checks
import pytest
from house import reader
from playwright.sync_api import Browser, Page, expect
from test_table import CLICK, my_turn, sit, with_a_card_that_fits

pytestmark = pytest.mark.timeout(180)

LINES = """
window.lines = [];
window.WebSocket = class extends WebSocket {
  constructor(address) {
    super(window.cut ? String(address).replace(/live/, 'nothing') : address);
    window.lines.push(this);
  }
};
"""
AT_WORK = "() => Number(document.querySelector('#slider').max)"


def friend(browser: Browser, page: Page, name: str = "Anders", language: str = "en", width: int = 1440) -> Page:
    """Somebody else sits down at the table of `page`."""
    other = reader(browser, language, width).new_page()
    other.goto(page.url)
    other.fill("#gather input[name=name]", name)
    other.click("#gather form .btn")
    other.wait_for_selector("#board svg", state="attached")
    page.wait_for_selector("#board svg", state="attached")
    return other


def moves(page: Page) -> int:
    return int(page.evaluate(AT_WORK))


def take(page: Page) -> None:
    """A whole turn: a face-up card, and another from the deck."""
    before = moves(page)
    page.locator("#panels [data-thing^=offer][data-is=lit]").first.evaluate(CLICK)
    page.wait_for_function(f"() => ({AT_WORK})() > {before}")


def whose(*pages: Page) -> Page:
    """The one whose turn it is."""
    for _ in range(300):
        for page in pages:
            if page.locator("#prompt.yours").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("it is nobody's turn")


def loaded(browser: Browser, address: str) -> tuple[Page, int]:
    """A page where a card was loaded and the turn goes on; how many were in hand before."""
    for _ in range(10):
        page = sit(browser, address, ["me", "bot", "bot"])
        my_turn(page)
        old = "#board [data-thing^=cabin][data-is=lit]:not(.new)"
        for card in page.locator("#hand [data-is=lit]").all():
            card.evaluate(CLICK)
            if page.locator(old).count():
                break
            page.keyboard.press("Escape")
        hand = page.locator("#hand [data-thing]").count()
        if page.locator(old).count():
            page.locator(old).first.evaluate(CLICK)
            page.wait_for_timeout(600)
        if page.locator("#answers [data-key=undo]").count():
            return page, hand
        # some cards ask more, and a turn may have nothing left to ask
        page.context.close()
    raise AssertionError("no card can be loaded")


def test_a_card_is_taken_back(browser: Browser, address: str) -> None:
    page, hand = loaded(browser, address)
    page.locator("#answers [data-key=undo]").click()
    expect(page.locator("#hand [data-thing]")).to_have_count(hand)
    expect(page.locator("#log .undone")).to_have_count(1)
    expect(page.locator("#prompt.yours")).to_be_visible()


@pytest.mark.parametrize("agreed", [True, False])
def test_going_back_needs_the_others(browser: Browser, address: str, agreed: bool) -> None:
    one = sit(browser, address, ["me", "open", "bot"])
    two = friend(browser, one)
    first = whose(one, two)
    take(first)
    second = two if first is one else one
    whose(second)
    first.click("#r-first")
    first.click("#ask-back")
    second.locator("#votes .vote").wait_for()
    expect(first.locator("#votes")).to_contain_text("You have answered.")
    second.locator("#votes .btn").nth(0 if agreed else 1).click()
    expect(second.locator("#votes .vote")).to_have_count(0)
    expect(first.locator("#votes .vote")).to_have_count(0)
    expect(first.locator("#log li:not(.undone)", has_text="went back to move 0")).to_have_count(int(agreed))


def test_the_table_is_ended_by_vote(browser: Browser, address: str) -> None:
    one = sit(browser, address, ["me", "open", "bot"])
    two = friend(browser, one, language="zh-Hant", width=390)
    one.click("#table-menu summary")
    one.click("#m-end")
    box = one.locator("#dialog")
    expect(box).to_be_visible()
    one.keyboard.press("Escape")
    expect(box).to_be_hidden()
    assert two.locator("#votes .vote").count() == 0
    one.click("#table-menu summary")
    one.click("#m-end")
    box.locator(".btn.pri").click()
    two.locator("#votes .btn.pri").click()
    expect(one.locator("#ask")).to_have_text("The table was closed without a result")
    expect(two.locator("#ask")).to_contain_text("牌桌已關閉")
    expect(one.locator("[data-is=lit]")).to_have_count(0)


def test_a_rematch_waits_for_who_is_asked(browser: Browser, address: str) -> None:
    one = sit(browser, address, ["me", "open", "bot"])
    two = friend(browser, one)
    one.click("#table-menu summary")
    one.click("#m-end")
    one.locator("#dialog .btn.pri").click()
    two.locator("#votes .btn.pri").click()
    for page in (one, two):
        page.locator("#answers a.pri").click()
        page.wait_for_selector(".win")
    one.locator("#again form .btn").click()
    expect(one.locator("#gather-seats")).to_contain_text("asked")
    expect(two.locator("#again")).to_contain_text("your seat is kept", timeout=15_000)
    two.locator("#again form .btn").click()
    two.wait_for_selector("#hand svg", state="attached")
    expect(one.locator("#gather")).to_be_hidden()
    assert one.url == two.url


def test_dialogs_are_accessible(browser: Browser, address: str) -> None:
    for language, width in (("en", 1440), ("zh-Hant", 390)):
        page = sit(browser, address, ["me", "bot", "bot"], width, language)
        for button in ("#m-device", "#m-end"):
            page.click("#table-menu summary")
            page.click(button)
            expect(page.locator("#dialog")).to_be_visible()
            names = {"小雨", *page.locator("#players .n b").all_text_contents()}
            assert checks.look(page, language, width, names) == []
            page.keyboard.press("Escape")
            expect(page.locator("#dialog")).to_be_hidden()


def test_a_bot_plays_for_somebody_and_the_seat_is_taken_back(browser: Browser, address: str) -> None:
    one = sit(browser, address, ["me", "open", "bot"])
    two = friend(browser, one)
    two.click("#table-menu summary")
    two.click("#m-bot")
    back = two.locator("#players .pl .btn", has_text="Take it back")
    back.click()
    expect(back).to_have_count(0)
    expect(one.locator("#players .pl").nth(1)).not_to_contain_text("bot")


def test_a_seat_is_left_and_taken_again(browser: Browser, address: str) -> None:
    one = sit(browser, address, ["me", "open", "bot"])
    two = friend(browser, one)
    two.click("#table-menu summary")
    two.click("#table-menu form button")
    two.locator("#dialog .btn.pri").click()
    two.wait_for_url(re.compile(r"/$"))
    expect(one.locator("#players .pl").nth(1)).to_contain_text("open seat")
    two.goto(one.url)
    expect(two.locator("#hand svg")).to_have_count(0)
    two.fill("#gather input[name=name]", "Berta")
    two.click("#gather form .btn")
    two.wait_for_selector("#hand svg", state="attached")
    expect(one.locator("#players .pl").nth(1)).to_contain_text("Berta")


def test_another_device_by_a_link_that_works_once(browser: Browser, address: str) -> None:
    page = sit(browser, address, ["me", "bot", "bot"])
    my_turn(page)
    page.click("#table-menu summary")
    page.click("#m-device")
    link = page.locator("#dialog input").input_value()
    phone = reader(browser, "en", 390).new_page()
    phone.goto(link)
    phone.fill("input[name=name]", "小雨")
    phone.click("form .btn.pri")
    phone.wait_for_selector("#hand svg", state="attached")
    cards = "(all) => all.map((part) => part.dataset.thing).join()"
    here, there = (p.locator("#hand [data-thing]").evaluate_all(cards) for p in (page, phone))
    assert here == there
    page.keyboard.press("Escape")
    expect(page.locator("#prompt.yours")).to_be_visible()
    again = reader(browser, "en", 390).new_page()
    assert again.goto(link).status == 410  # type: ignore[union-attr]


def test_a_clock_ticks_and_runs_out(browser: Browser, address: str) -> None:
    page = reader(browser, "en", 1440).new_page()
    page.goto(address)
    page.fill("input[name=me]", "小雨")
    for n in (1, 2, 3):
        page.locator(".seat").nth(n).locator('input[value^="bot"]').check(force=True)
    page.locator("input[name=pace][value=live]").first.evaluate(
        "(part) => { part.value = 'live-4-1'; part.checked = true }"
    )
    page.click(".submit .btn")
    my_turn(page)
    clock = page.locator("#players .clock")
    first = clock.inner_text().strip()
    assert re.fullmatch(r"0:0\d", first)
    expect(clock).not_to_have_text(re.compile(first))
    before = moves(page)
    page.wait_for_function(f"() => ({AT_WORK})() > {before}", timeout=30_000)
    expect(page.locator("#chat")).to_contain_text("is up")


def test_a_broken_line_is_told_and_mended(browser: Browser, address: str) -> None:
    page = sit(browser, address, ["me", "bot", "bot"])
    page.add_init_script(LINES)
    page.reload()
    my_turn(page)
    page.evaluate("() => { window.cut = true; window.lines.at(-1).close() }")
    expect(page.locator("#lost")).to_be_visible()
    expect(page.locator("#lost")).to_contain_text("Trying again")
    page.evaluate("() => { window.cut = false }")
    # the page may be trying again by itself at this very moment, and hide the button
    page.locator("#lost .btn").evaluate(CLICK)
    expect(page.locator("#lost")).to_be_hidden()
    my_turn(page)
    take(page)


def test_sound_is_switched_on_and_off(browser: Browser, address: str) -> None:
    page = sit(browser, address, ["me", "bot", "bot"])
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    for pressed in ("true", "false", "true"):
        page.click("#table-menu summary")
        page.click("#m-sound")
        expect(page.locator("#m-sound")).to_have_attribute("aria-pressed", pressed)
        page.keyboard.press("Escape")
    my_turn(page)
    take(page)
    page.wait_for_timeout(300)
    assert troubles == []


def test_looking_on_shows_nobodys_hand_at_any_move(browser: Browser, address: str) -> None:
    page = sit(browser, address, ["me", "bot", "bot"])
    my_turn(page)
    take(page)
    my_turn(page)
    onlooker = reader(browser, "en", 1440).new_page()
    frames: list[str] = []
    onlooker.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    onlooker.goto(page.url)
    onlooker.wait_for_selector("#board svg")
    expect(page.locator("#watching")).to_contain_text("1 watching")
    for back in range(3):
        for p in (onlooker, page):
            p.locator("#slider").evaluate(
                f"(part) => {{ part.value = {back}; part.dispatchEvent(new Event('input')) }}"
            )
            expect(p.locator("#looking")).to_be_visible()
        expect(onlooker.locator("#hand svg")).to_have_count(0)
        expect(page.locator("#hand svg")).to_have_count(1)
        expect(page.locator("[data-is=lit]")).to_have_count(0)
    looked = [json.loads(frame) for frame in frames if '"panels"' in frame]
    assert looked
    assert not any("hand" in message["panels"] for message in looked)


def test_who_may_not_look_on_sees_nothing(browser: Browser, address: str) -> None:
    page = reader(browser, "en", 1440).new_page()
    page.goto(address)
    page.fill("input[name=me]", "小雨")
    for n in (1, 2, 3):
        page.locator(".seat").nth(n).locator('input[value^="bot"]').check(force=True)
    page.click(".start details.more summary")
    page.uncheck("input[name=onlookers]")
    page.click(".submit .btn")
    page.wait_for_selector("#board svg")
    stranger = reader(browser, "en", 1440).new_page()
    answer = stranger.goto(page.url)
    assert answer is not None
    assert answer.status == 403
    expect(stranger.locator("h1")).to_have_text("Only those who sit at this table may see it.")


def test_what_would_happen_is_shown_beside_the_board(browser: Browser, address: str) -> None:
    page = with_a_card_that_fits(browser, address)
    page.locator("#hand [data-is=lit]").first.evaluate(CLICK)
    expect(page.locator("#ask")).to_have_text(re.compile(r"Where does the .* go\?"))
    page.locator("#board [data-is=lit]").first.hover(force=True)
    expect(page.locator("#then")).to_contain_text(re.compile("heavier|level"))
    expect(page.locator(".ghost.on")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#then")).to_be_hidden()


def test_the_nonce_is_made_in_the_browser(browser: Browser, address: str) -> None:
    page = reader(browser, "en", 1440).new_page()
    sent: list[str] = []
    page.on("request", lambda request: request.method == "POST" and sent.append(request.post_data or ""))
    page.goto(address)
    page.fill("input[name=me]", "小雨")
    page.click(".submit .btn")
    page.wait_for_selector("#gather")
    assert re.search(r"nonce=[0-9a-f]{32}\b", next(body for body in sent if "game=" in body))
