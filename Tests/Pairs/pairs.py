# SPDX-License-Identifier: MIT
"""Functions from numbers to numbers, each with its batch, as docs/api.json describes them.

All such functions need the same tests: the corpus, the fuzzer and the tests of the packages for other
languages call them from this list, and a new one needs no line there.

python Tests/Pairs/pairs.py FILE    writes the table in C, unless the file has it
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
LETTERS = {"latitude": "a", "longitude": "o", "degrees": "d", "meters": "m", "seconds": "t"}


@dataclass
class Number:
    """One double of a call for one value, and the column of the batch that holds it."""

    parameter: str
    #: The field of a struct; empty for a double.
    field: str
    column: dict
    letter: str


@dataclass
class Pair:
    single: dict
    batch: dict
    inputs: list[Number]
    outputs: list[Number]

    @property
    def name(self) -> str:
        return self.single["name"]


def find(api: dict) -> list[Pair]:
    functions = {one["name"]: one for one in api["functions"]}
    structs = {one["name"]: one for one in api["structs"]}
    found = (pair(structs, one, functions.get(f"{one['name']}_batch")) for one in api["functions"])
    return [one for one in found if one is not None]


def pair(structs: dict, single: dict, batch: dict | None) -> Pair | None:
    """The two functions together, or None if a parameter is more than a number."""
    if batch is None or not {one["role"] for one in batch["parameters"]} <= {"column", "stride", "count", "statuses"}:
        return None
    if not {one["role"] for one in single["parameters"]} <= {"value", "struct", "result"}:
        return None
    numbers: dict[str, list] = {"in": [], "out": []}
    for one in single["parameters"]:
        if one["type"] == "double":
            numbers[one["direction"]].append((one["name"], "", one))
        elif one["type"] in structs and all(each["type"] == "double" for each in structs[one["type"]]["fields"]):
            numbers[one["direction"]] += [(one["name"], each["name"], each) for each in structs[one["type"]]["fields"]]
        else:
            return None
    columns: dict[str, list] = {"in": [], "out": []}
    for one in batch["parameters"]:
        if one["role"] == "column":
            if one["type"] != "double":
                return None
            columns[one["direction"]].append(one)
    if any(len(columns[way]) != len(numbers[way]) for way in columns):
        return None
    sides = [
        [Number(*told[:2], column, letter(told[1] or told[0], told[2])) for told, column in zip(numbers[way], columns[way])]
        for way in ("in", "out")
    ]
    return Pair(single, batch, *sides)


def letter(name: str, told: dict) -> str:
    word = name.rsplit("_", 1)[-1]
    return LETTERS.get(word) or LETTERS.get(told.get("unit", ""), "x")


def source(pairs: list[Pair]) -> str:
    """The table in C."""
    lines = ["/* Written by Tests/Pairs/pairs.py from docs/api.json. */", '#include "pairs.h"', ""]
    for one in pairs:
        lines += [*single_source(one), *batch_source(one), ""]
    lines += ["const pair pairs[] = {"]
    for one in pairs:
        letters = "".join(number.letter for number in one.inputs)
        lines.append(
            f'    {{"{one.name}", "{one.batch["name"]}", "{letters}", {len(one.inputs)}, {len(one.outputs)}, '
            f"single_{one.name}, batch_{one.name}}},"
        )
    return "\n".join([*lines, "};", f"const int pair_count = {len(pairs)};", ""])


def single_source(one: Pair) -> list[str]:
    """Structs are filled before the call and emptied after it, also if it fails: then they must be unchanged."""
    before, after, passed = [], [], []
    for parameter in one.single["parameters"]:
        name, is_out = parameter["name"], parameter["direction"] == "out"
        numbers = one.outputs if is_out else one.inputs
        at = [i for i, number in enumerate(numbers) if number.parameter == name]
        array = "outputs" if is_out else "inputs"
        if parameter["type"] == "double":
            passed.append(f"&{array}[{at[0]}]" if is_out else f"{array}[{at[0]}]")
            continue
        before.append(f"{parameter['type']} {name} = {{{', '.join(f'{array}[{i}]' for i in at)}}};")
        passed.append(f"&{name}")
        if is_out:
            after += [f"outputs[{i}] = {name}.{numbers[i].field};" for i in at]
    body = [*before, f"const gn_status status = {one.name}({', '.join(passed)});", *after, "return status;"]
    heading = f"static gn_status single_{one.name}(const double *inputs, double *outputs) {{"
    return [heading, *(f"    {line}" for line in body), "}"]


def batch_source(one: Pair) -> list[str]:
    passed = []
    places = {number.column["name"]: ("inputs", i) for i, number in enumerate(one.inputs)}
    places |= {number.column["name"]: ("outputs", i) for i, number in enumerate(one.outputs)}
    for parameter in one.batch["parameters"]:
        if parameter["role"] == "column":
            array, i = places[parameter["name"]]
            passed += [f"{array}[{i}]", f"{array[:-1]}_strides[{i}]"]
        elif parameter["role"] != "stride":
            passed.append(parameter["name"])
    return [
        f"static gn_status batch_{one.name}(const double *const *inputs, const ptrdiff_t *input_strides, size_t count,",
        "    double *const *outputs, const ptrdiff_t *output_strides, uint8_t *statuses) {",
        f"    return {one.batch['name']}({', '.join(passed)});",
        "}",
    ]


def described() -> dict:
    return json.loads((ROOT / "docs" / "api.json").read_text(encoding="utf-8"))


def replace(file: Path, text: str) -> None:
    """Writes a file unless it is current: of several processes, any may do it."""
    if file.exists() and file.read_text(encoding="utf-8") == text:
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(".new")
    new.write_text(text, encoding="utf-8")
    new.replace(file)


if __name__ == "__main__":
    replace(Path(sys.argv[1]), source(find(described())))
