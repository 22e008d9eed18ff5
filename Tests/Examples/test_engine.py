# SPDX-License-Identifier: MIT
"""Examples/engine in a window of LÖVE, on a screen without a monitor: its drawings are at the library's positions."""

import ctypes
import math
import os
import struct
import subprocess
import time

import numpy as np
import pytest

BAR = 28
TILE = 512
LINE = np.dtype(
    [("coordinate", "f8"), ("spacing", "f8"), ("first", "u8"), ("count", "u8"), ("width", "f4"), ("opacity", "f4")]
    + [(name, "i4") for name in ("zone", "hemisphere", "kind", "axis", "major", "reserved")]
)
LABEL = np.dtype(
    [("latitude", "f8"), ("longitude", "f8"), ("text", "S16"), ("coordinate", "f8")]
    + [(name, "i4") for name in ("kind", "zone", "hemisphere", "axis", "edge", "reserved")]
)
# Where the game moves labels of digits, by the edge on which they lie: none, south, west, north, east.
INWARD = [(0, 0), (0, -10), (16, 0), (0, 10), (-16, 0)]


class Point(ctypes.Structure):
    _fields_ = [("latitude", ctypes.c_double), ("longitude", ctypes.c_double)]


class Bounds(ctypes.Structure):
    _fields_ = [(name, ctypes.c_double) for name in ("south", "west", "north", "east")]


class View:
    """The view that the game reports, with the formulas of Web Mercator."""

    def __init__(self, latitude, longitude, zoom, width, height):
        self.latitude, self.longitude, self.zoom = latitude, longitude, zoom
        self.width, self.height = width, height
        self.scale = TILE * 2**zoom

    @staticmethod
    def mercator(latitude):
        return math.asinh(math.tan(math.radians(latitude))) / (2 * math.pi)

    def pixel(self, latitude, longitude):
        turn = math.remainder(longitude - self.longitude, 360) / 360
        rise = self.mercator(latitude) - self.mercator(self.latitude)
        return self.width / 2 + turn * self.scale, self.height / 2 - rise * self.scale

    def position(self, x, y):
        rise = self.mercator(self.latitude) - (y - self.height / 2) / self.scale
        longitude = self.longitude + 360 * (x - self.width / 2) / self.scale
        return math.degrees(math.atan(math.sinh(2 * math.pi * rise))), longitude

    @property
    def bounds(self):
        north, west = self.position(0, 0)
        south, east = self.position(self.width, self.height)
        return Bounds(south, west, north, east)


class Game:
    """The game, its screen, and its keyboard and mouse."""

    def __init__(self, need, root, folder, library, *place):
        self.xdotool = need("xdotool")
        read, write = os.pipe()
        screen = [need("Xvfb"), "-displayfd", str(write), "-screen", "0", "1000x700x24", "-fbdir", str(folder)]
        self.server = subprocess.Popen(screen, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as told:
            display = f":{told.readline().strip()}"
        self.screen = folder / "Xvfb_screen0"
        self.environment = os.environ | {
            "DISPLAY": display,
            "GRIDNORTH_LIBRARY": str(library),
            "XDG_DATA_HOME": str(folder),
            "SDL_VIDEODRIVER": "x11",
            "LIBGL_ALWAYS_SOFTWARE": "1",
        }
        self.said = open(folder / "said", "w+")
        command = [need("love"), str(root / "build/tests/engine"), *map(str, place)]
        self.love = subprocess.Popen(command, env=self.environment, stdout=self.said, stderr=subprocess.STDOUT)

    def close(self):
        for process in (self.love, self.server):
            process.terminate()
            process.wait(timeout=30)
        self.said.close()

    def do(self, *words):
        subprocess.run([self.xdotool, *map(str, words)], env=self.environment, check=True, timeout=30)

    def answer(self):
        """The output of F2: the view, and the reference under the pointer."""
        self.said.seek(0)
        before = self.said.read().count("pointer ")
        finish = time.monotonic() + 60
        while time.monotonic() < finish:
            assert self.love.poll() is None, (self.said.seek(0), self.said.read())
            self.do("key", "F2")
            time.sleep(0.3)
            self.said.seek(0)
            lines = self.said.read().splitlines()
            if sum(line.startswith("pointer ") for line in lines) > before:
                view = next(line for line in reversed(lines) if line.startswith("view "))
                return View(*map(float, view.split()[1:])), lines[-1].split()[1]
        pytest.fail("the game does not answer: " + "\n".join(lines))

    def picture(self):
        """Red, green and blue of the map, once it no longer changes."""
        finish, last = time.monotonic() + 30, None
        while time.monotonic() < finish:
            time.sleep(0.3)
            data = self.screen.read_bytes()
            head = struct.unpack(">25I", data[:100])
            width, height, row, colors = head[4], head[5], head[12], head[19]
            pixels = np.frombuffer(data, np.uint8, row * height, head[0] + 12 * colors)
            now = pixels.reshape(height, row // 4, 4)[: height - BAR, :width, 2::-1].astype(int)
            if last is not None and (now == last).all():
                return now
            last = now
        pytest.fail("the picture changes without end")


@pytest.fixture(scope="module")
def folder(run, root, build):
    run([root / "Examples/engine/build", build / "engine"])
    return build / "engine"


@pytest.fixture
def play(need, root, folder, library, tmp_path):
    """play(latitude, longitude, zoom): the game, beginning there."""
    games = []

    def start(*place):
        games.append(Game(need, root, tmp_path, library, *place))
        return games[0]

    yield start
    for game in games:
        game.close()


@pytest.fixture(scope="module")
def gridnorth(library):
    found = ctypes.CDLL(str(library))
    double = ctypes.c_double
    found.gn_grid_lines_pixels.argtypes = [ctypes.c_void_p, double, *[ctypes.c_void_p] * 3, ctypes.c_size_t]
    found.gn_grid_lines_pixels.argtypes += [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p]
    found.gn_grid_labels.argtypes = [ctypes.c_void_p, double, *[ctypes.c_void_p] * 2, ctypes.c_size_t, ctypes.c_void_p]
    found.gn_screen_scale_bar.argtypes = [double, double, ctypes.c_uint32, double, ctypes.c_int32, ctypes.c_void_p]
    found.gn_geodesic_direct.argtypes = [ctypes.c_void_p, double, double, ctypes.c_void_p, ctypes.c_void_p]
    found.gn_mgrs_encode.argtypes = [double, double, ctypes.c_int32, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_void_p]
    return found


def samples(gridnorth, view):
    """Pixels on the lines of the grid, one in every three, in the map."""
    vertices, lines = np.zeros((100_000, 2), np.float32), np.zeros(2000, LINE)
    used, count = ctypes.c_size_t(), ctypes.c_size_t()
    origin = Point(*view.position(0, 0))
    status = gridnorth.gn_grid_lines_pixels(
        ctypes.byref(view.bounds), view.zoom, None, ctypes.byref(origin), vertices.ctypes.data, len(vertices),
        ctypes.byref(used), lines.ctypes.data, len(lines), ctypes.byref(count),
    )  # fmt: skip
    assert status == 0
    found = []
    for line in lines[: count.value]:
        part = vertices[line["first"] : line["first"] + line["count"]].astype(float)
        for start, end in zip(part, part[1:]):
            steps = max(1, int(np.hypot(*(end - start)) / 3))
            found.append(start + np.linspace(0, 1, steps, endpoint=False)[:, None] * (end - start))
    points = np.concatenate(found)
    inside = (points > 3).all(axis=1) & (points[:, 0] < view.width - 3) & (points[:, 1] < view.height - 3)
    return points[inside], count.value


def boxes(gridnorth, view):
    """Where the labels are: their middles and half of their sizes, roughly."""
    labels, count = np.zeros(2000, LABEL), ctypes.c_size_t()
    status = gridnorth.gn_grid_labels(
        ctypes.byref(view.bounds), view.zoom, None, labels.ctypes.data, len(labels), ctypes.byref(count)
    )
    assert status == 0
    for label in labels[: count.value]:
        x, y = view.pixel(label["latitude"], label["longitude"])
        dx, dy = INWARD[label["edge"]]
        yield x + dx, y + dy, 6 * len(label["text"]) + 4, 11


def around(mask, points, reach):
    """For each point, whether the mask is set within a few pixels."""
    height, width = mask.shape
    hit = np.zeros(len(points), bool)
    for dx in range(-reach, reach + 1):
        for dy in range(-reach, reach + 1):
            xs = np.clip(np.floor(points[:, 0]).astype(int) + dx, 0, width - 1)
            ys = np.clip(np.floor(points[:, 1]).astype(int) + dy, 0, height - 1)
            hit |= mask[ys, xs]
    return hit


def look(gridnorth, view, picture):
    """The lines and labels of the grid are where the library says, and nowhere else."""
    # The map is blue and gray; the grid and its labels are yellow.
    yellow = picture[:, :, 0] - picture[:, :, 2] > 18
    bright = picture.min(axis=2) > 110
    points, lines = samples(gridnorth, view)
    assert lines > 2 and len(points) > 300
    allowed = np.zeros(yellow.shape, bool)
    shown = 0
    for x, y, wide, high in boxes(gridnorth, view):
        left, top = max(0, int(x - wide)), max(0, int(y - high))
        right, bottom = int(x + wide) + 1, int(y + high) + 1
        if not (wide < x < view.width - wide and high < y < view.height - high):
            allowed[top : max(0, bottom), left : max(0, right)] = True
            continue
        assert bright[top:bottom, left:right].sum() > 6, f"no label at {x:.0f}, {y:.0f}"
        allowed[top:bottom, left:right] = True
        shown += 1
    assert shown > 2
    bare = ~around(allowed, points, 0)
    assert around(yellow, points[bare], 1).mean() > 0.995
    for dx in range(-3, 4):
        for dy in range(-3, 4):
            xs = np.clip((points[:, 0] + dx).astype(int), 0, yellow.shape[1] - 1)
            ys = np.clip((points[:, 1] + dy).astype(int), 0, yellow.shape[0] - 1)
            allowed[ys, xs] = True
    # Three pixels at the border of the map have no samples.
    stray = (yellow & ~allowed)[6:-6, 6:-6]
    assert stray.sum() < 20, np.argwhere(stray)[:5] + 6


def test_the_grid_stays_where_the_library_says(play, gridnorth):
    """At the start, after dragging the map, and after zooming."""
    game = play(56.5, 11, 6.3)
    view, _ = game.answer()
    assert (view.latitude, view.longitude, view.zoom) == pytest.approx((56.5, 11, 6.3), abs=1e-9)
    look(gridnorth, view, game.picture())

    game.do("mousemove", 500, 300, "mousedown", 1)
    for step in range(1, 11):
        game.do("mousemove", 500 - 12 * step, 300 + 5 * step)
    game.do("mouseup", 1)
    dragged, _ = game.answer()
    assert dragged.pixel(*view.position(500, 300)) == pytest.approx((380, 350), abs=1e-6)
    look(gridnorth, dragged, game.picture())

    game.do("mousemove", 200, 150)
    for _ in range(12):
        game.do("click", 4)
    zoomed, _ = game.answer()
    assert zoomed.zoom == pytest.approx(9.3)
    assert zoomed.pixel(*dragged.position(200, 150)) == pytest.approx((200, 150), abs=1e-4)
    look(gridnorth, zoomed, game.picture())


def test_the_antimeridian(play, gridnorth):
    game = play(-17, 179.5, 6.5)
    view, _ = game.answer()
    assert view.bounds.east > 180
    look(gridnorth, view, game.picture())


def test_rings_and_the_reference_under_the_pointer(play, gridnorth):
    game = play(56.5, 11, 6.3)
    view, _ = game.answer()
    before = game.picture()
    game.do("mousemove", 420, 310, "click", 1)
    _, reference = game.answer()

    latitude, longitude = view.position(420, 310)
    text = ctypes.create_string_buffer(28)
    assert gridnorth.gn_mgrs_encode(latitude, longitude, (len(reference) - 5) // 2, text, 28, None) == 0
    assert reference == text.value.decode()

    bar = (ctypes.c_double * 7)()
    center, place = Point(latitude, longitude), Point()
    assert gridnorth.gn_screen_scale_bar(latitude, view.zoom, TILE, 80, 1, bar) == 0
    pixels = []
    for radius in (bar[1], 2 * bar[1], 3 * bar[1]):
        for azimuth in range(60, 390, 2):
            gridnorth.gn_geodesic_direct(ctypes.byref(center), azimuth, radius, ctypes.byref(place), None)
            pixels.append(view.pixel(place.latitude, place.longitude))
    picture = game.picture()
    green = picture[:, :, 1] - picture[:, :, 0] > 60
    assert around(green, np.array(pixels), 2).mean() > 0.97
    assert not (before[:, :, 1] - before[:, :, 0] > 60).any()

    game.do("key", "c")
    game.answer()
    assert (game.picture() == before).all()
