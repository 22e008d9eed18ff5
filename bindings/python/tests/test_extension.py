# SPDX-License-Identifier: MIT
"""The extension module gives the same results as ctypes in all cases, and the package works without it."""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy
import pytest
from conftest import SEED

import gridnorth
from gridnorth import geodesic, index, mgrs, utm
from gridnorth._native import fast

HERE = Path(__file__).parent
EXTENSION = fast.extension
SQUARE = index.PolygonIndex([(0, 0), (0, 3), (3, 3), (3, 0)])
with_extension = pytest.mark.skipif(EXTENSION is None, reason="the package has no extension module here")


def run(arguments, extension):
    environment = {**os.environ, "GRIDNORTH_EXTENSION": extension, "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, *map(str, arguments)], env=environment, cwd=HERE, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    return done.stdout


def test_it_is_there_where_it_can_be():
    is_wanted = os.environ.get("GRIDNORTH_EXTENSION") != "0"
    is_possible = sys.implementation.name == "cpython" and sys.version_info >= (3, 11)
    assert (EXTENSION is not None) == (is_wanted and is_possible)


@with_extension
def test_results_and_errors_are_those_of_ctypes():
    lines, without = (
        re.sub("0x[0-9a-f]+", "", run(["extension_calls.py", SEED], extension)).splitlines() for extension in ("1", "0")
    )
    assert len(lines) > 10_000
    assert [pair for pair in zip(lines, without) if pair[0] != pair[1]] == []
    assert len(lines) == len(without)


@with_extension
def test_the_vectors_hold_without_it():
    parts = ["test_vectors.py", "test_mgrs.py", "test_utm.py", "test_geodesic.py", "test_without_numpy.py"]
    printed = run(["-m", "pytest", "-q", "-rN", "-x", *parts], "0")
    assert int(re.search(r"(\d+) passed", printed)[1]) > 100


def test_it_can_be_turned_off():
    script = (
        "from gridnorth import mgrs; from gridnorth._native.fast import extension; "
        "print(extension, mgrs.decode('31NEA').center.latitude)"
    )
    assert run(["-c", script], "0").startswith("None 0.45")


@with_extension
def test_a_cell_shows_all_its_attributes_at_once():
    read, other = mgrs.decode("31UDQ4825011951"), mgrs.decode_cells(["31UDQ4825011951"])[0]
    assert vars(read) == vars(other)
    assert list(vars(read)) == list(vars(other))
    assert read == other
    assert hash(read) == hash(other)
    assert repr(read) == repr(other)
    with pytest.raises(AttributeError):
        _ = read.altitude
    with pytest.raises(AttributeError):
        read.zone = 5
    # Newer Pythons cache the hash of tuples, also of named tuples made by the extension.
    assert {tuple(read.center): "here"}[read.center] == "here"
    assert read.center is read.center


@with_extension
@pytest.mark.parametrize(
    "call",
    [
        lambda: mgrs.encode(48.85837, 2.294481),
        lambda: mgrs.decode("31UDQ4825011951").center,
        lambda: vars(mgrs.decode(b"31UDQ4825011951")),
        lambda: utm.inverse(*utm.forward(48.85837, 2.294481)),
        lambda: geodesic.inverse(1, 2, 3, 4),
        lambda: geodesic.direct(1, 2, 3, 4),
        lambda: SQUARE.side(1, 2),
    ],
    ids=["encode", "decode", "all attributes", "utm", "inverse", "direct", "side"],
)
def test_a_million_calls_leave_nothing_behind(call):
    _grows_little(call, 1_000_000)


@with_extension
@pytest.mark.parametrize(
    "call",
    [lambda: mgrs.encode(91, 0, errors="mask"), lambda: mgrs.decode("no", errors="mask")],
    ids=["position", "text"],
)
def test_refused_calls_leave_nothing_behind(call):
    # The extension leaves these calls to ctypes, which is slower.
    _grows_little(call, 30_000)


@with_extension
def test_columns_leave_nothing_behind():
    texts = ["31UDQ4825011951", None, "é", "x" * 100, b"31NEA", "", float("nan")] * 1000
    _grows_little(lambda: mgrs.decode(texts, errors="mask"), 300)
    _grows_little(lambda: mgrs.encode([1.0, 2.0] * 1000, 3, errors="mask"), 300)
    plain = ["31UDQ4825011951"] * 5000
    _grows_little(lambda: mgrs.decode(plain), 300)
    for odd in (None, "here", "x" * 100, object()):
        _grows_little(lambda odd=odd: fast.mgrs_decode_list([*plain, odd], False), 300)
    # The extension leaves unusual values to Python.
    _grows_little(lambda: fast.gather([*texts, object()], 64, False), 300)


def _grows_little(call, count):
    for _ in range(count // 20):
        call()
    before = _resident()
    singletons = sys.getrefcount(utm.NORTH), sys.getrefcount(mgrs.Cell), sys.getrefcount(gridnorth.Point)
    for _ in range(count):
        call()
    assert _resident() - before < 4_000_000
    after = sys.getrefcount(utm.NORTH), sys.getrefcount(mgrs.Cell), sys.getrefcount(gridnorth.Point)
    assert all(abs(now - then) < 10 for now, then in zip(after, singletons))


def _resident():
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except FileNotFoundError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


@with_extension
def test_threads_share_cells_and_texts(random):
    latitudes, longitudes = random.uniform(-80, 84, 20_000).tolist(), random.uniform(-180, 180, 20_000).tolist()
    texts = mgrs.encode(latitudes, longitudes)
    cells = [mgrs.decode(text) for text in texts[:500]]
    expected = mgrs.decode(texts)

    def work(number):
        for cell, text in zip(cells, texts):
            assert mgrs.encode(*cell.inside) == text
            assert vars(cell)["zone"] == cell.zone
        return mgrs.decode(texts) == expected and mgrs.decode(list(texts[number:]))[0] == expected[0][number:]

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(work, range(8)))


@with_extension
def test_a_list_may_change_while_it_is_read():
    texts, done = ["31UDQ4825011951"] * 50_000, threading.Event()

    def change():
        while not done.is_set():
            texts[:] = [str(number) for number in range(len(texts))]
            texts[:] = ["31NEA"] * 50_000

    thread = threading.Thread(target=change)
    thread.start()
    try:
        for _ in range(15):
            slots, size, missing, alone = fast.gather(texts, 64, False)
            assert len(slots) == 50_000 * size
            assert missing is None
            assert alone == []
        for _ in range(15):
            found = fast.mgrs_decode_list(texts, False)
            assert found is None or [len(column) for column in found] == [50_000, 50_000]
    finally:
        done.set()
        thread.join()


@with_extension
@pytest.mark.parametrize("count", [0, 1, 4095, 4096, 4097, 9000])
def test_a_list_of_plain_references_is_read_at_once(random, count):
    latitudes, longitudes = random.uniform(-90, 90, count), random.uniform(-180, 180, count)
    texts = [text[: len(text) - count % 3 * 2] for text in mgrs.encode(latitudes, longitudes).tolist()]
    for strict in (False, True):
        slots = numpy.array(texts, "S16")
        wanted = tuple(column.tolist() for column in mgrs.decode(slots, strict=strict, errors="mask"))
        statuses = bytearray(count)
        mgrs.decode(texts, strict=strict, errors="mask", statuses=statuses)
        assert fast.mgrs_decode_list(texts, strict) == (None if any(statuses) else wanted)
    assert mgrs.decode(texts) == mgrs.decode(tuple(texts))


@with_extension
@pytest.mark.parametrize("row", [0, 4095, 4096, 8999])
def test_a_list_with_a_row_that_is_not_plain_is_left_to_python(row):
    odd = [None, float("nan"), "", "here", "é", "31NEA\0", "31NEA" + " " * 20, numpy.str_("31NEA"), "\udc80", b"\xff"]
    for value in odd:
        texts = ["31UDQ4825011951"] * 9000
        texts[row] = value
        assert fast.mgrs_decode_list(texts, False) is None
        found, wanted = mgrs.decode(texts, errors="mask"), mgrs.decode(tuple(texts), errors="mask")
        assert repr(found) == repr(wanted)
    assert fast.mgrs_decode_list(("31NEA",), False) is None
    assert fast.mgrs_decode_list([b"31NEA", " 31 n ea"], False) == mgrs.decode(("31NEA", "31NEA"))
    with pytest.raises(ValueError, match="errors must be"):
        mgrs.decode(["31NEA"], errors="ignore")


@with_extension
def test_texts_in_slots():
    texts = ["31NEA", None, "", "é", "x" * 9, b"a\0b", float("nan"), b"\xff"]
    slots, size, missing, alone = fast.gather(texts, 8, False)
    rows = [bytes(slots[start : start + size]) for start in range(0, len(slots), size)]
    assert rows == [text.ljust(5, b"\0") for text in (b"31NEA", b"", b"", b"?", b"", b"a?b", b"", b"?")]
    assert bytes(missing) == b"\0\1\0\0\0\0\1\0"
    assert alone == [4]
    slots, size, missing, alone = fast.gather(["é", "\0", "日本語"], 8, True)
    assert (bytes(slots), size, missing, alone) == (b"\xc3\xa9\0\0\0\0", 2, None, [1, 2])
    assert fast.gather([], 8, False) == (bytearray(), 1, None, [])
    for strange in (object(), 5, bytearray(b"31NEA"), numpy.str_("31NEA"), "\udc80"):
        assert fast.gather(["31NEA", strange], 8, False) is None
    assert fast.gather(("31NEA",), 8, False) is None
    assert fast.texts(b"ab\0c\0\0def", 3, b"\0\1\0", 1) == ["ab", None, "def"]
    assert fast.floats(numpy.array([1.5, 2.5]), bytes([255, 0]), 255) == [None, 2.5]


@with_extension
def test_wrong_calls_are_refused():
    names = ("bind", "mgrs_encode", "mgrs_decode", "mgrs_decode_list", "gather", "texts", "floats")
    for name in names:
        with pytest.raises(TypeError):
            getattr(EXTENSION, name)()
    with pytest.raises(TypeError):
        EXTENSION.bind((1, 2), (), (), ())
    with pytest.raises(ValueError, match="rows"):
        fast.texts(b"abc", 2, None, 255)
    with pytest.raises(ValueError, match="rows"):
        fast.floats(bytes(16), b"\0", 255)
    with pytest.raises(ValueError, match="rows"):
        fast.texts(b"abc", 0, None, 255)
    with pytest.raises(AttributeError):
        _ = EXTENSION.Part("zone", 6).__get__(EXTENSION.Record(), None)
    assert mgrs.encode(1, 2) == "31NCB8873610547"


@with_extension
def test_a_module_that_is_not_bound_leaves_all_to_ctypes():
    script = """
import importlib.util, sys
spec = importlib.util.spec_from_file_location("gridnorth._extension", sys.argv[1])
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
print(module.mgrs_encode(1.0, 2.0, 5, "raise", None, False))
print(module.mgrs_decode("31NEA", False, -1, True, "raise", None))
print(module.mgrs_decode_list(["31NEA"], False))
"""
    assert run(["-c", script, EXTENSION.__file__], "1") == "None\nNone\nNone\n"


@with_extension
def test_sub_interpreters():
    script = """
try:
    import _interpreters as interpreters
except ImportError:
    import _xxsubinterpreters as interpreters
code = '''
try:
    import gridnorth
    assert gridnorth.mgrs.encode(48.85837, 2.294481) == "31UDQ4825011951"
    assert gridnorth.mgrs.decode("31NEA").zone == 31
except ImportError as error:
    # ctypes or the extension may refuse an interpreter with a lock of its own.
    assert "interpreter" in str(error), error
'''
import gridnorth
for _ in range(3):
    made = interpreters.create()
    failed = interpreters.run_string(made, code)
    assert failed is None, failed
    interpreters.destroy(made)
    assert gridnorth.mgrs.decode("31UDQ4825011951").center.latitude > 48
print("done")
"""
    assert run(["-c", script], "1") == "done\n"
