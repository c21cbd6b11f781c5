"""世史 History of the World, 2001."""

from yiqi.games.world.game import GAME

__all__ = ["GAME"]
