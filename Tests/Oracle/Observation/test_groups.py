# SPDX-License-Identifier: MIT
"""Shot groups against numpy and scipy, and calibrated photos against numpy's least squares and scipy's optimizer."""

from __future__ import annotations

import ctypes
import math
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from effort import EFFORT
from Oracle.Observation.group_library import (
    AFFINE,
    ANGLE,
    CALIBRATION,
    COUNT,
    HOMOGRAPHY,
    INCHES,
    INCHES_PER_100_YARDS,
    MEASURE,
    METERS,
    MILLIMETERS,
    MILLIRADIANS,
    MOA,
    NOT_FINITE,
    ORDER,
    OUT_OF_SIGHT,
    PIXELS,
    POINTS,
    RANGE,
    SIMILARITY,
    UNIT,
    Calibration,
    GroupLibrary,
    RefusedError,
)
from scipy.optimize import least_squares
from scipy.spatial import ConvexHull
from scipy.spatial.distance import pdist
from scipy.special import gammaln
from scipy.stats import chi, rayleigh

ULP = 2**-52


@pytest.fixture
def loaded(library: Path) -> GroupLibrary:
    return GroupLibrary(library)


def refusal(call, *arguments) -> int:
    """The status with which a call refuses its arguments."""
    with pytest.raises(RefusedError) as refused:
        call(*arguments)
    return refused.value.status


# Groups of usual and unusual shapes.
def disk(random, count):
    return np.sqrt(random.uniform(0, 1, (count, 1))) * circle(random, count)


def circle(random, count):
    angle = random.uniform(0, 2 * math.pi, count)
    return np.column_stack([np.cos(angle), np.sin(angle)])


def triangle(random, count):
    """Three clusters, all equally far from each other: the bounds hardly help."""
    corners = np.array([(0, 0), (1, 0), (0.5, math.sqrt(0.75))])
    return corners[random.integers(0, 3, count)] + random.normal(0, 0.001, (count, 2))


SHAPES = {
    "normal": lambda random, count: random.normal(0, 1, (count, 2)),
    "stringing": lambda random, count: random.normal(0, 1, (count, 2)) * (0.1, 3),
    "square": lambda random, count: random.uniform(-1, 1, (count, 2)),
    "disk": disk,
    "circle": circle,
    "triangle": triangle,
    "line": lambda random, count: random.uniform(-1, 1, (count, 1)) * (0.6, 0.8),
    "lattice": lambda random, count: random.integers(0, 4, (count, 2)) * 0.25,
    "one place": lambda random, count: np.tile(random.normal(0, 1, 2), (count, 1)),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_groups_agree_with_numpy_and_scipy(loaded, random, shape):
    for _ in range(math.ceil(60 * EFFORT)):
        count = int(random.integers(2, random.choice([4, 12, 300])))
        size, origin = 10 ** random.uniform(-3, 1), random.normal(0, 1, 2) * random.choice([0, 1, 1e6])
        shots, aim = SHAPES[shape](random, count) * size + origin, tuple(origin + random.normal(0, 0.01, 2))
        group = loaded.measure(shots, aim)
        # numpy adds up a column without care.
        center = np.array([math.fsum(column) / count for column in shots.T])
        radii = np.hypot(*(shots - center).T)
        # The mean is within a rounding of the coordinates.
        near = 8 * ULP * (np.abs(shots).max() + size)
        longest = pdist(shots).max()
        assert group.count == count
        assert group.extreme_spread == pytest.approx(longest, rel=4 * ULP, abs=0)
        assert math.dist(shots[group.first], shots[group.second]) == pytest.approx(longest, rel=4 * ULP, abs=0)
        assert group.first < group.second or longest == 0
        assert (group.center.x, group.center.y) == pytest.approx(center, rel=0, abs=near)
        assert (group.offset.x, group.offset.y) == pytest.approx(center - aim, rel=0, abs=2 * near)
        assert (group.width, group.height) == pytest.approx(np.ptp(shots, axis=0), rel=ULP, abs=0)
        deviations = np.sqrt(((shots - center) ** 2).sum(axis=0) / (count - 1))
        assert (group.deviation_x, group.deviation_y) == pytest.approx(deviations, rel=1e-13, abs=near)
        assert group.mean_radius == pytest.approx(radii.mean(), rel=1e-13, abs=near)
        assert group.median_radius == pytest.approx(np.median(radii), rel=1e-13, abs=near)
        # c4 from the gamma function.
        c4 = math.exp(gammaln(count - 0.5) - gammaln(count - 1)) / math.sqrt(count - 1)
        sigma = math.sqrt((radii**2).sum() / (2 * count - 2)) / c4
        assert group.sigma == pytest.approx(sigma, rel=1e-12, abs=near)
        assert group.cep50 == pytest.approx(rayleigh.ppf(0.5, scale=sigma or 1) * (sigma > 0), rel=1e-12, abs=2 * near)
        assert group.r95 == pytest.approx(rayleigh.ppf(0.95, scale=sigma or 1) * (sigma > 0), rel=1e-12, abs=3 * near)


@pytest.mark.parametrize("shape", ["normal", "square", "disk", "line"])
def test_the_farthest_pair_of_many_shots_is_on_their_hull(loaded, random, shape):
    shots = SHAPES[shape](random, 50_000)
    if shape == "line":
        hull = shots
        longest = math.dist(shots[shots[:, 0].argmin()], shots[shots[:, 0].argmax()])
    else:
        hull = shots[ConvexHull(shots).vertices]
        longest = pdist(hull).max()
    group = loaded.measure(shots)
    assert group.extreme_spread == pytest.approx(longest, rel=4 * ULP)
    assert math.dist(shots[group.first], shots[group.second]) == pytest.approx(longest, rel=4 * ULP)
    # Exact for any number of shots.
    center = np.array([group.center.x, group.center.y])
    assert group.median_radius == pytest.approx(np.median(np.hypot(*(shots - center).T)), rel=4 * ULP)


def test_the_correction_for_few_shots_is_that_of_the_gamma_function(loaded, random):
    from mpmath import mp, mpf

    mp.dps = 30
    # Half of the shots at 1, half at -1: the sum of squares is their number.
    for count in [2, 3, 4, *range(30, 38), 100, 1001, 20_000]:
        shots = np.zeros((count, 2))
        shots[:, 0] = np.where(np.arange(count) % 2, -1, 1)
        group = loaded.measure(shots)
        exact = ((shots[:, 0] - shots[:, 0].mean()) ** 2).sum()
        half = mpf(count - 1)
        c4 = mp.gamma(half + 0.5) / mp.gamma(half) / mp.sqrt(half)
        assert group.sigma == pytest.approx(float(mp.sqrt(mpf(exact) / (2 * half)) / c4), rel=1e-14), count


def test_sigma_is_unbiased_and_the_circles_hold_what_they_promise(loaded, random):
    groups = math.ceil(8_000 * EFFORT)
    for count in (2, 3, 5, 10):
        sigmas = [loaded.measure(shots).sigma for shots in random.normal(0, 1, (groups, count, 2))]
        # sigma times c4 root(2 count - 2) has a chi distribution. Six standard errors: once in 10^8 runs.
        spread = chi.std(2 * count - 2) / chi.mean(2 * count - 2)
        assert abs(np.mean(sigmas) - 1) < 6 * spread / math.sqrt(groups), count
        assert np.std(sigmas) == pytest.approx(spread, rel=6 * math.sqrt(2 / groups) + 6 / math.sqrt(groups)), count
    # Fresh shots within the circles of a large group.
    group = loaded.measure(random.normal(0, 0.02, (50_000, 2)) + (0.3, -0.1))
    fresh = np.hypot(*(random.normal(0, 0.02, (50_000, 2))).T)
    for radius, share in ((group.cep50, 0.5), (group.r95, 0.95)):
        # The radius itself errs by 1/root(4 n), which changes the share by at most 0.7 times that.
        error = 6 * (math.sqrt(share * (1 - share) / 50_000) + 0.7 / math.sqrt(4 * 50_000))
        assert abs((fresh <= radius).mean() - share) < error


def test_one_shot_two_shots_and_none(loaded):
    one = loaded.measure(np.array([(0.25, -0.5)]), (0.25, 0))
    assert (one.count, one.first, one.second, one.extreme_spread) == (1, 0, 0, 0)
    assert (one.offset.x, one.offset.y, one.mean_radius, one.median_radius) == (0, -0.5, 0, 0)
    assert all(math.isnan(value) for value in (one.deviation_x, one.deviation_y, one.sigma, one.cep50, one.r95))
    two = loaded.measure(np.array([(0.0, 0.0), (3.0, 4.0)]))
    assert (two.first, two.second, two.extreme_spread, two.mean_radius, two.median_radius) == (0, 1, 5, 2.5, 2.5)
    # The sum of squares is 12.5, of two degrees of freedom; c4(3) is half the root of pi.
    assert two.sigma == pytest.approx(2.5 / (math.sqrt(math.pi) / 2), rel=1e-15)
    assert refusal(loaded.measure, np.empty((0, 2))) == COUNT
    assert refusal(loaded.measure, np.zeros((100_001, 2))) == COUNT


def test_shots_that_are_no_places_are_refused(loaded):
    for value, status in ((math.nan, NOT_FINITE), (-math.inf, NOT_FINITE), (1.001e15, MEASURE)):
        for row in range(3):
            shots = np.zeros((3, 2))
            shots[row, row % 2] = value
            assert refusal(loaded.measure, shots) == status
        assert refusal(loaded.measure, np.zeros((3, 2)), (0.0, value)) == status
    assert loaded.measure(np.array([(1e15, -1e15), (-1e15, 1e15)])).extreme_spread == pytest.approx(math.sqrt(8) * 1e15)


# Lengths and angles.
def slope(value: float, unit: int, distance: float) -> float:
    """The tangent of an angle, or of the angle that a length covers."""
    lengths = {METERS: 1, MILLIMETERS: 1e-3, INCHES: 0.0254}
    if unit in lengths:
        return value * lengths[unit] / distance
    if unit == INCHES_PER_100_YARDS:
        return value * 0.0254 / 91.44
    return math.tan(math.radians(value / 60) if unit == MOA else value / 1000)


def test_lengths_and_angles_agree_with_tangents(loaded, random):
    units = range(METERS, INCHES_PER_100_YARDS + 1)
    for _ in range(math.ceil(3_000 * EFFORT)):
        source, target = random.choice(units, 2)
        value, distance = 10 ** random.uniform(-4, 2) * random.choice([-1, 1]), 10 ** random.uniform(0, 4)
        converted = loaded.convert(value, source, target, distance)
        wanted = slope(value, source, distance)
        # By how much more a tangent changes than its angle does: pi/2 times itself where that is steep.
        error = 1e-15 * (1 + 1.6 * abs(wanted))
        assert slope(converted, target, distance) == pytest.approx(wanted, rel=error)
        assert loaded.convert(converted, target, source, distance) == pytest.approx(value, rel=error)


def test_known_subtensions(loaded):
    assert loaded.convert(1, MOA, INCHES, 91.44) == pytest.approx(1.0471975800, abs=1e-9)
    assert loaded.convert(1, INCHES_PER_100_YARDS, INCHES, 91.44) == pytest.approx(1, rel=1e-15)
    assert loaded.convert(100, MILLIMETERS, MILLIRADIANS, 100) == pytest.approx(1, abs=4e-7)
    assert loaded.convert(1, MILLIRADIANS, MOA, math.nan) == pytest.approx(10.8 / math.pi, rel=1e-15)
    assert loaded.convert(25.4, MILLIMETERS, INCHES, -1) == pytest.approx(1, rel=1e-15)
    assert loaded.convert(5, METERS, MOA, 5) == pytest.approx(2700, rel=1e-15)
    assert loaded.convert(0, MOA, METERS, 100) == 0


def test_conversions_that_are_none_are_refused(loaded):
    assert refusal(loaded.convert, 1, 0, METERS, 100) == UNIT
    assert refusal(loaded.convert, 1, METERS, 7, 100) == UNIT
    assert refusal(loaded.convert, math.nan, METERS, METERS, 100) == NOT_FINITE
    assert refusal(loaded.convert, 1, METERS, MOA, math.nan) == NOT_FINITE
    assert refusal(loaded.convert, 1.1e15, METERS, MOA, 100) == MEASURE
    for distance in (0, -5, 0.0009, 1.1e12):
        assert refusal(loaded.convert, 1, METERS, MOA, distance) == RANGE
        assert refusal(loaded.convert, 1, MILLIRADIANS, INCHES, distance) == RANGE
    assert refusal(loaded.convert, 5400, MOA, METERS, 100) == ANGLE
    assert refusal(loaded.convert, -1571, MILLIRADIANS, INCHES_PER_100_YARDS, 100) == ANGLE
    assert math.isfinite(loaded.convert(5399.999, MOA, METERS, 1e12))


# Photos.
def camera(random) -> np.ndarray:
    """The matrix from a plane to the pixels of a photo that a camera in front of it takes."""
    toward = np.array([*random.uniform(-0.7, 0.7, 2), 1])
    position = toward * random.uniform(3, 10)
    roll = random.uniform(-0.5, 0.5)
    ahead = -toward / np.linalg.norm(toward)
    right = np.cross(ahead, (math.sin(roll), math.cos(roll), 0))
    right /= np.linalg.norm(right)
    down = np.cross(ahead, right)
    rotation = np.array([right, down, ahead])
    focus = random.uniform(1500, 6000)
    lens = np.array([(focus, 0, 2000), (0, focus, 1500), (0, 0, 1)])
    return lens @ np.column_stack([rotation[:, 0], rotation[:, 1], -rotation @ position])


def mapped(matrix, points):
    """The images of points under a matrix of 3 rows and columns."""
    image = np.column_stack([points, np.ones(len(points))]) @ np.reshape(matrix, (3, 3)).T
    return image[:, :2] / image[:, 2:]


def spread_points(random, count, least=0.3):
    """Points of the plane, of which no three are close to a line."""
    while True:
        points = random.uniform(-1, 1, (count, 2))
        areas = [abs(np.linalg.det(points[[*three[1:]]] - points[three[0]])) for three in combinations(range(count), 3)]
        if count > 4 or min(areas, default=1) > least:
            return points


def direct_linear_transform(pixels, places):
    """The matrix of a homography, as the singular vector of the smallest singular value."""
    rows = []
    for (u, v), (x, y) in zip(pixels, places, strict=True):
        rows += [(u, v, 1, 0, 0, 0, -x * u, -x * v, -x), (0, 0, 0, u, v, 1, -y * u, -y * v, -y)]
    return np.linalg.svd(np.array(rows))[2][-1].reshape(3, 3)


def test_four_corners_agree_with_the_direct_linear_transform(loaded, random):
    for _ in range(math.ceil(300 * EFFORT)):
        corners = spread_points(random, 4)
        pixels, places = mapped(camera(random), corners), corners * 10 ** random.uniform(-2, 1)
        calibration = loaded.fit(pixels, places, HOMOGRAPHY)
        scale = np.abs(places).max()
        assert calibration.residual < 1e-10 * scale
        middle = pixels.mean(axis=0)
        size = np.abs(pixels - middle).max()
        matrix = direct_linear_transform((pixels - middle) / size, places / scale)
        # Within the corners, where both are well known.
        weights = random.dirichlet(np.ones(4), 50)
        inside = weights @ pixels
        found, statuses = loaded.to_plane(calibration, inside)
        assert not statuses.any()
        assert np.abs(found - mapped(matrix, (inside - middle) / size) * scale).max() < 1e-8 * scale
        back, statuses = loaded.to_pixels(calibration, found)
        assert not statuses.any()
        assert np.abs(back - inside).max() < 1e-8 * (1 + np.abs(pixels).max())


def test_more_points_agree_with_the_optimizer(loaded, random):
    for _ in range(math.ceil(25 * EFFORT)):
        count = int(random.integers(5, 20))
        places = random.uniform(-0.5, 0.5, (count, 2))
        matrix = camera(random)
        pixels = mapped(matrix, places) + random.normal(0, 3, (count, 2))
        calibration = loaded.fit(pixels, places, HOMOGRAPHY)
        middle, size = pixels.mean(axis=0), np.ptp(pixels)
        normal = (pixels - middle) / size
        start = np.linalg.inv(matrix) @ np.array([(size, 0, middle[0]), (0, size, middle[1]), (0, 0, 1)])

        def errors(numbers, normal=normal, places=places):
            return (mapped([*numbers, 1], normal) - places).ravel()

        best = least_squares(errors, (start / start[2, 2]).ravel()[:8], xtol=1e-15, ftol=1e-15, gtol=1e-15)
        residual = math.sqrt(2 * best.cost / count)
        assert calibration.residual == pytest.approx(residual, rel=1e-6)
        found, _ = loaded.to_plane(calibration, pixels)
        assert np.abs(found - mapped([*best.x, 1], normal)).max() < 1e-5
        assert math.sqrt(((found - places) ** 2).sum() / count) == pytest.approx(calibration.residual, rel=1e-9)


@pytest.mark.parametrize("kind", [SIMILARITY, AFFINE])
def test_similarities_and_affine_maps_agree_with_least_squares(loaded, random, kind):
    for _ in range(math.ceil(200 * EFFORT)):
        count = int(random.integers(kind + 1, 12))
        angle, scale = random.uniform(0, 2 * math.pi), 10 ** random.uniform(-5, -2)
        turn = scale * np.array([(math.cos(angle), math.sin(angle)), (math.sin(angle), -math.cos(angle))])
        pixels = spread_points(random, count, 0.01) * 2000 + 2000
        places = pixels @ turn.T + random.normal(0, 1, 2) + random.normal(0, 3 * scale, (count, 2))
        # The best fit by numpy's least squares.
        normal = (pixels - pixels.mean(axis=0)) / 2000
        u, v, one, zero = *normal.T, np.ones(count), np.zeros(count)
        if kind == SIMILARITY:
            # x = a u + b v + c, y = b u - a v + d.
            rows = np.vstack([np.column_stack([u, v, one, zero]), np.column_stack([-v, u, zero, one])])
            (a, b, c, d), *_ = np.linalg.lstsq(rows, places.T.ravel())
            expected = (a, b, c, b, -a, d)
        else:
            expected = np.linalg.lstsq(np.column_stack([u, v, one]), places)[0].T.ravel()
        calibration = loaded.fit(pixels, places, kind)
        assert calibration.kind == kind
        found, _ = loaded.to_plane(calibration, pixels)
        truth = mapped([*expected, 0, 0, 1], normal)
        assert np.abs(found - truth).max() < 1e-12 * (1 + np.abs(places).max())
        residual = math.sqrt(((truth - places) ** 2).sum() / count)
        assert calibration.residual == pytest.approx(residual, rel=1e-9, abs=1e-13 * (1 + np.abs(places).max()))
        assert list(calibration.matrix[6:]) == [0, 0, 1]


def test_two_marks_of_a_photo_give_its_scale(loaded):
    calibration = loaded.fit(np.array([(100, 900), (100, 400)]), np.array([(0, 0), (0, 0.1)]), SIMILARITY)
    found, _ = loaded.to_plane(calibration, np.array([(100.0, 900.0), (350.0, 650.0)]))
    assert found == pytest.approx(np.array([(0, 0), (0.05, 0.05)]), abs=1e-15)


def test_points_that_do_not_fix_a_map_are_refused(loaded, random):
    square = np.array([(0.0, 0.0), (1, 0), (1, 1), (0, 1)])
    # Down in the photo is the other way on the plane.
    pixels = square * (1000, -1000) + (500, 1500)
    assert refusal(loaded.fit, np.tile(pixels[0], (4, 1)), square, SIMILARITY) == POINTS
    assert refusal(loaded.fit, pixels, np.tile(square[1], (4, 1)), HOMOGRAPHY) == POINTS
    line = np.outer(random.uniform(-1, 1, 6), random.normal(0, 1, 2)) + random.normal(0, 1, 2)
    other = random.uniform(0, 1, (6, 2))
    for kind in (AFFINE, HOMOGRAPHY):
        assert refusal(loaded.fit, line * 1000, other, kind) == POINTS
        assert refusal(loaded.fit, other * 1000, line, kind) == POINTS
    # Three of four on a line, in either plane.
    three = np.array([(0.0, 0.0), (0.5, 0), (1, 0), (0, 1)])
    assert refusal(loaded.fit, three * (1000, -1000), square, HOMOGRAPHY) == POINTS
    assert refusal(loaded.fit, pixels, three, HOMOGRAPHY) == POINTS
    assert loaded.fit(three * (1000, -1000), three, AFFINE).residual < 1e-15
    # Mirrored, and crosswise.
    for kind in (SIMILARITY, AFFINE, HOMOGRAPHY):
        assert refusal(loaded.fit, square * 1000, square, kind) == ORDER
    assert refusal(loaded.fit, pixels, square[[0, 2, 1, 3]], HOMOGRAPHY) == ORDER
    for kind in (SIMILARITY, AFFINE, HOMOGRAPHY):
        assert refusal(loaded.fit, pixels[:kind], square[:kind], kind) == COUNT
        assert refusal(loaded.fit, np.where(square == 1, math.nan, 0), square, kind) == NOT_FINITE
        assert refusal(loaded.fit, pixels * 1e13, square, kind) == PIXELS
        assert refusal(loaded.fit, pixels, square * 2e15, kind) == MEASURE
    for kind in (0, 4, -1):
        assert refusal(loaded.fit, pixels, square, kind) == CALIBRATION


def test_what_lies_beyond_the_horizon_is_out_of_sight(loaded):
    # A floor that recedes: the horizon is at the row 500 of the photo.
    places = np.array([(-1.0, 0), (1, 0), (-1, 2), (1, 2)])
    pixels = np.array([(0.0, 1500), (1000, 1500), (250, 1000), (750, 1000)])
    calibration = loaded.fit(pixels, places, HOMOGRAPHY)
    rows = np.array([(500, 1500), (500, 499), (500, 501), (math.nan, 0), (500, 1.1e15), (500, -1e15), (1e15, 600)])
    found, statuses = loaded.to_plane(calibration, rows)
    assert statuses.tolist() == [0, OUT_OF_SIGHT, 0, NOT_FINITE, PIXELS, OUT_OF_SIGHT, 0]
    assert np.isnan(found[statuses != 0]).all()
    assert found[2, 1] == pytest.approx(1998, rel=1e-6)
    # A camera 2 m behind the edge of the floor sees nothing that is behind it.
    found, statuses = loaded.to_pixels(calibration, np.array([(0, 0), (0, -1.9), (0, -2.1), (0, 1e9), (0, math.inf)]))
    assert statuses.tolist() == [0, 0, OUT_OF_SIGHT, 0, NOT_FINITE]
    assert found[3, 1] == pytest.approx(500, abs=1e-3)
    assert loaded.to_pixels(calibration, np.array([(2e15, 0.0)]))[1].tolist() == [MEASURE]


def test_structs_that_are_no_calibrations_are_refused(loaded):
    good = [1e-3, 0, 0, 0, -1e-3, 0, 0, 0, 1]
    point = np.array([(5.0, 7.0)])
    for kind in (0, 4):
        assert refusal(loaded.to_plane, Calibration((ctypes.c_double * 9)(*good), 0, kind), point) == CALIBRATION
    for index in range(9):
        for bad in (math.nan, math.inf):
            numbers = [*good]
            numbers[index] = bad
            calibration = Calibration((ctypes.c_double * 9)(*numbers), 0, HOMOGRAPHY)
            assert refusal(loaded.to_plane, calibration, point) == CALIBRATION
            assert refusal(loaded.to_pixels, calibration, point) == CALIBRATION
    flat = Calibration((ctypes.c_double * 9)(1, 2, 3, 2, 4, 6, 0, 0, 1), 0, AFFINE)
    assert refusal(loaded.to_plane, flat, point) == CALIBRATION
