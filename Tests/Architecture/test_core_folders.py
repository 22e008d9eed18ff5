# SPDX-License-Identifier: MIT
"""A folder of the core uses only folders below it, in the order of the list in docs/ARCHITECTURE.md.

The list keeps the folders of a group together, so the rule also holds for groups.
"""

import functools
import re
from pathlib import Path

import pytest

WORDS = r"(?:(?:@\w+(?:\([^)]*\))?|public|static|mutating|borrowing|consuming|\w+\(set\)) )*"
KINDS = r"(?:func|struct|enum|protocol|typealias|let|var)"
# Names that need no value of their type: top-level declarations, and members of extensions of any type.
ALONE = re.compile(rf"^{WORDS}{KINDS} (\w+)", re.M)
EXTENSION = re.compile(r"^extension [^\n]*\{.*?^}", re.M | re.S)
MEMBER = re.compile(rf"^  {WORDS}{KINDS} (\w+)", re.M)
# Any name that a file introduces: of a declaration, a parameter or a case.
GIVEN = re.compile(rf"\b{KINDS} (\w+)|\b(\w+):|\bcase (\w+(?:\([^)]*\))?(?:, \w+(?:\([^)]*\))?)*)")
NAME = re.compile(r"(?<![#@\\.\w])\w+|(?<=\.)\w+")


def listed(root):
    """The groups from the highest to the lowest, each with its folders, and the folders in these: (group, folders)."""
    text = (root / "docs/ARCHITECTURE.md").read_text()
    tree = text[text.index("\nSources/GridNorthCore\n") :].split("```")[0]
    groups = re.findall(r"^  (\w+)/ .*\n((?:    .*\n)*)", tree, re.M)
    found = []
    for group, folders in groups:
        parts = re.findall(r"^    (\w+)/ .*\n((?:      .*\n)*)", folders, re.M)
        # A folder with folders has no files.
        named = [[f"{folder}/{one}" for one in re.findall(r"^      (\w+)/ ", inside, re.M)] or [folder] for folder, inside in parts]
        found.append((group, sum(named, [])))
    return found


def floors(root):
    """The folders from the lowest to the highest, each as "group/folder" or "group/folder/folder"."""
    return [f"{group}/{folder}" for group, folders in listed(root) for folder in folders][::-1]


@pytest.fixture(scope="module")
def sources(root):
    """The code of each file, without comments and texts, by its path within the core."""
    core = root / "Sources/GridNorthCore"
    without = re.compile(r'"(?:\\.|[^"\\\n])*"|//[^\n]*')
    return {path.relative_to(core): without.sub("", path.read_text()) for path in core.rglob("*.swift")}


@functools.cache
def names(code):
    """Finds in a file the names that other files can use, all names that it introduces, and the names that it uses."""
    shared = {*ALONE.findall(code), *(name for body in EXTENSION.findall(code) for name in MEMBER.findall(body))}
    given = {name for groups in GIVEN.findall(code) for name in re.findall(r"\w+", " ".join(groups))}
    return shared, given, set(NAME.findall(code))


def arrows_upward(sources, order):
    """The names that a file uses but only folders above it introduce: (file, name, folder)."""
    # Files outside the groups are below all folders.
    floor = {path: order.index(path.parent.as_posix()) + 1 if path.parts[1:] else 0 for path in sources}
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


def test_the_list_names_every_folder(root, sources):
    assert sorted(floors(root)) == sorted({path.parent.as_posix() for path in sources if path.parts[1:]})


def test_the_list_names_every_group_once(root):
    groups = [group for group, _ in listed(root)]
    assert sorted(groups) == sorted(set(groups))


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
    neighbors = list(zip(order, order[1:]))
    # Neighbors are two folders of one group, or the last and the first folder of two groups.
    assert {Path(low).parent == Path(high).parent for low, high in neighbors} == {True, False}
    for low, high in neighbors:
        planted = sources | {Path(high) / "Above.swift": above, Path(low) / "Below.swift": use}
        assert arrows_upward(planted, order) == [(f"{low}/Below.swift", "planted", high)]
