# SPDX-License-Identifier: MIT
"""Writes the table that walk_roles.c walks over: every function of docs/api.json, its parameters with their roles, and
arguments with which it succeeds."""

from __future__ import annotations

import struct

from C.samples import COUNT, ENDS_DEPEND, INFINITE, ROWS, SAMPLES, UNKNOWN

PACK = {"double": "d", "float": "f", "int32_t": "i", "uint32_t": "I", "uint64_t": "Q", "uint8_t": "B", "char": "c", "gn_status": "i"}
RELATIONS = ("size", "count", "stride", "slot_size", "capacity", "needed")


def table(api: dict) -> str:
    structs = {one["name"]: one for one in api["structs"]}
    statuses = {one["name"]: one["value"] for block in api["enumerations"] for one in block["values"]}
    lines = ["/* Written by Tests/C/walk_table.py from docs/api.json. */", '#include "walk_roles.h"', ""]
    rows = []
    passed = {one["type"] for function in api["functions"] for one in function["parameters"]}
    for struct_ in api["structs"]:
        if struct_["name"] not in passed:
            continue  # It is only a part of others.
        fields = [f"{{{offset}, {code}}}" for offset, code in numbers(structs, struct_["name"])]
        lines.append(f"static const number_at numbers_{struct_['name']}[] = {{{', '.join(fields)}}};")
    for function in api["functions"]:
        if function["returns"] != "gn_status":
            continue
        name = function["name"]
        lines += thunk(function)
        entries = [parameter(structs, function, one) for one in function["parameters"]]
        lines.append(f"static const parameter parameters_{name}[] = {{")
        lines += [f"    {entry}," for entry in entries]
        lines.append("};")
        for kind in ("statuses", "row_statuses"):
            values = [str(statuses[status]) for status in function.get(kind, [])]
            lines.append(f"static const gn_status {kind}_{name}[] = {{{', '.join([*values, '-1'])}}};")
        rows.append(
            f'    {{"{name}", parameters_{name}, {len(entries)}, call_{name}, statuses_{name}, row_statuses_{name}}},'
        )
    lines += ["", "const function functions[] = {", *rows, "};", f"const int function_count = {len(rows)};", ""]
    return "\n".join(lines)


def numbers(structs: dict, kind: str, start: int = 0):
    """Where the numbers of a struct stand, and what they are."""
    for field in structs[kind]["fields"]:
        count = field.get("count", 1)
        for i in range(count):
            at = start + field["offset"] + i * (field["size"] // count)
            if field["type"] in structs:
                yield from numbers(structs, field["type"], at)
            else:
                yield at, f"'{PACK[field['type']]}'"


def thunk(function: dict) -> list[str]:
    passed = []
    for i, one in enumerate(function["parameters"]):
        member = "p" if "*" in one["declaration"] else "d" if one["type"] == "double" else "n"
        passed.append(f"({one['type']})v[{i}].n" if member == "n" else f"v[{i}].{member}")
    return [
        f"static gn_status call_{function['name']}(const value *v) {{",
        f"    return {function['name']}({', '.join(passed)});",
        "}",
    ]


def parameter(structs: dict, function: dict, one: dict) -> str:
    names = [other["name"] for other in function["parameters"]]
    kind, role, is_pointer = one["type"], one["role"], "*" in one["declaration"]
    size = structs[kind]["size"] if kind in structs else 8 if kind == "size_t" else struct.calcsize(PACK.get(kind, "q"))
    if kind == "float":
        size *= 2  # Pairs of pixels.
    entry = {
        "name": f'"{one["name"]}"',
        "role": role.upper(),
        "type": f"'{'s' if kind in structs else 'n' if kind in ('size_t', 'ptrdiff_t') else PACK.get(kind, 'i')}'",
        "size": size,
        "is_pointer": int(is_pointer),
        "is_out": int(one["direction"] == "out"),
        "null": f"NULL_{one.get('null', 'never').upper()}",
        "is_signed": int(kind == "ptrdiff_t"),
    }
    for relation in RELATIONS:
        entry[f"{relation}_at"] = names.index(one[relation]) if relation in one else -1
    if "of" in one:
        entry["of_at"] = names.index(one["of"][0])
    if kind in structs:
        entry["numbers"] = f"numbers_{kind}"
        entry["number_count"] = f"sizeof numbers_{kind} / sizeof *numbers_{kind}"
    if role == "options":
        entry["init"] = f"(gn_status (*)(void *)){kind}_init"
    if "minimum" in one:
        entry["has_minimum"], entry["minimum"] = 1, one["minimum"]
    if "maximum" in one:
        entry["has_maximum"], entry["maximum"] = 1, one["maximum"]
    if f"{function['name']}.{one['name']}" in ENDS_DEPEND:
        entry["ends_depend"] = 1
    infinities = INFINITE.get(f"{function['name']}.{one['name']}", "")
    if "+" in infinities:
        entry["takes_infinity"] = 1
    if "-" in infinities:
        entry["takes_minus_infinity"] = 1
    if f"{function['name']}.{one['name']}" in UNKNOWN:
        entry["takes_nan"] = 1
    if role == "count":
        # As many as the array that it counts has; rows; or as many as are asked for.
        counted = [other for other in function["parameters"] if other["name"] in one["of"]]
        arrays = [other for other in counted if other["role"] == "array" and other["direction"] == "in"]
        if any(other["role"] == "column" for other in counted):
            entry["sample_count"] = ROWS
        else:
            entry["sample_count"] = elements(structs, function, arrays[0]) if arrays else COUNT
    if one["direction"] == "in" and role in ("value", "text", "struct", "array", "column"):
        entry |= sampled(structs, function, one)
    return "{" + ", ".join(f".{key} = {value}" for key, value in entry.items()) + "}"


def sample(function: dict, one: dict):
    for name in (f"{function['name']}.{one['name']}", one["name"]):
        if name in SAMPLES:
            return SAMPLES[name]
    raise SystemExit(f"Tests/C/samples.py has nothing for {one['name']} of {function['name']}")


def elements(structs: dict, function: dict, one: dict) -> int:
    values = sample(function, one)
    return len(values) // (len(list(numbers(structs, one["type"]))) if one["type"] in structs else 1)


def sampled(structs: dict, function: dict, one: dict) -> dict:
    values = sample(function, one)
    if one["role"] == "value":
        return {"number": values} if one["type"] == "double" else {"integer": values}
    if one["type"] == "char" or one["role"] == "text":
        texts = values if isinstance(values, list) else [values]
        slot = max(map(len, texts)) + (1 if one["role"] == "column" else 0)
        data = b"".join(text.ljust(slot, b"\0") for text in texts)
        return literal(data) | {"sample_count": len(texts), "sample_size": slot}
    if one["type"] in structs:
        layout = list(numbers(structs, one["type"]))
        size = structs[one["type"]]["size"]
        data = bytearray(size * (len(values) // len(layout)))
        for i, value in enumerate(values):
            at, code = layout[i % len(layout)]
            struct.pack_into(code.strip("'"), data, size * (i // len(layout)) + at, value)
    else:
        size = 8 if one["type"] == "size_t" else struct.calcsize(PACK[one["type"]])
        data = b"".join(struct.pack("Q" if one["type"] == "size_t" else PACK[one["type"]], value) for value in values)
    return literal(bytes(data)) | {"sample_count": len(data) // size, "sample_size": size}


def literal(data: bytes) -> dict:
    return {"sample": '"' + "".join(f"\\x{byte:02x}" for byte in data) + '"'}
