"""The messages that the board of Three Kingdoms asks for."""

from __future__ import annotations

from typing import Final

from yiqi.games.sanguo.ground import KINGDOMS
from yiqi.games.sanguo.keys import BOARD
from yiqi.games.sanguo.relations import ACTS
from yiqi.games.sanguo.state import SEASONS
from yiqi.games.sanguo.talk import ANSWERS
from yiqi.games.sanguo.terms import LEADERS
from yiqi.games.sanguo.view import RESULTS

KEYS: Final = (
    *BOARD, *(f"leader-{name}" for name in (*LEADERS, "none")),
    *(f"unit-{name}" for name in KINGDOMS), *(f"season-{season}" for season in SEASONS),
    *(f"act-{act}" for act in ACTS), *(f"result-{result}" for result in RESULTS),
    *(f"answer-{answer}" for answer in ("open", *ANSWERS)), "cause", "request",
)  # fmt: skip
"""The messages that drawing asks for, besides "seat" and the names of provinces and units."""
