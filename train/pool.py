"""Past selves: who is in the pool, and who of them plays next."""

from __future__ import annotations

import random
from collections.abc import Callable

from train.checkpoint import Weights

MOST = 24
EVERY = 20.0  # Seconds of training between two new ones.


class Pool:
    def __init__(self, selves: list[Weights], seed: int, seconds: float = 0.0) -> None:
        self.selves = selves
        self._random = random.Random(seed)
        self._next = seconds + EVERY

    def offer(self, weights: Callable[[], Weights], seconds: float) -> None:
        """Takes a new self when it is time; one between the oldest and the newest goes for it."""
        if self.selves and seconds < self._next:
            return
        self._next = seconds + EVERY
        self.selves.append(weights())
        if len(self.selves) > MOST:
            del self.selves[self._random.randrange(1, MOST)]

    def draw(self) -> Weights:
        return self._random.choice(self.selves)
