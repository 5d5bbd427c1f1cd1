"""A small network that learns from a large one what it says of the same decisions: for the leaves of
a search, where the large one takes too long."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from train import layout
from train.model import Net, masked_chances, play_shares

SHARE_WEIGHT = 2.0
MONEY_WEIGHT = 0.1
RATE = 3.0  # Times the large one's.


class Student:
    def __init__(self, net: Net) -> None:
        self.net = net
        self.optimiser = torch.optim.Adam(net.parameters(), lr=0.0, betas=(0.9, 0.99), eps=1e-5)

    def learn(self, sight: Tensor, mask: Tensor, heads: Tensor, rate: float) -> Tensor:
        """From what the large network says; the loss, beyond what the best student has."""
        for group in self.optimiser.param_groups:
            group["lr"] = RATE * rate
        loss = self._loss(sight, mask > 0, self.net(sight), heads)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimiser.step()
        return loss.detach()

    @staticmethod
    def _loss(sight: Tensor, legal: Tensor, own: Tensor, heads: Tensor) -> Tensor:
        plays = sight[:, layout.SEAT_PLAYS] > 0
        policy = _divergence(masked_chances(own, legal), masked_chances(heads, legal), legal)
        shares = _divergence(play_shares(sight, own), play_shares(sight, heads), plays)
        off = functional.smooth_l1_loss(
            own[:, layout.MONEY], heads[:, layout.MONEY], reduction="none"
        )
        money = (off * plays).sum(1).mean()
        return policy + SHARE_WEIGHT * shares + MONEY_WEIGHT * money

    def state(self) -> dict[str, Any]:
        return {
            "width": self.net.width,
            "blocks": self.net.blocks,
            "weights": self.net.state_dict(),
            "moments": self.optimiser.state_dict(),
        }

    def load(self, state: dict[str, Any]) -> None:
        if (state["width"], state["blocks"]) != (self.net.width, self.net.blocks):
            raise ValueError("the checkpoint has a student of another size")
        self.net.load_state_dict(state["weights"])
        self.optimiser.load_state_dict(state["moments"])


def _divergence(own: Tensor, other: Tensor, counts: Tensor) -> Tensor:
    """Kullback and Leibler's, of `own` from `other`, both logarithms, over what `counts`."""
    return (other.exp() * (other - own).masked_fill(~counts, 0)).sum(1).mean()
