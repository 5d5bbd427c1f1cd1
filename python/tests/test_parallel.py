"""PettingZoo, all agents at once: its own suite, and what it does not ask."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from adapter_games import LONG, NAMES, together
from play import CONFIGS

import folsom

pytest.importorskip("pettingzoo")
from pettingzoo.test import parallel_api_test, parallel_seed_test

from folsom.envs.parallel import WAIT, parallel_env


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("name", NAMES)
def test_api(name: str) -> None:
    parallel_api_test(parallel_env(**CONFIGS[name]), num_cycles=1000)


@pytest.mark.parametrize("name", NAMES)
def test_seed(name: str) -> None:
    parallel_seed_test(lambda: parallel_env(**CONFIGS[name]), num_cycles=500)


def chosen(observations: dict[str, Any], dice: random.Random) -> dict[str, int]:
    """A random action of what each mask allows."""
    masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
    return {agent: dice.choice(np.flatnonzero(mask).tolist()) for agent, mask in masks.items()}


def course(seed: int, waiters: bool) -> list[Any]:
    """A random game, with the waiting agents' actions or without."""
    env = parallel_env(seats=4)
    dice = random.Random(seed)
    observations, _ = env.reset(seed=seed)
    steps = []
    while env.agents:
        actions = chosen(observations, dice)
        given = {agent: a for agent, a in actions.items() if waiters or a != WAIT}
        observations, rewards, ended, _, _ = env.step(given)
        steps.append((actions, rewards, ended))
    return steps


@pytest.mark.parametrize("seed", range(20 if LONG else 3))
def test_a_seed_repeats_a_game_and_waiting_may_be_left_out(seed: int) -> None:
    assert course(seed, waiters=True) == course(seed, waiters=True) == course(seed, waiters=False)


@pytest.mark.parametrize("name", NAMES)
def test_masks_say_who_is_asked(name: str) -> None:
    env = parallel_env(**CONFIGS[name])
    dice = random.Random(1)
    observations, _ = env.reset(seed=1)
    rewards: dict[str, float] = {}
    while env.agents:
        for seat, agent in enumerate(env.agents):
            mask = observations[agent]["action_mask"]
            asked = seat in env.game.pending
            assert mask[WAIT] == (not asked)
            assert np.flatnonzero(mask[:WAIT]).tolist() == (env.game.legal(seat) if asked else [])
        observations, rewards, *_ = env.step(chosen(observations, dice))
    assert list(rewards.values()) == pytest.approx(env.game.returns().tolist())


def test_those_who_decide_together_do_so_in_one_step() -> None:
    env = parallel_env(seats=4, horses=True)
    env.reset(seed=1)
    met = 0
    for game in together({"seats": 4, "horses": True}, games=10):
        env.game = game
        count, before = len(game.pending), game.decisions
        env.step(chosen(env._observations(), random.Random(1)))
        assert env.game.decisions == before + count
        env.agents = env.possible_agents[:]
        met += 1
    assert met > 0


def test_illegal_actions_lose_or_raise() -> None:
    env = parallel_env(seats=3)
    env.reset(seed=1)
    asked = env.game.pending[0]
    _, rewards, ended, _, infos = env.step({})
    assert rewards == {a: -1.0 if i == asked else 0.0 for i, a in enumerate(env.possible_agents)}
    assert all(ended.values())
    assert infos[f"player_{asked}"]["error"] == "action/not_legal"
    assert env.agents == []
    with pytest.raises(folsom.FolsomError) as error:
        env.step({})
    assert error.value.code == "game/over"

    strict = parallel_env(seats=3, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(folsom.FolsomError) as error:
        strict.step({})
    assert error.value.code == "action/not_legal"
    assert strict.game.decisions == 0


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        ({"player_0": -1}, "action/no_such_action"),
        ({"player_0": WAIT + 1}, "action/no_such_action"),
        ({"belle": 0}, "argument/agent"),
    ],
)
def test_bad_input(actions: dict[str, int], code: str) -> None:
    env = parallel_env(seats=3)
    env.reset(seed=1)
    with pytest.raises(folsom.FolsomError) as error:
        env.step(actions)
    assert error.value.code == code
