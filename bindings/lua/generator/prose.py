# SPDX-License-Identifier: MIT
"""Translates the comments of the header from C terms to Lua terms."""

from __future__ import annotations

import re

from description.api import API
from description.meanings import NAMED_NUMBERS, PREFIXES
from description.prose import without_memory
from description.subjects import place


class Prose:
    def __init__(self, api: API):
        self.words = {"GN_GRID_DRAW_ALL": "all of them", "GN_MEAN_RADIUS": "sphere.mean_radius"}
        self.functions = api.names
        for enumeration in api.enumerations.values():
            numbers = enumeration.name in NAMED_NUMBERS
            for one in enumeration.values:
                self.words.setdefault(one.name, str(one.value) if numbers else f'"{one.word}"')
            if PREFIXES[enumeration.name] != "GN_":
                self.words.setdefault(PREFIXES[enumeration.name], enumeration.name.removeprefix("gn_"))
        for one in api.enumerations["gn_status"].values:
            self.words[one.name] = one.name
        self.words["GN_ERROR_TEXT_"] = "GN_ERROR_TEXT_"
        self.words["GN_ERROR_MGRS_"] = "GN_ERROR_MGRS_"

    def __call__(self, text: str) -> str:
        sums = r"\b(?:[Tt]he )?[Ss]um of (GN_\w+_) values, or 0|(GN_\w+_) values, or 0"
        kept = re.sub(sums, r"\1\2 words", without_memory(re.sub("; null: (?=the edges|all points)", "; nil: ", text)))
        kept = re.sub(r"(GN_\w+_) values?", r"\1 words", kept)
        kept = re.sub(r"\bGN_\w*?_(?= word)|\bGN_\w+", lambda found: self.words.get(found[0], found[0]), kept)
        kept = re.sub(r"\bgn_\w+", lambda found: self.named(found[0]), kept)
        # Numbers have 53 bits.
        kept = kept.replace("id 2^64 - 1", "id 2^64")
        kept = re.sub(r"^First (\w+?)(?=[,.])", lambda found: f"{found[1].capitalize()}s", kept)
        kept = re.sub(r"^count (?=[a-z])", "", kept)
        if re.match(r"[a-z]+\b(?!\(|\.\w)", kept):
            kept = kept[:1].upper() + kept[1:]
        return kept if not kept or kept[-1] in ".)!?" else kept + "."

    def named(self, name: str) -> str:
        """gn_mgrs_encode: mgrs.encode."""
        return path(name) if name in self.functions else name.removeprefix("gn_")


def path(function: str) -> str:
    found = place(function)
    return f"{found.subject}.{found.name}"
