# SPDX-License-Identifier: MIT
"""Documents of each format, and features of each kind, for the tests of exchange."""

from __future__ import annotations

from gridnorth import Feature

GPX = b"""<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
  <wpt lat="46.5732" lon="8.4143">
    <ele>2431</ele><time>2026-11-22T08:17:05Z</time>
    <name>Fish &amp; chips</name>
    <type><![CDATA[<hut>]]></type>
  </wpt>
  <rte><name>Way</name><rtept lat="46.5" lon="8"/><rtept lat="46.6" lon="8.1"/></rte>
  <trk><name>Walk</name>
    <trkseg>
      <trkpt lat="46.5" lon="8"><ele>1200</ele><time>2026-11-22T08:17:05.25Z</time></trkpt>
      <trkpt lat="46.5001" lon="8.0001"/>
    </trkseg>
    <trkseg><trkpt lat="-46.5" lon="-8"/></trkseg>
  </trk>
</gpx>
"""

EVENT = (
    b"<event version='2.0' uid='a' type='a-f-G' time='2026-11-22T08:17:05Z' start='2026-11-22T08:17:06Z' "
    b"stale='2026-11-22T08:27:05Z' how='m-g'><point lat='46.5' lon='8' hae='2430' ce='9' le='9999999'/>"
    b"<detail><contact callsign='Alfa'/><track course='90' speed='1.5'/></detail></event>"
)


def kml(inside: str) -> bytes:
    return f"<kml xmlns='http://www.opengis.net/kml/2.2'><Placemark>{inside}</Placemark></kml>".encode()


AREA = kml(
    "<name>Field</name><Polygon>"
    "<outerBoundaryIs><LinearRing><coordinates>0,60 10,60 5,61 0,60</coordinates></LinearRing>"
    "</outerBoundaryIs><innerBoundaryIs><LinearRing><coordinates>4,60.1 5,60.3 6,60.1 4,60.1</coordinates></LinearRing>"
    "</innerBoundaryIs></Polygon>"
)


def made() -> list[Feature]:
    """A feature of each kind."""
    times = {"time": 1795335425.25, "start": 1795335425, "stale": 1795345425}
    return [
        Feature.point((46.5, 8.0), 2430.25, name="Fish & <chips>", uid="p", type="a-f-G", how="m-g", **times),
        Feature.line([(46.5, 8.0), (46.6, 8.1)], [1200, None], name="Walk", **times),
        Feature.line([(46.5, 8.0), (46.6, 8.1), (46.7, 8)], is_route=True, name="Way", **times),
        Feature.area([(60, 0), (60, 10), (61, 5)], name="Field", **times),
        Feature.circle((46.5, 8.0), 500, name="Keep out", **times),
        Feature.ellipse((46.5, 8.0), 500, 200, 30, **times),
        Feature.sector((46.5, 8.0), 500, 90, 45, **times),
        Feature.range_bearing((46.5, 8.0), 1500, 45, 5, **times),
        Feature.box((46, 7, 47, 9), 10, **times),
    ]
