# SPDX-License-Identifier: MIT
"""Times as texts against Python's calendar and fractions, and texts of XML against expat."""

from __future__ import annotations

import datetime
import math
import random as chances
import re
from fractions import Fraction
from pathlib import Path
from xml.parsers import expat

import pytest
from effort import EFFORT
from Oracle.Documents import exchange_library as exchange
from Oracle.Documents import xml_by_expat
from Oracle.Documents.exchange_documents import PIECES
from Oracle.Documents.exchange_library import ExchangeLibrary

OTHER_MARKUP = re.compile(rb"<!\[CDATA\[.*?\]\]>|<!--.*?-->|\]\]>", re.DOTALL)
EPOCH = datetime.datetime(1970, 1, 1)
FIRST, LAST = (
    round((moment - EPOCH).total_seconds()) for moment in (datetime.datetime.min, datetime.datetime(9999, 12, 31))
)
LAST += 86_400  # The first second that is no more.


@pytest.fixture(scope="session")
def times(library: Path) -> ExchangeLibrary:
    return ExchangeLibrary(library)


@pytest.fixture
def chance(seed: int, request: pytest.FixtureRequest) -> chances.Random:
    return chances.Random(f"{seed} {request.node.name}")


def some_moment(chance: chances.Random) -> datetime.datetime:
    """Anywhere in the years that there are, often now, often at a border of a day, a month or a year."""
    year = chance.choice([chance.randint(1, 9999), chance.randint(1900, 2100)])
    moment = datetime.datetime(year, chance.randint(1, 12), 1) + datetime.timedelta(
        seconds=chance.randrange(28 * 86_400)
    )
    match chance.randrange(5):
        case 0:
            moment = moment.replace(hour=0, minute=0, second=0)
        case 1:
            moment = moment.replace(day=28 if moment.month == 2 else 30, hour=23, minute=59, second=59)
    return moment


def test_times_are_read_as_python_reads_them(times, chance, findings):
    for _ in range(round(100_000 * EFFORT)):
        moment = some_moment(chance)
        # Up to nine decimals the result is the nearest double.
        digits = "".join(chance.choice("0123456789") for _ in range(chance.randint(0, 9)))
        offset = chance.choice([None, 0, chance.randint(-14 * 60, 14 * 60)])
        text = f"{moment.year:04}-{moment.month:02}-{moment.day:02}{chance.choice('TTt ')}{moment:%H:%M:%S}"
        text += f"{chance.choice('..,')}{digits}" if digits else ""
        if offset is None:
            text += chance.choice(["", "Z", "z"])
        else:
            text += f"{'-' if offset < 0 else '+'}{abs(offset) // 60:02}:{abs(offset) % 60:02}"
        text = chance.choice(["", " ", "\n\t"]) + text + chance.choice(["", "", "\r\n"])
        whole = (moment - EPOCH) // datetime.timedelta(seconds=1) - (offset or 0) * 60
        exact = whole + Fraction(int(digits or "0"), 10 ** len(digits))
        status, seconds, place = times.parse_time(text.encode())
        findings.count("times")
        if not FIRST <= whole < LAST:
            findings.count("times in other years")
            findings.expect(status == exchange.DATE, repr(text), times.status_name(status))
            continue
        findings.expect((status, place) == (exchange.OK, 0), repr(text), f"{times.status_name(status)} at {place}")
        findings.expect(seconds == float(exact), repr(text), f"{seconds!r}, not {float(exact)!r}")
    findings.conclude(times=100_000)


def test_times_that_are_none_are_refused(times, chance, findings):
    """With one character changed, GridNorth accepts only texts that Python's own reader takes in the same form."""
    for _ in range(round(30_000 * EFFORT)):
        text = list(f"{some_moment(chance):%Y-%m-%dT%H:%M:%S}".rjust(19, "0") + "Z")
        for _ in range(chance.randint(1, 2)):
            text[chance.randrange(20)] = chance.choice("0123456789999-:TZ .,+x")
        text = "".join(text)
        expected = None
        if text[4] + text[7] + text[10] + text[13] + text[16] + text[19] in ("--T::Z", "-- ::Z"):
            digits = (text[:4], text[5:7], text[8:10], text[11:13], text[14:16], text[17:19])
            if all(part.isdigit() for part in digits):
                parts = [int(part) for part in digits]
                hour, minute, second = parts[3:]
                extra = 0
                if (hour, minute, second) == (24, 0, 0):
                    parts[3], extra = 0, 86_400
                elif second == 60:
                    parts[5], extra = 59, 1
                try:
                    expected = (datetime.datetime(*parts) - EPOCH).total_seconds() + extra
                except ValueError:
                    expected = None
                if expected is not None and not expected < LAST:
                    expected = None
        elif set(text[16:]) & set(".,+-Z: "):
            # Other forms, such as an offset or a time without seconds.
            continue
        status, seconds, place = times.parse_time(text.encode())
        findings.count("texts")
        findings.count("texts that are none", expected is None)
        if expected is None:
            findings.expect(status in (exchange.DATE, exchange.REST), text, f"{times.status_name(status)} {seconds}")
            findings.expect(seconds == -77 and place <= 20, text, f"changed to {seconds} at {place}")
        else:
            findings.expect(
                (status, seconds) == (exchange.OK, expected), text, f"{times.status_name(status)} {seconds}"
            )
    findings.conclude(**{"texts": 15_000, "texts that are none": 5000})


def test_times_are_written_as_they_are(times, chance, findings):
    for _ in range(round(100_000 * EFFORT)):
        seconds = chance.choice([chance.uniform(FIRST, LAST), chance.uniform(0, 4e9)])
        match chance.randrange(4):
            case 0:
                seconds = float(round(seconds))
            case 1:
                seconds = math.nextafter(
                    round(seconds) + chance.choice([0, 0.5, 0.25, 0.125]), chance.choice([-1e99, 1e99])
                )
        decimals = chance.randint(0, 9)
        # Python rounds fractions half to even.
        whole, rest = divmod(round(Fraction(seconds) * 10**decimals), 10**decimals)
        status, text = times.format_time(seconds, decimals)
        findings.count("times")
        if not (FIRST <= whole < LAST and FIRST <= seconds < LAST):
            findings.expect(status == 131, f"{seconds!r} {decimals}", f"{times.status_name(status)} {text}")
            continue
        moment = EPOCH + datetime.timedelta(seconds=whole)
        expected = f"{moment.year:04}-{moment:%m-%dT%H:%M:%S}" + (f".{rest:0{decimals}}" if decimals else "") + "Z"
        findings.expect((status, text) == (exchange.OK, expected), f"{seconds!r} {decimals}", f"{text}, not {expected}")
    findings.conclude(times=100_000)


# Texts of XML


def by_expat(text: bytes) -> str | None:
    """Reads a text as the content of an element; None if it is none, or has elements or instructions.

    "]]>" may stand in an attribute, so it may stand anywhere.
    """
    text = OTHER_MARKUP.sub(lambda found: b"]]&gt;" if found[0] == b"]]>" else found[0], text)
    parts: list[str] = []
    others: list[str] = []
    parser = expat.ParserCreate("utf-8")
    parser.CharacterDataHandler = parts.append
    parser.StartElementHandler = lambda name, _: others.append(name)
    parser.ProcessingInstructionHandler = lambda name, _: others.append(name)
    try:
        parser.Parse(b"<a>" + text + b"</a>", True)
    except expat.ExpatError:
        return None
    return "".join(parts) if len(others) == 1 else None


def test_texts_are_read_as_expat_reads_them(times, chance, findings):
    words = [piece for piece in PIECES if not any(mark in piece for mark in (b"<a", b"?", b"DOCTYPE"))]
    words += [
        b"<!-- c -->",
        b"<![CDATA[ <a> & ]]]>",
        b"&#x1F600;",
        b"&#10;",
        b"&#13;",
        b"\r\n",
        b"name",
        "Zürich 名".encode(),
    ] * 4
    words += [b"plain text that is longer than a word of memory", b"&amp;&amp;", b"&quot;&apos;&gt;"] * 4
    for _ in range(round(60_000 * EFFORT)):
        text = b"".join(chance.choice(words) for _ in range(chance.choice([0, 1, 1, 2, 3, 4, 9])))
        expected = by_expat(text)
        if expected is not None and "\0" in expected:
            continue
        status, found, needed = times.unescape(text)
        findings.count("texts")
        if expected is None:
            findings.count("texts that are none")
            findings.expect(status in xml_refusals(), text, f"{times.status_name(status)} {found!r}")
            findings.expect((found, needed) == (b"", 0), text, f"{found!r} {needed}")
            continue
        expected = expected.encode()
        findings.expect(
            (status, found) == (exchange.OK, expected), text, f"{times.status_name(status)} {found!r}, not {expected!r}"
        )
        findings.expect(needed == len(expected) + 1 <= len(text) + 1, text, f"needs {needed}")
        status, found, again = times.unescape(text, len(expected))
        findings.expect((status, found, again) == (exchange.TOO_SMALL, b"", needed), text, f"half of it: {found!r}")
    findings.conclude(**{"texts": 50_000, "texts that are none": 10_000})


def xml_refusals() -> tuple[int, ...]:
    return exchange.XML, exchange.REFERENCE, exchange.ENCODING, exchange.INCOMPLETE


@pytest.mark.parametrize("code", [0x9, 0x20, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFD, 0x10000, 0x10FFFF])
def test_any_character_may_be_written_as_a_reference(times, code):
    for text in (f"&#{code};", f"&#x{code:x};", f"&#x{code:X};", f"&#x000{code:X};", f"&#00{code};"):
        assert times.unescape(text.encode()) == (exchange.OK, chr(code).encode(), len(chr(code).encode()) + 1)


def test_expat_is_asked_with_its_own_eyes():
    """Checks assumptions of the comparison of documents."""
    assert xml_by_expat.is_disputed("\U0001f600")
    assert not xml_by_expat.is_disputed("é")
    assert xml_by_expat.error_of(xml_by_expat.without_disputes("<a😀 😀='é'></a😀>".encode())) == 0
    assert xml_by_expat.error_of(xml_by_expat.without_disputes("<a😀></a😁>".encode())) == xml_by_expat.MISMATCH
