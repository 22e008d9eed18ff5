# SPDX-License-Identifier: MIT
"""Names that the layer writes, on each of the map libraries: every corner of every name's box decodes to that name."""

from __future__ import annotations

import random

import mgrs
import pytest
from effort import EFFORT
from playwright.sync_api import Page

SHOW = {
    "maplibre": "map.jumpTo({ center: [v[1], v[0]], zoom: v[2], bearing: v[3], pitch: v[4] })",
    "leaflet": "map.setView([v[0], v[1]], Math.round(v[2]) + 1, { animate: false })",
    "openlayers": "const m = map.getView(); m.setRotation(v[3] / -57.3); m.setZoom(v[2] + 1); m.setCenter([v[1], v[0]])",
    "deck": "map.setProps({ viewState: { latitude: v[0], longitude: v[1], zoom: v[2], bearing: v[3], pitch: v[4] } })",
}
NUDGE = {
    "maplibre": "map.triggerRepaint()",
    "leaflet": "map.fire('move')",
    "openlayers": "map.render()",
    "deck": "map.redraw('test')",
}

# Code that makes a map a globe.
GLOBES = {
    "maplibre": "void map.setProjection({ type: 'globe' })",
    "deck": """() => {
      const container = document.getElementById("map"), view = { "@@type": "_GlobeView", maxZoom: 24 };
      map.setProps({ widgets: [] });
      window.map = createDeck({ container, jsonInput: { initialViewState: { longitude: 0, latitude: 0, zoom: 1 }, views: [view], layers: [] } });
      map.setProps({ widgets: [grid] });
    }""",
}

# Shows a view; then returns the texts, and the positions at the corners of their boxes, as the map itself finds them.
WRITTEN = """async ([show, nudge, v]) => {
  eval(show);
  for (let i = 0; i < 3; i++) {
    eval(nudge);
    await new Promise(requestAnimationFrame);
  }
  const view = await new Promise((done) => grid.once("draw", ({ view }) => done(view)).refresh());
  const at = (x, y) => { const found = view.unproject(x, y); return found && [found.latitude, found.longitude]; };
  return grid.painter.texts.filter(({ width }) => width).map(({ text, kind, x, y, width, height }) => ({
    text, kind, box: [x - width / 2, y - height / 2, x + width / 2, y + height / 2],
    corners: [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([a, b]) => at(x + (a * width) / 2, y + (b * height) / 2)),
  }));
}"""


def is_named(text: str, kind: str, reference: str) -> bool:
    """Whether a square, such as 31UDQ, is named by a text, or lies in it."""
    zone, square = reference[:-2], reference[-2:]
    if kind == "square":
        return text == square
    if kind == "corner":
        return text == f"{zone} {square}"
    # A view of the world names only the number of a zone, or the letter of a band or of half a cap.
    return text == zone or (len(text) == 2 and zone[:-1] == text) or (len(text) == 1 and zone[-1] == text)


@pytest.fixture(scope="session", params=[*SHOW, *(f"{name} globe" for name in GLOBES)])
def host(request, open_layers) -> tuple[str, list[Page]]:
    sizes = [{"width": 1366, "height": 768}, {"width": 390, "height": 844}]
    name, _, globe = request.param.partition(" ")
    pages = [open_layers(name, viewport=size) for size in sizes]
    for page in pages if globe else []:
        page.evaluate(GLOBES[name])
        page.wait_for_function("grid.painter?.parts.length > 0")
    return request.param, pages


def test_names_stand_within_their_cells(host, seed) -> None:
    """In 100 views of each map, flat, turned and tilted; no two boxes overlap."""
    param, pages = host
    name = param.partition(" ")[0]
    made = random.Random(f"{seed} {param}")
    decoder = mgrs.MGRS()
    count = 0
    rounds = max(20, round(100 * EFFORT))
    for i in range(rounds):
        latitude = made.choice([made.uniform(-83, 83), made.uniform(55, 75)])
        zoom = made.choice([made.uniform(1, 18), made.uniform(3, 8)])
        # The globe of deck.gl does not turn.
        kind = 0 if param == "deck globe" else made.randrange(3)
        view = [latitude, made.uniform(-180, 180), zoom, made.uniform(0, 360) * (kind > 0), made.uniform(5, 60) * (kind > 1)]
        written = pages[i % 2].evaluate(WRITTEN, [SHOW[name], NUDGE[name], view])
        for one in written:
            count += 1
            for corner in one["corners"]:
                assert corner, (view, one)
                reference = decoder.toMGRS(corner[0], (corner[1] + 180) % 360 - 180, MGRSPrecision=0)
                assert is_named(one["text"], one["kind"], reference), (view, one, reference)
        for j, a in enumerate(box["box"] for box in written):
            for b in (box["box"] for box in written[:j]):
                assert a[0] >= b[2] or b[0] >= a[2] or a[1] >= b[3] or b[1] >= a[3], (view, a, b)
    assert count > 5 * rounds


# Returns the names of squares that a view shows, with their places.
NAMES = """JSON.stringify(grid.painter.texts.filter(({ kind }) => kind === "square"))"""


@pytest.fixture
def page(open_layer) -> Page:
    page = open_layer("maplibre")
    page.evaluate("grid.setOptions({ cover: '.test-card' }), map.jumpTo({ center: [2.3, 48.86], zoom: 7 })")
    page.wait_for_function(f"{NAMES} !== '[]'")
    return page


def test_names_give_way_to_what_comes_above_a_map_at_rest(page) -> None:
    """They return when it goes, though neither the map nor the pointer moves."""
    before = page.evaluate(NAMES)
    box = """(() => {
      const { x, y, width, height } = grid.painter.texts.find(({ kind }) => kind === "square");
      return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
    })()"""
    page.evaluate(f"""() => {{
      const [left, top, right, bottom] = {box}, card = document.createElement("div");
      card.className = "test-card";
      Object.assign(card.style, {{
        position: "fixed", left: `${{left}}px`, top: `${{top}}px`, width: `${{right - left}}px`, height: `${{bottom - top}}px`,
      }});
      document.body.append(card);
    }}""")
    page.wait_for_function(f"before => {NAMES} !== before", arg=before)
    assert page.evaluate("""() => {
      const card = document.querySelector(".test-card").getBoundingClientRect();
      return grid.painter.texts.every(({ x, y, width, height }) => !height ||
        x + width / 2 <= card.left || x - width / 2 >= card.right || y + height / 2 <= card.top || y - height / 2 >= card.bottom);
    }""")
    page.evaluate("document.querySelector('.test-card').remove()")
    page.wait_for_function(f"before => {NAMES} === before", arg=before)


# Returns, for each bold line through the middle of the frame, its digits and whether a number with these digits is written.
BOLD = """async (view) => {
  map.jumpTo({ center: [view[1], view[0]], zoom: view[2], bearing: view[3], pitch: view[4] });
  await new Promise((done) => map.once("render", done));
  const shown = await new Promise((done) => grid.once("draw", ({ view }) => done(view)).refresh());
  const { parts, texts } = grid.painter, pixel = [0, 0], found = [];
  const inside = () => pixel[0] > 60 && pixel[1] > 60 && pixel[0] < shown.width - 60 && pixel[1] < shown.height - 60;
  for (const { vertices, lines } of parts) {
    for (const { first, count, digits, isBold, coordinate } of lines) {
      if (!isBold) continue;
      // Along its chords, which are straight on a plane.
      let length = 0;
      for (let i = first + 1; i < first + count; i++) {
        const ends = [i - 1, i].map((j) => [vertices[2 * j], vertices[2 * j + 1]]);
        let last = null;
        for (let part = 0; part <= 256; part++) {
          const [latitude, longitude] = [0, 1].map((axis) => ends[0][axis] + ((ends[1][axis] - ends[0][axis]) * part) / 256);
          const beside = longitude + 360 * Math.round((shown.center.longitude - longitude) / 360);
          const now = shown.project(latitude, beside, pixel) && inside() ? [...pixel] : null;
          if (last && now) length += Math.hypot(now[0] - last[0], now[1] - last[1]);
          last = now;
        }
      }
      const name = `${Math.floor(coordinate / 1e5) || ""}${digits}`;
      const isIt = ({ text, kind }) => kind === "number" && (text === name || (text.startsWith(name) && /^0*m/.test(text.slice(name.length))));
      if (length > 90) found.push([name, texts.some(isIt)]);
    }
  }
  return found;
}"""


def test_every_bold_line_has_its_number(open_layer, seed) -> None:
    """Before names get their places: no name stands where its only number would be."""
    made = random.Random(f"{seed} bold")
    page = open_layer("maplibre", viewport={"width": 1000, "height": 700})
    count = 0
    for _ in range(max(40, round(150 * EFFORT))):
        kind = made.randrange(3)
        # At the borders of zones lines end on the screen.
        zoom = made.uniform(7, 17)
        longitude = 6 * made.randrange(-30, 30) + made.uniform(-200, 200) * 360 / (512 * 2**zoom)
        view = [made.uniform(-79, 79), longitude, zoom, made.uniform(0, 360) * (kind > 0), 45 * (kind > 1)]
        lines = page.evaluate(BOLD, view)
        count += len(lines)
        assert all(has_number for _, has_number in lines), (view, lines)
    assert count > 20


@pytest.mark.parametrize("zoom", [11, 13, 15, 17])
def test_the_square_that_fills_the_view_is_named(page, zoom) -> None:
    """Numbers at the edges are no reference without its letters."""
    page.evaluate(f"map.jumpTo({{ center: [2.3, 48.86], zoom: {zoom} }})")
    page.evaluate("new Promise((done) => grid.once('draw', done).refresh()).then(() => 0)")
    names = page.evaluate("grid.painter.texts.filter(({ kind }) => kind !== 'number').map(({ kind, text }) => [kind, text])")
    assert names == [["corner", "31U DQ"]]
