"""The game for PettingZoo, all agents at once.

>>> env = parallel_env(seats=3)
>>> observations, infos = env.reset(seed=1)
>>> while env.agents:
...     actions = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
...     observations, rewards, ended, cut, infos = env.step(actions)
>>> round(sum(rewards.values()), 3)
1.0

In each step every seat that must decide does so once, and those that decide together (Turmoil,
keeping cards, the horse attack) do it in the same step. Of the others nothing is asked: the one
action that their mask allows is `WAIT`, which is also what an agent does that is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex, Unpack

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from folsom._errors import FolsomError
from folsom._input import whole
from folsom.actions import ACTIONS
from folsom.config import Config
from folsom.envs import _common
from folsom.envs._common import Illegal, Observation, Reward
from folsom.game import Game

WAIT = ACTIONS
"""The action of an agent of which nothing is asked: one more than the game's own."""

_Step = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


def _number(action: SupportsIndex) -> int:
    return whole(action, 0, WAIT, "action/no_such_action")


class FolsomParallel(ParallelEnv[str, Observation, int]):
    """One game after the other; `player_0` is seat 0. `parallel_env` makes it."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "name": "folsom_v0"}

    def __init__(
        self,
        *,
        reward: Reward = "win",
        illegal: Illegal = "lose",
        render_mode: str | None = None,
        **config: Unpack[Config],
    ) -> None:
        _common.check_options(reward, illegal, render_mode)
        self.reward = reward
        self.illegal = illegal
        self.render_mode = render_mode
        self.config = config
        self.game = Game(**config)
        self.possible_agents = _common.agent_names(self.game.seats)
        self.agents: list[str] = []
        self.observation_spaces = {
            a: _common.masked_space(ACTIONS + 1) for a in self.possible_agents
        }
        self.action_spaces = {a: spaces.Discrete(ACTIONS + 1) for a in self.possible_agents}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Always the same object for an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Always the same object for an agent."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. With a seed this one and those after it are the same again."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.game = Game(**self.config, seed=int(self._random.integers(1 << 63)))
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _allowed(self, seat: int) -> list[int]:
        """What a seat may do now; WAIT if nothing is asked of it."""
        return self.game.legal(seat) if seat in self.game.pending else [WAIT]

    def _observe(self, seat: int) -> Observation:
        return {
            "observation": self.game.view(seat).observation(),
            "action_mask": _common.mask_of(self._allowed(seat), ACTIONS + 1),
        }

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: Mapping[str, int]) -> _Step:
        """One decision of every seat that must decide."""
        if not self.agents:
            raise FolsomError("game/over", "reset starts the next game")
        unknown = sorted(set(actions) - set(self.agents))
        if unknown:
            raise FolsomError("argument/agent", f"there is no {unknown[0]}")
        chosen = [_number(actions.get(agent, WAIT)) for agent in self.agents]
        wrong = [seat for seat, action in enumerate(chosen) if action not in self._allowed(seat)]
        if wrong:
            return self._refuse(wrong)
        for seat in self.game.pending:
            self.game.apply(chosen[seat], seat)
        paid = _common.payout(self.game, self.reward) if self.game.over else [0.0] * len(chosen)
        return self._answer(paid, over=self.game.over, infos=[{} for _ in chosen])

    def _refuse(self, wrong: list[int]) -> _Step:
        """`wrong` seats chose what their masks forbid."""
        code = "action/not_legal"
        if self.illegal == "raise":
            raise FolsomError(code, f"the mask of {self.agents[wrong[0]]} forbids this action")
        seats = range(len(self.agents))
        paid = [_common.ILLEGAL_REWARD if seat in wrong else 0.0 for seat in seats]
        infos = [{"error": code} if seat in wrong else {} for seat in seats]
        return self._answer(paid, over=True, infos=infos)

    def _answer(self, paid: list[float], *, over: bool, infos: list[dict[str, Any]]) -> _Step:
        agents = self.agents
        if over:
            self.agents = []
        return (
            self._observations(),
            dict(zip(agents, paid, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            dict(zip(agents, infos, strict=True)),
        )

    def render(self) -> str | None:
        """What a spectator sees, in words."""
        return self.game.view(None).text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held."""


parallel_env = FolsomParallel
