"""What an action would do, as far as its player knows."""

from __future__ import annotations

from typing import Any

from yiqi.core.game import Action, Hint, HintLine
from yiqi.games.ark import effects, scoring
from yiqi.games.ark.cards import KINDS
from yiqi.games.ark.plays import is_play, parse_play
from yiqi.games.ark.state import State
from yiqi.games.ark.turn import pet_fault


def hint(s: State, seat: int, a: Action) -> Hint:
    """What changes for the seat by a near action: markers with their points, balance, timber, what follows."""
    if a[0] == "pet" and len(a) == 2 and a[1] in s.terms.cards.index:
        return _pet(s, s.terms.cards.index[str(a[1])])
    after = s.copy()
    if a[0] == "mark" and len(a) == 2 and a[1] in KINDS:
        effects.marker(after, seat, KINDS.index(str(a[1])), True, [])
        return Hint(tuple(_changes(s, after, seat)))
    if not is_play(a):
        return Hint()
    card, bit, victim = parse_play(s, seat, a)
    if card < 0:
        return Hint()
    new = effects.pay(after, seat, bit, [])
    effects.board(after, seat, card, bit, victim, [])
    choose = effects.rewards(after, seat, card, victim, [])
    lines = [*_changes(s, after, seat), HintLine("hint-heel", {"heel": after.heel}, "u-scales")]
    if choose:
        lines.append(HintLine("hint-choose", {"n": choose}))
    if new and s.offer:
        lines.append(HintLine("hint-pick", {}, "u-cards"))
    return Hint(tuple(lines), {"heel": after.heel})


def _pet(s: State, card: int) -> Hint:
    """Whether a card would count as a pet."""
    kind = s.terms.cards.kind[card]
    if pet_fault(s, card) != "counts" or kind < 0:
        return Hint((HintLine("hint-pet-not"),))
    return Hint((HintLine("hint-pet", {"kind": KINDS[kind]}, f"ark-{KINDS[kind]}"),))


def _changes(s: State, after: State, seat: int) -> list[HintLine]:
    """Markers, timber and points that differ."""
    found = []
    for kind, name in enumerate(KINDS):
        before, then = scoring.counts(s, kind), scoring.counts(after, kind)
        if before[seat] == then[seat]:
            continue
        args: dict[str, Any] = {"kind": name, "from": scoring.text(before[seat]), "to": scoring.text(then[seat])}
        args |= {"before": scoring.share(before)[seat], "after": scoring.share(then)[seat]}
        found.append(HintLine("hint-marker", {**args, "standing": standing(then, seat)}, f"ark-{name}"))
    if s.timber[seat] != after.timber[seat]:
        found.append(HintLine("hint-timber", {"from": s.timber[seat], "to": after.timber[seat]}, "ark-timber"))
        was, will = scoring.now(s, seat), scoring.now(after, seat)
        found.append(HintLine("hint-points", {"from": was, "to": will}, "u-star"))
    return found


def standing(worth: list[int], seat: int) -> str:
    """How a seat stands on a scoring card: alone in the lead, tied for it, second, or behind."""
    ahead = sum(other > worth[seat] for other in worth)
    if ahead:
        return "second" if ahead == 1 else "behind"
    return "alone" if worth.count(worth[seat]) == 1 else "tied"
