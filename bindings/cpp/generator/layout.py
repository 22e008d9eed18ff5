# SPDX-License-Identifier: MIT
"""Breaks long lines at the commas of their outermost parentheses."""

from __future__ import annotations

LIMIT = 120


def wrapped(text: str) -> str:
    return "\n".join(part for line in text.split("\n") for part in broken(line))


def broken(line: str) -> list[str]:
    """Breaks a declaration or a call into lines that fit: parameters or arguments go to separate lines."""
    if len(line) <= LIMIT or line.lstrip().startswith("//") or ")" not in line:
        return [line]
    indent = len(line) - len(line.lstrip())
    end = line.rindex(")")
    start = opening(line, end)
    hang = " " * (indent + 4)
    lines = [line[: start + 1]]
    row = hang
    for part in parts(line[start + 1 : end]):
        if row != hang and len(row) + len(part) + 2 > LIMIT:
            lines += broken(row.rstrip())
            row = hang
        row += f"{part} "
    lines += broken(row.rstrip())
    lines[-1] += line[end:]
    return lines


def opening(line: str, end: int) -> int:
    """The index of the opening parenthesis that `end` closes."""
    depth = 0
    for place in range(end, -1, -1):
        depth += {")": 1, "(": -1}.get(line[place], 0)
        if depth == 0:
            return place
    raise SystemExit(f"generate: {line} has no parenthesis that belongs to the last one")


def parts(inner: str) -> list[str]:
    """The parts between commas, each with its comma."""
    found, depth, begin = [], 0, 0
    for place, character in enumerate(inner):
        depth += {"(": 1, "<": 1, "{": 1, ")": -1, ">": -1, "}": -1}.get(character, 0)
        if character == "," and depth == 0:
            found.append(inner[begin : place + 1].strip())
            begin = place + 1
    return [*found, inner[begin:].strip()]
