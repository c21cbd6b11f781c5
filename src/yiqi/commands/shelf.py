"""`games` and `rules`: what can be played, and by which clauses."""

from __future__ import annotations

import argparse
import ast
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from yiqi import games
from yiqi.commands.common import (
    OK,
    Trouble,
    add,
    add_game,
    add_json,
    add_language,
    catalogue,
    language_of,
    print_json,
    title,
    warn,
)
from yiqi.core.rulebook import Clause, Rulebook
from yiqi.text import LANGUAGES, Catalogue


def add_to(commands: Any) -> None:
    parser = add(commands, "games", list_games, "list the games that can be played", "yiqi games\nyiqi games --json")
    add_json(parser)
    add_language(parser)
    parser = add(
        commands,
        "rules",
        rules,
        "print the rulebook of a game, one clause of it, or how far tests cover it",
        "yiqi rules ark\nyiqi rules ark place.b --language zh-Hant\nyiqi rules ark --coverage --json",
    )
    add_game(parser)
    parser.add_argument(
        "clause",
        metavar="CLAUSE",
        nargs="*",
        default=[],
        help="clauses (place.b) or headings (place); all unless given",
    )
    parser.set_defaults(late="clause")
    parser.add_argument(
        "--coverage", action="store_true", help="count clauses and rulings, and list those that no test names"
    )
    add_json(parser)
    add_language(parser)


def list_games(args: argparse.Namespace) -> int:
    """Every game: names, seats, ruleset, options, editions."""
    found = [describe(game_id) for game_id in games.ids()]
    if args.json:
        print_json(found)
        return OK
    language = language_of(args)
    for game in found:
        seats = f"{game['seats'][0]}-{game['seats'][-1]}" if len(game["seats"]) > 1 else str(game["seats"][0])
        print(f"{game['id']:10} {game['names'][language]}, {seats} players")
        for option in game["options"]:
            print(f"{'':10} --option {option['name']}={'|'.join(option['values'])} (default {option['default']})")
    if not found:
        print("no game is here yet")
    return OK


def describe(game_id: str) -> dict[str, Any]:
    """One game as programs read it."""
    game = games.game(game_id)
    edition = games.edition(game_id)
    return {
        "id": game_id,
        "names": {language: title(game_id, language) for language in LANGUAGES},
        "seats": list(game.seats),
        "ruleset": game.rulesets[-1],
        "options": [{**option._asdict(), "values": list(option.values)} for option in game.options()],
        "editions": [{"id": edition.name, "digest": edition.digest}],
    }


# rules


def rules(args: argparse.Namespace) -> int:
    """Clauses in the book's order, or the coverage of the rulebook by tests."""
    games.game(args.game)
    book = games.rulebook(args.game)
    if args.coverage:
        return coverage(args, book)
    language = language_of(args)
    text = catalogue(args.game, language)
    words = [word for word in args.clause if word != args.game] or args.clause or [""]
    clauses = list({clause.id: clause for word in words for clause in chosen(book, word)}.values())
    if args.json:
        print_json([{**clause._asdict(), "quote": list(clause.quote)} for clause in clauses])
        return OK
    heading = ""
    for clause in clauses:
        if clause.heading != heading:
            heading = clause.heading
            print(("" if clause is clauses[0] else "\n") + book.headings[heading][language])
        print(paragraph(clause, text, len(clauses) == 1))
    return OK


def chosen(book: Rulebook, wanted: str) -> list[Clause]:
    """The clause with this citation, those under a heading, those of an article (3.6.1), or all. Raises Trouble."""
    if not wanted:
        return list(book.clauses.values())
    short = wanted.removeprefix(f"{book.game} ")
    if (citation := f"{book.game} {short}") in book.clauses:
        return [book.clauses[citation]]
    found = [clause for clause in book.clauses.values() if clause.heading == short]
    if not found and short[-1:].isdigit():
        part = re.compile(re.escape(f"{book.game} {short}") + r"(?![0-9]).")
        found = [clause for clause in book.clauses.values() if part.match(clause.id)]
    if not found:
        near = [c.id for c in book.clauses.values() if c.heading == short.partition(".")[0]]
        raise Trouble(f"no clause {wanted!r}: expected one of {', '.join(near or book.headings)}")
    return found


def paragraph(clause: Clause, text: Catalogue, whole: bool) -> str:
    """A clause as text, with its force; `whole` adds where it stands in the book and why it is ruled so."""
    short = clause.id.partition(" ")[2]
    force = f"[{text(f'rules-force-{clause.force}')}] " if clause.force else ""
    lines = [f"  {short:12} {force}{clause.text[text.language]}"]
    if whole and clause.quote:
        lines.append(f"{'':15}「{' … '.join(clause.quote)}」")
    if clause.ruling:
        lines.append(f"{'':15}[ruling] {clause.why[text.language]}")
    if clause.option:
        lines.append(f"{'':15}[option {clause.option}]")
    return "\n".join(textwrap.fill(line, 118, subsequent_indent=" " * 15) for line in lines)


def coverage(args: argparse.Namespace, book: Rulebook) -> int:
    """How many clauses and rulings there are, and which no test names."""
    folder = tests_folder()
    if folder is None:
        raise Trouble("--coverage reads the tests of a checkout, and this is an installed package: run it in a clone")
    tested = named_in_tests(folder)
    untested = [citation for citation in book.clauses if citation not in tested]
    rulings = sum(clause.ruling for clause in book.clauses.values())
    if args.json:
        print_json({"clauses": len(book.clauses), "rulings": rulings, "untested": untested})
        return OK
    print(f"{len(book.clauses)} clauses, {rulings} of them rulings; {len(untested)} that no test names")
    for citation in untested:
        print(f"  {citation}")
    return OK


def tests_folder() -> Path | None:
    """The tests beside the source, None for an installed package."""
    root = Path(games.__file__).resolve().parents[3]
    return next(
        (r / "tests" for r in (root, root.parent) if (r / "tests").is_dir() and (r / "pyproject.toml").is_file()), None
    )


def named_in_tests(folder: Path) -> set[str]:
    """Every citation that a `clause(…)` mark in the tests names."""
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (OSError, ValueError, SyntaxError) as error:
            warn(f"{path}: left out: {error}")
            continue
        found.update(_cited(tree))
    return found


def _cited(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "clause":
                yield from (a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str))
