# SPDX-License-Identifier: MIT
"""A reader of GeoJSON as RFC 7946 has it, without GridNorth: it checks every requirement on a feature."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
import shapely

Expect = Callable[[bool, str], None]


class Feature(NamedTuple):
    """A feature; the geometry has [longitude, latitude] for [x, y]."""

    geometry: shapely.Geometry
    properties: dict[str, Any]
    type: str


def read(text: str, decimals: int, expect: Expect) -> list[Feature]:
    """Reads a feature or a collection of them; reports its errors to `expect`."""
    data = json.loads(text, parse_float=str, parse_int=str, object_pairs_hook=_without_doubles)
    if data["type"] == "FeatureCollection":
        expect(set(data) == {"type", "features"}, f"members {list(data)}")
        return [_feature(one, decimals, expect) for one in data["features"]]
    return [_feature(data, decimals, expect)]


def read_one(text: str, decimals: int, expect: Expect) -> Feature:
    """Reads a text that must be one feature."""
    expect(json.loads(text)["type"] == "Feature", "not a feature")
    return read(text, decimals, expect)[0]


def vertices(geometry: shapely.Geometry) -> np.ndarray:
    """Gives all positions as [latitude, longitude]."""
    return np.ascontiguousarray(shapely.get_coordinates(geometry)[:, ::-1])


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    assert len({name for name, _ in pairs}) == len(pairs), f"a member twice: {pairs}"
    return dict(pairs)


def _feature(data: dict[str, Any], decimals: int, expect: Expect) -> Feature:
    expect(data["type"] == "Feature" and set(data) == {"type", "properties", "geometry"}, f"members {list(data)}")
    geometry = data["geometry"]
    kind, coordinates = geometry["type"], geometry["coordinates"]
    for position in _positions(coordinates):
        _check_position(position, decimals, expect)
    if kind == "Point":
        return Feature(shapely.Point(*map(float, coordinates)), data["properties"], kind)
    if kind in ("LineString", "MultiLineString"):
        lines = [coordinates] if kind == "LineString" else coordinates
        expect(kind == "LineString" or len(lines) > 1, "a MultiLineString of one line")
        found = [_line(line, expect) for line in lines if line]
        return Feature(shapely.MultiLineString(found), data["properties"], kind)
    expect(kind in ("Polygon", "MultiPolygon"), f"a {kind}")
    polygons = [coordinates] if kind == "Polygon" else coordinates
    expect(kind == "Polygon" or len(polygons) > 1, "a MultiPolygon of one polygon")
    found = [_polygon(rings, expect) for rings in polygons if rings]
    whole = shapely.MultiPolygon(found)
    expect(whole.is_valid, f"not valid: {shapely.is_valid_reason(whole)}")
    return Feature(whole, data["properties"], kind)


def _positions(coordinates: list[Any]) -> Iterator[list[str]]:
    if coordinates and isinstance(coordinates[0], str):
        yield coordinates
    else:
        for one in coordinates:
            yield from _positions(one)


def _check_position(position: list[str], decimals: int, expect: Expect) -> None:
    expect(len(position) == 2, f"position {position}")
    expect(abs(float(position[0])) <= 180 and abs(float(position[1])) <= 90, f"position {position}")
    for number in position:
        expect("e" not in number.lower() and len(number.partition(".")[2]) <= decimals, f"digits of {number}")
        expect(number.lstrip("-0.") != "" or not number.startswith("-"), f"number {number}")


def _line(coordinates: list[Any], expect: Expect) -> np.ndarray:
    line = np.array(coordinates, float)
    expect(len(line) >= 2, f"a line of {len(line)} positions")
    _check_steps(line, expect)
    return line


def _check_steps(line: np.ndarray, expect: Expect) -> None:
    steps = np.abs(np.diff(line, axis=0))
    expect(bool((steps != 0).any(axis=1).all()), "two neighbors are the same")
    # Only along a pole itself may a step be more than half of a turn.
    along_pole = (np.abs(line[1:, 1]) == 90) & (line[1:, 1] == line[:-1, 1])
    expect(bool((along_pole | (steps[:, 0] <= 180)).all()), f"a step of {steps[:, 0].max()} degrees")


def _polygon(rings: list[Any], expect: Expect) -> shapely.Polygon:
    arrays = [np.array(ring, float) for ring in rings]
    for number, ring in enumerate(arrays):
        expect(len(ring) >= 4, f"a ring of {len(ring)} positions")
        expect(bool((ring[0] == ring[-1]).all()), "a ring is not closed")
        _check_steps(ring, expect)
        ccw = shapely.LinearRing(ring).is_ccw
        expect(ccw == (number == 0), f"ring {number} runs {'counterclockwise' if ccw else 'clockwise'}")
    return shapely.Polygon(arrays[0], arrays[1:])
