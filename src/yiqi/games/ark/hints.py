"""What an action would do, as far as its player knows: keys and numbers for the page and for bots."""

from __future__ import annotations

from typing import Any

from yiqi.core.game import Action
from yiqi.games.ark import effects, scoring
from yiqi.games.ark.cards import KINDS
from yiqi.games.ark.plays import is_play, parse_play
from yiqi.games.ark.state import State
from yiqi.games.ark.turn import pet_fault


def hint(s: State, seat: int, a: Action) -> dict[str, Any]:
    """What changes for the seat by a near action; {} where there is nothing to say.

    `heel`: the marker after it, -2 to 2 while it is on the bow. `timber`, `points`: [before, after], the points with
    timber. `markers`: kind -> [before, after] in halves (2 a marker). `pick`: 1 when a face-up card follows.
    `counts`: for a pet, 1 when it would score. `choose`: how many markers the player would place by choice.
    """
    if a[0] == "pet" and len(a) == 2 and a[1] in s.terms.cards.index:
        return {"counts": int(pet_fault(s, s.terms.cards.index[str(a[1])]) == "counts")}
    after = s.copy()
    extra: dict[str, Any] = {}
    if a[0] == "mark" and len(a) == 2 and a[1] in KINDS:
        effects.marker(after, seat, KINDS.index(str(a[1])), True, [])
    elif is_play(a):
        card, bit, victim = parse_play(s, seat, a)
        if card < 0:
            return {}
        new = effects.pay(after, seat, bit, [])
        effects.board(after, seat, card, bit, victim, [])
        choose = effects.rewards(after, seat, card, victim, [])
        extra = {"heel": after.heel}
        if new and s.offer:
            extra["pick"] = 1
        if choose:
            extra["choose"] = choose
    else:
        return {}
    return {**extra, **changes(s, after, seat)}


def changes(s: State, after: State, seat: int) -> dict[str, Any]:
    """Timber, points and markers that differ."""
    found: dict[str, Any] = {}
    if s.timber[seat] != after.timber[seat]:
        found["timber"] = [s.timber[seat], after.timber[seat]]
    was, will = scoring.now(s, seat), scoring.now(after, seat)
    if was != will:
        found["points"] = [was, will]
    markers = {}
    for kind, name in enumerate(KINDS):
        before, then = scoring.counts(s, kind)[seat], scoring.counts(after, kind)[seat]
        if before != then:
            markers[name] = [before, then]
    if markers:
        found["markers"] = markers
    return found
