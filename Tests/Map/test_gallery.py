# SPDX-License-Identifier: MIT
"""The first view of the pages of Examples/web: a coast with the grid above it, and the gallery that shows them all."""

from __future__ import annotations

import base64

import pytest

LAND, SEA = (246, 244, 238), (219, 231, 238)

# The shares of a picture that have the colors of land and sea.
SHARES = """async ([picture, ...colors]) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height), counts = colors.map(() => 0);
  for (let i = 0; i < data.length; i += 4) {
    colors.forEach((color, which) => (counts[which] += color.every((value, part) => Math.abs(value - data[i + part]) < 4)));
  }
  return counts.map((count) => count / (image.width * image.height));
}"""


@pytest.fixture
def shown(new_context, web_maps, root):
    """shown(name, has_land=True): a page with its land, or without."""
    context = new_context(viewport={"width": 900, "height": 640})

    def show(name: str, *, has_land: bool = True):
        page = context.new_page()
        if has_land:
            page.route("**/land.json", lambda route: route.fulfill(path=root / "build/map-packages/world/land.json"))
        page.goto(f"{web_maps}{name}.html")
        return page

    yield show
    context.close()


@pytest.mark.parametrize("name", ["maplibre", "leaflet", "openlayers", "deck"])
def test_a_page_shows_a_coast_and_its_squares(shown, light_page, name):
    page, reader = shown(name), light_page()
    page.wait_for_function("window.grid?.painter?.parts.length > 0")
    # A map draws its land some frames after it has read it, MapLibre tile by tile.
    for _ in range(300):
        picture = base64.b64encode(page.screenshot()).decode()
        land, sea = reader.evaluate(SHARES, [picture, LAND, SEA])
        if land > 0.2:
            break
    assert land > 0.2 and sea > 0.2
    named = [text["text"] for text in page.evaluate("grid.painter.texts") if text["kind"] != "number"]
    assert len(named) >= 9


def test_the_gallery_shows_each_page(shown):
    page = shown("index", has_land=False)
    cards = page.locator("main li a")
    assert cards.count() == 4
    for i in range(4):
        card = cards.nth(i)
        card.scroll_into_view_if_needed()
        name = card.get_attribute("href")
        assert len(card.locator(".what").inner_text()) > 20
        frame = card.locator("iframe").element_handle().content_frame()
        frame.wait_for_function("name => location.pathname.endsWith(name) && window.grid?.painter?.parts.length > 0", arg=name)
    cards.nth(0).click()
    page.wait_for_url("**/maplibre.html*")
