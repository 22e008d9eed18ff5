# SPDX-License-Identifier: MIT
"""Signed zones, whose sign is the hemisphere, and columns of points on their grids."""

from __future__ import annotations

import operator
from ctypes import byref, c_double, c_int32
from typing import Any, Union

from .. import errors
from .._columns.inputs import (
    Columns,
    Input,
    broadcast,
    columns_of,
    doubles_of,
    family_of,
    input_of,
    integer,
    is_array,
    is_scalar,
    number_or_nan,
    numbers_of,
    one_row,
    shared,
    stored,
)
from .._columns.members import member
from .._columns.pandas import check_indexes
from .._errors.advice import NUMBERS, check_container, refuse_dtype
from .._errors.missing import is_missing
from .._memory.outputs import numpy
from .._native.library import GN_OK, GN_ZONE_ROW_UPS, GN_ZONE_UPS, library
from .._values.grids import Grid, Hemisphere

_METERS = ("easting", "northing")

# This number replaces all numbers that are too large for a zone.
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
        # The zone applies to all rows, so the call is refused here, not each row by the batch.
        epsg_of(zone, hemisphere, shown_grid(zone, hemisphere))
        one_zone = shared(c_int32((zone or GN_ZONE_ROW_UPS) * hemisphere))
        points = columns_of(easting, northing, names=_METERS) or one_row(easting, northing, names=_METERS)
        return _on_grids(points, one_zone)
    if hemisphere is not None:
        raise TypeError("many zones must have their hemispheres as signs: 33, -33; 61 and -61 are UPS")
    if is_array(easting) or is_array(northing) or is_array(zone):
        return _arrays_on_grids(easting, northing, zone)
    # No zone exceeds 61, so all larger numbers become `_NO_ZONE`. A missing zone makes its whole row missing.
    check_container(zone, "zone", NUMBERS)
    given = list(zone)
    missing = {row for row, value in enumerate(given) if is_missing(value)}
    values = [0 if is_missing(value) else max(-_NO_ZONE, min(_NO_ZONE, operator.index(value))) for value in given]
    count, zones = len(values), stored((c_int32 * len(values))(*values))
    easting, northing = ([value] * count if is_scalar(value) else value for value in (easting, northing))
    if missing:
        easting = [None if row in missing else value for row, value in enumerate(easting)]
    found = columns_of(easting, northing, names=_METERS)
    assert found is not None
    if found.count != count:
        raise ValueError(f"sequences must have the same length, not {found.count} points and {count} zones")
    return _on_grids(found, zones)


def _arrays_on_grids(easting: Any, northing: Any, zone: Any) -> Columns:
    np = numpy()
    given = easting, northing, zone
    check_indexes(given, (*_METERS, "zone"))
    whole, missing = _whole(zone)
    meters = [doubles_of(np.asarray(number_or_nan(value, name)) if is_scalar(value) else value, name)
              for value, name in zip((easting, northing), _METERS)]  # fmt: skip
    easting, northing, whole = broadcast(*meters, whole)
    if missing is not None and missing.any():
        easting = np.where(np.broadcast_to(missing, easting.shape), np.nan, easting)
    family = family_of(given, whole.shape, whole.size)
    points = (input_of(column.reshape(-1), c_double) for column in (easting, northing))
    return Columns(whole.size, (*points, input_of(whole.reshape(-1), c_int32)), family)


def _on_grids(points: Columns, zones: Input) -> Columns:
    return Columns(points.count, (*points.inputs, zones), points.family)


def _whole(zone: Any) -> tuple[Any, Any]:
    """Return an array of zones as 32-bit integers, and which zones are missing (None: none)."""
    np = numpy()
    if not is_array(zone):
        check_container(zone, "zone", NUMBERS)
        zone = np.asarray(list(zone))
    if getattr(getattr(zone, "dtype", None), "kind", "") == "O":
        flat = np.asarray(zone, object)
        missing = np.array([is_missing(value) for value in flat.reshape(-1).tolist()], "?").reshape(flat.shape)
        values = [0 if is_missing(value) else operator.index(value) for value in flat.reshape(-1).tolist()]
        zones = np.array([max(-_NO_ZONE, min(_NO_ZONE, value)) for value in values], "i4").reshape(flat.shape)
        return zones, missing
    if getattr(getattr(zone, "dtype", None), "kind", "i") not in "iufb":
        refuse_dtype("zone", "an integer or a column of integers", zone.dtype)
    zones, missing = numbers_of(zone, "zone")
    if zones.dtype == np.int32:
        return zones, missing
    if missing is not None and missing.all():
        # A column of missing values may have no numeric type.
        return np.zeros(zones.shape, "i4"), missing
    if zones.dtype.kind not in "iu" and zones.size:
        advice = "; pandas has Int64 for integers of which some are missing" if zones.dtype.kind == "f" else ""
        raise TypeError(f"zones must be integers, not {zones.dtype}{advice}")
    # No zone exceeds 61, so all larger numbers become `_NO_ZONE`.
    return np.where((zones > -_NO_ZONE) & (zones < _NO_ZONE), zones, _NO_ZONE).astype("i4"), missing
