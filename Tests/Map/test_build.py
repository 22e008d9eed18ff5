# SPDX-License-Identifier: MIT
"""Builds of the page into a folder that has files already."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest


@pytest.fixture
def build_page(root, folder, run):
    """build_page(target): builds the page there. The session's own build comes first: it makes what all builds share."""

    def make(target: Path, **options) -> subprocess.CompletedProcess[str]:
        return run([root / "Examples/map/build", target], **options)

    return make


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def test_a_second_build_removes_the_files_of_the_first_and_no_others(build_page, tmp_path):
    target = tmp_path / "map"
    build_page(target)
    page = files(target)
    # An earlier page had two more modules, one in a folder of its own; and the user has put files beside the page.
    for name in ("old.js", "gone/older.js", "relief/own.txt", "notes/own.txt"):
        (target / name).parent.mkdir(exist_ok=True)
        (target / name).write_text("text")
    (tmp_path / "outside.txt").write_text("text")
    with (target / ".written").open("a") as written:
        written.write(f"old.js\ngone/older.js\n../outside.txt\n{tmp_path}/outside.txt\n")
    build_page(target)
    assert files(target) == page | {"relief/own.txt", "notes/own.txt"}
    assert not (target / "gone").exists() and (tmp_path / "outside.txt").exists()
    assert set((target / ".written").read_text().split("\n")) == page - {".written"} | {""}


def test_a_folder_with_other_files_is_refused(build_page, tmp_path):
    (tmp_path / "thesis.txt").write_text("text")
    refused = build_page(tmp_path, check=False)
    assert refused.returncode == 1 and refused.stderr == f"{tmp_path} has other files: empty it, or name another folder\n"
    assert files(tmp_path) == {"thesis.txt"}


def test_a_page_without_a_list_is_replaced(build_page, tmp_path):
    build_page(tmp_path)
    (tmp_path / ".written").unlink()
    build_page(tmp_path)
    assert "index.html" in files(tmp_path) and ".written" in files(tmp_path)


def test_the_browser_is_not_offered_the_list(folder):
    assert ".written" not in (folder / "service-worker.js").read_text()
