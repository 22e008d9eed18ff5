# SPDX-License-Identifier: MIT
"""Area, orientation and containment of polygons."""

from __future__ import annotations

import json
import math

import numpy as np
import pytest

from gridnorth import Bounds, Points, errors, geodesic, polygon, route
from gridnorth.polygon import Orientation, Side

SQUARE = [(0, 0), (0, 2), (2, 2), (2, 0)]
HOLE = [(0.5, 0.5), (0.5, 1.5), (1.5, 1.5), (1.5, 0.5)]
ARCTIC = [(80, 0), (80, 120), (80, -120)]


def a_star(random, count=20, size=1e6):
    """A ring around a center from which the whole ring is visible."""
    center = math.degrees(math.asin(random.uniform(-1, 1))), random.uniform(-180, 180)
    azimuths = np.sort(random.uniform(0, 360, count))[::-1]
    azimuths = azimuths + np.linspace(360, 0, count, endpoint=False)
    latitudes, longitudes, _ = geodesic.direct(*center, azimuths / 2, random.uniform(0.3, 1, count) * size)
    return center, list(zip(latitudes.tolist(), longitudes.tolist()))


# Area and perimeter. Values: Planimeter of GeographicLib.


@pytest.mark.parametrize(
    ("ring", "area", "perimeter"),
    [
        ([(89, 0), (89, 90), (89, 180), (89, 270)], 24952305678, 631819.8745),
        ([(-89, 0), (-89, 90), (-89, 180), (-89, 270)], -24952305678, 631819.8745),
        ([(0, 0), (0, 90), (90, 0)], 63758202715511.0547, 30022685.630020067),
        ([(10, 170), (10, -170), (-10, -170), (-10, 170)], -4948480469169.5156, 8808314.462270452),
    ],
)
def test_measures(ring, area, perimeter):
    got = polygon.measure(ring)
    assert type(got) is polygon.Measure
    assert got.area == pytest.approx(area, rel=1e-12, abs=1)
    assert got.perimeter == pytest.approx(perimeter, abs=1e-4)
    closed = polygon.measure([*ring, ring[0]])
    assert closed == pytest.approx(got, rel=1e-14)
    assert polygon.measure(ring[::-1]).area == pytest.approx(-got.area, rel=1e-13)


def test_measures_against_proj(random):
    pyproj = pytest.importorskip("pyproj")
    geod = pyproj.Geod(ellps="WGS84")
    for _ in range(30):
        _, ring = a_star(random, random.integers(3, 60), 10 ** random.uniform(1, 6.5))
        latitudes, longitudes = zip(*ring)
        area, perimeter = geod.polygon_area_perimeter(longitudes, latitudes)
        got = polygon.measure(ring)
        assert got.area == pytest.approx(area, rel=1e-12, abs=0.1)
        assert got.perimeter == pytest.approx(perimeter, abs=1e-6)


def test_holes_are_subtracted_whatever_way_they_run():
    outer, hole = polygon.measure(SQUARE), polygon.measure(HOLE)
    for holes in ([HOLE], [HOLE[::-1]], [np.array(HOLE)], [Points(HOLE)], iter([HOLE])):
        got = polygon.measure(SQUARE, holes)
        assert got.area == pytest.approx(outer.area - hole.area, rel=1e-13)
        assert got.perimeter == pytest.approx(outer.perimeter + hole.perimeter, rel=1e-14)
    assert polygon.measure(SQUARE[::-1], [HOLE]).area == pytest.approx(hole.area - outer.area, rel=1e-13)


def test_points_have_no_area():
    assert polygon.measure([(52, 13)]) == (0, 0)
    assert polygon.measure([(52, 13), (53, 13)]).area == 0
    assert polygon.orientation([(52, 13), (53, 13)]) is None


def test_orientations():
    assert polygon.orientation(SQUARE) is Orientation.COUNTERCLOCKWISE
    assert polygon.orientation(SQUARE[::-1]) is Orientation.CLOCKWISE
    assert polygon.orientation(ARCTIC) is Orientation.COUNTERCLOCKWISE
    assert polygon.orientation([(-latitude, longitude) for latitude, longitude in ARCTIC]) is Orientation.CLOCKWISE


# Inside and outside


def test_sides():
    for ring in (SQUARE, SQUARE[::-1], [*SQUARE, SQUARE[0]], np.array(SQUARE)):
        assert polygon.side(ring, (1, 1)) is Side.INSIDE
        assert polygon.side(ring, (0, 1)) is Side.ON_BORDER
        assert polygon.side(ring, (2, 2)) is Side.ON_BORDER
        assert polygon.side(ring, (-1e-9, 1)) is Side.OUTSIDE
        # An edge between points of one parallel bulges toward the pole.
        assert polygon.side(ring, (2.0001, 1)) is Side.INSIDE
        assert polygon.side(ring, (-2, 181)) is Side.OUTSIDE
    assert [polygon.contains(SQUARE, position) for position in ((1, 1), (0, 1), (-1, 1))] == [True, True, False]
    assert type(polygon.contains(SQUARE, (1, 361))) is bool


def test_a_hole_is_outside():
    assert polygon.side(SQUARE, (1, 1), [HOLE]) is Side.OUTSIDE
    assert polygon.side(SQUARE, (0.5, 0.5), [HOLE]) is Side.ON_BORDER
    assert polygon.side(SQUARE, (0.25, 1), [HOLE]) is Side.INSIDE
    assert not polygon.contains(SQUARE, (1, 1), holes=[HOLE])


def test_a_ring_around_a_pole_contains_it():
    assert polygon.side(ARCTIC, (90, 0)) is Side.INSIDE
    assert polygon.side(ARCTIC, (-90, 0)) is Side.OUTSIDE
    assert polygon.side(ARCTIC, (89, 33)) is Side.INSIDE
    # The middle of the edge from 0 to 120 east lies at 84.96 north.
    assert polygon.side(ARCTIC, (84.9, 60)) is Side.OUTSIDE
    assert polygon.side(ARCTIC, (85, 60)) is Side.INSIDE


def test_a_star_contains_what_its_center_sees(random):
    for _ in range(10):
        center, ring = a_star(random)
        assert polygon.side(ring, center) is Side.INSIDE
        for vertex in ring:
            distance, azimuth, _ = geodesic.inverse(*center, *vertex)
            for part, side in ((0.99, Side.INSIDE), (1, Side.ON_BORDER), (1.01, Side.OUTSIDE)):
                assert polygon.side(ring, geodesic.direct(*center, azimuth, part * distance)[:2]) is side


# Bounds, centroid


def test_bounds():
    bounds = polygon.bounds(SQUARE)
    assert type(bounds) is Bounds
    assert (bounds.south, bounds.west, bounds.east) == (0, 0, 2)
    middle = geodesic.points(2, 0, 2, 2, 3)[1].latitude
    assert bounds.north == pytest.approx(middle, abs=1e-9) != 2
    across = polygon.bounds([(10, 170), (10, -170), (-10, -170), (-10, 170)])
    assert (across.west, across.east) == (170, -170)
    polar = polygon.bounds(ARCTIC)
    assert (polar.south, polar.west, polar.north, polar.east) == (80, -180, 90, 180)


def test_a_centroid():
    assert polygon.centroid([(-1, 179), (-1, -179), (1, -179), (1, 179)]).latitude == pytest.approx(0, abs=1e-9)
    pole = polygon.centroid(ARCTIC)
    assert pole.latitude == pytest.approx(90, abs=1e-6)
    # The hole moves the centroid away from itself.
    assert polygon.centroid(SQUARE, [[(1, 1), (1, 2), (2, 2), (2, 1)]]).longitude < 1
    small = polygon.centroid([(60, 10), (60, 10.001), (60.001, 10.001), (60.001, 10)])
    assert small == pytest.approx((60.0005, 10.0005), abs=1e-7)


# Crossings


def test_crossings():
    found = polygon.crossing([(0, 0), (1, 1), (1, 0), (0, 1)])
    assert type(found) is polygon.Crossing
    assert (found.edge, found.other_edge) == (0, 2)
    assert found.point == pytest.approx((0.5, 0.5), abs=1e-4)
    assert [type(value) for value in found] == [int, int, type(polygon.centroid(SQUARE))]
    for ring in (SQUARE, SQUARE[::-1], ARCTIC):
        assert polygon.crossing(ring) is None
    assert polygon.crossing(SQUARE, [HOLE]) is None
    across = polygon.crossing(SQUARE, [[(1, 1), (1, 3), (1.5, 3), (1.5, 1)]])
    assert {across.edge, across.other_edge} in ({1, 4}, {1, 6})


def test_a_star_has_no_crossing(random):
    for _ in range(10):
        _, ring = a_star(random)
        assert polygon.crossing(ring) is None
        swapped = [ring[0], ring[10], *ring[2:10], ring[1], *ring[11:]]
        assert polygon.crossing(swapped) is not None


# GeoJSON


def test_geojson_is_a_polygon():
    feature = json.loads(polygon.geojson(SQUARE[::-1], [HOLE], {"name": "square"}))
    assert (feature["type"], feature["properties"]) == ("Feature", {"name": "square"})
    assert feature["geometry"]["type"] == "Polygon"
    outer, hole = feature["geometry"]["coordinates"]
    assert (outer[0], hole[0]) == (outer[-1], hole[-1])
    assert sorted(outer[1:]) == sorted([longitude, latitude] for latitude, longitude in SQUARE)
    assert polygon.orientation([point[::-1] for point in outer]) is Orientation.COUNTERCLOCKWISE
    assert polygon.orientation([point[::-1] for point in hole]) is Orientation.CLOCKWISE


def test_geojson_is_cut_at_the_antimeridian():
    shapely = pytest.importorskip("shapely")
    text = polygon.geojson([(10, 170), (10, -170), (-10, -170), (-10, 170)], edge_tolerance=1)
    assert json.loads(text)["geometry"]["type"] == "MultiPolygon"
    pieces = shapely.from_geojson(json.dumps(json.loads(text)["geometry"]))
    assert pieces.is_valid
    assert (pieces.bounds[0], pieces.bounds[2]) == (-180, 180)
    assert len(pieces.geoms) == 2
    assert all(piece.exterior.is_ccw for piece in pieces.geoms)


def test_geojson_around_a_pole_is_closed_along_it():
    shapely = pytest.importorskip("shapely")
    text = polygon.geojson(ARCTIC, edge_tolerance=100)
    cap = shapely.from_geojson(json.dumps(json.loads(text)["geometry"]))
    assert cap.is_valid
    assert cap.bounds == (-180, 80, 180, 90)
    assert cap.contains(shapely.Point(33, 89.999))


# Refused input


FUNCTIONS = {
    "measure": polygon.measure,
    "orientation": polygon.orientation,
    "side": lambda ring: polygon.side(ring, (1, 1)),
    "contains": lambda ring: polygon.contains(ring, (1, 1)),
    "bounds": polygon.bounds,
    "centroid": polygon.centroid,
    "crossing": polygon.crossing,
    "geojson": polygon.geojson,
}


@pytest.mark.parametrize("function", FUNCTIONS.values(), ids=FUNCTIONS.keys())
def test_what_is_no_ring_is_refused(function):
    with pytest.raises(errors.LatitudeError, match=r"point 2: latitude -90.25"):
        function([(0, 0), (0, 1), (-90.25, 1)])
    with pytest.raises(errors.NotFiniteError, match=r"point 0: latitude nan"):
        function(np.array([(math.nan, 0), (0, 1), (1, 1)]))
    for ring in (None, 3, "abc", [1, 2, 3], [("0", "0")]):
        with pytest.raises(TypeError):
            function(ring)
    with pytest.raises(ValueError, match=r"points, row 1, must be latitude and longitude, not tuple \(0, 0, 0\)"):
        function([(0, 0), (0, 0, 0), (0, 0)])


@pytest.mark.parametrize("name", ["bounds", "centroid", "geojson"])
def test_no_points_are_too_few(name):
    with pytest.raises(errors.CountError, match="0 points"):
        FUNCTIONS[name]([])


def test_a_position_is_refused_by_its_own_error():
    with pytest.raises(errors.LatitudeError, match=r"4 points, position \(91, 0\)"):
        polygon.side(SQUARE, (91, 0))
    with pytest.raises(errors.NotFiniteError):
        polygon.contains(SQUARE, (0, math.inf))
    for position in (3, ("0", 0), None):
        with pytest.raises(TypeError):
            polygon.side(SQUARE, position)


def test_holes_are_rings():
    with pytest.raises(TypeError):
        polygon.measure(SQUARE, HOLE)
    with pytest.raises(errors.LatitudeError, match="point 5"):
        polygon.measure(SQUARE, [[(0, 0), (91, 1), (1, 1)]])


def test_too_many_crossings_of_the_antimeridian_are_refused():
    zigzag = [(latitude / 10, 179.5 if latitude % 2 else -179.5) for latitude in range(300)]
    with pytest.raises(errors.CrossingsError):
        polygon.geojson([*zigzag, (0, 170)])


def test_a_ring_can_be_densified_and_simplified():
    dense = route.densify(ARCTIC, 10, closed=True)
    assert len(dense) > 30
    assert polygon.measure(dense).area == pytest.approx(polygon.measure(ARCTIC).area, rel=1e-9)
    assert len(route.simplify(dense, 1, closed=True)) == 3
