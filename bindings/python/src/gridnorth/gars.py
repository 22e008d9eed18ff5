# SPDX-License-Identifier: MIT
"""References of the Global Area Reference System (GARS): write them, read them.

Cells of 30 minutes, their quadrants of 15 minutes, and the nine keys of 5 minutes of each.

>>> encode(38.2861, -76.4292)
'208LS17'
>>> decode("208LS17").bounds
Bounds(south=38.25, west=-76.5, north=38.33333..., east=-76.41666...)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import _graticule
from ._library import GN_GARS_CAPACITY, library
from ._values import GraticuleCell as GraticuleCell

if TYPE_CHECKING:
    from ._types import Text

__all__ = ["decode", "encode"]


def encode(latitude: float, longitude: float, precision: int = 2) -> str:
    """Write the GARS reference of the cell that holds a position.

    Parameters
    ----------
    latitude : float
        Degrees, -90 ... 90.
    longitude : float
        Degrees; any finite value, reduced to [-180, 180).
    precision : {2, 1, 0}
        2 names a key of 5 minutes, 1 a quadrant of 15 minutes, 0 a cell of 30 minutes.

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
    Quadrants and keys are numbered from the north-west corner. South and west edges belong to the cell.

    Examples
    --------
    >>> encode(38.2861, -76.4292, precision=0)
    '208LS'
    """
    return _graticule.encode(library.gn_gars_encode, GN_GARS_CAPACITY, latitude, longitude, precision)


def decode(text: Text) -> GraticuleCell:
    """Read a GARS reference: which cell it names.

    Parameters
    ----------
    text : str or bytes
        Three digits, 001 to 720, two letters, upper or lower case, then perhaps the quadrant, 1 to 4, and the key, 1 to
        9; blanks between the parts and around them.

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
    >>> decode("208 ls").center
    Point(latitude=38.25, longitude=-76.25)
    >>> decode("208LS5")
    Traceback (most recent call last):
        ...
    gridnorth.errors.TextNumberError: A number was expected. (offset 5 of '208LS5')
    """
    return _graticule.decode(library.gn_gars_decode, text)
