# SPDX-License-Identifier: MIT
"""What README.md shows is what happens."""

import re

import pytest


@pytest.fixture(scope="module")
def blocks(root):
    """The blocks of README.md in their order: language and code."""
    return re.findall(r"^```(\w+)\n(.*?)^```$", (root / "README.md").read_text(), re.M | re.S)


@pytest.fixture(scope="module")
def examples(blocks):
    """The code of README.md, by language, in its order."""
    return {language: [code for name, code in blocks if name == language] for language, _ in blocks}


def test_first_call(cc, run, tmp_path, examples):
    """The snippet at the top prints what its comment says."""
    snippet = examples["c"][0]
    source = tmp_path / "first.c"
    source.write_text(f"#include <gridnorth.h>\n#include <stdio.h>\nint main(void) {{\n{snippet}\nputs(text);\n}}\n")
    expected = re.search(r"/\* (\w+) \*/", snippet)[1]
    assert run([cc([source], "readme-first")]).stdout == f"{expected}\n"


def test_c_programs(cc, run, tmp_path, blocks, examples):
    """The block after a program is what it prints."""
    programs = examples["c"][1:]
    assert len(programs) > 1
    for number, program in enumerate(programs):
        language, expected = blocks[blocks.index(("c", program)) + 1]
        assert language == "text"
        source = tmp_path / f"program{number}.c"
        source.write_text(program)
        assert run([cc([source], f"readme-program-{number}")]).stdout == expected


def test_python(run, root, tmp_path, examples):
    """The results stand in comments: each is compared as far as it is written out."""
    script = tmp_path / "readme.py"
    lines = []
    for line in examples["python"][0].splitlines():
        expression, comment, expected = line.partition("  # ")
        shown = re.fullmatch(r"\s*('.*')", expected)
        lines.append(f"assert repr({expression.strip()}) == {shown[1]!r}" if comment and shown else line)
    assert any(line.startswith("assert") for line in lines)
    script.write_text("\n".join(lines))
    run([root / "build/venv/bin/python", script], cwd=tmp_path)


def test_swift(run, need, root, build, tmp_path, examples):
    """The last two blocks are a package with this repository beside it, and its program."""
    manifest, program = examples["swift"][-2:]
    (tmp_path / "gridnorth").symlink_to(root)
    package = tmp_path / "tower"
    sources = package / "Sources/tower"
    sources.mkdir(parents=True)
    (package / "Package.swift").write_text(manifest)
    (sources / "main.swift").write_text(program)
    command = [need("swift"), "run", "--package-path", package, "--scratch-path", build / "swiftpm-readme", "tower"]
    printed = run(command).stdout
    assert printed == "".join(f"{text}\n" for text in re.findall(r"print\(.*\) *// (.*)", program))
