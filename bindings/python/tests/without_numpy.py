# SPDX-License-Identifier: MIT
"""Calls that test_without_numpy.py runs in an interpreter without numpy."""

import contextlib
import pickle
import sys

sys.path.insert(0, sys.argv[1])

from gridnorth import (
    Points,
    errors,
    exchange,
    fences,
    gars,
    geodesic,
    georef,
    grid,
    index,
    magnetic,
    measures,
    mgrs,
    navigation,
    polygon,
    position,
    rhumb,
    route,
    shapes,
    sphere,
    utm,
)

try:
    import numpy  # noqa: F401
except ImportError:
    pass
else:
    sys.exit("there is a numpy here")

assert mgrs.decode("32V")._repr_html_().startswith("<svg")
assert mgrs.encode(60, 3) == "32VJM6564066593"
assert mgrs.encode([60, 84], (3, 10), 0) == ["32VJM", "ZBA"]
assert mgrs.encode_utm(*utm.forward(60, 3), precision=0) == "32VJM"
assert mgrs.decode("31NEA").size == 100_000
assert mgrs.decode(["31NEA", "x"], errors="mask")[0][0] == mgrs.decode("31NEA").inside.latitude
assert mgrs.decode_cells(["31NEA", "x"], errors="mask") == [mgrs.decode("31NEA"), None]
assert mgrs.is_valid(["31NEA", b"x", None]) == [True, False, False]
assert utm.forward([0, 90], 3) == ([500000.0, 2000000.0], [0.0, 2000000.0], [31, 61])
assert utm.inverse([500000, 2000000], [0, 2000000], [31, 61]) == ([0.0, 90.0], [3.0, 0.0])
assert utm.inverse([500000], [0], 31, utm.NORTH) == ([0.0], [3.0])
assert utm.factors([0], [3]) == ([0.0], [0.9996])
assert utm.zone([60, -60], 2) == [31, -31]
statuses = bytearray(2)
mgrs.encode([60, 91], 3, errors="mask", statuses=statuses)
assert [errors.name_of(status) for status in statuses] == ["GN_OK", "GN_ERROR_LATITUDE"]
try:
    utm.forward([60, 91], 3)
except errors.LatitudeError as error:
    assert error.row == 1
view = (59.9, 10.6, 60.0, 10.8)
assert grid.geojson(view, 12).startswith(b'{"type":"FeatureCollection"')
lines = grid.lines(view, 12)
assert len(lines) == len(list(lines)) > 10
assert all(59.9 - 1e-9 <= vertex.latitude <= 60 + 1e-9 for line in lines for vertex in line.vertices)
assert grid.lines_pixels(view, 12, (60, 10.6))[0].vertices[0].x >= 0
assert {label.kind for label in grid.labels(view, 12)} > {grid.LabelKind.SQUARE, grid.LabelKind.DIGITS}
assert mgrs.outline("31NEA").ring[0].longitude >= 3
assert grid.scale_bar(60, 12).text == "500 m"
for kind in (geodesic, sphere, rhumb):
    assert kind.inverse(0, 0, 0, [0, 1])[1][1] == kind.inverse(0, 0, 0, 1)[1] == 90
    assert kind.direct([0, 0], 3, 90, [0, 1e5])[1][0] == 3
assert geodesic.line(0, 3, 90, [0, 0])[1] == [3, 3]
assert geodesic.points(0, 0, 0, 2, 2) == [(0, 0), (0, 2)]
way = Points([(0, 0), (0, 1), (1, 1)])
assert route.distances(way) == route.distances(list(way)) == [*route.distances(way)[:-1], route.length(way)]
assert route.nearest(way, (0, 0.5)).segment == 0
assert [place.segment for place in route.nearest(way, [(0, 0.5), (0.5, 1)])] == [0, 1]
assert polygon.contains(way, (0.5, 0.9))
assert polygon.contains(way, [(0.5, 0.9), (5, 5)]) == [True, False]
assert polygon.side(way, Points([(5, 5)])) == [polygon.Side.OUTSIDE]
assert not polygon.contains(way, (0.5, 0.9), holes=[[(0.4, 0.8), (0.4, 0.95), (0.6, 0.95), (0.6, 0.8)]])
huts = index.PointIndex([(46.5, 8.0), (46.6, 8.1), (46.7, 7.9)])
assert [hut.id for hut in huts.nearest(46.55, 8, k=2)] == huts.in_bounds((46, 7, 46.6, 9)) == [0, 1]
assert [hut.id for hut in huts.nearest([46.5, 46.7], [8, 8])] == [0, 2]
assert huts.count_within([46.5, 46.7], 8, 1e4) == [len(huts.within(46.5, 8, 1e4)), 1]
assert huts.within_batch([46.5, 46.7], 8, 1e4) == ([1, 1], huts.within(46.5, 8, 1e4) + huts.within(46.7, 8, 1e4))
assert huts.in_bounds_batch([46, 46], 7, [46.6, 46.5], 9) == ([2, 1], [0, 1, 0])
assert index.PointIndex.from_columns([46.5, 46.6, 46.7], [8, 8.1, 7.9]) == huts
zone = index.PolygonIndex.from_buffer(bytes(index.PolygonIndex(way)))
assert zone.contains([0.5, 5], [0.9, 5]) == [True, False]
assert index.RouteIndex(way).nearest(0.5, 1) == route.nearest(way, (0.5, 1))
assert [crossing.edge for crossing in zone.crossings(index.RouteIndex([(0.5, 0), (0.5, 3)]))] == [1, 2]
assert pickle.loads(pickle.dumps(huts, 5)) == huts
areas = fences.FenceSet([fences.circle(7, (46.5, 8), 200), fences.polygon(8, [(46, 7), (46, 9), (47, 9)])])
assert areas.holding(46.5, 8) == [7, 8]
assert areas.holding_batch([46.5, 46.4], [8, 8.5]) == ([2, 1], [7, 8, 8])
tracker = fences.FenceTracker()
assert tracker.step(fences.Fix(0, (47, 9.1)), areas) == []
assert [event.id for event in tracker.step(fences.Fix(60, (46.5, 8)), areas)] == [8, 7]
assert magnetic.declination([60, -60], 3, 0, 2027.5)[0] == magnetic.field(60, 3, 0, 2027.5).declination
walk = navigation.Navigator([(46.5, 8), (46.6, 8)])
fix = fences.Fix(0, (46.55, 8))
assert walk.step(fix).next_waypoint == pickle.loads(pickle.dumps(walk)).step(fix).next_waypoint == 1
assert shapes.circle_bounds((60, 3), 1000).south < 60
assert len(shapes.circle((60, 3), 1000)) == 65
assert shapes.circle_geojson((60, 3), 1000, {"name": "a ring"}).startswith(b'{"type":"Feature"')
rings = shapes.ring_set((60, 3), [1000, 2000], radials=1)
assert [len(line.vertices) for line in rings][:2] == [65, 65]
assert mgrs.typing("EA", (0, 3)).text == "31NEA"
assert position.parse("18T 585628 4511322").utm.zone == 18
assert position.format(40.5, -75, "dms", decimals=0) == "40d30'00\", -75d00'00\""
assert position.format([40.5, 0], -75, decimals=1) == ["40.5, -75.0", "0.0, -75.0"]
assert [read.form.name for read in position.parse(["1 2", "31NEA"])] == ["DD", "MGRS"]
assert georef.decode(georef.encode(51, -1)).precision == gars.decode(gars.encode(51, -1)).precision == 2
assert measures.parse_length(measures.format_length(1250)) == 1250
assert "numpy" not in sys.modules
for drawn in (lines, rings):
    with contextlib.suppress(ImportError):
        sys.exit(f"{drawn.vertices}: an array without numpy")
document = (
    b"<gpx><trk><trkseg><trkpt lat='46.5' lon='8'><ele>9</ele></trkpt><trkpt lat='46.6' lon='8'/></trkseg></trk></gpx>"
)
(walk,) = exchange.read(document)
assert list(walk.latitudes) == walk.latitudes.tolist() == [46.5, 46.6]
assert walk.altitudes[0] == 9
assert route.length(walk.points) > 11_000
assert exchange.read(exchange.format_features(walk, "kml").encode())[0].points == walk.points
line = exchange.Feature.line([(46.5, 8), (46.6, 8)], [9, None])
assert line == walk
assert line.__geo_interface__["geometry"]["type"] == "LineString"
