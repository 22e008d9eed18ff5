# SPDX-License-Identifier: MIT
"""The polygon of the cell that an MGRS reference names."""

from __future__ import annotations

from ctypes import byref
from typing import TYPE_CHECKING, NamedTuple, Optional

from .. import errors as _errors
from .._columns.inputs import c_number
from .._columns.reading import refuse_text
from .._columns.texts import one_text
from .._memory.room import fitted
from .._native.library import GN_OK, gn_bounds, gn_point, library
from .._values import geojson
from .._values.notebook import picture_of
from .._values.places import Bounds, Point, bounds_of, point_of
from .reading import read_cell

if TYPE_CHECKING:
    from .._typing.aliases import Text


class Outline(NamedTuple):
    """The polygon of a cell.

    Attributes
    ----------
    ring : list of Point
        The border of the cell, closed (the last vertex is the first), counterclockwise with north up.
        ``numpy.array(ring)`` has latitudes in column 0, longitudes in column 1.
    bounds : Bounds
        The smallest rectangle of meridians and parallels that contains the polygon.
    inside : Point
        A point inside the polygon: the center of the cell, if it lies in the grid zone.
    """

    ring: list[Point]
    bounds: Bounds
    inside: Point

    @property
    def __geo_interface__(self) -> geojson.Geometry:
        return geojson.of_ring(self.ring)

    def _repr_html_(self) -> Optional[str]:
        return picture_of(self)


# The initial room, which suffices for all but the largest cells at the tolerances that a map needs.
_USUAL_RING = 256


def outline(text: Text, tolerance: float = 1.0) -> Outline:
    """Draw the cell that a reference names, as a polygon that is clipped at the border of its grid zone.

    Parameters
    ----------
    text : str or bytes
        As for `decode`; a grid zone or a 100 km square alone are references too.
    tolerance : float, default 1
        The largest distance of a chord from the edge of the cell, in meters: 1e-6 ... 1e6.

    Returns
    -------
    Outline
        The ring, its bounding rectangle, and a point inside.

    Raises
    ------
    TextError
        The text is refused, as by `decode` with ``strict``: there is no such cell, or no part of it lies in the grid
        zone.
    ToleranceError
        The tolerance is out of range.

    Notes
    -----
    The cells of a grid zone cover it without gaps or overlaps. Edges along meridians and parallels have no vertices in
    between. At a pole, where all longitudes meet, the ring has two vertices. No cell crosses the antimeridian:
    longitudes there are -180 on the east side and 180 on the west side.

    Examples
    --------
    >>> square = outline("31NEA")
    >>> square.bounds
    Bounds(south=0.0, west=3.0, north=0.904..., east=3.898...)
    >>> square.ring[0] == square.ring[-1]
    True
    >>> outline("32V").bounds
    Bounds(south=56.0, west=3.0, north=64.0, east=12.0)
    """
    read = one_text(text)
    status, cell, offset = read_cell(read, strict=True)
    if status != GN_OK:
        refuse_text(status, read, offset)
    meters = c_number(tolerance, "tolerance")
    status, ring, count = fitted(
        lambda *room: library.gn_mgrs_outline(byref(cell), meters, *room), gn_point, _USUAL_RING
    )
    if status != GN_OK:
        _errors.refuse(status, f"tolerance {tolerance}")
    bounds = gn_bounds()
    library.gn_mgrs_bounds(byref(cell), byref(bounds))
    return Outline([point_of(point) for point in ring[:count]], bounds_of(bounds), point_of(cell.inside))
