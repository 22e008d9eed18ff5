# SPDX-License-Identifier: MIT
"""Grid lines and labels for the view of a map, the screen that shows it, and its scale.

A view is a `Bounds`, or any four numbers in its order: south, west, north, east, in degrees. If west is greater than
east, the view crosses the antimeridian; an east edge 360 or more beyond west means the whole earth. A zoom is that of a
Web Mercator map, -4 ... 30, whose world is 512 pixels wide at zoom 0 (`tile_size`). `Options` are the keyword arguments
that all functions of a view share.

>>> paris = Bounds(48.80, 2.25, 48.90, 2.40)
>>> lines(paris, zoom=12)[0].axis.name
'EASTING'
>>> {label.text for label in labels(paris, zoom=12) if label.kind is LabelKind.SQUARE}
{'DQ'}
"""

from __future__ import annotations

from ._grid.camera import Screen
from ._grid.fit import bounds_around, fit
from ._grid.geojson import geojson
from ._grid.labels import Edge, Label, LabelKind, labels
from ._grid.lines import Axis, Line, LineKind, Lines, Pixel, PixelLines, lines, lines_pixels
from ._grid.options import Content, Options, ToleranceUnit, defaults
from ._grid.places import LabelPlace, label_places
from ._grid.screen import ScaleBar, scale_bar, screen_scale
from ._grid.view import bound, spacing
from ._native.library import GN_ZONE_ALL
from ._typing.public import own
from ._values.places import Bounds as Bounds
from ._values.units import Units as Units

__all__ = [
    "ALL_ZONES",
    "Axis",
    "Content",
    "Edge",
    "Label",
    "LabelKind",
    "LabelPlace",
    "Line",
    "LineKind",
    "Lines",
    "Options",
    "Pixel",
    "PixelLines",
    "ScaleBar",
    "Screen",
    "ToleranceUnit",
    "bound",
    "bounds_around",
    "defaults",
    "fit",
    "geojson",
    "label_places",
    "labels",
    "lines",
    "lines_pixels",
    "scale_bar",
    "screen_scale",
    "spacing",
]

#: The zone of a parallel between latitude bands, which belongs to all zones.
ALL_ZONES = GN_ZONE_ALL

own(globals())
