# SPDX-License-Identifier: MIT
"""Type checkers and the linter accept the package."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
#: The package including its generated parts.
PYTHON = ROOT / "build/python"


@pytest.fixture(scope="module", autouse=True)
def assembled() -> None:
    subprocess.run([ROOT / "bindings/python/generate.py"], check=True)


def run(*command: str) -> None:
    result = subprocess.run([sys.executable, "-m", *command], cwd=PYTHON, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("version", ["3.10", "3.12", "3.14"])
def test_mypy_is_content_with_the_package(version):
    pytest.importorskip("mypy")
    run("mypy", "--python-version", version, "src")


def test_mypy_sees_the_types_of_the_installed_package():
    pytest.importorskip("mypy")
    run("mypy", "tests/typing_examples.py")


def test_pyright_is_content_with_the_package_and_a_program():
    pytest.importorskip("pyright")
    run("pyright", "--pythonpath", sys.executable, "--project", str(PYTHON))


def test_ruff_is_content():
    pytest.importorskip("ruff")
    run("ruff", "check", "src", "tests", "build_backend")
    run("ruff", "format", "--check", "src", "tests", "build_backend")
    run("ruff", "check", str(ROOT / "bindings/duckdb"), str(ROOT / "bindings/polars"))
    run("ruff", "format", "--check", str(ROOT / "bindings/duckdb"), str(ROOT / "bindings/polars"))
