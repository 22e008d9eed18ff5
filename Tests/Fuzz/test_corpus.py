# SPDX-License-Identifier: MIT
"""Runs the fuzz targets over the inputs that earlier campaigns found worth keeping."""

import os
import re
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
SOURCES = {path.stem.removeprefix("fuzz_"): path for path in sorted(HERE.glob("fuzz_*.c*"))}
TARGETS = list(SOURCES)


@pytest.fixture(scope="module")
def targets(run, root):
    """The folder with the built targets."""
    run([root / "Tests" / "Fuzz" / "build"])
    return root / "build" / "fuzz"


@pytest.mark.parametrize("name", TARGETS)
def test_the_corpus_holds(name, run, targets):
    inputs = sorted((HERE / "corpus" / name).iterdir())
    assert len(inputs) >= 20
    run([targets / f"fuzz_{name}", *inputs], env=os.environ | {"SWIFT_BACKTRACE": "enable=no"})


@pytest.mark.parametrize("name", TARGETS)
def test_a_short_campaign_finds_nothing(name, run, build, targets, seed, tmp_path):
    options = [f"-seed={seed % 2**31 + 1}", "-runs=100000", "-max_total_time=2", "-max_len=512"]
    options += [f"-artifact_prefix={build}/fuzz-{name}-"]
    dictionary = HERE / f"{name}.dict"
    if dictionary.exists():
        options += [f"-dict={dictionary}"]
    corpus = HERE / "corpus" / name
    run([targets / f"fuzz_{name}", *options, tmp_path, corpus], env=os.environ | {"SWIFT_BACKTRACE": "enable=no"})


def test_the_table_names_a_target_for_every_function(root):
    rows = re.findall(r"^\| `(gn_\w+)` \| ([\w, ]+) \|$", (HERE / "README.md").read_text(), re.MULTILINE)
    assert [function for function, _ in rows] == (root / "Tests" / "ABI" / "exports.txt").read_text().split()
    for function, targets in rows:
        for target in targets.split(", "):
            assert re.search(rf"\b{function}\b", SOURCES[target].read_text()), f"{target} does not call {function}"


@pytest.mark.parametrize("seconds", ["0", "00", "-1", "0.5", "1e3", "ten", "1 ", "", "999999999"])
def test_run_refuses_what_is_not_a_number_of_seconds(seconds, run, root):
    result = run([root / "Tests" / "Fuzz" / "run", seconds], check=False, timeout=10)
    assert result.returncode == 2
    assert result.stderr == f"fuzz: SECONDS must be a whole number from 1 to 99999999, not '{seconds}'\n"


@pytest.mark.parametrize(("seconds", "names", "share"), [("1", TARGETS, 1), ("3", ["grid", "measure"], 2)])
def test_fuzzing_ends(seconds, names, share, run, targets):
    """Each target gets its share, rounded up: libFuzzer takes no seconds at all for time without end."""
    command = ["make", "--no-print-directory", "fuzz", f"SECONDS={seconds}"]
    if names != TARGETS:
        command = [HERE / "run", seconds, *(f"fuzz_{name}" for name in names)]
    printed = run(command, timeout=120).stdout
    assert [line for line in printed.splitlines() if line.startswith("== ")] == [
        f"== fuzz_{name}, {share} s" for name in names
    ]
