"""Every decision by name: what a saved stack is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from yiqi.games.sanguo.phases import Build, Recruit, Retreat, Settle, Talk, Write
from yiqi.games.sanguo.state import Decision

CLASSES: Final[Mapping[str, Callable[..., Decision]]] = {
    "settle": Settle, "recruit": Recruit, "talk": Talk, "write": Write, "retreat": Retreat, "build": Build,
}  # fmt: skip
