"""Puts the toy game on the shelf, and holds tests to the clauses they name."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

import toy
from yiqi import games

games.register(toy.GAME, toy.FOLDER)


class Seen:
    """The answers of `why_not` during one test: citations (None: allowed) by action."""

    def __init__(self) -> None:
        self.answers: list[tuple[tuple[Any, ...], str | None]] = []


seen = Seen()


def watch(rules_class: type) -> None:
    """Makes `why_not` of a class of rules note its answers; a compiled class cannot be watched."""
    plain = rules_class.why_not
    if getattr(plain, "watched", False):
        return

    def why_not(self: Any, s: Any, seat: int, a: Any) -> Any:
        reason = plain(self, s, seat, a)
        seen.answers.append((a, None if reason is None else reason.clause))
        return reason

    why_not.watched = True  # type: ignore[attr-defined]
    with contextlib.suppress(TypeError):
        rules_class.why_not = why_not  # type: ignore[attr-defined]


def forbidding(citation: str) -> bool:
    """Whether this clause can be the reason of a refusal; fails when it does not exist."""
    game, _, _ = citation.partition(" ")
    clauses = games.rulebook(game).clauses
    assert citation in clauses, f"no clause {citation}"
    return clauses[citation].forbids


def beside(refused: tuple[Any, ...], allowed: tuple[Any, ...]) -> bool:
    """Whether it is the same action, or, since some are allowed in no position at all, the same but for its end."""
    return refused == allowed or (len(refused) > 1 and refused[:-1] == allowed[:-1])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """A test that names a forbidding clause must see it refuse an action, and see that action allowed elsewhere."""
    cited = [c for mark in item.iter_markers("clause") for c in mark.args]
    if any(len(mark.args) > 3 for mark in item.iter_markers("clause")):
        pytest.fail("a test names three clauses at most")
    for game in {c.partition(" ")[0] for c in cited}:
        rules = games.rules(game, games.game(game).seats[0])
        watch(type(rules))
    seen.answers.clear()
    result = yield
    for citation in cited:
        if not forbidding(citation) or not seen.answers:
            continue
        refused = {a for a, clause in seen.answers if clause == citation}
        allowed = {a for a, clause in seen.answers if clause is None}
        assert refused, f"the test names {citation} and never saw it refuse"
        assert any(beside(a, b) for a in refused for b in allowed), (
            f"the test names {citation} and saw {refused} allowed in no neighbouring position"
        )
    return result
