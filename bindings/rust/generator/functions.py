# SPDX-License-Identifier: MIT
"""Writes the functions: each converts its arguments, calls C once, and returns the result or an error."""

from __future__ import annotations

import re
from dataclasses import dataclass

from description.api import API
from description.calls import Call, Kind, Thing, calls
from description.meanings import CHANGED_COUNT, NONE
from description.subjects import place

from .names import WITHOUT, c_type, is_sum, record_name, type_name, type_path
from .prose import Prose, comment

SAFETY = "// SAFETY: each pointer is null where C allows it, or to as many elements as C is told."

#: Structs of at most this many bytes are passed by value.
SMALL = 32

#: Numbers of an output of unknown size come in pairs.
PAIR = "[f32; 2]"


def functions(api: API, prose: Prose, subject: str) -> list[str]:
    lines = []
    for call in calls(api):
        if call.function.name not in WITHOUT and place(call.function.name).subject == subject:
            lines += Writer(api, prose, call).lines()
    return lines


@dataclass
class Passed:
    """A thing as a parameter in Rust, and the expressions of its parts for C."""

    type: str | None
    parts: dict[str, str]
    before: str = ""


class Writer:
    def __init__(self, api: API, prose: Prose, call: Call):
        self.api, self.prose, self.call = api, prose, call
        self.function = call.function
        self.subject, self.name = place(self.function.name).subject, place(self.function.name).name
        self.finds = record_name(self.function.name, {type_name(one) for one in api.structs if place(one).subject is None})
        self.fills = [one for one in call.things if one.kind in (Kind.OUTPUT, Kind.KNOWN)]

    def lines(self) -> list[str]:
        if self.function.returns != "gn_status":
            return self.direct()
        if self.call.is_batch:
            return self.batch()
        if self.call.gathers:
            return [*self.into(), *self.gathered()]
        if any(one.is_changed for one in self.fills):
            return [*self.into(), *self.changing()]
        if self.fills:
            return [*self.into(), *self.owned()]
        return self.single()

    # -- what a thing is in Rust --------------------------------------------------------------------------------------

    def element(self, thing: Thing) -> str:
        if thing.enumeration:
            return type_path(thing.enumeration, self.subject)
        if thing.kind is Kind.OUTPUT and thing.type == "float":
            return PAIR
        return "Status" if thing.type == "gn_status" else c_type(thing.type, self.subject)

    def passed(self, thing: Thing) -> Passed:
        name, element = thing.name, self.element(thing)
        cast = ".cast()" if thing.enumeration or element == PAIR or thing.kind is Kind.STATUSES else ""
        match thing.kind:
            case Kind.NUMBER if thing.is_truth:
                return Passed("bool", {"value": f"i32::from({name})"})
            case Kind.NUMBER if element == "Status":
                return Passed(element, {"value": f"i32::from({name}.raw())"})
            case Kind.NUMBER if thing.enumeration:
                return Passed(element, {"value": f"{name}.{'bits' if is_sum(thing.enumeration) else 'raw'}()"})
            case Kind.NUMBER if self.counted(thing):
                return Passed(None, {"value": f"{self.counted(thing).name}.len()"})
            case Kind.NUMBER:
                return Passed(element, {"value": name})
            case Kind.STRUCT if thing.is_optional and self.api.structs[thing.type].size > SMALL:
                return Passed(f"Option<&{element}>", {"pointer": f"{name}.map_or(ptr::null(), |one| one)"})
            case Kind.STRUCT if thing.is_optional:
                return Passed(f"Option<{element}>", {"pointer": f"{name}.as_ref().map_or(ptr::null(), |one| one)"})
            case Kind.STRUCT if self.api.structs[thing.type].size <= SMALL:
                return Passed(element, {"pointer": f"&{name}"})
            case Kind.STRUCT:
                return Passed(f"&{element}", {"pointer": name})
            case Kind.OPTIONS:
                return Passed(f"Option<&{element}>", {"pointer": f"{name}.map_or(ptr::null(), |one| one)"})
            case Kind.TEXT if thing.is_optional:
                size = f"{name}.map_or(0, str::len)"
                return Passed("Option<&str>", {"pointer": f"{name}.map_or(ptr::null(), str::as_ptr)", "size": size})
            case Kind.TEXT:
                parts = {"pointer": f"{name}.as_ptr()", "size": f"{name}.len()"}
                return Passed("impl AsRef<[u8]>", parts, f"let {name} = {name}.as_ref();")
            case Kind.ARRAY if thing.is_optional:
                pointer, count = f"{name}.map_or(ptr::null(), <[_]>::as_ptr)", f"{name}.map_or(0, <[_]>::len)"
                return Passed(f"Option<&[{element}]>", {"pointer": pointer, "count": count})
            case Kind.ARRAY:
                return Passed(f"&[{element}]", {"pointer": f"{name}.as_ptr()", "count": f"{name}.len()"})
            case Kind.COLUMN | Kind.ROWS | Kind.TEXTS | Kind.SLOTS:
                column = {
                    Kind.COLUMN: f"Column<'a, {element}>",
                    Kind.ROWS: f"ColumnMut<'a, {element}>",
                    Kind.TEXTS: "Texts<'a>",
                    Kind.SLOTS: "TextsMut<'a>",
                }[thing.kind]
                parts = {"pointer": f"{name}.pointer{cast}", "stride": f"{name}.stride", "slot_size": f"{name}.size"}
                return Passed(f"impl Into<{column}>", parts, f"let {name} = {name}.into();")
            case Kind.STATUSES:
                before = f"let {name} = {name}.map_or(ColumnMut::none(), ColumnMut::from);"
                return Passed("Option<&mut [Status]>", {"pointer": f"{name}.pointer{cast}"}, before)
            case Kind.RESULT | Kind.OFFSET | Kind.FIELD:
                zero = {"f64": "0.0", "i32": "0", "usize": "0"}.get(element, f"{element}::default()")
                pointer = f"(&mut {name} as *mut {element}).cast()" if cast else f"&mut {name}"
                return Passed(None, {"pointer": pointer}, f"let mut {name} = {zero};")
            case Kind.OUTPUT:
                parts = {"pointer": f"{name}.as_mut_ptr(){cast}", "capacity": f"{name}.len()"}
                parts["needed"] = f"&mut {needed(thing)}"
                return Passed(f"&mut [{element}]", parts, f"let mut {needed(thing)} = 0;")
            case Kind.KNOWN if thing.is_optional:
                pointer = f"{name}.map_or(ptr::null_mut(), |all| all.as_mut_ptr())"
                return Passed(f"Option<&mut [{element}]>", {"pointer": pointer})
            case Kind.KNOWN:
                return Passed(f"&mut [{element}]", {"pointer": f"{name}.as_mut_ptr()"})
        raise SystemExit(f"generate: no rule for {thing.kind} of {self.function.name}")

    def counted(self, thing: Thing) -> Thing | None:
        """The output whose length a number is, if any."""
        named = thing.parameter.role == "count"
        return next((one for one in self.fills if one.name in thing.parameter.of), None) if named else None

    # -- functions ----------------------------------------------------------------------------------------------------

    def direct(self) -> list[str]:
        """A function that returns its result."""
        parameters, arguments, _ = self.arguments()
        called = f"{self.function.name}({', '.join(arguments)})"
        returns = c_type(self.function.returns, self.subject)
        if "char" in self.function.returns:
            optional = "null" in self.function.outcome
            returns = "Option<&'static str>" if optional else "&'static str"
            called = f"static_text({called}){'' if optional else '.unwrap_or_default()'}"
        said = [self.prose(self.function.summary), *self.listed(), *map(self.prose, self.function.body)]
        return [
            *comment(said),
            f"pub fn {self.name}({', '.join(parameters)}) -> {returns} {{",
            "    // SAFETY: the function takes numbers, and texts that it returns are static.",
            f"    unsafe {{ {called} }}",
            "}",
            "",
        ]

    def single(self) -> list[str]:
        results = [one for one in self.call.things if one.kind is Kind.RESULT]
        lines = [] if len(results) < 2 else self.record(results, [self.element(one) for one in results])
        if len(results) > 1:
            returns = self.finds
            value = f"{returns} {{ {', '.join(one.name for one in results)} }}"
        else:
            returns, value = self.element(results[0]), results[0].name
            struct = self.api.structs.get(results[0].type)
            if value in NONE:
                returns, value = f"Option<{returns}>", f"({value}.raw() != 0).then_some({value})"
            elif struct and any(one.name == "found" for one in struct.fields):
                returns, value = f"Option<{returns}>", f"{value}.found().then_some({value})"
        body = [*self.called(), self.checked(), f"Ok({value})"]
        return [*lines, *comment(self.documentation()), *self.written(self.name, f"Result<{returns}>", body)]

    def into(self) -> list[str]:
        """A function that fills slices of the caller."""
        body = self.called()
        outputs = [one for one in self.fills if one.kind is Kind.OUTPUT]
        if not outputs:
            some = f"as_deref().map_or({self.length()}, <[_]>::len)"
            lengths = [f"{one.name}.{some if one.is_optional else 'len()'}" for one in self.fills]
            body = [f"rows(&[{', '.join(dict.fromkeys([self.length(), *lengths]))}]);", *body, self.answer()]
            returns, takes = "()", "exactly as long as there are results"
        elif outputs[0].type == "char":
            text = f"text_in({outputs[0].name}, {needed(outputs[0])})"
            returns, takes = "&str", "one byte longer than the text"
            if report := self.call.report:
                returns, text = f"({self.element(report)}, &str)", f"Ok(({report.name}, {text}?))"
            body += [self.checked(), text]
        else:
            taken = [f"&mut {one.name}[..{needed(one)}]" for one in outputs]
            kinds = [f"&mut [{self.element(one)}]" for one in outputs]
            returns, value = kinds[0], taken[0]
            results = [one for one in self.call.things if one.kind is Kind.RESULT]
            taken = [one.name for one in results] + taken
            kinds = [self.element(one) for one in results] + kinds
            if len(taken) > 1:
                returns, value = f"({', '.join(kinds)})", f"({', '.join(taken)})"
            body += [self.checked(), f"Ok({value})"]
            takes = "long enough"
        said = [f"As `{self.name}`, into memory of the caller, which must be {takes}."]
        if outputs:
            said.append(
                "If it is not, the status is [`Status::ERROR_BUFFER_TOO_SMALL`], and [`Error::needed`] tells how much."
            )
        if not outputs:
            said += ["# Panics", "If it is not."]
        # The result borrows from the outputs, not from the inputs; if there is one reference, Rust knows.
        references = sum("&" in (self.passed(one).type or "") for one in self.call.things)
        lifetime = "'out" if "&" in returns and references > 1 else ""
        lifetime = f"'a, {lifetime}" if self.call.has_rows else lifetime
        written = self.written(f"{self.name}_into", f"Result<{borrowed(returns, lifetime)}>", body, lifetime)
        return [*comment(said), *written]

    def owned(self) -> list[str]:
        """The twin that returns a String or a Vec."""
        inputs = [one for one in self.call.inputs]
        outputs = [one for one in self.fills if one.kind is Kind.OUTPUT]
        elements = [self.element(one) for one in self.fills]
        kinds = ["String" if one.type == "char" else f"Vec<{kind}>" for one, kind in zip(self.fills, elements)]
        names = [one.name for one in self.fills]
        if self.call.report:
            return self.reported(kinds)
        record = self.finds
        returns, value = (record, f"{record} {{ {', '.join(names)} }}") if len(names) > 1 else (kinds[0], names[0])
        given = [one.name for one in inputs if not self.counted(one)]
        before = [self.passed(one).before for one in inputs if one.kind is Kind.TEXT and not one.is_optional]
        filled = f"{self.name}_into({', '.join([*given, *names])})"
        if not outputs:
            count = next((one.name for one in inputs if self.counted(one)), self.length())
            room = [f"let mut {name} = room({count})?;" for name in names]
            passed = [f"Some(&mut {one.name})" if one.is_optional else f"&mut {one.name}" for one in self.fills]
            body = [*room, f"{self.name}_into({', '.join([*given, *passed])})?;", f"Ok({value})"]
        elif len(names) > 1:
            lengths = ", ".join(f"{name}.len()" for name in names)
            listed = ", ".join(names)
            body = [
                f"let ({listed}) = two(|{listed}| {{",
                f"    let ({listed}) = {filled}?;",
                f"    Ok(({lengths}))",
                "})?;",
                f"Ok({value})",
            ]
        elif kinds[0] == "String":
            body = [f"string(|{names[0]}| {{", f"    {filled}.map(str::len)", "})"]
        else:
            body = [f"elements(|{names[0]}| {{", f"    {filled}.map(|found| found.len())", "})"]
        parameters = [f"{one.name}: {self.passed(one).type or self.element(one)}" for one in inputs]
        written = write(self.name, parameters, f"Result<{returns}>", [*before, *body])
        feature = ('#[cfg(feature = "alloc")]',)
        lines = self.record(self.fills, kinds, feature) if len(names) > 1 else []
        return [*lines, *comment(self.documentation()), *feature, *written]

    def reported(self, kinds: list[str]) -> list[str]:
        """The twin that returns a report beside a String or Vecs."""
        report, names = self.call.report, [one.name for one in self.fills]
        listed, lengths = ", ".join(names), ", ".join(f"{name}.len()" for name in names)
        helper = "two" if len(names) > 1 else "string"
        body = [
            *(self.passed(one).before for one in self.call.inputs if one.kind is Kind.TEXT),
            self.passed(report).before,
            f"let {f'({listed})' if len(names) > 1 else listed} = {helper}(|{listed}| {{",
            f"    let (found, {listed}) = {self.name}_into({', '.join([*(one.name for one in self.call.inputs), *names])})?;",
            f"    {report.name} = found;",
            f"    Ok({f'({lengths})' if len(names) > 1 else lengths})",
            "})?;",
            f"Ok({self.finds} {{ {listed.replace('out', 'text: out')}, {report.name} }})",
        ]
        parameters = [f"{one.name}: {self.passed(one).type}" for one in self.call.inputs]
        feature = ('#[cfg(feature = "alloc")]',)
        written = write(self.name, parameters, f"Result<{self.finds}>", body)
        record = self.record([*self.fills, report], [*kinds, self.element(report)], feature)
        return [*record, *comment(self.documentation()), *feature, *written]

    def changing(self) -> list[str]:
        """The variant of a function that changes an array: it leaves the array as it is, and returns all results."""
        results = [one for one in self.call.things if one.kind is Kind.RESULT]
        changed, other = (one.name for one in self.fills)
        struct, field = CHANGED_COUNT[changed]
        given = ", ".join(one.name for one in self.call.inputs)
        found = ", ".join(["found", changed, other])
        body = [
            f"if {struct}.map_or(0, |one| one.{field}) != {changed}.len() as u64 {{",
            "    return Err(Error::new(Status::ERROR_COUNT));",
            "}",
            *(self.passed(one).before for one in results),
            f"let ({changed}, {other}) = change({changed}, |{changed}, {other}| {{",
            f"    let ({found}) = {self.name}_into({given}, {changed}, {other})?;",
            f"    {results[0].name} = found;",
            f"    Ok(({changed}.len(), {other}.len()))",
            "})?;",
            f"Ok({self.finds} {{ {results[0].name}, {changed}, {other} }})",
        ]
        parameters = [f"{one.name}: {self.passed(one).type}" for one in self.call.inputs]
        parameters.append(f"{changed}: &[{self.element(self.fills[0])}]")
        things = [*results, *self.fills]
        kinds = [self.element(one) if one in results else f"Vec<{self.element(one)}>" for one in things]
        feature = ('#[cfg(feature = "alloc")]',)
        written = write(self.name, parameters, f"Result<{self.finds}>", body)
        return [*self.record(things, kinds, feature), *comment(self.documentation()), *feature, *written]

    def gathered(self) -> list[str]:
        """The variant, for a function that takes rows, that returns a Vec."""
        output = next(one for one in self.call.things if one.kind is Kind.OUTPUT)
        columns = [one for one in self.call.things if one.kind in (Kind.COLUMN, Kind.ROWS)]
        # Each call reborrows the mutable arguments.
        names = [
            f"{one.name}.again()" if one.kind is Kind.ROWS else one.name
            for one in self.call.things
            if one.is_input or one is output or one.kind is Kind.ROWS
        ]
        filled = f"{self.name}_into({', '.join([*names, 'statuses.as_deref_mut()'])})"
        befores = [(self.passed(one).before, one.kind is Kind.ROWS) for one in columns]
        body = [
            *(before.replace("let ", "let mut ") if is_written else before for before, is_written in befores),
            f"elements(|{output.name}| {{",
            f"    {filled}.map(|found| found.len())",
            "})",
        ]
        things = [one for one in self.call.things if one is not output]
        parameters = [
            f"{'mut ' if one.kind is Kind.STATUSES else ''}{one.name}: {self.passed(one).type}" for one in things
        ]
        written = write(self.name, parameters, f"Result<Vec<{self.element(output)}>>", body, "'a" if columns else "")
        return [*comment(self.documentation()), '#[cfg(feature = "alloc")]', *written]

    def counting(self) -> list[str]:
        """The code that finds the number of rows, which all columns must have."""
        if self.call.judged:
            return [f"rows(&[{self.call.judged.name}.len(), statuses.rows]);"]
        columns = [one for one in self.call.things if self.is_column(one)]
        return filled("let count = rows(&[", [f"{one.name}.rows" for one in columns], "]);")

    def batch(self) -> list[str]:
        count = self.counting()
        _, arguments, before = self.arguments()
        body = [*before, *count, *invocation(self.function.name, arguments), "batch_status(status)"]
        return [*comment(self.documentation()), *self.written(self.name, "Result<Status>", body, "'a")]

    def is_column(self, thing: Thing) -> bool:
        return thing.kind in (Kind.COLUMN, Kind.ROWS, Kind.TEXTS, Kind.SLOTS, Kind.STATUSES)

    # -- parts of a function ------------------------------------------------------------------------------------------

    def arguments(self) -> tuple[list[str], list[str], list[str]]:
        """The parameters, the C arguments, and the statements before the call."""
        passed = {id(one): self.passed(one) for one in self.call.things}
        parameters = [f"{one.name}: {passed[id(one)].type}" for one in self.call.things if passed[id(one)].type]
        arguments = [
            "count" if part == "count" and self.is_column(one) else passed[id(one)].parts[part]
            for one, part in self.call.arguments
        ]
        return parameters, arguments, [one.before for one in passed.values() if one.before]

    def called(self) -> list[str]:
        _, arguments, before = self.arguments()
        count = self.counting() if self.call.has_rows or self.call.judged else []
        return [*before, *count, *invocation(self.function.name, arguments)]

    def answer(self) -> str:
        """The expression for the result, or for an error with all its details."""
        more = {Kind.OFFSET: ".at({})", Kind.FIELD: ".within(TypingField::from_raw({}))"}
        told = "".join(more.get(one.kind, "").format(one.name) for one in self.call.things)
        room = [needed(one) for one in self.fills if one.kind is Kind.OUTPUT]
        if room:
            told += f".needing({', '.join((room + ['0'])[:2])})"
        # Refused rows and features are not errors of the call.
        check = "batch_status(status)" if self.call.gathers or self.call.report else "Error::check(status)"
        if self.call.document:
            told = f".at({self.call.report.name}.place as usize){told}"
        return f"{check}.map_err(|error| error{told})" if told else check

    def checked(self) -> str:
        return f"{self.answer()}?;"

    def length(self) -> str:
        """The number of elements of an output of known size."""
        owner = next((one for one, part in self.call.arguments if part == "count" and one.kind is Kind.ARRAY), None)
        return f"{owner.name}.len()" if owner else f"{self.fills[0].name}.len()"

    def written(self, name: str, returns: str, body: list[str], lifetime: str = "") -> list[str]:
        parameters, _, _ = self.arguments()
        if lifetime:
            outs = {one.name for one in self.fills}
            parameters = [
                one.replace("&mut", f"&{lifetime.split()[-1]} mut") if one.split(":")[0] in outs else one for one in parameters
            ]
        return write(name, parameters, returns, body, lifetime)

    def record(self, things: list[Thing], kinds: list[str], feature: tuple[str, ...] = ()) -> list[str]:
        """A struct for results that belong together."""
        copy = "" if feature else "Copy, "
        lines = [
            *comment([f"What [`{self.name}()`] finds."]),
            *feature,
            f"#[derive(Clone, {copy}Debug, Default, PartialEq)]",
            f"pub struct {self.finds} {{",
        ]
        for one, kind in zip(things, kinds, strict=True):
            name = "text" if one.type == "char" else one.name
            lines += [*comment([self.prose(one.doc)], "    "), f"    pub {name}: {kind},"]
        return [*lines, "}", ""]

    # -- documentation ------------------------------------------------------------------------------------------------

    def documentation(self) -> list[str]:
        function = self.function
        told = self.prose.errors(function.outcome)
        errors = ["# Errors", told] if told else []
        panics = ["# Panics", "If columns have different numbers of rows."] if self.call.has_rows else []
        if judged := self.call.judged:
            panics = ["# Panics", f"If `statuses` and `{judged.name}` have different lengths."]
        if self.call.is_batch:
            panics = ["Returns [`Status::PARTIAL`] if a row was refused, else [`Status::OK`].", *errors, *panics]
            errors = []
        return [self.prose(function.summary), *self.listed(), *map(self.prose, function.body), *errors, *panics]

    def listed(self) -> list[str]:
        """The parameters, as a list."""
        rows = (Kind.ROWS, Kind.SLOTS, Kind.STATUSES)
        shown = [one for one in self.call.things if one.is_input or one.is_changed or one.kind in rows]
        listed = [(one, self.prose(row_doc(one))) for one in shown]
        results = [one for one in self.call.outputs if one.kind in (Kind.RESULT, Kind.OUTPUT)]
        lines = [f"* `{one.name}`: {doc}" for one, doc in listed if doc]
        if len(results) == 1 and (doc := self.prose(row_doc(results[0]))) and results[0].type != "char":
            lines.append(f"Returns: {doc[:1].lower() if not doc[:2].isupper() else doc[:1]}{doc[1:]}")
        return lines


def row_doc(thing: Thing) -> str:
    """The comment for a thing; C counts slots and bytes where Rust has rows."""
    if thing.kind is Kind.STATUSES:
        return f"The status of each {'fence' if 'fence' in thing.doc else 'row'}."
    if thing.is_changed:
        return thing.doc_before
    return re.sub(r"^count slots; each receives", "Each receives", thing.doc)


def needed(thing: Thing) -> str:
    """The variable that holds the number of elements of an output."""
    return f"{thing.name}_needed" if thing.name != "out" else "needed"


def filled(head: str, items: list[str], tail: str) -> list[str]:
    """A list on one line, or with a line for each item."""
    line = f"{head}{', '.join(items)}{tail}"
    return [line] if len(line) <= 112 else [head, *(f"    {one}," for one in items), tail]


def invocation(name: str, arguments: list[str]) -> list[str]:
    lines = filled(f"let status = unsafe {{ {name}(", arguments, ") };")
    if len(lines) > 1:
        lines = ["let status = unsafe {", *(f"    {one}" for one in filled(f"{name}(", arguments, ")")), "};"]
    return [SAFETY, *lines]


def borrowed(returns: str, lifetime: str) -> str:
    return returns.replace("&", f"&{lifetime.split()[-1]} ") if lifetime else returns


def write(name: str, parameters: list[str], returns: str, body: list[str], lifetime: str = "") -> list[str]:
    generic = f"<{lifetime}>" if lifetime else ""
    arrow = "" if returns == "()" else f" -> {returns}"
    head = f"pub fn {name}{generic}({', '.join(parameters)}){arrow} {{"
    if len(head) > 120 or name.endswith("_batch"):
        head = f"pub fn {name}{generic}(\n" + "".join(f"    {one},\n" for one in parameters) + f"){arrow} {{"
    return [*head.split("\n"), *(f"    {line}" for line in body), "}", ""]
