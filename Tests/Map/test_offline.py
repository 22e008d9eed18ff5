# SPDX-License-Identifier: MIT
"""The page without a network, and what makes it an application that can be installed."""

from __future__ import annotations

import json
import subprocess
import urllib.request


def test_after_one_visit_the_page_opens_without_its_server(browser, root, folder):
    command = [root / "Examples/map/serve", "--port", "0", folder]
    context = browser.new_context(reduced_motion="reduce")
    try:
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            address = server.stdout.readline().split()[0]
            page = context.new_page()
            page.goto(address)
            page.wait_for_selector("html[data-ready]")
            page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
            server.terminate()
        page.goto(address + "?debug#9/60/10")
        page.reload()
        page.wait_for_selector("html[data-ready]")
        page.wait_for_function("gridnorthMap.map.loaded() && gridnorthMap.frames.length > 0", timeout=60_000)
        assert page.locator("#position .reference .value").inner_text().startswith("32V ")
        # All of it: what is not needed at once, too.
        missing = page.evaluate(
            "files => Promise.all(files.map(file => fetch(file).then(({ ok }) => ok ? [] : [file], () => [file]))).then(all => all.flat())",
            [file.name for file in folder.iterdir() if file.is_file() and file.name != "service-worker.js"],
        )
        assert missing == []
    finally:
        context.close()


def test_a_new_page_replaces_the_one_that_was_kept(folder, address):
    """The worker's name for what it keeps comes from the contents."""
    worker = (folder / "service-worker.js").read_text()
    assert "@" not in worker.split("const PATIENCE")[0].split("NAME = ")[1]
    assert '"index.html"' in worker and '"gridnorth.wasm"' in worker and "service-worker.js" not in worker.split("FILES")[1].split("]")[0]


def test_it_can_be_installed(address, folder):
    with urllib.request.urlopen(address + "map.webmanifest") as answer:
        assert answer.headers["Content-Type"] == "application/manifest+json"
        manifest = json.load(answer)
    assert manifest["name"] and manifest["start_url"] == "./" and manifest["display"] == "standalone"
    assert all((folder / icon["src"]).exists() for icon in manifest["icons"])
    assert 'rel="manifest" href="map.webmanifest"' in (folder / "index.html").read_text()
