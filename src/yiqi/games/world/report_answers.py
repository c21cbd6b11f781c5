# mypyc: skip
"""What a report says of its numbers: message keys with the numbers that the sentences name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from yiqi.core.report import Said
from yiqi.games.world import compass
from yiqi.games.world.report_tables import Dice, Move, Numbers

STEPPE: Final = "eurasia"
"""The area of the steppe, which the rulebook's own question is about."""
WON: Final = ("won", "treachery")


def percent(part: int, whole: int) -> int:
    """A hundred times the part, to the nearest whole number; 0 of nothing."""
    return (200 * part + whole) // (2 * whole) if whole else 0


def _fought(moves: Iterable[Move]) -> tuple[int, int]:
    """Attacks, and those that won; a round in which a fort fell is a part of the next."""
    ended = [move.result for move in moves if move.kind == "battle" and move.result != "fort"]
    return len(ended), sum([result in WON for result in ended])


def held(n: Numbers) -> tuple[Said, ...]:
    """Who held most lands at the end."""
    last = max([row.epoch for row in n.held], default=0)
    found = Counter(dict.fromkeys(range(n.sides), 0))
    for row in n.held:
        if row.epoch == last:
            found[row.seat] += row.lands
    most = max(found.values())
    best = tuple([seat for seat, lands in found.items() if lands == most])
    return (("report-say-held", {"seat": best, "n": most, "epoch": last, "sharing": len(best)}),) if most else ()


def _equals(found: Iterable[int]) -> int:
    """How many others are as large as the largest, which a sentence that names one has to say."""
    numbers = list(found)
    return numbers.count(max(numbers)) - 1


def flows(n: Numbers) -> tuple[Said, ...]:
    """The way out of an area that most armies took."""
    out = [flow for flow in n.flows if flow.area != flow.area_to]
    if not out:
        return ()
    best, gone, stayed = out[0], sum([f.armies for f in out]), sum([f.armies for f in n.flows])
    others = _equals([flow.armies for flow in out])
    return (
        ("report-say-flows", {"n": gone, "all": stayed, "share": percent(gone, stayed)}),
        ("report-say-flows-most", {"area": best.area, "area_to": best.area_to, "n": best.armies, "others": others}),
    )


def lives(n: Numbers) -> tuple[Said, ...]:
    """The largest empire, and the one that stood longest."""
    if not n.lives:
        return ()
    most = [life.most for life in n.lives]
    stood = [sum([lands > 0 for lands in life.lands]) for life in n.lives]
    large, long = n.lives[most.index(max(most))], n.lives[stood.index(max(stood))]
    size = {"empire": large.empire, "seat": large.seat, "n": max(most), "others": _equals(most)}
    age = {"empire": long.empire, "seat": long.seat, "n": max(stood), "others": _equals(stood)}
    return (
        ("report-say-lives", size),
        ("report-say-lives-long", age),
        ("report-ask-lives", {}),
    )


def attacks(n: Numbers) -> tuple[Said, ...]:
    """How all attacks of players ended."""
    mine = [rate for rate in n.ways if rate.key != "barbarians"]
    won, tied = sum([rate.won for rate in mine]), sum([rate.tied for rate in mine])
    lost = sum([rate.lost for rate in mine])
    all_of = won + tied + lost
    if not all_of:
        return ()
    numbers = {"n": all_of, "won": won, "tied": tied, "lost": lost, "rate": percent(won, all_of)}
    return (("report-say-attacks", numbers), ("report-ask-attacks", {}))


def steppe(n: Numbers) -> tuple[Said, ...]:
    """Where the peoples of the steppe went, what was to be had there, and how they fared."""
    home = next((home for home in n.homes if home.area == STEPPE), None)
    if home is None:
        return (("report-say-steppe-none", {"area": STEPPE}), ("report-ask-steppe", {}))
    south = compass.SOUTH
    others = [other for other in n.homes if other.area != STEPPE]
    elsewhere = sum([sum(other.ways) for other in others])
    ways = dict(zip(compass.COUNTED, home.ways, strict=True))
    gone = [move for move in n.moves if move.empire in home.empires and move.result != "fort"]
    down, rest = [m for m in gone if m.way == "south"], [m for m in gone if m.way != "south"]
    (fought, won), (fought_other, won_other) = _fought(down), _fought(rest)
    share, usual = percent(home.ways[south], sum(home.ways)), sum([other.ways[south] for other in others])
    went = {"area": STEPPE, "empire": home.empires, "n": sum(home.ways), **ways, "share": share}
    fared = {"n": fought, "won": won, "n_other": fought_other, "won_other": won_other}
    said: list[Said] = [("report-say-steppe", {**went, "share_other": percent(usual, elsewhere)})]
    if values := _values(n, home.empires):
        said.append(("report-say-steppe-worth", {"area": STEPPE, **values}))
    return (*said, ("report-say-steppe-fared", fared), ("report-ask-steppe", {}))


def _values(n: Numbers, empires: Iterable[str]) -> dict[str, int]:
    """In the epochs of these empires: the most the steppe was worth, and the most any area was."""
    epochs = {life.epoch for life in n.lives if life.empire in set(empires)}
    worth = {row.area: max([row.values[epoch - 1] for epoch in epochs], default=0) for row in n.worth}
    return {"n": worth[STEPPE], "most": max(worth.values())} if epochs and STEPPE in worth else {}


def overseas(n: Numbers) -> tuple[Said, ...]:
    """How many armies crossed the sea, and how they fared against those that walked."""
    gone = [move for move in n.moves if move.home != "none" and move.result != "fort"]
    sea, land = [m for m in gone if m.way == "sea"], [m for m in gone if m.way != "sea"]
    if not sea:
        return (("report-say-overseas-none", {}), ("report-ask-overseas", {}))
    (fought, won), (fought_other, won_other) = _fought(sea), _fought(land)
    fared = {"fought": fought, "won": won, "n_other": fought_other, "won_other": won_other}
    numbers = {"n": len(sea), "all": len(gone), "share": percent(len(sea), len(gone)), **fared}
    most = max(n.zeal, key=lambda zeal: zeal.sea)
    others = _equals([zeal.sea for zeal in n.zeal])
    led = {"empire": most.empire, "seat": most.seat, "n": most.sea, "armies": most.armies, "others": others}
    return (("report-say-overseas", numbers), ("report-say-overseas-most", led), ("report-ask-overseas", {}))


def forts(n: Numbers) -> tuple[Said, ...]:
    """What forts were good for."""
    attacked = sum([fort.attacks > 0 for fort in n.forts])
    rounds, kept = sum([fort.attacks for fort in n.forts]), sum([fort.kept for fort in n.forts])
    numbers = {"n": len(n.forts), "attacked": attacked, "rounds": rounds, "kept": kept}
    return (("report-say-forts", numbers), ("report-ask-forts", {}))


def average(rows: Iterable[Dice]) -> str:
    """The mean of dice with two decimals, to the nearest hundredth; "" of none."""
    thrown = total = 0
    for row in rows:
        thrown += row.thrown
        total += sum([face * times for face, times in enumerate(row.faces, 1)])
    hundredths = percent(total, thrown)
    return f"{hundredths // 100}.{hundredths % 100:02}" if thrown else ""


def dice(n: Numbers) -> tuple[Said, ...]:
    """How many dice fell, and how they fell on the whole."""
    if not n.dice:
        return ()
    attack, defence = [[d for d in n.dice if d.side == side] for side in ("attack", "defence")]
    said = {"n": sum([d.thrown for d in n.dice]), "average": average(n.dice)}
    said |= {"average_attack": average(attack), "average_defence": average(defence)}
    return (("report-say-dice", said),)
