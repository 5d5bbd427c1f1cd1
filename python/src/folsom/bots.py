"""The engine's bots."""

from __future__ import annotations

from typing import SupportsIndex

from folsom._input import seed_of, words_of
from folsom.view import View


class Bot:
    """A bot by its name (docs/bots.md): 'random', 'scripted', 'search:ms=100' and so on.

    It sees a view and nothing else. `bot` makes it.
    """

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = words_of(name)

    def __repr__(self) -> str:
        return f"folsom.bot({self.name!r})"

    def choose(self, view: View, seed: SupportsIndex = 0) -> int:
        """What it does there; other Python threads run while it thinks.

        >>> import folsom
        >>> view = folsom.Game(seed=1).view(folsom.Game(seed=1).seat)
        >>> folsom.bot("scripted").choose(view) in view.legal()
        True
        """
        return view._native.choose(self.name, seed_of(seed))

    def judge(self, view: View, seed: SupportsIndex = 0) -> dict[int, float]:
        """Shares of the win that it expects of legal actions; empty for bots that do not say."""
        shares = view._native.judge(self.name, seed_of(seed))
        return dict(zip(view.legal(), shares, strict=True)) if shares else {}


def bot(name: str) -> Bot:
    """The bot with this name; bot/… if there is none when it is first asked.

    >>> bot("search:iterations=100")
    folsom.bot('search:iterations=100')
    """
    return Bot(name)
