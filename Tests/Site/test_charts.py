# SPDX-License-Identifier: MIT
"""The charts of the site: each bar of the page of results is as long as the table says, and no row with a peer is left out."""

from __future__ import annotations

import html
import math
import re

import pytest

CHART = re.compile(r'<figure[^>]*><div class="chart" style="([^"]*)" role="img" aria-label="([^"]*)">(.*?)</figure>', re.S)
BAR = re.compile(r"<p><span>(.*?)</span> <span>(.*?) <b>(.*?)</b></span></p><svg[^>]*>(.*?)</svg>", re.S)


@pytest.fixture(scope="module")
def page(site) -> str:
    return (site / "Benchmarks/RESULTS.html").read_text()


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


@pytest.fixture(scope="module")
def tables(root) -> list[list[tuple[str, str, float, float, float]]]:
    """The rows with a ratio beside a peer, of each table that has some: name, peer, ratio, lowest, highest."""
    found = []
    for table in re.split(r"\n\n+", (root / "Benchmarks/RESULTS.md").read_text()):
        lines = table.strip().splitlines()
        head = cells(lines[0]) if lines[0].startswith("|") else []
        listed = []
        for row in (dict(zip(head, cells(line))) for line in lines[2:] if head):
            ratio, peer = (row.get("ratio"), row.get("peer")) if "peer" in row else (row.get("times as fast"), "GDAL")
            if ratio and peer:
                three = [float(one.replace(",", "")) for one in re.findall(r"[\d.,]+", ratio)]
                name = row["operation"] if "operation" in row else row["viewshed"]
                # Goals have the time of a peer behind its name.
                of = re.sub(r" [\d.,]+$", "", peer) + (f": {row['peer computes']}" if row.get("peer computes") else "")
                listed.append((name, of, *(three if len(three) == 3 else three * 3)))
        if listed:
            found.append(listed)
    return found


def test_bars_are_as_long_as_the_table_says(page, tables):
    charts = CHART.findall(page)
    assert len(charts) == len(tables) > 25
    for (style, _, drawn), rows in zip(charts, tables, strict=True):
        decades, one = int(re.search(r"--decades:(\d+)", style)[1]), float(re.search(r"--one:([\d.]+)%", style)[1])

        def ratio_at(percent: float, decades=decades, one=one) -> float:
            return 10 ** ((percent - one) / 100 * decades)

        bars = BAR.findall(drawn)
        for (name, peer, written, svg), (row, of, ratio, lowest, highest) in zip(bars, rows, strict=True):
            assert (html.unescape(name), html.unescape(peer), float(written.replace(",", ""))) == (row, of, ratio)
            kind, x, width = re.search(r'<rect class="(\w+)" x="([\d.]+)%" width="([\d.]+)%"', svg).groups()
            x, end = float(x), float(x) + float(width)
            # To the right of 1 if GridNorth is faster, to the left if the peer is, and from 1 in either case.
            assert kind == ("won" if ratio >= 1 else "lost"), row
            assert math.isclose(x if kind == "won" else end, one, abs_tol=0.002), row
            assert math.isclose(ratio_at(end if kind == "won" else x), ratio, rel_tol=0.001), row
            lines = re.findall(r'<line x1="([\d.]+)%" x2="([\d.]+)%"', svg)
            assert len(lines) == (lowest != highest), row
            for x1, x2 in lines:
                assert math.isclose(ratio_at(float(x1)), lowest, rel_tol=0.001), row
                assert math.isclose(ratio_at(float(x2)), highest, rel_tol=0.001), row


def test_all_charts_have_one_scale(page):
    assert len({style for style, _, _ in CHART.findall(page)}) == 1


def test_a_chart_says_what_it_shows(page, tables):
    """To those who do not see it; the table with all figures follows each."""
    for (_, label, _), rows in zip(CHART.findall(page), tables, strict=True):
        won = sum(ratio >= 1 for _, _, ratio, _, _ in rows)
        assert html.unescape(label).startswith(f"GridNorth takes less time than its peer in {won} of {len(rows)} rows.")
    assert re.findall(r"</figure>\s*<(\w+)", page) == ["table"] * len(tables)


def test_lost_rows_are_drawn(page, tables):
    lost = sum(ratio < 1 for rows in tables for _, _, ratio, _, _ in rows)
    assert page.count('class="lost"') == lost > 5
