"""Where everything stands: columns of cars, and floors in them."""

from __future__ import annotations

from folsom.plot import _svg
from folsom.plot._svg import BRASS, COAL, CREAM, GLASS, INK, IRON, WALNUT, WOOD

WIDTH = 190
GAP = 14
LEFT = 24
ROOF = 168  # Where feet on a roof are.
FLOOR = 276  # Where feet inside are.
RAIL = 306
COACH_ROOF = 378
COACH_FLOOR = 448


def left_of(car: int) -> float:
    """The left end of a car; the locomotive is car 0."""
    return LEFT + car * (WIDTH + GAP)


def centre(place: str, coach: int) -> tuple[float, float]:
    """The middle of a place, where feet are: "car 2 roof", "coach inside"."""
    words = place.split()
    if words[0] == "coach":
        return left_of(coach) + WIDTH / 2, COACH_ROOF if words[1] == "roof" else COACH_FLOOR
    return left_of(int(words[1])) + WIDTH / 2, ROOF if words[2] == "roof" else FLOOR


def _wheels(x: float, y: float, width: float, radius: float) -> str:
    ends = (x + radius + 14, x + width - radius - 14)
    return "".join(
        _svg.circle(at, y, radius, IRON, stroke=INK, stroke_width=2)
        + _svg.circle(at, y, radius / 3, BRASS)
        for at in ends
    )


def locomotive() -> str:
    """Car 0: its cab holds the figures, the boiler is a sign of it."""
    x = left_of(0)
    return (
        _svg.path(f"M{x} {RAIL - 2}L{x + 22} {FLOOR - 8}L{x + 22} {RAIL - 2}Z", IRON, stroke=INK)
        + _svg.box(x + 28, ROOF - 52, 20, 56, COAL, 3, stroke=INK)
        + _svg.box(x + 22, ROOF - 60, 32, 12, COAL, 4, stroke=INK)
        + _svg.box(x, ROOF, WIDTH, 10, COAL, 4, stroke=INK)
        + _svg.box(x + 8, ROOF + 10, WIDTH - 12, FLOOR - ROOF, "#57504d", 6, stroke=INK)
        + _svg.text(x + 12, ROOF + 26, "locomotive", 12, fill=CREAM)
        + _wheels(x, RAIL - 10, WIDTH, 15)
    )


def wagon(car: int, name: str) -> str:
    """A wagon with its windows open: figures stand inside."""
    x = left_of(car)
    windows = "".join(
        _svg.box(x + 14 + i * 42, ROOF + 34, 36, 34, GLASS, 3, stroke=INK, fill_opacity=0.55)
        for i in range(4)
    )
    return (
        _svg.line(x - GAP, FLOOR + 8, x, FLOOR + 8, IRON, stroke_width=5)
        + _svg.box(x, ROOF, WIDTH, 10, WALNUT, 4, stroke=INK)
        + _svg.box(x + 4, ROOF + 10, WIDTH - 8, FLOOR - ROOF, WOOD, 4, stroke=INK)
        + windows
        + _svg.text(x + 14, ROOF + 26, name, 12, fill=CREAM)
        + _wheels(x, RAIL - 8, WIDTH, 12)
    )


def rails(cars: int) -> str:
    """What the train runs on."""
    end = left_of(cars) + 4
    sleepers = "".join(
        _svg.box(x, RAIL + 5, 12, 6, WALNUT, 1) for x in range(LEFT - 10, int(end), 26)
    )
    return sleepers + _svg.line(LEFT - 14, RAIL + 4, end, RAIL + 4, IRON, stroke_width=4)


def stagecoach(car: int) -> str:
    """Beside the train, in the column of a car."""
    x = left_of(car) + 26
    width = WIDTH - 52
    return (
        _svg.box(x, COACH_ROOF, width, 8, WALNUT, 4, stroke=INK)
        + _svg.box(
            x + 6,
            COACH_ROOF + 8,
            width - 12,
            COACH_FLOOR - COACH_ROOF - 2,
            "#a8442a",
            10,
            stroke=INK,
        )
        + _svg.text(x + 16, COACH_ROOF + 22, "stagecoach", 11, fill=CREAM)
        + _wheels(x, COACH_FLOOR + 12, width, 11)
    )
