# SPDX-License-Identifier: MIT
"""The subject of each function, type and constant, and its name in the subject: gn_mgrs_encode is `encode` of `mgrs`.

The C declarations give both (Tools/header/README.md); a type or constant without a subject belongs to all subjects.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from .api import described

#: The sentence that describes each subject, in the order of the header.
SUBJECTS: dict[str, str] = {one["name"]: one["documentation"] for one in described()["subjects"]}


@dataclass(frozen=True)
class Place:
    subject: str | None
    name: str


@cache
def places() -> dict[str, Place]:
    """The place of each function, type and constant, by its name in C."""
    declared = [one for kind in ("functions", "structs", "enumerations", "constants") for one in described()[kind]]
    declared += [value for one in described()["enumerations"] for value in one["values"] if "short" in value]
    return {one["name"]: Place(one.get("subject"), one["short"]) for one in declared}


def place(name: str) -> Place:
    """The place of a name in C: gn_mgrs_encode, gn_tile, GN_ZONE_UPS. A type of C itself belongs to all subjects."""
    return places().get(name) or Place(None, name)
