# SPDX-License-Identifier: MIT
"""Messages name the argument that is wrong, and say what to pass instead."""

from __future__ import annotations

import re

import pytest

import gridnorth
from gridnorth import (  # fmt: skip
    ecef,
    errors,
    fences,
    geodesic,
    grid,
    magnetic,
    measures,
    mercator,
    mgrs,
    polygon,
    position,
    rhumb,
    route,
    shapes,
    sky,
    tactical,
    tiles,
    utm,
)
from gridnorth.index import PointIndex, RouteIndex

PLACE = (60.0, 10.0)
RING = [(0, 0), (0, 2), (2, 2), (2, 0)]
VIEW = (48.80, 2.25, 48.90, 2.40)
INDEX = PointIndex(RING)

#: Values that no argument of a call below accepts.
WRONG = {"None": None, "text": "5 km", "list of lists": [["a", "b"], ["c", "d"]], "dict": {"a": 1}}

#: Calls with one wrong value, each with the words that name the argument, and the values that it takes all the same.
CALLS = [
    ("latitude", lambda value: mgrs.encode(value, 3), ()),
    ("longitude", lambda value: mgrs.encode(3, value), ()),
    ("precision", lambda value: mgrs.encode(3, 3, value), ()),
    ("statuses", lambda value: mgrs.encode([3], 3, statuses=value), ("None",)),
    ("errors", lambda value: mgrs.encode([3], 3, errors=value), ()),
    ("text", mgrs.decode, ("text",)),
    ("minimum_precision", lambda value: mgrs.decode("31UDQ", minimum_precision=value), ()),
    ("tolerance", lambda value: mgrs.outline("31UDQ", tolerance=value), ()),
    ("text", position.parse, ("text",)),
    ("form", lambda value: position.parse("48 2", value), ("None",)),
    ("latitude", lambda value: position.format(value, 2), ()),
    ("form", lambda value: position.format(48, 2, value), ()),
    ("decimals", lambda value: position.format(48, 2, decimals=value), ("None",)),
    ("latitude", lambda value: utm.forward(value, 2), ()),
    ("zone", lambda value: utm.forward(2, 2, zone=value), ()),
    ("easting", lambda value: utm.inverse(value, 2, 31, 1), ()),
    ("northing", lambda value: utm.inverse(5e5, value, 31, 1), ()),
    ("from_latitude", lambda value: geodesic.inverse(value, 2, 3, 4), ()),
    ("to_longitude", lambda value: geodesic.inverse(1, 2, 3, value), ()),
    ("azimuth", lambda value: geodesic.direct(1, 2, value, 4), ()),
    ("distance", lambda value: geodesic.direct(1, 2, 3, value), ()),
    ("count", lambda value: geodesic.points(1, 2, 3, 4, value), ()),
    ("to_latitude", lambda value: rhumb.points(1, 2, value, 4, 5), ()),
    ("azimuth", lambda value: geodesic.line(1, 2, value, [4]), ()),
    ("latitude", lambda value: geodesic.line(value, 2, 3, [4]), ()),
    ("distance", lambda value: geodesic.grid_direct(1, 2, 3, value), ()),
    ("points", route.length, ()),
    ("position", lambda value: route.nearest(RING, value), ()),
    ("tolerance", lambda value: route.densify(RING, value), ()),
    ("distance", lambda value: route.point(RING, value), ()),
    ("points", lambda value: polygon.contains(value, PLACE), ()),
    ("position", lambda value: polygon.contains(RING, value), ()),
    ("holes", lambda value: polygon.contains(RING, PLACE, value), ()),
    ("center", lambda value: shapes.circle(value, 5), ()),
    ("radius", lambda value: shapes.circle(PLACE, value), ()),
    ("tolerance", lambda value: shapes.circle(PLACE, 5, tolerance=value), ()),
    ("vertices", lambda value: shapes.circle(PLACE, 5, vertices=value), ()),
    ("properties", lambda value: shapes.circle_geojson(PLACE, 5, value), ("None", "dict")),
    ("decimals", lambda value: shapes.circle_geojson(PLACE, 5, decimals=value), ()),
    ("radius", lambda value: shapes.circle_bounds(PLACE, value), ()),
    ("inner_radius", lambda value: shapes.wedge(PLACE, value, 5, 0, 30), ()),
    ("semi_minor", lambda value: shapes.ellipse(PLACE, 5, value, 0), ()),
    ("width", lambda value: shapes.arc(PLACE, 5, 0, value), ()),
    ("radii", lambda value: shapes.ring_set(PLACE, value), ()),
    ("radials", lambda value: shapes.ring_set(PLACE, [1], radials=value), ()),
    ("center", lambda value: tactical.rectangle(value, 2, 1, 0), ()),
    ("left", lambda value: tactical.corridor(RING, value, 5), ()),
    ("interval", lambda value: tactical.marks(RING, value), ()),
    ("view", lambda value: grid.lines(value, 12), ()),
    ("zoom", lambda value: grid.geojson(VIEW, value), ()),
    ("spacing", lambda value: grid.lines(VIEW, 12, spacing=value), ()),
    ("tile_size", lambda value: grid.lines(VIEW, 12, tile_size=value), ()),
    ("center", lambda value: grid.Screen(value, 3, 800, 600).view(), ()),
    ("max_width", lambda value: grid.scale_bar(48, 12, value), ()),
    ("units", lambda value: grid.scale_bar(48, 12, 100, value), ()),
    ("source", gridnorth.read, ("text",)),
    ("target", lambda value: gridnorth.write(value, []), ("text",)),
    ("features", lambda value: gridnorth.write("no.gpx", value), ()),
    ("points", PointIndex, ()),
    ("latitude", lambda value: INDEX.nearest(value, 2), ()),
    ("k", lambda value: INDEX.nearest(1, 2, value), ("None",)),
    ("within", lambda value: INDEX.nearest(1, 2, within=value), ()),
    ("within", lambda value: INDEX.nearest(1, 2, 3, within=value), ()),
    ("radius", lambda value: INDEX.within(1, 2, value), ()),
    ("radius", lambda value: INDEX.count_within(1, 2, value), ()),
    ("start", lambda value: RouteIndex(RING).nearest(1, 2, value), ()),
    ("latitude", lambda value: magnetic.declination(value, 2, 0, 2027), ()),
    ("year", lambda value: magnetic.declination(1, 2, 0, value), ()),
    ("model", lambda value: magnetic.declination(1, 2, 0, 2027, value), ("None",)),
    ("time", lambda value: sky.sun_direction(1, 2, value), ()),
    ("meters", measures.format_length, ()),
    ("digits", lambda value: measures.format_length(1250, digits=value), ()),
    ("degrees", lambda value: measures.format_course(value, "true"), ()),
    ("text", measures.parse_length, ("text",)),
    ("center", lambda value: fences.circle(1, value, 5), ()),
    ("radius", lambda value: fences.circle(1, PLACE, value), ()),
    ("latitude", lambda value: tiles.at(value, 2, 3), ()),
    ("zoom", lambda value: tiles.at(1, 2, value), ()),
    ("half_width", lambda value: tiles.of_route(RING, value, 3), ()),
]


@pytest.mark.parametrize("kind", WRONG)
@pytest.mark.parametrize(("name", "call", "taken"), CALLS, ids=[f"{at}-{row[0]}" for at, row in enumerate(CALLS)])
def test_a_wrong_value_is_named(name, call, taken, kind):
    if kind in taken:
        pytest.skip("the value is accepted")
    with pytest.raises((TypeError, ValueError)) as caught:
        call(WRONG[kind])
    assert re.search(rf"\b{name}\b", str(caught.value)), str(caught.value)


#: Calls for one position that also take many.
SCALARS = [
    lambda latitude, **how: mgrs.encode(latitude, 0, **how),
    lambda latitude, **how: utm.factors(latitude, 0, **how),
    lambda latitude, **how: magnetic.declination(latitude, 0, 0, 2027, **how),
    lambda latitude, **how: sky.sun_direction(latitude, 0, 0, **how),
    lambda latitude, **how: tiles.at(latitude, 0, 3, **how),
    lambda latitude, **how: mercator.forward(latitude, 0, **how),
    lambda latitude, **how: ecef.forward(latitude, 0, 0, **how),
    lambda latitude, **how: INDEX.nearest(latitude, 0, **how),
]


@pytest.mark.parametrize("call", SCALARS)
def test_one_position_has_no_row(call):
    with pytest.raises(errors.LatitudeError, match=r"^The latitude lies outside") as caught:
        call(91)
    assert caught.value.row is None
    with pytest.raises(TypeError, match=r"^latitude must be a number"):
        call(None)
    call(None, errors="mask")
    with pytest.raises(errors.LatitudeError, match=r"^row 1: The latitude lies outside"):
        call([0, 91])


def test_a_length_with_its_unit_is_read_by_measures():
    words = (
        "^radius must be a number, not str '5 km'; pass a float; measures.parse_length reads a length with its unit$"
    )
    with pytest.raises(TypeError, match=words):
        shapes.circle(PLACE, "5 km")
    with pytest.raises(TypeError, match=r"^radius must be a number, not str '5000'; pass float\(text\)$"):
        shapes.circle(PLACE, "5000")


@pytest.mark.parametrize("call", [
    lambda **options: shapes.circle_geojson(PLACE, 5, **options),
    lambda **options: shapes.ring_set_geojson(PLACE, [5], **options),
])  # fmt: skip
def test_an_unknown_option_of_a_shape_may_be_a_property(call):
    words = r"^no such option: 'name'; choose from 'placement', .*; GeoJSON takes .* properties={'name': 'Home'}$"
    with pytest.raises(TypeError, match=words):
        call(name="Home")


def test_an_unknown_option_is_answered_with_those_that_there_are():
    with pytest.raises(TypeError, match=r"^no such option: 'colour'; choose from .*'spacing'"):
        grid.lines(VIEW, 12, colour="red")


def test_one_ring_is_no_sequence_of_holes():
    with pytest.raises(TypeError, match=r"^holes must be a sequence of rings; in ring 0 the points, row 0, must be"):
        polygon.measure(RING, holes=[(0.5, 0.5), (0.5, 1), (1, 1)])


def test_many_positions_are_no_points_of_the_ring():
    """Rows and tables of positions are told by the name of their argument."""
    pandas, shapely = pytest.importorskip("pandas"), pytest.importorskip("shapely")
    nameless = pandas.DataFrame({"a": [60.0], "b": [3.0]})
    holed = shapely.Polygon([(0, 0), (3, 0), (0, 3)], [[(1, 1), (1, 2), (2, 1)]])
    for call in (polygon.contains, polygon.side, route.nearest):
        for wrong in (nameless, holed, [PLACE, "there"], [PLACE, (1, "x")]):
            with pytest.raises(TypeError, match=r"^position(, row 1,)? must be"):
                call(RING, wrong)
            with pytest.raises(TypeError, match=r"^points(, row 1,)? must be"):
                call(wrong, PLACE)


def test_columns_of_a_table_of_positions_are_numbers():
    """Texts in such a table were read as numbers, and dates as their nanoseconds."""
    pandas = pytest.importorskip("pandas")
    for call in (polygon.contains, route.nearest):
        for wrong, kind in ((["1.5"], "str"), (pandas.to_datetime(["2027-07-02"]), "datetimes"), ([1j], "complex")):
            table = pandas.DataFrame({"lat": wrong, "lon": [3.0]})
            with pytest.raises(TypeError, match=rf"^latitude(, row 0,)? must be a number.*, not .*{kind}"):
                call(RING, table)
            with pytest.raises(TypeError, match=rf"^latitude of points(, row 0,)? must be a number.*, not .*{kind}"):
                call(table, PLACE)


def test_four_numbers_are_a_view():
    with pytest.raises(ValueError, match=r"^view must be south, west, north and east, not 2 numbers; pass Bounds"):
        grid.lines((48, 2), 12)
    with pytest.raises(TypeError, match=r"^east of view must be a number, not str '3'"):
        grid.lines((48, 2, 49, "3"), 12)


TABLE = "pandas.read_csv or csv.reader, and its texts by gridnorth.position.parse"


@pytest.mark.parametrize(
    ("document", "words"),
    [
        (
            b"lat,lon\n48.1,2.3\n",
            rf"begins with 'lat,lon', which is neither GPX nor KML nor CoT nor GeoJSON; .* {TABLE}",
        ),
        (b"\xef\xbb\xbf\r\n lat;lon\r\n", f"begins with 'lat;lon', .* {TABLE}"),
        (b"name\tlat\tlon\n", f"begins with .*, which is neither .* {TABLE}"),
        (b"31UDQ4825011951\n", r"begins with '31UDQ4825011951', which is neither GPX nor KML nor CoT nor GeoJSON\)$"),
    ],
)
def test_a_table_is_no_document(document, words):
    with pytest.raises(errors.XmlError, match=words):
        gridnorth.read(document)


def test_xml_with_a_fault_is_no_table():
    with pytest.raises(errors.XmlError) as caught:
        gridnorth.read(b"<gpx, lat>")
    assert "neither" not in str(caught.value)
