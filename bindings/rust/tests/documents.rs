// SPDX-License-Identifier: MIT
//! Documents that are read, written and refused.

use gridnorth::*;

const GPX: &str = "<gpx><wpt lat='46.5' lon='8'><ele>2430</ele><name>Fish &amp; chips</name></wpt>\
    <wpt lat='91' lon='8'/><rte><rtept lat='1' lon='2'/><rtept lat='3' lon='4'/></rte></gpx>";
const KML: &str = "<kml><Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>0,0 10,0 10,10 0,0</coordinates>\
    </LinearRing></outerBoundaryIs></Polygon></Placemark></kml>";
const COT: &str =
    "<event version='2.0' uid='u' type='u-d-c-c' time='2026-11-22T08:17:05Z' start='2026-11-22T08:17:05Z' \
    stale='2026-11-22T08:27:05Z' how='m-g'><point lat='46.5' lon='8' hae='9999999' ce='9' le='9999999'/>\
    <detail><shape><ellipse major='500' minor='500' angle='360'/></shape></detail></event>";
const GEOJSON: &str =
    r#"{"type":"Feature","properties":{"name":"Z\u00fcrich"},"geometry":{"type":"Point","coordinates":[8,46.5,2430]}}"#;

fn status<T: std::fmt::Debug>(answer: Result<T>) -> Status {
    answer.unwrap_err().status()
}

#[test]
fn documents_are_read() {
    let formats = [
        (GPX, exchange::Format::GPX),
        (KML, exchange::Format::KML),
        (COT, exchange::Format::COT),
        (GEOJSON, exchange::Format::GEOJSON),
    ];
    for (text, format) in formats {
        assert_eq!(exchange::detect(text), Ok(format));
    }
    assert_eq!(status(exchange::detect("<html/>")), Status::ERROR_DOCUMENT);

    let read = exchange::gpx_read(GPX).unwrap();
    assert_eq!((read.features.len(), read.vertices.len()), (2, 3));
    let [point, route] = [read.features[0], read.features[1]];
    assert_eq!((point.kind, point.object, point.count), (exchange::FeatureKind::POINT, 0, 1));
    assert_eq!(
        (route.kind, route.flags & exchange::FeatureFlags::ROUTE),
        (exchange::FeatureKind::LINE, exchange::FeatureFlags::ROUTE)
    );
    assert_eq!((read.vertices[0].point, read.vertices[0].altitude), (Point::new(46.5, 8.0), 2430.0));
    assert!(read.vertices[0].time.is_nan() && point.radius.is_nan());
    assert_eq!((read.report.skipped, read.report.error()), (1, Status::ERROR_LATITUDE));
    assert_eq!(exchange::xml_unescape(point.name.of(GPX).unwrap()).unwrap(), "Fish & chips");
    assert_eq!(exchange::Span { offset: 1 << 40, size: 1 }.of(GPX), None);
    assert_eq!(status(exchange::xml_unescape("&nbsp;")), Status::ERROR_XML_REFERENCE);
    let latin = b"<?xml version='1.0' encoding='latin1'?><a>\x80</a>";
    assert_eq!(exchange::xml_to_utf8(latin).unwrap(), "<?xml version='1.0' encoding='UTF-8'?><a>€</a>");
    assert_eq!(exchange::xml_to_utf8_into(b"\xFE\xFF\0<", &mut [0; 2]), Ok("<"));

    let area = exchange::kml_read(KML).unwrap();
    assert_eq!((area.features[0].kind, area.vertices.len()), (exchange::FeatureKind::AREA, 3));
    let place = exchange::geojson_read(GEOJSON).unwrap();
    assert_eq!((place.features[0].kind, place.vertices[0].altitude), (exchange::FeatureKind::POINT, 2430.0));
    assert_eq!(exchange::json_unescape(place.features[0].name.of(GEOJSON).unwrap()).unwrap(), "Zürich");
    assert_eq!(place.features[0].properties.of(GEOJSON), Some(r#"{"name":"Z\u00fcrich"}"#));
    assert_eq!(status(exchange::json_unescape(r"\x")), Status::ERROR_JSON);
    assert_eq!(exchange::geojson_read("{1}").unwrap_err().offset(), Some(1));
    let circle = exchange::cot_read(COT).unwrap();
    assert_eq!((circle.features[0].kind, circle.features[0].radius), (exchange::FeatureKind::CIRCLE, 500.0));
    assert_eq!(circle.features[0].how.of(COT), Some("m-g"));

    let wrong = exchange::kml_read("<kml>&a;</kml>").unwrap_err();
    assert_eq!((wrong.status(), wrong.offset()), (Status::ERROR_XML_REFERENCE, Some(5)));
    assert_eq!(status(exchange::cot_read(GPX)), Status::ERROR_DOCUMENT);
}

#[test]
fn documents_are_read_into_slices() {
    let mut features = [exchange::Feature::default(); 2];
    let mut vertices = [exchange::Vertex::default(); 3];
    let error = exchange::gpx_read_into(GPX, &mut features[..1], &mut []).unwrap_err();
    assert_eq!((error.status(), error.needed()), (Status::ERROR_BUFFER_TOO_SMALL, [2, 3]));
    let (report, of_features, of_vertices) = exchange::gpx_read_into(GPX, &mut features, &mut vertices).unwrap();
    assert_eq!((report.skipped, of_features.len(), of_vertices.len()), (1, 2, 3));
    let (_, of_features, _) = exchange::kml_read_into(KML, &mut features, &mut vertices).unwrap();
    assert_eq!(of_features.len(), 1);
    let (report, of_features, _) = exchange::cot_read_into(COT, &mut features, &mut vertices).unwrap();
    assert_eq!((report.skipped, of_features[0].radius), (0, 500.0));
    let (_, of_features, _) = exchange::geojson_read_into(GEOJSON, &mut features, &mut vertices).unwrap();
    assert_eq!(of_features.len(), 1);
    let mut text = [0; 13];
    assert_eq!(exchange::json_unescape_into(r"Z\u00fcrich", &mut text), Ok("Zürich"));
    assert_eq!(exchange::xml_unescape_into("Fish &amp; chips", &mut text), Ok("Fish & chips"));
}

#[test]
fn events_of_a_stream() {
    let stream = [COT, "<eve"].concat();
    assert_eq!(exchange::cot_find_event(&stream, 0), Ok(COT.len()));
    assert_eq!(status(exchange::cot_find_event("<event", 0)), Status::ERROR_TEXT_INCOMPLETE);
    let search = exchange::cot_search_event(&COT[..40], 0, None).unwrap();
    assert_eq!(search.event_size, 0);
    assert_eq!(exchange::cot_search_event(&stream, 0, Some(search.state)).unwrap().event_size, COT.len());
    assert_eq!(status(exchange::cot_find_event(COT, 100)), Status::ERROR_XML_LIMIT);
}

#[test]
fn what_was_read_is_written() {
    let read = exchange::gpx_read(GPX).unwrap();
    let mut options = exchange::Options::default();
    assert!(options.decimals == 7 && options.time.is_nan());
    options.time = 1795335425.25;
    let gpx = exchange::gpx_write(&read.features, &read.vertices, GPX, Some(&options)).unwrap();
    assert_eq!((gpx.report.skipped, gpx.report.error()), (0, Status::OK));
    assert_eq!(exchange::gpx_read(&gpx.text).unwrap().vertices.len(), 3);
    let kml = exchange::kml_write(&read.features, &read.vertices, GPX, None).unwrap().text;
    assert_eq!(exchange::kml_read(kml).unwrap().features.len(), 2);
    let cot = exchange::cot_write(&read.features, &read.vertices, GPX, Some(&options)).unwrap().text;
    assert_eq!(exchange::cot_read(cot).unwrap().features[0].time, 1795335425.25);
    let untimed = exchange::cot_write(&read.features, &read.vertices, GPX, None).unwrap().report;
    assert_eq!((untimed.skipped, untimed.error()), (2, Status::ERROR_DATE));
    let geojson = exchange::features_geojson(&read.features, &read.vertices, GPX, None).unwrap().text;
    assert!(geojson.contains("Fish & chips"));
    options.decimals = 13;
    assert_eq!(status(exchange::gpx_write(&[], &[], "", Some(&options))), Status::ERROR_DECIMALS);

    let mut room = vec![0; 4096];
    options.decimals = 7;
    let all = (&*read.features, &*read.vertices);
    let (report, text) = exchange::gpx_write_into(all.0, all.1, GPX, Some(&options), &mut room).unwrap();
    assert_eq!((report.skipped, text), (0, &*gpx.text));
    assert!(exchange::kml_write_into(all.0, all.1, GPX, None, &mut room).unwrap().1.contains("<kml"));
    assert!(exchange::cot_write_into(all.0, all.1, GPX, Some(&options), &mut room).unwrap().1.contains("<event"));
    assert_eq!(exchange::features_geojson_into(all.0, all.1, GPX, None, &mut room).unwrap().1, geojson);
    let error = exchange::gpx_write_into(all.0, all.1, GPX, Some(&options), &mut []).unwrap_err();
    assert_eq!(error.needed()[0], gpx.text.len() + 1);
}

#[test]
fn features_are_made() {
    let furka = exchange::Vertex { point: Point::new(46.5715, 8.4147), altitude: 2430.0, time: f64::NAN };
    let name = exchange::Span { offset: 0, size: 5 };
    let mut feature =
        exchange::Feature { kind: exchange::FeatureKind::POINT, count: 1, name, ..exchange::Feature::default() };
    let written = exchange::gpx_write(&[feature], &[furka], "Furka", None).unwrap();
    assert!(written.text.contains(">Furka<") && written.report.skipped == 0);
    feature.name.size = 6;
    assert_eq!(exchange::gpx_write(&[feature], &[furka], "Furka", None).unwrap().report.error(), Status::ERROR_SPAN);
}

#[test]
fn times_are_read_and_written() {
    assert_eq!(time::parse("2026-11-22T08:17:05.250Z"), Ok(1795335425.25));
    let error = time::parse("2026-13-01").unwrap_err();
    assert_eq!((error.status(), error.offset()), (Status::ERROR_DATE, Some(5)));
    assert_eq!(time::format(1795335425.25, 2).unwrap(), "2026-11-22T08:17:05.25Z");
    assert_eq!(time::format_into(0.0, 0, &mut [0; 31]), Ok("1970-01-01T00:00:00Z"));
    assert_eq!(status(time::format(1e15, 0)), Status::ERROR_YEAR);
}
