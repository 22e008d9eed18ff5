# SPDX-License-Identifier: MIT
"""Writes two functions for each batch: from slices to new slices, and from columns to columns of the caller.

A batch that gathers rows in one result takes slices or columns.
"""

from __future__ import annotations

import re

from description.api import API
from description.calls import Call, Kind, Thing, calls

from .calling import COLUMNS, Calling, grouped, listed
from .functions import HEAD
from .names import WITHOUT, exported, local
from .prose import Prose, comment, starting


def batches(api: API) -> str:
    prose = Prose(api)
    lines = [HEAD.replace('import "unsafe"\n', "")]
    for call in calls(api):
        if call.function.name in WITHOUT:
            continue
        if call.is_batch:
            batch = Batch(api, prose, call)
            lines += [*batch.slices(), *batch.columns()]
        elif call.judged:
            lines += Judging(api, prose, call).slices()
        elif call.gathers:
            gathering = Gathering(api, prose, call)
            lines += [*gathering.slices(), *gathering.columns()]
    text = "\n".join(lines)
    return text if "unsafe." not in text else text.replace('import "C"\n', 'import "C"\n\nimport "unsafe"\n', 1)


class Batch(Calling):
    def __init__(self, api: API, prose: Prose, call: Call):
        super().__init__(api, call)
        self.prose = prose
        self.rows = [one for one in call.things if one.kind in COLUMNS]
        self.into = self.name.removesuffix("Batch") + "Columns"

    def columns(self) -> list[str]:
        """The function that writes into memory of the caller."""
        passed = {id(one): self.passed(one) for one in self.call.things}
        is_status = [one.kind is Kind.STATUSES for one in self.rows]
        names = [local(one.name) for one in self.rows]
        lengths = [
            f"Slice({name}).rows()" if it else f"{name}.rows()" for name, it in zip(names, is_status, strict=True)
        ]
        arguments = [(local(one.name), passed[id(one)].type) for one in self.call.things]
        said = [
            f"{self.into} is like [{self.name}], with columns of the caller, and allocates no results.",
            "Statuses, and results that are not wanted, may be nil or empty columns.",
        ]
        body = [
            listed("count, err := common(", lengths, ")"),
            "if err != nil {",
            "\treturn err",
            "}",
            f"status := {self.invocation(passed, 'count')}",
            "return batchFailure(status)",
        ]
        return [
            *comment([" ".join(said)]),
            listed(f"func {self.into}(", grouped(arguments), ") error {"),
            *indented(body),
            "}",
            "",
        ]

    def slices(self) -> list[str]:
        """The function that returns new slices."""
        inputs = [one for one in self.call.things if one.is_input]
        outputs = [one for one in self.rows if not one.is_input]
        texts = next((one for one in inputs if one.kind is Kind.TEXTS), None)
        counted = texts or next(one for one in inputs if one.kind is Kind.COLUMN)
        arguments = [(local(one.name), self.slice(one) or self.passed(one).type) for one in inputs]
        results = [(local(one.name), self.slice(one)) for one in outputs]
        body = [f"count := len({local(counted.name)})"]
        for one in outputs:
            if one.kind is Kind.SLOTS:
                body.append(f"slots := make([]byte, count*{self.capacity(one)})")
            else:
                body.append(f"{local(one.name)} = make([]{self.element(one)}, count)")
        given = [self.given(one, "[from:to]" if texts else "") for one in self.call.things]
        if texts:
            body += [
                f"err = eachSlots({local(texts.name)}, func(slots TextColumn, from, to int) error {{",
                listed(f"return {self.into}(", given, ")"),
                "})",
            ]
        else:
            body.append(listed(f"err = {self.into}(", given, ")"))
        slots = next((one for one in outputs if one.kind is Kind.SLOTS), None)
        if slots:
            body.append(f"{local(slots.name)} = textsIn(slots, {self.capacity(slots)})")
        names = ", ".join(name for name, _ in results)
        nothing = ", ".join("nil" for _ in results)
        body += ["if err != nil {", f"\treturn {nothing}, err", "}", f"return {names}, nil"]
        returns = ", ".join(grouped([*results, ("err", "error")]))
        head = listed(f"func {self.name}(", grouped(arguments), f") ({returns}) {{")
        return [*comment(self.documentation(inputs, outputs)), head, *indented(body), "}", ""]

    def slice(self, one: Thing) -> str | None:
        """The type of a column of rows as a slice."""
        if one.kind in (Kind.TEXTS, Kind.SLOTS):
            return "[]string"
        return f"[]{self.element(one)}" if one.kind in COLUMNS else None

    def given(self, one: Thing, part: str) -> str:
        """The argument that the function for columns gets for a thing."""
        name = local(one.name)
        if one.kind is Kind.TEXTS:
            return "slots"
        if one.kind is Kind.SLOTS:
            return f"Slots(slots, {self.capacity(one)})"
        if one.kind in (Kind.COLUMN, Kind.ROWS):
            return f"Slice({name}{part})"
        return f"{name}{part}" if one.kind is Kind.STATUSES else name

    def capacity(self, one: Thing) -> str:
        """The size of slots that always suffices: the description of their size names it."""
        size = next(other for other in self.function.parameters if other.role == "slot_size" and one.name in other.of)
        found = re.search(r"GN_\w+_CAPACITY", size.doc)
        if not found:
            raise SystemExit(f"generate: how long are the texts of {self.function.name}?")
        return exported(found[0])

    def documentation(self, inputs: list[Thing], outputs: list[Thing]) -> list[str]:
        function = self.function
        told = [(local(one.name), self.said(one)) for one in [*inputs, *outputs]]
        return [
            starting(self.name, self.prose(function.summary)),
            *(f"- {name}: {doc}" for name, doc in told if doc),
            *map(self.prose, function.body),
            "A row that is refused is no error: its status says why. " + self.prose.errors(function.outcome),
        ]

    def said(self, one: Thing) -> str:
        if one.kind is Kind.STATUSES:
            return f"The status of each {'fence' if self.call.judged else 'row'}."
        return self.prose(re.sub(r"^count slots; each receives (.*), padded with zeros", r"\1", one.doc))


class Gathering(Batch):
    """A batch that takes rows, but gives one result, whose size only the library knows: an index."""

    @property
    def output(self) -> Thing:
        return next(one for one in self.call.things if one.kind is Kind.OUTPUT)

    def columns(self) -> list[str]:
        passed = {id(one): self.passed(one) for one in self.call.things}
        names = {id(one): local(one.name) for one in self.rows}
        lengths = [
            f"Slice({names[id(one)]}).rows()" if one.kind is Kind.STATUSES else f"{names[id(one)]}.rows()"
            for one in self.rows
        ]
        arguments = [(local(one.name), passed[id(one)].type) for one in self.call.things if passed[id(one)].type]
        output = self.output
        name, kind = local(output.name), f"[]{self.element(output)}"
        body = [
            listed("count, err := common(", lengths, ")"),
            "if err != nil {",
            "\treturn nil, err",
            "}",
            *self.filling(passed, count="count"),
            f"return {name}, batchFailure(status)",
        ]
        said = f"{self.into} is like [{self.name}], with columns of the caller. Statuses may be nil."
        head = listed(f"func {self.into}(", grouped(arguments), f") ({kind}, error) {{")
        return [*comment([said]), head, *indented(body), "}", ""]

    def slices(self) -> list[str]:
        inputs = [one for one in self.call.things if one.is_input]
        outputs = [one for one in self.call.things if not one.is_input]
        rows = [one for one in outputs if one is not self.output]
        arguments = [(local(one.name), self.slice(one) or self.passed(one).type) for one in inputs]
        results = [(local(one.name), f"[]{self.element(one)}") for one in outputs]
        length = f"len({local(self.counted(inputs).name)})"
        body = [
            *(f"{local(one.name)} = make([]{self.element(one)}, {length})" for one in rows),
            *self.gathered(),
            "if err != nil {",
            f"\treturn {'nil, ' * len(outputs)}err",
            "}",
            f"return {', '.join(name for name, _ in results)}, nil",
        ]
        returns = ", ".join(grouped([*results, ("err", "error")]))
        head = listed(f"func {self.name}(", grouped(arguments), f") ({returns}) {{")
        return [*comment(self.documentation(inputs, outputs)), head, *indented(body), "}", ""]

    def counted(self, inputs: list[Thing]) -> Thing:
        """The input whose elements have statuses."""
        return next(one for one in inputs if one.kind is Kind.COLUMN)

    def gathered(self) -> list[str]:
        """How the function for slices gets its result."""
        given = [self.given(one, "") for one in self.call.things if one is not self.output]
        return [listed(f"{local(self.output.name)}, err = {self.into}(", given, ")")]


class Judging(Gathering):
    """A batch that makes one result of arrays, whose elements have statuses: an index of fences."""

    def counted(self, inputs: list[Thing]) -> Thing:
        return self.call.judged

    def gathered(self) -> list[str]:
        passed = {id(one): self.passed(one) for one in self.call.things}
        return [*self.filling(passed), "err = batchFailure(status)"]

    def documentation(self, inputs: list[Thing], outputs: list[Thing]) -> list[str]:
        return [said.replace("A row that", "A fence that") for said in super().documentation(inputs, outputs)]


def indented(body: list[str]) -> list[str]:
    return [f"\t{line}" for line in body]
