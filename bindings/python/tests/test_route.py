# SPDX-License-Identifier: MIT
"""Routes: lengths, places, added and removed vertices."""

from __future__ import annotations

import json
import math

import numpy as np
import pytest

from gridnorth import Points, errors, geodesic, route

EQUATOR = [(0, 0), (0, 1), (0, 3)]
DEGREE = 111319.49079327358


def a_track(random, count=60):
    """A walk with long and short steps, in any part of the world."""
    latitude, longitude, azimuth = random.uniform(-90, 90), random.uniform(-180, 180), random.uniform(-180, 180)
    track = [(latitude, longitude)]
    for _ in range(count - 1):
        azimuth += random.normal(0, 40)
        latitude, longitude, azimuth = geodesic.direct(latitude, longitude, azimuth, 10 ** random.uniform(1, 5.5))
        track.append((latitude, longitude))
    return track


def off(track, position, closed=False):
    """The distance of a position from a track: the least over its segments, each by ternary search."""
    ends = [*track, track[0]] if closed else track
    return min(off_segment(one, two, position) for one, two in zip(ends, ends[1:]))


def off_segment(one, two, position):
    distance, azimuth, _ = geodesic.inverse(*one, *two)
    low, high = 0.0, distance

    def at(along):
        return geodesic.inverse(*geodesic.direct(*one, azimuth, along)[:2], *position).distance

    for _ in range(60):
        left, right = low + (high - low) / 3, high - (high - low) / 3
        low, high = (low, right) if at(left) < at(right) else (left, high)
    return at((low + high) / 2)


def coordinates(feature):
    """The lines of a feature."""
    geometry = feature["geometry"]
    return geometry["coordinates"] if geometry["type"] == "MultiLineString" else [geometry["coordinates"]]


# Lengths


def test_a_length_is_the_sum_of_its_segments(random):
    pyproj = pytest.importorskip("pyproj")
    track = a_track(random)
    latitudes, longitudes = zip(*track)
    expected = pyproj.Geod(ellps="WGS84").line_lengths(longitudes, latitudes)
    so_far = [0, *np.cumsum(expected)]
    assert route.length(track) == pytest.approx(so_far[-1], abs=1e-6)
    assert route.distances(track) == pytest.approx(so_far, abs=1e-6)
    assert route.distances(track)[-1] == route.length(track)


def test_distances_are_a_list_or_an_array():
    assert [type(route.distances(kind)) for kind in (EQUATOR, Points(EQUATOR))] == [list, list]
    array = route.distances(np.array(EQUATOR, "f8"))
    assert (type(array), array.dtype) == (np.ndarray, np.float64)
    assert array.tolist() == route.distances(EQUATOR) == pytest.approx([0, DEGREE, 3 * DEGREE], abs=1e-8)


def test_a_route_of_few_points():
    assert route.length([]) == route.length([(60, 3)]) == 0
    assert (route.distances([]), route.distances([(60, 3)])) == ([], [0])
    assert route.distances(np.empty((0, 2))).shape == (0,)
    assert route.densify([], 1) == []
    assert route.simplify([(60, 3)], 1) == [(60, 3)]


# Places


def test_a_place_at_a_distance():
    place = route.point(EQUATOR, 2 * DEGREE)
    assert type(place) is route.Place
    assert place.point == pytest.approx((0, 2), abs=1e-12)
    assert place[1:] == (2 * DEGREE, 0, pytest.approx(90), 1)
    assert [type(value) for value in place[1:]] == [float, float, float, int]
    assert route.point(EQUATOR, 0).point == (0, 0)
    assert route.point(EQUATOR, route.length(EQUATOR)).point == pytest.approx((0, 3), abs=1e-13)


def test_places_lie_on_the_track(random):
    track = a_track(random)
    so_far = route.distances(track)
    for distance in random.uniform(0, so_far[-1], 50):
        place = route.point(track, distance)
        assert so_far[place.segment] <= distance <= so_far[place.segment + 1] + 1e-6
        way = geodesic.inverse(*track[place.segment], *place.point)
        assert way.distance == pytest.approx(distance - so_far[place.segment], abs=1e-6)
        again = route.nearest(track, place.point)
        assert abs(again.distance_off) <= 1e-6


def test_a_place_beyond_the_end_is_refused():
    length = route.length(EQUATOR)
    for distance in (-1e-3, length + 1e-3):
        with pytest.raises(errors.DistanceError, match=r"3 points, distance"):
            route.point(EQUATOR, distance)
    with pytest.raises(errors.NotFiniteError):
        route.point(EQUATOR, math.nan)
    with pytest.raises(errors.CountError):
        route.point([], 0)
    with pytest.raises(TypeError):
        route.point(EQUATOR, "0")


def test_the_nearest_place():
    place = route.nearest(EQUATOR, (0.5, 2))
    assert place.point == pytest.approx((0, 2), abs=1e-12)
    assert place.distance_along == pytest.approx(2 * DEGREE, abs=1e-7)
    # A position north of a route to the east lies on its left.
    assert place.distance_off == pytest.approx(-geodesic.inverse(0, 2, 0.5, 2).distance, abs=1e-8)
    assert (place.azimuth, place.segment) == (pytest.approx(90), 1)
    assert route.nearest(EQUATOR, (-0.5, 2)).distance_off == pytest.approx(-place.distance_off, abs=1e-8)
    assert route.nearest(EQUATOR, (0, -1)).point == (0, 0)
    assert route.nearest(EQUATOR, (0, 4)).point == (0, 3)
    assert route.nearest([(60, 3)], (60, 4)).distance_along == 0


def test_the_nearest_place_against_a_search(random):
    for _ in range(5):
        track = a_track(random, 20)
        near = track[random.integers(20)]
        position = geodesic.direct(*near, random.uniform(-180, 180), 10 ** random.uniform(0, 5))[:2]
        place = route.nearest(track, position)
        assert abs(place.distance_off) == pytest.approx(off(track, position), abs=1e-5)
        assert geodesic.inverse(*place.point, *position).distance == pytest.approx(abs(place.distance_off), abs=1e-7)
        assert geodesic.inverse(*route.point(track, place.distance_along).point, *place.point).distance <= 1e-6


# Vertices


@pytest.mark.parametrize("tolerance", [1, 100, 10_000])
@pytest.mark.parametrize("closed", [False, True])
def test_densify_keeps_straight_lines_near(tolerance, closed):
    track = [(60, 5), (62, 40), (50, 170), (40, -160), (-20, -150)]
    dense = route.densify(track, tolerance, closed=closed)
    assert type(dense) is Points
    assert [point for point in dense if point in track] == track
    assert (dense[0], dense[-1] == track[-1]) == (track[0], not closed)
    ends = [*dense, *dense[:1]] if closed else list(dense)
    steps = list(zip(ends, ends[1:]))
    for one, two in steps[:: max(1, len(steps) // 40)]:
        east = math.remainder(two.longitude - one.longitude, 360)
        for part in (0.25, 0.5, 0.75):
            straight = (one.latitude + part * (two.latitude - one.latitude), one.longitude + part * east)
            assert off_segment(one, two, straight) <= tolerance * (1 + 1e-6)


def test_simplify_leaves_out_what_lies_near(random):
    track = a_track(random, 40)
    for tolerance in (10, 1000, 100_000):
        for closed in (False, True):
            simple = route.simplify(track, tolerance, closed=closed)
            assert simple[0] == track[0]
            if not closed:
                assert simple[-1] == track[-1]
            places = [track.index(point) for point in simple]
            assert places == sorted(places)
            left_out = [point for point in track if point not in simple]
            assert all(off(list(simple), point, closed) <= tolerance + 1e-5 for point in left_out)
    assert route.simplify(track, 1e-6) == track
    assert route.simplify([(0, 0), (1, 1), (0, 2)], 1e6) == [(0, 0), (0, 2)]
    assert len(route.simplify([(0, 0), (0, 1), (1, 1), (1, 0)], 1e6, closed=True)) == 3


@pytest.mark.parametrize("function", [route.densify, route.simplify])
def test_what_vertices_refuse(function):
    for tolerance in (0, -1, math.inf):
        with pytest.raises((errors.ToleranceError, errors.NotFiniteError), match="3 points, tolerance"):
            function(EQUATOR, tolerance)
    with pytest.raises(errors.LatitudeError, match="point 1"):
        function([(0, 0), (99, 0)], 1)
    for call in (lambda: function(EQUATOR, "1"), lambda: function(EQUATOR, None), lambda: function(None, 1)):
        with pytest.raises(TypeError):
            call()


def test_what_has_no_room_at_first_comes_whole(monkeypatch):
    track = [(60, 5), (62, 40), (50, 170), (40, -160)]
    expected = route.densify(track, 1)
    assert len(expected) > 100
    monkeypatch.setattr(route, "_USUAL_GROWTH", 1)
    assert route.densify(track, 1) == expected


# GeoJSON


def test_geojson_is_a_line():
    text = route.geojson(EQUATOR, {"name": "Äquator", "numbers": [1, 2.5, None]})
    assert type(text) is bytes
    feature = json.loads(text)
    assert feature == {
        "type": "Feature",
        "properties": {"name": "Äquator", "numbers": [1, 2.5, None]},
        "geometry": {"type": "LineString", "coordinates": [[0, 0], [1, 0], [3, 0]]},
    }
    assert json.loads(route.geojson(EQUATOR))["properties"] == {}


def test_geojson_is_cut_at_the_antimeridian():
    feature = json.loads(route.geojson([(10, 170), (20, -170)]))
    (west, east) = coordinates(feature)
    assert (west[-1][0], east[0][0]) == (180, -180)
    assert west[-1][1] == east[0][1]
    # The cut is at the crossing of the geodesic, not half way.
    assert off_segment((10, 170), (20, -170), (east[0][1], 180)) <= 0.02


def test_geojson_has_the_decimals_and_vertices_asked_for():
    track = [(60.123456789, 5), (61, 15)]
    assert b"[5,60.12]" in route.geojson(track, decimals=2)
    assert b"[5,60.123456789]" in route.geojson(track, decimals=12)
    plain, fine = (
        json.loads(route.geojson(track, edge_tolerance=tolerance))["geometry"]["coordinates"] for tolerance in (0, 1)
    )
    assert (len(plain), fine[0], fine[-1]) == (2, plain[0], plain[-1])
    assert len(fine) > 10


@pytest.mark.parametrize(
    ("properties", "expected"),
    [
        (None, {}),
        ({}, {}),
        ('{"a":[true,{"b":"\\u00e9"}]}', {"a": [True, {"b": "é"}]}),
        (b' { "a" : 1e3 } ', {"a": 1000}),
        ({"text": 'quotes " and \\ and \n and \x00'}, {"text": 'quotes " and \\ and \n and \x00'}),
    ],
)
def test_properties(properties, expected):
    assert json.loads(route.geojson(EQUATOR, properties))["properties"] == expected


@pytest.mark.parametrize("properties", ["", "[]", "3", "{", '{"a":}', "{'a':1}", b"\xff", '{"a":1}}', "[" * 200])
def test_properties_that_are_no_object_are_refused(properties):
    with pytest.raises(errors.PropertiesError):
        route.geojson(EQUATOR, properties)


def test_what_geojson_refuses():
    for decimals in (-1, 13, 2**31, -(2**40)):
        with pytest.raises(errors.DecimalsError, match="decimals"):
            route.geojson(EQUATOR, decimals=decimals)
    with pytest.raises(errors.ToleranceError):
        route.geojson(EQUATOR, edge_tolerance=-1)
    with pytest.raises(errors.CountError):
        route.geojson([(0, 0)])
    for call in (
        lambda: route.geojson(EQUATOR, 3),
        lambda: route.geojson(EQUATOR, {"a": object()}),
        lambda: route.geojson(EQUATOR, decimals=2.0),
        lambda: route.geojson(EQUATOR, edge_tolerance="1"),
    ):
        with pytest.raises(TypeError):
            call()
    with pytest.raises(ValueError, match="JSON"):
        route.geojson(EQUATOR, {"a": math.nan})
