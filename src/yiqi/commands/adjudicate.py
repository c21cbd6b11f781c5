"""`adjudicate`: orders of simultaneous movement judged on any graph, by the game that has a judge (a module `case`)."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any, Final

from yiqi import games
from yiqi.commands.common import (
    NO,
    OK,
    Trouble,
    add,
    add_json,
    add_language,
    catalogue,
    language_of,
    print_json,
    read_json,
    say,
)
from yiqi.text import Catalogue

LONGEST: Final = 20_000_000
MODULE: Final = "case"


def add_to(commands: Any) -> None:
    parser = add(
        commands,
        "adjudicate",
        adjudicate,
        "judge units and their orders on any map: what becomes of each order, who is dislodged, and why",
        "yiqi adjudicate case.json\nyiqi adjudicate --json < case.json",
    )
    parser.add_argument(
        "case",
        metavar="CASE",
        nargs="?",
        default="-",
        help="a JSON file with a case, or a list of cases (docs/adjudicate.md); standard input unless given",
    )
    parser.set_defaults(late="case")
    parser.add_argument("--game", metavar="GAME", help="whose judge; needed only if several games have one")
    add_json(parser)
    add_language(parser)


def adjudicate(args: argparse.Namespace) -> int:
    """Judges; exit status 1 when something came out otherwise than the case expects."""
    game = judge_of(args.game)
    data = read_json(args.case, "case", LONGEST)
    cases = data if isinstance(data, list) else [data]
    found = [judged(game, case, args.case, i if isinstance(data, list) else -1) for i, case in enumerate(cases)]
    if args.json:
        print_json(found if isinstance(data, list) else found[0])
    else:
        text = catalogue(game, language_of(args))
        for case, result in zip(cases, found, strict=True):
            if isinstance(data, list):
                print(f"# {case.get('id', '')} {case.get('title', '')}".rstrip())
            print("\n".join(lines(result, text)))
    return NO if any(result.get("unlike") for result in found) else OK


def judge_of(name: str | None) -> str:
    """The game whose judge is asked. Raises Unknown, Trouble."""
    if name is not None:
        if games.part(name, MODULE) is None:
            raise Trouble(f"--game: {name} has no judge")
        return name
    having = [game for game in games.ids() if games.part(game, MODULE) is not None]
    if len(having) == 1:
        return having[0]
    raise Trouble(f"--game: say whose judge: {', '.join(having)}" if having else "no game on the shelf has a judge")


def judged(game: str, case: object, name: str, number: int) -> dict[str, Any]:
    """What the game's judge says; with `unlike`, what came out otherwise, if the case says what it expects."""
    module = games.part(game, MODULE)
    assert module is not None, "the game was chosen for it"
    where = ("" if name == "-" else f"{name}: ") + ("" if number < 0 else f"case {number + 1}: ")
    if not isinstance(case, dict):
        raise Trouble(f"{where}expected a case, a JSON object {{…}}")
    try:
        found: dict[str, Any] = module.adjudicate(case)
    except module.Faulty as error:
        raise Trouble(f"{where}{error}") from None
    except RecursionError:
        raise Trouble(f"{where}expected JSON that is not nested so deep") from None
    if "expect" in case:
        found["unlike"] = unlike(case["expect"], found, where)
    return found


def unlike(expected: object, found: Mapping[str, Any], where: str) -> dict[str, Any]:
    """What was expected and is otherwise, as it came out; of tables only what the expectation names is compared."""
    if not isinstance(expected, dict):
        raise Trouble(f"{where}expect: expected a JSON object {{…}}")
    wrong: dict[str, Any] = {}
    for key, value in expected.items():
        here = found.get(key)
        if isinstance(value, dict) and isinstance(here, Mapping):
            other = {name: here.get(name) for name, wanted in value.items() if not alike(here.get(name), wanted)}
            wrong |= {key: other} if other else {}
        elif not alike(value, here):
            wrong[key] = here
    return wrong


def alike(one: object, two: object) -> bool:
    """Whether two values are equal; lists in whatever order."""
    if isinstance(one, list) and isinstance(two, list):
        return sorted(map(str, one)) == sorted(map(str, two))
    return one == two


def lines(found: Mapping[str, Any], text: Catalogue) -> list[str]:
    """What came out, for people: a line a unit."""
    rows, fought = [], found.get("strengths", {})
    for name, result in found["results"].items():
        words = [word(text, "result", result)]
        reason = found["why"].get(name)
        if reason:
            args = {"reason": reason["key"], "own": reason["own"], "other": reason["other"]}
            words.append(say(text, "cause", args) if text.has("cause") else str(reason["key"]))
        elif name in fought and text.has("fight"):
            words.append(say(text, "fight", {"fought": result, **fought[name]}))
        line = f"{name}: {', '.join(words)}"
        if name in found["dislodged"]:
            ways = " ".join(map(str, found["options"][name]))
            line += f"; {word(text, 'result', 'dislodged')} -> {ways or '-'}"
        rows.append(line)
    rows += [f"{name}: {word(text, 'result', result)}" for name, result in found["retreats"].items()]
    rows += [f"? {line}" for line in found.get("unread", [])]
    rows += [f"! {key}: {value}" for key, value in found.get("unlike", {}).items()]
    return rows


def word(text: Catalogue, kind: str, value: str) -> str:
    return str(text.word(kind, value))
