"""What tests of texts have in common: all that positions and events of a game say, and that every line reads well."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from yiqi.core.game import Action, Event, Game, Rules
from yiqi.text import LANGUAGES, Catalogue

LATIN: Final = re.compile(r"[A-Za-z]{2,}")
Said = tuple[str, Mapping[str, Any]]


def messages(folder: Path, language: str) -> list[str]:
    """The messages of a game in a language."""
    text = (folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]


def undeclared(rules: Rules[Any], folder: Path, language: str) -> set[str]:
    """Messages that the rules do not declare, and declared ones that have no text."""
    written = {key for key in messages(folder, language) if not key.startswith("option-")}
    return written ^ set(rules.keys() - rules.names().keys())


def misnamed_options(game: Game, folder: Path, language: str) -> set[str]:
    """Messages about options or their values that there are not, and options, values and explanations without one."""
    wanted = {"option-" + option.name for option in game.options()}
    wanted |= {f"option-{option.name}-help" for option in game.options()}
    wanted |= {f"option-{option.name}-{value}" for option in game.options() for value in option.values}
    return {key for key in messages(folder, language) if key.startswith("option-")} ^ wanted


def told(events: list[Event]) -> Iterator[Said]:
    """What the log says of events, to onlookers and to those who know more."""
    for event in events:
        yield f"event-{event.kind}", event.public
        if event.secret is not None:
            yield f"event-{event.kind}-full", event.told(event.to[0])


def asked(rules: Rules[Any], state: Any, seat: int, actions: Iterable[Action]) -> Iterator[Said]:
    """What a seat is asked, and what is said of some of its actions: names, refusals, what they would do."""
    prompt = rules.ask(state, seat)
    if prompt is not None:
        yield f"prompt-{prompt.key}", prompt.args
    for a in actions:
        domains = rules.verbs()[str(a[0])]
        yield f"action-{a[0]}", {domain.name: value for domain, value in zip(domains, a[1:], strict=True)}
        reason = rules.why_not(state, seat, a)
        path = rules.path(state, seat, a)
        if reason is not None:
            yield f"refuse-{reason.key}", reason.args
            yield f"refuse-{reason.key}-short", {}
            continue
        for line in rules.hint(state, seat, a).lines:
            yield line.key, line.args
        for n in range(1, len(path)):
            picked = rules.picked(state, seat, path[:n])
            if picked is not None:
                yield f"prompt-{picked.key}", picked.args


def catalogue(rules: Rules[Any], folder: Path, language: str) -> Catalogue:
    """The texts of a game at a table."""
    return Catalogue(language, folder, rules.names(), seats=rules.seats)


def check(
    rules: Rules[Any], folder: Path, lines: Iterable[Said], heard: set[str], junk: str, latin: tuple[str, ...] = ()
) -> None:
    """Every line in three languages: tidy, without `junk` (a pattern), in Chinese without other Latin words than
    `latin`; the keys that were said are added to `heard`."""
    texts = [catalogue(rules, folder, language) for language in LANGUAGES]
    seen: set[str] = set()
    for key, args in lines:
        mark = f"{key} {args}"
        if mark in seen:
            continue
        seen.add(mark)
        heard.add(key)
        for text in texts:
            line = text(key, **args)
            assert line == line.strip() and "{" not in line and "  " not in line, line
            assert not re.search(junk, line), f"{key}: {line}"
            if text.language != "en":
                assert set(LATIN.findall(line)) <= set(latin), f"{key}: {line}"
