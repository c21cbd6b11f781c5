"""What must hold for every game, as plain functions: a new game is tested by being registered.

Each law takes rules and a state and yields a sentence for every breach; `yiqi.core.trials` plays random matches under
all of them. Sentences here are for developers, in a report; nothing of it enters a state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from yiqi.core import action as action_text
from yiqi.core.chance import LiveChance, QuickChance
from yiqi.core.edition import canonical
from yiqi.core.game import HOUSE, STEP, Action, Event, Reason, Rules, Seat
from yiqi.core.match import digest
from yiqi.core.rulebook import ASKED, FORM, OVER, in_form

Cited = Callable[[str], bool]

# laws of one position


def offers(rules: Rules[Any], s: Any, seat: Seat, cited: Cited, refused: Counter[str] | None = None) -> Iterator[str]:
    """`legal` is `near` filtered by `why_not`; near actions are in form; refusals cite clauses that exist."""
    verbs, keys = rules.verbs(), rules.keys()
    allowed: list[Action] = []
    for a in rules.near(s, seat):
        if not in_form(verbs, a):
            yield f"near {a!r} is not in the form that verbs() declares"
        elif action_text.parse(action_text.text(a)) != a:
            yield f"near {a!r} does not survive its text form"
        reason = rules.why_not(s, seat, a)
        if reason is None:
            allowed.append(a)
            continue
        yield from _reason(reason, cited, keys)
        if refused is not None:
            refused[reason.clause] += 1
        if reason.clause == OVER or reason.clause == FORM:
            yield f"near {a!r} is refused by {reason.clause}, which answers only for what is not near"
    legal = list(rules.legal(s, seat))
    if legal != allowed:
        yield f"seat {seat}: legal differs from near filtered by why_not: {_difference(legal, allowed)}"
    if len(set(legal)) != len(legal):
        yield f"seat {seat}: legal lists an action twice"


def _reason(reason: Reason, cited: Cited, keys: frozenset[str]) -> Iterator[str]:
    if not isinstance(reason, Reason) or not reason.clause:
        yield f"a refusal without a clause: {reason!r}"
    elif not cited(reason.clause):
        yield f"a refusal cites {reason.clause!r}, which is in no rulebook"
    elif f"refuse-{reason.key}" not in keys and reason.clause not in (ASKED, FORM, OVER):
        yield f"the refusal key {reason.key!r} is not declared"


def _difference(a: Sequence[Action], b: Sequence[Action]) -> str:
    extra, lacking = [x for x in a if x not in b], [x for x in b if x not in a]
    if not extra and not lacking:
        return "another order"
    return f"offered though refused {extra[:3]}, allowed but not offered {lacking[:3]}"


def nonsense(rules: Rules[Any], s: Any, seat: Seat, cited: Cited, random: Random, times: int = 20) -> Iterator[str]:
    """Any tuple may be thrown at `why_not`: it answers, and allows only what is near."""
    words = [*rules.verbs(), "x", "port", "1", "nobody"]
    near = set(rules.near(s, seat))
    for _ in range(times):
        parts: list[Any] = [random.choice([*words, -1, 0, 1, 2, 7, 10**6, "?"]) for _ in range(random.randrange(5))]
        if random.random() < 0.5 and near:
            parts = list(random.choice(sorted(near, key=str)))
            parts[random.randrange(len(parts))] = random.choice([-1, 99, "nobody", None, 1.5, "Ü"])
        a = tuple(parts)
        try:
            reason = rules.why_not(s, seat, a)
        except Exception as error:
            yield f"why_not of {a!r} raised {error!r}"
            continue
        if reason is None and a not in near:
            yield f"why_not allows {a!r}, which is not near"
        elif reason is not None and not cited(reason.clause):
            yield f"why_not of {a!r} cites {reason.clause!r}, which is in no rulebook"


def turns(rules: Rules[Any], s: Any) -> Iterator[str]:
    """Nobody is waited for exactly when there is a result; whoever is waited for can act, and has an idle action."""
    waited = rules.turn(s)
    scores = rules.scores(s)
    if bool(waited) == (scores is not None):
        yield f"turn is {waited} while scores is {'there' if scores else 'None'}"
    if scores is not None:
        if len(scores.places) < rules.seats or min(scores.places) != 1:
            yield f"places {scores.places}: expected one for each seat, from 1"
        if any(len(row.points) != len(scores.totals) for row in scores.rows):
            yield "a score row has not one number for each contestant"
    for seat in waited:
        legal = [STEP] if seat == HOUSE else rules.legal(s, seat)
        if not legal:
            yield f"seat {seat} is waited for and can do nothing"
        elif seat != HOUSE:
            if rules.idle(s, seat) not in legal:
                yield f"idle of seat {seat} is not legal"
            if rules.ask(s, seat) is None:
                yield f"seat {seat} is waited for and asked nothing"


def paths(rules: Rules[Any], s: Any, seat: Seat) -> Iterator[str]:
    """No path of a legal action is a proper prefix of another's."""
    found = {rules.path(s, seat, a) for a in rules.legal(s, seat)}
    for path in found:
        for k in range(1, len(path)):
            if path[:k] in found:
                yield f"the path {path[:k]} is whole and the beginning of {path}"


def saved(rules: Rules[Any], s: Any) -> Iterator[str]:
    """A state survives its JSON, and a copy is equal."""
    data = s.to_json()
    if canonical(rules.restore(data).to_json()) != canonical(data):
        yield "the state changes in its JSON round trip"
    if canonical(s.copy().to_json()) != canonical(data):
        yield "a copy is not equal to its state"


def copied(rules: Rules[Any], s: Any, seat: Seat, a: Action, random: Random) -> Iterator[str]:
    """A copy is independent: playing on it leaves the state as it was."""
    before = digest(s.to_json())
    rules.play(s.copy(), seat, a, QuickChance(random.getrandbits(60)))
    if digest(s.to_json()) != before:
        yield f"playing {a!r} on a copy changed the state"


def conserved(rules: Rules[Any], s: Any, pieces: Counter[str]) -> Iterator[str]:
    """Every piece is somewhere."""
    now = rules.pieces(s)
    if now != pieces:
        yield f"pieces lost {dict(pieces - now)}, won {dict(now - pieces)}"


def declared(rules: Rules[Any], s: Any, events: Sequence[Event]) -> Iterator[str]:
    """Every key that occurs is one of `keys()`."""
    keys = rules.keys()
    used = [f"event-{event.kind}" for event in events] + [f"phase-{rules.phase(s).key}"]
    for seat in range(rules.seats):
        prompt = rules.ask(s, seat)
        used += [f"prompt-{prompt.key}"] if prompt else []
        used += [f"action-{a[0]}" for a in rules.legal(s, seat) if a[0] not in ("commit", "reopen")]
    scores = rules.scores(s)
    for row in scores.rows if scores else ():
        used += [f"score-{row.key}", *(key for key, _ in row.why)]
    if scores and scores.tie:
        used.append(scores.tie[0])
    for key in sorted(set(used) - keys):
        yield f"the key {key!r} is used and not declared"


def apart(s: Any, events: Sequence[Event]) -> Iterator[str]:
    """Event mappings are kept nowhere: no two events share one, and spoiling them leaves the state alone."""
    seen: set[int] = set()
    for event in events:
        for mapping in (event.public, event.secret):
            if mapping is None or not mapping:
                continue
            if id(mapping) in seen:
                yield f"event {event.kind} shares a mapping with another"
            seen.add(id(mapping))
    before = canonical(s.to_json())
    for event in events:
        for mapping in (event.public, event.secret):
            for key, value in (mapping or {}).items():
                if isinstance(value, (list, dict)):
                    yield f"event {event.kind}: {key} can be changed by whoever reads it; expected a tuple"
            if isinstance(mapping, dict):
                mapping.clear()
    if canonical(s.to_json()) != before:
        yield "the state keeps a mapping of an event"


# laws of secrecy


def face(rules: Rules[Any], s: Any, seat: Seat | None) -> str:
    """Everything a seat (None: an onlooker) is shown of a state, as one text."""
    shown: list[Any] = [rules.turn(s), rules.view(s, seat), rules.phase(s)]
    if seat is None:
        shown += [rules.ask(s, other) is None for other in range(rules.seats)]
    else:
        shown.append(rules.ask(s, seat))
        near = list(rules.near(s, seat))
        legal = rules.legal(s, seat)
        shown += [near, legal, [rules.why_not(s, seat, a) for a in near], [rules.path(s, seat, a) for a in near]]
        shown.append([rules.hint(s, seat, a) for a in legal])
        begun = {path[:n] for path in (rules.path(s, seat, a) for a in legal) for n in range(1, len(path))}
        shown.append([rules.picked(s, seat, path) for path in sorted(begun)])
    return repr(shown)


def secret(
    rules: Rules[Any], s: Any, seat: Seat | None, random: Random, shares: Mapping[str, list[int]] | None = None
) -> Iterator[str]:
    """What a seat is shown is the same on the true state and on any guess it could not tell from it."""
    before = digest(s.to_json())
    guess = rules.guess(s, seat, QuickChance(random.getrandbits(60)))
    if digest(s.to_json()) != before:
        yield f"guess for {_who(seat)} changed the state"
    yield from conserved(rules, guess, rules.pieces(s))
    one, two = face(rules, s, seat), face(rules, guess, seat)
    if one != two:
        at = next((i for i, (x, y) in enumerate(zip(one, two, strict=False)) if x != y), min(len(one), len(two)))
        true, guessed = one[max(0, at - 60) : at + 60], two[max(0, at - 60) : at + 60]
        yield f"{_who(seat)} can tell a guess from the truth: …{true}… against …{guessed}…"
    if shares is not None:
        there = rules.hidden(guess, seat)
        for place, (content, several) in rules.hidden(s, seat).items():
            if several:
                count = shares.setdefault(place.split(" ")[0], [0, 0])  # type: ignore[attr-defined]
                count[0] += 1
                count[1] += there.get(place, (content, True))[0] != content


def _who(seat: Seat | None) -> str:
    return "an onlooker" if seat is None else f"seat {seat}"


def unrevealing(rules: Rules[Any], s: Any, seat: Seat, a: Action, random: Random) -> Iterator[str]:
    """Where an action is not marked as revealing, the actor learns nothing from it: a guess tells it the same."""
    true, guess = s.copy(), rules.guess(s, seat, QuickChance(random.getrandbits(60)))
    chance = LiveChance(Seeded(Random(1)))
    events = rules.play(true, seat, a, chance)
    if chance.drawn or any(event.reveals for event in events):
        return
    if rules.why_not(guess, seat, a) is not None:
        yield f"seat {seat} may play {a!r} on the true state and not on a guess"
        return
    other = rules.play(guess, seat, a, QuickChance(1))
    if repr(_told(events, seat)) != repr(_told(other, seat)):
        yield f"the events of {a!r} tell seat {seat} what it did not know, and it is not marked as revealing"
    if face(rules, true, seat) != face(rules, guess, seat):
        yield f"the position after {a!r} tells seat {seat} what it did not know, and it is not marked as revealing"


def _told(events: Sequence[Event], seat: Seat) -> list[tuple[str, Mapping[str, Any]]]:
    return [(event.kind, dict(sorted(event.told(seat).items()))) for event in events]


class Seeded:
    """The numbers of a seeded generator, for a log that can be replayed."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def below(self, n: int) -> int:
        return self._random.randrange(n)
