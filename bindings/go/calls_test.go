// SPDX-License-Identifier: MIT

package gridnorth_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	gn "gridnorth"
)

var (
	paris  = gn.Point{Latitude: 48.85837, Longitude: 2.294481}
	lyon   = gn.Point{Latitude: 45.764, Longitude: 4.8357}
	square = []gn.Point{{0, 0}, {0, 1}, {1, 1}, {1, 0}}
	view   = gn.Bounds{South: 48.84, West: 2.25, North: 48.88, East: 2.35}
)

// must gives a result, or stops the test.
func must[T any](t *testing.T) func(T, error) T {
	return func(value T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return value
	}
}

func ok(t *testing.T, right bool, what ...any) {
	t.Helper()
	if !right {
		t.Error(what...)
	}
}

func near(t *testing.T, got, expected, tolerance float64) {
	t.Helper()
	ok(t, math.Abs(got-expected) <= tolerance, got, "is not", expected)
}

func refused(t *testing.T, err error, status gn.Status) *gn.Error {
	t.Helper()
	var refused *gn.Error
	if !errors.Is(err, status) || !errors.As(err, &refused) {
		t.Fatalf("expected %v, got %v", status, err)
	}
	return refused
}

func TestLibrary(t *testing.T) {
	ok(t, strings.Count(gn.Version(), ".") == 2, gn.Version())
	ok(t, gn.VersionNumber() > 0)
	ok(t, gn.StatusName(gn.ErrLatitude) == "GN_ERROR_LATITUDE")
	ok(t, gn.StatusText(gn.ErrLatitude) == "The latitude lies outside -90 to 90 degrees.")
	ok(t, gn.StatusText(2) == "" && gn.Status(2).Error() == "gridnorth: status 2")
	best := gn.CPULevel()
	ok(t, gn.CPULevelLimit(1) == 1 && gn.CPULevelLimit(math.MaxInt) == best)
}

func TestErrorsSayWhyAndWhere(t *testing.T) {
	_, err := gn.MGRSDecode("32VNM 9798 431")
	ok(t, refused(t, err, gn.ErrMGRSOddDigits).Offset == 6)
	ok(t, err.Error() == "gridnorth: Easting and northing do not have the same number of digits. (byte 6)", err)
	ok(t, !errors.Is(err, gn.ErrLatitude))
	_, err = gn.UTMForward(91, 0, 0)
	ok(t, refused(t, err, gn.ErrLatitude).Offset == -1)
	for _, text := range []string{"31U\x00DQ", "31Ué", "\xff\xfe", ""} {
		_, err := gn.MGRSDecode(text)
		var refused *gn.Error
		ok(t, errors.As(err, &refused) && refused.Offset <= len(text), text, err)
	}
	// The offset counts bytes, as indices of a string do.
	text := "48°51′ x"
	_, err = gn.PositionParse(text, gn.FormAny, 0)
	var where *gn.Error
	ok(t, errors.As(err, &where) && text[where.Offset:] == "x", err)
}

func TestNumbersThatDoNotFitAreRefused(t *testing.T) {
	for _, precision := range []int{1<<32 + 5, -1<<32 + 5, math.MaxInt, math.MinInt} {
		_, err := gn.MGRSEncode(1, 2, precision)
		refused(t, err, gn.ErrPrecision)
	}
	for _, size := range []int{1<<32 + 512, -1} {
		_, err := gn.ScreenScale(0, 0, size)
		refused(t, err, gn.ErrTileSize)
	}
	for _, count := range []int{-1, math.MaxInt, 1 << 50} {
		_, _, err := gn.GeodesicPoints(paris, lyon, count)
		refused(t, err, gn.ErrCount)
		_, err = gn.RhumbPoints(paris, lyon, count)
		refused(t, err, gn.ErrCount)
	}
}

func TestMGRS(t *testing.T) {
	text := must[string](t)(gn.MGRSEncode(paris.Latitude, paris.Longitude, gn.MGRS1M))
	ok(t, text == "31UDQ4825011951", text)
	cell := must[gn.MGRSCell](t)(gn.MGRSDecode(text))
	ok(t, cell == must[gn.MGRSCell](t)(gn.MGRSDecodeStrict(text)))
	ok(t, must[string](t)(gn.MGRSEncodeUTM(cell.UTMCenter, gn.MGRS1M)) == text)
	ring := must[[]gn.Point](t)(gn.MGRSOutline(&cell, 1))
	ok(t, len(ring) == 5 && ring[0] == ring[4])
	bounds := must[gn.Bounds](t)(gn.MGRSBounds(&cell))
	ok(t, bounds.South <= cell.Center.Latitude && cell.Center.Latitude <= bounds.North)
	_, err := gn.MGRSBounds(nil)
	refused(t, err, gn.ErrNull)

	typing := must[gn.MGRSTyping](t)(gn.MGRSType("31V", nil, 5))
	ok(t, typing.NextCharacters() == "CD" && typing.Cell() == nil && typing.Text() == "")
	typing = must[gn.MGRSTyping](t)(gn.MGRSType("4811", &paris, 5))
	ok(t, typing.Text() == "31UDQ4811" && typing.Cell().Precision == 2)
	typing = must[gn.MGRSTyping](t)(gn.MGRSTypeFields("31U", "DQ", "48", "1", nil))
	ok(t, typing.Text() == "31UDQ4810", typing.Text())
	_, err = gn.MGRSTypeFields("31U", "DQ", "4x", "", nil)
	where := refused(t, err, gn.ErrTextByte)
	ok(t, where.Field == gn.TypingFieldEasting && where.Offset == 1, where)
}

func TestPositionsAsText(t *testing.T) {
	found := must[[]gn.Position](t)(gn.PositionParse("48°51′30.132″N 2°17′40.132″E", gn.FormAny, 0))
	near(t, found[0].Point.Latitude, paris.Latitude, 1e-7)
	ok(t, found[0].Form == gn.FormDMS && found[0].UTM() == nil)
	found = must[[]gn.Position](t)(gn.PositionParse("31N 448251 5411952", gn.FormUTM, gn.ParseHemispheres))
	ok(t, found[0].UTM().Hemisphere == gn.HemisphereNorth)
	ok(t, len(must[[]gn.Position](t)(gn.PositionParse("0045 00030", gn.FormAny, 0))) == 2)
	ok(t, must[float64](t)(gn.CoordinateParse("40°30′N", gn.AxisLatitude)) == 40.5)
	options := gn.DefaultFormatOptions()
	ok(t, must[string](t)(gn.PositionFormat(1, 2, &options)) == must[string](t)(gn.PositionFormat(1, 2, nil)))
	options.Form, options.Decimals, options.Symbols = gn.FormDMS, 1, gn.SymbolsTypographic
	options.Hemispheres = gn.HemisphereStyleAfter
	options.SetSeparator(" ")
	text := must[string](t)(gn.PositionFormat(paris.Latitude, paris.Longitude, &options))
	ok(t, text == "48°51′30.1″N 2°17′40.1″E", text)
	options.SetSeparator(strings.Repeat(" ", 100))
	_, err := gn.PositionFormat(1, 2, &options)
	refused(t, err, gn.ErrStyle)
	_, err = gn.PositionFormat(1, 2, &gn.FormatOptions{})
	refused(t, err, gn.ErrOptionsSize)

	ok(t, must[string](t)(gn.GEOREFEncode(51.065, -1.797, 2)) == "MKPG1203")
	near(t, must[gn.GraticuleCell](t)(gn.GEOREFDecode("MKPG1203")).Center.Latitude, 51.0583, 1e-4)
	ok(t, must[string](t)(gn.GARSEncode(38.291, -76.458, 2)) == "208LS17")
	near(t, must[gn.GraticuleCell](t)(gn.GARSDecode("208LS17")).Center.Latitude, 38.2917, 1e-4)
}

func TestMeasures(t *testing.T) {
	ok(t, must[string](t)(gn.LengthFormat(1250, gn.UnitsMetric, 0)) == "1.25 km")
	ok(t, must[float64](t)(gn.LengthParse("1.25 km")) == 1250)
	ok(t, must[string](t)(gn.AreaFormat(12500, gn.UnitsMetric, 0)) == "1.25 ha")
	ok(t, must[float64](t)(gn.AreaParse("1.25 ha")) == 12500)
	ok(t, must[string](t)(gn.AngleFormat(45.5, gn.AngleUnitDegrees, 1)) == "45.5°")
	ok(t, must[float64](t)(gn.AngleParse("NE")) == 45)
	ok(t, must[string](t)(gn.LengthFormat(1250, gn.UnitsKilometers, 0)) == "1.25 km")
	ok(t, must[string](t)(gn.SpeedFormat(1.5, gn.SpeedUnitKilometersPerHour, 0)) == "5.4 km/h")
	ok(t, must[float64](t)(gn.SpeedParse("36 km/h")) == 10)
	ok(t, must[string](t)(gn.CourseFormat(45, gn.NorthMagnetic, gn.AngleUnitDegrees, 0)) == "045° M")
	degrees, north, err := gn.CourseParse("0800 mil G")
	ok(t, degrees == 45 && north == gn.NorthGrid && err == nil)
	ok(t, must[string](t)(gn.DeclinationFormat(-12.5, gn.AngleUnitDegrees, 1)) == "12.5° W")
	ok(t, must[float64](t)(gn.DeclinationParse("12.5 W")) == -12.5)
	ok(t, gn.UnitsMetric.String() == "UnitsMetric" && gn.Units(99).String() == "Units(99)")
	ok(t, (gn.ParseBands|gn.ParseStrict).String() == "ParseBands|ParseStrict")
}

func TestMagneticNorth(t *testing.T) {
	var text strings.Builder
	text.WriteString("2025 Dipole 1/1/2025\n")
	for n := 1; n <= 12; n++ {
		for m := 0; m <= n; m++ {
			g := 0
			if n == 1 && m == 0 {
				g = -30000
			}
			fmt.Fprintf(&text, "%d %d %d 0 0 0\n", n, m, g)
		}
	}
	dipole := must[gn.MagneticModel](t)(gn.MagneticModelParse(text.String()))
	ok(t, dipole.Name() == "DIPOLE")
	ok(t, must[gn.MagneticField](t)(gn.MagneticCompute(10, 20, 0, 2025, &dipole)).Declination == 0)
	field := must[gn.MagneticField](t)(gn.MagneticCompute(-80, 240, 100_000, 2027.5, nil))
	near(t, field.North, 5983.97604965, 1e-6)
	ok(t, must[float64](t)(gn.DecimalYear(0)) == 1970)
	norths := must[gn.Norths](t)(gn.NorthsCompute(-80, 240, 100_000, 2027.5, gn.ZoneStandard, nil))
	ok(t, must[float64](t)(gn.AzimuthConvert(0, gn.NorthMagnetic, gn.NorthTrue, &norths)) == field.Declination)
}

func TestSunAndMoon(t *testing.T) {
	// Reda and Andreas, table A5.1.
	golden := gn.Point{Latitude: 39.742476, Longitude: -105.1786}
	sun := must[gn.SkyPlace](t)(gn.SunPosition(golden, 1066419030))
	near(t, sun.Azimuth, 194.340241-360, 0.002)
	near(t, sun.Elevation, 39.872046, 0.002)
	azimuths, elevations, statuses, err := gn.SunPositionBatch(
		[]float64{39.742476, 91}, []float64{-105.1786, 0}, []float64{1066419030, 0})
	ok(t, err == nil && azimuths[0] == sun.Azimuth && elevations[0] == sun.Elevation && statuses[1] == gn.ErrLatitude)
	_, err = gn.MoonPosition(golden, 5e9)
	ok(t, errors.Is(err, gn.ErrYear))
	moon := must[gn.SkyPlace](t)(gn.MoonPosition(golden, 0))
	ok(t, moon.Distance > 3.5e8 && moon.Distance < 4.1e8)

	const start, day = 1782000000, 86400
	paris := gn.Point{Latitude: 48.8584, Longitude: 2.2945}
	events := must[[]gn.SkyEvent](t)(gn.SunEvents(paris, start, start+day))
	ok(t, len(events) == 7 && events[2].Kind == gn.SkyEventKindSunrise)
	_, err = gn.SunEvents(paris, start, start-1)
	ok(t, errors.Is(err, gn.ErrTime))
	// The eclipse of 12 August 2026.
	found := false
	for _, event := range must[[]gn.SkyEvent](t)(gn.MoonEvents(paris, 1786500000, 1786500000+day)) {
		if event.Kind == gn.SkyEventKindNewMoon {
			found = true
			near(t, event.Time, 1786556220, 60)
			near(t, must[gn.MoonPhase](t)(gn.MoonPhaseAt(event.Time)).Illuminated, 0, 1e-3)
		}
	}
	ok(t, found)
}

func TestShotGroups(t *testing.T) {
	aim := gn.PlanePoint{X: 1}
	group := must[gn.Group](t)(gn.GroupMeasure([]gn.PlanePoint{{X: 0, Y: 0}, {X: 3, Y: 4}, {X: 1, Y: 1}}, &aim))
	ok(t, group.Count == 3 && group.First == 0 && group.Second == 1 && group.ExtremeSpread == 5)
	near(t, group.Offset.X, 1.0/3, 1e-15)
	_, err := gn.GroupMeasure(nil, nil)
	ok(t, errors.Is(err, gn.ErrCount))
	near(t, must[float64](t)(gn.TargetConvert(1, gn.TargetUnitMoa, gn.TargetUnitInches, 91.44)), 1.04719758, 1e-8)
	_, err = gn.TargetConvert(1, gn.TargetUnitMeters, gn.TargetUnitMoa, 0)
	ok(t, errors.Is(err, gn.ErrRange))
	marks := []gn.CalibrationPoint{}
	for _, m := range [][4]float64{{0, 800, 0, 0}, {800, 800, 1, 0}, {800, 0, 1, 1}, {0, 0, 0, 1}} {
		marks = append(marks, gn.CalibrationPoint{Pixel: gn.PlanePoint{X: m[0], Y: m[1]}, Place: gn.PlanePoint{X: m[2], Y: m[3]}})
	}
	photo := must[gn.Calibration](t)(gn.CalibrationFit(marks, gn.CalibrationKindHomography))
	near(t, photo.Residual, 0, 1e-12)
	xs, ys, statuses, err := gn.CalibrationToPlaneBatch(&photo, []float64{400, math.NaN()}, []float64{200, 0})
	ok(t, err == nil && statuses[0] == 0 && statuses[1] == gn.ErrNotFinite)
	near(t, xs[0], 0.5, 1e-12)
	near(t, ys[0], 0.75, 1e-12)
	us, vs, _, err := gn.CalibrationToPixelsBatch(&photo, xs[:1], ys[:1])
	ok(t, err == nil)
	near(t, us[0], 400, 1e-9)
	near(t, vs[0], 200, 1e-9)
}

func TestUTM(t *testing.T) {
	utm := must[gn.UTM](t)(gn.UTMForward(paris.Latitude, paris.Longitude, gn.ZoneStandard))
	near(t, must[gn.Point](t)(gn.UTMInverse(utm)).Latitude, paris.Latitude, 1e-12)
	convergence, scale, err := gn.UTMFactors(0, 3, 31)
	ok(t, err == nil)
	near(t, convergence, 0, 1e-12)
	near(t, scale, 0.9996, 1e-12)
	zone, hemisphere, err := gn.UTMZone(paris.Latitude, paris.Longitude)
	ok(t, err == nil && zone == 31 && hemisphere == gn.HemisphereNorth)
	ok(t, must[int](t)(gn.UTMToEPSG(zone, hemisphere)) == 32631)
	zone, hemisphere, err = gn.UTMFromEPSG(32731)
	ok(t, err == nil && zone == 31 && hemisphere == gn.HemisphereSouth)
}

func TestGrid(t *testing.T) {
	vertices, lines, err := gn.GridLines(view, 13, nil)
	ok(t, err == nil && len(lines) > 0)
	pixels, others, err := gn.GridLinesPixels(view, 13, nil, gn.Point{Latitude: view.North, Longitude: view.West})
	ok(t, err == nil && len(others) == len(lines) && len(pixels) == len(vertices))
	height := float64(pixels[0][1]) * must[float64](t)(gn.ScreenScale(48.86, 13, 512))
	near(t, height, (view.North-vertices[0].Latitude)*111200, 30)
	count := uint64(0)
	for i := range lines {
		count += lines[i].Count
		ok(t, lines[i].IsMajor() == (lines[i].Opacity == 1) || lines[i].Kind == gn.GridLineKindBorder)
	}
	ok(t, count == uint64(len(vertices)))
	squares := 0
	labels := must[[]gn.GridLabel](t)(gn.GridLabels(view, 13, nil))
	for i := range labels {
		if labels[i].Kind == gn.GridLabelKindSquare && labels[i].Text() == "DQ" {
			squares++
		}
	}
	ok(t, squares == 1)
	ok(t, must[float64](t)(gn.GridSpacing(view, 13, nil)) == 1000)
	ok(t, must[int](t)(gn.GridBound(view, 13, nil)) > 0)
	options := gn.DefaultGridOptions()
	options.Content = gn.GridContentLines
	ok(t, json.Valid(must[[]byte](t)(gn.GridGeoJSON(view, 13, &options))))
	bar := must[gn.ScaleBar](t)(gn.ScreenScaleBar(48.86, 13, 512, 100, gn.UnitsMetric))
	ok(t, bar.Unit() == "m" && strings.HasSuffix(bar.Text(), " m"))
}

func TestGeodesicsAndRhumbLines(t *testing.T) {
	distance, azimuth, azimuthTo, err := gn.GeodesicInverse(paris, lyon)
	ok(t, err == nil)
	to, end, err := gn.GeodesicDirect(paris, azimuth, distance)
	ok(t, err == nil)
	near(t, to.Longitude, lyon.Longitude, 1e-12)
	near(t, end, azimuthTo, 1e-9)
	points, azimuths, err := gn.GeodesicLine(paris, azimuth, []float64{0, distance})
	ok(t, err == nil && points[1] == to && azimuths[1] == end)
	points, azimuths, err = gn.GeodesicPoints(paris, lyon, 3)
	ok(t, err == nil && points[2] == lyon && len(azimuths) == 3)
	points, _, err = gn.GeodesicPoints(paris, lyon, 0)
	ok(t, err == nil && len(points) == 0)

	distance, azimuth, _, err = gn.SphereInverse(paris, lyon)
	ok(t, err == nil)
	to, _, err = gn.SphereDirect(paris, azimuth, distance)
	ok(t, err == nil)
	near(t, to.Latitude, lyon.Latitude, 1e-10)
	distance, azimuth, err = gn.RhumbInverse(paris, lyon)
	ok(t, err == nil)
	near(t, must[gn.Point](t)(gn.RhumbDirect(paris, azimuth, distance)).Longitude, lyon.Longitude, 1e-10)
	ok(t, len(must[[]gn.Point](t)(gn.RhumbPoints(paris, lyon, 5))) == 5)
	distance, bearing, _, err := gn.GeodesicGridInverse(paris, lyon, 31)
	ok(t, err == nil)
	to, _, err = gn.GeodesicGridDirect(paris, 31, bearing, distance)
	ok(t, err == nil)
	near(t, to.Latitude, lyon.Latitude, 1e-12)
}

func TestRoutesAndPolygons(t *testing.T) {
	length := must[float64](t)(gn.RouteLength(square))
	ok(t, must[[]float64](t)(gn.RouteDistances(square))[3] == length)
	_, _, segment, err := gn.RoutePoint(square, length)
	ok(t, err == nil && segment == 2)
	ok(t, must[gn.RoutePlace](t)(gn.RouteNearest(square, gn.Point{Latitude: 0.1, Longitude: 0.5})).DistanceOff < 0)
	dense := must[[]gn.Point](t)(gn.RouteDensify(square, true, 0.1))
	ok(t, len(dense) > 4 && len(must[[]gn.Point](t)(gn.RouteSimplify(dense, true, 1))) == 4)
	ok(t, json.Valid(must[[]byte](t)(gn.RouteGeoJSON(square, nil, ""))))
	ok(t, len(must[[]gn.Point](t)(gn.Rectangle(paris, 800, 300, 30, nil))) == 5)
	outline := gn.DefaultOutlineOptions()
	outline.Join = gn.JoinBevel
	ok(t, len(must[[]gn.Point](t)(gn.RouteParallel(square, -1000, &outline))) > 3)
	ring := must[[]gn.Point](t)(gn.RouteCorridor(square, 1000, 0, nil))
	ok(t, ring[0] == ring[len(ring)-1])
	_, err = gn.RouteCorridor(square, 0, 0, nil)
	refused(t, err, gn.ErrDimension)
	ok(t, len(must[[]gn.Point](t)(gn.RouteArrow(square, 100, 300, 500, nil))) > 8)
	ok(t, must[[]gn.RouteMark](t)(gn.RouteMarks(square, 0, 50000))[2].Distance == 100000)

	area, perimeter, err := gn.PolygonMeasure(square, nil)
	ok(t, err == nil && perimeter > length)
	near(t, area, 1.2309e10, 1e7)
	again, _, err := gn.PolygonMeasure(square, []int{4})
	ok(t, err == nil && again == area)
	_, _, err = gn.PolygonMeasure(square, []int{-4})
	refused(t, err, gn.ErrRings)
	ok(t, must[gn.Orientation](t)(gn.PolygonOrientation(square)) == gn.OrientationCounterclockwise)
	ok(t, must[gn.Side](t)(gn.PolygonContains(square, nil, gn.Point{Latitude: 0.5, Longitude: 0.5})) == gn.SideInside)
	ok(t, must[gn.Bounds](t)(gn.PolygonBounds(square, nil)).West == 0)
	near(t, must[gn.Point](t)(gn.PolygonCentroid(square, nil)).Longitude, 0.5, 1e-9)
	ok(t, must[*gn.PolygonCrossing](t)(gn.PolygonFindCrossing(square, nil)) == nil)
	bow := []gn.Point{square[0], square[2], square[1], square[3]}
	near(t, must[*gn.PolygonCrossing](t)(gn.PolygonFindCrossing(bow, nil)).Point.Longitude, 0.5, 1e-6)
	options := gn.DefaultGeoJSONOptions()
	options.Decimals = 2
	ok(t, strings.Contains(string(must[[]byte](t)(gn.PolygonGeoJSON(square, nil, &options, ""))), "[1,1]"))
}

func TestShapes(t *testing.T) {
	options := gn.DefaultShapeOptions()
	options.Vertices = 1000 // More than the first buffer holds.
	ok(t, len(must[[]gn.Point](t)(gn.Circle(paris, 500, &options))) == 1001)
	ok(t, len(must[[]gn.Point](t)(gn.Circle(paris, 500, nil))) == 65)
	ok(t, len(must[[]gn.Point](t)(gn.Ellipse(paris, 500, 300, 0, nil))) == 65)
	ok(t, len(must[[]gn.Point](t)(gn.Wedge(paris, 0, 500, 45, 30, nil))) > 3)
	ok(t, len(must[[]gn.Point](t)(gn.Arc(paris, 500, 45, 30, nil))) > 3)
	vertices, lines, err := gn.RingSet(paris, []float64{100, 200}, nil)
	ok(t, err == nil && len(lines) == 2 && len(vertices) == 130 && lines[0].Kind == gn.RingLineKindRing)
	properties := `{"name":"Tour Eiffel — №1"}`
	for _, made := range []func() ([]byte, error){
		func() ([]byte, error) { return gn.CircleGeoJSON(paris, 500, &options, properties) },
		func() ([]byte, error) { return gn.EllipseGeoJSON(paris, 500, 300, 0, &options, properties) },
		func() ([]byte, error) { return gn.WedgeGeoJSON(paris, 0, 500, 45, 30, &options, properties) },
		func() ([]byte, error) { return gn.ArcGeoJSON(paris, 500, 45, 30, &options, properties) },
		func() ([]byte, error) { return gn.RingSetGeoJSON(paris, []float64{100}, &options, properties) },
	} {
		text := must[[]byte](t)(made())
		ok(t, json.Valid(text) && strings.Contains(string(text), "Tour Eiffel — №1"))
	}
	_, err = gn.CircleGeoJSON(paris, 500, nil, "[]")
	refused(t, err, gn.ErrProperties)
}

func TestTilesAndViews(t *testing.T) {
	x, y, err := gn.WebMercatorForward(paris.Latitude, paris.Longitude)
	ok(t, err == nil)
	near(t, must[gn.Point](t)(gn.WebMercatorInverse(x, y)).Latitude, paris.Latitude, 1e-12)
	tile := must[gn.Tile](t)(gn.TileAt(paris.Latitude, paris.Longitude, 14))
	quadkey := must[string](t)(gn.TileQuadkeyFormat(tile))
	ok(t, must[gn.Tile](t)(gn.TileQuadkeyParse(quadkey)) == tile)
	bounds := must[gn.Bounds](t)(gn.TileBounds(tile))
	ok(t, len(must[[]gn.TileRun](t)(gn.TileCoverBounds(bounds, 14))) == 1)
	ok(t, must[int](t)(gn.TileCountBounds(gn.Bounds{South: -90, West: -180, North: 90, East: 180}, 0, 2)) == 21)
	triangle := []gn.Point{{Latitude: 0, Longitude: 0}, {Latitude: 0, Longitude: 20}, {Latitude: 20, Longitude: 10}}
	runs := must[[]gn.TileRun](t)(gn.TileCoverPolygon(triangle, nil, 6))
	ok(t, must[int](t)(gn.TileCountPolygon(triangle, nil, 6, 6)) > len(runs))
	runs = must[[]gn.TileRun](t)(gn.TileCoverRoute(triangle, 1000, 6))
	ok(t, must[int](t)(gn.TileCountRoute(triangle, 1000, 6, 6)) >= len(runs))
	bounds = must[gn.Bounds](t)(gn.PointsBounds(triangle))
	ok(t, bounds.West == 0 && bounds.East == 20)
	screen := gn.Screen{Width: 800, Height: 600}
	near(t, must[gn.Screen](t)(gn.ScreenFit(bounds, &screen, nil, 18)).Center.Longitude, 10, 1e-9)
	_, err = gn.TileQuadkeyParse("4")
	refused(t, err, gn.ErrTextByte)
}

func TestScreens(t *testing.T) {
	screen := gn.Screen{Center: paris, Zoom: 13, Width: 800, Height: 600}
	view := must[gn.Bounds](t)(gn.ScreenView(&screen))
	ok(t, view.West < paris.Longitude && paris.Longitude < view.East)
	x, y, err := gn.ScreenPointToPixel(&screen, paris)
	ok(t, err == nil)
	near(t, x, 400, 1e-6)
	near(t, y, 300, 1e-6)
	near(t, must[gn.Point](t)(gn.ScreenPixelToPoint(&screen, 400, 300)).Latitude, paris.Latitude, 1e-9)
	_, err = gn.ScreenMatrix(&screen)
	ok(t, err == nil)
	camera := must[gn.Camera](t)(gn.ScreenCamera(&screen))
	labels := must[[]gn.GridLabel](t)(gn.GridLabels(view, 13, nil))
	frame, sizes := gn.Box{Right: 800, Bottom: 600}, []gn.TextSize{{Width: 30, Height: 19}}
	places := must[[]gn.LabelPlace](t)(gn.GridLabelPlaces(&camera, frame, nil, sizes, labels))
	ok(t, len(places) == len(labels))
	screen.Pitch = 90
	_, err = gn.ScreenView(&screen)
	refused(t, err, gn.ErrCamera)
}
