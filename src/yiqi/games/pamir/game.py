"""The contract's methods, thin: each looks at the decision on top of the stack or at the topic's module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Any, Final

from yiqi.core.chance import Chance
from yiqi.core.edition import Edition
from yiqi.core.game import (
    HOUSE,
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
from yiqi.games.pamir import hints, keys, paths, pieces, scoring, secrets, setup, wakhan
from yiqi.games.pamir import position as positions
from yiqi.games.pamir import view as views
from yiqi.games.pamir.acts import DONE
from yiqi.games.pamir.battle import SafeHouse
from yiqi.games.pamir.betray import Prize
from yiqi.games.pamir.bribe import Bribe, Demand, set_standing, standing_near
from yiqi.games.pamir.cards import ACTS, COALITIONS, COURT, LAST, LASTING, REGIONS, SUITS, Cards
from yiqi.games.pamir.decisions import settle
from yiqi.games.pamir.setup import Loyalty
from yiqi.games.pamir.state import NOT_ASKED, State
from yiqi.games.pamir.terms import ENDS, GIFTS, STANDING, Terms
from yiqi.games.pamir.turn import PASS

MOST_BRIBE: Final = 10
ONE_CARD: Final = (
    "tax", "gift", "build", "move", "betray", "battle", "spy", "take_spy", "target", "fight_on", "shelter",
)  # fmt: skip
BARE: Final = ("pay", "cancel", "pass", "done", "decline", "prize")


class PamirRules:
    """Pax Pamir with one edition, options and number of people; see `yiqi.core.game.Rules`."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms

    @property
    def seats(self) -> int:
        return self.terms.seats

    @cached_property
    def rare(self) -> frozenset[Action]:
        """Passing, ending an action early, begging, buying a Dominance Check: random matches are poor with them."""
        checks = [("buy", card) for card, is_check in enumerate(self.terms.cards.check) if is_check]
        return frozenset([PASS, DONE, *checks, *[("offer", n) for n in range(MOST_BRIBE)]])

    def verbs(self) -> Mapping[str, tuple[Domain, ...]]:
        return self._verbs

    @cached_property
    def _verbs(self) -> Mapping[str, tuple[Domain, ...]]:
        cards = self.terms.cards
        court = Domain("card", tuple(range(1, COURT + 1)))
        card = Domain("card", tuple(range(1, LAST + 1)))
        region, coalition = Domain("region", REGIONS), Domain("coalition", COALITIONS)
        border = Domain("border", cards.border_names)
        player = Domain("seat", tuple(range(self.terms.players)))
        space = Domain("space", GIFTS)
        verbs: dict[str, tuple[Domain, ...]] = dict.fromkeys(ONE_CARD, (court,))
        verbs |= dict.fromkeys(BARE, ())
        verbs |= dict.fromkeys(("levy", "name", "swap", "hit_tribe", "hit_spy"), (player,))
        verbs |= dict.fromkeys(("army", "take_army", "take_tribe", "fight_in", "rebuke"), (region,))
        verbs |= {verb: (region, Domain("region_goal", REGIONS)) for verb in ("move_army", "move_tribe")}
        return verbs | {
            "loyalty": (coalition,),
            "buy": (card,),
            "play": (court, Domain("end", ENDS)),
            "offer": (Domain("n", tuple(range(MOST_BRIBE))),),
            "demand": (Domain("n", tuple(range(MOST_BRIBE + 1))),),
            "standing": (Domain("answer", STANDING, secret=True),),
            "road": (border,),
            "take_road": (border,),
            "take_gift": (space,),
            "space": (space,),
            "rupee": (card,),
            "move_spy": (court, Domain("card_goal", court.values)),
            "hit_army": (coalition,),
            "hit_road": (border, coalition),
            "discard": (court,),
            "suit": (Domain("suit", SUITS),),
        }

    def domains(self) -> Mapping[str, tuple[str | int, ...]]:
        return {
            "region": REGIONS,
            "suit": SUITS,
            "coalition": COALITIONS,
            "border": self.terms.cards.border_names,
            "end": ENDS,
            "loyalty": views.LOYALTIES,
            "answer": views.ANSWERS,
            "lasting": LASTING,
            "question": views.QUESTIONS,
        }

    @property
    def things(self) -> Mapping[str, tuple[str | int, ...]]:
        """What coverage counts; see `yiqi.core.optional.things`."""
        cards = self.terms.cards
        hers = cards.wakhan[1:] if self.terms.wakhan >= 0 else ()
        bought = [key for key, can in zip(cards.bought_key, cards.buyable, strict=True) if can]
        return {
            "card": tuple(map(int, (*cards.court_names, *cards.check_names, *cards.event_names))),
            "effect": tuple(dict.fromkeys(key for key in (*cards.discarded_key, *bought) if key)),
            "act": ACTS,
            "region": REGIONS,
            "border": cards.border_names,
            "suit": SUITS,
            "coalition": COALITIONS,
            "automa": tuple(card.number for card in hers),
            "instruction": tuple(dict.fromkeys(line for card in hers for line in card.instructions)),
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
        return positions.restore(self.terms, data)

    def position(self, data: Mapping[str, Any]) -> tuple[State, list[str]]:
        return positions.read(self.terms, data)

    # rules

    def ask(self, s: State, seat: Seat) -> Prompt | None:
        if not s.stack:
            return None
        top = s.stack[-1]
        return top.ask(s) if top.player == seat else None

    def turn(self, s: State) -> tuple[Seat, ...]:
        return s.stack[-1].turn(s) if s.stack else ()

    def near(self, s: State, seat: Seat) -> Iterable[Action]:
        if not s.stack:
            return []
        top = s.stack[-1]
        return top.near(s) if top.player == seat else standing_near(s, seat)

    def legal(self, s: State, seat: Seat) -> list[Action]:
        if not s.stack:
            return []
        top = s.stack[-1]
        return top.legal(s) if top.player == seat else standing_near(s, seat)

    def why_not(self, s: State, seat: Seat, a: Action) -> Reason | None:
        if not s.stack or ill_typed(a):
            return outside(self._verbs, not s.stack, a)
        top = s.stack[-1]
        if top.player == seat:
            reason = top.refusal(s, a)
        elif a in standing_near(s, seat):
            return None
        else:
            reason = NOT_ASKED
        return outside(self._verbs, False, a) if reason is NOT_ASKED else reason

    def play(self, s: State, seat: Seat, a: Action, chance: Chance) -> list[Event]:
        told: list[Event] = []
        if seat == HOUSE:
            wakhan.step(s, chance, told)
        elif s.stack[-1].player == seat:
            s.stack[-1].take(s, a, chance, told)
        else:
            set_standing(s, seat, a, told)
        settle(s, chance, told)
        return told

    def idle(self, s: State, seat: Seat) -> Action:
        return s.stack[-1].idle(s)

    def phase(self, s: State) -> Phase:
        top = s.stack[-1] if s.stack else None
        if top is None:
            return Phase("over")
        if isinstance(top, Loyalty):
            return Phase("setup")
        return Phase("bribe" if isinstance(top, Bribe | Demand) else "turn")

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
        """Cards by number, blocks by coalition, cylinders by player; rupees have no end, Wakhan's cards come back."""
        found: Counter[str] = Counter()
        for bag in (s.court_bag, s.event_bag, s.check_bag):
            for name, n in zip(bag.names, bag.counts, strict=True):
                found[f"card {name}"] += n
        held = [*s.hands, *s.courts, *s.prizes, tuple(s.market), s.gone, s.in_force]
        for decision in s.stack:
            if isinstance(decision, Prize) or decision.name == "tuck":
                held.append((decision.card,))  # type: ignore[attr-defined]
            elif decision.name == "check":
                held.append(decision.cards)  # type: ignore[attr-defined]
            elif isinstance(decision, SafeHouse):
                found[f"cylinder {decision.player}"] += 1
        found.update([f"card {card}" for cards in held for card in cards if card])
        for k, name in enumerate(COALITIONS):
            found[f"block {name}"] = s.blocks[k] + sum(s.armies[6 * k : 6 * k + 6]) + sum(s.roads[9 * k : 9 * k + 9])
        spied_on = [card for card, spies in enumerate(s.spies) if spies]
        for player in range(self.terms.players):
            spies = sum([pieces.spies_of(s, card, player) for card in spied_on])
            tribes = sum(s.tribes[6 * player : 6 * player + 6])
            found[f"cylinder {player}"] += s.cylinders[player] + spies + tribes + s.gifts[player].bit_count()
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
        return tuple(player.points for player in view.players)

    def panels(self, view: views.View) -> Mapping[str, Any]:
        from yiqi.games.pamir import board

        return board.panels(self.terms.cards, view)

    def draw(self, name: str, content: Any, text: Text, width: Width) -> str:
        from yiqi.games.pamir import board

        return board.draw(name, content, text, width)


@lru_cache(maxsize=8)
def _cards(edition: Edition) -> Cards:
    """The same for all matches with an edition, since nothing changes them."""
    return Cards(edition)


class PamirGame:
    """帕米爾和平 Pax Pamir, second edition, 1 to 5 players; alone against Wakhan."""

    @property
    def id(self) -> str:
        return "pamir"

    @property
    def seats(self) -> range:
        return range(1, 6)

    @property
    def rulesets(self) -> range:
        return range(1, 2)

    def options(self) -> tuple[Option, ...]:
        return (
            Option("wakhan", ("solo", "yes"), "solo", "pamir wakhan.players"),
            Option("hands", ("closed", "open"), "closed", "pamir secret.1"),
            Option("spy_ring", ("turn_order", "table"), "turn_order", "pamir move.4"),
            Option("empty_column", ("leaves", "stays"), "leaves", "pamir buy.6"),
            Option("wakhan_purchase", ("printed", "savvy"), "printed", "pamir wakhan.28"),
            Option("wakhan_spies", ("stay", "move"), "stay", "pamir wakhan.44"),
            Option("wakhan_loyalty", ("pragmatic", "steadfast"), "pragmatic", "pamir wakhan.8"),
        )

    def rules(self, ruleset: int, edition: Edition, options: Mapping[str, str], seats: int) -> PamirRules:
        """The rules of one match. Raises EditionError for a wrong data file, ValueError for the rest."""
        chosen = fit(self, ruleset, options, seats)
        if chosen["wakhan"] == "yes" and seats > 2:
            raise ValueError(f"option wakhan: she plays with one or two people, not with {seats}")
        return PamirRules(Terms(_cards(edition), seats, chosen))


GAME: Final = PamirGame()
"""What the shelf finds."""
