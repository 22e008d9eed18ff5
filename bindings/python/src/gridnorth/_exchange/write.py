# SPDX-License-Identifier: MIT
"""Writes documents."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, NoReturn, Optional, Union

from .. import errors as _errors
from .._columns.batches import check_mode
from .._errors.advice import refuse_kind
from .._native.library import GN_OK, GN_PARTIAL, library
from .features import Features
from .memory import write_from
from .values import FORMATS, Report, packed_options

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .._typing.aliases import Errors
    from .values import FormatName, Options

#: The targets to which a document is written.
Target = Union[str, "os.PathLike[str]", IO[str], IO[bytes]]

_WRITERS = {
    "gpx": library.gn_gpx_write,
    "kml": library.gn_kml_write,
    "cot": library.gn_cot_write,
    "geojson": library.gn_features_geojson,
}
_SUFFIXES: dict[str, FormatName] = {
    ".gpx": "gpx",
    ".kml": "kml",
    ".cot": "cot",
    ".geojson": "geojson",
    ".json": "geojson",
}


def format_features(features: Any, format: FormatName, *, errors: Errors = "raise", **options: Unpack[Options]) -> str:
    """Write features as a text of GPX, KML, Cursor on Target or GeoJSON.

    Parameters
    ----------
    features : Features, Feature, iterable of Feature, or GeoJSON
        The same values as for `Features`.
    format : {"gpx", "kml", "cot", "geojson"}
        The format. GPX has no areas: they become tracks. CoT has no holes, and requires times: see `Options`.
    errors : {"raise", "mask"}, default "raise"
        How to handle features that the format cannot hold, or that have a number out of range: raise an error for the
        first, with its number as `row`, or leave them out.
    **options : Options
        Decimals, tolerance, times.

    Returns
    -------
    str
        The document.

    Raises
    ------
    FeatureError
        The format cannot hold a feature.
    DateError
        A CoT event has no time.
    CountError, LatitudeError, NotFiniteError, AltitudeError, RadiusError, WidthError, YearError
        A feature has too few points, or one of its numbers is refused.
    XmlEncodingError, XmlReferenceError, XmlError
        XML cannot hold a text.
    DecimalsError, ToleranceError, TimeError
        An option is out of range.

    Examples
    --------
    >>> camp = Feature.point((46.5, 8.0), name="Camp")
    >>> "<name>Camp</name>" in format_features([camp], "gpx")
    True
    >>> format_features(camp, "geojson", decimals=1)[:33]
    '{"type":"FeatureCollection","feat'
    """
    text, _ = _written(features, format, errors, options)
    return text.decode("utf-8")


def write(
    target: Target,
    features: Any,
    format: Optional[FormatName] = None,
    *,
    errors: Errors = "raise",
    **options: Unpack[Options],
) -> Report:
    """Write features to a file of GPX, KML, Cursor on Target or GeoJSON.

    Parameters
    ----------
    target : str, os.PathLike or file
        A path, or an open file, binary or text.
    features : Features, Feature, iterable of Feature, or GeoJSON
        The same values as for `Features`.
    format : {"gpx", "kml", "cot", "geojson"}, optional
        The format. By default the end of the path decides: .gpx, .kml, .cot, .geojson or .json.
    errors, **options
        As for `format_features`.

    Returns
    -------
    Report
        The omitted features, with ``errors="mask"``.

    Raises
    ------
    OSError
        The file cannot be written.
    GridNorthError
        As for `format_features`. Nothing is written.

    Examples
    --------
    >>> import io
    >>> file = io.StringIO()
    >>> write(file, Feature.circle((46.5, 8.0), 500, name="Keep out"), "kml").skipped
    0
    >>> "<name>Keep out</name>" in file.getvalue()
    True
    """
    is_path = isinstance(target, (str, os.PathLike))
    if not is_path and not hasattr(target, "write"):
        refuse_kind("target", "a path or an open file", target, "pass one of them")
    if format is None:
        name = os.fspath(target) if is_path else getattr(target, "name", "")  # type: ignore[arg-type]
        format = _format_of(name)
    text, report = _written(features, format, errors, options)
    if isinstance(target, (str, os.PathLike)):
        Path(target).write_bytes(text)
        return report
    file: Any = target
    file.write(text if _takes_bytes(file) else text.decode("utf-8"))
    return report


def _format_of(name: Any) -> FormatName:
    """Return the format that the extension of a file name gives."""
    path = Path(name if isinstance(name, str) else "")
    found = _SUFFIXES.get(path.suffix.lower())
    if found is None:
        told = f"{path.name!r} does not say the format" if path.name else "no format"
        raise ValueError(f"{told}; pass one of {', '.join(map(repr, FORMATS))}")
    return found


def _takes_bytes(file: Any) -> bool:
    try:
        file.write(b"")
    except TypeError:
        return False
    return True


def _written(given: Any, format: Any, errors: str, options: Any) -> tuple[bytes, Report]:
    check_mode(errors)
    if format not in _WRITERS:
        raise ValueError(f"format must be one of {', '.join(map(repr, FORMATS))}, not {format!r}")
    packed = packed_options(options)
    features, unread = given, Report()
    if not isinstance(given, Features):
        features = Features(given, errors=errors)  # type: ignore[arg-type]
        unread = features.report
    memory = features._memory
    status, text, report = write_from(_WRITERS[format], memory, 0, len(memory.features), packed)
    if status not in (GN_OK, GN_PARTIAL):
        _errors.refuse(status, ", ".join(f"{name} {value}" for name, value in options.items()) or format)
    if not report.skipped:
        return text, unread
    try:
        _refuse(features, format, report)
    except _errors.GridNorthError as error:
        if errors == "raise":
            raise
        return text, unread._replace(
            skipped=unread.skipped + report.skipped, error=unread.error or error.with_traceback(None)
        )


def _refuse(features: Features, format: str, report: Any) -> NoReturn:
    """Raise the error of the first feature that was left out; a hole belongs to its area."""
    places = [place for place, _ in features._places]
    row = sum(place <= report.place for place in places) - 1
    # Existing times are checked as numbers, so a date error means that a time is missing.
    advice = ": it has no time; pass time=..." if report.error == _errors.DateError.status else ""
    _errors.refuse_row(
        report.error,
        f"{features[row]!r} as {format}{advice}",
        row=row,
        count=report.skipped,
        rows=len(features._memory.features),
    )
