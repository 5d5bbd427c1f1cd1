"""The card of the networks that ship, nets/README.md, is about the files that lie there."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

NETS = Path(__file__).resolve().parents[2] / "nets"


def row_of(title: str) -> list[str]:
    """The cells of the card's row with this title."""
    rows = (NETS / "README.md").read_text().splitlines()
    (row,) = (row for row in rows if row.startswith(f"| {title} |"))
    return [cell.strip() for cell in row.strip("|").split("|")[1:]]


@pytest.mark.parametrize("column, name", enumerate(["large.net", "small.net"]))
def test_hashes_are_those_of_the_files(column: int, name: str) -> None:
    data = (NETS / name).read_bytes()
    crc = int.from_bytes(data[-8:], "little")
    assert row_of("hash (CRC-64)")[column] == f"{crc:016x}"
    assert row_of("SHA-256, first 16 digits")[column] == hashlib.sha256(data).hexdigest()[:16]


@pytest.mark.parametrize("column, name", enumerate(["large.net", "small.net"]))
def test_sizes_are_those_of_the_files(column: int, name: str) -> None:
    numbers = (NETS / name).read_bytes()[8 + 5 * 4 : 8 + 7 * 4]
    width, blocks = (int.from_bytes(numbers[at : at + 4], "little") for at in (0, 4))
    assert row_of("width, blocks")[column] == f"{width}, {blocks}"
