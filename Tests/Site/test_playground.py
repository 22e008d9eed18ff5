# SPDX-License-Identifier: MIT
"""The playground: it has all functions, and its forms work in a browser."""

from __future__ import annotations

import json
import re

import pytest
from Site.test_pages import DESKTOP, PHONE, findings


@pytest.fixture(scope="module")
def description(site) -> dict:
    return json.loads((site / "playground/functions.json").read_text())


def path_of(one: dict) -> str:
    return f"{one['subject']}.{one['short']}"


# -- all functions ----------------------------------------------------------------------------------------------------


def test_every_function_is_listed(site, api, description):
    page = (site / "playground.html").read_text()
    assert [one["name"] for one in description["functions"]] == [one["name"] for one in api["functions"]]
    links = re.findall(r'<a id="([\w.]+)" href="#([\w.]+)"', page)
    assert sorted(links) == sorted((path_of(one), path_of(one)) for one in description["functions"])
    # Each has a form, or a reason why it has none.
    assert all(("inputs" in one) != (len(one.get("reason", "")) > 10) for one in description["functions"])


def test_nearly_all_functions_of_javascript_have_a_form(root, description):
    face = (root / "build/web/gridnorth.d.ts").read_text().partition("export interface GridNorth {")[2]
    # Each function of GeoJSON has a twin that gives bytes.
    names = {name for name in re.findall(r"^  (\w+)\(", face, re.M) if not name.endswith("Bytes")}
    computed = {one["JavaScript"]["name"] for one in description["functions"] if "inputs" in one}
    assert computed - names == {"readFeatures"}
    # FenceSet keeps fences together with their points, so that two functions of indexes have no form.
    assert len(names - computed) <= 0.02 * len(names)


def test_the_reference_leads_to_each_form(site, description):
    for one in description["functions"]:
        page = (site / "api" / one["page"].partition("#")[0]).read_text()
        assert (f'href="../playground.html#{path_of(one)}"' in page) == ("inputs" in one), one["name"]


def test_other_pages_load_nothing_of_the_playground(site):
    """The forms, the module and the description of the functions: all other pages do without them."""
    for page in site.rglob("*.html"):
        loaded = re.findall(r'<(?:script|link)\b[^>]*?(?:src|href)="([^"]*)"', page.read_text())
        named = [one for one in loaded if "playground/" in one or "/web/" in one or one.startswith("web/")]
        assert bool(named) == (page.name == "playground.html"), page


# -- in a browser -----------------------------------------------------------------------------------------------------

THEMES = {"light": "default", "dark": "slate"}


def opened(open_page, place="", **options):
    """The page after it has drawn its form."""
    page = open_page(f"playground.html{place}", **(DESKTOP | options))
    page.wait_for_selector("#forms[data-state=ready]")
    return page


def answer(page) -> str:
    return page.locator(".result").inner_text()


@pytest.mark.parametrize(("screen", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"])
@pytest.mark.parametrize("path", ["mgrs.encode", "position.format?options.form=dms", "grid.labels", "polygon.contains_batch", "track.end"])
def test_a_form_has_no_findings(open_page, path, screen, theme):
    page = opened(open_page, f"#{path}", color_scheme=theme, **screen)
    page.wait_for_function("scheme => document.body.dataset.mdColorScheme === scheme", arg=THEMES[theme])
    assert page.locator(".result").get_attribute("data-state") == "answered"
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the screen"


def test_answers_follow_what_is_typed(open_page):
    page = opened(open_page)
    assert answer(page) == "31UDQ48251195"
    page.get_by_label("precision").fill("2")
    assert answer(page) == "31UDQ4811"
    assert page.locator("pre > code[data-language]").inner_text() == "gn.mgrsEncode({ latitude: 48.8584, longitude: 2.2945 }, 2)"
    page.get_by_label("Language").select_option("C")
    assert "gn_mgrs_encode(48.8584, 2.2945, 2, out, sizeof out, NULL);" in page.locator("pre > code[data-language]").inner_text()
    assert page.url.endswith("#mgrs.encode?latitude=48.8584&longitude=2.2945&precision=2")


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("geodesic.inverse", "distance 5853107.8"),
        ("measure.length_format?meters=1852&units=nautical&digits=0", "1.00 nmi"),
        ("utm.forward_batch?latitudes=48.8584;91&longitudes=2.2945;0", "GN_ERROR_LATITUDE: The latitude lies outside"),
        ("shape.circle?center.latitude=0&center.longitude=180&radius=1000&options.vertices=8", "latitude longitude"),
        ("point_index.nearest?limit=1", "distance id"),
        ("polygon.contains?points=0,0;0,1;1,1&position.latitude=2&position.longitude=2", "outside"),
        ("exchange.detect?text=<kml/>", "kml"),
        ("exchange.gpx_read?text=<gpx><wpt lat='1' lon='2'/></gpx>", '"coordinates": [2, 1]'),
        ("mgrs.typing?text=&reference.latitude=&reference.longitude=", "next"),
    ],
)
def test_an_address_says_function_and_values(open_page, place, expected):
    page = opened(open_page, f"#{place}")
    assert expected in " ".join(answer(page).split())
    # What the page makes of the address leads to the same.
    again = page.url
    before = answer(page)
    page.goto("about:blank")
    page.goto(again)
    page.wait_for_selector("#forms[data-state=ready]")
    assert (answer(page), page.url) == (before, again)


def test_a_drawing_is_no_larger_than_its_frame(open_page):
    """Bounds of a line to the north have no width."""
    page = opened(open_page, "#track.summarize", **PHONE)
    box = page.locator(".drawing svg").bounding_box()
    assert box["width"] < 250 and box["height"] < 250
    page = opened(open_page, "#points.none")
    assert page.locator("#found").inner_text() == "There is no function points.none."


def test_a_refusal_names_its_field(open_page):
    page = opened(open_page, "#mgrs.encode")
    page.get_by_label("latitude").fill("91")
    assert "The latitude lies outside -90 to 90 degrees." in answer(page)
    assert "GN_ERROR_LATITUDE" in answer(page)
    assert page.locator("[aria-invalid]").evaluate_all("all => all.map(one => one.name)") == ["latitude"]
    page.get_by_label("latitude").fill("north")
    assert "“north” is not a number." in answer(page)
    assert page.locator("[aria-invalid]").evaluate_all("all => all.map(one => one.name)") == ["latitude"]
    assert findings(page) == []
    page.get_by_label("latitude").fill("-33.5")
    assert page.locator("[aria-invalid]").count() == 0


def test_a_function_is_found_by_words_and_with_the_keyboard(open_page):
    page = opened(open_page)
    page.get_by_label("Find a function").fill("declination position")
    assert "magnetic.declination_batch" in page.locator("#functions li:visible").all_inner_texts()
    page.get_by_label("Find a function").fill("quadkey")
    assert page.locator("#functions li:visible").all_inner_texts() == ["tile.quadkey_format", "tile.quadkey_parse"]
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert page.locator("#shown").inner_text() == "tile.quadkey_parse"
    assert page.evaluate("document.activeElement.id") == "shown"
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.type("0")
    assert page.evaluate("document.activeElement.name") == "text"
    assert page.locator("#spoken").inner_text() == "x 0; y 0; zoom 1"
    # The list is one stop: back over the link to the reference and the heading, then the list, then the search.
    for _ in range(3):
        page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.id") == "find"


def test_a_function_without_a_form_says_why(open_page):
    page = opened(open_page, "#height.at")
    assert "HeightMap keeps bytes and grids in the memory" in page.locator("#try").inner_text()


def test_back_shows_the_function_before(open_page):
    page = opened(open_page, "#mgrs.encode")
    page.get_by_label("precision").fill("1")
    page.locator("#functions a", has_text="mgrs.decode").first.click()
    assert page.locator("#shown").inner_text() == "mgrs.decode"
    page.go_back()
    page.wait_for_function("document.querySelector('#shown').textContent === 'mgrs.encode'")
    assert answer(page) == "31UDQ41"
