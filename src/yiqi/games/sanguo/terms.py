"""What a match of Three Kingdoms is played by: the edition's map, the number of players, the options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from yiqi.games.sanguo.ground import KINGDOMS, Ground

LEADERS: Final = ("cao_cao", "lu_bu", "liu_bei", "ma_chao", "sun_quan", "taishi_ci")
"""Leader l belongs to kingdom l // 2."""
DRAWN: Final = {3: (0, 2, 4), 4: (0, 1, 2, 4), 5: (0, 1, 2, 4, 5), 6: (0, 1, 2, 3, 4, 5)}
"""Which leaders are in play, by the number of players."""
PROPOSALS: Final = 6
"""Proposals a player may make in one diplomacy phase (ruling sanguo talk)."""
MOST_SEATS: Final = 6


class Terms:
    """One match's ground, seats and options; the options are read once."""

    def __init__(self, ground: Ground, seats: int, options: Mapping[str, str]) -> None:
        """`options` are complete and valid; seats 3 to 6."""
        self.ground = ground
        self.seats = seats
        self.leaders = DRAWN[seats]
        yes = {name for name, value in options.items() if value == "yes"}
        self.years = 0 if options["years"] == "none" else int(options["years"])
        self.hours = 0 if options["hours"] == "none" else int(options["hours"])
        self.drawn_order = options["setup_order"] == "drawn"
        self.silence = "silence" in yes
        self.escape = "heroic_escape" in yes
        self.militia_home = "militia_home" in yes
        self.free = "free_diplomacy" in yes
        self.army_first = "army_first" in yes
        self.raze = "raze_capitals" in yes
        self.neutral_fighting = "neutral_fighting" in yes
        self.joint = "joint_leaders" in yes
        self.count_before_retreats = options["count"] == "before_retreats"
        self.leader_holds = options["leader_holds"] == "yes"
        self.stack_max = options["stack"] == "max"
        self.cut_by_target = options["dislodged_support"] == "cut"
        self.reach_unit = options["support_reach"] == "unit"
        self.retreat_to_attacker = options["retreat_to_attacker"] == "yes"
        self.retreat_to_standoff = options["retreat_to_standoff"] == "yes"
        self.leader_flees = options["leader_flees"] == "yes"
        self.leader_blocks = options["leader_blocks"] == "yes"
        self.heirs = options["fallen"] == "heir"
        self.later = options["relations"] == "later"
        self.gate_resources = options["kingdom_gate"] == "resources"
        self.kingdom_alone = options["kingdom_war"] == "kingdom"
        self.leader_alone = options["leader_war"] == "leader"
        self.mark_clears = options["militia_mark"] == "clears"
        self.names = KINGDOMS

    def kingdom_of(self, leader: int) -> int:
        """The kingdom of a leader."""
        return leader // 2
