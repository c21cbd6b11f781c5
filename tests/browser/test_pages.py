"""Every page in each language, wide and narrow, light and dark."""

from __future__ import annotations

import checks
import pytest
from house import LOCALES, reader
from playwright.sync_api import Browser

NAMES = {"小雨", "Anders", "Berta"}
"""Who plays in the other tests; their tables are listed."""
PAGES = ("/", "/rules/ark", "/finished", "/settings", "/t/nowhere")


@pytest.mark.parametrize("width", [1440, 1000, 390])
@pytest.mark.parametrize("language", sorted(LOCALES))
def test_pages_hold_what_they_must(browser: Browser, address: str, language: str, width: int) -> None:
    context = reader(browser, language, width)
    page = context.new_page()
    found = []
    for path in PAGES:
        page.goto(address + path)
        found += [f"{path} {one}" for one in checks.look(page, language, width, NAMES)]
    context.close()
    assert not found


def test_dark_pages_can_be_read(browser: Browser, address: str) -> None:
    page = reader(browser, "en", 1440, "dark").new_page()
    found = []
    for path in PAGES:
        page.goto(address + path)
        found += checks.violations(page)
    assert not found


def test_the_theme_stays(browser: Browser, address: str) -> None:
    page = reader(browser, "en", 1440).new_page()
    page.goto(address)
    with page.expect_response("**/settings"):
        page.click("#theme button")
    assert page.evaluate("() => document.documentElement.dataset.theme") == "dark"
    page.reload()
    assert page.evaluate("() => document.documentElement.dataset.theme") == "dark"
