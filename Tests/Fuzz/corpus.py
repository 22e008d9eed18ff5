#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The inputs of the fuzz targets: a file for each target in corpus/, a line for each input.

    Tests/Fuzz/corpus.py                      unpacks all of them into build/fuzz/corpus, where libFuzzer reads them
    Tests/Fuzz/corpus.py TARGET NAME FILE     adds an input to those of a target

A line is the name of the input, a tab, and its bytes: ASCII as it is, other bytes as \\x and two digits.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PACKED = ROOT / "Tests/Fuzz/corpus"
UNPACKED = ROOT / "build/fuzz/corpus"


def escaped(data: bytes) -> str:
    # A blank at the end of a line is easily lost.
    plain = range(0x20 if not data.endswith(b" ") else 0x21, 0x7F)
    return "".join(chr(byte) if byte in plain and byte != 0x5C else f"\\x{byte:02x}" for byte in data)


def unescaped(text: str) -> bytes:
    return re.sub(r"\\x(..)", lambda escape: chr(int(escape[1], 16)), text).encode("latin-1")


def read(target: str) -> dict[str, bytes]:
    """The inputs of a target by their names."""
    rows = [line.split("\t") for line in (PACKED / f"{target}.txt").read_text().splitlines()]
    return {name: unescaped(text) for name, text in rows}


def write(target: str, inputs: dict[str, bytes]) -> None:
    rows = [f"{name}\t{escaped(data)}\n" for name, data in sorted(inputs.items())]
    (PACKED / f"{target}.txt").write_text("".join(rows))


def unpack() -> Path:
    """Makes build/fuzz/corpus hold just these inputs, a folder for each target."""
    for packed in PACKED.glob("*.txt"):
        inputs = read(packed.stem)
        folder = UNPACKED / packed.stem
        folder.mkdir(parents=True, exist_ok=True)
        for path in folder.iterdir():
            if path.name not in inputs:
                path.unlink()
        for name, data in inputs.items():
            (folder / name).write_bytes(data)
    return UNPACKED


if __name__ == "__main__":
    if len(sys.argv) == 1:
        unpack()
    elif len(sys.argv) == 4:
        target, name, file = sys.argv[1:]
        write(target, read(target) | {name: Path(file).read_bytes()})
    else:
        sys.exit(__doc__)
