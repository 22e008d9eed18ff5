# SPDX-License-Identifier: MIT
"""The map page in a headless browser. A page that was opened here fails its test when it reports an error, or asks for
anything that is not on localhost.

No result depends on the clock. Tests wait for a state of the page, or count frames, calls and requests; they never sleep, and
never measure how long something takes. Delayed work of a page runs when a test says so: see CLOCK.
"""

from __future__ import annotations

import contextlib
import dataclasses
import faulthandler
import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pmtiles.tile import Compression, TileType
from pmtiles.writer import Writer
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parent.parent
# The standard error of the run, not of a test.
STDERR = os.fdopen(os.dup(sys.__stderr__.fileno()), "w")

Open = Callable[..., Page]
NewContext = Callable[..., BrowserContext]

# Seconds after which a wait fails. Nothing takes that long, not even on a machine that does ten other things: it is there so
# that a hang ends the run. A test that hangs in a call without a bound, such as a promise of a page, gets three times as much.
PATIENCE = 600

# WebGL without a graphics card. The elements around the map are drawn without WebGL, which saves half of the time.
ARGUMENTS = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
ARGUMENTS += ["--disable-gpu-compositing"]

# Files that the page keeps for times without a network would be loaded again for each test.
CONTEXT = {"service_workers": "block"}

# Work that a page delays by half a second or more runs when a test calls passTime(): a message goes, a finger that rests is a long
# press, a print does not wait for the rest of its map. On a slow machine that would come before the test has looked.
CLOCK = """{
  const { setTimeout, clearTimeout } = window, held = new Map();
  let last = 0;
  window.setTimeout = (call, delay, ...values) => {
    if (!(delay >= 500)) return setTimeout.call(window, call, delay, ...values);
    last -= 1;
    held.set(last, () => call(...values));
    return last;
  };
  window.clearTimeout = (timer) => held.delete(timer) || clearTimeout.call(window, timer);
  window.passTime = () => {
    const calls = [...held.values()];
    held.clear();
    for (const call of calls) call();
  };
}"""

# Without a graphics card, most of the time goes into the map below the grid. Tests that do not look at it have one of its pixels
# for sixteen, and a globe of few faces: MapLibre draws thousands for each tile. The grid, which is drawn without WebGL, is whole.
# And MapLibre writes the view into the address at once, not 0.3 s later, when it might replace one that a test has just put there.
COARSE = """{
  const flatten = ({ style }) => {
    for (const count of Object.values(style?.projection?.subdivisionGranularity ?? {})) {
      count._baseZoomGranularity = Math.min(count._baseZoomGranularity, 8);
      count._minGranularity = Math.min(count._minGranularity, 1);
    }
  };
  const coarse = (Map) => class extends Map {
    constructor(options) {
      super({ ...options, pixelRatio: 0.25 });
      for (const type of ["style.load", "projectiontransition"]) this.on(type, () => flatten(this));
      const hash = this._hash;
      if (!hash) return;
      this.off("moveend", hash._updateHash);
      clearTimeout(hash._updateHash());
      hash._updateHash = () => hash._updateHashUnthrottled();
      this.on("moveend", hash._updateHash);
    }
  };
  let library;
  Object.defineProperty(window, "maplibregl", {
    get: () => library,
    set: (loaded) => { library = { ...loaded, Map: coarse(loaded.Map) }; },
  });
}"""

# Records the storage of a page, and functions that a test may replace.
RECORD = """{
  const { setItem } = Storage.prototype, { print } = window;
  const before = new Set(Object.getOwnPropertyNames(window));
  let there = [];
  try {
    there = Object.keys(localStorage);
  } catch {
    // An empty page has none.
  }
  window.recorded = { kept: new Set(there), setItem: recording, print, toBlob: HTMLCanvasElement.prototype.toBlob, before };
  function recording(key, value) {
    recorded.kept.add(key);
    setItem.call(this, key, value);
  }
  Storage.prototype.setItem = recording;
}"""

# Undoes the changes of a test in a page. Returns whether that was possible.
CLEAR = """() => {
  const app = window.gridnorthMap;
  if (!app || !window.recorded) return false;
  const easy = ["markers", "route", "polygon", "list", "files", "goto.recent", "goto.favorites", "detail.told"].map((key) => `gridnorth.${key}`);
  const isReplaced = Storage.prototype.setItem !== recorded.setItem || window.print !== recorded.print ||
    HTMLCanvasElement.prototype.toBlob !== recorded.toBlob ||
    [navigator.clipboard, navigator.geolocation].some((one) => Object.getOwnPropertyNames(one).length > 0);
  if (isReplaced || ![...recorded.kept].every((key) => easy.includes(key))) return false;
  app.map.stop();
  passTime();
  document.querySelectorAll("dialog[open]").forEach((dialog) => dialog.close());
  const isIn = (key) => recorded.kept.has(`gridnorth.${key}`);
  if (isIn("goto.recent") || isIn("goto.favorites")) {
    app.openPanel("goto");
    document.querySelectorAll("#panel [aria-label^=Forget]").forEach((button) => button.click());
  }
  if (isIn("list")) app.list.set("");
  app.closePanel();
  app.markers.set([]);
  app.route.set([]);
  app.polygon.set([]);
  app.drawings.set([]);
  localStorage.clear();
  recorded.kept.clear();
  const message = document.getElementById("message");
  message.replaceChildren();
  message.classList.remove("shown", "acting");
  app.map.getCanvasContainer().dispatchEvent(new PointerEvent("pointerleave"));
  document.activeElement.blur();
  return true;
}"""

# The parts that do not depend on the view: the elements of the page with their states, and the listeners of the map.
PARTS = """() => {
  const elements = [...document.querySelectorAll("html, body *:not(#rim, #north *, #norths *, #position *, #handles *)")];
  const told = ["id", "class", "aria-expanded", "aria-pressed", "data-panel"];
  const states = elements.map((element) => [element.tagName, ...told.map((name) => element.getAttribute(name))].join(" "));
  return [...states, ...Object.entries(gridnorthMap.map._listeners).map(([type, all]) => `${type} ${all.length}`)].join("; ");
}"""

# Shows a view as if the page began with it.
SHOW = """async ([[zoom, latitude, longitude, bearing, pitch], size, theme]) => {
  const { map, grid, frames } = gridnorthMap;
  for (const name of Object.getOwnPropertyNames(window)) {
    if (!recorded.before.has(name) && !["recorded", "gridnorthMap", "maplibregl"].includes(name)) delete window[name];
  }
  const until = async (isSo) => { while (!isSo()) await new Promise(requestAnimationFrame); };
  await until(() => innerWidth === size.width && innerHeight === size.height && document.documentElement.dataset.theme === theme);
  map.resize();
  // Straight down from a globe, MapLibre would first ask for thousands of tiles.
  if (zoom > 13 && map.getZoom() < 13) {
    map.jumpTo({ zoom: 13, center: [longitude, latitude] });
    await new Promise((resolve) => map.once("render", resolve));
  }
  // A panel that was open had moved the middle.
  await until(() => Object.values(map.getPadding()).every((side) => side === 0));
  frames.length = 0;
  // From near, MapLibre is no globe yet, and keeps the center away from the poles: then it is set again.
  const isThere = () => Math.abs(map.getCenter().lat - latitude) < 1e-9 && Math.abs(map.getZoom() - zoom) < 1e-9;
  for (let i = 0; i < 2 && !(i > 0 && isThere()); i++) {
    map.jumpTo({ zoom, center: [longitude, latitude], bearing, pitch });
    const rests = new Promise((resolve) => map.once("idle", resolve));
    map.triggerRepaint();
    await rests;
  }
  grid.setOptions({});
  await new Promise((resolve) => grid.once("draw", resolve));
  // MapLibre would write the address some time later; until then it is that of the test before.
  map._hash._updateHashUnthrottled();
}"""

# Where a test is that does not say where: Denmark, with squares and the border of two zones.
DENMARK = "#6.4/56.1/11.4"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Ends the process of a test that hangs."""
    if FOLDER not in item.path.parents:
        return (yield)
    faulthandler.dump_traceback_later(3 * PATIENCE, exit=True, file=STDERR)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


def make_once(folder: Path, make: Callable[[], object]) -> Path:
    """Makes a folder. Of several processes of pytest -n the first does, before any of them serves it: a page must not load files
    that are just being written.
    """
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    with folder.with_suffix(".made").open("a+") as made:
        fcntl.flock(made, fcntl.LOCK_EX)
        made.seek(0)
        if made.read() != run:
            make()
            made.truncate(0)
            made.write(run)
    return folder


@pytest.fixture(scope="session")
def folder(root, build, run) -> Path:
    """The files of the page."""
    return make_once(build / "map", lambda: run([root / "Examples/map/build", build / "map"]))


@contextlib.contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address where a folder is served."""
    command = [ROOT / "Examples/map/serve", "--port", "0", folder]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            yield server.stdout.readline().split()[0]
        finally:
            server.terminate()


@pytest.fixture(scope="session")
def address(folder) -> Iterator[str]:
    """Where the page is served with one in a hundred of its shores: all of them take half of the time that it needs to come up. From
    near it has no more of them: the tiles of its archive are empty.
    (An answer that the test gives instead would let each request of the page go through it.)
    """

    def make() -> None:
        shutil.copytree(folder, light, dirs_exist_ok=True)
        world = json.loads((folder / "shores.json").read_text())
        (light / "shores.json").write_text(json.dumps({name: lines[::100] for name, lines in world.items()}))
        with (light / "detail.pmtiles").open("wb") as file:
            writer = Writer(file)
            writer.write_tile(0, b"")
            whole = {"min_lon_e7": -180, "min_lat_e7": -85, "max_lon_e7": 180, "max_lat_e7": 85}
            rest = {"center_zoom": 0, "center_lon_e7": 0, "center_lat_e7": 0}
            writer.finalize({"tile_type": TileType.MVT, "tile_compression": Compression.NONE, **whole, **rest}, {})

    light = folder.with_name("map-light")
    with served(make_once(light, make)) as where:
        yield where


@pytest.fixture(scope="session")
def whole_address(folder) -> Iterator[str]:
    """Where the page is served as it is."""
    with served(folder) as where:
        yield where


@pytest.fixture(scope="session")
def serve() -> Callable[[Path], contextlib.AbstractContextManager[str]]:
    """serve(folder): a context that gives the address where a folder is served until it ends."""
    return served


@pytest.fixture(scope="session")
def browser(need) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=need("chromium-headless-shell"), args=ARGUMENTS, timeout=1000 * PATIENCE
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def new_context(browser) -> NewContext:
    """new_context(sharp=False, **options): a context for pages that do not depend on the clock; see COARSE for those that are not
    `sharp`. All pages of the tests are in such a one.
    """

    def make(*, sharp: bool = False, **options) -> BrowserContext:
        context = browser.new_context(**options)
        context.set_default_timeout(1000 * PATIENCE)
        context.add_init_script(CLOCK)
        if not sharp:
            context.add_init_script(COARSE)
        return context

    return make


@pytest.fixture
def light_page(new_context) -> Iterator[Callable[..., Page]]:
    """light_page(**context): an empty page, for tests of loading."""
    contexts = []

    def make(**options) -> Page:
        contexts.append(new_context(**CONTEXT | {"viewport": {"width": 800, "height": 600}} | options))
        return contexts[-1].new_page()

    yield make
    for context in contexts:
        context.close()


@dataclasses.dataclass
class Opened:
    """A page with the map, its errors, and its initial parts."""

    page: Page
    key: tuple
    complaints: list[str]
    parts: str = ""


class Desk:
    """Pages for the tests. A page takes two seconds to come up, so the next test gets the one that is there, with the view that
    it asks for and nothing else. If a change cannot be undone in the page, it loads anew.
    """

    # Options that can be changed in an open page, and their defaults.
    EASY = {"viewport": {"width": 800, "height": 600}, "color_scheme": "light", "reduced_motion": "no-preference"}
    # Pages that are kept for later.
    MOST = 3

    def __init__(self, new_context: NewContext, address: str, whole_address: str) -> None:
        self._new_context, self._addresses = new_context, {False: address, True: whole_address}
        self._kept: list[Opened] = []

    def take(self, view: str | None, *, all_shores: bool, sharp: bool, fresh: bool, **options) -> Opened:
        easy = {name: options.pop(name, value) for name, value in self.EASY.items()}
        # Without a plain view, the test is about loading.
        camera = re.fullmatch(r"#(-?[\d.]+(?:/-?[\d.]+){2,4})", view or "")
        key = ((view or "").partition("#")[0], all_shores, sharp, json.dumps(options, sort_keys=True))
        known = [one for one in self._kept if one.key == key and camera and not fresh]
        address = self._addresses[all_shores]
        opened = known[-1] if known else self._open(key, address, sharp, easy | options)
        if not known:
            opened.page.goto(address + (view or ""))
            settle(opened.page)
            opened.parts = opened.page.evaluate(PARTS)
            return opened
        self._kept.remove(opened)
        page = opened.page
        page.set_viewport_size(easy["viewport"])
        page.emulate_media(color_scheme=easy["color_scheme"], reduced_motion=easy["reduced_motion"])
        page.mouse.move(-9, -9)
        if page.evaluate(CLEAR) and page.evaluate(PARTS) == opened.parts:
            numbers = [float(number) for number in camera[1].split("/")]
            page.evaluate(SHOW, [numbers + [0] * (5 - len(numbers)), easy["viewport"], easy["color_scheme"]])
        else:
            page.evaluate("localStorage.clear()")
            page.goto("about:blank")
            page.goto(address + view)
        settle(page)
        return opened

    def _open(self, key: tuple, address: str, sharp: bool, options: dict) -> Opened:
        allowed = {"permissions": ["clipboard-read", "clipboard-write"]}
        context = self._new_context(sharp=sharp, **CONTEXT | allowed | options)
        context.add_init_script(RECORD)
        page, complaints = context.new_page(), []
        page.on("console", lambda message: message.type == "error" and complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: is_foreign(request.url, address) and complaints.append(request.url))
        return Opened(page, key, complaints)

    def put_back(self, opened: Opened) -> None:
        """Keeps a page for a later test; the oldest one is closed if there are too many, and one that has complained."""
        if opened.complaints or opened.page.is_closed():
            return opened.page.context.close()
        opened.page.unroute_all()
        self._kept.append(opened)
        for one in [other for other in self._kept[:-1] if other.key == opened.key] or self._kept[: -self.MOST]:
            self._kept.remove(one)
            one.page.context.close()


@pytest.fixture(scope="session")
def desk(new_context, address, whole_address) -> Desk:
    return Desk(new_context, address, whole_address)


@pytest.fixture
def open_map(desk) -> Iterator[Open]:
    """open_map("#zoom/latitude/longitude", **context): the page when it is drawn; `context` are options of new_context.

    It draws the grid over a few shores, or over all if it is asked for `all_shores=True`, and the map below in coarse pixels
    unless `sharp=True`. The view None is that of somebody who comes for the first time. The page may be one that another test
    has used, with all of that taken back, unless `fresh=True`.
    """
    taken = []

    def open_page(
        view: str | None = DENMARK, *, all_shores: bool = False, sharp: bool = False, fresh: bool = False, **options
    ) -> Page:
        taken.append(desk.take(view, all_shores=all_shores, sharp=sharp, fresh=fresh, **options))
        return taken[-1].page

    yield open_page
    complaints = [text for opened in taken for text in opened.complaints]
    for opened in taken:
        desk.put_back(opened)
    assert complaints == []


def is_foreign(url: str, address: str) -> bool:
    return not url.startswith((address, "blob:" + address, "data:"))


def settle(page: Page) -> None:
    """Waits until all that can be seen is drawn."""
    page.wait_for_selector("html[data-ready]")
    page.wait_for_function("Promise.all([gridnorthMap.shores, gridnorthMap.names]).then(() => true)")
    page.wait_for_function("gridnorthMap.map.loaded() && !gridnorthMap.map.isMoving() && gridnorthMap.frames.length > 1")


@pytest.fixture(scope="session")
def settled() -> Callable[[Page], None]:
    """settled(page): waits until the map has come to rest."""
    return settle


@pytest.fixture
def page(open_map) -> Page:
    """The page at a first visit, with reduced motion."""
    return open_map(reduced_motion="reduce")


@pytest.fixture(scope="session")
def web_maps(root, build, run) -> Iterator[str]:
    """Where the pages of Examples/web are served, without the land, which takes longest."""

    def make() -> None:
        run([root / "Examples/web/build", folder])
        (folder / "land.json").write_text('{"type": "FeatureCollection", "features": []}')

    folder = build / "web-maps"
    with served(make_once(folder, make)) as where:
        yield where


@contextlib.contextmanager
def layers(new_context: NewContext, address: str) -> Iterator[Open]:
    """Gives open(name, **context): a page of Examples/web, when its grid is there. Nothing may go wrong in it."""
    contexts, complaints = [], []

    def open_page(name: str, **options) -> Page:
        context = new_context(**CONTEXT | {"viewport": {"width": 900, "height": 640}} | options)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: message.type == "error" and complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: is_foreign(request.url, address) and complaints.append(request.url))
        page.goto(f"{address}{name}.html")
        page.wait_for_function("window.grid?.painter?.parts.length > 0")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def open_layer(new_context, web_maps) -> Iterator[Open]:
    """open_layer(name, **context), see layers()."""
    with layers(new_context, web_maps) as open_page:
        yield open_page


@pytest.fixture(scope="session")
def open_layers(new_context, web_maps) -> Iterator[Open]:
    """The same for pages that several tests use."""
    with layers(new_context, web_maps) as open_page:
        yield open_page
