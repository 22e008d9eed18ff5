# SPDX-License-Identifier: MIT
"""Lines in the memory that the library wrote: a sequence of them, and for numpy three arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, Union, overload

from ._columns import numpy

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_Line = TypeVar("_Line")


class LineSequence(Sequence[_Line]):
    """Lines whose vertices stand one line after the other."""

    #: The struct of a line, which has fields `first` and `count`.
    _struct: ClassVar[Any]
    #: The columns of `records`: of the struct all but where the vertices are, which `offsets` tells.
    _columns: ClassVar[Sequence[str]]

    def __init__(self, vertices: Any, vertex_count: int, lines: Any) -> None:
        self._vertices = vertices
        self._vertex_count = vertex_count
        self._lines = lines

    def _line(self, line: Any) -> _Line:
        """Give a line as the caller gets it."""
        raise NotImplementedError

    @property
    def offsets(self) -> NDArray[np.int64]:
        """Where each line begins among the vertices, and where the last one ends: one more than there are lines."""
        values: NDArray[np.int64] = numpy().append(self._records["first"].astype("i8"), self._vertex_count)
        return values

    @property
    def records(self) -> NDArray[np.void]:
        """What is known of each line: a structured array with columns named as the attributes of a line."""
        values: NDArray[np.void] = self._records[list(self._columns)]
        return values

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

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {len(self)} lines, {self._vertex_count} vertices>"
