# SPDX-License-Identifier: MIT
"""Features made of GeoJSON: of dictionaries, or of whatever has a `__geo_interface__`."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Callable, NoReturn

from . import errors
from ._advice import refuse, refuse_kind
from ._exchange_feature import Feature
from ._exchange_memory import joined
from ._exchange_values import TEXTS, TIMES
from ._missing import is_missing
from ._points import Points
from ._times import parse_time, seconds_of

_KNOWN = "Features, a Feature, an iterable of them, or GeoJSON"
_GEOMETRIES = "Point, LineString, Polygon, their Multi forms and GeometryCollection"
#: Collections within collections that are followed: others are a mistake, or an attack.
_DEPTH = 64

Given = Iterator[Feature]


def features_of_geojson(value: Any) -> list[Feature]:
    """Return the features of whatever is one, or is GeoJSON, or is an iterable of such things."""
    return list(_features_of(value, "features"))


def _features_of(value: Any, name: str) -> Given:
    if isinstance(value, Feature):
        yield value
    elif isinstance(value, Mapping) or hasattr(type(value), "__geo_interface__"):
        yield from _of_object(value if isinstance(value, Mapping) else value.__geo_interface__, name)
    elif isinstance(value, Iterable) and not isinstance(value, (str, bytes)):
        for row, each in enumerate(value):
            if isinstance(each, Iterable) and not isinstance(each, Mapping) and not hasattr(each, "__geo_interface__"):
                refuse_kind(f"features[{row}]", "a Feature or GeoJSON", each, "make it with Feature.line, for example")
            yield from _features_of(each, f"features[{row}]")
    else:
        refuse_kind(name, _KNOWN, value, "make features with Feature.point, for example")


def _of_object(value: Mapping[str, Any], name: str) -> Given:
    kind = value.get("type")
    if kind == "FeatureCollection":
        for row, feature in enumerate(_sequence(value.get("features"), f"{name}.features")):
            yield from _of_object(_mapping(feature, f"{name}.features[{row}]"), f"{name}.features[{row}]")
    elif kind == "Feature":
        if value.get("geometry") is not None:
            details, times = _details_of(value, f"{name}.properties")
            geometry = _mapping(value["geometry"], f"{name}.geometry")
            properties = value.get("properties") or {}
            if geometry.get("type") == "Point" and properties.get("kind") in _SHAPES:
                yield _shape(geometry, properties, details, name)
                return
            if properties.get("route") is True:
                details["is_route"] = True
            yield from _one_object(_of_geometry(geometry, f"{name}.geometry", details, times))
    else:
        yield from _one_object(_of_geometry(value, name, {}, None))


def _one_object(parts: Iterable[Feature]) -> Given:
    """Yield the parts of one geometry as parts of one object."""
    given = list(parts)
    if len(given) > 1:
        memory = joined((part._memory, part._place, part._size) for part in given)
        place = 0
        for feature in memory.features:
            feature.object = 0
        for part in given:
            yield Feature._of(memory, place, part._size)
            place += part._size
        return
    yield from given


def _details_of(feature: Mapping[str, Any], name: str) -> tuple[dict[str, Any], Any]:
    """Return what the properties say, and the times of the vertices."""
    properties = feature.get("properties") or {}
    _mapping(properties, name)
    details: dict[str, Any] = {
        each: str(properties[each]) for each in TEXTS if isinstance(properties.get(each), (str, int, float))
    }
    if "uid" not in details and isinstance(feature.get("id"), (str, int, float)):
        details["uid"] = str(feature["id"])
    for each in TIMES:
        if properties.get(each) is not None:
            details[each] = _time(properties[each], f"{name}.{each}")
    return details, properties.get("coordTimes")


def _time(value: Any, name: str) -> float:
    if is_missing(value) or type(value).__name__ == "NaTType":
        return math.nan
    if not isinstance(value, str):
        return seconds_of(value, name)
    try:
        return parse_time(value)
    except errors.GridNorthError as error:
        return errors.refuse(error.status, f"{name} {value!r}")


def _of_geometry(value: Mapping[str, Any], name: str, details: Any, times: Any, depth: int = 0) -> Given:
    kind = value.get("type")
    if kind == "GeometryCollection":
        if depth == _DEPTH:
            refuse(name, "GeoJSON", f"more than {_DEPTH} collections in each other", "pass its parts one by one")
        for row, part in enumerate(_sequence(value.get("geometries"), f"{name}.geometries")):
            place = f"{name}.geometries[{row}]"
            yield from _of_geometry(_mapping(part, place), place, details, None, depth + 1)
        return
    if kind not in _MAKERS:
        refuse(name, "GeoJSON", f"{kind!r} as a type", f"there are {_GEOMETRIES}, Feature and FeatureCollection")
    coordinates, name = value.get("coordinates"), f"{name}.coordinates"
    if not str(kind).startswith("Multi"):
        if len(_sequence(coordinates, name)):
            yield _MAKERS[kind](coordinates, name, details, times)
        return
    for row, part in enumerate(_sequence(coordinates, name)):
        own = times[row] if isinstance(times, Sequence) and row < len(times) else None
        yield _MAKERS[kind](part, f"{name}[{row}]", details, own)


def _shape(geometry: Mapping[str, Any], properties: Mapping[str, Any], details: Any, name: str) -> Feature:
    """Return the circle, ellipse, sector, or range and bearing that the properties of a point tell of."""
    points, altitudes = _positions([geometry.get("coordinates")], f"{name}.geometry.coordinates")
    make, names = _SHAPES[properties["kind"]]
    numbers = [properties.get(each, default) for each, default in names]
    return make(points[0], *numbers, altitude=altitudes[0], **details)


#: How a kind is made of a position, and of which properties.
_SHAPES: dict[Any, tuple[Callable[..., Feature], Sequence[tuple[str, Any]]]] = {
    "circle": (Feature.circle, [("radius", None)]),
    "ellipse": (Feature.ellipse, [("radius", None), ("secondRadius", None), ("azimuth", 0)]),
    "sector": (Feature.sector, [("radius", None), ("azimuth", None), ("width", None), ("secondRadius", 0)]),
    "range-bearing": (Feature.range_bearing, [("radius", None), ("azimuth", None), ("inclination", None)]),
}


def _point(coordinates: Any, name: str, details: Any, _: Any) -> Feature:
    points, altitudes = _positions([coordinates], name)
    return Feature.point(points[0], altitudes[0], **_without_route(details))


def _line(coordinates: Any, name: str, details: Any, times: Any) -> Feature:
    points, altitudes = _positions(coordinates, name)
    seconds = None
    if isinstance(times, Sequence) and not isinstance(times, str) and len(times) == len(points):
        seconds = [_time(time, "coordTimes") for time in times]
    return Feature.line(points, altitudes, seconds, **details)


def _area(coordinates: Any, name: str, details: Any, _: Any) -> Feature:
    rings = [_positions(ring, f"{name}[{row}]") for row, ring in enumerate(_sequence(coordinates, name))]
    (points, altitudes), *holes = rings or [(Points([]), [])]
    return Feature.area(points, [points for points, _ in holes], altitudes, **_without_route(details))


def _without_route(details: dict[str, Any]) -> Any:
    """Return details for what is no line."""
    return {name: value for name, value in details.items() if name != "is_route"}


_MAKERS = {
    "Point": _point,
    "MultiPoint": _point,
    "LineString": _line,
    "LinearRing": _line,
    "MultiLineString": _line,
    "Polygon": _area,
    "MultiPolygon": _area,
}


def _positions(coordinates: Any, name: str) -> tuple[Points, list[float]]:
    """Return positions with the longitude first, and their altitudes."""
    pairs, altitudes = [], []
    for row, position in enumerate(_sequence(coordinates, name)):
        if not isinstance(position, (list, tuple)) or len(position) < 2:
            _refuse_position(f"{name}[{row}]", position)
        try:
            longitude, latitude, altitude = map(float, (*position[:3], math.nan)[:3])
        except (TypeError, ValueError):
            _refuse_position(f"{name}[{row}]", position)
        pairs.append((latitude, longitude))
        altitudes.append(altitude)
    return Points(pairs), altitudes


def _refuse_position(name: str, value: Any) -> NoReturn:
    refuse_kind(name, "longitude, latitude and perhaps an altitude", value, "look at how the GeoJSON was made")


def _mapping(value: Any, name: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        refuse_kind(name, "an object of GeoJSON", value, "look at how the GeoJSON was made")
    return value


def _sequence(value: Any, name: str) -> Sequence[Any]:
    if isinstance(value, (str, bytes)) or not isinstance(value, Sequence):
        refuse_kind(name, "an array of GeoJSON", value, "look at how the GeoJSON was made")
    return value
