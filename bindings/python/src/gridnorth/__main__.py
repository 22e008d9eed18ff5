# SPDX-License-Identifier: MIT
"""Runs the command: ``python -m gridnorth SUBJECT ...``; the script ``gridnorth`` is the same."""

from __future__ import annotations

import os
import subprocess
import sys

from gridnorth._native.loading import built


def main() -> int:
    """Run the program of the package in place of this one, and return its exit status where that is not possible."""
    program = built("bin/gridnorth.exe" if os.name == "nt" else "bin/gridnorth")
    if not program.is_file():
        why = "there is none for this system, or no C compiler built one"
        print(f"gridnorth: this package has no command: {why}", file=sys.stderr)
        return 1
    # No output of Python's may come after that of the program.
    sys.stdout.flush()
    if os.name != "nt":
        os.execv(program, ["gridnorth", *sys.argv[1:]])
    return subprocess.call([str(program), *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
