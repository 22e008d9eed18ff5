# SPDX-License-Identifier: MIT
"""The package for Windows, linked by MinGW and by the linker of LLVM, and run by Wine."""

import ctypes
import functools
import os
import re
import shutil
import zipfile
from pathlib import Path

import pytest
from Determinism.sources import FLAGS, MAIN, PARTS

HERE = Path(__file__).parent
REFERENCE = "31UDQ4825011951"
CORPUS = [MAIN, *PARTS]
POINTS = 256
LIBRARIES = {"shared": "gridnorth", "static": "gridnorth_static"}
each_library = pytest.mark.parametrize("link", LIBRARIES)


@pytest.fixture(scope="module")
def package(dist, tmp_path_factory):
    """The only folder in the archive, unpacked."""
    folder = tmp_path_factory.mktemp("windows")
    (archive,) = dist.glob("gridnorth-*-windows-x86_64.zip")
    with zipfile.ZipFile(archive) as file:
        file.extractall(folder)
    (top,) = folder.iterdir()
    assert f"{top.name}.zip" == archive.name
    return top


@pytest.fixture(scope="module")
def bare(need, tmp_path_factory):
    """The environment of a machine with MinGW alone."""
    folder = tmp_path_factory.mktemp("bin")
    (folder / "gcc").symlink_to(need("x86_64-w64-mingw32-gcc"))
    return {"PATH": str(folder)}


@pytest.fixture(scope="module")
def wine(run, need, package, tmp_path_factory):
    """wine(command, **options): runs a program for Windows that finds the DLL; see run_command."""
    prefix = tmp_path_factory.mktemp("wine")
    settings = {"WINEPREFIX": str(prefix), "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml="}

    def run_under_wine(command, **options):
        environment = os.environ | settings | {"WINEPATH": str(package / "bin")}
        return run([need("wine"), *command], env=environment, **options)

    # Setting up its folder takes Wine a while, and its messages do not belong to a program.
    run([need("wineboot"), "--init"], env=os.environ | settings)
    run([need("wineserver"), "--wait"], env=os.environ | settings)
    yield run_under_wine
    # Half a gigabyte.
    run([need("wineserver"), "--kill"], env=os.environ | settings, check=False)
    shutil.rmtree(prefix, ignore_errors=True)


@pytest.fixture(scope="module")
def program(run, root, bare, package, tmp_path_factory):
    """program(link, *sources): the path of a program that MinGW has built with the package."""

    @functools.cache
    def build(link, *sources):
        folder = tmp_path_factory.mktemp("program")
        executable = folder / "program.exe"
        options = ["-O1", "-Wall", *FLAGS, "-I", package / "include", "-L", package / "lib", "-o", executable]
        run(["gcc", *options, *(root / source for source in sources), f"-l{LIBRARIES[link]}"], env=bare)
        return executable

    return build


def test_the_archive_holds_what_hosts_need(package, cpp_headers):
    names = {str(path.relative_to(package)) for path in package.rglob("*") if not path.is_dir()}
    assert names == {
        "bin/gridnorth.dll",
        "bin/gridnorth.exe",
        "include/gridnorth.h",
        *cpp_headers,
        "include/gridnorth_types.h",
        "include/gridnorth.cdef.h",
        "lib/gridnorth.lib",
        "lib/gridnorth_static.lib",
        "lib/pkgconfig/gridnorth.pc",
        "lib/cmake/GridNorth/GridNorthConfig.cmake",
        "lib/cmake/GridNorth/GridNorthConfigVersion.cmake",
        "lib/cmake/GridNorth/GridNorthTargets.cmake",
        "lib/cmake/GridNorth/GridNorthTargets-release.cmake",
        "share/gridnorth/README.md",
        "share/gridnorth/LICENSE",
        "share/gridnorth/api.json",
    }


def test_the_dll_needs_no_other_and_exports_the_interface(run, need, package, api):
    """Under plain names, as ctypes and P/Invoke look for them."""
    described = run([need("x86_64-w64-mingw32-objdump"), "-p", package / "bin/gridnorth.dll"]).stdout
    assert re.search(r"^Name\s.*\bgridnorth\.dll$", described, re.M)
    assert "DLL Name:" not in described
    names = described.split("[Ordinal/Name Pointer] Table\n")[1].split("\n\n")[0]
    exported = re.findall(r"^\s*\[.*\] +(?:[0-9a-f]+ +)?(\w+)$", names, re.M)
    assert sorted(exported) == sorted(function["name"] for function in api["functions"])


def test_the_static_library_keeps_to_its_own_names(run, need, package):
    """It must not replace anything of the host. Constants are named after their value, as every compiler there does."""
    listed = run([need("x86_64-w64-mingw32-nm"), "-g", package / "lib/gridnorth_static.lib"]).stdout
    names = re.findall(r"^\S* +\w (\S+)$", listed, re.M)
    assert "gn_mgrs_encode" in names and "level3.gn_mgrs_encode_batch" in names
    constant = r"__(real|xmm|ymm|zmm)@[0-9a-f]+"
    own = rf"((level\d|code|guarded)\.)?(gn|gridnorth)_\w+|gridnorth[._]\w+|{constant}"
    assert [name for name in names if not re.fullmatch(own, name)] == []


def test_files_hold_no_path_of_this_machine(package):
    for path in package.rglob("*.*"):
        assert not path.is_file() or not re.search(rb"/home/|/tmp/|/usr/|\.swift\b|/modules/", path.read_bytes())


def test_the_command_runs(wine, package, tmp_path):
    """Bytes pass as they are, so lines keep their ends; a file that is missing is told."""
    command = package / "bin/gridnorth.exe"
    assert wine([command, "mgrs", "48.85837", "2.294481"], text=False).stdout == b"31UDQ4825011951\n"
    table = tmp_path / "points.csv"
    table.write_bytes(b"lat,lon\r\n48.85837,2.294481\r\n\x1a,2\r\n")
    result = wine([command, "mgrs", "points.csv"], text=False, check=False, cwd=tmp_path)
    assert result.stdout == b"lat,lon,mgrs\r\n48.85837,2.294481,31UDQ4825011951\r\n\x1a,2,\r\n"
    assert result.returncode == 1
    assert b"points.csv:3:1: " in result.stderr
    assert wine([command, "utm", "-d", "3"], input=b"48.85837 2.294481\n", text=False).stdout == b"31N 448250.577 5411951.588\n"
    missing = wine([command, "mgrs", "none.csv"], check=False, cwd=tmp_path)
    assert missing.returncode == 1
    assert "none.csv: No such file or directory" in missing.stderr


@each_library
def test_programs_have_the_same_bits(run, cc, wine, program, level, link):
    """At every level of the processor."""
    reference = run([cc(CORPUS, "corpus", FLAGS), POINTS]).stdout.splitlines()[-1]
    assert wine([program(link, *CORPUS, "Tests/C/level.c"), POINTS]).stdout.splitlines()[-1] == reference


@each_library
def test_the_level_is_known_before_the_host_begins(wine, program, library, link):
    first, second, text = wine([program(link, "Tests/ABI/level.c")]).stdout.split()
    assert first == second == str(ctypes.CDLL(str(library)).gn_cpu_level())
    assert text == REFERENCE


@each_library
def test_hosts_with_another_floating_point_environment(wine, program, level, link):
    executable = program(link, "Tests/Packaging/environment.c", "Tests/C/level.c")
    assert wine([executable]).stdout.split() == [REFERENCE, "1", "1"]


@pytest.mark.parametrize("call", range(4))
def test_the_stack_can_be_walked(wine, program, level, call):
    """From a crash to main, which debuggers and handlers of exceptions do."""
    executable = program("shared", "Tests/Packaging/stack.c", "Tests/C/level.c")
    assert int(wine([executable, call]).stdout) >= 1


def test_a_program_holds_only_what_it_calls(run, need, swift_tools, wine, package, tmp_path):
    """The program has no C library; its linker reads libraries as Microsoft's does."""
    source, compiled, executable = (tmp_path / f"program.{suffix}" for suffix in ["c", "obj", "exe"])
    source.write_text(
        "#include <gridnorth.h>\n"
        "int _fltused;\n"
        "int start(void) {\n"
        "    char text[GN_MGRS_CAPACITY];\n"
        "    if (gn_mgrs_encode(48.85837, 2.294481, GN_MGRS_1_M, text, sizeof text, 0) != GN_OK) return 1;\n"
        "    return text[0] == '3' && text[14] == '1' && text[15] == 0 ? 7 : 2;\n"
        "}\n"
    )
    options = ["--target=x86_64-pc-windows-msvc", "-ffreestanding", "-fno-stack-protector", "-I", package / "include"]
    run([swift_tools / "clang", *options, "-c", source, "-o", compiled])
    libraries = ["/nodefaultlib", package / "lib/gridnorth_static.lib"]
    linker = swift_tools / "lld-link"
    run([linker, "/entry:start", "/subsystem:console", compiled, *libraries, f"/out:{executable}"])
    assert executable.stat().st_size < 40_000
    assert wine([executable], check=False).returncode == 7


@each_library
def test_find_package(run, need, wine, package, tmp_path, link):
    settings = {
        "CMAKE_SYSTEM_NAME": "Windows",
        "CMAKE_C_COMPILER": need("x86_64-w64-mingw32-gcc"),
        "CMAKE_CXX_COMPILER": need("x86_64-w64-mingw32-g++"),
        "CMAKE_PREFIX_PATH": package,
    }
    options = [f"-D{name}={value}" for name, value in settings.items()]
    run(["cmake", "-G", "Ninja", "-S", HERE / "consumer", "-B", tmp_path, *options])
    run(["cmake", "--build", tmp_path, "--target", link])
    assert wine([tmp_path / f"{link}.exe"]).stdout.endswith(f" {REFERENCE}\n")
