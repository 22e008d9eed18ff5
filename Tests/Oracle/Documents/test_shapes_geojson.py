# SPDX-License-Identifier: MIT
"""The GeoJSON of shapes, polygons and routes, read by an independent reader, over poles and the antimeridian.

Whether a position lies inside is asked of GEOS in the plane of degrees, as every consumer of GeoJSON does, and of
GeographicLib on the ellipsoid. Positions too near to a border to tell are left out.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import pytest
import shapely
from Oracle.Documents import geojson_reader as reader
from Oracle.Geometry import shape_truth as truth
from Oracle.Map.grid_findings import Findings
from Oracle.Geometry.shape_library import AZIMUTH_START, RADIUS, VERTICES_INSIDE, VERTICES_OUTSIDE, RefusedError
from Oracle.Geometry.shape_scenes import LARGEST_RADIUS, Scene, any_center, any_size, scenes, some

METERS_PER_DEGREE = 111_700
# Nearer to a pole or the antimeridian, if not on it, the digits of the text no longer distinguish vertices.
BESIDE = 1e-4


class Region(NamedTuple):
    """Which positions a shape holds, and how far from its border that can be told."""

    inside: Callable[[np.ndarray], np.ndarray]
    sure: Callable[[np.ndarray], np.ndarray]


def circle_region(scene: Scene, margin: float) -> Region:
    def away(points: np.ndarray) -> np.ndarray:
        return truth.distance(scene.center, points)

    return Region(lambda p: away(p) < scene.radius, lambda p: np.abs(away(p) - scene.radius) > margin)


def wedge_region(scene: Scene, inner: float, start: float, width: float, margin: float) -> Region:
    def parts(points: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        found = truth.inverse(scene.center, points)
        return found.distance, np.mod(found.azimuth_from - start, 360)

    def inside(points: np.ndarray) -> np.ndarray:
        away, turned = parts(points)
        return (away > inner) & (away < scene.radius) & (turned < width)

    def sure(points: np.ndarray) -> np.ndarray:
        away, turned = parts(points)
        scale = 6.35e6 * np.sin(np.minimum(away / 6.39e6, math.pi))
        beside = np.full(len(points), np.inf)
        for side in (0, width):
            angle = np.radians(np.abs(np.mod(turned - side + 180, 360) - 180))
            beside = np.minimum(beside, scale * np.sin(np.minimum(angle, math.pi / 2)))
        near_arc = (np.abs(away - scene.radius) < margin) | (np.abs(away - inner) < margin)
        return ~near_arc & (beside > margin)

    return Region(inside, sure)


def ellipse_region(scene: Scene, other: float, rotation: float, margin: float) -> Region:
    def beyond(points: np.ndarray) -> np.ndarray:
        found = truth.inverse(scene.center, points)
        turned = np.radians(found.azimuth_from - rotation)
        return found.distance - scene.radius * other / np.hypot(other * np.cos(turned), scene.radius * np.sin(turned))

    return Region(lambda p: beyond(p) < 0, lambda p: np.abs(beyond(p)) > margin)


def star_region(star: truth.Star, margin: float) -> Region:
    def beyond(points: np.ndarray) -> np.ndarray:
        found = truth.inverse(star.center, points)
        return found.distance - star.border(found.azimuth_from)[0]

    def sure(points: np.ndarray) -> np.ndarray:
        return truth.beside(truth.closed(star.ring), points) > margin

    return Region(lambda p: beyond(p) < 0, sure)


def questions(random: np.random.Generator, scene: Scene, count: int) -> np.ndarray:
    """Gives positions all over the earth and around a center, near poles and the antimeridian."""
    around = truth.direct(
        scene.center,
        random.uniform(-180, 180, count),
        np.minimum(scene.radius * random.uniform(0, 2, count), truth.HALF_MERIDIAN),
    )
    anywhere = np.stack([np.degrees(np.arcsin(random.uniform(-1, 1, count))), random.uniform(-180, 180, count)], -1)
    offsets = 1e-6 * 1e7 ** random.random(count)
    polar = np.stack([random.choice([-1, 1], count) * (90 - offsets), random.uniform(-180, 180, count)], -1)
    border = np.stack([around[:, 0], random.choice([-1, 1], count) * (180 - offsets)], -1)
    return np.concatenate([around, anywhere, polar, border])


def compare(
    findings: Findings,
    random: np.random.Generator,
    scene: Scene,
    words: str,
    geometry: shapely.Geometry,
    region: Region,
) -> None:
    """Compares which positions are inside, in the plane of degrees and on the ellipsoid."""
    points = questions(random, scene, 50)
    points = points[region.sure(points)]
    found = shapely.contains_xy(geometry, points[:, 1], points[:, 0])
    wanted = region.inside(points)
    findings.count("positions", len(points))
    findings.count("positions inside", int(wanted.sum()))
    for point in points[found != wanted][:1]:
        wrong = int((found != wanted).sum())
        findings.expect(False, scene, f"{words}: {wrong} positions on the wrong side, {point.tolist()} is one")
    for pole in (90.0, -90.0):
        tip = np.array([[pole, 0.0]])
        if region.sure(tip)[0]:
            inside = bool(region.inside(tip)[0])
            findings.count("poles inside", inside)
            longitudes = [-180.0, *random.uniform(-180, 180, 5), 180.0]
            covered = {bool(geometry.covers(shapely.Point(longitude, pole))) for longitude in longitudes}
            findings.expect(covered == {inside}, scene, f"{words}: pole {pole} inside: {covered}, {inside} in truth")


def check_pieces(
    findings: Findings, scene: Scene, words: str, geometry: shapely.Geometry, ring: np.ndarray, tolerance: float
) -> None:
    """The pieces union to the whole in an equal-area plane, where there is no antimeridian and no pole.

    Their edges lie within a tolerance of the whole's, in meters: of a narrow ring that can be a part of its area.
    """
    plane = truth.equal_area(scene.center, scene.radius)
    pieces = []
    for piece in shapely.get_parts(geometry):
        fine = shapely.segmentize(piece, 0.5)
        flat = shapely.transform(fine, lambda xy: plane(xy[:, ::-1]))
        pieces.append(shapely.make_valid(flat))
    whole = shapely.make_valid(truth.in_plane(plane, ring, 20))
    joined = shapely.union_all(pieces, grid_size=scene.radius * 1e-7)
    off = max(0, joined.symmetric_difference(whole).area - tolerance * whole.length) / whole.area
    findings.largest("of an area is the difference of pieces and whole", off)
    findings.expect(off < 0.005, scene, f"{words}: pieces and whole differ by {off} of the area")


def drawing_of(random: np.random.Generator, scene: Scene) -> tuple[dict[str, float], float]:
    """Gives options for GeoJSON, and how near to the border it is right."""
    decimals = 12 if scene.radius < 1e4 else int(random.integers(7, 13))
    vertices = 64 + scene.vertices
    options = {"decimals": decimals, "edge_tolerance": scene.radius * 1e-3, "vertices": vertices}
    return options, scene.radius * 4e-3 + 10**-decimals * METERS_PER_DEGREE


def expecting(findings: Findings, scene: Scene, words: str) -> reader.Expect:
    return lambda right, message: findings.expect(right, scene, f"{words}: {message}")


# Shapes.


def test_circles_hold_what_they_should(shapes, random, findings):
    for scene in scenes(random, 150, least=0.1, vertices=300, beside=BESIDE):
        options, margin = drawing_of(random, scene)
        text = shapes.shape_text("circle", scene.center, scene.radius, **options)
        feature = reader.read_one(text, options["decimals"], expecting(findings, scene, f"circle {options}"))
        findings.count("circles")
        findings.count("circles in several pieces", shapely.get_num_geometries(feature.geometry) > 1)
        findings.expect(feature.properties == {}, scene, f"properties {feature.properties}")
        compare(findings, random, scene, f"circle {options}", feature.geometry, circle_region(scene, margin))
        ring = shapes.shape("circle", scene.center, scene.radius, vertices=options["vertices"])
        if scene.radius < 1.5e7:
            check_pieces(findings, scene, f"circle {options}", feature.geometry, ring, options["edge_tolerance"])
        check_vertices(findings, scene, f"circle {options}", feature.geometry, ring, options["decimals"])
    findings.conclude(**{"circles": 120, "circles in several pieces": 10, "poles inside": 20, "positions": 15_000})


def check_vertices(findings, scene, words, geometry, ring, decimals):
    """Each vertex of the ring is there, to the digits asked for; each other lies on the ring or at a pole."""
    positions = reader.vertices(geometry)
    positions = positions[np.abs(positions[:, 0]) < 90]
    rounding = 10**-decimals * METERS_PER_DEGREE + 1e-6
    least, largest = truth.edge_distances(scene.center, ring)
    away = truth.distance(scene.center, positions)
    beside = max(least.min() - away.min(), away.max() - largest.max())
    findings.expect(beside <= rounding, scene, f"{words}: a vertex lies {beside} m beside the ring")
    # Two vertices nearer than the digits resolve may have become one.
    kept = ring[:-1][np.abs(ring[:-1, 0]) < 90 - 1e-7]
    for vertex in kept[:: max(1, len(kept) // 20)]:
        missing = truth.distance(positions, vertex).min()
        findings.expect(missing <= 2 * rounding, scene, f"{words}: vertex {vertex.tolist()} is missing by {missing} m")


@pytest.mark.parametrize("placement", [VERTICES_OUTSIDE, VERTICES_INSIDE])
def test_safety_distances_hold_for_lines_straight_in_degrees(shapes, random, findings, placement):
    for scene in scenes(random, 120, least=1, most=1.5e7, vertices=100, beside=BESIDE):
        options = {"decimals": int(random.integers(coarsest_decimals(scene), 13)), "vertices": scene.vertices}
        if random.random() < 0.3:
            options["tolerance"] = scene.radius * any_size(random, 1e-3, 0.05)
        look_at_safety_distance(shapes, findings, scene, options | {"placement": placement})
    findings.conclude(circles=100, edges=3000)


@pytest.mark.parametrize("placement", [VERTICES_OUTSIDE, VERTICES_INSIDE])
def test_safety_distances_hold_where_vertices_between_vertices_are_rounded_too(shapes, random, findings, placement):
    beside_poles = [Scene(np.array([-89.99804794391463, 55.005092174157625]), 12.747162213832915, 9)]
    for _ in range(some(60)):
        latitude = float(random.choice([-1, 1])) * (90 - any_size(random, 1e-3, 1e-2))
        center = np.array([latitude, random.uniform(-180, 180)])
        beside_poles.append(Scene(center, any_size(random, 10, 90), int(random.integers(6, 13))))
    for scene in beside_poles:
        options = {"decimals": coarsest_decimals(scene), "vertices": scene.vertices, "placement": placement}
        look_at_safety_distance(shapes, findings, scene, options)
        # Finer than the decimals: rounding moves each of many vertices.
        look_at_safety_distance(shapes, findings, scene, options | {"edge_tolerance": 1e-3 * scene.radius})
    findings.conclude(circles=120, edges=2500)


@pytest.mark.parametrize("placement", [VERTICES_OUTSIDE, VERTICES_INSIDE])
def test_safety_distances_hold_where_rounding_moves_long_edges(shapes, random, findings, placement):
    """The middle of an edge of a triangle around half of the earth moves twice as far as its ends."""
    found = Scene(np.array([90.0, -12.7594914744]), 9041814.649297, 3), 3
    scenes_and_decimals = [found]
    for _ in range(some(15)):
        pole = float(random.choice([-90, 90]))
        center = np.array([pole if random.random() < 0.5 else random.uniform(-90, 90), random.uniform(-180, 180)])
        scene = Scene(center, random.uniform(8.5e6, 10.4e6), int(random.integers(3, 6)))
        scenes_and_decimals.append((scene, int(random.integers(2, 4))))
    for scene, decimals in scenes_and_decimals:
        options = {"decimals": decimals, "vertices": scene.vertices, "placement": placement}
        options["edge_tolerance"] = 0.05 * 10**-decimals * METERS_PER_DEGREE
        look_at_safety_distance(shapes, findings, scene, options, samples=9)
    findings.conclude(circles=15, edges=3000)


def coarsest_decimals(scene: Scene) -> int:
    """Gives the fewest decimals that distinguish the vertices of a circle."""
    return max(5, math.ceil(math.log10(METERS_PER_DEGREE * 100 / scene.radius)))


def look_at_safety_distance(shapes, findings: Findings, scene: Scene, options: dict[str, object], samples: int = 33) -> None:
    """Expects that no place of an edge is nearer than the radius or, if the vertices are inside, farther."""
    text = shapes.shape_text("circle", scene.center, scene.radius, **options)
    feature = reader.read_one(text, options["decimals"], expecting(findings, scene, f"circle {options}"))
    findings.count("circles")
    lines = [ring for piece in shapely.get_parts(feature.geometry) for ring in (piece.exterior, *piece.interiors)]
    for line in lines:
        vertices = shapely.get_coordinates(line)[:, ::-1]
        for start, end in itertools.pairwise(vertices):
            # The edges of the map are not the circle's.
            if (abs(start[1]) == 180 and start[1] == end[1]) or (abs(start[0]) == 90 and start[0] == end[0]):
                continue
            edge = start + np.linspace(0, 1, samples)[:, None] * (end - start)
            far = truth.distance(scene.center, edge)
            findings.count("edges")
            short = scene.radius - far.min() if options["placement"] == VERTICES_OUTSIDE else far.max() - scene.radius
            findings.expect(short <= 1e-7, scene, f"{options}: {short} m too near or too far at {start} to {end}")


def test_circles_near_the_limit_are_right_or_refused(shapes, random, findings):
    for scene in scenes(random, 60, least=1e3, beside=BESIDE):
        scene = scene._replace(radius=LARGEST_RADIUS - any_size(random, 0.1, 1e6))
        placement = int(random.choice([VERTICES_OUTSIDE, VERTICES_INSIDE]))
        tolerance = any_size(random, 100, 1e5)
        options = {"placement": placement, "edge_tolerance": tolerance, "vertices": 256, "decimals": 9}
        words = f"circle {options}"
        if placement == VERTICES_OUTSIDE and scene.radius + tolerance > LARGEST_RADIUS:
            with pytest.raises(RefusedError) as refused:
                shapes.shape_text("circle", scene.center, scene.radius, **options)
            findings.count("refused")
            findings.expect(refused.value.status == RADIUS, scene, f"{words}: {refused.value}")
            continue
        text = shapes.shape_text("circle", scene.center, scene.radius, **options)
        findings.count("circles")
        reader.read_one(text, 9, expecting(findings, scene, words))
    findings.conclude(circles=15, refused=5)


def test_wedges_hold_what_they_should(shapes, random, findings):
    for scene in scenes(random, 150, least=0.1, vertices=300, beside=BESIDE):
        options, margin = drawing_of(random, scene)
        inner = 0.0 if random.random() < 0.4 else scene.radius * random.uniform(0.05, 0.9)
        start = float(random.uniform(-360, 360))
        width = 360.0 if random.random() < 0.2 else float(random.uniform(5, 359))
        words = f"wedge {inner} {start} {width} {options}"
        text = shapes.shape_text(
            "wedge", scene.center, inner, scene.radius, start, width, azimuth_is=AZIMUTH_START, **options
        )
        feature = reader.read_one(text, options["decimals"], expecting(findings, scene, words))
        findings.count("wedges")
        findings.count("wedges in several pieces", shapely.get_num_geometries(feature.geometry) > 1)
        if width == 360 and inner == 0:
            region = circle_region(scene, margin)
        elif width == 360:
            outer, hole = circle_region(scene, margin), circle_region(scene._replace(radius=inner), margin)
            region = Region(
                lambda p, outer=outer, hole=hole: outer.inside(p) & ~hole.inside(p),
                lambda p, outer=outer, hole=hole: outer.sure(p) & hole.sure(p),
            )
        else:
            region = wedge_region(scene, inner, start, width, margin)
        compare(findings, random, scene, words, feature.geometry, region)
        if scene.radius < 1.5e7 and width < 360:
            ring = shapes.shape(
                "wedge", scene.center, inner, scene.radius, start, width,
                azimuth_is=AZIMUTH_START, vertices=options["vertices"],
            )  # fmt: skip
            check_pieces(findings, scene, words, feature.geometry, ring, options["edge_tolerance"])
    findings.conclude(**{"wedges": 120, "wedges in several pieces": 10, "positions": 10_000})


def test_ellipses_hold_what_they_should(shapes, random, findings):
    for scene in scenes(random, 100, least=0.1, most=1.5e7, vertices=300, beside=BESIDE):
        options, margin = drawing_of(random, scene)
        other, rotation = scene.radius * float(random.uniform(0.3, 1)), float(random.uniform(-360, 360))
        words = f"ellipse {other} {rotation} {options}"
        text = shapes.shape_text("ellipse", scene.center, scene.radius, other, rotation, **options)
        feature = reader.read_one(text, options["decimals"], expecting(findings, scene, words))
        findings.count("ellipses")
        region = ellipse_region(scene, other, rotation, 6 * margin)
        compare(findings, random, scene, words, feature.geometry, region)
    findings.conclude(ellipses=80, positions=8000)


def test_empty_wedges_are_empty(shapes, random, findings):
    for scene in scenes(random, 20, beside=BESIDE):
        text = shapes.shape_text("wedge", scene.center, 0, scene.radius, 10, 0)
        feature = reader.read_one(text, 7, expecting(findings, scene, "wedge of width 0"))
        findings.count("wedges")
        findings.expect(feature.geometry.is_empty, scene, text)
    findings.conclude(wedges=15)


def test_ring_sets_are_collections_of_rings_radial_lines_and_labels(shapes, random, findings):
    for scene in scenes(random, 60, least=100, beside=BESIDE):
        radii = [scene.radius * float(part) for part in random.uniform(0.1, 1, int(random.integers(1, 5)))]
        radials = int(random.integers(0, 6))
        options = {"decimals": 9, "vertices": 32, "edge_tolerance": scene.radius / 500}
        more = {"radials": radials, "radial_azimuth": 30.0, "label_azimuth": -75.0}
        text = shapes.ring_set_text(scene.center, radii, '{"name": "a \\"b\\"", "kind of": [1, {}]}', **options, **more)
        features = reader.read(text, 9, expecting(findings, scene, f"{radii} {options}"))
        findings.count("sets")
        kinds = [feature.properties["kind"] for feature in features]
        findings.expect(sorted(set(kinds)) == sorted({"ring", "label", *["radial"] * bool(radials)}), scene, f"{kinds}")
        findings.expect(kinds.count("ring") == len(radii), scene, f"{kinds}")
        findings.expect(kinds.count("radial") == radials, scene, f"{kinds}")
        findings.expect(kinds.count("label") == len(radii) + radials, scene, f"{kinds}")
        for feature in features:
            given = list(feature.properties.items())[:2]
            findings.expect(given == [("name", 'a "b"'), ("kind of", ["1", {}])], scene, f"{feature.properties}")
        rings = [feature for feature in features if feature.properties["kind"] == "ring"]
        for radius, feature in zip(radii, rings, strict=True):
            off = abs(float(feature.properties["radius"]) - radius)
            findings.expect(off <= 1e-6, scene, f"{feature.properties} {radius}")
            alone = shapes.shape_text("circle", scene.center, radius, **options)
            same = reader.read_one(alone, 9, expecting(findings, scene, "circle")).geometry
            findings.expect(same.equals_exact(feature.geometry, 0), scene, f"the ring of {radius} is not the circle")
        for feature in features:
            kind, properties = feature.properties["kind"], feature.properties
            azimuth = float(properties["azimuth"]) if "azimuth" in properties else None
            if kind == "radial":
                findings.expect(feature.type in ("LineString", "MultiLineString"), scene, feature.type)
                points = reader.vertices(feature.geometry)
                points = points[np.abs(points[:, 0]) < 90]
                on_line = truth.direct(scene.center, azimuth, truth.distance(scene.center, points))
                off = truth.distance(points, on_line).max()
                findings.expect(off < 1e-3, scene, f"radial line {azimuth} bends by {off} m")
            if kind == "label":
                label = reader.vertices(feature.geometry)[0]
                where = (-75.0, float(properties["radius"])) if azimuth is None else (azimuth, max(radii))
                off = float(truth.distance(label, truth.direct(scene.center, *where)))
                findings.expect(off < 1e-3, scene, f"label {properties} is {off} m from {where}")
    findings.conclude(sets=50)


# Polygons.


def some_star(random: np.random.Generator, scene: Scene) -> truth.Star:
    count = int(random.integers(4, 12))
    return truth.star(random, scene.center, scene.radius, count, random.uniform(0, 0.5))


def test_polygons_hold_what_they_should(shapes, random, findings):
    for scene in scenes(random, 80, least=1, most=7e6, beside=BESIDE):
        star = some_star(random, scene)
        hole = truth.star(random, scene.center, scene.radius * 0.15, 7, 0.3) if random.random() < 0.4 else None
        options, margin = drawing_of(random, scene)
        del options["vertices"]
        rings = [star.ring if random.random() < 0.5 else star.ring[::-1]]
        if hole is not None:
            rings.append(hole.ring if random.random() < 0.5 else truth.closed(hole.ring))
        words = f"{[ring.tolist() for ring in rings]} {options}"
        text = shapes.polygon_text(rings, '{"a":null}', **options)
        feature = reader.read_one(text, options["decimals"], expecting(findings, scene, words))
        findings.count("polygons")
        findings.count("polygons in several pieces", shapely.get_num_geometries(feature.geometry) > 1)
        findings.expect(feature.properties == {"a": None}, scene, f"properties {feature.properties}")
        region = star_region(star, margin)
        if hole is not None:
            outer, inner = region, star_region(hole, margin)
            region = Region(
                lambda p, outer=outer, inner=inner: outer.inside(p) & ~inner.inside(p),
                lambda p, outer=outer, inner=inner: outer.sure(p) & inner.sure(p),
            )
        compare(findings, random, scene, words, feature.geometry, region)
        if hole is None:
            check_pieces(findings, scene, words, feature.geometry, truth.closed(star.ring), options["edge_tolerance"])
    findings.conclude(**{"polygons": 60, "polygons in several pieces": 5, "positions": 5000})


def test_polygons_with_vertices_at_poles_hold_what_they_should(shapes, random, findings):
    for _ in range(some(150)):
        star = truth.polar_star(random)
        side = truth.smaller_side(star.ring)
        if side == 0:
            continue
        scene = Scene(star.center, 1e7, 0)
        options = {"decimals": int(random.integers(7, 13)), "edge_tolerance": 2e4}
        ring = truth.with_any_poles(random, star.ring)
        if random.random() < 0.5:
            ring = ring[::-1]
        if random.random() < 0.5:
            ring = np.roll(ring, int(random.integers(len(ring))), axis=0)
        words = f"{ring.tolist()} {options}"
        feature = reader.read_one(
            shapes.polygon_text([ring], **options), options["decimals"], expecting(findings, scene, words)
        )
        findings.count("polygons")
        findings.count("polygons in several pieces", shapely.get_num_geometries(feature.geometry) > 1)
        region = star_region(star, 5e4)
        if side < 0:
            findings.count("polygons around more than half of the earth")
            region = Region(lambda p, star=region: ~star.inside(p), region.sure)
        compare(findings, random, scene, words, feature.geometry, region)
    findings.conclude(**{"polygons": 120, "polygons in several pieces": 20, "positions": 15_000})


def test_pole_gores_need_no_edge_tolerance(shapes, random, findings):
    for _ in range(some(500)):
        # Less than half a turn wide, from the pole down to two vertices.
        pole = float(random.choice([-90, 90]))
        west = float(random.choice([-180, 0, random.uniform(-180, 180)]))
        width = float(random.choice([80, 90, random.uniform(1, 179)]))
        if random.random() < 0.2:
            west = 180 - width
        longitudes = np.array([west, west + width])
        west_end, east_end = np.stack([random.uniform(-60, 80, 2) * np.sign(pole), longitudes], -1)
        ring = truth.with_any_poles(random, np.array([[pole, 0], west_end, east_end]))[:: int(random.choice([-1, 1]))]
        ring = np.roll(ring, int(random.integers(len(ring))), axis=0)
        words = f"{ring.tolist()}"
        feature = reader.read_one(shapes.polygon_text([ring]), 7, expecting(findings, "a gore", words))
        findings.count("gores")
        # Nearer to the pole than the edge across, which comes close to it where the gore is wide.
        edge = truth.along(west_end[None], east_end[None], np.linspace(0, 1, 1000)[None])
        latitudes = np.linspace(max(80.1, np.abs(edge[..., 0]).max() + 1e-3), 89.9999, 20) * np.sign(pole)
        turned = random.uniform(1e-5, 360 - 1e-5, 20)
        inside = shapely.contains_xy(feature.geometry, np.mod(west + turned + 180, 360) - 180, latitudes)
        sure = np.abs(turned - width) > 1e-5
        findings.expect(bool((inside == (turned < width))[sure].all()), "a gore", f"{words}: {feature.geometry.wkt}")
    findings.conclude(gores=400)


# Lines.


def some_route(random: np.random.Generator) -> np.ndarray:
    """Gives a few vertices that wander from anywhere, by steps of one magnitude."""
    if random.random() < 0.2:
        return np.array([any_center(random) for _ in range(int(random.integers(2, 12)))])
    step, points = any_size(random, 10, 5e6), [any_center(random)]
    for _ in range(int(random.integers(1, 30))):
        points.append(truth.direct(points[-1], random.uniform(-180, 180), step * random.random()))
    return np.array(points)


def check_line(findings, scene, words, line, pieces, tolerance, decimals):
    """A line cut at the antimeridian and at poles: its vertices in their order, nothing missing, nothing beside it."""
    rounding = 10**-decimals * METERS_PER_DEGREE + 1e-6
    position = 0
    for piece in pieces:
        for point in piece:
            # From this vertex on; several may follow one another within the digits.
            while position < len(line) and float(truth.distance(point, line[position])) <= 2 * rounding:
                position += 1
    findings.expect(position == len(line), scene, f"{words}: vertex {position} of {len(line)} is missing")
    for before, after in itertools.pairwise(pieces):
        end, start = before[-1], after[0]
        at_border = abs(end[1]) == 180 and end[1] == -start[1]
        at_pole = abs(end[0]) == 90
        findings.expect((at_border or at_pole) and end[0] == start[0], scene, f"{words}: cut from {end} to {start}")
    points = np.concatenate(pieces)
    points = points[np.abs(points[:, 0]) < 90]
    off = truth.beside(line, points[:: max(1, len(points) // 40)])
    # Added vertices and cuts lie on geodesics between rounded ends: their rounding errors grow along a long edge.
    longest = truth.distance(line[:-1], line[1:]).max() / truth.HALF_MERIDIAN * math.pi
    grown = 2 * rounding / (math.sin(longest) if longest > math.pi / 2 else 1)
    findings.expect(off.max() <= grown, scene, f"{words}: a vertex lies {off.max()} m beside the line")
    if tolerance > 0:
        # Straight lines in degrees keep to the geodesics; one along a pole has no length.
        middles = np.concatenate([(piece[1:] + piece[:-1]) / 2 for piece in pieces])
        off = truth.beside(line, middles[:: max(1, len(middles) // 40)])
        message = f"{words}: the middle of an edge lies {off.max()} m beside the line"
        findings.expect(off.max() <= tolerance * 1.001 + grown, scene, message)


def test_routes_are_cut_at_the_antimeridian(shapes, random, findings):
    for _ in range(some(150)):
        line = some_route(random)
        steps = truth.distance(line[:-1], line[1:])
        # The shortest line between nearly antipodal vertices may be another.
        line = line[: int(np.append(np.flatnonzero(steps > 1.99e7), len(line))[0]) + 1]
        line = line[np.concatenate([[True], (truth.distance(line[:-1], line[1:]) > 1)])]
        if len(line) < 2 or (truth.distance(line[:-1], line[1:]) > 1.99e7).any():
            continue
        tolerance = 0.0 if random.random() < 0.5 else any_size(random, 10, 1e5)
        words = f"{line.tolist()} tolerance {tolerance}"
        text = shapes.route_text(line, decimals=10, edge_tolerance=tolerance)
        feature = reader.read_one(text, 10, expecting(findings, "a route", words))
        pieces = [reader.vertices(piece) for piece in shapely.get_parts(feature.geometry)]
        findings.count("routes")
        findings.count("cuts", len(pieces) - 1)
        check_line(findings, "a route", words, line, pieces, tolerance, 10)
    findings.conclude(routes=100, cuts=30)


def test_arcs_are_cut_at_the_antimeridian(shapes, random, findings):
    for scene in scenes(random, 100, least=10, beside=BESIDE):
        azimuth, width = float(random.uniform(-360, 360)), float(random.uniform(1, 359))
        words = f"arc {azimuth} {width}"
        text = shapes.shape_text("arc", scene.center, scene.radius, azimuth, width, vertices=40, decimals=12)
        feature = reader.read_one(text, 12, expecting(findings, scene, words))
        pieces = [reader.vertices(piece) for piece in shapely.get_parts(feature.geometry)]
        line = shapes.shape("arc", scene.center, scene.radius, azimuth, width, vertices=40)
        findings.count("arcs")
        findings.count("cuts", len(pieces) - 1)
        check_line(findings, scene, words, line, pieces, 0, 12)
    findings.conclude(arcs=80, cuts=10)
