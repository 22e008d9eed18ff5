# SPDX-License-Identifier: MIT
"""Names that the generators of packages know, and the functions that the programs of Tests/Pairs call."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from Pairs import pairs


def left_out(package: Path) -> dict[str, str]:
    """The functions that a package does not have, each with its reason."""
    program = "import json; from generator.names import WITHOUT; print(json.dumps(WITHOUT))"
    path = f"import sys; sys.path[:0] = {[str(package), str(package.parent)]!r}; "
    command = [sys.executable, "-c", path + program]
    without = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert all(len(reason) > 10 for reason in without.values())
    return without


def called_as_pairs() -> set[str]:
    """The functions that a program of Tests/Pairs calls in every package."""
    return {function["name"] for pair in pairs.find(pairs.described()) for function in (pair.single, pair.batch)}
