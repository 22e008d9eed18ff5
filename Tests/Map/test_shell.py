# SPDX-License-Identifier: MIT
"""The shell of the page: the side, the tools and their names, on screens of each kind."""

from __future__ import annotations

import pytest

DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
ASIDE = {"width": 844, "height": 390}

# Something in each panel.
FILL = """() => {
  gridnorthMap.markers.add({ latitude: 56.2, longitude: 11.6, rings: "5 km; 10 km" });
  const points = [[56, 11], [56.3, 11.5], [56.1, 12]].map(([latitude, longitude]) => ({ latitude, longitude }));
  gridnorthMap.route.set(points);
  gridnorthMap.polygon.set(points);
}"""

PANELS = "[...document.querySelectorAll('button[data-panel]')].map(({ dataset }) => dataset.panel)"


def panels(page) -> list[str]:
    """Opens each panel in turn."""
    page.evaluate(FILL)
    found = page.evaluate(PANELS)
    assert len(found) > 7
    for panel in found:
        page.evaluate("id => gridnorthMap.openPanel(id)", panel)
        yield panel


def test_a_desktop_shows_each_form_as_a_whole(open_map):
    page = open_map(viewport=DESKTOP)
    for panel in panels(page):
        height, shown = page.evaluate("(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight])(document.getElementById('panel-body'))")
        assert height <= shown, panel
        box, position = (page.locator(f"#{name}").bounding_box() for name in ("panel", "position"))
        # A drawer, from the position, which is one line, to the lower edge.
        assert position["height"] < 60 and position["y"] + position["height"] < box["y"] < 90, panel
        assert box["y"] + box["height"] > 740 and box["width"] == (600 if panel == "list" else 348), panel


@pytest.mark.parametrize("size", [DESKTOP, {"width": 800, "height": 600}, PHONE, ASIDE])
def test_the_crosshair_is_in_the_middle_of_what_a_panel_leaves(open_map, size):
    page = open_map(viewport=size)
    for panel in ("markers", "settings"):
        page.evaluate("id => gridnorthMap.openPanel(id)", panel)
        page.wait_for_function("Object.values(gridnorthMap.map.getPadding()).some(side => side > 0)")
        page.evaluate("new Promise((drawn) => { gridnorthMap.map.once('render', drawn); gridnorthMap.redraw(); }).then(() => 0)")
        cross, box = (page.locator(f"#{name}").bounding_box() for name in ("crosshair", "panel"))
        x, y = cross["x"] + cross["width"] / 2, cross["y"] + cross["height"] / 2
        left, bottom = (0, box["y"]) if box["width"] == size["width"] else (box["x"] + box["width"], size["height"])
        top = page.evaluate("document.getElementById('position').getBoundingClientRect().bottom") if left == 0 else 0
        assert (x, y) == pytest.approx(((left + size["width"]) / 2, (top + bottom) / 2), abs=1), panel
        at = page.evaluate("gridnorthMap.project(gridnorthMap.center())")
        assert (at["x"], at["y"]) == pytest.approx((x, y), abs=1)
    page.evaluate("gridnorthMap.closePanel()")
    page.wait_for_function("Object.values(gridnorthMap.map.getPadding()).every(side => side === 0)")


def test_a_phone_on_its_side_keeps_three_quarters_of_the_map(open_map):
    page = open_map(viewport=ASIDE, has_touch=True, is_mobile=True)
    assert page.locator("#tools").bounding_box()["width"] <= 60
    for panel in panels(page):
        box = page.locator("#panel").bounding_box()
        assert box["width"] <= ASIDE["width"] / 4 and box["height"] == ASIDE["height"], panel
        assert page.locator("#tools").is_hidden() and page.locator("#position").bounding_box()["height"] < 60
        wide = page.evaluate("""[...document.querySelectorAll("#panel-body *")].filter((one) =>
          !one.closest(".table") && one.getBoundingClientRect().right > document.getElementById("panel").getBoundingClientRect().right)
          .map((one) => one.outerHTML.slice(0, 80))""")
        assert wide == [], panel
    page.keyboard.press("Escape")
    assert page.locator("#tools").is_visible()


def test_a_sheet_of_an_upright_phone_leaves_the_position_and_the_crosshair(open_map):
    page = open_map(viewport=PHONE, has_touch=True, is_mobile=True)
    for panel in panels(page):
        box = page.locator("#panel").bounding_box()
        position = page.locator("#position").bounding_box()
        assert (box["x"], box["width"], box["y"] + box["height"]) == (0, 390, 844), panel
        assert position["height"] < 60 and box["y"] > 300, panel


@pytest.mark.parametrize("size", [DESKTOP, {"width": 1159, "height": 700}, {"width": 800, "height": 600}, PHONE, ASIDE])
def test_tools_have_names_that_are_seen(open_map, size):
    page = open_map(viewport=size)
    for tool in page.locator("#tools .tool").all():
        name, box = tool.locator("span"), tool.bounding_box()
        text = name.bounding_box()
        assert name.is_visible() and text["width"] > 15, tool
        assert box["x"] <= text["x"] and text["x"] + text["width"] <= box["x"] + box["width"] + 1, name.inner_text()
    tools, view = (page.locator(f"#{name}").bounding_box() for name in ("tools", "view"))
    assert tools["x"] + tools["width"] <= size["width"]
    assert tools["x"] + tools["width"] <= view["x"] or tools["y"] >= view["y"] + view["height"]


TIP = """element => {
  const { content, visibility } = getComputedStyle(element, "::after");
  return [content.replaceAll('"', ""), visibility];
}"""


def test_tips_name_buttons_and_their_keys(open_map):
    page = open_map(viewport=DESKTOP)
    for place, text in [
        ("[data-panel=route]", "Route (r)"), ("[data-panel=print]", "Print to scale (Shift+P)"), ("#zoom-in", "Zoom in (+)"),
        ("[data-panel=map]", "Map below the grid (b)"), ("#theme", "Switch to dark"), ("#help-open", "Help (?)"),
    ]:  # fmt: skip
        button = page.locator(place)
        # A list of two texts is one.
        assert button.evaluate(TIP)[1] == "hidden"
        button.hover()
        content, visibility = button.evaluate(TIP)
        assert (content.replace("  ", " "), visibility) == (text, "visible")
        page.mouse.move(700, 500)
        assert button.evaluate(TIP)[1] == "hidden"
    page.keyboard.press("Tab")
    page.locator("[data-panel=route]").focus()
    assert page.locator("[data-panel=route]").evaluate(TIP)[1] == "visible"


@pytest.mark.parametrize("size", [PHONE, ASIDE])
def test_on_a_phone_the_buttons_of_the_view_have_names(open_map, size):
    page = open_map(viewport=size, has_touch=True, is_mobile=True)
    names = page.locator("#view button:not(#zoom-in, #zoom-out)").evaluate_all(f"all => all.map({TIP})")
    assert names == [[name, "visible"] for name in ("Map", "Here", "North", "Theme", "Help", "Settings")]
    for button in page.locator("#view button").all():
        box = button.bounding_box()
        assert box["x"] + box["width"] <= size["width"] and box["height"] >= 44


def test_places_are_in_the_panel_of_scenes_and_not_on_the_map(open_map):
    page = open_map(reduced_motion="reduce")
    assert page.get_by_role("button", name="Svalbard").count() == 0
    page.keyboard.press("s")
    page.get_by_role("button", name="Svalbard").click()
    page.wait_for_function("Math.abs(gridnorthMap.center().latitude - 78.6) < 0.01")
    page.get_by_role("button", name="World").click()
    page.wait_for_function("gridnorthMap.map.getZoom() < 3")


def test_a_reference_has_the_digits_that_a_pixel_is_worth(open_map):
    page = open_map("#1/20/10", viewport=DESKTOP)
    for zoom, latitude, digits in [(0, 20, 0), (1, 20, 0), (4, 20, 1), (4, 70, 1), (6.4, 56.1, 2), (10, 20, 3), (13, -45, 4), (16, 0, 4), (17, 0, 5), (22, 0, 5)]:
        page.evaluate("([zoom, latitude]) => gridnorthMap.map.jumpTo({ zoom, center: [10, latitude] })", [zoom, latitude])
        page.evaluate("new Promise((drawn) => { gridnorthMap.map.once('render', drawn); gridnorthMap.redraw(); }).then(() => 0)")
        whole = page.evaluate("gridnorthMap.gn.mgrsEncode(gridnorthMap.center(), 5)")
        zone, easting, northing = whole[:5], whole[5:10], whole[10:]
        reference = zone + easting[:digits] + northing[:digits]
        assert page.input_value("#goto-input").replace(" ", "") == reference, zoom
        # A pixel is at most as large as the cell, and larger than a tenth of it.
        x, y = page.evaluate("(({ x, y }) => [x, y])(gridnorthMap.project(gridnorthMap.center()))")
        pixel = page.evaluate("([x, y]) => gridnorthMap.gn.geodesicInverse(...[0, 1].map((i) => gridnorthMap.unproject({ x: x + i, y }))).distance", [x, y])
        assert pixel <= 1.05 * 10 ** (5 - digits) and (digits == 5 or pixel > 0.95 * 10 ** (4 - digits)), (zoom, pixel)
        utm = page.locator("#position [data-form=utm] .value").get_attribute("data-text").split()
        size = 10 ** (5 - digits)
        full = page.evaluate("gridnorthMap.gn.mgrsDecode(gridnorthMap.gn.mgrsEncode(gridnorthMap.center(), 5)).utmSouthWest")
        assert [int(number) for number in utm[-2:]] == [full[axis] // size * size for axis in ("easting", "northing")]
        decimal = page.locator("#position [data-form=decimal] .value").inner_text()
        assert all(len(number.partition(".")[2]) == digits for number in decimal.split(", ")), decimal
    # References of things are not those of a crosshair.
    page.evaluate("gridnorthMap.map.jumpTo({ zoom: 1 })")
    assert len(page.evaluate("gridnorthMap.reference(gridnorthMap.center())")) == 15


@pytest.mark.parametrize("size", [DESKTOP, {"width": 800, "height": 600}, PHONE, ASIDE])
def test_the_field_shows_a_reference_as_a_whole(open_map, size):
    page = open_map("#18/48.85837/2.294481", viewport=size)
    # A panel leaves it less room, and the settings can ask for more digits.
    page.evaluate("gridnorthMap.openPanel('settings')")
    for digits in {390: "5", 844: "56"}.get(size["width"], "567"):
        page.locator("#panel select").nth(3).select_option(digits)
        page.wait_for_function("digits => document.getElementById('goto-input').value.split(' ')[2].length === +digits", arg=digits)
        width, room = page.evaluate("(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])(document.getElementById('goto-input'))")
        assert width <= room, digits


def test_one_panel_after_another_moves_neither_the_focus_nor_the_map(open_map):
    page = open_map(viewport=DESKTOP)
    page.keyboard.press("m")
    page.wait_for_function("gridnorthMap.map.getPadding().left > 300")
    page.evaluate("window.moves = 0, gridnorthMap.map.on('move', () => moves++), 0")
    for key in "rpso":
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement === document.body"), key
    assert page.evaluate("moves") == 0
    # A focus in the other panel goes on in this one.
    page.focus("#panel [type=checkbox]")
    page.keyboard.press("r")
    assert page.evaluate("document.activeElement.id") == "panel-title"


def test_keys_work_wherever_the_focus_is(open_map):
    page = open_map(viewport=DESKTOP, reduced_motion="reduce")
    page.keyboard.press("o")
    center = "gridnorthMap.center().longitude"
    # A checkbox, a button of the panel, one of the view, and nothing.
    for focus in ["#panel [type=checkbox]", "#panel-close", "#theme", "body"]:
        page.evaluate("place => { document.activeElement.blur(); document.querySelector(place).focus(); }", focus)
        page.keyboard.press("r")
        assert page.evaluate("document.documentElement.dataset.panel") == "route", focus
        page.keyboard.press("o")
    for focus in ["#theme", "#tools .tool", "body"]:
        page.evaluate("place => { document.activeElement.blur(); document.querySelector(place).focus(); }", focus)
        before, zoom = page.evaluate(center), page.evaluate("gridnorthMap.map.getZoom()")
        page.keyboard.press("ArrowRight")
        page.wait_for_function(f"before => {center} > before && !gridnorthMap.map.isMoving()", arg=before)
        page.keyboard.press("+")
        page.wait_for_function("before => gridnorthMap.map.getZoom() > before && !gridnorthMap.map.isMoving()", arg=zoom)
        page.keyboard.press("Shift+ArrowUp")
        page.wait_for_function("gridnorthMap.map.getPitch() > 0 && !gridnorthMap.map.isMoving()")
        page.keyboard.press("Shift+ArrowDown")
        page.wait_for_function("gridnorthMap.map.getPitch() === 0 && !gridnorthMap.map.isMoving()")
    # Not while something is typed, nor in a list to choose from.
    page.keyboard.press("g")
    page.keyboard.type("rom")
    assert page.input_value("#goto-input") == "rom" and page.evaluate("document.documentElement.dataset.panel") == "goto"
    # With another layout of the keyboard, and with Caps Lock.
    page.keyboard.press("Escape")
    for event, panel in [
        ("{ key: 'к', code: 'KeyR' }", "route"), ("{ key: 'R', code: 'KeyR' }", "route"), ("{ key: 'P', code: 'KeyP' }", "polygon"),
        ("{ key: 'P', code: 'KeyP', shiftKey: true }", "print"), ("{ key: 'p', code: 'KeyP', shiftKey: true }", "print"),
    ]:  # fmt: skip
        page.evaluate(f"gridnorthMap.closePanel(), document.body.dispatchEvent(new KeyboardEvent('keydown', {{ bubbles: true, ...{event} }}))")
        assert page.evaluate("document.documentElement.dataset.panel") == panel, event
    page.keyboard.press("?")
    assert "Keys work everywhere except" in page.inner_text("#help")


def test_the_arrows_scroll_a_panel(open_map):
    page = open_map(viewport=ASIDE)
    page.keyboard.press("o")
    page.focus("#panel-title")
    before = page.evaluate("gridnorthMap.center()")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("gridnorthMap.map.isMoving()") is False
    assert page.evaluate("gridnorthMap.center()") == before
