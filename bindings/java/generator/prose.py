# SPDX-License-Identifier: MIT
"""Turns the documentation comments for C into Javadoc."""

from __future__ import annotations

import html
import re
import textwrap

from description.api import API
from description.meanings import PREFIXES
from description.prose import refusals, without_memory

from .names import OF_C, camel, constant, path, type_name

# Tasks that Java does by itself.
CLAUSES = re.compile(r"\bslots?\b|[mM]ust not overlap|^count \w+ that receive|^Bytes in ")
PHRASES = re.compile(r", padded with zeros|^UTF-8[:;] |\bReceives (?=\w)|^First (?=\w)| \d+ bytes\.$")


class Prose:
    def __init__(self, api: API):
        self.links = {}
        for enumeration in api.enumerations.values():
            if enumeration.name in OF_C:
                continue
            for one in enumeration.values:
                shown = f"{type_name(enumeration.name)}#{constant(one.name, enumeration.name)}"
                self.links[one.name] = f"{{@link {shown}}}"
            if PREFIXES[enumeration.name] != "GN_":
                self.links.setdefault(PREFIXES[enumeration.name], type_name(enumeration.name))
        self.links["GN_GRID_DRAW_ALL"] = "all of them"
        self.links["GN_MEAN_RADIUS"] = "{@link Sphere#MEAN_RADIUS}"
        self.functions = {one.name for one in api.functions}

    def __call__(self, text: str) -> str:
        """A text in Java's words, without the sentences that matter only in C."""
        kept = re.sub(r"`([^`\s]+)`", r"\1", PHRASES.sub("", without_memory(text, CLAUSES)))
        kept = kept.replace("id 2^64 - 1", "id -1")
        kept = re.sub(r"\bThe sum of (GN_\w+_) values, or 0", r"Any of \1", kept)
        kept = re.sub(r"\bThe sum of (GN_\w+_) values", r"Any of \1", kept)
        kept = re.sub(r"(GN_\w+_) values?(?:, or 0)?", r"\1", kept)
        kept = html.escape(kept, quote=False).replace("@", "&#64;").replace("{", "&#123;")
        kept = re.sub(r"\bGN_ERROR_(\w+_)(?!\w)", r"{@code \1...}", kept)
        kept = re.sub(r"\bGN_\w+", lambda found: self.links.get(found[0], found[0]), kept)
        kept = re.sub(r"\bgn_(\w+)(?:\(\)|\b)", lambda found: self.name(found[0]), kept)
        kept = re.sub(r"(?<![#\w])[a-z]+(?:_[a-z]+)+\b", lambda found: camel(found[0]), kept).strip()
        if re.match(r"[a-z]+\b(?!\()", kept):
            kept = kept[:1].upper() + kept[1:]
        return kept if not kept or kept[-1] in ".!?" or kept.endswith(".)") else kept + "."

    def name(self, name: str) -> str:
        """A function or a type, as Java calls it."""
        name = name.removesuffix("()")
        return f"{path(name)}()" if name in self.functions else type_name(name)

    def errors(self, outcome: str) -> str:
        """The statuses of an exception, or nothing."""
        kept = refusals(outcome)
        return self(re.sub(r",? or *(?=\.|$)", "", kept.strip(" ,."))).replace("As ", "as ")


def comment(lines: list[str], indent: str = "") -> list[str]:
    """A documentation comment; an empty line begins a new paragraph."""
    written: list[str] = []
    start = ""
    for line in lines:
        if not line:
            start = "<p>"
            written.append("")
            continue
        hang = "    " if line.startswith("@") else ""
        start = "" if hang else start
        words = start + re.sub(r"(?<=\{@link) |(?<=\{@code) ", "\0", line)
        wrapped = textwrap.wrap(
            words, 112 - len(indent), subsequent_indent=hang, break_long_words=False, break_on_hyphens=False
        )
        written += [one.replace("\0", " ") for one in wrapped]
        start = ""
    if len(written) == 1:
        return [f"{indent}/** {written[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in written), f"{indent} */"]
