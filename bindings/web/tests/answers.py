#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes answers.json: calls of the functions for the web, and the answers of the C library, for answers.test.mjs.

build/venv/bin/python bindings/web/tests/answers.py            writes it, with build/libgridnorth.so
build/venv/bin/python bindings/web/tests/answers.py --check    fails if it is not current
"""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from c_library import ROOT, WORDS, WORDS_OF_INDEX, Library, camel
from Pairs import pairs, programs

TARGET = Path(__file__).with_suffix(".json")
PAIRS = pairs.find(pairs.described())


def point(latitude: float, longitude: float) -> dict:
    return {"latitude": latitude, "longitude": longitude}


def view(south: float, west: float, north: float, east: float) -> dict:
    return {"south": south, "west": west, "north": north, "east": east}


TOWER = point(48.85837, 2.294481)
LISBON, SANTIAGO = point(38.7223, -9.1393), point(-33.4489, -70.6693)
ROUTE = [LISBON, point(40.4168, -3.7038), TOWER, point(52.52, 13.405)]
SQUARE = [point(12.5, 20), point(10, 20), point(10, 23), point(12.5, 23.5)]
HOLE = [point(11, 21), point(11, 22), point(11.5, 21.5)]
BOW = [point(1, 1), point(1, 3), point(4, 3), point(2, 2), point(3, 4)]
PARIS = view(48.84, 2.25, 48.88, 2.35)
CORNER = view(47.8, 5.7, 48.2, 6.4)  # Where four grid zones meet.
FIJI = point(-17.8, 179.97)
LATITUDES, LONGITUDES = [48.85837, -33.4489, 91, 85.5], [2.294481, -70.6693, 3, float("nan")]
FEW = {"vertices": 5}
NAMED = {"name": "größer", "level": 3}


def calls(cell: dict):
    """Functions, and their arguments."""
    yield "version", {}
    yield "versionNumber", {}
    yield "statusText", {"status": 33}
    yield "statusName", {"status": 39}

    yield "mgrsEncode", {"position": TOWER}
    yield "mgrsEncode", {"position": SANTIAGO, "precision": 3}
    utm = {"easting": 448251.9, "northing": 5411943.8, "zone": 31, "hemisphere": "north"}
    yield "mgrsEncodeUTM", {"utm": utm}
    yield "mgrsEncodeUTM", {"utm": utm | {"hemisphere": "south"}, "precision": 7}
    yield "mgrsEncodeBatch", {"latitudes": LATITUDES, "longitudes": LONGITUDES}
    yield "mgrsEncodeBatch", {"latitudes": LATITUDES, "longitudes": LONGITUDES, "precision": 2}
    texts = ["31UDQ4825111943", "31U", "31VCL5050", "19HCC", "31UDQ1", "ZAH1234"]
    for text in [*texts[:2], "31UCC5050", "31UAA5050", "YZB123456", "33VUL5050"]:
        yield "mgrsDecode", {"text": text}
    yield "mgrsDecodeStrict", {"text": "32TMT1234567890"}
    for text in ("33VUL5050", "31UAC5050"):
        yield "mgrsDecodeStrict", {"text": text}
    yield "mgrsDecodeBatch", {"texts": [*texts, "31UAC5050"]}
    yield "mgrsDecodeStrictBatch", {"texts": [*texts, "31UAC5050"]}
    yield "mgrsOutline", {"cell": cell}
    yield "mgrsOutline", {"cell": cell, "tolerance": 2e-5}
    yield "mgrsOutline", {"cell": cell | {"band": "X"}, "tolerance": 100}
    yield "mgrsBounds", {"cell": cell}
    yield "mgrsEncodeUTMBatch", {"eastings": [5e5, 4e5, 1], "northings": 5e6, "zones": [31, -19, 0]}
    yield "mgrsEncodeUTMBatch", {"eastings": 5e5, "northings": [5e6, 4e6], "zones": 31, "precision": 2}
    yield "mgrsDecodeCellsBatch", {"texts": ["31UDQ4825011951", "ZAH", "31UCC5050", "31UAA5050", "33VUL5050"]}
    yield "positionParseBatch", {"texts": ["48.5N 2.3E", "31UDQ48251195", "geo:27.9881,86.925,8848;u=10"]}
    yield "positionParseBatch", {"texts": ["48.5 2.25", "48 30.5 2 15.25"], "form": "dm"}
    yield "positionParseBatch", {"texts": ["2 48", "3.5 -49"], "form": "dd", "flags": ["longitude-first"]}
    yield "routeNearestBatch", {"points": ROUTE, "latitudes": [48, 40], "longitudes": 5}
    yield "polygonContainsBatch", {"points": SQUARE, "latitudes": [11.2, 50], "longitudes": [20.5, 20]}
    places = {"latitudes": [11.2, 11.1, 10.5, 12.2], "longitudes": [21.5, 21.4, 22.5, 20.5]}
    yield "polygonContainsBatch", {"points": [*SQUARE, *HOLE]} | places | {"rings": [4, 3]}
    yield "georefEncodeBatch", {"latitudes": LATITUDES, "longitudes": LONGITUDES, "precision": 3}
    yield "georefEncodeBatch", {"latitudes": LATITUDES, "longitudes": LONGITUDES}
    yield "garsEncodeBatch", {"latitudes": LATITUDES, "longitudes": 2.5, "precision": 1}
    yield "garsEncodeBatch", {"latitudes": LATITUDES, "longitudes": 2.5}
    yield "positionFormatBatch", {"latitudes": LATITUDES, "longitudes": LONGITUDES}
    yield "georefDecodeBatch", {"texts": ["MKPG1203", "MI", ""]}
    yield "garsDecodeBatch", {"texts": ["208LS17", "208"]}
    yield "positionFormatBatch", {"latitudes": LATITUDES, "longitudes": LONGITUDES, "options": {"form": "dms"}}

    for form, parsed in (
        ("dd", ["48.85837 2.294481", "48,5 2,25", "E-75 -40S"]),
        ("dm", ["40°30.5′N 75°15.25′W"]),
        ("dms", ["40d30'30.5\"N 75d15'45\"W"]),
        ("utm", ["31N 448251 5411943", "31U 448251 5411943", "18S 585628 4511322"]),
        ("ups", ["N 2000123 2000456"]),
        ("mgrs", ["31UDQ4825111943", "31UCC5050", "31UAA5050", "33VUL5050"]),
        ("iso-6709", ["+40.75-074.25+123.5CRSWGS_84/"]),
        ("geo-uri", ["geo:48.5,2.25,33.5;u=12.5;x=1", "geo:48.5,2.25;crs=nad27"]),
        ("georef", ["GJPJ0615"]),
        ("gars", ["212LW15"]),
    ):
        for text in parsed:
            yield "positionParse", {"text": text}
            yield "positionParse", {"text": text, "form": form}
    yield "positionParse", {"text": "48.5 2.25", "form": "dm"}
    yield "positionParse", {"text": "18S 585628 4311322", "form": "utm", "flags": ["bands"]}
    yield "positionParse", {"text": "18S 585628 4311322", "form": "utm", "flags": ["hemispheres"]}
    yield "positionParse", {"text": "40.5 -75.25", "form": "any", "flags": ["longitude-first"]}
    yield "positionParse", {"text": "40.5N -75.25W", "form": "any", "flags": ["strict"]}

    yield "positionFormat", {"position": TOWER}
    for form in ("dd", "dm", "dms", "utm", "mgrs", "iso-6709", "geo-uri", "georef", "gars"):
        yield "positionFormat", {"position": TOWER, "options": {"form": form}}
    yield "positionFormat", {"position": point(-85.5, 12.25), "options": {"form": "ups", "decimals": 2}}
    for symbols in ("ascii", "typographic", "colons", "none"):
        for hemispheres in ("signs", "after", "before"):
            options = {"form": "dms", "symbols": symbols, "hemispheres": hemispheres}
            yield "positionFormat", {"position": SANTIAGO, "options": options}
    for flag in ("longitude-first", "padded", "plus", "spaced", "decimal-comma"):
        options = {"form": "dms", "decimals": 3, "separator": " ; ", "flags": [flag]}
        yield "positionFormat", {"position": TOWER, "options": options}
    yield "positionFormat", {"position": TOWER, "options": {"form": "utm", "zone": 32, "flags": ["band"]}}
    yield "positionFormat", {"position": TOWER, "options": {"form": "utm", "flags": ["units", "spaced"]}}
    options = {"flags": ["altitude"], "altitude": 123.456, "altitudeDecimals": 2}
    yield "positionFormat", {"position": TOWER, "options": options | {"form": "iso-6709", "isoForm": "dm"}}
    yield "positionFormat", {"position": TOWER, "options": options | {"form": "geo-uri"}}

    for function, precision, text in (("georef", 3, "GJPJ0615"), ("gars", 1, "208LS17")):
        yield f"{function}Encode", {"position": TOWER}
        yield f"{function}Encode", {"position": TOWER, "precision": precision}
        yield f"{function}Decode", {"text": text}

    for text in ("", "3", "31", "31U", "31UD", "31UDQ", "31UDQ48", "31UDQ4825111943", "33VUL5050"):
        yield "mgrsType", {"text": text}
    yield "mgrsType", {"text": "4811", "reference": TOWER}
    yield "mgrsType", {"text": "DQ482511", "reference": SANTIAGO, "precision": 3}
    yield "mgrsTypeFields", {"zone": "31U", "square": "DQ", "easting": "48", "northing": "1"}
    yield "mgrsTypeFields", {"zone": "33V", "square": "UL", "easting": "50", "northing": "50"}
    yield "mgrsTypeFields", {"zone": "", "square": "", "easting": "7", "northing": "65", "reference": TOWER}

    for function, units, digits in (
        ("length", ("metric", "imperial", "nautical"), "digits"),
        ("area", ("metric", "imperial", "nautical"), "digits"),
        ("angle", ("degrees", "mils", "points-8", "points-16"), "decimals"),
    ):
        value = {"length": "meters", "area": "square_meters", "angle": "degrees"}[function]
        unit = "unit" if function == "angle" else "units"
        yield f"{function}Format", {value: 123456.789}
        yield f"{function}Format", {value: 123456.789, unit: units[-1]}
        for name in units[:-1] if function == "angle" else units:
            yield f"{function}Format", {value: 29.56, unit: name, digits: 6}
    for name in ("meters", "kilometers", "feet", "miles", "nautical-miles"):
        yield "lengthFormat", {"meters": 1234.5, "units": name}
    yield "areaFormat", {"square_meters": 1234.5, "units": "meters"}
    yield "speedFormat", {"meters_per_second": 3}
    for name in ("kilometers-per-hour", "miles-per-hour", "knots", "minutes-per-kilometer"):
        yield "speedFormat", {"meters_per_second": 3, "unit": name, "digits": 4}
    yield "speedFormat", {"meters_per_second": 0, "unit": "minutes-per-kilometer"}
    yield "speedFormat", {"meters_per_second": 2000, "unit": "minutes-per-kilometer"}
    yield "timeParse", {"text": " 2026-11-22T10:17:05.25+02:00"}
    yield "timeParse", {"text": "2026-13"}
    yield "timeFormat", {"seconds": 1795335425.25}
    yield "timeFormat", {"seconds": 1795335425.25, "decimals": 3}
    yield "timeFormat", {"seconds": 1e15}
    for text in ("<gpx/>", "\n<k:kml xmlns:k='k'", "<?xml version='1.0'?><events>", "<k:kml xmlns:k='k'>", "<osm/>", "", '{"coordinates":[],"type":"Point"}', "{}"):
        yield "exchangeDetect", {"text": text}
    yield "xmlUnescape", {"text": "Fish &amp; <![CDATA[<chips>]]>&#x20ac;"}
    yield "xmlUnescape", {"text": "&eacute;"}
    yield "jsonUnescape", {"text": "Z\\u00fcrich \\ud83d\\ude00 \\ud83d"}
    yield "jsonUnescape", {"text": "\\x"}
    yield "speedParse", {"text": "36 km/h"}
    yield "speedParse", {"text": "5:30 min/mi"}
    yield "speedParse", {"text": "5:60 /km"}
    for name in ("true", "grid", "magnetic"):
        yield "courseFormat", {"degrees": -0.04, "north": name}
    yield "courseFormat", {"degrees": 45, "north": "grid", "unit": "mils", "decimals": 1}
    yield "courseFormat", {"degrees": 45, "north": "grid", "unit": "points-8"}
    yield "courseParse", {"text": "0800 mil G"}
    yield "courseParse", {"text": "270T"}
    yield "courseParse", {"text": "045°"}
    yield "declinationFormat", {"degrees": -12.5, "unit": "degrees", "decimals": 1}
    yield "declinationFormat", {"degrees": 12.5, "unit": "mils"}
    yield "declinationFormat", {"degrees": 181}
    yield "declinationParse", {"text": "12,5° W"}
    yield "declinationParse", {"text": "12.5"}
    yield "angleFormat", {"degrees": 23, "unit": "points-8"}
    yield "angleFormat", {"degrees": 23, "unit": "points-16", "decimals": 1}
    yield "lengthParse", {"text": "12.5 nautical miles"}
    yield "areaParse", {"text": "40,5 acres"}
    yield "angleParse", {"text": "SSW"}
    yield "coordinateParse", {"text": "321942.29N", "axis": "latitude"}
    yield "coordinateParse", {"text": "75°15′W", "axis": "longitude"}

    yield "utmForward", {"position": TOWER}
    yield "utmForward", {"position": SANTIAGO, "zone": 18}
    yield "utmInverse", {"utm": utm}
    yield "utmInverse", {"utm": utm | {"hemisphere": "south"}}
    for function in ("utmForwardBatch", "utmFactorsBatch"):
        yield function, {"latitudes": LATITUDES, "longitudes": LONGITUDES}
        yield function, {"latitudes": LATITUDES, "longitudes": LONGITUDES, "zone": 30}
    columns = {"eastings": [448251.5, 321000, -1e9], "northings": [5411943.5, 6297000, 5]}
    yield "utmInverseBatch", columns | {"zones": 31}
    yield "utmInverseBatch", columns | {"zones": -19}
    yield "utmInverseBatch", columns | {"zones": [31, -19, 5]}
    yield "utmFactors", {"position": TOWER}
    yield "utmFactors", {"position": TOWER, "zone": 32}
    yield "utmZone", {"position": SANTIAGO}
    yield "utmToEPSG", {"zone": 19, "hemisphere": "south"}
    yield "utmFromEPSG", {"code": 32631}

    terms = [f"{n} {m} {3000 // n**2} {-m} 1.5 0" for n in range(1, 13) for m in range(n + 1)]
    yield "magneticModelParse", {"text": "\n".join(["2030.5 Model 1/1/2030", *terms])}
    yield "magneticModelParse", {"text": "\n".join(["2030.5 Model 1/1/2030", *terms[1:]])}
    yield "magneticModelParse", {"text": "2030.5 Model\n1 0 1 2 3 "}
    when = {"height": 500.5, "year": 2027.5}
    yield "magneticCompute", {"position": TOWER} | when
    yield "magneticCompute", {"position": point(86, 140)} | when | {"year": 2034}
    yield "magneticCompute", {"position": SANTIAGO} | when | {"year": 2036}
    model = {"epoch": 2030.5, "terms": [float(i % 7 * 100) for i in range(360)], "name": "X"}
    yield "magneticCompute", {"position": SANTIAGO} | when | {"model": model}
    columns = {"latitudes": LATITUDES, "longitudes": LONGITUDES, "heights": 0, "years": 2026.25}
    yield "magneticDeclinationBatch", columns
    yield "magneticDeclinationBatch", columns | {"model": model}
    yield "decimalYear", {"seconds": 1813363200}
    yield "decimalYear", {"seconds": 1813363200000}
    norths = {"position": TOWER} | when
    yield "northsCompute", norths
    yield "northsCompute", norths | {"zone": 32}
    yield "northsCompute", norths | {"zone": 0, "model": model}
    angles = {"convergence": -0.53, "declination": 2.18, "gridMagnetic": 2.71, "uncertainty": 0.4, "zone": 31}
    angles |= {"hemisphere": "north", "flags": []}
    yield "azimuthConvert", {"azimuth": 33.5, "from": "grid", "to": "magnetic", "norths": angles}
    yield "azimuthConvert", {"azimuth": -200, "from": "magnetic", "to": "true", "norths": angles}

    shots = [{"x": x, "y": y} for x, y in ((0.01, 0.012), (-0.015, 0.001), (0.002, -0.018), (0.021, 0.007), (-0.004, 0.025))]
    yield "groupMeasure", {"shots": shots}
    yield "groupMeasure", {"shots": shots[:2], "aim": {"x": 0.5, "y": -0.25}}
    yield "groupMeasure", {"shots": []}
    units = ["meters", "millimeters", "inches", "moa", "milliradians", "inches-per-100-yards"]
    for unit, other in zip(units, [*units[2:], *units[:2]], strict=True):
        yield "targetConvert", {"value": 12.5, "from": unit, "to": other, "distance": 300}
    yield "targetConvert", {"value": 6000, "from": "moa", "to": "inches", "distance": 300}
    yield "targetConvert", {"value": 1, "from": "meters", "to": "moa", "distance": 0}
    sheet = [(812, 604, 0, 0.297), (2903, 655, 0.21, 0.297), (3010, 3522, 0.21, 0), (745, 3468, 0, 0), (1900, 2061, 0.107, 0.14)]
    marks = [{"pixel": {"x": u, "y": v}, "place": {"x": x, "y": y}} for u, v, x, y in sheet]
    for kind in ("similarity", "affine", "homography"):
        yield "calibrationFit", {"points": marks, "kind": kind}
    yield "calibrationFit", {"points": marks[:4], "kind": "homography"}
    yield "calibrationFit", {"points": [marks[0], marks[0], marks[0]], "kind": "affine"}
    yield "calibrationFit", {"points": [marks[1], marks[0], marks[2], marks[3]], "kind": "homography"}
    matrix = [1e-4, 0.0, -0.1, 0.0, -1e-4, 0.4, 0.0, 1e-5, 0.9]
    photo = {"matrix": matrix, "residual": 0.001, "kind": "homography"}
    pixels = {"pixel_xs": [812.5, 2903, math.nan, 3e15], "pixel_ys": [604, -100000, 1, 2]}
    yield "calibrationToPlaneBatch", {"calibration": photo} | pixels
    yield "calibrationToPixelsBatch", {"calibration": photo, "xs": [0.1, -0.2, 1e300], "ys": [0.05, -20, 0]}
    yield "calibrationToPlaneBatch", {"calibration": photo | {"matrix": [0.0] * 9}} | pixels

    solstice = 1782000000
    for position in (TOWER, FIJI, point(78, 16), point(90, 0), point(91, 0)):
        for body in ("sun", "moon"):
            yield f"{body}Position", {"position": position, "time": solstice + 43200.5}
            yield f"{body}Events", {"position": position, "start": solstice, "end": solstice + 3 * 86400}
    yield "moonEvents", {"position": TOWER, "start": solstice, "end": solstice + 30 * 86400}
    yield "sunEvents", {"position": TOWER, "start": solstice, "end": solstice - 1}
    yield "moonEvents", {"position": TOWER, "start": solstice, "end": 5e9}
    yield "sunPositionBatch", {"latitudes": LATITUDES, "longitudes": LONGITUDES, "times": solstice}
    yield "sunPositionBatch", {"latitudes": 46.5, "longitudes": 8, "times": [solstice, solstice + 3600, 5e9, math.nan]}
    yield "moonPhaseAt", {"time": solstice}
    yield "moonPhaseAt", {"time": math.inf}

    place = {"view": PARIS, "zoom": 11}
    corner = {"view": CORNER, "zoom": 8.2}
    for function in ("gridGeoJSON", "gridGeoJSONBytes", "gridLines", "gridLabels", "gridSpacing", "gridBound"):
        yield function, place
        yield function, place | {"options": {"content": ["digits", "lines"], "spacing": 2500}}
    yield "gridLinesPixels", place | {"origin": TOWER}
    yield "gridLinesPixels", place | {"origin": TOWER, "options": {"margin": 60, "spacing": 2500}}
    for content in ("borders", "100-km", "lines", "grid-zones", "squares", "digits", "references"):
        yield "gridGeoJSON", corner | {"zoom": 10, "options": {"content": [content], "spacing": 20000}}
    yield "gridLines", corner
    yield "gridLabels", corner | {"zoom": 10}
    for options in (
        {"tileSize": 256},
        {"toleranceUnit": "pixels", "tolerance": 0.01},
        {"toleranceUnit": "meters", "tolerance": 0.25},
        {"margin": 90},
        {"minimumPixels": 70},
        {"spacing": 50000},
        {"levelZooms": [1, 9, 10, 12, 13]},
        {"maxVertices": 20},
        {"maxVertices": 5000},
    ):
        yield "gridLines", corner | {"options": options}
    for zooms in ([2, 99, 99, 99, 99], [2, 3, 99, 99, 99], [2, 3, 4, 99, 99], [2, 3, 4, 5, 99], [2, 3, 4, 5, 6]):
        yield "gridSpacing", {"view": PARIS, "zoom": 22, "options": {"levelZooms": zooms}}
    for options in ({"labelPixels": 150}, {"referenceZoom": 8}, {"referenceZoom": 8, "referenceStep": 2}):
        yield "gridLabels", corner | {"options": options}
    # A flat map of zoom 8 with the Eiffel tower in the middle of 800 times 600 pixels.
    plane = [131072, 0, 400 - 131072 * 0.5063888, 0, 131072, 300 - 131072 * 0.344036, 0, 0, 1]
    camera = {"plane": plane, "globe": [0] * 12, "rim": [0] * 4, "transition": 0, "longitude": 2.3, "depth": 1}
    frame = {"left": 0, "top": 0, "right": 800, "bottom": 600}
    label = {"coordinate": 0, "zone": 31, "hemisphere": "north", "axis": None, "edge": "none"}
    labels = [
        label | {"position": TOWER, "text": "DQ", "kind": "square"},
        label | {"position": point(49.8, 2.3), "text": "DR", "kind": "square"},
    ]
    named = {"camera": camera, "frame": frame, "covers": [], "sizes": [{"width": 30, "height": 19}], "labels": labels}
    yield "gridLabelPlaces", named
    yield "gridLabelPlaces", named | {"covers": [{"left": 0, "top": 0, "right": 800, "bottom": 320}]}
    yield "gridLabelPlaces", named | {"sizes": [{"width": 600, "height": 40}, {"width": 60, "height": 20}]}
    yield "gridLabelPlaces", named | {"camera": camera | {"depth": 0}}
    yield "screenScale", {"latitude": 48.5, "zoom": 11.5}
    yield "screenScale", {"latitude": 48.5, "zoom": 11.5, "tile_size": 256}
    bar = {"latitude": 48.5, "zoom": 11.5, "tile_size": 256, "max_width": 120}
    yield "screenScaleBar", bar
    yield "screenScaleBar", bar | {"units": "nautical"}
    flat = {"center": TOWER, "zoom": 13, "width": 800, "height": 600}
    tilted = flat | {"bearing": 30, "pitch": 60, "fieldOfView": 45, "tileSize": 256}
    pixels = {"xs": [0, 400.5, 800, 3], "ys": [600, 300, 200.25, -9000]}
    for screen in (flat, tilted, flat | {"center": FIJI}, flat | {"zoom": 0}, flat | {"pitch": 86}, flat | {"width": 0}):
        yield "screenView", {"screen": screen}
        yield "screenMatrix", {"screen": screen}
        yield "screenCamera", {"screen": screen}
        yield "screenPointToPixel", {"screen": screen, "position": point(48.86, 2.3)}
        yield "screenPointToPixel", {"screen": screen, "position": SANTIAGO}
        yield "screenPixelToPoint", {"screen": screen, "x": 100, "y": 500.5}
        yield "screenPointToPixelBatch", {"screen": screen, "latitudes": LATITUDES, "longitudes": LONGITUDES}
        yield "screenPointToPixelBatch", {"screen": screen, "latitudes": LATITUDES, "longitudes": 3}
        yield "screenPixelToPointBatch", {"screen": screen} | pixels
    yield "screenPixelToPoint", {"screen": tilted, "x": 1, "y": -500}

    for bounds in (PARIS, {"south": -20, "west": 177, "north": -16, "east": -178}, {"south": 2, "west": 0, "north": 1, "east": 3}):
        yield "tileCoverBounds", {"bounds": bounds, "zoom": 9}
        yield "tileCountBounds", {"bounds": bounds, "min_zoom": 2, "max_zoom": 12}
        for padding in ({}, {"padding": {"top": 10, "right": 20, "bottom": 90, "left": 5}}):
            for screen in (flat, tilted):
                yield "screenFit", {"bounds": bounds, "screen": screen, "max_zoom": 18} | padding
    for points in (SQUARE, [TOWER], [point(80, 0), point(80, 120), point(80, -120)]):
        yield "tileCoverPolygon", {"points": points, "zoom": 5}
        yield "tileCountPolygon", {"points": points, "min_zoom": 0, "max_zoom": 7}
        yield "tileCoverRoute", {"points": points, "half_width": 50_000, "zoom": 5}
        yield "tileCountRoute", {"points": points, "half_width": 50_000, "min_zoom": 0, "max_zoom": 6}
        yield "pointsBounds", {"points": points}
    yield "tileCoverPolygon", {"points": [*SQUARE, *HOLE], "zoom": 9, "rings": [4, 3]}
    yield "tileCountPolygon", {"points": [*SQUARE, *HOLE], "min_zoom": 8, "max_zoom": 11, "rings": [4, 3]}
    yield "tileCoverRoute", {"points": SQUARE, "half_width": -1, "zoom": 5}
    yield "tileAt", {"position": TOWER, "zoom": 14}
    yield "tileAt", {"position": point(91, 2.3), "zoom": 14}
    yield "tileAtBatch", {"latitudes": LATITUDES, "longitudes": LONGITUDES, "zoom": 11}
    for tile in ({"x": 8296, "y": 5636, "zoom": 14}, {"x": 4, "y": 0, "zoom": 2}, {"x": 0, "y": 0, "zoom": 31}):
        yield "tileBounds", {"tile": tile}
        yield "tileQuadkeyFormat", {"tile": tile}
    yield "tileQuadkeyParse", {"text": "12022001101200"}
    yield "tileQuadkeyParse", {"text": "1204"}

    yield "geodesicLine", {"from_": LISBON, "azimuth": 62.5, "distances": [5e5, -1e6, 2e7]}
    yield "geodesicPoints", {"from_": LISBON, "to": SANTIAGO, "count": 4}
    yield "rhumbPoints", {"from_": LISBON, "to": SANTIAGO, "count": 4}
    yield "geodesicGridInverse", {"from_": LISBON, "to": point(38.25, -8.75)}
    yield "geodesicGridInverse", {"from_": LISBON, "to": TOWER, "zone": 30}
    yield "geodesicGridDirect", {"from_": LISBON, "zone": 30, "bearing": 62.5, "distance": 123456.5}

    yield "routeLength", {"points": ROUTE}
    yield "routeDistances", {"points": ROUTE}
    yield "routePoint", {"points": ROUTE, "distance": 1e6}
    yield "routeNearest", {"points": ROUTE, "position": point(46.5, 3.25)}
    for is_closed in (False, True):
        yield "routeDensify", {"points": ROUTE, "is_closed": is_closed, "tolerance": 3000}
        yield "routeSimplify", {"points": [*ROUTE, *BOW], "is_closed": is_closed, "tolerance": 400000}

    yield "rectangle", {"center": TOWER, "length": 800, "width": 300, "azimuth": 30}
    fiji = {"center": FIJI, "length": 800_000, "width": 300_000, "azimuth": 30}
    yield "rectangle", fiji
    yield "rectangle", fiji | {"options": {"longitudes": "continuous"}}
    for join in ("round", "miter", "bevel"):
        yield "routeParallel", {"points": ROUTE, "distance": -30000, "options": {"join": join, "tolerance": 2000}}
    yield "routeParallel", {"points": ROUTE, "distance": 20000}
    for end in ("flat", "round", "square"):
        yield "routeCorridor", {"points": ROUTE, "left": 0, "right": 20000, "options": {"ends": end, "tolerance": 2000}}
    yield "routeCorridor", {"points": ROUTE, "left": 0, "right": 0}
    options = {"join": "miter", "longitudes": "continuous", "miterLimit": 2.5}
    yield "routeArrow", {"points": [FIJI, point(-17.5, -179.8)], "width": 2000, "head_width": 6000, "head_length": 5000}
    yield "routeArrow", {"points": ROUTE, "width": 20, "head_width": 60, "head_length": 50, "options": options}
    yield "routeMarks", {"points": ROUTE, "first": 100000, "interval": 500000}
    drawing = {"xs": [0, 0.5, 1, float("nan"), 1.25], "ys": [0, -0.2, 0, 1, 0.1]}
    for frame in ("meters", "length", "width"):
        yield "framePointsBatch", {"anchors": ROUTE, "frame": frame} | drawing

    # Over a pole, halved more often than an Int of the web has bits.
    over_pole = [point(10, 0), point(20, 180)]
    yield "routeDensify", {"points": over_pole, "is_closed": False, "tolerance": 0.001}

    rings = {"rings": [len(SQUARE), len(HOLE)]}
    for function in ("Measure", "Bounds", "Centroid", "FindCrossing"):
        yield f"polygon{function}", {"points": SQUARE}
        yield f"polygon{function}", {"points": SQUARE + HOLE} | rings
    yield "polygonFindCrossing", {"points": BOW}
    yield "polygonOrientation", {"points": SQUARE}
    yield "polygonOrientation", {"points": SQUARE[::-1]}
    for position in (point(11.25, 21.5), point(9, 21), SQUARE[1]):
        yield "polygonContains", {"points": SQUARE, "position": position}
    for position in (point(11.25, 21.5), point(12.25, 21.5)):
        yield "polygonContains", {"points": SQUARE + HOLE, "position": position} | rings

    # The shapes; the arguments of each besides its center.
    shapes = {
        "circle": {"radius": 5000},
        "ellipse": {"semi_major": 7000, "semi_minor": 3000, "rotation": 25},
        "wedge": {"inner_radius": 2000, "outer_radius": 6000, "azimuth": 40, "width": 75},
        "arc": {"radius": 5000, "azimuth": 40, "width": 75},
        "ringSet": {"radii": [3000, 1000, 7000]},
    }
    for function, given in shapes.items():
        shape = {"center": TOWER} | given
        yield function, shape
        yield function, shape | {"options": FEW}
        for text in ("GeoJSON", "GeoJSONBytes"):
            yield function + text, shape
            yield function + text, shape | {"options": FEW, "properties": NAMED}
    circle = {"center": FIJI} | shapes["circle"]
    for placement in ("on", "outside", "inside", "equal-area"):
        yield "circle", circle | {"options": FEW | {"placement": placement}}
    for longitudes in ("reduced", "continuous"):
        yield "circle", circle | {"options": FEW | {"longitudes": longitudes}}
    yield "circle", circle | {"options": {"tolerance": 300}}
    far = {"center": point(70, 20), "radius": 900000}
    yield "circleGeoJSON", far | {"options": FEW | {"edgeTolerance": 40000, "decimals": 3}}
    for meaning in ("middle", "start"):
        yield "wedge", {"center": TOWER} | shapes["wedge"] | {"options": FEW | {"azimuthIs": meaning}}
    labeled = {"labelAzimuth": 33, "radials": 3, "radialAzimuth": 12}
    yield "ringSet", {"center": TOWER} | shapes["ringSet"] | {"options": FEW | labeled}
    for text in ("GeoJSON", "GeoJSONBytes"):
        yield f"route{text}", {"points": ROUTE}
        yield f"route{text}", {"points": ROUTE, "options": {"edgeTolerance": 2000}, "properties": NAMED}
        yield f"polygon{text}", {"points": SQUARE}
        yield f"polygon{text}", {"points": SQUARE + HOLE} | rings | {"options": {"decimals": 0}, "properties": NAMED}


def track_calls(library: Library):
    """A track with gates: each state is that of the call before."""
    ffi, c = library.ffi, library.c
    wide = {"tolerance": 20, "leastDistance": 5, "leastInterval": 1, "worstAccuracy": 50, "largestSpeed": 100}
    yield "trackBegin", {}
    yield "trackBegin", {"options": wide | {"climb": -1}}
    yield "trackBegin", {"options": wide}
    state, step = ffi.new("gn_track_state *"), ffi.new("gn_track_step *")
    assert c.gn_track_begin(library.struct("gn_track_options", wide), state) == 0
    places = [(0, 46.5, 5), (10, 46.505, 5), (10, 46.505, 5), (10.8, 46.5055, 5), (12, 46.50501, 5), (12.5, 46.506, 5), (20, 46.509, 99)]
    places += [(30, 47.5, 5), (31, 47.5001, 5), (32, 47.5002, 5)]
    for time, latitude, accuracy in places:
        here = point(latitude, 8 + time / 100000)
        fix = {"time": time, "point": here, "altitude": 1000 + time * (20 - time), "accuracy": accuracy}
        given = {"track": {"numbers": list(state.numbers)}}
        yield "trackAdd", given | {"fix": fix}
        yield "trackSummarize", given
        yield "trackEnd", given
        c.gn_track_add(state, library.struct("gn_fix", fix), state, step)
    yield "trackSummarize", {"track": {"numbers": [0.0] * 64}}


def fence_words(library: Library) -> dict:
    """An index of two circles, the larger one up to an altitude of 1000 m."""
    ffi = library.ffi
    fences = ffi.new("gn_fence[]", [(7, 2, 31, 1, 0, 200, 0, 0), (8, 2, 31, 1, 0, 500, 0, 1000)])
    words, needed = ffi.new("uint64_t[]", 1000), ffi.new("size_t *")
    points = ffi.new("gn_point[]", [(46.5, 8)] * 2)
    assert library.c.gn_fence_index_build(fences, 2, points, 2, ffi.NULL, 0, words, 1000, needed, ffi.NULL) == 0
    return {"words": {WORDS_OF_INDEX: list(map(str, words[0 : needed[0]]))}}


def index_calls(library: Library):
    """Questions to indexes, which the library has built."""
    huts = {"latitudes": [46.5, 46.6, 91, 46.7], "longitudes": [8, 8.1, 3, 7.9]}
    yield "pointIndexBuild", huts
    yield "pointIndexBuild", {"latitudes": [1.5, 2], "longitudes": 3}
    yield "polygonIndexBuild", {"points": SQUARE}
    yield "polygonIndexBuild", {"points": [*SQUARE, *HOLE], "rings": [4, 3]}
    yield "polygonIndexBuild", {"points": [point(91, 0)]}
    yield "routeIndexBuild", {"points": ROUTE}
    yield "routeIndexBuild", {"points": []}

    def words(function: str, given: dict) -> dict:
        return {"words": library.call(function, given)[1]["words"]}

    points, route = words("pointIndexBuild", huts), words("routeIndexBuild", {"points": ROUTE})
    area = words("polygonIndexBuild", {"points": [*SQUARE, *HOLE], "rings": [4, 3]})
    bow = words("polygonIndexBuild", {"points": BOW})
    back = words("routeIndexBuild", {"points": [point(0, 0), point(0, 1), point(0, 0)]})
    across = words("routeIndexBuild", {"points": [point(0.5, 0), point(3.5, 4)]})
    damaged = {"words": {WORDS_OF_INDEX: [*area["words"][WORDS_OF_INDEX][:-1], "7"]}}
    for index in (points, area, route, damaged):
        yield "indexCheck", index
    here = {"position": point(46.55, 8)}
    yield "pointIndexNearest", points | here | {"limit": 2}
    yield "pointIndexNearest", points | here | {"limit": 3, "distance": 10_000}
    yield "pointIndexNearest", route | here | {"limit": 2}
    yield "pointIndexWithin", points | here | {"distance": 10_000}
    yield "pointIndexInBounds", points | {"bounds": view(46.55, 7.5, 47, 8.5)}
    many = {"latitudes": [46.55, 46.7, 91], "longitudes": [8, 7.8, 3]}
    yield "pointIndexNearestBatch", points | many | {"limit": 2}
    yield "pointIndexNearestBatch", points | many | {"limit": 1, "distance": 6000}
    yield "pointIndexNearestBatch", points | many | {"limit": 0}
    yield "pointIndexCountBatch", points | many | {"distance": 10_000}
    yield "pointIndexWithinBatch", points | many | {"distance": 10_000}
    yield "pointIndexWithinBatch", points | many | {"distance": -1}
    views = {"souths": [46.55, 46, 47], "wests": [7.5] * 3, "norths": [47, 46.55, 46], "easts": [8.5] * 3}
    yield "pointIndexInBoundsBatch", points | views
    yield "edgeIndexContainsBatch", area | {"latitudes": [11.2, 11.1, 10.5, 91, 10], "longitudes": [21.5, 30, 22.5, 0, 20]}
    yield "edgeIndexContainsBatch", route | {"latitudes": [11.2], "longitudes": [21.5]}
    near = {"latitudes": [0.1, 0.2, 91], "longitudes": [0.5, 0.25, 0]}
    yield "edgeIndexNearestBatch", back | near
    yield "edgeIndexNearestBatch", back | near | {"start_distance": 120_000}
    yield "edgeIndexNearestBatch", back | near | {"start_distance": 10_000, "end_distance": 20_000}
    yield "edgeIndexNearestBatch", back | near | {"start_distance": 2, "end_distance": 1}
    yield "edgeIndexCrossings", bow
    yield "edgeIndexCrossings", bow | {"other_words": across["words"]}
    fences = fence_words(library)
    yield "indexCheck", fences
    at_the_center = {"position": point(46.5, 8)}
    yield "fenceIndexHolding", fences | at_the_center
    yield "fenceIndexHolding", fences | at_the_center | {"altitude": 2000}
    yield "fenceIndexHolding", fences | at_the_center | {"altitude": math.inf}
    yield "fenceIndexHolding", points | at_the_center
    around = {"latitudes": [46.5, 91, 46.503, 47], "longitudes": [8, 8, 8, 8]}
    yield "fenceIndexHoldingBatch", fences | around
    yield "fenceIndexHoldingBatch", fences | around | {"altitudes": [500, 0, 2000, 0]}
    yield "fenceIndexHoldingBatch", route | around
    yield from track_calls(library)
    yield "circleBounds", {"center": TOWER, "radius": 5000}
    yield "circleBounds", {"center": FIJI, "radius": 50_000}


def pair_calls():
    """Functions from numbers to numbers, and their batches."""
    for pair in PAIRS:
        name = camel(pair.name.removeprefix("gn_"))
        for row in programs.rows(pair):
            rest = list(row)
            given = {argument: {field: rest.pop(0) for field in fields} if fields else rest.pop(0) for argument, fields in arguments(pair)}
            yield name, given
        yield f"{name}Batch", {number.column["name"]: column for number, column in zip(pair.inputs, programs.columns(pair))}


def arguments(pair: pairs.Pair) -> list[tuple[str, list[str]]]:
    """The names of the arguments and their fields; a latitude and a longitude become a position."""
    found: dict[str, list[str]] = {}
    for number in pair.inputs:
        is_position = number.parameter in ("latitude", "longitude")
        fields = found.setdefault("position" if is_position else number.parameter, [])
        if number.field or is_position:
            fields.append(number.field or number.parameter)
    return list(found.items())


def pair_facts(pair: pairs.Pair) -> dict:
    """The facts that answers.test.mjs needs to compare a batch with the calls for one."""
    name = camel(pair.name.removeprefix("gn_"))
    kinds = {"a": "latitude", "o": "longitude", "d": "azimuth", "m": "distance", "t": "time"}
    return {
        "batch": f"{name}Batch",
        "single": name,
        "columns": [kinds[number.letter] for number in pair.inputs],
        "arguments": [fields for _, fields in arguments(pair)],
        "results": {
            camel(number.column["name"]): path.split(".") if path else []
            for number, path in zip(pair.outputs, programs.results(pair, camel, camel))
        },
    }


def plain(value):
    """JSON has neither NaN nor infinity: their names stand for them."""
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, list):
        return [plain(one) for one in value]
    return "NaN" if value != value else "Infinity" if value == math.inf else value


def text() -> str:
    library = Library()
    (cell,) = library.call("mgrsDecode", {"text": "31VCL5050"})[1].values()
    all_calls = [*calls(cell), *index_calls(library), *pair_calls()]
    rows = [json.dumps(plain(library.answer(*call)), ensure_ascii=False, allow_nan=False) for call in all_calls]
    words = json.dumps({name: sorted(library.met[name]) for name in WORDS})
    facts = ",\n".join(json.dumps(pair_facts(pair)) for pair in PAIRS)
    return f'{{"words": {words},\n"pairs": [\n{facts}\n],\n"answers": [\n' + ",\n".join(rows) + "\n]}\n"


if __name__ == "__main__":
    if "--check" not in sys.argv:
        TARGET.write_text(text(), encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text():
        sys.exit(f"{TARGET.relative_to(ROOT)}: not what answers.py writes; run it")
