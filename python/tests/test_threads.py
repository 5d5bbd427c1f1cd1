"""Other threads of Python run while C works, and no two use one batch at once.

Threads are switched only where one waits or lets go (the interval is long), so that a thread that
runs while a step is under way proves that the step has let go.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
from collections.abc import Callable, Iterator

import pytest
from play import moments

import folsom
from folsom import Batch, FolsomError, Game

HANDSHAKES = 50


@pytest.fixture(autouse=True)
def switched_only_when_one_waits() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    yield
    sys.setswitchinterval(before)


class Partner:
    """A thread that answers, so that every handshake needs two threads to run."""

    def __init__(self) -> None:
        self.asked: queue.SimpleQueue[int] = queue.SimpleQueue()
        self.answered: queue.SimpleQueue[int] = queue.SimpleQueue()
        threading.Thread(target=self._answer, daemon=True).start()

    def _answer(self) -> None:
        while (number := self.asked.get()) >= 0:
            self.answered.put(number + 1)

    def shake(self, number: int) -> int:
        self.asked.put(number)
        return self.answered.get()


def handshakes_during(work: Callable[[], object]) -> int:
    """How many handshakes others finish while `work` goes on in a thread of its own."""
    partner, working, done, count = Partner(), threading.Event(), [], 0

    def worker() -> None:
        working.set()
        try:
            done.append(work())
        finally:
            working.clear()

    thread = threading.Thread(target=worker)
    thread.start()
    while working.is_set() and count < HANDSHAKES:
        partner.shake(count)
        count += working.is_set()
    thread.join()
    partner.asked.put(-1)
    assert done, "it failed"
    return count


def test_nobody_runs_while_python_works() -> None:
    """So the other tests can fail."""
    assert handshakes_during(lambda: sum(range(3_000_000))) == 0


def test_others_run_while_a_batch_steps() -> None:
    batch = Batch(64, {"seats": 4}, bots={seat: "search0:iterations=300" for seat in (1, 2, 3)})
    actions = batch.random_actions()
    assert handshakes_during(lambda: batch.step(actions)) == HANDSHAKES


def test_others_run_while_a_bot_thinks() -> None:
    game = Game(seats=4, seed=1)
    for now, _ in moments(game, 1):
        if now.decisions > 8 and len(now.legal()) > 3:
            break
    view, bot = game.view(game.seat), folsom.bot("search0:iterations=20000")
    assert handshakes_during(lambda: bot.choose(view)) == HANDSHAKES


def test_others_run_during_a_match() -> None:
    bots = ["search0:iterations=100", "scripted"]
    assert handshakes_during(lambda: folsom.arena(bots, games=8, threads=1)) == HANDSHAKES


def test_a_batch_is_used_by_one_thread_at_a_time() -> None:
    batch = Batch(64, {"seats": 4}, bots={seat: "search0:iterations=300" for seat in (1, 2, 3)})
    actions, codes = batch.random_actions(), []
    worker = threading.Thread(target=batch.step, args=(actions,))
    worker.start()
    while worker.is_alive() and not codes:
        for call in (batch.snapshot, batch.close, lambda: batch.reset(1)):
            if batch.busy:
                with pytest.raises(FolsomError) as error:
                    call()
                codes.append(error.value.code)
    worker.join()
    assert set(codes) == {"batch/busy"}
    batch.step(batch.random_actions())


def test_a_fork_has_no_part_in_a_batch_with_threads() -> None:
    batch = Batch(8, threads=2)
    child = os.fork()
    if child == 0:
        code = "none"
        try:
            batch.random_actions()
        except FolsomError as error:
            code = error.code
        finally:
            batch.close()
            os._exit(0 if code == "batch/forked" else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    batch.step(batch.random_actions())


def test_games_of_different_threads_do_not_meet() -> None:
    records: dict[int, str] = {}

    def play(seed: int) -> None:
        game, bot = Game(seats=3, seed=seed), folsom.bot("search:iterations=5")
        while not game.over:
            game.apply(bot.choose(game.view(game.seat), seed=game.decisions))
        records[seed] = game.record()

    threads = [threading.Thread(target=play, args=(seed % 2,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    alone = records.copy()
    play(0)
    play(1)
    assert records == alone
