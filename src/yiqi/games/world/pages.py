# mypyc: skip
"""The encyclopedia: a page for every empire, leader and kind of event, read from the files in `encyclopedia`.

Ids are those of the data; a leader's page is `leader-` and the id of the empire. Names stay in the data.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).parent / "encyclopedia"
KINDS: Final = ("empire", "leader", "minor-empire", "kingdom", "event")
CONFIDENCES: Final = ("high", "medium", "low")
LANGUAGES: Final = ("en", "zh-Hant", "zh-Hans")


class Page(NamedTuple):
    """A page: what it is about, how sure its facts are, and its text in each language."""

    id: str
    kind: str
    confidence: str
    texts: Mapping[str, str]


class PageError(ValueError):
    """A file of the encyclopedia is not as it should be."""


def _page(row: Mapping[str, object], file: str) -> Page:
    fields = {field: row.get(field) for field in ("id", "kind", "confidence", *LANGUAGES)}
    words = {field: value.strip() for field, value in fields.items() if isinstance(value, str) and value.strip()}
    if len(words) < len(fields) or set(row) - set(fields):
        raise PageError(f"{file}: the page {row.get('id')!r} lacks a field or has one too many")
    if words["kind"] not in KINDS or words["confidence"] not in CONFIDENCES:
        raise PageError(f"{file}: the page {words['id']!r} is of no known kind or confidence")
    texts = {language: words[language] for language in LANGUAGES}
    return Page(words["id"], words["kind"], words["confidence"], texts)


@cache
def pages() -> Mapping[str, Page]:
    """All pages by id, in the order of the files. Raises PageError."""
    found: dict[str, Page] = {}
    for file in sorted(FOLDER.glob("*.toml")):
        for row in tomllib.loads(file.read_text(encoding="utf-8")).get("page", []):
            page = _page(row, file.name)
            if page.id in found:
                raise PageError(f"{file.name}: there are two pages {page.id!r}")
            found[page.id] = page
    return found


def page(page_id: str) -> Page | None:
    """The page with this id, None if there is none."""
    return pages().get(page_id)
