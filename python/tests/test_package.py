"""The package as it is installed: version, types, documentation."""

from __future__ import annotations

import doctest
import importlib
import importlib.metadata
import pathlib
import pkgutil
import re
import subprocess
import sys

import pytest

import folsom
from folsom import _input, _library, batch

PACKAGE = pathlib.Path(folsom.__file__).parent
ROOT = pathlib.Path(__file__).resolve().parents[2]
HEADER = (ROOT / "src/capi/folsom.h").read_text(encoding="utf-8")


def modules() -> list[str]:
    found = pkgutil.walk_packages(folsom.__path__, "folsom.")
    return ["folsom", *(module.name for module in found if module.name != "folsom.libfolsom")]


@pytest.mark.parametrize("name", modules())
def test_examples_in_docstrings_are_true(name: str) -> None:
    module = importlib.import_module(name)
    assert doctest.testmod(module).failed == 0


def test_most_of_the_package_has_examples() -> None:
    finder = doctest.DocTestFinder()
    tests = [
        t for name in modules() for t in finder.find(importlib.import_module(name)) if t.examples
    ]
    assert len(tests) >= 15


def test_the_version_is_the_programs() -> None:
    stated = re.search(
        r"project\(folsom VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text("utf-8")
    )
    assert stated is not None
    assert importlib.metadata.version("folsom") == folsom.__version__ == stated[1]


def test_types_come_with_the_package() -> None:
    assert (PACKAGE / "py.typed").is_file() and (PACKAGE / "_native.pyi").is_file()


def test_the_stub_of_the_binding_says_what_it_has(tmp_path: pathlib.Path) -> None:
    made = tmp_path / "_native.pyi"
    command = [sys.executable, "-m", "nanobind.stubgen", "-q", "-m", "folsom._native", "-o", made]
    subprocess.run(command, check=True)
    assert made.read_text("utf-8") == (PACKAGE / "_native.pyi").read_text("utf-8")


def constant(name: str) -> int:
    found = re.search(rf"{name}\s*=?\s*(\d+)", HEADER)
    assert found is not None, name
    return int(found[1])


def test_numbers_are_those_of_the_header() -> None:
    assert constant("FOLSOM_API_VERSION") == _library.API_VERSION
    assert constant("FOLSOM_MAX_SEATS") == _input.MOST_SEATS
    assert constant("FOLSOM_NO_ACTION") == batch.NO_ACTION


def test_functions_are_those_of_the_header() -> None:
    for name, (_, arguments) in _library._FUNCTIONS.items():
        found = re.search(rf"FOLSOM_EXPORT [\w* ]+{name}\(([^)]*)\)", HEADER)
        assert found is not None, name
        listed = [] if found[1].strip() == "void" else found[1].split(",")
        assert len(listed) == len(arguments), name
    fields = re.search(r"typedef struct FolsomArrays \{(.*?)\}", HEADER, re.S)
    assert fields is not None
    names = re.findall(r"\*\s*(\w+);", fields[1])
    assert names == [name for name, *_ in _library.Arrays._fields_] == list(batch._ROWS)


def test_every_public_name_has_a_docstring() -> None:
    for name in folsom.__all__:
        thing = getattr(folsom, name)
        if not isinstance(thing, int):
            assert thing.__doc__, name


def test_the_first_example_of_the_documents_runs(capsys: pytest.CaptureFixture[str]) -> None:
    for document in ("docs/python.md", "python/README.md"):
        text = (ROOT / document).read_text("utf-8")
        example = re.search(r"```python\n(.*?)```", text, re.S)
        assert example is not None
        exec(compile(example[1], document, "exec"), {})
        assert capsys.readouterr().out.startswith("[")


def test_the_documents_name_every_public_member() -> None:
    text = (ROOT / "docs/python.md").read_text("utf-8")
    for kind in (folsom.Game, folsom.View, folsom.Batch, folsom.Bot):
        for name in vars(kind):
            assert name.startswith("_") or re.search(rf"\b{name}\b", text), f"{kind}.{name}"
    for name in folsom.__all__:
        assert name in text, name
