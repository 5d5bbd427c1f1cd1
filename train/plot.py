"""Draws the curve of a run as SVG.

    python3 -m train.plot CURVE_CSV OUT_SVG

Win share of one seat against three scripted bots, four players standard, over the seconds of
training; each point is the mean of about a minute, weighted by games.
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 720, 320, 52, 36, 28
MOST = 0.7  # Of the win share.
MINUTE = 60.0


def points(path: Path) -> list[tuple[float, float]]:
    """Seconds and win share, a point a minute."""
    sums: dict[int, list[float]] = {}
    with path.open(newline="") as file:
        for row in csv.DictReader(file):
            seconds, games = float(row["seconds"]), float(row["of_games"])
            sum_of = sums.setdefault(int(seconds / MINUTE), [0.0, 0.0, 0.0])
            sum_of[0] += seconds * games
            sum_of[1] += float(row["against_scripted"]) * games
            sum_of[2] += games
    return [(s / games, wins / games) for s, wins, games in sums.values() if games > 0]


def svg(curve: list[tuple[float, float]]) -> str:
    last = max(seconds for seconds, _ in curve)

    def x(seconds: float) -> float:
        return LEFT + (WIDTH - LEFT - 20) * seconds / last

    def y(share: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * share / MOST

    lines = [
        f'<line x1="{LEFT}" x2="{WIDTH - 20}" y1="{y(k / 10):.1f}" y2="{y(k / 10):.1f}" '
        f'stroke="#cdbf9f"/><text x="{LEFT - 8}" y="{y(k / 10) + 4:.1f}" '
        f'text-anchor="end">{k * 10} %</text>'
        for k in range(8)
    ]
    ticks = [
        f'<text x="{x(s):.1f}" y="{HEIGHT - 12}" text-anchor="middle">{s} s</text>'
        for s in range(0, int(last) + 1, 300)
    ]
    path = " ".join(f"{x(s):.1f},{y(share):.1f}" for s, share in curve)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="13" fill="#2b1d14">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f3e6c8"/>'
        f'<text x="{LEFT}" y="18">Win share against three scripted bots</text>'
        + "".join(lines + ticks)
        + f'<polyline points="{path}" fill="none" stroke="#a8442a" stroke-width="2.5"/></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Draws the curve of a run.")
    parser.add_argument("curve", type=Path)
    parser.add_argument("out", type=Path)
    given = parser.parse_args()
    given.out.write_text(svg(points(given.curve)))


if __name__ == "__main__":
    main()
