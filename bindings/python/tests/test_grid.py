# SPDX-License-Identifier: MIT
"""Grid lines and labels of map views, and the scale of the screen."""

from __future__ import annotations

import inspect
import json
import math
import pickle
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import gridnorth
from gridnorth import Bounds, Hemisphere, Point, errors, grid, utm
from gridnorth._grid import view as grid_view
from gridnorth._native.library import library
from gridnorth.grid import Axis, Content, Edge, LabelKind, LineKind, ToleranceUnit, Units

PARIS = Bounds(48.80, 2.25, 48.90, 2.40)
WORLD = Bounds(-90, -180, 90, 180)

# Views and zooms.
VIEWS = {
    "Paris": (PARIS, 12),
    "the world": (WORLD, 0),
    "the world at zoom 4": (WORLD, 4),
    "Norway": (Bounds(55, 0, 65, 15), 6),
    "Svalbard": (Bounds(71, 0, 85, 45), 5),
    "a zone border": (Bounds(47.95, 5.9, 48.05, 6.1), 13),
    "the equator": (Bounds(-0.01, 8.99, 0.01, 9.02), 15),
    "the antimeridian": (Bounds(-17, 179.5, -16, -179.5), 9),
    "the north pole": (Bounds(83, -180, 90, 180), 4),
    "the south pole": (Bounds(-90, -180, -79, 180), 5),
    "a tower": (Bounds(48.8580, 2.2940, 48.8590, 2.2955), 19),
}
every_view = pytest.mark.parametrize(("view", "zoom"), VIEWS.values(), ids=VIEWS.keys())
#: Views that show nothing.
EMPTY = [Bounds(48, 2, 48, 3), Bounds(48, 2, 49, 2), Bounds(0, 0, 0, 0), Bounds(90, 0, 90, 0)]


def a_view(random) -> tuple[Bounds, float]:
    """A screen of up to 900 x 600 pixels somewhere."""
    zoom = random.uniform(2, 20)
    latitude, longitude = math.degrees(math.asin(random.uniform(-0.996, 0.996))), random.uniform(-180, 180)
    degree = 512 * 2**zoom / 360
    width, height = random.uniform(100, 900) / degree, random.uniform(100, 600) / degree
    height *= math.cos(math.radians(latitude))
    if width >= 360:
        return Bounds(max(latitude - height / 2, -90), -180, min(latitude + height / 2, 90), 180), zoom
    west, east = (math.remainder(longitude + side * width / 2, 360) for side in (-1, 1))
    return Bounds(max(latitude - height / 2, -90), west, min(latitude + height / 2, 90), east), zoom


def is_in(view: Bounds, latitude: float, longitude: float, slack: float = 1e-9) -> bool:
    """Return whether a position lies in a view; the slack is in degrees."""
    width = view.east - view.west
    width = width if width >= 0 else width + 360
    east = (longitude - view.west + slack) % 360
    return view.south - slack <= latitude <= view.north + slack and (width >= 360 or east <= width + 2 * slack)


def same_lines(first, second) -> bool:
    return (first.vertices.tobytes(), first.offsets.tobytes(), first.records.tobytes()) == (
        second.vertices.tobytes(),
        second.offsets.tobytes(),
        second.records.tobytes(),
    )


def pixel(point: Point, origin: Point, zoom: float, tile_size: int = 512) -> tuple[float, float]:
    """The position on a Web Mercator screen, by the formula of the textbooks."""
    world = tile_size * 2**zoom

    def mercator(latitude: float) -> float:
        return math.asinh(math.tan(math.radians(latitude)))

    return (
        world * math.remainder(point.longitude - origin.longitude, 360) / 360,
        world * (mercator(origin.latitude) - mercator(point.latitude)) / (2 * math.pi),
    )


# Lines


def test_lines_are_arrays_and_a_sequence():
    lines = grid.lines(PARIS, 12)
    assert (lines.vertices.dtype, lines.vertices.ndim, lines.vertices.shape[1]) == (np.float64, 2, 2)
    assert (lines.offsets.dtype, lines.offsets.shape) == (np.int64, (len(lines) + 1,))
    assert lines.records.shape == (len(lines),)
    assert (lines.offsets[0], lines.offsets[-1]) == (0, len(lines.vertices))
    assert (np.diff(lines.offsets) >= 2).all()
    for place, line in enumerate(lines):
        vertices = lines.vertices[lines.offsets[place] : lines.offsets[place + 1]]
        assert line.vertices == [Point(*vertex) for vertex in vertices.tolist()]
        assert {name: lines.records[name][place] for name in lines.records.dtype.names} == {
            name: value for name, value in vars(line).items() if name != "vertices"
        }
    assert lines[-1] == lines[len(lines) - 1] == lines[-1:][0] == list(lines)[-1]
    assert lines[::2] == list(lines)[::2]
    for index in (len(lines), -len(lines) - 1):
        with pytest.raises(IndexError):
            lines[index]
    assert repr(lines).startswith(f"<Lines: {len(lines)} lines, {len(lines.vertices)} vertices; ")


def test_a_line_is_plain_python():
    line = grid.lines(PARIS, 12)[0]
    kinds = {name: type(value) for name, value in vars(line).items()}
    assert kinds == {
        "kind": LineKind,
        "axis": Axis,
        "coordinate": float,
        "zone": int,
        "hemisphere": Hemisphere,
        "spacing": float,
        "major": bool,
        "width": float,
        "opacity": float,
        "vertices": list,
    }
    assert type(line.vertices[0]) is Point
    assert pickle.loads(pickle.dumps(line)) == line


def test_lines_have_the_spacing_of_the_zoom():
    for zoom, spacing in ((12, 1000), (15, 100), (9, 10_000)):
        lines = grid.lines(PARIS, zoom)
        assert grid.spacing(PARIS, zoom) == spacing
        assert {(line.zone, line.hemisphere) for line in lines} == {(31, Hemisphere.NORTH)}
        assert all(line.coordinate % spacing == 0 for line in lines)
        assert min(line.spacing for line in lines) == spacing
    assert {line.kind for line in grid.lines(PARIS, 12)} == {LineKind.LINE}
    assert {line.kind for line in grid.lines((49, 3.5, 50, 4.5), 8)} == {LineKind.KM_100, LineKind.LINE}
    assert {line.major: (line.width, line.opacity) for line in grid.lines(PARIS, 12)} == {
        True: (1.5, 1),
        False: (1, 0.5),
    }


def test_a_view_of_paris_has_each_line_once():
    lines = grid.lines(PARIS, 12)
    corners = [utm.forward(latitude, longitude) for latitude in PARIS[::2] for longitude in PARIS[1::2]]
    for axis, coordinates in (
        (Axis.EASTING, [corner.easting for corner in corners]),
        (Axis.NORTHING, [corner.northing for corner in corners]),
    ):
        drawn = [line.coordinate for line in lines if line.axis is axis]
        # Parallels bend, so a line near the view's edge may touch it between the corners.
        inner = range(math.ceil(min(coordinates) / 1000) * 1000, math.ceil(max(coordinates) / 1000) * 1000, 1000)
        assert sorted(drawn) == sorted(set(drawn))
        assert set(inner) <= set(drawn)
        assert set(drawn) <= {*inner, inner[0] - 1000, inner[-1] + 1000}


@every_view
def test_vertices_lie_on_their_lines_and_in_the_view(view, zoom):
    lines = grid.lines(view, zoom)
    assert len(lines) > 0
    for line in lines:
        latitudes, longitudes = np.transpose(line.vertices)
        assert all(is_in(view, *vertex) for vertex in line.vertices)
        if line.axis is Axis.LATITUDE:
            assert (latitudes == line.coordinate).all()
        elif line.axis is Axis.LONGITUDE:
            assert (abs(np.remainder(longitudes - line.coordinate + 180, 360) - 180) == 0).all()
        else:
            grid_of_line = utm.to_epsg(line.zone, line.hemisphere)
            eastings, northings, _ = utm.forward(latitudes, longitudes, grid_of_line)
            on_line = eastings if line.axis is Axis.EASTING else northings
            assert abs(on_line - line.coordinate).max() <= 1e-6


@every_view
def test_no_zero_is_negative(view, zoom):
    lines = grid.lines(view, zoom)
    positions = np.array([label.position for label in grid.labels(view, zoom)])
    for numbers in (lines.vertices, lines.records["coordinate"], positions):
        assert not np.signbit(numbers[numbers == 0]).any()


def test_random_views_give_lines_in_the_view(random):
    for _ in range(30):
        view, zoom = a_view(random)
        lines = grid.lines(view, zoom)
        assert lines.offsets.tolist() == sorted(set(lines.offsets.tolist()))
        assert all(is_in(view, *vertex) for vertex in lines.vertices.tolist()), (view, zoom)
        assert len(lines.vertices) + len(grid.labels(view, zoom)) <= grid.bound(view, zoom), (view, zoom)


@pytest.mark.parametrize("view", EMPTY)
def test_an_empty_view_has_no_lines(view):
    for lines, dtype in ((grid.lines(view, 12), "f8"), (grid.lines_pixels(view, 12, (0, 0)), "f4")):
        assert (len(lines), list(lines)) == (0, [])
        assert (lines.vertices.shape, lines.vertices.dtype) == ((0, 2), dtype)
        assert lines.offsets.tolist() == [0]
        assert lines.records.shape == (0,)
    assert json.loads(grid.geojson(view, 12)) == {"type": "FeatureCollection", "features": []}
    assert grid.labels(view, 12) == []


def test_a_view_across_the_antimeridian_is_cut_there():
    lines = grid.lines(*VIEWS["the antimeridian"])
    assert {line.zone for line in lines if line.kind is LineKind.LINE} == {1, 60}
    for line in lines:
        longitudes = [vertex.longitude for vertex in line.vertices]
        assert max(longitudes) - min(longitudes) < 1
        assert all(-180 <= longitude <= 180 for longitude in longitudes)


def test_the_whole_world_shows_grid_zones():
    lines = grid.lines(WORLD, 0)
    assert {line.kind for line in lines} == {LineKind.BORDER}
    parallels = sorted({line.coordinate for line in lines if line.axis is Axis.LATITUDE})
    assert parallels == [*range(-80, 80, 8), 84]
    assert all(line.zone == grid.ALL_ZONES for line in lines if line.axis is Axis.LATITUDE)
    meridians = {(line.coordinate, line.zone) for line in lines if line.axis is Axis.LONGITUDE}
    assert meridians > {(6 * zone - 186, zone) for zone in range(1, 61)} - {(0, 31)}
    # The caps have two borders; Norway and Svalbard have their own.
    assert meridians - {(6 * zone - 186, zone) for zone in range(1, 61)} == {
        (-180, utm.UPS),
        (0, utm.UPS),
        (3, 32),
        (9, 33),
        (21, 35),
        (33, 37),
    }
    assert same_lines(lines, grid.lines((-90, -190, 90, 190), 0))


@pytest.mark.parametrize(("name", "hemisphere"), [("the north pole", 1), ("the south pole", -1)])
def test_the_caps_have_the_polar_grid(name, hemisphere):
    polar = [line for line in grid.lines(*VIEWS[name]) if line.zone == utm.UPS]
    assert {line.hemisphere for line in polar} == {hemisphere}
    assert {line.axis for line in polar} >= {Axis.EASTING, Axis.NORTHING}
    assert {2_000_000} <= {line.coordinate for line in polar}


def test_arrays_outlive_their_lines():
    vertices = grid.lines(PARIS, 12).vertices
    again = vertices.copy()
    for _ in range(20):
        grid.lines(PARIS, 15)
    assert vertices.tobytes() == again.tobytes()


def test_lines_are_ragged_arrays():
    shapely = pytest.importorskip("shapely")
    lines = grid.lines(PARIS, 12)
    shapes = shapely.from_ragged_array(shapely.GeometryType.LINESTRING, lines.vertices[:, ::-1], (lines.offsets,))
    assert len(shapes) == len(lines)
    view = shapely.box(PARIS.west, PARIS.south, PARIS.east, PARIS.north)
    assert view.buffer(1e-9).contains(shapes).all()


# Pixels


@pytest.mark.parametrize("tile_size", [512, 256])
@pytest.mark.parametrize("name", ["Paris", "Norway", "a zone border", "the equator", "a tower"])
def test_pixels_are_the_degrees_on_the_screen(name, tile_size):
    view, zoom = VIEWS[name]
    origin = Point(view.north, view.west)
    lines = grid.lines(view, zoom, tile_size=tile_size)
    pixels = grid.lines_pixels(view, zoom, origin, tile_size=tile_size)
    assert pixels.vertices.dtype == np.float32
    assert pixels.vertices.shape == lines.vertices.shape
    assert pixels.offsets.tolist() == lines.offsets.tolist()
    assert pixels.records.tolist() == lines.records.tolist()
    for vertex, got in zip(lines.vertices.tolist(), pixels.vertices.tolist()):
        expected = pixel(Point(*vertex), origin, zoom, tile_size)
        # The bound is the promised accuracy, plus the rounding of the formula above in a world of 2^29 pixels.
        slack = 1e-7 * math.hypot(*expected) + 2e-15 * tile_size * 2**zoom
        assert math.dist(got, expected) <= slack
    assert pixels[0].vertices == [grid.Pixel(*vertex) for vertex in pixels.vertices[: pixels.offsets[1]].tolist()]
    assert type(pixels[0].vertices[0]) is grid.Pixel
    assert repr(pixels).startswith("<PixelLines: ")


def test_pixels_go_on_across_the_antimeridian():
    view, zoom = VIEWS["the antimeridian"]
    width = 512 * 2**zoom / 360
    for origin in ((-16, 179.5), (-16, -180.5)):
        lines = grid.lines_pixels(view, zoom, origin)
        x = lines.vertices[:, 0]
        assert -0.01 <= x.min() < width / 2 < x.max() <= width + 0.01
        for line in lines:
            assert max(vertex.x for vertex in line.vertices) - min(vertex.x for vertex in line.vertices) <= width + 0.01


def test_pixels_end_where_the_mercator_world_ends():
    lines = grid.lines_pixels(WORLD, 0, (0, 0))
    assert abs(lines.vertices).max() <= 256 * (1 + 1e-6)


# Labels


@every_view
def test_labels_stand_in_the_view(view, zoom):
    labels = grid.labels(view, zoom)
    assert labels
    assert all(is_in(view, *label.position) for label in labels)
    assert len({(label.text, label.position) for label in labels}) == len(labels)


def test_labels_say_where_they_are():
    labels = grid.labels(PARIS, 12)
    assert {label.kind for label in labels} == {LabelKind.SQUARE, LabelKind.DIGITS, LabelKind.REFERENCE, LabelKind(1)}
    assert [label.text for label in labels if label.kind is LabelKind.SQUARE] == ["DQ"]
    assert [label.text for label in labels if label.kind is LabelKind.GRID_ZONE] == ["31U"]
    for label in labels:
        assert (label.zone, label.hemisphere) == (31, Hemisphere.NORTH)
        place = utm.forward(*label.position)
        if label.kind is LabelKind.DIGITS:
            coordinate = place.easting if label.axis is Axis.EASTING else place.northing
            assert abs(coordinate - label.coordinate) <= 1e-6
            assert label.text == f"{int(label.coordinate) // 1000 % 100:02}"
            edge = {Edge.SOUTH: 0, Edge.WEST: 1, Edge.NORTH: 2, Edge.EAST: 3}[label.edge]
            assert abs(label.position[edge % 2] - PARIS[edge]) <= 1e-9
        else:
            assert (label.axis, label.coordinate, label.edge) == (None, None, None)
        if label.kind is LabelKind.REFERENCE:
            corner = gridnorth.mgrs.decode(label.text).utm_south_west
            assert math.dist(corner[:2], place[:2]) <= 1e-6
            assert (corner.easting % 5000, corner.northing % 5000) == (0, 0)


def test_a_label_is_plain_python():
    for label in grid.labels(PARIS, 12):
        digits = label.kind is LabelKind.DIGITS
        assert [type(value) for value in label] == [
            str,
            Point,
            LabelKind,
            int,
            Hemisphere,
            *([Axis, float, Edge] if digits else [type(None)] * 3),
        ]
        assert pickle.loads(pickle.dumps(label)) == label


# GeoJSON


LINES = {LineKind.BORDER: "border", LineKind.KM_100: "100-km", LineKind.LINE: "line"}
LABELS = {
    LabelKind.GRID_ZONE: "grid-zone",
    LabelKind.SQUARE: "square",
    LabelKind.DIGITS: "digits",
    LabelKind.REFERENCE: "reference",
}


@every_view
def test_geojson_has_the_lines_and_the_labels(view, zoom):
    text = grid.geojson(view, zoom)
    assert type(text) is bytes
    collection = json.loads(text)
    lines, labels = grid.lines(view, zoom), grid.labels(view, zoom)
    assert collection.keys() == {"type", "features"}
    features = collection["features"]
    assert [feature["geometry"]["type"] for feature in features] == ["LineString"] * len(lines) + ["Point"] * len(
        labels
    )
    # A tenth of a pixel, in degrees.
    slack = 0.1 * 360 / (512 * 2**zoom)
    for feature, line in zip(features, lines):
        properties = feature["properties"]
        assert LINES[line.kind] == properties["kind"]
        assert line.axis.name.lower() == properties["axis"]
        assert properties.get("zone", grid.ALL_ZONES) == line.zone
        assert properties["hemisphere"] == line.hemisphere.name.lower()
        for name in ("coordinate", "spacing", "major", "width", "opacity"):
            assert properties[name] == getattr(line, name), name
        written = np.array(feature["geometry"]["coordinates"])
        assert abs(written[:, ::-1] - line.vertices).max() <= slack
    for feature, label in zip(features[len(lines) :], labels):
        properties = feature["properties"]
        assert properties["kind"] == LABELS[label.kind]
        assert (properties["text"], properties["zone"]) == (label.text, label.zone)
        assert properties["hemisphere"] == label.hemisphere.name.lower()
        assert properties.get("coordinate") == label.coordinate
        assert properties.get("axis") == (label.axis.name.lower() if label.axis else None)
        assert properties.get("edge") == (label.edge.name.lower() if label.edge else None)
        longitude, latitude = feature["geometry"]["coordinates"]
        assert math.dist((latitude, longitude), label.position) <= slack * math.sqrt(2)


# Room for results


@every_view
def test_what_has_no_room_at_first_comes_whole(view, zoom, monkeypatch):
    expected = grid.lines(view, zoom), grid.labels(view, zoom), grid.geojson(view, zoom)
    pixels = grid.lines_pixels(view, zoom, (0, 0))
    for name in ("FIRST_VERTICES", "FIRST_LABELS", "FIRST_BYTES"):
        monkeypatch.setattr(grid_view.Request, name, 1)
    lines, *rest = grid.lines(view, zoom), grid.labels(view, zoom), grid.geojson(view, zoom)
    assert same_lines(lines, expected[0])
    assert rest == [*expected[1:]]
    assert same_lines(pixels, grid.lines_pixels(view, zoom, (0, 0)))


def test_the_usual_call_runs_once(monkeypatch, random):
    calls = []

    def count(name):
        function = getattr(library, name)

        def counted(*arguments):
            calls.append(name)
            return function(*arguments)

        monkeypatch.setattr(library, name, counted)

    names = ["gn_grid_geojson", "gn_grid_lines", "gn_grid_lines_pixels", "gn_grid_labels"]
    for name in names:
        count(name)
    for view, zoom in [*(VIEWS[name] for name in ("Paris", "Norway", "a zone border")), a_view(random)]:
        calls.clear()
        grid.geojson(view, zoom)
        grid.lines(view, zoom)
        grid.lines_pixels(view, zoom, (view.north, view.west))
        grid.labels(view, zoom)
        assert calls == names, (view, zoom)


# Options


def test_defaults_are_what_is_used_where_nothing_is_given():
    options = grid.defaults()
    assert grid.geojson(PARIS, 12, **options) == grid.geojson(PARIS, 12)
    options["tile_size"] = 256
    assert grid.defaults()["tile_size"] == 512
    assert type(grid.defaults()["content"]) is Content
    assert type(grid.defaults()["tolerance_unit"]) is ToleranceUnit


def test_options_have_their_effect():
    assert grid.spacing(PARIS, 12, tile_size=256) == 1000
    assert grid.spacing(PARIS, 11.5, tile_size=256) == 10_000
    assert grid.spacing(PARIS, 12, spacing=500) == 500
    assert grid.spacing(PARIS, 12, minimum_pixels=1000) == 100_000
    assert grid.spacing(PARIS, 12, level_zooms=(0, 12.1, *[math.inf] * 3)) == 10_000
    assert {line.kind for line in grid.lines(PARIS, 12, content=Content.LINES)} == {LineKind.LINE}
    assert len(grid.lines(PARIS, 12, content=0)) == 0
    assert not any(label.edge for label in grid.labels(PARIS, 12, content=Content.ALL & ~Content.DIGITS))
    lines = grid.lines(PARIS, 12)
    finer = grid.lines(PARIS, 12, tolerance=0.001)
    assert len(finer) == len(lines)
    assert len(finer.vertices) > len(lines.vertices)
    meters = 0.25 * grid.screen_scale(48.85, 12)
    as_meters = grid.lines(PARIS, 12, tolerance=meters / 10, tolerance_unit=ToleranceUnit.METERS)
    assert len(lines.vertices) <= len(as_meters.vertices) <= len(finer.vertices)
    assert len(grid.lines(PARIS, 12, margin=500)) > len(lines)
    assert len(grid.labels(PARIS, 12, reference_step=1)) > len(grid.labels(PARIS, 12))
    references = grid.labels(PARIS, 12, reference_zoom=12.5, content=Content.REFERENCES)
    assert references == []
    assert grid.labels(PARIS, 12, label_pixels=5000, content=Content.SQUARES) == []


def test_numbers_of_numpy_are_options():
    expected = grid.geojson(PARIS, 12, tile_size=256, margin=3, level_zooms=[8, 11, 14, 17, 21])
    assert expected == grid.geojson(
        np.array(PARIS),
        np.float32(12),
        tile_size=np.uint32(256),
        margin=np.int8(3),
        level_zooms=np.array([8, 11, 14, 17, 21]),
    )


REFUSED_OPTIONS = [
    ({"content": 128}, errors.ContentError),
    ({"content": -1}, errors.ContentError),
    ({"content": 2**40}, errors.ContentError),
    ({"tile_size": 0}, errors.TileSizeError),
    ({"tile_size": 300}, errors.TileSizeError),
    ({"tile_size": 2**32 + 512}, errors.TileSizeError),
    ({"tolerance": 0}, errors.ToleranceError),
    ({"tolerance": -1}, errors.ToleranceError),
    ({"tolerance": math.nan}, errors.ToleranceError),
    ({"tolerance": 1e7}, errors.ToleranceError),
    ({"tolerance_unit": 3}, errors.ToleranceError),
    ({"tolerance_unit": -(2**32) + 1}, errors.ToleranceError),
    ({"margin": -1}, errors.MarginError),
    ({"margin": 4097}, errors.MarginError),
    ({"margin": math.nan}, errors.MarginError),
    ({"spacing": 3}, errors.SpacingError),
    ({"spacing": 0.5}, errors.SpacingError),
    ({"spacing": -100}, errors.SpacingError),
    ({"level_zooms": (8, 11, 10, 17, 21)}, errors.LevelsError),
    ({"level_zooms": (8, 11, math.nan, 17, 21)}, errors.LevelsError),
    ({"minimum_pixels": -1}, errors.PixelsError),
    ({"label_pixels": -1}, errors.PixelsError),
    ({"reference_step": 0}, errors.StepError),
    ({"reference_step": -1}, errors.StepError),
]
VIEW_FUNCTIONS = [
    grid.geojson,
    grid.lines,
    lambda view, zoom, **options: grid.lines_pixels(view, zoom, (0, 0), **options),
    grid.labels,
    grid.spacing,
    grid.bound,
]
every_function = pytest.mark.parametrize(
    "function", VIEW_FUNCTIONS, ids=["geojson", "lines", "lines_pixels", "labels", "spacing", "bound"]
)


@every_function
@pytest.mark.parametrize(("options", "error"), REFUSED_OPTIONS, ids=str)
def test_an_option_is_refused_by_its_own_error(function, options, error):
    with pytest.raises(gridnorth.GridNorthError) as refusal:
        function(PARIS, 12, **options)
    assert type(refusal.value) is error
    [(name, value)] = options.items()
    assert f"{name} {value}" in str(refusal.value)


@every_function
@pytest.mark.parametrize(
    ("view", "zoom", "error"),
    [
        ((49, 2, 48, 3), 12, errors.ViewError),
        ((48, 2, 90.1, 3), 12, errors.LatitudeError),
        ((-91, 2, 48, 3), 12, errors.LatitudeError),
        ((48, math.nan, 49, 3), 12, errors.NotFiniteError),
        ((48, 2, math.inf, 3), 12, errors.NotFiniteError),
        (PARIS, 30.5, errors.ZoomError),
        (PARIS, -5, errors.ZoomError),
        (PARIS, math.nan, errors.NotFiniteError),
    ],
    ids=str,
)
def test_a_view_is_refused_by_its_own_error(function, view, zoom, error):
    with pytest.raises(gridnorth.GridNorthError) as refusal:
        function(view, zoom)
    assert type(refusal.value) is error
    assert f"south {view[0]}, west {view[1]}, north {view[2]}, east {view[3]}, zoom {zoom}" in str(refusal.value)


@every_function
def test_what_is_no_view_is_a_type_error(function):
    for view in ((48, 2, 49, "3"), None, (48, 2, 49, None), "abcd"):
        with pytest.raises(TypeError):
            function(view, 12)
    for view in ((48, 2, 49), (48, 2, 49, 3, 4)):
        with pytest.raises(ValueError, match=r"^view must be south, west, north and east, not [35] numbers"):
            function(view, 12)
    for zoom in ("12", None, [12]):
        with pytest.raises(TypeError):
            function(PARIS, zoom)


@every_function
def test_what_is_no_option_is_a_type_error(function):
    for options in ({"color": 1}, {"size": 120}, {"reserved": 0}):
        with pytest.raises(TypeError, match=next(iter(options))):
            function(PARIS, 12, **options)
    for options in (
        {"margin": "1"},
        {"tile_size": 512.0},
        {"content": b"lines"},
        {"max_vertices": 1.5},
        {"level_zooms": 3},
        {"level_zooms": ["8", 11, 14, 17, 21]},
    ):
        with pytest.raises(TypeError):
            function(PARIS, 12, **options)
    for zooms in ((), (8,), (8, 11, 14, 17, 21, 22)):
        with pytest.raises(ValueError, match=f"5 numbers, not {len(zooms)}"):
            function(PARIS, 12, level_zooms=zooms)


@pytest.mark.parametrize("function", VIEW_FUNCTIONS[:4], ids=["geojson", "lines", "lines_pixels", "labels"])
def test_a_drawing_that_is_too_large_says_how_much_would_do(function):
    for limit in (0, 3, -1):
        with pytest.raises(errors.TooManyVerticesError) as refusal:
            function(PARIS, 12, max_vertices=limit)
        needed = refusal.value.needed
        assert needed > 3
        assert str(needed) in str(refusal.value)
        assert pickle.loads(pickle.dumps(refusal.value)).needed == needed
    function(PARIS, 12, max_vertices=needed)
    function(PARIS, 12, max_vertices=2**70)
    function(PARIS, 12, max_vertices=grid.bound(PARIS, 12))


def test_a_drawing_beyond_all_measure_is_refused_at_once():
    with pytest.raises(errors.TooManyVerticesError):
        grid.geojson(WORLD, 22, spacing=1, minimum_pixels=0)


def test_the_origin_is_two_numbers():
    for origin in ((48, "2"), None):
        with pytest.raises(TypeError):
            grid.lines_pixels(PARIS, 12, origin)
    with pytest.raises(ValueError, match="unpack"):
        grid.lines_pixels(PARIS, 12, (48,))
    with pytest.raises(errors.NotFiniteError):
        grid.lines_pixels(PARIS, 12, (48, math.nan))


def test_threads_share_nothing():
    expected = [grid.geojson(*view) for view in VIEWS.values()]
    with ThreadPoolExecutor(4) as pool:
        for result in pool.map(lambda _: [grid.geojson(*view) for view in VIEWS.values()], range(8)):
            assert result == expected


def test_every_function_of_a_view_takes_all_options():
    for function in (grid.geojson, grid.lines, grid.lines_pixels, grid.labels, grid.spacing, grid.bound):
        assert inspect.signature(function).parameters["options"].kind is inspect.Parameter.VAR_KEYWORD


# The scale of the screen


def test_a_pixel_spans_so_many_meters():
    equator = 2 * math.pi * 6378137 / 512
    assert grid.screen_scale(0, 0) == pytest.approx(equator, rel=1e-15)
    assert grid.screen_scale(0, 1) == pytest.approx(equator / 2, rel=1e-15)
    assert grid.screen_scale(0, 0, tile_size=256) == pytest.approx(2 * equator, rel=1e-15)
    assert grid.screen_scale(90, 3) == grid.screen_scale(-90, 3) == 0
    for latitude in (-80, 12.5, 60):
        # The radius of a parallel of the ellipsoid.
        sine = math.sin(math.radians(latitude))
        ratio = math.cos(math.radians(latitude)) / math.sqrt(1 - (2 - 1 / 298.257223563) / 298.257223563 * sine**2)
        assert grid.screen_scale(latitude, 7.5) == pytest.approx(equator * ratio / 2**7.5, rel=1e-14)


def a_screen(random) -> grid.Screen:
    """A screen whose corners all show ground, within the Mercator world."""
    zoom = random.uniform(4, 20)
    center = Point(random.uniform(-70, 70), random.uniform(-180, 180))
    return grid.Screen(center, zoom, random.uniform(100, 900), random.uniform(100, 900), random.uniform(0, 360), 40)


def test_a_screen_shows_what_is_in_its_view(random):
    for _ in range(200):
        screen = a_screen(random)
        view = screen.view()
        x, y = random.uniform(0, screen.width), random.uniform(0, screen.height)
        position = screen.position(x, y)
        assert is_in(view, *position)
        assert screen.pixel(position) == pytest.approx((x, y), abs=1e-3)
        assert screen.pixel(screen.center) == pytest.approx((screen.width / 2, screen.height / 2), abs=1e-3)
        assert isinstance(screen.pixel(position), grid.Pixel)


def test_many_pixels_are_those_of_one(random):
    screen = a_screen(random)._replace(pitch=85)
    xs, ys = [random.uniform(-900, 1800) for _ in range(50)], [random.uniform(-900, 1800) for _ in range(50)]
    statuses = bytearray(50)
    latitudes, longitudes = screen.position(xs, ys, errors="mask", statuses=statuses)
    assert 0 < sum(map(bool, statuses)) < 50
    for x, y, latitude, longitude, status in zip(xs, ys, latitudes, longitudes, statuses):
        if status:
            assert math.isnan(latitude)
            assert math.isnan(longitude)
            with pytest.raises(errors.OutOfSightError):
                screen.position(x, y)
        else:
            assert screen.position(x, y) == (latitude, longitude)
    positions = [Point(random.uniform(-85, 85), random.uniform(-180, 180)) for _ in range(50)]
    xs, ys = screen.pixel(positions, errors="mask", statuses=statuses)
    assert 0 < sum(map(bool, statuses)) < 50
    for position, x, y, status in zip(positions, xs, ys, statuses):
        if status:
            assert math.isnan(x)
            assert math.isnan(y)
            with pytest.raises(errors.OutOfSightError):
                screen.pixel(position)
        else:
            assert screen.pixel(position) == (x, y)
    arrays = screen.pixel(np.array(positions), errors="mask")
    assert np.array_equal(arrays, (xs, ys), equal_nan=True)
    assert np.array_equal(screen.position(np.array([3.0, 4.0]), 500), screen.position([3, 4], 500))
    with pytest.raises(errors.OutOfSightError, match="row"):
        screen.pixel(positions)


def test_one_masked_row_is_one_result():
    screen = grid.Screen((0, 0), 5, 800, 600, pitch=60)
    assert screen.pixel((0, 0), errors="mask") == (400, 300)
    assert math.isnan(screen.pixel((-80, 0), errors="mask").x)
    assert screen.position(400, 300, errors="mask") == (0, 0)
    assert math.isnan(screen.position(400, -1000, errors="mask").latitude)


def test_the_matrix_leads_to_the_same_pixels(random):
    screen = a_screen(random)
    matrix = np.reshape(screen.matrix(), (4, 4)).T
    drawn = grid.lines(screen.view(), screen.zoom)
    pixels = grid.lines_pixels(screen.view(), screen.zoom, screen.center)
    xs, ys = screen.pixel(drawn.vertices, errors="mask")
    east_down = np.asarray(pixels.vertices)
    clip = matrix @ np.column_stack([east_down, np.zeros(len(east_down)), np.ones(len(east_down))]).T
    seen = clip[3] > 0.05
    assert seen.any()
    right = (clip[0] / clip[3] + 1) * screen.width / 2
    down = (1 - clip[1] / clip[3]) * screen.height / 2
    assert right[seen] == pytest.approx(np.array(xs)[seen], rel=1e-4, abs=0.1)
    assert down[seen] == pytest.approx(np.array(ys)[seen], rel=1e-4, abs=0.1)


@pytest.mark.parametrize(
    ("error", "changed"),
    [
        (errors.LatitudeError, {"center": (91, 0)}),
        (errors.NotFiniteError, {"bearing": math.nan}),
        (errors.ZoomError, {"zoom": 31}),
        (errors.TileSizeError, {"tile_size": 1024}),
        (errors.PixelsError, {"width": 0}),
        (errors.CameraError, {"pitch": 86}),
        (errors.CameraError, {"field_of_view": 151}),
    ],
)
def test_a_screen_that_is_refused(error, changed):
    screen = grid.Screen((0, 0), 3, 800, 600)._replace(**changed)
    calls = [screen.view, screen.matrix, lambda: screen.pixel((0, 0)), lambda: screen.position(0, 0)]
    for call in [*calls, lambda: screen.pixel([(0, 0)]), lambda: screen.position([0], [0])]:
        with pytest.raises(error, match="Screen"):
            call()


def test_a_scale_bar_is_round_and_fits(random):
    for _ in range(500):
        latitude, zoom, width = random.uniform(-85, 85), random.uniform(-4, 30), random.uniform(10, 500)
        for units, lengths in (
            (Units.METRIC, {"m": 1, "km": 1000}),
            (Units.IMPERIAL, {"ft": 0.3048, "mi": 1609.344}),
            (Units.NAUTICAL, {"ft": 0.3048, "nmi": 1852}),
        ):
            bar = grid.scale_bar(latitude, zoom, width, units)
            assert bar.width <= width
            assert bar.meters == pytest.approx(bar.value * lengths[bar.unit], rel=1e-14)
            assert bar.width * grid.screen_scale(latitude, zoom) == pytest.approx(bar.meters, rel=1e-12)
            mantissa = bar.value / 10 ** math.floor(math.log10(bar.value) + 1e-9)
            assert round(mantissa, 9) in (1, 2, 5)
            value, unit = bar.text.split(" ")
            assert (float(value), unit) == (bar.value, bar.unit)


def test_what_a_scale_refuses():
    for error, call in (
        (errors.LatitudeError, lambda: grid.screen_scale(91, 3)),
        (errors.NotFiniteError, lambda: grid.screen_scale(math.nan, 3)),
        (errors.ZoomError, lambda: grid.screen_scale(0, 31)),
        (errors.TileSizeError, lambda: grid.screen_scale(0, 3, 1024)),
        (errors.TileSizeError, lambda: grid.screen_scale(0, 3, 2**32 + 256)),
        (errors.LatitudeError, lambda: grid.scale_bar(89.95, 3)),
        (errors.ZoomError, lambda: grid.scale_bar(0, -4.5)),
        (errors.TileSizeError, lambda: grid.scale_bar(0, 3, tile_size=-512)),
        (errors.PixelsError, lambda: grid.scale_bar(0, 3, 0)),
        (errors.PixelsError, lambda: grid.scale_bar(0, 3, 1e7)),
        (errors.UnitError, lambda: grid.scale_bar(0, 3, units=4)),
        (errors.UnitError, lambda: grid.scale_bar(0, 3, units=2**32 + 1)),
    ):
        with pytest.raises(gridnorth.GridNorthError) as refusal:
            call()
        assert type(refusal.value) is error
    for call in (
        lambda: grid.screen_scale("0", 3),
        lambda: grid.screen_scale(0, None),
        lambda: grid.scale_bar(0, 3, "100"),
        lambda: grid.scale_bar(0, 3, units=b"metric"),
    ):
        with pytest.raises(TypeError):
            call()


def test_options_may_be_words():
    view = (48, 2, 49, 3)
    assert grid.geojson(view, 9, content="squares") == grid.geojson(view, 9, content=Content.SQUARES)
    in_meters = grid.geojson(view, 9, tolerance_unit=ToleranceUnit.METERS)
    assert grid.geojson(view, 9, tolerance_unit="meters") == in_meters
    assert grid.scale_bar(48, 9, units="nautical") == grid.scale_bar(48, 9, units=Units.NAUTICAL)
    with pytest.raises(errors.ContentError, match=r"choose from .*'squares'"):
        grid.geojson(view, 9, content="circles")
    with pytest.raises(errors.ToleranceError, match="choose from 'pixels', 'meters'"):
        grid.geojson(view, 9, tolerance_unit="feet")
    with pytest.raises(errors.UnitError, match=r"choose from .*'nautical'"):
        grid.scale_bar(48, 9, units="leagues")
