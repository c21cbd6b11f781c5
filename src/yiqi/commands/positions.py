"""`state` and `ask`: a position that anyone can set up, and questions about it."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from yiqi import games
from yiqi.commands.board import board
from yiqi.commands.common import (
    OK,
    Trouble,
    add,
    add_edition,
    add_game,
    add_json,
    add_language,
    add_options,
    catalogue,
    guarded,
    language_of,
    options_of,
    print_json,
    read_json,
    rules_of,
    say,
    warn,
    whole,
    write_text,
)
from yiqi.core import action as action_text
from yiqi.core.chance import ChanceError, Drawn, QuickChance, RecordedChance
from yiqi.core.game import HOUSE, STEP, Action, Rules, Seat
from yiqi.core.match import Header, Match
from yiqi.core.record import MOST_SEATS
from yiqi.text import Catalogue

LONGEST_POSITION: Final = 2_000_000
PLAYED_WITH: Final = {"game", "ruleset", "edition", "seats", "options"}
"""What a position may say besides what is on the table."""
MOST_STEPS: Final = 10_000
TOKEN = re.compile(
    r"d(?P<die>[0-9]{0,9})=(?P<roll>[0-9]{1,9})\Z|(?P<number>[0-9]{1,20})<(?P<bound>[0-9]{0,20})\Z"
    r"|(?P<name>[a-z0-9][a-z0-9_.+-]*)(?:/(?P<total>[0-9]{1,9}))?\Z"
)


def add_to(commands: Any) -> None:
    parser = add(
        commands,
        "state",
        state,
        "read a position, complete it, and print who is to move and what is legal, or draw a part of the board",
        "yiqi state ark --json < position.json\n"
        "echo '{}' | yiqi state ark\nyiqi state ark position.json --svg ark --seat 0 > ark.svg",
    )
    add_game(parser)
    parser.add_argument(
        "position", metavar="POSITION", nargs="?", default="-", help="a JSON file; standard input unless given"
    )
    parser.set_defaults(late="position")
    _add_common(parser)
    parser.add_argument(
        "--seat", metavar="N", type=whole(0, MOST_SEATS - 1), help="as this seat sees it; as an onlooker unless given"
    )
    parser.add_argument("--svg", metavar="PANEL", help="draw this part of the board as SVG instead")
    parser.add_argument("--width", choices=("wide", "narrow"), default="wide", help="of the drawing (wide)")
    parser.add_argument(
        "--output", metavar="FILE", default="-", help="where the drawing goes; standard output unless given"
    )
    parser = add(
        commands,
        "ask",
        ask,
        "say whether an action is legal in a position, which clause forbids it, and what it leads to",
        "yiqi ask ark position.json 0 load cow port 1 --chance lion,rain\n"
        'yiqi ask ark - 0 "load cow port 1" --json < position.json',
    )
    add_game(parser)
    parser.add_argument("position", metavar="POSITION", help="a JSON file, or - for standard input")
    parser.add_argument("seat", metavar="SEAT", type=whole(0, MOST_SEATS - 1), help="who acts, from 0")
    parser.add_argument("action", metavar="ACTION", nargs="+", help="in its text form: load cow port 1")
    parser.add_argument(
        "--chance", metavar="DRAWS", help="what chance gives, in order: lion,rain (draws), d6=4 (a die), 3< (a number)"
    )
    _add_common(parser)


def _add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seats", metavar="K", type=whole(1, MOST_SEATS), help="number of players, where the position does not say"
    )
    add_options(parser)
    add_edition(parser)
    add_json(parser)
    add_language(parser)


# reading


def load(args: argparse.Namespace) -> tuple[Rules[Any], Match[Any]]:
    """The rules and a match that stands at the position. Raises Trouble; prints warnings."""
    game = games.game(args.game)
    where = "position" if args.position == "-" else args.position
    data = read_json(args.position, "position", LONGEST_POSITION)
    if not isinstance(data, dict):
        raise Trouble(f"{where}: expected a JSON object {{…}}")
    seats = args.seats if args.seats is not None else seats_in(data, game.seats, where)
    given = data.get("options", {})
    if not isinstance(given, dict) or not all(isinstance(value, (str, bool, int)) for value in given.values()):
        raise Trouble(f"{where}: options: expected an object of texts")
    options = {**{str(name): plain(value) for name, value in given.items()}, **options_of(args.option)}
    if data.get("game", args.game) != args.game:
        raise Trouble(f"{where}: is a position of {str(data['game'])[:40]}, not of {args.game}")
    rules = rules_of(args.game, seats, args, options)

    def place() -> tuple[Any, list[str]]:
        try:
            own = rules.start(QuickChance(0))[0].to_json()
            if own.keys() <= data.keys() <= own.keys() | PLAYED_WITH:
                # what `state` printed is the whole state, not the short form of a position
                return rules.restore({field: data[field] for field in own}), []
            return rules.position(data)
        except RecursionError:
            raise ValueError("expected JSON that is not nested so deep") from None
        except (KeyError, IndexError, TypeError, AttributeError, OverflowError) as error:
            raise ValueError(f"not a position of this game ({type(error).__name__}: {error})") from None

    try:
        position, warnings = guarded(place)
    except Trouble as trouble:
        # a message of the rules begins with that word by itself
        said = str(trouble).removeprefix("position, ") if where == "position" else str(trouble)
        raise Trouble(f"{where}: {said}") from None
    match: Match[Any] = Match(rules, Header(args.game, game.rulesets[-1], "", games.settle(args.game, options), seats))
    match.state = position
    args.warnings = warnings
    return rules, match


def plain(value: str | bool | int) -> str:
    """An option's value as text: booleans are "no" and "yes"."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def seats_in(data: Mapping[str, Any], allowed: range, where: str) -> int:
    """The number of seats that a position says or shows; the least that the game allows when it does neither.

    It shows it by what goes by seat: a list of lists or tables, or a table whose keys are numbers.
    """
    seats = data.get("seats", data.get("players"))
    if isinstance(seats, (list, dict)):
        return len(seats)
    if isinstance(seats, int) and not isinstance(seats, bool):
        return seats
    if seats is not None:
        raise Trouble(f"{where}: seats: expected a whole number, found {str(seats)[:40]!r}")
    shown = [len(v) for v in data.values() if isinstance(v, list) and v and all(isinstance(x, (list, dict)) for x in v)]
    numbered = [v for v in data.values() if isinstance(v, dict) and v and all(key.isdecimal() for key in v)]
    shown += [max(map(int, v)) + 1 for v in numbered]
    return max([n for n in shown if n in allowed], default=allowed[0])


# state


def state(args: argparse.Namespace) -> int:
    """Prints the completed position, whose turn it is, and what is legal."""
    rules, match = load(args)
    text = catalogue(args.game, language_of(args), rules)
    if args.svg is None and args.output != "-":
        raise Trouble("--output: is for the drawing that --svg makes")
    if args.seat is not None and args.seat >= rules.seats:
        raise Trouble(f"--seat: seats are 0 to {rules.seats - 1}, found {args.seat}")
    for key in args.warnings:
        warn(words(text, key))
    if args.svg is not None:
        write_text(args.output, drawing(rules, match.state, args, text))
        return OK
    legal = {seat: [action_text.text(a) for a in rules.legal(match.state, seat)] for seat in range(rules.seats)}
    legal = {seat: actions for seat, actions in legal.items() if actions}
    turn = rules.turn(match.state)
    if args.json:
        told = {"position": written(match, match.state), "turn": list(turn), "legal": legal, "warnings": args.warnings}
        print_json({**told, "scores": scores_json(rules.scores(match.state))} if match.over else told)
        return OK
    print(board(rules, rules.view(match.state, args.seat), text))
    print(text("cli-turn", seats=[text("seat", seat=seat) for seat in turn]) if turn else text("cli-over"))
    for seat, actions in legal.items():
        if args.seat in (None, seat):
            print(f"{seat}: " + ", ".join(actions))
    return OK


def written(match: Match[Any], position: Any) -> dict[str, Any]:
    """A position as JSON that can be read back: what it is played with, then the whole state."""
    return {"seats": match.header.seats, "options": dict(match.header.options), **position.to_json()}


def words(text: Catalogue, key: str) -> str:
    """A warning in words; its key where the catalogue has none."""
    return next((text(k) for k in (key, f"warning-{key}", f"position-{key}") if text.has(k)), key)


def drawing(rules: Rules[Any], position: Any, args: argparse.Namespace, text: Catalogue) -> str:
    """One panel as a file that needs no page around it. Raises Trouble."""
    from yiqi.draw.tokens import standalone

    panels = rules.panels(rules.view(position, args.seat))
    if args.svg not in panels:
        raise Trouble(f"--svg: no panel {args.svg!r}: expected one of {', '.join(panels)}")
    return standalone(rules.draw(args.svg, panels[args.svg], text, args.width)) + "\n"


def scores_json(scores: Any) -> dict[str, Any] | None:
    """A result as JSON: rows, totals, places, and why a tie was broken."""
    if scores is None:
        return None
    rows = [{"key": row.key, "points": list(row.points), "counts": list(row.counts)} for row in scores.rows]
    tie = {"key": scores.tie[0], "args": dict(scores.tie[1])} if scores.tie else None
    return {"totals": list(scores.totals), "places": list(scores.places), "rows": rows, "tie": tie}


# ask


def ask(args: argparse.Namespace) -> int:
    """Prints whether an action is legal, else which clause forbids it; and the position after it."""
    rules, match = load(args)
    if args.seat >= rules.seats:
        raise Trouble(f"SEAT: seats are 0 to {rules.seats - 1}, found {args.seat}")
    try:
        a = action_text.parse(" ".join(" ".join(args.action).split()))
    except ValueError as error:
        raise Trouble(f"ACTION: {error}") from None
    script = None if args.chance is None else scripted(args.chance)
    text = catalogue(args.game, language_of(args), rules)
    for key in args.warnings:
        warn(words(text, key))
    reason = match.why_not(args.seat, a)
    if reason is not None:
        sentence = say(text, f"refuse-{reason.key}", reason.args)
        if args.json:
            print_json({"legal": False, "reason": sentence, "clause": reason.clause, "after": None})
        else:
            print(f"{text('cli-illegal')} {sentence} ({reason.clause})")
        return OK
    after = played(rules, match.state, args.seat, a, script)
    if args.json:
        print_json({"legal": True, "reason": None, "clause": None, "after": after and written(match, after)})
        return OK
    print(text("cli-legal"))
    print(text("cli-needs-chance") if after is None else board(rules, rules.view(after, args.seat), text))
    return OK


def played(rules: Rules[Any], position: Any, seat: Seat, a: Action, script: Sequence[Drawn] | None) -> Any:
    """The position after an action and the house's steps; None where chance is needed and nothing is scripted."""
    after = position.copy()
    chance = RecordedChance(script or ())
    try:
        rules.play(after, seat, a, chance)
        for _ in range(MOST_STEPS):
            if HOUSE not in rules.turn(after):
                break
            rules.play(after, HOUSE, STEP, chance)
    except ChanceError as error:
        if script is None:
            return None
        raise Trouble("--" + str(error).replace("the record", "the script").replace(" logged", "")) from None
    if chance.left:
        warn(f"--chance: {chance.left} more than the rules asked for")
    return after


def scripted(draws: str) -> list[Drawn]:
    """The script written as "lion,rain", "d6=4", "3<10". Raises Trouble."""
    found = []
    for word in filter(None, re.split(r"[,\s]+", draws)):
        token = TOKEN.match(word)
        if token is None:
            raise Trouble(f"--chance: expected a name (lion), a die (d6=4) or a number (3<), found {word[:40]!r}")
        if token["roll"]:
            found.append(Drawn("die", int(token["die"] or 0), int(token["roll"]), None))
        elif token["number"]:
            found.append(Drawn("below", int(token["bound"] or 0), int(token["number"]), None))
        else:
            found.append(Drawn("draw", int(token["total"] or 0), token["name"], None))
    return found
