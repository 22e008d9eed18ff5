# SPDX-License-Identifier: MIT
"""The grid of a map view as GeoJSON."""

from __future__ import annotations

from ctypes import c_char, string_at
from typing import TYPE_CHECKING

from .._memory.room import fitted
from .._native.library import library
from .view import Request

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .options import Options

# The text of a vertex or a label, with its share of the properties, is shorter than this.
_BYTES_OF_A_VERTEX = 256


def geojson(view: tuple[float, float, float, float], zoom: float, **options: Unpack[Options]) -> bytes:
    """Write the MGRS grid of a map view as GeoJSON.

    Parameters
    ----------
    view : Bounds, or four floats in its order
        South, west, north and east edges, in degrees; latitudes -90 ... 90, longitudes any finite value.
    zoom : float
        -4 ... 30.
    **options
        See `Options`.

    Returns
    -------
    bytes
        One FeatureCollection (RFC 7946), in UTF-8: `lines` as LineStrings, then `labels` as Points.

    Raises
    ------
    NotFiniteError, LatitudeError, ViewError, ZoomError
        The view or the zoom is refused.
    ContentError, TileSizeError, ToleranceError, MarginError, PixelsError, SpacingError, LevelsError, StepError
        An option is refused.
    TooManyVerticesError
        The drawing would be larger than `max_vertices`; ``needed`` is a number that suffices.

    Notes
    -----
    Positions have as many decimals as a tenth of a pixel needs. Properties of a line: ``kind`` ("border", "100-km",
    "line"), ``axis`` ("easting", "northing", "longitude", "latitude"), ``zone`` (0 for UPS; parallels have none),
    ``hemisphere`` ("north", "south"), ``coordinate``, ``spacing``, ``major``, ``width``, ``opacity``. Properties of a
    label: ``kind`` ("grid-zone", "square", "digits", "reference"), ``text``, ``zone``, ``hemisphere`` and, for digits,
    ``axis``, ``coordinate`` and ``edge`` ("south", "west", "north", "east"). A view that shows nothing gives an empty
    collection.

    Examples
    --------
    >>> import json
    >>> collection = json.loads(geojson((48.80, 2.25, 48.90, 2.40), 12))
    >>> collection["features"][0]["properties"]["axis"]
    'easting'
    """
    request = Request(view, zoom, options)
    capacity = min(request.bound() * _BYTES_OF_A_VERTEX, request.FIRST_BYTES)
    status, text, needed = fitted(lambda *room: library.gn_grid_geojson(*request.arguments, *room), c_char, capacity)
    request.check(status)
    return string_at(text, needed - 1)
