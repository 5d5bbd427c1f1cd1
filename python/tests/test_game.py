"""Games and views: what they promise, in every variant."""

from __future__ import annotations

import copy

import numpy as np
import pytest
from play import CONFIGS, moments, played

import folsom
from folsom import Config, Game

every_variant = pytest.mark.parametrize("config", CONFIGS.values(), ids=CONFIGS)


@every_variant
def test_a_game_comes_to_an_end_and_shares_the_win(config: Config) -> None:
    game = Game(**config, seed=3)
    for now, seat in moments(game, 3):
        assert seat in now.pending and now.seat == now.pending[0]
        assert now.legal(seat) == sorted(set(now.legal(seat)))
        assert not now.over
    assert game.pending == () and game.seat is None and game.phase == "over"
    assert game.returns().dtype == np.float32
    assert game.returns().shape == (game.seats,) and len(game.money()) == game.seats
    winners = {seat for seat in range(game.seats) if game.returns()[seat] > 0}
    assert winners == set(game.winners)
    sides = 2 if game.partners else 1
    assert game.returns().sum() == pytest.approx(sides if winners else 0)


@every_variant
def test_the_record_replays_to_the_same_game(config: Config) -> None:
    game = played(4, **config)
    again = Game.from_record(game.record())
    assert again.position == game.position and again.decisions == game.decisions
    assert again.record() == game.record()
    assert again.events(0) == game.events(0)


@every_variant
def test_a_sample_cannot_be_told_from_the_truth_by_its_seat(config: Config) -> None:
    others = set()
    for number, (game, seat) in enumerate(moments(Game(**config, seed=5), 5)):
        if number % 7 != 0:
            continue
        view = game.view(seat)
        sample = game.sample(seat, seed=number)
        assert sample.view(seat).json() == view.json()
        assert sample.legal(seat) == game.legal(seat) == view.legal()
        assert np.array_equal(sample.view(seat).observation(), view.observation())
        assert np.array_equal(sample.view(seat).foresight(), view.foresight())
        others.add(sample.position == game.position)
    assert False in others, "no sample differs from the truth"


@pytest.mark.long
@every_variant
def test_a_hundred_games_replay_and_are_sampled(config: Config) -> None:
    for seed in range(100):
        game = Game(**config, seed=seed)
        for number, (now, seat) in enumerate(moments(game, seed)):
            if number % 20 == seed % 20:
                assert now.sample(seat, seed).view(seat).json() == now.view(seat).json()
        assert Game.from_record(game.record()).position == game.position


def test_a_view_stays_as_it_is_and_holds_no_secret() -> None:
    game = Game(seats=4, seed=1)
    seat = game.seat
    assert seat is not None
    view = game.view(seat)
    before = view.json(), view.legal(), view.text()
    game.apply(view.legal()[0], seat)
    assert (view.json(), view.legal(), view.text()) == before
    assert all("hand" not in other for other in view.json()["seats"].values())
    assert view.json()["own"]["hand"]


def test_a_spectator_sees_what_all_do() -> None:
    view = Game(seats=4, seed=1).view(None)
    assert view.viewer is None and view.legal() == [] and not view.mask().any()
    assert "own" not in view.json() and "viewer" not in view.json()
    for sight in (view.observation, view.foresight):
        with pytest.raises(folsom.FolsomError) as error:
            sight()
        assert error.value.code == "view/spectator"


def test_the_same_seed_is_the_same_game_and_another_is_not() -> None:
    assert played(7).record() == played(7).record()
    assert played(7).record() != played(8).record()


def test_a_clone_goes_its_own_way_with_the_same_chance() -> None:
    game = Game(seats=4, seed=2)
    game.apply(game.legal()[0])
    clone, copied, deep = game.clone(), copy.copy(game), copy.deepcopy(game)
    for other in (clone, copied, deep):
        assert other.position == game.position
    before = game.position
    for _ in moments(clone, 1):
        pass
    assert game.position == before and clone.over and not game.over
    for _ in moments(copied, 1):
        pass
    assert copied.record() == clone.record()


def test_undo_goes_back_to_the_start_and_no_further() -> None:
    game = Game(seats=4, horses=True, seed=2)
    positions = []
    for now, _ in moments(game, 2):
        positions.append(now.position)
    while positions:
        game.undo()
        assert game.decisions == len(positions) - 1
        assert game.position == positions.pop()
    with pytest.raises(folsom.FolsomError) as error:
        game.undo()
    assert error.value.code == "game/nothing_to_undo"


def test_numbers_words_and_masks_of_actions_agree() -> None:
    for game, seat in moments(Game(seats=4, seed=9), 9):
        legal = game.legal(seat)
        assert [folsom.action_id(text) for text in game.legal_text(seat)] == legal
        assert game.mask(seat).dtype == np.uint8 and game.mask(seat).shape == (folsom.ACTIONS,)
        assert np.flatnonzero(game.mask(seat)).tolist() == legal
        view = game.view(seat)
        assert view.legal() == legal and view.legal_text() == game.legal_text(seat)
        assert np.array_equal(view.mask(), game.mask(seat))
    assert len(set(folsom.action_texts())) == folsom.ACTIONS


def test_an_action_may_be_words_or_any_whole_number() -> None:
    games = [Game(seats=3, seed=1) for _ in range(3)]
    action = games[0].legal()[0]
    games[0].apply(action)
    games[1].apply(folsom.action_text(action))
    games[2].apply(np.uint16(action), np.int64(games[2].seat or 0))
    assert games[0].position == games[1].position == games[2].position


def test_chance_can_be_given() -> None:
    game = Game(seats=3, bandits=["belle", "tuco", "doc"], seed=1)
    drawn = [line[2:] for line in game.record().splitlines() if line.startswith("* ")]
    same = Game(seats=3, bandits=["belle", "tuco", "doc"], seed=99, chance=drawn)
    assert same.position == game.position
    with pytest.raises(folsom.FolsomError) as error:
        Game(seats=3, bandits=["belle", "tuco", "doc"], chance=drawn[:-1])
    assert error.value.code == "chance/missing"


def test_chance_of_a_decision_can_be_given() -> None:
    game = Game(seats=3, bandits=["belle", "tuco", "doc"], seed=1)
    before = game.position
    with pytest.raises(folsom.FolsomError) as error:
        game.apply("draw", chance=["card 0 belle move"] * 9)
    assert error.value.code.startswith("chance/") and game.position == before
    other = game.clone()
    other.apply("draw")
    lines = other.record().splitlines()
    drawn = [line[2:] for line in lines[lines.index(f"> {game.seat} draw") :] if line[0] == "*"]
    game.apply("draw", chance=drawn)
    assert game.position == other.position


def test_events_are_told_by_seat_and_from_a_decision_on() -> None:
    game = played(11)
    everything = game.events(0)
    assert everything[-1]["type"] == "game_ended"
    numbers = [event["number"] for event in everything]
    assert numbers == sorted(numbers)
    late = game.events(0, since=game.decisions - 1)
    assert late == everything[-len(late) :] and len(late) < len(everything)
    drawn = [event for event in game.events(None) if event["type"] == "card_drawn"]
    assert drawn and not any("card" in event for event in drawn if not event["known"])
    assert len(game.events(None)) == len(everything)


def test_a_position_can_be_played_on_but_has_no_record() -> None:
    game = Game(seats=4, seed=3)
    for now, _ in moments(game, 3):
        if now.decisions == 40:
            break
    other = Game.from_position(game.position, seed=5)
    assert other.position == game.position and other.legal() == game.legal()
    with pytest.raises(folsom.FolsomError) as error:
        other.record()
    assert error.value.code == "game/no_record"
    for _ in moments(other, 1):
        pass
    assert other.over


def test_decisions_at_the_same_time_are_taken_in_any_order() -> None:
    found = 0
    for game, _ in moments(Game(seats=4, horses=True, seed=1), 1):
        if len(game.pending) < 2:
            continue
        found += 1
        forth, back = game.clone(), game.clone()
        for seat in game.pending:
            forth.apply(game.legal(seat)[0], seat)
        for seat in reversed(game.pending):
            back.apply(game.legal(seat)[0], seat)
        assert forth.position == back.position
        watcher = game.pending[-1]
        told = game.view(watcher).json()
        first = game.clone()
        first.apply(game.legal()[-1])
        assert {**first.view(watcher).json(), "pending": []} == {**told, "pending": []}
    assert found


def test_the_text_of_a_view_lists_what_its_answers_mean() -> None:
    for game, seat in moments(Game(seats=4, seed=13), 13):
        view = game.view(seat)
        text = view.text()
        assert len(text) < 8000
        for action in view.legal():
            assert folsom.action_text(action) in text
            assert view.read_answer(folsom.action_text(action)) == action
        with pytest.raises(folsom.FolsomError) as error:
            view.read_answer("I would rather not say")
        assert error.value.code == "answer/none"


def test_the_score_is_told_in_all_parts() -> None:
    game = played(5)
    score = game.score()
    assert score["final"] is True
    assert [seat["total"] for seat in score["seats"]] == game.money()
    assert score["winners"] == list(game.winners)


def test_objects_say_what_they_are() -> None:
    game = Game(seats=3, seed=1)
    assert repr(game) == "<folsom.Game of 3 seats, 0 decisions, round 1, planning>"
    assert repr(game.view(0)) == "<folsom.View of seat 0>"
    assert "spectator" in repr(game.view(None))
    assert repr(played(1, seats=3)).endswith("over>")
