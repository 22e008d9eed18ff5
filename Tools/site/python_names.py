# SPDX-License-Identifier: MIT
"""Finds the functions of the Python package that call each function of C, in the sources of the package.

The package is written by hand, so no generator knows its names: what calls `library.gn_mgrs_encode` does.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from description.api import described
from description.subjects import place

PACKAGE = Path(__file__).resolve().parents[2] / "bindings/python/src/gridnorth"

#: Modules for the users of another package, with functions that have their home elsewhere.
OF_OTHERS = {"arrow", "duckdb", "jupyter", "picture", "polars", "spark"}

OF_C = {one["name"] for one in described()["functions"]}

#: A definition: its module, as the parts of its path, and its name there: `encode`, `PointIndex.nearest`.
Place = tuple[tuple[str, ...], str]

Definition = ast.FunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign


def is_public(name: str) -> bool:
    return not name.startswith("_")


class Module:
    """The definitions of a file, and where its imported names come from."""

    def __init__(self, path: Path):
        self.path = path.relative_to(PACKAGE).with_suffix("").parts
        self.is_folder = self.path[-1] == "__init__"
        self.path = self.path[:-1] if self.is_folder else self.path
        self.definitions: dict[str, list[Definition]] = {}
        self.imports: dict[str, Place] = {}
        for one in ast.parse(path.read_text()).body:
            self.add(one)

    def add(self, one: ast.stmt) -> None:
        if isinstance(one, ast.FunctionDef):
            self.definitions.setdefault(one.name, []).append(one)
        elif isinstance(one, ast.ClassDef):
            self.definitions[one.name] = [one]
            for method in one.body:
                if isinstance(method, ast.FunctionDef):
                    self.definitions.setdefault(f"{one.name}.{method.name}", []).append(method)
        elif isinstance(one, (ast.Assign, ast.AnnAssign)):
            for target in one.targets if isinstance(one, ast.Assign) else [one.target]:
                if isinstance(target, ast.Name):
                    self.definitions.setdefault(target.id, []).append(one)
        elif isinstance(one, ast.ImportFrom) and one.level:
            above = one.level - 1 if self.is_folder else one.level
            home = self.path[: len(self.path) - above] + tuple(one.module.split(".") if one.module else ())
            self.imports.update({alias.asname or alias.name: (home, alias.name) for alias in one.names})


@cache
def modules() -> dict[tuple[str, ...], Module]:
    found = [Module(path) for path in sorted(PACKAGE.rglob("*.py"))]
    return {one.path: one for one in found}


def resolved(path: tuple[str, ...], name: str) -> Place | None:
    """The definition that a name in a module means; a module itself has an empty name."""
    module, seen = modules().get(path), set()
    while module and (module.path, name) not in seen:
        seen.add((module.path, name))
        if name in module.definitions:
            return module.path, name
        if name not in module.imports:
            return None
        path, name = module.imports[name]
        if path + (name,) in modules():
            return path + (name,), ""
        module = modules().get(path)
    return None


@cache
def line_of(owner: Place) -> tuple[Place, ...]:
    """A class, and those that it inherits from."""
    path, name = owner
    bases = [base.id for one in modules()[path].definitions[name] for base in getattr(one, "bases", ()) if isinstance(base, ast.Name)]
    above = [meant for base in bases if (meant := resolved(path, base)) and meant[1]]
    return owner, *(each for one in above for each in line_of(one))


def method_of(owner: Place, name: str) -> Place | None:
    """The definition of a method, which may be inherited."""
    return next((place for home, one in line_of(owner) if (place := (home, f"{one}.{name}")) in all_places()), None)


@cache
def called(place: Place) -> frozenset[Place | str]:
    """What a definition names: other definitions, and functions of C."""
    path, name = place
    found: set[Place | str] = set()
    for one in modules()[path].definitions[name]:
        # The methods of a class have places of their own.
        body = [each for each in one.body if not isinstance(each, ast.FunctionDef)] if isinstance(one, ast.ClassDef) else [one]
        for node in (node for each in body for node in ast.walk(each)):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                if node.value.id == "library" and node.attr in OF_C:
                    found.add(node.attr)
                elif node.value.id == "fast" and f"gn_{node.attr}" in OF_C:
                    # The extension module has a faster way to the same function.
                    found.add(f"gn_{node.attr}")
                elif node.value.id in ("self", "cls") and "." in name:
                    found |= {method_of((path, name.split(".")[0]), node.attr)} - {None}
                elif (home := resolved(path, node.value.id)) and (meant := resolved(home[0], node.attr) if home[1] == "" else None):
                    found.add(meant)
            elif isinstance(node, ast.Name) and (meant := resolved(path, node.id)) and meant[1]:
                found.add(meant)
    # An object of a class that is named here is used here, and the methods that are named here are its methods.
    members = {node.attr for one in modules()[path].definitions[name] for node in ast.walk(one) if isinstance(node, ast.Attribute)}
    classes = [each for each in found if isinstance(each, tuple) and isinstance(modules()[each[0]].definitions[each[1]][0], ast.ClassDef)]
    found |= {method_of(one, member) for one in classes for member in members} - {None}
    # A call of a class is one of its initializer.
    found |= {method_of(one, "__init__") for one in [each for each in found if isinstance(each, tuple)] if "." not in one[1]} - {None}
    return frozenset(found - {place})


@cache
def all_places() -> frozenset[Place]:
    return frozenset((module.path, name) for module in modules().values() for name in module.definitions)


def public() -> Iterator[tuple[str, Place]]:
    """The functions and methods that callers may use, each with its definition."""
    for path, module in modules().items():
        if len(path) > 1 or any(not is_public(part) or part in OF_OTHERS for part in path):
            continue
        for one in module.definitions.get("__all__", ()):
            for name in ast.literal_eval(one.value):
                place = resolved(path, name)
                # A name of the package itself mostly has a home in a module.
                if place is None or place[1] == "" or (not path and place[0] and place[0] != ("_native", "levels")):
                    continue
                whole = ".".join((*path, name))
                kinds = {type(each) for each in modules()[place[0]].definitions[place[1]]}
                if kinds == {ast.FunctionDef}:
                    yield whole, place
                elif kinds == {ast.ClassDef}:
                    own = {(home, owner) for home, owner in line_of(place)}
                    for method in sorted({one.partition(".")[2] for home, one in all_places() if (home, one.partition(".")[0]) in own}):
                        if is_public(method) and method or method == "__init__":
                            yield (whole if method == "__init__" else f"{whole}.{method}"), method_of(place, method)


@cache
def callers() -> dict[str, dict[str, int]]:
    """The public functions that reach each function of C, with the steps on the shortest way."""
    found: dict[str, dict[str, int]] = {}
    for whole, place in public():
        seen, wave, steps = {place}, {place}, 0
        while wave:
            steps += 1
            reached = {each for one in wave for each in called(one)} - seen
            for each in reached & OF_C:
                found.setdefault(each, {}).setdefault(whole, steps)
            seen |= reached
            wave = reached - OF_C
    return found


@cache
def names() -> dict[str, list[str]]:
    """The functions that call each function of C most directly: those that share a word with it, or two at most."""
    found = {}
    for name in sorted(OF_C):
        # A function for one value and for many calls either.
        family = [callers().get(f"{name.removesuffix('_batch')}{end}", {}) for end in ("", "_batch")]
        ways = [callers().get(name, {}), *family]
        nearest = [sorted(whole for whole, steps in way.items() if steps == min(way.values())) for way in ways]
        words = set(place(name).name.split("_"))
        same = [[whole for whole in each if words & set(whole.rpartition(".")[2].lower().split("_"))] for each in nearest]
        # What many call helps them all, and is the work of none.
        few = [each for each in nearest if len(each) <= 2]
        if chosen := next(filter(None, same + few), None):
            found[name] = chosen
    return found
