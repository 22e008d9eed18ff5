# SPDX-License-Identifier: MIT
"""Assembles public modules from private files."""

from __future__ import annotations

import re
import sys
import typing
from collections.abc import Sequence
from types import FunctionType
from typing import Any


def own(namespace: dict[str, Any]) -> None:
    """Move the names in `__all__` of a public module to the module, for help, doctest and pickle."""
    module = namespace["__name__"]
    for value in [namespace[name] for name in namespace["__all__"]]:
        if isinstance(value, type):
            _lend(namespace, value)
            value.__module__ = module
        elif isinstance(value, FunctionType):
            for overload in _overloads(value):
                overload.__module__ = module
                # Python registers overloads by module.
                typing.overload(overload)
            value.__module__ = module


def _lend(namespace: dict[str, Any], kind: type) -> None:
    """Copy the names in the annotations of a class: typing.get_type_hints looks for them in the module of the class."""
    annotations = getattr(kind, "__annotations__", None)
    if not annotations:
        return
    source = vars(sys.modules[kind.__module__])
    for word in re.findall(r"\w+", repr(list(annotations.values()))):
        if word in source:
            namespace.setdefault(word, source[word])


def _overloads(function: FunctionType) -> Sequence[Any]:
    if sys.version_info >= (3, 11):
        return typing.get_overloads(function)
    return ()
