# SPDX-License-Identifier: MIT
"""Sequences of features."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Optional, Union, overload

from .._columns.batches import check_mode
from .._memory.outputs import numpy
from .._native.library import gn_feature
from .._values.geojson import Geometry
from .._values.notebook import picture_of
from .feature import Feature, features_of, geojson, memory_of
from .geojson import features_of as features_given
from .memory import Memory
from .values import Report, dropped_words

if TYPE_CHECKING:
    from .._typing.aliases import Errors


class Features(Sequence[Feature]):
    """Features of a document: a sequence of `Feature`. An area includes its holes.

    Parameters
    ----------
    features : iterable of Feature, or GeoJSON
        Features; or a FeatureCollection, a Feature or a geometry of GeoJSON as a dictionary or as an object with a
        `__geo_interface__`, of shapely and geopandas for example. The properties name, uid, type, how, time, start,
        stale, coordTimes and route are used; an id is the uid if there is no other. A Point whose property kind is
        "circle", "ellipse", "sector" or "range-bearing" becomes a feature of that kind, with the radius, secondRadius,
        azimuth, width and inclination of its properties. A time is a text, seconds since the beginning of 1970 in UTC,
        or an aware datetime. GeoJSON is read like a GeoJSON file: see `read`. A NaN counts as null.
    errors : {"raise", "mask"}, default "raise"
        How to handle unusable GeoJSON: raise an error for the first such feature, with its number as `row`, or leave
        such features out and say so in `report`.

    Attributes
    ----------
    format : str or None
        The format that was read: "gpx", "kml", "cot" or "geojson".
    skipped : int
        The number of features of the document, or of GeoJSON, that were left out.
    report : Report
        The reason why the first feature was left out, and its place.
    vertices : numpy.ndarray
        The vertices of all features, one feature after the other: records of latitude, longitude, altitude and time.
        A view, not a copy; NaN is absent.
    records : numpy.ndarray
        A record for each feature and each hole, with the fields of the C struct ``gn_feature``: `first` and `count`
        give its vertices. A view, not a copy; NaN is absent. Names are places within `document`.
    document : bytes
        The text that contains the names.

    Notes
    -----
    Features can be compared and pickled. They never change.

    Examples
    --------
    >>> features = Features([Feature.point((46.5, 8.0), name="Camp"), Feature.circle((46.5, 8.0), 500)])
    >>> [feature.kind.name for feature in features], features[0].name
    (['POINT', 'CIRCLE'], 'Camp')
    >>> features.__geo_interface__["type"]
    'FeatureCollection'
    >>> place = {"type": "Point", "coordinates": [8.0, 46.5]}
    >>> Features({"type": "Feature", "geometry": place, "properties": {"name": "Camp"}})[0]
    <Feature: point 'Camp'>
    """

    __slots__ = ("_memory", "_places", "format", "report")

    def __init__(self, features: Union[Iterable[Feature], Any], *, errors: Errors = "raise") -> None:
        check_mode(errors)
        if isinstance(features, Features):
            self._take(features._memory, features.format, features.report)
            return
        if isinstance(features, Feature):
            features = [features]
        memory, report = features_given(features, errors)
        self._take(memory, None, report)

    @classmethod
    def _of(cls, memory: Memory, format: Optional[str], report: Report) -> Features:
        features = cls.__new__(cls)
        features._take(memory, format, report)
        return features

    def _take(self, memory: Memory, format: Optional[str] = None, report: Report = Report()) -> None:  # noqa: B008
        self._memory = memory
        self._places = features_of(memory)
        self.format = format
        self.report = report

    @property
    def skipped(self) -> int:
        return self.report.skipped

    @property
    def document(self) -> bytes:
        return self._memory.texts

    @property
    def vertices(self) -> Any:
        np = numpy()
        found = np.ndarray(len(self._memory.vertices), _VERTEX, self._memory.vertices)
        return _locked(found)

    @property
    def records(self) -> Any:
        return _locked(numpy().ndarray(len(self._memory.features), gn_feature, self._memory.features))

    def __len__(self) -> int:
        return len(self._places)

    @overload
    def __getitem__(self, index: int) -> Feature: ...
    @overload
    def __getitem__(self, index: slice) -> list[Feature]: ...
    def __getitem__(self, index: Union[int, slice]) -> Union[Feature, list[Feature]]:
        if isinstance(index, slice):
            return [Feature._of(self._memory, *place) for place in self._places[index]]
        return Feature._of(self._memory, *self._places[index])

    @property
    def __geo_interface__(self) -> Geometry:
        found: Geometry = geojson(self._memory, 0, len(self._memory.features))
        return found

    def _repr_html_(self) -> Optional[str]:
        return picture_of(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, (Features, list, tuple)):
            return NotImplemented
        return len(self) == len(other) and all(mine == theirs for mine, theirs in zip(self, other))

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        features, vertices, texts = self._memory
        return _restored, (bytes(features), bytes(vertices), texts, self.format, self.report)

    def __repr__(self) -> str:
        source = f" of {self.format}" if self.format else ""
        left = f", {self.skipped} skipped" if self.skipped else ""
        left += f", {dropped_words(self.format, self.report.dropped)} dropped" if self.report.dropped else ""
        return f"<{type(self).__name__}: {len(self)}{source}{left}>"


def _restored(features: bytes, vertices: bytes, texts: bytes, format: Optional[str], report: Report) -> Features:
    return Features._of(memory_of(features, vertices, texts), format, report)


def _locked(array: Any) -> Any:
    array.flags.writeable = False
    return array


_VERTEX = [("latitude", "<f8"), ("longitude", "<f8"), ("altitude", "<f8"), ("time", "<f8")]
