# SPDX-License-Identifier: MIT
"""Runs docs/guides/parallel.md (threads, processes, Dask and Ray) in a separate process."""

from __future__ import annotations

import os
import subprocess
import sys


def test_guide(root):
    guide = root / "docs/guides/parallel.md"
    # Ray starts processes; here it must not ask for a password.
    environment = os.environ | {"RAY_AUTH_MODE": "disabled", "RAY_DEDUP_LOGS": "0"}
    command = [sys.executable, "-m", "doctest", str(guide)]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600, check=False)
    assert result.returncode == 0, result.stdout[-4000:] + result.stderr[-4000:]
    assert guide.read_text(encoding="utf-8").count(">>> np.array_equal") == 4
