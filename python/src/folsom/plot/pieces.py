"""Figures and loot, each drawn with its feet or its bottom at (x, y)."""

from __future__ import annotations

from folsom.plot import _svg
from folsom.plot._svg import BRASS, COAL, CREAM, INK, RUBY

LETTERS = {"ghost": "G", "cheyenne": "C", "django": "Dj", "belle": "B", "tuco": "T", "doc": "Do"}


def figure(x: float, y: float, colour: str, letter: str) -> str:
    """A bandit, the marshal or the guard: hat, coat and a letter."""
    coat = f"M{x - 12} {y}L{x - 8} {y - 24}Q{x} {y - 30} {x + 8} {y - 24}L{x + 12} {y}Z"
    hat = (
        f"M{x - 14} {y - 36}Q{x} {y - 32} {x + 14} {y - 36}L{x + 7} {y - 38}"
        f"L{x + 5} {y - 47}Q{x} {y - 44} {x - 5} {y - 47}L{x - 7} {y - 38}Z"
    )
    pale = colour in (_svg.BANDITS["ghost"], _svg.MARSHAL)
    return (
        _svg.path(coat, colour, stroke=INK, stroke_width=1)
        + _svg.circle(x, y - 31, 6.5, "#e3b184", stroke=INK, stroke_width=1)
        + _svg.path(hat, colour, stroke=INK, stroke_width=1)
        + _svg.text(
            x, y - 7, letter, 13, fill=INK if pale else CREAM, text_anchor="middle", font_weight=700
        )
    )


def purse(x: float, y: float, value: int | None = None) -> str:
    """A purse, with its value where it is known."""
    bag = (
        f"M{x - 3} {y - 14}Q{x - 11} {y - 6} {x - 7} {y}"
        f"L{x + 7} {y}Q{x + 11} {y - 6} {x + 3} {y - 14}Z"
    )
    words = "$" if value is None else str(value)
    size = 9 if value is None else 7
    return (
        _svg.path(bag, BRASS, stroke=INK, stroke_width=1)
        + _svg.path(
            f"M{x - 5} {y - 17}L{x + 5} {y - 17}L{x + 3} {y - 13}L{x - 3} {y - 13}Z",
            BRASS,
            stroke=INK,
        )
        + _svg.text(x, y - 2.5, words, size, text_anchor="middle", font_weight=700)
    )


def jewel(x: float, y: float) -> str:
    """A jewel."""
    outline = f"M{x} {y}L{x - 8} {y - 10}L{x - 4} {y - 15}L{x + 4} {y - 15}L{x + 8} {y - 10}Z"
    facets = f"M{x - 8} {y - 10}L{x + 8} {y - 10}M{x - 3} {y - 10}L{x} {y}L{x + 3} {y - 10}"
    return _svg.path(outline, RUBY, stroke=INK, stroke_width=1) + _svg.path(
        facets, "none", stroke="#f2c9b8", stroke_width=0.7
    )


def strongbox(x: float, y: float) -> str:
    """A strongbox."""
    return (
        _svg.box(x - 11, y - 15, 22, 15, COAL, 2, stroke=INK)
        + _svg.box(x - 11, y - 11, 22, 2, BRASS, 0)
        + _svg.circle(x, y - 6, 2, BRASS)
    )


def flask(x: float, y: float) -> str:
    """A flask of whiskey."""
    glass = (
        f"M{x - 2} {y - 16}L{x + 2} {y - 16}L{x + 2} {y - 11}L{x + 5} {y - 8}L{x + 5} {y}"
        f"L{x - 5} {y}L{x - 5} {y - 8}L{x - 2} {y - 11}Z"
    )
    return _svg.path(glass, "#c3d3c9", stroke=INK) + _svg.box(x - 4, y - 6, 8, 5, "#a86b2a", 1)


def horse(x: float, y: float) -> str:
    """A horse, from the side."""
    body = (
        f"M{x - 12} {y}L{x - 11} {y - 10}Q{x - 10} {y - 15} {x} {y - 14}L{x + 5} {y - 15}"
        f"L{x + 9} {y - 23}L{x + 11} {y - 22}L{x + 16} {y - 17}L{x + 13} {y - 15}L{x + 10} {y - 16}"
        f"L{x + 8} {y - 8}L{x + 8} {y}L{x + 5} {y}L{x + 4} {y - 7}L{x - 6} {y - 7}L{x - 8} {y}Z"
    )
    return _svg.path(body, _svg.WALNUT, stroke=INK, stroke_width=0.8)
