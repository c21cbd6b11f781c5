"""The rulebook's notation of orders, read generously (clauses sanguo notation).

    A8->5          the army of 8 moves to 5            L8 S M7->6     the leader of 8 supports the militia of 7 to 6
    A3 H           the army of 3 holds                 L8 S M7        he supports it to hold
    M4 R 6         the militia of 4 retreats to 6      M4 A           it is disbanded
    +A 17          an army is built in 17              -M 13          the militia of 13 is disbanded
    A8 D           the army of 8 razes the capital     宣战 魏国       war with a kingdom or leader, also WAR wei

So are 中立 NEUTRAL and 结盟 ALLY. Full-width characters, lower case, other arrows and missing blanks are accepted.
`LA8->5` is two orders.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

from yiqi.games.sanguo.ground import KINGDOMS
from yiqi.games.sanguo.state import NONE, Entry
from yiqi.games.sanguo.terms import LEADERS

DASHES: Final = re.compile("[\u2010-\u2015\u2212]")
ARROWS: Final = re.compile(r"\s*(?:-+>|=+>|→|⇒|至|到)\s*")
UNIT: Final = r"([LAM])\s*(\d{1,3})"
MOVE: Final = re.compile(r"^(L?[AM]|[AM]?L)\s*(\d{1,3})\s*>\s*(\d{1,3})$")
SUPPORT: Final = re.compile(rf"^{UNIT}\s*S\s*{UNIT}(?:\s*>\s*(\d{{1,3}})|\s*H)?$")
RETREAT: Final = re.compile(rf"^{UNIT}\s*R\s*(\d{{1,3}})$")
PLAIN: Final = re.compile(rf"^{UNIT}\s*([HAD])?$")
CHANGE: Final = re.compile(rf"^([+-])\s*{UNIT}$")
RELATION: Final = re.compile(r"^(宣[战戰]|WAR|中立|NEUTRAL|[结結]盟|ALLY)\s*[:：]?\s*(.+)$", re.IGNORECASE)
ACTS: Final = {"H": "hold", "A": "disband", "D": "raze"}
WAR_WORDS: Final = ("宣战", "宣戰", "war")
ALLY_WORDS: Final = ("结盟", "結盟", "ally")

KINGDOM_NAMES: Final = {
    "魏": "wei", "魏国": "wei", "魏國": "wei", "蜀": "shu", "蜀国": "shu", "蜀國": "shu",
    "吴": "wu", "吳": "wu", "吴国": "wu", "吳國": "wu", **{name: name for name in KINGDOMS},
}  # fmt: skip
LEADER_NAMES: Final = {
    "曹操": "cao_cao", "吕布": "lu_bu", "呂布": "lu_bu", "刘备": "liu_bei", "劉備": "liu_bei", "马超": "ma_chao",
    "馬超": "ma_chao", "孙权": "sun_quan", "孫權": "sun_quan", "太史慈": "taishi_ci",
    **{name: name for name in LEADERS}, **{name.replace("_", " "): name for name in LEADERS}, "lü bu": "lu_bu",
}  # fmt: skip


def plain(text: str) -> str:
    """Half-width, upper case, one kind of dash and of arrow, no blanks at the ends."""
    half = DASHES.sub("-", unicodedata.normalize("NFKC", text)).strip()
    return ARROWS.sub(">", half).upper() if not RELATION.match(half) else half


def parse(text: str, seats: Mapping[str, int]) -> list[Entry]:
    """The lines of a sheet that a text means; [] when it is none.

    `seats` gives the seat of each leader in play ("cao_cao" -> 2), and may give other names of players.
    """
    said = plain(text)
    relation = RELATION.match(said)
    if relation:
        return _relation(relation.group(1).lower(), relation.group(2).strip(), seats)
    found = MOVE.match(said)
    if found:
        units, place, to = found.groups()
        return [(f"{unit.lower()}{int(place)}", "move", NONE, int(to)) for unit in sorted(units)]
    found = SUPPORT.match(said)
    if found:
        kind, place, other, where, to = found.groups()
        return [(f"{kind.lower()}{int(place)}", "support", f"{other.lower()}{int(where)}", int(to or 0))]
    found = RETREAT.match(said)
    if found:
        kind, place, to = found.groups()
        return [(f"{kind.lower()}{int(place)}", "retreat", NONE, int(to))]
    found = CHANGE.match(said)
    if found:
        sign, kind, place = found.groups()
        return [(f"{kind.lower()}{int(place)}", "build" if sign == "+" else "disband", NONE, 0)]
    found = PLAIN.match(said)
    if found and found.group(3):
        kind, place, act = found.groups()
        return [(f"{kind.lower()}{int(place)}", ACTS[act], NONE, 0)]
    return []


def _relation(word: str, name: str, seats: Mapping[str, int]) -> list[Entry]:
    act = "war" if word in WAR_WORDS else "ally" if word in ALLY_WORDS else "neutral"
    key = name.lower()
    if key in KINGDOM_NAMES:
        return [(KINGDOM_NAMES[key], act, NONE, 0)] if act != "ally" else []
    seat = seats.get(LEADER_NAMES.get(key, key), seats.get(name, -1))
    return [(f"p{seat}", act, NONE, 0)] if seat >= 0 else []


def write(line: Entry, leaders: Mapping[int, str]) -> str:
    """A line in the rulebook's notation; `leaders` gives the name to use for a seat."""
    who, act, about, to = line
    unit = who.upper()
    if who[0] == "p" and who[1:].isdecimal():
        return f"{act.upper()} {leaders.get(int(who[1:]), who)}"
    if who in KINGDOMS:
        return f"{act.upper()} {who}"
    if act == "move":
        return f"{unit}->{to}"
    if act == "support":
        return f"{unit} S {about.upper()}" + (f"->{to}" if to else "")
    if act == "retreat":
        return f"{unit} R {to}"
    if act == "build":
        return f"+{unit[0]} {unit[1:]}"
    if act == "disband":
        return f"-{unit[0]} {unit[1:]}"
    return f"{unit} {'D' if act == 'raze' else 'H'}"
