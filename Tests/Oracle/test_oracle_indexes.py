# SPDX-License-Identifier: MIT
"""Indexes against S2, and fences against GeographicLib, at points that are new in every run. See test_oracle.py."""

from Oracle.programs import compare


def test_indexes_agree(run, build, cxx, seed, capsys):
    compare("indexes", run, build, cxx, seed, capsys, libraries=["-ls2"])


def test_fences_agree(run, build, cxx, seed, capsys):
    compare("fences", run, build, cxx, seed, capsys)
