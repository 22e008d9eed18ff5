# SPDX-License-Identifier: MIT
"""Random GPX, KML and CoT documents by hand, with the features that they mean."""

from __future__ import annotations

import datetime
import math
import random
import re
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from xml.sax.saxutils import escape, quoteattr

import numpy as np
from Oracle.Documents.exchange_library import (
    AREA,
    BOX,
    CIRCLE,
    ELLIPSE,
    HOLE,
    LINE,
    NUMBERS,
    POINT,
    RANGE_BEARING,
    GAPS,
    ROUTE,
    SECTOR,
    Contents,
    ExchangeLibrary,
)

NOWHERE = math.nan
EPOCH = datetime.datetime(1970, 1, 1)

Vertex = tuple[float, float, float, float]


def is_exact(text: str) -> bool:
    """Tells whether the library promises the nearest double for a text: up to 19 digits, and 19 decimals."""
    number = Decimal(text)
    digits = "".join(map(str, number.as_tuple().digits)).lstrip("0")
    return len(digits) <= 19 and -19 <= number.as_tuple().exponent <= 19


def double(chance: random.Random, low: float, high: float) -> float:
    """Gives a number that is read exactly however many digits Python gives it."""
    while True:
        number = chance.uniform(low, high)
        if is_exact(repr(number)):
            return number


@dataclass
class Expected:
    """A feature that a document means."""

    kind: int
    vertices: list[Vertex]
    object: int = 0
    flags: int = 0
    texts: dict[str, str] = field(default_factory=dict)
    numbers: dict[str, float] = field(default_factory=dict)
    triggers: int = 0
    north: int = 0


def differences(library: ExchangeLibrary, found: Contents, expected: list[Expected], status: int = 0) -> list[str]:
    """Describes the differences between features and the expected ones; numbers must be equal."""
    if found.status != status or len(found.features) != len(expected):
        status = library.status_name(found.status)
        return [f"{len(found.features)} features, not {len(expected)}: {status} at {found.report.place}"]
    wrong, first = [], 0
    for index, (feature, right) in enumerate(zip(found.features, expected, strict=True)):
        pairs = {
            "kind": (int(feature["kind"]), right.kind),
            "flags": (int(feature["flags"]) & (ROUTE | GAPS), right.flags),
            "object": (int(feature["object"]), right.object),
            "first": (int(feature["first"]), first),
            "count": (int(feature["count"]), len(right.vertices)),
            "triggers": (int(feature["fence_triggers"]), right.triggers),
            "north": (int(feature["north"]), right.north),
            **{name: (float(feature[name]), right.numbers.get(name, math.nan)) for name in NUMBERS},
            **{
                name: (library.text(found, index, name), right.texts.get(name, ""))
                for name in ("name", "uid", "type", "how")
            },
        }
        wrong += [
            f"feature {index}: {name} {a!r}, not {b!r}"
            for name, (a, b) in pairs.items()
            if a != b and (a == a or b == b)
        ]
        rows = found.vertices_of(index)
        if not np.array_equal(rows, np.array(right.vertices), equal_nan=True):
            wrong.append(f"feature {index}: {rows}, not {right.vertices}")
        first += len(right.vertices)
    return wrong


class Maker:
    """Makes values, their texts, and noise around them."""

    def __init__(self, chance: random.Random, *, plain: bool = False) -> None:
        self.chance = chance
        #: Nothing that only a reader of all of XML understands.
        self.plain = plain

    def some(self, *choices: str) -> str:
        return self.chance.choice(choices)

    def number_text(self, low: float, high: float) -> str:
        """Writes a number of a range in one of the ways that there are."""
        value = self.chance.choice(
            [self.chance.uniform(low, high), float(self.chance.randint(int(low), int(high))), 0.0]
        )
        if self.chance.random() < 0.1:
            value *= 10.0 ** -self.chance.randint(1, 18)
        text = self.some(
            repr(value), f"{value:.{self.chance.randint(0, 12)}f}", f"{value:.17g}", f"{value:.16e}", f"{value:.7f}"
        )
        if not low <= float(text) <= high:
            text = repr(value)
        if "e" not in text:
            text = self.some(text, text, text.rstrip("0") if "." in text else text + ".", text.replace("0.", ".", 1))
            if text.lstrip("-+") in ("", ".") or not re.fullmatch(r"-?(\d+\.?\d*|\.\d+)", text):
                text = repr(value)
        if text[0] != "-":
            text = self.some(text, text, "+" + text, "00" + text)
        return self.some(text, text, text.replace("e", "E")) if is_exact(text) else self.number_text(low, high)

    def number(self, low: float, high: float) -> tuple[float, str]:
        """Gives a number and its text in XML."""
        text = self.number_text(low, high)
        return float(text), self.blanks() + self.hidden(text) + self.blanks()

    def altitude(self) -> tuple[float, str]:
        return self.number(-500, 9000)

    def blanks(self) -> str:
        return self.some("", "", "", " ", "\n\t", "  ")

    def hidden(self, text: str) -> str:
        """Writes some characters as references."""
        if self.chance.random() < 0.9:
            return text
        return "".join(self.some(letter, letter, f"&#{ord(letter)};", f"&#x{ord(letter):x};") for letter in text)

    def content(self, text: str) -> str:
        """Another form of the text of an element that a reader of XML takes for the same."""
        if self.plain or self.chance.random() < 0.9:
            return text
        return self.some(
            f"<![CDATA[{text}]]>" if "&" not in text else text,
            f"<!-- 7 -->{text}",
            f"{text}<!-- 7 -->",
            f"{text}<?x 7?>",
        )

    def time(self) -> tuple[float, str]:
        moment = EPOCH + datetime.timedelta(seconds=self.chance.randrange(4_000_000_000))
        micros = self.chance.choice([0, 0, self.chance.randrange(1000) * 1000, self.chance.randrange(1_000_000)])
        fraction = f".{micros:06}".rstrip("0") if micros else self.some("", "", ".000")
        minutes = self.chance.choice([None, None, self.chance.randint(-14 * 60, 14 * 60)])
        zone = (
            "Z" if minutes is None else f"{'-' if minutes < 0 else '+'}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}"
        )
        whole = (moment - EPOCH) // datetime.timedelta(seconds=1) - (minutes or 0) * 60
        return float(Fraction(whole * 10**6 + micros, 10**6)), f"{moment:%Y-%m-%dT%H:%M:%S}{fraction}{zone}"

    def name(self) -> str:
        letters = "abc xyz ABC 019 <>&\"' ]]> -- éß名\u20ac\U0001f600\u0301"
        return "".join(self.chance.choice(letters) for _ in range(self.chance.randint(1, 12))).strip(" ")

    def text(self, name: str) -> str:
        """Writes a name as the content of an element."""
        if not self.plain and "]]>" not in name and self.chance.random() < 0.2:
            return f"<![CDATA[{name}]]>"
        return (
            escape(name, {"]]>": "]]&gt;"})
            if self.chance.random() < 0.9
            else "".join(f"&#{ord(letter)};" for letter in name)
        )

    def noise(self) -> str:
        """Text between elements that means nothing."""
        return self.some(
            *(
                "",
                "",
                "",
                "\n  ",
                "<!-- <trkpt lat='1' lon='1'/> & -->",
                "<?pi <wpt/> ?>",
                "<x:y xmlns:x='u'>7</x:y>",
                "<desc>7</desc>",
            ),
            "<extensions><x:e xmlns:x='u'><ele>7</ele><time>7</time><name>7</name><coordinates>7</coordinates></x:e></extensions>",
        )

    def attributes(self, **attributes: str) -> str:
        """Attributes in any order, with either quotes."""
        pairs = list(attributes.items())
        self.chance.shuffle(pairs)
        result = ""
        for name, value in pairs:
            quote = self.some("'", '"')
            result += self.some(" ", "  ", "\n") + name + self.some("=", "=", " = ") + quote + value + quote
        return result + self.some("", " ")


def gpx(chance: random.Random, *, plain: bool = False) -> tuple[bytes, list[Expected]]:
    """Makes a GPX document."""
    make, expected = Maker(chance, plain=plain), []
    parts, count = [], 0

    def point(tag: str, more: str = "") -> tuple[str, Vertex]:
        (latitude, latitude_text), (longitude, longitude_text) = make.number(-90, 90), make.number(-180, 180)
        altitude = seconds = NOWHERE
        inner = [make.noise()]
        if chance.random() < 0.7:
            altitude, text = make.altitude()
            inner.append(f"<ele>{make.content(text)}</ele>")
        if chance.random() < 0.7:
            seconds, text = make.time()
            inner.append(f"<time>{make.content(text)}</time>")
        inner += [make.noise(), more]
        body = "".join(inner)
        start = f"<{tag}{make.attributes(lat=latitude_text, lon=longitude_text)}"
        return f"{start}>{body}</{tag}>" if body else f"{start}/>", (latitude, longitude, altitude, seconds)

    def texts() -> tuple[str, dict[str, str]]:
        found = {
            "name": make.name() if chance.random() < 0.7 else "",
            "type": make.name() if chance.random() < 0.3 else "",
        }
        return "".join(f"<{name}>{make.text(text)}</{name}>" for name, text in found.items() if text), found

    for _ in range(chance.randint(0, 4)):
        inner, found = texts()
        text, vertex = point("wpt", inner)
        parts.append(text + make.noise())
        numbers = {"time": vertex[3]}
        expected.append(Expected(POINT, [vertex], count, 0, found, numbers))
        count += 1
    for _ in range(chance.randint(0, 2)):
        inner, found = texts()
        points = [point("rtept", f"<name>{make.text(make.name() or 'a')}</name>") for _ in range(chance.randint(1, 4))]
        parts.append(f"<rte>{inner}{make.noise()}{''.join(text for text, _ in points)}</rte>")
        expected.append(Expected(LINE, [vertex for _, vertex in points], count, ROUTE, found))
        count += 1
    for _ in range(chance.randint(0, 2)):
        inner, found = texts()
        segments = []
        for _ in range(chance.randint(0, 3)):
            points = [point("trkpt") for _ in range(chance.randint(0, 5))]
            segments.append(f"<trkseg>{make.noise()}{make.blanks().join(text for text, _ in points)}</trkseg>")
            if points:
                expected.append(Expected(LINE, [vertex for _, vertex in points], count, 0, found))
        parts.append(f"<trk>{inner}{make.noise()}{''.join(segments)}</trk>")
        count += 1
    declaration = make.some("", '<?xml version="1.0" encoding="UTF-8"?>', "<?xml version='1.0'?>\n", "\ufeff")
    body = "\n".join(parts)
    return (
        f'{declaration}<gpx version="1.1" creator="GridNorth" xmlns="http://www.topografix.com/GPX/1/1">{body}</gpx>\n'.encode(),
        expected,
    )


def kml_altitude(make: Maker) -> str:
    """Gives an altitude that is not 0: zeros that are not absolute mean the ground."""
    while float(text := make.number_text(-500, 9000)) == 0:
        pass
    return text


def kml(chance: random.Random) -> tuple[bytes, list[Expected]]:
    """Makes a KML document."""
    make, expected, parts = Maker(chance), [], []

    def position() -> tuple[str, Vertex]:
        longitude, latitude = make.number_text(-180, 180), make.number_text(-90, 90)
        texts = [longitude, latitude] + ([kml_altitude(make)] if chance.random() < 0.6 else [])
        numbers = [float(text) for text in texts]
        altitude = numbers[2] if len(numbers) > 2 else NOWHERE
        return make.some(",", ",", " , ", ", ").join(texts), (numbers[1], numbers[0], altitude, NOWHERE)

    def coordinates(count: int, *, ring: bool = False) -> tuple[str, list[Vertex]]:
        positions = [position() for _ in range(count)]
        while ring and positions[-1][1][:2] == positions[0][1][:2]:
            # It would end where it begins.
            positions[-1] = position()
        texts = [text for text, _ in positions]
        if ring and chance.random() < 0.8:
            texts.append(texts[0])
        text = make.some(" ", "\n", "\t ").join(texts)
        mode = make.some("", "<altitudeMode>absolute</altitudeMode>", "<extrude>1</extrude><tessellate>0</tessellate>")
        text = make.blanks() + text + make.blanks()
        text = make.some(text, text, text, f"<![CDATA[{text}]]>")
        return f"{mode}<coordinates>{text}</coordinates>", [vertex for _, vertex in positions]

    def geometry(depth: int, index: int) -> str:
        match chance.randrange(6 if depth < 3 else 5):
            case 0:
                text, vertices = coordinates(1)
                expected.append(Expected(POINT, vertices, index))
                return f"<Point>{text}</Point>"
            case 1:
                text, vertices = coordinates(chance.randint(1, 6))
                expected.append(Expected(LINE, vertices, index))
                return f"<LineString>{text}</LineString>"
            case 2:
                rings = []
                for number in range(chance.randint(1, 3)):
                    text, vertices = coordinates(chance.randint(3, 6), ring=True)
                    side = "inner" if number else "outer"
                    rings.append(f"<{side}BoundaryIs><LinearRing>{text}</LinearRing></{side}BoundaryIs>")
                    expected.append(Expected(HOLE if number else AREA, vertices, index))
                return f"<Polygon>{make.some('', '<tessellate>1</tessellate>')}{make.noise().join(rings)}</Polygon>"
            case 3:
                return track(index)
            case 4:
                text, vertices = coordinates(chance.randint(4, 5))
                expected.append(Expected(LINE, vertices, index))
                return f"<LinearRing>{text}</LinearRing>"
            case _:
                return f"<MultiGeometry>{''.join(geometry(depth + 1, index) for _ in range(chance.randint(0, 3)))}</MultiGeometry>"

    def track(index: int) -> str:
        rows, vertices = [], []
        for _ in range(chance.randint(1, 5)):
            seconds, when = make.time()
            if chance.random() < 0.15:
                rows.append((when, make.some("<gx:coord/>", "<gx:coord> </gx:coord>")))
                continue
            numbers = [make.number_text(-180, 180), make.number_text(-90, 90), kml_altitude(make)]
            numbers = numbers[: chance.choice([2, 3, 3])]
            values = [float(number) for number in numbers]
            rows.append((when, f"<gx:coord>{' '.join(numbers)}</gx:coord>"))
            vertices.append((values[1], values[0], values[2] if len(values) > 2 else NOWHERE, seconds))
        if vertices:
            expected.append(Expected(LINE, vertices, index))
        pairs = [(f"<when>{when}</when>", coord) for when, coord in rows]
        if chance.random() < 0.5:
            body = "".join(when + coord for when, coord in pairs)
        else:
            body = "".join(when for when, _ in pairs) + "".join(coord for _, coord in pairs)
        text = f"<gx:Track>{body}<gx:angles>1 2 3</gx:angles></gx:Track>"
        return make.some(text, f"<gx:MultiTrack><gx:interpolate>0</gx:interpolate>{text}</gx:MultiTrack>")

    for index in range(chance.randint(0, 6)):
        mark, attributes, texts, numbers, head = len(expected), {}, {}, {}, ""
        if chance.random() < 0.5:
            texts["uid"] = f"p{index}"
            attributes["id"] = texts["uid"]
        if chance.random() < 0.7:
            texts["name"] = make.name()
            head += f"<name>{make.text(texts['name'])}</name>" if texts["name"] else ""
        match chance.randrange(4):
            case 0:
                numbers["time"], text = make.time()
                head += f"<TimeStamp><when>{text}</when></TimeStamp>"
            case 1:
                numbers["start"], begin = make.time()
                numbers["stale"], end = make.time()
                head += f"<TimeSpan><begin>{begin}</begin><end>{end}</end></TimeSpan>"
        head += make.some(
            "", "<styleUrl>#s</styleUrl>", "<LookAt><longitude>7</longitude><latitude>7</latitude></LookAt>"
        )
        if chance.random() < 0.15:
            south, north = sorted(double(chance, -90, 90) for _ in range(2))
            west, east, turn = double(chance, -180, 180), double(chance, -180, 180), double(chance, -180, 180)
            box = f"<north>{north!r}</north><south>{south!r}</south><east>{east!r}</east><west>{west!r}</west>"
            expected.append(Expected(BOX, [(south, west, NOWHERE, NOWHERE), (north, east, NOWHERE, NOWHERE)], index))
            expected[-1].numbers["azimuth"] = -turn
            body = f"<LatLonBox>{box}<rotation>{turn!r}</rotation></LatLonBox>"
            tag = "GroundOverlay"
        else:
            body, tag = geometry(0, index), "Placemark"
        for feature in expected[mark:]:
            feature.texts |= texts
            feature.numbers |= numbers
        placemark = f"<{tag}{make.attributes(**attributes)}>{head}{body}</{tag}>"
        parts.append(make.some(placemark, f"<Folder><name>7</name>{placemark}</Folder>", f"<Style id='s'/>{placemark}"))
    spaces = 'xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"'
    return f"<kml {spaces}><Document><name>7</name>{''.join(parts)}</Document></kml>".encode(), expected


def cot(chance: random.Random) -> tuple[bytes, list[Expected]]:
    """Makes CoT events."""
    make, expected, parts = Maker(chance), [], []

    def one(name: str, value: str) -> str:
        return f"{name}={quoteattr(value)}"

    for index in range(chance.randint(1, 4)):
        mark = len(expected)
        latitude, longitude = double(chance, -90, 90), double(chance, -180, 180)
        altitude = chance.choice([math.nan, double(chance, -400, 9000)])
        errors = [chance.choice([math.nan, double(chance, 0, 100)]) for _ in range(2)]
        known = [
            make.some("9999999", "9999999.0", "9.999999E6") if number != number else repr(number)
            for number in (altitude, *errors)
        ]
        numbers = {"circular_error": errors[0], "linear_error": errors[1]}
        vertex = (latitude, longitude, altitude, NOWHERE)
        stamps = [make.time() for _ in range(3)]
        numbers |= dict(zip(("time", "start", "stale"), (seconds for seconds, _ in stamps), strict=True))
        texts = {"uid": f"uid-{index} &\"'<", "how": make.some("m-g", "h-e")}
        details, triggers = [], 0
        kind = chance.choice(
            ["point", "point", "circle", "ellipse", "polyline", "sensor", "route", "drawing", "rectangle", "arrow"]
        )
        links = [
            (
                double(chance, -90, 90),
                double(chance, -180, 180),
                chance.choice([math.nan, double(chance, 0, 100)]),
                NOWHERE,
            )
            for _ in range(chance.randint(3, 6))
        ]
        link_texts = [f"{a!r},{b!r}" + ("" if c != c else f",{c!r}") for a, b, c, _ in links]
        match kind:
            case "point":
                texts["type"] = make.some("a-f-G-U-C", "b-m-p-s-m", "b-a-o-tbl")
                expected.append(Expected(POINT, [vertex], index))
            case "circle":
                texts["type"] = make.some("u-d-c-c", "u-r-b-c-c")
                radii = [double(chance, 1, 1e5) for _ in range(chance.randint(1, 3))]
                rings = "".join(f"<ellipse major='{r!r}' minor='{r!r}' angle='360'/>" for r in radii)
                details.append(f"<shape>{rings}<link relation='p-c' type='b-x-KmlStyle' uid='s'/></shape>")
                expected += [Expected(CIRCLE, [vertex], index, numbers={"radius": radius}) for radius in radii]
            case "ellipse":
                texts["type"] = "u-d-c-e"
                minor, turn = double(chance, 1, 1e4), double(chance, 0, 360)
                major = minor + double(chance, 1, 100)
                details.append(f"<shape><ellipse major='{major!r}' minor='{minor!r}' angle='{turn!r}'/></shape>")
                axes = {"radius": major / 2, "second_radius": minor / 2, "azimuth": turn}
                expected.append(Expected(ELLIPSE, [vertex], index, numbers=axes))
            case "polyline":
                texts["type"] = "a-u-G"
                closed = chance.choice([True, False])
                corners = "".join(
                    f"<vertex lat='{a!r}' lon='{b!r}'{'' if c != c else f' hae={quoteattr(repr(c))}'}/>"
                    for a, b, c, _ in links
                )
                details.append(f"<shape><polyline closed='{str(closed).lower()}'>{corners}</polyline></shape>")
                expected.append(Expected(POINT, [vertex], index))
                expected.append(Expected(AREA if closed else LINE, links, index))
            case "sensor":
                texts["type"] = "b-m-p-s-p-loc"
                azimuth, width, reach = double(chance, 0, 360), double(chance, 1, 359), double(chance, 1, 1e5)
                details.append(f"<sensor azimuth='{azimuth!r}' fov='{width!r}' range='{reach!r}' vfov='45' roll='0'/>")
                values = {"radius": reach, "second_radius": 0.0, "azimuth": azimuth, "width": width}
                expected.append(Expected(POINT, [vertex], index))
                expected.append(Expected(SECTOR, [vertex], index, numbers=values))
            case "route" | "drawing" | "rectangle":
                texts["type"] = {"route": "b-m-r", "drawing": "u-d-f", "rectangle": "u-d-r"}[kind]
                if kind == "rectangle":
                    links, link_texts = (links + links)[:4], (link_texts + link_texts)[:4]
                    if len({*links}) < 4:
                        links = [(float(n), float(-n), NOWHERE, NOWHERE) for n in range(4)]
                        link_texts = [f"{n}.0,{-n}.0" for n in range(4)]
                closed = kind == "drawing" and chance.random() < 0.5
                given = [f"<link uid='{n}' type='b-m-p-w' point='{text}'/>" for n, text in enumerate(link_texts)]
                given += [f"<link point='{link_texts[0]}'/>"] if closed else []
                given.insert(chance.randrange(len(given) + 1), "<link uid='creator' relation='p-p' type='a-f-G'/>")
                details.append("".join(given))
                area = closed or kind == "rectangle"
                expected.append(Expected(AREA if area else LINE, links, index, ROUTE if kind == "route" else 0))
            case _:
                texts["type"] = "u-rb-a"
                reach, azimuth, slope, north = (
                    double(chance, 1, 1e6),
                    double(chance, 0, 360),
                    double(chance, -9, 9),
                    chance.randrange(3),
                )
                details.append(
                    f"<range value='{reach!r}'/><bearing value='{azimuth!r}'/><inclination value='{slope!r}'/>"
                )
                details.append(f"<rangeUnits value='1'/><northRef value='{north}'/>")
                values = {"radius": reach, "azimuth": azimuth, "inclination": slope}
                expected.append(Expected(RANGE_BEARING, [vertex], index, numbers=values, north=(0, 2, 1)[north]))
        if chance.random() < 0.7:
            texts["name"] = make.name()
            details.append(f"<contact {one('callsign', texts['name'])} endpoint='*:-1:stcp'/>")
        if chance.random() < 0.3:
            numbers["course"], numbers["speed"] = double(chance, 0, 360), double(chance, 0, 100)
            details.append(f"<track course='{numbers['course']!r}' speed='{numbers['speed']!r}'/>")
        if chance.random() < 0.3:
            trigger = chance.choice(["Entry", "Exit", "Both"])
            triggers = {"Entry": 1, "Exit": 4, "Both": 5}[trigger]
            numbers["low"], numbers["high"] = double(chance, 0, 10), double(chance, 10, 99)
            limits = f"minElevation='{numbers['low']!r}' maxElevation='{numbers['high']!r}' elevationMonitored='true'"
            details.append(f"<__geofence trigger='{trigger}' {limits}/>")
        for feature in expected[mark:]:
            feature.texts |= texts
            feature.numbers = numbers | feature.numbers
            feature.triggers = triggers
        chance.shuffle(details)
        head = [one(name, texts[name]) for name in ("uid", "type", "how")] + ["version='2.0'"]
        head += [one(name, text) for name, (_, text) in zip(("time", "start", "stale"), stamps, strict=True)]
        chance.shuffle(head)
        point = f"<point lat='{latitude!r}' lon='{longitude!r}' hae='{known[0]}' ce='{known[1]}' le='{known[2]}'/>"
        declaration = make.some("", "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>\n")
        parts.append(f"{declaration}<event {' '.join(head)}>{point}<detail>{''.join(details)}</detail></event>")
    return "".join(parts).encode(), expected
