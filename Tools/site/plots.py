# SPDX-License-Identifier: MIT
"""Draws docs/accuracy/*.tsv, the errors that Tools/accuracy/strips.py measures, where docs/DIGITS.md links to them.

A strip of a range is a bar as high as its largest error, with a darker one for the error in the middle. The promise is read from
docs/ACCURACY.md.
"""

from __future__ import annotations

import html
import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

LINK = re.compile(r"^\[([^\]]+)\]\(accuracy/([\w-]+)\.tsv\)$", re.M)


def promised(pattern: str) -> float:
    """A number of docs/ACCURACY.md."""
    return float(re.search(pattern, (ROOT / "docs/ACCURACY.md").read_text())[1])


@dataclass(frozen=True)
class Plot:
    """What the axes are, and the promise: parts of the range with the largest error allowed in each."""

    across: str
    up: str
    ticks: list[float]
    promise: Callable[[], list[tuple[float, float, float]]]
    is_logarithmic: bool = False
    #: Of an axis across: beyond it, no error is allowed at all.
    beyond: Callable[[], float] | None = None


def everywhere(first: float, last: float, pattern: str) -> Callable[[], list[tuple[float, float, float]]]:
    return lambda: [(first, last, promised(pattern))]


def of_arctangent() -> list[tuple[float, float, float]]:
    others = promised(r"\|  \| all other vectors \| ([\d.]+)")
    return [(-180, -45, others), (-45, 45, promised(r"`arctangentInDegrees` \| [^\n]*?<= x \| ([\d.]+)")), (45, 180, others)]


NANOMETERS = r"Every test run fails beyond (\d+) nm"

PLOTS = {
    "sine": Plot(
        "degrees", "ulp", [0, 90, 180, 270, 360], everywhere(0, 360, r"`sineAndCosineOfDegrees`, sine \| [^\n]*?2\^40 \| ([\d.]+)")
    ),
    "arctangent": Plot("degrees", "ulp", [-180, -90, 0, 90, 180], of_arctangent),
    "utm-forward": Plot("degrees from the equator", "nm", [0, 20, 40, 60, 84], everywhere(0, 84, NANOMETERS)),
    "utm-inverse": Plot("degrees from the equator", "nm", [0, 20, 40, 60, 84], everywhere(0, 84, NANOMETERS)),
    "distance": Plot(
        "meters", "nm", [1, 1e3, 1e6], everywhere(1, 10 ** (43 / 6), r"Each limit is (\d+) nm"), is_logarithmic=True
    ),
    "edges": Plot(
        "nm from the edge", "% of references", [0, 2, 4, 6, 8, 10, 12], lambda: [],
        beyond=lambda: promised(r"lies within (\d+) nm of the edge"),
    ),
}  # fmt: skip

#: The picture in its own units; the page stretches it.
WIDTH, HEIGHT = 1000, 100


@dataclass(frozen=True)
class Strip:
    start: float
    end: float
    middle: float
    largest: float


def strips(name: str) -> list[Strip]:
    lines = (ROOT / f"docs/accuracy/{name}.tsv").read_text().splitlines()[1:]
    return [Strip(*(float(cell) for cell in (start, end, middle, largest))) for start, end, _, middle, largest in map(str.split, lines)]


def figure(caption: str, name: str) -> str:
    plot, listed, promise = PLOTS[name], strips(name), PLOTS[name].promise()
    largest = max(one.largest for one in listed)
    top = max([largest, *(limit for _, _, limit in promise)]) * 1.1
    curve = math.log if plot.is_logarithmic else float
    first, last = curve(listed[0].start), curve(listed[-1].end)

    def x(value: float) -> float:
        return WIDTH * (curve(value) - first) / (last - first)

    def y(value: float) -> float:
        return HEIGHT * (1 - value / top)

    def bars(kind: str, height_of: Callable[[Strip], float]) -> str:
        boxes = (f"M{x(one.start):.1f} {HEIGHT}V{y(height_of(one)):.2f}H{x(one.end):.1f}V{HEIGHT}" for one in listed)
        return f'<path class="{kind}" d="{"".join(boxes)}"/>'

    lines = "".join(f"M{x(start):.1f} {y(limit):.2f}H{x(end):.1f}" for start, end, limit in promise)
    if plot.beyond:
        lines = f"M{x(plot.beyond()):.1f} 0V{HEIGHT}"
    share = plot.up.startswith("%")
    drawing = bars("largest", lambda one: one.largest) + ("" if share else bars("middle", lambda one: one.middle))
    drawing += f'<path class="promise" d="{lines}"/>'
    ticks = "".join(f'<span style="left:{x(tick) / WIDTH:.2%}">{tick:,.0f}</span>' for tick in plot.ticks)
    heights = {limit: f"{limit:g}" for _, _, limit in promise} | {0: "0", largest: f"{largest:.3g}"}
    # Two numbers that are too close would lie on each other: the promise stays.
    kept = [one for one in heights if one != largest or all(abs(one - other) > top / 9 for other in heights if other != one)]
    levels = "".join(f'<span style="top:{y(one) / HEIGHT:.2%}">{heights[one]}</span>' for one in kept)
    limits = " and ".join(dict.fromkeys(f"{limit:g} {plot.up}" for _, _, limit in promise))
    said = f"{caption}. The largest is {largest:.3g} {plot.up}; the promise is {limits}."
    legend = "Light: the largest error of each strip. Dark: the error in the middle. Line: the promise."
    if plot.beyond:
        said = f"{caption}. At most {largest:.3g} {plot.up} of a strip; the promise is none beyond {plot.beyond():g} nm."
        legend = "Bars: the share of each strip. Line: beyond it, no reference may name a neighbor."
    legend += f" Across: {plot.across}. Up: {plot.up}."
    svg = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none">{drawing}</svg>'
    picture = f'<div class="plot" role="img" aria-label="{html.escape(said)}"><div class="levels">{levels}</div>{svg}'
    below = f"<figcaption><b>{html.escape(caption)}.</b> {legend}</figcaption>"
    return f'<figure>{picture}<div class="steps">{ticks}</div></div>{below}</figure>'


def with_plots(text: str) -> str:
    """The page with a picture in the place of each link to a file of errors."""
    return LINK.sub(lambda link: figure(link[1], link[2]), text)
