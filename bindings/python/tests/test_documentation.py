# SPDX-License-Identifier: MIT
"""The examples of the README, the guides and the docstrings give the results shown."""

from __future__ import annotations

import doctest
import inspect
import re
import subprocess
import sys

import pytest

import gridnorth
from gridnorth import errors, fences, index
from gridnorth._index import edges
from gridnorth._index import index as index_base
from gridnorth._native import levels
from gridnorth._points import points

# The examples of terrain are in the guides, because its samples come from files.
MODULES = [
    module
    for name in gridnorth.__all__
    if inspect.ismodule(module := getattr(gridnorth, name)) and name not in ("errors", "terrain")
]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@pytest.mark.parametrize(
    ("name", "at_least"),
    [
        ("bindings/python/README.md", 3),
        ("docs/guides/python.md", 80),
        ("docs/guides/notebooks.md", 15),
        ("docs/guides/duckdb.md", 5),
        ("docs/guides/polars.md", 10),
        ("docs/guides/tiles.md", 7),
    ],
)
def test_pages(root, name, at_least):
    if "notebooks" in name:
        pytest.importorskip("anywidget")
    if "duckdb" in name:
        pytest.importorskip("duckdb")
    if "polars" in name:
        pytest.importorskip("polars")
    path = root / name
    text = path.read_text(encoding="utf-8")
    # An example ends with an empty line inside its block.
    test = doctest.DocTestParser().get_doctest(text.replace("```", ""), {}, path.name, str(path), 0)
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    runner.run(test)
    assert runner.tries > at_least
    assert runner.failures == 0


@pytest.mark.parametrize("name", ["bindings/python/README.md", "docs/guides/python.md"])
def test_pages_begin_with_the_wheel_of_a_release(root, name):
    """The README is the description of the package, which readers of a wheel see without a checkout."""
    text = (root / name).read_text(encoding="utf-8")
    first = re.search(r"^```sh\n(.*?)^```$", text, re.M | re.S)[1]
    assert "pip install ./gridnorth-*.whl" in first
    assert "install.md" in text
    before, _, after = text.rpartition("From a checkout")
    assert "/bindings/python" not in before.replace("](#from-a-checkout)", "")
    assert "pip install './bindings/python[numpy]'" in after


@pytest.mark.parametrize(
    ("name", "needed", "drawn"),
    [("docs/recipes/norths.md", "gridnorth", "norths.svg"), ("docs/recipes/pandas.md", "pandas", None)],
)
def test_recipes(root, tmp_path, name, needed, drawn):
    """The program of a recipe prints the block after it, and draws the picture of the page."""
    pytest.importorskip(needed)
    page = (root / name).read_text(encoding="utf-8")
    ((program, printed),) = re.findall(r"^```python\n(.*?)^```\n\n```text\n(.*?)^```$", page, re.M | re.S)
    result = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (result.stdout, result.stderr) == (printed, "")
    if drawn:
        assert (tmp_path / drawn).read_bytes() == (root / "docs/images" / drawn).read_bytes()


@pytest.mark.parametrize("module", [gridnorth, index_base, edges, levels, points, errors, *MODULES])
def test_docstrings(module):
    assert doctest.testmod(module, optionflags=FLAGS).failed == 0


@pytest.mark.parametrize(
    "function",
    [
        value
        for module in MODULES
        for value in vars(module).values()
        if inspect.getmodule(value) is module and inspect.isfunction(value) and not value.__name__.startswith("_")
    ],
)
def test_every_function_has_an_example(function):
    assert ">>> " in function.__doc__


@pytest.mark.parametrize("kind", [index.PointIndex, index.PolygonIndex, index.RouteIndex, fences.FenceSet])
def test_every_question_to_an_index_has_an_example(kind):
    methods = [value for name, value in inspect.getmembers(kind, inspect.isfunction) if not name.startswith("_")]
    assert len(methods) >= 2
    assert all(">>> " in method.__doc__ for method in (kind, *methods))


@pytest.mark.parametrize("module", MODULES)
def test_all_names_what_a_module_makes(module):
    own = {
        name
        for name, value in vars(module).items()
        if getattr(value, "__module__", None) == module.__name__ and not name.startswith("_")
    }
    constants = {name for name in vars(module) if name.isupper() and not name.startswith(("_", "GN_", "TYPE_"))}
    assert set(module.__all__) == own | constants
