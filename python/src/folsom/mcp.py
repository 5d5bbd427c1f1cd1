"""A seat at a local game for a language model: a server of the Model Context Protocol.

    python -m folsom.mcp [--seed N]

It speaks over stdin and stdout; a client starts it. A model gets texts that are made from its
seat's view and from what that seat was told, and nothing else. It cannot choose the seed, since it
could then play the same deal again with what it has learnt; `--seed` is the operator's.
"""

from __future__ import annotations

import argparse
import secrets
import threading
from collections.abc import Callable, Sequence
from typing import Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from folsom import __version__
from folsom._errors import FolsomError
from folsom._input import given
from folsom.solo import Solo

RULES = """\
Colt Express. You are a bandit on a train; after five rounds the player with the most dollars wins.
Each round has two parts. Planning (Schemin'): in turn, everybody plays a card from hand onto one
common pile, or draws three cards. Then the pile is played out in order (Stealin'), whatever has
happened meanwhile; where a card leaves a choice, its owner makes it then.
Cards. move: one car along inside, up to three on the roofs. floor: up to the roof or down into the
car. fire: shoot somebody in the next car, or the next one in sight on the roofs; your bullets clog
their deck. robbery: take a token where you stand. punch: hit somebody where you stand: they lose a
token, which falls there, and are pushed to the next car. marshal: move the marshal by one car.
Whoever is in a car with the marshal takes a bullet and flees to the roof.
Loot: purses $250 to $500, jewels $500, strongboxes $1000. Who shot the most also gets $1000.
look shows the table and what you can do, decide takes one of the numbered actions."""


class Table:
    """The one game of a server, and its answers in words."""

    def __init__(self, draw_seed: Callable[[], int]) -> None:
        self._draw_seed = draw_seed
        self._solo: Solo | None = None

    def open(self, seat: int, opponents: str | Sequence[str], config: dict[str, Any]) -> str:
        """Starts a game; what the seat sees when it is first asked."""
        self._solo = Solo(seat=seat, opponents=opponents, seed=self._draw_seed(), **config)
        return self._answer(since=0)

    def _playing(self) -> Solo:
        if self._solo is None:
            raise FolsomError("game/none", "new_game starts a game")
        return self._solo

    def look(self) -> str:
        """The seat's view, and how the game ended if it has."""
        solo = self._playing()
        return f"{_result(solo)}\n\n{solo.view().text()}" if solo.over else solo.view().text()

    def legal(self) -> str:
        """What the seat may do, an action on each line."""
        return "\n".join(
            f"{i}. {text}" for i, text in enumerate(self._playing().view().legal_text(), 1)
        )

    def decide(self, answer: str) -> str:
        """Decides; what the seat was told since, and what it sees when it is asked again."""
        solo = self._playing()
        if solo.over:
            raise FolsomError("game/over", "new_game starts the next game")
        since = solo.game.decisions + 1  # The number of the decision to come.
        solo.decide(solo.view().read_answer(answer))
        return self._answer(since)

    def _answer(self, since: int) -> str:
        solo = self._playing()
        told = [event["sentence"] for event in solo.game.events(solo.seat, since)]
        return "\n".join(["What happened:", *told, "", self.look()])


def _result(solo: Solo) -> str:
    won = "You win." if solo.seat in solo.game.winners else "You do not win."
    purses = ", ".join(f"seat {seat}: ${money}" for seat, money in enumerate(solo.game.money()))
    return f"The game is over. {won} {purses}."


_one_at_a_time = threading.Lock()  # A client may call tools side by side, on several threads.


def _coded(answer: Callable[[], str]) -> str:
    """`answer()`; what it refuses reaches the model with its code."""
    try:
        with _one_at_a_time:
            return answer()
    except FolsomError as error:
        raise ToolError(f"{error.code}: {error.message}") from error


def make_server(draw_seed: Callable[[], int]) -> MCPServer[Any]:
    """A server with a table of its own; each game gets the next of `draw_seed`."""
    server: MCPServer[Any] = MCPServer(
        "folsom", version=__version__, instructions=RULES, log_level="WARNING"
    )
    table = Table(draw_seed)

    @server.tool(structured_output=False)
    def new_game(
        seats: int = 4,
        seat: int = 0,
        opponents: str | list[str] = "scripted",
        variant: str | None = None,
        edition: str | None = None,
        expert: bool | None = None,
        horses: bool | None = None,
        bandits: str | list[str] | None = None,
        wagons: str | list[str] | None = None,
    ) -> str:
        """Starts a game of 2 to 6 seats; you play `seat` (from 0), bots the others.

        opponents: one bot for all, or a list in seat order: random, scripted (a rule of thumb), or
        from weak to strong tenderfoot, drifter, rustler, desperado, legend. variant: standard, basic, teams, duo14 or duo18
        (2 seats, two bandits each; duo18 also 3). edition: 2014 or 2018. horses: with Horses &
        Stagecoach. bandits: "random", "drafted", or a name for each seat of ghost, cheyenne, django,
        belle, tuco, doc. wagons: "random", or names from behind the locomotive.
        """
        config = given(
            seats=seats,
            variant=variant,
            edition=edition,
            expert=expert,
            horses=horses,
            bandits=bandits,
            wagons=wagons,
        )
        return _coded(lambda: table.open(seat, opponents, config))

    @server.tool(structured_output=False)
    def look() -> str:
        """What you see now: the train, everybody in public, your hand, what you can do."""
        return _coded(table.look)

    @server.tool(structured_output=False)
    def legal() -> str:
        """What you can do now, numbered. Nothing if the game is over."""
        return _coded(table.legal)

    @server.tool(structured_output=False)
    def decide(action: str | int) -> str:
        """Decides. action: a number of the list, or its words ("play belle move")."""
        return _coded(lambda: table.decide(str(action)))

    @server.tool(structured_output=False)
    def rules() -> str:
        """The rules in short."""
        return RULES

    return server


def main() -> None:
    """Serves one client over stdin and stdout."""
    parser = argparse.ArgumentParser(
        prog="python -m folsom.mcp", description=__doc__.split("\n")[0]
    )
    parser.add_argument("--seed", type=int, help="of the first game; each further one has the next")
    first = parser.parse_args().seed
    seeds = None if first is None else iter(range(first, 1 << 62))
    make_server(lambda: secrets.randbits(63) if seeds is None else next(seeds)).run("stdio")


if __name__ == "__main__":
    main()
