# SPDX-License-Identifier: MIT
"""The page without a network, and its manifest as an application that can be installed."""

from __future__ import annotations

import json
import re
import struct
import urllib.request


# Waits until files are kept.
KEPT = """async (files) => {
  while (!(await Promise.all(files.map((file) => caches.match(file)))).every(Boolean)) await new Promise(requestAnimationFrame);
}"""


def test_after_one_visit_the_page_opens_without_its_server(new_context, serve, folder):
    context = new_context(reduced_motion="reduce")
    try:
        with serve(folder) as address:
            page = context.new_page()
            page.goto(address)
            page.wait_for_selector("html[data-ready]")
            seen = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name).filter(name => name.endsWith('.webp'))")
            page.evaluate(KEPT, [address + "shores.json", address + "places.json", *seen])
        page.goto(address + "?debug#9/60/10")
        page.reload()
        page.wait_for_selector("html[data-ready]")
        page.wait_for_function("gridnorthMap.map.loaded() && gridnorthMap.frames.length > 0")
        assert page.input_value("#goto-input").startswith("32V ")
        # Its land, and the relief where it was seen.
        page.wait_for_function("gridnorthMap.map.querySourceFeatures('land').length > 0")
        assert len(seen) > 1 and page.evaluate("files => Promise.all(files.map(file => fetch(file).then(({ ok }) => ok)))", seen) == [True] * len(seen)
        # All of its program, also the parts that are not needed at once.
        missing = page.evaluate(
            "files => Promise.all(files.map(file => fetch(file).then(({ ok }) => ok ? [] : [file], () => [file]))).then(all => all.flat())",
            [
                str(file.relative_to(folder))
                for file in folder.rglob("*")
                if file.is_file() and file.name not in ("service-worker.js", "detail.pmtiles", ".written") and "relief" not in file.parts
            ],
        )
        assert missing == []
    finally:
        context.close()


def test_a_new_page_replaces_the_one_that_was_kept(folder, address):
    """The name of the worker's cache depends on the contents."""
    worker = (folder / "service-worker.js").read_text()
    assert "@" not in worker.split("const PATIENCE")[0].split("NAME = ")[1]
    assert '"index.html"' in worker and '"gridnorth.wasm"' in worker and "service-worker.js" not in worker.split("FILES")[1].split("]")[0]


def test_a_visit_keeps_little_at_once(folder):
    """The program alone; relief, shores and names are kept when they were seen."""
    files = json.loads(re.search(r"const FILES = (\[.*\]);", (folder / "service-worker.js").read_text())[1])
    assert sum((folder / file).stat().st_size for file in files) < 2_400_000
    assert not any("relief" in file or file in ("shores.json", "places.json", "detail.pmtiles") for file in files)


def test_no_more_is_kept_than_the_bound(new_context, address):
    context = new_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("html[data-ready]")
    page.wait_for_function("navigator.serviceWorker.controller")
    counts = page.evaluate("""async () => {
      const counts = [];
      const get = async (i) => (await fetch(`relief/0/0/0.webp?${i}`)).arrayBuffer();
      const until = async (isSo) => { while (!(await isSo())) await new Promise(requestAnimationFrame); };
      await get(0);
      await until(() => caches.match("relief/0/0/0.webp?0"));
      const seen = await caches.open((await caches.keys()).find((name) => name.endsWith("-seen")));
      const count = async () => (await seen.keys()).length;
      // The first ones together, those around the bound one after another: the next comes when the one too many is dropped.
      await Promise.all(Array.from({ length: 189 }, (_, i) => get(i + 1)));
      await until(async () => (await count()) >= 190);
      for (let i = 190; i < 230; i++) {
        await get(i);
        await until(() => seen.match(`relief/0/0/0.webp?${i}`));
        counts.push(await count());
        await until(async () => (await count()) <= 200);
      }
      return [...counts, await count()];
    }""")
    # One more while it is dropped, for each of the few that are fetched at the same time: the page has tiles of its own.
    assert 200 <= max(counts) < 206 and counts[-1] == 200
    context.close()


def test_it_can_be_installed(address, folder):
    with urllib.request.urlopen(address + "map.webmanifest") as answer:
        assert answer.headers["Content-Type"] == "application/manifest+json"
        manifest = json.load(answer)
    assert manifest["name"] and manifest["start_url"] == "./" and manifest["display"] == "standalone"
    assert all((folder / icon["src"]).exists() for icon in manifest["icons"])
    assert 'rel="manifest" href="map.webmanifest"' in (folder / "index.html").read_text()

    # Phones with iOS take a picture of their own, without transparency.
    assert 'rel="apple-touch-icon" href="icon.png"' in (folder / "index.html").read_text()
    picture = (folder / "icon.png").read_bytes()
    assert picture.startswith(b"\x89PNG") and struct.unpack(">2I2B", picture[16:26]) == (180, 180, 8, 2)
