# SPDX-License-Identifier: MIT
"""The packages of Tools/setup: few packages for `make test`, and no Python package without a hash."""

import re

import pytest

LOCKS = ["requirements-core", "requirements"]


@pytest.fixture(scope="module")
def needs(root):
    """The Debian packages of each part by name, those for which the script looks at Python included."""
    text = (root / "Tools/setup").read_text(encoding="utf-8")
    parts = {}
    for part, block in re.findall(r"(\w+)_needs\+?='([^']*)'", text):
        rows = [row.split() for row in block.strip().splitlines()]
        assert all(len(row) == 2 for row in rows), part
        parts.setdefault(part, []).extend(package for _, package in rows)
    return parts


def pins(root, name):
    """Versions by name, after a look at every line: a package, or one of its hashes."""
    found = {}
    text = (root / f"Tests/{name}.lock").read_text(encoding="utf-8").replace(" \\\n", "")
    for line in text.splitlines()[1:]:
        match = re.fullmatch(r"([\w.-]+)==(\S+)((?: {4}--hash=sha256:[0-9a-f]{64})+)", line)
        assert match, line
        found[match[1]] = match[2]
    return found


def test_the_core_needs_few_packages(needs):
    assert len({*needs["demo"], *needs["core"]}) <= 15


def test_all_parts_are_brought_by_all(needs, root):
    text = (root / "Tools/setup").read_text(encoding="utf-8")
    languages = re.search(r"^languages=\((.*)\)$", text, re.M)[1].split()
    everything = re.search(r"^  all\) bring (.*?);", text, re.M)[1]
    everything = everything.replace('"${languages[@]}"', " ".join(languages)).split()
    assert needs.keys() - {"demo"} <= set(everything)
    assert {f"{part}_needs" for part in everything} <= set(re.findall(r"^(\w+_needs)=", text, re.M))


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_has_a_version_and_hashes(root, name):
    assert len(pins(root, name)) > 15


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_what_its_list_names(root, name):
    listed = re.findall(r"^([\w.-]+)==(\S+)", (root / f"Tests/{name}.txt").read_text(encoding="utf-8"), re.M)
    assert listed
    locked = pins(root, name)
    for package, version in listed:
        assert locked[package.lower().replace("_", "-")] == version


def test_both_locks_have_the_same_versions(root):
    core, everything = (pins(root, name) for name in LOCKS)
    assert core.items() <= everything.items()


def test_a_failure_of_pip_ends_the_script(root):
    """A command before && or || goes on after a failure within it, and would record a failed step as done."""
    calls = re.findall(r"^.*\b(?:bring\w*|Tools/step) .*$", (root / "Tools/setup").read_text(encoding="utf-8"), re.M)
    assert len(calls) > 8
    assert not [call for call in calls if re.search(r"bring.*(&&|\|\|)|if .*bring", call)]
