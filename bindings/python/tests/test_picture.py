# SPDX-License-Identifier: MIT
"""Pictures of values on the grid, as notebooks show them."""

from __future__ import annotations

import json
import re
from xml.etree import ElementTree

import pytest

from gridnorth import Bounds, Point, Points, errors, fences, gars, mgrs, picture, polygon, position, route, shapes, utm
from gridnorth._picture.frame import frame_around
from gridnorth._picture.grid import grid_of
from gridnorth._picture.land import rings
from gridnorth._picture.shapes import shapes_of

SVG = "{http://www.w3.org/2000/svg}"
PARIS = (48.85837, 2.294481)
ACROSS = polygon.geojson([(-20, 175), (-20, -175), (-10, -172), (-12, 174)])

VALUES = {
    "point": Point(*PARIS),
    "position": position.parse("48N 2E"),
    **{f"cell of {10 ** (5 - digits)} m": mgrs.decode(mgrs.encode(*PARIS, precision=digits)) for digits in range(6)},
    "micrometer": mgrs.decode(mgrs.encode(*PARIS, precision=11)),
    "grid zone": mgrs.decode("32V"),
    "polar cap": mgrs.decode("Z"),
    "outline": mgrs.outline("32VJN"),
    "graticule cell": gars.decode("006AG39"),
    "across the antimeridian": fences.polygon(1, [(-20, 175), (-20, -175), (-10, -172), (-12, 174)]),
    "on the antimeridian": Point(-17, 180),
    "north pole": Point(90, 0),
    "south pole": shapes.ring_set((-90, 0), [200_000, 400_000], radials=4),
    "ring line": shapes.ring_set((0, 180), [9000])[0],
    "fence": fences.circle(2, (89.5, 40), 300_000),
    "world": Bounds(-90, -180, 90, 180),
    "whole equator": Bounds(-1, 5, 1, 365),
    "points": Points([(-60, -170), (60, 170), (0, 0)]),
    "one place twice": Points([PARIS, PARIS]),
    "none": Points([]),
}


@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES)
def test_a_value_is_shown_as_svg_that_needs_nothing_else(value):
    text = value._repr_html_()
    assert len(text) < 120_000
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.get("aria-label") == root.find(f"{SVG}title").text
    assert not re.search(r"nan|inf\b|<script|<style|href|url\(|\bid=|<image", text)
    assert text.count("http") == 1
    # The picture shows lines of the grid, and the shape if any.
    assert "#bd5a1a" in text or "#2c7ab2" in text
    assert ("#d6336c" in text) == (value != Points([]))


def luminance(color):
    """The relative luminance of WCAG 2."""
    parts = [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_colors_stand_out_from_light_and_dark_pages():
    svg = Point(*PARIS)._repr_html_() + VALUES["grid zone"]._repr_html_()
    colors = set(re.findall(r"#[0-9a-f]{6}", svg))
    assert len(colors) == 3
    for color in colors:
        for page in ("#ffffff", "#111111"):
            dark, light = sorted((luminance(color), luminance(page)))
            assert (light + 0.05) / (dark + 0.05) >= 4, (color, page)


@pytest.mark.parametrize(
    "value", [Point(float("nan"), 2), Point(91, 0), mgrs.decode("31VEG"), Points([(float("inf"), 0)])]
)
def test_a_value_without_a_place_has_no_picture(value):
    assert value._repr_html_() is None
    with pytest.raises(errors.GridNorthError):
        picture.Picture(value)


def test_a_title_is_text():
    title = "<script>alert('1')</script> & \"2\""
    svg = picture.Picture(Point(1, 2), title=title).svg
    assert "<script" not in svg
    root = ElementTree.fromstring(svg)
    assert root.find(f"{SVG}title").text.startswith(title)
    assert root.get("aria-label").startswith(title)
    assert root.find(f"{SVG}text").text == title


@pytest.mark.parametrize("title", ["\0", "a\x1fb", "\ud800", "\uffff", "\r\n\t\U0001f30d", "]]>", "", "0" * 1000])
def test_any_title_is_xml(title):
    ElementTree.fromstring(picture.Picture(title=title).svg.encode())


@pytest.mark.parametrize(
    ("values", "title"),
    [
        ((Point(*PARIS),), "31U DQ 48250 11951, 48.858370° N, 2.294481° E"),
        ((Point(-90, 0),), "B AN 00000 00000, 90.000000° S, 0.000000° E"),
        ((mgrs.decode("31UDQ4811"),), "31U DQ 48 11, 1 km cell around 48.854° N, 2.298° E"),
        ((mgrs.decode("32V"),), "32V, around 60.0° N, 7.5° E"),
        ((mgrs.decode("ZAH"),), "Z AH, 100 km cell around 89.4° N, 135.0° E"),
        ((fences.circle(7, PARIS, 1500),), "Fence 7, circle, 1.5 km"),
        ((Points([PARIS]),), "1 position"),
        ((Points([PARIS] * 1200),), "1,200 positions"),
        ((ACROSS,), "GeoJSON"),
        ((polygon.geojson([(0, 0), (0, 1), (1, 0)], properties={"name": "A < B"}),), "A &lt; B"),
        ((ACROSS, Point(*PARIS)), "2 shapes"),
        ((), "The world"),
    ],
)
def test_a_title_names_what_is_shown(values, title):
    assert f'aria-label="{title}: a map with the MGRS grid"' in picture.Picture(*values).svg


def frame_of(*values):
    return frame_around(shapes_of(values).paths(), 440, 330)


def test_numbers_at_the_edges_are_those_of_the_lines_there(positions):
    latitudes, longitudes = (column[:150].tolist() for column in positions)
    seen = 0
    for latitude, longitude in zip(latitudes, longitudes):
        frame = frame_of(Point(latitude, longitude))
        drawn = grid_of(frame)
        assert drawn.spacing == 1000
        # In the corner of a polar cap, the lines of a zone have no numbers.
        assert drawn.bottom or drawn.left or frame.kind != "mercator"
        for names, axis in ((drawn.bottom, "easting"), (drawn.left, "northing")):
            for text, x, y in names:
                x_degrees, y_degrees = frame.position(x, y)
                found = {
                    round(meters / 1000) % 100
                    # On the border of a zone, a number belongs to one of the two sides.
                    for side in (-1e-6, 0, 1e-6)
                    if abs((meters := getattr(utm.forward(y_degrees, x_degrees + side), axis)) / 1000 % 1 - 0.5) > 0.49
                }
                assert int(text) in found, (latitude, longitude, text, axis)
                seen += 1
    assert seen > 1500


def test_the_corner_names_the_square_of_all_that_is_seen():
    assert grid_of(frame_of(Point(48.9, 2.3))).corner == "31U DQ"
    assert grid_of(frame_of(mgrs.decode("31UDQ"))).corner == "31U"
    assert grid_of(frame_of(mgrs.decode("BAN55"))).corner == "B AN"
    many = grid_of(frame_of(mgrs.decode("32V")))
    assert many.corner == ""
    assert {"32V", "31V", "31U", "33W"} <= {name.text for name in many.zones}


def test_a_shape_across_the_antimeridian_is_in_the_middle_and_in_one_piece():
    frame = frame_of(ACROSS)
    xs = [frame.pixel(longitude % 360, 0)[0] for longitude in (174, 188)]
    assert frame.kind == "mercator"
    assert 60 < xs[0] < xs[1] < 380
    svg = picture.Picture(ACROSS).svg
    border = re.search(r'<path d="([^"]*)" stroke="#d6336c" stroke-width="2"', svg)[1]
    # The border is two lines, its halves, without a line along the antimeridian.
    x = frame_of(ACROSS).pixel(180, 0)[0] * 452 / 440
    along = re.findall(r"M([\d.]+),([\d.]+)", border)
    assert 2 <= len(along) <= 4
    assert not re.search(r"l0,-?\d", border), x


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (Point(0, 0), "mercator"),
        (mgrs.decode("33X"), "north"),
        (shapes.circle_geojson((-88, 10), 500_000), "south"),
        (route.geojson([(90, 0), (-90, 0)]), "world"),
        (Points([(0, 0), (0, 120), (0, -120)]), "world"),
        (Points([(0, 170), (0, -170)]), "mercator"),
        (Points([]), "world"),
    ],
)
def test_the_projection_fits_what_is_shown(value, kind):
    frame = frame_of(value)
    assert frame.kind == kind
    for longitude, latitude in (vertex for path in shapes_of([value]).paths() for vertex in path):
        pixels = [frame.pixel(longitude + copy, latitude) for copy in frame.copies]
        assert any(-1 <= x <= 441 and -1 <= y <= 331 for x, y in pixels)


def test_pixels_and_positions_are_inverse(positions):
    frames = [frame_of(value) for value in (Point(48, 2), Point(-17, 180), Point(89, 70), Point(-85, -120), Points([]))]
    for frame in frames:
        for x in (0, 100, 440):
            for y in (0, 200, 330):
                assert frame.pixel(*frame.position(x, y)) == pytest.approx((x, y), abs=1e-5)


def test_sides_at_the_antimeridian_are_drawn_unless_they_are_seams():
    west, east = Bounds(0, 178, 1, 180), Bounds(0, -180, 1, -178)

    def sides(*values):
        border = re.search(r'<path d="([^"]*)" stroke="#d6336c" stroke-width="2"', picture.Picture(*values).svg)[1]
        return len(re.findall(r"[l ]0,-?\d", border))

    # Each rectangle has both sides; a rectangle across the antimeridian has its western and its eastern side.
    assert sides(west, east) == 4
    assert sides(Bounds(0, 178, 1, -178)) == 2


def test_areas_that_overlap_are_both_filled():
    root = ElementTree.fromstring(picture.Picture(mgrs.decode("31UDQ"), mgrs.decode("31UDQ48")).svg)
    (group,) = (found for found in root.iter(f"{SVG}g") if found.get("fill") == "#d6336c")
    assert len(group) == 2


def test_geojson_of_every_kind_is_shown():
    square = [[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]]
    geometries = [
        {"type": "Point", "coordinates": [1, 2, 300]},
        {"type": "Point", "coordinates": []},
        {"type": "MultiPoint", "coordinates": [[1, 2], [3, 4]]},
        {"type": "LineString", "coordinates": square},
        {"type": "MultiLineString", "coordinates": [square, []]},
        {"type": "Polygon", "coordinates": [square]},
        {"type": "MultiPolygon", "coordinates": [[square], []]},
    ]
    features = [{"type": "Feature", "properties": None, "geometry": geometry} for geometry in [*geometries, None]]
    collection = {"type": "FeatureCollection", "features": features}
    for value in (collection, json.dumps(collection), json.dumps(collection).encode()):
        found = shapes_of([value])
        assert (len(found.points), len(found.lines), len(list(found.polygons()))) == (3, 2, 2)
    assert len(shapes_of([{"type": "GeometryCollection", "geometries": geometries}]).points) == 3
    assert not shapes_of([{"type": "FeatureCollection", "features": []}])


@pytest.mark.parametrize("value", [1, None, [(1, 2)], {"a": 1}, {"type": "Circle", "coordinates": [0, 0]}, "[1, 2]"])
def test_what_is_no_geojson_is_refused(value):
    with pytest.raises(TypeError):
        picture.Picture(value)


def test_of_many_points_every_nth_is_drawn():
    many = Points([(i / 1000 % 90, i / 500 % 180) for i in range(50_000)])
    assert 8000 < len(shapes_of([many]).points) <= 10_000
    assert len(picture.Picture(many).svg) < 300_000


def on_land(longitude, latitude):
    crossed = 0
    for ring in rings():
        for (x0, y0), (x1, y1) in zip(ring, ring[1:]):
            crossed += (y0 > latitude) != (y1 > latitude) and longitude < x0 + (latitude - y0) / (y1 - y0) * (x1 - x0)
    return crossed % 2 == 1


def test_land_is_land():
    assert all(on_land(*place) for place in [(2, 48), (-100, 40), (135, -25), (0, -85), (25, 0)])
    assert not any(on_land(*place) for place in [(-30, 30), (51, 42), (0, 89), (179, -60)])
    assert all(ring[0] == ring[-1] for ring in rings())


def test_circles_of_any_size_anywhere_are_shown(positions, random):
    latitudes, longitudes = (column[:25].tolist() for column in positions)
    for latitude, longitude in zip(latitudes, longitudes):
        radius = 10 ** random.uniform(-3, 7.2)
        circle = shapes.circle_geojson((latitude, longitude), radius)
        text = picture.Picture(circle).svg
        ElementTree.fromstring(text)
        assert "nan" not in text, (latitude, longitude, radius)
        frame = frame_of(circle)
        # The middle of the shape is in the picture, and the shape is not small unless it is less than a meter.
        inside = [frame.pixel(longitude + copy, latitude) for copy in frame.copies]
        assert any(0 <= x <= 440 and 0 <= y <= 330 for x, y in inside), (latitude, longitude, radius)
        assert frame.kind == "world" or radius < 1 or 2 * radius / frame.meters() > 60, (latitude, longitude, radius)


@pytest.mark.parametrize(
    "bounds", [Bounds(0, 0, 0, 0), Bounds(-90, 0, -90, 0), Bounds(5, 180, 5, -180), Bounds(84, -180, 90, 180)]
)
def test_bounds_without_height_or_width_are_shown(bounds):
    ElementTree.fromstring(bounds._repr_html_())
