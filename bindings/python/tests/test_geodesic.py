# SPDX-License-Identifier: MIT
"""Geodesics, great circles and rhumb lines."""

from __future__ import annotations

import math

import numpy as np
import pytest

from gridnorth import Point, Points, errors, geodesic, rhumb, sphere, utm

PARIS, OSLO = Point(48.85837, 2.294481), Point(59.91387, 10.75225)
KINDS = pytest.mark.parametrize("kind", [geodesic, sphere, rhumb], ids=["geodesic", "sphere", "rhumb"])


def turn(first, second):
    """The angle between directions, in degrees."""
    return np.abs(np.mod(np.asarray(first) - second + 180, 360) - 180)


def apart(first, second):
    """The approximate distances in meters between columns of nearby positions."""
    east = turn(first[1], second[1]) * np.cos(np.radians(second[0]))
    return 111_700 * np.hypot(np.asarray(first[0]) - second[0], east)


@pytest.fixture
def pairs(random, level):
    """Many pairs: random, nearly antipodal, near to each other, at poles, on the equator, on a meridian."""
    count = 3000
    starts, ends = (
        [np.degrees(np.arcsin(random.uniform(-1, 1, count))), random.uniform(-180, 180, count)] for _ in range(2)
    )
    kind = random.integers(0, 7, count)
    small = 10 ** random.uniform(-9, 0, count) * random.choice([-1, 1], count)
    ends[0] = np.where(kind == 1, -starts[0] + small, np.where(kind == 2, starts[0] + small, ends[0]))
    ends[1] = np.where(kind == 1, starts[1] + 180 + small, np.where(kind == 2, starts[1] - small, ends[1]))
    starts[0] = np.where(kind == 3, random.choice([-90, 90], count), np.where(kind == 4, 0, starts[0]))
    ends[0] = np.where(kind == 4, 0, ends[0])
    ends[1] = np.where(kind == 5, starts[1] + random.choice([0, 180], count), ends[1])
    return (*starts, np.clip(ends[0], -90, 90), ends[1])


# Values: GeodSolve and RhumbSolve of GeographicLib.


@pytest.mark.parametrize(
    ("way", "distance", "azimuth_from", "azimuth_to"),
    [
        ((40.6, -73.8, 49 + 1 / 60, 2.55), 5853226.2557497, 53.470218243330, 111.593669516394),
        ((40.6, -73.8, 51.6, -0.5), 5551759.400318678, 51.19888284557983, 107.82177673551426),
        ((*PARIS, *OSLO), 1345177.8915416, 20.675917161607, 27.588099881852),
        ((50, 179.99, 50, -179.99), 1433.9150680, 89.992339555537, 90.007660444463),
        ((50, -180.01, 50, 540.01), 1433.9150680, 89.992339555537, 90.007660444463),
        ((0, 0, 0.5, 179.5), 19936288.5789653, 25.671872868292, 154.327085469942),
        ((-30, 0, 29.9, 179.8), 19989832.8276095, 161.890524736327, 18.090737245740),
        ((0, 0, 0, 179.5), 19980861.9088910, 55.966495140159, 124.033504859841),
        ((90, 10, 0, 40), 10001965.7293127, 150, 180),
    ],
)
def test_inverse(way, distance, azimuth_from, azimuth_to):
    got = geodesic.inverse(*way)
    assert got.distance == pytest.approx(distance, abs=1e-7)
    # At nearly antipodal ends, a small shift turns the azimuths much more.
    assert turn(got.azimuth_from, azimuth_from) <= 1e-10
    assert turn(got.azimuth_to, azimuth_to) <= 1e-10


def test_inverse_of_antipodes():
    way = geodesic.inverse(0, 0, 0, 180)
    assert way.distance == pytest.approx(20003931.4586254, abs=1e-7)
    assert {way.azimuth_from, way.azimuth_to} == {0, 180}


def test_inverse_of_near_positions():
    # The latitudes differ in the last place.
    assert geodesic.inverse(36.493349428792, 0, 36.49334942879201, 8e-7).distance == pytest.approx(0.072, abs=5e-4)
    assert geodesic.inverse(14.370233654044569, 0, 14.37023365404457, 0).distance <= 1e-9
    way = geodesic.inverse(33.941433743628941, -154.17728508190805, 33.941433743628934, -154.17728506848684)
    assert way.distance == pytest.approx(0.001240766306325394, abs=2e-9)


@pytest.mark.parametrize(
    ("start", "latitude", "longitude", "azimuth"),
    [
        ((40.6, -73.8, 53.5, 5850000), 49.00532185942816, 2.49575167377316, 111.57083839722884),
        ((0, 0, 45, 1000000), 6.38134856977849, 6.37831185522787, 45.35593301973774),
        ((60, 3, -90, 20000000), -59.99997533648651, -176.77839802504474, -89.93009336779755),
        ((60, 363, 270, 20000000), -59.99997533648651, -176.77839802504474, -89.93009336779755),
        ((60, 3, 90, -20000000), -59.99997533648651, -176.77839802504474, 90.06990663220245),
    ],
)
def test_direct(start, latitude, longitude, azimuth):
    got = geodesic.direct(*start)
    assert got == pytest.approx((latitude, longitude, azimuth), abs=2e-13)


@pytest.mark.parametrize(
    ("way", "distance", "azimuth"),
    [
        ((*PARIS, *OSLO), 1345987.8368679, 23.897368171197),
        ((60, 5, 60, 15), 558000.0157244, 90),
        ((10, 170, -20, -170), 3977001.6678211, 146.548471009839),
    ],
)
def test_rhumb_inverse(way, distance, azimuth):
    got = rhumb.inverse(*way)
    assert got.distance == pytest.approx(distance, abs=1e-7)
    assert got.azimuth == pytest.approx(azimuth, abs=1e-11)


@pytest.mark.parametrize(
    ("start", "latitude", "longitude"),
    [((*PARIS, 30, 1000000), 56.640692400508, 9.724786356222), ((10, 170, 90, 3000000), 10, -162.637564751514)],
)
def test_rhumb_direct(start, latitude, longitude):
    assert rhumb.direct(*start) == pytest.approx((latitude, longitude), abs=2e-12)


def test_the_sphere_by_the_formulas_of_the_textbooks():
    mean_radius = (2 * 6378137 + 6378137 * (1 - 1 / 298.257223563)) / 3
    assert abs(sphere.RADIUS - mean_radius) <= 2e-9
    one, two = (np.radians(place) for place in (PARIS, OSLO))
    cosine = math.sin(one[0]) * math.sin(two[0]) + math.cos(one[0]) * math.cos(two[0]) * math.cos(two[1] - one[1])
    way = sphere.inverse(*PARIS, *OSLO)
    assert way.distance == pytest.approx(sphere.RADIUS * math.acos(cosine), rel=1e-12)
    assert way.distance == pytest.approx(geodesic.inverse(*PARIS, *OSLO).distance, rel=0.0056)
    assert sphere.direct(*PARIS, way.azimuth_from, way.distance) == pytest.approx((*OSLO, way.azimuth_to), abs=1e-12)
    assert sphere.inverse(90, 0, -90, 0).distance == pytest.approx(math.pi * sphere.RADIUS, rel=1e-15)


def test_inverse_against_proj(pairs):
    pyproj = pytest.importorskip("pyproj")
    geod = pyproj.Geod(ellps="WGS84")
    from_latitudes, from_longitudes, to_latitudes, to_longitudes = pairs
    _, _, expected = geod.inv(from_longitudes, from_latitudes, to_longitudes, to_latitudes)
    distances, azimuths, azimuths_to = geodesic.inverse(*pairs)
    assert np.abs(distances - expected).max() <= 15e-9
    # Each end is found again from the other.
    there = geodesic.direct(from_latitudes, from_longitudes, azimuths, distances)
    assert apart(there, (to_latitudes, to_longitudes)).max() <= 30e-9
    back = geodesic.direct(to_latitudes, to_longitudes, azimuths_to, -distances)
    assert apart(back, (from_latitudes, from_longitudes)).max() <= 30e-9


def test_direct_against_proj(pairs, random):
    pyproj = pytest.importorskip("pyproj")
    latitudes, longitudes, azimuths, _ = pairs
    distances = random.uniform(-3e7, 3e7, len(latitudes))
    expected = pyproj.Geod(ellps="WGS84").fwd(longitudes, latitudes, azimuths, distances)
    got = geodesic.direct(latitudes, longitudes, azimuths, distances)
    assert apart(got, (expected[1], expected[0])).max() <= 30e-9


@KINDS
def test_there_and_back(kind, pairs):
    # The inverse is less exact for a rhumb line around a pole or around the whole earth.
    from_latitudes, from_longitudes, to_latitudes, to_longitudes = pairs
    away = np.abs(pairs[0]) < 89.9
    away &= np.abs(pairs[2]) < 89.9
    away &= turn(from_longitudes, to_longitudes) < 170
    distances, azimuths = kind.inverse(*pairs)[:2]
    there = kind.direct(from_latitudes, from_longitudes, azimuths, distances)
    assert apart(there, (to_latitudes, to_longitudes))[away].max() <= 1e-6


# Properties


@KINDS
def test_scalars_lists_and_arrays_give_the_same(kind, pairs):
    columns = [column[:300] for column in pairs]
    starts = [*columns[:2], columns[2] * 2, columns[3] * 1e5]
    if kind is rhumb:
        # The other lines end at a pole.
        starts[2] = np.full(300, 90.0)
    for function, values in ((kind.inverse, columns), (kind.direct, starts)):
        arrays = function(*values)
        lists = function(*(column.tolist() for column in values))
        assert {type(column) for column in lists} == {list}
        assert [column.tolist() for column in arrays] == list(lists)
        rows = list(zip(*(column.tolist() for column in values)))
        assert [tuple(function(*row)) for row in rows] == list(zip(*lists))
        assert [tuple(function(*row, errors="mask")) for row in rows[:9]] == list(zip(*lists))[:9]


@KINDS
def test_shapes_are_broadcast(kind):
    latitudes, longitudes = np.linspace(-60, 60, 3)[:, None], np.linspace(-120, 120, 4)
    for columns in (kind.inverse(48.0, 2.0, latitudes, longitudes), kind.direct(latitudes, longitudes, 30, [1e6])):
        assert {column.shape for column in columns} == {(3, 4)}
    expected = kind.inverse(48.0, 2.0, latitudes[1, 0], longitudes[2])
    assert [column[1, 2] for column in kind.inverse(48.0, 2.0, latitudes, longitudes)] == list(expected)
    points = np.array([[60.0, 3.0], [61.0, 4.0]])
    columns = kind.inverse(points[:, 0], points[:, 1], points[:, 0], points[:, 1])
    assert columns[0].tolist() == [0, 0]
    assert [len(column) for column in kind.inverse(60, 3, [], [])] == [0] * len(columns)


def test_results_have_names():
    assert type(geodesic.inverse(*PARIS, *OSLO)) is geodesic.Inverse
    assert type(geodesic.direct(*PARIS, 0, 1)) is geodesic.Direct
    assert type(sphere.inverse(*PARIS, *OSLO)) is geodesic.Inverse
    assert type(sphere.direct(*PARIS, 0, 1)) is geodesic.Direct
    assert type(rhumb.inverse(*PARIS, *OSLO)) is rhumb.Inverse
    assert type(rhumb.direct(*PARIS, 0, 1)) is Point
    assert {type(number) for number in geodesic.inverse(np.float64(1), 2, 3, 4)} == {float}


@KINDS
def test_longitudes_and_azimuths_are_reduced(kind):
    distance, azimuth = kind.inverse(0, 0, 0, -1)[:2]
    assert azimuth == -90
    assert kind.direct(0, 180, 0, 0)[:2] == (0, -180)
    assert kind.direct(0, 179, 90, 2 * distance)[1] == pytest.approx(-179, abs=1e-12)
    assert kind.direct(0, 0, 180, distance)[0] < 0
    assert kind.inverse(1, 0, 0, 0)[1] == 180
    assert kind.inverse(10, 20, 10, 380)[0] == 0


def test_a_pole_is_one_position():
    for kind in (geodesic, sphere):
        assert kind.inverse(90, 10, 90, 170).distance <= 1e-20
        assert kind.direct(90, 0, 180, 1000).longitude == pytest.approx(0, abs=1e-12)
        assert turn(kind.direct(90, 0, 90, 1000).longitude, 90) <= 1e-12
        assert turn(kind.direct(-90, 0, 90, 1000).longitude, 90) <= 1e-12


# Lines


def test_positions_along_a_line_are_those_of_direct(random):
    distances = random.uniform(-3e7, 3e7, (4, 25))
    arrays = geodesic.line(*PARIS, 33, distances)
    assert {column.shape for column in arrays} == {(4, 25)}
    assert apart(arrays, geodesic.direct(*PARIS, 33, distances)).max() <= 15e-9
    assert turn(arrays[2], geodesic.direct(*PARIS, 33, distances)[2]).max() <= 1e-9
    lists = geodesic.line(*PARIS, 33, distances.reshape(-1).tolist())
    assert [column.reshape(-1).tolist() for column in arrays] == list(lists)
    table = np.stack([distances.reshape(-1), np.zeros(100)], axis=1)
    assert geodesic.line(*PARIS, 33, table[:, 0])[0].tolist() == lists[0]
    assert geodesic.line(*PARIS, 33, []) == ([], [], [])
    assert geodesic.line(*PARIS, 33, np.empty((0, 3)))[1].shape == (0, 3)


def test_points_are_evenly_spaced():
    points = geodesic.points(*PARIS, *OSLO, 8)
    assert type(points) is Points
    assert (len(points), points[0], points[-1]) == (8, PARIS, OSLO)
    steps = [geodesic.inverse(*one, *two).distance for one, two in zip(points, points[1:])]
    assert steps == pytest.approx([geodesic.inverse(*PARIS, *OSLO).distance / 7] * 7, abs=3e-8)
    assert geodesic.points(*PARIS, *OSLO, 1) == [PARIS]
    assert geodesic.points(*PARIS, *OSLO, 0) == []
    assert len(geodesic.points(*PARIS, *OSLO, np.int8(3))) == 3


# Bearings on the grid


@pytest.mark.parametrize("zone", [0, 31, 32, 32631])
def test_a_bearing_is_the_azimuth_minus_the_convergence(zone):
    start, end = (59, 5.5), (59.9, 6.6)
    way = geodesic.inverse(*start, *end)
    got = geodesic.grid_inverse(*start, *end, zone)
    assert type(got) is geodesic.GridInverse
    assert got.distance == way.distance
    # The standard zone of the start applies to both ends.
    zone = zone or utm.zone(*start).zone
    assert got.bearing_from == pytest.approx(way.azimuth_from - utm.factors(*start, zone).convergence, abs=1e-12)
    assert got.bearing_to == pytest.approx(way.azimuth_to - utm.factors(*end, zone).convergence, abs=1e-12)
    there = geodesic.grid_direct(*start, got.bearing_from, got.distance, zone)
    assert type(there) is geodesic.GridDirect
    assert there == pytest.approx((*end, got.bearing_to), abs=1e-12)


def test_bearings_near_a_pole_are_those_of_ups():
    assert geodesic.grid_inverse(88, 0, 89, 0).bearing_from == 0
    assert geodesic.grid_inverse(88, 90, 89, 90).bearing_from == pytest.approx(-90, abs=1e-12)


# Refused input


@KINDS
@pytest.mark.parametrize("place", [0, 2])
def test_a_latitude_beyond_a_pole_is_refused(kind, place):
    way = [48.0, 2.0, 50.0, 3.0]
    way[place] = -90.5
    for values in (way, [[value] for value in way]):
        with pytest.raises(errors.LatitudeError, match=r"_latitude -90.5"):
            kind.inverse(*values)


@KINDS
@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_what_is_not_finite_is_refused(kind, place, value):
    way = [48.0, 2.0, 50.0, 3.0]
    way[place] = value
    for function in (kind.inverse, kind.direct):
        for values in (way, [[value] for value in way]):
            with pytest.raises(errors.NotFiniteError):
                function(*values)


@KINDS
def test_a_distance_beyond_all_measure_is_refused(kind):
    for distance in (1.0001e12, -1e300):
        with pytest.raises(errors.DistanceError, match=r"latitude 48.0, longitude 2.0, azimuth 0.0, distance"):
            kind.direct(48, 2, 0, distance)
    assert all(map(math.isfinite, kind.direct(48, 2, 90, -1e12)))


def test_a_rhumb_line_ends_at_a_pole():
    distance = rhumb.inverse(48, 2, 90, 2).distance
    assert rhumb.direct(48, 2, 0, distance) == pytest.approx((90, 2), abs=1e-12)
    with pytest.raises(errors.DistanceError):
        rhumb.direct(48, 2, 0, distance + 1)


@KINDS
def test_masked_rows(kind):
    statuses = bytearray(4)
    columns = kind.inverse([48, 91, 48, 0], 2, [50, 50, math.nan, 0], 3, errors="mask", statuses=statuses)
    for column in columns:
        assert column[2] is None
        assert [math.isnan(number) for number in (*column[:2], column[3])] == [False, True, False]
    assert [errors.name_of(status) for status in statuses] == [
        "GN_OK",
        "GN_ERROR_LATITUDE",
        "MISSING",
        "GN_OK",
    ]
    columns = kind.direct(np.zeros(2), 0, 0, [1, 2e12], errors="mask")
    for column in columns:
        assert np.isnan(column).tolist() == [False, True]
    assert all(map(math.isnan, kind.direct(0, 0, 0, 2e12, errors="mask")))
    with pytest.raises(errors.DistanceError) as refusal:
        kind.direct(0, 0, 0, [1, 2e12, 3e12])
    assert (refusal.value.row, refusal.value.count) == (1, 2)


@KINDS
def test_lengths_must_agree(kind):
    with pytest.raises(ValueError, match="2 and 3"):
        kind.inverse([1, 2], 0, [1, 2, 3], 0)
    with pytest.raises(ValueError, match="'raise' or 'mask'"):
        kind.inverse(0, 0, 1, 1, errors="ignore")
    for value in ("60", None, ["60"]):
        with pytest.raises(TypeError):
            kind.inverse(value, 0, 0, 0)


def test_what_a_line_refuses():
    with pytest.raises(errors.LatitudeError):
        geodesic.line(91, 0, 0, [1])
    with pytest.raises(errors.NotFiniteError):
        geodesic.line(0, 0, math.nan, [1])
    with pytest.raises(errors.NotFiniteError):
        geodesic.line(0, 0, 0, [1, math.nan])
    with pytest.raises(errors.DistanceError, match="2 distances"):
        geodesic.line(0, 0, 0, np.array([1, 2e12]))
    with pytest.raises(errors.CountError, match="count -1"):
        geodesic.points(0, 0, 1, 1, -1)
    with pytest.raises(errors.LatitudeError, match="to_latitude 91"):
        geodesic.points(0, 0, 91, 1, 3)
    for call in (
        lambda: geodesic.line(0, 0, 0, 1000),
        lambda: geodesic.line(0, 0, "0", [1]),
        lambda: geodesic.line("0", 0, 0, [1]),
        lambda: geodesic.points(0, 0, 1, 1, 2.5),
    ):
        with pytest.raises(TypeError):
            call()


def test_what_bearings_refuse():
    with pytest.raises(errors.ZoneError, match="zone 61"):
        geodesic.grid_inverse(0, 0, 1, 1, 61)
    with pytest.raises(errors.TooFarError):
        geodesic.grid_inverse(0, 3, 0, 60, 31)
    with pytest.raises(errors.TooFarError):
        geodesic.grid_direct(0, 3, 90, 5e6)
    with pytest.raises(errors.DistanceError):
        geodesic.grid_direct(0, 3, 0, 2e12)
    with pytest.raises(errors.NotFiniteError):
        geodesic.grid_direct(0, 3, math.nan, 1)
    with pytest.raises(errors.LatitudeError):
        geodesic.grid_inverse(-91, 3, 0, 0)
    with pytest.raises(TypeError):
        geodesic.grid_direct(0, 3, "0", 1)
