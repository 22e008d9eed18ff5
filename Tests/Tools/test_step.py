# SPDX-License-Identifier: MIT
"""Tools/step announces long steps, and nothing else."""

import subprocess

import pytest


@pytest.fixture
def step(root):
    def run(*command):
        return subprocess.run([root / "Tools/step", "9", "Working", *command], capture_output=True, text=True, check=False)

    return run


def test_what_is_quick_is_silent(step):
    answer = step("echo", "hidden")
    assert (answer.returncode, answer.stdout, answer.stderr) == (0, "", "")


def test_what_takes_long_is_told(step):
    answer = step("sleep", "2")
    assert answer.returncode == 0
    assert answer.stdout.startswith("  Working (usually up to 9 s)\n  Working: done in ")


def test_a_failure_shows_what_was_printed(step):
    answer = step("bash", "-c", "echo reason >&2; exit 7")
    assert answer.returncode == 7
    assert "Working: failed" in answer.stderr and "reason" in answer.stderr
