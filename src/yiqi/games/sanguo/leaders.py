"""Leaders: removed from the map, escaping to their capital, parting when an alliance ends (clauses sanguo leader,
options)."""

from __future__ import annotations

from typing import Final

from yiqi.core.game import Event
from yiqi.games.sanguo.field import LEADER
from yiqi.games.sanguo.state import ALLIANCE, GONE, LIFTED, NOBODY, State, alive, relation, token

NO_HEIR: Final = -1


def remove_force(s: State, place: int) -> None:
    """An army or militia is removed from the map; what it had begun to raze it has not."""
    s.force[place] = NOBODY
    s.razing &= ~(1 << place)


def haven(s: State, seat: int) -> bool:
    """Whether a leader can go to his capital: it is there, no other player owns it or has a unit in it."""
    capital = s.capital[seat]
    if capital == 0 or not s.resources >> capital & 1 or s.owner[capital] not in (seat, NOBODY):
        return False
    force = s.force[capital]
    strangers = force >= 0 and force >> 2 != seat
    return not strangers and all(n != capital for other, n in enumerate(s.place) if other != seat)


def escapes(s: State, seat: int) -> bool:
    """Option heroic_escape: whether a leader who would be removed flees to his capital (clause option.1)."""
    return s.terms.escape and not s.escaped >> seat & 1 and haven(s, seat)


def fall(s: State, seat: int, heir: int, told: list[Event]) -> None:
    """A leader has no way out: he escapes, or is removed and with him all that is his (clauses sanguo leader)."""
    if escapes(s, seat):
        s.escaped |= 1 << seat
        s.place[seat] = s.capital[seat]
        told.append(Event("escaped", {"seat": seat, "province": s.capital[seat]}))
        return
    s.place[seat] = GONE
    told.append(Event("fallen", {"seat": seat}))
    inherits = s.terms.heirs and heir != NO_HEIR and alive(s, heir)
    for n, owner in enumerate(s.owner):
        if owner == seat:
            s.owner[n] = heir if inherits else NOBODY
    for n, force in enumerate(s.force):
        if force >= 0 and force >> 2 == seat:
            remove_force(s, n)
    s.capital[seat] = 0
    s.hostile[seat] = 0
    s.dislodged = tuple([unit for unit in s.dislodged if unit[0] != seat])


def part(s: State, told: list[Event]) -> None:
    """Option joint_leaders: who stands with a player he is no longer allied to parts from him (clauses option.7a to
    7e)."""
    if not s.terms.joint or s.terms.free:
        return
    for seat in range(s.terms.seats):
        force = s.force[s.place[seat]] if s.place[seat] > 0 else NOBODY
        host = force >> 2 if force >= 0 else seat
        if host != seat and relation(s, seat, host) != ALLIANCE:
            fall(s, seat, host, told)
    for one in range(s.terms.seats):
        for two in range(one + 1, s.terms.seats):
            place = s.place[one]
            if place > 0 and place == s.place[two] and relation(s, one, two) != ALLIANCE:
                divide(s, one, two, told)


def divide(s: State, one: int, two: int, told: list[Event]) -> None:
    """Two leaders without a unit of either go home, or die without a home (clause option.7c)."""
    place = s.place[one]
    s.place[one] = s.place[two] = LIFTED
    for seat in (one, two):
        if haven(s, seat):
            s.place[seat] = s.capital[seat]
            told.append(Event("sent_home", {"seat": seat, "unit": token(LEADER, place), "province": s.capital[seat]}))
    for seat in (one, two):
        if s.place[seat] == LIFTED:
            fall(s, seat, NO_HEIR, told)
