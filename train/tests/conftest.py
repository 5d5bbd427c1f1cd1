"""Tests of train/ need torch; where it is missing they are left out, and say so."""

from __future__ import annotations

import importlib.util

import pytest


def pytest_configure() -> None:
    if importlib.util.find_spec("torch") is None:
        pytest.exit("skipped: torch is not installed (Debian: python3-torch)", returncode=0)
