"""The shared library libfolsom.so through ctypes: where it is, what its functions take, its errors.

It lies beside this file; $FOLSOM_LIBRARY names another one. ctypes lets other Python threads run
while C does.
"""

from __future__ import annotations

import ctypes
import os
import pathlib
from collections.abc import Callable
from typing import Any

from folsom._errors import FolsomError

API_VERSION = 3  # FOLSOM_API_VERSION of src/capi/folsom.h.

OK = 0
TOO_SMALL = 2
NO_MEMORY = 3

_SIZE = ctypes.POINTER(ctypes.c_size_t)
_OUT = (ctypes.c_char_p, ctypes.c_size_t, _SIZE)
_TEXT = (ctypes.c_char_p, ctypes.c_size_t)
_HANDLE = ctypes.c_void_p


class Arrays(ctypes.Structure):
    """FolsomArrays: where a batch writes."""

    _fields_ = [
        (name, ctypes.c_void_p)
        for name in (
            *("observation", "mask", "seat", "seats", "entry", "reward", "money", "ended"),
            *("foresight", "truth"),
        )
    ]


# What each function returns and takes. A status is checked by `call`.
_STATUS = ctypes.c_int
_FUNCTIONS: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "folsom_api_version": (ctypes.c_uint32, ()),
    "folsom_version": (ctypes.c_char_p, ()),
    "folsom_error_code": (ctypes.c_char_p, ()),
    "folsom_error_message": (ctypes.c_char_p, ()),
    "folsom_action_count": (ctypes.c_uint32, ()),
    "folsom_action_text": (_STATUS, (ctypes.c_uint16, *_OUT)),
    "folsom_action_from_text": (_STATUS, (*_TEXT, ctypes.POINTER(ctypes.c_uint16))),
    "folsom_observation_version": (ctypes.c_uint32, ()),
    "folsom_observation_size": (ctypes.c_uint32, ()),
    "folsom_observation_fields": (_STATUS, _OUT),
    "folsom_foresight_version": (ctypes.c_uint32, ()),
    "folsom_foresight_size": (ctypes.c_uint32, ()),
    "folsom_foresight_fields": (_STATUS, _OUT),
    "folsom_truth_version": (ctypes.c_uint32, ()),
    "folsom_truth_size": (ctypes.c_uint32, ()),
    "folsom_truth_fields": (_STATUS, _OUT),
    "folsom_arena": (_STATUS, (*_TEXT, *_OUT)),
    "folsom_batch_new": (_STATUS, (*_TEXT, ctypes.POINTER(_HANDLE))),
    "folsom_batch_free": (None, (_HANDLE,)),
    "folsom_batch_arrays": (_STATUS, (_HANDLE, ctypes.POINTER(Arrays))),
    "folsom_batch_reset": (_STATUS, (_HANDLE, ctypes.c_uint64)),
    "folsom_batch_step": (_STATUS, (_HANDLE, ctypes.c_void_p)),
    "folsom_batch_random_actions": (_STATUS, (_HANDLE, ctypes.c_void_p)),
    "folsom_batch_game": (
        _STATUS,
        (_HANDLE, ctypes.c_uint32, ctypes.c_uint64, ctypes.POINTER(_HANDLE)),
    ),
    "folsom_game_free": (None, (_HANDLE,)),
    "folsom_game_position": (_STATUS, (_HANDLE, *_OUT)),
    "folsom_batch_snapshot": (_STATUS, (_HANDLE, ctypes.c_void_p, ctypes.c_size_t, _SIZE)),
    "folsom_batch_restore": (_STATUS, (_HANDLE, ctypes.c_char_p, ctypes.c_size_t)),
}


def _path() -> str:
    given = os.environ.get("FOLSOM_LIBRARY")
    return given or str(pathlib.Path(__file__).with_name("libfolsom.so"))


def _load() -> ctypes.CDLL:
    path = _path()
    try:
        library = ctypes.CDLL(path)
    except OSError as error:
        raise ImportError(
            f"folsom needs its library: {error}. Install the package with pip, or name the file in "
            "FOLSOM_LIBRARY."
        ) from error
    try:
        for name, (result, arguments) in _FUNCTIONS.items():
            function = getattr(library, name)
            function.restype, function.argtypes = result, arguments
    except AttributeError as error:
        raise ImportError(f"{path} is not the library of this package: {error}") from error
    if library.folsom_api_version() != API_VERSION:
        raise ImportError(
            f"{path} has version {library.folsom_api_version()} of the C interface; this package "
            f"wants {API_VERSION}."
        )
    return library


library = _load()


def check(status: int) -> None:
    """Raises what the last call of this thread failed with."""
    if status == OK:
        return
    if status == NO_MEMORY:
        raise MemoryError
    raise FolsomError(library.folsom_error_code().decode(), library.folsom_error_message().decode())


def text_of(function: Callable[..., int], *arguments: Any, capacity: int = 4096) -> str:
    """What a function with (out, capacity, size) at its end writes."""
    size = ctypes.c_size_t()
    while True:
        out = ctypes.create_string_buffer(capacity)
        status = function(*arguments, out, capacity, ctypes.byref(size))
        if status != TOO_SMALL:
            check(status)
            return out.raw[: size.value].decode()
        capacity = size.value


def version() -> str:
    """Of the program."""
    text: bytes = library.folsom_version()
    return text.decode()
