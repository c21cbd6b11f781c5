"""The things clicked for an action, in order; a button's path is empty."""

from __future__ import annotations

from yiqi.core.game import Action, Prompt
from yiqi.games.sanguo.ground import KINGDOMS
from yiqi.games.sanguo.relations import PLAYERS
from yiqi.games.sanguo.state import State


def path(a: Action) -> tuple[str, ...]:
    """The path of an action that is near.

    A unit that has no order is clicked first, then where it goes (its own province: hold, or to be built), or the unit
    it supports and then where that goes (its own province: to hold). One that has an order is clicked to take it back.
    """
    verb = a[0]
    if verb == "place":
        return (f"province {a[1]}",)
    if verb == "clear":
        return (thing(str(a[1])),)
    if verb == "order":
        return _order(str(a[1]), str(a[2]), str(a[3]), int(a[4]))
    if verb == "propose":
        return _proposal(a)
    if verb == "answer":
        return (f"proposal {a[1]}", f"answer {a[2]}")
    return ()


def _order(who: str, act: str, about: str, to: int) -> tuple[str, ...]:
    if who in PLAYERS or who in KINGDOMS:
        return (thing(who), f"act {act}")
    if act in ("move", "retreat"):
        return (thing(who), f"province {to}")
    if act == "support":
        return (thing(who), thing(about), f"province {to or about[1:]}")
    if act == "hold":
        return (thing(who), f"province {who[1:]}")
    if act == "build":
        return (f"province {who[1:]}", f"act {who[0]}")
    return (thing(who), f"act {act}")


def _proposal(a: Action) -> tuple[str, ...]:
    other, kind, unit, own, to = a[1:]
    if kind == "alliance":
        return (f"letter {other}", "act ally")
    if kind == "move":
        return (f"letter {other}", thing(str(unit)), f"province {to}")
    return (f"letter {other}", thing(str(unit)), thing(str(own)), f"province {to or str(own)[1:]}")


def thing(who: str) -> str:
    """The thing on the board that a word of a sheet stands for."""
    if who in PLAYERS:
        return f"player {who[1:]}"
    return f"kingdom {who}" if who in KINGDOMS else f"unit {who}"


def picked(s: State, path: tuple[str, ...]) -> Prompt | None:
    """The question once a unit, or a unit and whom it supports, is picked; in a proposal after whom it is made to.

    Where units retreat or are built and disbanded the question stays what it was.
    """
    proposes = path[:1] and path[0].startswith("letter ")
    if not proposes and s.stack[-1].name != "write":
        return None
    units = [step.split(" ")[1] for step in path[bool(proposes) :] if step.startswith("unit ")]
    if len(units) < len(path) - bool(proposes):
        return None
    if len(units) == 2:
        return Prompt("support-where", {"unit": units[0], "unit_about": units[1]})
    if not units:
        return Prompt("letter-what", {"seat": int(path[0].split(" ")[1])}) if proposes else None
    return Prompt("letter-where" if proposes else "unit-where", {"unit": units[0]})
