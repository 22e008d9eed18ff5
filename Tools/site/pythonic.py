# SPDX-License-Identifier: MIT
"""How Python calls a function of C: the function of the package that calls it, and its arguments.

The package is written by hand, so its sources are read: which public function calls which function of C, and what its parameters are
called. A function is found if each of its parameters has a field of the form, and each field a parameter; another has no line of Python.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from description.api import described
from description.subjects import place

PACKAGE = Path(__file__).resolve().parents[2] / "bindings/python/src/gridnorth"

#: Parameters of every function of columns: what happens to refused rows.
ASIDE = {"errors", "statuses", "as_bytes", "minimum_precision", "polar", "type"}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def defined(path: Path, name: str) -> tuple[Path, ast.AST] | None:
    """The definition of a name that a module has or imports from the package; the last one of overloads."""
    found = [one for one in tree(path).body if isinstance(one, (ast.FunctionDef, ast.ClassDef)) and one.name == name]
    if found:
        return path, found[-1]
    # Types are imported only for type checkers, within an if.
    for one in ast.walk(tree(path)):
        if isinstance(one, ast.ImportFrom) and one.level and one.module:
            for alias in one.names:
                if (alias.asname or alias.name) == name:
                    target = path.parents[one.level - 1].joinpath(*one.module.split("."))
                    files = [each for each in (target.with_suffix(".py"), target / "__init__.py") if each.exists()]
                    return defined(files[0], alias.name) if files else None
    return None


def called(path: Path, node: ast.AST, deeper: int = 2) -> set[str]:
    """The functions of C that a definition names, also through functions of the package that it calls."""
    names = {one["name"] for one in described()["functions"]}
    found = {one.attr for one in ast.walk(node) if isinstance(one, ast.Attribute)} & names
    if deeper:
        for one in ast.walk(node):
            if isinstance(one, ast.Call) and isinstance(one.func, ast.Name):
                other = defined(path, one.func.id)
                if other and isinstance(other[1], ast.FunctionDef) and other[1] is not node:
                    found |= called(*other, deeper - 1)
    return found


@dataclass
class Public:
    """A public function: its path, its parameters, the defaults of those that have one, and the options that it takes."""

    path: str
    node: ast.FunctionDef
    calls: set[str]
    options: set[str]

    @property
    def parameters(self) -> list[tuple[str, bool, bool]]:
        """The name of each parameter, whether it has a default, and whether it is a keyword."""
        given = self.node.args
        plain = given.posonlyargs + given.args
        required = len(plain) - len(given.defaults)
        found = [(one.arg, at >= required, False) for at, one in enumerate(plain)]
        return found + [(one.arg, default is not None, True) for one, default in zip(given.kwonlyargs, given.kw_defaults)]


def options_of(path: Path, node: ast.FunctionDef) -> set[str]:
    """The keywords that a function takes as options: the fields of the TypedDict that it unpacks."""
    if not node.args.kwarg:
        return set()
    found = defined(path, "Options")
    return {one.target.id for one in found[1].body if isinstance(one, ast.AnnAssign)} if found else set()


@cache
def public() -> list[Public]:
    found = []
    for path in sorted(PACKAGE.glob("[!_]*.py")):
        named = [one for one in tree(path).body if isinstance(one, ast.Assign) and getattr(one.targets[0], "id", "") == "__all__"]
        for name in ast.literal_eval(named[0].value) if named else ():
            place_of = defined(path, name)
            if place_of and isinstance(place_of[1], ast.FunctionDef) and path.stem != "arrow":
                found.append(Public(f"{path.stem}.{name}", place_of[1], called(*place_of), options_of(*place_of)))
    return found


def candidates(name: str) -> list[Public]:
    """The public functions that may be that of C, those that have its name first."""
    single = name.removesuffix("_batch").removesuffix("_strict")
    own = f"{place(name).subject}.{place(name).name.removesuffix('_batch').removesuffix('_strict')}"
    return sorted(
        (one for one in public() if one.path == own or {name, f"{single}_batch", single} & one.calls),
        key=lambda one: (
            one.path != own, name not in one.calls, one.path.split(".")[0] != place(name).subject, len(one.node.args.args),
        ),
    )  # fmt: skip


class Lacking(Exception):
    """A parameter has no field, or a field no parameter."""


def arguments(one: Public, fields: list[dict], structs: dict, name: str) -> list[dict]:
    """How the parameters are filled from the fields."""
    used: set[str] = set()
    found = []
    for parameter, has_default, is_keyword in one.parameters:
        if parameter == "errors" and name.endswith("_batch"):
            # As in C, a row that is refused does not stop the others.
            found.append({"name": parameter, "keyword": True, "constant": '"mask"'})
        if parameter in ASIDE:
            continue
        if parameter == "strict" and "_strict" in name:
            found.append({"name": parameter, "keyword": True, "constant": "True"})
            continue
        filled = filling(parameter, fields, structs)
        if filled and not is_written(filled, fields, structs):
            raise Lacking(parameter)
        if filled:
            used |= {path for path in filled.pop("uses")}
            found.append({"name": parameter, "keyword": is_keyword, "default": has_default} | filled)
        elif not has_default:
            raise Lacking(parameter)
    for field in fields:
        if is_options(field["of"]):
            found.append({"options": field["name"], "known": sorted(one.options | {name for name, *_ in one.parameters})})
        elif not is_used(field, used, structs):
            raise Lacking(field["name"])
    return found


def is_options(of: dict) -> bool:
    return of["type"] == "struct" and of["of"].endswith("_options")


def is_written(filled: dict, fields: list[dict], structs: dict) -> bool:
    """Whether Python can write a value: a struct of numbers is a tuple, and another call has a function too."""
    if filled.get("by"):
        field = next(one for one in fields if one["name"] == filled["path"][0])
        return python(field["by"]["function"], field["by"]["inputs"], structs) is not None
    of = filled.get("of", {})
    of = of["of"] if of.get("type") == "list" else of
    return of.get("type") != "struct" or all(one["of"]["type"] != "struct" for one in structs[of["of"]])


def is_used(field: dict, used: set[str], structs: dict) -> bool:
    """Whether a field is passed, or each of its parts is."""
    if field["name"] in used or field.get("value") is None and "by" not in field and field.get("optional"):
        return True
    parts = field["by"]["inputs"] if "by" in field else structs.get(field["of"].get("of")) or [] if field["of"]["type"] == "struct" else []
    return bool(parts) and all(f"{field['name']}.{one['name']}" in used or one.get("optional") for one in parts)


def filling(parameter: str, fields: list[dict], structs: dict) -> dict | None:
    """The field, or the part of one, that a parameter is for."""
    names = {field["name"]: field for field in fields}
    for name in (parameter, f"{parameter}s", f"is_{parameter}"):
        if name in names:
            return {"path": [name], "of": names[name]["of"], "uses": [name]} | ({"by": True} if "by" in names[name] else {})
    if parameter == "holes" and "rings" in names:
        return {"holes": ["points", "rings"], "uses": ["rings"]}
    if parameter == "zooms" and "max_zoom" in names:
        return {"range": ["min_zoom", "max_zoom"], "uses": ["min_zoom", "max_zoom"]}
    if parameter == "position" and "latitudes" in names:
        return {"pairs": ["latitudes", "longitudes"], "uses": ["latitudes", "longitudes"]}
    return filling_part(parameter, fields, structs)


def filling_part(parameter: str, fields: list[dict], structs: dict) -> dict | None:
    """A part of a struct, of what another call takes, of each struct of a list; a word; or one of several words."""
    found = []
    for field in sorted(fields, key=lambda one: one.get("optional", False)):
        name, of = field["name"], field["of"]
        if found and field.get("optional") and "word" not in found[0]:
            break
        if is_options(of):
            continue
        parts = [] if "by" in field else structs.get(of.get("of")) or [] if of["type"] == "struct" else []
        for part in field["by"]["inputs"] if "by" in field else parts:
            if parameter in (part["name"], f"{name}_{part['name']}"):
                found.append({"path": [name, part["name"]], "of": part["of"], "uses": [f"{name}.{part['name']}"]})
        if of["type"] == "list" and of["of"]["type"] == "struct":
            for part in structs[of["of"]["of"]]:
                if parameter == part["name"]:
                    found.append({"members": [name, part["name"]], "of": part["of"], "uses": [name]})
        if of["type"] == "word" and parameter.startswith(f"{name}_"):
            found.append({"path": [name], "of": of, "uses": [name]})
        if of["type"] == "sum":
            found.append({"word": [name, parameter], "uses": [name]})
    whole = [one for one in found if "word" not in one]
    return (whole or found)[0] if len(whole) == 1 or (not whole and found) else None


def python(name: str, fields: list[dict], structs: dict) -> dict | None:
    """The path of the function of Python, and how it is called; None if there is none for these fields."""
    for one in candidates(name):
        try:
            return {"path": one.path, "arguments": arguments(one, fields, structs, name)}
        except Lacking:
            continue
    return None
