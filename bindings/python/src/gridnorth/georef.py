# SPDX-License-Identifier: MIT
"""References of the World Geographic Reference System (GEOREF): write them, read them.

Letters for 15 degrees and for one degree, then minutes, longitude before latitude.

>>> encode(51.065, -1.797)
'MKPG1203'
>>> decode("MKPG1203").center
Point(latitude=51.058333..., longitude=-1.791666...)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import _graticule
from ._library import GN_GEOREF_CAPACITY, library
from ._values import GraticuleCell as GraticuleCell

if TYPE_CHECKING:
    from ._types import Text

__all__ = ["decode", "encode"]


def encode(latitude: float, longitude: float, precision: int = 2) -> str:
    """Write the GEOREF reference of the cell that holds a position.

    Parameters
    ----------
    latitude : float
        Degrees, -90 ... 90.
    longitude : float
        Degrees; any finite value, reduced to [-180, 180).
    precision : int, default 2
        Digits an axis: 2 names a cell of a minute, 3 of a tenth of a minute, up to 11; 0 a cell of a degree, -1 a tile
        of 15 degrees. There is no precision 1.

    Returns
    -------
    str
        The reference.

    Raises
    ------
    LatitudeError, NotFiniteError, PrecisionError
        What is refused, by name.

    Notes
    -----
    Digits are cut, never rounded. South and west edges belong to the cell.

    Examples
    --------
    >>> encode(51.065, -1.797, precision=4), encode(51.065, -1.797, precision=0)
    ('MKPG12180390', 'MKPG')
    """
    return _graticule.encode(library.gn_georef_encode, GN_GEOREF_CAPACITY, latitude, longitude, precision)


def decode(text: Text) -> GraticuleCell:
    """Read a GEOREF reference: which cell it names.

    Parameters
    ----------
    text : str or bytes
        Two or four letters, upper or lower case, then 2 to 11 digits of longitude and as many of latitude; blanks
        between the parts and around them.

    Returns
    -------
    GraticuleCell
        Centre, edges and precision of the cell.

    Raises
    ------
    TextError
        The text is refused; the class says why, ``offset`` where.

    Examples
    --------
    >>> decode("mkpg 12 03").bounds
    Bounds(south=51.05, west=-1.8, north=51.06666..., east=-1.78333...)
    >>> decode("MKPG1260")
    Traceback (most recent call last):
        ...
    gridnorth.errors.TextSixtyError: Minutes and seconds must be below 60. (offset 6 of 'MKPG1260')
    """
    return _graticule.decode(library.gn_georef_decode, text)
