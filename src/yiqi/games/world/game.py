"""The contract's methods, thin: each looks at the decision on top of the stack or at the topic's module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, Final

from yiqi.core.chance import Chance
from yiqi.core.edition import Edition
from yiqi.core.game import (
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
    Width,
    fit,
)
from yiqi.core.rulebook import ill_typed, outside
from yiqi.games.world import hints, keys, paths, scoring, secrets, setup
from yiqi.games.world import position as positions
from yiqi.games.world import view as views
from yiqi.games.world.campaign import END
from yiqi.games.world.decisions import settle
from yiqi.games.world.hand import late
from yiqi.games.world.naming import BEGIN
from yiqi.games.world.sea import STOP
from yiqi.games.world.state import NOBODY, NOT_ASKED, State
from yiqi.games.world.terms import COLOURS_SEATS, START_EPOCHS, Terms

BOOLS: Final = ("no", "yes")
ONE_LAND: Final = ("army", "fort", "treachery", "surprise", "monument", "hit", "raid", "rise", "crusade", "settle")
BARE: Final = ("keep", "begin", "stop", "restore", "end")


class WorldRules:
    """History of the World with one edition, options and number of seats; see `yiqi.core.game.Rules`."""

    chapters: Final = frozenset({"epoch", "turn"})

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self._seats = terms.seats

    @property
    def seats(self) -> int:
        return self.terms.seats

    @property
    def sides(self) -> tuple[Seat, ...]:
        """Who plays each colour, where a player has two; see `yiqi.core.optional.sides`."""
        return tuple([self.terms.owner(n) for n in range(self.terms.sides)]) if self.terms.sides > self.seats else ()

    def side(self, s: State, seat: Seat) -> Seat:
        """The colour for which a seat is asked, else that which comes next; see `yiqi.core.optional.side`."""
        return views.side_of(s, seat)

    @cached_property
    def rare(self) -> frozenset[Action]:
        """Ending early and armies turned into forts: random matches are poor with them."""
        return frozenset([END, BEGIN, STOP, *self.terms.fortify.all])

    def verbs(self) -> Mapping[str, tuple[Domain, ...]]:
        return self._verbs

    @cached_property
    def _verbs(self) -> Mapping[str, tuple[Domain, ...]]:
        ground = self.terms.ground
        land = Domain("land", tuple([ground.lands[n] for n in range(len(ground.lands))]))
        water = Domain("water", ground.waters)
        verbs: dict[str, tuple[Domain, ...]] = dict.fromkeys(ONE_LAND, (land,))
        verbs |= dict.fromkeys(BARE, ())
        return verbs | {
            "give": (Domain("seat", tuple(range(self.terms.sides))),),
            "event": (Domain("card", self.terms.cards.event_names),),
            "area": (Domain("area", ground.areas),),
            "from": (land,),
            "half": (land,),
            "fleet": (water,),
            "coin": (water,),
        }

    def domains(self) -> Mapping[str, tuple[str | int, ...]]:
        ground, cards = self.terms.ground, self.terms.cards
        return {
            "land": (*ground.lands, views.NONE),
            "water": (*ground.waters, views.NONE),
            "area": ground.areas,
            "card": cards.event_names,
            "empire": (*cards.forces, views.NONE),
            "question": views.QUESTIONS,
            "result": views.RESULTS,
            "defence": keys.DEFENCES,
        }

    @property
    def things(self) -> Mapping[str, tuple[str | int, ...]]:
        """What coverage counts; see `yiqi.core.optional.things`."""
        ground, cards = self.terms.ground, self.terms.cards
        playable = tuple([name for n, name in enumerate(ground.lands) if ground.playable >> n & 1])
        raiders = tuple([name for n, name in enumerate(ground.lands) if ground.raiders >> n & 1])
        return {
            "land": (*playable, *raiders),
            "empire": cards.forces,
            "card": cards.event_names,
            "defence": keys.DEFENCES,
            "result": views.RESULTS,
            "means": keys.MEANS,
        }

    def schema(self) -> type:
        return views.View

    def keys(self) -> frozenset[str]:
        return self._keys

    @cached_property
    def _keys(self) -> frozenset[str]:
        return keys.all_keys(self.terms)

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return self.terms.label

    def start(self, chance: Chance) -> tuple[State, list[Event]]:
        s, told = setup.start(self.terms, chance)
        settle(s, chance, told)
        return s, told

    def restore(self, data: Mapping[str, Any]) -> State:
        return positions.restore(self.terms, data)

    def position(self, data: Mapping[str, Any]) -> tuple[State, list[str]]:
        return positions.read(self.terms, data)

    # rules

    def ask(self, s: State, seat: Seat) -> Prompt | None:
        return s.stack[-1].ask(s) if s.stack and s.stack[-1].player % self._seats == seat else None

    def turn(self, s: State) -> tuple[Seat, ...]:
        # one colour is asked at a time: its player is waited for (ruling world 2.1.r2)
        return (s.stack[-1].player % self._seats,) if s.stack else ()

    def near(self, s: State, seat: Seat) -> Iterable[Action]:
        return s.stack[-1].near(s) if s.stack and s.stack[-1].player % self._seats == seat else []

    def legal(self, s: State, seat: Seat) -> list[Action]:
        return s.stack[-1].legal(s) if s.stack and s.stack[-1].player % self._seats == seat else []

    def why_not(self, s: State, seat: Seat, a: Action) -> Reason | None:
        if not s.stack or ill_typed(a):
            return outside(self._verbs, not s.stack, a)
        top = s.stack[-1]
        reason = top.refusal(s, a) if top.player % self._seats == seat else NOT_ASKED
        if reason is NOT_ASKED and seat == self.terms.owner(s.seat) and a[0] == "event":
            reason = late(s, s.seat, a)
        return outside(self._verbs, False, a) if reason is NOT_ASKED else reason

    def play(self, s: State, seat: Seat, a: Action, chance: Chance) -> list[Event]:
        told: list[Event] = []
        s.stack[-1].take(s, a, chance, told)
        settle(s, chance, told)
        return told

    def idle(self, s: State, seat: Seat) -> Action:
        return s.stack[-1].idle(s)

    def phase(self, s: State) -> Phase:
        if not s.stack:
            return Phase("over")
        return Phase("draft" if s.stack[-1].name == "draft" else "turn")

    def early(self, s: State) -> bool:
        """Whether the match is in the epochs before the one that people play from; see `yiqi.core.optional.early`."""
        return bool(s.stack) and s.epoch < self.terms.start_epoch

    def scores(self, s: State) -> Scores | None:
        return None if s.stack else scoring.scores(s)

    # secrets

    def view(self, s: State, seat: Seat | None) -> views.View:
        return views.build(s, seat)

    def hidden(self, s: State, seat: Seat | None) -> dict[str, tuple[Any, bool]]:
        return secrets.hidden(s, seat)

    def guess(self, s: State, seat: Seat | None, chance: Chance) -> State:
        return secrets.guess(s, seat, chance)

    def pieces(self, s: State) -> Counter[str]:
        """Events, markers, and the empires of epochs to come; armies and buildings come and go with the supply."""
        cards = self.terms.cards
        found: Counter[str] = Counter()
        for n, event in enumerate(cards.events):
            found[f"card {event.id}"] = s.greater_bag.counts[n] + s.lesser_bag.counts[n] + s.spent[n]
        for card in (*s.named, *[card for hand in s.hands for card in hand]):
            found[f"card {cards.event_names[card]}"] += 1
        for name, n in zip(s.marker_bag.names, s.marker_bag.counts, strict=True):
            found[f"marker {name}"] += n
        for numbers in s.drawn:
            found.update([f"marker {n}" for n in numbers])
        held = [*[empire for empire in s.held if empire != NOBODY], secrets.in_hand(s)]
        # of this epoch all seven are in the bag, held or looked at
        found["empires"] = sum([empire != NOBODY for empire in held]) + s.empire_bag.total
        return +found

    # the table's face

    def path(self, s: State, seat: Seat, a: Action) -> tuple[str, ...]:
        return paths.path(s, a)

    def picked(self, s: State, seat: Seat, path: tuple[str, ...]) -> Prompt | None:
        return paths.picked(path) if s.stack and s.stack[-1].name == "expand" else None

    def hint(self, s: State, seat: Seat, a: Action) -> Hint:
        return hints.hint(s, s.stack[-1].player, a) if s.stack else Hint()

    def stats(self, view: views.View) -> tuple[tuple[Stat, ...], ...]:
        return views.stats(view)

    def progress(self, view: views.View) -> tuple[Stat, ...]:
        return views.progress(view)

    def points(self, view: views.View) -> tuple[int, ...]:
        found = [0] * self.terms.seats
        for player in view.players:
            found[player.seat % self.terms.seats] += player.points
        return tuple(found)

    def panels(self, view: views.View) -> Mapping[str, Any]:
        from yiqi.games.world import board

        return board.panels(self.terms, view)

    def draw(self, name: str, content: Any, text: Text, width: Width) -> str:
        from yiqi.games.world import board

        return board.draw(name, content, text, width)


class WorldGame:
    """世史 History of the World, 2001, 3 to 6 players."""

    @property
    def id(self) -> str:
        return "world"

    @property
    def seats(self) -> range:
        return range(3, 7)

    @property
    def rulesets(self) -> range:
        return range(1, 2)

    def options(self) -> tuple[Option, ...]:
        return (
            Option("passing", ("next", "any"), "next", "world 2.3.2b"),
            Option("draft", ("closed", "open"), "closed", "world 2.3.r5"),
            Option("deal", ("plain", "one_minor"), "plain", "world 2.2.r22"),
            Option("civil_service", ("armies", "coins"), "armies", "world 4.1.r1"),
            Option("leader_minor", ("allowed", "barred"), "allowed", "world 2.2.r6"),
            Option("leader_dies", BOOLS, "no", "world 2.2.r20"),
            Option("taking", ("invading", "any"), "invading", "world 3.7.2"),
            Option("marauders", BOOLS, "no", "world 5.3.r1"),
            Option("markers", BOOLS, "no", "world 5.5.3"),
            Option("colours", ("one", "two"), "one", "world 2.1.r2"),
            Option("start_epoch", START_EPOCHS, START_EPOCHS[0], "world 1.r1"),
            Option("early_scores", ("kept", "zeroed"), "kept", "world 1.r2"),
        )

    def rules(self, ruleset: int, edition: Edition, options: Mapping[str, str], seats: int) -> WorldRules:
        """The rules of one match. Raises EditionError for a wrong data file, ValueError for the rest."""
        chosen = fit(self, ruleset, options, seats)
        if chosen["colours"] == "two" and seats != COLOURS_SEATS:
            raise ValueError(f"option colours: two are for {COLOURS_SEATS} players, not for {seats}")
        return WorldRules(Terms(edition, seats, chosen))


GAME: Final = WorldGame()
"""What the shelf finds."""
