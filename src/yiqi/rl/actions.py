"""All actions of a game as numbers: its verbs in order, the arguments of each counted like the digits of a number.

The number of an action depends on the rules of the match alone, never on what is legal now. It is reckoned in both
directions; there is no table of all actions, but for verbs whose actions the rules list.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from yiqi.core.game import Action, Domain


class ActionIndex:
    """Numbers 0 to size-1, one for every verb with arguments inside their ranges; of a verb in `listed` those alone."""

    def __init__(
        self, verbs: Mapping[str, tuple[Domain, ...]], listed: Mapping[str, tuple[Action, ...]] | None = None
    ) -> None:
        self._listed = dict(listed or {})
        self._numbers = {verb: {a: i for i, a in enumerate(actions)} for verb, actions in self._listed.items()}
        self._verbs: list[tuple[str, int, list[tuple[str | int, ...]]]] = []
        self._first: dict[str, int] = {}
        self._places: dict[str, list[dict[str | int, int]]] = {}
        self.size = 0
        for verb, domains in verbs.items():
            ranges = [domain.values for domain in domains]
            self._verbs.append((verb, self.size, ranges))
            self._first[verb] = self.size
            self._places[verb] = [{value: i for i, value in enumerate(values)} for values in ranges]
            self.size += len(self._listed[verb]) if verb in self._listed else math.prod(map(len, ranges))

    def index(self, action: Action) -> int:
        """The number of an action. Raises ValueError when it is not of this game."""
        if action and action[0] in self._listed:
            verb = str(action[0])
            if action not in self._numbers[verb]:
                raise ValueError(f"not an action of this game: {action!r}")
            return self._first[verb] + self._numbers[verb][action]
        places = self._places.get(str(action[0])) if action else None
        if places is None or len(places) != len(action) - 1:
            raise ValueError(f"not an action of this game: {action!r}")
        number = 0
        for place, value in zip(places, action[1:], strict=True):
            if value not in place:
                raise ValueError(f"not an action of this game: {action!r}")
            number = number * len(place) + place[value]
        return self._first[str(action[0])] + number

    def action(self, index: int) -> Action:
        """The action with this number. Raises ValueError outside 0 to size-1."""
        if not 0 <= index < self.size:
            raise ValueError(f"expected a number from 0 to {self.size - 1}, found {index}")
        verb, first, ranges = next(entry for entry in reversed(self._verbs) if entry[1] <= index)
        rest = index - first
        if verb in self._listed:
            return self._listed[verb][rest]
        arguments: list[str | int] = []
        for values in reversed(ranges):
            rest, place = divmod(rest, len(values))
            arguments.append(values[place])
        return (verb, *reversed(arguments))
