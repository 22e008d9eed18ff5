# SPDX-License-Identifier: MIT
"""Turns the documentation comments for C into those for JavaScript."""

from __future__ import annotations

import re
import textwrap

from description.api import API
from description.meanings import NAMED_NUMBERS, PREFIXES
from description.prose import without_memory

from .names import ENUMERATIONS, camel, type_name


class Prose:
    """Translates the comments of the header from C terms to JavaScript terms."""

    def __init__(self, api: API):
        self.words = {"GN_GRID_DRAW_ALL": "all of them", "GN_MEAN_RADIUS": "6371008.771415059"}
        for enumeration, in_c in ENUMERATIONS.items():
            prefix = PREFIXES[in_c]
            for one in api.enumerations[in_c].single:
                self.words[one.name] = f'"{one.word}"'
            if prefix != "GN_":
                self.words.setdefault(prefix, enumeration)
        for enumeration in NAMED_NUMBERS - {"gn_capacity"}:
            for one in api.enumerations[enumeration].values:
                self.words[one.name] = str(one.value)

    def __call__(self, text: str) -> str:
        """A text without the clauses that matter only in C."""
        kept = re.sub(
            r"\bThe sum of (GN_\w+_) values, or 0|(GN_\w+_) values, or 0", r"\1\2 words", without_memory(text)
        )
        kept = re.sub(r"\bA (GN_\w+_) value\b", r"One of the \1 words", kept)
        kept = re.sub(r"(GN_\w+_) values?", r"\1 words", kept)
        # There is no function for it.
        kept = kept.replace("gn_fence_index_build()", "new FenceSet()")
        kept = re.sub(r"\bgn_(\w+?)\(\)", lambda found: camel(found[0][:-2], function=True) + "()", kept)
        kept = re.sub(r"\bGN_\w*?_(?= word)|\bGN_\w+", lambda found: self.words.get(found[0], found[0]), kept)
        kept = re.sub(r"\bgn_(\w+)\b", lambda found: type_name(found[0]), kept)
        kept = re.sub(r"\b[a-z]+(?:_[a-z]+)+\b", lambda found: camel(found[0]), kept)
        kept = re.sub(r"^First (\w+?)(?=[,.])", lambda found: f"{found[1].capitalize()}s", kept)
        kept = re.sub(r"^First (\w+) of an? (\w+)", lambda found: f"{found[1].capitalize()}s of the {found[2]}s", kept)
        kept = re.sub(r"^First (\w+) of the (.*); likewise", lambda found: f"{found[1].capitalize()}s of the {found[2]}", kept)
        kept = re.sub(r"^count (?=[a-z])", "", kept)
        # Names stay as they are.
        if re.match(r"[a-z]+\b(?!\()", kept):
            kept = kept[:1].upper() + kept[1:]
        return kept if not kept or kept[-1] in ".)!?" else kept + "."


def span(doc: str) -> str | None:
    """The only range in a sentence, with the only number beside it: "0 ... 11 or -1"; None for anything else, such as codes."""
    found = re.findall(r"-?[\d,]*\d \.\.\. -?[\d,]*\d", doc)
    if len(found) != 1 or re.search(r"\d", doc[: doc.index(found[0])]):
        return None
    other = re.search(r"\bor (-?\d+)\b|, (-1) the\b", doc)
    return found[0] + (f" or {other[1] or other[2]}" if other else "")


def comment(lines: list[str], indent: str) -> list[str]:
    """A documentation comment; an empty line separates paragraphs."""
    written = []
    for line in lines:
        hang = "  " if line.startswith("@") else ""
        written += textwrap.wrap(line, 112 - len(indent), subsequent_indent=hang, break_long_words=False) or [""]
    if len(written) == 1:
        return [f"{indent}/** {written[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in written), f"{indent} */"]
