"""One game, whole: the truth, with every seat's view of it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from folsom import _binding
from folsom._input import given, json_of, seat_of, seed_of, viewer_of, whole, words_of
from folsom.actions import ACTIONS, action_of, action_texts
from folsom.config import Edition, Variant
from folsom.view import View

if TYPE_CHECKING:
    from folsom._native import Game as NativeGame


class Game:
    """A game of Colt Express: the whole truth. What a seat may know is its `view`.

    Keywords are those of a configuration (docs/notation.md); what is left out has its default
    there. The same seed and decisions are the same game. `chance` gives the outcomes of chance of
    the set-up, in words and in order, instead of drawing them.

    >>> import folsom
    >>> game = folsom.Game(seats=3, bandits=["belle", "tuco", "doc"], seed=1)
    >>> game.seats, game.phase, game.round
    (3, 'planning', 1)
    >>> while not game.over:
    ...     game.apply(game.legal()[0])
    >>> bool(game.returns().sum() == 1)
    True
    """

    __slots__ = ("_native",)
    _native: NativeGame

    def __init__(
        self,
        *,
        seats: int | None = None,
        variant: Variant | None = None,
        edition: Edition | None = None,
        expert: bool | None = None,
        horses: bool | None = None,
        bandits: str | Sequence[str] | None = None,
        wagons: str | Sequence[str] | None = None,
        seed: SupportsIndex = 1,
        chance: Sequence[str] | None = None,
    ) -> None:
        config = json_of(
            given(
                seats=seats,
                variant=variant,
                edition=edition,
                expert=expert,
                horses=horses,
                bandits=bandits,
                wagons=wagons,
            )
        )
        if chance is None:
            self._native = _binding.Game.make(config, seed_of(seed))
        else:
            self._native = _binding.Game.make_with(config, json_of(list(chance)), seed_of(seed))

    @classmethod
    def _of(cls, native: NativeGame) -> Game:
        game = cls.__new__(cls)
        game._native = native
        return game

    @classmethod
    def from_record(cls, text: str, *, seed: SupportsIndex = 1) -> Game:
        """The game of a record, after its last decision. `seed` is for what comes after that.

        >>> import folsom
        >>> game = folsom.Game(seed=1)
        >>> game.apply(game.legal()[0])
        >>> folsom.Game.from_record(game.record()).position == game.position
        True
        """
        return cls._of(_binding.Game.from_record(words_of(text), seed_of(seed)))

    @classmethod
    def from_position(cls, position: Mapping[str, Any], *, seed: SupportsIndex = 1) -> Game:
        """A game from the middle; its past is not known, so it has no record (game/no_record).

        >>> import folsom
        >>> game = folsom.Game.from_position({"config": {"seats": 3}, "phase": "planning"})
        >>> game.round
        1
        """
        return cls._of(_binding.Game.from_position(json_of(position), seed_of(seed)))

    def __repr__(self) -> str:
        where = "over" if self.over else f"round {self.round}, {self.phase}"
        return f"<folsom.Game of {self.seats} seats, {self.decisions} decisions, {where}>"

    # --- Where it stands

    @property
    def seats(self) -> int:
        """How many play."""
        return self._native.seats

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self._native.over

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that must decide now; several decide together, in any order."""
        return self._seats_of(self._native.pending)

    @property
    def seat(self) -> int | None:
        """The first of `pending`; None when the game is over."""
        bits = self._native.pending
        return (bits & -bits).bit_length() - 1 if bits else None

    @property
    def round(self) -> int:
        """1 to 5; 0 before the first."""
        return self._native.round

    @property
    def turn(self) -> int:
        """While planning: the turn of the round card, from 0."""
        return self._native.turn

    @property
    def phase(self) -> str:
        """Where the game is: 'planning', 'robbing' and so on (docs/notation.md)."""
        return self._native.phase

    @property
    def ask(self) -> str:
        """What is asked: 'plan', 'fire' and so on; 'none'."""
        return self._native.ask

    @property
    def partners(self) -> bool:
        """Whether seats 2i and 2i + 1 win together."""
        return self._native.partners

    @property
    def decisions(self) -> int:
        """How many were made since the start."""
        return self._native.decisions

    # --- Decisions

    def legal(self, seat: SupportsIndex | None = None) -> list[int]:
        """What a seat may do now, ascending; by default the first that must decide."""
        return self._native.legal(seat_of(seat))

    def legal_text(self, seat: SupportsIndex | None = None) -> list[str]:
        """The same in words."""
        texts = action_texts()
        return [texts[action] for action in self.legal(seat)]

    def mask(self, seat: SupportsIndex | None = None) -> npt.NDArray[np.uint8]:
        """The same as an array of `ACTIONS` numbers: 1 where an action is legal."""
        mask = np.zeros(ACTIONS, np.uint8)
        mask[self.legal(seat)] = 1
        return mask

    def apply(
        self,
        action: SupportsIndex | str,
        seat: SupportsIndex | None = None,
        chance: Sequence[str] | None = None,
    ) -> None:
        """Decides for a seat, by default the first that must. `chance` gives the outcomes of what
        follows; too few, too many or impossible ones are refused.

        >>> import folsom
        >>> game = folsom.Game(seats=3, bandits=["belle", "tuco", "doc"], seed=1)
        >>> game.apply("draw")
        >>> game.decisions
        1

        Raises:
            FolsomError: action/not_legal and others; then nothing has changed.
        """
        if type(action) is int and 0 <= action < ACTIONS:  # Most often, and quick.
            number = action
        else:
            number = action_of(action)
        if chance is None:
            self._native.apply(seat_of(seat), number)
        else:
            self._native.apply_with(seat_of(seat), number, json_of(list(chance)))

    def undo(self) -> None:
        """Takes the last decision back.

        Raises:
            FolsomError: game/nothing_to_undo.
        """
        self._native.undo()

    def clone(self) -> Game:
        """A game of its own with the same past; what it draws from now on is the same, too."""
        game = Game.__new__(Game)
        game._native = self._native.clone()
        return game

    __copy__ = clone

    def __deepcopy__(self, memo: object) -> Game:
        return self.clone()

    # --- What is known

    def view(self, seat: SupportsIndex | None) -> View:
        """What a seat may know; None: what a spectator may."""
        return View(self._native.view(viewer_of(seat)))

    def sample(self, seat: SupportsIndex, seed: SupportsIndex) -> Game:
        """A world that `seat` cannot tell from the truth: `view(seat).sample(seed)`."""
        return self.view(seat).sample(seed)

    def events(self, seat: SupportsIndex | None, since: SupportsIndex = 0) -> list[dict[str, Any]]:
        """What a seat (None: a spectator) was told from decision number `since` on, a sentence with
        each. The first decision is number 1; 0: from the set-up on.

        >>> import folsom
        >>> game = folsom.Game(seats=3, bandits=["belle", "tuco", "doc"], seed=1)
        >>> game.events(None)[0]["type"]
        'bandit_cast'
        """
        told: list[dict[str, Any]] = json.loads(
            self._native.events(viewer_of(seat), whole(since, 0, (1 << 32) - 1, "argument/since"))
        )
        return told

    @property
    def position(self) -> dict[str, Any]:
        """The whole truth in words (docs/notation.md). `from_position` reads it."""
        position: dict[str, Any] = json.loads(self._native.position())
        return position

    def record(self) -> str:
        """The game so far as text that replays without a seed. `from_record` reads it.

        Raises:
            FolsomError: game/no_record for a game from a position or a sample.
        """
        return self._native.record()

    # --- What it is worth

    def score(self) -> dict[str, Any]:
        """What it would be worth if it ended now, in all parts; final when the game is over."""
        score: dict[str, Any] = json.loads(self._native.score_json())
        return score

    def money(self) -> list[int]:
        """Dollars of each seat."""
        return self._native.money()

    def returns(self) -> npt.NDArray[np.float32]:
        """Each seat's share of the win: ties split it, and partners have the same."""
        return np.array(self._native.win_shares(), np.float32)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that win if it ends now."""
        return self._seats_of(self._native.winners())

    def _seats_of(self, bits: int) -> tuple[int, ...]:
        return tuple(seat for seat in range(self._native.seats) if bits >> seat & 1)
