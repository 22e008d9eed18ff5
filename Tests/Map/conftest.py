# SPDX-License-Identifier: MIT
"""The map page in a headless browser. A page that was opened here fails its test when it reports an error, or asks for
anything that is not on localhost.
"""

from __future__ import annotations

import contextlib
import dataclasses
import fcntl
import functools
import json
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, sync_playwright

Open = Callable[..., Page]

# WebGL without a graphics card. What surrounds the map is drawn without WebGL, which saves half of the time.
ARGUMENTS = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
ARGUMENTS += ["--disable-gpu-compositing"]
PATIENCE = 60_000  # Milliseconds.

# What the page keeps for times without a network would be loaded again for each test.
CONTEXT = {"service_workers": "block"}


# What the page draws below the grid. All of it takes half of the time that the page needs to come up.
SHORES = re.compile(r"/shores\.json$")

# Without a graphics card, most of the time goes into the pixels of the map below the grid. Tests that do not look at them have
# one for sixteen; the grid, which is drawn without WebGL, has all of its pixels.
COARSE = """{
  const coarse = Map => class extends Map { constructor(options) { super({ ...options, pixelRatio: 0.25 }); } };
  let library;
  Object.defineProperty(window, "maplibregl", {
    get: () => library,
    set: (loaded) => { library = { ...loaded, Map: coarse(loaded.Map) }; },
  });
}"""

# Remembers what a page keeps, and what may be replaced by a test.
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

# Takes back what a test has done in a page. Returns whether that was possible.
CLEAR = """() => {
  const app = window.gridnorthMap;
  if (!app || !window.recorded) return false;
  const easy = ["markers", "route", "polygon", "list", "files", "goto.recent", "goto.favorites"].map((key) => `gridnorth.${key}`);
  const isReplaced = Storage.prototype.setItem !== recorded.setItem || window.print !== recorded.print ||
    HTMLCanvasElement.prototype.toBlob !== recorded.toBlob ||
    [navigator.clipboard, navigator.geolocation].some((one) => Object.getOwnPropertyNames(one).length > 0);
  if (isReplaced || ![...recorded.kept].every((key) => easy.includes(key))) return false;
  app.map.stop();
  document.querySelectorAll("dialog[open]").forEach((dialog) => dialog.close());
  const isIn = (key) => recorded.kept.has(`gridnorth.${key}`);
  if (isIn("goto.recent") || isIn("goto.favorites")) {
    app.openPanel("goto");
    document.querySelectorAll("#panel [aria-label^=Forget]").forEach((button) => button.click());
  }
  const typed = document.getElementById("goto-input");
  if (typed) {
    typed.value = "";
    typed.dispatchEvent(new Event("input"));
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

# What does not depend on what the page shows: its elements, with what tells about their state, and who listens to the map.
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
  // A panel that was open had moved the middle.
  await until(() => Object.values(map.getPadding()).every((side) => side === 0));
  frames.length = 0;
  // From near, MapLibre is no globe yet, and keeps the center away from the poles: so it is told again.
  for (let i = 0; i < 2; i++) {
    map.jumpTo({ zoom, center: [longitude, latitude], bearing, pitch });
    const rests = new Promise((resolve) => map.once("idle", resolve));
    map.triggerRepaint();
    await rests;
  }
  grid.setOptions({});
  await new Promise((resolve) => grid.once("draw", resolve));
  // MapLibre writes the address some time later; until then it is that of the test before.
  await until(() => location.hash === map._hash.getHashString());
}"""

# Where a test is that does not say where: Denmark, with squares and the border of two zones.
DENMARK = "#6.4/56.1/11.4"


@contextlib.contextmanager
def alone(build: Path) -> Iterator[None]:
    """Processes of pytest -n write the same files, one after another."""
    with (build / "map.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def folder(root, build, run) -> Path:
    """The files of the page."""
    with alone(build):
        run([root / "Examples/map/build", build / "map"])
    return build / "map"


@pytest.fixture(scope="session")
def few_shores(folder) -> Callable[[Route], None]:
    """Answers a request for shores with one in a hundred of them."""

    @functools.cache
    def few() -> str:
        world = json.loads((folder / "shores.json").read_text())
        return json.dumps({name: lines[::100] for name, lines in world.items()})

    return lambda route: route.fulfill(body=few(), content_type="application/json")


@pytest.fixture(scope="session")
def address(root, folder) -> Iterator[str]:
    """Where the page is served."""
    command = [root / "Examples/map/serve", "--port", "0", folder]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        yield server.stdout.readline().split()[0]
        server.terminate()


@pytest.fixture(scope="session")
def browser(need) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=need("chromium-headless-shell"), args=ARGUMENTS)
        yield browser
        browser.close()


def make_light(context: BrowserContext, few_shores: Callable[[Route], None] | None, sharp: bool = False) -> None:
    """Saves the pages of a context most of what they need to come up."""
    context.set_default_timeout(PATIENCE)
    if few_shores:
        context.route(SHORES, few_shores)
    if not sharp:
        context.add_init_script(COARSE)


@pytest.fixture
def light_page(browser, few_shores) -> Iterator[Callable[..., Page]]:
    """light_page(**context): an empty page, for what happens while it loads; with few shores, and the map in coarse pixels."""
    contexts = []

    def make(**options) -> Page:
        contexts.append(browser.new_context(**{"service_workers": "block", "viewport": {"width": 800, "height": 600}} | options))
        make_light(contexts[-1], few_shores)
        return contexts[-1].new_page()

    yield make
    for context in contexts:
        context.close()


@dataclasses.dataclass
class Opened:
    """A page with the map, what went wrong in it, and the parts that it had at its beginning."""

    page: Page
    key: tuple
    complaints: list[str]
    parts: str = ""


class Desk:
    """Pages for the tests. A page takes two seconds to come up, so the next test gets the one that is there, with the view that
    it asks for and nothing else: what cannot be taken back in the page makes it load anew.
    """

    # What can be changed in a page that is there, and what it is without a wish.
    EASY = {"viewport": {"width": 800, "height": 600}, "color_scheme": "light", "reduced_motion": "no-preference"}
    # Pages that are kept for later.
    MOST = 3

    def __init__(self, browser: Browser, address: str, few_shores: Callable[[Route], None]) -> None:
        self._browser, self._address, self._few_shores = browser, address, few_shores
        self._kept: list[Opened] = []

    def take(self, view: str | None, *, all_shores: bool, sharp: bool, fresh: bool, **options) -> Opened:
        easy = {name: options.pop(name, value) for name, value in self.EASY.items()}
        # Without a plain view, loading is what is looked at.
        camera = re.fullmatch(r"#(-?[\d.]+(?:/-?[\d.]+){2,4})", view or "")
        key = ((view or "").partition("#")[0], all_shores, sharp, json.dumps(options, sort_keys=True))
        known = [one for one in self._kept if one.key == key and camera and not fresh]
        opened = known[-1] if known else self._open(key, all_shores, sharp, easy | options)
        if not known:
            opened.page.goto(self._address + (view or ""))
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
            page.goto(self._address + view)
        settle(page)
        return opened

    def _open(self, key: tuple, all_shores: bool, sharp: bool, options: dict) -> Opened:
        allowed = {"permissions": ["clipboard-read", "clipboard-write"]}
        context = self._browser.new_context(**CONTEXT | allowed | options)
        make_light(context, None if all_shores else self._few_shores, sharp)
        context.add_init_script(RECORD)
        page, complaints = context.new_page(), []
        page.on("console", lambda message: message.type == "error" and complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: is_foreign(request.url, self._address) and complaints.append(request.url))
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
def desk(browser, address, few_shores) -> Desk:
    return Desk(browser, address, few_shores)


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
    page.wait_for_function("gridnorthMap.map.loaded() && !gridnorthMap.map.isMoving() && gridnorthMap.frames.length > 1")


@pytest.fixture(scope="session")
def settled() -> Callable[[Page], None]:
    """settled(page): waits until the map has come to rest."""
    return settle


@pytest.fixture
def page(open_map) -> Page:
    """The page as somebody sees it who comes for the first time and wants nothing to fly about."""
    return open_map(reduced_motion="reduce")


@pytest.fixture(scope="session")
def web_maps(root, build, run) -> Iterator[str]:
    """Where the pages of Examples/web are served."""
    with alone(build):
        run([root / "Examples/web/build", build / "web-maps"])
    command = [root / "Examples/map/serve", "--port", "0", build / "web-maps"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        yield server.stdout.readline().split()[0]
        server.terminate()


@contextlib.contextmanager
def layers(browser, address: str) -> Iterator[Open]:
    """Gives open(name, **context): a page of Examples/web, when its grid is there. Nothing may go wrong in it."""
    contexts, complaints = [], []

    def open_page(name: str, **options) -> Page:
        context = browser.new_context(**CONTEXT | {"viewport": {"width": 900, "height": 640}} | options)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        # What lies below the grid takes longest.
        page.route("**/land.json", lambda route: route.fulfill(json={"type": "FeatureCollection", "features": []}))
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
def open_layer(browser, web_maps) -> Iterator[Open]:
    """open_layer(name, **context), see layers()."""
    with layers(browser, web_maps) as open_page:
        yield open_page


@pytest.fixture(scope="session")
def open_layers(browser, web_maps) -> Iterator[Open]:
    """The same for pages that several tests use."""
    with layers(browser, web_maps) as open_page:
        yield open_page
