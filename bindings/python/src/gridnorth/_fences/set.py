# SPDX-License-Identifier: MIT
"""Many fences in an index."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import POINTER, byref, c_double, c_uint64
from typing import TYPE_CHECKING, Any, Optional, Union, overload

from .. import errors as _errors
from .._columns.batches import Rows
from .._columns.inputs import columns_of, one_position, one_row
from .._errors.words import shown_degrees
from .._index.index import Index, check_index
from .._memory.outputs import Arrays, numpy
from .._memory.room import fitted
from .._native.library import GN_PARTIAL, library
from .values import Fence, packed_fences, packed_number

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from .._typing.aliases import Errors, Numbers, NumbersOrArray, NumbersOrColumn, StatusBuffer


class FenceSet(Index):
    """Many fences, sorted so that those around a position are found at once.

    Parameters
    ----------
    fences : iterable of Fence
        The fences, 16,777,216 at most.
    errors : {"raise", "mask"}, default "raise"
        How to handle refused fences: raise an error for the first, with its number as `row`, or leave them out.
    statuses : writable buffer of bytes, optional
        Receives the status of each fence, as for `mgrs.encode`.

    Raises
    ------
    FenceError
        A trigger is unknown.
    FenceIdError
        Two fences have the same id.
    FenceAltitudesError
        The low altitude of a fence lies above its high one.
    CountError, RingsError
        A fence has too few points, or holes though it is no polygon.
    RadiusError, LatitudeError, NotFiniteError
        A number of a fence is refused.

    Notes
    -----
    A set takes about 300 bytes for a fence of a few points, and 23 bytes for each further point. A set never changes,
    and is stored, pickled and mapped as an `index.PointIndex` is.

    Examples
    --------
    >>> zones = FenceSet([circle(7, (46.5, 8.0), 200), circle(8, (46.5, 8.0), 500, altitudes=(0, 1000))])
    >>> zones.holding(46.501, 8.0), zones.holding(46.501, 8.0, altitude=2000)
    ([7, 8], [7])
    >>> FenceSet.from_buffer(bytes(zones)) == zones
    True
    """

    __slots__ = ()

    def __init__(
        self, fences: Iterable[Fence], *, errors: Errors = "raise", statuses: Optional[StatusBuffer] = None
    ) -> None:
        given = list(fences)
        for fence in given:
            if not isinstance(fence, Fence):
                raise TypeError(f"expected a Fence, not {type(fence).__name__}")
        packed = packed_fences(given)
        rows = Rows(len(given), errors, statuses)
        status = self._build(lambda *room: library.gn_fence_index_build(*packed, *room, rows.pointer))
        rows.finish(status, lambda row: (f"fence {given[row].id}", None), f"{len(given)} fences")

    def _check_kind(self) -> None:
        none = POINTER(c_double)()
        check_index(
            library.gn_fence_index_holding_batch(
                *self._arguments, none, 8, none, 8, none, 8, 0, None, 4, None, 0, None, None
            ),
            self,
        )

    def holding(self, latitude: float, longitude: float, altitude: Optional[float] = None) -> list[int]:
        """Find the fences that hold a position.

        Parameters
        ----------
        latitude, longitude : float
            Degrees; latitude -90 ... 90, longitude any finite value.
        altitude : float, optional
            Meters, -1,000,000 ... 1,000,000,000. If omitted, the altitudes of fences are ignored.

        Returns
        -------
        list of int
            The ids of these fences in ascending order. The border of a polygon belongs to it, as for
            `polygon.contains`; circles and corridors hold positions within their radius, as `geodesic.inverse` and
            `route.nearest` measure it.

        Raises
        ------
        LatitudeError, NotFiniteError, AltitudeError
            The position or the altitude is refused.

        Examples
        --------
        >>> FenceSet([circle(7, (46.5, 8.0), 200), circle(8, (46.5, 8.0), 500)]).holding(46.503, 8.0)
        [8]
        """
        point, height = one_position(latitude, longitude, "holding_batch"), packed_number(altitude, "altitude")
        status, memory, count = fitted(
            lambda *room: library.gn_fence_index_holding(*self._arguments, byref(point), height, *room),
            c_uint64,
            _FIRST_IDS,
        )
        if status:
            _errors.refuse(status, _shown(latitude, longitude, height))
        found: list[int] = memory[:count]
        return found

    @overload
    def holding_batch(
        self,
        latitude: Numbers,
        longitude: Numbers,
        altitude: Optional[Numbers] = ...,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> tuple[list[int], list[int]]: ...
    @overload
    def holding_batch(
        self,
        latitude: NumbersOrColumn,
        longitude: NumbersOrColumn,
        altitude: Optional[NumbersOrColumn] = ...,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> tuple[Any, Any]: ...
    @overload
    def holding_batch(
        self,
        latitude: NumbersOrArray,
        longitude: NumbersOrArray,
        altitude: Optional[NumbersOrArray] = ...,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> tuple[NDArray[np.int32], NDArray[np.uint64]]: ...
    def holding_batch(
        self,
        latitude: NumbersOrArray,
        longitude: NumbersOrArray,
        altitude: Optional[NumbersOrArray] = None,
        *,
        errors: Errors = "raise",
        statuses: Optional[StatusBuffer] = None,
    ) -> Union[tuple[list[Any], list[Any]], tuple[NDArray[np.int32], NDArray[np.uint64]]]:
        """Find the fences that hold each of many positions.

        Parameters
        ----------
        latitude, longitude : array_like of float
            Degrees; latitudes -90 ... 90, longitudes any finite values. Arrays of doubles are not copied.
        altitude : array_like of float, optional
            Meters, -1,000,000 ... 1,000,000,000; NaN for an unknown altitude.
        errors : {"raise", "mask"}, default "raise"
            How to handle refused positions: raise an error for the first, or count no fences for each.
        statuses : writable buffer of bytes, optional
            Receives the status of each position, as for `mgrs.encode`.

        Returns
        -------
        counts : list of int or numpy.ndarray of int32
            The number of fences that hold each position.
        ids : list of int or numpy.ndarray of uint64
            The ids of these fences: those for the first position in ascending order, then those for the second, and so
            on. ``numpy.repeat(numpy.arange(counts.size), counts)`` gives the position of each id.

        Raises
        ------
        LatitudeError, NotFiniteError, AltitudeError
            A position or an altitude is refused, and `errors` is ``"raise"``.

        Examples
        --------
        >>> zones = FenceSet([circle(7, (46.5, 8.0), 200), circle(8, (46.5, 8.0), 500)])
        >>> zones.holding_batch([46.5, 46.503, 47], 8)
        ([2, 1, 0], [7, 8, 8])
        """
        values = latitude, longitude, packed_number(None) if altitude is None else altitude
        names = "latitude", "longitude", "altitude"
        columns = columns_of(*values, names=names) or one_row(*values, names=names)
        rows = Rows(columns.count, errors, statuses, columns)
        counts = columns.family.integers()
        status, memory, count = fitted(
            lambda *room: library.gn_fence_index_holding_batch(
                *self._arguments, *columns.arguments, columns.count, *counts.arguments, *room, rows.pointer
            ),
            c_uint64,
            2 * columns.count + _FIRST_IDS,
        )
        rows.finish(status, lambda row: (_shown(*columns.values(row)), None))
        if status == GN_PARTIAL:
            rows.answer(counts, 0)
        is_array = isinstance(columns.family, Arrays)
        ids: Any = numpy().frombuffer(memory, "u8", count).copy() if is_array else memory[:count]
        return counts.result(), ids


def _shown(latitude: float, longitude: float, altitude: float) -> str:
    return f"{shown_degrees(latitude, longitude)}, altitude {altitude}"


# The initial room for ids. Most positions are in fewer fences; others need a second call.
_FIRST_IDS = 16
