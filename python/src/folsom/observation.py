"""Observations: what a view is in numbers (docs/observation.md); and truths, which only batches have."""

from __future__ import annotations

import functools
import json
from typing import Any

from folsom import _library

OBSERVATION_SIZE: int = _library.library.folsom_observation_size()
"""Bytes of one observation."""

OBSERVATION_VERSION: int = _library.library.folsom_observation_version()
"""Changes when a byte of it means something else."""

FORESIGHT_SIZE: int = _library.library.folsom_foresight_size()
"""Bytes of one foresight."""

FORESIGHT_VERSION: int = _library.library.folsom_foresight_version()
"""Changes when a byte of it means something else, and with the rule of thumb."""


TRUTH_SIZE: int = _library.library.folsom_truth_size()
"""Bytes of one truth: what the seat that is to decide does not know."""

TRUTH_VERSION: int = _library.library.folsom_truth_version()
"""Changes when a byte of it means something else."""


@functools.cache
def _fields(what: str) -> str:
    function = getattr(_library.library, f"folsom_{what}_fields")
    return _library.text_of(function, capacity=1 << 16)


def observation_fields() -> list[dict[str, Any]]:
    """The table of fields: name, offset, rows, columns, coding and meaning of each."""
    fields: list[dict[str, Any]] = json.loads(_fields("observation"))
    return fields


def foresight_fields() -> list[dict[str, Any]]:
    """The same of a foresight."""
    fields: list[dict[str, Any]] = json.loads(_fields("foresight"))
    return fields


def truth_fields() -> list[dict[str, Any]]:
    """The same of a truth."""
    fields: list[dict[str, Any]] = json.loads(_fields("truth"))
    return fields
