# SPDX-License-Identifier: MIT
r"""Positions as text: reads them in any usual form, and writes them in the form you choose.

>>> parse('''40d30'30"N 75d0'0"W''').point
Point(latitude=40.508333333333..., longitude=-75.0)
>>> parse("18TWL8562811322").form, parse("geo:40.75,-74").form, parse("+40.75-074.00/").form
(<Form.MGRS: 6>, <Form.GEO_URI: 8>, <Form.ISO_6709: 7>)
>>> format(40.508333, -75, "dms"), format(40.508333, -75, "utm"), format(40.508333, -75, "mgrs", spaced=True)
('40d30\'30.00", -75d00\'00.00"', '18N 500000 4484180', '18T WK 00000 84179')

`parse` and `format` accept one value or many, and return the same kind of container: a numpy array, a column of pandas,
polars or Arrow, or a list.
"""

from __future__ import annotations

from ._position.axis import parse_latitude, parse_longitude
from ._position.format import format
from ._position.options import Hemispheres, Options, Symbols, defaults
from ._position.parse import candidates, parse
from ._position.value import Flags, Form, Position
from ._typing.public import own

__all__ = [
    "Flags",
    "Form",
    "Hemispheres",
    "Options",
    "Position",
    "Symbols",
    "candidates",
    "defaults",
    "format",
    "parse",
    "parse_latitude",
    "parse_longitude",
]

own(globals())
