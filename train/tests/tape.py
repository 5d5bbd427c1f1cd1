"""Work that is recorded without a GPU, for tests: all operations on tensors, with the tensors that
they were done on. Doing them again is what a CUDA graph does: whatever the interpreter did besides,
such as choosing a number or making another tensor, is not done again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_flatten

# Operations that wait for the device, or whose results have no fixed size.
WAITING = ("_local_scalar_dense", "nonzero", "unique", "masked_select")


class _Tape(TorchDispatchMode):
    def __init__(self) -> None:
        super().__init__()
        self.done: list[tuple[Any, Any, Any, Any]] = []

    def __torch_dispatch__(
        self, operation: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        result = operation(*args, **(kwargs or {}))
        self.done.append((operation, args, kwargs or {}, result))
        return result


class Taped:
    """In the place of graphs.Recorded."""

    def __init__(self, work: Callable[[], Any], _stream: object, _wanted: bool = True) -> None:
        tape = _Tape()
        with tape:
            self._result = work()
        self._done = tape.done
        names = {str(operation) for operation, *_ in self._done}
        self.waiting = [name for name in names if any(word in name for word in WAITING)]

    @torch.no_grad()
    def __call__(self) -> Any:
        for operation, args, kwargs, result in self._done:
            again = operation(*args, **kwargs)
            for old, new in zip(tree_flatten(result)[0], tree_flatten(again)[0]):
                if isinstance(old, torch.Tensor) and old.data_ptr() != new.data_ptr():
                    old.copy_(new)
        return self._result
