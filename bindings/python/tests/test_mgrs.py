# SPDX-License-Identifier: MIT
"""References, beyond the tables."""

from __future__ import annotations

import dataclasses
import pickle

import numpy as np
import pytest

import gridnorth
from gridnorth import Bounds, Hemisphere, Point, Utm, errors, geodesic, mgrs, utm
from gridnorth._mgrs import outline as mgrs_outline


def test_a_cell_has_everything():
    cell = mgrs.decode("38SMB4484")
    assert isinstance(cell, gridnorth.Cell)
    assert (cell.zone, cell.band, cell.column, cell.row, cell.precision) == (38, "S", "M", "B", 2)
    assert cell.size == 1000
    assert cell.utm_south_west == Utm(444000, 3684000, 38, Hemisphere.NORTH)
    assert cell.utm_center == Utm(444500, 3684500, 38, Hemisphere.NORTH)
    assert cell.center == utm.inverse(*cell.utm_center)
    assert cell.south_west == utm.inverse(*cell.utm_south_west)
    assert cell.inside == cell.center
    assert isinstance(cell.center, Point)
    assert cell.flags == mgrs.Flags(0)


def test_a_cell_is_a_value():
    cell = mgrs.decode("31VEG")
    assert cell == mgrs.decode("31 veg")
    assert hash(cell) == hash(mgrs.decode("31 veg"))
    assert pickle.loads(pickle.dumps(cell)) == cell
    with pytest.raises(dataclasses.FrozenInstanceError):
        cell.zone = 32
    assert cell.flags == mgrs.Flags.OVERHANGS_ZONE
    assert (cell.band_of_neighbor, cell.overhangs_zone, cell.is_cut) == (False, True, False)


def test_a_grid_zone_is_a_cell_without_a_square():
    cell = mgrs.decode("32V")
    assert (cell.column, cell.row, cell.size, cell.precision) == ("", "", 0, mgrs.GRID_ZONE_ONLY)
    assert cell.center == Point(60, 7.5)
    assert cell.south_west == Point(56, 3)


def test_polar_cells_have_zone_0():
    cell = mgrs.decode("ZAH")
    assert (cell.zone, cell.band) == (utm.UPS, "Z")
    assert cell.utm_south_west == Utm(2_000_000, 2_000_000, 0, Hemisphere.NORTH)
    assert mgrs.decode("BAN").utm_south_west == Utm(2_000_000, 2_000_000, 0, Hemisphere.SOUTH)


def test_inside_of_a_cut_square_is_in_the_grid_zone():
    cell = mgrs.decode("32VJN")
    assert cell.is_cut
    assert cell.center.longitude < 3
    assert cell.inside.longitude >= 3
    assert mgrs.encode(*cell.inside, precision=0) == "32VJN"


@pytest.mark.parametrize("precision", range(-1, 12))
def test_a_reference_names_the_cell_that_holds_the_position(positions, precision):
    latitudes, longitudes = (column[:2000] for column in positions)
    texts = mgrs.encode(latitudes, longitudes, precision)
    cells = [mgrs.decode(text) for text in texts.tolist()]
    if precision < 0:
        assert [cell.flags for cell in cells] == [mgrs.Flags(0)] * len(cells)
        return
    for latitude, longitude, cell in zip(latitudes.tolist(), longitudes.tolist(), cells):
        grid = cell.utm_south_west
        zone = utm.to_epsg(grid.zone, grid.hemisphere)
        point = utm.forward(latitude, longitude, zone)
        # Neighboring doubles near 500 km differ by 6e-11 m, and so may their difference from the size of a cell.
        assert -1e-9 <= point.easting - grid.easting <= cell.size + 1e-9
        # At the equator a northing may round up to 10,000 km; a micrometer is the finest cell.
        # Neighboring doubles near 10,000 km differ by 1.9e-9 m.
        assert -2e-9 <= point.northing - grid.northing <= cell.size + 1e-6


def test_encoding_what_was_decoded_gives_the_reference_back(positions):
    latitudes, longitudes = positions
    # The part of a micrometer cell at a border may be thinner than the accuracy of the projection.
    from_borders = np.minimum(
        *(abs(column - np.round(column / step) * step) for column, step in zip(positions, (4, 3)))
    )
    for precision in range(12):
        rows = from_borders > (1e-9 if precision > 8 else -1)
        texts = mgrs.encode(latitudes[rows], longitudes[rows], precision, as_bytes=True)
        again = mgrs.encode(*mgrs.decode(texts, strict=True), precision, as_bytes=True)
        assert texts.tolist() == again.tolist()


def test_a_longer_reference_refines_a_shorter_one(positions):
    finest = mgrs.encode(*positions, 11)
    for precision in range(11):
        for text, full in zip(mgrs.encode(*positions, precision).tolist(), finest.tolist()):
            letters = len(full) - 22
            assert text == full[: letters + precision] + full[letters + 11 : letters + 11 + precision]


def test_scalars_lists_and_arrays_give_the_same(positions):
    latitudes, longitudes = (column[:3000] for column in positions)
    texts = mgrs.encode(latitudes, longitudes)
    assert mgrs.encode(latitudes.tolist(), longitudes.tolist()) == texts.tolist()
    assert [mgrs.encode(*point) for point in zip(latitudes.tolist(), longitudes.tolist())] == texts.tolist()
    as_arrays, as_lists = mgrs.decode(texts), mgrs.decode(texts.tolist())
    assert [column.tolist() for column in as_arrays] == list(as_lists)
    cells = [mgrs.decode(text).inside for text in texts.tolist()]
    assert list(zip(*as_lists)) == cells


def test_garbage_is_refused_alike_alone_and_in_columns(random):
    alphabet = np.array(list("0123456789ABCHJNPSVXYZabz \t\0?é\u00a0\ud800"))
    texts = ["".join(random.choice(alphabet, random.integers(0, 12))) for _ in range(5000)]
    # Texts with a valid beginning are parsed further.
    texts += ["38SMB" + text for text in texts[:2000]] + ["38" + text for text in texts[:2000]]
    for strict in (False, True):
        statuses = bytearray(len(texts))
        latitudes, _ = mgrs.decode(texts, strict=strict, errors="mask", statuses=statuses)
        valid = mgrs.is_valid(texts, strict=strict)
        for text, latitude, status, is_valid in zip(texts, latitudes, statuses, valid):
            try:
                cell = mgrs.decode(text, strict=strict)
            except errors.TextError as refusal:
                assert (refusal.status, False) == (status, is_valid), repr(text)
                assert 0 <= refusal.offset <= len(text.encode("utf-8", "surrogatepass"))
                assert np.isnan(latitude)
            else:
                assert (status, is_valid) == (0, True), repr(text)
                assert cell.inside.latitude == latitude


def test_encode_utm_takes_what_forward_gives():
    assert mgrs.encode_utm(*utm.forward(60, 3)) == mgrs.encode(60, 3)
    assert mgrs.encode_utm(*utm.forward(-89, 3), precision=2) == mgrs.encode(-89, 3, 2)


@pytest.mark.parametrize("hemisphere", [0, 2, -2, 2**32 + 1])
def test_a_hemisphere_is_1_or_minus_1(hemisphere):
    with pytest.raises(errors.HemisphereError):
        mgrs.encode_utm(500000, 0, 31, hemisphere)


@pytest.mark.parametrize("precision", [-2, 12, 2**31, 2**32 + 5, -(2**40)])
def test_a_precision_out_of_range_is_refused_and_not_wrapped(precision):
    for call in (
        lambda: mgrs.encode(0, 0, precision),
        lambda: mgrs.encode([0], [0], precision),
        lambda: mgrs.encode(np.zeros(2), 0, precision, errors="mask"),
        lambda: mgrs.encode_utm(500000, 0, 31, 1, precision),
    ):
        with pytest.raises(errors.PrecisionError):
            call()


def test_a_precision_is_a_whole_number():
    with pytest.raises(TypeError):
        mgrs.encode(0, 0, 5.0)
    assert mgrs.encode(0, 0, np.int64(0)) == "31NAA"


def test_as_bytes_is_for_arrays():
    with pytest.raises(TypeError):
        mgrs.encode(0, 0, as_bytes=True)
    with pytest.raises(TypeError):
        mgrs.encode([0], [0], as_bytes=True)


# Outlines


def turning(ring: list[Point]) -> float:
    """Twice the area in square degrees, positive if counterclockwise with north up."""
    return sum(a.longitude * b.latitude - b.longitude * a.latitude for a, b in zip(ring, ring[1:]))


def test_an_outline_is_a_closed_ring():
    for text in ("31U", "31UDQ", "38SMB4484", "32VJN", "60CWA", "01CDN", "ZAH", "BAN", "A"):
        outline = mgrs.outline(text)
        assert isinstance(outline, gridnorth.Outline)
        assert outline.ring[0] == outline.ring[-1]
        assert len(outline.ring) >= 4
        assert turning(outline.ring) > 0
        assert {type(vertex) for vertex in outline.ring} == {Point}
        assert outline.inside == mgrs.decode(text).inside
        assert isinstance(outline.bounds, Bounds)
        assert pickle.loads(pickle.dumps(outline)) == outline
        assert np.array(outline.ring).shape == (len(outline.ring), 2)


def test_a_grid_zone_is_a_rectangle_of_five_vertices():
    outline = mgrs.outline("32V")
    assert outline.bounds == Bounds(56, 3, 64, 12)
    assert sorted(set(outline.ring)) == [(56, 3), (56, 12), (64, 3), (64, 12)]
    assert mgrs.outline("31X").bounds == Bounds(72, 0, 84, 9)
    assert mgrs.outline("60C").bounds == Bounds(-80, 174, -72, 180)
    assert mgrs.outline("01C").bounds == Bounds(-80, -180, -72, -174)


def test_a_finer_tolerance_takes_more_vertices():
    counts = [len(mgrs.outline("31UDQ", tolerance).ring) for tolerance in (1e6, 100, 1, 0.01)]
    assert counts[0] == 5
    assert counts == sorted(set(counts))


@pytest.mark.parametrize("precision", [0, 2, 5])
def test_an_outline_is_the_cell_of_its_reference(positions, precision):
    for latitude, longitude in zip(*(column[:300].tolist() for column in positions)):
        text = mgrs.encode(latitude, longitude, precision)
        cell, outline = mgrs.decode(text), mgrs.outline(text)
        latitudes, longitudes = np.transpose(outline.ring)
        assert mgrs.encode(*outline.inside, precision) == text
        bounds = outline.bounds
        assert (latitudes.min(), latitudes.max()) == (bounds.south, bounds.north), text
        assert (longitudes.min(), longitudes.max()) == (bounds.west, bounds.east), text
        corner = cell.utm_south_west
        eastings, northings, _ = utm.forward(latitudes, longitudes, utm.to_epsg(corner.zone, corner.hemisphere))
        for column, low in ((eastings, corner.easting), (northings, corner.northing)):
            assert column.min() >= low - 1e-6, text
            assert column.max() <= low + cell.size + 1e-6, text
        if not cell.is_cut:
            found = {(round(e, 6), round(n, 6)) for e, n in zip(eastings.tolist(), northings.tolist())}
            easts, norths = (corner.easting, corner.easting + cell.size), (corner.northing, corner.northing + cell.size)
            assert found >= {(east, north) for east in easts for north in norths}, text


def test_outlines_tile_a_row_of_squares():
    squares = [mgrs.outline(text) for text in ("31NDA", "31NEA")]
    shared = set(squares[0].ring) & set(squares[1].ring)
    assert {vertex.longitude for vertex in shared} == {3.0}
    assert len(shared) == 2


def test_an_outline_that_has_no_room_at_first_comes_whole(monkeypatch):
    expected = mgrs.outline("31U", 0.001), mgrs.outline("ZAH", 0.1)
    monkeypatch.setattr(mgrs_outline, "_USUAL_RING", 0)
    assert (mgrs.outline("31U", 0.001), mgrs.outline("ZAH", 0.1)) == expected


def test_what_an_outline_refuses():
    for text, error in (
        ("38VMS", errors.MgrsBandOfNeighborError),
        ("31VEG", errors.MgrsOverhangsZoneError),
        (" 31 NAW", errors.MgrsRowError),
        ("", errors.TextEmptyError),
    ):
        with pytest.raises(errors.TextError) as strict:
            mgrs.decode(text, strict=True)
        with pytest.raises(errors.TextError) as refusal:
            mgrs.outline(text)
        assert type(refusal.value) is type(strict.value) is error
        assert refusal.value.offset == strict.value.offset
        assert str(refusal.value) == str(strict.value)
    for tolerance in (0, -1, 1e-7, 1e7, float("nan"), float("inf")):
        with pytest.raises(errors.ToleranceError, match=f"tolerance {tolerance}"):
            mgrs.outline("31N", tolerance)
    for arguments in ((3,), (None,), (["31N"],), ("31N", "1"), ("31N", None)):
        with pytest.raises(TypeError):
            mgrs.outline(*arguments)


PARIS = Point(48.85837, 2.294481)


def test_a_reference_is_typed_character_by_character(positions):
    for latitude, longitude in zip(*(column[:200].tolist() for column in positions)):
        text = mgrs.encode(latitude, longitude, 3)
        for length, character in enumerate(text):
            typed = mgrs.typing(text[:length], precision=3)
            assert character in typed.next
            is_reference = mgrs.is_valid(text[:length], strict=True) and mgrs.decode(text[:length]).precision >= 0
            assert typed.is_complete == (typed.text is not None) == is_reference
        whole = mgrs.typing(text.lower(), (latitude, longitude), precision=3)
        assert (whole.text, whole.cell, whole.is_complete) == (text, mgrs.decode(text), True)
        assert (whole.next, whole.field) == ("", mgrs.Field.END)
        expected = geodesic.inverse(latitude, longitude, *whole.cell.center)
        assert (whole.distance, whole.azimuth) == pytest.approx(expected[:2])


def test_what_may_not_come_next_is_refused():
    for text in ("", "3", "32", "31V", "31VD", "ZA", "32VNM1", "32VNM 1 "):
        allowed = mgrs.typing(text).next
        for character in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ":
            if character in allowed:
                assert isinstance(mgrs.typing(text + character), mgrs.Typing)
            else:
                with pytest.raises(errors.TextError) as refusal:
                    mgrs.typing(text + character)
                assert refusal.value.offset == len(text)
                assert refusal.value.field is None


def test_fields_of_a_reference():
    typed = [mgrs.typing(text).field.name for text in ("", "31", "31U", "31UD", "31UDQ", "31UDQ 1 ")]
    assert typed == ["ZONE", "BAND", "COLUMN", "ROW", "EASTING", "NORTHING"]


def test_without_a_position_nothing_is_filled_in():
    typed = mgrs.typing("31UDQ48")
    assert (typed.text, typed.distance, typed.azimuth, typed.is_complete) == ("31UDQ48", None, None, True)
    for text in ("", "31", "31UD", "31UDQ4"):
        typed = mgrs.typing(text)
        assert (typed.text, typed.cell, typed.distance, typed.azimuth) == (None, None, None, None)
        assert not typed.is_complete


def test_missing_parts_are_filled_in_from_the_position_of_the_device():
    for text in ("4825 1195", "DQ48251195", "dq 4825 1195"):
        typed = mgrs.typing(text, PARIS)
        assert (typed.text, typed.is_complete) == ("31UDQ48251195", False)
        assert typed == mgrs.typing(text.encode(), tuple(PARIS)) == mgrs.typing(text, list(PARIS))
    # The nearest cell may lie in the neighboring square.
    assert mgrs.typing("99995 00005", mgrs.decode("31UDQ0000500005").center).text == "31UCQ9999500005"


def test_references_are_typed_into_four_fields():
    typed = mgrs.typing_fields("31u", "dq", "48", "1")
    assert typed == mgrs.typing_fields(zone=b"31U", square="DQ", easting="48", northing="10")
    assert (typed.text, typed.cell) == ("31UDQ4810", mgrs.decode("31UDQ4810"))
    assert mgrs.typing_fields("31U", "D").next == mgrs.typing("31UD").next
    assert mgrs.typing_fields(easting="48", northing="11", reference=PARIS).text == "31UDQ4811"
    assert mgrs.typing_fields().field is mgrs.Field.ZONE


@pytest.mark.parametrize(
    ("fields", "error", "field", "offset"),
    [
        ({"zone": "32X"}, errors.MgrsGridZoneError, mgrs.Field.BAND, 2),
        ({"zone": "61"}, errors.MgrsZoneError, mgrs.Field.ZONE, 1),
        ({"zone": "31U", "square": "NA"}, errors.MgrsColumnError, mgrs.Field.COLUMN, 0),
        ({"zone": "31U", "square": "DI"}, errors.MgrsRowError, mgrs.Field.ROW, 1),
        ({"easting": "1é"}, errors.TextByteError, mgrs.Field.EASTING, 1),
        ({"northing": " 123456789012"}, errors.MgrsTooManyDigitsError, mgrs.Field.NORTHING, 12),
    ],
)
def test_refused_fields_are_named(fields, error, field, offset):
    with pytest.raises(error) as refusal:
        mgrs.typing_fields(**fields)
    assert (refusal.value.field, refusal.value.offset) == (field, offset)
    assert pickle.loads(pickle.dumps(refusal.value)).field is field


def test_what_typing_help_refuses():
    for precision in (-1, 12, 2**40):
        with pytest.raises(errors.PrecisionError, match=f"precision {precision}"):
            mgrs.typing("31U", precision=precision)
    for call in (mgrs.typing, mgrs.typing_fields):
        with pytest.raises(errors.LatitudeError, match="reference") as refusal:
            call("31U", reference=(91, 2))
        assert refusal.value.offset is None
        with pytest.raises(errors.NotFiniteError):
            call("31U", reference=(1, float("nan")))
        for reference in (3, ("1", "2"), (None, 2)):
            with pytest.raises(TypeError):
                call("31U", reference=reference)
        for text in (None, 31, ["31U"]):
            with pytest.raises(TypeError):
                call(text)


def test_a_completion_is_a_value():
    typed = mgrs.typing("DQ48251195", PARIS)
    assert pickle.loads(pickle.dumps(typed)) == typed
    assert hash(typed) == hash(mgrs.typing("dq48251195", PARIS))


@pytest.mark.parametrize("precision", [-1, 0, 5, 11])
def test_many_points_of_grids_are_what_each_is(positions, precision):
    latitudes, longitudes = (column[:500] for column in positions)
    eastings, northings, zones = utm.forward(latitudes, longitudes)
    expected = []
    for easting, northing, zone in zip(eastings.tolist(), northings.tolist(), zones.tolist()):
        expected.append(mgrs.encode_utm(easting, northing, abs(zone) % 61, 1 if zone > 0 else -1, precision))
    assert mgrs.encode_utm(eastings, northings, zones, precision=precision).tolist() == expected
    lists = eastings.tolist(), northings.tolist(), zones.tolist()
    assert mgrs.encode_utm(*lists, precision=precision) == expected
    statuses = bytearray(2)
    assert mgrs.encode_utm([4e5, 4e5], [5e6, 1e9], 31, 1, errors="mask", statuses=statuses)[1] == ""
    assert list(statuses) == [0, errors.NorthingError.status]
    with pytest.raises(errors.NorthingError, match="row 1"):
        mgrs.encode_utm([4e5, 4e5], [5e6, 1e9], 31)
    with pytest.raises(errors.ZoneError):
        mgrs.encode_utm([4e5, 4e5], 5e6, 61, 1)
