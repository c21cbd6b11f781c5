"""What every page must hold, whatever game is on it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from house import NARROW, ROOT
from playwright.sync_api import Page

SCRIPT = (Path(__file__).parent / "checks.js").read_text(encoding="utf-8")
PROPER = (
    *("Yiqi", "弈棋", "一起", "Enter", "Esc", "Tab", "Shift", "yiqi verify FILE"),
    *("English", "繁體中文", "繁體", "简体中文", "简体"),
)


def axe() -> str | None:
    """The accessibility checker, None where its package is not installed."""
    try:
        import axe_playwright_python
    except ImportError:
        return None
    return (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")


AXE = axe()


def keys() -> list[str]:
    """Every message key there is: none may be seen on a page. Single words are words."""
    found: set[str] = set()
    for file in (ROOT / "src" / "yiqi").rglob("en.ftl"):
        found.update(re.findall(r"^([a-z][a-z0-9_-]*-[a-z0-9_-]+) *=", file.read_text(encoding="utf-8"), re.MULTILINE))
    return sorted(found)


def evaluate(page: Page, script: str, argument: Any = None) -> Any:
    """Runs a script past the page's own policy, as a tool of the developer may."""
    return page.evaluate(script, argument)


def automas() -> list[str]:
    """The names of automas, the same in every language."""
    files = (ROOT / "src" / "yiqi" / "games").glob("*/text/en.ftl")
    return re.findall(r"^seat-automa = (.*)$", "\n".join(f.read_text(encoding="utf-8") for f in files), re.MULTILINE)


def look(page: Page, language: str, width: int, names: Iterable[str] = ()) -> list[str]:
    """All complaints about the page as it stands."""
    evaluate(page, SCRIPT)
    known: Sequence[str] = sorted({*names, *PROPER, *automas()}, key=len, reverse=True)
    narrow = width < NARROW
    found = evaluate(
        page,
        """([least, target, language, keys, names]) => {
            const c = window.yiqiChecks;
            return [...c.sideways(), ...c.small(least), ...c.overlaps(), ...(target ? c.targets(target) : []),
                    ...c.foreign(language, keys, names)];
        }""",
        [11 if narrow else 9, 44 if narrow else 0, language, keys(), list(known)],
    )
    if language == "zh-Hans":
        found += traditional(page, known)
    return [*dict.fromkeys(found), *violations(page)]


def traditional(page: Page, names: Sequence[str]) -> list[str]:
    """Traditional characters in a page in simplified ones."""
    import opencc

    convert = opencc.OpenCC("t2s").convert
    found = []
    for language, text in evaluate(page, "() => window.yiqiChecks.words()"):
        rest = text if language == "zh-Hans" else ""
        for name in names:
            rest = rest.replace(name, "")
        if convert(rest) != rest:
            found.append(f"traditional characters: {text[:40]}")
    return found


def violations(page: Page) -> list[str]:
    """What axe finds."""
    if AXE is None:
        return []
    evaluate(page, AXE)
    found = evaluate(
        page,
        """() => axe.run(document, {resultTypes: ['violations']}).then((r) => r.violations.map(
            (v) => `axe ${v.id}: ${v.nodes.length} x ${v.nodes[0].html.slice(0, 140)}`))""",
    )
    return list(found)


def unreachable(page: Page) -> list[str]:
    """Lit things that cannot be come to with the arrow keys."""
    evaluate(page, SCRIPT)
    return list(evaluate(page, "() => window.yiqiChecks.unreachable()"))


class Ear:
    """Hears what the server tells the page, and what goes wrong there; it says nothing."""

    def __init__(self, page: Page) -> None:
        self.troubles: list[str] = []
        self.actions: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.log: dict[int, dict[str, Any]] = {}
        page.on(
            "console",
            lambda m: self.troubles.append(f"console {m.type}: {m.text}") if m.type in ("error", "warning") else None,
        )
        page.on("pageerror", lambda error: self.troubles.append(f"script: {error}"))
        page.on("response", lambda r: self.troubles.append(f"{r.status} {r.url}") if r.status >= 400 else None)
        page.on("websocket", lambda socket: socket.on("framereceived", self._frame))

    def hear(self, what: str, bad: bool) -> None:
        """Notes what went wrong."""
        if bad:
            self.troubles.append(what)

    def _frame(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if "actions" in message:
            self.actions = message["actions"]
        if "whole" not in message:
            return
        if message["whole"]:
            self.state, self.log = {}, {}
        self.log.update({entry["seq"]: entry for entry in message.pop("log", ())})
        self.state.update(message)

    def lacking(self, page: Page) -> list[str]:
        """Actions the server offers whose first thing is not lit, or whose button is not there."""
        lit = set(evaluate(page, "() => window.yiqiChecks.lit()"))
        buttons = set(evaluate(page, "() => window.yiqiChecks.buttons()"))
        beforehand = evaluate(page, "() => window.yiqiChecks.menus()")
        found = []
        for action in self.actions:
            there = action["path"][0] in lit if action["path"] else action["action"] in buttons
            there = there or ("aside" in action and beforehand)
            if not there:
                found.append(f"cannot be chosen: {action['action']}")
        return found
