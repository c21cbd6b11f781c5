"""What `yiqi bench` measures this game by."""

from __future__ import annotations

from typing import Final

PLAY: Final = (40_000, 80_000)
"""Actions a second of random play, not compiled and compiled."""
