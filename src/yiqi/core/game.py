"""The contract between the house and a game.

A game is two objects. `Game` describes a title before anybody plays it: its seats, its options, its
rulesets. `Rules` is that title fixed for one match (ruleset, edition, options, number of seats) and holds
every method that looks at a state or changes one. Values that cross the border are small immutable tuples;
none of them contains a sentence: keys and parameters only, text is made at the edge.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from typing import Any, Final, Literal, NamedTuple, Protocol, TypeVar

from yiqi.core.chance import Chance
from yiqi.core.edition import Edition

Seat = int
"""A place at the table, 0 to n-1."""

HOUSE: Final = -1
"""The seat that acts for the table itself: dealing, an automa, barbarians."""

Action = tuple[str | int, ...]
"""A verb and its arguments, as in `("buy", 34)`; see `yiqi.core.action` for the text form."""

STEP: Final[Action] = ("step",)
COMMIT: Final[Action] = ("commit",)
REOPEN: Final[Action] = ("reopen",)
WIPE: Final[Action] = ("wipe",)  # forget my draft: played for a seat that comes into other hands

Width = Literal["wide", "narrow"]
View = Any
"""A frozen dataclass of the game's own; `Rules.schema` names its type."""

Content = Hashable
"""What one panel shows: an immutable value that can be compared and hashed."""


class Option(NamedTuple):
    """A choice the table makes before it starts. Values are text, booleans are "no" and "yes"."""

    name: str
    values: tuple[str, ...]
    default: str
    clause: str


class Domain(NamedTuple):
    """The finite range of one argument of a verb, in canonical order.

    `name` is what the argument is (`card`, `side`): messages and names are looked up by it. A `secret`
    argument is shown to others only when the rules show it: a transcript has `?` there.
    """

    name: str
    values: tuple[str | int, ...]
    secret: bool = False


class Prompt(NamedTuple):
    """The question put to a seat: message `prompt-<key>`."""

    key: str
    args: Mapping[str, Any] = {}


class Reason(NamedTuple):
    """Why an action is refused: message `refuse-<key>`, and the clause that forbids it ("ark place.d")."""

    key: str
    args: Mapping[str, Any]
    clause: str


class Event(NamedTuple):
    """One thing that happened: message `event-<kind>`.

    Everybody is told `public`; the seats in `to` are told `secret` as well. `reveals`: the acting seat
    learned something here that its view before and its action did not tell. The mappings belong to the
    event alone: no state keeps them and no two events share one.
    """

    kind: str
    public: Mapping[str, Any]
    to: tuple[Seat, ...] = ()
    secret: Mapping[str, Any] | None = None
    reveals: bool = False

    def told(self, seat: Seat | None) -> Mapping[str, Any]:
        """The parameters that `seat` (None: an onlooker) is told."""
        if self.secret is not None and seat is not None and seat in self.to:
            return {**self.public, **self.secret}
        return self.public


class Phase(NamedTuple):
    """What clocks and chat go by. `talk` "silent" closes the chat; `weight` scales a deadline."""

    key: str
    talk: Literal["free", "silent"] = "free"
    weight: float = 1.0


class Stat(NamedTuple):
    """One figure: message `stat-<key>` with `$n` and `$most`, and the symbol it is shown by. `most` 0: no limit."""

    key: str
    icon: str
    value: int
    most: int = 0


class HintLine(NamedTuple):
    """One thing an action would do: a message key with parameters, and the symbol before it."""

    key: str
    args: Mapping[str, Any] = {}
    icon: str = ""


class Hint(NamedTuple):
    """What an action would do, as far as its seat knows.

    `marks` are numbers by name: a page shows those parts of a drawing that have class `ghost` and `data-NAME="NUMBER"`.
    """

    lines: tuple[HintLine, ...] = ()
    marks: Mapping[str, int] = {}


class ScoreRow(NamedTuple):
    """One row of the score sheet: message `score-<key>`.

    `points` and `counts` go by contestant; a count is what the points were given for ("2.5", "" for
    nothing to count); `why` are message keys with parameters that explain the row, `clause` is the one behind it.
    """

    key: str
    points: tuple[int, ...]
    counts: tuple[str, ...]
    why: tuple[tuple[str, Mapping[str, Any]], ...] = ()
    clause: str = ""


class Scores(NamedTuple):
    """The result of a match that is over.

    Contestants are the seats in order, then an automa if there is one. `places` counts from 1; equal
    places are shared. `tie` says why an equal total was broken, or was not: a message key and parameters.
    """

    rows: tuple[ScoreRow, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    tie: tuple[str, Mapping[str, Any]] | None = None


class Unread(NamedTuple):
    """The first line of a typed text that could not be taken: not understood, or refused (`reason`)."""

    line: str
    reason: Reason | None = None


class Text(Protocol):
    """A catalogue in one language, for one game with one edition."""

    @property
    def language(self) -> str: ...

    def __call__(self, key: str, /, **args: Any) -> str:
        """The message `key` with `args`; never raises for a key that is declared."""
        ...


class State(Protocol):
    """What is on the table. Slots, flat lists of small ints; it holds its rules, shared by copies."""

    def copy(self: S) -> S:
        """An independent state, equal to this one."""
        ...

    def to_json(self) -> dict[str, Any]:
        """The whole state as plain JSON, without its rules; equal states give equal text."""
        ...


S = TypeVar("S", bound=State)


class Rules(Protocol[S]):
    """One title, fixed for one match. Nothing here touches the world outside."""

    @property
    def seats(self) -> int: ...

    def verbs(self) -> Mapping[str, tuple[Domain, ...]]:
        """Each verb with the domains of its arguments; masks, parser, fuzzer and help go by it."""
        ...

    def domains(self) -> Mapping[str, tuple[str | int, ...]]:
        """Named ranges that `schema` refers to by `OneOf("name")`; those of the verbs among them."""
        ...

    def schema(self) -> type:
        """The type of a view: frozen dataclasses of bool, int, str and tuples, bounded by annotations."""
        ...

    def keys(self) -> frozenset[str]:
        """Every message key that this game can ask for with these rules."""
        ...

    def names(self) -> Mapping[str, Mapping[str, str]]:
        """Message keys whose text stands in the edition (`card-fox`), by the edition's fields: en, zh_hant, zh_hans."""
        ...

    def start(self, chance: Chance) -> tuple[S, list[Event]]:
        """The first position, dealt by the house, and what happened: record 0."""
        ...

    def restore(self, data: Mapping[str, Any]) -> S:
        """The state that `to_json` wrote. Raises ValueError naming what is wrong."""
        ...

    def position(self, data: Mapping[str, Any]) -> tuple[S, list[str]]:
        """A state from the documented form of a position, with defaults for what is missing.

        Returns the state and warnings (message keys) for what could not arise in play. Raises ValueError
        with the place and what was expected.
        """
        ...

    # rules

    def ask(self, s: S, seat: Seat) -> Prompt | None:
        """The question put to this seat, None when nothing is asked of it."""
        ...

    def turn(self, s: S) -> tuple[Seat, ...]:
        """Who is waited for; empty exactly when the match is over."""
        ...

    def near(self, s: S, seat: Seat) -> Iterable[Action]:
        """Every well-formed answer to what this seat sees and may click now, legal or not."""
        ...

    def legal(self, s: S, seat: Seat) -> list[Action]:
        """Those of `near` that `why_not` allows, in the order of `near`; also for seats not waited for."""
        ...

    def why_not(self, s: S, seat: Seat, a: Action) -> Reason | None:
        """None when `a` is allowed now; otherwise the first clause, in rulebook order, that forbids it.

        Any tuple may be thrown at it.
        """
        ...

    def play(self, s: S, seat: Seat, a: Action, chance: Chance) -> list[Event]:
        """Changes `s` by an action that `why_not` allows; says what happened, in order."""
        ...

    def idle(self, s: S, seat: Seat) -> Action:
        """A legal action for a seat whose time is up; playing by it alone ends the match."""
        ...

    def phase(self, s: S) -> Phase: ...

    def scores(self, s: S) -> Scores | None:
        """The result, None while the match goes on."""
        ...

    # secrets

    def view(self, s: S, seat: Seat | None) -> View:
        """What this seat (None: an onlooker) may see, built by adding what it may see."""
        ...

    def hidden(self, s: S, seat: Seat | None) -> dict[str, tuple[Any, bool]]:
        """The places whose content this seat cannot see: content, and whether three or more fit the view."""
        ...

    def guess(self, s: S, seat: Seat | None, chance: Chance) -> S:
        """Another state that `seat` cannot tell from `s`, drawn from those by what it may know."""
        ...

    def pieces(self, s: S) -> Counter[str]:
        """All pieces wherever they are; the count never changes during a match."""
        ...

    # the table's face

    def path(self, s: S, seat: Seat, a: Action) -> tuple[str, ...]:
        """The things clicked for `a`, in order: `("card fox", "cabin port 3")`; empty for a button."""
        ...

    def picked(self, s: S, seat: Seat, path: tuple[str, ...]) -> Prompt | None:
        """The question once the things of `path`, the beginning of a path, are picked; None leaves it as it was."""
        ...

    def hint(self, s: S, seat: Seat, a: Action) -> Hint:
        """What `a`, which is near, would do."""
        ...

    def stats(self, view: View) -> tuple[tuple[Stat, ...], ...]:
        """What stands beside each player's name, by seat, from a view and nothing else."""
        ...

    def progress(self, view: View) -> tuple[Stat, ...]:
        """Figures of the table as a whole that tell how far the match is (rain seen); () where there are none."""
        ...

    def points(self, view: View) -> tuple[int, ...]:
        """What each seat would have if it were scored now; () where a game does not show it."""
        ...

    def panels(self, view: View) -> Mapping[str, Content]:
        """The contents of the board's parts by name, from a view and nothing else."""
        ...

    def draw(self, name: str, content: Content, text: Text, width: Width) -> str:
        """The SVG of one panel, from its content and nothing else."""
        ...


class Game(Protocol):
    """A title. Its folder's `GAME` is one of these."""

    @property
    def id(self) -> str: ...

    @property
    def seats(self) -> range: ...

    @property
    def rulesets(self) -> range:
        """The rulesets that can still be played; the last is the current one."""
        ...

    def options(self) -> tuple[Option, ...]: ...

    def rules(self, ruleset: int, edition: Edition, options: Mapping[str, str], seats: int) -> Rules[Any]:
        """The rules of one match. Raises EditionError or ValueError, saying what was expected and where."""
        ...


class Unknown(ValueError):
    """A name, a number or a value that is not among those there are; the message lists those that are."""


def settle(game: Game, options: Mapping[str, str]) -> dict[str, str]:
    """`options` with defaults for what is missing. Raises Unknown for a name or a value that does not exist."""
    known = {option.name: option for option in game.options()}
    for name, value in options.items():
        if name not in known:
            raise Unknown(f"no option {name!r}: expected one of {', '.join(known) or 'none'}")
        if value not in known[name].values:
            raise Unknown(f"option {name}: expected one of {', '.join(known[name].values)}, found {value!r}")
    return {name: options.get(name, option.default) for name, option in known.items()}


def fit(game: Game, ruleset: int, options: Mapping[str, str], seats: int) -> dict[str, str]:
    """All options of a match. Raises Unknown for seats, a ruleset or options that the game does not have."""
    if seats not in game.seats:
        raise Unknown(f"{game.id} seats {game.seats[0]} to {game.seats[-1]}, found {seats}")
    if ruleset not in game.rulesets:
        found = f"{game.rulesets[0]} to {game.rulesets[-1]}"
        raise Unknown(f"{game.id} has no ruleset {ruleset}: expected {found}")
    return settle(game, options)
