"""The game for Gymnasium: one agent, and bots in the other seats.

>>> import gymnasium
>>> env = gymnasium.make("folsom/ColtExpress-v0", opponents="scripted", seats=3)
>>> observation, info = env.reset(seed=1)
>>> ended = False
>>> while not ended:
...     action = int(info["action_mask"].argmax())
...     observation, reward, ended, cut, info = env.step(action)
>>> 0 <= reward <= 1
True

Importing this module registers the name;
`gymnasium.make("folsom.envs.single:folsom/ColtExpress-v0")` does both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsIndex, Unpack

import gymnasium
import numpy as np
import numpy.typing as npt

from folsom._errors import FolsomError
from folsom._input import whole
from folsom.actions import ACTIONS, action_of
from folsom.config import Config
from folsom.envs import _common
from folsom.envs._common import Illegal, Reward
from folsom.game import Game
from folsom.solo import Solo, seated

_Numbers = npt.NDArray[np.uint8]

NAME = "folsom/ColtExpress-v0"


class FolsomSingle(gymnasium.Env[_Numbers, np.int64]):
    """One seat of a game; bots play the others.

    Args:
        seat: The agent's; None draws it anew for each game.
        opponents: One bot for all other seats, or a list in seat order (docs/bots.md).
        reward: What a game pays at its end: "win" shares or "money".
        illegal: An action that `info["action_mask"]` forbids ends the game and costs 1 ("lose";
            then `info["error"]` is "action/not_legal"), or raises FolsomError ("raise").
        render_mode: "ansi" for `render`.
        config: The configuration of docs/notation.md.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "scripted",
        reward: Reward = "win",
        illegal: Illegal = "lose",
        render_mode: str | None = None,
        **config: Unpack[Config],
    ) -> None:
        _common.check_options(reward, illegal, render_mode)
        self.seats = Game(**config).seats
        self.seat = None if seat is None else whole(seat, 0, self.seats - 1, "argument/seat")
        seated(opponents, self.seat or 0, self.seats)
        self.opponents = opponents
        self.reward = reward
        self.illegal = illegal
        self.render_mode = render_mode
        self.config = config
        self.observation_space = _common.numbers_space()
        self.action_space = gymnasium.spaces.Discrete(ACTIONS)
        self._solo: Solo | None = None
        self._ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[_Numbers, dict[str, Any]]:
        """A new game. With a seed this one and those after it are the same again."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(self.seats))
        self._solo = Solo(
            seat=drawn if self.seat is None else self.seat,
            opponents=self.opponents,
            seed=int(self.np_random.integers(1 << 63)),
            **self.config,
        )
        self._ended = False
        return self._solo.view().observation(), self._info(self._solo)

    def _playing(self) -> Solo:
        if self._solo is None or self._ended:
            raise FolsomError("game/over", "reset starts the next game")
        return self._solo

    def _info(self, solo: Solo) -> dict[str, Any]:
        return {"action_mask": _common.mask_of(solo.view().legal()), "seat": solo.seat}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask of the next decision, as MaskablePPO of sb3-contrib asks for it."""
        return self._playing().view().mask().astype(np.bool_)

    def step(self, action: SupportsIndex) -> tuple[_Numbers, float, bool, bool, dict[str, Any]]:
        """One decision of the agent, and those of the bots until it is asked again."""
        solo = self._playing()
        number = action_of(action)
        if self.illegal == "lose" and number not in solo.view().legal():
            self._ended = True
            info = {**self._info(solo), "error": "action/not_legal"}
            return solo.view().observation(), _common.ILLEGAL_REWARD, True, False, info
        solo.decide(number)
        self._ended = solo.over
        paid = _common.payout(solo.game, self.reward)[solo.seat] if solo.over else 0.0
        return solo.view().observation(), paid, solo.over, False, self._info(solo)

    def render(self) -> str | None:
        """What the agent's seat may know, in words."""
        if self._solo is None or self.render_mode != "ansi":
            return None
        return self._solo.view().text()


gymnasium.register(id=NAME, entry_point="folsom.envs.single:FolsomSingle")
