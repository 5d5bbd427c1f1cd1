"""Work on a GPU that is recorded once and then started whole (CUDA graphs): the interpreter starts
one thing instead of hundreds, for which the threads of a run would otherwise queue up."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import torch

WARM_UPS = 3

Result = TypeVar("Result")


class Recorded(Generic[Result]):
    """Calling it does `work` again and gives its result.

    `work` takes what it needs from tensors that stay where they are, and leaves its results in
    such; it waits for nothing and draws nothing at random. It is done WARM_UPS times before it is
    recorded, so doing it more often must do no harm.

    Recording needs a GPU to itself: no other thread may use it meanwhile. Calls are for `stream`,
    so they come under `torch.cuda.stream(stream)`. Without a stream, or where recording fails, work
    is simply done."""

    def __init__(
        self, work: Callable[[], Result], stream: torch.cuda.Stream | None, wanted: bool = True
    ) -> None:
        self._work = work
        self._graph: Any = None
        self._result: Result | None = None
        if stream is not None and wanted:
            self._try_to_record(stream)

    @property
    def is_recorded(self) -> bool:
        return self._graph is not None

    def __call__(self) -> Result:
        if self._graph is None:
            return self._work()
        self._graph.replay()
        return self._result  # type: ignore[return-value]

    def _try_to_record(self, stream: torch.cuda.Stream) -> None:
        try:
            self._record(stream)
        except (RuntimeError, AttributeError, AssertionError) as error:
            self._graph = self._result = None
            warn(f"not recorded, so it is slower: {type(error).__name__}: {error}")
            if torch.cuda.is_available():
                torch.cuda.synchronize()

    def _record(self, stream: torch.cuda.Stream) -> None:
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(WARM_UPS):
                self._work()
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, stream=stream):
            self._result = self._work()
        torch.cuda.synchronize()
        self._graph = graph


def warn(text: str) -> None:
    print(f"train: {text}", file=sys.stderr, flush=True)


def on_stream(stream: torch.cuda.Stream | None) -> Any:
    """The context in which what is started goes to that stream."""
    return torch.cuda.stream(stream) if stream else contextlib.nullcontext()
