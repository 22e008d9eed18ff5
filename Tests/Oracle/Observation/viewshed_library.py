# SPDX-License-Identifier: MIT
"""The library under test, for viewsheds; gdal_viewshed; and lines of sight to each cell, cell by cell."""

from __future__ import annotations

import ctypes
import subprocess
from ctypes import byref, c_double, c_size_t, c_uint32, c_void_p
from pathlib import Path

import numpy as np
from Oracle.Observation.terrain_library import OK, Options, Point, Sight, Terrain

HIDDEN, SEEN, OUTSIDE, UNKNOWN = range(4)
TOO_SMALL = 17


class CellGrid(ctypes.Structure):
    """gn_cell_grid."""

    _fields_ = [
        *((name, c_double) for name in ("latitude", "longitude", "latitude_step", "longitude_step")),
        *((name, c_uint32) for name in ("rows", "columns")),
    ]

    def places(self) -> tuple[np.ndarray, np.ndarray]:
        """Latitudes and longitudes of all cells."""
        rows, columns = np.mgrid[0 : self.rows, 0 : self.columns]
        longitudes = (self.longitude + columns * self.longitude_step + 180) % 360 - 180
        return self.latitude + rows * self.latitude_step, longitudes


class DeadGround(ctypes.Structure):
    """gn_dead_ground."""

    _fields_ = [
        *((name, c_double) for name in ("azimuth", "width", "inner_radius", "outer_radius")),
        *((name, c_uint32) for name in ("state", "reserved")),
    ]


def options_of(terrain: Terrain, **given: float) -> Options:
    options = Options()
    terrain.library.gn_sight_options_init(byref(options))
    for name, value in given.items():
        setattr(options, name, value)
    return options


def cells(terrain: Terrain, observer, height: float, target: float, radius: float, grid: CellGrid, **options: float) -> np.ndarray:
    """The state of each cell. A buffer that is too small by one stays as it was."""
    count, needed = grid.rows * grid.columns, c_size_t()
    states = np.full((grid.rows, grid.columns), 99, np.uint8)
    ask = (
        *terrain.span, byref(Point(*observer)), c_double(height), c_double(target), c_double(radius),
        byref(options_of(terrain, **options)), byref(grid), c_void_p(states.ctypes.data),
    )  # fmt: skip
    assert terrain.library.gn_viewshed_cells(*ask, c_size_t(count - 1), byref(needed)) == TOO_SMALL
    assert needed.value == count and (states == 99).all()
    assert terrain.library.gn_viewshed_cells(*ask, c_size_t(count), byref(needed)) == OK
    assert (states <= UNKNOWN).all()
    return states


def dead_ground(terrain: Terrain, observer, height: float, target: float, radius: float, sector, **options: float) -> list[DeadGround]:
    """The stretches of a sector: azimuth, width and step in degrees."""
    needed = c_size_t()
    ask = (
        *terrain.span, byref(Point(*observer)), c_double(height), c_double(target), c_double(radius),
        *map(c_double, sector), byref(options_of(terrain, **options)),
    )  # fmt: skip
    status = terrain.library.gn_viewshed_dead_ground(*ask, None, c_size_t(0), byref(needed))
    assert status == (TOO_SMALL if needed.value else OK)
    stretches = (DeadGround * needed.value)()
    assert terrain.library.gn_viewshed_dead_ground(*ask, stretches, needed, byref(needed)) == OK
    assert needed.value == len(stretches)
    return list(stretches)


def sight_along(terrain: Terrain, observer, height: float, azimuth: float, distance: float, target: float, **options: float) -> Sight:
    """gn_sight_along()."""
    sight = Sight()
    status = terrain.library.gn_sight_along(
        *terrain.span, byref(Point(*observer)), c_double(height), c_double(azimuth), c_double(distance), c_double(target),
        byref(options_of(terrain, **options)), byref(sight),
    )  # fmt: skip
    assert status == OK
    return sight


def fractal(random: np.random.Generator, side: int, roughness: float, relief: float) -> np.ndarray:
    """Ground whose spectrum falls with a power of the frequency, from 0 to `relief` meters: 3.2 is rough, 5 and more is smooth."""
    frequencies = np.hypot(np.fft.fftfreq(2 * side)[:, None], np.fft.rfftfreq(2 * side)[None])
    frequencies[0, 0] = 1
    noise = np.fft.rfft2(random.normal(size=(2 * side, 2 * side))) * frequencies ** (-roughness / 2)
    noise = np.fft.irfft2(noise)[:side, :side]
    return (noise - noise.min()) / (noise.max() - noise.min()) * relief


def gdal_cells(folder: Path, ground: np.ndarray, cell: float, row: int, column: int, height: float, target: float, curvature: float):
    """The cells that gdal_viewshed sees, in a projection whose cells have this many meters."""
    rows, columns = ground.shape
    source, result = folder / "ground", folder / "seen"
    source.write_bytes(ground.astype("<f4").tobytes())
    source.with_suffix(".hdr").write_text(
        f"ENVI\nsamples = {columns}\nlines = {rows}\nbands = 1\nheader offset = 0\ndata type = 4\ninterleave = bsq\n"
        f"byte order = 0\nmap info = {{UTM, 1, 1, 500000, 4000000, {cell!r}, {cell!r}, 31, North, WGS-84}}\n"
    )
    x, y = 500000 + (column + 0.5) * cell, 4000000 - (row + 0.5) * cell
    command = ["gdal_viewshed", "-q", "-f", "ENVI", "-ox", x, "-oy", y, "-oz", height, "-tz", target, "-cc", curvature]
    command += ["-vv", SEEN, "-iv", HIDDEN, "-ov", OUTSIDE, source, result]
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return np.fromfile(result, np.uint8).reshape(rows, columns)


def exact_cells(ground: np.ndarray, cell: float, row: int, column: int, height: float, target: float, bend: float) -> np.ndarray:
    """A straight line to the middle of each cell, over ground that sinks by `bend` times the square of the distance."""
    side = ground.shape[0]
    eye = ground[row, column] + height
    seen = np.zeros(ground.shape, np.uint8)
    seen[row, column] = SEEN
    rows, columns = np.mgrid[0:side, 0:side]
    down, right = rows - row, columns - column
    rings = np.maximum(abs(down), abs(right))
    for ring in range(1, rings.max() + 1):
        r, c = np.nonzero(rings == ring)
        parts = np.arange(1, ring) / ring
        way = np.hypot(r - row, c - column) * cell
        places = np.outer(parts, r - row) + row, np.outer(parts, c - column) + column
        top, left = (np.minimum(place.astype(int), side - 2) for place in places)
        u, v = places[0] - top, places[1] - left
        floor = (ground[top, left] * (1 - v) + ground[top, left + 1] * v) * (1 - u)
        floor += (ground[top + 1, left] * (1 - v) + ground[top + 1, left + 1] * v) * u
        distances = np.outer(parts, way)
        with np.errstate(invalid="ignore"):
            slopes = (floor - bend * distances**2 - eye) / distances
        highest = slopes.max(0, initial=-np.inf)
        seen[r, c] = (ground[r, c] + target - bend * way**2 - eye) / way >= highest
    return seen
