"""Learning from an iteration's decisions: proximal policy optimisation (Schulman et al. 2017)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import torch
from torch import Tensor
from torch.nn import functional

from train import critic, layout, optimise, returns
from train.buffer import Buffer
from train.graphs import Recorded, on_stream, warn
from train.model import Net, inputs, legal_in, log_shares, masked_chances, plays_in
from train.settings import Now, Settings
from train.student import Student

SHARE_WEIGHT = 0.5
MONEY_WEIGHT = 0.1
MOST_ADVANTAGE = 8.0

# What `losses` reports, in this order.
REPORTED = ("policy_loss", "entropy", "share_loss", "money_loss", "kl", "clipped")
OTHERS = ("critic_loss", "student_loss")  # `critic_loss` is of the shares, as `share_loss` is.

# What is told of a decision: action, log_chance, advantage, and from here on the target.
TARGET = 3
TOLD = TARGET + 2 * layout.SEATS


def outcome_losses(outcome: Tensor, plays: Tensor, target: Tensor) -> tuple[Tensor, Tensor]:
    """How far [game, 12], logits of shares and money, is from a target: cross entropy of the
    shares, smooth distance of the money."""
    shares = log_shares(outcome[:, : layout.SEATS], plays).masked_fill(~plays, 0)
    share = -(target[:, : layout.SEATS] * shares).sum(1).mean()
    off = functional.smooth_l1_loss(
        outcome[:, layout.SEATS :], target[:, layout.SEATS :], reduction="none"
    )
    return share, (off * plays).sum(1).mean()


def losses(
    net: Net, x: Tensor, sight: Tensor, told: Tensor, entropy_weight: Tensor, clip: float
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """The loss of some decisions, what is reported of it, the heads and the last state."""
    heads, state = net.both(x, sight)
    legal = legal_in(sight)
    chances = masked_chances(heads, legal)
    change = chances.gather(1, told[:, :1].long())[:, 0] - told[:, 1]
    advantage = told[:, 2]
    ratio = change.exp()
    cut = ratio.clamp(1 - clip, 1 + clip)
    policy = -torch.minimum(ratio * advantage, cut * advantage).mean()
    entropy = -(chances.exp() * chances.masked_fill(~legal, 0)).sum(1).mean()
    share, money = outcome_losses(heads[:, critic.OUTCOME], plays_in(sight), told[:, TARGET:])
    loss = policy - entropy_weight * entropy + SHARE_WEIGHT * share + MONEY_WEIGHT * money
    kl = (ratio - 1 - change).mean()
    clipped = ((ratio - 1).abs() > clip).float().mean()
    report = torch.stack([policy, entropy, share, money, kl, clipped]).detach()
    return loss, report, heads.detach(), state.detach()


class Learner:
    """Networks, their optimisers, and how they learn.

    A step of learning reads a minibatch that lies where the last one did, and is recorded."""

    def __init__(
        self,
        net: Net,
        settings: Settings,
        student: Student | None = None,
        critic_of: critic.Learning | None = None,
    ) -> None:
        self.net, self.student, self.critic, self._settings = net, student, critic_of, settings
        self.optimiser = optimise.adam(net)
        self.device = next(net.parameters()).device
        self.stream = torch.cuda.Stream() if self.device.type == "cuda" else None
        self._losses: Callable[..., tuple[Tensor, Tensor, Tensor, Tensor]] = losses
        self._entropy = torch.zeros((), device=self.device)
        self._sums = torch.zeros(len(REPORTED) + len(OTHERS), device=self.device)
        self._lie(0, 0)

    def _lie(self, size: int, width: int) -> None:
        """Where a minibatch of this size lies; what was recorded for another one is dropped."""
        self._seen = torch.zeros(size, width, dtype=torch.uint8, device=self.device)
        self._told = torch.zeros(size, TOLD, device=self.device)
        self.steps = {taught: partial(self._step, taught) for taught in (False, True)}
        self.targets: dict[int, Recorded[Tensor]] = {}

    # --- Before a run

    def record(self, buffers: list[Buffer]) -> None:
        """Records what is done again and again. Nobody else may use the device meanwhile. The first
        buffer has been filled. Weights stay as they are; of the optimiser's
        moments the first few steps are of one minibatch."""
        self._set(Now(rate=0.0, student_rate=0.0, entropy=0.0, shaping=0.0))
        with on_stream(self.stream):
            seen, told, own = self.prepared(buffers[0], 0.0)
            self._lie(min(self._settings.minibatch, len(own)), seen.shape[1])
            self.take(seen, told, own[: len(self._seen)])
            self._compile()
        wanted = self._settings.graphs
        for buffer in buffers:
            work = partial(returns.targets, buffer, self._settings.decay)
            self.targets[id(buffer)] = Recorded(work, self.stream, wanted)
        for taught in (False, True) if self.student else (False,):
            self.steps[taught] = Recorded(partial(self._step, taught), self.stream, wanted)

    def _compile(self) -> None:
        if not self._settings.compile:
            return
        try:
            self._losses = torch.compile(losses, dynamic=False)
            self._step(False)
        except Exception as error:  # Whatever a compiler does not like.
            warn(f"not compiled: {type(error).__name__}: {str(error)[:300]}")
            self._losses = losses

    # --- Learning

    def learn(self, buffer: Buffer, now: Now) -> tuple[int, dict[str, float]]:
        """Learns from a buffer: from how many decisions, and the means of what is reported."""
        with on_stream(self.stream):
            self._set(now)
            seen, told, own = self.prepared(buffer, now.shaping)
            size = min(self._settings.minibatch, len(own))
            if size != len(self._seen):
                self._lie(size, seen.shape[1])
            steps = lessons = 0
            for epoch in range(self._settings.epochs):
                taught = self.student is not None and epoch == 0
                order = own[torch.randperm(len(own), device=self.device)]
                for at in range(0, len(order) - size + 1, size):
                    self.take(seen, told, order[at : at + size])
                    self.steps[taught]()
                    steps, lessons = steps + 1, lessons + taught
            sums = self._sums.tolist()
        counts = [steps] * (len(sums) - 1) + [max(lessons, 1)]
        means = [total / count for total, count in zip(sums, counts)]
        return len(own), dict(zip(REPORTED + OTHERS, means))

    def _set(self, now: Now) -> None:
        optimise.set_rate(self.optimiser, now.rate)
        if self.critic:
            optimise.set_rate(self.critic.optimiser, now.rate)
        if self.student:
            optimise.set_rate(self.student.optimiser, now.student_rate)
        self._entropy.fill_(now.entropy)
        self._sums.zero_()

    @torch.no_grad()
    def prepared(self, buffer: Buffer, shaping: float) -> tuple[Tensor, Tensor, Tensor]:
        """What was seen of all decisions of a buffer, what is told of them, the numbers of ours."""
        recorded = self.targets.get(id(buffer))
        target = recorded() if recorded else returns.targets(buffer, self._settings.decay)
        advantage = returns.advantages(buffer, target, shaping)
        steps = buffer.steps
        own = buffer.own[:steps].flatten().nonzero()[:, 0]
        spread, mean = torch.std_mean(advantage.flatten()[own])
        advantage = ((advantage - mean) / (spread + 1e-6)).clamp(-MOST_ADVANTAGE, MOST_ADVANTAGE)
        numbers = [buffer.action[:steps], buffer.log_chance[:steps], advantage]
        told = torch.cat([torch.stack(numbers, 2), target], 2).flatten(0, 1)
        return buffer.seen[:steps].flatten(0, 1), told, own

    @torch.no_grad()
    def take(self, seen: Tensor, told: Tensor, index: Tensor) -> None:
        """Puts these decisions where a step reads them. Eight bytes at a time, which is quicker."""
        words = self._seen.view(torch.int64)
        torch.index_select(seen.view(torch.int64), 0, index, out=words)
        torch.index_select(told, 0, index, out=self._told)

    def _step(self, taught: bool) -> None:
        """One step of all networks; of the student if it is `taught`."""
        sight = self._seen[:, : layout.SIGHT_SIZE]
        x = inputs(sight, self.net.dtype)
        clip = self._settings.clip
        loss, report, heads, state = self._losses(
            self.net, x, sight, self._told, self._entropy, clip
        )
        optimise.descend(self.optimiser, loss)
        others = torch.stack([
            self._judge(sight, heads, state),
            self.student.learn(x, sight, heads) if self.student and taught else loss.new_zeros(()),
        ])
        self._sums += torch.cat([report, others])

    def _judge(self, sight: Tensor, heads: Tensor, state: Tensor) -> Tensor:
        """One step of the critic."""
        if not self.critic:
            return heads.new_zeros(())
        outcome = self.critic.critic(state, self._seen[:, layout.SIGHT_SIZE :], heads)
        share, money = outcome_losses(outcome, plays_in(sight), self._told[:, TARGET:])
        optimise.descend(self.critic.optimiser, share + MONEY_WEIGHT * money)
        return share.detach()
