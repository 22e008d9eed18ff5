# SPDX-License-Identifier: MIT
"""Arguments with which each function succeeds, by the names of its parameters.

A parameter with a new name needs a line here, and no more, unless it is a number of a unit in ORDINARY.
"function.parameter" goes before "parameter".
A column or an array has the values one after the other, as often as rows need them. A text is bytes.
"""

import struct
from itertools import accumulate
from math import inf as INF
from math import nan as NAN

# The index of two points: (51.25, 7.5) and (48, 11).
POINT_INDEX = [
    0x5845444E494E47, 0x100000001, 0x3E, 0x9F8BBCC40A4914C6, 0x2, 0x2, *[0] * 2, 0x3FE47A6E27147326,
    0x3FBADA0A3B659DC0, 0x3FE8558975C6E112, 0, 0x4049A00000000000, 0x4048000000000000, *[0] * 6,
    0x401E000000000000, 0x4026000000000000, *[0] * 6, 0x100000000, *[0] * 3, 0xFFFF0000, 0, 0xFFFF0000, 0,
    0xFFFF, 0, 0xBC9459DB, *[0] * 3, 0x3C9459DB, *[0] * 3, 0xBCBC9B53, *[0] * 3, 0x3CBC9B53, *[0] * 3,
    0xBC96DBE0, *[0] * 3, 0x3C96DBE0, *[0] * 3,
]

# The index of a bow: a polygon with the edges (50, 5), (53, 10), (53, 5), (50, 10), of which two cross.
EDGE_INDEX = [
    0x5845444E494E47, 0x200000001, 0x20, 0xC02E0C6EA29C3593, 1, 4, 1, 0, 0x400000000, 4, 0xC, 0,
    0x4049000000000000, *[0x404A800000000000] * 2, *[0x4049000000000000] * 6,
    *[0x4014000000000000, 0x4024000000000000] * 2, *[0x4014000000000000] * 5, 0, 0,
]

# The index of two fences: 9, a line from (49, 7) to (52, 8), and 7, 100 km around (51.25, 7.5), from -1000 m to 5000 m.
FENCE_INDEX = [
    0x5845444E494E47, 0x300000001, 0x5D, 0x1701D725CE1DDCB6, 2, 3, 0, 0, 9, 0x1804, 0, 0xFFF0000000000000,
    0x7FF0000000000000, 0x2D, 1, 0, 7, 0x100000502, 0x40F86A0000000000, 0xC08F400000000000,
    0x40B3880000000000, 0x45, 1, 0, 0x424961EC4243FFFF, *[0x7F8000007F800000] * 3, 0x42509E1442500155,
    *[0xFF800000FF800000] * 3, 0x40F0000040F00000, *[0] * 3, 0x3FB855563F000001, *[0xBF800000BF800000] * 3,
    0x3F1D10B43F1D9AD1, *[0] * 3, 1, 0x200000000, 1, 0x31, 0, 0x4048800000000000, *[0x404A000000000000] * 8,
    0x401C000000000000, *[0x4020000000000000] * 8, 0, 0, 0x100000000, 0, 0x49, 0, *[0x4049A00000000000] * 9,
    *[0x401E000000000000] * 9, 0, 0,
]

# The index of a route: (50, 7), (51, 8), (52, 8.5), (53, 9).
ROUTE_INDEX = [
    0x5845444E494E47, 0x200000001, 0x20, 0x2DF0EC2E2861E44B, 1, 4, 0, 0, 0x400000000, 3, 0xC, 0,
    0x4049000000000000, 0x4049800000000000, 0x404A000000000000, *[0x404A800000000000] * 6,
    0x401C000000000000, 0x4020000000000000, 0x4021000000000000, *[0x4022000000000000] * 6, 0, 0,
]

# A track before its first fix, as gn_track_begin() gives it.
TRACK = [
    *(92712258980609.0, 296353300256810.0, 5.0, 0.0, 0.0, INF, INF, 0.5, 10.0, *[0.0] * 14, NAN, 0.0, 0.0, NAN),
    *(0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, *[0.0] * 13, NAN, 0.0, NAN, 0.0, 0.0, NAN, NAN),
    *(0.0, 0.0, NAN, NAN, NAN, NAN, *[0.0] * 4),
]

# Texts of Arrow columns, the one behind the other; from row 1 on, they are those of SAMPLES["texts"], and then some.
ARROW_TEXTS = [b"", b"32ULC9800461620", b"33VXF", b"31NAA6602100000", b"Z AH", b"", b"32ULC980046", *[b"33VXF12345"] * 14]
ARROW_DATA = b"".join(ARROW_TEXTS)
ARROW_ENDS = list(accumulate(map(len, ARROW_TEXTS)))


def view(text: bytes, end: int) -> bytes:
    """The view of a text that ends at a place in data buffer 1."""
    rest = text[:4] + struct.pack("<ii", 1, end - len(text)) if len(text) > 12 else text.ljust(12, b"\0")
    return struct.pack("<i", len(text)) + rest


# Documents.
GPX = b"<gpx><wpt lat='46.5' lon='8'><ele>2430</ele><name>Fish &amp; chips</name></wpt><rte><rtept lat='1' lon='2'/></rte></gpx>"
KML = b"<kml><Placemark><name>A</name><Point><coordinates>8,46.5</coordinates></Point></Placemark></kml>"
COT = (
    b"<event version='2.0' uid='u' type='u-d-c-c' time='2026-11-22T08:17:05Z' start='2026-11-22T08:17:05Z' "
    b"stale='2026-11-22T08:27:05Z' how='m-g'><point lat='46.5' lon='8' hae='9' ce='9' le='9'/>"
    b"<detail><shape><ellipse major='500' minor='500' angle='360'/></shape></detail></event>"
)
GEOJSON = (
    b'{"type":"Feature","properties":{"name":"Z\\u00fcrich"},"geometry":{"type":"GeometryCollection","geometries":['
    b'{"type":"Point","coordinates":[8,46.5,2430]},{"type":"LineString","coordinates":[[0,0],[1,0]]}]}}'
)
# A file of DTED with 2 meridians of 3 samples, and one of GTX with 2 by 3.
DTED = b"UHL10080000W0460000S018003000000U              00020003".ljust(3428) + b"".join(
    struct.pack(">BBHHH3hi", 0xAA, 0, column, column, 0, 1, 2, 3, 0) for column in range(2)
)
GTX = struct.pack(">4d2i6f", 40, 8, 0.5, 0.25, 2, 3, 1, 2, 3, 4, 5, 6)
WRITERS = ("gn_gpx_write", "gn_kml_write", "gn_cot_write", "gn_features_geojson")

SAMPLES = {
    # Positions and directions.
    "latitude": 51.25,
    "longitude": 7.5,
    "latitudes": [51.25, -33.5, 0.0, 72.0, 12.125],
    "longitudes": [7.5, -70.25, 0.0, 179.5, -12.0],
    "from_latitudes": [51.25, -33.5, 0.0, 72.0, 12.125],
    "from_longitudes": [7.5, -70.25, 0.0, 179.5, -12.0],
    "to_latitudes": [48.0, -34.5, 10.0, 60.0],
    "to_longitudes": [11.0, -71.25, 20.0, -179.5],
    "from": [51.25, 7.5],
    "to": [48.0, 11.0],
    "position": [51.0, 8.0],
    "reference": [51.25, 7.5],
    "center": [51.25, 7.5],
    "origin": [51.25, 7.5],
    "view": [51.0, 7.0, 51.2, 7.25],
    "utm": [400000.0, 5600000.0, 32, 1],
    # The cell 32ULC, by gn_mgrs_decode(): center, corner, a point inside, both on the grid, size, zone ... letters.
    "cell": [
        *(51.88, 6.82, 51.42, 6.12, 51.88, 6.82),
        *(350000.0, 5750000.0, 32, 1, 300000.0, 5700000.0, 32, 1),
        *(100000.0, 32, 0, 0, b"U", b"L", b"C", b"\0"),
    ],
    # Lengths and measures.
    "distance": 12345.0,
    "distances": [12345.0, 0.0, 1e6, -250.0],
    "tolerance": 1000.0,
    "radius": 1000.0,
    "radii": [1000.0, 2500.0],
    "semi_major": 2000.0,
    "semi_minor": 1000.0,
    "rotation": 30.0,
    "inner_radius": 500.0,
    "outer_radius": 1500.0,
    "width": 60.0,
    "square_meters": 1234.5,
    # Routes and polygons.
    "points": [50.0, 7.0, 50.0, 8.0, 51.0, 8.5, 51.5, 7.5, 51.0, 6.5],
    "rings": [5],
    "is_closed": 0,
    # Grids, screens, styles.
    "zone": 0,
    # Magnetic north: a model of one dipole, and norths.
    "height": 1000.0,
    "heights": [1000.0, 0.0, -500.0, 85000.0],
    "year": 2027.5,
    "years": [2027.5, 2025.0, 2034.25],
    "model": [2025.0, -30000.0, 0.0, 10.0, 0.0, -1500.0, 4500.0, 10.0, -20.0, *[0.0] * 352, *[b"T", b"\0"], *[b"\0"] * 22],
    "seconds": 1813363200.0,
    "norths": [1.5, 2.25, 0.75, 0.4, 32, 1, 0, 0],
    "gn_azimuth_convert.from": 1,
    "gn_azimuth_convert.to": 2,
    "gn_magnetic_model_parse.text": b"2025 T 1/1/2025\n"
    + b"".join(b"%d %d %d 0 1 0\n" % (n, m, 100 * n) for n in range(1, 13) for m in range(n + 1)),
    "zones": [32, -32, 33],
    "hemisphere": 1,
    "code": 32632,
    "precision": 1,
    "eastings": [400000.0, 500000.0, 612345.5],
    "northings": [5600000.0, 1000000.0, 4444444.25],
    "zoom": 10.0,
    # Tiles and views.
    **{f"gn_tile_{name}.zoom": 6 for name in ("at", "at_batch", "cover_bounds")},
    # Shapes are small and zooms low, since the walk asks for tiles of zoom 30, and for shapes over half of the earth.
    **{f"gn_tile_cover_{shape}.zoom": 14 for shape in ("polygon", "route")},
    **{
        f"gn_tile_{call}_{shape}.points": [50.0, 7.0, 50.0, 7.032, 50.032, 7.048, 50.048, 7.016, 50.032, 6.984]
        for call in ("cover", "count")
        for shape in ("polygon", "route")
    },
    "gn_tile_cover_route.half_width": 640.0,
    "gn_tile_count_route.half_width": 640.0,
    "tile": [8296, 5636, 14],
    "gn_tile_quadkey_parse.text": b"12022001101200",
    "half_width": 5000.0,
    "min_zoom": 3,
    "max_zoom": 8,
    "gn_screen_fit.max_zoom": 16.0,
    "padding": [10.0, 20.0, 30.0, 40.0],
    # Center, zoom, width, height, bearing, pitch, field of view, tile size.
    # North up, 512 pixels for the world; a globe that is not used.
    "camera": [512.0, 0.0, 0.0, 0.0, 512.0, 0.0, 0.0, 0.0, 1.0, *[0.0] * 16, 0.0, 7.5, 1.0],
    "gn_grid_label_places.frame": [0.0, 0.0, 800.0, 600.0],
    "covers": [10.0, 10.0, 50.0, 40.0, 300.0, 10.0, 350.0, 40.0, 300.0, 310.0, 350.0, 340.0, 10.0, 310.0, 50.0, 340.0],
    "sizes": [30.0, 19.0],
    "labels": [51.25, 7.5, *[b"\0"] * 16, 0.0, 1, 32, 1, 0, 0, 0],
    "screen": [51.25, 7.5, 10.0, 800.0, 600.0, 30.0, 45.0, 60.0, 512, 0],
    "x": 100.0,
    "y": 200.0,
    "xs": [100.0, 400.0, -50.5],
    "ys": [200.0, 300.0, 650.25, 400.0],
    "tile_size": 512,
    "max_width": 100.0,
    "units": 1,
    "unit": 1,
    "digits": 3,
    "decimals": 2,
    "form": 0,
    "flags": 0,
    # Texts.
    "texts": [b"32ULC9800461620", b"33VXF", b"31NAA6602100000", b"Z AH"],
    "properties": b'{"name": "A"}',
    "gn_mgrs_decode.text": b"32U LC 98004 61620",
    "gn_mgrs_decode_strict.text": b"32U LC 98004 61620",
    "gn_mgrs_outline.text": b"32ULC",
    "gn_mgrs_type.text": b"32ULC",
    "gn_position_parse.text": b"51\xc2\xb015'N 7\xc2\xb030'E",
    "gn_coordinate_parse.text": b"51.25N",
    "gn_coordinate_parse.axis": 4,  # GN_AXIS_LATITUDE.
    "gn_georef_decode.text": b"NKHG3015",
    "gn_gars_decode.text": b"376MH37",
    "gn_length_parse.text": b"12.5 km",
    "gn_area_parse.text": b"1,25 ha",
    "gn_angle_parse.text": b"45.5\xc2\xb0",
    "meters_per_second": 1.5,
    "gn_speed_parse.text": b"5,4 km/h",
    "north": 2,
    "gn_course_parse.text": b"0800 mil G",
    "gn_declination_parse.text": b"12.5\xc2\xb0 W",
    "gn_mgrs_type_fields.zone": b"32U",
    "square": b"LC",
    "easting": b"980",
    "northing": b"616",
    # Indexes.
    "words": POINT_INDEX,
    # From (51, 8) to both points.
    "gn_point_index_nearest.distance": 1e6,
    "gn_point_index_within.distance": 1e6,
    # All hold both points, so that another row finds no more.
    "gn_point_index_in_bounds_batch.souths": [40.0, -90.0, 0.0],
    "gn_point_index_in_bounds_batch.wests": [0.0, -180.0, -355.0],
    "gn_point_index_in_bounds_batch.norths": [60.0, 90.0, 80.0],
    "gn_point_index_in_bounds_batch.easts": [20.0, 180.0, 20.0],
    "limit": 2,
    "bounds": [40.0, 0.0, 60.0, 20.0],
    "gn_edge_index_contains_batch.words": EDGE_INDEX,
    "gn_edge_index_nearest_batch.words": EDGE_INDEX,
    "gn_edge_index_crossings.words": EDGE_INDEX,
    "other_words": EDGE_INDEX,
    "gn_fence_index_holding.words": FENCE_INDEX,
    "gn_fence_index_holding_batch.words": FENCE_INDEX,
    "gn_fence_index_step.words": FENCE_INDEX,
    "altitude": 100.0,
    "altitudes": [100.0, 9000.0, 4000.0, 0.0, -2000.0],
    # A polygon and a circle; the id, shape, triggers, points, rings, radius and altitudes of each.
    "fences": [3, 1, 7, 5, 1, 0.0, 0.0, 0.0, 4, 2, 5, 1, 0, 1000.0, -100.0, 500.0],
    "gn_fence_index_build.points": [50.0, 7.0, 50.0, 8.0, 51.0, 8.5, 51.5, 7.5, 51.0, 6.5, 48.0, 11.0],
    # From the east of the circle into it: time, position, altitude and accuracy; how many presences; whether there is a fix.
    "last": [0.0, 51.25, 9.5, 100.0, 5.0, 0, 1, 0],
    "fix": [60.0, 51.25, 8.0, 200.0, 5.0],
    # Near the second point of the route; before, at its start, on the way to waypoint 1.
    "gn_navigation_step.words": ROUTE_INDEX,
    "waypoints": [1, 3],
    "gn_navigation_step.last": [
        *(0.0, 50.0, 7.0, 100.0, 5.0, 0.0, 0.0, 0.0, 0.0, 10.0, 0.5, 377000.0, 132000.0, -15.0),
        *(0, 0x2DF0EC2E2861E44B, 1, 1, 0),
    ],
    "track": TRACK,
    "start_distance": 50000.0,
    "end_distance": 1e6,
    # Tactical shapes.
    "length": 800.0,
    "left": 100.0,
    "right": 200.0,
    "head_width": 150.0,
    "head_length": 400.0,
    "gn_route_marks.first": 0.0,
    "interval": 25000.0,
    "anchors": [50.0, 7.0, 50.5, 8.0, 51.0, 7.25],
    "frame": 1,
    # Columns of texts.
    "offsets": struct.pack("<22i", 0, *ARROW_ENDS),
    "offset_width": 4,
    "data": ARROW_DATA,
    "views": b"".join(map(view, ARROW_TEXTS, ARROW_ENDS)),
    "buffer": 1,
    "validity": b"\xff\xff\xff",
    "first": 1,
    "start": 100,
    # The first text is the shortest: all rows may have it.
    "gn_texts_to_offsets.texts": [b"Z AH", b"32ULC9800461620", b"33VXF"],
    "gn_texts_to_views.texts": [b"Z AH", b"32ULC9800461620", b"33VXF"],
    # Documents: a point and a circle, their vertices and names; kind, flags, object, vertices, spans, numbers, triggers, north,
    # properties.
    "gn_exchange_detect.text": GPX,
    "gn_gpx_read.text": GPX,
    "gn_kml_read.text": KML,
    "gn_cot_read.text": COT,
    "gn_cot_find_event.text": COT,
    "gn_cot_find_event.limit": 0,
    "gn_cot_search_event.text": COT,
    "gn_cot_search_event.limit": 0,
    "gn_cot_search_event.last": [0, 0, 0, 0],
    "gn_geojson_read.text": GEOJSON,
    "gn_json_unescape.text": b"Z\\u00fcrich \\ud83d\\ude42",
    "gn_xml_unescape.text": b"Fish &amp; <![CDATA[chips]]>",
    "gn_xml_to_utf8.text": "<?xml version='1.0' encoding='windows-1252'?><kml>€ é</kml>".encode("windows-1252"),
    "gn_time_parse.text": b"2026-11-22T08:17:05.250Z",
    "features": [
        *(1, 0, 0, 0, 1, 0, 5, 0, 0, 0, 0, 0, 0, 1e9, 1e9, 1e9, 9.0, 9.0, *[NAN] * 9, 0, 0, 0, 0),
        *(5, 0, 1, 0, 1, 5, 4, 0, 0, 0, 0, 0, 0, 1e9, 1e9, 1e9, NAN, NAN, 500.0, *[NAN] * 8, 0, 0, 0, 0),
    ],
    "vertices": [46.5, 8.0, 2430.0, 1e9, 47.0, 9.0, NAN, NAN],
    **{f"{name}.texts": b"FurkaHere" for name in WRITERS},
    # Shots, the corners of a square and a photo of it from the front.
    "shots": [0.010, 0.012, -0.015, 0.001, 0.002, -0.018, 0.021, 0.007, -0.004, 0.025],
    "aim": [0.0, 0.01],
    "status": 1,
    "level": 4,
    "value": 12.5,
    "gn_target_convert.from": 2,
    "gn_target_convert.to": 4,
    "gn_calibration_fit.points": [0.0, 0.0, 0.0, 1.0, 9.0, 0.0, 1.0, 1.0, 9.0, 9.0, 1.0, 0.0, 0.0, 9.0, 0.0, 0.0],
    "kind": 1,
    "calibration": [0.001, 0.0, -0.5, 0.0, -0.001, 0.5, 0.0, 0.0, 1.0, 0.0, 1, 0],
    "pixel_xs": [100.0, 400.0, -50.5],
    "pixel_ys": [200.0, 300.0, 650.25, 400.0],
    # Heights of the whole earth: 3 rows of 5 samples, from the south.
    "bytes": struct.pack("<15h", *range(0, 1500, 100)),
    "grids": [-90.0, -180.0, 90.0, 90.0, -32768.0, 1.0, 0.0, 0, 10, 2, 3, 5, 1, 0],
    "gn_height_grid_hgt.bytes": struct.pack(">4h", 1, 2, 3, 4),
    "gn_height_grid_dted.bytes": DTED,
    "gn_height_grid_gtx.bytes": GTX,
    "gn_profile_sample_route.step": 100000.0,
    "samples": [0.0, 50.0, 7.0, 100.0, 1000.0, 50.0, 7.5, NAN, 2500.0, 51.0, 7.5, 250.0],
    "climb": 10.0,
    "from_height": 2.0,
    "to_height": 500.0,
    "observer": [51.25, 7.5],
    "observer_height": 2.0,
    "target_height": 1.5,
    # Heights that end within the circle: the ground behind them is unknown.
    "gn_viewshed_dead_ground.grids": [51.15, 7.3, 0.1, 0.1, -32768.0, 1.0, 0.0, 0, 10, 2, 3, 5, 1, 0],
    "gn_viewshed_dead_ground.radius": 20000.0,
    "azimuth_step": 20.0,
    "cell_grid": [51.25, 7.5, -0.002, 0.003, 3, 5],
    # Sun and moon: days in June 2026.
    "time": 1782043200.0,
    "times": [1782043200.0, 1782086400.0, 0.0],
    **{f"gn_{body}_events.start": 1782000000.0 for body in ("sun", "moon")},
    "end": 1782086400.0,
    # Where the name alone is not enough.
    "gn_position_parse_batch.texts": [b"51.25, 7.5", b"32ULC9800461620"],
    "gn_georef_encode.precision": 2,
    "gn_georef_encode_batch.precision": 2,
    "gn_georef_decode_batch.texts": [b"NKHG3015", b"GJPJ0615"],
    "gn_gars_decode_batch.texts": [b"376MH37", b"361HN"],
    "gn_utm_inverse_batch.zone": 32,
    "gn_utm_to_epsg.zone": 32,
    # The screen has no pitch, so that no position is behind the camera.
    "gn_screen_point_to_pixel_batch.screen": [51.25, 7.5, 10.0, 800.0, 600.0, 30.0, 0.0, 60.0, 512, 0],
}

# Numbers with names that are not above, by their units: for one value and for the rows of a column.
ORDINARY = {"meters": [1234.5, 0.0, -500.0], "degrees": [33.0, -120.0, 400.0], "seconds": [12.5, 0.0, 3600.0]}

# How many positions a function is asked for, where no array says so.
COUNT = 9
ROWS = 19

# Ranges whose ends other arguments may forbid: a rhumb line has ended at a pole before, a zone does not reach so far, an
# arrow's head is narrower, or longer than its route, a zoom is above the other one, a
# pole has no place.
ENDS_DEPEND = {
    "gn_rhumb_direct.distance", "gn_geodesic_grid_direct.distance", "gn_route_arrow.width", "gn_route_arrow.head_length",
    "gn_web_mercator_forward.latitude",
    *(f"gn_tile_count_{shape}.{zoom}" for shape in ("bounds", "polygon", "route") for zoom in ("min_zoom", "max_zoom")),
}  # fmt: skip

# Numbers that may be infinite: with which signs.
INFINITE = {
    "gn_point_index_nearest.distance": "+",
    "gn_point_index_nearest_batch.distance": "+",
    "gn_point_index_within.distance": "+",
    "gn_point_index_count_batch.distance": "+",
    "gn_point_index_within_batch.distance": "+",
    "gn_edge_index_nearest_batch.start_distance": "+-",
    "gn_edge_index_nearest_batch.end_distance": "+-",
}

# Numbers that may be NaN.
UNKNOWN = {"gn_fence_index_holding.altitude", "gn_fence_index_holding_batch.altitudes"}

# Results that begin with the caller's data from the call before.
CONTINUED = {"gn_fence_index_step.presences"}

# Numbers that are not read if other arguments leave nothing to do with them: angles that become angles, for example.
UNREAD = {"gn_target_convert.distance"}
