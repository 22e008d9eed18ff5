# SPDX-License-Identifier: MIT
"""How the languages with generated packages call a function of C: its path, its arguments in order, and the names of types and values.

The names and the order come from the generators, so they are those of the packages.
"""

from __future__ import annotations

from functools import cache

import reference

from description.api import API
from description.calls import Call, Kind
from description.subjects import place

#: The languages, and the folders of their generators.
LANGUAGES = {"C++": "cpp", "Java": "java", "Kotlin": "java", "C#": "csharp", "Rust": "rust", "Go": "go", "Lua": "lua"}

ROWS = (Kind.ROWS, Kind.SLOTS, Kind.STATUSES)


def part(language: str, module: str):
    return reference.generator(LANGUAGES[language], module)


@cache
def prose(language: str):
    return part(language, "prose").Prose(API())


def cpp(call: Call) -> list:
    """A batch takes its results in the order of C; another function has its optional arguments last."""
    face = part("C++", "functions").Face(call, prose("C++"))
    if call.is_batch:
        return [one.name for one in call.things]
    found = [one.name for one in face.arguments]
    names = [one.name for one in call.inputs]
    found = [["latitude", "longitude"] if one == "position" and one not in names else one for one in found]
    return found + (["statuses"] if call.gathers else [])


def csharp(call: Call) -> list:
    default = part("C#", "names").default
    names = [one.name for one in call.inputs]
    return sorted(names, key=lambda one: default(call.function.name, one) is not None)


def rust(call: Call) -> list:
    """Each argument with its type; results of a batch go into memory of the caller."""
    writer = part("Rust", "functions").Writer(API(), prose("Rust"), call)
    rows = ROWS if call.is_batch or call.gathers else ()
    taken = [one for one in call.things if one.is_input or one.kind in rows]
    return [[one.name, typed_rust(writer.passed(one).type or "usize")] for one in taken]


def typed_rust(kind: str) -> str:
    return kind.replace("crate::", "gridnorth::")


def go(call: Call) -> dict:
    """Each argument with its type, and the names of the results."""
    api = API()
    if call.has_rows:
        batch = part("Go", "batches").Batch(api, prose("Go"), call)
        arguments = [[one.name, batch.slice(one) or batch.passed(one).type] for one in call.inputs]
        results = [one.name for one in call.things if not one.is_input]
        order = [one for one in call.things if not one.is_input]
    else:
        calling = part("Go", "calling").Calling(api, call)
        arguments = [[one.name, calling.passed(one).type] for one in call.inputs]
        order = call.outputs
        is_filled = any(one.kind is Kind.OUTPUT for one in order)
        order = sorted(order, key=lambda one: one.kind is not Kind.RESULT) if is_filled else order
        results = [one.name for one in order]
    if call.function.returns == "gn_status":
        results = [*results, "err"]
    return {"arguments": arguments, "results": results or ["result"]}


def call_of(language: str, call: Call, path: str) -> dict:
    found = {"path": path}
    if language == "C++":
        found["arguments"] = cpp(call)
    elif language == "C#":
        found["arguments"] = csharp(call)
    elif language == "Rust":
        found["arguments"] = rust(call)
    elif language == "Go":
        found |= go(call)
    else:
        found["arguments"] = [one.name for one in call.inputs]
    return found


def lines(call: Call) -> dict:
    """How each language that has a function calls it."""
    name = call.function.name
    return {
        language: call_of(language, call, path(name))
        for language, (path, without) in reference.generated_names().items()
        # The page itself writes the line of JavaScript.
        if name not in without and language != "JavaScript"
    }


def rust_path(name: str) -> str:
    found = place(name).subject
    return "::".join(one for one in ("gridnorth", found, part("Rust", "names").type_name(name)) if one)


def types() -> dict:
    """The name of each struct and enumeration, and of each of its values, in each language."""
    api, found = API(), {}
    kinds = [*api.structs, *api.enumerations]
    cpp, java, csharp, go, rust = (part(one, "names") for one in ("C++", "Java", "C#", "Go", "Rust"))
    found["C++"] = {name: f"gn::{cpp.type_path(name)}" for name in kinds}
    found["Java"] = {name: java.type_name(name) for name in kinds}
    found["C#"] = {name: csharp.type_name(name) for name in kinds}
    found["Go"] = {name: f"gridnorth.{go.type_name(name)}" for name in kinds}
    found["Rust"] = {name: rust_path(name) for name in kinds}
    for enumeration in api.enumerations.values():
        own = enumeration.name
        for value in enumeration.single:
            if not value.name.startswith("GN_STATUS_"):
                found["C++"][value.name] = f"{found['C++'][own]}::{cpp.word(enumeration, value)}"
            found["Java"][value.name] = f"{found['Java'][own]}.{java.constant(value.name, own)}"
            found["C#"][value.name] = f"{found['C#'][own]}.{csharp.member(enumeration, value)}"
            found["Go"][value.name] = f"gridnorth.{go.value_name(own, value)}"
            found["Rust"][value.name] = f"{found['Rust'][own]}::{rust.value_name(own, value)}"
    fields = {one.name for struct in api.structs.values() for one in struct.fields}
    found["Go"]["fields"] = {one: go.joined(one) for one in sorted(fields)}
    return found | {"Kotlin": found["Java"]}
