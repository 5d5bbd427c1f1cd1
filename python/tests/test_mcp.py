"""The server for language models, over the protocol with its own client; it tells no secrets."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from adapter_games import LONG, NAMES
from play import CONFIGS

import folsom
from folsom.solo import Solo

pytest.importorskip("mcp")
from mcp.client.session import ClientSession
from mcp.client.stdio import StdioServerParameters, stdio_client

from folsom.mcp import Table

Call = Callable[..., Awaitable[tuple[str, bool]]]


def with_server(use: Callable[[Call, Any], Awaitable[None]], *options: str) -> None:
    """Starts a server; `use` gets a way to call its tools: the answer, and if it is an error."""
    server = StdioServerParameters(
        command=sys.executable, args=["-m", "folsom.mcp", *options], env=dict(os.environ)
    )

    async def run() -> None:
        async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
            await session.initialize()

            async def call(tool: str, **arguments: Any) -> tuple[str, bool]:
                result = await session.call_tool(tool, arguments)
                content: Any = result.content[0]
                return content.text, bool(result.is_error)

            await use(call, session)

    asyncio.run(asyncio.wait_for(run(), timeout=300))


def test_a_whole_game_over_the_protocol() -> None:
    async def use(call: Call, session: Any) -> None:
        tools = {tool.name for tool in (await session.list_tools()).tools}
        assert tools == {"new_game", "look", "legal", "decide", "rules"}
        twin = Solo(seat=1, opponents="scripted", seed=5, seats=3)
        text, wrong = await call("new_game", seats=3, seat=1)
        assert not wrong
        for step in range(1000):
            assert text.endswith(twin.view().text())
            assert (await call("look"))[0].endswith(twin.view().text())
            if twin.over:
                break
            listed = (await call("legal"))[0].splitlines()
            words = twin.view().legal_text()
            assert listed == [f"{i}. {action}" for i, action in enumerate(words, 1)]
            number = step % len(words)
            answer: Any = (number + 1, str(number + 1), words[number])[step % 3]
            text, wrong = await call("decide", action=answer)
            assert not wrong, text
            twin.decide(words[number])
        assert "The game is over." in text
        text, wrong = await call("decide", action=1)
        assert wrong
        assert "game/over" in text

    with_server(use, "--seed", "5")


def test_refusals_have_codes() -> None:
    async def use(call: Call, _: Any) -> None:
        for tool, arguments, code in (
            ("look", {}, "game/none"),
            ("decide", {"action": 1}, "game/none"),
            ("new_game", {"seats": 9}, "config/"),
            ("new_game", {"seats": 3, "seat": 3}, "argument/seat"),
            ("new_game", {"opponents": "clever"}, "bot/"),
            ("new_game", {"opponents": ["scripted"]}, "argument/opponents"),
            ("new_game", {"variant": "solitaire"}, "config/"),
        ):
            text, wrong = await call(tool, **arguments)
            assert wrong
            assert code in text, text
        await call("new_game", seats=3)
        before = await call("look")
        for answer, code in (("surrender", "answer/none"), (1000, "answer/"), ("", "answer/none")):
            text, wrong = await call("decide", action=answer)
            assert wrong
            assert code in text, text
        assert await call("look") == before

    with_server(use)


def test_calls_side_by_side_are_answered_one_by_one() -> None:
    async def use(call: Call, _: Any) -> None:
        await call("new_game", seats=3)
        tools = ["look", "legal", "decide", "look"] * 25
        calls = [call(tool, **({"action": 1} if tool == "decide" else {})) for tool in tools]
        answers = await asyncio.gather(*calls)
        assert all(not wrong or "game/over" in text for text, wrong in answers)

    with_server(use, "--seed", "1")


def test_two_servers_do_not_deal_alike() -> None:
    deals = []

    async def use(call: Call, _: Any) -> None:
        deals.append([(await call("new_game", seats=4))[0] for _ in range(2)])

    with_server(use)
    with_server(use)
    assert len({text for pair in deals for text in pair}) == 4


def answers(table: Table) -> list[str]:
    """All that can be learnt without deciding."""
    told = [table.look(), table.legal()]
    for wrong in ("surrender", "1000"):
        with pytest.raises(folsom.FolsomError) as error:
            table.decide(wrong)
        told.append(str(error.value))
    return told


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_cannot_know_is_in_no_answer(name: str) -> None:
    """Worlds that differ only in what the seat cannot see give the same answers."""
    differ = 0
    for seed in range(10 if LONG else 2):
        table = Table(lambda seed=seed: seed)  # type: ignore[misc]
        table.open(0, "scripted", dict(CONFIGS[name]))
        solo, dice = table._solo, random.Random(seed)
        assert solo is not None
        while not solo.over:
            truth, told = solo.game, answers(table)
            solo.game = truth.sample(0, seed=seed)
            assert answers(table) == told
            differ += solo.game.position != truth.position
            solo.game = truth
            table.decide(dice.choice(solo.view().legal_text()))
    assert differ > 20


@pytest.mark.parametrize("name", NAMES)
def test_what_happened_is_what_the_seat_was_told(name: str) -> None:
    """Every event once, and the last ones with each answer."""
    table = Table(lambda: 3)
    text = table.open(0, "scripted", dict(CONFIGS[name]))
    solo = table._solo
    assert solo is not None
    count = 0
    while True:
        told = [event["sentence"] for event in solo.game.events(0)[count:]]
        assert text == "\n".join(["What happened:", *told, "", table.look()])
        count += len(told)
        if solo.over:
            break
        text = table.decide("1")
