# SPDX-License-Identifier: MIT
"""In which order the page comes: the grid before the library."""

from __future__ import annotations

import re
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
    at_once = modules(folder, "app.js")
    later = modules(folder, "parts.js") - at_once
    assert len(at_once) > 30 and len(later) > 20
    assert set(re.findall(r'rel="modulepreload" href="([^"]+)">', page)) == at_once - {"app.js"}
    assert set(re.findall(r'rel="modulepreload" href="([^"]+)" fetchpriority="low">', page)) == later


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


@pytest.mark.parametrize("file", ["gridnorth.wasm", "layer/grid.wasm"])
def test_a_module_that_is_missing_is_named(light_page, address, file):
    page = light_page()
    page.route(f"**/{file}", lambda route: route.fulfill(status=404))
    page.goto(address)
    page.wait_for_selector("#message.shown")
    assert file.split("/")[-1] in page.inner_text("#message")
