# SPDX-License-Identifier: MIT
"""The map that the address of the page asks for: tiles, a style, an archive of tiles."""

from __future__ import annotations

import random
import re

import pytest
from Map.archives import GREEN, archive, ground, parts_of, png
from pmtiles.tile import TileType, zxy_to_tileid

MESSAGE = "#message.shown"


@pytest.fixture
def open_own(light_page, address, settled):
    """open_own(query, file, answer): the page with a query; requests for the file get the answer."""

    def open_page(query: str, file: str, answer):
        page = light_page()
        page.route(file, answer)
        page.goto(address + query + "#6/46/10")
        settled(page)
        return page

    return open_page


def test_own_tiles_lie_below_the_grid(open_own):
    asked = []

    def answer(route):
        asked.append(route.request.url)
        route.fulfill(body=png(GREEN), content_type="image/png")

    page = open_own("?tiles=own/{z}/{x}/{y}.png", "**/own/**", answer)
    assert ground(page, 400, 330) == pytest.approx(GREEN, abs=3)
    assert all(part.isdigit() for part in asked[0].removesuffix(".png").split("/")[-3:])
    assert page.evaluate("gridnorthMap.frames.at(-1).lines") > 5
    # On pictures, lines have a casing.
    assert page.evaluate("gridnorthMap.grid.painter.palette.casing") is not None
    assert page.evaluate("gridnorthMap.map.getProjection().type") == "globe"
    assert "localhost" in page.inner_text(".maplibregl-ctrl-attrib")


def test_an_own_style_lies_below_the_grid(open_own):
    style = {"version": 8, "sources": {}, "layers": [{"id": "all", "type": "background", "paint": {"background-color": "#288c3c"}}]}
    page = open_own("?style=own.json", "**/own.json", lambda route: route.fulfill(json=style))
    assert ground(page, 400, 330) == pytest.approx(GREEN, abs=3)
    assert page.evaluate("gridnorthMap.frames.at(-1).lines") > 5
    page.click("#theme")
    assert page.evaluate("gridnorthMap.map.getStyle().layers.some(({ id }) => id === 'coasts')") is False


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("?style=own.json", "own.json could not be loaded"),
        ("?tiles=own/{z}/{x}.png", "{z}, {x} and {y}"),
        ("?tiles=javascript:alert(1)", "no address of a map"),
    ],
)
def test_without_the_own_map_the_page_says_so_and_has_its_own(open_own, query, said):
    page = open_own(query, "**/own.json", lambda route: route.fulfill(status=404))
    assert said in page.inner_text(MESSAGE)
    assert page.evaluate("gridnorthMap.map.getStyle().layers.some(({ id }) => id === 'coasts')")


def test_a_style_that_is_none_is_refused(open_own):
    style = {"version": 8, "sources": {}, "layers": [{"id": "all", "type": "nonsense"}]}
    page = open_own("?style=own.json", "**/own.json", lambda route: route.fulfill(json=style))
    assert "cannot be shown" in page.inner_text(MESSAGE)
    assert page.evaluate("gridnorthMap.map.getStyle().layers.some(({ id }) => id === 'coasts')")
    assert "Natural Earth" in page.inner_text(".maplibregl-ctrl-attrib")


def test_an_archive_of_tiles_lies_below_the_grid(open_own):
    # The western half of the world is not in it from zoom 1 on.
    tiles = {(z, x, y): png(GREEN) for z in range(4) for x in range(2**z) for y in range(2**z) if z == 0 or x >= 2 ** (z - 1)}
    page = open_own("?tiles=own.pmtiles", "**/own.pmtiles", parts_of(archive(tiles)))
    assert ground(page, 400, 330) == pytest.approx(GREEN, abs=3)
    assert page.evaluate("gridnorthMap.grid.painter.palette.casing") is not None
    assert "localhost" in page.inner_text(".maplibregl-ctrl-attrib")
    page.evaluate("void gridnorthMap.map.jumpTo({ center: [-100, 40], zoom: 3.5 })")
    page.wait_for_function("gridnorthMap.map.loaded()")
    assert ground(page, 400, 330) != pytest.approx(GREEN, abs=30)
    assert page.locator(MESSAGE).count() == 0


def test_a_style_may_have_an_archive(open_own):
    style = {
        "version": 8, "sources": {"own": {"type": "raster", "url": "pmtiles://own.pmtiles", "tileSize": 256}},
        "layers": [{"id": "own", "type": "raster", "source": "own"}],
    }  # fmt: skip
    file = archive({(z, x, y): png(GREEN) for z in range(3) for x in range(2**z) for y in range(2**z)})

    def answer(route):
        if ".json" in route.request.url:
            return route.fulfill(json=style)
        return parts_of(file)(route)

    page = open_own("?style=own.json", re.compile(r"/own\."), answer)
    assert ground(page, 400, 330) == pytest.approx(GREEN, abs=3)


TILE = """async ([href, places]) => {
  const { archiveAt } = await import("./map/pmtiles.js");
  const all = await Promise.all(places.map((place) => archiveAt(href).tile(...place)));
  return all.map((tile) => [...new Uint8Array(tile)]);
}"""


def test_tiles_of_a_large_archive_are_those_that_were_written(page, seed):
    numbers = random.Random(seed)
    places = [(z, x, y) for z in range(8) for x in range(2**z) for y in range(2**z)]
    # Tiles that are left out, and runs of the same tile.
    tiles = {place: numbers.randbytes(numbers.randint(1, 300)) for place in places if numbers.random() < 0.9}
    for place in list(tiles):
        if place[0] > 4 and place[1] < 2 ** (place[0] - 2):
            tiles[place] = b"sea"
    asked = []
    file = archive(tiles, TileType.MVT)
    page.route("**/large.pmtiles", parts_of(file, asked))
    some = numbers.sample(places, 400) + [(0, 0, 0), (7, 0, 0), (7, 127, 127), (7, 127, 0)]
    assert [bytes(tile) for tile in page.evaluate(TILE, ["large.pmtiles", some])] == [tiles.get(place, b"") for place in some]
    # There are further directories, and each is read once.
    directories = [part for part in asked if part[1] - part[0] > 300]
    assert 3 < len(directories) == len(set(directories)) < 60


def test_numbers_of_tiles_are_those_of_the_format(page, seed):
    numbers = random.Random(seed)
    places = [(z, numbers.randrange(2**z), numbers.randrange(2**z)) for z in range(26) for _ in range(20)]
    found = page.evaluate(
        "async (places) => { const { tileNumber } = await import('./map/pmtiles.js'); return places.map((place) => tileNumber(...place)); }", places
    )
    assert found == [zxy_to_tileid(*place) for place in places]


GOOD = archive({(0, 0, 0): b"tile"}, TileType.MVT)


@pytest.mark.parametrize(
    ("file", "status", "said"),
    [
        (b"no archive at all" * 20, 206, "is no PMTiles archive"),
        (GOOD[:100], 206, "is no PMTiles archive"),
        (b"PMTiles\x02" + GOOD[8:], 206, "version 2"),
        (GOOD, 200, "does not send parts"),
        (GOOD, 404, "the server answered 404"),
        (GOOD, 206, "use ?style="),
    ],
)
def test_an_archive_that_cannot_be_read_is_named(open_own, file, status, said):
    page = open_own("?tiles=own.pmtiles", "**/own.pmtiles", lambda route: route.fulfill(status=status, body=file))
    assert said in page.inner_text(MESSAGE) and "own.pmtiles" in page.inner_text(MESSAGE)
    assert page.evaluate("gridnorthMap.map.getStyle().layers.some(({ id }) => id === 'coasts')")


@pytest.mark.parametrize(("at", "value"), [(97, 3), (127, 0xFF)])
def test_a_damaged_archive_is_an_error_of_its_tiles_alone(page, at, value):
    """Its directories are compressed by something else, or not at all."""
    file = bytearray(GOOD)
    file[at] = value
    page.route("**/bad.pmtiles", parts_of(bytes(file)))
    message = page.evaluate("""async () => {
      const { archiveAt } = await import("./map/pmtiles.js");
      return archiveAt("bad.pmtiles").tile(0, 0, 0).then(() => null, ({ message }) => message);
    }""")
    assert message
