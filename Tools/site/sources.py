# SPDX-License-Identifier: MIT
"""Finds the pages of the site: the Markdown of the repository at its own paths, the reference of C, the playground,
and the map.

mkdocs calls the functions whose names begin with `on_`.
"""

from __future__ import annotations

import json
import posixpath
import re
import subprocess
import sys
from pathlib import Path

from mkdocs.structure.files import File
from mkdocs.structure.nav import Link

sys.path.insert(0, str(Path(__file__).resolve().parent))

import reference  # The first: it knows where the descriptions are.

import charts
import playground
import plots
import styles

ROOT = Path(__file__).resolve().parents[2]
MAP = ROOT / "build/map"

INSTALL = "docs/guides/install.md"
GUIDES = "docs/guides/README.md"
RECIPES = "docs/recipes/README.md"
RESULTS = "Benchmarks/RESULTS.md"
DIGITS = "docs/DIGITS.md"
JAVASCRIPT = "docs/guides/javascript.md"
DECLARATIONS = "web/gridnorth.d.ts.txt"
FACTS = [
    DIGITS, "docs/ACCURACY.md", RESULTS, "Benchmarks/README.md", "docs/BOUNDS.md", "docs/SIZES.md", "docs/TARGETS.md", "docs/MUTANTS.md",
]  # fmt: skip

#: Committed Markdown that is no page: pages of other products, and forms.
NO_PAGES = re.compile(r"\.github/|.*/Fixtures/|Tools/(readme|site)/|README\.md$|bindings/csharp/GridNorth/")

#: Files with a page that says the same.
SAME = {"README.md": "index.md", "include/gridnorth.h": "api/index.md", "include/gridnorth_types.h": "api/common.md", ".": "index.md"}

LINK = re.compile(r"(\]\()(?![a-z]+:|#)([^)#\s]+)((?:#[^)\s]*)?\))")
FENCE = re.compile(r"^ *```.*?^ *```$", re.M | re.S)

pages: dict[str, str] = {}

#: Other files that are written for the site.
texts: dict[str, str] = {}

#: Files of the repository that pages name and the site does not have: the pages that name each.
named: dict[str, set[str]] = {}


def heading_id(title: str, separator: str = "-") -> str:
    """The anchor of a heading, as forges of source code make it."""
    return re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", separator)


def place_of(page: str, target: str) -> str:
    """Where a relative link of a page leads, as a path in the repository."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), target))


def entry_id(path: str) -> str:
    return re.sub(r"\W+", "-", path.lower()).strip("-")


def resolved(page: str, target: str, rest: str) -> str:
    """A relative link of a page for the site: to a page, a picture, or the entry of a source file."""
    path = place_of(page, target)
    path = path if path in pages else SAME.get(path, path)
    if f"{path}/README.md" in pages:
        path += "/README.md"
    if path in pages or path in texts or path.startswith(("map/", "docs/images/")):
        return posixpath.relpath(path, posixpath.dirname(page) or ".") + rest
    named.setdefault(path, set()).add(page)
    return posixpath.relpath("sources.md", posixpath.dirname(page) or ".") + f"#{entry_id(path)})"


def with_links(page: str, text: str) -> str:
    """A page whose links outside of programs lead somewhere on the site."""
    parts, end = [], 0
    for fence in [*FENCE.finditer(text), None]:
        prose = text[end : fence.start() if fence else len(text)]
        parts.append(LINK.sub(lambda link: link[1] + resolved(page, link[2], link[3]), prose))
        if fence:
            parts.append(fence[0])
            end = fence.end()
    return "".join(parts)


def with_declarations(guide: str) -> tuple[str, str]:
    """The guide of JavaScript with a link to the declarations for TypeScript, and these. The repository has no such file."""
    name = "`gridnorth.d.ts`"
    sentence = f"are in {name}, which editors show"
    if sentence not in guide:
        raise SystemExit(f"{JAVASCRIPT} does not say that functions {sentence}")
    link = posixpath.relpath(DECLARATIONS, posixpath.dirname(JAVASCRIPT))
    text = (playground.WEB / "gridnorth.d.ts").read_text(encoding="utf-8")
    # A server of files says nothing about the encoding; browsers find it by the mark at the beginning.
    return guide.replace(sentence, sentence.replace(name, f"[{name}]({link})")), f"\ufeff{text}"


def title_of(page: str) -> str:
    return re.search(r"^# (.*)$", pages[page], re.M)[1]


def sources() -> str:
    """The page of the files that are not on the site."""
    text = "# Sources\n\nPages name these files and folders of the repository, which are not on this site.\n\n"
    text += "| in the repository | named in |\n|---|---|\n"
    for path in sorted(named):
        where = ", ".join(f"[{title_of(page)}]({page})" for page in sorted(named[path]))
        folder = "/" if (ROOT / path).is_dir() else ""
        text += f'| <span id="{entry_id(path)}">`{path}{folder}`</span> | {where} |\n'
    return text


def guides() -> list:
    """The guides in the order of their lists, each where it stands first."""
    listed, seen = [], {INSTALL}
    for part in re.split(r"^## ", pages[GUIDES], flags=re.M)[1:]:
        title, _, text = part.partition("\n")
        found = [place_of(GUIDES, target) for _, target, _ in LINK.findall(text)]
        new = [page for page in dict.fromkeys(found) if page in pages and page not in seen]
        seen |= set(new)
        listed.append({title: new})
    missing = {page for page in pages if page.startswith("docs/guides/")} - seen - {GUIDES}
    if missing:
        raise SystemExit(f"{GUIDES} does not list {', '.join(sorted(missing))}")
    return listed


def recipes() -> list:
    """The recipes in the order of their list."""
    listed = [place_of(RECIPES, target) for _, target, _ in LINK.findall(pages[RECIPES])]
    return [page for page in listed if page.startswith("docs/recipes/")]


def on_config(config):
    listed = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    pages.clear()
    named.clear()
    pages.update({path: (ROOT / path).read_text() for path in listed.splitlines() if not NO_PAGES.match(path)})
    # Its links are right in the repository too.
    home = (Path(config.docs_dir) / "index.md").read_text().replace("](../../../", "](")
    home = home.replace("](Examples/map)", "](map/index.html)")
    pages["index.md"] = home.replace("](Tools/site/playground.py)", "](playground.md)")
    described = playground.description()
    texts["playground/functions.json"] = json.dumps(described, ensure_ascii=False, separators=(",", ":"))
    pages["playground.md"] = playground.page(described)
    pages.update(reference.pages({one["name"] for one in described["functions"] if "reason" not in one}))
    pages[JAVASCRIPT], texts[DECLARATIONS] = with_declarations(pages[JAVASCRIPT])
    pages[RESULTS] = charts.with_charts(pages[RESULTS])
    pages[DIGITS] = plots.with_plots(pages[DIGITS])
    for path in list(pages):
        # At the end of a heading, mkdocs would leave the sign of C# out.
        pages[path] = re.sub(r"^(#+ .*\w)#$", r"\1\#", with_links(path, pages[path]), flags=re.M)
    pages["sources.md"] = sources()
    config.mdx_configs["toc"]["slugify"] = heading_id
    config.nav = [
        {"Home": "index.md"},
        {"Get it": INSTALL},
        {"Playground": "playground.md"},
        {"Guides": [GUIDES, *guides()]},
        {"Recipes": [RECIPES, *recipes()]},
        {"Reference of C": reference.contents()},
        {"Facts": FACTS},
        {"Project": [
            "CHANGELOG.md", "docs/ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md",
            {"Decisions": sorted(page for page in pages if page.startswith("docs/decisions/"))},
            "sources.md",
        ]},
    ]  # fmt: skip
    return config


def on_files(files, config):
    for path, text in pages.items():
        if file := files.get_file_from_path(path):
            files.remove(file)
        files.append(File.generated(config, path, content=text))
    for path, text in texts.items():
        files.append(File.generated(config, path, content=text))
    for path, source in playground.package().items():
        files.append(File.generated(config, path, abs_src_path=str(source)))
    for folder, where in ((ROOT / "docs/images", "docs/images"), (MAP, "map")):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.name != ".written":
                files.append(File.generated(config, f"{where}/{path.relative_to(folder)}", abs_src_path=str(path)))
    return files


def on_nav(nav, config, files):
    nav.items.append(Link("Map", "map/index.html"))
    return nav


def size_of(picture: Path) -> tuple[int, int]:
    """Width and height of a picture in pixels: WebP with losses, with or without a profile of colors, or SVG."""
    data = picture.read_bytes()
    if data[8:16] == b"WEBPVP8 ":
        return tuple(int.from_bytes(data[at : at + 2], "little") & 0x3FFF for at in (26, 28))
    if data[8:16] == b"WEBPVP8X":
        return tuple(int.from_bytes(data[at : at + 3], "little") + 1 for at in (24, 27))
    box = re.search(rb'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"', data)
    return round(float(box[1])), round(float(box[2]))


def with_sizes(content: str, page: str) -> str:
    """A page whose pictures have their place before they are there, and wait until the page is shown."""

    def sized(image: re.Match) -> str:
        width, height = size_of(ROOT / place_of(page, image[1]))
        return f'{image[0]} width="{width}" height="{height}" loading="lazy"'

    return re.sub(r'<img [^>]*?src="([^":]+)"', sized, content)


def on_page_content(content, page, config, files):
    """Keeps what nobody looks for out of the search, and takes empty heads of tables away: they would be headings without a name."""
    # The search would find each function in ten tabs, and figures that nobody looks for: it would take seconds to load.
    content = content.replace("<figure>", "<figure data-search-exclude>")
    if page.file.src_uri.startswith("api/"):
        tabs, heading, rest = content.partition("<h2")
        content = tabs.replace("<table>", "<table data-search-exclude>") + heading + rest
        content = content.replace("<pre>", "<pre data-search-exclude>")
    elif page.file.src_uri in FACTS:
        content = content.replace("<table>", "<table data-search-exclude>")
    content = re.sub(r"<thead>\s*<tr>(?:\s*<th[^>]*></th>)+\s*</tr>\s*</thead>", "", content)
    content = re.sub(r"<th[^>]*></th>", "<td></td>", content)
    # The place of a picture in the site is that in the repository; the home page lies at the root of both.
    return with_sizes(content, page.file.src_uri)


def on_post_page(output, page, config):
    """Lets programs of the theme wait, and names what it leaves without a name: the search, and contents of a section with a page."""
    # The styles come first: without them, nothing is shown.
    late = re.sub(r"^(?://.*)?\n|^ +", "", (Path(__file__).parent / "late_search.js").read_text(), flags=re.M)
    output = output.replace('<script src="', f'<script>{late}</script><script fetchpriority="low" src="', 1)
    output = re.sub(r'<script src="', '<script fetchpriority="low" src="', output)
    output = output.replace('role="dialog"', 'role="dialog" aria-label="Search"')
    output = re.sub(r'<label class="md-nav__title" for="(__nav_[\d_]+)"', r'\g<0> id="\1_title"', output)
    return re.sub(r'aria-labelledby="(__nav_[\d_]+)_label"', r'aria-labelledby="\1_title"', output)


def on_post_build(config):
    # They would name an address of the site, which may be anywhere.
    for name in ("404.html", "sitemap.xml", "sitemap.xml.gz"):
        (Path(config.site_dir) / name).unlink(missing_ok=True)
    folder = Path(config.site_dir)
    for path in folder.glob("assets/**/*.map"):
        path.unlink()
    styles.prune(folder, [page for page in folder.rglob("*.html") if page.relative_to(folder).parts[0] != "map"])
