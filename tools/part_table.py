"""The tables of docs/architecture.md that say what each part may use."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "docs" / "architecture.md"


def _rows(header):
    """The cells of every row of the tables whose first column has this header."""
    rows, inside = [], False
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|"):
            inside = False
        elif cells[0] == header:
            inside = True
        elif inside and not set(line) <= set("|-: "):
            rows.append(cells)
    return rows


def first_cells(header):
    """The first cell of every row of the tables whose first column has this header."""
    return [cells[0] for cells in _rows(header)]


def read_rows(header):
    """(first cell, parts, libraries) of every row of the tables whose first column has this header.

    The third column reads "parts; libraries"; "–" stands for none.
    """
    rows = []
    for cells in _rows(header):
        parts, _, libraries = cells[2].partition(";")
        words = [part.strip() for part in parts.split(",") if part.strip(" –")]
        rows.append((cells[0], words, {name.strip() for name in libraries.split(",")} - {""}))
    return rows
