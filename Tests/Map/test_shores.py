# SPDX-License-Identifier: MIT
"""The world below the grid: all of it, of which the other tests see a few pieces."""

from __future__ import annotations


def test_all_shores_are_drawn(open_map):
    page = open_map("#2/30/10", all_shores=True)
    for source in ("land", "coasts", "borders", "lakes"):
        count = page.evaluate("name => gridnorthMap.map.querySourceFeatures(name).length", source)
        assert count > 100, source


def test_the_other_tests_see_a_few_shores(open_map):
    page = open_map("#2/30/10")
    assert 0 < page.evaluate("gridnorthMap.map.querySourceFeatures('land').length") < 100
