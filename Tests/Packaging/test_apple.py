# SPDX-License-Identifier: MIT
"""The XCFramework of `make dist`: linked for macOS, iOS and the simulator. Nothing of it can run here."""

import plistlib
import re
import struct
import zipfile
from pathlib import Path
from typing import NamedTuple

import pytest

HERE = Path(__file__).resolve().parent


class Slice(NamedTuple):
    """A processor of a library in the framework, the system as load commands name it, and its oldest version."""

    library: str
    processor: str
    platform: str
    oldest: str


SLICES = [
    Slice("macos-arm64_x86_64", "arm64", "macos", "11.0"),
    Slice("macos-arm64_x86_64", "x86_64", "macos", "11.0"),
    Slice("ios-arm64", "arm64", "ios", "13.0"),
    # The first simulator on arm64 was that of iOS 14.
    Slice("ios-arm64_x86_64-simulator", "arm64", "iossimulator", "14.0"),
    Slice("ios-arm64_x86_64-simulator", "x86_64", "iossimulator", "13.0"),
]
every_slice = pytest.mark.parametrize("part", SLICES, ids=lambda part: f"{part.platform}-{part.processor}")


@pytest.fixture(scope="module")
def unpacked(run, root, outside_of_make, tmp_path_factory):
    """The package, unpacked."""
    run([root / "Tools/dist", "apple"], env=outside_of_make)
    (archive,) = (root / "build/dist").glob("gridnorth-*-apple.zip")
    before = archive.read_bytes()
    run([root / "Tools/dist", "apple"], env=outside_of_make)
    assert archive.read_bytes() == before
    folder = tmp_path_factory.mktemp("apple")
    with zipfile.ZipFile(archive) as contents:
        contents.extractall(folder)
    return folder


@pytest.fixture(scope="module")
def framework(unpacked):
    return unpacked / "GridNorth.xcframework"


def test_the_zip_holds_what_hosts_need(unpacked):
    assert {path.name for path in unpacked.iterdir()} == {
        "GridNorth.xcframework",
        "Package.swift",
        "gridnorth.cdef.h",
        "LICENSE",
        "README.md",
        "api.json",
    }


def test_the_list_of_libraries_is_right(framework):
    """As Xcode reads it."""
    information = plistlib.loads((framework / "Info.plist").read_bytes())
    assert information["CFBundlePackageType"] == "XFWK" and information["XCFrameworkFormatVersion"] == "1.0"
    described = {library["LibraryIdentifier"]: library for library in information["AvailableLibraries"]}
    assert described.keys() == {part.library for part in SLICES}
    assert described.keys() == {path.name for path in framework.iterdir()} - {"Info.plist"}
    for name, library in described.items():
        parts = [part for part in SLICES if part.library == name]
        assert library["SupportedArchitectures"] == [part.processor for part in parts]
        assert library["SupportedPlatform"] == parts[0].platform.removesuffix("simulator")
        assert library.get("SupportedPlatformVariant") == ("simulator" if name.endswith("simulator") else None)
        assert (framework / name / library["LibraryPath"]).exists()
        assert (framework / name / library["HeadersPath"] / "CGridNorth/gridnorth.h").exists()


@every_slice
def test_the_library_is_for_its_system(run, swift_tools, framework, part):
    library = framework / part.library / "libgridnorth.a"
    headers = run(
        [swift_tools / "llvm-objdump", "--macho", f"--arch={part.processor}", "--private-headers", library]
    ).stdout
    systems = re.findall(r"^ +platform (\S+)\n +sdk n/a\n +minos (\S+)$", headers, re.M)
    # The code, the entries of calls, and for Intel's processors a second part of the code and the choice of the level.
    members = {"arm64": 2, "x86_64": 4}[part.processor]
    assert systems == members * [(part.platform, part.oldest)]
    assert "SUBSECTIONS_VIA_SYMBOLS" in headers


@every_slice
def test_the_interface_is_all_that_others_see(run, swift_tools, api, framework, part):
    library = framework / part.library / "libgridnorth.a"
    names = [swift_tools / "llvm-nm", f"--arch={part.processor}", "--format=just-symbols", "--quiet"]
    defined = run([*names, "--extern-only", "--defined-only", library]).stdout.split()
    # Names with a dot are shared by the two objects of the library. They are hidden from the program's interface.
    assert sorted(name for name in defined if re.match(r"_[^.]*$", name)) == sorted(f"_{one['name']}" for one in api["functions"])
    # Every program has these.
    undefined = {name for name in run([*names, "--undefined-only", library]).stdout.split() if name.startswith("_")}
    assert undefined - set(defined) <= {"_memcpy", "_memmove", "_memset", "_bzero", "___bzero"}


def slice_for_arm64(library):
    """Bytes of a library that may be for several processors (Apple's mach-o/fat.h)."""
    content = library.read_bytes()
    magic, count = struct.unpack_from(">II", content)
    if magic != 0xCAFEBABE:
        return content
    entries = [struct.unpack_from(">5I", content, 8 + 20 * i) for i in range(count)]
    ((_, _, start, size, _),) = [entry for entry in entries if entry[0] == 0x0100000C]
    return content[start : start + size]


@pytest.mark.parametrize("library", ["macos-arm64_x86_64", "ios-arm64", "ios-arm64_x86_64-simulator"])
def test_x18_is_left_alone(run, swift_tools, framework, tmp_path, library):
    # By itself, because with --arch LLVM's tool takes half a minute.
    thin = tmp_path / "thin.a"
    thin.write_bytes(slice_for_arm64(framework / library / "libgridnorth.a"))
    code = run([swift_tools / "llvm-objdump", "-d", "--no-show-raw-insn", thin]).stdout
    assert "file format mach-o arm64" in code
    assert len(re.findall(r"\b[xw]17\b", code)) > 100
    assert not re.search(r"\b[xw]18\b", code)
    # Nothing is fused.
    assert "fmul.2d" in code and not re.search(r"\bfn?m(add|sub|la|ls)\b", code)


@every_slice
def test_a_program_links(run, root, need, swift_tools, framework, tmp_path, part):
    """A program links with the functions that it calls, and nothing else."""
    system = {"macos": "macos{}", "ios": "ios{}", "iossimulator": "ios{}-simulator"}[part.platform].format(part.oldest)
    source = tmp_path / "main.c"
    source.write_text(
        "#include <CGridNorth/gridnorth.h>\n"
        "int puts(const char *);\n"
        "int main(void) {\n"
        "    char text[GN_MGRS_CAPACITY];\n"
        "    gn_mgrs_encode(48.85837, 2.294481, GN_MGRS_1_M, text, sizeof text, NULL);\n"
        "    return puts(text);\n"
        "}\n"
    )
    folder = framework / part.library
    clang = [swift_tools / "clang", "-target", f"{part.processor}-apple-{system}", "-ffreestanding", "-Werror"]
    run([*clang, "-I", folder / "Headers", "-c", source, "-o", tmp_path / "main.o"])
    platform = part.platform.replace("iossimulator", "ios-simulator")
    link = [need("ld64.lld-16"), "-arch", part.processor, "-platform_version", platform, part.oldest, part.oldest]
    inputs = [tmp_path / "main.o", folder / "libgridnorth.a", root / "Tools/apple/libSystem.tbd"]
    run([*link, "-dead_strip", *inputs, "-o", tmp_path / "program"])
    assert 20_000 < (tmp_path / "program").stat().st_size < 120_000


def test_swift_reads_the_module(run, need, framework, unpacked, tmp_path):
    """The program of the readme, for the compiler's own system."""
    (code,) = re.findall(r"```swift\n(import.*?)```", (unpacked / "README.md").read_text(), re.S)
    source = tmp_path / "reference.swift"
    source.write_text(code)
    headers = framework / "macos-arm64_x86_64/Headers"
    run([need("swiftc"), "-typecheck", "-I", headers, "-module-cache-path", tmp_path / "cache", source])
