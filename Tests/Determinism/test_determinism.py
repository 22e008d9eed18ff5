# SPDX-License-Identifier: MIT
"""The same bits on every host: one corpus, one hash, whatever the processor, the compiler's mode or the runtime."""

import functools
import platform
import re
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
POINTS = 262_144
EMULATED_POINTS = 16_384
PARTS = [HERE / "corpus.c", HERE / "corpus_geodesic.c", HERE / "corpus_shape.c", HERE / "corpus_text.c"]
SOURCES = [HERE / "main.c", *PARTS]
FLAGS = ["-I", HERE]

on_x86 = pytest.mark.skipif(platform.machine() != "x86_64", reason="needs an x86-64 processor")


class Outcome:
    """What a run of the corpus printed: the hashes by function, how many results went in, and mismatches."""

    def __init__(self, printed: str):
        rows = [line.split() for line in printed.splitlines()]
        self.hashes = {row[0]: row[1] for row in rows}
        self.values = {row[0]: int(row[2]) for row in rows[:-1]}
        self.mismatches = {row[0]: int(row[3]) for row in rows[:-1] if row[3] != "0"}


@pytest.fixture(scope="module")
def reference(cc, run):
    """The shared library of `make lib`: what all others are held against."""
    return Outcome(run([cc(SOURCES, "corpus", FLAGS), POINTS]).stdout)


@pytest.fixture(scope="module")
def flavour(root, run, build):
    """flavour(name): builds the library for a processor, once, gives the folder."""

    @functools.cache
    def build_library(name):
        folder = build / name
        run([root / "Tools/build-library", name, folder])
        return folder

    return build_library


def require_same(outcome, reference):
    different = [name for name in reference.hashes if outcome.hashes.get(name) != reference.hashes[name]]
    assert not different, f"other bits from: {', '.join(different)}"
    assert outcome.hashes.keys() == reference.hashes.keys()
    assert outcome.mismatches == reference.mismatches


def test_corpus_covers_every_function(root, reference):
    exports = (root / "Tests/ABI/exports.txt").read_text().split()
    assert sorted(reference.values) == exports
    assert all(count > 0 for count in reference.values.values())


def test_batches_equal_single_calls(reference):
    assert reference.mismatches == {}


@pytest.mark.parametrize("link", ["shared", "static"])
def test_every_level_of_the_library(cc, run, reference, link, level):
    program = cc(SOURCES, f"corpus-{link}", FLAGS, link=link)
    require_same(Outcome(run([program, POINTS]).stdout), reference)


@on_x86
@pytest.mark.parametrize("processor, level", [("Nehalem", 1), ("Haswell", 3)])
def test_older_processors(cc, run, need, monkeypatch, processor, level):
    """The library takes the best level of the processor at hand, which has no instruction of a higher one."""
    program = cc(SOURCES, "corpus-shared", FLAGS)
    emulated = [need("qemu-x86_64-static"), "-cpu", processor, program, EMULATED_POINTS]
    require_same(Outcome(run(emulated).stdout), Outcome(run([program, EMULATED_POINTS]).stdout))
    monkeypatch.setenv("GRIDNORTH_LEVEL", {1: "3", 3: "4"}[level])
    assert f"only {level}" in run(emulated, check=False).stderr


@on_x86
def test_an_older_processor_refuses_newer_instructions(cc, run, need, flavour):
    """What the test above relies on."""
    library = flavour("x86-64-v3") / "libgridnorth.a"
    program = cc(SOURCES, "corpus-x86-64-v3", FLAGS, [library], link=None)
    result = run([need("qemu-x86_64-static"), "-cpu", "Nehalem", program, 1], check=False)
    assert result.returncode != 0 and "Illegal instruction" in result.stderr


@on_x86
@pytest.mark.parametrize(
    "level, features", [("x86-64-v3", ["avx2", "fma"]), ("x86-64-v4", ["avx512f", "avx512bw", "avx512dq", "avx512vl"])]
)
def test_newer_processors(cc, run, flavour, reference, level, features):
    has = set(re.search(r"^flags\s*: (.*)$", Path("/proc/cpuinfo").read_text(), re.M)[1].split())
    library = flavour(level) / "libgridnorth.a"
    # The flavour is what its name says: it uses the wider registers, and still fuses nothing.
    code = run(["objdump", "-d", "--no-show-raw-insn", library]).stdout
    assert "%zmm" in code if level == "x86-64-v4" else "%ymm" in code
    assert not re.search(r"\bvfn?m(add|sub)", code)
    if not has.issuperset(features):
        pytest.skip(f"this processor has not all of {', '.join(features)}")
    program = cc(SOURCES, f"corpus-{level}", FLAGS, [library], link=None)
    require_same(Outcome(run([program, POINTS]).stdout), reference)


def test_aarch64(cc, run, need, flavour, reference):
    library = flavour("aarch64") / "libgridnorth.a"
    code = run(["aarch64-linux-gnu-objdump", "-d", "--no-show-raw-insn", library]).stdout
    assert "fmul\tv" in code and not re.search(r"\bfn?m(add|sub|la|ls)\b", code)
    program = cc(
        SOURCES, "corpus-aarch64", [*FLAGS, "-static-pie"], [library], compiler=need("aarch64-linux-gnu-gcc"), link=None
    )
    emulator = [] if platform.machine() == "aarch64" else [need("qemu-aarch64-static")]
    require_same(Outcome(run([*emulator, program, POINTS]).stdout), reference)


def test_wasm(run, need, root, build, swift_tools, flavour, reference):
    folder = flavour("wasm32")
    clang = [swift_tools / "clang", "--target=wasm32", "-std=c11", "-O2", "-ffreestanding", "-fno-builtin", "-c"]
    sources = [*PARTS, HERE / "wasm.c"]
    objects = [folder / f"{source.stem}.o" for source in sources]
    for source, target in zip(sources, objects):
        run([*clang, "-I", root / "include", source, "-o", target])
    module = folder / "corpus.wasm"
    run([swift_tools / "wasm-ld", "--no-entry", *objects, folder / "libgridnorth.a", "-o", module])
    require_same(Outcome(run([need("node"), HERE / "wasm.mjs", module, POINTS]).stdout), reference)


def test_ordinary_swift_build(run, need, build, reference):
    """As Swift hosts get it: built by SwiftPM, with the Swift runtime."""
    command = [need("swift"), "run", "--package-path", HERE / "swiftpm", "--scratch-path", build / "swiftpm-corpus"]
    require_same(Outcome(run([*command, "--configuration", "release", "corpus", POINTS]).stdout), reference)
