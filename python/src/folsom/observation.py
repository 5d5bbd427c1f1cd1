"""Observations: what a view is in numbers (docs/observation.md)."""

from __future__ import annotations

import functools
import json
from typing import Any

from folsom import _library

OBSERVATION_SIZE: int = _library.library.folsom_observation_size()
"""Bytes of one observation."""

OBSERVATION_VERSION: int = _library.library.folsom_observation_version()
"""Changes when a byte of it means something else."""


@functools.cache
def _fields() -> str:
    return _library.text_of(_library.library.folsom_observation_fields, capacity=1 << 16)


def observation_fields() -> list[dict[str, Any]]:
    """The table of fields: name, offset, rows, columns, coding and meaning of each."""
    fields: list[dict[str, Any]] = json.loads(_fields())
    return fields
