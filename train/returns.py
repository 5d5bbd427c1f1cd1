"""What decisions led to: for each, the shares of the win and the final money of all seats.

The seats of a game see different things, so each has a chain of its own decisions: the target of
one is the result of the game if the seat decides no more, else a mean of what is expected at the
seat's next decision (by the critic, or by the network itself) and of that decision's own target (a
lambda-return). Where the buffer ends before a seat decides again, what is expected for the seat that
is to decide stands in.
"""

from __future__ import annotations

import torch
from torch import Tensor

from train import layout
from train.buffer import Buffer

_SEATS = layout.SEATS


def _turned(by_seat: Tensor, seats: Tensor, viewer: Tensor) -> Tensor:
    """[game, seat, 6]: for each seat, the numbers of the seats counted from it, of [game, 6], which
    are counted from `viewer`. 0 for those that do not play."""
    number = torch.arange(_SEATS, device=by_seat.device)
    from_zero = number[:, None] + number
    index = (from_zero - viewer.long()[:, None, None]).remainder(seats.long()[:, None, None])
    turned = by_seat[:, None, :].expand(-1, _SEATS, -1).gather(2, index)
    return turned * (number < seats[:, None, None])


def _views(numbers: Tensor, seats: Tensor, viewer: Tensor) -> Tensor:
    """`_turned` for win shares and money."""
    halves = (numbers[:, :_SEATS], numbers[:, _SEATS:])
    return torch.cat([_turned(half, seats, viewer) for half in halves], 2)


def results(buffer: Buffer) -> Tensor:
    """[step, game, 12]: how the games ended that did; wins as shares of 1, money in DOLLARS."""
    wins = buffer.reward / buffer.reward.sum(2, keepdim=True).clamp(min=1)
    return torch.cat([wins, buffer.money / layout.DOLLARS], 2)


def targets(buffer: Buffer, decay: float) -> Tensor:
    """[step, game, 12], counted from the seat that decided."""
    result = results(buffer)
    game = torch.arange(buffer.games, device=result.device)
    zero = torch.zeros_like(buffer.seat[0])
    last = buffer.steps
    # By seat: what it expects at its next decision, and the target of that.
    expected = _views(buffer.value[last], buffer.seats[last], buffer.seat[last])
    reached = expected.clone()
    out = torch.empty_like(buffer.value[:last])
    for t in range(last - 1, -1, -1):
        ended = buffer.ended[t + 1][:, None, None] > 0
        outcome = _views(result[t + 1], buffer.seats[t], zero)
        expected = torch.where(ended, outcome, expected)
        reached = torch.where(ended, outcome, reached)
        seat = buffer.seat[t].long()
        out[t] = torch.lerp(expected[game, seat], reached[game, seat], decay)
        expected[game, seat] = buffer.value[t]
        reached[game, seat] = out[t]
    return out


def advantages(buffer: Buffer, target: Tensor, shaping: float) -> Tensor:
    """[step, game]: how much better it went for the side that decided than expected; `shaping` is
    the worth of one unit of money more than the others."""
    surprise = target - buffer.value[: buffer.steps]
    sight = buffer.sight[: buffer.steps]
    side = sight[..., layout.SEAT_PARTNER].float()
    side[..., 0] = 1
    wins = (surprise[..., :_SEATS] * side).sum(2)
    if shaping == 0:
        return wins
    others = sight[..., layout.SEAT_PLAYS].float() - side
    money = surprise[..., _SEATS:]
    return wins + shaping * (_mean(money, side) - _mean(money, others))


def _mean(numbers: Tensor, weights: Tensor) -> Tensor:
    return (numbers * weights).sum(2) / weights.sum(2)


def measured_wins(buffer: Buffer, counts: Tensor) -> Tensor:
    """[games, wins] of those that ended in an entry that `counts`, for the seat that decided
    last."""
    last = buffer.steps
    ended = (buffer.ended[1:] > 0) & counts[buffer.entry[:last].long()]
    wins = results(buffer)[1:, :, :_SEATS].gather(2, buffer.seat[:last, :, None].long())[..., 0]
    return torch.stack([ended.sum().float(), (wins * ended).sum()])


def wins_against_past(buffer: Buffer) -> Tensor:
    """[seats, wins] of our seats in games that ended and that past selves had joined."""
    last = buffer.steps
    theirs = buffer.past_seats[:last] > 0
    ended = (buffer.ended[1:] > 0) & theirs.any(2)
    number = torch.arange(_SEATS, device=theirs.device)
    ours = (number < buffer.seats[:last, :, None]) & ~theirs & ended[..., None]
    wins = results(buffer)[1:, :, :_SEATS] * ours
    return torch.stack([ours.sum().float(), wins.sum()])
