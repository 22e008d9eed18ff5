# SPDX-License-Identifier: MIT
"""Markers, their rings, risk circles and sectors: shapes are valid, dragging changes them, and all of them are kept."""

from __future__ import annotations

import json

import pytest
from shapely.geometry import shape

FIJI = {"latitude": -16.83, "longitude": 179.97}
POLE = {"latitude": 90, "longitude": 0}


def add(page, position, **more):
    page.evaluate("([position, more]) => { gridnorthMap.markers.add(position, more) }", [position, more])


def markers(page):
    return page.evaluate("gridnorthMap.markers.all()")


def reload(page):
    page.reload()
    page.wait_for_selector("html[data-ready]", state="attached")


def shapes(page, kind):
    features = page.evaluate("gridnorthMap.shapes.features()")
    return [feature for feature in features if feature["properties"]["kind"] == kind]


def distances(page, one, others):
    return page.evaluate("([a, all]) => all.map((b) => gridnorthMap.gn.geodesicInverse(a, b).distance)", [one, others])


def check_area(feature):
    """RFC 7946: closed, outer rings counterclockwise, holes clockwise, longitudes within 180; and valid for shapely."""
    geometry = shape(feature["geometry"])
    assert geometry.is_valid and geometry.area > 0
    for polygon in getattr(geometry, "geoms", [geometry]):
        assert polygon.exterior.is_ccw
        assert not any(hole.is_ccw for hole in polygon.interiors)
    coordinates = feature["geometry"]["coordinates"]
    polygons = coordinates if feature["geometry"]["type"] == "MultiPolygon" else [coordinates]
    for ring in (ring for polygon in polygons for ring in polygon):
        assert ring[0] == ring[-1] and len(ring) >= 4
        assert all(abs(longitude) <= 180 and abs(latitude) <= 90 for longitude, latitude in ring)


def take(page, handle, to):
    """Drags a handle by the mouse to a position on the map."""
    box = page.locator(handle).bounding_box()
    start = (box["x"] + 22, box["y"] + 22)
    end = page.evaluate("(to) => gridnorthMap.project(to)", to)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + end["x"]) / 2, (start[1] + end["y"]) / 2)
    page.mouse.move(end["x"], end["y"])
    page.mouse.up()


def away(page, position, azimuth, meters):
    return page.evaluate(
        "([from, azimuth, meters]) => gridnorthMap.gn.geodesicDirect(from, azimuth, meters).to", [position, azimuth, meters]
    )


def test_what_is_drawn_is_valid_geojson_and_where_it_should_be(page):
    for position in [FIJI, POLE, {"latitude": 48.85837, "longitude": 2.294481}]:
        check_marker(page, position)
        page.evaluate("gridnorthMap.markers.remove(gridnorthMap.markers.all()[0])")


def check_marker(page, position):
    add(page, position, rings="1 km; 50 km, 1000 km", risk="300 km", sector={"azimuth": 60, "width": 50, "range": 400_000})
    page.evaluate("gridnorthMap.markers.select(null)")
    assert [len(shapes(page, kind)) for kind in ("ring", "risk", "sector")] == [6, 2, 2]
    areas = [feature for feature in page.evaluate("gridnorthMap.shapes.features()") if "Polygon" in feature["geometry"]["type"]]
    assert len(areas) == 5
    for area in areas:
        check_area(area)
    for feature, radius in [(area, area["properties"].get("radius")) for area in areas]:
        if feature["properties"]["kind"] != "ring":
            continue
        rings = feature["geometry"]["coordinates"]
        border = (rings[0] if feature["geometry"]["type"] == "Polygon" else rings[0][0])[::7]
        there = [{"latitude": latitude, "longitude": longitude} for longitude, latitude in border if abs(longitude) < 180 and abs(latitude) < 90]
        assert len(there) > 3
        assert distances(page, position, there) == pytest.approx([radius] * len(there), rel=6e-3)


def test_the_risk_circle_holds_all_that_is_nearer(page):
    center = {"latitude": 61.0, "longitude": 9.0}
    add(page, center, risk="25 km")
    (risk,) = [feature for feature in shapes(page, "risk") if feature["geometry"]["type"] == "Polygon"]
    area = shape(risk["geometry"])
    for azimuth in range(0, 360, 3):
        point = away(page, center, azimuth, 24_999.999)
        assert area.covers(shape({"type": "Point", "coordinates": [point["longitude"], point["latitude"]]})), azimuth


def test_a_sector_is_dragged(open_map):
    page = open_map("#13.4/48.8584/2.2945")
    center = {"latitude": 48.8584, "longitude": 2.2945}
    sector = {"azimuth": 80, "width": 45, "range": 900}
    for handle, azimuth, meters, changed in [
        (".handle.turn", 140, 1000, {"azimuth": 140}),
        (".handle.range", 80, 600, {"range": 600}),
        (".handle.side >> nth=1", 130, 900, {"width": 100}),
        (".handle.side >> nth=0", 60, 900, {"width": 40}),
    ]:
        add(page, center, sector=sector)
        take(page, handle, away(page, center, azimuth, meters))
        (marker,) = markers(page)
        expected = sector | changed
        assert marker["sector"]["azimuth"] == pytest.approx(expected["azimuth"], abs=1), handle
        assert marker["sector"]["width"] == pytest.approx(expected["width"], abs=2), handle
        assert marker["sector"]["range"] == pytest.approx(expected["range"], rel=0.01), handle
        (drawn,) = [feature for feature in shapes(page, "sector") if "width" in feature["properties"]]
        assert {key: drawn["properties"][key] for key in sector} == marker["sector"]
        page.evaluate("gridnorthMap.markers.remove(gridnorthMap.markers.all()[0])")


def test_a_sector_is_changed_by_keys(open_map):
    page = open_map("#14/48.8584/2.2945")
    add(page, {"latitude": 48.8584, "longitude": 2.2945}, sector={"azimuth": 355, "width": 45, "range": 900})
    presses = {".handle.turn": "Shift+ArrowRight", ".handle.range": "Shift+ArrowDown", ".handle.side >> nth=0": "ArrowRight"}
    for handle, key in presses.items():
        page.focus(handle)
        page.keyboard.press(key)
    assert markers(page)[0]["sector"] == {"azimuth": 5, "width": 46, "range": 810}
    assert page.get_attribute(".handle.turn", "aria-valuetext") == "5°"
    assert page.get_attribute(".handle.turn", "role") == "slider"


def test_a_finger_drags_a_marker(open_map):
    page = open_map("#14/48.8584/2.2945", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    add(page, {"latitude": 48.8584, "longitude": 2.2945})
    box = page.locator(".handle.pin").bounding_box()
    assert box["width"] >= 44 and box["height"] >= 44
    x, y = box["x"] + 22, box["y"] + 22
    fingers = page.context.new_cdp_session(page)
    for kind, moved in [("touchStart", 0), ("touchMove", 20), ("touchMove", 60), ("touchEnd", None)]:
        points = [] if moved is None else [{"x": x + moved, "y": y}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    place = page.evaluate("gridnorthMap.project(gridnorthMap.markers.all()[0])")
    assert (place["x"], place["y"]) == pytest.approx((x + 60, y), abs=2)


def test_markers_are_made_named_measured_and_deleted_in_the_panel(page):
    page.keyboard.press("m")
    page.click("text=Drop at crosshair")
    page.get_by_label("Name").fill("Camp <b>1</b>")
    page.get_by_label("Range rings").fill("500 m, 1,5 km; 2 parsecs")
    assert page.locator(".form [aria-invalid=true]").count() == 1
    page.get_by_label("Range rings").fill("500 m, 1,5 km; 1 nmi")
    page.get_by_label("Risk circle").fill("300 ft")
    page.get_by_text("Sector, with handles").click()
    page.get_by_label("Direction", exact=True).fill("NNE")
    (marker,) = markers(page)
    assert marker["name"] == "Camp <b>1</b>" and marker["sector"]["azimuth"] == 22.5
    assert page.locator("#panel .name b").inner_text() == "Camp <b>1</b>"
    rings = [feature["properties"]["radius"] for feature in shapes(page, "ring") if "radius" in feature["properties"]]
    assert rings == pytest.approx([500, 1500, 1852])
    risks = [feature["properties"]["radius"] for feature in shapes(page, "risk") if "radius" in feature["properties"]]
    assert risks == pytest.approx([300 * 0.3048])
    page.click("[aria-label='Delete Camp <b>1</b>']")
    assert markers(page) == [] and page.evaluate("gridnorthMap.shapes.features()") == []
    assert page.locator(".handle").count() == 0


def test_a_click_places_a_marker_and_escape_ends_that(page):
    page.keyboard.press("m")
    page.click("text=Place on the map")
    page.mouse.click(600, 400)
    assert page.evaluate("gridnorthMap.project(gridnorthMap.markers.all()[0])")["x"] == pytest.approx(600, abs=1)
    page.keyboard.press("Escape")
    page.mouse.click(500, 500)
    page.mouse.click(650, 300, button="right")
    # The second is that of the right button: the click before it placed none.
    page.wait_for_function("gridnorthMap.markers.all().length >= 2")
    places = page.evaluate("gridnorthMap.markers.all().map((marker) => Math.round(gridnorthMap.project(marker).x))")
    assert places == [600, 650]


def test_markers_survive_a_reload_and_wrong_ones_do_not(page):
    add(page, FIJI, name="Taveuni", rings="50 km", sector={"azimuth": 60, "width": 50, "range": 160_000})
    kept = markers(page)
    reload(page)
    assert markers(page) == kept
    assert len(shapes(page, "ring")) == 2
    page.evaluate("""localStorage.setItem("gridnorth.markers", JSON.stringify([null, 7, {id: 1}, {id: 2, latitude: 99}]))""")
    reload(page)
    assert markers(page) == []


def test_the_download_is_what_is_drawn(page):
    add(page, FIJI, name="Taveuni", rings="50 km; 100 km", risk="25 km", sector={"azimuth": 60, "width": 50, "range": 160_000})
    page.evaluate("gridnorthMap.openPanel('share')")
    page.locator("#panel select").select_option(label="GeoJSON")
    with page.expect_download() as started:
        page.get_by_role("button", name="Download", exact=True).click()
    collection = json.loads(started.value.path().read_text(encoding="utf-8"))
    point, *areas = collection["features"]
    assert point["geometry"] == {"type": "Point", "coordinates": [FIJI["longitude"], FIJI["latitude"]]}
    assert all(feature["properties"]["name"] == "Taveuni" for feature in collection["features"])
    for feature in areas:
        check_area(feature)
    assert [feature["properties"].get("radius") for feature in areas if feature["properties"]["kind"] == "circle"] == [50_000, 100_000]
    # The risk circle holds all that is nearer.
    risk = shape({"type": "MultiPolygon", "coordinates": [part for one in areas if one["properties"]["kind"] == "area" for part in polygons(one)]})
    near = away(page, FIJI, 270, 24_999.999)
    assert risk.covers(shape({"type": "Point", "coordinates": [near["longitude"], near["latitude"]]}))


def polygons(feature) -> list:
    coordinates = feature["geometry"]["coordinates"]
    return coordinates if feature["geometry"]["type"] == "MultiPolygon" else [coordinates]
