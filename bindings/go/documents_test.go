// SPDX-License-Identifier: MIT

package gridnorth_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	gn "gridnorth"
)

const gpxText = "<gpx><wpt lat='46.5' lon='8'><ele>2430</ele><name>Fish &amp; chips</name></wpt>" +
	"<wpt lat='91' lon='8'/><rte><rtept lat='1' lon='2'/><rtept lat='3' lon='4'/></rte></gpx>"

const kmlText = "<kml><Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>0,0 10,0 10,10 0,0</coordinates>" +
	"</LinearRing></outerBoundaryIs></Polygon></Placemark></kml>"

const cotText = "<event version='2.0' uid='u' type='u-d-c-c' time='2026-11-22T08:17:05Z' start='2026-11-22T08:17:05Z' " +
	"stale='2026-11-22T08:27:05Z' how='m-g'><point lat='46.5' lon='8' hae='9999999' ce='9' le='9999999'/>" +
	"<detail><shape><ellipse major='500' minor='500' angle='360'/></shape></detail></event>"

const geojsonText = `{"type":"Feature","properties":{"name":"Z\u00fcrich"},"geometry":{"type":"Point","coordinates":[8,46.5,2430]}}`

func TestDocumentsAreRead(t *testing.T) {
	for text, format := range map[string]gn.ExchangeFormat{
		gpxText: gn.ExchangeFormatGPX, kmlText: gn.ExchangeFormatKML, cotText: gn.ExchangeFormatCoT,
		geojsonText: gn.ExchangeFormatGeoJSON,
	} {
		found, err := gn.ExchangeDetect(text)
		ok(t, found == format && err == nil, found, err)
	}
	_, err := gn.ExchangeDetect("<html/>")
	ok(t, errors.Is(err, gn.ErrDocument), err)

	features, vertices, report, err := gn.GPXRead(gpxText)
	ok(t, err == nil && len(features) == 2 && len(vertices) == 3, features, vertices, err)
	ok(t, features[0].Kind == gn.FeatureKindPoint && features[1].Flags&gn.FeatureRoute != 0, features)
	ok(t, vertices[0].Point == gn.Point{Latitude: 46.5, Longitude: 8} && vertices[0].Altitude == 2430, vertices[0])
	ok(t, math.IsNaN(vertices[0].Time) && math.IsNaN(features[0].Radius), vertices[0])
	ok(t, report.Skipped == 1 && report.Status() == gn.ErrLatitude, report)
	name, err := gn.XMLUnescape(features[0].Name.In(gpxText))
	ok(t, name == "Fish & chips" && err == nil, name, err)
	ok(t, gn.Span{Offset: 1 << 40, Size: 1}.In(gpxText) == "", "beyond the text")
	_, err = gn.XMLUnescape("&nbsp;")
	ok(t, errors.Is(err, gn.ErrXMLReference), err)
	text, err := gn.XMLToUTF8("<?xml version='1.0' encoding='latin1'?><a>\x80</a>")
	ok(t, text == "<?xml version='1.0' encoding='UTF-8'?><a>€</a>" && err == nil, text, err)

	features, vertices, _, err = gn.KMLRead(kmlText)
	ok(t, err == nil && features[0].Kind == gn.FeatureKindArea && len(vertices) == 3, features, err)
	features, _, _, err = gn.CoTRead(cotText)
	ok(t, err == nil && features[0].Radius == 500 && features[0].How.In(cotText) == "m-g", features, err)

	features, vertices, _, err = gn.GeoJSONRead(geojsonText)
	ok(t, err == nil && features[0].Flags&gn.FeatureJSONTexts != 0 && vertices[0].Altitude == 2430, features, err)
	name, err = gn.JSONUnescape(features[0].Name.In(geojsonText))
	ok(t, name == "Zürich" && err == nil, name, err)
	_, err = gn.JSONUnescape(`\x`)
	ok(t, errors.Is(err, gn.ErrJSON), err)

	_, _, _, err = gn.KMLRead("<kml>&a;</kml>")
	var refused *gn.Error
	ok(t, errors.As(err, &refused) && refused.Status == gn.ErrXMLReference && refused.Offset == 5, err)
}

func TestEventsOfAStream(t *testing.T) {
	size, err := gn.CoTFindEvent(cotText+"<eve", 0)
	ok(t, size == len(cotText) && err == nil, size, err)
	search, size, err := gn.CoTSearchEvent(cotText[:40], 0, nil)
	ok(t, size == 0 && err == nil, size, err)
	_, size, err = gn.CoTSearchEvent(cotText+"<eve", 0, &search)
	ok(t, size == len(cotText) && err == nil, size, err)
	_, err = gn.CoTFindEvent("<event", 0)
	ok(t, errors.Is(err, gn.ErrTextIncomplete), err)
	_, err = gn.CoTFindEvent(cotText, 100)
	ok(t, errors.Is(err, gn.ErrXMLLimit), err)
}

func TestWhatWasReadIsWritten(t *testing.T) {
	features, vertices, _, _ := gn.GPXRead(gpxText)
	options := gn.DefaultExchangeOptions()
	ok(t, options.Decimals == 7 && math.IsNaN(options.Time), options)
	options.Time = 1795335425.25
	text, report, err := gn.GPXWrite(features, vertices, gpxText, &options)
	ok(t, err == nil && report.Skipped == 0 && report.Status() == 0, report, err)
	_, again, _, err := gn.GPXRead(string(text))
	ok(t, err == nil && len(again) == 3, again, err)
	text, _, err = gn.KMLWrite(features, vertices, gpxText, nil)
	ok(t, err == nil && strings.Contains(string(text), "<kml"), string(text), err)
	text, _, err = gn.CoTWrite(features, vertices, gpxText, &options)
	events, _, _, _ := gn.CoTRead(string(text))
	ok(t, err == nil && events[0].Time == 1795335425.25, events, err)
	_, report, err = gn.CoTWrite(features, vertices, gpxText, nil)
	ok(t, err == nil && report.Skipped == 2 && report.Status() == gn.ErrDate, report, err)
	text, _, err = gn.FeaturesGeoJSON(features, vertices, gpxText, nil)
	ok(t, err == nil && strings.Contains(string(text), "Fish & chips"), string(text), err)
	options.Decimals = 13
	_, _, err = gn.GPXWrite(nil, nil, "", &options)
	ok(t, errors.Is(err, gn.ErrDecimals), err)
	var refused *gn.Error
	ok(t, errors.As(err, &refused) && refused.Offset == -1, err)
}

func TestFeaturesAreMade(t *testing.T) {
	feature := gn.NewFeature()
	ok(t, math.IsNaN(feature.Radius) && feature.Kind == 0, feature)
	feature.Kind, feature.Count, feature.Name.Size = gn.FeatureKindPoint, 1, 5
	furka := []gn.Vertex{{Point: gn.Point{Latitude: 46.5715, Longitude: 8.4147}, Altitude: 2430, Time: math.NaN()}}
	text, report, err := gn.GPXWrite([]gn.Feature{feature}, furka, "Furka", nil)
	ok(t, err == nil && report.Skipped == 0 && strings.Contains(string(text), ">Furka<"), string(text), err)
	feature.Name.Size = 6
	_, report, _ = gn.GPXWrite([]gn.Feature{feature}, furka, "Furka", nil)
	ok(t, report.Status() == gn.ErrSpan, report)
}

func TestTimesAreReadAndWritten(t *testing.T) {
	seconds, err := gn.TimeParse("2026-11-22T08:17:05.250Z")
	ok(t, seconds == 1795335425.25 && err == nil, seconds, err)
	_, err = gn.TimeParse("2026-13-01")
	var refused *gn.Error
	ok(t, errors.As(err, &refused) && refused.Status == gn.ErrDate && refused.Offset == 5, err)
	text, err := gn.TimeFormat(1795335425.25, 2)
	ok(t, text == "2026-11-22T08:17:05.25Z" && err == nil, text, err)
	_, err = gn.TimeFormat(1e15, 0)
	ok(t, errors.Is(err, gn.ErrYear), err)
}
