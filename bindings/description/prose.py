# SPDX-License-Identifier: MIT
"""The documentation comments without the parts that only matter in C: memory, and its contents after an error."""

from __future__ import annotations

import re

CLAUSES = re.compile(
    r"\bcapacity\b|\bbuffer\b|\b[nN]ull\b|GN_BUFFER|GN_ERROR_NULL|GN_ERROR_STRIDE|\bstride|slots? of|CAPACITY|returns GN_OK|\b[oO]n error\b"
    r"|GN_VERSION|GN_STATUS_LIMIT|\bfree it\b|less room|address is a multiple of 8|are unchanged|written are (?:NaN|0)|was written behind|records? (?:are )?zero|GN_DECIMALS_USUAL|all 0 if there|^\d+ bytes\.$"
)
PHRASES = re.compile(
    r",? (?:and|with) a final zero|; ends with a zero|: 0 says so|, not necessarily zero-terminated|, as spelled in this header|, so theirs may be freed|; may be `?last`?"
)

# Statuses that only C callers can get.
STATUSES = re.compile(
    r"\b(GN_OK|GN_ERROR_NULL|GN_ERROR_BUFFER_TOO_SMALL|GN_ERROR_STRIDE|GN_ERROR_OPTIONS_SIZE|GN_PARTIAL if a (?:row|fence) was refused)\b"
    r"( for events or presences)?(,? or |, | \([^)]*\)|)"
)


def sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.:;])\s+(?=[A-Z_a-z])", text)


def without_memory(text: str, more: re.Pattern | None = None) -> str:
    """Removes clauses about memory from a text, and clauses that match `more`, which a language handles by itself."""
    parts = sentences(text)
    kept = [part for part in parts if not CLAUSES.search(part) and not (more and more.search(part))]
    told = " ".join(kept)
    if len(kept) < len(parts):
        # A removed clause may have ended a sentence.
        told = re.sub(r";(?= [A-Z][a-z])", ".", told)
    # In C, the parameter `needed` has the number of results.
    told = told.replace("equals needed of", "equals the number of results of")
    return PHRASES.sub("", told.rstrip(";: "))


def refusals(outcome: str) -> str:
    """Returns the statuses of a function that callers in every language can get."""
    outcome = re.sub(r"^GN_OK as long as .*?; else |^GN_OK; GN_PARTIAL if features were skipped; ", "", outcome)
    return STATUSES.sub("", outcome.replace("neither GN_ERROR_BUFFER_TOO_SMALL nor", "not"))
