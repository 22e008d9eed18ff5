# SPDX-License-Identifier: MIT
"""The labels of the grid of a map view."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, NamedTuple, Optional

from .._memory.room import fitted
from .._native.library import gn_grid_label, library
from .._values.grids import Hemisphere
from .._values.places import Point, point_of
from .lines import Axis
from .view import Request

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .options import Options


class LabelKind(enum.IntEnum):
    """The kind of thing that a label names."""

    GRID_ZONE = 1
    #: A 100 km square.
    SQUARE = 2
    #: A line, where it meets the edge of the view.
    DIGITS = 3
    #: An intersection of lines.
    REFERENCE = 4


class Edge(enum.IntEnum):
    """The edge of the view on which a label lies."""

    SOUTH = 1
    WEST = 2
    NORTH = 3
    EAST = 4


class Label(NamedTuple):
    """A label of a drawn grid.

    Attributes
    ----------
    text : str
        The text to write.
    position : Point
        The position of the middle of the text.
    kind : LabelKind
        The kind of thing that the label names.
    zone : int
        1 ... 60; 0 is UPS.
    hemisphere : Hemisphere
        The hemisphere of the zone, or the pole.
    axis : Axis or None
        For digits: the coordinate that is constant along their line.
    coordinate : float or None
        For digits: the easting or northing of their line, in meters.
    edge : Edge or None
        For digits: the edge of the view on which they lie.
    """

    text: str
    position: Point
    kind: LabelKind
    zone: int
    hemisphere: Hemisphere
    axis: Optional[Axis]
    coordinate: Optional[float]
    edge: Optional[Edge]


def labels(view: tuple[float, float, float, float], zoom: float, **options: Unpack[Options]) -> list[Label]:
    """Return the labels of the MGRS grid of a map view.

    Parameters
    ----------
    view, zoom, **options
        As for `geojson`. Lines are not drawn, whatever the content says; the margin has no effect.

    Returns
    -------
    list of Label
        The labels, with their texts, positions and kinds.

    Raises
    ------
    NumberError
        As for `geojson`.

    Notes
    -----
    A grid zone designator is in the middle of the visible part of the grid zone; if squares have labels too, it is
    halfway from there to the north-west corner of that part. The two letters of a 100 km square are in the middle of
    its visible part. Principal digits are where a line of the finer grid meets the edge of the view. References are at
    the intersections of every fifth line of each axis (`reference_step`), with as many digits as the spacing has. No
    label lies outside the view, nor within 4 pixels of the border of a grid zone.

    Examples
    --------
    >>> [label.text for label in labels((0, 0, 8, 6), 5, content=Content.GRID_ZONES)]
    ['31N']
    """
    request = Request(view, zoom, options)
    status, found, count = fitted(
        lambda *room: library.gn_grid_labels(*request.arguments, *room),
        gn_grid_label,
        min(request.bound(), request.FIRST_LABELS),
    )
    request.check(status)
    return [_label(label) for label in found[:count]]


def _label(label: gn_grid_label) -> Label:
    is_digits = label.kind == LabelKind.DIGITS
    return Label(
        text=label.text.decode("ascii"),
        position=point_of(label.position),
        kind=LabelKind(label.kind),
        zone=label.zone,
        hemisphere=Hemisphere(label.hemisphere),
        axis=Axis(label.axis) if is_digits else None,
        coordinate=label.coordinate if is_digits else None,
        edge=Edge(label.edge) if is_digits else None,
    )
