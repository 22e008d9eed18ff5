# SPDX-License-Identifier: MIT
"""The map page in a headless browser. A page that was opened here fails its test when it reports an error, or asks for
anything that is not on localhost.
"""

from __future__ import annotations

import contextlib
import functools
import json
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, sync_playwright

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

# Where a test is that does not say where: Denmark, with squares and the border of two zones.
DENMARK = "#6.4/56.1/11.4"


@pytest.fixture(scope="session")
def folder(root, build, run) -> Path:
    """The files of the page."""
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


@pytest.fixture
def open_map(browser, address, few_shores) -> Iterator[Open]:
    """open_map("#zoom/latitude/longitude", **context): the page when it is drawn; `context` are options of new_context.

    It draws the grid over a few shores, or over all if it is asked for `all_shores=True`, and the map below in coarse pixels
    unless `sharp=True`. The view None is that of somebody who comes for the first time.
    """
    contexts, complaints = [], []

    def open_page(view: str | None = DENMARK, *, all_shores: bool = False, sharp: bool = False, **options) -> Page:
        context = browser.new_context(**CONTEXT | {"viewport": {"width": 800, "height": 600}} | options)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if not all_shores:
            context.route(SHORES, few_shores)
        if not sharp:
            context.add_init_script(COARSE)
        page = context.new_page()
        page.on("console", lambda message: message.type == "error" and complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: is_foreign(request.url, address) and complaints.append(request.url))
        page.goto(address + (view or ""))
        settle(page)
        return page

    yield open_page
    for context in contexts:
        context.close()
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
