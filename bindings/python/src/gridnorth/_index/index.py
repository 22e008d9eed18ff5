# SPDX-License-Identifier: MIT
"""The base class of indexes: immutable words, in memory of their own or of the caller."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, byref, c_double, c_ssize_t, c_uint8, c_uint64, c_void_p, cast, py_object
from typing import TYPE_CHECKING, Any, Callable, Optional, Union

from .. import errors
from .._columns.batches import Rows
from .._columns.inputs import Columns, columns_of, double, one_row
from .._errors.words import shown_degrees
from .._memory.outputs import Lists
from .._memory.room import fitted
from .._native.library import GN_OK, GN_PARTIAL, library

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from typing_extensions import Buffer, Self

    from .._memory.outputs import Output
    from .._typing.aliases import Errors, StatusBuffer

#: Makes the column that a batch writes, with a factory of columns.
MakeOutput = Callable[[Any], "Output"]


class Index:
    """An index: words of 64 bits that are the same on every machine."""

    __slots__ = ("_address", "_view")

    _view: memoryview
    _address: Any

    @property
    def words(self) -> memoryview:
        """The words of the index, of type ``"Q"`` and read-only: ``numpy.asarray(index.words)`` copies nothing."""
        return self._view

    @classmethod
    def from_buffer(cls, buffer: Union[Buffer, NDArray[Any]], *, check: bool = True) -> Self:
        """Make an index of the bytes of a stored index, without copying them.

        Parameters
        ----------
        buffer : bytes, mmap.mmap, numpy.memmap, or any other contiguous buffer
            The bytes of an index; more bytes may follow. Their address must be a multiple of 8. The index keeps the
            buffer open, so it cannot be closed or resized; do not write to the buffer either.
        check : bool, default True
            Whether to read all bytes and compare their checksum. The check takes a few nanoseconds for each 8 bytes.
            Without it, damaged bytes may give wrong answers, but never crash.

        Returns
        -------
        PointIndex, PolygonIndex, RouteIndex or FenceSet
            An index of this class.

        Raises
        ------
        IndexError, IndexVersionError, IndexKindError, IndexSizeError, IndexAlignmentError
            The bytes are not an index, belong to another class, or are incomplete.
        IndexDamagedError
            The bytes have changed since the index was built.
        """
        index = cls._over(_whole_words(buffer))
        if check:
            check_index(library.gn_index_check(*index._arguments, None), index)
        index._check_kind()
        return index

    @classmethod
    def _over(cls, words: memoryview) -> Self:
        """Make an index over words, unchecked."""
        index = cls.__new__(cls)
        index._take(words)
        return index

    def _take(self, words: memoryview) -> None:
        self._view = words.toreadonly()
        self._address = cast(c_void_p(_address_of(self._view)), POINTER(c_uint64))

    def _build(self, build: Callable[..., int]) -> int:
        """Build the index with `build`, which gets room for words as from `fitted`; return the status."""
        status, memory, _ = fitted(build, c_uint64, 0)
        self._take(memoryview(memory).cast("B").cast("Q"))
        return status

    def _check_kind(self) -> None:
        """Check the first words; refuse an index of another class."""
        raise NotImplementedError

    @property
    def _arguments(self) -> tuple[Any, int]:
        """Return the first arguments of a call with this index."""
        return self._address, len(self._view)

    def __buffer__(self, flags: int) -> memoryview:
        # Python 3.12 and later call this method.
        return memoryview(self._view)

    def __bytes__(self) -> bytes:
        return self._view.tobytes()

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self._view.cast("B") == other._view.cast("B")

    # The caller may own the memory and change it.
    __hash__ = None  # type: ignore[assignment]

    def __reduce_ex__(self, protocol: Any) -> tuple[Any, ...]:
        # A caller that pickles has imported the module.
        import pickle

        # From protocol 5 on, a pickler may leave the words where they are.
        words = pickle.PickleBuffer(self._view) if protocol >= 5 else self._view.tobytes()
        return type(self).from_buffer, (words,)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self._view.nbytes} bytes>"


def ask(
    function: Callable[..., int],
    latitude: Any,
    longitude: Any,
    settings: tuple[Any, ...],
    make: MakeOutput,
    errors_mode: Errors,
    statuses: Optional[StatusBuffer],
    call: str,
    refused: Optional[int] = None,
) -> tuple[Optional[Columns], Any]:
    """Call a batch for one position or many.

    `refused` is the result of a refused position, if any. Return the columns of the positions (None for one position),
    and the results (a list of one result for one position).
    """
    columns = columns_of(latitude, longitude)
    if columns is None and errors_mode == "raise" and statuses is None:
        return None, _ask_one(
            function, double(latitude, "latitude"), double(longitude, "longitude"), settings, make, call
        )
    given = columns or one_row(latitude, longitude)
    rows = Rows(given.count, errors_mode, statuses)
    output = make(given.family)
    status = rows.call(function, given, *settings, outputs=[output])
    rows.finish(status, lambda row: (shown_degrees(*given.values(row)), None), call)
    if refused is not None and status == GN_PARTIAL:
        rows.answer(output, refused)
    return columns, output.result()


def _ask_one(
    function: Callable[..., int],
    latitude: float,
    longitude: float,
    settings: tuple[Any, ...],
    make: MakeOutput,
    call: str,
) -> Any:
    """Call a batch for one position, whose error names no row."""
    output, refused = make(Lists(1)), c_uint8()
    position = byref(c_double(latitude)), 8, byref(c_double(longitude)), 8
    status = function(*position, 1, *settings, *output.arguments, byref(refused))
    if status == GN_PARTIAL:
        errors.refuse(refused.value, shown_degrees(latitude, longitude))
    if status != GN_OK:
        errors.refuse(status, call)
    return output.result()


def probe(batch: Callable[..., int], index: Index, *settings: Any) -> int:
    """Call a batch for no positions: its status shows whether the first words of the index are valid."""
    none = POINTER(c_double)()
    return batch(*index._arguments, none, 8, none, 8, 0, *settings, None, 64, None)


def check_index(status: int, index: Index) -> None:
    """Raise the error of an index that cannot be used, unless the status is GN_OK."""
    if status != GN_OK:
        errors.refuse(status, f"{index._view.nbytes} bytes")


def _whole_words(buffer: Any) -> memoryview:
    """Return the bytes of a buffer as words, without an incomplete last word."""
    view = memoryview(buffer)
    flat = view.cast("B") if view.nbytes else memoryview(b"")
    return flat[: len(flat) & -8].cast("Q")


class _Buffer(ctypes.Structure):
    """Py_buffer of the C API; only the address is used."""

    _fields_ = (
        ("buf", c_void_p),
        ("obj", c_void_p),
        ("len", c_ssize_t),
        ("itemsize", c_ssize_t),
        ("readonly", ctypes.c_int),
        ("ndim", ctypes.c_int),
        ("format", c_void_p),
        ("shape", c_void_p),
        ("strides", c_void_p),
        ("suboffsets", c_void_p),
        ("internal", c_void_p),
    )


def _address_of(view: memoryview) -> int:
    """Return the address of the memory of a view: ctypes itself returns it only for writable memory."""
    buffer = _Buffer()
    ctypes.pythonapi.PyObject_GetBuffer(py_object(view), byref(buffer), 0)
    address = buffer.buf or 0
    ctypes.pythonapi.PyBuffer_Release(byref(buffer))
    return address
