# SPDX-License-Identifier: MIT
"""Writes the classes of values: enumerations, structs and options."""

from __future__ import annotations

import re
from dataclasses import dataclass

from description.api import API, Enumeration, Field, Struct
from description.calls import Kind, calls
from description.meanings import (
    ABSENT,
    BITS,
    IDS,
    KEYS,
    NAMED_NUMBERS,
    NONE,
    OPTIONAL,
    SINGLE,
    STORED,
    TRUTHS,
    enumeration_of,
)

from .names import OF_C, camel, capital, constant, is_sum, native_path, type_name
from .prose import Prose, comment

HEAD = """// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;
"""
# Structs that callers make of all their parts, although functions give them too.
MADE = {"gn_screen", "gn_span", "gn_vertex"}
# Methods written by hand.
MORE = {
    "gn_span": """
    /**
     * Returns the part of a document that this is, as it stands there: {@link Exchange#xmlUnescape} reads it.
     *
     * @param text The document, UTF-8.
     * @return The part.
     */
    public @NotNull String in(byte @NotNull [] text) {
        return new String(text, offset, size, StandardCharsets.UTF_8);
    }""",
}
IMPORTS = {
    "StandardCharsets.": "java.nio.charset.StandardCharsets",
    "Set<": "java.util.Set",
    "List<": "java.util.List",
    "ArrayList<": "java.util.ArrayList",
    "EnumSet": "java.util.EnumSet",
    "Collections.": "java.util.Collections",
    "Arrays.": "java.util.Arrays",
    "Objects.": "java.util.Objects",
    "@NotNull": "org.jetbrains.annotations.NotNull",
    "@Nullable": "org.jetbrains.annotations.Nullable",
}
PRIMITIVES = {"double": "double", "float": "float", "int32_t": "int", "uint32_t": "int", "uint64_t": "int"}
GETTERS = {"double": "getDouble", "float": "getFloat", "int32_t": "getInt", "uint32_t": "getInt"}


def unit(lines: list[str]) -> str:
    """A source file with the imports that it needs."""
    body = "\n".join(lines)
    imports = sorted(
        f"import {name};" for sign, name in IMPORTS.items() if sign in re.sub(r"^ *(/?\*).*", "", body, flags=re.M)
    )
    return "\n".join([HEAD, *([*imports, ""] if imports else []), body, ""])


@dataclass
class Shown:
    """How Java shows a field: its type, how it is read from and put into a Struct."""

    field: Field
    type: str
    get: str
    put: str
    is_nullable: bool = False

    @property
    def name(self) -> str:
        return camel(self.field.name)

    @property
    def is_reference(self) -> bool:
        return self.type not in ("double", "float", "int", "long", "boolean")

    @property
    def annotation(self) -> str:
        return "" if not self.is_reference else "@Nullable " if self.is_nullable else "@NotNull "


class Values:
    def __init__(self, api: API, prose: Prose, functions: dict[str, list[str]]):
        self.api = api
        self.prose = prose
        #: The lines of the functions of each subject.
        self.functions = functions
        things = [thing for call in calls(api) for thing in call.things]
        #: The structs that callers pass, and those inside them; those of lists; the types of a column of results.
        self.arrays = {one.type for one in things if one.kind is Kind.ARRAY or one.is_changed} & (
            api.structs.keys() - {"gn_point"}
        )
        self.given = {one.type for one in things if one.kind is Kind.STRUCT} | self.arrays
        self.given |= {one.type for name in self.given for one in api.structs[name].fields if one.type in api.structs}
        self.listed = {one.type for one in things if one.kind is Kind.OUTPUT}
        self.returned = {one.type for one in things if not one.is_input}
        self.columns = {one.enumeration or one.type for one in things if one.kind is Kind.ROWS}

    def fields(self, struct: Struct) -> list[Field]:
        """Those that Java sees."""
        hidden = {"size", "reserved"} if struct.name.endswith("_options") else {"reserved"}
        return [one for one in struct.fields if one.name not in hidden]

    def shown(self, struct: Struct, one: Field) -> Shown:
        name, at = camel(one.name), f"at + {one.offset}" if one.offset else "at"
        if struct.name.endswith("_options"):
            at = str(one.offset)
        owned = f"{struct.name}.{one.name}"
        enumeration = enumeration_of(struct.name, one.name)
        if owned in KEYS:
            return Shown(one, "String", f"struct.getKeys({at})", f"struct.putKeys({at}, {name})")
        if one.type == "char":
            size = f", {one.count}"
            return Shown(one, "String", f"struct.getText({at}{size})", f"struct.putText({at}{size}, {name})")
        if one.type in self.api.structs:
            kind, get = type_name(one.type), f"new {type_name(one.type)}(struct, {at})"
            if owned in ABSENT:
                sign = self.offset(one.type, ABSENT[owned])
                get = f"struct.getInt({at} + {sign}) == 0 ? null : {get}"
            return Shown(one, kind, get, f"{name}.write(struct, {at})", owned in ABSENT)
        if enumeration and enumeration not in NAMED_NUMBERS:
            kind = type_name(enumeration)
            if is_sum(enumeration) and owned not in SINGLE:
                return Shown(
                    one, f"Set<{kind}>", f"{kind}.set(struct.getInt({at}))", f"struct.putInt({at}, {kind}.sum({name}))"
                )
            is_none = one.name in NONE or owned in NONE
            value = f"{name} == null ? 0 : {name}.value" if owned in NONE else f"{name}.value"
            return Shown(one, kind, f"{kind}.of(struct.getInt({at}))", f"struct.putInt({at}, {value})", is_none)
        if one.type == "gn_status":
            return Shown(one, "Status", f"Status.of(struct.getInt({at}))", f"struct.putInt({at}, {name}.code())")
        if one.name in TRUTHS:
            return Shown(one, "boolean", f"struct.getInt({at}) != 0", f"struct.putInt({at}, {name} ? 1 : 0)")
        if one.count > 1 and one.type in ("double", "float"):
            kind = one.type.capitalize()
            get = f"struct.get{kind}s({at}, {one.count})"
            return Shown(one, f"{one.type}[]", get, f"struct.put{kind}s({at}, {one.count}, {name})")
        if one.count > 1:
            raise SystemExit(f"generate: no rule for an array of {one.type} in {struct.name}")
        if one.type == "uint64_t" and (struct.name.endswith("_options") or owned in IDS | BITS):
            return Shown(one, "long", f"struct.getLong({at})", f"struct.putLong({at}, {name})")
        if one.type == "uint64_t":
            return Shown(one, "int", f"(int) struct.getLong({at})", f"struct.putLong({at}, {name})")
        get = GETTERS[one.type]
        return Shown(one, PRIMITIVES[one.type], f"struct.{get}({at})", f"struct.put{get[3:]}({at}, {name})")

    def offset(self, struct: str, path: str) -> int:
        """Where "utm_center.hemisphere" begins in a struct."""
        first, _, rest = path.partition(".")
        one = next(one for one in self.api.structs[struct].fields if one.name == first)
        return one.offset + (self.offset(one.type, rest) if rest else 0)

    def said(self, shown: Shown) -> str:
        """The documentation of a field."""
        text = self.prose(shown.field.doc)
        if shown.type == "boolean":
            text = re.sub(r"^1, or 0 if there is none.*", "False if there is none; every other field is then 0.", text)
            text = re.sub(r"^1(?: for)?\b(.*?),?;? (?:else 0|or 0.*)\.$", r"Whether it is one: true for\1.", text)
            text = re.sub(r"^1 after (.*?)(?:; 0 .*)?\.$", r"True after \1.", text)
        if shown.is_nullable:
            text = re.sub(r"else 0\b|zeros for other forms", "else null", text)
        if shown.name == "next":
            text = "The characters that may be typed next: digits and capital letters."
        return text or f"{capital(shown.field.name.replace('_', ' '))}."

    # -- enumerations -------------------------------------------------------------------------------------------------

    def enumeration(self, one: Enumeration) -> tuple[str, str] | None:
        """The name and the source of its file."""
        if one.name in OF_C:
            return None
        name = type_name(one.name)
        if one.name == "gn_status":
            return name, self.status(one)
        title = self.prose(one.doc) or f"{name}: named values."
        if one.name in NAMED_NUMBERS:
            lines = [*comment([title]), f"public final class {name} {{", f"    private {name}() {{}}"]
            for value in one.values:
                lines += ["", *comment([self.prose(value.doc) or f"The number {value.value}."], "    ")]
                lines.append(f"    public static final int {constant(value.name, one.name)} = {value.value};")
            return name, unit([*lines, "}"])
        lines = [*comment([title.replace("; a sum", "")]), f"public enum {name} {{"]
        lines += self.constants(one, lambda value: f'{value.value}, "{value.word}"')
        lines += [
            "    final int value;",
            "    private final String word;",
            "",
            f"    {name}(int value, String word) {{",
            "        this.value = value;",
            "        this.word = word;",
            "    }",
            "",
            *comment(
                ["Returns the word that GeoJSON and scripts use for this value.", "", "@return The word."], "    "
            ),
            "    public @NotNull String word() {",
            "        return word;",
            "    }",
            "",
            f"    static {name} of(int value) {{",
            f"        for ({name} one : values()) {{",
            "            if (one.value == value) return one;",
            "        }",
            "        return null;",
            "    }",
        ]
        if one.name in self.columns:
            lines += [
                "",
                f"    static {name}[] list(int[] values, byte[] statuses) {{",
                f"        {name}[] list = new {name}[values.length];",
                "        for (int row = 0; row < list.length; row++) {",
                "            list[row] = statuses[row] == 0 ? of(values[row]) : null;",
                "        }",
                "        return list;",
                "    }",
            ]
        if is_sum(one.name):
            lines += [
                "",
                f"    static int sum(Set<{name}> values) {{",
                "        int sum = 0;",
                f"        for ({name} one : values) sum |= one.value;",
                "        return sum;",
                "    }",
                "",
                f"    static Set<{name}> set(int sum) {{",
                f"        EnumSet<{name}> values = EnumSet.noneOf({name}.class);",
                f"        for ({name} one : values()) {{",
                "            if ((sum & one.value) != 0) values.add(one);",
                "        }",
                "        return Collections.unmodifiableSet(values);",
                "    }",
            ]
        return name, unit([*lines, "}"])

    def constants(self, one: Enumeration, arguments) -> list[str]:
        lines = []
        for value in one.single:
            if value.name in ("GN_STATUS_LIMIT", "GN_STATUS_FORCE_32_BITS"):
                continue
            name = constant(value.name, one.name)
            said = self.prose(value.doc) or f"{capital(name.lower().replace('_', ' '))}."
            lines += [*comment([said], "    "), f"    {name}({arguments(value)}),", ""]
        lines[-2] = lines[-2][:-1] + ";"
        return lines

    def status(self, one: Enumeration) -> str:
        lines = [
            *comment(["An error in the arguments of a call, or in a row of a batch."]),
            "public enum Status {",
            *self.constants(one, lambda value: str(value.value)),
            "    private final int code;",
            "",
            "    Status(int code) {",
            "        this.code = code;",
            "    }",
            "",
            *comment(
                ["Returns the number of this status, which bytes of statuses hold.", "", "@return The number."], "    "
            ),
            "    public int code() {",
            "        return code;",
            "    }",
            "",
            *comment(
                ["Returns the name that the documentation of the C library uses.", "", "@return The name."], "    "
            ),
            "    public @NotNull String cName() {",
            f"        return {native_path('gn_status_name')}(code);",
            "    }",
            "",
            *comment(["Returns a sentence that says what is wrong, in English.", "", "@return The sentence."], "    "),
            "    public @NotNull String text() {",
            f"        return {native_path('gn_status_text')}(code);",
            "    }",
            "",
            *comment(
                [
                    "Returns the status with a number.",
                    "",
                    "@param code A byte of a column of statuses.",
                    "@return The status.",
                    "@throws IllegalArgumentException No status has this number.",
                ],
                "    ",
            ),
            "    public static @NotNull Status of(int code) {",
            "        for (Status one : values()) {",
            "            if (one.code == code) return one;",
            "        }",
            '        throw new IllegalArgumentException("no status has the number " + code);',
            "    }",
            "}",
        ]
        return unit(lines)

    # -- structs ------------------------------------------------------------------------------------------------------

    def struct(self, struct: Struct) -> tuple[str, str]:
        name, is_input = type_name(struct.name), struct.name in self.given
        fields = [self.shown(struct, one) for one in self.fields(struct)]
        if struct.name.endswith("_options"):
            return name, self.options(struct, fields)
        plain = all(not one.is_reference or one.type == "Hemisphere" for one in fields)
        lines = [*comment([self.prose(struct.doc) or f"{name}: a record."]), f"public final class {name} {{"]
        lines += [f"    static final int SIZE = {struct.size};", ""]
        for one in fields:
            lines += [
                *comment([self.said(one)], "    "),
                f"    public final {one.annotation}{one.type} {one.name};",
                "",
            ]
        if struct.name in self.api.begun:
            lines += self.beginning(struct)
        elif is_input and (plain or struct.name not in self.returned or struct.name in STORED | MADE):
            lines += self.constructor(struct, fields)
        lines += [
            f"    {name}(Struct struct, int at) {{",
            *(f"        this.{one.name} = {one.get};" for one in fields),
            "    }",
        ]
        if is_input:
            lines += [
                "",
                "    void write(Struct struct, int at) {",
                *(f"        {one.put};" for one in fields),
                "    }",
            ]
            lines += [
                "",
                "    Struct struct() {",
                "        Struct struct = new Struct(SIZE);",
                "        write(struct, 0);",
                "        return struct;",
                "    }",
            ]
        if struct.name in self.arrays:
            lines += [
                "",
                f"    static long[] words(List<{name}> list) {{",
                "        Struct struct = Struct.room(list.size(), SIZE);",
                "        int at = 0;",
                f"        for ({name} one : list) {{",
                "            one.write(struct, at);",
                "            at += SIZE;",
                "        }",
                "        return struct.words;",
                "    }",
            ]
        lines += self.lists(struct.name, name)
        if struct.name in self.api.begun:
            lines += [line for one in fields for line in self.changed(name, one)]
        lines += MORE.get(struct.name, "").splitlines()
        lines += self.functions.get(struct.name.removeprefix("gn_"), [])
        lines += self.object(name, fields)
        return name, unit([*lines, "}"])

    def beginning(self, struct: Struct) -> list[str]:
        """Makes the values of a struct that a function of the library begins."""
        name = type_name(struct.name)
        return [
            *comment(["Makes one without anything. Its methods return copies with one part changed."], "    "),
            f"    public {name}() {{",
            "        this(begun(), 0);",
            "    }",
            "",
            "    private static Struct begun() {",
            "        Struct struct = new Struct(SIZE);",
            f"        {native_path(f'{struct.name}_init')}(struct.words);",
            "        return struct;",
            "    }",
            "",
        ]

    def changed(self, name: str, one: Shown) -> list[str]:
        said = self.said(one)
        return [
            "",
            *comment([f"Returns a copy with another {one.name}.", "", f"@param {one.name} {said}", "@return The copy."], "    "),
            f"    public @NotNull {name} with{capital(one.name)}({one.annotation}{one.type} {one.name}) {{",
            "        Struct struct = struct();",
            f"        {re.sub(r'at [+] (?=[0-9])|(?<=[(])at(?=,)|at(?=[)])', lambda found: '' if '+' in found[0] else '0', one.put)};",
            f"        return new {name}(struct, 0);",
            "    }",
        ]

    def constructor(self, struct: Struct, fields: list) -> list[str]:
        """Gives all parts; and those that may not be left out, if there are others."""
        name = type_name(struct.name)

        def made(title: str, given: list, statements: list[str]) -> list[str]:
            parameters = ", ".join(f"{one.annotation}{one.type} {one.name}" for one in given)
            return [
                *comment([title, "", *(f"@param {one.name} {self.said(one)}" for one in given)], "    "),
                *folded(f"    public {name}(", parameters, ", ", ") {"),
                *(f"        {statement};" for statement in statements),
                "    }",
                "",
            ]

        lines = made("Makes a value of its parts.", fields, [f"this.{one.name} = {one.name}" for one in fields])
        needed = [f"{struct.name}.{one.name}" not in OPTIONAL for one in self.fields(struct)]
        if not all(needed):
            kept = [one for one, is_needed in zip(fields, needed, strict=True) if is_needed]
            values = ", ".join(one.name if one in kept else "0" for one in fields)
            lines += made("The other parts are as usual.", kept, [f"this({values})"])
        return lines

    def lists(self, struct: str, name: str) -> list[str]:
        """How many structs are read."""
        lines = []
        if struct in self.listed and struct != "gn_point":
            lines += [
                "",
                f"    static List<{name}> list(Output.Records records) {{",
                "        Struct struct = Struct.over(records.array);",
                f"        List<{name}> list = new ArrayList<>(records.size());",
                f"        for (int i = 0; i < records.size(); i++) list.add(new {name}(struct, i * SIZE));",
                "        return list;",
                "    }",
            ]
        if struct in self.columns:
            lines += [
                "",
                f"    static void list(Column.Rows column, byte[] statuses, {name}[] list) {{",
                "        Struct struct = Struct.over((long[]) column.array);",
                "        for (int row = 0; row < list.length; row++) {",
                f"            list[row] = statuses[row] == 0 ? new {name}(struct, row * SIZE) : null;",
                "        }",
                "    }",
            ]
        return lines

    def object(self, name: str, fields: list[Shown]) -> list[str]:
        """The methods of every value."""
        # Arrays of Java are compared by their place in memory unless one asks for more.
        arrays = {one.name for one in fields if one.type.endswith("[]")}
        names = ", ".join(f"Arrays.hashCode({one.name})" if one.name in arrays else one.name for one in fields)
        texts = {one.name: f"Arrays.toString({one.name})" if one.name in arrays else one.name for one in fields}
        shown = ' + ", '.join(f'{name}=" + {text}' for name, text in texts.items())
        same = " && ".join(
            f"{'Arrays.equals' if one.name in arrays else 'Struct.same'}({one.name}, that.{one.name})" for one in fields
        )
        return [
            "",
            "    @Override",
            "    public boolean equals(Object other) {",
            f"        if (!(other instanceof {name})) return false;",
            f"        {name} that = ({name}) other;",
            *folded("        return ", same, " && ", ";"),
            "    }",
            "",
            "    @Override",
            "    public int hashCode() {",
            *folded("        return Objects.hash(", names, ", ", ");"),
            "    }",
            "",
            "    @Override",
            "    public String toString() {",
            *folded(f'        return "{name}[', shown, " + ", ' + "]";'),
            "    }",
        ]

    def options(self, struct: Struct, fields: list[Shown]) -> str:
        name = type_name(struct.name)
        lines = [
            *comment(
                [
                    re.sub(
                        r" \w+_?\w*Init\(\).*| gn_\w+_init\(\).*",
                        "",
                        self.prose(re.sub(r" gn_\w+_init\(\).*", "", struct.doc)),
                    ),
                    "",
                    "A new object has the defaults. Each setter returns the object itself.",
                ]
            ),
            f"public final class {name} {{",
            f"    final Struct struct = new Struct({struct.size});",
            "",
            *comment(["Makes options with the defaults."], "    "),
            f"    public {name}() {{",
            f"        {native_path(f'{struct.name}_init')}(struct.words);",
            "    }",
        ]
        for one in fields:
            said = self.said(one)
            lines += ["", *comment([said, "", f"@param {one.name} {said}", "@return These options."], "    ")]
            lines += [
                f"    public @NotNull {name} {one.name}({one.annotation}{one.type} {one.name}) {{",
                f"        {one.put};",
                "        return this;",
                "    }",
            ]
            lines += [
                "",
                *comment(
                    [
                        f"Returns what {{@link #{one.name}({re.sub('<.*>', '', one.type)})}} sets.",
                        "",
                        f"@return {said}",
                    ],
                    "    ",
                ),
            ]
            lines += [f"    public {one.annotation}{one.type} {one.name}() {{", f"        return {one.get};", "    }"]
        return unit([*lines, "}"])


def folded(start: str, text: str, separator: str, end: str) -> list[str]:
    """A statement in as many lines as it needs."""
    lines, line = [], start
    parts = text.split(separator)
    margin = " " * (len(start) - len(start.lstrip()) + 8)
    for i, part in enumerate(parts):
        piece = part + (separator.rstrip() if separator == ", " and i < len(parts) - 1 else "")
        joint = "" if i == 0 else " " if separator == ", " else separator
        if i and len(line) + len(joint) + len(piece) + len(end) > 116:
            lines.append(line)
            line = margin + ("" if separator == ", " else separator.lstrip()) + piece
        else:
            line += joint + piece
    return [*lines, line + end]
