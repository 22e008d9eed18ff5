# SPDX-License-Identifier: MIT
"""The site in a browser: nothing from elsewhere, its search, its tabs, and what axe-core finds."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

PAGES = [
    "index.html", "docs/guides/c.html", "docs/recipes/geofence.html", "docs/recipes/norths.html", "api/mgrs.html",
    "Benchmarks/RESULTS.html", "docs/DIGITS.html",
]  # fmt: skip
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def findings(page) -> list[str]:
    """One line for each element that breaks a rule."""
    return [
        f"{rule['id']} ({rule['impact']}): {' '.join(map(str, node['target']))}: {node['failureSummary']}"
        for rule in Axe().run(page).response["violations"]
        for node in rule["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_no_findings(open_page, name, screen, theme):
    page = open_page(name, color_scheme=theme, **screen)
    page.wait_for_function("scheme => document.body.dataset.mdColorScheme === scheme", arg="slate" if theme == "dark" else "default")
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the screen"


def test_the_search_finds_a_function(open_page):
    page = open_page("index.html", **DESKTOP)
    page.locator("input.md-search__input").click()
    page.wait_for_function("/Type to/.test(document.querySelector('.md-search-result__meta').textContent)")
    page.locator("input.md-search__input").press_sequentially("mgrs encode")
    link = page.locator("a.md-search-result__link[href$='api/mgrs.html#gn_mgrs_encode']")
    link.wait_for(state="attached")
    # The best sections of a page are shown, the others when they are asked for.
    if not link.is_visible():
        page.locator("li.md-search-result__item", has=link).locator("summary").click()
    assert findings(page) == []
    link.click()
    page.wait_for_url("**/api/mgrs.html*#gn_mgrs_encode*")


def shown(page) -> set[str]:
    """The labels of the tabs that are open."""
    return set(page.locator(".tabbed-set > input:checked").evaluate_all(
        "inputs => inputs.map(one => one.parentElement.querySelector(`label[for='${one.id}']`).textContent.trim())"
    ))  # fmt: skip


def test_the_language_is_remembered_across_pages(open_page, address):
    page = open_page("index.html", **DESKTOP)
    assert shown(page) == {"C"}
    page.get_by_text("Rust", exact=True).first.click()
    page.wait_for_function("localStorage.length > 0")
    page.goto(address + "api/mgrs.html")
    page.wait_for_function("document.querySelector('.tabbed-set > input:checked').id !== document.querySelector('.tabbed-set > input').id")
    assert shown(page) == {"Rust"}
    assert page.locator(".tabbed-content").get_by_text("mgrs::encode", exact=True).filter(visible=True).count() == 1


def test_the_map_is_part_of_the_site(open_page):
    page = open_page("index.html", **DESKTOP, service_workers="block")
    assert page.locator(".hero img").evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    response = page.request.get(page.locator(".md-tabs a", has_text="Map").evaluate("link => link.href"))
    assert response.ok and "gridnorth" in response.text()
