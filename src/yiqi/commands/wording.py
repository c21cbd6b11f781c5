"""The law of texts: what a game can say has words in every language, with the arguments it comes with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from yiqi import games
from yiqi.core import trials
from yiqi.core.chance import QuickChance
from yiqi.core.game import HOUSE, STEP, Event, Rules
from yiqi.core.optional import rare
from yiqi.text import LANGUAGES, Catalogue, Missing


def breaches(game: str, rules: Rules[Any], seed: int) -> Iterator[str]:
    """One random match, everything in it put into words; a sentence for each message that cannot be, once."""
    catalogues = [Catalogue(language, games.folder(game), rules.names()) for language in LANGUAGES]
    for text in catalogues:
        lacking = sorted(key for key in rules.keys() if not text.has(key))  # noqa: SIM118 -- a method of the contract
        if lacking:
            more = " …" if len(lacking) > 5 else ""
            yield f"no text in {text.language} for {', '.join(lacking[:5])}{more}"
    found: dict[str, None] = {}
    for key, args in said(rules, seed):
        for text in catalogues:
            if not text.has(key):
                continue
            try:
                text(key, **args)
            except (Missing, KeyError, TypeError) as error:
                found[f"{text.language} {key}: {error.args[0]}"] = None
    yield from found


def said(rules: Rules[Any], seed: int) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Message keys and arguments of one random match: events, prompts, refusals, actions, scores."""
    random, chance = Random(f"words {seed}"), QuickChance(f"words {seed}")
    state, events = rules.start(chance)
    yield from told(rules, events)
    while waited := rules.turn(state):
        if HOUSE in waited:
            yield from told(rules, rules.play(state, HOUSE, STEP, chance))
            continue
        seat = random.choice(waited)
        prompt = rules.ask(state, seat)
        if prompt is not None:
            yield f"prompt-{prompt.key}", prompt.args
        for a in rules.near(state, seat):
            reason = rules.why_not(state, seat, a)
            if reason is not None:
                yield f"refuse-{reason.key}", reason.args
            domains = rules.verbs()[str(a[0])]
            yield f"action-{a[0]}", {domain.name: value for domain, value in zip(domains, a[1:], strict=True)}
        a = trials.rich(rules.legal(state, seat), random, rare(rules))
        yield from told(rules, rules.play(state, seat, a, chance))
    scores = rules.scores(state)
    if scores is not None:
        for row in scores.rows:
            yield f"score-{row.key}", {}
            yield from row.why
        if scores.tie is not None:
            yield scores.tie


def told(rules: Rules[Any], events: list[Event]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """An event as an onlooker is told it, and as those are who are told its secret."""
    for event in events:
        yield f"event-{event.kind}", event.told(None)
        if event.secret is not None and event.to:
            yield f"event-{event.kind}-full", event.told(event.to[0])
