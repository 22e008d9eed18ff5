# SPDX-License-Identifier: MIT
"""A track, computed slowly from all fixes at once with GeographicLib's geodesics as PROJ has them.

Fixes are rows of time, latitude, longitude, altitude and accuracy; NaN is not known. Nothing here looks at GridNorth.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from Oracle.Geometry import shape_truth as truth

# After this many stray fixes in a row that agree with each other, they are believed.
BELIEVED = 3


def off(points: np.ndarray, start: np.ndarray, end: np.ndarray) -> np.ndarray:
    """Gives the distance from each point to its edge. The foot of the perpendicular is found in steps along the edge."""
    line, view = truth.inverse(start, end), truth.inverse(start, points)
    best = np.minimum(view.distance, truth.distance(end, points))
    along = np.clip(view.distance * np.cos(np.radians(view.azimuth_from - line.azimuth_from)), 0, line.distance)
    for _ in range(6):
        foot = truth.direct(start, line.azimuth_from, along)
        back, ahead = truth.inverse(start, foot), truth.inverse(foot, end)
        azimuth = np.where(along < line.distance / 2, ahead.azimuth_from, back.azimuth_to)
        view = truth.inverse(foot, points)
        best = np.minimum(best, view.distance)
        step = view.distance * np.cos(np.radians(view.azimuth_from - azimuth))
        along = np.clip(along + step, 0, line.distance)
    return best


def farthest_off(fixes: np.ndarray, vertices: np.ndarray) -> float:
    """Gives the largest distance of a fix from the edge that spans its time."""
    points, line = fixes[:, 1:3], vertices[:, 1:3]
    if len(line) < 2:
        return truth.distance(points, line[0]).max()
    edge = np.clip(np.searchsorted(vertices[:, 0], fixes[:, 0], side="right") - 1, 0, len(line) - 2)
    return off(points, line[edge], line[edge + 1]).max()


def douglas_peucker(points: np.ndarray, tolerance: float) -> int:
    """Gives how many points the method of Douglas and Peucker keeps."""
    kept, spans = {0, len(points) - 1}, [(0, len(points) - 1)]
    while spans:
        first, last = spans.pop()
        if last - first < 2:
            continue
        between = points[first + 1 : last]
        away = off(between, np.broadcast_to(points[first], between.shape), np.broadcast_to(points[last], between.shape))
        middle = first + 1 + int(away.argmax())
        if away.max() > tolerance:
            kept.add(middle)
            spans += [(first, middle), (middle, last)]
    return len(kept)


class Totals(NamedTuple):
    """The totals of a track."""

    distance: float
    moving_time: float
    moving_speed: float
    top_speed: float
    speed: float
    ascent: float
    descent: float
    lowest: float
    highest: float


def taken(fixes: np.ndarray, options: dict[str, float]) -> tuple[list[str], list[int], list[int]]:
    """Returns the fate of each fix, the indexes of those that are taken, and which of these are jumps."""
    reasons, kept, jumps = [], [], []
    seen, strays = None, []
    speed = options.get("largest_speed", math.inf)

    def too_far(one: int, other: int) -> bool:
        return between(fixes, one, other) > speed * (fixes[other, 0] - fixes[one, 0])

    for index in range(len(fixes)):
        jumped = False
        if fixes[index, 4] > options.get("worst_accuracy", math.inf):
            reasons.append("inaccurate")
            continue
        if seen is not None and too_far(seen, index):
            agrees = strays and fixes[index, 0] > fixes[strays[-1], 0] and not too_far(strays[-1], index)
            strays = [*strays, index] if agrees else [index]
            if len(strays) < BELIEVED:
                reasons.append("strayed")
                continue
            jumped = True
        strays, seen = [], index
        if kept and not jumped:
            soon = bool(fixes[index, 0] - fixes[kept[-1], 0] < options.get("least_interval", 0))
            near = between(fixes, kept[-1], index) < options.get("least_distance", 0)
            if soon or near:
                reasons.append("soon" * soon + "near" * near)
                continue
        if jumped:
            jumps.append(index)
        kept.append(index)
        reasons.append("jumped" if jumped else "")
    return reasons, kept, jumps


def between(fixes: np.ndarray, one: int, other: int) -> float:
    """Gives the distance between two fixes."""
    return float(truth.distance(fixes[one, 1:3], fixes[other, 1:3]))


def climbs(altitudes: np.ndarray, threshold: float) -> tuple[float, float]:
    """Gives ascent and descent: between turning points, each farther than the threshold from the one before."""
    altitudes = altitudes[~np.isnan(altitudes)]
    up = down = 0.0
    if threshold == 0:
        steps = np.diff(altitudes)
        return steps[steps > 0].sum(), -steps[steps < 0].sum()
    rise = altitudes - np.minimum.accumulate(altitudes)
    fall = np.maximum.accumulate(altitudes) - altitudes
    begun = np.flatnonzero((rise >= threshold) | (fall >= threshold))
    if not len(begun):
        return up, down
    first = begun[0]
    upward = bool(rise[first] >= threshold)
    turn = altitudes[: first + 1].min() if upward else altitudes[: first + 1].max()
    rest = altitudes[first:]
    while len(rest):
        way = rest if upward else -rest
        back = np.flatnonzero(np.maximum.accumulate(way) - way >= threshold)
        end = back[0] if len(back) else len(way)
        top = way[:end].max() if end else way[0]
        climb = abs(top - (turn if upward else -turn))
        up, down = (up + climb, down) if upward else (up, down + climb)
        turn, upward, rest = (top if upward else -top), not upward, rest[end:]
    return up, down


def totals(fixes: np.ndarray, options: dict[str, float]) -> Totals:
    """Adds up the fixes that are taken."""
    _, kept, jumps = taken(fixes, options)
    chosen = fixes[kept]
    way = truth.distance(chosen[:-1, 1:3], chosen[1:, 1:3])
    time = np.diff(chosen[:, 0])
    counts = ~np.isin(kept[1:], jumps)
    speed = np.where(counts, way / time, np.nan)
    moving = counts & (speed >= options.get("rest_speed", 0.5))
    up, down = climbs(chosen[:, 3], options.get("climb", 10))
    known = chosen[~np.isnan(chosen[:, 3]), 3]
    return Totals(
        distance=way[counts].sum(),
        moving_time=time[moving].sum(),
        moving_speed=way[moving].sum() / time[moving].sum() if moving.any() else math.nan,
        top_speed=np.nanmax(speed, initial=0),
        speed=speed[-1] if len(speed) else math.nan,
        ascent=up,
        descent=down,
        lowest=known.min() if len(known) else math.nan,
        highest=known.max() if len(known) else math.nan,
    )
