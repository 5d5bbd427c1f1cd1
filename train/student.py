"""A small network that learns from a large one what it says of the same decisions: for the leaves of
a search, where the large one takes too long."""

from __future__ import annotations

from typing import Any

from torch import Tensor
from torch.nn import functional

from train import layout, optimise
from train.model import Net, legal_in, log_shares, masked_chances, plays_in

SHARE_WEIGHT = 2.0
MONEY_WEIGHT = 0.1


class Student:
    def __init__(self, net: Net) -> None:
        self.net = net
        self.optimiser = optimise.adam(net)

    def learn(self, x: Tensor, sight: Tensor, heads: Tensor) -> Tensor:
        """From what the large network says of the inputs `x` of these sights; the loss, beyond what
        the best student has."""
        loss = self._loss(sight, self.net.both(x, sight)[0], heads)
        optimise.descend(self.optimiser, loss)
        return loss.detach()

    @staticmethod
    def _loss(sight: Tensor, own: Tensor, heads: Tensor) -> Tensor:
        plays, legal = plays_in(sight), legal_in(sight)
        policy = _divergence(masked_chances(own, legal), masked_chances(heads, legal), legal)
        shares = _divergence(
            log_shares(own[:, layout.SHARES], plays),
            log_shares(heads[:, layout.SHARES], plays),
            plays,
        )
        off = functional.smooth_l1_loss(
            own[:, layout.MONEY], heads[:, layout.MONEY], reduction="none"
        )
        money = (off * plays).sum(1).mean()
        return policy + SHARE_WEIGHT * shares + MONEY_WEIGHT * money

    def state(self) -> dict[str, Any]:
        return {
            "width": self.net.width,
            "blocks": self.net.blocks,
            "weights": {name: v.cpu() for name, v in self.net.state_dict().items()},
            "moments": optimise.moments(self.optimiser),
        }

    def load(self, state: dict[str, Any]) -> bool:
        """Whether it was a student of this size; of another one nothing is taken."""
        if (state["width"], state["blocks"]) != (self.net.width, self.net.blocks):
            return False
        self.net.load_state_dict(state["weights"])
        optimise.set_moments(self.optimiser, state["moments"])
        return True


def _divergence(own: Tensor, other: Tensor, counts: Tensor) -> Tensor:
    """Kullback and Leibler's, of `own` from `other`, both logarithms, over what `counts`."""
    return (other.exp() * (other - own).masked_fill(~counts, 0)).sum(1).mean()
