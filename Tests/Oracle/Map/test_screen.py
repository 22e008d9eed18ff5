# SPDX-License-Identifier: MIT
"""Screens against the matrices of a camera, multiplied with 40 digits.

The library has formulas; here a position goes through the 4 x 4 matrices that a renderer would use: moved to the
center, turned, tilted, moved away from the camera, projected. Pixels go back through the inverse of their product.
"""

from __future__ import annotations

import mpmath as mp
import numpy as np
import pytest
from Oracle.Map.screen_library import USUAL_FIELD, Screen, ScreenLibrary, random_screen
from effort import EFFORT, at_least

LIMIT = mp.mpf("85.0511287798065923777963")
CLOSE = 1e-4  # Pixels.


@pytest.fixture(scope="module")
def screens(library) -> ScreenLibrary:
    return ScreenLibrary(library)


@pytest.fixture(autouse=True)
def digits():
    with mp.workdps(40):
        yield


def rotation(axis: str, degrees) -> mp.matrix:
    sine, cosine = mp.sin(mp.radians(degrees)), mp.cos(mp.radians(degrees))
    i, j = {"x": (1, 2), "z": (0, 1)}[axis]
    matrix = mp.eye(4)
    matrix[i, i] = matrix[j, j] = cosine
    matrix[i, j], matrix[j, i] = -sine, sine
    return matrix


def translation(*way) -> mp.matrix:
    matrix = mp.eye(4)
    for row, number in enumerate(way):
        matrix[row, 3] = number
    return matrix


class Camera:
    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.world = (screen.tile_size or 512) * mp.mpf(2) ** mp.mpf(screen.zoom)
        field = mp.radians(mp.mpf(screen.field_of_view)) or 2 * mp.atan(mp.mpf(1) / 3)
        self.distance = mp.mpf(screen.height) / 2 / mp.tan(field / 2)
        self.center = self.on_map(screen.latitude, screen.longitude)
        perspective = mp.diag([self.distance, self.distance, 1, 0])
        perspective[3, 2] = -1  # The camera looks along -z; y is up.
        self.matrix = translation(mp.mpf(screen.width) / 2, mp.mpf(screen.height) / 2) * mp.diag([1, -1, 1, 1])
        self.matrix = self.matrix * perspective
        self.matrix *= translation(0, 0, -self.distance) * rotation("x", -mp.mpf(screen.pitch))
        self.matrix *= rotation("z", mp.mpf(screen.bearing)) * mp.diag([1, -1, 1, 1]) * translation(
            -self.center[0], -self.center[1]
        )
        # The matrix of the plane z = 0, without the depth.
        plane = mp.matrix(3)
        for i, row in enumerate((0, 1, 3)):
            for j, column in enumerate((0, 1, 3)):
                plane[i, j] = self.matrix[row, column]
        self.inverse = plane**-1

    def on_map(self, latitude, longitude) -> tuple:
        """Pixels of the map from its top left corner, east and down."""
        latitude = max(-LIMIT, min(LIMIT, mp.mpf(latitude)))
        y = (mp.pi - mp.asinh(mp.tan(mp.radians(latitude)))) / (2 * mp.pi)
        return (mp.mpf(longitude) + 180) / 360 * self.world, y * self.world

    def pixel(self, latitude, longitude):
        """Finds the pixel of the nearest copy; and how far in front of the camera, as a share of the distance of the center."""
        x, y = self.on_map(latitude, longitude)
        x -= self.world * mp.nint((x - self.center[0]) / self.world)
        x, y, _, w = self.matrix * mp.matrix([x, y, 0, 1])
        return x / w, y / w, w / self.distance

    def point(self, x, y):
        """Longitude continues; and the same share, negative for the sky."""
        east, south, w = self.inverse * mp.matrix([x, y, 1])
        east, south = east / w, south / w
        latitude = mp.degrees(mp.atan(mp.sinh(mp.pi * (1 - 2 * south / self.world))))
        return max(-LIMIT, min(LIMIT, latitude)), 360 * east / self.world - 180, 1 / (w * self.distance)

    @property
    def horizon(self):
        """The y of the highest pixel that shows ground."""
        pitch = mp.radians(mp.mpf(self.screen.pitch))
        up = mp.tan(mp.radians(mp.mpf("89.25")) - pitch)
        up = min(up, mp.mpf("0.85") * mp.cot(pitch)) if pitch else up
        return mp.mpf(self.screen.height) / 2 - self.distance * up


def wrapped(degrees) -> float:
    return float(degrees - 360 * mp.nint(degrees / 360))


def test_the_usual_field_of_view_is_that_of_the_peers():
    assert float(2 * mp.atan(mp.mpf(1) / 3)) == USUAL_FIELD


def test_positions_are_at_the_pixels_of_the_matrices(screens, random):
    seen = hidden = 0
    for _ in range(round(600 * EFFORT)):
        screen = random_screen(random)
        camera = Camera(screen)
        xs = random.uniform(-0.5, 1.5, 8) * screen.width
        ys = random.uniform(-0.5, 1.5, 8) * screen.height
        points = [camera.point(x, y)[:2] for x, y in zip(xs, ys)]
        latitudes = [float(latitude) for latitude, _ in points] + [random.uniform(-90, 90), 90, -90]
        longitudes = [wrapped(longitude) for _, longitude in points] + [random.uniform(-180, 180), 0, 0]
        for row, latitude, longitude in zip(screens.pixels(screen, latitudes, longitudes), latitudes, longitudes):
            x, y, depth = camera.pixel(latitude, longitude)
            if abs(depth) < 1e-6:
                continue
            if depth < 0:
                hidden += 1
                assert np.isnan(row).all(), (screen, latitude, longitude)
                continue
            seen += 1
            # A pixel of the map is this many of the screen: sideways, and through its depth.
            scale = 1 + 1 / depth + (abs(x - screen.width / 2) + abs(y)) / (depth * camera.distance)
            # Where the copies of the world meet, either will do.
            across = abs(x - row[0]) > 1 and abs(abs(wrapped(longitude - screen.longitude)) - 180) < 1e-9
            assert across or abs(x - row[0]) < CLOSE * scale, (screen, latitude, longitude, row, float(x))
            assert across or abs(y - row[1]) < CLOSE * scale, (screen, latitude, longitude, row, float(y))
    assert seen > at_least(3000) and hidden > at_least(100)


def test_pixels_show_the_positions_of_the_matrices(screens, random):
    seen = sky = 0
    for _ in range(round(600 * EFFORT)):
        screen = random_screen(random)
        camera = Camera(screen)
        xs = random.uniform(-0.5, 1.5, 8) * screen.width
        ys = random.uniform(-0.5, 1.5, 8) * screen.height
        for row, x, y in zip(screens.points(screen, xs, ys), xs, ys):
            if abs(y - camera.horizon) < 1e-6 * screen.height:
                continue
            if y < camera.horizon:
                sky += 1
                assert np.isnan(row).all(), (screen, x, y)
                continue
            seen += 1
            latitude, longitude, depth = camera.point(x, y)
            assert depth > 0
            # 1e-15 of the way, some units in the last place, and a ten-thousandth of a pixel of the map.
            close = 1e-13 + 1e-15 * abs(longitude) + 360 / camera.world * CLOSE
            assert abs(row[0] - latitude) < close, (screen, x, y, row, float(latitude))
            assert abs(wrapped(row[1] - longitude)) < close, (screen, x, y, row, float(longitude))
            assert -180 <= row[1] < 180
    assert seen > at_least(2000) and sky > at_least(100)


def test_a_view_is_the_smallest_with_all_that_is_seen(screens, random):
    whole = crossing = edges = 0
    for _ in range(round(600 * EFFORT)):
        screen = random_screen(random)
        camera = Camera(screen)
        south, west, north, east = screens.view(screen)
        assert -LIMIT - 1e-13 <= south <= north <= LIMIT + 1e-13
        top = max(0, camera.horizon)
        # The edges of the visible ground, and of the view: nothing seen lies outside, and each edge is reached.
        edge = [(x, y) for x in (0, screen.width) for y in (top, screen.height)]
        for _ in range(8):
            x, y = random.uniform(0, screen.width), float(top) + random.uniform() * float(screen.height - top)
            edge.append((x, min(y, screen.height)))
        points = [camera.point(x, y)[:2] for x, y in edge]
        latitudes, longitudes = zip(*points)
        close = 1e-12 + 1e-13 * max(map(abs, longitudes)) + 360 / camera.world * CLOSE
        assert abs(north - max(latitudes)) < close and abs(south - min(latitudes)) < close, screen
        low, high = min(longitudes), max(longitudes)
        if abs(high - low - 360) < close:
            continue
        if high - low > 360:
            whole += 1
            assert east - west == 360
            assert abs(wrapped((west + east) / 2 - screen.longitude)) < 1e-11
            continue
        crossing += east < west
        edges += 1
        assert -180 <= west < 180 and -180 < east <= 180
        assert abs(wrapped(west - low)) < close and abs(wrapped(east - high)) < close, screen
    assert whole > at_least(100) and crossing > at_least(30) and edges > at_least(150)
