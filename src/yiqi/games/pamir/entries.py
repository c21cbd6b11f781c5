"""Reading the entries of a data file: what several tables of a Pax Pamir edition have in common.

Every complaint is an EditionError that names file, entry, field and what was expected.
"""

from __future__ import annotations

from typing import Final

from yiqi.core.edition import Edition, Entry, tables

SAID: Final = ("confidence", "source", "note")
CONFIDENCE: Final = ("high", "medium", "low")


def numbered(edition: Edition, file: str, key: str, fields: tuple[str, ...], low: int, high: int) -> dict[int, Entry]:
    """The entries of a file by their number."""
    found: dict[int, Entry] = {}
    for entry in tables(edition, file, key, lambda i, row: f"{key} {row.get('number', f'in place {i + 1}')}"):
        entry.only(fields)
        said(entry)
        number = entry.integer("number", low, high)
        if number in found:
            raise entry.fail("number", f"a number that no other {key} card has")
        found[number] = entry
    return found


def words(entry: Entry, field: str, values: tuple[str, ...]) -> tuple[str, ...]:
    """A list of words, each one of `values`."""
    found = entry.table.get(field)
    if not isinstance(found, list) or any(word not in values for word in found):
        raise entry.fail(field, "a list of words out of " + ", ".join(values))
    return tuple(str(word) for word in found)


def places(entry: Entry, field: str, values: tuple[str, ...]) -> tuple[int, ...]:
    """A list of words as their places in `values`."""
    return tuple(values.index(word) for word in words(entry, field, values))


def order(entry: Entry, field: str, values: tuple[str, ...]) -> tuple[int, ...]:
    """All of `values` in the order that the card gives them."""
    found = places(entry, field, values)
    if sorted(found) != list(range(len(values))):
        raise entry.fail(field, "each of these once: " + ", ".join(values))
    return found


def permutation(entry: Entry, field: str, count: int) -> tuple[int, ...]:
    """The numbers 0 to count - 1 in the order that the card gives them."""
    found = entry.table.get(field)
    if (
        not isinstance(found, list)
        or any(type(number) is not int for number in found)
        or sorted(found) != list(range(count))
    ):
        raise entry.fail(field, "each of these once: " + ", ".join(str(number) for number in range(count)))
    return tuple(found)


def said(entry: Entry) -> None:
    """What an entry says about itself: how sure it is, who says so, a remark."""
    entry.one_of("confidence", CONFIDENCE, "high")
    entry.string("source", "-")
    entry.string("note", "-")
