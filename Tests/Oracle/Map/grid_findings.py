# SPDX-License-Identifier: MIT
"""Helpers that tests of the grid share: the lines of a view by zone, and the account of the checks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
import pytest
from Oracle.Map import grid_truth as truth
from Oracle.Map.grid_library import BORDER, Library
from Oracle.Map.grid_truth import EASTING, LATITUDE, LONGITUDE, Frame
from Oracle.Map.grid_views import View
from effort import at_least

MICROMETER = 1e-6
METERS_PER_DEGREE = 111_700  # A degree of latitude has less.


class Findings:
    """The findings of a test: the number of checks, and the errors."""

    def __init__(self, show: Callable[[str], None]) -> None:
        self.counts: dict[str, float] = {}
        self.wrong: list[str] = []
        self._show = show

    def count(self, what: str, number: float = 1) -> None:
        self.counts[what] = self.counts.get(what, 0) + number

    def largest(self, what: str, number: float) -> None:
        self.counts[what] = max(self.counts.get(what, 0), number)

    def expect(self, right: bool, view: object, message: object) -> None:
        if not right:
            self.wrong.append(f"{message}\n    {view}")

    def conclude(self, **least: int) -> None:
        """Prints the counts, and fails the test if anything is wrong or too little was looked at."""
        __tracebackhide__ = True
        counts = ((what, f"{number:,.4g}" if number % 1 else f"{number:,.0f}") for what, number in self.counts.items())
        self._show(", ".join(f"{number} {what}" for what, number in counts))
        for what, number in least.items():
            found = self.counts.get(what, 0)
            self.expect(found >= at_least(number), "the whole run", f"only {found} {what}, not {number}")
        if self.wrong:
            shown = "\n".join(self.wrong[:12])
            pytest.fail(f"{len(self.wrong)} things are wrong, the first of them:\n{shown}", pytrace=False)


@dataclass
class Drawn:
    """A view and its lines."""

    view: View
    records: np.ndarray
    vertices: np.ndarray
    owners: np.ndarray  # The number of the line of each vertex.

    def frames(self) -> Iterator[tuple[Frame, np.ndarray]]:
        """Gives each zone with a mask of its lines, borders left out."""
        grid = self.records[self.records["kind"] != BORDER]
        for zone, hemisphere in sorted(set(zip(grid["zone"].tolist(), grid["hemisphere"].tolist(), strict=True))):
            mask = (self.records["zone"] == zone) & (self.records["hemisphere"] == hemisphere)
            yield Frame(zone, hemisphere), mask & (self.records["kind"] != BORDER)

    def projected(self, frame: Frame, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Gives of the vertices of some lines: their lines, the coordinate and the other one, by PROJ."""
        chosen = mask[self.owners]
        owners = self.owners[chosen]
        points = frame.forward(*self.vertices[chosen].T)
        along_northing = self.records["axis"][owners] == EASTING
        return (
            owners,
            np.where(along_northing, points[:, 0], points[:, 1]),
            np.where(along_northing, points[:, 1], points[:, 0]),
        )

    def line(self, number: int) -> np.ndarray:
        """Gives the vertices of a line."""
        first, count = (int(self.records[number][name]) for name in ("first", "count"))
        return self.vertices[first : first + count]


def draw(grid: Library, view: View) -> Drawn:
    lines = grid.lines(view.bounds, view.zoom, grid.options(**view.options))
    owners = np.repeat(np.arange(len(lines.records)), lines.records["count"].astype(int))
    return Drawn(view, lines.records, lines.vertices, owners)


def same_end(visible: list[truth.Rectangle], key: truth.Key, one: float, other: float) -> bool:
    """Tells whether a line ends in the same place.

    Where it meets the edge at a small angle, a micrometer beside the edge is much more along the line: then all that
    lies between the two ends must lie that near to the edge.
    """
    axis, zone, hemisphere, coordinate = key
    if axis in (LONGITUDE, LATITUDE):
        return abs(one - other) < 1e-11
    if abs(one - other) < MICROMETER:
        return True
    frame = Frame(zone, hemisphere)
    along = np.linspace(one, other, 9)
    latitudes, longitudes = frame.inverse_along(axis, np.full(9, coordinate), along)
    nearest = np.full(9, np.inf)
    for shown in visible:
        for area in filter(None, (part.clip(shown) for part in truth.parts(frame))):
            for edge in (area.south, area.north):
                nearest = np.minimum(nearest, np.abs(latitudes - edge) * METERS_PER_DEGREE)
            for edge in (area.west, area.east):
                away = np.abs(longitudes - edge) * METERS_PER_DEGREE * np.cos(np.radians(latitudes))
                nearest = np.minimum(nearest, away)
    return bool((nearest < MICROMETER).all())
