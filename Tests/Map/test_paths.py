# SPDX-License-Identifier: MIT
"""Route and polygon: measured as the library measures, drawn as geodesics, dragged, kept."""

from __future__ import annotations

import re

import pyproj
import pytest
from shapely.geometry import shape

# Copenhagen, Anchorage, Tokyo: over the Arctic, and across 180 degrees.
FAR = [{"latitude": 55.62, "longitude": 12.65}, {"latitude": 61.17, "longitude": -150.0}, {"latitude": 35.55, "longitude": 139.78}]
BOW_TIE = [{"latitude": y, "longitude": x} for y, x in [(56.0, 11.6), (56.3, 12.3), (56.0, 12.3), (56.3, 11.6)]]
GEOD = pyproj.Geod(ellps="WGS84")


def set_points(page, tool, points):
    page.evaluate("([tool, points]) => gridnorthMap[tool].set(points)", [tool, points])


def features(page, kind):
    return [one for one in page.evaluate("gridnorthMap.shapes.features()") if one["properties"]["kind"] == kind]


def meters_of(text):
    """A length that is shown, in meters."""
    number, unit = text.split()[:2]
    return float(number.replace(",", "")) * {"m": 1, "km": 1000, "mi": 1609.344, "nmi": 1852}[unit]


def test_legs_and_their_sum_are_those_of_proj(page):
    set_points(page, "route", FAR)
    page.keyboard.press("r")
    legs = page.locator("#panel .rows b").all_inner_texts()
    total = 0.0
    for (one, other), leg in zip(zip(FAR, FAR[1:]), legs[1:]):
        azimuth, _, meters = GEOD.inv(one["longitude"], one["latitude"], other["longitude"], other["latitude"])
        total += meters
        assert meters_of(leg) == pytest.approx(meters, abs=500)
        assert float(leg.split("·")[1].split("°")[0]) == pytest.approx(azimuth % 360, abs=0.051)
    assert meters_of(page.inner_text("#panel output.total")) == pytest.approx(total, abs=500)
    page.click("#scale")
    assert " mi " in page.inner_text("#panel output.total")


def test_a_long_route_is_drawn_as_a_geodesic_and_cut_at_180(page):
    set_points(page, "route", FAR)
    (route,) = features(page, "route")
    assert route["geometry"]["type"] == "MultiLineString"
    lines = route["geometry"]["coordinates"]
    assert all(abs(longitude) <= 180 for line in lines for longitude, _ in line)
    assert abs(lines[0][-1][0]) == abs(lines[1][0][0]) == 180
    drawn = shape(route["geometry"])
    for (one, other) in zip(FAR, FAR[1:]):
        between = GEOD.npts(one["longitude"], one["latitude"], other["longitude"], other["latitude"], 9)
        for longitude, latitude in between:
            assert drawn.distance(shape({"type": "Point", "coordinates": [longitude, latitude]})) < 0.1


def test_points_are_added_dragged_and_deleted(open_map, settled):
    page = open_map("#9/56/11.9")
    page.keyboard.press("r")
    page.click("text=Add on the map")
    for count, (x, y) in enumerate([(450, 200), (600, 250), (650, 450)], start=1):
        page.mouse.click(x, y)
        page.wait_for_function(f"gridnorthMap.route.points().length === {count}")
    page.keyboard.press("Escape")
    before = page.evaluate("gridnorthMap.route.points()")
    assert len(before) == 3
    page.mouse.move(600, 250)
    page.mouse.down()
    page.mouse.move(560, 320, steps=3)
    page.mouse.up()
    after = page.evaluate("gridnorthMap.route.points()")
    place = page.evaluate("gridnorthMap.project(gridnorthMap.route.points()[1])")
    assert (place["x"], place["y"]) == pytest.approx((560, 320), abs=1)
    assert [after[0], after[2]] == [before[0], before[2]]
    page.focus(".handle.route >> nth=0")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("gridnorthMap.route.points()[0].longitude") > after[0]["longitude"]
    page.keyboard.press("Delete")
    assert page.evaluate("gridnorthMap.route.points()") == after[1:]
    page.reload()
    settled(page)
    assert page.evaluate("gridnorthMap.route.points()") == after[1:]
    assert page.locator(".handle.route").count() == 2


def test_a_polygon_has_the_area_of_proj_and_is_valid(page):
    points = [{"latitude": 21.3, "longitude": -157.9}, {"latitude": 35.6, "longitude": 140.9}, {"latitude": 58.3, "longitude": -134.4}]
    set_points(page, "polygon", points)
    page.keyboard.press("p")
    area, perimeter = GEOD.polygon_area_perimeter([p["longitude"] for p in points], [p["latitude"] for p in points])
    text = page.inner_text("#panel output.total")
    # With separators: 12,345,678 km².
    number = text.split()[0]
    assert re.fullmatch(r"\d{1,3}(,\d{3})+", number)
    assert float(number.replace(",", "")) == pytest.approx(abs(area) / 1e6, abs=1) and " km²" in text
    assert meters_of(text.split("perimeter ")[1]) == pytest.approx(perimeter, abs=500)
    (drawn,) = [one for one in features(page, "polygon") if "Polygon" in one["geometry"]["type"]]
    geometry = shape(drawn["geometry"])
    assert geometry.is_valid and len(geometry.geoms) == 2 and all(part.exterior.is_ccw for part in geometry.geoms)


def test_edges_that_cross_are_warned_of(page):
    page.keyboard.press("p")
    set_points(page, "polygon", BOW_TIE)
    assert "cross" in page.inner_text("#panel .problem")
    # The area to fill would be neither inside nor outside.
    page.wait_for_function("gridnorthMap.shapes.features().some(({ properties }) => properties.kind === 'polygon')")
    assert [one["geometry"]["type"] for one in features(page, "polygon")] == ["LineString"]
    set_points(page, "polygon", [BOW_TIE[0], BOW_TIE[2], BOW_TIE[1], BOW_TIE[3]])
    assert page.locator("#panel .problem").inner_text() == ""
    page.wait_for_function("gridnorthMap.shapes.features().some(({ geometry }) => geometry.type.includes('Polygon'))")


def test_a_route_goes_through_a_marker_that_is_clicked(page):
    page.evaluate("gridnorthMap.markers.add(gridnorthMap.center(), { name: 'Hut' })")
    page.evaluate("gridnorthMap.openPanel('route')")
    page.get_by_role("button", name="Add on the map").click()
    page.get_by_role("button", name="Marker Hut").click()
    assert page.evaluate("gridnorthMap.placing.isOn('route')")
    route = page.evaluate("gridnorthMap.store.get('route', [])")
    marker = page.evaluate("gridnorthMap.markers.all()[0]")
    assert [(one["latitude"], one["longitude"]) for one in route] == [(marker["latitude"], marker["longitude"])]
