# SPDX-License-Identifier: MIT
"""Lengths, speeds, angles, courses and declinations as text, by the shared library."""

from __future__ import annotations

import ctypes
from ctypes import byref, c_char_p, c_double, c_int32, c_size_t
from pathlib import Path

METERS, KILOMETERS, FEET, MILES, NAUTICAL_MILES = range(4, 9)
METERS_PER_SECOND, KILOMETERS_PER_HOUR, MILES_PER_HOUR, KNOTS, MINUTES_PER_KILOMETER = range(1, 6)
DEGREES, MILS, POINTS_8, POINTS_16 = 1, 2, 3, 4
CAPACITY = 40
SPEED = 144


class RefusedError(Exception):
    """A status that is not GN_OK."""

    def __init__(self, status: int):
        super().__init__(f"status {status}")
        self.status = status


class MeasureLibrary:
    """The functions as Python calls them."""

    def __init__(self, path: Path):
        self.library = ctypes.CDLL(str(path))

    def _write(self, name: str, value: float, *rest: int) -> str:
        out = ctypes.create_string_buffer(CAPACITY)
        needed = c_size_t()
        integers = (c_int32(number) for number in rest)
        status = getattr(self.library, name)(c_double(value), *integers, out, c_size_t(CAPACITY), byref(needed))
        if status:
            raise RefusedError(status)
        assert needed.value == len(out.value) + 1
        return out.value.decode()

    def _read(self, name: str, text: str, *results: ctypes._SimpleCData) -> tuple:
        data, offset = text.encode(), c_size_t()
        pointers = (byref(result) for result in results)
        status = getattr(self.library, name)(c_char_p(data), c_size_t(len(data)), *pointers, byref(offset))
        if status:
            raise RefusedError(status)
        return tuple(result.value for result in results)

    def write_length(self, meters: float, units: int, digits: int) -> str:
        return self._write("gn_length_format", meters, units, digits)

    def read_length(self, text: str) -> float:
        return self._read("gn_length_parse", text, c_double())[0]

    def write_speed(self, speed: float, unit: int, digits: int) -> str:
        return self._write("gn_speed_format", speed, unit, digits)

    def read_speed(self, text: str) -> float:
        return self._read("gn_speed_parse", text, c_double())[0]

    def write_angle(self, degrees: float, unit: int, decimals: int) -> str:
        return self._write("gn_angle_format", degrees, unit, decimals)

    def read_angle(self, text: str) -> float:
        return self._read("gn_angle_parse", text, c_double())[0]

    def write_course(self, degrees: float, north: int, unit: int, decimals: int) -> str:
        return self._write("gn_course_format", degrees, north, unit, decimals)

    def read_course(self, text: str) -> tuple[float, int]:
        return self._read("gn_course_parse", text, c_double(), c_int32())

    def write_declination(self, degrees: float, unit: int, decimals: int) -> str:
        return self._write("gn_declination_format", degrees, unit, decimals)

    def read_declination(self, text: str) -> float:
        return self._read("gn_declination_parse", text, c_double())[0]
