"""Dominance checks: who scores what, and what a check brings with it (clauses pamir check, final)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from yiqi.core.chance import Chance
from yiqi.core.game import Event
from yiqi.games.pamir.cards import (
    COALITIONS,
    CONFLICT_FATIGUE,
    EMBARRASSMENT_OF_RICHES,
    INSURRECTION,
    KOH_I_NOOR_RECOVERED,
    REGIONS,
    RUMOR,
)
from yiqi.games.pamir.court import influence_pieces
from yiqi.games.pamir.pieces import ARMIES, in_play, is_block, on_map, update_rulers
from yiqi.games.pamir.placing import place_block
from yiqi.games.pamir.state import NOBODY, State, Work
from yiqi.games.pamir.terms import BLOCKS, CHECKS

LEAD: Final = 4
TIRED: Final = 2
"""The lead in blocks that makes a coalition dominant, and that under Conflict Fatigue."""
SUCCESSFUL: Final = (5, 3, 1)
UNSUCCESSFUL: Final = (3, 1)
EARLY: Final = 4
"""The lead in points that ends the game after any check."""
AFGHAN: Final = COALITIONS.index("afghan")
KABUL: Final = REGIONS.index("kabul")


class Outcome(NamedTuple):
    """What a check comes to: the dominant coalition (NOBODY: none), what each player counts, and the points of each.

    `counts` is influence in the dominant coalition, -1 for who is not loyal to it; without one, cylinders in play.
    """

    dominant: int
    counts: tuple[int, ...]
    points: tuple[int, ...]


def lead(s: State) -> int:
    """How many more blocks than each other coalition make one dominant now."""
    return TIRED if s.lasting[CONFLICT_FATIGUE] != NOBODY else LEAD


def dominant(s: State) -> int:
    """The coalition with enough more blocks on the map than each other, NOBODY if there is none."""
    need = lead(s)
    counts = [on_map(s, k) for k in range(3)]
    for k in range(3):
        if all(k == other or counts[k] >= counts[other] + need for other in range(3)):
            return k
    return NOBODY


def influence(s: State, player: int, coalition: int) -> int:
    """1, and each gift, prize and patriot of the coalition; events change what they are worth."""
    gifts, prizes, patriots = influence_pieces(s, player, coalition)
    if s.lasting[EMBARRASSMENT_OF_RICHES] != NOBODY:
        gifts = 0
    elif s.lasting[KOH_I_NOOR_RECOVERED] == player:
        gifts *= 2
    if s.lasting[RUMOR] == player:
        patriots = 0
    return 1 + gifts + prizes + patriots


def share(counts: tuple[int, ...], prizes: tuple[int, ...]) -> tuple[int, ...]:
    """Points for the highest counts; tied players add up their places and divide, rounded down. -1 takes no part."""
    points = [0] * len(counts)
    place = 0
    for n in sorted(set(counts), reverse=True):
        tied = [player for player, count in enumerate(counts) if count == n]
        if n < 0 or place >= len(prizes):
            break
        each = sum(prizes[place : place + len(tied)]) // len(tied)
        for player in tied:
            points[player] = each
        place += len(tied)
    return tuple(points)


def outcome(s: State, final: bool) -> Outcome:
    """What a check would come to now."""
    leading = dominant(s)
    factor = 2 if final else 1
    prizes: tuple[int, ...]
    if leading == NOBODY:
        counts = tuple([in_play(s, player) for player in range(s.terms.players)])
        prizes = UNSUCCESSFUL
    else:
        loyal = [player == s.terms.wakhan or s.loyalty[player] == leading for player in range(s.terms.players)]
        counts = tuple([influence(s, player, leading) if takes else -1 for player, takes in enumerate(loyal)])
        prizes = SUCCESSFUL
    return Outcome(leading, counts, share(counts, tuple([factor * n for n in prizes])))


def is_final(s: State, resolving: int) -> bool:
    """Whether a check that uses up so many cards uses up the last of them."""
    return s.checks + resolving >= CHECKS


def early_winner(points: list[int]) -> int:
    """Who leads every other player by four points or more, NOBODY if nobody does."""
    best = max(points)
    winner = points.index(best)
    for player, n in enumerate(points):
        if player != winner and best - n < EARLY:
            return NOBODY
    return winner


class Check(Work):
    """A Dominance Check with `cards` that bring it about: one, two in an instability."""

    cards: tuple[int, ...]

    def __init__(self, player: int, cards: tuple[int, ...]) -> None:
        self.name = "check"
        self.player = player
        self.cards = cards

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.cards)

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        s.stack.pop()
        final = is_final(s, len(self.cards))
        found = outcome(s, final)
        s.checks += len(self.cards)
        s.gone = (*s.gone, *self.cards)
        s.checked = (*s.checked, ((found.dominant, int(final)), found.counts, found.points))
        tell(s, found, final, told)
        for player, n in enumerate(found.points):
            s.points[player] += n
        if final or early_winner(s.points) != NOBODY:
            s.stack.clear()
            told.append(Event("over", {"final": int(final)}, (), None, True))
            return False
        if found.dominant != NOBODY:
            clear_blocks(s)
            told.append(Event("blocks_removed", {}))
        end_lasting(s, told)
        for player in range(s.terms.players):
            if s.powers[player] & INSURRECTION:
                s.stack += [Rising(player), Rising(player)]
        return False


def tell(s: State, found: Outcome, final: bool, told: list[Event]) -> None:
    """What everybody is told of a check: how it went, then the points of each who got any."""
    if found.dominant == NOBODY:
        told.append(Event("check_failed", {"final": int(final)}))
    else:
        told.append(Event("check_passed", {"coalition": COALITIONS[found.dominant], "final": int(final)}))
    for player, n in enumerate(found.points):
        if n:
            told.append(Event("points", {"seat": player, "n": n, "count": found.counts[player]}))


def clear_blocks(s: State) -> None:
    """All blocks leave the map, armies and roads."""
    s.armies = [0] * len(s.armies)
    s.roads = [0] * len(s.roads)
    s.blocks = [BLOCKS] * len(s.blocks)
    s.fresh = tuple([code for code in s.fresh if not is_block(code)])
    update_rulers(s)


def end_lasting(s: State, told: list[Event]) -> None:
    """Events in force end when a check has been resolved."""
    told += [Event("event_ends", {"card": card}) for card in s.in_force]
    s.gone = (*s.gone, *s.in_force)
    s.in_force = ()
    s.lasting = [NOBODY] * len(s.lasting)


class Rising(Work):
    """Insurrection: an Afghan army in Kabul after a check (clause pamir power.insurrection)."""

    def __init__(self, player: int) -> None:
        self.name = "rising"
        self.player = player

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        s.stack.pop()
        place_block(s, self.player, AFGHAN, ARMIES + KABUL, told)
        return False
