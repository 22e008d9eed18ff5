# SPDX-License-Identifier: MIT
"""Faults that once stopped the page, or made it show something false: each was found by somebody who tried to."""

from __future__ import annotations

import json

import pytest

PAIR = [{"latitude": 56, "longitude": 11}, {"latitude": 56.2, "longitude": 11.5}]


def kept(**values: str) -> str:
    """A script that fills localStorage before the page begins."""
    return "".join(
        f"localStorage.setItem({json.dumps(f'gridnorth.{key}')}, {json.dumps(value)});" for key, value in values.items()
    )


@pytest.fixture
def open_with(open_map, address):
    """open_with(**values): the page with these texts in localStorage."""

    def open_page(*view, **values):
        page = open_map(*view, reduced_motion="reduce")
        page.evaluate(kept(**{key.replace("__", "."): value for key, value in values.items()}))
        page.reload()
        page.wait_for_selector("html[data-ready]")
        return page

    return open_page


def frames_go_on(page) -> bool:
    count = page.evaluate("(gridnorthMap.redraw(), gridnorthMap.frames.length)")
    page.wait_for_function(f"gridnorthMap.redraw() || gridnorthMap.frames.length > {count}")
    return True


def test_points_that_coincide_stop_nothing(open_with):
    page = open_with(polygon=json.dumps([PAIR[0]] * 3), route=json.dumps(PAIR))
    page.wait_for_function("gridnorthMap.shapes.features().some(f => f.properties.kind === 'route')")
    page.evaluate("gridnorthMap.polygon.set([...gridnorthMap.polygon.points(), {latitude: 57, longitude: 12}])")
    assert frames_go_on(page)


@pytest.mark.parametrize(
    "values",
    [
        {"theme": '"purple"', "units": "7"},
        {"route": '[{"latitude":null,"longitude":1}]', "polygon": '[{"latitude":"5","longitude":1}]'},
        {"markers": '[{"id":1,"name":"a","latitude":null,"longitude":1,"rings":"","risk":"","sector":null}]'},
        {"goto__recent": '[null, 5, {"text":"hello"}]', "goto__favorites": "5"},
    ],
    ids=lambda values: "-".join(values),
)
def test_what_was_kept_and_is_wrong_is_passed_over(open_with, values):
    page = open_with(**values)
    assert frames_go_on(page)
    for panel in ("goto", "markers"):
        page.evaluate(f"gridnorthMap.openPanel('{panel}')")
        assert page.locator("#panel").is_visible()
    assert page.evaluate("document.documentElement.dataset.theme") in ("light", "dark")


def test_focus_on_a_marker_off_the_screen_moves_no_other(open_with):
    marker = {"id": 1, "name": "far", "latitude": 50, "longitude": 30, "rings": "", "risk": "", "sector": None}
    page = open_with("#9/56/11", markers=json.dumps([marker]))
    page.evaluate("document.querySelector('#handles .handle').focus()")
    assert page.evaluate(
        "[document.getElementById('handles').scrollLeft, document.getElementById('handles').scrollTop]"
    ) == [0, 0]


def test_a_store_that_is_full_keeps_what_is_chosen(page):
    page.evaluate(
        "() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }"
    )
    before = page.evaluate("document.documentElement.dataset.theme")
    page.click("#theme")
    assert page.evaluate("document.documentElement.dataset.theme") != before


def test_enter_in_an_empty_field_goes_nowhere(page):
    page.keyboard.press("g")
    before = page.evaluate("gridnorthMap.center()")
    page.keyboard.press("Enter")
    assert page.evaluate("[gridnorthMap.center(), gridnorthMap.store.get('goto.recent', [])]") == [before, []]


@pytest.mark.parametrize("view", ["#5/10/Infinity", "#5/10/1e308", "#Infinity/10/10"])
def test_an_address_that_is_no_view_is_dropped(open_map, view):
    page = open_map(view)
    assert frames_go_on(page)
    page.evaluate(f"location.hash = {json.dumps(view)}")
    assert frames_go_on(page)
    assert page.evaluate("Number.isFinite(gridnorthMap.center().longitude)")


def test_a_phone_on_its_side_has_room_for_a_panel(open_map):
    page = open_map(viewport={"width": 844, "height": 390})
    # One that needs more than that.
    page.evaluate("gridnorthMap.openPanel('share')")
    assert page.locator("#panel").bounding_box()["height"] > 150


def test_more_rings_than_anybody_wants_are_refused(open_with):
    marker = {
        "id": 1,
        "name": "a",
        "latitude": 56,
        "longitude": 11,
        "rings": "; ".join(["1 km"] * 500),
        "risk": "",
        "sector": None,
    }
    page = open_with(markers=json.dumps([marker]))
    assert frames_go_on(page)
    assert page.evaluate("gridnorthMap.shapes.features().filter(f => f.properties.kind === 'ring').length") == 0


def test_without_webgl_the_page_says_so(new_context, address):
    context = new_context()
    context.add_init_script("HTMLCanvasElement.prototype.getContext = function () { return null; };")
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("#message.shown")
    assert "WebGL" in page.inner_text("#message")
    context.close()
