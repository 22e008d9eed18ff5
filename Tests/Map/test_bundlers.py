# SPDX-License-Identifier: MIT
"""The projects of Examples/web for esbuild, Rollup and webpack: their scripts are run as npm runs them, and their pages opened.
The component of the guide is run too.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from Map.conftest import served

BUNDLERS = ["esbuild", "rollup", "webpack"]
SQUARE = "31UDQ"


@pytest.fixture(scope="session")
def project(root, build, web_maps):
    """project(bundler): a fresh copy of a project, with its packages where npm puts them."""

    def copy(bundler: str) -> Path:
        folder = build / "bundlers" / bundler
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(root / "Examples/web" / bundler, folder)
        modules = folder / "node_modules"
        (modules / "leaflet").mkdir(parents=True)
        (modules / "gridnorth").symlink_to(root / "build/web")
        shutil.copytree(root / "build/web-packages/xstatic/pkg/leaflet/data", modules / "leaflet/dist")
        unpacked = root / "build/bundlers/node_modules"
        assert unpacked.exists(), "webpack and Rollup are missing: run Tools/setup web"
        for package in [".bin", *json.loads((folder / "package.json").read_text())["devDependencies"]]:
            if package != "esbuild":
                (modules / package).parent.mkdir(exist_ok=True)
                (modules / package).symlink_to(unpacked / package)
        return folder

    return copy


def script(folder: Path, name: str) -> dict:
    """The arguments of subprocess for a script of package.json, as npm would run it."""
    scripts = json.loads((folder / "package.json").read_text())["scripts"]
    command = re.sub(r"npm run (\w+)", lambda named: scripts[named[1]], scripts[name])
    path = f"{folder / 'node_modules/.bin'}{os.pathsep}{os.environ['PATH']}"
    return {"args": ["sh", "-ec", command], "cwd": folder, "env": os.environ | {"PATH": path}, "text": True}


def require_grid(page, address: str) -> None:
    """The page shows a reference and draws the grid."""
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: message.type == "error" and errors.append(message.text))
    page.goto(address)
    page.wait_for_function("document.querySelector('output').value")
    assert page.locator("output").inner_text().startswith(SQUARE)
    page.wait_for_function(
        """() => [...document.querySelectorAll("#map canvas")].some(canvas => canvas.width && canvas.getContext("2d")
            .getImageData(0, 0, canvas.width, canvas.height).data.some((value, i) => i % 4 === 3 && value > 100))"""
    )
    assert errors == []


@pytest.mark.parametrize("bundler", BUNDLERS)
def test_a_project_works_in_production(project, light_page, bundler):
    folder = project(bundler)
    done = subprocess.run(**script(folder, "build"), capture_output=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "warning" not in (done.stdout + done.stderr).lower()
    # The bundle is minified.
    assert (folder / "site/page.js").read_text().count("\n") < 50
    with served(folder / "site") as address:
        require_grid(light_page(), address)


@pytest.mark.parametrize("bundler", BUNDLERS)
def test_a_project_works_in_development(project, light_page, bundler):
    folder = project(bundler)
    # A process of these watches as long as its standard input is open.
    with subprocess.Popen(
        **script(folder, "dev"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True
    ) as process:
        try:
            said = ""
            ready = {"esbuild": r"Local: +(\S+)", "rollup": "created", "webpack": "compiled successfully"}[bundler]
            while not (found := re.search(ready, said)):
                line = process.stdout.readline()
                assert line, said
                said += line
            if bundler == "esbuild":
                require_grid(light_page(), found[1])
            else:
                with served(folder / "site") as address:
                    require_grid(light_page(), address)
        finally:
            os.killpg(process.pid, 15)


@pytest.mark.parametrize("bundler", ["esbuild", "rollup"])
def test_a_forgotten_copy_is_named(project, light_page, bundler):
    folder = project(bundler)
    subprocess.run(**script(folder, "build"), capture_output=True, check=True)
    (folder / "site/gridnorth-mgrs.wasm").unlink()
    with served(folder / "site") as address:
        page = light_page()
        page.goto(address)
        page.wait_for_function("document.querySelector('output').value")
        assert re.search(r"gridnorth-mgrs\.wasm answered 404\. Copy the file .* /inline", page.locator("output").inner_text())


# As a program under development does it, React begins and ends the effects of a component once more.
REACT = """import { createElement, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { GridMap } from "./component.jsx";
const root = createRoot(document.querySelector("main"));
root.render(createElement(StrictMode, null, createElement(GridMap)));
window.end = () => root.unmount();
"""

REACT_PAGE = """<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><link rel="stylesheet" href="leaflet.css">
<main></main><script type="module" src="page.js"></script>"""


def test_the_component_of_the_guide_works(root, project, light_page):
    folder = project("esbuild")
    guide = (root / "docs/guides/javascript.md").read_text(encoding="utf-8")
    (component,) = re.findall(r"^```text\n([^`]*?from \"react\".*?)^```$", guide, re.MULTILINE | re.DOTALL)
    (folder / "component.jsx").write_text(component)
    (folder / "page.js").write_text(REACT)
    modules, site = folder / "node_modules", folder / "site"
    (modules / "leaflet/package.json").write_text('{"name": "leaflet", "main": "dist/leaflet-src.js"}')
    for package in ("react", "react-dom"):
        (modules / package).symlink_to(root / "build/bundlers/node_modules" / package)
    command = "esbuild page.js --bundle --format=esm --jsx=automatic --outdir=site --log-level=warning --define:process.env.NODE_ENV='\"development\"'"
    done = subprocess.run(["sh", "-ec", command], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for file in ("gridnorth/layer/grid.wasm", "gridnorth/mgrs/gridnorth-mgrs.wasm", "leaflet/dist/leaflet.css"):
        shutil.copy(modules / file, site)
    (site / "index.html").write_text(REACT_PAGE)
    with served(site) as address:
        page, errors = light_page(), []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: message.type == "error" and errors.append(message.text))
        page.goto(address)
        page.wait_for_selector(".leaflet-pane canvas", state="attached")
        # The effect ran twice, and the first map is gone.
        assert page.locator(".leaflet-map-pane").count() == 1
        page.mouse.click(300, 200)
        page.wait_for_function("document.querySelector('output').textContent")
        assert page.locator("output").inner_text().startswith(SQUARE)
        page.evaluate("end()")
        page.wait_for_function("!document.querySelector('canvas')")
        assert errors == []
