# SPDX-License-Identifier: MIT
"""The map for notebooks: its traits, and its module in a browser, with a stub for the notebook's model."""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
import sys
from xml.etree import ElementTree

import pytest

from gridnorth import Bounds, Point, Points, errors, mgrs, polygon, shapes

traitlets = pytest.importorskip("traitlets")
jupyter = pytest.importorskip("gridnorth.jupyter")

PARIS = Point(48.85837, 2.294481)
SIZE = {"width": 700, "height": 400}
PATIENCE = 20_000  # Milliseconds.

# An empty page: the module of the map must need nothing else.
PAGE = """<!doctype html><meta charset="utf-8"><style>body { margin: 0 }</style><div id="map"></div>"""

START = """async ([esm, css, state, bytes]) => {
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
  const decoded = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
  for (const name in bytes) state[name] = new DataView(decoded(bytes[name]));
  const listeners = new Map();
  window.saved = {};
  let unsaved = {};
  window.model = {
    get: (name) => state[name],
    set(name, value) {
      if (JSON.stringify(state[name]) === JSON.stringify(value)) return;
      state[name] = unsaved[name] = value;
      for (const act of listeners.get(name) ?? []) act();
    },
    save_changes() {
      Object.assign(saved, unsaved);
      unsaved = {};
    },
    on: (event, act) => {
      const name = event.replace("change:", "");
      listeners.set(name, [...(listeners.get(name) ?? []), act]);
    },
    off: (event, act) => {
      const name = event.replace("change:", "");
      listeners.set(name, listeners.get(name).filter((other) => other !== act));
    },
  };
  window.listenerCount = () => [...listeners.values()].flat().length;
  const { default: widget } = await import(URL.createObjectURL(new Blob([esm], { type: "text/javascript" })));
  window.end = widget.render({ model, el: document.getElementById("map") });
}"""

PIXEL = """([x, y]) => {
  const canvas = document.querySelector("canvas"), ratio = canvas.width / canvas.clientWidth;
  return [...canvas.getContext("2d").getImageData(Math.round(x * ratio), Math.round(y * ratio), 1, 1).data];
}"""

# Counts the colors on the canvas.
COLORS = """() => {
  const canvas = document.querySelector("canvas");
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size;
}"""

FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20))))"


def test_without_anywidget_the_error_names_the_extra():
    program = "import sys; sys.modules['anywidget'] = None; import gridnorth; import gridnorth.jupyter"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert result.returncode != 0
    assert "ImportError: gridnorth.jupyter needs anywidget: run pip install 'gridnorth[jupyter]'" in result.stderr


def test_a_map_begins_where_its_values_are():
    world = jupyter.Map()
    assert (world.center, world.zoom, world.values) == ((20, 0), 1, ())
    paris = jupyter.Map(PARIS)
    assert paris.center == pytest.approx(PARIS)
    assert 11 < paris.zoom < 14
    assert jupyter.Map(PARIS, zoom=3).zoom == 3
    assert jupyter.Map(Point(90, 0)).center[0] == 85
    across = jupyter.Map(polygon.geojson([(-20, 175), (-20, -175), (-10, -175)]))
    assert abs(across.center[1]) == pytest.approx(180)
    assert jupyter.Map(mgrs.decode("31UDQ"), mgrs.decode("01KAB")).zoom == 0.5


def test_a_map_shows_all_its_values_near_a_pole():
    """The zoom was 36 times too large."""
    polar = jupyter.Map(Point(84.9, 0), Point(80, 30))
    across = 640 / 512 / 2**polar.zoom * 360
    assert 30 < across < 120
    assert abs(polar.center[1] - 15) < 1
    assert 80 < polar.center[0] < 84.9


def test_where_no_widget_can_be_shown_there_is_a_picture_of_the_map():
    shown = jupyter.Map(mgrs.decode("31UDQ48"))
    data, _ = shown._repr_mimebundle_()
    assert data["application/vnd.jupyter.widget-view+json"]["model_id"] == shown.model_id
    picture = ElementTree.fromstring(data["text/html"])
    assert picture.get("aria-label").startswith("31U DQ 4 8, 10 km cell")
    # The numbers below it and beside it are those of lines around the cell.
    texts = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"31U DQ", "4", "5", "8"} < set(texts)
    # It is drawn where the map is when it is shown.
    shown.center, shown.zoom = (-17.0, 180.0), 6
    texts = [
        text.text for text in ElementTree.fromstring(shown._repr_mimebundle_()[0]["text/html"]).iter() if text.text
    ]
    assert {"60K", "01K"} < set(texts)


def test_the_picture_of_a_map_of_the_world_is_the_world():
    picture = jupyter.Map(zoom=0)._repr_mimebundle_()[0]["text/html"]
    assert 'aria-label="The MGRS grid: a map with the MGRS grid"' in picture
    for center, zoom, height in [((85, 0), 22, 100), ((-85, 180), 3, 4000), ((0, -180), 22, 400)]:
        shown = jupyter.Map(PARIS, center=center, zoom=zoom, height=height)
        ElementTree.fromstring(shown._repr_mimebundle_()[0]["text/html"])


def test_fit_moves_the_map():
    moved = jupyter.Map()
    moved.fit(PARIS)
    assert moved.center == pytest.approx(PARIS)
    moved.values = (Point(10, 20),)
    moved.fit()
    assert moved.center == pytest.approx((10, 20))


def test_only_the_places_of_values_are_sent():
    line = {"type": "LineString", "coordinates": [[1, 2], [3, 4]]}
    feature = {"type": "Feature", "properties": {"when": object()}, "geometry": line}
    many = Points([(i / 1000, 0) for i in range(50_000)])
    square = Bounds(0, 170, 1, -170)
    state = jupyter.Map(PARIS, feature, many, square).get_state()
    point, way, points, halves = (value["geometries"] for value in json.loads(json.dumps(state["values"])))
    assert point == [{"type": "MultiPoint", "coordinates": [[PARIS.longitude, PARIS.latitude]]}]
    assert way == [{"type": "MultiLineString", "coordinates": [[[1, 2], [3, 4]]]}]
    assert 8000 < len(points[0]["coordinates"]) <= 10_000
    assert [len(area["coordinates"]) for area in halves] == [2]
    assert (state["clicked"], state["cell"]) == (None, None)


def test_a_click_is_a_point_of_python():
    clicked = jupyter.Map()
    seen = []
    clicked.observe(lambda change: seen.append(change["new"]), ["clicked", "cell"])
    clicked.set_state({"clicked": [48.5, 2.5], "cell": "31UDP"})
    assert sorted(map(str, seen)) == sorted(["31UDP", str(Point(48.5, 2.5))])
    assert clicked.get_state("clicked") == {"clicked": [48.5, 2.5]}


@pytest.mark.parametrize(
    "traits",
    [{"zoom": 23}, {"zoom": -1}, {"center": (86, 0)}, {"center": (0, float("nan"))}, {"theme": "pink"}, {"height": 1}],
)
def test_a_trait_out_of_range_is_refused(traits):
    with pytest.raises(traitlets.TraitError):
        jupyter.Map(**traits)


def test_values_without_a_place_are_refused():
    with pytest.raises(TypeError):
        jupyter.Map(3)
    shown = jupyter.Map(PARIS)
    with pytest.raises(errors.NotFiniteError):
        shown.values = (Point(float("nan"), 0),)
    assert shown.values == (PARIS,)


@pytest.fixture(scope="module")
def browser():
    playwright = pytest.importorskip("playwright.sync_api")
    executable = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if not executable:
        pytest.skip("chromium is not installed")
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def show(browser):
    """show(map, **options) opens a page with a map. The page must raise no error and send no request."""
    complaints, pages = [], []

    def open_page(shown, **options):
        page = browser.new_page(viewport=SIZE, **options)
        pages.append(page)
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda message: message.type == "error" and complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: request.url.startswith("blob:") or complaints.append(request.url))
        page.set_content(PAGE)
        state = {name: value for name, value in shown.get_state().items() if not isinstance(value, bytes)}
        names = ("center", "zoom", "theme", "content", "height", "values", "clicked", "cell")
        binary = {name: base64.b64encode(getattr(shown, name)).decode() for name in ("_wasm", "_land")}
        page.evaluate(START, [str(shown._esm), str(shown._css), {name: state[name] for name in names}, binary])
        # A click finds a cell as soon as the library is loaded.
        page.mouse.move(350, 205)
        page.wait_for_function("document.querySelector('.gridnorth-status').textContent !== ''")
        # The pointer moves to a button, so that no cell is filled.
        page.mouse.move(677, 23)
        page.evaluate(FRAME)
        return page

    yield open_page
    for page in pages:
        page.close()
    assert complaints == []


def test_the_map_draws_grid_land_and_values(show):
    page = show(jupyter.Map(shapes.circle_geojson(PARIS, 3000), center=PARIS, zoom=11))
    # The picture has the circle, its border, the land beside it, and the lines and letters.
    circle, land = page.evaluate(PIXEL, [352, 195]), page.evaluate(PIXEL, [60, 120])
    assert circle != land
    assert land[:3] == [250, 248, 243]
    assert page.evaluate(COLORS) > 50
    assert page.locator("canvas").get_attribute("aria-label") == "A map with the MGRS grid around 48.8584, 2.2945"


@pytest.mark.parametrize(("content", "cell"), [("mgrs", "31UDQ4811"), ("utm", "31N 448"), ("graticule", "48°51")])
def test_the_status_tells_the_cell_under_the_pointer(show, content, cell):
    page = show(jupyter.Map(center=PARIS, zoom=12, content=content))
    page.mouse.move(350, 200)
    page.evaluate(FRAME)
    assert page.locator(".gridnorth-status").text_content().startswith(cell)


def test_a_click_tells_position_and_cell(show):
    page = show(jupyter.Map(center=PARIS, zoom=12))
    page.mouse.click(350, 200)
    latitude, longitude = page.evaluate("saved.clicked")
    assert (latitude, longitude) == pytest.approx(PARIS, abs=1e-9)
    assert page.evaluate("saved.cell") == mgrs.encode(*PARIS, precision=2)
    # The keyboard also works.
    page.evaluate("saved.clicked = null")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert page.evaluate("saved.clicked[1]") == pytest.approx(PARIS.longitude + 80 / (512 * 2**12) * 360)


def test_the_map_is_dragged_and_zoomed(show):
    page = show(jupyter.Map(center=(0, 179.9), zoom=8))
    page.mouse.move(400, 100)
    page.mouse.down()
    page.mouse.move(300, 100, steps=4)
    page.mouse.up()
    page.wait_for_function("saved.center")
    # The map moves across the antimeridian.
    assert page.evaluate("saved.center") == pytest.approx([0, 179.9 + 100 / (512 * 2**8) * 360 - 360], abs=1e-6)
    assert page.evaluate("saved.clicked") is None
    page.get_by_label("Zoom in").click()
    page.wait_for_function("saved.zoom === 9")
    before = page.evaluate("model.get('center')")
    page.mouse.move(350, 200)
    page.mouse.wheel(0, -300)
    page.wait_for_timeout(50)
    # The button has the focus, so the wheel scrolls the page.
    assert page.evaluate("model.get('zoom')") == 9
    page.mouse.click(350, 200)
    page.mouse.wheel(0, -300)
    page.wait_for_function("saved.zoom === 10")
    assert page.evaluate("model.get('center')") == pytest.approx(before, abs=1e-9)


def test_the_map_follows_python(show):
    page = show(jupyter.Map(center=PARIS, zoom=11, theme="light"))
    place = [60, 120]
    light = page.evaluate(PIXEL, place)
    page.evaluate("model.set('theme', 'dark')")
    page.evaluate(FRAME)
    assert sum(page.evaluate(PIXEL, place)) < sum(light) - 300
    page.evaluate("model.set('theme', 'light'); model.set('center', [0, -30]); model.set('zoom', 3)")
    page.evaluate(FRAME)
    assert page.evaluate(PIXEL, place)[:3] != light[:3]
    square = {"type": "Polygon", "coordinates": [[[-40, -9], [-20, -9], [-20, 9], [-40, 9], [-40, -9]]]}
    sea = page.evaluate(PIXEL, [355, 190])
    page.evaluate("values => model.set('values', values)", [square])
    page.evaluate(FRAME)
    assert page.evaluate(PIXEL, [355, 190]) != sea
    page.evaluate("model.set('height', 300)")
    page.evaluate(FRAME)
    assert page.locator("canvas").bounding_box()["height"] == pytest.approx(300, abs=2)


@pytest.mark.parametrize("system", ["light", "dark"])
def test_the_theme_is_that_of_the_notebook_or_of_the_system(show, system):
    page = show(jupyter.Map(center=(0, -30), zoom=3), color_scheme=system)
    is_dark = lambda: sum(page.evaluate(PIXEL, [352, 190])[:3]) < 300  # noqa: E731
    assert is_dark() == (system == "dark")
    for flag, expected in (("false", True), ("true", False)):
        page.evaluate("flag => document.body.dataset.jpThemeLight = flag", flag)
        page.evaluate(FRAME)
        assert is_dark() == expected


def test_a_shape_across_the_antimeridian_has_no_seam(show):
    ring = polygon.geojson([(-5, 175), (-5, -175), (5, -175), (5, 175)])
    page = show(jupyter.Map(ring, center=(2, 180), zoom=5, content="graticule"))
    page.evaluate("model.set('content', 'mgrs')")
    page.evaluate(FRAME)
    # The border of the shape is drawn on both sides of the antimeridian, but not on it, where zones meet.
    red = "([r, g, b]) => r > 180 && g < 110 && b > 60 && b < 160"
    reds = [page.evaluate(f"(place) => ({red})(({PIXEL})(place))", [x, 160]) for x in range(340, 361)]
    assert not any(reds)
    half = 5 / 360 * 512 * 2**5
    for x in (349 - half, 349 + half):
        assert any(page.evaluate(f"(place) => ({red})(({PIXEL})(place))", [x + dx, 160]) for dx in range(-2, 3))


def test_a_map_that_is_gone_listens_no_longer(show):
    page = show(jupyter.Map())
    assert page.evaluate("listenerCount()") > 5
    page.evaluate("end()")
    assert page.evaluate("listenerCount()") == 0
