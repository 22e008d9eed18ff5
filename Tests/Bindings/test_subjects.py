# SPDX-License-Identifier: MIT
"""The subjects of bindings/description: each function has one, and a name there that every language can have."""

from __future__ import annotations

from Bindings.generators import places, told

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


def test_the_table_says_nothing_in_vain(api):
    """Each subject has functions; each word begins a name, and each exception is a function, in C."""
    names = {one["name"] for one in api["functions"]}
    subjects = {subject for subject, _ in places(sorted(names)).values()}
    table = told("from description.subjects import SUBJECTS; print(json.dumps({name: one.words for name, one in SUBJECTS.items()}))")
    assert subjects == table.keys()
    named = [one["name"] for kind in ("functions", "structs", "enumerations", "constants") for one in api[kind]]
    named += [value["name"] for one in api["enumerations"] for value in one["values"]]
    words = [word for words in table.values() for word in words.split()]
    begun = tuple(f"gn_{word}_" for word in words)
    assert {word for word in begun if not any(f"{name.lower()}_".startswith(word) for name in named)} == set()
    assert len(set(words) - table.keys()) == len(words)
    instead = told("from description.subjects import INSTEAD; print(json.dumps(INSTEAD))")
    assert instead.keys() <= names
