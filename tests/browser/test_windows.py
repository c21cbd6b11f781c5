"""Windows that are no telephone and no 1440 x 900: nothing falls off a page, and what is asked is seen."""

from __future__ import annotations

import pytest
from house import new_table, reader
from playwright.sync_api import Browser

from yiqi import games

pytestmark = pytest.mark.timeout(180)

SIZES = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))
FITS = (
    "() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
)
CLEAR = """() => {
  const ark = document.querySelector('.heroart.wide .ark').getBoundingClientRect();
  return [...document.querySelectorAll('.hero h1, .hero p')].every((part) => {
    const words = document.createRange();
    words.selectNodeContents(part);
    return words.getBoundingClientRect().right < ark.left && ark.left < innerWidth;
  });
}"""
COVERED = """() => [...document.querySelectorAll('#prompt h2, #answers button')].filter((part) => {
  const { left, top, width, height } = part.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return !met || !(part.contains(met) || met.contains(part));
}).map((part) => part.innerText)"""


@pytest.mark.parametrize("game", ["ark", "pamir", "sanguo", "world"])
def test_a_table_fits_a_window_and_its_question_is_seen(browser: Browser, address: str, game: str) -> None:
    page = reader(browser, "en", 1440).new_page()
    page.goto(address)
    seats = games.game(game).seats[-1]
    form = {"game": game, "pace": "none", "onlookers": "yes", "me": "Ann", "seat.0": "me"}
    page.goto(new_table(page, address, form | {f"seat.{n}": "bot:greedy" for n in range(1, seats)}))
    for turn in range(6):
        page.wait_for_selector("#prompt.yours, [data-key=results]", timeout=60_000)
        if page.locator("[data-key=results]").count():
            break
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(100)
            assert page.evaluate(FITS), (turn, width, height)
            assert page.evaluate(COVERED) == [], (turn, width, height)
        lit = page.locator("section[data-panel] svg [data-is=lit]")
        asked = page.locator("#answers [data-action]")
        (lit if lit.count() and turn % 3 else asked if asked.count() else lit).first.dispatch_event("click")
        page.wait_for_timeout(300)
    page.context.close()


@pytest.mark.parametrize("width", [760, 1000, 1290, 1440, 1920])
def test_the_words_of_the_front_page_do_not_lie_on_the_ark(browser: Browser, address: str, width: int) -> None:
    page = reader(browser, "en", width).new_page()
    page.goto(address)
    assert page.evaluate(CLEAR)
    page.context.close()
