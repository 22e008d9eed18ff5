# SPDX-License-Identifier: MIT
"""Each function has a name in its subject that every language can have."""

from __future__ import annotations

from Bindings.generators import places

#: Words that C++, C#, Go, Java, JavaScript, Lua or Rust keep for themselves, as far as a name in C could be one.
RESERVED = {
    "and", "break", "case", "const", "continue", "default", "delete", "do", "else", "end", "export", "final", "for", "func",
    "function", "goto", "if", "import", "in", "let", "local", "match", "mod", "module", "move", "namespace", "new", "nil", "not",
    "or", "package", "range", "ref", "repeat", "return", "select", "static", "struct", "switch", "template", "then", "this",
    "type", "union", "until", "use", "var", "where", "while", "with", "yield",
}  # fmt: skip


def test_functions_have_places_of_their_own(api):
    found = places([one["name"] for one in api["functions"]])
    assert len(set(found.values())) == len(found) == len(api["functions"])
    assert not {word for place in found.values() for word in place} & RESERVED
