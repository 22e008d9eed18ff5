# SPDX-License-Identifier: MIT
"""Runs the fuzz targets over the inputs that earlier campaigns found worth keeping."""

import math
import os
import re
from pathlib import Path

import pytest
from effort import EFFORT

from Fuzz import corpus
from Pairs import pairs

HERE = Path(__file__).resolve().parent
SOURCES = {path.stem.removeprefix("fuzz_"): path for path in sorted(HERE.glob("fuzz_*.c*"))}
TARGETS = list(SOURCES)


@pytest.fixture(scope="module")
def targets(run, root):
    """The folder with the built targets."""
    run([root / "Tests" / "Fuzz" / "build"])
    return root / "build" / "fuzz"


@pytest.fixture(scope="module")
def unpacked():
    """The folder with the inputs of each target."""
    return corpus.unpack()


def test_every_target_has_inputs():
    assert sorted(path.stem for path in corpus.PACKED.iterdir()) == TARGETS


@pytest.mark.parametrize("name", TARGETS)
def test_inputs_are_packed_in_one_way(name, unpacked):
    lines = (corpus.PACKED / f"{name}.txt").read_text().splitlines()
    inputs = corpus.read(name)
    assert lines == [f"{input}\t{corpus.escaped(data)}" for input, data in sorted(inputs.items())]
    assert {path.name: path.read_bytes() for path in (unpacked / name).iterdir()} == inputs


def test_all_bytes_come_back():
    for data in (b"", b" ", b" a ", b"\\x41\\", bytes(range(256))):
        packed = corpus.escaped(data)
        assert corpus.unescaped(packed) == data
        assert packed.isascii() and packed.isprintable() and not packed.endswith(" ")


@pytest.mark.parametrize("name", TARGETS)
def test_the_corpus_holds(name, run, targets, unpacked):
    inputs = sorted((unpacked / name).iterdir())
    assert len(inputs) >= 20
    run([targets / f"fuzz_{name}", *inputs], env=os.environ | {"SWIFT_BACKTRACE": "enable=no"})


@pytest.mark.parametrize("name", TARGETS)
def test_a_short_campaign_finds_nothing(name, run, build, targets, unpacked, seed, tmp_path):
    options = [f"-seed={seed % 2**31 + 1}", f"-runs={round(100_000 * EFFORT)}", "-max_len=512"]
    options += [f"-max_total_time={math.ceil(2 * EFFORT)}"]
    options += [f"-artifact_prefix={build}/fuzz-{name}-"]
    dictionary = HERE / f"{name}.dict"
    options += [f"-dict={dictionary if dictionary.exists() else HERE / 'numbers.dict'}"]
    run([targets / f"fuzz_{name}", *options, tmp_path, unpacked / name], env=os.environ | {"SWIFT_BACKTRACE": "enable=no"})


# Most comparisons of whole numbers that a call may make; see work.h. The most known are 153 million, for a wedge
# with sides halfway around the earth; one that a tolerance gives two million vertices takes about 160 million.
MOST_WORK = 500_000_000


def test_results_hold_and_work_is_limited_in_every_environment(run, targets, unpacked, api):
    """The inputs of all targets, in the four rounding modes, with small numbers flushed to zero, and with traps."""
    printed = run([targets / "environments", MOST_WORK, unpacked]).stdout
    print(printed)
    assert f"{len(api['functions'])} functions\n" in printed


def test_random_calls_give_the_same_bits_in_every_environment(run, targets, seed):
    for program in ("rounding", "caller"):
        print(run([targets / program, seed, round(10 * EFFORT), MOST_WORK]).stdout)


def test_excessive_work_is_seen(run, targets, unpacked):
    for command in ([targets / "environments", 1_000_000, unpacked], [targets / "rounding", 1, 1, 10_000], [targets / "caller", 1, 1, 10_000]):
        result = run(command, check=False)
        assert result.returncode == 1 and re.search("more than 1000000 comparisons|takes too long", result.stdout)


def test_a_target_calls_every_function(api):
    """In its source, or as one of the pairs, whose table `pairs` goes over."""
    called = set().union(*(re.findall(r"\bgn_\w+\b", source.read_text()) for source in SOURCES.values()))
    called |= {function["name"] for one in pairs.find(api) for function in (one.single, one.batch)}
    assert [function["name"] for function in api["functions"] if function["name"] not in called] == []


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
