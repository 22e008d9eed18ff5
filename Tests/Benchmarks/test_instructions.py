# SPDX-License-Identifier: MIT
"""The functions that matter most take as many instructions as Benchmarks/INSTRUCTIONS.md says, within 3 %."""

from __future__ import annotations

import importlib.util

import pytest


@pytest.fixture(scope="module")
def counter(root):
    """The module that counts."""
    spec = importlib.util.spec_from_file_location("instructions", root / "Benchmarks/instructions.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def measured(counter, need):
    need("valgrind")
    return counter.measure()


def test_the_table_has_every_function_and_no_other(counter, measured):
    assert list(counter.committed()) == list(measured)
    assert len(measured) > 20


def test_counts_are_those_of_the_table(counter, measured):
    table = counter.committed()
    wrong = {
        f"{name}, {level}": f"{count:,.0f} instructions, {before:,} in the table"
        for name, row in measured.items()
        for level, count, before in zip(counter.LEVELS, row.counts, table[name].counts, strict=True)
        # A whole number stands in the table.
        if not 0.97 * before - 0.5 <= count <= 1.03 * before + 0.5
    }
    assert not wrong, "Benchmarks/instructions.py shows all of them; --write if the change is worth it"


def test_nothing_takes_much_more_than_in_the_first_release(counter):
    """A table that is written again after each change would let many small losses pass."""
    for name, row in counter.committed().items():
        for count, before in zip(row.counts, row.before, strict=True):
            assert not before or count <= 1.06 * counter.number(before), name


def test_costs_of_calls_are_those_of_one_caller(counter):
    text = "fn=(1) main\ncfn=(2) circle\ncalls=1 0\n5 900\n5 3\nfn=(3) counted\n7 8\ncfn=(2)\ncalls=2 0\n9 50\ncfn=(2)\ncalls=1 0\n10 7\n"
    assert counter.costs_of_calls(text, "counted") == {"circle": 57}
