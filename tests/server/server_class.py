"""Classes for the tests of the server: opening one, its tables, links for its pupils."""

from __future__ import annotations

import re
from typing import Any

from server_pages import BASE, Browser

NAMES = ["Ada", "Ben", "Chen", "Dora", "Emil", "<i>Fay", "Gus"]


def opened(ann: Any, names: str = "\n".join(NAMES), **more: str) -> Any:
    form = {"me": "Teacher", "game": "world", "title": "4B", "size": "4", "names": names, "pace": "none", **more}
    return ann.post("/class", form)


def course_of(ann: Any, **more: str) -> str:
    answer = opened(ann, **more)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def tables(page: str) -> list[str]:
    return list(dict.fromkeys(re.findall(r'href="(/t/[a-z0-9]{10})"', page)))


def links(ann: Any, course: str, **one: str) -> list[tuple[str, str]]:
    page = ann.post(f"{course}/links", one).text
    slips = page.split('<ul class="slips">')[1]
    return re.findall(r"</svg> ([^<]+)</strong>.*?<code>" + BASE + r"([^<]+)</code>", slips, re.DOTALL)


def seat_all(client: Any, ann: Any, course: str) -> dict[str, Browser]:
    pupils = {}
    for name, path in links(ann, course):
        pupil = pupils[name] = Browser(client)
        assert f'value="{name}"' in pupil.get(path).text
        assert pupil.post(path, {"name": name}).status_code == 303
    return pupils
