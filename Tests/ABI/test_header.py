# SPDX-License-Identifier: MIT
"""gridnorth.h is what the compiler thinks it is, stays what it was, and is readable for every kind of host."""

import re
from pathlib import Path

import pytest
from ABI import interface

HERE = Path(__file__).resolve().parent

RULES = "see Tests/ABI/README.md for what a release may change, and for how to write this file anew"
STRICT = ["-pedantic", "-Wall", "-Wextra", "-Werror", "-fsyntax-only"]


@pytest.fixture(scope="module")
def text():
    return interface.preprocessed()


@pytest.fixture(scope="module")
def declared(text):
    return interface.Interface(text)


def test_functions_are_those_of_the_list(declared):
    assert interface.exports(declared) == (HERE / "exports.txt").read_text(), RULES


def test_interface_is_as_committed(declared):
    assert interface.description(declared) == (HERE / "interface.txt").read_text(), RULES


def test_statuses_fit_in_a_byte_and_are_unique(declared):
    statuses = declared.ffi.typeof("gn_status").relements
    limit = statuses.pop("GN_STATUS_LIMIT")
    del statuses["GN_STATUS_FORCE_32_BITS"]
    assert limit == 256
    assert len(set(statuses.values())) == len(statuses)
    assert all(0 <= value < limit for value in statuses.values())


@pytest.mark.parametrize("standard", ["c99", "c11", "c17"])
def test_compiles_as_c(run, root, build, standard):
    run(["cc", f"-std={standard}", *STRICT, "-I", root / "include", including(build, "c", "gridnorth.h")])


@pytest.mark.parametrize("standard", ["c++11", "c++17", "c++20"])
def test_compiles_as_cxx(run, root, build, standard):
    run(["c++", f"-std={standard}", *STRICT, "-I", root / "include", including(build, "cpp", "gridnorth.h")])


@pytest.mark.parametrize("compiler", ["cc", "aarch64-linux-gnu-gcc", "clang --target=wasm32"])
def test_layouts_are_frozen(run, root, compiler, swift_tools):
    command = compiler.split()
    if command[0] == "clang":
        command[0] = swift_tools / "clang"
    # -ffreestanding: stdint.h of the compiler itself, for targets without a C library.
    run([*command, "-std=c11", "-ffreestanding", *STRICT, "-I", root / "include", HERE / "layout.c"])


def test_luajit_reads_it(run, need, build, text, library):
    script = build / "header.lua"
    script.write_text(
        f'local ffi = require "ffi"\nffi.cdef[==[\n{text}]==]\n'
        f'local library = ffi.load("{library}")\n'
        'io.write(ffi.string(library.gn_version()), " ", tonumber(ffi.sizeof("gn_mgrs_cell")))\n'
    )
    version = library.resolve().name.removeprefix("libgridnorth.so.")
    assert run([need("luajit"), script]).stdout == f"{version} 120"


def test_python_calls_through_it(declared, library):
    """cffi takes the header as it is, and the library answers."""
    ffi = declared.ffi
    loaded = ffi.dlopen(str(library))
    buffer = ffi.new("char[]", loaded.GN_MGRS_CAPACITY)
    assert loaded.gn_mgrs_encode(0, 0, loaded.GN_MGRS_1_M, buffer, len(buffer), ffi.NULL) == loaded.GN_OK
    assert ffi.string(buffer) == b"31NAA6602100000"


# What the Swift compiler says of the same functions.


@pytest.fixture(scope="module")
def emitted(library):
    return library.parent / "GridNorthC-Swift.h"


def test_compiler_agrees_with_every_prototype(run, root, swift_tools, build, emitted):
    assert compare(run, root, swift_tools, build, emitted, root / "include/gridnorth.h").returncode == 0


def test_compiler_knows_the_same_functions(emitted, declared):
    found = re.findall(r"^SWIFT_EXTERN .*?\b(gn_\w+)\(", emitted.read_text(), re.M)
    assert sorted(found) == sorted(declared.prototypes)


@pytest.mark.parametrize(
    "right, wrong",
    [
        ("gn_status gn_utm_inverse(const gn_utm *utm,", "gn_status gn_utm_inverse(gn_utm *utm,"),
        ("uint32_t gn_version_number(", "int32_t gn_version_number("),
        ("size_t gn_mgrs_capacity(", "int gn_mgrs_capacity("),
        ("const char *gn_version(", "char *gn_version("),
        ("gn_status gn_utm_from_epsg(int32_t code,", "gn_status gn_utm_from_epsg(double code,"),
    ],
)
def test_comparison_finds_a_wrong_type(run, root, swift_tools, build, emitted, right, wrong):
    """A comparison that could not fail would prove nothing."""
    header = (root / "include/gridnorth.h").read_text()
    assert header.count(right) == 1
    changed = build / "wrong" / "gridnorth.h"
    changed.parent.mkdir(exist_ok=True)
    changed.write_text(header.replace(right, wrong))
    result = compare(run, root, swift_tools, build, emitted, changed)
    assert result.returncode != 0
    assert "conflicting types" in result.stderr or "functions that differ only" in result.stderr


def compare(run, root, swift_tools, build, emitted, header):
    """Compiles a header together with the compiler's, which declares its functions for Objective-C."""
    source = build / "compare.m"
    source.write_text(f'#include "{header}"\n#include "{emitted}"\n')
    return run(
        [swift_tools / "clang", "-x", "objective-c", "-fsyntax-only", "-fmodules", "-Werror=incompatible-pointer-types"]
        + [f"-fmodules-cache-path={build / 'clang-modules'}", "-Wno-nullability-completeness"]
        + ["-I", root / "include", "-I", HERE / "objc", source],
        check=False,
    )


def including(build, suffix, header):
    source = build / f"including.{suffix}"
    source.write_text(f'#include "{header}"\n#include "{header}"\n')
    return source
