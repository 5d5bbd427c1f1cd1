"""Bots and matches."""

from __future__ import annotations

import pytest
from play import moments

import folsom
from folsom import Game


@pytest.mark.parametrize("name", ["random", "scripted", "search:iterations=20", "net"])
def test_a_bot_plays_a_whole_game(name: str) -> None:
    game, bot = Game(seats=3, seed=1), folsom.bot(name)
    while not game.over:
        assert game.seat is not None
        view = game.view(game.seat)
        action = bot.choose(view, seed=game.decisions)
        assert action in view.legal()
        assert bot.choose(view, seed=game.decisions) == action
        game.apply(action)
        if game.decisions > 40 and "search" in name:
            break


def test_a_bot_that_searches_judges_what_is_legal() -> None:
    game = Game(seats=3, seed=1)
    for now, _ in moments(game, 1):
        if len(now.pending) == 1 and len(now.legal()) > 2 and now.decisions > 5:
            break
    assert game.seat is not None
    view = game.view(game.seat)
    judged = folsom.bot("search:iterations=200").judge(view, seed=1)
    assert list(judged) == view.legal()
    assert all(0 <= share <= 1 for share in judged.values())
    assert folsom.bot("random").judge(view) == {}


def test_a_match_gives_the_programs_report() -> None:
    report = folsom.arena(["scripted", "random"], games=40, seed=1, threads=1, seats=4)
    scripted, unwise = report["bots"]
    assert report["games"] == 40
    assert scripted["win_share"] > unwise["win_share"]
    again = folsom.arena(["scripted", "random"], games=40, seed=1, threads=2, seats=4)
    assert again["bots"][0]["win_share"] == scripted["win_share"]
