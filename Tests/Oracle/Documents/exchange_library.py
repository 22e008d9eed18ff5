# SPDX-License-Identifier: MIT
"""Documents, their features and times in the shared library, with numpy arrays."""

from __future__ import annotations

import ctypes
from ctypes import byref, c_char_p, c_double, c_int32, c_size_t, c_uint32, c_uint64, c_void_p
from dataclasses import dataclass
from pathlib import Path

import numpy as np

OK, PARTIAL, NULL, TOO_SMALL = 0, 1, 16, 17
EMPTY, INCOMPLETE, REST = 64, 73, 74
XML, TAG, ATTRIBUTE, REFERENCE, ENCODING, DTD, LIMIT, DOCUMENT, FEATURE, SPAN, DATE, JSON = range(160, 172)
CRS = 75

POINT, LINE, AREA, HOLE, CIRCLE, ELLIPSE, SECTOR, RANGE_BEARING, BOX = range(1, 10)
ROUTE, XML_TEXTS, GAPS, JSON_TEXTS = 1, 2, 4, 8

TEXTS = ("name", "uid", "type", "how")
NUMBERS = (
    *("time", "start", "stale", "circular_error", "linear_error", "radius", "second_radius", "azimuth", "width"),
    *("inclination", "course", "speed", "low", "high"),
)
SPAN_TYPE = np.dtype([("offset", np.uint64), ("size", np.uint64)])
FEATURE_TYPE = np.dtype(
    [
        *(("kind", np.int32), ("flags", np.uint32), ("object", np.uint64), ("first", np.uint64), ("count", np.uint64)),
        *((name, SPAN_TYPE) for name in TEXTS),
        *((name, float) for name in NUMBERS),
        *(("fence_triggers", np.uint32), ("north", np.int32), ("properties", SPAN_TYPE)),
    ]
)
VERTEX_TYPE = np.dtype([(name, float) for name in ("latitude", "longitude", "altitude", "time")])
assert FEATURE_TYPE.itemsize == 232
assert VERTEX_TYPE.itemsize == 32


class Report(ctypes.Structure):
    """gn_exchange_report."""

    _fields_ = [("skipped", c_uint64), ("place", c_uint64), ("error", c_int32), ("dropped", c_uint32)]


class Options(ctypes.Structure):
    """gn_exchange_options."""

    _fields_ = [
        ("size", c_uint32),
        *((name, c_int32) for name in ("decimals", "meter_decimals", "time_decimals")),
        *((name, c_double) for name in ("tolerance", "time", "stale_after")),
        ("reserved", c_uint64),
    ]


assert ctypes.sizeof(Options) == 48


@dataclass
class Contents:
    """The features that a reader made of a document."""

    status: int
    features: np.ndarray
    vertices: np.ndarray
    report: Report
    document: bytes

    def vertices_of(self, number: int) -> np.ndarray:
        """Gives the vertices of a feature, as rows of latitude, longitude, altitude and time."""
        first, count = (int(self.features[number][name]) for name in ("first", "count"))
        return self.vertices[first : first + count].view(float).reshape(-1, 4)

    def raw(self, number: int, text: str) -> bytes:
        """Gives a text of a feature as it stands in the document."""
        offset, size = (int(number) for number in self.features[number][text])
        return self.document[offset : offset + size]


class ExchangeLibrary:
    """The functions of the sections on exchange and times."""

    def __init__(self, library: Path) -> None:
        self._library = ctypes.CDLL(str(library))
        self._library.gn_status_name.restype = c_char_p

    def status_name(self, status: int) -> str:
        return self._library.gn_status_name(status).decode()

    # Reading

    def check(self, form: str, document: bytes) -> tuple[int, Report]:
        """Asks for the sizes only: GN_OK or GN_PARTIAL where nothing is wrong with the document, and without features."""
        report = Report()
        given = (document, c_size_t(len(document)), None, c_size_t(0), None, None, c_size_t(0), None, byref(report))
        status = getattr(self._library, f"gn_{form}_read")(*given)
        return (PARTIAL if report.skipped or report.dropped else OK) if status == TOO_SMALL else status, report

    def read_into(
        self, form: str, document: bytes, features: np.ndarray, vertices: np.ndarray
    ) -> tuple[int, int, int, Report]:
        """Reads into arrays; gives the status, and how many features and vertices are needed."""
        feature_count, vertex_count, report = c_size_t(77), c_size_t(77), Report(7, 7, 7, 7)
        status = getattr(self._library, f"gn_{form}_read")(
            *(document, c_size_t(len(document))),
            *(features.ctypes.data_as(c_void_p), c_size_t(len(features)), byref(feature_count)),
            *(vertices.ctypes.data_as(c_void_p), c_size_t(len(vertices)), byref(vertex_count), byref(report)),
        )
        return status, feature_count.value, vertex_count.value, report

    def read(self, form: str, document: bytes) -> Contents:
        """Asks for the sizes, then reads."""
        nothing = np.zeros(0, FEATURE_TYPE), np.zeros(0, VERTEX_TYPE)
        first, feature_count, vertex_count, _ = self.read_into(form, document, *nothing)
        features, vertices = np.zeros(feature_count, FEATURE_TYPE), np.zeros(vertex_count, VERTEX_TYPE)
        status, *counts, report = self.read_into(form, document, features, vertices)
        assert counts == [feature_count, vertex_count], "the sizes depend on the capacities"
        assert first == status or first == TOO_SMALL, f"{first}, then {status}"
        return Contents(status, features, vertices, report, document)

    def detect(self, document: bytes) -> tuple[int, int]:
        """Gives the status and the format."""
        form = c_int32(-1)
        status = self._library.gn_exchange_detect(document, c_size_t(len(document)), byref(form), None)
        return status, form.value

    def find_event(self, text: bytes, limit: int = 0) -> tuple[int, int]:
        """Gives the status and the size of the first event, 0 on error, which leaves it as it was."""
        size = c_size_t(77)
        status = self._library.gn_cot_find_event(text, c_size_t(len(text)), c_uint32(limit), byref(size), None)
        if status == OK:
            return status, size.value
        assert size.value == 77, "a size was written on error"
        return status, 0

    def unescape(self, text: bytes, capacity: int | None = None, form: str = "xml") -> tuple[int, bytes, int]:
        """Gives the status, the text and the capacity needed."""
        room = len(text) + 1 if capacity is None else capacity
        out, needed = ctypes.create_string_buffer(b"\x55" * (room + 1), room + 1), c_size_t(77)
        status = getattr(self._library, f"gn_{form}_unescape")(
            text, c_size_t(len(text)), out, c_size_t(room), byref(needed)
        )
        assert out.raw[room] == 0x55, "written behind the end"
        return status, out.raw[:room].partition(b"\0")[0], needed.value

    def to_utf8(self, text: bytes, capacity: int | None = None) -> tuple[int, bytes, int]:
        """Gives the status, the text and the capacity needed."""
        room = 3 * len(text) + 8 if capacity is None else capacity
        out, needed = ctypes.create_string_buffer(b"\x55" * (room + 1), room + 1), c_size_t(77)
        status = self._library.gn_xml_to_utf8(text, c_size_t(len(text)), out, c_size_t(room), byref(needed))
        assert out.raw[room] == 0x55, "written behind the end"
        return status, out.raw[: max(needed.value - 1, 0)] if status == OK else out.raw[:1].rstrip(b"\0"), needed.value

    def text(self, contents: Contents, number: int, text: str) -> str:
        """Gives a text of a feature without its XML or JSON."""
        form = "json" if int(contents.features[number]["flags"]) & JSON_TEXTS else "xml"
        status, plain, _ = self.unescape(contents.raw(number, text), form=form)
        assert status == OK, contents.raw(number, text)
        return plain.decode()

    # Writing

    def options(self, **options: float) -> Options:
        result = Options()
        assert self._library.gn_exchange_options_init(byref(result)) == OK
        for name, value in options.items():
            assert hasattr(result, name)
            setattr(result, name, value)
        return result

    def write(
        self, form: str, features: np.ndarray, vertices: np.ndarray, texts: bytes = b"", **options: float
    ) -> tuple[int, bytes, Report]:
        """Writes a document: gpx, kml, cot or geojson. Asks for the size first; also tries to do with a byte less."""
        function = getattr(self._library, "gn_features_geojson" if form == "geojson" else f"gn_{form}_write")
        features, vertices = np.ascontiguousarray(features, FEATURE_TYPE), np.ascontiguousarray(vertices, VERTEX_TYPE)
        given = (
            *(features.ctypes.data_as(c_void_p), c_size_t(len(features))),
            *(vertices.ctypes.data_as(c_void_p), c_size_t(len(vertices)), texts, c_size_t(len(texts))),
            byref(self.options(**options)),
        )
        needed, report = c_size_t(77), Report()
        first = function(*given, None, c_size_t(0), byref(needed), byref(report))
        if first != TOO_SMALL:
            return first, b"", report
        size = needed.value
        for capacity in (size - 1, size):
            out, report = ctypes.create_string_buffer(b"\x55" * (size + 1), size + 1), Report()
            status = function(*given, out, c_size_t(capacity), byref(needed), byref(report))
            assert needed.value == size, "the size depends on the capacity"
            assert out.raw[capacity:] == b"\x55" * (size + 1 - capacity), "written behind the end"
            if capacity < size:
                assert status == TOO_SMALL
                assert capacity == 0 or out.raw[0] == 0, "a text was left that is not whole"
        assert out.raw[size - 1] == 0
        return status, out.raw[: size - 1], report

    # Times

    def parse_time(self, text: bytes) -> tuple[int, float, int]:
        """Gives the status, the seconds and the offset of the error."""
        seconds, offset = c_double(-77), c_size_t(77)
        status = self._library.gn_time_parse(text, c_size_t(len(text)), byref(seconds), byref(offset))
        return status, seconds.value, offset.value

    def format_time(self, seconds: float, decimals: int) -> tuple[int, str]:
        """Gives the status and the text."""
        out, needed = ctypes.create_string_buffer(31), c_size_t()
        status = self._library.gn_time_format(c_double(seconds), c_int32(decimals), out, c_size_t(31), byref(needed))
        text = out.value.decode()
        assert needed.value == (len(text) + 1 if status == OK else 0)
        return status, text
