# SPDX-License-Identifier: MIT
"""Earth-centered coordinates, EPSG:4978: meters from the center of the earth.

The x axis leads to latitude 0, longitude 0, the y axis to 90 degrees east, the z axis to the north pole. Heights are
meters above the WGS 84 ellipsoid; heights above mean sea level differ from them by up to 107 m. Both functions accept
one value or many, and return the same kind of container. They are accurate to 10 nm up to 10,000 km from the center,
and to 1e-15 of the distance beyond.

>>> x, y, z = forward(48.85837, 2.294481, 330)
>>> round(x, 2), round(y, 2), round(z, 2)
(4201155.33, 168330.5, 4780459.37)
>>> inverse(x, y, z)
Place(latitude=48.8583..., longitude=2.29448..., height=...)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Literal, NamedTuple, Optional, TypeVar, Union, overload

from ._columns.batches import Rows
from ._columns.inputs import columns_of, one_row
from ._native.library import library
from ._typing.public import own

if TYPE_CHECKING:
    from ._typing.aliases import Errors, FloatArray, Numbers, NumbersOrArray, NumbersOrColumn, StatusBuffer

__all__ = ["Place", "SpacePoint", "forward", "inverse"]

_Kind = TypeVar("_Kind")


class SpacePoint(NamedTuple):
    """A point in space.

    Attributes
    ----------
    x : float
        Meters from the center of the earth toward latitude 0, longitude 0.
    y : float
        Meters toward latitude 0, longitude 90 east.
    z : float
        Meters toward the north pole.
    """

    x: float
    y: float
    z: float


class Place(NamedTuple):
    """A position and its height.

    Attributes
    ----------
    latitude, longitude : float
        Degrees.
    height : float
        Meters above the ellipsoid.
    """

    latitude: float
    longitude: float
    height: float


@overload
def forward(
    latitude: float, longitude: float, height: float, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
) -> SpacePoint: ...
@overload
def forward(
    latitude: Numbers,
    longitude: Numbers,
    height: Numbers,
    *,
    errors: Literal["raise"] = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[float], list[float], list[float]]: ...
@overload
def forward(
    latitude: Numbers, longitude: Numbers, height: Numbers, *, errors: Errors, statuses: Optional[StatusBuffer] = ...
) -> tuple[list[Optional[float]], list[Optional[float]], list[Optional[float]]]: ...
@overload
def forward(
    latitude: NumbersOrColumn,
    longitude: NumbersOrColumn,
    height: NumbersOrColumn,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[Any, Any, Any]: ...
@overload
def forward(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    height: NumbersOrArray,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[FloatArray, FloatArray, FloatArray]: ...
def forward(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    height: NumbersOrArray,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[SpacePoint, tuple[list[Any], ...], tuple[FloatArray, ...]]:
    """Convert positions and heights to earth-centered coordinates.

    Parameters
    ----------
    latitude : float or array_like of float
        Degrees, -90 ... 90.
    longitude : float or array_like of float
        Degrees, any finite value.
    height : float or array_like of float
        Meters above the ellipsoid, any finite value.
    errors : {"raise", "mask"}, default "raise"
        How to handle refused rows: raise an error for the first, or set each to NaN.
        A missing row is refused too, and gets the missing value of its container: None in a list.
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `mgrs.encode`.

    Returns
    -------
    SpacePoint
        For scalars: meters.
    tuple of three lists, of three numpy.ndarray, or of three Series
        For many positions: x, y and z.

    Raises
    ------
    LatitudeError, NotFiniteError
        A row is refused, and `errors` is ``"raise"``.

    Examples
    --------
    >>> forward(0, 180, 0)
    SpacePoint(x=-6378137.0, y=0.0, z=0.0)
    >>> forward([90, 0], [0, 90], 1000)
    ([0.0, 0.0], [0.0, 6379137.0], [6357752.31..., 0.0])
    """
    names = ("latitude", "longitude", "height")
    return _convert(library.gn_ecef_forward_batch, (latitude, longitude, height), names, SpacePoint, errors, statuses)


@overload
def inverse(x: float, y: float, z: float, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...) -> Place: ...
@overload
def inverse(
    x: Numbers, y: Numbers, z: Numbers, *, errors: Literal["raise"] = ..., statuses: Optional[StatusBuffer] = ...
) -> tuple[list[float], list[float], list[float]]: ...
@overload
def inverse(
    x: Numbers, y: Numbers, z: Numbers, *, errors: Errors, statuses: Optional[StatusBuffer] = ...
) -> tuple[list[Optional[float]], list[Optional[float]], list[Optional[float]]]: ...
@overload
def inverse(
    x: NumbersOrColumn,
    y: NumbersOrColumn,
    z: NumbersOrColumn,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[Any, Any, Any]: ...
@overload
def inverse(
    x: NumbersOrArray,
    y: NumbersOrArray,
    z: NumbersOrArray,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[FloatArray, FloatArray, FloatArray]: ...
def inverse(
    x: NumbersOrArray,
    y: NumbersOrArray,
    z: NumbersOrArray,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Place, tuple[list[Any], ...], tuple[FloatArray, ...]]:
    """Find the positions and heights of earth-centered coordinates.

    Parameters
    ----------
    x, y, z : float or array_like of float
        Meters, any finite values.
    errors, statuses
        As for `forward`.

    Returns
    -------
    Place
        For scalars: longitude in [-180, 180), 0 on the axis.
    tuple of three lists, of three numpy.ndarray, or of three Series
        For many points: latitudes, longitudes and heights.

    Raises
    ------
    NotFiniteError
        A row is refused, or its height would be above the largest number, and `errors` is ``"raise"``.

    Notes
    -----
    Within 43 km of the center of the earth a point has more than one position on the surface above it: the result is
    the nearest, and of two in the plane of the equator the northern one, or the southern one for a `z` of -0.

    Examples
    --------
    >>> inverse(0, 0, 0)
    Place(latitude=90.0, longitude=0.0, height=-6356752.31...)
    >>> inverse([-6378137], [0], [0])
    ([0.0], [-180.0], [0.0])
    """
    return _convert(library.gn_ecef_inverse_batch, (x, y, z), ("x", "y", "z"), Place, errors, statuses)


def _convert(
    function: Any,
    values: tuple[Any, ...],
    names: tuple[str, ...],
    kind: Callable[..., _Kind],
    mode: str,
    statuses: Optional[StatusBuffer],
) -> Union[_Kind, tuple[Any, ...]]:
    columns = columns_of(*values, names=names)
    many = columns or one_row(*values, names=names, mode=mode)
    outputs = many.family.floats(), many.family.floats(), many.family.floats()
    rows = Rows(many.count, mode, statuses)
    status = rows.call(function, many, outputs=outputs)

    def shown(row: int) -> tuple[str, None]:
        return ", ".join(f"{name} {value}" for name, value in zip(names, many.values(row))), None

    rows.finish(status, shown)
    if columns is None:
        return kind(*(output.memory[0] for output in outputs))
    return tuple(output.result() for output in outputs)


own(globals())
