"""Reading the entries of a data file: what several tables of an edition have in common.

Every complaint is an EditionError that names file, entry, field and what was expected.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from yiqi.core.edition import Edition, Entry, tables

LANGUAGES: Final = ("en", "zh_hant", "zh_hans")
CONFIDENCE: Final = ("high", "medium", "low")
SAID: Final = ("source", "confidence", "note")
WORD: Final = re.compile(r"[a-z][a-z0-9_]*")


def named(edition: Edition, file: str, key: str, fields: tuple[str, ...]) -> dict[str, Entry]:
    """The entries of a file by their id, in its order."""
    found: dict[str, Entry] = {}
    for entry in tables(edition, file, key, lambda i, row: f"{key} {row.get('id', i + 1)}"):
        entry.only((*fields, *SAID))
        said(entry)
        name = entry.string("id")
        if not WORD.fullmatch(name):
            raise entry.fail("id", "small letters, digits and low lines, a letter first")
        if name in found:
            raise entry.fail("id", f"an id that no other {key} has")
        found[name] = entry
    return found


def said(entry: Entry) -> None:
    """What an entry says about itself: who says so, how sure it is, a remark."""
    texts(entry, "source")
    entry.string("note", "-")
    sure = entry.table.get("confidence", "high")
    found: Sequence[Any] = (sure,)
    if isinstance(sure, Mapping):
        found = list(sure.values())
    elif isinstance(sure, list):
        found = sure
    if any(word not in CONFIDENCE for word in found):
        raise entry.fail("confidence", "high, medium or low, or a table or list of these")


def texts(entry: Entry, field: str) -> tuple[str, ...]:
    """A list of texts, empty where there is none."""
    found = entry.table.get(field, [])
    if not isinstance(found, list) or not all(isinstance(word, str) for word in found):
        raise entry.fail(field, "a list of texts")
    return tuple(found)


def place(entry: Entry, field: str, values: Sequence[str]) -> int:
    """The place of a word in `values`."""
    value = entry.table.get(field)
    if not isinstance(value, str) or value not in values:
        raise entry.fail(field, _one_of(values))
    return values.index(value)


def places(entry: Entry, field: str, values: Sequence[str]) -> tuple[int, ...]:
    """The places in `values` of a list of words, each once."""
    found = texts(entry, field)
    if any(word not in values for word in found) or len(set(found)) < len(found):
        raise entry.fail(field, "a list, each entry once, of " + _one_of(values))
    return tuple([values.index(word) for word in found])


def numbers(entry: Entry, field: str, low: int, high: int) -> tuple[int, ...]:
    """A list of whole numbers within bounds."""
    found = entry.table.get(field)
    if not isinstance(found, list) or any(type(n) is not int or not low <= n <= high for n in found):
        raise entry.fail(field, f"a list of whole numbers from {low} to {high}")
    return tuple(found)


def _one_of(values: Sequence[str]) -> str:
    shown = ", ".join(values[:12])
    return f"one of {shown}" + (f" and {len(values) - 12} more" if len(values) > 12 else "")


def mask(found: Sequence[int]) -> int:
    """The bits of a list of places."""
    bits = 0
    for n in found:
        bits |= 1 << n
    return bits
