# SPDX-License-Identifier: MIT
"""Translates the comments of the header from the terms of C to those of C#."""

from __future__ import annotations

import re
import textwrap
from xml.sax.saxutils import escape

from description.api import API, Field
from description.meanings import NAMED_NUMBERS, PREFIXES, TRUTHS
from description.prose import without_memory

from .names import HIDDEN_ENUMERATIONS, camel, member, path, type_name


class Prose:
    # About memory, and about tasks that C# does by itself.
    CLAUSES = re.compile(
        r"\bslot\b|GN_ERROR_OPTIONS_SIZE|unchanged on|0 when (?:nothing is )?refused|_init\(\) fills|sizeof|bytes from one|^Bytes "
    )
    PHRASES = re.compile(r"^Receives |, one byte each")

    def __init__(self, api: API):
        self.words: dict[str, str] = {}
        self.types: dict[str, str] = {}
        for one in api.enumerations.values():
            if one.name in HIDDEN_ENUMERATIONS:
                continue
            for value in one.values:
                self.words[value.name] = f"{type_name(one.name)}.{member(one, value)}"
            if PREFIXES[one.name] != "GN_" and one.name not in NAMED_NUMBERS:
                self.types.setdefault(PREFIXES[one.name], type_name(one.name))
        self.words |= {name: path(name) for name, _, _ in api.constants}

    def __call__(self, text: str) -> str:
        kept = self.PHRASES.sub("", without_memory(text.replace("`", ""), self.CLAUSES))
        return self.in_words(kept.replace("->", "."))

    def in_words(self, text: str) -> str:
        """A text with the names that C# has."""
        kept = re.sub(r"\b(GN_\w*_)(?= (?:values?|flags)\b)", lambda found: self.types.get(found[1], found[1]), text)
        kept = re.sub(r"\bGN_\w+", lambda found: self.words.get(found[0], found[0]), kept)
        kept = re.sub(r"\bgn_(\w+?)\(\)", lambda found: f"{path(found[0][:-2])}()", kept)
        kept = re.sub(r"\bgn_(\w+)", lambda found: type_name(found[0]), kept)
        kept = re.sub(r"\b[a-z]+(?:_[a-z]+)+\b", lambda found: camel(found[0]), kept)
        kept = kept.replace("the header matches", "the package matches").replace("id 2^64 - 1", "id -1")
        kept = re.sub(r"^First (\w+)s?(?=[,.]| of )", lambda found: f"{found[1].capitalize()}", kept)
        if re.match(r"[a-z]+\b(?![(_])", kept):
            kept = kept[:1].upper() + kept[1:]
        return kept if not kept or kept[-1] in ".!?" or kept.endswith(".)") else f"{kept}."

    def of_type(self, doc: str) -> str:
        return self(re.sub(r" ?\d+ bytes\.", "", doc))

    def of_field(self, one: Field) -> str:
        said = self(one.doc)
        if one.name in TRUTHS:
            said = re.sub(r"^1(?: for)?\b(.*?)[;,]? (?:else 0|or 0).*\.$", r"Whether it is one of these:\1.", said)
            said = re.sub(r"^1 after (.*?)(?:; 0 .*)?\.$", r"True after \1.", said)
        return said or self.of_name(one.name)

    def of_name(self, name: str) -> str:
        """A comment for a value that has none in C, from its name."""
        return name.replace("_", " ").replace("-", " ").capitalize() + "."


def comment(parts: dict[str, str], indent: str = "") -> list[str]:
    """A documentation comment: the content of each element, such as "summary" or 'param name="zone"'."""
    lines = []
    for tag, text in parts.items():
        whole = f"<{tag}>{escape(text)}</{tag.split()[0]}>"
        lines += textwrap.wrap(whole, 108 - len(indent), break_long_words=False, break_on_hyphens=False)
    return [f"{indent}/// {line}" for line in lines]
