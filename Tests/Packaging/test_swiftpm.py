# SPDX-License-Identifier: MIT
"""Packages of other projects that depend on this one by its path. They share a build of the library, with the runtime of Swift."""

import os
import re
import shutil
from pathlib import Path

import pytest
from Determinism.outcome import Outcome, require_same
from Determinism.sources import FLAGS, MAIN, PARTS, write_swift_package
from effort import EFFORT
from Packaging.test_guides import blocks, pages

HERE = Path(__file__).resolve().parent


@pytest.fixture
def build_swift(run, need, outside):
    """build_swift(package): builds it, optimized, and gives the folder of the products."""

    def build(package: Path) -> Path:
        command = [need("swift"), "build", "--configuration", "release", "--package-path", package]
        run([*command, "--scratch-path", outside / "build"], env=os.environ | {"GRIDNORTH_ROOT": str(outside / "gridnorth")})
        return outside / "build/release"

    return build


def test_programs_need_the_runtime_alone(run, build_swift, outside):
    package = outside / "consumer"
    shutil.copytree(HERE / "swift-consumer", package, ignore=shutil.ignore_patterns(".build", "Package.resolved"))
    program = build_swift(package) / "consumer"
    assert run([program]).stdout == "31UDQ4825011951\n"
    needed = run(["readelf", "--dynamic", "--wide", program]).stdout
    assert "libswiftCore.so" in needed and "Foundation" not in needed


def test_guides(run, build_swift, root, outside):
    """The guide's two blocks are a package with this repository beside it, and its program; other pages have programs for it."""
    manifest, program = (code for language, code in blocks(root / "docs/guides/swift.md") if language == "swift")
    programs = {"tower": (program, None)}
    for page in pages(root):
        found = blocks(page)
        for number, (language, code) in enumerate(found):
            if language == "swift" and page.stem != "swift":
                # The block after a program is its output, unless its comments have it.
                following = found[number + 1] if number + 1 < len(found) else ("", "")
                programs[page.stem] = (code, following[1] if following[0] == "text" else None)
    # The recipe is a function, called beside declarations of Core Location, which only phones have.
    page = blocks(root / "docs/recipes/geofence.md")
    ((_, recipe),) = [block for block in page if block[0] == "swift"]
    package = outside / "tower"
    dependency = 'dependencies: [.product(name: "GridNorth", package: "gridnorth")]'
    others = "".join(f'    .executableTarget(name: "{name}", {dependency}),\n' for name in programs if name != "tower")
    phone = '"CoreLocation", .product(name: "GridNorth", package: "gridnorth")'
    others += f'    .target(name: "CoreLocation"),\n    .executableTarget(name: "geofence", dependencies: [{phone}]),\n'
    (package / "Sources").mkdir(parents=True)
    (package / "Package.swift").write_text(manifest.replace("  targets: [\n", f"  targets: [\n{others}"))
    for name, (code, _) in programs.items():
        (package / "Sources" / name).mkdir()
        (package / "Sources" / name / "main.swift").write_text(code)
    for name, file in {"CoreLocation": "CoreLocation.swift", "geofence": "main.swift"}.items():
        (package / "Sources" / name).mkdir()
        shutil.copy(HERE / "corelocation" / file, package / "Sources" / name)
    (package / "Sources/geofence/Geofence.swift").write_text(recipe)
    products = build_swift(package)
    assert run([products / "geofence"]).stdout == page[0][1]
    for name, (code, expected) in programs.items():
        printed = run([products / name]).stdout
        said = "".join(f"{text}\n" for text in re.findall(r"print\(.*\) *// (.*)", code))
        assert said or expected, name
        assert printed == (expected or said), name
    assert len(programs) > 5


def test_the_same_bits(cc, run, build_swift, outside):
    """The corpus over the library as Swift hosts have it, which is not the Embedded kind."""
    points = round(65_536 * EFFORT)
    write_swift_package(outside / "corpus")
    program = build_swift(outside / "corpus") / "corpus"
    reference = Outcome(run([cc([MAIN, *PARTS], "corpus-for-swiftpm", FLAGS), points]).stdout)
    require_same(Outcome(run([program, points]).stdout), reference)
