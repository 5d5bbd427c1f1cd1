"""A player that learns by proximal policy optimisation (Schulman et al. 2017), with numpy alone.

    python ppo.py [--decisions 1000000] [--against scripted:mistakes=100] [--seats 3]

It plays every seat in turn against bots that are played inside the batch. Now and then it plays games
that it does not learn from, always doing what it likes best, and prints its share of the wins.
On a busy machine set OPENBLAS_NUM_THREADS=1: the threads would wait for each other.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import time
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

import folsom

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]

GAMES = 256  # Played side by side.
STEPS = 32  # Decisions of each before learning.
EPOCHS = 4
MINIBATCH = 1024
HIDDEN = (128, 64)
RATE = 1e-3
CLIP = 0.2
ENTROPY = 0.01
VALUE = 0.5
LAMBDA = 0.98  # Of generalised advantages; nothing is discounted, a game has an end.


def scales() -> Floats:
    """What to divide each byte of an observation by, from the table of fields."""
    scale = np.ones(folsom.OBSERVATION_SIZE, np.float32)
    for field in folsom.observation_fields():
        size = field["rows"] * field["columns"]
        scale[field["offset"] : field["offset"] + size] = field["usual"]
    return scale


def games(n: int, seats: int, against: str, seed: int) -> folsom.Batch:
    """`n` games; in entry i of the mix the player has seat i."""
    mix = [
        (1, {"seats": seats}, {other: against for other in range(seats) if other != own})
        for own in range(seats)
    ]
    return folsom.Batch(n, mix, seed=seed, skip_forced=True)


class Network:
    """Two layers of rectified units under a policy and a value, and Adam."""

    def __init__(self, dice: np.random.Generator) -> None:
        sizes = [folsom.OBSERVATION_SIZE, *HIDDEN, folsom.ACTIONS + 1]
        self.scale = scales()
        self.weights = [self._layer(dice, a, b) for a, b in zip(sizes, sizes[1:], strict=False)]
        self.weights[-1] *= np.float32(0.01)
        self.biases = [np.zeros(size, np.float32) for size in sizes[1:]]
        self.mean = [np.zeros_like(p) for p in self.parameters()]
        self.square = [np.zeros_like(p) for p in self.parameters()]
        self.updates = 0

    @staticmethod
    def _layer(dice: np.random.Generator, rows: int, columns: int) -> Floats:
        width = np.float32(np.sqrt(2 / rows))
        return dice.standard_normal((rows, columns), np.float32) * width

    def parameters(self) -> list[Floats]:
        return self.weights + self.biases

    def forward(self, seen: npt.NDArray[np.uint8]) -> list[Floats]:
        """The input, the hidden layers, and last the logits with the value behind them."""
        layers: list[Floats] = [np.asarray(seen / self.scale, np.float32)]
        for i, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            sums = layers[-1] @ weight + bias
            layers.append(np.maximum(sums, np.float32(0)) if i + 1 < len(self.weights) else sums)
        return layers

    def learn(self, layers: list[Floats], slope: Floats) -> None:
        """One step of Adam against `slope`, the derivative of the loss by the last layer."""
        weights: list[Floats] = []
        biases: list[Floats] = []
        for i in reversed(range(len(self.weights))):
            weights.insert(0, layers[i].T @ slope)
            biases.insert(0, slope.sum(0))
            if i > 0:
                slope = (slope @ self.weights[i].T) * (layers[i] > 0)
        self._adam(weights + biases)

    def _adam(self, slopes: list[Floats]) -> None:
        length = np.sqrt(sum(float((s * s).sum()) for s in slopes))
        shrink = np.float32(min(1.0, 0.5 / (length + 1e-8)))
        self.updates += 1
        rate = RATE * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for p, s, m, q in zip(self.parameters(), slopes, self.mean, self.square, strict=True):
            m += np.float32(0.1) * (s * shrink - m)
            q += np.float32(0.001) * ((s * shrink) ** 2 - q)
            p -= np.float32(rate) * m / (np.sqrt(q) + np.float32(1e-5))


def policy(last: Floats, mask: npt.NDArray[np.uint8]) -> Floats:
    """Probabilities of the actions; those that are not legal have none."""
    logits = np.where(mask == 1, last[:, :-1], np.float32(-1e9))
    odds = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(odds / odds.sum(1, keepdims=True), np.float32)


def drawn(chances: Floats, dice: np.random.Generator) -> Ints:
    """An action for each row, by its probabilities."""
    heights = chances.cumsum(1)
    points = dice.random((len(chances), 1), np.float32) * heights[:, -1:]
    return np.asarray(np.minimum((heights <= points).sum(1), folsom.ACTIONS - 1), np.int64)


@dataclass
class Memory:
    """What was seen, done and paid in a rollout, one row a decision."""

    seen: npt.NDArray[np.uint8]
    mask: npt.NDArray[np.uint8]
    action: Ints
    chance: Floats  # Of the action, when it was chosen.
    advantage: Floats
    target: Floats  # Of the value.


def rollout(net: Network, batch: folsom.Batch, dice: np.random.Generator) -> Memory:
    """STEPS decisions of every game."""
    shape = (STEPS, GAMES)
    seen = np.empty((*shape, folsom.OBSERVATION_SIZE), np.uint8)
    mask = np.empty((*shape, folsom.ACTIONS), np.uint8)
    action = np.empty(shape, np.int64)
    chance, value, paid, ended = (np.empty(shape, np.float32) for _ in range(4))
    rows = np.arange(GAMES)
    for t in range(STEPS):
        seen[t], mask[t] = batch.observation, batch.mask
        last = net.forward(batch.observation)[-1]
        chances = policy(last, batch.mask)
        action[t], value[t] = drawn(chances, dice), last[:, -1]
        chance[t] = chances[rows, action[t]]
        own = batch.seat.astype(np.int64)
        batch.step(action[t].astype(np.uint16))
        paid[t], ended[t] = payments(batch, own), batch.ended
    after = net.forward(batch.observation)[-1][:, -1]
    advantage = advantages(value, after, paid, ended)
    return Memory(
        seen.reshape(-1, seen.shape[-1]),
        mask.reshape(-1, mask.shape[-1]),
        action.reshape(-1),
        chance.reshape(-1),
        advantage.reshape(-1),
        (advantage + value).reshape(-1),
    )


def payments(batch: folsom.Batch, own: Ints) -> Floats:
    """What games that have just ended pay: the win, and as much for a lead of $2000.

    The lead teaches who never wins yet.
    """
    rows = np.arange(GAMES)
    money = batch.money.astype(np.float32)
    mine = money[rows, own]
    others = (money.sum(1) - mine) / np.maximum(batch.seats - 1, 1)
    return np.asarray(batch.reward[rows, own] + (mine - others) / 2000, np.float32)


def advantages(value: Floats, after: Floats, paid: Floats, ended: Floats) -> Floats:
    """How much better each decision turned out than expected (Schulman et al. 2016)."""
    advantage = np.zeros_like(value)
    sum_ahead = np.zeros_like(after)
    for t in reversed(range(len(value))):
        alive = 1 - ended[t]
        surprise = paid[t] + alive * after - value[t]
        sum_ahead = np.asarray(surprise + LAMBDA * alive * sum_ahead, np.float32)
        advantage[t], after = sum_ahead, value[t]
    return advantage


def slope_of_loss(last: Floats, memory: Memory, rows: Ints) -> Floats:
    """The derivative of the loss by logits and value, on some rows."""
    chances = policy(last, memory.mask[rows])
    here = np.arange(len(rows))
    advantage = memory.advantage[rows]
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    ratio = chances[here, memory.action[rows]] / memory.chance[rows]
    free = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    pull = np.asarray(advantage * ratio * free, np.float32)
    logs = np.log(np.maximum(chances, 1e-12))
    entropy = -(chances * logs).sum(1, keepdims=True)
    slope = np.empty_like(last)
    slope[:, :-1] = chances * pull[:, None] + ENTROPY * chances * (logs + entropy)
    slope[here, memory.action[rows]] -= pull
    slope[:, -1] = 2 * VALUE * (last[:, -1] - memory.target[rows])
    return slope / np.float32(len(rows))


def learn(net: Network, memory: Memory, dice: np.random.Generator) -> None:
    """EPOCHS passes over what was played."""
    for _ in range(EPOCHS):
        order = dice.permutation(len(memory.action))
        for start in range(0, len(order), MINIBATCH):
            rows = order[start : start + MINIBATCH]
            layers = net.forward(memory.seen[rows])
            net.learn(layers, slope_of_loss(layers[-1], memory, rows))


def win_share(net: Network, seats: int, against: str, count: int, seed: int) -> float:
    """Of `count` games and a few more, always with the likeliest action."""
    batch = games(GAMES, seats, against, seed)
    played, won = 0, 0.0
    rows = np.arange(GAMES)
    while played < count:
        own = batch.seat.astype(np.int64)
        best = policy(net.forward(batch.observation)[-1], batch.mask).argmax(1)
        batch.step(best.astype(np.uint16))
        played += int(batch.ended.sum())
        won += float(batch.reward[rows, own].sum())
    return won / played


def train(decisions: int, seats: int, against: str, seed: int) -> list[dict[str, float]]:
    """Learns from so many decisions; the curve of win shares."""
    dice = np.random.default_rng(seed)
    net = Network(dice)
    batch = games(GAMES, seats, against, seed)
    curve: list[dict[str, float]] = []
    made, due = 0, 0
    while True:
        if made >= due:
            share = win_share(net, seats, against, 2000, seed + 1)
            spent = time.process_time() / 60
            curve.append({"decisions": made, "cpu_minutes": round(spent, 2), "win_share": share})
            print(f"{made:9,} decisions  {spent:5.1f} min of CPU  {share:6.1%} of wins", flush=True)
            due = min(made + max(decisions // 10, 100_000), decisions)
        if made >= decisions:
            return curve
        learn(net, rollout(net, batch, dice), dice)
        made += GAMES * STEPS


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--against", default="scripted:mistakes=100", help="a bot (docs/bots.md)")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=pathlib.Path, help="writes the curve as JSON")
    told = parser.parse_args()
    print(f"{told.seats} seats against {told.against}; chance alone would win {1 / told.seats:.1%}")
    curve = train(told.decisions, told.seats, told.against, told.seed)
    if told.curve:
        told.curve.write_text(json.dumps(curve, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
