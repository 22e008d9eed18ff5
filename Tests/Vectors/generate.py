# SPDX-License-Identifier: MIT
"""Writes the tables of north and of measures: build/venv/bin/python Tests/Vectors/generate.py

The expected values come from GeographicLib's programs, from the report on WMM2025, and from exact arithmetic: Python's
fractions, decimals and calendar. The same inputs come each time. Tests/C/test_vectors.py computes all rows anew.
"""

from __future__ import annotations

import datetime
import math
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from decimal import Context, Decimal
from fractions import Fraction
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from Oracle.Earth.magnetic_model import COEFFICIENTS, write_for_geographiclib  # noqa: E402
from Oracle.Base.test_measures import SIZES, ULPS, pace, rounded, significant  # noqa: E402

Row = dict[str, str]


def asked(command: list[str], lines: list[str]) -> list[str]:
    """The answer of a program to each line."""
    result = subprocess.run(command, input="\n".join(lines) + "\n", capture_output=True, text=True, check=True)
    return result.stdout.splitlines()


def rows_of(columns: str, values: Iterator[tuple]) -> list[Row]:
    """Rows with an id each: a word and a number."""
    rows, counts = [], {}
    for word, *rest in values:
        counts[word] = counts.get(word, 0) + 1
        fields = [f"{word}-{counts[word]}", *map(str, rest)]
        rows.append(dict(zip(columns.split(), fields, strict=True)))
    return rows


# -- Decimal years ----------------------------------------------------------------------------------------------------


def decimal_year(seconds: float) -> float:
    """By Python's calendar, exactly, then rounded once."""
    day = 86_400
    moment = Fraction(seconds) + day * datetime.date(1970, 1, 1).toordinal()
    year = datetime.date.fromordinal(math.floor(moment / day)).year
    start = datetime.date(year, 1, 1).toordinal()
    days = datetime.date(year, 12, 31).toordinal() + 1 - start
    return float(year + (moment - day * start) / (day * days))


def decimal_years() -> Iterator[tuple]:
    """A year is at most 10,000: two of its last places."""
    chosen = random.Random(1)
    for year in (1, 4, 100, 400, 1582, 1583, 1600, 1900, 1969, 1970, 1999, 2000, 2023, 2024, 2025, 2026, 2100, 9999):
        start = 86_400.0 * (datetime.date(year, 1, 1).toordinal() - 719_163)
        for seconds in (start, start + 59 * 86_400, start + 0.5):
            yield "start", "PY", repr(seconds), "OK", repr(decimal_year(seconds)), "2e-12"
    for seconds in (-0.5, -1e-9, 86_399.999999, 1e-9, 1_719_878_400.0, 1_814_270_400.0, 253_402_300_799.0):
        yield "edge", "PY", repr(seconds), "OK", repr(decimal_year(seconds)), "2e-12"
    for _ in range(40):
        seconds = round(chosen.uniform(-62_135_596_800, 253_402_300_800), chosen.choice((0, 3)))
        yield "any", "PY", repr(seconds), "OK", repr(decimal_year(seconds)), "2e-12"
    for seconds in ("-62135596801", "253402300801", "1814270400000", "1e300", "-1e300"):
        yield "far", "DEC", seconds, "YEAR", "-", "-"
    for seconds in ("nan", "inf", "-inf"):
        yield "no-number", "DEC", seconds, "NOT_FINITE", "-", "-"


# -- The magnetic field -----------------------------------------------------------------------------------------------

FIELDS = (
    "declination inclination horizontal north east down total declination_rate inclination_rate horizontal_rate north_rate"
    " east_rate down_rate total_rate"
)

# The report on WMM2025, doi:10.25923/prbc-s316, table 6: year, km, latitude, longitude; X, Y, Z, H, F, I, D.
TABLE_6 = """
    2025.0   0  80   0   6521.6   145.9  54791.5  6523.2 55178.5  83.21  1.28
    2025.0   0   0 120  39677.8  -109.6 -10580.2 39677.9 41064.3 -14.93 -0.16
    2025.0   0 -80 240   6117.5 15751.9 -52022.5 16898.1 54698.2 -72.00 68.78
    2025.0 100  80   0   6216.0    92.4  52598.8  6216.7 52964.9  83.26  0.85
    2025.0 100   0 120  37688.6   -96.2 -10152.1 37688.7 39032.1 -15.08 -0.15
    2025.0 100 -80 240   5907.6 14780.3 -49540.7 15917.1 52035.0 -72.19 68.21
    2027.5   0  80   0   6500.8   294.5  54869.4  6507.5 55253.9  83.24  2.59
    2027.5   0   0 120  39701.6  -167.4 -10381.8 39702.0 41036.9 -14.65 -0.24
    2027.5   0 -80 240   6200.7 15730.3 -51783.7 16908.3 54474.2 -71.92 68.49
    2027.5 100  80   0   6196.7   233.8  52670.5  6201.1 53034.3  83.29  2.16
    2027.5 100   0 120  37711.5  -148.7  -9969.8 37711.8 39007.4 -14.81 -0.23
    2027.5 100 -80 240   5984.0 14760.1 -49317.7 15927.0 51825.7 -72.10 67.93
"""
# Its changes a year: X, Y, Z, H, F in nT, I and D in degrees.
TABLE_6_RATES = """
    -8.3 59.5 31.1 -7.0 30.1 0.01 0.52
    9.5 -23.1 79.4 9.6 -11.2 0.11 -0.03
    33.3 -8.6 95.5 4.0 -89.6 0.03 -0.12
    -7.7 56.5 28.7 -6.9 27.6 0.01 0.52
    9.2 -21.0 72.9 9.2 -10.0 0.11 -0.03
    30.6 -8.0 89.2 3.9 -83.8 0.03 -0.11
    -8.3 59.5 31.1 -5.6 30.3 0.01 0.53
    9.5 -23.1 79.4 9.6 -10.7 0.11 -0.03
    33.3 -8.6 95.5 4.2 -89.5 0.04 -0.12
    -7.7 56.5 28.7 -5.6 27.8 0.01 0.52
    9.2 -21.0 72.9 9.3 -9.7 0.11 -0.03
    30.6 -8.0 89.2 4.0 -83.7 0.03 -0.11
"""
# Tables 3a and 3b: X, Y, Z, H, F and their changes, to ten decimals.
TABLE_3 = "5983.9760496518 14760.1359757868 -49317.6706154255 15927.0079860130 51825.6907172314".split()
TABLE_3_RATES = "30.5553533530 -8.0494228995 89.2174069382 4.0203361601 -83.6643506802".split()

MAGNETIC = (
    "id source latitude longitude height year status declination inclination horizontal total north east down"
    " declination_rate inclination_rate horizontal_rate total_rate north_rate east_rate down_rate uncertainty flags"
    " tolerance angle_tolerance"
)


def flags(horizontal: float, year: float) -> str:
    """The zones of the report, section 1.8."""
    names = [("CAUTION", horizontal < 6000), ("BLACKOUT", horizontal < 2000), ("OUT_OF_DATE", not 2025 <= year <= 2030)]
    return "+".join(name for name, is_set in names if is_set) or "0"


def uncertainty(horizontal: Decimal) -> Decimal:
    """The error model of the report, section 3.4, and at most half a turn."""
    context = Context(prec=30)
    share = context.divide(Decimal(5417), horizontal)
    return min(context.sqrt(Decimal("0.0676") + share * share), Decimal(180))


def fields(places: list[tuple[float, float, float, float]]) -> list[list[str]]:
    """By GeographicLib's MagneticField: latitude, longitude, height, year; the names are FIELDS."""
    with tempfile.TemporaryDirectory() as folder:
        write_for_geographiclib(Path(folder), "wmm", COEFFICIENTS.read_text())
        command = ["MagneticField", "-n", "wmm", "-d", folder, "-r", "-p", "10", "-T", "20", "-H", "100000"]
        answers = asked(command, [f"{year!r} {lat!r} {lon!r} {height!r}" for lat, lon, height, year in places])
    return [now.split() + rates.split() for now, rates in zip(answers[::2], answers[1::2], strict=True)]


def magnetic() -> Iterator[tuple]:
    for main, rates in zip(TABLE_6.strip().splitlines(), TABLE_6_RATES.strip().splitlines(), strict=True):
        year, kilometers, latitude, longitude, x, y, z, h, f, i, d = main.split()
        x1, y1, z1, h1, f1, i1, d1 = rates.split()
        place = (latitude, longitude, 1000 * int(kilometers), year)
        # Half of the last digits that are printed.
        yield "table-6", "WMM", *place, "OK", d, i, h, f, x, y, z, d1, i1, h1, f1, x1, y1, z1, "-", "0", "0.0501", "0.00501"
    (x, y, z, h, f), (x1, y1, z1, h1, f1) = TABLE_3, TABLE_3_RATES
    yield (
        "table-3", "WMM", "-80", "240", "100000", "2027.5", "OK", "-", "-", h, f, x, y, z, "-", "-", h1, f1, x1, y1, z1, "-",
        "0", "1e-8", "-",
    )  # fmt: skip

    chosen = random.Random(2)
    places = [(90.0, 0.0, 0.0, 2025.0), (90.0, 123.0, 0.0, 2027.5), (-90.0, -45.0, 1e5, 2029.5), (0.0, 180.0, 0.0, 2025.5)]
    places += [(0.0, -180.0, -1000.0, 2020.0), (52.0, 5.0, 850_000.0, 2035.0), (85.8, 139.0, 0.0, 2027.5)]
    places += [(-63.8, 136.0, 0.0, 2026.0), (86.5, 165.0, 0.0, 2025.0), (78.0, 100.0, 0.0, 2025.0), (48.0, 370.0, 0.0, 2030.0)]
    for _ in range(100):
        latitude = round(math.degrees(math.asin(chosen.uniform(-1, 1))), 4)
        height = chosen.choice((0.0, round(chosen.uniform(-1000, 9000)), round(chosen.uniform(0, 850_000))))
        places.append((latitude, round(chosen.uniform(-180, 180), 4), float(height), round(chosen.uniform(2020, 2035), 3)))
    for place, numbers in zip(places, fields(places), strict=True):
        found = dict(zip(FIELDS.split(), numbers, strict=True))
        horizontal = Decimal(found["horizontal"])
        # A micro-nanotesla across a weak field is a larger angle.
        angle_tolerance = max(2e-9, 1e-4 / float(horizontal))
        names = MAGNETIC.split()[7:21]
        word = "pole" if abs(place[0]) == 90 else "blackout" if horizontal < 2000 else "place"
        yield (
            word, "GL", *map(repr, place), "OK", *(found[name] for name in names), f"{uncertainty(horizontal):.10f}",
            flags(float(horizontal), place[3]), "1e-6", f"{angle_tolerance:.3g}",
        )  # fmt: skip
    nothing = ["-"] * 18
    for place, status in (
        ("91 0 0 2027", "LATITUDE"), ("-90.0000001 0 0 2027", "LATITUDE"), ("nan 0 0 2027", "NOT_FINITE"),
        ("0 inf 0 2027", "NOT_FINITE"), ("0 0 nan 2027", "NOT_FINITE"), ("0 0 0 -inf", "NOT_FINITE"),
        ("0 0 -1000.5 2027", "HEIGHT"), ("0 0 850001 2027", "HEIGHT"), ("0 0 0 2019.99", "YEAR"), ("0 0 0 2035.01", "YEAR"),
    ):  # fmt: skip
        yield "refused", "DEC", *place.split(), status, *nothing


# -- Which north ------------------------------------------------------------------------------------------------------

NORTHS = (
    "id source latitude longitude height year zone azimuth from to status out_zone hemisphere convergence declination"
    " grid_magnetic converted tolerance"
)


def turned(degrees: Decimal) -> Decimal:
    """In (-180, 180]."""
    rest = degrees % 360
    return rest - 360 if rest > 180 else rest + 360 if rest <= -180 else rest


def convergences(zone: int, places: list[tuple[float, ...]]) -> list[tuple[str, str, Decimal]]:
    """By GeographicLib's GeoConvert: the zone, the hemisphere and the convergence."""
    command = ["GeoConvert", *(["-z", str(zone)] if zone else [])]
    lines = [f"{place[0]!r} {place[1]!r}" for place in places]
    grids = [answer.split()[0] for answer in asked([*command, "-u"], lines)]
    angles = [Decimal(answer.split()[0]) for answer in asked([*command, "-c", "-p", "9"], lines)]
    return [(grid[:-1].lstrip("0") or "0", grid[-1].upper(), angle) for grid, angle in zip(grids, angles, strict=True)]


def norths() -> Iterator[tuple]:
    chosen = random.Random(3)
    pairs = [(start, end) for start in ("TRUE", "GRID", "MAGNETIC") for end in ("TRUE", "GRID", "MAGNETIC")]
    groups = {0: [(60.0, 3.0), (72.0, 9.5), (-33.9, 151.2), (84.5, -100.0), (-85.0, 170.0), (0.0, 0.0), (-0.5, 179.5)]}
    for _ in range(63):
        groups[0].append((round(chosen.uniform(-82, 86), 5), round(chosen.uniform(-180, 180), 5)))
    for zone in (1, 17, 32, 33, 60):
        groups[zone] = [
            (round(chosen.uniform(-75, 75), 5), round(6 * zone - 183 + chosen.uniform(-4, 4), 5)) for _ in range(6)
        ]
    for zone, points in groups.items():
        places = [
            (*point, float(chosen.randrange(0, 9000, 100)), round(chosen.uniform(2020, 2035), 2)) for point in points
        ]
        answers = zip(places, convergences(zone, places), fields(places), strict=True)
        for number, (place, (grid, hemisphere, convergence), numbers) in enumerate(answers):
            declination, horizontal = Decimal(numbers[0]), float(numbers[2])
            azimuth = chosen.choice((0.0, 45.0, -90.0, 270.0, round(chosen.uniform(-720, 720), 3)))
            start, end = pairs[number % 9]
            turns = {"TRUE": Decimal(0), "GRID": convergence, "MAGNETIC": declination}
            converted = turned(Decimal(repr(azimuth)) + turns[start] - turns[end])
            yield (
                "ups" if grid == "0" else "zone" if zone else "standard", "GL", *map(repr, place), zone, repr(azimuth), start,
                end, "OK", grid, hemisphere, f"{turned(convergence):f}", f"{declination:f}",
                f"{turned(declination - convergence):f}", f"{converted:f}", f"{max(2e-9, 1e-4 / horizontal):.3g}",
            )  # fmt: skip
    nothing = ["-"] * 7
    for place, status in (
        ("91 0 0 2027 0 0", "LATITUDE"), ("0 nan 0 2027 0 0", "NOT_FINITE"), ("0 0 900000 2027 0 0", "HEIGHT"),
        ("0 0 0 2036 0 0", "YEAR"), ("0 0 0 2027 61 0", "ZONE"), ("0 90 0 2027 31 0", "TOO_FAR"), ("0 0 0 2027 0 inf", "NOT_FINITE"),
    ):  # fmt: skip
        yield "refused", "DEC", *place.split(), "TRUE", "GRID", status, *nothing


# -- Measures as text -------------------------------------------------------------------------------------------------

MEASURES = "id source measure value unit north digits status text"
READINGS = "id source measure text status offset value north tolerance"

SPEEDS = {
    "METERS_PER_SECOND": ("m/s", SIZES["m"]),
    "KILOMETERS_PER_HOUR": ("km/h", SIZES["km"] / 3600),
    "MILES_PER_HOUR": ("mph", SIZES["mi"] / 3600),
    "KNOTS": ("kn", SIZES["nmi"] / 3600),
}
POINTS = "N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW".split()
LETTERS = {"TRUE": "T", "GRID": "G", "MAGNETIC": "M"}


def speed_text(speed: float, unit: str, digits: int) -> str | None:
    """None: two roundings of doubles may decide the last digit."""
    texts = set()
    for factor in (1 - ULPS, Fraction(1), 1 + ULPS):
        exact = Fraction(speed) * factor
        if unit == "MINUTES_PER_KILOMETER":
            number = pace(1000 / abs(exact)) if exact else "--:--"
            sign = "-" if exact < 0 and number not in (None, "--:--") else ""
            texts.add(number and f"{sign}{number} min/km")
        else:
            symbol, size = SPEEDS[unit]
            number = significant(exact / size, *((digits, -15, 20) if digits else (3, 0, 1)))
            texts.add(f"{number} {symbol}")
    return texts.pop() if len(texts) == 1 else None


def azimuth_number(degrees: float, unit: str, decimals: int) -> tuple[Fraction, str]:
    """Rounded once, half to even."""
    turn = 6400 if unit == "MILS" else 360
    power = 10**decimals
    units = round(Fraction(degrees) % 360 * turn / 360 * power) % (turn * power)
    return Fraction(units, power), rounded(Fraction(units, power), decimals)


def angle_text(degrees: float, unit: str, decimals: int) -> str:
    if unit.startswith("POINTS"):
        count = int(unit.split("_")[1])
        return POINTS[round(Fraction(degrees) % 360 * count / 360) % count * 16 // count]
    return azimuth_number(degrees, unit, decimals)[1] + (" mil" if unit == "MILS" else "°")


def course_text(degrees: float, north: str, unit: str, decimals: int) -> str:
    number = azimuth_number(degrees, unit, decimals)[1]
    places = (4 if unit == "MILS" else 3) + (decimals + 1 if decimals else 0)
    return f"{number:0>{places}}{' mil' if unit == 'MILS' else '°'} {LETTERS[north]}"


def declination_text(degrees: float, unit: str, decimals: int) -> str:
    units = round(abs(Fraction(degrees)) * (Fraction(160, 9) if unit == "MILS" else 1) * 10**decimals)
    side = "" if units == 0 else " E" if degrees > 0 else " W"
    return rounded(Fraction(units, 10**decimals), decimals) + (" mil" if unit == "MILS" else "°") + side


def azimuths(chosen: random.Random, decimals: int, limit: float) -> float:
    """Any, a tie, or next to one."""
    angle = chosen.choice((chosen.uniform(-limit, limit), (chosen.randrange(0, 360) + 0.5) / 10**decimals, 9 * chosen.randrange(99) / 64))
    angle = math.fmod(angle, limit) * chosen.choice((-1, 1))
    return math.nextafter(angle, chosen.choice((-math.inf, angle, math.inf)))


def measures() -> Iterator[tuple]:
    chosen = random.Random(4)
    for unit in (*SPEEDS, "MINUTES_PER_KILOMETER"):
        values = [0.0, -0.0, 1.0, 1.5, 2.5, -3.25, 10.0, 27.75, 340.29, 1e-3, 1999.0]
        values += [round(chosen.uniform(-60, 60), chosen.randrange(4)) for _ in range(10)]
        for speed in values:
            digits = chosen.choice((0, 0, 1, 3, 6))
            text = speed_text(speed, unit, digits)
            if text is not None:
                yield "speed", "PY", "SPEED", repr(speed), unit, "-", digits, "OK", text
    for _ in range(70):
        unit, decimals = chosen.choice(("DEGREES", "MILS")), chosen.choice((0, 0, 1, 2, 6, 12))
        degrees, north = azimuths(chosen, decimals, 720), chosen.choice(tuple(LETTERS))
        yield "angle", "PY", "ANGLE", repr(degrees), unit, "-", decimals, "OK", angle_text(degrees, unit, decimals)
        text = course_text(degrees, north, unit, decimals)
        yield "course", "PY", "COURSE", repr(degrees), unit, north, decimals, "OK", text
        degrees = azimuths(chosen, decimals, 179)
        yield "declination", "PY", "DECLINATION", repr(degrees), unit, "-", decimals, "OK", declination_text(degrees, unit, decimals)
    for unit, count in (("POINTS_8", 8), ("POINTS_16", 16)):
        for _ in range(20):
            middle = (chosen.randrange(-count, count) + 0.5) * 360 / count
            degrees = math.nextafter(middle, chosen.choice((-math.inf, middle, math.inf)))
            yield "point", "PY", "ANGLE", repr(degrees), unit, "-", 0, "OK", angle_text(degrees, unit, 0)
    for fields_of_row, status in (
        ("SPEED nan KNOTS - 0", "NOT_FINITE"), ("SPEED 1e16 KNOTS - 0", "SPEED"), ("SPEED 1 KNOTS - 16", "DIGITS"),
        ("SPEED 2001 MINUTES_PER_KILOMETER - 0", "SPEED"), ("ANGLE inf DEGREES - 0", "NOT_FINITE"),
        ("ANGLE 1.1e15 DEGREES - 0", "MEASURE"), ("ANGLE 5 MILS - 13", "DECIMALS"), ("COURSE nan DEGREES TRUE 0", "NOT_FINITE"),
        ("COURSE -1.1e15 MILS GRID 0", "MEASURE"), ("COURSE 5 DEGREES MAGNETIC 13", "DECIMALS"),
        ("DECLINATION -inf DEGREES - 0", "NOT_FINITE"), ("DECLINATION 180.5 DEGREES - 0", "DECLINATION"),
        ("DECLINATION 5 MILS - 13", "DECIMALS"),
    ):  # fmt: skip
        yield "refused", "DEC", *fields_of_row.split(), status, "-"


def readings() -> Iterator[tuple]:
    chosen = random.Random(5)

    def read(measure: str, text: str, exact: Fraction, north: str = "-", is_exact: bool = False) -> tuple:
        value = float(exact)
        tolerance = 0.0 if is_exact else float(4 * Fraction(math.ulp(value)))
        return measure.lower(), "PY", measure, text, "OK", 0, repr(value), north, repr(tolerance)

    spellings = {"m/s": "m", "km/h": "km", "kmh": "km", "KPH": "km", "mph": "mi", "kn": "nmi", "Knots": "nmi", "kt": "nmi"}
    spellings |= {"m per s": "m", "ft/min": "ft", "nmi/h": "nmi", "feet per second": "ft"}
    for unit, length in spellings.items():
        time = 60 if "min" in unit else 1 if unit in ("m/s", "m per s", "feet per second") else 3600
        for number in ("5", "12.3", "0,5", "-7.25"):
            exact = Fraction(number.replace(",", ".")) * SIZES[length] / time
            yield read("SPEED", number + chosen.choice(("", " ")) + unit, exact)
    for text, seconds in (("5:30 min/km", 330), ("5:05/km", 305), ("5.5 min/km", 330), ("-4:00 min/km", -240), ("59:59 /km", 3599)):
        yield read("SPEED", text, Fraction(1000, seconds))
    yield read("SPEED", "8:00 min/mi", SIZES["mi"] / 480)
    yield "speed", "DEC", "SPEED", "--:-- min/km", "OK", 0, "0.0", "-", "0.0"
    for letter, north in (("T", "TRUE"), ("true", "TRUE"), ("G", "GRID"), ("GRID", "GRID"), ("M", "MAGNETIC"), ("mag", "MAGNETIC")):
        for number in ("045", "359.25", "270,5", "-10"):
            degrees = Fraction(number.replace(",", "."))
            yield read("COURSE", f"{number}{chosen.choice(('', '° ', ' deg ', ' '))}{letter}", degrees, north, is_exact=True)
        yield read("COURSE", f"0800 mil {letter}", Fraction(45), north)
        yield read("COURSE", f"1234.5mils {letter}", Fraction("1234.5") * 9 / 160, north)
    for side, sign in (("E", 1), ("W", -1), ("east", 1), ("West", -1)):
        for number in ("3.2", "12,5", "180", "0.05"):
            degrees = Fraction(number.replace(",", ".")) * sign
            yield read("DECLINATION", f"{number}{chosen.choice(('', '° ', ' '))}{side}", degrees, is_exact=True)
        yield read("DECLINATION", f"222 mil {side}", Fraction(222 * 9, 160) * sign)
    yield read("DECLINATION", "0.0°", Fraction(0), is_exact=True)
    for number, unit, size in (("45.5", "°", 1), ("45,5", " deg", 1), ("-10", "d", 1), ("800", " mil", Fraction(9, 160))):
        yield read("ANGLE", number + unit, Fraction(number.replace(",", ".")) * size, is_exact=size == 1)
    for number, name in enumerate(POINTS):
        yield read("ANGLE", name, Fraction(45, 2) * number, is_exact=True)
    for measure, text, status, offset in (
        ("SPEED", r"\e", "TEXT_EMPTY", 0), ("SPEED", "km/h", "TEXT_NUMBER", 0), ("SPEED", "5", "TEXT_UNIT", 1),
        ("SPEED", "5 m/s2", "TEXT_UNIT", 2), ("SPEED", "5:3 /km", "TEXT_DIGITS", 2), ("SPEED", "5:60 /km", "TEXT_SIXTY", 2),
        ("SPEED", "5:", "TEXT_INCOMPLETE", 2), ("SPEED", "1,500 m/s", "TEXT_COMMA", 1), ("SPEED", "5 kn x", "TEXT_REST", 5),
        ("SPEED", "0:00 min/km", "SPEED", 0), ("SPEED", r"5 kn\x00", "TEXT_BYTE", 4),
        ("COURSE", "045", "NORTH", 3), ("COURSE", "045° ", "NORTH", 5), ("COURSE", "045 N", "NORTH", 4),
        ("COURSE", "045 T 5", "TEXT_REST", 6), ("COURSE", "NNE T", "TEXT_NUMBER", 0), ("COURSE", "1,500 mil G", "TEXT_COMMA", 1),
        ("COURSE", "10000000000000002 T", "MEASURE", 0),
        ("DECLINATION", "-5 E", "TEXT_SIGN", 0), ("DECLINATION", "5", "TEXT_HEMISPHERE", 1), ("DECLINATION", "5° N", "TEXT_HEMISPHERE", 4),
        ("DECLINATION", "5 E 3", "TEXT_REST", 4), ("DECLINATION", "181 W", "DECLINATION", 0),
        ("ANGLE", "45", "TEXT_UNIT", 2), ("ANGLE", r"\e", "TEXT_EMPTY", 0), ("ANGLE", "NNX", "TEXT_LETTER", 1),
    ):  # fmt: skip
        yield "refused", "DEC", measure, text, status, offset, "-", "-", "-"


# -- Tables -----------------------------------------------------------------------------------------------------------

TABLES = {
    "decimal-year": (
        "gn_decimal_year: the year of a time, with the part of it that has passed.",
        "id source seconds status year tolerance", decimal_years,
    ),
    "magnetic": ("gn_magnetic_compute: the field of the built-in model at a position.", MAGNETIC, magnetic),
    "norths": (
        "gn_norths_compute, and gn_azimuth_convert with the result: an azimuth from one north to another.", NORTHS, norths,
    ),
    "measure-format": (
        "gn_speed_format, gn_angle_format, gn_course_format, gn_declination_format: what they write.", MEASURES, measures,
    ),
    "measure-parse": (
        "gn_speed_parse, gn_angle_parse, gn_course_parse, gn_declination_parse: what they read. `offset` is where a refused"
        " part begins.", READINGS, readings,
    ),
}  # fmt: skip


def table(name: str) -> list[Row]:
    """The rows of a table, computed."""
    _, columns, values = TABLES[name]
    return rows_of(columns, values())


def main() -> None:
    for name, (comment, columns, _) in TABLES.items():
        lines = [f"# {comment}", "# Written by generate.py.", "\t".join(columns.split()), ""]
        word = None
        for row in table(name):
            if word not in (None, row["id"].rpartition("-")[0]):
                lines.append("")
            word = row["id"].rpartition("-")[0]
            lines.append("\t".join(row.values()))
        (HERE / f"{name}.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
