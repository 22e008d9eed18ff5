# SPDX-License-Identifier: MIT
"""Tools/test itself, with programs that do nothing but fail when they are told to: no failure is lost."""

import os
import re
import shutil

import pytest

# Sections of both runs: words of the command of each alone, and the run.
FAILURES = {
    "setup": ("Tools/setup core", []),
    "library": ("make .*lib$", []),
    "swift": ("swift test --skip-build", []),
    "python": ("python -m pip install", []),
    "calls": ("python -m pytest Tests/C -k not", []),
    "oracles": ("python -m pytest Tests/Oracle/test_oracle.py", []),
    "web": ("make .*web$", []),
    "setup-all": ("Tools/setup all", ["--rest"]),
    "flavors": ("make .*flavors", ["--rest"]),
    "swift-optimized": ("swift test --configuration release", ["--rest"]),
    "packages": ("python -m pytest Tests/Packaging", ["--rest"]),
    "more-oracles": ("python -m pytest Tests/Oracle --ignore", ["--rest"]),
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
    for program in ["commands/make", "commands/swift", "commands/node", "build/venv/bin/python", "Tools/setup", "Tools/swift"]:
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


@pytest.mark.parametrize("arguments", [[], ["--rest"]])
def test_all_sections_pass(sections, arguments):
    status, verdicts, log, _ = sections("nothing", *arguments)
    assert status == 0
    assert set(verdicts.values()) == {"passed"}
    assert verdicts.keys() >= {section for section, (_, run) in FAILURES.items() if run == arguments}
    assert len(log.splitlines()) > len(verdicts)


def test_no_section_is_in_both_runs(sections):
    (_, core, *_), (_, rest, *_) = sections("nothing"), sections("nothing", "--rest")
    assert not core.keys() & rest.keys()


@pytest.mark.parametrize("section", FAILURES)
def test_one_failure_fails_the_run_and_the_others_go_on(sections, section):
    failure, arguments = FAILURES[section]
    status, verdicts, _, after = sections(failure, *arguments)
    assert status == 1
    others = {verdict for name, verdict in verdicts.items() if name != section}
    assert verdicts[section] == "FAILED"
    needed = {"setup": {"not run"}, "setup-all": {"not run"}, "library": {"passed", "not run"}}
    assert others == needed.get(section, {"passed"})
    # Failed sections are shown again at the end; after a failed setup nothing else was printed.
    assert ("was told to fail" in after) == (not section.startswith("setup"))


def files(folder, root):
    return {str(path.relative_to(root / folder)) for path in (root / folder).rglob("test_*.py")}


@pytest.mark.parametrize("folder", ["Tests/Oracle", "bindings/python/tests"])
def test_every_file_of_tests_is_in_one_of_the_runs(sections, root, folder):
    """A file is named as a whole in one run and left out by its name in the other, or has tests for both."""
    chosen, left_out = set(), set()
    for arguments in [[], ["--rest"]]:
        for line in sections("nothing", *arguments)[2].splitlines():
            chosen |= set(re.findall(rf" {folder}/([\w/]+\.py)", line))
            left_out |= set(re.findall(rf"--ignore={folder}/([\w/]+\.py)", line))
    assert left_out <= chosen <= files(folder, root)
    # These skip what needs a package of `make test-all`, so both runs have them.
    optional = set(re.findall(r"^(\w+)==", root.joinpath("Tests/requirements.txt").read_text(), re.M))
    optional -= set(re.findall(r"^(\w+)==", root.joinpath("Tests/requirements-core.txt").read_text(), re.M))
    skipping = {
        name
        for name in files(folder, root) - left_out
        if optional.intersection(re.findall(r'importorskip\("(\w+)', (root / folder / name).read_text()))
    }
    assert chosen - left_out == skipping
    assert 5 < len(chosen) < len(files(folder, root))


def test_sections_that_are_named_run_alone(sections):
    status, verdicts, log, _ = sections("Tests/Map", "map", "web")
    assert status == 1
    assert verdicts == {"map": "FAILED", "web": "passed"}
    assert len(log.splitlines()) == 3  # The package for the web is built, then tested.


@pytest.mark.parametrize("arguments", [["nonsense"], ["--rest", "map"], ["map", "--rest"], ["--nonsense"], [""]])
def test_what_is_no_section_is_refused(sections, arguments):
    status, verdicts, log, _ = sections("nothing", *arguments)
    assert status == 1 and verdicts == {} and log == ""


def test_the_sections_of_make_test_get_no_other_packages(sections, run, root):
    """The plugin is given to those sections alone, and refuses a package that is installed here."""
    for arguments, has_plugin in [([], True), (["--rest"], False)]:
        tests = [line for line in sections("nothing", *arguments)[2].splitlines() if "-m pytest" in line]
        assert tests
        assert all(("-p Tests.core_packages" in line) == has_plugin for line in tests)
    python = root / "build/venv/bin/python"
    assert run([python, "-c", "import Tests.core_packages, numpy"], cwd=root, check=False).returncode == 0
    refused = run([python, "-c", "import Tests.core_packages, xdist"], cwd=root, check=False)
    assert refused.returncode == 1 and "`make test` does not install the package of xdist" in refused.stderr
