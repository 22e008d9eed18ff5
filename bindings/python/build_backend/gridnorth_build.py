# SPDX-License-Identifier: MIT
"""Builds the package with scikit-build-core, and passes it the paths of the library and its sources.

The sources of the library are two folders up in a checkout, and in the folder `core` of an sdist. An existing library
is used: the file that the environment variable GRIDNORTH_LIBRARY names, or the result of `make lib` in a checkout if it
is newer than the sources. GRIDNORTH_LIBRARY= (empty) always builds. The same rules apply to the grid of the map for
notebooks, with GRIDNORTH_GRID_WASM and `make web`; if the grid neither exists nor can be built, the package has no such
map.

The extension module is compiled for CPython from 3.11 with the global lock, if there are a C compiler and Python.h.
Otherwise, and with GRIDNORTH_EXTENSION=0, the package has no extension module, and its wheel works with every Python 3.
"""

from __future__ import annotations

import io
import os
import shutil
import sys
import sysconfig
import tarfile
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Optional

from scikit_build_core import build as _build
from scikit_build_core.build import (
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

_HERE = Path(__file__).resolve().parent.parent
_IS_SDIST = (_HERE / "core").is_dir()
_CORE = _HERE / "core" if _IS_SDIST else _HERE.parent.parent

#: The files that are needed to build the library.
_CORE_PARTS = (
    *("CMakeLists.txt", "LICENSE", "Sources", "include", "Tools/build-library", "Tools/library", "Tools/cmake"),
    "command",
    *("bindings/duckdb/extension.cmake", "bindings/duckdb/source", "bindings/duckdb/trailer.py"),
    *("bindings/polars/plugin.cmake", "bindings/polars/source", "bindings/query-engines"),
    *("bindings/python/extension", "bindings/python/generate.py", "bindings/python/src/gridnorth/errors.py"),
    *("bindings/python/src/gridnorth/_errors/classes.py", "bindings/python/jupyter"),
    *("bindings/description", "docs/api.json"),
    *sorted(f"bindings/web/{path.name}" for path in (_CORE / "bindings/web").iterdir() if path.name != "tests"),
)
_PACKAGE_PARTS = ("LICENSE", "README.md", "build_backend", "src")

#: The Python version whose stable ABI the extension module uses, as in bindings/python/extension/extension.h.
_STABLE_ABI = (3, 11)

_NO_SWIFT = """\
gridnorth: Swift 6.1 or later is needed to build the library, but there is no swiftc in the PATH.
Install a Swift toolchain, or a wheel of gridnorth, or let GRIDNORTH_LIBRARY name a libgridnorth.so that is built."""


def build_wheel(directory: str, settings: Any = None, metadata: Optional[str] = None) -> str:
    """Build a wheel with the library inside."""
    with _library(settings) as told:
        return _build.build_wheel(directory, told, metadata)


def build_editable(directory: str, settings: Any = None, metadata: Optional[str] = None) -> str:
    """Build a wheel that holds the library and points to the Python files."""
    with _library(settings) as told:
        return _build.build_editable(directory, told, metadata)


def prepare_metadata_for_build_wheel(directory: str, settings: Any = None) -> str:
    """Write the metadata of the wheel, whose tag names the supported Python versions."""
    return _build.prepare_metadata_for_build_wheel(directory, _with_tag(settings))


def prepare_metadata_for_build_editable(directory: str, settings: Any = None) -> str:
    """Write the metadata of the editable wheel."""
    return _build.prepare_metadata_for_build_editable(directory, _with_tag(settings))


def build_sdist(directory: str, settings: Any = None) -> str:
    """Pack the sources of the package and those of the library."""
    with tempfile.TemporaryDirectory() as folder:
        metadata = Path(folder, prepare_metadata_for_build_wheel(folder, settings), "METADATA").read_bytes()
    version = next(line[9:] for line in metadata.decode().splitlines() if line.startswith("Version: "))
    root = f"gridnorth-{version}"
    project = (_HERE / "pyproject.toml").read_text("utf-8").replace('"../..', '"core')
    # In a checkout, the license is a symbolic link.
    with tarfile.open(Path(directory, f"{root}.tar.gz"), "w:gz", dereference=True) as archive:
        _add_bytes(archive, f"{root}/PKG-INFO", metadata)
        _add_bytes(archive, f"{root}/pyproject.toml", project.encode())
        for folder, parts, prefix in ((_HERE, _PACKAGE_PARTS, ""), (_CORE, _CORE_PARTS, "core/")):
            for part in parts:
                archive.add(folder / part, f"{root}/{prefix}{part}", filter=_plain)
    return f"{root}.tar.gz"


def _plain(entry: tarfile.TarInfo) -> Optional[tarfile.TarInfo]:
    """Leave out build products, and the owners of files."""
    name = Path(entry.name).name
    if name == "__pycache__" or name.endswith((".so", ".o", ".pyc")):
        return None
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def _add_bytes(archive: tarfile.TarFile, name: str, content: bytes) -> None:
    entry = tarfile.TarInfo(name)
    entry.size, entry.mtime = len(content), int(time.time())
    archive.addfile(entry, io.BytesIO(content))


@contextmanager
def _library(settings: Any) -> Iterator[dict[str, Any]]:
    """Print the source of the library, and show progress while the library is built."""
    told = _with_tag(settings)
    if not told["cmake.define.GRIDNORTH_PYTHON_INCLUDE"]:
        _say(f"leaving out the extension module: {_lack() or 'not wanted'}")
    if "cmake.define.GRIDNORTH_OBJECT" in told:
        yield told
        return
    has_swift = shutil.which("swiftc") is not None
    library = _finished("GRIDNORTH_LIBRARY", "libgridnorth.so")
    grid = _finished("GRIDNORTH_GRID_WASM", "web/layer/grid.wasm")
    if library is not None:
        _say(f"taking the library that is already built: {library}")
        told["cmake.define.GRIDNORTH_LIBRARY"] = str(library)
        if not library.with_name("libgridnorth.a").is_file():
            _say("leaving out DuckDB and Polars, and the command: beside the library is no libgridnorth.a to link them")
    elif not has_swift:
        print(_NO_SWIFT, file=sys.stderr, flush=True)
        raise SystemExit(1)
    else:
        _say("building the library from its Swift sources, which takes a minute or a few")
    if grid is not None:
        told["cmake.define.GRIDNORTH_GRID_WASM"] = str(grid)
    elif has_swift:
        _say("building the grid of the map for notebooks, which takes as long")
    else:
        _say("leaving out the map for notebooks: its grid is built with Swift")
        told["cmake.define.GRIDNORTH_GRID_WASM"] = "none"
    done = threading.Event()
    clock = threading.Thread(target=_tick, args=(done,), daemon=True)
    clock.start()
    try:
        yield told
    finally:
        done.set()
        clock.join()


def _with_tag(settings: Any) -> dict[str, Any]:
    """Return settings preceded by those of the extension module, if it can be built."""
    given = dict(settings or {})
    include = sysconfig.get_path("include") if _lack() is None else ""
    include = given.setdefault("cmake.define.GRIDNORTH_PYTHON_INCLUDE", include)
    given.setdefault("wheel.py-api", "cp{}{}".format(*_STABLE_ABI) if include else "py3")
    return given


def _lack() -> Optional[str]:
    """Return the reason why no extension module can be built; None if it can be built."""
    include = Path(sysconfig.get_path("include"))
    if os.environ.get("GRIDNORTH_EXTENSION") == "0":
        return "GRIDNORTH_EXTENSION=0"
    if sys.implementation.name != "cpython" or sys.version_info < _STABLE_ABI:
        return "it is for CPython from {}.{}".format(*_STABLE_ABI)
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        return "it is for CPython with the global lock"
    if not (include / "Python.h").is_file():
        return f"there is no Python.h in {include}"
    if not any(map(shutil.which, (os.environ.get("CC", "cc"), "cc", "gcc", "clang", "cl"))):
        return "there is no C compiler"
    return None


def _finished(variable: str, built: str) -> Optional[Path]:
    """Return an existing file: the file that a variable names, or a file in the folder `build`."""
    named = os.environ.get(variable)
    if named is not None:
        if not named:
            return None
        path = Path(named).resolve()
        if not path.is_file():
            print(f"gridnorth: {variable} names {named}, which is not a file.", file=sys.stderr, flush=True)
            raise SystemExit(1)
        return path
    path = (_CORE / "build" / built).resolve()
    if _IS_SDIST or not path.is_file():
        return None
    sources = [each for part in ("Sources", "include") for each in (_CORE / part).rglob("*") if each.is_file()]
    newest = max(each.stat().st_mtime for each in sources)
    return path if path.stat().st_mtime >= newest else None


def _tick(done: threading.Event) -> None:
    start = time.monotonic()
    while not done.wait(10):
        _say(f"still building, {time.monotonic() - start:.0f} s")


def _say(words: str) -> None:
    print(f"gridnorth: {words}", flush=True)
