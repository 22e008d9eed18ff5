# SPDX-License-Identifier: MIT
"""The plugin for Polars: its functions in two versions of Polars, its file, its guide."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import gridnorth

polars = pytest.importorskip("polars")

PLUGIN = Path(gridnorth.__file__).with_name("libgridnorth_polars.so")


@pytest.mark.parametrize("version", ["newest", "1.6.0"])
def test_every_function(root, version):
    """Run bindings/polars/tests in a separate process, because a process can load only one Polars."""
    environment = dict(os.environ)
    if version != "newest":
        folder = root / f"build/polars-{version}"
        assert folder.exists(), f"{folder.name} is missing: run Tools/setup all"
        environment["PYTHONPATH"] = os.pathsep.join([str(folder), environment.get("PYTHONPATH", "")])
    folder = root / "bindings/polars/tests"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={folder}", "-c", os.devnull]
    result = subprocess.run(
        [*command, str(folder)], env=environment, capture_output=True, text=True, timeout=1800, check=False
    )
    assert result.returncode == 0, result.stdout[-6000:]
    assert int(re.search(r"(\d+) passed", result.stdout)[1]) >= 25


def test_it_needs_nothing_but_a_c_library():
    """The file needs no library, so it loads with glibc and with musl; Polars calls its exports."""
    dynamic = subprocess.run(["readelf", "-dW", PLUGIN], capture_output=True, text=True, check=True).stdout
    assert "NEEDED" not in dynamic
    symbols = subprocess.run(["readelf", "-W", "--dyn-syms", PLUGIN], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in symbols.splitlines() if len(line.split()) == 8]
    assert {row[7] for row in rows if row[6] == "UND"} <= {
        *("aligned_alloc", "calloc", "free", "madvise", "malloc", "realloc"),
        *("memchr", "memcpy", "memmove", "memset", "snprintf"),
        *("strchr", "strcmp", "strcspn", "strlen", "__tls_get_addr"),
    }
    names = {row[7].removeprefix("_polars_plugin_") for row in rows if row[6].isdecimal()}
    assert names >= {"get_version", "get_last_error_message"}
    functions = {name for name in names - {"get_version", "get_last_error_message"} if not name.startswith("field_")}
    assert names - functions == {"get_version", "get_last_error_message"} | {f"field_{name}" for name in functions}
    import gridnorth.polars

    assert functions == set(gridnorth.polars.__all__) - {"Namespace"}


def test_more_texts_than_a_buffer_holds(tmp_path, root):
    """Offsets of an Arrow buffer have 31 bits; here a buffer holds the texts of at most two blocks."""
    package = tmp_path / "gridnorth"
    shutil.copytree(PLUGIN.parent, package, ignore=shutil.ignore_patterns(PLUGIN.name, "__pycache__"))
    small = os.environ | {"CFLAGS": "-DLARGEST_BUFFER=16384"}
    subprocess.run([root / "bindings/polars/build", package / PLUGIN.name], env=small, check=True)
    program = (
        "import numpy, polars, gridnorth.polars as gp\n"
        "from gridnorth import mgrs\n"
        "lat, lon = numpy.linspace(-89, 89, 20_000), numpy.linspace(-170, 170, 20_000)\n"
        "table = polars.DataFrame({'lat': lat, 'lon': lon})\n"
        "for precision in (5, 11):\n"
        "    found = table.select(gp.mgrs_encode('lat', 'lon', precision)).to_series()\n"
        "    assert found.to_list() == mgrs.encode(lat, lon, precision).tolist()\n"
        "    assert found.rechunk().filter(found.str.len_bytes() > 0).len() == 20_000\n"
    )
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    result = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr


def test_a_version_of_the_interface_that_polars_does_not_know_is_an_error(tmp_path, root):
    """The message of this Polars for a later plugin shows the message of a later Polars for this plugin."""
    source = tmp_path / "later.c"
    source.write_text(
        "#include <stdint.h>\n"
        "uint32_t _polars_plugin_get_version(void) { return 9u << 16; }\n"
        'const char *_polars_plugin_get_last_error_message(void) { return ""; }\n'
        "void _polars_plugin_f(void) {}\nvoid _polars_plugin_field_f(void) {}\n"
    )
    subprocess.run(["cc", "-shared", "-fPIC", "-o", tmp_path / "later.so", source], check=True)
    from polars.plugins import register_plugin_function

    expression = register_plugin_function(plugin_path=tmp_path / "later.so", function_name="f", args=["x"])
    with pytest.raises(polars.exceptions.ComputeError, match="doesn't support plugin version: 9"):
        polars.DataFrame({"x": [1]}).select(expression)


def test_import_without_the_plugin(tmp_path):
    """A package built without the plugin names the missing file."""
    package = tmp_path / "gridnorth"
    shutil.copytree(PLUGIN.parent, package, ignore=shutil.ignore_patterns(PLUGIN.name, "__pycache__"))
    program = "import gridnorth.polars; gridnorth.polars.utm_zone('a', 'b')"
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    result = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False
    )
    assert "FileNotFoundError: libgridnorth_polars.so is not beside the Python files" in result.stderr


def test_gridnorth_does_not_import_polars():
    program = "import sys, gridnorth; assert 'polars' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_the_guide_names_every_function(root):
    import gridnorth.polars

    guide = (root / "docs/guides/polars.md").read_text()
    assert set(re.findall(r"^\| `(\w+)\(", guide, re.M)) == set(gridnorth.polars.__all__) - {"Namespace"}
