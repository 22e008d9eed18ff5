# SPDX-License-Identifier: MIT
"""A folder of the Python package imports only from folders below it, in the order of docs/ARCHITECTURE.md."""

import ast
import functools
import graphlib
import re
import shutil
import subprocess

import pytest


def floors(root):
    """The folders from the lowest to the highest, including the public module among them."""
    text = (root / "docs/ARCHITECTURE.md").read_text()
    listed = text[text.index("bindings/python/src/gridnorth ") :].split("\n\n")[0]
    return re.findall(r"^ +(\w+)(?:/|\.py) ", listed, re.M)[::-1]


@pytest.fixture(scope="module")
def modules(root, tmp_path_factory):
    """The code of each module by its name within the package; the name of the package itself is empty."""
    folder = tmp_path_factory.mktemp("python")
    subprocess.run([root / "bindings/python/generate.py", folder], check=True)
    package = folder / "src/gridnorth"
    return {
        ".".join(path.relative_to(package).with_suffix("").parts).removesuffix("__init__").removesuffix("."): path.read_text()
        for path in package.rglob("*.py")
    }


@functools.cache
def statements(code):
    """The imports of a file: (dots, dotted name, where), where is "at the top", "in a function" or "for types"."""
    found = []

    def walk(nodes, where):
        for node in nodes:
            if isinstance(node, ast.Import):
                found.extend((0, alias.name, where) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                before = f"{node.module}." if node.module else ""
                found.extend((node.level, before + alias.name, where) for alias in node.names)
            elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
                walk(node.body, "for types")
                walk(node.orelse, where)
            else:
                is_function = isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
                walk(ast.iter_child_nodes(node), "in a function" if is_function else where)

    walk(ast.parse(code).body, "at the top")
    return found


def imports(module, modules, folders):
    """The modules of the package that a module imports, and the places of the imports."""
    place = ["gridnorth", *filter(None, module.split("."))]
    folder = place if module in folders else place[:-1]
    for dots, name, where in statements(modules[module]):
        parts = [*(folder[: len(folder) + 1 - dots] if dots else ()), *name.split(".")]
        if parts[0] == "gridnorth":
            # A name that is not a module belongs to a module.
            full = ".".join(parts[1:])
            yield full if full in modules else ".".join(parts[1:-1]), where


def faults(modules, order):
    """The wrong imports: (module, imported module, reason)."""

    def floor(module):
        folder = module.split(".")[0]
        # Public modules are above the folders, and the package is above all modules.
        return order.index(folder) if folder in order else len(order) + (not module)

    found, arrows = [], {}
    folders = {name.rpartition(".")[0] for name in modules}
    for module in modules:
        arrows[module] = set()
        for name, where in sorted(set(imports(module, modules, folders))):
            # Only imports for type checkers may go up, because types that users see have public names.
            if where == "for types" and not name.startswith("_"):
                continue
            arrows[module].add(name)
            if where == "in a function":
                found.append((module, name, where))
            if floor(name) > floor(module):
                found.append((module, name, "upward"))
    try:
        graphlib.TopologicalSorter(arrows).prepare()
    except graphlib.CycleError as error:
        found.append((*error.args[1][:2], "a circle"))
    return found


def test_the_list_names_every_folder(root, modules):
    # __main__ is no folder: it is above all of them, as the public modules are.
    private = {name.split(".")[0] for name in modules if name.startswith("_")} - {"__main__"}
    assert sorted(floors(root)) == sorted(private | {"errors"})


def test_imports_point_down(root, modules):
    assert faults(modules, floors(root)) == []


@pytest.mark.parametrize(
    "code",
    [
        "from ..{high} import above",
        "from ..{high}.above import anything",
        "import gridnorth.{high}.above",
        "from gridnorth.{high} import above as other",
        "try:\n    from ..{high} import above\nexcept ImportError:\n    pass",
        "if TYPE_CHECKING:\n    from ..{high} import above",
    ],
)
def test_a_planted_arrow_is_found(root, modules, code):
    order = [name for name in floors(root) if name.startswith("_")]
    for low, high in zip(order, order[1:]):
        planted = modules | {f"{high}.above": "", f"{low}.below": code.format(high=high)}
        assert faults(planted, floors(root)) == [(f"{low}.below", f"{high}.above", "upward")]


@pytest.mark.parametrize(
    "code, name",
    [("from ..errors import name_of", "errors"), ("from .. import mgrs", "mgrs"), ("from .. import __version__", "")],
)
def test_a_planted_import_in_a_function_is_found(root, modules, code, name):
    planted = faults(modules | {"_picture.planted": f"def late():\n    {code}"}, floors(root))
    upward = [] if name == "errors" else [("_picture.planted", name, "upward")]
    assert planted == [("_picture.planted", name, "in a function"), *upward]


@pytest.mark.parametrize("one, other", [("_mgrs.one", "_mgrs.other"), ("one", "other")])
def test_a_planted_circle_is_found(root, modules, one, other):
    last = [name.split(".")[-1] for name in (one, other)]
    planted = modules | {one: f"from . import {last[1]}", other: f"from .{last[0]} import anything"}
    assert [why for *_, why in faults(planted, floors(root))] == ["a circle"]


def test_a_new_module_is_named_by_the_package(root, tmp_path):
    """modules.py names all modules in __init__.py, and tells when one is missing."""
    shutil.copytree(root / "bindings/python", tmp_path, dirs_exist_ok=True, ignore=shutil.ignore_patterns("tests"))
    check = [tmp_path / "modules.py", "--check"]
    subprocess.run(check, check=True)
    package = tmp_path / "src/gridnorth"
    before = (package / "__init__.py").read_text()
    (package / "zoo.py").write_text("")
    assert "does not name all modules" in subprocess.run(check, capture_output=True, text=True).stderr
    subprocess.run([tmp_path / "modules.py"], check=True)
    after = (package / "__init__.py").read_text()
    assert [line for line in after.splitlines() if line not in before.splitlines()] == ["    zoo,", '    "zoo",']
    (package / "zoo.py").unlink()
    subprocess.run([tmp_path / "modules.py"], check=True)
    assert (package / "__init__.py").read_text() == before
