# SPDX-License-Identifier: MIT
"""The grid on MapLibre: features of that map only. It turns, tilts, is a globe, and gets another style."""

from __future__ import annotations

import re

import mgrs
import pyproj
import pytest
from Map.layers import CASES, FRAMES, LOADED, SIZE, ink, on_lines, texts

STYLE = """{ version: 8, sources: {}, layers: [{ id: "other", type: "background", paint: { "background-color": "#eeeeee" } }]%s }"""

# Whether the grid takes positions, [latitude, longitude], for visible.
SEEN = """places => new Promise(done => {
  grid.once("draw", ({ view }) => done(places.map(place => view.project(...place, [0, 0]))));
  grid.refresh();
})"""


@pytest.fixture
def page(open_layer):
    page = open_layer("maplibre")
    page.evaluate("grid.setOptions({ labels: 'none', highlight: false, theme: 'light' })")
    return page


def camera(page, options: str) -> None:
    """Moves the camera, and waits for the frame."""
    page.evaluate(f"""new Promise(done => {{
      map.jumpTo({options});
      map.once("idle", () => requestAnimationFrame(() => {{ grid.refresh(); grid.once("draw", () => done()); }}));
      map.triggerRepaint();
    }})""")


def places(epsg: int, easting: float, northing: float, spacing: float, count: int) -> tuple[list, list]:
    """Positions on lines around a line's crossing, and in the middle of cells: [longitude, latitude]."""
    to_degrees = pyproj.Transformer.from_crs(epsg, 4326, always_xy=True)
    steps = range(-count, count + 1)
    lines = [(easting + i * spacing, northing + (j + 0.4) * spacing) for i in steps for j in steps]
    lines += [(easting + (i + 0.4) * spacing, northing + j * spacing) for i in steps for j in steps]
    middles = [(easting + (i + 0.5) * spacing, northing + (j + 0.5) * spacing) for i in steps for j in steps]
    return [to_degrees.transform(*place) for place in lines], [to_degrees.transform(*place) for place in middles]


def pixels(page, positions: list) -> list:
    """Where MapLibre says that positions are, if they are on the screen."""
    found = page.evaluate("places => places.map(place => { const { x, y } = map.project(place); return [x, y]; })", positions)
    return [(x, y) for x, y in found if 10 < x < SIZE["width"] - 10 and 10 < y < SIZE["height"] - 10]


def page_of_the_guide(root, title: str) -> str:
    guide = (root / "docs/guides/web-maps.md").read_text()
    pages = re.findall(r"^```html\n(<!doctype html>.*?)^```$", guide, re.M | re.S)
    assert len(pages) == 2
    (text,) = [one for one in pages if f"<title>{title}</title>" in one]
    return text


def test_the_page_of_the_guide_without_a_map_is_painted(new_context, web_maps, root):
    text = page_of_the_guide(root, "A grid without a map")
    page, problems = new_context(viewport=SIZE).new_page(), []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.route("**/guide.html", lambda route: route.fulfill(body=text, content_type="text/html"))

    def fulfill(route) -> None:
        """The whole package, of which the pages of Examples/web have a part."""
        file = root / "build/web" / route.request.url.partition("/gridnorth/")[2]
        kind = "application/wasm" if file.suffix == ".wasm" else "text/javascript"
        route.fulfill(body=file.read_bytes(), content_type=kind)

    page.route("**/gridnorth/**", fulfill)
    page.goto(f"{web_maps}guide.html")
    # Lines and labels cover some hundredths of the canvas.
    page.wait_for_function("""() => {
        const { data } = document.querySelector("canvas").getContext("2d").getImageData(0, 0, 800, 600);
        let painted = 0;
        for (let i = 3; i < data.length; i += 4) painted += data[i] > 0;
        return painted > 2000 && painted < 200000;
    }""")
    page.context.close()
    assert problems == []


def test_the_page_of_the_guide_has_its_grid(new_context, web_maps, root):
    text = page_of_the_guide(root, "A map with a grid")
    page, problems = new_context(viewport=SIZE).new_page(), []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.route("**/guide.html", lambda route: route.fulfill(body=text, content_type="text/html"))
    page.goto(f"{web_maps}guide.html")
    page.locator("canvas.gridnorth-grid").wait_for(state="attached")
    page.mouse.move(400, 300)
    page.wait_for_function("document.title.startsWith('31UDQ')")
    page.context.close()
    assert problems == []


def test_range_rings_follow_their_marker(new_context, web_maps, root):
    """The page of docs/recipes/range-rings.md: rings are geodesic circles, and move with the marker, as their labels do."""
    recipe = (root / "docs/recipes/range-rings.md").read_text()
    (text,) = re.findall(r"^```html\n(<!doctype html>.*?)^```$", recipe, re.M | re.S)
    page, problems = new_context(viewport=SIZE).new_page(), []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda message: message.type in ("error", "warning") and "GPU" not in message.text and problems.append(message.text))
    page.on("request", lambda request: request.url.startswith((web_maps, "data:", "blob:")) or problems.append(request.url))
    page.route("**/rings.html", lambda route: route.fulfill(body=text, content_type="text/html"))
    page.goto(f"{web_maps}rings.html")
    page.locator("canvas.gridnorth-grid").wait_for(state="attached")
    page.wait_for_function("map.isStyleLoaded() && map.getSource('rings')")
    assert page.locator(".radius").all_text_contents() == ["50 km", "100 km", "200 km"]
    geodesic = pyproj.Geod(ellps="WGS84")
    for longitude, latitude in [(-5.35, 36.14), (-6.1, 35.9)]:
        page.evaluate("place => { marker.setLngLat(place); marker.fire('drag'); }", [longitude, latitude])
        drawn = page.evaluate("map.getSource('rings').serialize().data")["features"]
        rings = [one for one in drawn if one["properties"]["kind"] == "ring"]
        assert [one["properties"]["radius"] for one in rings] == [50_000, 100_000, 200_000]
        for ring in rings:
            for x, y in ring["geometry"]["coordinates"][0]:
                assert abs(geodesic.inv(longitude, latitude, x, y)[2] - ring["properties"]["radius"]) < 0.02
        centers = [one.bounding_box() for one in page.locator(".radius").all()]
        assert centers[0]["y"] > centers[1]["y"] > centers[2]["y"], "labels are north of the marker, one above the other"
    page.context.close()
    assert problems == []


@pytest.mark.parametrize("bearing, pitch", [(30, 0), (-120, 40), (75, 60), (180, 20)])
def test_lines_turn_and_tilt_with_the_map(page, bearing, pitch):
    camera(page, f"{{ center: [2.3, 48.86], zoom: 12.6, bearing: {bearing}, pitch: {pitch} }}")
    lines, middles = places(32631, 449_000, 5_412_000, 1_000, 2)
    lines, middles = pixels(page, lines), pixels(page, middles)
    assert len(lines) > 12 and len(middles) > 6
    assert min(ink(page, lines)) > 40
    assert max(ink(page, middles)) == 0


def test_a_tilted_map_has_lines_up_to_its_far_edge(page):
    camera(page, "{ center: [2.3, 48.86], zoom: 11.8, bearing: 20, pitch: 60 }")
    rows = page.evaluate("""() => {
      const context = grid.canvas.getContext("2d");
      const inked = y => context.getImageData(0, y, 900, 12).data.filter((value, i) => i % 4 === 3 && value > 40).length;
      return [2, 100, 300, 500, 620].map(inked);
    }""")
    assert min(rows) > 20


@pytest.mark.parametrize("zoom", [1.2, 3, 4.6, 6.5])
def test_lines_lie_on_the_globe_and_not_behind_it(page, zoom):
    page.evaluate("void map.setProjection({ type: 'globe' })")
    camera(page, f"{{ center: [15, 50], zoom: {zoom}, bearing: 0, pitch: 0 }}")
    # Borders of zones: the meridian 12, and the parallels 48 and 56.
    borders = pixels(page, [[12, 44.4], [12, 50.3], [12, 53], [18, 50], [15, 48], [16, 48], [13.6, 56], [16.7, 56]])
    assert len(borders) >= 2
    assert min(ink(page, borders)) > 60
    if zoom < 2:
        # Beside the globe there is nothing.
        corner = [(x, y) for x in range(4, 60, 8) for y in range(4, 60, 8)]
        assert max(ink(page, corner)) == 0
    # The far side cannot be seen; the middles of grid zones are empty.
    assert page.evaluate(SEEN, [[50, 15], [40, 30], [-40, -165], [10, 165], [-70, 15]]) == [True, True, False, False, False]
    middles = pixels(page, [[longitude, latitude] for longitude in range(-3, 40, 6) for latitude in (28, 36, 44, 52)])
    middles = [place for place in middles if zoom < 4]
    assert len(middles) > 20 or zoom > 4
    assert max(ink(page, middles), default=0) == 0
    lines = [place for place in places(32633, 500_000, 5_500_000, 100_000, 2)[0] if 12.1 < place[0] < 17.9]
    if zoom > 4:
        assert min(ink(page, pixels(page, lines))) > 40


def test_at_a_pole_the_globe_has_the_polar_grid(page):
    page.evaluate("void map.setProjection({ type: 'globe' })")
    camera(page, "{ center: [0, 85], zoom: 2.4 }")
    to_degrees = pyproj.Transformer.from_crs(5041, 4326, always_xy=True)
    lines = [to_degrees.transform(2_100_000, 1_850_000), to_degrees.transform(2_230_000, 1_700_000), to_degrees.transform(1_730_000, 1_600_000)]
    assert min(ink(page, pixels(page, lines))) > 40
    assert page.evaluate("grid.cellAt({ latitude: 89.5, longitude: 10 }).reference") == mgrs.MGRS().toMGRS(89.5, 10, MGRSPrecision=0)


def test_from_afar_all_of_ups_is_one_cell_of_utm(page):
    page.evaluate("map.setProjection({ type: 'globe' }), grid.setOptions({ content: 'utm' })")
    camera(page, "{ center: [0, 80], zoom: 0.2 }")
    assert page.evaluate("grid.painter.parts.at(-1).spacing") == 0
    cell = page.evaluate("grid.cellAt({ latitude: 89, longitude: 10 })")
    assert cell["reference"] == "UPS north" and {place["latitude"] for place in cell["outline"]} == {84, 90}


def test_the_sky_has_no_cell(page):
    page.evaluate("void map.setProjection({ type: 'globe' })")
    camera(page, "{ center: [15, 50], zoom: 0.5 }")
    assert page.evaluate("grid.cellAt([3, 3])") is None
    assert page.evaluate("grid.cellAt([450, 320]).reference") == "33U"


@pytest.mark.parametrize("how", ["{ diff: false }", "{ diff: true }"])
def test_a_new_style_keeps_the_grid(page, how):
    page.evaluate(f"void map.setStyle({STYLE % ''}, {how})")
    # While the style is on its way, too.
    page.evaluate("void map.jumpTo({ center: [2.31, 48.86], zoom: 11.5 })")
    page.wait_for_function("map.getLayer('other')")
    case = CASES["Paris"]
    camera(page, f"{{ center: [{case.view.longitude}, {case.view.latitude}], zoom: {case.view.zoom} }}")
    lines, middles = on_lines(case)
    assert min(ink(page, lines)) > 40
    assert max(ink(page, middles)) == 0
    page.evaluate(f"void map.setStyle({STYLE % ', projection: { type: `globe` }'}, {{ diff: false }})")
    page.wait_for_function("map.getProjection()?.type === 'globe'")
    # Its layer is in the new style: without the matrices that it gets, lines behind the globe would be drawn too.
    page.wait_for_function("Object.values(map.style._layers).some(({ id }) => id.startsWith('gridnorth-grid'))")
    camera(page, "{ center: [15, 50], zoom: 3 }")
    assert min(ink(page, pixels(page, [[12, 50.3], [12, 53], [18, 50]]))) > 60


def test_the_middle_of_the_map_may_be_moved_by_padding(page):
    camera(page, "{ center: [2.3, 48.86], zoom: 12.6, padding: { left: 300, top: 0, right: 0, bottom: 100 } }")
    lines, middles = places(32631, 449_000, 5_412_000, 1_000, 2)
    assert min(ink(page, pixels(page, lines))) > 40
    assert max(ink(page, pixels(page, middles))) == 0
    page.evaluate("grid.setOptions({ labels: 'edges' })")
    found = texts(page)
    assert found and min(text["x"] - text["width"] / 2 for text in found) >= 300
    assert max(text["y"] + text["size"] / 2 for text in found) <= SIZE["height"] - 100


def test_the_canvas_follows_the_size_of_the_map(page):
    page.set_viewport_size({"width": 700, "height": 500})
    page.wait_for_function("grid.canvas.width === 700 && grid.canvas.height === 500")
    assert page.evaluate("grid.canvas.clientWidth") == 700


def test_without_the_grid_nothing_is_left(page):
    count = """[document.querySelectorAll("canvas").length, map.getStyle().layers.length, map._listeners.render.length,
      map._listeners.styledata.length, Object.keys(map.style._layers).length, map.getContainer().querySelectorAll("*").length]"""
    before = page.evaluate(count)
    page.evaluate("void map.removeControl(grid)")
    after = page.evaluate(count)
    assert [a - b for a, b in zip(after, before)] == [-1, 0, -1, -1, -1, -2]
    page.mouse.move(300, 300)
    page.evaluate("new Promise(rests => map.once('idle', () => rests()).jumpTo({ zoom: 9 }))")
    page.evaluate(FRAMES)
    assert page.evaluate("grid.cellAt([10, 10])") is None
    page.evaluate("void map.addControl(grid)")
    page.wait_for_function("grid.painter?.parts.length > 0")
    assert page.evaluate(count) == before


def test_a_grid_that_is_removed_while_it_loads_does_not_come(page):
    page.evaluate("void map.removeControl(grid)")
    page.evaluate("""async () => {
      const { MGRSGrid } = await import("gridnorth/maplibre");
      window.other = new MGRSGrid({ wasm: "gridnorth/layer/grid.wasm?again" });
      map.addControl(other);
      map.removeControl(other);
    }""")
    page.evaluate(LOADED, "gridnorth/layer/grid.wasm?again")
    assert page.evaluate("[other.painter, document.querySelectorAll('.gridnorth-grid').length]") == [None, 0]


def test_a_module_that_is_missing_is_told(page):
    page.evaluate("""async () => {
      const { MGRSGrid } = await import("gridnorth/maplibre");
      window.other = new MGRSGrid({ wasm: "data:application/wasm;base64,AGFzbQEAAAA=" });
      other.on("error", ({ error }) => (window.told = error.message));
      map.addControl(other);
    }""")
    page.wait_for_function("window.told")


def test_a_library_that_is_there_already_is_used(page):
    page.evaluate("""async () => {
      map.removeControl(grid);
      const { load } = await import("./gridnorth/gridnorth.mjs");
      const gn = await load();
      const { MGRSGrid } = await import("gridnorth/maplibre");
      let calls = 0;
      const library = { ...gn, gridLines: (...values) => (calls++, gn.gridLines(...values)) };
      window.counted = () => calls;
      window.grid = new MGRSGrid({ library, labels: "none" });
      map.addControl(grid);
    }""")
    page.wait_for_function("grid.painter?.parts.length > 0")
    case = CASES["Paris"]
    camera(page, f"{{ center: [{case.view.longitude}, {case.view.latitude}], zoom: {case.view.zoom} }}")
    assert min(ink(page, on_lines(case)[0])) > 40
    before = page.evaluate("counted()")
    page.evaluate(f"new Promise(drawn => map.once('render', () => drawn()).triggerRepaint()).then(() => {FRAMES})")
    assert page.evaluate("counted()") == before


def test_a_map_that_passes_the_matrix_alone_has_the_grid_too(page):
    """Mapbox and MapLibre before version 5 call the render function of a custom layer with a matrix."""
    page.evaluate("""() => {
      const { implementation } = Object.values(map.style._layers).find(({ id }) => id.startsWith("gridnorth-grid"));
      const { render } = implementation;
      implementation.render = (gl, { defaultProjectionData }) => render(gl, Array.from(defaultProjectionData.mainMatrix), { name: "mercator" });
    }""")
    camera(page, "{ center: [2.3, 48.86], zoom: 12.4, bearing: 50, pitch: 40 }")
    lines, middles = places(32631, 449_000, 5_412_000, 1_000, 2)
    assert min(ink(page, pixels(page, lines))) > 40
    assert max(ink(page, pixels(page, middles))) == 0


def test_a_grid_that_is_added_twice_is_there_once(page):
    page.evaluate("void map.addControl(grid)")
    page.wait_for_function("grid.painter?.parts.length > 0")
    assert page.locator("canvas.gridnorth-grid").count() == 1
    page.evaluate("map.removeControl(grid), void map.removeControl(grid)")
    page.evaluate("new Promise((drawn) => { map.once('render', () => drawn()); map.triggerRepaint(); })")
    assert page.locator("canvas.gridnorth-grid").count() == 0
