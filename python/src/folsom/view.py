"""What one seat may know of a game."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from folsom import _arrays
from folsom._input import seed_of, words_of
from folsom.actions import ACTIONS, action_texts
from folsom.observation import FORESIGHT_SIZE, OBSERVATION_SIZE

if TYPE_CHECKING:
    from folsom._native import View as NativeView
    from folsom.game import Game


def _bytes(size: int, out: npt.NDArray[np.uint8] | None) -> npt.NDArray[np.uint8]:
    """The caller's array, checked, or a new one."""
    if out is None:
        return np.empty(size, np.uint8)
    return _arrays.writable(out, "out", np.uint8, (size,))


class View:
    """What one seat, or a spectator, may know at one moment: all that a fair player is given.

    It stays as it is when the game goes on. `Game.view` makes it.

    >>> import folsom
    >>> view = folsom.Game(seats=3, seed=1).view(0)
    >>> view.viewer
    0
    >>> view.json()["phase"]
    'planning'
    """

    __slots__ = ("_native",)

    def __init__(self, native: NativeView) -> None:
        self._native = native

    def __repr__(self) -> str:
        viewer = "a spectator" if self.viewer is None else f"seat {self.viewer}"
        return f"<folsom.View of {viewer}>"

    @property
    def viewer(self) -> int | None:
        """The seat; None for a spectator."""
        seat = self._native.viewer
        return None if seat < 0 else seat

    def legal(self) -> list[int]:
        """What the viewer may do now, ascending; empty if nothing is asked of them."""
        return self._native.legal()

    def legal_text(self) -> list[str]:
        """The same in words."""
        texts = action_texts()
        return [texts[action] for action in self._native.legal()]

    def mask(self) -> npt.NDArray[np.uint8]:
        """The same as an array of `ACTIONS` numbers: 1 where an action is legal."""
        mask = np.zeros(ACTIONS, np.uint8)
        mask[self._native.legal()] = 1
        return mask

    def observation(self, out: npt.NDArray[np.uint8] | None = None) -> npt.NDArray[np.uint8]:
        """The view in numbers (docs/observation.md), into `out` if it is given.

        >>> import folsom
        >>> view = folsom.Game(seed=1).view(0)
        >>> view.observation().shape == (folsom.OBSERVATION_SIZE,)
        True
        """
        out = _bytes(OBSERVATION_SIZE, out)
        self._native.observation(out)
        return out

    def foresight(self, out: npt.NDArray[np.uint8] | None = None) -> npt.NDArray[np.uint8]:
        """How the pile would turn out, and what actions are worth by rule of thumb
        (docs/observation.md), into `out` if it is given.

        >>> import folsom
        >>> view = folsom.Game(seed=1).view(0)
        >>> view.foresight().shape == (folsom.FORESIGHT_SIZE,)
        True
        """
        out = _bytes(FORESIGHT_SIZE, out)
        self._native.foresight(out)
        return out

    def json(self) -> dict[str, Any]:
        """The view in words, as docs/notation.md has it."""
        view: dict[str, Any] = json.loads(self._native.json())
        return view

    def text(self) -> str:
        """The view as a text for people and language models: at most 2,000 tokens."""
        return self._native.text()

    def read_answer(self, answer: str) -> int:
        """The legal action that an answer to `text` means: its words, its number in the list, or a
        line that holds one of them.

        Raises:
            FolsomError: answer/none, answer/several, answer/not_legal.
        """
        return self._native.read_answer(words_of(answer))

    def sample(self, seed: SupportsIndex) -> Game:
        """A whole game that the viewer cannot tell from the truth. Its past is not known.

        >>> import folsom
        >>> view = folsom.Game(seed=1).view(0)
        >>> view.sample(seed=7).view(0).json() == view.json()
        True
        """
        from folsom.game import Game

        return Game._of(self._native.sample(seed_of(seed)))
