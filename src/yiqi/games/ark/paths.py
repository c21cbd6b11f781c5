"""What is clicked for an action: names of things, in order. None is a proper prefix of another legal one."""

from __future__ import annotations

from yiqi.core.game import Action, Prompt
from yiqi.games.ark.state import State


def path(s: State, a: Action) -> tuple[str, ...]:
    """The path of an action: a card, then where it goes; () for what is a button in the prompt.

    Where driving out is optional a load ends with `berth SIDE N`, the free place in the cabin, because the same
    card and cabin may also begin a drive.
    """
    verb = a[0]
    if verb in ("take", "pick"):
        return (f"offer {a[1]}",)
    if verb == "pet":
        return (f"card {a[1]}",)
    if verb == "mark":
        return (f"kind {a[1]}",)
    if verb not in ("load", "drive"):
        return ()
    card, cabin = f"card {a[1]}", f"cabin {a[2]} {a[3]}"
    if verb == "drive":
        return (card, cabin, f"aboard {a[4]}")
    if s.terms.drive_optional and s.terms.cards.driver[s.terms.cards.index[str(a[1])]] >= 0:
        return (card, cabin, f"berth {a[2]} {a[3]}")
    return (card, cabin)


def picked(path: tuple[str, ...]) -> Prompt | None:
    """What is asked once these things are picked: where the card goes, then whom it drives out."""
    if not path or not path[0].startswith("card "):
        return None
    return Prompt("place" if len(path) == 1 else "victim", {"card": path[0][5:]})
