# SPDX-License-Identifier: MIT
"""The map below the grid: where the page begins, its colors, the names, the relief, files that are missing."""

from __future__ import annotations

import itertools
import json
import math

import numpy
import pytest

MESSAGE = "#message.shown"


def plain(page) -> dict:
    return page.evaluate("({ ...gridnorthMap.center(), zoom: gridnorthMap.map.getZoom() })")


# Where the page begins


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_without_a_view_the_globe_fills_the_window(open_map, size):
    page = open_map(None, viewport={"width": size[0], "height": size[1]})
    view = plain(page)
    assert 0 < view["latitude"] < 45 and 0 < view["longitude"] < 30
    # The rim, found where the map changes from a position to none.
    is_globe = """x => {
      const { width, height } = gridnorthMap.map.getCanvas().getBoundingClientRect();
      const pixel = { x: width / 2 + x, y: height / 2 };
      const there = gridnorthMap.project(gridnorthMap.unproject(pixel));
      return Math.hypot(there.x - pixel.x, there.y - pixel.y) < 1;
    }"""
    shorter = min(size)
    assert page.evaluate(is_globe, shorter * 0.47)
    assert not page.evaluate(is_globe, shorter * 0.49)
    rim = page.locator("#rim").bounding_box()
    assert rim["width"] == pytest.approx(shorter * 0.96, abs=2)
    assert rim["x"] + rim["width"] / 2 == pytest.approx(size[0] / 2, abs=1)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_page_begins_in_the_theme_of_the_system(open_map, theme):
    page = open_map(None, color_scheme=theme)
    assert page.locator("html").get_attribute("data-theme") == theme


def test_a_view_in_the_address_comes_before_that_of_the_start(open_map):
    assert plain(open_map("#5/-17/30")) == pytest.approx({"latitude": -17, "longitude": 30, "zoom": 5})


# Colors

PALETTES = "import('./map/theme.js').then(({ palettes }) => palettes)"


def luminance(color: str) -> float:
    """The relative luminance of WCAG 2.2."""
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted([luminance(one), luminance(other)])
    return (lighter + 0.05) / (darker + 0.05)


def test_contrast_is_that_of_wcag():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_coasts_stand_out_from_water_and_land_and_these_from_each_other(page, theme):
    colors = page.evaluate(PALETTES)[theme]
    assert contrast(colors["coast"], colors["water"]) >= 3
    assert contrast(colors["coast"], colors["land"]) >= 3
    assert contrast(colors["boundary"], colors["land"]) >= 3
    assert contrast(colors["water"], colors["land"]) >= 1.4
    for ground in ("water", "land"):
        assert contrast(colors["city"], colors[ground]) >= 4.5


def test_a_copy_of_the_map_takes_colors_too(open_map):
    """The print is such a copy."""
    page = open_map(color_scheme="dark")
    land = page.evaluate("""new Promise(painted => {
      const container = document.createElement("div");
      const copy = new maplibregl.Map({ container, style: gridnorthMap.map.getStyle() });
      copy.once("style.load", () => {
        gridnorthMap.paintForPaper(copy);
        painted(copy.getPaintProperty("land", "fill-color"));
        // It would be drawn on and on, and the page of the next test would have to wait for it.
        copy.remove();
      });
    })""")
    assert land == page.evaluate(PALETTES)["light"]["land"]


# Shores


def sides(lines: list) -> numpy.ndarray:
    """The sides of lines, each once and from its smaller end, in millionths of a degree: rows of x, y, x, y."""
    ends = []
    for line in lines:
        points = numpy.rint(numpy.array(line) * 1e6).astype(numpy.int64)
        turned = (points[:-1, 0] > points[1:, 0]) | ((points[:-1, 0] == points[1:, 0]) & (points[:-1, 1] > points[1:, 1]))
        ends.append(numpy.where(turned[:, None], numpy.hstack([points[1:], points[:-1]]), numpy.hstack([points[:-1], points[1:]])))
    return numpy.unique(numpy.vstack(ends), axis=0)


def around(ring: list) -> float:
    x, y = numpy.array(ring).T
    return float((x[:-1] * y[1:] - x[1:] * y[:-1]).sum() / 2)


def test_shores_are_those_of_the_land(root, folder, run, need):
    """The page makes its land and coasts from steps: the same land that world.py writes as GeoJSON."""
    program = """import { readFileSync } from "node:fs";
      const { readShores } = await import(`data:text/javascript,${encodeURIComponent(readFileSync("map/shores.js", "utf8"))}`);
      const { land, coasts } = readShores(JSON.parse(readFileSync("shores.json", "utf8")));
      process.stdout.write(JSON.stringify({ land, coasts }));"""
    shores = json.loads(run([need("node"), "--input-type=module", "--eval", program], cwd=folder).stdout)
    land = json.loads((root / "build/map-packages/world/land.json").read_text())["features"]
    ours = [feature["geometry"]["coordinates"] for feature in shores["land"]["features"]]
    assert ours == [feature["geometry"]["coordinates"] for feature in land]
    # The smallest islands are nothing but rounding.
    assert len(ours) > 1000 and all(around(polygon[0]) > -1e-4 for polygon in ours)

    # Every side of the land is coast, but for the cuts.
    of_land = sides([ring for polygon in ours for ring in polygon])
    coast = sides([feature["geometry"]["coordinates"] for feature in shores["coasts"]["features"]])
    both, count = numpy.unique(numpy.vstack([of_land, coast]), axis=0, return_counts=True)
    assert len(both) == len(of_land) > len(coast)
    x0, y0, x1, y1 = both[count == 1].T / 1e6
    assert (((abs(x0) == 180) & (abs(x1) == 180)) | (numpy.minimum(y0, y1) == -90)).all()


def test_the_page_needs_less_than_half_of_what_it_did(folder):
    """Land and coasts as GeoJSON, both, were 12.3 MB with lakes and borders."""
    assert (folder / "shores.json").stat().st_size < 3_000_000
    assert (folder / "places.json").stat().st_size < 1_700_000
    assert sum(tile.stat().st_size for tile in (folder / "relief").rglob("*.webp")) < 2_500_000


# Relief


def test_relief_is_below_the_shores_and_fades_when_the_map_comes_near(open_map):
    page = open_map("#3/46/10")
    order = page.evaluate("gridnorthMap.map.getStyle().layers.map(({ id }) => id)")
    assert order.index("land") < order.index("relief") < order.index("lakes") < order.index("coasts")
    opacity = page.evaluate("gridnorthMap.map.getPaintProperty('relief', 'raster-opacity')")
    assert opacity[0] == "interpolate" and opacity[-1] == 0 and 0.2 < opacity[4] < 0.9


RELIEF = """async ([latitude, longitude]) => {
  const zoom = 3, sine = Math.sin(latitude * Math.PI / 180);
  const x = (longitude + 180) / 360 * 2 ** zoom, y = (0.5 - Math.atanh(sine) / (2 * Math.PI)) * 2 ** zoom;
  const answer = await fetch(`relief/${zoom}/${Math.floor(x)}/${Math.floor(y)}.webp`);
  const picture = await createImageBitmap(await answer.blob());
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  context.drawImage(picture, 0, 0);
  const box = context.getImageData(x % 1 * picture.width - 12, y % 1 * picture.height - 12, 24, 24).data;
  const alphas = box.filter((_, i) => i % 4 === 3);
  return alphas.reduce((sum, alpha) => sum + alpha, 0) / alphas.length / 255;
}"""


def test_relief_is_where_mountains_are(page):
    mountains = {"Alps": (46.4, 9.5), "Himalaya": (28.5, 84), "Andes": (-13.5, -72), "Rockies": (39.5, -106.5), "Southern Alps": (-43.6, 170.4)}
    plains = {"Sahara": (26.5, -4), "West Siberia": (61, 72), "Pampas": (-35.5, -62)}
    seas = {"Atlantic": (30, -40), "Mediterranean": (34.5, 19), "Lake Victoria": (-1, 33)}
    high = {name: page.evaluate(RELIEF, place) for name, place in mountains.items()}
    flat = {name: page.evaluate(RELIEF, place) for name, place in plains.items()}
    assert min(high.values()) > 2 * max(flat.values()), (high, flat)
    assert all(page.evaluate(RELIEF, place) < 0.01 for place in seas.values())


# Names

# The names that the next frame writes, not those of the grid.
NAMES = """new Promise(drawn => {
  const context = document.getElementById("overlay").getContext("2d");
  const texts = [];
  context.fillText = function (text, ...where) { texts.push(text); CanvasRenderingContext2D.prototype.fillText.call(this, text, ...where); };
  gridnorthMap.map.once("render", () => { delete context.fillText; drawn(texts); });
  gridnorthMap.redraw();
})"""


@pytest.fixture(scope="session")
def places(folder) -> list:
    return json.loads((folder / "places.json").read_text())


def test_names_are_those_of_places_where_these_are(places):
    """Positions to a twentieth of a degree, from the encyclopedia."""
    known = {
        ("Copenhagen", "DK"): (55.676, 12.568), ("Nuuk", "GL"): (64.177, -51.736), ("Longyearbyen", "SJ"): (78.22, 15.65),
        ("Suva", "FJ"): (-18.142, 178.442), ("Sydney", "AU"): (-33.868, 151.209), ("Quito", "EC"): (-0.22, -78.5125),
    }  # fmt: skip
    there = {(name, country): (latitude, longitude) for name, country, longitude, latitude, _ in reversed(places)}
    for key, place in known.items():
        assert there[key] == pytest.approx(place, abs=0.05), key
    names = {row[0] for row in places}
    assert len(places) > 20_000 and not names & {"Null Island", "Downtown"}
    assert not any("_" in name for name in names)


def test_places_are_apart_at_the_zoom_from_which_they_are_named(places):
    """No two that are named at a zoom are nearer than 90 pixels."""
    zooms = [row[-1] for row in places]
    assert zooms == sorted(zooms)
    for zoom in (2, 4):
        size = 512 * 2**zoom
        pixels = [
            ((longitude + 180) / 360 * size, (0.5 - math.asinh(math.tan(math.radians(latitude))) / (2 * math.pi)) * size)
            for _, _, longitude, latitude, first in places
            if first <= zoom
        ]
        assert min(math.dist(a, b) for a, b in itertools.combinations(pixels, 2)) > 89
    counts = [sum(zoom <= most for zoom in zooms) for most in (2, 4, 6, 8)]
    assert all(more > 3 * few for few, more in itertools.pairwise(counts)), counts


def test_the_largest_cities_are_named_first(open_map, places):
    shown = {}
    for zoom in (4, 8):
        page = open_map(f"#{zoom}/55.9/12.9", viewport={"width": 1100, "height": 760})
        page.wait_for_function("gridnorthMap.findPlaces('Copenhagen').length > 0")
        shown[zoom] = set(page.evaluate(NAMES)) & {row[0] for row in places}
    assert shown[4] & {"Berlin", "Stockholm", "Oslo", "Hamburg", "Helsinki", "Minsk", "Gothenburg"}
    assert len(shown[8] - shown[4]) >= 3, shown


def test_a_place_is_found_by_its_name(page):
    page.wait_for_function("gridnorthMap.findPlaces('Copenhagen').length > 0")
    page.keyboard.press("g")
    page.keyboard.type("zürich")
    assert page.locator(".choice").first.inner_text() == "Zürich, Switzerland"
    assert page.get_attribute("#goto-input", "aria-invalid") == "false"
    page.keyboard.press("Enter")
    page.wait_for_function("!gridnorthMap.map.isMoving()")
    assert plain(page) == pytest.approx({"latitude": 47.367, "longitude": 8.55, "zoom": 9}, abs=0.05)
    # Letters without marks find it too; a country distinguishes two places.
    assert page.evaluate("gridnorthMap.findPlaces('zurich')[0].name") == "Zürich"
    assert page.evaluate("gridnorthMap.findPlaces('Sydney, ca').map(({ country }) => country)") == ["CA"]
    assert page.evaluate("gridnorthMap.findPlaces('31UDQ')") == []
    for text, name in (
        ("oslo norway", "Oslo"), ("norway, oslo", "Oslo"), ("bergn", "Bergen"), ("begren", "Bergen"), ("berrgen", "Bergen"), ("bargen", "Bergen"),
        ("lodz", "Łódź"), ("tromso", "Tromsø"), ("york new", "New York City"), ("reykjavik iceland", "Reykjavík"),
        ("olso", "Oslo"), ("ndjamena", "N'Djamena"), ("boston usa", "Boston"), ("london uk", "London"),
    ):  # fmt: skip
        found = page.evaluate("text => gridnorthMap.findPlaces(text).map(({ name }) => name)", text)
        assert name in found[:2], (text, found)
    # "st" is no beginning of "States", and "de" none of "Delhi" as a country.
    assert page.evaluate("gridnorthMap.findPlaces('st louis').every(({ name }) => name.startsWith('St. Louis'))")
    assert page.evaluate("gridnorthMap.findPlaces('berlin de').every(({ country, name }) => country === 'DE' || name.includes('De'))")
    assert page.evaluate("['', ' ', 'q', ',', 'Qwertz'].map((text) => gridnorthMap.findPlaces(text).length)") == [0] * 5


def test_a_reference_is_not_taken_for_a_place(page):
    page.wait_for_function("gridnorthMap.findPlaces('Copenhagen').length > 0")
    page.keyboard.press("g")
    page.keyboard.type("31UDQ4811")
    assert page.locator(".choice").count() == 0
    page.fill("#goto-input", "Xqzv")
    assert page.get_attribute("#goto-input", "aria-invalid") == "true"


# Loading


def test_before_anything_is_loaded_there_is_a_globe_and_furniture(new_context, address):
    context = new_context(service_workers="block", viewport={"width": 1000, "height": 700}, color_scheme="dark")
    page = context.new_page()
    for name in ("**/gridnorth.wasm", "**/maplibre-gl.js", "**/*.json"):
        page.route(name, lambda route: None)  # Never answered.
    page.goto(address, wait_until="commit")
    page.wait_for_selector("#position h1")
    assert page.locator("html").get_attribute("data-theme") == "dark"
    globe = page.evaluate("""(() => {
      const { width, height, backgroundColor } = getComputedStyle(document.getElementById("map"), "::before");
      return [width, height, backgroundColor];
    })()""")
    assert globe == ["672px", "672px", "rgb(10, 27, 41)"]
    for name in ("position", "tools", "view"):
        assert page.locator(f"#{name}").bounding_box()["height"] > 40, name
    assert page.evaluate("!document.documentElement.hasAttribute('data-ready')")
    context.close()


FILES = ["gridnorth.wasm", "far.json", "shores.json", "places.json", "maplibre-gl.js", "app.js", "paste.js", "maplibre-gl.css"]


# A map that answers 404 for a tile has none there, which is no fault.
@pytest.mark.parametrize(("how", "file"), [*itertools.product(["aborted", "404"], FILES), ("aborted", "relief")])
def test_a_file_that_is_missing_is_named(light_page, address, file, how):
    page = light_page()
    answer = (lambda route: route.abort()) if how == "aborted" else (lambda route: route.fulfill(status=404))
    page.route("**/relief/**" if file == "relief" else f"**/{file}", answer)
    page.goto(address)
    page.wait_for_function("file => document.querySelector('#message.shown')?.textContent.includes(file)", arg=file)
    if file in ("far.json", "shores.json", "places.json", "relief"):
        page.wait_for_selector("html[data-ready]")
        assert page.evaluate("gridnorthMap.redraw(), gridnorthMap.grid.painter.parts.length") > 0
