# SPDX-License-Identifier: MIT
"""The Go module, built from this checkout: its tests, its pages, its example, and that nothing is missing."""

import json
import os
import re

import pytest
from Bindings.generators import called_as_pairs, left_out
from Pairs import pairs, programs


@pytest.fixture(scope="module")
def module(root):
    return root / "bindings/go"


@pytest.fixture(scope="module")
def environment(root, build, library):
    """pkg-config finds the library that was built here; nothing comes from a network."""
    packages = build / "go"
    packages.mkdir(exist_ok=True)
    (packages / "gridnorth.pc").write_text(
        "Name: gridnorth\nDescription: The library of this checkout\nVersion: 0\n"
        f"Cflags: -I{root}/include\nLibs: -L{root}/build -lgridnorth\n"
    )
    return os.environ | {
        "PKG_CONFIG_PATH": str(packages),
        "LD_LIBRARY_PATH": str(root / "build"),
        "GOCACHE": str(packages / "cache"),
        "GOPATH": str(packages / "path"),
        "GOPROXY": "off",
        "GOFLAGS": "-mod=mod",
        "CGO_ENABLED": "1",
    }


@pytest.fixture(scope="module")
def go(run, need, module, environment):
    """go("test", ...): runs it in the module."""

    def call(*words, cwd=module, env=environment, **options):
        return run([need("go"), *words], cwd=cwd, env=env, **options)

    return call


def test_generated_sources_are_current(run, module):
    run([module / "generate.py", "--check"])


def test_vectors_calls_batches_and_examples(go):
    """Runs with and without the checker that looks at every pointer."""
    events = [json.loads(line) for line in go("test", "-count=1", "-json", "./...").stdout.splitlines()]
    passed = {event["Test"] for event in events if event["Action"] == "pass" and "Test" in event}
    assert len(passed) >= 30
    assert {"TestPositionParseTable", "TestRowsMayLieInStructs", "ExampleField"} <= passed


def test_the_strict_checker_of_pointers(go, environment):
    go("test", "-count=1", ".", env=environment | {"GODEBUG": "cgocheck=2"})


def test_without_pkg_config(go, environment, root):
    flags = {"CGO_CFLAGS": f"-I{root}/include", "CGO_LDFLAGS": f"-L{root}/build", "PKG_CONFIG": "/bin/false"}
    go("test", "-count=1", "-run", "Example", "-tags", "gridnorth_flags", ".", env=environment | flags)


def test_vet_and_gofmt(go, run, need, module):
    go("vet", "./...")
    assert run([need("gofmt"), "-l", module]).stdout == ""


def test_pages(go, root, module, tmp_path):
    """Each program of the guide and README.md prints the block after it."""
    programs = 0
    for page in (root / "docs/guides/go.md", module / "README.md"):
        for source, expected in re.findall(r"```go\n(.*?)```\n\n```text\n(.*?)```", page.read_text(), re.S):
            folder = tmp_path / f"program{programs}"
            folder.mkdir()
            (folder / "main.go").write_text(source)
            (folder / "go.mod").write_text(
                f"module program\n\ngo 1.19\n\nrequire gridnorth v0.2.0\n\nreplace gridnorth => {module}\n"
            )
            assert go("run", ".", cwd=folder).stdout == expected
            programs += 1
        assert page.read_text().count("```go") == len(re.findall(r"```go\n.*?```\n\n```text", page.read_text(), re.S))
    assert programs == 3


def test_the_example(go):
    text = json.loads(go("run", "./examples/rings", "48.85837, 2.294481", "5 km", "25 nmi").stdout)
    rings = [one["properties"] for one in text["features"] if one["properties"]["kind"] == "ring"]
    assert [one["radius"] for one in rings] == [5000, 46300]
    result = go("run", "./examples/rings", "31UDQ4825x", "5 km", check=False)
    assert result.stderr.splitlines()[:3] == [
        "gridnorth: The text has a character that is not allowed there. (byte 9)",
        "  31UDQ4825x",
        "           ^",
    ]


def test_every_function_is_there_and_called(api, module):
    """Functions that Go lacks are named with a reason in the generator. Batches call their twins for columns."""
    without = left_out(module)
    written = (module / "functions.go").read_text() + (module / "batches.go").read_text()
    called = set(re.findall(r"\bC\.(gn_\w+)\(", written))
    assert {one["name"] for one in api["functions"]} - set(without) == called & {one["name"] for one in api["functions"]}
    tests = "".join(file.read_text() for file in module.glob("*_test.go"))
    public = set(re.findall(r"^func ([A-Z]\w+)\(", written, re.M))
    assert len({name for name in public if not name.endswith("Columns")}) == len(api["functions"]) - len(without)
    uncalled = {name for name in public if not name.endswith("Columns") and not re.search(rf"\bgn\.{name}\(", tests)}
    assert not uncalled - {programs.pascal(name.removeprefix("gn_")) for name in called_as_pairs()}


def test_numbers_are_those_of_c(go, build, module, api, library):
    """Calls of all functions from numbers to numbers and their batches, written from docs/api.json: the bits of C."""
    found = pairs.find(api)
    folder = build / "pairs-go"
    pairs.replace(folder / "main.go", programs.go(found, library))
    pairs.replace(
        folder / "go.mod",
        f"module program\n\ngo 1.19\n\nrequire gridnorth v0.2.0\n\nreplace gridnorth => {module}\n",
    )
    assert programs.same(go("run", ".", cwd=folder).stdout, library, found)


def test_sources_are_current(run, module):
    run([module / "generate.py", "--check"])
