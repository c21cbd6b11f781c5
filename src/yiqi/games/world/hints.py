"""What an action would do: the defence and why, the odds, what falls, what the turn would score more."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from yiqi.core.game import Action, Hint, HintLine
from yiqi.games.world import odds, scoring
from yiqi.games.world.state import NOBODY, State, holder

ICONS: Final = {
    "open": "u-sword", "terrain": "u-mountain", "strait": "u-bridge", "sea": "u-anchor", "surprise": "u-eye",
}  # fmt: skip


def hint(s: State, seat: int, a: Action) -> Hint:
    """The hint of an action that is near, as far as its seat knows; `seat` is the colour that is asked."""
    verb = a[0]
    if verb == "army" or verb == "treachery" or verb == "surprise":
        return _march(s, seat, str(verb), s.terms.land_at[str(a[1])])
    if verb == "monument":
        return Hint((HintLine("hint-points", {"n": 1}, "u-star"),))
    if verb == "fort":
        return Hint((HintLine("hint-fort", {"means": means(s)}, "u-shield"),))
    return Hint()


def means(s: State) -> str:
    """What the next fort is paid with."""
    return "event" if s.free_forts else "coin" if s.coins else "army"


def percent(part: Fraction) -> int:
    """A chance as whole percents."""
    return round(part * 100)


def _march(s: State, seat: int, verb: str, land: int) -> Hint:
    lines: list[HintLine] = []
    enemy = holder(s, land)
    if enemy == seat:
        lines.append(HintLine("hint-replace", {}, "u-flag"))
    elif enemy == NOBODY:
        lines.append(HintLine("hint-vacant", {}, "u-flag"))
    elif verb != "treachery":
        lines += attack_lines(s, land, verb == "surprise")
    bit = 1 << land
    if enemy != seat and (enemy != NOBODY or s.tied & bit):
        if s.capitals & bit:
            lines.append(HintLine("hint-capital", {}, "u-city"))
        elif s.cities & bit:
            lines.append(HintLine("hint-city", {}, "u-city"))
    gain = gained(s, seat, land)
    lines.append(HintLine("hint-points", {"n": gain}, "u-star"))
    return Hint(tuple(lines))


def attack_lines(s: State, land: int, surprise: bool = False) -> list[HintLine]:
    """The defence of a land and the odds of an attack on it."""
    found = odds.defence(s, land)
    dice, bonus = found.dice, found.bonus
    why = found.why
    if surprise:
        dice, bonus, why = odds.OPEN, 0, "surprise"
    own = odds.attack_dice(s)
    chances = odds.odds(own, dice, s.bonus, bonus > 0, odds.wins_ties(s))
    ground = s.terms.ground
    args = {
        "dice": own,
        "bonus": s.bonus,
        "dice_other": dice,
        "bonus_other": bonus,
        "land_from": ground.lands[found.land] if found.land != NOBODY else "none",
        "water": ground.waters[found.water] if found.water != NOBODY else "none",
        "defence": why,
    }
    shown = {"win": percent(chances.win), "both": percent(chances.both), "lose": percent(chances.lose)}
    return [HintLine("hint-defence", args, ICONS[why]), HintLine("hint-odds", shown, "u-dice")]


def gained(s: State, seat: int, land: int) -> int:
    """What the seat would score more for its lands with an army in this one, as the board stands; never less than 0."""
    bit = 1 << land
    enemy = holder(s, land)
    if enemy == seat:
        return 0
    now = sum(scoring.worth(s, seat))
    s = s.copy()
    if enemy != NOBODY:
        s.armies[enemy] &= ~bit
        if s.capitals & bit:
            s.capitals &= ~bit
            s.cities |= bit
        else:
            s.cities &= ~bit
    s.armies[seat] |= bit
    return max(0, sum(scoring.worth(s, seat)) - now)
