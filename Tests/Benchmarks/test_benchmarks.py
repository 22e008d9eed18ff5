# SPDX-License-Identifier: MIT
"""The benchmarks run, and the results that are committed have every row of them. Times are not checked."""

from __future__ import annotations

import re

import pytest


@pytest.fixture(scope="module")
def quick_results(run, root):
    """The report of a run that does everything once; it fails if a function of the library is not timed."""
    return run([root / "Benchmarks" / "run", "--quick"]).stdout


@pytest.fixture(scope="module")
def committed_results(root):
    return (root / "Benchmarks" / "RESULTS.md").read_text()


def tables(report: str) -> dict[str, list[list[str]]]:
    """The rows of each section: cells that hold no measurement, which is a number or a ratio."""
    found: dict[str, list[list[str]]] = {}
    section = ""
    for line in report.splitlines():
        if line.startswith("#"):
            section = line
        elif line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            found.setdefault(section, []).append(cells)
    return found


def test_the_committed_results_have_every_operation_and_no_other(quick_results, committed_results):
    def operations(report):
        return [row[:2] for name, rows in tables(report).items() if name.startswith("### ") for row in rows]

    assert operations(committed_results) == operations(quick_results)


def test_the_committed_results_have_every_section(quick_results, committed_results):
    assert list(tables(committed_results)) == list(tables(quick_results))


def test_every_measurement_is_a_number(quick_results):
    times = [row for name, rows in tables(quick_results).items() if name.startswith("### ") for row in rows[2:]]
    assert times
    for row in times:
        assert re.fullmatch(r"[\d,]+(\.\d)?", row[3]), row
        assert float(row[3].replace(",", "")) > 0, row


def test_the_readme_quotes_what_the_committed_results_reach(root, committed_results, monkeypatch):
    monkeypatch.syspath_prepend(root / "Benchmarks")
    import report

    goals = tables(committed_results)["## Goals"]
    reached = [[cell for cell, head in zip(row, goals[0], strict=True) if head not in report.UNQUOTED] for row in goals]
    headlines = [reached[0], reached[1], *(row for row in reached if row[0] in report.HEADLINES)]
    assert len(headlines) == 2 + len(report.HEADLINES)
    assert headlines in tables((root / "README.md").read_text()).values()


def test_rows_without_a_floor_are_those_of_the_readme(quick_results):
    goals = tables(quick_results)["## Goals"]
    floor = goals[0].index("floor")
    in_c = [row for row in goals[2:] if "Python" not in row[0] and not row[0].startswith("Two threads")]
    assert [row[0] for row in in_c if not row[floor]] == [
        "Geodesic inverse, nearly antipodal, one by one",
        "Area of a polygon, a vertex",
        "Reading GeoJSON, a point, beside tg",
        "Great-circle distance, beside NumKong",
        "Geodesic distance, beside NumKong",
    ]


def test_a_row_near_its_floor_is_done(root, monkeypatch):
    monkeypatch.syspath_prepend(root / "Benchmarks")
    import report

    assert report.floor_cells({"floor": 10, "floor_ratio": [1.3, 1.2, 1.5]}) == ["10.0", "**done** 1.30 (1.20 to 1.50)"]
    assert report.floor_cells({"floor": 10, "floor_ratio": [1.31, 1.2, 1.5]}) == ["10.0", "1.31 (1.20 to 1.50)"]
    assert report.floor_cells({}) == ["", ""]
