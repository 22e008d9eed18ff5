# SPDX-License-Identifier: MIT
"""Writes the headers: gridnorth.hpp includes a header for each subject, which includes the common header."""

from __future__ import annotations

import re
from pathlib import Path

from description.api import API
from description.subjects import SUBJECTS

from .functions import functions
from .layout import wrapped
from .names import WITHOUT
from .prose import Prose
from .types import constants, enumerations, structs

TEMPLATES = Path(__file__).resolve().parents[1]

SUBJECT = """\
// {doc}
//
// Written by bindings/cpp/generate.py: change the comments in Sources/GridNorthC.
//
// SPDX-License-Identifier: MIT
#ifndef GRIDNORTH_{guard}_HPP
#define GRIDNORTH_{guard}_HPP

{includes}
/// {doc}
namespace gridnorth::{subject} {{

{body}
}}  // namespace gridnorth::{subject}

#endif  // GRIDNORTH_{guard}_HPP
"""

THROWING = """\
#if GRIDNORTH_EXCEPTIONS

{}
#endif  // GRIDNORTH_EXCEPTIONS
"""


def headers() -> dict[str, str]:
    api = API()
    unknown = WITHOUT.keys() - api.names
    if unknown:
        raise SystemExit(f"generate: gridnorth.h has no {', '.join(unknown)}")
    prose = Prose(api)
    common = template("common.hpp.in")
    common = common.replace("@enumerations@\n", enumerations(api, prose, None))
    common = common.replace("@values@\n", structs(api, prose, None))
    found = {"gridnorth/common.hpp": common}
    for name in SUBJECTS:
        if body := members(api, prose, name):
            found[f"gridnorth/{name}.hpp"] = subject(name, body)
    listed = "".join(f"#include <{place}>\n" for place in sorted(found))
    found["gridnorth.hpp"] = template("gridnorth.hpp.in").replace("@headers@\n", listed)
    return {place: wrapped(text) for place, text in found.items()}


def template(name: str) -> str:
    return (TEMPLATES / name).read_text(encoding="utf-8")


def members(api: API, prose: Prose, subject: str) -> str:
    """The contents of the namespace of a subject, including handwritten parts."""
    always, throwing = functions(api, prose, subject)
    by_hand = TEMPLATES / f"{subject}.hpp.in"
    parts = [
        enumerations(api, prose, subject),
        structs(api, prose, subject),
        constants(api, prose, subject),
        by_hand.read_text(encoding="utf-8") if by_hand.exists() else "",
        always.rstrip("\n"),
        THROWING.format(throwing.rstrip("\n") + "\n") if throwing else "",
    ]
    return "\n".join(part.rstrip("\n") + "\n" for part in parts if part)


def subject(name: str, body: str) -> str:
    """The header of a subject, which includes the headers whose types it names."""
    code = re.sub(r"//.*", "", body)
    others = [one for one in SUBJECTS if one != name and re.search(rf"(?<![\w:]){one}::", code)]
    includes = "".join(f"#include <gridnorth/{one}.hpp>\n" for one in ["common", *sorted(others)])
    return SUBJECT.format(doc=SUBJECTS[name], guard=name.upper(), includes=includes, subject=name, body=body)
