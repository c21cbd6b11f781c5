"""The pages of a class and the report on a match, in each language, wide and narrow."""

from __future__ import annotations

from typing import Any

import checks
import pytest
from house import LOCALES, new_table, reader
from playwright.sync_api import Browser, Page, expect

NAMES = {"Ada", "Ben", "Chen", "4B", "Teacher"}
COURSE = "\n".join(["Ada", "Ben", "Chen"])


def opened(page: Page, address: str) -> str:
    """The address of a new class that begins in the second epoch."""
    page.goto(f"{address}/class")
    page.fill("input[name=me]", "Teacher")
    page.fill("input[name=title]", "4B")
    page.fill("textarea[name=names]", COURSE)
    page.select_option("select[name=size]", "3")
    page.select_option("select[name='option.start_epoch']", "e2")
    page.click("form[action='/class'] button.pri")
    page.wait_for_url("**/class/*")
    return page.url


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("language", sorted(LOCALES))
def test_a_class_is_opened_seated_and_paused(browser: Browser, address: str, language: str, width: int) -> None:
    context = reader(browser, language, width)
    page = context.new_page()
    page.goto(f"{address}/class")
    found = [f"form: {one}" for one in checks.look(page, language, width, NAMES)]
    course = opened(page, address)
    found += [f"class: {one}" for one in checks.look(page, language, width, NAMES)]
    page.click("form[action$='/links'] button.btn:not(.square)")
    page.wait_for_selector(".slips")
    links = page.locator(".slips code").all_inner_texts()
    found += [f"links: {one}" for one in checks.look(page, language, width, {*NAMES, *links})]
    for link in links:
        pupil = reader(browser, language, width)
        sat = pupil.new_page()
        sat.goto(link)
        sat.click("main form button.pri")
        sat.wait_for_url("**/t/*")
        pupil.close()
    page.goto(course)
    # bots play the first epoch, and the page looks again by itself
    page.wait_for_selector(".pupils .turn", timeout=30_000)
    found += [f"playing: {one}" for one in checks.look(page, language, width, NAMES)]
    page.click("form[action$='/pause'] button")
    page.wait_for_selector("form[action$='/resume']")
    found += [f"paused: {one}" for one in checks.look(page, language, width, NAMES)]
    assert page.locator(".tables .pill.warn").count() == 1
    context.close()
    assert not found


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("language", sorted(LOCALES))
def test_a_class_goes_to_another_browser(browser: Browser, address: str, language: str, width: int) -> None:
    home, school = reader(browser, language, width), reader(browser, language, width)
    page, there = home.new_page(), school.new_page()
    course = opened(page, address)
    page.click("#key")
    link = page.locator(".key code")
    expect(link).to_be_hidden()
    found = [f"link, hidden: {one}" for one in checks.look(page, language, width, NAMES)]
    page.click(".key summary")
    expect(link).to_be_visible()
    words = link.inner_text()
    found += [f"link: {one}" for one in checks.look(page, language, width, {*NAMES, words})]
    there.goto(words)
    found += [f"button: {one}" for one in checks.look(there, language, width, NAMES)]
    there.click("main form button.pri")
    there.wait_for_url(course)
    # the token is in no address that is left
    assert words not in there.evaluate("() => location.href + document.body.innerHTML")
    there.click("form[action$='/pause'] button")
    page.goto(course)
    expect(page.locator("form[action$='/resume']")).to_be_visible()
    found += [f"class: {one}" for one in checks.look(page, language, width, NAMES)]
    there.goto(address)
    expect(there.locator(f"a[href='{course.removeprefix(address)}']")).to_be_visible()
    found += [f"home: {one}" for one in checks.look(there, language, width, NAMES)]
    page.click("#close")
    expect(page.locator("#close")).to_have_count(0)
    there.goto(course)
    expect(there.locator(".error")).to_be_visible()
    for context in (home, school):
        context.close()
    assert not found


def test_a_link_is_copied_unseen(browser: Browser, address: str) -> None:
    context = reader(browser, "en", 1440, permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    opened(page, address)
    page.click("#key")
    page.click("#copy")
    expect(page.locator("#said")).to_have_text("Copied.")
    expect(page.locator(".key code")).to_be_hidden()
    assert page.evaluate("() => navigator.clipboard.readText()") == page.locator(".key code").text_content()
    context.close()


def test_where_nothing_can_be_copied_the_link_is_shown(browser: Browser, address: str) -> None:
    page = reader(browser, "en", 1440).new_page()
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    opened(page, address)
    page.click("#key")
    page.click("#copy")
    expect(page.locator(".key code")).to_be_visible()


@pytest.fixture(scope="module")
def over(browser: Browser, address: str) -> Any:
    """The address of a match that bots have played."""
    page = reader(browser, "en", 1440).new_page()
    form = {"game": "world", "pace": "none", "onlookers": "yes", "me": "Teacher", "name": "4B"}
    form |= {f"seat.{n}": "bot:rich" for n in range(3)}
    page.goto(address)
    new_table(page, address, form)
    for _ in range(120):
        page.goto(f"{address}/finished")
        found = page.locator("li:has-text('4B') a[href^='/t/']")
        if found.count():
            return address + str(found.first.get_attribute("href"))
        page.wait_for_timeout(1000)
    raise AssertionError("the match did not end")


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("language", sorted(LOCALES))
def test_the_report_holds_what_it_must(browser: Browser, over: str, language: str, width: int) -> None:
    context = reader(browser, language, width)
    page = context.new_page()
    page.goto(over)
    page.click("a[href$='/report']")
    page.wait_for_selector("#record")
    assert page.locator(".report-page svg.report").count() == 5
    found = checks.look(page, language, width, NAMES)
    context.close()
    assert not found


def test_the_report_for_paper_has_no_buttons(browser: Browser, over: str) -> None:
    page = reader(browser, "en", 1440).new_page()
    page.goto(f"{over}/report?whole")
    page.emulate_media(media="print")
    assert page.locator(".no-print:visible, .top:visible, .bottom:visible").count() == 0
    assert page.locator(".numbers table:visible").count() == page.locator(".numbers table").count()


def test_a_dark_report_can_be_read(browser: Browser, over: str) -> None:
    page = reader(browser, "en", 1440, "dark").new_page()
    page.goto(f"{over}/report")
    assert checks.violations(page) == []
