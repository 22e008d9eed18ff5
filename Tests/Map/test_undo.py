# SPDX-License-Identifier: MIT
"""Every deletion can be undone."""

from __future__ import annotations

import pytest

POINTS = [{"latitude": 56 + n / 10, "longitude": 11} for n in range(4)]


def say(page) -> str:
    return page.locator("#message.shown").inner_text()


def test_a_deleted_marker_comes_back_with_all_it_had(page):
    page.evaluate("""() => {
      const { markers } = gridnorthMap;
      markers.add({ latitude: 56, longitude: 11 });
      markers.add({ latitude: 56.1, longitude: 11.1 }, { name: "Camp", rings: "5 km", sector: { azimuth: 40, width: 30, range: 9000 } });
      markers.add({ latitude: 56.2, longitude: 11.2 });
      gridnorthMap.openPanel("markers");
    }""")
    before = page.evaluate("structuredClone(gridnorthMap.markers.all())")
    page.get_by_role("button", name="Delete Camp").click()
    assert [one["name"] for one in page.evaluate("gridnorthMap.markers.all()")] == ["Marker 1", "Marker 3"]
    assert "Camp is deleted" in say(page)
    page.locator("#message").get_by_role("button", name="Undo").click()
    assert page.evaluate("gridnorthMap.markers.all()") == before
    assert page.evaluate("gridnorthMap.store.get('markers')") == before
    assert page.locator("#handles .pin").count() == 3
    page.wait_for_function("gridnorthMap.shapes.features().some(({ properties }) => properties.kind === 'sector')")


def test_ctrl_z_brings_back_the_last_first(open_map):
    # One in which nothing was deleted yet.
    page = open_map(fresh=True, reduced_motion="reduce")
    page.evaluate("points => gridnorthMap.route.set(points)", POINTS)
    page.evaluate("gridnorthMap.openPanel('route')")
    page.get_by_role("button", name="Delete point 2").first.click()
    page.get_by_role("button", name="Remove last").click()
    page.get_by_role("button", name="Clear", exact=True).click()
    wanted = [[], [POINTS[0], POINTS[2]], [POINTS[0], POINTS[2], POINTS[3]], POINTS, POINTS]
    for points in wanted:
        assert page.evaluate("gridnorthMap.route.points()") == points
        page.keyboard.press("Control+z")
    assert say(page) == "There is nothing to undo"
    # Later actions of the user are kept.
    page.get_by_role("button", name="Clear", exact=True).click()
    page.evaluate("gridnorthMap.route.set([{ latitude: 1, longitude: 2 }])")
    page.keyboard.press("Control+z")
    assert page.evaluate("gridnorthMap.route.points()") == [*POINTS, {"latitude": 1, "longitude": 2}]


def test_a_handle_deleted_with_the_keyboard_comes_back(page):
    page.evaluate("points => gridnorthMap.polygon.set(points)", POINTS)
    page.locator("#handles .handle.polygon").nth(1).focus()
    page.keyboard.press("Delete")
    assert len(page.evaluate("gridnorthMap.polygon.points()")) == 3
    page.keyboard.press("Control+z")
    assert page.evaluate("gridnorthMap.polygon.points()") == POINTS


def test_a_scene_gives_back_what_it_replaced_and_takes_it_again(page):
    page.evaluate("points => gridnorthMap.route.set(points)", POINTS)
    page.evaluate("point => gridnorthMap.markers.add(point, { name: 'Mine' })", POINTS[0])
    page.evaluate("gridnorthMap.openPanel('scenes')")
    page.get_by_role("button", name="Around a tower").click()
    names = "gridnorthMap.markers.all().map(({ name }) => name)"
    assert page.evaluate(names) == ["Mine", "Tower"]
    assert page.evaluate("gridnorthMap.route.points()") == []
    page.keyboard.press("Control+z")
    assert page.evaluate(names) == ["Mine"]
    assert page.evaluate("gridnorthMap.route.points()") == POINTS
    page.keyboard.press("Control+z")
    assert page.evaluate(names) == ["Mine", "Tower"]


@pytest.mark.parametrize("button", ["Clear", "Example"])
def test_a_list_that_is_replaced_comes_back(page, button):
    page.evaluate("gridnorthMap.list.set('56 11; my only copy')")
    page.evaluate("gridnorthMap.openPanel('list')")
    page.locator("#panel").get_by_role("button", name=button, exact=True).click()
    assert "my only copy" not in page.locator("#panel textarea").input_value()
    page.keyboard.press("Control+z")
    assert page.locator("#panel textarea").input_value() == "56 11; my only copy"


def test_what_was_forgotten_in_go_to_comes_back(page):
    page.evaluate("gridnorthMap.openPanel('goto')")
    page.locator("#goto-input").fill("33UUP")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Forget 33UUP").click()
    assert page.evaluate("gridnorthMap.store.get('goto.recent')") == []
    page.keyboard.press("Control+z")
    assert [one["text"] for one in page.evaluate("gridnorthMap.store.get('goto.recent')")] == ["33UUP"]


def test_typing_keeps_its_own_undo(page):
    page.evaluate("points => gridnorthMap.route.set(points)", POINTS)
    page.evaluate("gridnorthMap.route.remove(0)")
    page.evaluate("gridnorthMap.openPanel('goto')")
    page.locator("#goto-input").focus()
    page.keyboard.type("33")
    page.keyboard.press("Control+z")
    assert len(page.evaluate("gridnorthMap.route.points()")) == 3
