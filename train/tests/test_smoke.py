"""A tiny network learns on one core; its checkpoint goes on; its integers are like its floats."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch

from train import checkpoint, evaluate, export, profile, weights_file
from train.curve import COLUMNS
from train.settings import Settings, parse, schedule
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
        student_width=32,
        student_blocks=1,
        student_rate=6e-3,
        critic_width=32,
        critic_blocks=1,
        games=96,
        steps=64,
        threads=1,
        minibatch=1024,
        rate=2e-3,
        warm_up=2,
        shaping_until=1.0,
    )


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Trainer]:
    torch.set_num_threads(1)
    out = tmp_path_factory.mktemp("run")
    trainer = Trainer(_settings(out, ITERATIONS))
    with torch.no_grad():
        trainer.net.thumb.zero_()  # With the rule of thumb it need not learn to beat random players.
    trainer.run()
    return out, trainer


@pytest.fixture(scope="module")
def trained(run: tuple[Path, Trainer]) -> Path:
    return run[0]


def test_it_beats_random(trained: Path) -> None:
    result = evaluate.against(checkpoint.load_net(trained), "random", games=300, seed=9)
    assert result["win_share"] > 0.25 + 3 * result["standard_error"], result


def test_its_integers_are_those_of_the_floats(trained: Path) -> None:
    net = checkpoint.load_net(trained)
    off = export.error(net, export.quantised(net), games=32)
    assert off["policy_kl"] < MOST_KL, off
    assert off["share_most"] < MOST_SHARE, off
    assert off["same_best"] > 0.97, off


@pytest.mark.parametrize("options, width", [([], 64), (["--student"], 32)])
def test_both_networks_are_exported(
    trained: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    options: list[str],
    width: int,
) -> None:
    out = tmp_path / "net.bin"
    words = ["export", str(trained), str(out), "--games", "8", *options]
    monkeypatch.setattr(sys, "argv", words)
    export.main()
    assert weights_file.from_bytes(out.read_bytes()).width == width
    facts = json.loads(capsys.readouterr().out)
    assert facts["bytes"] == out.stat().st_size
    assert facts["policy_kl"] < MOST_KL, facts


def test_it_goes_on_from_its_checkpoint(trained: Path, tmp_path: Path) -> None:
    trainer = Trainer(_settings(tmp_path, ITERATIONS + 1, resume=trained))
    counters = trainer.run()
    assert counters.iterations == ITERATIONS + 1
    rows = (tmp_path / "curve.csv").read_text().splitlines()
    assert len(rows) == 1 + ITERATIONS + 1
    assert rows[:-1] == (trained / "curve.csv").read_text().splitlines()


def test_all_of_its_state_comes_back(run: tuple[Path, Trainer], tmp_path: Path) -> None:
    folder, before = run
    after = Trainer(_settings(tmp_path, ITERATIONS, resume=folder))
    weights = before.net.state_dict()
    assert all(torch.equal(after.net.state_dict()[name], weights[name]) for name in weights)
    pairs = list(zip(_moments(before), _moments(after), strict=True))
    assert len(pairs) == len(list(before.net.parameters()))
    for old, new in pairs:
        assert float(new["step"]) == float(old["step"]) > 0
        for name in ("exp_avg", "exp_avg_sq"):  # Bfloat16 keeps 8 bits.
            assert float(old[name].abs().max()) > 0
            assert torch.allclose(new[name], old[name], rtol=2.0**-8, atol=1e-30)
    students = before.learner.student, after.learner.student
    assert students[0] and students[1]
    weights = students[0].net.state_dict()
    assert all(torch.equal(students[1].net.state_dict()[name], weights[name]) for name in weights)
    for at in (0, -1):  # The oldest and the newest are always stored.
        old, new = before.pool.selves[at], after.pool.selves[at]
        for name, weight in old.items():
            rows, stored = weight.reshape(len(weight), -1), new[name].reshape(len(weight), -1)
            scale = rows.abs().amax(1, keepdim=True) / 127
            assert bool(((rows - stored).abs() <= 0.51 * scale).all()), name


def _moments(trainer: Trainer) -> list[dict[str, Any]]:
    optimiser = trainer.learner.optimiser
    return [optimiser.state[p] for group in optimiser.param_groups for p in group["params"]]


def test_rows_after_the_checkpoint_are_dropped(trained: Path, tmp_path: Path) -> None:
    for path in trained.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    curve = tmp_path / "curve.csv"
    rows = curve.read_text().splitlines()
    later = rows[-1].split(",")
    later[1] = str(ITERATIONS + 3)
    curve.write_text("\n".join([*rows, ",".join(later)]) + "\n")
    Trainer(_settings(tmp_path, ITERATIONS, resume=tmp_path))
    assert curve.read_text().splitlines() == rows


def test_it_goes_on_from_a_checkpoint_of_before_critics_with_a_schedule_anew(
    trained: Path, tmp_path: Path
) -> None:
    """Of which nothing is lost but what it does not have."""
    old = tmp_path / "old"
    old.mkdir()
    for path in trained.iterdir():
        (old / path.name).write_bytes(path.read_bytes())
    (old / "critic.pt").unlink()
    state = json.loads((old / "state.json").read_text())
    state = {name: value for name, value in state.items() if not name.startswith("schedule")}
    (old / "state.json").write_text(json.dumps(state))
    curve = (old / "curve.csv").read_text().splitlines()
    columns = [row.split(",")[:-1] for row in curve]  # A table that had no last column.
    (old / "curve.csv").write_text("\n".join(",".join(row) for row in columns) + "\n")
    usual = _settings(tmp_path / "new", ITERATIONS + 1, resume=old)
    settings = replace(usual, restart=True, games=24, steps=16, minibatch=256)
    trainer = Trainer(settings)
    weights = checkpoint.load_net(trained).state_dict()
    assert all(torch.equal(trainer.net.state_dict()[name], weights[name]) for name in weights)
    now = trainer._now()
    assert now.rate == pytest.approx(settings.rate / settings.warm_up) and now.shaping == 0
    counters = trainer.run()
    assert counters.schedule_iterations == ITERATIONS
    assert checkpoint.is_in(tmp_path / "new") and (tmp_path / "new" / "critic.pt").exists()
    rows = (tmp_path / "new" / "curve.csv").read_text().splitlines()
    assert rows[0] == ",".join(COLUMNS) and len(rows) == len(curve) + 1
    assert rows[1] == ",".join([*columns[1], ""])


def test_a_best_response_begins_as_whom_it_is_against(trained: Path, tmp_path: Path) -> None:
    settings = replace(_settings(tmp_path, 1), against=trained, games=24, steps=24, minibatch=64)
    trainer = Trainer(settings)
    before = {name: v.clone() for name, v in trainer.net.state_dict().items()}
    weights = checkpoint.load_net(trained).state_dict()
    assert all(torch.equal(before[name], weights[name]) for name in weights)
    assert trainer.learner.student is None and trainer.learner.critic
    trainer.run()
    after = trainer._old_net.state_dict()  # The frozen player.
    assert all(torch.equal(after[name], weights[name]) for name in weights)
    assert not torch.equal(trainer.net.into.weight, weights["into.weight"])
    row = dict(zip(COLUMNS, (tmp_path / "curve.csv").read_text().splitlines()[-1].split(",")))
    assert float(row["of_games"]) == 0


def test_a_profile_tells_of_all_parts(capsys: pytest.CaptureFixture[str]) -> None:
    small = {"games": 8, "steps": 8, "minibatch": 32, "epochs": 1}
    profile.profile(replace(_settings(Path("unused"), 0), **small), times=1)
    lines = capsys.readouterr().out.splitlines()
    assert "recorded: nothing" in lines[1]
    assert sum(line.startswith(("games:", "learning:")) for line in lines) == 6
    assert "decisions/s" in lines[-1] and not Path("unused").exists()


@pytest.mark.parametrize("words", [["--critic", "all"], ["--restart"]])
def test_settings_that_make_no_sense_are_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit):
        parse(words)


def test_settings_are_options() -> None:
    settings = parse(["--no-graphs", "--resume", "x", "--restart", "--critic", "view"])
    assert settings.resume == Path("x") and settings.restart and not settings.graphs
    assert settings.critic == "view" and not settings.compile


def test_a_fresh_run_starts_its_curve_anew_and_saves_nothing_before_it_learns(
    tmp_path: Path,
) -> None:
    (tmp_path / "curve.csv").write_text("of another run\n")
    settings = _settings(tmp_path, 1)
    settings.seconds = 0
    Trainer(settings).run()
    assert (tmp_path / "curve.csv").read_text() == ",".join(COLUMNS) + "\n"
    assert [path.name for path in tmp_path.iterdir()] == ["curve.csv"]


def test_a_checkpoint_of_another_run_is_not_overwritten(trained: Path, tmp_path: Path) -> None:
    for resume in (None, tmp_path):
        with pytest.raises(FileExistsError):
            Trainer(_settings(trained, 1, resume))


def test_shaping_fades_and_may_be_none() -> None:
    def shaping(until: float, progress: float) -> float:
        return schedule(Settings(shaping=0.1, shaping_until=until), progress, 1).shaping

    assert [shaping(0.5, progress) for progress in (0, 0.25, 0.5, 1)] == [0.1, 0.05, 0, 0]
    assert shaping(0.0, 0.0) == shaping(0.0, 1.0) == 0


def test_its_files_are_few_and_small(trained: Path) -> None:
    names = {path.name for path in trained.iterdir()}
    assert names == {
        *("weights.pt", "moments.pt", "pool.pt", "student.pt", "critic.pt", "state.json"),
        "curve.csv",
    }
    assert max(path.stat().st_size for path in trained.iterdir()) <= 16 << 20
