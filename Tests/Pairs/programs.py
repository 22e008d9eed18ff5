# SPDX-License-Identifier: MIT
"""Programs in other languages that call every pair for some rows and print their results, to be compared with C.

A line is "single NAME ROW NUMBERS ..." or "batch NAME ROW STATUS NUMBERS ...". Only rows that the library takes are called
singly. The programs are put together from the names in docs/api.json and the style of each language, without the generators
of the packages.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path

from Pairs.pairs import Pair

#: Rows of arguments, by their letters: one is refused, for its latitude or a number that is too large.
ROWS = {
    "a": [51.25, -33.5, 95.0, 12.125],
    "o": [7.5, -70.25, 3.0, 179.5],
    "d": [33.0, -120.5, 400.25, 0.0],
    "m": [1234567.25, -2500000.5, 12.5, 6000000.0],
    "t": [1813363200.5, -86400.0, 1e16, 0.0],
    "x": [1.0, 0.5, 0.0, -2.0],
}
COUNT = 4


def rows(pair: Pair) -> list[list[float]]:
    return [[column[i] for column in columns(pair)] for i in range(COUNT)]


def columns(pair: Pair) -> list[list[float]]:
    """The second of several numbers of one kind has its rows turned by one, and so on."""
    found = []
    for i, number in enumerate(pair.inputs):
        turn = sum(other.letter == number.letter for other in pair.inputs[:i])
        values = ROWS[number.letter]
        # A latitude stays in its row, so that one row is refused and not two; the second is no mirror image of the first, or the
        # azimuths of both ends would be the same.
        turned = values if number.letter == "a" else values[turn:] + values[:turn]
        found.append([-0.75 * value if number.letter == "a" and turn else value for value in turned])
    return found


class Expected:
    """The results of the C library."""

    def __init__(self, library: Path, pairs: list[Pair]):
        self.statuses: dict[str, list[int]] = {}
        self.results: dict[str, list[list[float]]] = {}
        c = ctypes.CDLL(str(library))
        for pair in pairs:
            given = [(ctypes.c_double * COUNT)(*column) for column in columns(pair)]
            taken = [(ctypes.c_double * COUNT)() for _ in pair.outputs]
            statuses = (ctypes.c_uint8 * COUNT)()
            passed = []
            for parameter in pair.batch["parameters"]:
                names = {number.column["name"]: array for number, array in zip(pair.inputs + pair.outputs, given + taken)}
                if parameter["role"] == "column":
                    passed += [names[parameter["name"]], ctypes.c_ssize_t(8)]
                elif parameter["role"] == "count":
                    passed.append(ctypes.c_size_t(COUNT))
            assert c[pair.batch["name"]](*passed, statuses) in (0, 1)
            self.statuses[pair.name] = list(statuses)
            self.results[pair.name] = [list(row) for row in zip(*taken)]

    def lines(self) -> dict[tuple[str, str, int], list[float]]:
        lines = {}
        for name, statuses in self.statuses.items():
            for row, status in enumerate(statuses):
                lines["batch", name, row] = [float(status), *self.results[name][row]]
                if status == 0:
                    lines["single", name, row] = self.results[name][row]
        assert any(any(statuses) for statuses in self.statuses.values())
        return lines


def printed(text: str) -> dict[tuple[str, str, int], list[float]]:
    words = [line.split() for line in text.splitlines()]
    return {(kind, name, int(row)): [float(number) for number in numbers] for kind, name, row, *numbers in words}


def same(text: str, library: Path, pairs: list[Pair]) -> bool:
    """Whether a program has printed every row, with the bits of C; NaN is equal to NaN."""
    return {key: list(map(repr, row)) for key, row in printed(text).items()} == {
        key: list(map(repr, row)) for key, row in Expected(library, pairs).lines().items()
    }


def camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def pascal(name: str) -> str:
    return "".join(word[:1].upper() + word[1:] for word in name.split("_"))


def arguments(pair: Pair, row: list[float], point: str, joins_positions: bool = False) -> list[str]:
    """The arguments of a call for one value; `point` is how the language writes a position, with {} twice.

    With `joins_positions`, a latitude and a longitude become a position too.
    """
    passed: list[str] = []
    numbers = list(zip(pair.inputs, row))
    while numbers:
        number, value = numbers.pop(0)
        is_joined = joins_positions and number.parameter == "latitude" and numbers and numbers[0][0].parameter == "longitude"
        if number.field or is_joined:
            passed.append(point.replace("{}", repr(value), 1).replace("{}", repr(numbers.pop(0)[1]), 1))
        else:
            passed.append(repr(value))
    return passed


def results(pair: Pair, name: Callable[[str], str], field: Callable[[str], str]) -> list[str]:
    """Where the numbers of a call's result are: the result itself is one parameter, or has a member for each of several."""
    is_one = len({number.parameter for number in pair.outputs}) == 1
    return [
        ".".join(
            part
            for part in ("" if is_one else name(number.parameter), field(number.field) if number.field else "")
            if part
        )
        for number in pair.outputs
    ]


def member(owner: str, path: str) -> str:
    return f"{owner}.{path}" if path else owner


def calls(pairs: list[Pair], library: Path, single, batch) -> list[str]:
    """The lines of a program: single(pair, row number, row) and batch(pair) write a call each."""
    expected = Expected(library, pairs)
    lines = []
    for pair in pairs:
        for i, row in enumerate(rows(pair)):
            if expected.statuses[pair.name][i] == 0:
                lines.append(single(pair, i, row))
        lines.append(batch(pair))
    return lines


def short(pair: Pair) -> str:
    return pair.name.removeprefix("gn_")


def by_subject(pair: Pair, dot: str = "::", prefix: str = "") -> str:
    """gn_web_mercator_forward: web_mercator::forward."""
    subject, _, name = short(pair).rpartition("_")
    return f"{subject}{dot}{prefix}{name}"


def joined(values: list[float]) -> str:
    return ", ".join(map(repr, values))


def cpp(pairs: list[Pair], library: Path) -> str:
    def single(pair, i, row):
        call = f"{by_subject(pair, prefix='try_')}({', '.join(arguments(pair, row, 'Point{{}, {}}'.replace('{{}', '{{}'), True))})"
        numbers = ", ".join(member("r.value", path) for path in results(pair, str, str))
        return f'{{ const auto r = {call}; row("single {pair.name} {i}", {{{numbers}}}); }}'

    def batch(pair):
        given = "".join(f"const Numbers i{k}{{{joined(column)}}}; " for k, column in enumerate(columns(pair)))
        taken = "".join(f"Numbers o{k}({COUNT}); " for k in range(len(pair.outputs)))
        names = [f"i{k}" for k in range(len(pair.inputs))] + [f"o{k}" for k in range(len(pair.outputs))]
        numbers = ", ".join(f"o{k}[i]" for k in range(len(pair.outputs)))
        return (
            f"{{ {given}{taken}std::vector<std::uint8_t> s({COUNT}); (void){by_subject(pair, prefix='try_')}_batch({', '.join(names)}, s); "
            f'for (std::size_t i = 0; i < {COUNT}; i++) row("batch {pair.name} " + std::to_string(i), '
            f"{{static_cast<double>(s[i]), {numbers}}}); }}"
        )

    return "\n".join([
        "#include <gridnorth.hpp>", "#include <cstdio>", "#include <string>", "#include <vector>",
        "using namespace gridnorth;", "using Numbers = std::vector<double>;",
        "static void row(const std::string &start, const Numbers &numbers) {",
        '    std::printf("%s", start.c_str());',
        '    for (const double number : numbers) std::printf(" %.17g", number);',
        '    std::printf("\\n");', "}", "int main() {", *calls(pairs, library, single, batch), "}", "",
    ])  # fmt: skip


def rust(pairs: list[Pair], library: Path) -> str:
    def single(pair, i, row):
        call = f"{by_subject(pair)}({', '.join(arguments(pair, row, 'Point { latitude: {}, longitude: {} }'))}).unwrap()"
        numbers = ", ".join(member("r", path) for path in results(pair, str, str))
        return f'    let r = {call};\n    row("single {pair.name} {i}", &[{numbers}]);'

    def batch(pair):
        outputs = [f"o{k}" for k in range(len(pair.outputs))]
        made = "\n".join(f"    let mut {name} = [0.0; {COUNT}];" for name in outputs)
        passed = [f"&[{joined(column)}]" for column in columns(pair)] + [f"&mut {name}" for name in outputs]
        numbers = ", ".join(f"{name}[i]" for name in outputs)
        return (
            f"{made}\n    let mut s = [Status::OK; {COUNT}];\n"
            f"    {by_subject(pair)}_batch({', '.join(passed)}, Some(&mut s)).unwrap();\n"
            f"    for i in 0..{COUNT} {{\n"
            f'        row(&format!("batch {pair.name} {{}}", i), &[f64::from(s[i].raw()), {numbers}]);\n    }}'
        )

    return "\n".join([
        "use gridnorth::*;", "", "fn row(start: &str, numbers: &[f64]) {",
        '    let shown: Vec<String> = numbers.iter().map(|number| format!("{:?}", number)).collect();',
        '    println!("{} {}", start, shown.join(" "));', "}", "", "fn main() {",
        *calls(pairs, library, single, batch), "}", "",
    ])  # fmt: skip


def lua(pairs: list[Pair], library: Path) -> str:
    def single(pair, i, row):
        names = list(dict.fromkeys(number.parameter for number in pair.outputs))
        numbers = ", ".join(f"{'r_' + number.parameter}{'.' + number.field if number.field else ''}" for number in pair.outputs)
        call = f"gn.{by_subject(pair, '.')}({', '.join(arguments(pair, row, '{ {}, {} }'))})"
        return (
            f"do local {', '.join('r_' + name for name in names)} = {call} "
            f'row("single {pair.name} {i}", {numbers}) end'
        )

    def batch(pair):
        outputs = [f"o{k}" for k in range(len(pair.outputs))]
        passed = ", ".join(f"{{ {joined(column)} }}" for column in columns(pair))
        numbers = ", ".join(f"{name}[i]" for name in outputs)
        return (
            f"do local {', '.join(outputs)}, s = gn.{by_subject(pair, '.')}_batch({passed}) for i = 1, {COUNT} do "
            f'row("batch {pair.name} " .. (i - 1), s and s[i] or 0, {numbers}) end end'
        )

    return "\n".join([
        'local gn = require "gridnorth"', "local function row(start, ...)", "  local line = start",
        '  for _, number in ipairs { ... } do line = line .. (" %.17g"):format(number) end', "  print(line)", "end",
        *calls(pairs, library, single, batch), "",
    ])  # fmt: skip


def java(pairs: list[Pair], library: Path) -> str:
    def method(pair):
        subject, name = by_subject(pair).split("::")
        return f"{pascal(subject)}.{name}"

    def single(pair, i, row):
        call = f"{method(pair)}({', '.join(arguments(pair, row, 'new Point({}, {})'))})"
        numbers = results(pair, camel, camel)
        kind = "Point" if numbers == ["latitude", "longitude"] else f"{pascal(short(pair))}Result"
        shown = ", ".join(member("r", path) for path in numbers)
        return f'        {{ {kind} r = {call}; row("single {pair.name} {i}", {shown}); }}'

    def batch(pair):
        passed = ", ".join(f"new double[] {{{joined(column)}}}" for column in columns(pair))
        name = f"{pascal(short(pair))}BatchResult"
        numbers = ", ".join(f"r.{camel(number.column['name'])}[i]" for number in pair.outputs)
        return (
            f"        {{ {name} r = {method(pair)}Batch({passed}); "
            f'for (int i = 0; i < {COUNT}; i++) row("batch {pair.name} " + i, r.statuses[i], {numbers}); }}'
        )

    return "\n".join([
        "import gridnorth.*;", "public final class Pairs {",
        "    private static void row(String start, double... numbers) {",
        '        StringBuilder line = new StringBuilder(start);',
        '        for (double number : numbers) line.append(" ").append(number);',
        "        System.out.println(line);", "    }", "    public static void main(String[] arguments) {",
        *calls(pairs, library, single, batch), "    }", "}", "",
    ])  # fmt: skip


def go(pairs: list[Pair], library: Path) -> str:
    def single(pair, i, row):
        names = list(dict.fromkeys(number.parameter for number in pair.outputs))
        numbers = ", ".join(f"{camel('r_' + n.parameter)}{'.' + pascal(n.field) if n.field else ''}" for n in pair.outputs)
        call = f"gn.{pascal(short(pair))}({', '.join(arguments(pair, row, 'gn.Point{Latitude: {}, Longitude: {}}'))})"
        taken = ", ".join(camel("r_" + name) for name in names)
        return f'\t{{\n\t\t{taken}, err := {call}\n\t\tcheck(err)\n\t\trow("single {pair.name} {i}", {numbers})\n\t}}'

    def batch(pair):
        passed = ", ".join(f"[]float64{{{joined(column)}}}" for column in columns(pair))
        outputs = [f"o{k}" for k in range(len(pair.outputs))]
        numbers = ", ".join(f"{name}[i]" for name in outputs)
        return (
            f"\t{{\n\t\t{', '.join(outputs)}, s, err := gn.{pascal(short(pair))}Batch({passed})\n\t\tcheck(err)\n"
            f"\t\tfor i := range s {{\n"
            f'\t\t\trow(fmt.Sprint("batch {pair.name} ", i), float64(s[i]), {numbers})\n\t\t}}\n\t}}'
        )

    return "\n".join([
        "package main", "", 'import (', '\t"fmt"', '\tgn "gridnorth"', '\t"strconv"', ")", "",
        "func check(err error) {", "\tif err != nil {", "\t\tpanic(err)", "\t}", "}", "",
        "func row(start string, numbers ...float64) {", "\tfor _, number := range numbers {",
        '\t\tstart += " " + strconv.FormatFloat(number, \'g\', -1, 64)', "\t}", "\tfmt.Println(start)", "}", "",
        "func main() {", *calls(pairs, library, single, batch), "}", "",
    ])  # fmt: skip
