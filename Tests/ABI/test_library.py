# SPDX-License-Identifier: MIT
"""The libraries of `make lib` export gn_* alone, import next to nothing, and stay small."""

import platform
import re

import pytest

# Of the C library. The compiler writes calls to these for copying and clearing.
IMPORTS = {"memcpy", "memmove", "memset"}
LARGEST_STRIPPED_SIZE = 820_000

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
    number = (root / "Tests/ABI/abi-number").read_text().strip()
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
    """Nothing is written at run time: no section both writable and other than constant after relocation."""
    sections = run(["objdump", "--section-headers", "--wide", static_library]).stdout
    writable = {
        name: int(size, 16)
        for name, size, flags in re.findall(r"^ +\d+ (\S+) +([0-9a-f]+) .*?((?:ALLOC|CONTENTS).*)$", sections, re.M)
        if "ALLOC" in flags and "READONLY" not in flags and not name.startswith(".data.rel.ro")
    }
    assert writable, "no section was recognised"
    # The runtime's empty box: 16 bytes that only its own retain and release know, and nothing calls those.
    assert sum(writable.values()) <= 16


@on_x86
def test_no_call_can_trap(run, static_library):
    """No path from C leads to a trap: only the idle remains of the Swift runtime hold one."""
    trapping, called = set(), set()
    function = None
    for line in run(["objdump", "-d", "-r", "--no-show-raw-insn", static_library]).stdout.splitlines():
        if heading := re.match(r"[0-9a-f]+ <(.*)>:$", line):
            function = heading[1]
        elif re.search(r"\bud2\b", line):
            trapping.add(function)
        elif target := re.search(r"(?:<|R_X86_64_\w+\s+)(_?swift_\w+)", line):
            if not re.match(r"_?swift_", function):
                called.add(target[1])
    assert all(re.match(r"_?swift_", name) for name in trapping), trapping
    assert not called, f"the library calls into the Swift runtime: {called}"


@on_x86
def test_baseline_library_runs_on_the_oldest_processor(run, static_library):
    """No AVX register, no fused multiply-add."""
    code = run(["objdump", "-d", "--no-show-raw-insn", static_library]).stdout
    assert "mulpd" in code
    assert not re.search(r"%[yz]mm|\bvf?n?m(add|sub)|\bvadd", code)
