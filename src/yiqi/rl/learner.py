"""A small learner that works on any environment with an action mask: it averages what came of each choice.

It keeps a table from an observation, byte for byte, to the mean reward after each action taken there (Monte-Carlo
control with upper confidence bounds). It knows no game. For games of more than a few thousand positions it is far
too simple; it shows how an environment is used, and that there is something to learn.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np

Observation = Mapping[str, Any]
Policy = Callable[[Observation], int]
CURIOSITY: Final = 0.7
"""How much a choice that was rarely tried is preferred while learning."""


class Learner:
    """`train` plays whole matches of an environment; `policy` then chooses the best known."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._known: dict[bytes, dict[int, list[float]]] = {}

    def train(self, env: Any, matches: int, agent: str, others: Policy) -> None:
        """Plays matches as `agent`, learning from each; `others` chooses for all other agents."""
        for _ in range(matches):
            path: list[tuple[bytes, int]] = []
            reward = play(env, {agent: self._watched(self._try, path)}, others)[agent]
            for key, action in path:
                tried = self._known.setdefault(key, {}).setdefault(action, [0.0, 0.0])
                tried[0] += 1
                tried[1] += (reward - tried[1]) / tried[0]

    def policy(self) -> Policy:
        """What it has learned, for one match: the choice that did best; any legal one where nothing is known."""
        return self._watched(self._best, [])

    def random(self, observation: Observation) -> int:
        """Any legal action, each as likely as the next."""
        return self._random.choice(legal(observation))

    def _watched(self, choose: Policy, path: list[tuple[bytes, int]]) -> Policy:
        """`choose`, its choices noted in `path`; at random where the match has been before, or it might never end."""
        seen: set[bytes] = set()

        def policy(observation: Observation) -> int:
            key = self._key(observation)
            choice = self.random(observation) if key in seen else choose(observation)
            seen.add(key)
            path.append((key, choice))
            return choice

        return policy

    def _best(self, observation: Observation) -> int:
        known = self._known.get(self._key(observation))
        if not known:
            return self.random(observation)
        return max(known, key=lambda action: known[action][1] - 1 / math.sqrt(known[action][0]))

    def _try(self, observation: Observation) -> int:
        known = self._known.get(self._key(observation), {})
        actions = legal(observation)
        new = [action for action in actions if action not in known]
        if new:
            return self._random.choice(new)
        total = math.log(sum(count for count, _ in known.values()))
        return max(actions, key=lambda action: known[action][1] + CURIOSITY * math.sqrt(total / known[action][0]))

    def _key(self, observation: Observation) -> bytes:
        row: bytes = observation["observation"].tobytes()
        return row


def legal(observation: Observation) -> list[int]:
    """The numbers of the legal actions, lowest first."""
    numbers: list[int] = np.flatnonzero(observation["action_mask"]).tolist()
    return numbers


def play(env: Any, policies: Mapping[str, Policy], others: Policy, seed: int | None = None) -> dict[str, float]:
    """One match: agents without a policy of their own use `others`. The reward of each agent."""
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        over = terminated or truncated
        env.step(None if over else policies.get(agent, others)(observation))
    return rewards
