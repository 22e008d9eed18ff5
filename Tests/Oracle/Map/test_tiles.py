# SPDX-License-Identifier: MIT
"""Web Mercator against PROJ; tiles against mercantile, supermercado and dense samples of geodesics; views by formula."""

from __future__ import annotations

import math

import mercantile
import numpy as np
import pyproj
import pytest
import shapely
from Oracle.Geometry import shape_truth as truth
from Oracle.Map.screen_library import Screen, ScreenLibrary
from Oracle.Geometry.shape_scenes import any_center, any_size, some
from Oracle.Geometry.test_polygons import given, stars
from Oracle.Map.tile_library import TileLibrary
from scipy.spatial import cKDTree
from supermercado import burntiles

LIMIT = 85.0511287798065923777963
RADIUS = 6378137.0
TO_SPACE = pyproj.Transformer.from_crs(4979, 4978, always_xy=True)


@pytest.fixture(scope="module")
def tiles(library) -> TileLibrary:
    return TileLibrary(library)


def positions(random: np.random.Generator, count: int) -> np.ndarray:
    """Rows of latitude and longitude."""
    return np.array([any_center(random) for _ in range(count)])


def on_map(points: np.ndarray, zoom: int) -> np.ndarray:
    """Columns and rows as real numbers; positions beyond the map are on its edge."""
    latitude = np.radians(np.clip(points[..., 0], -LIMIT, LIMIT))
    fraction = np.stack([points[..., 1] / 360 + 0.5, 0.5 - np.arcsinh(np.tan(latitude)) / (2 * math.pi)], axis=-1)
    return fraction * 2**zoom


def in_space(points: np.ndarray) -> np.ndarray:
    """Meters from the center of the earth."""
    return np.stack(TO_SPACE.transform(points[:, 1], points[:, 0], np.zeros(len(points))), axis=-1)


# Web Mercator.


def test_web_mercator_is_that_of_proj(tiles, random, findings):
    points = positions(random, some(20_000))
    points = points[np.abs(points[:, 0]) < 89.999]
    transformer = pyproj.Transformer.from_crs(4326, 3857)
    wanted = np.stack(transformer.transform(*points.T))
    found = np.stack(tiles.forward(*points.T))
    # Two roundings of 2e7 m are 8e-9 m; and PROJ rounds latitudes in radians, which the scale of the map enlarges.
    off = np.abs(found - wanted) * np.minimum(1, 2 * np.cos(np.radians(points[:, 0])))
    findings.largest("meters, reduced to the scale", off.max())
    findings.expect(off.max() <= 1e-8, "meters", off.max())
    back = np.stack(tiles.inverse(*found)).T
    wanted_back = np.stack(transformer.transform(*found, direction="INVERSE")).T
    off = back - wanted_back
    off[:, 1] -= 360 * np.round(off[:, 1] / 360)
    findings.largest("degrees", np.abs(off).max())
    findings.expect(np.abs(off).max() <= 1e-13, "degrees", np.abs(off).max())
    findings.conclude()


# Tiles.


def test_tiles_of_positions_are_those_of_mercantile(tiles, random):
    points = positions(random, some(3000))
    points = points[points[:, 1] < 180]
    for zoom in range(31):
        found = tiles.at(*points.T, zoom)
        wanted = np.array([mercantile.tile(longitude, latitude, zoom, truncate=True)[:2] for latitude, longitude in
                           np.clip(points, [-89.99, -180], [89.99, 180])])  # fmt: skip
        places = on_map(points, zoom)
        # Where rounding decides, either may be right: a millionth of a tile, or a micrometer.
        is_sure = np.abs(places - np.round(places)) > max(1e-6, 1e-6 / 4e7 * 2**zoom)
        wanted = np.clip(wanted, 0, 2**zoom - 1)
        assert (found == wanted)[is_sure].all(), points[((found != wanted) & is_sure).any(axis=1)]


def test_edges_and_quadkeys_are_those_of_mercantile(tiles, random):
    for _ in range(some(3000)):
        zoom = int(random.integers(31))
        x, y = (int(random.choice([random.integers(2**zoom), 0, 2**zoom - 1])) for _ in range(2))
        _, west, north, _ = bounds = tiles.tile_bounds(x, y, zoom)
        wanted = mercantile.bounds(x, y, zoom)
        assert np.abs(np.array(bounds) - [wanted.south, wanted.west, wanted.north, wanted.east]).max() < 1e-13
        # The corner belongs to the tile, and so do the bounds alone.
        assert tiles.at([north], [west], zoom).tolist() == [[x, y]]
        assert tiles.bounds_cover(bounds, zoom).tolist() == [[x, y]]
        key = mercantile.quadkey(x, y, zoom)
        assert tiles.quadkey(x, y, zoom) == key
        if zoom:
            assert tiles.quadkey_tile(key) == (x, y, zoom)


def test_tiles_of_bounds_are_those_of_mercantile(tiles, random):
    for _ in range(some(150)):
        center, size = any_center(random), any_size(random, 1e-6, 60)
        south, north = np.clip([center[0] - size, center[0] + size * random.random()], -85, 85)
        west = (center[1] - size * random.random() + 180) % 360 - 180
        east = (west + size + 180) % 360 - 180
        zoom = int(random.integers(0, min(30, 7 - math.log2(size / 360))))
        wanted = {(tile.x, tile.y) for tile in mercantile.tiles(west, south, east, north, zoom)}
        found = tiles.bounds_cover((south, west, north, east), zoom)
        assert {tuple(tile) for tile in found.tolist()} == wanted, (south, west, north, east, zoom)


def sorted_set(cover: np.ndarray, zoom: int) -> np.ndarray:
    return np.sort(cover[:, 1] * 2**zoom + cover[:, 0])


def is_within(keys: np.ndarray, wanted: np.ndarray) -> np.ndarray:
    return np.isin(wanted, keys)


def check_cover(tiles, cover, zoom, inside, border, slack, random):
    """A cover holds the tiles of the border, and none that neither its center is inside of, nor the border is near.

    `inside` tells which of some positions lie inside; `border` samples the border, more densely than `slack` tiles.
    """
    size = 2**zoom
    keys = sorted_set(cover, zoom)
    assert len(np.unique(keys)) == len(keys)
    # A pole has no column of its own.
    border = border[np.abs(border[:, 0]) < 90 - 1e-9]
    near = tiles.at(*border.T, zoom)
    assert is_within(keys, near[:, 1] * size + near[:, 0]).all()
    # The first and the last row go on to the poles.
    if np.abs(border[:, 0]).max() > LIMIT:
        cover = cover[(cover[:, 1] > 0) & (cover[:, 1] < size - 1)]
    chosen = cover[random.choice(len(cover), min(len(cover), 800), replace=False)]
    centers = (chosen + 0.5) / size
    latitude = np.degrees(np.arctan(np.sinh(math.pi * (1 - 2 * centers[:, 1]))))
    is_inside = inside(np.stack([latitude, centers[:, 0] * 360 - 180], axis=1))
    places = on_map(border, zoom)
    shifts = [(0, 0), (slack, 0), (-slack, 0), (0, slack), (0, -slack)]
    spots = [np.floor(places + shift).astype(int) for shift in shifts]
    touched = [np.isin(chosen[:, 1] * size + chosen[:, 0], spot[:, 1] * size + spot[:, 0] % size) for spot in spots]
    right = is_inside | np.logical_or.reduce(touched)
    assert right.all(), chosen[~right]


def test_covers_of_polygons_hold_every_tile_of_them_and_no_other(tiles, random, findings):
    count = 0
    for scene, star in stars(random, 40, 1, 9e6):
        # The inside is the smaller part.
        side = truth.smaller_side(star.ring)
        if side == 0:
            continue
        ring = given(random, star.ring)
        farthest = np.abs(scene.center[0]) + scene.radius / 1.1e5
        extent = min(scene.radius, 6e6) * 2 / max(math.cos(math.radians(min(85, farthest))), 0.05)
        zoom = int(np.clip(math.log2(4e7 / extent) + random.integers(0, 5), 0, 30 if farthest < 85 else 7))
        hole = []
        if side > 0 and random.random() < 0.3:
            # A hole of half the size.
            azimuths = star.azimuths[::-1] if random.random() < 0.5 else star.azimuths
            nearest = star.border(np.arange(-180.0, 180, 3))[0].min()
            hole = [truth.direct(star.center, azimuths, nearest / 2)]
        cover = tiles.polygon_cover([ring, *hole], zoom)

        def inside(points, hole=hole, star=star, side=side):
            line = truth.inverse(star.center, points)
            found = (line.distance <= star.border(line.azimuth_from)[0]) == (side > 0)
            if hole:
                found &= tiles.sides(hole, points) <= 0
            return found

        rings = [truth.closed(each) for each in [star.ring, *hole]]
        border = np.concatenate([truth.sampled(each, round(30_000 / len(each))) for each in rings])
        check_cover(tiles, cover, zoom, inside, border, 0.05, random)
        # Positions inside.
        azimuths, parts = random.uniform(-180, 180, 300), random.random(300)
        farthest = star.border(azimuths)[0]
        some_inside = truth.direct(star.center, azimuths, parts * (farthest if side > 0 else 1.9e7))
        some_inside = some_inside[inside(some_inside)]
        at = tiles.at(*some_inside.T, zoom)
        keys = sorted_set(cover, zoom)
        assert is_within(keys, at[:, 1] * 2**zoom + at[:, 0]).all(), (scene, zoom)
        if zoom < 12:
            wanted = sum(len(tiles.polygon_cover([ring, *hole], each)) for each in range(zoom + 1))
            assert tiles.polygon_count([ring, *hole], 0, zoom) == wanted
        count += len(cover)
    findings.count("tiles", count)
    findings.conclude()


# Turns around the earth, and whether the north pole and the south pole are inside. More turns have any sides.
SIDES = [(1, (True, False)), (1, (False, True)), (2, (False, False)), (2, (True, True)), (3, None), (4, None)]


def ring_around(random, turns, apart):
    """Turns one above the other; or half of them that far to the north, half to the south, with more between them than beyond."""
    count = int(random.integers(3 * turns, 3 * turns + 8))
    steps = np.cumsum(random.uniform(0.5, 1, count))
    longitudes = random.uniform(-180, 180) + 360 * turns * steps / steps[-1] * random.choice([-1, 1])
    middle = random.uniform(apart - 60, 60 - apart) + apart * np.sign(0.5 - steps / steps[-1])
    return np.stack([middle + random.uniform(-10, 10, count), longitudes], axis=1)


def test_covers_of_rings_that_go_around_the_earth_have_the_sides_of_gn_polygon_contains(tiles, random):
    """Once around, a pole is inside; twice, both or none. Where the ring crosses itself, its parts alternate."""
    for number in range(some(48)):
        turns, sides = SIDES[number % len(SIDES)]
        for attempt in range(1000):
            ring = ring_around(random, turns, apart=45 * (attempt % 2))
            found = tuple((tiles.sides([ring], np.array([[90.0, 0], [-90, 0]])) > 0).tolist())
            if sides in (found, None):
                break
        assert sides in (found, None)
        zoom = int(random.integers(2, 7))
        keys = sorted_set(tiles.polygon_cover([ring], zoom), zoom)
        points = np.stack([random.uniform(-85, 85, 500), random.uniform(-180, 180, 500)], axis=1)
        at = tiles.at(*points.T, zoom)
        border = on_map(truth.sampled(truth.closed(ring), round(60_000 / len(ring))), zoom)
        # Between samples, it may cut a corner.
        shifts = [(x, y) for x in (-0.01, 0.01) for y in (-0.01, 0.01)]
        near = np.concatenate([np.floor(border + shift).astype(int) for shift in shifts])
        is_clear = ~np.isin(at[:, 1] * 2**zoom + at[:, 0], near[:, 1] * 2**zoom + near[:, 0] % 2**zoom)
        is_inside = tiles.sides([ring], points) > 0
        is_covered = np.isin(at[:, 1] * 2**zoom + at[:, 0], keys)
        assert is_covered[is_inside].all(), (ring, zoom)
        assert (is_covered == is_inside)[is_clear].all(), (ring, zoom)


def test_covers_of_small_polygons_are_those_of_supermercado(tiles, random):
    for _ in range(some(60)):
        center = np.array([random.uniform(-70, 70), random.uniform(-179, 179)])
        count = int(random.integers(3, 40))
        radius = any_size(random, 100, 3000)
        star = truth.star(random, center, radius, count, random.uniform(0, 0.8))
        zoom = int(random.integers(10, 19))
        cover = tiles.polygon_cover([star.ring], zoom)
        found = {tuple(tile) for tile in cover.tolist()}
        line = [(longitude, latitude) for latitude, longitude in truth.closed(star.ring)]
        feature = {"geometry": {"type": "Polygon", "coordinates": [line]}}
        wanted = {(int(x), int(y)) for x, y, _ in burntiles.burn([feature], zoom)}
        # Edges of some kilometers bend by centimeters; where the polygon comes as near to a tile, either may be right.
        shape = shapely.Polygon(on_map(truth.closed(star.ring), zoom))
        for x, y in found ^ wanted:
            tile = shapely.box(x, y, x + 1, y + 1)
            is_touched = shape.intersects(tile)
            is_doubtful = is_touched != shape.intersects(tile.buffer(-1e-3 if is_touched else 1e-3, join_style="mitre"))
            assert is_doubtful or ((x, y) in found) == is_touched, (star.ring, zoom, x, y)


def test_points_on_the_edges_of_a_polygon_change_no_tile(tiles, random):
    """An arc shows where long edges cross rows; most short ones lie in half a tile."""
    geod = pyproj.Geod(ellps="WGS84")
    total = different = 0
    for _ in range(some(60)):
        count, size = int(random.integers(3, 9)), any_size(random, 0.01, 20)
        center = np.array([random.uniform(-60, 60), random.uniform(-180, 180)])
        angles = np.sort(random.random(count)) * 2 * math.pi
        ring = center + size * random.uniform(0.5, 1, (count, 1)) * np.stack([np.sin(angles), np.cos(angles)], axis=1)
        dense = []
        for (south, west), (north, east) in zip(ring, np.roll(ring, -1, axis=0), strict=True):
            longitudes, latitudes = geod.inv_intermediate(west, south, east, north, 300, return_back_azimuth=False)[3:5]
            dense += [[[south, west]], np.stack([latitudes, longitudes], axis=1)]
        zoom = int(np.clip(math.log2(360 / size) + random.uniform(0, 7), 0, 30))
        wanted = {tuple(tile) for tile in tiles.polygon_cover([np.concatenate(dense)], zoom).tolist()}
        found = {tuple(tile) for tile in tiles.polygon_cover([ring], zoom).tolist()}
        total += len(wanted)
        different += len(wanted ^ found)
    # Where an edge is within a millionth of a tile of a corner, either may be right: twice in a hundred runs.
    assert different <= 2, (different, total)


def test_a_cover_that_would_take_too_long_is_refused(tiles):
    """If there is no room for runs, an outline is drawn again for every few hundred spans: this one was, for hours."""
    count, width = 16_000, 360 / 2**26
    ring = np.stack([np.tile([0, 400 * width], count // 2), np.arange(count) * 2.5 * width], axis=1)
    too_many = 194
    assert tiles.polygon_status([ring], 26) == too_many
    assert tiles.route_status(ring, 1.0, 26) == too_many
    # A shorter one is not, and has as many tiles as with room.
    assert len(tiles.polygon_cover([ring[:200]], 26)) > 200 * 400


def test_covers_of_corridors_hold_every_tile_of_them_and_no_other(tiles, random, findings):
    count = 0
    for number in range(some(40)):
        half_width = any_size(random, 0.1, 1e6) if number % 8 else 0.0
        length = any_size(random, max(half_width, 1) / 10, 3e6)
        route = [any_center(random)]
        for _ in range(int(random.integers(0, 6))):
            route.append(truth.direct(route[-1], random.uniform(-180, 180), length * random.random()))
        route = np.array(route)
        scale = max(math.cos(math.radians(min(85, np.abs(route[:, 0]).min() + 5))), 0.05)
        extent = (length * len(route) + 2 * half_width) / scale
        is_polar = np.abs(route[:, 0]).max() + half_width / 1.1e5 > 84
        zoom = int(np.clip(math.log2(4e7 / extent) + random.integers(0, 5), 0, 9 if is_polar else 26))
        cover = tiles.route_cover(route, half_width, zoom)
        keys = sorted_set(cover, zoom)
        assert len(np.unique(keys)) == len(keys)
        size = 2**zoom
        # Positions in the corridor.
        line = truth.sampled(route, 200) if len(route) > 1 else route
        spots = line[random.integers(len(line), size=3000)]
        parts = np.concatenate([np.full(1500, 1 - 1e-9), random.random(1500)])
        inside = truth.direct(spots, random.uniform(-180, 180, 3000), half_width * parts)
        inside = inside[np.abs(inside[:, 0]) < 90 - 1e-9]
        at = tiles.at(*inside.T, zoom)
        assert is_within(keys, at[:, 1] * size + at[:, 0]).all(), (route, half_width, zoom)
        # Positions all over each tile: one is as near as the width plus the spacing of the positions.
        chosen = cover[random.integers(len(cover), size=min(len(cover), 60))]
        steps = np.linspace(0, 1, 33)
        grid = np.stack(np.meshgrid(steps, steps), axis=-1).reshape(-1, 2)
        places = (chosen[:, None] + grid) / size
        latitude = np.degrees(np.arctan(np.sinh(math.pi * (1 - 2 * places[..., 1]))))
        points = np.stack([latitude, places[..., 0] * 360 - 180], axis=-1)
        fine = truth.sampled(route, 4000) if len(route) > 1 else route
        chords, places = (each.reshape(len(chosen), -1) for each in cKDTree(in_space(fine)).query(in_space(points.reshape(-1, 2))))
        # The shortest chords are along the shortest ways, nearly: eight candidates for each tile.
        best = np.argsort(chords, axis=1)[:, :8]
        ends = np.take_along_axis(points, best[..., None], axis=1).reshape(-1, 2)
        starts = fine[np.take_along_axis(places, best, axis=1).reshape(-1)]
        nearest = truth.inverse(starts, ends).distance.reshape(best.shape).min(axis=1)
        across = 4.1e7 * np.cos(np.radians(np.abs(points[..., 0]).min(axis=1))) / size
        room = across / 32 * 0.75 + max(1e-3 * across.max(), half_width * 1e-4) + length / 4000
        # Positions beyond the edge of the map belong to the first and the last row.
        is_last = (chosen[:, 1] == 0) | (chosen[:, 1] == size - 1)
        wrong = (nearest > half_width + room) & ~is_last
        assert not wrong.any(), (route, half_width, zoom, chosen[wrong])
        count += len(cover)
    findings.count("tiles", count)
    findings.conclude()


# Views.


def test_bounds_of_points_leave_out_the_largest_gap(tiles, random):
    for _ in range(some(500)):
        points = np.array([any_center(random) for _ in range(int(random.integers(1, 40)))])
        south, west, north, east = tiles.points_bounds(points)
        assert (south, north) == (points[:, 0].min(), points[:, 0].max())
        longitudes = np.unique((points[np.abs(points[:, 0]) < 90, 1] + 180) % 360 - 180)
        if not len(longitudes):
            continue
        gaps = np.diff(np.append(longitudes, longitudes[0] + 360))
        assert (east - west) % 360 == pytest.approx(360 - gaps.max(), abs=1e-12)
        widths = (longitudes - west) % 360
        assert ((widths <= (east - west) % 360 + 1e-12) | (widths > 360 - 1e-12)).all()


def camera(bounds, screen, padding, max_zoom):
    """Latitude, longitude and zoom as MapLibre's `cameraForBounds` finds them: from corners that are turned in pixels."""
    south, west, north, east = bounds
    top, right, bottom, left = padding
    east += 360 * (east < west)
    size = screen.tile_size or 512
    corners = on_map(np.array([[a, b] for a in (south, north) for b in (west, east)]), 0) * size
    turn = math.radians(-screen.bearing)
    rotation = np.array([[math.cos(turn), -math.sin(turn)], [math.sin(turn), math.cos(turn)]])
    turned = corners @ rotation.T
    width, height = turned.max(axis=0) - turned.min(axis=0)
    room = screen.width - left - right, screen.height - top - bottom
    scale = min(room[0] / width if width else math.inf, room[1] / height if height else math.inf)
    zoom = min(math.log2(scale) if scale < math.inf else math.inf, max_zoom)
    offset = rotation.T @ np.array([(left - right) / 2, (top - bottom) / 2])
    center = corners.mean(axis=0) - offset / 2**zoom
    latitude = math.degrees(math.atan(math.sinh(math.pi * (1 - 2 * center[1] / size))))
    return max(-LIMIT, min(LIMIT, latitude)), center[0] / size * 360 - 180, zoom


def test_screens_that_fit_bounds_are_those_of_maplibre(tiles, library, random):
    screens = ScreenLibrary(library)
    for _ in range(some(500)):
        center, size = any_center(random), any_size(random, 1e-6, 100)
        south, north = np.clip([center[0] - size / 2, center[0] + size / 2 * random.random()], -84, 84)
        west = (center[1] + 180) % 360 - 180
        bounds = (south, west, north, (west + size + 180) % 360 - 180)
        screen = Screen(width=random.uniform(200, 3000), height=random.uniform(200, 2000), pitch=30, zoom=99)
        screen.bearing = random.choice([0, random.uniform(-180, 180), 90])
        screen.tile_size = random.choice([0, 256, 512])
        padding = tuple(random.uniform(0, 90, 4)) if random.random() < 0.7 else (0, 0, 0, 0)
        max_zoom = random.uniform(10, 30)
        try:
            wanted = camera(bounds, screen, padding, max_zoom)
        except OverflowError:
            continue
        if wanted[2] < -4:
            continue
        fitted = tiles.fit(bounds, screen, padding, max_zoom)
        assert (fitted.width, fitted.height) == (screen.width, screen.height)
        assert (fitted.bearing, fitted.pitch) == (screen.bearing, 0)
        # Corners that are next to each other have few digits.
        assert fitted.zoom == pytest.approx(wanted[2], abs=1e-9 + 1e-12 / size)
        pixel = 360 / (screen.tile_size or 512) / 2**fitted.zoom
        assert abs(fitted.latitude - wanted[0]) < 1e-4 * pixel + 1e-12
        assert abs((fitted.longitude - wanted[1] + 180) % 360 - 180) < 1e-4 * pixel + 1e-12
        if abs(fitted.latitude) < 85:
            # All corners are seen within the padding.
            corners = np.array([[a, b] for a in (south, north) for b in (west, bounds[3])])
            x, y = screens.pixels(fitted, *corners.T).T
            if size < 100 and abs(size * 512 * 2**fitted.zoom / 360) < 1e6:
                top, right, bottom, left = padding
                slack = 1e-3
                assert x.min() > left - slack and x.max() < screen.width - right + slack, (bounds, padding)
                assert y.min() > top - slack and y.max() < screen.height - bottom + slack, (bounds, padding)
