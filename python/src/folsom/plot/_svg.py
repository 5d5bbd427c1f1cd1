"""Shapes as SVG text, and the colours of the house."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

INK = "#2b1d14"
PAPER = "#f3e6c8"
CREAM = "#fbf3e0"
KRAFT = "#dcc49a"
WOOD = "#8d5c36"
WALNUT = "#5b3a25"
COAL = "#2e2a2b"
IRON = "#4b4543"
STEEL = "#a9a496"
BRASS = "#dcae4c"
RUBY = "#a8442a"
GLOW = "#f8d98c"
GLASS = "#b9cdc6"
MARSHAL = "#c79a2b"
GUARD = "#6b7a63"
NEUTRAL = "#6d6459"
BANDITS = {
    "ghost": "#e2dece",
    "cheyenne": "#4f7d4a",
    "django": "#4a3a30",
    "belle": "#8a4676",
    "tuco": "#b8392b",
    "doc": "#3a689a",
}


def tag(name: str, body: str = "", /, **attributes: object) -> str:
    """An element; `fill_opacity` is written `fill-opacity`."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(number(value))}"
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{body}</{name}>" if body else f"<{name}{written}/>"


def number(value: object) -> str:
    """Short: one decimal at most."""
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)


def text(x: float, y: float, words: str, size: float = 13, **attributes: object) -> str:
    """A line of text."""
    attributes = {"fill": INK, "font_size": size} | attributes
    return tag("text", escape(words), x=x, y=y, **attributes)


def box(
    x: float, y: float, width: float, height: float, fill: str, radius: float = 3, **more: object
) -> str:
    """A rectangle with round corners."""
    return tag("rect", x=x, y=y, width=width, height=height, rx=radius, fill=fill, **more)


def circle(x: float, y: float, radius: float, fill: str, **more: object) -> str:
    """A disc."""
    return tag("circle", cx=x, cy=y, r=radius, fill=fill, **more)


def path(d: str, fill: str, **more: object) -> str:
    """A shape by its outline."""
    return tag("path", d=d, fill=fill, **more)


def line(x1: float, y1: float, x2: float, y2: float, stroke: str = INK, **more: object) -> str:
    """A straight line."""
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=stroke, **more)


def picture(width: float, height: float, title: str, parts: list[str]) -> str:
    """A whole file."""
    ground = box(0, 0, width, height, PAPER, 0)
    return tag(
        "svg",
        tag("title", escape(title)) + ground + "".join(parts),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(float(width))} {number(float(height))}",
        width=width,
        height=height,
        font_family="Alegreya Sans, Gill Sans, Verdana, sans-serif",
        role="img",
    )
