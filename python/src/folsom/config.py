"""What is played, by keywords."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypedDict

Variant = Literal["standard", "basic", "duo14", "duo18", "teams"]
Edition = Literal["2014", "2018"]


class Config(TypedDict, total=False):
    """A configuration (docs/notation.md). What is left out has the default of its variant."""

    seats: int
    variant: Variant
    edition: Edition
    expert: bool
    horses: bool
    bandits: str | Sequence[str]  # "random", "drafted", or a list in seat order.
    wagons: str | Sequence[str]  # "random", or a list from behind the locomotive.
