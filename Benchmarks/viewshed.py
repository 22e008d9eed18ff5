# SPDX-License-Identifier: MIT
"""The viewshed of 1,000 by 1,000 cells beside GDAL's, in one run: the program gdal_viewshed, and its library in memory.

    viewshed.py           measures, for some seconds; prints a table
    viewshed.py --quick   does everything once, with few cells: shows that it runs, its times mean nothing

The program reads a file and writes one, both in memory where there is /dev/shm; so its row also has this library with a read
of the same file, the viewshed, and a write of as many bytes. GDAL's library computes into memory, without files.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from gridnorth import terrain

QUICK = sys.argv[1:] == ["--quick"]
SIDE = 100 if QUICK else 1000
REPETITIONS = 1 if QUICK else 9
CELL = 30.0
#: Radii of curvature at the equator, meters: of the meridian, and across it.
MERIDIAN, ACROSS = 6335439.327292464, 6378137.0
HEIGHT = 2.0
CURVATURE = 6 / 7
PROJECTION = (
    b'PROJCS["UTM",GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],'
    b'UNIT["degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["latitude_of_origin",0],'
    b'PARAMETER["central_meridian",3],PARAMETER["scale_factor",0.9996],PARAMETER["false_easting",500000],'
    b'PARAMETER["false_northing",0],UNIT["metre",1]]'
)


def ground() -> Any:
    """Return hills of all sizes, up to 300 m high."""
    random = np.random.default_rng(19)
    frequencies = np.hypot(np.fft.fftfreq(2 * SIDE)[:, None], np.fft.rfftfreq(2 * SIDE)[None])
    frequencies[0, 0] = 1
    noise = np.fft.rfft2(random.normal(size=(2 * SIDE, 2 * SIDE))) * frequencies**-2.5
    noise = np.fft.irfft2(noise)[:SIDE, :SIDE]
    return ((noise - noise.min()) / (noise.max() - noise.min()) * 300).astype("<f4")


def milliseconds(*runs: Callable[[], Any]) -> list[float]:
    """Return the time of runs: the least of several, one run after the other each time."""
    best = [float("inf")] * len(runs)
    for _ in range(REPETITIONS):
        for place, run in enumerate(runs):
            started = time.perf_counter()
            run()
            best[place] = min(best[place], time.perf_counter() - started)
    return [1000 * each for each in best]


class Gdal:
    """The library of GDAL with the ground in memory, called as the program calls it."""

    def __init__(self, heights: Any) -> None:
        name = ctypes.util.find_library("gdal")
        if name is None:
            raise SystemExit("viewshed.py: libgdal is not installed")
        self.library = ctypes.CDLL(name)
        for function in ("GDALGetDriverByName", "GDALCreate", "GDALGetRasterBand", "GDALViewshedGenerate"):
            getattr(self.library, function).restype = ctypes.c_void_p
        self.library.GDALAllRegister()
        driver = ctypes.c_void_p(self.library.GDALGetDriverByName(b"MEM"))
        self.source = ctypes.c_void_p(self.library.GDALCreate(driver, b"", SIDE, SIDE, 1, 6, None))
        self.library.GDALSetGeoTransform(self.source, (ctypes.c_double * 6)(0, CELL, 0, 0, 0, -CELL))
        self.library.GDALSetProjection(self.source, PROJECTION)
        self.band = ctypes.c_void_p(self.library.GDALGetRasterBand(self.source, 1))
        self.transfer(self.band, heights, 1, 6)

    def transfer(self, band: ctypes.c_void_p, memory: Any, is_write: int, kind: int) -> None:
        address = ctypes.c_void_p(memory.ctypes.data)
        if self.library.GDALRasterIO(band, is_write, 0, 0, SIDE, SIDE, address, SIDE, SIDE, kind, 0, 0) != 0:
            raise SystemExit("viewshed.py: GDAL does not move the raster")

    def run(self) -> Any:
        """Return the raster that GDAL makes."""
        middle = (SIDE // 2 + 0.5) * CELL
        numbers = map(ctypes.c_double, (middle, -middle, HEIGHT, 0, 1, 0, 2, -1, CURVATURE))
        mode = ctypes.c_int(2)  # GVM_Edge, that of the program.
        made = ctypes.c_void_p(
            self.library.GDALViewshedGenerate(
                self.band, b"MEM", b"", None, *numbers, mode, ctypes.c_double(0), None, None, ctypes.c_int(1), None
            )
        )
        states = np.zeros((SIDE, SIDE), np.uint8)
        self.transfer(ctypes.c_void_p(self.library.GDALGetRasterBand(made, 1)), states, 0, 1)
        self.library.GDALClose(made)
        return states


def main() -> None:
    """Print the table."""
    heights = ground()
    steps = -float(np.degrees(CELL / MERIDIAN)), float(np.degrees(CELL / ACROSS))
    cells = terrain.CellGrid(-steps[0] * SIDE / 2, 10.0, *steps, SIDE, SIDE)
    middle = (0.0, 10 + SIDE // 2 * steps[1])

    def map_of(samples: Any) -> terrain.Heights:
        place = {"latitude": cells.latitude, "longitude": cells.longitude}
        return terrain.Heights(terrain.grid(samples, **place, latitude_step=steps[0], longitude_step=steps[1]))

    in_memory = map_of(heights)

    def ours() -> Any:
        return in_memory.viewshed(middle, HEIGHT, 0, SIDE * CELL, cells)

    gdal = Gdal(heights)
    shared = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=shared if shared.is_dir() else None) as folder:
        source, result = Path(folder, "ground"), Path(folder, "seen")
        source.write_bytes(heights.tobytes())
        source.with_suffix(".hdr").write_text(
            f"ENVI\nsamples = {SIDE}\nlines = {SIDE}\nbands = 1\nheader offset = 0\ndata type = 4\ninterleave = bsq\n"
            f"byte order = 0\nmap info = {{UTM, 1, 1, 500000, 4000000, {CELL}, {CELL}, 31, North, WGS-84}}\n"
        )
        half = (SIDE // 2 + 0.5) * CELL
        place = ["-ox", 500000 + half, "-oy", 4000000 - half, "-oz", HEIGHT, "-cc", CURVATURE]
        command = [str(word) for word in ["gdal_viewshed", "-q", "-f", "ENVI", *place, source, result]]

        def program() -> None:
            subprocess.run(command, check=True)

        def ours_with_files() -> None:
            seen = map_of(np.fromfile(source, "<f4").reshape(SIDE, SIDE)).viewshed(middle, HEIGHT, 0, SIDE * CELL, cells)
            seen.tofile(result)

        plain, library, with_files, whole = milliseconds(ours, gdal.run, ours_with_files, program)
    agreement = float((ours() == gdal.run()).mean())
    print(f"Milliseconds for {SIDE:,} by {SIDE:,} cells; {100 * agreement:.2f} % of them agree.\n")
    print("| viewshed | GridNorth | GDAL | times as fast |\n|---|--:|--:|--:|")
    print(f"| with files: the program gdal_viewshed | {with_files:.1f} | {whole:.1f} | {whole / with_files:.1f} |")
    print(f"| in memory: its library | {plain:.1f} | {library:.1f} | {library / plain:.1f} |")


main()
