# SPDX-License-Identifier: MIT
"""The Python package as a stranger installs it: by the lines of README.md, with nothing but pip, Swift and the network."""

import os
import re
import shutil

# pip fetches the build system and numpy, then builds the whole library, here in a folder that stays: CMake compiles the
# sources again only when they have changed.
TIMEOUT_SECONDS = 1800

SCRIPT = """\
import numpy, gridnorth
print(*gridnorth.mgrs.encode(numpy.array([48.85837, -90.0]), numpy.array([2.294481, 0.0])))
"""


def test_pip_install(run, need, root, build, library, tmp_path):
    command = re.search(r"^pip install ('\S+')", (root / "README.md").read_text(), re.M)
    assert command, "README.md no longer says how to install the Python package"
    package = command[1].strip("'").removeprefix("./")

    # Packages and variables of the tests must not help.
    path = [folder for folder in os.environ["PATH"].split(os.pathsep) if not folder.startswith(str(root / "build"))]
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    environment["PATH"] = os.pathsep.join(path)
    # The library of this checkout is not taken.
    environment["GRIDNORTH_LIBRARY"] = ""
    python3 = shutil.which("python3", path=environment["PATH"])
    assert python3, "python3 is not installed"
    need("swift")

    venv = tmp_path / "venv"
    run([python3, "-m", "venv", venv], env=environment)
    kept = build / "pip"
    options = ["--disable-pip-version-check", "--config-settings", f"build-dir={kept}"]
    run([venv / "bin/pip", "install", *options, f"./{package}"], env=environment, timeout=TIMEOUT_SECONDS)
    # CMake compiles the same object as `make lib`.
    assert (kept / "library/gridnorth.o").read_bytes() == (library.parent / "gridnorth.o").read_bytes()

    # The package also has the grid for the map of notebooks.
    (packed,) = (venv / "lib").glob("python*/site-packages/gridnorth/_grid.wasm")
    assert packed.read_bytes()[:4] == b"\0asm" and 50_000 < packed.stat().st_size < 500_000

    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    printed = run([venv / "bin/python", script], cwd=tmp_path, env=environment).stdout
    assert printed == "31UDQ4825011951 BAN0000000000\n"
