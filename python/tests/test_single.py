"""Gymnasium: its own check, and what it does not ask."""

from __future__ import annotations

import random
import warnings
from typing import Any

import numpy as np
import pytest
from adapter_games import LONG, NAMES
from play import CONFIGS

import folsom

gymnasium = pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env

from folsom.envs.single import NAME, FolsomSingle


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seat", [0, None])
def test_check_env(name: str, seat: int | None) -> None:
    env = gymnasium.make(NAME, seat=seat, **CONFIGS[name])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


def played(env: Any, seed: int | None) -> tuple[list[int], float]:
    """The actions and the reward of a random game."""
    dice = random.Random(1)
    _, info = env.reset(seed=seed)
    actions, reward, ended = [], 0.0, False
    while not ended:
        assert (env.unwrapped.action_masks() == info["action_mask"]).all()
        actions.append(dice.choice(np.flatnonzero(info["action_mask"]).tolist()))
        _, reward, ended, cut, info = env.step(actions[-1])
        assert not cut
    assert not info["action_mask"].any()
    return actions, reward


@pytest.mark.parametrize("name", NAMES)
def test_a_seed_repeats_the_games_after_it(name: str) -> None:
    env = gymnasium.make(NAME, seat=None, **CONFIGS[name])
    first = [played(env, 5), played(env, None)]
    assert first == [played(env, 5), played(env, None)]
    assert first[0] != first[1]


def test_the_seat_is_fixed_or_drawn() -> None:
    drawn = FolsomSingle(seat=None, seats=4)
    drawn.reset(seed=1)
    assert {drawn.reset()[1]["seat"] for _ in range(60)} == {0, 1, 2, 3}
    fixed = FolsomSingle(seat=2, seats=4)
    assert {fixed.reset()[1]["seat"] for _ in range(5)} == {2}


def test_opponents_play_as_they_are_called() -> None:
    shares = []
    for opponents in ("random", "scripted"):
        env = FolsomSingle(seats=3, opponents=opponents, reward="win")
        env.reset(seed=1)
        shares.append(np.mean([played(env, None)[1] for _ in range(200 if LONG else 60)]))
    assert shares[0] > shares[1] + 0.1


def test_money_is_paid_if_wanted() -> None:
    env = FolsomSingle(seats=3, reward="money")
    _, reward = played(env, 3)
    assert reward >= 250


def test_illegal_actions_lose_or_raise() -> None:
    env = FolsomSingle(seats=3)
    _, info = env.reset(seed=1)
    wrong = int(info["action_mask"].argmin())
    _, reward, ended, _, info = env.step(wrong)
    assert (reward, ended, info["error"]) == (-1.0, True, "action/not_legal")
    with pytest.raises(folsom.FolsomError) as error:
        env.step(0)
    assert error.value.code == "game/over"

    strict = FolsomSingle(seats=3, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(folsom.FolsomError) as error:
        strict.step(wrong)
    assert error.value.code == "action/not_legal"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"seat": 4}, "argument/seat"),
        ({"opponents": ["scripted"]}, "argument/opponents"),
        ({"opponents": "clever"}, "bot/"),
        ({"reward": "glory"}, "argument/"),
        ({"illegal": "ignore"}, "argument/"),
        ({"render_mode": "human"}, "argument/render_mode"),
        ({"seats": 1}, "config/"),
    ],
)
def test_bad_options(options: dict[str, Any], code: str) -> None:
    with pytest.raises(folsom.FolsomError) as error:
        FolsomSingle(**{"seats": 4, **options})
    assert error.value.code.startswith(code)


def test_actions_out_of_range_raise() -> None:
    env = FolsomSingle(seats=3)
    with pytest.raises(folsom.FolsomError) as error:
        env.step(0)
    assert error.value.code == "game/over"
    env.reset(seed=1)
    for action in (-1, folsom.ACTIONS):
        with pytest.raises(folsom.FolsomError) as error:
            env.step(action)
        assert error.value.code == "action/no_such_action"


def test_it_shows_the_agents_view() -> None:
    env = FolsomSingle(seats=3, seat=1, render_mode="ansi")
    assert env.render() is None
    env.reset(seed=1)
    assert env._solo is not None
    assert env.render() == env._solo.game.view(1).text()
