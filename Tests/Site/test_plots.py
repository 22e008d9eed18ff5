# SPDX-License-Identifier: MIT
"""The pictures of docs/DIGITS.md: as measured, within what docs/ACCURACY.md promises, and measured again in parts."""

from __future__ import annotations

import importlib
import math
import random
import re
import sys

import pytest

#: The pictures whose strips are calls of the library. Those of elementary functions need `swift test`.
CALLED = ["utm-forward", "utm-inverse", "distance", "edges"]


@pytest.fixture(scope="module")
def measured(root):
    """The rows of each file: from, to, arguments, middle, largest."""
    return {
        file.stem: [[float(cell) for cell in line.split("\t")] for line in file.read_text().splitlines()[1:]]
        for file in (root / "docs/accuracy").glob("*.tsv")
    }


@pytest.fixture(scope="module")
def promises(root):
    """What docs/ACCURACY.md promises for each: the largest error in parts of the range."""
    text = (root / "docs/ACCURACY.md").read_text()
    rows = [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in text.splitlines() if line.startswith("|")]
    bounds = {(row[0], row[1]): float(row[2]) for row in rows if len(row) == 6 and re.fullmatch(r"\d\.\d\d", row[2])}
    near, others = bounds["`arctangentInDegrees`", r"\|y\| <= x"], bounds["", "all other vectors"]
    assert "Every test run fails beyond 10 nm" in text and "Each limit is 15 nm" in text
    return {
        "sine": [(0, 360, bounds["`sineAndCosineOfDegrees`, sine", r"\|d\| <= 2^40"])],
        "arctangent": [(-180, -45, others), (-48, 48, near), (45, 180, others)],
        "utm-forward": [(0, 84, 10)],
        "utm-inverse": [(0, 84, 10)],
        "distance": [(1, 2e7, 15)],
        "edges": [(0, 10, 100), (10, 12, 0)],
    }


def test_no_error_exceeds_the_promise(measured, promises):
    assert measured.keys() == promises.keys()
    for name, rows in measured.items():
        assert len(rows) >= 20 and sum(row[2] for row in rows) > 2000
        for start, end, _, middle, largest in rows:
            limit = max(limit for first, last, limit in promises[name] if first <= start and end <= last)
            assert middle <= largest <= limit, f"{name}, {start} to {end}"


def test_pictures_show_what_was_measured(root, site, measured, promises):
    page = (site / "docs/DIGITS.html").read_text()
    pictures = re.findall(r'<figure[^>]*><div class="plot" role="img" aria-label="([^"]*)">(.*?)</figure>', page, re.S)
    names = re.findall(r"^\[.*\]\(accuracy/(.*)\.tsv\)$", (root / "docs/DIGITS.md").read_text(), re.M)
    assert sorted(names) == sorted(measured)
    for (label, picture), name in zip(pictures, names, strict=True):
        rows = measured[name]
        largest = max(row[4] for row in rows)
        assert f"{largest:.3g}" in label
        (drawn,) = re.findall(r'<path class="largest" d="([^"]*)"/>', picture)
        bars = [tuple(map(float, bar)) for bar in re.findall(r"M([\d.]+) 100V([\d.]+)H([\d.]+)V100", drawn)]
        heights = [100 - y for _, y, _ in bars]
        curve = math.log if name == "distance" else float
        first, last = curve(rows[0][0]), curve(rows[-1][1])
        for (left, _, right), height, row in zip(bars, heights, rows, strict=True):
            assert math.isclose(left, 1000 * (curve(row[0]) - first) / (last - first), abs_tol=0.06)
            assert math.isclose(right, 1000 * (curve(row[1]) - first) / (last - first), abs_tol=0.06)
            assert math.isclose(height / max(heights), row[4] / largest, abs_tol=0.001), name
        line = re.search(r'<path class="promise" d="M[\d.]+ ([\d.]+)H', picture)
        # The line is as high as the promise, on the scale of the bars.
        assert (line is None) == (name == "edges")
        if line:
            assert math.isclose((100 - float(line[1])) / max(heights), promises[name][0][2] / largest, rel_tol=0.01), name


@pytest.mark.parametrize("name", CALLED)
def test_the_library_gives_the_same_figures_again(root, seed, name):
    """Some strips, others in each run."""
    sys.path.insert(0, str(root / "Tools/accuracy"))
    strips = importlib.import_module("strips")
    rows = (root / f"docs/accuracy/{name}.tsv").read_text().splitlines()[1:]
    number = random.Random(f"{seed} {name}").randrange(len(rows))
    assert strips.called(name, strips.library(), [number]) == [rows[number]]


def test_the_page_names_the_command(root):
    assert "build/venv/bin/python Tools/accuracy/strips.py" in (root / "docs/DIGITS.md").read_text()
