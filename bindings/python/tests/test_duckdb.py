# SPDX-License-Identifier: MIT
"""The extension for DuckDB: its functions in two versions of DuckDB, its file, its guide."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys

import pytest

import gridnorth
from gridnorth.duckdb import extension

duckdb = pytest.importorskip("duckdb")


@pytest.mark.parametrize("version", ["newest", "1.4.4"])
def test_every_function(root, version):
    """Run bindings/duckdb/tests in a separate process, because a process can load only one DuckDB."""
    environment = dict(os.environ)
    if version != "newest":
        folder = root / f"build/duckdb-{version}"
        assert folder.exists(), f"{folder.name} is missing: run Tools/setup all"
        environment["PYTHONPATH"] = os.pathsep.join([str(folder), environment.get("PYTHONPATH", "")])
    folder = root / "bindings/duckdb/tests"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={folder}", "-c", os.devnull]
    result = subprocess.run(
        [*command, str(folder)], env=environment, capture_output=True, text=True, timeout=1800, check=False
    )
    assert result.returncode == 0, result.stdout[-6000:]
    assert int(re.search(r"(\d+) passed", result.stdout)[1]) >= 41


def test_the_trailer(root):
    """The last 512 bytes are eight fields in reverse order, then an empty signature."""
    trailer = extension().read_bytes()[-512 - 22 :]
    assert trailer[:22] == b"\x00\x93\x04\x10duckdb_signature\x80\x04"
    fields = [trailer[22 + start : 54 + start].rstrip(b"\0").decode() for start in range(0, 256, 32)]
    assert fields[:4] == ["", "", "", "C_STRUCT"]
    assert fields[5:] == ["v1.2.0", fields[6], "4"]
    assert fields[4] == f"v{gridnorth.__version__}"
    assert fields[6].startswith("linux_")
    assert trailer[-256:] == bytes(256)


def test_a_copy_without_its_trailer_is_refused(tmp_path):
    path = tmp_path / "gridnorth.duckdb_extension"
    path.write_bytes(extension().read_bytes()[:-534])
    with duckdb.connect(config={"allow_unsigned_extensions": "true"}) as con, pytest.raises(duckdb.Error):
        con.execute(f"LOAD '{path}'")


def test_it_needs_nothing_but_a_c_library():
    """The file needs no library, so it loads with glibc and with musl; DuckDB calls its entry point."""
    library = extension()
    dynamic = subprocess.run(["readelf", "-dW", library], capture_output=True, text=True, check=True).stdout
    assert "NEEDED" not in dynamic
    symbols = subprocess.run(
        ["readelf", "-W", "--dyn-syms", library], capture_output=True, text=True, check=True
    ).stdout
    names = {
        line.split()[7].partition("@")[0]: line.split()[6] for line in symbols.splitlines() if len(line.split()) == 8
    }
    wanted = {name for name, section in names.items() if section == "UND"}
    assert wanted <= {
        *("free", "malloc", "memchr", "memcpy", "memmove", "memset", "snprintf"),
        *("strchr", "strcmp", "strcspn", "strlen"),
    }
    assert {name for name, section in names.items() if section.isdecimal()} == {"gridnorth_init_c_api"}


def test_load_without_the_extension(tmp_path):
    """A package built without the extension names the missing file."""
    package = tmp_path / "gridnorth"
    shutil.copytree(extension().parent, package, ignore=shutil.ignore_patterns("*.duckdb_extension", "__pycache__"))
    program = "import gridnorth.duckdb; gridnorth.duckdb.load(None)"
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    result = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False
    )
    assert "FileNotFoundError: gridnorth.duckdb_extension is not beside the Python files" in result.stderr


def test_gridnorth_does_not_import_duckdb():
    program = "import sys, gridnorth, gridnorth.duckdb; assert 'duckdb' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_the_guide_names_every_function(root):
    tables = root / "bindings/query-engines/functions.c", root / "bindings/duckdb/source/polygon.c"
    names = {name for table in tables for name in re.findall(r'^    {"(\w+)"', table.read_text(), re.M)}
    assert len(names) == 19
    guide = (root / "docs/guides/duckdb.md").read_text()
    assert names <= set(re.findall(r"^\| `(\w+)\(", guide, re.M))
