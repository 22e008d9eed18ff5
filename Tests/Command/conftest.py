# SPDX-License-Identifier: MIT
"""The command, built from its sources, with sanitizers too."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

STRICT = ["-Wconversion", "-Wno-sign-conversion", "-Wstrict-prototypes"]
#: The environment of all runs; a test adds a locale to it.
PLAIN = {"PATH": os.environ["PATH"], "LC_ALL": "C"}


def sources(root: Path) -> list[Path]:
    return sorted((root / "command").glob("*.c"))


@pytest.fixture(scope="session")
def program(cc, root):
    """The command."""
    return cc(sources(root), "command/gridnorth", STRICT, link="static")


@pytest.fixture(scope="session")
def sanitized_program(cc, root):
    """The command with AddressSanitizer and UndefinedBehaviorSanitizer."""
    flags = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    return cc(sources(root), "command/sanitized/gridnorth", [*STRICT, *flags], link="static")


@pytest.fixture(scope="session")
def gridnorth(program):
    """gridnorth(*words, given=b""): runs the command; gives status, output and errors."""

    def call(*words, given=b"", **options):
        given = given.encode() if isinstance(given, str) else given
        options = {"env": PLAIN, "timeout": 120} | options
        result = subprocess.run([program, *map(str, words)], input=given, capture_output=True, check=False, **options)
        return result.returncode, result.stdout.decode("utf-8", "surrogateescape"), result.stderr.decode()

    return call
