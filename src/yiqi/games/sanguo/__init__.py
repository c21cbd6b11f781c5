"""三国战棋 Three Kingdoms, by Edi Birsan: secret orders, formal relations, negotiation."""

from yiqi.games.sanguo.game import GAME

__all__ = ["GAME"]
