# SPDX-License-Identifier: MIT
"""The package for the web gives the bits that the C library gives, through its JavaScript, for random columns."""

import ctypes
import hashlib
from pathlib import Path

import numpy as np
import pytest

ROWS = 20_000
KINDS = {"geodesic": 3, "sphere": 3, "rhumb": 2}


@pytest.fixture(scope="module")
def package(root, run):
    """The module of `make web`."""
    run(["make", "--no-print-directory", "web"])
    return root / "build" / "web" / "node.mjs"


class Columns:
    """Calls the C library for whole columns, each in an array of its own."""

    def __init__(self, library: Path):
        self.library = ctypes.CDLL(str(library))

    def call(self, name: str, *values) -> None:
        """Passes each column with its strides; statuses have none, and slots of texts their size besides."""
        passed = []
        for value in values:
            if not isinstance(value, np.ndarray):
                passed.append(ctypes.c_size_t(value))
                continue
            passed.append(ctypes.c_void_p(value.ctypes.data))
            if value.dtype != np.uint8:
                passed.append(ctypes.c_ssize_t(value.itemsize))
            elif value.ndim == 2:
                passed += [ctypes.c_size_t(value.shape[1]), ctypes.c_ssize_t(value.shape[1])]
        status = getattr(self.library, f"gn_{name}")(*passed)
        assert status in (0, 1), name

    @staticmethod
    def outputs(count: int) -> list[np.ndarray]:
        return [np.empty(ROWS) for _ in range(count)]


def hashed(parts) -> str:
    return hashlib.sha256(b"".join(part if isinstance(part, bytes) else part.tobytes() for part in parts)).hexdigest()


@pytest.fixture(scope="module")
def numbers(seed):
    """Latitudes, longitudes, once more, azimuths, distances; a few rows are refused."""
    random = np.random.default_rng(seed)
    latitudes, longitudes, to_latitudes, to_longitudes, azimuths = (
        random.uniform(-limit, limit, ROWS) for limit in (90, 180, 90, 180, 360)
    )
    latitudes[200:220], longitudes[230:240] = 91, np.nan
    latitudes[:200] = random.uniform(-89, 89, 200)
    return latitudes, longitudes, to_latitudes, to_longitudes, azimuths, random.uniform(0, 2e7, ROWS)


@pytest.fixture(scope="module")
def expected(library, numbers):
    """The hash of each function by the C library."""
    c = Columns(library)
    latitudes, longitudes, to_latitudes, to_longitudes, azimuths, distances = numbers
    statuses = np.empty(ROWS, np.uint8)
    found = {}

    slots = np.zeros((ROWS, 28), np.uint8)
    c.call("mgrs_encode_batch", latitudes, longitudes, ROWS, 5, slots, statuses)
    texts = [bytes(slot).rstrip(b"\0") for slot in slots]
    found["mgrs_encode"] = hashed([b"\n".join(texts), statuses])
    outputs = c.outputs(2)
    c.call("mgrs_decode_batch", slots, ROWS, *outputs, statuses)
    found["mgrs_decode"] = hashed([*outputs, statuses])

    eastings, northings = c.outputs(2)
    zones = np.empty(ROWS, np.int32)
    c.call("utm_forward_batch", latitudes, longitudes, ROWS, 0, eastings, northings, zones, statuses)
    found["utm_forward"] = hashed([eastings, northings, zones, statuses])
    outputs = c.outputs(2)
    c.call("utm_inverse_batch", eastings, northings, zones, ROWS, *outputs, statuses)
    found["utm_inverse"] = hashed([*outputs, statuses])
    c.call("utm_factors_batch", latitudes, longitudes, ROWS, 0, *outputs, statuses)
    found["utm_factors"] = hashed([*outputs, statuses])

    for kind, count in KINDS.items():
        outputs = c.outputs(count)
        c.call(f"{kind}_inverse_batch", latitudes, longitudes, to_latitudes, to_longitudes, ROWS, *outputs, statuses)
        found[f"{kind}_inverse"] = hashed([*outputs, statuses])
        c.call(f"{kind}_direct_batch", latitudes, longitudes, azimuths, distances, ROWS, *outputs, statuses)
        found[f"{kind}_direct"] = hashed([*outputs, statuses])

    views = []
    for i in range(200):
        south, west = latitudes[i], longitudes[i]
        view = (ctypes.c_double * 4)(south - 0.5, west - 1, south + 0.5, west + 1)
        text, needed = ctypes.create_string_buffer(4_000_000), ctypes.c_size_t()
        zoom = ctypes.c_double(6 + i % 4)
        status = c.library.gn_grid_geojson(view, zoom, None, text, ctypes.c_size_t(len(text)), ctypes.byref(needed))
        assert status == 0
        views.append(text.raw[: needed.value - 1])
    found["grid_geojson"] = hashed(views)
    return found


def test_every_function_gives_the_same_bits(package, run, need, build, numbers, expected):
    file = build / "web-columns.bin"
    file.write_bytes(b"".join(column.tobytes() for column in numbers))
    lines = run([need("node"), Path(__file__).parent / "web.mjs", package, file]).stdout.splitlines()
    assert dict(line.split() for line in lines) == expected
