"""Any game as a PettingZoo environment of agents that take turns (AEC).

The agents are `seat_0`, `seat_1` and so on. While several seats are asked at once the lowest that is still waited for
acts first, without learning what the others have chosen beyond what its view shows. The house's steps are taken by
themselves. An agent gets its reward when the match is over: 1 for a win, -1 for anything else, and a win that n share
is worth 2/n - 1 to each of them; a reward is twice the share of the win, less one.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from yiqi import games
from yiqi.bots.evaluation import win_share
from yiqi.core import action as actions
from yiqi.core.chance import QuickChance
from yiqi.core.game import HOUSE, STEP, Action, Rules, Seat
from yiqi.core.optional import listed
from yiqi.rl import render
from yiqi.rl.actions import ActionIndex
from yiqi.rl.codec import Codec

Observation = dict[str, npt.NDArray[Any]]
RENDER_MODES: Final = ("svg", "ansi")


def env(
    game_id: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    language: str = "en",
) -> Any:
    """The environment of a game, in PettingZoo's order-enforcing wrapper; `.unwrapped` is the `Table`.

    `seats` is by default the fewest the game takes; `options` are those of the table. Raises games.Unknown or
    ValueError, saying what was expected.
    """
    return wrappers.OrderEnforcingWrapper(Table(game_id, seats, options, render_mode, language))


class Table(AECEnv):  # type: ignore[misc]
    """The environment itself.

    An observation is a dictionary: `observation`, the agent's view as `codec` writes it, and `action_mask`, a 1 for
    each number of a legal action while the agent is the one to act. `rules`, `codec` and `index` belong to the
    environment for good; `game_state` is the true position, which no agent may be given.
    """

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"no render mode {render_mode!r}: expected one of {', '.join(RENDER_MODES)}")
        title = games.game(game_id)
        self.game_id = game_id
        self.rules: Rules[Any] = games.rules(game_id, title.seats[0] if seats is None else seats, options)
        self.codec = Codec(self.rules.schema(), self.rules.domains())
        self.index = ActionIndex(self.rules.verbs(), listed(self.rules))
        self.metadata = {
            "name": f"{game_id}_v{title.rulesets[-1]}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.language = language
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.seats)]
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self.index.size) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.game_state: Any = None
        self._random = random.Random()
        self._chance = QuickChance(self._random)

    def _observation_space(self) -> gymnasium.spaces.Dict:
        low = np.zeros(self.codec.size, dtype=np.int32)
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(low, self.codec.highs, dtype=np.int32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.index.size,), dtype=np.int8),
            }
        )

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. A seed fixes it and those after it; without one, chance goes on. `options` mean nothing here."""
        if seed is not None:
            self._random.seed(seed)
        self.game_state, _ = self.rules.start(self._chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._skip_agent_selection = None
        self._go_on()

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Plays the action with this number for the agent to act.

        Raises ValueError, changing nothing, when it is not legal; the message names the clause that forbids it.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("expected the number of an action; None is for agents whose match is over")
        seat, chosen = self.seat(agent), self.index.action(int(action))
        reason = self.rules.why_not(self.game_state, seat, chosen)
        if reason is not None:
            raise ValueError(f"{actions.text(chosen)}: refused by {reason.clause} ({reason.key})")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.rules.play(self.game_state, seat, chosen, self._chance)
        self._go_on()
        self._accumulate_rewards()
        self._deads_step_first()

    def _go_on(self) -> None:
        """Takes the house's steps, then selects who acts or gives out the rewards."""
        turn = self.rules.turn(self.game_state)
        while HOUSE in turn:
            self.rules.play(self.game_state, HOUSE, STEP, self._chance)
            turn = self.rules.turn(self.game_state)
        if turn:
            self.agent_selection = self.possible_agents[min(turn)]
            return
        scores = self.rules.scores(self.game_state)
        assert scores is not None, "a match without a turn has scores"
        for agent in self.agents:
            self.rewards[agent] = 2 * win_share(scores, self.seat(agent)) - 1
            self.terminations[agent] = True

    def seat(self, agent: str) -> Seat:
        """The seat of an agent."""
        return self.possible_agents.index(agent)

    def legal(self, agent: str) -> list[Action]:
        """What the agent may do, when it is the one to act; otherwise nothing."""
        if agent != self.agent_selection or self.terminations.get(agent, True):
            return []
        return self.rules.legal(self.game_state, self.seat(agent))

    def observe(self, agent: str) -> Observation:
        mask = np.zeros(self.index.size, dtype=np.int8)
        mask[[self.index.index(a) for a in self.legal(agent)]] = 1
        return {"observation": self.codec.encode(self.view(agent)), "action_mask": mask}

    def view(self, agent: str) -> Any:
        """What the agent sees, as the game has it; `codec.decode` gives the same from its observation."""
        return self.rules.view(self.game_state, self.seat(agent))

    def render(self) -> str | None:
        """What the agent to act sees: one SVG drawing, or lines of text. None without a render mode."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs render_mode='svg' or 'ansi' when the environment is made")
            return None
        view = self.view(self.agent_selection)
        if self.render_mode == "ansi":
            return render.lines(self.rules, self.game_state, self.seat(self.agent_selection), view)
        return render.svg(self.rules, games.folder(self.game_id), view, self.language)

    def close(self) -> None:
        """Nothing is held open."""
