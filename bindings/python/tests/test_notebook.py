# SPDX-License-Identifier: MIT
"""The notebook of Examples/notebook runs, exports with its pictures, and is committed without results."""

from __future__ import annotations

import copy
import re
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

nbformat = pytest.importorskip("nbformat")
nbclient = pytest.importorskip("nbclient")
pytest.importorskip("gridnorth.jupyter")

NAME = "Examples/notebook/gridnorth.ipynb"
PICTURES = 7
VIEW = "application/vnd.jupyter.widget-view+json"


@pytest.fixture(scope="module")
def committed(root):
    return nbformat.read(root / NAME, as_version=4)


@pytest.fixture(scope="module")
def executed(root, tmp_path_factory):
    notebook = nbformat.read(root / NAME, as_version=4)
    folder = tmp_path_factory.mktemp("notebook")
    client = nbclient.NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(folder)}})
    return client.execute()


def results(notebook):
    return [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]


def pictures(notebook):
    """The pictures of values, without that of the map."""
    shown = [output.get("data", {}) for output in results(notebook)]
    texts = [data.get("text/html", "") for data in shown if VIEW not in data]
    return [text for text in texts if text.startswith("<svg")]


def test_it_is_committed_without_results(committed):
    nbformat.validate(committed)
    assert results(committed) == []
    assert all(cell.execution_count is None for cell in committed.cells if cell.cell_type == "code")
    assert "widgets" not in committed.metadata
    assert all(len(line) <= 150 for cell in committed.cells for line in cell.source.splitlines())


def test_it_runs_and_shows_pictures(executed):
    assert [output for output in results(executed) if output.output_type in ("error", "stream")] == []
    assert len(pictures(executed)) == PICTURES
    titles = [ElementTree.fromstring(text).get("aria-label") for text in pictures(executed)]
    assert titles[0].startswith("31U DQ 4824")
    assert titles[2].startswith("32V, around 60.0° N")
    assert titles[4].startswith("Oslo to Tokyo: 8,426 km")
    assert re.match(r"A walk through \d\d cells of 100 m", titles[6])


def test_it_shows_a_map(executed):
    state = executed.metadata.widgets["application/vnd.jupyter.widget-state+json"]["state"]
    (map_state,) = [model["state"] for model in state.values() if "zoom" in model["state"]]
    assert map_state["height"] == 420
    assert len(map_state["values"]) > 10
    # Shapes larger than the cells zoom the picture out.
    assert map_state["center"] == pytest.approx([48.85, 2.3], abs=0.001)
    views = [output.data for output in results(executed) if VIEW in output.get("data", {})]
    assert len(views) == 1


def exported(notebook, tmp_path):
    """Gives the boxes of the pictures in an exported page, and how many elements of some kinds each has."""
    nbconvert = pytest.importorskip("nbconvert")
    playwright = pytest.importorskip("playwright.sync_api")
    page_text, _ = nbconvert.HTMLExporter().from_notebook_node(notebook)
    file = Path(tmp_path / "notebook.html")
    file.write_text(page_text, encoding="utf-8")
    executable = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if not executable:
        pytest.skip("chromium is not installed")
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        page = browser.new_page()
        # There is no network, so requests of the export's template fail.
        page.route(re.compile("^https?:"), lambda route: route.abort())
        page.goto(file.as_uri())
        shown = page.locator("svg[role=img][aria-label*='MGRS grid']").all()
        boxes = [box.bounding_box() for box in shown]
        parts = [[box.locator(kind).count() for kind in ("path", "text", "circle")] for box in shown]
        browser.close()
    return boxes, parts


def test_the_pictures_survive_an_export(executed, tmp_path):
    boxes, parts = exported(executed, tmp_path)
    assert len(boxes) == PICTURES
    assert all(box["width"] > 500 and box["height"] > 250 for box in boxes)
    assert parts == [[text.count(f"<{kind}") for kind in ("path", "text", "circle")] for text in pictures(executed)]


def test_an_export_without_the_state_of_widgets_has_a_picture_of_the_map(executed, tmp_path):
    """As JupyterLab saves a notebook, or with the widgets of a kernel that is gone: the page had nothing there."""
    saved = copy.deepcopy(executed)
    del saved.metadata["widgets"]
    boxes, parts = exported(saved, tmp_path)
    assert len(boxes) == PICTURES + 1
    assert all(box["width"] > 500 and box["height"] > 250 for box in boxes)
    assert all(min(counts) > 0 for counts in parts)
