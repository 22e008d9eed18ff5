# SPDX-License-Identifier: MIT
"""Lines in memory that the library wrote: a sequence, and three arrays for numpy."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import sizeof
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, Union, overload

from .._memory.outputs import numpy

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_Line = TypeVar("_Line")


class LineSequence(Sequence[_Line]):
    """Lines whose vertices are stored one line after the other."""

    #: The struct of a line, which has fields `first` and `count`.
    _struct: ClassVar[Any]
    #: The columns of `records`: all fields of the struct except `first` and `count`, which `offsets` replaces.
    _columns: ClassVar[Sequence[str]]

    def __init__(self, vertices: Any, vertex_count: int, lines: Any) -> None:
        self._vertices = vertices
        self._vertex_count = vertex_count
        self._lines = lines

    def _line(self, line: Any) -> _Line:
        """Convert a line for the caller."""
        raise NotImplementedError

    @property
    def offsets(self) -> NDArray[np.int64]:
        """The index of the first vertex of each line, then the end of the last line: one number more than lines."""
        values: NDArray[np.int64] = numpy().append(self._records["first"].astype("i8"), self._vertex_count)
        return values

    @property
    def records(self) -> NDArray[np.void]:
        """The attributes of each line: a structured array with columns named like the attributes."""
        values: NDArray[np.void] = self._records[list(self._columns)]
        return values

    def _vertex_array(self, dtype: str) -> Any:
        """Return the vertices as an array of two columns: a view of the memory that the library wrote."""
        return numpy().ndarray((self._vertex_count, 2), dtype, self._vertices)

    @property
    def _records(self) -> Any:
        return numpy().ndarray(len(self), self._struct, self._lines)

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, index: int) -> _Line: ...
    @overload
    def __getitem__(self, index: slice) -> list[_Line]: ...
    def __getitem__(self, index: Union[int, slice]) -> Union[_Line, list[_Line]]:
        found = self._lines[index]
        return list(map(self._line, found)) if isinstance(index, slice) else self._line(found)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return bytes(self._vertices) == bytes(other._vertices) and bytes(self._lines) == bytes(other._lines)

    # Numpy arrays may view the memory and change it.
    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        kinds = self._vertices._type_, self._lines._type_
        return _restored, (type(self), *kinds, bytes(self._vertices), self._vertex_count, bytes(self._lines))

    def __repr__(self) -> str:
        shown = [_shown(self._line(line)) for line in self._lines[:_SHOWN]]
        more = ["..."] if len(self) > _SHOWN else []
        return f"<{type(self).__name__}: {len(self)} lines, {self._vertex_count} vertices; {', '.join(shown + more)}>"


# The number of lines that `repr` shows.
_SHOWN = 3


def _shown(line: Any) -> str:
    """Return the kind of a line, and its first and last vertex, as text."""
    ends = [f"({vertex[0]:.6g}, {vertex[1]:.6g})" for vertex in (line.vertices[0], line.vertices[-1])]
    return f"{line.kind.name} {' to '.join(ends)}"


def _restored(kind: Any, vertex: Any, line: Any, vertices: bytes, vertex_count: int, lines: bytes) -> Any:
    parts = ((each * (len(memory) // sizeof(each))).from_buffer_copy(memory)
             for each, memory in ((vertex, vertices), (line, lines)))  # fmt: skip
    vertex_memory, line_memory = parts
    return kind(vertex_memory, vertex_count, line_memory)
