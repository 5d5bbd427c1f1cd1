"""What is played in training: every configuration, four players standard most of all, and a share
of games with `scripted` in some seats."""

from __future__ import annotations

import functools
import itertools
from dataclasses import dataclass
from typing import Any, get_args

import folsom.config
from folsom import FolsomError
from folsom.batch import Batch
from train import layout

SCRIPTED = 0.16  # Share of games with a scripted bot in some seats.
MEASURED = {"seats": 4}

Config = dict[str, Any]
Entry = tuple[float, Config, list[str | None]]

FLOOR = 0.1  # How often each configuration is played besides, in the same measure.

# How often some are played, in relation to each other, beside the floor.
_WEIGHTS: list[tuple[float, Config]] = [
    (150, {"seats": 4}),
    (12, {"seats": 4, "edition": "2018"}),
    (6, {"seats": 4, "bandits": "drafted"}),
    (6, {"seats": 3}),
    (1, {"seats": 3, "edition": "2018"}),
    (6, {"seats": 5}),
    (1, {"seats": 5, "edition": "2018"}),
    (6, {"seats": 6}),
    (1, {"seats": 6, "edition": "2018"}),
    (5, {"seats": 4, "expert": True}),
    (1, {"seats": 3, "expert": True}),
    (1, {"seats": 5, "expert": True}),
    (1, {"seats": 6, "expert": True}),
    (0.5, {"seats": 4, "variant": "basic"}),
    (0.5, {"seats": 6, "variant": "basic"}),
    (5, {"seats": 2, "variant": "duo14"}),
    (4, {"seats": 2, "variant": "duo18"}),
    (3, {"seats": 3, "variant": "duo18"}),
    (4, {"seats": 4, "variant": "teams"}),
    (3, {"seats": 6, "variant": "teams"}),
    (0.5, {"seats": 4, "variant": "teams", "edition": "2018", "expert": True}),
    (0.5, {"seats": 6, "variant": "teams", "edition": "2018", "expert": True}),
    (6, {"seats": 4, "horses": True}),
    (1, {"seats": 3, "horses": True}),
    (1, {"seats": 5, "horses": True}),
    (1, {"seats": 6, "horses": True}),
    (3, {"seats": 4, "horses": True, "expert": True}),
    (0.5, {"seats": 6, "horses": True, "expert": True}),
    (0.5, {"seats": 2, "variant": "duo14", "horses": True}),
    (0.5, {"seats": 3, "variant": "duo18", "horses": True}),
    (0.5, {"seats": 4, "variant": "teams", "horses": True}),
]


def _is_played(config: Config) -> bool:
    """Whether the rules know this configuration."""
    try:
        Batch(1, config, seed=1).close()
    except FolsomError as error:
        if not error.code.startswith("config/"):
            raise
        return False
    return True


@functools.cache
def every() -> tuple[Config, ...]:
    """All configurations, each with all of its keys: the combinations that the rules accept."""
    values: dict[str, Any] = {
        "seats": range(2, layout.SEATS + 1),
        "variant": get_args(folsom.config.Variant),
        "edition": get_args(folsom.config.Edition),
        "expert": (False, True),
        "horses": (False, True),
    }
    combinations = (dict(zip(values, row)) for row in itertools.product(*values.values()))
    return tuple(config for config in combinations if _is_played(config))


def self_play() -> list[tuple[float, Config]]:
    """All configurations, without bots."""
    return _WEIGHTS + [(FLOOR, config) for config in every()]


def _with_scripted(weight: float, config: Config) -> list[Entry]:
    """The same configuration with scripted bots: in a third of the games in all seats but one, in
    the others in every second one (in teams: every second team). Each seat is ours as often."""
    seats = config["seats"]
    side = 2 if config.get("variant") == "teams" else 1
    entries: list[Entry] = []
    for own in range(seats):
        alone = [None if seat == own else "scripted" for seat in range(seats)]
        every = [None if (seat // side - own // side) % 2 == 0 else "scripted"
                 for seat in range(seats)]
        third = weight / seats / 3
        entries += [(third, config, alone), (2 * third, config, every)]
    return entries


@dataclass(frozen=True)
class Mix:
    """The entries of a batch, and which of them measure strength: MEASURED with one seat of ours
    against three scripted ones."""

    entries: list[Entry]
    measured: list[bool]


def training() -> Mix:
    """What training plays."""
    played = self_play()
    own: list[Entry] = [((1 - SCRIPTED) * w, config, []) for w, config in played]
    scripted = itertools.chain.from_iterable(
        _with_scripted(SCRIPTED * w, config) for w, config in played
    )
    entries = own + list(scripted)
    measured = [config == MEASURED and bots.count("scripted") == 3 for _, config, bots in entries]
    return Mix(entries, measured)


def duel() -> Mix:
    """What a best response plays: four players standard, without bots."""
    return Mix([(1.0, MEASURED, [])], [False])
