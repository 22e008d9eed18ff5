# SPDX-License-Identifier: MIT
"""Makes features of GeoJSON, given as dictionaries or as objects with a `__geo_interface__`.

GeoJSON is written as a text, which the C library reads like a file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any, Optional, Union

from .. import errors as _errors
from .._columns.texts import shown_text
from .._errors.advice import refuse_kind
from .._native.library import GN_ERROR_DOCUMENT, GN_ERROR_FEATURE, GN_OK, GN_PARTIAL, library
from .feature import Feature
from .geojson_text import Given, Text
from .memory import Memory, joined, read_into
from .values import Report

_KNOWN = "Features, a Feature, an iterable of them, or GeoJSON"
_ADVICE = {
    GN_ERROR_DOCUMENT: ": GeoJSON is a FeatureCollection, a Feature or a geometry, with its members",
    GN_ERROR_FEATURE: ": geometries are Point, LineString, Polygon, their Multi forms and GeometryCollection",
}
#: The number of characters of a wrong value that a message shows.
_SHOWN = 40


def features_of(value: Any, errors: str) -> tuple[Memory, Report]:
    """Return the features of a feature, of GeoJSON or of an iterable of both, and a report of omissions."""
    parts: list[tuple[Memory, int, int]] = []
    left = Report()
    for is_feature, rows in groupby(_rows_of(value), lambda row: isinstance(row, Feature)):
        if is_feature:
            parts += [(row._memory, row._place, row._size) for row in rows]
            continue
        memory, report = _read(Text(rows), errors)
        parts.append((memory, 0, len(memory.features)))
        left = left._replace(
            skipped=left.skipped + report.skipped,
            error=left.error or report.error,
            dropped=left.dropped + report.dropped,
        )
    return joined(parts), left


def _rows_of(value: Any) -> Iterator[Any]:
    """Yield the items of an iterable, or a single item: features, and GeoJSON with its place."""
    row = _row(value, "features", 0)
    if row is not None:
        yield row
    elif isinstance(value, Iterable) and not isinstance(value, (str, bytes)):
        for place, each in enumerate(value):
            row = _row(each, f"features[{place}]", place)
            if row is None:
                advice = "make it with Feature.line, for example"
                refuse_kind(f"features[{place}]", "a Feature or GeoJSON", each, advice)
            yield row
    else:
        refuse_kind("features", _KNOWN, value, "make features with Feature.point, for example")


def _row(value: Any, name: str, row: int) -> Optional[Union[Feature, Given]]:
    if isinstance(value, Feature):
        return value
    if isinstance(value, Mapping):
        return Given(value, name, row)
    return Given(value.__geo_interface__, name, row) if hasattr(type(value), "__geo_interface__") else None


def _read(text: Text, errors: str) -> tuple[Memory, Report]:
    """Read a text; raise an error if a part of it is wrong and `errors` does not allow leaving it out."""
    status, memory, found = read_into(library.gn_geojson_read, text.document)
    if status == GN_OK:
        return memory, Report()
    status, is_read = (found.error, True) if status == GN_PARTIAL else (status, False)
    name, row = text.place(found.place)
    shown = shown_text(text.document[found.place : found.place + _SHOWN].rstrip(b"\n"))
    try:
        _errors.refuse_row(
            status,
            f"{name}, at {shown}{_ADVICE.get(status, '')}",
            row=row,
            count=max(found.skipped, 1),
            rows=text.row_count,
        )
    except _errors.GridNorthError as error:
        if errors == "raise" or not is_read:
            raise
        return memory, Report(found.skipped, error.with_traceback(None), dropped=found.dropped)
