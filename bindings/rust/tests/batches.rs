// SPDX-License-Identifier: MIT
//! Each row of a batch equals the call for one, bit for bit, in any kind of column; a bad row stops no other row.

use gridnorth::*;

/// Positions all over the earth, and two that are refused.
fn positions() -> (Vec<f64>, Vec<f64>) {
    let mut latitudes: Vec<f64> = (0..1001).map(|row| f64::from(row * 7919 % 1801) / 10.0 - 90.0).collect();
    let longitudes = (0..1001).map(|row| f64::from(row * 104_729 % 3600) / 10.0 - 180.0).collect();
    (latitudes[5], latitudes[600]) = (91.0, f64::NAN);
    (latitudes, longitudes)
}

fn same(one: f64, other: f64) -> bool {
    one.to_bits() == other.to_bits() || one.is_nan() && other.is_nan()
}

/// Compares rows with calls; a refused call counts as NaN.
fn compare<const N: usize>(statuses: &[Status], rows: [&[f64]; N], call: impl Fn(usize) -> Result<[f64; N]>) {
    for (row, status) in statuses.iter().enumerate() {
        let answer = call(row);
        assert_eq!(*status, answer.err().map_or(Status::OK, |error| error.status()), "row {row}");
        for (column, expected) in rows.iter().zip(answer.unwrap_or([f64::NAN; N])) {
            assert!(same(column[row], expected), "row {row}: {} is not {expected}", column[row]);
        }
    }
}

#[test]
fn references_from_positions_and_back() {
    let (latitudes, longitudes) = positions();
    let count = latitudes.len();
    let mut statuses = vec![Status::OK; count];
    let mut texts = vec![Text::<16>::default(); count];
    let done = mgrs::encode_batch(&latitudes, &longitudes, 5, &mut texts, Some(&mut statuses));
    assert_eq!(done, Ok(Status::PARTIAL));
    assert_eq!((statuses[5], statuses[600]), (Status::ERROR_LATITUDE, Status::ERROR_NOT_FINITE));
    for row in 0..count {
        assert_eq!(&*texts[row], mgrs::encode(latitudes[row], longitudes[row], 5).unwrap_or_default());
    }

    let (mut north, mut east) = (vec![0.0; count], vec![0.0; count]);
    assert_eq!(mgrs::decode_batch(&texts, &mut north, &mut east, Some(&mut statuses)), Ok(Status::PARTIAL));
    let inside = |cell: mgrs::Cell| [cell.inside.latitude, cell.inside.longitude];
    compare(&statuses, [&north, &east], |row| mgrs::decode(texts[row]).map(inside));
    mgrs::decode_strict_batch(&texts, &mut north, &mut east, Some(&mut statuses)).unwrap();
    compare(&statuses, [&north, &east], |row| mgrs::decode_strict(texts[row]).map(inside));
    let mut cells = vec![mgrs::Cell::default(); count];
    mgrs::decode_cells_batch(&texts, &mut cells, Some(&mut statuses)).unwrap();
    assert_eq!(cells[7], mgrs::decode(texts[7]).unwrap());
    assert_eq!(statuses[5], Status::ERROR_TEXT_EMPTY);
}

#[test]
fn texts_of_other_notations() {
    let (latitudes, longitudes) = positions();
    let count = latitudes.len();
    let mut statuses = vec![Status::OK; count];
    let (mut north, mut east) = (vec![0.0; count], vec![0.0; count]);
    let mut georef = vec![Text::<{ georef::CAPACITY }>::default(); count];
    georef::encode_batch(&latitudes, &longitudes, 2, &mut georef, None).unwrap();
    georef::decode_batch(&georef, &mut north, &mut east, Some(&mut statuses)).unwrap();
    let center = |cell: GraticuleCell| [cell.center.latitude, cell.center.longitude];
    compare(&statuses, [&north, &east], |row| georef::decode(georef[row]).map(center));
    assert_eq!(&*georef[3], georef::encode(latitudes[3], longitudes[3], 2).unwrap());
    let mut gars = vec![Text::<{ gars::CAPACITY }>::default(); count];
    gars::encode_batch(&latitudes, &longitudes, 2, &mut gars, None).unwrap();
    gars::decode_batch(&gars, &mut north, &mut east, Some(&mut statuses)).unwrap();
    compare(&statuses, [&north, &east], |row| gars::decode(gars[row]).map(center));
    assert_eq!(&*gars[3], gars::encode(latitudes[3], longitudes[3], 2).unwrap());

    let mut written = vec![Text::<{ position::CAPACITY }>::default(); count];
    let options = position::FormatOptions::new().form(position::Form::DMS).symbols(position::Symbols::TYPOGRAPHIC);
    position::format_batch(&latitudes, &longitudes, Some(&options), &mut written, None).unwrap();
    let mut found = vec![position::Position::default(); count];
    let flags = position::ParseFlags::empty();
    position::parse_batch(&written, position::Form::DMS, flags, &mut found, Some(&mut statuses)).unwrap();
    assert_eq!(&*written[3], position::format(latitudes[3], longitudes[3], Some(&options)).unwrap());
    assert_eq!(found[3], position::parse(written[3], position::Form::DMS, flags).unwrap()[0]);
    assert_eq!(statuses[5], Status::ERROR_TEXT_EMPTY);
}

#[test]
fn utm_in_both_directions() {
    let (latitudes, longitudes) = positions();
    let count = latitudes.len();
    let (mut eastings, mut northings, mut zones) = (vec![0.0; count], vec![0.0; count], vec![0; count]);
    let mut statuses = vec![Status::OK; count];
    let answer =
        utm::forward_batch(&latitudes, &longitudes, 0, &mut eastings, &mut northings, &mut zones, Some(&mut statuses));
    assert_eq!(answer, Ok(Status::PARTIAL));
    compare(&statuses, [&eastings, &northings], |row| {
        utm::forward(latitudes[row], longitudes[row], 0).map(|utm| [utm.easting, utm.northing])
    });
    let (mut north, mut east) = (vec![0.0; count], vec![0.0; count]);
    utm::inverse_batch(&eastings, &northings, &zones, &mut north, &mut east, Some(&mut statuses)).unwrap();
    assert_eq!(statuses[5], Status::ERROR_ZONE);
    assert!((north[3] - latitudes[3]).abs() < 1e-12);
    let mut texts = vec![Text::<16>::default(); count];
    mgrs::encode_utm_batch(&eastings, &northings, &zones, 5, &mut texts, None).unwrap();
    assert_eq!(&*texts[3], mgrs::encode(latitudes[3], longitudes[3], 5).unwrap());
    let (mut convergences, mut scales) = (vec![0.0; count], vec![0.0; count]);
    utm::factors_batch(&latitudes, &longitudes, 0, &mut convergences, &mut scales, Some(&mut statuses)).unwrap();
    compare(&statuses, [&convergences, &scales], |row| {
        utm::factors(latitudes[row], longitudes[row], 0).map(|found| [found.convergence, found.scale])
    });
}

#[test]
fn web_mercator_and_tiles() {
    let (latitudes, longitudes) = positions();
    let count = latitudes.len();
    let (mut xs, mut ys) = (vec![0.0; count], vec![0.0; count]);
    let mut statuses = vec![Status::OK; count];
    web_mercator::forward_batch(&latitudes, &longitudes, &mut xs, &mut ys, Some(&mut statuses)).unwrap();
    compare(&statuses, [&xs, &ys], |row| web_mercator::forward(latitudes[row], longitudes[row]).map(|at| [at.x, at.y]));
    let (mut north, mut east) = (vec![0.0; count], vec![0.0; count]);
    web_mercator::inverse_batch(&xs, &ys, &mut north, &mut east, None).unwrap();
    assert!((north[3] - latitudes[3]).abs() < 1e-12);
    let mut tiles = vec![tile::Tile::default(); count];
    tile::at_batch(&latitudes, &longitudes, 14, &mut tiles, None).unwrap();
    assert_eq!(tiles[3], tile::at(latitudes[3], longitudes[3], 14).unwrap());
}

#[test]
fn geodesics_and_rhumb_lines_from_one_place() {
    let (latitudes, longitudes) = positions();
    let count = latitudes.len();
    let (paris, azimuths) = (Point::new(48.85837, 2.294481), vec![30.0; count]);
    let from = (Column::repeat(&paris.latitude), Column::repeat(&paris.longitude));
    let to = |row: usize| Point::new(latitudes[row], longitudes[row]);
    let mut statuses = vec![Status::OK; count];
    let (mut one, mut two, mut three) = (vec![0.0; count], vec![0.0; count], vec![0.0; count]);

    geodesic::inverse_batch(
        from.0,
        from.1,
        &latitudes,
        &longitudes,
        &mut one,
        &mut two,
        &mut three,
        Some(&mut statuses),
    )
    .unwrap();
    compare(&statuses, [&one, &two, &three], |row| {
        geodesic::inverse(paris, to(row)).map(|way| [way.distance, way.azimuth_from, way.azimuth_to])
    });
    sphere::inverse_batch(
        from.0,
        from.1,
        &latitudes,
        &longitudes,
        &mut one,
        &mut two,
        ColumnMut::none(),
        Some(&mut statuses),
    )
    .unwrap();
    compare(&statuses, [&one, &two], |row| sphere::inverse(paris, to(row)).map(|way| [way.distance, way.azimuth_from]));
    rhumb::inverse_batch(from.0, from.1, &latitudes, &longitudes, &mut one, &mut two, Some(&mut statuses)).unwrap();
    compare(&statuses, [&one, &two], |row| rhumb::inverse(paris, to(row)).map(|way| [way.distance, way.azimuth]));

    let far = 500_000.0;
    let distances = Column::repeat(&far);
    geodesic::direct_batch(
        &latitudes,
        &longitudes,
        &azimuths,
        distances,
        &mut one,
        &mut two,
        &mut three,
        Some(&mut statuses),
    )
    .unwrap();
    compare(&statuses, [&one, &two, &three], |row| {
        geodesic::direct(to(row), 30.0, far).map(|end| [end.to.latitude, end.to.longitude, end.azimuth_to])
    });
    sphere::direct_batch(
        &latitudes,
        &longitudes,
        &azimuths,
        distances,
        &mut one,
        &mut two,
        &mut three,
        Some(&mut statuses),
    )
    .unwrap();
    compare(&statuses, [&one, &two, &three], |row| {
        sphere::direct(to(row), 30.0, far).map(|end| [end.to.latitude, end.to.longitude, end.azimuth_to])
    });
    rhumb::direct_batch(&latitudes, &longitudes, &azimuths, distances, &mut one, &mut two, Some(&mut statuses))
        .unwrap();
    compare(&statuses, [&one, &two], |row| rhumb::direct(to(row), 30.0, far).map(|end| [end.latitude, end.longitude]));
}

#[test]
fn places_on_routes_and_in_polygons() {
    let (latitudes, longitudes) = positions();
    let corners = [Point::new(0.0, 0.0), Point::new(0.0, 60.0), Point::new(60.0, 30.0)];
    let mut statuses = vec![Status::OK; latitudes.len()];
    let mut places = vec![route::Place::default(); latitudes.len()];
    route::nearest_batch(&corners, &latitudes, &longitudes, &mut places, Some(&mut statuses)).unwrap();
    let mut sides = vec![polygon::Side::default(); latitudes.len()];
    polygon::contains_batch(&corners, &[], &latitudes, &longitudes, &mut sides, Some(&mut statuses)).unwrap();
    for row in (0..latitudes.len()).filter(|&row| statuses[row].is_ok()) {
        let position = Point::new(latitudes[row], longitudes[row]);
        assert_eq!(places[row], route::nearest(&corners, position).unwrap());
        assert_eq!(sides[row], polygon::contains(&corners, &[], position).unwrap());
    }
    assert!(sides.contains(&polygon::Side::INSIDE) && sides.contains(&polygon::Side::OUTSIDE));
}

#[derive(Clone, Default)]
struct Site {
    name: String,
    place: Point,
    text: Text<16>,
    status: u8,
}

#[test]
fn rows_may_lie_in_structs() {
    let (latitudes, longitudes) = positions();
    let place = |row: usize| Point::new(latitudes[row], longitudes[row]);
    let mut sites: Vec<Site> = (0..1001).map(|row| Site { place: place(row), ..Site::default() }).collect();
    let (north, east, texts) =
        columns(&mut sites, |site| (&site.place.latitude, &site.place.longitude, &mut site.text));
    mgrs::encode_batch(north, east, 5, texts, None).unwrap();
    for (row, site) in sites.iter().enumerate() {
        assert_eq!(&*site.text, mgrs::encode(latitudes[row], longitudes[row], 5).unwrap_or_default());
        assert!(site.name.is_empty() && site.status == 0);
    }

    let texts = Column::of(&sites, |site| &site.text);
    let mut points = vec![Point::default(); sites.len()];
    let (north, east) = columns(&mut points, |point| (&mut point.latitude, &mut point.longitude));
    mgrs::decode_batch(texts, north, east, None).unwrap();
    assert_eq!(points[7], mgrs::decode(sites[7].text).unwrap().inside);
}

#[test]
fn slots_of_any_size() {
    let mut texts = vec![0; 3 * 40];
    let latitudes = [0.0, 10.0, 20.0];
    mgrs::encode_batch(&latitudes, &latitudes, 5, TextsMut::new(&mut texts, 40), None).unwrap();
    let mut north = [0.0; 3];
    mgrs::decode_batch(Texts::new(&texts, 40), &mut north, &mut [0.0; 3], None).unwrap();
    assert!((north[2] - 20.0).abs() < 1e-5);
    let small = mgrs::encode_batch(&latitudes, &latitudes, 5, TextsMut::new(&mut texts[..3], 1), None);
    assert_eq!(small.unwrap_err().status(), Status::ERROR_BUFFER_TOO_SMALL);
}

#[test]
fn no_rows_and_one_row() {
    let none: [f64; 0] = [];
    let answer = utm::factors_batch(&none, &none, 0, &mut [], &mut [], Some(&mut []));
    assert_eq!(answer, Ok(Status::OK));
    let (mut convergence, mut scale) = ([9.0], [9.0]);
    utm::factors_batch(&[48.0], &[2.0], 31, &mut convergence, &mut scale, None).unwrap();
    assert_eq!(utm::Factors { convergence: convergence[0], scale: scale[0] }, utm::factors(48.0, 2.0, 31).unwrap());
    let wrong = utm::factors_batch(&[48.0], &[2.0], 99, &mut convergence, &mut scale, None);
    assert_eq!(wrong.unwrap_err().status(), Status::ERROR_ZONE);
}

#[test]
#[should_panic(expected = "different numbers of rows")]
fn columns_of_different_lengths() {
    let _ = utm::factors_batch(&[48.0, 49.0], &[2.0], 31, &mut [0.0; 2], &mut [0.0; 2], None);
}

#[test]
#[should_panic(expected = "different numbers of rows")]
fn too_few_statuses() {
    let _ = utm::factors_batch(&[48.0], &[2.0], 31, &mut [0.0], &mut [0.0], Some(&mut []));
}

#[test]
#[should_panic(expected = "not to a field of the row")]
fn a_column_of_something_else() {
    static ELSEWHERE: f64 = 1.0;
    Column::of(&[Point::new(0.0, 0.0)], |_| &ELSEWHERE);
}

#[test]
#[should_panic(expected = "not the same fields in every row")]
fn a_column_of_changing_fields() {
    let mut points = [Point::new(0.0, 0.0), Point::new(1.0, 0.0)];
    columns(&mut points, |point| if point.latitude == 0.0 { (&point.latitude,) } else { (&point.longitude,) });
}

#[test]
fn pixels_of_a_screen() {
    let (latitudes, longitudes) = positions();
    let count = latitudes.len();
    let center = Point::new(48.85837, 2.294481);
    let screen =
        screen::Screen { center, zoom: 3.0, width: 800.0, height: 600.0, pitch: 30.0, ..screen::Screen::default() };
    let mut statuses = vec![Status::OK; count];
    let (mut xs, mut ys) = (vec![0.0; count], vec![0.0; count]);
    screen::point_to_pixel_batch(&screen, &latitudes, &longitudes, &mut xs, &mut ys, Some(&mut statuses)).unwrap();
    compare(&statuses, [&xs, &ys], |row| {
        let position = Point::new(latitudes[row], longitudes[row]);
        screen::point_to_pixel(&screen, position).map(|pixel| [pixel.x, pixel.y])
    });
    let (mut north, mut east) = (vec![0.0; count], vec![0.0; count]);
    screen::pixel_to_point_batch(&screen, &xs, &ys, &mut north, &mut east, Some(&mut statuses)).unwrap();
    compare(&statuses, [&north, &east], |row| {
        screen::pixel_to_point(&screen, xs[row], ys[row]).map(|found| [found.latitude, found.longitude])
    });
}

#[test]
fn points_of_a_frame() {
    let anchors = [Point::new(0.0, 0.0), Point::new(0.0, 2.0)];
    let (mut north, mut east, mut statuses) = ([0.0; 3], [0.0; 3], [Status::OK; 3]);
    shape::frame_points_batch(
        &anchors,
        shape::Frame::LENGTH,
        &[0.0, 0.5, 1e9],
        &[0.0; 3],
        &mut north,
        &mut east,
        Some(&mut statuses),
    )
    .unwrap();
    assert!(north[1] == 0.0 && (east[1] - 1.0).abs() < 1e-9 && north[2].is_nan());
    assert_eq!(statuses, [Status::OK, Status::OK, Status::ERROR_DISTANCE]);
}

#[test]
fn positions_near_the_points_of_an_index() {
    let (latitudes, longitudes) = positions();
    let count = latitudes.len();
    let words = point_index::build(&[46.5, 46.6, 46.7], &[8.0, 8.1, 7.9], None).unwrap();
    let mut statuses = vec![Status::OK; count];
    let neighbors = point_index::nearest_batch(&words, &latitudes, &longitudes, 2, 5e6, Some(&mut statuses)).unwrap();
    assert_eq!(neighbors.len(), 2 * count);
    let distances: Vec<f64> = neighbors.iter().skip(1).step_by(2).map(|one| one.distance).collect();
    compare(&statuses, [&distances], |row| {
        let found = point_index::nearest(&words, Point::new(latitudes[row], longitudes[row]), 2, 5e6)?;
        assert_eq!(neighbors[2 * row].id, found.first().map_or(u64::MAX, |one| one.id));
        Ok([found.get(1).map_or(f64::INFINITY, |one| one.distance)])
    });
    assert!(distances.contains(&f64::INFINITY));

    let mut counts = vec![0; count];
    let done = point_index::count_batch(&words, &latitudes, &longitudes, 5e6, &mut counts, Some(&mut statuses));
    assert_eq!(done, Ok(Status::PARTIAL));
    for row in 0..count {
        let found = point_index::within(&words, Point::new(latitudes[row], longitudes[row]), 5e6);
        assert_eq!(counts[row], found.map_or(0, |all| all.len() as i32));
    }

    let mut again = vec![0; count];
    let near =
        point_index::within_batch(&words, &latitudes, &longitudes, 5e6, &mut again, Some(&mut statuses)).unwrap();
    assert_eq!(again, counts);
    let mut rest = &near[..];
    for row in 0..count {
        let found = point_index::within(&words, Point::new(latitudes[row], longitudes[row]), 5e6).unwrap_or_default();
        let (first, others) = rest.split_at(found.len());
        assert_eq!(first, found);
        rest = others;
    }
    assert!(rest.is_empty() && !near.is_empty());
    let mut room = vec![index::Neighbor { distance: 0.0, id: 0 }; near.len()];
    assert_eq!(
        point_index::within_batch_into(&words, &latitudes, &longitudes, 5e6, &mut again, &mut room, None).unwrap(),
        near
    );

    let (souths, norths, mut inside) = ([46.55, 46.0, 47.0], [47.0, 46.55, 46.0], [9; 3]);
    let (west, east) = (Column::repeat(&7.5), Column::repeat(&8.5));
    let mut views = [Status::OK; 3];
    let ids =
        point_index::in_bounds_batch(&words, &souths, west, &norths, east, &mut inside, Some(&mut views)).unwrap();
    assert_eq!((&ids[..], inside), (&[1, 2, 0][..], [2, 1, 0]));
    assert_eq!(views, [Status::OK, Status::OK, Status::ERROR_VIEW]);
    let mut room = [0; 3];
    let into = point_index::in_bounds_batch_into(&words, &souths, west, &norths, east, &mut inside, &mut room, None);
    assert_eq!(into.unwrap(), ids);
}

#[test]
fn positions_and_the_edges_of_an_index() {
    let (latitudes, longitudes) = positions();
    let count = latitudes.len();
    let ring = [Point::new(-40.0, -50.0), Point::new(-40.0, 60.0), Point::new(50.0, 20.0)];
    let words = polygon::index_build(&ring, &[]).unwrap();
    let mut statuses = vec![Status::OK; count];
    let mut sides = vec![polygon::Side::ON_BORDER; count];
    let done = edge_index::contains_batch(&words, &latitudes, &longitudes, &mut sides, Some(&mut statuses));
    assert_eq!(done, Ok(Status::PARTIAL));
    for row in (0..count).filter(|row| statuses[*row] == Status::OK) {
        assert_eq!(Ok(sides[row]), polygon::contains(&ring, &[], Point::new(latitudes[row], longitudes[row])));
    }
    assert!(sides.contains(&polygon::Side::INSIDE) && sides.contains(&polygon::Side::OUTSIDE));

    // The route goes there and back: from 120 km on, the way back is nearest.
    let way = [Point::new(0.0, 0.0), Point::new(0.0, 1.0), Point::new(0.0, 0.0)];
    let route = route::index_build(&way).unwrap();
    let mut places = [route::Place::default(); 1];
    let done = edge_index::nearest_batch(&route, &[0.1], &[0.5], 0.0, f64::INFINITY, &mut places, None);
    assert_eq!((done, Ok(places[0])), (Ok(Status::OK), route::nearest(&way, Point::new(0.1, 0.5))));
    edge_index::nearest_batch(&route, &[0.1], &[0.5], 120_000.0, f64::INFINITY, &mut places, None).unwrap();
    assert_eq!(places[0].segment, 1);
    let refused = edge_index::contains_batch(&route, &[0.1], &[0.5], &mut sides[..1], None);
    assert_eq!(refused.unwrap_err().status(), Status::ERROR_INDEX_KIND);
}
