# SPDX-License-Identifier: MIT
"""C programs that pass what no host should pass, and that watch every byte; also under sanitizers and valgrind."""

import re

import pytest

STRICT = ["-std=c99", "-Wpedantic", "-Wshadow", "-Wconversion", "-Wno-error=conversion", "-Wno-conversion"]
SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer"]
# Out of memory is no error here: a test may ask whether an absurd size is refused.
ENVIRONMENT = {"ASAN_OPTIONS": "detect_leaks=1:detect_stack_use_after_return=1", "UBSAN_OPTIONS": "print_stacktrace=1"}

PROGRAMS = ["walk", "buffers"]


@pytest.mark.parametrize("name", PROGRAMS)
def test_calls(name, run, cc):
    print(run([cc([f"Tests/C/{name}.c"], f"c-{name}")]).stdout)


def test_walk_calls_every_function_of_the_header(run, cc, root):
    header = (root / "include" / "gridnorth.h").read_text()
    code = re.sub(r"/\*.*?\*/|//[^\n]*", "", header, flags=re.DOTALL)
    declared = set(re.findall(r"\b(gn_\w+)\s*\(", code))
    called = set(run([cc(["Tests/C/walk.c"], "c-walk"), "--functions"]).stdout.split())
    assert called == declared
