"""Which seats past selves play, or the frozen player of a best response."""

from __future__ import annotations

import torch
from torch import Tensor

from train import layout
from train.settings import Settings

PAST_SEATS = 0.6  # Chance of a seat to be a past self's, in games that have some.


class PastSeats:
    """Which seats of the first games of a group are played by a past self; drawn for each game.
    Games of entries with bots have none, so at least one seat of each game is ours. `share` is the
    chance of each other seat to be a past self's."""

    def __init__(
        self,
        games: int,
        with_bots: Tensor,
        generator: torch.Generator,
        share: float = PAST_SEATS,
    ) -> None:
        self.games, self._with_bots, self._generator = games, with_bots, generator
        self._share = share
        device = with_bots.device
        self.seats = torch.zeros(games, layout.SEATS, dtype=torch.bool, device=device)
        self._new = torch.ones(games, dtype=torch.bool, device=device)
        self._chance = torch.zeros(games, layout.SEATS + 1, device=device)
        self._number = torch.arange(layout.SEATS, device=device)

    def begin_anew(self) -> None:
        """All seats are drawn at the next call of `decides`."""
        self._new.fill_(True)

    def draw(self) -> None:
        """Chance for games that begin at the next call of `decides`."""
        if self.games:
            self._chance.uniform_(generator=self._generator)

    def decides(self, seat: Tensor, seats: Tensor, entry: Tensor, ended: Tensor) -> Tensor:
        """Whether a past self is to decide, for each of these games."""
        drawn = self._drawn(seats) & ~self._with_bots[entry.long()][:, None]
        anew = (self._new | (ended > 0))[:, None]
        self.seats.copy_(torch.where(anew, drawn, self.seats))
        self._new.fill_(False)
        return self.seats.gather(1, seat[:, None].long())[:, 0]

    def _drawn(self, seats: Tensor) -> Tensor:
        own = (self._chance[:, layout.SEATS :] * seats[:, None]).long()
        drawn = self._chance[:, : layout.SEATS] < self._share
        others = drawn.scatter(1, own.clamp(max=layout.SEATS - 1), False)
        return others & (self._number < seats[:, None])


def past_games(settings: Settings, group: int) -> int:
    """How many games of a group past selves may join, its first ones. All of them are in one group:
    asking another network costs the interpreter as much for a few games as for many. A best
    response meets the frozen player in all games."""
    if settings.against:
        return settings.games
    if not 0 <= settings.past * settings.groups <= 1:
        raise ValueError(f"past is from 0 to 1 / groups, not {settings.past}: one group has them")
    return round(settings.groups * settings.games * settings.past) if group == 0 else 0


def past_share(settings: Settings) -> float:
    """A best response has one seat; the frozen player has all others."""
    return 1.0 if settings.against else PAST_SEATS
