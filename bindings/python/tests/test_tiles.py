# SPDX-License-Identifier: MIT
"""Web Mercator, tiles, and fitted views, beyond the tests of the oracles."""

from __future__ import annotations

import numpy as np
import pytest

from gridnorth import Bounds, Point, errors, grid, mercator, tiles

TRIANGLE = [(47, 5), (47, 8), (49, 7)]


def test_web_mercator_there_and_back(positions):
    latitudes, longitudes = (column[np.abs(positions[0]) < 89] for column in positions)
    x, y = mercator.forward(latitudes, longitudes)
    back = mercator.inverse(x, y)
    assert np.abs(back[0] - latitudes).max() < 1e-13
    assert np.abs(np.mod(back[1] - longitudes + 180, 360) - 180).max() < 1e-13


def test_scalars_lists_and_arrays_give_the_same(positions):
    latitudes, longitudes = (column[:1000] for column in positions)
    ordinary = np.abs(latitudes) < 90
    latitudes, longitudes = latitudes[ordinary], longitudes[ordinary]
    rows = list(zip(latitudes.tolist(), longitudes.tolist()))
    x, y = mercator.forward(latitudes, longitudes)
    assert list(zip(x.tolist(), y.tolist())) == [tuple(mercator.forward(*row)) for row in rows]
    assert [x.tolist(), y.tolist()] == list(mercator.forward(latitudes.tolist(), longitudes.tolist()))
    found = tiles.at(latitudes, longitudes, 14)
    assert found.dtype.names == ("x", "y", "zoom")
    assert tiles.at(latitudes.tolist(), longitudes.tolist(), 14) == [tiles.at(*row, 14) for row in rows]
    assert [tuple(tile) for tile in found.tolist()] == [tuple(tiles.at(*row, 14)) for row in rows]


def test_refused_rows_are_masked_or_raised():
    x, y = mercator.forward([0, 90, 91], [1, 2, 3], errors="mask")
    assert np.isnan(x).tolist() == np.isnan(y).tolist() == [False, True, True]
    with pytest.raises(errors.PoleError, match="row 1"):
        mercator.forward([0, 90, 91], [1, 2, 3])
    with pytest.raises(errors.NotFiniteError):
        mercator.inverse(0, float("inf"))
    statuses = bytearray(2)
    found = tiles.at([0, 91], [0, 0], 3, errors="mask", statuses=statuses)
    assert found[1] == (2**32 - 1,) * 3
    assert statuses == bytes([0, errors.LatitudeError.status])
    with pytest.raises(errors.LatitudeError):
        tiles.at(91, 0, 3)
    for zoom in (-1, 31, 2**40):
        with pytest.raises(errors.ZoomError):
            tiles.at(0, 0, zoom)
    with pytest.raises(TypeError):
        tiles.at(0, 0, 1.5)


def test_tiles_have_bounds_and_quadkeys():
    tile = tiles.at(48.85837, 2.294481, 14)
    assert tile == (8296, 5636, 14)
    assert tiles.quadkey(tile) == "12022001101200"
    assert tiles.from_quadkey("12022001101200") == tile
    bounds = tiles.bounds(tile)
    assert bounds.west == 2.28515625
    assert bounds.south < 48.85837 < bounds.north
    assert list(tiles.of_bounds(bounds, 14).tiles()) == [tile]
    assert tiles.quadkey((0, 0, 0)) == ""
    for wrong in ((4, 0, 2), (0, -1, 2)):
        with pytest.raises(errors.TileError):
            tiles.bounds(wrong)
    with pytest.raises(errors.ZoomError):
        tiles.quadkey((0, 0, 31))
    with pytest.raises(errors.TextByteError) as refused:
        tiles.from_quadkey("0124")
    assert refused.value.offset == 3


def test_covers_are_runs_that_list_their_tiles():
    runs = tiles.of_polygon(TRIANGLE, 9)
    assert len(runs) == len(runs[:]) == len(runs.records)
    assert runs.records["count"].sum() == runs.tile_count == tiles.count_polygon(TRIANGLE, 9)
    listed = list(runs.tiles())
    assert len(listed) == len(set(listed)) == runs.tile_count
    assert listed == sorted(listed, key=lambda tile: (tile.y, tile.x))
    assert {tiles.at(*corner, 9) for corner in TRIANGLE} <= set(listed)
    assert runs == tiles.of_polygon(np.array(TRIANGLE), 9)
    assert runs[-1] == tiles.Run(*map(int, runs.records[-1].tolist()))
    with pytest.raises(IndexError):
        runs[len(runs)]


def test_holes_are_left_out():
    square = [(0, 0), (0, 40), (40, 40), (40, 0)]
    hole = [(10, 10), (30, 10), (30, 30), (10, 30)]
    whole, holed = tiles.of_polygon(square, 7), tiles.of_polygon(square, 7, [hole])
    assert set(holed.tiles()) < set(whole.tiles())
    assert tiles.at(20, 20, 7) not in set(holed.tiles())
    assert tiles.count_polygon(square, 7, [hole]) == holed.tile_count


def test_more_runs_than_there_is_room_for_at_first():
    route = [(-60, 0), (60, 170)]
    runs = tiles.of_route(route, 0, 13)
    assert len(runs) > 1024
    assert tiles.count_route(route, 0, 13) == runs.tile_count


def test_counts_are_sums_over_zooms():
    for low, high in ((0, 5), (3, 9)):
        zooms = range(low, high)
        assert tiles.count_polygon(TRIANGLE, zooms) == sum(tiles.of_polygon(TRIANGLE, z).tile_count for z in zooms)
        assert tiles.count_route(TRIANGLE, 5e4, zooms) == sum(
            tiles.of_route(TRIANGLE, 5e4, z).tile_count for z in zooms
        )
    assert tiles.count_bounds((-90, -180, 90, 180), range(31)) == (4**31 - 1) // 3
    for zooms in (range(3, 3), range(0, 9, 2), range(5, 0, -1)):
        with pytest.raises(errors.LevelsError):
            tiles.count_polygon(TRIANGLE, zooms)
    with pytest.raises(errors.ZoomError):
        tiles.count_polygon(TRIANGLE, range(32))


def test_wrong_shapes_are_refused():
    with pytest.raises(errors.CountError):
        tiles.of_polygon([], 3)
    with pytest.raises(errors.HalfWidthError, match="half_width -1"):
        tiles.of_route(TRIANGLE, -1, 3)
    with pytest.raises(errors.ViewError):
        tiles.of_bounds((1, 0, 0, 0), 3)
    with pytest.raises(errors.TooManyTilesError):
        tiles.of_polygon([(-80, 0), (80, 0), (0, 1)], 30)


def test_bounds_around_points_cross_the_antimeridian_if_that_is_shorter():
    assert grid.bounds_around([(-18.1, 178.4), (-13.8, -171.8)]) == Bounds(-18.1, 178.4, -13.8, -171.8)
    assert grid.bounds_around(np.array([[1.0, 2.0]])) == Bounds(1, 2, 1, 2)
    assert grid.bounds_around([(0, x / 2) for x in range(-360, 360)])[1::2] == (-180, 180)
    with pytest.raises(errors.CountError):
        grid.bounds_around([])


def test_a_fitted_screen_shows_the_bounds():
    bounds = Bounds(48.8, 2.2, 48.9, 2.5)
    screen = grid.fit(bounds, 800, 600, padding=(20, 30, 80, 40), bearing=20)
    assert isinstance(screen.center, Point)
    corners = [(a, b) for a in (bounds.south, bounds.north) for b in (bounds.west, bounds.east)]
    x, y = screen.pixel(corners)
    assert min(x) > 40 - 1e-3
    assert max(x) < 770 + 1e-3
    assert min(y) > 20 - 1e-3
    assert max(y) < 520 + 1e-3
    assert grid.fit(bounds, 800, 600, max_zoom=5).zoom == 5
    for padding in ((0, 400, 0, 400), (-1, 0, 0, 0)):
        with pytest.raises(errors.PixelsError):
            grid.fit(bounds, 800, 600, padding=padding)
    with pytest.raises(errors.TileSizeError):
        grid.fit(bounds, 800, 600, tile_size=300)
