# SPDX-License-Identifier: MIT
"""The same bits on every host: one corpus, one hash, for every processor, compiler mode and runtime."""

import platform
import re
from pathlib import Path

import pytest
from Determinism.outcome import Outcome, require_same
from Determinism.sources import FLAGS, MAIN, PARTS
from effort import EFFORT

HERE = Path(__file__).resolve().parent
POINTS = round(65_536 * EFFORT)
EMULATED_POINTS = round(8_192 * EFFORT)
SOURCES = [MAIN, *PARTS]

on_x86 = pytest.mark.skipif(platform.machine() != "x86_64", reason="needs an x86-64 processor")


@pytest.fixture(scope="module")
def reference(cc, run):
    """The shared library of `make lib`, with which all others are compared."""
    return Outcome(run([cc(SOURCES, "corpus", FLAGS), POINTS]).stdout)


@pytest.fixture(scope="module")
def emulated_reference(cc, run):
    """The same for the fewer points of processors that are emulated."""
    return Outcome(run([cc(SOURCES, "corpus", FLAGS), EMULATED_POINTS]).stdout)


def test_corpus_covers_every_function(api, reference):
    assert sorted(reference.values) == sorted(function["name"] for function in api["functions"])
    assert all(count > 0 for count in reference.values.values())


def test_batches_equal_single_calls(reference):
    assert reference.mismatches == {}


@pytest.mark.parametrize("link", ["shared", "static"])
def test_every_level_of_the_library(cc, run, reference, link, level):
    program = cc(SOURCES, f"corpus-{link}", FLAGS, link=link)
    require_same(Outcome(run([program, POINTS]).stdout), reference)


@on_x86
@pytest.mark.parametrize("processor, level", [("Nehalem", 1), ("Haswell", 3)])
def test_older_processors(cc, run, need, monkeypatch, emulated_reference, processor, level):
    """The library takes the best level of the processor at hand, which has no instruction of a higher one."""
    program = cc(SOURCES, "corpus-shared", FLAGS)
    emulated = [need("qemu-x86_64-static"), "-cpu", processor, program, EMULATED_POINTS]
    require_same(Outcome(run(emulated).stdout), emulated_reference)
    monkeypatch.setenv("GRIDNORTH_LEVEL", {1: "3", 3: "4"}[level])
    assert f"only {level}" in run(emulated, check=False).stderr


@on_x86
def test_an_older_processor_refuses_newer_instructions(cc, run, need, flavor):
    """Checks an assumption of the test above."""
    library = flavor("x86-64-v3") / "libgridnorth.a"
    program = cc(SOURCES, "corpus-x86-64-v3", FLAGS, [library], link=None)
    result = run([need("qemu-x86_64-static"), "-cpu", "Nehalem", program, 1], check=False)
    assert result.returncode != 0 and "Illegal instruction" in result.stderr


@on_x86
def test_a_library_for_newer_processors_alone(cc, run, flavor, reference):
    library = flavor("x86-64-v3") / "libgridnorth.a"
    # The library does as its name says: it uses the wider registers, and still fuses nothing.
    code = run(["objdump", "-d", "--no-show-raw-insn", library]).stdout
    assert "%ymm" in code and not re.search(r"\bvfn?m(add|sub)", code)
    if "avx2" not in Path("/proc/cpuinfo").read_text():
        pytest.skip("this processor has no avx2")
    program = cc(SOURCES, "corpus-x86-64-v3", FLAGS, [library], link=None)
    require_same(Outcome(run([program, POINTS]).stdout), reference)


def test_aarch64(cc, run, need, flavor, emulated_reference):
    library = flavor("aarch64") / "libgridnorth.a"
    code = run(["aarch64-linux-gnu-objdump", "-d", "--no-show-raw-insn", library]).stdout
    assert "fmul\tv" in code and not re.search(r"\bfn?m(add|sub|la|ls)\b", code)
    program = cc(
        SOURCES, "corpus-aarch64", [*FLAGS, "-static-pie"], [library], compiler=need("aarch64-linux-gnu-gcc"), link=None
    )
    emulator = [] if platform.machine() == "aarch64" else [need("qemu-aarch64-static")]
    require_same(Outcome(run([*emulator, program, EMULATED_POINTS]).stdout), emulated_reference)


def test_wasm(run, need, root, build, swift_tools, flavor, reference):
    clang = [swift_tools / "clang", "--target=wasm32", "-std=c11", "-O2", "-ffreestanding", "-fno-builtin", "-c"]
    sources = [*PARTS, HERE / "wasm.c"]
    objects = [build / f"wasm-{source.stem}.o" for source in sources]
    for source, target in zip(sources, objects):
        run([*clang, *FLAGS, "-I", root / "include", source, "-o", target])
    module = build / "corpus.wasm"
    run([swift_tools / "wasm-ld", "--no-entry", *objects, flavor("wasm32") / "libgridnorth.a", "-o", module])
    require_same(Outcome(run([need("node"), HERE / "wasm.mjs", module, POINTS]).stdout), reference)
