# SPDX-License-Identifier: MIT
"""Translates the comments of the header from the terms of C to those of C#."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable
from xml.sax.saxutils import escape

from description.api import API, Enumeration, Field, Struct, Value
from description.meanings import NAMED_NUMBERS, PREFIXES, TRUTHS
from description.prose import without_memory

from .comments import FIELDS, TERMS, VALUES
from .names import HIDDEN_ENUMERATIONS, camel, member, pascal, path, type_name


class Prose:
    # About memory, and about tasks that C# does by itself.
    CLAUSES = re.compile(
        r"\bslot\b|GN_ERROR_OPTIONS_SIZE|unchanged on|0 when (?:nothing is )?refused|_init\(\) fills|sizeof|bytes from one|^Bytes |\bsize_t\b|[Mm]ust not overlap|inside structs"
    )
    PHRASES = re.compile(r"^Receives |, one byte each")

    def __init__(self, api: API):
        self.words: dict[str, str] = {}
        self.types: dict[str, str] = {}
        self.sums = {type_name(one.name) for one in api.enumerations.values() if one.is_sum}
        for one in api.enumerations.values():
            if one.name in HIDDEN_ENUMERATIONS:
                continue
            for value in one.values:
                self.words[value.name] = f"{type_name(one.name)}.{member(one, value)}"
            if PREFIXES[one.name] != "GN_" and one.name not in NAMED_NUMBERS:
                self.types.setdefault(PREFIXES[one.name], type_name(one.name))
        self.words |= {name: path(name) for name, _, _ in api.constants}

    def __call__(self, text: str, spelled: Callable[[str], str] = camel) -> str:
        """A text; `spelled` gives the names of parameters, or of fields, that it mentions."""
        named = re.sub(r"`([a-z]\w*)`", lambda found: spelled(found[1]), text)
        kept = self.PHRASES.sub("", without_memory(named.replace("`", ""), self.CLAUSES))
        return self.in_words(kept.replace("->", "."), spelled)

    def in_words(self, text: str, spelled: Callable[[str], str] = camel) -> str:
        """A text with the names that C# has."""
        kept = re.sub(r"\b(GN_\w*_)(?= (?:values?|flags)\b)", lambda found: self.types.get(found[1], found[1]), text)
        kept = re.sub(r"\bGN_\w+", lambda found: self.words.get(found[0], found[0]), kept)
        kept = re.sub(r"\bgn_(\w+?)\(\)", lambda found: f"{path(found[0][:-2])}()", kept)
        kept = re.sub(r"\bgn_(\w+)\.(\w+)", lambda found: f"{type_name(found[1])}.{pascal(found[2])}", kept)
        kept = re.sub(r"\bgn_(\w+)", lambda found: type_name(found[0]), kept)
        kept = re.sub(r"\b[a-z]+(?:_[a-z]+)+\b", lambda found: spelled(found[0]), kept)
        kept = kept.replace("the header matches", "the package matches").replace("id 2^64 - 1", "id -1")
        kept = re.sub(r"^First (\w+)s?(?=[,.]| of )", lambda found: f"{found[1].capitalize()}", kept)
        for pattern, replacement in TERMS.items():
            kept = re.sub(pattern, replacement, kept)
        if re.match(r"[a-z]+\b(?![(_])", kept):
            kept = kept[:1].upper() + kept[1:]
        return kept if not kept or kept[-1] in ".!?" or kept.endswith(".)") else f"{kept}."

    def of_type(self, one: Struct | Enumeration) -> str:
        return self(re.sub(r" ?\d+ bytes\.", "", one.doc), pascal)

    def of_field(self, owner: str, one: Field) -> str:
        if f"{owner}.{one.name}" in FIELDS:
            return FIELDS[f"{owner}.{one.name}"]
        said = self(one.doc, pascal)
        if one.name in TRUTHS:
            said = re.sub(r"^1 after (.*?)(?:; 0 .*)?\.$", r"True after \1.", said)
        found = re.match(r"([A-Z]\w+) (?:values?|flags)(?=[.,:])", said)
        if found:
            is_sum, rest = found[1] in self.sums, said[found.end() :]
            rest = re.sub(r"(, or|\. Default) 0\.$", rf"\1 {found[1]}.None.", rest) if is_sum else rest
            said = f"{'A sum' if is_sum else 'One'} of the {found[1]} values{rest}"
        return said or self.of_name(one.name)

    def of_value(self, one: Value) -> str:
        is_status = one.name.startswith("GN_ERROR_")
        said = VALUES.get(one.name) or (self.in_words(one.doc) if is_status else self(one.doc, pascal))
        return said or self.of_name(one.word)

    def of_name(self, name: str) -> str:
        """A comment for a value that has none in C, from its name."""
        return name.replace("_", " ").replace("-", " ").capitalize() + "."


def comment(parts: dict[str, str | list[str]], indent: str = "") -> list[str]:
    """A documentation comment: the content of each element, such as "summary" or 'param name="zone"'; a list has paragraphs."""
    lines = []
    for tag, text in parts.items():
        inner = escape(text) if isinstance(text, str) else "".join(f"<para>{escape(one)}</para> " for one in text).strip()
        whole = f"<{tag}>{inner}</{tag.split()[0]}>"
        lines += textwrap.wrap(whole, 108 - len(indent), break_long_words=False, break_on_hyphens=False)
    return [f"{indent}/// {line}" for line in lines]
