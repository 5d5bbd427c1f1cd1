"""A game in which one seat is the caller's and bots play the others."""

from __future__ import annotations

import functools
import random
from collections.abc import Sequence
from typing import SupportsIndex, Unpack

from folsom._errors import FolsomError
from folsom._input import seed_of, whole
from folsom.bots import bot
from folsom.config import Config
from folsom.game import Game
from folsom.view import View


@functools.cache
def _checked(name: str) -> str:
    """`name` if there is such a bot: it decides once, which a wrong one refuses."""
    game = Game(seed=1)
    bot(name).choose(game.view(game.seat))
    return name


def seated(opponents: str | Sequence[str], seat: int, seats: int) -> dict[int, str]:
    """Who plays the seats beside `seat`: one bot for all, or a list in seat order.

    >>> seated(["random", "scripted"], seat=1, seats=3)
    {0: 'random', 2: 'scripted'}
    """
    names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != seats - 1:
        raise FolsomError(
            "argument/opponents", f"{seats - 1} opponents are needed, not {len(names)}"
        )
    others = [other for other in range(seats) if other != seat]
    return {other: _checked(name) for other, name in zip(others, names, strict=True)}


class Solo:
    """The same seed and decisions are the same game (bots that think by the clock aside).

    >>> solo = Solo(seat=2, opponents="scripted", seed=1, seats=4)
    >>> while not solo.over:
    ...     solo.decide(solo.view().legal()[0])
    >>> solo.game.over
    True
    """

    def __init__(
        self,
        *,
        seat: SupportsIndex = 0,
        opponents: str | Sequence[str] = "scripted",
        seed: SupportsIndex = 1,
        **config: Unpack[Config],
    ) -> None:
        self._random = random.Random(seed_of(seed))
        self.game = Game(**config, seed=self._random.getrandbits(63))
        self.seat = whole(seat, 0, self.game.seats - 1, "argument/seat")
        self.bots = {
            s: bot(name) for s, name in seated(opponents, self.seat, self.game.seats).items()
        }
        self._play_others()

    @property
    def over(self) -> bool:
        """Whether the game has ended; else `seat` must decide."""
        return self.game.over

    def view(self) -> View:
        """What the caller's seat may know."""
        return self.game.view(self.seat)

    def decide(self, action: SupportsIndex | str) -> None:
        """Decides for the caller's seat, and for all others until it is asked again."""
        self.game.apply(action, self.seat)
        self._play_others()

    def _play_others(self) -> None:
        while not self.game.over and self.seat not in self.game.pending:
            seat = self.game.pending[0]
            seed = self._random.getrandbits(63)
            self.game.apply(self.bots[seat].choose(self.game.view(seat), seed), seat)
