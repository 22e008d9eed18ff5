# SPDX-License-Identifier: MIT
"""Documents in other encodings than UTF-8, against the codecs of Python."""

from __future__ import annotations

import pytest
from effort import EFFORT
from Oracle.Documents import exchange_library as exchange

@pytest.fixture(scope="module")
def documents(library) -> exchange.ExchangeLibrary:
    return exchange.ExchangeLibrary(library)


#: Bytes that have no character in windows-1252 are read as in ISO-8859-1.
CHARACTERS = "".join(bytes([byte]).decode("windows-1252" if byte not in b"\x81\x8d\x8f\x90\x9d" else "latin-1") for byte in range(1, 256))
FORMS = ("<?xml version='1.0' encoding='{}'?>{}", '<?xml\tversion="1.0"\n encoding = "{}" standalone="no"?>{}', "<?xml version='1.0' encoding='{}' ?>{}")


@pytest.mark.parametrize("name", ["windows-1252", "ISO-8859-1", "Latin1", "cp1252", "iso-8859-1", "WINDOWS-1252"])
def test_bytes_are_the_characters_of_windows_1252(documents, random, name):
    for _ in range(round(200 * EFFORT)):
        text = "".join(CHARACTERS[i] for i in random.integers(0, 255, random.integers(0, 300)))
        form = FORMS[random.integers(len(FORMS))]
        encoded = form.format(name, "").encode() + bytes(CHARACTERS.index(c) + 1 for c in text)
        status, found, needed = documents.to_utf8(encoded)
        expected = form.format("UTF-8", text).encode()
        assert (status, found, needed) == (exchange.OK, expected, len(expected) + 1)
        assert documents.to_utf8(encoded, needed - 1) == (exchange.TOO_SMALL, b"", needed)
        assert documents.to_utf8(encoded, needed)[1] == expected


@pytest.mark.parametrize("order", ["le", "be"])
@pytest.mark.parametrize("mark", ["\ufeff", ""])
def test_utf_16_is_what_python_says(documents, random, order, mark):
    for _ in range(round(200 * EFFORT)):
        codes = random.choice([*range(1, 0x180), 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFD, 0x10000, 0x1F600, 0x10FFFF], random.integers(0, 200))
        text = "".join(map(chr, codes))
        form = FORMS[random.integers(len(FORMS))] if random.integers(2) else "<a>{1}</a>"
        name = str(random.choice(["UTF-16", "utf-16", "U", "UCS-2 and more of it"]))
        status, found, needed = documents.to_utf8((mark + form.format(name, text)).encode(f"utf-16-{order}"))
        expected = form.format("UTF-8", text).encode()
        assert (status, found, needed) == (exchange.OK, expected, len(expected) + 1)


@pytest.mark.parametrize(
    "text", [b"", b"<a>\xc3\xa9</a>", b"\xef\xbb\xbf<?xml version='1.0' encoding='UTF-8'?><a/>", b"\xff", b"plain", b"<?xml encoding=", b"<?xml encoding='x"]
)
def test_everything_else_is_copied(documents, text):
    assert documents.to_utf8(text) == (exchange.OK, text, len(text) + 1)


@pytest.mark.parametrize(
    ("text", "status"),
    [
        (b"<?xml version='1.0' encoding='koi8-r'?><a/>", exchange.ENCODING),
        (b"<?xml version='1.0' encoding='utf-16'?><a/>", exchange.ENCODING),
        ("\ufeff<a>".encode("utf-16-le") + b"\x00\xdc", exchange.ENCODING),
        ("\ufeff<a>".encode("utf-16-le") + b"\x00\xd8a\x00", exchange.ENCODING),
        ("\ufeff<a>".encode("utf-16-be") + b"\xd8\x00", exchange.INCOMPLETE),
        ("\ufeff<a>".encode("utf-16-be") + b"\xd8\x00\xdc", exchange.INCOMPLETE),
        ("\ufeff<a>".encode("utf-16-be") + b"\x00", exchange.INCOMPLETE),
    ],
)
def test_what_is_no_text_is_refused(documents, text, status):
    assert documents.to_utf8(text) == (status, b"", 0)


def test_a_document_is_read_in_its_encoding(documents):
    text = "<?xml version='1.0' encoding='{}'?><gpx><wpt lat='46.5' lon='8.4'><name>Zürich – 5 €</name></wpt></gpx>"
    for name, codec in (("ISO-8859-1", "windows-1252"), ("windows-1252", "windows-1252"), ("utf-16", "utf-16")):
        status, found, _ = documents.to_utf8(text.format(name).encode(codec))
        assert status == exchange.OK
        assert found.decode() == text.format("UTF-8")
