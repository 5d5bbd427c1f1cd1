"""The critic corrects what the playing network expects by what that one cannot see."""

from __future__ import annotations

import torch

from folsom.batch import Batch
from train import layout, mix, optimise, ppo
from train.critic import OUTCOME, Critic, Learning
from train.model import Net, inputs, plays_in
from train.settings import Settings

GAMES = 96


class Positions:
    def __init__(self) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(1)
        batch = Batch(
            GAMES, mix.self_play(), seed=3, skip_forced=True, foresight=True, truth=True
        )
        for _ in range(40):
            batch.step(batch.random_actions())
        self.sight = torch.from_numpy(layout.sights(batch))
        self.truth = torch.from_numpy(batch.truth.copy())
        self.net = Net(32, 1)
        self.x = inputs(self.sight, torch.float32)

    def heads(self) -> tuple[torch.Tensor, torch.Tensor]:
        return self.net.both(self.x, self.sight)


def test_at_first_it_says_what_the_network_does() -> None:
    at = Positions()
    heads, state = at.heads()
    outcome = Critic(32, 64, 2)(state, at.truth, heads)
    assert torch.equal(outcome, heads[:, OUTCOME])


def test_it_learns_from_the_truth_and_leaves_the_network_alone() -> None:
    """Whoever has a Robbery card in hand, of those who play, shares the win."""
    at = Positions()
    field = next(row for row in layout.truth_fields() if row["name"] == "hand")
    start = field["offset"] + 3  # Of the first colour.
    holds = at.truth[:, start : field["offset"] + field["rows"] * field["columns"] : field["columns"]]
    plays = plays_in(at.sight)
    target = torch.zeros(GAMES, 2 * layout.SEATS)
    target[:, : layout.SEATS] = (holds > 0) * plays + 1e-6 * plays
    target[:, : layout.SEATS] /= target[:, : layout.SEATS].sum(1, keepdim=True)
    learning = Learning(Critic(32, 64, 1))
    optimise.set_rate(learning.optimiser, 3e-3)
    losses = []
    for _ in range(40):
        heads, state = at.heads()
        outcome = learning.critic(state, at.truth, heads)
        share, money = ppo.outcome_losses(outcome, plays, target)
        optimise.descend(learning.optimiser, share + money)
        losses.append(float(share))
    assert losses[-1] < losses[0] - 0.2
    assert all(p.grad is None for p in at.net.parameters())


def test_a_checkpoint_brings_it_back_but_not_another_kind() -> None:
    torch.manual_seed(2)
    learning, again = Learning(Critic(32, 64, 1)), Learning(Critic(32, 64, 1))
    with torch.no_grad():
        learning.critic.head.weight.normal_()
    assert again.load(learning.state())
    weights = learning.critic.state_dict()
    assert all(torch.equal(again.critic.state_dict()[name], weights[name]) for name in weights)
    other = Learning(Critic(32, 32, 1))
    before = other.critic.told.weight.clone()
    assert not other.load(learning.state())
    assert not again.load(learning.state() | {"version": layout.TRUTH_VERSION + 1})
    assert torch.equal(other.critic.told.weight, before)


def test_the_scales_are_those_of_the_fields() -> None:
    scales = layout.truth_scales()
    bullets = next(row for row in layout.truth_fields() if row["name"] == "hand_bullets")
    assert scales[bullets["offset"]] == torch.tensor(1 / 6)
    assert Settings().critic == "truth"
