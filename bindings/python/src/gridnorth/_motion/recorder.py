# SPDX-License-Identifier: MIT
"""Records a track."""

from __future__ import annotations

import enum
import math
from ctypes import byref, sizeof
from typing import Any, NamedTuple, Optional, Union

from .. import errors
from .._fences.values import Fix, fix_of, number_of, packed_fix
from .._memory.options import packed
from .._native.library import GN_OK, gn_track_options, gn_track_state, gn_track_step, gn_track_totals, library
from .._values.places import Bounds


class Outcome(enum.IntEnum):
    """The outcome for a fix."""

    #: The fix was not taken.
    LEFT_OUT = 1
    #: The fix was taken. Later fixes decide whether it is kept or dropped.
    WAITING = 2
    #: The fix was taken and is a vertex.
    KEPT = 3


class Reason(enum.IntFlag):
    """The reason why a fix was left out, or was taken."""

    #: Left out: the accuracy is worse than `worst_accuracy`.
    INACCURATE = 1
    #: Left out: the way to the fix requires more than `largest_speed`.
    STRAYED = 2
    #: Left out: sooner than `least_interval` after the last taken fix, or at the same time.
    SOON = 4
    #: Left out: nearer than `least_distance` to the last taken fix.
    NEAR = 8
    #: Taken although it strayed, because the two fixes before it strayed too and agree with it.
    JUMPED = 16


class Step(NamedTuple):
    """The outcome for a fix.

    Attributes
    ----------
    outcome : Outcome
        Whether the fix was taken.
    reason : Reason
        The reason why the fix was left out, or was taken; usually 0.
    vertex : Fix or None
        A fix to append to the recorded line.
    """

    outcome: Outcome
    reason: Reason
    vertex: Optional[Fix]


class Totals(NamedTuple):
    """Totals over the taken fixes of a track.

    Attributes
    ----------
    distance : float
        Meters along all taken fixes, not along the recorded line.
    moving_time : float
        Seconds without the rests.
    ascent, descent : float
        Meters upward and downward, over climbs that count.
    speed : float or None
        The current speed, from the last two fixes, meters per second; None if unknown.
    moving_speed : float or None
        The average speed while moving, meters per second; None if unknown.
    top_speed : float
        The largest speed, meters per second.
    lowest, highest : float or None
        The lowest and the highest altitude, meters; None if unknown.
    start_time, end_time : float or None
        The times of the first and the last taken fix, seconds; None if unknown.
    bounds : Bounds or None
        The bounds of the fixes; west is greater than east if they cross the antimeridian. None before the first fix.
    fix_count, taken_count, vertex_count : int
        The numbers of given fixes (without refused ones), of taken fixes, and of kept fixes.
    """

    distance: float
    moving_time: float
    ascent: float
    descent: float
    speed: Optional[float]
    moving_speed: Optional[float]
    top_speed: float
    lowest: Optional[float]
    highest: Optional[float]
    start_time: Optional[float]
    end_time: Optional[float]
    bounds: Optional[Bounds]
    fix_count: int
    taken_count: int
    vertex_count: int


class Recorder:
    """Records a track, one fix at a time.

    Parameters
    ----------
    tolerance : float, default 5
        Meters, 0.001 ... 1,000,000: fixes within this distance of the recorded line are dropped; 0: all fixes are kept.
    least_distance : float, default 0
        Meters: fixes nearer than this to the last taken fix are left out.
    least_interval : float, default 0
        Seconds: fixes sooner than this after the last taken fix are left out.
    worst_accuracy : float, default infinity
        Meters: fixes less accurate than this are left out.
    largest_speed : float, default infinity
        Meters per second: fixes that require a higher speed are left out.
    rest_speed : float, default 0.5
        Meters per second: slower movement counts as rest.
    climb : float, default 10
        Meters: smaller climbs and descents do not count.

    Raises
    ------
    ToleranceError, DistanceError, TimeError, TrackSpeedError, TrackClimbError
        An option is out of range.

    Notes
    -----
    A recorder can be copied, compared and pickled. `bytes(recorder)` returns 512 bytes, the same in every language, and
    `Recorder.from_bytes` continues from these bytes, after a crash for example.

    Examples
    --------
    >>> recorder = Recorder(tolerance=10, largest_speed=50)
    >>> recorder.add(Fix(0, (46.5, 8.0))).vertex
    Fix(time=0.0, point=Point(latitude=46.5, longitude=8.0), altitude=None, accuracy=None)
    >>> recorder.add(Fix(1, (47.5, 8.0)))
    Step(outcome=<Outcome.LEFT_OUT: 1>, reason=<Reason.STRAYED: 2>, vertex=None)
    """

    def __init__(
        self,
        *,
        tolerance: float = 5,
        least_distance: float = 0,
        least_interval: float = 0,
        worst_accuracy: float = math.inf,
        largest_speed: float = math.inf,
        rest_speed: float = 0.5,
        climb: float = 10,
    ) -> None:
        given = {
            "tolerance": tolerance,
            "least_distance": least_distance,
            "least_interval": least_interval,
            "worst_accuracy": worst_accuracy,
            "largest_speed": largest_speed,
            "rest_speed": rest_speed,
            "climb": climb,
        }
        options = packed(gn_track_options(), library.gn_track_options_init, given, given, lambda _, value: value)
        self._state = gn_track_state()
        status = library.gn_track_begin(byref(options), byref(self._state))
        if status != GN_OK:
            errors.refuse(status, ", ".join(f"{name} {value}" for name, value in given.items()))

    @classmethod
    def from_bytes(cls, data: Union[bytes, bytearray, memoryview]) -> Recorder:
        """Make a recorder that continues from the bytes of another.

        Parameters
        ----------
        data : bytes-like
            The result of `bytes(recorder)`.

        Returns
        -------
        Recorder
            A recorder in the same state.

        Raises
        ------
        TrackStateError
            The bytes are damaged.

        Examples
        --------
        >>> recorder = Recorder()
        >>> Recorder.from_bytes(bytes(recorder)) == recorder
        True
        """
        held = bytes(data)
        if len(held) != sizeof(gn_track_state):
            # The library refuses a state of zeros as damaged.
            held = bytes(sizeof(gn_track_state))
        recorder = cls()
        recorder._state = gn_track_state.from_buffer_copy(held)
        recorder.totals()
        return recorder

    def add(self, fix: Fix) -> Step:
        """Take the next fix or leave it out.

        Parameters
        ----------
        fix : Fix
            The position and the time of the object: later than the last fix, or unknown.

        Returns
        -------
        Step
            The outcome, and at most one vertex to append to the line. The vertex is the fix before this one, or the
            first fix. Each taken fix lies within the tolerance of the geodesic between two neighboring vertices.

        Raises
        ------
        LatitudeError, NotFiniteError, AltitudeError, TimeError
            A number of the fix is refused.
        DistanceError
            An accuracy is negative.
        TrackTimeError
            The fix is earlier than the last fix. A refused call changes nothing.

        Examples
        --------
        >>> Recorder().add(Fix(0, (46.5, 8.0))).outcome.name
        'KEPT'
        """
        fix = Fix(*fix)
        given, step = packed_fix(fix), gn_track_step()
        status = library.gn_track_add(byref(self._state), byref(given), byref(self._state), byref(step))
        if status != GN_OK:
            errors.refuse(status, f"{fix}")
        return Step(Outcome(step.outcome), Reason(step.flags), _vertex_of(step))

    def end(self) -> Optional[Fix]:
        """End the recorded line; more fixes may follow.

        Returns
        -------
        Fix or None
            The last vertex; None if no fix waits.

        Examples
        --------
        >>> recorder = Recorder()
        >>> recorder.end()
        >>> for second in range(3):
        ...     step = recorder.add(Fix(second, (46.5, 8.0 + second / 1000)))
        >>> recorder.end().time
        2.0
        """
        step = gn_track_step()
        status = library.gn_track_end(byref(self._state), byref(self._state), byref(step))
        if status != GN_OK:
            errors.refuse(status, "")
        return _vertex_of(step)

    def totals(self) -> Totals:
        """Return the totals over the taken fixes so far.

        Returns
        -------
        Totals
            Distance, times, climbs, speeds, bounds and counts.

        Examples
        --------
        >>> recorder = Recorder(climb=20)
        >>> for second, altitude in enumerate([100, 105, 130, 125, None, 90]):
        ...     step = recorder.add(Fix(second, (46.5, 8.0 + second / 10000), altitude))
        >>> totals = recorder.totals()
        >>> totals.ascent, totals.descent, round(totals.top_speed, 2)
        (30.0, 40.0, 7.67)
        """
        totals = gn_track_totals()
        status = library.gn_track_summarize(byref(self._state), byref(totals))
        if status != GN_OK:
            errors.refuse(status, "")
        bounds = totals.bounds
        return Totals(
            totals.distance,
            totals.moving_time,
            totals.ascent,
            totals.descent,
            number_of(totals.speed),
            number_of(totals.moving_speed),
            totals.top_speed,
            number_of(totals.lowest),
            number_of(totals.highest),
            number_of(totals.start_time),
            number_of(totals.end_time),
            Bounds(bounds.south, bounds.west, bounds.north, bounds.east) if totals.taken_count else None,
            totals.fix_count,
            totals.taken_count,
            totals.vertex_count,
        )

    def __bytes__(self) -> bytes:
        return bytes(self._state)

    def __eq__(self, other: object) -> bool:
        return bytes(self) == bytes(other) if isinstance(other, Recorder) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        totals = self.totals()
        return f"<Recorder: {totals.taken_count} of {totals.fix_count} fixes taken, {totals.distance:.0f} m>"

    def __reduce__(self) -> Any:
        return Recorder.from_bytes, (bytes(self),)


def _vertex_of(step: Any) -> Optional[Fix]:
    return fix_of(step.vertex) if step.vertex_count else None
