# SPDX-License-Identifier: MIT
"""The packages of `make dist`, as users without Swift have them: unpacked in a bare folder, linked, and run."""

import hashlib
import os
import platform
import re
import shutil
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import NamedTuple

import pytest
from Determinism.sources import FLAGS, MAIN, PARTS

REFERENCE = "31UDQ4825011951"

CORPUS = [MAIN, *PARTS]
POINTS = 256


class Target(NamedTuple):
    """A package, the compiler for it, the emulator that runs its programs, and Debian's name of the processor."""

    name: str
    triple: str
    emulator: str
    debian: str | None

    @property
    def compiler(self):
        return f"{self.triple}-gcc"

    @property
    def emulated(self):
        """The command that runs a program, before the program."""
        return [self.emulator, "-L", f"/usr/{self.triple}"] if self.name != f"linux-{platform.machine()}" else []


TARGETS = [
    Target("linux-x86_64", "x86_64-linux-gnu", "qemu-x86_64-static", "amd64"),
    Target("linux-aarch64", "aarch64-linux-gnu", "qemu-aarch64-static", "arm64"),
    Target("linux-armv7", "arm-linux-gnueabihf", "qemu-arm-static", "armhf"),
    Target("linux-armv7-softfp", "arm-linux-gnueabi", "qemu-arm-static", None),
    Target("linux-riscv64", "riscv64-linux-gnu", "qemu-riscv64-static", "riscv64"),
    Target("linux-i686", "i686-linux-gnu", "qemu-i386-static", "i386"),
]
every_target = pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)
IN_DEBIAN = [target for target in TARGETS if target.debian]


@pytest.fixture(scope="module")
def bare(need, tmp_path_factory):
    """The environment of a machine without Swift."""
    folder = tmp_path_factory.mktemp("bin")
    for name in ["as", "ld", "cc", "musl-gcc", *(target.compiler for target in TARGETS)]:
        (folder / name).symlink_to(need(name))
    return {"PATH": str(folder)}


@pytest.fixture(scope="module")
def unpacked(dist, tmp_path_factory):
    """unpacked(name): the only folder in the archive of a target, unpacked."""

    def unpack(name):
        folder = tmp_path_factory.mktemp(name)
        (archive,) = dist.glob(f"gridnorth-*-{name}.tar.gz")
        with tarfile.open(archive) as tar:
            tar.extractall(folder, filter="data")
        (top,) = folder.iterdir()
        assert f"{top.name}.tar.gz" == archive.name
        return top

    return unpack


@pytest.fixture(scope="module")
def reference(run, cc):
    """The hash of the corpus for the library of `make lib`."""
    return run([cc(CORPUS, "corpus", FLAGS), POINTS]).stdout.splitlines()[-1]


def test_checksums(dist):
    lines = (dist / "SHA256SUMS").read_text().splitlines()
    sums = {name: checksum for checksum, name in (line.split("  ") for line in lines)}
    assert sums == {
        file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in dist.iterdir() if file.name != "SHA256SUMS"
    }
    assert len(sums) == len(TARGETS) + 3 * len(IN_DEBIAN) + 25


def test_packing_again_gives_the_same_bytes(dist, run, root, outside_of_make):
    before = (dist / "SHA256SUMS").read_text()
    shutil.rmtree(root / "build/dist-work")
    assert run([root / "Tools/dist"], env=outside_of_make | {"TZ": "Asia/Kathmandu"}).stdout == before


def test_an_unknown_target_is_refused(dist, run, root):
    """No archive is lost."""
    before = sorted(dist.iterdir())
    result = run([root / "Tools/dist", "plan9"], check=False)
    assert result.returncode == 1 and "no such target: plan9" in result.stderr
    assert sorted(dist.iterdir()) == before


@every_target
def test_an_archive_holds_what_hosts_need(unpacked, target, cpp_headers):
    top = unpacked(target.name)
    names = {str(path.relative_to(top)) for path in top.rglob("*") if not path.is_dir()}
    assert names >= {
        "include/gridnorth.h",
        *cpp_headers,
        "include/gridnorth_types.h",
        "include/gridnorth.cdef.h",
        "bin/gridnorth",
        "lib/libgridnorth.a",
        "lib/libgridnorth.so",
        "lib/pkgconfig/gridnorth.pc",
        "lib/cmake/GridNorth/GridNorthConfig.cmake",
        "share/gridnorth/README.md",
        "share/gridnorth/LICENSE",
        "share/gridnorth/api.json",
        "share/man/man1/gridnorth.1",
        "share/bash-completion/completions/gridnorth",
        "share/zsh/site-functions/_gridnorth",
        "share/fish/vendor_completions.d/gridnorth.fish",
    }


@every_target
def test_the_command_runs(run, need, unpacked, target):
    """It needs no library at all, so neither glibc nor musl, and reads and writes like the one of this machine."""
    top = unpacked(target.name)
    command = top / "bin/gridnorth"
    assert "(NEEDED)" not in run(["readelf", "--dynamic", "--wide", command]).stdout
    before = [need(target.emulator)] if target.emulated else []
    assert run([*before, command, "mgrs", "48.85837", "2.294481"]).stdout == f"{REFERENCE}\n"
    given = "lat,lon\n48.85837,2.294481\n0.30000000000000004,1e-7\n"
    expected = "lat,lon,zone,easting,northing\n48.85837,2.294481,31N,448250.577,5411951.588\n"
    found = run([*before, command, "utm", "--decimals", "3"], input=given).stdout
    assert found.startswith(expected) and found.endswith(",31N,166026.010,33204.829\n")
    # Rounded in a register of 80 bits first, this number becomes another double.
    found = run([*before, command, "parse", "-d", "12"], input="lat,lon\n11.2658497610585,0\n").stdout
    assert found.endswith(",11.265849761058,0.000000000000,dd,\n")
    assert run([*before, command, "help", "--man"]).stdout == (top / "share/man/man1/gridnorth.1").read_text()


@every_target
def test_the_library_needs_no_other(run, unpacked, target):
    library = unpacked(target.name) / "lib/libgridnorth.so"
    described = run(["readelf", "--dynamic", "--segments", "--wide", library]).stdout
    assert "(SONAME)" in described and "(NEEDED)" not in described
    undefined = run(["nm", "--dynamic", "--undefined-only", library]).stdout
    assert undefined == ""
    # Pages have up to 64 kB on aarch64, and 16 kB on Android.
    most = 0x10000 if target.name == "linux-aarch64" else 0x4000
    alignments = re.findall(r"^ +LOAD .* (0x[0-9a-f]+)$", described, re.M)
    assert alignments and all(int(alignment, 16) >= most for alignment in alignments)


@every_target
@pytest.mark.parametrize("link", ["shared", "static"])
def test_programs_have_the_same_bits(run, root, bare, unpacked, reference, tmp_path, target, link):
    """The whole corpus, linked by a compiler for the target that finds nothing but the package."""
    top, program = unpacked(target.name), tmp_path / "corpus"
    libraries = {
        "shared": ["-L", top / "lib", "-lgridnorth", f"-Wl,-rpath,{top / 'lib'}"],
        "static": [top / "lib/libgridnorth.a", "-static", "-Wl,--gc-sections"],
    }[link]
    sources = [root / name for name in [*CORPUS, "Tests/C/level.c"]]
    run([target.compiler, "-O1", *FLAGS, "-I", top / "include", *sources, *libraries, "-lm", "-o", program], env=bare)
    assert run([*target.emulated, program, POINTS]).stdout.splitlines()[-1] == reference


@pytest.mark.skipif(platform.machine() != "x86_64", reason="musl-gcc compiles for this processor")
@pytest.mark.parametrize("link", ["shared", "static"])
def test_programs_with_another_c_library(run, root, bare, unpacked, reference, tmp_path, link):
    """musl: the same file serves, and the same bits come out."""
    top, program = unpacked(TARGETS[0].name), tmp_path / "corpus"
    libraries = ["-L", top / "lib", "-lgridnorth", f"-Wl,-rpath,{top / 'lib'}"]
    if link == "static":
        libraries = [top / "lib/libgridnorth.a", "-static"]
    sources = [root / name for name in [*CORPUS, "Tests/C/level.c"]]
    run(["musl-gcc", "-O1", *FLAGS, "-I", top / "include", *sources, *libraries, "-o", program], env=bare)
    assert run([program, POINTS]).stdout.splitlines()[-1] == reference


def test_x18_is_left_alone(run, need, unpacked):
    """Android, Apple and Windows keep this register for themselves."""
    library = unpacked(TARGETS[1].name) / "lib/libgridnorth.so"
    code = run([need("aarch64-linux-gnu-objdump"), "-d", "--no-show-raw-insn", library]).stdout
    assert len(re.findall(r"\b[xw]17\b", code)) > 100
    assert not re.search(r"\b[xw]18\b", code)


@pytest.mark.parametrize("name, flag", [("linux-armv7", "hard"), ("linux-armv7-softfp", "soft")])
def test_the_calling_convention_of_armv7_is_marked(run, unpacked, name, flag):
    """Linkers and loaders refuse the other one. Both compute with the processor's own double precision."""
    top = unpacked(name)
    assert f"{flag}-float ABI" in run(["readelf", "--file-header", top / "lib/libgridnorth.so"]).stdout
    attributes = run(["readelf", "--arch-specific", top / "lib/libgridnorth.a"]).stdout
    assert ("VFP registers" in attributes) == (flag == "hard")
    assert "Tag_FP_arch: VFPv3-D16" in attributes


def test_luajit_reads_the_declarations(run, need, unpacked, tmp_path):
    top = unpacked(f"linux-{platform.machine()}")
    script = tmp_path / "encode.lua"
    script.write_text(
        'local ffi = require "ffi"\n'
        'ffi.cdef(io.open(arg[1] .. "/include/gridnorth.cdef.h"):read("a"))\n'
        'local gridnorth = ffi.load(arg[1] .. "/lib/libgridnorth.so")\n'
        'local text = ffi.new("char[?]", gridnorth.GN_MGRS_CAPACITY)\n'
        "gridnorth.gn_mgrs_encode(48.85837, 2.294481, gridnorth.GN_MGRS_1_M, text, ffi.sizeof(text), nil)\n"
        "print(ffi.string(text))\n"
    )
    assert run([need("luajit"), script, top]).stdout == f"{REFERENCE}\n"


@pytest.mark.parametrize("target", IN_DEBIAN, ids=lambda target: target.name)
def test_debian_packages(run, need, dist, tmp_path, target):
    (runtime,) = dist.glob(f"libgridnorth[0-9]*_{target.debian}.deb")
    (development,) = dist.glob(f"libgridnorth-dev_*_{target.debian}.deb")
    name, version, _ = runtime.name.split("_")
    assert run(["dpkg-deb", "--field", development, "Depends"]).stdout == f"{name} (= {version})\n"
    for package in [runtime, development]:
        run([need("dpkg-deb"), "--extract", package, tmp_path])
    assert (tmp_path / "usr/lib/libgridnorth.so").resolve() == tmp_path / f"usr/lib/libgridnorth.so.{version}"
    assert (tmp_path / "usr/share/doc" / name / "copyright").exists()
    (command,) = dist.glob(f"gridnorth_*_{target.debian}.deb")
    run(["dpkg-deb", "--extract", command, tmp_path / "command"])
    assert os.access(tmp_path / "command/usr/bin/gridnorth", os.X_OK)
    assert (tmp_path / "command/usr/share/doc/gridnorth/copyright").exists()
    assert not (tmp_path / "command/usr/lib").exists() and not (tmp_path / "usr/bin").exists()


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the package is for this processor")
def test_a_program_built_with_the_debian_packages(run, dist, bare, tmp_path):
    for package in dist.glob("*_amd64.deb"):
        run(["dpkg-deb", "--extract", package, tmp_path])
    program = tmp_path / "program"
    source = Path(__file__).parent / "consumer/main.c"
    folders = ["-I", tmp_path / "usr/include", "-L", tmp_path / "usr/lib"]
    run(["cc", *folders, source, "-lgridnorth", "-o", program], env=bare)
    printed = run([program], env=os.environ | {"LD_LIBRARY_PATH": str(tmp_path / "usr/lib")}).stdout
    assert printed.endswith(f" {REFERENCE}\n")


def test_luajit_takes_the_module(run, need, root, unpacked):
    """With the library of another archive, as the readme says. The block after its program is its output."""
    top, library = unpacked("lua"), unpacked(f"linux-{platform.machine()}") / "lib/libgridnorth.so"
    version = re.fullmatch(r"gridnorth-(.*)-lua", top.name)[1]
    assert {str(path.relative_to(top)) for path in top.rglob("*") if not path.is_dir()} == {
        "README.md",
        "LICENSE",
        "gridnorth.lua",
        f"gridnorth-{version}-1.rockspec",
        "examples/rings.lua",
    }
    program, printed = re.findall(r"^```(?:lua|text)\n(.*?)^```$", (top / "README.md").read_text(), re.M | re.S)
    (top / "program.lua").write_text(program + 'io.stderr:write((io.open "/proc/self/maps"):read "a")\n')
    (top / "places.csv").write_text("Tower,48.85837 2.294481\n")
    environment = {"PATH": os.environ["PATH"], "GRIDNORTH_LIBRARY": str(library)}
    result = run([need("luajit"), "program.lua"], cwd=top, env=environment)
    assert result.stdout == printed and REFERENCE in printed
    assert set(re.findall(r"\S*libgridnorth\S*", result.stderr)) == {str(library.resolve())}
    rings = run([need("luajit"), "examples/rings.lua", "places.csv", "500m"], cwd=top, env=environment).stdout
    assert REFERENCE in rings


def test_node_takes_the_package_for_the_web(run, need, dist, tmp_path):
    """The package is unpacked as by npm."""
    (archive,) = dist.glob("gridnorth-*.tgz")
    folder = tmp_path / "node_modules/gridnorth"
    folder.mkdir(parents=True)
    with tarfile.open(archive) as tar:
        assert all(name.startswith("package/") for name in tar.getnames())
        tar.extractall(tmp_path, filter="data")
    (tmp_path / "package").rename(folder.parent / "unpacked")
    folder.rmdir()
    (folder.parent / "unpacked").rename(folder)
    script = tmp_path / "encode.mjs"
    script.write_text(
        'import { load } from "gridnorth";\n'
        "const gridnorth = await load();\n"
        "console.log(gridnorth.mgrsEncode({ latitude: 48.85837, longitude: 2.294481 }));\n"
    )
    assert run([need("node"), script], cwd=tmp_path).stdout == f"{REFERENCE}\n"


@pytest.mark.parametrize("family, machine", [("x86_64", 62), ("aarch64", 183)])
@pytest.mark.parametrize("tag", ["py3-none", "cp311-abi3"])
def test_wheels_hold_the_library_for_their_processor(dist, family, machine, tag):
    """The number of the machine is that of ELF."""
    (wheel,) = dist.glob(f"*-{tag}-manylinux_2_17_{family}.musllinux_1_2_{family}.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        beside = ("_map.mjs", "_map.css", "_grid.wasm", "_land.bin")
        assert {f"gridnorth/{name}" for name in beside} <= names
        binaries = {name: archive.read(name) for name in names if name.endswith((".so", ".duckdb_extension", "bin/gridnorth"))}
        assert archive.getinfo("gridnorth/bin/gridnorth").external_attr >> 16 & 0o111
        tags = archive.read(f"{wheel.name.split(f'-{tag}')[0]}.dist-info/WHEEL").decode()
    expected = {"libgridnorth.so", "libgridnorth_polars.so", "gridnorth.duckdb_extension", "bin/gridnorth"}
    expected |= {"_extension.abi3.so"} if "abi3" in tag else set()
    assert set(binaries) == {f"gridnorth/{name}" for name in expected}
    assert {int.from_bytes(binary[18:20], "little") for binary in binaries.values()} == {machine}
    platform = {"x86_64": b"linux_amd64", "aarch64": b"linux_arm64"}[family]
    assert platform.ljust(32, b"\0") in binaries["gridnorth/gridnorth.duckdb_extension"][-512:]
    assert f"Tag: {tag}-manylinux_2_17_{family}" in tags and f"Tag: {tag}-musllinux_1_2_{family}" in tags


@pytest.mark.parametrize("family", ["x86_64", "aarch64"])
def test_the_extension_module_needs_nothing_but_the_stable_abi(run, dist, family, tmp_path):
    """It also uses names that both glibc and musl have."""
    (wheel,) = dist.glob(f"*-cp311-abi3-*_{family}.whl")
    with zipfile.ZipFile(wheel) as archive:
        module = archive.extract("gridnorth/_extension.abi3.so", tmp_path)
    described = run(["readelf", "--dynamic", "--wide", module]).stdout
    assert "(NEEDED)" not in described and "BIND_NOW" in described
    undefined = {line.split()[-1] for line in run(["nm", "--dynamic", "--undefined-only", module]).stdout.splitlines()}
    assert {name for name in undefined if not name.startswith(("Py", "_Py"))} <= {"memchr", "memcpy", "memset"}
    exported = run(["nm", "--dynamic", "--defined-only", module]).stdout
    assert [line.split()[-1] for line in exported.splitlines()] == ["PyInit__extension"]
    # It fails if the module uses anything else, or calls itself another version.
    run([sys.executable, "-m", "abi3audit", "--strict", "--assume-minimum-abi3", "3.11", module])


def test_pip_takes_the_wheel(run, dist, tmp_path):
    """On the machine at hand, without an index."""
    options = ["--quiet", "--disable-pip-version-check", "--no-index", "--find-links", dist, "--target", tmp_path]
    run([sys.executable, "-m", "pip", "install", *options, "gridnorth"])
    script = "import gridnorth; print(gridnorth.__file__, gridnorth.mgrs.encode(48.85837, 2.294481))"
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    place, reference = run([sys.executable, "-c", script], cwd=tmp_path, env=environment).stdout.split()
    assert place.startswith(str(tmp_path)) and reference == REFERENCE
    command = [sys.executable, "-m", "gridnorth", "mgrs", "48.85837", "2.294481"]
    assert run(command, cwd=tmp_path, env=environment).stdout == f"{REFERENCE}\n"
