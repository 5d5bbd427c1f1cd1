"""Learning from an iteration's decisions: proximal policy optimisation (Schulman et al. 2017)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from train import layout, returns
from train.model import Net, masked_chances, play_shares
from train.rollout import Buffer
from train.settings import Now, Settings
from train.student import Student

SHARE_WEIGHT = 0.5
MONEY_WEIGHT = 0.1
MOST_ADVANTAGE = 8.0
MOST_GRADIENT = 1.0

# What `losses` reports, in this order.
REPORTED = ("policy_loss", "entropy", "share_loss", "money_loss", "kl", "clipped")


@dataclass
class Decisions:
    """Some decisions; the first dimension of all is which."""

    sight: Tensor
    mask: Tensor
    action: Tensor
    log_chance: Tensor
    advantage: Tensor
    target: Tensor

    def take(self, index: Tensor) -> tuple[Tensor, ...]:
        """Some of them. Observations are taken eight bytes at a time, which is quicker."""
        sight = self.sight.view(torch.int64)[index].view(torch.uint8)
        rows = (self.mask, self.action, self.log_chance, self.advantage, self.target)
        return sight, *[row[index] for row in rows]


def losses(
    net: Net,
    sight: Tensor,
    mask: Tensor,
    action: Tensor,
    log_chance: Tensor,
    advantage: Tensor,
    target: Tensor,
    entropy_weight: Tensor,
    clip: float,
) -> tuple[Tensor, Tensor, Tensor]:
    """The loss of some decisions, what is reported of it, and the heads."""
    heads = net(sight)
    legal = mask > 0
    chances = masked_chances(heads, legal)
    change = chances.gather(1, action[:, None].long())[:, 0] - log_chance
    ratio = change.exp()
    cut = ratio.clamp(1 - clip, 1 + clip)
    policy = -torch.minimum(ratio * advantage, cut * advantage).mean()
    entropy = -(chances.exp() * chances.masked_fill(~legal, 0)).sum(1).mean()

    plays = sight[:, layout.SEAT_PLAYS] > 0
    shares = play_shares(sight, heads).masked_fill(~plays, 0)
    share = -(target[:, : layout.SEATS] * shares).sum(1).mean()
    off = functional.smooth_l1_loss(
        heads[:, layout.MONEY], target[:, layout.SEATS :], reduction="none"
    )
    money = (off * plays).sum(1).mean()

    loss = policy - entropy_weight * entropy + SHARE_WEIGHT * share + MONEY_WEIGHT * money
    kl = (ratio - 1 - change).mean()
    clipped = ((ratio - 1).abs() > clip).float().mean()
    report = torch.stack([policy, entropy, share, money, kl, clipped]).detach()
    return loss, report, heads.detach()


class Learner:
    """A network, its optimiser, and how it learns."""

    def __init__(self, net: Net, settings: Settings, student: Student | None = None) -> None:
        self.net, self.student, self._settings = net, student, settings
        on_gpu = next(net.parameters()).is_cuda
        fused = {"fused": True} if on_gpu else {}
        self.optimiser = torch.optim.Adam(
            net.parameters(), lr=settings.rate, betas=(0.9, 0.99), eps=1e-5, **fused
        )
        self._losses: Callable[..., tuple[Tensor, Tensor, Tensor]] = losses
        if settings.compile:
            self._losses = torch.compile(losses, dynamic=False)

    def learn(self, buffer: Buffer, now: Now) -> tuple[int, dict[str, float]]:
        """Learns from a buffer: from how many decisions, and the means of what is reported."""
        for group in self.optimiser.param_groups:
            group["lr"] = now.rate
        decisions, own = self._prepared(buffer, now)
        weight = torch.tensor(now.entropy, device=own.device)
        size = min(self._settings.minibatch, len(own))
        reports: list[Tensor] = []
        lessons: list[Tensor] = []
        for epoch in range(self._settings.epochs):
            order = own[torch.randperm(len(own), device=own.device)]
            for at in range(0, len(order) - size + 1, size):
                sample = decisions.take(order[at : at + size])
                report, heads = self._step(sample, weight)
                reports.append(report)
                if self.student and epoch == 0:
                    lessons.append(self.student.learn(*sample[:2], heads, now.rate))
        means = torch.stack(reports).mean(0).tolist()
        student = torch.stack(lessons).mean().item() if lessons else 0.0
        return len(own), dict(zip(REPORTED, means)) | {"student_loss": student}

    def _prepared(self, buffer: Buffer, now: Now) -> tuple[Decisions, Tensor]:
        """All decisions of a buffer, and the numbers of our own."""
        with torch.no_grad():
            target = returns.targets(buffer, self._settings.decay)
            advantage = returns.advantages(buffer, target, now.shaping).flatten()
            own = buffer.own.flatten().nonzero()[:, 0]
            spread, mean = torch.std_mean(advantage[own])
            advantage = ((advantage - mean) / (spread + 1e-6)).clamp(
                -MOST_ADVANTAGE, MOST_ADVANTAGE
            )
        decisions = Decisions(
            buffer.sight[: buffer.steps].flatten(0, 1),
            buffer.mask.flatten(0, 1),
            buffer.action.flatten(),
            buffer.log_chance.flatten(),
            advantage,
            target.flatten(0, 1),
        )
        return decisions, own

    def _step(self, sample: tuple[Tensor, ...], entropy_weight: Tensor) -> tuple[Tensor, Tensor]:
        loss, report, heads = self._losses(self.net, *sample, entropy_weight, self._settings.clip)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), MOST_GRADIENT)
        self.optimiser.step()
        return report, heads
