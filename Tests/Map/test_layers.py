# SPDX-License-Identifier: MIT
"""The grid as a layer, on each of the map libraries: the pages of Examples/web."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import mgrs
import pytest
from effort import EFFORT
from Map.layers import CASES, FRAMES, LOADED, SIZE, View, ink, on_lines, texts
from playwright.sync_api import Page

# Code that shows a view on each map, without any flight.
SHOW = {
    "maplibre": "map.jumpTo({ center: [view[1], view[0]], zoom: view[2], bearing: 0, pitch: 0 })",
    "leaflet": "map.setView([view[0], view[1]], view[2] + 1, { animate: false })",
    "openlayers": "map.getView().setRotation(0), map.getView().setZoom(view[2] + 1), map.getView().setCenter([view[1], view[0]])",
    "deck": "map.setProps({ viewState: { latitude: view[0], longitude: view[1], zoom: view[2], bearing: 0, pitch: 0 } })",
}

# Code that makes a map draw its view again.
NUDGE = {
    "maplibre": "map.triggerRepaint()",
    "leaflet": "map.fire('move')",
    "openlayers": "map.render()",
    "deck": "map.redraw('test')",
}

# Shows a view, and waits until the grid of that view is drawn: not later than in the hundredth frame.
DRAWN = """async ([show, nudge, view]) => {
  const next = (type) => new Promise((done) => grid.once(type, done));
  if (!grid.painter) await next("load");
  eval(show);
  const [latitude, longitude, zoom] = view, pixel = 360 / (512 * 2 ** zoom);
  const isShown = ({ center, zoom: shown }) => Math.abs(shown - zoom) < 1e-6 && Math.abs(center.latitude - latitude) < 2 * pixel &&
    Math.abs((center.longitude - longitude + 540) % 360 - 180) < 2 * pixel;
  for (let i = 0; ; i++) {
    const drawn = next("draw");
    eval(nudge);
    if (isShown((await drawn).view)) break;
    if (i === 100) throw new Error("the map shows another view");
    await new Promise(requestAnimationFrame);
  }
  // Later changes of the map itself, such as its controls, are in the next one.
  await new Promise(requestAnimationFrame);
  grid.refresh();
  // That frame comes before this one, and none is left waiting.
  await new Promise(requestAnimationFrame);
}"""


@pytest.fixture(scope="session", params=SHOW)
def name(request) -> str:
    return request.param


@pytest.fixture(scope="session")
def shared(open_layers, name) -> Page:
    """One page for all tests of a library."""
    return open_layers(name)


@pytest.fixture
def page(shared) -> Page:
    """The page with the options that it starts with."""
    shared.mouse.move(SIZE["width"] - 2, SIZE["height"] - 2)
    shared.evaluate("""grid.setOptions({ theme: "light", content: "mgrs", spacing: "auto", minimumPixels: undefined,
      labels: "edges", references: false, inset: "auto", highlight: "outline", cover: "" })""")
    return shared


@pytest.fixture
def show(name) -> Callable[[Page, View], None]:
    def go(page: Page, view: View) -> None:
        page.evaluate(DRAWN, [SHOW[name], NUDGE[name], [view.latitude, view.longitude, view.zoom]])

    return go


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_lines_are_where_proj_says(page, show, case):
    page.evaluate("grid.setOptions({ labels: 'none', highlight: false })")
    show(page, case.view)
    lines, middles = on_lines(case)
    assert len(lines) >= 12 and len(middles) >= 3
    assert min(ink(page, lines)) > 40
    assert max(ink(page, middles)) == 0


@pytest.mark.parametrize("case", [CASES[name] for name in ("Paris", "Quito, at the equator", "Cape Town")])
def test_numbers_at_the_edges_are_those_of_the_lines_there(page, show, case):
    import pyproj

    show(page, case.view)
    to_degrees = pyproj.Transformer.from_crs(case.epsg, 4326, always_xy=True)
    to_grid = pyproj.Transformer.from_crs(4326, case.epsg, always_xy=True)
    east, north = to_grid.transform(case.view.longitude, case.view.latitude)
    found = [text for text in texts(page) if text["size"] == 13]
    seen = {"bottom": 0, "top": 0, "left": 0, "right": 0}
    for text in found:
        x, y = text["x"], text["y"]
        edge = (
            "bottom" if y > SIZE["height"] - 20 else "top" if y < 20 else "left" if x < 50 else "right" if x > SIZE["width"] - 50 else None
        )
        assert edge, text
        seen[edge] += 1
        digits = len(text["text"])
        # The line with these digits that is nearest to the middle of the view.
        cycle = 100_000
        value = int(text["text"]) * cycle // 10**digits
        along = value + cycle * round(((east if edge in ("top", "bottom") else north) - value) / cycle)
        offsets = []
        for step in range(-400, 401):
            across = (north if edge in ("top", "bottom") else east) + step * case.spacing / 20
            place = (along, across) if edge in ("top", "bottom") else (across, along)
            pixel = case.view.pixel(*to_degrees.transform(*place))
            offsets.append((abs(pixel[1] - y), abs(pixel[0] - x)) if edge in ("top", "bottom") else (abs(pixel[0] - x), abs(pixel[1] - y)))
        assert min(offsets)[1] < 12, (text, edge)
    assert min(seen.values()) >= 3, seen


def test_no_name_stands_twice_and_none_on_another(page, show):
    count = 0
    for view in [View(56, 9, 5.4), View(64, 12, 5.5), View(72, 15, 5.3), View(0, 33, 5.2), View(-17, 179.9, 6), View(48, 3, 4), View(20, 10, 1.6)]:
        show(page, view)
        found = texts(page)
        names = [text for text in found if text["size"] > 13 or view.zoom < 2]
        count += len(names)
        for i, one in enumerate(found):
            for other in found[i + 1 :]:
                close = abs(one["x"] - other["x"]), abs(one["y"] - other["y"])
                assert close[0] >= (one["width"] + other["width"]) / 2 - 1 or close[1] >= (one["size"] + other["size"]) / 2 - 4, (view, one, other)
        # The letters of squares come again after 18 degrees or 2000 km.
        if view.zoom > 3:
            world = 512 * 2**view.zoom / 360
            for i, one in enumerate(names):
                for other in names[i + 1 :]:
                    same = one["text"] == other["text"] and one["size"] == other["size"]
                    assert not (same and abs(one["x"] - other["x"]) < 4 * world and abs(one["y"] - other["y"]) < 4 * world), (view, one, other)
    assert count > 80


# The pixel of the world at the left and top edge of the map, where it is not that of the view: Leaflet has only whole ones.
CORNER = {"leaflet": "(({ x, y }) => [x, y])(map.getPixelBounds().min)"}


def test_the_cell_of_a_position_is_that_of_the_mgrs_package(page, show, name, seed):
    numbers = random.Random(seed)
    for case in CASES.values():
        show(page, case.view)
        precision = {100_000: 0, 10_000: 1, 1_000: 2, 100: 3, 10: 4}[case.spacing]
        pixels = [(numbers.uniform(0, SIZE["width"]), numbers.uniform(0, SIZE["height"])) for _ in range(round(100 * EFFORT))]
        corner = page.evaluate(CORNER[name]) if name in CORNER else case.view.corner
        positions = [case.view.position(x + corner[0], y + corner[1]) for x, y in pixels]
        at_pixels = page.evaluate("pixels => pixels.map(pixel => grid.cellAt(pixel).reference)", pixels)
        at_positions = page.evaluate(
            "places => places.map(([latitude, longitude]) => grid.cellAt({ latitude, longitude }).reference)", positions
        )
        for pixel, position, *found in zip(pixels, positions, at_pixels, at_positions):
            expected = references(*position, precision)
            assert set(found) <= expected, (case, pixel, position)


def references(latitude: float, longitude: float, precision: int) -> set[str]:
    """The references of a position in the mgrs package. That adds half a millimeter before it cuts digits, so close to the
    edge of a cell there are two, or four.
    """
    theirs, up = mgrs.MGRS(), 1e-8  # A millimeter.
    right = up / math.cos(math.radians(latitude))
    places = [(latitude + i * up, longitude + j * right) for i in (-1, 0, 1) for j in (-1, 0, 1)]
    return {theirs.toMGRS(*place, MGRSPrecision=precision) for place in places}


def test_the_cell_under_the_pointer_is_drawn_and_told(page, show):
    case = CASES["Paris"]
    show(page, case.view)
    page.evaluate("grid.setOptions({ highlight: true })")
    page.evaluate("window.cells = []; grid.on('cell', window.listener = ({ cell }) => cells.push(cell && cell.reference))")
    _, middles = on_lines(case)
    place = min(middles, key=lambda pixel: abs(pixel[0] - 450) + abs(pixel[1] - 320))
    assert ink(page, [place]) == [0]
    page.mouse.move(place[0], place[1] + 10)
    page.wait_for_function("cells.length > 0")
    page.wait_for_function(f"({{{'ink'}: {INK_ONE}}}).ink({place[0]}, {place[1]}) > 20")
    assert page.evaluate("cells.at(-1)") == page.evaluate("([x, y]) => grid.cellAt([x, y]).reference", place)
    # Written in groups.
    assert page.evaluate("cells.at(-1)") in [text["text"].replace(" ", "") for text in texts(page) if " " in text["text"]]
    page.evaluate("grid.setOptions({ highlight: false })")
    page.wait_for_function(f"({{{'ink'}: {INK_ONE}}}).ink({place[0]}, {place[1]}) === 0")
    page.evaluate("grid.off('cell', listener)")


INK_ONE = "(x, y) => grid.canvas.getContext('2d').getImageData(x, y, 1, 1).data[3]"


def test_labels_stay_within_the_rectangle_that_is_not_covered(page, show):
    for case in CASES.values():
        show(page, case.view)
        page.evaluate("grid.setOptions({ inset: { left: 200, top: 90, right: 60, bottom: 150 } })")
        found = texts(page)
        assert found
        for text in found:
            assert text["x"] - text["width"] / 2 >= 200 and text["x"] + text["width"] / 2 <= SIZE["width"] - 60, text
            assert text["y"] - text["size"] / 2 >= 90 and text["y"] + text["size"] / 2 <= SIZE["height"] - 150, text
        page.evaluate("grid.setOptions({ inset: 'auto' })")


def test_no_label_is_behind_what_covers_the_map(page, show):
    show(page, CASES["Paris"].view)
    page.evaluate("""() => {
      const card = document.createElement("div");
      card.className = "test-card";
      Object.assign(card.style, { position: "fixed", left: 0, top: 0, width: "260px", height: "200px", zIndex: 99, pointerEvents: "none" });
      document.body.append(card);
    }""")
    behind = lambda: [text for text in texts(page) if text["x"] - text["width"] / 2 < 260 and text["y"] - text["size"] / 2 < 200]  # noqa: E731
    assert behind()
    page.evaluate("grid.setOptions({ cover: '.test-card' })")
    assert not behind()
    page.evaluate("document.querySelector('.test-card').remove()")


def test_what_covers_the_map_counts_with_an_inset_too(page, show):
    show(page, CASES["Paris"].view)
    page.evaluate("""() => {
      const card = document.createElement("div");
      card.className = "test-card";
      Object.assign(card.style, { position: "fixed", left: "60px", top: "500px", width: "420px", height: "200px", zIndex: 99, pointerEvents: "none" });
      document.body.append(card);
      grid.setOptions({ inset: { bottom: 20 } });
    }""")
    inside = lambda: [text for text in texts(page) if 60 < text["x"] < 480 and text["y"] > 500]  # noqa: E731
    assert inside()
    page.evaluate("grid.setOptions({ cover: '.test-card' })")
    assert not inside()
    page.evaluate("document.querySelector('.test-card').remove()")


def test_options_change_what_is_drawn(page, show):
    case = CASES["Paris"]
    show(page, case.view)
    assert {text["size"] for text in texts(page)} >= {13, 9}
    page.evaluate("grid.setOptions({ labels: 'names' })")
    assert 13 not in {text["size"] for text in texts(page)}
    page.evaluate("grid.setOptions({ labels: 'none' })")
    assert texts(page) == []

    lines, _ = on_lines(case)
    page.evaluate("grid.setOptions({ spacing: 10_000, labels: 'none' })")
    texts(page)
    assert page.evaluate("grid.painter.parts[0].spacing") == 10_000
    assert min(ink(page, lines)) == 0
    page.evaluate("grid.setOptions({ spacing: 500, minimumPixels: 20 })")
    texts(page)
    _, middles = on_lines(case)
    assert min(ink(page, middles)) > 40

    color = "grid.setOptions({ theme: %s, spacing: 'auto' }), grid.painter.palette.line"
    assert len({page.evaluate(color % theme) for theme in ("'light'", "'dark'", "'imagery'", "{ line: '#ff0000' }")}) == 4
    texts(page)
    x, y = lines[0]
    assert page.evaluate("""([x, y]) => {
      const box = grid.canvas.getContext("2d").getImageData(Math.round(x) - 1, Math.round(y) - 1, 3, 3).data;
      return box.some((value, i) => i % 4 === 0 && value > 200 && box[i + 1] < 20 && box[i + 3] > 20);
    }""", [x, y])


@pytest.mark.parametrize(
    "options",
    [
        "{ colour: 1 }", "{ theme: 'pink' }", "{ theme: { line: 5 } }", "{ theme: { lines: '#fff' } }", "{ labels: 'all' }", "{ spacing: -1 }",
        "{ spacing: 0.001 }", "{ spacing: '1000' }", "{ content: 'utmost' }", "{ minimumPixels: 0 }", "{ minimumPixels: '60' }",
        "{ minimumPixels: Infinity }", "{ inset: 3 }", "{ inset: { left: NaN } }", "{ inset: { above: 3 } }", "{ highlight: 'yes' }",
        "{ references: 1 }", "{ cover: '!!' }", "{ cover: 7 }", "{ inset: { left: -5 } }", "{ onCell: 5 }", "{ onCell: () => {}, inset: 3 }",
        "{ theme: { line: 'notacolor' } }", "{ theme: { halo: '' } }", "{ theme: { casing: '#12345' } }",
    ],
)
def test_a_wrong_option_is_refused_and_changes_nothing(page, options):
    before = page.evaluate("grid.options")
    for call in (f"grid.setOptions({options})", f"new grid.constructor({options})"):
        assert page.evaluate(f"(() => {{ try {{ {call} }} catch (error) {{ return error.name }} }})()") == "TypeError", call
    assert page.evaluate("grid.options") == before


def test_every_color_of_a_canvas_is_taken(page):
    for color in ("#f80", "#ff8800", "#ff880080", "rgba(255, 255, 255, 0.9)", "hsl(30 100% 50%)", "rebeccapurple", "white", "black", "#000", "transparent"):
        assert page.evaluate("color => grid.setOptions({ theme: { line: color, casing: null } }).painter.palette.line", color) == color


def test_an_event_that_there_is_not_is_refused_and_a_listener_that_is_none(page, name):
    wrong = ["on('cel', () => {})", "once('loaded', () => {})", "on('', () => {})", "on('toString', () => {})", "on('cell', 5)", "on('cell')", "once('draw', {})"]
    for call in wrong:
        assert page.evaluate(f"(() => {{ try {{ grid.{call} }} catch (error) {{ return error.name }} }})()") == "TypeError", call
    if name == "leaflet":
        # As Leaflet's own list of layers and other plugins do.
        page.evaluate("""(() => {
          const act = () => {};
          grid.on("add  remove", act, map).on({ loading: act, load: act }, map).off("add remove", act, map).off({ loading: act, load: act }, map);
        })()""")


def test_the_option_for_the_cell_under_the_pointer_can_be_another(page, show):
    show(page, CASES["Paris"].view)
    page.evaluate("window.told = [], void grid.setOptions({ onCell: (cell) => told.push(['first', cell?.reference]) })")
    page.mouse.move(400, 300)
    page.wait_for_function("told.length > 0")
    assert page.evaluate("told.at(-1)") == page.evaluate("['first', grid.cellAt({ x: 400, y: 300 }).reference]")
    page.evaluate("told = [], void new grid.constructor({ onCell: () => {} }), void grid.setOptions({ onCell: (cell) => told.push('second') })")
    page.mouse.move(500, 200)
    page.wait_for_function("told.length > 0")
    page.evaluate("void grid.setOptions({ onCell: null })")
    assert set(page.evaluate("told")) == {"second"}


# Code that adds one more grid to a map, and code that removes it.
ADD = {
    "maplibre": ("map.addControl(other)", "map.removeControl(other)"),
    "leaflet": ("other.addTo(map)", "other.remove()"),
    "openlayers": ("map.addControl(other)", "map.removeControl(other)"),
    "deck": ("map.setProps({ widgets: [grid, other] })", "map.setProps({ widgets: [grid] })"),
}


@pytest.mark.parametrize("is_ready", [False, True])
def test_cells_are_known_once_the_grid_is_loaded(page, show, name, is_ready):
    """This also holds if the library is ready before the map; and changes by a listener are drawn at once."""
    show(page, CASES["Paris"].view)
    before, at_load, at_draw, after = page.evaluate("""async ([add, remove, options, isReady]) => {
      const { libraryFrom } = await import(new URL("gridnorth/layer/library.mjs", location.href));
      const library = await libraryFrom();
      const other = new grid.constructor({ ...options, ...(isReady ? { library } : {}) });
      const cells = () => [{ x: 450, y: 320 }, [450, 320], { latitude: 48.86, longitude: 2.3 }].map((place) => other.cellAt(place)?.reference);
      const before = cells();
      let atLoad;
      other.on("load", () => {
        atLoad = atLoad ? "twice" : cells();
        other.setOptions({ spacing: 10_000 });
      });
      const drawn = new Promise((done) => other.once("draw", ({ painter }) => done(painter.parts[0].spacing)));
      eval(add);
      const atDraw = await drawn, after = cells();
      eval(remove);
      return [before, atLoad, atDraw, after];
    }""", [*ADD[name], {"id": "other"} if name == "deck" else {}, is_ready])
    assert before == [None] * 3
    assert len(at_load) == 3 and all(reference.startswith("31UDQ") and len(reference) == 9 for reference in at_load)
    assert at_load[0] == at_load[1]
    assert at_draw == 10_000
    assert after == [reference[:6] + reference[7:8] for reference in at_load]


def test_a_place_that_is_none_is_refused(page, show):
    show(page, CASES["Paris"].view)
    for place in ("null", "{}", "[]", "[NaN, 1]", "'here'", "5"):
        assert page.evaluate(f"(() => {{ try {{ grid.cellAt({place}) }} catch (error) {{ return error.name }} }})()") == "TypeError", place


def test_a_position_that_is_none_is_refused_by_every_grid(page, show):
    show(page, CASES["Paris"].view)
    for content in ("mgrs", "utm", "graticule"):
        page.evaluate("content => void grid.setOptions({ content })", content)
        texts(page)
        for place in ("{ latitude: 95, longitude: 0 }", "{ latitude: NaN, longitude: 0 }", "{ latitude: 5, longitude: NaN }", "{ lat: 5 }"):
            assert page.evaluate(f"(() => {{ try {{ return grid.cellAt({place}) }} catch (error) {{ return error.name }} }})()") in (
                "TypeError", "GridNorthError"), (content, place)
    # The last cell before the pole has a height, and longitudes come again.
    pole = page.evaluate("grid.cellAt({ latitude: 90, longitude: 370 })")
    assert pole["outline"][0]["latitude"] < pole["outline"][2]["latitude"] == 90 and 9 < pole["outline"][0]["longitude"] <= 10


def test_a_spacing_of_degrees_is_wider_where_lines_would_be_too_close(page, show):
    show(page, View(20, 10, 2))
    page.evaluate("void grid.setOptions({ content: 'graticule', spacing: 0.01, labels: 'none' })")
    texts(page)
    (part,) = page.evaluate("grid.painter.parts.map(({ spacing, lines }) => ({ spacing, count: lines.length }))")
    assert part["spacing"] > 1 and 4 < part["count"] < 200


def test_a_map_that_was_hidden_has_its_grid_again(page):
    for change in ("display", "height"):
        page.evaluate("""([change, none]) => { const { style } = document.getElementById("map");
          style[change] = none; map.resize?.(); map.invalidateSize?.(); map.updateSize?.(); }""", [change, "none" if change == "display" else "0"])
        page.evaluate(FRAMES)
        page.evaluate("""change => { document.getElementById("map").style[change] = "";
          map.resize?.(); map.invalidateSize?.(); map.updateSize?.(); }""", change)
        page.wait_for_function("grid.canvas.clientWidth === 900 && grid.canvas.clientHeight === 640 && grid.painter.parts.length > 0")


# Code that removes a map.
REMOVE = {"maplibre": "map.remove()", "leaflet": "map.remove()", "openlayers": "map.setTarget(null), map.removeControl(grid)", "deck": "map.finalize()"}


def test_a_map_that_is_taken_away_leaves_nothing_behind(open_layer, name):
    """Once the grid is there, and while its library is loading."""
    page = open_layer(name)
    for is_loading in (False, True):
        if is_loading:
            page.reload(wait_until="commit")
            page.wait_for_function("window.grid && window.map")
        page.evaluate(f"{REMOVE[name]}, grid.refresh(), grid.setOptions({{ theme: 'dark' }}), grid.cellAt([3, 3])")
        page.evaluate(LOADED)
        assert page.locator("canvas.gridnorth-grid").count() == 0


def test_in_imagery_lines_have_a_white_casing(page, show):
    case = CASES["Paris"]
    page.evaluate("grid.setOptions({ theme: 'imagery', labels: 'none', highlight: false })")
    show(page, case.view)
    lines, _ = on_lines(case)
    colors = page.evaluate("""places => places.map(([x, y]) => {
      const { data } = grid.canvas.getContext("2d").getImageData(Math.round(x) - 3, Math.round(y) - 3, 6, 6);
      const light = [], dark = [];
      for (let i = 0; i < data.length; i += 4) if (data[i + 3] > 60) (data[i] + data[i + 1] + data[i + 2] > 600 ? light : dark).push(i);
      return [light.length, dark.length];
    })""", [list(pixel) for pixel in lines])
    assert min(light for light, _ in colors) > 0 and min(dark for _, dark in colors) > 0


def test_what_is_drawn_can_be_drawn_again_elsewhere(page, show):
    case = CASES["Paris"]
    page.evaluate("grid.setOptions({ labels: 'none', highlight: false })")
    show(page, case.view)
    lines, middles = on_lines(case)
    got = page.evaluate("""([lines, middles]) => {
      const canvas = new OffscreenCanvas(3 * 900, 3 * 640), context = canvas.getContext("2d");
      context.scale(3, 3);
      grid.drawTo(context);
      const at = ([x, y]) => Math.max(...context.getImageData(3 * x - 3, 3 * y - 3, 6, 6).data.filter((_, i) => i % 4 === 3));
      return [Math.min(...lines.map(at)), Math.max(...middles.map(at))];
    }""", [[list(pixel) for pixel in lines], [list(pixel) for pixel in middles]])
    assert got[0] > 60 and got[1] == 0


def test_a_view_that_stays_is_computed_once(page, show, name):
    show(page, CASES["Paris"].view)
    calls = page.evaluate("""nudge => new Promise(done => {
      const context = grid.canvas.getContext("2d");
      let clears = 0;
      context.clearRect = () => clears++;
      const { parts } = grid.painter;
      let left = 5;
      const step = () => {
        eval(nudge);
        if (left-- > 0) return requestAnimationFrame(step);
        delete context.clearRect;
        done([clears, parts === grid.painter.parts]);
      };
      step();
    })""", NUDGE[name])
    assert calls == [0, True]


def test_a_graticule_has_round_degrees_and_minutes(page, show):
    page.evaluate("grid.setOptions({ content: 'graticule', highlight: false })")
    # At these zooms two minutes, 10 degrees, and half a second are the finest lines 48 pixels apart.
    for view, step in [(View(48.86, 2.31, 10), 2 / 60), (View(-33.91, -179.99, 10.2), 2 / 60), (View(10, 179, 2.4), 10), (View(-1.27, 36.8, 18.6), 0.5 / 3600)]:
        page.evaluate("grid.setOptions({ labels: 'none' })")
        show(page, view)
        reach = range(-5, 6)
        meridians = [(round(view.longitude / step) + i) * step for i in reach]
        parallels = [(round(view.latitude / step) + i) * step for i in reach]
        seen = lambda pixels: [(x, y) for x, y in pixels if 10 < x < SIZE["width"] - 10 and 10 < y < SIZE["height"] - 10]  # noqa: E731
        lines = seen([view.pixel(lon, lat + step * 0.3) for lon in meridians for lat in parallels if abs(lat) < 80])
        assert len(lines) > 20
        assert min(ink(page, lines)) > 40, view
        centers = seen([view.pixel(lon + step * 0.5, lat + step * 0.26) for lon in meridians for lat in parallels if abs(lat) < 80])
        assert max(ink(page, centers)) == 0, view

    view = View(48.86, 2.31, 10)
    show(page, view)
    page.evaluate("grid.setOptions({ labels: 'edges' })")
    found = [text for text in texts(page) if text["size"] == 13]
    bottom = [text for text in found if text["y"] > SIZE["height"] - 20]
    assert len(bottom) > 8
    for text in bottom:
        minutes = int(text["text"].rstrip("′"))
        longitude = min((degree + minutes / 60 for degree in (1, 2, 3)), key=lambda value: abs(view.pixel(value, view.latitude)[0] - text["x"]))
        assert abs(view.pixel(longitude, view.latitude)[0] - text["x"]) < 14
    assert page.evaluate("grid.cellAt({ latitude: 48.86, longitude: 2.31 }).reference") == "48°50′N 2°18′E"
    assert page.evaluate("grid.cellAt({ latitude: -0.01, longitude: -0.01 }).reference") == "0°02′S 0°02′W"
    page.evaluate("grid.setOptions({ spacing: 0.25 })")
    texts(page)
    assert page.evaluate("grid.cellAt({ latitude: 48.86, longitude: 2.31 }).reference") == "48°45′N 2°15′E"


def test_utm_has_zones_and_no_bands(page, show):
    import pyproj

    page.evaluate("grid.setOptions({ content: 'utm', labels: 'none', highlight: false })")
    case = CASES["Paris"]
    show(page, case.view)
    lines, middles = on_lines(case)
    assert min(ink(page, lines)) > 40 and max(ink(page, middles)) == 0
    easting, northing = pyproj.Transformer.from_crs(4326, 32631, always_xy=True).transform(2.3, 48.86)
    expected = f"31N {easting // 1000 * 1000:.0f} {northing // 1000 * 1000:.0f}"
    assert page.evaluate("grid.cellAt({ latitude: 48.86, longitude: 2.3 }).reference") == expected
    assert page.evaluate("grid.cellAt({ latitude: -33.92, longitude: 18.42 }).reference").startswith("34S 2")

    # The parallel of 56 degrees is a border of zones only where 32V is wider than 32U.
    view = View(56.1, 6.2, 7.4)
    show(page, view)
    parallel = lambda west, east: [view.pixel(west + (east - west) * i / 20, 56) for i in range(2, 19)]  # noqa: E731
    inside = lambda pixels: [(x, y) for x, y in pixels if 5 < x < SIZE["width"] - 5]  # noqa: E731
    assert min(ink(page, inside(parallel(3, 6)))) > 120
    assert min(ink(page, inside(parallel(6.1, 9)))) == 0
    page.evaluate("grid.setOptions({ labels: 'edges' })")
    names = [text["text"] for text in texts(page) if text["size"] > 13]
    assert names and all(name.endswith(" north") and name[:2] in ("31", "32") for name in names)
    assert len(names) == len(set(names))

    # From afar, a zone is a cell: in its hemisphere all of its bands, around Norway and Svalbard as wide as they are there.
    show(page, View(20, 20, 1.3))
    for latitude, longitude, reference, west, east, south, north in [
        (-4, 38, "37 south", 36, 42, -80, 0), (60, 4, "32 north", 3, 12, 0, 72), (75, 10, "33 north", 9, 21, 0, 84),
    ]:
        cell = page.evaluate("([latitude, longitude]) => grid.cellAt({ latitude, longitude })", [latitude, longitude])
        assert (cell["reference"], cell["precision"]) == (reference, -1)
        places = cell["outline"]
        assert places[0] == places[-1]
        assert (min(p["longitude"] for p in places), max(p["longitude"] for p in places)) == (west, east)
        assert (min(p["latitude"] for p in places), max(p["latitude"] for p in places)) == (south, north)
