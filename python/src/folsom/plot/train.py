"""A position: the train with everything on it, the players, and the planned cards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from folsom.game import Game
from folsom.plot import _svg, cars, pieces
from folsom.plot._svg import BANDITS, CREAM, INK, KRAFT, STEEL
from folsom.view import View

Board = Mapping[str, Any]


def position(source: Game | View) -> str:
    """Where a game stands, as SVG. Of a view it shows what the viewer may know.

    >>> import folsom
    >>> "locomotive" in position(folsom.Game(seed=1).view(None))
    True
    """
    board = source.position if isinstance(source, Game) else source.json()
    wagons = board.get("wagons", [])  # None before they are drawn.
    count = len(wagons) + 1
    width = max(cars.left_of(count) + 14, 760)
    top = 392 if _horses(board) is None else 520
    rows = -(-len(board["seats"]) // 2)
    parts = [_heading(board), cars.rails(count), cars.locomotive()]
    parts += [cars.wagon(car, name) for car, name in enumerate(wagons, 1)]
    parts += [*_beside(board), *_loot(board), *_figures(board)]
    parts += [_pile(board, top - 40, width)]
    parts += [_player(board, seat, i, top, width) for i, seat in enumerate(sorted(board["seats"]))]
    return _svg.picture(width, top + rows * 58 + 16, "A position of Colt Express", parts)


def _horses(board: Board) -> Mapping[str, Any] | None:
    return board.get("horses") if board["config"].get("horses") else None


def _coach(board: Board) -> int:
    horses = _horses(board)
    return 0 if horses is None else int(horses["coach"])


def _heading(board: Board) -> str:
    words = f"Round {board.get('round', 0)}: {board['phase'].replace('_', ' ')}"
    rounds = board.get("rounds") or []
    card = f"card: {rounds[-1].replace('_', ' ')}" if rounds else ""
    asked = [str(seat) for seat in board.get("pending", [])]
    ask = f"seat {', '.join(asked)}: {board.get('ask', '').replace('_', ' ')}" if asked else ""
    return (
        _svg.text(cars.LEFT, 40, words, 24, font_weight=700)
        + _svg.text(cars.LEFT, 64, card, 14)
        + _svg.text(cars.LEFT, 84, ask, 14, fill=_svg.RUBY)
    )


def _beside(board: Board) -> Iterator[str]:
    """What the expansion has beside the train."""
    horses = _horses(board)
    if horses is None:
        return
    yield cars.stagecoach(horses["coach"])
    for car, count in enumerate(horses.get("horses", [])):
        for i in range(count):
            yield pieces.horse(cars.left_of(car) + 30 + i * 34, cars.RAIL + 42)


def _row(x: float, width: float, count: int) -> Iterator[float]:
    """The middles of `count` things side by side around x, closer when there are many."""
    step = min(24.0, width / max(count, 1))
    return (x + (i - (count - 1) / 2) * step for i in range(count))


def _loot(board: Board) -> Iterator[str]:
    """Tokens lie at the right of a place, on the floor."""
    for place, drawn in _lying(board).items():
        x, y = cars.centre(place, _coach(board))
        for at, draw in zip(_row(x + 44, 92, len(drawn)), drawn, strict=True):
            yield draw(at, y)


def _lying(board: Board) -> dict[str, list[Any]]:
    found: defaultdict[str, list[Any]] = defaultdict(list)
    for name, draw in (("strongboxes", pieces.strongbox), ("jewels", pieces.jewel)):
        for place, count in board.get(name, {}).items():
            found[place] += [draw] * count
    for purse in board.get("purses", {}).values():
        if purse["at"].startswith(("car", "coach")):
            value = purse.get("value")
            found[purse["at"]].append(lambda x, y, value=value: pieces.purse(x, y, value))
    for flask in (_horses(board) or {}).get("flasks", {}).values():
        if flask["at"].startswith(("car", "coach")):
            found[flask["at"]].append(pieces.flask)
    return found


def _standing(board: Board) -> dict[str, list[tuple[str, str]]]:
    """Colour and letter of who is at each place."""
    found: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
    found[f"car {board.get('marshal', 0)} inside"].append((_svg.MARSHAL, "★"))
    for bandit, card in board["bandits"].items():
        if card["place"].startswith(("car", "coach")):
            found[card["place"]].append((BANDITS[bandit], pieces.LETTERS[bandit]))
    guard = (_horses(board) or {}).get("guard", "absent")
    if guard != "absent":
        place = "coach roof" if guard == "on_coach" else f"car {_coach(board)} roof"
        found[place].append((_svg.GUARD, "Gd"))
    return found


def _figures(board: Board) -> Iterator[str]:
    for place, who in _standing(board).items():
        x, y = cars.centre(place, _coach(board))
        for at, (colour, letter) in zip(_row(x - 42, 110, len(who)), who, strict=True):
            yield pieces.figure(at, y, colour, letter)


def _pile(board: Board, y: float, width: float) -> str:
    """The planned cards, in the order of play; those that were carried out are pale."""
    cards = board.get("pile", [])
    step = min(92.0, (width - 2 * cars.LEFT) / max(len(cards), 1))
    return "".join(
        _planned(cars.LEFT + i * step, y, step - 5, card, done=i < board.get("pile_next", 0))
        for i, card in enumerate(cards)
    )


def _planned(x: float, y: float, width: float, card: str, done: bool) -> str:
    """A card of the pile in its bandit's colour, dashed if it lies face down."""
    words = card.split()
    colour = BANDITS.get(words[1], STEEL)
    what = words[2] if words[1] in BANDITS else f"{words[0]} {words[1]}"
    edge = "4 3" if "down" in words else "none"
    fill = INK if colour in (STEEL, BANDITS["ghost"]) else CREAM
    return _svg.tag(
        "g",
        _svg.box(x, y - 6, width, 26, colour, 4, stroke=INK, stroke_dasharray=edge)
        + _svg.text(x + width / 2, y + 11, what, 12, text_anchor="middle", fill=fill),
        opacity=0.4 if done else 1,
    )


def _player(board: Board, seat: str, index: int, top: float, width: float) -> str:
    """A player's card: their bandits and what these hold."""
    own = board["seats"][seat]
    half = (width - 2 * cars.LEFT - 12) / 2
    x, y = cars.LEFT + index % 2 * (half + 12), top + index // 2 * 58
    hand = own.get("hand_size", len(own.get("hand", [])))
    received = sum(own.get("received", {}).values())
    parts = [
        _svg.box(x, y, half, 50, KRAFT, 6, stroke=INK),
        _svg.text(x + 10, y + 20, f"Seat {seat}", 14, font_weight=700),
        _svg.text(x + 10, y + 39, f"{hand} cards in hand, {received} bullets", 11),
    ]
    for i, bandit in enumerate(own.get("bandits", [])):
        if bandit in board["bandits"]:
            parts.append(_bandit(board, bandit, x + 184 + i * 150, y))
    return "".join(parts)


def _bandit(board: Board, bandit: str, x: float, y: float) -> str:
    card = board["bandits"][bandit]
    held = [
        purse.get("value") for purse in board["purses"].values() if purse["at"] == f"on {bandit}"
    ]
    parts = [pieces.figure(x, y + 49, BANDITS[bandit], pieces.LETTERS[bandit])]
    parts.append(_svg.text(x + 20, y + 16, f"{bandit}, {card.get('bullets', 6)} to fire", 11))
    drawn: list[Any] = [lambda at, down, v=value: pieces.purse(at, down, v) for value in held]
    drawn += [pieces.jewel] * card.get("jewels", 0) + [pieces.strongbox] * card.get(
        "strongboxes", 0
    )
    step = min(22.0, 160 / max(len(drawn), 1))
    parts += [draw(x + 30 + i * step, y + 44) for i, draw in enumerate(drawn)]
    return "".join(parts)
