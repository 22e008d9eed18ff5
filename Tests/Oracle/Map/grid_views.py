# SPDX-License-Identifier: MIT
"""Random map views: everywhere, at every zoom, and more often where a grid is difficult."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
from Oracle.Map.grid_library import METERS
from Oracle.Map.grid_truth import MERCATOR_END, Rectangle, Screen

SPACINGS = [d for d in range(1, 100_001) if 100_000 % d == 0]
WORLD = (-90.0, -180.0, 90.0, 180.0)


@dataclass(frozen=True)
class View:
    """A view of a map: south, west, north, east; the zoom; options other than the defaults."""

    name: str
    bounds: tuple[float, float, float, float]
    zoom: float
    options: dict[str, object] = field(default_factory=dict)

    @property
    def screen(self) -> Screen:
        return Screen(self.options.get("tile_size", 512) * 2.0**self.zoom)

    @property
    def table_zoom(self) -> float:
        """The zoom of 512-pixel tiles that shows the same."""
        return self.zoom - (self.options.get("tile_size", 512) == 256)

    @property
    def meters_per_pixel(self) -> float:
        """Meters along the parallel, in the part of the view nearest to the equator."""
        nearest = min(MERCATOR_END, max(0, self.bounds[0], -self.bounds[2]))
        return float(self.screen.meters(np.array(nearest))[0])

    def rectangles(self, margin: float = 0) -> list[Rectangle]:
        """Gives the view as rectangles, cut at the antimeridian; a margin in pixels grows it."""
        south, west, north, east = self.bounds
        degrees = margin * 360 / self.screen.size
        width = 360 if east - west >= 360 else (east - west) % 360
        if not south < north or width == 0:
            return []
        south, north = -self._grown(-south, degrees), self._grown(north, degrees)
        if width + 2 * degrees >= 360:
            return [Rectangle(south, -180, north, 180)]
        west, east = math.remainder(west - degrees, 360), math.remainder(east + degrees, 360)
        west, east = -180.0 if west == 180 else west, 180.0 if east == -180 else east
        if west < east:
            return [Rectangle(south, west, north, east)]
        return [Rectangle(south, west, north, 180), Rectangle(south, -180, north, east)]

    def drawn_rectangles(self) -> list[Rectangle]:
        """Gives where lines are drawn: the view with its margin; the whole earth cut 180 degrees west of its middle."""
        parts = self.rectangles(self.options.get("margin", 0))
        if sum(part.east - part.west for part in parts) < 360:
            return parts
        _, west, _, east = self.bounds
        begin = math.remainder(west + (east - west) % 360 / 2 - 180, 360)
        if east - west >= 360:
            begin = math.remainder((west + east) / 2 - 180, 360)
        if abs(begin) == 180:
            return parts
        south, north = parts[0].south, parts[0].north
        return [Rectangle(south, begin, north, 180), Rectangle(south, -180, north, begin)]

    def _grown(self, north: float, degrees: float) -> float:
        """Moves a latitude north by as much of the screen as some degrees of longitude span; beyond the end of the
        Mercator world a pixel has as many degrees as there.
        """
        if degrees == 0:
            return north
        if abs(north) >= MERCATOR_END:
            return min(90.0, north + degrees * math.cos(math.radians(MERCATOR_END)))
        x, y = self.screen.pixels(np.array(north), np.array(0))
        return float(self.screen.positions([x, y + degrees * self.screen.size / 360])[0])


def random_views(seed: int, count: int) -> Iterator[View]:
    """Gives `count` views, as many of each sort, half of them with random options."""
    random = np.random.default_rng(seed)
    sorts = (_anywhere, _zone_border, _band_border, _norway, _svalbard, _cap, _pole, _antimeridian, _on_borders, _wide,
             _needle, _far)  # fmt: skip
    for number in range(count):
        view = sorts[number % len(sorts)](random)
        yield _with_options(random, view) if random.random() < 0.5 else view


def fixed_views() -> list[View]:
    """Gives the views that every run looks at."""
    views = [View("world", WORLD, zoom) for zoom in (-1.0, 0.0, 1.0, 2.0, 3.0)]
    views += [
        View("Mercator world", (-85.06, -180.0, 85.06, 180.0), 2.5),
        View("world from 10", (-90.0, 10.0, 90.0, 370.0), 2.7),
        View("all but 2 degrees", (-60.0, 4.0, 75.0, 2.0), 3.0),
        View("Norway", (55.0, -1.0, 73.0, 14.0), 6.0),
        View("Svalbard", (70.0, -2.0, 85.0, 45.0), 5.0),
        View("north cap", (83.0, -180.0, 90.0, 180.0), 4.0),
        View("south cap", (-90.0, -180.0, -79.0, 180.0), 4.0),
        View("no height", (10.0, 10.0, 10.0, 20.0), 5.0),
        View("no width", (10.0, 10.0, 20.0, 10.0), 5.0),
        View("no width, with a margin", (10.0, 10.0, 20.0, 10.0), 5.0, {"margin": 64.0}),
        View("a margin beyond the antimeridian", (0.0, -179.9, 5.0, -170.0), 6.0, {"margin": 100.0}),
        View("a margin around the world", (0.0, 0.0, 5.0, 350.0), 1.0, {"margin": 100.0}),
        View("references", (48.8, 2.2, 48.9, 2.4), 13.0, {"reference_step": 1}),
        View("levels that are no tenths", (52.0, 7.0, 52.2, 7.3), 12.0, {"spacing": 25_000.0 / 2**3}),
        View("between the lines", (50.0001, 4.0001, 50.0002, 4.0002), 12.0),
        View("one chord for 72 degrees", (0.0, 0.0, 80.0, 60.0), 3.0, {"tolerance": 3.0}),
        View("the same in meters", (0.0, 0.0, 80.0, 60.0), 3.0, {"tolerance": 30_000.0, "tolerance_unit": METERS}),
        View("long chords", (10.0, 0.0, 78.0, 9.0), 3.0, {"spacing": 10_000.0, "minimum_pixels": 1.0}),
        View("a margin around Mercator's world", (-60.0, 20.0, 60.0, 280.0), 0.0, {"margin": 100.0}),
        View(
            "designators clear of borders in the smaller of two ends alone",
            (-84.3674223552877, 142.0330518015337, -4.153772191426455, 502.0329518015337),
            2.033156753225522,
            {"tile_size": 256, "spacing": 100_000.0, "label_pixels": 0.35882682665979715},
        ),
        View("squares with two pieces of one size", (69.44810496903769, 147.8268475296096, 72.0989, 436.0285), 7.1826),
        View(
            "a square with a third of the area of its label",
            (-90.0, 6.066859142466711, -86.83361466355103, 49.29233990589915),
            3.544759719936137,
        ),
        View(
            "another in the north",
            (84.90679791349352, -171.56827973542698, 88.65156641012307, -57.30292227154631),
            2.1224919023051716,
        ),
        View("world that begins on a border", (-80.0, -168.0, 84.0, 192.0), 2.0),
        View("world that begins on a central meridian", (-80.0, -171.0, 84.0, 189.0), 2.5),
        View("world that begins between two numbers", (-90.0, -87.397724188985, 90.0, 272.60227581101503), -0.25),
        View("world that begins beside a pole", (-90.0, -90.0, 90.0, 270.0), 3.0),
    ]
    return views


# The sorts of views.


def _around(random: np.random.Generator, name: str, latitude: float, longitude: float, zoom: float) -> View:
    """Gives a view of a random size in pixels that holds a position, not always in its middle."""
    screen = Screen(512 * 2.0**zoom)
    width, height = np.exp(random.uniform(np.log(20), np.log(1600), 2))
    if random.random() < 0.3:
        width, height = 390, 844  # A phone.
    shown = max(-MERCATOR_END, min(MERCATOR_END, latitude))
    corner = screen.pixels(shown, longitude) - random.random(2) * [width, height]
    (south, north), (west, east) = screen.positions(np.stack([corner, corner + np.array([width, height])]))
    if east - west >= 360:
        west, east = -180.0, 180.0
    turns = 360 * float(random.integers(-2, 3)) if random.random() < 0.1 else 0
    return View(name, (float(south), float(west) + turns, float(north), float(east) + turns), zoom)


def _anywhere(random: np.random.Generator) -> View:
    return _around(random, "anywhere", random.uniform(-87, 87), random.uniform(-180, 180), random.uniform(-1, 22))


def _zone_border(random: np.random.Generator) -> View:
    longitude = 6.0 * random.integers(-30, 31)
    return _around(random, "zone border", random.uniform(-80, 84), longitude, random.uniform(4, 22))


def _band_border(random: np.random.Generator) -> View:
    latitude = random.choice([*range(-80, 80, 8), 84])
    return _around(random, "band border", float(latitude), random.uniform(-180, 180), random.uniform(3, 22))


def _norway(random: np.random.Generator) -> View:
    return _around(random, "Norway", random.uniform(54, 74), random.uniform(-1, 14), random.uniform(3, 14))


def _svalbard(random: np.random.Generator) -> View:
    return _around(random, "Svalbard", random.uniform(70, 85), random.uniform(-2, 44), random.uniform(3, 14))


def _antimeridian(random: np.random.Generator) -> View:
    return _around(random, "antimeridian", random.uniform(-86, 86), 180.0, random.uniform(1, 22))


def _cap(random: np.random.Generator) -> View:
    """A part of a cap, as high and as wide in meters as the view has pixels."""
    zoom = random.uniform(1, 20)
    meters = Screen(512 * 2.0**zoom).meters(np.array(MERCATOR_END))[0]
    middle = random.uniform(83, 90)
    height = random.uniform(20, 900) * meters / 111_000
    south, north = max(78.0, middle - height / 2), min(90.0, middle + height / 2)
    around = min(360.0, random.uniform(20, 900) * meters / 111_000 / max(1e-9, math.cos(math.radians(south))))
    return _turned(random, "cap", south, north, random.uniform(-180, 180), around, zoom)


def _pole(random: np.random.Generator) -> View:
    """All around a pole, or a sector of it."""
    zoom = random.uniform(1, 20)
    meters = Screen(512 * 2.0**zoom).meters(np.array(MERCATOR_END))[0]
    south = max(78.0, 90 - random.uniform(20, 900) * meters / 111_000)
    around = 360.0 if random.random() < 0.5 else random.uniform(0.1, 359.9)
    return _turned(random, "pole", south, 90.0, random.uniform(-180, 180), around, zoom)


def _turned(
    random: np.random.Generator, name: str, south: float, north: float, west: float, width: float, zoom: float
) -> View:
    if random.random() < 0.5:
        south, north = -north, -south
    east = _east_of(west, width)
    if width < 360 and random.random() < 0.5:
        east = math.remainder(east, 360)
    return View(name, (south, west, north, east), zoom)


def _east_of(west: float, width: float) -> float:
    """Returns the east edge; a width of 360 degrees stays all around the earth despite the rounding of the sum."""
    east = west + width
    return east if width < 360 or east - west >= 360 else math.nextafter(east, math.inf)


def _on_borders(random: np.random.Generator) -> View:
    """Edges on whole degrees, most of them borders of grid zones or central meridians."""
    step = int(random.choice([1, 3, 6]))
    west, width = step * int(random.integers(-180 // step, 180 // step)), step * int(random.integers(1, 5))
    south = int(random.choice([random.integers(-90, 88), *range(-80, 80, 8), 84]))
    north = min(90, south + int(random.choice([1, 2, 4, 8, 16])))
    zoom = math.log2(np.exp(random.uniform(np.log(50), np.log(3000))) / 512 * 360 / width)
    return View("on borders", (float(south), float(west), float(north), math.remainder(west + width, 360)), zoom)


def _wide(random: np.random.Generator) -> View:
    """Half the world or more from west to east."""
    zoom = random.uniform(-1, 9)
    width = float(random.choice([360, 359.9999, random.uniform(180, 360)]))
    middle, height = random.uniform(-88, 88), random.uniform(10, 600) * 360 / 512 / 2.0**zoom
    south, north = max(-90.0, middle - height / 2), min(90.0, middle + height / 2)
    west = random.uniform(-180, 180)
    return View("wide", (south, west, north, _east_of(west, width)), zoom)


def _needle(random: np.random.Generator) -> View:
    """Much longer than wide."""
    zoom = random.uniform(5, 16)
    long, short = random.uniform(100, 1500) * 360 / 512 / 2.0**zoom, 10 ** random.uniform(-9, -4)
    height, width = (long, short) if random.random() < 0.5 else (short, long)
    south, west = random.uniform(-88, 88 - height), random.uniform(-180, 179)
    return View("needle", (south, west, south + height, west + width), zoom)


def _far(random: np.random.Generator) -> View:
    """A view so long from south to north that some lines have few chords or one, at any tolerance."""
    zoom = random.uniform(-1, 4)
    south, north = random.uniform(-90, 40), random.uniform(70, 90)
    if random.random() < 0.3:
        south, north = -north, -south
    width = random.uniform(0.5, 9)
    west = random.uniform(-180, 180 - width)
    spacing = float(random.choice([20_000, 25_000, 50_000, 100_000]))
    options: dict[str, object] = {"spacing": spacing, "minimum_pixels": 0.01}
    view = View("far", (south, west, north, west + width), zoom, options)
    if random.random() < 0.8:
        # Departures of whole lines are of the order of their distance from the central meridian.
        options["tolerance"] = spacing * 10 ** random.uniform(-1.5, 1)
        if random.random() < 0.5:
            options["tolerance_unit"] = METERS
        else:
            options["tolerance"] /= view.meters_per_pixel
    return view


def _with_options(random: np.random.Generator, view: View) -> View:
    """Changes some options."""
    options = dict(view.options)
    meters = view.screen.meters(np.array(min(abs(view.bounds[0]), abs(view.bounds[2]), MERCATOR_END)))[0]

    def sometimes(likelihood: float = 0.3) -> bool:
        return random.random() < likelihood

    if sometimes():
        options["tile_size"] = 256
        meters *= 2
    if sometimes():
        options["tolerance"] = 10 ** random.uniform(-3, 1)
        if sometimes(0.5):
            options["tolerance"] *= meters
            options["tolerance_unit"] = METERS
            options["tolerance"] = min(1e6, max(1e-4, options["tolerance"]))
    if sometimes() and view.name != "far":  # All around the earth, its lines have more vertices than a drawing may.
        options["margin"] = float(random.choice([1, random.uniform(0, 200), 64]))
    if sometimes():
        options["minimum_pixels"] = random.uniform(4, 100)
    if sometimes():
        wanted = meters * random.uniform(9, 200)
        options["spacing"] = float(min(SPACINGS, key=lambda spacing: abs(spacing - wanted)))
    elif sometimes():
        options["level_zooms"] = sorted(random.uniform(0, 24, 5).tolist())
    if sometimes():
        options["content"] = int(random.integers(0, 128))
    if sometimes():
        options["label_pixels"] = random.uniform(0, 200)
    if sometimes():
        options["reference_zoom"] = random.uniform(0, 20)
    if sometimes(0.6):
        options["reference_step"] = int(random.choice([1, 1, 2, 3, 10, 20]))
    return View(view.name, view.bounds, view.zoom, options)
