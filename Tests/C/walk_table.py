# SPDX-License-Identifier: MIT
"""Writes the table that walk_roles.c walks over and caller.c calls: every function of docs/api.json, its parameters with
their roles, and arguments with which it succeeds."""

from __future__ import annotations

import json
import re
import struct
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from C.samples import CONTINUED, COUNT, ENDS_DEPEND, INFINITE, ORDINARY, ROWS, SAMPLES, UNKNOWN, UNREAD

PACK = {"double": "d", "float": "f", "int32_t": "i", "uint32_t": "I", "uint64_t": "Q", "uint8_t": "B", "char": "c", "gn_status": "i"}
RELATIONS = ("size", "count", "stride", "slot_size", "capacity", "needed")


def table(api: dict) -> str:
    structs = {one["name"]: one for one in api["structs"]}
    constants = {one["name"]: one["value"] for block in api["enumerations"] for one in block["values"]}
    lines = ["/* Written by Tests/C/walk_table.py from docs/api.json. */", '#include "walk_roles.h"', ""]
    rows = []
    passed = {one["type"] for function in api["functions"] for one in function["parameters"]}
    for struct_ in api["structs"]:
        if struct_["name"] not in passed:
            continue  # It is only a part of others.
        fields = [f"{{{offset}, {code}, {means}}}" for offset, code, means in numbers(structs, struct_["name"])]
        lines.append(f"static const number_at numbers_{struct_['name']}[] = {{{', '.join(fields)}}};")
    # Those without a status come last.
    for function in sorted(api["functions"], key=lambda one: one["returns"] != "gn_status"):
        name = function["name"]
        lines += thunk(function)
        entries = [parameter(structs, constants, function, one) for one in function["parameters"]]
        if function["returns"] != "gn_status":
            entries.append("""{.name = "returned", .role = RESULT, .type = 'Q', .size = 8, .is_pointer = 1, .is_out = 1}""")
        lines.append(f"static const parameter parameters_{name}[] = {{")
        lines += [f"    {entry}," for entry in entries]
        lines.append("};")
        for kind in ("statuses", "row_statuses"):
            values = [str(constants[status]) for status in function.get(kind, ["GN_OK"] if kind == "statuses" else [])]
            lines.append(f"static const gn_status {kind}_{name}[] = {{{', '.join([*values, '-1'])}}};")
        texts = [f"{{{quoted(text)}, {len(text)}}}" for text in known_texts(function)]
        lines.append(f"static const known_text texts_{name}[] = {{{', '.join([*texts, '{0, 0}'])}}};")
        rows.append(
            f'    {{"{name}", parameters_{name}, {len(entries)}, call_{name}, statuses_{name}, row_statuses_{name}, '
            f"texts_{name}, {len(texts)}}},"
        )
    count = sum(function["returns"] == "gn_status" for function in api["functions"])
    lines += ["", "const function functions[] = {", *rows, "};"]
    lines += [f"const int function_count = {count}, all_function_count = {len(rows)};", ""]
    return "\n".join(lines)


def known_texts(function: dict) -> list[bytes]:
    """The texts in quotation marks in the description of a function."""
    told = "\n".join([*function["discussion"], *(one["documentation"] for one in function["parameters"])])
    return [text.encode() for text in dict.fromkeys(re.findall(r'"([^"\\\n]{1,200})"', told))]


def meaning(name: str, unit: str | None = None) -> str:
    """The meaning of a number, by its name; a parameter has a unit too."""
    word = name.rsplit("_", 1)[-1].rstrip("s")
    if word in ("latitude", "south", "north"):
        return "LATITUDE"
    if word in ("longitude", "west", "east"):
        return "LONGITUDE"
    return {"meters": "METERS", "degrees": "DEGREES", "seconds": "SECONDS"}.get(unit or "", "ANY")


def numbers(structs: dict, kind: str, start: int = 0):
    """The offsets of the numbers of a struct, and their meanings."""
    for field in structs[kind]["fields"]:
        count = field.get("count", 1)
        for i in range(count):
            at = start + field["offset"] + i * (field["size"] // count)
            if field["type"] in structs:
                yield from numbers(structs, field["type"], at)
            else:
                means = {"size": "STRUCT_SIZE", "reserved": "RESERVED"}.get(field["name"]) or meaning(field["name"])
                yield at, f"'{PACK[field['type']]}'", means


def thunk(function: dict) -> list[str]:
    passed = []
    for i, one in enumerate(function["parameters"]):
        member = "p" if "*" in one["declaration"] else "d" if one["type"] == "double" else "n"
        passed.append(f"({one['type']})v[{i}].n" if member == "n" else f"v[{i}].{member}")
    call = f"{function['name']}({', '.join(passed)});"
    body = [f"return {call}"]
    if function["returns"] != "gn_status":
        cast = "(uintptr_t)" if "*" in function["returns"] else ""
        body = [f"*(uint64_t *)v[{len(passed)}].p = (uint64_t){cast}{call}", "return GN_OK;"]
    start = [f"static gn_status call_{function['name']}(const value *v) {{"]
    if not function["parameters"] and function["returns"] == "gn_status":
        start.append("    (void)v;")
    return [*start, *(f"    {line}" for line in body), "}"]


def parameter(structs: dict, constants: dict, function: dict, one: dict) -> str:
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
    if f"{function['name']}.{one['name']}" in UNREAD:
        entry["is_unread"] = 1
    if role == "count":
        # The count is that of the array that it counts, or of rows, or the number that is asked for.
        counted = [other for other in function["parameters"] if other["name"] in one["of"]]
        arrays = [other for other in counted if other["role"] == "array" and other["direction"] == "in"]
        if any(other["role"] == "column" for other in counted):
            entry["sample_count"] = ROWS
        else:
            entry["sample_count"] = elements(structs, function, arrays[0]) if arrays else COUNT
    if not (entry["type"] == "'s'" or is_pointer and role == "result"):
        entry["means"] = meaning(one["name"], one.get("unit"))
    if "constants" in one:
        values = ", ".join(str(constants[name]) for name in one["constants"])
        entry["constants"], entry["constant_count"] = f"(const int64_t[]){{{values}}}", len(one["constants"])
        entry["is_sum"] = int(one.get("sum", False))
    if match := re.search(r"[Mm]ay be `(\w+)`", one["documentation"]):
        entry["may_be"] = names.index(match[1]) + 1
    if f"{function['name']}.{one['name']}" in CONTINUED:
        entry["is_continued"] = 1
    if one["direction"] == "in" and role in ("value", "text", "struct", "array", "column"):
        entry |= sampled(structs, function, one)
    return "{" + ", ".join(f".{key} = {value}" for key, value in entry.items()) + "}"


def sample(function: dict, one: dict):
    for name in (f"{function['name']}.{one['name']}", one["name"]):
        if name in SAMPLES:
            return SAMPLES[name]
    if one["type"] == "double" and one.get("unit") in ORDINARY:
        values = ORDINARY[one["unit"]]
        if one["role"] in ("value", "column"):
            return values if one["role"] == "column" else values[0]
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
            at, code, _ = layout[i % len(layout)]
            struct.pack_into(code.strip("'"), data, size * (i // len(layout)) + at, value)
    else:
        size = 8 if one["type"] == "size_t" else struct.calcsize(PACK[one["type"]])
        data = b"".join(struct.pack("Q" if one["type"] == "size_t" else PACK[one["type"]], value) for value in values)
    return literal(bytes(data)) | {"sample_count": len(data) // size, "sample_size": size}


def literal(data: bytes) -> dict:
    return {"sample": quoted(data)}


def quoted(data: bytes) -> str:
    return '"' + "".join(f"\\x{byte:02x}" for byte in data) + '"'


def write(file: Path) -> None:
    """Writes the table of docs/api.json, unless the file has it already."""
    text = table(json.loads((Path(__file__).resolve().parents[2] / "docs/api.json").read_text(encoding="utf-8")))
    if not file.exists() or file.read_text() != text:
        file.write_text(text)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
