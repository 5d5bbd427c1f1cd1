"""A small network learns what a large one says."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch
from torch import Tensor

from folsom.batch import Batch
from train import checkpoint, layout, mix, optimise
from train.model import Net, inputs, legal_in
from train.student import Student

GAMES = 256
RATE = 3e-3


class Lesson:
    """Decisions of random games, and what a large network says of them."""

    def __init__(self) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(1)
        self.teacher = Net(64, 1)
        with torch.no_grad():
            self.teacher.head.weight.mul_(10)  # As sure of itself as one that has learned.
        batch = Batch(GAMES, mix.self_play(), seed=3, skip_forced=True, foresight=True)
        for _ in range(40):
            batch.step(batch.random_actions())
        self.sight = torch.from_numpy(layout.sights(batch))
        self.x = inputs(self.sight, torch.float32)
        with torch.no_grad():
            self.heads = self.teacher(self.sight)

    def given_to(self, student: Student, times: int) -> list[float]:
        """The losses."""
        return [float(self._once(student)) for _ in range(times)]

    def _once(self, student: Student) -> Tensor:
        optimise.set_rate(student.optimiser, RATE)
        return student.learn(self.x, self.sight, self.heads)


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return Lesson()


def _student(width: int = 32) -> Student:
    torch.manual_seed(2)
    return Student(Net(width, 1))


def test_its_loss_falls(lesson: Lesson) -> None:
    losses = lesson.given_to(_student(), 60)
    assert losses[0] > 0.1
    assert losses[-1] < losses[0] / 3


def test_nobody_is_closer_to_the_large_one_than_itself(lesson: Lesson) -> None:
    student = Student(Net(64, 1))
    student.net.load_state_dict(lesson.teacher.state_dict())
    assert lesson.given_to(student, 1)[0] == pytest.approx(0, abs=1e-6)


def test_illegal_actions_and_empty_seats_do_not_count(lesson: Lesson) -> None:
    heads = lesson.heads.clone()
    heads[:, : layout.ACTIONS][~legal_in(lesson.sight)] = 7.0
    plays = lesson.sight[:, layout.SEAT_PLAYS] > 0
    for part in (layout.SHARES, layout.MONEY):
        heads[:, part][~plays] = 7.0
    losses = [
        float(_student().learn(lesson.x, lesson.sight, said)) for said in (heads, lesson.heads)
    ]
    assert losses[0] == losses[1]


def test_a_checkpoint_brings_it_back(lesson: Lesson, tmp_path: Path) -> None:
    net = lesson.teacher
    optimiser = torch.optim.Adam(net.parameters())
    counters = checkpoint.Counters()
    student = _student()
    lesson.given_to(student, 5)
    (net(lesson.sight[:1]).sum() * 0).backward()
    optimiser.step()
    checkpoint.save(tmp_path, net, optimiser, [], counters, student)
    again = Student(Net(32, 1))
    checkpoint.load(tmp_path, net, optimiser, again)
    assert lesson.given_to(again, 3) == pytest.approx(lesson.given_to(student, 3), rel=0.02)
    alone = checkpoint.load_student(tmp_path)
    assert (alone.width, alone.blocks) == (32, 1)


def test_of_a_student_of_another_size_nothing_is_taken() -> None:
    other = _student(64)
    before = {name: value.clone() for name, value in other.net.state_dict().items()}
    assert not other.load(_student(32).state())
    assert all(torch.equal(before[name], value) for name, value in other.net.state_dict().items())
