"""The things clicked for an action, in order; a button's path is empty."""

from __future__ import annotations

from yiqi.core.game import Action, Prompt
from yiqi.games.pamir.cards import COALITIONS, REGIONS
from yiqi.games.pamir.impact import loyal_blocks
from yiqi.games.pamir.state import State


def path(s: State, a: Action) -> tuple[str, ...]:
    """The path of an action that is near."""
    verb, args = str(a[0]), a[1:]
    if verb in ("buy", "spy", "target", "discard", "take_spy", "fight_on", "shelter"):
        return (f"card {args[0]}",)
    if verb == "play":
        return (f"card {args[0]}", f"end {args[1]}")
    if verb in ("tax", "gift", "build", "move", "betray", "battle"):
        return (f"act {args[0]} {verb}",)
    if verb in ("army", "fight_in", "rebuke"):
        return (f"region {args[0]}",)
    if verb == "road":
        return (f"border {args[0]}",)
    if verb in ("space", "take_gift"):
        return (f"space {args[0]}",)
    if verb == "rupee":
        return (f"card {args[0]}",)
    if verb in ("levy", "name", "swap"):
        return (f"player {args[0]}",)
    if verb == "suit":
        return (f"suit {args[0]}",)
    return _unit(s, verb, a)


def picked(path: tuple[str, ...]) -> Prompt | None:
    """What is asked once these things are picked: at which end of the court, or where the unit goes."""
    if len(path) != 1:
        return None
    kind, place, *_ = path[0].split(" ")
    if kind == "card":
        return Prompt("end", {"card": int(place)})
    if kind == "spy":
        return Prompt("goal-spy", {"card": int(place)})
    return Prompt(f"goal-{kind}", {"region": place}) if kind in ("army", "tribe") else None


def _unit(s: State, verb: str, a: Action) -> tuple[str, ...]:
    """Paths that begin or end with a unit on the board."""
    top = s.stack[-1]
    player = top.player
    args = a[1:]
    if verb == "move_army":
        return (f"army {args[0]} {COALITIONS[loyal_blocks(s, player)]}", f"region {args[1]}")
    if verb == "move_tribe":
        return (f"tribe {args[0]} {player}", f"region {args[1]}")
    if verb == "move_spy":
        return (f"spy {args[0]} {player}", f"card {args[1]}")
    if verb == "take_tribe":
        return (f"tribe {args[0]} {player}",)
    if verb == "take_army":
        return (f"army {args[0]} {COALITIONS[getattr(top, 'coalition', 0)]}",)
    if verb == "take_road":
        return (f"road {args[0]} {COALITIONS[getattr(top, 'coalition', 0)]}",)
    if verb == "hit_tribe":
        return (f"tribe {_region(top)} {args[0]}",)
    if verb == "hit_army":
        return (f"army {_region(top)} {args[0]}",)
    if verb == "hit_road":
        return (f"road {args[0]} {args[1]}",)
    if verb == "hit_spy":
        return (f"spy {getattr(top, 'site', 0)} {args[0]}",)
    return ()


def _region(top: object) -> str:
    return REGIONS[getattr(top, "region", 0)]
