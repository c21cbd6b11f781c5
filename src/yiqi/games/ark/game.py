"""The contract's methods, thin: each looks at the decision on top of the stack or at the topic's module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
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
from yiqi.games.ark import hints, keys, paths, scoring, secrets, setup, turn
from yiqi.games.ark import position as positions
from yiqi.games.ark import view as views
from yiqi.games.ark.cards import DRIVERS, KINDS, MARKERS, SIDES, Cards, Terms
from yiqi.games.ark.decisions import CLASSES, Pets
from yiqi.games.ark.plays import NOT_ASKED
from yiqi.games.ark.state import OVER, PHASES, State, restore

BOOLS: Final = ("no", "yes")


class ArkRules:
    """Ark with one edition, options and number of seats; see `yiqi.core.game.Rules`."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms

    @property
    def seats(self) -> int:
        return self.terms.seats

    def verbs(self) -> Mapping[str, tuple[Domain, ...]]:
        return self._verbs

    @cached_property
    def _verbs(self) -> Mapping[str, tuple[Domain, ...]]:
        names = self.terms.cards.names
        card = Domain("card", names)
        cabin = (Domain("side", SIDES), Domain("cabin", tuple(range(1, self.terms.rows + 1))))
        drivers = tuple(name for name, d in zip(names, self.terms.cards.driver, strict=True) if d >= 0)
        verbs: dict[str, tuple[Domain, ...]] = {
            "take": (card,),
            "load": (card, *cabin),
            "drive": (Domain("card", drivers), *cabin, Domain("card_victim", names)),
            "mark": (Domain("kind", KINDS),),
            "pick": (card,),
            "done": (),
            "pet": (Domain("card", names, secret=True),),
            "pass": (),
            "reopen": (),
        }
        if not drivers:
            del verbs["drive"]
        return verbs

    def domains(self) -> Mapping[str, tuple[str | int, ...]]:
        return {
            "card": self.terms.cards.names,
            "side": SIDES,
            "kind": KINDS,
            "driver": DRIVERS,
            "phase": views.PHASES,
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
        return self.terms.cards.label

    def start(self, chance: Chance) -> tuple[State, list[Event]]:
        return setup.start(self.terms, chance)

    def restore(self, data: Mapping[str, Any]) -> State:
        return restore(self.terms, data, CLASSES)

    def position(self, data: Mapping[str, Any]) -> tuple[State, list[str]]:
        return positions.read(self.terms, data)

    # rules

    def ask(self, s: State, seat: Seat) -> Prompt | None:
        return s.stack[-1].ask(s, seat) if s.stack else None

    def turn(self, s: State) -> tuple[Seat, ...]:
        return s.stack[-1].turn(s) if s.stack else ()

    def near(self, s: State, seat: Seat) -> Iterable[Action]:
        return s.stack[-1].near(s, seat) if s.stack else []

    def legal(self, s: State, seat: Seat) -> list[Action]:
        return s.stack[-1].legal(s, seat) if s.stack else []

    def why_not(self, s: State, seat: Seat, a: Action) -> Reason | None:
        if not s.stack or ill_typed(a):
            return outside(self._verbs, not s.stack, a)
        reason = s.stack[-1].why_not(s, seat, a)
        return outside(self._verbs, False, a) if reason is NOT_ASKED else reason

    def play(self, s: State, seat: Seat, a: Action, chance: Chance) -> list[Event]:
        told: list[Event] = []
        s.stack[-1].take(s, seat, a, chance, told)
        turn.settle(s, chance, told)
        return told

    def idle(self, s: State, seat: Seat) -> Action:
        return s.stack[-1].idle(s, seat)

    def phase(self, s: State) -> Phase:
        top = s.stack[-1] if s.stack else None
        return Phase("pets" if isinstance(top, Pets) else PHASES[s.phase])

    def scores(self, s: State) -> Scores | None:
        return scoring.scores(s) if s.phase == OVER else None

    # secrets

    def view(self, s: State, seat: Seat | None) -> views.View:
        return views.build(s, seat)

    def hidden(self, s: State, seat: Seat | None) -> dict[str, tuple[Any, bool]]:
        return secrets.hidden(s, seat)

    def guess(self, s: State, seat: Seat | None, chance: Chance) -> State:
        return secrets.guess(s, seat, chance)

    def pieces(self, s: State) -> Counter[str]:
        names = self.terms.cards.names
        found: Counter[str] = Counter()
        for i, n in enumerate(s.bag.counts):
            found[f"card {names[i]}"] += n
        pets = tuple(card for card in s.pets if card >= 0)
        held = (*s.hands, *s.cabins, s.offer, s.gone, pets)
        found.update([f"card {names[card]}" for cards in held for card in cards])
        found["timber"] = sum(s.timber) + s.bank + sum(s.halves)
        found["marker"] = self.seats * MARKERS
        return +found

    # the table's face

    def path(self, s: State, seat: Seat, a: Action) -> tuple[str, ...]:
        return paths.path(s, a)

    def picked(self, s: State, seat: Seat, path: tuple[str, ...]) -> Prompt | None:
        return paths.picked(path)

    def hint(self, s: State, seat: Seat, a: Action) -> Hint:
        return hints.hint(s, seat, a)

    def stats(self, view: views.View) -> tuple[tuple[Stat, ...], ...]:
        return views.stats(view)

    def progress(self, view: views.View) -> tuple[Stat, ...]:
        return views.progress(view)

    def points(self, view: views.View) -> tuple[int, ...]:
        return tuple(player.total for player in view.players)

    def panels(self, view: views.View) -> Mapping[str, Any]:
        from yiqi.games.ark import board

        return board.panels(self.terms.cards, view)

    def draw(self, name: str, content: Any, text: Text, width: Width) -> str:
        from yiqi.games.ark import board

        return board.draw(name, content, text, width)


@lru_cache(maxsize=8)
def _cards(edition: Edition) -> Cards:
    """The same for all matches with an edition, since nothing changes them."""
    return Cards(edition)


class ArkGame:
    """方舟 Ark, 3 to 5 players."""

    @property
    def id(self) -> str:
        return "ark"

    @property
    def seats(self) -> range:
        return range(3, 6)

    @property
    def rulesets(self) -> range:
        return range(1, 2)

    def options(self) -> tuple[Option, ...]:
        return (
            Option("start", ("drawn", "0", "1", "2", "3", "4"), "drawn", "ark setup.3"),
            Option("omnivores_scare", BOOLS, "yes", "ark place.6"),
            Option("end_pick_optional", BOOLS, "no", "ark end.15"),
            Option("drive_optional", BOOLS, "no", "ark drive.11"),
        )

    def rules(self, ruleset: int, edition: Edition, options: Mapping[str, str], seats: int) -> ArkRules:
        """The rules of one match. Raises EditionError for a wrong card file, ValueError for the rest."""
        chosen = fit(self, ruleset, options, seats)
        if chosen["start"] != "drawn" and int(chosen["start"]) >= seats:
            raise ValueError(f"option start: expected drawn or a seat from 0 to {seats - 1}, found {chosen['start']}")
        return ArkRules(Terms(_cards(edition), seats, chosen))
