"""What several panels of Three Kingdoms are made of: leaders' signs, numbers on plates, chips that can be picked."""

from __future__ import annotations

from typing import Final

from yiqi.core.game import Text
from yiqi.draw.fit import measure
from yiqi.draw.fit import words as fitted
from yiqi.draw.svg import NONE, Svg, group, inner, join, rect, text, use

SURNAMES: Final = {
    "cao_cao": "曹曹", "lu_bu": "呂吕", "liu_bei": "劉刘", "ma_chao": "馬马", "sun_quan": "孫孙", "taishi_ci": "太太",
}  # fmt: skip
"""What stands on a leader's flag: in traditional, then in simplified characters."""
RELATION_SIGNS: Final = {
    "war": "sanguo-war", "civil": "sanguo-civil", "alliance": "sanguo-alliance", "neutral": "sanguo-neutral",
}  # fmt: skip
BROTHERS: Final = "兄"


def chinese(say: Text) -> bool:
    return say.language.startswith("zh")


def comma(say: Text) -> str:
    """What stands between the parts of an enumeration."""
    return "，" if chinese(say) else ", "


def colon(say: Text) -> str:
    return "：" if chinese(say) else ": "


def surname(leader: str, say: Text) -> str:
    """The character on a leader's flag."""
    pair = SURNAMES.get(leader, "  ")
    return pair[1] if say.language == "zh-Hans" else pair[0]


def foreign(say: Text, *body: Svg) -> Svg:
    """Words in the other script than the reader's."""
    return group(*body, lang="en" if chinese(say) else "zh-Hant")


def flag(leader: str, seat: int, x: float, y: float, size: float, say: Text) -> Svg:
    """A leader's flag with his name, his player's shape at its foot; (x, y) is its upper left corner."""
    k = size / 28
    name = text(x + 14.4 * k, y + 13.6 * k, surname(leader, say), 13.5 * k, "mid bold sg-serif sg-on-flag")
    return join([use(f"sanguo-flag-{seat}", x, y, size), group(name, lang="zh-Hant")])


def label(x: float, y: float, plain: str, room: float, size: float, least: float, cls: str) -> Svg:
    """One line that fits its room, smaller down to `least`, then cut."""
    return fitted(x, y, plain, room, size, least, cls)


def pill(x: float, y: float, plain: str, size: float, cls: str = "sg-pill") -> Svg:
    """Words on a dark plate around (x, y)."""
    wide = measure(plain, size) + 11
    plate = rect(x - wide / 2, y - size * 0.75, wide, size * 1.5, size * 0.75, cls)
    return join([plate, text(x, y + size * 0.36, plain, size, f"mid bold {cls}-n")])


def relation_sign(word: str, x: float, y: float, size: float) -> Svg:
    """The sign of a relation around (x, y): a cross, two rings, a character, a dash."""
    if word == "brothers":
        sign = text(x, y + size * 0.37, BROTHERS, size, "mid bold sg-serif sg-kin")
        return group(sign, lang="zh-Hant")
    return use(RELATION_SIGNS[word], x - size / 2, y - size / 2, size)


def chip(name: str, words: str, x: float, y: float, w: float, h: float, sign: str = "") -> Svg:
    """A thing inside a picked one: words on a plate, and the sign of a relation above them. CSS shows it while it may
    be chosen."""
    mid = x + w / 2
    drawn = relation_sign(sign, mid, y + 15, 18) if sign else NONE
    low = y + h - 8 if sign else y + h / 2 + 4.5
    plate = rect(x, y, w, h, 8, "ring sg-plate")
    return inner(name, words, plate, drawn, label(mid, low, words, w - 8, 12, 11, "mid"), cls="sg-chip")
