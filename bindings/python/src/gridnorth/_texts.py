# SPDX-License-Identifier: MIT
"""Columns of texts in the memory that the C library reads.

The library wants slots of the same number of bytes. A numpy array of bytes is that already; everything else is copied.
"""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_char
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Union

from ._columns import Arrays, Lists, is_array, numpy, pointer_to

if TYPE_CHECKING:
    from typing_extensions import TypeGuard

    from ._types import Text

#: A longer text (all blanks, or no reference) is read by itself: it must not widen the slots of all the others.
LONGEST_SLOT = 64

# Stands for what is no ASCII, and for zero bytes, which would end the text: no notation has it.
_NOT_ASCII = "?"


@dataclass(frozen=True)
class Slots:
    """Texts that the library reads."""

    count: int
    pointer: Any
    #: Bytes of a slot.
    stride: int
    #: Makes the columns for the results.
    family: Union[Lists, Arrays]
    #: The numpy array of the slots, or the texts.
    texts: Any
    #: Rows whose text is too long for its slot, which is empty instead.
    long_rows: dict[int, str]

    def text(self, row: int) -> bytes:
        """Give the text of a row."""
        text = self.texts[row]
        return text if isinstance(text, bytes) else encoded(text)


def is_text(value: Any) -> TypeGuard[Text]:
    """Whether a value is one text."""
    return isinstance(value, (str, bytes, bytearray))


def encoded(text: Union[str, bytes, bytearray]) -> bytes:
    """Give a text as the bytes that the library reads."""
    return text.encode("utf-8", "surrogatepass") if isinstance(text, str) else bytes(text)


def one_text(value: Any) -> bytes:
    """Give what must be one text as the bytes that the library reads."""
    if not is_text(value):
        raise TypeError(f"a text is str or bytes, not {type(value).__name__}")
    return encoded(value)


def place_in(text: Union[str, bytes, bytearray], offset: int) -> int:
    """Give an offset in the bytes of a text as one in the text: in characters if it is a str."""
    if not isinstance(text, str):
        return offset
    # A character begins with the only byte that is not 0b10xxxxxx; one stands for the end.
    return sum(byte & 0xC0 != 0x80 for byte in (encoded(text) + b"\0")[: offset + 1]) - 1


def shown_text(text: Union[str, bytes, bytearray]) -> str:
    """Give a text as a message shows it."""
    shown = repr(text if isinstance(text, str) else bytes(text).decode("utf-8", "backslashreplace"))
    return shown if len(shown) <= 60 else f"{shown[:57]}..."


def slots(values: Any) -> Slots:
    """Give many texts as slots."""
    if not isinstance(values, Iterable):
        raise TypeError(f"a text or many texts are needed, not {type(values).__name__}")
    if not is_array(values):
        texts = list(values)
        return _slots_of_texts(texts, Lists(len(texts)))
    # Columns of Arrow and polars, of pandas and of the strings of numpy 2 become lists of texts best by themselves.
    for method in ("to_pylist", "to_list"):
        if hasattr(values, method):
            texts = getattr(values, method)()
            return _slots_of_texts(texts, Arrays(len(texts), (len(texts),)))
    array = numpy().asarray(values)
    family = Arrays(array.size, array.shape)
    if array.dtype.kind == "S":
        return _slots_of_bytes(array.reshape(-1), family)
    if array.dtype.kind == "U":
        return _slots_of_bytes(_as_bytes(array.reshape(-1)), family)
    return _slots_of_texts(array.reshape(-1).tolist(), family)


def _slots_of_bytes(array: Any, family: Arrays) -> Slots:
    np = numpy()
    if array.dtype.itemsize == 0:
        array = array.astype("S1")
    array = np.ascontiguousarray(array)
    return Slots(array.size, pointer_to(array, c_char), array.dtype.itemsize, family, array, {})


def _as_bytes(array: Any) -> Any:
    """Give an array of str as bytes; what is no ASCII becomes one byte that is none either."""
    np = numpy()
    array = np.ascontiguousarray(array, array.dtype.newbyteorder("="))
    length = array.dtype.itemsize // 4
    if length == 0:
        return array.astype("S1")
    characters = array.view("u4")
    if characters.max(initial=0) > 255:
        characters = np.minimum(characters, 255)
    return characters.astype("u1").view(f"S{length}")


def as_str(array: Any, length: int) -> Any:
    """Give an array of ASCII bytes as one of str; numpy itself would look at each text."""
    return array.astype(f"S{length}").view("u1").astype("u4").view(f"U{length}")


def _slots_of_texts(values: list[Any], family: Union[Lists, Arrays]) -> Slots:
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
    return Slots(len(texts), memory, stride, family, texts, long_rows)


def _as_text(value: Any) -> str:
    if isinstance(value, str):
        return str(value)
    if isinstance(value, (bytes, bytearray)):
        return value.decode("latin-1")
    # None, NaN, and the missing values of pandas.
    if value is None or (isinstance(value, float) and value != value) or type(value).__name__ in ("NAType", "NaTType"):
        return ""
    raise TypeError(f"a text is str or bytes, not {type(value).__name__}")
