"""How a game went: each player's money, decision by decision."""

from __future__ import annotations

from collections.abc import Sequence

from folsom.game import Game
from folsom.plot import _svg
from folsom.plot._svg import BANDITS, INK, KRAFT

_WIDTH = 900
_HEIGHT = 420
_LEFT = 64
_RIGHT = 170
_TOP = 64
_BOTTOM = 44


def course(game: Game) -> str:
    """The money of each seat after every decision, as if the game had ended there, as SVG.

    It is the whole truth, so draw it when the game is over.

    >>> import folsom
    >>> game = folsom.Game(seats=3, seed=1)
    >>> while not game.over:
    ...     game.apply(game.legal()[-1])
    >>> course(game).count("<polyline")
    3
    """
    money, rounds = _past(game)
    most = max(1000, *(max(row) for row in money))
    scale = _Scale(max(len(money) - 1, 1), -(-most // 500) * 500)
    colours, names = _players(game)
    parts = [_svg.text(_LEFT, 36, "Money of each player", 22, font_weight=700)]
    parts += [scale.grid(), _rounds(scale, rounds)]
    for seat in range(game.seats):
        parts.append(_curve(scale, [row[seat] for row in money], colours[seat], seat))
    parts.append(_labels(scale, money[-1], colours, names, game.winners if game.over else ()))
    return _svg.picture(_WIDTH, _HEIGHT, "How a game of Colt Express went", parts)


class _Scale:
    def __init__(self, decisions: int, most: int) -> None:
        self.decisions = decisions
        self.most = most

    def x(self, decision: float) -> float:
        return _LEFT + decision / self.decisions * (_WIDTH - _LEFT - _RIGHT)

    def y(self, money: float) -> float:
        return _HEIGHT - _BOTTOM - money / self.most * (_HEIGHT - _TOP - _BOTTOM)

    def grid(self) -> str:
        step = 500 if self.most <= 4000 else 1000
        lines = []
        for money in range(0, self.most + 1, step):
            y = self.y(money)
            lines.append(_svg.line(_LEFT, y, _WIDTH - _RIGHT, y, KRAFT, stroke_width=1))
            lines.append(_svg.text(_LEFT - 8, y + 4, f"${money:,}", 12, text_anchor="end"))
        end = _svg.text(_WIDTH - _RIGHT, _HEIGHT - 8, "decisions", 12, text_anchor="end")
        return "".join(lines) + end


def _past(game: Game) -> tuple[list[list[int]], list[int]]:
    """Money and round after each decision, the first one of the start."""
    past = game.clone()
    money, rounds = [past.money()], [past.round]
    for _ in range(game.decisions):
        past.undo()
        money.append(past.money())
        rounds.append(past.round)
    return money[::-1], rounds[::-1]


def _players(game: Game) -> tuple[list[str], list[str]]:
    """Colour and name of each seat: those of its first bandit, and of all."""
    seats = game.position["seats"]
    bandits = [seats[str(seat)].get("bandits", []) for seat in range(game.seats)]
    colours = [BANDITS.get(own[0], INK) if own else INK for own in bandits]
    return colours, [", ".join(own) or f"seat {seat}" for seat, own in enumerate(bandits)]


def _rounds(scale: _Scale, rounds: Sequence[int]) -> str:
    """A stroke where each round begins."""
    parts = []
    for i, number in enumerate(rounds):
        if number > 0 and (i == 0 or rounds[i - 1] != number):
            x = scale.x(i)
            parts.append(_svg.line(x, _TOP - 8, x, _HEIGHT - _BOTTOM, INK, stroke_dasharray="2 4"))
            parts.append(_svg.text(x + 4, _TOP, f"round {number}", 12))
    return "".join(parts)


def _curve(scale: _Scale, money: Sequence[int], colour: str, seat: int) -> str:
    """Steps: money changes at a decision. Seats lie a pixel apart, so that equals are seen."""
    points = []
    for i, now in enumerate(money):
        y = scale.y(now) + seat - 2
        if i > 0:
            points.append(
                f"{_svg.number(scale.x(i))},{_svg.number(scale.y(money[i - 1]) + seat - 2)}"
            )
        points.append(f"{_svg.number(scale.x(i))},{_svg.number(y)}")
    joined = " ".join(points)
    return _svg.tag(
        "polyline",
        points=joined,
        fill="none",
        stroke=colour,
        stroke_width=3,
        stroke_linejoin="round",
    )


def _labels(
    scale: _Scale,
    money: Sequence[int],
    colours: Sequence[str],
    names: Sequence[str],
    winners: Sequence[int],
) -> str:
    """Who the curves are, at their ends and not over each other; winners have a star."""
    parts, lowest = [], float(_HEIGHT)
    for seat in sorted(range(len(money)), key=lambda seat: money[seat]):
        y = min(scale.y(money[seat]) + 4, lowest - 18)
        lowest = y
        star = " ★" if seat in winners else ""
        x = _WIDTH - _RIGHT + 12
        parts.append(_svg.box(x, y - 10, 12, 12, colours[seat], 3, stroke=INK))
        parts.append(_svg.text(x + 18, y, f"{names[seat]} ${money[seat]:,}{star}", 13))
    return "".join(parts)
