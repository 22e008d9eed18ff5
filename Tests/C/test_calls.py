# SPDX-License-Identifier: MIT
"""C programs that pass what no host should pass, and that watch every byte; also under sanitizers and valgrind."""

import os
import re

import pytest

PROGRAMS = ["walk", "buffers", "grid", "rounding"]
# What helps to type has one level. test_vectors.py runs the last one when nobody watches.
WATCHED = [*PROGRAMS, "typing", "vectors"]
SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer"]


WALK = ["walk", "walk_grid", "walk_geodesic", "walk_route", "walk_shape", "walk_text"]


def sources(name):
    return [f"Tests/C/{part}.c" for part in (WALK if name == "walk" else [name])]


def arguments(name, root, seed, effort=100):
    return {"vectors": [root / "Tests" / "Vectors"], "typing": [seed, effort]}.get(name, [])


@pytest.mark.usefixtures("level")
@pytest.mark.parametrize("name", PROGRAMS)
def test_calls(name, run, cc, root, seed):
    print(run([cc(sources(name), f"c-{name}", flags=["-Wpedantic"]), *arguments(name, root, seed)]).stdout)


def test_calls_that_help_to_type(run, cc, root, seed):
    print(run([cc(sources("typing"), "c-typing", flags=["-Wpedantic"]), *arguments("typing", root, seed)]).stdout)


def test_walk_calls_every_function_of_the_header(run, cc, root):
    header = (root / "include" / "gridnorth.h").read_text()
    code = re.sub(r"/\*.*?\*/|//[^\n]*", "", header, flags=re.DOTALL)
    declared = set(re.findall(r"\b(gn_\w+)\s*\(", code))
    called = set(run([cc(sources("walk"), "c-walk", flags=["-Wpedantic"]), "--functions"]).stdout.split())
    assert called == declared


@pytest.mark.parametrize("name", WATCHED)
def test_calls_with_sanitizers_in_the_host(name, run, cc, root, seed):
    """The library as it is delivered, in a host whose own memory is watched."""
    program = cc(sources(name), f"c-{name}-sanitized-host", flags=SANITIZERS, link="static")
    print(run([program, *arguments(name, root, seed, 20)], env=sanitizer_options()).stdout)


@pytest.mark.parametrize("name", WATCHED)
def test_calls_with_sanitizers_in_the_library(name, run, cc, root, seed, sanitized_library, swift_tools):
    """AddressSanitizer inside the Swift code as well: every load and store of it is checked."""
    program = cc(
        sources(name),
        f"c-{name}-sanitized",
        flags=[*SANITIZERS, "-fuse-ld=lld"],
        libs=[sanitized_library],
        compiler=str(swift_tools / "clang"),
        link=None,
    )
    print(run([program, *arguments(name, root, seed, 20)], env=sanitizer_options()).stdout)


@pytest.mark.parametrize("name", WATCHED)
def test_calls_under_valgrind(name, run, cc, root, seed, need):
    program = cc(sources(name), f"c-{name}", flags=["-Wpedantic"])
    command = [need("valgrind"), "--quiet", "--error-exitcode=99", "--leak-check=full", program]
    # Fifty times slower: nine rows are a block and the beginning of another; three zooms.
    fewer = {"buffers": ["9"], "grid": ["17"], "rounding": ["200"]}
    # What valgrind makes of VCMPPD with the predicate EQ_UQ is not true for a NaN, and this program is full of them.
    env = os.environ | ({"GRIDNORTH_LEVEL": "1"} if name == "walk" else {})
    print(run([*command, *fewer.get(name, arguments(name, root, seed, 1))], env=env).stdout)


@pytest.fixture(scope="module")
def sanitized_library(run, root):
    run([root / "Tests" / "Fuzz" / "build"])
    return root / "build" / "fuzz" / "gridnorth.o"


def sanitizer_options():
    """Those of the caller, and the rest at its strictest."""
    return os.environ | {
        "ASAN_OPTIONS": "detect_stack_use_after_return=1:check_initialization_order=1:strict_string_checks=1",
        "UBSAN_OPTIONS": "print_stacktrace=1",
        "SWIFT_BACKTRACE": "enable=no",
    }
