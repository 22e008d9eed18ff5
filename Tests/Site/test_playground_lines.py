# SPDX-License-Identifier: MIT
"""The lines of code of the playground: those of each function, with its example and with each of its options, are compiled or run.

The programs in C, C++, Lua, Python and Swift say the status that the page says, and those in Python and Swift give its numbers.
"""

from __future__ import annotations

import importlib
import json
import os
import shutil
import sys
from pathlib import Path

import pytest


def test_examples_are_computed(said, api):
    """Two show a refusal: a cell beyond the border of its zone, and a model that has only its first line."""
    refused = {name: one["status"] for name, one in said.items() if "status" in one and "__" not in name}
    documented = {one["name"]: one.get("statuses", []) for one in api["functions"]}
    assert all(status in documented[name] for name, status in refused.items())
    assert len(refused) <= 3


def lines(said: dict, language: str) -> dict[str, str]:
    """The lines of each function that a language has."""
    return {name: one["lines"][language] for name, one in said.items() if language in one["lines"]}


def indented(text: str) -> str:
    return text.replace("\n", "\n    ")


def statuses(said: dict, names) -> dict[str, str]:
    """The statuses of the page. A batch of which a row was refused is no error."""
    return {name: said[name].get("status", "GN_OK") for name in names}


def printed(text: str) -> dict[str, str]:
    return {name: status.replace("GN_PARTIAL", "GN_OK") for name, status in (line.split() for line in text.splitlines())}


def test_lines_of_c_compile_and_have_the_same_status(said, cc, build, run):
    parts, names = [], []
    for name, text in lines(said, "C").items():
        status = "gn_status_name(status)" if "gn_status status =" in text else '"GN_OK"'
        parts.append(f'static void use_{name}(void) {{\n    {indented(text)}\n    printf("{name} %s\\n", {status});\n}}\n')
        names.append(f"    use_{name}();")
    source = build / "site-lines.c"
    head = "#include <math.h>\n#include <stdio.h>\n#include <string.h>\n#include <gridnorth.h>\n"
    source.write_text(head + "\n".join(parts) + "\nint main(void) {\n" + "\n".join(names) + "\n}\n")
    program = cc([source], "site-lines", ["-Wno-unused-variable", "-Wno-unused-but-set-variable"])
    assert printed(run([program]).stdout) == statuses(said, said)


#: Runs lines of Python: prints the numbers and the texts of each answer, or the name of the status of its error.
RUNNER = """
import enum, json, math, sys
import gridnorth

def parts(value):
    value = json.loads(value) if isinstance(value, bytes) else value
    if isinstance(value, enum.Enum) and value.name:
        value = value.name.lower()
    if isinstance(value, dict):
        value = value.values()
    if value is None or isinstance(value, (str, int, float)):
        yield value
    elif hasattr(value, "__iter__"):
        for one in value:
            yield from parts(one)
    else:
        for one in vars(type(value)).keys() | getattr(value, "__dict__", {}).keys():
            if not one.startswith("_") and not callable(getattr(value, one)):
                yield from parts(getattr(value, one))

def outcome(line):
    try:
        return {"parts": [str(one) if isinstance(one, float) and not math.isfinite(one) else one for one in parts(eval(line))]}
    except gridnorth.GridNorthError as error:
        return {"status": gridnorth.errors.name_of(error.status)}

print(json.dumps({name: outcome(line) for name, line in json.load(sys.stdin).items()}))
"""


@pytest.fixture(scope="module")
def from_python(root, build, library, run, said) -> dict:
    """What the lines of Python give, with the package as its sources are."""
    sources = build / "site-python/src"
    run([root / "bindings/python/generate.py", sources.parent])
    shutil.copy(library, sources / "gridnorth")
    environment = os.environ | {"PYTHONPATH": str(sources)}
    given = json.dumps(lines(said, "Python"))
    return json.loads(run([sys.executable, "-c", RUNNER], input=given, env=environment).stdout)


def fractions(values: set) -> set:
    """Whole numbers may be words in the other language."""
    return {one for one in values if isinstance(one, float) and not one.is_integer()}


def is_other(here: set, there: set) -> bool:
    """Whether two answers that are one value each, of one type, differ."""
    return len(here) == len(there) == 1 and here != there and len({type(one) for one in here | there}) == 1


def parts(answer) -> set:
    """The numbers and the texts of an answer."""
    if isinstance(answer, dict):
        return set().union(*map(parts, answer.values()))
    if isinstance(answer, list):
        return set().union(*map(parts, answer))
    return {answer.replace("-", "_") if isinstance(answer, str) else answer}


def require_same(said: dict, language: str, given: dict, least: int) -> None:
    """The lines of at least so many functions give what the page says."""
    assert len({name.partition("__")[0] for name in given}) >= least
    wrong, compared = [], 0
    for name, one in given.items():
        line = said[name]["lines"][language]
        if "status" in one or "status" in said[name]:
            if one.get("status") != said[name].get("status"):
                wrong.append(f"{line}: {one} instead of {said[name]}")
            continue
        here, there = parts(one["parts"]), parts(json.loads(said[name]["answer"]))
        compared += len(here & there)
        # One of the two may say more: Python has no azimuths of points, and the center of a cell with its outline.
        if not (fractions(here) <= fractions(there) or fractions(there) <= fractions(here)) or is_other(here, there):
            wrong.append(f"{line}: {sorted(fractions(here) ^ fractions(there))[:5] or here} not in {str(said[name]['answer'])[:200]}")
    assert wrong == []
    assert compared > 5000


def test_lines_of_python_give_the_same_as_the_page(said, from_python):
    require_same(said, "Python", from_python, 140)


#: Runs lines of Swift: prints the numbers and the texts of each answer, or the number of the status of its error.
SWIFT = """
import GridNorth

func parts(of value: Any) -> [String] {
  switch value {
  case let number as Double: return [number.isFinite ? "\\(number)" : quoted("\\(number)")]
  case let number as Int: return ["\\(number)"]
  case let text as String: return [quoted(text)]
  case let pair as SIMD2<Double>: return parts(of: [pair.x, pair.y])
  case let point as SIMD3<Double>: return parts(of: [point.x, point.y, point.z])
  default: return Mirror(reflecting: value).children.flatMap { parts(of: $0.value) }
  }
}

func quoted(_ text: String) -> String {
  "\\"" + text.unicodeScalars.map { $0 == "\\"" || $0 == "\\\\" ? "\\\\\\($0)" : "\\($0)" }.joined() + "\\""
}

func tried(_ name: String, _ use: () throws -> Any?) {
  do {
    print("{\\"name\\": \\(quoted(name)), \\"parts\\": [\\(parts(of: try use() ?? []).joined(separator: ", "))]}")
  } catch {
    print("{\\"name\\": \\(quoted(name)), \\"status\\": \\((error as? GridNorthError)?.reason.rawValue ?? 0)}")
  }
}

"""


def returned(text: str) -> str:
    """The body of a function that returns the value of the last statement: lines of a statement after its first are indented."""
    found = text.splitlines()
    last = max(at for at, one in enumerate(found) if not one.startswith(" "))
    return "\n".join([*found[:last], f"return {found[last]}", *found[last + 1 :]])


@pytest.fixture(scope="module")
def from_swift(root, build, need, run, said, api) -> dict:
    """What the lines of Swift give, compiled with the modules that swift test makes too."""
    run([need("swift"), "build", "--target", "GridNorth"], timeout=3600)
    products = Path(run([need("swift"), "build", "--show-bin-path"]).stdout.strip())
    folder = build / "site-swift"
    folder.mkdir(exist_ok=True)
    # Some say that Swift has no parameter for an option, or no word for a value.
    written = {name: text for name, text in lines(said, "Swift").items() if not text.startswith("//")}
    assert all(name in written for name in lines(said, "Swift") if "__" not in name)
    uses = [f'tried("{name}") {{\n{returned(text)}\n}}\n' for name, text in written.items()]
    (folder / "main.swift").write_text(SWIFT + "\n".join(uses))
    modules = [f"-I{one}" for one in (products / "Modules", root / "include", root / "Sources/CLanes")]
    # An object whose source was renamed stays where it is.
    objects = [
        products / f"{name}.build/{one.name}.o"
        for name in ("GridNorth", "GridNorthCore")
        for one in sorted((root / "Sources" / name).rglob("*.swift"))
    ]
    run([need("swiftc"), "-suppress-warnings", *modules, folder / "main.swift", *objects, "-o", folder / "lines"])
    (statuses,) = [one["values"] for one in api["enumerations"] if one["name"] == "gn_status"]
    names = {one["value"]: one["name"] for one in statuses}
    given = {}
    for one in map(json.loads, run([folder / "lines"]).stdout.splitlines()):
        if "status" in one:
            one["status"] = names[one["status"]]
        else:
            # GeoJSON is a text.
            one["parts"] = [json.loads(part) if str(part).startswith("{") else part for part in one["parts"]]
        given[one["name"]] = one
    return given


def test_lines_of_swift_give_the_same_as_the_page(said, from_swift):
    require_same(said, "Swift", from_swift, 115)


# -- languages with generated packages --------------------------------------------------------------------------------


def test_every_language_has_its_lines(said, root, monkeypatch):
    """Only functions that a language does without have no line of it; Python and Swift have types instead of some."""
    monkeypatch.syspath_prepend(root / "Tools/site")
    without = {one: set(names) for one, (_, names) in importlib.import_module("reference").generated_names().items()}
    # The page itself writes it, also that of readers of documents, which JavaScript has under one name.
    without["JavaScript"] = set()
    names = {name for name in said if "__" not in name}
    languages = {language for one in said.values() for language in one["lines"]}
    lacking = {one: names - lines(said, one).keys() for one in languages}
    assert len(lacking.pop("Python")) < 0.25 * len(names)
    assert len(lacking.pop("Swift")) < 0.4 * len(names)
    assert lacking == {one: names & without.get(one, set()) for one in {"C"} | without.keys()}


def test_lines_of_cpp_have_the_same_status(said, package, cxx, build, run):
    headers = package("cpp") / "include"
    parts, names = [], []
    for name, text in lines(said, "C++").items():
        parts.append(f"static void use_{name}() {{\n    {indented(text)}\n    (void)answer;\n}}\n")
        names.append(f'    tried("{name}", use_{name});')
    source = build / "site-lines.cpp"
    head = "".join(f"#include <{name}>\n" for name in ("cmath", "cstdio", "cstring", "vector", "gridnorth.hpp"))
    head += "namespace gn = gridnorth;\n"
    tried = """
template <class Use> void tried(const char* name, Use use) {
    gn_status status = GN_OK;
    try {
        use();
    } catch (const gn::Error& error) {
        status = static_cast<gn_status>(error.status());
    }
    std::printf("%s %s\\n", name, gn_status_name(status));
}
"""
    source.write_text(head + "\n".join(parts) + tried + "\nint main() {\n" + "\n".join(names) + "\n}\n")
    program = cxx([source], "site-lines-cpp", ["-O0", "-Wno-unused-variable", "-Wno-missing-field-initializers", "-I", headers])
    assert printed(run([program]).stdout) == statuses(said, lines(said, "C++"))


def test_lines_of_lua_have_the_same_status(said, package, library, build, need, run):
    parts = ['local gn = require "gridnorth"']
    for name, text in lines(said, "Lua").items():
        # The last statement of the lines is the call.
        before, _, call = f"\n{text}".rpartition("\ngn.")
        parts.append(f"do\n  local function use(){before}\n    return gn.{call}\n  end\n  local answer, problem = use()")
        parts.append(f'  print("{name}", answer == nil and type(problem) == "table" and problem.name or "GN_OK")\nend')
    source = build / "site-lines.lua"
    source.write_text("\n".join(parts) + "\n")
    environment = os.environ | {"GRIDNORTH_LIBRARY": str(library), "LUA_PATH": f"{package('lua')}/?.lua"}
    assert printed(run([need("luajit"), source], env=environment).stdout) == statuses(said, lines(said, "Lua"))


def test_lines_of_csharp_compile(said, package, tmp_path, need, run):
    source = tmp_path / "Lines.cs"
    parts = [f"    static void use_{name}()\n    {{\n    {indented(text)}\n    }}\n" for name, text in lines(said, "C#").items()]
    source.write_text("using GridNorth;\n\nclass Lines\n{\n" + "\n".join(parts) + "\n    static void Main() {}\n}\n")
    files = [one for one in package("csharp").rglob("*.cs") if "Runtime" in one.parts]
    run([need("mcs"), "-unsafe", "-nologo", "-nowarn:219", f"-out:{tmp_path / 'lines.exe'}", source, *files])


def test_lines_of_java_compile(said, root, package, tmp_path, need, run):
    run([root / "bindings/java/generate.py", tmp_path / "java"])
    source = tmp_path / "Lines.java"
    parts = [f"    static void use_{name}() {{\n    {indented(text)}\n    }}\n" for name, text in lines(said, "Java").items()]
    head = "import gridnorth.*;\nimport java.nio.charset.StandardCharsets;\nimport java.util.*;\n\npublic class Lines {\n"
    source.write_text(head + "\n".join(parts) + "}\n")
    annotations = "/usr/share/java/org.jetbrains.annotations-java8.jar"
    sources = tmp_path / "java/src/main/java"
    run([need("javac"), "-Xlint:none", "-d", tmp_path / "classes", "-cp", annotations, "-sourcepath", sources, source])


def test_lines_of_rust_compile(said, package, build, need, run):
    crate = build / "site-rust"
    (crate / "src").mkdir(parents=True, exist_ok=True)
    manifest = '[package]\nname = "lines"\nversion = "0.1.0"\nedition = "2021"\n\n[dependencies]\n'
    manifest += f'gridnorth = {{ path = "{package("rust")}" }}\n'
    (crate / "Cargo.toml").write_text(manifest)
    parts = [
        f"fn use_{name}() -> gridnorth::Result<()> {{\n    {indented(text)}\n    Ok(())\n}}\n" for name, text in lines(said, "Rust").items()
    ]
    (crate / "src/main.rs").write_text("#![allow(unused, non_snake_case)]\n\n" + "\n".join(parts) + "\nfn main() {}\n")
    environment = os.environ | {"GRIDNORTH_DIR": str(build.parent), "CARGO_TARGET_DIR": str(crate / "target")}
    run([need("cargo"), "check", "--offline", "--quiet"], cwd=crate, env=environment)


def test_lines_of_go_compile(said, root, build, need, run):
    module = build / "site-go"
    module.mkdir(exist_ok=True)
    (module / "go.mod").write_text(f"module lines\n\ngo 1.19\n\nrequire gridnorth v0.0.0\n\nreplace gridnorth => {root / 'bindings/go'}\n")
    parts = ['package main\n\nimport (\n\t"math"\n\n\t"gridnorth"\n)\n\nvar _ = math.NaN\n']
    for name, text in lines(said, "Go").items():
        # Results that nobody reads are an error.
        results = next(line for line in reversed(text.splitlines()) if " := gridnorth." in line).partition(" := ")[0]
        parts.append(f"func use_{name}() {{\n\t{text}\n\t{', '.join('_' for _ in results.split(','))} = {results}\n}}\n")
    (module / "main.go").write_text("\n".join(parts) + "\nfunc main() {}\n")
    flags = {"CGO_CFLAGS": f"-I{root}/include", "CGO_LDFLAGS": f"-L{build.parent}", "CGO_ENABLED": "1", "GOFLAGS": "-mod=mod"}
    places = {"GOCACHE": str(module / "cache"), "GOPATH": str(module / "path"), "GOPROXY": "off"}
    environment = os.environ | flags | places
    run([need("go"), "vet", "-tags", "gridnorth_flags", "."], cwd=module, env=environment)
