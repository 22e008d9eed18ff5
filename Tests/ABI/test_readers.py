# SPDX-License-Identifier: MIT
"""The header is readable for the tools with which hosts make their bindings, and the library answers through them."""

import os
import re

import cffi
import pytest
from pycparser import c_parser

# From GeoConvert -m -p 0 for 0 0, and GeoConvert -u -p 3 for 60 3.
ORIGIN = "31NAA6602100000"
EASTING = 165640.332


@pytest.fixture(scope="module")
def text(run, root):
    """gridnorth.cdef.h, as CMake makes it: the header after the preprocessor, without the system's own headers."""
    folders = [f"-I{root / folder}" for folder in ("Tools/cmake/no-system", "include")]
    return run(["cc", "-E", "-P", *folders, root / "include/gridnorth.h"]).stdout


@pytest.fixture
def workshop(build):
    folder = build / "readers"
    folder.mkdir(exist_ok=True)
    return folder


def test_pycparser(text, api):
    """The reader knows no types but the given ones."""
    known = {f"typedef int {name};\n" for name in re.findall(r"\b(?:u?int\d+|size|ptrdiff)_t\b", text)}
    tree = c_parser.CParser().parse("".join(known) + text)
    names = {node.name for node in tree.ext if node.name}
    assert {one["name"] for one in api["functions"]} <= names
    assert {one["name"] for one in api["structs"]} <= names


def test_no_enumeration_is_without_a_name(text):
    assert re.findall(r"\benum\s*\{|\bstruct\s*\{|\bunion\b", text) == []


def test_luajit(run, need, workshop, text, library):
    script = workshop / "header.lua"
    script.write_text(
        f'local ffi = require "ffi"\nffi.cdef[==[\n{text}]==]\n'
        f'local library = ffi.load("{library}")\n'
        'io.write(ffi.string(library.gn_version()), " ", tonumber(ffi.sizeof("gn_mgrs_cell")))\n'
    )
    version = library.resolve().name.removeprefix("libgridnorth.so.")
    assert run([need("luajit"), script]).stdout == f"{version} 120"


def test_cffi(text, library):
    """cffi takes the header as it is, and the library answers."""
    ffi = cffi.FFI()
    ffi.cdef(text)
    loaded = ffi.dlopen(str(library))
    buffer = ffi.new("char[]", loaded.GN_MGRS_CAPACITY)
    assert loaded.gn_mgrs_encode(0, 0, loaded.GN_MGRS_1_M, buffer, len(buffer), ffi.NULL) == loaded.GN_OK
    assert ffi.string(buffer) == ORIGIN.encode()


def test_php(run, need, workshop, text, library):
    """PHP's parser reads declarations without directives; constants are properties of its result."""
    declarations = workshop / "gridnorth.cdef.h"
    declarations.write_text(text)
    script = workshop / "reader.php"
    script.write_text(
        "<?php\n$gn = FFI::cdef(file_get_contents($argv[1]), $argv[2]);\n"
        "$text = $gn->new('char[' . $gn->GN_MGRS_CAPACITY . ']');\n"
        "$status = $gn->gn_mgrs_encode(0, 0, $gn->GN_MGRS_1_M, $text, $gn->GN_MGRS_CAPACITY, null);\n"
        "echo FFI::string($text), ' ', $status, ' ', FFI::sizeof($gn->new('gn_mgrs_cell'));\n"
    )
    assert run([need("php"), script, declarations, library]).stdout == f"{ORIGIN} 0 120"


def test_swig(run, need, workshop, root, library):
    """SWIG writes a module for Lua from the header alone; enumerations and structs are there."""
    interface = workshop / "gridnorth.i"
    interface.write_text(
        '%module gridnorth\n%{\n#include "gridnorth.h"\n%}\n'
        '%include <stdint.i>\n%include "gridnorth_types.h"\n%include "gridnorth.h"\n'
    )
    wrapper, module = workshop / "gridnorth_wrap.c", workshop / "gridnorth.so"
    header = f"-I{root / 'include'}"
    run([need("swig"), "-Wall", "-Werror", "-lua", header, "-o", wrapper, interface])
    flags = ["-shared", "-fPIC", "-I/usr/include/luajit-2.1", header, f"-Wl,-rpath,{library.parent}"]
    run(["cc", *flags, wrapper, library, "-o", module])
    script = workshop / "reader.lua"
    script.write_text(
        f'package.cpath = "{workshop}/?.so"\nlocal gn = require "gridnorth"\nlocal utm = gn.gn_utm()\n'
        "local status = gn.gn_utm_forward(60, 3, gn.GN_ZONE_STANDARD, utm)\n"
        "print(status == gn.GN_OK, utm.zone, utm.easting, gn.gn_status_name(gn.GN_ERROR_LATITUDE))\n"
    )
    done, zone, easting, name = run([need("luajit"), script]).stdout.split()
    assert (done, zone, name) == ("true", "32", "GN_ERROR_LATITUDE")
    assert abs(float(easting) - EASTING) < 0.001


def test_bindgen(run, need, root, swift_tools, api):
    """Rust gets every function, and every enumeration under its name: bindgen numbers those that have none."""
    environment = os.environ | {"LIBCLANG_PATH": str(swift_tools.parent / "lib")}
    command = [need("bindgen"), "--no-layout-tests", root / "include/gridnorth.h", "--", "-I", root / "include"]
    bindings = run(command, env=environment).stdout
    assert "_bindgen_ty_" not in bindings
    assert set(re.findall(r"pub fn (gn_\w+)", bindings)) == {one["name"] for one in api["functions"]}
    types = set(re.findall(r"pub (?:type|struct) (gn_\w+)", bindings))
    assert {one["name"] for one in api["enumerations"] + api["structs"]} <= types


@pytest.mark.parametrize("page", ["README.md", "docs/guides/c.md"])
@pytest.mark.parametrize("compiler", ["c++", "clang++"])
def test_programs_of_the_pages_are_cxx_too(run, root, workshop, swift_tools, page, compiler):
    compiler = swift_tools / compiler if compiler == "clang++" else compiler
    for number, program in enumerate(re.findall(r"^```c\n(.*?)^```$", (root / page).read_text(), re.M | re.S)):
        source = workshop / f"program{number}.cpp"
        source.write_text(program)
        flags = ["-std=c++17", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-I", root / "include"]
        run([compiler, *flags, source])
