# SPDX-License-Identifier: MIT
"""Every function has an example beside its documentation, and all of them are one C program that runs."""

import re

import pytest

HEAD = """\
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "gridnorth.h"

"""


@pytest.fixture(scope="module")
def examples(root):
    """The code in each function's documentation comment, by the name of the function."""
    found = {}
    for source in sorted((root / "Sources/GridNorthC").glob("*.swift")):
        for comment, name in re.findall(r'((?:^///.*\n)+)@_cdecl\("(gn_\w+)"\)', source.read_text(), re.M):
            code = re.findall(r"^/// ```c\n((?:///.*\n)*?)/// ```$", comment, re.M)
            found[name] = [re.sub(r"^/// ?", "", line) for block in code for line in block.splitlines()]
    return found


def test_every_function_has_an_example_that_calls_it(examples):
    assert len(examples) > 90
    assert [name for name, lines in examples.items() if not any(f"{name}(" in line for line in lines)] == []


def test_the_header_shows_them(examples, root):
    text = (root / "include/gridnorth.h").read_text()
    assert [line for lines in examples.values() for line in lines if line not in text] == []


def test_they_compile_and_run(examples, run, cc, build):
    bodies = [
        f"static void example_of_{name}(void) {{\n" + "".join(f"    {line}\n" for line in lines) + "}\n"
        for name, lines in examples.items()
    ]
    calls = "".join(f"    example_of_{name}();\n" for name in examples)
    source = build / "examples.c"
    source.write_text("\n".join([HEAD, *bodies, f"int main(void) {{\n{calls}    return 0;\n}}\n"]))
    # The results of an example are not used.
    flags = ["-Wpedantic", "-Wno-unused-variable", "-Wno-unused-but-set-variable"]
    run([cc([source], "header-examples", flags=flags)])
