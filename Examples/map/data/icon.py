# SPDX-License-Identifier: MIT
"""Draws icon.svg as a PNG, for phones that want one: icon.py SVG PNG. Of SVG it knows what that file has."""

from __future__ import annotations

import re
import sys
import xml.etree.ElementTree as ElementTree

from PIL import Image, ImageDraw

SIZE = 180
FINER = 8  # Times as large as the result while it is drawn.

Line = list[tuple[float, float]]


def lines(path: str) -> list[Line]:
    """The lines of a path with the commands M, L, l, v, h and z."""
    found: list[Line] = []
    for command, numbers in re.findall(r"([MLlvhz])([^A-Za-z]*)", path):
        values = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        if command == "M":
            found.append([])
        pairs = {"v": [(0.0, value) for value in values], "h": [(value, 0.0) for value in values]}
        for x, y in pairs.get(command, zip(values[::2], values[1::2], strict=True)):
            last = found[-1][-1] if command in "lvh" else (0.0, 0.0)
            found[-1].append((last[0] + x, last[1] + y))
    return found


def main(source: str, target: str) -> None:
    root = ElementTree.parse(source).getroot()
    scale = SIZE * FINER / float(root.get("viewBox", "").split()[2])
    picture = Image.new("RGB", (SIZE * FINER, SIZE * FINER))
    draw = ImageDraw.Draw(picture)
    for part in root:
        if part.tag.endswith("rect"):
            # Phones round the corners themselves.
            picture.paste(part.get("fill"), (0, 0, *picture.size))
            continue
        for line in lines(part.get("d", "")):
            pixels = [(x * scale, y * scale) for x, y in line]
            if stroke := part.get("stroke"):
                draw.line(pixels, fill=stroke, width=round(float(part.get("stroke-width", 1)) * scale))
            else:
                draw.polygon(pixels, fill=part.get("fill"))
    picture.resize((SIZE, SIZE), Image.Resampling.LANCZOS).save(target, optimize=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
