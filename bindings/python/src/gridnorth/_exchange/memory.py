# SPDX-License-Identifier: MIT
"""Features in the memory that the C library reads and writes: structs, the vertices of all, a text for their names."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import Array, addressof, byref, c_char, c_size_t, memmove, sizeof
from typing import Any, Callable, NamedTuple, Optional

from .. import errors
from .._columns.texts import shown_text
from .._memory.outputs import numpy
from .._memory.room import fitted
from .._native.library import (
    GN_ERROR_BUFFER_TOO_SMALL,
    GN_FEATURE_FLAG_JSON_TEXTS,
    GN_FEATURE_FLAG_XML_TEXTS,
    GN_FEATURE_HOLE,
    gn_exchange_report,
    gn_feature,
    gn_vertex,
    library,
)

FEATURE = sizeof(gn_feature)
VERTEX = sizeof(gn_vertex)

#: Calls a reader with room for features and vertices, or a writer with room for a text.
Call = Callable[..., int]


class Memory(NamedTuple):
    """Features with their vertices and texts."""

    features: Array[gn_feature]
    vertices: Array[gn_vertex]
    texts: bytes

    def text(self, span: Any, flags: int) -> Optional[str]:
        """Return a text of a feature with these flags; None if the feature has no such text."""
        if not span.size:
            return None
        text = self.texts[span.offset : span.offset + span.size]
        # Most names contain no escapes of XML or JSON.
        unescape = None
        if flags & GN_FEATURE_FLAG_XML_TEXTS and (b"&" in text or b"<" in text or b"\r" in text):
            unescape = library.gn_xml_unescape
        elif flags & GN_FEATURE_FLAG_JSON_TEXTS and b"\\" in text:
            unescape = library.gn_json_unescape
        if unescape:
            status, memory, needed = fitted(lambda *room: unescape(text, len(text), *room), c_char, len(text) + 1)
            if status:
                errors.refuse(status, shown_text(text))
            text = memory.raw[: needed - 1]
        return text.decode("utf-8", "replace")

    def numbers(self, first: int, count: int, column: int) -> Any:
        """Return a column of vertices without a copy: a numpy array if numpy is installed, else a memoryview."""
        doubles = memoryview(self.vertices).cast("B").cast("d") if len(self.vertices) else memoryview(b"").cast("d")
        view = doubles[4 * first + column : 4 * (first + count) : 4].toreadonly()
        try:
            return numpy().asarray(view)
        except ImportError:
            return view


def read_into(read: Call, text: bytes) -> tuple[int, Memory, gn_exchange_report]:
    """Read a document with a function of the library; return the status, the features, and the report."""
    report = gn_exchange_report()
    needed = c_size_t(), c_size_t()
    # The room suffices for most documents, which are read once. For others, the library returns what they need.
    room = min(len(text) // 64 + 1, _FIRST_FEATURES), min(len(text) // 16 + 1, _FIRST_VERTICES)
    while True:
        features, vertices = (gn_feature * room[0])(), (gn_vertex * room[1])()
        status = read(
            text, len(text), features, room[0], byref(needed[0]), vertices, room[1], byref(needed[1]), byref(report)
        )
        found = needed[0].value, needed[1].value
        if status != GN_ERROR_BUFFER_TOO_SMALL:
            break
        room = found
    if room != found:
        features = (gn_feature * found[0]).from_buffer_copy(features)
        vertices = (gn_vertex * found[1]).from_buffer_copy(vertices)
    return status, Memory(features, vertices, text), report


#: What is there for a first reading at most: 8 MB of vertices, and 4 MB of features.
_FIRST_FEATURES = 1 << 14
_FIRST_VERTICES = 1 << 18


def write_from(
    write: Call, memory: Memory, place: int, count: int, options: Any
) -> tuple[int, bytes, gn_exchange_report]:
    """Write `count` features from index `place` on; return the status, the text, and the report."""
    report = gn_exchange_report()
    features, vertices, texts = memory
    start = byref(features[place]) if count else features
    given = start, count, vertices, len(vertices), texts, len(texts), byref(options)
    # The writer runs twice, first for the size: a guess would be too long or too short, and texts are long.
    needed = c_size_t()
    status = write(*given, None, 0, byref(needed), byref(report))
    if status != GN_ERROR_BUFFER_TOO_SMALL:
        return status, b"", report
    text = bytearray(needed.value)
    status = write(*given, (c_char * needed.value).from_buffer(text), needed.value, byref(needed), byref(report))
    return status, bytes(memoryview(text)[: max(needed.value, 1) - 1]), report


def joined(parts: Iterable[tuple[Memory, int, int]]) -> Memory:
    """Join features of several memories; each part is a memory, an index and a number of features."""
    parts = list(parts)
    features = (gn_feature * sum(count for _, _, count in parts))()
    objects: dict[tuple[int, int], int] = {}
    places: dict[tuple[int, int, int], int] = {}
    at = 0
    vertices, texts = bytearray(), bytearray()
    for memory, place, count in parts:
        source = memoryview(memory.vertices).cast("B") if len(memory.vertices) else memoryview(b"")
        memmove(byref(features, FEATURE * at), byref(memory.features, FEATURE * place), FEATURE * count)
        for feature in features[at : at + count]:
            # Objects of different memories may have the same number.
            feature.object = objects.setdefault((addressof(memory.features), feature.object), len(objects))
            first, size = feature.first, feature.count
            feature.first = len(vertices) // VERTEX
            vertices += source[VERTEX * first : VERTEX * (first + size)]
            for span in (feature.name, feature.uid, feature.type, feature.how, feature.properties):
                # Each text is copied once, because parts of an object share their texts.
                key = id(memory.texts), span.offset, span.size
                if key not in places:
                    places[key] = len(texts)
                    texts += memory.texts[span.offset : span.offset + span.size]
                span.offset = places[key]
        at += count
    return Memory(features, (gn_vertex * (len(vertices) // VERTEX)).from_buffer(vertices), bytes(texts))


def places_of(features: Array[gn_feature]) -> list[int]:
    """Return the indices of the features that are not holes."""
    kinds = memoryview(features).cast("B").cast("i")[:: FEATURE // 4].tolist() if len(features) else []
    return [place for place, kind in enumerate(kinds) if kind != GN_FEATURE_HOLE]
