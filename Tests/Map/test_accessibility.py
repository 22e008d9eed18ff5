# SPDX-License-Identifier: MIT
"""The page and the examples of the layer as axe-core sees them: without findings."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def findings(page) -> list[str]:
    """One line for each element that breaks a rule."""
    return [
        f"{rule['id']} ({rule['impact']}): {' '.join(map(str, node['target']))}: {node['failureSummary']}"
        # Pages within the page are tested by themselves.
        for rule in Axe().run(page, options={"iframes": False}).response["violations"]
        for node in rule["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_page_has_no_findings(open_map, screen, theme):
    page = open_map(color_scheme=theme, reduced_motion="reduce", **screen)
    assert findings(page) == []
    # With something in each panel, and with a message.
    page.evaluate("""() => {
      gridnorthMap.markers.add({ latitude: 56.2, longitude: 11.6, rings: "5 km; 10 km" });
      const points = [[56, 11], [56.3, 11.5], [56.1, 12]].map(([latitude, longitude]) => ({ latitude, longitude }));
      gridnorthMap.route.set(points);
      gridnorthMap.polygon.set(points);
    }""")
    panels = page.evaluate("[...document.querySelectorAll('[data-panel]')].filter(one => one.matches('button')).map(one => one.dataset.panel)")
    assert len(panels) > 8
    for panel in panels:
        page.evaluate("id => gridnorthMap.openPanel(id)", panel)
        assert findings(page) == [], panel
    # The field, with places, with an error, and with one that it remembers.
    page.wait_for_function("gridnorthMap.findPlaces('Oslo').length > 0")
    page.evaluate("gridnorthMap.openPanel('goto')")
    for text in ("Oslo", "31UDQ48x5", "31UDQ4811"):
        page.fill("#goto-input", text)
        assert findings(page) == [], text
    page.press("#goto-input", "Enter")
    page.wait_for_function("!gridnorthMap.map.isMoving()")
    page.evaluate("gridnorthMap.openPanel('goto')")
    assert page.locator("#panel .rows .name").count() == 1 and findings(page) == []
    page.evaluate("gridnorthMap.closePanel(), gridnorthMap.say('Copied', { label: 'Undo', run() {} })")
    assert findings(page) == []
    page.click("#help-open")
    assert findings(page) == []


@pytest.mark.parametrize("name", ["index", "maplibre", "leaflet", "openlayers", "deck"])
def test_the_examples_of_the_layer_have_no_findings(new_context, web_maps, root, name):
    page = new_context().new_page()
    page.route("**/land.json", lambda route: route.fulfill(path=root / "build/map-packages/world/land.json"))
    page.goto(f"{web_maps}{name}.html")
    if name != "index":
        page.wait_for_function("window.grid?.painter?.parts.length > 0")
    # The findings of axe depend on the land of a page.
    if name == "leaflet":
        page.wait_for_selector(".leaflet-tile-pane canvas")
    assert findings(page) == []
    page.context.close()
