"""What is recorded on a GPU does the same when it is done again with other numbers: the decisions of
games, the targets, and the steps of all networks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor

from train import optimise, ppo, rollout
from train.settings import Now, Settings
from train.tests.tape import Taped
from train.trainer import Trainer

SIZE = 128


class _Descent:
    """The simplest optimiser. That of a CPU reckons with numbers of the interpreter; that of a GPU
    does not."""

    def __init__(self) -> None:
        self.rate = torch.zeros(())

    def set_rate(self, _: Any, rate: float) -> None:
        self.rate.fill_(rate)

    def descend(self, optimiser: torch.optim.Optimizer, loss: Tensor) -> None:
        params = [p for group in optimiser.param_groups for p in group["params"]]
        for p in params:
            p.grad = None
        loss.backward()
        with torch.no_grad():
            for p in params:
                p.sub_(self.rate * p.grad)


def _course(out: Path, recorded: list[Taped]) -> list[Tensor]:
    """All that comes of the first games and of three steps."""
    torch.set_num_threads(1)
    small = {"width": 32, "student_width": 32, "critic_width": 32}
    trainer = Trainer(
        Settings(out=out, blocks=1, student_blocks=1, critic_blocks=1, games=16, steps=16,
                 threads=1, minibatch=SIZE, past=0.25, **small)
    )
    learner = trainer.learner
    trainer.begin()
    learner._set(Now(rate=0.05, student_rate=0.15, entropy=0.01, shaping=0.0))
    seen, told, own = learner.prepared(trainer.buffers[0], 0.0)
    for i, taught in enumerate((True, False, True)):
        learner.take(seen, told, own[i * SIZE : (i + 1) * SIZE])
        learner.steps[taught]()
    recorded += [group.judge for group in trainer.groups.groups]
    recorded += [*learner.targets.values(), *learner.steps.values()]
    nets = (trainer.net, learner.critic.critic, learner.student.net)
    weights = [p.detach().clone() for net in nets for p in net.parameters()]
    return [trainer.buffers[0].facts, seen, told, learner._sums, *weights]


def test_recorded_work_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    descent = _Descent()
    monkeypatch.setattr(optimise, "set_rate", descent.set_rate)
    monkeypatch.setattr(optimise, "descend", descent.descend)
    plain = _course(tmp_path / "plain", [])
    for module in (ppo, rollout):
        monkeypatch.setattr(module, "Recorded", Taped)
    recorded: list[Taped] = []
    taped = _course(tmp_path / "taped", recorded)
    assert len(recorded) == 6 and all(not work.waiting for work in recorded)
    for one, other in zip(plain, taped, strict=True):
        assert torch.equal(one, other)
