# SPDX-License-Identifier: MIT
"""Shot groups on the plane of a target, in meters, and photos whose pixels are known in meters.

`measure` returns the size of a group, `convert` converts a size to inches, minutes of angle or milliradians.
`calibrate` turns a photo of a target or a wall into a ruler: its `Calibration` converts pixels to meters and back. x
runs to the right, y up; pixels are counted to the right and down.

>>> group = measure([0.010, -0.015, 0.002, 0.021, -0.004], [0.012, 0.001, -0.018, 0.007, 0.025])
>>> round(group.extreme_spread, 4), round(convert(group.extreme_spread, "meters", "moa", 100), 2)
(0.0434, 1.49)
"""

from __future__ import annotations

import enum
from ctypes import byref, c_double
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Optional, Union, overload

from . import errors as _errors
from ._columns.batches import Rows
from ._columns.inputs import Columns, columns_of, double, one_row
from ._columns.members import member
from ._errors.words import shown
from ._native.library import GN_OK, gn_calibration, gn_calibration_point, gn_group, gn_plane_point, library
from ._typing.public import own

if TYPE_CHECKING:
    from ._typing.aliases import Errors, FloatArray, Numbers, NumbersOrArray, NumbersOrColumn, StatusBuffer

__all__ = ["Calibration", "Group", "Kind", "PlanePoint", "Unit", "calibrate", "convert", "measure"]

_PLACE = ("x", "y")
_PAIR = ("pixel_x", "pixel_y", "x", "y")

_UnitName = Literal["meters", "millimeters", "inches", "moa", "milliradians", "inches_per_100_yards"]
_KindName = Literal["similarity", "affine", "homography"]


class Unit(enum.IntEnum):
    """A unit of lengths on a target, or of the angles that these lengths cover."""

    METERS = 1
    MILLIMETERS = 2
    #: 25.4 mm.
    INCHES = 3
    #: Minutes of angle: sixtieths of a degree.
    MOA = 4
    #: Thousandths of a radian, not mils of 6400 to a turn.
    MILLIRADIANS = 5
    #: "Shooter's minutes of angle": inches at 100 yards.
    INCHES_PER_100_YARDS = 6


class Kind(enum.IntEnum):
    """The way in which a photo shows a plane."""

    #: The plane is turned, moved and scaled, as in a photo from straight in front. 2 points or more.
    SIMILARITY = 1
    #: The plane is also sheared, as in a photo from the side, but far away. 3 points or more.
    AFFINE = 2
    #: The plane has perspective, as in a photo from anywhere. 4 points or more.
    HOMOGRAPHY = 3


class PlanePoint(NamedTuple):
    """A point of a plane, or of a photo.

    Attributes
    ----------
    x : float
        The coordinate to the right.
    y : float
        The coordinate up on a plane, or down in a photo.
    """

    x: float
    y: float


class Group(NamedTuple):
    """The measurements of a group of shots, in meters. A number that needs more shots is NaN.

    Attributes
    ----------
    shot_count : int
        The number of shots.
    first, second : int
        The rows of the two shots that are farthest apart.
    extreme_spread : float
        The distance between these two shots.
    center : PlanePoint
        The mean point of impact.
    offset : PlanePoint
        The vector from the aim to the center.
    width, height : float
        The distances from the leftmost shot to the rightmost, and from the lowest to the highest.
    deviation_x, deviation_y : float
        The standard deviations to the right and up, with the divisor `shot_count` - 1.
    mean_radius, median_radius : float
        The mean and the median distance from the center.
    sigma : float
        The standard deviation of the circular normal distribution, in each direction, unbiased.
    cep50, r95 : float
        The radii that are expected to hold half of all shots, and 95 % of them.
    """

    shot_count: int
    first: int
    second: int
    extreme_spread: float
    center: PlanePoint
    offset: PlanePoint
    width: float
    height: float
    deviation_x: float
    deviation_y: float
    mean_radius: float
    median_radius: float
    sigma: float
    cep50: float
    r95: float


def measure(x: Union[float, NumbersOrArray], y: Union[float, NumbersOrArray], aim: Any = (0.0, 0.0)) -> Group:
    """Measure a group of shots on the plane of a target.

    Parameters
    ----------
    x, y : float or array_like of float
        The hits of the shots, in meters to the right and up, within 1e15: 1 ... 100,000 shots.
    aim : pair of float, default (0, 0)
        The point of aim.

    Returns
    -------
    Group
        Spreads, radii, deviations, and the radii that are expected to hold half of all shots and 95 % of them.

    Raises
    ------
    CountError, NotFiniteError, MeasureError
        An argument is refused; the name of the class says which.

    Notes
    -----
    `sigma`, `cep50` and `r95` assume a circular normal distribution around the center. They are corrected for few
    shots.

    Examples
    --------
    >>> measure([0, 3], [0, 4]).extreme_spread
    5.0
    >>> measure([0.02, 0.04], 0.01, aim=(0.03, 0)).offset
    PlanePoint(x=0.0, y=0.01)
    """
    many = _columns((x, y), _PLACE)
    shots = (gn_plane_point * many.count)(*(gn_plane_point(*many.values(row)) for row in range(many.count)))
    across, up = aim
    found = gn_group()
    status = library.gn_group_measure(
        shots, many.count, byref(gn_plane_point(double(across), double(up))), byref(found)
    )
    if status != GN_OK:
        _errors.refuse(status, f"{many.count} shots, aim ({across}, {up})")
    values = {name: getattr(found, name) for name in Group._fields if name != "shot_count"}
    for name in ("center", "offset"):
        values[name] = PlanePoint(values[name].x, values[name].y)
    return Group(shot_count=found.count, **values)


def convert(
    value: float, from_unit: Union[int, _UnitName], to_unit: Union[int, _UnitName], distance: float = float("nan")
) -> float:
    """Convert a length on a target, or the angle that it covers at a distance.

    Parameters
    ----------
    value : float
        Within 1e15; an angle that is converted to another kind of unit must be less than 90 degrees either way.
    from_unit, to_unit : Unit or {"meters", "millimeters", "inches", "moa", "milliradians", "inches_per_100_yards"}
        The unit of the value and that of the result.
    distance : float, optional
        Meters to the target, 0.001 ... 1e12. Conversions from length to length or from angle to angle do not need it.

    Returns
    -------
    float
        The value in the other unit. The tangent of an angle is the length over the distance.

    Raises
    ------
    UnitError, NotFiniteError, MeasureError, RangeError, TargetAngleError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> round(convert(36, "millimeters", "milliradians", 100), 6)
    0.36
    >>> round(convert(1, "moa", "inches", 91.44), 4), convert(25.4, "millimeters", "inches")
    (1.0472, 1.0)
    """
    number, away = double(value), double(distance)
    start = member(Unit, from_unit, "unit", _errors.UnitError)
    end = member(Unit, to_unit, "unit", _errors.UnitError)
    found = c_double()
    status = library.gn_target_convert(number, start, end, away, byref(found))
    if status != GN_OK:
        _errors.refuse(status, f"value {value}, from {from_unit}, to {to_unit}, distance {distance}")
    return found.value


class Calibration:
    """The immutable mapping between a photo and a plane, found by `calibrate`.

    Attributes
    ----------
    matrix : tuple of float
        9 numbers, row by row: with d = m[6] u + m[7] v + m[8], the pixel (u, v) shows x = (m[0] u + m[1] v + m[2])/d
        and y = (m[3] u + m[4] v + m[5])/d.
    residual : float
        The root mean square distance between the given points on the plane and the mapped pixels, in meters.
    kind : Kind
        The kind of photo that was passed to `calibrate`.
    """

    __slots__ = ("_struct",)

    _struct: gn_calibration

    def __init__(self) -> None:
        raise TypeError("gridnorth.groups.calibrate makes calibrations")

    @classmethod
    def _of(cls, struct: gn_calibration) -> Calibration:
        calibration = cls.__new__(cls)
        calibration._struct = struct
        return calibration

    @property
    def matrix(self) -> tuple[float, ...]:
        """9 numbers, row by row."""
        return tuple(self._struct.matrix)

    @property
    def residual(self) -> float:
        """The root mean square distance of the points, in meters."""
        residual: float = self._struct.residual
        return residual

    @property
    def kind(self) -> Kind:
        """The kind of photo that was passed to `calibrate`."""
        return Kind(self._struct.kind)

    @overload
    def to_plane(
        self, pixel_x: float, pixel_y: float, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
    ) -> PlanePoint: ...
    @overload
    def to_plane(
        self, pixel_x: Numbers, pixel_y: Numbers, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
    ) -> tuple[list[float], list[float]]: ...
    @overload
    def to_plane(
        self,
        pixel_x: NumbersOrColumn,
        pixel_y: NumbersOrColumn,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> tuple[Any, Any]: ...
    @overload
    def to_plane(
        self,
        pixel_x: NumbersOrArray,
        pixel_y: NumbersOrArray,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> tuple[FloatArray, FloatArray]: ...
    def to_plane(
        self,
        pixel_x: NumbersOrArray,
        pixel_y: NumbersOrArray,
        *,
        errors: Errors = "raise",
        statuses: Optional[StatusBuffer] = None,
    ) -> Any:
        """Find the places on the plane that pixels show.

        Parameters
        ----------
        pixel_x, pixel_y : float or array_like of float
            Pixels to the right and down, within 1e15. A scalar applies to all rows.
        errors : {"raise", "mask"}, default "raise"
            How to handle refused rows: raise an error for the first, or set each to NaN.
        statuses : writable buffer of bytes, optional
            Receives the status of each row, as for `mgrs.encode`.

        Returns
        -------
        PlanePoint
            For scalars: x and y, in meters.
        tuple of two lists, of two numpy.ndarray, or of two Series
            For many rows.

        Raises
        ------
        NotFiniteError, PixelsError, OutOfSightError
            A row is refused, and `errors` is ``"raise"``. Pixels on or above the horizon of the plane are out of sight.
        """
        values = pixel_x, pixel_y
        return self._mapped(library.gn_calibration_to_plane_batch, values, ("pixel_x", "pixel_y"), errors, statuses)

    @overload
    def to_pixels(
        self, x: float, y: float, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
    ) -> PlanePoint: ...
    @overload
    def to_pixels(
        self, x: Numbers, y: Numbers, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
    ) -> tuple[list[float], list[float]]: ...
    @overload
    def to_pixels(
        self, x: NumbersOrColumn, y: NumbersOrColumn, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
    ) -> tuple[Any, Any]: ...
    @overload
    def to_pixels(
        self, x: NumbersOrArray, y: NumbersOrArray, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
    ) -> tuple[FloatArray, FloatArray]: ...
    def to_pixels(
        self, x: NumbersOrArray, y: NumbersOrArray, *, errors: Errors = "raise", statuses: Optional[StatusBuffer] = None
    ) -> Any:
        """Find the pixels that show places on the plane.

        Parameters
        ----------
        x, y : float or array_like of float
            Meters to the right and up, within 1e15. A scalar applies to all rows.
        errors, statuses
            As for `to_plane`.

        Returns
        -------
        PlanePoint
            For scalars: pixels to the right and down.
        tuple of two lists, of two numpy.ndarray, or of two Series
            For many rows.

        Raises
        ------
        NotFiniteError, MeasureError, OutOfSightError
            A row is refused, and `errors` is ``"raise"``. Places behind the camera are out of sight.
        """
        return self._mapped(library.gn_calibration_to_pixels_batch, (x, y), _PLACE, errors, statuses)

    def _mapped(self, call: Any, values: tuple[Any, Any], names: tuple[str, str], errors: str, statuses: Any) -> Any:
        columns = columns_of(*values, names=names)
        many = columns or one_row(*values, names=names, mode=errors)
        rows = Rows(many.count, errors, statuses)
        found = many.family.floats(), many.family.floats()
        # The calibration precedes the columns.
        status = rows.call(lambda *rest: call(byref(self._struct), *rest), many, outputs=found)
        rows.finish(status, lambda row: (shown(zip(names, many.values(row))), None))
        if columns:
            return tuple(output.result() for output in found)
        return PlanePoint(*(float(output.memory[0]) for output in found))

    def __eq__(self, other: object) -> bool:
        return bytes(self._struct) == bytes(other._struct) if isinstance(other, Calibration) else NotImplemented

    def __hash__(self) -> int:
        return hash(bytes(self._struct))

    def __repr__(self) -> str:
        return f"<Calibration {self.kind.name.lower()}, residual {self.residual:.3g} m>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (bytes(self._struct),)


def _restored(data: bytes) -> Calibration:
    return Calibration._of(gn_calibration.from_buffer_copy(data))


def calibrate(
    pixel_x: NumbersOrArray, pixel_y: NumbersOrArray, x: NumbersOrArray, y: NumbersOrArray, kind: Union[int, _KindName]
) -> Calibration:
    """Find the mapping between a photo and a plane from known points.

    Parameters
    ----------
    pixel_x, pixel_y : array_like of float
        Points of the photo, to the right and down from its top left corner, within 1e15.
    x, y : array_like of float
        The same points on the plane: meters to the right and up from any origin, within 1e15.
    kind : Kind or {"similarity", "affine", "homography"}
        The kind of photo: from the front (2 points or more), from the side but far away (3), or from anywhere (4).

    Returns
    -------
    Calibration
        The calibration; if there are more points than the kind needs, it minimizes the sum of squared distances on the
        plane.

    Raises
    ------
    CalibrationError, CountError, NotFiniteError, PixelsError, MeasureError
        An argument is refused; the name of the class says which.
    CalibrationPointsError
        The points are identical, or too many lie on a line.
    CalibrationOrderError
        The points are mirrored, or in a crossed order.

    Examples
    --------
    >>> pixels, sheet = ([812, 2903, 3010, 745], [604, 655, 3522, 3468]), ([0, 0.21, 0.21, 0], [0.297, 0.297, 0, 0])
    >>> photo = calibrate(*pixels, *sheet, "homography")
    >>> [round(length, 4) for length in photo.to_plane(1900, 2000)]
    [0.1082, 0.1491]
    """
    way = member(Kind, kind, "kind of calibration", _errors.CalibrationError)
    many = _columns((pixel_x, pixel_y, x, y), _PAIR)
    points = (gn_calibration_point * many.count)()
    for row in range(many.count):
        u, v, across, up = many.values(row)
        points[row] = gn_calibration_point(gn_plane_point(u, v), gn_plane_point(across, up))
    found = gn_calibration()
    status = library.gn_calibration_fit(points, many.count, way, byref(found))
    if status != GN_OK:
        _errors.refuse(status, f"{many.count} points, kind {kind}")
    return Calibration._of(found)


def _columns(values: tuple[Any, ...], names: tuple[str, ...]) -> Columns:
    return columns_of(*values, names=names) or one_row(*values, names=names)


own(globals())
