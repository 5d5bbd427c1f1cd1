"""What the environments have in common: options, spaces, observations, rewards."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from folsom._errors import FolsomError
from folsom.actions import ACTIONS
from folsom.game import Game
from folsom.observation import OBSERVATION_SIZE

Reward = Literal["win", "money"]
"""What a game pays at its end: each seat's share of the win, or its dollars."""

Illegal = Literal["lose", "raise"]
"""An action that is not legal ends the game and costs 1, or raises FolsomError."""

Observation = dict[str, npt.NDArray[Any]]

ILLEGAL_REWARD = -1.0


def one_of(value: str, name: str, words: tuple[str, ...]) -> None:
    """Refuses a word that an option does not have."""
    if value not in words:
        raise FolsomError(f"argument/{name}", f"{name} is one of {', '.join(words)}, not {value!r}")


def check_options(reward: str, illegal: str, render_mode: str | None) -> None:
    """Refuses what `Reward` and `Illegal` do not have, and ways to render that there are not."""
    one_of(reward, "reward", ("win", "money"))
    one_of(illegal, "illegal", ("lose", "raise"))
    if render_mode is not None:
        one_of(render_mode, "render_mode", ("ansi",))


def numbers_space() -> spaces.Space[Any]:
    """The space of observations (docs/observation.md)."""
    return spaces.Box(0, 255, (OBSERVATION_SIZE,), np.uint8)


def masked_space(actions: int) -> spaces.Dict:
    """The space of observations with a mask of `actions` actions."""
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": numbers_space(), "action_mask": mask})


def mask_of(legal: list[int], actions: int = ACTIONS) -> npt.NDArray[np.int8]:
    """`actions` numbers, 1 where an action is legal; of the type that spaces sample with."""
    mask = np.zeros(actions, np.int8)
    mask[legal] = 1
    return mask


def payout(game: Game, reward: Reward) -> list[float]:
    """What a game that is over pays each seat."""
    return [float(x) for x in (game.returns() if reward == "win" else game.money())]


def agent_names(seats: int) -> list[str]:
    """The seats' names, in seat order."""
    return [f"player_{seat}" for seat in range(seats)]
