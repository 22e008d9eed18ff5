# SPDX-License-Identifier: MIT
"""The package works without numpy."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import gridnorth


def test_it_works_where_there_is_no_numpy(tmp_path):
    # The option -S removes site-packages and so numpy; a link makes only the package importable.
    (tmp_path / "gridnorth").symlink_to(Path(gridnorth.__file__).parent)
    script = Path(__file__).with_name("without_numpy.py")
    subprocess.run([sys.executable, "-I", "-S", script, tmp_path], check=True)


def test_numpy_is_not_loaded_unasked():
    program = "import sys, gridnorth; gridnorth.mgrs.encode([1], [2]); sys.exit('numpy' in sys.modules)"
    subprocess.run([sys.executable, "-c", program], check=True)
