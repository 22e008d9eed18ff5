# SPDX-License-Identifier: MIT
"""A folder of the core uses those below it, never one above: the order is the list in docs/ARCHITECTURE.md."""

import functools
import re
from pathlib import Path

import pytest

WORDS = r"(?:(?:@\w+(?:\([^)]*\))?|public|static|mutating|borrowing|consuming|\w+\(set\)) )*"
KINDS = r"(?:func|struct|enum|protocol|typealias|let|var)"
# What can be named without a value of its type: what stands alone, and the members of extensions, whosever type it is.
ALONE = re.compile(rf"^{WORDS}{KINDS} (\w+)", re.M)
EXTENSION = re.compile(r"^extension [^\n]*\{.*?^}", re.M | re.S)
MEMBER = re.compile(rf"^  {WORDS}{KINDS} (\w+)", re.M)
# Any name that a file gives: to a declaration, a parameter, a case.
GIVEN = re.compile(rf"\b{KINDS} (\w+)|\b(\w+):|\bcase (\w+(?:\([^)]*\))?(?:, \w+(?:\([^)]*\))?)*)")
NAME = re.compile(r"(?<![#@\\.\w])\w+|(?<=\.)\w+")


def floors(root):
    """The folders from the lowest to the highest."""
    text = (root / "docs/ARCHITECTURE.md").read_text()
    listed = text[text.index("Sources/GridNorthCore ") :].split("\n\n")[0]
    return re.findall(r"^ +(\w+)/ ", listed, re.M)[::-1]


@pytest.fixture(scope="module")
def sources(root):
    """The code of each file by its path within the core, without comments and texts."""
    core = root / "Sources/GridNorthCore"
    without = re.compile(r'"(?:\\.|[^"\\\n])*"|//[^\n]*')
    return {path.relative_to(core): without.sub("", path.read_text()) for path in core.rglob("*.swift")}


@functools.cache
def names(code):
    """Reads from a file what other files can name, all that it gives a name, and what it uses."""
    shared = {*ALONE.findall(code), *(name for body in EXTENSION.findall(code) for name in MEMBER.findall(body))}
    given = {name for groups in GIVEN.findall(code) for name in re.findall(r"\w+", " ".join(groups))}
    return shared, given, set(NAME.findall(code))


def arrows_upward(sources, order):
    """Which names a file uses that only folders above it give: (file, name, folder)."""
    # Files beside the folders are the ground that all stand on.
    floor = {path: order.index(path.parts[0]) + 1 if path.parts[1:] else 0 for path in sources}
    lowest = {}
    for path, code in sources.items():
        for name in names(code)[1]:
            lowest[name] = min(floor[path], lowest.get(name, floor[path]))
    shared = set().union(*(names(code)[0] for code in sources.values()))
    return [
        (path.as_posix(), name, order[lowest[name] - 1])
        for path, code in sources.items()
        for name in sorted(shared & names(code)[2])
        if lowest[name] > floor[path]
    ]


def test_the_list_names_every_folder(root):
    folders = {path.name for path in (root / "Sources/GridNorthCore").iterdir() if path.is_dir()}
    assert sorted(floors(root)) == sorted(folders)


def test_arrows_point_down(root, sources):
    assert arrows_upward(sources, floors(root)) == []


@pytest.mark.parametrize(
    "above, use",
    [
        ("struct planted {}", "func here(_ x: planted) {}"),
        ("public func planted() {}", "func here() { planted() }"),
        ("extension Double {\n  var planted: Self { self }\n}", "func here(_ x: Double) -> Double { x.planted }"),
        ("extension Lanes where Self == Double {\n  static func planted() {}\n}", "func here() { Double.planted() }"),
    ],
)
def test_a_planted_arrow_is_found(root, sources, above, use):
    order = floors(root)
    for low, high in zip(order, order[1:]):
        planted = sources | {Path(high) / "Above.swift": above, Path(low) / "Below.swift": use}
        assert arrows_upward(planted, order) == [(f"{low}/Below.swift", "planted", high)]
