# SPDX-License-Identifier: MIT
"""The Python package from its sources: an sdist, an editable install, and machines without Swift."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv

import pytest

BACKEND = """\
import sys
sys.path.insert(0, "build_backend")
import gridnorth_build
print(gridnorth_build.build_sdist(sys.argv[1]))
"""

SCRIPT = "import gridnorth; print(gridnorth.mgrs.encode(48.85837, 2.294481), gridnorth.__file__)"


@pytest.fixture
def python(tmp_path):
    """The Python of an environment that has the build system of this one, and nothing else of it."""
    folder = tmp_path / "venv"
    venv.create(folder, with_pip=True)
    python = folder / "bin/python"
    site = subprocess.run(
        [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    links = sysconfig.get_path("purelib")
    for name in ("scikit_build_core", "packaging", "pathspec"):
        os.symlink(os.path.join(links, name), os.path.join(site, name))
        for info in os.listdir(links):
            if info.lower().startswith(f"{name}-") and info.endswith(".dist-info"):
                os.symlink(os.path.join(links, info), os.path.join(site, info))
    return python


@pytest.fixture
def tools(tmp_path):
    """A folder with the tools that a build needs, except Swift."""
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("cmake", "ninja", "make", "cc", "c++", "gcc", "g++", "as", "ld", "ar", "ranlib", "sh", "env"):
        place = subprocess.run(["which", name], capture_output=True, text=True).stdout.strip()
        if place:
            os.symlink(place, tools / name)
    return tools


@pytest.fixture
def sdist(run, root, tmp_path):
    """The folder of an unpacked sdist."""
    name = run([sys.executable, "-c", BACKEND, tmp_path], cwd=root / "bindings/python").stdout.split()[-1]
    with tarfile.open(tmp_path / name) as archive:
        archive.extractall(tmp_path, filter="data")
    return tmp_path / name.removesuffix(".tar.gz")


@pytest.fixture
def built(root, library):
    """The products that are already built, by their names in the environment."""
    return {"GRIDNORTH_LIBRARY": str(library), "GRIDNORTH_GRID_WASM": str(root / "build/web/layer/grid.wasm")}


def install(python, *arguments, **environment):
    command = [python, "-m", "pip", "install", "-v", "--no-deps", "--no-build-isolation", "--no-index", *arguments]
    given = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "GRIDNORTH"))}
    return subprocess.run(command, capture_output=True, text=True, env={**given, **environment})


def encoded(python, tmp_path):
    done = subprocess.run([python, "-c", SCRIPT], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    text, place = done.stdout.split()
    assert text == "31UDQ4825011951"
    return place


def test_an_sdist_holds_all_that_the_library_is_built_of(sdist):
    for name in ("PKG-INFO", "pyproject.toml", "README.md", "LICENSE", "src/gridnorth/__init__.py", "core/CMakeLists.txt",
                 "core/Tools/build-library", "core/bindings/web/link", "core/bindings/python/jupyter/map.cmake", "core/include/gridnorth_types.h", "core/Sources/GridNorthC"):  # fmt: skip
        assert (sdist / name).exists(), name
    assert not list(sdist.rglob("*.so")) + list(sdist.rglob("*.o"))
    assert "../.." not in (sdist / "pyproject.toml").read_text()


def test_an_sdist_is_installed_with_a_library_that_is_already_built(sdist, built, python, tmp_path):
    done = install(python, str(sdist), **built)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "taking the library that is already built" in done.stdout + done.stderr
    place = encoded(python, tmp_path)
    assert str(tmp_path / "venv") in place
    beside = {"_map.mjs", "_grid.wasm", "_land.bin", "gridnorth.duckdb_extension", "libgridnorth_polars.so"}
    assert beside <= set(os.listdir(os.path.dirname(place)))


def test_with_a_library_that_is_alone_the_parts_for_engines_lack(sdist, built, python, tmp_path):
    """They are linked with the static library."""
    alone = shutil.copy(built["GRIDNORTH_LIBRARY"], tmp_path / "libgridnorth.so")
    done = install(python, str(sdist), **built | {"GRIDNORTH_LIBRARY": str(alone)})
    assert done.returncode == 0, done.stdout + done.stderr
    assert "leaving out DuckDB and Polars" in done.stdout + done.stderr
    names = os.listdir(os.path.dirname(encoded(python, tmp_path)))
    assert "_grid.wasm" in names
    assert not {"gridnorth.duckdb_extension", "libgridnorth_polars.so"} & set(names)


def test_with_a_library_and_without_swift_only_the_map_for_notebooks_lacks(sdist, library, tools, python, tmp_path):
    done = install(python, str(sdist), GRIDNORTH_LIBRARY=str(library), PATH=str(tools))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "leaving out the map for notebooks" in done.stdout + done.stderr
    assert "_grid.wasm" not in os.listdir(os.path.dirname(encoded(python, tmp_path)))


def test_an_sdist_is_packed_again_as_it_is(sdist, tmp_path, run):
    again = tmp_path / "again"
    again.mkdir()
    name = run([sys.executable, "-c", BACKEND, again], cwd=sdist).stdout.split()[-1]
    with tarfile.open(again / name) as archive:
        names = {entry.name.partition("/")[2] for entry in archive if entry.isfile()}
    assert names == {
        str(path.relative_to(sdist)) for path in sdist.rglob("*") if path.is_file() and "__pycache__" not in str(path)
    }


def test_without_swift_the_first_line_says_what_is_lacking(sdist, tools, python):
    done = install(python, str(sdist), PATH=str(tools))
    assert done.returncode
    lines = re.findall(r"^\s*(?:\|\s*)?(gridnorth: .*)", done.stdout + done.stderr, re.M)
    assert lines[0].startswith("gridnorth: Swift 6.1 or later is needed to build the library")


def test_a_library_that_is_not_there_is_named(sdist, python):
    done = install(python, str(sdist), GRIDNORTH_LIBRARY="nowhere/libgridnorth.so")
    assert done.returncode
    assert "GRIDNORTH_LIBRARY names nowhere/libgridnorth.so, which is not a file" in done.stdout + done.stderr


def test_an_editable_install_finds_the_library(root, built, python, tmp_path):
    done = install(python, "-e", str(root / "bindings/python"), **built)
    assert done.returncode == 0, done.stdout + done.stderr
    assert encoded(python, tmp_path) == str(root / "bindings/python/src/gridnorth/__init__.py")
    assert tag_and_module(python, tmp_path)[1].startswith(str(tmp_path / "venv"))


def tag_and_module(python, tmp_path):
    """The tag of the wheel that was installed, and the file of the extension module, or "None"."""
    script = (
        "import importlib.metadata, re, gridnorth._native.fast as fast\n"
        "wheel = importlib.metadata.distribution('gridnorth').read_text('WHEEL')\n"
        "print(re.search('Tag: ([^-]+-[^-]+)-', wheel)[1], fast.extension and fast.extension.__file__)"
    )
    done = subprocess.run([python, "-c", script], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    return tuple(done.stdout.split())


def test_the_extension_module_is_compiled_from_an_sdist(sdist, built, python, tmp_path):
    done = install(python, str(sdist), **built)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "leaving out the extension module" not in done.stdout + done.stderr
    tag, module = tag_and_module(python, tmp_path)
    assert tag == "cp311-abi3" and module.endswith("_extension.abi3.so")


def test_the_extension_module_can_be_left_out(sdist, built, python, tmp_path):
    done = install(python, str(sdist), **built, GRIDNORTH_EXTENSION="0")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "leaving out the extension module: GRIDNORTH_EXTENSION=0" in done.stdout + done.stderr
    assert encoded(python, tmp_path) and tag_and_module(python, tmp_path) == ("py3-none", "None")


def test_without_a_c_compiler_the_library_that_is_built_suffices(sdist, built, tools, python, tmp_path):
    for name in ("cc", "gcc", "c++", "g++", "as", "ld"):
        (tools / name).unlink(missing_ok=True)
    done = install(python, str(sdist), **built, PATH=str(tools))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "leaving out the extension module: there is no C compiler" in done.stdout + done.stderr
    assert encoded(python, tmp_path) and tag_and_module(python, tmp_path) == ("py3-none", "None")
