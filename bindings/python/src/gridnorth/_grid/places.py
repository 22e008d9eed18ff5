# SPDX-License-Identifier: MIT
"""The places of names on a screen."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import byref, c_size_t
from typing import NamedTuple, Optional

from .._native.library import gn_box, gn_camera, gn_grid_label, gn_label_place, gn_text_size, library
from .._points.points import packed_point
from .camera import Screen
from .labels import Label


class LabelPlace(NamedTuple):
    """The place of a name on the screen.

    Attributes
    ----------
    x, y : float
        The middle of the box of the name, in pixels right of the left edge and below the top edge of the screen.
    width, height : float
        The size of the box, in pixels.
    scale : float
        The factor for the size of the letters, 0.6 ... 1.
    opacity : float
        0.4 ... 1: names fade with the distance.
    """

    x: float
    y: float
    width: float
    height: float
    scale: float
    opacity: float


def label_places(
    screen: Screen,
    labels: Sequence[Label],
    sizes: Sequence[tuple[float, float]],
    *,
    frame: Optional[tuple[float, float, float, float]] = None,
    covers: Sequence[tuple[float, float, float, float]] = (),
) -> list[Optional[LabelPlace]]:
    """Return places on a screen for the names of a grid; each name is within its cell, or is left out.

    Parameters
    ----------
    screen : Screen
        The map on the screen.
    labels : sequence of Label
        Labels as `labels` returns them, at most 4,096. Only grid zones and squares have places.
    sizes : sequence of (width, height)
        The space that each name needs in full size, in pixels: one size for all labels, or one for each.
    frame : (left, top, right, bottom), optional
        The part of the screen that may have names; by default all of it.
    covers : sequence of (left, top, right, bottom), optional
        Rectangles that names must avoid, such as controls and other texts: at most 1,024.

    Returns
    -------
    list of LabelPlace or None
        The place for each label, or None if the name has no room.

    Raises
    ------
    NumberError
        NotFiniteError, LatitudeError, PixelsError, CountError, or an error of `Screen.view`.

    Notes
    -----
    All corners of a name's box lie in the cell that it names, and no box touches another one or a cover. On a tilted
    map names become smaller and fainter with the distance.

    Examples
    --------
    >>> from gridnorth.grid import Content, labels
    >>> screen = Screen((48.86, 2.3), zoom=6, width=800, height=600)
    >>> names = labels(screen.view(), screen.zoom, content=Content.GRID_ZONES | Content.SQUARES)
    >>> places = label_places(screen, names, [(46, 23)])
    >>> [name.text for name, place in zip(names, places) if place and name.text.startswith("31")]
    ['31T', '31U']
    """
    camera = gn_camera()
    screen._check(library.gn_screen_camera(byref(screen._packed()), byref(camera)))
    box = gn_box(*(frame if frame is not None else (0, 0, screen.width, screen.height)))
    boxes = (gn_box * len(covers))(*(gn_box(*cover) for cover in covers))
    room = (gn_text_size * len(sizes))(*(gn_text_size(*size) for size in sizes))
    packed = (gn_grid_label * len(labels))()
    for one, label in zip(packed, labels):
        one.position = packed_point(label.position)
        one.kind = int(label.kind)
    places = (gn_label_place * len(labels))()
    needed = c_size_t()
    room_for_places = places, len(labels), byref(needed)
    status = library.gn_grid_label_places(
        byref(camera), byref(box), boxes, len(covers), room, len(sizes), packed, len(labels), *room_for_places
    )
    screen._check(status, f"{len(labels)} labels")
    return [
        LabelPlace(place.x, place.y, place.width, place.height, place.scale, place.opacity) if place.scale > 0 else None
        for place in places
    ]
