"""How a network plays against bots, without search.

    python3 -m train.evaluate CHECKPOINT_FOLDER [--bot scripted] [--games 2000] [--greedy]

One seat of the network against bots in all others; which one is drawn for each game. Prints a line
of JSON: games, win share and standard error.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
import torch

from folsom.batch import Batch
from train import checkpoint, layout
from train.model import Net

STANDARD: dict[str, Any] = {"seats": 4}


class Player:
    """Chooses for a batch: by chance as the policy says, or greedily."""

    def __init__(self, net: Net, seed: int, greedy: bool = False) -> None:
        self._net, self._greedy = net, greedy
        self._random = np.random.default_rng(seed)

    def actions(self, batch: Batch) -> np.ndarray:
        by_head = layout.actions_by_head(batch.observation)
        with torch.no_grad():
            heads = self._net(torch.from_numpy(layout.sights(batch)))[:, : layout.ACTIONS].numpy()
        if not self._greedy:
            heads = heads + self._random.gumbel(size=heads.shape)
        legal = np.take_along_axis(batch.mask, by_head, axis=1) > 0
        chosen = np.where(legal, heads, -np.inf).argmax(axis=1)
        return by_head[np.arange(len(batch)), chosen].astype(np.uint16)


def against(
    net: Net, bot: str, games: int, seed: int, greedy: bool = False, config: Any = STANDARD
) -> dict[str, float]:
    """Each slot of the batch plays one game, so that short games do not count for more."""
    seats = config["seats"]
    lineups = [[None if s == own else bot for s in range(seats)] for own in range(seats)]
    entries = [(1, config, bots) for bots in lineups]
    player, wins = Player(net, seed, greedy), np.full(games, np.nan)
    with Batch(games, entries, seed=seed, skip_forced=True, foresight=True) as batch:
        while np.isnan(wins).any():
            own = batch.seat.copy()
            batch.step(player.actions(batch))
            first = (batch.ended > 0) & np.isnan(wins)
            wins[first] = batch.reward[first, own[first]]
    return {
        "games": games,
        "win_share": float(wins.mean()),
        "standard_error": float(wins.std() / np.sqrt(games)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="How a network plays against bots.")
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--bot", default="scripted")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--greedy", action="store_true")
    given = parser.parse_args()
    net = checkpoint.load_net(given.checkpoint)
    print(json.dumps(against(net, given.bot, given.games, given.seed, given.greedy)))


if __name__ == "__main__":
    main()
