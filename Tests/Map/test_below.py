# SPDX-License-Identifier: MIT
"""The panel that chooses the map below the grid: tiles, styles, archives and files, while the page goes on."""

from __future__ import annotations

import base64
import json
import re

import pytest
from Map.archives import GREEN, all_tiles, archive, ground, parts_of, png, vector_tile
from Map.test_accessibility import findings
from pmtiles.tile import TileType

MESSAGE = "#message.shown"
VIEW = "#6/46/10"
OWN = "gridnorthMap.map.getStyle().layers.some(({ id }) => id === 'coasts')"
LAND = "JSON.stringify(gridnorthMap.map.getStyle().sources.land.data).length > 1000"
SHOWN = "#panel .rows button[aria-pressed=true] b"

STYLE = {"version": 8, "name": "Green", "sources": {}, "layers": [{"id": "areas", "type": "background", "paint": {"background-color": "#288c3c"}}]}
PICTURES = archive(all_tiles(3, png(GREEN)), metadata={"attribution": "Green <b>Archive</b>"})
VECTORS = archive(
    all_tiles(4, vector_tile({
        "water": ("lake", [(0, 0), (4096, 0), (4096, 4096), (0, 4096)]),
        "roads": ("highway", [(0, 2000), (4096, 2000)]),
        "benches": ("bench", [(0, 500), (4096, 500)]),
        "place_labels": ("city", [(0, 600), (4096, 600)]),
    })),
    TileType.MVT, metadata={"vector_layers": [{"id": one} for one in ("water", "roads", "benches", "place_labels")], "attribution": "Green Vectors"},
)  # fmt: skip

# The answers of a server of maps.
ANSWERS = {
    "own.json": lambda route: route.fulfill(json=STYLE),
    "tiles.json": lambda route: route.fulfill(json={"name": "Listed", "tiles": ["own/{z}/{x}/{y}.png"], "maxzoom": 9, "attribution": "Green List"}),
    "own.pmtiles": parts_of(PICTURES),
    "vectors.pmtiles": parts_of(VECTORS),
    "hidden": lambda route: parts_of(PICTURES)(route) if "range" in route.request.headers else route.fulfill(body=PICTURES),
    "bad.json": lambda route: route.fulfill(json=STYLE | {"layers": [{"id": "all", "type": "nonsense"}]}),
    "words": lambda route: route.fulfill(body="words"),
    "refused": lambda route: route.fulfill(status=403),
    "cut": lambda route: route.abort(),
}


@pytest.fixture
def open_page(light_page, address, settled):
    """open_page(query): the page, with a server of maps."""

    def answer(route):
        name = next((name for name in ANSWERS if f"/maps/{name}" in route.request.url), None)
        if name:
            return ANSWERS[name](route)
        if "/own/" in route.request.url:
            return route.fulfill(body=png(GREEN), content_type="image/png")
        return route.fulfill(status=404)

    def open_page(query: str = "", page=None):
        page = page or light_page(reduced_motion="reduce", permissions=["clipboard-read", "clipboard-write"])
        page.route("**/maps/**", answer)
        page.goto(address + query + VIEW)
        settled(page)
        return page

    return open_page


def choose(page, address: str, credit: str = "") -> None:
    """Shows a map with the keyboard alone."""
    page.keyboard.press("b")
    page.get_by_label("Address").focus()
    page.keyboard.type(address)
    if credit:
        page.keyboard.press("Tab")
        page.keyboard.type(credit)
    page.keyboard.press("Enter")


def wait(page, title: str) -> None:
    page.wait_for_function("([css, title]) => document.querySelector(css)?.textContent === title", arg=[SHOWN, title])
    page.wait_for_function("gridnorthMap.map.loaded()")


def credit_of(page) -> str:
    return page.inner_text(".maplibregl-ctrl-attrib")


def open_file(page, name: str, content: bytes) -> None:
    page.locator("#panel input[type=file]").set_input_files({"name": name, "mimeType": "application/octet-stream", "buffer": content})


@pytest.mark.parametrize(
    ("place", "title", "credit"),
    [
        ("maps/own/{z}/{x}/{y}.png", "localhost", "localhost"),
        ("maps/own.json", "Green", "localhost"),
        ("maps/tiles.json", "Listed", "Green List"),
        ("maps/own.pmtiles", "own.pmtiles", "Green Archive"),
        ("maps/hidden", "hidden", "Green Archive"),
    ],
)
def test_a_map_of_each_kind_is_shown_and_the_pages_own_again(open_page, place, title, credit):
    page = open_page()
    page.evaluate("""() => {
      gridnorthMap.isSame = true;
      gridnorthMap.markers.add({ latitude: 46, longitude: 10 }, { rings: "50 km" });
      gridnorthMap.route.set([{ latitude: 46, longitude: 9 }, { latitude: 46.5, longitude: 11 }]);
    }""")
    page.wait_for_function("gridnorthMap.shapes.features().length > 0")
    drawn = "gridnorthMap.map.queryRenderedFeatures({ layers: ['lines'] }).length"
    page.wait_for_function(f"gridnorthMap.map.loaded() && {drawn} > 0")
    before = page.evaluate("[gridnorthMap.map.getZoom(), gridnorthMap.map.getCenter()]")
    choose(page, place)
    page.wait_for_function(f"document.querySelector({json.dumps(SHOWN)})?.textContent.startsWith({json.dumps(title)})")
    page.wait_for_function("gridnorthMap.map.loaded()")
    assert ground(page, 600, 230) == pytest.approx(GREEN, abs=3)
    assert credit in credit_of(page) and "Natural Earth" not in credit_of(page)
    # Everything else is as it was; lines have a casing.
    assert page.evaluate("[gridnorthMap.map.getZoom(), gridnorthMap.map.getCenter()]") == before
    assert page.evaluate("gridnorthMap.isSame && gridnorthMap.frames.at(-1).lines") > 5
    page.wait_for_function(f"{drawn} > 0")
    assert page.evaluate("gridnorthMap.grid.painter.palette.casing") is not None
    assert page.evaluate("gridnorthMap.map.getProjection().type") == "globe"

    page.get_by_role("button", name="The page's own map").click()
    wait(page, "The page's own map")
    page.wait_for_function(LAND)
    assert page.evaluate(OWN) and "Natural Earth" in credit_of(page) and credit not in credit_of(page)
    assert page.evaluate("gridnorthMap.grid.painter.palette.casing") is None
    assert ground(page, 600, 230) != pytest.approx(GREEN, abs=30)
    page.wait_for_function(f"{drawn} > 0")
    assert page.evaluate("[gridnorthMap.map.getZoom(), gridnorthMap.map.getCenter()]") == before


def test_the_near_coasts_come_back_with_the_pages_own_map(open_page):
    """They left with another map, and did not come back."""
    page, near = open_page(), "gridnorthMap.map.getLayer('detail-near-coasts')"
    page.evaluate("void gridnorthMap.map.jumpTo({ zoom: 9.5 })")
    page.wait_for_function(near)
    choose(page, "maps/own.json")
    wait(page, "Green")
    assert not page.evaluate(near)
    page.get_by_role("button", name="The page's own map").click()
    page.wait_for_function(near)


def test_the_choice_is_remembered_and_forgotten(open_page, settled, address):
    page = open_page()
    choose(page, "maps/own/{z}/{x}/{y}.png", "© <i>Jens</i> & sons")
    page.wait_for_function("gridnorthMap.map.getStyle().layers[0].id === 'own-ground'")
    page.evaluate("""() => {
      const slider = document.querySelector("#panel input[type=range]");
      slider.value = 50;
      for (const type of ["input", "change"]) slider.dispatchEvent(new Event(type));
    }""")
    for where in (None, address + VIEW):
        page.goto("about:blank") if where else page.reload()
        if where:
            page.goto(where)
        settled(page)
        assert ground(page, 600, 230) == pytest.approx([(one + 255) / 2 for one in GREEN], abs=4)
        # What the user wrote is a text.
        assert "© <i>Jens</i> & sons" in credit_of(page)
        page.keyboard.press("b")
        assert page.inner_text(SHOWN).startswith("localhost") and page.inner_text("#panel output") == "50 %"
    page.get_by_role("button", name=re.compile("Remove localhost")).click()
    wait(page, "The page's own map")
    assert "tiles" not in page.url and page.locator("#panel .rows li").count() == 1
    page.reload()
    settled(page)
    assert page.evaluate(OWN)


def test_a_link_brings_the_map(open_page, light_page, address):
    page = open_page()
    choose(page, "maps/own/{z}/{x}/{y}.png", "© Jens")
    page.wait_for_function("location.search.includes('credit')")
    page.keyboard.press("Escape")
    page.evaluate("gridnorthMap.openPanel('share')")
    page.get_by_role("button", name="Copy link").click()
    page.wait_for_selector(MESSAGE)
    link = page.evaluate("navigator.clipboard.readText()")
    other = open_page(link.removeprefix(address).partition("#")[0])
    assert ground(other, 600, 230) == pytest.approx(GREEN, abs=3) and "© Jens" in credit_of(other)


def test_the_map_becomes_fainter_and_the_grid_and_drawings_do_not(open_page):
    page = open_page("?tiles=maps/own/{z}/{x}/{y}.png&opacity=0.2")
    assert ground(page, 600, 230) == pytest.approx([one * 0.2 + 255 * 0.8 for one in GREEN], abs=4)
    ids = page.evaluate("gridnorthMap.map.getStyle().layers.map(({ id }) => id)")
    assert ids.index("own-tiles") < ids.index("veil") < ids.index("still-areas")
    page.click("#theme")
    page.wait_for_function("gridnorthMap.map.getPaintProperty('veil', 'background-color') === '#050b11'")
    assert max(ground(page, 600, 230)) < 60
    # No fainter than that, and never invisible.
    assert "%" in page.evaluate("(gridnorthMap.openPanel('map'), document.querySelector('#panel output').textContent)")


@pytest.mark.parametrize("is_vector", [False, True])
def test_a_file_of_the_users_machine_is_shown(open_page, settled, is_vector):
    page = open_page()
    asked = []
    page.keyboard.press("b")
    page.on("request", lambda request: asked.append(request.url))
    open_file(page, "valley.pmtiles", VECTORS if is_vector else PICTURES)
    wait(page, "valley.pmtiles")
    if is_vector:
        assert ground(page, 600, 330) == pytest.approx((0xA9, 0xCF, 0xE4), abs=3)
        assert "Green Vectors" in credit_of(page) and "GeoNames" in credit_of(page)
        layers = page.evaluate("gridnorthMap.map.getStyle().layers.map((layer) => layer['source-layer'])")
        assert "roads" in layers and "benches" in layers and "place_labels" not in layers
        # It has the names of places of the page, and its colors by the theme.
        assert page.evaluate("gridnorthMap.places().length") > 1000
        page.click("#theme")
        page.wait_for_function("gridnorthMap.map.getPaintProperty('own-plain:water:area:water', 'fill-color') === '#0d2231'")
    else:
        assert ground(page, 600, 330) == pytest.approx(GREEN, abs=3)
        assert page.evaluate("gridnorthMap.places().length") == 0
    assert not any("valley" in url or "pmtiles" in url.removesuffix("pmtiles.js") for url in asked)
    # It cannot be in a link, and the link says so.
    page.evaluate("gridnorthMap.openPanel('share')")
    page.get_by_role("button", name="Copy link").click()
    page.wait_for_function("document.getElementById('message').textContent.includes('valley.pmtiles is a file')")
    assert "?" not in page.url
    # At the next visit it must be opened again.
    page.reload()
    settled(page)
    assert page.evaluate(OWN) and "valley.pmtiles is a file of this machine" in page.inner_text(MESSAGE)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open", exact=True).click()
    chooser.value.set_files({"name": "valley.pmtiles", "mimeType": "", "buffer": PICTURES})
    page.wait_for_function("gridnorthMap.below.file() === 'valley.pmtiles'")


def test_a_line_of_the_grid_is_one_line_on_the_dark_plain_look(open_page, light_page):
    """A light casing around a dark line would be two light lines there."""
    page = open_page("?tiles=maps/vectors.pmtiles", light_page(reduced_motion="reduce", color_scheme="dark"))
    assert page.evaluate("Boolean(gridnorthMap.map.getLayer('own-plain'))")
    page.evaluate("gridnorthMap.grid.setOptions({ labels: 'none', highlight: false })")
    # Along a row of pixels: how many light stripes each line that crosses it has.
    stripes = page.evaluate("""async () => {
      const { grid, map } = gridnorthMap;
      await new Promise((done) => (grid.once("draw", () => done()), map.triggerRepaint()));
      const found = [];
      for (let y = 300; y < 320; y += 5) {
        const { data } = grid.canvas.getContext("2d").getImageData(0, y, grid.canvas.width, 1);
        let line = null;
        for (let x = 0; x < grid.canvas.width; x++) {
          const [red, green, blue, alpha] = data.subarray(4 * x, 4 * x + 4);
          const light = (0.3 * red + 0.6 * green + 0.1 * blue) * (alpha / 255) + 30 * (1 - alpha / 255);
          if (alpha < 20) line = null;
          else if (!line) found.push((line = { stripes: 0, width: 0, isLight: false }));
          if (!line) continue;
          line.width += 1;
          if (light > 90 && !line.isLight) line.stripes += 1;
          line.isLight = light > 90;
        }
      }
      return found.filter(({ width }) => width < 12).map((line) => line.stripes);
    }""")
    assert len(stripes) > 8 and set(stripes) == {1}


def test_an_archive_that_is_dropped_lies_below_the_grid(open_page):
    page = open_page()
    page.evaluate("""(data) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], "valley.PMTiles"));
      dispatchEvent(new DragEvent("drop", { dataTransfer: dropped, cancelable: true }));
    }""", base64.b64encode(PICTURES).decode())  # fmt: skip
    page.wait_for_function("gridnorthMap.below.file() === 'valley.PMTiles' && gridnorthMap.map.loaded()")
    assert ground(page, 600, 230) == pytest.approx(GREEN, abs=3)


DEAD = [
    ("maps/refused/{z}/{x}/{y}.png", "the server answered 403"),
    ("maps/cut/{z}/{x}/{y}.png", "could not be loaded"),
    ("maps/cut.json", "could not be loaded"),
    ("maps/nothing.json", "the server answered 404"),
    ("maps/bad.json", "cannot be shown"),
    ("maps/words", "is no style of MapLibre"),
    ("maps/refused.pmtiles", "the server answered 403"),
]


@pytest.mark.parametrize(("place", "said"), DEAD)
def test_a_dead_address_is_named_and_the_pages_own_map_stays(open_page, settled, place, said):
    page = open_page()
    choose(page, place)
    page.wait_for_selector(MESSAGE)
    message = page.inner_text(MESSAGE)
    assert said in message and place.partition("{")[0] in message and "own map is shown" in message
    page.wait_for_function("document.querySelector('#panel [role=status]').textContent === ''")
    assert page.evaluate(OWN) and "Natural Earth" in credit_of(page)
    page.wait_for_function(LAND)
    assert page.input_value("#panel input[type=url]") == place and said in page.inner_text("#panel .problem")
    page.reload()
    settled(page)
    assert page.locator(MESSAGE).count() == 0 and page.evaluate(OWN) and "?" not in page.url


def test_a_dead_address_at_the_start_can_be_mended(open_page):
    for place, said in DEAD:
        page = open_page(f"?style={place}")
        page.wait_for_selector(MESSAGE)
        assert said in page.inner_text(MESSAGE) and page.evaluate(OWN), place
        page.get_by_role("button", name="Choose a map").click()
        assert page.input_value("#panel input[type=url]") == place
        page.context.close()


def test_a_map_that_does_not_answer_today_is_tried_again(open_page, settled):
    page = open_page()
    choose(page, "maps/own/{z}/{x}/{y}.png")
    page.wait_for_function("location.search.includes('own')")
    page.wait_for_function("document.querySelector('#panel [role=status]').textContent === ''")
    page.route("**/maps/own/**", lambda route: route.abort())
    page.reload()
    settled(page)
    page.wait_for_selector(MESSAGE)
    page.wait_for_function(OWN)
    page.unroute("**/maps/own/**")
    page.reload()
    settled(page)
    assert ground(page, 600, 230) == pytest.approx(GREEN, abs=3)


def test_the_module_of_maps_is_tried_again(open_page):
    page = open_page()
    page.route("**/map/kinds.js", lambda route: route.fulfill(status=404))
    choose(page, "maps/own/{z}/{x}/{y}.png")
    page.wait_for_selector(MESSAGE)
    assert page.inner_text(MESSAGE).startswith("kinds.js could not be loaded. Other maps cannot be shown.")
    page.unroute("**/map/kinds.js")
    page.get_by_role("button", name="Try again").click()
    page.wait_for_function(f"!({OWN})")
    page.wait_for_function("gridnorthMap.map.loaded()")
    assert ground(page, 600, 230) == pytest.approx(GREEN, abs=3)


def test_tiles_that_die_say_where_their_address_is_changed(open_page):
    page = open_page("?tiles=maps/own/{z}/{x}/{y}.png")
    page.route("**/maps/**", lambda route: route.fulfill(status=403))
    page.evaluate("gridnorthMap.map.jumpTo({ center: [100, -30] })")
    page.wait_for_selector(MESSAGE)
    assert "could not be loaded" in page.inner_text(MESSAGE)
    page.get_by_role("button", name="Choose a map").click()
    assert page.input_value("#panel input[type=url]") == "maps/own/{z}/{x}/{y}.png"


def test_a_map_that_does_not_answer_at_the_start_is_announced(light_page, address):
    page, waiting = light_page(reduced_motion="reduce"), []
    page.route("**/maps/own.json", lambda route: waiting.append(route))
    with page.expect_request("**/maps/own.json"):
        page.goto(address + "?style=maps/own.json" + VIEW)
    page.evaluate("passTime()")
    assert page.inner_text(MESSAGE) in ("maps/own.json is loading …", "The rest of the page is loading …")
    page.evaluate("passTime()")
    waiting[0].fulfill(json=STYLE)
    page.wait_for_selector("html[data-ready]")


def test_tiles_that_are_nowhere_here_are_told(open_page):
    page = open_page("?tiles=maps/none/{z}/{x}/{y}.png")
    page.wait_for_selector(MESSAGE)
    assert "has no tiles here" in page.inner_text(MESSAGE)


def test_names_of_a_style_and_of_the_page_do_not_meet(open_page):
    """The style has a layer "areas", as the drawings have."""
    page = open_page("?style=maps/own.json")
    ids = page.evaluate("gridnorthMap.map.getStyle().layers.map(({ id }) => id)")
    assert "own-areas" in ids and "areas" in ids
    assert page.locator(MESSAGE).count() == 0


def test_pictures_and_prints_name_the_map(open_page):
    page = open_page("?tiles=maps/own/{z}/{x}/{y}.png&credit=%C2%A9 Jens")
    page.evaluate("""() => {
      window.texts = [];
      const { fillText } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) { texts.push(text); fillText.call(this, text, ...rest); };
      window.print = () => { window.isPrinted = true; };
      gridnorthMap.openPanel("share");
    }""")
    with page.expect_download():
        page.get_by_role("button", name="Save picture").click()
    assert "© Jens" in page.evaluate("texts")
    page.evaluate("gridnorthMap.openPanel('print'), document.querySelector('#panel .primary').click()")
    page.wait_for_function("window.isPrinted")
    assert "Map: © Jens" in page.text_content("#print-sheet")


@pytest.mark.parametrize(
    "kept",
    ["7", "null", '{"known":7,"opacity":"x"}', '{"known":[null,{"address":5}],"shown":"https://a.b"}', '{"known":[],"opacity":-1e99}'],
)
def test_what_was_kept_and_is_wrong_is_passed_over(open_page, settled, kept):
    page = open_page()
    page.evaluate("(text) => localStorage.setItem('gridnorth.maps', text)", kept)
    page.reload()
    settled(page)
    assert page.evaluate(OWN) and page.locator(MESSAGE).count() == 0
    page.keyboard.press("b")
    assert page.inner_text(SHOWN) == "The page's own map"


def test_addresses_as_other_programs_write_them(open_page):
    page = open_page("?tiles=" + "http%3A//localhost:1/{s}/{z}/{x}/{-y}{r}.png")
    # Nothing answers there; the style was made.
    made = page.evaluate("""async () => {
      const { openMap } = await import("./map/kinds.js");
      return (await openMap({ address: "https://{s}.example.org/{z}/{x}/{-y}{r}.png", credit: "" })).style.sources["own-tiles"];
    }""")
    assert made["tiles"] == [f"https://{server}.example.org/{{z}}/{{x}}/{{y}}.png" for server in "abc"] and made["scheme"] == "tms"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_panel_with_maps_has_no_findings(open_page, light_page, theme):
    page = open_page(page=light_page(reduced_motion="reduce", color_scheme=theme, viewport={"width": 390, "height": 844}))
    choose(page, "maps/own.json")
    wait(page, "Green")
    choose(page, "maps/nothing.json")
    page.wait_for_selector(MESSAGE)
    assert findings(page) == []


def test_the_list_is_used_with_keys(open_page):
    page = open_page()
    choose(page, "maps/own.json")
    wait(page, "Green")
    page.get_by_role("button", name="The page's own map").focus()
    page.keyboard.press("Enter")
    wait(page, "The page's own map")
    # The focus stays on the row, although the list was made anew.
    assert "own map" in page.evaluate("document.activeElement.textContent")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    wait(page, "Green")
