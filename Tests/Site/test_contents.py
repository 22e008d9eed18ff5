# SPDX-License-Identifier: MIT
"""The files of the site: no link leads nowhere, every function has its place, and the home page says what the guides say."""

from __future__ import annotations

import html
import os
import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

#: The languages of the home page, and the pages whose programs it quotes.
LANGUAGES = {
    "C": "README.md",
    "C++": "docs/guides/cpp.md",
    "Swift": "docs/guides/swift.md",
    "Python": "docs/guides/python.md",
    "JavaScript": "docs/guides/javascript.md",
    "Java": "docs/guides/java.md",
    "Kotlin": "docs/guides/java.md",
    "C#": "docs/guides/csharp.md",
    "Rust": "docs/guides/rust.md",
    "Go": "docs/guides/go.md",
    "Lua": "docs/guides/lua.md",
    "Shell": "docs/guides/command.md",
}


class Parsed(HTMLParser):
    """The anchors of a page, its links, and what it loads."""

    def __init__(self, page: Path):
        super().__init__()
        self.anchors, self.links, self.loaded = set(), [], []
        self.feed(page.read_text())

    def handle_starttag(self, tag, attributes):
        found = dict(attributes)
        self.anchors |= {found.get("id"), found.get("name") if tag == "a" else None} - {None}
        links = self.links if tag == "a" else self.loaded
        links += [found[name] for name in ("href", "src") if found.get(name)]


@pytest.fixture(scope="module")
def parsed(site) -> dict[Path, Parsed]:
    """The pages; the map is tested in Tests/Map."""
    return {page: Parsed(page) for page in site.rglob("*.html") if page.relative_to(site).parts[0] != "map"}


def test_every_link_leads_somewhere(site, parsed):
    lost, checked = [], 0
    for page, found in parsed.items():
        for link in found.links + found.loaded:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            there = target.is_file() and target.is_relative_to(site)
            if there and parts.fragment and target in parsed:
                there = unquote(parts.fragment) in parsed[target].anchors
            checked += 1
            if not there:
                lost.append(f"{page.relative_to(site)}: {link}")
    assert lost == []
    assert checked > 10_000


def test_the_guide_of_javascript_leads_to_the_declarations(root, site, parsed):
    guide = site / "docs/guides/javascript.html"
    (link,) = {link for link in parsed[guide].links if "gridnorth.d.ts" in link}
    told = (guide.parent / link).read_text(encoding="utf-8-sig")
    assert told == (root / "build/web/gridnorth.d.ts").read_text(encoding="utf-8")
    # Browsers show it, and read it as what it is.
    assert link.endswith(".txt") and (guide.parent / link).read_bytes().startswith(b"\xef\xbb\xbf")


def test_nothing_is_loaded_from_elsewhere(site, parsed):
    foreign = {link for found in parsed.values() for link in found.loaded if urlsplit(link).scheme or urlsplit(link).netloc}
    assert foreign == set()
    for style in site.joinpath("assets").rglob("*.css"):
        assert not re.search(r"url\(['\"]?https?:", style.read_text()), style


def page_of(site: Path, one: dict) -> Path:
    """The page of a function or type; index.html is the overview."""
    subject = one.get("subject", "common")
    return site / "api" / ("indexes.html" if subject == "index" else f"{subject}.html")


def text_of(page: Path) -> str:
    return html.unescape(re.sub(r"<[^>]*>", "", page.read_text()))


def test_every_function_and_type_has_its_place(site, parsed, api):
    for kind in ("functions", "structs", "enumerations"):
        for one in api[kind]:
            assert one["name"] in parsed[page_of(site, one)].anchors, one["name"]
    for one in api["functions"]:
        assert one["example"].strip() in text_of(page_of(site, one)), one["name"]


@pytest.fixture(scope="module")
def names_on_pages(site) -> dict[str, list[str]]:
    """The names in the tabs of the reference, by language."""
    found = {}
    for page in (site / "api").glob("*.html"):
        tabs = r'<div class="tabbed-labels">(.*?)</div>\s*<div class="tabbed-content">(.*)'
        for labels, contents in re.findall(tabs, page.read_text(), re.S):
            languages = [html.unescape(one) for one in re.findall(r"<label[^>]*>(.*?)</label>", labels)]
            blocks = re.split(r'<div class="tabbed-block">', contents)[1:]
            for language, block in zip(languages, blocks):
                for row in re.findall(r"<tr>\s*<td>(.*?)</td>", block.partition("</table>")[0], re.S):
                    found.setdefault(language, []).extend(map(html.unescape, re.findall(r"<code>(.*?)</code>", row)))
    return found


def test_names_in_other_languages_are_those_of_the_packages(root, run, names_on_pages, api, tmp_path):
    """The last part of each name stands in the package that the generator of the language writes."""
    assert set(names_on_pages) == {"C", "C++", "Swift", "Python", "JavaScript", "Java", "Kotlin", "C#", "Rust", "Go", "Lua"}
    assert sorted(names_on_pages["C"]) == sorted(one["name"] for one in api["functions"])
    folders = {"C++": "cpp", "JavaScript": "web", "Java": "java", "C#": "csharp", "Rust": "rust", "Lua": "lua", "Go": "go"}
    suffixes = {".hpp", ".ts", ".java", ".cs", ".rs", ".lua", ".go"}
    for language, folder in folders.items():
        package = root / "bindings/go" if folder == "go" else tmp_path / folder
        if folder != "go":
            run([root / f"bindings/{folder}/generate.py", package])
        text = "\n".join(one.read_text() for one in package.rglob("*") if one.suffix in suffixes)
        words = set(re.findall(r"\w+", text))
        assert [name for name in names_on_pages[language] if re.split(r"\W+", name)[-1] not in words] == [], language


def test_names_in_python_can_be_called(root, run, library, names_on_pages, tmp_path):
    run([root / "bindings/python/generate.py", tmp_path / "python"])
    (home,) = tmp_path.rglob("gridnorth/__init__.py")
    (home.parent / library.name).symlink_to(library)
    names = sorted(set(names_on_pages["Python"]))
    assert len(names) > 130
    program = (
        "import functools, importlib, sys\n"
        "for name in sys.argv[1:]:\n"
        "    module, _, rest = name.partition('.')\n"
        "    place = importlib.import_module('gridnorth.' + module) if rest else importlib.import_module('gridnorth')\n"
        "    value = functools.reduce(getattr, (rest or module).split('.'), place)\n"
        "    assert callable(value) or isinstance(value, property), name\n"
    )
    environment = os.environ | {"PYTHONPATH": str(home.parent.parent)}
    run([sys.executable, "-c", program, *names], env=environment)
    # Some that a reader knows: what calls what is found in the sources.
    assert {"mgrs.encode", "utm.forward", "geodesic.inverse", "fences.FenceTracker.step", "grid.bound", "cpu_level"} <= set(names)


def test_names_in_swift_are_declared(root, names_on_pages):
    """Each is a public function, property or initializer of its type, with those labels."""
    names = sorted(set(names_on_pages["Swift"]))
    assert len(names) > 100 and {"MGRS(_:precision:)", "Geodesic(from:to:)", "Route.length", "Sky.sun(over:at:)"} <= set(names)
    text = "\n".join(one.read_text() for one in (root / "Sources/GridNorth").rglob("*.swift"))
    for name in names:
        whole, _, labels = name.partition("(")
        owner, _, last = whole.rpartition(".")
        is_initializer = bool(labels) and last[:1].isupper()
        kind = whole.split(".")[-1 if is_initializer else -2]
        assert re.search(rf"\b(?:struct|enum|class|extension|protocol) (?:\w+\.)*{kind}\b", text), name
        if not labels:
            assert re.search(rf"public (?:static |private\(set\) )*(?:var|let) {last}\b", text), name
            continue
        head = r"init\??" if is_initializer else rf"func {last}"
        parameters = r".*?,\s*".join(rf"{label}(?: \w+)?: " for label in labels.strip(":)").split(":") if label)
        assert re.search(rf"public (?:static |mutating )*{head}(?:<[^>]*>)?\(\s*{parameters}", text, re.S), name


def test_each_function_shows_its_names(site, api):
    encode = text_of(page_of(site, next(one for one in api["functions"] if one["name"] == "gn_mgrs_encode")))
    assert "In other languages: C++ mgrs::encode; Swift MGRS(_:precision:); Python mgrs.encode; JavaScript mgrsEncode;" in encode


def test_the_home_page_quotes_the_guides(root):
    """Each line of a program and of its output stands in the guide too, whose programs are run by tests."""
    text = (root / "Tools/site/pages/index.md").read_text()
    tabs = re.split(r'^=== "(.*)"$', text.partition("## What you find")[0], flags=re.M)[1:]
    assert tabs[::2] == list(LANGUAGES)
    for language, tab in zip(tabs[::2], tabs[1::2]):
        blocks = re.findall(r"^    ```\w+\n(.*?)^    ```$", tab, re.M | re.S)
        assert blocks, language
        said = [line.strip() for line in (root / LANGUAGES[language]).read_text().splitlines()]
        for line in "".join(blocks).splitlines():
            assert line.strip() in said, f"{language}: {line}"


def test_every_guide_and_recipe_is_a_page(root, site):
    for guide in [*(root / "docs/guides").glob("*.md"), *(root / "docs/recipes").glob("*.md")]:
        name = "index" if guide.stem == "README" else guide.stem
        page = site / guide.parent.relative_to(root) / f"{name}.html"
        title = re.search(r"^# (.*)$", guide.read_text(), re.M)[1]
        # GridNorth from C#: the sign is no mark of a heading.
        assert re.search(r"<h1[^>]*>(.*?)<a ", page.read_text())[1] == title
