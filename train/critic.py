"""A network that sees everything: it judges the decisions of games in training, and never plays.

The critic starts from what the playing network says of the outcome, and corrects it by what that
one cannot see: from the playing network's last state and the truth of the same decision (layout.py)
it says what to add to the heads of shares and money. At first it adds nothing. What it says is the
measure of advantages and of lambda-returns; no gradient goes from it to the playing network.

    z = B state + T truth + t
    the blocks of model.py
    outcome = outcome of the playing network + H relu(rms(z)) + e
"""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from train import layout, optimise
from train.model import Pairs, copied, copy_into, in_dtype, in_turns, linear, state_after

OUTCOME = slice(layout.ACTIONS, layout.HEADS)  # Of the heads: shares and money.


def judged(layers: Pairs, state: Tensor, truth: Tensor, heads: Tensor) -> Tensor:
    """[game, 12]: logits of the shares, and money."""
    seen, told, *blocks, head = layers
    truths = functional.linear(truth.to(told[0].dtype), *told)
    last = state_after(blocks, functional.linear(state, *seen) + truths)
    return heads[:, OUTCOME] + functional.linear(last.float(), *head)


class Critic(nn.Module):
    """For a playing network of width `of`."""

    def __init__(
        self, of: int, width: int, blocks: int, dtype: torch.dtype = torch.float32
    ) -> None:
        super().__init__()
        self.sizes = (of, width, blocks)
        self.dtype = dtype
        self.seen = linear(of, width, 1 / math.sqrt(of))
        self.told = linear(layout.TRUTH_SIZE, width, 0.08)
        self.first = nn.ModuleList(
            linear(width, width, math.sqrt(2 / width)) for _ in range(blocks)
        )
        self.second = nn.ModuleList(
            linear(width, width, 0.3 / math.sqrt(width)) for _ in range(blocks)
        )
        self.head = linear(width, 2 * layout.SEATS, 0.0)
        self.register_buffer("scales", torch.from_numpy(layout.truth_scales()), persistent=False)

    def layers(self) -> Pairs:
        """As `judged` takes them."""
        inner = [(layer.weight, layer.bias) for layer in in_turns(self.first, self.second)]
        told = (self.told.weight * self.scales, self.told.bias)
        body = in_dtype([(self.seen.weight, self.seen.bias), told, *inner], self.dtype)
        return [*body, (self.head.weight, self.head.bias)]

    def forward(self, state: Tensor, truth: Tensor, heads: Tensor) -> Tensor:
        return judged(self.layers(), state.detach(), truth, heads.detach())


class Judge:
    """A critic that no longer learns, as model.Player is a network that does not."""

    def __init__(self, critic: Critic) -> None:
        with torch.no_grad():
            self._layers = copied(critic.layers())

    def take(self, critic: Critic) -> None:
        with torch.no_grad():
            copy_into(self._layers, critic.layers())

    def __call__(self, state: Tensor, truth: Tensor, heads: Tensor) -> Tensor:
        return judged(self._layers, state, truth, heads)


class Learning:
    """A critic with its optimiser."""

    def __init__(self, critic: Critic) -> None:
        self.critic = critic
        self.optimiser = optimise.adam(critic)

    def state(self) -> dict[str, Any]:
        return {
            "version": layout.TRUTH_VERSION,
            "sizes": self.critic.sizes,
            "weights": {name: v.cpu() for name, v in self.critic.state_dict().items()},
            "moments": optimise.moments(self.optimiser),
        }

    def load(self, state: dict[str, Any]) -> bool:
        """Whether it was a critic of this kind; of another one nothing is taken."""
        if (state["version"], tuple(state["sizes"])) != (layout.TRUTH_VERSION, self.critic.sizes):
            return False
        self.critic.load_state_dict(state["weights"])
        optimise.set_moments(self.optimiser, state["moments"])
        return True
