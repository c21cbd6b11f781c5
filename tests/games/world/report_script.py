"""The numbers of a report once more, plainly, from the text of a record: nothing here is shared with the report.

The record is replayed; every turn is looked at in the state at the moment it is scored. Directions, areas, borders and
values are read from the files of the game.
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from yiqi import games
from yiqi.core import record
from yiqi.core.chance import RecordedChance
from yiqi.core.match import line_of
from yiqi.games.world import turn as turns

FOLDER = Path(games.__file__).parent / "world"
MAP = tomllib.loads((FOLDER / "data" / "map.toml").read_text(encoding="utf-8"))
EMPIRES = tomllib.loads((FOLDER / "data" / "empires.toml").read_text(encoding="utf-8"))
SCORING = tomllib.loads((FOLDER / "data" / "scoring.toml").read_text(encoding="utf-8"))
AT = json.loads((FOLDER / "compass.json").read_text(encoding="utf-8"))
AREAS = [row["id"] for row in MAP["area"]]
LANDS = [row["id"] for row in MAP["land"]]
AREA_OF = {row["id"]: row.get("area", "none") for row in MAP["land"]}
BESIDE = {row["id"]: {b["to"] for b in row["adjacent"] if b["kind"] != "barren"} for row in MAP["land"]}
VALUES = {row["id"]: row["values"] for row in SCORING["area"]}
STARTS = {row["id"]: row["start"][0] for row in [*EMPIRES["empire"], *EMPIRES["minor"]]}


class Game:
    """A record replayed: `told` are (record, seat, by, action, kind, what) in order, `scored` the states at the scoring
    of turns, `ended` the state after each record."""

    def __init__(self, text: str, patch: pytest.MonkeyPatch) -> None:
        found = record.read(text)
        self.seats = found.header.seats
        self.colours = self.seats * (2 if found.header.options["colours"] == "two" else 1)
        rules = games.rules("world", self.seats, found.header.options)
        self.forces = rules.terms.cards.forces
        self.scored: list[Any] = []
        self.told: list[tuple[int, int, str, tuple[Any, ...], str, dict[str, Any]]] = []
        real = turns.Finish.due

        def due(work: Any, s: Any, chance: Any, told: Any) -> bool:
            self.scored.append(s.copy())
            return real(work, s, chance, told)

        patch.setattr(turns.Finish, "due", due)
        log = list(found.records)
        state, events = rules.start(RecordedChance(log[0].chance))
        self._note(0, log[0], events)
        for seq in line_of(log)[1:]:
            events = rules.play(state, log[seq].seat, log[seq].action, RecordedChance(log[seq].chance))
            self._note(seq, log[seq], events)
        patch.undo()

    def _note(self, seq: int, row: Any, events: Any) -> None:
        for event in events:
            self.told.append((seq, row.seat, row.by, row.action, event.kind, dict(event.public)))

    def held(self, state: Any) -> dict[str, tuple[int, str]]:
        """By land, whose army of which empire is there."""
        found = {}
        for n, land in enumerate(LANDS):
            for seat in range(self.colours):
                if state.armies[seat] >> n & 1:
                    found[land] = (seat, self.forces[state.unit[n] >> 3])
        return found


def direction(origin: str, land: str) -> str:
    if origin == "none":
        return "sea"
    east, south = AT[land][0] - AT[origin][0], AT[land][1] - AT[origin][1]
    if abs(east) > abs(south):
        return "east" if east > 0 else "west"
    return "south" if south > 0 else "north"


def moves(game: Game) -> list[dict[str, Any]]:
    """Every army that went somewhere."""
    found: list[dict[str, Any]] = []
    number, force, march = 1, "none", []
    for at, (seq, _, _, action, kind, what) in enumerate(game.told):
        if kind == "turn":
            force = what["empire"]
        elif kind == "muster":
            force, march = what["empire"], [what["land"]]
        elif kind == "scored":
            number += 1
        elif kind in ("occupied", "replaced", "battle"):
            fight = kind == "battle"
            event = action[0] in ("rise", "crusade")
            barbarian = what["seat"] == -1
            if fight:
                origin = what["land_from"]
            else:
                near = [land for land in march if land in BESIDE[what["land"]]]
                origin = near[-1] if near else "none"
            risen = fight and what["defence"] == "uprising"
            names = {"rise": "rebels", "crusade": "crusaders"}
            empire = "none" if barbarian else names.get(action[0], what["empire"] if fight else force)
            inside = not barbarian and (not fight or what["result"] in ("won", "treachery"))
            row = {
                "turn": number, "seq": seq, "kind": kind, "seat": what["seat"], "empire": empire, "land": what["land"],
                "home": "none" if event or barbarian else march[0], "origin": origin,
                "way": "within" if risen else direction(origin, what["land"]),
                "seat_other": -1, "empire_other": "none",
                "defence": what["defence"] if fight else "none", "dice": what["dice"] if fight else "",
                "dice_other": what["dice_other"] if fight else "", "bonus": what["bonus"] if fight else 0,
                "bonus_other": what["bonus_other"] if fight else 0, "result": what["result"] if fight else "none",
            }  # fmt: skip
            if fight:
                row |= {"seat_other": what["seat_other"], "empire_other": what["empire_other"]}
            elif kind == "replaced":
                row |= dict(zip(("seat_other", "empire_other"), owner(game, at, what["land"]), strict=True))
            row["fate"], row["until"] = fate(game, at, what["land"]) if inside else ("none", 0)
            if inside and not event:
                march.append(what["land"])
            found.append(row)
    return found


def owner(game: Game, at: int, land: str) -> tuple[int, str]:
    """Who stood in a land before event number `at`, by the last event that put somebody there."""
    force, seat = "none", -1
    last = (-1, "none")
    for _, _, _, _, kind, what in game.told[:at]:
        if kind == "turn":
            seat = what["seat"]
        if kind in ("turn", "muster"):
            force = what["empire"]
        if what.get("land") != land:
            continue
        if kind in ("muster", "occupied", "replaced") or (kind == "battle" and what["result"] in ("won", "treachery")):
            last = (seat, force)
        elif kind in ("settled", "kingdom"):
            last = (what["seat"], what["empire"])
    return last


def fate(game: Game, at: int, land: str) -> tuple[str, int]:
    """What became of the army that came into a land by event number `at`."""
    epoch = max(what["epoch"] for *_, kind, what in game.told[:at] if kind == "epoch")
    own = True
    for _, _, _, _, kind, what in game.told[at + 1 :]:
        if kind == "epoch":
            epoch = what["epoch"]
        if what.get("land") != land:
            own = False if kind in ("occupied", "replaced", "battle", "turn") else own
            continue
        if kind == "settled" and own:
            # the army of an event itself
            own = False
            continue
        if kind in ("muster", "occupied", "replaced", "settled"):
            return "relieved", epoch
        if kind == "cleared":
            return "cleared", epoch
        if kind == "kingdom":
            return "kingdom", epoch
        if kind == "sick" and what["dies"]:
            return "died", epoch
        if kind == "battle" and what["result"] == "tied":
            return "fell", epoch
        if kind == "battle" and what["result"] in ("won", "treachery"):
            return ("barbarians" if what["seat"] == -1 else "taken"), epoch
    return "stands", 0


def outcome(rows: list[dict[str, Any]]) -> tuple[int, int, int, int]:
    """Attacks, and how many were won, tied and lost."""
    results = [row["result"] for row in rows if row["kind"] == "battle" and row["result"] != "fort"]
    won = sum(r in ("won", "treachery") for r in results)
    tied = sum(r == "tied" for r in results)
    return len(results), won, tied, len(results) - won - tied


def turn_rows(game: Game) -> list[tuple[Any, ...]]:
    rows, part, who = [], [], -1
    acting: set[str] = set()
    for _, seat, by, _, kind, what in game.told:
        if kind == "turn":
            part, acting, who = [], set(), what["seat"]
        elif who >= 0 and seat == who % game.seats:
            acting.add(by)
        part.append((kind, what))
        if kind == "scored":
            state = game.scored[len(rows)]
            count = Counter(k for k, _ in part)
            ended = Counter(w["result"] for k, w in part if k == "battle" and w["seat"] != -1)
            lands = sum(owner == who for owner, _ in game.held(state).values())
            rows.append(
                (
                    len(rows) + 1, state.epoch, who,
                    "person" if "person" in acting else "clock" if "clock" in acting else "bot", what["empire"],
                    sum(w["n"] for k, w in part if k == "muster"), count["occupied"] + count["replaced"],
                    ended["won"] + ended["treachery"], ended["tied"], ended["lost"] + ended["fort_lost"], count["fort"],
                    count["monument"], lands, what["areas"], what["built"], what["raids"], what["n"], what["total"],
                )
            )  # fmt: skip
    return rows


def stand_rows(game: Game) -> list[tuple[Any, ...]]:
    rows = []
    seats = [what["seat"] for *_, kind, what in game.told if kind == "scored"]
    for number, (state, seat) in enumerate(zip(game.scored, seats, strict=True), 1):
        there = game.held(state)
        for area in AREAS:
            by = Counter(owner for land, (owner, _) in there.items() if AREA_OF[land] == area)
            mine = by.pop(seat, 0)
            most = max(by.values(), default=0)
            if mine:
                how = 1
                if mine >= 2 and mine > most:
                    how = 2
                if mine >= 3 and most == 0:
                    how = 3
                value = VALUES[area][state.epoch - 1]
                rows.append((number, seat, area, mine, most, how, value, how * value))
    return rows


def last_of_epochs(game: Game) -> dict[int, Any]:
    return {state.epoch: state for state in game.scored}


def held_rows(game: Game) -> list[tuple[Any, ...]]:
    rows = []
    for epoch, state in last_of_epochs(game).items():
        there = game.held(state)
        for area in AREAS:
            for seat in range(game.colours):
                n = sum(AREA_OF[land] == area and owner == seat for land, (owner, _) in there.items())
                rows.append((epoch, area, seat, n))
    return rows


def flow_rows(gone: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    groups: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for row in gone:
        if row["home"] != "none" and row["result"] != "fort":
            begun = row["home"] if row["way"] == "sea" else row["origin"]
            groups.setdefault((AREA_OF[begun], AREA_OF[row["land"]]), []).append(row)
    rows = [
        (a, b, len(g), sum(r["way"] == "sea" for r in g), outcome(g)[0], outcome(g)[1]) for (a, b), g in groups.items()
    ]
    return sorted(rows, key=lambda r: (-r[2], r[0], r[1]))


def rate_rows(gone: list[dict[str, Any]], name: str, barbarians: bool) -> set[tuple[Any, ...]]:
    mine = [row for row in gone if row["seat"] != -1 and row["kind"] == "battle"]
    rows = {(key, *outcome([r for r in mine if r[name] == key])) for key in {r[name] for r in mine}}
    raids = outcome([row for row in gone if row["seat"] == -1])
    return {row for row in (*rows, *([("barbarians", *raids)] if barbarians else [])) if row[1]}


def life_rows(game: Game, gone: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    rows = []
    ends = last_of_epochs(game)
    epoch = 0
    for at, (_, _, _, _, kind, what) in enumerate(game.told):
        epoch = what["epoch"] if kind == "epoch" else epoch
        if kind not in ("turn", "minor", "kingdom"):
            continue
        seat, empire = what["seat"], what["empire"]
        lands = [0] * 7
        for n, state in ends.items():
            lands[n - 1] = sum(found == (seat, empire) for found in game.held(state).values())
        armies = 1 if kind == "kingdom" else 0
        for *_, k, w in game.told[at:]:
            armies += w["n"] if k == "muster" and w["empire"] == empire else 0
        last = max([n for n in range(1, 8) if lands[n - 1]], default=epoch - 1)
        fell = 0 if last == max(ends) else last + 1
        made = outcome([r for r in gone if (r["seat"], r["empire"]) == (seat, empire)])
        met = outcome([r for r in gone if (r["seat_other"], r["empire_other"]) == (seat, empire)])
        rows.append((seat, epoch, empire, armies, tuple(lands), max(lands), fell, made[0], made[1], met[0], met[1]))
    return rows


def dice_rows(game: Game) -> list[tuple[Any, ...]]:
    faces: dict[tuple[int, str], list[int]] = {}
    for *_, kind, what in game.told:
        if kind == "battle":
            for seat, side, dice in (
                (what["seat"], "attack", what["dice"]), (what["seat_other"], "defence", what["dice_other"]),
            ):  # fmt: skip
                for die in dice.split():
                    faces.setdefault((seat, side), [0] * 6)[int(die) - 1] += 1
    return [(seat, side, sum(found), tuple(found)) for (seat, side), found in sorted(faces.items())]


def home_rows(gone: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    rows = []
    for area in AREAS:
        went = [r for r in gone if r["result"] != "fort" and AREA_OF.get(STARTS.get(r["empire"], ""), "") == area]
        if went:
            empires = tuple(dict.fromkeys(r["empire"] for r in went))
            ways = tuple(sum(r["way"] == way for r in went) for way in ("north", "east", "south", "west", "sea"))
            rows.append((area, empires, ways, outcome(went)[0], outcome(went)[1]))
    return rows


def zeal_rows(gone: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    went = [r for r in gone if r["home"] != "none" and r["result"] != "fort"]
    all_of = Counter((r["seat"], r["empire"]) for r in went)
    sea = Counter((r["seat"], r["empire"]) for r in went if r["way"] == "sea")
    rows = [(seat, empire, all_of[seat, empire], n) for (seat, empire), n in sea.items()]
    return sorted(rows, key=lambda r: (-r[3] / r[2], -r[3], r[0], r[1]))


def fort_rows(game: Game) -> list[tuple[Any, ...]]:
    """Each fort with the rounds of battle against it, until something takes it away."""
    rows, number = [], 1
    for at, (_, _, _, _, kind, what) in enumerate(game.told):
        number += kind == "scored"
        if kind != "fort":
            continue
        land, attacks, kept = what["land"], 0, 0
        for *_, k, w in game.told[at + 1 :]:
            if w.get("land") != land:
                continue
            if k == "battle":
                attacks += 1
                kept += w["result"] in ("lost", "fort_lost")
                if w["result"] != "lost":
                    break
            elif k in ("cleared", "kingdom", "disaster", "settled", "muster") or (k == "sick" and w["dies"]):
                break
        rows.append((number, what["seat"], land, what["means"], attacks, kept))
    return rows
