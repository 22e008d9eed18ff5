# SPDX-License-Identifier: MIT
"""Cuts a stream of Cursor on Target into events."""

from __future__ import annotations

import operator
import re
from ctypes import byref, c_char, c_size_t
from typing import Optional, Union

from .. import errors
from .._errors.advice import refuse_kind
from .._native.library import GN_OK, gn_cot_search, library

_NO_BLANK = re.compile(rb"[^ \t\r\n]")


class EventStream:
    """Cuts the bytes of a CoT stream, such as that of a TAK server, into events.

    An event ends with its element. Feed the received bytes in pieces of any size; `read` reads the events.

    Parameters
    ----------
    limit : int, default 1,048,576
        The largest number of bytes of an event with its XML declaration. It bounds memory and time.

    Attributes
    ----------
    pending : bytes
        The beginning of an event that is not complete.
    offset : int
        The number of bytes of the stream before `pending`.

    Examples
    --------
    >>> stream = EventStream()
    >>> stream.feed(b"<event uid='a'/><event uid='b'><po")
    [b"<event uid='a'/>"]
    >>> stream.feed(b"int/></event>")
    [b"<event uid='b'><point/></event>"]
    """

    def __init__(self, limit: int = 1 << 20) -> None:
        self._limit = operator.index(limit)
        if not 0 < self._limit < 2**32:
            raise ValueError(f"limit must be 1 ... {2**32 - 1}, not {limit}")
        self._bytes = bytearray()
        self.offset = 0
        # The state of the search for the end of the next event, so that each byte is inspected only once.
        self._search = gn_cot_search()
        self._error: Optional[errors.GridNorthError] = None

    @property
    def pending(self) -> bytes:
        return bytes(self._bytes)

    def feed(self, data: Union[bytes, bytearray, memoryview]) -> list[bytes]:
        """Take the next bytes of the stream.

        Parameters
        ----------
        data : bytes-like
            Any number of them.

        Returns
        -------
        list of bytes
            The events that these bytes complete, each with its XML declaration if it has one, without surrounding
            blanks.

        Raises
        ------
        XmlError, XmlTagError, XmlAttributeError, XmlReferenceError, XmlEncodingError, XmlDtdError, XmlLimitError
            The stream is broken; `offset` is the place in the whole stream. Events before that place are still
            returned; then the next call raises the error. A broken stream cannot be recovered.

        Examples
        --------
        >>> EventStream().feed(b"<event><!-- </event> --></event>  <event>")
        [b'<event><!-- </event> --></event>']
        """
        if self._error is not None:
            raise self._error
        if isinstance(data, str):
            refuse_kind("data", "bytes", data, "pass text.encode()")
        self._bytes += data
        events, start = [], self._skip_blanks(0)
        while start < len(self._bytes) and (size := self._end_of_event(start)):
            events.append(bytes(memoryview(self._bytes)[start : start + size]))
            start = self._skip_blanks(start + size)
        del self._bytes[:start]
        self.offset += start
        if self._error is not None and not events:
            raise self._error
        return events

    def close(self) -> None:
        """End the stream.

        Raises
        ------
        TextIncompleteError
            The stream ends within an event.
        GridNorthError
            The stream is broken.

        Examples
        --------
        >>> stream = EventStream()
        >>> stream.feed(b"<event/>")
        [b'<event/>']
        >>> stream.close()
        """
        if self._error is not None:
            raise self._error
        if self._bytes:
            end = self.offset + len(self._bytes)
            errors.refuse(errors.TextIncompleteError.status, f"the stream, in the event from {self.offset} on", end)

    def _skip_blanks(self, start: int) -> int:
        """Return the start of the next event: blanks may precede even an XML declaration."""
        found = _NO_BLANK.search(self._bytes, start)
        return found.start() if found else len(self._bytes)

    def _end_of_event(self, start: int) -> int:
        """Return the length of the next event in bytes; 0 if it is incomplete, or on an error."""
        found, offset = c_size_t(), c_size_t()
        count = len(self._bytes) - start
        text = c_char.from_buffer(self._bytes, start)
        search = byref(self._search)
        status = library.gn_cot_search_event(
            byref(text), count, self._limit, search, search, byref(found), byref(offset)
        )
        # The bytes cannot grow while `text` refers to them.
        del text
        if status == GN_OK:
            return found.value
        try:
            errors.refuse(status, "the stream", self.offset + start + offset.value)
        except errors.GridNorthError as error:
            self._error = error
        return 0
