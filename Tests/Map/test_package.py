# SPDX-License-Identifier: MIT
"""The package for the web in pages without a bundler, as the guide and Examples/web/README.md have it."""

from __future__ import annotations

import re
import shutil
import tarfile

import pytest
from Map.conftest import layers, served

PAGE = """<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
<meta http-equiv="Content-Security-Policy" content="{policy}"><output></output><script type="module" src="page.js"></script>"""

# Loads the library in one of three ways.
SCRIPT = """
const ways = {
  load: async () => (await import("./gridnorth/gridnorth.mjs")).load(),
  loadSync: async () => (await import("./gridnorth/inline.mjs")).loadSync(),
  layer: async () => (await import("./gridnorth/layer/library.mjs")).libraryFrom(),
};
const said = await ways["WAY"]().then(() => "works", (error) => String(error));
document.querySelector("output").append(said);
"""


@pytest.fixture
def says(root, build, web_maps, light_page):
    """says(way, policy): what a page with a Content-Security-Policy shows when it has loaded the library."""

    def make(way: str, policy: str) -> str:
        folder = build / "package"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        (folder / "gridnorth").symlink_to(root / "build/web")
        (folder / "index.html").write_text(PAGE.format(policy=policy))
        (folder / "page.js").write_text(SCRIPT.replace("WAY", way))
        with served(folder) as address:
            page = light_page()
            page.goto(address)
            page.wait_for_selector("output:not(:empty)")
            return page.inner_text("output")

    return make


@pytest.mark.parametrize("way", ["load", "loadSync", "layer"])
def test_a_policy_that_forbids_the_module_is_named(says, root, way):
    guide = (root / "docs/guides/javascript.md").read_text(encoding="utf-8")
    (policy,) = re.findall(r"^Content-Security-Policy: (.*)$", guide, re.MULTILINE)
    assert says(way, policy) == "works"
    without = policy.replace(" 'wasm-unsafe-eval'", "")
    assert without != policy
    told = "Error: the Content-Security-Policy of the page forbids WebAssembly. Add 'wasm-unsafe-eval' to its script-src."
    assert says(way, without) == told


def test_an_address_that_the_policy_forbids_is_named(says):
    told = says("load", "script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'")
    assert re.match(r"TypeError: http:.*/gridnorth/gridnorth\.wasm could not be fetched: ", told)


def test_the_pages_work_with_the_file_of_a_release(root, build, run, web_maps, new_context):
    """The commands of the README, in a copy of the folder. The wheels are those that Examples/web/build has downloaded."""
    folder = build / "release-pages"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for file in [*(root / "Examples/web").glob("*.html"), *(root / "build/web-packages").glob("*.whl")]:
        shutil.copy(file, folder)
    with tarfile.open(folder / "gridnorth-0.tgz", "w:gz") as package:
        package.add(root / "build/web", "package")
    readme = (root / "Examples/web/README.md").read_text(encoding="utf-8")
    (commands,) = re.findall(r"^```sh\n(tar xf .*?)^```$", readme, re.MULTILINE | re.DOTALL)
    # Without those that download and serve.
    commands, count = re.subn(r"^(pip download|python3 -m http\.server) .*\n", "", commands, flags=re.MULTILINE)
    assert count == 2
    run(["sh", "-ec", commands], cwd=folder)
    with served(folder) as address, layers(new_context, address) as open_page:
        for name in ("maplibre", "leaflet", "openlayers", "deck"):
            open_page(name)
