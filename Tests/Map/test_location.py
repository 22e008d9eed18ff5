# SPDX-License-Identifier: MIT
"""My location: the dot, the circle of its accuracy, following, and refusals of the browser."""

from __future__ import annotations

import pyproj
import pytest

HERE = {"latitude": 64.15, "longitude": -21.95, "accuracy": 900}
CIRCLE = "gridnorthMap.shapes.features().filter(({ properties }) => properties.kind === 'location')"
GEODESIC = pyproj.Geod(ellps="WGS84")


@pytest.fixture
def located(open_map):
    """The page of a user who is HERE and allows it to know."""
    return open_map("#11/56/11", permissions=["geolocation"], geolocation=HERE, reduced_motion="reduce")


def center(page) -> tuple[float, float]:
    here = page.evaluate("gridnorthMap.center()")
    return here["latitude"], here["longitude"]


def locate(page) -> None:
    page.get_by_role("button", name="My location").click()
    page.wait_for_function(f"{CIRCLE}.length > 0 && !gridnorthMap.map.isMoving()")


def test_the_map_goes_there_and_the_circle_is_geodesic(located):
    locate(located)
    assert center(located) == pytest.approx((HERE["latitude"], HERE["longitude"]), abs=1e-4)
    area = located.evaluate(f"{CIRCLE}.find(({{ geometry }}) => geometry.type === 'Polygon').geometry.coordinates[0]")
    assert len(area) > 30
    for longitude, latitude in area:
        _, _, distance = GEODESIC.inv(HERE["longitude"], HERE["latitude"], longitude, latitude)
        assert distance == pytest.approx(HERE["accuracy"], rel=0.002)
    assert "900 m" in located.locator("#message").inner_text()


def test_the_map_follows_until_it_is_dragged(located):
    locate(located)
    button = located.locator("#location")
    located.context.set_geolocation(HERE | {"latitude": 64.16})
    located.wait_for_function("Math.abs(gridnorthMap.center().latitude - 64.16) < 1e-4")
    assert button.get_attribute("data-following") == "true"

    located.mouse.move(500, 400)
    located.mouse.down()
    located.mouse.move(560, 440, steps=4)
    located.mouse.up()
    located.wait_for_function("document.getElementById('location').dataset.following === 'false'")
    located.wait_for_function("!gridnorthMap.map.isMoving()")
    dragged = center(located)
    located.context.set_geolocation(HERE | {"latitude": 64.2})
    located.wait_for_function("gridnorthMap.location.fix().point.latitude === 64.2")
    # Two frames later, the map would have set out.
    located.evaluate("""async () => {
      const { map } = gridnorthMap;
      for (let i = 0; i < 2; i++) await new Promise((drawn) => map.once("render", drawn).triggerRepaint());
      if (map.isMoving()) await new Promise((rests) => map.once("moveend", rests));
    }""")
    assert center(located) == dragged
    assert button.get_attribute("aria-pressed") == "true"

    button.click()
    located.wait_for_function("Math.abs(gridnorthMap.center().latitude - 64.2) < 1e-4")
    button.click()
    located.wait_for_function(f"{CIRCLE}.length === 0")
    assert button.get_attribute("aria-pressed") == "false"


def test_a_flight_elsewhere_ends_following(located):
    locate(located)
    located.evaluate("gridnorthMap.goTo({ latitude: 10, longitude: 20 }, 8)")
    located.wait_for_function("document.getElementById('location').dataset.following === 'false'")


def test_a_refusal_is_told(open_map):
    page = open_map(reduced_motion="reduce")
    page.evaluate("""() => {
      navigator.geolocation.watchPosition = (_, fail) => (setTimeout(fail, 10, { code: 1 }), 7);
      navigator.geolocation.clearWatch = (watch) => { window.cleared = watch; };
    }""")
    page.get_by_role("button", name="My location").click()
    page.wait_for_function("document.getElementById('message').textContent.includes('does not tell')")
    assert page.locator("#location").get_attribute("aria-pressed") == "false"
    assert page.evaluate("window.cleared") == 7


def test_without_permission_the_real_thing_says_so(open_map):
    page = open_map(permissions=[], reduced_motion="reduce")
    page.get_by_role("button", name="My location").click()
    page.wait_for_function("document.getElementById('message').textContent.includes('does not tell')")
