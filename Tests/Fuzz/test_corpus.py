# SPDX-License-Identifier: MIT
"""Runs the fuzz targets over the inputs that earlier campaigns found worth keeping."""

import os

import pytest

TARGETS = ["mgrs_decode", "calls", "grid", "geodesic", "shape"]


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
def test_a_short_campaign_finds_nothing(name, run, root, build, targets, seed, tmp_path):
    options = [f"-seed={seed % 2**31 + 1}", "-runs=100000", "-max_total_time=15", "-max_len=512"]
    options += [f"-artifact_prefix={build}/fuzz-{name}-"]
    dictionary = root / "Tests" / "Fuzz" / f"{name}.dict"
    if dictionary.exists():
        options += [f"-dict={dictionary}"]
    corpus = root / "Tests" / "Fuzz" / "corpus" / name
    run([targets / f"fuzz_{name}", *options, tmp_path, corpus], env=os.environ | {"SWIFT_BACKTRACE": "enable=no"})


@pytest.mark.parametrize("seconds", ["0", "00", "-1", "0.5", "1e3", "ten", "1 ", "", "999999999"])
def test_run_refuses_what_is_not_a_number_of_seconds(seconds, run, root):
    result = run([root / "Tests" / "Fuzz" / "run", seconds], check=False, timeout=10)
    assert result.returncode == 2
    assert result.stderr == f"fuzz: SECONDS must be a whole number from 1 to 99999999, not '{seconds}'\n"


@pytest.mark.parametrize(("seconds", "share"), [("1", 1), ("5", 1), ("6", 2)])
def test_make_fuzz_ends(seconds, share, run, targets):
    """Each target gets its share, rounded up: libFuzzer takes no seconds at all for time without end."""
    printed = run(["make", "--no-print-directory", "fuzz", f"SECONDS={seconds}"], timeout=120).stdout
    assert [line for line in printed.splitlines() if line.startswith("== ")] == [
        f"== fuzz_{name}, {share} s" for name in TARGETS
    ]
