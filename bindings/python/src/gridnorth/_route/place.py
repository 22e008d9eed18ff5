# SPDX-License-Identifier: MIT
"""Places on a route."""

from __future__ import annotations

from typing import NamedTuple

from .._native.library import gn_route_place
from .._values.places import Point, point_of


class Place(NamedTuple):
    """A place on a route.

    Attributes
    ----------
    point : Point
        The position of the place.
    distance_along : float
        Meters from the start of the route to this place.
    distance_off : float
        Meters from this place to the given position; negative if the position lies to the left of the route.
    azimuth : float
        The direction of the route at the place, degrees clockwise from north in (-180, 180].
    segment : int
        The vertex where the segment begins: 0 for the first segment.
    """

    point: Point
    distance_along: float
    distance_off: float
    azimuth: float
    segment: int


def place_of(place: gn_route_place) -> Place:
    """Convert a place of the library."""
    return Place(point_of(place.point), place.distance_along, place.distance_off, place.azimuth, place.segment)
