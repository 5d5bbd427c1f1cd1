"""What earlier versions left behind (tests/compat), and how to tell whether it is still the same.

Compared is what every version says the same way: fields that a later version may word better (`phase`,
`actor`, `turn`) are not.
"""

import re
import subprocess

from . import FOLSOM, ROOT

VERSIONS = sorted((ROOT / "tests" / "compat").glob("v*"))

SEEN = ("config", "wagons", "seats", "bandits", "ask", "pending", "round", "rounds", "order", "pile",
        "pile_next", "purses", "jewels", "strongboxes", "marshal", "neutral", "first", "horses", "own")


def snapshot(game, whole=True):
    """Of one viewer: what they see (not whole: what only they may know), and what they can do."""
    names = SEEN if whole else ("own", "purses")
    found = {"viewer": game.viewer, "view": {name: game.view[name] for name in names if name in game.view}}
    if game.legal:
        found["legal"] = {"seat": game.legal["seat"], "decision": game.legal["decision"],
                          "actions": sorted(game.legal["actions"])}
    if game.result:
        found["result"] = game.result
    return found


def difference(old, new):
    """Where `new` does not say what `old` says; empty if it says all of it. Fields and legal actions may be
    added, and questions have other numbers."""
    if isinstance(old, dict) and isinstance(new, dict):
        missing = [f"{key} is missing" for key in old if key not in new]
        inner = [(key, difference_at(key, old[key], new[key])) for key in old if key in new]
        return "; ".join(missing + [f"{key}: {found}" for key, found in inner if found])
    return "" if old == new else f"{old!r} became {new!r}"


def difference_at(key, old, new):
    if key == "actions":  # Of a question.
        gone = sorted(set(old) - set(new))
        return f"no longer legal: {gone}" if gone else ""
    if key == "decision":  # Never one that was used before: an answer to the old server does nothing.
        return "" if new >= 2**16 > old or new == old else f"{old} became {new}"
    return difference(old, new)


def folsom(*words, **options):
    return subprocess.run([FOLSOM, *words], capture_output=True, text=True, **options)


def result_of(record):
    """The totals and winners that the text of a record states."""
    found = re.search(r"^result (.*) winners (.*)$", record, re.M)
    winners = [] if found[2] == "none" else [int(seat) for seat in found[2].split()]
    return [int(total) for total in found[1].split()], winners
