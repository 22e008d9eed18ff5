# SPDX-License-Identifier: MIT
"""In which order the page comes: the grid before the library."""

from __future__ import annotations

import gzip
import json
import re
from itertools import accumulate
from pathlib import Path

import pytest

IMPORT = re.compile(r'^(?:import|export) (?:[^"]*? from )?"(\.[^"]+)";', re.MULTILINE)


def modules(folder: Path, start: str) -> set[str]:
    """A module's imports, and theirs."""
    found, new = set(), {start}
    while new:
        name = new.pop()
        found.add(name)
        files = {(folder / name).parent / other for other in IMPORT.findall((folder / name).read_text())}
        new |= {str(file.resolve().relative_to(folder.resolve())) for file in files} - found
    return found


def test_no_module_waits_for_another(folder):
    page = (folder / "index.html").read_text()
    first = modules(folder, "map/first.js")
    at_once = modules(folder, "app.js")
    later = modules(folder, "parts.js") - at_once
    assert first < at_once and len(first) > 15 and len(at_once) > 30 and len(later) > 20
    head, rest = page.split('<template id="rest">')
    assert set(re.findall(r'rel="modulepreload" href="([^"]+)">', head)) == first - {"map/first.js"}
    assert set(re.findall(r'rel="modulepreload" href="([^"]+)">', rest)) == at_once - first - {"app.js"}
    assert set(re.findall(r'rel="modulepreload" href="([^"]+)" fetchpriority="low">', rest)) == later


def test_little_is_loaded_before_the_first_grid(light_page, address, folder):
    """Counted while grid.wasm is awaited: all that was asked for until then. 1.6 Mbit/s bring 120 kB in 0.6 s."""
    page = light_page()
    files, waiting, errors = [], [], []
    page.on("request", lambda request: files.append(request.url.removeprefix(address) or "index.html"))
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.route("**/grid.wasm", lambda route: waiting.append(route))
    page.goto(address)
    page.wait_for_selector("canvas.gridnorth-grid", state="attached")
    page.mouse.move(400, 300)  # There are no cells yet.
    assert {"map/first.js", "layer/grid.wasm", "layer/canvas.mjs", "map.css"} <= set(files)
    assert not {"app.js", "maplibre-gl.js", "maplibre-gl.css", "gridnorth.wasm", "shores.json"} & set(files)
    # A preload counts for the call that needs the file.
    assert len(files) == len(set(files)) < 35
    assert sum(len(gzip.compress((folder / file).read_bytes())) for file in files) < 120_000
    for route in waiting:
        route.continue_()
    page.wait_for_selector("html[data-ready]")
    assert {"app.js", "maplibre-gl.js", "maplibre-gl.css", "gridnorth.wasm"} <= set(files)
    assert errors == []


# Labels of lines, squares, zones and the rows of a globe.
@pytest.mark.parametrize("view", ["", "#1.4/85/0", "#3/60/170/40/30", "#6.4/56.1/11.4", "#12.6/48.85/2.3/30/50", "#16/-40/-70"])
def test_the_first_grid_is_drawn_before_maplibre_and_where_that_has_it(light_page, address, view):
    page = light_page()
    waiting = []
    page.route("**/maplibre-gl.js", lambda route: waiting.append(route))
    with page.expect_request("**/maplibre-gl.js"):
        page.goto(address + view, wait_until="commit")
    ink = """selector => {
      const { width, height } = document.querySelector(selector);
      const { data } = document.querySelector(selector).getContext("2d").getImageData(0, 0, width, height);
      return data.reduce((sum, value, i) => (i % 4 === 3 && value > 0 ? sum + 1 : sum), 0);
    }"""
    assert page.evaluate("performance.getEntriesByName('grid').length") == 1
    assert page.evaluate(ink, "canvas.gridnorth-grid") > 2000
    assert page.evaluate("typeof maplibregl") == "undefined"
    for route in waiting:
        route.continue_()
    page.wait_for_selector("html[data-ready]")
    assert page.locator("canvas.gridnorth-grid").count() == 1 and page.locator("canvas#overlay").count() == 1
    compared, worst, isSame = page.evaluate("""async () => {
      const { map, project, unproject } = gridnorthMap;
      const { globe, firstView } = await import("./map/first.js");
      const { createProjection } = await import("./layer/maplibre.mjs");
      const own = globe(map.getCanvas(), firstView(map.getContainer()));
      const projection = createProjection(own);
      projection.remember({ defaultProjectionData: own.projectionData });
      const view = projection.view();
      let [compared, worst, isSame] = [0, 0, true];
      for (let x = 50; x < 800; x += 100) {
        for (let y = 50; y < 600; y += 100) {
          const place = unproject({ x, y });
          const there = project(place);
          if (!(Math.hypot(there.x - x, there.y - y) < 1)) continue;
          const pixel = [0, 0];
          isSame &&= view.project(place.latitude, place.longitude, pixel) === there.visible;
          const back = view.unproject(x, y), again = [0, 0];
          view.project(back.latitude, back.longitude, again);
          worst = Math.max(worst, Math.hypot(pixel[0] - there.x, pixel[1] - there.y), Math.hypot(again[0] - x, again[1] - y));
          compared += 1;
        }
      }
      return [compared, worst, isSame];
    }""")
    # From zoom 12 on, MapLibre's map is a plane.
    assert compared > 20 and isSame and worst < 0.5


def test_the_first_grid_has_the_settings_that_were_kept(light_page, address):
    page = light_page()
    page.route("**/maplibre-gl.js", lambda route: None)
    found = []
    for kept in ('{"content":"utm"}', '{"content":"no such grid","labels":7}', "no JSON", "null"):
        page.add_init_script(f"localStorage.setItem('gridnorth.settings', {kept!r})")
        page.goto("about:blank")
        page.goto(address + "#6.4/56.1/11.4", wait_until="commit")
        page.wait_for_function("performance.getEntriesByName('grid').length === 1")
        found.append(page.evaluate("document.querySelector('canvas.gridnorth-grid').toDataURL()"))
    assert found[1] == found[2] == found[3] != found[0]


@pytest.mark.parametrize("part", ["drawing", "files", "map"])
def test_lines_of_modules_are_short(root, part):
    for file in sorted((root / "Examples/map/page" / part).glob("*.js")):
        assert [line for line in file.read_text(encoding="utf-8").splitlines() if len(line) > 140] == [], file.name


def test_the_grid_is_there_before_the_library(light_page, address):
    page = light_page()
    waiting = []
    page.route("**/gridnorth.wasm", lambda route: waiting.append(route))
    with page.expect_request("**/gridnorth.wasm"):
        page.goto(address + "#6.4/56.1/11.4")
    page.wait_for_function("window.gridnorthMap?.frames.at(-1)?.lines > 5")
    assert page.locator("html[data-ready]").count() == 0 and len(waiting) == 1
    assert page.evaluate("[...document.querySelectorAll('#tools button')].length") == 0
    waiting[0].continue_()
    page.wait_for_selector("html[data-ready]")
    assert page.evaluate("[...document.querySelectorAll('#tools button')].length") > 5


def test_a_coarse_world_comes_at_once_and_the_whole_one_after_the_library(light_page, address, folder):
    """Until everything works: all that is asked for, compressed. 1.6 Mbit/s bring 800 kB in 4 s."""
    page = light_page()
    files, waiting = [], []
    page.on("request", lambda request: files.append(request.url.removeprefix(address) or "index.html"))
    page.route("**/gridnorth.wasm", lambda route: waiting.append(route))
    with page.expect_request("**/gridnorth.wasm"):
        page.goto(address)
    page.wait_for_function("window.gridnorthMap?.map.isSourceLoaded('land') && gridnorthMap.map.querySourceFeatures('land').length > 20")
    assert "far.json" in files and not {"shores.json", "places.json"} & set(files)
    assert not any(file.startswith("relief/") for file in files)
    assert sum(len(gzip.compress((folder / file).read_bytes())) for file in set(files)) < 800_000
    waiting[0].continue_()
    page.wait_for_selector("html[data-ready]")
    page.wait_for_function("Promise.all([gridnorthMap.shores, gridnorthMap.names]).then(() => true)")
    assert {"shores.json", "places.json"} <= set(files)
    assert page.evaluate("gridnorthMap.map.getLayoutProperty('relief', 'visibility')") == "visible"


def test_the_coarse_world_is_the_same_land(folder):
    far, whole = (json.loads((folder / file).read_text()) for file in ("far.json", "shores.json"))
    assert far.keys() == whole.keys()
    assert len(gzip.compress((folder / "far.json").read_bytes())) < 25_000

    def area(polygons: list[list[list[int]]]) -> float:
        total = 0.0
        for rings in polygons:
            for ring in rings:
                xs, ys = list(accumulate(ring[::2])), list(accumulate(ring[1::2]))
                assert xs[0] == xs[-1] and ys[0] == ys[-1]
                total += sum(x0 * y1 - x1 * y0 for x0, x1, y0, y1 in zip(xs, xs[1:], ys, ys[1:])) / 2e6
        return total

    assert area(far["land"]) == pytest.approx(area(whole["land"]), rel=0.01)


@pytest.mark.parametrize("file", ["gridnorth.wasm", "layer/grid.wasm", "map/cell.js", "drawing/drawings.js", "shores.json", "places.json"])
def test_a_file_that_is_missing_is_named_and_tried_again(light_page, address, file):
    """The message says what works without it, where something does."""
    page = light_page()
    page.route(f"**/{file}", lambda route: route.fulfill(status=404))
    page.goto(address + "#6.4/56.1/11.4")
    name = file.split("/")[-1]
    page.wait_for_function("name => document.querySelector('#message.shown')?.textContent.includes(name)", arg=name)
    if file not in ("layer/grid.wasm", "map/cell.js"):
        page.wait_for_function("/work|no place can be found/.test(document.querySelector('#message.shown')?.textContent)")
        page.wait_for_function("window.gridnorthMap?.frames.at(-1)?.lines > 5")
    # The second try fails, too.
    button = page.get_by_role("button", name="Try again")
    button.click()
    page.wait_for_function("name => document.querySelector('#message.shown')?.textContent.includes(name)", arg=name)
    button.wait_for()
    page.unroute(f"**/{file}")
    button.click()
    page.wait_for_selector("html[data-ready]")
    page.wait_for_function("gridnorthMap.places().length > 1000 && gridnorthMap.frames.at(-1)?.lines > 5")
    page.wait_for_function("JSON.stringify(gridnorthMap.map.getStyle().sources.land.data).length > 1000")
    page.wait_for_function("!document.querySelector('#message.shown')?.textContent.includes('could not')")


def test_a_library_that_takes_long_is_announced(light_page, address):
    page, waiting = light_page(), []
    page.route("**/gridnorth.wasm", lambda route: waiting.append(route))
    with page.expect_request("**/gridnorth.wasm"):
        page.goto(address + "#6.4/56.1/11.4")
    page.wait_for_function("window.gridnorthMap?.frames.at(-1)?.lines > 5")
    assert page.locator("#message.shown").count() == 0
    page.evaluate("passTime()")
    assert page.inner_text("#message.shown") == "The rest of the page is loading …"
    waiting[0].continue_()
    page.wait_for_selector("html[data-ready]")
    page.wait_for_function("!document.querySelector('#message.shown')")


def test_near_coasts_that_are_missing_are_tried_again(light_page, address, settled):
    page = light_page(reduced_motion="reduce")
    page.route("**/map/detail.js", lambda route: route.fulfill(status=404))
    page.goto(address + "#8/56.1/11.4")
    settled(page)
    page.wait_for_selector("#message.shown")
    assert page.inner_text("#message").startswith("detail.js could not be loaded. The coasts of this map are coarse.")
    page.unroute("**/map/detail.js")
    page.get_by_role("button", name="Try again").click()
    page.wait_for_function("gridnorthMap.map.getStyle().layers.some(({ id }) => id.startsWith('detail'))")
