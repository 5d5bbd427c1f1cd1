from __future__ import annotations

import numpy as np
import pytest
import torch

from folsom.batch import Batch
from train import layout, mix, returns
from train.model import Net, Player
from train.rollout import Buffer, Groups
from train.settings import Settings

GAMES = 40
STEPS = 60


@pytest.fixture(scope="module")
def played() -> tuple[Groups, Buffer]:
    torch.set_num_threads(1)
    torch.manual_seed(1)
    player = Player(Net(32, 1))
    settings = Settings(width=32, blocks=1, games=GAMES, steps=STEPS, threads=1, past=0.25)
    groups = Groups(settings, mix.training(), torch.device("cpu"))
    buffer = Buffer(STEPS, groups.games, torch.device("cpu"))
    groups.start(buffer, player, player)()
    return groups, buffer


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
    assert 0.3 < sum(classic) / total < 0.4
    assert np.isclose(scripted / total, mix.SCRIPTED)


def test_measured_games_have_one_seat_of_ours() -> None:
    played = mix.training()
    lineups = [bots for (_, _, bots), counts in zip(played.entries, played.measured) if counts]
    assert sorted(bots.index(None) for bots in lineups) == [0, 1, 2, 3]


def test_actions_are_legal_and_chances_are_theirs(played: tuple[Groups, Buffer]) -> None:
    _, buffer = played
    chosen = buffer.mask.gather(2, buffer.action[..., None].long())
    assert bool((chosen == 1).all())
    assert bool((buffer.log_chance[buffer.own] <= 0).all())
    assert bool((buffer.mask.sum(2) >= 2).all())  # Forced decisions are not asked.


def test_values_are_shares_of_those_who_play(played: tuple[Groups, Buffer]) -> None:
    _, buffer = played
    shares = buffer.value[..., : layout.SEATS]
    plays = buffer.observation[..., layout.SEAT_PLAYS] > 0
    assert torch.allclose(shares.sum(2), torch.ones(()), atol=1e-5)
    assert float(shares[~plays].abs().sum()) == 0
    assert bool((plays.sum(2) == buffer.seats).all())


def test_past_selves_keep_their_seats_for_a_game(played: tuple[Groups, Buffer]) -> None:
    groups, buffer = played
    assert bool(buffer.own[:, groups.without_past].all())
    shared = 0
    for game in (~groups.without_past).nonzero()[:, 0].tolist():
        owner: dict[int, bool] = {}
        for t in range(STEPS):
            if buffer.ended[t, game] and t > 0:
                owner = {}
            own = bool(buffer.own[t, game])
            assert owner.setdefault(int(buffer.seat[t, game]), own) == own
        shared += len(set(owner.values())) == 2
    assert shared > 0


def test_measured_wins_are_those_of_the_seat_that_decided_last() -> None:
    buffer = Buffer(2, 2, torch.device("cpu"))
    buffer.entry[:] = 1
    buffer.seats[:] = 4
    buffer.seat[1] = torch.tensor([2, 3])
    buffer.ended[2] = 1
    buffer.reward[2, :, 2] = 1
    both = torch.tensor([True, True])
    counted = returns.measured_wins(buffer, torch.tensor([False, True]), both)
    assert counted.tolist() == [2, 1]
    assert returns.measured_wins(buffer, torch.tensor([True, False]), both).tolist() == [0, 0]
    assert returns.measured_wins(buffer, torch.tensor([True, True]), ~both).tolist() == [0, 0]
