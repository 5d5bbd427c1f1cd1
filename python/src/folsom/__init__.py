"""Colt Express for programs: games, what each seat may know, bots, and batches of games.

    >>> import folsom
    >>> game = folsom.Game(seats=4, seed=1)
    >>> while not game.over:
    ...     game.apply(game.legal()[0])
    >>> len(game.money())
    4

Hidden information is honest: a `View` holds what one seat may know and nothing else, and bots,
observations and texts are made from views. A `Game` is the whole truth.

What cannot be done raises `FolsomError` with a stable code. `Batch` and `arena` need numpy and the
shared library alone; `Game` and `View` also the compiled binding that `pip install` makes.
"""

from __future__ import annotations

from folsom._errors import FolsomError, FolsomTypeError
from folsom._library import version as _version
from folsom.actions import ACTIONS, action_id, action_text, action_texts
from folsom.batch import Batch
from folsom.bots import Bot, bot
from folsom.config import Config
from folsom.game import Game
from folsom.matches import arena
from folsom.observation import (
    FORESIGHT_SIZE,
    FORESIGHT_VERSION,
    OBSERVATION_SIZE,
    OBSERVATION_VERSION,
    foresight_fields,
    observation_fields,
)
from folsom.view import View

__version__ = _version()

__all__ = [
    "ACTIONS",
    "FORESIGHT_SIZE",
    "FORESIGHT_VERSION",
    "OBSERVATION_SIZE",
    "OBSERVATION_VERSION",
    "Batch",
    "Bot",
    "Config",
    "FolsomError",
    "FolsomTypeError",
    "Game",
    "View",
    "action_id",
    "action_text",
    "action_texts",
    "arena",
    "bot",
    "foresight_fields",
    "observation_fields",
]
