// SPDX-License-Identifier: MIT
//! Batches: each row equals the call for one, bit for bit, whatever the rows lie in; a bad row stops no other.

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

/// Compares rows with calls, of which a refused one stands for NaN.
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
    let done = mgrs_encode_batch(&latitudes, &longitudes, 5, &mut texts, Some(&mut statuses));
    assert_eq!(done, Ok(Status::PARTIAL));
    assert_eq!((statuses[5], statuses[600]), (Status::ERROR_LATITUDE, Status::ERROR_NOT_FINITE));
    for row in 0..count {
        assert_eq!(&*texts[row], mgrs_encode(latitudes[row], longitudes[row], 5).unwrap_or_default());
    }

    let (mut north, mut east) = (vec![0.0; count], vec![0.0; count]);
    assert_eq!(mgrs_decode_batch(&texts, &mut north, &mut east, Some(&mut statuses)), Ok(Status::PARTIAL));
    let inside = |cell: MgrsCell| [cell.inside.latitude, cell.inside.longitude];
    compare(&statuses, [&north, &east], |row| mgrs_decode(texts[row]).map(inside));
    mgrs_decode_strict_batch(&texts, &mut north, &mut east, Some(&mut statuses)).unwrap();
    compare(&statuses, [&north, &east], |row| mgrs_decode_strict(texts[row]).map(inside));
    let mut cells = vec![MgrsCell::default(); count];
    mgrs_decode_cells_batch(&texts, &mut cells, Some(&mut statuses)).unwrap();
    assert_eq!(cells[7], mgrs_decode(texts[7]).unwrap());
    assert_eq!(statuses[5], Status::ERROR_TEXT_EMPTY);
}

#[test]
fn texts_of_other_notations() {
    let (latitudes, longitudes) = positions();
    let count = latitudes.len();
    let mut statuses = vec![Status::OK; count];
    let (mut north, mut east) = (vec![0.0; count], vec![0.0; count]);
    let mut georef = vec![Text::<GEOREF_CAPACITY>::default(); count];
    georef_encode_batch(&latitudes, &longitudes, 2, &mut georef, None).unwrap();
    georef_decode_batch(&georef, &mut north, &mut east, Some(&mut statuses)).unwrap();
    let center = |cell: GraticuleCell| [cell.center.latitude, cell.center.longitude];
    compare(&statuses, [&north, &east], |row| georef_decode(georef[row]).map(center));
    assert_eq!(&*georef[3], georef_encode(latitudes[3], longitudes[3], 2).unwrap());
    let mut gars = vec![Text::<GARS_CAPACITY>::default(); count];
    gars_encode_batch(&latitudes, &longitudes, 2, &mut gars, None).unwrap();
    gars_decode_batch(&gars, &mut north, &mut east, Some(&mut statuses)).unwrap();
    compare(&statuses, [&north, &east], |row| gars_decode(gars[row]).map(center));
    assert_eq!(&*gars[3], gars_encode(latitudes[3], longitudes[3], 2).unwrap());

    let mut written = vec![Text::<POSITION_CAPACITY>::default(); count];
    let options = FormatOptions::new().form(Form::DMS).symbols(Symbols::TYPOGRAPHIC);
    position_format_batch(&latitudes, &longitudes, Some(&options), &mut written, None).unwrap();
    let mut found = vec![Position::default(); count];
    let flags = ParseFlags::empty();
    position_parse_batch(&written, Form::DMS, flags, &mut found, Some(&mut statuses)).unwrap();
    assert_eq!(&*written[3], position_format(latitudes[3], longitudes[3], Some(&options)).unwrap());
    assert_eq!(found[3], position_parse(written[3], Form::DMS, flags).unwrap()[0]);
    assert_eq!(statuses[5], Status::ERROR_TEXT_EMPTY);
}

#[test]
fn utm_in_both_directions() {
    let (latitudes, longitudes) = positions();
    let count = latitudes.len();
    let (mut eastings, mut northings, mut zones) = (vec![0.0; count], vec![0.0; count], vec![0; count]);
    let mut statuses = vec![Status::OK; count];
    let answer =
        utm_forward_batch(&latitudes, &longitudes, 0, &mut eastings, &mut northings, &mut zones, Some(&mut statuses));
    assert_eq!(answer, Ok(Status::PARTIAL));
    compare(&statuses, [&eastings, &northings], |row| {
        utm_forward(latitudes[row], longitudes[row], 0).map(|utm| [utm.easting, utm.northing])
    });
    let (mut north, mut east) = (vec![0.0; count], vec![0.0; count]);
    utm_inverse_batch(&eastings, &northings, &zones, &mut north, &mut east, Some(&mut statuses)).unwrap();
    assert_eq!(statuses[5], Status::ERROR_ZONE);
    assert!((north[3] - latitudes[3]).abs() < 1e-12);
    let mut texts = vec![Text::<16>::default(); count];
    mgrs_encode_utm_batch(&eastings, &northings, &zones, 5, &mut texts, None).unwrap();
    assert_eq!(&*texts[3], mgrs_encode(latitudes[3], longitudes[3], 5).unwrap());
    let (mut convergences, mut scales) = (vec![0.0; count], vec![0.0; count]);
    utm_factors_batch(&latitudes, &longitudes, 0, &mut convergences, &mut scales, Some(&mut statuses)).unwrap();
    compare(&statuses, [&convergences, &scales], |row| {
        utm_factors(latitudes[row], longitudes[row], 0).map(|found| [found.convergence, found.scale])
    });
}

#[test]
fn web_mercator_and_tiles() {
    let (latitudes, longitudes) = positions();
    let count = latitudes.len();
    let (mut xs, mut ys) = (vec![0.0; count], vec![0.0; count]);
    let mut statuses = vec![Status::OK; count];
    web_mercator_forward_batch(&latitudes, &longitudes, &mut xs, &mut ys, Some(&mut statuses)).unwrap();
    compare(&statuses, [&xs, &ys], |row| web_mercator_forward(latitudes[row], longitudes[row]).map(|at| [at.x, at.y]));
    let (mut north, mut east) = (vec![0.0; count], vec![0.0; count]);
    web_mercator_inverse_batch(&xs, &ys, &mut north, &mut east, None).unwrap();
    assert!((north[3] - latitudes[3]).abs() < 1e-12);
    let mut tiles = vec![Tile::default(); count];
    tile_at_batch(&latitudes, &longitudes, 14, &mut tiles, None).unwrap();
    assert_eq!(tiles[3], tile_at(latitudes[3], longitudes[3], 14).unwrap());
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

    geodesic_inverse_batch(
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
        geodesic_inverse(paris, to(row)).map(|way| [way.distance, way.azimuth_from, way.azimuth_to])
    });
    sphere_inverse_batch(
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
    compare(&statuses, [&one, &two], |row| sphere_inverse(paris, to(row)).map(|way| [way.distance, way.azimuth_from]));
    rhumb_inverse_batch(from.0, from.1, &latitudes, &longitudes, &mut one, &mut two, Some(&mut statuses)).unwrap();
    compare(&statuses, [&one, &two], |row| rhumb_inverse(paris, to(row)).map(|way| [way.distance, way.azimuth]));

    let far = 500_000.0;
    let distances = Column::repeat(&far);
    geodesic_direct_batch(
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
        geodesic_direct(to(row), 30.0, far).map(|end| [end.to.latitude, end.to.longitude, end.azimuth_to])
    });
    sphere_direct_batch(
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
        sphere_direct(to(row), 30.0, far).map(|end| [end.to.latitude, end.to.longitude, end.azimuth_to])
    });
    rhumb_direct_batch(&latitudes, &longitudes, &azimuths, distances, &mut one, &mut two, Some(&mut statuses)).unwrap();
    compare(&statuses, [&one, &two], |row| rhumb_direct(to(row), 30.0, far).map(|end| [end.latitude, end.longitude]));
}

#[test]
fn places_on_routes_and_in_polygons() {
    let (latitudes, longitudes) = positions();
    let corners = [Point::new(0.0, 0.0), Point::new(0.0, 60.0), Point::new(60.0, 30.0)];
    let mut statuses = vec![Status::OK; latitudes.len()];
    let mut places = vec![RoutePlace::default(); latitudes.len()];
    route_nearest_batch(&corners, &latitudes, &longitudes, &mut places, Some(&mut statuses)).unwrap();
    let mut sides = vec![Side::default(); latitudes.len()];
    polygon_contains_batch(&corners, &[], &latitudes, &longitudes, &mut sides, Some(&mut statuses)).unwrap();
    for row in (0..latitudes.len()).filter(|&row| statuses[row].is_ok()) {
        let position = Point::new(latitudes[row], longitudes[row]);
        assert_eq!(places[row], route_nearest(&corners, position).unwrap());
        assert_eq!(sides[row], polygon_contains(&corners, &[], position).unwrap());
    }
    assert!(sides.contains(&Side::INSIDE) && sides.contains(&Side::OUTSIDE));
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
    mgrs_encode_batch(north, east, 5, texts, None).unwrap();
    for (row, site) in sites.iter().enumerate() {
        assert_eq!(&*site.text, mgrs_encode(latitudes[row], longitudes[row], 5).unwrap_or_default());
        assert!(site.name.is_empty() && site.status == 0);
    }

    let texts = Column::of(&sites, |site| &site.text);
    let mut points = vec![Point::default(); sites.len()];
    let (north, east) = columns(&mut points, |point| (&mut point.latitude, &mut point.longitude));
    mgrs_decode_batch(texts, north, east, None).unwrap();
    assert_eq!(points[7], mgrs_decode(sites[7].text).unwrap().inside);
}

#[test]
fn slots_of_any_size() {
    let mut texts = vec![0; 3 * 40];
    let latitudes = [0.0, 10.0, 20.0];
    mgrs_encode_batch(&latitudes, &latitudes, 5, TextsMut::new(&mut texts, 40), None).unwrap();
    let mut north = [0.0; 3];
    mgrs_decode_batch(Texts::new(&texts, 40), &mut north, &mut [0.0; 3], None).unwrap();
    assert!((north[2] - 20.0).abs() < 1e-5);
    let small = mgrs_encode_batch(&latitudes, &latitudes, 5, TextsMut::new(&mut texts[..3], 1), None);
    assert_eq!(small.unwrap_err().status(), Status::ERROR_BUFFER_TOO_SMALL);
}

#[test]
fn no_rows_and_one_row() {
    let none: [f64; 0] = [];
    let answer = utm_factors_batch(&none, &none, 0, &mut [], &mut [], Some(&mut []));
    assert_eq!(answer, Ok(Status::OK));
    let (mut convergence, mut scale) = ([9.0], [9.0]);
    utm_factors_batch(&[48.0], &[2.0], 31, &mut convergence, &mut scale, None).unwrap();
    assert_eq!(UtmFactors { convergence: convergence[0], scale: scale[0] }, utm_factors(48.0, 2.0, 31).unwrap());
    let wrong = utm_factors_batch(&[48.0], &[2.0], 99, &mut convergence, &mut scale, None);
    assert_eq!(wrong.unwrap_err().status(), Status::ERROR_ZONE);
}

#[test]
#[should_panic(expected = "different numbers of rows")]
fn columns_of_different_lengths() {
    let _ = utm_factors_batch(&[48.0, 49.0], &[2.0], 31, &mut [0.0; 2], &mut [0.0; 2], None);
}

#[test]
#[should_panic(expected = "different numbers of rows")]
fn too_few_statuses() {
    let _ = utm_factors_batch(&[48.0], &[2.0], 31, &mut [0.0], &mut [0.0], Some(&mut []));
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
    let screen = Screen { center, zoom: 3.0, width: 800.0, height: 600.0, pitch: 30.0, ..Screen::default() };
    let mut statuses = vec![Status::OK; count];
    let (mut xs, mut ys) = (vec![0.0; count], vec![0.0; count]);
    screen_point_to_pixel_batch(&screen, &latitudes, &longitudes, &mut xs, &mut ys, Some(&mut statuses)).unwrap();
    compare(&statuses, [&xs, &ys], |row| {
        let position = Point::new(latitudes[row], longitudes[row]);
        screen_point_to_pixel(&screen, position).map(|pixel| [pixel.x, pixel.y])
    });
    let (mut north, mut east) = (vec![0.0; count], vec![0.0; count]);
    screen_pixel_to_point_batch(&screen, &xs, &ys, &mut north, &mut east, Some(&mut statuses)).unwrap();
    compare(&statuses, [&north, &east], |row| {
        screen_pixel_to_point(&screen, xs[row], ys[row]).map(|found| [found.latitude, found.longitude])
    });
}

#[test]
fn points_of_a_frame() {
    let anchors = [Point::new(0.0, 0.0), Point::new(0.0, 2.0)];
    let (mut north, mut east, mut statuses) = ([0.0; 3], [0.0; 3], [Status::OK; 3]);
    frame_points_batch(
        &anchors, Frame::LENGTH, &[0.0, 0.5, 1e9], &[0.0; 3], &mut north, &mut east, Some(&mut statuses),
    )
    .unwrap();
    assert!(north[1] == 0.0 && (east[1] - 1.0).abs() < 1e-9 && north[2].is_nan());
    assert_eq!(statuses, [Status::OK, Status::OK, Status::ERROR_DISTANCE]);
}

#[test]
fn positions_near_the_points_of_an_index() {
    let (latitudes, longitudes) = positions();
    let count = latitudes.len();
    let words = point_index_build(&[46.5, 46.6, 46.7], &[8.0, 8.1, 7.9], None).unwrap();
    let mut statuses = vec![Status::OK; count];
    let neighbors =
        point_index_nearest_batch(&words, &latitudes, &longitudes, 2, 5e6, Some(&mut statuses)).unwrap();
    assert_eq!(neighbors.len(), 2 * count);
    let distances: Vec<f64> = neighbors.iter().skip(1).step_by(2).map(|one| one.distance).collect();
    compare(&statuses, [&distances], |row| {
        let found = point_index_nearest(&words, Point::new(latitudes[row], longitudes[row]), 2, 5e6)?;
        assert_eq!(neighbors[2 * row].id, found.first().map_or(u64::MAX, |one| one.id));
        Ok([found.get(1).map_or(f64::INFINITY, |one| one.distance)])
    });
    assert!(distances.contains(&f64::INFINITY));

    let mut counts = vec![0; count];
    let done = point_index_count_batch(&words, &latitudes, &longitudes, 5e6, &mut counts, Some(&mut statuses));
    assert_eq!(done, Ok(Status::PARTIAL));
    for row in 0..count {
        let found = point_index_within(&words, Point::new(latitudes[row], longitudes[row]), 5e6);
        assert_eq!(counts[row], found.map_or(0, |all| all.len() as i32));
    }

    let mut again = vec![0; count];
    let near =
        point_index_within_batch(&words, &latitudes, &longitudes, 5e6, &mut again, Some(&mut statuses)).unwrap();
    assert_eq!(again, counts);
    let mut rest = &near[..];
    for row in 0..count {
        let found = point_index_within(&words, Point::new(latitudes[row], longitudes[row]), 5e6).unwrap_or_default();
        let (first, others) = rest.split_at(found.len());
        assert_eq!(first, found);
        rest = others;
    }
    assert!(rest.is_empty() && !near.is_empty());
    let mut room = vec![Neighbor { distance: 0.0, id: 0 }; near.len()];
    assert_eq!(
        point_index_within_batch_into(&words, &latitudes, &longitudes, 5e6, &mut again, &mut room, None).unwrap(),
        near
    );

    let (souths, norths, mut inside) = ([46.55, 46.0, 47.0], [47.0, 46.55, 46.0], [9; 3]);
    let (west, east) = (Column::repeat(&7.5), Column::repeat(&8.5));
    let mut views = [Status::OK; 3];
    let ids =
        point_index_in_bounds_batch(&words, &souths, west, &norths, east, &mut inside, Some(&mut views)).unwrap();
    assert_eq!((&ids[..], inside), (&[1, 2, 0][..], [2, 1, 0]));
    assert_eq!(views, [Status::OK, Status::OK, Status::ERROR_VIEW]);
    let mut room = [0; 3];
    let into = point_index_in_bounds_batch_into(&words, &souths, west, &norths, east, &mut inside, &mut room, None);
    assert_eq!(into.unwrap(), ids);
}

#[test]
fn positions_and_the_edges_of_an_index() {
    let (latitudes, longitudes) = positions();
    let count = latitudes.len();
    let ring = [Point::new(-40.0, -50.0), Point::new(-40.0, 60.0), Point::new(50.0, 20.0)];
    let words = polygon_index_build(&ring, &[]).unwrap();
    let mut statuses = vec![Status::OK; count];
    let mut sides = vec![Side::ON_BORDER; count];
    let done = edge_index_contains_batch(&words, &latitudes, &longitudes, &mut sides, Some(&mut statuses));
    assert_eq!(done, Ok(Status::PARTIAL));
    for row in (0..count).filter(|row| statuses[*row] == Status::OK) {
        assert_eq!(Ok(sides[row]), polygon_contains(&ring, &[], Point::new(latitudes[row], longitudes[row])));
    }
    assert!(sides.contains(&Side::INSIDE) && sides.contains(&Side::OUTSIDE));

    // There and back: from 120 km on, the way back is nearest.
    let way = [Point::new(0.0, 0.0), Point::new(0.0, 1.0), Point::new(0.0, 0.0)];
    let route = route_index_build(&way).unwrap();
    let mut places = [RoutePlace::default(); 1];
    let done = edge_index_nearest_batch(&route, &[0.1], &[0.5], 0.0, f64::INFINITY, &mut places, None);
    assert_eq!((done, Ok(places[0])), (Ok(Status::OK), route_nearest(&way, Point::new(0.1, 0.5))));
    edge_index_nearest_batch(&route, &[0.1], &[0.5], 120_000.0, f64::INFINITY, &mut places, None).unwrap();
    assert_eq!(places[0].segment, 1);
    let refused = edge_index_contains_batch(&route, &[0.1], &[0.5], &mut sides[..1], None);
    assert_eq!(refused.unwrap_err().status(), Status::ERROR_INDEX_KIND);
}
