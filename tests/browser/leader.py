"""Somebody who plays by intention: does what a script says by clicking its things, and is told what came of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from player import PATIENCE, Player, Stuck
from playwright.sync_api import Locator

from yiqi import games
from yiqi.server import words
from yiqi.text import Catalogue

TRIES = 4
"""How often a way of clicks is begun anew: what others do meanwhile may end it."""
SHORT = 3.0
THINGS = "section[data-panel] svg [data-thing='{}'][data-is=lit]"


class Leader(Player):
    """A player of a game where several are asked at once, and some things are done in private."""

    heard: Catalogue
    seat: int

    def sit(self, address: str) -> None:
        """Takes the open seat of the table at an address."""
        self.page.goto(address)
        self.page.locator("#gather input[name=name]").fill(self.name)
        self.page.locator("#gather form .btn").click()

    def seated(self) -> None:
        """Waits for the board; from now on what is heard can be compared with what should be said."""
        super().seated()
        self.until(lambda: bool(self.ear.state.get("players")), "nobody is at the table")
        state = self.ear.state
        self.seat = state["seat"]
        names = [player["name"] for player in state["players"]]
        self.names.update(names)
        game = self.page.evaluate("() => JSON.parse(document.querySelector('#config').textContent).game")
        printed = games.rules(game, len(names)).names()
        self.heard = Catalogue(self.language, games.folder(game), printed).with_seats(names.__getitem__, len(names))

    # waiting

    def until(self, done: Callable[[], bool], otherwise: str, patience: float = PATIENCE) -> None:
        """Waits until something is so. Raises Stuck if it does not come."""
        end = time.monotonic() + patience
        while not done():
            if time.monotonic() > end:
                raise Stuck(f"{self.name}: {otherwise}")
            self.page.wait_for_timeout(10)

    def mine(self) -> bool:
        """Whether he is asked, by the last he was told: the page may be a moment behind."""
        return (self.ear.state.get("prompt") or {}).get("who") == "you"

    def phase(self) -> str:
        """What everybody is asked for."""
        return str((self.ear.state.get("phase") or {}).get("key", ""))

    def asked(self) -> tuple[str, str, int]:
        """What he himself is asked: the phase, the question and its number."""
        text = str((self.ear.state.get("prompt") or {}).get("text", ""))
        return self.phase(), text, int(self.ear.state.get("question", 0))

    # what can be done

    def offered(self, *begin: str) -> list[list[str]]:
        """The actions that can be taken now and begin with these words, as words."""
        found = [str(action["action"]).split(" ") for action in self.ear.actions]
        return [action for action in found if action[: len(begin)] == list(begin)]

    def can(self, action: str) -> bool:
        return any(one["action"] == action for one in self.ear.actions)

    def clicks(self, action: str) -> int:
        """How many clicks an action takes."""
        return next(len(one["path"]) for one in self.ear.actions if one["action"] == action)

    # doing

    def do(self, action: str) -> None:
        """Clicks the things of an action one after the other, or its button."""
        for _ in range(TRIES):
            self.until(lambda: self.can(action), f"{action} is not offered")
            path = next(one["path"] for one in self.ear.actions if one["action"] == action)
            asked = self.asked()
            began = self._walk(path) if path else self._button(action)
            if began:
                self._answered(action, asked)
                self.note(action, began)
                return
        raise Stuck(f"{self.name}: {action} cannot be clicked")

    def _answered(self, action: str, asked: tuple[str, str, int]) -> None:
        self.until(lambda: not self.can(action) or self.asked() != asked, f"nothing happened after {action}")

    def _button(self, action: str) -> float:
        button = self.page.locator(f"#answers [data-action='{action}']")
        if not button.count():
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(100)
        self.look_at_kind()
        began = time.monotonic()
        button.click()
        return began

    def _walk(self, path: Sequence[str]) -> float:
        """Clicks things; when the last was clicked, 0 if one of them was not to be had."""
        while self.page.locator("[data-is=picked]").count():
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(30)
        began = 0.0
        for k, name in enumerate(path):
            self.look_at_kind()
            if k and not self.page.locator("[data-is=picked]").count():
                return 0.0
            one = self._thing(name)
            if one is None:
                return 0.0
            began = time.monotonic()
            self.press(self.reach(one))
        return began

    def _thing(self, name: str) -> Locator | None:
        """A thing that is lit: rather one that is in sight."""
        parts = self.page.locator(THINGS.format(name))
        end = time.monotonic() + SHORT
        while not parts.count():
            if time.monotonic() > end:
                return None
            self.page.wait_for_timeout(10)
        return next((part for part in parts.all() if part.is_visible()), parts.first)

    def type(self, lines: str) -> None:
        """Types orders into the line below the question."""
        field = self.page.locator("form.typing textarea")
        before = self.ear.state.get("seq", 0)
        field.fill(lines)
        began = time.monotonic()
        field.press("Enter")
        self.until(lambda: field.input_value() == "" and self.ear.state.get("seq", 0) > before, f"refused: {lines}")
        self.note("typed", began)

    # telling and being told

    def side(self, tab: str) -> None:
        """Opens a tab of the side column."""
        if self.narrow:
            self.page.locator("#tabbar [data-tab=talk]").click()
        self.page.locator(f"#t-{tab}").click()

    def board(self) -> None:
        """Back to the board, on a telephone."""
        if self.narrow:
            self.page.locator("#tabbar [data-tab=board]").click()

    def write(self, to: Leader, text: str) -> None:
        """A private letter."""
        self.names.add(text)
        to.names.add(text)
        self.side("letters")
        page = self.page
        if page.locator("#threads .chip", has_text=to.name).count():
            page.locator("#threads .chip", has_text=to.name).first.click()
        else:
            if page.locator("#letter-to").is_hidden():
                page.locator("#letter-new").click()
            page.locator("#letter-seats .chip", has_text=to.name).click()
        page.locator("#write input").fill(text)
        began = time.monotonic()
        page.keyboard.press("Enter")
        page.locator("#letters li", has_text=text).wait_for()
        self.note("letter", began)

    def read(self, text: str) -> None:
        """A letter that has come: unless letters are in sight their number is seen, then it is read."""
        if not self.page.locator("#letters").is_visible():
            self.page.locator("#unread-letters:not([hidden])").wait_for(state="attached")
        self.side("letters")
        self.page.locator("#letters li", has_text=text).wait_for()
        self.page.locator("#unread-letters").wait_for(state="hidden")

    def told(self, key: str, **args: Any) -> bool:
        """Whether the log has said an event, in the words of the page's language."""
        line = words.say(self.heard, f"event-{key}", args)
        return bool(line) and any(line in entry["lines"] for entry in self.ear.log.values())
