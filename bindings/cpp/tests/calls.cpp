// SPDX-License-Identifier: MIT
//
// Calls every function of gridnorth.hpp at least once and compares its results with C, bit for bit. It is compiled with
// and without exceptions.
#include <algorithm>
#include <gridnorth.hpp>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>

using namespace gridnorth;

// The number of allocations. If these were inlined, compilers would warn that new and free do not match.
static long allocations = 0;
[[gnu::noinline]] void* operator new(std::size_t size) {
    allocations++;
    void* memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) std::abort();
    return memory;
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace {

int failures = 0;

#define CHECK(condition) \
    ((condition) ? void() : (void)(failures++, std::printf("line %d: %s\n", __LINE__, #condition)))

template <class T>
bool same(const T& a, const T& b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}
template <class T>
bool same(const std::vector<T>& a, const std::vector<T>& b) {
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(T)) == 0;
}

const Point paris = {48.85837, 2.294481}, oslo = {59.91387, 10.75225};
const Bounds view = {48.84, 2.25, 48.88, 2.35};
const std::vector<Point> triangle = {{0, 0}, {0, 10}, {10, 0}};
const std::size_t no_hole[] = {3};
const std::vector<Point> square = {{0, 0}, {0, 1}, {1, 1}, {1, 0}};

struct Ship {
    double latitude, longitude;
    char reference[16];
    std::int32_t zone;
};

void the_library() {
    CHECK(std::strcmp(library::version(), gn_version()) == 0);
    CHECK(library::version_number() == gn_version_number());
    CHECK(std::strcmp(library::status_text(Status::latitude), gn_status_text(GN_ERROR_LATITUDE)) == 0);
    CHECK(std::strcmp(library::status_name(Status::mgrs_zone), "GN_ERROR_MGRS_ZONE") == 0);
    const std::int32_t level = library::cpu_level();
    CHECK(library::cpu_level_limit(1) == 1);
    CHECK(library::cpu_level_limit(level) == level);
    CHECK(sphere::mean_radius == GN_MEAN_RADIUS);
}

void texts() {
    CHECK(mgrs::try_encode(paris).value == "31UDQ4825011951");
    CHECK(mgrs::try_encode(paris, mgrs::Precision::km_1).value == "31UDQ4811");
    CHECK(mgrs::try_encode(paris, mgrs::Precision::um_1).value.size() == 27);
    const auto cell = mgrs::try_decode("31U DQ 48250 11951");
    CHECK(cell && cell.value.utm_south_west.easting == 448250 && cell.offset == 0);
    CHECK(mgrs::try_decode_strict("38VMS").status == Status::mgrs_band_of_neighbor);
    CHECK(mgrs::try_encode_utm(cell.value.utm_center).value == "31UDQ4825011951");
    gn_bounds bounds;
    gn_mgrs_bounds(&cell.value, &bounds);
    CHECK(same(mgrs::try_bounds(cell.value).value, bounds));
    CHECK(mgrs::try_outline(cell.value, 1).value.size() >= 5);

    const auto wrong = mgrs::try_decode("32VNM 9798 431");
    CHECK(!wrong && wrong.status == Status::mgrs_odd_digits && wrong.offset == 6);
    // Texts are any bytes: with a zero, in UTF-8, or empty.
    CHECK(mgrs::try_decode(std::string_view("31U\0DQ", 6)).offset == 3);
    CHECK(mgrs::try_decode("31Ü").offset == 2);
    CHECK(mgrs::try_decode("").status == Status::text_empty);
    CHECK(mgrs::try_decode({}).status == Status::text_empty);

    const auto both = position::try_parse("38S 444140 3684706");
    CHECK(both.value.size() == 2 && both.value[0].form == position::Form::utm);
    CHECK(position::try_parse("38S 444140 3684706", position::Form::utm,
                              position::ParseFlag::bands | position::ParseFlag::strict)
              .value.size() == 1);
    const auto commas = position::try_parse("12,5,13,5");
    CHECK(!commas && commas.value.empty() && commas.status == Status::text_comma);
    CHECK(position::try_coordinate_parse("40°30′N", Axis::latitude).value == 40.5);

    position::FormatOptions options;
    CHECK(options.form == position::Form::dd && options.decimals == position::Decimals::usual);
    options.form = position::Form::dms;
    options.symbols = position::Symbols::typographic;
    options.hemispheres = position::HemisphereStyle::after;
    options.flags = position::FormatFlag::spaced | position::FormatFlag::padded;
    CHECK(position::try_format(paris).value == "48.858370, 2.294481");
    CHECK(position::try_format(paris, options).value == "48° 51′ 30.13″ N, 002° 17′ 40.13″ E");

    CHECK(georef::try_encode({51.065, -1.797}).value == "MKPG1203");
    CHECK(georef::try_decode("MKPG1203").value.precision == 2);
    CHECK(gars::try_encode({38.3, -76.45}).value == "208LS17");
    CHECK(gars::try_decode("208LS17").value.precision == 2);

    const auto typing = mgrs::try_typing("32");
    CHECK(mgrs::next_characters(typing.value) == "CDEFGHJKLMNPQRSTUVW" &&
          typing.value.field == mgrs::TypingField::band);
    CHECK(std::strcmp(mgrs::try_typing("4825 1195", 5, Point{48.85, 2.30}).value.text, "31UDQ48251195") == 0);
    CHECK(std::strcmp(mgrs::try_typing_fields("31U", "DQ", "48", "1").value.text, "31UDQ4810") == 0);
    const auto field = mgrs::try_typing_fields("31U", "DQ", "4x", "1");
    CHECK(field.field == mgrs::TypingField::easting && field.offset == 1);

    CHECK(measure::try_length_format(1250).value == "1.25 km");
    CHECK(measure::try_length_parse("1.25 km").value == 1250);
    CHECK(measure::try_area_format(12500).value == "1.25 ha");
    CHECK(measure::try_area_parse("1.25 ha").value == 12500);
    CHECK(measure::try_angle_format(45.25, measure::AngleUnit::mils).value == "804 mil");
    CHECK(measure::try_angle_parse("804 mil").value == 45.225);
    CHECK(measure::try_length_format(1250, Units::miles).value == "0.777 mi");
    CHECK(measure::try_speed_format(1.5, measure::SpeedUnit::kilometers_per_hour).value == "5.4 km/h");
    CHECK(measure::try_speed_parse("36 km/h").value == 10);
    CHECK(measure::try_course_format(45, North::true_).value == "045\xc2\xb0 T");
    CHECK(measure::try_course_parse("0800 mil G").value.degrees == 45 &&
          measure::try_course_parse("1 G").value.north == North::grid);
    CHECK(measure::try_course_parse("045").status == Status::north);
    CHECK(measure::try_declination_format(-12.5, measure::AngleUnit::degrees, 1).value == "12.5\xc2\xb0 W");
    CHECK(measure::try_declination_parse("12.5 W").value == -12.5);
}

void grids() {
    gn_utm utm;
    gn_utm_forward(paris.latitude, paris.longitude, 0, &utm);
    CHECK(same(utm::try_forward(paris).value, utm));
    gn_point back;
    gn_utm_inverse(&utm, &back);
    CHECK(same(utm::try_inverse(utm).value, back));
    CHECK(std::fabs(utm::try_factors(paris).value.scale - 0.9996) < 1e-3);
    const auto zone = utm::try_zone(oslo);
    CHECK(zone.value.zone == 32 && zone.value.hemisphere == Hemisphere::north);
    CHECK(utm::try_to_epsg(32, Hemisphere::south).value == 32732);
    CHECK(utm::try_from_epsg(32732).value.hemisphere == Hemisphere::south);
    CHECK(utm::try_forward({91, 0}).status == Status::latitude);

    std::string terms = "2025 Dipole 1/1/2025\n";
    for (int n = 1; n <= 12; ++n) {
        for (int m = 0; m <= n; ++m) {
            terms += std::to_string(n) + " " + std::to_string(m) + (n == 1 && m == 0 ? " -30000" : " 0") + " 0 0 0\n";
        }
    }
    const magnetic::Model dipole = magnetic::try_model_parse(terms).value;
    CHECK(std::string(dipole.name) == "DIPOLE");
    CHECK(magnetic::try_compute({10, 20}, 0, 2025, dipole).value.declination == 0);
    const magnetic::Field field = magnetic::try_compute({-80, 240}, 100'000, 2027.5).value;
    CHECK(std::fabs(field.north - 5983.97604965) < 1e-6);
    CHECK(time::try_decimal_year(0).value == 1970);
    const norths::Norths norths = norths::try_compute({-80, 240}, 100'000, 2027.5).value;
    CHECK(norths::try_azimuth_convert(0, North::magnetic, North::true_, norths).value == field.declination);

    const std::vector<group::PlanePoint> shots = {{0, 0}, {3, 4}, {1, 1}};
    const group::Group group = group::try_measure(shots, group::PlanePoint{1, 0}).value;
    CHECK(group.count == 3 && group.first == 0 && group.second == 1 && group.extreme_spread == 5);
    CHECK(std::fabs(group.offset.x - 1.0 / 3) < 1e-15 && group::try_measure({}).status == Status::count);
    CHECK(std::fabs(group::try_target_convert(1, group::TargetUnit::moa, group::TargetUnit::inches, 91.44).value -
                    1.04719758) < 1e-8);
    CHECK(group::try_target_convert(1, group::TargetUnit::meters, group::TargetUnit::moa, 0).status == Status::range);
    const std::vector<calibration::CalibrationPoint> marks = {
        {{0, 800}, {0, 0}}, {{800, 800}, {1, 0}}, {{800, 0}, {1, 1}}, {{0, 0}, {0, 1}}};
    const calibration::Calibration photo = calibration::try_fit(marks, calibration::Kind::homography).value;
    CHECK(photo.residual < 1e-12 && photo.kind == calibration::Kind::homography);
    const std::vector<double> us = {400, NAN}, vs = {200, 0};
    std::vector<double> xs(2), ys(2), backs(2), downs(2);
    std::vector<std::uint8_t> seen(2);
    CHECK(calibration::try_to_plane_batch(photo, us, vs, xs, ys, seen) == Status::partial);
    CHECK(std::fabs(xs[0] - 0.5) < 1e-12 && std::fabs(ys[0] - 0.75) < 1e-12 && seen[1] == Status::not_finite);
    CHECK(calibration::try_to_pixels_batch(photo, xs, ys, backs, downs) == Status::partial);
    CHECK(std::fabs(backs[0] - 400) < 1e-9 && std::fabs(downs[0] - 200) < 1e-9);

    // The expected values are from Reda and Andreas, table A5.1.
    const Point golden = {39.742476, -105.1786};
    const sky::Place sun = sky::try_sun_position(golden, 1066419030).value;
    CHECK(std::fabs(sun.azimuth - (194.340241 - 360)) < 0.002 && std::fabs(sun.elevation - 39.872046) < 0.002);
    const std::vector<double> souths = {golden.latitude, 91}, easts = {golden.longitude, 0}, times = {1066419030, 0};
    std::vector<double> azimuths(2), elevations(2);
    CHECK(sky::try_sun_position_batch(souths, easts, times, azimuths, elevations) == Status::partial);
    CHECK(azimuths[0] == sun.azimuth && elevations[0] == sun.elevation && std::isnan(azimuths[1]));
    CHECK(sky::try_moon_position(golden, 5e9).status == Status::year);
    CHECK(std::fabs(sky::try_moon_position(golden, 0).value.distance - 3.8e8) < 3e7);
    const auto of_sun = sky::try_sun_events({48.8584, 2.2945}, 1782000000, 1782086400).value;
    CHECK(of_sun.size() == 7 && of_sun[2].kind == sky::EventKind::sunrise);
    CHECK(sky::try_sun_events(golden, 1, 0).status == Status::time);
    // The eclipse of 12 August 2026.
    const auto of_moon = sky::try_moon_events(golden, 1786556160, 1786556280).value;
    CHECK(of_moon.size() == 1 && of_moon[0].kind == sky::EventKind::new_moon);
    CHECK(sky::try_moon_phase_at(1786556220).value.illuminated < 1e-3);

    grid::Options options;
    options.content = grid::Content::lines | grid::Content::digits;
    const auto lines = grid::try_lines(view, 13, options);
    const auto pixels = grid::try_lines_pixels(view, 13, {48.88, 2.25}, options);
    CHECK(lines && lines.value.lines.size() > 4 && lines.value.vertices.size() > 8);
    CHECK(pixels.value.vertices.size() == lines.value.vertices.size());
    std::vector<Pixel> vertices(lines.value.vertices.size());
    std::vector<grid::Line> drawn(lines.value.lines.size());
    const Point origin = {48.88, 2.25};
    CHECK(gn_grid_lines_pixels(&view, 13, &options, &origin, &vertices[0].x, vertices.size(), nullptr, drawn.data(),
                               drawn.size(), nullptr) == GN_OK);
    CHECK(same(pixels.value.vertices, vertices) && same(pixels.value.lines, drawn));
    CHECK(!grid::try_labels(view, 13).value.empty());
    CHECK(grid::try_spacing(view, 13).value == 1000);
    CHECK(grid::try_bound(view, 13, options).value >= vertices.size());
    CHECK(grid::try_geojson(view, 13).value.find("FeatureCollection") != std::string::npos);
    CHECK(grid::try_lines({1, 0, 0, 1}, 13).status == Status::view);
    CHECK(screen::try_scale(0, 0).value > 78000);
    CHECK(std::strcmp(screen::try_scale_bar(0, 12, 512, 100).value.unit, "km") == 0);

    const auto plane = web_mercator::try_forward(paris);
    CHECK(std::fabs(web_mercator::try_inverse(plane.value.x, plane.value.y).value.latitude - paris.latitude) < 1e-12);
    std::array<Point, 1> planes = {};
    std::array<tile::Tile, 1> tiles = {};
    CHECK(web_mercator::try_forward_batch(constant(paris.latitude), constant(paris.longitude),
                                          column(planes, &Point::longitude),
                                          column(planes, &Point::latitude)) == Status::ok);
    CHECK(planes[0].longitude == plane.value.x && planes[0].latitude == plane.value.y);
    CHECK(web_mercator::try_inverse_batch(constant(0.0), constant(0.0), column(planes, &Point::latitude),
                                         column(planes, &Point::longitude)) == Status::ok);
    CHECK(planes[0].latitude == 0);
    const tile::Tile tile = tile::try_at(paris, 14).value;
    CHECK(tile::try_at_batch(constant(paris.latitude), constant(paris.longitude), 14,
                             Column<tile::Tile>(tiles.data(), 1, sizeof(tile::Tile))) == Status::ok);
    CHECK(same(tiles[0], tile));
    CHECK(same(tile::try_quadkey_parse(tile::try_quadkey_format(tile).value).value, tile));
    CHECK(tile::try_cover_bounds(tile::try_bounds(tile).value, 14).value.size() == 1);
    CHECK(tile::try_count_bounds({-90, -180, 90, 180}, 0, 2).value == 21);
    CHECK(tile::try_count_polygon(triangle, 6, 6).value > tile::try_cover_polygon(triangle, 6).value.size());
    CHECK(tile::try_count_route(triangle, 1000, 6, 6).value >= tile::try_cover_route(triangle, 1000, 6).value.size());
    screen::Screen fitted{};
    fitted.width = 800;
    fitted.height = 600;
    const screen::Padding padding = {1, 2, 3, 4};
    CHECK(screen::try_fit(screen::try_points_bounds(triangle).value, fitted, 18, padding).value.zoom < 18);
    CHECK(tile::try_bounds({4, 0, 2}).status == Status::tile);

    screen::Screen screen{};
    screen.center = paris;
    screen.zoom = 13;
    screen.width = 800;
    screen.height = 600;
    CHECK(screen::try_view(screen).value.north > paris.latitude);
    const auto pixel = screen::try_point_to_pixel(screen, paris);
    CHECK(std::fabs(pixel.value.x - 400) < 1e-3 && std::fabs(pixel.value.y - 300) < 1e-3);
    const auto corner = screen::try_pixel_to_point(screen, 0, 0);
    CHECK(corner.value.latitude == screen::try_view(screen).value.north);
    double x = 0, y = 0;
    std::array<Point, 1> corners = {};
    CHECK(screen::try_point_to_pixel_batch(screen, constant(oslo.latitude), constant(oslo.longitude),
                                          Column<double>(&x, 1, 8), Column<double>(&y, 1, 8)) == Status::ok);
    CHECK(x == screen::try_point_to_pixel(screen, oslo).value.x &&
          y == screen::try_point_to_pixel(screen, oslo).value.y);
    CHECK(screen::try_pixel_to_point_batch(screen, constant(0.0), constant(0.0), column(corners, &Point::latitude),
                                          column(corners, &Point::longitude)) == Status::ok);
    CHECK(same(corners[0], corner.value));
    CHECK(screen::try_matrix(screen).value.elements[15] == 1);
    const auto camera = screen::try_camera(screen).value;
    const auto named = grid::try_labels(screen::try_view(screen).value, 13).value;
    const std::array<grid::TextSize, 1> sizes = {{{30, 19}}};
    CHECK(grid::try_label_places(camera, {0, 0, 800, 600}, {}, sizes, named).value.size() == named.size());
    screen.pitch = 90;
    CHECK(screen::try_view(screen).status == Status::camera);

    // The memory of the previous frame is reused.
    std::vector<Pixel> frame;
    std::vector<grid::Line> records;
    CHECK(grid::try_lines_pixels(view, 15, origin, {}, frame, records));
    const long before = allocations;
    for (int step = 0; step < 10; step++) {
        CHECK(grid::try_lines_pixels(view, 15, origin, {}, frame, records) && !frame.empty());
    }
    CHECK(allocations == before);
}

void geodesics() {
    double distance, azimuth, azimuth_to;
    gn_geodesic_inverse(&paris, &oslo, &distance, &azimuth, &azimuth_to);
    const auto inverse = geodesic::try_inverse(paris, oslo);
    CHECK(inverse.value.distance == distance && inverse.value.azimuth_from == azimuth &&
          inverse.value.azimuth_to == azimuth_to);
    CHECK(std::fabs(geodesic::try_direct(paris, azimuth, distance).value.to.latitude - oslo.latitude) < 1e-12);
    const auto line = geodesic::try_line(paris, 90, {0, 1000, 2000});
    CHECK(line.value.points.size() == 3 && line.value.azimuths.size() == 3);
    CHECK(same(line.value.points[1], geodesic::try_direct(paris, 90, 1000).value.to));
    CHECK(geodesic::try_line(paris, NAN, {1}).value.points.empty());
    CHECK(geodesic::try_points(paris, oslo, 5).value.points.size() == 5);
    CHECK(geodesic::try_points(paris, oslo, static_cast<std::size_t>(-1)).status == Status::count);
    CHECK(sphere::try_inverse(paris, oslo).value.distance > 1e6);
    CHECK(sphere::try_direct(paris, 90, 1000).value.azimuth_to > 90);
    CHECK(rhumb::try_inverse(paris, oslo).value.distance > distance);
    CHECK(rhumb::try_direct(paris, 0, 1000).value.longitude == paris.longitude);
    CHECK(rhumb::try_points(paris, oslo, 3).value.size() == 3);
    const auto bearing = geodesic::try_grid_inverse(paris, oslo);
    CHECK(bearing.value.distance == distance && bearing.value.bearing_from != azimuth);
    CHECK(geodesic::try_grid_direct(paris, 0, 45, 1000).status == Status::ok);
}

void routes_and_polygons() {
    CHECK(route::try_length({paris, oslo}).value == geodesic::try_inverse(paris, oslo).value.distance);
    CHECK(route::try_distances(triangle).value.size() == 3);
    CHECK(route::try_point(triangle, 1e6).value.segment == 0);
    CHECK(route::try_nearest(triangle, {1, 5}).value.segment == 0);
    CHECK(route::try_densify(triangle, true, 100).value.size() > 4);
    CHECK(route::try_simplify({{0, 0}, {0, 1}, {0, 2}}, false, 1).value.size() == 2);
    CHECK(shape::try_rectangle(paris, 800, 300, 30).value.size() == 5);
    shape::OutlineOptions outline;
    outline.join = shape::Join::bevel;
    CHECK(route::try_parallel(triangle, -1000, outline).value.size() > 2);
    CHECK(route::try_corridor(triangle, 1000, 0).value.size() > 6);
    CHECK(route::try_corridor(triangle, 0, 0).status == Status::dimension);
    CHECK(route::try_arrow({{0, 0}, {0, 1}}, 100, 300, 500).value.size() == 8);
    CHECK(route::try_marks({{0, 0}, {0, 1}}, 0, 50000).value[2].distance == 100000);
    std::vector<Point> laid(1);
    CHECK(shape::try_frame_points_batch({{0, 0}, {0, 2}}, shape::Frame::length, constant(0.5), constant(0.0),
                                 column(laid, &Point::latitude), column(laid, &Point::longitude)) == Status::ok);
    CHECK(laid[0].latitude == 0 && laid[0].longitude > 0.999999 && laid[0].longitude < 1.000001);
    CHECK(polygon::try_measure(triangle).value.area > 6e11);
    CHECK(polygon::try_measure(triangle, no_hole).value.perimeter == polygon::try_measure(triangle).value.perimeter);
    CHECK(polygon::try_measure(triangle, {2}).status == Status::rings);
    CHECK(polygon::try_orientation(triangle).value == polygon::Orientation::counterclockwise);
    CHECK(polygon::try_contains(triangle, {1, 1}).value == polygon::Side::inside);
    CHECK(polygon::try_contains(triangle, {-1, 1}).value == polygon::Side::outside);
    CHECK(polygon::try_bounds(triangle).value.north == 10);
    CHECK(polygon::try_centroid(triangle).value.latitude > 3);
    CHECK(polygon::try_find_crossing(triangle).value.found == 0);
    CHECK(polygon::try_centroid({}).status == Status::count);
}

void shapes() {
    shape::Options options;
    options.vertices = 32;
    options.radials = 4;
    CHECK(shape::try_circle(paris, 1000).value.size() == 65);
    CHECK(shape::try_circle(paris, 1000, options).value.size() == 33);
    CHECK(shape::try_ellipse(paris, 2000, 1000, 30).value.size() == 65);
    CHECK(shape::try_wedge(paris, 0, 1000, 90, 45).value.size() > 9);
    CHECK(shape::try_arc(paris, 1000, 90, 45).value.size() == 9);
    CHECK(shape::try_ring_set(paris, {1000, 2000}, options).value.lines.size() == 6);
    CHECK(shape::try_circle(paris, -1).status == Status::radius);
    options.vertices = 1000;  // These exceed the first buffer.
    const std::string text = shape::try_circle_geojson(paris, 1000, options, R"({"name":"Eiffel — 塔"})").value;
    CHECK(text.size() > 10000 && text.back() == '}' && text.find("Eiffel — 塔") != std::string::npos);
    CHECK(std::strlen(text.c_str()) == text.size());
    CHECK(shape::try_circle_geojson(paris, 1000, {}, "[").status == Status::properties);
    CHECK(shape::try_ellipse_geojson(paris, 2000, 1000, 30).value.back() == '}');
    CHECK(shape::try_wedge_geojson(paris, 0, 1000, 90, 45).value.back() == '}');
    CHECK(shape::try_arc_geojson(paris, 1000, 90, 45).value.back() == '}');
    CHECK(shape::try_ring_set_geojson(paris, {1000, 2000}).value.back() == '}');
    route::GeoJSONOptions decimals;
    decimals.decimals = 1;
    CHECK(route::try_geojson(triangle, decimals).value.find("[10,0]") != std::string::npos);
    CHECK(polygon::try_geojson(triangle).value.find("Polygon") != std::string::npos);
}

void indexes_of_points() {
    // The third point is refused: it keeps its row, but no query finds it.
    const std::vector<Point> huts = {{46.5, 8.0}, {46.6, 8.1}, {91, 0}, {46.7, 7.9}};
    const std::vector<Point> here = {{46.55, 8.0}, {0, 0}, {std::nan(""), 0}};
    const auto latitudes = column(huts, &Point::latitude), longitudes = column(huts, &Point::longitude);
    std::vector<std::uint8_t> statuses(4);
    const auto built = point_index::try_build(latitudes, longitudes, statuses);
    const std::vector<std::uint64_t>& words = built.value;
    CHECK(built && built.status == Status::partial && statuses[2] == Status::latitude && statuses[3] == Status::ok);
    CHECK(index::try_check(words).value == index::Kind::points);
    std::vector<std::uint64_t> reused(1000);
    CHECK(point_index::try_build(latitudes, longitudes, reused) && same(reused, words));
    statuses.resize(3);
    CHECK(point_index::try_build(latitudes, longitudes, statuses).status == Status::count);

    const auto nearest = point_index::try_nearest(words, here[0], 2, 1e6).value;
    CHECK(nearest.size() == 2 && nearest[0].id == 0 && nearest[1].id == 1);
    CHECK(nearest[0].distance == geodesic::try_inverse(here[0], huts[0]).value.distance);
    CHECK(point_index::try_nearest(words, here[0], 2, -1).status == Status::distance);
    CHECK(point_index::try_within(words, here[0], 10000).value.size() == 2);
    CHECK(point_index::try_in_bounds(words, {46.55, 7.5, 47, 8.5}).value == (std::vector<std::uint64_t>{1, 3}));

    const auto rows = column(here, &Point::latitude), columns = column(here, &Point::longitude);
    const auto batch = point_index::try_nearest_batch(words, rows, columns, 2, 1e6, statuses);
    const std::vector<index::Neighbor>& neighbors = batch.value;
    CHECK(batch.status == Status::partial && neighbors.size() == 6 && statuses[2] == Status::not_finite);
    CHECK(same(neighbors[0], nearest[0]) && same(neighbors[1], nearest[1]) && std::isinf(neighbors[3].distance));
    std::vector<std::int32_t> counts(3);
    CHECK(point_index::try_count_batch(words, rows, columns, 10000, counts) == Status::partial);
    CHECK(counts == (std::vector<std::int32_t>{2, 0, 0}));
    const auto near = point_index::try_within_batch(words, rows, columns, 10000, counts, statuses);
    CHECK(near.status == Status::partial && near.value.size() == 2 && same(near.value[1], nearest[1]));
    CHECK(counts == (std::vector<std::int32_t>{2, 0, 0}) && statuses[2] == Status::not_finite);
    const std::vector<double> souths = {46.55, 46, 47}, norths = {47, 46.55, 46};
    const auto inside =
        point_index::try_in_bounds_batch(words, souths, constant(7.5), norths, constant(8.5), counts, statuses);
    CHECK(inside.status == Status::partial && inside.value == (std::vector<std::uint64_t>{1, 3, 0}));
    CHECK(counts == (std::vector<std::int32_t>{2, 1, 0}) && statuses[2] == Status::view);
    const Bounds around = shape::try_circle_bounds(here[0], 10000).value;
    CHECK(point_index::try_in_bounds(words, around).value == (std::vector<std::uint64_t>{0, 1}));
    CHECK(shape::try_circle_bounds(here[0], 0).status == Status::radius);
}

void indexes_of_edges() {
    const std::vector<std::uint64_t> words = polygon::try_index_build(square).value;
    CHECK(index::try_check(words).value == index::Kind::edges);
    const std::vector<double> latitudes = {0.5, 2, 0}, longitudes = {0.5, 2, 0.5};
    std::vector<std::int32_t> sides(3);
    CHECK(edge_index::try_contains_batch(words, latitudes, longitudes, sides) == Status::ok);
    CHECK(sides[0] == polygon::Side::inside && sides[1] == polygon::Side::outside &&
          sides[2] == polygon::Side::on_border);
    CHECK(polygon::try_index_build(square, {3}).status == Status::rings);

    // The route goes there and back: from 120 km on, the way back is nearest.
    const std::vector<Point> way = {{0, 0}, {0, 1}, {0, 0}};
    const std::vector<std::uint64_t> route = route::try_index_build(way).value;
    route::Place place{};
    const auto one = Column<route::Place>(&place, 1, sizeof place);
    const auto north = constant(latitudes[0]), east = constant(longitudes[0]);
    CHECK(edge_index::try_nearest_batch(route, north, east, 0, HUGE_VAL, one) == Status::ok && place.segment == 0);
    CHECK(same(place, route::try_nearest(way, {0.5, 0.5}).value));
    CHECK(edge_index::try_nearest_batch(route, north, east, 120000, HUGE_VAL, one) == Status::ok && place.segment == 1);
    CHECK(edge_index::try_contains_batch(route, latitudes, longitudes, sides) == Status::index_kind);

    const auto bow = polygon::try_index_build({{0, 0}, {1, 1}, {1, 0}, {0, 1}}).value;
    const auto crossings = edge_index::try_crossings(bow).value;
    CHECK(crossings.size() == 1 && crossings[0].edge == 0 && crossings[0].other_edge == 2);
    CHECK(edge_index::try_crossings(words).value.empty() && !edge_index::try_crossings(words, bow).value.empty());

    std::vector<std::uint64_t> damaged = words;
    damaged.back() ^= 1;
    CHECK(index::try_check(damaged).status == Status::index_damaged);
    CHECK(index::try_check({words.data(), words.size() - 1}).status == Status::index_size);
    damaged.assign(words.size(), 0);
    CHECK(edge_index::try_crossings(damaged).status == Status::index);
    CHECK(edge_index::try_crossings(words, damaged).status == Status::index);
}

void fences() {
    // The way leads into a circle, then out of it and across a line from its left side to its right.
    const std::vector<fence::Fence> two = {
        {1, fence::Shape::circle, fence::Trigger::enter | fence::Trigger::exit, 1, 0, 200, 0, 0},
        {2, fence::Shape::line, fence::Trigger::crossed_left | fence::Trigger::crossed_right, 2, 0, 0, 0, 0}};
    const std::vector<Point> points = {{46.5, 8.0}, {46.4, 8.2}, {46.6, 8.2}};
    const double unknown = std::nan("");
    const std::vector<Fix> fixes = {
        {0, {46.5, 7.9}, unknown, 5}, {60, {46.5, 8.0}, unknown, 5}, {180, {46.5, 8.3}, unknown, 5}};
    const std::vector<std::uint64_t> words = fence::try_index_build(two, points).value;
    CHECK(index::try_check(words).value == index::Kind::fences);

    // A fence that has the id of another, and fences without all their points.
    const std::vector<fence::Fence> twice = {two[0], two[0]};
    std::vector<std::uint8_t> statuses(2);
    CHECK(fence::try_index_build(twice, {points[0], points[1]}, {}, statuses).status == Status::partial);
    CHECK(statuses[0] == Status::ok && statuses[1] == Status::fence_id);
    CHECK(fence::try_index_build(two, {points[0]}).status == Status::count);
    statuses.resize(1);
    CHECK(fence::try_index_build(two, points, {}, statuses).status == Status::count);
    const fence::Fence square_fence = {3, fence::Shape::polygon, fence::Trigger::enter, 4, 1, 0, 0, 100};
    const auto polygon = fence::try_index_build({square_fence}, square, {4}).value;
    CHECK(fence::try_index_holding(polygon, {0.5, 0.5}, 50).value == std::vector<std::uint64_t>{3});
    CHECK(fence::try_index_holding(polygon, {0.5, 0.5}, 150).value.empty());

    CHECK(fence::try_index_holding(words, {46.501, 8.0}, unknown).value == std::vector<std::uint64_t>{1});
    const std::vector<double> latitudes = {46.5, 46.5, 91}, longitudes = {8.0, 8.1, 0};
    std::vector<std::int32_t> counts(3);
    statuses.resize(3);
    const auto held = fence::try_index_holding_batch(words, latitudes, longitudes, constant(unknown), counts, statuses);
    CHECK(held.status == Status::partial && held.value == std::vector<std::uint64_t>{1});
    CHECK(counts == (std::vector<std::int32_t>{1, 0, 0}) && statuses[2] == Status::latitude);

    const auto first = fence::try_index_step(words, fixes[0]).value;
    CHECK(first.state.has_fix == 1 && first.presences.empty() && first.events.empty());
    const auto second = fence::try_index_step(words, fixes[1], first.state, first.presences).value;
    CHECK(second.presences.size() == 1 && second.presences[0].id == 1 && second.events.size() == 1);
    CHECK(second.events[0].kind == fence::Trigger::enter && second.events[0].time == second.presences[0].since);
    const auto third = fence::try_index_step(words, fixes[2], second.state, second.presences).value;
    CHECK(third.presences.empty() && third.events.size() == 2 && third.state.presence_count == 0);
    CHECK(third.events[0].id == 1 && third.events[0].kind == fence::Trigger::exit);
    CHECK(third.events[0].since == second.presences[0].since);
    CHECK(third.events[1].id == 2 && third.events[1].kind == fence::Trigger::crossed_right);

    // The same step in memory of the caller, which grows if needed; the state is changed in place.
    fence::State state{};
    std::vector<fence::Presence> presences;
    std::vector<fence::Event> events;
    fence::Options options;
    options.flags = fence::Flag::report_first;
    std::vector<fence::Fence> many;
    for (std::uint64_t id = 1; id <= 100; id++) {
        many.push_back({id, fence::Shape::circle, fence::Trigger::enter, 1, 0, 200, 0, 0});
    }
    const auto crowd = fence::try_index_build(many, std::vector<Point>(100, points[0])).value;
    CHECK(fence::try_index_step(crowd, fixes[1], state, options, state, presences, events));
    CHECK(presences.size() == 100 && events.size() == 100 && presences[99].id == 100 && state.presence_count == 100);
    const std::vector<fence::Presence> before = presences;
    CHECK(fence::try_index_step(crowd, fixes[0], state, {}, state, presences, events).status == Status::time);
    CHECK(same(presences, before) && state.fix.time == 60);
    presences.pop_back();
    CHECK(fence::try_index_step(crowd, fixes[2], state, {}, state, presences, events).status == Status::count);
    CHECK(fence::try_index_step(words, fixes[1], {}, before).status == Status::count);
}

void tracks() {
    track::Options options;
    options.largest_speed = 1000;
    track::State state = track::try_begin(options).value;
    std::vector<double> kept;
    for (int second = 0; second < 20; second++) {
        const Point point = {46.5 + 0.001 * std::min(second, 9), 8 + 0.001 * std::max(second - 9, 0)};
        const auto added = track::try_add(state, {double(second), point, std::nan(""), 5});
        CHECK(added);
        state = added.value.state;
        if (added.value.step.vertex_count) kept.push_back(added.value.step.vertex.time);
    }
    const Fix far = {20, {50, 8}, 0, 5}, old = {18, {46.5, 8}, 0, 5};
    CHECK(track::try_add(state, far).value.step.flags == GN_TRACK_STRAYED);
    CHECK(track::try_add(state, old).status == Status::track_time);
    const auto end = track::try_finish(state).value;
    kept.push_back(end.step.vertex.time);
    CHECK(kept == (std::vector<double>{0, 9, 19}));
    const track::Totals totals = track::try_summarize(end.state).value;
    CHECK(std::abs(totals.distance - 1767.9) < 0.5 && totals.taken_count == 20);
    state.numbers[20] += 1;
    CHECK(track::try_summarize(state).status == Status::track_state);
}

const std::string_view gpx =
    "<gpx><wpt lat='46.5' lon='8'><ele>2430</ele><name>Fish &amp; chips</name></wpt><wpt lat='91' lon='8'/>"
    "<rte><rtept lat='1' lon='2'/><rtept lat='3' lon='4'/></rte></gpx>";
const std::string_view kml =
    "<kml><Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>0,0 10,0 10,10 0,0</coordinates></LinearRing>"
    "</outerBoundaryIs></Polygon></Placemark></kml>";
const std::string_view cot =
    "<event version='2.0' uid='u' type='u-d-c-c' time='2026-11-22T08:17:05Z' start='2026-11-22T08:17:05Z' "
    "stale='2026-11-22T08:27:05Z' how='m-g'><point lat='46.5' lon='8' hae='9999999' ce='9' le='9999999'/>"
    "<detail><shape><ellipse major='500' minor='500' angle='360'/></shape></detail></event>";

constexpr std::string_view geojson =
    "{\"type\":\"Feature\",\"properties\":{\"name\":\"Z\\u00fcrich\"},\"geometry\":{\"type\":\"Point\",\"coordinates\":"
    "[8,46.5,2430]}}";

void documents() {
    CHECK(exchange::try_detect(gpx).value == exchange::Format::gpx);
    CHECK(exchange::try_detect(kml).value == exchange::Format::kml);
    CHECK(exchange::try_detect(cot).value == exchange::Format::cot);
    CHECK(exchange::try_detect(geojson).value == exchange::Format::geojson);
    CHECK(exchange::try_detect("<html/>").status == Status::document);

    const auto read = exchange::try_gpx_read(gpx);
    CHECK(read && read.status == Status::partial);
    const auto& [features, vertices, report] = read.value;
    CHECK(features.size() == 2 && vertices.size() == 3);
    CHECK(features[0].kind == exchange::FeatureKind::point && features[1].flags & exchange::FeatureFlag::route);
    CHECK(vertices[0].point.latitude == 46.5 && vertices[0].altitude == 2430 && std::isnan(vertices[0].time));
    CHECK(report.skipped == 1 && report.error == GN_ERROR_LATITUDE && gpx.substr(report.place).find("91") < 12);
    const exchange::TextSpan name = features[0].name;
    CHECK(exchange::try_xml_unescape(gpx.substr(name.offset, name.size)).value == "Fish & chips");
    CHECK(exchange::try_xml_unescape("&nbsp;").status == Status::xml_reference);
    CHECK(exchange::try_xml_to_utf8("<?xml version='1.0' encoding='latin1'?><a>\x80</a>").value ==
          "<?xml version='1.0' encoding='UTF-8'?><a>\xE2\x82\xAC</a>");
    const auto wrong = exchange::try_gpx_read("<gpx><wpt></gpx>");
    CHECK(wrong.status == Status::xml_tag && wrong.offset >= 10 && wrong.value.features.empty());

    const auto area = exchange::try_kml_read(kml).value;
    CHECK(area.features.size() == 1 && area.features[0].kind == exchange::FeatureKind::area &&
          area.vertices.size() == 3);
    const auto place = exchange::try_geojson_read(geojson).value;
    CHECK(place.features[0].flags & exchange::FeatureFlag::json_texts && place.vertices[0].altitude == 2430);
    CHECK(
        exchange::try_json_unescape(geojson.substr(place.features[0].name.offset, place.features[0].name.size)).value ==
        "Z\xc3\xbcrich");
    CHECK(exchange::try_json_unescape("\\x").status == Status::json && exchange::try_geojson_read("{1}").offset == 1);
    const auto circle = exchange::try_cot_read(cot).value;
    CHECK(circle.features.size() == 1 && circle.features[0].radius == 500 &&
          std::isnan(circle.features[0].linear_error));
    CHECK(exchange::try_cot_find_event(std::string(cot) + "<eve").value == cot.size());
    CHECK(exchange::try_cot_find_event("<event").status == Status::text_incomplete);
    const auto sought = exchange::try_cot_search_event(cot.substr(0, 40)).value;
    CHECK(sought.event_size == 0 && sought.state.place == 40);
    CHECK(exchange::try_cot_search_event(std::string(cot) + "<eve", 0, sought.state).value.event_size == cot.size());
    CHECK(exchange::try_cot_search_event("<event/>").value.event_size == 8);
    CHECK(exchange::try_cot_find_event(cot, 100).status == Status::xml_limit);

    // Every format holds the features, and reads the same number again.
    exchange::Options options;
    CHECK(options.decimals == 7 && std::isnan(options.time));
    options.time = 1795335425.25;
    const auto written = exchange::try_gpx_write(features, vertices, gpx, options);
    CHECK(written.status == Status::ok && exchange::try_gpx_read(written.value.text).value.vertices.size() == 3);
    CHECK(exchange::try_kml_read(exchange::try_kml_write(features, vertices, gpx).value.text).value.vertices.size() ==
          3);
    const auto events = exchange::try_cot_write(circle.features, circle.vertices, cot).value.text;
    CHECK(exchange::try_cot_read(events).value.features[0].radius == 500);
    CHECK(exchange::try_cot_write(features, vertices, gpx).status == Status::partial);
    CHECK(exchange::try_features_geojson(features, vertices, gpx).value.text.find("Fish & chips") != std::string::npos);
    options.decimals = 13;
    CHECK(exchange::try_gpx_write(features, vertices, gpx, options).status == Status::decimals);

    // The program makes a feature.
    exchange::Feature own;
    CHECK(own.kind == 0 && std::isnan(own.radius));
    own.kind = exchange::FeatureKind::point;
    own.count = 1;
    own.name.size = 5;
    const auto furka = exchange::try_gpx_write({own}, {vertices[0]}, "Furka").value;
    CHECK(furka.text.find("Furka") != std::string::npos && furka.report.skipped == 0);
    own.name.size = 6;
    CHECK(exchange::try_gpx_write({own}, {vertices[0]}, "Furka").value.report.error == GN_ERROR_SPAN);

    CHECK(time::try_parse("2026-11-22T08:17:05.250Z").value == 1795335425.25);
    const auto date = time::try_parse("2026-13-01");
    CHECK(date.status == Status::date && date.offset == 5);
    CHECK(time::try_format(1795335425.25, 2).value == "2026-11-22T08:17:05.25Z");
    CHECK(time::try_format(1e15).status == Status::year);
}

void guidance() {
    const std::vector<Point> route = {{46.5, 8.0}, {46.51, 8.0}, {46.51, 8.02}};
    const std::vector<std::uint64_t> words = route::try_index_build(route).value;
    const double unknown = std::nan("");
    const auto near = [](double one, double other, double within) { return std::abs(one - other) < within; };
    const Fix start = {0, {46.505, 8.0001}, unknown, 5}, then = {60, {46.506, 8.0}, unknown, 5};
    const auto first = navigation::try_step(words, start).value;
    CHECK(first.state.has_fix == 1 && first.guidance.next_waypoint == 1 && first.guidance.passed == 1);
    CHECK(near(first.guidance.waypoint_distance, 555.8, 0.1) && near(first.guidance.turn, 90, 0.1));
    CHECK(near(first.guidance.distance_off, 7.7, 0.1) && std::isnan(first.guidance.speed));
    const auto second = navigation::try_step(words, then, {}, {}, first.state).value;
    CHECK(near(second.guidance.speed, 111.16 / 60, 0.01) && second.guidance.time_left > second.guidance.waypoint_time);

    CHECK(navigation::try_step(words, start, {}, {}, second.state).status == Status::time);
    const auto other = route::try_index_build({route[0], route[1]}).value;
    CHECK(navigation::try_step(other, then, {}, {}, second.state).status == Status::route);
    CHECK(navigation::try_step(words, then, {std::uint64_t(3)}).status == Status::waypoint);

    // An emptied vector also means all points.
    std::vector<std::uint64_t> emptied = {0, 1, 2};
    emptied.clear();
    CHECK(navigation::try_step(words, start, emptied).value.guidance.next_waypoint == 1);
    navigation::Options options;
    options.worst_accuracy = 4;
    CHECK(navigation::try_step(words, then, {}, options, first.state).value.guidance.flags ==
          navigation::Flag::ignored);
    const auto away =
        navigation::try_step(words, {0, {46.507, 8.01}, unknown, 5}, std::vector<std::uint64_t>{0, 2}).value;
    CHECK(away.guidance.flags == navigation::Flag::off_route && away.guidance.next_waypoint == 0);
    const auto ends = navigation::try_step(words, start, std::vector<std::uint64_t>{0, 2}).value.guidance;
    CHECK(ends.next_waypoint == 1 && near(ends.waypoint_distance, ends.distance_left, 1e-6));
    const auto there = navigation::try_step(words, {0, route[2], unknown, 5}).value;
    CHECK(there.guidance.flags == navigation::Flag::arrived && there.guidance.next_waypoint == 3);
}

void terrain() {
    // Heights are 100 m and 200 m in the north, 300 m and 400 m in the south.
    const std::string file("\0\x64\0\xC8\x01\x2C\x01\x90", 8);
    const auto near = [](double one, double other, double within) { return std::abs(one - other) < within; };
    const height::Grid grid = height::try_grid_hgt(file, {46, 8}).value;
    CHECK(grid.rows == 2 && grid.latitude == 47 && grid.latitude_step == -1);
    CHECK(height::try_grid_hgt("abc", {46, 8}).status == Status::height_file);
    CHECK(height::try_grid_dted(file).status == Status::height_file);
    CHECK(height::try_grid_gtx(file).status == Status::height_file);
    const std::vector<height::Grid> grids = {grid};
    CHECK(height::try_at(file, grids, {46.5, 8.5}).value == 250);
    CHECK(height::try_at(file, grids, {45.5, 8.5}).status == Status::height_outside);
    const std::vector<double> latitudes = {46.5, 45.5}, longitudes = {8.5, 8.5};
    std::vector<double> heights(2);
    CHECK(height::try_at_batch(file, grids, latitudes, longitudes, heights) == Status::partial);
    CHECK(heights[0] == 250 && std::isnan(heights[1]));
    const std::vector<Point> route = {{46.5, 8.25}, {46.5, 8.75}};
    const auto profile = profile::try_sample_route(file, grids, route, 10000).value;
    CHECK(profile.size() == 5 && profile[0].height == 225 && profile[4].height == 275);
    const auto summary = profile::try_summarize(profile, 10).value;
    CHECK(near(summary.ascent, 50, 0.1) && summary.lowest == 225 && summary.unknown_count == 0);
    CHECK(profile::try_summarize({}, 10).status == Status::count);
    sight::Options options;
    options.step = 1000;
    const auto sight = sight::try_between(file, grids, route[0], 2, route[1], 2, options).value;
    CHECK(sight.is_visible == 0 && sight.clearance < -10 && sight.from_ground == 225);
    const auto along = sight::try_along(file, grids, route[0], 200, sight.azimuth, sight.distance, 200, options).value;
    CHECK(along.is_visible == 1 && near(along.to.longitude, 8.75, 1e-9) && std::isnan(along.free_zone));
    const viewshed::CellGrid cell_grid = {46.5, 8.25, 0.01, 0.05, 1, 3};
    const auto cells = viewshed::try_cells(file, grids, route[0], 2, 0, 6000, cell_grid, options).value;
    CHECK((cells == std::vector<std::uint8_t>{GN_VIEW_SEEN, GN_VIEW_SEEN, GN_VIEW_OUTSIDE}));
    CHECK(viewshed::try_cells(file, grids, route[0], 2, 0, 6000, {}, options).status == Status::cell_grid);
    const auto dead = viewshed::try_dead_ground(file, grids, route[0], 2, 0, 20000, 90, 10, 10, options).value;
    CHECK(dead.size() == 1 && dead[0].outer_radius == 20000 && dead[0].inner_radius > 3000);
    CHECK(viewshed::try_dead_ground(file, grids, route[0], 2, 0, 9, 90, 10, 0, options).status == Status::azimuth_step);
    options.curvature = 3;
    CHECK(sight::try_between(file, grids, route[0], 2, route[1], 2, options).status == Status::curvature);
}

void batches() {
    std::vector<Ship> ships = {{48.85837, 2.294481, {}, 0}, {99, 0, {}, 0}, {-33.86, 151.21, {}, 0}};
    const auto latitudes = column(ships, &Ship::latitude), longitudes = column(ships, &Ship::longitude);
    const auto references = column(ships, &Ship::reference);
    std::vector<std::uint8_t> statuses(3);
    std::vector<double> a(3), b(3), c(3), d(3);
    std::vector<std::int32_t> zones(3);

    const long before = allocations;
    CHECK(mgrs::try_encode_batch(latitudes, longitudes, 5, references, statuses) == Status::partial);
    CHECK(allocations == before);
    CHECK(statuses[0] == Status::ok && statuses[1] == Status::latitude && statuses[2] == Status::ok);
    CHECK(std::string_view(ships[0].reference) == "31UDQ4825011951" && ships[1].reference[0] == 0);
    CHECK(ships[2].reference == mgrs::try_encode({-33.86, 151.21}).value);

    CHECK(mgrs::try_decode_batch(references, a, b, statuses) == Status::partial);
    CHECK(a[0] == mgrs::try_decode(ships[0].reference).value.center.latitude && std::isnan(a[1]));
    CHECK(mgrs::try_decode_strict_batch(references, c, d) == Status::partial && c[2] == a[2]);
    std::vector<mgrs::Cell> cells(3);
    CHECK(mgrs::try_decode_cells_batch(references, cells) == Status::partial);
    CHECK(same(cells[2], mgrs::try_decode(ships[2].reference).value));
    const auto centers = column(cells, [](auto& cell) -> auto& { return cell.center.latitude; });
    CHECK(centers.first()[0] == a[0] && centers.stride() == sizeof(mgrs::Cell));

    CHECK(utm::try_forward_batch(latitudes, longitudes, 0, a, b, column(ships, &Ship::zone), statuses) ==
          Status::partial);
    CHECK(ships[0].zone == 31 && ships[2].zone == -56 && a[0] == utm::try_forward(paris).value.easting);
    Texts slots(3, Capacity::mgrs);
    CHECK(mgrs::try_encode_utm_batch(a, b, column(ships, &Ship::zone), 5, slots) == Status::partial);
    CHECK(slots[0] == "31UDQ4825011951" && slots[1].empty() && slots.size() == 3);
    CHECK(utm::try_inverse_batch(a, b, column(ships, &Ship::zone), c, d) == Status::partial);
    CHECK(std::fabs(c[0] - paris.latitude) < 1e-12);
    CHECK(utm::try_factors_batch(latitudes, longitudes, 0, a, b) == Status::partial);
    CHECK(b[0] == utm::try_factors(paris).value.scale);
    const std::vector<double> heights(latitudes.size()), years(latitudes.size(), 2027.5);
    CHECK(magnetic::try_declination_batch(latitudes, longitudes, heights, years, {}, a) == Status::partial);
    CHECK(a[0] == magnetic::try_compute(paris, 0, 2027.5).value.declination);

    const Texts typed(std::vector<std::string>{"40.5 -75", "", "N40°30′ E7°"});
    std::vector<position::Position> positions(3);
    CHECK(position::try_parse_batch(typed, position::Form::any, {}, positions, statuses) == Status::partial);
    CHECK(positions[2].point.latitude == 40.5 && statuses[1] == Status::text_empty);
    Texts written(3, Capacity::position);
    CHECK(position::try_format_batch(latitudes, longitudes, {}, written) == Status::partial);
    CHECK(written[0] == position::try_format(paris).value);
    CHECK(georef::try_encode_batch(latitudes, longitudes, 2, written) == Status::partial);
    CHECK(georef::try_decode_batch(written, a, b) == Status::partial);
    CHECK(a[0] == georef::try_decode(georef::try_encode(paris).value).value.center.latitude);
    CHECK(gars::try_encode_batch(latitudes, longitudes, 2, written) == Status::partial);
    CHECK(gars::try_decode_batch(written, a, b) == Status::partial);
    CHECK(a[0] == gars::try_decode(gars::try_encode(paris).value).value.center.latitude);

    // Arguments may be one value for all rows, and results may be omitted.
    CHECK(geodesic::try_inverse_batch(constant(oslo.latitude), constant(oslo.longitude), latitudes, longitudes, a) ==
          Status::partial);
    CHECK(a[0] == geodesic::try_inverse(oslo, paris).value.distance && std::isnan(a[1]));
    CHECK(geodesic::try_direct_batch(latitudes, longitudes, constant(45.0), constant(1e4), b, c) == Status::partial);
    CHECK(b[0] == geodesic::try_direct(paris, 45, 1e4).value.to.latitude);
    CHECK(sphere::try_inverse_batch(constant(0.0), constant(0.0), latitudes, longitudes, a, b) == Status::partial);
    CHECK(sphere::try_direct_batch(latitudes, longitudes, constant(45.0), constant(1e4), b, c) == Status::partial);
    CHECK(b[0] == sphere::try_direct(paris, 45, 1e4).value.to.latitude);
    CHECK(rhumb::try_inverse_batch(constant(0.0), constant(0.0), latitudes, longitudes, a) == Status::partial);
    CHECK(rhumb::try_direct_batch(latitudes, longitudes, constant(45.0), constant(1e4), b, c) == Status::partial);
    CHECK(b[0] == rhumb::try_direct(paris, 45, 1e4).value.latitude);
    std::vector<route::Place> places(3);
    CHECK(route::try_nearest_batch(triangle, latitudes, longitudes, places) == Status::partial);
    CHECK(same(places[0], route::try_nearest(triangle, paris).value));
    std::vector<std::int32_t> sides(3);
    CHECK(polygon::try_contains_batch(triangle, {}, latitudes, longitudes, sides) == Status::partial);
    CHECK(sides[0] == polygon::Side::outside);

    // The cases are unequal rows, no rows, one row, and a result that overwrites an argument.
    std::vector<double> two(2), none;
    CHECK(geodesic::try_inverse_batch(a, b, c, d, two) == Status::count);
    CHECK(mgrs::try_decode_batch(references, a, b, Span<std::uint8_t>(statuses.data(), 2)) == Status::count);
    CHECK(mgrs::try_decode_batch(Texts(0, 16), none, none) == Status::ok);
    CHECK(mgrs::try_decode_batch(Texts(std::array<const char*, 1>{"31U"}), none, none) == Status::count);
    std::vector<double> latitude = {48.85837}, longitude = {2.294481};
    CHECK(utm::try_forward_batch(latitude, longitude, 0, latitude, longitude) == Status::ok);
    CHECK(latitude[0] == utm::try_forward(paris).value.easting);
    const std::vector<double> more(1000, 60.0);
    std::vector<std::array<char, 16>> many(1000);
    CHECK(mgrs::try_encode_batch(more, constant(3.0), 5, many) == Status::ok);
    CHECK(std::string_view(many[999].data()) == "32VJM6564066593");
}

#if GRIDNORTH_EXCEPTIONS
template <class Call>
Status thrown(Call call) {
    try {
        call();
    } catch (const Error& error) {
        CHECK(std::strcmp(error.what(), gn_status_text(static_cast<gn_status>(error.status()))) == 0);
        return error.status();
    }
    return Status::ok;
}

void exceptions() {
    CHECK(mgrs::encode(paris) == "31UDQ4825011951");
    std::string reused;
    mgrs::encode(oslo, 5, reused);
    CHECK(reused == mgrs::encode(oslo));
    CHECK(thrown([] { (void)mgrs::encode({91, 0}); }) == Status::latitude);
    try {
        (void)mgrs::decode("32VNM 9798 431");
        CHECK(false);
    } catch (const Error& error) {
        CHECK(error.status() == Status::mgrs_odd_digits && error.offset() == 6);
    }
    try {
        (void)mgrs::typing_fields("31U", "DQ", "48", "1x");
        CHECK(false);
    } catch (const Error& error) {
        CHECK(error.field() == mgrs::TypingField::northing && error.offset() == 1);
    }
    const auto [distance, azimuth, azimuth_to] = geodesic::inverse(paris, oslo);
    CHECK(distance == geodesic::try_inverse(paris, oslo).value.distance && azimuth < azimuth_to);
    CHECK(index::check(route::index_build(triangle)) == index::Kind::edges);
    CHECK(thrown([] { (void)index::check(std::vector<std::uint64_t>(64)); }) == Status::index);
    std::vector<double> values(2), fewer(1);
    CHECK(thrown([&] { (void)utm::forward_batch(values, values, 0, fewer, fewer); }) == Status::count);
    CHECK(thrown([&] { (void)utm::forward_batch(values, values, 61, values, values); }) == Status::zone);
    values[1] = 99;
    CHECK(index::check(point_index::build(values, values)) == index::Kind::points);  // One row is refused.
    const fence::Fence fence = {7, fence::Shape::circle, fence::Trigger::enter, 1, 0, 200, 0, 0};
    const auto words = fence::index_build({fence}, {paris});
    CHECK(fence::index_holding(words, paris, 0) == std::vector<std::uint64_t>{7});
    CHECK(fence::index_step(words, {0, paris, 0, 0}).presences.size() == 1);
    CHECK(navigation::step(route::index_build({paris, {50, 3}}), {0, paris, 0, 0}).guidance.next_waypoint == 1);
    CHECK(thrown([&] { (void)fence::index_step(words, {0, {91, 0}, 0, 0}); }) == Status::latitude);
    const auto added = track::add(track::begin(), {0, paris, 0, 0});
    CHECK(track::summarize(track::finish(added.state).state).vertex_count == 1);
    CHECK(thrown([&] { (void)track::add(added.state, {-1, paris, 0, 0}); }) == Status::track_time);
    const auto read = exchange::gpx_read(gpx);
    CHECK(read.features.size() == 2 && read.report.skipped == 1);
    try {
        (void)exchange::kml_read("<kml>&a;</kml>");
        CHECK(false);
    } catch (const Error& error) {
        CHECK(error.status() == Status::xml_reference && error.offset() == 5);
    }
    CHECK(thrown([] { (void)exchange::gpx_read(kml); }) == Status::document);
    std::vector<double> eastings(2), northings(2);
    CHECK(utm::forward_batch(values, values, 0, eastings, northings) == Status::partial);
}
#endif

}  // namespace

int main() {
    the_library();
    texts();
    grids();
    geodesics();
    routes_and_polygons();
    shapes();
    indexes_of_points();
    indexes_of_edges();
    fences();
    tracks();
    documents();
    guidance();
    terrain();
    batches();
#if GRIDNORTH_EXCEPTIONS
    exceptions();
#endif
    std::printf("%d failures\n", failures);
    return failures == 0 ? 0 : 1;
}
