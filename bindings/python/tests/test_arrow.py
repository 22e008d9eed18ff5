# SPDX-License-Identifier: MIT
"""Arrow columns through slots and back, in blocks and chunks, of every type, with nulls, and with bad buffers."""

from __future__ import annotations

import ctypes
import gc
import os
import resource
import struct
import subprocess
import sys
from pathlib import Path

import numpy
import pandas
import polars
import pyarrow
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gridnorth
from gridnorth import arrow, mgrs
from gridnorth import errors as gn_errors
from gridnorth._arrow.blocks import BLOCK
from gridnorth._arrow.export import numbers
from gridnorth._memory.outputs import Output
from gridnorth._native.library import GN_ERROR_OFFSET, GN_OK, GN_PARTIAL, library

TYPES = ["string", "large_string", "string_view", "binary", "large_binary"]
REFERENCES = ["31UDQ4825011951", "32ULC9800461620", "33VXF", "Z AH", "31NAA", "31 N AA 66021 00000", "38SMB4484"]
REFUSED = ["", " ", "31NAW", "here", "x" * 13, "x" * 70, "31NAA\x0066021", "31NAA" + " " * 60, "Ä" * 6]

texts = st.one_of(st.none(), st.sampled_from(REFERENCES), st.sampled_from(REFUSED), st.text(max_size=20))


def of_type(values, kind):
    as_bytes = "binary" in kind
    given = [value.encode() if as_bytes and value is not None else value for value in values]
    return pyarrow.array(given, getattr(pyarrow, kind)())


def chunked(column, cuts):
    """The same column in chunks, each of which begins at an offset."""
    places = sorted({0, len(column), *(min(cut, len(column)) for cut in cuts)})
    chunks = [column[start:end] for start, end in zip(places, places[1:])]
    return pyarrow.chunked_array(chunks, column.type)


def expected(values):
    """The results and statuses for a list of the same texts."""
    statuses = bytearray(len(values))
    latitudes, longitudes = mgrs.decode(values, errors="mask", statuses=statuses)
    for column in (latitudes, longitudes):
        column[:] = [None if status else value for value, status in zip(column, statuses)]
    return latitudes, longitudes, bytes(statuses)


@settings(deadline=None, max_examples=30)
@given(
    st.lists(texts, max_size=40), st.sampled_from(TYPES), st.lists(st.integers(0, 40), max_size=3), st.integers(0, 9)
)
def test_texts_of_arrow_are_read_as_those_of_a_list(values, kind, cuts, start):
    values = [value.replace("\ud800", "") if value else value for value in values]
    column = of_type(values, kind)[start:]
    latitudes, longitudes, wanted = expected(values[start:])
    for given_column in (column, chunked(column, cuts)):
        statuses = bytearray(len(column))
        found = mgrs.decode(given_column, errors="mask", statuses=statuses)
        assert type(found[0]) is type(given_column) is type(found[1]) or isinstance(given_column, pyarrow.Array)
        assert [one.to_pylist() for one in found] == [latitudes, longitudes]
        assert bytes(statuses) == wanted
    series = polars.Series([None if one is None else bytes(one).decode() for one in map(_bytes, column.to_pylist())],
                           dtype=polars.String)  # fmt: skip
    found = mgrs.decode(series, errors="mask")
    assert [one.to_list() for one in found] == [latitudes, longitudes]


def _bytes(value):
    return value.encode() if isinstance(value, str) else value


@settings(deadline=None, max_examples=20)
@given(
    st.lists(st.tuples(*(st.one_of(st.none(), st.floats(-most, most)) for most in (95, 400))), max_size=30),
    st.integers(-1, 11),
)
def test_references_in_arrow_are_those_in_a_list(positions, precision):
    latitudes, longitudes = ([position[axis] for position in positions] for axis in (0, 1))
    statuses = bytearray(len(positions))
    found = mgrs.encode(latitudes, longitudes, precision, errors="mask", statuses=statuses)
    wanted = [None if status else text for text, status in zip(found, statuses)]
    columns = [pyarrow.array(values, pyarrow.float64()) for values in (latitudes, longitudes)]
    assert mgrs.encode(*columns, precision, errors="mask").to_pylist() == wanted
    series = [polars.Series(values, dtype=polars.Float64) for values in (latitudes, longitudes)]
    column = mgrs.encode(*series, precision, errors="mask")
    assert (column.dtype, column.to_list()) == (polars.String, wanted)
    for kind in ("string", "large_string", "string_view"):
        column = pyarrow.array(arrow.mgrs_encode(*columns, precision, type=kind))
        column.validate(full=True)
        assert (column.type, column.to_pylist()) == (getattr(pyarrow, kind)(), wanted)


def test_a_million_rows_with_nulls_in_blocks_and_chunks(random):
    count = 1_000_000
    latitudes = numpy.degrees(numpy.arcsin(random.uniform(-1, 1, count)))
    longitudes = random.uniform(-180, 180, count)
    missing = random.random(count) < 0.1
    latitudes[random.random(count) < 0.05] = 91
    whole = mgrs.encode(latitudes, longitudes, errors="mask")
    is_there = ~missing & (latitudes <= 90)
    columns = pyarrow.array(latitudes, mask=missing), pyarrow.array(longitudes)
    references = mgrs.encode(*columns, errors="mask")
    references.validate(full=True)
    assert references.null_count == count - is_there.sum()
    assert references.drop_null().to_pylist() == whole[is_there].tolist()
    wanted = mgrs.decode(whole[is_there])
    for kind in ("string", "large_string", "string_view"):
        column = chunked(references.cast(getattr(pyarrow, kind)()), random.integers(0, count, 7).tolist())
        found = mgrs.decode(column, errors="mask")
        for one, right in zip(found, wanted):
            assert numpy.array_equal(one.is_valid().to_numpy(), is_there)
            assert numpy.array_equal(one.drop_null().to_numpy(), right)
    series = polars.Series(references)
    scattered = series.gather(random.permutation(count)).append(series).sort()
    found = mgrs.decode(scattered, errors="mask")[0]
    assert found.null_count() == 2 * references.null_count
    text = pandas.Series(whole)
    assert text.dtype == "str"
    assert numpy.array_equal(mgrs.decode(text[is_there])[0], wanted[0])


@pytest.mark.parametrize("count", [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK])
@pytest.mark.parametrize("kind", TYPES)
def test_blocks_end_where_they_should(count, kind):
    values = [REFERENCES[row % 7] if row % 5 else None for row in range(count)]
    column = of_type(values, kind)
    statuses = bytearray(count)
    found = mgrs.decode(column, errors="mask", statuses=statuses)
    assert len(found[0]) == count
    assert found[0].to_pylist() == expected(values)[0]
    cells = mgrs.decode_cells(column, errors="mask")
    assert len(cells) == count
    assert cells.null_count == statuses.count(gn_errors.MissingError.status)
    sizes = mgrs.encode(pyarrow.array([50.0] * count), pyarrow.array([7.0] * count), 3)
    assert sizes.to_pylist() == [mgrs.encode(50, 7, 3)] * count


def test_texts_in_many_buffers():
    parts = [pyarrow.array([f"32ULC98004616{number:02}", "31NAA"], pyarrow.string_view()) for number in range(20)]
    column = pyarrow.concat_arrays(parts)
    order = numpy.random.default_rng(3).permutation(len(column))
    series = polars.concat([polars.Series(part) for part in parts], rechunk=True)
    for one in (column, column[3:], series, series.gather(order)):
        wanted = mgrs.decode(one.to_pylist() if isinstance(one, pyarrow.Array) else one.to_list())
        found = mgrs.decode(one)
        assert [list(numpy.asarray(each)) for each in found] == [list(each) for each in wanted]


@pytest.mark.parametrize("run", [1, 3, 500])
def test_views_may_lie_in_buffers_in_any_order(random, run):
    count, buffers, buffer = 2 * BLOCK + 10, 30, 0
    missing = random.random(count) < 0.1
    missing[5] = False  # The row is refused.
    values = [None if null else str(value) for null, value in zip(missing, random.choice([*REFERENCES, "here"], count))]
    values[5] = REFUSED[5]
    data = [bytearray() for _ in range(buffers)]
    # The bytes of a missing row may be anything.
    views = random.integers(-(2**31), 2**31, (count, 4)).astype("<i4")
    wanted = expected(values)
    statuses = bytearray(wanted[2])
    for row, value in enumerate(values):
        if value is None:
            continue
        text, buffer = value.encode(), int(random.integers(buffers)) if row % run == 0 else buffer
        if len(text) <= 12:
            views[row] = numpy.frombuffer(struct.pack("<i12s", len(text), text), "<i4")
            continue
        views[row] = [len(text), int.from_bytes(text[:4], "little"), buffer, len(data[buffer])]
        data[buffer] += text
        if row % 1000 == 7:
            views[row, 2] = [buffers, -1, 2**31 - 1, -(2**31)][row // 1000 % 4]
            statuses[row] = GN_ERROR_OFFSET
    parts = [numpy.frombuffer(bytes(part) or b"?", "u1") for part in data]
    column = arrow.Column("vu", count, (views, *parts, numpy.array([len(part) for part in parts])), missing)
    found_statuses = bytearray(count)
    latitudes, longitudes = mgrs.decode(column, errors="mask", statuses=found_statuses)
    assert found_statuses == statuses
    for found, right in ((latitudes, wanted[0]), (longitudes, wanted[1])):
        assert found.tolist() == [None if status else value for value, status in zip(right, statuses)]


def test_an_error_names_row_text_and_offset():
    column = pyarrow.chunked_array([["31NAA"] * 3, [None, "31NAA", "31NAW"]])
    with pytest.raises(gn_errors.MissingError, match="row 3"):
        mgrs.decode(column)
    with pytest.raises(gn_errors.MgrsRowError, match=r"row 3: .*offset 4 of '31NAW'"):
        mgrs.decode(pyarrow.chunked_array([["31NAA"] * 3, ["31NAW"]]))
    with pytest.raises(gn_errors.TextByteError, match="row 0"):
        mgrs.decode(pyarrow.array(["31NAA\0"]))
    with pytest.raises(gn_errors.PrecisionError):
        mgrs.encode(pyarrow.array([], pyarrow.float64()), pyarrow.array([], pyarrow.float64()), 12)


def gathered(column, width, data, validity=b"", first=0, count=1, size=16):
    """Calls the library directly with given offsets."""
    buffers = [(ctypes.c_uint8 * len(part)).from_buffer_copy(part) for part in (column, data, validity)]
    slots, statuses = (ctypes.c_char * (count * size + 1))(), (ctypes.c_uint8 * (count + 1))()
    status = library.gn_texts_from_offsets_batch(
        buffers[0], len(column), width, buffers[1], len(data), buffers[2], len(validity), first, count,
        slots, size, size, statuses,
    )  # fmt: skip
    texts = [slots.raw[row * size : (row + 1) * size].rstrip(b"\0") for row in range(count)]
    return status, bytes(statuses[:count]), texts


@pytest.mark.parametrize(("code", "width"), [("i", 4), ("q", 8)])
def test_offsets_are_checked(code, width):
    def offsets(*numbers):
        return struct.pack(f"<{len(numbers)}{code}", *numbers)

    least = -(2 ** (8 * width - 1))
    assert gathered(offsets(0, 3), width, b"abc") == (GN_OK, b"\0", [b"abc"])
    for bad in ((3, 0), (0, 4), (-1, 2), (least, 2), (0, -least - 1), (-least - 1, -least - 1), (4, 4)):
        assert gathered(offsets(*bad), width, b"abc") == (GN_PARTIAL, bytes([GN_ERROR_OFFSET]), [b""]), bad
    assert gathered(offsets(0, 3)[:-1], width, b"abc")[0] == GN_ERROR_OFFSET
    assert gathered(offsets(0, 3), 5, b"abc")[0] == GN_ERROR_OFFSET
    assert gathered(offsets(0, 3), width, b"abc", first=2**64 - 1)[0] == GN_ERROR_OFFSET
    assert gathered(offsets(*range(10)), width, b"a" * 9, b"\xff", 0, 9)[0] == GN_ERROR_OFFSET
    missing = gn_errors.MissingError.status
    found = gathered(offsets(0, 1, 2, 3), width, b"abc", b"\x05", 0, 3)
    assert found == (GN_PARTIAL, bytes([0, missing, 0]), [b"a", b"", b"c"])
    assert gathered(b"", width, b"", count=0) == (GN_OK, b"", [])


def test_what_a_library_hands_out_wrongly_is_refused():
    data, offsets = pyarrow.py_buffer(b"31NAA31NAA"), pyarrow.py_buffer(struct.pack("<4i", 0, 5, 3, 10))
    column = pyarrow.StringArray.from_buffers(3, offsets, data)
    statuses = bytearray(3)
    latitudes, _ = mgrs.decode(column, errors="mask", statuses=statuses)
    assert bytes(statuses)[:2] == bytes([0, GN_ERROR_OFFSET])
    assert [value is None for value in latitudes.to_pylist()][:2] == [False, True]
    with pytest.raises(gn_errors.OffsetError, match="row 1"):
        mgrs.decode(column)


@pytest.mark.parametrize("longest", [5, 100])
def test_indices_into_a_dictionary_are_checked(longest):
    """The index of a null may be anything; every other index must be that of a value."""
    texts = pyarrow.array(["31NEA", "x" * longest])

    def column(indices, validity):
        memory = pyarrow.py_buffer(struct.pack("<3b", *indices))
        found = pyarrow.Array.from_buffers(pyarrow.int8(), 3, [validity and pyarrow.py_buffer(validity), memory])
        return (
            pyarrow.DictionaryArray.from_arrays(found, texts, safe=False),
            pyarrow.DictionaryArray.from_arrays(found, pyarrow.array([60.0, 70.0]), safe=False),
        )

    for garbage in (99, -1, -128):
        references, numbers = column([0, garbage, 1], b"\x05")
        latitudes = mgrs.decode(references, errors="mask")[0]
        assert latitudes.to_pylist() == [mgrs.decode("31NEA").inside.latitude, None, None]
        assert mgrs.encode(numbers, 3, 0, errors="mask").to_pylist() == [
            mgrs.encode(60, 3, 0), None, mgrs.encode(70, 3, 0)]  # fmt: skip
        references, numbers = column([0, garbage, 1], None)
        for call in (lambda one=references: mgrs.decode(one), lambda one=numbers: mgrs.encode(one, 3)):
            with pytest.raises(ValueError, match=f"row 1 .* asks for value {garbage} of a dictionary of 2"):
                call()


@pytest.mark.parametrize("interleaved", [False, True])
def test_points_go_to_geoarrow_and_back(interleaved):
    axes = pyarrow.array([60.0, None, -33.5]), pyarrow.array([3.0, 4.0, -70.25])
    column = arrow.points(*axes, interleaved=interleaved)
    field = pyarrow.field("point", pyarrow.array(column).type)
    assert pyarrow.array(column).null_count == 1
    assert pyarrow.types.is_fixed_size_list(field.type) == interleaved
    # The column may also lack the extension type, like a column of a table.
    for points in (
        column,
        pyarrow.array(column),
        pyarrow.table({"p": column})["p"],
        pyarrow.array([{"x": 3.0, "y": 60.0}, None, {"x": -70.25, "y": -33.5}]),
    ):
        latitudes, longitudes = (pyarrow.array(one) for one in arrow.positions(points))
        assert latitudes.to_pylist() == [60.0, None, -33.5]
        assert longitudes.to_pylist() == [3.0, None, -70.25]


@pytest.mark.parametrize("kind", ["binary", "large_binary", "binary_view"])
def test_points_of_wkb(kind):
    values = [
        struct.pack("<BIdd", 1, 1, 3, 60), struct.pack(">BIdd", 0, 1, 4, 61), None,
        struct.pack("<BIddd", 1, 1001, 5, 62, 100), struct.pack("<BIIdd", 1, 0x20000001, 4326, 6, 63),
        struct.pack("<BIdd", 1, 1, numpy.nan, numpy.nan), struct.pack("<BIddd", 1, 0x80000001, 7, 64, 100),
    ]  # fmt: skip
    column = pyarrow.array([b"skipped", *values], getattr(pyarrow, kind)())[1:]
    latitudes, longitudes = (pyarrow.array(one) for one in arrow.positions(column))
    assert latitudes.to_pylist() == [60, 61, None, 62, 63, None, 64]
    assert longitudes.to_pylist() == [3, 4, None, 5, 6, None, 7]
    for bad in (b"", b"\1", struct.pack("<BIdd", 1, 2, 3, 60), struct.pack("<BIdd", 2, 1, 3, 60), values[4][:-4]):
        with pytest.raises(ValueError, match="row 1 is not the WKB of a point"):
            arrow.positions(pyarrow.array([values[0], bad], getattr(pyarrow, kind)()))


@pytest.mark.parametrize("make", [list, numpy.array, pyarrow.array, pandas.Series, polars.Series])
def test_references_of_any_container_become_columns(make):
    found = [pyarrow.array(one).to_pylist() for one in arrow.mgrs_decode(make(["31NAA", "here", "32ULC98"]))]
    wanted = mgrs.decode(["31NAA", "32ULC98"])
    assert found == [[column[0], None, column[1]] for column in wanted]


@pytest.mark.parametrize("extension", ["1", "0"])
def test_an_exception_that_ends_the_life_of_a_column_is_kept(extension):
    """Arrow aborts the program if a struct is not released."""
    program = (
        "import pyarrow\n"
        "from gridnorth import arrow\n"
        "for make in (arrow.points, arrow.mgrs_encode):\n"
        "    try: [pyarrow.array(make([1.0], [2.0])), 1 / 0]\n"
        "    except ZeroDivisionError as error: print(error)\n"
    )
    environment = {**os.environ, "GRIDNORTH_EXTENSION": extension}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "division by zero\n" * 2), done.stderr


def test_one_text_is_a_column_of_one_row():
    for text in ("31NEA", b"31NEA"):
        latitudes, longitudes = (pyarrow.array(one).to_pylist() for one in arrow.mgrs_decode(text))
        assert (latitudes[0], longitudes[0]) == mgrs.decode("31NEA").inside
        assert len(latitudes) == len(longitudes) == 1
    assert pyarrow.array(arrow.mgrs_decode(None)[0]).to_pylist() == [None]


def test_rows_along_several_axes_are_refused():
    with pytest.raises(ValueError, match=r"cannot hold results of shape \(2, 3\)"):
        arrow.mgrs_encode(numpy.zeros((2, 3)), 7)
    with pytest.raises(ValueError, match=r"cannot hold results of shape \(1, 2\)"):
        arrow.mgrs_decode(numpy.array([["31NEA", "31NAA"]]))


def test_a_column_shows_what_it_is():
    assert repr(arrow.mgrs_encode([50.0, None], 7)) == "<Column: 2 rows of type 'u', 1 of them null>"


def test_columns_outlive_what_made_them():
    column = arrow.mgrs_encode(numpy.full(20_000, 50.0), numpy.full(20_000, 7.0))
    taken, again = pyarrow.array(column), polars.Series(column)
    del column
    gc.collect()
    assert taken.to_pylist() == again.to_list() == [mgrs.encode(50, 7)] * 20_000
    # Capsules without a consumer are also released.
    numbers(numpy.zeros(3)).__arrow_c_array__()


def test_memory_does_not_grow():
    latitudes, longitudes = numpy.full(200_000, 50.0), numpy.full(200_000, 7.0)
    columns = polars.Series(latitudes), polars.Series(longitudes)
    arrays = pyarrow.array(latitudes), pyarrow.array(longitudes)

    def run():
        for one in (columns, arrays):
            mgrs.decode(mgrs.encode(*one))
        pyarrow.array(arrow.points(*arrays))

    held, sizes = len(gridnorth._arrow.export._held), []
    for _ in range(120):
        run()
        # The peak memory of the process would be useless: earlier tests used more.
        sizes.append(resident())
    gc.collect()
    # A leak of one column per run would be 110 MB in the 70 runs between. Allocators keep some memory.
    assert min(sizes[-20:]) - min(sizes[30:50]) < 40_000_000, sizes
    assert len(gridnorth._arrow.export._held) <= held


def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def test_a_column_that_is_refused_is_an_error_and_let_go():
    """The capsules of a refused column are destroyed while the consumer's exception is pending."""

    def count():
        gc.collect()
        return len(gridnorth._arrow.export._held), len(gridnorth._arrow.export._structs)

    before = count()
    for kind in (pyarrow.large_string(), pyarrow.int8()):
        for column in (arrow.mgrs_encode([50.0, None], [7.0, 7.0]), arrow.points([50.0, None], [7.0, 7.0])):
            with pytest.raises((AttributeError, TypeError, pyarrow.ArrowException)):
                pyarrow.array(column, kind)

    def refuse():
        _capsules = arrow.points([50.0], [7.0]).__arrow_c_array__()
        raise KeyError("refused")

    with pytest.raises(KeyError, match="refused"):
        refuse()
    assert count() == before


@pytest.mark.parametrize("make", [list, numpy.array, pyarrow.array, polars.Series, pandas.Series])
def test_nothing_large_waits_for_the_garbage_collector(make):
    latitudes, longitudes = make([50.0, 95.0, 51.0]), make([7.0, 8.0, 9.0])
    texts = make(["31UDQ4825011951", "here", "32ULC98"])
    calls = [
        lambda: mgrs.encode(latitudes, longitudes, errors="mask"),
        lambda: mgrs.decode(texts, errors="mask"),
        lambda: gridnorth.position.parse(texts, errors="mask"),
        lambda: arrow.mgrs_encode(latitudes, longitudes),
        lambda: pyarrow.array(arrow.mgrs_encode(latitudes, longitudes, type="string_view")),
        lambda: [pyarrow.array(column) for column in arrow.mgrs_decode(texts)],
    ]
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        for call in calls:
            call()
        gc.collect()
        late = [kept for kept in gc.garbage if isinstance(kept, (ctypes.Array, Output, arrow.Column))]
        assert late == []
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


def test_what_is_no_column_is_refused():
    with pytest.raises(ValueError, match="type must be one of string"):
        arrow.mgrs_encode([50], [7], type="text")
    with pytest.raises(TypeError, match="pass points of GeoArrow, or WKB"):
        arrow.positions(pyarrow.array([1.0]))
    with pytest.raises(TypeError, match="pass points of GeoArrow, or WKB"):
        arrow.positions([1.0])
