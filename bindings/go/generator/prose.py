# SPDX-License-Identifier: MIT
"""Turns the documentation comments for C into those for Go."""

from __future__ import annotations

import re
import textwrap

from description.api import API, plain
from description.prose import refusals, without_memory

from .names import WITHOUT, enumerations, exported, local, type_name, value_name


class Prose:
    """Translates the comments of the header from C terms to Go terms, with links."""

    def __init__(self, api: API):
        self.links: dict[str, str] = {}
        typed = enumerations(api)
        for enumeration in api.enumerations.values():
            for one in enumeration.values:
                name = value_name(enumeration.name, one) if enumeration.name in typed else exported(one.name)
                self.links[one.name] = f"[{name}]"
        self.links["GN_MEAN_RADIUS"] = "[MeanRadius]"
        for function in api.functions:
            if function.name not in WITHOUT:
                self.links[f"{function.name}()"] = f"[{exported(function.name)}]"
        for name in [*api.structs, *typed]:
            self.links[name] = f"[{type_name(name)}]"
        fields = {one.name for struct in api.structs.values() for one in struct.fields}
        parameters = {one.name for function in api.functions for one in function.parameters}
        self.fields = {name for name in fields - parameters if "_" in name}

    def __call__(self, text: str) -> str:
        text = re.sub(r"\b([Nn])ull for the defaults", lambda found: f"{found[1]}il for the defaults", plain(text))
        text = re.sub("; null: (?=the edges|all points)", "; nil or empty: ", text.replace("; null for none", "; empty for none"))
        kept = without_memory(re.sub(r"[,;]? ?(?:may be|or) null\b(?! if)", "", text))
        kept = re.sub(r"(?:^|(?<=\. ))Receives (?:the |their )?(\w)", lambda found: found[1].upper(), kept)
        kept = re.sub(r"^count (?=[a-z])", "", kept)
        kept = re.sub(r"(?:The sum of )?GN_([A-Z_]+)_ values?(?:, or 0)?", lambda found: family(found[1]), kept)
        kept = re.sub(r"\bgn_\w+\(\)|\bGN_\w+|\bgn_\w+", lambda found: self.links.get(found[0], found[0]), kept)
        kept = re.sub(r"\b[a-z]+(?:_[a-z]+)+\b", lambda found: self.name(found[0]), kept)
        kept = (kept[:1].upper() + kept[1:]).rstrip(" ;,:")
        return kept if not kept or kept[-1] in ".!?" else kept + "."

    def name(self, found: str) -> str:
        return exported(found) if found in self.fields else local(found)

    def errors(self, outcome: str) -> str:
        """The errors of a call; empty if only a null pointer fails."""
        kinds = re.compile(r"\bGN_ERROR_(TEXT|MGRS)_(?!\w)")
        told = kinds.sub(lambda found: f"Err{exported(found[1])}", refusals(outcome).strip(" ,."))
        told = re.sub(r",? or\.$", ".", self(told))
        return f"Errors: {told}" if told else ""


def family(prefix: str) -> str:
    """A plain word for GN_FORM_ values, which the type of a field or an argument names anyway."""
    return "flags" if prefix in ("PARSE", "POSITION", "FORMAT", "MGRS_FLAG", "TYPING", "GRID_DRAW") else "a value"


def comment(paragraphs: list[str], indent: str = "") -> list[str]:
    """A documentation comment of paragraphs; those that are empty are left out."""
    lines: list[str] = []
    for paragraph in paragraphs:
        if paragraph:
            wrapped = textwrap.wrap(paragraph, 112, break_long_words=False, break_on_hyphens=False)
            is_item = paragraph.startswith("- ")
            is_list = bool(lines) and is_item and lines[-1].startswith("  ")
            lines += [] if not lines or is_list else [""]
            lines += [f"  {wrapped[0]}", *(f"    {line}" for line in wrapped[1:])] if is_item else wrapped
    return [f"{indent}// {line}".rstrip() for line in lines]


def starting(name: str, told: str) -> str:
    """A sentence that begins with a verb, with the name before it, as Go wants it."""
    return f"{name} {told[:1].lower()}{told[1:]}"
