# SPDX-License-Identifier: MIT
"""Programs that were linked with the last release run with this library, as far as libabigail can see."""

import copy
import re
import shutil

import pytest
from ABI import guard


@pytest.fixture
def changed(api):
    """A copy of the description, to be changed."""
    return Changed(copy.deepcopy(api))


class Changed:
    def __init__(self, api):
        self.api = api

    def one(self, kind, name):
        return next(one for one in self.api[kind] if one["name"] == name)

    def prototype(self, name, pattern, replacement):
        function = self.one("functions", name)
        function["prototype"], count = re.subn(pattern, replacement, function["prototype"])
        assert count == 1

    def fields(self, struct):
        return self.one("structs", struct)["fields"]

    def field(self, struct, name):
        return next(one for one in self.fields(struct) if one["name"] == name)

    def add(self, struct, at, kind, offset):
        self.fields(struct).insert(at, {"name": "more", "type": kind, "offset": offset})

    def value(self, enumeration, name):
        return next(one for one in self.one("enumerations", enumeration)["values"] if one["name"] == name)


BREAKING = {
    "function removed": lambda it: it.api["functions"].remove(it.one("functions", "gn_gars_decode")),
    "function renamed": lambda it: (
        it.prototype("gn_gars_decode", "decode", "read"),
        it.one("functions", "gn_gars_decode").update(name="gn_gars_read"),
    ),
    "result": lambda it: it.prototype("gn_version_number", "^uint32_t", "uint64_t"),
    "parameter": lambda it: it.prototype("gn_mgrs_encode", "int32_t", "int64_t"),
    "parameter of the same size": lambda it: it.prototype("gn_mgrs_encode", "double latitude", "int64_t latitude"),
    "parameter missing": lambda it: it.prototype("gn_mgrs_encode", "double longitude, ", ""),
    "parameters swapped": lambda it: it.prototype(
        "gn_mgrs_encode", "(double longitude), (int32_t precision)", r"\2, \1"
    ),
    "what a pointer points to": lambda it: it.prototype("gn_utm_inverse", "gn_utm ", "gn_bounds "),
    "an array of doubles": lambda it: it.prototype("gn_route_distances", "double", "float"),
    "field": lambda it: it.field("gn_utm", "northing").update(type="float"),
    "field of the same size": lambda it: it.field("gn_utm", "northing").update(type="int64_t"),
    "fields swapped": lambda it: it.fields("gn_bounds").reverse(),
    "field added": lambda it: it.add("gn_point", 2, "double", 16),
    "field removed": lambda it: it.fields("gn_scale_bar").remove(it.field("gn_scale_bar", "meters")),
    "array in a struct": lambda it: it.field("gn_scale_bar", "text").update(count=32),
    "field at the beginning of options": lambda it: it.add("gn_shape_options", 1, "double", 4),
    "field of options": lambda it: it.field("gn_grid_options", "margin").update(type="int64_t"),
    "last field of options": lambda it: it.field("gn_geojson_options", "edge_tolerance").update(type="int64_t"),
    "status": lambda it: it.value("gn_status", "GN_ERROR_LATITUDE").update(value=31),
    "value": lambda it: it.value("gn_form", "GN_FORM_UTM").update(value=14),
    "flag": lambda it: it.value("gn_grid_content", "GN_GRID_DRAW_DIGITS").update(value=256),
    "capacity": lambda it: it.value("gn_capacity", "GN_MGRS_CAPACITY").update(value=32),
    "value removed": lambda it: it.one("enumerations", "gn_form")["values"].remove(it.value("gn_form", "GN_FORM_UPS")),
    "value renamed": lambda it: it.value("gn_form", "GN_FORM_UPS").update(name="GN_FORM_POLAR"),
}
HARMLESS = {
    "function": lambda it: it.api["functions"].append({"name": "gn_more", "prototype": "int32_t gn_more(double x);"}),
    "struct": lambda it: (
        it.api["structs"].append({"name": "gn_place", "fields": [{"name": "x", "type": "double", "offset": 0}]}),
        it.api["functions"].append({"name": "gn_more", "prototype": "void gn_more(gn_place *place);"}),
    ),
    "enumeration": lambda it: it.api["enumerations"].append(
        {"name": "gn_more", "values": [{"name": "GN_MORE", "value": 1}]}
    ),
    "status": lambda it: it.one("enumerations", "gn_status")["values"].append({"name": "GN_ERROR_MORE", "value": 120}),
    "value": lambda it: it.one("enumerations", "gn_form")["values"].append({"name": "GN_FORM_MORE", "value": 11}),
    "options that grow": lambda it: it.add("gn_grid_options", 99, "double", 120),
    "name of a parameter": lambda it: it.prototype("gn_mgrs_encode", "latitude", "phi"),
}


@pytest.fixture(scope="module")
def number(root):
    return (root / "include/abi-number").read_text().strip()


def test_programs_of_the_last_release_run(api, number):
    assert guard.broken(api, number, guard.RELEASED) == ""


@pytest.mark.parametrize("name", BREAKING)
def test_what_breaks_programs_is_found(changed, name):
    BREAKING[name](changed)
    assert guard.ADVICE in guard.broken(changed.api, guard.number_of(guard.RELEASED), guard.RELEASED)


@pytest.mark.parametrize("name", HARMLESS)
def test_additions_are_allowed(changed, name):
    HARMLESS[name](changed)
    assert guard.broken(changed.api, guard.number_of(guard.RELEASED), guard.RELEASED) == ""


def test_description_is_not_written_for_a_change_without_a_new_number(changed, tmp_path):
    BREAKING["status"](changed)
    released = tmp_path / "released.abi"
    shutil.copy(guard.RELEASED, released)
    old = guard.number_of(released)
    with pytest.raises(SystemExit, match=guard.ADVICE):
        guard.write(changed.api, old, released)
    assert released.read_bytes() == guard.RELEASED.read_bytes()
    guard.write(changed.api, f"{old}1", released)
    assert guard.number_of(released) == f"{old}1"
    assert guard.broken(changed.api, f"{old}1", released) == ""


def test_number_does_not_fall(number):
    """It increases by one, at most once between two releases."""
    assert int(number) - int(guard.number_of(guard.RELEASED)) in (0, 1)


def test_description_is_that_of_the_last_release(root, api):
    """Functions older than this version count as released, so they must be guarded."""
    types = (root / "include/gridnorth_types.h").read_text()
    version = [int(re.search(rf"#define GN_VERSION_{part} (\d+)", types)[1]) for part in ("MAJOR", "MINOR")]
    guarded = set(re.findall(r"<elf-symbol name='(gn_\w+)'", guard.RELEASED.read_text()))
    older = {one["name"] for one in api["functions"] if [int(part) for part in one["since"].split(".")] < version}
    assert len(older) > 50 and older - guarded == set(), "for a new version, run Tests/ABI/guard.py --write"
