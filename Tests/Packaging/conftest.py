# SPDX-License-Identifier: MIT
"""Fixtures that the tests of packages share: the packages, and the places of those that depend on them."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def dist(root: Path, run: Callable, outside_of_make: dict[str, str]) -> Path:
    """The folder with all packages of `make dist`."""
    shutil.rmtree(root / "build/dist", ignore_errors=True)
    run([root / "Tools/dist"], env=outside_of_make)
    return root / "build/dist"


@pytest.fixture(scope="session")
def cpp_headers(root: Path, run: Callable, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The places of the headers for C++ in an installation."""
    folder = tmp_path_factory.mktemp("headers") / "cpp"
    run([root / "bindings/cpp/generate.py", folder])
    found = [str(path.relative_to(folder)) for path in (folder / "include").rglob("*.hpp")]
    assert {"include/gridnorth.hpp", "include/gridnorth/mgrs.hpp"} <= set(found)
    return found


@pytest.fixture(scope="session")
def outside(root: Path, build: Path) -> Path:
    """A folder of another project, with this repository beside its packages as `gridnorth`.

    It is the same one in each run, and packages may be built in `outside / "build"`, so that SwiftPM compiles GridNorth
    for them only when it has changed.
    """
    folder = build / "outside"
    folder.mkdir(exist_ok=True)
    for left in folder.iterdir():
        if left.is_dir() and not left.is_symlink() and left.name != "build":
            shutil.rmtree(left)
    neighbor = folder / "gridnorth"
    if not neighbor.is_symlink():
        neighbor.symlink_to(root)
    return folder
