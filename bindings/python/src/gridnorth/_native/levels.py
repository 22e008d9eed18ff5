# SPDX-License-Identifier: MIT
"""The level of processor instructions that the library uses."""

from __future__ import annotations

from operator import index

from .library import library


def cpu_level() -> int:
    """Return the level of processor instructions that batches use.

    Returns
    -------
    int
        4 for x86-64-v4 (AVX-512), 3 for x86-64-v3 (AVX2), 1 for the instructions that every processor has.

    Notes
    -----
    The library chooses the best level of the machine. All levels give the same bits.

    Examples
    --------
    >>> import gridnorth
    >>> gridnorth.cpu_level() in (1, 3, 4)
    True
    """
    return int(library.gn_cpu_level())


def limit_cpu_level(level: int) -> int:
    """Limit the level of processor instructions, in all threads, for tests and measurements.

    Parameters
    ----------
    level
        The highest level to use; anything below 3 means 1. 4 removes the limit.

    Returns
    -------
    int
        The level from now on: the highest that the machine has and the limit allows.

    Examples
    --------
    >>> import gridnorth
    >>> gridnorth.limit_cpu_level(1)
    1
    >>> gridnorth.limit_cpu_level(4) == gridnorth.cpu_level()
    True
    """
    return int(library.gn_cpu_level_limit(min(max(index(level), 1), 4)))
