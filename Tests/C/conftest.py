# SPDX-License-Identifier: MIT
"""Fixtures for the C programs that know every function."""

import pytest

from C.walk_table import write


@pytest.fixture(scope="session", autouse=True)
def written_table(build):
    """Writes the table of all functions, if it is another one than last time."""
    write(build / "walk_table.c")
