"""What the tests of the adapters share."""

from __future__ import annotations

import os
from collections.abc import Iterator

from play import CONFIGS, moments

import folsom

LONG = os.environ.get("FOLSOM_LONG") == "1"
"""Whether to run the long forms."""

NAMES = tuple(CONFIGS) if LONG else ("three", "horses", "duo18")
"""The configurations that are tried."""


def together(config: folsom.Config, games: int) -> Iterator[folsom.Game]:
    """Moments of random games at which several seats must decide."""
    for seed in range(games):
        for game, _ in moments(folsom.Game(**config, seed=seed), seed):
            if len(game.pending) > 1:
                yield game.clone()
