# mypyc: skip
"""What a match shows, in numbers: who held what, where armies went, how empires rose and fell, how attacks ended.

`numbers` reads the events of the records in force and nothing else of the match. An army that walked into a vacant
land came from the neighbouring land that its march had entered last, over the sea where there is none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from yiqi.core.report import Step, told
from yiqi.games.world import compass
from yiqi.games.world.cards import EPOCHS
from yiqi.games.world.odds import SIDES
from yiqi.games.world.report_board import NONE, Army, Board
from yiqi.games.world.report_tables import (
    Dice,
    Flow,
    Fort,
    Held,
    Home,
    Life,
    Move,
    Numbers,
    Rate,
    Spot,
    Stand,
    Turn,
    Worth,
    Zeal,
)
from yiqi.games.world.state import NOBODY
from yiqi.games.world.terms import Terms

MARCHES: Final = ("occupied", "replaced", "battle")
STRAYS: Final = {"rise": "rebels", "crusade": "crusaders"}
FOUNDING: Final = ("kingdom", "settled")
"""Events that put a fort of their own where they come."""
WON: Final = ("won", "treachery")


@dataclass
class _Going:
    """A move whose army may still have its fate before it."""

    row: dict[str, Any]
    army: Army | None


@dataclass
class _Tally:
    """What is counted in one pass over the events."""

    board: Board
    moves: list[_Going] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    stands: list[Stand] = field(default_factory=list)
    held: list[Held] = field(default_factory=list)
    lives: dict[tuple[int, str], dict[str, Any]] = field(default_factory=dict)
    forts: list[dict[str, Any]] = field(default_factory=list)
    count: Counter[str] = field(default_factory=Counter)
    hands: set[str] = field(default_factory=set)


def numbers(terms: Terms, steps: Iterable[Step]) -> Numbers:
    """The tables of a match from its records in force, finished or not."""
    tally = _Tally(Board(terms))
    for step, event in told(steps):
        if step.seq and step.seat == terms.owner(tally.board.seat):
            tally.hands.add(step.by)
        _count(terms, tally, step, event.kind, event.public)
        if event.kind == "epoch" and event.public["epoch"] > 1:
            _close(terms, tally)
        tally.board.follow(event)
        _after(terms, tally, event.kind, event.public)
    if tally.turns and tally.board.epoch == tally.turns[-1].epoch:
        _close(terms, tally)
    moves = tuple([Move(**g.row, **_fate(g.army)) for g in tally.moves])
    closed = max([held.epoch for held in tally.held], default=0)
    homes = {empire.id: empire.start[0] for empire in terms.cards.empires}
    return Numbers(
        sides=terms.sides,
        turns=tuple(tally.turns),
        stands=tuple(tally.stands),
        held=tuple(tally.held),
        moves=moves,
        flows=_flows(terms, moves),
        ways=_rates(moves, compass.WAYS, "way"),
        defences=_rates(moves, tuple(dict.fromkeys(m.defence for m in moves if m.kind == "battle")), "defence"),
        lives=tuple([_life(key, life, moves, closed) for key, life in tally.lives.items()]),
        homes=_homes(terms, moves, homes),
        worth=tuple([_worth(terms, n) for n in range(len(terms.ground.areas))]),
        forts=tuple([Fort(*[fort[name] for name in Fort._fields]) for fort in tally.forts]),
        zeal=_zeal(moves),
        dice=_dice(moves),
        spots=tuple(_spots(terms)),
    )


def _fate(army: Army | None) -> dict[str, Any]:
    return {"fate": NONE, "until": 0} if army is None else {"fate": army.fate, "until": army.until}


def _count(terms: Terms, tally: _Tally, step: Step, kind: str, public: Mapping[str, Any]) -> None:
    """What has to be looked at before the board changes."""
    if kind == "turn":
        tally.count, tally.hands = Counter(), set()
        _born(tally, public["seat"], public["empire"])
    elif kind in MARCHES:
        _march(terms, tally, step, kind, public)
    elif kind == "minor" or kind == "kingdom":
        _born(tally, public["seat"], public["empire"])
    elif kind in ("muster", "fort", "monument"):
        tally.count[kind] += public.get("n", 1)
    elif kind == "scored":
        _score(terms, tally, public)


def _born(tally: _Tally, seat: int, empire: str) -> None:
    tally.lives[seat, empire] = {"epoch": tally.board.epoch, "armies": 0, "lands": [0] * EPOCHS}


def _march(terms: Terms, tally: _Tally, step: Step, kind: str, public: Mapping[str, Any]) -> None:
    board, land = tally.board, public["land"]
    army = board.armies.get(land)
    battle = kind == "battle"
    origin = public["land_from"] if battle else _neighbour(terms, board, land)
    risen = battle and origin == NONE and public["water"] == NONE
    result = public["result"] if battle else NONE
    row = {
        "turn": len(tally.turns) + 1,
        "seq": step.seq,
        "kind": kind,
        "seat": public["seat"],
        "empire": _whose(step, public) if battle else board.force,
        "land": land,
        "home": board.march[0] if _marches(step, public) else NONE,
        "origin": origin,
        "way": "within" if risen else compass.way(origin, land),
        "seat_other": NOBODY if army is None else army.seat,
        "empire_other": NONE if army is None else army.empire,
        "defence": public["defence"] if battle else NONE,
        "dice": public["dice"] if battle else "",
        "dice_other": public["dice_other"] if battle else "",
        "bonus": public["bonus"] if battle else 0,
        "bonus_other": public["bonus_other"] if battle else 0,
        "result": result,
    }
    tally.moves.append(_Going(row, None))
    if battle and public["seat"] != NOBODY:
        tally.count[f"battle {result}"] += 1
    elif not battle:
        tally.count["entered"] += 1
    if land in board.forts and battle:
        _besiege(tally, land, result)


def _marches(step: Step, public: Mapping[str, Any]) -> bool:
    """Whether an army is one of an empire on its march, not of an event."""
    return public["seat"] != NOBODY and step.action[0] not in STRAYS


def _whose(step: Step, public: Mapping[str, Any]) -> str:
    """The empire of an attack: armies that events raise are their own."""
    if public["seat"] == NOBODY:
        return NONE
    return STRAYS.get(str(step.action[0]), str(public["empire"]))


def _besiege(tally: _Tally, land: str, result: str) -> None:
    """Notes an attack on a fort; those that events founded were built by nobody."""
    for fort in reversed(tally.forts):
        if fort["land"] == land and fort["stands"]:
            fort["attacks"] += 1
            fort["kept"] += result in ("lost", "fort_lost")
            return


def _neighbour(terms: Terms, board: Board, land: str) -> str:
    """The land of the march, entered last, that touches this one."""
    next_to = terms.ground.next_to[terms.land_at[land]]
    return next((there for there in reversed(board.march) if next_to >> terms.land_at[there] & 1), NONE)


def _after(terms: Terms, tally: _Tally, kind: str, public: Mapping[str, Any]) -> None:
    """What has to be looked at when the board has changed."""
    board = tally.board
    for fort in tally.forts:
        gone = fort["land"] not in board.forts or (kind in FOUNDING and fort["land"] == public["land"])
        fort["stands"] = fort["stands"] and not gone
    if kind in MARCHES and public["seat"] != NOBODY and (kind != "battle" or public["result"] in WON):
        tally.moves[-1].army = board.armies[public["land"]]
    elif kind == "muster":
        tally.lives[board.seat, board.force]["armies"] += public["n"]
    elif kind == "kingdom":
        tally.lives[public["seat"], public["empire"]]["armies"] += 1
    elif kind == "fort":
        new = {"turn": len(tally.turns) + 1, "seat": public["seat"], "land": public["land"], "means": public["means"]}
        tally.forts.append({**new, "attacks": 0, "kept": 0, "stands": True})


def _score(terms: Terms, tally: _Tally, public: Mapping[str, Any]) -> None:
    """A turn that ends: the numbers of the event, and where they come from."""
    board, seat, count = tally.board, public["seat"], tally.count
    number = len(tally.turns) + 1
    own = set(board.held(seat))
    by = "person" if "person" in tally.hands else "clock" if "clock" in tally.hands else "bot"
    tally.turns.append(
        Turn(
            number=number,
            epoch=board.epoch,
            seat=seat,
            by=by,
            empire=public["empire"],
            armies=count["muster"],
            entered=count["entered"],
            won=count["battle won"] + count["battle treachery"],
            tied=count["battle tied"],
            lost=count["battle lost"] + count["battle fort_lost"],
            forts=count["fort"],
            monuments=count["monument"],
            lands=len(own),
            areas=public["areas"],
            built=public["built"],
            raids=public["raids"],
            points=public["n"],
            total=public["total"],
        )
    )
    for n, area in enumerate(terms.ground.areas):
        lands = board.lands(n)
        mine = sum([land in own for land in lands])
        rivals = Counter([army.seat for land in lands if (army := board.armies.get(land)) and army.seat != seat])
        most = max(rivals.values(), default=0)
        if mine:
            how = 3 if mine >= 3 and not most else 2 if mine >= 2 and mine > most else 1
            value = terms.cards.values[board.epoch][n]
            tally.stands.append(Stand(number, seat, area, mine, most, how, value, how * value))


def _close(terms: Terms, tally: _Tally) -> None:
    """An epoch ends: who holds what."""
    board = tally.board
    for n, area in enumerate(terms.ground.areas):
        found = Counter([army.seat for land in board.lands(n) if (army := board.armies.get(land))])
        tally.held += [Held(board.epoch, area, seat, found[seat]) for seat in range(terms.sides)]
    for army in board.armies.values():
        life = tally.lives.get((army.seat, army.empire))
        if life is not None:
            life["lands"][board.epoch - 1] += 1


def _outcome(moves: Iterable[Move]) -> tuple[int, int, int]:
    """Attacks that were won, tied and lost; a round in which a fort fell is a part of the next."""
    results = Counter([move.result for move in moves if move.kind == "battle"])
    return results["won"] + results["treachery"], results["tied"], results["lost"] + results["fort_lost"]


def _rates(moves: Sequence[Move], keys: tuple[str, ...], name: str) -> tuple[Rate, ...]:
    found = []
    for key in keys:
        ended = _outcome([m for m in moves if m.seat != NOBODY and getattr(m, name) == key])
        if any(ended):
            found.append(Rate(key, sum(ended), *ended))
    raids = _outcome([m for m in moves if m.seat == NOBODY])
    if name == "way" and any(raids):
        found.append(Rate("barbarians", sum(raids), *raids))
    return tuple(found)


def _area(terms: Terms, land: str) -> str:
    place = terms.ground.area_of[terms.land_at[land]] if land != NONE else NOBODY
    return terms.ground.areas[place] if place != NOBODY else NONE


def _flows(terms: Terms, moves: Iterable[Move]) -> tuple[Flow, ...]:
    """Where armies came from: the area they left by land or strait; overseas, the one where their march began."""
    found: dict[tuple[str, str], list[Move]] = {}
    for move in moves:
        if move.home != NONE and move.result != "fort":
            begun = move.home if move.way == "sea" else move.origin
            found.setdefault((_area(terms, begun), _area(terms, move.land)), []).append(move)
    flows = []
    for (area, to), gone in found.items():
        ended, sea = _outcome(gone), sum([move.way == "sea" for move in gone])
        flows.append(Flow(area, to, len(gone), sea, sum(ended), ended[0]))
    return tuple(sorted(flows, key=lambda flow: (-flow.armies, flow.area, flow.area_to)))


def _life(key: tuple[int, str], life: Mapping[str, Any], moves: Iterable[Move], closed: int) -> Life:
    seat, empire = key
    made, met = [], []
    for move in moves:
        if (move.seat, move.empire) == key:
            made.append(move)
        elif (move.seat_other, move.empire_other) == key:
            met.append(move)
    lands, attacks, attacked = tuple(life["lands"]), _outcome(made), _outcome(met)
    last = max([n for n, found in enumerate(lands, 1) if found], default=life["epoch"] - 1)
    fell = last + 1 if last < closed else 0
    return Life(
        seat, life["epoch"], empire, life["armies"], lands, max(lands), fell, sum(attacks), attacks[0], sum(attacked),
        attacked[0],
    )  # fmt: skip


def _homes(terms: Terms, moves: Iterable[Move], starts: Mapping[str, int]) -> tuple[Home, ...]:
    """By the area an empire began in, in the order of areas."""
    found: dict[str, list[Move]] = {}
    for move in moves:
        if move.empire in starts and move.result != "fort":
            found.setdefault(_area(terms, terms.ground.lands[starts[move.empire]]), []).append(move)
    homes = []
    for area in terms.ground.areas:
        if gone := found.get(area):
            ways, ended = Counter([move.way for move in gone]), _outcome(gone)
            empires = tuple(dict.fromkeys([move.empire for move in gone]))
            homes.append(Home(area, empires, tuple([ways[way] for way in compass.COUNTED]), sum(ended), ended[0]))
    return tuple(homes)


def _worth(terms: Terms, area: int) -> Worth:
    return Worth(terms.ground.areas[area], tuple([terms.cards.values[epoch][area] for epoch in range(1, EPOCHS + 1)]))


def _zeal(moves: Iterable[Move]) -> tuple[Zeal, ...]:
    """The empires that went overseas, those with the greatest part first."""
    gone: dict[tuple[int, str], list[Move]] = {}
    for move in moves:
        if move.home != NONE and move.result != "fort":
            gone.setdefault((move.seat, move.empire), []).append(move)
    found = [Zeal(*key, len(rows), sum([m.way == "sea" for m in rows])) for key, rows in gone.items()]
    return tuple(sorted([z for z in found if z.sea], key=lambda z: (-z.sea / z.armies, -z.sea, z.seat, z.empire)))


def _dice(moves: Iterable[Move]) -> tuple[Dice, ...]:
    """Dice of battles by whose they were; each seat attacking before it defends."""
    found: dict[tuple[int, str], Counter[str]] = {}
    for move in moves:
        for seat, side, dice in ((move.seat, "attack", move.dice), (move.seat_other, "defence", move.dice_other)):
            if dice:
                found.setdefault((seat, side), Counter()).update(dice.split())
    faces = [str(n) for n in range(1, SIDES + 1)]
    return tuple([Dice(*key, n.total(), tuple([n[face] for face in faces])) for key, n in sorted(found.items())])


def _spots(terms: Terms) -> Iterable[Spot]:
    """The areas of the usual board; those of another one lie nowhere."""
    ground, known = terms.ground, compass.places()
    for n, area in enumerate(ground.areas):
        lands = [known[land] for k, land in enumerate(ground.lands) if ground.area_of[k] == n and land in known]
        if lands:
            yield Spot(area, sum([x for x, _ in lands]) / len(lands), sum([y for _, y in lands]) / len(lands))
