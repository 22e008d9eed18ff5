# SPDX-License-Identifier: MIT
"""The library holds code for several levels of x86-64, and no processor ever sees an instruction that it does not have."""

import platform
import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(platform.machine() != "x86_64", reason="the library has levels on x86-64 alone")

# Features for the assembler: the first x86-64, and the additions of v3 and v4, as the psABI defines them.
FIRST = "generic64"
V3 = f"{FIRST}+cx16+popcnt+sse4.2+avx2+bmi+bmi2+f16c+fma+lzcnt+movbe"
V4 = f"{V3}+avx512f+avx512bw+avx512cd+avx512dq+avx512vl"

# The parts of the library, and the instructions allowed in each. Only after it has asked does levels.c look into XCR0.
PROCESSORS = {"level1": FIRST, "levels": f"{FIRST}+xsave", "level3": V3, "level4": V4}
LEVELS = [1, 3, 4]


def part(section):
    """The part that a section with code or constants belongs to."""
    named = re.match(r"\.(?:text|rodata)\.(levels|level3|level4)(?:\.|$)", section)
    return named[1] if named else "level1"


@pytest.fixture(scope="module")
def remarks(root):
    """The levels of functions in the comments of the sources, by name."""
    found = {}
    for file in [*sorted((root / "Sources/GridNorthC").glob("*.swift")), root / "Sources/CLevels/kernels.swift"]:
        found |= dict(re.findall(r'^@_cdecl\("(\w+)"\)(?:  // (.*))?$', file.read_text(), re.M))
    return found


@pytest.fixture(scope="module")
def leveled(remarks):
    """The functions that are there once for each level."""
    return [name for name, remark in remarks.items() if remark == "Levels."]


class Object:
    """The symbols of the static library, which is one object, and the references of its sections."""

    def __init__(self, run, file):
        described = run(["readelf", "--sections", "--symbols", "--relocs", "--wide", file]).stdout
        sections = dict(re.findall(r"^ +\[ *(\d+)\] (\S+)", described, re.M))
        # Symbols by their number: the local ones of two levels share their names.
        symbols = re.findall(r"^ +(\d+): [0-9a-f]+ +\w+ +\w+ +\w+ +\w+ +(\w+) (.*)$", described, re.M)
        self.places = {int(number): (sections.get(section), name) for number, section, name in symbols}
        #: Section: the symbols, each with its section, that its code or constants refer to.
        self.references = {}
        for source, table in re.findall(r"^Relocation section '\.rela(\S+)' .*\n((?:.+\n)*)", described, re.M):
            numbers = re.findall(r"^[0-9a-f]+ +([0-9a-f]{8})[0-9a-f]{8} R_", table, re.M)
            self.references[source] = {self.places[int(number, 16)] for number in numbers}


@pytest.fixture(scope="module")
def contents(run, static_library):
    return Object(run, static_library)


@pytest.fixture(scope="module")
def code(run, static_library):
    """Part: its distinct instructions, each with the bytes of one such instruction."""
    found = {name: {} for name in PROCESSORS}
    for line in run(["objdump", "-d", "--wide", static_library]).stdout.splitlines():
        if heading := re.match(r"Disassembly of section (\S+):$", line):
            instructions = found[part(heading[1])]
        elif match := re.match(r" +[0-9a-f]+:\t((?:[0-9a-f]{2} )+)\s*\t(?:data16 )*(.*?)\s*(?:[<#].*)?$", line):
            # Where a jump leads is not the question.
            instructions[re.sub(r"^(j\w+|call)(\s+)[0-9a-f]+$", r"\1\2.", match[2])] = match[1]
    return found


def refused(run, code, processor):
    """The instructions that an assembler for this processor does not know."""
    command = ["as", f"-march={processor}", "-o", "/dev/null", "-"]
    run(command, input="")
    told = run(command, input="\n".join([*code, ""]), check=False).stderr
    return [code[int(line) - 1] for line in re.findall(r"^[^:]*:(\d+): Error", told, re.M)]


@pytest.mark.parametrize("name", PROCESSORS)
def test_no_level_has_an_instruction_of_a_higher_one(run, code, name):
    assert len(code[name]) >= (5 if name == "levels" else 5000)
    # A printed tzcnt is bsf with a prefix that older processors pass over. They differ for zero alone, which the
    # compiler takes care of; the corpus runs on such a processor too (Tests/Determinism).
    known = [line for line in sorted(code[name]) if name != "level1" or not line.startswith("tzcnt")]
    assert refused(run, known, PROCESSORS[name]) == []
    # The assembler takes the shorter encoding where there are two; the longer one would begin with this byte.
    if name != "level4":
        assert not [one for one in code[name].values() if re.match(r"(?:(?:2e|36|3e|26|64|65|67) )*62 ", one)]


@pytest.mark.parametrize("name, older", [("level3", FIRST), ("level4", V3)])
def test_the_look_at_instructions_can_fail(run, code, name, older):
    """Each level has instructions of its own, and they are seen."""
    assert len(refused(run, sorted(code[name]), older)) > 1000


@pytest.mark.parametrize("name", PROCESSORS)
def test_no_level_fuses_a_product_with_a_sum(code, name):
    assert not [line for line in code[name] if re.match(r"vfn?m(add|sub)", line)]


def test_every_level_is_there_and_the_public_name_leads_to_it(leveled, contents):
    section_of = {name: section for section, name in contents.places.values()}
    assert len(leveled) == len(set(leveled)) > 0
    for name in leveled:
        # A section of its own, so that a program holds only the jumps that it uses.
        assert section_of[f"code.{name}"] == f".text.levels.{name}"
        for level in LEVELS:
            assert part(section_of[f"level{level}.{name}"]) == f"level{level}"


def test_the_public_names_are_the_only_way_to_the_levels(leveled, contents):
    """Code and constants of a level refer to that level alone; only the jumps refer to its functions from outside."""
    for level in ["level3", "level4"]:
        jumps, users = set(), set()
        for source, targets in contents.references.items():
            names = {name for section, name in targets if section and part(section) == level}
            if part(source) == "levels":
                jumps |= names
            elif names:
                users.add(part(source))
        assert jumps == {f"{level}.{name}" for name in leveled}
        assert users == {level}


def takes_many(function):
    """Whether a function takes or gives any number of rows, points or lines."""
    parameters = function["parameters"]
    counts = any(one["role"] == "count" or (one["name"], one["role"]) == ("count", "result") for one in parameters)
    outputs = any(one["role"] == "output" and one["type"] != "char" for one in parameters)
    return counts or outputs or function["name"].endswith("_geojson")


def test_functions_for_many_rows_are_leveled_or_have_a_reason(remarks, leveled, api):
    many = {function["name"] for function in api["functions"] if takes_many(function)}
    assert many >= {function["name"] for function in api["functions"] if "row_statuses" in function}
    functions = {name for name in leveled if not name.startswith("gridnorth_")}
    reasons = {name for name, remark in remarks.items() if re.fullmatch(r"One level: \w.{3,}\.", remark)}
    assert many - functions == reasons
    assert functions <= many
    # Nothing else is said there: a remark with a mistake in it would be none.
    assert {name for name, remark in remarks.items() if remark} == reasons | set(leveled)


def test_a_program_without_initializers_has_the_lowest_level_until_it_asks(run, root, build, static_library):
    program = build / "bare"
    flags = ["-std=c11", "-O2", "-Wall", "-Wextra", "-Werror", "-nostdlib", "-static"]
    run(["cc", *flags, "-I", root / "include", root / "Tests/ABI/bare.c", static_library, "-o", program])
    assert run([program]).stdout.split() == ["1", "31UDQ4825011951", best_level()]


@pytest.mark.parametrize("link", ["shared", "static"])
@pytest.mark.parametrize("language", ["c", "c++"])
def test_the_level_is_known_before_the_host_begins(run, cc, cxx, link, language):
    """The host need not do anything: its own initializers may come before the library's."""
    compile = cc if language == "c" else cxx
    program = compile(["Tests/ABI/level.c"], f"level-{language}-{link}", link=link)
    first, second, text = run([program]).stdout.split()
    assert first == second == best_level() and text == "31UDQ4825011951"


def best_level():
    """The level of this processor as the system describes it, independently of the library."""
    has = set(Path("/proc/cpuinfo").read_text().split())
    v3 = {"avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe", "xsave"}
    v4 = v3 | {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"}
    return "4" if has >= v4 else "3" if has >= v3 else "1"
