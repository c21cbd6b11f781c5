"""Someone who sees a page and nothing else, looks hard at it and clicks what is lit."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Sequence
from pathlib import Path

import checks
from house import NARROW
from playwright.sync_api import Error, Locator, Page

NAME = "小雨"
SECOND = 1.0
PATIENCE = 30.0
"""Seconds for others to move."""
CHOICES = "section[data-panel] svg [data-is=lit]"


class Stuck(Exception):
    """The game does not go on."""


class Player:
    """Someone who sees the page and nothing else."""

    def __init__(self, page: Page, language: str, width: int, folder: Path, seed: int, name: str = NAME) -> None:
        self.page = page
        self.name = name
        self.language = language
        self.narrow = width < NARROW
        self.width = width
        self.folder = folder
        self.chance = random.Random(seed)
        self.ear = checks.Ear(page)
        self.found: list[str] = []
        self.kinds: set[str] = set()
        self.names: set[str] = {name}
        self.slowest = 0.0
        self.answers = 0

    # looking

    def look(self, name: str) -> None:
        """A picture, and all checks."""
        self.page.screenshot(path=self.folder / f"{len(self.kinds):02d}-{name}.png")
        self.kinds.add(name)
        self.complain(name, checks.look(self.page, self.language, self.width, self.names))

    def complain(self, where: str, what: list[str]) -> None:
        for one in what:
            line = f"{where}: {one}"
            if line not in self.found:
                self.found.append(line)
                print(f"  {line}", flush=True)

    # the pages before and after

    def open_table(
        self, address: str, game: str, seats: int, options: Sequence[str], people: int = 1, pace: str = ""
    ) -> None:
        """From the home page to a table against bots, with so many seats (0: as many as are offered first).

        With more `people` the seats after the first are left open for them, and it is not waited until they sit.
        """
        self.page.goto(address)
        if "home" not in self.kinds:
            self.look("home")
        form = self.page.locator(f'.new-table[data-game="{game}"]')
        if form.is_hidden():
            self.page.locator(f'.new-table:visible input[name=game][value="{game}"]').check(force=True)
        if form.locator("input[name=me]").count():
            form.locator("input[name=me]").fill(self.name)
        for _ in range(8):
            shown = form.locator(".seat:visible").count()
            if not seats or shown == seats:
                break
            form.locator("[data-more]" if shown < seats else "[data-fewer]").click()
        for option in options:
            name, _, value = option.partition("=")
            form.locator("details.more").evaluate("(details) => { details.open = true; }")
            form.locator(f'select[name="option.{name}"]').select_option(value)
        for n, seat in enumerate(form.locator(".seat:visible").all()):
            if n:
                seat.locator('input[value="open"]' if n < people else 'input[value^="bot:"]').check(force=True)
        if pace:
            form.locator(f'label:has(input[name=pace][value="{pace}"])').click()
        form.locator(".submit .btn").click()
        if people > 1:
            self.page.wait_for_selector("#gather-seats li", timeout=PATIENCE * 1000)
        else:
            self.seated()

    def seated(self) -> None:
        """Waits for the board, and takes note of who plays."""
        self.page.wait_for_selector("#board svg", state="attached", timeout=PATIENCE * 1000)
        self.page.evaluate(checks.SCRIPT)
        self.names.update(self.page.locator("#players .n b").all_text_contents())

    # playing

    def mine(self) -> bool:
        return self.page.locator("#prompt.yours").count() > 0

    def over(self) -> bool:
        return self.page.locator("#answers a[href^='/t/']").count() > 0

    def mark(self) -> str:
        """What changes when something has happened."""
        return str(self.page.evaluate("() => window.yiqiChecks.mark()"))

    def wait(self, mark: str, patience: float) -> bool:
        """Waits for a change; whether there was one."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            if self.mark() != mark:
                return True
            self.page.wait_for_timeout(8)
        return False

    def kind(self) -> str:
        """The kind of question: which things are lit and picked, and which buttons there are."""
        return re.sub(r"[^a-z0-9_-]", "", str(self.page.evaluate("() => window.yiqiChecks.kind()")))

    def look_at_kind(self) -> str:
        """Looks hard at a kind of question that is new; which kind it is."""
        kind = self.kind()
        if kind not in self.kinds:
            self.look(kind)
            if kind.startswith("picked"):
                self.ask_why(kind)
            elif self.page.locator("[data-is=picked]").count() == 0:
                self.complain(kind, self.ear.lacking(self.page))
            self.complain(kind, checks.unreachable(self.page))
        return kind

    def note(self, kind: str, began: float) -> None:
        """Counts an answer to a click, and how long it took."""
        took = time.monotonic() - began
        self.answers += 1
        self.slowest = max(self.slowest, took)
        if took > SECOND:
            self.complain(kind, [f"an answer took {took:.2f} s"])

    def step(self) -> None:
        """One click on something that is lit, or on a button."""
        kind = self.look_at_kind()
        choice = self.choose()
        mark = self.mark()
        began = time.monotonic()
        self.press(choice)
        if not self.wait(mark, PATIENCE):
            raise Stuck(f"nothing happened after a click ({kind})")
        self.note(kind, began)

    def press(self, one: Locator) -> None:
        """A press where it comes to a thing: with a finger on a telephone."""
        at: dict[str, float] | None = None
        if one.get_attribute("data-thing") is not None:
            at = one.evaluate("(part) => window.yiqiChecks.point(part)")
        if at is None:
            one.click(force=True)
        elif self.narrow:
            self.page.touchscreen.tap(at["x"], at["y"])
        else:
            self.page.mouse.click(at["x"], at["y"])

    def choose(self) -> Locator:
        """Anything that is lit, or a button; on a telephone perhaps behind another tab."""
        lit, buttons = self.page.locator(CHOICES), self.page.locator("#answers [data-action]")
        n, m = lit.count(), buttons.count()
        if n + m == 0:
            raise Stuck("it is my turn and nothing is lit")
        # things before buttons, mostly: buttons end turns
        if m and (n == 0 or self.chance.random() < 0.12):
            return buttons.nth(self.chance.randrange(m))
        return self.reach(lit.nth(self.chance.randrange(n)))

    def reach(self, one: Locator) -> Locator:
        """What is to be pressed for a thing, in sight: on a telephone its tab is opened."""
        if not one.is_visible():
            tab = one.evaluate("(part) => window.yiqiChecks.tab(part)")
            button = self.page.locator(f'#tabbar button[data-tab="{tab}"]')
            if button.count() == 0:
                raise Stuck(f"no tab shows {tab}")
            # behind the tab that is open it is another player's, and his button has the dot
            if "dot" not in (button.get_attribute("class") or "") and button.get_attribute("aria-current") != "page":
                self.complain("tabs", [f"the tab {tab} has something to choose and no dot"])
            button.click()
            self.page.wait_for_timeout(30)
            player = one.evaluate("(part) => window.yiqiChecks.player(part)")
            if player and not one.is_visible():
                chosen = self.page.locator(f'#mini button[data-seat="{player}"]')
                if chosen.get_attribute("data-is") == "lit":
                    # the player is what may be chosen, and pressing his button is the answer
                    return chosen
                if "dot" not in (chosen.get_attribute("class") or ""):
                    self.complain("players", [f"player {player} has something to choose and no dot"])
                chosen.click()
                self.page.wait_for_timeout(30)
            if f"tab-{tab}" not in self.kinds:
                self.look(f"tab-{tab}")
        if one.evaluate("(part) => window.yiqiChecks.point(part)") is None:
            self.complain(self.kind(), [f"cannot be reached: {one.get_attribute('data-thing')}"])
        return one

    def ask_why(self, kind: str) -> None:
        """Presses something that is dim: the page must say why not, and by which clause."""
        dim = self.page.locator(CHOICES.replace("lit", "dim"))
        shown = [one for one in dim.all() if one.is_visible()][:1]
        for one in shown:
            one.evaluate("(part) => part.scrollIntoView({block: 'center'})")
            self.page.wait_for_timeout(60)
            self.press(one)
            try:
                self.page.wait_for_selector("#bubble:not([hidden])", timeout=3000)
            except Error:
                self.complain(kind, [f"no reason is given for {one.get_attribute('data-thing')}"])
                return
            self.look(f"why-{kind}")
            self.page.keyboard.press("Escape")
        # Escape may have put the card back: it is picked again by whoever goes on

    def play(self, limit: int) -> None:
        """To the end of the match."""
        for _ in range(limit):
            mark = self.mark()
            if self.over():
                return
            if self.mine():
                self.step()
            elif not self.wait(mark, PATIENCE):
                raise Stuck("the others do not move")
        raise Stuck(f"not over after {limit} clicks")

    def finish(self, address: str, game: str) -> None:
        """The pages after the match."""
        self.look("over")
        self.page.locator("#answers a[href^='/t/']").click()
        self.page.wait_for_selector(".win")
        self.look("results")
        after = {"rules": f"/rules/{game}", "settings": "/settings", "finished": "/finished", "error": "/t/nowhere"}
        for name, path in after.items():
            troubles = len(self.ear.troubles)
            self.page.goto(address + path)
            self.page.wait_for_load_state("load")
            self.look(name)
            if name == "error":
                del self.ear.troubles[troubles:]
