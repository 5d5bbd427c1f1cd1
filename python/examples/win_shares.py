"""Who wins against whom, as an SVG picture: each bot alone at a table of others.

    python win_shares.py shares.svg [--bots random,scripted:mistakes=40,scripted] [--games 400]

A dot is a bot's share of the wins against three of another, the line through it the 95 % interval;
the dashed line is what chance alone would give.
"""

from __future__ import annotations

import argparse
import itertools
import pathlib
from dataclasses import dataclass
from xml.sax.saxutils import escape

import folsom

WIDTH, ROW, LEFT, RIGHT, TOP = 760, 34, 330, 80, 60


@dataclass(frozen=True)
class Share:
    """How one bot did against others."""

    bot: str
    others: str
    share: float
    low: float
    high: float
    chance: float


def measure(bot: str, others: str, games: int, seed: int) -> Share:
    """A match of `bot` in one seat against `others` in three."""
    report = folsom.arena([bot, others], games=games, seed=seed, seating="1v3", seats=4)
    row = report["bots"][0]
    low, high = row["win_share_95"]
    return Share(bot, others, row["win_share"], low, high, report["chance"])


def across(share: float) -> float:
    """Where a share lies on the picture."""
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def row_svg(share: Share, number: int) -> str:
    """One line of the picture."""
    y = TOP + ROW * number + ROW / 2
    label = escape(f"{share.bot} against {share.others}")
    return (
        f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{label}</text>'
        f'<line x1="{across(share.low):.1f}" x2="{across(share.high):.1f}" y1="{y}" y2="{y}"'
        ' stroke="#8a3b12" stroke-width="2"/>'
        f'<circle cx="{across(share.share):.1f}" cy="{y}" r="5" fill="#8a3b12"/>'
        f'<text x="{across(share.high) + 8:.1f}" y="{y + 4}">{share.share:.1%}</text>'
    )


def picture(shares: list[Share], games: int) -> str:
    """All of them as SVG."""
    height = TOP + ROW * len(shares) + 20
    chance = across(shares[0].chance)
    rows = "\n".join(row_svg(share, number) for number, share in enumerate(shares))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
        ' font-family="sans-serif" font-size="13">\n'
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf5e6"/>\n'
        f'<text x="20" y="32" font-size="17">Share of the wins, {games} games each</text>\n'
        f'<line x1="{chance}" x2="{chance}" y1="{TOP}" y2="{height - 20}" stroke="#777"'
        f' stroke-dasharray="4 4"/>\n{rows}\n</svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--bots", default="random,scripted:mistakes=40,scripted")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    pairs = itertools.permutations(told.bots.split(","), 2)
    shares = [measure(bot, others, told.games, told.seed) for bot, others in pairs]
    told.out.write_text(picture(shares, told.games), encoding="utf-8")
    print(f"{told.out}: {len(shares)} matches")


if __name__ == "__main__":
    main()
