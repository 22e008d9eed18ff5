# SPDX-License-Identifier: MIT
"""Documents that say much in little room, and mutations of them."""

from __future__ import annotations

import random
from pathlib import Path

VECTORS = Path(__file__).resolve().parents[2] / "Vectors" / "exchange"

#: All markup that XML has without a document type declaration.
MARKUP = {
    "gpx": [
        b"<gpx version='1.1'>\n <wpt lat='46.5' lon=\"8\"><!-- c --><name>a &amp; b &#65;&#x1F600;<![CDATA[ <x> ]]></name>"
        b"</wpt>\n<?pi x?></gpx>",
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<!-- é -->\n<gpx><ü:é a-b.c="1 &lt; \'x\'"/></gpx>\n'
        "<!-- end -->\n<?end?>\n".encode(),
        b"\xef\xbb\xbf<gpx a='1' b='2' c='3'><a><b><c/></b >]] ></a></gpx>",
        '<gpx xmlns:x="u"><x:a x:b="&quot;&apos;&gt;" c="\u20ac\U0001f600\t\n"/>\r\n<名 前="·"/>\u0300</gpx>'.encode(),
        b"<gpx\n>" + b"<a>" * 62 + b"</a>" * 62 + b"</gpx\t>",
        b"<gpx><a " + b" ".join(b"b%d=''" % number for number in range(63)) + b"/></gpx>",
    ],
    "kml": [
        b"<?xml version='1.0'?><kml><Document><Placemark id='p'><name>a<![CDATA[]]]]><![CDATA[>]]></name><Point>"
        b"<coordinates>8,46.5,1 </coordinates></Point></Placemark></Document></kml>",
    ],
    "cot": [
        b"<?xml version='1.0' standalone='no'?>\n<event uid='a' type='a-f-G'><point lat='1' lon='2'/><detail>"
        b"<!-- </event> --><remarks>&lt;/event&gt;<![CDATA[</event>]]></remarks></detail></event>",
        b"<events><event/><event></event></events>",
    ],
}

PIECES = [
    *(
        b"<",
        b">",
        b"/",
        b"&",
        b";",
        b"'",
        b'"',
        b"=",
        b" ",
        b"\n",
        b"!",
        b"-",
        b"--",
        b"]",
        b"]]>",
        b"<![CDATA[",
        b"<!--",
    ),
    *(
        b"-->",
        b"<?",
        b"?>",
        b"?",
        b"#",
        b"&#",
        b"x",
        b"a",
        b":",
        b"\x00",
        b"\x1f",
        b"\x7f",
        b"\xc3",
        b"\xa9",
        b"\xc0\x80",
    ),
    *(b"\xef\xbf\xbe", b"\xef\xbf\xbd", b"\xed\xa0\x80", b"\xf0\x9f\x98\x80", b"\xf4\x90\x80\x80", b"\xef\xbb\xbf"),
    *(
        b"&amp;",
        b"&lt;",
        b"&#65;",
        b"&#0;",
        b"&#xD800;",
        b"&#x110000;",
        b"&#xFFFE;",
        b"&nbsp;",
        b"<a>",
        b"</a>",
        b"<a/>",
    ),
    *(b"<?xml version='1.0'?>", b"<?xml version='1.0' encoding='latin-1'?>", b"xml", b"\r", b"\t", b".", b"1", b"/>"),
    *(b"<!DOCTYPE gpx>", b"<!DOCTYPE gpx [<!ENTITY e 'x'>]>", b"&e;", b"\xc2\xb7", b"\xcc\x80", b"\xe5\x90\x8d"),
    *(b"</gpx>", b"<gpx>", b"</event>", b"<event>", b"</kml>", b"<a:b c:d=''>", b" a='1'", b' a="1"'),
]


def seeds(form: str) -> list[bytes]:
    """Gives the documents of a format: all markup, and the vectors that are short."""
    files = sorted(VECTORS.glob(f"*.{form}"))
    assert files, f"no documents in {VECTORS}"
    return MARKUP[form] + [text for text in (file.read_bytes() for file in files) if len(text) < 3000]


def mutate(chance: random.Random, document: bytes) -> bytes:
    """Changes a document in one place or a few."""
    text = bytearray(document)
    for _ in range(chance.choice([1, 1, 1, 2, 3, 5])):
        place = int(chance.random() * (len(text) + 1))
        match int(chance.random() * 20):
            case 0 | 1 | 2 | 3 | 4 | 5:
                text[place:place] = chance.choice(PIECES)
            case 6 | 7 | 8 | 9:
                del text[place : place + chance.choice([1, 1, 2, 5, 20])]
            case 10 | 11 | 12:
                text[place : place + 1] = chance.choice(PIECES)
            case 13 | 14:
                text[place : place + 1] = bytes([int(chance.random() * 256)])
            case 15 | 16 | 17:
                other = int(chance.random() * (len(text) + 1))
                text[place:place] = text[other : other + int(chance.random() * 20)]
            case _:
                del text[place:]
    return bytes(text)
