# SPDX-License-Identifier: MIT
"""Heights, profiles and lines of sight: kinds of values, buffers, files, and errors."""

from __future__ import annotations

import array
import functools
import math
import mmap
import operator
import struct

import numpy as np
import pytest

import gridnorth
from gridnorth import errors, terrain

SQUARE = np.array([[0, 10, 20], [100, 110, 120], [200, 210, 220]], "<f4")


def square(samples=SQUARE, **more) -> terrain.Tile:
    place = {"latitude": 45, "longitude": 8, "latitude_step": 1, "longitude_step": 1}
    return terrain.grid(samples, **(place | more))


def srtm_file(n: int = 11) -> bytes:
    """Heights in rows from the north: 100 m per row from the south, plus 1 m per column."""
    rows = [[100 * (n - 1 - row) + column for column in range(n)] for row in range(n)]
    rows[0][0] = -32768
    return struct.pack(f">{n * n}h", *functools.reduce(operator.iadd, rows, []))


def dted_file() -> bytes:
    header = b"UHL10080000W0460000S018003000000U              00020003".ljust(3428)
    return header + b"".join(
        struct.pack(">BBHHH3Hi", 0xAA, 0, column, column, 0, 0x8001, 0xFFFF, 258, 0) for column in range(2)
    )


def gtx_file() -> bytes:
    return struct.pack(">4d2i6f", 40, 8, 0.5, 0.25, 2, 3, 1, 2, -88.8888, 4, 5, 6)


def test_what_comes_back_is_of_the_kind_that_came_in():
    heights = terrain.Heights(square())
    found = heights.at(45.5, 8.5)
    assert type(found) is float
    assert found == 55
    assert heights.at([45.5, 46], [8.5, 9]) == [55, 110]
    assert heights.at((45.5, 46), 9) == [60, 110]
    arrays = heights.at(np.array([45.5, 46]), np.array([[8.5, 9]]))
    assert isinstance(arrays, np.ndarray)
    assert arrays.tolist() == [[55, 110]]
    assert isinstance(heights.at(np.array([45.5]), 9), np.ndarray)


def test_rows_without_a_height():
    holed = SQUARE.copy()
    holed[1, 1] = -99
    heights = terrain.Heights(square(holed, void=-99))
    statuses = bytearray(5)
    found = heights.at([45.5, 45.5, 60, 91, math.nan], [8, 8.5, 9, 9, 9], errors="mask", statuses=statuses)
    assert found[0] == 50
    assert found[4] is None
    assert all(map(math.isnan, found[1:4]))
    assert list(statuses)[:4] == [
        0,
        errors.HeightVoidError.status,
        errors.HeightOutsideError.status,
        errors.LatitudeError.status,
    ]
    with pytest.raises(errors.HeightOutsideError, match=r"latitude 60\.0, longitude 9\.0"):
        heights.at(60, 9)
    with pytest.raises(errors.HeightVoidError):
        heights.at([45, 46], [8, 9])
    assert heights.at([], []) == []
    with pytest.raises(errors.HeightOutsideError):
        terrain.Heights().at(45, 8)


@pytest.mark.parametrize("kind", ["<i2", ">i2", "<f4", ">f4"])
@pytest.mark.parametrize("index", [np.s_[:, :], np.s_[::-1, :], np.s_[:, ::-1], np.s_[::-1, ::-1]])
def test_arrays_of_any_order(kind, index):
    samples = np.zeros((4, 5), kind)
    samples[1:, 2:] = SQUARE
    view = samples[1:, 2:][index]
    up, right = (-1 if part.step == -1 else 1 for part in index)
    tile = square(view, latitude=46 - up, longitude=9 - right, latitude_step=up, longitude_step=right)
    assert tile.bounds == (45, 8, 47, 10)
    heights = terrain.Heights(tile)
    assert heights.at([45.5, 45, 47, 46.25], [8.5, 10, 8, 9]) == [55, 20, 200, 135]


def test_scale_shift_and_other_buffers():
    numbers = array.array("h", [1, 2, 3, 4])
    view = memoryview(numbers).cast("B").cast("h", (2, 2))
    assert terrain.Heights(square(view, scale=0.1, shift=-5)).at(45, 8) == pytest.approx(-4.9)
    fixed = memoryview(numbers.tobytes()).cast("h", (2, 2))
    assert terrain.Heights(square(fixed)).at([45, 46], [8, 9]) == [1, 4]
    frozen = SQUARE.copy()
    frozen.flags.writeable = False
    assert terrain.Heights(square(frozen)).at(46, 9) == 110


def test_arrays_that_are_refused():
    for samples, error in [(SQUARE.astype("f8"), TypeError), (SQUARE[0], ValueError), (SQUARE.astype("i4"), TypeError)]:
        with pytest.raises(error):
            square(samples)
    for more, error in [({"latitude": 89}, errors.HeightGridError), ({"longitude_step": 0}, errors.HeightGridError),
                        ({"longitude": math.inf}, errors.NotFiniteError)]:  # fmt: skip
        with pytest.raises(error):
            terrain.Heights(square(**more)).at(45, 8)
    with pytest.raises(errors.HeightGridError):
        terrain.Heights(square(SQUARE[:0])).at(45, 8)
    with pytest.raises(TypeError, match="terrain"):
        terrain.Tile()
    with pytest.raises(TypeError, match="Tile"):
        terrain.Heights(SQUARE)


def test_files(tmp_path):
    (tmp_path / "S46W009.hgt").write_bytes(srtm_file())
    (tmp_path / "s46w009.SRTMGL1.hgt").write_bytes(srtm_file())
    (tmp_path / "a.DT0").write_bytes(dted_file())
    (tmp_path / "geoid.gtx").write_bytes(gtx_file())
    for make, path, position, height in (
        (lambda data: terrain.srtm(data, -46, -9), "S46W009.hgt", (-45.95, -8.9), 51),
        (lambda data: terrain.srtm(data, -46, -9), "s46w009.SRTMGL1.hgt", (-45.95, -8.9), 51),
        (terrain.dted, "a.DT0", (-46 + 1 / 60, -8), 258),
        (terrain.gtx, "geoid.gtx", (40.5, 8.125), 4.5),
    ):
        data = (tmp_path / path).read_bytes()
        for tile in (terrain.open(tmp_path / path), make(data), make(bytearray(data)), make(np.frombuffer(data, "u1"))):
            assert terrain.Heights(tile).at(*position) == pytest.approx(height)
        with pytest.raises(errors.HeightFileError):
            make(data[:-1])
        with pytest.raises(errors.HeightFileError):
            make(b"")
    with (tmp_path / "a.DT0").open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        assert terrain.Heights(terrain.dted(data)).at(-46, -8) == -1
    for name in ("heights.tif", "N46.hgt", "hgt"):
        (tmp_path / name).write_bytes(b"")
        with pytest.raises(ValueError, match=name):
            terrain.open(tmp_path / name)
    with pytest.raises(FileNotFoundError):
        terrain.open(tmp_path / "N46E008.hgt")
    (tmp_path / "empty.gtx").write_bytes(b"")
    with pytest.raises(errors.HeightFileError):
        terrain.open(tmp_path / "empty.gtx")
    with pytest.raises(errors.HeightVoidError):
        terrain.Heights(terrain.open(tmp_path / "S46W009.hgt")).at(-45, -9)


def test_tiles_lie_anywhere_in_memory():
    tiles = [square(np.full((2, 2), k, "<i2"), latitude=45 + k, longitude=8) for k in range(8)]
    heights = terrain.Heights(*tiles)
    assert heights.tiles == tuple(tiles)
    assert heights.at([45.5 + k for k in range(8)], 8.5) == list(range(8))


def test_a_profile():
    heights = terrain.Heights(square())
    profile = heights.profile([(45, 8), (47, 8), (47, 10.5)], 10_000, climb=0)
    assert isinstance(profile.points, gridnorth.Points)
    assert isinstance(profile.heights, np.ndarray)
    assert len(profile.points) == len(profile.heights) == len(profile.distances)
    assert profile.distances[-1] == pytest.approx(gridnorth.route.length([(45, 8), (47, 8), (47, 10.5)]))
    summary = profile.summary
    assert summary.unknown_count == np.isnan(profile.heights).sum() > 0
    assert summary.highest == np.nanmax(profile.heights)
    assert summary.lowest == 0
    assert summary.lowest_distance == 0
    assert summary.ascent == pytest.approx(summary.highest)
    assert summary.steepest_up > 0
    assert profile.points[0] == (45, 8)
    assert profile.points[-1] == (47, 10.5)
    with pytest.raises(errors.SampleStepError):
        heights.profile([(45, 8), (47, 8)], 0)
    with pytest.raises(errors.CountError):
        heights.profile([], 10)
    with pytest.raises(errors.TrackClimbError):
        heights.profile([(45, 8)], 10, climb=-1)
    # There are more results than the initial room.
    assert len(heights.profile([(45, 8), (47, 8)], 300).points) > 700


def test_lines_of_sight():
    ridge = np.array([[100, 250, 100]] * 2, "<i2")
    heights = terrain.Heights(square(ridge, latitude=45.99, latitude_step=0.02, longitude_step=0.02))
    below = heights.sight((46, 8), 2, (46, 8.04), 10, step=50)
    assert below.is_visible is False
    assert below.clearance < -140
    assert below.blocked_point is not None
    assert below.blocked_point.longitude < below.clearance_point.longitude
    assert math.isnan(below.free_zone)
    assert below.unknown_count == 0
    above = heights.sight((46, 8), 200, (46, 8.04), 200, step=50, frequency=1e9)
    assert above.is_visible is True
    assert above.blocked_point is None
    assert math.isnan(above.blocked_height)
    assert 0 < above.clearance < 50
    assert above.free_zone > 1
    along = heights.sight_along((46, 8), 200, above.azimuth, above.distance, 200, step=50, frequency=1e9)
    assert along.to == pytest.approx((46, 8.04))
    assert along.clearance == pytest.approx(above.clearance)
    flat = heights.sight((46, 8), 200, (46, 8.04), 200, step=50, curvature=0.1)
    assert flat.clearance > above.clearance
    same = heights.sight((46, 8), 2, (46, 8), 2)
    assert same.distance == 0
    assert same.clearance_point is None
    for options, error in (
        ({"curvature": 0}, errors.CurvatureError),
        ({"frequency": 5}, errors.FrequencyError),
        ({"step": -1}, errors.SampleStepError),
        ({"step": math.nan}, errors.NotFiniteError),
    ):
        with pytest.raises(error):
            heights.sight((46, 8), 2, (46, 8.04), 10, **options)
    with pytest.raises(errors.HeightOutsideError):
        heights.sight((46, 8), 2, (46, 9), 10)
    with pytest.raises(errors.HeightError):
        heights.sight((46, 8), 1e6, (46, 8.04), 10)
    with pytest.raises(errors.SightDistanceError):
        heights.sight_along((46, 8), 2, 90, 2e6, 10)


def test_viewsheds():
    ridge = np.array([[100, 100, 250, 100, 100]] * 2, "<i2")
    heights = terrain.Heights(square(ridge, latitude=45.99, latitude_step=0.02, longitude_step=0.01))
    cells = terrain.CellGrid(46, 8, -0.01, 0.01, 1, 5)
    seen = heights.viewshed((46, 8), 2, 0, 2500, cells)
    assert isinstance(seen, np.ndarray)
    assert seen.dtype == np.uint8
    assert seen.shape == (1, 5)
    view = terrain.View
    assert seen.tolist() == [[view.SEEN, view.SEEN, view.SEEN, view.HIDDEN, view.OUTSIDE]]
    assert heights.viewshed((46, 8), 2, 400, 2500, cells, step=50)[0, 3] == view.SEEN
    for given, error in (
        ({"cells": cells._replace(rows=0)}, errors.CellGridError),
        ({"cells": cells._replace(columns=2**40)}, errors.CellGridError),
        ({"cells": cells._replace(latitude=math.nan)}, errors.NotFiniteError),
        ({"radius": -1}, errors.SightDistanceError),
        ({"observer": (46, 9)}, errors.HeightOutsideError),
        ({"step": -1}, errors.SampleStepError),
    ):
        usual = {"observer": (46, 8), "observer_height": 2, "target_height": 0, "radius": 2500, "cells": cells}
        with pytest.raises(error):
            heights.viewshed(**(usual | given))


def test_dead_ground():
    ridge = np.array([[100, 100, 250, 100, 100]] * 2, "<i2")
    heights = terrain.Heights(square(ridge, latitude=45.99, latitude_step=0.02, longitude_step=0.01))
    dead = heights.dead_ground((46, 8), 2, 0, 2500, 90, 10, 5, step=10)
    assert [(one.azimuth, one.width, one.state) for one in dead] == [(87.5, 5, terrain.View.HIDDEN), (92.5, 5, 0)]
    for one in dead:
        assert 1500 < one.inner_radius < 1600
        assert one.outer_radius == 2500
    assert heights.dead_ground((46, 8), 2, 0, 2500, 90, 0, 5) == []
    with pytest.raises(errors.AzimuthStepError):
        heights.dead_ground((46, 8), 2, 0, 2500, 90, 10, 0)
    with pytest.raises(errors.WidthError):
        heights.dead_ground((46, 8), 2, 0, 2500, 90, 361, 1)
