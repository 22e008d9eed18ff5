# SPDX-License-Identifier: MIT
"""The types of arguments, for type checkers and readers."""

from __future__ import annotations

import array
import datetime
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, Optional, Protocol, Union

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    FloatArray = NDArray[np.float64]
    ZoneArray = NDArray[np.int32]

    #: A decimal year; a date, which is its beginning in UTC; or an aware datetime.
    Year = Union[float, datetime.date, np.datetime64]


class SupportsArray(Protocol):
    """Anything that numpy converts to an array: numpy arrays, columns of pandas, polars and Arrow."""

    def __array__(self) -> NDArray[Any]: ...


class SupportsColumn(SupportsArray, Protocol):
    """A column of pandas, polars or Arrow; the result is a column of the same library."""

    def to_numpy(self, *args: Any, **kwargs: Any) -> Any: ...


#: Numbers, without numpy; None is a missing number.
Numbers = Union[float, Sequence[Optional[float]]]

#: Numbers; if one argument is an array, the result is an array.
NumbersOrArray = Union[float, Sequence[Optional[float]], SupportsArray]

#: Numbers; at least one argument is a column of pandas, polars or Arrow.
NumbersOrColumn = Union[float, Sequence[Optional[float]], SupportsColumn]

#: The handling of refused rows by a batch: raise an error for the first, or mask each.
Errors = Literal["raise", "mask"]

#: One reference.
Text = Union[str, bytes]

#: Many references, without numpy; None is a missing reference.
Texts = Sequence[Optional[Text]]

#: Names of members of enumerations.
FormName = Literal["dd", "dm", "dms", "utm", "ups", "mgrs", "iso_6709", "geo_uri", "georef", "gars"]
DegreesFormName = Literal["dd", "dm", "dms"]
SymbolsName = Literal["ascii", "typographic", "colons", "none"]
HemispheresName = Literal["signs", "after", "before"]
UnitsName = Literal["metric", "imperial", "nautical", "meters", "kilometers", "feet", "miles", "nautical_miles"]
AngleUnitName = Literal["degrees", "mils", "points_8", "points_16"]
SpeedUnitName = Literal["meters_per_second", "kilometers_per_hour", "miles_per_hour", "knots", "minutes_per_kilometer"]
CourseUnitName = Literal["degrees", "mils"]
NorthName = Literal["true", "grid", "magnetic"]

if sys.version_info >= (3, 12):
    from collections.abc import Buffer

    #: Receives a status byte for each row.
    StatusBuffer = Buffer
else:
    #: Receives a status byte for each row.
    StatusBuffer = Union[bytearray, memoryview, "array.array[int]", "NDArray[np.uint8]"]
