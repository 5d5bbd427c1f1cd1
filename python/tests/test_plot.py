"""Pictures: well-formed, complete, and of a view no more than it holds."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest
from play import CONFIGS, moments, played

from folsom import Config, Game, plot

SVG = "{http://www.w3.org/2000/svg}"


def words(picture: str) -> list[str]:
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    return [text.text or "" for text in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("config", CONFIGS.values(), ids=CONFIGS)
def test_any_moment_can_be_drawn(config: Config) -> None:
    for number, (game, seat) in enumerate(moments(Game(**config, seed=6), 6)):
        if number % 9 == 0:
            for source in (game, game.view(seat), game.view(None)):
                told = words(plot.position(source))
                assert "locomotive" in told and f"Seat {game.seats - 1}" in told
    assert "Round 5: over" in words(plot.position(game))


def test_everybody_on_the_train_is_drawn() -> None:
    game = Game(seats=4, bandits=["belle", "tuco", "doc", "django"], seed=1)
    told = words(plot.position(game))
    for letter in ("B", "T", "Do", "Dj", "★"):
        assert letter in told


def test_a_view_shows_no_card_that_is_hidden() -> None:
    for game, _ in moments(Game(seats=4, seed=3), 3):
        pile = game.view(None).json().get("pile", [])
        if any("hidden" in card for card in pile):
            told = words(plot.position(game.view(None)))
            assert sum("hidden" in word for word in told) == sum("hidden" in card for card in pile)
            return
    raise AssertionError("no card lay face down")


def test_the_course_of_a_game_has_a_curve_for_each_seat() -> None:
    game = played(3, seats=5)
    before = game.position
    picture = plot.course(game)
    assert picture.count("<polyline") == 5
    told = " ".join(words(picture))
    assert all(f"round {number}" in told for number in range(1, 6))
    assert all(f"${money:,}" in told for money in game.money())
    assert told.count("★") == len(game.winners)
    assert game.position == before


def test_the_course_of_a_game_that_has_not_begun_is_drawn() -> None:
    assert plot.course(Game(seats=3, seed=1)).count("<polyline") == 3
