# SPDX-License-Identifier: MIT
"""The three norths: the arrows, the angles between them, and the azimuths that are counted from them."""

from __future__ import annotations

import datetime
import re

import pygeomag
import pyproj
import pytest

OSLO, ROUTE_END = (59.9, 10.7), (60.1, 11.4)
GEOD = pyproj.Geod(ellps="WGS84")


@pytest.fixture(scope="module")
def norths():
    """norths(latitude, longitude): convergence and declination of today, by PROJ and by pygeomag."""
    model = pygeomag.GeoMag(coefficients_file="wmm/WMM_2025.COF")
    now = datetime.datetime.now(datetime.timezone.utc)
    year = now.year + (now.timetuple().tm_yday - 1) / 365.25

    def both(latitude: float, longitude: float) -> tuple[float, float]:
        zone = int((longitude + 180) // 6) + 1
        convergence = pyproj.Proj(proj="utm", zone=zone).get_factors(longitude, latitude).meridian_convergence
        return convergence, model.calculate(glat=latitude, glon=longitude, alt=0, time=year).d

    return both


def signed(text: str) -> float:
    number, side = re.match(r"([\d.]+)°(?: ([EW]))?$", text).groups()
    return -float(number) if side == "W" else float(number)


def test_the_angles_between_the_norths_are_those_of_proj_and_of_the_magnetic_model(open_map, norths):
    for latitude, longitude in [OSLO, (-33.9, 151.2), (40.7, -74.0)]:
        page = open_map(f"#9/{latitude}/{longitude}")
        convergence, declination = norths(latitude, longitude)
        text = page.get_attribute("#norths", "data-text")
        found = re.match(r"Grid north (.*), magnetic north (.*) of true north; from grid to magnetic (.*)$", text).groups()
        wanted = [convergence, declination, declination - convergence]
        for angle, expected in zip(found, wanted):
            assert signed(angle) == pytest.approx(expected, abs=0.0501 + 0.01), text
        for name, expected in {"grid": convergence, "magnetic": declination}.items():
            turned = page.get_attribute(f"#north .{name}", "transform")
            assert float(re.search(r"\((.*)\)", turned)[1]) == pytest.approx(expected, abs=0.01)


def test_a_compass_is_useless_near_the_magnetic_pole(open_map):
    page = open_map("#4/86/140")
    assert "no compass" in page.inner_text("#norths")
    assert not page.locator("#north .magnetic").is_visible()


@pytest.mark.parametrize("north", ["true", "grid", "magnetic"])
def test_azimuths_of_a_route_are_counted_from_the_chosen_north(open_map, norths, north):
    page = open_map("#9/60/11")
    points = [{"latitude": y, "longitude": x} for y, x in (OSLO, ROUTE_END)]
    page.evaluate("points => gridnorthMap.route.set(points)", points)
    page.keyboard.press("r")
    page.select_option("#panel select >> nth=0", north)
    azimuth = GEOD.inv(OSLO[1], OSLO[0], ROUTE_END[1], ROUTE_END[0])[0]
    convergence, declination = norths(*OSLO)
    expected = azimuth - {"true": 0, "grid": convergence, "magnetic": declination}[north]
    leg = page.locator("#panel .rows b").nth(1)
    shown = leg.inner_text().split(" · ")[1]
    assert shown.endswith("° " + north[0].upper())
    assert float(shown.split("°")[0]) == pytest.approx(expected, abs=0.0501 + 0.01)
    page.select_option("#panel select >> nth=1", "mils")
    shown = leg.inner_text().split(" · ")[1]
    assert float(shown.split()[0]) == pytest.approx(expected * 6400 / 360, abs=0.5 + 0.2)
    # The choice is kept.
    page.reload()
    page.wait_for_selector("html[data-ready]", state="attached")
    page.keyboard.press("r")
    assert page.locator("#panel select").evaluate_all("all => all.map(one => one.value)") == [north, "mils"]
