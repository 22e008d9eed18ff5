# SPDX-License-Identifier: MIT
"""The sources of the corpus: the files here, and those written from docs/api.json into build/tests/corpus-written."""

from __future__ import annotations

from pathlib import Path

from Pairs import pairs

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WRITTEN = ROOT / "build" / "tests" / "corpus-written"

#: The sources of every program with the corpus that does not print.
PARTS = [*sorted(HERE.glob("corpus*.c")), WRITTEN / "pairs.c"]
MAIN = HERE / "main.c"
FLAGS = ["-I", HERE, "-I", WRITTEN, "-I", HERE.parent / "Pairs"]


def write() -> None:
    api = pairs.described()
    rows = "".join(f" \\\n    X({function['name']})" for function in api["functions"])
    pairs.replace(
        WRITTEN / "corpus_functions.h", f"/* Written by Tests/Determinism/sources.py. */\n#define FUNCTIONS(X){rows}\n"
    )
    pairs.replace(WRITTEN / "pairs.c", pairs.source(pairs.find(api)))


def write_swift_package(folder: Path) -> None:
    """Writes a package of SwiftPM, which takes sources from its own folder alone, beside a package `gridnorth`."""
    text = (HERE / "Package.swift.in").read_text().replace("@ROOT@", str(ROOT))
    pairs.replace(folder / "Package.swift", text)
    target = folder / "Sources" / "corpus"
    for source in [MAIN, *PARTS]:
        pairs.replace(target / source.name, f'#include "{source}"\n')
    for former in {file.name for file in target.iterdir()} - {source.name for source in [MAIN, *PARTS]}:
        (target / former).unlink()


write()
