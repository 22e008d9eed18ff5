# SPDX-License-Identifier: MIT
"""shapely reads positions, cells, ring sets and fences through `__geo_interface__`."""

from __future__ import annotations

import json

import pytest
import shapely
from shapely.geometry import shape

from gridnorth import Bounds, Point, Points, errors, fences, gars, georef, mgrs, polygon, position, route, shapes
from gridnorth.index import PolygonIndex


def longitudes(geometry):
    return shapely.get_coordinates(geometry)[:, 0]


def test_longitude_comes_first():
    assert shape(Point(48, 2)).wkt == "POINT (2 48)"
    assert shape(position.parse("48N 2E")).wkt == "POINT (2 48)"
    assert [point.coords[0] for point in shape(Points([(48, 2), (-1, -3)])).geoms] == [(2, 48), (-3, -1)]


def test_no_points_are_an_empty_geometry():
    assert shape(Points([])).is_empty


@pytest.mark.parametrize(("longitude", "written"), [(190, -170), (-190, 170), (180, 180), (-180, -180), (720, 0)])
def test_longitudes_are_reduced(longitude, written):
    assert shape(Point(0, longitude)).x == written


@pytest.mark.parametrize("longitude", [float("nan"), float("inf")])
def test_a_position_that_is_not_finite_is_refused_by_its_place(longitude):
    with pytest.raises(errors.NotFiniteError, match="point 1"):
        _ = Points([(0, 0), (0, longitude)]).__geo_interface__
    with pytest.raises(errors.NotFiniteError):
        _ = Point(longitude, 0).__geo_interface__


def test_a_latitude_beyond_the_pole_is_refused():
    with pytest.raises(errors.LatitudeError, match="91"):
        _ = Point(91, 0).__geo_interface__


def test_cells_are_valid_and_hold_the_position_they_name(positions):
    latitudes, longs = (column[:300] for column in positions)
    for latitude, longitude in zip(latitudes.tolist(), longs.tolist()):
        for precision in (-1, 0, 2, 5):
            cell = mgrs.decode(mgrs.encode(latitude, longitude, precision=precision))
            outline = shape(cell)
            assert outline.is_valid, (latitude, longitude, precision)
            assert outline.exterior.is_ccw
            inside = shapely.Point(cell.inside.longitude, cell.inside.latitude)
            assert outline.distance(inside) == 0, (latitude, longitude, precision)
            assert abs(longitudes(outline)).max() <= 180


def test_a_cell_is_its_outline():
    assert shape(mgrs.decode("31UDQ")).equals(shape(mgrs.outline("31UDQ")))


def test_a_cell_outside_its_zone_is_refused():
    with pytest.raises(errors.MgrsOverhangsZoneError):
        _ = mgrs.decode("31VEG").__geo_interface__


@pytest.mark.parametrize(
    "area", [mgrs.decode("32VNM"), mgrs.outline("32VNM"), georef.decode("NLLA"), Bounds(59.5, 10.5, 60.5, 11.5)]
)
def test_what_is_an_area_is_taken_as_its_ring(area):
    """Tuples such as an outline are geometries; once they were taken for positions with too many numbers."""
    ring = [coordinates[::-1] for coordinates in area.__geo_interface__["coordinates"][0]]
    assert list(Points(area)) == ring
    assert polygon.measure(area) == polygon.measure(ring)
    here, there = (60.3, 10.7), (62, 10.7)
    assert polygon.contains(area, [here, there]) == [True, False]
    assert PolygonIndex(area) == PolygonIndex(ring)
    assert fences.FenceSet([fences.polygon(1, area)]).holding(*here) == [1]
    assert route.length(area) == route.length(ring)
    assert polygon.contains([(0, 0), (0, 90), (90, 0)], area) == [True] * len(ring)
    for points in ([area], [here, area]):
        with pytest.raises(TypeError, match=rf"points, row {len(points) - 1}, must be one position, not a Polygon"):
            Points(points)


def test_an_area_in_two_parts_is_no_ring():
    for function in (Points, PolygonIndex, polygon.measure):
        with pytest.raises(TypeError, match="not a MultiPolygon; pass its parts one by one"):
            function(Bounds(-1, 170, 1, -170))


def test_bounds_across_the_antimeridian_are_two_rectangles():
    halves = shape(Bounds(-1, 170, 1, -170))
    assert halves.geom_type == "MultiPolygon"
    assert halves.is_valid
    assert halves.area == 40
    assert shape(Bounds(-1, 170, 1, -180)).bounds == (170, -1, 180, 1)
    assert shape(Bounds(-1, 2, 1, 5)).bounds == (2, -1, 5, 1)


@pytest.mark.parametrize("bounds", [Bounds(-10, 100, 10, 460), Bounds(-10, -180, 10, 180), Bounds(-10, 5, 10, 500)])
def test_bounds_of_the_whole_earth_reach_from_west_to_east(bounds):
    assert shape(bounds).bounds == (-180, -10, 180, 10)


def test_a_graticule_cell_is_its_bounds():
    cell = gars.decode("006AG39")
    assert shape(cell).equals(shape(cell.bounds))


def test_range_rings_are_cut_at_the_antimeridian():
    rings = shapes.ring_set((0, 179.9), [1000, 50000], radials=4)
    whole = shape(rings)
    assert whole.geom_type == "GeometryCollection"
    assert [part.geom_type for part in list(whole.geoms)[:2]] == ["LineString", "MultiLineString"]
    assert abs(longitudes(whole)).max() == 180
    for part in whole.geoms:
        assert part.is_valid
        assert max(line.length for line in getattr(part, "geoms", [part])) < 5


def test_fences_are_features():
    square = fences.polygon(7, [(-1, 179), (-1, -179), (1, -179), (1, 179)])
    feature = square.__geo_interface__
    assert (feature["type"], feature["id"], feature["properties"]) == ("Feature", 7, {"shape": "polygon"})
    assert shape(feature["geometry"]).geom_type == "MultiPolygon"
    circle = fences.circle(8, (89.9, 0), 50000).__geo_interface__
    assert circle["properties"] == {"shape": "circle", "radius": 50000}
    assert shape(circle["geometry"]).is_valid
    assert shape(circle["geometry"]).contains(shapely.Point(1, 89.99))
    assert shape(fences.line(9, [(0, 0), (1, 1)]).__geo_interface__["geometry"]).geom_type == "LineString"
    corridor = fences.corridor(10, [(0, 0), (1, 1)], 250).__geo_interface__
    assert corridor["properties"] == {"shape": "corridor", "radius": 250}


@pytest.mark.parametrize(
    "value",
    [Point(1, 2), Points([(1, 2)]), mgrs.decode("31UDQ"), Bounds(0, 1, 2, 3), shapes.ring_set((0, 180), [9000])],
)
def test_it_is_json(value):
    json.dumps(value.__geo_interface__, allow_nan=False)
