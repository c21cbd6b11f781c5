"""Serves tables that begin at a position instead of the deal.

    python tests/browser/serve_position.py GAME POSITION [what `yiqi serve` takes]

POSITION is a file as `yiqi state GAME` reads it; it is read again for each table that begins.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from yiqi import cli, games
from yiqi.core.chance import Chance
from yiqi.core.game import Event


def begin_at(game: str, position: Path) -> None:
    """Makes every match of the game begin there; all that is told of its beginning is whose turn it is."""
    kind: Any = type(games.rules(game, min(games.game(game).seats)))

    def start(self: Any, chance: Chance) -> tuple[Any, list[Event]]:
        s, _ = self.position(json.loads(position.read_text(encoding="utf-8")))
        return s, [Event("turn", {"seat": seat}) for seat in self.turn(s)[:1]]

    kind.start = start


if __name__ == "__main__":
    begin_at(sys.argv[1], Path(sys.argv[2]))
    sys.exit(cli.main(["serve", *sys.argv[3:]]))
