# SPDX-License-Identifier: MIT
"""The package is complete, is installed, and agrees with gridnorth.h."""

from __future__ import annotations

import ast
import ctypes
import importlib.metadata
import inspect
import pickle
import subprocess
import sys
import typing
from ctypes import (
    POINTER,
    c_char,
    c_char_p,
    c_double,
    c_float,
    c_int32,
    c_size_t,
    c_ssize_t,
    c_uint8,
    c_uint32,
    c_uint64,
)
from pathlib import Path

import pytest

import gridnorth
from gridnorth import (
    errors,
    exchange,
    fences,
    geodesic,
    grid,
    magnetic,
    measures,
    mgrs,
    polygon,
    position,
    shapes,
    utm,
)
from gridnorth._native import library, loading
from gridnorth._typing import aliases

PACKAGE = Path(gridnorth.__file__).parent


@pytest.fixture(scope="module")
def interface(root):
    """The functions, structs and constants of docs/api.json, as cffi parses them."""
    sys.path.insert(0, str(root / "Tests"))
    try:
        from ABI.interface import Interface
    finally:
        sys.path.pop(0)
    return Interface()


# The ctypes names of C types; a char pointer is a zero-terminated text only as a function result.
STRUCTS = {
    name: value
    for name, value in vars(library).items()
    if isinstance(value, type) and issubclass(value, ctypes.Structure)
}
VALUES = {
    "double": c_double,
    "float": c_float,
    "int32_t": c_int32,
    "uint32_t": c_uint32,
    "uint64_t": c_uint64,
    "uint8_t": c_uint8,
    "ptrdiff_t": c_ssize_t,
    "size_t": c_size_t,
    "char": c_char,
    **STRUCTS,
}


def as_ctypes(kind, *, is_result: bool = False):
    if kind.kind == "pointer":
        return c_char_p if is_result and kind.item.cname == "char" else POINTER(as_ctypes(kind.item))
    if kind.kind == "array":
        return as_ctypes(kind.item) * kind.length
    return library.gn_status if kind.kind == "enum" else VALUES[kind.cname]


def test_every_function_is_bound_with_its_types(interface):
    api = interface.ffi.dlopen(str(PACKAGE / "libgridnorth.so"))
    bound = {name: (result, parameters) for name, result, parameters in library.SIGNATURES}
    assert len(bound) == len(library.SIGNATURES)
    assert bound.keys() == interface.prototypes.keys()
    for name, (result, parameters) in bound.items():
        declared = interface.ffi.typeof(getattr(api, name))
        assert result is as_ctypes(declared.result, is_result=True), name
        assert list(parameters) == [as_ctypes(argument) for argument in declared.args], name
        function = getattr(library.library, name)
        assert (function.restype, tuple(function.argtypes)) == (result, parameters), name


def test_every_struct_has_its_layout(interface):
    declared = [name for name in interface.ffi.list_types()[0] if interface.ffi.typeof(name).kind == "struct"]
    assert sorted(declared) == sorted(STRUCTS)
    for name, struct in STRUCTS.items():
        assert ctypes.sizeof(struct) == interface.ffi.sizeof(name)
        fields = [(field, as_ctypes(place.type), place.offset) for field, place in interface.ffi.typeof(name).fields]
        assert [(field, kind, getattr(struct, field).offset) for field, kind in struct._fields_] == fields, name


def test_the_status_has_four_bytes(interface):
    assert ctypes.sizeof(library.gn_status) == interface.ffi.sizeof("gn_status")


def test_constants_are_those_of_the_header(interface):
    declared = dict(line.split(" = ") for line in interface.constants)
    ours = {name: value for name, value in vars(library).items() if name.startswith("GN_")}
    declared.update((constant["name"], str(constant["value"])) for constant in interface.api["constants"])
    assert declared == {name: str(value) for name, value in ours.items()}
    for flag in mgrs.Flags:
        assert declared[f"GN_MGRS_FLAG_{flag.name}"] == str(flag.value)


# The prefixes of enumeration members in the header, and members with other names there.
ENUMERATIONS = [
    (grid.Content, "GN_GRID_DRAW_", {"KM_100": "GN_GRID_DRAW_100_KM"}),
    (grid.ToleranceUnit, "GN_GRID_", {}),
    (grid.LineKind, "GN_GRID_", {"KM_100": "GN_GRID_100_KM"}),
    (grid.Axis, "GN_AXIS_", {}),
    (grid.LabelKind, "GN_LABEL_", {}),
    (grid.Edge, "GN_EDGE_", {}),
    (grid.Units, "GN_UNITS_", {}),
    (polygon.Side, "GN_", {}),
    (polygon.Orientation, "GN_", {}),
    (shapes.Placement, "GN_VERTICES_", {}),
    (shapes.Azimuth, "GN_AZIMUTH_", {}),
    (shapes.Longitudes, "GN_LONGITUDES_", {}),
    (shapes.LineKind, "GN_", {}),
    (position.Form, "GN_FORM_", {}),
    (position.Flags, "GN_POSITION_", {}),
    (position.Symbols, "GN_SYMBOLS_", {}),
    (position.Hemispheres, "GN_HEMISPHERES_", {}),
    (measures.AngleUnit, "GN_ANGLE_", {}),
    (measures.SpeedUnit, "GN_SPEED_", {}),
    (measures.North, "GN_NORTH_", {}),
    (mgrs.Field, "GN_FIELD_", {}),
    (fences.Shape, "GN_FENCE_", {}),
    (magnetic.Flags, "GN_MAGNETIC_FLAG_", {}),
    (magnetic.North, "GN_NORTH_", {}),
    (exchange.Kind, "GN_FEATURE_", {}),
]


@pytest.mark.parametrize(("enumeration", "prefix", "others"), ENUMERATIONS)
def test_enumerations_are_those_of_the_header(interface, enumeration, prefix, others):
    declared = dict(line.split(" = ") for line in interface.constants)
    for name, member in enumeration.__members__.items():
        assert declared[others.get(name, prefix + name)] == str(member.value), name


@pytest.mark.parametrize(
    ("module", "struct"),
    [
        (grid, library.gn_grid_options),
        (shapes, library.gn_shape_options),
        (exchange, library.gn_exchange_options),
    ],
)
def test_options_are_those_of_the_header(module, struct):
    names = [name for name, _ in struct._fields_]
    assert {*names} - {"size", "reserved"} == module.defaults().keys()
    assert module.Options.__annotations__.keys() == module.defaults().keys()


def test_options_of_positions_are_those_of_the_header(interface):
    declared = dict(line.split(" = ") for line in interface.constants)
    flags = {name.removeprefix("GN_FORMAT_").lower() for name in declared if name.startswith("GN_FORMAT_")}
    names = {name for name, _ in library.gn_format_options._fields_}
    # The form is a separate parameter, and a given altitude sets its flag.
    assert position.defaults().keys() == (names - {"size", "reserved", "form", "flags"}) | flags
    assert position.Options.__annotations__.keys() == position.defaults().keys()


@pytest.mark.parametrize("module", [exchange, grid, position, shapes])
def test_the_types_of_options_are_known_when_the_program_runs(module):
    assert typing.get_type_hints(module.Options).keys() == module.defaults().keys()


PUBLIC = [value for name, value in vars(gridnorth).items() if inspect.ismodule(value) and not name.startswith("_")]


@pytest.mark.parametrize("module", PUBLIC, ids=lambda module: module.__name__)
def test_what_a_module_names_is_its_own_whichever_file_holds_it(module):
    for value in (getattr(module, name) for name in module.__all__):
        if inspect.isclass(value):
            typing.get_type_hints(value)
        if inspect.isclass(value) or inspect.isfunction(value):
            assert value.__module__ == module.__name__
            assert pickle.loads(pickle.dumps(value)) is value


@pytest.mark.skipif(sys.version_info < (3, 11), reason="Python 3.11 and later keeps overloads")
def test_overloads_are_known_when_the_program_runs():
    functions = [geodesic.inverse, mgrs.encode, polygon.side, position.parse, utm.forward]
    assert [len(typing.get_overloads(function)) for function in functions] == [5, 6, 5, 6, 5]


def test_names_of_members_are_those_that_type_checkers_know():
    for kind, names in (
        (position.Form, aliases.FormName),
        (position.Symbols, aliases.SymbolsName),
        (position.Hemispheres, aliases.HemispheresName),
        (grid.Units, aliases.UnitsName),
        (measures.AngleUnit, aliases.AngleUnitName),
        (measures.SpeedUnit, aliases.SpeedUnitName),
        (measures.North, aliases.NorthName),
    ):
        assert [name.lower() for name in kind.__members__] == list(typing.get_args(names))


# Prefixes of the names of statuses about texts.
OF_TEXTS = ("GN_ERROR_TEXT_", "GN_ERROR_MGRS_", "GN_ERROR_XML", "GN_ERROR_DOCUMENT", "GN_ERROR_DATE", "GN_ERROR_JSON")


def test_every_status_has_its_class(interface):
    names = {status: errors.name_of(status) for status in range(library.GN_STATUS_LIMIT)}
    # Only the Python package has missing values.
    assert names.pop(255) == errors.MissingError.name == "MISSING"
    assert errors.class_of(255) is errors.MissingError
    statuses = {status: name for status, name in names.items() if name and name != "GN_OK"}
    assert len(statuses) > 20
    for status, name in statuses.items():
        kind = errors.class_of(status)
        words = name.removeprefix("GN_").removeprefix("ERROR_").split("_")
        assert kind.__name__ == "".join(word.capitalize() for word in words) + "Error"
        assert (kind.status, kind.name) == (status, name)
        assert kind is not gridnorth.GridNorthError
        assert issubclass(kind, gridnorth.GridNorthError)
        assert issubclass(kind, errors.TextError) == name.startswith(OF_TEXTS)
        assert kind.__name__ in errors.__all__
        assert kind.__doc__
    declared = dict(line.split(" = ") for line in interface.constants)
    assert {name: int(declared[name]) for name in statuses.values()} == {
        name: status for status, name in statuses.items()
    }


def test_numbers_that_are_no_status_have_no_class():
    assert errors.class_of(253) is gridnorth.GridNorthError
    assert [errors.name_of(status) for status in (-1, 2, 254, 256, 2**40)] == [""] * 5


def test_the_calls_release_the_lock_of_the_interpreter():
    assert not isinstance(library.library, ctypes.PyDLL)


def test_it_is_the_installed_package(root):
    assert root / "bindings" not in PACKAGE.parents
    files = importlib.metadata.files("gridnorth")
    names = {str(file) for file in files}
    assert {"gridnorth/libgridnorth.so", "gridnorth/py.typed", "gridnorth/__init__.py"} <= names
    subprocess.run([root / "bindings/python/generate.py"], check=True)
    sources = root / "build/python/src/gridnorth"
    installed, written = (
        {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*.py")} for folder in (PACKAGE, sources)
    )
    assert installed.keys() == written.keys()
    assert installed == written, "installed from other sources"


def test_the_wheel_serves_every_python_that_its_files_do():
    wheel = importlib.metadata.distribution("gridnorth").read_text("WHEEL")
    has_extension = any(PACKAGE.glob("_extension.*"))
    assert ("Tag: cp311-abi3-linux_" if has_extension else "Tag: py3-none-linux_") in wheel
    assert "Root-Is-Purelib: false" in wheel


def test_version_is_that_of_the_library():
    assert importlib.metadata.version("gridnorth") == gridnorth.__version__
    major, minor, patch = map(int, gridnorth.__version__.split("."))
    assert library.library.gn_version_number() == major * 1_000_000 + minor * 1_000 + patch


def test_the_level_is_the_best_until_it_is_limited(level):
    best = gridnorth.limit_cpu_level(4)
    assert [gridnorth.limit_cpu_level(limit) for limit in (3, 2, 1, 0, -(2**40))] == [min(best, 3), 1, 1, 1, 1]
    assert gridnorth.cpu_level() == 1
    assert gridnorth.limit_cpu_level(2**40) == gridnorth.cpu_level() == best
    assert gridnorth.limit_cpu_level(level) == level
    with pytest.raises(TypeError):
        gridnorth.limit_cpu_level("4")


def test_sources_are_python_3_9():
    for path in PACKAGE.rglob("*.py"):
        ast.parse(path.read_text(encoding="utf-8"), feature_version=(3, 9))


def test_everything_public_is_explained():
    for module in [module for name, module in sys.modules.items() if name.partition(".")[0] == "gridnorth"]:
        for name, value in vars(module).items():
            if not name.startswith("_") and inspect.getmodule(value) is module:
                assert inspect.getdoc(value), f"{module.__name__}.{name}"


def test_a_missing_library_is_explained(tmp_path, monkeypatch):
    monkeypatch.setattr(loading, "__file__", str(tmp_path / "_native" / "loading.py"))
    monkeypatch.setattr(gridnorth, "__path__", [str(tmp_path)])
    with pytest.raises(ImportError, match="pip"):
        loading.load([])
