# SPDX-License-Identifier: MIT
"""gridnorth.hpp: compiled by two compilers as two versions of C++, with and without exceptions, and run."""

import json
import re

import pytest
from Bindings.generators import LINES, called_as_pairs, left_out, places
from Pairs import pairs, programs

CPP = "bindings/cpp"
INCLUDE = ["-I", "include", "-I", "build/cpp/include"]
STRICT = ["-Wall", "-Wextra", "-Wconversion", "-Wshadow", "-Wpedantic", "-Werror"]

every_compiler = pytest.mark.parametrize("compiler", ["g++", "clang++"])


@pytest.fixture
def compiler_path(need, swift_tools):
    """compiler_path(name): clang++ is the one that came with Swift."""
    return lambda name: swift_tools / name if name == "clang++" else need(name)


@pytest.fixture
def compiled(run, root, build, compiler_path, library):
    """compiled(compiler, source, name, flags): a program that is linked with the shared library."""

    def compile_one(compiler, source, name, *flags):
        program = build / f"cpp-{name}"
        linked = [library, f"-Wl,-rpath,{library.parent}"]
        run([compiler_path(compiler), *flags, *STRICT, *INCLUDE, source, *linked, "-o", program], cwd=root)
        return program

    return compile_one


@pytest.fixture(autouse=True)
def headers(package):
    """The folder of the headers."""
    return package("cpp") / "include"


def header_names(headers):
    return sorted(path.relative_to(headers).as_posix() for path in headers.rglob("*.hpp"))


@every_compiler
@pytest.mark.parametrize("standard", ["c++17", "c++20"])
@pytest.mark.parametrize("exceptions", ["-fexceptions", "-fno-exceptions"])
def test_it_compiles_without_a_warning(run, compiler_path, root, tmp_path, compiler, standard, exceptions):
    source = tmp_path / "program.cpp"
    source.write_text("#include <gridnorth.hpp>\n")
    run([compiler_path(compiler), f"-std={standard}", exceptions, "-fsyntax-only", *STRICT, *INCLUDE, source], cwd=root)


def test_headers_come_in_any_order(run, need, root, tmp_path, headers):
    """Each includes what it needs: gridnorth.hpp has them in the order of the alphabet, this program the other way round."""
    source = tmp_path / "program.cpp"
    source.write_text("".join(f"#include <{name}>\n" for name in reversed(header_names(headers))))
    assert "gridnorth/common.hpp" in source.read_text()
    run([need("g++"), "-std=c++17", "-fsyntax-only", *STRICT, *INCLUDE, source], cwd=root)


def test_no_header_is_long(headers):
    lengths = {name: len((headers / name).read_text().splitlines()) for name in header_names(headers)}
    assert {name for name, length in lengths.items() if length > LINES} == set()


@every_compiler
@pytest.mark.parametrize("exceptions", ["-fexceptions", "-fno-exceptions"])
def test_every_function_gives_what_c_gives(compiled, run, compiler, exceptions):
    standard = "-std=c++17" if (compiler == "g++") == (exceptions == "-fexceptions") else "-std=c++20"
    program = compiled(compiler, f"{CPP}/tests/calls.cpp", f"calls-{compiler}{exceptions}", standard, exceptions)
    assert run([program]).stdout == "0 failures\n"


@every_compiler
def test_numbers_are_those_of_c(compiled, run, build, api, library, compiler):
    """Calls of all functions from numbers to numbers and their batches, written from docs/api.json: the bits of C."""
    found = pairs.find(api)
    source = build / "pairs.cpp"
    pairs.replace(source, programs.cpp(found, library))
    assert programs.same(run([compiled(compiler, source, f"pairs-{compiler}", "-std=c++17", "-fno-exceptions")]).stdout, library, found)


def test_every_function_is_called(root, headers, api):
    """Functions that C++ does not have are listed with a reason; all others are called by calls.cpp or as pairs."""
    without = left_out(root / CPP)
    names = sorted({one["name"] for one in api["functions"]} - without.keys())
    simple = {one["name"] for one in api["functions"] if one["returns"] != "gn_status"}
    calls = (root / CPP / "tests/calls.cpp").read_text()
    for function, (subject, name) in places(names).items():
        twin = name if function in simple else f"try_{name}"
        header = (headers / f"gridnorth/{subject}.hpp").read_text()
        assert re.search(rf"^inline .*\b{twin}\(", header, re.M), f"{subject}::{twin} is not there"
        is_called = re.search(rf"\b{subject}::{twin}\(", calls) or function in called_as_pairs()
        assert is_called, f"calls.cpp does not call {subject}::{twin}"
    assert len(api["functions"]) - len(without) > 80


def test_vectors(compiled, run, root):
    program = compiled("g++", f"{CPP}/tests/vectors.cpp", "vectors", "-std=c++17")
    result = run([program, root / "Tests/Vectors"], check=False)
    assert result.returncode == 0, result.stdout
    counts = dict(re.findall(r"^(\S+): (\d+) rows$", result.stdout, re.M))
    for table in (root / "Tests/Vectors").glob("*.tsv"):
        lines = [line for line in table.read_text().splitlines() if line and not line.startswith("#")]
        assert counts.pop(table.name) == str(len(lines) - 1)
    assert not counts


def test_memory_is_respected(compiled, run):
    """Under the sanitizers of addresses and of undefined behavior."""
    flags = ["-std=c++17", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    program = compiled("g++", f"{CPP}/tests/calls.cpp", "calls-sanitized", *flags)
    assert run([program]).stdout == "0 failures\n"


WRAPPERS = """
#include <gridnorth.hpp>
using namespace gridnorth;
#define PLAIN extern "C"
PLAIN int plain_forward(double latitude, double longitude, utm::UTM* out) {
    const auto found = utm::try_forward({latitude, longitude});
    *out = found.value;
    return found.status;
}
PLAIN double plain_distance(const Point& a, const Point& b) { return geodesic::try_inverse(a, b).value.distance; }
PLAIN double plain_thrown(const Point& a, const Point& b) { return geodesic::inverse(a, b).distance; }
struct Ship { double latitude, longitude; char reference[16]; };
PLAIN int plain_batch(std::vector<Ship>& ships) {
    return mgrs::try_encode_batch(
        column(ships, &Ship::latitude), column(ships, &Ship::longitude), 5, column(ships, &Ship::reference));
}
"""


@every_compiler
def test_a_call_is_the_call_of_c(run, compiler_path, root, tmp_path, compiler):
    """In machine code the wrapper calls only the function of C, and the code that throws."""
    source, assembly = tmp_path / "wrappers.cpp", tmp_path / "wrappers.s"
    source.write_text(WRAPPERS)
    command = [compiler_path(compiler), "-std=c++17", "-O2", *STRICT, *INCLUDE, "-S", source, "-o", assembly]
    run(command, cwd=root)
    called, current = {}, []
    for line in assembly.read_text().splitlines():
        if label := re.match(r"([A-Za-z_]\w*)(?:\.cold)?:", line):
            current = called.setdefault(label[1], []) if label[1].startswith("plain_") else []
        elif found := re.match(r"\s+(?:callq?|jmp)\s+(?:\*)?([A-Za-z_]\w*)", line):
            current.append(found[1])
    # clang ends the program if a function of C should throw; a function's cold part is its own.
    throws = {"__cxa_allocate_exception", "__cxa_throw", "_Unwind_Resume", "__clang_call_terminate"}
    assert {name: sorted(set(names) - throws - {name}) for name, names in called.items()} == {
        "plain_forward": ["gn_utm_forward"],
        "plain_distance": ["gn_geodesic_inverse"],
        "plain_thrown": ["gn_geodesic_inverse"],
        "plain_batch": ["gn_mgrs_encode_batch"],
    }


REFUSED = {
    "a number is no form": 'position::try_parse("", 6);',
    "a flag of another enumeration": "position::try_parse(\"\", position::Form::any, position::FormatFlag::padded);",
    "results into constant memory": "const std::vector<double> a; utm::try_forward_batch(a, a, 0, a, a);",
    "integers are no doubles": "std::vector<int> a; utm::try_factors_batch(a, a, 0, a, a);",
    "an outcome that nobody looks at": "utm::try_zone({0, 0});",
}


@pytest.mark.parametrize("code", REFUSED.values(), ids=REFUSED)
def test_mistakes_do_not_compile(run, need, root, tmp_path, code):
    source = tmp_path / "mistake.cpp"
    command = [need("g++"), "-std=c++17", "-fsyntax-only", *STRICT, *INCLUDE, source]
    frame = "#include <gridnorth.hpp>\nusing namespace gridnorth;\nvoid mistake() {{ {} }}\n"
    source.write_text(frame.format("(void)utm::try_zone({0, 0});"))
    run(command, cwd=root)
    source.write_text(frame.format(code))
    assert run(command, cwd=root, check=False).returncode != 0


def test_waypoints(compiled, run, tmp_path):
    """The references are those that GeoConvert gives for the same positions."""
    table, features = tmp_path / "waypoints.csv", tmp_path / "waypoints.geojson"
    rows = ["Tower,48.85837 2.294481", "Oslo,59°54′49.9″N 10°45′8.1″E", "Square,31UDQ4825011951", ""]
    table.write_text("\n".join(rows), encoding="utf-8")
    program = compiled("g++", f"{CPP}/examples/waypoints.cpp", "waypoints", "-std=c++17")
    rows = [line.split(",") for line in run([program, table, features]).stdout.splitlines()]
    asked = "48.85837 2.294481\n59d54'49.9\"N 10d45'8.1\"E\n31UDQ4825011951\n"
    expected = run(["GeoConvert", "-m", "-p", "0"], input=asked).stdout.splitlines()
    assert [row[1] for row in rows[1:]] == expected
    assert re.fullmatch(r"1\d{3} km", rows[2][2])
    collection = json.loads(features.read_text())
    assert [one["geometry"]["type"] for one in collection["features"]] == ["LineString"] + ["Polygon"] * 3

    table.write_text("Tower,48.85837 2.294481\nNowhere,32VNM 9798 431\n")
    result = run([program, table], check=False)
    assert result.returncode == 1
    assert result.stderr == "line 2, byte 14: Easting and northing do not have the same number of digits.\n"
