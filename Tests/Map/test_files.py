# SPDX-License-Identifier: MIT
"""Files that are dropped or chosen: reading, refusals, and downloads that are read again."""

from __future__ import annotations

import csv
import io
import json
import xml.etree.ElementTree as ET

import pytest
from Map.drops import DRAWN, DROP, EVENT, MARKERS, drop

GPX = """<gpx version="1.1" creator="x">
<wpt lat="46.571512345" lon="8.414712345"><ele>2429.5</ele><time>2026-07-01T08:00:00Z</time><name>Furka &amp; back</name></wpt>
<wpt lat="146.5" lon="8"/>
<rte><name>Way</name><rtept lat="46.5" lon="8"/><rtept lat="46.6" lon="8.1"/></rte>
<trk><name>Walk</name><trkseg>
<trkpt lat="46.5" lon="8.2"><ele>1000</ele><time>2026-07-01T08:00:00Z</time></trkpt>
<trkpt lat="46.51" lon="8.21"><ele>1010.25</ele><time>2026-07-01T08:01:00Z</time></trkpt>
</trkseg></trk></gpx>"""

KML = """<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>
<Placemark><name>Hut</name><Point><coordinates>8.25,46.05,1900</coordinates></Point></Placemark>
<Placemark><name>Lake</name><Polygon>
<outerBoundaryIs><LinearRing><coordinates>8,46 8.2,46 8.2,46.1 8,46</coordinates></LinearRing></outerBoundaryIs>
<innerBoundaryIs><LinearRing><coordinates>8.1,46.01 8.15,46.01 8.15,46.03 8.1,46.01</coordinates></LinearRing></innerBoundaryIs>
</Polygon></Placemark>
<Placemark><name>Path</name><LineString><coordinates>8,46 8.1,46.2</coordinates></LineString></Placemark>
</Document></kml>"""

COT = "\n".join(
    [
        EVENT.format("a", "a-f-G-U-C", -17, 179.9, "Alpha", ""),
        EVENT.format("b", "u-d-c-c", -17, 179.9, "Alpha", '<shape><ellipse major="500" minor="500" angle="360"/></shape>'),
        EVENT.format("c", "b-m-p-s-p-loc", -17.1, -179.9, "Look", '<sensor azimuth="40" fov="60" range="2000"/>'),
        EVENT.format("d", "u-d-c-e", -17.2, -179.8, "Oval", '<shape><ellipse major="900" minor="300" angle="20"/></shape>'),
    ]
)

GEOJSON = {
    "type": "FeatureCollection",
    "features": [
        {"type": "Feature", "properties": {"name": "Tower"}, "geometry": {"type": "Point", "coordinates": [2.294481, 48.85837]}},
        {"type": "Feature", "properties": {}, "geometry": {"type": "MultiPoint", "coordinates": [[2, 48], [3, 49]]}},
        {"type": "Feature", "properties": {}, "geometry": {"type": "Point", "coordinates": [2, 98]}},
        {"type": "Feature", "properties": {}, "geometry": {"type": "Point", "coordinates": ["2", 48]}},
        {"type": "Feature", "properties": {"name": "Way"}, "geometry": {"type": "LineString", "coordinates": [[2, 48], [2.5, 48.5]]}},
    ],
}

def names(page, what) -> list[str]:
    of = "name" if what == MARKERS else "properties.name"
    return page.evaluate(f"{what}.map((one) => one.{of})")


def downloaded(page, title) -> str:
    page.evaluate("gridnorthMap.openPanel('share')")
    page.locator("#panel select").select_option(label=title)
    with page.expect_download() as started:
        page.get_by_role("button", name="Download", exact=True).click()
    return started.value.path().read_text(encoding="utf-8")


def nothing(page) -> None:
    page.evaluate("""() => {
      gridnorthMap.markers.set([]);
      gridnorthMap.route.set([]);
      gridnorthMap.polygon.set([]);
      gridnorthMap.drawings.set([]);
    }""")


def test_gpx_gives_a_marker_a_route_and_a_track(page):
    told = drop(page, ["whatever.txt", GPX])
    assert told == "whatever.txt: 3 read, 1 skipped: line 3: The latitude lies outside -90 to 90 degrees."
    (marker,) = page.evaluate(MARKERS)
    assert (marker["name"], marker["latitude"], marker["longitude"], marker["altitude"]) == ("Furka & back", 46.571512345, 8.414712345, 2429.5)
    assert names(page, DRAWN) == ["Way", "Walk"]
    assert page.evaluate(DRAWN)[1]["properties"]["coordTimes"] == [1782892800, 1782892860]
    # The map shows all of it.
    page.wait_for_function("!gridnorthMap.map.isMoving()")
    for latitude, longitude in [(46.571512345, 8.414712345), (46.5, 8), (46.6, 8.1)]:
        place = page.evaluate("(at) => gridnorthMap.project(at)", {"latitude": latitude, "longitude": longitude})
        assert 0 < place["x"] < 800 and 0 < place["y"] < 600
    assert sorted({f["geometry"]["type"] for f in page.evaluate("gridnorthMap.shapes.features()")}) == ["LineString"]


def test_kml_keeps_holes_and_altitudes(page):
    assert drop(page, ["a.kml", KML]) == "a.kml: 3 read."
    assert names(page, MARKERS) == ["Hut"] and names(page, DRAWN) == ["Lake", "Path"]
    lake = page.evaluate(DRAWN)[0]["geometry"]
    assert lake["type"] == "Polygon" and [len(ring) for ring in lake["coordinates"]] == [4, 4]
    areas = [one for one in page.evaluate("gridnorthMap.shapes.features()") if one["geometry"]["type"] == "Polygon"]
    assert [len(area["geometry"]["coordinates"]) for area in areas] == [2]


def test_events_become_markers_with_rings_and_sectors_across_180(page):
    assert drop(page, ["x.xml", COT]).startswith("x.xml: 5 read")
    alpha, look = page.evaluate(MARKERS)
    assert (alpha["name"], alpha["rings"], alpha["facts"]["type"], alpha["altitude"]) == ("Alpha", "500 m", "a-f-G-U-C", 12.5)
    assert look["sector"] == {"azimuth": 40, "width": 60, "range": 2000}
    assert names(page, DRAWN) == ["Oval"]
    page.wait_for_function("!gridnorthMap.map.isMoving()")
    assert page.evaluate("gridnorthMap.map.getZoom()") > 6
    assert abs(page.evaluate("gridnorthMap.center().longitude")) > 179.9


def test_geojson_is_split_into_its_parts_and_bad_ones_are_counted(page):
    text = json.dumps(GEOJSON)
    told = drop(page, ["x.json", text])
    place = f"line 1, column {text.index('98') + 1}"
    assert told == f"x.json: 4 read, 2 skipped: {place}: The latitude lies outside -90 to 90 degrees."
    assert [name for name in names(page, MARKERS)] == ["Tower", "Marker 2", "Marker 3"]
    assert names(page, DRAWN) == ["Way"]


def test_geojson_is_read_as_the_library_reads_it(page):
    """A list of features, lines, a sequence; positions without a third number, another reference system."""
    first, _, wrong, _, way = GEOJSON["features"]
    high = {"type": "Feature", "properties": {"name": "High"}, "geometry": {"type": "Point", "coordinates": [2, 48, None]}}
    flat = {"type": "Feature", "properties": {}, "geometry": {"type": "Polygon", "coordinates": [[[0, 0], [1, 1], [0, 0]]]}}
    listed = json.dumps([high, flat, first])
    reason = f"line 1, column {listed.index('[[[0') + 2}: There are too few points, or more than an array can hold."
    assert drop(page, ["a.json", listed]) == f"a.json: 2 read, 1 skipped: {reason}"
    assert names(page, MARKERS) == ["High", "Tower"]
    lines = "\n".join(map(json.dumps, [way, wrong, way]))
    assert drop(page, ["b.json", lines]).startswith("b.json: 2 read, 1 skipped: line 2, column ")
    assert drop(page, ["c.json", f"\x1e{json.dumps(way)}\n\x1e{json.dumps(way)}\n"]) == "c.json: 2 read."
    assert names(page, DRAWN) == ["Way"] * 4
    metric = {"type": "FeatureCollection", "crs": {"type": "name", "properties": {"name": "EPSG:3857"}}, "features": [way]}
    told = drop(page, ["d.json", json.dumps(metric)])
    place = f"line 1, column {json.dumps(metric).index('crs') + 7}"
    assert told == f"d.json could not be read. {place}: The coordinate reference system must be WGS 84."
    assert names(page, DRAWN) == ["Way"] * 4


def test_lines_that_geojson_cuts_at_the_antimeridian_are_one(page):
    geometry = {"type": "MultiLineString", "coordinates": [[[179, 1], [180, 2]], [[-180, 2], [-179, 3]]]}
    feature = {"type": "Feature", "properties": {"name": "Way"}, "geometry": geometry}
    assert drop(page, ["a.json", json.dumps([feature])]) == "a.json: 1 read."
    (found,) = page.evaluate(DRAWN)
    assert len(found["geometry"]["coordinates"]) == 2


@pytest.mark.parametrize(
    "text",
    [
        'name,lat,lon\n"Tower, ""the"" one",48.5,2.25\nBridge,-33.5,151.5\n',
        "\ufeffName;Latitude (deg);Longitude (deg)\r\n\"Tower, \"\"the\"\" one\";48,5;2,25\r\n\r\nBridge;-33,5;151,5\r\n",
        "longitude\tlatitude\tlabel\n2.25\t48.5\tTower, \"the\" one\n151.5\t-33.5\tBridge",
        "position;name\n48°30'N 2°15'E;\"Tower, \"\"the\"\" one\"\n\"33°30'S, 151°30'E\";Bridge\n",
    ],
    ids=["commas", "semicolons", "tabs", "notation"],
)  # fmt: skip
def test_tables_with_a_header(page, text):
    assert drop(page, ["x.csv", text]) == "x.csv: 2 read."
    found = [(one["name"], one["latitude"], one["longitude"]) for one in page.evaluate(MARKERS)]
    assert found == [('Tower, "the" one', 48.5, 2.25), ("Bridge", -33.5, 151.5)]


def test_a_table_of_references_with_bad_rows(page):
    told = drop(page, ["x.csv", "mgrs,name,altitude\n31UDQ4825011951,Tower,330\n31UDQ482501195,Bad,\n,Empty,\n"])
    assert told.startswith("x.csv: 1 read, 2 skipped: row 3: ")
    (marker,) = page.evaluate(MARKERS)
    assert (marker["name"], marker["altitude"]) == ("Tower", 330)
    assert page.evaluate("gridnorthMap.gn.mgrsEncode(gridnorthMap.markers.all()[0])") == "31UDQ4825011951"


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("a.gpx", "<gpx><wpt lat='1' lon='2'>", "a.gpx could not be read. "),
        ("a.gpx", "<gpx/>", "a.gpx could not be read. There is nothing in it that a map could show."),
        ("a.html", "<html><body/></html>", "It is neither GPX nor KML nor Cursor on Target."),
        ("a.gpx", "<!DOCTYPE gpx><gpx/>", "document type declaration"),
        ("a.json", '{"a": ', "It is no JSON"),
        ("a.json", '{"a": 1}', "It is JSON, but no GeoJSON."),
        ("a.json", "[1, 2]", "It is JSON, but no GeoJSON."),
        ("a.json", '{"type": "FeatureCollection", "features": []}', "There is nothing in it"),
        ("a.csv", "lat,lon\n", "There is nothing in it"),
        ("a.png", [137, 80, 78, 71, 13, 10, 26, 10, 0, 0], "No positions were found in it"),
        ("a.txt", "", "No positions were found in it"),
    ],
    ids=lambda value: value if isinstance(value, str) and value.startswith("a.") and len(value) < 7 else "",
)
def test_what_is_no_such_file_changes_nothing(page, name, content, told):
    page.evaluate("gridnorthMap.list.set('56 11; mine'), gridnorthMap.markers.add({ latitude: 1, longitude: 2 })")
    before = page.evaluate("[gridnorthMap.things.get(), gridnorthMap.list.rows(), location.hash]")
    assert told in drop(page, [name, content])
    assert page.evaluate("[gridnorthMap.things.get(), gridnorthMap.list.rows(), location.hash]") == before
    assert page.evaluate(DRAWN) == []


@pytest.mark.parametrize("encoding", ["utf-16", "iso-8859-1", "windows-1252"])
def test_other_encodings_are_read(page, encoding):
    text = f'<?xml version="1.0" encoding="{encoding}"?><gpx><wpt lat="1" lon="2"><name>Äther</name></wpt></gpx>'
    assert drop(page, ["a.gpx", list(text.encode(encoding))]) == "a.gpx: 1 read."
    assert names(page, MARKERS) == ["Äther"]


def test_several_files_are_one_step(page):
    page.evaluate("gridnorthMap.markers.add({ latitude: 1, longitude: 2 }, { name: 'Mine' }), gridnorthMap.list.set('1 2; old')")
    told = drop(page, ["a.gpx", GPX], ["b.kml", KML], ["c.txt", "48.2, 16.4; Vienna"], ["d.txt", "nothing"])
    assert told.startswith("3 files: 7 read, 1 skipped: a.gpx, line 3: The latitude")
    assert "d.txt could not be read." in told
    assert names(page, MARKERS) == ["Mine", "Furka & back", "Hut"] and len(names(page, DRAWN)) == 4
    # Later changes stay.
    page.evaluate("gridnorthMap.markers.add({ latitude: 3, longitude: 4 }, { name: 'Later' })")
    page.locator("#message").get_by_role("button", name="Undo").click()
    assert names(page, MARKERS) == ["Mine", "Later"] and names(page, DRAWN) == []
    assert page.evaluate("gridnorthMap.list.text()") == "1 2; old"


def things(page) -> list:
    """All that is on the map, in one form: names, positions, altitudes and shapes."""
    markers = [{key: one.get(key) for key in ("name", "latitude", "longitude", "altitude", "rings", "sector")} for one in page.evaluate(MARKERS)]
    drawn = [(one["properties"].get("name"), one["geometry"]) for one in page.evaluate(DRAWN)]
    return [sorted(markers, key=str), sorted(drawn, key=str)]


@pytest.mark.parametrize(("title", "name"), [("GPX", "a.gpx"), ("KML", "a.kml"), ("Cursor on Target", "a.cot"), ("GeoJSON", "a.json")])
def test_a_download_brings_the_same_back(page, title, name):
    line = [[179.123456789, -17.5, 12.25], [-179.987654321, -16.25, 13]]
    ring = [[8, 46], [8.2, 46], [8.2, 46.1], [8, 46]]
    page.evaluate(
        """([line, ring]) => {
          gridnorthMap.markers.add({ latitude: 48.858370001, longitude: 2.294481 }, { name: "Tower <1> & \\"2\\"", altitude: 330.25 });
          gridnorthMap.drawings.add([["LineString", line, "Line"], ["Polygon", [ring], "Area"]].map(([type, coordinates, name]) =>
            ({ type: "Feature", properties: { name }, geometry: { type, coordinates } })));
        }""",
        [line, ring],
    )
    before = things(page)
    text = downloaded(page, title)
    nothing(page)
    drop(page, [name, text])
    after = things(page)
    assert after[0] == before[0]
    if title == "GPX":
        # It has no areas: they are closed tracks.
        before[1] = sorted([(n, {"type": "LineString", "coordinates": ring} if n == "Area" else g) for n, g in before[1]], key=str)
    if title == "Cursor on Target":
        # The altitude of an event is that of its first vertex; vertices have none of their own here.
        assert [(n, flat(g)) for n, g in after[1]] == [(n, flat(g)) for n, g in before[1]]
        return
    assert after[1] == before[1]
    # Another download is the same, to the last letter.
    assert downloaded(page, title) == text


def flat(geometry) -> list:
    """The positions of a line or of the outer ring of an area, without altitudes."""
    line = geometry["coordinates"] if geometry["type"] == "LineString" else geometry["coordinates"][0]
    return [position[:2] for position in line]


def test_events_keep_rings_and_sectors(page):
    page.evaluate("""gridnorthMap.markers.add({ latitude: 48.5, longitude: 2.25 },
      { name: "Camp", rings: "500 m; 1 km", sector: { azimuth: 40, width: 60, range: 900 } })""")
    text = downloaded(page, "Cursor on Target")
    nothing(page)
    drop(page, ["a.cot", text])
    (camp,) = page.evaluate(MARKERS)
    assert (camp["name"], camp["rings"], camp["sector"]) == ("Camp", "500 m; 1000 m", {"azimuth": 40, "width": 60, "range": 900})


def test_what_a_file_said_of_a_point_comes_back(page):
    drop(page, ["x.cot", COT])
    page.evaluate("gridnorthMap.drawings.set([])")
    events = {one.get("uid"): one for one in ET.fromstring("<a>" + downloaded(page, "Cursor on Target").split("?>")[-1] + "</a>")}
    assert events["a"].get("type") == "a-f-G-U-C" and events["a"].get("time") == "2026-07-01T08:00:00Z"
    assert float(events["a"].find("point").get("hae")) == 12.5
    assert events["c"].find("detail/sensor").get("range") == "2000"
    # The height at the new place is unknown.
    page.evaluate("gridnorthMap.markers.select(gridnorthMap.markers.all()[0]), gridnorthMap.openPanel('markers')")
    page.get_by_label("Position, in any notation").fill("46 8")
    assert "altitude" not in page.evaluate(MARKERS)[0]


def test_a_table_has_the_points_and_says_what_it_has_not(page):
    page.evaluate("""() => {
      gridnorthMap.markers.add({ latitude: 48.5, longitude: 2.25 }, { name: 'Tower, "the" one', rings: "1 km", altitude: 12.5 });
      gridnorthMap.route.set([{ latitude: 1, longitude: 2 }, { latitude: 3, longitude: 4 }]);
    }""")
    text = downloaded(page, "CSV")
    assert page.locator("#message").inner_text() == "Saved as map.csv. CSV cannot hold 2 lines and shapes."
    (row,) = csv.DictReader(io.StringIO(text, newline=""))
    assert row == {
        "name": 'Tower, "the" one', "latitude": "48.5", "longitude": "2.25", "altitude": "12.5", "time": "", "mgrs": page.evaluate("gridnorthMap.gn.mgrsEncode({ latitude: 48.5, longitude: 2.25 })"),
    }  # fmt: skip
    before = page.evaluate("({ latitude, longitude, name, altitude }) => [latitude, longitude, name, altitude]", page.evaluate(MARKERS)[0])
    nothing(page)
    drop(page, ["map.csv", text])
    assert page.evaluate("({ latitude, longitude, name, altitude }) => [latitude, longitude, name, altitude]", page.evaluate(MARKERS)[0]) == before


def test_what_a_format_cannot_hold_is_told(page):
    drop(page, ["a.kml", KML])
    page.evaluate("gridnorthMap.markers.add({ latitude: 1, longitude: 2 }, { name: 'a\u0001b' })")
    text = downloaded(page, "Cursor on Target")
    assert page.locator("#message").inner_text() == "Saved as map.cot. Cursor on Target cannot hold 1 hole and 1 feature."
    assert text.count("<event ") == 3


def test_an_empty_map_has_nothing_to_download(page):
    page.evaluate("gridnorthMap.openPanel('share')")
    page.get_by_role("button", name="Download", exact=True).click()
    assert page.locator("#message").inner_text() == "There is nothing on the map to download."


# Counts work that makes a page stand still: calls of the library, and how often lines are sent to MapLibre.
COUNTED = """{
  const { instantiate } = WebAssembly;
  window.work = { calls: 0, sent: 0 };
  const counted = (exports) => Object.fromEntries(Object.entries(exports).map(([name, one]) =>
    [name, typeof one === "function" ? (...values) => { work.calls += 1; return one(...values); } : one]));
  WebAssembly.instantiate = async (...values) => ({ exports: counted((await instantiate(...values)).exports) });
}"""


def test_a_long_track_is_one_line_and_goes_in_one_step(light_page, address, settled):
    page, problems = light_page(reduced_motion="reduce"), []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.add_init_script(COUNTED)
    page.goto(address + "#6.4/56.1/11.4")
    settled(page)
    points = "".join(f'<trkpt lat="{46 + i / 1e5:.5f}" lon="{(179.5 + i / 1e5 + 180) % 360 - 180:.5f}"/>' for i in range(100_000))
    page.evaluate("""() => {
      const source = gridnorthMap.map.getSource("still-lines"), { setData } = source;
      source.setData = (...values) => { work.sent += 1; return setData.apply(source, values); };
      work.calls = 0;
    }""")
    count = page.evaluate("document.querySelectorAll('*').length")
    assert drop(page, ["long.gpx", f"<gpx><trk><name>Long</name><trkseg>{points}</trkseg></trk></gpx>"]).startswith("long.gpx: 1 read.")
    # The library is asked for the line, not for each of its points: 50 times, with a few frames of the map.
    assert 0 < page.evaluate("work.calls") < 5000
    assert "kept for the next visit" in page.locator("#message").inner_text()
    assert page.evaluate("document.querySelectorAll('*').length") < count + 10
    assert page.locator("#handles .handle").count() == 0
    (line,) = page.evaluate("gridnorthMap.shapes.features().map(({ geometry }) => [geometry.type, geometry.coordinates.flat(1).length])")
    assert line[0] == "MultiLineString" and line[1] >= 100_000
    page.wait_for_function("gridnorthMap.map.loaded() && !gridnorthMap.map.isMoving()")
    assert abs(page.evaluate("gridnorthMap.center().longitude")) > 179
    page.wait_for_function("gridnorthMap.map.querySourceFeatures('still-lines').length > 0")
    # Once: unchanged lines are not sent again in each frame.
    page.evaluate("gridnorthMap.redraw(), new Promise((drawn) => gridnorthMap.grid.once('draw', () => drawn()))")
    assert page.evaluate("work.sent") == 1
    page.keyboard.press("Control+z")
    assert page.evaluate(DRAWN) == [] and page.evaluate("gridnorthMap.shapes.features()") == []
    assert problems == []


def test_many_points_are_dots_that_say_their_names(page):
    points = "".join(f'<wpt lat="{46 + i / 1000}" lon="8"><name>P{i}</name></wpt>' for i in range(600))
    points += '<wpt lat="89.5" lon="8"><name>High</name></wpt>'
    assert drop(page, ["many.gpx", f"<gpx>{points}</gpx>"]) == "many.gpx: 601 read."
    assert page.evaluate(MARKERS) == [] and len(page.evaluate(DRAWN)) == 601
    page.evaluate("gridnorthMap.map.jumpTo({ zoom: 16, center: [8, 46.3] })")
    page.wait_for_function("gridnorthMap.map.queryRenderedFeatures({ layers: ['still-points'] }).length > 0")
    place = page.evaluate("gridnorthMap.project({ latitude: 46.3, longitude: 8 })")
    page.mouse.click(place["x"], place["y"])
    page.wait_for_function("document.getElementById('message').textContent === 'P300'")
    page.evaluate("gridnorthMap.openPanel('share')")
    assert page.locator("#panel .rows li").count() == 101
    assert "and 501 more" in page.locator("#panel .rows").inner_text()


def test_lines_and_areas_are_kept_edited_and_removed(page, settled):
    drop(page, ["a.kml", KML])
    page.reload()
    settled(page)
    assert names(page, DRAWN) == ["Lake", "Path"] and names(page, MARKERS) == ["Hut"]
    page.evaluate("gridnorthMap.openPanel('share')")
    # A polygon of this page has no holes.
    assert page.get_by_role("button", name="Edit Lake").count() == 0
    page.get_by_role("button", name="Edit Path").click()
    assert page.evaluate("gridnorthMap.route.points()") == [{"latitude": 46, "longitude": 8}, {"latitude": 46.2, "longitude": 8.1}]
    assert names(page, DRAWN) == ["Lake"]
    page.keyboard.press("Control+z")
    assert page.evaluate("gridnorthMap.route.points()") == [] and names(page, DRAWN) == ["Lake", "Path"]
    page.evaluate("gridnorthMap.openPanel('share')")
    page.get_by_role("button", name="Remove Lake").click()
    assert names(page, DRAWN) == ["Path"]
    page.keyboard.press("Control+z")
    page.get_by_role("button", name="Remove all").click()
    assert names(page, DRAWN) == []
    page.keyboard.press("Control+z")
    assert sorted(names(page, DRAWN)) == ["Lake", "Path"]


def test_what_was_kept_and_is_wrong_is_passed_over(open_map, settled):
    page = open_map(reduced_motion="reduce")
    wrong = [None, 7, {}, {"type": "Feature", "properties": {}, "geometry": {"type": "LineString", "coordinates": [["a", None], [1, 2]]}}]
    page.evaluate("(wrong) => localStorage.setItem('gridnorth.files', JSON.stringify(wrong))", wrong)
    page.reload()
    settled(page)
    assert page.evaluate(DRAWN) == []


def asked(page, key) -> int:
    """Presses a key; how often the page asks for files. The dialog itself, of which a browser has one at a time, is not opened."""
    page.evaluate("""() => {
      window.asked = 0;
      document.querySelector("input[type=file]").addEventListener("click", (event) => { asked += 1; event.preventDefault(); });
    }""")
    page.keyboard.press(key)
    return page.evaluate("asked")


def test_files_are_chosen_and_downloaded_with_the_keyboard(page, tmp_path):
    for name, text in [("a.gpx", GPX), ("b.kml", KML)]:
        (tmp_path / name).write_text(text, encoding="utf-8")
    page.locator("[data-panel=share]").first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Open files…").focus()
    assert asked(page, "Enter") == 1
    page.locator("input[type=file]").set_input_files([tmp_path / "a.gpx", tmp_path / "b.kml"])
    page.wait_for_function("gridnorthMap.drawings.all().length === 4")
    page.get_by_label("Download all of the map as").focus()
    page.keyboard.press("k")
    page.keyboard.press("Tab")
    with page.expect_download() as started:
        page.keyboard.press("Enter")
    assert started.value.suggested_filename == "map.kml"


def test_a_key_opens_files(open_map):
    page = open_map(fresh=True, reduced_motion="reduce")
    assert asked(page, "f") == 1
    assert page.locator("#keys dd", has_text="GPX, KML, CoT, GeoJSON or CSV").count() == 1


# A list of positions without a header, as before.


def test_a_text_that_is_dropped_is_the_list(page):
    page.evaluate("gridnorthMap.list.set('56 11; mine')")
    assert drop(page, ["places.txt", "31U DQ 48250 11951\tTower\n48.2, 16.4; Vienna\nnothing\n"]) == "places.txt: 2 read."
    assert page.locator("#panel textarea").is_visible()
    assert page.evaluate("gridnorthMap.list.rows().map(({ name }) => name)") == ["Tower", "Vienna", ""]
    page.get_by_role("button", name="Undo").click()
    assert page.evaluate("gridnorthMap.list.rows().map(({ name }) => name)") == ["mine"]


def test_a_list_that_is_too_long_is_refused(page):
    assert drop(page, ["all.txt", "48.2, 16.4\n" * 500_000]) == "all.txt could not be read. It is too large: a list may have 5 MB."
