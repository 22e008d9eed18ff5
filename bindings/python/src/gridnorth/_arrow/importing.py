# SPDX-License-Identifier: MIT
"""Reads Arrow columns through the Arrow C data interface, without importing the library that owns them.

An object with `__arrow_c_array__` or `__arrow_c_stream__` exports structs that describe its buffers. The buffers are
read in place; only columns with several chunks or with nulls are copied.
"""

from __future__ import annotations

import ctypes
from ctypes import POINTER, byref, c_char_p, c_int, c_int64, c_uint8, c_void_p
from typing import Any, Callable, Optional

from .._memory.outputs import numpy
from .texts import Texts

#: Numpy's dtypes, by Arrow's format strings of numbers.
_NUMBERS = {
    "c": "i1", "C": "u1", "s": "i2", "S": "u2", "i": "i4", "I": "u4",
    "l": "i8", "L": "u8", "e": "f2", "f": "f4", "g": "f8",
}  # fmt: skip

#: The bytes of an offset in a text column, by format string; view columns have no offsets.
WIDTHS = {"u": 4, "z": 4, "U": 8, "Z": 8, "vu": 0, "vz": 0}


class _Schema(ctypes.Structure):
    pass


class _Array(ctypes.Structure):
    pass


class _Stream(ctypes.Structure):
    pass


_Schema._fields_ = [
    ("format", c_char_p),
    ("name", c_char_p),
    ("metadata", c_void_p),
    ("flags", c_int64),
    ("n_children", c_int64),
    ("children", POINTER(POINTER(_Schema))),
    ("dictionary", POINTER(_Schema)),
    ("release", c_void_p),
    ("private_data", c_void_p),
]
_Array._fields_ = [
    ("length", c_int64),
    ("null_count", c_int64),
    ("offset", c_int64),
    ("n_buffers", c_int64),
    ("n_children", c_int64),
    ("buffers", POINTER(c_void_p)),
    ("children", POINTER(POINTER(_Array))),
    ("dictionary", POINTER(_Array)),
    ("release", ctypes.CFUNCTYPE(None, POINTER(_Array))),
    ("private_data", c_void_p),
]
_Stream._fields_ = [
    ("get_schema", ctypes.CFUNCTYPE(c_int, POINTER(_Stream), POINTER(_Schema))),
    ("get_next", ctypes.CFUNCTYPE(c_int, POINTER(_Stream), POINTER(_Array))),
    ("get_last_error", ctypes.CFUNCTYPE(c_char_p, POINTER(_Stream))),
    ("release", c_void_p),
    ("private_data", c_void_p),
]

_pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
_pointer_of.restype = c_void_p
_pointer_of.argtypes = (ctypes.py_object, c_char_p)


def is_arrow(value: Any) -> bool:
    """Return whether a value exports an Arrow column."""
    return hasattr(value, "__arrow_c_array__") or hasattr(value, "__arrow_c_stream__")


class Kind:
    """The type of a column; `extension` is "geoarrow.point", for example."""

    def __init__(
        self, format: str, name: str, extension: str, children: tuple[Kind, ...], dictionary: Optional[Kind]
    ) -> None:
        self.format = format
        self.name = name
        self.extension = extension
        self.children = children
        self.dictionary = dictionary


class Column:
    """An Arrow column: chunks of one type, which keep their memory alive."""

    def __init__(self, kind: Kind, chunks: tuple[_Array, ...]) -> None:
        self.kind = kind
        self.chunks = chunks

    @property
    def length(self) -> int:
        """The number of rows."""
        return sum(chunk.length for chunk in self.chunks)

    def each(self, read: Callable[[_Array, Kind], Any]) -> list[Any]:
        """Read each chunk."""
        return [read(chunk, self.kind) for chunk in self.chunks]


class _Chunk(_Array):
    """A chunk of a stream, released with its last reference."""

    def __del__(self) -> None:
        if self.release:
            self.release(byref(self))


def column_of(value: Any) -> Column:
    """Return the column that an object exports."""
    if hasattr(value, "__arrow_c_array__"):
        capsules = value.__arrow_c_array__()
        chunk = _struct(capsules[1], b"arrow_array", _Array)
        chunk._capsule = capsules[1]
        return Column(_kind(_struct(capsules[0], b"arrow_schema", _Schema)), (chunk,))
    capsule = value.__arrow_c_stream__()
    stream = _struct(capsule, b"arrow_array_stream", _Stream)
    schema = _Schema()
    _check(stream, stream.get_schema(byref(stream), byref(schema)))
    kind = _kind(schema)
    if schema.release:
        ctypes.CFUNCTYPE(None, POINTER(_Schema))(schema.release)(byref(schema))
    chunks: list[_Array] = []
    while True:
        chunk = _Chunk()
        _check(stream, stream.get_next(byref(stream), byref(chunk)))
        if not chunk.release:
            return Column(kind, tuple(chunks))
        chunks.append(chunk)


def is_numbers(kind: Kind) -> bool:
    """Return whether a type holds numbers; the null type also counts."""
    if kind.dictionary is not None:
        return is_numbers(kind.dictionary)
    return kind.format in _NUMBERS or kind.format in ("b", "n")


def is_texts(kind: Kind) -> bool:
    """Return whether a type holds texts; the null type also counts."""
    if kind.dictionary is not None:
        return is_texts(kind.dictionary)
    return kind.format in WIDTHS or kind.format == "n"


def numbers(column: Column) -> tuple[Any, Any]:
    """Return a column of numbers as an array, and which rows are null (None: none)."""
    np = numpy()
    pairs = column.each(_numbers_and_nulls)
    if not pairs:
        return np.empty(0, _NUMBERS.get((column.kind.dictionary or column.kind).format, "f8")), None
    values = pairs[0][0] if len(pairs) == 1 else np.concatenate([part for part, _ in pairs])
    return values, _joined(column, [null for _, null in pairs])


def texts(column: Column) -> tuple[Any, Any]:
    """Return a text column as slots of bytes, and which rows are null (None: none).

    The slots are None if a text is too long for them or contains a zero byte.
    """
    np = numpy()
    # In a dictionary column, the index or the value can be null.
    pairs = column.each(_texts_and_nulls)
    slots = [slot for slot, _ in pairs]
    missing = _joined(column, [null for _, null in pairs])
    if any(slot is None for slot in slots):
        return None, missing
    if not slots:
        return np.empty(0, "S1"), None
    return (slots[0] if len(slots) == 1 else np.concatenate(slots)), missing


def plain_texts(column: Column) -> Optional[list[Texts]]:
    """Return the chunks of a column that stores its texts row by row; None for a dictionary or the null type."""
    if column.kind.dictionary is not None or column.kind.format not in WIDTHS:
        return None
    return column.each(lambda chunk, kind: Texts(chunk, WIDTHS[kind.format]))


def listed_texts(column: Column) -> list[Optional[bytes]]:
    """Return the texts of a column as a list of bytes, with None for nulls."""
    found: list[Optional[bytes]] = []
    for chunk in column.chunks:
        found += _listed(chunk, column.kind)
    return found


def points(column: Column) -> Any:
    """Return latitudes and longitudes as an array of N x 2 with NaN for nulls; None if the type does not hold points.

    GeoArrow points have the longitude first, whether separated or interleaved; so do structs of x and y. Lists of two
    numbers that are not GeoArrow points are latitude and longitude, as in a numpy array.
    """
    np = numpy()
    if column.kind.extension in ("geoarrow.wkb", "ogc.wkb") and column.kind.format in WIDTHS:
        return wkb_points(column)
    if _point_axes(column.kind) is None:
        return None
    parts = column.each(_points)
    return np.concatenate(parts) if parts else np.empty((0, 2))


def wkb_points(column: Column) -> Any:
    """Return the points of a WKB column as `points` does."""
    np = numpy()
    parts = column.each(lambda chunk, kind: _wkb_points(Texts(chunk, WIDTHS[kind.format]), _nulls(chunk, kind)))
    return np.concatenate(parts) if parts else np.empty((0, 2))


def _check(stream: _Stream, code: int) -> None:
    if code:
        reason = stream.get_last_error(byref(stream)) or b"no reason given"
        raise ValueError(f"the stream of Arrow arrays ended with error {code}: {reason.decode(errors='replace')}")


def _struct(capsule: Any, name: bytes, kind: Any) -> Any:
    return kind.from_address(_pointer_of(capsule, name))


def _kind(schema: _Schema) -> Kind:
    return Kind(
        schema.format.decode(),
        (schema.name or b"").decode(),
        _metadata(schema.metadata).get("ARROW:extension:name", ""),
        tuple(_kind(schema.children[child].contents) for child in range(schema.n_children)),
        _kind(schema.dictionary.contents) if schema.dictionary else None,
    )


def _metadata(address: Optional[int]) -> dict[str, str]:
    """Return the metadata of a type: the number of pairs, then the length and the bytes of each key and value."""
    if not address:
        return {}
    place = address

    def number() -> int:
        nonlocal place
        place += 4
        return ctypes.c_int32.from_address(place - 4).value

    def text() -> str:
        nonlocal place
        length = number()
        place += length
        return ctypes.string_at(place - length, length).decode("utf-8", "replace")

    return {text(): text() for _ in range(number())}


def _buffer(chunk: _Array, index: int, dtype: str, count: int, first: int = 0) -> Any:
    """Return `count` elements of a buffer from the element `first`, without copying them."""
    np = numpy()
    address = chunk.buffers[index] if index < chunk.n_buffers else None
    if not address or not count:
        return np.zeros(count, dtype)
    size = np.dtype(dtype).itemsize
    memory = (c_uint8 * (count * size)).from_address(address + first * size)
    # The chunk owns the buffers, so it must live as long as any view of them.
    memory._chunk = chunk
    return np.frombuffer(memory, dtype)


def _bits(chunk: _Array, index: int) -> Any:
    """Return the bits of a buffer as bools."""
    np = numpy()
    first = chunk.offset
    last = first + chunk.length
    packed = _buffer(chunk, index, "u1", (last + 7) // 8 - first // 8, first // 8)
    return np.unpackbits(packed, bitorder="little")[first % 8 : first % 8 + chunk.length].astype("?")


def _nulls(chunk: _Array, kind: Kind) -> Any:
    if kind.format == "n":
        return numpy().ones(chunk.length, "?")
    if chunk.null_count == 0 or not chunk.n_buffers or not chunk.buffers[0]:
        return None
    return ~_bits(chunk, 0)


def _numbers(chunk: _Array, kind: Kind) -> Any:
    if kind.format == "n":
        return numpy().zeros(chunk.length)
    if kind.format == "b":
        return _bits(chunk, 1)
    return _buffer(chunk, 1, _NUMBERS[kind.format], chunk.length, chunk.offset)


def _joined(column: Column, nulls: list[Any]) -> Any:
    """Join the null masks of the chunks; return None if no row is null."""
    np = numpy()
    if all(null is None for null in nulls):
        return None
    return np.concatenate([np.zeros(chunk.length, "?") if null is None else null
                           for chunk, null in zip(column.chunks, nulls)])  # fmt: skip


def _numbers_and_nulls(chunk: _Array, kind: Kind) -> tuple[Any, Any]:
    """Return the numbers of a chunk, or its dictionary values row by row, and which rows are null."""
    if kind.dictionary is None:
        return _numbers(chunk, kind), _nulls(chunk, kind)
    values, missing = _numbers_and_nulls(chunk.dictionary.contents, kind.dictionary)
    indices, nulls = _indices(chunk, kind, len(values), missing)
    return (values[indices] if len(values) else numpy().zeros(chunk.length, values.dtype)), nulls


def _indices(chunk: _Array, kind: Kind, count: int, missing: Any) -> tuple[Any, Any]:
    """Return the indices of a chunk into the `count` values of its dictionary, and which rows are null (None: none).

    `missing` says which values are null. The index of a null row may be garbage: it becomes 0.
    """
    nulls = _nulls(chunk, kind)
    indices = _numbers(chunk, kind).astype("i8")
    if nulls is not None:
        indices[nulls] = 0
    outside = (indices < 0) | (indices >= count)
    if count == 0 and nulls is not None:
        outside &= ~nulls
    if outside.any():
        row = int(outside.argmax())
        raise ValueError(f"row {row} of a column of Arrow asks for value {indices[row]} of a dictionary of {count}")
    if missing is not None and count:
        null = missing[indices]
        nulls = null if nulls is None else nulls | null
    return indices, nulls


def _texts_and_nulls(chunk: _Array, kind: Kind) -> tuple[Any, Any]:
    np = numpy()
    if kind.dictionary is not None:
        dictionary = chunk.dictionary.contents
        values, missing = _texts_and_nulls(dictionary, kind.dictionary)
        indices, nulls = _indices(chunk, kind, dictionary.length, missing)
        if values is None:
            return None, nulls
        found = values[indices] if len(values) else np.zeros(chunk.length, "S1")
        if nulls is not None:
            found[nulls] = b""
        return found, nulls
    if kind.format == "n":
        return np.zeros(chunk.length, "S1"), _nulls(chunk, kind)
    return Texts(chunk, WIDTHS[kind.format]).whole()


def _listed(chunk: _Array, kind: Kind) -> list[Optional[bytes]]:
    nulls = _nulls(chunk, kind)
    found: list[Optional[bytes]]
    if kind.dictionary is not None:
        values = _listed(chunk.dictionary.contents, kind.dictionary)
        indices, nulls = _indices(chunk, kind, len(values), None)
        found = [values[index] if values else None for index in indices.tolist()]
    elif kind.format == "n":
        return [None] * chunk.length
    else:
        texts = Texts(chunk, WIDTHS[kind.format])
        found = [texts.text(row) for row in range(texts.length)]
    if nulls is not None:
        found = [None if null else text for text, null in zip(found, nulls.tolist())]
    return found


#: The field names of the axes in structs.
_LATITUDES = ("y", "lat", "latitude")
_LONGITUDES = ("x", "lon", "lng", "long", "longitude")

#: The field names of the numbers in interleaved GeoArrow points.
_INTERLEAVED = ("xy", "xyz", "xym", "xyzm")


def _point_axes(kind: Kind) -> Optional[tuple[int, int]]:
    """Return the indices of latitude and longitude in a point type."""
    if kind.format == "+s":
        names = [child.name.lower() for child in kind.children]
        latitude, longitude = (
            next((at for at, name in enumerate(names) if name in known), None) for known in (_LATITUDES, _LONGITUDES)
        )
        if latitude is None or longitude is None:
            return None
        return (latitude, longitude) if all(is_numbers(kind.children[at]) for at in (latitude, longitude)) else None
    if kind.format.startswith("+w:") and is_numbers(kind.children[0]):
        size = int(kind.format[3:])
        # A column taken out of a table has lost its extension type, but the name of the numbers still gives their
        # order.
        if kind.extension == "geoarrow.point" or kind.children[0].name in _INTERLEAVED:
            return (1, 0) if size >= 2 else None
        return (0, 1) if size == 2 else None
    return None


def _points(chunk: _Array, kind: Kind) -> Any:
    np = numpy()
    axes = _point_axes(kind)
    assert axes is not None
    found = np.empty((chunk.length, 2))
    for place, axis in enumerate(axes):
        if kind.format == "+s":
            child, child_kind = chunk.children[axis].contents, kind.children[axis]
            rows = slice(chunk.offset, chunk.offset + chunk.length)
        else:
            child, child_kind = chunk.children[0].contents, kind.children[0]
            size = int(kind.format[3:])
            rows = slice(chunk.offset * size + axis, (chunk.offset + chunk.length) * size, size)
        values, nulls = _numbers_and_nulls(child, child_kind)
        values = values.astype("f8")
        if nulls is not None:
            values[nulls] = np.nan
        found[:, place] = values[rows]
    nulls = _nulls(chunk, kind)
    if nulls is not None:
        found[nulls] = np.nan
    return found


#: Bytes of a point without an SRID: the byte order, the type, two numbers.
_WKB_POINT = 21


def _wkb_points(chunk: Texts, nulls: Any) -> Any:
    np = numpy()
    found = np.full((chunk.length, 2), np.nan)
    rows = np.arange(chunk.length) if nulls is None else np.flatnonzero(~nulls)
    starts, ends, data = chunk.places()
    if starts is None:
        texts = [chunk.text(row) or b"" for row in rows.tolist()]
        ends = np.cumsum([len(text) for text in texts], dtype="i8")
        starts = np.concatenate([ends[:0], [0], ends[:-1]])[: len(texts)]
        data = np.frombuffer(b"".join(texts), "u1")
    else:
        starts, ends = starts[rows], ends[rows]
    is_there = (starts >= 0) & (ends - starts >= _WKB_POINT) & (ends <= len(data))
    _check_wkb(rows, is_there)
    heads = data[starts[:, None] + np.arange(5)] if len(rows) else np.zeros((0, 5), "u1")
    little = heads[:, 0] == 1
    types = np.where(little, heads[:, 1:].copy().view("<u4")[:, 0], heads[:, 1:].copy().view(">u4")[:, 0])
    # An SRID may precede the coordinates; a height and a measure follow them.
    skipped = np.where(types & 0x20000000, 4, 0)
    _check_wkb(rows, ((types & 0x1FFFFFFF) % 1000 == 1) & (heads[:, 0] <= 1) & (ends - starts >= _WKB_POINT + skipped))
    numbers = data[(starts + 5 + skipped)[:, None] + np.arange(16)] if len(rows) else np.zeros((0, 16), "u1")
    pairs = np.where(little[:, None], numbers.view("<f8"), numbers.view(">f8"))
    found[rows] = pairs[:, ::-1]
    return found


def _check_wkb(rows: Any, are_points: Any) -> None:
    if not are_points.all():
        raise ValueError(f"row {rows[~are_points][0]} is not the WKB of a point")
