# SPDX-License-Identifier: MIT
"""Translates the comments of the C header into C++ terms."""

from __future__ import annotations

import re
import textwrap

from description.api import API
from description.prose import refusals, without_memory
from description.subjects import place

from .names import dictionary, type_path


class Prose:
    def __init__(self, api: API):
        self.words = dictionary(api) | {name: path(name) for name, _, _ in api.constants}
        self.structs = api.structs

    def __call__(self, text: str) -> str:
        kept = self.named(without_memory(re.sub("; null: (?=the edges|all points)", "; empty: ", text)))
        kept = re.sub(r"^count (?=[a-z])", "", kept)
        kept = capitalized(kept)
        return kept if not kept or kept[-1] in ".)!?" else kept + "."

    def named(self, text: str) -> str:
        """Replaces C names in a text by C++ names."""
        text = re.sub(r"\bThe sum of (GN_\w+_) values, or 0|(GN_\w+_) values, or 0", r"\1\2 values", text)
        text = re.sub(r"\bGN_\w+", lambda found: self.words.get(found[0], found[0]), text)
        return re.sub(r"\bgn_\w+", lambda found: self.renamed(found[0]), text)

    def renamed(self, name: str) -> str:
        return type_path(name) if name in self.structs else path(name)

    def errors(self, outcome: str) -> str:
        """The statuses with which a function fails."""
        told = re.sub(r"\bOn error,.*", "", self.named(refusals(outcome))).strip(" ,.").replace("As ", "as ")
        told = re.sub(r",? or$", "", told).strip(" ,.")
        return told and f"{told}."


def capitalized(text: str) -> str:
    """Capitalizes a sentence unless it begins with a C++ name."""
    return text[:1].upper() + text[1:] if re.match(r"[a-z]+\b(?!\(|::)", text) else text


def path(name: str) -> str:
    """gn_mgrs_encode: mgrs::encode."""
    found = place(name)
    return f"{found.subject}::{found.name}" if found.subject else found.name


def comment(lines: list[str], indent: str = "") -> list[str]:
    """A documentation comment; an empty line separates paragraphs."""
    written = []
    for line in lines:
        hang = "    " if line.startswith("\\") else ""
        written += textwrap.wrap(line, 115 - len(indent), subsequent_indent=hang, break_long_words=False) or [""]
    while written and not written[-1]:
        written.pop()
    return [f"{indent}/// {line}".rstrip() for line in written]
