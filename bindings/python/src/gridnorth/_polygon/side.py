# SPDX-License-Identifier: MIT
"""Finds the side of the border of a polygon on which positions lie."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence
from ctypes import byref, c_int32
from functools import partial
from typing import TYPE_CHECKING, Any, Optional, Union, overload

from .._arrow import results
from .._columns.batches import Rows
from .._errors.words import shown_position
from .._native.library import GN_PARTIAL, gn_point, library
from .._points.points import Points, point_or_columns
from .._values.places import point_of
from .rings import Polygon

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from .._points.points import PointsLike
    from .._typing.aliases import Errors, StatusBuffer, SupportsArray, SupportsColumn


class Side(enum.IntEnum):
    """The side of the border of a polygon on which a position lies."""

    OUTSIDE = -1
    #: Within a micrometer of the border.
    ON_BORDER = 0
    INSIDE = 1


@overload
def side(
    points: PointsLike,
    position: tuple[float, float],
    holes: Iterable[PointsLike] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> Side: ...
@overload
def side(
    points: PointsLike,
    position: Points,
    holes: Iterable[PointsLike] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> list[Side]: ...
@overload
def side(
    points: PointsLike,
    position: SupportsColumn,
    holes: Iterable[PointsLike] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> Any: ...
@overload
def side(
    points: PointsLike,
    position: SupportsArray,
    holes: Iterable[PointsLike] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> NDArray[np.int32]: ...
@overload
def side(
    points: PointsLike,
    position: Iterable[Sequence[float]],
    holes: Iterable[PointsLike] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> list[Side]: ...
def side(
    points: PointsLike,
    position: Union[tuple[float, float], PointsLike],
    holes: Iterable[PointsLike] = (),
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Side, list[Side], NDArray[np.int32]]:
    """Find on which side of the border of a polygon one or many positions lie.

    Parameters
    ----------
    points, holes
        As for `measure`.
    position : Point, latitude and longitude, or many of them as for `points`
        Degrees. The last axis of an array is latitude and longitude; an array of doubles is not copied.
    errors : {"raise", "mask"}, default "raise"
        How to handle refused positions: raise an error for the first, or count each as outside.
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `mgrs.encode`.

    Returns
    -------
    Side, list of Side or numpy.ndarray
        Inside, outside (also in a hole), or on the border, within a micrometer: for one position, a sequence or an
        array. The inside of a ring that crosses itself is the part that an odd number of edges separates from the
        outside.

    Raises
    ------
    LatitudeError, NotFiniteError
        A point is refused; or a position is refused, and `errors` is ``"raise"``.

    Examples
    --------
    >>> side([(0, 0), (0, 2), (2, 2), (2, 0)], (0, 1))
    <Side.ON_BORDER: 0>
    """
    wanted = point_or_columns(position)
    if isinstance(wanted, gn_point) and (errors != "raise" or statuses is not None):
        return side(points, [point_of(wanted)], holes, errors=errors, statuses=statuses)[0]
    polygon = Polygon(points, holes)
    if isinstance(wanted, gn_point):
        found = c_int32()
        status = library.gn_polygon_contains(*polygon.arguments, byref(wanted), byref(found))
        polygon.check(status, shown_position(position))
        return Side(found.value)

    rows = Rows(wanted.count, errors, statuses)
    sides = wanted.family.integers()
    status = rows.call(partial(library.gn_polygon_contains_batch, *polygon.arguments), wanted, outputs=[sides])
    if status != GN_PARTIAL:
        polygon.check(status)
    rows.finish(status, lambda row: (shown_position(wanted.values(row)), None))
    if status == GN_PARTIAL:
        rows.answer(sides, Side.OUTSIDE)
    result: Union[list[int], NDArray[np.int32]] = sides.result()
    return list(map(Side, result)) if isinstance(result, list) else result


@overload
def contains(
    points: PointsLike,
    position: tuple[float, float],
    holes: Iterable[PointsLike] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> bool: ...
@overload
def contains(
    points: PointsLike,
    position: Points,
    holes: Iterable[PointsLike] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> list[bool]: ...
@overload
def contains(
    points: PointsLike,
    position: SupportsColumn,
    holes: Iterable[PointsLike] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> Any: ...
@overload
def contains(
    points: PointsLike,
    position: SupportsArray,
    holes: Iterable[PointsLike] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> NDArray[np.bool_]: ...
@overload
def contains(
    points: PointsLike,
    position: Iterable[Sequence[float]],
    holes: Iterable[PointsLike] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> list[bool]: ...
def contains(
    points: PointsLike,
    position: Union[tuple[float, float], PointsLike],
    holes: Iterable[PointsLike] = (),
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[bool, list[bool], NDArray[np.bool_]]:
    """Find whether one or many positions lie in a polygon or on its border.

    Parameters
    ----------
    points, position, holes, errors, statuses
        As for `side`, which distinguishes inside and border.

    Returns
    -------
    bool, list of bool, numpy.ndarray of bool or Series
        False outside and in the holes: for one position, a sequence or an array; a Series for a DataFrame of pandas.

    Raises
    ------
    LatitudeError, NotFiniteError
        As for `side`.

    Examples
    --------
    >>> cap = [(80, 0), (80, 120), (80, -120)]
    >>> contains(cap, (90, 0)), contains(cap, (79, 60))
    (True, False)
    """
    found: Union[bool, list[bool], NDArray[np.bool_]] = contains_of(
        side(points, position, holes, errors=errors, statuses=statuses)
    )
    return found


def contains_of(sides: Any) -> Any:
    """Return whether one side, or each side of a list or a column, is not outside."""
    if isinstance(sides, list):
        return [each is not Side.OUTSIDE for each in sides]
    if isinstance(sides, Side) or hasattr(sides, "dtype"):
        return sides != Side.OUTSIDE
    return results.differs(sides, Side.OUTSIDE)
