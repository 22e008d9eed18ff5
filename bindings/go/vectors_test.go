// SPDX-License-Identifier: MIT

package gridnorth_test

import (
	"errors"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	gn "gridnorth"
)

// row is a line of a table of Tests/Vectors, which its README describes.
type row struct {
	t      *testing.T
	fields map[string]string
}

func eachRow(t *testing.T, table string, check func(r row)) {
	text, err := os.ReadFile(filepath.Join("..", "..", "Tests", "Vectors", table))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, line := range strings.Split(string(text), "\n") {
		if line == "" || line[0] == '#' {
			continue
		}
		fields := strings.Split(line, "\t")
		if names == nil {
			names = fields
			continue
		}
		if len(fields) != len(names) {
			t.Fatalf("%s: %s", table, line)
		}
		named := map[string]string{}
		for i, name := range names {
			named[name] = fields[i]
		}
		check(row{t, named})
	}
	if names == nil {
		t.Fatalf("%s is empty", table)
	}
}

func (r row) text(name string) string {
	text, ok := r.fields[name]
	if !ok {
		r.t.Fatalf("no column %s", name)
	}
	return text
}

func (r row) number(name string) float64 {
	value, err := strconv.ParseFloat(r.text(name), 64)
	if err != nil {
		r.t.Fatal(err)
	}
	return value
}

func (r row) integer(name string) int {
	value, err := strconv.Atoi(r.text(name))
	if err != nil {
		r.t.Fatal(err)
	}
	return value
}

// bytes returns a text with its escapes replaced.
func (r row) bytes(name string) string {
	text := r.text(name)
	if text == `\e` {
		return ""
	}
	var written strings.Builder
	for i := 0; i < len(text); i++ {
		if text[i] != '\\' {
			written.WriteByte(text[i])
			continue
		}
		i++
		switch text[i] {
		case 't':
			written.WriteByte('\t')
		case 'n':
			written.WriteByte('\n')
		case '\\':
			written.WriteByte('\\')
		case 'x':
			value, err := strconv.ParseUint(text[i+1:i+3], 16, 8)
			if err != nil {
				r.t.Fatal(err)
			}
			written.WriteByte(byte(value))
			i += 2
		default:
			r.t.Fatalf("%s: no such escape", r.text("id"))
		}
	}
	return written.String()
}

func (r row) hemisphere() gn.Hemisphere {
	hemispheres := map[string]gn.Hemisphere{"N": gn.HemisphereNorth, "S": gn.HemisphereSouth}
	return hemispheres[r.text("hemisphere")]
}

// sum is a list of names as bits of a list of names in their order.
func (r row) sum(name string, names ...string) uint32 {
	var sum uint32
	if r.text(name) == "0" {
		return 0
	}
	for _, one := range strings.Split(r.text(name), "+") {
		for bit, known := range names {
			if one == known {
				sum |= 1 << bit
			}
		}
	}
	return sum
}

func expect[T comparable](r row, name string, got, expected T) {
	if got != expected {
		r.t.Errorf("%s: %s: expected %v, got %v", r.text("id"), name, expected, got)
	}
}

func (r row) near(name string, got float64) {
	if r.text(name) == "-" {
		return
	}
	difference := got - r.number(name)
	if strings.HasSuffix(name, "longitude") {
		difference = math.Remainder(difference, 360)
	}
	if !(math.Abs(difference) <= r.number("tolerance")) {
		r.t.Errorf("%s: %s: expected %s, got %v", r.text("id"), name, r.text(name), got)
	}
}

func (r row) exactly(name string, got float64) {
	if r.text(name) != "-" {
		expect(r, name, got, r.number(name))
	}
}

// accepted compares the status and the offset, and says whether there is a result.
func (r row) accepted(err error) bool {
	status, offset := gn.StatusOK, 0
	var refused *gn.Error
	if errors.As(err, &refused) {
		status, offset = refused.Status, refused.Offset
	}
	name := strings.TrimPrefix(strings.TrimPrefix(gn.StatusName(status), "GN_"), "ERROR_")
	expect(r, "status", name, r.text("status"))
	if _, ok := r.fields["offset"]; ok {
		expect(r, "offset", offset, r.integer("offset"))
	}
	return err == nil
}

func TestMGRSEncodeTable(t *testing.T) {
	eachRow(t, "mgrs-encode.tsv", func(r row) {
		text, err := gn.MGRSEncode(r.number("latitude"), r.number("longitude"), r.integer("precision"))
		if r.accepted(err) {
			expect(r, "text", text, r.text("text"))
		}
	})
}

func TestMGRSEncodeUTMTable(t *testing.T) {
	eachRow(t, "mgrs-encode-utm.tsv", func(r row) {
		utm := gn.UTM{r.number("easting"), r.number("northing"), int32(r.integer("zone")), r.hemisphere()}
		text, err := gn.MGRSEncodeUTM(utm, r.integer("precision"))
		if r.accepted(err) {
			expect(r, "text", text, r.text("text"))
		}
	})
}

func TestMGRSDecodeTable(t *testing.T) {
	decoders := map[string]func(string) (gn.MGRSCell, error){
		"strict": gn.MGRSDecodeStrict, "lenient": gn.MGRSDecode,
	}
	eachRow(t, "mgrs-decode.tsv", func(r row) {
		cell, err := decoders[r.text("rule")](r.bytes("text"))
		if !r.accepted(err) {
			return
		}
		square := "-"
		if cell.Column != 0 {
			square = string([]byte{cell.Column, cell.Row})
		}
		expect(r, "zone", int(cell.Zone), r.integer("zone"))
		expect(r, "band", string(rune(cell.Band)), r.text("band"))
		expect(r, "square", square, r.text("square"))
		expect(r, "precision", int(cell.Precision), r.integer("precision"))
		expect(r, "flags", uint32(cell.Flags), r.sum("flags", "BAND", "ZONE", "CUT"))
		r.near("latitude", cell.Center.Latitude)
		r.near("longitude", cell.Center.Longitude)
		r.exactly("size", cell.Size)
		r.near("sw_latitude", cell.SouthWest.Latitude)
		r.near("sw_longitude", cell.SouthWest.Longitude)
	})
}

func TestUTMForwardTable(t *testing.T) {
	eachRow(t, "utm-forward.tsv", func(r row) {
		utm, err := gn.UTMForward(r.number("latitude"), r.number("longitude"), r.integer("zone"))
		if r.accepted(err) {
			expect(r, "out_zone", int(utm.Zone), r.integer("out_zone"))
			expect(r, "hemisphere", utm.Hemisphere, r.hemisphere())
			r.near("easting", utm.Easting)
			r.near("northing", utm.Northing)
		}
	})
}

func TestUTMInverseTable(t *testing.T) {
	eachRow(t, "utm-inverse.tsv", func(r row) {
		utm := gn.UTM{r.number("easting"), r.number("northing"), int32(r.integer("zone")), r.hemisphere()}
		point, err := gn.UTMInverse(utm)
		if r.accepted(err) {
			r.near("latitude", point.Latitude)
			r.near("longitude", point.Longitude)
		}
	})
}

func TestSquaresTable(t *testing.T) {
	eachRow(t, "squares.tsv", func(r row) {
		count := 0
		for column := 'A'; column <= 'Z'; column++ {
			for letter := 'A'; letter <= 'Z'; letter++ {
				if _, err := gn.MGRSDecodeStrict(r.text("grid_zone") + string(column) + string(letter)); err == nil {
					count++
				}
			}
		}
		expect(r, "count", count, r.integer("count"))
	})
}

func TestPositionParseTable(t *testing.T) {
	forms := map[string]gn.Form{
		"ANY": gn.FormAny, "DD": gn.FormDD, "DM": gn.FormDM, "DMS": gn.FormDMS, "UTM": gn.FormUTM, "UPS": gn.FormUPS,
		"MGRS": gn.FormMGRS, "ISO_6709": gn.FormISO6709, "GEO_URI": gn.FormGeoURI, "GEOREF": gn.FormGEOREF,
		"GARS": gn.FormGARS,
	}
	eachRow(t, "position-parse.tsv", func(r row) {
		flags := gn.ParseFlags(r.sum("rule", "BANDS", "LONGITUDE_FIRST", "STRICT", "HEMISPHERES"))
		found, err := gn.PositionParse(r.bytes("text"), forms[r.text("form")], flags)
		if !r.accepted(err) {
			return
		}
		best := found[0]
		expect(r, "count", len(found), r.integer("count"))
		expect(r, "out_form", best.Form, forms[r.text("out_form")])
		r.near("latitude", best.Point.Latitude)
		r.near("longitude", best.Point.Longitude)
		if precision := r.number("precision"); math.Abs(best.Precision-precision) > 1e-11*precision {
			r.t.Errorf("%s: precision %v", r.text("id"), best.Precision)
		}
		r.exactly("altitude", best.Altitude)
		r.exactly("uncertainty", best.Uncertainty)
		expect(r, "flags", uint32(best.Flags), r.sum("flags", "BAND_OF_NEIGHBOR", "OVERHANGS_ZONE", "CUT", "ALTITUDE",
			"UNCERTAINTY", "LONGITUDE_FIRST", "BAND", "DECIMAL_COMMA", "DOUBLE_SIGN", "OTHER_CRS", "OTHER_PARAMETERS"))
	})
}

func (r row) within(name string, got, tolerance float64) {
	if r.text(name) != "-" && !(math.Abs(got-r.number(name)) <= tolerance) {
		r.t.Errorf("%s: %s: expected %s, got %v", r.text("id"), name, r.text(name), got)
	}
}

// word is the place of a name in a list of names.
func (r row) word(name string, names ...string) int32 {
	for i, known := range names {
		if r.text(name) == known {
			return int32(i)
		}
	}
	r.t.Fatalf("%s: no such word: %s", r.text("id"), r.text(name))
	return 0
}

func (r row) north(name string) gn.North {
	return gn.North(r.word(name, "TRUE", "GRID", "MAGNETIC"))
}

func TestDecimalYearTable(t *testing.T) {
	eachRow(t, "decimal-year.tsv", func(r row) {
		if year, err := gn.DecimalYear(r.number("seconds")); r.accepted(err) {
			r.near("year", year)
		}
	})
}

func TestMagneticTable(t *testing.T) {
	eachRow(t, "magnetic.tsv", func(r row) {
		field, err := gn.MagneticCompute(r.number("latitude"), r.number("longitude"), r.number("height"), r.number("year"), nil)
		if !r.accepted(err) {
			return
		}
		angles := map[string]float64{
			"declination": field.Declination, "inclination": field.Inclination, "uncertainty": field.Uncertainty,
			"declination_rate": field.DeclinationRate, "inclination_rate": field.InclinationRate,
		}
		for name, got := range angles {
			if r.text(name) != "-" {
				r.within(name, got, r.number("angle_tolerance"))
			}
		}
		intensities := map[string]float64{
			"horizontal": field.Horizontal, "total": field.Total, "north": field.North, "east": field.East, "down": field.Down,
			"horizontal_rate": field.HorizontalRate, "total_rate": field.TotalRate, "north_rate": field.NorthRate,
			"east_rate": field.EastRate, "down_rate": field.DownRate,
		}
		for name, got := range intensities {
			r.within(name, got, r.number("tolerance"))
		}
		expect(r, "flags", uint32(field.Flags), r.sum("flags", "CAUTION", "BLACKOUT", "OUT_OF_DATE"))
	})
}

func TestNorthsTable(t *testing.T) {
	eachRow(t, "norths.tsv", func(r row) {
		norths, err := gn.NorthsCompute(
			r.number("latitude"), r.number("longitude"), r.number("height"), r.number("year"), r.integer("zone"), nil)
		var converted float64
		if err == nil {
			converted, err = gn.AzimuthConvert(r.number("azimuth"), r.north("from"), r.north("to"), &norths)
		}
		if r.accepted(err) {
			expect(r, "out_zone", int(norths.Zone), r.integer("out_zone"))
			expect(r, "hemisphere", norths.Hemisphere, r.hemisphere())
			r.near("convergence", norths.Convergence)
			r.near("declination", norths.Declination)
			r.near("grid_magnetic", norths.GridMagnetic)
			r.near("converted", converted)
		}
	})
}

func TestMeasureFormatTable(t *testing.T) {
	eachRow(t, "measure-format.tsv", func(r row) {
		value, digits := r.number("value"), r.integer("digits")
		var text string
		var err error
		if r.text("measure") == "SPEED" {
			unit := gn.SpeedUnitMetersPerSecond + gn.SpeedUnit(r.word("unit", "METERS_PER_SECOND", "KILOMETERS_PER_HOUR",
				"MILES_PER_HOUR", "KNOTS", "MINUTES_PER_KILOMETER"))
			text, err = gn.SpeedFormat(value, unit, digits)
		} else {
			unit := gn.AngleUnitDegrees + gn.AngleUnit(r.word("unit", "DEGREES", "MILS", "POINTS_8", "POINTS_16"))
			switch r.text("measure") {
			case "ANGLE":
				text, err = gn.AngleFormat(value, unit, digits)
			case "COURSE":
				text, err = gn.CourseFormat(value, r.north("north"), unit, digits)
			default:
				text, err = gn.DeclinationFormat(value, unit, digits)
			}
		}
		if r.accepted(err) {
			expect(r, "text", text, r.text("text"))
		}
	})
}

func TestMeasureParseTable(t *testing.T) {
	eachRow(t, "measure-parse.tsv", func(r row) {
		text := r.bytes("text")
		var value float64
		var err error
		var north gn.North
		switch r.text("measure") {
		case "SPEED":
			value, err = gn.SpeedParse(text)
		case "ANGLE":
			value, err = gn.AngleParse(text)
		case "COURSE":
			if value, north, err = gn.CourseParse(text); err == nil {
				expect(r, "north", north, r.north("north"))
			}
		default:
			value, err = gn.DeclinationParse(text)
		}
		if r.accepted(err) {
			r.near("value", value)
		}
	})
}

func TestGeoJSONReadTable(t *testing.T) {
	kinds := map[gn.FeatureKind]string{
		gn.FeatureKindPoint: "POINT", gn.FeatureKindLine: "LINE", gn.FeatureKindArea: "AREA", gn.FeatureKindHole: "HOLE",
	}
	shown := func(number float64) string {
		if math.IsNaN(number) {
			return "-"
		}
		return strconv.FormatFloat(number, 'f', -1, 64)
	}
	joined := func(words []string) string {
		if len(words) == 0 {
			return "-"
		}
		return strings.Join(words, " ")
	}
	eachRow(t, "geojson-read.tsv", func(r row) {
		features, vertices, report, err := gn.GeoJSONRead(r.bytes("text"))
		if err != nil {
			r.accepted(err)
			return
		}
		status, reason := "OK", "-"
		if report.Skipped > 0 {
			status, reason = "PARTIAL", strings.TrimPrefix(gn.StatusName(report.Status()), "GN_ERROR_")
		}
		expect(r, "status", status, r.text("status"))
		expect(r, "error", reason, r.text("error"))
		expect(r, "offset", int(report.Place), r.integer("offset"))
		expect(r, "skipped", int(report.Skipped), r.integer("skipped"))
		var words, objects, counts, positions []string
		for _, feature := range features {
			words = append(words, kinds[feature.Kind])
			objects = append(objects, strconv.FormatUint(feature.Object, 10))
			counts = append(counts, strconv.FormatUint(feature.Count, 10))
		}
		for _, vertex := range vertices {
			numbers := []string{shown(vertex.Point.Latitude), shown(vertex.Point.Longitude), shown(vertex.Altitude)}
			positions = append(positions, strings.Join(numbers, ","))
		}
		expect(r, "kinds", joined(words), r.text("kinds"))
		expect(r, "objects", joined(objects), r.text("objects"))
		expect(r, "counts", joined(counts), r.text("counts"))
		expect(r, "vertices", joined(positions), r.text("vertices"))
	})
}
