"""What rules may have beyond the contract (`yiqi.core.game.Rules`): a name each, and what goes for rules without it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from yiqi.core.game import Action, Rules, Seat, Unread


class Bell(NamedTuple):
    """What a clock does for everybody at an hour: `after` seconds from the first record on it takes `action` for each
    seat that may. Pauses do not count. The rules know no time: until then, and without a clock, nothing happens."""

    after: int
    action: Action


SELDOM: Final = 20
"""Rich random play looks at rare actions once in so many times."""


def rare(rules: Rules[Any]) -> frozenset[Action]:
    """The actions that cut matches short when chosen at random: those that the rules name as `rare`, if they do."""
    return frozenset(getattr(rules, "rare", ()))


def listed(rules: Rules[Any]) -> Mapping[str, tuple[Action, ...]]:
    """All actions of those verbs of which only a small part of the product of their ranges can ever be near.

    What the rules list as `listed`, by verb, if they do; whoever numbers actions counts these and not the product.
    """
    found: Mapping[str, tuple[Action, ...]] = getattr(rules, "listed", {})
    return found


def things(rules: Rules[Any]) -> Mapping[str, tuple[str | int, ...]]:
    """What events can name, by the name of the parameter: what the rules list as `things`, else their domains."""
    found: Mapping[str, tuple[str | int, ...]] | None = getattr(rules, "things", None)
    return rules.domains() if found is None else found


def sides(rules: Rules[Any]) -> tuple[Seat, ...]:
    """Who plays each side, where a seat plays several: what the rules list as `sides`, if they do.

    The first sides are the seats themselves by their numbers, the others follow in rounds. Events, views and arguments
    of actions name a side by its number; whatever the contract asks of a seat, and its scores, go by seat. () for a
    game in which each seat is one side: a number beyond the seats is an automa there.
    """
    found: tuple[Seat, ...] = getattr(rules, "sides", ())
    return found


def side(rules: Rules[Any], s: Any, seat: Seat) -> Seat:
    """The side for which a seat is asked now: what the rules say as `rules.side(state, seat)`, if they list `sides`."""
    return int(rules.side(s, seat)) if sides(rules) else seat  # type: ignore[attr-defined]


def typing(rules: Rules[Any]) -> Callable[[Any, Seat, str], list[Action] | Unread] | None:
    """How text in a notation of the game's own is read: `rules.typed(state, seat, text)`, None for a game without one.

    It gives the actions that the text means for this seat now, to be played in this order, each allowed when its turn
    comes; or the first line that means none. It changes nothing.
    """
    found: Callable[[Any, Seat, str], list[Action] | Unread] | None = getattr(rules, "typed", None)
    return found


def typed_in(rules: Rules[Any], phase: str) -> bool:
    """Whether text is read in a phase: in those that the rules name as `typed_in`, if they do, else in all."""
    if typing(rules) is None:
        return False
    named: frozenset[str] | None = getattr(rules, "typed_in", None)
    return named is None or phase in named


def chapters(rules: Rules[Any]) -> frozenset[str]:
    """The kinds of event that begin a part of the match, called `chapter-<kind>` or as the log tells them."""
    return frozenset(getattr(rules, "chapters", ()))


def early(rules: Rules[Any], s: Any) -> bool:
    """Whether a match is still in the part that bots play for every seat before people begin: what the rules say of
    `s` as `rules.early(s)`, never for a game without it. Rules that say so say it from the beginning on or never."""
    found: Callable[[Any], bool] | None = getattr(rules, "early", None)
    return found is not None and found(s)


def bell(rules: Rules[Any]) -> Bell | None:
    """The hour of a match: what the rules have as `bell`, if they do; the message `bell` says what it is."""
    found: Bell | None = getattr(rules, "bell", None)
    return found
