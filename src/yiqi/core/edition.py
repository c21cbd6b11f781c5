"""An edition: the facts a match is played with, fixed by the hash of their content."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any


class EditionError(ValueError):
    """A data file that cannot be used: which file, which entry, which field, and what was expected."""

    def __init__(self, file: str, entry: str, field: str, expected: str, found: object = None) -> None:
        where = ", ".join(part for part in (file, entry, field) if part)
        tail = "" if found is None else f", found {found!r}"
        super().__init__(f"{where}: expected {expected}{tail}")
        self.file, self.entry, self.field, self.expected = file, entry, field, expected


class Edition:
    """Named data files, parsed. `digest` is the SHA-256 of their canonical JSON: equal content, equal digest."""

    def __init__(self, name: str, files: Mapping[str, Mapping[str, Any]]) -> None:
        self.name = name
        self.files = files
        self.content = canonical(files)
        self.digest = hashlib.sha256(self.content.encode()).hexdigest()

    @staticmethod
    def parse(name: str, content: str) -> Edition:
        """The edition whose canonical JSON is `content`."""
        return Edition(name, json.loads(content))

    def file(self, name: str) -> Mapping[str, Any]:
        """The parsed file; raises EditionError when the edition lacks it."""
        if name not in self.files:
            raise EditionError(name, "", "", "this file in the edition's folder")
        return self.files[name]


def canonical(value: object) -> str:
    """JSON with sorted keys and no spaces: one text for equal values."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


class Entry:
    """One table of a data file, read field by field; every complaint names the place."""

    def __init__(self, file: str, name: str, table: object) -> None:
        self.file, self.name = file, name
        if not isinstance(table, Mapping):
            raise EditionError(file, name, "", "a table", table)
        self.table = table

    def fail(self, field: str, expected: str) -> EditionError:
        """The error to raise for a field of this entry."""
        return EditionError(self.file, self.name, field, expected, self.table.get(field))

    def integer(self, field: str, low: int, high: int, default: int | None = None) -> int:
        value = self.table.get(field, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail(field, f"a whole number from {low} to {high}")
        return value

    def string(self, field: str, default: str | None = None) -> str:
        value = self.table.get(field, default)
        if not isinstance(value, str) or not value.strip():
            raise self.fail(field, "a text that is not empty")
        return value

    def one_of(self, field: str, values: Sequence[str], default: str | None = None) -> str:
        value = self.table.get(field, default)
        if not isinstance(value, str) or value not in values:
            raise self.fail(field, "one of " + ", ".join(values))
        return value

    def flag(self, field: str, default: bool = False) -> bool:
        value = self.table.get(field, default)
        if not isinstance(value, bool):
            raise self.fail(field, "true or false")
        return value

    def named(self, field: str, languages: Sequence[str]) -> dict[str, str]:
        """A table of one text a language."""
        inner = Entry(self.file, f"{self.name}.{field}", self.table.get(field))
        return {language: inner.string(language) for language in languages}

    def only(self, fields: Sequence[str]) -> None:
        """Refuses a field that nobody reads: mostly a slip of the pen."""
        for field in self.table:
            if field not in fields:
                raise EditionError(self.file, self.name, str(field), "one of the fields " + ", ".join(fields))


def tables(edition: Edition, file: str, key: str, name: Callable[[int, Mapping[str, Any]], str]) -> list[Entry]:
    """The array of tables `key` of a file, each named by `name(position, table)` for messages."""
    found = edition.file(file).get(key)
    if not isinstance(found, list):
        raise EditionError(file, "", key, "a list of tables")
    return [
        Entry(file, name(i, row) if isinstance(row, Mapping) else f"{key} {i + 1}", row) for i, row in enumerate(found)
    ]
