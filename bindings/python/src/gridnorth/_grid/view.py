# SPDX-License-Identifier: MIT
"""Requests for the view of a map, and the spacing and the size of its grid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from ctypes import byref, c_double, c_size_t
from typing import TYPE_CHECKING, Any

from .. import errors as _errors
from .._columns.inputs import c_number, one_number
from .._errors.advice import refuse_kind
from .._errors.words import shown
from .._native.library import GN_OK, gn_bounds, library
from .._values.places import Bounds
from .options import Options, packed_options

if TYPE_CHECKING:
    from typing_extensions import Unpack


class Request:
    """A view, a zoom and options as arguments for the library."""

    # The initial room for a result: ample for a map on a screen, and quick to allocate. Larger drawings are drawn
    # twice.
    FIRST_VERTICES = 1 << 14
    FIRST_LABELS = 1 << 10
    FIRST_BYTES = 1 << 20

    def __init__(self, view: tuple[float, float, float, float], zoom: float, options: Options) -> None:
        south, west, north, east = _edges(view)
        self._given = (Bounds(south, west, north, east), zoom, options)
        #: The first arguments of a call.
        self.arguments = (
            byref(gn_bounds(south, west, north, east)),
            c_number(zoom, "zoom"),
            byref(packed_options(options)) if options else None,
        )

    def bound(self) -> int:
        """Return a number of vertices and labels that suffices."""
        count = c_size_t()
        self.check(library.gn_grid_bound(*self.arguments, byref(count)))
        return count.value

    def check(self, status: int) -> None:
        """Raise the error of a status, unless it is GN_OK."""
        if status == GN_OK:
            return
        view, zoom, options = self._given
        subject = shown([*view._asdict().items(), ("zoom", zoom), *options.items()])
        if status == _errors.TooManyVerticesError.status:
            needed = self.bound()
            _errors.refuse(status, f"{subject}; max_vertices {needed} suffices", needed=needed)
        _errors.refuse(status, subject)


def _edges(view: Any) -> list[Any]:
    """Return the edges of a view as they are; refuse anything but four numbers."""
    advice = "pass Bounds(south=..., west=..., north=..., east=...)"
    if isinstance(view, (str, bytes, Mapping)) or not isinstance(view, Iterable):
        refuse_kind("view", "south, west, north and east", view, advice)
    edges = list(view)
    if len(edges) != 4:
        raise ValueError(f"view must be south, west, north and east, not {len(edges)} numbers; {advice}")
    for edge, name in zip(edges, Bounds._fields):
        one_number(edge, f"{name} of view")
    return edges


def spacing(view: tuple[float, float, float, float], zoom: float, **options: Unpack[Options]) -> float:
    """Find the spacing of the grid of a map view.

    Parameters
    ----------
    view, zoom, **options
        As for `geojson`.

    Returns
    -------
    float
        The spacing of the finest level drawn, in meters; 0 if only the borders of grid zones are drawn.

    Raises
    ------
    NumberError
        As for `geojson`, except for the number of vertices.

    Examples
    --------
    >>> spacing((48.80, 2.25, 48.90, 2.40), 12)
    1000.0
    >>> spacing((-90, -180, 90, 180), 0)
    0.0
    """
    request = Request(view, zoom, options)
    meters = c_double()
    request.check(library.gn_grid_spacing(*request.arguments, byref(meters)))
    return meters.value


def bound(view: tuple[float, float, float, float], zoom: float, **options: Unpack[Options]) -> int:
    """Return a number of vertices and labels that the grid of a map view does not exceed, without drawing it.

    Parameters
    ----------
    view, zoom, **options
        As for `geojson`; `max_vertices` has no effect.

    Returns
    -------
    int
        The number, which always suffices as `max_vertices`.

    Raises
    ------
    NumberError
        As for `geojson`, except for the number of vertices.

    Examples
    --------
    >>> view = Bounds(48.80, 2.25, 48.90, 2.40)
    >>> bound(view, 12) >= len(lines(view, 12).vertices) + len(labels(view, 12))
    True
    """
    return Request(view, zoom, options).bound()
