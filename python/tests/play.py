"""What several tests do: play games to their end, in every variant."""

from __future__ import annotations

import random
from collections.abc import Iterator

import folsom
from folsom import Config

CONFIGS: dict[str, Config] = {
    "three": {"seats": 3},
    "four": {"seats": 4},
    "six": {"seats": 6},
    "basic": {"seats": 4, "variant": "basic"},
    "expert": {"seats": 4, "expert": True},
    "drafted": {"seats": 5, "bandits": "drafted"},
    "teams": {"seats": 4, "variant": "teams"},
    "duo14": {"seats": 2, "variant": "duo14"},
    "duo18": {"seats": 3, "variant": "duo18"},
    "horses": {"seats": 4, "horses": True},
    "horses_expert": {"seats": 5, "horses": True, "expert": True},
}


def moments(game: folsom.Game, seed: int) -> Iterator[tuple[folsom.Game, int]]:
    """Plays at random; yields the game and who decides before each decision."""
    dice = random.Random(seed)
    while not game.over:
        seat = dice.choice(game.pending)
        yield game, seat
        game.apply(dice.choice(game.legal(seat)), seat)


def played(seed: int = 1, **config: object) -> folsom.Game:
    """A random game, over."""
    game = folsom.Game(seed=seed, **config)  # type: ignore[arg-type]
    for _ in moments(game, seed):
        pass
    return game
