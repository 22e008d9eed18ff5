# SPDX-License-Identifier: MIT
"""Helpers that the tests of the layer share: views, lines by PROJ, and readings of a page of Examples/web."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pyproj
from playwright.sync_api import Page

SIZE = {"width": 900, "height": 640}


@dataclass(frozen=True)
class View:
    """A view of a Web Mercator map, north up; the zoom is that of 512-pixel tiles."""

    latitude: float
    longitude: float
    zoom: float

    def pixel(self, longitude: float, latitude: float) -> tuple[float, float]:
        """Where a position is, by the formula of Web Mercator."""
        aside = (longitude - self.longitude + 180) % 360 - 180
        x = SIZE["width"] / 2 + self.world * aside / 360
        return x, SIZE["height"] / 2 + self.down(latitude) - self.down(self.latitude)

    @property
    def world(self) -> float:
        """The width of the world."""
        return 512 * 2**self.zoom

    def down(self, latitude: float) -> float:
        """How far below the upper edge of the world a latitude is."""
        return self.world * (0.5 - math.asinh(math.tan(math.radians(latitude))) / (2 * math.pi))

    @property
    def corner(self) -> tuple[float, float]:
        """The pixel of the world at the upper left corner of the view."""
        x = self.world * (self.longitude + 180) / 360
        return x - SIZE["width"] / 2, self.down(self.latitude) - SIZE["height"] / 2

    def position(self, x: float, y: float) -> tuple[float, float]:
        """The latitude and longitude at a pixel of the world: the inverse of Web Mercator."""
        longitude = (360 * x / self.world) % 360 - 180
        return math.degrees(math.atan(math.sinh(math.pi * (1 - 2 * y / self.world)))), longitude


@dataclass(frozen=True)
class Case:
    """A view, and a grid that is in it: EPSG code, spacing, and the square of the zone that is looked at, in degrees."""

    view: View
    epsg: int
    spacing: float
    west: float
    east: float
    south: float = -90
    north: float = 90


# Where grids go wrong, with the zones as the MGRS standard has them.
CASES = {
    "Paris": Case(View(48.86, 2.3, 11.5), 32631, 1_000, 0, 6),
    "31V": Case(View(60.0, 2.2, 6.6), 32631, 100_000, 0, 3, 56, 64),
    "32V": Case(View(59.0, 3.4, 9.2), 32632, 10_000, 3, 12, 56, 64),
    "31U below 32V": Case(View(56.0, 4.5, 9.2), 32631, 10_000, 0, 6, 48, 56),
    "Svalbard 33X": Case(View(78.2, 15.6, 8.6), 32633, 10_000, 9, 21, 72, 84),
    "Svalbard 35X beside 33X": Case(View(77.0, 21.0, 8.6), 32635, 10_000, 21, 33, 72, 84),
    "Fiji, west of the antimeridian": Case(View(-17.4, 179.9, 8.9), 32760, 10_000, 174, 180, -90, 0),
    "Fiji, east of the antimeridian": Case(View(-17.4, -179.9, 8.9), 32701, 10_000, -180, -174, -90, 0),
    "Quito, at the equator": Case(View(-0.02, -78.5, 12.2), 32717, 1_000, -84, -78, -8, 0),
    "Cape Town": Case(View(-33.92, 18.42, 15.2), 32734, 100, 18, 24),
    "Antarctica": Case(View(-77.85, 166.67, 9), 32758, 10_000, 162, 168, -80, 0),
    "Meters": Case(View(59.91387, 10.75225, 18.3), 32632, 10, 6, 12),
}


def on_lines(case: Case) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Pixels on lines of a case, and pixels in the middle of its cells; by PROJ."""
    to_grid = pyproj.Transformer.from_crs(4326, case.epsg, always_xy=True)
    to_degrees = pyproj.Transformer.from_crs(case.epsg, 4326, always_xy=True)
    view, spacing = case.view, case.spacing
    east, north = to_grid.transform(min(max(view.longitude, case.west), case.east), min(max(view.latitude, case.south), case.north))
    degree = 360 / (512 * 2**view.zoom)

    def seen(places: list[tuple[float, float]], aside: float) -> list[tuple[float, float]]:
        pixels = []
        for place in places:
            longitude, latitude = to_degrees.transform(*place)
            x, y = view.pixel(longitude, latitude)
            is_inside = 12 < x < SIZE["width"] - 12 and 12 < y < SIZE["height"] - 12
            margin = aside * degree
            if is_inside and case.west + margin < longitude < case.east - margin and case.south + margin < latitude < case.north - margin:
                pixels.append((x, y))
        return pixels

    first = (math.floor(east / spacing), math.floor(north / spacing))
    steps = range(-6, 8)
    lines = [((first[0] + i) * spacing, (first[1] + j + part) * spacing) for i in steps for j in steps for part in (0.31, 0.5)]
    lines += [((first[0] + i + part) * spacing, (first[1] + j) * spacing) for i in steps for j in steps for part in (0.31, 0.5)]
    middles = [((first[0] + i + 0.5) * spacing, (first[1] + j + 0.5) * spacing) for i in steps for j in steps]
    return seen(lines, 2), seen(middles, 6)


# The most opaque pixel within one pixel of each place.
INK = """places => {
  const { canvas } = grid, context = canvas.getContext("2d"), ratio = canvas.width / canvas.clientWidth;
  const reach = Math.ceil(ratio);
  return places.map(([x, y]) => {
    const box = context.getImageData(Math.round(x * ratio) - reach, Math.round(y * ratio) - reach, 2 * reach, 2 * reach).data;
    return Math.max(...box.filter((_, i) => i % 4 === 3));
  });
}"""

# The texts of the grid as they are drawn, with the middle of each.
TEXTS = """new Promise(drawn => {
  const context = grid.canvas.getContext("2d"), texts = [];
  context.fillText = function (text, x, y) {
    const width = this.measureText(text).width;
    texts.push({ text, x: this.textAlign === "left" ? x + width / 2 : x, y, width, size: parseFloat(this.font.match(/([\\d.]+)px/)[1]) });
    CanvasRenderingContext2D.prototype.fillText.call(this, text, x, y);
  };
  grid.once("draw", () => { delete context.fillText; drawn(texts); });
  grid.refresh();
})"""


# Waits for some frames of the browser: a map draws its new state in the next one.
FRAMES = """(async () => {
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
})()"""

# Waits until the library of the grid is there, also for a grid that is gone by then, and for its consequences.
LOADED = """(async (wasm) => {
  const { libraryFrom } = await import(new URL("gridnorth/layer/library.mjs", location.href));
  await libraryFrom(...(wasm ? [wasm] : []));
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
})"""


def ink(page: Page, pixels: list[tuple[float, float]]) -> list[int]:
    return page.evaluate(INK, [list(pixel) for pixel in pixels])


def texts(page: Page) -> list[dict]:
    return page.evaluate(TEXTS)
