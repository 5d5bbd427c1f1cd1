from __future__ import annotations

from typing import Any

import pytest
import torch

from train.graphs import Recorded


def test_without_a_gpu_work_is_done_at_each_call() -> None:
    numbers = torch.zeros(3)

    def work() -> torch.Tensor:
        numbers.add_(1)
        return numbers * 2

    recorded = Recorded(work, None)
    assert not recorded.is_recorded and not numbers.any()
    assert recorded().tolist() == [2, 2, 2]
    assert recorded().tolist() == [4, 4, 4]


def test_what_cannot_be_recorded_is_done_all_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    class Stream:
        def wait_stream(self, _: Any) -> None:
            raise RuntimeError("no such device")

    recorded = Recorded(lambda: 7, Stream())  # type: ignore[arg-type]
    assert "not recorded" in capsys.readouterr().err
    assert not recorded.is_recorded and recorded() == 7


def test_recording_can_be_left_out() -> None:
    assert not Recorded(lambda: 7, object(), wanted=False).is_recorded  # type: ignore[arg-type]
