# SPDX-License-Identifier: MIT
"""Many points in memory that the C library reads and writes."""

from __future__ import annotations

import array
import math
from collections.abc import Iterable, Sequence
from ctypes import POINTER, addressof, c_double, cast, sizeof
from typing import TYPE_CHECKING, Any, Callable, NoReturn, Optional, Union, overload

from .. import errors
from .._columns.inputs import (
    Columns,
    Input,
    doubles_of,
    family_of,
    input_of,
    is_array,
    is_scalar,
    number_or_nan,
    one_number,
)
from .._columns.texts import is_text
from .._errors.advice import POSITION, POSITIONS, check_container, refuse_value
from .._memory.outputs import Lists, numpy
from .._memory.room import fitted
from .._native.library import gn_point
from .._values import geojson
from .._values.notebook import picture_of
from .._values.places import Point, point_of
from . import geometries

if TYPE_CHECKING:
    from .._typing.aliases import FloatArray, SupportsArray

    #: Many positions, each with latitude and longitude.
    PointsLike = Union["Points", Iterable[Sequence[float]], SupportsArray]


class Points(Sequence[Point]):
    """Many positions: a sequence of `Point`, and an array for numpy.

    Functions that return points return this type, and functions that accept points accept it. If you use the same
    points often, convert them once.

    Parameters
    ----------
    points : iterable of Point or of (latitude, longitude), or array_like of float, N x 2
        Degrees, latitudes first. The points are copied.

    Notes
    -----
    ``numpy.asarray(points)`` has latitudes in column 0, longitudes in column 1; it is a view of the same memory. For
    longitudes first, as in GeoJSON and shapely, use ``numpy.asarray(points)[:, ::-1]``.

    Examples
    --------
    >>> points = Points([(60, 3), (61, 4)])
    >>> len(points), points[-1]
    (2, Point(latitude=61.0, longitude=4.0))
    >>> points == [(60, 3), (61, 4)]
    True
    """

    __slots__ = ("_memory",)

    def __init__(self, points: Union[Iterable[Sequence[float]], SupportsArray]) -> None:
        self._memory: Any = points._memory if isinstance(points, Points) else _packed(points)

    @classmethod
    def _of(cls, memory: Any, count: int) -> Points:
        """Make points from the first `count` points in memory of the library, in no more memory than they need."""
        points = cls.__new__(cls)
        points._memory = (gn_point * count).from_buffer_copy(memory)
        return points

    @classmethod
    def _joined(cls, parts: Sequence[Points]) -> Points:
        """Join the points of all parts, one after the other."""
        return cls._of(b"".join(bytes(part._memory) for part in parts), sum(map(len, parts)))

    @property
    def _arguments(self) -> tuple[Any, int]:
        """Return the first arguments of a call with these points."""
        return self._memory, len(self)

    def __len__(self) -> int:
        return len(self._memory)

    @overload
    def __getitem__(self, index: int) -> Point: ...
    @overload
    def __getitem__(self, index: slice) -> list[Point]: ...
    def __getitem__(self, index: Union[int, slice]) -> Union[Point, list[Point]]:
        found = self._memory[index]
        return list(map(point_of, found)) if isinstance(index, slice) else point_of(found)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, (Points, list, tuple)):
            return NotImplemented
        return len(self) == len(other) and all(mine == theirs for mine, theirs in zip(self, other))

    def __array__(self, dtype: Any = None, copy: Any = None) -> FloatArray:
        np = numpy()
        values: FloatArray = np.array(np.ndarray((len(self), 2), "f8", self._memory), dtype, copy=copy)
        return values

    @property
    def __geo_interface__(self) -> geojson.Geometry:
        return geojson.of_points(self)

    def _repr_html_(self) -> Optional[str]:
        return picture_of(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (bytes(self._memory),)

    def __repr__(self) -> str:
        if len(self) <= _SHOWN:
            return f"{type(self).__name__}({list(map(tuple, self))})"
        ends = [*map(tuple, self[: _SHOWN // 2]), *map(tuple, self[-_SHOWN // 2 :])]
        shown = list(map(repr, ends))
        shown.insert(_SHOWN // 2, "...")
        return f"<{type(self).__name__}: {len(self)}; {', '.join(shown)}>"


# The number of points that `repr` shows.
_SHOWN = 6


def _packed(points: Any, are_rows: bool = False, name: str = "points") -> Any:
    """Return points as an array of gn_point; a missing point is allowed only among rows, not in a ring or a route."""
    if geometries.is_geometry(points):
        points = geometries.points_of_geometry(points, name)
    if is_array(points):
        np = numpy()
        values = np.ascontiguousarray(_pairs_of(points, name))
        if values.ndim != 2 or values.shape[1] != 2:
            raise ValueError(
                f"an array of points must have two columns, latitude and longitude, not shape {values.shape}"
            )
        return (gn_point * len(values)).from_buffer_copy(values)
    check_container(points, name, POSITIONS)
    if is_text(points) or not isinstance(points, Iterable):
        refuse_value(name, POSITIONS, points)
    numbers = array.array("d")
    for row, point in enumerate(points):
        if type(point) is not tuple and type(point) is not list:
            point = geometries.row_of(point, row, name, are_rows)
        try:
            latitude, longitude = point
        except ValueError:
            latitude, longitude = geometries.pair_of(point, f"{name}, row {row},")
        try:
            numbers.append(latitude)
            numbers.append(longitude)
        except TypeError:
            del numbers[2 * row :]
            number = number_or_nan if are_rows else one_number
            numbers.extend(number(value, f"{name}, row {row},") for value in (latitude, longitude))
    return (gn_point * (len(numbers) // 2)).from_buffer(numbers)


def _pairs_of(points: Any, name: str) -> Any:
    """Return positions in an array, or in a column of points, as an array whose last axis is the pair."""
    values = geometries.points_of_array(points, name)
    return doubles_of(points, name) if values is None else values


def _restored(memory: bytes) -> Points:
    return Points._of(memory, len(memory) // sizeof(gn_point))


def packed_point(point: Any, name: str = "position") -> gn_point:
    """Return a point, or latitude and longitude, as a struct of the library."""
    if geometries.is_geometry(point):
        point = geometries.point_of_geometry(point, name)
    check_container(point, name, POSITIONS)
    if is_text(point) or not isinstance(point, Iterable):
        refuse_value(name, POSITIONS if name == "position" else POSITION, point)
    latitude, longitude = geometries.pair_of(point, name)
    try:
        return gn_point(latitude, longitude)
    except TypeError:
        of_name = "" if name == "position" else f" of {name}"
        return gn_point(one_number(latitude, f"latitude{of_name}"), one_number(longitude, f"longitude{of_name}"))


def point_or_columns(position: Any) -> Union[gn_point, Columns]:
    """Return one position as a struct of the library, many as columns of latitudes and longitudes."""
    if geometries.is_geometry(position):
        if geometries.is_one_point(position):
            return packed_point(position)
        position = geometries.points_of_geometry(position, "position")
    elif not isinstance(position, (list, tuple, Points)):
        if is_array(position):
            return _point_or_columns_of_array(position)
        check_container(position, "position", POSITIONS)
        if is_text(position) or not isinstance(position, Iterable):
            refuse_value("position", POSITIONS, position)
        position = list(position)
    if not isinstance(position, Points) and position and _is_pair(position):
        return packed_point(position)
    memory = position._memory if isinstance(position, Points) else _packed(position, are_rows=True, name="position")
    size = sizeof(gn_point)
    starts = (addressof(memory) + field.offset for field in (gn_point.latitude, gn_point.longitude))
    inputs = tuple(Input(cast(start, POINTER(c_double)), size, memory) for start in starts)
    return Columns(len(memory), inputs, Lists(len(memory)))


def _point_or_columns_of_array(position: Any) -> Union[gn_point, Columns]:
    values = _pairs_of(position, "position")
    if values.shape[-1] != 2:
        raise ValueError(f"positions of shape {values.shape} do not end with latitude and longitude")
    if values.ndim == 1:
        return packed_point(values)
    pairs = values.reshape(-1, 2)
    inputs = tuple(input_of(pairs[:, axis], c_double) for axis in (0, 1))
    shape = values.shape[:-1]
    like = [] if type(position) is numpy().ndarray else [geometries.column_of_frame(position)]
    if any(type(each).__name__ in ("DataFrame", "Table", "RecordBatch") for each in like):
        like = []
    return Columns(len(pairs), inputs, family_of(like, shape, len(pairs)))


def _is_pair(position: Any) -> bool:
    """Return whether a sequence is the latitude and longitude of one position."""
    first = position[0]
    if first is None:
        # Two missing values are two positions.
        return len(position) == 2 and position[1] is not None and is_scalar(position[1])
    return not (geometries.is_geometry(first)) and is_scalar(first)


def fitted_points(call: Callable[[Any, int, Any], int], capacity: int) -> tuple[int, Points]:
    """Call with room for points, as `fitted` does; return the status and the points."""
    status, memory, count = fitted(call, gn_point, capacity)
    return status, Points._of(memory, 0 if status else count)


def refuse(status: int, points: Points, subject: str = "") -> NoReturn:
    """Raise the error of a call with many points; name the refused point, if any."""
    shown = f"{len(points)} points"
    if status in (errors.NotFiniteError.status, errors.LatitudeError.status):
        for place, (latitude, longitude) in enumerate(points):
            if not (math.isfinite(latitude) and math.isfinite(longitude) and abs(latitude) <= 90):
                errors.refuse(status, f"point {place}: latitude {latitude}, longitude {longitude}")
    errors.refuse(status, f"{shown}, {subject}" if subject else shown)
