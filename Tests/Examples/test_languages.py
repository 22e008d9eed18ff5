# SPDX-License-Identifier: MIT
"""The examples in other languages: each is built and run, and all print GeographicLib's results."""

import os
import shutil

import pytest

REFUSALS = [
    "byte 6: Easting and northing do not have the same number of digits.",
    "GN_ERROR_NOT_FINITE",
]


@pytest.fixture(scope="module")
def expected(run, need):
    """The six lines that every program prints."""

    def convert(text, *options):
        return run([need("GeoConvert"), *options], input=f"{text}\n").stdout.split()

    reference = convert("48.85837 2.294481", "-m", "-p", "0")
    # Decimals of a degree: five and `-p`.
    center = convert("32VNM97984311", "-g", "-p", "1")
    grids = [convert(text, "-u", "-p", "3") for text in ("60 3", "-33.86 151.21")]
    rows = [f"{'-' if zone[-1] == 's' else ''}{zone[:-1]} {easting}" for zone, easting, _ in grids]
    return [*reference, " ".join(center), REFUSALS[0], rows[0], REFUSALS[1], rows[1]]


@pytest.fixture(scope="module")
def workshop(root, build):
    """A copy of the examples, where compilers may write."""
    folder = build / "languages"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(root / "Examples/languages", folder)
    return folder


@pytest.fixture(scope="module")
def printed(run, workshop, library):
    """printed(command, ...): runs one command after another in the workshop, and gives the lines of the last."""
    environment = os.environ | {"LD_LIBRARY_PATH": str(library.parent)}

    def run_all(*commands):
        for command in commands:
            result = run(command, cwd=workshop, env=environment)
        assert result.stderr == ""
        return result.stdout.splitlines()

    return run_all


def test_ruby(printed, need, expected):
    assert printed([need("ruby"), "-w", "gridnorth.rb"]) == expected


def test_php(printed, need, expected, run, root, workshop):
    folders = [f"-I{root / folder}" for folder in ("Tools/cmake/no-system", "include")]
    (workshop / "gridnorth.cdef.h").write_text(run(["cc", "-E", "-P", *folders, root / "include/gridnorth.h"]).stdout)
    assert printed([need("php"), "gridnorth.php", "gridnorth.cdef.h"]) == expected


def test_perl(printed, expected):
    # FFI::Platypus of Debian is one of Debian's Perl.
    assert printed(["/usr/bin/perl", "gridnorth.pl"]) == expected


def test_free_pascal(printed, need, expected, library, workshop):
    """It unmasks floating-point exceptions; the row with NaN must not end it."""
    source = (workshop / "gridnorth.pas").read_text()
    assert "NaN" in source and "ExceptionMask" not in source
    compiler = [need("fpc"), "-v0", f"-Fl{library.parent}", "-opascal"]
    assert printed([*compiler, "gridnorth.pas"], ["./pascal"]) == expected


def test_they_are_short(root):
    for file in (root / "Examples/languages").glob("gridnorth*"):
        assert len(file.read_text().splitlines()) <= 40, file.name
