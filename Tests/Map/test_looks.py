# SPDX-License-Identifier: MIT
"""How drawings of files look: where their names stand, their colors, the frames of events, and many dots."""

from __future__ import annotations

import json
import math

import pytest
from Map.drops import DRAWN, EVENT, drop
from shapely.geometry import LineString, Point, Polygon, shape

# A view with the Alps, and everything that these tests draw.
ALPS = "#8/46/8.5"

AREAS = {
    "with a hole in its middle": [
        [[8, 45.8], [9, 45.8], [9, 46.3], [8, 46.3], [8, 45.8]], [[8.2, 45.9], [8.9, 45.9], [8.9, 46.2], [8.2, 46.2], [8.2, 45.9]],
    ],
    "like an L": [[[8, 45.7], [8.3, 45.7], [8.3, 46.2], [9.2, 46.2], [9.2, 46.4], [8, 46.4], [8, 45.7]]],
    "like a U": [[[8, 45.7], [8.4, 45.7], [8.4, 46.2], [8.8, 46.2], [8.8, 45.7], [9.2, 45.7], [9.2, 46.4], [8, 46.4], [8, 45.7]]],
}

# Where the names of files stand, in positions and in pixels, once they have been drawn in the view that is shown.
SPOTS = """async () => {
  const { map, grid, shapes, project } = gridnorthMap;
  while (!map.loaded() || map.isMoving()) await new Promise((done) => setTimeout(done));
  map.triggerRepaint();
  await new Promise((done) => grid.once("draw", () => done()));
  return shapes.labels().filter(({ of }) => of).map(({ text, point, spots }) => ({
    text, point, spots: (spots ?? []).map(({ point, away }) => ({ ...point, ...project(point), away })),
  }));
}"""


def feature(geometry: dict, **properties) -> dict:
    return {"type": "Feature", "properties": properties, "geometry": geometry}


def area(rings: list, **properties) -> dict:
    return feature({"type": "Polygon", "coordinates": rings}, **properties)


def line(points: list, **properties) -> dict:
    return feature({"type": "LineString", "coordinates": points}, **properties)


def draw(page, *features: dict) -> None:
    page.evaluate("(features) => void gridnorthMap.drawings.add(features)", list(features))


def look_at(page, zoom: float, latitude: float, longitude: float) -> None:
    page.evaluate("([zoom, lat, lng]) => void gridnorthMap.map.jumpTo({ zoom, center: [lng, lat] })", [zoom, latitude, longitude])


@pytest.mark.parametrize("name", AREAS)
def test_the_name_of_an_area_is_within_it_and_in_no_hole(open_map, name):
    page = open_map(ALPS, reduced_motion="reduce")
    draw(page, area(AREAS[name], name="Area"))
    (label,) = page.evaluate(SPOTS)
    polygon = shape({"type": "Polygon", "coordinates": AREAS[name]})
    assert len(label["spots"]) > 0
    for spot in [label["point"], *label["spots"]]:
        assert polygon.buffer(-0.02).contains(Point(spot["longitude"], spot["latitude"]))


def test_the_name_of_an_area_is_in_the_part_that_is_seen(open_map):
    page = open_map(ALPS, reduced_motion="reduce")
    (outer,) = AREAS["like a U"]
    draw(page, area([outer], name="Area"))
    for zoom, latitude, longitude in [(11, 45.75, 8.25), (11, 45.75, 9), (12, 46.3, 8.6)]:
        look_at(page, zoom, latitude, longitude)
        (label,) = page.evaluate(SPOTS)
        spot = label["spots"][0]
        assert 0 < spot["x"] < 800 and 0 < spot["y"] < 600
        assert Polygon(outer).contains(Point(spot["longitude"], spot["latitude"]))
    # Nothing of it is there: the name is nowhere.
    look_at(page, 12, 45.8, 8.6)
    assert page.evaluate(SPOTS)[0]["spots"] == []


def test_the_name_of_an_area_across_180_is_within_it(open_map):
    page = open_map("#6/-17/180", reduced_motion="reduce")
    ring = [[178, -18], [-178, -18], [-178, -16], [178, -16], [178, -18]]
    draw(page, area([ring], name="Fiji"))
    (label,) = page.evaluate(SPOTS)
    assert all(abs(spot["longitude"]) > 178 and -18 < spot["latitude"] < -16 for spot in [label["point"], *label["spots"]])
    assert abs(label["spots"][0]["longitude"]) > 179.9


def test_the_name_of_an_area_that_is_narrower_stands_below_it(open_map):
    page = open_map(ALPS, reduced_motion="reduce")
    ring = [[8.5, 46], [8.52, 46], [8.52, 46.03], [8.5, 46.03], [8.5, 46]]
    draw(page, area([ring], name="A long name"))
    (label,) = page.evaluate(SPOTS)
    assert label["spots"][0]["away"] == [0, 1]
    assert label["spots"][0]["latitude"] == pytest.approx(46, abs=1e-3)


def test_the_name_of_a_line_is_beside_its_visible_part(open_map):
    page = open_map(ALPS, reduced_motion="reduce")
    points = [[6, 45.2], [8.2, 46.1], [8.8, 45.9], [12, 47.4]]
    draw(page, line(points, name="Line"))
    for zoom, latitude, longitude in [(8, 46, 8.5), (12, 46, 8.5), (11, 45.6, 6.98)]:
        look_at(page, zoom, latitude, longitude)
        (label,) = page.evaluate(SPOTS)
        # The line as it is drawn: a geodesic, not the straight line of its ends.
        drawn = LineString(page.evaluate("""gridnorthMap.shapes.features().at(-1).geometry.coordinates.map(([longitude, latitude]) => {
          const { x, y } = gridnorthMap.project({ latitude, longitude });
          return [x, y];
        })"""))
        for spot in label["spots"]:
            assert drawn.distance(Point(spot["x"], spot["y"])) < 0.5
            assert 0 < spot["x"] < 800 and 0 < spot["y"] < 600
            # The text leaves the line at a right angle.
            right, down = spot["away"]
            assert math.hypot(right, down) == pytest.approx(1)
            assert drawn.distance(Point(spot["x"] + 10 * right, spot["y"] + 10 * down)) == pytest.approx(10, abs=0.3)
    look_at(page, 12, 47.5, 8)
    assert page.evaluate(SPOTS)[0]["spots"] == []


def test_a_name_does_not_wander_while_the_map_moves(page):
    draw(page, area([[[0, 50], [30, 50], [30, 62], [0, 62], [0, 50]]], name="Area"))
    before = page.evaluate(SPOTS)[0]["spots"][0]
    after = page.evaluate("""async () => {
      const { map, grid, shapes } = gridnorthMap;
      map.isMoving = () => true;
      map.panBy([150, 40], { animate: false });
      await new Promise((done) => grid.once("draw", () => done()));
      delete map.isMoving;
      return shapes.labels()[0].spots[0].point;
    }""")
    assert after == {"latitude": before["latitude"], "longitude": before["longitude"]}


KML = """<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>
<Style id="one"><LineStyle><color>80ff0000</color><width>5</width></LineStyle><PolyStyle><color>ff00ff00</color></PolyStyle>
<IconStyle><color>ff0080ff</color></IconStyle></Style>
<Style id="plain"><PolyStyle><fill>0</fill><outline>0</outline></PolyStyle></Style>
<StyleMap id="both"><Pair><key>highlight</key><styleUrl>#plain</styleUrl></Pair><Pair><key>normal</key><styleUrl>#one</styleUrl></Pair></StyleMap>
<StyleMap id="loop"><Pair><key>normal</key><styleUrl>#loop</styleUrl></Pair></StyleMap>
<Placemark><name>empty</name><styleUrl>#plain</styleUrl></Placemark>
<Placemark><name>bad</name><styleUrl>#plain</styleUrl><Point><coordinates>8,146</coordinates></Point></Placemark>
<Folder><Placemark><name>Map</name><styleUrl>#both</styleUrl><MultiGeometry>
<LineString><coordinates>8,46 9,46</coordinates></LineString><Point><coordinates>8,46</coordinates></Point></MultiGeometry></Placemark></Folder>
<Placemark><name>Own</name><styleUrl>#one</styleUrl><Style><LineStyle><color>ff0000ff</color></LineStyle></Style>
<LineString><coordinates>8,45 9,45</coordinates></LineString></Placemark>
<Placemark><name>Bare</name><styleUrl>#plain</styleUrl><Polygon><outerBoundaryIs><LinearRing><coordinates>8,47 9,47 9,48 8,47</coordinates>
</LinearRing></outerBoundaryIs></Polygon></Placemark>
<Placemark><name>None</name><styleUrl>#loop</styleUrl><LineString><coordinates>8,44 9,44</coordinates></LineString></Placemark>
<Placemark><name>Away</name><styleUrl>http://example.org/a.kml#one</styleUrl><LineString><coordinates>8,43 9,43</coordinates></LineString></Placemark>
</Document></kml>"""

ONE = {"stroke": "#0000ff", "stroke-opacity": 128 / 255, "stroke-width": 5, "fill": "#00ff00", "fill-opacity": 1, "marker-color": "#ff8000"}


def test_kml_keeps_its_colors(page):
    drop(page, ["a.kml", KML])
    looks = {one["properties"].pop("name"): one["properties"] for one in page.evaluate(DRAWN)}
    assert looks == {
        "Map": ONE, "Own": ONE | {"stroke": "#ff0000", "stroke-opacity": 1}, "Bare": {"fill-opacity": 0, "stroke-opacity": 0},
        "None": {}, "Away": {},
    }
    (marker,) = page.evaluate("gridnorthMap.markers.all()")
    assert marker["facts"] == ONE
    assert page.evaluate("getComputedStyle(document.querySelector('#handles .pin'), '::before').backgroundColor") == "rgb(255, 128, 0)"


def test_colors_are_on_the_map(open_map):
    page = open_map("#7/46.5/8.5", reduced_motion="reduce")
    look = {"stroke": "#ff0000", "fill": "rgb(0, 0, 255)", "fill-opacity": 0.5, "stroke-width": 99, "stroke-opacity": "none"}
    text = json.dumps({"type": "FeatureCollection", "features": [
        area([[[8, 46], [9, 46], [9, 47], [8, 47], [8, 46]]], **look), line([[8, 45.5], [9, 45.5]], stroke="url(evil)"),
    ]})
    drop(page, ["a.geojson", text])
    drawn = page.evaluate("gridnorthMap.shapes.features().map(({ properties }) => properties)")
    assert {key: value for key, value in drawn[0].items() if key not in ("kind", "name")} == {
        "stroke": "#ff0000", "fill": "rgb(0, 0, 255)", "fill-opacity": 0.5, "stroke-width": 12}
    assert "stroke" not in drawn[-1]
    page.wait_for_function("gridnorthMap.map.loaded() && gridnorthMap.map.queryRenderedFeatures({ layers: ['still-areas'] }).length > 0")
    fill, opacity, stroke, width = page.evaluate("""() => {
      const paint = (layer) => gridnorthMap.map.queryRenderedFeatures({ layers: [layer] }).map(({ layer: { paint } }) => paint);
      const [area] = paint("still-areas");
      const edge = paint("still-lines").find((one) => one["line-width"] === 12);
      return [area["fill-color"].toString(), area["fill-opacity"], edge["line-color"].toString(), edge["line-width"]];
    }""")
    assert (fill, opacity, stroke, width) == ("rgba(0,0,255,1)", 0.5, "rgba(255,0,0,1)", 12)


@pytest.mark.parametrize(
    ("letter", "frame"),
    [("f", "friend"), ("a", "friend"), ("h", "hostile"), ("s", "hostile"), ("n", "neutral"), ("u", "unknown"), ("p", "unknown"), ("x", None)],
)
def test_events_have_the_frame_of_their_affiliation(page, letter, frame):
    drop(page, ["a.cot", EVENT.format("a", f"a-{letter}-G-U-C", 46, 8.5, "Alpha", "")])
    classes = page.locator("#handles .pin").get_attribute("class").split()
    assert [one for one in classes if one in ("friend", "hostile", "neutral", "unknown")] == ([frame] if frame else [])
    assert page.locator("#handles .pin svg").count() == (1 if frame else 0)


def test_frames_differ_in_shape_and_in_color(page):
    frames = page.evaluate("import('./drawing/affiliations.js').then(({ FRAMES }) => FRAMES)")
    assert len(frames) == 4
    for key in ("shape", "color"):
        assert len({one[key] for one in frames.values()}) == 4


def test_many_events_are_frames_too(page):
    events = "\n".join(EVENT.format(f"e{i}", f"a-{'fhnu'[i % 4]}-G", 46 + (i // 25) / 20, 8 + (i % 25) / 20, f"E{i}", "") for i in range(600))
    events += EVENT.format("north", "a-h-G", 89, 8, "North", "")
    drop(page, ["many.cot", events])
    look_at(page, 10, 46.2, 8.5)
    page.wait_for_function("""() => {
      const { map } = gridnorthMap;
      return map.loaded() && new Set(map.queryRenderedFeatures({ layers: ["still-frames"] }).map(({ properties }) => properties.frame)).size === 4;
    }""")
    assert page.evaluate("gridnorthMap.map.queryRenderedFeatures({ layers: ['still-points'] }).length") == 0
    assert page.evaluate("['friend', 'hostile', 'neutral', 'unknown'].map((one) => gridnorthMap.map.hasImage(one))") == [True] * 4


def test_listed_points_are_rings_unlike_the_dots_of_cities(open_map):
    page = open_map(ALPS, reduced_motion="reduce")
    page.evaluate("gridnorthMap.list.set('46 8.5')")
    page.wait_for_function("gridnorthMap.map.loaded() && gridnorthMap.map.queryRenderedFeatures({ layers: ['still-points'] }).length > 0")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        page.wait_for_function("theme => document.documentElement.dataset.theme === theme && gridnorthMap.map.loaded()", arg=theme)
        middle, edge, width = page.evaluate("""async () => {
          const { map } = gridnorthMap;
          map.triggerRepaint();
          await new Promise((done) => map.once("render", done));
          const [{ layer: { paint } }] = map.queryRenderedFeatures({ layers: ["still-points"] });
          const sum = ({ r, g, b }) => r + g + b;
          return [sum(paint["circle-color"]), sum(paint["circle-stroke-color"]), paint["circle-stroke-width"]];
        }""")
        assert width > 2 and (middle > edge + 1 if theme == "light" else middle < edge - 1), theme


def test_dots_in_a_view_do_not_grow_with_the_points(open_map):
    """Of dots that cover each other one is drawn, at its own place; all come when the map is near."""
    page = open_map("#8/46/8.5", reduced_motion="reduce")
    points = [[8 + (i * 0.6180339887) % 1, 45.7 + (i * 0.7548776662) % 0.6] for i in range(20_000)]
    table = "latitude,longitude\n" + "".join(f"{latitude:.6f},{longitude:.6f}\n" for longitude, latitude in points)
    assert drop(page, ["many.csv", table]).startswith("many.csv: 20,000 read.")
    assert len(page.evaluate(DRAWN)) == 20_000
    drawn = "gridnorthMap.map.queryRenderedFeatures({ layers: ['still-points'] }).length"
    for zoom, most in [(8, 5000), (6, 500)]:
        look_at(page, zoom, 46, 8.5)
        page.wait_for_function(f"gridnorthMap.map.loaded() && {drawn} > 0")
        assert most / 10 < page.evaluate(drawn) < most, zoom
    look_at(page, 16, points[0][1], points[0][0])
    page.wait_for_function(f"gridnorthMap.map.loaded() && {drawn} > 0")
    near = page.evaluate("""() => {
      const { _sw: { lng: west, lat: south }, _ne: { lng: east, lat: north } } = gridnorthMap.map.getBounds();
      return gridnorthMap.drawings.all().filter(({ geometry: { coordinates: [x, y] } }) => x > west && x < east && y > south && y < north).length;
    }""")
    assert page.evaluate(f"new Set(gridnorthMap.map.queryRenderedFeatures({{ layers: ['still-points'] }}).map(({{ geometry }}) => geometry.coordinates.join())).size") >= near > 0


def test_a_large_file_says_that_it_is_read_and_drawn(page):
    page.evaluate("""() => {
      const told = (window.told = []);
      const message = document.getElementById("message");
      new MutationObserver(() => told.push(message.textContent)).observe(message, { childList: true, characterData: true, subtree: true });
    }""")
    drop(page, ["large.csv", "latitude,longitude\n" + "46.000000,8.000000\n" * 40_000])
    told = page.evaluate("told.filter((one, i) => one !== told[i - 1])")
    assert told[-3:-1] == ["Reading large.csv, 0.8 MB …", "Drawing 40,000 features …"]
    assert told[-1].startswith("large.csv: 40,000 read.")
