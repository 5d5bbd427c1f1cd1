"""What goes wrong, with a code that stays the same."""

from __future__ import annotations


class FolsomError(ValueError):
    """Something that cannot be done, and why.

    >>> import folsom
    >>> try:
    ...     folsom.Game(seats=9)
    ... except folsom.FolsomError as error:
    ...     print(error.code)
    config/out_of_range
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(code, message)

    @property
    def code(self) -> str:
        """Stable: "action/not_legal"."""
        return str(self.args[0])

    @property
    def message(self) -> str:
        """A sentence for people."""
        return str(self.args[1])

    def __str__(self) -> str:
        return f"{self.message} ({self.code})"


class FolsomTypeError(FolsomError, TypeError):
    """Something of a wrong Python type: type/number, type/text, type/bytes, type/json."""
