# SPDX-License-Identifier: MIT
"""Heights against files that GDAL writes, against the geoid of PROJ, and against the grid that was cut into many."""

from __future__ import annotations

import ctypes
from ctypes import byref, c_double, c_size_t
from pathlib import Path

import numpy as np
import pyproj
import pytest
from effort import EFFORT
from Oracle.Observation.terrain_library import OUTSIDE, VOID, Grid, Terrain, bilinear, plain, surface, translate, write_envi

COUNT = round(20_000 * max(EFFORT, 0.1))
GEOID = Path("/usr/share/proj/egm96_15.gtx")


def header(library: Path, form: str, data: bytes, *place: float) -> Grid:
    grid = Grid()
    find = getattr(ctypes.CDLL(str(library)), f"gn_height_grid_{form}")
    assert find(data, c_size_t(len(data)), *map(c_double, place), byref(grid)) == 0
    return grid


def compare(terrain: Terrain, samples: np.ndarray, south, west, step, longitude_step, random) -> None:
    """Compares positions everywhere, on rows, on columns and on samples; `samples` are from the south, voids are NaN."""
    rows = random.uniform(0, samples.shape[0] - 1, COUNT)
    columns = random.uniform(0, samples.shape[1] - 1, COUNT)
    rows[: COUNT // 4] = np.round(rows[: COUNT // 4])
    columns[COUNT // 8 : COUNT // 2] = np.round(columns[COUNT // 8 : COUNT // 2])
    rows, columns = off_the_edge_of_a_sample(rows), off_the_edge_of_a_sample(columns)
    heights, statuses = terrain.heights(south + rows * step, west + columns * longitude_step)
    expected = bilinear(samples, rows, columns)
    assert (np.isnan(expected) == (statuses == VOID)).all()
    # Degrees are rounded, and the library puts a position a millionth of a step from a sample on the sample.
    assert np.nanmax(np.abs(heights - expected)) <= 3e-6 * np.nanmax(np.abs(np.diff(samples, axis=0)))
    assert np.nanmedian(np.abs(heights - expected)) < 1e-8


def off_the_edge_of_a_sample(places: np.ndarray) -> np.ndarray:
    """Moves places within two millionths of a step from a sample onto it, as the library moves those within one.

    Else a void beside such a place counts here and does not count there, once in some hundred runs.
    """
    return np.where(np.abs(places - np.round(places)) < 2e-6, np.round(places), places)


def with_voids(random, heights: np.ndarray) -> np.ndarray:
    holes = heights.copy()
    holes[random.random(heights.shape) < 0.02] = np.nan
    holes[-10:, -30:] = np.nan
    return holes


@pytest.mark.parametrize("place", [(46, 8), (-34, -71), (-1, -1), (0, 179)])
def test_srtm_that_gdal_wrote(library, random, tmp_path, place):
    heights = with_voids(random, np.round(surface(random, 1201, 1201, 8000)))
    south, west = place
    samples = np.where(np.isnan(heights), -32768, heights).astype("<i2")
    source = write_envi(tmp_path / "source.img", samples[::-1], west, south + 1, 1 / 1200, 1 / 1200)
    name = f"{'NS'[south < 0]}{abs(south):02}{'EW'[west < 0]}{abs(west):03}.hgt"
    data = translate(source, tmp_path / name, "SRTMHGT")
    compare(Terrain(library, data, header(library, "hgt", data, *place)), heights, south, west, 1 / 1200, 1 / 1200, random)


def test_srtm_with_half_of_the_columns(library, random, tmp_path):
    """Some tiles north of 50 degrees have a sample in every other second of longitude."""
    heights = with_voids(random, np.round(surface(random, 3601, 1801, 8000)))
    samples = np.where(np.isnan(heights), -32768, heights).astype("<i2")
    source = write_envi(tmp_path / "source.img", samples[::-1], 8, 61, 1 / 1800, 1 / 3600)
    data = translate(source, tmp_path / "N60E008.hgt", "SRTMHGT")
    grid = header(library, "hgt", data, 60, 8)
    assert (grid.rows, grid.columns) == (3601, 1801)
    compare(Terrain(library, data, grid), heights, 60, 8, 1 / 3600, 1 / 1800, random)


def test_dted_in_twos_complement(library, random, tmp_path):
    """Against the standard, some programs write -100 m as 0xFF9C; GDAL reads the same from both."""
    heights = with_voids(random, np.round(surface(random, 121, 121, 9000)))
    samples = np.where(np.isnan(heights), -32767, heights).astype("<i2")
    source = write_envi(tmp_path / "source.img", samples[::-1], 8, 47, 1 / 120, 1 / 120)
    data = bytearray(translate(source, tmp_path / "written.dt0", "DTED"))
    for column, row in np.ndindex(121, 121):
        at = 3428 + column * 254 + 8 + 2 * row
        data[at : at + 2] = int(samples[row, column]).to_bytes(2, "big", signed=True)
    compare(Terrain(library, bytes(data), header(library, "dted", bytes(data))), heights, 46, 8, 1 / 120, 1 / 120, random)


@pytest.mark.parametrize(("place", "columns"), [((46, 8), 121), ((-56, -71), 61), ((71, -10), 41), ((-80, 170), 31)])
def test_dted_that_gdal_wrote(library, random, tmp_path, place, columns):
    heights = with_voids(random, np.round(surface(random, 121, columns, 9000)))
    south, west = place
    samples = np.where(np.isnan(heights), -32767, heights).astype("<i2")
    step = 1 / (columns - 1)
    source = write_envi(tmp_path / "source.img", samples[::-1], west, south + 1, step, 1 / 120)
    data = translate(source, tmp_path / "written.dt0", "DTED")
    grid = header(library, "dted", data)
    assert (grid.latitude, grid.longitude, grid.rows, grid.columns) == (south, west, 121, columns)
    compare(Terrain(library, data, grid), heights, south, west, 1 / 120, step, random)


def test_gtx_that_gdal_wrote(library, random, tmp_path):
    heights = with_voids(random, surface(random, 90, 130, 100).astype("f4").astype(float))
    south, west, step, longitude_step = random.uniform(-60, 40), random.uniform(-150, 150), 0.125, 0.25
    samples = np.where(np.isnan(heights), np.float32(-88.8888), heights).astype("<f4")
    source = write_envi(tmp_path / "source.img", samples[::-1], west, south + 89 * step, longitude_step, step)
    data = translate(source, tmp_path / "written.gtx", "GTX")
    grid = header(library, "gtx", data)
    assert abs(grid.latitude - south) < 1e-12 and abs(grid.longitude - west) < 1e-12
    compare(Terrain(library, data, grid), heights, grid.latitude, grid.longitude, step, longitude_step, random)


def test_geoid_of_proj(library, random):
    data = GEOID.read_bytes()
    terrain = Terrain(library, data, header(library, "gtx", data))
    latitudes = random.uniform(-90, 90, COUNT)
    longitudes = random.uniform(-180, 180, COUNT)
    # Beyond the last column, at the poles, on samples.
    longitudes[: COUNT // 10] = random.uniform(179.7, 180, COUNT // 10)
    latitudes[:4] = -90, 90, 12.25, 0
    longitudes[:4] = 179.9, -179.9, -33.75, 180
    heights, statuses = terrain.heights(latitudes, longitudes)
    pyproj.datadir.append_data_dir(str(GEOID.parent))
    shift = pyproj.Transformer.from_pipeline(
        "+proj=pipeline +step +proj=unitconvert +xy_in=deg +xy_out=rad +step +proj=vgridshift +grids=egm96_15.gtx +multiplier=1"
    )
    expected = shift.transform(longitudes, latitudes, np.zeros(COUNT))[2]
    assert not statuses.any()
    difference = np.abs(heights - expected)
    # Neighbors differ by 20 m at most.
    assert difference.max() < 2e-5 and np.quantile(difference, 0.999) < 1e-9


@pytest.mark.parametrize("gap", [0, 1])
def test_a_grid_that_was_cut_is_the_same_grid(library, random, gap):
    """Into tiles that share their edges, or whose pixels lie side by side; over the antimeridian, in any order and form."""
    rows, columns, step = 61, 81, 1 / 64
    south, west = -0.5, 180 - 40 / 64
    heights = np.round(surface(random, rows, columns, 500))
    whole = Terrain(library, heights.astype("<f4").tobytes(), plain(heights.astype("<f4"), south, west, step, step))
    parts, grids = [], []
    for low, high in ((0, 20), (20, 37), (37, 60)):
        for left, right in ((0, 13), (13, 40), (40, 55), (55, 80)):
            part = heights[low : high + (1 if high == 60 or not gap else 0), left : right + (1 if right == 80 or not gap else 0)]
            part = part.astype(random.choice(["<i2", ">i2", "<f4", ">f4"]))
            grid = plain(part, south + low * step, west + left * step, step, step, offset=sum(map(len, parts)))
            if random.random() < 0.5:
                # The same samples, from the north.
                part = part[::-1]
                grid.latitude, grid.latitude_step = grid.latitude + step * (grid.rows - 1), -step
            parts.append(part.tobytes())
            grids.append(grid)
    random.shuffle(grids)
    tiles = Terrain(library, b"".join(parts), *grids)
    latitudes = south + random.uniform(-1, rows, COUNT) * step
    longitudes = west + random.uniform(-1, columns, COUNT) * step
    # On edges too.
    latitudes[: COUNT // 4] = south + np.round((latitudes[: COUNT // 4] - south) / step) * step
    expected, outside = whole.heights(latitudes, longitudes)
    found, statuses = tiles.heights(latitudes, longitudes)
    assert (statuses == outside).all() and set(outside) == {0, OUTSIDE}
    assert np.nanmax(np.abs(found - expected)) < 1e-5
    assert np.nanmedian(np.abs(found - expected)) < 1e-9


def test_the_next_grid_fills_the_voids_of_the_first(library, random):
    fine = with_voids(random, surface(random, 100, 100, 100)).astype("<f4")
    coarse = np.full((3, 3), 7, "<f4")
    data = fine.tobytes() + coarse.tobytes()
    first, second = plain(fine, 10, 20, 0.01, 0.01), plain(coarse, 9, 19, 1, 1, offset=fine.nbytes)
    latitudes, longitudes = random.uniform(9, 11, COUNT), random.uniform(19, 21, COUNT)
    alone, statuses = Terrain(library, data, first).heights(latitudes, longitudes)
    assert set(statuses) == {0, VOID, OUTSIDE}
    both, none = Terrain(library, data, first, second).heights(latitudes, longitudes)
    assert not none.any()
    assert (both == np.where(statuses == 0, alone, 7)).all()
    # The first grid that has a height counts.
    last, _ = Terrain(library, data, second, first).heights(latitudes, longitudes)
    assert (last == 7).all()


def test_scale_and_shift(library, random):
    raw = random.integers(-30_000, 30_000, (40, 50)).astype(">i2")
    grid = plain(raw, 10, 20, 0.1, 0.1, scale=0.1, shift=-100, void_value=5)
    samples = np.where(raw == 5, np.nan, raw * 0.1 - 100)
    compare(Terrain(library, raw.tobytes(), grid), samples, 10, 20, 0.1, 0.1, random)


def test_batches_of_grids_that_overlap(library, random):
    """Thin ones, coarse ones before fine ones, and places on and next to their edges; `heights` looks at single calls."""
    for _ in range(max(20, round(400 * EFFORT))):
        data, grids, edges = b"", [], [[], []]
        for _ in range(random.integers(2, 6)):
            shape = random.choice([1, 2, 3, 12], 2)
            steps = random.choice([1, 0.5, 1e-3, 1e-5], 2) * random.choice([1, -1], 2)
            corner = np.array([45, 8]) + random.choice([0, 1e-6, 0.25, 0.5, 1, -1], 2)
            samples = random.uniform(0, 1000, shape).astype("<f4")
            grids.append(plain(samples, *corner, *steps, offset=len(data)))
            data += samples.tobytes()
            for axis in (0, 1):
                edges[axis] += [corner[axis], corner[axis] + steps[axis] * (shape[axis] - 1)]
        places = []
        for axis in (0, 1):
            near = random.choice(edges[axis], 120) + random.choice([0, 1e-7, -1e-7, 2e-6, 1e-3, 0.1, -0.1], 120)
            places.append(np.where(random.random(120) < 0.7, near, [45, 8][axis] + random.uniform(-2, 2, 120)))
        Terrain(library, data, *grids).heights(*places)
