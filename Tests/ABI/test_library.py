# SPDX-License-Identifier: MIT
"""The libraries of `make lib` export gn_* alone, import nothing, and stay small, whole and in part."""

import platform
import re

import pytest

# Bytes for each function, and more for one that is there for several levels; docs/SIZES.md has a row for each. Sines that
# are inlined at level 3 took 2.7 % (docs/decisions/0010-processor-levels.md); blocks of rhumb lines and the plain orientation, 0.9 %.
SIZE_OF_FUNCTION, SIZE_OF_LEVELS = (9_140, 8_150) if platform.machine() == "x86_64" else (3_925, 0)

on_x86 = pytest.mark.skipif(platform.machine() != "x86_64", reason="reads x86-64 code")


@pytest.fixture(scope="module")
def exports(api):
    return sorted(function["name"] for function in api["functions"])


def symbols(run, file, *options):
    """The names that nm prints, without their versions."""
    lines = run(["nm", "--format=posix", *options, file]).stdout.splitlines()
    return {line.split()[0].split("@")[0] for line in lines if len(line.split()) > 1}


def test_shared_library_exports_the_described_functions_and_nothing_else(run, library, exports):
    assert sorted(symbols(run, library, "--dynamic", "--defined-only")) == exports


def test_static_library_has_no_global_symbol_but_these(run, static_library, exports):
    assert sorted(symbols(run, static_library, "--extern-only", "--defined-only")) == exports


@pytest.mark.parametrize("file", ["library", "static_library"])
def test_library_imports_nothing(run, request, file):
    """The library cannot allocate, lock, read the locale or call libm, and works with every C library."""
    file = request.getfixturevalue(file)
    options = ["--dynamic"] if file.suffix == ".so" else []
    assert symbols(run, file, *options, "--undefined-only") == set()


def test_shared_library_needs_no_other(run, library):
    dynamic = run(["readelf", "--dynamic", "--wide", library]).stdout
    assert "(SONAME)" in dynamic and "(NEEDED)" not in dynamic


def test_shared_library_loads_where_pages_are_large(run, library):
    """Pages have up to 64 kB on aarch64, and 16 kB on Android."""
    most = 0x10000 if platform.machine() == "aarch64" else 0x4000
    segments = run(["readelf", "--segments", "--wide", library]).stdout
    alignments = [int(size, 16) for size in re.findall(r"^ +LOAD .* (0x[0-9a-f]+)$", segments, re.M)]
    assert alignments and min(alignments) >= most


# Programs linked with the static library: how much larger than an empty program they may be, in kB,
# and the calls.
PROGRAMS = {
    "reference": (40, "char text[GN_MGRS_CAPACITY]; gn_mgrs_encode(48.85, 2.29, GN_MGRS_1_M, text, sizeof text, 0);"),
    "geodesic": (40, "gn_point a = {1, 2}, b = {3, 4}; double s; gn_geodesic_inverse(&a, &b, &s, 0, 0);"),
}


def test_a_program_holds_only_what_it_calls(run, root, build, static_library):
    def size(name, calls):
        source = build / f"{name}.c"
        source.write_text(f"#include <gridnorth.h>\nint main(void) {{ {calls} return 0; }}\n")
        program = build / f"holds-{name}"
        flags = ["-O2", "-s", "-Wl,--gc-sections", "-I", root / "include"]
        run(["cc", *flags, source, static_library, "-o", program])
        return program.stat().st_size

    empty = size("empty", "")
    for name, (most, calls) in PROGRAMS.items():
        assert 1000 < size(name, calls) - empty <= most * 1000, name


def test_soname_carries_the_abi_number(run, root, library):
    number = (root / "include/abi-number").read_text().strip()
    dynamic = run(["readelf", "--dynamic", "--wide", library]).stdout
    assert re.findall(r"\(SONAME\).*\[(.*)\]", dynamic) == [f"libgridnorth.so.{number}"]
    assert (library.parent / f"libgridnorth.so.{number}").resolve() == library.resolve()


def test_file_carries_the_version(root, library):
    header = (root / "include/gridnorth_types.h").read_text()
    version = ".".join(re.findall(r"#define GN_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header))
    assert library.resolve().name == f"libgridnorth.so.{version}"


def test_stripped_library_is_small(run, root, build, library, exports):
    sources = "".join(file.read_text() for file in (root / "Sources/GridNorthC").glob("*.swift"))
    levels = len(re.findall(r"^@_cdecl\(.*  // Levels\.$", sources, re.M))
    assert 0 < levels < len(exports) // 4
    stripped = build / "libgridnorth-stripped.so"
    run(["strip", "-o", stripped, library])
    assert stripped.stat().st_size < SIZE_OF_FUNCTION * len(exports) + SIZE_OF_LEVELS * levels


def test_libraries_hold_no_path_of_this_machine(root, library, static_library):
    for file in library, static_library:
        assert str(root).encode() not in file.read_bytes()
        assert not re.search(rb"(?:/home/|/tmp/|/usr/|\.swift\b)", file.read_bytes())


def test_library_keeps_no_state(run, static_library):
    """Nothing is written at run time but, on x86-64, the level of the processor: once, or when it is limited."""
    sections = run(["objdump", "--section-headers", "--wide", static_library]).stdout
    found = re.findall(r"^ *\d+ (\S+) +([0-9a-f]+) .*?((?:ALLOC|CONTENTS).*)$", sections, re.M)
    assert ".rodata.cst8" in {name for name, _, _ in found}, "no section was recognized"
    writable = {name: int(size, 16) for name, size, flags in found if "ALLOC" in flags and "READONLY" not in flags}
    # The level, and the pointer to the function that sets it.
    expected = {".data": 4, ".init_array.101": 8} if platform.machine() == "x86_64" else {}
    assert {name: size for name, size in writable.items() if size} == expected


@on_x86
def test_no_call_can_trap(run, static_library):
    """No level holds a trapping instruction, not even in the rest of the Swift runtime."""
    code = run(["objdump", "-d", "--no-show-raw-insn", static_library]).stdout
    for prefix in [".text.$", ".text.level3.$", ".text.level4.$"]:
        assert f"Disassembly of section {prefix}" in code
    assert not re.search(r"\bud2\b", code)
    assert "_swift_" not in run(["nm", static_library]).stdout
