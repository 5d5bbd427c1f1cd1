"""Actions: small numbers that mean the same in every variant, and their words."""

from __future__ import annotations

import ctypes
import functools
from typing import SupportsIndex

from folsom import _library
from folsom._errors import FolsomError
from folsom._input import number_of, words_of

ACTIONS: int = _library.library.folsom_action_count()
"""How many there are; they are the numbers below."""


@functools.cache
def action_texts() -> tuple[str, ...]:
    """The words of all actions, by number."""
    function = _library.library.folsom_action_text
    return tuple(_library.text_of(function, i, capacity=64) for i in range(ACTIONS))


def _number(action: SupportsIndex) -> int:
    number = number_of(action)
    if not 0 <= number < ACTIONS:
        raise FolsomError("action/no_such_action", f"actions are from 0 to {ACTIONS - 1}")
    return number


def action_text(action: SupportsIndex) -> str:
    """The words of an action.

    >>> action_text(action_id("play belle move"))
    'play belle move'
    """
    return action_texts()[_number(action)]


def action_id(text: str) -> int:
    """The number of an action in words (docs/notation.md)."""
    words = words_of(text).encode("utf-8", "replace")
    action = ctypes.c_uint16()
    _library.check(
        _library.library.folsom_action_from_text(words, len(words), ctypes.byref(action))
    )
    return action.value


def action_of(action: SupportsIndex | str) -> int:
    """The number of an action that is given as a number or in words."""
    if isinstance(action, str):
        return action_id(action)
    return _number(action)
