"""A table of Pax Pamir at any position, for tests that read like play.

`table(hands={"0": [34]}, armies={"kabul": {"british": 2}})` gives rules and a state; its fields are those of
docs/position-pamir.md. Seats are 4, it is the turn of seat 0 with two actions left, all are loyal to the British with
4 rupees, and the market holds the first court cards of the edition that lie nowhere else.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from yiqi import games
from yiqi.core import action
from yiqi.core.chance import ALL, Audience, Bag, Chance, Drawn, QuickChance, RecordedChance
from yiqi.core.edition import Edition
from yiqi.core.game import Event, Reason
from yiqi.games.pamir.game import PamirRules
from yiqi.games.pamir.state import State

EMPTY = [[0] * 6, [0] * 6]
"""A market without cards."""


def table(
    seats: int = 4,
    options: Mapping[str, str] | None = None,
    cards: Edition | None = None,
    **fields: Any,
) -> tuple[PamirRules, State]:
    """Rules and the state that a position describes."""
    rules, s, _ = warned(seats, options, cards, **fields)
    return rules, s


def warned(
    seats: int = 4,
    options: Mapping[str, str] | None = None,
    cards: Edition | None = None,
    **fields: Any,
) -> tuple[PamirRules, State, list[str]]:
    """The same, and the warnings of the position."""
    rules = games.rules("pamir", seats, options or {}, cards)
    assert isinstance(rules, PamirRules)
    s, warnings = rules.position(fields)
    return rules, s, warnings


def edition(**changed: Mapping[str, Any]) -> Edition:
    """The game's edition with some fields of some cards changed: `edition(card_34={"rank": 3})`."""
    files = copy.deepcopy(dict(games.edition("pamir").files))
    for name, fields in changed.items():
        number = int(name.removeprefix("card_"))
        file, key = ("court.toml", "court") if number <= 100 else ("events.toml", "event")
        next(card for card in files[file][key] if card["number"] == number).update(fields)
    return Edition("test", files)


class Deck:
    """Chance by which these cards come off the deck one after the other; the piles have to hold such cards."""

    def __init__(self, s: State, cards: Sequence[int]) -> None:
        self.s = s
        self.cards = list(cards)

    @property
    def left(self) -> int:
        return len(self.cards)

    def below(self, n: int, to: Audience = ALL) -> int:
        """Which sort of card comes: the deck asks for it where a pile holds several."""
        piles = self.s.piles
        at = next(at for at in range(0, 18, 3) if sum(piles[at : at + 3]))
        card = self.cards[0]
        sort = 0 if card <= 100 else 2 if card <= 104 else 1
        assert piles[at + sort], f"no such card as {card} is in the pile {piles[at : at + 3]}"
        return sum(piles[at : at + sort])

    def die(self, sides: int) -> int:
        raise AssertionError("there are no dice")

    def draw(self, bag: Bag, to: Audience = ALL) -> int:
        card = str(self.cards.pop(0))
        assert card in bag.names, f"{card} is not of the sort that comes next"
        at = bag.names.index(card)
        bag.take(at)
        return at


def scripted(*draws: str | int) -> RecordedChance:
    """Chance that gives these: names are drawn ("34"), numbers are below something."""
    return RecordedChance([Drawn("below" if isinstance(d, int) else "draw", 0, d, None) for d in draws])


def do(
    rules: PamirRules,
    s: State,
    seat: int,
    text: str,
    chance: Sequence[str | int] | Chance | None = None,
    deck: Sequence[int] | None = None,
) -> list[Event]:
    """Plays a legal action and returns what was told. `deck`: the cards that come to the market; else any do."""
    assert why(rules, s, seat, text) is None, f"{text} is refused: {why(rules, s, seat, text)}"
    source: Any = chance
    if deck is not None:
        source = Deck(s, deck)
    elif chance is None:
        source = QuickChance(1)
    elif isinstance(chance, Sequence):
        source = scripted(*chance)
    told = rules.play(s, seat, action.parse(text), source)
    if deck is not None or isinstance(chance, Sequence):
        assert source.left == 0, "less chance was asked for than the test expects"
    return told


def why(rules: PamirRules, s: State, seat: int, text: str) -> Reason | None:
    """Why an action is refused, None when it is allowed."""
    return rules.why_not(s, seat, action.parse(text))


def refused(rules: PamirRules, s: State, seat: int, text: str) -> str | None:
    """The clause that forbids an action, None when it is allowed."""
    reason = why(rules, s, seat, text)
    return reason.clause if reason else None


def legal(rules: PamirRules, s: State, seat: int, verb: str = "") -> list[str]:
    """What a seat may do, in its text form; only one verb if it is named."""
    return [action.text(a) for a in rules.legal(s, seat) if a[0] == verb or not verb]


def asked(s: State) -> str:
    """The name of the question, "over" when the match is."""
    return s.stack[-1].name if s.stack else "over"


def kinds(told: list[Event]) -> list[str]:
    """The kinds of events, in order."""
    return [event.kind for event in told]


def of(told: list[Event], kind: str) -> list[dict[str, Any]]:
    """What was told publicly by the events of a kind."""
    return [dict(event.public) for event in told if event.kind == kind]


def army(s: State, region: str, coalition: str) -> int:
    """How many armies of a coalition stand in a region."""
    found: int = s.to_json()["armies"].get(region, {}).get(coalition, 0)
    return found


def road(s: State, border: str, coalition: str) -> int:
    """How many roads of a coalition lie on a border (named as in the edition)."""
    found: int = s.to_json()["roads"].get(border, {}).get(coalition, 0)
    return found


def tribes(s: State, region: str, player: int) -> int:
    """How many tribes of a player are in a region."""
    found: int = s.to_json()["tribes"].get(region, {}).get(str(player), 0)
    return found


def spies(s: State, card: int, player: int) -> int:
    """How many spies of a player are on a court card."""
    return s.spies[card] >> 4 * player & 15


def ruler(s: State, region: str) -> int:
    """Who rules a region, -1 for nobody."""
    from yiqi.games.pamir.cards import REGIONS

    return s.rulers[REGIONS.index(region)]
