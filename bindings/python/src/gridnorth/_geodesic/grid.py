# SPDX-License-Identifier: MIT
"""Geodesics with the bearings of a UTM or UPS grid."""

from __future__ import annotations

from ctypes import byref, c_double
from typing import NamedTuple

from .. import errors as _errors
from .._columns.inputs import c_number, integer, one_number
from .._errors.words import shown
from .._native.library import GN_OK, GN_ZONE_STANDARD, gn_point, library
from . import problems


class GridInverse(NamedTuple):
    """The line between two positions, with bearings on a grid.

    Attributes
    ----------
    distance : float
        Meters on the ellipsoid, not on the grid.
    bearing_from, bearing_to : float
        The directions of the geodesic at both ends, clockwise from grid north there, degrees in (-180, 180].
    """

    distance: float
    bearing_from: float
    bearing_to: float


class GridDirect(NamedTuple):
    """The end of a line, with its bearing on a grid.

    Attributes
    ----------
    latitude : float
        Degrees, -90 ... 90.
    longitude : float
        Degrees, in [-180, 180).
    bearing : float
        The direction of the geodesic at its end, clockwise from grid north, degrees in (-180, 180].
    """

    latitude: float
    longitude: float
    bearing: float


def grid_inverse(
    from_latitude: float,
    from_longitude: float,
    to_latitude: float,
    to_longitude: float,
    zone: int = GN_ZONE_STANDARD,
) -> GridInverse:
    """Find the distance between two positions, and the grid bearings of the geodesic at both ends.

    Parameters
    ----------
    from_latitude, to_latitude : float
        Degrees, -90 ... 90.
    from_longitude, to_longitude : float
        Degrees; any finite value, reduced to [-180, 180).
    zone : int, default 0
        The grid at both ends, as for `utm.forward`; 0 for the standard zone of the first position.

    Returns
    -------
    GridInverse
        Meters on the ellipsoid; bearings in degrees clockwise from grid north: the azimuth minus the convergence at
        that end. On the map the geodesic is a curve, so the bearings differ slightly from the bearing of the straight
        line between the grid coordinates.

    Raises
    ------
    LatitudeError, NotFiniteError, ZoneError
        An argument is refused; the name of the class says which.
    TooFarError
        One of the positions is too far from the zone.

    Examples
    --------
    >>> way = grid_inverse(60, 10, 60.1, 10)                    # due north, a degree from the central meridian
    >>> round(way.distance, 3), round(way.bearing_from, 4)
    (11141.314, -0.866)
    """
    zone = integer(zone, "zone", _errors.ZoneError)
    distance, bearing_from, bearing_to = c_double(), c_double(), c_double()
    start, end = gn_point(from_latitude, from_longitude), gn_point(to_latitude, to_longitude)
    status = library.gn_geodesic_grid_inverse(
        byref(start), byref(end), zone, byref(distance), byref(bearing_from), byref(bearing_to)
    )
    if status != GN_OK:
        values = (from_latitude, from_longitude, to_latitude, to_longitude)
        _errors.refuse(status, f"{shown(zip(problems.INVERSE, values))}, zone {zone}")
    return GridInverse(distance.value, bearing_from.value, bearing_to.value)


def grid_direct(
    latitude: float, longitude: float, bearing: float, distance: float, zone: int = GN_ZONE_STANDARD
) -> GridDirect:
    """Find the end of a geodesic that starts at a grid bearing.

    Parameters
    ----------
    latitude : float
        The start: degrees, -90 ... 90.
    longitude : float
        Degrees; any finite value, reduced to [-180, 180).
    bearing : float
        The direction: degrees clockwise from grid north; any finite value.
    distance : float
        Meters on the ellipsoid, -1e12 ... 1e12; negative: backward.
    zone : int, default 0
        The grid at both ends, as for `utm.forward`; 0 for the standard zone of the start.

    Returns
    -------
    GridDirect
        The end, and the bearing at the end.

    Raises
    ------
    LatitudeError, NotFiniteError, DistanceError, ZoneError
        An argument is refused; the name of the class says which.
    TooFarError
        One of the ends is too far from the zone.

    Examples
    --------
    >>> way = grid_inverse(60, 10, 60.1, 10.2)
    >>> place = grid_direct(60, 10, way.bearing_from, way.distance)
    >>> round(place.latitude, 9), round(place.longitude, 9), round(place.bearing - way.bearing_to, 9) == 0
    (60.1, 10.2, True)
    """
    zone = integer(zone, "zone", _errors.ZoneError)
    point, bearing_to = gn_point(), c_double()
    start = gn_point(one_number(latitude, "latitude"), one_number(longitude, "longitude"))
    numbers = c_number(bearing, "bearing"), c_number(distance, "distance")
    status = library.gn_geodesic_grid_direct(byref(start), zone, *numbers, byref(point), byref(bearing_to))
    if status != GN_OK:
        facts = {"latitude": latitude, "longitude": longitude, "bearing": bearing, "distance": distance, "zone": zone}
        _errors.refuse(status, shown(facts.items()))
    return GridDirect(point.latitude, point.longitude, bearing_to.value)
