"""Batches: what they promise."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from play import CONFIGS

import folsom
from folsom import Batch
from folsom.batch import NO_ACTION
from folsom.observation import TRUTH_SIZE, truth_fields

MIX: list[Any] = [(1 + i, config) for i, config in enumerate(CONFIGS.values())]


def run(batch: Batch, steps: int) -> list[dict[str, npt.NDArray[Any]]]:
    """All arrays after each step of random play."""
    seen = []
    for _ in range(steps):
        batch.step(batch.random_actions())
        seen.append({name: array.copy() for name, array in batch.arrays().items()})
    return seen


def same(left: list[dict[str, Any]], right: list[dict[str, Any]]) -> bool:
    pairs = zip(left, right, strict=True)
    return all(np.array_equal(a[name], b[name]) for a, b in pairs for name in a)


def test_arrays_have_their_types_and_shapes_and_stay_where_they_are() -> None:
    batch = Batch(16, {"seats": 4})
    places = {name: array.ctypes.data for name, array in batch.arrays().items()}
    assert batch.observation.shape == (16, folsom.OBSERVATION_SIZE)
    assert batch.mask.shape == (16, folsom.ACTIONS)
    assert batch.reward.shape == (16, 6) and batch.reward.dtype == np.float32
    assert batch.entry.dtype == np.uint16 and batch.money.dtype == np.int32
    run(batch, 20)
    assert places == {name: array.ctypes.data for name, array in batch.arrays().items()}
    assert batch.arrays()["mask"] is batch.mask


def test_random_actions_are_legal_and_every_row_is_of_a_game_that_waits() -> None:
    batch = Batch(32, {"seats": 4})
    rows = np.arange(32)
    for _ in range(200):
        actions = batch.random_actions()
        assert batch.mask[rows, actions].all()
        assert (batch.seat < batch.seats).all() and (batch.seats == 4).all()
        assert (batch.mask.sum(axis=1) >= 1).all()
        batch.step(actions)


@pytest.mark.parametrize("threads", [1, 2])
def test_rows_say_what_the_view_of_the_seat_does(threads: int) -> None:
    batch = Batch(24, MIX, threads=threads, bots={0: "random"}, foresight=True)
    for _ in range(25):
        batch.step(batch.random_actions())
        for i in range(0, 24, 5):
            game = batch.game(i)
            view = game.view(batch.seat[i])
            assert batch.seat[i] in game.pending and game.seats == batch.seats[i]
            assert np.array_equal(batch.observation[i], view.observation())
            assert np.array_equal(batch.foresight[i], view.foresight())
            assert np.array_equal(batch.mask[i], view.mask())


def test_a_foresight_is_made_if_it_is_wanted() -> None:
    without, wanted = Batch(4, seed=2), Batch(4, seed=2, foresight=True)
    assert "foresight" not in without.arrays() and not hasattr(without, "foresight")
    assert wanted.foresight.shape == (4, folsom.FORESIGHT_SIZE) and wanted.foresight.any()
    own = np.zeros((4, folsom.FORESIGHT_SIZE), np.uint8)
    given = Batch(4, seed=2, arrays={"foresight": own})
    assert given.foresight is own and np.array_equal(own, wanted.foresight)


def test_a_truth_is_made_if_it_is_wanted_and_changes_nothing_else() -> None:
    without, wanted = Batch(24, MIX, seed=2), Batch(24, MIX, seed=2, truth=True)
    assert "truth" not in without.arrays() and not hasattr(without, "truth")
    own = np.zeros((24, TRUTH_SIZE), np.uint8)
    given = Batch(24, MIX, seed=2, arrays={"truth": own})
    assert given.truth is own
    for _ in range(30):
        for batch in (without, wanted, given):
            batch.step(batch.random_actions())
        assert wanted.truth.shape == (24, TRUTH_SIZE) and wanted.truth.any(axis=1).all()
        assert np.array_equal(own, wanted.truth)
        assert np.array_equal(without.observation, wanted.observation)


def test_a_truth_has_the_hands() -> None:
    """Of each seat, counted from the one that is to decide, as many cards as all see it has."""
    batch = Batch(16, {"seats": 4}, seed=3, truth=True)
    fields = {row["name"]: row for row in truth_fields()}
    sizes = {row["name"]: row for row in folsom.observation_fields()}["seat_hand"]["offset"]
    for _ in range(40):
        batch.step(batch.random_actions())
        hand, bullets = fields["hand"], fields["hand_bullets"]
        cards = batch.truth[:, hand["offset"] :][:, : hand["rows"] * hand["columns"]]
        held = cards.reshape(16, hand["rows"], hand["columns"]).sum(axis=2)
        held = held + batch.truth[:, bullets["offset"] :][:, : bullets["columns"]]
        assert np.array_equal(held, batch.observation[:, sizes : sizes + 6])


def test_games_end_with_rewards_and_start_anew() -> None:
    batch = Batch(32, {"seats": 4})
    ends = 0
    for seen in run(batch, 400):
        ended = seen["ended"].astype(bool)
        ends += int(ended.sum())
        assert np.allclose(seen["reward"][ended].sum(axis=1), 1)
        assert not seen["reward"][~ended].any() and not seen["money"][~ended].any()
        assert (seen["money"][ended].max(axis=1) > 0).all()
    assert ends >= 32


@pytest.mark.parametrize("threads", [2, 3])
def test_any_number_of_threads_plays_the_same_games(threads: int) -> None:
    alone = run(Batch(37, MIX, seed=5, bots={0: "scripted"}), 60)
    many = run(Batch(37, MIX, seed=5, bots={0: "scripted"}, threads=threads), 60)
    assert same(alone, many)


def test_another_seed_is_other_games_and_reset_goes_back() -> None:
    batch = Batch(16, MIX, seed=5)
    first = run(batch, 30)
    batch.reset(6)
    assert not same(first, run(batch, 30))
    batch.reset(5)
    assert same(first, run(batch, 30))


def test_a_mix_is_drawn_by_weight() -> None:
    batch = Batch(600, [(3, {"seats": 3}), (1, {"seats": 5})])
    assert set(batch.entry.tolist()) == {0, 1}
    assert ((batch.entry == 0) == (batch.seats == 3)).all()
    assert 380 < int((batch.entry == 0).sum()) < 520


def test_seats_with_bots_are_played_inside() -> None:
    batch = Batch(16, {"seats": 4}, bots={0: "scripted", 2: "random", 3: "scripted"})
    for seen in run(batch, 150):
        assert (seen["seat"] == 1).all()
    mixed = Batch(64, [(1, {"seats": 3}, {0: "random"}), (1, {"seats": 4}, ["random"] * 3)])
    for seen in run(mixed, 50):
        assert (seen["seat"][seen["entry"] == 0] != 0).all()
        assert (seen["seat"][seen["entry"] == 1] == 3).all()


def test_forced_decisions_can_be_made_inside() -> None:
    batch = Batch(32, {"seats": 4}, skip_forced=True)
    for seen in run(batch, 200):
        assert (seen["mask"].sum(axis=1) >= 2).all()


def test_a_game_without_an_action_stays_as_it_is() -> None:
    batch = Batch(4, {"seats": 4})
    before = {name: array.copy() for name, array in batch.arrays().items()}
    actions = batch.random_actions()
    actions[[1, 3]] = NO_ACTION
    batch.step(actions)
    for name in ("observation", "mask", "seat"):
        assert np.array_equal(batch.arrays()[name][[1, 3]], before[name][[1, 3]])
    assert not np.array_equal(batch.observation[[0, 2]], before["observation"][[0, 2]])


def test_a_snapshot_brings_everything_back_also_in_another_batch() -> None:
    batch = Batch(24, MIX, seed=3)
    run(batch, 40)
    kept = batch.snapshot()
    first = run(batch, 40)
    batch.restore(kept)
    assert same(first, run(batch, 40))
    other = Batch(24, MIX, seed=3, threads=2)
    other.restore(kept)
    assert same(first, run(other, 40))


def test_a_bad_snapshot_changes_nothing() -> None:
    batch = Batch(8, {"seats": 4})
    kept = batch.snapshot()
    for bad in (b"", b"x", kept[:-1], kept + b"x", Batch(9).snapshot(), Batch(8, MIX).snapshot()):
        with pytest.raises(folsom.FolsomError) as error:
            batch.restore(bad)
        assert error.value.code == "batch/snapshot"
    assert batch.snapshot() == kept


def test_arrays_may_be_the_callers() -> None:
    everything = np.zeros((2, 8, folsom.OBSERVATION_SIZE), np.uint8)
    reward = np.zeros((8, 6), np.float32)
    batch = Batch(8, arrays={"observation": everything[1], "reward": reward})
    assert np.shares_memory(batch.observation, everything) and batch.reward is reward
    assert everything[1].any() and not everything[0].any()
    own = Batch(8)
    assert np.array_equal(own.observation, batch.observation)


def test_arrays_of_others_share_memory_through_their_protocols() -> None:
    class Interface:
        def __init__(self, array: npt.NDArray[Any]) -> None:
            self.__array_interface__ = array.__array_interface__
            self.array = array

    class Dlpack:
        def __init__(self, array: npt.NDArray[Any]) -> None:
            self.array = array

        def __dlpack__(self, **keywords: Any) -> Any:
            return self.array.__dlpack__(**keywords)

        def __dlpack_device__(self) -> Any:
            return self.array.__dlpack_device__()

    mask = np.zeros((4, folsom.ACTIONS), np.uint8)
    seat = np.full(4, 9, np.uint8)
    Batch(4, arrays={"mask": Interface(mask), "seat": Dlpack(seat)})
    assert mask.any(axis=1).all() and (seat < 4).all()


def test_tensors_share_memory() -> None:
    torch = pytest.importorskip("torch")
    observation = torch.zeros((4, folsom.OBSERVATION_SIZE), dtype=torch.uint8)
    batch = Batch(4, arrays={"observation": observation})
    assert observation.any()
    tensors = batch.torch()
    assert tensors["observation"].data_ptr() == observation.data_ptr()
    batch.step(torch.from_numpy(batch.random_actions().astype(np.int64)))
    assert torch.equal(tensors["mask"], torch.from_numpy(batch.mask))


def test_actions_may_be_any_whole_numbers() -> None:
    batches = [Batch(6) for _ in range(5)]
    actions = batches[0].random_actions()
    strided = np.zeros(12, np.uint16)
    strided[::2] = actions
    odd = np.zeros(13, np.uint8)[1:].view(np.uint16)
    odd[:] = actions
    forms = [actions, actions.astype(np.int64), actions.tolist(), strided[::2], odd]
    for batch, form in zip(batches, forms, strict=True):
        batch.step(form)
    first = batches[0].snapshot()
    batches[1].random_actions()
    assert np.array_equal(batches[0].observation, batches[3].observation)
    assert np.array_equal(batches[0].observation, batches[4].observation)
    assert np.array_equal(batches[0].observation, batches[1].observation)
    assert np.array_equal(batches[0].observation, batches[2].observation)
    assert first == batches[0].snapshot()


def test_it_can_be_closed_and_says_what_it_is() -> None:
    with Batch(3) as batch:
        assert len(batch) == 3 and repr(batch) == "<folsom.Batch of 3 games>"
    assert repr(batch) == "<folsom.Batch of 3 games, closed>"
    batch.close()
    assert batch.mask.any()
