# SPDX-License-Identifier: MIT
"""The files about the project itself: they name the version that is built, and commands that exist."""

import json
import re

import pytest
import yaml


@pytest.fixture(scope="module")
def version(root):
    numbers = re.findall(r"^#define GN_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)$", (root / "include/gridnorth_types.h").read_text(), re.M)
    assert len(numbers) == 3
    return ".".join(numbers)


def test_the_citation_names_the_version(root, version):
    citation = yaml.safe_load((root / "CITATION.cff").read_text())
    assert citation["version"] == version and citation["license"] == "MIT"
    assert {"cff-version", "message", "title", "authors", "date-released"} <= citation.keys()


def test_the_change_log_has_the_version_with_the_date_of_the_citation(root, version):
    changes = (root / "CHANGELOG.md").read_text()
    date = yaml.safe_load((root / "CITATION.cff").read_text())["date-released"]
    assert f"\n## [{version}] - {date}\n" in changes


def test_the_page_of_the_downloads_names_the_version(root, version):
    """Its lines are copied, so they hold names of files that exist."""
    page = (root / "docs/guides/install.md").read_text()
    named = re.findall(r"(?:(?<=gridnorth)|(?<=gridnorth-dev)|(?<=gridnorth0)|(?<=core)|(?<=GridNorth))[-_.:@v]+(\d+\.\d+\.\d+)", page)
    assert len(named) > 40 and set(named) == {version}


@pytest.mark.parametrize("name", ["test", "release"])
def test_a_workflow_calls_goals_of_make(root, name):
    text = (root / f".github/workflows/{name}.yml").read_text()
    (job,) = yaml.safe_load(text)["jobs"].values()
    goals = [goal for step in job["steps"] for line in re.findall(r"^make (.*)$", step.get("run", ""), re.M) for goal in line.split()]
    assert goals and all(re.search(rf"^{goal}:.*##", (root / "Makefile").read_text(), re.M) for goal in goals)
    if name == "test":
        # The same as the script for continuous integration.
        assert f"make {' '.join(goals)}\n" in (root / ".ci/run").read_text()


def test_forms_ask_for_a_call_a_source_and_a_version(root):
    form = yaml.safe_load((root / ".github/ISSUE_TEMPLATE/defect.yml").read_text())
    assert [part["id"] for part in form["body"] if part.get("validations", {}).get("required")] == ["call", "got", "version", "host"]
    assert yaml.safe_load((root / ".github/ISSUE_TEMPLATE/wish.yml").read_text())["body"]


def test_the_container_for_development_runs_the_setup(root):
    settings = json.loads((root / ".devcontainer/devcontainer.json").read_text())
    for command in settings["postCreateCommand"].split(" && "):
        program, argument = command.split()
        assert program == "make" or (root / program).exists()
    assert settings["image"] in (root / ".github/workflows/test.yml").read_text()
