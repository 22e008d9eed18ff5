# SPDX-License-Identifier: MIT
"""Screens of the library against the camera of MapLibre: the pixel of a position, and the position at a pixel."""

from __future__ import annotations

import numpy as np
import pytest
from Oracle.Map.screen_library import Screen, ScreenLibrary

PLACES = 6
PAGE = '<!doctype html><div id="map" style="width: {}px; height: {}px"></div>'
# A map without anything on it, and its answers for each camera.
ASK = """async ({cameras, field}) => {
  const map = new maplibregl.Map({
    container: "map", style: {version: 8, sources: {}, layers: []}, maxPitch: 85, maxZoom: 24, fadeDuration: 0,
  });
  await map.once("load");
  if (field) map.setVerticalFieldOfView(field);
  return cameras.map(({places, pixels, ...camera}) => {
    map.jumpTo(camera);
    const bounds = map.getBounds();
    const {lng, lat} = map.getCenter();
    return {
      field: map.getVerticalFieldOfView(),
      center: [lat, lng],
      pixels: places.map((place) => map.project(place)).map(({x, y}) => [x, y]),
      places: pixels.map((pixel) => map.unproject(pixel)).map(({lng, lat}) => [lat, lng]),
      view: [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()],
    };
  });
}"""


def wrapped(degrees):
    return (degrees + 180) % 360 - 180


@pytest.mark.parametrize(("width", "height", "field"), [(800, 600, None), (390, 640, 60), (900, 200, 20)])
def test_maplibre_has_the_same_camera(new_context, folder, library, seed, width, height, field):
    screens = ScreenLibrary(library)
    random = np.random.default_rng([seed, width])
    cases = []
    for _ in range(60):
        screen = Screen(
            latitude=random.uniform(-60, 60), longitude=random.uniform(-180, 180), zoom=random.uniform(4, 20),
            width=width, height=height, bearing=random.choice([random.uniform(-180, 180), 0]),
            pitch=random.choice([random.uniform(0, 85), 0, 60, 85]), field_of_view=field or 0,
        )  # fmt: skip
        xs, ys = random.uniform(0, width, PLACES), random.uniform(height / 3, height, PLACES)
        points = screens.points(screen, xs, ys)
        cases.append((screen, np.column_stack([xs, ys]), points))
    asked = [
        {
            "center": [screen.longitude, screen.latitude], "zoom": screen.zoom, "bearing": screen.bearing,
            "pitch": screen.pitch, "pixels": pixels.tolist(),
            # In the copy of the world that MapLibre looks at.
            "places": [[screen.longitude + wrapped(lon - screen.longitude), lat] for lat, lon in np.nan_to_num(points)],
        }
        for screen, pixels, points in cases
    ]  # fmt: skip
    page = new_context(sharp=True).new_page()
    page.set_content(PAGE.format(width, height))
    page.add_script_tag(path=folder / "maplibre-gl.js")
    answers = page.evaluate(ASK, {"cameras": asked, "field": field})
    page.context.close()

    seen = 0
    for (screen, pixels, points), answer in zip(cases, answers):
        assert abs(answer["field"] - (field or 36.86989764584402)) < 1e-9
        # MapLibre moves a center that would show places beyond the edge of the world.
        assert np.abs(np.array(answer["center"]) - [screen.latitude, screen.longitude]).max() < 1e-9, screen
        degree = 512 * 2**screen.zoom / 360
        for pixel, point, theirs, place in zip(pixels, points, answer["pixels"], answer["places"]):
            if np.isnan(point).any() or abs(point[0]) > 85:
                continue
            seen += 1
            ours = screens.pixels(screen, [point[0]], [point[1]])[0]
            assert np.abs(ours - theirs).max() < 0.01, (screen, point, ours, theirs)
            assert np.abs(pixel - theirs).max() < 0.01, (screen, point, pixel, theirs)
            far = abs(place[0] - screen.latitude) + abs(wrapped(place[1] - screen.longitude))
            close = 1e-6 * far + 0.01 / degree + 1e-9
            assert abs(place[0] - point[0]) < close and abs(wrapped(place[1] - point[1])) < close, (screen, point, place)
        view, theirs = np.array(screens.view(screen)), np.array(answer["view"])
        if np.abs(theirs[[0, 2]]).max() > 85 or theirs[3] - theirs[1] > 359:
            continue
        close = 1e-6 * (theirs[3] - theirs[1]) + 0.01 / degree
        # Theirs is the box of the four corners too.
        assert np.abs(wrapped(view[[1, 3]] - theirs[[1, 3]])).max() < close, (screen, view, theirs)
        assert np.abs(view[[0, 2]] - theirs[[0, 2]]).max() < close, (screen, view, theirs)
    assert seen > 150
