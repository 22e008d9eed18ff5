// SPDX-License-Identifier: MIT
//! Functions that write into memory of the caller give the same results, and report the memory that they need.

use gridnorth::*;

const PARIS: Point = Point::new(48.85837, 2.294481);
const LYON: Point = Point::new(45.764, 4.8357);
const VIEW: Bounds = Bounds { south: 48.84, west: 2.25, north: 48.88, east: 2.35 };

/// Calls with too little memory, then with the memory that the error names.
fn text(call: impl Fn(&mut [u8]) -> Result<String>, expected: Result<String>) {
    let error = call(&mut []).unwrap_err();
    assert_eq!(error.status(), Status::ERROR_BUFFER_TOO_SMALL);
    let needed = error.needed()[0];
    assert_eq!(call(&mut vec![1; needed]), expected);
    assert_eq!(call(&mut vec![1; needed - 1]), Err(error));
    assert_eq!(expected.unwrap().len(), needed - 1);
}

fn points(call: impl Fn(&mut [Point]) -> Result<Vec<Point>>, expected: Result<Vec<Point>>) {
    let error = call(&mut []).unwrap_err();
    assert_eq!((error.status(), error.needed()[1]), (Status::ERROR_BUFFER_TOO_SMALL, 0));
    assert_eq!(call(&mut vec![Point::default(); error.needed()[0]]), expected);
}

#[test]
fn texts() {
    let (north, east) = (PARIS.latitude, PARIS.longitude);
    let utm = utm::forward(north, east, 0).unwrap();
    text(|out| mgrs::encode_into(north, east, 5, out).map(String::from), mgrs::encode(north, east, 5));
    text(|out| mgrs::encode_utm_into(utm, 5, out).map(String::from), mgrs::encode_utm(utm, 5));
    text(|out| georef::encode_into(north, east, 5, out).map(String::from), georef::encode(north, east, 5));
    text(|out| gars::encode_into(north, east, 2, out).map(String::from), gars::encode(north, east, 2));
    text(|out| position::format_into(north, east, None, out).map(String::from), position::format(north, east, None));
    text(
        |out| measure::length_format_into(5.0, Units::METRIC, 0, out).map(String::from),
        measure::length_format(5.0, Units::METRIC, 0),
    );
    text(
        |out| measure::area_format_into(5.0, Units::METRIC, 0, out).map(String::from),
        measure::area_format(5.0, Units::METRIC, 0),
    );
    let unit = measure::AngleUnit::DEGREES;
    text(|out| measure::angle_format_into(5.0, unit, 0, out).map(String::from), measure::angle_format(5.0, unit, 0));
    text(
        |out| measure::speed_format_into(5.0, measure::SpeedUnit::KNOTS, 0, out).map(String::from),
        measure::speed_format(5.0, measure::SpeedUnit::KNOTS, 0),
    );
    text(
        |out| measure::course_format_into(5.0, North::GRID, measure::AngleUnit::MILS, 0, out).map(String::from),
        measure::course_format(5.0, North::GRID, measure::AngleUnit::MILS, 0),
    );
    text(
        |out| measure::declination_format_into(5.0, measure::AngleUnit::DEGREES, 1, out).map(String::from),
        measure::declination_format(5.0, measure::AngleUnit::DEGREES, 1),
    );
    text(|out| grid::geojson_into(VIEW, 13.0, None, out).map(String::from), grid::geojson(VIEW, 13.0, None));
    let line = [PARIS, LYON, Point::new(46.0, 2.0)];
    text(|out| route::geojson_into(&line, None, None, out).map(String::from), route::geojson(&line, None, None));
    let told = polygon::geojson(&line, &[], None, None);
    text(|out| polygon::geojson_into(&line, &[], None, None, out).map(String::from), told);
    let told = shape::circle_geojson(PARIS, 5.0, None, None);
    text(|out| shape::circle_geojson_into(PARIS, 5.0, None, None, out).map(String::from), told);
    let told = shape::ellipse_geojson(PARIS, 5.0, 3.0, 0.0, None, None);
    text(|out| shape::ellipse_geojson_into(PARIS, 5.0, 3.0, 0.0, None, None, out).map(String::from), told);
    let told = shape::wedge_geojson(PARIS, 0.0, 5.0, 0.0, 9.0, None, None);
    text(|out| shape::wedge_geojson_into(PARIS, 0.0, 5.0, 0.0, 9.0, None, None, out).map(String::from), told);
    let told = shape::arc_geojson(PARIS, 5.0, 0.0, 9.0, None, None);
    text(|out| shape::arc_geojson_into(PARIS, 5.0, 0.0, 9.0, None, None, out).map(String::from), told);
    let told = shape::ring_set_geojson(PARIS, &[5.0], None, None);
    text(|out| shape::ring_set_geojson_into(PARIS, &[5.0], None, None, out).map(String::from), told);
}

#[test]
fn positions() {
    let cell = mgrs::decode("32VJN").unwrap();
    let line = [PARIS, LYON, Point::new(46.0, 2.0)];
    points(|out| mgrs::outline_into(&cell, 1.0, out).map(|all| all.to_vec()), mgrs::outline(&cell, 1.0));
    points(|out| shape::circle_into(PARIS, 5.0, None, out).map(|all| all.to_vec()), shape::circle(PARIS, 5.0, None));
    let told = shape::ellipse(PARIS, 5.0, 3.0, 0.0, None);
    points(|out| shape::ellipse_into(PARIS, 5.0, 3.0, 0.0, None, out).map(|all| all.to_vec()), told);
    let told = shape::wedge(PARIS, 0.0, 5.0, 0.0, 9.0, None);
    points(|out| shape::wedge_into(PARIS, 0.0, 5.0, 0.0, 9.0, None, out).map(|all| all.to_vec()), told);
    points(
        |out| shape::arc_into(PARIS, 5.0, 0.0, 9.0, None, out).map(|all| all.to_vec()),
        shape::arc(PARIS, 5.0, 0.0, 9.0, None),
    );
    let told = route::densify(&line, false, 0.1);
    points(|out| route::densify_into(&line, false, 0.1, out).map(|all| all.to_vec()), told);
    let told = route::simplify(&line, false, 0.1);
    points(|out| route::simplify_into(&line, false, 0.1, out).map(|all| all.to_vec()), told);
    let told = shape::rectangle(PARIS, 5.0, 3.0, 9.0, None);
    points(|out| shape::rectangle_into(PARIS, 5.0, 3.0, 9.0, None, out).map(|all| all.to_vec()), told);
    let told = route::parallel(&line, 5.0, None);
    points(|out| route::parallel_into(&line, 5.0, None, out).map(|all| all.to_vec()), told);
    let told = route::corridor(&line, 5.0, 3.0, None);
    points(|out| route::corridor_into(&line, 5.0, 3.0, None, out).map(|all| all.to_vec()), told);
    let told = route::arrow(&line, 5.0, 9.0, 9.0, None);
    points(|out| route::arrow_into(&line, 5.0, 9.0, 9.0, None, out).map(|all| all.to_vec()), told);
}

#[test]
fn records() {
    let mut found = [position::Position::default(); position::CANDIDATES];
    let flags = position::ParseFlags::empty();
    let both = position::parse_into("0045 00030", position::Form::ANY, flags, &mut found).unwrap();
    assert_eq!(both.to_vec(), position::parse("0045 00030", position::Form::ANY, flags).unwrap());
    let error = position::parse_into("0045 00030", position::Form::ANY, flags, &mut []).unwrap_err();
    assert_eq!((error.status(), error.needed()), (Status::ERROR_BUFFER_TOO_SMALL, [2, 0]));

    let labels = grid::labels(VIEW, 13.0, None).unwrap();
    let mut out = vec![grid::Label::default(); labels.len()];
    assert_eq!(grid::labels_into(VIEW, 13.0, None, &mut out).unwrap().to_vec(), labels);

    let marks = route::marks(&[PARIS, LYON], 0.0, 1e5).unwrap();
    let mut out = vec![route::Mark::default(); marks.len()];
    assert_eq!(route::marks_into(&[PARIS, LYON], 0.0, 1e5, &mut out).unwrap().to_vec(), marks);
}

#[test]
fn vertices_and_lines() {
    let expected = grid::lines(VIEW, 13.0, None).unwrap();
    let [vertices, lines] = grid::lines_into(VIEW, 13.0, None, &mut [], &mut []).unwrap_err().needed();
    assert_eq!((vertices, lines), (expected.vertices.len(), expected.lines.len()));
    let (mut vertices, mut lines) = (vec![Point::default(); vertices + 1], vec![grid::Line::default(); lines + 1]);
    let found = grid::lines_into(VIEW, 13.0, None, &mut vertices, &mut lines).unwrap();
    assert_eq!((found.0.to_vec(), found.1.to_vec()), (expected.vertices, expected.lines));
    let mut pixels = vec![[0.0; 2]; vertices.len()];
    let expected = grid::lines_pixels(VIEW, 13.0, None, PARIS).unwrap();
    let found = grid::lines_pixels_into(VIEW, 13.0, None, PARIS, &mut pixels, &mut lines).unwrap();
    assert_eq!((found.0.to_vec(), found.1.to_vec()), (expected.vertices, expected.lines));
    let (mut vertices, mut lines) = ([Point::default(); 65], [shape::RingLine::default(); 1]);
    let found = shape::ring_set_into(PARIS, &[5.0], None, &mut vertices, &mut lines).unwrap();
    assert_eq!(found.0.to_vec(), shape::ring_set(PARIS, &[5.0], None).unwrap().vertices);
}

#[test]
fn as_many_as_the_caller_wants() {
    let (mut some, mut azimuths) = ([Point::default(); 5], [0.0; 5]);
    geodesic::points_into(PARIS, LYON, &mut some, Some(&mut azimuths)).unwrap();
    assert_eq!(some.to_vec(), geodesic::points(PARIS, LYON, 5).unwrap().points);
    geodesic::line_into(PARIS, 30.0, &[1.0; 5], &mut some, None).unwrap();
    assert_eq!(some.to_vec(), geodesic::line(PARIS, 30.0, &[1.0; 5]).unwrap().points);
    rhumb::points_into(PARIS, LYON, &mut some).unwrap();
    assert_eq!(some.to_vec(), rhumb::points(PARIS, LYON, 5).unwrap());
    route::distances_into(&some, &mut azimuths).unwrap();
    assert_eq!(azimuths.to_vec(), route::distances(&some).unwrap());
}

#[test]
#[should_panic(expected = "different numbers of rows")]
fn too_few_azimuths() {
    let _ = geodesic::points_into(PARIS, LYON, &mut [PARIS; 5], Some(&mut [0.0; 4]));
}

#[test]
fn indexes() {
    let line = [PARIS, LYON, Point::new(46.0, 2.0)];
    let (north, east) = (Column::of(&line, |one| &one.latitude), Column::of(&line, |one| &one.longitude));
    let told = point_index::build(north, east, None);
    words(|out| point_index::build_into(north, east, out, None).map(|all| all.to_vec()), told);
    words(|out| polygon::index_build_into(&line, &[], out).map(|all| all.to_vec()), polygon::index_build(&line, &[]));
    words(|out| route::index_build_into(&line, out).map(|all| all.to_vec()), route::index_build(&line));

    let index = point_index::build(north, east, None).unwrap();
    words(|out| point_index::in_bounds_into(&index, VIEW, out).map(|all| all.to_vec()), Ok(vec![0]));
    let mut room = [index::Neighbor::default(); 3];
    assert_eq!(
        point_index::nearest_into(&index, LYON, 2, 1e7, &mut room).unwrap()[0],
        index::Neighbor { distance: 0.0, id: 1 }
    );
    assert_eq!(point_index::within_into(&index, LYON, 1e7, &mut room).unwrap().len(), 3);
    let (lyon, mut two) = ((&[LYON.latitude], &[LYON.longitude]), [index::Neighbor::default(); 2]);
    let batch = point_index::nearest_batch_into(&index, lyon.0, lyon.1, 2, 1e7, &mut two, None).unwrap();
    assert_eq!(batch, &room[..2]);
    let error = point_index::within_into(&index, LYON, 1e7, &mut room[..2]).unwrap_err();
    assert_eq!((error.status(), error.needed()[0]), (Status::ERROR_BUFFER_TOO_SMALL, 3));
    let index = route::index_build(&[PARIS, LYON, PARIS]).unwrap();
    let mut crossings = [polygon::Crossing::default(); 4];
    let found = edge_index::crossings_into(&index, None, &mut crossings).unwrap().to_vec();
    assert_eq!(edge_index::crossings(&index, None), Ok(found));
}

#[test]
fn fences() {
    // The number of elements exceeds the first room.
    let fence = fence::Fence { shape: fence::Shape::CIRCLE, point_count: 1, radius: 200.0, ..fence::Fence::default() };
    let all: Vec<fence::Fence> = (1..=100)
        .map(|id| fence::Fence { id, triggers: fence::Trigger::ENTER | fence::Trigger::EXIT, ..fence })
        .collect();
    let points = [PARIS; 100];
    let build = || fence::index_build(&all, &points, &[], None);
    words(|out| fence::index_build_into(&all, &points, &[], out, None).map(|all| all.to_vec()), build());
    let index = build().unwrap();
    words(|out| fence::index_holding_into(&index, PARIS, 0.0, out).map(|all| all.to_vec()), Ok((1..=100).collect()));
    let (north, east, up) = (Column::repeat(&PARIS.latitude), Column::repeat(&PARIS.longitude), Column::repeat(&0.0));
    let mut counts = [0; 2];
    let batch = fence::index_holding_batch(&index, north, east, up, &mut counts, None).unwrap();
    assert_eq!((batch.len(), counts), (200, [100; 2]));
    let mut room = [0; 200];
    assert_eq!(fence::index_holding_batch_into(&index, north, east, up, &mut counts, &mut room, None).unwrap(), batch);

    let options = fence::Options::default().flags(fence::Flags::REPORT_FIRST);
    let fix = Fix { time: 0.0, point: PARIS, altitude: 0.0, accuracy: 5.0 };
    let first = fence::index_step(&index, Some(&options), None, &fix, &[]).unwrap();
    assert_eq!((first.presences.len(), first.events.len(), first.state.presence_count), (100, 100, 100));
    let away = Fix { time: 60.0, point: LYON, ..fix };
    let then = fence::index_step(&index, None, Some(&first.state), &away, &first.presences).unwrap();
    assert_eq!((then.presences.len(), then.events.len()), (0, 100));

    // The caller's array is an input, and stays unchanged if there is no room for events.
    let mut presences = first.presences.clone();
    let mut events = vec![fence::Event::default(); 100];
    let mut step = |events: &mut [fence::Event]| {
        let told = fence::index_step_into(&index, None, Some(&first.state), &away, &mut presences, events);
        let told = told.map(|(state, presences, events)| (state, presences.len(), events.to_vec()));
        (told, presences.clone())
    };
    let (refused, kept) = step(&mut events[..99]);
    assert_eq!((refused.unwrap_err().needed(), kept), ([100, 100], first.presences.clone()));
    assert_eq!(step(&mut events).0, Ok((then.state, 0, then.events)));
    let error = fence::index_step_into(&index, None, Some(&first.state), &away, &mut presences[..99], &mut events);
    assert_eq!(error.unwrap_err().needed()[0], 100);
}

fn words(call: impl Fn(&mut [u64]) -> Result<Vec<u64>>, expected: Result<Vec<u64>>) {
    let error = call(&mut []).unwrap_err();
    assert_eq!(error.status(), Status::ERROR_BUFFER_TOO_SMALL);
    assert_eq!(call(&mut vec![0; error.needed()[0]]), expected);
}

#[test]
fn an_index_lies_at_any_multiple_of_eight() {
    let latitudes: Vec<f64> = (0..1000).map(|row| f64::from(row * 7919 % 1801) / 10.0 - 90.0).collect();
    let longitudes: Vec<f64> = (0..1000).map(|row| f64::from(row * 104_729 % 3600) / 10.0 - 180.0).collect();
    let expected = point_index::build(&latitudes, &longitudes, None).unwrap();
    let line: Vec<Point> = latitudes.iter().zip(&longitudes).map(|(north, east)| Point::new(*north, *east)).collect();
    let edges = route::index_build(&line).unwrap();
    let here = Point::new(1.0, 2.0);
    let nearest = point_index::nearest(&expected, here, 9, f64::INFINITY);
    // One of two neighboring addresses is not a multiple of 16.
    for first in 0..2 {
        let mut memory = vec![0; expected.len() + first];
        let words = point_index::build_into(&latitudes, &longitudes, &mut memory[first..], None).unwrap();
        assert_eq!(words, expected);
        assert_eq!(index::check(words), Ok(index::Kind::POINTS));
        assert_eq!(point_index::nearest(words, here, 9, f64::INFINITY), nearest);
        let mut memory = vec![0; edges.len() + first];
        let words = route::index_build_into(&line, &mut memory[first..]).unwrap();
        assert_eq!(words, edges);
        assert_eq!(index::check(words), Ok(index::Kind::EDGES));
        let mut places = [route::Place::default(); 1];
        edge_index::nearest_batch(words, &[1.0], &[2.0], 0.0, f64::INFINITY, &mut places, None).unwrap();
        assert_eq!(Ok(places[0]), route::nearest(&line, here));
    }
}
