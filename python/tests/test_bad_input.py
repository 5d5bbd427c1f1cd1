"""Whatever is given, an exception with a stable code comes back, and nothing has changed."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from play import played

import folsom
from folsom import Batch, FolsomError, Game
from folsom.observation import TRUTH_SIZE

HUGE = 10**400


@contextlib.contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(FolsomError) as error:
        yield
    assert error.value.code == code
    assert error.value.message and str(error.value).endswith(f"({code})")


@pytest.mark.parametrize(
    ("config", "code"),
    [
        ({"seats": 9}, "config/out_of_range"),
        ({"seats": 2}, "config/players"),
        ({"seats": "four"}, "config/wrong_type"),
        ({"seats": 4.5}, "config/wrong_type"),
        ({"seats": HUGE}, "config/malformed"),
        ({"variant": "chess"}, "config/unknown_word"),
        ({"variant": "basic", "horses": True}, "config/horses"),
        ({"bandits": ["belle", "belle", "doc", "tuco"]}, "config/bandits"),
        ({"seats": object()}, "type/json"),
        ({"seats": float("nan")}, "type/json"),
    ],
)
def test_configurations(config: dict[str, Any], code: str) -> None:
    with pytest.raises(FolsomError) as error:
        Game(**config)
    assert error.value.code == code or (config.get("seats") == HUGE)
    with pytest.raises(FolsomError) as error:
        Batch(2, config)
    assert error.value.code == code or (config.get("seats") == HUGE)


def test_keywords_that_do_not_exist() -> None:
    with pytest.raises(TypeError):
        Game(players=4)  # type: ignore[call-arg]
    with refused("config/unknown_field"):
        Batch(2, {"players": 4})
    with pytest.raises(TypeError):
        Game({"seats": 4})  # type: ignore[misc]


@pytest.mark.parametrize("seed", [-1, 1 << 64, HUGE])
def test_seeds(seed: int) -> None:
    game = Game(seed=1)
    makers: list[Callable[[], object]] = [
        lambda: Game(seed=seed),
        lambda: Game.from_record(game.record(), seed=seed),
        lambda: Game.from_position(game.position, seed=seed),
        lambda: game.sample(0, seed),
        lambda: folsom.bot("random").choose(game.view(game.seat), seed=seed),
        lambda: folsom.arena(["random", "random"], games=4, seed=seed),
        lambda: Batch(2, seed=seed),
        lambda: Batch(2).reset(seed),
    ]
    for make in makers:
        with refused("argument/seed"):
            make()
    with refused("type/number"):
        Game(seed="one")  # type: ignore[arg-type]
    with refused("type/number"):
        Game(seed=1.0)  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [-1, folsom.ACTIONS, 65535, 65536, HUGE, -HUGE])
def test_actions_out_of_range(action: int) -> None:
    game = Game(seed=1)
    with refused("action/no_such_action"):
        game.apply(action)
    with refused("action/no_such_action"):
        folsom.action_text(action)
    assert game.decisions == 0


def test_actions_that_cannot_be_done() -> None:
    game = Game(seats=3, bandits=["belle", "tuco", "doc"], seed=1)
    seat = game.seat
    assert seat is not None
    before = game.position
    illegal = next(i for i in range(folsom.ACTIONS) if i not in game.legal())
    with refused("action/not_legal"):
        game.apply(illegal)
    with refused("action/not_your_turn"):
        game.apply(game.legal()[0], (seat + 1) % 3)
    with refused("action/no_such_action"):
        game.apply("dance")
    with refused("action/no_such_action"):
        folsom.action_id("\ud800")
    for wrong in (1.5, None, [1], b"draw"):
        with refused("type/number"):
            game.apply(wrong)  # type: ignore[arg-type]
    assert game.position == before


@pytest.mark.parametrize("seat", [-1, 6, 255, HUGE])
def test_seats_out_of_range(seat: int) -> None:
    game = Game(seed=1)
    calls: list[Callable[[], object]] = [
        lambda: game.legal(seat),
        lambda: game.legal_text(seat),
        lambda: game.mask(seat),
        lambda: game.apply(0, seat),
        lambda: game.view(seat),
        lambda: game.events(seat),
        lambda: game.sample(seat, 1),
        lambda: Batch(2, bots={seat: "random"}),
    ]
    for call in calls:
        with refused("argument/seat"):
            call()


def test_seats_that_do_not_play() -> None:
    game = Game(seats=3, seed=1)
    for call in (game.legal, game.view, game.events, lambda seat: game.apply(0, seat)):
        with refused("argument/seat"):
            call(3)
    with refused("type/number"):
        game.view("first")  # type: ignore[arg-type]


def test_finished_games() -> None:
    game = played(1)
    before = game.position
    assert game.legal() == [] and game.legal(2) == [] and not game.mask().any()
    with refused("action/game_over"):
        game.apply(0)
    view = game.view(0)
    assert view.legal() == []
    with refused("action/not_your_turn"):
        folsom.bot("scripted").choose(view)
    with pytest.raises(FolsomError):
        view.read_answer("1")
    assert game.position == before
    assert folsom.Game.from_record(game.record()).over


def test_views_that_bots_cannot_use() -> None:
    game = Game(seats=3, seed=1)
    assert game.seat is not None
    with refused("action/not_your_turn"):
        folsom.bot("scripted").choose(game.view(None))
    with refused("action/not_your_turn"):
        folsom.bot("scripted").choose(game.view((game.seat + 1) % 3))
    for name in ("", "genius", "search:ms=-1", "search:ms=x", "\0", "scripted" * 1000):
        with pytest.raises(FolsomError) as error:
            folsom.bot(name).choose(game.view(game.seat))
        assert error.value.code.startswith("bot/")
    with refused("type/text"):
        folsom.bot(7)  # type: ignore[arg-type]
    with pytest.raises((TypeError, AttributeError)):
        folsom.bot("random").choose(game)  # type: ignore[arg-type]


def test_events_from_decisions_that_are_not() -> None:
    game = Game(seed=1)
    with refused("argument/since"):
        game.events(0, since=-1)
    with refused("argument/since"):
        game.events(0, since=HUGE)
    assert game.events(0, since=1_000_000) == []


def test_records_and_positions() -> None:
    with refused("record/bad_header"):
        Game.from_record("")
    with pytest.raises(FolsomError):
        Game.from_record(played(1).record().replace("> 0", "> 9", 1))
    with refused("type/text"):
        Game.from_record(b"folsom record 1")  # type: ignore[arg-type]
    with refused("position/missing_field"):
        Game.from_position({})
    with refused("type/json"):
        Game.from_position({"config": object()})
    with refused("position/unknown_field"):
        Game.from_position({"config": {}, "weather": "rain"})


def test_records_cut_and_turned_anywhere() -> None:
    record, dice = played(1).record(), random.Random(1)
    for _ in range(200):
        at = dice.randrange(len(record))
        for bad in (record[:at], record[:at] + chr(dice.randrange(32, 1000)) + record[at + 1 :]):
            with contextlib.suppress(FolsomError):
                Game.from_record(bad)


def test_answers() -> None:
    view = Game(seats=3, seed=1).view(Game(seats=3, seed=1).seat)
    with refused("answer/none"):
        view.read_answer("")
    with pytest.raises(FolsomError):
        view.read_answer("9" * 5000)
    with refused("type/text"):
        view.read_answer(3)  # type: ignore[arg-type]


def readonly(array: Any) -> Any:
    array.flags.writeable = False
    return array


SIZE = folsom.OBSERVATION_SIZE


@pytest.mark.parametrize(
    ("array", "code"),
    [
        (np.zeros((4, SIZE), np.int8), "array/dtype"),
        (np.zeros((4, SIZE), np.float32), "array/dtype"),
        (np.zeros((4, SIZE), object), "array/dtype"),
        (np.zeros((3, SIZE), np.uint8), "array/shape"),
        (np.zeros(4 * SIZE, np.uint8), "array/shape"),
        (np.zeros((0,), np.uint8), "array/shape"),
        (np.zeros((SIZE, 4), np.uint8).T, "array/contiguous"),
        (np.zeros((8, SIZE), np.uint8)[::2], "array/contiguous"),
        (np.zeros((4, SIZE), np.uint8)[::-1], "array/contiguous"),
        (np.broadcast_to(np.zeros(SIZE, np.uint8), (4, SIZE)), "array/contiguous"),
        (readonly(np.zeros((4, SIZE), np.uint8)), "array/readonly"),
        ([[0] * SIZE] * 4, "array/type"),
        (bytearray(4 * SIZE), "array/type"),
        (7, "array/type"),
        ("observation", "array/type"),
    ],
)
def test_arrays_to_write_into(array: Any, code: str) -> None:
    with refused(code):
        Batch(4, arrays={"observation": array})


def test_arrays_that_are_not_aligned_or_turned_around() -> None:
    odd = np.zeros(4 * 6 * 4 + 1, np.uint8)[1:].view(np.float32).reshape(4, 6)
    with refused("array/contiguous"):
        Batch(4, arrays={"reward": odd})
    with refused("array/dtype"):
        Batch(4, arrays={"reward": np.zeros((4, 6), ">f4")})
    with refused("array/name"):
        Batch(4, arrays={"observations": np.zeros((4, SIZE), np.uint8)})


def test_arrays_of_views_and_random_actions() -> None:
    view = Game(seed=1).view(0)
    with refused("array/shape"):
        view.observation(np.zeros(SIZE - 1, np.uint8))
    with refused("array/dtype"):
        view.observation(np.zeros(SIZE, np.int16))
    with refused("array/readonly"):
        view.observation(readonly(np.zeros(SIZE, np.uint8)))
    with refused("array/shape"):
        view.foresight(np.zeros(SIZE, np.uint8))
    with refused("array/shape"):
        Batch(4, arrays={"foresight": np.zeros((4, SIZE), np.uint8)})
    with refused("array/shape"):
        Batch(4, truth=True, arrays={"truth": np.zeros((4, SIZE), np.uint8)})
    with refused("array/dtype"):
        Batch(4, arrays={"truth": np.zeros((4, TRUTH_SIZE), np.int8)})
    with refused("array/shape"):
        Batch(4).random_actions(np.zeros(5, np.uint16))
    with refused("array/dtype"):
        Batch(4).random_actions(np.zeros(4, np.int64))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        (np.zeros(3, np.uint16), "array/shape"),
        (np.zeros((4, 1), np.uint16), "array/shape"),
        (np.zeros(4, np.float64), "array/dtype"),
        (np.zeros(4, bool), "array/dtype"),
        (np.array(["draw"] * 4), "array/dtype"),
        ([None] * 4, "array/dtype"),
        (np.full(4, -1, np.int64), "action/no_such_action"),
        (np.full(4, 70000, np.int64), "action/no_such_action"),
        (np.full(4, 65534, np.uint16), "batch/not_legal"),
        (np.full(4, folsom.ACTIONS, np.uint16), "batch/not_legal"),
        ([HUGE] * 4, "array/dtype"),
        (7, "array/type"),
        ("draw", "array/type"),
        (None, "array/type"),
    ],
)
def test_actions_of_a_batch(actions: Any, code: str) -> None:
    batch = Batch(4)
    before = batch.snapshot()
    with refused(code):
        batch.step(actions)
    assert batch.snapshot() == before


def test_one_illegal_action_stops_all_of_a_batch() -> None:
    batch = Batch(64)
    actions = batch.random_actions()
    before, seen = batch.snapshot(), batch.observation.copy()
    actions[63] = next(i for i in range(folsom.ACTIONS) if not batch.mask[63, i])
    with pytest.raises(FolsomError, match="63") as error:
        batch.step(actions)
    assert error.value.code == "batch/not_legal"
    assert batch.snapshot() == before and np.array_equal(batch.observation, seen)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"n": 0}, "argument/games"),
        ({"n": -1}, "argument/games"),
        ({"n": HUGE}, "argument/games"),
        ({"n": 2, "threads": 0}, "argument/threads"),
        ({"n": 2, "threads": HUGE}, "argument/threads"),
        ({"n": 2, "config": "standard"}, "config/wrong_type"),
        ({"n": 2, "config": [{"seats": 4}]}, "config/wrong_type"),
        ({"n": 2, "config": [(1,)]}, "config/wrong_type"),
        ({"n": 2, "bots": "scripted"}, "config/wrong_type"),
        ({"n": 2, "skip_forced": "no"}, "batch/wrong_type"),
    ],
)
def test_setups_of_a_batch(arguments: dict[str, Any], code: str) -> None:
    with refused(code):
        Batch(**arguments)


@pytest.mark.parametrize(
    "arguments",
    [
        {"config": []},
        {"config": [(-1, {})]},
        {"config": [(0, {})]},
        {"config": [("much", {})]},
        {"bots": {0: "genius"}},
        {"bots": {0: 7}},
        {"bots": {0: "random", 1: "random", 2: "random", 3: "random"}},
        {"bots": {5: "random"}},
    ],
)
def test_setups_that_only_the_engine_can_judge(arguments: dict[str, Any]) -> None:
    with pytest.raises(FolsomError):
        Batch(2, **arguments)


def test_wrong_types_of_a_batch() -> None:
    for arguments in ({"n": "many"}, {"n": 2.0}, {"n": 2, "threads": 1.5}):
        with refused("type/number"):
            Batch(**arguments)  # type: ignore[arg-type]
    with refused("type/bytes"):
        Batch(2).restore("text")  # type: ignore[arg-type]


def test_closed_batches() -> None:
    batch = Batch(2)
    batch.close()
    calls: list[Callable[[], object]] = [
        lambda: batch.step([0, 0]),
        lambda: batch.reset(1),
        batch.random_actions,
        batch.snapshot,
        lambda: batch.restore(b""),
        lambda: batch.game(0),
    ]
    for call in calls:
        with refused("batch/closed"):
            call()


def test_matches() -> None:
    for arguments in (
        {"bots": []},
        {"bots": ["random", "genius"]},
        {"bots": ["random", "random"], "games": 0},
    ):
        with pytest.raises(FolsomError):
            folsom.arena(**arguments)  # type: ignore[arg-type]
    with pytest.raises(FolsomError):
        folsom.arena(["random", "random"], games=4, seating="9v9")


def test_memory_that_is_not_there() -> None:
    with pytest.raises((MemoryError, FolsomError)):
        Batch(2**31 - 1)
