"""Arrays of callers, checked before C writes into them: numpy's, or others that share memory."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from folsom._errors import FolsomError


def shared(array: Any, name: str) -> npt.NDArray[Any]:
    """An array of numpy on the memory of `array`; array/type if there is no such thing."""
    if isinstance(array, np.ndarray):
        return array
    try:
        if hasattr(array, "__array_interface__"):
            return np.asarray(array)
        if hasattr(array, "detach") and hasattr(array, "numpy"):  # A tensor of torch.
            tensor: npt.NDArray[Any] = array.detach().numpy()
            return tensor
        if hasattr(array, "__dlpack__"):
            return np.from_dlpack(array)
    except (TypeError, ValueError, RuntimeError, BufferError) as error:
        raise FolsomError("array/type", f"{name} shares no memory with numpy: {error}") from error
    raise FolsomError("array/type", f"{name} is not an array but {type(array).__name__}")


def _checked(
    array: Any, name: str, dtype: npt.DTypeLike, shape: tuple[int, ...]
) -> npt.NDArray[Any]:
    own = shared(array, name)
    if own.dtype != np.dtype(dtype):
        raise FolsomError("array/dtype", f"{name} is of {np.dtype(dtype)}, not {own.dtype}")
    if own.shape != shape:
        raise FolsomError("array/shape", f"{name} has the shape {shape}, not {own.shape}")
    if not own.flags.c_contiguous:
        raise FolsomError("array/contiguous", f"{name} is C-contiguous")
    if not own.flags.aligned:
        raise FolsomError("array/contiguous", f"{name} is aligned")
    return own


def writable(
    array: Any, name: str, dtype: npt.DTypeLike, shape: tuple[int, ...]
) -> npt.NDArray[Any]:
    """`array` as one of numpy that C may write into: array/dtype, shape, contiguous, readonly."""
    own = _checked(array, name, dtype, shape)
    if not own.flags.writeable:
        raise FolsomError("array/readonly", f"{name} can be written to")
    return own


def actions(array: Any, games: int) -> npt.NDArray[np.uint16]:
    """One action for each game: as it is if it is contiguous, aligned uint16, else a copy."""
    own = array if isinstance(array, np.ndarray) else np.asarray(shared_or_list(array))
    if own.shape != (games,):
        raise FolsomError("array/shape", f"actions has the shape {(games,)}, not {own.shape}")
    if own.dtype.kind not in "iu":
        raise FolsomError("array/dtype", f"actions is of whole numbers, not {own.dtype}")
    if own.dtype != np.uint16 and (own.min() < 0 or own.max() > 0xFFFF):
        raise FolsomError("action/no_such_action", "actions are from 0 to 65535")
    return np.require(own, np.uint16, ["C", "A"])


def shared_or_list(array: Any) -> Any:
    """Lists and tuples as they are; else what shares memory."""
    return array if isinstance(array, list | tuple) else shared(array, "actions")
