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

	for _, limit := range []int{-1, math.MinInt} {
		_, err := gn.PointIndexNearest(words, here, limit, 10000)
		refused(t, err, gn.ErrCount)
		_, _, err = gn.PointIndexNearestBatch(words, []float64{46.5}, []float64{8}, limit, 10000)
		refused(t, err, gn.ErrCount)
		_, err = gn.CoTFindEvent("<event", limit)
		refused(t, err, gn.ErrCount)
	}
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
	neighbors, statuses, err := gn.PointIndexNearestBatch(words, latitudes, longitudes, 2, 10000)
	ok(t, err == nil && equal(statuses, expected) && len(neighbors) == 6, err, statuses)
	two := must[[]gn.Neighbor](t)(gn.PointIndexNearest(words, gn.Point{Latitude: 46.55, Longitude: 8}, 2, 10000))
	ok(t, equal(neighbors[:2], two), neighbors)
	ok(t, math.IsInf(neighbors[2].Distance, 1) && neighbors[3].Id == math.MaxUint64, neighbors)
	ok(t, math.IsNaN(neighbors[4].Distance) && neighbors[5].Id == 0, neighbors)
	counts, statuses, err := gn.PointIndexCountBatch(words, latitudes, longitudes, 10000)
	ok(t, err == nil && equal(counts, []int32{2, 0, 0}) && equal(statuses, expected), counts)
	counts, near, statuses, err := gn.PointIndexWithinBatch(words, latitudes, longitudes, 10000)
	ok(t, err == nil && equal(counts, []int32{2, 0, 0}) && equal(statuses, expected) && equal(near, two), counts, near)
	souths, norths := []float64{46.55, 46, 47}, []float64{47, 46.55, 46}
	wests, easts := []float64{7.5, 7.5, 7.5}, []float64{8.5, 8.5, 8.5}
	counts, ids, statuses, err := gn.PointIndexInBoundsBatch(words, souths, wests, norths, easts)
	ok(t, err == nil && equal(counts, []int32{2, 1, 0}) && equal(ids, []uint64{1, 3, 0}), counts, ids)
	ok(t, statuses[2] == gn.ErrView, statuses)
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

// twoFences are a circle and, to the east of it, a line to the north.
var twoFences = []gn.Fence{
	{Id: 1, Shape: gn.FenceShapeCircle, Triggers: gn.FenceTriggerEnter | gn.FenceTriggerExit, PointCount: 1, Radius: 200},
	{Id: 2, Shape: gn.FenceShapeLine, Triggers: gn.FenceTriggerCrossedLeft | gn.FenceTriggerCrossedRight, PointCount: 2},
}

var pointsOfFences = []gn.Point{{Latitude: 46.5, Longitude: 8}, {Latitude: 46.4, Longitude: 8.2}, {Latitude: 46.6, Longitude: 8.2}}

func indexOfFences(t *testing.T) []uint64 {
	t.Helper()
	words, statuses, err := gn.FenceIndexBuild(twoFences, pointsOfFences, nil)
	ok(t, err == nil && equal(statuses, []gn.Status{0, 0}), statuses, err)
	return words
}

func TestFencesHoldPositions(t *testing.T) {
	words, unknown := indexOfFences(t), math.NaN()
	ok(t, must[gn.IndexKind](t)(gn.IndexCheck(words)) == gn.IndexKindFences)
	ids := must[[]uint64](t)(gn.FenceIndexHolding(words, gn.Point{Latitude: 46.501, Longitude: 8}, unknown))
	ok(t, equal(ids, []uint64{1}), ids)

	latitudes, longitudes := []float64{46.5, 46.5, 91}, []float64{8, 8.1, 0}
	expected := []gn.Status{0, 0, gn.ErrLatitude}
	counts, ids, statuses, err := gn.FenceIndexHoldingBatch(words, latitudes, longitudes, []float64{unknown, unknown, unknown})
	ok(t, err == nil && equal(counts, []int32{1, 0, 0}) && equal(ids, []uint64{1}) && equal(statuses, expected), counts, ids)
	into := make([]int32, 3)
	ids, err = gn.FenceIndexHoldingColumns(
		words, gn.Slice(latitudes), gn.Slice(longitudes), gn.Repeat(unknown), gn.Slice(into), nil)
	ok(t, err == nil && equal(into, counts) && equal(ids, []uint64{1}), into, ids)

	// A polygon has rings and altitudes.
	polygon := gn.Fence{Id: 3, Shape: gn.FenceShapePolygon, PointCount: 4, RingCount: 1, High: 100}
	words, _, err = gn.FenceIndexBuild([]gn.Fence{polygon}, unitSquare, []int{4})
	ok(t, err == nil, err)
	inside := gn.Point{Latitude: 0.5, Longitude: 0.5}
	ok(t, equal(must[[]uint64](t)(gn.FenceIndexHolding(words, inside, 50)), []uint64{3}))
	ok(t, len(must[[]uint64](t)(gn.FenceIndexHolding(words, inside, 150))) == 0)
}

func TestWrongFencesAreRefused(t *testing.T) {
	twice := []gn.Fence{twoFences[0], twoFences[0]}
	_, statuses, err := gn.FenceIndexBuild(twice, pointsOfFences[:2], nil)
	ok(t, err == nil && equal(statuses, []gn.Status{0, gn.ErrFenceId}), statuses, err)
	_, _, err = gn.FenceIndexBuild(twoFences, pointsOfFences[:2], nil)
	refused(t, err, gn.ErrCount)
}

func TestFencesReportWhoPasses(t *testing.T) {
	words := indexOfFences(t)
	fix := func(time, longitude float64) *gn.Fix {
		return &gn.Fix{Time: time, Point: gn.Point{Latitude: 46.5, Longitude: longitude}, Altitude: math.NaN(), Accuracy: 5}
	}
	state, in, events, err := gn.FenceIndexStep(words, nil, nil, fix(0, 7.9), nil)
	ok(t, err == nil && state.HasFix == 1 && len(in) == 0 && len(events) == 0, err, in, events)
	state, in, events, err = gn.FenceIndexStep(words, nil, &state, fix(60, 8), in)
	ok(t, err == nil && len(in) == 1 && in[0].Id == 1 && len(events) == 1, err, in, events)
	ok(t, events[0].Kind == gn.FenceTriggerEnter && events[0].Time == in[0].Since, events)

	_, _, _, err = gn.FenceIndexStep(words, nil, &state, fix(59, 8), in)
	refused(t, err, gn.ErrTime)
	_, _, _, err = gn.FenceIndexStep(words, nil, &state, fix(180, 8.3), nil)
	refused(t, err, gn.ErrCount)

	last, out, events, err := gn.FenceIndexStep(words, nil, &state, fix(180, 8.3), in)
	ok(t, err == nil && len(out) == 0 && last.PresenceCount == 0 && len(in) == 1 && len(events) == 2, err, out, events)
	ok(t, events[0].Id == 1 && events[0].Kind == gn.FenceTriggerExit && events[0].Since == in[0].Since, events)
	ok(t, events[1].Id == 2 && events[1].Kind == gn.FenceTriggerCrossedRight, events)
}

func TestMoreFencesThanThereIsRoomForAtFirst(t *testing.T) {
	fences, points := make([]gn.Fence, 100), make([]gn.Point, 100)
	for i := range fences {
		fences[i] = gn.Fence{Id: uint64(i), Shape: gn.FenceShapeCircle, Triggers: gn.FenceTriggerExit, PointCount: 1, Radius: 200}
	}
	words, _, err := gn.FenceIndexBuild(fences, points, nil)
	ok(t, err == nil, err)
	options := gn.DefaultFenceOptions()
	options.Flags = gn.FenceReportFirst
	state, in, _, err := gn.FenceIndexStep(words, &options, nil, &gn.Fix{}, nil)
	ok(t, err == nil && len(in) == 100 && state.PresenceCount == 100, err, state)
	_, out, events, err := gn.FenceIndexStep(words, nil, &state, &gn.Fix{Time: 1, Point: gn.Point{Latitude: 1}}, in)
	ok(t, err == nil && len(out) == 0 && len(events) == 100, err, len(out), len(events))
}

func TestHeightsProfilesAndSights(t *testing.T) {
	// 100 m and 200 m in the north, 300 m and 400 m in the south.
	file := "\x00\x64\x00\xc8\x01\x2c\x01\x90"
	grid := must[gn.HeightGrid](t)(gn.HeightGridHgt(file, 46, 8))
	ok(t, grid.Rows == 2 && grid.Latitude == 47 && grid.LatitudeStep == -1, grid)
	_, err := gn.HeightGridHgt("abc", 46, 8)
	refused(t, err, gn.ErrHeightFile)
	_, err = gn.HeightGridDted(file)
	refused(t, err, gn.ErrHeightFile)
	_, err = gn.HeightGridGtx(file)
	refused(t, err, gn.ErrHeightFile)
	grids := []gn.HeightGrid{grid}
	ok(t, must[float64](t)(gn.HeightAt(file, grids, gn.Point{Latitude: 46.5, Longitude: 8.5})) == 250)
	_, err = gn.HeightAt(file, grids, gn.Point{Latitude: 45.5, Longitude: 8.5})
	refused(t, err, gn.ErrHeightOutside)
	heights := make([]float64, 2)
	err = gn.HeightAtColumns(file, grids, gn.Slice([]float64{46.5, 46}), gn.Slice([]float64{8.5, 9}), gn.Slice(heights), nil)
	ok(t, err == nil && heights[0] == 250 && heights[1] == 400, err, heights)
	many, statuses, err := gn.HeightAtBatch(file, grids, []float64{46.5, 46}, []float64{8.5, 9})
	ok(t, err == nil && many[1] == 400 && len(statuses) == 2, err, many)
	route := []gn.Point{{Latitude: 46.5, Longitude: 8.25}, {Latitude: 46.5, Longitude: 8.75}}
	profile := must[[]gn.ProfileSample](t)(gn.ProfileSampleRoute(file, grids, route, 10000))
	ok(t, len(profile) == 5 && profile[0].Height == 225 && profile[4].Height == 275, profile)
	summary := must[gn.ProfileSummary](t)(gn.ProfileSummarize(profile, 10))
	ok(t, math.Abs(summary.Ascent-50) < 0.1 && summary.Lowest == 225, summary)
	options := gn.DefaultSightOptions()
	options.Step = 1000
	sight := must[gn.Sight](t)(gn.SightBetween(file, grids, route[0], 2, route[1], 2, &options))
	ok(t, !sight.IsVisible() && sight.Clearance < -10, sight)
	along := must[gn.Sight](t)(gn.SightAlong(file, grids, route[0], 200, sight.Azimuth, sight.Distance, 200, &options))
	ok(t, along.IsVisible() && math.Abs(along.To.Longitude-8.75) < 1e-9, along)
	cellGrid := gn.CellGrid{Latitude: 46.5, Longitude: 8.25, LatitudeStep: 0.01, LongitudeStep: 0.05, Rows: 1, Columns: 3}
	cells := must[[]byte](t)(gn.ViewshedCells(file, grids, route[0], 2, 0, 6000, &options, &cellGrid))
	ok(t, len(cells) == 3 && cells[0] == 1 && cells[1] == 1 && cells[2] == 2, cells)
	_, err = gn.ViewshedCells(file, grids, route[0], 2, 0, 6000, &options, &gn.CellGrid{})
	refused(t, err, gn.ErrCellGrid)
	dead := must[[]gn.DeadGround](t)(gn.ViewshedDeadGround(file, grids, route[0], 2, 0, 20000, 90, 10, 10, &options))
	ok(t, len(dead) == 1 && dead[0].OuterRadius == 20000 && dead[0].InnerRadius > 3000, dead)
	_, err = gn.ViewshedDeadGround(file, grids, route[0], 2, 0, 9, 90, 10, 0, &options)
	refused(t, err, gn.ErrAzimuthStep)
	options.Curvature = 3
	_, err = gn.SightBetween(file, grids, route[0], 2, route[1], 2, &options)
	refused(t, err, gn.ErrCurvature)
}

func TestNavigationLeadsAlongARoute(t *testing.T) {
	route := []gn.Point{{Latitude: 46.5, Longitude: 8}, {Latitude: 46.51, Longitude: 8}, {Latitude: 46.51, Longitude: 8.02}}
	words := must[[]uint64](t)(gn.RouteIndexBuild(route))
	fix := func(time, latitude, longitude float64) *gn.Fix {
		return &gn.Fix{Time: time, Point: gn.Point{Latitude: latitude, Longitude: longitude}, Altitude: math.NaN(), Accuracy: 5}
	}
	near := func(one, other, within float64) bool { return math.Abs(one-other) < within }
	state, guidance, err := gn.NavigationStep(words, nil, nil, nil, fix(0, 46.505, 8.0001))
	ok(t, err == nil && state.HasFix == 1 && guidance.NextWaypoint == 1 && guidance.Passed == 1, err, guidance)
	ok(t, near(guidance.WaypointDistance, 555.8, 0.1) && near(guidance.Turn, 90, 0.1), guidance)
	ok(t, near(guidance.DistanceOff, 7.7, 0.1) && math.IsNaN(guidance.Speed) && guidance.Flags == 0, guidance)

	state, guidance, err = gn.NavigationStep(words, nil, nil, &state, fix(60, 46.506, 8))
	ok(t, err == nil && near(guidance.Speed, 111.16/60, 0.01) && guidance.TimeLeft > guidance.WaypointTime, err, guidance)
	_, _, err = gn.NavigationStep(words, nil, nil, &state, fix(59, 46.506, 8))
	refused(t, err, gn.ErrTime)
	other := must[[]uint64](t)(gn.RouteIndexBuild(route[:2]))
	_, _, err = gn.NavigationStep(other, nil, nil, &state, fix(61, 46.506, 8))
	refused(t, err, gn.ErrRoute)
	_, _, err = gn.NavigationStep(words, []uint64{3}, nil, nil, fix(0, 46.506, 8))
	refused(t, err, gn.ErrWaypoint)

	options := gn.DefaultNavigationOptions()
	options.WorstAccuracy = 4
	_, guidance, err = gn.NavigationStep(words, nil, &options, &state, fix(90, 46.51, 8.02))
	ok(t, err == nil && guidance.Flags == gn.NavigationIgnored && guidance.NextWaypoint == 1, err, guidance)
	_, guidance, err = gn.NavigationStep(words, []uint64{0, 2}, nil, nil, fix(0, 46.507, 8.01))
	ok(t, err == nil && guidance.Flags == gn.NavigationOffRoute && guidance.NextWaypoint == 0, err, guidance)
	_, guidance, err = gn.NavigationStep(words, []uint64{0, 2}, nil, nil, fix(0, 46.505, 8))
	ok(t, err == nil && guidance.NextWaypoint == 1 && near(guidance.WaypointDistance, guidance.DistanceLeft, 1e-6), err, guidance)
	_, guidance, err = gn.NavigationStep(words, nil, nil, nil, fix(0, 46.51, 8.02))
	ok(t, err == nil && guidance.Flags == gn.NavigationArrived && guidance.NextWaypoint == 3, err, guidance)
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

func TestTracksKeepTheCorners(t *testing.T) {
	options := gn.DefaultTrackOptions()
	options.LargestSpeed = 1000
	state, err := gn.TrackBegin(&options)
	ok(t, err == nil, err)
	var kept []float64
	take := func(step gn.TrackStep) {
		if step.VertexCount == 1 {
			kept = append(kept, step.Vertex.Time)
		}
	}
	for second := 0.0; second < 20; second++ {
		point := gn.Point{Latitude: 46.5 + 0.001*math.Min(second, 9), Longitude: 8 + 0.001*math.Max(second-9, 0)}
		var step gn.TrackStep
		state, step, err = gn.TrackAdd(&state, &gn.Fix{Time: second, Point: point, Altitude: math.NaN(), Accuracy: 5})
		ok(t, err == nil && step.Flags == 0, err, step)
		take(step)
	}
	_, stray, err := gn.TrackAdd(&state, &gn.Fix{Time: 20, Point: gn.Point{Latitude: 50, Longitude: 8}})
	ok(t, err == nil && stray.Outcome == gn.TrackOutcomeLeftOut && stray.Flags == gn.TrackStrayed, err, stray)
	_, _, err = gn.TrackAdd(&state, &gn.Fix{Time: 18})
	refused(t, err, gn.ErrTrackTime)
	state, last, err := gn.TrackEnd(&state)
	ok(t, err == nil, err)
	take(last)
	ok(t, len(kept) == 3 && kept[1] == 9 && kept[2] == 19, kept)
	totals, err := gn.TrackSummarize(&state)
	ok(t, err == nil && math.Abs(totals.Distance-1767.9) < 0.5 && totals.TakenCount == 20, err, totals)
	state.Numbers[20]++
	_, err = gn.TrackSummarize(&state)
	refused(t, err, gn.ErrTrackState)
}
