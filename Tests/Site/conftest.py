# SPDX-License-Identifier: MIT
"""The site in a headless browser. A page that was opened here fails its test when it reports anything, or asks for anything
that is not on localhost.
"""

from __future__ import annotations

import functools
import http.server
import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

#: Milliseconds after which a wait fails: so many that only a hang takes as long.
PATIENCE = 600_000


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments) -> None:
        pass


@pytest.fixture(scope="session")
def site(root, build, run) -> Path:
    """The files of the site, in a folder below that of the server. The map is the one that is there."""
    folder = build / "site" / "some" / "folder"
    run([root / "Tools/site/build", folder])
    return folder


@pytest.fixture(scope="session")
def said(root, run, need, site) -> dict:
    """What the playground says of each function with the values of its example; node has run the lines of JavaScript."""
    return json.loads(run([need("node"), root / "Tests/Site/playground.mjs", site]).stdout)


@pytest.fixture(scope="session")
def address(build, site) -> Iterator[str]:
    """Where the site is served: not at the root of the server."""
    handler = functools.partial(Quiet, directory=build / "site")
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/some/folder/"
        server.shutdown()


@pytest.fixture(scope="session")
def browser(need) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=need("chromium-headless-shell"), args=["--no-sandbox"], timeout=PATIENCE)
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser, address) -> Iterator[Callable[..., Page]]:
    """open_page("api/mgrs.html", **context): a page in a context of its own."""
    contexts, complaints = [], []

    def open_one(path: str, **options) -> Page:
        context = browser.new_context(**{"reduced_motion": "reduce"} | options)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("requestfailed", lambda request: complaints.append(f"failed: {request.url}"))
        page.on("response", lambda response: response.status >= 400 and complaints.append(f"{response.status}: {response.url}"))
        page.on("request", lambda request: request.url.startswith((address, "data:", "blob:")) or complaints.append(request.url))
        page.goto(address + path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert complaints == []
