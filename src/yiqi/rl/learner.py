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
CURIOSITY: Final = 0.3
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
        return self._choose(observation, 0.0)

    def _try(self, observation: Observation) -> int:
        return self._choose(observation, CURIOSITY)

    def _choose(self, observation: Observation, curiosity: float) -> int:
        """The action of the best mean, drawn towards 0 where few matches went through, and of the rarest."""
        known = self._known.get(self._key(observation), {})
        total = math.log(2 + sum(count for count, _ in known.values()))

        def worth(action: int) -> tuple[float, float]:
            count, mean = known.get(action, (0.0, 0.0))
            rare = curiosity * math.sqrt(total / (count + 1))
            return mean * count / (count + 1) + rare, self._random.random()

        return max(legal(observation), key=worth)

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
