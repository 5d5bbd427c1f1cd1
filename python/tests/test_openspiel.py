"""OpenSpiel: its simulation test, a playthrough, resampling, and its IS-MCTS at the table."""

from __future__ import annotations

import hashlib
import os
import pathlib
import random
from typing import Any

import numpy as np
import pytest
from adapter_games import LONG

pyspiel = pytest.importorskip("pyspiel")
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from folsom.envs import openspiel

GAMES = [
    "python_folsom(players=3)",
    "python_folsom(players=4,horses=True)",
    "python_folsom(players=2,variant=duo14)",
    "python_folsom(players=4,variant=teams,expert=True,bandits=drafted)",
]
NAMES = GAMES if LONG else GAMES[:2]

GOLDEN = pathlib.Path(__file__).parent / "data" / "openspiel_playthrough.txt"


def dealt(name: str, seed: int) -> Any:
    """A state after the deal."""
    state = pyspiel.load_game(name).new_initial_state()
    dice = random.Random(seed)
    while state.is_chance_node():
        state.apply_action(dice.randrange(256))
    return state


def moments(name: str, seed: int, every: int) -> Any:
    """States of a random game."""
    state = dealt(name, seed)
    dice = random.Random(seed)
    while not state.is_terminal():
        if dice.randrange(every) == 0:
            yield state
        state.apply_action(dice.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("name", NAMES)
def test_random_sim(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=10 if LONG else 1, serialize=True, verbose=False)


def test_parameters_are_the_configuration() -> None:
    game = pyspiel.load_game(
        "python_folsom(players=3,edition=2018,expert=True,bandits=belle+tuco+doc,wagons=mail+dining+saloon)"
    )
    state = game.new_initial_state()
    for _ in range(openspiel.SEED_BYTES):
        state.apply_action(7)
    config = state.world.view(None).json()["config"]
    assert config["bandits"] == ["belle", "tuco", "doc"]
    assert config["wagons"] == ["mail", "dining", "saloon"]
    assert (config["seats"], config["edition"], config["expert"]) == (3, "2018", True)


def shortened(text: str) -> str:
    """A playthrough in which what is long is a digest: views and tensors fill pages."""
    lines = []
    for line in text.splitlines():
        digest = hashlib.sha256(line.encode()).hexdigest()[:16]
        lines.append(line if len(line) <= 200 else f"{line[:100]}… {digest}")
    return "\n".join(lines) + "\n"


def test_playthrough() -> None:
    """FOLSOM_REGENERATE=1 writes it anew, after a change of how the game plays or is told."""
    if os.environ.get("FOLSOM_REGENERATE") == "1":
        GOLDEN.write_text(shortened(generate_playthrough.playthrough(GAMES[0], [], seed=1)))
    golden = GOLDEN.read_text()
    actions = [int(line[8:]) for line in golden.splitlines() if line.startswith("action: ")]
    assert shortened(generate_playthrough.playthrough(GAMES[0], actions)) == golden


@pytest.mark.parametrize("name", NAMES)
def test_a_history_is_the_whole_game(name: str) -> None:
    for state in moments(name, seed=2, every=20):
        _, again = pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(state.get_game(), state)
        )
        assert again.world.position == state.world.position
        for player in range(state.num_players()):
            assert again.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("name", NAMES)
def test_resampled_states_cannot_be_told_apart(name: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    differ = 0
    for state in moments(name, seed=3, every=10):
        if state.is_terminal():
            continue
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions(player) == state.legal_actions(player)
            differ += other.world.position != state.world.position
    assert differ > 0


def test_information_states_remember() -> None:
    """Two ways into what looks the same are still two information states of those who saw them."""
    state = dealt(GAMES[0], 1)
    player = state.current_player()
    before = state.information_state_string(player)
    children = [state.child(action) for action in state.legal_actions()]
    strings = {child.information_state_string(player) for child in children}
    assert len(strings) == len(children)
    assert before not in strings


def test_clones_are_games_of_their_own() -> None:
    state = dealt(GAMES[0], 1)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert state.world.decisions == 0
    assert clone.world.decisions == 1


def search_bot(game: Any, seed: int, simulations: int) -> Any:
    """OpenSpiel's search with a seed for everything; its own resampler has none."""
    dice = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
    bot = ismcts.ISMCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=simulations, random_state=dice
    )
    bot.set_resampler(
        lambda state, player: state.resample_from_infostate(player, dice.random_sample)
    )
    return bot


@pytest.mark.parametrize("name", NAMES)
def test_ismcts_plays(name: str) -> None:
    """A whole game of OpenSpiel's search in seat 0 against chance."""
    state = dealt(name, 4)
    bot = search_bot(state.get_game(), 1, 20 if LONG else 4)
    dice = random.Random(1)
    while not state.is_terminal():
        legal = state.legal_actions()
        action = bot.step(state) if state.current_player() == 0 else dice.choice(legal)
        assert action in legal
        state.apply_action(int(action))
    assert state.returns() == pytest.approx(state.world.returns().tolist())


@pytest.mark.skipif(not LONG, reason="takes minutes")
def test_ismcts_beats_chance() -> None:
    """It is no game for chance alone: search wins more than a third of tables of three."""
    won = 0.0
    for seed in range(20):
        state = dealt(GAMES[0], seed)
        bot = search_bot(state.get_game(), seed, 20)
        dice = random.Random(seed)
        while not state.is_terminal():
            own = state.current_player() == 0
            state.apply_action(int(bot.step(state)) if own else dice.choice(state.legal_actions()))
        won += state.returns()[0]
    assert won >= 11
