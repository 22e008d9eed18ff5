# SPDX-License-Identifier: MIT
"""Circles, ellipses, wedges, arcs and ring sets."""

from __future__ import annotations

import json
import math
import pickle
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import gridnorth
from gridnorth import Points, errors, geodesic, polygon, shapes
from gridnorth._shapes.shape import Shape
from gridnorth.shapes import Azimuth, LineKind, Longitudes, Placement

# Center and radius.
CIRCLES = {
    "Oslo": ((59.9, 10.75), 5000),
    "a meter": ((59.9, 10.75), 1),
    "the antimeridian": ((-17, 179.9), 50_000),
    "around a pole": ((89, 0), 300_000),
    "at a pole": ((-90, 33), 1000),
    "a continent": ((10, -60), 3_000_000),
}
every_circle = pytest.mark.parametrize(("center", "radius"), CIRCLES.values(), ids=CIRCLES.keys())


def polar(center, points):
    """Distances and azimuths of points from a center."""
    latitudes, longitudes = np.asarray(points).T
    return geodesic.inverse(*center, latitudes, longitudes)[:2]


def edges(points, parts=16):
    """Many positions on the edges of a ring or a line."""
    found = []
    for one, two in zip(points, points[1:]):
        found.extend(geodesic.points(*one, *two, parts + 1)[:-1])
    return Points(found)


def turn(first, second):
    """The angle between directions, in degrees."""
    return np.abs(np.mod(np.asarray(first) - second + 180, 360) - 180)


def area_of_a_circle(center, radius):
    """The area of an inscribed polygon of many vertices, which is too small by the square of their distance."""
    few, many = (abs(polygon.measure(shapes.circle(center, radius, vertices=count)).area) for count in (2000, 4000))
    return many + (many - few) / 3


# Circles


@every_circle
def test_vertices_lie_on_the_circle(center, radius):
    ring = shapes.circle(center, radius)
    assert type(ring) is Points
    assert len(ring) == 65
    assert ring[0] == ring[-1]
    distances, azimuths = polar(center, ring)
    assert np.abs(distances - radius).max() <= 1e-7
    expected = -360 / 64 * np.arange(65)
    if abs(center[0]) < 90:
        assert (turn(azimuths, expected) * radius).max() <= 1e-4
    assert polygon.orientation(ring) is polygon.Orientation.COUNTERCLOCKWISE
    assert polygon.contains(ring, center)


@every_circle
def test_placements_keep_their_word(center, radius):
    slack = 2e-9 + 1e-15 * radius
    for placement, low, high in ((Placement.OUTSIDE, radius - slack, math.inf), (Placement.INSIDE, 0, radius + slack)):
        ring = shapes.circle(center, radius, placement=placement, vertices=24)
        distances, _ = polar(center, edges(ring))
        assert low <= distances.min()
        assert distances.max() <= high
    equal = shapes.circle(center, radius, placement=Placement.EQUAL_AREA, vertices=24)
    # Areas are accurate to 0.1 square meters per edge; around a pole all 24 edges have the same error.
    assert polygon.measure(equal).area == pytest.approx(area_of_a_circle(center, radius), rel=1e-9, abs=0.1 * 24)


@pytest.mark.parametrize("tolerance", [0.001, 1, 100])
def test_a_tolerance_gives_as_many_vertices_as_it_takes(tolerance):
    center, radius = CIRCLES["Oslo"]
    ring = shapes.circle(center, radius, tolerance=tolerance)
    distances, _ = polar(center, edges(ring))
    assert tolerance * 0.8 <= radius - distances.min() <= tolerance + 1e-8
    assert len(shapes.circle(center, radius, tolerance=tolerance, vertices=500)) == len(ring)


def test_longitudes_go_on_if_asked():
    center, radius = CIRCLES["the antimeridian"]
    reduced, continuous = (
        np.asarray(shapes.circle(center, radius, longitudes=form))[:, 1]
        for form in (Longitudes.REDUCED, Longitudes.CONTINUOUS)
    )
    assert ((reduced >= -180) & (reduced < 180)).all()
    assert np.abs(np.diff(reduced)).max() > 350
    assert np.abs(np.diff(continuous)).max() < 1
    assert turn(reduced, continuous).max() <= 1e-12


# Ellipses


def test_an_ellipse_has_its_radii():
    center, a, b = (60, 10), 30_000, 10_000
    ring = shapes.ellipse(center, a, b, 30, vertices=90)
    assert (len(ring), ring[0]) == (91, ring[-1])
    distances, azimuths = polar(center, ring)
    angle = np.radians(azimuths - 30)
    np.testing.assert_allclose(distances, a * b / np.hypot(b * np.cos(angle), a * np.sin(angle)), atol=1e-6)
    assert polygon.orientation(ring) is polygon.Orientation.COUNTERCLOCKWISE
    assert shapes.ellipse(center, a, b) == shapes.ellipse(center, a, b, 360)


# Wedges and arcs


def test_a_wedge_has_exact_sides():
    center = (60, 10)
    sector = shapes.wedge(center, 0, 5000, 350, 20)
    distances, azimuths = polar(center, [point for point in sector if point != center])
    assert np.abs(distances - 5000).max() <= 1e-7
    azimuths = np.mod(azimuths + 180, 360) - 180
    assert (azimuths.min(), azimuths.max()) == pytest.approx((-20, 0), abs=1e-7)
    assert sector[0] == sector[-1]
    assert polygon.orientation(sector) is polygon.Orientation.COUNTERCLOCKWISE
    started = shapes.wedge(center, 0, 5000, 340, 20, azimuth_is=Azimuth.START)
    np.testing.assert_allclose(np.asarray(started), np.asarray(sector), atol=1e-12)


def test_an_annular_wedge_has_two_radii():
    center = (60, 10)
    wedge = shapes.wedge(center, 1000, 5000, 90, 60)
    distances, _ = polar(center, wedge)
    assert sorted(set(np.round(distances, 5).tolist())) == [1000, 5000]
    assert polygon.orientation(wedge) is polygon.Orientation.COUNTERCLOCKWISE
    assert polygon.crossing(wedge) is None
    outer, inner = (abs(polygon.measure(shapes.wedge(center, 0, radius, 90, 60)).area) for radius in (5000, 1000))
    assert polygon.measure(wedge).area == pytest.approx(outer - inner, rel=1e-4)


def test_wedges_of_all_widths():
    center = (60, 10)
    assert len(shapes.wedge(center, 0, 5000, 0, 0)) == 0
    assert len(shapes.wedge(center, 1000, 5000, 0, 0)) == 0
    whole = shapes.wedge(center, 0, 5000, 0, 360)
    assert (len(whole), center in whole) == (65, False)
    np.testing.assert_allclose(polar(center, whole)[0], 5000, atol=1e-7)
    two = shapes.wedge(center, 1000, 5000, 0, 360)
    assert len(two) == 130
    outer, inner = two[:65], two[65:]
    assert (outer[0], inner[0]) == (outer[-1], inner[-1])
    assert polygon.orientation(outer) is polygon.Orientation.COUNTERCLOCKWISE
    assert polygon.orientation(inner) is polygon.Orientation.CLOCKWISE


def test_an_arc_is_open_and_runs_clockwise():
    center = (60, 10)
    arc = shapes.arc(center, 5000, 45, 90, vertices=36)
    distances, azimuths = polar(center, arc)
    assert np.abs(distances - 5000).max() <= 1e-7
    assert azimuths.tolist() == pytest.approx([*range(0, 91, 10)], abs=1e-7)
    assert len(shapes.arc(center, 5000, 45, 91, vertices=36)) == 11
    assert len(shapes.arc(center, 5000, 45, 0.001)) == 2


# Ring sets


def test_a_ring_set_is_a_sequence_and_arrays():
    rings = shapes.ring_set((60, 10), [2000, 1000, 3000], radials=4, radial_azimuth=10, label_azimuth=45)
    assert len(rings) == 7
    assert [line.kind for line in rings] == [LineKind.RING] * 3 + [LineKind.RADIAL] * 4
    assert [line.radius for line in rings] == [2000, 1000, 3000] + [3000] * 4
    assert [line.azimuth for line in rings] == [45] * 3 + [10, 100, 190, 280]
    assert (rings.vertices.dtype, rings.vertices.shape[1]) == (np.float64, 2)
    assert (rings.offsets[0], rings.offsets[-1]) == (0, len(rings.vertices))
    for place, line in enumerate(rings):
        vertices = rings.vertices[rings.offsets[place] : rings.offsets[place + 1]]
        assert line.vertices == [tuple(vertex) for vertex in vertices.tolist()]
        assert rings.records["radius"][place] == line.radius
        assert tuple(rings.records["label"][place]) == line.label
        distance, azimuth = geodesic.inverse(60, 10, *line.label)[:2]
        assert distance == pytest.approx(line.radius, abs=1e-7)
        assert turn(azimuth, line.azimuth) <= 1e-8
    for line in rings[:3]:
        assert line.vertices == shapes.circle((60, 10), line.radius)[:]
    for line in rings[3:]:
        assert line.vertices[0] == (60, 10)
        assert geodesic.inverse(60, 10, *line.vertices[-1]).distance == pytest.approx(3000, abs=1e-7)
    assert rings.records.dtype.names == ("radius", "azimuth", "label", "kind")
    assert repr(rings).startswith(f"<RingSet: 7 lines, {len(rings.vertices)} vertices; RING (")
    assert pickle.loads(pickle.dumps(rings[0])) == rings[0]
    assert rings[-1] == list(rings)[-1]


def test_radii_of_every_kind():
    expected = list(shapes.ring_set((60, 10), [1000, 2000]))
    for radii in ((1000, 2000), np.array([1000, 2000]), iter([1000, 2000]), {1000: 1, 2000: 2}):
        assert list(shapes.ring_set((60, 10), radii)) == expected


# GeoJSON

CENTER = (60, 10)
GEOJSON = {
    "circle": (lambda **how: shapes.circle_geojson(CENTER, 5000, **how), "Polygon"),
    "ellipse": (lambda **how: shapes.ellipse_geojson(CENTER, 5000, 2000, 30, **how), "Polygon"),
    "wedge": (lambda **how: shapes.wedge_geojson(CENTER, 0, 5000, 30, 60, **how), "Polygon"),
    "annular wedge": (lambda **how: shapes.wedge_geojson(CENTER, 1000, 5000, 30, 60, **how), "Polygon"),
    "arc": (lambda **how: shapes.arc_geojson(CENTER, 5000, 30, 60, **how), "LineString"),
}
every_geojson = pytest.mark.parametrize(("function", "kind"), GEOJSON.values(), ids=GEOJSON.keys())


@every_geojson
def test_geojson_is_a_feature(function, kind):
    text = function(properties={"name": "Äquator"})
    assert type(text) is bytes
    feature = json.loads(text)
    assert feature["type"] == "Feature"
    assert feature["properties"] == {"name": "Äquator"}
    assert feature["geometry"]["type"] == kind
    assert json.loads(function())["properties"] == {}
    assert json.loads(function(properties='{"a":1}'))["properties"] == {"a": 1}
    for properties in ("[]", b"{"):
        with pytest.raises(errors.PropertiesError):
            function(properties=properties)
    with pytest.raises(TypeError):
        function(properties=3)
    assert len(function(decimals=3)) < len(function()) < len(function(decimals=12))
    assert len(function(edge_tolerance=0.001)) > len(function())


@pytest.mark.parametrize(
    ("draw", "write", "numbers"),
    [
        (shapes.circle, shapes.circle_geojson, (5000,)),
        (shapes.ellipse, shapes.ellipse_geojson, (5000, 2000, 30)),
        (shapes.wedge, shapes.wedge_geojson, (1000, 5000, 30, 60)),
        (shapes.arc, shapes.arc_geojson, (5000, 30, 60)),
    ],
)
def test_geojson_has_the_points(draw, write, numbers):
    points, text = draw(CENTER, *numbers), write(CENTER, *numbers, decimals=12)
    geometry = json.loads(text)["geometry"]
    written = geometry["coordinates"][0] if geometry["type"] == "Polygon" else geometry["coordinates"]
    assert len(written) == len(points)
    # A ring may begin at another of its vertices.
    first = min(range(len(points)), key=lambda place: math.dist(points[place][::-1], written[0]))
    turned = [*points[first:-1], *points[: first + 1]] if first else points
    np.testing.assert_allclose(np.asarray(written)[:, ::-1], np.asarray(turned), rtol=0, atol=1e-12)


@every_circle
def test_geojson_is_cut_and_closed_as_its_standard_asks(center, radius):
    shapely = pytest.importorskip("shapely")
    geometry = json.loads(shapes.circle_geojson(center, radius, edge_tolerance=radius / 1000, decimals=9))["geometry"]
    shape = shapely.from_geojson(json.dumps(geometry))
    assert shape.is_valid
    assert shape.covers(shapely.Point(center[1], center[0]))
    assert -180 <= shape.bounds[0] <= shape.bounds[2] <= 180
    assert all(piece.exterior.is_ccw for piece in getattr(shape, "geoms", [shape]))
    name = next(name for name, circle in CIRCLES.items() if circle == (center, radius))
    assert (geometry["type"] == "MultiPolygon") == (name == "the antimeridian")
    if name.endswith("pole"):
        pole = math.copysign(90, center[0])
        assert {-180, 180} <= set(shape.bounds)
        assert all(shape.covers(shapely.Point(longitude, pole)) for longitude in (-180, -33, 0, 90, 180))


def test_geojson_of_special_wedges():
    whole = json.loads(shapes.wedge_geojson(CENTER, 1000, 5000, 0, 360))["geometry"]
    assert (whole["type"], [len(ring) for ring in whole["coordinates"]]) == ("Polygon", [65, 65])
    empty = json.loads(shapes.wedge_geojson(CENTER, 1000, 5000, 0, 0))["geometry"]
    assert empty["coordinates"] == []


def test_geojson_of_a_ring_set():
    text = shapes.ring_set_geojson(CENTER, [1000, 2000], {"range": 7}, radials=3, label_azimuth=45)
    collection = json.loads(text)
    assert collection["type"] == "FeatureCollection"
    kinds = [(feature["properties"]["kind"], feature["geometry"]["type"]) for feature in collection["features"]]
    assert kinds.count(("ring", "Polygon")) == 2
    assert kinds.count(("radial", "LineString")) == 3
    assert kinds.count(("label", "Point")) == 5
    assert len(kinds) == 10
    for feature in collection["features"]:
        properties = feature["properties"]
        assert list(properties)[:2] == ["range", "kind"]
        assert properties["range"] == 7
        assert ("radius" in properties) != ("azimuth" in properties)
    assert {f["properties"]["radius"] for f in collection["features"] if f["properties"]["kind"] == "ring"} == {
        1000,
        2000,
    }


# Room for results


def test_what_has_no_room_at_first_comes_whole(monkeypatch):
    def draw():
        rings = shapes.ring_set(CENTER, [1000, 2000], radials=3)
        return (
            shapes.circle(CENTER, 5000),
            list(rings),
            rings.offsets.tolist(),
            shapes.circle_geojson(CENTER, 5000),
            shapes.ring_set_geojson(CENTER, [1000, 2000], {"range": 7}),
        )

    expected = draw()
    monkeypatch.setattr(Shape, "FIRST_POINTS", 1)
    assert draw() == expected
    assert len(shapes.circle(CENTER, 5000, vertices=100_000)) == 100_001


def test_threads_share_nothing():
    def draw(_=None):
        return [shapes.circle_geojson(*circle) for circle in CIRCLES.values()]

    expected = draw()
    with ThreadPoolExecutor(4) as pool:
        for result in pool.map(draw, range(8)):
            assert result == expected


# Options


def test_defaults_are_what_is_used_where_nothing_is_given():
    options = shapes.defaults()
    assert shapes.circle(CENTER, 5000, **options) == shapes.circle(CENTER, 5000)
    options["vertices"] = 3
    assert shapes.defaults()["vertices"] == 64
    assert [type(options[name]) for name in ("placement", "azimuth_is", "longitudes")] == [
        Placement,
        Azimuth,
        Longitudes,
    ]
    assert len(shapes.circle(CENTER, np.float32(5000), vertices=np.uint8(8), tolerance=np.int8(0))) == 9


FUNCTIONS = {
    "circle": lambda center, **how: shapes.circle(center, 5000, **how),
    "ellipse": lambda center, **how: shapes.ellipse(center, 5000, 2000, 30, **how),
    "wedge": lambda center, **how: shapes.wedge(center, 1000, 5000, 30, 60, **how),
    "arc": lambda center, **how: shapes.arc(center, 5000, 30, 60, **how),
    "ring_set": lambda center, **how: shapes.ring_set(center, [1000, 5000], **how),
    "circle_geojson": lambda center, **how: shapes.circle_geojson(center, 5000, **how),
    "ellipse_geojson": lambda center, **how: shapes.ellipse_geojson(center, 5000, 2000, 30, **how),
    "wedge_geojson": lambda center, **how: shapes.wedge_geojson(center, 1000, 5000, 30, 60, **how),
    "arc_geojson": lambda center, **how: shapes.arc_geojson(center, 5000, 30, 60, **how),
    "ring_set_geojson": lambda center, **how: shapes.ring_set_geojson(center, [1000, 5000], **how),
}
every_function = pytest.mark.parametrize("function", FUNCTIONS.values(), ids=FUNCTIONS.keys())


@every_function
@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"vertices": 2}, errors.VerticesError),
        ({"vertices": 1_000_001}, errors.VerticesError),
        ({"vertices": -1}, errors.VerticesError),
        ({"vertices": 2**32 + 64}, errors.VerticesError),
        ({"placement": 4}, errors.PlacementError),
        ({"placement": -1}, errors.PlacementError),
        ({"placement": 2**32}, errors.PlacementError),
        ({"azimuth_is": 2}, errors.PlacementError),
        ({"longitudes": 2}, errors.PlacementError),
        ({"tolerance": -1}, errors.ToleranceError),
        ({"edge_tolerance": -1}, errors.ToleranceError),
        ({"decimals": 13}, errors.DecimalsError),
        ({"decimals": -1}, errors.DecimalsError),
        ({"decimals": 2**40}, errors.DecimalsError),
        ({"label_azimuth": math.inf}, errors.NotFiniteError),
        ({"radial_azimuth": math.nan}, errors.NotFiniteError),
    ],
    ids=str,
)
def test_an_option_is_refused_by_its_own_error(function, options, error):
    with pytest.raises(gridnorth.GridNorthError) as refusal:
        function(CENTER, **options)
    assert type(refusal.value) is error
    [(name, value)] = options.items()
    assert f"{name} {value}" in str(refusal.value) or name == "decimals"


@every_function
def test_what_is_no_option_is_a_type_error(function):
    for options in ({"color": 1}, {"size": 64}, {"reserved": 0}):
        with pytest.raises(TypeError, match=next(iter(options))):
            function(CENTER, **options)
    for options in ({"tolerance": "1"}, {"vertices": 64.0}, {"placement": b"on"}, {"decimals": None}):
        with pytest.raises(TypeError):
            function(CENTER, **options)


@every_function
def test_a_center_is_refused_by_its_own_error(function):
    with pytest.raises(errors.LatitudeError, match=r"center \(90.5, 0\)"):
        function((90.5, 0))
    with pytest.raises(errors.NotFiniteError):
        function((0, math.nan))
    for center in (60, ("60", 10), None, (60, None)):
        with pytest.raises(TypeError):
            function(center)
    for center in ((60,), (60, 10, 0)):
        with pytest.raises(ValueError, match=r"^center must be latitude and longitude, not tuple"):
            function(center)


RADII = [0, -1, 19_970_001, 1e300]


@pytest.mark.parametrize("radius", RADII)
def test_a_radius_is_refused(radius):
    for call in (
        lambda: shapes.circle(CENTER, radius),
        lambda: shapes.circle_geojson(CENTER, radius),
        lambda: shapes.ellipse(CENTER, radius, 1000),
        lambda: shapes.ellipse(CENTER, 1000, radius),
        lambda: shapes.ellipse_geojson(CENTER, radius, 1000),
        lambda: shapes.wedge(CENTER, 0, radius, 0, 30),
        lambda: shapes.wedge_geojson(CENTER, 0, radius, 0, 30),
        lambda: shapes.arc(CENTER, radius, 0, 30),
        lambda: shapes.arc_geojson(CENTER, radius, 0, 30),
        lambda: shapes.ring_set(CENTER, [1000, radius]),
        lambda: shapes.ring_set_geojson(CENTER, [radius, 1000]),
    ):
        with pytest.raises(errors.RadiusError, match=r"center \(60, 10\), "):
            call()


def test_what_shapes_refuse():
    for inner, outer in ((-1, 1000), (1000, 1000), (2000, 1000)):
        with pytest.raises(errors.RadiusError, match=f"inner_radius {inner}, outer_radius {outer}"):
            shapes.wedge(CENTER, inner, outer, 0, 30)
    for width in (-1, 360.001):
        with pytest.raises(errors.WidthError, match="width"):
            shapes.wedge(CENTER, 0, 1000, 0, width)
        with pytest.raises(errors.WidthError):
            shapes.arc_geojson(CENTER, 1000, 0, width)
    for call in (
        lambda: shapes.circle(CENTER, math.nan),
        lambda: shapes.ellipse(CENTER, 2000, 1000, math.inf),
        lambda: shapes.wedge(CENTER, 0, 1000, math.nan, 30),
        lambda: shapes.wedge(CENTER, 0, 1000, 0, math.nan),
        lambda: shapes.ring_set(CENTER, [math.nan]),
    ):
        with pytest.raises(errors.NotFiniteError):
            call()
    for call in (
        lambda: shapes.circle(CENTER, "1000"),
        lambda: shapes.circle(CENTER, None),
        lambda: shapes.ring_set(CENTER, 1000),
        lambda: shapes.ring_set(CENTER, ["1000"]),
    ):
        with pytest.raises(TypeError):
            call()
    with pytest.raises(errors.CountError):
        shapes.ring_set(CENTER, [])


@pytest.mark.parametrize(
    ("option", "word", "member"),
    [
        ("placement", "equal_area", Placement.EQUAL_AREA),
        ("azimuth_is", "start", Azimuth.START),
        ("longitudes", "continuous", Longitudes.CONTINUOUS),
    ],
)
def test_options_may_be_words(option, word, member):
    def wedge(value):
        return list(shapes.wedge((60, 179), 0, 90_000, 45, 30, **{option: value}))

    assert wedge(word) == wedge(member) != wedge(0)
    for other in (word.upper(), "sideways", ""):
        with pytest.raises(errors.PlacementError, match=f"choose from .*'{word}'"):
            wedge(other)
