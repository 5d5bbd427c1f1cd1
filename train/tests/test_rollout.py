from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from folsom.batch import Batch
from train import layout, mix, returns
from train.buffer import Buffer
from train.critic import Critic, Judge
from train.model import Net, Player, legal_in, log_shares
from train.past import PAST_SEATS, PastSeats
from train.rollout import Groups, Players
from train.settings import Settings

GAMES = 40
STEPS = 60


PAST = 20  # Games that past selves may join.


def _settings(**more: Any) -> Settings:
    return Settings(width=32, blocks=1, games=GAMES, steps=STEPS, threads=1, past=0.25, **more)


def _player(seed: int) -> Player:
    torch.manual_seed(seed)
    return Player(Net(32, 1))


@pytest.fixture(scope="module")
def played() -> Buffer:
    torch.set_num_threads(1)
    return _played(_settings(), mix.training(), _players())


def _players(judge: Judge | None = None) -> Players:
    return Players(_player(1), _player(2), judge)


def _played(settings: Settings, played: mix.Mix, players: Players) -> Buffer:
    groups = Groups(settings, played, players, torch.device("cpu"))
    truth = players.judge is not None
    buffer = Buffer(STEPS, groups.games, torch.device("cpu"), truth)
    groups.start(buffer)()
    return buffer


def test_no_configuration_is_missing() -> None:
    """There are 58 (docs/arena.md); each is played with and without bots."""
    for bots_sit in (False, True):
        entries = [config for _, config, bots in mix.training().entries if any(bots) == bots_sit]
        full = {tuple(sorted(config.items())) for config in entries if len(config) == 5}
        assert len(full) == 58
    assert [config for _, config in mix.self_play()[-58:]] == list(mix.every())


def _is_classic(config: mix.Config) -> bool:
    plain = config.get("variant", "standard") == "standard"
    return config["seats"] == 4 and plain and not config.get("expert") and not config.get("horses")


def test_all_entries_can_be_played_and_four_players_most_of_all() -> None:
    entries = mix.training().entries
    Batch(len(entries), entries, seed=1)
    total = sum(weight for weight, _, _ in entries)
    classic = [weight for weight, config, _ in entries if _is_classic(config)]
    scripted = sum(weight for weight, _, bots in entries if any(bots))
    standard = [weight for weight, config, _ in entries if config == mix.MEASURED]
    assert 0.62 < sum(standard) / total < 0.64
    assert 0.7 < sum(classic) / total < 0.72
    assert np.isclose(scripted / total, mix.SCRIPTED)


def test_measured_games_have_one_seat_of_ours() -> None:
    played = mix.training()
    lineups = [bots for (_, _, bots), counts in zip(played.entries, played.measured) if counts]
    assert sorted(bots.index(None) for bots in lineups) == [0, 1, 2, 3]


def test_actions_are_legal_and_chances_are_theirs(played: Buffer) -> None:
    action = played.action[:STEPS, :, None].long()
    legal = legal_in(played.sight[:STEPS].flatten(0, 1)).unflatten(0, (STEPS, 2 * GAMES))
    assert bool(legal.gather(2, action).all())
    assert bool((legal.sum(2) >= 2).all())  # Forced decisions are not asked.
    with torch.no_grad():
        heads = _player(1)(played.sight[:STEPS].flatten(0, 1))
    logits = heads[:, : layout.ACTIONS].unflatten(0, (STEPS, 2 * GAMES))
    chances = logits.masked_fill(~legal, -torch.inf).log_softmax(2).gather(2, action)[..., 0]
    assert torch.allclose(played.log_chance[:STEPS], chances, atol=1e-4)


def test_values_are_shares_of_those_who_play(played: Buffer) -> None:
    buffer = played
    shares = buffer.value[..., : layout.SEATS]
    plays = buffer.sight[..., layout.SEAT_PLAYS] > 0
    assert torch.allclose(shares.sum(2), torch.ones(()), atol=1e-5)
    assert float(shares[~plays].abs().sum()) == 0
    assert bool((plays.sum(2) == buffer.seats).all())


def test_a_critic_corrects_the_values() -> None:
    """By the truth of the same decisions; one that has learned nothing corrects nothing."""
    torch.manual_seed(3)
    critic = Critic(32, 32, 1)
    fresh = _played(_settings(), mix.training(), _players(Judge(critic)))
    without = _played(_settings(), mix.training(), _players())
    assert torch.equal(fresh.sight, without.sight)
    assert torch.allclose(fresh.value, without.value, atol=1e-6)
    with torch.no_grad():
        critic.head.weight.normal_()
    taught = _played(_settings(), mix.training(), _players(Judge(critic)))
    seen = taught.seen.flatten(0, 1)
    with torch.no_grad():
        heads, state = _player(1).both(seen[:, : layout.SIGHT_SIZE])
        outcome = critic(state, seen[:, layout.SIGHT_SIZE :], heads)
    plays = seen[:, layout.SEAT_PLAYS] > 0
    expected = torch.cat([log_shares(outcome[:, :6], plays).exp(), outcome[:, 6:]], 1)
    assert torch.allclose(taught.value.flatten(0, 1), expected, atol=1e-4)
    assert not torch.allclose(taught.value, without.value, atol=0.01)
    # While characters are drafted nothing is hidden yet.
    assert (seen[:, layout.SIGHT_SIZE :] > 0).any(1).float().mean() > 0.9


def test_a_best_response_has_one_seat_of_each_game(tmp_path: Path) -> None:
    played = _played(_settings(against=tmp_path), mix.duel(), _players())
    assert bool((played.past_seats.sum(2) == 3).all())
    own = 1 - played.past_seats.gather(2, played.seat[..., None].long())[..., 0]
    assert bool((played.own == own).all())
    seats, wins = returns.wins_against_past(played).tolist()
    assert seats == float(played.ended[1:].sum()) and 0 <= wins <= seats


def test_past_selves_keep_their_seats_for_a_game(played: Buffer) -> None:
    assert bool((played.own[:, PAST:] == 1).all())
    shared = 0
    for game in range(PAST):
        owner: dict[int, bool] = {}
        for t in range(STEPS):
            if played.ended[t, game] and t > 0:
                owner = {}
            own = bool(played.own[t, game])
            assert owner.setdefault(int(played.seat[t, game]), own) == own
        shared += len(set(owner.values())) == 2
    assert shared > 0


def test_past_selves_meet_us_and_no_bots(played: Buffer) -> None:
    with_bots = torch.tensor([any(bots) for _, _, bots in mix.training().entries])
    some = with_bots[played.entry[:STEPS, :PAST].long()]
    assert bool(some.any())
    assert bool((played.own[:STEPS, :PAST][some] == 1).all())


def test_one_seat_of_each_game_is_ours() -> None:
    games = 2000
    with_bots = torch.tensor([False, True])
    past = PastSeats(games, with_bots, torch.Generator().manual_seed(3))
    seats = torch.tensor([2, 3, 6, 4]).repeat(games // 4)
    entry, ended = torch.arange(games) // 2 % 2, torch.zeros(games)
    past.draw()
    theirs = torch.stack(
        [past.decides(torch.full((games,), seat), seats, entry, ended) for seat in range(6)], 1
    )
    sits = torch.arange(6) < seats[:, None]
    assert bool((~theirs & sits).any(1).all())
    assert not bool(theirs[entry == 1].any())
    assert 0.25 < float(theirs[entry == 0][:, :2].float().mean()) < PAST_SEATS


def test_more_past_selves_than_one_group_takes_are_refused() -> None:
    with pytest.raises(ValueError, match="past"):
        Groups(_settings(groups=5), mix.training(), _players(), torch.device("cpu"))


def test_measured_wins_are_those_of_the_seat_that_decided_last() -> None:
    buffer = Buffer(2, 2, torch.device("cpu"))
    buffer.entry[:] = 1
    buffer.seats[:] = 4
    buffer.seat[1] = torch.tensor([2, 3])
    buffer.ended[2] = 1
    buffer.reward[2, :, 2] = 1
    assert returns.measured_wins(buffer, torch.tensor([False, True])).tolist() == [2, 1]
    assert returns.measured_wins(buffer, torch.tensor([True, False])).tolist() == [0, 0]


def test_wins_against_past_selves_are_those_of_our_seats() -> None:
    buffer = Buffer(2, 3, torch.device("cpu"))
    buffer.seats[:] = 4
    buffer.ended[2, :2] = 1
    buffer.past_seats[1, 0, :3] = 1  # Seat 3 is ours.
    buffer.past_seats[1, 2, :3] = 1  # This game goes on; nobody joined the second.
    buffer.reward[2, :, 3] = 1
    assert returns.wins_against_past(buffer).tolist() == [1, 1]
    buffer.past_seats[1, 0] = torch.tensor([0, 0, 0, 1, 0, 0])  # Three are ours, and it won.
    assert returns.wins_against_past(buffer).tolist() == [3, 0]
