"""方舟 Ark: bring animals aboard, keep the ark level, and keep them from eating each other."""

from yiqi.games.ark.game import ArkGame

GAME = ArkGame()
