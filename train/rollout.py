"""Games are played here: groups of them, each in a thread of its own, so that some are stepped on
the processor's cores while the network decides for others.

What the network does for a group is recorded (graphs.py), so a thread starts few things for each
decision: what the batch wrote goes to the device, chance is drawn, the network judges and chooses,
and its choice comes back.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

from folsom.batch import NO_ACTION, Batch
from train import layout
from train.buffer import FACT_COLUMNS, FACTS, Buffer, Inbox, seen_size
from train.critic import OUTCOME, Judge
from train.graphs import Recorded, on_stream
from train.mix import Mix
from train.model import (
    ILLEGAL,
    Player,
    Relative,
    legal_in,
    log_shares,
    masked_chances,
    plays_in,
)
from train.past import PastSeats, past_games, past_share
from train.settings import Settings


@dataclass
class Players:
    """Who plays and who judges. Their weights change between iterations; they stay who they are."""

    actor: Player
    past: Player
    judge: Judge | None = None  # None: the actor judges by what it sees.


class Group:
    """Some of the games, with their columns of the buffer."""

    def __init__(
        self, number: int, settings: Settings, mix: Mix, players: Players, device: torch.device
    ) -> None:
        games = settings.games
        self._players = players
        self._columns = slice(number * games, (number + 1) * games)
        self._relative = Relative(device)
        self._generator = torch.Generator(device).manual_seed(settings.seed * 1000 + number)
        with_bots = torch.tensor([any(bots) for _, _, bots in mix.entries], device=device)
        some = past_games(settings, number)
        self.past = PastSeats(some, with_bots, self._generator, past_share(settings))
        cuda = device.type == "cuda"
        self.stream = torch.cuda.Stream(priority=-1) if cuda else None
        self._done = torch.cuda.Event(blocking=True) if cuda else None
        truth = players.judge is not None
        self._inbox = Inbox(games, truth, device)
        self.batch = Batch(
            games,
            mix.entries,
            threads=settings.threads,
            seed=settings.seed * 1000 + number,
            skip_forced=True,
            arrays=self._inbox.arrays(),
        )
        self._scatter(settings.seed)
        # What was recorded reads and writes these.
        self._seen = torch.zeros(games, seen_size(truth), dtype=torch.uint8, device=device)
        self._facts = torch.zeros(games, FACT_COLUMNS, device=device)
        self._noise = torch.zeros(games, layout.ACTIONS, device=device)
        self._past_seats = torch.zeros(games, layout.SEATS, device=device)
        self._chosen = torch.zeros(games, dtype=torch.int16, device=device)
        self._actions = torch.zeros(games, dtype=torch.int16, pin_memory=cuda)
        self._inbox.fetch()
        self._draw()
        self.judge = Recorded(self._judged, self.stream, settings.graphs)
        self.past.begin_anew()

    def _scatter(self, seed: int) -> None:
        """Plays on at random, each game by another number of decisions, so that not all of them
        begin and end together."""
        longest = 128
        until = np.random.default_rng(seed).integers(0, longest, len(self.batch))
        for step in range(longest):
            actions = self.batch.random_actions()
            actions[until <= step] = NO_ACTION
            self.batch.step(actions)

    def collect(self, buffer: Buffer) -> None:
        """Plays as many decisions as the buffer takes."""
        with torch.no_grad(), on_stream(self.stream):
            for t in range(buffer.steps):
                self.look(buffer, t)
                self.step()
            self.look(buffer, buffer.steps)
            if self.stream:
                self.stream.synchronize()

    def look(self, buffer: Buffer, t: int) -> None:
        """Has the network judge the positions, and puts all that is known of them into the
        buffer."""
        self._inbox.fetch()
        self._draw()
        self.judge()
        buffer.seen[t, self._columns].copy_(self._seen, non_blocking=True)
        buffer.facts[t, self._columns].copy_(self._facts, non_blocking=True)
        self._actions.copy_(self._chosen, non_blocking=True)

    def step(self) -> None:
        """Plays what the network chose."""
        if self._done:
            self._done.record()
            self._done.synchronize()
        self.batch.step(self._actions.numpy().view("uint16"))

    def _draw(self) -> None:
        self._noise.exponential_(generator=self._generator)
        self.past.draw()

    # --- Recorded

    @torch.no_grad()
    def _judged(self) -> None:
        parts = self._inbox.parts
        seen = [parts[name] for name in ("observation", "foresight", "truth") if name in parts]
        torch.cat(seen, 1, out=self._seen)
        sight = self._seen[:, : layout.SIGHT_SIZE]
        heads, state = self._players.actor.both(sight)
        legal = legal_in(sight)
        chances = masked_chances(heads, legal)
        action = self._sampled(chances, legal)
        own = self._ask_past(sight, legal, action)
        chosen = action[:, None]
        facts = {
            "value": self._value(sight, state, heads),
            "log_chance": chances.gather(1, chosen),
            "action": chosen,
            "own": own[:, None],
            "past_seats": self._past_seats,
            **{name: parts[name][:, None] for name in ("seat", "seats", "ended", "entry")},
            **{name: parts[name] for name in ("reward", "money")},
        }
        torch.cat([facts[name].float() for name in FACTS], 1, out=self._facts)
        self._chosen.copy_(self._relative.actions(sight, chosen)[:, 0])

    def _value(self, sight: Tensor, state: Tensor, heads: Tensor) -> Tensor:
        judge = self._players.judge
        if judge:
            outcome = judge(state, self._seen[:, layout.SIGHT_SIZE :], heads)
        else:
            outcome = heads[:, OUTCOME]
        shares, money = outcome.split(layout.SEATS, 1)
        return torch.cat([log_shares(shares, plays_in(sight)).exp(), money], 1)

    def _sampled(self, logits: Tensor, legal: Tensor) -> Tensor:
        noise = self._noise[: len(logits)].log()
        return (logits - noise).masked_fill(~legal, -torch.inf).argmax(1)

    def _ask_past(self, sight: Tensor, legal: Tensor, action: Tensor) -> Tensor:
        """Where a past self is to decide, its action takes the place of ours; where it is not."""
        own = torch.ones_like(action)
        some = self.past.games
        if some:
            arrays = [self._inbox.parts[name][:some] for name in ("seat", "seats", "entry", "ended")]
            theirs = self.past.decides(*arrays)
            self._past_seats[:some] = self.past.seats.float()
            heads = self._players.past(sight[:some])[:, : layout.ACTIONS]
            said = self._sampled(heads.masked_fill(~legal[:some], ILLEGAL), legal[:some])
            action[:some] = torch.where(theirs, said, action[:some])
            own[:some] = (~theirs).long()
        return own


class Groups:
    """All games."""

    def __init__(
        self, settings: Settings, mix: Mix, players: Players, device: torch.device
    ) -> None:
        self.groups = [Group(i, settings, mix, players, device) for i in range(settings.groups)]
        self._threads = ThreadPoolExecutor(settings.groups)
        self.games = settings.groups * settings.games

    def start(self, buffer: Buffer) -> Any:
        """Has all groups play; calling what it returns waits until they have."""
        jobs = [self._threads.submit(group.collect, buffer) for group in self.groups]

        def wait() -> None:
            for job in jobs:
                job.result()

        return wait
