# SPDX-License-Identifier: MIT
"""Random GeoJSON, as text in any of the forms that JSON has; and its meaning as read by Python's json module."""

from __future__ import annotations

import datetime
import json
import math
import random
import re
from typing import Any

from Oracle.Documents.exchange_library import AREA, CIRCLE, ELLIPSE, GAPS, HOLE, LINE, POINT, RANGE_BEARING, ROUTE, SECTOR
from Oracle.Documents.exchange_made import Expected, is_exact

UTC = datetime.timezone.utc
BLANKS = ("", "", "", "", " ", "\t", "\r\n", "  \n ")
WORDS = ["", "a", "Furka", "Zürich", 'x"y\\z/', "\n\t\b\f\r", "é\u20ac\U0001f600", "\x7f\x01", "<&>", " two  blanks "]
KINDS = {"circle": CIRCLE, "ellipse": ELLIPSE, "sector": SECTOR, "range-bearing": RANGE_BEARING}
WORLDS = ["EPSG:4326", "urn:ogc:def:crs:OGC:1.3:CRS84", "urn:ogc:def:crs:EPSG::4326", "http://www.opengis.net/def/crs/OGC/0/CRS84h"]
OTHERS = ["EPSG:3857", "urn:ogc:def:crs:EPSG::25832", "urn:ogc:def:crs:OGC::CRS83", "EPSG:14326", "WGS", ""]
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")


class Number:
    """A number that keeps its text."""

    def __init__(self, text: str) -> None:
        self.text = text


class Members:
    """An object whose members have an order, and may have one name."""

    def __init__(self, *pairs: tuple[str, Any]) -> None:
        self.pairs = list(pairs)


class Maker:
    """Makes documents, and says why features in them are wrong."""

    def __init__(self, chance: random.Random, wrong: float) -> None:
        self.chance = chance
        #: How often a value is wrong.
        self.wrong = wrong

    # Text

    def write(self, value: Any) -> str:
        """Writes a value in one of the ways that there are."""
        chance = self.chance
        blank = lambda: chance.choice(BLANKS)  # noqa: E731
        if isinstance(value, Number):
            return value.text
        if isinstance(value, str):
            return self.string(value)
        if value is None or isinstance(value, (bool, int, float)):
            return json.dumps(value)
        if isinstance(value, Members):
            pairs = [f"{self.string(name)}{blank()}:{blank()}{self.write(each)}" for name, each in value.pairs]
            return "{" + blank() + f"{blank()},{blank()}".join(pairs) + blank() + "}"
        return "[" + blank() + f"{blank()},{blank()}".join(map(self.write, value)) + blank() + "]"

    def string(self, text: str) -> str:
        escape = self.chance.random() < 0.2
        return '"' + "".join(self.character(each, escape) for each in text) + '"'

    def character(self, character: str, escape: bool) -> str:
        short = {'"': '\\"', "\\": "\\\\", "/": "\\/", "\b": "\\b", "\f": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
        must = character in '"\\' or character < " "
        if not must and not (escape and self.chance.random() < 0.5):
            return character
        if character in short and self.chance.random() < 0.5:
            return short[character]
        units = character.encode("utf-16-be", "surrogatepass").hex()
        return "".join(f"\\u{self.chance.choice([str.upper, str.lower])(units[at:at + 4])}" for at in range(0, len(units), 4))

    # Values

    def number(self, low: float, high: float) -> Number:
        chance = self.chance
        while True:
            value = chance.choice([chance.uniform(low, high), float(chance.randint(int(low), int(high))), 0.0, -0.0])
            text = chance.choice(
                [repr(value), f"{value:.{chance.randint(1, 12)}f}", f"{value:.15e}", f"{value:.7E}", f"{value:.0f}", f"{value:.3g}"]
            )
            if chance.random() < 0.1:
                text = chance.choice(["1e1", "1E+1", "10e-1", "0e5", "-0.0", "-0", "0.1E+2", "5E-324", "1e-400"])
            if re.fullmatch(r"-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?", text) and (
                is_exact(text) or abs(float(text)) < 1e-300
            ):
                return Number(text)

    def position(self) -> Any:
        chance = self.chance
        if chance.random() < self.wrong:
            return chance.choice(
                [[], [Number("8")], [None, Number("46")], ["8", "46"], [8, 146], [400000, 5800000], [8, 46, "high"]]
                + [[8, 46, Number("2e9")], Number("8"), None, {}, [Number("1e999"), 0], [[8, 46]], [8, 46, False], [8, -90.001]]
            )
        position: list[Any] = [self.number(-180, 180), self.number(-90, 90)]
        if chance.random() < 0.1:
            position[0] = self.number(-720, 720)
        if chance.random() < 0.5:
            position.append(chance.choice([None, self.number(-1000, 9000), self.number(0, 10)]))
            if chance.random() < 0.2:
                position.append(chance.choice([Number("1e99"), "m", [[1]], {"a": "]"}, None]))
        return position

    def positions(self, least: int) -> list[Any]:
        return [self.position() for _ in range(self.chance.randint(least, least + 4))]

    def ring(self) -> list[Any]:
        chance = self.chance
        if chance.random() < self.wrong:
            a, b = self.position(), self.position()
            return chance.choice([[], [a], [a, b], [a, b, a], [a, b, a, a]])
        ring = self.positions(3)
        return ring + [ring[0]] * chance.choice([1, 1, 1, 0, 2, 3])

    def polygon(self) -> list[Any]:
        return [self.ring() for _ in range(self.chance.choice([1, 1, 2, 3]))]

    def geometry(self, depth: int = 0) -> Any:
        chance = self.chance
        make = {
            "Point": self.position,
            "MultiPoint": lambda: self.positions(0),
            "LineString": lambda: self.positions(1),
            "LinearRing": lambda: self.positions(3),
            "MultiLineString": lambda: [self.positions(1) for _ in range(chance.randint(0, 3))],
            "Polygon": self.polygon,
            "MultiPolygon": lambda: [self.polygon() for _ in range(chance.randint(0, 3))],
        }
        if depth < 4 and chance.random() < 0.15:
            members = [("type", "GeometryCollection"), ("geometries", [self.geometry(depth + 1) for _ in range(chance.randint(0, 3))])]
        else:
            kind = chance.choice(list(make))
            coordinates = [] if chance.random() < 0.03 else make[kind]()
            members = [("type", kind), ("coordinates", coordinates)]
        if chance.random() < self.wrong:
            members = chance.choice(
                [members[:1], members[1:], [("type", "Circle"), members[1]], [("type", None), members[1]]]
                + [[members[0], (members[1][0], None)], [("type", "Feature"), members[1]]]
            )
        return self.members(members)

    def members(self, members: list[tuple[str, Any]], *, quiet: bool = False) -> Members:
        """Puts members in any order, with others between, and some twice: the last counts."""
        chance = self.chance
        members = list(members)
        if chance.random() < self.wrong / 4 + 0.03:
            name = chance.choice(OTHERS if chance.random() < self.wrong and not quiet else WORLDS)
            system: Any = {"type": "name", "properties": {"name": name}}
            members.append(("crs", chance.choice([None, system, name, {"properties": {"code": 4326}}] if name in WORLDS else [system, name])))
        while chance.random() < 0.2:
            members.append((chance.choice(["bbox", "foreign", "", "x" * 300]), chance.choice([[1, 2], {"type": "Point", "a": "}"}, "]", None, 1.5])))
        chance.shuffle(members)
        if members and chance.random() < 0.05:
            members.insert(0, (chance.choice(members)[0], chance.choice([None, 1, "Point", [], {"type": "Point"}])))
        return Members(*members)

    def time(self) -> Any:
        at = datetime.datetime.fromtimestamp(self.chance.randint(0, 4_000_000_000), UTC)
        return f"{at:%Y-%m-%dT%H:%M:%SZ}"

    def properties(self) -> Any:
        chance = self.chance
        if chance.random() < 0.1:
            return None
        members: list[tuple[str, Any]] = []
        for name in ("name", "title", "uid", "type", "how"):
            if chance.random() < 0.3:
                members.append((name, chance.choice([chance.choice(WORDS), self.number(0, 100), None, True, ["a"], {"b": 1}])))
        for name in ("time", "start", "stale"):
            if chance.random() < 0.2:
                members.append((name, chance.choice([self.time(), self.time(), "noon", "", 5, None])))
        if chance.random() < 0.3:
            members.append(("coordTimes", self.coordinate_times()))
        if chance.random() < 0.2:
            members.append(("route", chance.choice([True, False, "yes"])))
        if chance.random() < 0.4:
            kind = chance.choice(["point", "line", "area", "box", "park", 1, *KINDS])
            members.append(("kind", kind))
        for name, high in NUMBERS.items():
            if chance.random() < 0.3:
                low = -5 if chance.random() < self.wrong else 0
                members.append((name, chance.choice([self.number(low, high), self.number(low, high), "5", None])))
        if chance.random() < 0.3:
            members.append(("object", chance.choice([0, 1, Number("1.0"), "1", None])))
        if chance.random() < 0.2:
            members.append(("fenceTriggers", chance.choice([["enter"], ["exit", "enter"], ["other"], [], "enter"])))
        if chance.random() < 0.2:
            members.append(("north", chance.choice(["grid", "magnetic", "true", "south"])))
        return self.members(members)

    def coordinate_times(self) -> Any:
        chance = self.chance
        one = lambda: [chance.choice([self.time(), self.time(), None, "noon", 7]) for _ in range(chance.randint(0, 6))]  # noqa: E731
        return chance.choice([one(), [one() for _ in range(3)], None, "now"])

    def feature(self) -> Any:
        chance = self.chance
        members: list[tuple[str, Any]] = [("type", "Feature"), ("properties", self.properties())]
        members.append(("geometry", None if chance.random() < 0.05 else self.geometry()))
        if chance.random() < 0.3:
            members.append(("id", chance.choice(["i", self.number(0, 50), None, ["i"]])))
        if chance.random() < self.wrong:
            members = chance.choice([members[1:], members[:2], [("type", "Point"), *members[1:]]])
        return self.members(members)

    def text(self) -> Any:
        chance = self.chance
        which = chance.random()
        if which < 0.2:
            return self.feature()
        if which < 0.35:
            return self.geometry()
        features = [self.feature() for _ in range(chance.randint(0, 5))]
        if chance.random() < self.wrong:
            features.append(chance.choice([None, 5, "Feature", [], {}]))
        return self.members([("type", "FeatureCollection"), ("features", features)], quiet=chance.random() < 0.9)

    def document(self) -> bytes:
        """Gives one text; or several in a sequence, or in lines."""
        chance = self.chance
        count = chance.choice([1, 1, 1, 2, 3])
        ways = [("", "", ""), ("", "\n", "\n"), ("\x1e", "\n", "\x1e"), ("\ufeff", " \r\n ", "")]
        before, after, between = chance.choice(ways)
        texts = []
        for _ in range(count):
            texts.append(self.write(self.text()))
        if before == "\x1e" and chance.random() < self.wrong:
            texts.insert(chance.choice([0, 0, 1]), chance.choice(["5", '"x"', "[]", "-1"]))
        joined = (after + (between if between == "\x1e" else "")) or "\n"
        return (before + joined.join(texts) + after).encode()


NUMBERS = {
    **{"circularError": 50, "linearError": 50, "radius": 900, "secondRadius": 300, "azimuth": 360, "width": 360},
    **{"inclination": 90, "course": 360, "speed": 40, "low": 100, "high": 500},
}
FIELDS = {name: re.sub("([A-Z])", lambda found: "_" + found[1].lower(), name) for name in NUMBERS}


class Wrong(Exception):
    """A feature that is left out."""


class Meaning:
    """The features that a document means."""

    def __init__(self) -> None:
        self.features: list[Expected] = []
        #: The properties of each feature.
        self.properties: list[Any] = []
        self.reasons: list[str] = []
        self.dropped = 0
        self.objects = 0
        self.part_of = math.nan
        self.refusal: str | None = None

    def read(self, document: str) -> None:
        texts = texts_of(document)
        # In a sequence with separators, the first text may be another.
        if not any(map(is_geojson, texts if document.startswith("\x1e") else texts[:1])):
            self.refusal = "DOCUMENT"
            return
        for text in texts:
            if isinstance(text, dict) and kind_of(text) == "FeatureCollection":
                if not is_world(text.get("crs")):
                    self.refusal = "TEXT_CRS"
                    return
                features = text.get("features")
                for feature in features if isinstance(features, list) else [None]:
                    self.read_object(feature if is_feature(feature) else None)
            else:
                self.read_object(text)

    def read_object(self, value: Any) -> None:
        self.found = []
        last, self.part_of = self.part_of, math.nan
        self.look_at(value)
        if self.part_of == last and self.objects > 0:
            self.objects -= 1
        for feature, _ in self.found:
            feature.object = self.objects
        self.objects += 1

    def look_at(self, value: Any) -> None:
        try:
            if is_feature(value):
                self.feature(value)
            else:
                self.geometry(value, None, {})
                self.found = [(feature, None) for feature, _ in self.found]
        except Wrong as wrong:
            self.reasons.append(str(wrong))
        else:
            self.features += [feature for feature, _ in self.found]
            self.properties += [properties for _, properties in self.found]

    def feature(self, value: Any) -> None:
        geometry, properties = value.get("geometry"), value.get("properties")
        given = properties if isinstance(properties, dict) else {}
        kind = given.get("kind")
        ours = isinstance(kind, str) and kind in ("point", "line", "area", "box", *KINDS)
        # Without a radius it is the word of another writer.
        ours = ours and (kind not in KINDS or is_number(given.get("radius")))
        # A part that is refused is a part all the same.
        if geometry is not None and ours and is_number(given.get("object")):
            self.part_of = float(given["object"])
        if not is_world(value.get("crs")):
            raise Wrong("TEXT_CRS")
        if "geometry" not in value:
            raise Wrong("FEATURE")
        if geometry is None:
            return
        self.geometry(geometry, given.get("coordTimes"), given)
        texts = {name: word(given.get(name)) for name in ("name", "uid", "type", "how")}
        texts["name"] = word(given.get("name"), given.get("title"))
        texts["uid"] = word(given.get("uid"), value.get("id"))
        numbers = {name: seconds(given.get(name)) for name in ("time", "start", "stale")}
        triggers = north = 0
        if ours:
            numbers |= {FIELDS[name]: given[name] for name in NUMBERS if is_number(given.get(name))}
            listed = given.get("fenceTriggers")
            triggers = sum({"enter": 1, "exit": 4}.get(one, 0) for one in set(listed) if isinstance(one, str)) if isinstance(listed, list) else 0
            north = {"grid": 1, "magnetic": 2}.get(given.get("north") if isinstance(given.get("north"), str) else "", 0)
        numbers = {name: float(number) for name, number in numbers.items()}
        shape = KINDS.get(kind) if ours and geometry["type"] == "Point" else None
        if shape == ELLIPSE:
            numbers.setdefault("azimuth", 0.0)
        self.check(numbers, shape)
        for feature, _ in self.found:
            feature.texts, feature.numbers, feature.triggers, feature.north = texts, numbers, triggers, north
            if given.get("route") is True and feature.kind == LINE:
                feature.flags |= ROUTE
            if shape:
                feature.kind = shape
        self.found = [(feature, properties if isinstance(properties, dict) else None) for feature, _ in self.found]
        # The start of another writer may be a place.
        times = [given.get(name) for name in (("time", "start", "stale") if ours else ("time",))]
        self.dropped += any(isinstance(time, str) and time and math.isnan(seconds(time)) for time in times)

    def check(self, numbers: dict[str, float], shape: int | None) -> None:
        for name in ("circular_error", "linear_error", "speed"):
            if numbers.get(name, 0) < 0:
                raise Wrong("SPEED" if name == "speed" else "RADIUS")
        if not shape:
            return
        needed = {CIRCLE: ["radius"], ELLIPSE: ["radius", "second_radius"], SECTOR: ["radius", "width", "azimuth"]}
        for name in needed.get(shape, ["radius", "azimuth"]):
            number = numbers.get(name, math.nan)
            if math.isnan(number):
                raise Wrong("FEATURE")
            if name.endswith("radius") and not (number > 0 or (shape == RANGE_BEARING and number == 0)):
                raise Wrong("RADIUS")
            if name == "width" and not 0 <= number <= 360:
                raise Wrong("WIDTH")
            if shape == SECTOR and name == "radius" and not 0 <= numbers.get("second_radius", 0) < number:
                raise Wrong("RADIUS")

    def geometry(self, value: Any, times: Any, given: dict[str, Any]) -> None:
        kind = kind_of(value)
        if kind is None:
            raise Wrong("FEATURE")
        if not is_world(value.get("crs")):
            raise Wrong("TEXT_CRS")
        if kind == "GeometryCollection":
            if not isinstance(value.get("geometries"), list):
                raise Wrong("FEATURE")
            for each in value["geometries"]:
                self.geometry(each, None, given)
            return
        if kind in ("Feature", "FeatureCollection") or not isinstance(value.get("coordinates"), list):
            raise Wrong("FEATURE")
        coordinates = value["coordinates"]
        if kind.startswith("Multi"):
            for row, each in enumerate(coordinates):
                own = times[row] if isinstance(times, list) and row < len(times) else None
                self.part(kind.removeprefix("Multi"), each, own)
        else:
            self.part(kind, coordinates, times)

    def part(self, kind: str, coordinates: Any, times: Any) -> None:
        if not isinstance(coordinates, list):
            raise Wrong("FEATURE")
        if not coordinates:
            return
        if kind == "Point":
            self.add(POINT, [position(coordinates)])
        elif kind == "Polygon":
            for row, ring in enumerate(coordinates):
                vertices = line(ring)
                while len(vertices) > 1 and vertices[-1][:2] == vertices[0][:2]:
                    vertices.pop()
                if len(vertices) < 3:
                    raise Wrong("COUNT")
                self.add(HOLE if row else AREA, vertices)
        else:
            vertices, flags = line(coordinates), 0
            if isinstance(times, list) and len(times) == len(vertices):
                unknown = sum(time is not None and math.isnan(seconds(time)) for time in times)
                self.dropped += unknown
                flags = GAPS if unknown else 0
                vertices = [(*vertex[:3], seconds(time)) for vertex, time in zip(vertices, times)]
            self.add(LINE, vertices)
            self.found[-1][0].flags = flags

    def add(self, kind: int, vertices: list[Any]) -> None:
        self.found.append((Expected(kind, vertices), None))


TYPES = ("Point", "LineString", "LinearRing", "Polygon", "MultiPoint", "MultiLineString", "MultiPolygon")


def kind_of(value: Any) -> str | None:
    kind = value.get("type") if isinstance(value, dict) else None
    known = (*TYPES, "GeometryCollection", "Feature", "FeatureCollection")
    return kind if isinstance(kind, str) and kind in known else None


def is_feature(value: Any) -> bool:
    return kind_of(value) == "Feature"


def is_geojson(value: Any) -> bool:
    kind = kind_of(value)
    if kind == "FeatureCollection":
        return isinstance(value.get("features"), list)
    if kind == "Feature":
        return "geometry" in value or "properties" in value
    return kind is not None and isinstance(value.get("geometries" if kind == "GeometryCollection" else "coordinates"), list)


def is_world(system: Any) -> bool:
    for _ in range(3):
        if not isinstance(system, dict):
            break
        inner = [each for name, each in system.items() if name in ("properties", "name", "code")]
        system = inner[-1] if inner else ""
    if system is None:
        return True
    return str(system) in ("4326", *WORLDS)


def is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def word(value: Any, other: Any = None) -> str:
    """A number is written as it stands in the text."""
    for each in (value, other):
        if isinstance(each, str):
            return each
        if isinstance(each, Spelled):
            return each.text
    return ""


class Spelled(float):
    """A number of a text."""

    text: str


def spelled(text: str) -> Spelled:
    number = Spelled(text)
    number.text = text
    return number


def seconds(value: Any) -> float:
    if not isinstance(value, str) or not TIME.fullmatch(value):
        return math.nan
    return datetime.datetime.strptime(value, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC).timestamp()


def position(value: Any) -> tuple[float, float, float, float]:
    if not isinstance(value, list):
        raise Wrong("FEATURE")
    for each in (*value[:2], *[None] * (2 - len(value))):
        if not is_number(each) or math.isinf(each):
            raise Wrong("TEXT_NUMBER")
    longitude, latitude = map(float, value[:2])
    if abs(latitude) > 90:
        raise Wrong("LATITUDE")
    if abs(longitude) > 180:
        longitude = math.remainder(longitude, 360)
        longitude = -180.0 if longitude == 180 else longitude
    altitude = value[2] if len(value) > 2 else None
    if altitude is None:
        return latitude, longitude, math.nan, math.nan
    if not is_number(altitude) or math.isinf(altitude):
        raise Wrong("TEXT_NUMBER")
    if not -1e6 <= altitude <= 1e9:
        raise Wrong("ALTITUDE")
    return latitude, longitude, float(altitude), math.nan


def line(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise Wrong("FEATURE")
    return [position(each) for each in value]


def texts_of(document: str) -> list[Any]:
    """Gives the values of a text, as Python's json module reads them."""
    decoder = json.JSONDecoder(parse_float=spelled, parse_int=spelled)
    found, place = [], 0
    blanks = re.compile("[ \t\r\n\x1e\ufeff]*")
    while True:
        place = blanks.match(document, place).end()
        if place == len(document):
            return found
        value, place = decoder.raw_decode(document, place)
        found.append(value)
