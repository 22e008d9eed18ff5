# SPDX-License-Identifier: MIT
"""UTM and UPS, beyond the tables."""

from __future__ import annotations

import math

import numpy as np
import pytest

from gridnorth import Grid, Hemisphere, Point, Utm, errors, utm


def test_there_and_back(positions):
    latitudes, longitudes = positions
    back = utm.inverse(*utm.forward(latitudes, longitudes))
    assert np.abs(back[0] - latitudes).max() < 2e-13
    difference = np.mod(back[1] - longitudes + 180, 360) - 180
    assert np.abs(difference * np.cos(np.radians(latitudes))).max() < 2e-13


def test_scalars_lists_and_arrays_give_the_same(positions):
    latitudes, longitudes = (column[:2000] for column in positions)
    points = list(zip(latitudes.tolist(), longitudes.tolist()))
    for function in (utm.forward, utm.factors):
        arrays = function(latitudes, longitudes)
        assert [column.tolist() for column in arrays] == list(function(*(list(column) for column in zip(*points))))
        assert [function(*point)[:2] for point in points] == list(zip(*(column.tolist() for column in arrays[:2])))
    zones = utm.zone(latitudes, longitudes)
    assert zones.tolist() == utm.zone(*(list(column) for column in zip(*points)))
    grids = [utm.zone(*point) for point in points]
    assert [(grid.zone or 61) * grid.hemisphere for grid in grids] == zones.tolist()
    eastings, northings, signed = utm.forward(latitudes, longitudes)
    assert signed.tolist() == zones.tolist()
    arrays = utm.inverse(eastings, northings, signed)
    assert list(zip(*(column.tolist() for column in arrays))) == [
        utm.inverse(*row) for row in zip(eastings.tolist(), northings.tolist(), signed.tolist())
    ]


def test_one_grid_for_all_points():
    eastings, northings = [500000.0, 510000.0], [0.0, 4e6]
    expected = [utm.inverse(*point, 31, utm.NORTH) for point in zip(eastings, northings)]
    assert list(zip(*utm.inverse(eastings, northings, 31, utm.NORTH))) == expected
    assert list(zip(*utm.inverse(eastings, northings, 31))) == expected
    arrays = utm.inverse(np.array(eastings), np.array(northings), 31, utm.NORTH)
    assert list(zip(*(column.tolist() for column in arrays))) == expected
    polar = utm.inverse([2e6], [2.1e6], utm.UPS, utm.SOUTH)
    assert polar == utm.inverse([2e6], [2.1e6], -61)
    assert polar[0][0] == utm.inverse(2e6, 2.1e6, 0, -1).latitude


def test_signed_zones_are_for_calls_without_a_hemisphere():
    assert utm.inverse(500000, 10_000_000, -31) == Point(0, 3)
    with pytest.raises(errors.ZoneError):
        utm.inverse(500000, 0, -31, utm.NORTH)
    with pytest.raises(errors.ZoneError):
        utm.inverse(2e6, 2e6, 0)
    with pytest.raises(TypeError):
        utm.inverse([500000], [0], [31], utm.NORTH)


def test_results_have_names():
    point = utm.forward(-33.9, 151.2)
    assert isinstance(point, Utm)
    assert (point.zone, point.hemisphere) == (56, Hemisphere.SOUTH)
    assert isinstance(utm.inverse(*point), Point)
    assert isinstance(utm.factors(0, 0), utm.Factors)
    assert utm.zone(-33.9, 151.2) == Grid(56, Hemisphere.SOUTH)


def test_factors_on_the_central_meridian_and_at_the_poles():
    assert utm.factors(45, 3) == (0, 0.9996)
    assert utm.factors(90, 33) == (33, pytest.approx(0.994, rel=1e-15))
    assert utm.factors(-90, 33) == (-33, pytest.approx(0.994, rel=1e-15))


@pytest.mark.parametrize("zone", range(61))
@pytest.mark.parametrize("hemisphere", [1, -1])
def test_epsg_codes(zone, hemisphere):
    code = utm.to_epsg(zone, hemisphere)
    assert code == (32600 if hemisphere == 1 else 32700) + (zone or 61)
    assert utm.from_epsg(code) == (zone, hemisphere)
    assert utm.to_epsg((zone or 61) * hemisphere) == code


@pytest.mark.parametrize("code", [0, 4326, 32600, 32662, 32700, 32762, -32633, 2**31, 2**32 + 32633])
def test_other_epsg_codes_are_refused(code):
    with pytest.raises(errors.EpsgError):
        utm.from_epsg(code)


def test_grids_that_do_not_exist_have_no_code():
    for grid in ((61, 1), (-1, 1), (2**32 + 1, 1), (0, None), (62, None)):
        with pytest.raises(errors.ZoneError):
            utm.to_epsg(*grid)
    with pytest.raises(errors.HemisphereError):
        utm.to_epsg(33, 0)


def test_a_zone_of_the_caller_s():
    latitudes = np.array([-1.0, 1.0])
    northings = utm.forward(latitudes, 3.0, 32631)[1]
    assert northings[0] == -northings[1]
    assert utm.forward(latitudes, 3.0, 31)[2].tolist() == [-31, 31]
    with pytest.raises(errors.TooFarError) as refusal:
        utm.forward(latitudes, 30.0, 31)
    assert (refusal.value.row, refusal.value.count) == (0, 2)


def test_masked_rows():
    statuses = bytearray(3)
    eastings, northings, zones = utm.forward([0, 91, math.nan], 3, errors="mask", statuses=statuses)
    assert (eastings[0], northings[0], zones) == (500000, 0, [31, 0, None])
    assert eastings[2] is northings[2] is None
    assert math.isnan(eastings[1])
    assert math.isnan(northings[1])
    assert [errors.name_of(status) for status in statuses] == ["GN_OK", "GN_ERROR_LATITUDE", "MISSING"]
    assert utm.zone([0, 91], 3, errors="mask") == [31, 0]
    convergences, scales = utm.factors([0, 91], 3, errors="mask")
    assert (convergences[0], scales[0]) == (0, 0.9996)
    assert math.isnan(convergences[1])
    assert math.isnan(scales[1])
    latitudes, longitudes = utm.inverse([500000, -1e9], 0, 31, errors="mask")
    assert (latitudes[0], longitudes[0]) == (0, 3)
    assert math.isnan(latitudes[1])


def test_hemispheres_may_be_words():
    assert utm.inverse(500_000, 9_000_000, 31, "south") == utm.inverse(500_000, 9_000_000, 31, Hemisphere.SOUTH)
    assert utm.inverse([500_000], [9_000_000], 31, "south") == utm.inverse([500_000], [9_000_000], 31, Hemisphere.SOUTH)
    assert utm.to_epsg(31, "north") == 32631
    with pytest.raises(errors.HemisphereError, match="choose from 'south', 'north'"):
        utm.to_epsg(31, "east")
