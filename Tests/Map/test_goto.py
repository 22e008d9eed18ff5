# SPDX-License-Identifier: MIT
"""The field for positions, places and links: typing, the keyboard of the page, going there, recent ones and favorites."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pytest

CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Typing(ctypes.Structure):
    """gn_mgrs_typing, as far as it is read here."""

    _fields_ = [
        ("next", ctypes.c_uint64),
        ("flags", ctypes.c_uint32),
        ("field", ctypes.c_int32),
        ("distance", ctypes.c_double),
        ("azimuth", ctypes.c_double),
        ("cell", ctypes.c_char * 120),
        ("text", ctypes.c_char * 40),
    ]


@pytest.fixture(scope="session")
def typing(library: Path):
    """typing(text, latitude, longitude): the answer of the C library; None if it refuses the text."""
    assert ctypes.sizeof(Typing) == 192
    function = ctypes.CDLL(str(library)).gn_mgrs_type

    def ask(text: str, latitude: float, longitude: float) -> Typing | None:
        reference = (ctypes.c_double * 2)(latitude, longitude)
        out = Typing()
        raw = text.encode()
        status = function(raw, ctypes.c_size_t(len(raw)), reference, ctypes.c_int32(5), ctypes.byref(out), None)
        return out if status == 0 else None

    return ask


def center(page) -> dict:
    return page.evaluate("gridnorthMap.center()")


def arrive(page) -> None:
    """Waits until the map has come to rest and one more frame is drawn."""
    page.wait_for_function("!gridnorthMap.map.isMoving()")
    page.evaluate("new Promise((drawn) => { gridnorthMap.map.once('render', drawn); gridnorthMap.redraw(); }).then(() => 0)")


def enabled_keys(page) -> str:
    keys = page.locator("[data-key]:enabled").evaluate_all("keys => keys.map((key) => key.dataset.key)")
    return "".join(sorted(keys))


def test_keyboard_offers_what_the_library_offers(page, typing):
    page.click("#goto-input")
    here = center(page)
    seen = set()
    texts = ["", "3", "31", "31U", "31UD", "31UDQ", "31UDQ4", "31UDQ4825011951", "A", "ZA", "32", "0", "60C", "48 1", "31W?", "x"]
    for text in texts:
        page.fill("#goto-input", text)
        said = typing(text, here["latitude"], here["longitude"])
        expected = "".join(key for i, key in enumerate(CHARACTERS) if said and said.next >> i & 1)
        assert enabled_keys(page) == expected, text
        seen.add(expected)
    assert len(seen) > 8


def test_beside_a_real_keyboard_there_is_no_other(page):
    page.click("#goto-input")
    assert page.is_visible("#goto-input") and not page.is_visible(".keyboard")


def test_a_name_that_is_not_known_is_no_error_of_grammar(page):
    page.keyboard.press("g")
    page.fill("#goto-input", "Qwertz")
    assert page.inner_text("#goto-meaning") == "No place with this name is known: the list has towns, no mountains, waters or streets."
    page.fill("#goto-input", "https://example.org/?q=Paris")
    assert page.inner_text("#goto-meaning").startswith("No position is in this link")


def test_keys_write_what_they_say_and_others_cannot_be_pressed(open_map):
    page = open_map(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.click("#goto-input")
    for key in "31UDQ48":
        page.click(f"[data-key='{key}']")
    assert page.input_value("#goto-input") == "31UDQ48"
    assert page.locator("[data-key=A]").is_disabled()
    page.click("[aria-label='Delete the last character']")
    assert page.input_value("#goto-input") == "31UDQ4"
    page.click(".keyboard >> text=Clear")
    assert page.input_value("#goto-input") == ""


def test_a_reference_is_jumped_to_and_its_cell_fits_the_window(page):
    page.keyboard.press("g")
    page.keyboard.type("31UDQ4811")
    page.keyboard.press("Enter")
    arrive(page)
    cell = page.evaluate("gridnorthMap.gn.mgrsDecode('31UDQ4811')")
    here = center(page)
    assert here["latitude"] == pytest.approx(cell["inside"]["latitude"], abs=1e-6)
    assert here["longitude"] == pytest.approx(cell["inside"]["longitude"], abs=1e-6)
    corners = page.evaluate("gridnorthMap.gn.mgrsOutline(gridnorthMap.gn.mgrsDecode('31UDQ4811'), 10).map(gridnorthMap.project)")
    width = max(c["x"] for c in corners) - min(c["x"] for c in corners)
    height = max(c["y"] for c in corners) - min(c["y"] for c in corners)
    assert width < 800 and height < 600 and max(width / 800, height / 600) > 0.4
    kinds = page.evaluate("gridnorthMap.shapes.features().map(({properties}) => properties.kind)")
    assert kinds == ["cell", "cell"]


def test_small_cells_are_seen_from_near_and_large_ones_from_far(page):
    page.keyboard.press("g")
    for text, least, most in [("31UDQ4825011951", 19.5, 20), ("31UDQ", 5.5, 8.5), ("01CDM", 5.5, 10)]:
        page.fill("#goto-input", text)
        page.press("#goto-input", "Enter")
        arrive(page)
        assert least <= page.evaluate("gridnorthMap.map.getZoom()") <= most, text


def test_digits_alone_mean_what_the_library_says(page, typing):
    page.keyboard.press("g")
    here = center(page)
    expected = typing("4811", here["latitude"], here["longitude"]).text.decode()
    page.keyboard.type("4811")
    page.keyboard.press("Enter")
    arrive(page)
    assert page.evaluate("gridnorthMap.gn.mgrsEncode(gridnorthMap.center(), 2)") == expected


def test_any_notation_is_jumped_to(page):
    page.keyboard.press("g")
    for text, latitude, longitude in [
        ("48°51'30\"N 2°17'40\"E", 48.858333, 2.294444),
        ("-17.8, 179.95", -17.8, 179.95),
        ("geo:78.2,15.6", 78.2, 15.6),
    ]:
        page.fill("#goto-input", text)
        page.press("#goto-input", "Enter")
        arrive(page)
        here = center(page)
        assert (here["latitude"], here["longitude"]) == pytest.approx((latitude, longitude), abs=1e-5), text


def test_of_two_meanings_one_is_chosen(page):
    page.keyboard.press("g")
    page.fill("#goto-input", "38S 444140 3684706")
    meanings = page.evaluate("gridnorthMap.gn.positionParse('38S 444140 3684706').map(({point}) => point)")
    assert page.locator(".choice").count() == len(meanings) == 2
    page.click(".choice >> nth=1")
    arrive(page)
    assert center(page)["latitude"] == pytest.approx(meanings[1]["latitude"], abs=1e-6)


def test_an_error_is_shown_at_its_place(page):
    page.keyboard.press("g")
    page.fill("#goto-input", "31UDQ48x5")
    assert page.inner_text("#goto-meaning mark") == "x"
    assert page.get_attribute("#goto-input", "aria-invalid") == "true"
    before = center(page)
    page.keyboard.press("Enter")
    assert center(page) == before


def test_recent_ones_and_favorites_survive_a_reload_and_can_be_removed(page):
    page.keyboard.press("g")
    for text in ["31UDQ4811", "32VKM9718"]:
        page.fill("#goto-input", text)
        page.keyboard.press("Enter")
        arrive(page)
        page.focus("#goto-input")
    page.click("[aria-label='Keep as a favorite: 31UDQ4811']")
    page.reload()
    page.wait_for_selector("html[data-ready]", state="attached")
    page.keyboard.press("g")
    names = page.locator("#panel .rows .name")
    assert names.all_inner_texts() == ["31U DQ 48 11", "32V KM 97 18"]
    page.click("[aria-label='Forget 32VKM9718']")
    names.nth(0).click()
    arrive(page)
    assert page.evaluate("gridnorthMap.gn.mgrsEncode(gridnorthMap.center(), 2)") == "31UDQ4811"
    assert names.count() == 1


@pytest.mark.parametrize("size", [(1100, 760), (390, 844)])
def test_a_flight_arrives_though_the_panel_grows_or_goes_on_the_way(open_map, size):
    page = open_map("#7/56/11", viewport={"width": size[0], "height": size[1]}, reduced_motion="no-preference")
    page.keyboard.press("g")
    page.keyboard.type("32VNH5050")
    page.evaluate("window.ends = 0, gridnorthMap.map.on('moveend', () => ends++), 0")
    page.keyboard.press("Enter")
    page.wait_for_function("gridnorthMap.store.get('goto.recent', []).length > 0")
    page.wait_for_function("ends > 0 && !gridnorthMap.map.isMoving()")
    arrive(page)
    cell = page.evaluate("gridnorthMap.gn.mgrsDecode('32VNH5050')")
    here = center(page)
    assert here["latitude"] == pytest.approx(cell["inside"]["latitude"], abs=1e-6)
    assert here["longitude"] == pytest.approx(cell["inside"]["longitude"], abs=1e-6)
    crosshair = page.locator("#crosshair").bounding_box()
    at = page.evaluate("gridnorthMap.project(gridnorthMap.center())")
    assert crosshair["x"] + crosshair["width"] / 2 == pytest.approx(at["x"], abs=1.5)
    assert crosshair["y"] + crosshair["height"] / 2 == pytest.approx(at["y"], abs=1.5)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("https://www.google.com/maps/@48.85837,2.294481,17z", (48.85837, 2.294481)),
        # The place, not the middle of the screen.
        (
            "https://www.google.com/maps/place/Tour+Eiffel/@48.86,2.30,15z/data=!4m5!3m4!1s0x0:0x1!8m2!3d48.85837!4d2.294481",
            (48.85837, 2.294481),
        ),
        ("https://maps.google.com/?q=-33.8567844,151.2152967", (-33.8567844, 151.2152967)),
        ("https://www.google.com/maps/search/?api=1&query=47.5951518%2C-122.3316393", (47.5951518, -122.3316393)),
        ("https://www.google.com/maps?q=loc:59.91,+10.75", (59.91, 10.75)),
        ("https://www.google.com/maps/place/59.91,10.75", (59.91, 10.75)),
        ("https://www.openstreetmap.org/#map=15/55.6761/12.5683", (55.6761, 12.5683)),
        ("https://www.openstreetmap.org/?mlat=55.67&mlon=12.56#map=9/10.0/20.0", (55.67, 12.56)),
        ("https://maps.apple.com/?ll=50.894967,4.341626&z=10", (50.894967, 4.341626)),
        ("https://maps.apple.com/place?coordinate=50.894967,4.341626", (50.894967, 4.341626)),
        ("https://www.bing.com/maps?cp=47.677797~-122.122013&lvl=11", (47.677797, -122.122013)),
        ("HTTPS://example.org/map/#12/-54.8/-68.3", (-54.8, -68.3)),
        ("  https://www.google.com/maps/@0,-0.5,3z", (0, -0.5)),
    ],
)
def test_a_link_of_a_map_site_is_a_position(reading, text, place):
    said = reading(text)
    assert [(one["point"]["latitude"], one["point"]["longitude"]) for one in said["meanings"]] == [pytest.approx(place)]


@pytest.mark.parametrize(
    "text",
    [
        "https://maps.app.goo.gl/abc123",
        "https://www.google.com/maps/@95.0,2.0,3z",
        "https://www.google.com/maps/@48.8,200.0,3z",
        "https://example.org/?q=Paris",
        "https://example.org/%E0%A4%A",
    ],
)
def test_a_link_without_a_position_says_so(reading, text):
    said = reading(text)
    assert said["meanings"] == [] and "No position" in said["message"]


@pytest.mark.parametrize("prefix", ["MGRS: ", "mgrs:", "MGRS ", " USNG : ", "Mgrs\t"])
def test_the_name_of_the_system_may_come_first(reading, prefix):
    assert reading(prefix + "31U DQ 48251 11951")["text"] == "31UDQ4825111951"
    refused = reading(prefix + "31U DQ 4825x")
    assert refused["offset"] == len(prefix) + len("31U DQ 4825")


def test_go_to_a_link_and_back_to_it(page):
    page.evaluate("gridnorthMap.openPanel('goto')")
    page.fill("#goto-input", "https://www.google.com/maps/@48.85837,2.294481,17z")
    page.keyboard.press("Enter")
    page.wait_for_function("Math.abs(gridnorthMap.center().latitude - 48.85837) < 1e-4")
    assert page.evaluate("gridnorthMap.store.get('goto.recent')[0].text") == "48.858370, 2.294481"


@pytest.fixture(scope="module")
def reading(new_context, address):
    """reading(text): the page's reading of a text, {meanings, text, message, offset}."""
    context = new_context(service_workers="block")
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("html[data-ready]")
    page.evaluate("import('./position/goto.js').then(({ interpret }) => { window.interpret = interpret; })")
    yield lambda text: page.evaluate(
        """text => {
          const { typing, meanings, error } = interpret(gridnorthMap.gn, text, gridnorthMap.center());
          return { meanings, text: typing?.text, message: error?.message, offset: error?.offset };
        }""",
        text,
    )
    context.close()


def test_the_field_shows_the_position_until_somebody_types(page):
    shown = "document.getElementById('goto-input').value"
    here = page.evaluate("gridnorthMap.gn.mgrsEncode(gridnorthMap.center(), gridnorthMap.digits())")
    assert page.evaluate(shown).replace(" ", "") == here
    page.click("#goto-input")
    assert page.evaluate("document.documentElement.dataset.panel") == "goto"
    # All of it is selected, so typing replaces it; Enter before that goes nowhere.
    page.keyboard.press("Enter")
    assert page.evaluate("gridnorthMap.store.get('goto.recent', [])") == []
    page.keyboard.type("31UDQ4811")
    assert page.evaluate(shown) == "31UDQ4811"
    # It stays when the map moves, until the panel is closed.
    page.evaluate("gridnorthMap.map.jumpTo({ center: [12, 55], zoom: 9 })")
    arrive(page)
    assert page.evaluate(shown) == "31UDQ4811"
    page.keyboard.press("Escape")
    arrive(page)
    here = page.evaluate("gridnorthMap.gn.mgrsEncode(gridnorthMap.center(), gridnorthMap.digits())")
    assert page.evaluate(shown).replace(" ", "") == here
    # The keys of the page work again.
    page.keyboard.press("m")
    assert page.evaluate("document.documentElement.dataset.panel") == "markers"


def test_who_comes_by_with_the_tab_key_keeps_the_panel(page):
    page.keyboard.press("m")
    page.focus("#goto-input")
    assert page.evaluate("document.documentElement.dataset.panel") == "markers"
    page.keyboard.type("3")
    assert page.evaluate("document.documentElement.dataset.panel") == "goto" and page.input_value("#goto-input") == "3"
    page.keyboard.type("1UDQ4811")
    page.keyboard.press("Enter")
    arrive(page)
    # The panel is still open; the key goes back to the field, which is no longer about that.
    page.keyboard.press("g")
    assert page.evaluate("document.activeElement.id") == "goto-input"
    assert "Digits alone" in page.inner_text("#goto-meaning")


def test_a_phone_shows_the_map_after_going_and_the_cell_stays(open_map):
    page = open_map(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page.tap("#goto-input")
    for key in "31UDQ4811":
        page.tap(f"[data-key='{key}']")
    page.tap(".keyboard >> text=Go")
    assert page.locator("#panel").is_hidden()
    arrive(page)
    assert page.evaluate("gridnorthMap.gn.mgrsEncode(gridnorthMap.center(), 2)") == "31UDQ4811"
    assert page.evaluate("gridnorthMap.shapes.features().map(({ properties }) => properties.kind)") == ["cell", "cell"]
    assert page.evaluate("Object.values(gridnorthMap.map.getPadding())") == [0, 0, 0, 0]
    # The keyboard of the phone would cover what is at the lower edge.
    page.tap("#goto-input")
    page.get_by_role("button", name="Phone keyboard").tap()
    field, panel = (page.locator(place).bounding_box() for place in ("#position", "#panel"))
    assert field["y"] + field["height"] <= panel["y"] < 90 and panel["y"] + panel["height"] < 470
    assert page.locator(".keyboard").is_hidden()


def test_a_desktop_has_no_keyboard_and_copies_beside_the_field(page):
    page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    page.get_by_role("button", name="Copy MGRS").click()
    page.wait_for_function("window.copied")
    assert page.evaluate("copied") == page.input_value("#goto-input").replace(" ", "")
    assert page.evaluate("document.documentElement.dataset.panel") is None


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("lat 48.85 lon 2.29", (48.85, 2.29)),
        ("Latitude: -48.85, Longitude: 2.29", (-48.85, 2.29)),
        ("lon=2.29 lat=48.85", (48.85, 2.29)),
        ("lat 48°51'N long 2°17'W", (48.85, -2.283333)),
        ("lat. 48.85; lng. 2.29", (48.85, 2.29)),
    ],
)
def test_words_say_which_number_is_which(reading, text, place):
    said = reading(text)
    assert [(one["point"]["latitude"], one["point"]["longitude"]) for one in said["meanings"]] == [pytest.approx(place)]


def test_words_with_numbers_that_cannot_be_are_refused(reading):
    for text in ["lat 98 lon 2", "lat 48.85", "lat 48.85 lat 2.29"]:
        assert reading(text)["meanings"] == []


def test_only_what_looks_like_a_coordinate_has_an_error_of_grammar(page):
    page.keyboard.press("g")
    name = "No place with this name is known: the list has towns, no mountains, waters or streets."
    for text, said in [
        ("Qwertzuiop 66", name), ("Qx", name), ("12 Qwertzgasse, Xyvilleburg", name), ("lat 48.85 lon", None), ("31UDQ48x5", None), ("48.85, 2.29.1", None),
    ]:  # fmt: skip
        page.fill("#goto-input", text)
        assert (page.inner_text("#goto-meaning") == name) == (said == name), text
    for text in ("8FW4V75V+8Q", "V75V+8Q Paris"):
        page.fill("#goto-input", text)
        assert page.inner_text("#goto-meaning").startswith("Plus Codes are not read here"), text


def test_a_name_is_a_place_before_it_is_a_square_of_the_antarctic(page):
    page.wait_for_function("gridnorthMap.findPlaces('Copenhagen').length > 0")
    page.keyboard.press("g")
    page.keyboard.type("Bar")
    assert page.locator(".choice").last.inner_text() == "Grid: B AR"
    first = page.locator(".choice").first.inner_text()
    assert first.startswith("Bar")
    # The arrow keys go there and back.
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.textContent") == first
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.id") == "goto-input"
    page.keyboard.press("Enter")
    arrive(page)
    assert page.evaluate("gridnorthMap.center().latitude") > -60
    page.keyboard.press("g")
    page.keyboard.type("Bar")
    page.locator(".choice").last.click()
    arrive(page)
    assert page.evaluate("gridnorthMap.center().latitude") < -60
