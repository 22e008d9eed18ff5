# SPDX-License-Identifier: MIT
"""The same sources and the same compiler give the same library, byte for byte."""

import hashlib
import os
import shutil

import pytest
from effort import EFFORT

# Time zones, locales, and the places of the sources.
HOMES = [("UTC", "C", "here"), ("Pacific/Auckland", "C.UTF-8", "somewhere/else entirely")]


@pytest.mark.skipif(EFFORT <= 1, reason="compiles the library twice, for minutes: make test-long")
def test_the_place_of_the_sources_leaves_no_trace(run, root, outside_of_make, tmp_path):
    found = []
    for zone, locale, place in HOMES:
        copy = tmp_path / place
        for part in ["Sources", "include", "Tools/library"]:
            shutil.copytree(root / part, copy / part, copy_function=shutil.copyfile)
        shutil.copy(root / "Tools/build-library", copy / "Tools/build-library")
        run([copy / "Tools/build-library"], cwd=copy, env=outside_of_make | {"GRIDNORTH_CACHE": "off", "TZ": zone, "LC_ALL": locale})
        libraries = [copy / "build/libgridnorth.so", copy / "build/libgridnorth.a"]
        assert all(os.path.getsize(library) > 1_000_000 for library in libraries)
        found.append([hashlib.sha256(library.read_bytes()).hexdigest() for library in libraries])
    assert found[0] == found[1]
