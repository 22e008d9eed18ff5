# SPDX-License-Identifier: MIT
"""Points in an index."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Iterable, Sequence
from ctypes import byref, c_double, c_uint64, sizeof
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Optional, Union, overload

from .. import errors as _errors
from .._columns.batches import Rows
from .._columns.inputs import (
    Columns,
    c_number,
    columns_of,
    double,
    integer,
    is_array,
    one_number,
    one_position,
    one_row,
)
from .._errors.words import shown_degrees
from .._memory.outputs import Arrays, numpy
from .._memory.room import fitted
from .._native.library import GN_OK, GN_PARTIAL, gn_bounds, gn_neighbor, gn_point, library
from .._points.points import Points, point_or_columns
from .index import Index, ask, check_index, probe

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from .._points.points import PointsLike
    from .._typing.aliases import Errors, Numbers, NumbersOrArray, NumbersOrColumn, StatusBuffer


class Neighbor(NamedTuple):
    """A point found in an index.

    Attributes
    ----------
    distance : float
        Meters from the position, as `geodesic.inverse` returns them.
    id : int
        The number of the point among the points from which the index was built: 0 for the first.
    """

    distance: float
    id: int


class PointIndex(Index):
    """Points, sorted so that the nearest are found at once among millions.

    Parameters
    ----------
    points : Points, iterable of (latitude, longitude), or array_like of float, N x 2
        Degrees; an array of doubles is not copied. For two columns, see `from_columns`.
    errors : {"raise", "mask"}, default "raise"
        How to handle refused points: raise an error for the first, or leave them out. The id of a point is its number
        among all given points, including those left out.
    statuses : writable buffer of bytes, optional
        Receives the status of each point, as for `mgrs.encode`.

    Raises
    ------
    LatitudeError, NotFiniteError
        A point is refused, and `errors` is ``"raise"``.

    Notes
    -----
    An index takes about 30 bytes for each point. It never changes; any number of threads may query it. ``bytes(index)``
    can be stored; `from_buffer` makes an index of these bytes, or of a file that is mapped into memory. An index can be
    pickled and compared, and it supports the buffer protocol from Python 3.12 on; `words` does so in all versions.

    Examples
    --------
    >>> huts = PointIndex([(46.5, 8.0), (46.6, 8.1), (46.7, 7.9)])
    >>> huts.nearest(46.55, 8.0)
    Neighbor(distance=5558.0..., id=0)
    >>> [hut.id for hut in huts.nearest(46.55, 8.0, k=2)]
    [0, 1]
    >>> PointIndex.from_buffer(bytes(huts)) == huts
    True
    """

    __slots__ = ()

    def __init__(
        self, points: PointsLike, *, errors: Errors = "raise", statuses: Optional[StatusBuffer] = None
    ) -> None:
        columns = point_or_columns(points if is_array(points) else Points(points))
        if not isinstance(columns, Columns):
            raise TypeError("expected points, not one position")
        self._build_of(columns, errors, statuses)

    @classmethod
    def from_columns(
        cls,
        latitude: NumbersOrArray,
        longitude: NumbersOrArray,
        *,
        errors: Errors = "raise",
        statuses: Optional[StatusBuffer] = None,
    ) -> PointIndex:
        """Build an index of a column of latitudes and one of longitudes.

        Parameters
        ----------
        latitude, longitude : array_like of float
            Degrees; latitudes -90 ... 90, longitudes any finite values. Arrays of doubles are not copied, whatever
            their strides.
        errors, statuses
            As for the class.

        Returns
        -------
        PointIndex
            The index. Ids count in memory order.

        Examples
        --------
        >>> PointIndex.from_columns([46.5, 46.6, 46.7], [8.0, 8.1, 7.9]).nearest(46.7, 8).id
        2
        """
        index = cls.__new__(cls)
        index._build_of(columns_of(latitude, longitude) or one_row(latitude, longitude), errors, statuses)
        return index

    def _build_of(self, columns: Columns, errors: Errors, statuses: Optional[StatusBuffer]) -> None:
        rows = Rows(columns.count, errors, statuses, columns)
        status = self._build(
            lambda *room: library.gn_point_index_build(*columns.arguments, columns.count, *room, rows.pointer)
        )
        rows.finish(status, lambda row: (shown_degrees(*columns.values(row)), None), f"{columns.count} points")

    def _check_kind(self) -> None:
        check_index(probe(library.gn_point_index_count_batch, self, c_double()), self)

    @overload
    def nearest(
        self,
        latitude: float,
        longitude: float,
        k: None = ...,
        *,
        within: float = ...,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> Optional[Neighbor]: ...
    @overload
    def nearest(
        self,
        latitude: Numbers,
        longitude: Numbers,
        k: None = ...,
        *,
        within: float = ...,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> list[Optional[Neighbor]]: ...
    @overload
    def nearest(
        self,
        latitude: float,
        longitude: float,
        k: int,
        *,
        within: float = ...,
        errors: Literal["raise"] = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> list[Neighbor]: ...
    @overload
    def nearest(
        self,
        latitude: float,
        longitude: float,
        k: int,
        *,
        within: float = ...,
        errors: Errors,
        statuses: Optional[StatusBuffer] = ...,
    ) -> list[Optional[Neighbor]]: ...
    @overload
    def nearest(
        self,
        latitude: Numbers,
        longitude: Numbers,
        k: int,
        *,
        within: float = ...,
        errors: Literal["raise"] = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> list[list[Neighbor]]: ...
    @overload
    def nearest(
        self,
        latitude: Numbers,
        longitude: Numbers,
        k: int,
        *,
        within: float = ...,
        errors: Errors,
        statuses: Optional[StatusBuffer] = ...,
    ) -> list[list[Optional[Neighbor]]]: ...
    @overload
    def nearest(
        self,
        latitude: NumbersOrColumn,
        longitude: NumbersOrColumn,
        k: Optional[int] = ...,
        *,
        within: float = ...,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> Any: ...
    @overload
    def nearest(
        self,
        latitude: NumbersOrArray,
        longitude: NumbersOrArray,
        k: Optional[int] = ...,
        *,
        within: float = ...,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> NDArray[np.void]: ...
    def nearest(
        self,
        latitude: NumbersOrArray,
        longitude: NumbersOrArray,
        k: Optional[int] = None,
        *,
        within: float = math.inf,
        errors: Errors = "raise",
        statuses: Optional[StatusBuffer] = None,
    ) -> Union[Neighbor, list[Any], list[Optional[Neighbor]], list[list[Any]], NDArray[np.void], None]:
        """Find the nearest point, or the `k` nearest, to one or many positions.

        Parameters
        ----------
        latitude, longitude : float or array_like of float
            Degrees; latitude -90 ... 90, longitude any finite value.
        k : int, optional
            The largest number of points to find for each position. If omitted, only the nearest point is found.
        within : float, default infinity
            The largest distance of points, meters, 0 or more.
        errors : {"raise", "mask"}, default "raise"
            How to handle refused positions: raise an error for the first, or find nothing for each.
        statuses : writable buffer of bytes, optional
            Receives the status of each position, as for `mgrs.encode`.

        Returns
        -------
        Neighbor, None, list or numpy.ndarray
            For one position the nearest point, or None if no point is near enough; with `k` a list with the nearest
            point first, and at equal distances the lower id first. For sequences, a list of these. For arrays, a
            structured array with the columns ``"distance"`` and ``"id"``, in the shape of the positions, with a last
            axis of length `k` if `k` is given; without a point, the distance is infinite (NaN for a refused position)
            and the id is -1. For columns of pandas, a DataFrame with the same index, unless `k` is given.

        Raises
        ------
        LatitudeError, NotFiniteError
            A position is refused, and `errors` is ``"raise"``.
        DistanceError
            `within` is negative.
        CountError
            `k` is negative.

        Notes
        -----
        Each distance equals that of `geodesic.inverse` from the position to the point, to the last bit.

        Examples
        --------
        >>> huts = PointIndex([(46.5, 8.0), (46.6, 8.1), (46.7, 7.9)])
        >>> huts.nearest(46.55, 8.0, within=100) is None
        True
        >>> [hut.id for hut in huts.nearest([46.55, 46.7], [8.0, 7.8])]
        [0, 2]
        """
        if k is not None:
            return self._nearest_of_each(latitude, longitude, _limit(k), one_number(within, "within"), errors, statuses)
        columns, found = ask(
            partial(self._nearest_batch, 1),
            latitude,
            longitude,
            (c_number(within, "within"),),
            lambda family: family.plain().structs(gn_neighbor, _neighbor),
            errors,
            statuses,
            f"within {within}",
        )
        if columns is None:
            nearest: Optional[Neighbor] = found[0]
            return nearest
        if isinstance(columns.family, Arrays):
            records: NDArray[np.void] = columns.family.finish_records(_signed(found))
            return records
        neighbors: list[Optional[Neighbor]] = found
        return neighbors

    def _nearest_of_each(
        self,
        latitude: Any,
        longitude: Any,
        limit: int,
        within: float,
        errors: Errors,
        statuses: Optional[StatusBuffer],
    ) -> Union[list[Neighbor], list[list[Neighbor]], NDArray[np.void]]:
        """Find the nearest points of each position with a separate call."""
        call = f"k {limit}, within {within}"
        columns = columns_of(latitude, longitude)
        if columns is None and errors == "raise" and statuses is None:
            here = double(latitude, "latitude"), double(longitude, "longitude")
            status, memory, count = self._nearest(here, limit, within)
            if status != GN_OK:
                _errors.refuse(status, f"{shown_degrees(*here)}, {call}")
            return list(map(Neighbor._make, _pairs(memory, count)))

        given = columns or one_row(latitude, longitude)
        rows = Rows(given.count, errors, statuses, given)
        # Places beyond the number of points would be wasted.
        places = max(1, limit if limit <= _FIRST_NEIGHBORS else min(limit, self.count_within(0.0, 0.0, math.inf)))
        memory = (gn_neighbor * (given.count * places))()
        status = self._nearest_batch(places, *given.arguments, given.count, c_double(within), memory, 0, rows.pointer)
        rows.finish(status, lambda row: (shown_degrees(*given.values(row)), None), call)
        if isinstance(given.family, Arrays):
            return _filled(memory, given.count, places, limit, given.family.shape)
        found = [Neighbor._make(each) for each in _pairs(memory, len(memory))]
        lists = [
            [each for each in found[row : row + min(places, limit)] if math.isfinite(each.distance)]
            for row in range(0, len(found), places)
        ]
        return lists[0] if columns is None else lists

    def _nearest_batch(self, limit: int, *arguments: Any) -> int:
        """Call the batch with a column of neighbors, `limit` for each row."""
        *positions, count, within, neighbors, _, statuses = arguments
        status: int = library.gn_point_index_nearest_batch(
            *self._arguments, *positions, count, limit, within, neighbors, count * limit, None, statuses
        )
        return status

    def _nearest(self, position: Sequence[float], limit: int, within: float) -> tuple[int, Any, int]:
        """Find the nearest points of one position, as `fitted` returns them."""
        here, meters = gn_point(*position), c_double(within)
        status, memory, count = fitted(
            lambda *room: library.gn_point_index_nearest(*self._arguments, byref(here), limit, meters, *room),
            gn_neighbor,
            min(limit, _FIRST_NEIGHBORS),
        )
        return status, memory, 0 if status else count

    def within(self, latitude: float, longitude: float, radius: float) -> list[Neighbor]:
        """Find all points within a distance of a position.

        Parameters
        ----------
        latitude, longitude : float
            Degrees; latitude -90 ... 90, longitude any finite value.
        radius : float
            Meters, 0 or more.

        Returns
        -------
        list of Neighbor
            The neighbors, the nearest first; at equal distances the lower id first.

        Raises
        ------
        LatitudeError, NotFiniteError, DistanceError
            The position or the radius is refused.

        Examples
        --------
        >>> huts = PointIndex([(46.5, 8.0), (46.6, 8.1), (46.7, 7.9)])
        >>> [(hut.id, round(hut.distance)) for hut in huts.within(46.55, 8.0, 10_000)]
        [(0, 5558), (1, 9469)]
        """
        here = one_position(latitude, longitude, "within_batch")
        meters = c_number(radius, "radius")
        status, memory, count = fitted(
            lambda *room: library.gn_point_index_within(*self._arguments, byref(here), meters, *room),
            gn_neighbor,
            _FIRST_NEIGHBORS,
        )
        if status != GN_OK:
            _errors.refuse(status, f"{shown_degrees(latitude, longitude)}, radius {radius}")
        return list(map(Neighbor._make, _pairs(memory, count)))

    @overload
    def count_within(
        self,
        latitude: float,
        longitude: float,
        radius: float,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> int: ...
    @overload
    def count_within(
        self,
        latitude: Numbers,
        longitude: Numbers,
        radius: float,
        *,
        errors: Literal["raise"] = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> list[int]: ...
    @overload
    def count_within(
        self,
        latitude: Numbers,
        longitude: Numbers,
        radius: float,
        *,
        errors: Errors,
        statuses: Optional[StatusBuffer] = ...,
    ) -> list[Optional[int]]: ...
    @overload
    def count_within(
        self,
        latitude: NumbersOrColumn,
        longitude: NumbersOrColumn,
        radius: float,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> Any: ...
    @overload
    def count_within(
        self,
        latitude: NumbersOrArray,
        longitude: NumbersOrArray,
        radius: float,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> NDArray[np.int32]: ...
    def count_within(
        self,
        latitude: NumbersOrArray,
        longitude: NumbersOrArray,
        radius: float,
        *,
        errors: Errors = "raise",
        statuses: Optional[StatusBuffer] = None,
    ) -> Union[int, list[Any], NDArray[np.int32]]:
        """Count the points within a distance of one or many positions.

        Parameters
        ----------
        latitude, longitude : float or array_like of float
            Degrees; latitude -90 ... 90, longitude any finite value.
        radius : float
            Meters, 0 or more.
        errors : {"raise", "mask"}, default "raise"
            How to handle refused positions: raise an error for the first, or return 0 for each.
        statuses : writable buffer of bytes, optional
            Receives the status of each position, as for `mgrs.encode`.

        Returns
        -------
        int, list of int or numpy.ndarray
            The number of points that `within` would find: for one position, sequences or arrays.

        Raises
        ------
        LatitudeError, NotFiniteError
            A position is refused, and `errors` is ``"raise"``.
        DistanceError
            The radius is negative.

        Examples
        --------
        >>> huts = PointIndex([(46.5, 8.0), (46.6, 8.1), (46.7, 7.9)])
        >>> huts.count_within([46.55, 46.7], [8.0, 7.8], 10_000)
        [2, 1]
        """
        columns, counts = ask(
            partial(library.gn_point_index_count_batch, *self._arguments),
            latitude,
            longitude,
            (c_number(radius, "radius"),),
            lambda family: family.integers(),
            errors,
            statuses,
            f"radius {radius}",
        )
        result: Union[int, list[int], NDArray[np.int32]] = counts[0] if columns is None else counts
        return result

    @overload
    def within_batch(
        self,
        latitude: Numbers,
        longitude: Numbers,
        radius: float,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> tuple[list[int], list[Neighbor]]: ...
    @overload
    def within_batch(
        self,
        latitude: NumbersOrColumn,
        longitude: NumbersOrColumn,
        radius: float,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> tuple[Any, Any]: ...
    @overload
    def within_batch(
        self,
        latitude: NumbersOrArray,
        longitude: NumbersOrArray,
        radius: float,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> tuple[NDArray[np.int32], NDArray[np.void]]: ...
    def within_batch(
        self,
        latitude: NumbersOrArray,
        longitude: NumbersOrArray,
        radius: float,
        *,
        errors: Errors = "raise",
        statuses: Optional[StatusBuffer] = None,
    ) -> Union[tuple[list[Any], list[Any]], tuple[NDArray[np.int32], NDArray[np.void]]]:
        """Find all points within a distance of each of many positions.

        Parameters
        ----------
        latitude, longitude : float or array_like of float
            Degrees; latitude -90 ... 90, longitude any finite value.
        radius : float
            Meters, 0 or more.
        errors : {"raise", "mask"}, default "raise"
            How to handle refused positions: raise an error for the first, or find nothing for each.
        statuses : writable buffer of bytes, optional
            Receives the status of each position, as for `mgrs.encode`.

        Returns
        -------
        counts : list of int or numpy.ndarray
            The number of points near each position.
        neighbors : list of Neighbor or numpy.ndarray
            The points: those of the first position, the nearest first, then those of the second, and so on. For
            arrays, a structured array with the columns ``"distance"`` and ``"id"``.

        Raises
        ------
        LatitudeError, NotFiniteError
            A position is refused, and `errors` is ``"raise"``.
        DistanceError
            The radius is negative.

        Examples
        --------
        >>> huts = PointIndex([(46.5, 8.0), (46.6, 8.1), (46.7, 7.9)])
        >>> counts, near = huts.within_batch([46.55, 46.7], [8.0, 7.8], 10_000)
        >>> counts, [hut.id for hut in near]
        ([2, 1], [0, 1, 2])
        """
        columns = columns_of(latitude, longitude) or one_row(latitude, longitude)
        counts, memory, count = self._found(
            library.gn_point_index_within_batch,
            columns,
            (c_number(radius, "radius"),),
            gn_neighbor,
            Rows(columns.count, errors, statuses, columns),
            lambda row: f"{shown_degrees(*columns.values(row))}, radius {radius}",
        )
        if isinstance(columns.family, Arrays):
            found = numpy().frombuffer(memory, [("distance", "f8"), ("id", "i8")], count).copy()
            return counts, found
        return counts, list(map(Neighbor._make, _pairs(memory, count)))

    def _found(
        self,
        function: Callable[..., int],
        columns: Columns,
        options: tuple[Any, ...],
        kind: Any,
        rows: Rows,
        shown: Callable[[int], str],
    ) -> tuple[Any, Any, int]:
        """Return the counts of a batch, and the results for all rows: their memory and their number."""
        counts = columns.family.integers()
        status, memory, count = fitted(
            lambda *room: function(
                *self._arguments,
                *columns.arguments,
                columns.count,
                *options,
                *counts.arguments,
                *room,
                rows.pointer,
            ),
            kind,
            4 * columns.count + _FIRST_NEIGHBORS,
        )
        rows.finish(status, lambda row: (shown(row), None))
        if status == GN_PARTIAL:
            rows.answer(counts, 0)
        return counts.result(), memory, count

    def in_bounds(self, bounds: tuple[float, float, float, float]) -> list[int]:
        """Find all points in a rectangle of meridians and parallels.

        Parameters
        ----------
        bounds : Bounds, or south, west, north and east
            Degrees. If `west` is greater than `east`, the rectangle crosses the antimeridian; if `east` is greater than
            `west` by 360 or more, the rectangle goes around the earth.

        Returns
        -------
        list of int
            The ids of the points, in ascending order. The edges belong to the rectangle. A point at a pole has all
            longitudes.

        Raises
        ------
        LatitudeError, NotFiniteError
            A number is refused.
        ViewError
            `south` is greater than `north`.

        Examples
        --------
        >>> huts = PointIndex([(46.5, 8.0), (46.6, 8.1), (46.7, 7.9)])
        >>> huts.in_bounds((46.55, 7.5, 47, 8.5))
        [1, 2]
        """
        south, west, north, east = bounds
        view = gn_bounds(south, west, north, east)
        status, memory, count = fitted(
            lambda *room: library.gn_point_index_in_bounds(*self._arguments, byref(view), *room),
            c_uint64,
            _FIRST_NEIGHBORS,
        )
        if status != GN_OK:
            _errors.refuse(status, _shown_bounds(south, west, north, east))
        ids: list[int] = memory[:count]
        return ids

    @overload
    def in_bounds_batch(
        self,
        south: Numbers,
        west: Numbers,
        north: Numbers,
        east: Numbers,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> tuple[list[int], list[int]]: ...
    @overload
    def in_bounds_batch(
        self,
        south: NumbersOrColumn,
        west: NumbersOrColumn,
        north: NumbersOrColumn,
        east: NumbersOrColumn,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> tuple[Any, Any]: ...
    @overload
    def in_bounds_batch(
        self,
        south: NumbersOrArray,
        west: NumbersOrArray,
        north: NumbersOrArray,
        east: NumbersOrArray,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> tuple[NDArray[np.int32], NDArray[np.uint64]]: ...
    def in_bounds_batch(
        self,
        south: NumbersOrArray,
        west: NumbersOrArray,
        north: NumbersOrArray,
        east: NumbersOrArray,
        *,
        errors: Errors = "raise",
        statuses: Optional[StatusBuffer] = None,
    ) -> Union[tuple[list[Any], list[Any]], tuple[NDArray[np.int32], NDArray[np.uint64]]]:
        """Find all points in each of many rectangles of meridians and parallels.

        Parameters
        ----------
        south, west, north, east : float or array_like of float
            Degrees, as for `in_bounds`.
        errors : {"raise", "mask"}, default "raise"
            How to handle refused rectangles: raise an error for the first, or find nothing in each.
        statuses : writable buffer of bytes, optional
            Receives the status of each rectangle, as for `mgrs.encode`.

        Returns
        -------
        counts : list of int or numpy.ndarray
            The number of points in each rectangle.
        ids : list of int or numpy.ndarray
            The ids of the points: those of the first rectangle in ascending order, then those of the second, and so on.

        Raises
        ------
        LatitudeError, NotFiniteError
            A number is refused, and `errors` is ``"raise"``.
        ViewError
            `south` is greater than `north`, and `errors` is ``"raise"``.

        Examples
        --------
        >>> huts = PointIndex([(46.5, 8.0), (46.6, 8.1), (46.7, 7.9)])
        >>> huts.in_bounds_batch([46.55, 46], 7.5, [47, 46.55], 8.5)
        ([2, 1], [1, 2, 0])
        """
        names = "south", "west", "north", "east"
        values = south, west, north, east
        columns = columns_of(*values, names=names) or one_row(*values, names=names)
        counts, memory, count = self._found(
            library.gn_point_index_in_bounds_batch,
            columns,
            (),
            c_uint64,
            Rows(columns.count, errors, statuses, columns),
            lambda row: _shown_bounds(*columns.values(row)),
        )
        if isinstance(columns.family, Arrays):
            return counts, numpy().frombuffer(memory, "u8", count).copy()
        return counts, memory[:count]


# The initial room for neighbors. Few searches find more; these run twice.
_FIRST_NEIGHBORS = 64


def _limit(k: Any) -> int:
    limit = integer(k, "k", _errors.CountError)
    if limit < 0:
        _errors.refuse(_errors.CountError.status, f"k {k}, which must be 0 or more")
    return limit


def _shown_bounds(south: float, west: float, north: float, east: float) -> str:
    return f"south {south}, west {west}, north {north}, east {east}"


def _neighbor(neighbor: gn_neighbor) -> Optional[Neighbor]:
    """Return the neighbor; None if no point was found, or if the position was refused."""
    return Neighbor(neighbor.distance, neighbor.id) if math.isfinite(neighbor.distance) else None


def _pairs(memory: Any, count: int) -> Iterable[tuple[float, int]]:
    """Return the distance and the id of the first neighbors in memory."""
    return struct.iter_unpack("=dQ", memoryview(memory).cast("B")[: count * sizeof(gn_neighbor)])


def _signed(records: Any) -> NDArray[np.void]:
    """Return neighbors in an array with signed ids: -1 means no point."""
    signed: NDArray[np.void] = records.view([("distance", "f8"), ("id", "i8")])
    signed["id"][numpy().isnan(signed["distance"])] = -1
    return signed


def _filled(memory: Any, count: int, places: int, limit: int, shape: tuple[int, ...]) -> NDArray[np.void]:
    """Return the neighbors of many positions as one array, padded with entries for no point."""
    found = _signed(numpy().ndarray((count, places), [("distance", "f8"), ("id", "u8")], memory))
    records: NDArray[np.void] = numpy().empty((count, limit), found.dtype)
    # Places beyond the number of points mean no point, or a refused position.
    records["distance"] = numpy().where(numpy().isnan(found["distance"][:, :1]), math.nan, math.inf)
    records["id"] = -1
    records[:, :places] = found[:, :limit]
    return records.reshape(*shape, limit)
