# SPDX-License-Identifier: MIT
"""The tables of Tests/Vectors, which its README describes."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[3] / "Tests" / "Vectors"


def read(table: str) -> list[dict[str, str]]:
    """The rows of a table, by column."""
    lines = (FOLDER / f"{table}.tsv").read_text(encoding="utf-8").splitlines()
    names, *rows = (line.split("\t") for line in lines if line and not line.startswith("#"))
    assert all(len(row) == len(names) for row in rows)
    return [dict(zip(names, row)) for row in rows]


def unescaped(field: str) -> bytes:
    """The bytes that a field with escapes represents."""
    if field == "\\e":
        return b""
    escapes = {b"t": b"\t", b"n": b"\n", b"\\": b"\\"}

    def byte(match: re.Match[bytes]) -> bytes:
        escape = match[1]
        return escapes[escape] if escape in escapes else bytes.fromhex(escape[1:].decode())

    return re.sub(rb"\\(t|n|\\|x[0-9A-F]{2})", byte, field.encode())
