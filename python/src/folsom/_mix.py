"""What a batch plays, as the C interface reads it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from folsom._errors import FolsomError
from folsom._input import MOST_SEATS, whole

# Which seats are played inside, by what: {1: "scripted"}, or a list with None for the others.
Bots = Mapping[int, str] | Sequence[str | None]
# (weight, config) or (weight, config, bots).
Entry = tuple[float, Mapping[str, Any]] | tuple[float, Mapping[str, Any], Bots | None]
Mix = Sequence[Entry]


def _bot_list(bots: Bots | None) -> list[str | None]:
    if bots is None:
        return []
    if isinstance(bots, Mapping):
        seats = {
            whole(seat, 0, MOST_SEATS - 1, "argument/seat"): name for seat, name in bots.items()
        }
        return [seats.get(seat) for seat in range(max(seats, default=-1) + 1)]
    if isinstance(bots, str):
        raise FolsomError("config/wrong_type", "bots are given by seat: {1: 'scripted'}")
    return list(bots)


def _entry(entry: Any, bots: Bots | None) -> dict[str, object]:
    if not isinstance(entry, Sequence) or not 2 <= len(entry) <= 3:
        raise FolsomError(
            "config/wrong_type", "an entry is (weight, config) or (weight, config, bots)"
        )
    weight, config = entry[0], entry[1]
    own = entry[2] if len(entry) == 3 else bots
    return {"weight": weight, "config": config, "bots": _bot_list(own)}


def mix_of(config: Mapping[str, Any] | Mix | None, bots: Bots | None) -> list[dict[str, object]]:
    """The entries of a batch's setup."""
    if config is None or isinstance(config, Mapping):
        return [_entry((1, config or {}), bots)]
    if isinstance(config, str):
        raise FolsomError("config/wrong_type", "a configuration is a dict, or a list of entries")
    return [_entry(entry, bots) for entry in config]
