"""Diplomacy: structured proposals, claims of victory, peace (clauses sanguo talk, win).

A proposal is (from, to, kind, his unit, own unit, province, answer) and known to two seats alone; it binds nobody. The
letters that people write lie outside of the match.
"""

from __future__ import annotations

from typing import Any, Final

from yiqi.core.game import Action, Event, Reason
from yiqi.games.sanguo.orders import pad_of, reachable
from yiqi.games.sanguo.state import (
    ALLIANCE,
    CIVIL,
    NONE,
    NOT_ASKED,
    SPRING,
    State,
    alive,
    living,
    relation,
    unit_at,
    units_of,
)
from yiqi.games.sanguo.terms import PROPOSALS

KINDS: Final = ("alliance", "move", "support")
OPEN: Final = 0
YES: Final = 1
NO: Final = 2
ANSWERS: Final = ("yes", "no")
CLAIM: Final[Action] = ("claim",)
PEACE: Final[Action] = ("peace",)

Proposal = tuple[Any, ...]


def proposals_near(s: State, seat: int) -> list[Action]:
    """Every proposal a seat can make: an alliance, a move of the other's unit, support by one of his for an own one."""
    ground = s.terms.ground
    found: list[Action] = []
    mine = [(word, unit_at(word)[1]) for word in units_of(s, seat)]
    for other in living(s):
        if other == seat:
            continue
        if not s.terms.free and relation(s, seat, other) not in (ALLIANCE, CIVIL):
            found.append(("propose", other, "alliance", NONE, NONE, 0))
        for word in units_of(s, other):
            place = unit_at(word)[1]
            found += [("propose", other, "move", word, NONE, n) for n in ground.neighbours[place]]
            for own, here in mine:
                if ground.adjacent[place] >> here & 1:
                    found.append(("propose", other, "support", word, own, 0))
                reach = reachable(s, place, here)
                found += [
                    ("propose", other, "support", word, own, n) for n in ground.neighbours[here] if reach >> n & 1
                ]
    return found


def inbox(s: State, seat: int) -> list[Proposal]:
    """The proposals made to a seat in this phase, in the order they came."""
    return [proposal for proposal in s.proposals if proposal[1] == seat]


def answers_near(s: State, seat: int) -> list[Action]:
    """Answers to proposals that have none."""
    found: list[Action] = []
    for k, proposal in enumerate(inbox(s, seat)):
        if proposal[6] == OPEN:
            found += [("answer", k, answer) for answer in ANSWERS]
    return found


def proposals_of(s: State, seat: int) -> tuple[list[Action], frozenset[Action]]:
    """The same, kept while the board stays as it is; and as a set."""
    pad = pad_of(s, seat)
    if pad.proposals is None:
        found = proposals_near(s, seat)
        pad.proposals = (found, frozenset(found))
    return pad.proposals


def others_near(s: State, seat: int) -> list[Action]:
    """What can be done while it is talked, besides proposals, their answers and being ready."""
    found: list[Action] = []
    if s.qualified[seat] and not s.claims >> seat & 1:
        found.append(CLAIM)
    if s.season == SPRING and not s.peace >> seat & 1:
        found.append(PEACE)
    return found


def near(s: State, seat: int) -> list[Action]:
    """What a seat may do while it is talked, besides being ready."""
    return [*answers_near(s, seat), *proposals_of(s, seat)[0], *others_near(s, seat)]


def legal(s: State, seat: int) -> list[Action]:
    """Those of `near` that are allowed: no proposals beyond the limit."""
    if s.sent[seat] < PROPOSALS:
        return near(s, seat)
    return [*answers_near(s, seat), *others_near(s, seat)]


def still(s: State) -> bool:
    """Whether in the season before no unit of anybody did anything but hold."""
    return bool(s.last) and all(row[2] == "hold" and row[9] < 0 for row in s.last)


def refusal(s: State, seat: int, a: Action) -> Reason | None:
    """Why it may not be done; NOT_ASKED if it is not near."""
    if a[0] != "propose":
        return None if a in answers_near(s, seat) or a in others_near(s, seat) else NOT_ASKED
    if a not in proposals_of(s, seat)[1]:
        return NOT_ASKED
    return Reason("proposals", {"n": PROPOSALS}, "sanguo talk.4") if s.sent[seat] >= PROPOSALS else None


def take(s: State, seat: int, a: Action, told: list[Event]) -> None:
    """Makes or answers a proposal, claims a victory, agrees to peace."""
    if a[0] == "propose":
        other = int(a[1])
        s.sent[seat] += 1
        s.proposals = (*s.proposals, (seat, other, a[2], a[3], a[4], a[5], OPEN))
        told.append(Event("proposal", {"seat": seat}, (seat, other), secret_of(seat, other, a)))
    elif a[0] == "answer":
        answer(s, seat, int(a[1]), YES if a[2] == "yes" else NO, told)
    elif a == CLAIM:
        s.claims |= 1 << seat
        told.append(Event("claim", {"seat": seat}))
    else:
        s.peace |= 1 << seat
        told.append(Event("peace", {"seat": seat}))


def secret_of(seat: int, other: int, a: Action) -> dict[str, Any]:
    """What the two who know a proposal are told of it."""
    return {"seat_other": other, "proposal": a[2], "unit": a[3], "unit_own": a[4], "province": a[5]}


def answer(s: State, seat: int, k: int, value: int, told: list[Event]) -> None:
    """Answers proposal `k` of a seat's inbox."""
    proposal = inbox(s, seat)[k]
    at = s.proposals.index(proposal)
    s.proposals = (*s.proposals[:at], (*proposal[:6], value), *s.proposals[at + 1 :])
    names = ("seat_other", "proposal", "unit", "unit_own", "province")
    secret = {**dict(zip(names, (proposal[0], *proposal[2:6]), strict=True)), "answer": ANSWERS[value - 1]}
    told.append(Event("answered", {"seat": seat}, (seat, proposal[0]), secret))


def kept(s: State, told: list[Event]) -> None:
    """After the sheets are shown: what was agreed and kept, or broken, told to the two who know of it."""
    for one, two, kind, unit, own, n, value in s.proposals:
        if value != YES or not (alive(s, one) and alive(s, two)):
            continue
        if kind == "alliance":
            held = all((f"p{b}", "ally", NONE, 0) in s.sheets[a] for a, b in ((one, two), (two, one)))
        else:
            line = (unit, kind, own, n)
            held = line in s.sheets[two]
        secret = {"seat": two, "seat_other": one, "proposal": kind, "unit": unit, "unit_own": own, "province": n}
        told.append(Event("kept" if held else "broken", {}, (one, two), secret))
