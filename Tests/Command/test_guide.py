# SPDX-License-Identifier: MIT
"""docs/guides/command.md: its commands print what it shows, and its equivalents are equivalent. So do those of docs/recipes/gpx.md."""

import random
import re
import shutil
import subprocess

import pytest


@pytest.fixture(scope="module")
def guide(root):
    return (root / "docs/guides/command.md").read_text()


@pytest.fixture
def shell(program, tmp_path):
    """shell(line): what bash prints, in a folder of its own, where the command is in the PATH."""

    def call(line):
        environment = {"PATH": f"{program.parent}:/usr/bin:/bin", "LC_ALL": "C.UTF-8"}
        return subprocess.run(["bash", "-c", line], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)

    return call


@pytest.mark.parametrize(("page", "at_least"), [("docs/guides/command.md", 7), ("docs/recipes/gpx.md", 1)])
def test_commands_print_what_the_page_shows(root, shell, page, at_least):
    blocks = re.findall(r"^```(\w+)\n(.*?)^```$", (root / page).read_text(), re.M | re.S)
    shown = [(code, blocks[number + 1][1]) for number, (language, code) in enumerate(blocks[:-1]) if language == "sh" and blocks[number + 1][0] == "text"]
    assert len(shown) >= at_least
    for code, expected in shown:
        result = shell(code)
        assert result.stdout + result.stderr == expected, code


def test_drawings_of_the_guide_are_drawn(guide, shell, tmp_path):
    code = next(code for code in re.findall(r"^```sh\n(.*?)^```$", guide, re.M | re.S) if "rings.geojson" in code)
    assert (shell(code).returncode, shell(code).stderr) == (0, "")
    assert (tmp_path / "rings.geojson").stat().st_size > 1000


def numbers(text):
    """The numbers of an output, sorted, and the words that are none. Colons, degree signs and letters end numbers."""
    words = re.findall(r"-?\d+\.?\d*|[A-Z]{2,}", text.upper().replace("°", " "))
    return sorted(abs(float(word)) for word in words if not word.isalpha()), [word for word in words if word.isalpha()]


def test_equivalents_give_the_same(guide, shell, tmp_path, seed, gridnorth):
    source = random.Random(seed)

    def points(count, south, north, west, east):
        return [f"{source.uniform(south, north):.6f} {source.uniform(west, east):.6f}" for _ in range(count)]

    everywhere, others = points(50, 1, 79, -170, 170), points(50, 1, 79, -170, 170)
    files = {
        "points.txt": everywhere,
        "near.txt": points(50, 1, 79, 6.01, 11.99),
        "pairs.txt": [f"{one} {other}" for one, other in zip(everywhere, others, strict=True)],
        "legs.txt": [f"{one} {source.uniform(1, 179):.6f} {source.uniform(1, 1e6):.3f}" for one in everywhere],
        "corners.txt": ["47.1 5.2", "47.3 8.4", "49.5 7.6"],
        "references.txt": gridnorth("mgrs", given="\n".join(everywhere))[1].splitlines(),
    }
    files["centered.txt"] = gridnorth("convert", "--to", "ecef", given="\n".join(everywhere))[1].splitlines()
    files["legs.csv"] = ["lat,lon,azimuth,length", *(leg.replace(" ", ",") for leg in files["legs.txt"])]
    for name, rows in files.items():
        (tmp_path / name).write_text("\n".join(rows) + "\n")
    (tmp_path / "track.gpx").write_text('<gpx><trk><trkseg><trkpt lat="1" lon="2"/></trkseg></trk></gpx>')
    rows = re.findall(r"^\| ([^|]+) \| `([^|`]+)` \| `([^|`]+)` \|$", guide, re.M)
    assert len(rows) >= 15
    compared = 0
    for task, before, now in rows:
        found = shell(now)
        assert (found.returncode, found.stderr) == (0, ""), now
        if not shutil.which(before.split()[0]) or before.startswith(("MagneticField", "gpsbabel")):
            continue
        expected = shell(before)
        assert expected.returncode == 0, before
        compared += 1
        lines = found.stdout.splitlines()
        if "legs.csv" in now:
            lines = [line.split(",", 4)[4] for line in lines[1:]]
        for one, other in zip(expected.stdout.splitlines(), lines, strict=True):
            (first, letters), (second, other_letters) = numbers(one), numbers(other)
            if "MGRS" in task:
                assert one.upper() == other
            elif "convergence" in task:
                # The other program adds the scale.
                assert min(abs(number - mine) for number in second for mine in first) < 1e-4, (one, other)
            elif before.startswith("Planimeter"):
                assert abs(first[-1] - second[-1]) < 1, (one, other)
                assert abs(first[-2] - second[0]) < 1 or len(second) == 1, (one, other)
            elif before.startswith("RhumbSolve"):
                assert all(min(abs(number - mine) for number in first) < 0.002 for mine in second), (one, other)
            else:
                assert letters == other_letters or before.startswith("cs2cs"), (one, other)
                assert all(min(abs(number - mine) for number in first) < 0.02 for mine in second if mine != 0), (one, other)
    assert compared >= 11
