"""Games are played here: groups of them, each in a thread of its own, so that some are stepped on
the processor's cores while the network decides for others.

The decisions of an iteration stay on the network's device, as bytes.
"""

from __future__ import annotations

import contextlib
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from folsom.batch import NO_ACTION, Batch
from train import layout
from train.mix import Mix
from train.model import ILLEGAL, Player, Relative, play_shares
from train.settings import Settings

PAST_SEATS = 0.6  # Chance of a seat to be a past self's, in games that have some.

# The arrays of a batch, as torch calls their types.
_ARRAYS: dict[str, tuple[torch.dtype, tuple[int, ...]]] = {
    "observation": (torch.uint8, (layout.OBSERVATION_SIZE,)),
    "foresight": (torch.uint8, (layout.FORESIGHT_SIZE,)),
    "mask": (torch.uint8, (layout.ACTIONS,)),
    "seat": (torch.uint8, ()),
    "seats": (torch.uint8, ()),
    "entry": (torch.int16, ()),  # Below 2**15.
    "reward": (torch.float32, (layout.SEATS,)),
    "money": (torch.int32, (layout.SEATS,)),
    "ended": (torch.uint8, ()),
}


class Buffer:
    """What happened in `steps` decisions of each of `games` games; and the position after them."""

    def __init__(self, steps: int, games: int, device: torch.device) -> None:
        def zeros(rows: int, *shape: int, dtype: torch.dtype = torch.uint8) -> Tensor:
            return torch.zeros(rows, games, *shape, dtype=dtype, device=device)

        self.steps, self.games = steps, games
        self.sight = zeros(steps + 1, layout.SIGHT_SIZE)
        self.seat, self.seats, self.ended = (zeros(steps + 1) for _ in range(3))
        self.entry = zeros(steps + 1, dtype=torch.int16)
        self.reward = zeros(steps + 1, layout.SEATS, dtype=torch.float32)
        self.money = zeros(steps + 1, layout.SEATS, dtype=torch.int32)
        # Win shares and money that the network expects, of the seats from the viewer on.
        self.value = zeros(steps + 1, 2 * layout.SEATS, dtype=torch.float32)
        self.mask = zeros(steps, layout.ACTIONS)  # By head, as is `action`.
        self.action = zeros(steps, dtype=torch.int16)
        self.log_chance = zeros(steps, dtype=torch.float32)
        self.own = zeros(steps, dtype=torch.bool)  # Not a past self's.


class PastSeats:
    """Which seats of the first games of a group are played by a past self; drawn for each game.
    Games of entries with bots have none, so at least one seat of each game is ours."""

    def __init__(self, games: int, with_bots: Tensor, generator: torch.Generator) -> None:
        self.games, self._with_bots, self._generator = games, with_bots, generator
        shape = (games, layout.SEATS)
        self._seats = torch.zeros(shape, dtype=torch.bool, device=with_bots.device)
        self._new = True

    def decides(self, seat: Tensor, seats: Tensor, entry: Tensor, ended: Tensor) -> Tensor:
        """Whether a past self is to decide, for each of these games."""
        anew = torch.ones_like(ended) if self._new else ended
        self._new = False
        drawn = self._drawn(seats) & ~self._with_bots[entry.long()][:, None]
        self._seats = torch.where(anew[:, None] > 0, drawn, self._seats)
        return self._seats.gather(1, seat[:, None].long())[:, 0]

    def _drawn(self, seats: Tensor) -> Tensor:
        chance = torch.rand(
            self.games, layout.SEATS + 1, device=seats.device, generator=self._generator
        )
        own = (chance[:, layout.SEATS :] * seats[:, None]).long()
        return (chance[:, : layout.SEATS] < PAST_SEATS).scatter(1, own, False)


def host_tensor(shape: tuple[int, ...], dtype: torch.dtype, device: torch.device) -> Tensor:
    """In memory that a GPU copies from while others work."""
    return torch.zeros(shape, dtype=dtype, pin_memory=device.type == "cuda")


def past_games(settings: Settings, group: int) -> int:
    """How many games of a group past selves may join, its first ones. All of them are in one group:
    asking another network costs the interpreter as much for a few games as for many."""
    if not 0 <= settings.past * settings.groups <= 1:
        raise ValueError(f"past is from 0 to 1 / groups, not {settings.past}: one group has them")
    return round(settings.groups * settings.games * settings.past) if group == 0 else 0


class Group:
    """Some of the games, with their columns of the buffer."""

    def __init__(self, number: int, settings: Settings, mix: Mix, device: torch.device) -> None:
        games = settings.games
        self._columns = slice(number * games, (number + 1) * games)
        self._device = device
        self._relative = Relative(device)
        self._generator = torch.Generator(device).manual_seed(settings.seed * 1000 + number)
        with_bots = torch.tensor([any(bots) for _, _, bots in mix.entries], device=device)
        self._past = PastSeats(past_games(settings, number), with_bots, self._generator)
        self._stream = torch.cuda.Stream(priority=-1) if device.type == "cuda" else None
        self._done = torch.cuda.Event(blocking=True) if device.type == "cuda" else None
        self._host = {
            name: host_tensor((games, *row), dtype, device)
            for name, (dtype, row) in _ARRAYS.items()
        }
        self._actions = host_tensor((games,), torch.int16, device)
        self._batch = Batch(
            games,
            mix.entries,
            threads=settings.threads,
            seed=settings.seed * 1000 + number,
            skip_forced=True,
            arrays=self._as_numpy(),
        )
        self._scatter(settings.seed)

    def _scatter(self, seed: int) -> None:
        """Plays on at random, each game by another number of decisions, so that not all of them
        begin and end together."""
        longest = 128
        until = np.random.default_rng(seed).integers(0, longest, len(self._batch))
        for step in range(longest):
            actions = self._batch.random_actions()
            actions[until <= step] = NO_ACTION
            self._batch.step(actions)

    def _as_numpy(self) -> dict[str, Any]:
        arrays = {name: tensor.numpy() for name, tensor in self._host.items()}
        return arrays | {"entry": arrays["entry"].view("uint16")}

    def collect(self, buffer: Buffer, net: Player, past: Player) -> None:
        """Plays as many decisions as the buffer takes."""
        stream = torch.cuda.stream(self._stream) if self._stream else contextlib.nullcontext()
        with torch.no_grad(), stream:
            for t in range(buffer.steps):
                self._decide(buffer, t, net, past)
                if self._done:
                    self._done.record()
                    self._done.synchronize()
                self._batch.step(self._actions.numpy().view("uint16"))
            self._evaluate(buffer, buffer.steps, net)
            if self._stream:
                self._stream.synchronize()

    def _evaluate(self, buffer: Buffer, t: int, net: Player) -> Tensor:
        """Puts the positions and what the network expects of them into the buffer; its heads."""
        for name in ("seat", "seats", "entry", "reward", "money", "ended"):
            getattr(buffer, name)[t, self._columns].copy_(self._host[name], non_blocking=True)
        sight = buffer.sight[t, self._columns]
        seen = sight.split([layout.OBSERVATION_SIZE, layout.FORESIGHT_SIZE], 1)
        for part, name in zip(seen, ("observation", "foresight")):
            part.copy_(self._host[name].to(self._device, non_blocking=True))
        heads = net(sight)
        value = buffer.value[t, self._columns]
        value[:, : layout.SEATS] = play_shares(sight, heads).exp()
        value[:, layout.SEATS :] = heads[:, layout.MONEY]
        return heads

    def _decide(self, buffer: Buffer, t: int, net: Player, past: Player) -> None:
        heads = self._evaluate(buffer, t, net)
        sight = buffer.sight[t, self._columns]
        by_head = self._relative.actions_by_head(sight)
        mask = self._host["mask"].to(self._device, non_blocking=True).gather(1, by_head)
        logits = heads[:, : layout.ACTIONS].masked_fill(mask == 0, ILLEGAL)
        action = self._sampled(logits, mask)
        self._ask_past(buffer, t, past, mask, action)
        chosen = action[:, None]
        buffer.mask[t, self._columns] = mask
        buffer.action[t, self._columns] = action.to(torch.int16)
        chances = functional.log_softmax(logits, 1)
        buffer.log_chance[t, self._columns] = chances.gather(1, chosen)[:, 0]
        self._actions.copy_(by_head.gather(1, chosen)[:, 0].to(torch.int16), non_blocking=True)

    def _sampled(self, logits: Tensor, mask: Tensor) -> Tensor:
        noise = torch.empty_like(logits).exponential_(generator=self._generator).log()
        return (logits - noise).masked_fill(mask == 0, -torch.inf).argmax(1)

    def _ask_past(self, buffer: Buffer, t: int, past: Player, mask: Tensor, action: Tensor) -> None:
        """Where a past self is to decide, its action takes the place of ours."""
        own = buffer.own[t, self._columns]
        own.fill_(True)
        some = self._past.games
        if some == 0:
            return
        rows = slice(self._columns.start, self._columns.start + some)
        arrays = (buffer.seat, buffer.seats, buffer.entry, buffer.ended)
        theirs = self._past.decides(*[array[t, rows] for array in arrays])
        heads = past(buffer.sight[t, rows])
        action_of_past = self._sampled(heads[:, : layout.ACTIONS], mask[:some])
        action[:some] = torch.where(theirs, action_of_past, action[:some])
        own[:some] = ~theirs


class Groups:
    """All games."""

    def __init__(self, settings: Settings, mix: Mix, device: torch.device) -> None:
        self._groups = [Group(i, settings, mix, device) for i in range(settings.groups)]
        self._threads = ThreadPoolExecutor(settings.groups)
        self.games = settings.groups * settings.games

    def start(self, buffer: Buffer, net: Player, past: Player) -> Any:
        """Has all groups play; calling what it returns waits until they have."""
        jobs = [self._threads.submit(g.collect, buffer, net, past) for g in self._groups]

        def wait() -> None:
            for job in jobs:
                job.result()

        return wait
