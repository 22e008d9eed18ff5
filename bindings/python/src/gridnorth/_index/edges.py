# SPDX-License-Identifier: MIT
"""The edges of polygons and routes in an index."""

from __future__ import annotations

import math
from collections.abc import Iterable
from ctypes import c_double
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, Optional, Union, overload

from .._columns.inputs import c_number
from .._memory.room import fitted
from .._native import fast
from .._native.library import GN_ERROR_COUNT, GN_ERROR_INDEX_KIND, GN_OK, gn_polygon_crossing, gn_route_place, library
from .._points.points import Points, refuse
from .._polygon.crossing import Crossing
from .._polygon.rings import Polygon
from .._polygon.side import Side, contains_of
from .._route.place import Place, place_of
from .._values.places import point_of
from .index import Index, ask, check_index, probe

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from .._points.points import PointsLike
    from .._typing.aliases import Errors, Numbers, NumbersOrArray, NumbersOrColumn, StatusBuffer


class EdgeIndex(Index):
    """Edges, sorted so that edges near a position are found at once."""

    __slots__ = ()

    def crossings(self, other: Union[PolygonIndex, RouteIndex, None] = None) -> list[Crossing]:
        """Find all pairs of edges that meet.

        Parameters
        ----------
        other : PolygonIndex or RouteIndex, optional
            The index whose edges are compared with those of this index. If omitted, the edges of this index are
            compared with one another.

        Returns
        -------
        list of polygon.Crossing
            The pairs, ordered by `edge` and then by `other_edge`. Edges within a micrometer of each other meet. Among
            the edges of one index, each pair is found once; neighbors may meet at their common vertex, but neither may
            run back along the other. Where edges meet at a vertex, each edge that ends there is in a pair.

        Examples
        --------
        >>> way, road = RouteIndex([(0, 0), (1, 1)]), RouteIndex([(0, 1), (1, 0), (1, -1)])
        >>> [(crossing.edge, crossing.other_edge) for crossing in way.crossings(road)]
        [(0, 0)]
        >>> way.crossings()
        []
        """
        if other is not None and not isinstance(other, EdgeIndex):
            raise TypeError(f"expected a PolygonIndex or a RouteIndex, not {type(other).__name__}")
        others = (None, 0) if other is None else other._arguments
        status, memory, count = fitted(
            lambda *room: library.gn_edge_index_crossings(*self._arguments, *others, *room),
            gn_polygon_crossing,
            _FIRST_CROSSINGS,
        )
        check_index(status, self)
        return [Crossing(found.edge, found.other_edge, point_of(found.point)) for found in memory[:count]]

    def _places(
        self,
        latitude: Any,
        longitude: Any,
        start: float,
        end: float,
        errors: Errors,
        statuses: Optional[StatusBuffer],
    ) -> Any:
        columns, places = ask(
            partial(library.gn_edge_index_nearest_batch, *self._arguments),
            latitude,
            longitude,
            (c_number(start, "start"), c_number(end, "end")),
            lambda family: family.structs(gn_route_place, place_of),
            errors,
            statuses,
            f"start {start}, end {end}",
        )
        return places[0] if columns is None else places


class PolygonIndex(EdgeIndex):
    """A polygon, prepared for many queries: its edges are sorted so that edges near a position are found at once.

    Parameters
    ----------
    points : Points, iterable of (latitude, longitude), or array_like of float, N x 2
        The outer ring, in degrees.
    holes : iterable of the same
        The holes, in either direction.

    Raises
    ------
    LatitudeError, NotFiniteError
        A point is refused.

    Notes
    -----
    See `gridnorth.polygon` for polygons. An index takes about 23 bytes for each point and holds the points. It never
    changes, and is stored, pickled and queried as a `PointIndex` is.

    Examples
    --------
    >>> field = PolygonIndex([(0, 0), (0, 1), (1, 1), (1, 0)])
    >>> field.contains(0.5, 0.5), field.contains([0.5, 2], [0.5, 2])
    (True, [True, False])
    """

    __slots__ = ()

    def __init__(self, points: PointsLike, holes: Iterable[PointsLike] = ()) -> None:
        polygon = Polygon(points, holes)
        polygon.check(self._build(partial(library.gn_polygon_index_build, *polygon.arguments)))

    def _check_kind(self) -> None:
        check_index(probe(library.gn_edge_index_contains_batch, self), self)

    @overload
    def side(
        self, latitude: float, longitude: float, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
    ) -> Side: ...
    @overload
    def side(
        self, latitude: Numbers, longitude: Numbers, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
    ) -> list[Side]: ...
    @overload
    def side(
        self,
        latitude: NumbersOrColumn,
        longitude: NumbersOrColumn,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> Any: ...
    @overload
    def side(
        self,
        latitude: NumbersOrArray,
        longitude: NumbersOrArray,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> NDArray[np.int32]: ...
    def side(
        self,
        latitude: NumbersOrArray,
        longitude: NumbersOrArray,
        *,
        errors: Errors = "raise",
        statuses: Optional[StatusBuffer] = None,
    ) -> Union[Side, list[Side], NDArray[np.int32]]:
        """Find on which side of the border one or many positions lie.

        Parameters
        ----------
        latitude, longitude : float or array_like of float
            Degrees; latitude -90 ... 90, longitude any finite value. Arrays of doubles are not copied.
        errors : {"raise", "mask"}, default "raise"
            How to handle refused positions: raise an error for the first, or count each as outside.
        statuses : writable buffer of bytes, optional
            Receives the status of each position, as for `mgrs.encode`.

        Returns
        -------
        polygon.Side, list of polygon.Side or numpy.ndarray
            The same results as those of `polygon.side`, for one position, sequences or arrays.

        Raises
        ------
        LatitudeError, NotFiniteError
            A position is refused, and `errors` is ``"raise"``.

        Examples
        --------
        >>> PolygonIndex([(0, 0), (0, 2), (2, 2), (2, 0)]).side(0, 1)
        <Side.ON_BORDER: 0>
        """
        found: Optional[int] = fast.edge_index_side(self._view, latitude, longitude, errors, statuses)
        if found is not None:
            return Side(found)
        columns, sides = ask(
            partial(library.gn_edge_index_contains_batch, *self._arguments),
            latitude,
            longitude,
            (),
            lambda family: family.integers(),
            errors,
            statuses,
            "",
            Side.OUTSIDE,
        )
        if not isinstance(sides, list):
            array: NDArray[np.int32] = sides
            return array
        return Side(sides[0]) if columns is None else list(map(Side, sides))

    @overload
    def contains(
        self, latitude: float, longitude: float, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
    ) -> bool: ...
    @overload
    def contains(
        self, latitude: Numbers, longitude: Numbers, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
    ) -> list[bool]: ...
    @overload
    def contains(
        self,
        latitude: NumbersOrColumn,
        longitude: NumbersOrColumn,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> Any: ...
    @overload
    def contains(
        self,
        latitude: NumbersOrArray,
        longitude: NumbersOrArray,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> NDArray[np.bool_]: ...
    def contains(
        self,
        latitude: NumbersOrArray,
        longitude: NumbersOrArray,
        *,
        errors: Errors = "raise",
        statuses: Optional[StatusBuffer] = None,
    ) -> Union[bool, list[bool], NDArray[np.bool_]]:
        """Find whether one or many positions lie in the polygon or on its border.

        Parameters
        ----------
        latitude, longitude, errors, statuses
            As for `side`, which distinguishes inside and border.

        Returns
        -------
        bool, list of bool, numpy.ndarray of bool or Series
            False outside and in the holes, as for `polygon.contains`.

        Raises
        ------
        LatitudeError, NotFiniteError
            As for `side`.

        Examples
        --------
        >>> cap = PolygonIndex([(80, 0), (80, 120), (80, -120)])
        >>> cap.contains([90, 79], [0, 60])
        [True, False]
        """
        one: Optional[int] = fast.edge_index_side(self._view, latitude, longitude, errors, statuses)
        if one is not None:
            return one >= Side.ON_BORDER.value
        found: Union[bool, list[bool], NDArray[np.bool_]] = contains_of(
            self.side(latitude, longitude, errors=errors, statuses=statuses)
        )
        return found

    @overload
    def nearest(
        self, latitude: float, longitude: float, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
    ) -> Place: ...
    @overload
    def nearest(
        self,
        latitude: Numbers,
        longitude: Numbers,
        *,
        errors: Literal["raise"] = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> list[Place]: ...
    @overload
    def nearest(
        self, latitude: Numbers, longitude: Numbers, *, errors: Errors, statuses: Optional[StatusBuffer] = ...
    ) -> list[Optional[Place]]: ...
    @overload
    def nearest(
        self,
        latitude: NumbersOrColumn,
        longitude: NumbersOrColumn,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> Any: ...
    @overload
    def nearest(
        self,
        latitude: NumbersOrArray,
        longitude: NumbersOrArray,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> NDArray[np.void]: ...
    def nearest(
        self,
        latitude: NumbersOrArray,
        longitude: NumbersOrArray,
        *,
        errors: Errors = "raise",
        statuses: Optional[StatusBuffer] = None,
    ) -> Union[Place, list[Any], NDArray[np.void]]:
        """Find the place on the border that is nearest to one or many positions.

        Parameters
        ----------
        latitude, longitude, errors, statuses
            As for `RouteIndex.nearest`.

        Returns
        -------
        route.Place, list of route.Place or numpy.ndarray
            As for `RouteIndex.nearest`. `distance_along` counts from the first point of the ring, and `segment` is the
            index of a point among the points of all rings, the outer ring first.

        Raises
        ------
        LatitudeError, NotFiniteError
            A position is refused, and `errors` is ``"raise"``.
        CountError
            The polygon has no points.

        Examples
        --------
        >>> field = PolygonIndex([(0, 0), (0, 2), (2, 2), (2, 0)])
        >>> field.nearest(1, 2.5).segment
        1
        """
        places: Union[Place, list[Place], NDArray[np.void]] = self._places(
            latitude, longitude, 0, math.inf, errors, statuses
        )
        return places


class RouteIndex(EdgeIndex):
    """A route, prepared for many queries: its edges are sorted so that edges near a position are found at once.

    Parameters
    ----------
    points : Points, iterable of (latitude, longitude), or array_like of float, N x 2
        Degrees.

    Raises
    ------
    LatitudeError, NotFiniteError
        A point is refused.

    Notes
    -----
    An index takes about 23 bytes for each point and holds the points. It never changes, and is stored, pickled and
    queried as a `PointIndex` is.

    Examples
    --------
    >>> way = RouteIndex([(0, 0), (0, 1), (0, 3)])
    >>> place = way.nearest(0.5, 2)
    >>> place.segment, round(place.distance_along), round(place.distance_off)
    (1, 222639, -55287)
    """

    __slots__ = ()

    def __init__(self, points: PointsLike) -> None:
        route = Points(points)
        status = self._build(partial(library.gn_route_index_build, *route._arguments))
        if status != GN_OK:
            refuse(status, route)

    def _check_kind(self) -> None:
        status = probe(library.gn_edge_index_nearest_batch, self, c_double(), c_double(math.inf))
        # A route may have no points.
        check_index(GN_OK if status == GN_ERROR_COUNT else status, self)
        if probe(library.gn_edge_index_contains_batch, self) == GN_OK:
            check_index(GN_ERROR_INDEX_KIND, self)

    @overload
    def nearest(
        self,
        latitude: float,
        longitude: float,
        start: float = ...,
        end: float = ...,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> Place: ...
    @overload
    def nearest(
        self,
        latitude: Numbers,
        longitude: Numbers,
        start: float = ...,
        end: float = ...,
        *,
        errors: Literal["raise"] = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> list[Place]: ...
    @overload
    def nearest(
        self,
        latitude: Numbers,
        longitude: Numbers,
        start: float = ...,
        end: float = ...,
        *,
        errors: Errors,
        statuses: Optional[StatusBuffer] = ...,
    ) -> list[Optional[Place]]: ...
    @overload
    def nearest(
        self,
        latitude: NumbersOrColumn,
        longitude: NumbersOrColumn,
        start: float = ...,
        end: float = ...,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> Any: ...
    @overload
    def nearest(
        self,
        latitude: NumbersOrArray,
        longitude: NumbersOrArray,
        start: float = ...,
        end: float = ...,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> NDArray[np.void]: ...
    def nearest(
        self,
        latitude: NumbersOrArray,
        longitude: NumbersOrArray,
        start: float = 0,
        end: float = math.inf,
        *,
        errors: Errors = "raise",
        statuses: Optional[StatusBuffer] = None,
    ) -> Union[Place, list[Any], NDArray[np.void]]:
        """Find the place on the route, or on a part of the route, that is nearest to one or many positions.

        Parameters
        ----------
        latitude, longitude : float or array_like of float
            Degrees; latitude -90 ... 90, longitude any finite value. Arrays of doubles are not copied.
        start, end : float
            Only places between these distances along the route count: meters. Where a route comes back along itself, a
            window around the last place keeps outward and return way apart. The window is clipped to the route.
        errors : {"raise", "mask"}, default "raise"
            How to handle refused positions: raise an error for the first, or return a place of NaN for each.
        statuses : writable buffer of bytes, optional
            Receives the status of each position, as for `mgrs.encode`.

        Returns
        -------
        route.Place, list of route.Place or numpy.ndarray
            Results as from `route.nearest`, for one position, sequences or arrays. For the whole route they are equal
            to the last bit.

        Raises
        ------
        LatitudeError, NotFiniteError
            A position is refused, and `errors` is ``"raise"``; or `start` or `end` is NaN.
        DistanceError
            `end` is less than `start`.
        CountError
            The route has no points.

        Examples
        --------
        >>> way = RouteIndex([(0, 0), (0, 1), (0, 0)])      # there and back
        >>> way.nearest(0.1, 0.5).segment, way.nearest(0.1, 0.5, start=120_000).segment
        (0, 1)
        """
        places: Union[Place, list[Place], NDArray[np.void]] = self._places(
            latitude, longitude, start, end, errors, statuses
        )
        return places


# The initial room for crossings. Most indexes have fewer; others are searched twice.
_FIRST_CROSSINGS = 16
