# SPDX-License-Identifier: MIT
"""Files of magnetic coefficients, and the files that GeographicLib's MagneticField reads instead."""

from __future__ import annotations

import struct
from pathlib import Path

COEFFICIENTS = Path(__file__).resolve().parents[3] / "Tools/coefficients/WMM_2025.COF"


def read_terms(text: str) -> tuple[float, dict[tuple[int, int], list[float]]]:
    """The epoch, and g, h and their changes by degree and order."""
    heading, *lines = text.splitlines()
    terms = {}
    for line in lines:
        if line.startswith("9999"):
            break
        degree, order, *numbers = line.split()
        terms[int(degree), int(order)] = [float(number) for number in numbers]
    return float(heading.split()[0]), terms


def write_for_geographiclib(folder: Path, name: str, text: str) -> None:
    """Writes a model in GeographicLib's own form: a description, and the coefficients by orders."""
    epoch, terms = read_terms(text)
    (folder / f"{name}.wmm").write_text(
        f"WMMF-1\nName {name}\nRadius 6371200\nNumModels 1\nEpoch {epoch}\nDeltaEpoch 1\nNormalization schmidt\n"
        f"MinTime {epoch - 10}\nMaxTime {epoch + 20}\nMinHeight -10000\nMaxHeight 1000000\nID GRIDTEST\nByteOrder little\n"
    )
    data = b"GRIDTEST"
    for g, h in ((0, 1), (2, 3)):
        data += struct.pack("<ii", 12, 12)
        for part, first in ((g, 0), (h, 1)):
            for order in range(first, 13):
                numbers = [terms[degree, order][part] if degree else 0.0 for degree in range(order, 13)]
                data += struct.pack(f"<{len(numbers)}d", *numbers)
    (folder / f"{name}.wmm.cof").write_bytes(data)
