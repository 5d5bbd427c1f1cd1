"""Pictures of games as SVG: a position, and how a game went. No other library is needed.

>>> import folsom
>>> from folsom import plot
>>> game = folsom.Game(seats=3, seed=1)
>>> plot.position(game)[:4], plot.course(game)[:4]
('<svg', '<svg')
"""

from __future__ import annotations

from folsom.plot.course import course
from folsom.plot.train import position

__all__ = ["course", "position"]
