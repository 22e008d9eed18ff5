# SPDX-License-Identifier: MIT
"""The packages of `make dist` for machines without an operating system: linked without a C library, and run."""

import re
import shutil
import tarfile
from pathlib import Path
from typing import NamedTuple

import pytest
from Determinism.sources import FLAGS, MAIN, PARTS

HERE = Path(__file__).resolve().parent / "bare"
POSITIONS = 256

# Bytes.
STACK = 60_000
STACK_TO_ENCODE = 1_000


class Target(NamedTuple):
    """A package, who compiles for it, a machine that has such a processor, and the bytes that a reference may add."""

    name: str
    prefix: str
    options: list
    machine: list
    code_to_encode: int

    def tool(self, name):
        return f"{self.prefix}-{name}"


TARGETS = [
    Target(
        "bare-cortex-m7",
        "arm-none-eabi",
        ["-mcpu=cortex-m7", "-mthumb", "-mfloat-abi=hard", "-mfpu=fpv5-d16"]
        # The board has four megabytes in each of these places.
        + ["-Wl,--defsym=FIRST_BYTE=0", "-Wl,--defsym=FIRST_VARIABLE=0x20000000"],
        ["qemu-system-arm", "-machine", "mps2-an500"],
        7_500,
    ),
    Target(
        "bare-riscv32",
        "riscv64-unknown-elf",
        ["-march=rv32imc", "-mabi=ilp32", "-Wl,--defsym=FIRST_BYTE=0x80000000"],
        ["qemu-system-riscv32", "-machine", "virt", "-bios", "none"],
        22_500,
    ),
]
every_target = pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)


@pytest.fixture(scope="module")
def unpacked(run, root, outside_of_make, tmp_path_factory):
    """unpacked(target): the only folder in its archive, unpacked."""
    run([root / "Tools/dist", *(target.name for target in TARGETS)], env=outside_of_make)

    def unpack(target):
        folder = tmp_path_factory.mktemp(target.name)
        (archive,) = (root / "build/dist").glob(f"gridnorth-*-{target.name}.tar.gz")
        with tarfile.open(archive) as tar:
            tar.extractall(folder, filter="data")
        (top,) = folder.iterdir()
        assert f"{top.name}.tar.gz" == archive.name
        return top

    return unpack


@pytest.fixture(scope="module")
def linked(run, need, tmp_path_factory):
    """linked(target, top, sources): a program with the library, and with the compiler's own library alone."""

    def link(target, top, sources):
        folder = tmp_path_factory.mktemp("bare")
        (folder / "bin").mkdir()
        for name in ["gcc", "as", "ld"]:
            (folder / "bin" / target.tool(name)).symlink_to(need(target.tool(name)))
        options = ["-std=c11", "-O1", "-ffreestanding", "-fno-builtin", f"-DPOSITIONS={POSITIONS}", "-nostdlib"]
        options += ["-I", top / "include", *FLAGS, "-T", HERE / "memory.ld"]
        objects = [*sources, HERE / "start.c", top / "lib/libgridnorth.a", "-lgcc", "-Wl,--gc-sections"]
        command = [target.tool("gcc"), *target.options, *options, *objects, "-o", folder / "program"]
        run(command, env={"PATH": str(folder / "bin")})
        return folder / "program"

    return link


def printed(run, need, target, program):
    """The output of a program, by lines. A machine that has lost its way does not end."""
    semihosting = ["-nographic", "-monitor", "none", "-serial", "none", "-semihosting-config", "enable=on,target=native"]
    command = [need(target.machine[0]), *target.machine[1:], *semihosting, "-kernel", program]
    result = run(command, timeout=240)
    return (result.stdout + result.stderr).splitlines()


def size_of_code(run, target, file):
    """Counts the instructions and constants of a program or an archive."""
    return int(run([target.tool("size"), "--totals", file]).stdout.splitlines()[-1].split()[0])


@every_target
def test_an_archive_holds_what_hosts_need(unpacked, target, cpp_headers):
    top = unpacked(target)
    assert {str(path.relative_to(top)) for path in top.rglob("*") if not path.is_dir()} == {
        "include/gridnorth.h",
        *cpp_headers,
        "include/gridnorth_types.h",
        "include/gridnorth.cdef.h",
        "lib/libgridnorth.a",
        "share/gridnorth/README.md",
        "share/gridnorth/LICENSE",
        "share/gridnorth/api.json",
    }


def test_packing_again_gives_the_same_bytes(unpacked, run, root, outside_of_make):
    names = [target.name for target in TARGETS]
    before = [path.read_bytes() for path in sorted((root / "build/dist").glob("gridnorth-*-bare-*"))]
    for name in names:
        shutil.rmtree(root / "build/dist-work" / name)
    run([root / "Tools/dist", *names], env=outside_of_make)
    assert len(before) == len(TARGETS)
    assert [path.read_bytes() for path in sorted((root / "build/dist").glob("gridnorth-*-bare-*"))] == before


@every_target
def test_the_library_has_no_variables(run, unpacked, target):
    """A program need not initialize any state, and two tasks share none."""
    sections = run([target.tool("objdump"), "--section-headers", "--wide", unpacked(target) / "lib/libgridnorth.a"]).stdout
    sizes = re.findall(r"^ *\d+ (\S+) +([0-9a-f]{8})", sections, re.M)
    assert len(sizes) > 500
    assert [name for name, size in sizes if re.match(r"\.s?(data|bss)\b", name) and int(size, 16) > 0] == []


# An instruction that changes r10, which disassemblers call sl: its result, one of two results, or an address that it advances.
CHANGES_R10 = re.compile(
    r"(?!v?str|v?stm|v?ldm|pld|cmp|cmn|tst|teq)\S+\s+sl,"
    r"|(ldm|pop)\S*\s.*\{[^}]*\bsl\b"
    r"|(ldrd|[us]mull|[us]mlal|umaal|vmov)\S*\s+\w+, sl,"
    r"|\S+\s.*(\bsl!|\[sl\], |\[sl, [^]]*\]!)"
)


@pytest.mark.parametrize("flavor", ["cortex-m7", "armv7", "armv7-softfp"])
def test_functions_of_arm_restore_the_register_of_self(run, root, swift_tools, outside_of_make, flavor):
    """A caller goes on with r10, where Swift keeps self. Functions that the compiler outlined belong to their callers."""
    archive = f"build/{flavor}/libgridnorth.a"
    run(["make", "--no-print-directory", archive], env=outside_of_make)
    # GNU's tool takes half a minute.
    listing = run([swift_tools / "llvm-objdump", "--disassemble", "--no-show-raw-insn", root / archive]).stdout
    listing = re.sub(r"\br10\b", "sl", listing)
    functions = re.split(r"^[0-9a-f]+ <(.*)>:$", listing, flags=re.M)[1:]
    changing, careless = 0, []
    for name, body in zip(functions[::2], functions[1::2], strict=True):
        instructions = [line.split("\t", 1)[1] for line in body.splitlines() if "\t" in line]
        if any(CHANGES_R10.match(each) for each in instructions):
            changing += 1
            if not any(re.match(r"(push|stmdb|stmfd)\S*\s.*\bsl\b", each) for each in instructions):
                careless.append(name)
    assert changing > 500
    assert [name for name in careless if "OUTLINED_FUNCTION" not in name] == []


@every_target
def test_programs_have_the_same_bits(run, need, cc, unpacked, linked, target):
    """The whole corpus, on a stack of the size that the readme names."""
    native = cc([MAIN, *PARTS], "corpus", FLAGS)
    reference = [line.split()[:2] for line in run([native, POSITIONS]).stdout.splitlines()]
    program = linked(target, unpacked(target), [*PARTS, HERE / "corpus.c"])
    *hashes, (_, stack) = [line.split() for line in printed(run, need, target, program)]
    assert [[name, hash.zfill(16)] for name, hash in hashes] == reference
    assert 10_000 < int(stack) < STACK


@every_target
def test_a_program_holds_only_what_it_calls(run, need, unpacked, linked, target):
    top = unpacked(target)
    program, nothing = linked(target, top, [HERE / "encode.c"]), linked(target, top, [HERE / "nothing.c"])
    reference, stack = printed(run, need, target, program)
    assert reference == "31UDQ4825011951"
    assert 100 < int(stack) < STACK_TO_ENCODE
    assert size_of_code(run, target, program) - size_of_code(run, target, nothing) < target.code_to_encode
    assert size_of_code(run, target, top / "lib/libgridnorth.a") > 700_000
