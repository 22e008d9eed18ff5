# SPDX-License-Identifier: MIT
"""A map for notebooks: shows the MGRS grid at every zoom with Python values, and reports the clicked cell.

The map is an anywidget, and needs ``pip install 'gridnorth[jupyter]'``. It works without a network: the land below the
grid is from Natural Earth, and the library computes the grid in the browser.

    from gridnorth import jupyter, mgrs
    map = jupyter.Map(mgrs.decode("31UDQ48"))
    map                                     # the last line of a cell shows it
    map.observe(lambda change: print(change["new"]), "cell")
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any, Optional

try:
    import anywidget
    import traitlets
except ImportError as _error:
    raise ImportError(
        f"gridnorth.jupyter needs {_error.name}: run pip install 'gridnorth[jupyter]'", name=_error.name
    ) from _error

from ._native.loading import built
from ._picture import land as _land
from ._picture.drawing import drawing_at
from ._picture.frame import View, frame_around
from ._picture.shapes import shapes_of
from ._picture.titles import title_of
from ._values.places import Point

__all__ = ["Map"]

_FOLDER = Path(__file__).parent

if not built("_grid.wasm").is_file():
    raise ImportError("gridnorth.jupyter is not in this package: it was built where Swift is missing")

# A new map chooses its zoom as for a screen of this width.
_WIDTH = 640
# Web Mercator ends near this latitude.
_FARTHEST = 85.0


class Map(anywidget.AnyWidget):
    """A map with the MGRS grid in a notebook.

    Drag the map, or use the buttons, two fingers, or the arrows, + and - of the keyboard. The wheel zooms once the map
    has been clicked, or with Control; otherwise the wheel scrolls the notebook. A click, or Enter for the middle of the
    map, chooses a cell.

    Parameters
    ----------
    *values : object
        The values to show, as for `gridnorth.picture.Picture`. Unless you pass a center and a zoom, the map shows their
        place.
    **traits
        Any of the attributes below.

    Attributes
    ----------
    values : tuple
        The values shown. Assign another tuple to show other values; changes inside a list have no effect.
    center : tuple of two floats
        Latitude (within 85 of the equator) and longitude in degrees.
    zoom : float
        0 ... 22: at zoom 0 the world is 512 pixels wide.
    theme : {"auto", "light", "dark"}
        Default "auto": the theme of the notebook, or of the system.
    content : {"mgrs", "utm", "graticule"}
        The grid to draw.
    height : int
        Pixels, 100 ... 4000, default 400. The map is as wide as the page allows.
    clicked : Point or None
        The last clicked position.
    cell : str or None
        The clicked cell of the drawn grid: "31UDQ" at a coarse zoom, "31UDQ4825011951" at a fine one.

    Raises
    ------
    ImportError
        This module is imported without anywidget.
    TypeError, NotFiniteError, LatitudeError
        A value cannot be shown, as for `gridnorth.picture.Picture`.
    traitlets.TraitError
        An attribute is out of range.

    Notes
    -----
    Attributes are traits: ``map.observe(function, "cell")`` calls a function when the trait changes, and assigning to a
    trait changes the map. Center and zoom are updated a moment after the map comes to rest. A notebook that is saved
    with the state of its widgets shows the map without Python. Where no widget can be shown, as in a page that is
    exported without that state, there is a picture of the map as it was when the cell ran, with the MGRS grid.
    """

    _esm = built("_map.mjs")
    _css = _FOLDER / "_map.css"
    _wasm = traitlets.Bytes().tag(sync=True)
    _land = traitlets.Bytes().tag(sync=True)

    values = traitlets.Tuple().tag(sync=True, to_json=lambda values, _: [shapes_of([one]).geojson() for one in values])
    center = traitlets.Tuple(traitlets.Float(), traitlets.Float(), default_value=(20.0, 0.0)).tag(sync=True)
    zoom = traitlets.Float(1.0, min=0, max=22).tag(sync=True)
    theme = traitlets.Enum(("auto", "light", "dark"), "auto").tag(sync=True)
    content = traitlets.Enum(("mgrs", "utm", "graticule"), "mgrs").tag(sync=True)
    height = traitlets.Int(400, min=100, max=4000).tag(sync=True)
    clicked = traitlets.Instance(Point, allow_none=True).tag(
        sync=True,
        to_json=lambda point, _: point and list(point),
        from_json=lambda point, _: point and Point(*point),
    )
    cell = traitlets.Unicode(None, allow_none=True).tag(sync=True)

    def __init__(self, *values: Any, **traits: Any) -> None:
        given = values or tuple(traits.pop("values", ()))
        place = _place_of(given, traits.get("height", 400)) if given else {}
        super().__init__(values=given, **{**place, **traits})

    @traitlets.default("_wasm")
    def _default_wasm(self) -> bytes:
        return built("_grid.wasm").read_bytes()

    @traitlets.default("_land")
    def _default_land(self) -> bytes:
        return _land.data()

    @traitlets.validate("values")
    def _check_values(self, proposal: Any) -> Any:
        # Invalid values are refused before the browser receives them.
        shapes_of(proposal["value"])
        return proposal["value"]

    @traitlets.validate("center")
    def _check_center(self, proposal: Any) -> Any:
        latitude, longitude = proposal["value"]
        if not (abs(latitude) <= _FARTHEST and math.isfinite(longitude)):
            raise traitlets.TraitError(f"center: latitude -85 ... 85 and any longitude, not {latitude}, {longitude}")
        return latitude, math.remainder(longitude, 360)

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = super()._repr_mimebundle_(**options)
        if bundle is not None:
            # Notebooks prefer the widget to the picture.
            data = bundle[0] if isinstance(bundle, tuple) else bundle
            data["text/html"] = self._picture()
        return bundle

    def _picture(self) -> str:
        title, detail = title_of(self.values) if self.values else ("The MGRS grid", "")
        latitude, longitude = self.center
        view = View(latitude, longitude, self.zoom, _WIDTH, self.height)
        return drawing_at(view, shapes_of(self.values), title, detail)

    def fit(self, *values: Any) -> None:
        """Move the map to given values, or to the values that it shows.

        Parameters
        ----------
        *values : object
            As for the map itself.
        """
        place = _place_of(values or self.values, self.height)
        with self.hold_sync():
            self.center, self.zoom = place["center"], place["zoom"]


def _place_of(values: Any, height: Optional[int]) -> dict[str, Any]:
    """Return the center and the zoom of a map of values."""
    frame = frame_around(shapes_of(values).paths(), _WIDTH, height or 400, has_poles=False)
    longitude, latitude = frame.position(frame.width / 2, frame.height / 2)
    if frame.kind == "world":
        return {"center": (20.0, 0.0), "zoom": 0.5}
    latitude = max(-_FARTHEST, min(_FARTHEST, latitude))
    return {"center": (latitude, longitude), "zoom": max(0.0, min(22.0, math.log2(frame.scale * 360 / 512)))}
