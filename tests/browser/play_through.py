"""Clicks through one whole game in a real browser, by what is lit on the page alone, and looks hard at every page.

    python3 dev.py play-through GAME --language en|zh-Hant|zh-Hans --width 1440|390

A game whose module play_GAME.py stands beside this one is played as its function `play(visit)` says, by several people;
any other by one person against bots. A picture is saved at each new kind of question, into build/play-through/. Exit
status 1 when anything was wrong: an error on the console, a bare key or a text in another language, text that is too
small, labels that overlap, targets that are too small on a telephone, a violation of accessibility, a choice that
cannot be reached, an answer slower than a second.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import tempfile
import time
from pathlib import Path
from typing import TypeVar

sys.path.insert(0, str(Path(__file__).parent))

import checks
from house import ROOT, launch, reader, serving
from player import NAME, Player, Stuck
from playwright.sync_api import Browser, Error, sync_playwright

PICTURES = ROOT / "build" / "play-through"


Someone = TypeVar("Someone", bound=Player)


class Visit:
    """A game that is being played in browsers; whoever plays is in `players`."""

    def __init__(self, browser: Browser, address: str, folder: Path, args: argparse.Namespace) -> None:
        self.browser = browser
        self.address = address
        self.folder = folder
        self.args = args
        self.players: list[Player] = []

    def player(self, kind: type[Someone], name: str = NAME) -> Someone:
        """Somebody new, with a browser of his own."""
        args = self.args
        page = reader(self.browser, args.language, args.width, args.theme).new_page()
        found = kind(page, args.language, args.width, self.folder, args.seed + len(self.players), name)
        self.players.append(found)
        return found


def alone(visit: Visit) -> None:
    """One person against bots clicks anything that is lit."""
    player = visit.player(Player)
    player.open_table(visit.address, visit.args.game, visit.args.seats, visit.args.option)
    player.play(visit.args.limit)
    player.finish(visit.address, visit.args.game)


def run(args: argparse.Namespace) -> int:
    """Plays; prints what was wrong; 0 or 1."""
    game, language, width, theme = args.game, args.language, args.width, args.theme
    parts = [game, *([f"{args.seats}seats"] if args.seats else []), language, str(width)]
    folder = PICTURES / "-".join([*parts, *(["dark"] if theme == "dark" else [])])
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    if checks.AXE is None:
        print("axe-playwright-python is not installed: accessibility is not checked")
    own = Path(__file__).with_name(f"play_{game}.py").is_file()
    play = importlib.import_module(f"play_{game}").play if own else alone
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        visit = Visit(browser, address, folder, args)
        try:
            play(visit)
        except (Stuck, Error) as error:
            for n, player in enumerate(visit.players):
                player.page.screenshot(path=folder / f"stuck-{n}.png")
            visit.players[0].complain("stuck", [" ".join(str(error).split())[:300]])
        for player in visit.players:
            player.complain("page", player.ear.troubles)
        browser.close()
    took = time.monotonic() - began
    players = visit.players
    print(
        f"{game} {language} {width}: {sum(player.answers for player in players)} clicks, "
        f"{len(set[str]().union(*[player.kinds for player in players]))} kinds of page, slowest answer "
        f"{max(player.slowest for player in players):.2f} s, {took:.0f} s; pictures in {folder.relative_to(ROOT)}"
    )
    found = [line for player in players for line in player.found]
    print("nothing to complain about" if not found else f"{len(found)} complaints")
    return 1 if found else 0


def main() -> int:
    """Command line; 0 when a whole game was played and nothing was wrong."""
    parser = argparse.ArgumentParser(description="click through one whole game in a real browser")
    parser.add_argument("game")
    parser.add_argument("--language", choices=("en", "zh-Hant", "zh-Hans"), default="en")
    parser.add_argument("--width", type=int, default=1440)
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--seed", type=int, default=1, help="of what is clicked (1)")
    parser.add_argument("--limit", type=int, default=3000, help="give up after so many clicks (3000)")
    parser.add_argument("--seats", type=int, default=0, help="how many sit at the table (as many as the page offers)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the table")
    return run(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
