# SPDX-License-Identifier: MIT
"""Sheets printed to scale: the drawing in chromium's PDF, against positions from PROJ."""

from __future__ import annotations

import datetime
import math
import re

import numpy
import pygeomag
import pyproj
import pytest
from Map.pages import drawing

PAPERS = {"A4": (210, 297), "A3": (297, 420), "Letter": (215.9, 279.4)}
GRID = (0x1C / 255, 0x5D / 255, 0x8C / 255)
EXACT = 0.2  # Millimeters.

# Chromium rounds the size of a page, but not its contents.
PIXEL = 25.4 / 96

# Where the map's picture is not looked at: millions of pixels that need not be compressed.
NO_PICTURE = """() => {
  const { toBlob } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.toBlob = function (...told) {
    this.width = this.height = 1;
    toBlob.apply(this, told);
  };
}"""


def prepare(page, scale: int, paper: str, orientation: str) -> None:
    """Prints, but for the dialog of the browser."""
    page.evaluate("() => { window.print = () => { window.isPrinted = true; }; window.isPrinted = false; }")
    page.evaluate("gridnorthMap.openPanel('print')")
    choices = page.locator("#panel select")
    choices.nth(0).select_option(str(scale))
    choices.nth(1).select_option(paper)
    choices.nth(2).select_option(orientation)
    page.locator("#panel").get_by_role("button", name="Print", exact=True).click()
    page.wait_for_function("window.isPrinted")


def zone_of(longitude: float) -> int:
    return int((longitude + 180) // 6) + 1


def system(zone: int, latitude: float) -> pyproj.CRS:
    return pyproj.CRS.from_epsg((32600 if latitude >= 0 else 32700) + zone)


def test_the_credit_is_whole_where_the_sheet_has_no_names(open_map):
    """Its width was that of letters of the size that was measured last."""
    page = open_map("#11/60.382/5.25", fresh=True)
    page.evaluate("import('./layer/text.mjs').then(({ textWidth }) => textWidth('\u2603', { size: 60, weight: 700 }))")
    prepare(page, 25_000, "A4", "portrait")
    [credit] = page.evaluate("[...document.querySelectorAll('#print-sheet text')].map(text => text.textContent).filter(text => text.startsWith('Map: '))")
    assert credit.endswith("GeoNames (CC BY 4.0)")


@pytest.mark.parametrize(
    ("view", "scale", "paper", "orientation", "spacing"),
    [
        ("#11/56.1/11.4", 25_000, "A4", "portrait", 1000),
        # The border of a zone.
        ("#9/55.7/12.2", 250_000, "Letter", "landscape", 10_000),
        # The equator, where the Web Mercator plane is 0.7 % longer from south to north.
        ("#10/-0.02/37.1", 50_000, "A3", "portrait", 1000),
    ],
)
def test_a_printed_sheet_is_to_scale(open_map, view, scale, paper, orientation, spacing):
    page = open_map(view, reduced_motion="reduce")
    page.evaluate(NO_PICTURE)
    prepare(page, scale, paper, orientation)
    made = drawing(page.pdf(prefer_css_page_size=True))
    size = PAPERS[paper] if orientation == "portrait" else PAPERS[paper][::-1]
    assert (made.width, made.height) == pytest.approx(size, abs=PIXEL)

    # The frame of the map: its middle is the crosshair.
    (left, top, right, bottom) = max(
        (box for box in made.rectangles if box[0] > 10 and box[1] > 10 and box[2] < made.width - 10),
        key=lambda box: (box[2] - box[0]) * (box[3] - box[1]),
    )
    center = page.evaluate("gridnorthMap.center()")
    latitude, longitude = center["latitude"], center["longitude"]
    utm = pyproj.Transformer.from_crs(4326, system(zone_of(longitude), latitude), always_xy=True)
    middle = utm.transform(longitude, latitude)

    def ground(x: float, y: float) -> tuple[float, float]:
        """Easting and northing in the zone of the center."""
        return (
            middle[0] + (x - (left + right) / 2) * scale / 1000,
            middle[1] - (y - (top + bottom) / 2) * scale / 1000,
        )

    def paper_x(easting: float) -> float:
        return (left + right) / 2 + (easting - middle[0]) * 1000 / scale

    lines = [line for color, line in made.lines if color == pytest.approx(GRID, abs=0.002)]
    upright = []
    for line in lines:
        # In the zone and hemisphere where it is, each line has a whole number of kilometers.
        halfway = utm.transform(*ground(*line.mean(axis=0)), direction="INVERSE")
        own = pyproj.Transformer.from_crs(4326, system(zone_of(halfway[0]), halfway[1]), always_xy=True)
        places = numpy.array([own.transform(*utm.transform(*ground(*end), direction="INVERSE")) for end in line])
        off = numpy.abs(places - spacing * numpy.round(places / spacing)).max(axis=0) * 1000 / scale
        assert off.min() < EXACT, (line, places)
        assert left - 0.01 <= line[:, 0].min() and line[:, 0].max() <= right + 0.01
        assert top - 0.01 <= line[:, 1].min() and line[:, 1].max() <= bottom + 0.01
        if abs(line[0, 0] - line[-1, 0]) < 0.05 and abs(line[0, 1] - line[-1, 1]) > 20:
            upright.append(line[:, 0].mean())

    # All of them are there: those of the center's zone, from its border on.
    west = max(ground(left, top)[0], utm.transform(6 * math.floor(longitude / 6), latitude)[0] + spacing / 2)
    wanted = [paper_x(spacing * n) for n in range(math.ceil(west / spacing), 1 + int(ground(right, top)[0] / spacing))]
    assert len(wanted) > 2
    assert all(min(abs(x - there) for there in upright) < EXACT for x in wanted)

    # Places have their names.
    if scale == 250_000:
        place, x, y = page.evaluate("""() => {
          const { point } = gridnorthMap.places().find(({ name }) => name === "Copenhagen");
          const names = [...document.querySelectorAll("#print-sheet text")];
          const dot = names.find(({ textContent }) => textContent === "Copenhagen").previousSibling;
          return [point, dot.cx.baseVal.value, dot.cy.baseVal.value];
        }""")
        assert ground(x, y) == pytest.approx(utm.transform(place["longitude"], place["latitude"]), abs=EXACT * scale / 1000)

    # Ruler and scale bar.
    black = [line for color, line in made.lines if max(color) < 0.1 and len(line) == 2]
    long = max(abs(line[1, 0] - line[0, 0]) for line in black if line[0, 1] > bottom and line[0, 1] == line[1, 1])
    assert min(abs(long - whole) for whole in (40, 50, 100)) < 0.05
    bar = {box for box in made.rectangles if box[1] > bottom and abs(box[3] - box[1] - 1) < 0.05}
    length = (max(box[2] for box in bar) - min(box[0] for box in bar)) * scale / 1000
    told = page.evaluate("[...document.querySelectorAll('#print-sheet text')].map(({ textContent }) => textContent)")
    (number, unit), = (found.groups() for found in (re.match(r"([\d.,]+) (km|m)$", text) for text in told) if found)
    assert length == pytest.approx(float(number.replace(",", "")) * {"km": 1000, "m": 1}[unit], abs=EXACT * scale / 1000)


def test_the_margin_has_the_norths_and_the_datum(open_map, root):
    page = open_map("#11/-33.9/18.4", reduced_motion="reduce")
    page.evaluate(NO_PICTURE)
    prepare(page, 100_000, "A4", "landscape")
    told = page.evaluate("[...document.querySelectorAll('#print-sheet text')].map(text => text.textContent)")
    utm = pyproj.Proj(32734)
    convergence = utm.get_factors(18.4, -33.9).meridian_convergence
    today = datetime.date.today()
    year = today.year + (today.timetuple().tm_yday - 1) / (366 if today.year % 4 == 0 else 365)
    model = pygeomag.GeoMag(coefficients_file=str(root / "Tools/coefficients/WMM_2025.COF"))
    declination = model.calculate(glat=-33.9, glon=18.4, alt=0, time=year).d

    def angle(name: str) -> float:
        """Degrees, positive to the east; in mils the same."""
        degrees, side, mils, same = re.match(r"([\d.]+)° ([EW]) \((\d+) mils? ([EW])\)$", after(name)).groups()
        assert side == same and float(mils) == pytest.approx(float(degrees) * 6400 / 360, abs=1.5)
        return float(degrees) if side == "E" else -float(degrees)

    def after(name: str) -> str:
        return told[told.index(name) + 1]

    assert angle("Convergence") == pytest.approx(convergence, abs=0.051)
    assert angle("Declination") == pytest.approx(declination, abs=0.06)
    assert angle("Grid to magnetic") == pytest.approx(declination - convergence, abs=0.06)
    assert after("Datum") == "WGS 84"
    assert any(text.startswith("Map: Natural Earth") and "GeoNames (CC BY 4.0)" in text for text in told)
    assert after("Projection") == "UTM zone 34 south (EPSG:32734)"
    assert "WMM2025" in after("Model") and str(today.year) in after("Model")
    assert "34H BH" in told and "1:100,000" in told
    # The grid's numbers: 260 km east, where the zone's 34 are 6,240 km north.
    easting, northing = (int(value // 1000) for value in utm(18.4, -33.9))
    assert str(easting) in told and str(northing) in told

    # A sheet that no longer matches the screen must not be printed by a later Ctrl+P.
    page.evaluate("void gridnorthMap.map.panBy([90, 0], { duration: 0 })")
    page.wait_for_selector("#print-sheet", state="detached")


def test_nothing_in_the_margin_stands_on_anything_else(open_map):
    """Where the three norths are close together, too."""
    page = open_map("#11.2/60.1/10.9", reduced_motion="reduce")
    page.evaluate(NO_PICTURE)
    prepare(page, 25_000, "A4", "portrait")
    crowded = page.evaluate("""() => {
      const texts = [...document.querySelectorAll("#print-sheet text")].map((one) => [one.textContent, one.getBBox()]);
      const isClose = (a, b) => a.x < b.x + b.width + 0.3 && b.x < a.x + a.width + 0.3 && a.y + 0.5 < b.y + b.height && b.y + 0.5 < a.y + a.height;
      return texts.flatMap(([name, box], i) => texts.slice(i + 1).filter(([, other]) => isClose(box, other)).map(([other]) => [name, other]));
    }""")
    assert crowded == []


def test_the_picture_lies_below_its_grid(open_map):
    """The edges of a polygon along lines of the grid, in the pixels of the map's picture."""
    page = open_map("#10/60.2/5.1", reduced_motion="reduce", sharp=True)
    utm = pyproj.Transformer.from_crs(4326, 32632, always_xy=True)
    (east, north), side = utm.transform(5.1, 60.2), 4000
    corners = [
        utm.transform(east + side * x, north + side * y, direction="INVERSE")
        for x, y in [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    ]
    page.evaluate(
        "corners => gridnorthMap.polygon.set(corners.map(([longitude, latitude]) => ({ latitude, longitude })))", corners
    )
    prepare(page, 50_000, "A4", "portrait")
    # The area is written where the polygon is: 64 km² on the grid; and no name of a place runs through it.
    labels = page.evaluate("""gridnorthMap.shapes.labels().map(({ text, point }) => {
      const [found, ...more] = [...document.querySelectorAll("#print-sheet text")].filter(({ textContent }) => textContent === text);
      return [text, point, more.length, Number(found?.getAttribute("x")), Number(found?.getAttribute("y")), found?.getAttribute("fill")];
    })""")
    ((text, point, more, x, y, fill),) = labels
    assert float(re.match(r"[\d.]+", text)[0]) == pytest.approx(64, abs=0.2) and more == 0 and fill == "#8a5a00"
    place = utm.transform(point["longitude"], point["latitude"])
    frame = page.evaluate("(box => ['x', 'y', 'width', 'height'].map(name => Number(box.getAttribute(name))))(document.querySelector('#print-sheet .frame'))")
    middle = frame[0] + frame[2] / 2, frame[1] + frame[3] / 2
    assert (x - middle[0], middle[1] - y) == pytest.approx(((place[0] - east) / 50, (place[1] - north) / 50), abs=1.5)

    # The middles of the stroke's pixels in the row and the column through the center, in millimeters from there.
    found = page.evaluate("""async () => {
      const image = document.querySelector("#print-sheet image");
      const bitmap = await createImageBitmap(await (await fetch(image.getAttribute("href"))).blob());
      const { width, height } = bitmap;
      const context = new OffscreenCanvas(width, height).getContext("2d");
      context.drawImage(bitmap, 0, 0);
      const isStroke = (pixels, i) => Math.abs(pixels[i] - 0x8a) < 40 && Math.abs(pixels[i + 1] - 0x5a) < 40 && pixels[i + 2] < 70;
      const middles = (pixels, size) => {
        const all = Array.from({ length: size }, (_, i) => i).filter(i => isStroke(pixels, 4 * i));
        return [all.filter(i => i < size / 2), all.filter(i => i >= size / 2)]
          .map(some => some.reduce((sum, i) => sum + i + 0.5, 0) / some.length - size / 2);
      };
      const across = middles(context.getImageData(0, height / 2, width, 1).data, width);
      const down = middles(context.getImageData(width / 2, 0, 1, height).data, height);
      return [...across.map(x => x * image.width.baseVal.value / width), ...down.map(y => y * image.height.baseVal.value / height)];
    }""")
    assert found == pytest.approx([-80, 80, -80, 80], abs=EXACT)


def test_a_scale_nobody_can_want_is_refused(page):
    page.evaluate("gridnorthMap.openPanel('print')")
    page.locator("#panel select").nth(0).select_option("own")
    own = page.locator("#panel input[type=number]")
    for wrong in ("0", "-25000", "", "1e9"):
        own.fill(wrong)
        assert page.locator("#panel .primary").is_disabled(), wrong
        assert "1:1,000,000" in page.locator("#print-problem").inner_text()
    own.fill("12500")
    assert page.locator("#panel .primary").is_enabled()
    page.reload()
    page.wait_for_selector("html[data-ready]")
    page.evaluate("gridnorthMap.openPanel('print')")
    assert own.input_value() == "12500"
