# SPDX-License-Identifier: MIT
"""Writes dictionaries, with any kind of numbers and times, as GeoJSON text."""

from __future__ import annotations

import json
import math
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from .. import errors
from .._errors.missing import is_missing
from .._measures.times import format_time, parse_time, seconds_of
from .._native.library import GN_ERROR_XML_LIMIT
from .values import TIMES


class Given(NamedTuple):
    """A dictionary, its name in messages, and its row among the arguments."""

    value: Mapping[str, Any]
    name: str
    row: int


class Text:
    """The GeoJSON text of one or more dictionaries, one line each."""

    def __init__(self, given: Iterable[Given]) -> None:
        parts: list[bytes] = []
        #: The name and the row of the feature in each part.
        self._places: list[tuple[str, int]] = []
        every = list(given)
        for value, name, row in every:
            for part, own, feature in _parts(value, name):
                parts.append(part)
                # If a single collection is given, rows count its features.
                self._places.append((own, feature if len(every) == 1 and row == 0 else row))
            parts[-1] += b"\n"
        self._starts = [0, *accumulate(map(len, parts))]
        self.document = b"".join(parts)
        self.row_count = len({row for _, row in self._places})

    def place(self, offset: int) -> tuple[str, int]:
        """Return the name and the row of the feature that contains a byte."""
        return self._places[min(bisect_right(self._starts, offset), len(self._places)) - 1]


def _parts(value: Mapping[str, Any], name: str) -> Iterator[tuple[bytes, str, int]]:
    """Yield the text of a dictionary, its name and its row; a collection yields one part for each feature."""
    features = value.get("features")
    if value.get("type") != "FeatureCollection" or not isinstance(features, (list, tuple)):
        yield _written(_with_times(value, name), name), name, 0
        return
    others = {key: each for key, each in value.items() if key != "features"}
    yield _written(others, name)[:-1] + b', "features": [', name, 0
    for row, feature in enumerate(features):
        own = f"{name}.features[{row}]"
        yield (b", " if row else b"") + _written(_with_times(feature, own), own), own, row
    yield b"]}", name, max(len(features) - 1, 0)


def _with_times(feature: Any, name: str) -> Any:
    """Return a feature whose times are texts, as GeoJSON has them."""
    properties = feature.get("properties") if isinstance(feature, Mapping) else None
    if not isinstance(properties, Mapping):
        return feature
    place = f"{name}.properties"
    times = {each: _time(properties[each], f"{place}.{each}") for each in TIMES if each in properties}
    moments = properties.get("coordTimes")
    if isinstance(moments, Sequence) and not isinstance(moments, str):
        times["coordTimes"] = _moments(moments)
    return {**feature, "properties": {**properties, **times}} if times else feature


def _moments(times: Sequence[Any]) -> list[Any]:
    """Return the times of the vertices of one line or of several lines as texts."""
    return [
        _moments(time)
        if isinstance(time, (list, tuple))
        else time
        if isinstance(time, str)
        else _time(time, "coordTimes")
        for time in times
    ]


def _time(value: Any, name: str) -> Any:
    if is_missing(value) or type(value).__name__ == "NaTType":
        return None
    if isinstance(value, str):
        try:
            parse_time(value)
        except errors.GridNorthError as error:
            errors.refuse(error.status, f"{name} {value!r}")
        return value
    seconds = seconds_of(value, name)
    # Nine decimals of a second distinguish the doubles of present times.
    return format_time(seconds, 0 if seconds == math.floor(seconds) else 9)


def _written(value: Any, name: str) -> bytes:
    """Write JSON; NaN becomes null, and infinity becomes a text, which no reader takes for a number."""
    try:
        try:
            text = _ENCODER.encode(value)
        except ValueError:
            text = _ENCODER.encode(_finite(value))
    except RecursionError:
        errors.refuse(GN_ERROR_XML_LIMIT, name)
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError:
        # The text contains half of a surrogate pair; the reader replaces its escape.
        return json.dumps(json.loads(text)).encode("ascii")


def _finite(value: Any) -> Any:
    if isinstance(value, float):
        return value if math.isfinite(value) else None if math.isnan(value) else str(value)
    if isinstance(value, Mapping):
        return {key: _finite(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [_finite(each) for each in value]
    if value is None or isinstance(value, (str, int)):
        return value
    return _finite(_plain(value))


def _plain(value: Any) -> Any:
    """Convert a value that JSON does not know; a missing value becomes null."""
    if isinstance(value, Mapping):
        return dict(value)
    if hasattr(type(value), "__geo_interface__"):
        return value.__geo_interface__
    if is_missing(value) or type(value).__name__ == "NaTType":
        return None
    for convert in ("isoformat", "tolist"):
        if hasattr(value, convert):
            return getattr(value, convert)()
    if isinstance(value, Sequence) and not isinstance(value, (bytes, bytearray)):
        return list(value)
    return float(value) if hasattr(type(value), "__float__") else None


_ENCODER = json.JSONEncoder(allow_nan=False, skipkeys=True, ensure_ascii=False, default=_plain)
