# SPDX-License-Identifier: MIT
"""Columns of texts in the memory that the C library reads.

The library needs slots of equal size. A numpy array of bytes already has such slots; other texts are copied. References
are ASCII, positions UTF-8.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from ctypes import c_char
from typing import TYPE_CHECKING, Any, Callable, Optional, Union

from .._arrow import importing as _arrow
from .._arrow.blocks import LONGEST_SLOT, blocks_of
from .._arrow.texts import ArrowTexts
from .._errors.advice import TEXT, TEXTS, check_container, refuse, refuse_dtype, refuse_value
from .._errors.missing import MISSING, is_missing
from .._memory.outputs import Arrays, Lists, numpy
from .._native import fast
from . import pandas as _pandas
from .inputs import family_of, input_of, is_array

if TYPE_CHECKING:
    from typing_extensions import TypeGuard

    from .._typing.aliases import Text

# Replaces characters that are not ASCII, and zero bytes, which would end the text. No notation uses "?".
_NOT_ASCII = "?"


class Slots:
    """Texts that the library reads, in slots of `size` bytes, with `stride` bytes from one slot to the next."""

    def __init__(
        self,
        count: int,
        pointer: Any,
        size: int,
        stride: int,
        family: Union[Lists, Arrays],
        texts: Any,
        alone: Mapping[int, Text],
        utf8: bool = False,
        missing: Optional[bytes] = None,
    ) -> None:
        self.count = count
        self.pointer = pointer
        self.size = size
        self.stride = stride
        #: Makes the columns for the results.
        self.family = family
        #: The numpy array of the slots, or the texts.
        self.texts = texts
        #: Texts that do not fit into their slots, by row. Their slots are empty, and each text is read alone.
        self.alone = alone
        #: Whether the texts are UTF-8 instead of ASCII.
        self.utf8 = utf8
        #: A byte for each row: 1 if its text is missing. None if no text is missing.
        self.missing = missing

    @property
    def arguments(self) -> tuple[Any, int, int]:
        """Return the arguments for a batch."""
        return self.pointer, self.size, self.stride

    def text(self, row: int) -> Text:
        """Return the text of a row, as messages show it."""
        text: Text = self.texts[row]
        return text if self.utf8 else encoded(text)

    def mark_missing(self, statuses: Any) -> None:
        """Give rows whose text is missing the status `MISSING`; change `statuses` in place."""
        if self.missing is None:
            return
        row = self.missing.find(1)
        while row >= 0:
            statuses[row] = MISSING
            row = self.missing.find(1, row + 1)


#: The forms of texts that reading functions accept.
AnySlots = Union[Slots, ArrowTexts]

#: Packs texts into slots.
Pack = Callable[[Any, Any], Slots]


def is_text(value: Any) -> TypeGuard[Text]:
    """Return whether a value is one text."""
    return isinstance(value, (str, bytes, bytearray))


def encoded(text: Union[str, bytes, bytearray]) -> bytes:
    """Encode a text as the bytes that the library reads."""
    return text.encode("utf-8", "surrogatepass") if isinstance(text, str) else bytes(text)


def is_one(value: Any) -> TypeGuard[Text]:
    """Return whether a value is one text, or a missing value."""
    return isinstance(value, (str, bytes, bytearray)) or is_missing(value)


def one_text(value: Any) -> bytes:
    """Encode one text as the bytes that the library reads; refuse other values."""
    if not is_text(value):
        refuse_value("text", TEXT, value)
    return encoded(value)


def place_in(text: Union[str, bytes, bytearray], offset: int) -> int:
    """Convert an offset in the bytes of a text to one in the text: in characters if it is a str."""
    if not isinstance(text, str):
        return offset
    # Each character has one byte that is not 0b10xxxxxx: its first. The added zero stands for the end of the text.
    return sum(byte & 0xC0 != 0x80 for byte in (encoded(text) + b"\0")[: offset + 1]) - 1


def shown_text(text: Union[str, bytes, bytearray]) -> str:
    """Return a text as a message shows it."""
    shown = repr(text if isinstance(text, str) else bytes(text).decode("utf-8", "backslashreplace"))
    return shown if len(shown) <= 60 else f"{shown[:57]}..."


def slots(values: Any, utf8: bool = False) -> AnySlots:
    """Return many texts as slots of ASCII or UTF-8."""
    pack = _slots_of_utf8 if utf8 else _slots_of_ascii
    if type(values) is list:
        return pack(values, Lists(len(values)))
    check_container(values, "text", TEXTS)
    if not is_array(values):
        if not isinstance(values, Iterable) or getattr(values, "ndim", None) == 0:
            refuse_value("text", TEXTS, values)
        texts = list(values)
        return pack(texts, Lists(len(texts)))
    if _pandas.is_pandas(values):
        return _slots_of_pandas(values, pack)
    if _arrow.is_arrow(values):
        return _slots_of_arrow(values, pack, utf8)
    return _slots_of_array(values, pack, utf8)


def _slots_of_array(values: Any, pack: Pack, utf8: bool) -> Slots:
    np = numpy()
    # numpy.asarray would drop the mask.
    is_masked = isinstance(values, np.ma.MaskedArray)
    array = np.ma.getdata(values) if is_masked else np.asarray(values)
    family = family_of([values if is_masked else array], array.shape, array.size)
    flat, kind = array.reshape(-1), array.dtype.kind
    missing = np.ma.getmaskarray(values).reshape(-1) if is_masked else None
    if missing is not None and missing.any():
        flat = flat.copy()
        flat[missing] = {"U": "", "T": "", "S": b"", "O": None}.get(kind, 0)
    if kind == "S":
        found = _slots_of_bytes(flat, family)
    elif kind == "U" and not utf8:
        found = _slots_of_bytes(_as_bytes(flat), family)
    elif kind == "T" and (narrow := _narrowed(flat)) is not None:
        found = _slots_of_bytes(narrow, family)
        found.utf8 = utf8
    elif kind in "UTO" or flat.size == 0:
        found = pack(flat.tolist(), family)
    elif kind == "f" and np.isnan(flat[~missing] if missing is not None else flat).all():
        # No row has a text.
        found = pack([None] * flat.size, family)
    else:
        return refuse_dtype("text", TEXTS, array.dtype)
    return _with_missing(found, missing)


def _slots_of_pandas(values: Any, pack: Pack) -> AnySlots:
    arrow = _pandas.arrow_texts(values)
    if arrow is not None:
        plain = _arrow.plain_texts(_arrow.column_of(arrow))
        if plain is not None:
            return ArrowTexts(plain, _pandas.Pandas(values, len(values), (len(values),)))
    if type(values.dtype).__name__ == "StringDtype":
        texts = numpy().asarray(values, object).tolist()
    else:
        texts = values.to_list() if hasattr(values, "to_list") else list(values)
    return pack(texts, _pandas.Pandas(values, len(texts), (len(texts),)))


def _slots_of_arrow(values: Any, pack: Pack, utf8: bool) -> AnySlots:
    column = _arrow.column_of(values)
    if not _arrow.is_texts(column.kind):
        check_container(values, "text", TEXTS)
        came = f"a column of Arrow of type {column.kind.extension or column.kind.format!r}"
        refuse("text", TEXTS, came, "pass a column of strings")
    count = column.length
    family = family_of([values], (count,), count)
    plain = _arrow.plain_texts(column)
    if plain is not None:
        return ArrowTexts(plain, family)
    found, missing = _arrow.texts(column)
    if found is None:
        return pack(_arrow.listed_texts(column), family)
    return _with_missing(_slots_of_bytes(found, family), missing)


def _with_missing(found: Slots, missing: Any) -> Slots:
    """Mark more rows of slots as missing; `missing` is an array of bool, or None if no row is missing."""
    if missing is None or not missing.any():
        return found
    if found.missing is not None:
        missing = missing | numpy().frombuffer(found.missing, "?")
    found.missing = missing.tobytes()
    return found


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


def _narrowed(array: Any) -> Any:
    """Return variable-length texts as an array of bytes, without a str for each; None if bytes would lose data."""
    if hasattr(array.dtype, "na_object"):
        return None
    for size in _NARROW_SLOTS:
        narrow = numpy().empty(array.size, f"S{size}")
        # Texts are copied and compared in blocks that stay in the cache.
        parts = [slice(row, row + count) for row, count in blocks_of(array.size)]
        try:
            if all(_narrow(array[part], narrow[part]) for part in parts):
                return narrow
        except UnicodeEncodeError:
            return None
    return None


def _narrow(array: Any, narrow: Any) -> bool:
    """Copy variable-length texts into slots; return whether the copies are equal to the texts."""
    np = numpy()
    narrow[:] = array
    # Longer texts were cut, and zeros at the end are gone.
    if not (narrow.astype(array.dtype) == array).all():
        return False
    # A zero within a text would end it: bytes may follow a zero only from slot to slot.
    size = narrow.itemsize
    is_zero = narrow.view("u1") == 0
    within = np.count_nonzero(is_zero[:-1] > is_zero[1:])
    between = np.count_nonzero(is_zero[size - 1 : -1 : size] > is_zero[size::size])
    return bool(within == between)


# Slot sizes for most references, and for references with many blanks between their parts.
_NARROW_SLOTS = (16, LONGEST_SLOT)


def as_str(array: Any) -> Any:
    """Return an array of ASCII slots as an array of str; numpy's conversion would inspect each text."""
    # A slot ends with a zero.
    length = array.dtype.itemsize - 1
    return array.astype(f"S{length}").view("u1").astype("u4").view(f"U{length}")


def _slots_of_utf8(values: list[Any], family: Union[Lists, Arrays]) -> Slots:
    gathered = _gathered(values, family, True)
    if gathered is not None:
        return gathered
    given = [value if type(value) is str else _present(value, values) for value in values]
    texts = [encoded(text) for text in given]
    size = max(1, min(max(map(len, texts), default=0), LONGEST_SLOT))
    # A zero byte would end the text.
    alone = {row: text for row, text in enumerate(texts) if len(text) > size or b"\0" in text}
    joined = b"".join([(b"" if row in alone else text).ljust(size, b"\0") for row, text in enumerate(texts)])
    memory = (c_char * len(joined)).from_buffer(bytearray(joined))
    return Slots(len(texts), memory, size, size, family, given, alone, utf8=True, missing=_missing(values))


def _slots_of_ascii(values: list[Any], family: Union[Lists, Arrays]) -> Slots:
    gathered = _gathered(values, family, False)
    if gathered is not None:
        return gathered
    texts = [value if type(value) is str else _as_text(value, values) for value in values]
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
    return Slots(len(texts), memory, stride, stride, family, texts, long_rows, missing=_missing(values))


def _missing(values: list[Any]) -> Optional[bytes]:
    """Return a byte for each row that says whether its text is missing; None if no text is missing."""
    if all(type(value) is str for value in values):
        return None
    return bytes([not is_text(value) for value in values])


def _gathered(values: list[Any], family: Union[Lists, Arrays], utf8: bool) -> Optional[Slots]:
    """Return texts as slots that the extension has filled; None if Python has to fill them."""
    found = fast.gather(values, LONGEST_SLOT, utf8)
    if found is None:
        return None
    joined, size, missing, rows = found
    texts = _Given(values, utf8)
    alone = {row: encoded(texts[row]) if utf8 else texts[row] for row in rows}
    memory = (c_char * len(joined)).from_buffer(joined)
    return Slots(len(values), memory, size, size, family, texts, alone, utf8=utf8, missing=missing)


class _Given(Sequence[Any]):
    """Texts in their original form; each is converted when it is accessed."""

    def __init__(self, values: list[Any], utf8: bool) -> None:
        self._values = values
        self._convert = _present if utf8 else _as_text

    def __len__(self) -> int:
        return len(self._values)

    def __getitem__(self, row: Any) -> Any:
        return self._convert(self._values[row], self._values)


def _as_text(value: Any, values: list[Any]) -> str:
    text = _present(value, values)
    return text if isinstance(text, str) else text.decode("latin-1")


def _present(value: Any, values: list[Any]) -> Text:
    """Return a text; return an empty text for a missing value."""
    if isinstance(value, str):
        return str(value)
    if isinstance(value, (bytes, bytearray)):
        return bytes(value)
    if is_missing(value):
        return ""
    row = next(row for row, each in enumerate(values) if each is value)
    return refuse_value("text", TEXTS, value, row)
