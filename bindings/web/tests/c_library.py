# SPDX-License-Identifier: MIT
"""Calls a function of the C library with the arguments of JavaScript, and gives its answer as JavaScript does.

Structs and constants are found by their names in docs/api.json, through cffi: nothing here is shared with generate.py.
"""

from __future__ import annotations

import json
import math
import re
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Tests"))

from ABI.interface import Interface

# For each type of words in gridnorth.d.ts: how the names of the constants begin, the words, and which parameters and
# fields they are for. A name alone holds wherever no longer one does.
WORDS = {
    "Hemisphere": ("GN_", "south north", "hemisphere"),
    "Form": ("GN_FORM_", "any dd dm dms utm ups mgrs iso-6709 geo-uri georef gars", "form iso_form"),
    "ParseFlag": (
        "GN_PARSE_",
        "bands longitude-first strict hemispheres",
        "gn_position_parse.flags gn_position_parse_batch.flags",
    ),
    "PositionFlag": (
        "GN_POSITION_",
        "band-of-neighbor overhangs-zone cut altitude uncertainty longitude-first band decimal-comma double-sign "
        "other-crs other-parameters",
        "gn_position.flags",
    ),
    "Symbols": ("GN_SYMBOLS_", "ascii typographic colons none", "symbols"),
    "HemisphereStyle": ("GN_HEMISPHERES_", "signs after before", "hemispheres"),
    "FormatFlag": (
        "GN_FORMAT_",
        "longitude-first padded plus spaced decimal-comma band units altitude",
        "gn_format_options.flags",
    ),
    "Units": ("GN_UNITS_", "metric imperial nautical meters kilometers feet miles nautical-miles", "units"),
    "AngleUnit": (
        "GN_ANGLE_",
        "degrees mils points-8 points-16",
        "gn_angle_format.unit gn_course_format.unit gn_declination_format.unit",
    ),
    "SpeedUnit": (
        "GN_SPEED_",
        "meters-per-second kilometers-per-hour miles-per-hour knots minutes-per-kilometer",
        "gn_speed_format.unit",
    ),
    "North": (
        "GN_NORTH_",
        "true grid magnetic",
        "gn_course_format.north gn_course_parse.north gn_azimuth_convert.from gn_azimuth_convert.to",
    ),
    "MGRSFlag": ("GN_MGRS_FLAG_", "band-of-neighbor overhangs-zone cut", "gn_mgrs_cell.flags"),
    "TypingField": ("GN_FIELD_", "zone band column row easting northing end", "field"),
    "TypingFlag": ("GN_TYPING_", "complete completed", "gn_mgrs_typing.flags"),
    "GridContent": ("GN_GRID_DRAW_", "borders 100-km lines grid-zones squares digits references", "content"),
    "ToleranceUnit": ("GN_GRID_", "pixels meters", "tolerance_unit"),
    "GridLineKind": ("GN_GRID_", "border 100-km line", "gn_grid_line.kind"),
    "Axis": ("GN_AXIS_", "easting northing longitude latitude", "axis"),
    "LabelKind": ("GN_LABEL_", "grid-zone square digits reference", "gn_grid_label.kind"),
    "Edge": ("GN_EDGE_", "none south west north east", "gn_grid_label.edge"),
    "Placement": ("GN_VERTICES_", "on outside inside equal-area", "placement"),
    "AzimuthMeaning": ("GN_AZIMUTH_", "middle start", "azimuth_is"),
    "Longitudes": ("GN_LONGITUDES_", "reduced continuous", "longitudes"),
    "RingLineKind": ("GN_", "ring radial", "gn_ring_line.kind"),
    "Side": ("GN_", "outside on-border inside", "side"),
    "Orientation": ("GN_", "clockwise counterclockwise", "orientation"),
    "MagneticFlag": ("GN_MAGNETIC_FLAG_", "caution blackout out-of-date", "gn_magnetic_field.flags gn_norths.flags"),
    "IndexKind": ("GN_INDEX_", "points edges fences", "gn_index_check.kind"),
    "TrackOutcome": ("GN_TRACK_", "nothing left-out waiting kept", "gn_track_step.outcome"),
    "TrackFlag": ("GN_TRACK_", "inaccurate strayed soon near jumped", "gn_track_step.flags"),
    "Join": ("GN_JOIN_", "round miter bevel", "join"),
    "LineEnd": ("GN_END_", "flat round square", "ends"),
    "Frame": ("GN_FRAME_", "meters length width", "frame"),
    "ExchangeFormat": ("GN_EXCHANGE_", "gpx kml cot geojson", "gn_exchange_detect.format"),
    "TargetUnit": (
        "GN_TARGET_",
        "meters millimeters inches moa milliradians inches-per-100-yards",
        "gn_target_convert.from gn_target_convert.to",
    ),
    "CalibrationKind": ("GN_CALIBRATION_", "similarity affine homography", "gn_calibration_fit.kind gn_calibration.kind"),
    "SkyEventKind": (
        "GN_SKY_",
        "sunrise sunset sun-transit civil-dawn civil-dusk nautical-dawn nautical-dusk astronomical-dawn astronomical-dusk "
        "moonrise moonset moon-transit new-moon first-quarter full-moon last-quarter",
        "gn_sky_event.kind",
    ),
}
LISTS = {
    "ParseFlag", "PositionFlag", "FormatFlag", "MGRSFlag", "TypingFlag", "GridContent", "MagneticFlag", "TrackFlag",
}  # fmt: skip
TYPES = {place: name for name, (_, _, places) in WORDS.items() for place in places.split()}
TRUTHS = {"major", "found"}
KEYS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
COLUMNS = {"double": "Float64Array", "float": "Float32Array", "int32_t": "Int32Array", "uint8_t": "Uint8Array"}

# Numbers of 64 bits are texts in the file.
WORDS_OF_INDEX = "BigUint64Array"

# Values of the numbers and words that JavaScript leaves out.
USUAL = {"zone": 0, "tile_size": 512, "form": "any", "flags": [], "units": "metric", "unit": "degrees"}
USUAL |= {"precision": 5, "digits": 0, "decimals": 0}
USUAL |= {"altitude": math.nan, "altitudes": math.nan}
USUAL |= {"distance": math.inf, "start_distance": 0, "end_distance": math.inf}
USUAL_OF = {name: {"precision": 2} for name in ("georefEncode", "garsEncode", "georefEncodeBatch", "garsEncodeBatch")}
USUAL_OF["mgrsOutline"] = {"tolerance": 1}
USUAL_OF["speedFormat"] = {"unit": "meters-per-second"}

# Sizes that suffice for outputs of unknown size, texts of batches and slots.
ROOM = 1 << 16
SLOT = 32


def camel(name: str) -> str:
    return re.sub(r"_(\w)", lambda found: found[1].upper(), name)


def snake(name: str) -> str:
    return re.sub(r"[A-Z]", lambda found: "_" + found[0].lower(), name)


class Library:
    def __init__(self):
        interface = Interface()
        self.ffi = interface.ffi
        self.c = self.ffi.dlopen(str(ROOT / "build" / "libgridnorth.so"))
        self.prototypes = interface.prototypes
        self.names = {name.removeprefix("gn_").replace("_", ""): name for name in self.prototypes}
        self.met = defaultdict(set)

    # -- words ----------------------------------------------------------------------------------------------------

    def numbers(self, owner: str, name: str) -> tuple[str | None, dict[str, int]]:
        """The type of the words that something takes, and their numbers."""
        kind = TYPES.get(f"{owner}.{name}") or TYPES.get(name)
        if kind is None:
            return None, {}
        prefix, words, _ = WORDS[kind]
        return kind, {word: getattr(self.c, prefix + word.upper().replace("-", "_")) for word in words.split()}

    def number(self, owner: str, name: str, value):
        kind, numbers = self.numbers(owner, name)
        if kind is None:
            return value
        words = value if kind in LISTS else [] if value is None else [value]
        self.met[kind].update(words)
        return sum(numbers[word] for word in words)

    def word(self, owner: str, name: str, value):
        kind, numbers = self.numbers(owner, name)
        words = [word for word, number in numbers.items() if (number & value if kind in LISTS else number == value)]
        self.met[kind].update(words)
        return words if kind in LISTS else next(iter(words), None)

    # -- values of JavaScript in C, and of C in JavaScript ---------------------------------------------------------

    def struct(self, kind: str, values: dict):
        out = self.ffi.new(f"{kind} *")
        if kind.endswith("_options"):
            getattr(self.c, f"{kind}_init")(out)
        for key, value in values.items():
            name = snake(key)
            if isinstance(value, dict):
                value = self.struct(self.ffi.typeof(getattr(out, name)).cname, value)[0]
            elif isinstance(value, str) and self.numbers(kind, name)[0] is None:
                value = value.encode()
            else:
                value = self.number(kind, name, value)
            setattr(out, name, value)
        return out

    def input(self, kind: str, value):
        """Memory for a value, and how many elements that has."""
        if value is None:
            return self.ffi.NULL, 0
        if kind == "char" and isinstance(value, list):
            return self.ffi.new("char[]", b"".join(text.encode().ljust(SLOT, b"\0") for text in value)), len(value)
        if kind == "char":
            text = value if isinstance(value, str) else json.dumps(value, separators=(",", ":"), ensure_ascii=False)
            return self.ffi.new("char[]", text.encode()), len(text.encode())
        if kind == "uint64_t":
            words = list(map(int, value[WORDS_OF_INDEX]))
            return self.ffi.new("uint64_t[]", words), len(words)
        if isinstance(value, dict):
            return self.struct(kind, value), 1
        if value and isinstance(value[0], dict):
            value = [self.struct(kind, one)[0] for one in value]
        return self.ffi.new(f"{kind}[]", value), len(value)

    def value(self, owner: str, name: str, value):
        if isinstance(value, bytes):
            return value.strip(b"\0").decode()
        if name == "next":
            return "".join(key for i, key in enumerate(KEYS) if value >> i & 1)
        if isinstance(value, self.ffi.CData):
            kind = self.ffi.typeof(value)
            if kind.kind == "array" and kind.item.cname in ("float", "double"):
                return list(value)
            if kind.kind != "struct":
                return self.ffi.string(value).decode()
            # A text that names no cell and no grid gives zeros in C, and null in JavaScript.
            grid = {"gn_utm": value, "gn_mgrs_cell": getattr(value, "utm_center", None)}.get(kind.cname)
            if grid is not None and grid.hemisphere == 0:
                return None
            fields = (field for field, _ in kind.fields if field != "reserved")
            return {camel(field): self.value(kind.cname, field, getattr(value, field)) for field in fields}
        if name in TRUTHS:
            return bool(value)
        return value if self.numbers(owner, name)[0] is None else self.word(owner, name, value)

    def values(self, owner: str, kind: str, name: str, array, count: int):
        """An array: a text, a column, positions one after the other, or a list."""
        if kind == "char":
            return self.ffi.buffer(array, count)[:].decode()
        if name == "vertices":
            kind, count = "float" if kind == "float" else "double", 2 * count
        if name == "words":
            return {WORDS_OF_INDEX: list(map(str, array[0:count]))}
        if kind in COLUMNS:
            return {COLUMNS[kind]: self.ffi.unpack(self.ffi.cast(f"{kind} *", array), count)}
        return [self.value(owner, name, array[i]) for i in range(count)]

    # -- calls ----------------------------------------------------------------------------------------------------

    def call(self, function: str, given: dict):
        """The answer of a function: a status, and the values by their names."""
        name = self.names[function.removesuffix("Bytes").lower()]
        returns, inside = re.match(r"(.*?)gn_\w+\((.*)\);", self.prototypes[name]).groups()
        parameters = re.findall(r"(const )?(\w+) (\*?)(\w+)", inside.removesuffix("void"))
        given = {**USUAL, **USUAL_OF.get(function, {}), **given.get("position", {}), **given}
        passed, count, stride = [], 0, 0
        for const, kind, star, parameter in parameters:
            is_shared = isinstance(given.get(parameter), (int, float))
            if star:
                stride = 0 if is_shared else SLOT if parameter == "texts" else self.ffi.sizeof(kind)
            if star and const:
                value = given.get(parameter)
                memory, size = self.input(kind, [value] if is_shared else value)
                count = count if is_shared else size
                passed.append(memory)
            elif star:
                # A vertex has two numbers.
                passed.append(self.ffi.new(f"{kind}[]", 2 * ROOM))
            elif parameter.endswith("capacity"):
                passed.append(ROOM)
            elif parameter.endswith("stride"):
                passed.append(stride)
            elif parameter == "text_size" and name.endswith("_batch"):
                passed.append(SLOT)
            elif parameter.endswith(("count", "_size")) and parameter not in given:
                passed.append(count)
            else:
                passed.append(self.number(name, parameter, given[parameter]))
        status = getattr(self.c, name)(*passed)
        if returns.strip() != "gn_status":
            return self.c.GN_OK, {"": self.value(name, "", status)}
        return status, self.results(name, parameters, passed)

    def results(self, name: str, parameters: list, passed: list) -> dict:
        results = {}
        names = [parameter for *_, parameter in parameters]
        for i, (const, kind, star, parameter) in enumerate(parameters):
            before, after = names[i - 1], names[i + 1 : i + 2]
            if not star or const or before.endswith("capacity") or parameter.startswith("error_"):
                continue
            if parameter == "texts":
                slots = self.ffi.buffer(passed[i])
                count = passed[names.index("count")]
                value = [slots[SLOT * row : SLOT * (row + 1)].split(b"\0")[0].decode() for row in range(count)]
            elif after and after[0].endswith("capacity"):
                # A zero ends a text.
                count = passed[i + 2][0] - (1 if kind == "char" else 0)
                value = self.values(name, kind, parameter, passed[i], count)
            elif name.endswith("_batch") or parameter in ("points", "azimuths", "distances", "statuses"):
                value = self.values(name, kind, parameter, passed[i], passed[names.index("count")])
            else:
                value = self.value(name, parameter, passed[i][0])
            results["points" if parameter == "out" else camel(parameter)] = value
        return results

    def answer(self, function: str, given: dict) -> dict:
        """Makes a row of the file. The arguments of JavaScript are the values that are given, in their order."""
        given = {name.rstrip("_"): value for name, value in given.items()}
        status, results = self.call(function, given)
        row = {"function": function, "arguments": list(given.values())}
        if status not in (self.c.GN_OK, self.c.GN_PARTIAL):
            return row | {"code": self.ffi.string(self.c.gn_status_name(status)).decode()}
        result = next(iter(results.values())) if len(results) == 1 else results
        if function.endswith("GeoJSON"):
            result = json.loads(result)
        elif function.endswith("Bytes"):
            result = {"UTF8": result}
        return row | {"result": result}
