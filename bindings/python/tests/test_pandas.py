# SPDX-License-Identifier: MIT
"""What a user of pandas gets: columns with the index of the argument, and a DataFrame where there are records."""

from __future__ import annotations

import numpy as np
import pytest

from gridnorth import errors, mgrs, polygon, position, route, tiles
from gridnorth.index import PointIndex, PolygonIndex, RouteIndex

pandas = pytest.importorskip("pandas")

TEXTS = ["48°51′N 2°17′E", "31UDQ48", None, "nowhere"]
INDEX = ["a", "b", "c", "a"]
DTYPES = [None, "object", "string[python]", "string[pyarrow]", "arrow", "category"]
ROUTE = [(0, 0), (1, 1)]
SQUARE = [(0, 0), (0, 5), (5, 5), (5, 0)]


def series(values, dtype=None, index=None):
    if dtype in ("arrow", "string[pyarrow]"):
        pyarrow = pytest.importorskip("pyarrow")
        dtype = pandas.ArrowDtype(pyarrow.string()) if dtype == "arrow" else dtype
    return pandas.Series(values, dtype=dtype, index=INDEX[: len(values)] if index is None else index)


def frame():
    return pandas.DataFrame({"lat": [0.5, 1.0, np.nan], "lon": [1.0, 6.0, 3.0]}, index=["x", "y", "z"])


def leaves(values, prefix=""):
    """The columns of a structured array by their names in a DataFrame."""
    found = {}
    for name in values.dtype.names:
        part = values[name]
        if part.dtype.names:
            found.update(leaves(part, "" if name == "point" else f"{prefix}{name}_"))
        else:
            found[prefix + name] = part.astype("U") if part.dtype.kind == "S" else part
    return found


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("read", [position.parse, mgrs.decode_cells])
def test_a_column_of_texts_gives_a_frame_with_its_index(read, dtype):
    texts = ["31UDQ48", "32VJM", "31UDQ48", "ZAH00"]
    found = read(series(texts, dtype))
    assert isinstance(found, pandas.DataFrame)
    assert list(found.index) == INDEX
    wanted = leaves(read(np.array(texts)))
    assert list(found.columns) == list(wanted)
    for name, column in wanted.items():
        assert found[name].tolist() == column.tolist(), name


def test_the_frame_goes_beside_the_column():
    table = pandas.DataFrame({"place": TEXTS[:2]}, index=[7, 3])
    joined = table.join(position.parse(table["place"]))
    assert joined.loc[7, ["place", "latitude", "longitude"]].tolist() == [TEXTS[0], 48.85, 2 + 17 / 60]
    table[["lat", "lon"]] = position.parse(table.place)[["latitude", "longitude"]]
    table["lat_of_cell"], _ = mgrs.decode(table.place, errors="mask")
    assert "48.85" in str(table)
    assert table.lat.tolist()[1] == table.lat_of_cell.tolist()[1] == mgrs.decode(TEXTS[1]).center.latitude


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("read", [position.parse, mgrs.decode_cells])
def test_rows_that_are_refused_or_missing_are_missing_in_all_columns(read, dtype):
    statuses = bytearray(4)
    found = read(series(["31UDQ48", *TEXTS[1:]], dtype), errors="mask", statuses=statuses)
    assert statuses[:3] == bytes([0, 0, errors.MissingError.status])
    assert statuses[3]
    assert found.isna().to_numpy().tolist() == [[row >= 2] * found.shape[1] for row in range(4)]
    assert found["precision"].tolist()[0] == read("31UDQ48").precision


def test_an_index_and_an_array_give_a_frame_with_a_new_index():
    for texts in (pandas.Index(TEXTS[:2]), pandas.array(TEXTS[:2])):
        found = position.parse(texts)
        assert list(found.index) == [0, 1]
        assert found.latitude.tolist()[0] == 48.85


@pytest.mark.parametrize("read", [position.parse, mgrs.decode_cells])
def test_an_empty_column_gives_an_empty_frame(read):
    found = read(series([], "str"))
    assert len(found) == 0
    assert list(found.columns) == list(read(series(["31UDQ48"])).columns)


def test_the_argument_does_not_change():
    texts = series(TEXTS)
    found = position.parse(texts, errors="mask")
    found["latitude"] = 0.0
    assert texts.isna().tolist() == [False, False, True, False]


def test_a_frame_of_positions_gives_columns_with_its_index():
    table = frame()
    for found in (polygon.contains(SQUARE, table, errors="mask"), polygon.side(SQUARE, table, errors="mask")):
        assert isinstance(found, pandas.Series)
        assert list(found.index) == list(table.index)
    assert polygon.contains(SQUARE, table, errors="mask").tolist() == [True, False, False]
    turned = pandas.DataFrame({"name": ["one", "two"], "Longitude": [1, 6], "Latitude": [0.5, 1]}, index=[5, 4])
    assert polygon.contains(SQUARE, turned).to_dict() == {5: True, 4: False}
    table["inside"] = polygon.contains(SQUARE, table[["lat", "lon"]], errors="mask")
    assert table.loc["x", "inside"]


def test_places_on_a_route_give_a_frame():
    table = frame()
    alone = route.nearest(ROUTE, (0.5, 1.0))
    for found in (
        route.nearest(ROUTE, table, errors="mask"),
        RouteIndex(ROUTE).nearest(table.lat, table.lon, errors="mask"),
    ):
        assert list(found.columns) == ["latitude", "longitude", "distance_along", "distance_off", "azimuth", "segment"]
        assert found.loc["x"].tolist() == [*alone.point, *alone[1:]]
        assert found.loc["z"].isna().all()
    found = PolygonIndex(SQUARE).nearest(table.lat[:2], table.lon[:2])
    assert found.segment.to_dict() == {"x": 0, "y": 1}


def test_neighbors_give_a_frame_unless_many_are_asked_for():
    table = frame()
    index = PointIndex([(0, 0), (2, 7)])
    found = index.nearest(table.lat, table.lon, errors="mask")
    assert found.distance.tolist()[:2] == [index.nearest(0.5, 1).distance, index.nearest(1, 6).distance]
    assert found.id.tolist()[:2] == [0, 1]
    assert found.loc["z"].isna().all()
    assert index.nearest(table.lat[:2], table.lon[:2], within=1).id.to_dict() == {"x": -1, "y": -1}
    assert isinstance(index.nearest(table.lat[:2], table.lon[:2], 2), np.ndarray)


def test_tiles_give_a_frame():
    table = frame()
    found = tiles.at(table.lat, table.lon, 8, errors="mask")
    assert found.loc["x"].tolist() == list(tiles.at(0.5, 1.0, 8))
    assert found.loc["z"].isna().all()
