"""The shelf: every folder beside this file is a game. Adding a game is adding a folder.

Here the files of a game are read: its rulebook, its editions, its texts. The rules themselves read nothing.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import pkgutil
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from yiqi.core import game as core
from yiqi.core.edition import Edition, EditionError
from yiqi.core.game import Game, Rules
from yiqi.core.game import Unknown as Unknown
from yiqi.core.rulebook import Rulebook, read

HERE = Path(__file__).parent
_added: dict[str, tuple[Game, Path]] = {}


def register(game: Game, folder: Path) -> None:
    """Puts a game that lives elsewhere on the shelf; its files are read from `folder`."""
    _added[game.id] = (game, folder)


def ids() -> list[str]:
    """The ids of all games, in alphabetical order."""
    found = {m.name for m in pkgutil.iter_modules([str(HERE)]) if m.ispkg}
    return sorted(found | set(_added))


def game(game_id: str) -> Game:
    """The game with this id. Raises Unknown."""
    if game_id in _added:
        return _added[game_id][0]
    if game_id not in ids():
        raise Unknown(f"no game {game_id!r}: expected one of {', '.join(ids())}")
    found: Game = importlib.import_module(f"yiqi.games.{game_id}").GAME
    return found


def folder(game_id: str) -> Path:
    """Where the files of a game lie. Raises Unknown."""
    game(game_id)
    return _added[game_id][1] if game_id in _added else HERE / game_id


def part(game_id: str, name: str) -> ModuleType | None:
    """A module that a game may have in its folder (`case`, `speed`), None if it has none. Raises Unknown."""
    package = type(game(game_id)).__module__.rpartition(".")[0]
    if not package or importlib.util.find_spec(f"{package}.{name}") is None:
        return None
    return importlib.import_module(f"{package}.{name}")


@cache
def rulebook(game_id: str) -> Rulebook:
    """The clauses of a game."""
    simplified = folder(game_id) / "text" / "rules.zh-Hans.json"
    made = json.loads(simplified.read_text(encoding="utf-8")) if simplified.is_file() else {}
    return read(game_id, read_toml(folder(game_id) / "rules.toml"), made)


@cache
def edition(game_id: str) -> Edition:
    """The edition a game comes with."""
    return read_edition(folder(game_id) / "data")


def read_edition(path: Path) -> Edition:
    """The edition in a folder of TOML files, named by `[edition] id` in one of them, else by the folder.

    Raises EditionError when the folder holds none, or one cannot be read.
    """
    files = {p.name: read_toml(p) for p in sorted(path.glob("*.toml"))} if path.is_dir() else {}
    if not files:
        raise EditionError(str(path), "", "", "a folder with the edition's TOML files")
    named = [f["edition"]["id"] for f in files.values() if isinstance(f.get("edition"), dict) and "id" in f["edition"]]
    return Edition(str(named[0]) if named else path.name, files)


def read_toml(path: Path) -> Mapping[str, Any]:
    """The parsed file. Raises EditionError with the place when it is not TOML."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise EditionError(path.name, "", "", "a file that can be read", str(error)) from None
    except tomllib.TOMLDecodeError as error:
        raise EditionError(path.name, "", "", f"TOML: {error}") from None


def settle(game_id: str, options: Mapping[str, str]) -> dict[str, str]:
    """`options` with defaults for what is missing. Raises Unknown for a name or a value that does not exist."""
    return core.settle(game(game_id), options)


def draw_options(game_id: str, seats: int, random: Random, given: Mapping[str, str] | None = None) -> dict[str, str]:
    """Options drawn at random, those in `given` as they are; a drawing that this seat count refuses is drawn again."""
    for _ in range(1000):
        options = {option.name: random.choice(option.values) for option in game(game_id).options()} | dict(given or {})
        try:
            rules(game_id, seats, options)
        except EditionError:
            raise
        except ValueError:
            continue
        return options
    raise Unknown(f"no options of {game_id} suit {seats} seats with {dict(given or {})}")


def rules(
    game_id: str,
    seats: int,
    options: Mapping[str, str] | None = None,
    edition_used: Edition | None = None,
    ruleset: int | None = None,
) -> Rules[Any]:
    """The rules of one match, by default with the game's own edition, options and latest ruleset.

    Raises Unknown or EditionError with one clear line.
    """
    title = game(game_id)
    number = title.rulesets[-1] if ruleset is None else ruleset
    chosen = core.fit(title, number, options or {}, seats)
    return title.rules(number, edition_used or edition(game_id), chosen, seats)
