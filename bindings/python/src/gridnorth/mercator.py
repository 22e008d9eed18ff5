# SPDX-License-Identifier: MIT
"""The projection of web maps, EPSG:3857: meters on a plane.

The projection treats latitudes on the ellipsoid as latitudes on a sphere. The square world of tiles ends at 85.051128
degrees; the projection continues to near the poles. Both functions accept one value or many, and return the same kind
of container.

>>> x, y = forward(48.85837, 2.294481)
>>> round(x, 2), round(y, 2)
(255420.46, 6250863.83)
>>> inverse(x, y)
Point(latitude=48.8583..., longitude=2.294481)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Optional, Union, overload

from ._columns.batches import Rows
from ._columns.inputs import columns_of, one_row
from ._errors.words import shown_degrees
from ._native.library import library
from ._typing.public import own
from ._values.places import Point

if TYPE_CHECKING:
    from ._columns.inputs import Columns
    from ._memory.outputs import Output
    from ._typing.aliases import Errors, FloatArray, Numbers, NumbersOrArray, NumbersOrColumn, StatusBuffer

__all__ = ["PlanePoint", "forward", "inverse"]


class PlanePoint(NamedTuple):
    """A point on the plane of web maps.

    Attributes
    ----------
    x : float
        Meters to the east of the meridian of Greenwich.
    y : float
        Meters to the north of the equator.
    """

    x: float
    y: float


@overload
def forward(
    latitude: float, longitude: float, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
) -> PlanePoint: ...
@overload
def forward(
    latitude: Numbers, longitude: Numbers, *, errors: Literal["raise"] = ..., statuses: Optional[StatusBuffer] = ...
) -> tuple[list[float], list[float]]: ...
@overload
def forward(
    latitude: Numbers, longitude: Numbers, *, errors: Errors, statuses: Optional[StatusBuffer] = ...
) -> tuple[list[Optional[float]], list[Optional[float]]]: ...
@overload
def forward(
    latitude: NumbersOrColumn,
    longitude: NumbersOrColumn,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[Any, Any]: ...
@overload
def forward(
    latitude: NumbersOrArray, longitude: NumbersOrArray, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
) -> tuple[FloatArray, FloatArray]: ...
def forward(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[PlanePoint, tuple[list[Any], list[Any]], tuple[FloatArray, FloatArray]]:
    """Project positions onto the plane of web maps.

    Parameters
    ----------
    latitude : float or array_like of float
        Degrees, between the poles: -90 and 90 are refused.
    longitude : float or array_like of float
        Degrees; -180 ... 180, where 180 is the east edge of the map, or any finite value, reduced to [-180, 180).
    errors : {"raise", "mask"}, default "raise"
        How to handle refused positions: raise an error for the first, or set each to NaN.
        A missing row is refused too, and gets the missing value of its container: None in a list.
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `mgrs.encode`.

    Returns
    -------
    PlanePoint
        For scalars: meters.
    tuple of two lists, of two numpy.ndarray, or of two Series
        For many positions: x and y.

    Raises
    ------
    LatitudeError, NotFiniteError, PoleError
        A position is refused, and `errors` is ``"raise"``.

    Notes
    -----
    Results agree with PROJ to 10 nm.

    Examples
    --------
    >>> forward(0, 180)
    PlanePoint(x=20037508.342789244, y=0.0)
    >>> forward([0, 0], [0, -180])
    ([0.0, -20037508.342789244], [0.0, 0.0])
    """
    columns = columns_of(latitude, longitude)
    many = columns or one_row(latitude, longitude, mode=errors)
    xs, ys = many.family.floats(), many.family.floats()
    _call(library.gn_web_mercator_forward_batch, many, (xs, ys), shown_degrees, errors, statuses)
    if columns is None:
        return PlanePoint(xs.memory[0], ys.memory[0])
    return xs.result(), ys.result()


@overload
def inverse(x: float, y: float, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...) -> Point: ...
@overload
def inverse(
    x: Numbers, y: Numbers, *, errors: Literal["raise"] = ..., statuses: Optional[StatusBuffer] = ...
) -> tuple[list[float], list[float]]: ...
@overload
def inverse(
    x: Numbers, y: Numbers, *, errors: Errors, statuses: Optional[StatusBuffer] = ...
) -> tuple[list[Optional[float]], list[Optional[float]]]: ...
@overload
def inverse(
    x: NumbersOrColumn, y: NumbersOrColumn, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
) -> tuple[Any, Any]: ...
@overload
def inverse(
    x: NumbersOrArray, y: NumbersOrArray, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
) -> tuple[FloatArray, FloatArray]: ...
def inverse(
    x: NumbersOrArray,
    y: NumbersOrArray,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Point, tuple[list[Any], list[Any]], tuple[FloatArray, FloatArray]]:
    """Find the positions of points on the plane of web maps.

    Parameters
    ----------
    x, y : float or array_like of float
        Meters to the east of the meridian of Greenwich and to the north of the equator; any finite values.
    errors, statuses
        As for `forward`.

    Returns
    -------
    Point
        For scalars: latitude and longitude in degrees, longitude in [-180, 180).
    tuple of two lists, of two numpy.ndarray, or of two Series
        For many points: latitudes and longitudes.

    Raises
    ------
    NotFiniteError
        A point is refused, and `errors` is ``"raise"``.

    Examples
    --------
    >>> inverse(0, 0)
    Point(latitude=0.0, longitude=0.0)
    >>> inverse([20037508.342789244], [0])
    ([0.0], [-180.0])
    """
    columns = columns_of(x, y, names=("x", "y"))
    many = columns or one_row(x, y, names=("x", "y"), mode=errors)
    latitudes, longitudes = many.family.floats(), many.family.floats()

    def shown(x: float, y: float) -> str:
        return f"x {x}, y {y}"

    _call(library.gn_web_mercator_inverse_batch, many, (latitudes, longitudes), shown, errors, statuses)
    if columns is None:
        return Point(latitudes.memory[0], longitudes.memory[0])
    return latitudes.result(), longitudes.result()


def _call(
    function: Any,
    columns: Columns,
    outputs: tuple[Output, ...],
    shown: Any,
    mode: str,
    statuses: Optional[StatusBuffer],
) -> None:
    rows = Rows(columns.count, mode, statuses)
    status = rows.call(function, columns, outputs=outputs)
    rows.finish(status, lambda row: (shown(*columns.values(row)), None))


own(globals())
