# SPDX-License-Identifier: MIT
"""Rectangles of meridians and parallels, and rings of cells, as polygons on the grid of their zone."""

from __future__ import annotations

import math

import numpy as np
import shapely
from Oracle.Map.grid_truth import Frame, Rectangle


def sides(area: Rectangle, meters: float) -> np.ndarray:
    """Gives the outline of a rectangle as [longitude, latitude], with points in between."""
    corners = [(area.west, area.south), (area.east, area.south), (area.east, area.north), (area.west, area.north)]
    return between(np.array([*corners, corners[0]], float), meters)


def between(ring: np.ndarray, meters: float) -> np.ndarray:
    """Puts points between those that lie on one meridian or parallel, some meters apart: a cell has none there."""
    same = (ring[:-1] == ring[1:]).any(axis=-1)
    pieces, done = [], 0
    for number in np.flatnonzero(same):
        start, end = ring[number], ring[number + 1]
        scale = math.cos(math.radians(start[1])) if start[1] == end[1] else 1
        count = max(1, math.ceil(abs(end - start).max() * scale * 111_700 / meters))
        pieces += [ring[done:number], start + np.linspace(0, 1, count, endpoint=False)[:, None] * (end - start)]
        done = number + 1
    return np.concatenate([*pieces, ring[done:]])


def plane(frame: Frame, ring: np.ndarray) -> shapely.Polygon:
    """Gives a ring on the grid of its zone."""
    return shapely.Polygon(frame.forward(ring[:, 1], ring[:, 0]))
