# SPDX-License-Identifier: MIT
"""The changes that Tools/mutants makes. Running the mutants takes hours, and is done by hand."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import itertools
import random
import shutil
import sys

import pytest


@pytest.fixture(scope="module")
def mutants(root):
    """The script as a module."""
    loader = importlib.machinery.SourceFileLoader("mutants", str(root / "Tools/mutants/run"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("mutants", loader))
    sys.modules["mutants"] = module
    loader.exec_module(module)
    return module


def test_every_named_change_is_found_in_the_core(mutants, root):
    found = mutants.named()
    assert len(found) == sum(" | " in line for line in (root / "Tools/mutants/named.txt").read_text().splitlines()[1:])
    for point in found:
        source = (root / point["file"]).read_bytes()
        assert source[point["start"] : point["end"]].decode() == point["original"] != point["changed"]


def test_no_two_mutants_share_a_line_or_a_byte(mutants):
    chance = random.Random(7)
    found = []
    for _ in range(300):
        start = chance.randrange(1000)
        place = {"file": "a.swift", "line": start // 40, "start": start, "end": start + chance.randrange(1, 60)}
        found.append(place | {"original": "a < b", "changed": "a <= b", "change": "<"})
    chosen = mutants.choose(found, 1, chance)
    assert len(chosen) > 10 and [mutant.number for mutant in chosen] == list(range(1, len(chosen) + 1))
    assert len({mutant.line for mutant in chosen}) == len(chosen)
    for one, next_one in itertools.pairwise(chosen):
        assert one.end <= next_one.start


def test_a_line_that_the_compiler_refuses_loses_its_mutant(mutants):
    two_lines = mutants.Mutant(1, "Sources/a.swift", 7, 0, 9, "a\n  < b", "a\n  <= b", "<")
    assert mutants.is_refused(two_lines, [("Sources/a.swift", 8)])
    assert not mutants.is_refused(two_lines, [("Sources/a.swift", 9), ("Sources/b.swift", 7)])


def test_the_core_compiles_as_the_tool_compiles_it(mutants, root, tmp_path, monkeypatch):
    for folder in ("Sources", "include"):
        shutil.copytree(root / folder, tmp_path / folder)
    monkeypatch.setattr(mutants, "TREE", tmp_path)
    assert mutants.insert_those_that_compile([]) == []
