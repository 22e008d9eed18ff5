# SPDX-License-Identifier: MIT
"""The page itself: its contents, its drawing, its use."""

from __future__ import annotations

import ctypes
import unicodedata

import pyproj
import pytest

POLAR_NORTH, POLAR_SOUTH = 5041, 5042  # UPS, easting before northing.

# The most opaque pixel of the overlay within two pixels of each place; MapLibre says where that is.
INK = """places => {
  const { map } = gridnorthMap, canvas = document.getElementById("overlay"), context = canvas.getContext("2d");
  const ratio = canvas.width / canvas.clientWidth;
  return places.map(place => {
    const { x, y } = map.project(place);
    const box = context.getImageData(Math.round(x * ratio) - 2, Math.round(y * ratio) - 2, 5, 5).data;
    return Math.max(...box.filter((_, i) => i % 4 === 3));
  });
}"""

# A window so wide that no panel covers the place on the map under the pointer.
WIDE = {"width": 1100, "height": 760}


def positions(epsg: int, places: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Longitudes and latitudes of eastings and northings, by PROJ."""
    to_degrees = pyproj.Transformer.from_crs(epsg, 4326, always_xy=True)
    return [to_degrees.transform(*place) for place in places]


def test_the_page_loads_and_draws_the_grid(open_map):
    page = open_map("?debug#6.4/56.1/11.4")
    assert page.title() == "GridNorth map"
    frame = page.evaluate("gridnorthMap.frames.at(-1)")
    assert frame["lines"] > 5 and frame["labels"] > 5
    assert 0 < frame["library"] <= frame["drawing"]
    assert page.locator("#cost").inner_text().startswith("grid in ")


def test_what_a_frame_costs_is_for_those_who_ask(page):
    assert page.locator("#cost").is_hidden()


class Bounds(ctypes.Structure):
    _fields_ = [(name, ctypes.c_double) for name in ("south", "west", "north", "east")]


@pytest.fixture
def c_grid(library):
    """c_grid(bounds, zoom): the GeoJSON that the C library writes."""
    function = ctypes.CDLL(str(library)).gn_grid_geojson
    function.argtypes = [ctypes.POINTER(Bounds), ctypes.c_double, *[ctypes.c_void_p] * 2, ctypes.c_size_t, ctypes.c_void_p]

    def grid(bounds: dict[str, float], zoom: float) -> str:
        length = ctypes.c_size_t()
        view = Bounds(**bounds)
        function(view, zoom, None, None, 0, ctypes.byref(length))
        text = ctypes.create_string_buffer(length.value + 1)
        assert function(view, zoom, None, text, len(text), ctypes.byref(length)) == 0
        return text.value.decode()

    return grid


def test_the_grid_is_that_of_the_c_library_byte_for_byte(open_map, settled, c_grid, root):
    """The page has a part of the library: its lines are those of the whole one, whose text is that of C."""
    page = open_map()
    page.route("**/web/**", lambda route: route.fulfill(path=root / "build/web" / route.request.url.split("/web/")[1]))
    page.evaluate("import('./web/gridnorth.mjs').then(({ load }) => load()).then((whole) => { window.whole = whole; })")
    page.evaluate("gridnorthMap.onFrame(frame => window.lastFrame = frame)")
    compared = 0
    for view in ["6.4/56.1/11.4", "1.4/85/0", "2/-80/30", "6.6/-17.4/179.6", "12.6/48.85/2.3/30/50", "16.2/59.9/10.7/-70"]:
        page.evaluate("view => { location.hash = view }", view)
        page.wait_for_function("view => lastFrame.zoom === +view.split('/')[0]", arg=view)
        settled(page)
        grids = page.evaluate("""lastFrame.grids.map(({ bounds }) => ({
          bounds,
          zoom: lastFrame.zoom,
          text: new TextDecoder().decode(whole.gridGeoJSONBytes(bounds, lastFrame.zoom)),
          lines: [gridnorthMap.gn, whole].map((library) => JSON.stringify(library.gridLines(bounds, lastFrame.zoom))),
        }))""")
        for grid in grids:
            assert grid["lines"][0] == grid["lines"][1], (view, grid["bounds"])
            assert grid["text"] == c_grid(grid["bounds"], grid["zoom"]), (view, grid["bounds"])
            compared += grid["text"].count('"Feature"')
    assert compared > 1000


def test_around_a_pole_lines_are_where_proj_says(open_map, settled):
    page = open_map("#1.4/85/0", viewport=WIDE, reduced_motion="reduce")
    circle = [(longitude, 84) for longitude in (-50, -20, 20, 50)]
    lines = positions(POLAR_NORTH, [(2_100_000, 1_850_000), (2_230_000, 1_700_000), (1_730_000, 1_600_000)])
    between = positions(POLAR_NORTH, [(2_115_000, 1_815_000), (2_215_000, 1_715_000), (1_715_000, 1_615_000)])
    assert min(page.evaluate(INK, circle + lines)) > 60
    assert max(page.evaluate(INK, between)) == 0

    page.evaluate("gridnorthMap.openPanel('scenes')")
    page.get_by_role("button", name="South Pole").click()
    page.wait_for_function("gridnorthMap.map.getCenter().lat < -84.9")
    page.keyboard.press("Escape")
    settled(page)
    circle = [(longitude, -80) for longitude in (-25, 25)]
    lines = positions(POLAR_SOUTH, [(2_150_000, 2_400_000), (1_900_000, 2_650_000)])
    between = positions(POLAR_SOUTH, [(2_115_000, 2_615_000), (1_715_000, 2_515_000)])
    assert min(page.evaluate(INK, circle + lines)) > 60
    assert max(page.evaluate(INK, between)) == 0


def test_across_the_antimeridian_lines_are_where_proj_says(open_map):
    page = open_map("#6.6/-17.4/179.8", viewport=WIDE)
    west = positions(32760, [(700_000, 8_030_000), (630_000, 8_000_000)])
    east = positions(32701, [(300_000, 8_030_000), (370_000, 8_000_000)])
    between = positions(32760, [(615_000, 8_015_000)]) + positions(32701, [(315_000, 8_015_000)])
    border = [(180, -17.1), (-180, -18.2)]
    assert min(page.evaluate(INK, west + east + border)) > 60
    assert max(page.evaluate(INK, between)) == 0


def test_lines_follow_a_map_that_is_turned_and_tilted(open_map):
    page = open_map("#12.6/48.85/2.3/30/50", viewport=WIDE)
    # The second is where two fine lines cross; one of them alone is too pale.
    lines = positions(32631, [(450_000, 5_411_300), (449_000, 5_411_000), (448_300, 5_410_000)])
    between = positions(32631, [(448_500, 5_410_500), (449_500, 5_411_500)])
    assert min(page.evaluate(INK, lines)) > 60
    assert max(page.evaluate(INK, between)) == 0


# The texts of the next frame and the middle of each.
TEXTS = """new Promise(drawn => {
  const context = document.getElementById("overlay").getContext("2d");
  const texts = [];
  context.fillText = function (text, x, y) { texts.push({ text, x, y }); CanvasRenderingContext2D.prototype.fillText.call(this, text, x, y); };
  gridnorthMap.map.once("render", () => { delete context.fillText; drawn(texts); });
  gridnorthMap.redraw();
})"""


@pytest.mark.parametrize("zoom", [12.3, 15.3, 17.4, 19.4])
def test_eastings_and_northings_have_their_digits_at_the_edge(open_map, zoom):
    page = open_map(f"#{zoom}/48.85/2.3", viewport=WIDE)
    page.evaluate("gridnorthMap.onFrame(frame => window.lastFrame = frame)")
    texts = page.evaluate(TEXTS)
    labels = page.evaluate("lastFrame.grids.flatMap(({ labels }) => labels).filter(({ kind }) => kind === 'digits')")
    # Where cards lie above one edge, the other has the number.
    sides = lambda text: text["x"] < 40 or text["x"] > WIDE["width"] - 70  # noqa: E731
    ends = lambda text: text["y"] < 40 or text["y"] > WIDE["height"] - 40  # noqa: E731
    for axis, edge in [("northing", sides), ("easting", ends)]:
        digits = {label["text"] for label in labels if label["axis"] == axis}
        shown = {text["text"] for text in texts if edge(text)} & digits
        # Some have to give way to texts already there.
        assert len(digits) > 1 and len(shown) >= len(digits) / 2, axis


def test_no_square_or_grid_zone_has_its_label_twice(open_map, settled):
    page = open_map("#3.8/78.6/19", viewport=WIDE)
    page.evaluate("gridnorthMap.onFrame(frame => window.lastFrame = frame)")
    looked_at = 0
    for view in ["5.3/78/16", "5.3/72/20", "5.3/64/10", "5.3/56/9", "5.3/-40/20"]:
        page.evaluate("view => { location.hash = view }", view)
        page.wait_for_function("view => lastFrame.center.latitude.toFixed(2) === (+view.split('/')[1]).toFixed(2)", arg=view)
        settled(page)
        labels = page.evaluate("lastFrame.grids.flatMap(({ labels }) => labels).filter(({ kind }) => ['square', 'grid-zone'].includes(kind))")
        places = {}
        for label in labels:
            place = label["position"]["latitude"]
            places.setdefault((label["zone"], label["hemisphere"], label["text"]), []).append(place)
            looked_at += 1
        # The letters of squares come again after 2000 km.
        twice = {key: found for key, found in places.items() if max(found) - min(found) < 9 and len(found) > 1}
        assert twice == {}, view
    assert looked_at > 100


# The texts of the next frame that is complete, each with its box: left, top, right, bottom.
BOXES = """async () => {
  const context = document.getElementById("overlay").getContext("2d"), boxes = [];
  context.clearRect = function (...box) { boxes.length = 0; CanvasRenderingContext2D.prototype.clearRect.apply(this, box); };
  context.fillText = function (text, x, y) {
    const width = this.measureText(text).width, size = parseFloat(this.font.match(/([\\d.]+)px/)[1]);
    const left = this.textAlign === "left" ? x : x - width / 2;
    boxes.push({ text, box: [left, y - size / 2, left + width, y + size / 2] });
    CanvasRenderingContext2D.prototype.fillText.call(this, text, x, y);
  };
  gridnorthMap.grid.setOptions({});
  await new Promise((drawn) => gridnorthMap.grid.once("draw", () => setTimeout(drawn)));
  delete context.clearRect;
  delete context.fillText;
  return boxes;
}"""

# Elements above the map.
FURNITURE = """[...document.querySelectorAll(".card, #scale, .handle, .maplibregl-ctrl")].map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  // The middle of a handle is seen.
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return one.matches(".handle") ? [x - 11, y - 11, x + 11, y + 11] : [left, top, right, bottom];
}).filter(([left, top, right, bottom]) => right > left && bottom > top)"""

CROSSHAIR = """(({ left, top, right, bottom }) => [left, top, right, bottom])(document.getElementById("crosshair").getBoundingClientRect())"""


def over(one: list, other: list) -> bool:
    """Whether boxes overlap by more than a pixel."""
    return one[0] < other[2] - 1 and one[2] > other[0] + 1 and one[1] < other[3] - 2 and one[3] > other[1] + 2


SCREENS = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}, "aside": {"width": 844, "height": 390}}


@pytest.mark.parametrize("screen", SCREENS)
def test_no_label_is_behind_furniture_or_on_another_at_any_zoom(open_map, screen):
    page = open_map("#5/56.1/11.4", viewport=SCREENS[screen])
    size = [0, 0, *SCREENS[screen].values()]
    count = 0
    places = [(56.1, 11.4), (-17.4, 179.6), (85, 0), (60.2, 5.1)]
    zooms = range(0, 22, 3) if screen == "aside" else range(22)
    found = page.evaluate(
        f"""async (views) => {{
          const found = [];
          for (const [zoom, latitude, longitude] of views) {{
            gridnorthMap.map.jumpTo({{ zoom, center: [longitude, latitude] }});
            found.push([await ({BOXES})(), {FURNITURE}]);
          }}
          return found;
        }}""",
        [[zoom, *places[zoom % 4]] for zoom in zooms],
    )
    for zoom, (boxes, furniture) in zip(zooms, found, strict=True):
        count += len(boxes)
        for j, one in enumerate(boxes):
            box = one["box"]
            assert box[0] >= -1 and box[1] >= -1 and box[2] <= size[2] + 1 and box[3] <= size[3] + 1, (zoom, one)
            assert not any(over(box, other) for other in furniture), (zoom, one)
            # The pieces of one number stand close together.
            assert not any(over(box, other["box"]) for other in boxes[j + 1 :]), (zoom, one, boxes)
    assert count > 60


def test_no_label_comes_to_lie_behind_the_name_of_the_cell(open_map):
    """It appears when the pointer moves, and then the map does not."""
    page = open_map("#5.6/46.2/10", viewport=WIDE)
    boxes = page.evaluate(BOXES)
    page.mouse.move(560, 330)
    page.wait_for_selector("#pointer:not([hidden])")
    box = page.evaluate("(({ left, top, right, bottom }) => [left, top, right, bottom])(document.getElementById('pointer').getBoundingClientRect())")
    assert boxes and not [one for one in boxes if over(one["box"], box)]


def test_what_is_drawn_has_labels_apart_from_all_others(open_map):
    """Labels of rings, legs and areas keep off handles, the crosshair and the grid's names; place names give way."""
    page = open_map("#7.4/60.5/10.9", viewport=WIDE)
    page.wait_for_function("gridnorthMap.places().length > 0")
    page.evaluate("""() => {
      const at = (pairs) => pairs.map(([latitude, longitude]) => ({ latitude, longitude }));
      gridnorthMap.route.set(at([[59.91, 10.75], [60.18, 11.3], [60.79, 11.07], [61.12, 10.47]]));
      gridnorthMap.polygon.set(at([[60.4, 10.6], [60.7, 10.7], [60.6, 11.4]]));
      gridnorthMap.markers.add({ latitude: 60.2, longitude: 11.25 }, { name: "Camp", rings: "20 km; 25 km" });
    }""")
    boxes, furniture = page.evaluate(BOXES), page.evaluate(FURNITURE)
    texts = [one["text"] for one in boxes]
    crosshair = page.evaluate(CROSSHAIR)
    of_grid = set(page.evaluate("gridnorthMap.grid.painter.texts.map(({ text }) => text)"))
    assert sum(" km " in text for text in texts) >= 3 and "Camp" in texts and len(texts) > 12
    for j, one in enumerate(boxes):
        assert not any(over(one["box"], other) for other in furniture), one
        assert not any(over(one["box"], other["box"]) for other in boxes[j + 1 :]), (one, boxes)
        assert one["text"] in of_grid or not over(one["box"], crosshair), one


def test_the_crosshair_hides_no_name_of_the_grid(open_map):
    """It is thin, and the place below it matters: in the middle of a square its name is there."""
    page = open_map(viewport=WIDE)
    page.evaluate("""() => {
      const { map, gn } = gridnorthMap, { latitude, longitude } = gn.mgrsDecode("32VNJ").center;
      map.jumpTo({ center: [longitude, latitude], zoom: 7 });
    }""")
    boxes = {one["text"]: one["box"] for one in page.evaluate(BOXES)}
    assert over(boxes["NJ"], page.evaluate(CROSSHAIR)), boxes


def test_spaces_are_of_those_that_every_font_has(open_map):
    """A font without a narrow space shows a box in its place."""
    page = open_map("#6/-34.6/20.2", viewport=WIDE)
    page.evaluate("gridnorthMap.openPanel('scenes')")
    texts = [one["text"] for one in page.evaluate(BOXES)] + [page.evaluate("document.body.textContent")]
    assert len(texts) > 5 and "South" in page.evaluate("document.body.textContent")
    odd = {character for text in texts for character in text if unicodedata.category(character) == "Zs"} - {" ", "\u00a0"}
    assert not odd, [hex(ord(character)) for character in odd]


# By how many pixels the places that MapLibre has for pixels lie beside them, at most.
BESIDE = """all => all.map((pixels) => Math.max(...pixels.map(([x, y]) => {
  const there = gridnorthMap.project(gridnorthMap.unproject({ x, y }));
  return Math.hypot(there.x - x, there.y - y);
})))"""


def test_names_do_not_run_out_of_the_globe(open_map):
    page = open_map("#2.8/5/25", viewport={"width": 1280, "height": 800})
    page.wait_for_function("gridnorthMap.places().length > 0")
    for zoom, latitude, longitude in [(2.8, 5, 25), (0, 20, 10), (1.5, 30, -60), (2.2, -20, 130)]:
        page.evaluate("([zoom, ...center]) => void gridnorthMap.map.jumpTo({ zoom, center })", [zoom, longitude, latitude])
        boxes = page.evaluate(BOXES)
        # There are tens of thousands.
        names = set(page.evaluate(
            "texts => { const all = new Set(gridnorthMap.places().map(({ name }) => name)); return texts.filter((text) => all.has(text)); }",
            [one["text"] for one in boxes],
        ))
        found = [one["box"] for one in boxes if one["text"] in names and not one["text"][:1].isdigit() and len(one["text"]) > 2]
        assert found or zoom == 0
        # Beside the globe, MapLibre answers with another place.
        off = page.evaluate(BESIDE, [[[right - 2, (top + bottom) / 2]] for _, top, right, bottom in found])
        assert max(off, default=0) < 3, (zoom, found)
        # Two thirds of the zones' numbers and the bands' letters are on it.
        rows = [one for one in boxes if len(one["text"]) == 1 or one["text"].isdigit()]
        third = lambda left, top, right, bottom: [[left + (right - left) * part, (top + bottom) / 2] for part in (0.34, 0.66)]  # noqa: E731
        ends = [third(*one["box"]) for one in rows]
        off = page.evaluate(BESIDE, ends)
        assert len(rows) > 5 and max(off) < 3, (zoom, [one for one, far in zip(rows, off) if far >= 3])


def test_around_a_pole_the_zones_are_numbered(open_map):
    for view, absent in [("#1.5/85/0", {"32", "34", "36"}), ("#1.4/-85/0", set())]:
        page = open_map(view, viewport=WIDE)
        texts = {one["text"] for one in page.evaluate(BOXES)}
        numbers = {text for text in texts if text.isdigit() and len(text) == 2}
        assert len(numbers) > 20 and not numbers & absent, texts


def test_from_afar_the_numbers_of_a_row_are_regular(open_map):
    page = open_map("#0/20/10", viewport=WIDE)
    numbers = [int(one["text"]) for one in page.evaluate(BOXES) if one["text"].isdigit()]
    assert len(numbers) > 2 and all(number % 5 == 0 for number in numbers), numbers


def test_a_zone_has_its_name_though_a_card_covers_its_middle(open_map):
    page = open_map("#4.2/78.6/19", viewport={"width": 1280, "height": 800})
    names = {one["text"] for one in page.evaluate(BOXES)}
    assert {"31X", "33X", "35X", "37X"} <= names, names


@pytest.mark.parametrize(
    ("view", "wanted"),
    [
        ("#6.4/56.1/11.4", {"32U", "33U", "32V", "33V"}),
        ("#5.6/46.2/10", {"31T", "32T", "33T", "32U", "33U"}),
        ("#6.6/-17.4/179.6", {"60K", "01K", "01L"}),
        # Tilted: the middle of the zone is beyond the upper edge.
        ("#11.4/59.85/10.65/-25/55", {"32V"}),
    ],
)
def test_a_zone_has_its_name_though_its_middle_is_beyond_the_edge(open_map, view, wanted):
    page = open_map(view, viewport={"width": 1280, "height": 800})
    boxes = page.evaluate(BOXES)
    assert wanted <= {one["text"] for one in boxes}, sorted(one["text"] for one in boxes)
    # Each within its zone, with both of its ends.
    for one in boxes:
        if one["text"] not in wanted:
            continue
        left, top, right, bottom = one["box"]
        ends = page.evaluate("""pixels => pixels.map((pixel) => gridnorthMap.gn.mgrsEncode(gridnorthMap.unproject(pixel), -1))""",
                             [{"x": x, "y": (top + bottom) / 2} for x in (left, right)])
        assert ends == [one["text"]] * 2


def test_on_a_phone_both_edges_that_are_free_have_numbers(open_map):
    """Bars cover the lower edge, and a card the upper one."""
    page = open_map("#8.6/55.75/12.4", viewport=SCREENS["phone"])
    boxes = page.evaluate(BOXES)
    eastings = [one["box"] for one in boxes if one["text"].endswith("mE")]
    northings = [one["box"] for one in boxes if one["text"].endswith("mN")]
    assert eastings and northings
    lowest = page.locator("#tools").bounding_box()["y"]
    below = max(eastings, key=lambda box: box[3])
    assert 600 < below[1] and below[3] <= lowest
    # Both along one edge each.
    assert all(box[0] < 50 or box[2] > 340 for box in northings)


def test_numbers_of_zones_on_a_small_globe_are_regular(open_map):
    """Where each has no room, every second one: not 30, 31 and then 35."""
    page = open_map("#0.98/26/16", viewport=SCREENS["phone"])
    numbers = [int(one["text"]) for one in page.evaluate(BOXES) if one["text"].isdigit()]
    assert len(numbers) > 5 and all(number % 2 == 0 for number in numbers), numbers


def test_every_frame_has_a_new_grid(open_map):
    """While the map is moved by as many steps as there are frames, however long one takes."""
    page = open_map("#9/48/9")
    count = page.evaluate("""async () => {
      const { map, frames } = gridnorthMap;
      frames.length = 0;
      const seen = new Set();
      gridnorthMap.onFrame(({ grids }) => seen.add(grids[0].bounds.west));
      let steps = 0;
      const ends = new Promise((done) => map.once("moveend", done));
      const easing = () => {
        steps += 1;
        if (steps === 10) queueMicrotask(() => map.stop());
        return steps / 10;
      };
      map.panBy([200, 0], { duration: 1e9, easing });
      await ends;
      return [frames.length, seen.size];
    }""")
    assert count[0] >= 9
    assert count[1] >= count[0] - 1  # The first frame may show the same as the last one.


def test_the_address_bar_keeps_the_view(open_map, settled):
    page = open_map("#9.4/55.9/12.1/20/30", reduced_motion="reduce")
    page.reload()
    settled(page)
    view = "[gridnorthMap.map.getZoom(), gridnorthMap.map.getBearing(), gridnorthMap.map.getPitch()]"
    assert page.evaluate(view) == [9.4, 20, 30]
    assert page.evaluate("gridnorthMap.center()") == pytest.approx({"latitude": 55.9, "longitude": 12.1})

    page.evaluate("gridnorthMap.openPanel('scenes')")
    page.get_by_role("button", name="Svalbard").click()
    page.wait_for_function("location.hash.includes('/78.6/19')")
    page.go_back()
    page.wait_for_function("gridnorthMap.map.getZoom() === 9.4")
    assert page.evaluate("gridnorthMap.center()") == pytest.approx({"latitude": 55.9, "longitude": 12.1}, abs=1e-3)


def test_a_click_copies_the_position_in_each_notation(open_map):
    page = open_map("#18/48.85837/2.294481", permissions=["clipboard-read", "clipboard-write"])
    expected = {
        "mgrs": "31UDQ4825011951",
        # The same cell: 448250.58, 5411951.59.
        "utm": "31N 448250 5411951",
        "dms": "48°51′30.1″N 2°17′40.1″E",
        "decimal": "48.85837, 2.29448",
    }
    for form, text in expected.items():
        page.locator(f"#position [data-form={form}]").click()
        # The page says so when the clipboard has answered.
        page.wait_for_function("text => document.querySelector('#message.shown')?.textContent.includes(text)", arg=text)
        assert page.evaluate("navigator.clipboard.readText()") == text


def test_a_message_goes_by_itself_and_a_warning_stays(page):
    for call, stays in [("say('Copied')", 0), ("say('Gone', { label: 'Undo', run() {} })", 0), ("warn('Part is missing')", 1)]:
        page.evaluate(f"gridnorthMap.{call}")
        assert page.locator("#message.shown").count() == 1, call
        page.evaluate("passTime()")
        assert page.locator("#message.shown").count() == stays, call


@pytest.mark.parametrize(
    ("view", "name", "copied"),
    [
        # Not 34S: the band S is north of the equator.
        ("#18/-57.1/18.4", "UTM", "34 south"),
        ("#18/-33.9/18.4", "UTM", "34 south"),
        ("#18/55.9/12.1", "UTM", "33N"),
        ("#18/84.9/40", "UPS", "N"),
        ("#18/0/36", "UTM", "37N"),
        ("#18/-17/-179", "UTM", "01 south"),
    ],
)
def test_grid_coordinates_mean_one_thing(open_map, view, name, copied):
    page = open_map(view, permissions=["clipboard-read", "clipboard-write"])
    page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    button = page.locator("#position [data-form=utm]")
    assert button.locator(".name").inner_text() == name
    assert button.get_attribute("title") == f"Copy {name}"
    button.click()
    page.wait_for_function("window.copied")
    text = page.evaluate("window.copied")
    center = page.evaluate("gridnorthMap.center()")
    (meaning,) = page.evaluate("gridnorthMap.gn.positionParse(copied)")
    assert meaning["form"] == name.lower()
    assert meaning["point"] == pytest.approx(center, abs=2e-4 if name == "UPS" else 2e-5)
    zone = int((center["longitude"] + 180) // 6) + 1
    epsg = POLAR_NORTH if name == "UPS" else (32600 if center["latitude"] >= 0 else 32700) + zone
    to_grid = pyproj.Transformer.from_crs(4326, epsg, always_xy=True)
    grid = to_grid.transform(center["longitude"], center["latitude"])
    # Cut, as in the reference.
    numbers = [int(number) for number in text.split()[-2:]]
    assert all(-1e-3 < place - number < 1 for place, number in zip(grid, numbers))
    reference = page.input_value("#goto-input").split()[-2:]
    assert [f"{number % 100_000:05}" for number in numbers] == reference
    assert text.rsplit(maxsplit=2)[0] == copied
    # On the screen, in groups of three.
    shown = button.locator(".value").inner_text()
    assert shown.replace("\u00a0", "").replace("  ", " ") == text
    # The equator has northing 0.
    assert shown.split("  ")[-2:] == [f"{number:,}".replace(",", "\u00a0") for number in numbers]


def test_the_digits_of_references_can_be_chosen(open_map):
    page = open_map("#18/48.85837/2.294481")
    page.get_by_role("button", name="Settings").click()
    choice = page.locator("#panel select").nth(3)
    center = page.evaluate("gridnorthMap.center()")
    grid = pyproj.Transformer.from_crs(4326, 32631, always_xy=True).transform(center["longitude"], center["latitude"])
    for digits in ("3", "1", "6"):
        # Truncated, not rounded.
        numbers = [f"{value % 100_000:012.6f}".replace(".", "")[: int(digits)] for value in grid]
        reference = " ".join(["31U DQ", *numbers])
        choice.select_option(digits)
        page.wait_for_function(
            "wanted => document.getElementById('goto-input').value === wanted", arg=reference
        )
    page.reload()
    page.wait_for_selector("html[data-ready]")
    page.wait_for_function(
        "wanted => document.getElementById('goto-input').value === wanted", arg=reference
    )


def test_the_grid_has_the_spacing_that_was_chosen(open_map):
    page = open_map("#13/48.86/2.29")
    page.get_by_role("button", name="Settings").click()
    drawn = "[...new Set(gridnorthMap.grid.painter.parts.map(({ spacing }) => spacing))]"
    assert page.evaluate(drawn) == [1000]
    page.locator("#panel select").nth(1).select_option("10000")
    page.wait_for_function(f"{drawn}[0] === 10000")
    labels = "gridnorthMap.grid.painter.options.labels"
    page.locator("#panel select").nth(2).select_option("none")
    assert page.evaluate(labels) == "none"
    page.reload()
    page.wait_for_selector("html[data-ready]")
    page.wait_for_function(f"gridnorthMap.grid.painter && {labels} === 'none' && {drawn}[0] === 10000")
    # Degrees, not 10,000 of them.
    page.get_by_role("button", name="Settings").click()
    page.locator("#panel select").nth(0).select_option("graticule")
    page.wait_for_function(f"{drawn}[0] > 0 && {drawn}[0] < 1")
    assert page.locator("#panel select").nth(1).is_hidden()


def test_the_cell_under_the_pointer_is_highlighted(open_map):
    page = open_map("#12.2/48.85/2.3", viewport=WIDE)
    place = positions(32631, [(449_200, 5_411_200)])[0]
    assert page.evaluate(INK, [place]) == [0]
    x, y = page.evaluate("place => { const { x, y } = gridnorthMap.map.project(place); return [x, y]; }", place)
    page.mouse.move(x, y)
    page.wait_for_selector("#pointer:not([hidden])")
    assert page.locator("#pointer").inner_text() == "31U DQ 49 11"
    # References are under the pointer only, not all over the map.
    assert not [one for one in page.evaluate(BOXES) if one["text"].startswith("31UDQ") or one["text"].startswith("31U DQ ")]
    assert 20 < page.evaluate(INK, [place])[0] < 90
    outside = positions(32631, [(448_800, 5_411_200), (449_200, 5_412_200)])
    assert page.evaluate(INK, outside) == [0, 0]
    page.mouse.move(20, 20)
    page.wait_for_selector("#pointer", state="hidden")


def test_the_theme_is_the_systems_until_one_is_chosen(open_map, settled):
    page = open_map(color_scheme="dark")
    theme = page.locator("html")
    assert theme.get_attribute("data-theme") == "dark"
    dark = page.evaluate("gridnorthMap.map.getPaintProperty('land', 'fill-color')")
    page.get_by_role("button", name="Switch to light").click()
    assert theme.get_attribute("data-theme") == "light"
    assert page.evaluate("gridnorthMap.map.getPaintProperty('land', 'fill-color')") != dark
    page.reload()
    settled(page)
    assert theme.get_attribute("data-theme") == "light"


# The smallest contrast of texts with the color behind them, by the formula of WCAG 2.
CONTRAST = """() => {
  const parse = color => color.match(/[\\d.]+/g).map(Number);
  const luminance = ([r, g, b]) => [r, g, b].map(c => c / 255).map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  const behind = element => {
    for (; element; element = element.parentElement) {
      const color = parse(getComputedStyle(element).backgroundColor);
      if ((color[3] ?? 1) > 0.9) return color;
    }
    return [255, 255, 255];
  };
  const texts = [...document.querySelectorAll("body *")].filter(element => element.checkVisibility({ opacityProperty: true }) &&
    [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim()) && element.id !== "scale-text");
  const ratio = element => {
    const [a, b] = [luminance(parse(getComputedStyle(element).color)), luminance(behind(element))];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  return texts.map(element => [ratio(element), element.textContent]).sort((a, b) => a[0] - b[0]);
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_texts_have_contrast(open_map, theme):
    page = open_map(color_scheme=theme)
    ratios = page.evaluate(CONTRAST)
    assert len(ratios) > 15
    assert ratios[0][0] >= 4.5, ratios[0]


CONTROLS = """[...document.querySelectorAll("button, input, select, textarea, summary, [role=button]")]
  .filter(element => element.checkVisibility())
  .map(element => [element.getBoundingClientRect(), element.ariaLabel || element.textContent || element.id])
  .map(([box, name]) => ({ name, x: box.x, y: box.y, width: box.width, height: box.height }))"""


@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (390, 844)])
def test_controls_are_large_enough_to_be_touched(open_map, size):
    page = open_map(viewport={"width": size[0], "height": size[1]}, has_touch=True)
    controls = page.evaluate(CONTROLS)
    assert len(controls) > 12
    assert [control for control in controls if min(control["width"], control["height"]) < 44] == []


def test_on_a_phone_nothing_is_beyond_the_screen_and_panels_come_from_below(open_map):
    page = open_map(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    for control in page.evaluate(CONTROLS):
        assert 0 <= control["y"] and control["y"] + control["height"] <= 844, control
    for name in ["position", "tools", "view"]:
        box = page.locator(f"#{name}").bounding_box()
        assert 0 <= box["x"] and box["x"] + box["width"] <= 390, name
    page.locator("#position-more").tap()
    assert page.locator("#position [data-form=dms]").is_visible()

    page.evaluate("""gridnorthMap.addPanel({ id: "test", title: "A test", icon: "list", build(body) { body.textContent = "Here"; } })""")
    page.evaluate("gridnorthMap.openPanel('test')")
    box = page.locator("#panel").bounding_box()
    assert (box["x"], box["width"], box["y"] + box["height"]) == (0, 390, 844)
    page.keyboard.press("Escape")
    assert page.locator("#panel").is_hidden()


def test_the_keyboard_reaches_everything(open_map):
    page = open_map()
    wanted = page.evaluate("""[...document.querySelectorAll("button, input, canvas[tabindex]")]
      .filter(element => element.checkVisibility()).length""")
    reached = set()
    for _ in range(wanted + 10):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("""(() => {
          const element = document.activeElement;
          return element.matches("button, input, canvas") ? element.outerHTML : "";
        })()"""))
    assert len(reached - {""}) == wanted

    # In the field it would be a question mark.
    page.locator("#map canvas.maplibregl-canvas").focus()
    page.keyboard.press("?")
    assert page.get_by_role("dialog").is_visible()
    page.keyboard.press("Escape")
    page.locator("#map canvas.maplibregl-canvas").focus()
    before = page.evaluate("gridnorthMap.center().longitude")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("before => gridnorthMap.center().longitude > before", arg=before)


def test_a_panel_that_was_opened_by_the_keyboard_is_where_it_goes_on(open_map):
    page = open_map()
    for name, panel in [("Markers", "markers"), ("Settings", "settings")]:
        button = page.get_by_role("button", name=name, exact=True)
        button.focus()
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.id") == "panel-title"
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('#panel') !== null")
        page.keyboard.press("Escape")
        assert page.evaluate("document.activeElement.dataset.panel") == panel
    # With a mouse, the focus stays.
    page.get_by_role("button", name="Markers", exact=True).click()
    assert page.evaluate("document.activeElement.dataset.panel") == "markers"


def test_a_line_below_a_label_does_not_read_as_a_hyphen(open_map):
    page = open_map("#7.4/60.5/10.9", viewport=WIDE)
    page.evaluate("""() => {
      gridnorthMap.markers.add({ latitude: 60.4, longitude: 11.4 }, { name: "Camp", rings: "20 km" });
    }""")
    (box,) = [one["box"] for one in page.evaluate(BOXES) if one["text"] == "20 km"]
    # Between the digits and the unit, the map below cannot be seen.
    alphas = page.evaluate("""([left, top, right, bottom]) => {
      const context = document.getElementById("overlay").getContext("2d"), y = Math.round((top + bottom) / 2);
      context.font = context.font.replace(/^.*px/, "600 13px");
      const [from, to] = ["20", "20 "].map((text) => left + context.measureText(text).width);
      const { data } = context.getImageData(Math.floor(from), y - 1, Math.ceil(to - from), 3);
      // Above and below, at the height of the ends of the digits.
      const ends = [top + 0.5, bottom - 0.5].map((at) => context.getImageData(Math.round((from + to) / 2 - 0.5), Math.floor(at), 1, 1).data[3]);
      return [[...data].filter((_, i) => i % 4 === 3), ends];
    }""", box)
    assert min(alphas[0]) > 200
    # No box covers the space: it would read as the sign for a letter that the font lacks.
    assert max(alphas[1]) < 100, alphas


def test_the_scale_has_three_systems_of_units(open_map):
    page = open_map("#11/48/9")
    button = page.locator("#scale")
    for unit in ["km", "mi", "nmi"]:
        text, width = button.inner_text().strip(), page.locator("#scale-bar").bounding_box()["width"]
        assert text.split()[-1] == unit, text
        assert 40 < width <= 140
        before = text
        button.click()
        page.wait_for_function("before => document.getElementById('scale-text').textContent !== before", arg=before)


def test_the_scale_of_a_world_has_separators(open_map):
    page = open_map("#0/20/10")
    assert page.locator("#scale-text").inner_text() == "10,000 km"


def test_grid_north_is_where_proj_says(open_map):
    page = open_map("#8/60/11.4")
    convergence = float(page.locator("#north").get_attribute("data-convergence"))
    # A crs knows its convergence as PROJ measures it: where grid north is, east of true north.
    assert convergence == pytest.approx(pyproj.Proj(32632).get_factors(11.4, 60).meridian_convergence, abs=1e-6)
