"""Lots: a small game that exercises what the shelf's games do not.

Each round the house turns over a lot; everybody bids in secret; the winner keeps the lot or offers it to
another seat, who answers out of turn. Each seat has a secret favourite colour.
"""

from pathlib import Path

from toy.game import ToyGame

FOLDER = Path(__file__).parent
GAME = ToyGame()

__all__ = ["FOLDER", "GAME", "ToyGame"]
