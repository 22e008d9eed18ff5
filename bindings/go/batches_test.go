// SPDX-License-Identifier: MIT

package gridnorth_test

import (
	"errors"
	"math"
	"testing"

	gn "gridnorth"
)

// positions all over the earth, and two that are refused.
func positions() (latitudes, longitudes []float64) {
	for row := 0; row < 1001; row++ {
		latitudes = append(latitudes, float64(row*7919%1801)/10-90)
		longitudes = append(longitudes, float64(row*104729%3600)/10-180)
	}
	latitudes[5], latitudes[600] = 91, math.NaN()
	return latitudes, longitudes
}

// same compares a row of a batch with the call for it, bit for bit; refused rows are NaN.
func same(t *testing.T, row int, status gn.Status, err error, pairs ...float64) {
	t.Helper()
	var refused *gn.Error
	errors.As(err, &refused)
	if (err == nil) != (status == gn.StatusOK) || err != nil && refused.Status != status {
		t.Errorf("row %d: %v and %v", row, status, err)
	}
	for i := 0; i < len(pairs); i += 2 {
		if err != nil && !math.IsNaN(pairs[i]) || err == nil && math.Float64bits(pairs[i]) != math.Float64bits(pairs[i+1]) {
			t.Errorf("row %d: %v and %v", row, pairs[i], pairs[i+1])
		}
	}
}

func sameText(t *testing.T, row int, status gn.Status, err error, got, expected string) {
	t.Helper()
	same(t, row, status, err)
	ok(t, got == expected, row, got, expected)
}

func TestBatchesOfReferences(t *testing.T) {
	latitudes, longitudes := positions()
	texts, statuses, err := gn.MGRSEncodeBatch(latitudes, longitudes, 5)
	ok(t, err == nil && statuses[5] == gn.ErrLatitude && statuses[600] == gn.ErrNotFinite)
	for row := range texts {
		expected, err := gn.MGRSEncode(latitudes[row], longitudes[row], 5)
		sameText(t, row, statuses[row], err, texts[row], expected)
	}
	texts[7], texts[8] = "31U\x00DQ", "  "+texts[9]+"  "
	north, east, statuses, err := gn.MGRSDecodeBatch(texts)
	cells, _, again := gn.MGRSDecodeCellsBatch(texts)
	ok(t, err == nil && again == nil)
	for row, text := range texts {
		cell, err := gn.MGRSDecode(text)
		same(t, row, statuses[row], err, north[row], cell.Inside.Latitude, east[row], cell.Inside.Longitude)
		ok(t, cells[row] == cell || err != nil)
	}
	north, _, statuses, _ = gn.MGRSDecodeStrictBatch(texts)
	for row, text := range texts {
		cell, err := gn.MGRSDecodeStrict(text)
		same(t, row, statuses[row], err, north[row], cell.Inside.Latitude)
	}
}

func TestBatchesOfOtherTexts(t *testing.T) {
	latitudes, longitudes := positions()
	georef, statuses, err := gn.GEOREFEncodeBatch(latitudes, longitudes, 2)
	ok(t, err == nil)
	gars, _, err := gn.GARSEncodeBatch(latitudes, longitudes, 2)
	ok(t, err == nil)
	options := gn.DefaultFormatOptions()
	options.Form, options.Symbols = gn.FormDMS, gn.SymbolsTypographic
	written, _, err := gn.PositionFormatBatch(latitudes, longitudes, &options)
	ok(t, err == nil)
	for row := range latitudes {
		expected, err := gn.GEOREFEncode(latitudes[row], longitudes[row], 2)
		sameText(t, row, statuses[row], err, georef[row], expected)
		expected, err = gn.GARSEncode(latitudes[row], longitudes[row], 2)
		sameText(t, row, statuses[row], err, gars[row], expected)
		expected, err = gn.PositionFormat(latitudes[row], longitudes[row], &options)
		sameText(t, row, statuses[row], err, written[row], expected)
	}
	georefNorth, _, statuses, _ := gn.GEOREFDecodeBatch(georef)
	garsNorth, _, _, _ := gn.GARSDecodeBatch(gars)
	// One text that is longer than all others together, and one with a zero.
	long := make([]byte, 1<<20)
	written[3], written[4] = string(long), "48 N\x00 2 E"
	found, parsed, err := gn.PositionParseBatch(written, gn.FormDMS, 0)
	ok(t, err == nil)
	for row := range latitudes {
		cell, err := gn.GEOREFDecode(georef[row])
		same(t, row, statuses[row], err, georefNorth[row], cell.Center.Latitude)
		cell, err = gn.GARSDecode(gars[row])
		same(t, row, statuses[row], err, garsNorth[row], cell.Center.Latitude)
		position, err := gn.PositionParse(written[row], gn.FormDMS, 0)
		same(t, row, parsed[row], err)
		ok(t, err != nil || found[row] == position[0])
	}
}

func TestBatchesOfWebMercatorAndTiles(t *testing.T) {
	latitudes, longitudes := positions()
	xs, ys, statuses, err := gn.WebMercatorForwardBatch(latitudes, longitudes)
	ok(t, err == nil)
	north, east, inverse, err := gn.WebMercatorInverseBatch(xs, ys)
	ok(t, err == nil)
	tiles, tileStatuses, err := gn.TileAtBatch(latitudes, longitudes, 14)
	ok(t, err == nil)
	for row := range latitudes {
		x, y, err := gn.WebMercatorForward(latitudes[row], longitudes[row])
		same(t, row, statuses[row], err, xs[row], x, ys[row], y)
		if err == nil {
			point, err := gn.WebMercatorInverse(x, y)
			same(t, row, inverse[row], err, north[row], point.Latitude, east[row], point.Longitude)
		}
		tile, err := gn.TileAt(latitudes[row], longitudes[row], 14)
		ok(t, tileStatuses[row] != 0 == (err != nil) && (err != nil || tiles[row] == tile))
	}
}

func TestBatchesOfUTM(t *testing.T) {
	latitudes, longitudes := positions()
	eastings, northings, zones, statuses, err := gn.UTMForwardBatch(latitudes, longitudes, 0)
	ok(t, err == nil)
	convergences, scales, _, err := gn.UTMFactorsBatch(latitudes, longitudes, 0)
	ok(t, err == nil)
	heights, years := make([]float64, len(latitudes)), make([]float64, len(latitudes))
	for row := range years {
		years[row] = 2027.5
	}
	declinations, _, err := gn.MagneticDeclinationBatch(latitudes, longitudes, heights, years, nil)
	ok(t, err == nil)
	north, east, inverse, err := gn.UTMInverseBatch(eastings, northings, zones)
	ok(t, err == nil && inverse[5] == gn.ErrZone)
	texts, _, err := gn.MGRSEncodeUTMBatch(eastings, northings, zones, 5)
	ok(t, err == nil)
	for row := range latitudes {
		utm, err := gn.UTMForward(latitudes[row], longitudes[row], 0)
		same(t, row, statuses[row], err, eastings[row], utm.Easting, northings[row], utm.Northing)
		convergence, scale, err := gn.UTMFactors(latitudes[row], longitudes[row], 0)
		same(t, row, statuses[row], err, convergences[row], convergence, scales[row], scale)
		field, err := gn.MagneticCompute(latitudes[row], longitudes[row], 0, 2027.5, nil)
		same(t, row, statuses[row], err, declinations[row], field.Declination)
		if err == nil {
			point, _ := gn.UTMInverse(utm)
			same(t, row, inverse[row], nil, north[row], point.Latitude, east[row], point.Longitude)
			expected, _ := gn.MGRSEncodeUTM(utm, 5)
			ok(t, texts[row] == expected)
		}
	}
}

func TestBatchesOfLines(t *testing.T) {
	latitudes, longitudes := positions()
	count := len(latitudes)
	fromNorth, fromEast := make([]float64, count), make([]float64, count)
	azimuths, far := make([]float64, count), make([]float64, count)
	for row := range latitudes {
		fromNorth[row], fromEast[row], azimuths[row], far[row] = paris.Latitude, paris.Longitude, 30, 5e5
	}
	distances, from, to, statuses, err := gn.GeodesicInverseBatch(fromNorth, fromEast, latitudes, longitudes)
	ok(t, err == nil)
	spheric, _, _, _, err := gn.SphereInverseBatch(fromNorth, fromEast, latitudes, longitudes)
	ok(t, err == nil)
	rhumbs, rhumbAzimuths, _, err := gn.RhumbInverseBatch(fromNorth, fromEast, latitudes, longitudes)
	ok(t, err == nil)
	north, east, end, _, err := gn.GeodesicDirectBatch(latitudes, longitudes, azimuths, far)
	ok(t, err == nil)
	sphericNorth, _, _, _, err := gn.SphereDirectBatch(latitudes, longitudes, azimuths, far)
	ok(t, err == nil)
	rhumbNorth, rhumbEast, rhumbStatuses, err := gn.RhumbDirectBatch(latitudes, longitudes, azimuths, far)
	ok(t, err == nil)
	for row := range latitudes {
		place := gn.Point{Latitude: latitudes[row], Longitude: longitudes[row]}
		distance, azimuthFrom, azimuthTo, err := gn.GeodesicInverse(paris, place)
		same(t, row, statuses[row], err, distances[row], distance, from[row], azimuthFrom, to[row], azimuthTo)
		distance, _, _, err = gn.SphereInverse(paris, place)
		same(t, row, statuses[row], err, spheric[row], distance)
		distance, azimuth, err := gn.RhumbInverse(paris, place)
		same(t, row, statuses[row], err, rhumbs[row], distance, rhumbAzimuths[row], azimuth)
		point, azimuth, err := gn.GeodesicDirect(place, 30, 5e5)
		same(t, row, statuses[row], err, north[row], point.Latitude, east[row], point.Longitude, end[row], azimuth)
		point, _, err = gn.SphereDirect(place, 30, 5e5)
		same(t, row, statuses[row], err, sphericNorth[row], point.Latitude)
		point, err = gn.RhumbDirect(place, 30, 5e5)
		same(t, row, rhumbStatuses[row], err, rhumbNorth[row], point.Latitude, rhumbEast[row], point.Longitude)
	}
}

func TestBatchesOfPlaces(t *testing.T) {
	latitudes, longitudes := positions()
	corners := []gn.Point{{0, 0}, {0, 60}, {60, 30}}
	places, statuses, err := gn.RouteNearestBatch(corners, latitudes, longitudes)
	ok(t, err == nil)
	sides, _, err := gn.PolygonContainsBatch(corners, nil, latitudes, longitudes)
	ok(t, err == nil)
	inside := 0
	for row := range latitudes {
		position := gn.Point{Latitude: latitudes[row], Longitude: longitudes[row]}
		place, err := gn.RouteNearest(corners, position)
		same(t, row, statuses[row], err)
		ok(t, err != nil || places[row] == place)
		side, err := gn.PolygonContains(corners, nil, position)
		ok(t, err != nil || sides[row] == side)
		if sides[row] == gn.SideInside {
			inside++
		}
	}
	ok(t, inside > 10)
}

// site has pointers, which C never sees.
type site struct {
	name      *string
	place     gn.Point
	reference [16]byte
	tags      []string
}

func TestRowsMayLieInStructs(t *testing.T) {
	latitudes, longitudes := positions()
	sites := make([]site, len(latitudes))
	for row := range sites {
		name := "site"
		place := gn.Point{Latitude: latitudes[row], Longitude: longitudes[row]}
		sites[row] = site{name: &name, place: place, tags: []string{name}}
	}
	north := gn.Field(sites, func(one *site) *float64 { return &one.place.Latitude })
	east := gn.Field(sites, func(one *site) *float64 { return &one.place.Longitude })
	references := gn.TextField(sites, func(one *site) []byte { return one.reference[:] })
	ok(t, gn.MGRSEncodeColumns(north, east, 5, references, nil) == nil)
	points := make([]gn.Point, len(sites))
	ok(t, gn.MGRSDecodeColumns(references,
		gn.Field(points, func(one *gn.Point) *float64 { return &one.Latitude }),
		gn.Field(points, func(one *gn.Point) *float64 { return &one.Longitude }), nil) == nil)
	for row := range sites {
		expected, _ := gn.MGRSEncode(latitudes[row], longitudes[row], 5)
		ok(t, string(sites[row].reference[:len(expected)]) == expected && *sites[row].name == "site")
		cell, err := gn.MGRSDecode(expected)
		ok(t, err != nil || points[row] == cell.Inside)
	}
}

func TestColumns(t *testing.T) {
	latitudes, longitudes := positions()
	distances := make([]float64, len(latitudes))
	none := gn.Column[float64]{}
	err := gn.GeodesicInverseColumns(gn.Repeat(paris.Latitude), gn.Repeat(paris.Longitude), gn.Slice(latitudes),
		gn.Slice(longitudes), gn.Slice(distances), none, none, nil)
	ok(t, err == nil)
	distance, _, _, _ := gn.GeodesicInverse(paris, gn.Point{Latitude: latitudes[9], Longitude: longitudes[9]})
	ok(t, distances[9] == distance)

	// No rows, one row, rows that do not fit together.
	texts, statuses, err := gn.MGRSEncodeBatch(nil, nil, 5)
	ok(t, err == nil && len(texts) == 0 && len(statuses) == 0)
	_, _, statuses, err = gn.MGRSDecodeBatch(nil)
	ok(t, err == nil && len(statuses) == 0)
	texts, _, err = gn.MGRSEncodeBatch([]float64{48.85837}, []float64{2.294481}, 5)
	ok(t, err == nil && texts[0] == "31UDQ4825011951")
	_, _, err = gn.MGRSEncodeBatch(latitudes, longitudes[1:], 5)
	ok(t, errors.Is(err, gn.ErrRows))
	results := gn.Slice(distances)
	err = gn.UTMFactorsColumns(gn.Slice(latitudes), gn.Slice(longitudes), 0, results, results, statuses)
	ok(t, errors.Is(err, gn.ErrRows))
	_, _, err = gn.MGRSEncodeBatch(latitudes, longitudes, 12)
	refused(t, err, gn.ErrPrecision)
	slots := make([]byte, 4)
	err = gn.MGRSEncodeColumns(gn.Repeat(1.0), gn.Repeat(2.0), 5, gn.Slots(slots, 4), nil)
	refused(t, err, gn.ErrBufferTooSmall)
}

func TestColumnsOfSomethingElseArePanics(t *testing.T) {
	elsewhere, points := 1.0, make([]gn.Point, 2)
	for _, wrong := range []func(){
		func() { gn.Field(points, func(*gn.Point) *float64 { return &elsewhere }) },
		func() { gn.TextField(points, func(*gn.Point) []byte { return make([]byte, 4) }) },
		func() { gn.Slots(make([]byte, 5), 2) },
	} {
		func() {
			defer func() { ok(t, recover() != nil, "no panic") }()
			wrong()
		}()
	}
}

func TestBatchesOfFrames(t *testing.T) {
	anchors := []gn.Point{{Latitude: 0, Longitude: 0}, {Latitude: 0, Longitude: 2}}
	latitudes, longitudes, statuses, err := gn.FramePointsBatch(anchors, gn.FrameLength, []float64{0, 0.5, 1e9}, []float64{0, 0, 0})
	ok(t, err == nil)
	ok(t, latitudes[1] == 0 && math.Abs(longitudes[1]-1) < 1e-9)
	ok(t, statuses[1] == 0 && statuses[2] == gn.ErrDistance && math.IsNaN(latitudes[2]))
}

func TestBatchesOfPixels(t *testing.T) {
	latitudes, longitudes := positions()
	screen := gn.Screen{Center: paris, Zoom: 3, Width: 800, Height: 600, Pitch: 30}
	xs, ys, statuses, err := gn.ScreenPointToPixelBatch(&screen, latitudes, longitudes)
	ok(t, err == nil)
	north, east, back, err := gn.ScreenPixelToPointBatch(&screen, xs, ys)
	ok(t, err == nil)
	for row := range latitudes {
		x, y, err := gn.ScreenPointToPixel(&screen, gn.Point{Latitude: latitudes[row], Longitude: longitudes[row]})
		same(t, row, statuses[row], err, xs[row], x, ys[row], y)
		point, err := gn.ScreenPixelToPoint(&screen, xs[row], ys[row])
		same(t, row, back[row], err, north[row], point.Latitude, east[row], point.Longitude)
	}
}
