# SPDX-License-Identifier: MIT
"""gridnorth.h means the same to every compiler, and stays compatible."""

import re
from pathlib import Path

import pytest
from ABI import interface

HERE = Path(__file__).resolve().parent

STRICT = ["-pedantic", "-Wall", "-Wextra", "-Werror", "-fsyntax-only"]


@pytest.fixture(scope="module")
def declared(api):
    return interface.Interface(api)


def test_statuses_fit_in_a_byte_and_are_unique(declared):
    statuses = dict(declared.ffi.typeof("gn_status").relements)
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


COMPILERS = ["cc", "aarch64-linux-gnu-gcc", "clang --target=wasm32"]


@pytest.mark.parametrize("compiler", COMPILERS)
def test_compilers_agree_with_the_description(assertions, declared, compiler):
    result = assertions(compiler, declared.assertions)
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize(
    "right, wrong",
    [
        ("offsetof(gn_utm, zone) == 16", "offsetof(gn_utm, zone) == 20"),
        ("sizeof(gn_mgrs_cell) == 120", "sizeof(gn_mgrs_cell) == 128"),
        ("((gn_point *)0)->latitude), double", "((gn_point *)0)->latitude), int64_t"),
        ("GN_ERROR_LATITUDE == 33", "GN_ERROR_LATITUDE == 34"),
        ("const char * (*)(gn_status status)", "char * (*)(gn_status status)"),
        ("(*)(const gn_utm *utm, gn_point *out)", "(*)(gn_utm *utm, gn_point *out)"),
    ],
)
def test_compilers_find_what_is_wrong(assertions, declared, right, wrong):
    """Assertions that could not fail would prove nothing."""
    text = declared.assertions.replace("const char *(*)", "const char * (*)")
    assert right in text
    result = assertions("cc", text.replace(right, wrong))
    assert result.returncode != 0 and "static assertion failed" in result.stderr


@pytest.fixture(scope="module")
def assertions(run, root, build, swift_tools):
    """assertions(compiler, source): compiles assertions about the header."""

    def compile_assertions(compiler, text):
        source = build / "assertions.c"
        source.write_text(text)
        command = compiler.split()
        if command[0] == "clang":
            command[0] = swift_tools / "clang"
        # -ffreestanding: stdint.h of the compiler itself, for targets without a C library. A mean radius is not an
        # integer: compilers fold it, and pedantic ones say so.
        flags = ["-std=gnu11", "-ffreestanding", "-Wall", "-Wextra", "-Werror", "-fsyntax-only"]
        return run([*command, *flags, "-I", root / "include", source], check=False)

    return compile_assertions


# The same functions as the Swift compiler sees them.


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
        ("gn_status gn_mgrs_decode_batch(const char *texts, size_t text_size, ptrdiff_t", "gn_status gn_mgrs_decode_batch(const char *texts, size_t text_size, size_t"),
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
    # The compiler calls every Int an NSInteger, here a size_t; strides are signed: see Tools/header.
    signed = build / "signed.h"
    signed.write_text(re.sub(r"NSInteger (\w*[sS]tride)\b", r"ptrdiff_t \1", emitted.read_text()))
    source = build / "compare.m"
    source.write_text(f'#include "{header}"\n#include "{signed}"\n')
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
