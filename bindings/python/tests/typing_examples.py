# SPDX-License-Identifier: MIT
"""Examples for type checkers: mypy reads them in test_typing.py, and they never run."""

import datetime
import mmap
from typing import Any, Optional

import numpy as np
from numpy.typing import NDArray
from typing_extensions import assert_type

from gridnorth import (
    Bounds,
    Cell,
    Feature,
    Features,
    GraticuleCell,
    Grid,
    Hemisphere,
    Outline,
    Point,
    Points,
    Position,
    Utm,
    cpu_level,
    errors,
    exchange,
    fences,
    gars,
    geodesic,
    georef,
    grid,
    index,
    limit_cpu_level,
    magnetic,
    measures,
    mgrs,
    navigation,
    polygon,
    position,
    read,
    rhumb,
    route,
    shapes,
    sphere,
    utm,
    write,
)

floats = np.zeros(3)
texts = np.array(["31N"])

assert_type(limit_cpu_level(cpu_level()), int)

assert_type(mgrs.encode(60, 3.5), str)
assert_type(mgrs.encode([60.0, 61.0], 3), list[str])
assert_type(mgrs.encode(60, (3, 4)), list[str])
assert_type(mgrs.encode(floats, floats), NDArray[np.str_])
assert_type(mgrs.encode(floats, 3, as_bytes=True), NDArray[np.bytes_])
assert_type(mgrs.encode(60, floats, precision=1, errors="mask", statuses=bytearray(3)), NDArray[np.str_])
assert_type(mgrs.encode_utm(500000, 0, 31, Hemisphere.NORTH), str)
assert_type(mgrs.decode("31N"), Cell)
assert_type(mgrs.decode(b"31N", strict=True), Cell)
assert_type(mgrs.decode("31N", errors="mask"), Optional[Cell])
assert_type(mgrs.decode(["31N", b"31N", None]), tuple[list[float], list[float]])
assert_type(mgrs.decode(texts), tuple[NDArray[np.float64], NDArray[np.float64]])
assert_type(mgrs.decode_cells("31N"), Cell)
assert_type(mgrs.decode_cells("31N", errors="mask"), Optional[Cell])
assert_type(mgrs.decode_cells(["31N", None]), list[Cell])
assert_type(mgrs.decode_cells(["31N"], errors="mask", statuses=bytearray(1)), list[Optional[Cell]])
assert_type(mgrs.decode_cells(texts), NDArray[np.void])
assert_type(mgrs.is_valid("31N"), bool)
assert_type(mgrs.is_valid(["31N"]), list[bool])
assert_type(mgrs.is_valid(texts), NDArray[np.bool_])
assert_type(mgrs.decode("31N").center, Point)
assert_type(mgrs.decode("31N").utm_center.hemisphere, Hemisphere)

assert_type(mgrs.typing("31", (48, 2)), mgrs.Typing)
assert_type(mgrs.typing_fields("31", easting="48", reference=Point(48, 2)).cell, Optional[Cell])

assert_type(position.parse("1 2"), Position)
assert_type(position.parse(b"1 2", "dd", bands=True, strict=True).point, Point)
assert_type(position.parse("1 2", errors="mask"), Optional[Position])
assert_type(position.parse(["1 2", b"3 4"], "dd"), list[Position])
assert_type(position.parse(["1 2", None], errors="mask", statuses=bytearray(2)), list[Optional[Position]])
assert_type(position.parse(texts, bands=True), NDArray[np.void])
assert_type(position.candidates("1 2", position.Form.DD), list[Position])
assert_type(position.parse("1 2").utm, Optional[Utm])
assert_type(position.parse_latitude("1N"), float)
assert_type(position.parse_longitude(b"2E"), float)
assert_type(position.defaults(), position.Options)
written: position.Options = {"symbols": "typographic", "hemispheres": position.Hemispheres.AFTER, "decimals": None}
assert_type(position.format(1, 2, "dms", **written), str)
assert_type(position.format(1, 2, position.Form.UTM, zone=32, band=True), str)
assert_type(position.format([1, 2], 3, "dms", **written), list[str])
assert_type(position.format([1, None], 3, "dms", errors="mask", **written), list[Optional[str]])
assert_type(position.format(floats, 3, band=True, statuses=bytearray(3)), NDArray[np.str_])
assert_type(georef.encode(1, 2), str)
assert_type(gars.decode("208LS"), GraticuleCell)
assert_type(gars.decode("208LS", errors="raise"), GraticuleCell)
assert_type(gars.decode("208LS", errors="mask"), Optional[GraticuleCell])
assert_type(georef.decode("MKPG", errors="mask"), Optional[GraticuleCell])
assert_type(georef.decode(["MKPG"]), tuple[list[float], list[float]])
assert_type(georef.decode(["MKPG"], errors="mask"), tuple[list[Optional[float]], list[Optional[float]]])
assert_type(measures.format_length(1250, "imperial", digits=3), str)
assert_type(measures.format_area(1250, measures.Units.NAUTICAL), str)
assert_type(measures.format_angle(45, "points_8"), str)
assert_type(measures.parse_angle("NNE"), float)
assert_type(measures.format_length(1250, "nautical_miles"), str)
assert_type(measures.format_speed(3, "minutes_per_kilometer"), str)
assert_type(measures.parse_speed("36 km/h"), float)
assert_type(measures.format_course(45, measures.North.GRID, "mils"), str)
assert_type(measures.parse_course("045 T"), measures.Course)
assert_type(measures.format_declination(-12.5, decimals=2), str)
assert_type(measures.parse_declination("12.5 W"), float)

assert_type(utm.forward(60, 3), Utm)
assert_type(utm.forward([60], 3), tuple[list[float], list[float], list[int]])
assert_type(utm.forward(floats, 3), tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.int32]])
assert_type(utm.inverse(500000, 0, 31, utm.NORTH), Point)
assert_type(utm.inverse(*utm.forward(60, 3)), Point)
assert_type(utm.inverse([500000], [0], [31]), tuple[list[float], list[float]])
assert_type(utm.inverse(floats, floats, 31, utm.NORTH), tuple[NDArray[np.float64], NDArray[np.float64]])
assert_type(utm.inverse(*utm.forward(floats, 3)), tuple[NDArray[np.float64], NDArray[np.float64]])
assert_type(utm.factors(60, 3).scale, float)
assert_type(utm.factors(floats, floats), tuple[NDArray[np.float64], NDArray[np.float64]])
assert_type(utm.zone(60, 3), Grid)
assert_type(utm.zone([60], 3), list[int])
assert_type(utm.zone(floats, 3), NDArray[np.int32])
assert_type(utm.to_epsg(33), int)
assert_type(utm.from_epsg(32633), Grid)

view = grid.Bounds(48, 2, 49, 3)
options: grid.Options = {"content": grid.Content.ALL & ~grid.Content.DIGITS, "tile_size": 256}
assert_type(view, Bounds)
assert_type(grid.geojson(view, 12), bytes)
assert_type(grid.geojson((48, 2, 49, 3), 12.5, margin=8), bytes)
assert_type(grid.geojson(view, 12, **options), bytes)
assert_type(grid.defaults(), grid.Options)
assert_type(grid.lines(view, 12).vertices, NDArray[np.float64])
assert_type(grid.lines(view, 12).offsets, NDArray[np.int64])
assert_type(grid.lines(view, 12).records, NDArray[np.void])
assert_type(grid.lines(view, 12)[0], grid.Line[Point])
assert_type(grid.lines(view, 12)[1:], list[grid.Line[Point]])
assert_type([line.vertices for line in grid.lines(view, 12)], list[list[Point]])
assert_type(grid.lines_pixels(view, 12, Point(48, 2)).vertices, NDArray[np.float32])
assert_type(grid.lines_pixels(view, 12, (48, 2))[0].vertices, list[grid.Pixel])
assert_type(grid.labels(view, 12), list[grid.Label])
assert_type(grid.labels(view, 12)[0].edge, Optional[grid.Edge])
assert_type(grid.spacing(view, 12), float)
assert_type(grid.bound(view, 12), int)
assert_type(grid.screen_scale(48, 12), float)
assert_type(grid.scale_bar(48, 12, 100, grid.Units.NAUTICAL), grid.ScaleBar)
screen = grid.Screen((48, 2), 12, 800, 600)
assert_type(screen.view(), Bounds)
assert_type(screen.pixel((48, 2)), grid.Pixel)
assert_type(screen.pixel([(48, 2)]), tuple[list[float], list[float]])
assert_type(screen.position(3, 4), Point)
assert_type(screen.position([3], 4), tuple[list[float], list[float]])
assert_type(mgrs.outline("31N", tolerance=0.1), Outline)
assert_type(mgrs.outline("31N").ring, list[Point])

assert_type(geodesic.inverse(60, 3, 61, 4), geodesic.Inverse)
assert_type(geodesic.inverse(60, 3, [61], 4), tuple[list[float], list[float], list[float]])
assert_type(sphere.inverse(60, 3, floats, [4]), tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]])
assert_type(geodesic.direct(60, 3, 0, 1000).azimuth, float)
assert_type(sphere.direct(60, 3, [0, 90], 1000), tuple[list[float], list[float], list[float]])
assert_type(rhumb.inverse(60, 3, 61, 4), rhumb.Inverse)
assert_type(rhumb.inverse(60, 3, floats, 4), tuple[NDArray[np.float64], NDArray[np.float64]])
assert_type(rhumb.direct(60, 3, 0, 1000), Point)
assert_type(rhumb.direct(60, 3, 0, floats), tuple[NDArray[np.float64], NDArray[np.float64]])
assert_type(geodesic.line(60, 3, 0, [1000]), tuple[list[float], list[float], list[float]])
assert_type(geodesic.line(60, 3, 0, floats), tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]])
assert_type(geodesic.points(60, 3, 61, 4, 5), Points)
assert_type(geodesic.grid_inverse(60, 3, 61, 4), geodesic.GridInverse)
assert_type(geodesic.grid_direct(60, 3, 0, 1000, 32), geodesic.GridDirect)

way = Points([(60, 3), Point(61, 4)])
assert_type(way[0], Point)
assert_type(way[1:], list[Point])
assert_type(np.asarray(way), NDArray[np.float64])
assert_type(route.length([(60, 3), (61, 4)]), float)
assert_type(route.distances(way), list[float])
assert_type(route.distances(floats), NDArray[np.float64])
assert_type(route.point(floats, 1000), route.Place)
assert_type(route.nearest(way, (60, 4)).point, Point)
assert_type(route.nearest(way, Point(60, 4), errors="mask"), Optional[route.Place])
assert_type(route.nearest(way, Points([(60, 4)])), list[route.Place])
assert_type(route.nearest(way, [(60, 4), (61, 5)], statuses=bytearray(2)), list[route.Place])
assert_type(route.nearest(way, floats), NDArray[np.void])
assert_type(route.densify(way, 1, closed=True), Points)
assert_type(route.simplify([[60.0, 3.0], [61.0, 4.0]], 1), Points)
assert_type(route.geojson(way, {"name": "a way"}, decimals=5), bytes)
assert_type(polygon.measure(way, holes=[way, floats]).area, float)
assert_type(polygon.orientation(way), Optional[polygon.Orientation])
assert_type(polygon.side(way, Point(60, 3)), polygon.Side)
assert_type(polygon.contains(way, (60, 3), [way]), bool)
assert_type(polygon.side(way, [(60, 3)], errors="mask"), list[polygon.Side])
assert_type(polygon.side(way, floats), NDArray[np.int32])
assert_type(polygon.contains(way, Points([(60, 3)]), [way]), list[bool])
assert_type(polygon.contains(way, [[60.0, 3.0]]), list[bool])
assert_type(polygon.contains(way, floats, statuses=bytearray(3)), NDArray[np.bool_])
assert_type(polygon.bounds(way), Bounds)
assert_type(polygon.centroid(way), Point)
assert_type(polygon.crossing(way), Optional[polygon.Crossing])
assert_type(polygon.geojson(way, (), b"{}"), bytes)
huts = index.PointIndex(way)
assert_type(index.PointIndex(floats, errors="mask", statuses=bytearray(3)), index.PointIndex)
assert_type(index.PointIndex.from_columns(floats, 3), index.PointIndex)
assert_type(index.PointIndex.from_buffer(b""), index.PointIndex)
assert_type(huts.nearest(60, 3), Optional[index.Neighbor])
assert_type(huts.nearest(60, 3, within=1000), Optional[index.Neighbor])
assert_type(huts.nearest(60, 3, 5), list[index.Neighbor])
assert_type(huts.nearest([60], 3), list[Optional[index.Neighbor]])
assert_type(huts.nearest([60], 3, k=5, within=1000), list[list[index.Neighbor]])
assert_type(huts.nearest(floats, floats), NDArray[np.void])
assert_type(huts.nearest(floats, 3, k=5, errors="mask"), NDArray[np.void])
assert_type(huts.within(60, 3, 1000), list[index.Neighbor])
assert_type(huts.within(60, 3, 1000)[0].id, int)
assert_type(huts.count_within(60, 3, 1000), int)
assert_type(huts.count_within([60], [3], 1000), list[int])
assert_type(huts.count_within(60, floats, 1000), NDArray[np.int32])
assert_type(huts.in_bounds(Bounds(0, 0, 1, 1)), list[int])
assert_type(huts.within_batch([60], 3, 1000), tuple[list[int], list[index.Neighbor]])
assert_type(huts.within_batch([60], floats, 1000), tuple[NDArray[np.int32], NDArray[np.void]])
assert_type(huts.in_bounds_batch([0], 0, [1], 1), tuple[list[int], list[int]])
assert_type(huts.in_bounds_batch(floats, 0, 1, 1), tuple[NDArray[np.int32], NDArray[np.uint64]])
assert_type(huts.words, memoryview)
assert_type(bytes(huts), bytes)
zone = index.PolygonIndex(way, [floats])
assert_type(index.PolygonIndex.from_buffer(mmap.mmap(-1, 8), check=False), index.PolygonIndex)
assert_type(zone.side(60, 3), polygon.Side)
assert_type(zone.side([60], 3), list[polygon.Side])
assert_type(zone.side(floats, 3), NDArray[np.int32])
assert_type(zone.contains(60, 3), bool)
assert_type(zone.contains([60], [3]), list[bool])
assert_type(zone.contains(floats, floats, errors="mask"), NDArray[np.bool_])
assert_type(zone.nearest(60, 3), route.Place)
assert_type(zone.crossings(index.RouteIndex(way)), list[polygon.Crossing])
assert_type(index.RouteIndex.from_buffer(floats), index.RouteIndex)
assert_type(index.RouteIndex(way).nearest(60, 3, 0, 1000), route.Place)
assert_type(index.RouteIndex(way).nearest([60], 3, end=1000), list[route.Place])
assert_type(index.RouteIndex(way).nearest(floats, floats), NDArray[np.void])
assert_type(index.RouteIndex(way).crossings(), list[polygon.Crossing])
areas = fences.FenceSet([fences.circle(7, (60, 3), 200, triggers=fences.Trigger.ENTER | fences.Trigger.EXIT)])
assert_type(fences.polygon(8, way, [floats], altitudes=(0, 1000)), fences.Fence)
assert_type(fences.FenceSet.from_buffer(bytes(areas)), fences.FenceSet)
assert_type(areas.holding(60, 3, 100), list[int])
assert_type(areas.holding_batch([60], 3), tuple[list[int], list[int]])
assert_type(areas.holding_batch(floats, 3, floats, errors="mask"), tuple[NDArray[np.int32], NDArray[np.uint64]])
tracker = fences.FenceTracker(hysteresis=30)
assert_type(tracker.step(fences.Fix(0, (60, 3)), areas), list[fences.Event])
assert_type(tracker.presences[0].since, float)
assert_type(magnetic.field(60, 3, 0, 2027.5).flags, magnetic.Flags)
assert_type(magnetic.declination(60, 3, 0, 2027.5), float)
assert_type(magnetic.declination(60, 3, 0, datetime.date(2027, 7, 2)), float)
assert_type(magnetic.declination(60, 3, 0, np.datetime64("2027-07-02")), float)
assert_type(magnetic.declination(60, 3, 0, [2027.5, datetime.date(2027, 7, 2), None], errors="raise"), list[float])
assert_type(magnetic.declination(floats, 3, 0, datetime.date(2027, 7, 2)), NDArray[np.float64])
assert_type(magnetic.declination([60], 3, 0, 2027.5, errors="mask"), list[Optional[float]])
assert_type(magnetic.declination(floats, 3, 0, floats), NDArray[np.float64])
assert_type(magnetic.norths(60, 3, 0, magnetic.decimal_year(1.8e9), 32).hemisphere, Hemisphere)
assert_type(magnetic.convert(90, "magnetic", magnetic.North.GRID, magnetic.norths(60, 3, 0, 2027.5)), float)
assert_type(magnetic.parse("").epoch, float)
walk = navigation.Navigator(way, [0, 2], lookahead=20)
assert_type(navigation.Navigator(index.RouteIndex(floats)).step(navigation.Fix(None, (60, 3))), navigation.Guidance)
assert_type(walk.step(navigation.Fix(0, (60, 3), accuracy=5)).speed, Optional[float])
assert_type((walk.waypoints, walk.state), tuple[Optional[tuple[int, ...]], bytes])
how: shapes.Options = {"placement": shapes.Placement.OUTSIDE, "tolerance": 0.1}
assert_type(shapes.defaults(), shapes.Options)
assert_type(shapes.circle((60, 3), 1000, **how), Points)
assert_type(shapes.circle_bounds((60, 3), 1000), Bounds)
assert_type(shapes.ellipse((60, 3), 1000, 500, 30), Points)
assert_type(shapes.wedge((60, 3), 0, 1000, 90, 30, azimuth_is=shapes.Azimuth.START), Points)
assert_type(shapes.arc(Point(60, 3), 1000, 90, 30), Points)
assert_type(shapes.ring_set((60, 3), (1000, 2000)).vertices, NDArray[np.float64])
assert_type(shapes.ring_set((60, 3), floats)[0], shapes.RingLine)
assert_type(shapes.circle_geojson((60, 3), 1000, '{"name":"a ring"}', decimals=5), bytes)
assert_type(shapes.ring_set_geojson((60, 3), [1000], {"name": "rings"}, **how), bytes)

try:
    grid.lines(view, 12)
except errors.TooManyVerticesError as too_many:
    assert_type(too_many.needed, int)

try:
    position.parse("38S 444140 3684706")
except errors.TextAmbiguousError as ambiguous:
    assert_type(ambiguous.candidates, list[Position])

try:
    mgrs.decode("")
except errors.TextError as error:
    assert_type(error.offset, Optional[int])

mgrs.encode("60", 3)  # type: ignore[arg-type]
mgrs.encode(60, 3, errors="ignore")  # type: ignore[call-overload]
mgrs.encode(60, 3, as_bytes=1)  # type: ignore[call-overload]
mgrs.decode(3)  # type: ignore[call-overload]
grid.lines((1, 2, 3), 12)  # type: ignore[arg-type]
grid.lines(view, 12, color=1)  # type: ignore[call-arg]
grid.lines(view, 12, margin="1")  # type: ignore[arg-type]
geodesic.inverse("60", 3, 61, 4)  # type: ignore[arg-type]
geodesic.line(60, 3, 0, 1000)  # type: ignore[call-overload]
route.length([60, 3])  # type: ignore[list-item]
index.PointIndex([60, 3])  # type: ignore[list-item]
huts.within([60], 3, 1000)  # type: ignore[arg-type]
zone.crossings(huts)  # type: ignore[arg-type]
fences.FenceSet([way])  # type: ignore[list-item]
areas.holding([60], 3)  # type: ignore[arg-type]
magnetic.convert(90, "true", "north", magnetic.norths(60, 3, 0, 2027.5))  # type: ignore[arg-type]
magnetic.convert(90, "true", "grid", magnetic.field(60, 3, 0, 2027.5))  # type: ignore[arg-type]
tracker.step((0, 60, 3), areas)  # type: ignore[arg-type]
navigation.Navigator(way, off_distance=3)  # type: ignore[call-arg]
walk.step(0, (60, 3))  # type: ignore[call-arg, arg-type]
shapes.circle((60, 3), 1000, color=1)  # type: ignore[call-arg]
shapes.circle(60, 3, 1000)  # type: ignore[arg-type, call-arg]
position.parse("1 2", "DD")  # type: ignore[call-overload]
position.format(1, 2, color=1)  # type: ignore[call-overload]
position.format(1, 2, symbols="roman")  # type: ignore[call-overload]
measures.format_length("1")  # type: ignore[arg-type]
measures.format_course(45)  # type: ignore[call-arg]
measures.format_course(45, "north")  # type: ignore[arg-type]

assert_type(read("walk.gpx"), Features)
assert_type(read(b"<gpx/>", "gpx", errors="raise")[0], Feature)
assert_type(read(b"<gpx/>")[0].name, Optional[str])
assert_type(read(b"<gpx/>")[:2], list[Feature])
assert_type(write("walk.kml", [Feature.point((1, 2), name="A", time=5)], decimals=6), exchange.Report)
assert_type(exchange.format_features({"type": "Point"}, "cot", time=5, stale_after=60), str)
assert_type(Feature.line(np.zeros((3, 2)), floats, [1, None, 3], is_route=True, uid="u"), Feature)
assert_type(exchange.parse_time("2026"), float)
assert_type(exchange.EventStream(limit=1000).feed(b""), list[bytes])
Feature.point((1, 2), colour="red")  # type: ignore[call-arg]
read(b"", "shp")  # type: ignore[arg-type]


class Column:
    """A column of another library."""

    def __array__(self) -> NDArray[np.float64]:
        return floats

    def to_numpy(self) -> NDArray[np.float64]:
        return floats


# The result for a column belongs to its library, which a type checker does not know.
assert_type(mgrs.encode(Column(), 3), Any)
assert_type(mgrs.decode(Column()), tuple[Any, Any])
assert_type(utm.forward(Column(), 3), tuple[Any, Any, Any])
assert_type(geodesic.inverse(60, 3, Column(), Column(), errors="mask"), tuple[Any, Any, Any])
assert_type(utm.forward([1.0, None], 3, errors="mask")[0], list[Optional[float]])
assert_type(mgrs.decode(["31NEA", None], minimum_precision=1, polar=False)[0], list[float])
