"""What is on the map and on the sheets: one slotted object of flat lists of small ints and tuples never changed in
place."""

from __future__ import annotations

from typing import Any, Final

from yiqi.core.chance import Bag, Chance
from yiqi.core.flow import dump
from yiqi.core.game import Action, Event, Prompt, Reason
from yiqi.core.rulebook import ASKED
from yiqi.games.sanguo.field import ARMY, KINDS, LEADER, MILITIA
from yiqi.games.sanguo.terms import LEADERS, Terms

NOBODY: Final = -1
NONE: Final = "none"
NOT_ASKED: Final = Reason("asked", {}, ASKED)
"""For an action that is not near; the core then says why."""

MASKS: Final = ("committed", "escaped", "claims", "peace", "razing", "standoffs", "time", "winners")
"""What of a position is a mask."""
GONE: Final = 0
"""In place of a leader's province: he was removed from the map."""
UNPLACED: Final = -1
LIFTED: Final = -2
"""Neither: a dislodged leader who has not retreated."""

PEACE: Final = 0
ALLIANCE: Final = 1
WAR: Final = 2
CIVIL: Final = 3
RELATIONS: Final = ("neutral", "alliance", "war", "civil")

SPRING: Final = 0
AUTUMN: Final = 1
SEASONS: Final = ("spring", "autumn")

Entry = tuple[str, str, str, int]
"""A line of a sheet: who, does what, about whom, where to ("a8", "support", "m7", 6)."""


class Decision:
    """What is asked of one seat or of several at once. Immutable; see the contract for the methods."""

    name: str

    def fields(self) -> tuple[Any, ...]:
        return ()

    def turn(self, s: State) -> tuple[int, ...]:
        raise NotImplementedError

    def ask(self, s: State, seat: int) -> Prompt | None:
        raise NotImplementedError

    def near(self, s: State, seat: int) -> list[Action]:
        raise NotImplementedError

    def legal(self, s: State, seat: int) -> list[Action]:
        return [a for a in self.near(s, seat) if self.refusal(s, seat, a) is None]

    def refusal(self, s: State, seat: int, a: Action) -> Reason | None:
        raise NotImplementedError

    def take(self, s: State, seat: int, a: Action, chance: Chance, told: list[Event]) -> None:
        raise NotImplementedError

    def idle(self, s: State, seat: int) -> Action:
        raise NotImplementedError


class State:
    """A position.

    By seat: `leader` which of the six he leads (NOBODY before it is drawn), `place` where the leader stands
    (UNPLACED, LIFTED, GONE), `capital` (0 before it is placed and for the fallen; a razed one is no resource any
    more), `hostile` the mask of kingdoms he is at war with, `sheets` the lines he wrote and has not shown, `sent` how
    many proposals he made in this phase, `qualified` the victory he may claim. By province: `force` the army or
    militia there, owner * 4, + 1 for militia, + 2 for one that was found abroad, NOBODY for none; `owner` of a
    resource. `relation` goes by seat * seats + seat. `resources` is the mask of provinces that are resources now,
    `razing` of those where an army has begun to raze the capital, `standoffs` of those closed to retreats. Masks of
    seats: `committed`, `escaped` (the heroic escape was used), `claims`, `peace`, `time` (who
    has said that it is up), `winners`. `dislodged` waits for
    retreats: owner, kind, province, where the attacker came from, 1 for a militia found abroad. `proposals` are
    (from, to, kind, about, unit, to province, answer). `last` is the season shown: see `report`; `changed` are the
    relations that have changed since then: seat, to whom ("p2", "wei"), what it is now. `victory` is 0 while
    it goes on, else which of the four, 5 for peace, 6 for the end of all. `pads` are no part of the position: what was
    worked out for each seat lately, with the board it holds for (see `orders.Pad`).
    """

    __slots__ = (
        "bag", "capital", "changed", "claims", "committed", "dislodged", "escaped", "force", "hostile", "last",
        "leader", "owner", "pads", "peace", "place", "proposals", "qualified", "razing", "relation", "resources",
        "season", "sent", "sheets", "stack", "standoffs", "terms", "time", "victory", "winners", "year",
    )  # fmt: skip

    def __init__(
        self,
        terms: Terms,
        year: int,
        season: int,
        resources: int,
        committed: int,
        escaped: int,
        claims: int,
        peace: int,
        time: int,
        razing: int,
        standoffs: int,
        victory: int,
        winners: int,
        leader: list[int],
        place: list[int],
        capital: list[int],
        hostile: list[int],
        sheets: list[tuple[Entry, ...]],
        sent: list[int],
        qualified: list[int],
        force: list[int],
        owner: list[int],
        relation: list[int],
        dislodged: tuple[tuple[int, int, int, int, int], ...],
        proposals: tuple[tuple[Any, ...], ...],
        last: tuple[Any, ...],
        changed: tuple[tuple[int, str, str], ...],
        bag: Bag,
        stack: list[Decision],
    ) -> None:
        self.terms = terms
        self.year = year
        self.season = season
        self.resources = resources
        self.committed = committed
        self.escaped = escaped
        self.claims = claims
        self.peace = peace
        self.time = time
        self.razing = razing
        self.standoffs = standoffs
        self.victory = victory
        self.winners = winners
        self.leader = leader
        self.place = place
        self.capital = capital
        self.hostile = hostile
        self.sheets = sheets
        self.sent = sent
        self.qualified = qualified
        self.force = force
        self.owner = owner
        self.relation = relation
        self.dislodged = dislodged
        self.proposals = proposals
        self.last = last
        self.changed = changed
        self.bag = bag
        self.stack = stack
        self.pads: dict[int, Any] = {}

    def copy(self) -> State:
        """An independent state, equal to this one; terms and decisions are shared."""
        other = State(
            self.terms,
            self.year,
            self.season,
            self.resources,
            self.committed,
            self.escaped,
            self.claims,
            self.peace,
            self.time,
            self.razing,
            self.standoffs,
            self.victory,
            self.winners,
            self.leader[:],
            self.place[:],
            self.capital[:],
            self.hostile[:],
            self.sheets[:],
            self.sent[:],
            self.qualified[:],
            self.force[:],
            self.owner[:],
            self.relation[:],
            self.dislodged,
            self.proposals,
            self.last,
            self.changed,
            self.bag.copy(),
            self.stack[:],
        )
        other.pads = self.pads.copy()
        return other

    def to_json(self) -> dict[str, Any]:
        """The whole state as plain JSON; equal states give equal text."""
        seats = range(self.terms.seats)
        return {
            "year": self.year,
            "season": SEASONS[self.season],
            "leaders": [LEADERS[leader] if leader >= 0 else "" for leader in self.leader],
            "units": {str(seat): units_of(self, seat) for seat in seats},
            "abroad": [n for n, force in enumerate(self.force) if force >= 0 and force & 2],
            "gone": [seat for seat in seats if self.place[seat] == GONE],
            "capitals": self.capital[:],
            "owned": {str(seat): [n for n, owner in enumerate(self.owner) if owner == seat] for seat in seats},
            "resources": [n for n in self.terms.ground.numbers if self.resources >> n & 1],
            "relations": [[RELATIONS[r] for r in self.relation[_row(self, seat)]] for seat in seats],
            "hostile": self.hostile[:],
            "sheets": [[list(line) for line in sheet] for sheet in self.sheets],
            "sent": self.sent[:],
            "qualified": self.qualified[:],
            "masks": {
                name: getattr(self, name)
                for name in MASKS
                # a position without hours is written as before there were any
                if name != "time" or self.terms.hours > 0
            },
            "victory": self.victory,
            "dislodged": [list(unit) for unit in self.dislodged],
            "proposals": [list(proposal) for proposal in self.proposals],
            "last": _plain(self.last),
            "changed": _plain(self.changed),
            "stack": dump(self.stack),
        }


def _row(s: State, seat: int) -> slice:
    return slice(seat * s.terms.seats, (seat + 1) * s.terms.seats)


def _plain(value: Any) -> Any:
    return [_plain(v) for v in value] if isinstance(value, tuple) else value


def token(kind: int, prov: int) -> str:
    """How a unit is written: "a8"."""
    return f"{KINDS[kind].lower()}{prov}"


def unit_at(word: str) -> tuple[int, int]:
    """Kind and province of a unit that is written so; (-1, 0) for any other word."""
    kind = "lam".find(word[:1]) if word else -1
    if kind < 0 or not word[1:].isdecimal() or word[1] == "0":
        return NOBODY, 0
    return kind, int(word[1:])


def units_of(s: State, seat: int) -> list[str]:
    """A seat's units as they are written: the leader first, then the others by province."""
    found = [token(LEADER, s.place[seat])] if s.place[seat] > 0 else []
    for n, force in enumerate(s.force):
        if force >= 0 and force >> 2 == seat:
            found.append(token(MILITIA if force & 1 else ARMY, n))
    return found


def alive(s: State, seat: int) -> bool:
    """Whether a seat's leader is on the map, or yet to come."""
    return s.place[seat] != GONE


def living(s: State) -> tuple[int, ...]:
    """The seats still in play."""
    return tuple([seat for seat in range(s.terms.seats) if alive(s, seat)])


def kingdom(s: State, seat: int) -> int:
    """A seat's own kingdom."""
    return s.leader[seat] // 2


def relation(s: State, one: int, two: int) -> int:
    """PEACE, ALLIANCE, WAR or CIVIL between two different seats."""
    return s.relation[one * s.terms.seats + two]


def relate(s: State, one: int, two: int, value: int) -> None:
    """Sets the relation of two seats, both ways."""
    s.relation[one * s.terms.seats + two] = value
    s.relation[two * s.terms.seats + one] = value


def brothers(s: State, one: int, two: int) -> bool:
    """Whether two seats lead the same kingdom."""
    return kingdom(s, one) == kingdom(s, two)


def owned(s: State, seat: int) -> int:
    """The mask of resources a seat owns."""
    mask = 0
    for n, owner in enumerate(s.owner):
        if owner == seat:
            mask |= 1 << n
    return mask & s.resources


def live_kingdoms(s: State) -> int:
    """The mask of kingdoms with a resource that nobody owns (clause kingdom.1)."""
    free = s.resources
    for n, owner in enumerate(s.owner):
        if owner >= 0:
            free &= ~(1 << n)
    mask = 0
    for k in range(3):
        if free & s.terms.ground.of_kingdom[k]:
            mask |= 1 << k
    return mask


def blank(terms: Terms) -> State:
    """A state before anything is placed."""
    seats, size = terms.seats, terms.ground.last + 1
    return State(
        terms,
        year=1,
        season=SPRING,
        resources=terms.ground.resources,
        committed=0,
        escaped=0,
        claims=0,
        peace=0,
        time=0,
        razing=0,
        standoffs=0,
        victory=0,
        winners=0,
        leader=[NOBODY] * seats,
        place=[UNPLACED] * seats,
        capital=[0] * seats,
        hostile=[0] * seats,
        sheets=[()] * seats,
        sent=[0] * seats,
        qualified=[0] * seats,
        force=[NOBODY] * size,
        owner=[NOBODY] * size,
        relation=[PEACE] * (seats * seats),
        dislodged=(),
        proposals=(),
        last=(),
        changed=(),
        bag=Bag(LEADERS, [1 if leader in terms.leaders else 0 for leader in range(len(LEADERS))]),
        stack=[],
    )
