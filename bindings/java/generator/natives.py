# SPDX-License-Identifier: MIT
"""Writes the classes that call C, one for each subject: through JNI, or through java.lang.foreign in Java 22 and later."""

from __future__ import annotations

from dataclasses import dataclass

from description.api import API
from description.calls import Call, Kind, Thing, calls

from .names import UNUSED, camel, capital, native_class
from .values import folded

NUMBERS = {"double": "double", "int32_t": "int", "uint32_t": "int", "gn_status": "int", "size_t": "long"}
ELEMENTS = {
    "double": "double",
    "gn_point": "double",
    "float": "float",
    "char": "byte",
    "int32_t": "int",
    "uint8_t": "byte",
}
COLUMNS = {Kind.COLUMN, Kind.TEXTS, Kind.ROWS, Kind.SLOTS, Kind.STATUSES}
LAYOUTS = {"double": "JAVA_DOUBLE", "int": "JAVA_INT", "long": "JAVA_LONG"}


@dataclass
class Argument:
    """One of a native method: of a column, several."""

    name: str
    type: str
    thing: Thing
    part: str

    @property
    def is_column(self) -> bool:
        return self.type == "Column"

    @property
    def is_array(self) -> bool:
        return self.type.endswith("[]")

    @property
    def is_input(self) -> bool:
        return self.thing.is_input and self.part == "pointer" and self.thing.parameter.is_const


def arguments(call: Call) -> list[Argument]:
    """The arguments that Java passes, in the order of C; for rows, `first` and `count` come first."""
    found, index = [], 0
    if call.has_rows:
        rows = next(one for one, part in call.arguments if part == "stride")
        found += [Argument("first", "long", rows, "first"), Argument("count", "long", rows, "count")]
    for parameter, (thing, part) in zip(call.function.parameters, call.arguments, strict=True):
        index += 1
        is_column = thing.kind in COLUMNS and call.has_rows
        name = camel(parameter.name)
        if part == "value":
            found.append(Argument(name, NUMBERS[thing.type], thing, part))
        elif part == "pointer" and is_column:
            found.append(Argument(name, "Column", thing, part))
        elif part == "pointer":
            found.append(Argument(name, f"{element(thing)}[]", thing, part))
        elif part == "needed":
            found.append(Argument(name, "long[]", thing, part))
        elif not (is_column and part in ("count", "stride", "slot_size")):
            found.append(Argument(name, "long", thing, part))
    return found


def natives(api: API) -> dict[str, list[Call]]:
    """The functions that each class calls."""
    found: dict[str, list[Call]] = {}
    for call in calls(api):
        if call.function.name not in UNUSED:
            found.setdefault(native_class(call.function.name), []).append(call)
    return found


def element(thing: Thing) -> str:
    """The type of a Java array for the type that C points to; structs are arrays of words."""
    if thing.type == "gn_point" and thing.kind in (Kind.ARRAY, Kind.KNOWN, Kind.OUTPUT):
        return "double"
    if thing.type == "gn_point" or thing.type not in ELEMENTS:
        return "long"
    return ELEMENTS[thing.type]


def passed(call: Call, found: list[Argument], show) -> list[str]:
    """The arguments of C; `show` writes the part of a thing."""
    by_name = {one.name: one for one in found}
    columns = {one.thing.name: one for one in found if one.is_column}
    shown = []
    for parameter, (thing, part) in zip(call.function.parameters, call.arguments, strict=True):
        if thing.name in columns and part != "value":
            shown.append(show(columns[thing.name], part, parameter))
        else:
            shown.append(show(by_name[camel(parameter.name)], part, parameter))
    return shown


def returned(call: Call) -> str:
    return "String" if "char" in call.function.returns else NUMBERS[call.function.returns]


# -- Java, JNI --------------------------------------------------------------------------------------------------------

JNI_HEAD = """// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.nio.Buffer;

/** Functions of the C library, through JNI. Java 22 and later use another version of this class. */
final class {name} {{
    static {{
        Loader.load();
    }}

    private {name}() {{}}
"""


def jni_java(name: str, used: list[Call]) -> str:
    lines = [JNI_HEAD.format(name=name).rstrip()]
    if not any(call.has_rows for call in used):
        lines[0] = lines[0].replace("import java.nio.Buffer;\n\n", "")
    for call in used:
        name, found = camel(call.function.name), arguments(call)
        if call.has_rows:
            given = ", ".join(f"{one.type} {one.name}" for one in found)
            flat = [part for one in found for part in columnwise(one)]
            lines += ["", *folded(f"    static int {name}(", given, ", ", ") {")]
            lines += [
                *folded(f"        return {name}Rows(", ", ".join(value for _, _, value in flat), ", ", ");"),
                "    }",
                "",
            ]
            lines += folded(
                f"    private static native int {name}Rows(",
                ", ".join(f"{kind} {one}" for kind, one, _ in flat),
                ", ",
                ");",
            )
        else:
            given = ", ".join(f"{one.type} {one.name}" for one in found)
            lines += ["", *folded(f"    static native {returned(call)} {name}(", given, ", ", ");")]
    return "\n".join([*lines, "}", ""])


def columnwise(one: Argument) -> list[tuple[str, str, str]]:
    """The type, name and value of each argument that stands for this one in a native method of a batch."""
    name = one.name
    if one.is_column:
        parts = [
            ("Object", f"{name}Array", f"Column.array({name})"),
            ("Buffer", f"{name}Buffer", f"Column.buffer({name})"),
            ("long", f"{name}At", f"Column.at({name}, first)"),
            ("long", f"{name}Stride", f"Column.stride({name})"),
        ]
        return parts[:3] if one.thing.kind is Kind.STATUSES else parts
    return [] if one.part == "first" else [(one.type, name, name)]


# -- C, JNI -----------------------------------------------------------------------------------------------------------

C_HEAD = """/*
 * The native methods of gridnorth.{}: each pins the arrays of Java, calls the C function, and unpins them.
 * Written by bindings/java/generate.py from docs/api.json.
 *
 * SPDX-License-Identifier: MIT
 */
#include "gridnorth_jni.h"
"""
JNI_TYPES = {
    "double": "jdouble",
    "int": "jint",
    "long": "jlong",
    "String": "jstring",
    "Object": "jarray",
    "Buffer": "jobject",
}


def jni_c(name: str, used: list[Call]) -> str:
    return "\n".join([C_HEAD.format(name).rstrip(), *(line for call in used for line in method(call))]) + "\n"


def method(call: Call) -> list[str]:
    function, found = call.function, arguments(call)
    name = f"Java_gridnorth_{native_class(function.name)}_{camel(function.name)}{'Rows' if call.has_rows else ''}"
    flat = [(kind, one) for argument in found for kind, one, _ in columnwise(argument)]
    kinds = [JNI_TYPES.get(kind) or f"j{kind[:-2]}Array" for kind, _ in flat]
    given = ", ".join(
        ["JNIEnv *env", "jclass type", *(f"{kind} {one}" for kind, (_, one) in zip(kinds, flat, strict=True))]
    )
    result = returned(call)
    lines = ["", *folded(f"JNIEXPORT {JNI_TYPES[result]} JNICALL {name}(", given, ", ", ") {"), "    (void)type;"]
    arrays = [one for one in found if one.is_array]
    columns = [one for one in found if one.is_column]
    if not arrays and not columns and result != "String":
        lines.append("    (void)env;")
    if columns:
        lines.append("    column columns[] = {")
        lines += [f"        {{{one.name}Array, {one.name}Buffer, {mode(one)}, NULL, 0}}," for one in columns]
        lines += ["    };", f"    pin_columns(env, columns, {len(columns)});"]
    places = {one.name: f"&columns[{i}]" for i, one in enumerate(columns)}
    lines += [f"    void *{one.name}Memory = pin(env, {one.name});" for one in arrays]
    sizes = [one for one in arrays if one.is_input and one.thing.type == "size_t"]
    sizes = [f"({one.name}Memory, {count_of(one, found)});" for one in sizes]
    lines += [f"    narrow{one}" for one in sizes]
    shown = ", ".join(passed(call, found, lambda one, *rest: in_c(one, *rest, places)))
    if result == "String":
        return [*lines, f"    return (*env)->NewStringUTF(env, {function.name}({shown}));", "}"]
    start = "return " if not arrays and not columns else f"{JNI_TYPES[result]} result = "
    cast = f"({JNI_TYPES[result]})"
    lines += folded(f"    {start}{cast}{function.name}(", shown, ", ", ");")
    lines += [f"    widen{one}" for one in sizes]
    for one in reversed(arrays):
        lines.append(f"    unpin(env, {one.name}, {one.name}Memory, {mode(one)});")
    if columns:
        lines.append(f"    unpin_columns(env, columns, {len(columns)});")
    if arrays or columns:
        lines.append("    return result;")
    return [*lines, "}"]


def count_of(array: Argument, found: list[Argument]) -> str:
    """The argument with the number of elements of an array."""
    return next(one.name for one in found if one.thing is array.thing and one.part == "count")


def mode(one: Argument) -> str:
    return "JNI_ABORT" if one.is_input else "0"


def in_c(one: Argument, part: str, parameter, places: dict[str, str]) -> str:
    if one.is_column:
        return {
            "pointer": f"place({places[one.name]}, {one.name}At)",
            "stride": f"{one.name}Stride",
            "slot_size": f"(size_t){one.name}Stride",
            "count": "(size_t)count",
        }[part]
    if one.is_array:
        return f"{one.name}Memory"
    casts = {"size_t": "(size_t)", "uint32_t": "(uint32_t)", "gn_status": "(gn_status)"}
    return casts.get(parameter.type, "") + one.name


# -- Java 22 ----------------------------------------------------------------------------------------------------------

FOREIGN_HEAD = """// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;

/** Functions of the C library, through java.lang.foreign. */
final class {name} {{
    private {name}() {{}}
"""


def foreign_java(name: str, used: list[Call]) -> str:
    lines = [FOREIGN_HEAD.format(name=name).rstrip()]
    for call in used:
        function, found = call.function, arguments(call)
        name, result = camel(function.name), returned(call)
        layouts = ["ADDRESS" if result == "String" else LAYOUTS[result]]
        layouts += passed(call, found, layout)
        shown = ", ".join(passed(call, found, in_foreign))
        given = ", ".join(f"{one.type} {one.name}" for one in found)
        cast = "(MemorySegment)" if result == "String" else f"({result})"
        start, end = (
            (f"            return Foreign.text({cast} ", "));") if result == "String" else (f"            return {cast} ", ");")
        )
        lines += [
            "",
            f"    private static final class {capital(name)} {{",
            *folded(
                "        static final MethodHandle FUNCTION = Foreign.function(",
                ", ".join([f'"{function.name}"', *layouts]),
                ", ",
                ");",
            ),
            "    }",
            "",
            *folded(f"    static {result} {name}(", given, ", ", ") {"),
            "        try {",
            *folded(f"{start}{capital(name)}.FUNCTION.invokeExact(", shown, ", ", end),
            "        } catch (Throwable failure) {",
            "            throw Foreign.failed(failure);",
            "        }",
            "    }",
        ]
    return "\n".join([*lines, "}", ""])


def layout(one: Argument, part: str, parameter) -> str:
    if one.is_column:
        return "ADDRESS" if part == "pointer" else "JAVA_LONG"
    return "ADDRESS" if one.is_array else LAYOUTS[one.type]


def in_foreign(one: Argument, part: str, parameter) -> str:
    if one.is_column:
        stride = f"Column.stride({one.name})"
        return {"pointer": f"Foreign.memory({one.name}, first)", "stride": stride, "slot_size": stride, "count": "count"}[part]
    return f"Foreign.memory({one.name})" if one.is_array else one.name
