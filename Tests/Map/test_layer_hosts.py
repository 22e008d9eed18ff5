# SPDX-License-Identifier: MIT
"""The grid on Leaflet, OpenLayers and deck.gl: the particular features of each."""

from __future__ import annotations

import math

import pyproj
import pytest
from Map.layers import CASES, FRAMES, SIZE, View, ink, on_lines

MIDDLE = [SIZE["width"] / 2, SIZE["height"] / 2]
PLAIN = "grid.setOptions({ labels: 'none', highlight: false, theme: 'light' })"

# Waits until the map has drawn its new state, and the grid above that.
SETTLED = f"""{FRAMES}.then(() => grid.painter && new Promise((drawn) => grid.once("draw", () => drawn()).refresh()))"""


def places(epsg: int, easting: float, northing: float, spacing: float, count: int = 2) -> tuple[list, list]:
    """Positions on lines around a crossing, and in the middle of cells: [longitude, latitude]; by PROJ."""
    to_degrees = pyproj.Transformer.from_crs(epsg, 4326, always_xy=True)
    steps = range(-count, count + 1)
    lines = [(easting + i * spacing, northing + (j + 0.4) * spacing) for i in steps for j in steps]
    lines += [(easting + (i + 0.4) * spacing, northing + j * spacing) for i in steps for j in steps]
    middles = [(easting + (i + 0.5) * spacing, northing + (j + 0.5) * spacing) for i in steps for j in steps]
    return [to_degrees.transform(*place) for place in lines], [to_degrees.transform(*place) for place in middles]


def on_screen(pixels: list) -> list:
    return [(x, y) for x, y in pixels if 10 < x < SIZE["width"] - 10 and 10 < y < SIZE["height"] - 10]


def require_grid(page, lines: list, middles: list, least: int = 12) -> None:
    """The page has ink at pixels on lines, and none in cells."""
    lines, middles = on_screen(lines), on_screen(middles)
    assert len(lines) >= least and len(middles) >= least / 3
    assert min(ink(page, lines)) > 40
    assert max(ink(page, middles)) == 0


@pytest.fixture
def leaflet(open_layer):
    page = open_layer("leaflet")
    page.evaluate(PLAIN)
    return page


@pytest.fixture
def openlayers(open_layer):
    page = open_layer("openlayers")
    page.evaluate(PLAIN)
    return page


@pytest.fixture
def deck(open_layer):
    page = open_layer("deck")
    page.evaluate(PLAIN)
    return page


def test_leaflet_drags_the_grid_along(leaflet):
    case = CASES["Paris"]
    leaflet.evaluate(f"map.setView([{case.view.latitude}, {case.view.longitude}], {case.view.zoom + 1}, {{ animate: false }})")
    leaflet.mouse.move(400, 300)
    leaflet.mouse.down()
    leaflet.mouse.move(437, 322, steps=4)
    leaflet.evaluate(SETTLED)
    # The button is still down. The map has moved 37 pixels to the right and 22 down.
    lines, middles = on_lines(case)
    moved = lambda pixels: [(x + 37, y + 22) for x, y in pixels]  # noqa: E731
    offset = leaflet.evaluate("(({ left, top }) => [left, top])(grid.canvas.getBoundingClientRect())")
    assert offset == [0, 0]
    require_grid(leaflet, moved(lines), moved(middles))
    leaflet.mouse.up()


def test_leaflet_scales_the_grid_while_it_zooms(leaflet):
    leaflet.evaluate("map.setView([48.86, 2.3], 12, { animate: false })")
    found = leaflet.evaluate("""new Promise(done => {
      // A cell's corner, on the screen now; Leaflet's CSS moves it to where the next zoom has it.
      map.once("zoomanim", () => setTimeout(() => {
        const { a, e, f } = new DOMMatrix(grid.canvas.style.transform);
        const pane = new DOMMatrix(map.getPane("mapPane").style.transform);
        done([a, e + pane.e, f + pane.f, map.getZoom()]);
      }));
      map.setZoomAround(L.point(0, 0), 13, { animate: true });
    })""")
    # Around the corner at the top left, it grows to twice its size and stays where it is.
    assert found[0] == 2 and found[1:3] == pytest.approx([0, 0], abs=1)
    leaflet.wait_for_function("!map._animatingZoom")
    leaflet.evaluate(SETTLED)
    assert leaflet.evaluate("new DOMMatrix(grid.canvas.style.transform).a") == 1
    assert leaflet.evaluate("grid.painter.parts[0].spacing") == 1000


def test_leaflet_shows_the_world_more_than_once(leaflet):
    leaflet.evaluate("map.setView([20, 100], 1, { animate: false })")
    leaflet.evaluate(SETTLED)
    pixels = leaflet.evaluate("""[-300, -102, 0, 60, 162, 240].map(longitude => {
      const { x, y } = map.latLngToContainerPoint([21.5, longitude]);
      return [x, y];
    })""")
    assert min(ink(leaflet, on_screen(pixels))) > 60 and len(on_screen(pixels)) >= 4
    # The parallels go on where the worlds meet, and do not run back across the map.
    between = leaflet.evaluate("""[-260, -100, 20, 100, 181, 262].map(longitude => {
      const { x, y } = map.latLngToContainerPoint([16, longitude]);
      return [x, y];
    })""")
    assert min(ink(leaflet, on_screen(between))) > 60
    assert leaflet.evaluate("grid.cellAt(map.latLngToContainerPoint([49, 2.3 - 360])).reference") == "31U"


def test_leaflet_with_degrees_as_its_plane(leaflet):
    leaflet.evaluate("""() => {
      grid.remove();
      document.body.innerHTML = "<div id='map'></div>";
      window.map = L.map("map", { crs: L.CRS.EPSG4326, center: [48.86, 2.3], zoom: 11, zoomSnap: 0 });
      grid.addTo(map);
    }""")
    leaflet.wait_for_function("grid.painter?.parts.length > 0")
    leaflet.evaluate(SETTLED)
    spacing = leaflet.evaluate("grid.painter.parts[0].spacing")
    lines, middles = places(32631, 448_000 // spacing * spacing, 5_412_000 // spacing * spacing, spacing, 5)
    degree = 256 * 2**11 / 180
    plane = lambda found: [(MIDDLE[0] + (lon - 2.3) * degree, MIDDLE[1] - (lat - 48.86) * degree) for lon, lat in found]  # noqa: E731
    require_grid(leaflet, plane(lines), plane(middles), 6)


def test_leaflet_takes_the_grid_away_and_back(leaflet):
    count = "[document.querySelectorAll('canvas.gridnorth-grid').length, Object.keys(map.getPanes()).length, map._events.move?.length ?? 0]"
    before = leaflet.evaluate(count)
    leaflet.evaluate("grid.remove()")
    after = leaflet.evaluate(count)
    assert [a - b for a, b in zip(after, before)] == [-1, -1, -1]
    assert leaflet.evaluate("[map.hasLayer(grid), grid.painter]") == [False, None]
    leaflet.evaluate("map.panBy([50, 0], { animate: false })")
    # The control of layers, and groups, handle it like any other.
    leaflet.locator(".leaflet-control-layers").hover()
    leaflet.locator(".leaflet-control-layers input").check()
    leaflet.wait_for_function("map.hasLayer(grid) && grid.painter?.parts.length > 0")
    leaflet.locator(".leaflet-control-layers input").uncheck()
    assert not leaflet.evaluate("map.hasLayer(grid)")
    leaflet.evaluate("(window.group = L.layerGroup([grid]).addTo(map))")
    assert leaflet.evaluate("map.hasLayer(grid)")
    leaflet.evaluate("group.remove()")
    assert leaflet.evaluate(count) == after


def test_leaflet_moves_the_grid_to_another_map(leaflet):
    leaflet.evaluate("""() => {
      const other = document.createElement("div");
      other.style.height = "200px";
      document.body.append(other);
      window.other = L.map(other).setView([0, 0], 3);
      grid.addTo(window.other);
    }""")
    leaflet.wait_for_function("grid.painter?.parts.length > 0")
    leaflet.evaluate("map.panBy([10, 0], { animate: false }), other.panBy([10, 0], { animate: false })")
    assert leaflet.evaluate("[map.hasLayer(grid), other.hasLayer(grid), document.querySelectorAll('canvas.gridnorth-grid').length]") == [False, True, 1]


def test_a_map_at_rest_follows_the_pixels_of_the_screen(leaflet):
    """Chromium reports another screen only with a frame, so the test does it."""
    leaflet.evaluate("""() => {
      const told = window.matchMedia;
      window.queries = [];
      window.matchMedia = (query) => { const made = told(query); queries.push(made); return made; };
      grid.remove();
      grid.addTo(map);
    }""")
    leaflet.wait_for_function("grid.painter?.parts.length > 0 && grid.canvas.width === 900")
    leaflet.evaluate("""() => {
      Object.defineProperty(window, "devicePixelRatio", { value: 2 });
      queries.filter(({ media }) => media.includes("resolution")).forEach((query) => query.dispatchEvent(new Event("change")));
    }""")
    leaflet.wait_for_function("grid.canvas.width === 1800 && grid.canvas.clientWidth === 900")


def test_leaflet_in_a_shadow_tree_has_no_number_behind_its_controls(leaflet):
    """Without its controls, the number of a line is where the buttons are."""
    inside = leaflet.evaluate("""async () => {
      const { mgrsGrid } = await import("gridnorth/leaflet");
      document.body.innerHTML = "<div id='host'></div>";
      const root = document.getElementById("host").attachShadow({ mode: "open" });
      root.innerHTML = "<link rel='stylesheet' href='leaflet.css'><div id='map' style='height: 300px; width: 500px'></div>";
      await new Promise((loaded) => root.querySelector("link").addEventListener("load", loaded));
      const map = L.map(root.getElementById("map"), { zoomControl: false }).setView([50, 3], 9);
      const behind = async (grid) => {
        await new Promise((drawn) => grid.once("draw", drawn));
        return grid.painter.texts.filter(({ x, y }) => x < 44 && y > 10 && y < 75).length;
      };
      const plain = mgrsGrid().addTo(map), without = await behind(plain);
      plain.remove();
      L.control.zoom().addTo(map);
      return [without, await behind(mgrsGrid().addTo(map))];
    }""")
    assert inside[0] > 0 and inside[1] == 0


@pytest.mark.parametrize("turn", [0, 0.6, -2.4])
def test_openlayers_turns_the_grid(openlayers, turn):
    view = View(48.86, 2.3, 11.6)
    openlayers.evaluate(f"""(() => {{ const view = map.getView();
      view.setCenter([2.3, 48.86]), view.setZoom({view.zoom + 1}), view.setRotation({turn}); }})()""")
    openlayers.evaluate(SETTLED)

    def turned(found: list) -> list:
        pixels = []
        for longitude, latitude in found:
            x, y = (a - b for a, b in zip(view.pixel(longitude, latitude), MIDDLE))
            pixels.append((MIDDLE[0] + x * math.cos(turn) - y * math.sin(turn), MIDDLE[1] + x * math.sin(turn) + y * math.cos(turn)))
        return pixels

    lines, middles = places(32631, 449_000, 5_412_000, 1_000, 4)
    require_grid(openlayers, turned(lines), turned(middles))


def test_openlayers_with_degrees_as_its_plane(openlayers):
    openlayers.evaluate("""() => {
      const View = map.getView().constructor;
      map.setView(new View({ projection: "EPSG:4326", center: [15.6, 78.2], resolution: 0.002 }));
    }""")
    openlayers.evaluate(SETTLED)
    spacing = openlayers.evaluate("grid.painter.parts[0].spacing")
    lines, middles = places(32633, 510_000, 8_680_000, spacing, 3)
    plane = lambda found: [(MIDDLE[0] + (lon - 15.6) / 0.002, MIDDLE[1] - (lat - 78.2) / 0.002) for lon, lat in found]  # noqa: E731
    require_grid(openlayers, plane(lines), plane(middles), 6)
    assert openlayers.evaluate(f"grid.cellAt({MIDDLE}).reference").startswith("33XWG")


def test_openlayers_with_a_projection_that_is_told(openlayers):
    """Polar stereographic, as maps of the Arctic have it: EPSG:3995, by formulas of Snyder's for the sphere that is near enough."""
    to_map = pyproj.Transformer.from_crs(4326, "+proj=stere +lat_0=90 +lon_0=0 +R=6371000", always_xy=True)
    openlayers.evaluate("""() => {
      map.removeControl(grid);
      const R = 6371000, radian = 180 / Math.PI;
      const transform = {
        fromDegrees: ([lon, lat]) => {
          const r = 2 * R * Math.tan((90 - lat) / 2 / radian);
          return [r * Math.sin(lon / radian), -r * Math.cos(lon / radian)];
        },
        toDegrees: ([x, y]) => [Math.atan2(x, -y) * radian, 90 - 2 * Math.atan(Math.hypot(x, y) / (2 * R)) * radian],
      };
      window.grid = new grid.constructor({ transform, labels: "none", highlight: false });
      const View = map.getView().constructor;
      map.setView(new View({ projection: "EPSG:3857", center: [0, 0], resolution: 1500 }));
      map.getView().setCenter([0, 0]);
      map.addControl(grid);
    }""")
    openlayers.wait_for_function("grid.painter?.parts.length > 0")
    openlayers.evaluate(SETTLED)
    plane = lambda found: [(MIDDLE[0] + x / 1500, MIDDLE[1] - y / 1500) for x, y in (to_map.transform(*place) for place in found)]  # noqa: E731
    to_degrees = pyproj.Transformer.from_crs(5041, 4326, always_xy=True)
    circle = [(longitude, 84) for longitude in range(-175, 180, 10)]
    lines = [to_degrees.transform(2_000_000 + 100_000 * i, 1_650_000 + 35_000 * j) for i in (-2, -1, 1, 2, 3) for j in range(6)]
    circle, lines = on_screen(plane(circle)), on_screen(plane(lines))
    assert len(circle) > 8 and len(lines) > 20
    assert min(ink(openlayers, circle)) > 60
    assert min(ink(openlayers, lines)) > 40


def test_openlayers_takes_the_grid_away_and_back(openlayers):
    count = "[document.querySelectorAll('canvas.gridnorth-grid').length, map.getControls().getLength(), map.listeners_.postrender.length]"
    before = openlayers.evaluate(count)
    openlayers.evaluate("map.removeControl(grid)")
    assert [a - b for a, b in zip(openlayers.evaluate(count), before)] == [-1, -1, -1]
    openlayers.evaluate("map.renderSync()")
    openlayers.evaluate("map.addControl(grid)")
    openlayers.wait_for_function("grid.painter?.parts.length > 0")
    assert openlayers.evaluate(count) == before


@pytest.mark.parametrize("bearing, pitch", [(0, 0), (40, 0), (-100, 45)])
def test_deck_turns_and_tilts_the_grid(deck, bearing, pitch):
    state = f"{{ longitude: 2.3, latitude: 48.86, zoom: 12.2, bearing: {bearing}, pitch: {pitch} }}"
    deck.evaluate(f"map.setProps({{ viewState: {state} }})")
    deck.evaluate(SETTLED)
    lines, middles = places(32631, 449_000, 5_412_000, 1_000, 3)
    project = "places => places.map(place => map.getViewports()[0].project(place))"
    require_grid(deck, deck.evaluate(project, lines), deck.evaluate(project, middles))
    if bearing == pitch == 0:
        # deck.gl has the pixels of Web Mercator.
        view = View(48.86, 2.3, 12.2)
        require_grid(deck, [view.pixel(*place) for place in lines], [view.pixel(*place) for place in middles])


@pytest.mark.parametrize("zoom", [0, 1.5])
def test_deck_has_the_grid_on_its_globe(deck, zoom):
    deck.evaluate(f"""() => {{
      const globe = createDeck({{
        container: document.getElementById("map"),
        jsonInput: {{ initialViewState: {{ longitude: 15, latitude: 40, zoom: {zoom} }}, views: [{{ "@@type": "_GlobeView" }}], layers: [] }},
      }});
      map.setProps({{ widgets: [] }});
      window.map = globe;
      map.setProps({{ widgets: [grid] }});
    }}""")
    deck.wait_for_function("grid.painter?.parts.length > 0 && map.getViewports()[0]")
    deck.evaluate(SETTLED)
    assert deck.evaluate("map.getViewports()[0].projectionMode") == 2
    project = "places => places.map(place => map.getViewports()[0].project(place))"
    borders = on_screen(deck.evaluate(project, [[12, 44.4], [12, 50.3], [18, 34], [24, 44], [15, 48], [16, 40], [9, 24], [6, 12], [0, 30]]))
    assert len(borders) >= 5 and min(ink(deck, borders)) > 60
    assert deck.evaluate("grid.cellAt(map.getViewports()[0].project([13.4, 52.5])).reference") == "33U"
    # The far side cannot be seen; the middles of grid zones are empty.
    seen = deck.evaluate("""places => new Promise(done => {
      grid.once("draw", ({ view }) => done(places.map(place => view.project(...place, [0, 0]))));
      grid.refresh();
    })""", [[40, 15], [40, 30], [-40, -165], [10, 165], [-70, 15]])
    assert seen == [True, True, False, False, False]
    middles = on_screen(deck.evaluate(project, [[longitude, latitude] for longitude in range(-9, 40, 6) for latitude in (20, 28, 36, 44, 52)]))
    assert len(middles) > 20 and max(ink(deck, middles)) == 0
    if zoom == 0:
        # Beside it is nothing.
        assert max(ink(deck, [(x, y) for x in range(5, 80, 9) for y in range(5, 80, 9)])) == 0
        assert deck.evaluate("grid.cellAt([5, 5])") is None


def test_deck_takes_the_grid_away_and_back(deck):
    deck.evaluate("map.setProps({ widgets: [] })")
    deck.evaluate(SETTLED)
    assert deck.evaluate("[document.querySelectorAll('canvas.gridnorth-grid').length, grid.painter]") == [0, None]
    deck.mouse.move(300, 300)
    deck.evaluate("map.redraw('test')")
    deck.evaluate("map.setProps({ widgets: [grid] })")
    deck.wait_for_function("grid.painter?.parts.length > 0")


def test_deck_passes_new_options_to_the_widget_that_is_there(deck):
    deck.evaluate("""async () => {
      const { MGRSGrid } = await import("gridnorth/deck");
      window.told = null;
      const options = { theme: "imagery", labels: "none", onCell: (cell) => (told = cell?.reference), wasm: "gridnorth/layer/grid.wasm" };
      map.setProps({ widgets: [new MGRSGrid(options)] });
    }""")
    assert deck.evaluate("[grid.options.theme, document.querySelectorAll('canvas.gridnorth-grid').length]") == ["imagery", 1]
    deck.mouse.move(300, 300)
    deck.wait_for_function("told && told === grid.painter.cell.reference")
