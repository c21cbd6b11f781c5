"""The research face: any game on the shelf as a PettingZoo environment.

    env = yiqi.rl.env("ark", seats=4)

It needs the extra `rl` (numpy, gymnasium, pettingzoo); nothing else of Yiqi does.
"""

from __future__ import annotations

from yiqi.rl.actions import ActionIndex
from yiqi.rl.aec import Table, env
from yiqi.rl.codec import Codec

__all__ = ["ActionIndex", "Codec", "Table", "env"]
