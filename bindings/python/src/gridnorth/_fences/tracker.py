# SPDX-License-Identifier: MIT
"""Tracks a moving object among fences, from one fix to the next."""

from __future__ import annotations

import math
from ctypes import byref, c_size_t
from dataclasses import dataclass
from typing import Any, Optional

from .. import errors
from .._columns.inputs import one_number
from .._memory.options import packed
from .._native.library import (
    GN_ERROR_BUFFER_TOO_SMALL,
    GN_FENCE_REPORT_FIRST,
    GN_OK,
    gn_fence_event,
    gn_fence_options,
    gn_fence_presence,
    gn_fence_state,
    library,
)
from .set import FenceSet
from .values import Event, Fix, Presence, event_of, fix_of, packed_fix


@dataclass
class FenceTracker:
    """Tracks a moving object among fences: takes its fixes, and reports the events since the last fix.

    Attributes
    ----------
    hysteresis : float, default 0
        Meters, 0 ... 100,000: the object leaves a fence only farther than this beyond its border or its altitudes.
    worst_accuracy : float, default infinity
        Meters: fixes less accurate than this are ignored.
    dwell : float, default infinity
        Seconds, 0 or more, that the object must stay inside a fence to dwell there; infinity: it never dwells.
    report_first : bool, default False
        Whether the first fix enters the fences that hold it. Otherwise these fences report no event for it.
    last_fix : Fix or None
        The last fix that counted; None before the first.
    presences : tuple of Presence
        The fences that hold the object.

    Notes
    -----
    A tracker can be copied, compared and pickled, and continues from a stored state. It also continues with another set
    of fences: presences whose ids the new set lacks are dropped without an event.

    Examples
    --------
    >>> fences = FenceSet([circle(7, (46.5, 8.0), 200)])
    >>> tracker = FenceTracker(hysteresis=30)
    >>> tracker.step(Fix(0, (46.51, 8.0)), fences)
    []
    >>> [(event.id, event.kind.name, round(event.time)) for event in tracker.step(Fix(60, (46.5, 8.0)), fences)]
    [(7, 'ENTER', 49)]
    >>> tracker.presences
    (Presence(id=7, since=49.2..., has_dwelt=False),)
    """

    hysteresis: float = 0
    worst_accuracy: float = math.inf
    dwell: float = math.inf
    report_first: bool = False
    last_fix: Optional[Fix] = None
    presences: tuple[Presence, ...] = ()

    def __post_init__(self) -> None:
        self._options()

    def step(self, fix: Fix, fences: FenceSet) -> list[Event]:
        """Take the next fix.

        Parameters
        ----------
        fix : Fix
            The position and the time of the object, not before the last fix.
        fences : FenceSet
            The fences in force from the last fix to this one.

        Returns
        -------
        list of Event
            The events in the order along the way, then of ids. Between two fixes the object is assumed to move along
            the geodesic at a constant speed, and to change its altitude evenly: a fence that it passes through gives
            two events. Times and points are those of crossing the border, to a millimeter.

        Raises
        ------
        LatitudeError, NotFiniteError, AltitudeError
            A number of the fix is refused.
        TimeError
            The fix is older than the last one, or `dwell` is negative.
        DistanceError
            An accuracy is negative.
        HysteresisError
            `hysteresis` is out of range. A refused call changes nothing.

        Examples
        --------
        >>> fences, tracker = FenceSet([circle(7, (46.5, 8.0), 200)]), FenceTracker()
        >>> events = [tracker.step(fix, fences) for fix in (Fix(0, (46.51, 8.0)), Fix(100, (46.49, 8.0)))]
        >>> [(event.kind.name, round(event.time, 1)) for event in events[1]]
        [('ENTER', 41.0), ('EXIT', 59.0)]
        """
        if not isinstance(fences, FenceSet):
            raise TypeError(f"expected a FenceSet, not {type(fences).__name__}")
        fix = Fix(*fix)
        given, options, last, state = packed_fix(fix), self._options(), self._state(), gn_fence_state()
        room, presence_room = _FIRST, len(self.presences) + _FIRST
        needed, presences_needed = c_size_t(), c_size_t()
        while True:
            presences = self._presences(presence_room)
            events = (gn_fence_event * room)()
            status = library.gn_fence_index_step(
                *fences._arguments,
                byref(options),
                byref(last),
                byref(given),
                byref(state),
                presences,
                presence_room,
                byref(presences_needed),
                events,
                room,
                byref(needed),
            )
            if status != GN_ERROR_BUFFER_TOO_SMALL:
                break
            room, presence_room = max(room, needed.value), max(presence_room, presences_needed.value)
        if status != GN_OK:
            errors.refuse(status, f"{fix}")
        self.last_fix = fix_of(state.fix) if state.has_fix else None
        self.presences = tuple(map(_presence_of, presences[: presences_needed.value]))
        return list(map(event_of, events[: needed.value]))

    def _options(self) -> gn_fence_options:
        given = {
            "flags": GN_FENCE_REPORT_FIRST if self.report_first else 0,
            "hysteresis": self.hysteresis,
            "worst_accuracy": self.worst_accuracy,
            "dwell": self.dwell,
        }
        options: gn_fence_options = packed(gn_fence_options(), library.gn_fence_options_init, given, given, _number)
        return options

    def _state(self) -> gn_fence_state:
        if self.last_fix is None:
            return gn_fence_state()
        return gn_fence_state(packed_fix(Fix(*self.last_fix)), len(self.presences), 1)

    def _presences(self, room: int) -> Any:
        """Return the presences in memory that has room for more."""
        return (gn_fence_presence * room)(*(gn_fence_presence(*presence) for presence in self.presences))


def _number(name: str, value: Any) -> Any:
    return value if name == "flags" else one_number(value, name)


def _presence_of(presence: Any) -> Presence:
    return Presence(presence.id, presence.since, presence.has_dwelt != 0)


# The initial room. Most steps have fewer events and presences; others need a second call.
_FIRST = 8
