# SPDX-License-Identifier: MIT
"""Refuses values that cannot be columns, and advises what to pass instead."""

from __future__ import annotations

import datetime
import re
from collections.abc import Mapping, Set
from typing import Any, NoReturn

from .missing import is_missing

NUMBER = "a number"
TEXT = "str or bytes"
NUMBERS = "a number or a column of numbers"
TEXTS = "a text or a column of texts"
POSITION = "a position"
POSITIONS = "a position or many positions"

#: Kinds of numpy dtypes that are not numbers, each with advice on what to pass instead.
_KINDS = {
    "c": ("complex numbers", "pass the real and the imaginary part as two columns"),
    "m": ("time differences", "pass the column of numbers that is meant"),
    "M": ("datetimes", "pass the column of numbers that is meant"),
    "S": ("bytes", "pass numbers; position.parse reads texts"),
    "T": ("texts", "pass numbers; position.parse reads texts"),
    "U": ("texts", "pass numbers; position.parse reads texts"),
    "V": ("records", "pass one field, such as records['latitude']"),
}


# A number with a unit, such as "5 km".
_WITH_UNIT = re.compile(r"\s*[-+]?[\d.,]+\s*[A-Za-z]+\s*")


def refuse(name: str, wanted: str, came: str, advice: str) -> NoReturn:
    """Raise the error for an argument of a wrong kind: name the wanted kind, the given kind and the alternative."""
    raise TypeError(f"{name} must be {wanted}, not {came}; {advice}")


def refuse_kind(name: str, wanted: str, value: Any, advice: str) -> NoReturn:
    """Refuse one value because of its kind, as `refuse` does."""
    refuse(name, wanted, f"{type(value).__name__} {shown(value)}", advice)


def check_container(value: Any, name: str, wanted: str) -> None:
    """Refuse containers whose rows have no order, and tables."""
    if isinstance(value, (Set, Mapping)):
        is_set = isinstance(value, Set)
        advice = "its values have no order: pass a list" if is_set else "pass one column: a list of its values"
        if wanted in (NUMBER, TEXT):
            advice = "pass one number" if wanted == NUMBER else "pass one text"
        elif wanted in (POSITION, POSITIONS) and not is_set:
            advice = "pass latitude and longitude"
        refuse(name, wanted, type(value).__name__, advice)
    # Tables of pandas, geopandas and polars are DataFrames; tables of Arrow are Table and RecordBatch.
    if type(value).__name__ in ("DataFrame", "GeoDataFrame", "LazyFrame", "Table", "RecordBatch"):
        advice = f"pass one column of it, such as table[{name!r}]"
        if wanted == POSITIONS:
            advice = "rename two of its columns to latitude and longitude"
        refuse(name, wanted, f"a whole {type(value).__name__}", advice)


def refuse_dtype(name: str, wanted: str, dtype: Any) -> NoReturn:
    """Refuse an array because of its type."""
    kind = getattr(dtype, "kind", "")
    came, advice = _KINDS.get(kind, (str(dtype), "convert it first, such as by astype(float)"))
    if wanted == TEXTS:
        advice = "pass texts"
    refuse(name, wanted, f"{came} ({dtype})" if came != str(dtype) else came, advice)


def refuse_value(name: str, wanted: str, value: Any, row: int = -1) -> NoReturn:
    """Refuse one value, either a scalar or a row of a column."""
    place = name if row < 0 else f"{name}, row {row},"
    if isinstance(value, (list, tuple)) and wanted in (NUMBER, TEXT):
        advice = "pass one number" if wanted == NUMBER else "pass one text"
    elif isinstance(value, (list, tuple)):
        advice = "pass a numpy array for rows along several axes"
    elif wanted in (NUMBERS, TEXTS) and row < 0 and is_missing(value):
        kind = "a float" if wanted == NUMBERS else "str or bytes"
        advice = f"pass {kind}; where one may be missing, pass errors='mask' as well"
    elif wanted not in (NUMBER, NUMBERS):
        texts = "pass str or bytes, and None where one is missing" if row >= 0 else "pass str or bytes"
        advice = "pass latitude and longitude" if wanted in (POSITION, POSITIONS) else texts
    elif isinstance(value, str) and wanted == NUMBER and _WITH_UNIT.fullmatch(value):
        advice = "pass a float; measures.parse_length reads a length with its unit"
    elif isinstance(value, (str, bytes, bytearray)):
        advice = "pass float(text)" if wanted == NUMBER else "pass float(text), or let position.parse read it"
    elif isinstance(value, complex):
        advice = "pass its real and its imaginary part as two arguments"
    elif isinstance(value, (datetime.date, datetime.time, datetime.timedelta)) or type(value).__name__ == "NaTType":
        advice = "pass a number; the missing number is None or NaN"
    else:
        advice = "pass a float, and None or NaN where one is missing" if row >= 0 else "pass a float"
    refuse_kind(place, wanted if row < 0 else {NUMBERS: NUMBER, TEXTS: "a text"}.get(wanted, POSITION), value, advice)


def shown(value: Any) -> str:
    """Return a value as a message shows it."""
    words = " ".join(repr(value).split())
    return words if len(words) <= 40 else f"{words[:37]}..."
