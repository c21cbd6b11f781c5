"""The ways in which people write a position, brought into the one form that `position.read` reads.

Only what can be meant in a single way is taken; what is not understood is left as it is, for the reader to refuse.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from yiqi.core.position import Faulty
from yiqi.games.pamir.position_values import simple

OTHER_NAMES: Final = {
    "players": "seats", "hand": "hands", "court": "courts", "favored_suit": "favored", "favoured": "favored",
    "favoured_suit": "favored", "current": "turn", "to_move": "turn", "actions_left": "actions", "money": "rupees",
    "vp": "points", "gift": "gifts", "prize": "prizes", "discarded": "gone", "discard_pile": "gone",
    "coalition": "loyalty", "wakhan": "automa", "events_in_force": "in_force",
}  # fmt: skip
OF_A_PLAYER: Final = (
    "rupees", "loyalty", "points", "gifts", "prizes", "hands", "courts", "standing", "shown", "known",
)  # fmt: skip


def plain(given: Mapping[Any, Any]) -> dict[str, Any]:
    """The position with its fields by their own names. Raises Faulty for one that stands there twice."""
    data = _named(given)
    players = data.get("seats")
    if not isinstance(players, list) or not all(isinstance(player, Mapping) for player in players):
        return data
    data["seats"], own = len(players), set(data)
    for seat, player in enumerate(players):
        for field, value in _named(player).items():
            if field in ("name", "seat"):
                continue
            if field not in OF_A_PLAYER:
                raise Faulty(f"players {seat} {field}", "one of " + ", ".join(OF_A_PLAYER), value)
            if field in own:
                raise Faulty(field, "this field once", "two")
            data.setdefault(field, {})[str(seat)] = value
    return data


def _named(given: Mapping[Any, Any]) -> dict[str, Any]:
    """The fields by their own names."""
    data: dict[str, Any] = {}
    for name, value in given.items():
        field = simple(name)
        field = OTHER_NAMES.get(field, field)
        if field in data:
            raise Faulty(field, "this field once", "two")
        data[field] = value
    return data
