"""Matches between bots, by the program's own arena (docs/arena.md)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, SupportsIndex, Unpack

from folsom import _library
from folsom._input import given, json_of, seed_of
from folsom.config import Config


def arena(
    bots: Sequence[str],
    *,
    games: SupportsIndex | None = None,
    seed: SupportsIndex = 1,
    threads: SupportsIndex | None = None,
    seating: str | None = None,
    **config: Unpack[Config],
) -> dict[str, Any]:
    """The report of a match; other keywords are those of the configuration.

    >>> report = arena(["scripted", "random"], games=40, seats=4)
    >>> report["games"], len(report["bots"])
    (40, 2)
    """
    match = json_of(
        given(
            bots=list(bots),
            config=config,
            games=games,
            seed=seed_of(seed),
            threads=threads,
            seating=seating,
        )
    ).encode()
    text = _library.text_of(_library.library.folsom_arena, match, len(match), capacity=1 << 16)
    report: dict[str, Any] = json.loads(text)
    return report
