"""Many games, stepped together in C++. Needs ctypes and numpy alone."""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import threading
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Self, SupportsIndex

import numpy as np
import numpy.typing as npt

from folsom import _arrays, _library
from folsom._errors import FolsomError
from folsom._input import MOST_SEATS, bytes_of, json_of, seed_of, whole
from folsom._mix import Bots, Mix, mix_of
from folsom.actions import ACTIONS
from folsom.observation import FORESIGHT_SIZE, OBSERVATION_SIZE, TRUTH_SIZE

if TYPE_CHECKING:
    import torch

    from folsom.game import Game

NO_ACTION = 65535  # FOLSOM_NO_ACTION of src/capi/folsom.h.
_MOST_GAMES = (1 << 31) - 1

# Type and shape of a row of each array.
_ROWS: dict[str, tuple[npt.DTypeLike, tuple[int, ...]]] = {
    "observation": (np.uint8, (OBSERVATION_SIZE,)),
    "mask": (np.uint8, (ACTIONS,)),
    "seat": (np.uint8, ()),
    "seats": (np.uint8, ()),
    "entry": (np.uint16, ()),
    "reward": (np.float32, (MOST_SEATS,)),
    "money": (np.int32, (MOST_SEATS,)),
    "ended": (np.uint8, ()),
    "foresight": (np.uint8, (FORESIGHT_SIZE,)),
    "truth": (np.uint8, (TRUTH_SIZE,)),
}


class Batch:
    """`n` games that are stepped together, each started anew when it ends.

    Args:
        n: How many games.
        config: What is played: one configuration, or a list of `(weight, config)` or
            `(weight, config, bots)`, of which each game draws one whenever it starts.
        threads: How many threads step. The games are the same on any number.
        seed: The same seed and actions are the same games.
        bots: Seats that are played inside, `{1: "scripted"}`, where an entry has none of its own.
        skip_forced: Also make decisions with a single choice inside.
        arrays: Arrays of the caller's to write into, by name: of numpy, or tensors of torch, of the
            right type and shape, contiguous and writable. The others are made.
        foresight: Also write `foresight`, which takes a multiple of the time of all else. Without
            it there is no such array, unless `arrays` has one.
        truth: Also write `truth`, what the seat that is to decide does not know: for a critic in
            training. Whoever chooses actions must not see it. Likewise.

    The arrays are the same memory for ever; a step writes them anew. Row i is of game i:

    | array | type | of each game |
    |---|---|---|
    | `observation` | uint8 (n, OBSERVATION_SIZE) | what the seat that is to decide may know |
    | `mask` | uint8 (n, ACTIONS) | 1 where an action is legal |
    | `seat` | uint8 (n,) | who is to decide |
    | `seats` | uint8 (n,) | how many play |
    | `entry` | uint16 (n,) | which entry of `config` is played |
    | `reward` | float32 (n, 6) | `Game.returns` of a game that has just ended, else 0 |
    | `money` | int32 (n, 6) | its final money, else 0 |
    | `ended` | uint8 (n,) | 1 if a game has just ended; all else is of the next one |
    | `foresight` | uint8 (n, FORESIGHT_SIZE) | how the pile would turn out, and what actions are worth by rule of thumb |
    | `truth` | uint8 (n, TRUTH_SIZE) | what that seat does not know (`folsom.observation.truth_fields`) |

    >>> batch = Batch(8, {"seats": 4}, bots={1: "scripted", 2: "scripted"})
    >>> for _ in range(100):
    ...     batch.step(batch.random_actions())
    >>> sorted(set(batch.seat.tolist()) - {0, 3})
    []
    """

    observation: npt.NDArray[np.uint8]
    mask: npt.NDArray[np.uint8]
    seat: npt.NDArray[np.uint8]
    seats: npt.NDArray[np.uint8]
    entry: npt.NDArray[np.uint16]
    reward: npt.NDArray[np.float32]
    money: npt.NDArray[np.int32]
    ended: npt.NDArray[np.uint8]
    foresight: npt.NDArray[np.uint8]
    truth: npt.NDArray[np.uint8]

    def __init__(
        self,
        n: SupportsIndex,
        config: Mapping[str, Any] | Mix | None = None,
        *,
        threads: SupportsIndex = 1,
        seed: SupportsIndex = 1,
        bots: Bots | None = None,
        skip_forced: bool = False,
        arrays: Mapping[str, Any] | None = None,
        foresight: bool = False,
        truth: bool = False,
    ) -> None:
        self._handle: ctypes.c_void_p | None = None
        self._busy = threading.Lock()
        self._process = os.getpid()
        self._games = whole(n, 1, _MOST_GAMES, "argument/games")
        self._threads = whole(threads, 1, 1024, "argument/threads")
        setup = {
            "games": self._games,
            "threads": self._threads,
            "seed": seed_of(seed),
            "skip_forced": skip_forced,
            "mix": mix_of(config, bots),
        }
        text = json_of(setup).encode()
        handle = ctypes.c_void_p()
        _library.check(_library.library.folsom_batch_new(text, len(text), ctypes.byref(handle)))
        self._handle = handle
        given = dict(arrays or {})
        wanted = {"foresight": foresight, "truth": truth}
        left_out = {name for name, want in wanted.items() if not want and name not in given}
        self._take_arrays(given, [name for name in _ROWS if name not in left_out])

    def _take_arrays(self, given: dict[str, Any], names: list[str]) -> None:
        unknown = sorted(set(given) - set(_ROWS))
        if unknown:
            raise FolsomError("array/name", f"there is no array {unknown[0]}")
        places = _library.Arrays()
        for name in names:
            dtype, row = _ROWS[name]
            shape = (self._games, *row)
            array = given.get(name)
            array = (
                np.zeros(shape, dtype)
                if array is None
                else _arrays.writable(array, name, dtype, shape)
            )
            setattr(places, name, array.ctypes.data)
            setattr(self, name, array)
        # C writes here: what a caller assigns to the attributes later changes nothing of it.
        self._kept = {name: getattr(self, name) for name in names}
        self._call(_library.library.folsom_batch_arrays, ctypes.byref(places))

    # --- Play

    def reset(self, seed: SupportsIndex) -> None:
        """Starts all games anew from a seed, and writes the arrays."""
        self._call(_library.library.folsom_batch_reset, seed_of(seed))

    def step(self, actions: npt.ArrayLike) -> None:
        """One action for each game; `NO_ACTION` leaves a game as it is. Then writes the arrays.

        An array of uint16 is used as it is; other whole numbers are converted.

        Raises:
            FolsomError: batch/not_legal names the first game whose action is not legal; then
                nothing has happened in any.
        """
        own = _arrays.actions(actions, self._games)
        self._call(_library.library.folsom_batch_step, own.ctypes.data)

    def random_actions(self, out: npt.NDArray[np.uint16] | None = None) -> npt.NDArray[np.uint16]:
        """A uniformly random legal action for each game, from generators of their own."""
        if out is None:
            out = np.empty(self._games, np.uint16)
        own = _arrays.writable(out, "out", np.uint16, (self._games,))
        self._call(_library.library.folsom_batch_random_actions, own.ctypes.data)
        return out

    def snapshot(self) -> bytes:
        """All games as bytes, for this build and a batch with the same setup.

        >>> batch = Batch(2)
        >>> before = batch.snapshot()
        >>> batch.step(batch.random_actions())
        >>> batch.restore(before)
        >>> batch.snapshot() == before
        True
        """
        with self._use() as handle:
            size = ctypes.c_size_t()
            function = _library.library.folsom_batch_snapshot
            status = function(handle, None, 0, ctypes.byref(size))
            if status != _library.TOO_SMALL:
                _library.check(status)
            out = ctypes.create_string_buffer(size.value)
            _library.check(function(handle, out, size.value, ctypes.byref(size)))
            return out.raw[: size.value]

    def restore(self, snapshot: bytes) -> None:
        """Brings all games back to a snapshot, and writes the arrays.

        Raises:
            FolsomError: batch/snapshot if it is not one of such a batch.
        """
        data = bytes_of(snapshot)
        self._call(_library.library.folsom_batch_restore, data, len(data))

    def game(self, i: SupportsIndex, seed: SupportsIndex = 1) -> Game:
        """Game `i` as it stands, to look at or to play on by itself; its past is not known.

        Needs the compiled binding.

        >>> batch = Batch(2)
        >>> batch.game(1).seats
        4
        """
        from folsom.game import Game

        number = whole(i, 0, self._games - 1, "argument/game")
        one = ctypes.c_void_p()
        library = _library.library
        with self._use() as handle:
            status = library.folsom_batch_game(handle, number, seed_of(seed), ctypes.byref(one))
            _library.check(status)
        try:
            text = _library.text_of(library.folsom_game_position, one, capacity=1 << 16)
        finally:
            library.folsom_game_free(one)
        return Game.from_position(json.loads(text), seed=seed)

    # --- Arrays, and the end

    def __len__(self) -> int:
        return self._games

    def __repr__(self) -> str:
        return f"<folsom.Batch of {self._games} games{', closed' if self._handle is None else ''}>"

    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """All arrays by name."""
        return dict(self._kept)

    def torch(self) -> dict[str, torch.Tensor]:
        """All arrays as tensors of torch on the same memory."""
        import torch

        return {name: torch.from_numpy(array) for name, array in self.arrays().items()}

    @property
    def busy(self) -> bool:
        """Whether a thread uses it at this moment; no other may."""
        return self._busy.locked()

    def close(self) -> None:
        """Frees the games. The arrays stay as they are."""
        with self._alone():
            handle, self._handle = self._handle, None
            if handle is not None and not self._was_forked():
                _library.library.folsom_batch_free(handle)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __del__(self) -> None:
        handle = getattr(self, "_handle", None)
        # Nobody uses it: whoever does holds a reference.
        if handle is not None and not self._was_forked():
            _library.library.folsom_batch_free(handle)

    def _was_forked(self) -> bool:
        """Whether this is a copy in a child process, where its threads are missing: C would wait
        for them for ever."""
        return self._threads > 1 and os.getpid() != self._process

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        if not self._busy.acquire(blocking=False):
            raise FolsomError("batch/busy", "another thread uses this batch")
        try:
            yield
        finally:
            self._busy.release()

    @contextlib.contextmanager
    def _use(self) -> Iterator[ctypes.c_void_p]:
        with self._alone():
            if self._handle is None:
                raise FolsomError("batch/closed", "this batch was closed")
            if self._was_forked():
                raise FolsomError("batch/forked", "its threads stayed in the parent process")
            yield self._handle

    def _call(self, function: Any, *arguments: Any) -> None:
        with self._use() as handle:
            _library.check(function(handle, *arguments))
