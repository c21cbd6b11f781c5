"""A position of History of the World on the real page: an attack that an event could spare the dice."""

from __future__ import annotations

import json
from pathlib import Path

import checks
import pytest
from house import NARROW, ROOT, new_table, reader, serving
from playwright.sync_api import Browser

pytestmark = pytest.mark.timeout(120)

POSITION = {
    "seats": 3,
    "epoch": 3,
    "ask": "expand",
    "held": {"0": "romans"},
    "armies": {
        "0": ["southern_apennines", "pindus"],
        "1": ["crete", "northern_apennines", "western_gaul", "dalmatia", "central_massif"],
    },
    "turn": {"seat": 0, "named": ["surprise_attack"]},
}


@pytest.mark.parametrize("width", [1440, 390])
def test_arrows_come_to_all_that_can_be_done_with_an_attack(browser: Browser, tmp_path: Path, width: int) -> None:
    """The other attacks stand in the same place, unseen."""
    place = tmp_path / "position.json"
    place.write_text(json.dumps(POSITION))
    begin = (str(ROOT / "tests" / "browser" / "serve_position.py"), "world", str(place))
    with serving(tmp_path, begin=begin) as address:
        page = reader(browser, "en", width).new_page()
        page.goto(address)
        form = {
            "game": "world",
            "pace": "none",
            "me": "Ann",
            "seat.0": "me",
            "seat.1": "bot:idle",
            "seat.2": "bot:idle",
        }
        page.goto(new_table(page, address, form))
        page.wait_for_selector("#prompt.yours")
        for land in ("dalmatia", "northern_apennines", "crete"):
            page.locator(f'#board [data-thing="land {land}"][data-is=lit]').first.dispatch_event("click")
            if width < NARROW:
                page.click("#tabbar [data-tab=attack]")
            for verb in ("roll", "surprise"):
                page.locator(f'section [data-thing="{verb} {land}"][data-is=lit]:visible').first.wait_for()
            assert checks.unreachable(page) == []
            if width < NARROW:
                page.click("#tabbar [data-tab=board]")
            page.keyboard.press("Escape")
        page.context.close()
