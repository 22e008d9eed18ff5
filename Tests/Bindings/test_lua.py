# SPDX-License-Identifier: MIT
"""gridnorth.lua, run by LuaJIT."""

import json
import os
import re
import shutil

import pytest
from Bindings.generators import called_as_pairs, places
from Pairs import pairs, programs

@pytest.fixture
def module(package):
    return package("lua")


@pytest.fixture
def lua(run, need, module, library):
    """lua(script, *arguments): runs it with the module and the library."""
    environment = os.environ | {"GRIDNORTH_LIBRARY": str(library), "LUA_PATH": f"{module}/?.lua"}

    def start(*words, **options):
        return run([need("luajit"), *words], env=environment, **options)

    return start


def test_every_function_works(lua, root, module, api):
    """Each function of C is called under its name, or is left out for a reason."""
    called, verdict = lua(module / "tests/calls.lua").stdout.splitlines()
    assert verdict == "0 failures"
    source = (root / "bindings/lua/generator/module.py").read_text()
    without = dict(re.findall(r'^    "(gn_\w+)": "(.*)",$', source.split("WITHOUT = {")[1].split("\n}")[0], re.M))
    assert all(len(reason) > 10 for reason in without.values())
    bound = [function["name"] for function in api["functions"] if function["name"] not in without]
    found = {name: ".".join(place) for name, place in places(bound).items()}
    expected = set(found.values())
    as_pairs = {found[name] for name in called_as_pairs()}
    assert set(called.removeprefix("called: ").split()) - {"column"} | as_pairs == expected and len(expected) > 80


def test_numbers_are_those_of_c(lua, build, api, library):
    """Calls of all functions from numbers to numbers and their batches, written from docs/api.json: the bits of C."""
    found = pairs.find(api)
    source = build / "pairs.lua"
    pairs.replace(source, programs.lua(found, library))
    assert programs.same(lua(source).stdout, library, found)


def test_vectors(lua, root, module):
    result = lua(module / "tests/vectors.lua", root / "Tests/Vectors", check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    counts = dict(re.findall(r"^(\S+): (\d+) rows$", result.stdout, re.M))
    for table in (root / "Tests/Vectors").glob("*.tsv"):
        lines = [line for line in table.read_text().splitlines() if line and not line.startswith("#")]
        assert counts.pop(table.name) == str(len(lines) - 1)
    assert not counts


@pytest.mark.parametrize("page", ["bindings/lua/README.md", "docs/guides/lua.md"])
def test_the_guide_is_true(lua, root, tmp_path, page):
    """The block after a program is its output."""
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", (root / page).read_text(), re.M | re.S)
    programs = [number for number, (language, _) in enumerate(blocks) if language == "lua"]
    assert programs
    for number in programs:
        language, expected = blocks[number + 1]
        assert language == "text"
        script = tmp_path / f"program{number}.lua"
        script.write_text(blocks[number][1])
        assert lua(script).stdout == expected


def test_rings(lua, module, tmp_path):
    table = tmp_path / "places.csv"
    table.write_text('Tower,48.85837 2.294481\n"Oslo",59°54′49.9″N 10°45′8.1″E\n', encoding="utf-8")
    script = module / "examples/rings.lua"
    features = json.loads(lua(script, table, "500m", "1nmi").stdout)["features"]
    rings = [one["properties"] for one in features if one["properties"]["kind"] == "ring"]
    assert [(one["name"], one["radius"]) for one in rings] == [
        (name, radius) for name in ("Tower", '"Oslo"') for radius in (500, 1852)
    ]
    assert rings[0]["mgrs"] == "31UDQ4825011951" and rings[2]["mgrs"].startswith("32VNM")

    table.write_text("Tower,48.85837 2.294481\nNowhere,32VNM 9798 431\n")
    result = lua(script, table, "1km", check=False)
    assert result.returncode == 1
    assert result.stderr == "line 2: Easting and northing do not have the same number of digits. (byte 7)\n"
    assert lua(script, table, "1 parsec", check=False).returncode == 2


def test_the_library_is_found_or_missed_in_plain_words(run, need, root, module, library, tmp_path):
    environment = {name: value for name, value in os.environ.items() if name != "GRIDNORTH_LIBRARY"}
    environment["LUA_PATH"] = f"{module}/?.lua"
    script = tmp_path / "version.lua"
    script.write_text('print(require("gridnorth").library.version())\n')
    result = run([need("luajit"), script], env=environment | {"LD_LIBRARY_PATH": str(tmp_path)}, check=False)
    assert result.returncode != 0 and "the shared library is not installed" in result.stderr
    # As Debian's package for programs alone has it: the file with the number of the interface.
    number = (root / "include/abi-number").read_text().strip()
    shutil.copy(library, tmp_path / f"libgridnorth.so.{number}")
    result = run([need("luajit"), script], env=environment | {"LD_LIBRARY_PATH": str(tmp_path)})
    assert re.fullmatch(r"\d+\.\d+\.\d+\n", result.stdout)


def test_another_version_of_the_library_is_refused(lua, module, tmp_path):
    text = (module / "gridnorth.lua").read_text()
    changed = re.sub(r'(:match "\^%d\+%\.%d\+" ~= )"[\d.]+"', r'\1"9.9"', text)
    assert changed != text
    (tmp_path / "other.lua").write_text(changed)
    result = lua(tmp_path / "other.lua", check=False)
    assert result.returncode != 0 and "the library has version" in result.stderr


def test_the_rock_has_the_version_of_the_library(lua, root, module):
    header = (root / "include/gridnorth_types.h").read_text()
    version = ".".join(re.findall(r"#define GN_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header))
    (rock,) = module.glob("*.rockspec")
    assert rock.name == f"gridnorth-{version}-1.rockspec"
    told = lua("-e", f'dofile("{rock}"); print(version, build.modules.gridnorth)').stdout
    assert told == f"{version}-1\tgridnorth.lua\n"
