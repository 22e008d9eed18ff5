# SPDX-License-Identifier: MIT
"""What test_without_numpy.py runs in an interpreter that has no numpy."""

import sys

sys.path.insert(0, sys.argv[1])

from gridnorth import errors, mgrs, utm

try:
    import numpy  # noqa: F401
except ImportError:
    pass
else:
    sys.exit("there is a numpy here")

assert mgrs.encode(60, 3) == "32VJM6564066593"
assert mgrs.encode([60, 84], (3, 10), 0) == ["32VJM", "ZBA"]
assert mgrs.encode_utm(*utm.forward(60, 3), precision=0) == "32VJM"
assert mgrs.decode("31NEA").size == 100_000
assert mgrs.decode(["31NEA", "x"], errors="mask")[0][0] == mgrs.decode("31NEA").inside.latitude
assert mgrs.is_valid(["31NEA", b"x", None]) == [True, False, False]
assert utm.forward([0, 90], 3) == ([500000.0, 2000000.0], [0.0, 2000000.0], [31, 61])
assert utm.inverse([500000, 2000000], [0, 2000000], [31, 61]) == ([0.0, 90.0], [3.0, 0.0])
assert utm.inverse([500000], [0], 31, utm.NORTH) == ([0.0], [3.0])
assert utm.factors([0], [3]) == ([0.0], [0.9996])
assert utm.zone([60, -60], 2) == [31, -31]
statuses = bytearray(2)
mgrs.encode([60, 91], 3, errors="mask", statuses=statuses)
assert [errors.name_of(status) for status in statuses] == ["GN_OK", "GN_LATITUDE"]
try:
    utm.forward([60, 91], 3)
except errors.LatitudeError as error:
    assert error.row == 1
assert "numpy" not in sys.modules
