# SPDX-License-Identifier: MIT
"""Signed zones, whose sign is the hemisphere, and columns of points on their grids."""

from __future__ import annotations

import operator
from ctypes import byref, c_int32
from typing import Any, Union

from . import errors
from ._columns import (
    Columns,
    Input,
    broadcast,
    columns_of,
    input_of,
    integer,
    is_array,
    is_scalar,
    one_row,
    shared,
    stored,
)
from ._families import numpy
from ._library import GN_OK, GN_ZONE_ROW_UPS, GN_ZONE_UPS, library
from ._names import member
from ._values import Grid, Hemisphere

# Replaces all numbers that are too large for a zone.
_NO_ZONE = 100


def grid_of(zone: int) -> Grid:
    """Return the grid of a signed zone, without checking that it exists."""
    number = GN_ZONE_UPS if abs(zone) == GN_ZONE_ROW_UPS else abs(zone)
    return Grid(number, Hemisphere.SOUTH if zone < 0 else Hemisphere.NORTH)


def one_grid(zone: Any, hemisphere: Union[int, str, None]) -> tuple[int, int]:
    """Return zone and hemisphere as arguments for the library; without a hemisphere the zone is signed."""
    zone = integer(zone, "zone", errors.ZoneError)
    if hemisphere is not None:
        return zone, member(Hemisphere, hemisphere, "hemisphere", errors.HemisphereError)
    if zone == 0:
        errors.refuse(errors.ZoneError.status, "zone 0 without a hemisphere")
    return grid_of(zone)


def epsg_of(zone: int, hemisphere: int, subject: str) -> int:
    """Return the EPSG code of a grid; `subject` shows the arguments of the call."""
    code = c_int32()
    status = library.gn_utm_to_epsg(zone, hemisphere, byref(code))
    if status != GN_OK:
        errors.refuse(status, subject)
    return code.value


def shown_grid(zone: Any, hemisphere: Any) -> str:
    """Return zone and hemisphere in words."""
    return f"zone {zone}, hemisphere {hemisphere}"


def shown_meters(easting: Any, northing: Any) -> str:
    """Return easting and northing in words."""
    return f"easting {easting}, northing {northing}"


def columns_on_grids(easting: Any, northing: Any, zone: Any, hemisphere: Any) -> Columns:
    """Return eastings, northings and signed zones as columns: one zone for all points, or one for each."""
    if is_scalar(zone):
        zone, hemisphere = one_grid(zone, hemisphere)
        # A batch would refuse each row, but the call itself is wrong.
        epsg_of(zone, hemisphere, shown_grid(zone, hemisphere))
        one_zone = shared(c_int32((zone or GN_ZONE_ROW_UPS) * hemisphere))
        return _on_grids(columns_of(easting, northing) or one_row(easting, northing), one_zone)
    if hemisphere is not None:
        raise TypeError("many zones must have their hemispheres as signs: 33, -33; 61 and -61 are UPS")
    if is_array(easting) or is_array(northing) or is_array(zone):
        np = numpy()
        easting, northing, zone = broadcast(np.asarray(easting, "f8"), np.asarray(northing, "f8"), _whole(zone))
        count, zones = zone.size, input_of(zone.reshape(-1), c_int32)
    else:
        # There are no zones beyond 61, so all larger numbers become one.
        values = [max(-_NO_ZONE, min(_NO_ZONE, operator.index(value))) for value in zone]
        count, zones = len(values), stored((c_int32 * len(values))(*values))
        easting, northing = ([value] * count if is_scalar(value) else value for value in (easting, northing))
    points = columns_of(easting, northing)
    assert points is not None
    if points.count != count:
        raise ValueError(f"sequences must have the same length, not {points.count} points and {count} zones")
    return _on_grids(points, zones)


def _on_grids(points: Columns, zones: Input) -> Columns:
    return Columns(points.count, (*points.inputs, zones), points.family)


def _whole(zone: Any) -> Any:
    """Return an array of zones as 32-bit integers."""
    np = numpy()
    zones = np.asarray(zone)
    if zones.dtype == np.int32:
        return zones
    if zones.dtype.kind not in "iu" and zones.size:
        raise TypeError(f"zones must be integers, not {zones.dtype}")
    # There are no zones beyond 61, so all larger numbers become one.
    return np.where((zones > -_NO_ZONE) & (zones < _NO_ZONE), zones, _NO_ZONE).astype("i4")
