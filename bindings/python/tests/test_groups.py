# SPDX-License-Identifier: MIT
"""Shot groups, lengths on a target and the angles that they cover, and calibrated photos."""

from __future__ import annotations

import math
import pickle

import numpy as np
import pytest

from gridnorth import errors, groups
from gridnorth.groups import Calibration, Kind, PlanePoint, Unit

X, Y = [0.010, -0.015, 0.002, 0.021, -0.004], [0.012, 0.001, -0.018, 0.007, 0.025]
SHEET = ([812, 2903, 3010, 745], [604, 655, 3522, 3468], [0, 0.21, 0.21, 0], [0.297, 0.297, 0, 0])


def test_a_group_is_measured():
    group = groups.measure(X, Y, aim=(0, -0.01))
    assert (group.shot_count, group.first, group.second) == (5, 2, 4)
    assert group.extreme_spread == pytest.approx(math.hypot(0.006, 0.043), rel=1e-15)
    assert group.center == pytest.approx((0.0028, 0.0054), abs=1e-17)
    assert group.offset == pytest.approx((0.0028, 0.0154), abs=1e-17)
    assert (group.width, group.height) == pytest.approx((0.036, 0.043), rel=1e-15)
    assert (group.deviation_x, group.deviation_y) == pytest.approx((np.std(X, ddof=1), np.std(Y, ddof=1)), rel=1e-14)
    radii = np.hypot(np.subtract(X, np.mean(X)), np.subtract(Y, np.mean(Y)))
    assert (group.mean_radius, group.median_radius) == pytest.approx((radii.mean(), np.median(radii)), rel=1e-14)
    assert group.cep50 / group.sigma == pytest.approx(math.sqrt(2 * math.log(2)), rel=1e-15)
    assert group.r95 / group.sigma == pytest.approx(math.sqrt(2 * math.log(20)), rel=1e-15)


def test_groups_come_in_every_container():
    group = groups.measure(X, Y)
    assert groups.measure(np.array(X), np.array(Y)) == group
    assert groups.measure(np.array([X, Y]).T[:, 0], tuple(Y)) == group
    assert groups.measure(np.float32([0.5, 0.25]), 0).extreme_spread == 0.25
    one = groups.measure(0.5, 0.25)
    assert (one.shot_count, one.center) == (1, PlanePoint(0.5, 0.25))
    assert math.isnan(one.sigma)
    assert one.extreme_spread == 0


def test_groups_that_are_none_are_refused():
    with pytest.raises(errors.CountError, match="0 shots"):
        groups.measure([], [])
    with pytest.raises(errors.NotFiniteError):
        groups.measure([0, math.nan], 0)
    with pytest.raises(errors.NotFiniteError):
        groups.measure(X, Y, aim=(0, math.inf))
    with pytest.raises(errors.MeasureError):
        groups.measure([0, 2e15], 0)
    with pytest.raises(ValueError, match="same length"):
        groups.measure([0, 1], [0, 1, 2])
    with pytest.raises(TypeError):
        groups.measure("0", [0])


def test_lengths_become_angles_and_angles_lengths():
    assert groups.convert(1, "moa", "inches", 91.44) == pytest.approx(1.0471975800, abs=1e-9)
    assert groups.convert(1, Unit.INCHES_PER_100_YARDS, "inches", 91.44) == pytest.approx(1, rel=1e-15)
    assert groups.convert(100, "millimeters", "milliradians", 1000) == pytest.approx(0.1, rel=1e-8)
    for unit in Unit:
        for other in Unit:
            there = groups.convert(3, unit, other.name.lower(), 300)
            assert groups.convert(there, other, unit, 300) == pytest.approx(3, rel=1e-14)


def test_conversions_that_are_none_are_refused():
    with pytest.raises(errors.UnitError, match="choose from 'meters', "):
        groups.convert(1, "yards", "moa", 100)
    with pytest.raises(errors.UnitError):
        groups.convert(1, 1, 7, 100)
    with pytest.raises(errors.NotFiniteError):
        groups.convert(1, "meters", "moa")
    with pytest.raises(errors.RangeError, match="distance 0"):
        groups.convert(1, "meters", "moa", 0)
    with pytest.raises(errors.TargetAngleError):
        groups.convert(5400, "moa", "meters", 100)
    with pytest.raises(TypeError):
        groups.convert("1", "meters", "moa", 100)


def test_a_photo_of_a_sheet_leads_to_meters_and_back():
    photo = groups.calibrate(*SHEET, "homography")
    assert photo.kind == Kind.HOMOGRAPHY
    assert photo.residual < 1e-12
    assert len(photo.matrix) == 9
    x, y = photo.to_plane(SHEET[0], SHEET[1])
    assert x == pytest.approx(SHEET[2], abs=1e-12)
    assert y == pytest.approx(SHEET[3], abs=1e-12)
    assert isinstance(x, list)
    u, v = photo.to_pixels(np.array(x), np.array(y))
    assert isinstance(u, np.ndarray)
    assert u == pytest.approx(SHEET[0], abs=1e-8)
    assert v == pytest.approx(SHEET[1], abs=1e-8)
    place = photo.to_plane(812, 604)
    assert isinstance(place, PlanePoint)
    assert place == pytest.approx((0, 0.297), abs=1e-12)
    assert photo.to_pixels(*place) == pytest.approx((812, 604), abs=1e-8)
    assert photo.to_plane([812, 745], 604)[0][0] == place.x
    other = pickle.loads(pickle.dumps(photo))
    assert other == photo
    assert hash(other) == hash(photo)
    assert other.matrix == photo.matrix
    assert repr(photo).startswith("<Calibration homography, residual ")
    assert photo != groups.calibrate(*SHEET, Kind.AFFINE)
    with pytest.raises(TypeError):
        Calibration()


def test_rows_that_are_out_of_sight_are_refused():
    # The photo shows a floor whose horizon is at row 500.
    floor = groups.calibrate([0, 1000, 250, 750], [1500, 1500, 1000, 1000], [-1, 1, -1, 1], [0, 0, 2, 2], "homography")
    statuses = bytearray(4)
    x, y = floor.to_plane([500, 500, math.inf, 3e15], [600, 499, 0, 0], errors="mask", statuses=statuses)
    assert list(statuses) == [0, errors.OutOfSightError.status, errors.NotFiniteError.status, errors.PixelsError.status]
    assert y[0] == pytest.approx(18, rel=1e-9)
    assert [math.isnan(value) for value in x] == [False, True, True, True]
    with pytest.raises(errors.OutOfSightError, match="pixel_x 500"):
        floor.to_plane(500, 499)
    with pytest.raises(errors.OutOfSightError) as refused:
        floor.to_pixels([0, 0], [0, -3])
    assert refused.value.row == 1
    with pytest.raises(errors.MeasureError):
        floor.to_pixels(2e15, 0)


def test_points_that_fix_no_map_are_refused():
    u, v, x, y = SHEET
    with pytest.raises(errors.CountError, match="3 points, kind homography"):
        groups.calibrate(u[:3], v[:3], x[:3], y[:3], "homography")
    with pytest.raises(errors.CalibrationPointsError):
        groups.calibrate([5, 5], [6, 6], [0, 1], [0, 1], "similarity")
    with pytest.raises(errors.CalibrationOrderError):
        groups.calibrate([-value for value in u], v, x, y, "affine")
    with pytest.raises(errors.CalibrationError, match="choose from 'similarity', 'affine', 'homography'"):
        groups.calibrate(*SHEET, "mirror")
    with pytest.raises(errors.CalibrationError):
        groups.calibrate(*SHEET, 4)
    with pytest.raises(errors.PixelsError):
        groups.calibrate([0, 2e15], [0, 0], [0, 1], [0, 0], "similarity")
