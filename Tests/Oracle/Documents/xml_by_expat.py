# SPDX-License-Identifier: MIT
"""The verdict of expat on a document, where expat and XML 1.0 in its fifth edition mean the same.

Expat knows the names of the fourth edition, and nothing of limits. So it is given another document: each character that one of
the editions has in names and the other has not is replaced by one that both have in the same places, never two by the same.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from xml.parsers import expat

MARK = b"\xef\xbb\xbf"
DUPLICATE, MISMATCH, JUNK, MISPLACED = 8, 7, 9, 17

# XML 1.0, fifth edition, productions 4 and 4a, beyond ASCII.
FIRST = re.compile(
    "[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c-\u200d\u2070-\u218f\u2c00-\u2fef"
    "\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\U00010000-\U000effff]"
)
LATER = re.compile("[\u00b7\u0300-\u036f\u203f-\u2040]")
BEYOND_ASCII = re.compile("[^\x00-\x7f\udc80-\udcff]")


@dataclass
class Verdict:
    """On one document."""

    error: int = 0  # The error of expat; 0: the document is well-formed.
    place: int = 0  # The place of the error, in the document that expat was given.
    root: str | None = None
    depth: int = 0  # The most elements that were open at once.
    attributes: int = 0  # The most of an element.
    has_dtd: bool = False
    encoding: str | None = None  # As the declaration says.
    is_closed: bool = False  # The root has ended.


def is_utf16(document: bytes) -> bool:
    """Returns whether expat would take a document as UTF-16, even if told another encoding."""
    return document[:2] in (b"\xfe\xff", b"\xff\xfe", b"<\0", b"\0<")


def error_of(document: bytes) -> int:
    """Asks expat, with its own names: 0 if the document is well-formed in UTF-8, regardless of its declaration."""
    try:
        # Expat takes no mark when it is told the encoding.
        expat.ParserCreate("utf-8").Parse(document.removeprefix(MARK), True)
    except expat.ExpatError as error:
        return error.code
    return 0


@functools.cache
def name_class(character: str) -> str:
    """Tells where the fifth edition allows a character in names: first, later or nowhere."""
    return "first" if FIRST.match(character) else "later" if LATER.match(character) else "nowhere"


@functools.cache
def is_disputed(character: str) -> bool:
    """Tells whether expat allows a character elsewhere in names than the fifth edition does."""
    text = character.encode()
    by_expat = "first" if not error_of(b"<%s/>" % text) else "later" if not error_of(b"<a%s/>" % text) else "nowhere"
    return by_expat != name_class(character)


def without_disputes(document: bytes) -> bytes:
    """Replaces the characters that expat sees otherwise."""
    if document.isascii():
        return document
    # Bytes that are not UTF-8 stay unchanged.
    text = document.decode("utf-8", "surrogateescape")
    there = set(BEYOND_ASCII.findall(text))
    replaced = [character for character in sorted(there) if is_disputed(character)]
    if not replaced:
        return document
    free = {
        "first": (character for character in map(chr, range(0x4E00, 0x9FA6)) if character not in there),
        "later": (character for character in map(chr, range(0x300, 0x346)) if character not in there),
        "nowhere": (character for character in map(chr, range(0x2190, 0x2400)) if character not in there),
    }
    table = {ord(character): next(free[name_class(character)]) for character in replaced}
    return text.translate(table).encode("utf-8", "surrogateescape")


def judge(document: bytes) -> Verdict:
    """Asks expat about a document in UTF-8 without a mark, regardless of its declaration."""
    verdict, level = Verdict(), 0

    def start(name: str, attributes: list[str]) -> None:
        nonlocal level
        level += 1
        verdict.root = verdict.root or name
        verdict.depth = max(verdict.depth, level)
        verdict.attributes = max(verdict.attributes, len(attributes) // 2)

    def end(_: str) -> None:
        nonlocal level
        level -= 1
        verdict.is_closed = level == 0

    def doctype(*_: object) -> None:
        verdict.has_dtd = True

    def declaration(_: str, encoding: str | None, __: int) -> None:
        verdict.encoding = encoding

    parser = expat.ParserCreate("utf-8")
    parser.ordered_attributes = True
    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.StartDoctypeDeclHandler, parser.XmlDeclHandler = doctype, declaration
    try:
        parser.Parse(document, True)
    except expat.ExpatError as error:
        verdict.error, verdict.place = error.code, parser.ErrorByteIndex
    return verdict


def judge_alone(document: bytes) -> list[Verdict]:
    return [judge(without_disputes(document.removeprefix(MARK)))]


def judge_stream(stream: bytes) -> list[Verdict]:
    """Asks expat about documents one after the other, each of which may have blanks before its declaration."""
    verdicts = []
    stream = without_disputes(stream.removeprefix(MARK))
    while True:
        verdict = judge(stream.lstrip(b" \t\r\n") or stream)
        verdicts.append(verdict)
        if not (verdict.is_closed and verdict.error in (JUNK, MISPLACED)):
            return verdicts
        stream = (stream.lstrip(b" \t\r\n"))[verdict.place :]
        verdict.error = 0
