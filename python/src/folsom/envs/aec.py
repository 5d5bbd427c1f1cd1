"""The game for PettingZoo, one agent after the other.

>>> env = aec_env(seats=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, ended, cut, info = env.last()
...     action = None if ended or cut else int(observation["action_mask"].argmax())
...     env.step(action)
>>> env.agents
[]

Where several seats decide together (Turmoil, keeping cards, the horse attack), they are selected in
seat order. What one of them chose is in nobody else's observation until all have.
"""

from __future__ import annotations

from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from folsom.actions import ACTIONS
from folsom.config import Config
from folsom.envs import _common
from folsom.envs._common import Illegal, Observation, Reward
from folsom.game import Game


class FolsomAec(AECEnv[str, Observation, int]):
    """One game after the other; `player_0` is seat 0. Actions that are not legal are refused."""

    metadata: dict[str, Any] = {
        "render_modes": ["ansi"],
        "name": "folsom_v0",
        "is_parallelizable": False,  # folsom.envs.parallel has an environment of its own.
    }

    def __init__(
        self, *, reward: Reward = "win", render_mode: str | None = None, **config: Unpack[Config]
    ) -> None:
        super().__init__()
        _common.check_options(reward, "raise", render_mode)
        self.reward = reward
        self.render_mode = render_mode
        self.config = config
        self.game = Game(**config)
        self.possible_agents = _common.agent_names(self.game.seats)
        self.agents: list[str] = []
        self.observation_spaces = {a: _common.masked_space(ACTIONS) for a in self.possible_agents}
        self.action_spaces = {a: spaces.Discrete(ACTIONS) for a in self.possible_agents}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Always the same object for an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Always the same object for an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed this one and those after it are the same again."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.game = Game(**self.config, seed=int(self._random.integers(1 << 63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        seat = self.game.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know. Its mask is empty when nothing is asked of it."""
        view = self.game.view(self.possible_agents.index(agent))
        return {"observation": view.observation(), "action_mask": _common.mask_of(view.legal())}

    def step(self, action: int | None) -> None:
        """Decides for the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError("None is the action of an agent whose game is over")
        self.game.apply(action, self.possible_agents.index(agent))
        self._cumulative_rewards[agent] = 0.0
        if self.game.over:
            self.rewards = dict(
                zip(self.agents, _common.payout(self.game, self.reward), strict=True)
            )
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What a spectator sees, in words."""
        return self.game.view(None).text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held."""


def aec_env(
    *,
    reward: Reward = "win",
    illegal: Illegal = "lose",
    render_mode: str | None = None,
    **config: Unpack[Config],
) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's usual wrappers.

    Args:
        reward: What a game pays at its end: "win" shares or "money".
        illegal: An action that the mask forbids ends the game and costs 1 ("lose", as in
            PettingZoo's classic games), or raises FolsomError ("raise").
        render_mode: "ansi" for `render`.
        config: The configuration of docs/notation.md.
    """
    _common.check_options(reward, illegal, render_mode)
    env: AECEnv[str, Observation, int] = FolsomAec(reward=reward, render_mode=render_mode, **config)
    if illegal == "lose":
        env = wrappers.TerminateIllegalWrapper(env, illegal_reward=_common.ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))
