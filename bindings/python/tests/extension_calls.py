# SPDX-License-Identifier: MIT
"""Makes many calls that the extension module handles or leaves to ctypes, and prints a line for each result.

`test_extension.py` runs it with the extension and without: the lines must be the same. The argument is the seed.
"""

from __future__ import annotations

import array
import copy
import dataclasses
import decimal
import fractions
import pickle
import sys
from collections.abc import Iterator
from typing import Any

import numpy
import pandas

from gridnorth import geodesic, index, mgrs, position, utm
from gridnorth.mgrs import Cell


class Float(float):
    def __float__(self) -> float:
        return 12.5


class Plain(float):
    pass


class Int(int):
    pass


class Str(str):
    pass


class Index:
    def __index__(self) -> int:
        return 7


NUMBERS: list[Any] = [
    *(0, 0.0, -0.0, 90, -90, 90.0000001, 84, 83.999999, -80, 180, -180, 540.25, 5e-324, 1e300, True, False),
    *(2**53 + 1, 10**18, 10**400, -(10**400), float("nan"), float("inf"), -float("inf"), None, "1", b"1", Float(3)),
    *(Plain(3.5), Int(3), Index(), 1j, [1.0], (1.0,), [], {}, {1.0}, decimal.Decimal("1.5"), fractions.Fraction(1, 3)),
    *(numpy.float64(3.5), numpy.float32(3.5), numpy.int64(3), numpy.bool_(True), numpy.array(3.5), numpy.array([3.5])),
    *(pandas.NA, pandas.NaT, array.array("d", [1.0]), object),
]
INTEGERS: list[Any] = [
    *range(-3, 15),
    *(31, 60, 61, -61, 32631, 32761, 2**31, -(2**31), 2**31 - 1, 10**30, True, False, 5.0, "5", None, Int(5), Index()),
    *(numpy.int32(5), numpy.float64(5), [5], float("nan"), utm.NORTH),
]
TEXTS: list[Any] = [
    *(
        "31UDQ4825011951",
        "31udq 48250 11951",
        "1NAA",
        "31N",
        "38VMS",
        "31NEA",
        "32VJM6564066593",
        "ZAH",
        "BAD",
        "31VEC",
    ),
    *("", " ", "32X", "31UDQ4825011951 ", "31UDQ482501195", "x" * 64, "x" * 65, "31" + " " * 200 + "NEA", "31NEA\0"),
    *("\0", "31N\0EA", "31NEÄ", "31NE\udc80A", "48°51′30″N 2°17′40″E", "日本", b"31NEA", b"31NE\xc4", b"31N\0EA", b""),
    *(bytearray(b"31NEA"), memoryview(b"31NEA"), Str("31NEA"), numpy.str_("31NEA"), numpy.bytes_(b"31NEA"), None),
    *(
        float("nan"),
        numpy.float64("nan"),
        pandas.NA,
        pandas.NaT,
        5,
        5.5,
        True,
        object,
        ["31NEA"],
        ("31NEA",),
        {"31NEA"},
    ),
]
SQUARE = index.PolygonIndex([(48, 2), (48, 3), (49, 3), (49, 2)])
MODES: list[Any] = ["raise", "mask", "".join(["ra", "ise"]), "other", None, 5]


def calls(random: numpy.random.Generator) -> Iterator[tuple[Any, tuple[Any, ...], dict[str, Any]]]:
    for function, usual in (
        (mgrs.encode, (48.85837, 2.294481)),
        (utm.forward, (48.85837, 2.294481)),
        (utm.inverse, (448250.5, 5411951.5, 31, utm.NORTH)),
        (geodesic.inverse, (48.8, 2.3, 59.9, 10.7)),
        (geodesic.direct, (48.8, 2.3, 30.0, 1e5)),
        (SQUARE.side, (48.8, 2.3)),
        (SQUARE.contains, (49, 2.3)),
    ):
        for mode in MODES:
            yield function, usual, {"errors": mode}
        for at in range(min(len(usual), 4 if function in (geodesic.inverse, geodesic.direct) else 2)):
            for number in NUMBERS:
                arguments = (*usual[:at], number, *usual[at + 1 :])
                yield function, arguments, {}
                yield function, arguments, {"errors": "mask"}
        for statuses in (bytearray(1), bytearray(2), b"0", 5):
            yield function, usual, {"statuses": statuses}
        yield function, usual[:1], {}
        yield function, (*usual, *usual), {}
    for integer in INTEGERS:
        yield mgrs.encode, (48.85837, 2.294481, integer), {}
        yield mgrs.encode, (48.85837, 2.294481), {"precision": integer, "errors": "mask"}
        yield utm.forward, (48.85837, 2.294481, integer), {}
        for hemisphere in (utm.NORTH, utm.SOUTH, 1, -1, "north", "x", None, 0, 5, True):
            yield utm.inverse, (448250.5, 5411951.5, integer, hemisphere), {}
            yield utm.inverse, (2e6, 2e6, integer, hemisphere), {"errors": "mask"}
    for as_bytes in (True, False, 0, 1, None):
        yield mgrs.encode, (1.0, 2.0), {"as_bytes": as_bytes}
    for text in TEXTS:
        for function in (mgrs.decode, mgrs.decode_cells, mgrs.is_valid, position.parse):
            for options in ({}, {"minimum_precision": 1}, {"minimum_precision": -1.0}, {"polar": False}, {"polar": 1}):
                yield function, (text,), options
        for mode in MODES:
            yield mgrs.decode, (text,), {"errors": mode}
        for strict in (True, False, 1, 0, None):
            yield mgrs.decode, (text,), {"strict": strict}
        yield mgrs.decode, (text,), {"statuses": bytearray(1)}
    yield from many(random)
    for latitude, longitude in zip(random.uniform(-90, 90, 300).tolist(), random.uniform(-400, 400, 300).tolist()):
        precision = int(random.integers(-1, 12))
        yield mgrs.encode, (latitude, longitude, precision), {}
        yield mgrs.decode, (mgrs.encode(latitude, longitude, precision),), {}
        yield utm.forward, (latitude, longitude), {}
        yield utm.inverse, tuple(utm.forward(latitude, longitude)), {}
        yield geodesic.direct, (latitude, longitude, *random.uniform(-1e5, 1e5, 2).tolist()), {}
        yield geodesic.inverse, (latitude, longitude, *random.uniform(-90, 90, 2).tolist()), {}


def many(random: numpy.random.Generator) -> Iterator[tuple[Any, tuple[Any, ...], dict[str, Any]]]:
    for count in (0, 1, 2, 5, 40):
        for _ in range(40):
            column = [TEXTS[at] for at in random.integers(0, len(TEXTS), count)]
            given = [text for text in column if text is None or isinstance(text, (str, bytes, float))]
            for texts in (column, given, tuple(given)):
                for function in (mgrs.decode, mgrs.decode_cells, mgrs.is_valid, position.parse):
                    yield function, (texts,), {}
                    if function is not mgrs.is_valid:
                        yield function, (texts,), {"errors": "mask", "statuses": bytearray(len(texts))}
            for kind in (object, numpy.dtypes.StringDType()) if hasattr(numpy.dtypes, "StringDType") else (object,):
                texts = [text for text in given if kind is object or (isinstance(text, str) and "\udc80" not in text)]
                yield mgrs.decode, (numpy.array(texts, kind),), {"errors": "mask"}
                yield position.parse, (numpy.array(texts, kind),), {}
            yield mgrs.decode, (pandas.Series(given, dtype=object),), {"errors": "mask"}
    yield mgrs.encode, ([1.0, None, 91], [2, 3, 4]), {"errors": "mask"}
    yield position.format, ([1.0, 50.0, None], [2.0, 3.0, 4.0]), {"errors": "mask"}
    yield geodesic.inverse, ([1.0, None], 2, 3, 4), {"errors": "mask"}
    for length in range(3, 70):
        yield mgrs.decode, (["31NEA" + " " * length, None, "é" * length, "x" * length],), {"errors": "mask"}


def shown(value: Any) -> str:
    if isinstance(value, Cell):
        assert pickle.loads(pickle.dumps(value)) == value == copy.copy(value) == copy.deepcopy(value)
        assert hash(value) == hash(dataclasses.replace(value))
        return f"{value!r} {sorted(vars(value))} {[type(part).__qualname__ for part in dataclasses.astuple(value)]}"
    if isinstance(value, numpy.ndarray):
        return f"{value.dtype} {value.tolist()}"
    if isinstance(value, (list, tuple)) and type(value) in (list, tuple):
        return f"{type(value).__name__} {list(map(shown, value))}"
    return f"{type(value).__module__}.{type(value).__qualname__} {value!r}"


def main() -> None:
    for function, arguments, options in calls(numpy.random.default_rng(int(sys.argv[1]))):
        try:
            result = shown(function(*arguments, **options))
        except Exception as error:
            facts = [getattr(error, name, None) for name in ("offset", "row", "count")]
            result = f"{type(error).__qualname__} {error} {facts}"
        statuses = options.get("statuses")
        told = {name: value for name, value in options.items() if name != "statuses"}
        line = f"{function.__module__}.{function.__qualname__}{arguments!r} {told} {statuses!r} {result}"
        # Only addresses may differ.
        print(line.encode("ascii", "backslashreplace").decode())


if __name__ == "__main__":
    main()
