# SPDX-License-Identifier: MIT
"""Turns the documentation comments for C into those for Rust."""

from __future__ import annotations

import re
import textwrap

from description.api import API
from description.prose import refusals, without_memory
from description.subjects import place

from .names import WITHOUT, constant_name, enumerations, type_name, value_name

# Phrases of C about options and structs that may be absent, with the words for Rust.
ABSENT = {
    "Null for the defaults": "`None` for the defaults",
    "null for the defaults": "`None` for the defaults",
    "; null: the edges": "; `None`: the edges",
    "; null: all points": "; `None`: all points",
}


class Prose:
    """Translates the comments of the C header into Rust terms, with links."""

    def __init__(self, api: API):
        self.links: dict[str, str] = {}
        typed = enumerations(api)
        for enumeration in api.enumerations.values():
            for one in enumeration.values:
                name = value_name(enumeration.name, one)
                if enumeration.name in typed:
                    self.links[one.name] = link(enumeration.name, f"{type_name(enumeration.name)}::{name}")
                else:
                    self.links[one.name] = link(one.name, constant_name(one.name))
        for name, _, _ in api.constants:
            self.links[name] = link(name, constant_name(name))
        for function in api.functions:
            if function.name not in WITHOUT:
                self.links[f"{function.name}()"] = link(function.name, place(function.name).name, "()")
        for name in [*api.structs, *typed]:
            self.links[name] = link(name, type_name(name))

    def __call__(self, text: str) -> str:
        for in_c, in_rust in ABSENT.items():
            text = text.replace(in_c, in_rust)
        kept = without_memory(re.sub(r"[,;]? ?(?:may be|or) null\b(?! if)|; null for none", "", text))
        kept = re.sub(r"(?:^|(?<=\. ))Receives (?:the |their )?(\w)", lambda found: found[1].upper(), kept)
        kept = re.sub(r"^count (?=[a-z])", "", kept)
        kept = re.sub(r"(?:The sum of )?GN_([A-Z_]+)_ values?(?:, or 0)?", lambda found: self.family(found[1]), kept)
        kept = kept.replace("[", r"\[").replace("]", r"\]")
        kept = re.sub(r"\bgn_\w+\(\)|\bGN_\w+|\bgn_\w+", lambda found: self.links.get(found[0], found[0]), kept)
        kept = re.sub(r"(?<![`\w:])[a-z]+(?:_[a-z]+)+\b(?!`|\()", lambda found: f"`{found[0]}`", kept)
        kept = (kept[:1].upper() + kept[1:]).rstrip(" ;,:")
        return kept if not kept or kept[-1] in ".!?" else kept + "."

    def family(self, prefix: str) -> str:
        """The replacement for GN_FORM_ in comments: the type of a field or parameter already names the enumeration."""
        return "flags" if prefix in ("PARSE", "POSITION", "FORMAT", "MGRS_FLAG", "TYPING", "GRID_DRAW") else "a value"

    def errors(self, outcome: str) -> str:
        """The causes of failure; empty if only a null pointer makes a call fail."""
        told = refusals(outcome).strip(" ,.")
        told = re.sub(r"\bGN_ERROR_(TEXT|MGRS)_(?!\w)", r"ERROR_\1_", told)
        return re.sub(r",? or\.$", ".", self(told))


def link(name: str, target: str, call: str = "") -> str:
    """A link, from any module, to the item with the C name `name`."""
    subject = place(name).subject
    path = f"{subject}::{target}" if subject else target
    return f"[`{path}{call}`](crate::{path})" if subject else f"[`{path}`]"


def comment(paragraphs: list[str], indent: str = "", mark: str = "///") -> list[str]:
    """A documentation comment of paragraphs, without empty paragraphs."""
    lines: list[str] = []
    for paragraph in paragraphs:
        if paragraph:
            wrapped = textwrap.wrap(paragraph, 115 - len(indent), break_long_words=False, break_on_hyphens=False)
            hang = "  " if paragraph.startswith("* ") else ""
            is_list = bool(lines) and hang and lines[-1].startswith(("* ", "  "))
            lines += ([] if not lines or is_list else [""]) + [wrapped[0], *(hang + line for line in wrapped[1:])]
    return [f"{indent}{mark} {line}".rstrip() for line in lines]
