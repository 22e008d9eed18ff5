# SPDX-License-Identifier: MIT
"""Exports columns through the Arrow C data interface, without importing the library that takes them.

The memory belongs to numpy arrays, which live until the library that took the column releases it.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Sequence
from ctypes import c_char_p, c_int64, c_void_p
from typing import Any, Optional

from .._memory.outputs import numpy
from .._native import fast

#: Arrow's format strings of number types, by numpy's type codes.
FORMATS = {"f8": "g", "f4": "f", "i4": "i", "i8": "l", "u1": "C", "u4": "I", "u8": "L", "b1": "b"}

_NULLABLE = 2


class _Schema(ctypes.Structure):
    _fields_ = [
        ("format", c_char_p),
        ("name", c_char_p),
        ("metadata", c_char_p),
        ("flags", c_int64),
        ("n_children", c_int64),
        ("children", c_void_p),
        ("dictionary", c_void_p),
        ("release", c_void_p),
        ("private_data", c_void_p),
    ]


class _Array(ctypes.Structure):
    _fields_ = [
        ("length", c_int64),
        ("null_count", c_int64),
        ("offset", c_int64),
        ("n_buffers", c_int64),
        ("n_children", c_int64),
        ("buffers", c_void_p),
        ("children", c_void_p),
        ("dictionary", c_void_p),
        ("release", c_void_p),
        ("private_data", c_void_p),
    ]


class Column:
    """An Arrow column that any Arrow library takes: ``pyarrow.array(column)``, ``polars.Series(column)``.

    Attributes
    ----------
    kind : str
        The type as a format string of the Arrow C data interface: "u" is string, "g" is float64.
    length : int
        The number of rows, as ``len(column)``.
    null_count : int
        The number of null rows.
    """

    def __init__(
        self,
        kind: str,
        length: int,
        buffers: Sequence[Any],
        missing: Any = None,
        children: Sequence[Column] = (),
        name: str = "",
        metadata: Optional[dict[str, str]] = None,
    ) -> None:
        # `missing` is a bool array, or None if no row is missing. The first buffer marks the rows that are not null.
        self.kind = kind
        self.length = length
        self.missing = missing
        self.children = tuple(children)
        self.name = name
        self.metadata = metadata or {}
        self.validity = None if missing is None else numpy().packbits(~missing, bitorder="little")
        self.buffers = (self.validity, *buffers)
        self.null_count = 0 if missing is None else int(missing.sum())

    def __len__(self) -> int:
        return self.length

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.length} rows of type {self.kind!r}, {self.null_count} of them null>"

    def __arrow_c_schema__(self) -> Any:
        """Return the schema in a capsule."""
        return _capsule(self._schema(), b"arrow_schema")

    def __arrow_c_array__(self, requested_schema: Any = None) -> tuple[Any, Any]:
        """Return schema and array in capsules; the interface allows ignoring the requested schema."""
        pyarrow = sys.modules.get("pyarrow")
        if fast.extension is None and pyarrow is not None:
            # pyarrow's release functions tolerate a pending exception; release functions in Python would end the
            # program.
            field, array = of_pyarrow(pyarrow, self)
            return field.__arrow_c_schema__(), array.__arrow_c_array__()[1]
        return self.__arrow_c_schema__(), _capsule(self._array(), b"arrow_array")

    def _schema(self) -> _Schema:
        children = [child._schema() for child in self.children]
        pointers = _pointers(children)
        held = (children, pointers, self.kind.encode(), self.name.encode(), _packed(self.metadata))
        return _Schema(
            held[2], held[3], held[4], _NULLABLE, len(children), pointers, None, _RELEASE_SCHEMA, _hold(held)
        )

    def _array(self) -> _Array:
        children = [child._array() for child in self.children]
        pointers = _pointers(children)
        addresses = [None if buffer is None else buffer.ctypes.data for buffer in self.buffers]
        buffers = (c_void_p * len(addresses))(*addresses)
        held = (children, pointers, buffers, self.buffers)
        address = ctypes.addressof(buffers)
        counts = (self.length, self.null_count, 0, len(addresses), len(children))
        return _Array(*counts, address, pointers, None, _RELEASE_ARRAY, _hold(held))


#: The names of pyarrow's types, by Arrow's format strings.
_TYPES = {"g": "float64", "f": "float32", "i": "int32", "l": "int64", "C": "uint8", "I": "uint32", "L": "uint64",
          "b": "bool_", "u": "string", "U": "large_string", "vu": "string_view"}  # fmt: skip


def of_pyarrow(pyarrow: Any, column: Column) -> tuple[Any, Any]:
    """Return a column as a field and an array of pyarrow."""
    field = _field_of(pyarrow, column)
    return field, _array_of(pyarrow, column, field.type)


def _field_of(pyarrow: Any, column: Column) -> Any:
    """Return the type of a column as a field of pyarrow."""
    children = [_field_of(pyarrow, child) for child in column.children]
    if column.kind == "+s":
        kind = pyarrow.struct(children)
    elif children:
        kind = pyarrow.list_(children[0], int(column.kind[3:]))
    else:
        kind = getattr(pyarrow, _TYPES[column.kind])()
    return pyarrow.field(column.name, kind, metadata=column.metadata or None)


def _array_of(pyarrow: Any, column: Column, kind: Any) -> Any:
    """Return a column as a pyarrow array that shares its memory."""
    buffers = [None if buffer is None else pyarrow.py_buffer(buffer) for buffer in column.buffers]
    kinds = [kind.field(at).type for at in range(kind.num_fields)]
    children = [_array_of(pyarrow, child, one) for child, one in zip(column.children, kinds)]
    return pyarrow.Array.from_buffers(kind, len(column), buffers, column.null_count, 0, children or None)


def numbers(values: Any, missing: Any = None, name: str = "") -> Column:
    """Return an array of numbers or bools as a column."""
    np = numpy()
    values = np.ascontiguousarray(values)
    kind = FORMATS[values.dtype.str[1:]]
    memory = np.packbits(values, bitorder="little") if kind == "b" else values
    return Column(kind, len(values), (memory,), missing, name=name)


def records(values: Any, missing: Any = None, name: str = "") -> Column:
    """Return a structured array as a column of structs; its single-byte fields become texts of one letter."""
    children = []
    for field in values.dtype.names:
        part = values[field]
        if field == "reserved":
            continue
        if part.dtype.names:
            children.append(records(part, name=field))
        elif part.dtype.kind == "S":
            children.append(_letters(part, field))
        else:
            children.append(numbers(part, name=field))
    return Column("+s", len(values), (), missing, children, name)


def _letters(values: Any, name: str) -> Column:
    """Return an array of single bytes as texts of one letter or of none."""
    np = numpy()
    letters = np.ascontiguousarray(values).view("u1")
    offsets = np.zeros(len(letters) + 1, "i4")
    np.cumsum(letters != 0, out=offsets[1:])
    return Column("u", len(letters), (offsets, letters[letters != 0]), name=name)


def _packed(metadata: dict[str, str]) -> Optional[bytes]:
    """Return metadata as Arrow packs it: the number of pairs, then the length and the bytes of each key and value."""
    if not metadata:
        return None
    parts = [text.encode() for pair in metadata.items() for text in pair]
    return len(metadata).to_bytes(4, "little") + b"".join(len(part).to_bytes(4, "little") + part for part in parts)


def _pointers(structs: Sequence[Any]) -> Optional[int]:
    if not structs:
        return None
    array = (c_void_p * len(structs))(*map(ctypes.addressof, structs))
    structs[0]._siblings = array
    return ctypes.addressof(array)


#: The objects that a struct refers to, by the key of the struct, until the struct is released.
_held: dict[int, Any] = {}
_next = iter(range(1, 2**63)).__next__


def _hold(what: Any) -> int:
    key = _next()
    _held[key] = what
    return key


def _release(struct: Any, held: dict[int, Any] = _held) -> None:
    """Release a struct. The consumer may have moved the struct, but the key is stored in it."""
    parts = held.pop(struct.private_data, None)
    struct.release = None
    for child in parts[0] if parts else ():
        # A child that was moved has been released by its new owner.
        if child.release:
            _release(child, held)


# Raises the pending exception in the caller.
_raise_pending = ctypes.PYFUNCTYPE(c_void_p)(("PyErr_Occurred", ctypes.pythonapi))


def _forget_pending(raise_pending: Any = _raise_pending) -> None:
    """Clear a pending exception, because no Python function can run with one. The extension module preserves it."""
    try:  # noqa: SIM105 - Nothing else may be called before.
        raise_pending()
    except BaseException:
        pass


def _forever(function: Any) -> Any:
    """Keep a callback alive, because other libraries may call it even while the interpreter shuts down."""
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(function))
    return function


def _releaser(kind: Any) -> Any:
    """Return a callback that releases structs of a kind."""

    def release(address: int, struct_at: Any = kind.from_address, forget: Any = _forget_pending) -> None:
        forget()
        _release(struct_at(address))

    return _forever(ctypes.CFUNCTYPE(None, c_void_p)(release))


_callbacks = [ctypes.cast(_releaser(kind), c_void_p).value for kind in (_Schema, _Array)]
_RELEASE_SCHEMA, _RELEASE_ARRAY = fast.arrow_releases(*_callbacks) or _callbacks

_DESTRUCTOR = ctypes.PYFUNCTYPE(None, c_void_p)
_new_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, c_void_p, c_char_p, _DESTRUCTOR)(("PyCapsule_New", ctypes.pythonapi))
# A capsule is destroyed when its reference count is 0; it must get no new reference, so its address is passed.
_pointer_in = ctypes.PYFUNCTYPE(c_void_p, c_void_p, c_char_p)(("PyCapsule_GetPointer", ctypes.pythonapi))
_name_of = ctypes.PYFUNCTYPE(c_char_p, c_void_p)(("PyCapsule_GetName", ctypes.pythonapi))
# A name must live as long as its capsule.
_NAMES = {name: ctypes.create_string_buffer(name) for name in (b"arrow_schema", b"arrow_array")}

#: The structs of capsules that were made here, not by the extension, by their addresses.
_structs: dict[int, Any] = {}


def _capsule(struct: Any, name: bytes) -> Any:
    address = ctypes.addressof(struct)
    capsule = fast.arrow_capsule(address, name == b"arrow_array", struct)
    if capsule is None:
        _structs[address] = struct
        capsule = _new_capsule(address, _NAMES[name], _destructor)
    return capsule


def _destroy(capsule: int, structs: dict[int, Any] = _structs, forget: Any = _forget_pending) -> None:
    forget()
    struct = structs.pop(_pointer_in(capsule, _name_of(capsule)))
    if struct.release:
        _release(struct)


_destructor = _forever(_DESTRUCTOR(_destroy))
