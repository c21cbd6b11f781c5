"""A table where players have several sides: History of the World with two colours each."""

from __future__ import annotations

import checks
import pytest
from house import NARROW, reader
from playwright.sync_api import Browser, Page, expect

pytestmark = pytest.mark.timeout(120)


def sit(browser: Browser, address: str, width: int, language: str) -> Page:
    """A table with two bots at which it is our turn."""
    page = reader(browser, language, width).new_page()
    page.goto(address)
    page.locator('.new-table:visible input[name=game][value="world"]').check(force=True)
    form = page.locator('.new-table[data-game="world"]')
    form.locator("input[name=me]").fill("小雨")
    while form.locator(".seat:visible").count() > 3:
        form.locator("[data-fewer]").click()
    for n in (1, 2):
        form.locator(".seat").nth(n).locator('input[type=radio][value^="bot"]').check(force=True)
    form.locator(".more summary").click()
    form.locator('select[name="option.colours"]').select_option("two")
    form.locator(".submit .btn").click()
    page.wait_for_selector("#prompt.yours", timeout=60_000)
    return page


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_a_player_has_two_hands_and_six_lines_stand_in_the_list(
    browser: Browser, address: str, width: int, language: str
) -> None:
    page = sit(browser, address, width, language)
    names = page.locator("#mini button" if width < NARROW else "#players .pl")
    expect(names).to_have_count(6)
    assert checks.look(page, language, width, ["小雨", "II"]) == []
    first, second = page.locator("#hand [data-sheet]").all() if width > NARROW else (None, None)
    if first is None or second is None:
        # one row, each hand behind the sign of its colour
        assert page.locator("#hand [data-page]").count() == 20
        expect(page.locator("#hand svg svg, #hand svg use").first).to_be_attached()
        return
    expect(first).to_be_visible()
    expect(second).to_be_hidden()
    buttons = page.locator("#hand .leafed")
    expect(buttons).to_have_count(2)
    buttons.nth(1).click()
    expect(second).to_be_visible()
    expect(first).to_be_hidden()
    expect(buttons.nth(1)).to_have_attribute("aria-pressed", "true")
    assert checks.look(page, language, width, ["小雨", "II"]) == []
    # a card of the other hand is no answer: a press opens its page
    assert second.locator("[data-thing]").count() == 0
    second.locator("[data-page]").first.click()
    expect(page.locator("#leaf")).to_be_visible()
