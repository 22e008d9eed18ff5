# SPDX-License-Identifier: MIT
"""The functions for SQLite and PostgreSQL, in the real engines."""

import ctypes

ENGINES = {"sqlite": "1|1", "postgresql": "t|t|t"}


def test_functions_for_databases(run, root, static_library, library, need):
    core = ctypes.CDLL(str(library))
    distance = ctypes.c_double()
    points = [(ctypes.c_double * 2)(48.8584, 2.2945), (ctypes.c_double * 2)(40.6892, -74.0445)]
    assert core.gn_geodesic_inverse(*points, ctypes.byref(distance), None, None) == 0
    for engine, nulls in ENGINES.items():
        need("sqlite3" if engine == "sqlite" else "pg_config")
        lines = run([root / "Examples/databases/run", engine]).stdout.splitlines()
        assert lines[:3] == ["31UDQ4825211954|31UDQ41", f"{distance.value:.3f}", nulls], engine
        assert lines[3:] == (["10000|10000|10000"] if engine == "postgresql" else [])
    # 2^32 + 5 is not 5.
    for precision in (12, -2, 4294967301):
        query = f"SELECT mgrs_encode(48, 2, {precision})"
        done = run(["sqlite3", ":memory:", ".load build/databases/gridnorth_sqlite", query], check=False)
        assert done.returncode != 0, precision
        assert "There is no such precision" in done.stderr
