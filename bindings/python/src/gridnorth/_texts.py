# SPDX-License-Identifier: MIT
"""Columns of texts in the memory that the C library reads.

The library needs slots of equal size. A numpy array of bytes has them already; everything else is copied. References
are ASCII, positions UTF-8.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from ctypes import c_char
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Union

from ._columns import Arrays, Lists, input_of, is_array, numpy

if TYPE_CHECKING:
    from typing_extensions import TypeGuard

    from ._types import Text

#: A longer text (with many blanks, or not a reference) is read alone, so that it does not widen all other slots.
LONGEST_SLOT = 64

# Replaces what is not ASCII, and zero bytes, which would end the text. No notation uses it.
_NOT_ASCII = "?"


@dataclass(frozen=True)
class Slots:
    """Texts that the library reads."""

    count: int
    pointer: Any
    #: Bytes in a slot.
    size: int
    #: Bytes from one slot to the next.
    stride: int
    #: Makes the columns for the results.
    family: Union[Lists, Arrays]
    #: The numpy array of the slots, or the texts.
    texts: Any
    #: Texts that do not fit into their slots, by row. Their slots are empty, and each text is read alone.
    alone: Mapping[int, Text]
    #: Whether the texts need not be ASCII.
    utf8: bool = False

    @property
    def arguments(self) -> tuple[Any, int, int]:
        """Return the arguments for a batch."""
        return self.pointer, self.size, self.stride

    def text(self, row: int) -> Text:
        """Return the text of a row, as messages show it."""
        text: Text = self.texts[row]
        return text if self.utf8 else encoded(text)


def is_text(value: Any) -> TypeGuard[Text]:
    """Whether a value is one text."""
    return isinstance(value, (str, bytes, bytearray))


def encoded(text: Union[str, bytes, bytearray]) -> bytes:
    """Return a text as the bytes that the library reads."""
    return text.encode("utf-8", "surrogatepass") if isinstance(text, str) else bytes(text)


def one_text(value: Any) -> bytes:
    """Return what must be one text as the bytes that the library reads."""
    if not is_text(value):
        raise TypeError(f"a text must be str or bytes, not {type(value).__name__}")
    return encoded(value)


def place_in(text: Union[str, bytes, bytearray], offset: int) -> int:
    """Convert an offset in the bytes of a text to one in the text: in characters if it is a str."""
    if not isinstance(text, str):
        return offset
    # A character begins with its only byte that is not 0b10xxxxxx; the added zero is the end.
    return sum(byte & 0xC0 != 0x80 for byte in (encoded(text) + b"\0")[: offset + 1]) - 1


def shown_text(text: Union[str, bytes, bytearray]) -> str:
    """Return a text as a message shows it."""
    shown = repr(text if isinstance(text, str) else bytes(text).decode("utf-8", "backslashreplace"))
    return shown if len(shown) <= 60 else f"{shown[:57]}..."


def slots(values: Any, utf8: bool = False) -> Slots:
    """Return many texts as slots of ASCII or UTF-8."""
    pack = _slots_of_utf8 if utf8 else _slots_of_ascii
    if not isinstance(values, Iterable):
        raise TypeError(f"expected a text or many texts, not {type(values).__name__}")
    if not is_array(values):
        texts = list(values)
        return pack(texts, Lists(len(texts)))
    # Columns of Arrow, polars and pandas, and string arrays of numpy 2, convert themselves best to lists of texts.
    for method in ("to_pylist", "to_list"):
        if hasattr(values, method):
            texts = getattr(values, method)()
            return pack(texts, Arrays(len(texts), (len(texts),)))
    array = numpy().asarray(values)
    family = Arrays(array.size, array.shape)
    if array.dtype.kind == "S":
        return _slots_of_bytes(array.reshape(-1), family)
    if array.dtype.kind == "U" and not utf8:
        return _slots_of_bytes(_as_bytes(array.reshape(-1)), family)
    return pack(array.reshape(-1).tolist(), family)


def _slots_of_bytes(array: Any, family: Arrays) -> Slots:
    if array.dtype.itemsize == 0:
        array = array.astype("S1")
    column = input_of(array, c_char)
    return Slots(array.size, column.pointer, array.dtype.itemsize, column.stride, family, column.memory, {})


def _as_bytes(array: Any) -> Any:
    """Return an array of str as bytes; a character that is not ASCII becomes one byte that is not ASCII."""
    np = numpy()
    array = np.ascontiguousarray(array, array.dtype.newbyteorder("="))
    length = array.dtype.itemsize // 4
    if length == 0:
        return array.astype("S1")
    characters = array.view("u4")
    if characters.max(initial=0) > 255:
        characters = np.minimum(characters, 255)
    return characters.astype("u1").view(f"S{length}")


def as_str(array: Any) -> Any:
    """Return an array of ASCII slots as one of str; numpy itself would look at each text."""
    # A slot ends with a zero.
    length = array.dtype.itemsize - 1
    return array.astype(f"S{length}").view("u1").astype("u4").view(f"U{length}")


def _slots_of_utf8(values: list[Any], family: Union[Lists, Arrays]) -> Slots:
    given = [value if type(value) is str else _present(value) for value in values]
    texts = [encoded(text) for text in given]
    size = max(1, min(max(map(len, texts), default=0), LONGEST_SLOT))
    # A zero byte would end the text.
    alone = {row: text for row, text in enumerate(texts) if len(text) > size or b"\0" in text}
    joined = b"".join([(b"" if row in alone else text).ljust(size, b"\0") for row, text in enumerate(texts)])
    memory = (c_char * len(joined)).from_buffer(bytearray(joined))
    return Slots(len(texts), memory, size, size, family, given, alone, utf8=True)


def _slots_of_ascii(values: list[Any], family: Union[Lists, Arrays]) -> Slots:
    texts = [value if type(value) is str else _as_text(value) for value in values]
    longest = max(map(len, texts), default=0)
    stride = max(1, min(longest, LONGEST_SLOT))
    long_rows = {}
    fitting = texts
    if longest > stride:
        long_rows = {row: text for row, text in enumerate(texts) if len(text) > stride}
        fitting = ["" if len(text) > stride else text for text in texts]
    joined = "".join([text.ljust(stride, "\0") for text in fitting])
    if joined.count("\0") != len(joined) - sum(map(len, fitting)):
        joined = "".join([text.replace("\0", _NOT_ASCII).ljust(stride, "\0") for text in fitting])
    memory = (c_char * len(joined)).from_buffer(bytearray(joined.encode("ascii", "replace")))
    return Slots(len(texts), memory, stride, stride, family, texts, long_rows)


def _as_text(value: Any) -> str:
    text = _present(value)
    return text if isinstance(text, str) else text.decode("latin-1")


def _present(value: Any) -> Text:
    """Return a text; a missing one is empty."""
    if isinstance(value, str):
        return str(value)
    if isinstance(value, (bytes, bytearray)):
        return bytes(value)
    # None, NaN, and the missing values of pandas.
    if value is None or (isinstance(value, float) and value != value) or type(value).__name__ in ("NAType", "NaTType"):
        return ""
    raise TypeError(f"a text must be str or bytes, not {type(value).__name__}")
