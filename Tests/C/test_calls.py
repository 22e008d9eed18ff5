# SPDX-License-Identifier: MIT
"""C programs that pass values no host should pass, and that watch every byte; also under sanitizers and valgrind."""

import os

import pytest
from effort import EFFORT
from Pairs import pairs

PROGRAMS = ["walk", "buffers", "columns", "grid", "rounding", "roles", "fences"]
# `typing` has one level. test_vectors.py runs `vectors` unwatched.
WATCHED = [*PROGRAMS, "caller", "typing", "vectors"]
# The table names only fields that are not zero.
FLAGS = ["-Wpedantic", "-Wno-missing-field-initializers", "-I", "Tests/C"]
SANITIZERS = [*FLAGS[1:], "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer"]

# The slowest programs take every third function, others in each run; `make test-long` takes all.
SHARE = 1 if EFFORT > 1 else 3

# Functions called by hand, and functions called by the roles of their parameters.
WALK = ["walk", "walk_grid", "walk_camera", "walk_geodesic", "walk_route", "walk_shape", "walk_text"]


def sources(name):
    if name == "roles":
        return ["Tests/C/walk_roles.c", "build/tests/walk_table.c"]
    if name == "caller":
        return ["Tests/C/caller/caller.c", "build/tests/walk_table.c"]
    return [f"Tests/C/{part}.c" for part in (WALK if name == "walk" else [name])]


def arguments(name, root, seed, effort=100):
    # A tool that watches the heap wants each buffer there; it is slow besides.
    few = {"roles": ["--heap", seed, SHARE if effort == 1 else 1], "walk": ["--coarse"]} if effort < 100 else {}
    rounds = max(1, round(effort * EFFORT))
    random = dict.fromkeys(["typing", "columns"], [seed, rounds])
    # Seconds of the processor that a call may take: far more than any does. A tool that watches it takes most of them.
    random["rounding"] = [seed, rounds, 10 if effort == 100 else 200]
    random["caller"] = [seed, rounds, 10 if effort == 100 else 200]
    return {"vectors": [root / "Tests" / "Vectors"], **random, **few}.get(name, [])


@pytest.mark.usefixtures("level")
@pytest.mark.parametrize("name", PROGRAMS)
def test_calls(name, run, cc, root, seed):
    print(run([cc(sources(name), f"c-{name}", flags=FLAGS), *arguments(name, root, seed)]).stdout)


def test_calls_that_help_to_type(run, cc, root, seed):
    print(run([cc(sources("typing"), "c-typing", flags=FLAGS), *arguments("typing", root, seed, 40)]).stdout)


@pytest.mark.usefixtures("level")
def test_batches_equal_single_calls_beside_eighths_of_a_turn(run, cc, build, seed):
    pairs.replace(build / "pairs.c", pairs.source(pairs.find(pairs.described())))
    program = cc(["Tests/C/eighths.c", "build/tests/pairs.c"], "c-eighths", flags=["-I", "Tests/Pairs"])
    print(run([program, seed, max(1, round(100 * EFFORT))]).stdout)


def test_every_function_is_walked_over(run, cc, api):
    declared = {function["name"] for function in api["functions"]}
    by_hand, by_role = (
        set(run([cc(sources(name), f"c-{name}", flags=FLAGS), "--functions"]).stdout.split())
        for name in ("walk", "roles")
    )
    # A function without a status has nothing to refuse.
    assert by_role == {function["name"] for function in api["functions"] if "statuses" in function}
    assert by_hand | by_role == declared


def test_random_calls(run, cc, seed):
    """A minute in the usual run, an hour with ten times the effort; the table that it prints is that of its success."""
    rounds = max(100, round(100 * EFFORT**1.8))
    program = cc(sources("caller"), "c-caller", flags=FLAGS)
    result = run([program, seed, rounds], timeout=900 + 10 * rounds, check=False)
    print(result.stdout)
    assert result.returncode == 0, result.stdout[:20_000]


def test_every_function_is_called_at_random(run, cc, api):
    called = run([cc(sources("caller"), "c-caller", flags=FLAGS), "--functions"]).stdout.split()
    assert sorted(called) == sorted(function["name"] for function in api["functions"])


def test_random_caller_finds_faults(run, cc, seed):
    print(run([cc(sources("caller"), "c-caller", flags=FLAGS), "--faults", seed, SHARE]).stdout)


def test_walk_over_roles_finds_faults(run, cc, seed):
    """A walk that could not fail would prove nothing: each fault is planted into a third of the functions, and is seen in each."""
    print(run([cc(sources("roles"), "c-roles", flags=FLAGS), "--faults", seed, SHARE]).stdout)


@pytest.mark.parametrize("name", WATCHED)
def test_calls_with_sanitizers_in_the_host(name, run, cc, root, seed):
    """The library as it is delivered, in a host whose own memory is watched."""
    program = cc(sources(name), f"c-{name}-sanitized-host", flags=SANITIZERS, link="static")
    print(run([program, *arguments(name, root, seed, 20)], env=sanitizer_options()).stdout)


@pytest.mark.parametrize("name", WATCHED)
def test_calls_with_sanitizers_in_the_library(name, run, cc, root, seed, flavor, swift_tools):
    """AddressSanitizer inside the Swift code as well: every load and store of it is checked."""
    program = cc(
        sources(name),
        f"c-{name}-sanitized",
        flags=[*SANITIZERS, "-fuse-ld=lld"],
        libs=[flavor("sanitized") / "libgridnorth.a"],
        compiler=str(swift_tools / "clang"),
        link=None,
    )
    print(run([program, *arguments(name, root, seed, 20)], env=sanitizer_options()).stdout)


@pytest.mark.parametrize("name", WATCHED)
def test_calls_under_valgrind(name, run, cc, root, seed, need):
    program = cc(sources(name), f"c-{name}", flags=FLAGS)
    command = [need("valgrind"), "--quiet", "--error-exitcode=99", "--leak-check=full", program]
    # Fifty times slower: nine rows are a block and the beginning of another; three zooms.
    fewer = {"buffers": ["9"], "grid": ["17"]}
    # Valgrind computes VCMPPD with the predicate EQ_UQ wrongly for NaN, and this program is full of NaN.
    # And it neither flushes small numbers to zero nor traps.
    env = os.environ | ({"GRIDNORTH_LEVEL": "1"} if name == "walk" else {}) | {"GRIDNORTH_EMULATED": "1"}
    print(run([*command, *fewer.get(name, arguments(name, root, seed, 1))], env=env).stdout)


def sanitizer_options():
    """The environment of the run, with the sanitizers at their strictest."""
    return os.environ | {
        "ASAN_OPTIONS": "detect_stack_use_after_return=1:check_initialization_order=1:strict_string_checks=1",
        "UBSAN_OPTIONS": "print_stacktrace=1",
        "SWIFT_BACKTRACE": "enable=no",
    }
