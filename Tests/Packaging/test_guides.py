# SPDX-License-Identifier: MIT
"""Programs of README.md and the guides print the output shown. The web and Python packages test their own guides."""

import re
from pathlib import Path

import pytest

#: The languages of blocks that are run, each with the test or the file that runs them.
RUN = {
    "c": "test_c_program",  # The target of the page about fuzzing: Tests/Fuzz/test_oss_fuzz.py.
    "cpp": "test_cpp_program",
    "lua": "Tests/Bindings/test_lua.py",
    "swift": "Tests/Packaging/test_swiftpm.py",
    "js": "bindings/web/tests/readme.test.mjs",
    "python": "bindings/python/tests/test_documentation.py",
    "csharp": "Tests/Bindings/test_csharp.py",
    "rust": "Tests/Bindings/test_rust.py",
    "go": "Tests/Bindings/test_go.py",
    "java": "Tests/Bindings/test_java.py",
    "kotlin": "Tests/Bindings/test_java.py",
}

#: The programs of docs/recipes: page and language, and the file whose test runs them. Two calls of geofence.md that need a phone are
#: blocks of text: nothing compiles them. Unity, Android and Core Location are not here either; the tests declare what the programs use.
RECIPES = {
    ("geofence", "kotlin"): "Tests/Bindings/test_java.py",
    ("geofence", "swift"): "Tests/Packaging/test_swiftpm.py",
    ("gpx", "sh"): "Tests/Command/test_guide.py",
    ("norths", "python"): "bindings/python/tests/test_documentation.py",
    ("pandas", "python"): "bindings/python/tests/test_documentation.py",
    ("range-rings", "html"): "Tests/Map/test_layer_maplibre.py",
    ("unity", "csharp"): "Tests/Bindings/test_csharp.py",
}

#: Blocks that are not programs: commands, output of programs, parts of files.
SHOWN = {"sh", "text", "cmake", "html", "toml", "xml"}


def blocks(page):
    """The blocks of a page in their order: language and code."""
    return re.findall(r"^```(\w*)\n(.*?)^```$", page.read_text(), re.M | re.S)


def pages(root):
    """README.md and the guides."""
    return [root / "README.md", *sorted((root / "docs/guides").glob("*.md"))]


@pytest.mark.parametrize("name", ["README.md", *(f"docs/guides/{name}.md" for name in ("c", "exchange", "fences", "grid", "groups", "heights", "indexes", "navigation", "north", "shapes", "sky", "tactical", "text", "tiles", "tracks"))])
def test_c_program(cc, run, root, tmp_path, name):
    """The block after a program is its output."""
    page = blocks(root / name)
    programs = [number for number, (language, _) in enumerate(page) if language == "c"]
    assert programs
    for number in programs:
        language, expected = page[number + 1]
        assert language == "text"
        source = tmp_path / f"program{number}.c"
        source.write_text(page[number][1])
        assert run([cc([source], f"guide-{(root / name).stem}-{number}")]).stdout == expected


@pytest.mark.parametrize("name", ["docs/guides/cpp.md", "bindings/cpp/README.md"])
def test_cpp_program(cxx, run, root, package, tmp_path, name):
    page = blocks(root / name)
    programs = [number for number, (language, _) in enumerate(page) if language == "cpp"]
    assert programs
    for number in programs:
        language, expected = page[number + 1]
        assert language == "text"
        source = tmp_path / f"program{number}.cpp"
        source.write_text(page[number][1])
        program = cxx([source], f"guide-cpp-{Path(name).stem}-{number}", ["-I", package("cpp") / "include"])
        assert run([program]).stdout == expected


def test_every_program_is_run(root):
    """Each language stands only where a test runs it, or is none that can be run."""
    same = ("cpp", "csharp", "go", "java", "lua", "rust")
    homes = {"js": ["javascript"], "kotlin": ["java"], "python": ["python", "notebooks", "duckdb", "polars", "spark", "parallel", "tiles"]} | {name: [name] for name in same}
    for page in pages(root):
        for language, _ in blocks(page):
            assert language in RUN or language in SHOWN, f"{page.name}: {language or 'a block without a language'}"
            assert page.stem in homes.get(language, [page.stem]), f"{page.name}: {RUN[language]} does not run it"
    with_c = [page.stem for page in pages(root) if "c" in dict(blocks(page))]
    assert with_c == ["README", "c", "exchange", "fences", "fuzzing", "grid", "groups", "heights", "indexes", "navigation", "north", "shapes", "sky", "tactical", "text", "tiles", "tracks"]


def test_every_recipe_is_run(root):
    folder = root / "docs/recipes"
    found = {(page.stem, language) for page in folder.glob("*.md") for language, _ in blocks(page) if language != "text"}
    assert found == RECIPES.keys()
    for (page, _), file in RECIPES.items():
        assert f"docs/recipes/{page}.md" in (root / file).read_text(), f"{file} does not run {page}.md"
        assert f"]({page}.md)" in (folder / "README.md").read_text(), page


def test_readme_is_short(root):
    assert len((root / "README.md").read_text().splitlines()) <= 120


def test_links_lead_somewhere(run, root):
    """Every relative link of a committed page names a file or folder, and a heading that it has."""
    listed = run(["git", "ls-files", "*.md"], cwd=root).stdout.splitlines()
    checked = 0
    for page in (root / name for name in listed if "Fixtures" not in name):
        prose = re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.M | re.S)
        for target, heading in re.findall(r"\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]*))?\)", prose):
            place = (page.parent / target).resolve() if target else page
            assert place.exists(), f"{page.relative_to(root)}: {target}"
            if heading:
                heads = re.findall(r"^#+ (.*)$", place.read_text(), re.M)
                anchors = {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}
                assert heading in anchors, f"{page.relative_to(root)}: {target}#{heading}"
            checked += 1
    assert checked > 50
