"""Clauses and citations: every normative sentence of a rulebook, and every ruling where it is silent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from yiqi.core.action import well_formed
from yiqi.core.edition import EditionError, Entry
from yiqi.core.game import Action, Domain, Reason

ASKED: Final = "core asked"
FORM: Final = "core form"
OVER: Final = "core over"
CORE: Final = (ASKED, FORM, OVER)
"""The core's own clauses: nothing of the kind is asked of this seat now; no action of this game; the match is over."""

FIELDS_OF: Final = {"en": "en", "zh-Hant": "zh"}
"""The field of `rules.toml` for each language that is written by hand; simplified Chinese is made from `zh`."""

SIMPLIFIED: Final = "zh-Hans"

FORCES: Final = ("shall", "may", "limit", "meaning", "advice", "example")
"""How a clause binds, where a book says how its words are to be taken: a duty, a permission, a bound, what a word
means, advice, an illustration.
"""


class Clause(NamedTuple):
    """One clause. `id` is the whole citation ("ark place.b"); `quote` its first and last words in the book.

    `text` is by language in our own words; `code` says where it lives; `why` gives the reason of a ruling;
    `option` names the table option it hangs on, "" for none; `force` is one of FORCES, "" for a ruling and in a book
    whose clauses are not sorted by it.
    """

    id: str
    heading: str
    quote: tuple[str, ...]
    text: Mapping[str, str]
    code: str
    forbids: bool
    ruling: bool
    why: Mapping[str, str]
    option: str
    force: str


class Rulebook:
    """The clauses of one game in the book's order, and the names of its headings by language."""

    def __init__(self, game: str, headings: Mapping[str, Mapping[str, str]], clauses: Mapping[str, Clause]) -> None:
        self.game = game
        self.headings = headings
        self.clauses = clauses

    def __contains__(self, citation: object) -> bool:
        return citation in self.clauses or citation in CORE

    def forbidding(self) -> list[str]:
        """Citations of the clauses that can be the reason of a refusal."""
        return [c.id for c in self.clauses.values() if c.forbids]


FIELDS: Final = ("id", "heading", "quote", "en", "zh", "code", "forbids", "ruling", "why_en", "why_zh", "option")


def read(game: str, data: Mapping[str, Any], simplified: Mapping[str, str] | None = None) -> Rulebook:
    """The rulebook written in a parsed `rules.toml`. Raises EditionError naming entry and field.

    `simplified` gives the same text in simplified Chinese; what it lacks stays traditional.
    """
    made = simplified or {}
    file = "rules.toml"
    headings = {}
    for i, row in enumerate(data.get("heading", [])):
        entry = Entry(file, f"heading {i + 1}", row)
        headings[entry.string("id")] = _texts(entry, "", made)
    force = _forces(file, data)
    clauses: dict[str, Clause] = {}
    for i, row in enumerate(data.get("clause", [])):
        entry = Entry(file, str(row.get("id", f"clause {i + 1}")), row)
        entry.only(FIELDS)
        clause = _clause(game, entry, made, force.pop(str(row.get("id")), ""))
        if "force" in data and bool(clause.force) == clause.ruling:
            raise entry.fail("force", "the clause under one force, a ruling under none")
        if clause.heading not in headings:
            raise entry.fail("heading", "one of the headings")
        if clause.id in clauses:
            raise entry.fail("id", "an id that is not used yet")
        clauses[clause.id] = clause
    if not clauses:
        raise EditionError(file, "", "clause", "a list of clauses")
    if force:
        raise EditionError(file, "", "force", "clauses of the book", ", ".join(force))
    return Rulebook(game, headings, clauses)


def _texts(entry: Entry, prefix: str, simplified: Mapping[str, str]) -> dict[str, str]:
    """The texts of one entry by language; `prefix` is "" or "why_"."""
    found = {language: entry.string(prefix + field) for language, field in FIELDS_OF.items()}
    return {**found, SIMPLIFIED: simplified.get(found["zh-Hant"], found["zh-Hant"])}


def _forces(file: str, data: Mapping[str, Any]) -> dict[str, str]:
    """The force of each clause by its id, as the table `force` sorts them: each once."""
    found: dict[str, str] = {}
    for name, ids in Entry(file, "force", data.get("force", {})).table.items():
        if name not in FORCES:
            raise EditionError(file, "", "force", "one of " + ", ".join(FORCES), name)
        for short in ids:
            if short in found:
                raise EditionError(file, "", f"force {name}", "each clause once", short)
            found[short] = name
    return found


def _clause(game: str, entry: Entry, simplified: Mapping[str, str], force: str) -> Clause:
    table = entry.table
    ruling = bool(table.get("ruling", False))
    quote = table.get("quote", [])
    if not isinstance(quote, list) or not all(isinstance(q, str) for q in quote) or bool(quote) == ruling:
        raise entry.fail("quote", "the first and last words in the book, or ruling = true without a quote")
    why = _texts(entry, "why_", simplified) if ruling else {}
    return Clause(
        id=f"{game} {entry.string('id')}",
        heading=entry.string("heading"),
        quote=tuple(quote),
        text=_texts(entry, "", simplified),
        code=entry.string("code"),
        forbids=bool(table.get("forbids", False)),
        ruling=ruling,
        why=why,
        option=str(table.get("option", "")),
        force=force,
    )


def in_form(verbs: Mapping[str, tuple[Domain, ...]], a: object) -> bool:
    """Whether `a` is a verb of the game with arguments inside their ranges."""
    if not isinstance(a, tuple) or not well_formed(a):
        return False
    domains = verbs.get(str(a[0]))
    if domains is None or len(domains) != len(a) - 1:
        return False
    return all(value in domain.values for value, domain in zip(a[1:], domains, strict=True))


def ill_typed(a: tuple[object, ...]) -> bool:
    """Whether a tuple holds anything but words and whole numbers, or nothing at all."""
    for part in a:
        if type(part) is not str and type(part) is not int:
            return True
    return not a


def outside(verbs: Mapping[str, tuple[Domain, ...]], over: bool, a: Action) -> Reason:
    """The core's refusal of an action that is not near: over, not a form of this game, or not asked now."""
    if over:
        return Reason("over", {}, OVER)
    if not in_form(verbs, a):
        return Reason("form", {}, FORM)
    return Reason("asked", {}, ASKED)
