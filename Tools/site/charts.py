# SPDX-License-Identifier: MIT
"""Draws the tables of Benchmarks/RESULTS.md that compare with a peer: a bar for each ratio, in both directions from 1.

All figures come from the table below a chart, which is also what the chart says to those who do not see it.
"""

from __future__ import annotations

import html
import math
import re
from dataclasses import dataclass

TABLE = re.compile(r"^\|.*\|\n\|(?: ?:?-+:? ?\|)+\n(?:\|.*\|\n?)+", re.M)

#: Columns with ratios: the peer's time divided by that of GridNorth.
RATIOS = ("ratio", "times as fast")

RATIO = re.compile(r"([\d.,]+)(?: \(([\d.,]+) to ([\d.,]+)\))?$")


@dataclass(frozen=True)
class Row:
    """A ratio of a table: of what, beside which peer, and the lowest and the highest of single repetitions."""

    name: str
    peer: str
    ratio: float
    lowest: float
    highest: float
    #: As the table has it.
    written: str


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def number(text: str) -> float:
    return float(text.replace(",", ""))


def rows(table: str) -> list[Row]:
    """The rows of a table that have a ratio beside a peer; none if it has no such columns."""
    lines = table.strip().splitlines()
    head = cells(lines[0])
    column = next((head.index(one) for one in RATIOS if one in head), None)
    name = next((head.index(one) for one in ("operation", "viewshed") if one in head), None)
    if column is None or name is None or "one thread" in head or "the C call" in head:
        return []
    peer_column = head.index("peer") if "peer" in head else column - 1
    found = []
    for line in lines[2:]:
        row = cells(line)
        matched = RATIO.match(row[column])
        if not matched or not row[peer_column]:
            continue
        ratio = number(matched[1])
        lowest, highest = (number(matched[2]), number(matched[3])) if matched[2] else (ratio, ratio)
        # The table of goals has the time of the peer behind its name; the table of viewsheds has the name as a heading.
        peer = re.sub(r" [\d.,]+$", "", row[peer_column]) if "peer" in head else head[peer_column]
        # What it computes, where that is not the same.
        if "peer computes" in head and row[head.index("peer computes")]:
            peer += f": {row[head.index('peer computes')]}"
        found.append(Row(row[name], peer, ratio, lowest, highest, matched[1]))
    return found


@dataclass(frozen=True)
class Scale:
    """Whole decades, from one side of the charts to the other: all charts of a page have the same."""

    first: int
    last: int

    def place(self, ratio: float) -> float:
        """How far to the right a ratio is, percent."""
        return 100 * (math.log10(ratio) - self.first) / (self.last - self.first)


def scale_of(every: list[Row]) -> Scale:
    return Scale(math.floor(math.log10(min(row.lowest for row in every))), math.ceil(math.log10(max(row.highest for row in every))))


def bar(row: Row, scale: Scale) -> str:
    one, end = scale.place(1), scale.place(row.ratio)
    kind = "won" if row.ratio >= 1 else "lost"
    whisker = f'<line x1="{scale.place(row.lowest):.3f}%" x2="{scale.place(row.highest):.3f}%" y1="7" y2="7"/>'
    box = f'<rect class="{kind}" x="{min(one, end):.3f}%" width="{abs(end - one):.3f}%" y="2" height="10"/>'
    label = f"<span>{html.escape(row.name)}</span> <span>{html.escape(row.peer)} <b>{row.written}</b></span>"
    return f'<p>{label}</p><svg width="100%" height="14">{box}{"" if row.lowest == row.highest else whisker}</svg>'


def said(every: list[Row]) -> str:
    """What a chart shows, in a sentence."""
    won = sum(row.ratio >= 1 for row in every)
    low, high = (choose(every, key=lambda row: row.ratio) for choose in (min, max))
    text = f"GridNorth takes less time than its peer in {won} of {len(every)} rows."
    if len(every) == 1:
        return f"{text} The ratio is {low.written}, beside {low.peer}."
    return f"{text} Ratios reach from {low.written} ({low.name}, beside {low.peer}) to {high.written} ({high.name}, beside {high.peer})."


def figure(every: list[Row], scale: Scale) -> str:
    """A chart. Its own words stand above it; the table with the same figures follows."""
    decades = range(scale.first, scale.last + 1)
    steps = "".join(
        f'<span style="left:{scale.place(10.0**decade):.3f}%">{f"{10.0**decade:,.{max(0, -decade)}f}"}</span>' for decade in decades
    )
    bars = "".join(bar(row, scale) for row in every)
    style = f"--decades:{scale.last - scale.first};--one:{scale.place(1):.3f}%"
    start = f'<div class="chart" style="{style}" role="img" aria-label="{html.escape(said(every))}">'
    chart = f'{start}{bars}<div class="steps">{steps}</div></div>'
    caption = "The peer’s time divided by GridNorth’s: to the right of 1 GridNorth is faster, to the left the peer. "
    caption += "Lines: single repetitions."
    return f"<figure>{chart}<figcaption>{caption}</figcaption></figure>\n\n"


def with_charts(text: str) -> str:
    """The page of results with a chart above each table that has ratios."""
    scale = scale_of([row for table in TABLE.findall(text) for row in rows(table)])

    def charted(table: re.Match) -> str:
        every = rows(table[0])
        return (figure(every, scale) if every else "") + table[0]

    return TABLE.sub(charted, text)
