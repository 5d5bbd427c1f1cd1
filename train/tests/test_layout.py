from __future__ import annotations

import numpy as np
import torch

from folsom.actions import action_id
from folsom.batch import Batch
from train import layout, mix
from train.model import Relative


def _observations() -> np.ndarray:
    """Of all configurations, at the start, where characters may be drafted, and later."""
    batch = Batch(600, mix.self_play(), seed=5)
    seen = []
    for _ in range(5):
        seen.append(batch.observation.copy())
        for _ in range(15):
            batch.step(batch.random_actions())
    return np.concatenate(seen)


def test_heads_are_a_permutation_of_the_actions() -> None:
    by_head = layout.actions_by_head(_observations())
    assert (np.sort(by_head, axis=1) == np.arange(layout.ACTIONS)).all()


def test_tensors_say_the_same() -> None:
    observation = _observations()
    heads = torch.arange(layout.ACTIONS).expand(len(observation), -1)
    by_tensor = Relative(torch.device("cpu")).actions(torch.from_numpy(observation), heads)
    assert (by_tensor.numpy() == layout.actions_by_head(observation)).all()


def _by_head(*bandits: str) -> tuple[Batch, np.ndarray]:
    batch = Batch(1, {"seats": len(bandits), "bandits": list(bandits)}, seed=3)
    return batch, layout.actions_by_head(batch.observation)[0]


def test_every_seat_has_its_own_cards_at_the_same_heads() -> None:
    bandits = ("belle", "tuco", "ghost", "doc")
    batch, by_head = _by_head(*bandits)
    viewer = int(batch.seat[0])
    for row in range(4):
        who = bandits[(viewer + row) % 4]
        head = action_id(f"play {layout.CHARACTERS[row]} move")
        assert by_head[head] == action_id(f"play {who} move")
        assert by_head[action_id(f"fire {layout.CHARACTERS[row]}")] == action_id(f"fire {who}")


def test_characters_in_no_row_take_what_is_left_in_order() -> None:
    _, by_head = _by_head("belle", "tuco", "ghost", "doc")
    assert by_head[action_id("punch tuco")] == action_id("punch cheyenne")
    assert by_head[action_id("punch doc")] == action_id("punch django")


def test_actions_without_a_character_and_drafts_stay() -> None:
    _, by_head = _by_head("belle", "tuco", "ghost", "doc")
    for text in ("draw", "rob purse 3", "play marshal", "punch guard", "draft belle"):
        assert by_head[action_id(text)] == action_id(text)


def test_products_of_the_pile() -> None:
    from train.integers import inputs

    sight = np.zeros((1, layout.SIGHT_SIZE), np.uint8)
    row, seat, kind = 2, 4, 5
    start = layout.PILE.start + row * layout.PILE_COLUMNS
    sight[0, start + seat] = sight[0, start + 8 + kind] = 1
    products = inputs(sight)[0, layout.SIGHT_SIZE :]
    assert np.flatnonzero(products).tolist() == [42 * row + 7 * seat + kind]


def test_the_inputs_fit_the_table_of_fields() -> None:
    last = layout.field("pile")
    assert layout.PILE.stop <= last["offset"] + last["rows"] * last["columns"]
    scales = layout.input_scales()
    assert scales[layout.place("neutral").start] == np.float32(1 / 13)
    assert (scales[layout.PILE] == 1).all()
    assert (scales[layout.WORTH] == np.float32(1 / 26)).all()
    assert (scales[layout.SIGHT_SIZE :] == 1).all()


def test_worths_are_those_of_the_legal_actions() -> None:
    batch = Batch(64, mix.self_play(), seed=6, foresight=True)
    for _ in range(30):
        batch.step(batch.random_actions())
    mask = np.take_along_axis(batch.mask, layout.actions_by_head(batch.observation), axis=1)
    worth = layout.sights(batch)[:, layout.WORTH]
    assert ((worth > 0) == (mask > 0)).all()
    assert (worth.max(axis=1) == 26).all()
