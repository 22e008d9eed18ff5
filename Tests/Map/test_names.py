# SPDX-License-Identifier: MIT
"""Names that the layer writes, on each of the map libraries: every corner of every name's box decodes to that name."""

from __future__ import annotations

import random

import mgrs
import pytest
from effort import EFFORT
from playwright.sync_api import Page

SHOW = {
    "maplibre": "map.jumpTo({ center: [v[1], v[0]], zoom: v[2], bearing: v[3], pitch: v[4] })",
    "leaflet": "map.setView([v[0], v[1]], Math.round(v[2]) + 1, { animate: false })",
    "openlayers": "const m = map.getView(); m.setRotation(v[3] / -57.3); m.setZoom(v[2] + 1); m.setCenter([v[1], v[0]])",
    "deck": "map.setProps({ viewState: { latitude: v[0], longitude: v[1], zoom: v[2], bearing: v[3], pitch: v[4] } })",
}
NUDGE = {
    "maplibre": "map.triggerRepaint()",
    "leaflet": "map.fire('move')",
    "openlayers": "map.render()",
    "deck": "map.redraw('test')",
}

# Shows a view; then what is written, and the positions at the corners of what has a box, as the map itself finds them.
WRITTEN = """async ([show, nudge, v]) => {
  eval(show);
  for (let i = 0; i < 3; i++) {
    eval(nudge);
    await new Promise(requestAnimationFrame);
  }
  const view = await new Promise((done) => grid.once("draw", ({ view }) => done(view)).refresh());
  const at = (x, y) => { const found = view.unproject(x, y); return found && [found.latitude, found.longitude]; };
  return grid.painter.texts.filter(({ width }) => width).map(({ text, kind, x, y, width, height }) => ({
    text, kind, box: [x - width / 2, y - height / 2, x + width / 2, y + height / 2],
    corners: [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([a, b]) => at(x + (a * width) / 2, y + (b * height) / 2)),
  }));
}"""


def is_named(text: str, kind: str, reference: str) -> bool:
    """Whether a square, such as 31UDQ, is what a text names, or lies in it."""
    zone, square = reference[:-2], reference[-2:]
    if kind == "square":
        return text == square
    if kind == "corner":
        return text == f"{zone} {square}"
    # Of a view of the world the number of a zone, or the letter of a band or of half a cap.
    return text == zone or (len(text) == 2 and zone[:-1] == text) or (len(text) == 1 and zone[-1] == text)


@pytest.fixture(scope="session", params=SHOW)
def host(request, open_layers) -> tuple[str, list[Page]]:
    sizes = [{"width": 1366, "height": 768}, {"width": 390, "height": 844}]
    return request.param, [open_layers(request.param, viewport=size) for size in sizes]


def test_names_stand_within_their_cells(host, seed) -> None:
    """In 100 views of each map, flat, turned and tilted; no two boxes overlap."""
    name, pages = host
    made = random.Random(f"{seed} {name}")
    decoder = mgrs.MGRS()
    count = 0
    rounds = max(20, round(100 * EFFORT))
    for i in range(rounds):
        latitude = made.choice([made.uniform(-83, 83), made.uniform(55, 75)])
        zoom = made.choice([made.uniform(1, 18), made.uniform(3, 8)])
        kind = made.randrange(3)
        view = [latitude, made.uniform(-180, 180), zoom, made.uniform(0, 360) * (kind > 0), made.uniform(5, 60) * (kind > 1)]
        written = pages[i % 2].evaluate(WRITTEN, [SHOW[name], NUDGE[name], view])
        for one in written:
            count += 1
            for corner in one["corners"]:
                assert corner, (view, one)
                reference = decoder.toMGRS(corner[0], (corner[1] + 180) % 360 - 180, MGRSPrecision=0)
                assert is_named(one["text"], one["kind"], reference), (view, one, reference)
        for j, a in enumerate(box["box"] for box in written):
            for b in (box["box"] for box in written[:j]):
                assert a[0] >= b[2] or b[0] >= a[2] or a[1] >= b[3] or b[1] >= a[3], (view, a, b)
    assert count > 5 * rounds
