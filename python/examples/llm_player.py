"""A language model at the table: it is shown its seat's view as text and answers in words.

    python llm_player.py                             a stand-in that robs when it can
    python llm_player.py --command 'llm -m MODEL'    any program that reads a prompt from stdin

A model of your own is a function `ask(prompt) -> str`; give it to `play`.
"""

from __future__ import annotations

import argparse
import re
import shlex
import subprocess
from collections.abc import Callable

import folsom
from folsom.solo import Solo

Ask = Callable[[str], str]

TASK = (
    "You play a bandit in the board game Colt Express; who has the most dollars in the end wins.\n"
    "This is what you know.\n\n"
)
TRIES = 3


def stand_in(prompt: str) -> str:
    """In place of a model: robs if it can, else takes the first action."""
    actions = re.findall(r"^\s*(\d+)[.:)]\s+(.*)$", prompt, re.MULTILINE)
    robs = [number for number, words in actions if "rob" in words]
    return f"Let me see.\n{robs[0] if robs else 1}"


def program(command: str) -> Ask:
    """A model behind a program: the prompt goes in, its answer comes out."""

    def ask(prompt: str) -> str:
        done = subprocess.run(
            shlex.split(command), input=prompt, capture_output=True, text=True, check=True
        )
        return done.stdout

    return ask


def choose(view: folsom.View, ask: Ask) -> tuple[int, int]:
    """The model's action, and how often it could not be read; after TRIES it is the first one."""
    prompt = TASK + view.text()
    for misread in range(TRIES):
        try:
            return view.read_answer(ask(prompt)), misread
        except folsom.FolsomError as error:
            prompt = f"{TASK}{view.text()}\n\nYour answer could not be read: {error}. Once more."
    return view.legal()[0], TRIES


def play(ask: Ask, *, seats: int = 4, opponents: str = "scripted", seed: int = 1) -> Solo:
    """A whole game of the model in seat 0."""
    solo = Solo(seat=0, opponents=opponents, seed=seed, seats=seats)
    decisions = misread = 0
    while not solo.over:
        action, wrong = choose(solo.view(), ask)
        decisions, misread = decisions + 1, misread + wrong
        solo.decide(action)
    print(f"{decisions} decisions, {misread} answers could not be read")
    return solo


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--command", help="a program that answers prompts")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--opponents", default="scripted", help="a bot (docs/bots.md)")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    ask = program(told.command) if told.command else stand_in
    solo = play(ask, seats=told.seats, opponents=told.opponents, seed=told.seed)
    for seat, money in enumerate(solo.game.money()):
        who = "model" if seat == solo.seat else told.opponents
        print(f"seat {seat} ({who}): ${money}{', wins' if seat in solo.game.winners else ''}")


if __name__ == "__main__":
    main()
