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
    """A public function, or a method of a public class with what makes an object: its path and what it calls."""

    path: str
    node: ast.FunctionDef
    calls: set[str]
    options: set[str]
    #: The parameters of the class, as those of a function; none for a function.
    made: list[tuple[str, bool, bool]] | None = None

    @property
    def parameters(self) -> list[tuple[str, bool, bool]]:
        return [one for one in parameters_of(self.node) if one[0] != "self"]


def parameters_of(node: ast.FunctionDef) -> list[tuple[str, bool, bool]]:
    """The name of each parameter, whether it has a default, and whether it is a keyword."""
    given = node.args
    plain = given.posonlyargs + given.args
    required = len(plain) - len(given.defaults)
    found = [(one.arg, at >= required, False) for at, one in enumerate(plain)]
    return found + [(one.arg, default is not None, True) for one, default in zip(given.kwonlyargs, given.kw_defaults)]


def made_of(node: ast.ClassDef) -> list[tuple[str, bool, bool]]:
    """The parameters that make an object of a class: those of __init__, or the fields of a named tuple."""
    for one in node.body:
        if isinstance(one, ast.FunctionDef) and one.name == "__init__":
            return parameters_of(one)[1:]
    return [(one.target.id, one.value is not None, False) for one in node.body if isinstance(one, ast.AnnAssign)]


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
            if not place_of or path.stem == "arrow":
                continue
            where, node = place_of
            if isinstance(node, ast.FunctionDef):
                found.append(Public(f"{path.stem}.{name}", node, called(where, node), options_of(where, node)))
            else:
                found += methods(f"{path.stem}.{name}", where, node)
    return found


def methods(path: str, where: Path, node: ast.ClassDef) -> list[Public]:
    """The public methods of a class; the last one of overloads."""
    named = {one.name: one for one in node.body if isinstance(one, ast.FunctionDef) and not one.name.startswith("_")}
    return [
        Public(f"{path}.{name}", one, called(where, one), set(), made_of(node)) for name, one in named.items() if not one.decorator_list
    ]


def candidates(name: str) -> list[Public]:
    """The public functions that may be that of C, those that have its name first."""
    single = name.removesuffix("_batch").removesuffix("_strict")
    own = f"{place(name).subject}.{place(name).name.removesuffix('_batch').removesuffix('_strict')}"
    return sorted(
        (one for one in public() if one.path == own or {name, f"{single}_batch", single} & one.calls),
        key=lambda one: (
            one.path != own, one.made is not None, name not in one.calls, one.path.split(".")[0] != place(name).subject,
            len(one.node.args.args),
        ),
    )  # fmt: skip


class Lacking(Exception):
    """A parameter has no field, or a field no parameter."""


def arguments(one: Public, parameters: list, fields: list[dict], structs: dict, name: str) -> list[dict]:
    """How parameters are filled from the fields."""
    used: set[str] = set()
    found = []
    for parameter, has_default, is_keyword in parameters:
        if parameter == "errors" and name.endswith("_batch") and parameters is not one.made:
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
        elif field["name"] not in used and field.get("optional"):
            # The line is right as long as nothing is said there.
            found.append({"unsaid": path_of(field), "usual": field.get("default")})
    return found


def path_of(field: dict) -> list[str]:
    """Where the value of a field is among those of the form."""
    return field.get("path", [field["name"]])


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


def whole(field: dict) -> dict:
    """A field as an argument."""
    found = {"path": path_of(field), "of": field["of"], "uses": [field["name"]]}
    if field.get("optional"):
        found["usual"] = field.get("default")
    return found | ({"by": True} if "by" in field else {})


def filling(parameter: str, fields: list[dict], structs: dict) -> dict | None:
    """The field, or the part of one, that a parameter is for."""
    names = {field["name"]: field for field in fields}
    for name in (parameter, f"{parameter}s", f"is_{parameter}"):
        if name in names:
            return whole(names[name])
    pair = [path_of(names[name]) for name in ("latitudes", "longitudes") if name in names]
    if parameter == "holes" and "rings" in names:
        return {"holes": [path_of(names[name]) for name in ("points", "rings")], "uses": ["rings"]}
    if parameter == "zooms" and "max_zoom" in names:
        return {"range": [path_of(names[name]) for name in ("min_zoom", "max_zoom")], "uses": ["min_zoom", "max_zoom"]}
    if parameter in ("position", "points") and pair:
        return {"pairs": pair, "uses": ["latitudes", "longitudes"]}
    starting = [name for name in names if name.startswith(f"{parameter}_") and names[name]["of"]["type"] == "number"]
    return filling_part(parameter, fields, structs) or (whole(names[starting[0]]) if len(starting) == 1 else None)


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
                path = [*path_of(field), part["name"]]
                found.append({"path": path, "of": part["of"], "uses": [f"{name}.{part['name']}"]})
        if of["type"] == "list" and of["of"]["type"] == "struct":
            for part in structs[of["of"]["of"]]:
                if parameter == part["name"]:
                    found.append({"members": [path_of(field), part["name"]], "of": part["of"], "uses": [name]})
        if of["type"] == "word" and parameter.startswith(f"{name}_"):
            found.append(whole(field))
        if of["type"] == "sum":
            found.append({"word": [path_of(field), parameter], "uses": [name]})
    others = [one for one in found if "word" not in one]
    return (others or found)[0] if len(others) == 1 or (not others and found) else None


def split(fields: list[dict], structs: dict) -> tuple[list[dict], list[dict]]:
    """The fields that make an object, which are the parts of the first one, and the others."""
    first, *others = fields or [{}]
    if "by" in first:
        return [one | {"path": [first["name"], one["name"]]} for one in first["by"]["inputs"]], others
    if first.get("of", {}).get("type") == "struct":
        return [one | {"path": [first["name"], one["name"]], "value": 0} for one in structs[first["of"]["of"]]], others
    return [], fields


def python(name: str, fields: list[dict], structs: dict) -> dict | None:
    """The path of the function of Python, and how it is called; None if there is none for these fields."""
    for one in candidates(name):
        try:
            if one.made is None:
                return {"path": one.path, "arguments": arguments(one, one.parameters, fields, structs, name)}
            parts, others = split(fields, structs)
            if parts:
                made = arguments(one, one.made, parts, structs, name)
                return {"path": one.path, "made": made, "arguments": arguments(one, one.parameters, others, structs, name)}
        except Lacking:
            continue
    return None
