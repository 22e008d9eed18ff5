# SPDX-License-Identifier: MIT
"""The libraries of `make lib` export gn_* alone, import next to nothing, and stay small."""

import platform
import re

import pytest

# Of the C library. The compiler writes calls to these for copying and clearing.
IMPORTS = {"memcpy", "memmove", "memset"}
LARGEST_STRIPPED_SIZE = 1_700_000 if platform.machine() == "x86_64" else 820_000

on_x86 = pytest.mark.skipif(platform.machine() != "x86_64", reason="reads x86-64 code")


@pytest.fixture(scope="module")
def exports(root):
    return (root / "Tests/ABI/exports.txt").read_text().split()


def symbols(run, file, *options):
    """The names that nm prints, without their versions."""
    lines = run(["nm", "--format=posix", *options, file]).stdout.splitlines()
    return {line.split()[0].split("@")[0] for line in lines if len(line.split()) > 1}


def test_shared_library_exports_the_list_and_nothing_else(run, library, exports):
    assert sorted(symbols(run, library, "--dynamic", "--defined-only")) == exports


def test_static_library_has_no_global_symbol_but_the_list(run, static_library, exports):
    assert sorted(symbols(run, static_library, "--extern-only", "--defined-only")) == exports


def test_shared_library_imports_three_functions_at_most(run, library):
    assert symbols(run, library, "--dynamic", "--undefined-only") <= IMPORTS


def test_static_library_imports_three_functions_at_most(run, static_library):
    """So nothing can allocate, lock, read the locale or call libm."""
    assert symbols(run, static_library, "--undefined-only") <= IMPORTS


def test_shared_library_needs_the_c_library_alone(run, library):
    dynamic = run(["readelf", "--dynamic", "--wide", library]).stdout
    assert re.findall(r"\(NEEDED\).*\[(.*)\]", dynamic) == ["libc.so.6"]


def test_soname_carries_the_abi_number(run, root, library):
    number = (root / "include/abi-number").read_text().strip()
    dynamic = run(["readelf", "--dynamic", "--wide", library]).stdout
    assert re.findall(r"\(SONAME\).*\[(.*)\]", dynamic) == [f"libgridnorth.so.{number}"]
    assert (library.parent / f"libgridnorth.so.{number}").resolve() == library.resolve()


def test_file_carries_the_version(root, library):
    header = (root / "include/gridnorth_types.h").read_text()
    version = ".".join(re.findall(r"#define GN_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header))
    assert library.resolve().name == f"libgridnorth.so.{version}"


def test_stripped_library_is_small(run, build, library):
    stripped = build / "libgridnorth-stripped.so"
    run(["strip", "-o", stripped, library])
    assert stripped.stat().st_size < LARGEST_STRIPPED_SIZE


def test_libraries_hold_no_path_of_this_machine(root, library, static_library):
    for file in library, static_library:
        assert str(root).encode() not in file.read_bytes()
        assert not re.search(rb"(?:/home/|/tmp/|/usr/|\.swift\b)", file.read_bytes())


def test_library_keeps_no_state(run, static_library):
    """Nothing is written at run time but, on x86-64, the level of the processor: once, or when it is limited."""
    sections = run(["objdump", "--section-headers", "--wide", static_library]).stdout
    found = re.findall(r"^ +\d+ (\S+) +([0-9a-f]+) .*?((?:ALLOC|CONTENTS).*)$", sections, re.M)
    assert ".text" in {name for name, _, _ in found}, "no section was recognized"
    writable = {name: int(size, 16) for name, size, flags in found if "ALLOC" in flags and "READONLY" not in flags}
    # The word, and the pointer to what fills it in.
    expected = {".data": 4, ".init_array.101": 8} if platform.machine() == "x86_64" else {}
    assert {name: size for name, size in writable.items() if size} == expected


@on_x86
def test_no_call_can_trap(run, static_library):
    """No level holds a trapping instruction, not even in what is left of the Swift runtime."""
    code = run(["objdump", "-d", "--no-show-raw-insn", static_library]).stdout
    for section in [".text", ".text.level3", ".text.level4"]:
        assert f"Disassembly of section {section}:" in code
    assert not re.search(r"\bud2\b", code)
    assert "_swift_" not in run(["nm", static_library]).stdout
