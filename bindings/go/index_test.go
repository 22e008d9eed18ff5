// SPDX-License-Identifier: MIT

package gridnorth_test

import (
	"errors"
	"math"
	"testing"

	gn "gridnorth"
)

var unitSquare = []gn.Point{{Latitude: 0, Longitude: 0}, {Latitude: 0, Longitude: 1}, {Latitude: 1, Longitude: 1}, {Latitude: 1, Longitude: 0}}

// huts are points, of which the third is refused.
var huts = []gn.Point{{Latitude: 46.5, Longitude: 8}, {Latitude: 46.6, Longitude: 8.1}, {Latitude: 91}, {Latitude: 46.7, Longitude: 7.9}}

func equal[T comparable](one, other []T) bool {
	for i := range one {
		if i >= len(other) || one[i] != other[i] {
			return false
		}
	}
	return len(one) == len(other)
}

func latitudesOf(points []gn.Point) gn.Column[float64] {
	return gn.Field(points, func(point *gn.Point) *float64 { return &point.Latitude })
}

func longitudesOf(points []gn.Point) gn.Column[float64] {
	return gn.Field(points, func(point *gn.Point) *float64 { return &point.Longitude })
}

// indexOfHuts also checks that a refused row keeps its place and its status.
func indexOfHuts(t *testing.T) []uint64 {
	t.Helper()
	words, statuses, err := gn.PointIndexBuild([]float64{46.5, 46.6, 91, 46.7}, []float64{8, 8.1, 0, 7.9})
	ok(t, err == nil && equal(statuses, []gn.Status{0, 0, gn.ErrLatitude, 0}), statuses, err)
	inStructs := must[[]uint64](t)(gn.PointIndexBuildColumns(latitudesOf(huts), longitudesOf(huts), nil))
	ok(t, equal(words, inStructs))
	return words
}

func TestIndexesOfPoints(t *testing.T) {
	words, here := indexOfHuts(t), gn.Point{Latitude: 46.55, Longitude: 8}
	ok(t, must[gn.IndexKind](t)(gn.IndexCheck(words)) == gn.IndexKindPoints)

	nearest := must[[]gn.Neighbor](t)(gn.PointIndexNearest(words, here, 2, math.Inf(1)))
	distance, _, _, _ := gn.GeodesicInverse(here, huts[0])
	ok(t, len(nearest) == 2 && nearest[0] == gn.Neighbor{Distance: distance, Id: 0} && nearest[1].Id == 1, nearest)
	ok(t, equal(must[[]gn.Neighbor](t)(gn.PointIndexWithin(words, here, 10000)), nearest))
	ok(t, len(must[[]gn.Neighbor](t)(gn.PointIndexWithin(words, here, math.Inf(1)))) == 3)
	view := gn.Bounds{South: 46.55, West: 7.5, North: 47, East: 8.5}
	ok(t, equal(must[[]uint64](t)(gn.PointIndexInBounds(words, view)), []uint64{1, 3}))
	around := must[gn.Bounds](t)(gn.CircleBounds(here, 10000))
	ok(t, equal(must[[]uint64](t)(gn.PointIndexInBounds(words, around)), []uint64{0, 1}), around)

	_, err := gn.PointIndexNearest(words, here, 2, -1)
	refused(t, err, gn.ErrDistance)
	_, err = gn.CircleBounds(here, 0)
	refused(t, err, gn.ErrRadius)
	_, _, err = gn.PointIndexBuild([]float64{1}, []float64{1, 2})
	ok(t, errors.Is(err, gn.ErrRows))
}

func TestBatchesOfPointsInAnIndex(t *testing.T) {
	words := indexOfHuts(t)
	latitudes, longitudes := []float64{46.55, 0, math.NaN()}, []float64{8, 0, 0}
	expected := []gn.Status{0, 0, gn.ErrNotFinite}
	neighbors, statuses, err := gn.PointIndexNearestBatch(words, latitudes, longitudes, 10000)
	ok(t, err == nil && equal(statuses, expected), err, statuses)
	one := must[[]gn.Neighbor](t)(gn.PointIndexNearest(words, gn.Point{Latitude: 46.55, Longitude: 8}, 1, 10000))
	ok(t, neighbors[0] == one[0], neighbors[0])
	ok(t, math.IsInf(neighbors[1].Distance, 1) && neighbors[1].Id == math.MaxUint64, neighbors[1])
	ok(t, math.IsNaN(neighbors[2].Distance) && neighbors[2].Id == 0, neighbors[2])
	counts, statuses, err := gn.PointIndexWithinBatch(words, latitudes, longitudes, 10000)
	ok(t, err == nil && equal(counts, []int32{2, 0, 0}) && equal(statuses, expected), counts)
}

func TestIndexesOfEdges(t *testing.T) {
	words := must[[]uint64](t)(gn.PolygonIndexBuild(unitSquare, nil))
	ok(t, must[gn.IndexKind](t)(gn.IndexCheck(words)) == gn.IndexKindEdges)
	ok(t, equal(words, must[[]uint64](t)(gn.PolygonIndexBuild(unitSquare, []int{4}))))
	sides, statuses, err := gn.EdgeIndexContainsBatch(words, []float64{0.5, 2, 0, 91}, []float64{0.5, 2, 0.5, 0})
	ok(t, err == nil && equal(sides[:3], []gn.Side{gn.SideInside, gn.SideOutside, gn.SideOnBorder}), sides)
	ok(t, statuses[2] == gn.StatusOK && statuses[3] == gn.ErrLatitude, statuses)

	// There and back: from 120 km on, the way back is nearest.
	way := []gn.Point{{}, {Longitude: 1}, {}}
	route := must[[]uint64](t)(gn.RouteIndexBuild(way))
	places, _, err := gn.EdgeIndexNearestBatch(route, []float64{0.1}, []float64{0.5}, 0, math.Inf(1))
	ok(t, err == nil && places[0] == must[gn.RoutePlace](t)(gn.RouteNearest(way, gn.Point{Latitude: 0.1, Longitude: 0.5})))
	back, _, err := gn.EdgeIndexNearestBatch(route, []float64{0.1}, []float64{0.5}, 120000, math.Inf(1))
	ok(t, err == nil && places[0].Segment == 0 && back[0].Segment == 1, places, back)

	bow := must[[]uint64](t)(gn.PolygonIndexBuild([]gn.Point{unitSquare[0], unitSquare[2], unitSquare[3], unitSquare[1]}, nil))
	crossings := must[[]gn.PolygonCrossing](t)(gn.EdgeIndexCrossings(bow, nil))
	ok(t, len(crossings) == 1 && crossings[0].Edge == 0 && crossings[0].OtherEdge == 2 && crossings[0].Found(), crossings)
	near(t, crossings[0].Point.Longitude, 0.5, 1e-6)
	ok(t, len(must[[]gn.PolygonCrossing](t)(gn.EdgeIndexCrossings(words, nil))) == 0)
	ok(t, len(must[[]gn.PolygonCrossing](t)(gn.EdgeIndexCrossings(words, bow))) > 0)

	_, _, err = gn.EdgeIndexContainsBatch(route, []float64{0.5}, []float64{0.5})
	refused(t, err, gn.ErrIndexKind)
}

func TestDamagedIndexesAreRefused(t *testing.T) {
	words := must[[]uint64](t)(gn.PolygonIndexBuild(unitSquare, nil))
	_, err := gn.IndexCheck(words[:len(words)-1])
	refused(t, err, gn.ErrIndexSize)
	_, err = gn.EdgeIndexCrossings(words, make([]uint64, 64))
	refused(t, err, gn.ErrIndex)
	words[len(words)-1] ^= 1
	_, err = gn.IndexCheck(words)
	refused(t, err, gn.ErrIndexDamaged)
	_, err = gn.PointIndexWithin(words, gn.Point{}, 1)
	refused(t, err, gn.ErrIndexKind)
}
