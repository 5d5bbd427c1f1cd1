"""A tiny network learns on one core; its checkpoint goes on; its integers are like its floats."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from train import checkpoint, evaluate, export
from train.settings import Settings
from train.trainer import Trainer

ITERATIONS = 12

# What the tiny network's integers may be off by; train/README.md states that of a large one.
MOST_KL = 1e-3
MOST_SHARE = 0.05


def _settings(out: Path, iterations: int, resume: Path | None = None) -> Settings:
    return Settings(
        out=out,
        resume=resume,
        iterations=iterations,
        seconds=1e9,
        width=64,
        blocks=1,
        games=96,
        steps=64,
        threads=1,
        minibatch=1024,
        rate=2e-3,
        warm_up=2,
        shaping_until=1.0,
    )


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    torch.set_num_threads(1)
    out = tmp_path_factory.mktemp("run")
    Trainer(_settings(out, ITERATIONS)).run()
    return out


def test_it_beats_random(trained: Path) -> None:
    result = evaluate.against(checkpoint.load_net(trained), "random", games=300, seed=9)
    assert result["win_share"] > 0.25 + 3 * result["standard_error"], result


def test_its_integers_are_those_of_the_floats(trained: Path) -> None:
    net = checkpoint.load_net(trained)
    off = export.error(net, export.quantised(net), games=32)
    assert off["policy_kl"] < MOST_KL, off
    assert off["share_most"] < MOST_SHARE, off
    assert off["same_best"] > 0.97, off


def test_it_goes_on_from_its_checkpoint(trained: Path, tmp_path: Path) -> None:
    trainer = Trainer(_settings(tmp_path, ITERATIONS + 1, resume=trained))
    before = checkpoint.load_net(trained).state_dict()
    assert all(torch.equal(trainer.net.state_dict()[name], before[name]) for name in before)
    counters = trainer.run()
    assert counters.iterations == ITERATIONS + 1
    rows = (tmp_path / "curve.csv").read_text().splitlines()
    assert len(rows) == 1 + ITERATIONS + 1
    assert rows[:-1] == (trained / "curve.csv").read_text().splitlines()


def test_its_files_are_few_and_small(trained: Path) -> None:
    names = {path.name for path in trained.iterdir()}
    assert names == {"weights.pt", "moments.pt", "pool.pt", "state.json", "curve.csv"}
    assert max(path.stat().st_size for path in trained.iterdir()) <= 16 << 20
