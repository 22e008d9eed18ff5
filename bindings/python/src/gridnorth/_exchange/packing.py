# SPDX-License-Identifier: MIT
"""Makes features of points, numbers and texts."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from ctypes import byref, c_double
from typing import Any, Callable, Optional

from .._errors.advice import refuse_kind
from .._fences.values import packed_number
from .._measures.times import optional_seconds
from .._memory.options import unsigned
from .._native.library import gn_feature, gn_vertex, library
from .._points.points import Points
from .memory import Memory
from .values import NUMBERS, TEXTS, TIMES, Details, Kind

#: A ring or a line: its points, and an altitude and a time for each point or for all.
Ring = tuple[Points, Any, Any]


def made(
    kind: Kind,
    rings: Sequence[Ring],
    details: Mapping[str, Any],
    numbers: Mapping[str, Optional[float]],
    flags: int = 0,
    north: int = 0,
) -> Memory:
    """Make a feature and its holes of rings; each ring has points, altitudes and times."""
    features = (gn_feature * len(rings))()
    vertices, texts, first = [], [], 0
    for at, (points, altitudes, times) in enumerate(rings):
        library.gn_feature_init(byref(features[at]))
        features[at].kind = kind if at == 0 else Kind.HOLE
        features[at].first, features[at].count = first, len(points)
        vertices.append(_packed_vertices(points, altitudes, times))
        first += len(points)
    feature, size = features[0], 0
    feature.flags, feature.north = flags, north
    for name, number in numbers.items():
        setattr(feature, name, packed_number(number, name))
    for name, value in details.items():
        if name not in Details.__annotations__:
            raise TypeError(f"no such detail: {name!r}")
        if name in TEXTS:
            text = _encoded(value, name)
            span = getattr(feature, name)
            span.offset, span.size = size, len(text)
            size += len(text)
            texts.append(text)
        elif name in TIMES:
            setattr(feature, name, optional_seconds(value, name))
        elif name in NUMBERS:
            setattr(feature, name, packed_number(value, name))
        else:
            feature.fence_triggers = unsigned(value, 2**32 - 1, "triggers")
    memory = (gn_vertex * first).from_buffer(bytearray(b"".join(vertices)))
    return Memory(features, memory, b"".join(texts))


def opened(points: Points, altitudes: Any, times: Any) -> Ring:
    """Return a ring without its last point if that point repeats the first."""
    if len(points) < 2 or points[0] != points[-1]:
        return points, altitudes, times
    if altitudes is not None and isinstance(altitudes, Iterable):
        altitudes = list(altitudes)[:-1]
    return Points(points[:-1]), altitudes, times


def _packed_vertices(points: Points, altitudes: Any, times: Any) -> bytes:
    count = len(points)
    vertices: Any = (c_double * (4 * count))()
    places = memoryview(points._memory).cast("B").cast("d") if count else ()
    vertices[0::4], vertices[1::4] = list(places[0::2]), list(places[1::2])
    vertices[2::4] = _numbers(altitudes, count, "altitude", packed_number)
    vertices[3::4] = _numbers(times, count, "time", optional_seconds)
    return bytes(vertices)


def _numbers(values: Any, count: int, name: str, convert: Callable[[Any, str], float]) -> list[float]:
    """Return a number for each point; NaN if the point has none."""
    if values is None:
        return [math.nan] * count
    if not isinstance(values, Iterable) or isinstance(values, (str, bytes)):
        return [convert(values, name)] * count
    found = [convert(value, f"{name}s, row {row},") for row, value in enumerate(values)]
    if len(found) != count:
        raise ValueError(f"there must be as many {name}s as points, {count}, not {len(found)}")
    return found


def _encoded(text: Any, name: str) -> bytes:
    if text is None:
        return b""
    if not isinstance(text, str):
        refuse_kind(name, "a str", text, "pass a text, or None")
    return text.encode("utf-8", "surrogatepass")
