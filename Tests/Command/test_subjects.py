# SPDX-License-Identifier: MIT
"""Each subject against programs that do the same: GeoConvert, GeodSolve, RhumbSolve and Planimeter of GeographicLib, and PROJ."""

import datetime
import json
import math
import random
import re
import subprocess

import pygeomag
import pyproj
import pytest
from effort import EFFORT
from Oracle.Earth.magnetic_model import COEFFICIENTS

GEOD = pyproj.Geod(ellps="WGS84")
COUNT = int(2000 * EFFORT)


def positions(seed, count=COUNT, south=-90, north=90):
    source = random.Random(seed)
    return [(source.uniform(south, north), source.uniform(-180, 180)) for _ in range(count)]


def lines(points, decimals=9):
    return "".join(f"{latitude:.{decimals}f} {longitude:.{decimals}f}\n" for latitude, longitude in points)


def oracle(*command, given=""):
    return subprocess.run(command, input=given, capture_output=True, text=True, check=True).stdout.splitlines()


def table(gridnorth, *words, given=""):
    """The rows of the output as lists of words, after checking that all is well."""
    status, out, errors = gridnorth(*words, given=given)
    assert (status, errors) == (0, "")
    return [line.split() for line in out.splitlines()]


@pytest.mark.parametrize("precision", [-1, 0, 1, 3, 5, 8])
def test_mgrs_is_that_of_geoconvert(gridnorth, seed, precision):
    given = lines(positions(seed))
    expected = oracle("GeoConvert", "-m", "-p", str(precision - 5), given=given)
    assert gridnorth("mgrs", "-p", precision, given=given)[1].splitlines() == [line.upper() for line in expected]


def test_positions_of_references_are_those_of_geoconvert(gridnorth, seed):
    references = gridnorth("mgrs", given=lines(positions(seed, south=-79, north=83)))[1]
    expected = oracle("GeoConvert", "-g", "-p", "4", given=references)
    found = table(gridnorth, "mgrs", "--decode", given=references)
    assert len(found) == COUNT
    for line, row in zip(expected, found, strict=True):
        # Cells that the border of a zone cuts have another inner point.
        assert all(abs(float(one) - float(other)) < 2e-5 for one, other in zip(line.split(), row, strict=True)), line


def test_utm_is_that_of_geoconvert(gridnorth, seed):
    given = lines(positions(seed))
    for line, row in zip(oracle("GeoConvert", "-u", "-p", "6", given=given), table(gridnorth, "utm", "--decimals", 6, given=given), strict=True):
        zone, easting, northing = line.split()
        assert row[0] == zone.upper().lstrip("0")
        assert abs(float(row[1]) - float(easting)) < 1e-5
        assert abs(float(row[2]) - float(northing)) < 1e-5


def test_utm_in_one_zone_is_that_of_proj(gridnorth, seed):
    source = random.Random(seed)
    points = [(source.uniform(0, 80), source.uniform(0, 18)) for _ in range(200)]
    transform = pyproj.Transformer.from_crs(4326, 32632, always_xy=True).transform
    for words in (["--zone", 32], ["--zone", 32632]):
        for (latitude, longitude), row in zip(points, table(gridnorth, "utm", *words, "--decimals", 4, given=lines(points, 12)), strict=True):
            easting, northing = transform(longitude, latitude)
            assert row[0] == "32N"
            assert math.hypot(float(row[1]) - easting, float(row[2]) - northing) < 1e-3


@pytest.mark.parametrize(("form", "epsg"), [("webmercator", 3857), ("ecef", 4978)])
def test_other_systems_are_those_of_proj(gridnorth, seed, form, epsg):
    points = positions(seed, 200, -85, 85)
    transform = pyproj.Transformer.from_crs(4326 if epsg == 3857 else 4979, epsg, always_xy=True).transform
    for (latitude, longitude), row in zip(points, table(gridnorth, "convert", "--to", form, "--decimals", 4, given=lines(points, 12)), strict=True):
        expected = transform(longitude, latitude) if epsg == 3857 else transform(longitude, latitude, 0)
        assert all(abs(float(one) - other) < 1e-3 for one, other in zip(row, expected, strict=True))


def test_earth_centered_coordinates_are_read(gridnorth, seed):
    """Those of PROJ, with their heights, from lines, from columns and from one column of a table."""
    source = random.Random(seed)
    places = [(latitude, longitude, source.uniform(-1000, 1e6)) for latitude, longitude in positions(seed, 200)]
    transform = pyproj.Transformer.from_crs(4979, 4978, always_xy=True).transform
    texts = [" ".join(f"{axis:.6f}" for axis in transform(longitude, latitude, height)) for latitude, longitude, height in places]
    given = "".join(text + "\n" for text in texts)
    words = ["convert", "--from", "ecef", "--to", "dd", "-d", "9"]
    found = table(gridnorth, *words, given=given)
    for (latitude, longitude, _), row in zip(places, found, strict=True):
        assert float(row[0].rstrip(",")) == pytest.approx(latitude, abs=1e-8)
        assert abs(math.remainder(float(row[1]) - longitude, 360)) * math.cos(math.radians(latitude)) < 1e-8
    rows = gridnorth(*words, given="n,Z,x,y\n" + "".join("1,{2},{0},{1}\n".format(*text.split()) for text in texts))[1].splitlines()
    assert rows[0] == "n,Z,x,y,dd,height"
    assert [row.split('"')[1].split() for row in rows[1:]] == found
    assert [float(row.rpartition(",")[2]) for row in rows[1:]] == pytest.approx([height for _, _, height in places], abs=2e-3)
    assert gridnorth(*words, "--column", "2", "-f", "text", given="n;where\n" + "".join(f"1;{text}\n" for text in texts))[1].splitlines() == [" ".join(row) for row in found]
    # Back again, with the height.
    back = gridnorth("convert", "--from", "ecef", "--to", "ecef", "-d", "3", given=given)[1].splitlines()
    assert all(abs(float(one) - float(other)) < 2e-3 for text, row in zip(texts, back, strict=True) for one, other in zip(text.split(), row.split(), strict=True))
    listed = gridnorth("convert", "--from", "ecef", *texts[0].split())[1].splitlines()
    assert listed[-1] == f"Height above the ellipsoid {places[0][2]:.3f}"
    assert listed[-3].split()[1:] == [f"{float(axis):.3f}" for axis in texts[0].split()]


def test_earth_centered_coordinates_that_cannot_be_read(gridnorth):
    for given, place in (("1 2\n", "1:1"), ("x y z\n", "1:1"), ("1 2 3 4\n", "1:1"), ("x,y,z\n6378137,a,0\n", "2:9")):
        status, _, errors = gridnorth("convert", "--from", "ecef", given=given)
        assert (status, errors) == (1, f"stdin:{place}: Three numbers were expected: x, y and z in meters.\n")
    assert gridnorth("convert", "--from", "ecef", given="1e999 0 0\n")[::2] == (1, "stdin:1:1: A number is NaN or infinite.\n")
    status, _, errors = gridnorth("convert", "--from", "ecef", given="lat,lon\n1,2\n")
    assert (status, "call them x, y and z" in errors) == (2, True)
    assert gridnorth("convert", "--from", "utm", "1", "2")[0] == 2


@pytest.mark.parametrize("form", ["dd", "dm", "dms", "utm", "ups", "mgrs", "iso6709", "geo", "georef", "gars"])
def test_every_notation_is_read_back(gridnorth, seed, form):
    points = positions(seed, 300, 85, 90) if form == "ups" else positions(seed, 300, -79, 83)
    digits = {"mgrs": 9, "gars": 2, "georef": 9, "utm": 6, "ups": 6}.get(form, 9)
    tolerance = 0.06 if form == "gars" else 1e-6
    written = gridnorth("convert", "--to", form, "--decimals", digits, given=lines(points, 12))[1]
    for (latitude, longitude), row in zip(points, table(gridnorth, "parse", "--form", form, "--hemispheres", "--decimals", 12, given=written), strict=True):
        assert row[2] == form
        _, _, distance = GEOD.inv(longitude, latitude, float(row[1]), float(row[0]))
        assert distance < tolerance * 112_000


def test_distances_are_those_of_geodsolve(gridnorth, seed):
    pairs = list(zip(positions(seed), positions(seed + 1), strict=True))
    given = "".join(lines([one])[:-1] + " " + lines([other]) for one, other in pairs)
    expected = oracle("GeodSolve", "-i", "-p", "6", given=given)
    for line, row in zip(expected, table(gridnorth, "distance", "--decimals", 6, given=given), strict=True):
        first, second, distance = map(float, line.split())
        assert abs(float(row[0]) - distance) < 1e-5
        assert abs(float(row[1]) - first) < 1e-6
        assert abs(float(row[2]) - second) < 1e-6


def test_going_is_that_of_geodsolve(gridnorth, seed):
    source = random.Random(seed)
    rows = [(*point, source.uniform(-180, 180), source.uniform(0, 2e7)) for point in positions(seed)]
    text = [[f"{number:.9f}" for number in row] for row in rows]
    expected = oracle("GeodSolve", "-p", "6", given="".join(" ".join(row) + "\n" for row in text))
    given = "lat,lon,azimuth,distance\n" + "".join(",".join(row) + "\n" for row in text)
    words = ["--azimuth-column", "azimuth", "--decimals", 6]
    found = gridnorth("distance", *words, given=given)[1].splitlines()[1:]
    for line, row in zip(expected, found, strict=True):
        latitude, longitude, azimuth = map(float, line.split())
        there = [float(field) for field in row.split(",")[4:]]
        _, _, distance = GEOD.inv(longitude, latitude, there[1], there[0])
        assert distance < 1e-4
        assert abs(math.remainder(there[2] - azimuth, 360)) < 1e-6


@pytest.mark.parametrize("method", ["rhumb", "sphere"])
def test_other_lines(gridnorth, seed, method):
    pairs = list(zip(positions(seed, 200, -80, 80), positions(seed + 1, 200, -80, 80), strict=True))
    given = "".join(lines([one])[:-1] + " " + lines([other]) for one, other in pairs)
    found = table(gridnorth, "distance", "--method", method, given=given)
    if method == "rhumb":
        for line, row in zip(oracle("RhumbSolve", "-i", "-p", "3", given=given), found, strict=True):
            azimuth, distance = map(float, line.split()[:2])
            assert abs(float(row[0]) - distance) < 2e-3
            assert abs(math.remainder(float(row[1]) - azimuth, 360)) < 1e-7
    else:
        sphere = pyproj.Geod(a=6371008.771415059, b=6371008.771415059)
        for (one, other), row in zip(pairs, found, strict=True):
            assert abs(sphere.inv(one[1], one[0], other[1], other[0])[2] - float(row[0])) < 0.01
    # There and back.
    start = "48.85837 2.294481"
    for length in (1000, 1_000_000):
        there = table(gridnorth, "distance", "--method", method, "-a", "30", "-l", length, start)[0][:2]
        back = table(gridnorth, "distance", "--method", method, *start.split(), *there)[0]
        assert abs(float(back[0]) - length) < 0.002


def test_distances_from_one_position(gridnorth, seed):
    points = positions(seed, 100)
    found = table(gridnorth, "distance", "--from", "31UDQ4825011951", given=lines(points))
    start = gridnorth("parse", "--decimals", 12, "31UDQ4825011951")[1].split()
    for (latitude, longitude), row in zip(points, found, strict=True):
        _, _, distance = GEOD.inv(float(start[1]), float(start[0]), longitude, latitude)
        assert abs(distance - float(row[0])) < 1e-3


def test_two_positions_of_any_notation(gridnorth):
    expected = gridnorth("distance", "40.5", "-75.25", "41", "-75")[1]
    for text in ("40.5 -75.25 | 41 -75", "40°30′N 75°15′W\t41, -75", "40°30′N 75°15′W to N41 W75", "40.5,-75.25,41,-75", "40.5 -75.25; 41 -75"):
        assert gridnorth("distance", given=text + "\n") == (0, expected, ""), text
    assert gridnorth("distance", "40.5,-75.25", "41,-75")[1] == expected
    for text in ("1.5 2.5", "N40.5 W75.25", "31UDQ4825111943", "1 2 3"):
        status, _, errors = gridnorth("distance", given=text + "\n")
        assert (status, "stdin:1:1: Two positions were expected" in errors) == (1, True), text


def test_blanks_between_two_positions(gridnorth):
    """Where one way alone makes two positions of a line, no | is needed."""
    expected = gridnorth("distance", "31UDQ4825111943", "32TNT1234512345")[1]
    for text in ("31UDQ4825111943 32TNT1234512345", "31U DQ 48251 11943, 32T NT 12345 12345", "31UDQ4825111943; 32TNT1234512345"):
        assert gridnorth("distance", given=text + "\n") == (0, expected, ""), text
        assert gridnorth("distance", *text.split()) == (0, expected, "")
        assert gridnorth("distance", "--column", "both", "-f", "text", given=f'both\tn\n"{text}"\t1\n') == (0, expected, "")
    assert gridnorth("distance", given="N40 30 W75 15 N41 W75\n")[1] == gridnorth("distance", "40.5", "-75.25", "41", "-75")[1]
    # A dash between two positions was the sign of the second, 10,748 km away.
    for text in ("48 2 - 49 3", "48N 2E - 49N 3E", "48, 2 - 49, 3", "48.5 2.5 – 49.5 3.5", "48 2-49 3", "48,2-49,3"):
        place = re.search("[-–]", text).start() + 1
        said = f"stdin:1:{place}: This may be a sign or a dash: write | between the two positions.\n"
        assert gridnorth("distance", given=text + "\n") == (1, "\n", said), text
    assert gridnorth("distance", given="48 2 | - 49 3\n48.0 2.0 -49.0 3.0\n")[0] == 0
    # Two words that are no positions are told as such.
    assert gridnorth("distance", given="31UDQ48251 32TNT12345\n")[2] == "stdin:1:6: Easting and northing do not have the same number of digits.\n"
    assert gridnorth("distance", given="31UDQ4825111943 nowhere\n")[2].startswith("stdin:1:17: ")


@pytest.mark.parametrize(
    ("subject", "text", "place", "said"),
    [
        ("parse", "48.1 2.2 35", 10, "This third number is too many: a position has two"),
        ("mgrs", "48.1,2.2,35", 10, "This third number is too many: a position has two"),
        ("parse", "48 51 30 2 17", 12, "This fifth number is too many: a position has two"),
        ("parse", "48 51 30 2 17 40 35", 18, "This seventh number is too many: a position has two"),
        ("distance", "48.1 2.2 49.1 3.3 35", 19, "This fifth number is too many: two positions have four"),
        # Numbers that are no degrees may be UTM whose zone lacks its hemisphere.
        ("parse", "31 448250 5411951", 18, "The text ends where more was expected."),
    ],
)
def test_a_number_that_is_too_many(gridnorth, subject, text, place, said):
    status, _, errors = gridnorth(subject, given=text + "\n")
    assert (status, errors.startswith(f"stdin:1:{place}: {said}")) == (1, True), errors
    assert f"character {place}: {said}" in gridnorth(subject, *text.split())[2]


def test_a_direction_that_is_missing(gridnorth):
    status, _, errors = gridnorth("distance", "--azimuth", "NNE", given="1.5 2.5\n")
    assert status == 1
    assert "--length" in errors
    assert gridnorth("distance", "--azimuth", "foo", "1.5", "2.5")[0] == 2


def test_lines_of_geojson_are_cut_at_the_antimeridian(gridnorth):
    found = json.loads(gridnorth("distance", "-f", "geojson", "0", "179", "0", "-179")[1])["features"][0]
    assert found["geometry"]["type"] == "MultiLineString"
    assert found["properties"]["distance"] == 222638.982


def test_areas_are_those_of_planimeter(gridnorth, seed):
    source = random.Random(seed)
    polygons = []
    for _ in range(50):
        latitude, longitude = source.uniform(-70, 70), source.uniform(-150, 150)
        count = source.randint(3, 12)
        ring = [GEOD.fwd(longitude, latitude, 360 / count * corner, source.uniform(1e3, 8e5))[:2] for corner in range(count)]
        polygons.append([(corner[1], corner[0]) for corner in ring])
    given = "\n".join(lines(polygon) for polygon in polygons)
    found = table(gridnorth, "area", given=given)
    for polygon, row in zip(polygons, found, strict=True):
        _, perimeter, area = oracle("Planimeter", given=lines(polygon))[0].split()
        # Planimeter counts counterclockwise as positive, too.
        assert abs(float(row[0]) - float(area)) < 1
        assert abs(float(row[1]) - float(perimeter)) < 2e-3
    geojson = gridnorth("area", "-f", "geojson", given=given)[1]
    assert [feature["properties"]["perimeter"] for feature in json.loads(geojson)["features"]] == [float(row[1]) for row in found]
    again = table(gridnorth, "area", given=geojson)
    assert all(abs(float(one[1]) - float(other[1])) < 1 for one, other in zip(found, again, strict=True))


def test_holes_and_lengths_of_documents(gridnorth, tmp_path):
    ring = [[0, 0], [2, 0], [2, 2], [0, 2], [0, 0]]
    hole = [[0.5, 0.5], [0.5, 1], [1, 1], [1, 0.5], [0.5, 0.5]]
    feature = {"type": "Feature", "properties": {"name": 'a "field"'}, "geometry": {"type": "Polygon", "coordinates": [ring, hole]}}
    line = {"type": "Feature", "properties": {}, "geometry": {"type": "LineString", "coordinates": [[0, 0], [1, 0]]}}
    path = tmp_path / "both.geojson"
    path.write_text(json.dumps({"type": "FeatureCollection", "features": [feature, line]}))
    status, out, errors = gridnorth("area", "-f", "csv", path)
    assert status == 0
    assert "--lines" in errors
    name, count, area, _ = out.splitlines()[1].rsplit(",", 3)
    assert (name, count) == ('"a ""field"""', "8")
    whole, _ = GEOD.polygon_area_perimeter(*zip(*ring, strict=True))
    inner, _ = GEOD.polygon_area_perimeter(*zip(*hole, strict=True))
    assert abs(float(area) - (abs(whole) - abs(inner))) < 1
    assert gridnorth("area", "--lines", path)[1] == "111319.491\n"


def test_a_polygon_that_crosses_itself_is_told(gridnorth):
    """Two groups of a table are one ring, which crosses itself."""
    given = "field,lat,lon\na,0,0\na,0,1\na,1,1\nb,0,5\nb,0,6\nb,1,6\n"
    status, out, errors = gridnorth("area", given=given)
    assert (status, len(out.splitlines())) == (0, 1)
    assert re.search(r"polygon 1 crosses itself near -?\d", errors)
    assert gridnorth("area", given="47 5\n47 8\n49 7\n")[2] == gridnorth("area", "--lines", given=given)[2] == ""
    assert "CSV is one polygon" in " ".join(gridnorth("area", "--help")[1].split())


FIELDS = "field,lat,lon\na,0,0\na,0,1\na,1,1\nb,0,5\nb,0,6\nb,1,6\n"


def test_a_polygon_of_each_value_of_a_column(gridnorth):
    """One table may have many polygons: a new value begins a new one, and so does a blank line."""
    one = ",".join(gridnorth("area", given="0 0\n0 1\n1 1\n")[1].split())
    assert gridnorth("area", "--group", "field", given=FIELDS) == (0, f"name,positions,area,perimeter\na,3,{one}\nb,3,{one}\n", "")
    assert gridnorth("area", "-g", "1", "-f", "text", given=FIELDS)[1].splitlines()[1] == "b " + one.replace(",", " ")
    assert [json.loads(line)["name"] for line in gridnorth("area", "-g", "1", "-f", "jsonl", given=FIELDS)[1].splitlines()] == ["a", "b"]
    again = gridnorth("area", "-g", "field", given=FIELDS + 'a,0,0\na,0,1\na,1,1\n\n"a ",0,0\na,0,1\na,1,1\n')[1].splitlines()
    assert [row[0] for row in again] == ["n", "a", "b", "a", "a"]
    lines = gridnorth("area", "--lines", "--group", "field", given=FIELDS)[1].splitlines()
    assert lines[0] == "name,positions,length"
    assert [line.rpartition(",")[0] for line in lines[1:]] == ["a,3", "b,3"]
    # A row without a position spoils its own polygon alone; the remark without --group names the option.
    status, out, errors = gridnorth("area", "-g", "field", given=FIELDS.replace("a,0,1", "a,x,1"))
    assert (status, out.splitlines()[1:]) == (1, [f"b,3,{one}"])
    assert "from line 2 on are left out" in errors
    assert "--group COLUMN" in gridnorth("area", given=FIELDS)[2]
    tiles = {tile for part in ("0 0\n0 1\n1 1\n", "0 5\n0 6\n1 6\n") for tile in gridnorth("cover", "-Z", "6", given=part)[1].splitlines()}
    assert set(gridnorth("cover", "-Z", "6", "--group", "field", given=FIELDS)[1].splitlines()) == tiles


def test_geojson_stays_whole_where_a_group_is_no_polygon(gridnorth):
    """A group of one position has no polygon of GeoJSON: it is refused, and the document goes on."""
    for given, names in ("z,9,9\n", []), ("z,9,9\na,0,0\na,0,1\na,1,1\nz,9,9\nb,0,5\nb,0,6\nb,1,6\n", ["a", "b"]):
        status, out, errors = gridnorth("area", "-g", "field", "-f", "geojson", given="field,lat,lon\n" + given)
        assert (status, [feature["properties"]["name"] for feature in json.loads(out)["features"]]) == (1, names)
        assert errors.startswith("stdin:2:1: There are too few points")


def test_groups_are_those_of_tables(gridnorth, tmp_path):
    path = tmp_path / "field.geojson"
    path.write_text('{"type":"Polygon","coordinates":[[[5,47],[8,47],[7,49],[5,47]]]}')
    status, _, errors = gridnorth("area", "--group", "name", path)
    assert (status, "--group names a column, and this is no table" in errors) == (2, True)


def test_a_polygon_with_a_bad_corner_is_left_out(gridnorth):
    status, out, errors = gridnorth("area", given="1 1\nbad\n2 2\n\n47 5\n47 8\n49 7\n")
    assert (status, out) == (1, "25260659901.588 730516.406\n")
    assert "left out" in errors


def test_the_corners_of_an_area_as_arguments(gridnorth):
    expected = "25260659901.588 730516.406\n"
    assert gridnorth("area", "47", "5", "47", "8", "49", "7")[1] == expected
    assert gridnorth("area", "47,5", "47,8", "49°N 7°E")[1] == expected


#: What each unit is by definition: meters, and square meters.
UNITS = {"m": (1, 1), "km": (1000, 1e6), "mi": (1609.344, 1609.344**2), "nmi": (1852, 1852**2), "ft": (0.3048, 0.3048**2)}
AREA_UNITS = UNITS | {"km2": (1000, 1e6), "ha": (1, 1e4), "acres": (0.3048, 43560 * 0.3048**2)}


@pytest.mark.parametrize("unit", AREA_UNITS)
def test_units(gridnorth, unit):
    corners = "47 5\n47 8\n49 7\n"
    area, perimeter = map(float, table(gridnorth, "area", "-d", 9, given=corners)[0])
    length = float(table(gridnorth, "area", "--lines", "-d", 9, given=corners)[0][0])
    meters, square_meters = AREA_UNITS[unit]
    found = [float(word) for word in table(gridnorth, "area", "--units", unit, "-d", 9, given=corners)[0]]
    assert found == pytest.approx([area / square_meters, perimeter / meters], rel=1e-9)
    assert json.loads(gridnorth("area", "-u", unit, "-d", 9, "-f", "jsonl", given=corners)[1])["area"] == pytest.approx(found[0])
    if unit in UNITS:
        assert float(table(gridnorth, "area", "--lines", "-u", unit, "-d", 9, given=corners)[0][0]) == pytest.approx(length / meters, rel=1e-9)
        for method in ("geodesic", "rhumb", "sphere"):
            words = ["distance", "-m", method, "-d", 9, "48.85837", "2.294481", "51.5007", "-0.1246"]
            one, other = (list(map(float, table(gridnorth, *words, *more)[0])) for more in ([], ["--units", unit]))
            assert other == pytest.approx([one[0] / meters, *one[1:]], rel=1e-9)


def test_rings_are_circles(gridnorth):
    status, out, _ = gridnorth("ring", "--radius", "500,1km,1nmi", "--radials", "4", "48.85837", "2.294481")
    assert status == 0
    features = json.loads(out)["features"]
    rings = [feature for feature in features if feature["properties"]["kind"] == "ring"]
    assert [ring["properties"]["radius"] for ring in rings] == [500, 1000, 1852]
    for ring in rings:
        for longitude, latitude in ring["geometry"]["coordinates"][0]:
            _, _, distance = GEOD.inv(2.294481, 48.85837, longitude, latitude)
            assert abs(distance - ring["properties"]["radius"]) < 0.02
    assert len([feature for feature in features if feature["properties"]["kind"] == "radial"]) == 4
    several = json.loads(gridnorth("ring", "--radius", "10", given="1.5 2.5\n\n3.5 4.5\n")[1])["features"]
    assert len([feature for feature in several if feature["properties"]["kind"] == "ring"]) == 2
    assert json.loads(gridnorth("ring", "--radius", "10", given="")[1])["features"] == []
    for radius in ("", "0", "-1", "1,", "x", "nan"):
        assert gridnorth("ring", f"--radius={radius}", "1.5", "2.5")[0] == 2, radius


def test_norths_are_those_of_the_model(gridnorth, seed):
    model = pygeomag.GeoMag(coefficients_file=str(COEFFICIENTS))
    points = positions(seed, 100, -80, 80)
    found = table(gridnorth, "north", "--date", "2027-07-02T12:00Z", "--height", "2km", "--field", "--decimals", 6, given=lines(points))
    for (latitude, longitude), row in zip(points, found, strict=True):
        expected = model.calculate(glat=latitude, glon=longitude, alt=2, time=2027.5)
        # Beside a magnetic pole, a declination of -180 degrees is one of 180.
        assert abs(math.remainder(float(row[0]) - expected.d, 360)) < 2e-4 * max(1, 40000 / expected.h)
        assert abs(float(row[4]) - expected.i) < 2e-4
        assert abs(float(row[5]) - expected.h) < 0.2
        zone = math.floor((longitude + 180) / 6) + 1
        if -79 < latitude < 56:
            factors = pyproj.Proj(proj="utm", zone=zone, ellps="WGS84").get_factors(longitude, latitude)
            assert abs(float(row[1]) - factors.meridian_convergence) < 1e-4
        assert abs(math.remainder(float(row[2]) - (float(row[0]) - float(row[1])), 360)) < 2e-6
    assert gridnorth("north", "--date", "1999-01-01", "1.5", "2.5")[0] == 2


def test_the_sun_of_a_day(gridnorth):
    words = ["sun", "--date", "2027-06-21", "48.85837", "2.294481"]
    found = table(gridnorth, *words)
    assert [row[1] for row in found] == ["nautical-dawn", "civil-dawn", "sunrise", "noon", "sunset", "civil-dusk", "nautical-dusk"]
    assert [row[0] for row in found] == sorted(row[0] for row in found)
    # The almanac for Paris: sunrise 3:47, sunset 19:58 UTC.
    assert found[2][0].startswith("2027-06-21T03:47")
    assert found[4][0].startswith("2027-06-21T19:58")
    for row in found:
        azimuth, elevation = map(float, table(gridnorth, "sun", "--at", row[0], *words[3:])[0])
        expected = {"noon": 64.6, "sunrise": -0.3, "sunset": -0.3, "civil-dawn": -5.9, "civil-dusk": -5.9}.get(row[1], -11.9)
        assert abs(elevation - expected) < 0.25, row
        assert abs(math.remainder(azimuth - float(row[2]), 360)) < 0.02
    moon = table(gridnorth, "sun", "--moon", "--days", "30", *words[1:])
    assert {"moonrise", "moonset", "full-moon", "new-moon"} <= {row[1] for row in moon}
    events = json.loads(gridnorth(*words, "-f", "geojson")[1])["features"]
    assert [event["properties"]["event"] for event in events] == [row[1] for row in found]
    assert gridnorth(*words, "-f", "csv")[1].splitlines()[0] == "latitude,longitude,time,event,azimuth"


def test_the_events_of_a_table_keep_its_columns(gridnorth):
    given = 'name,lat,lon\n"Tower, Paris",48.85837,2.294481\nbad,x,1\n'
    words = ["sun", "--date", "2027-06-21"]
    events = gridnorth(*words, "48.85837", "2.294481")[1].splitlines()
    expected = ["name,lat,lon,time,event,azimuth", *('"Tower, Paris",48.85837,2.294481,' + event.replace(" ", ",") for event in events), "bad,x,1,,,"]
    for form in ([], ["-f", "csv"]):
        status, out, errors = gridnorth(*words, *form, given=given)
        assert (status, out.splitlines()) == (1, expected)
        assert errors.startswith("stdin:3:5: ")
    found = [json.loads(line) for line in gridnorth(*words, "-f", "jsonl", given=given)[1].splitlines()]
    assert [list(row)[:4] for row in found] == [["name", "lat", "lon", "time"]] * (len(events) + 1)
    features = json.loads(gridnorth(*words, "-f", "geojson", given=given)[1])["features"]
    assert [feature["properties"] for feature in features] == found
    assert gridnorth(*words, "-f", "text", given=given)[1].splitlines() == events


def test_the_sun_that_does_not_set(gridnorth):
    for date, latitude, said in (("2027-06-21", 78, "up-all-day"), ("2027-12-21", 78, "down-all-day"), ("2027-12-21", -78, "up-all-day")):
        assert gridnorth("sun", "--date", date, latitude, "15")[1].splitlines()[0] == f"{date}T00:00:00Z {said} -"
        assert json.loads(gridnorth("sun", "--date", date, "-f", "jsonl", latitude, "15")[1].splitlines()[0])["azimuth"] is None
        assert said in gridnorth("sun", "--date", date, given=f"lat,lon\n{latitude},15\n")[1]
    assert "all-day" not in gridnorth("sun", "--date", "2027-06-21", "60", "15")[1]


def test_the_sun_at_the_times_of_a_table(gridnorth):
    given = "lat,lon,when\n48.85837,2.294481,2027-06-21T12:00:00Z\n48.85837,2.294481,never\n"
    status, out, errors = gridnorth("sun", "--time-column", "when", given=given)
    expected = ",".join(gridnorth("sun", "--at", "2027-06-21T12:00Z", "48.85837", "2.294481")[1].split())
    assert (status, out.splitlines()[1].split("Z,")[1]) == (1, expected)
    assert "stdin:3:19: " in errors


def test_heights_of_files(gridnorth, tmp_path):
    """A plane has heights that are known everywhere."""
    rows = b"".join(((3 * row + 2 * column) % 32768).to_bytes(2, "big") for row in range(1201) for column in range(1201))
    path = tmp_path / "N48E002.hgt"
    path.write_bytes(rows)
    assert gridnorth("height", "--terrain", path, "48.5", "2.25") == (0, "2400.00\n", "")
    status, out, errors = gridnorth("height", "--terrain", path, given="48.5 2.25\n50.5 2.5\n")
    assert (status, out) == (1, "2400.00\n\n")
    assert "outside of all grids" in errors
    other = path.rename(tmp_path / "heights.hgt")
    assert "N46E008.hgt" in gridnorth("height", "--terrain", other, "48.5", "2.25")[2]
    assert gridnorth("height", "1.5", "2.5")[0] == 2
    other = other.rename(tmp_path / "S01W001.dt1")
    assert gridnorth("height", "--terrain", other, "1.5", "2.5")[0] == 1


def test_tiles_as_the_formula_gives_them(gridnorth, seed):
    points = positions(seed, 300, -84, 84)
    found = table(gridnorth, "tiles", "--zoom", 12, given=lines(points, 12))
    for (latitude, longitude), (name, quadkey) in zip(points, found, strict=True):
        x = int((longitude + 180) / 360 * 4096)
        y = int((1 - math.asinh(math.tan(math.radians(latitude))) / math.pi) / 2 * 4096)
        assert name == f"12/{x}/{y}"
        assert quadkey == "".join(str((x >> bit & 1) + 2 * (y >> bit & 1)) for bit in reversed(range(12)))


def test_covers(gridnorth, tmp_path):
    box = ["cover", "--bbox", "5,50,12,55", "--zoom"]
    assert gridnorth(*box, "0-3")[1] == "0/0/0\n1/1/0\n2/2/1\n3/4/2\n"
    assert gridnorth(*box, "0-10", "--count")[1] == f"{len(gridnorth(*box, '0-10')[1].splitlines())}\n"
    # Blanks behind commas make words of the shell.
    for edges in ("5, 50, 12, 55", "5 50 12 55", "5,50, 12 ,55", "5 50,12,55"):
        for words in (["--bbox", *edges.split()], ["-b", edges], [*f"--bbox={edges}".split()]):
            if "12 ," not in edges or len(words) == 2:
                assert gridnorth("cover", *words, "--zoom", "3") == (0, "3/4/2\n", ""), words
    assert gridnorth("cover", "--zoom", "1", "--bbox", "-5,", "-50,", "-1", "-4")[1] == "1/0/1\n"
    assert '--bbox and files exclude each other: "x"' in gridnorth(*box, "3", "x")[2]
    assert "--group is of positions, and --bbox has none" in gridnorth(*box, "3", "--group", "x")[2]
    assert "--width is of positions, and --bbox has none" in gridnorth(*box, "3", "--width", "2km")[2]
    # Two overlapping triangles: each tile once.
    given = "47 5\n47 8\n49 7\n\n47 5\n47 8\n49 6\n"
    names = gridnorth("cover", "--zoom", 9, given=given)[1].splitlines()
    assert len(names) == len(set(names))
    singles = [gridnorth("cover", "--zoom", 9, given=part)[1].splitlines() for part in given.split("\n\n")]
    assert set(names) == {*singles[0], *singles[1]}
    assert gridnorth("cover", "--zoom", 9, "--count", given=given)[1] == f"{len(names)}\n"
    features = json.loads(gridnorth("cover", "--zoom", 9, "-f", "geojson", given=given)[1])["features"]
    assert [f"{p['zoom']}/{p['x']}/{p['y']}" for p in (feature["properties"] for feature in features)] == names
    wide = gridnorth("cover", "--zoom", 9, "--width", "50km", given="47 5\n47 8\n")[1].splitlines()
    narrow = gridnorth("cover", "--zoom", 9, "--width", "0", given="47 5\n47 8\n")[1].splitlines()
    assert set(narrow) < set(wide)
    for words in (["--zoom", "31"], ["--zoom", "5-3"], ["--zoom", "x"], [], ["--zoom", "3", "--bbox", "1,2,3"], ["--zoom", "3", "--bbox", "1,5,3,4"],
                  ["--zoom", "3", "--bbox", "1,2,3,4,5"], ["--zoom", "3", "--bbox", "1,,2,3,4"], ["--zoom", "3", "--bbox", "1-2-3-4"], ["--zoom", "3", "--bbox=1 2 3", "x"]):
        assert gridnorth("cover", *words, given="1.5 2.5\n")[0] == 2, words


def test_the_grid_of_a_view(gridnorth):
    status, out, _ = gridnorth("grid", "--bbox", "5,50,12,55", "--zoom", "8")
    found = json.loads(out)
    assert status == 0
    assert {"border", "100-km", "grid-zone", "square"} <= {feature["properties"]["kind"] for feature in found["features"]}
    fine = json.loads(gridnorth("grid", "--bbox", "7,50,7.1,50.1", "--zoom", "11", "--spacing", "1km")[1])
    assert 1000 in {feature["properties"].get("spacing") for feature in fine["features"]}
    for words in ([], ["--zoom", "8"], ["--bbox", "5,50,12,55"], ["--bbox", "5,50,12,55", "--zoom", "99"], ["--bbox", "5,55,12,50", "--zoom", "8"]):
        assert gridnorth("grid", *words)[0] == 2, words


GPX = """<gpx><wpt lat="46.5" lon="8"><ele>2430</ele><name>Fish &amp; "chips"</name><time>2026-01-01T00:00:00Z</time></wpt>
<trk><name>t</name><trkseg><trkpt lat="1" lon="2"><time>2026-01-01T00:00:00.5Z</time></trkpt><trkpt lat="1.5" lon="2"/></trkseg></trk></gpx>
"""
GPX_TABLE = '''feature,kind,name,latitude,longitude,altitude,time
0,point,"Fish & ""chips""",46.5000000,8.0000000,2430.00,2026-01-01T00:00:00Z
1,line,t,1.0000000,2.0000000,,2026-01-01T00:00:00.500Z
1,line,t,1.5000000,2.0000000,,
'''


def test_documents_as_tables(gridnorth):
    assert gridnorth("read", given=GPX) == (0, GPX_TABLE, "")
    found = [json.loads(line) for line in gridnorth("read", "-f", "jsonl", given=GPX)[1].splitlines()]
    assert found[0]["name"] == 'Fish & "chips"'
    assert found[2]["altitude"] is None


@pytest.mark.parametrize("form", ["geojson", "gpx", "kml", "cot"])
def test_documents_become_other_documents(gridnorth, form):
    status, out, errors = gridnorth("read", "-f", form, given=GPX)
    assert (status, errors) == (0, "")
    found = [row.split(",")[1:6] for row in gridnorth("read", given=out)[1].splitlines()]
    assert found == [row.split(",")[1:6] for row in GPX_TABLE.splitlines()]


def test_a_time_that_rounds_to_the_year_10000(gridnorth):
    given = '<gpx><wpt lat="1" lon="2"><time>9999-12-31T23:59:59.9999Z</time></wpt></gpx>'
    assert gridnorth("read", given=given)[1].splitlines()[1] == "0,point,,1.0000000,2.0000000,,"
    assert json.loads(gridnorth("read", "-f", "jsonl", given=given)[1])["time"] is None


def test_a_track_of_utf16(gridnorth):
    assert gridnorth("read", given=('<?xml version="1.0" encoding="UTF-16"?>' + GPX).encode("utf-16"))[1] == GPX_TABLE


def test_documents_that_cannot_be_read(gridnorth):
    for given, place in ((b"{}", ":1:1: "), (GPX[:120].encode(), ":"), (b"<gpx>\n  <wpt lat='x' lon='1'/></gpx>", ":2:"), (b"\0", ":1:"), (b"lat,lon\n1,2\n", ":1:1: ")):
        status, _, errors = gridnorth("read", given=given)
        assert status == 1, given
        assert errors.startswith(f"stdin{place}"), (given, errors)


@pytest.mark.parametrize("given", [GPX, '<?xml version="1.0"?>\n' + GPX, '{"type":"Point","coordinates":[1,2]}', "{\r\n", '[ {"a":1}]'])
def test_documents_given_to_other_subjects(gridnorth, given, tmp_path):
    """The message names the call that makes a table of a document, and that call works."""
    path = tmp_path / "track"
    path.write_text(given)
    for subject in (["mgrs"], ["distance"], ["sun"], ["parse", "-f", "csv"]):
        status, out, errors = gridnorth(*subject, path)
        assert (status, out) == (1, "")
        assert f"gridnorth read {path} | gridnorth {subject[0]}\n" in errors
    errors = gridnorth("mgrs", given=given)[2]
    assert errors.endswith(": gridnorth read | gridnorth mgrs\n")
    if given == GPX:
        assert gridnorth("mgrs", given=gridnorth("read", given=given)[1])[1].splitlines()[1].endswith("Z," + gridnorth("mgrs", "46.5", "8")[1].strip())


def test_positions_in_brackets_are_no_documents(gridnorth):
    assert gridnorth("parse", given="[1.5, 2.5]\n")[1] == gridnorth("parse", given="{1.5, 2.5}\n")[1] == "1.5000000 2.5000000 dd 11113.2953\n"
    assert gridnorth("distance", given="[1.5, 2.5] | [1.5, 2.5]\n")[0] == 0


def test_a_header_of_a_document_that_is_there(gridnorth, tmp_path):
    """The header alone looked like a document without features."""
    assert gridnorth("read", tmp_path / "none") == (1, "", f"gridnorth: {tmp_path}/none: No such file or directory\n")
    assert gridnorth("read", given="<gpx>")[:2] == (1, "")
    assert gridnorth("read", given="<gpx></gpx>") == (0, GPX_TABLE.splitlines()[0] + "\n", "")
    path = tmp_path / "one.gpx"
    path.write_text(GPX)
    assert gridnorth("read", path, tmp_path / "none")[:2] == (1, GPX_TABLE)
    assert gridnorth("read", path, path)[1].count("feature,") == 1
    # A table that is given to read.
    assert "tables and lines go to the other subjects" in gridnorth("read", given="lat,lon\n1,2\n")[2]


def test_one_of_a_thing_is_told_as_one(gridnorth):
    point = '<wpt lat="46.5" lon="8"/>'
    assert gridnorth("area", given=f"<gpx>{point}</gpx>")[2] == "gridnorth: 1 feature is no area and is left out; --lines measures lines\n"
    assert gridnorth("area", "--lines", given=f"<gpx>{point * 2}</gpx>")[2] == "gridnorth: 2 features are no lines and are left out\n"
    broken = "<gpx><trk><trkseg><trkpt lat='1' lon='2'><time>x</time></trkpt><trkpt lat='1' lon='3'/></trkseg></trk></gpx>"
    assert gridnorth("read", given=broken)[2] == "gridnorth: stdin: 1 fix or time could not be read and was left out\n"


def test_a_date_is_now_without_one(gridnorth):
    today = datetime.datetime.now(datetime.timezone.utc).date()
    found = {row[0][:10] for row in table(gridnorth, "sun", "--days", "2", "1.5", "2.5")}
    # Midnight may pass between the two.
    assert found & {str(today), str(today + datetime.timedelta(1))}
