"""The compiled binding, or a sentence about its absence."""

from __future__ import annotations

try:
    from folsom._native import Game, View
except ImportError as error:
    _WHY = str(error)

    class _Absent:
        def __getattr__(self, name: str) -> object:
            raise ImportError(
                "folsom was not installed with its compiled binding, which games and bots need; "
                f"Batch and arena work without it ({_WHY})"
            )

    Game = _Absent()  # type: ignore[misc, assignment]
    View = _Absent()  # type: ignore[misc, assignment]

__all__ = ["Game", "View"]
