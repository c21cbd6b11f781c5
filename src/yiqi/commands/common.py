"""What all commands share: errors with an exit status, reading what was named, language, progress."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from yiqi import games
from yiqi.core.edition import Edition, EditionError
from yiqi.core.game import Rules
from yiqi.text import LANGUAGES, Catalogue, Missing, negotiate

OK: Final = 0
NO: Final = 1
WRONG: Final = 2

Run = Callable[[argparse.Namespace], int]
T = TypeVar("T")


class Trouble(Exception):
    """One line for the person at the terminal, and the exit status that goes with it."""

    def __init__(self, message: str, status: int = WRONG) -> None:
        super().__init__(" ".join(message.split()))
        self.status = status


def add(commands: Any, name: str, run: Run, about: str, example: str) -> argparse.ArgumentParser:
    """A command with its help: one sentence, then examples, one a line."""
    parser: argparse.ArgumentParser = commands.add_parser(
        name,
        help=about,
        description=about[0].upper() + about[1:] + ".",
        epilog="example:\n" + "\n".join(f"  {line}" for line in example.splitlines()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(run=run, parser=parser)
    return parser


# arguments that several commands have


def whole(low: int, high: int) -> Callable[[str], int]:
    """An argument type: a whole number from `low` to `high`."""

    def read(word: str) -> int:
        try:
            value = int(word)
        except ValueError:
            value = low - 1
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"expected a whole number from {low} to {high}, found {word[:40]!r}")
        return value

    return read


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game's id; `yiqi games` lists them")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=LANGUAGES, help="of what is printed; by default that of the terminal")


def add_edition(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", metavar="FOLDER", help="a folder with another edition's data files")


def add_options(parser: argparse.ArgumentParser, about: str = "a table option; may come again") -> None:
    """`--option NAME=VALUE`, as often as wanted; `about` is its help."""
    parser.add_argument(
        "--option",
        "--options",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=about,
    )


def options_of(words: Sequence[str]) -> dict[str, str]:
    """The options written as NAME=VALUE. Raises Trouble."""
    found: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise Trouble(f"--option: expected NAME=VALUE, found {word!r}")
        found[name] = value
    return found


def edition_of(game: str, folder: str | None) -> Edition:
    """The edition in `folder`, by default the game's own. Raises Unknown, EditionError."""
    games.game(game)
    return games.edition(game) if folder is None else games.read_edition(Path(folder))


def rules_of(game: str, seats: int, args: argparse.Namespace, options: Mapping[str, str]) -> Rules[Any]:
    """The rules that the arguments ask for. Raises Trouble with one line."""
    edition = edition_of(game, args.edition)
    return guarded(lambda: games.rules(game, seats, options, edition))


def guarded(make: Callable[[], T], status: int = WRONG) -> T:
    """What `make` gives; what it says is wrong becomes Trouble."""
    try:
        return make()
    except (games.Unknown, EditionError) as error:
        raise Trouble(str(error), status) from None
    except ValueError as error:
        raise Trouble(str(error) or "these rules cannot be made", status) from None


# text


def language_of(args: argparse.Namespace) -> str:
    """The language asked for, else the terminal's."""
    if args.language:
        return str(args.language)
    place = next((os.environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(key)), "")
    return negotiate(place.partition(".")[0].replace("_", "-"))


def catalogue(game: str, language: str, rules: Rules[Any] | None = None) -> Catalogue:
    """The texts of a game in one language."""
    if rules is None:
        return Catalogue(language, games.folder(game))
    return Catalogue(language, games.folder(game), rules.names(), seats=rules.seats)


def title(game: str, language: str) -> str:
    """The name of a game, its id where no catalogue has it."""
    text = catalogue(game, language)
    return text(f"game-{game}") if text.has(f"game-{game}") else game


def say(text: Catalogue, key: str, args: Mapping[str, Any] | None = None) -> str:
    """The message `key`; where it is missing or lacks an argument, key and arguments: a match goes on all the same."""
    try:
        return text(key, **(args or {}))
    except Missing:
        return f"{key} {dict(args)}" if args else key


# reading and writing


def called(name: str) -> str:
    """A file as messages name it."""
    return "standard input" if name == "-" else name or "a file without a name"


def read_text(name: str, most: int, status: int = WRONG) -> str:
    """The text of a file, of standard input for "-". Raises Trouble when it cannot be read; with `status` when it is
    longer than `most` or no text."""
    where = called(name)
    try:
        if name == "-":
            data = sys.stdin.buffer.read(most + 1)
        else:
            with open(name, "rb") as file:
                data = file.read(most + 1)
    except (OSError, ValueError) as error:
        raise Trouble(f"{where}: cannot be read: {getattr(error, 'strerror', None) or error}") from None
    if len(data) > most:
        raise Trouble(f"{where}: expected at most {most} bytes", status)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        found = f"expected UTF-8 text, found byte 0x{data[error.start]:02x}"
        raise Trouble(f"{where}: line {line}: {found}", status) from None


def read_json(name: str, standard: str, most: int) -> Any:
    """The JSON of a file; messages call that of standard input `standard`. Raises Trouble."""
    where = standard if name == "-" else name
    text = read_text(name, most)
    try:
        return json.loads(text, object_pairs_hook=_once)
    except RecursionError:
        raise Trouble(f"{where}: expected JSON that is not nested so deep") from None
    except ValueError as error:
        raise Trouble(f"{where}: expected JSON: {error}") from None


def writable(name: str) -> None:
    """Raises Trouble when a file cannot be written: before long work, not after it."""
    if name == "-":
        return
    try:
        new = not Path(name).exists()
        Path(name).open("a").close()
        if new:
            Path(name).unlink()
    except (OSError, ValueError) as error:
        raise _unwritten(name, error) from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON. Raises ValueError if it names something twice: what was said first would go unseen."""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"{twice!r} once in an object, not twice")
    return found


def write_text(name: str, text: str) -> None:
    """Writes a file whole, or standard output for "-"; what is there already stays until then. Raises Trouble."""
    if name == "-":
        sys.stdout.write(text)
        return
    try:
        path = Path(name)
        if path.is_file():
            _replace(path.resolve(), text)
        else:
            path.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise _unwritten(name, error) from None


def _replace(path: Path, text: str) -> None:
    """Writes beside a file, then in its place; into the file itself where nothing may be put beside it."""
    part = path.with_name(f"{path.name}.part")
    try:
        part.touch(exist_ok=False)
    except OSError:
        path.write_text(text, encoding="utf-8")
        return
    try:
        part.write_text(text, encoding="utf-8")
        shutil.copymode(path, part)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _unwritten(name: str, error: Exception) -> Trouble:
    return Trouble(f"{called(name)}: cannot be written: {getattr(error, 'strerror', None) or error}")


def print_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def warn(message: str) -> None:
    """A line on stderr that is not an error."""
    print(f"yiqi: {message}", file=sys.stderr)


# long work


def progress(items: Iterable[T], total: int, what: str, each: int = 1) -> Iterator[T]:
    """`items`, with a bar on stderr that grows as they come; nothing where stderr is no terminal.

    An item stands for `each` of the `total` things that are counted, the last one perhaps for fewer.
    """
    if not sys.stderr.isatty():
        yield from items
        return
    began = time.monotonic()
    drawn = 0.0
    try:
        for number, item in enumerate(items, 1):
            yield item
            now, done = time.monotonic(), min(number * each, total)
            if now - drawn > 0.1:
                drawn = now
                left = (now - began) / done * (total - done)
                bar = ("█" * (30 * done // total)).ljust(30, "░")
                print(f"\r{what} {bar} {done}/{total}, {left:.0f} s left \x1b[K", end="", file=sys.stderr, flush=True)
    finally:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
