// SPDX-License-Identifier: MIT
//! Every function that is not a batch, with results that another function or a definition confirms.

use gridnorth::*;

const PARIS: Point = Point::new(48.85837, 2.294481);
const SQUARE: [Point; 4] = [Point::new(0.0, 0.0), Point::new(0.0, 1.0), Point::new(1.0, 1.0), Point::new(1.0, 0.0)];
const VIEW: Bounds = Bounds { south: 48.84, west: 2.25, north: 48.88, east: 2.35 };

fn near(one: f64, other: f64, tolerance: f64) {
    assert!((one - other).abs() <= tolerance, "{one} is not {other}");
}

fn status<T: std::fmt::Debug>(answer: Result<T>) -> Status {
    answer.unwrap_err().status()
}

#[test]
fn the_library_tells_its_version_and_what_statuses_mean() {
    assert_eq!(library::version(), env!("CARGO_PKG_VERSION"));
    let digits = library::version().split('.').map(|part| part.parse::<u32>().unwrap());
    assert_eq!(library::version_number(), digits.fold(0, |sum, part| 1000 * sum + part));
    assert_eq!(library::status_name(Status::ERROR_LATITUDE), Some("GN_ERROR_LATITUDE"));
    assert_eq!(library::status_text(Status::ERROR_LATITUDE), Some("The latitude lies outside -90 to 90 degrees."));
    assert_eq!(library::status_text(Status::from_raw(2)), None);
    let best = library::cpu_level();
    assert_eq!((library::cpu_level_limit(1), library::cpu_level_limit(9)), (1, best));
}

#[test]
fn references_name_cells() {
    let text = mgrs::encode(PARIS.latitude, PARIS.longitude, mgrs::M_1).unwrap();
    let cell = mgrs::decode(&text).unwrap();
    assert_eq!((&*cell.band, &*cell.column, &*cell.row, cell.zone), ("U", "D", "Q", 31));
    assert_eq!(cell, mgrs::decode_strict(&text).unwrap());
    assert_eq!(mgrs::encode_utm(cell.utm_center, mgrs::M_1).unwrap(), text);
    let ring = mgrs::outline(&cell, 1.0).unwrap();
    assert_eq!((ring.len(), ring.first()), (5, ring.last()));
    let bounds = mgrs::bounds(&cell).unwrap();
    assert!(bounds.south <= cell.center.latitude && cell.center.latitude <= bounds.north);
    assert_eq!(mgrs::decode("32VNM 9798 431").unwrap_err().offset(), Some(6));
}

#[test]
fn texts_may_hold_any_bytes() {
    for text in [&b"31U\0DQ"[..], "31U\u{e9}".as_bytes(), b"\xff\xfe", b""] {
        let error = mgrs::decode(text).unwrap_err();
        assert!(error.status() != Status::OK && error.offset().unwrap() <= text.len());
    }
    // The offset counts bytes, as indices into a str do.
    let text = "48°51′ x";
    assert_eq!(
        &text[position::parse(text, position::Form::ANY, position::ParseFlags::empty())
            .unwrap_err()
            .offset()
            .unwrap()..],
        "x"
    );
}

#[test]
fn positions_are_read_and_written() {
    let found =
        position::parse("48°51′30.132″N 2°17′40.132″E", position::Form::ANY, position::ParseFlags::empty()).unwrap();
    near(found[0].point.latitude, PARIS.latitude, 1e-7);
    assert_eq!((found[0].form, found[0].utm()), (position::Form::DMS, None));
    let utm =
        &position::parse("31N 448251 5411952", position::Form::UTM, position::ParseFlags::HEMISPHERES).unwrap()[0];
    assert_eq!(utm.utm().unwrap().hemisphere, Hemisphere::NORTH);
    assert_eq!(position::parse("0045 00030", position::Form::ANY, position::ParseFlags::default()).unwrap().len(), 2);
    assert_eq!(position::coordinate_parse("40°30′N", Axis::LATITUDE), Ok(40.5));

    assert_eq!(position::format(PARIS.latitude, PARIS.longitude, None).unwrap(), "48.858370, 2.294481");
    let options = position::FormatOptions::new()
        .form(position::Form::DMS)
        .decimals(1)
        .symbols(position::Symbols::TYPOGRAPHIC)
        .hemispheres(position::HemisphereStyle::AFTER)
        .separator(Text::new(" ").unwrap());
    let written = position::format(PARIS.latitude, PARIS.longitude, Some(&options)).unwrap();
    assert_eq!(written, "48°51′30.1″N 2°17′40.1″E");
    // A separator that fills its eight bytes has no final zero.
    let unending = position::FormatOptions::new().separator(Text::new("        ").unwrap());
    assert_eq!(status(position::format(0.0, 0.0, Some(&unending))), Status::ERROR_STYLE);
    assert_eq!(status(Text::<8>::new("         ")), Status::ERROR_BUFFER_TOO_SMALL);
}

#[test]
fn cells_of_georef_and_gars() {
    let georef = georef::encode(51.065, -1.797, 2).unwrap();
    assert_eq!(georef, "MKPG1203");
    assert!(georef::decode(&georef).unwrap().bounds.south <= 51.065);
    assert_eq!(gars::encode(38.291, -76.458, 2).unwrap(), "208LS17");
    near(gars::decode("208LS17").unwrap().center.latitude, 38.2917, 1e-4);
}

#[test]
fn references_are_completed_while_they_are_typed() {
    let typing = mgrs::typing("31V", None, 5).unwrap();
    assert_eq!(typing.next_characters().collect::<String>(), "CD");
    assert!(typing.cell().is_none() && typing.text.is_empty());
    let typing = mgrs::typing("4811", Some(PARIS), 5).unwrap();
    assert_eq!((&*typing.text, typing.cell().unwrap().precision), ("31UDQ4811", 2));
    assert!(typing.flags.contains(mgrs::TypingFlags::COMPLETED));
    let typing = mgrs::typing_fields("31U", "DQ", "48", "1", None).unwrap();
    assert_eq!(typing.text, "31UDQ4810");
    let error = mgrs::typing_fields("31U", "DQ", "4x", "", None).unwrap_err();
    assert_eq!((error.status(), error.field()), (Status::ERROR_TEXT_BYTE, Some(mgrs::TypingField::EASTING)));
    assert_eq!(error.offset(), Some(1));
    assert_eq!(mgrs::typing_fields("31U", "DQ", "", "", Some(Point::new(91.0, 0.0))).unwrap_err().field(), None);
}

#[test]
fn measures_are_read_and_written() {
    assert_eq!(measure::length_format(1250.0, Units::METRIC, 0).unwrap(), "1.25 km");
    assert_eq!(measure::length_parse("1.25 km"), Ok(1250.0));
    assert_eq!(measure::area_format(12_500.0, Units::METRIC, 0).unwrap(), "1.25 ha");
    assert_eq!(measure::area_parse("1.25 ha"), Ok(12_500.0));
    assert_eq!(measure::angle_format(45.5, measure::AngleUnit::DEGREES, 1).unwrap(), "45.5°");
    assert_eq!(measure::angle_parse("NE"), Ok(45.0));
    assert_eq!(measure::length_parse("5 parsecs").unwrap_err().offset(), Some(2));
    assert_eq!(measure::length_format(1250.0, Units::FEET, 0).unwrap(), "4101 ft");
    assert_eq!(measure::speed_format(1.5, measure::SpeedUnit::KILOMETERS_PER_HOUR, 0).unwrap(), "5.4 km/h");
    assert_eq!(measure::speed_parse("36 km/h"), Ok(10.0));
    assert_eq!(measure::course_format(45.0, North::MAGNETIC, measure::AngleUnit::DEGREES, 0).unwrap(), "045° M");
    let course = measure::course_parse("0800 mil G").unwrap();
    assert_eq!((course.degrees, course.north), (45.0, North::GRID));
    assert_eq!(measure::course_parse("045").unwrap_err().status(), Status::ERROR_NORTH);
    assert_eq!(measure::declination_format(-12.5, measure::AngleUnit::DEGREES, 1).unwrap(), "12.5° W");
    assert_eq!(measure::declination_parse("12.5 W"), Ok(-12.5));
}

#[test]
fn utm_and_its_zones() {
    let utm = utm::forward(PARIS.latitude, PARIS.longitude, utm::ZONE_STANDARD).unwrap();
    let back = utm::inverse(utm).unwrap();
    near(back.latitude, PARIS.latitude, 1e-12);
    let utm::Factors { convergence, scale } = utm::factors(0.0, 3.0, 31).unwrap();
    near(convergence, 0.0, 1e-12);
    near(scale, 0.9996, 1e-12);
    let utm::Zone { zone, hemisphere } = utm::zone(PARIS.latitude, PARIS.longitude).unwrap();
    assert_eq!((zone, hemisphere), (31, Hemisphere::NORTH));
    assert_eq!(utm::to_epsg(zone, hemisphere), Ok(32631));
    assert_eq!(utm::from_epsg(32631), Ok(utm::FromEpsg { zone, hemisphere }));
}

#[test]
fn shot_groups() {
    let point = |x, y| group::PlanePoint { x, y };
    let group = group::measure(&[point(0.0, 0.0), point(3.0, 4.0), point(1.0, 1.0)], Some(point(1.0, 0.0))).unwrap();
    assert_eq!((group.count, group.first, group.second, group.extreme_spread), (3, 0, 1, 5.0));
    near(group.offset.x, 1.0 / 3.0, 1e-15);
    assert_eq!(group::measure(&[], None).unwrap_err().status(), Status::ERROR_COUNT);
    near(
        group::target_convert(1.0, group::TargetUnit::MOA, group::TargetUnit::INCHES, 91.44).unwrap(),
        1.04719758,
        1e-8,
    );
    assert_eq!(
        status(group::target_convert(1.0, group::TargetUnit::METERS, group::TargetUnit::MOA, 0.0)),
        Status::ERROR_RANGE
    );
    let corners = [[0.0, 800.0, 0.0, 0.0], [800.0, 800.0, 1.0, 0.0], [800.0, 0.0, 1.0, 1.0], [0.0, 0.0, 0.0, 1.0]];
    let marks = corners.map(|m| calibration::CalibrationPoint { pixel: point(m[0], m[1]), place: point(m[2], m[3]) });
    let photo = calibration::fit(&marks, calibration::Kind::HOMOGRAPHY).unwrap();
    near(photo.residual, 0.0, 1e-12);
    let (mut xs, mut ys, mut us, mut vs) = ([0.0; 2], [0.0; 2], [0.0; 2], [0.0; 2]);
    calibration::to_plane_batch(&photo, &[400.0, f64::NAN], &[200.0, 0.0], &mut xs, &mut ys, None).unwrap();
    near(xs[0], 0.5, 1e-12);
    near(ys[0], 0.75, 1e-12);
    assert!(xs[1].is_nan());
    calibration::to_pixels_batch(&photo, &xs, &ys, &mut us, &mut vs, None).unwrap();
    near(us[0], 400.0, 1e-9);
    near(vs[0], 200.0, 1e-9);
}

#[test]
fn sun_and_moon() {
    // The expected values are from Reda and Andreas, table A5.1.
    let golden = Point { latitude: 39.742476, longitude: -105.1786 };
    let sun = sky::sun_position(golden, 1_066_419_030.0).unwrap();
    near(sun.azimuth, 194.340241 - 360.0, 0.002);
    near(sun.elevation, 39.872046, 0.002);
    let (mut azimuths, mut elevations) = ([0.0; 2], [0.0; 2]);
    let times = [1_066_419_030.0, 5e9];
    sky::sun_position_batch(
        &[golden.latitude; 2],
        &[golden.longitude; 2],
        &times,
        &mut azimuths,
        &mut elevations,
        None,
    )
    .unwrap();
    assert_eq!((azimuths[0], elevations[0]), (sun.azimuth, sun.elevation));
    assert!(azimuths[1].is_nan());
    assert_eq!(status(sky::moon_position(golden, 5e9)), Status::ERROR_YEAR);
    assert!((3.5e8..4.1e8).contains(&sky::moon_position(golden, 0.0).unwrap().distance));

    let (start, day) = (1_782_000_000.0, 86_400.0);
    let events = sky::sun_events(PARIS, start, start + day).unwrap();
    assert_eq!((events.len(), events[2].kind), (7, sky::EventKind::SUNRISE));
    let mut room = [sky::Event::default(); 8];
    assert_eq!(sky::sun_events_into(PARIS, start, start + day, &mut room).unwrap().len(), 7);
    assert_eq!(status(sky::sun_events(PARIS, start, start - 1.0)), Status::ERROR_TIME);
    // The eclipse of 12 August 2026.
    let moons = sky::moon_events(PARIS, 1_786_500_000.0, 1_786_500_000.0 + day).unwrap();
    let new = moons.iter().find(|event| event.kind == sky::EventKind::NEW_MOON).unwrap();
    near(new.time, 1_786_556_220.0, 60.0);
    assert_eq!(sky::moon_events_into(PARIS, new.time - 1.0, new.time, &mut room).unwrap().len(), 1);
    near(sky::moon_phase_at(new.time).unwrap().illuminated, 0.0, 1e-3);
}

#[test]
fn magnetic_north() {
    let field = magnetic::compute(-80.0, 240.0, 100_000.0, 2027.5, None).unwrap();
    near(field.north, 5983.97604965, 1e-6);
    let mut text = String::from("2025 Dipole 1/1/2025\n");
    for n in 1..=12 {
        for m in 0..=n {
            text += &format!("{n} {m} {} 0 0 0\n", if n == 1 && m == 0 { -30000 } else { 0 });
        }
    }
    let dipole = magnetic::model_parse(&text).unwrap();
    assert_eq!(dipole.epoch, 2025.0);
    assert_eq!(magnetic::compute(10.0, 20.0, 0.0, 2025.0, Some(&dipole)).unwrap().declination, 0.0);
    assert_eq!(time::decimal_year(0.0), Ok(1970.0));
    let norths = norths::compute(-80.0, 240.0, 100_000.0, 2027.5, 0, None).unwrap();
    assert_eq!(norths::azimuth_convert(0.0, North::MAGNETIC, North::TRUE, &norths), Ok(field.declination));
    let mut declinations = [0.0; 2];
    let (latitudes, longitudes) = ([-80.0, 10.0], [240.0, 20.0]);
    let (heights, years) = ([100_000.0; 2], [2027.5; 2]);
    magnetic::declination_batch(&latitudes, &longitudes, &heights, &years, None, &mut declinations, None).unwrap();
    assert_eq!(declinations[0], field.declination);
    assert_eq!(status(utm::forward(91.0, 0.0, 0)), Status::ERROR_LATITUDE);
}

#[test]
fn the_grid_of_a_view() {
    let grid::Lines { vertices, lines } = grid::lines(VIEW, 13.0, None).unwrap();
    assert_eq!(lines.iter().map(|line| line.count).sum::<u64>(), vertices.len() as u64);
    let pixels = grid::lines_pixels(VIEW, 13.0, None, Point::new(VIEW.north, VIEW.west)).unwrap();
    assert_eq!((pixels.vertices.len(), pixels.lines.len()), (vertices.len(), lines.len()));
    // North is up, so the latitude of the first vertex gives its distance from the top.
    let height = f64::from(pixels.vertices[0][1]) * screen::scale(48.86, 13.0, 512).unwrap();
    near(height, (VIEW.north - vertices[0].latitude) * 111_200.0, 30.0);
    assert_eq!(grid::spacing(VIEW, 13.0, None), Ok(1000.0));
    assert!(lines.iter().any(grid::Line::is_major) || lines.iter().all(|line| line.opacity == 0.5));
    let labels = grid::labels(VIEW, 13.0, None).unwrap();
    assert!(labels.iter().any(|label| label.kind == grid::LabelKind::SQUARE && label.text == "DQ"));
    let drawn = vertices.len() + lines.len() + labels.len();
    assert!(grid::bound(VIEW, 13.0, None).unwrap() > drawn / 4);

    let text = grid::geojson(VIEW, 13.0, Some(&grid::Options::new().content(grid::Content::LINES))).unwrap();
    assert!(text.starts_with('{') && text.ends_with('}') && !text.contains('\0'));
    let everything = grid::Content::from_bits(1 << 30);
    assert_eq!(
        status(grid::geojson(VIEW, 13.0, Some(&grid::Options::new().content(everything)))),
        Status::ERROR_CONTENT
    );
    let bar = screen::scale_bar(48.86, 13.0, 512, 100.0, Units::METRIC).unwrap();
    assert_eq!((&*bar.text, &*bar.unit), (format!("{} {}", bar.value, bar.unit).as_str(), "m"));
}

#[test]
fn geodesics_and_rhumb_lines() {
    let tokyo = Point::new(35.68950, 139.69171);
    let way = geodesic::inverse(PARIS, tokyo).unwrap();
    let end = geodesic::direct(PARIS, way.azimuth_from, way.distance).unwrap();
    near(end.to.longitude, tokyo.longitude, 1e-12);
    near(end.azimuth_to, way.azimuth_to, 1e-10);
    let line = geodesic::line(PARIS, way.azimuth_from, &[0.0, way.distance]).unwrap();
    assert_eq!((line.points[1], line.azimuths[1]), (end.to, end.azimuth_to));
    let points = geodesic::points(PARIS, tokyo, 3).unwrap();
    assert_eq!((points.points[2], points.azimuths.len()), (tokyo, 3));

    let way = sphere::inverse(PARIS, tokyo).unwrap();
    near(sphere::direct(PARIS, way.azimuth_from, way.distance).unwrap().to.latitude, tokyo.latitude, 1e-10);
    near(
        sphere::inverse(Point::new(0.0, 0.0), Point::new(90.0, 0.0)).unwrap().distance,
        sphere::MEAN_RADIUS * std::f64::consts::FRAC_PI_2,
        1e-6,
    );
    let way = rhumb::inverse(PARIS, tokyo).unwrap();
    near(rhumb::direct(PARIS, way.azimuth, way.distance).unwrap().longitude, tokyo.longitude, 1e-10);
    assert_eq!(rhumb::points(PARIS, tokyo, 5).unwrap().len(), 5);

    let way = geodesic::grid_inverse(PARIS, tokyo, 31).unwrap_err();
    assert_eq!(way.status(), Status::ERROR_TOO_FAR);
    let lyon = Point::new(45.764, 4.8357);
    let way = geodesic::grid_inverse(PARIS, lyon, 31).unwrap();
    let end = geodesic::grid_direct(PARIS, 31, way.bearing_from, way.distance).unwrap();
    near(end.to.latitude, lyon.latitude, 1e-12);
}

#[test]
fn a_huge_count_is_refused_before_memory_is_taken() {
    for count in [usize::MAX, usize::MAX / 8, usize::MAX / 16] {
        assert_eq!(status(geodesic::points(PARIS, PARIS, count)), Status::ERROR_COUNT);
        assert_eq!(status(rhumb::points(PARIS, PARIS, count)), Status::ERROR_COUNT);
    }
    assert_eq!(geodesic::points(PARIS, PARIS, 0).unwrap().points, []);
}

#[test]
fn routes_are_measured_and_changed() {
    let length = route::length(&SQUARE).unwrap();
    let distances = route::distances(&SQUARE).unwrap();
    assert_eq!((distances[0], distances[3]), (0.0, length));
    let place = route::point(&SQUARE, length).unwrap();
    assert_eq!(place.segment, 2);
    let nearest = route::nearest(&SQUARE, Point::new(0.1, 0.5)).unwrap();
    assert!(nearest.distance_off < 0.0 && nearest.segment == 0);
    let dense = route::densify(&SQUARE, true, 0.1).unwrap();
    assert!(dense.len() > 4);
    assert_eq!(route::simplify(&dense, true, 1.0).unwrap().len(), 4);
    // The last edge of this polygon lies on a parallel.
    let turned = [SQUARE[3], SQUARE[0], SQUARE[1], SQUARE[2]];
    assert!(route::densify(&turned, false, 0.1).unwrap().len() < route::densify(&turned, true, 0.1).unwrap().len());
    assert!(route::geojson(&SQUARE, None, None).unwrap().contains("LineString"));
    assert_eq!(shape::rectangle(SQUARE[2], 800.0, 300.0, 30.0, None).unwrap().len(), 5);
    let mut options = shape::OutlineOptions::default();
    options.join = shape::Join::BEVEL;
    assert!(route::parallel(&SQUARE, -1000.0, Some(&options)).unwrap().len() > 3);
    let ring = route::corridor(&SQUARE, 1000.0, 0.0, None).unwrap();
    assert_eq!(ring[0], ring[ring.len() - 1]);
    assert_eq!(route::corridor(&SQUARE, 0.0, 0.0, None).unwrap_err().status(), Status::ERROR_DIMENSION);
    assert!(route::arrow(&SQUARE, 100.0, 300.0, 500.0, None).unwrap().len() > 8);
    assert_eq!(route::marks(&SQUARE, 0.0, 50000.0).unwrap()[2].distance, 100000.0);
}

#[test]
fn polygons_have_an_inside() {
    let whole = polygon::measure(&SQUARE, &[]).unwrap();
    assert_eq!(whole, polygon::measure(&SQUARE, &[4]).unwrap());
    near(whole.area, 1.2309e10, 1e7);
    near(whole.perimeter, route::length(&SQUARE).unwrap() + distance(SQUARE[3], SQUARE[0]), 1e-6);
    assert_eq!(polygon::orientation(&SQUARE), Ok(Some(polygon::Orientation::COUNTERCLOCKWISE)));
    assert_eq!(polygon::orientation(&[]), Ok(None));
    assert_eq!(polygon::contains(&SQUARE, &[], Point::new(0.5, 0.5)), Ok(polygon::Side::INSIDE));
    assert_eq!(polygon::contains(&SQUARE, &[], Point::new(0.0, 0.5)), Ok(polygon::Side::ON_BORDER));
    assert_eq!(polygon::bounds(&SQUARE, &[]).unwrap().west, 0.0);
    near(polygon::centroid(&SQUARE, &[]).unwrap().longitude, 0.5, 1e-9);
    assert_eq!(polygon::find_crossing(&SQUARE, &[]), Ok(None));
    let bow = [SQUARE[0], SQUARE[2], SQUARE[1], SQUARE[3]];
    near(polygon::find_crossing(&bow, &[]).unwrap().unwrap().point.longitude, 0.5, 1e-6);
    assert_eq!(status(polygon::measure(&SQUARE, &[3])), Status::ERROR_RINGS);
    let options = route::GeoJsonOptions::new().decimals(2);
    assert!(polygon::geojson(&SQUARE, &[], Some(&options), None).unwrap().contains("[1,1]"));
}

fn distance(from: Point, to: Point) -> f64 {
    geodesic::inverse(from, to).unwrap().distance
}

#[test]
fn shapes_and_their_geojson() {
    let options = shape::Options::new().vertices(4).decimals(3);
    let ring = shape::circle(PARIS, 500.0, Some(&options)).unwrap();
    assert_eq!(ring.len(), 5);
    near(distance(PARIS, ring[1]), 500.0, 1e-6);
    // The result exceeds the first buffer.
    assert_eq!(shape::circle(PARIS, 500.0, Some(&options.vertices(1000))).unwrap().len(), 1001);
    assert_eq!(shape::ellipse(PARIS, 500.0, 300.0, 0.0, Some(&options)).unwrap().len(), 5);
    near(distance(PARIS, shape::wedge(PARIS, 0.0, 500.0, 45.0, 30.0, None).unwrap()[1]), 500.0, 1e-6);
    near(distance(PARIS, shape::arc(PARIS, 500.0, 45.0, 30.0, None).unwrap()[0]), 500.0, 1e-6);
    let shape::RingSet { vertices, lines } =
        shape::ring_set(PARIS, &[100.0, 200.0], Some(&options.radials(4))).unwrap();
    assert_eq!(lines.iter().filter(|line| line.kind == shape::RingLineKind::RADIAL).count(), 4);
    assert_eq!(lines.iter().map(|line| line.count).sum::<u64>(), vertices.len() as u64);

    let properties = Some(r#"{"name":"Tour Eiffel — №1"}"#);
    for text in [
        shape::circle_geojson(PARIS, 500.0, Some(&options), properties),
        shape::ellipse_geojson(PARIS, 500.0, 300.0, 0.0, Some(&options), properties),
        shape::wedge_geojson(PARIS, 0.0, 500.0, 45.0, 30.0, Some(&options), properties),
        shape::arc_geojson(PARIS, 500.0, 45.0, 30.0, Some(&options), properties),
        shape::ring_set_geojson(PARIS, &[100.0], Some(&options), properties),
    ] {
        assert!(text.unwrap().contains("Tour Eiffel — №1"));
    }
    assert_eq!(status(shape::circle_geojson(PARIS, 500.0, None, Some("[]"))), Status::ERROR_PROPERTIES);
    assert_eq!(status(shape::circle_geojson(PARIS, 500.0, None, Some(""))), Status::ERROR_PROPERTIES);
}

#[test]
fn options_have_the_defaults_of_the_library() {
    assert_eq!(grid::Options::default().content, grid::Content::ALL);
    assert_eq!((shape::Options::default().vertices, shape::Options::default().decimals), (64, 7));
    assert_eq!(
        (position::FormatOptions::default().form, position::FormatOptions::default().decimals),
        (position::Form::DD, position::DECIMALS_USUAL)
    );
    assert_eq!(route::GeoJsonOptions::default().decimals, 7);
    let defaults = position::FormatOptions::default();
    assert_eq!(position::format(1.0, 2.0, Some(&defaults)), position::format(1.0, 2.0, None));
}

#[test]
fn errors_explain_themselves() {
    fn is_error<T: std::error::Error + Send + Sync + 'static>(error: T) -> String {
        error.to_string()
    }
    let error = mgrs::decode("31UDQ4825x").unwrap_err();
    assert_eq!(is_error(error), "The text has a character that is not allowed there. (byte 9)");
    assert_eq!(is_error(utm::forward(91.0, 0.0, 0).unwrap_err()), "The latitude lies outside -90 to 90 degrees.");
    assert_eq!(format!("{:?} {:?}", error.status(), position::Form::from_raw(99)), "Status::ERROR_TEXT_BYTE Form(99)");
    assert_eq!(format!("{:?}", position::ParseFlags::BANDS | position::ParseFlags::STRICT), "{BANDS, STRICT}");
}

#[test]
fn values_go_to_other_threads() {
    fn is_shared<T: Send + Sync>() {}
    is_shared::<(Error, position::Position, mgrs::Typing, grid::Options)>();
    is_shared::<(Column<f64>, ColumnMut<f64>, Texts, TextsMut)>();
}

#[test]
fn screens() {
    let screen = screen::Screen { center: PARIS, zoom: 13.0, width: 800.0, height: 600.0, ..screen::Screen::default() };
    let view = screen::view(&screen).unwrap();
    assert!(view.west < PARIS.longitude && PARIS.longitude < view.east);
    let pixel = screen::point_to_pixel(&screen, PARIS).unwrap();
    near(pixel.x, 400.0, 1e-6);
    near(pixel.y, 300.0, 1e-6);
    near(screen::pixel_to_point(&screen, 400.0, 300.0).unwrap().latitude, PARIS.latitude, 1e-9);
    assert!(screen::matrix(&screen).is_ok());
    let camera = screen::camera(&screen).unwrap();
    let labels = grid::labels(view, 13.0, None).unwrap();
    let frame = grid::Box { left: 0.0, top: 0.0, right: 800.0, bottom: 600.0 };
    let size = grid::TextSize { width: 30.0, height: 19.0 };
    assert_eq!(grid::label_places(&camera, frame, &[], &[size], &labels).unwrap().len(), labels.len());
    let mut room = vec![grid::LabelPlace::default(); labels.len()];
    assert_eq!(grid::label_places_into(&camera, frame, &[], &[size], &labels, &mut room).unwrap().len(), labels.len());
    assert_eq!(status(screen::view(&screen::Screen { pitch: 90.0, ..screen })), Status::ERROR_CAMERA);
}

#[test]
fn tiles_and_views() {
    let plane = web_mercator::forward(PARIS.latitude, PARIS.longitude).unwrap();
    near(web_mercator::inverse(plane.x, plane.y).unwrap().latitude, PARIS.latitude, 1e-12);
    let tile = tile::at(PARIS.latitude, PARIS.longitude, 14).unwrap();
    assert_eq!(tile::quadkey_parse(tile::quadkey_format(tile).unwrap()).unwrap(), tile);
    let runs = tile::cover_bounds(tile::bounds(tile).unwrap(), 14).unwrap();
    assert_eq!((runs.len(), runs[0].x, runs[0].y, runs[0].count), (1, tile.x, tile.y, 1));
    let world = Bounds { south: -90.0, west: -180.0, north: 90.0, east: 180.0 };
    assert_eq!(tile::count_bounds(world, 0, 2).unwrap(), 21);
    let triangle = [Point::new(0.0, 0.0), Point::new(0.0, 20.0), Point::new(20.0, 10.0)];
    let runs = tile::cover_polygon(&triangle, &[], 6).unwrap();
    let tiles: usize = runs.iter().map(|run| run.count as usize).sum();
    assert_eq!(tile::count_polygon(&triangle, &[], 6, 6).unwrap(), tiles);
    let runs = tile::cover_route(&triangle, 1000.0, 6).unwrap();
    let tiles: usize = runs.iter().map(|run| run.count as usize).sum();
    assert_eq!(tile::count_route(&triangle, 1000.0, 6, 6).unwrap(), tiles);
    let mut room = [tile::Run::default(); 64];
    assert_eq!(tile::cover_route_into(&triangle, 1000.0, 6, &mut room).unwrap(), &runs[..]);
    assert_eq!(tile::cover_polygon_into(&triangle, &[], 0, &mut room).unwrap().len(), 1);
    assert_eq!(tile::cover_bounds_into(world, 1, &mut room).unwrap().len(), 2);
    assert_eq!(tile::quadkey_format_into(tile::Tile { x: 3, y: 5, zoom: 3 }, &mut [0; 31]).unwrap(), "213");
    let bounds = screen::points_bounds(&triangle).unwrap();
    assert_eq!((bounds.west, bounds.east), (0.0, 20.0));
    let screen = screen::Screen { width: 800.0, height: 600.0, ..screen::Screen::default() };
    near(screen::fit(bounds, &screen, None, 18.0).unwrap().center.longitude, 10.0, 1e-9);
    assert_eq!(status(tile::bounds(tile::Tile { x: 4, y: 0, zoom: 2 })), Status::ERROR_TILE);
}

/// Points, the third of which is refused.
const HUTS: [Point; 4] = [Point::new(46.5, 8.0), Point::new(46.6, 8.1), Point::new(91.0, 0.0), Point::new(46.7, 7.9)];

#[test]
fn points_of_an_index_are_found() {
    let (latitudes, longitudes) = (Column::of(&HUTS, |hut| &hut.latitude), Column::of(&HUTS, |hut| &hut.longitude));
    let mut statuses = [Status::OK; 4];
    let words = point_index::build(latitudes, longitudes, Some(&mut statuses)).unwrap();
    assert_eq!(statuses, [Status::OK, Status::OK, Status::ERROR_LATITUDE, Status::OK]);
    assert_eq!(point_index::build(latitudes, longitudes, None), Ok(words.clone()));
    assert_eq!(index::check(&words), Ok(index::Kind::POINTS));

    let here = Point::new(46.55, 8.0);
    let nearest = point_index::nearest(&words, here, 2, f64::INFINITY).unwrap();
    assert_eq!(nearest.iter().map(|one| one.id).collect::<Vec<_>>(), [0, 1]);
    assert_eq!(nearest[0].distance, distance(here, HUTS[0]));
    assert_eq!(point_index::within(&words, here, 10_000.0), Ok(nearest));
    assert_eq!(point_index::within(&words, here, f64::INFINITY).unwrap().len(), 3);
    let view = Bounds { south: 46.55, west: 7.5, north: 47.0, east: 8.5 };
    assert_eq!(point_index::in_bounds(&words, view), Ok(vec![1, 3]));
    let around = shape::circle_bounds(here, 10_000.0).unwrap();
    assert_eq!(point_index::in_bounds(&words, around), Ok(vec![0, 1]));

    assert_eq!(status(point_index::nearest(&words, here, 2, -1.0)), Status::ERROR_DISTANCE);
    assert_eq!(status(shape::circle_bounds(here, 0.0)), Status::ERROR_RADIUS);
}

#[test]
fn edges_of_an_index_meet() {
    let square = polygon::index_build(&SQUARE, &[]).unwrap();
    assert_eq!(polygon::index_build(&SQUARE, &[4]), Ok(square.clone()));
    assert_eq!(index::check(&square), Ok(index::Kind::EDGES));
    assert_eq!(edge_index::crossings(&square, None), Ok(vec![]));
    let bow = polygon::index_build(&[SQUARE[0], SQUARE[2], SQUARE[3], SQUARE[1]], &[]).unwrap();
    let crossings = edge_index::crossings(&bow, None).unwrap();
    assert_eq!((crossings.len(), crossings[0].edge, crossings[0].other_edge), (1, 0, 2));
    near(crossings[0].point.longitude, 0.5, 1e-6);
    assert!(!edge_index::crossings(&square, Some(&bow)).unwrap().is_empty());
    assert_eq!(status(edge_index::crossings(&square, Some(&[]))), Status::ERROR_INDEX_SIZE);
}

/// A circle and a line to the east of it, and the way through both.
const FENCES: [fence::Fence; 2] = [
    fence::Fence {
        id: 1,
        shape: fence::Shape::CIRCLE,
        triggers: fence::Trigger::from_bits(fence::Trigger::ENTER.bits() | fence::Trigger::EXIT.bits()),
        point_count: 1,
        ring_count: 0,
        radius: 200.0,
        low: 0.0,
        high: 0.0,
    },
    fence::Fence {
        id: 2,
        shape: fence::Shape::LINE,
        triggers: fence::Trigger::from_bits(fence::Trigger::CROSSED_LEFT.bits() | fence::Trigger::CROSSED_RIGHT.bits()),
        point_count: 2,
        ring_count: 0,
        radius: 0.0,
        low: 0.0,
        high: 0.0,
    },
];
const FENCE_POINTS: [Point; 3] = [Point::new(46.5, 8.0), Point::new(46.4, 8.2), Point::new(46.6, 8.2)];

fn fix(time: f64, longitude: f64) -> Fix {
    Fix { time, point: Point::new(46.5, longitude), altitude: f64::NAN, accuracy: 5.0 }
}

#[test]
fn fences_hold_positions() {
    let words = fence::index_build(&FENCES, &FENCE_POINTS, &[], None).unwrap();
    assert_eq!(index::check(&words), Ok(index::Kind::FENCES));
    assert_eq!(fence::index_holding(&words, Point::new(46.501, 8.0), f64::NAN), Ok(vec![1]));
    assert_eq!(fence::index_holding(&words, Point::new(46.51, 8.0), f64::NAN), Ok(vec![]));
    assert_eq!(status(fence::index_holding(&words, Point::new(91.0, 8.0), f64::NAN)), Status::ERROR_LATITUDE);

    let (latitudes, longitudes, mut counts) = ([46.5, 46.5, 91.0], [8.0, 8.1, 0.0], [9; 3]);
    let (unknown, mut statuses) = (Column::repeat(&f64::NAN), [Status::OK; 3]);
    let ids =
        fence::index_holding_batch(&words, &latitudes, &longitudes, unknown, &mut counts, Some(&mut statuses)).unwrap();
    assert_eq!((&ids[..], counts), (&[1][..], [1, 0, 0]));
    assert_eq!(statuses, [Status::OK, Status::OK, Status::ERROR_LATITUDE]);

    // A polygon has rings and altitudes.
    let polygon =
        fence::Fence { shape: fence::Shape::POLYGON, point_count: 4, ring_count: 1, high: 100.0, ..FENCES[0] };
    let words = fence::index_build(&[polygon], &SQUARE, &[4], None).unwrap();
    assert_eq!(fence::index_holding(&words, Point::new(0.5, 0.5), 50.0), Ok(vec![1]));
    assert_eq!(fence::index_holding(&words, Point::new(0.5, 0.5), 150.0), Ok(vec![]));
}

#[test]
fn wrong_fences_are_refused() {
    let mut statuses = [Status::OK; 2];
    let twice = [FENCES[0], FENCES[0]];
    let words = fence::index_build(&twice, &FENCE_POINTS[..2], &[], Some(&mut statuses)).unwrap();
    assert_eq!(statuses, [Status::OK, Status::ERROR_FENCE_ID]);
    assert_eq!(fence::index_holding(&words, FENCE_POINTS[0], f64::NAN), Ok(vec![1]));
    assert_eq!(status(fence::index_build(&FENCES, &FENCE_POINTS[..2], &[], None)), Status::ERROR_COUNT);
}

#[test]
#[should_panic(expected = "different numbers of rows")]
fn each_fence_has_a_status() {
    let _ = fence::index_build(&FENCES, &FENCE_POINTS, &[], Some(&mut [Status::OK; 3]));
}

#[test]
fn fences_report_who_passes() {
    let words = fence::index_build(&FENCES, &FENCE_POINTS, &[], None).unwrap();
    let first = fence::index_step(&words, None, None, &fix(0.0, 7.9), &[]).unwrap();
    assert_eq!((first.state.has_fix, first.presences.len(), first.events.len()), (1, 0, 0));
    let second = fence::index_step(&words, None, Some(&first.state), &fix(60.0, 8.0), &first.presences).unwrap();
    let told: Vec<_> = second.events.iter().map(|one| (one.id, one.kind)).collect();
    assert_eq!(told, [(1, fence::Trigger::ENTER)]);
    assert_eq!((second.presences.len(), second.presences[0].id), (1, 1));
    assert_eq!(second.presences[0].since, second.events[0].time);
    let third = fence::index_step(&words, None, Some(&second.state), &fix(180.0, 8.3), &second.presences).unwrap();
    let told: Vec<_> = third.events.iter().map(|one| (one.id, one.kind)).collect();
    assert_eq!(told, [(1, fence::Trigger::EXIT), (2, fence::Trigger::CROSSED_RIGHT)]);
    assert_eq!((third.presences.len(), third.state.presence_count), (0, 0));
    assert_eq!(third.events[0].since, second.presences[0].since);

    let older = fence::index_step(&words, None, Some(&second.state), &fix(59.0, 8.3), &second.presences);
    assert_eq!(status(older), Status::ERROR_TIME);
    let fewer = fence::index_step(&words, None, Some(&second.state), &fix(180.0, 8.3), &[]);
    assert_eq!(status(fewer), Status::ERROR_COUNT);
}

#[test]
fn tracks_keep_the_corners() {
    let mut options = track::Options::default();
    options.largest_speed = 1000.0;
    let mut state = track::begin(Some(&options)).unwrap();
    let mut kept = Vec::new();
    for second in 0..20 {
        let second = f64::from(second);
        let point = Point::new(46.5 + 0.001 * second.min(9.0), 8.0 + 0.001 * (second - 9.0).max(0.0));
        let added = track::add(&state, &Fix { time: second, point, altitude: f64::NAN, accuracy: 5.0 }).unwrap();
        state = added.state;
        if added.step.vertex_count == 1 {
            kept.push(added.step.vertex.time);
        }
    }
    let stray = track::add(&state, &fix(20.0, 9.0)).unwrap().step;
    assert_eq!((stray.outcome, stray.flags), (track::TrackOutcome::LEFT_OUT, track::Flags::STRAYED));
    assert_eq!(status(track::add(&state, &fix(18.0, 8.0))), Status::ERROR_TRACK_TIME);
    let end = track::finish(&state).unwrap();
    kept.push(end.step.vertex.time);
    assert_eq!(kept, [0.0, 9.0, 19.0]);
    let totals = track::summarize(&end.state).unwrap();
    near(totals.distance, 1767.9, 0.5);
    assert_eq!(totals.taken_count, 20);
    state.numbers[20] += 1.0;
    assert_eq!(status(track::summarize(&state)), Status::ERROR_TRACK_STATE);
}

#[test]
fn heights_profiles_and_sights() {
    // Heights are 100 m and 200 m in the north, 300 m and 400 m in the south.
    let file = [0, 100, 0, 200, 1, 44, 1, 144];
    let grid = height::grid_hgt(file, 46.0, 8.0).unwrap();
    assert_eq!((grid.rows, grid.latitude, grid.latitude_step), (2, 47.0, -1.0));
    assert_eq!(status(height::grid_hgt([1, 2, 3], 46.0, 8.0)), Status::ERROR_HEIGHT_FILE);
    assert_eq!(status(height::grid_dted(file)), Status::ERROR_HEIGHT_FILE);
    assert_eq!(status(height::grid_gtx(file)), Status::ERROR_HEIGHT_FILE);
    let grids = [grid];
    assert_eq!(height::at(file, &grids, Point::new(46.5, 8.5)).unwrap(), 250.0);
    assert_eq!(status(height::at(file, &grids, Point::new(45.5, 8.5))), Status::ERROR_HEIGHT_OUTSIDE);
    let mut heights = [0.0; 2];
    let answer = height::at_batch(file, &grids, &[46.5, 45.5][..], &[8.5, 8.5][..], &mut heights[..], None);
    assert_eq!(answer.unwrap(), Status::PARTIAL);
    assert!(heights[0] == 250.0 && heights[1].is_nan());
    let route = [Point::new(46.5, 8.25), Point::new(46.5, 8.75)];
    let profile = profile::sample_route(file, &grids, &route, 10_000.0).unwrap();
    assert_eq!((profile.len(), profile[0].height, profile[4].height), (5, 225.0, 275.0));
    let mut room = vec![profile::Sample::default(); 5];
    assert_eq!(profile::sample_route_into(file, &grids, &route, 10_000.0, &mut room).unwrap(), &profile[..]);
    let summary = profile::summarize(&profile, 10.0).unwrap();
    assert!((summary.ascent - 50.0).abs() < 0.1 && summary.lowest == 225.0);
    let mut options = sight::Options::default();
    options.step = 1000.0;
    let sight = sight::between(file, &grids, route[0], 2.0, route[1], 2.0, Some(&options)).unwrap();
    assert!(!sight.is_visible() && sight.clearance < -10.0);
    let along =
        sight::along(file, &grids, route[0], 200.0, sight.azimuth, sight.distance, 200.0, Some(&options)).unwrap();
    assert!(along.is_visible() && (along.to.longitude - 8.75).abs() < 1e-9);
    let cells = viewshed::CellGrid {
        latitude: 46.5,
        longitude: 8.25,
        latitude_step: 0.01,
        longitude_step: 0.05,
        rows: 1,
        columns: 3,
    };
    let seen = viewshed::cells(file, &grids, route[0], 2.0, 0.0, 6000.0, Some(&options), &cells).unwrap();
    assert_eq!(seen, [1, 1, 2]);
    let mut room = [9; 4];
    assert_eq!(
        viewshed::cells_into(file, &grids, route[0], 2.0, 0.0, 6000.0, None, &cells, &mut room).unwrap().len(),
        3
    );
    let nowhere = viewshed::CellGrid::default();
    let refused = viewshed::cells(file, &grids, route[0], 2.0, 0.0, 6000.0, None, &nowhere);
    assert_eq!(status(refused), Status::ERROR_CELL_GRID);
    let dead = viewshed::dead_ground(file, &grids, route[0], 2.0, 0.0, 2e4, 90.0, 10.0, 10.0, Some(&options)).unwrap();
    assert!(dead.len() == 1 && dead[0].outer_radius == 2e4 && dead[0].inner_radius > 3000.0);
    let mut room = [viewshed::DeadGround::default(); 2];
    let found =
        viewshed::dead_ground_into(file, &grids, route[0], 2.0, 0.0, 2e4, 90.0, 10.0, 10.0, Some(&options), &mut room);
    assert_eq!(found.unwrap(), &dead[..]);
    let refused = viewshed::dead_ground(file, &grids, route[0], 2.0, 0.0, 9.0, 90.0, 10.0, 0.0, None);
    assert_eq!(status(refused), Status::ERROR_AZIMUTH_STEP);
    let mut round = sight::Options::default();
    round.curvature = 3.0;
    let refused = sight::between(file, &grids, route[0], 2.0, route[1], 2.0, Some(&round));
    assert_eq!(status(refused), Status::ERROR_CURVATURE);
}

#[test]
fn navigation_leads_along_a_route() {
    let route = [Point::new(46.5, 8.0), Point::new(46.51, 8.0), Point::new(46.51, 8.02)];
    let words = route::index_build(&route).unwrap();
    let fix = |time, latitude, longitude| Fix {
        time,
        point: Point::new(latitude, longitude),
        altitude: f64::NAN,
        accuracy: 5.0,
    };
    let near = |one: f64, other: f64, within: f64| (one - other).abs() < within;
    let first = navigation::step(&words, None, None, None, &fix(0.0, 46.505, 8.0001)).unwrap();
    assert_eq!((first.state.has_fix, first.guidance.next_waypoint, first.guidance.passed), (1, 1, 1));
    assert!(near(first.guidance.waypoint_distance, 555.8, 0.1) && near(first.guidance.turn, 90.0, 0.1));
    assert!(near(first.guidance.distance_off, 7.7, 0.1) && first.guidance.speed.is_nan());
    let second = navigation::step(&words, None, None, Some(&first.state), &fix(60.0, 46.506, 8.0)).unwrap();
    assert!(near(second.guidance.speed, 111.16 / 60.0, 0.01));
    assert!(second.guidance.time_left > second.guidance.waypoint_time);

    let last = Some(&second.state);
    let older = navigation::step(&words, None, None, last, &fix(59.0, 46.506, 8.0));
    assert_eq!(status(older), Status::ERROR_TIME);
    let other = route::index_build(&route[..2]).unwrap();
    assert_eq!(status(navigation::step(&other, None, None, last, &fix(61.0, 46.5, 8.0))), Status::ERROR_ROUTE);
    let none = navigation::step(&words, Some(&[3]), None, None, &fix(0.0, 46.506, 8.0));
    assert_eq!(status(none), Status::ERROR_WAYPOINT);

    let options = navigation::Options::default().worst_accuracy(4.0);
    let ignored = navigation::step(&words, None, Some(&options), last, &fix(90.0, 46.51, 8.02)).unwrap();
    assert_eq!((ignored.guidance.flags, ignored.state.fix.time), (navigation::Flags::IGNORED, 60.0));
    let away = navigation::step(&words, Some(&[0, 2]), None, None, &fix(0.0, 46.507, 8.01)).unwrap();
    assert_eq!((away.guidance.flags, away.guidance.next_waypoint), (navigation::Flags::OFF_ROUTE, 0));
    let ends = navigation::step(&words, Some(&[0, 2]), None, None, &fix(0.0, 46.505, 8.0)).unwrap().guidance;
    assert_eq!(ends.next_waypoint, 1);
    assert!(near(ends.waypoint_distance, ends.distance_left, 1e-6));
    let there = navigation::step(&words, None, None, None, &fix(0.0, 46.51, 8.02)).unwrap();
    assert_eq!((there.guidance.flags, there.guidance.next_waypoint), (navigation::Flags::ARRIVED, 3));
}

#[test]
fn damaged_indexes_are_refused() {
    let mut words = route::index_build(&SQUARE).unwrap();
    assert_eq!(status(index::check(&words[1..])), Status::ERROR_INDEX);
    assert_eq!(status(index::check(&words[..words.len() - 1])), Status::ERROR_INDEX_SIZE);
    *words.last_mut().unwrap() ^= 1;
    assert_eq!(status(index::check(&words)), Status::ERROR_INDEX_DAMAGED);
    assert_eq!(status(point_index::within(&words, PARIS, 1.0)), Status::ERROR_INDEX_KIND);
}
