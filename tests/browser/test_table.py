"""The table as somebody sees it who has only the page."""

from __future__ import annotations

from collections.abc import Sequence

import checks
import pytest
from house import reader
from playwright.sync_api import Browser, Page, expect

from yiqi import games
from yiqi.text import Catalogue

pytestmark = pytest.mark.timeout(120)

CLICK = "(part) => part.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
IN_HAND = "() => document.activeElement.dataset?.is === 'lit' && Boolean(document.activeElement.closest('#hand'))"
ON_BOARD = "() => document.activeElement.dataset?.is === 'lit' && Boolean(document.activeElement.closest('#board'))"
WENT_ON = """(n) => document.querySelector('#slider').max !== n
    || Boolean(document.querySelector('[data-thing^=aboard][data-is=lit]'))"""
NO_SOCKET = """
window.WebSocket = class {
  constructor() { this.on = {}; setTimeout(() => this.on.close?.(), 5) }
  addEventListener(name, f) { this.on[name] = f }
  close() {}
};
window.WebSocket.OPEN = 1;
"""
ALL_THAT_IS_LEFT = """() => document.body.innerHTML + JSON.stringify({...localStorage})
    + JSON.stringify({...sessionStorage}) + JSON.stringify(history.state)"""


def sit(browser: Browser, address: str, seats: Sequence[str], width: int = 1440, language: str = "en") -> Page:
    """Opens a table of Ark whose seats are "me", "open" or "bot"; the page of the table."""
    page = reader(browser, language, width).new_page()
    page.goto(address)
    page.fill("input[name=me]", "小雨")
    for n, kind in enumerate(seats):
        page.locator(".seat").nth(n).locator(f'input[type=radio][value^="{kind}"]').check(force=True)
        if kind == "me" and n:
            page.fill(f'input[name="seat.{n}.name"]', f"Guest {n}")
    page.click(".submit .btn")
    page.wait_for_selector("#players .pl", state="attached")
    return page


def my_turn(page: Page) -> None:
    page.wait_for_selector("#prompt.yours", timeout=30_000)


def with_a_card_that_fits(browser: Browser, address: str) -> Page:
    """A table where it is our turn and a card of the hand may be loaded; two heavy cards may have no place at first."""
    for _ in range(8):
        page = sit(browser, address, ["me", "bot", "bot", "bot"])
        my_turn(page)
        if page.locator("#hand [data-is=lit]").count():
            return page
    raise AssertionError("no card fits at eight tables")


def to_place(page: Page) -> None:
    """Goes on until a card of the hand can be picked, and picks it."""
    my_turn(page)
    page.locator("#hand [data-is=lit]").first.click(force=True)
    page.wait_for_selector("#hand [data-is=picked]")


def test_a_card_is_picked_and_put_back(browser: Browser, address: str) -> None:
    page = with_a_card_that_fits(browser, address)
    to_place(page)
    assert page.locator("#board [data-is=lit]").count()
    page.keyboard.press("Escape")
    expect(page.locator("[data-is=picked]")).to_have_count(0)


def test_a_dim_thing_says_why_not_and_opens_the_clause(browser: Browser, address: str) -> None:
    page = sit(browser, address, ["me", "bot", "bot", "bot"])
    for _ in range(40):
        my_turn(page)
        if page.locator("#hand [data-is=lit]").count():
            to_place(page)
            if page.locator("#board [data-is=dim]").count():
                break
            page.keyboard.press("Escape")
        before = page.locator("#slider").get_attribute("max")
        page.locator("#panels [data-is=lit],#answers [data-action]").first.click(force=True)
        page.wait_for_function("(n) => document.querySelector('#slider').max !== n", arg=before)
    page.locator("#board [data-is=dim]").first.click(force=True)
    bubble = page.locator("#bubble")
    expect(bubble).to_be_visible()
    assert bubble.locator("b").first.inner_text()
    link = bubble.locator("a").first
    anchor = str(link.get_attribute("href")).partition("#")[2]
    link.click()
    expect(page.locator("#book .here")).to_have_attribute("id", anchor)
    expect(page.locator("#t-rules")).to_have_attribute("aria-selected", "true")


def test_the_keyboard_alone_plays_a_card(browser: Browser, address: str) -> None:
    page = with_a_card_that_fits(browser, address)
    before = page.locator("#slider").get_attribute("max")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(IN_HAND):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-is=picked]")
    for key in ["ArrowLeft", "ArrowUp", "ArrowLeft", "ArrowDown"] * 6:
        if page.evaluate(ON_BOARD):
            break
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    page.wait_for_function(WENT_ON, arg=before)


def test_a_doubled_click_is_sent_once(browser: Browser, address: str) -> None:
    page = sit(browser, address, ["me", "bot", "bot", "bot"])
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.reload()
    my_turn(page)
    page.locator("#panels [data-is=lit]").first.evaluate(f"(part) => {{ ({CLICK})(part); ({CLICK})(part) }}")
    page.wait_for_timeout(500)
    assert len([frame for frame in sent if '"act"' in frame]) == 1


def test_the_language_changes_in_the_middle(browser: Browser, address: str) -> None:
    page = sit(browser, address, ["me", "bot", "bot", "bot"])
    my_turn(page)
    page.evaluate("() => { window.stayed = true }")
    page.click("#languages summary")
    page.click("#languages button[value=zh-Hant]")
    expect(page.locator("#t-log")).to_have_text("記錄")
    expect(page.locator("#t-log")).to_be_visible()
    page.wait_for_function("() => /[\\u4e00-\\u9fff]/.test(document.querySelector('#ask').textContent)")
    assert page.evaluate("() => window.stayed"), "the page was not loaded again"
    assert not checks.look(page, "zh-Hant", 1440, {"小雨", *page.locator("#players .n b").all_text_contents()})


def test_looking_back_and_to_the_present(browser: Browser, address: str) -> None:
    page = sit(browser, address, ["me", "bot", "bot", "bot"])
    my_turn(page)
    if page.locator("#slider").get_attribute("max") == "0":
        page.locator("#panels [data-is=lit]").first.evaluate(CLICK)
        page.wait_for_function("() => document.querySelector('#slider').max !== '0'")
        my_turn(page)
    board = page.locator("#board svg").inner_html()
    page.click("#r-first")
    expect(page.locator("#looking")).to_be_visible()
    expect(page.locator("[data-is=lit]")).to_have_count(0)
    page.click("#now")
    expect(page.locator("#looking")).to_be_hidden()
    assert page.locator("[data-is=lit]").count()
    assert len(page.locator("#board svg").inner_html()) >= len(board) * 0.9


def test_words_are_said_to_the_table_as_words(browser: Browser, address: str) -> None:
    page = sit(browser, address, ["me", "bot", "bot", "bot"])
    page.click("#t-chat")
    page.fill("#say input", "<img src=x onerror=alert(1)> hello")
    page.keyboard.press("Enter")
    expect(page.locator("#chat li").last).to_contain_text("<img src=x onerror=alert(1)> hello")
    assert page.locator("#chat img").count() == 0


def test_polling_where_no_socket_opens(browser: Browser, address: str) -> None:
    context = reader(browser, "en", 1440)
    page = context.new_page()
    page.add_init_script(NO_SOCKET)
    page.goto(address)
    page.fill("input[name=me]", "小雨")
    for n in (1, 2, 3):
        page.locator(".seat").nth(n).locator('input[value^="bot"]').check(force=True)
    page.click(".submit .btn")
    my_turn(page)
    before = page.locator("#slider").get_attribute("max")
    page.locator("#panels [data-is=lit]").first.click(force=True)
    page.wait_for_function("(n) => document.querySelector('#slider').max !== n", arg=before)


@pytest.mark.parametrize("width", [1440, 390])
def test_a_curtain_falls_and_nothing_stays(browser: Browser, address: str, width: int) -> None:
    page = sit(browser, address, ["me", "me", "me", "bot"], width)
    page.wait_for_selector("#curtain:not([hidden])", timeout=30_000)
    seen: set[str] = set()
    for _ in range(4):
        assert page.locator("#hand svg").count() == 0
        left = page.evaluate(ALL_THAT_IS_LEFT)
        for secret in seen:
            assert secret not in left, f"{secret} of the last player is still on the page"
        page.click("#curtain-up")
        page.wait_for_selector("#prompt.yours", timeout=30_000)
        cards = page.locator("#hand [data-thing]").evaluate_all("(all) => all.map((part) => part.dataset.thing)")
        seen = {f'data-thing="{name}"' for name in cards}
        assert seen
        page.locator("#panels [data-is=lit]").first.evaluate(CLICK)
        page.locator("#answers [data-key=pass-on]").click(timeout=30_000)
        expect(page.locator("#curtain")).to_be_visible()


def test_a_friend_sits_down_by_the_link(browser: Browser, address: str) -> None:
    page = sit(browser, address, ["me", "open", "bot", "bot"])
    expect(page.locator("#gather")).to_be_visible()
    friend = reader(browser, "zh-Hant", 390).new_page()
    friend.goto(page.url)
    friend.fill("#gather input[name=name]", "Anders")
    friend.click("#gather form .btn")
    friend.wait_for_selector("#board svg", state="attached")
    page.wait_for_selector("#board svg")
    expect(page.locator("#players")).to_contain_text("Anders")
    expect(page.locator("#gather")).to_be_hidden()


def tall_ark(cabins: int) -> str:
    """The wide drawing of an ark with so many cabins a side."""
    rules = games.rules("ark", 3)
    board = {"port": [["hay"]] * cabins, "starboard": [["hay"]] * cabins}
    state, _ = rules.position({"board": board})
    text = Catalogue("en", games.folder("ark"), rules.names())
    return rules.draw("ark", rules.panels(rules.view(state, None))["ark"], text, "wide")


@pytest.mark.parametrize(("cabins", "scrolls"), [(15, False), (25, True)])
def test_a_wide_board_scrolls_above_sixteen_cabins(browser: Browser, address: str, cabins: int, scrolls: bool) -> None:
    page = sit(browser, address, ["me", "bot", "bot"])
    expect(page.locator("#board svg.ark")).to_be_visible()
    # drawn and measured in one go: a bot's move would draw the true ark again
    scrolled, tabindex = page.evaluate(
        """async (svg) => {
          const { drawPanels } = await import('/static/panels.js');
          drawPanels({ark: svg});
          const box = document.querySelector('#board');
          return [box.scrollHeight > box.clientHeight + 40, box.getAttribute('tabindex')];
        }""",
        tall_ark(cabins),
    )
    assert scrolled is scrolls
    assert (tabindex == "0") is scrolls, "what scrolls can be reached by keyboard"
