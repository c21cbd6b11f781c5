"""The contract's methods, thin: each looks at the decision on top of the stack or at the topic's module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Any, Final

from yiqi.core.chance import Chance
from yiqi.core.edition import Edition
from yiqi.core.game import (
    WIPE,
    Action,
    Domain,
    Event,
    Hint,
    Option,
    Phase,
    Prompt,
    Reason,
    Scores,
    Seat,
    Stat,
    Text,
    Unread,
    Width,
    fit,
)
from yiqi.core.optional import Bell
from yiqi.core.rulebook import ill_typed, outside
from yiqi.games.sanguo import hints, keys, length, listing, paths, phases, secrets, typed, victory
from yiqi.games.sanguo import position as positions
from yiqi.games.sanguo import view as views
from yiqi.games.sanguo.field import KINDS
from yiqi.games.sanguo.ground import KINGDOMS, PLACES, Ground
from yiqi.games.sanguo.orders import CLEAR
from yiqi.games.sanguo.relations import PLAYERS
from yiqi.games.sanguo.state import NONE, NOT_ASKED, RELATIONS, SEASONS, State
from yiqi.games.sanguo.talk import ANSWERS, PEACE
from yiqi.games.sanguo.talk import KINDS as PROPOSAL_KINDS
from yiqi.games.sanguo.terms import LEADERS, MOST_SEATS, PROPOSALS, Terms

BOOLS: Final = ("no", "yes")


class SanguoRules:
    """Three Kingdoms with one map, options and number of seats; see `yiqi.core.game.Rules`."""

    chapters: Final = frozenset({"season", "write-closed"})
    typed_in: Final = frozenset({"write", "retreat", "build"})

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.bell = Bell(terms.hours * length.HOUR, length.TIME) if terms.hours else None

    @property
    def seats(self) -> int:
        return self.terms.seats

    @cached_property
    def rare(self) -> frozenset[Action]:
        """What ends it, and taking orders back: random matches are poor with them."""
        return frozenset([PEACE, length.TIME, WIPE, *[(CLEAR, word) for word in self._words]])

    def verbs(self) -> Mapping[str, tuple[Domain, ...]]:
        return self._verbs

    @cached_property
    def _words(self) -> tuple[str, ...]:
        units = tuple([f"{kind.lower()}{n}" for kind in KINDS for n in self.terms.ground.numbers])
        return (NONE, *units, *PLAYERS, *KINGDOMS)

    @cached_property
    def _verbs(self) -> Mapping[str, tuple[Domain, ...]]:
        numbers = self.terms.ground.numbers
        who, about = Domain("unit", self._words, secret=True), Domain("unit_about", self._words, secret=True)
        to = Domain("province", (0, *numbers), secret=True)
        return {
            "place": (Domain("province", numbers),),
            "order": (who, Domain("act", views.LINE_ACTS, secret=True), about, to),
            "clear": (who,),
            "wipe": (),
            "propose": (
                Domain("seat", tuple(range(self.seats)), secret=True),
                Domain("proposal", PROPOSAL_KINDS, secret=True),
                Domain("unit", self._words, secret=True),
                Domain("unit_own", self._words, secret=True),
                to,
            ),
            "answer": (
                Domain("n", tuple(range(PROPOSALS * MOST_SEATS)), secret=True),
                Domain("answer", ANSWERS, secret=True),
            ),
            "claim": (),
            "peace": (),
            "time": (),
            "commit": (),
            "reopen": (),
        }

    @cached_property
    def listed(self) -> Mapping[str, tuple[Action, ...]]:
        """The orders and proposals there can be; see `yiqi.core.optional.listed`."""
        return {"order": listing.orders(self.terms), "propose": listing.proposals(self.terms)}

    def domains(self) -> Mapping[str, tuple[str | int, ...]]:
        return {
            "unit": self._words,
            "act": views.LINE_ACTS,
            "result": views.RESULTS,
            "why": views.WHYS,
            "proposal": PROPOSAL_KINDS,
            "answer": ("open", *ANSWERS),
            "leader": (*LEADERS, "none"),
            "kingdom": PLACES,
            "relation": RELATIONS,
            "victory": victory.VICTORIES,
            "season": SEASONS,
            "question": views.QUESTIONS,
        }

    def schema(self) -> type:
        return views.View

    def keys(self) -> frozenset[str]:
        return self._keys

    @cached_property
    def _keys(self) -> frozenset[str]:
        return keys.all_keys(self.terms)

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return self.terms.ground.label

    def start(self, chance: Chance) -> tuple[State, list[Event]]:
        return phases.start(self.terms, chance)

    def restore(self, data: Mapping[str, Any]) -> State:
        return positions.restore(self.terms, data)

    def position(self, data: Mapping[str, Any]) -> tuple[State, list[str]]:
        return positions.read(self.terms, data)

    # rules

    def ask(self, s: State, seat: Seat) -> Prompt | None:
        return s.stack[-1].ask(s, seat) if s.stack else None

    def turn(self, s: State) -> tuple[Seat, ...]:
        return s.stack[-1].turn(s) if s.stack else ()

    def near(self, s: State, seat: Seat) -> Iterable[Action]:
        if not s.stack:
            return []
        found = s.stack[-1].near(s, seat)
        return [*found, length.TIME] if length.may(s, seat) else found

    def legal(self, s: State, seat: Seat) -> list[Action]:
        if not s.stack:
            return []
        found = s.stack[-1].legal(s, seat)
        return [*found, length.TIME] if length.may(s, seat) else found

    def why_not(self, s: State, seat: Seat, a: Action) -> Reason | None:
        if not s.stack or ill_typed(a):
            return outside(self._verbs, not s.stack, a)
        if a == length.TIME and length.may(s, seat):
            return None
        reason = s.stack[-1].refusal(s, seat, a)
        return outside(self._verbs, False, a) if reason is NOT_ASKED else reason

    def play(self, s: State, seat: Seat, a: Action, chance: Chance) -> list[Event]:
        told: list[Event] = []
        if a == length.TIME:
            length.say(s, seat, told)
            return told
        before = length.up(s)
        s.stack[-1].take(s, seat, a, chance, told)
        # who has fallen is not waited for
        length.announce(s, before, told)
        return told

    def idle(self, s: State, seat: Seat) -> Action:
        return s.stack[-1].idle(s, seat)

    def phase(self, s: State) -> Phase:
        name = s.stack[-1].name if s.stack else "over"
        if name == "talk":
            return Phase("talk", weight=10 / 3)
        return Phase(name, "silent" if self.terms.silence and name == "write" else "free")

    def scores(self, s: State) -> Scores | None:
        return None if s.stack else victory.scores(s)

    # secrets

    def view(self, s: State, seat: Seat | None) -> views.View:
        return views.build(s, seat)

    def hidden(self, s: State, seat: Seat | None) -> dict[str, tuple[Any, bool]]:
        return secrets.hidden(s, seat)

    def guess(self, s: State, seat: Seat | None, chance: Chance) -> State:
        return secrets.guess(s, seat, chance)

    def pieces(self, s: State) -> Counter[str]:
        """Leaders, on the map, fallen or yet to come; armies and militias come and go with the resources."""
        found: Counter[str] = Counter()
        for leader, n in enumerate(s.bag.counts):
            found[f"leader {LEADERS[leader]}"] += n
        for leader in s.leader:
            if leader >= 0:
                found[f"leader {LEADERS[leader]}"] += 1
        return +found

    # the table's face

    def path(self, s: State, seat: Seat, a: Action) -> tuple[str, ...]:
        return paths.path(a)

    def picked(self, s: State, seat: Seat, path: tuple[str, ...]) -> Prompt | None:
        return paths.picked(s, path)

    def typed(self, s: State, seat: Seat, text: str) -> list[Action] | Unread:
        return typed.typed(s, seat, text)

    def hint(self, s: State, seat: Seat, a: Action) -> Hint:
        return hints.hint(s, seat, a)

    def stats(self, view: views.View) -> tuple[tuple[Stat, ...], ...]:
        return views.stats(view)

    def progress(self, view: views.View) -> tuple[Stat, ...]:
        return views.progress(view)

    def points(self, view: views.View) -> tuple[int, ...]:
        return tuple(len(player.owned) for player in view.players)

    def panels(self, view: views.View) -> Mapping[str, Any]:
        from yiqi.games.sanguo import board

        return board.panels(self.terms.ground, view)

    def draw(self, name: str, content: Any, text: Text, width: Width) -> str:
        from yiqi.games.sanguo import board

        return board.draw(name, content, text, width)


@lru_cache(maxsize=8)
def _ground(edition: Edition) -> Ground:
    """The same for all matches with an edition, since nothing changes it."""
    return Ground(edition)


class SanguoGame:
    """三国战棋 Three Kingdoms, 3 to 6 players."""

    @property
    def id(self) -> str:
        return "sanguo"

    @property
    def seats(self) -> range:
        return range(3, 7)

    @property
    def rulesets(self) -> range:
        return range(1, 2)

    def options(self) -> tuple[Option, ...]:
        return (
            Option("years", ("5", "8", "10", "15", "none"), "10", "sanguo length.1"),
            Option("hours", ("none", "2", "3", "4"), "none", "sanguo length.4"),
            Option("setup_order", ("seats", "drawn"), "seats", "sanguo setup.7"),
            Option("silence", ("yes", "no"), "yes", "sanguo year.4"),
            Option("heroic_escape", BOOLS, "no", "sanguo option.1"),
            Option("militia_home", BOOLS, "no", "sanguo option.2"),
            Option("free_diplomacy", BOOLS, "no", "sanguo option.3"),
            Option("army_first", BOOLS, "no", "sanguo option.4"),
            Option("raze_capitals", BOOLS, "no", "sanguo option.5"),
            Option("neutral_fighting", BOOLS, "no", "sanguo option.6"),
            Option("joint_leaders", BOOLS, "no", "sanguo option.7"),
            Option("count", ("after_retreats", "before_retreats"), "after_retreats", "sanguo own.1b"),
            Option("leader_holds", ("yes", "no"), "yes", "sanguo own.5"),
            Option("stack", ("sum", "max"), "sum", "sanguo move.3"),
            Option("support_reach", ("target", "unit"), "target", "sanguo support.2b"),
            Option("dislodged_support", ("stands", "cut"), "stands", "sanguo support.9"),
            Option("retreat_to_attacker", BOOLS, "no", "sanguo retreat.7"),
            Option("retreat_to_standoff", BOOLS, "no", "sanguo retreat.8"),
            Option("leader_flees", BOOLS, "no", "sanguo retreat.12"),
            Option("leader_blocks", BOOLS, "no", "sanguo build.8"),
            Option("fallen", ("free", "heir"), "free", "sanguo leader.4"),
            Option("relations", ("now", "later"), "now", "sanguo relations.5"),
            Option("kingdom_gate", ("all", "resources"), "all", "sanguo kingdom.1b"),
            Option("kingdom_war", ("leaders", "kingdom"), "leaders", "sanguo kingdom.3"),
            Option("leader_war", ("kingdom", "leader"), "kingdom", "sanguo kingdom.5"),
            Option("militia_mark", ("stays", "clears"), "stays", "sanguo option.2b"),
        )

    def rules(self, ruleset: int, edition: Edition, options: Mapping[str, str], seats: int) -> SanguoRules:
        """The rules of one match. Raises EditionError for a wrong map file, ValueError for the rest."""
        return SanguoRules(Terms(_ground(edition), seats, fit(self, ruleset, options, seats)))


GAME: Final = SanguoGame()
"""What the shelf finds."""
