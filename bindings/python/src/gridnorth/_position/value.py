# SPDX-License-Identifier: MIT
"""Positions that were read from texts."""

from __future__ import annotations

import enum
import math
from dataclasses import dataclass
from typing import Any, Optional

from .._native.library import gn_position
from .._values import geojson
from .._values.grids import Utm, utm_of
from .._values.notebook import picture_of
from .._values.places import Point, point_of


class Form(enum.IntEnum):
    """The form of a position as text. Functions that expect a form also accept its name in lower case."""

    #: Decimal degrees: "40.508333, -75".
    DD = 1
    #: Degrees and decimal minutes.
    DM = 2
    #: Degrees, minutes, decimal seconds.
    DMS = 3
    #: "18N 585628 4511322"
    UTM = 4
    #: "N 2000000 2000000"
    UPS = 5
    #: "18TWL8562811322"
    MGRS = 6
    #: "+40.75-074.00/"
    ISO_6709 = 7
    #: "geo:40.75,-74" (RFC 5870)
    GEO_URI = 8
    #: "GJPJ0615"
    GEOREF = 9
    #: "212LW"
    GARS = 10


class Flags(enum.IntFlag):
    """Peculiarities of a text that was read."""

    #: No part of the MGRS cell lies in the band that the text names. Refused by ``strict``.
    BAND_OF_NEIGHBOR = 1
    #: No part of the MGRS cell lies in the zone that the text names. Refused by ``strict``.
    OVERHANGS_ZONE = 2
    #: The border of the grid zone cuts the MGRS cell.
    CUT = 4
    #: The text has an altitude.
    ALTITUDE = 8
    #: The text has an uncertainty: ``u=`` of a geo URI.
    UNCERTAINTY = 16
    #: The longitude came first.
    LONGITUDE_FIRST = 32
    #: The letter after the zone was read as a band; in UPS it is A, B, Y or Z.
    BAND = 64
    #: Commas were read as decimal commas.
    DECIMAL_COMMA = 128
    #: The text has a minus beside S or W, as in "-23.3 S": the two cancel, so the position is north. Many authors mean
    #: south, so ask them. Refused by ``strict``.
    DOUBLE_SIGN = 256
    #: The text names another reference system; its numbers are read as WGS 84. Refused by ``strict``.
    OTHER_CRS = 512
    #: A geo URI has parameters that are neither ``crs`` nor ``u``.
    OTHER_PARAMETERS = 1024


@dataclass(frozen=True)
class Position:
    """A position that was read from a text.

    Attributes
    ----------
    point : Point
        The position, in degrees; for a cell (MGRS, GEOREF, GARS) the center of the cell.
    form : Form
        The form of the text.
    precision : float
        The precision of the text, in meters: one unit of the last digit (of the latitude), or the height of the cell.
    altitude : float or None
        Meters; None if the text has none.
    uncertainty : float or None
        Meters; None if the text has none.
    utm : Utm or None
        The grid position in a UTM or UPS text; for MGRS the center of the cell. None for other forms.
    flags : Flags
        Peculiarities of the text.
    """

    point: Point
    form: Form
    precision: float
    altitude: Optional[float]
    uncertainty: Optional[float]
    utm: Optional[Utm]
    flags: Flags

    @property
    def latitude(self) -> float:
        """Degrees, -90 ... 90."""
        return self.point.latitude

    @property
    def longitude(self) -> float:
        """Degrees, in [-180, 180)."""
        return self.point.longitude

    @property
    def __geo_interface__(self) -> geojson.Geometry:
        return geojson.of_point(self.point)

    def _repr_html_(self) -> Optional[str]:
        return picture_of(self)


def position_of(position: Any) -> Position:
    """Convert a position of the library."""
    flags = Flags(position.flags)
    has_grid = position.form in (Form.UTM, Form.UPS, Form.MGRS)
    return Position(
        point=point_of(position.point),
        form=Form(position.form),
        precision=position.precision,
        altitude=position.altitude if flags & Flags.ALTITUDE else None,
        uncertainty=position.uncertainty if flags & Flags.UNCERTAINTY else None,
        utm=utm_of(position.utm) if has_grid else None,
        flags=flags,
    )


def position_or_none(position: gn_position) -> Optional[Position]:
    """Return the position of a row; None if the row is refused."""
    return None if math.isnan(position.precision) else position_of(position)
