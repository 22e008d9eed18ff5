# SPDX-License-Identifier: MIT
"""Runs the fuzz targets over the inputs that earlier campaigns found worth keeping."""

import os

import pytest

TARGETS = ["mgrs_decode", "calls"]


@pytest.fixture(scope="module")
def targets(run, root):
    """The folder with the built targets."""
    run([root / "Tests" / "Fuzz" / "build"])
    return root / "build" / "fuzz"


@pytest.mark.parametrize("name", TARGETS)
def test_the_corpus_holds(name, run, root, targets):
    inputs = sorted((root / "Tests" / "Fuzz" / "corpus" / name).iterdir())
    assert len(inputs) >= 20
    run([targets / f"fuzz_{name}", *inputs], env=os.environ | {"SWIFT_BACKTRACE": "enable=no"})


@pytest.mark.parametrize("name", TARGETS)
def test_a_short_campaign_finds_nothing(name, run, root, build, targets, seed):
    found = build / f"fuzz-{name}"
    found.mkdir(exist_ok=True)
    dictionary = root / "Tests" / "Fuzz" / f"{name}.dict"
    options = [f"-dict={dictionary}"] if dictionary.exists() else []
    options += [f"-seed={seed % 2**31 + 1}", "-runs=100000", "-max_total_time=15", "-max_len=512", f"-artifact_prefix={build}/"]
    corpus = root / "Tests" / "Fuzz" / "corpus" / name
    run([targets / f"fuzz_{name}", *options, found, corpus], env=os.environ | {"SWIFT_BACKTRACE": "enable=no"})
