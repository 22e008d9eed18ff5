# SPDX-License-Identifier: MIT
"""How much a page loads, and that nothing jumps: bytes are those of files, without the compression of a server."""

from __future__ import annotations

import re
from pathlib import Path

import material
import pytest

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

#: Bytes of everything that a page loads before anyone touches it.
BYTES = {"index.html": 430_000, "docs/guides/c.html": 335_000, "api/mgrs.html": 420_000, "docs/DIGITS.html": 330_000}

#: Bytes that the search loads when it is opened for the first time.
SEARCH = 1_150_000

THEME = Path(material.__file__).parent / "templates/assets/stylesheets"


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", BYTES)
def test_a_page_is_small_and_does_not_jump(open_page, name, screen):
    page, sizes = open_page("map/icon.png", **screen), []
    page.on("response", lambda response: sizes.append((len(response.body()), response.url)))
    page.goto(page.url.replace("map/icon.png", name), wait_until="networkidle")
    for picture in page.locator("img").all():
        picture.evaluate("image => (image.loading = 'eager', image.decode())")
    assert not any(url.endswith("search_index.json") for _, url in sizes), "the index waits for someone who searches"
    assert sum(size for size, _ in sizes) <= BYTES[name], sorted(sizes, reverse=True)
    shift = page.evaluate("""new Promise(done => {
        let sum = 0;
        const observer = new PerformanceObserver(list => { for (const one of list.getEntries()) sum += one.value; });
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
    })""")
    assert shift < 0.05


def test_the_search_is_small(site):
    assert (site / "search/search_index.json").stat().st_size <= SEARCH


def test_pictures_have_their_place_before_they_are_there(site):
    checked = 0
    for page in site.rglob("*.html"):
        if page.relative_to(site).parts[0] != "map":
            for image in re.findall(r"<img [^>]*>", page.read_text()):
                assert re.search(r' width="\d+" height="\d+" loading="lazy"', image), f"{page}: {image}"
                checked += 1
    assert checked > 5


def settled(page) -> bytes:
    """The picture of a page when the theme has marked the section that is seen, and nothing moves."""
    before, picture = b"", page.screenshot(animations="disabled")
    while before != picture:
        page.evaluate("new Promise(done => setTimeout(() => requestIdleCallback(done), 300))")
        before, picture = picture, page.screenshot(animations="disabled")
    return picture


@pytest.mark.parametrize(("screen", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", [*BYTES, "docs/guides/javascript.html", "Benchmarks/RESULTS.html"])
def test_rules_that_were_taken_out_change_nothing(open_page, site, name, screen, scheme):
    """With all styles of the theme a page looks the same, and so does its search."""
    for sheet in (site / "assets/stylesheets").glob("*.css"):
        assert sheet.stat().st_size < 0.9 * (THEME / sheet.name).stat().st_size
    pictures = []
    for step in ("pruned", "whole"):
        page = open_page("map/icon.png", color_scheme=scheme, **screen)
        if step == "whole":
            page.route("**/stylesheets/*.css", lambda route: route.fulfill(path=THEME / route.request.url.rpartition("/")[2]))
        page.goto(page.url.replace("map/icon.png", name))
        page.wait_for_function("document.body.dataset.mdColorScheme")
        page.evaluate("for (const image of document.images) image.loading = 'eager'")
        page.evaluate("Promise.all([...document.images].map(image => image.decode()))")
        for place in (0, 0.5):
            page.evaluate("place => scrollTo(0, place * document.body.scrollHeight)", place)
            pictures.append(settled(page))
    assert pictures[:2] == pictures[2:]
