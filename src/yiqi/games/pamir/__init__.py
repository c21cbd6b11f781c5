"""帕米爾和平 Pax Pamir, second edition, with the automa Wakhan."""

from yiqi.games.pamir.game import GAME

__all__ = ["GAME"]
