# SPDX-License-Identifier: MIT
"""Reads documents."""

from __future__ import annotations

import codecs
import os
import re
from ctypes import byref, c_int32, c_size_t
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, NoReturn, Optional, Union

from .. import errors as _errors
from .._columns.batches import check_mode
from .._errors.advice import refuse_kind, shown
from .._native.library import (
    GN_EXCHANGE_COT,
    GN_EXCHANGE_GEOJSON,
    GN_EXCHANGE_GPX,
    GN_EXCHANGE_KML,
    GN_OK,
    GN_PARTIAL,
    library,
)
from .features import Features
from .memory import read_into
from .values import FORMATS, Report, dropped_words

if TYPE_CHECKING:
    from .._native.library import gn_exchange_report
    from .._typing.aliases import Errors
    from .values import FormatName

#: The sources from which a document is read.
Source = Union[str, "os.PathLike[str]", bytes, bytearray, memoryview, IO[str], IO[bytes]]

_READERS = {
    "gpx": library.gn_gpx_read,
    "kml": library.gn_kml_read,
    "cot": library.gn_cot_read,
    "geojson": library.gn_geojson_read,
}
_NAMES = {GN_EXCHANGE_GPX: "gpx", GN_EXCHANGE_KML: "kml", GN_EXCHANGE_COT: "cot", GN_EXCHANGE_GEOJSON: "geojson"}


def read(source: Source, format: Optional[FormatName] = None, *, errors: Errors = "mask") -> Features:
    """Read GPX, KML, Cursor on Target or GeoJSON.

    Parameters
    ----------
    source : str, os.PathLike, file, or bytes
        A path, an open file, binary or text, or the document itself as bytes. A document is UTF-8, or in the encoding
        that its XML declaration names, such as ISO-8859-1; if the declaration is wrong, pass ``open(path,
        encoding=...)``. GeoJSON may be several texts on separate lines, or a sequence (RFC 8142).
    format : {"gpx", "kml", "cot", "geojson"}, optional
        The format. By default the content decides, not the name of the file.
    errors : {"mask", "raise"}, default "mask"
        How to handle unusable features and fixes of tracks: leave them out and say so in `Features.report`, or raise an
        error for the first. A document that is neither XML nor JSON, or has none of these formats, is always refused.

    Returns
    -------
    Features
        The features of the document: GPX waypoints, routes and the segments of tracks; KML placemarks, tracks and
        overlays; CoT events; GeoJSON geometries, with name, uid, type, how and times from their properties, and all
        properties in `Feature.properties`. `Features.skipped` is the number of features that were left out.

    Raises
    ------
    OSError
        The file cannot be read.
    DocumentError
        The document has none of these formats.
    XmlError, XmlTagError, XmlAttributeError, XmlReferenceError, XmlEncodingError, XmlDtdError, XmlLimitError
        The XML cannot be read; the message gives the place, and `offset` gives it in bytes.
    JsonError
        The document is not valid JSON; the place is given as for XML.
    TextCrsError
        The document is GeoJSON in a reference system other than WGS 84.
    TextEmptyError, TextIncompleteError
        The document is empty, or its end is missing.

    Notes
    -----
    The document is read once, in linear time. Only the features, their vertices and the text, which contains the names,
    stay in memory.

    Examples
    --------
    >>> features = read(b"<gpx><wpt lat='46.5' lon='8'><name>Fish &amp; chips</name></wpt></gpx>")
    >>> features[0].name, features[0].points[0]
    ('Fish & chips', Point(latitude=46.5, longitude=8.0))
    >>> features = read(b"<gpx><wpt lat='46.5' lon='8'/><wpt lat='95' lon='8'/></gpx>")
    >>> features, features.report.line, features.report.column
    (<Features: 1 of gpx, 1 skipped>, 1, 31)
    >>> features.report.error.name
    'GN_ERROR_LATITUDE'
    """
    check_mode(errors)
    if format is not None and format not in FORMATS:
        raise ValueError(f"format must be one of {', '.join(map(repr, FORMATS))}, not {format!r}")
    text, name = _document_of(source)
    text = _as_utf8(text)
    document = _Document(text, name)
    if format is None:
        format = document.detected()
    status, memory, report = read_into(_READERS[format], text)
    if status not in (GN_OK, GN_PARTIAL):
        document.refuse(status, report.place, format)
    if status == GN_OK:
        return Features._of(memory, format, Report())
    left = document.report(report, format)
    if errors == "raise" and left.error is not None:
        raise left.error
    return Features._of(memory, format, left)


class _Document:
    """A text, and its name in messages."""

    def __init__(self, text: bytes, name: str) -> None:
        self.text = text
        self.name = name

    def detected(self) -> FormatName:
        """Return the format of the document."""
        found, offset = c_int32(), c_size_t()
        status = library.gn_exchange_detect(self.text, len(self.text), byref(found), byref(offset))
        if status != GN_OK:
            self.refuse(status, offset.value, None)
        return _NAMES[found.value]  # type: ignore[return-value]

    def refuse(self, status: int, offset: int, format: Optional[str]) -> NoReturn:
        """Raise the error of a document."""
        advice = ""
        if status == _errors.TextEmptyError.status:
            _errors.refuse(status, self.name)
        if self.text[:4] == b"PK\x03\x04":
            advice = "; a .kmz file is a zip archive: read its doc.kml, by zipfile.ZipFile(path).read('doc.kml')"
        elif status == _errors.DocumentError.status:
            root = re.match(rb"<?([^\s/>]{1,64})", self.text[offset : offset + 80])
            advice = f"; it begins with {root[1].decode('utf-8', 'replace')!r}" if root else ""
            advice += f", which is not {format}" if format else ", which is neither GPX nor KML nor CoT nor GeoJSON"
        elif status == _errors.XmlError.status and not format and not self._is_marked():
            advice = self._advice_for_text()
        elif status == _errors.XmlEncodingError.status:
            advice = "; for another encoding pass open(path, encoding=...)"
        raise self._error(status, offset, advice)

    def _is_marked(self) -> bool:
        """Return whether the document begins as XML or GeoJSON does."""
        return self.text.removeprefix(codecs.BOM_UTF8).lstrip(b" \t\r\n")[:1] in (b"<", b"{")

    def _advice_for_text(self) -> str:
        """Return what to do with a document that is neither XML nor GeoJSON, such as a table."""
        first = self.text.removeprefix(codecs.BOM_UTF8).lstrip(b" \t\r\n").splitlines()[0]
        words = shown(first[:40].decode("utf-8", "replace"))
        advice = f"; it begins with {words}, which is neither GPX nor KML nor CoT nor GeoJSON"
        if not any(separator in first for separator in b",;\t"):
            return advice
        return f"{advice}; read a table by pandas.read_csv or csv.reader, and its texts by gridnorth.position.parse"

    def report(self, found: gn_exchange_report, format: FormatName) -> Report:
        """Return a report of omitted features and fixes."""
        skipped = f"{found.skipped} feature{'' if found.skipped == 1 else 's'}" if found.skipped else ""
        dropped = dropped_words(format, found.dropped) if found.dropped else ""
        left = " and ".join(filter(None, (skipped, dropped)))
        is_one = found.skipped + found.dropped == 1
        part = (", or a part of it" if is_one else ", or a part of them") if "fix" in dropped else ""
        # The message counts features only from two on, but always counts fixes, because the feature of a fix remains.
        more = f"; {left} {'is' if is_one else 'are'} left out{part}" if found.skipped > 1 or found.dropped else ""
        error = self._error(found.error, found.place, more)
        return Report(found.skipped, error, *self._place(found.place), found.dropped)

    def _error(self, status: int, offset: int, more: str) -> _errors.GridNorthError:
        line, column = self._place(offset)
        try:
            _errors.refuse(status, f"{self.name}, line {line}, column {column}{more}", offset)
        except _errors.GridNorthError as error:
            return error.with_traceback(None)

    def _place(self, offset: int) -> tuple[int, int]:
        """Return the line and the column of a byte, counted from 1; a column is a character."""
        before = self.text[:offset]
        start = max(before.rfind(b"\n"), before.rfind(b"\r")) + 1
        lines = before.count(b"\n") + before.count(b"\r") - before.count(b"\r\n")
        # Each character has one byte that is not 0b10xxxxxx: its first. A byte order mark is not a character.
        own = before[start:].removeprefix(b"\xef\xbb\xbf") if start == 0 else before[start:]
        return lines + 1, sum(byte & 0xC0 != 0x80 for byte in own) + 1


def _document_of(source: Any) -> tuple[bytes, str]:
    """Return the bytes of a document, and its name in messages."""
    if isinstance(source, (bytes, bytearray, memoryview)):
        return bytes(source), "the document"
    if isinstance(source, (str, os.PathLike)):
        path = os.fspath(source)
        if isinstance(path, str) and path.lstrip("\ufeff \t\r\n").startswith(("<", "{")):
            refuse_kind("source", "a path, a file or bytes", path, "pass a document as bytes, by text.encode()")
        return Path(path).read_bytes(), Path(path).name
    if not hasattr(source, "read"):
        refuse_kind("source", "a path, a file or bytes", source, "pass one of them")
    content = source.read()
    name = getattr(source, "name", None)
    shown = Path(name).name if isinstance(name, str) else "the document"
    if isinstance(content, str):
        content = _undeclared(content).encode("utf-8", "surrogatepass")
    return bytes(content), shown


def _as_utf8(content: bytes) -> bytes:
    """Convert a document to UTF-8 if its declaration or its first two bytes name another known encoding."""
    if content[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE):
        encoding = "utf-16"
    else:
        found = re.match(rb"<\?xml\s[^>]*?\sencoding\s*=\s*[\"']([A-Za-z][\w.-]*)[\"']", content[:512])
        encoding = found[1].decode().lower() if found else "utf-8"
    if encoding in ("utf-8", "us-ascii"):
        return content
    try:
        return _undeclared(content.decode(encoding)).encode("utf-8", "surrogatepass")
    except (LookupError, UnicodeError):
        # The reader reports the error.
        return content


def _undeclared(text: str) -> str:
    """Replace the encoding in the XML declaration of a decoded text with blanks."""
    found = re.match(r"\ufeff?<\?xml\s[^>]*?(\sencoding\s*=\s*(?:\"[^\">]*\"|'[^'>]*'))", text[:512])
    if not found:
        return text
    start, end = found.span(1)
    return text[:start] + " " * (end - start) + text[end:]
