# SPDX-License-Identifier: MIT
"""The library's own replacement of a C library: Sources/CRuntime, as it was compiled for each processor."""

import platform

import pytest

# Flavor, compiler, emulator.
TARGETS = [
    ("aarch64", "aarch64-linux-gnu-gcc", "qemu-aarch64-static"),
    ("armv7", "arm-linux-gnueabihf-gcc", "qemu-arm-static"),
    ("armv7-softfp", "arm-linux-gnueabi-gcc", "qemu-arm-static"),
    ("riscv64", "riscv64-linux-gnu-gcc", "qemu-riscv64-static"),
    ("i686", "i686-linux-gnu-gcc", "qemu-i386-static"),
]
# This libgcc adds without the processor, by an object that also has two functions of ours. Linkers take the first, which is ours.
OPTIONS = {"armv7-softfp": ["-Wl,--allow-multiple-definition"]}


def checked(run, root, build, compiler, name, modules, emulator=()):
    program = build / f"runtime-{name}"
    objects = [modules / "memory.o", modules / "arithmetic.o"]
    flags = ["-std=c11", "-O1", "-fno-builtin", "-Wall", "-Wextra", "-Werror", "-static", *OPTIONS.get(name, [])]
    run([compiler, *flags, root / "Tests/ABI/runtime.c", *objects, "-o", program])
    return int(run([*emulator, program]).stdout)


def test_functions_for_this_machine(run, root, build, library):
    assert checked(run, root, build, "cc", "host", library.parent / "parts") > 100_000


@pytest.mark.parametrize("flavor_name, compiler, emulator", TARGETS, ids=[target[0] for target in TARGETS])
def test_functions_for_other_processors(run, root, build, need, flavor, flavor_name, compiler, emulator):
    emulator = [] if flavor_name == platform.machine() else [need(emulator)]
    modules = flavor(flavor_name) / "parts"
    assert checked(run, root, build, need(compiler), flavor_name, modules, emulator) > 100_000


def test_root(run, root, build, seed):
    """On this machine, whose processor knows better. For riscv32 it is compiled from the same source."""
    objects = []
    for source, defined in [
        ("Sources/CRuntime/root.c", ["-D__riscv_float_abi_soft", "-Dsqrt=software_root"]),
        ("Tests/ABI/root.c", []),
    ]:
        objects.append(build / f"root-{len(objects)}.o")
        warnings = ["-fno-builtin", "-Wall", "-Wextra", "-Werror"]
        run(["cc", "-std=c11", "-O2", *warnings, *defined, "-c", root / source, "-o", objects[-1]])
    run(["cc", *objects, "-lm", "-o", build / "root"])
    assert int(run([build / "root", seed]).stdout) > 2_000_000
