# SPDX-License-Identifier: MIT
"""The first answer of `make demo` comes from the part of the library that is compiled first, before the other is there."""

import pytest


@pytest.fixture(scope="module")
def answers(run, root, tmp_path_factory, outside_of_make):
    folder = tmp_path_factory.mktemp("first")
    # In a folder outside of build, where nothing of the library is yet.
    run([root / "Tools/build-library", "first", folder], env=outside_of_make)
    program = folder / "program"
    library = folder / "libgridnorth.so"
    run(["cc", "-std=c99", "-I", root / "include", root / "Examples/cities/first.c", library, f"-Wl,-rpath,{folder}", "-o", program])
    return [line.split(maxsplit=3) for line in run([program]).stdout.splitlines()]


def test_the_first_references_are_those_of_geographiclib(answers, run, need):
    assert [name for *_, name in answers] == ["Eiffel Tower", "Longyearbyen", "South Pole"]
    positions = "".join(f"{latitude} {longitude}\n" for latitude, longitude, *_ in answers)
    expected = run([need("GeoConvert"), "-m", "-p", "0"], input=positions).stdout.split()
    assert [reference for _, _, reference, _ in answers] == expected
