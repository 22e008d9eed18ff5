# SPDX-License-Identifier: MIT
"""Breaks lines."""

from __future__ import annotations


def wrapped(head: str, parts: list[str], tail: str, width: int = 112) -> list[str]:
    """A list in parentheses, on as few lines as it needs."""
    lines, line = [], head
    for number, part in enumerate(parts):
        part += tail if number == len(parts) - 1 else ","
        if len(line) + len(part) + 1 > width:
            lines.append(line.rstrip())
            line = "    "
        line += part if line.endswith(("(", "    ")) else f" {part}"
    return [*lines, line if parts else head + tail]
