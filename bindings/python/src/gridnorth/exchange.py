# SPDX-License-Identifier: MIT
"""Reads and writes GPX, KML, Cursor on Target and GeoJSON, and times as texts.

`read` reads a document of any of these formats as `Features`: a sequence of `Feature`, points, lines and areas with
names and times, whose positions are arrays. `write` and `format_features` write features that were read, made by
`Feature.point` and the like, or given as GeoJSON by shapely or geopandas. `EventStream` cuts the stream of a TAK server
into events.

>>> point = b"<Point><coordinates>8,46.5,2430</coordinates></Point>"
>>> document = b"<kml><Placemark><name>Hut</name>" + point + b"</Placemark></kml>"
>>> features = read(document)
>>> features[0].name, features[0].points[0], list(map(float, features[0].altitudes))
('Hut', Point(latitude=46.5, longitude=8.0), [2430.0])
>>> event = format_features(features, "cot", time=parse_time("2026-11-22T08:17:05Z"))
>>> read(event.encode())[0].name
'Hut'
"""

from __future__ import annotations

from ._exchange.feature import Feature
from ._exchange.features import Features
from ._exchange.read import read
from ._exchange.stream import EventStream
from ._exchange.values import Details, Kind, Options, Report, defaults
from ._exchange.write import format_features, write
from ._measures.times import format_time, parse_time
from ._typing.public import own

__all__ = [
    "Details",
    "EventStream",
    "Feature",
    "Features",
    "Kind",
    "Options",
    "Report",
    "defaults",
    "format_features",
    "format_time",
    "parse_time",
    "read",
    "write",
]

own(globals())
