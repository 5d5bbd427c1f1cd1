"""What goes into the network and what comes out, as numbers; all of it asked of the engine.

Inputs: the bytes of an observation and of the foresight of the same view, together a *sight*, and
for the first PILE_ROWS rows of the pile the products of seat and kind, row by row: input
`SIGHT_SIZE + 42 * row + 7 * seat + kind`.

Heads: one for each action, then the win share of the six seats, then their final money. Seats are
counted from the viewer. The head of an action is *relative*: where the action names a character,
it is the head of the action that names the character whose number is the row of that one among the
observation's bandits. So "play ghost move" of a seat whose only bandit is Belle is never legal, and
its "play belle move" has the head of "play ghost move", as every seat's own Move has.

A *truth* is what the seat that is to decide does not know. It is no input of the network: only the
critic (critic.py) has it, in training.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import numpy.typing as npt

from folsom.actions import ACTIONS, action_texts
from folsom.batch import Batch
from folsom.observation import (
    FORESIGHT_SIZE,
    FORESIGHT_VERSION,
    OBSERVATION_SIZE,
    OBSERVATION_VERSION,
    TRUTH_SIZE,
    TRUTH_VERSION,
    foresight_fields,
    observation_fields,
    truth_fields,
)

__all__ = [
    "ACTIONS",
    "FORESIGHT_SIZE",
    "FORESIGHT_VERSION",
    "OBSERVATION_SIZE",
    "OBSERVATION_VERSION",
    "TRUTH_SIZE",
    "TRUTH_VERSION",
]

Bytes = npt.NDArray[np.uint8]
Numbers = npt.NDArray[np.int64]

SEATS = 6
CHARACTERS = ("ghost", "cheyenne", "django", "belle", "tuco", "doc")
KINDS = 7
PILE_ROWS = 20
PILE_PRODUCTS = SEATS * KINDS
SIGHT_SIZE = OBSERVATION_SIZE + FORESIGHT_SIZE
INPUTS = SIGHT_SIZE + PILE_ROWS * PILE_PRODUCTS

SHARES = slice(ACTIONS, ACTIONS + SEATS)
MONEY = slice(ACTIONS + SEATS, ACTIONS + 2 * SEATS)
HEADS = ACTIONS + 2 * SEATS
DOLLARS = 1000  # One unit of the money heads.


def field(name: str) -> dict[str, Any]:
    """The field of an observation with this name."""
    return next(row for row in observation_fields() if row["name"] == name)


def place(name: str) -> slice:
    """Its bytes."""
    row = field(name)
    start: int = row["offset"]
    return slice(start, start + row["rows"] * row["columns"])


PILE_COLUMNS: int = field("pile")["columns"]
_PILE = field("pile")["offset"]
PILE = slice(_PILE, _PILE + PILE_ROWS * PILE_COLUMNS)
PILE_SEAT = slice(0, SEATS)  # Of a row's columns.
PILE_KIND = slice(8, 8 + KINDS)
BANDIT_CHARACTER = place("bandit_character")
SEAT_PLAYS = place("seat_plays")
SEAT_PARTNER = place("seat_partner")


# What the rule of thumb says of each relative action, in a sight; 0: it is not legal.
WORTH = slice(OBSERVATION_SIZE, OBSERVATION_SIZE + ACTIONS)
assert foresight_fields()[0]["name"] == "worth"


def input_scales() -> npt.NDArray[np.float32]:
    """What each input is multiplied by, so that it is about 0 to 1."""
    scales = np.ones(INPUTS, np.float32)
    for start, fields in ((0, observation_fields()), (OBSERVATION_SIZE, foresight_fields())):
        for row in fields:
            first = start + row["offset"]
            scales[first : first + row["rows"] * row["columns"]] = 1.0 / row["usual"]
    return scales


def truth_scales() -> npt.NDArray[np.float32]:
    """The same of a truth's bytes."""
    scales = np.ones(TRUTH_SIZE, np.float32)
    for row in truth_fields():
        scales[row["offset"] : row["offset"] + row["rows"] * row["columns"]] = 1.0 / row["usual"]
    return scales


@functools.cache
def counts() -> npt.NDArray[np.bool_]:
    """Which inputs are of fields that count: their weights are small."""
    mask: npt.NDArray[np.bool_] = input_scales() < 1
    return mask


def sights(batch: Batch) -> Bytes:
    """[game, byte] of a batch with foresight."""
    return np.concatenate([batch.observation, batch.foresight], axis=1)


# --- Relative actions


def _named(text: str) -> int:
    """The number of the character that an action names; -1 if it names none. A draft is about who
    is in no row yet, so it goes by the character itself."""
    words = text.split()
    if words[0] == "draft":
        return -1
    return next((i for i, name in enumerate(CHARACTERS) if name in words), -1)


@functools.cache
def character_of() -> Numbers:
    """The number of the character that each action names; 0 where it names none."""
    return np.array([max(_named(text), 0) for text in action_texts()])


@functools.cache
def renamed() -> Numbers:
    """[a, c]: action `a` with character `c` in the place of the one that it names."""
    number = {text: i for i, text in enumerate(action_texts())}

    def with_character(text: str, c: int) -> int:
        named = _named(text)
        words = text.split()
        if named >= 0:
            words[words.index(CHARACTERS[named])] = CHARACTERS[c]
        return number[" ".join(words)]

    return np.array([[with_character(text, c) for c in range(SEATS)] for text in action_texts()])


def characters_by_row(sight: Bytes) -> Numbers:
    """[game, row]: who is in that row. Rows without a bandit get the characters that are in none,
    both in ascending order."""
    rows = sight[:, BANDIT_CHARACTER].reshape(-1, SEATS, SEATS)
    who = np.argmax(rows, axis=2)
    for game, flags in enumerate(rows):
        free = np.flatnonzero(~flags.any(axis=0))
        who[game, ~flags.any(axis=1)] = free
    return who


def actions_by_head(sight: Bytes) -> Numbers:
    """[game, head]: the action that a policy head stands for; a permutation of the actions."""
    who = characters_by_row(sight)
    return renamed()[np.arange(ACTIONS), who[:, character_of()]]
