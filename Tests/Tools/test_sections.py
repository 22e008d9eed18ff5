# SPDX-License-Identifier: MIT
"""Tools/test itself, with programs that do nothing but fail when they are told to: no failure is lost."""

import os
import re
import shutil

import pytest

# Each worker's first sections, some of the groups, and what comes before: a section and words of its command alone.
FAILURES = {
    "setup": "Tools/setup",
    "library": "make .*lib$",
    "flavors": "make .*flavors",
    "swift": "swift test --configuration release",
    "swift-debug": "swift test --quiet",
    "packages": "python -m pytest Tests/Packaging",
    "python": "python -m pip install",
    "calls": "python -m pytest Tests/C -k not",
    "oracles": "python -m pytest Tests/Oracle",
    "web": "make .*test-web",
}

STUB = """\
#!/usr/bin/env bash
echo "$0 $*" >>"$LOG"
[[ ! "$0 $*" =~ $FAILURE ]] || { echo "error: $0 was told to fail"; exit 1; }
"""


@pytest.fixture
def sections(run, root, tmp_path):
    """sections(failure, *arguments): runs Tools/test with commands that fail if they match an expression. Gives its status,
    the verdicts by section, the commands, and the end of its output from the report on.
    """
    commands = tmp_path / "commands"
    for program in ["commands/make", "commands/swift", "build/venv/bin/python", "Tools/setup", "Tools/swift"]:
        path = tmp_path / program
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(STUB)
        path.chmod(0o755)
    shutil.copy(root / "Tools/test", tmp_path / "Tools/test")

    def perform(failure, *arguments):
        log = tmp_path / "log"
        log.write_text("")
        environment = os.environ | {"PATH": f"{commands}:{os.environ['PATH']}", "LOG": str(log), "FAILURE": failure}
        result = run([tmp_path / "Tools/test", *arguments], env=environment, cwd=tmp_path, check=False)
        verdicts = re.findall(r"^(passed|FAILED|not run)\b.* s  (\S+)|^(not run) +(\S+)", result.stdout, re.M)
        commands_run = log.read_text()
        after = result.stdout.rpartition("=== Report")[2]
        return result.returncode, {line[1] or line[3]: line[0] or line[2] for line in verdicts}, commands_run, after

    return perform


def test_all_sections_pass(sections):
    status, verdicts, log, _ = sections("nothing")
    assert status == 0
    assert set(verdicts.values()) == {"passed"}
    assert verdicts.keys() >= FAILURES.keys()
    assert len(log.splitlines()) == len(verdicts) + 1  # The Python package is installed, then tested.


@pytest.mark.parametrize(("section", "failure"), FAILURES.items())
def test_one_failure_fails_the_run_and_the_others_go_on(sections, section, failure):
    status, verdicts, _, after = sections(failure)
    assert status == 1
    others = {verdict for name, verdict in verdicts.items() if name != section}
    assert verdicts[section] == "FAILED"
    skipped = {"setup": {"not run"}, "library": {"passed", "not run"}, "flavors": {"passed", "not run"}}
    assert others == skipped.get(section, {"passed"})
    # What failed is shown again at the end; after a failed setup nothing else was printed.
    assert ("was told to fail" in after) == (section != "setup")


@pytest.mark.parametrize("failure", ["make .*lib$", "swift test", "pytest Tests/C"])
def test_the_daily_round_fails_too(sections, failure):
    assert sections("nothing", "--quick")[0] == 0
    status, verdicts, *_ = sections(failure, "--quick")
    assert status == 1
    assert verdicts.keys() == {"setup", "library", "swift", "calls"}


def test_sections_that_are_named_run_alone(sections):
    status, verdicts, log, _ = sections("Tests/Map", "map", "web")
    assert status == 1
    assert verdicts == {"map": "FAILED", "web": "passed"}
    assert len(log.splitlines()) == 2


@pytest.mark.parametrize("arguments", [["nonsense"], ["--quick", "map"], ["map", "--quick"], ["--nonsense"], [""]])
def test_what_is_no_section_is_refused(sections, arguments):
    status, verdicts, log, _ = sections("nothing", *arguments)
    assert status == 1 and verdicts == {} and log == ""
