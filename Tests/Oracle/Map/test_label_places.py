# SPDX-License-Identifier: MIT
"""Names on screens: every corner of every name's box is decoded by GEOTRANS, through a camera of our own."""

from __future__ import annotations

import math
import time
from typing import NamedTuple

import mgrs
import numpy as np
import pytest
from effort import EFFORT
from Oracle.Map.grid_findings import Findings
from Oracle.Map.grid_library import (
    DRAW_GRID_ZONES,
    DRAW_SQUARES,
    GRID_ZONE,
    SQUARE,
    Library,
)
from Oracle.Map.place_library import Camera, PlaceLibrary
from Oracle.Map.screen_library import Screen, ScreenLibrary

SCREENS = [(1366, 768), (390, 844)]
SIZES = {GRID_ZONE: (46, 23), SQUARE: (30, 19)}
MOST = 4096  # Labels.
STEP = 8  # Pixels between places that are looked at.
WIDE, HIGH = 10, 6  # The columns and rows of steps that a free piece of 72 x 40 pixels has.
HAZE = 0.125  # The part of the lengths in the center: where the depth is four times as large.
LIMIT = 85.05112877980659


class Ground:
    """The view of a tilted camera, from the formulas in the description of gn_screen_point_to_pixel()."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.world = 512 * 2**screen.zoom
        self.distance = 1.5 * screen.height
        self.bearing, self.pitch = math.radians(screen.bearing), math.radians(screen.pitch)
        self.isometric = math.asinh(math.tan(math.radians(screen.latitude)))

    def at(self, x, y):
        """Latitudes, longitudes and magnifications at pixels; NaN above the horizon and beyond the world."""
        screen, d = self.screen, self.distance
        u, v = x - screen.width / 2, y - screen.height / 2
        s = d * math.cos(self.pitch) + v * math.sin(self.pitch)
        with np.errstate(all="ignore"):
            right, down = u * d * math.cos(self.pitch) / s, v * d / s
            east = right * math.cos(self.bearing) - down * math.sin(self.bearing)
            south = right * math.sin(self.bearing) + down * math.cos(self.bearing)
            latitude = np.degrees(np.arctan(np.sinh(self.isometric - south * 2 * math.pi / self.world)))
            longitude = screen.longitude + east * 360 / self.world
            seen = (d / (d - down * math.sin(self.pitch))) ** 1.5
        is_ground = (s > 0) & (np.abs(latitude) <= LIMIT)
        return np.where(is_ground, latitude, np.nan), (longitude + 180) % 360 - 180, np.where(is_ground, seen, 0)


class Globe:
    """The view of a camera that looks at a globe of radius 1, or at a shape between globe and plane, as MapLibre shows while it
    zooms in. Its length of a pixel in the center is that of the plane.
    """

    def __init__(self, screen: Screen, transition: float, flat: Camera) -> None:
        self.screen, self.transition = screen, transition
        latitude, longitude = math.radians(screen.latitude), math.radians(screen.longitude)
        bearing, pitch = math.radians(screen.bearing), math.radians(screen.pitch)
        self.focus = 1.5 * screen.height
        middle = self.point(screen.latitude, screen.longitude)
        east = np.array([math.cos(longitude), 0, -math.sin(longitude)])
        north = np.array(
            [-math.sin(latitude) * math.sin(longitude), math.cos(latitude), -math.sin(latitude) * math.cos(longitude)]
        )
        ahead = north * math.cos(bearing) + east * math.sin(bearing)
        self.right = east * math.cos(bearing) - north * math.sin(bearing)
        self.forward = ahead * math.sin(pitch) - middle * math.cos(pitch)
        self.up = ahead * math.cos(pitch) + middle * math.sin(pitch)
        self.distance = self.focus * 2 * math.pi * math.cos(latitude) / (512 * 2**screen.zoom)
        self.eye = middle - self.distance * self.forward
        self.camera = self._camera(flat)

    @staticmethod
    def point(latitude, longitude):
        latitude, longitude = np.radians(latitude), np.radians(longitude)
        return np.stack(
            [np.cos(latitude) * np.sin(longitude), np.sin(latitude), np.cos(latitude) * np.cos(longitude)], -1
        )

    def _camera(self, flat: Camera) -> Camera:
        """From that of the plane."""
        x, y = (self.screen.width / 2, self.screen.height / 2)
        rows = [x * self.forward + self.focus * self.right, y * self.forward - self.focus * self.up, self.forward]
        # In pixels, as W of the plane is, so that the two can be mixed.
        scale = flat.depth / self.distance
        globe = [value for row in rows for value in (*(scale * row), -scale * (row @ self.eye))]
        rim = [*self.eye, -1]
        return Camera(flat.plane, tuple(globe), tuple(rim), self.transition, self.screen.longitude, flat.depth)

    def on_sphere(self, x, y):
        """Where the lines of sight first meet the globe; NaN beside it."""
        u, v = (np.asarray(x) - self.screen.width / 2) / self.focus, (np.asarray(y) - self.screen.height / 2) / self.focus
        way = self.forward + u[..., None] * self.right - v[..., None] * self.up
        way /= np.linalg.norm(way, axis=-1, keepdims=True)
        middle = way @ self.eye
        with np.errstate(invalid="ignore"):
            length = -middle - np.sqrt(middle**2 - self.eye @ self.eye + 1)
        found = self.eye + length[..., None] * way
        return np.degrees(np.arcsin(found[..., 1])), np.degrees(np.arctan2(found[..., 0], found[..., 2]))

    def pixel(self, latitude, longitude):
        """By the formula in the description of gn_camera, and whether it is before the rim."""
        point = self.point(latitude, longitude)
        rows = np.array(self.camera.globe[:]).reshape(3, 4)
        globe = point @ rows[:, :3].T + rows[:, 3]
        east = 0.5 + (self.screen.longitude + (longitude - self.screen.longitude + 180) % 360 - 180) / 360
        down = 0.5 - np.arcsinh(np.tan(np.radians(np.clip(latitude, -LIMIT, LIMIT)))) / (2 * np.pi)
        plane = np.stack([east, down, np.ones_like(east)], -1) @ np.array(self.camera.plane[:]).reshape(3, 3).T
        x, y, w = np.moveaxis(plane + (globe - plane) * self.transition, -1, 0)
        return x / w, y / w, (w > 0) & (point @ self.eye > 1)

    def at(self, x, y):
        """Latitudes and longitudes at pixels, NaN beside the globe; the third says where they are."""
        latitude, longitude = self.on_sphere(x, y)
        with np.errstate(all="ignore"):
            if self.transition < 1:
                latitude, longitude = self.mixed(x, y, latitude, longitude)
            is_there = np.abs(latitude) <= 90
        return np.where(is_there, latitude, np.nan), (longitude + 180) % 360 - 180, is_there.astype(float)

    def view(self) -> tuple[float, float, float, float]:
        """South, west, north and east of the visible ground."""
        latitudes, longitudes, _ = self.at(*np.meshgrid(*(np.linspace(0, side, 60) for side in (self.screen.width, self.screen.height))))
        south, north = np.nanmin(latitudes) - 1, np.nanmax(latitudes) + 1
        aside = (longitudes - self.screen.longitude + 180) % 360 - 180
        west, east = np.nanmin(aside) - 1, np.nanmax(aside) + 1
        if east - west > 340 or max(-south, north) > 88:
            return max(-90, south), -180, min(90, north), 180
        return south, self.screen.longitude + west, north, self.screen.longitude + east

    def mixed(self, x, y, latitude, longitude):
        """Newton's method from the places on the globe."""
        for _ in range(12):
            step = 1e-6
            here = self.pixel(latitude, longitude)
            north, east = self.pixel(latitude + step, longitude), self.pixel(latitude, longitude + step)
            a, b = (east[0] - here[0]) / step, (north[0] - here[0]) / step
            c, d = (east[1] - here[1]) / step, (north[1] - here[1]) / step
            right, down = x - here[0], y - here[1]
            area = a * d - b * c
            latitude, longitude = latitude + (a * down - c * right) / area, longitude + (d * right - b * down) / area
        found = self.pixel(latitude, longitude)
        is_found = np.hypot(found[0] - x, found[1] - y) < 1e-3
        return np.where(is_found & found[2], latitude, np.nan), longitude


class Scene(NamedTuple):
    screen: Screen
    covers: np.ndarray
    transition: float = 0



def random_scene(random: np.random.Generator, is_globe: bool = False) -> Scene:
    width, height = SCREENS[random.integers(2)]
    kind = random.integers(3)
    screen = Screen(
        latitude=float(random.choice([random.uniform(-85, 85), random.uniform(55, 80), random.uniform(-10, 10)])),
        longitude=float(random.uniform(-180, 180)),
        zoom=float(random.choice([random.uniform(1, 20), random.uniform(4, 8)])),
        width=width, height=height,
        bearing=float(random.uniform(0, 360)) if kind else 0,
        pitch=float(random.choice([random.uniform(5, 75), 60])) if kind == 2 else 0,
    )  # fmt: skip
    transition = 0.0
    if is_globe:
        # Closer, a globe is a plane. From afar, tilted and mixed, the horizon would be in the middle of the screen.
        screen.zoom = random.uniform(2.5, 10)
        screen.pitch = min(screen.pitch, 60)
        transition = float(random.choice([1, 1, random.uniform(0.01, 0.99)]))
    corners = random.uniform(0, 1, (random.integers(4), 2)) * (width, height)
    return Scene(screen, np.hstack([corners, corners + random.uniform(10, 200, corners.shape)]), transition)


def named(reference: str, kind: int) -> str:
    """The name of a grid zone or of a square, from a reference without digits."""
    return reference[:-2] if kind == GRID_ZONE else reference[-2:]


class Placed(NamedTuple):
    labels: np.ndarray
    places: np.ndarray
    seconds: float
    ground: Ground | Globe

    def boxes(self) -> np.ndarray:
        """Rows of left, top, right and bottom; NaN without a place."""
        middle = np.stack([self.places["x"], self.places["y"]], 1)
        half = np.stack([self.places["width"], self.places["height"]], 1) / 2
        return np.hstack([middle - half, middle + half])


class Placer:
    def __init__(self, path) -> None:
        self.grid, self.screens, self.library = Library(path), ScreenLibrary(path), PlaceLibrary(path)

    def place(self, scene: Scene) -> Placed:
        screen = scene.screen
        camera = self.library.camera(screen)
        ground = Ground(screen)
        if scene.transition > 0:
            ground = Globe(screen, scene.transition, camera)
            camera = ground.camera
        options = self.grid.options(content=DRAW_GRID_ZONES | DRAW_SQUARES, label_pixels=28)
        view = self.screens.view(screen) if isinstance(ground, Ground) else ground.view()
        labels = self.grid.labels(view, screen.zoom, options)[:MOST]
        sizes = np.array([SIZES[kind] for kind in labels["kind"].tolist()]).reshape(-1, 2)
        begun = time.perf_counter()
        frame = (0, 0, screen.width, screen.height)
        places = self.library.places(camera, frame, scene.covers, sizes, labels)
        return Placed(labels, places, time.perf_counter() - begun, ground)


@pytest.fixture(scope="module")
def placer(library) -> Placer:
    return Placer(library)


@pytest.fixture(scope="module")
def decoder() -> mgrs.MGRS:
    return mgrs.MGRS()


def overlapping(boxes: np.ndarray, others: np.ndarray) -> np.ndarray:
    """For each pair, whether they overlap."""
    low = np.maximum(boxes[:, None, :2], others[None, :, :2])
    high = np.minimum(boxes[:, None, 2:], others[None, :, 2:])
    return (low < high).all(2)


#: While it turns into a plane, a globe is torn half a turn away; beside the pole, the tear is on the screen. A name stood in it.
TORN = Scene(
    Screen(latitude=70.63946992921117, longitude=-81.93130509416275, zoom=3.0615125938214254, width=1366, height=768,
           bearing=55.64702244752573),
    np.array([[1176.45859948, 104.53573579, 1268.71255777, 137.08149855]]), 0.9696829670294823,
)  # fmt: skip


@pytest.mark.parametrize("is_globe", [False, True], ids=["plane", "globe"])
def test_names_stand_within_their_cells(
    placer: Placer, decoder: mgrs.MGRS, random, findings: Findings, is_globe: bool
) -> None:
    """On 1,000 screens all corners decode to the name, no box overlaps another or a cover, and all are in the frame."""
    slowest = 0.0
    for scene in [TORN] * is_globe + [random_scene(random, is_globe) for _ in range(round(1000 * EFFORT))]:
        placed = placer.place(scene)
        slowest = max(slowest, placed.seconds)
        is_there = placed.places["scale"] > 0
        boxes = placed.boxes()[is_there]
        findings.count("screens")
        findings.count("names", int(is_there.sum()))
        if not is_there.any():
            continue
        corners = placed.ground.at(boxes[:, [0, 2, 2, 0]], boxes[:, [1, 1, 3, 3]])
        for label, latitudes, longitudes in zip(placed.labels[is_there], *corners[:2], strict=True):
            for place in zip(latitudes.tolist(), longitudes.tolist(), strict=True):
                name = named(decoder.toMGRS(*place, MGRSPrecision=0), label["kind"])
                assert name == label["text"].decode(), (scene, label, place)
        assert (corners[2] > 0.9 * HAZE).all(), scene
        overlaps = overlapping(boxes, boxes)
        assert overlaps.sum() == len(boxes), scene
        assert not overlapping(boxes, scene.covers).any(), scene
        assert (boxes[:, :2] >= 0).all() and (boxes[:, 2:] <= (scene.screen.width, scene.screen.height)).all(), scene
        scales, opacities = placed.places["scale"][is_there], placed.places["opacity"][is_there]
        assert ((scales >= 0.6) & (scales <= 1) & (opacities >= 0.4) & (opacities <= 1)).all()
    findings.largest("ms for the names of a screen", slowest * 1000)
    findings.conclude(screens=1000, names=5000)


def free_cells(scene: Scene, placed: Placed, decoder: mgrs.MGRS) -> dict[str, tuple[int, int]]:
    """Cells with a free piece of 72 x 40 pixels in which nothing stands, and where."""
    screen = scene.screen
    boxes = placed.boxes()[placed.places["scale"] > 0]
    xs, ys = np.meshgrid(np.arange(4, screen.width - 3, STEP), np.arange(4, screen.height - 3, STEP))
    latitudes, longitudes, seen = placed.ground.at(xs, ys)
    is_free = np.isfinite(latitudes) & (seen > HAZE * 1.02)
    for left, top, right, bottom in np.vstack([boxes, scene.covers]):
        is_free &= ~((xs >= left - 6) & (xs <= right + 6) & (ys >= top - 6) & (ys <= bottom + 6))
    names = np.full(xs.shape, "", "U6")
    for row, column in np.argwhere(is_free).tolist():
        names[row, column] = decoder.toMGRS(
            float(latitudes[row, column]), float(longitudes[row, column]), MGRSPrecision=0
        )
    found = {}
    for kind in (GRID_ZONE, SQUARE):
        cells = names if kind == SQUARE else np.vectorize(lambda name: name[:-2])(names)
        windows = np.lib.stride_tricks.sliding_window_view(cells, (HIGH, WIDE))
        is_one = (windows == windows[:, :, :1, :1]).all((2, 3)) & (windows[:, :, 0, 0] != "")
        for row, column in np.argwhere(is_one).tolist():
            found.setdefault(str(windows[row, column, 0, 0]), (int(xs[row, column]), int(ys[row, column])))
    return found


def is_beside(name: str, written: set[str]) -> bool:
    """Whether a square that the end of a band divides has its letters on the other side of it."""
    return any(other[-2:] == name[-2:] and other[:-3] == name[:-3] for other in written)


@pytest.mark.parametrize("is_globe", [False, True], ids=["plane", "globe"])
def test_cells_with_room_have_their_names(
    placer: Placer, decoder: mgrs.MGRS, random, findings: Findings, is_globe: bool
) -> None:
    """Every cell of which more than 72 x 40 pixels are free has its name; on a globe, 99 of 100 such cells.

    There the library tries places that lie apart, and half of a polar cap is missed if all of its outline is beyond the horizon.
    """
    missed = []
    for _ in range(round(100 * EFFORT)):
        scene = random_scene(random, is_globe)
        placed = placer.place(scene)
        if len(placed.labels) == MOST:
            continue
        has_squares = (placed.labels["kind"] == SQUARE).any()
        is_there = placed.places["scale"] > 0
        written = set()
        for label, place in zip(placed.labels[is_there], placed.places[is_there], strict=True):
            latitude, longitude, _ = placed.ground.at(np.float64(place["x"]), np.float64(place["y"]))
            reference = decoder.toMGRS(float(latitude), float(longitude), MGRSPrecision=0)
            written.add(reference if label["kind"] == SQUARE else reference[:-2])
        cells = free_cells(scene, placed, decoder)
        for name, place in cells.items():
            is_square = len(name) == 5 or (len(name) == 3 and not name[0].isdigit())
            if is_square and not has_squares:
                continue
            findings.count("squares with room" if is_square else "grid zones with room")
            has_name = name in written or (is_square and is_beside(name, written))
            if not is_globe:
                findings.expect(has_name, scene, f"{name} has no name, but room at {place}")
            elif not has_name:
                missed.append(f"{name} at {place} of {scene}")
    cells = findings.counts["squares with room"] + findings.counts["grid zones with room"]
    findings.expect(len(missed) <= max(4, cells // 100), "globes", f"{len(missed)} of {cells} cells have no name: {missed[:9]}")
    findings.conclude(**{"squares with room": 20, "grid zones with room": 10})


def test_tilted_maps_have_no_more_names(placer: Placer, random, findings: Findings) -> None:
    """At 60 degrees of pitch there are fewer names than on flat maps, where squares are smaller than 100 pixels.

    The edges and the covers of one view cut up to a quarter of its cells, depending on where the lines fall. So each screen moves
    over a square in five steps. The tilted maps of all steps may have a tenth more names; none of 1,200 had more than a fiftieth.
    """
    for _ in range(round(24 * EFFORT)):
        scene = random_scene(random)
        screen = scene.screen
        latitude, longitude = screen.latitude * 0.7, screen.longitude
        narrowing = math.cos(math.radians(latitude))
        meters = 156543.034 / 2 * narrowing  # A pixel at zoom 0.
        screen.zoom = math.log2(meters / (100_000 / random.uniform(50, 100)))
        counts = {0: 0, 60: 0}
        for step in range(5):
            screen.latitude = latitude + 0.9 * step / 5
            screen.longitude = longitude + 0.9 * (2 * step % 5) / 5 / narrowing
            for pitch in counts:
                screen.pitch = pitch
                counts[pitch] += int((placer.place(scene).places["scale"] > 0).sum())
        findings.count("names on flat maps", counts[0])
        findings.count("names on tilted maps", counts[60])
        findings.expect(counts[60] <= 1.1 * counts[0], scene, f"{counts[60]} names, and {counts[0]} without pitch")
    all_flat, all_tilted = (findings.counts[f"names on {kind} maps"] for kind in ("flat", "tilted"))
    findings.expect(all_tilted < all_flat, "all views", f"{all_tilted} names, and {all_flat} without pitch")
    findings.conclude(**{"names on flat maps": 2500})
