# SPDX-License-Identifier: MIT
"""What records a track."""

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
    """What became of a fix."""

    #: It was not taken.
    LEFT_OUT = 1
    #: It was taken. Later fixes decide whether it is kept or dropped.
    WAITING = 2
    #: It was taken and is a vertex.
    KEPT = 3


class Reason(enum.IntFlag):
    """Why a fix was left out, or how it was taken."""

    #: Left out: its accuracy is worse than `worst_accuracy`.
    INACCURATE = 1
    #: Left out: it can only be reached at more than `largest_speed`.
    STRAYED = 2
    #: Left out: sooner than `least_interval` after the last one that was taken, or at the same time.
    SOON = 4
    #: Left out: nearer than `least_distance` to the last one that was taken.
    NEAR = 8
    #: Taken although it strayed: two before it did too, and agree with it.
    JUMPED = 16


class Step(NamedTuple):
    """What became of a fix.

    Attributes
    ----------
    outcome : Outcome
        Whether it was taken.
    reason : Reason
        Why it was left out, or how it was taken; 0 usually.
    vertex : Fix or None
        A fix to append to the line that is kept.
    """

    outcome: Outcome
    reason: Reason
    vertex: Optional[Fix]


class Totals(NamedTuple):
    """What the fixes of a track that were taken add up to.

    Attributes
    ----------
    distance : float
        Meters along all fixes that were taken, not along the line that is kept.
    moving_time : float
        Seconds that were not rest.
    ascent, descent : float
        Meters upward and downward, of climbs that count.
    speed : float or None
        Now, from the last two fixes, meters per second; None: not known.
    moving_speed : float or None
        On average while moving, meters per second; None: not known.
    top_speed : float
        The largest, meters per second.
    lowest, highest : float or None
        Altitudes, meters; None: not known.
    start_time, end_time : float or None
        Of the first and the last fix that were taken, seconds; None: not known.
    bounds : Bounds or None
        Around the fixes; west is greater than east if they cross the antimeridian. None before the first.
    fix_count, taken_count, vertex_count : int
        Fixes that were given, without those that were refused; that were taken; that were kept.
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
        Meters, 0.001 ... 1,000,000: fixes that lie so close to the line that is kept are dropped; 0: all are kept.
    least_distance : float, default 0
        Meters: fixes nearer to the last one that was taken are left out.
    least_interval : float, default 0
        Seconds: fixes sooner after the last one that was taken are left out.
    worst_accuracy : float, default infinity
        Meters: fixes less accurate than this are left out.
    largest_speed : float, default infinity
        Meters per second: fixes that can only be reached faster are left out.
    rest_speed : float, default 0.5
        Meters per second: what is slower is rest, not moving.
    climb : float, default 10
        Meters: ways up and down that are shorter do not count.

    Raises
    ------
    ToleranceError, DistanceError, TimeError, TrackSpeedError, TrackClimbError
        An option is out of range.

    Notes
    -----
    A recorder can be copied, compared and pickled. `bytes(recorder)` are 512 bytes, the same in every language, and
    `Recorder.from_bytes` goes on with them, after a crash for example.

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
        """Go on with the bytes of a recorder.

        Parameters
        ----------
        data : bytes-like
            What `bytes(recorder)` gave.

        Returns
        -------
        Recorder
            One that is as that was.

        Raises
        ------
        TrackStateError
            The bytes are not as they were.

        Examples
        --------
        >>> recorder = Recorder()
        >>> Recorder.from_bytes(bytes(recorder)) == recorder
        True
        """
        held = bytes(data)
        if len(held) != sizeof(gn_track_state):
            # As the library answers for a state that nothing was written to.
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
            Where it is now, and when: later than the last fix, or at a time that is not known.

        Returns
        -------
        Step
            What became of it, and at most one vertex to append to the line. A vertex is the fix before this one, or the
            first.
            Each fix that is taken lies within the tolerance of the geodesic between two neighbors of the line.

        Raises
        ------
        LatitudeError, NotFiniteError, AltitudeError, TimeError
            A number of the fix is refused.
        DistanceError
            An accuracy is negative.
        TrackTimeError
            The fix is earlier than the last one. Whatever is refused changes nothing.

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
        """End the line that is kept; more fixes may follow.

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
        """Return what the fixes that were taken add up to so far.

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
