"""What callers give, checked: whole numbers and what becomes JSON."""

from __future__ import annotations

import json
import operator
from typing import Any, SupportsIndex

from folsom._errors import FolsomError, FolsomTypeError

SEED_LIMIT = 1 << 64
MOST_SEATS = 6  # FOLSOM_MAX_SEATS of src/capi/folsom.h.


def number_of(value: SupportsIndex) -> int:
    """A whole number; what is none is type/number."""
    try:
        return operator.index(value)
    except TypeError as error:
        raise FolsomTypeError("type/number", str(error)) from error


def words_of(value: str) -> str:
    """A text; what is none is type/text."""
    if not isinstance(value, str):
        raise FolsomTypeError("type/text", f"{type(value).__name__} is not a text")
    return value


def bytes_of(value: bytes) -> bytes:
    """Bytes, or what shares their memory; what does not is type/bytes."""
    try:
        return bytes(memoryview(value))
    except TypeError as error:
        raise FolsomTypeError("type/bytes", str(error)) from error


def whole(value: SupportsIndex, low: int, high: int, code: str) -> int:
    """`value` if it is a whole number from `low` to `high`; else an error with this code."""
    number = number_of(value)
    if not low <= number <= high:
        written = str(number) if abs(number) < SEED_LIMIT else "such a number"
        raise FolsomError(code, f"{written} is not between {low} and {high}")
    return number


def seed_of(value: SupportsIndex) -> int:
    """A seed: 64 bits."""
    return whole(value, 0, SEED_LIMIT - 1, "argument/seed")


def seat_of(seat: SupportsIndex | None) -> int:
    """The number of a seat; -1 stands for the first that must decide."""
    return -1 if seat is None else whole(seat, 0, MOST_SEATS - 1, "argument/seat")


def viewer_of(seat: SupportsIndex | None) -> int:
    """The number of a viewer; -1 (FOLSOM_SPECTATOR) for None."""
    return -1 if seat is None else whole(seat, 0, MOST_SEATS - 1, "argument/seat")


def _plain(value: Any) -> Any:
    """Numbers and arrays of numpy as those of Python."""
    if hasattr(value, "tolist"):
        return value.tolist()
    raise TypeError(f"{type(value).__name__} has no form in JSON")


def json_of(value: object) -> str:
    """`value` as JSON; what has no form there is type/json."""
    try:
        return json.dumps(value, allow_nan=False, default=_plain)
    except (TypeError, ValueError, RecursionError) as error:
        raise FolsomTypeError("type/json", str(error)) from error


def given(**fields: object) -> dict[str, object]:
    """The fields that are not None: the rest is left to the engine's defaults."""
    return {name: value for name, value in fields.items() if value is not None}
