"""A table of History of the World at any position, for tests that read like play.

`table("romans", "pindus morea", {1: "crete"}, pool=3)` gives a state in which seat 0 expands with the Romans, who hold
Pindus and Morea, against seat 1 in Crete. The epoch is that of the empire; three play unless `seats` says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from yiqi.core import action
from yiqi.core.chance import Drawn, QuickChance, RecordedChance
from yiqi.core.edition import Edition
from yiqi.core.game import Event, Reason
from yiqi.games import HERE, read_edition
from yiqi.games.world.cards import Cards
from yiqi.games.world.game import GAME, WorldRules
from yiqi.games.world.ground import Ground, bits
from yiqi.games.world.state import State, holder


@cache
def edition() -> Edition:
    """The edition the game comes with."""
    return read_edition(HERE / "world" / "data")


@cache
def ground() -> Ground:
    """Its board."""
    return Ground(edition())


@cache
def cards() -> Cards:
    """Its cards."""
    return Cards(edition(), ground())


@cache
def _rules(seats: int, options: tuple[tuple[str, str], ...]) -> WorldRules:
    chosen = {option.name: option.default for option in GAME.options()}
    assert dict(options).keys() <= chosen.keys()
    return GAME.rules(1, edition(), chosen | dict(options), seats)


def rules_of(seats: int = 3, **options: str) -> WorldRules:
    """The rules of a match with some options."""
    return _rules(seats, tuple(sorted(options.items())))


def table(
    empire: str,
    lands: str = "",
    armies: Mapping[int, str] | None = None,
    *,
    seats: int = 3,
    options: Mapping[str, str] | None = None,
    turn: Mapping[str, Any] | None = None,
    **more: Any,
) -> State:
    """The state described; see above. `armies` of others may name a force: "crete:minoans". `pool` goes to the turn."""
    rules = rules_of(seats, **(options or {}))
    found = next(e for e in cards().empires if e.id == empire)
    given: dict[str, dict[str, str]] = {"0": dict.fromkeys(lands.split(), empire)}
    for seat, words in (armies or {}).items():
        held = given.setdefault(str(seat), {})
        for word in words.split():
            land, _, force = word.partition(":")
            held[land] = force
    in_turn = {"seat": 0, "pool": more.pop("pool", 0), **(turn or {})}
    data = {
        "epoch": found.epoch,
        "armies": given,
        "held": {"0": empire},
        "turn": in_turn,
        **{name: value.split() if isinstance(value, str) and name != "ask" else value for name, value in more.items()},
    }
    return rules.position(data)[0]


def why(s: State, text: str, seat: int = 0) -> Reason | None:
    """Why something is refused, None when it is allowed."""
    return WorldRules(s.terms).why_not(s, seat, action.parse(text))


def refused(s: State, text: str, seat: int = 0) -> str | None:
    """The clause that forbids something, None when it is allowed."""
    reason = why(s, text, seat)
    return reason.clause if reason else None


def do(s: State, *texts: str, dice: str = "", draws: Sequence[str] = (), seat: int | None = None) -> list[Event]:
    """Plays actions, each of which must be allowed; `dice` fall as given ("6 3 1"), `draws` come up; what was told."""
    rules = WorldRules(s.terms)
    script = [Drawn("die", 0, int(n), None) for n in dice.split()] + [Drawn("draw", 0, name, None) for name in draws]
    chance: Any = RecordedChance(script) if script else QuickChance(1)
    told: list[Event] = []
    for text in texts:
        who = s.stack[-1].player if seat is None else seat
        a = action.parse(text)
        reason = rules.why_not(s, who, a)
        assert reason is None, f"{text} is refused: {reason}"
        assert a in rules.legal(s, who) and a in list(rules.near(s, who))
        told += rules.play(s, who, a, chance)
    assert not script or chance.left == 0, "not all dice were rolled"
    return told


def of(told: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """What was told of one kind, in order."""
    return [dict(event.public) for event in told if event.kind == kind]


def names(mask: int) -> str:
    """The lands in a mask, in alphabetical order."""
    return " ".join(sorted(ground().lands[n] for n in bits(mask)))


def at(land: str) -> int:
    """The place of a land."""
    return ground().lands.index(land)


def has(mask: int, land: str) -> bool:
    """Whether a land is in a mask."""
    return bool(mask >> at(land) & 1)


def whose(s: State, land: str) -> int:
    """Whose army is in a land, -1 when it is vacant."""
    return holder(s, at(land))


def asked(s: State) -> str:
    """The name of the question, "over" when the match is."""
    return s.stack[-1].name if s.stack else "over"
