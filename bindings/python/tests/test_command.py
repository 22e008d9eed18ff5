# SPDX-License-Identifier: MIT
"""The command of the package: as a module and as a script. Tests/Command looks at the program itself."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import sysconfig
from pathlib import Path

import numpy
import pytest

import gridnorth

SCRIPT = Path(sysconfig.get_path("scripts")) / "gridnorth"
WAYS = {"module": [sys.executable, "-m", "gridnorth"], "script": [str(SCRIPT)]}


@pytest.fixture(params=WAYS)
def command(request):
    """command(*words, given=""): runs it in one of the two ways."""

    def call(*words, given=""):
        return subprocess.run([*WAYS[request.param], *words], input=given, capture_output=True, text=True, check=False)

    return call


def test_it_answers_like_the_module(command, random):
    latitudes, longitudes = random.uniform(-80, 84, 100), random.uniform(-180, 180, 100)
    given = "lat,lon\n" + "".join(f"{row[0]!r},{row[1]!r}\n" for row in zip(latitudes.tolist(), longitudes.tolist()))
    result = command("mgrs", given=given)
    assert (result.returncode, result.stderr) == (0, "")
    found = [line.rpartition(",")[2] for line in result.stdout.splitlines()[1:]]
    assert found == list(numpy.asarray(gridnorth.mgrs.encode(latitudes, longitudes)))


def test_its_version_is_that_of_the_package(command):
    assert command("--version").stdout == f"gridnorth {gridnorth.__version__}\n"


def test_statuses_and_errors_pass(command):
    assert command("mgrs", "--precision", "99", "1", "2").returncode == 2
    result = command("mgrs", given="1.5 2.5\nno\n")
    assert (result.returncode, result.stdout) == (1, "31NDB4438065801\n\n")
    assert result.stderr.startswith("stdin:2:")


@pytest.mark.skipif(os.name == "nt", reason="signals are those of POSIX")
@pytest.mark.parametrize("way", WAYS)
def test_a_broken_pipe_ends_it_quietly(way, tmp_path):
    """Python ignores the signal, and programs that it becomes would inherit that."""
    path = tmp_path / "points.txt"
    path.write_text("48.85837 2.294481\n" * 200_000)
    child = subprocess.Popen([*WAYS[way], "mgrs", str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert child.stdout.readline() == b"31UDQ4825011951\n"
    child.stdout.close()
    assert child.wait(60) == -signal.SIGPIPE
    assert child.stderr.read() == b""
    child.stderr.close()


def test_without_the_program_it_says_so(monkeypatch, capsys, tmp_path):
    from gridnorth import __main__

    monkeypatch.setattr(__main__, "built", lambda name: tmp_path / name)
    assert __main__.main() == 1
    assert "no command" in capsys.readouterr().err
