#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Make a shared library loadable for DuckDB: append the trailer that DuckDB reads before it loads an extension.

    trailer.py LIBRARY EXTENSION PLATFORM VERSION

PLATFORM is the word of DuckDB for system and processor, such as linux_amd64 (`PRAGMA platform`); VERSION is that of the
extension.

The trailer is a custom section of WebAssembly, for every kind of library: the number 0, the size, the name
"duckdb_signature", and 512 bytes. These are eight fields of 32 bytes, the last first, and 256 bytes for a signature,
which is empty here. Field 1 is "4", 2 the platform, 3 the version of the C API, 4 that of the extension, 5 the kind of
interface.
"""

from __future__ import annotations

import sys
from pathlib import Path

NAME = b"duckdb_signature"
FIELD = 32
SIGNATURE = 256
#: The stable C API, and the first version of DuckDB that has it: source/host.h has the same.
INTERFACE, API = "C_STRUCT", "v1.2.0"


def number(value: int) -> bytes:
    """Write a number as LEB128: seven bits a byte, the lowest first."""
    low, rest = value & 127, value >> 7
    return bytes([low | 128]) + number(rest) if rest else bytes([low])


def trailer(platform: str, version: str) -> bytes:
    """Return the trailer, the bytes behind the library."""
    fields = ["4", platform, API, version, INTERFACE, "", "", ""]
    for field in fields:
        if len(field.encode()) > FIELD:
            raise ValueError(f"{field!r} has more than {FIELD} bytes")
    metadata = b"".join(field.encode().ljust(FIELD, b"\0") for field in reversed(fields)) + bytes(SIGNATURE)
    section = number(len(NAME)) + NAME + number(len(metadata)) + metadata
    return b"\0" + number(len(section)) + section


def main() -> None:
    """Write the extension."""
    if len(sys.argv) != 5:
        sys.exit("usage: trailer.py LIBRARY EXTENSION PLATFORM VERSION")
    library, extension, platform, version = sys.argv[1:]
    Path(extension).write_bytes(Path(library).read_bytes() + trailer(platform, version))


if __name__ == "__main__":
    main()
