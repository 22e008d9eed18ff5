# SPDX-License-Identifier: MIT
"""Links that bring a view, markers, a route and a polygon; pictures of the map."""

from __future__ import annotations

import base64
import json
import zlib

import pyproj
import pytest

ROUTE = [{"latitude": 56.1, "longitude": 11.4}, {"latitude": -33.8567844, "longitude": 151.2152967}]
POLYGON = [{"latitude": -17 + n / 3, "longitude": 179.9 - 359.8 * (n % 2)} for n in range(3)]
CAMP = {
    "name": "Lejr 7 <b>ø</b>",
    "latitude": 56.1234567,
    "longitude": -11.7654321,
    "rings": "500 m; 1 km",
    "risk": "300 m",
    "sector": {"azimuth": 45, "width": 60, "range": 1200},
}
THINGS = "gridnorthMap.things.get()"

# Waits until the contents of a link are handled.
RECEIVED = "gridnorthMap.received"


def fill(page) -> None:
    page.evaluate(
        """([camp, route, polygon]) => {
          gridnorthMap.markers.add(camp, camp);
          gridnorthMap.route.set(route);
          gridnorthMap.polygon.set(polygon);
        }""",
        [CAMP, ROUTE, POLYGON],
    )


def copied(page) -> str:
    """The link that the button copies."""
    page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    page.evaluate("gridnorthMap.openPanel('share')")
    page.get_by_role("button", name="Copy link").click()
    page.wait_for_function("window.copied")
    return page.evaluate("window.copied")


def link(content: object, version: str = "1") -> str:
    data = zlib.compress(json.dumps(content).encode())
    return f"#5/10/20&share={version}." + base64.urlsafe_b64encode(data).decode().rstrip("=")


def follow(page, link: str) -> None:
    """Changes the address; the page has begun to read the link then."""
    page.evaluate("""async (link) => {
      const before = gridnorthMap.received;
      location.hash = link;
      while (gridnorthMap.received === before) await new Promise(requestAnimationFrame);
    }""", link)  # fmt: skip


def near(things) -> dict:
    """To compare with the precision of a link: a centimeter."""
    if isinstance(things, float):
        return pytest.approx(things, abs=1e-7)
    if isinstance(things, dict):
        return {key: near(value) for key, value in things.items()}
    return [near(value) for value in things] if isinstance(things, list) else things


def test_a_link_brings_all_that_was_there(open_map, address):
    page = open_map("#7.25/55.5/10.5/30/20", reduced_motion="reduce")
    fill(page)
    wanted = page.evaluate(THINGS)
    shared = copied(page)
    assert len(shared) < 400
    other = open_map(shared.removeprefix(address), reduced_motion="reduce")
    other.evaluate(RECEIVED)
    assert other.evaluate(THINGS) == near(wanted)
    view = "[map.getZoom(), map.getCenter().lat, map.getCenter().lng, map.getBearing(), map.getPitch()]"
    assert other.evaluate(f"(({{ map }}) => {view})(gridnorthMap)") == pytest.approx([7.25, 55.5, 10.5, 30, 20], abs=1e-3)
    # It is no longer in the address, where it would outlive the current contents.
    assert "share" not in other.url
    # It opens as a view in a page that has it already: no question, nothing doubled.
    follow(other, "#" + shared.partition("#")[2])
    other.evaluate(RECEIVED)
    assert other.locator("#received").count() == 0
    assert len(other.evaluate("gridnorthMap.markers.all()")) == 1


def test_a_view_without_anything_is_a_short_link(page):
    assert "share" not in copied(page)


@pytest.mark.parametrize(("answer", "is_taken"), [("Replace mine", True), ("Keep mine", False), ("Escape", False)])
def test_ones_own_are_replaced_only_after_a_question_and_undoably(page, answer, is_taken):
    page.evaluate("point => gridnorthMap.markers.add(point, { name: 'Mine' })", ROUTE[0])
    page.evaluate("points => gridnorthMap.route.set(points)", ROUTE)
    own = page.evaluate(THINGS)
    brought = [[["Theirs", 10_0000000, 20_0000000, "", "", None]], [], []]
    follow(page, link(brought))
    dialog = page.locator("#received")
    dialog.wait_for()
    assert "one marker" in dialog.inner_text() and "a route of 2 points" in dialog.inner_text()
    assert page.evaluate(THINGS) == own
    if answer == "Escape":
        page.keyboard.press("Escape")
    else:
        dialog.get_by_role("button", name=answer).click()
    dialog.wait_for(state="detached")
    page.evaluate(RECEIVED)
    if is_taken:
        assert [one["name"] for one in page.evaluate("gridnorthMap.markers.all()")] == ["Theirs"]
        assert page.evaluate("gridnorthMap.route.points()") == []
        page.locator("#message").get_by_role("button", name="Undo").click()
    assert page.evaluate(THINGS) == own
    assert page.evaluate("gridnorthMap.map.getZoom()") == pytest.approx(5)


GOOD = [[["A", 1, 2, "", "", None]], [0, 0, 1, 1], []]


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        (link(GOOD)[:-6], "damaged"),
        (link(GOOD).replace("share=1.", "share=1.A"), "damaged"),
        ("#5/10/20&share=", "damaged"),
        ("#5/10/20&share=1.", "damaged"),
        ("#5/10/20&share=hello", "damaged"),
        (link(GOOD, version="2"), "newer version"),
        (link([]), "damaged"),
        (link(None), "damaged"),
        (link([[["A", 91e7, 2, "", "", None]], [], []]), "damaged"),
        (link([[["A", 1, 2, "", "", [1, 2]]], [], []]), "damaged"),
        (link([[[{}, 1, 2, "", "", None]], [], []]), "damaged"),
        (link([[], [1, 2, 3], []]), "damaged"),
        (link([[], [0, 0] * 501, []]), "damaged"),
        (link([[["A" * 5000, 1, 2, "", "", None]], [], []]), "damaged"),
        (link([[], [], [], "x" * 40_000_000]), "damaged"),
    ],
    ids=[f"bad-{n}" for n in range(15)],
)
def test_a_bad_link_is_refused_and_nothing_is_lost(shared_page, bad, reason):
    page = shared_page
    own = page.evaluate(THINGS)
    page.evaluate("location.hash = '', gridnorthMap.say('-')")
    follow(page, bad)
    page.evaluate(RECEIVED)
    assert reason in page.locator("#message").inner_text()
    assert page.evaluate(THINGS) == own
    assert page.locator("#received").count() == 0


@pytest.fixture(scope="module")
def shared_page(new_context, address):
    """One page for all bad links."""
    context = new_context(reduced_motion="reduce", service_workers="block")
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("html[data-ready]")
    fill(page)
    yield page
    context.close()


def test_a_picture_has_the_map_its_grid_and_the_markers(open_map):
    page = open_map("#9.4/56.1/11.4", reduced_motion="reduce", device_scale_factor=2, sharp=True)
    page.evaluate("gridnorthMap.markers.add({ latitude: 56.2, longitude: 11.6 })")
    page.evaluate("gridnorthMap.openPanel('share')")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save picture").click()
    assert download.value.suggested_filename == "map-32VPH4919.png"
    data = base64.b64encode(download.value.path().read_bytes()).decode()
    to_degrees = pyproj.Transformer.from_crs(32632, 4326, always_xy=True)
    on_lines = [to_degrees.transform(*place) for place in [(640_000, 6_223_000), (650_000, 6_214_000), (644_000, 6_210_000)]]
    beside = [to_degrees.transform(*place) for place in [(635_000, 6_214_000), (645_000, 6_214_500)]]
    found = page.evaluate(
        """async ([data, places]) => {
          const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
          context.drawImage(bitmap, 0, 0);
          const pixels = places.map(place => {
            const { x, y } = gridnorthMap.map.project(place);
            return Array.from({ length: 9 }, (_, i) => i).map(i =>
              [...context.getImageData(2 * x - 1.5 + i % 3, 2 * y - 1.5 + Math.floor(i / 3), 1, 1).data.slice(0, 3)]);
          });
          return { width: bitmap.width, height: bitmap.height, pixels };
        }""",
        [data, [*on_lines, *beside, [11.6, 56.2]]],
    )
    assert (found["width"], found["height"]) == (1600, 1200)
    water = found["pixels"][3][0]

    def contrast(pixels) -> int:
        return max(sum(abs(a - b) for a, b in zip(pixel, water, strict=True)) for pixel in pixels)

    *lines, first, second, marker = [contrast(pixels) for pixels in found["pixels"]]
    assert min(lines) > 40 and max(first, second) < 12 and marker > 300, found["pixels"]


def test_a_link_is_read_though_the_view_is_written_to_the_address_at_the_same_time(open_map):
    """MapLibre writes the address some time after the map has moved: here, before the browser reports the link."""
    page = open_map(reduced_motion="reduce")
    page.evaluate("""async (link) => {
      const before = gridnorthMap.received;
      location.hash = link;
      gridnorthMap.map._hash._updateHashUnthrottled();
      await new Promise((told) => addEventListener("hashchange", told, { once: true }));
      await gridnorthMap.received;
      window.isRead = gridnorthMap.received !== before;
    }""", link(GOOD))  # fmt: skip
    assert page.evaluate("isRead")
    assert [one["name"] for one in page.evaluate("gridnorthMap.markers.all()")] == ["A"]
    assert page.evaluate("gridnorthMap.map.getZoom()") == pytest.approx(5)
