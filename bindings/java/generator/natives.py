# SPDX-License-Identifier: MIT
"""Writes Native, the class that calls C: through JNI, or through java.lang.foreign in Java 22 and later."""

from __future__ import annotations

from dataclasses import dataclass

from description.api import API
from description.calls import Call, Kind, Thing, calls

from .names import UNUSED, camel, capital
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


def used(api: API) -> list[Call]:
    return [call for call in calls(api) if call.function.name not in UNUSED]


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

/** The functions of the C library, through JNI. Java 22 and later use another version of this class. */
final class Native {
    static {
        Loader.load();
    }

    private Native() {}
"""


def jni_java(api: API) -> str:
    lines = [JNI_HEAD.rstrip()]
    for call in used(api):
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
 * The native methods of gridnorth.Native: each pins the arrays of Java, calls the C function, and unpins them.
 * Written by bindings/java/generate.py from docs/api.json.
 *
 * Nothing here needs a C library. While an array is pinned, no other function of JNI is called.
 *
 * SPDX-License-Identifier: MIT
 */
#include <gridnorth.h>
#include <jni.h>

_Static_assert(sizeof(size_t) <= sizeof(jlong), "sizes are passed as jlong");
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "a shorter size that C writes is the start of a jlong, which was 0");

static void *pin(JNIEnv *env, jarray array) {
    return array ? (*env)->GetPrimitiveArrayCritical(env, array, NULL) : NULL;
}

/* Mode JNI_ABORT: the array has not been changed. */
static void unpin(JNIEnv *env, jarray array, void *memory, jint mode) {
    if (memory)
        (*env)->ReleasePrimitiveArrayCritical(env, array, memory, mode);
}

/* Sizes in an array that C and Java share: types of their own, which may stand in the same memory. */
typedef size_t __attribute__((__may_alias__)) c_size;
typedef jlong __attribute__((__may_alias__)) java_size;

/* Sizes in an array of Java have 64 bits. Where those of C have fewer, they move together while C reads them. */
static void narrow(void *sizes, jlong count) {
    if (sizeof(size_t) == sizeof(jlong) || !sizes)
        return;
    for (jlong i = 0; i < count; i++)
        ((c_size *)sizes)[i] = (c_size)((java_size *)sizes)[i];
}

/* Moves them apart again: the next rows of a batch find the same array. */
static void widen(void *sizes, jlong count) {
    if (sizeof(size_t) == sizeof(jlong) || !sizes)
        return;
    for (jlong i = count - 1; i >= 0; i--)
        ((java_size *)sizes)[i] = (java_size)((c_size *)sizes)[i];
}

/* A column of a batch: in an array, in a direct buffer, or absent. */
typedef struct column {
    jarray array;
    jobject buffer;
    jint mode;
    char *memory;
    int first; /* The first column in the same array, which pins it for all. */
} column;

/* A virtual machine may give a copy of an array; columns in one array must get the same. */
static void pin_columns(JNIEnv *env, column *columns, int count) {
    for (int i = 0; i < count; i++) {
        if (columns[i].buffer)
            columns[i].memory = (*env)->GetDirectBufferAddress(env, columns[i].buffer);
        columns[i].first = i;
        for (int j = 0; j < i && columns[i].array && columns[i].first == i; j++) {
            if ((*env)->IsSameObject(env, columns[i].array, columns[j].array))
                columns[i].first = j;
        }
        if (columns[i].mode == 0)
            columns[columns[i].first].mode = 0;
    }
    for (int i = 0; i < count; i++) {
        if (columns[i].array)
            columns[i].memory = columns[i].first == i ? pin(env, columns[i].array) : columns[columns[i].first].memory;
    }
}

static void unpin_columns(JNIEnv *env, const column *columns, int count) {
    for (int i = count - 1; i >= 0; i--) {
        if (columns[i].array && columns[i].first == i)
            unpin(env, columns[i].array, columns[i].memory, columns[i].mode);
    }
}

/* A place in the memory of a column, or null without a column. */
static void *place(const column *from, jlong offset) {
    return from->memory ? from->memory + offset : NULL;
}
"""
JNI_TYPES = {
    "double": "jdouble",
    "int": "jint",
    "long": "jlong",
    "String": "jstring",
    "Object": "jarray",
    "Buffer": "jobject",
}


def jni_c(api: API) -> str:
    return "\n".join([C_HEAD.rstrip(), *(line for call in used(api) for line in method(call))]) + "\n"


def method(call: Call) -> list[str]:
    function, found = call.function, arguments(call)
    name = f"Java_gridnorth_Native_{camel(function.name)}{'Rows' if call.has_rows else ''}"
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

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;

/** The functions of the C library, through java.lang.foreign. */
final class Native {
    private static final SymbolLookup LIBRARY;

    static {
        Loader.load();
        LIBRARY = SymbolLookup.loaderLookup();
    }

    private Native() {}

    /** A critical function, which may receive arrays of Java. */
    private static MethodHandle function(String name, MemoryLayout result, MemoryLayout... arguments) {
        FunctionDescriptor descriptor = FunctionDescriptor.of(result, arguments);
        return Linker.nativeLinker().downcallHandle(LIBRARY.find(name).get(), descriptor, Linker.Option.critical(true));
    }

    private static MemorySegment memory(double[] array) {
        return array == null ? MemorySegment.NULL : MemorySegment.ofArray(array);
    }

    private static MemorySegment memory(float[] array) {
        return array == null ? MemorySegment.NULL : MemorySegment.ofArray(array);
    }

    private static MemorySegment memory(long[] array) {
        return array == null ? MemorySegment.NULL : MemorySegment.ofArray(array);
    }

    private static MemorySegment memory(int[] array) {
        return array == null ? MemorySegment.NULL : MemorySegment.ofArray(array);
    }

    private static MemorySegment memory(byte[] array) {
        return array == null ? MemorySegment.NULL : MemorySegment.ofArray(array);
    }

    private static MemorySegment memory(Column column, long first) {
        if (column == null) return MemorySegment.NULL;
        MemorySegment all;
        if (column.buffer != null) {
            all = MemorySegment.ofBuffer(column.buffer);
        } else if (column.array instanceof double[] doubles) {
            all = MemorySegment.ofArray(doubles);
        } else if (column.array instanceof int[] integers) {
            all = MemorySegment.ofArray(integers);
        } else if (column.array instanceof long[] words) {
            all = MemorySegment.ofArray(words);
        } else {
            all = MemorySegment.ofArray((byte[]) column.array);
        }
        return all.asSlice(Column.at(column, first));
    }

    private static String text(MemorySegment text) {
        return text.reinterpret(Long.MAX_VALUE).getString(0);
    }

    /** A call throws only errors of the virtual machine. */
    private static Error failed(Throwable failure) {
        return failure instanceof Error error ? error : new AssertionError(failure);
    }
"""


def foreign_java(api: API) -> str:
    lines = [FOREIGN_HEAD.rstrip()]
    for call in used(api):
        function, found = call.function, arguments(call)
        name, result = camel(function.name), returned(call)
        layouts = ["ADDRESS" if result == "String" else LAYOUTS[result]]
        layouts += passed(call, found, layout)
        shown = ", ".join(passed(call, found, in_foreign))
        given = ", ".join(f"{one.type} {one.name}" for one in found)
        cast = "(MemorySegment)" if result == "String" else f"({result})"
        start, end = (
            (f"            return text({cast} ", "));") if result == "String" else (f"            return {cast} ", ");")
        )
        lines += [
            "",
            f"    private static final class {capital(name)} {{",
            *folded(
                "        static final MethodHandle FUNCTION = function(",
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
            "            throw failed(failure);",
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
        return {"pointer": f"memory({one.name}, first)", "stride": stride, "slot_size": stride, "count": "count"}[part]
    return f"memory({one.name})" if one.is_array else one.name
