# SPDX-License-Identifier: MIT
"""Grids of heights, in the bytes of files or in arrays."""

from __future__ import annotations

import mmap
import os
import re
from ctypes import POINTER, addressof, byref, c_char, c_char_p, c_void_p, cast
from pathlib import Path
from typing import Any, Optional, Union

from .. import errors
from .._columns.inputs import double
from .._memory.outputs import numpy
from .._native.library import (
    GN_HEIGHTS_BIG_ENDIAN,
    GN_HEIGHTS_FLOAT32,
    GN_HEIGHTS_INT16,
    GN_OK,
    gn_height_grid,
    library,
)


class Tile:
    """A grid of heights in memory; `srtm`, `dted`, `gtx`, `grid` and `open` make tiles.

    Attributes
    ----------
    rows, columns : int
        The number of rows and columns of samples.
    bounds : tuple of float
        South, west, north and east of the outermost samples, in degrees; the east may be beyond 180.
    """

    __slots__ = ("_data", "_grid", "_size", "_start")

    _data: Any
    _grid: gn_height_grid
    _size: int
    _start: int

    def __init__(self) -> None:
        raise TypeError("gridnorth.terrain.srtm, dted, gtx, grid and open make tiles")

    @classmethod
    def _of(cls, data: Any, start: int, size: int) -> Tile:
        tile = cls.__new__(cls)
        # The reference keeps the memory alive.
        tile._data = data
        tile._start = start
        tile._size = size
        tile._grid = gn_height_grid()
        return tile

    @property
    def rows(self) -> int:
        """The number of samples in a column."""
        return int(self._grid.rows)

    @property
    def columns(self) -> int:
        """The number of samples in a row."""
        return int(self._grid.columns)

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """South, west, north and east of the outermost samples."""
        grid = self._grid
        north = grid.latitude + grid.latitude_step * (grid.rows - 1)
        east = grid.longitude + grid.longitude_step * (grid.columns - 1)
        latitudes, longitudes = sorted((grid.latitude, north)), sorted((grid.longitude, east))
        return latitudes[0], longitudes[0], latitudes[1], longitudes[1]

    def __repr__(self) -> str:
        south, west, north, east = self.bounds
        return f"<Tile: {self.rows} rows, {self.columns} columns, {(south, west)} to {(north, east)}>"


def srtm(data: Any, south: float, west: float) -> Tile:
    """Find the grid in a file of SRTM, .hgt.

    Parameters
    ----------
    data : bytes-like
        The whole file. It must not change while the tile is in use.
    south, west : float
        The edges of the tile, in degrees: 46 and 8 for N46E008.hgt.

    Returns
    -------
    Tile
        A tile for `Heights`.

    Raises
    ------
    LatitudeError, NotFiniteError
        The edges are refused.
    HeightFileError
        The size is not that of an SRTM file.

    Examples
    --------
    >>> srtm(bytes(2 * 1201 * 1201), 46, 8)
    <Tile: 1201 rows, 1201 columns, (46.0, 8.0) to (47.0, 9.0)>
    """
    return _found(library.gn_height_grid_hgt, data, double(south), double(west))


def dted(data: Any) -> Tile:
    """Find the grid in a file of DTED, level 0, 1 or 2.

    Parameters
    ----------
    data : bytes-like
        The whole file. It must not change while the tile is in use.

    Returns
    -------
    Tile
        A tile for `Heights`.

    Raises
    ------
    HeightFileError
        The file is not DTED.
    """
    return _found(library.gn_height_grid_dted, data)


def gtx(data: Any) -> Tile:
    """Find the grid in a file of GTX, which may hold the heights of a geoid.

    Parameters
    ----------
    data : bytes-like
        The whole file. It must not change while the tile is in use.

    Returns
    -------
    Tile
        A tile for `Heights`.

    Raises
    ------
    HeightFileError
        The file is not GTX.
    """
    return _found(library.gn_height_grid_gtx, data)


def grid(
    samples: Any,
    *,
    latitude: float,
    longitude: float,
    latitude_step: float,
    longitude_step: float,
    void: Optional[float] = None,
    scale: float = 1,
    shift: float = 0,
) -> Tile:
    """Take an array of heights.

    Parameters
    ----------
    samples : buffer of two dimensions, such as numpy.ndarray
        int16 or float32, of any byte order and strides. The samples are not copied.
    latitude, longitude : float
        The position of the first sample, degrees. For a raster whose pixels are areas, pass the center of the first
        pixel.
    latitude_step, longitude_step : float
        Degrees from one row to the next and from one column to the next; negative southward and westward.
    void : float, optional
        The sample that marks a missing height. NaN and infinities always mark one.
    scale, shift : float
        A height is a sample times `scale`, plus `shift`.

    Returns
    -------
    Tile
        A tile for `Heights`, which refuses invalid tiles.

    Raises
    ------
    TypeError, ValueError
        The samples are not such an array.
    """
    view: Any = memoryview(samples)
    if view.ndim != 2:
        raise ValueError(f"samples must have two dimensions, not {view.ndim}")
    order, kind = view.format[:-1], view.format[-1:]
    if kind not in _FORMATS or order not in ("", "@", "=", "<", ">", "!"):
        raise TypeError(f"samples must be int16 or float32, not {view.format!r}: samples.astype('float32') is")
    rows, columns = view.shape
    strides = view.strides
    # The address of the lowest byte of a sample, and the address after the highest byte.
    ways = [stride * max(0, count - 1) for stride, count in zip(strides, view.shape)]
    before = -sum(min(0, way) for way in ways)
    size = before + sum(max(0, way) for way in ways) + view.itemsize
    tile = Tile._of(samples, _address_of_view(samples, view) - before, size if rows and columns else 0)
    is_big = order in (">", "!") or (order in ("", "@", "=") and not _IS_LITTLE)
    tile._grid = gn_height_grid(
        *map(double, (latitude, longitude, latitude_step, longitude_step)),
        float("nan") if void is None else double(void),
        double(scale),
        double(shift),
        before,
        *strides,
        rows,
        columns,
        _FORMATS[kind],
        GN_HEIGHTS_BIG_ENDIAN if is_big else 0,
    )
    return tile


def open(path: Union[str, os.PathLike[str]]) -> Tile:
    """Map a file of heights: .hgt with its usual name, .dt0, .dt1, .dt2 or .gtx.

    Parameters
    ----------
    path : str or path-like
        The name gives the format of the file and, for .hgt, the place: N46E008.hgt, N46E008.SRTMGL1.hgt.

    Returns
    -------
    Tile
        A tile for `Heights`. The file stays mapped as long as the tile exists.

    Raises
    ------
    OSError
        The file cannot be read.
    ValueError
        The name does not give the format of the file.
    HeightFileError
        The file does not have the format that its name gives.
    """
    name = Path(path).name
    corner = re.fullmatch(r"([NS])(\d\d)([EW])(\d\d\d)(?:\..*)?\.hgt", name, re.IGNORECASE)
    ending = name.rpartition(".")[2].lower()
    if not corner and ending not in ("dt0", "dt1", "dt2", "gtx"):
        raise ValueError(
            f"the name {name!r} is none of a file of heights: N46E008.hgt, or one that ends in .dt0, .dt1, .dt2 or .gtx"
        )
    with Path(path).open("rb") as file:
        # Copy-on-write access makes the address available without numpy; nothing writes to the memory.
        size = os.fstat(file.fileno()).st_size
        data: Any = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY) if size else b""
    if not corner:
        return gtx(data) if ending == "gtx" else dted(data)
    south, west = int(corner[2]), int(corner[4])
    return srtm(data, -south if corner[1] in "sS" else south, -west if corner[3] in "wW" else west)


_FORMATS = {"h": GN_HEIGHTS_INT16, "f": GN_HEIGHTS_FLOAT32}
_IS_LITTLE = memoryview(b"\1\0").cast("B").cast("h")[0] == 1


def _found(find: Any, data: Any, *place: float) -> Tile:
    """Make a tile of a file."""
    start, size = _address_of(data)
    tile = Tile._of(data, start, size)
    status = find(cast(c_void_p(start), POINTER(c_char)), size, *place, byref(tile._grid))
    if status != GN_OK:
        at = f" at {place}" if place else ""
        errors.refuse(status, f"{size} bytes{at}")
    return tile


def _address_of(data: Any) -> tuple[int, int]:
    """Return the address and the number of bytes."""
    view = memoryview(data)
    if not view.contiguous:
        raise ValueError("data must be contiguous")
    return _address_of_view(data, view), view.nbytes


def _address_of_view(data: Any, view: memoryview) -> int:
    """Return the address of the first element."""
    if not view.nbytes:
        return 0
    if isinstance(data, bytes):
        return cast(c_char_p(data), c_void_p).value or 0
    if not view.readonly and view.c_contiguous:
        return addressof(c_char.from_buffer(data))
    return int(numpy().asarray(view).__array_interface__["data"][0])
