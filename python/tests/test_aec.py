"""PettingZoo, one agent after the other: its own suite, and what it does not ask."""

from __future__ import annotations

import random
import warnings
from typing import Any

import numpy as np
import pytest
from adapter_games import LONG, NAMES, together
from play import CONFIGS

import folsom

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, seed_test

from folsom.envs.aec import FolsomAec, aec_env

# What PettingZoo warns of in every environment whose observations are dictionaries but its own.
EXPECTED_WARNINGS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask is numpy array is all zeros",
    "Action mask numpy array is all zeros (no legal actions)",  # After the end.
)


@pytest.mark.parametrize("name", NAMES)
def test_api(name: str) -> None:
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        api_test(aec_env(**CONFIGS[name]), num_cycles=1000 if LONG else 100)
    told = {str(w.message) for w in seen}
    assert [text for text in told if not text.startswith(EXPECTED_WARNINGS)] == []


@pytest.mark.parametrize("name", NAMES)
def test_seed(name: str) -> None:
    seed_test(lambda: aec_env(**CONFIGS[name]), num_cycles=500 if LONG else 100)


def played(env: Any, seed: int | None) -> tuple[list[int], dict[str, float]]:
    """The actions and rewards of a random game."""
    dice = random.Random(1)
    env.reset(seed=seed)
    actions: list[int] = []
    paid: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        if ended:
            paid[agent] = reward
        else:
            actions.append(dice.choice(legal))
        env.step(None if ended else actions[-1])
    return actions, dict(sorted(paid.items()))


def test_a_seed_repeats_the_games_after_it() -> None:
    env = aec_env(seats=3)
    first = [played(env, 5), played(env, None)]
    again = [played(env, 5), played(env, None)]
    assert first == again
    assert first[0] != first[1]


@pytest.mark.parametrize("name", NAMES)
def test_shares_of_the_win_are_paid_at_the_end(name: str) -> None:
    env = aec_env(**CONFIGS[name])
    _, paid = played(env, 1)
    game = env.unwrapped.game
    assert list(paid.values()) == pytest.approx(game.returns().tolist())
    assert len(paid) == game.seats


def test_money_is_paid_if_wanted() -> None:
    env = aec_env(seats=3, reward="money")
    _, paid = played(env, 1)
    assert list(paid.values()) == env.unwrapped.game.money()


@pytest.mark.parametrize(
    ("config", "asked"),
    [
        ({"seats": 4, "expert": True}, {"keep"}),
        ({"seats": 4, "horses": True}, {"board", "keep", "turmoil"}),
    ],
)
def test_who_decide_together_do_not_see_each_other(config: folsom.Config, asked: set[str]) -> None:
    env = FolsomAec(**config)
    env.reset(seed=1)
    questions = set()
    for game in together(config, games=40 if LONG else 10):
        env.game = game
        env._select()
        first, second = game.pending[:2]
        assert env.agent_selection == f"player_{first}"
        seen: dict[tuple[int, ...], set[bytes]] = {}
        for action in game.legal(first):
            env.game = game.clone()
            env.game.apply(action, first)
            if second in env.game.pending:
                after = env.observe(f"player_{second}")
                both = after["observation"].tobytes() + after["action_mask"].tobytes()
                seen.setdefault(env.game.pending, set()).add(both)
                questions.add(game.ask)
        # That somebody has decided is public; what, is not.
        assert all(len(kinds) == 1 for kinds in seen.values())
    assert questions == asked


def test_an_illegal_action_loses() -> None:
    env = aec_env(seats=3)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(int(env.last()[0]["action_mask"].argmin()))
    assert all(env.terminations.values())
    assert env.rewards[loser] == -1
    assert sum(env.rewards.values()) == -1


def test_an_illegal_action_raises_if_wanted() -> None:
    env = aec_env(seats=3, illegal="raise")
    env.reset(seed=1)
    before = env.unwrapped.game.position
    with pytest.raises(folsom.FolsomError) as error:
        env.step(int(env.last()[0]["action_mask"].argmin()))
    assert error.value.code == "action/not_legal"
    assert env.unwrapped.game.position == before


def test_bad_input() -> None:
    with pytest.raises(folsom.FolsomError) as error:
        aec_env(seats=9)
    assert error.value.code == "config/out_of_range"
    with pytest.raises(folsom.FolsomError) as error:
        aec_env(reward="glory")  # type: ignore[arg-type]
    assert error.value.code == "argument/reward"
    env = FolsomAec(seats=3)
    env.reset(seed=1)
    with pytest.raises(folsom.FolsomError) as error:
        env.step(folsom.ACTIONS)
    assert error.value.code == "action/no_such_action"


def test_it_shows_what_a_spectator_sees() -> None:
    env = aec_env(seats=3, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.unwrapped.game.view(None).text()
