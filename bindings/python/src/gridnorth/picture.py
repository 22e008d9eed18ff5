# SPDX-License-Identifier: MIT
"""Pictures of positions, cells, routes and areas on the MGRS grid, as SVG.

Notebooks show a position, a cell, range rings or a fence as such a picture. `Picture` shows several values or GeoJSON.
It needs no network, no script and no other package. The land is from Natural Earth.

>>> from gridnorth import Point, shapes
>>> camp = Point(60, 10)
>>> picture = Picture(camp, shapes.circle_geojson(camp, 5000), title="5 km around the camp")
>>> picture.svg[:4]
'<svg'
"""

from __future__ import annotations

from typing import Any, Optional

from ._picture.drawing import drawing
from ._picture.shapes import shapes_of
from ._picture.titles import title_of
from ._typing.public import own
from ._values.notebook import draw_with

__all__ = ["Picture"]


class Picture:
    """A picture of values on the MGRS grid: the last value of a notebook's cell shows it.

    Parameters
    ----------
    *values : object
        The values to show: anything with `__geo_interface__` (positions, cells, range rings and fences of this package,
        geometries of shapely, tables of geopandas), or GeoJSON as a text, as bytes or as a dictionary. If a value has
        more than 10,000 points, only every nth is drawn. Without values, the picture shows the world.
    title : str, optional
        The title above the picture, which is also its text alternative. The default title names the values.

    Attributes
    ----------
    svg : str
        The picture, 640 pixels wide. Its text has the color of the text around it, so it can be read on light and dark
        pages.

    Raises
    ------
    TypeError
        A value is neither GeoJSON nor has `__geo_interface__`.
    NotFiniteError, LatitudeError, ...
        A value has no place on earth, such as a position with NaN.

    Notes
    -----
    The picture is a Web Mercator map or, around a pole, a polar stereographic map with the grid north of UPS up. Shapes
    wider than half of the world are shown on a map of the world. Shapes across the antimeridian are in one piece.

    Examples
    --------
    >>> from gridnorth import mgrs
    >>> Picture(mgrs.decode("31UDQ48"), mgrs.decode("31UDQ59")).svg.count("<title>")
    1
    """

    def __init__(self, *values: Any, title: Optional[str] = None) -> None:
        heading, detail = title_of(values)
        self.svg = drawing(shapes_of(values), heading if title is None else title, detail)

    def __repr__(self) -> str:
        return f"<Picture: {len(self.svg):,} characters of SVG>"

    def _repr_html_(self) -> str:
        return self.svg


own(globals())
draw_with(lambda value: Picture(value).svg)
