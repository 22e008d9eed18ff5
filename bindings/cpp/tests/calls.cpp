// SPDX-License-Identifier: MIT
//
// Calls every function of gridnorth.hpp at least once and compares what it gives with C, bit for bit. It is compiled
// with and without exceptions.
#include <algorithm>
#include <gridnorth.hpp>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>

using namespace gridnorth;

// How often memory was asked for. Compilers that see through these would warn that new and free do not match.
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

void library() {
    CHECK(std::strcmp(version(), gn_version()) == 0);
    CHECK(version_number() == gn_version_number());
    CHECK(std::strcmp(status_text(Status::latitude), gn_status_text(GN_ERROR_LATITUDE)) == 0);
    CHECK(std::strcmp(status_name(Status::mgrs_zone), "GN_ERROR_MGRS_ZONE") == 0);
    const std::int32_t level = cpu_level();
    CHECK(cpu_level_limit(1) == 1);
    CHECK(cpu_level_limit(level) == level);
    CHECK(mean_radius == GN_MEAN_RADIUS);
}

void texts() {
    CHECK(try_mgrs_encode(paris).value == "31UDQ4825011951");
    CHECK(try_mgrs_encode(paris, MGRSPrecision::km_1).value == "31UDQ4811");
    CHECK(try_mgrs_encode(paris, MGRSPrecision::um_1).value.size() == 27);
    const auto cell = try_mgrs_decode("31U DQ 48250 11951");
    CHECK(cell && cell.value.utm_south_west.easting == 448250 && cell.offset == 0);
    CHECK(try_mgrs_decode_strict("38VMS").status == Status::mgrs_band_of_neighbor);
    CHECK(try_mgrs_encode_utm(cell.value.utm_center).value == "31UDQ4825011951");
    gn_bounds bounds;
    gn_mgrs_bounds(&cell.value, &bounds);
    CHECK(same(try_mgrs_bounds(cell.value).value, bounds));
    CHECK(try_mgrs_outline(cell.value, 1).value.size() >= 5);

    const auto wrong = try_mgrs_decode("32VNM 9798 431");
    CHECK(!wrong && wrong.status == Status::mgrs_odd_digits && wrong.offset == 6);
    // Bytes are bytes: a zero within, UTF-8, nothing at all.
    CHECK(try_mgrs_decode(std::string_view("31U\0DQ", 6)).offset == 3);
    CHECK(try_mgrs_decode("31Ü").offset == 2);
    CHECK(try_mgrs_decode("").status == Status::text_empty);
    CHECK(try_mgrs_decode({}).status == Status::text_empty);

    const auto both = try_position_parse("38S 444140 3684706");
    CHECK(both.value.size() == 2 && both.value[0].form == Form::utm);
    CHECK(try_position_parse("38S 444140 3684706", Form::utm, ParseFlag::bands | ParseFlag::strict).value.size() == 1);
    const auto commas = try_position_parse("12,5,13,5");
    CHECK(!commas && commas.value.empty() && commas.status == Status::text_comma);
    CHECK(try_coordinate_parse("40°30′N", Axis::latitude).value == 40.5);

    FormatOptions options;
    CHECK(options.form == Form::dd && options.decimals == Decimals::usual);
    options.form = Form::dms;
    options.symbols = Symbols::typographic;
    options.hemispheres = HemisphereStyle::after;
    options.flags = FormatFlag::spaced | FormatFlag::padded;
    CHECK(try_position_format(paris).value == "48.858370, 2.294481");
    CHECK(try_position_format(paris, options).value == "48° 51′ 30.13″ N, 002° 17′ 40.13″ E");

    CHECK(try_georef_encode({51.065, -1.797}).value == "MKPG1203");
    CHECK(try_georef_decode("MKPG1203").value.precision == 2);
    CHECK(try_gars_encode({38.3, -76.45}).value == "208LS17");
    CHECK(try_gars_decode("208LS17").value.precision == 2);

    const auto typing = try_mgrs_type("32");
    CHECK(next_characters(typing.value) == "CDEFGHJKLMNPQRSTUVW" && typing.value.field == TypingField::band);
    CHECK(std::strcmp(try_mgrs_type("4825 1195", 5, Point{48.85, 2.30}).value.text, "31UDQ48251195") == 0);
    CHECK(std::strcmp(try_mgrs_type_fields("31U", "DQ", "48", "1").value.text, "31UDQ4810") == 0);
    const auto field = try_mgrs_type_fields("31U", "DQ", "4x", "1");
    CHECK(field.field == TypingField::easting && field.offset == 1);

    CHECK(try_length_format(1250).value == "1.25 km");
    CHECK(try_length_parse("1.25 km").value == 1250);
    CHECK(try_area_format(12500).value == "1.25 ha");
    CHECK(try_area_parse("1.25 ha").value == 12500);
    CHECK(try_angle_format(45.25, AngleUnit::mils).value == "804 mil");
    CHECK(try_angle_parse("804 mil").value == 45.225);
    CHECK(try_length_format(1250, Units::miles).value == "0.777 mi");
    CHECK(try_speed_format(1.5, SpeedUnit::kilometers_per_hour).value == "5.4 km/h");
    CHECK(try_speed_parse("36 km/h").value == 10);
    CHECK(try_course_format(45, North::true_).value == "045\xc2\xb0 T");
    CHECK(try_course_parse("0800 mil G").value.degrees == 45 && try_course_parse("1 G").value.north == North::grid);
    CHECK(try_course_parse("045").status == Status::north);
    CHECK(try_declination_format(-12.5, AngleUnit::degrees, 1).value == "12.5\xc2\xb0 W");
    CHECK(try_declination_parse("12.5 W").value == -12.5);
}

void grids() {
    gn_utm utm;
    gn_utm_forward(paris.latitude, paris.longitude, 0, &utm);
    CHECK(same(try_utm_forward(paris).value, utm));
    gn_point back;
    gn_utm_inverse(&utm, &back);
    CHECK(same(try_utm_inverse(utm).value, back));
    CHECK(std::fabs(try_utm_factors(paris).value.scale - 0.9996) < 1e-3);
    const auto zone = try_utm_zone(oslo);
    CHECK(zone.value.zone == 32 && zone.value.hemisphere == Hemisphere::north);
    CHECK(try_utm_to_epsg(32, Hemisphere::south).value == 32732);
    CHECK(try_utm_from_epsg(32732).value.hemisphere == Hemisphere::south);
    CHECK(try_utm_forward({91, 0}).status == Status::latitude);

    std::string terms = "2025 Dipole 1/1/2025\n";
    for (int n = 1; n <= 12; ++n) {
        for (int m = 0; m <= n; ++m) {
            terms += std::to_string(n) + " " + std::to_string(m) + (n == 1 && m == 0 ? " -30000" : " 0") + " 0 0 0\n";
        }
    }
    const MagneticModel dipole = try_magnetic_model_parse(terms).value;
    CHECK(std::string(dipole.name) == "DIPOLE");
    CHECK(try_magnetic_compute({10, 20}, 0, 2025, dipole).value.declination == 0);
    const MagneticField field = try_magnetic_compute({-80, 240}, 100'000, 2027.5).value;
    CHECK(std::fabs(field.north - 5983.97604965) < 1e-6);
    CHECK(try_decimal_year(0).value == 1970);
    const Norths norths = try_norths_compute({-80, 240}, 100'000, 2027.5).value;
    CHECK(try_azimuth_convert(0, North::magnetic, North::true_, norths).value == field.declination);

    const std::vector<PlanePoint> shots = {{0, 0}, {3, 4}, {1, 1}};
    const Group group = try_group_measure(shots, PlanePoint{1, 0}).value;
    CHECK(group.count == 3 && group.first == 0 && group.second == 1 && group.extreme_spread == 5);
    CHECK(std::fabs(group.offset.x - 1.0 / 3) < 1e-15 && try_group_measure({}).status == Status::count);
    CHECK(std::fabs(try_target_convert(1, TargetUnit::moa, TargetUnit::inches, 91.44).value - 1.04719758) < 1e-8);
    CHECK(try_target_convert(1, TargetUnit::meters, TargetUnit::moa, 0).status == Status::range);
    const std::vector<CalibrationPoint> marks = {
        {{0, 800}, {0, 0}}, {{800, 800}, {1, 0}}, {{800, 0}, {1, 1}}, {{0, 0}, {0, 1}}};
    const Calibration photo = try_calibration_fit(marks, CalibrationKind::homography).value;
    CHECK(photo.residual < 1e-12 && photo.kind == CalibrationKind::homography);
    const std::vector<double> us = {400, NAN}, vs = {200, 0};
    std::vector<double> xs(2), ys(2), backs(2), downs(2);
    std::vector<std::uint8_t> seen(2);
    CHECK(try_calibration_to_plane_batch(photo, us, vs, xs, ys, seen) == Status::partial);
    CHECK(std::fabs(xs[0] - 0.5) < 1e-12 && std::fabs(ys[0] - 0.75) < 1e-12 && seen[1] == Status::not_finite);
    CHECK(try_calibration_to_pixels_batch(photo, xs, ys, backs, downs) == Status::partial);
    CHECK(std::fabs(backs[0] - 400) < 1e-9 && std::fabs(downs[0] - 200) < 1e-9);

    // Reda and Andreas, table A5.1.
    const Point golden = {39.742476, -105.1786};
    const SkyPlace sun = try_sun_position(golden, 1066419030).value;
    CHECK(std::fabs(sun.azimuth - (194.340241 - 360)) < 0.002 && std::fabs(sun.elevation - 39.872046) < 0.002);
    const std::vector<double> souths = {golden.latitude, 91}, easts = {golden.longitude, 0}, times = {1066419030, 0};
    std::vector<double> azimuths(2), elevations(2);
    CHECK(try_sun_position_batch(souths, easts, times, azimuths, elevations) == Status::partial);
    CHECK(azimuths[0] == sun.azimuth && elevations[0] == sun.elevation && std::isnan(azimuths[1]));
    CHECK(try_moon_position(golden, 5e9).status == Status::year);
    CHECK(std::fabs(try_moon_position(golden, 0).value.distance - 3.8e8) < 3e7);
    const auto of_sun = try_sun_events({48.8584, 2.2945}, 1782000000, 1782086400).value;
    CHECK(of_sun.size() == 7 && of_sun[2].kind == SkyEventKind::sunrise);
    CHECK(try_sun_events(golden, 1, 0).status == Status::time);
    // The eclipse of 12 August 2026.
    const auto of_moon = try_moon_events(golden, 1786556160, 1786556280).value;
    CHECK(of_moon.size() == 1 && of_moon[0].kind == SkyEventKind::new_moon);
    CHECK(try_moon_phase_at(1786556220).value.illuminated < 1e-3);

    GridOptions options;
    options.content = GridContent::lines | GridContent::digits;
    const auto lines = try_grid_lines(view, 13, options);
    const auto pixels = try_grid_lines_pixels(view, 13, {48.88, 2.25}, options);
    CHECK(lines && lines.value.lines.size() > 4 && lines.value.vertices.size() > 8);
    CHECK(pixels.value.vertices.size() == lines.value.vertices.size());
    std::vector<Pixel> vertices(lines.value.vertices.size());
    std::vector<GridLine> drawn(lines.value.lines.size());
    const Point origin = {48.88, 2.25};
    CHECK(gn_grid_lines_pixels(&view, 13, &options, &origin, &vertices[0].x, vertices.size(), nullptr, drawn.data(),
                               drawn.size(), nullptr) == GN_OK);
    CHECK(same(pixels.value.vertices, vertices) && same(pixels.value.lines, drawn));
    CHECK(!try_grid_labels(view, 13).value.empty());
    CHECK(try_grid_spacing(view, 13).value == 1000);
    CHECK(try_grid_bound(view, 13, options).value >= vertices.size());
    CHECK(try_grid_geojson(view, 13).value.find("FeatureCollection") != std::string::npos);
    CHECK(try_grid_lines({1, 0, 0, 1}, 13).status == Status::view);
    CHECK(try_screen_scale(0, 0).value > 78000);
    CHECK(std::strcmp(try_screen_scale_bar(0, 12, 512, 100).value.unit, "km") == 0);

    const auto plane = try_web_mercator_forward(paris);
    CHECK(std::fabs(try_web_mercator_inverse(plane.value.x, plane.value.y).value.latitude - paris.latitude) < 1e-12);
    std::array<Point, 1> planes = {};
    std::array<Tile, 1> tiles = {};
    CHECK(try_web_mercator_forward_batch(constant(paris.latitude), constant(paris.longitude), column(planes, &Point::longitude),
                                         column(planes, &Point::latitude)) == Status::ok);
    CHECK(planes[0].longitude == plane.value.x && planes[0].latitude == plane.value.y);
    CHECK(try_web_mercator_inverse_batch(constant(0.0), constant(0.0), column(planes, &Point::latitude),
                                         column(planes, &Point::longitude)) == Status::ok);
    CHECK(planes[0].latitude == 0);
    const Tile tile = try_tile_at(paris, 14).value;
    CHECK(try_tile_at_batch(constant(paris.latitude), constant(paris.longitude), 14, Column<Tile>(tiles.data(), 1, sizeof(Tile))) ==
          Status::ok);
    CHECK(same(tiles[0], tile));
    CHECK(same(try_tile_quadkey_parse(try_tile_quadkey_format(tile).value).value, tile));
    CHECK(try_tile_cover_bounds(try_tile_bounds(tile).value, 14).value.size() == 1);
    CHECK(try_tile_count_bounds({-90, -180, 90, 180}, 0, 2).value == 21);
    CHECK(try_tile_count_polygon(triangle, 6, 6).value > try_tile_cover_polygon(triangle, 6).value.size());
    CHECK(try_tile_count_route(triangle, 1000, 6, 6).value >= try_tile_cover_route(triangle, 1000, 6).value.size());
    Screen fitted{};
    fitted.width = 800;
    fitted.height = 600;
    const Padding padding = {1, 2, 3, 4};
    CHECK(try_screen_fit(try_points_bounds(triangle).value, fitted, 18, padding).value.zoom < 18);
    CHECK(try_tile_bounds({4, 0, 2}).status == Status::tile);

    Screen screen{};
    screen.center = paris;
    screen.zoom = 13;
    screen.width = 800;
    screen.height = 600;
    CHECK(try_screen_view(screen).value.north > paris.latitude);
    const auto pixel = try_screen_point_to_pixel(screen, paris);
    CHECK(std::fabs(pixel.value.x - 400) < 1e-3 && std::fabs(pixel.value.y - 300) < 1e-3);
    const auto corner = try_screen_pixel_to_point(screen, 0, 0);
    CHECK(corner.value.latitude == try_screen_view(screen).value.north);
    double x = 0, y = 0;
    std::array<Point, 1> corners = {};
    CHECK(try_screen_point_to_pixel_batch(screen, constant(oslo.latitude), constant(oslo.longitude),
                                          Column<double>(&x, 1, 8), Column<double>(&y, 1, 8)) == Status::ok);
    CHECK(x == try_screen_point_to_pixel(screen, oslo).value.x && y == try_screen_point_to_pixel(screen, oslo).value.y);
    CHECK(try_screen_pixel_to_point_batch(screen, constant(0.0), constant(0.0), column(corners, &Point::latitude),
                                          column(corners, &Point::longitude)) == Status::ok);
    CHECK(same(corners[0], corner.value));
    CHECK(try_screen_matrix(screen).value.elements[15] == 1);
    const auto camera = try_screen_camera(screen).value;
    const auto named = try_grid_labels(try_screen_view(screen).value, 13).value;
    const std::array<TextSize, 1> sizes = {{{30, 19}}};
    CHECK(try_grid_label_places(camera, {0, 0, 800, 600}, {}, sizes, named).value.size() == named.size());
    screen.pitch = 90;
    CHECK(try_screen_view(screen).status == Status::camera);

    // The memory of the frame before is used again.
    std::vector<Pixel> frame;
    std::vector<GridLine> records;
    CHECK(try_grid_lines_pixels(view, 15, origin, {}, frame, records));
    const long before = allocations;
    for (int step = 0; step < 10; step++) {
        CHECK(try_grid_lines_pixels(view, 15, origin, {}, frame, records) && !frame.empty());
    }
    CHECK(allocations == before);
}

void geodesics() {
    double distance, azimuth, azimuth_to;
    gn_geodesic_inverse(&paris, &oslo, &distance, &azimuth, &azimuth_to);
    const auto inverse = try_geodesic_inverse(paris, oslo);
    CHECK(inverse.value.distance == distance && inverse.value.azimuth_from == azimuth &&
          inverse.value.azimuth_to == azimuth_to);
    CHECK(std::fabs(try_geodesic_direct(paris, azimuth, distance).value.to.latitude - oslo.latitude) < 1e-12);
    const auto line = try_geodesic_line(paris, 90, {0, 1000, 2000});
    CHECK(line.value.points.size() == 3 && line.value.azimuths.size() == 3);
    CHECK(same(line.value.points[1], try_geodesic_direct(paris, 90, 1000).value.to));
    CHECK(try_geodesic_line(paris, NAN, {1}).value.points.empty());
    CHECK(try_geodesic_points(paris, oslo, 5).value.points.size() == 5);
    CHECK(try_geodesic_points(paris, oslo, static_cast<std::size_t>(-1)).status == Status::count);
    CHECK(try_sphere_inverse(paris, oslo).value.distance > 1e6);
    CHECK(try_sphere_direct(paris, 90, 1000).value.azimuth_to > 90);
    CHECK(try_rhumb_inverse(paris, oslo).value.distance > distance);
    CHECK(try_rhumb_direct(paris, 0, 1000).value.longitude == paris.longitude);
    CHECK(try_rhumb_points(paris, oslo, 3).value.size() == 3);
    const auto bearing = try_geodesic_grid_inverse(paris, oslo);
    CHECK(bearing.value.distance == distance && bearing.value.bearing_from != azimuth);
    CHECK(try_geodesic_grid_direct(paris, 0, 45, 1000).status == Status::ok);
}

void routes_and_polygons() {
    CHECK(try_route_length({paris, oslo}).value == try_geodesic_inverse(paris, oslo).value.distance);
    CHECK(try_route_distances(triangle).value.size() == 3);
    CHECK(try_route_point(triangle, 1e6).value.segment == 0);
    CHECK(try_route_nearest(triangle, {1, 5}).value.segment == 0);
    CHECK(try_route_densify(triangle, true, 100).value.size() > 4);
    CHECK(try_route_simplify({{0, 0}, {0, 1}, {0, 2}}, false, 1).value.size() == 2);
    CHECK(try_rectangle(paris, 800, 300, 30).value.size() == 5);
    OutlineOptions outline;
    outline.join = Join::bevel;
    CHECK(try_route_parallel(triangle, -1000, outline).value.size() > 2);
    CHECK(try_route_corridor(triangle, 1000, 0).value.size() > 6);
    CHECK(try_route_corridor(triangle, 0, 0).status == Status::dimension);
    CHECK(try_route_arrow({{0, 0}, {0, 1}}, 100, 300, 500).value.size() == 8);
    CHECK(try_route_marks({{0, 0}, {0, 1}}, 0, 50000).value[2].distance == 100000);
    std::vector<Point> laid(1);
    CHECK(try_frame_points_batch({{0, 0}, {0, 2}}, Frame::length, constant(0.5), constant(0.0),
                                 column(laid, &Point::latitude), column(laid, &Point::longitude)) == Status::ok);
    CHECK(laid[0].latitude == 0 && laid[0].longitude > 0.999999 && laid[0].longitude < 1.000001);
    CHECK(try_polygon_measure(triangle).value.area > 6e11);
    CHECK(try_polygon_measure(triangle, no_hole).value.perimeter == try_polygon_measure(triangle).value.perimeter);
    CHECK(try_polygon_measure(triangle, {2}).status == Status::rings);
    CHECK(try_polygon_orientation(triangle).value == Orientation::counterclockwise);
    CHECK(try_polygon_contains(triangle, {1, 1}).value == Side::inside);
    CHECK(try_polygon_contains(triangle, {-1, 1}).value == Side::outside);
    CHECK(try_polygon_bounds(triangle).value.north == 10);
    CHECK(try_polygon_centroid(triangle).value.latitude > 3);
    CHECK(try_polygon_find_crossing(triangle).value.found == 0);
    CHECK(try_polygon_centroid({}).status == Status::count);
}

void shapes() {
    ShapeOptions options;
    options.vertices = 32;
    options.radials = 4;
    CHECK(try_circle(paris, 1000).value.size() == 65);
    CHECK(try_circle(paris, 1000, options).value.size() == 33);
    CHECK(try_ellipse(paris, 2000, 1000, 30).value.size() == 65);
    CHECK(try_wedge(paris, 0, 1000, 90, 45).value.size() > 9);
    CHECK(try_arc(paris, 1000, 90, 45).value.size() == 9);
    CHECK(try_ring_set(paris, {1000, 2000}, options).value.lines.size() == 6);
    CHECK(try_circle(paris, -1).status == Status::radius);
    options.vertices = 1000;  // More than the first buffer has room for.
    const std::string text = try_circle_geojson(paris, 1000, options, R"({"name":"Eiffel — 塔"})").value;
    CHECK(text.size() > 10000 && text.back() == '}' && text.find("Eiffel — 塔") != std::string::npos);
    CHECK(std::strlen(text.c_str()) == text.size());
    CHECK(try_circle_geojson(paris, 1000, {}, "[").status == Status::properties);
    CHECK(try_ellipse_geojson(paris, 2000, 1000, 30).value.back() == '}');
    CHECK(try_wedge_geojson(paris, 0, 1000, 90, 45).value.back() == '}');
    CHECK(try_arc_geojson(paris, 1000, 90, 45).value.back() == '}');
    CHECK(try_ring_set_geojson(paris, {1000, 2000}).value.back() == '}');
    GeoJSONOptions decimals;
    decimals.decimals = 1;
    CHECK(try_route_geojson(triangle, decimals).value.find("[10,0]") != std::string::npos);
    CHECK(try_polygon_geojson(triangle).value.find("Polygon") != std::string::npos);
}

void indexes_of_points() {
    // The third is refused: it keeps its row, but no query finds it.
    const std::vector<Point> huts = {{46.5, 8.0}, {46.6, 8.1}, {91, 0}, {46.7, 7.9}};
    const std::vector<Point> here = {{46.55, 8.0}, {0, 0}, {std::nan(""), 0}};
    const auto latitudes = column(huts, &Point::latitude), longitudes = column(huts, &Point::longitude);
    std::vector<std::uint8_t> statuses(4);
    const auto built = try_point_index_build(latitudes, longitudes, statuses);
    const std::vector<std::uint64_t>& words = built.value;
    CHECK(built && built.status == Status::partial && statuses[2] == Status::latitude && statuses[3] == Status::ok);
    CHECK(try_index_check(words).value == IndexKind::points);
    std::vector<std::uint64_t> reused(1000);
    CHECK(try_point_index_build(latitudes, longitudes, reused) && same(reused, words));
    statuses.resize(3);
    CHECK(try_point_index_build(latitudes, longitudes, statuses).status == Status::count);

    const auto nearest = try_point_index_nearest(words, here[0], 2, 1e6).value;
    CHECK(nearest.size() == 2 && nearest[0].id == 0 && nearest[1].id == 1);
    CHECK(nearest[0].distance == try_geodesic_inverse(here[0], huts[0]).value.distance);
    CHECK(try_point_index_nearest(words, here[0], 2, -1).status == Status::distance);
    CHECK(try_point_index_within(words, here[0], 10000).value.size() == 2);
    CHECK(try_point_index_in_bounds(words, {46.55, 7.5, 47, 8.5}).value == (std::vector<std::uint64_t>{1, 3}));

    const auto rows = column(here, &Point::latitude), columns = column(here, &Point::longitude);
    const auto batch = try_point_index_nearest_batch(words, rows, columns, 2, 1e6, statuses);
    const std::vector<Neighbor>& neighbors = batch.value;
    CHECK(batch.status == Status::partial && neighbors.size() == 6 && statuses[2] == Status::not_finite);
    CHECK(same(neighbors[0], nearest[0]) && same(neighbors[1], nearest[1]) && std::isinf(neighbors[3].distance));
    std::vector<std::int32_t> counts(3);
    CHECK(try_point_index_count_batch(words, rows, columns, 10000, counts) == Status::partial);
    CHECK(counts == (std::vector<std::int32_t>{2, 0, 0}));
    const auto near = try_point_index_within_batch(words, rows, columns, 10000, counts, statuses);
    CHECK(near.status == Status::partial && near.value.size() == 2 && same(near.value[1], nearest[1]));
    CHECK(counts == (std::vector<std::int32_t>{2, 0, 0}) && statuses[2] == Status::not_finite);
    const std::vector<double> souths = {46.55, 46, 47}, norths = {47, 46.55, 46};
    const auto inside = try_point_index_in_bounds_batch(words, souths, constant(7.5), norths, constant(8.5), counts, statuses);
    CHECK(inside.status == Status::partial && inside.value == (std::vector<std::uint64_t>{1, 3, 0}));
    CHECK(counts == (std::vector<std::int32_t>{2, 1, 0}) && statuses[2] == Status::view);
    const Bounds around = try_circle_bounds(here[0], 10000).value;
    CHECK(try_point_index_in_bounds(words, around).value == (std::vector<std::uint64_t>{0, 1}));
    CHECK(try_circle_bounds(here[0], 0).status == Status::radius);
}

void indexes_of_edges() {
    const std::vector<std::uint64_t> words = try_polygon_index_build(square).value;
    CHECK(try_index_check(words).value == IndexKind::edges);
    const std::vector<double> latitudes = {0.5, 2, 0}, longitudes = {0.5, 2, 0.5};
    std::vector<std::int32_t> sides(3);
    CHECK(try_edge_index_contains_batch(words, latitudes, longitudes, sides) == Status::ok);
    CHECK(sides[0] == Side::inside && sides[1] == Side::outside && sides[2] == Side::on_border);
    CHECK(try_polygon_index_build(square, {3}).status == Status::rings);

    // There and back: from 120 km on, the way back is nearest.
    const std::vector<Point> way = {{0, 0}, {0, 1}, {0, 0}};
    const std::vector<std::uint64_t> route = try_route_index_build(way).value;
    RoutePlace place{};
    const auto one = Column<RoutePlace>(&place, 1, sizeof place);
    const auto north = constant(latitudes[0]), east = constant(longitudes[0]);
    CHECK(try_edge_index_nearest_batch(route, north, east, 0, HUGE_VAL, one) == Status::ok && place.segment == 0);
    CHECK(same(place, try_route_nearest(way, {0.5, 0.5}).value));
    CHECK(try_edge_index_nearest_batch(route, north, east, 120000, HUGE_VAL, one) == Status::ok && place.segment == 1);
    CHECK(try_edge_index_contains_batch(route, latitudes, longitudes, sides) == Status::index_kind);

    const auto bow = try_polygon_index_build({{0, 0}, {1, 1}, {1, 0}, {0, 1}}).value;
    const auto crossings = try_edge_index_crossings(bow).value;
    CHECK(crossings.size() == 1 && crossings[0].edge == 0 && crossings[0].other_edge == 2);
    CHECK(try_edge_index_crossings(words).value.empty() && !try_edge_index_crossings(words, bow).value.empty());

    std::vector<std::uint64_t> damaged = words;
    damaged.back() ^= 1;
    CHECK(try_index_check(damaged).status == Status::index_damaged);
    CHECK(try_index_check({words.data(), words.size() - 1}).status == Status::index_size);
    damaged.assign(words.size(), 0);
    CHECK(try_edge_index_crossings(damaged).status == Status::index);
    CHECK(try_edge_index_crossings(words, damaged).status == Status::index);
}

void fences() {
    // Into a circle, then out of it and across a line from its left side to its right.
    const std::vector<Fence> two = {
        {1, FenceShape::circle, FenceTrigger::enter | FenceTrigger::exit, 1, 0, 200, 0, 0},
        {2, FenceShape::line, FenceTrigger::crossed_left | FenceTrigger::crossed_right, 2, 0, 0, 0, 0}};
    const std::vector<Point> points = {{46.5, 8.0}, {46.4, 8.2}, {46.6, 8.2}};
    const double unknown = std::nan("");
    const std::vector<Fix> fixes = {
        {0, {46.5, 7.9}, unknown, 5}, {60, {46.5, 8.0}, unknown, 5}, {180, {46.5, 8.3}, unknown, 5}};
    const std::vector<std::uint64_t> words = try_fence_index_build(two, points).value;
    CHECK(try_index_check(words).value == IndexKind::fences);

    // A fence that has the id of another, and fences without all their points.
    const std::vector<Fence> twice = {two[0], two[0]};
    std::vector<std::uint8_t> statuses(2);
    CHECK(try_fence_index_build(twice, {points[0], points[1]}, {}, statuses).status == Status::partial);
    CHECK(statuses[0] == Status::ok && statuses[1] == Status::fence_id);
    CHECK(try_fence_index_build(two, {points[0]}).status == Status::count);
    statuses.resize(1);
    CHECK(try_fence_index_build(two, points, {}, statuses).status == Status::count);
    const Fence square_fence = {3, FenceShape::polygon, FenceTrigger::enter, 4, 1, 0, 0, 100};
    const auto polygon = try_fence_index_build({square_fence}, square, {4}).value;
    CHECK(try_fence_index_holding(polygon, {0.5, 0.5}, 50).value == std::vector<std::uint64_t>{3});
    CHECK(try_fence_index_holding(polygon, {0.5, 0.5}, 150).value.empty());

    CHECK(try_fence_index_holding(words, {46.501, 8.0}, unknown).value == std::vector<std::uint64_t>{1});
    const std::vector<double> latitudes = {46.5, 46.5, 91}, longitudes = {8.0, 8.1, 0};
    std::vector<std::int32_t> counts(3);
    statuses.resize(3);
    const auto held = try_fence_index_holding_batch(words, latitudes, longitudes, constant(unknown), counts, statuses);
    CHECK(held.status == Status::partial && held.value == std::vector<std::uint64_t>{1});
    CHECK(counts == (std::vector<std::int32_t>{1, 0, 0}) && statuses[2] == Status::latitude);

    const auto first = try_fence_index_step(words, fixes[0]).value;
    CHECK(first.state.has_fix == 1 && first.presences.empty() && first.events.empty());
    const auto second = try_fence_index_step(words, fixes[1], first.state, first.presences).value;
    CHECK(second.presences.size() == 1 && second.presences[0].id == 1 && second.events.size() == 1);
    CHECK(second.events[0].kind == FenceTrigger::enter && second.events[0].time == second.presences[0].since);
    const auto third = try_fence_index_step(words, fixes[2], second.state, second.presences).value;
    CHECK(third.presences.empty() && third.events.size() == 2 && third.state.presence_count == 0);
    CHECK(third.events[0].id == 1 && third.events[0].kind == FenceTrigger::exit);
    CHECK(third.events[0].since == second.presences[0].since);
    CHECK(third.events[1].id == 2 && third.events[1].kind == FenceTrigger::crossed_right);

    // The same in memory of the caller, which grows when it must; the state is changed in its place.
    FenceState state{};
    std::vector<FencePresence> presences;
    std::vector<FenceEvent> events;
    FenceOptions options;
    options.flags = FenceFlag::report_first;
    std::vector<Fence> many;
    for (std::uint64_t id = 1; id <= 100; id++) {
        many.push_back({id, FenceShape::circle, FenceTrigger::enter, 1, 0, 200, 0, 0});
    }
    const auto crowd = try_fence_index_build(many, std::vector<Point>(100, points[0])).value;
    CHECK(try_fence_index_step(crowd, fixes[1], state, options, state, presences, events));
    CHECK(presences.size() == 100 && events.size() == 100 && presences[99].id == 100 && state.presence_count == 100);
    const std::vector<FencePresence> before = presences;
    CHECK(try_fence_index_step(crowd, fixes[0], state, {}, state, presences, events).status == Status::time);
    CHECK(same(presences, before) && state.fix.time == 60);
    presences.pop_back();
    CHECK(try_fence_index_step(crowd, fixes[2], state, {}, state, presences, events).status == Status::count);
    CHECK(try_fence_index_step(words, fixes[1], {}, before).status == Status::count);
}

void tracks() {
    TrackOptions options;
    options.largest_speed = 1000;
    TrackState state = try_track_begin(options).value;
    std::vector<double> kept;
    for (int second = 0; second < 20; second++) {
        const Point point = {46.5 + 0.001 * std::min(second, 9), 8 + 0.001 * std::max(second - 9, 0)};
        const auto added = try_track_add(state, {double(second), point, std::nan(""), 5});
        CHECK(added);
        state = added.value.state;
        if (added.value.step.vertex_count) kept.push_back(added.value.step.vertex.time);
    }
    const Fix far = {20, {50, 8}, 0, 5}, old = {18, {46.5, 8}, 0, 5};
    CHECK(try_track_add(state, far).value.step.flags == GN_TRACK_STRAYED);
    CHECK(try_track_add(state, old).status == Status::track_time);
    const auto end = try_track_end(state).value;
    kept.push_back(end.step.vertex.time);
    CHECK(kept == (std::vector<double>{0, 9, 19}));
    const TrackTotals totals = try_track_summarize(end.state).value;
    CHECK(std::abs(totals.distance - 1767.9) < 0.5 && totals.taken_count == 20);
    state.numbers[20] += 1;
    CHECK(try_track_summarize(state).status == Status::track_state);
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
    "{\"type\":\"Feature\",\"properties\":{\"name\":\"Z\\u00fcrich\"},\"geometry\":{\"type\":\"Point\",\"coordinates\":[8,46.5,2430]}}";

void documents() {
    CHECK(try_exchange_detect(gpx).value == ExchangeFormat::gpx);
    CHECK(try_exchange_detect(kml).value == ExchangeFormat::kml);
    CHECK(try_exchange_detect(cot).value == ExchangeFormat::cot);
    CHECK(try_exchange_detect(geojson).value == ExchangeFormat::geojson);
    CHECK(try_exchange_detect("<html/>").status == Status::document);

    const auto read = try_gpx_read(gpx);
    CHECK(read && read.status == Status::partial);
    const auto& [features, vertices, report] = read.value;
    CHECK(features.size() == 2 && vertices.size() == 3);
    CHECK(features[0].kind == FeatureKind::point && features[1].flags & FeatureFlag::route);
    CHECK(vertices[0].point.latitude == 46.5 && vertices[0].altitude == 2430 && std::isnan(vertices[0].time));
    CHECK(report.skipped == 1 && report.error == GN_ERROR_LATITUDE && gpx.substr(report.place).find("91") < 12);
    const TextSpan name = features[0].name;
    CHECK(try_xml_unescape(gpx.substr(name.offset, name.size)).value == "Fish & chips");
    CHECK(try_xml_unescape("&nbsp;").status == Status::xml_reference);
    CHECK(try_xml_to_utf8("<?xml version='1.0' encoding='latin1'?><a>\x80</a>").value ==
          "<?xml version='1.0' encoding='UTF-8'?><a>\xE2\x82\xAC</a>");
    const auto wrong = try_gpx_read("<gpx><wpt></gpx>");
    CHECK(wrong.status == Status::xml_tag && wrong.offset >= 10 && wrong.value.features.empty());

    const auto area = try_kml_read(kml).value;
    CHECK(area.features.size() == 1 && area.features[0].kind == FeatureKind::area && area.vertices.size() == 3);
    const auto place = try_geojson_read(geojson).value;
    CHECK(place.features[0].flags & FeatureFlag::json_texts && place.vertices[0].altitude == 2430);
    CHECK(try_json_unescape(geojson.substr(place.features[0].name.offset, place.features[0].name.size)).value == "Z\xc3\xbcrich");
    CHECK(try_json_unescape("\\x").status == Status::json && try_geojson_read("{1}").offset == 1);
    const auto circle = try_cot_read(cot).value;
    CHECK(circle.features.size() == 1 && circle.features[0].radius == 500 && std::isnan(circle.features[0].linear_error));
    CHECK(try_cot_find_event(std::string(cot) + "<eve").value == cot.size());
    CHECK(try_cot_find_event("<event").status == Status::text_incomplete);
    const auto sought = try_cot_search_event(cot.substr(0, 40)).value;
    CHECK(sought.event_size == 0 && sought.state.place == 40);
    CHECK(try_cot_search_event(std::string(cot) + "<eve", 0, sought.state).value.event_size == cot.size());
    CHECK(try_cot_search_event("<event/>").value.event_size == 8);
    CHECK(try_cot_find_event(cot, 100).status == Status::xml_limit);

    // What was read goes into every format, and gives as much again.
    ExchangeOptions options;
    CHECK(options.decimals == 7 && std::isnan(options.time));
    options.time = 1795335425.25;
    const auto written = try_gpx_write(features, vertices, gpx, options);
    CHECK(written.status == Status::ok && try_gpx_read(written.value.text).value.vertices.size() == 3);
    CHECK(try_kml_read(try_kml_write(features, vertices, gpx).value.text).value.vertices.size() == 3);
    const auto events = try_cot_write(circle.features, circle.vertices, cot).value.text;
    CHECK(try_cot_read(events).value.features[0].radius == 500);
    CHECK(try_cot_write(features, vertices, gpx).status == Status::partial);
    CHECK(try_features_geojson(features, vertices, gpx).value.text.find("Fish & chips") != std::string::npos);
    options.decimals = 13;
    CHECK(try_gpx_write(features, vertices, gpx, options).status == Status::decimals);

    // A feature of one's own.
    Feature own;
    CHECK(own.kind == 0 && std::isnan(own.radius));
    own.kind = FeatureKind::point;
    own.count = 1;
    own.name.size = 5;
    const auto furka = try_gpx_write({own}, {vertices[0]}, "Furka").value;
    CHECK(furka.text.find("Furka") != std::string::npos && furka.report.skipped == 0);
    own.name.size = 6;
    CHECK(try_gpx_write({own}, {vertices[0]}, "Furka").value.report.error == GN_ERROR_SPAN);

    CHECK(try_time_parse("2026-11-22T08:17:05.250Z").value == 1795335425.25);
    const auto date = try_time_parse("2026-13-01");
    CHECK(date.status == Status::date && date.offset == 5);
    CHECK(try_time_format(1795335425.25, 2).value == "2026-11-22T08:17:05.25Z");
    CHECK(try_time_format(1e15).status == Status::year);
}

void navigation() {
    const std::vector<Point> route = {{46.5, 8.0}, {46.51, 8.0}, {46.51, 8.02}};
    const std::vector<std::uint64_t> words = try_route_index_build(route).value;
    const double unknown = std::nan("");
    const auto near = [](double one, double other, double within) { return std::abs(one - other) < within; };
    const Fix start = {0, {46.505, 8.0001}, unknown, 5}, then = {60, {46.506, 8.0}, unknown, 5};
    const auto first = try_navigation_step(words, start).value;
    CHECK(first.state.has_fix == 1 && first.guidance.next_waypoint == 1 && first.guidance.passed == 1);
    CHECK(near(first.guidance.waypoint_distance, 555.8, 0.1) && near(first.guidance.turn, 90, 0.1));
    CHECK(near(first.guidance.distance_off, 7.7, 0.1) && std::isnan(first.guidance.speed));
    const auto second = try_navigation_step(words, then, {}, {}, first.state).value;
    CHECK(near(second.guidance.speed, 111.16 / 60, 0.01) && second.guidance.time_left > second.guidance.waypoint_time);

    CHECK(try_navigation_step(words, start, {}, {}, second.state).status == Status::time);
    const auto other = try_route_index_build({route[0], route[1]}).value;
    CHECK(try_navigation_step(other, then, {}, {}, second.state).status == Status::route);
    CHECK(try_navigation_step(words, then, {std::uint64_t(3)}).status == Status::waypoint);

    // A vector that was emptied stands for all points too.
    std::vector<std::uint64_t> emptied = {0, 1, 2};
    emptied.clear();
    CHECK(try_navigation_step(words, start, emptied).value.guidance.next_waypoint == 1);
    NavigationOptions options;
    options.worst_accuracy = 4;
    CHECK(try_navigation_step(words, then, {}, options, first.state).value.guidance.flags == NavigationFlag::ignored);
    const auto away = try_navigation_step(words, {0, {46.507, 8.01}, unknown, 5}, std::vector<std::uint64_t>{0, 2}).value;
    CHECK(away.guidance.flags == NavigationFlag::off_route && away.guidance.next_waypoint == 0);
    const auto ends = try_navigation_step(words, start, std::vector<std::uint64_t>{0, 2}).value.guidance;
    CHECK(ends.next_waypoint == 1 && near(ends.waypoint_distance, ends.distance_left, 1e-6));
    const auto there = try_navigation_step(words, {0, route[2], unknown, 5}).value;
    CHECK(there.guidance.flags == NavigationFlag::arrived && there.guidance.next_waypoint == 3);
}

void terrain() {
    // 100 m and 200 m in the north, 300 m and 400 m in the south.
    const std::string file("\0\x64\0\xC8\x01\x2C\x01\x90", 8);
    const auto near = [](double one, double other, double within) { return std::abs(one - other) < within; };
    const HeightGrid grid = try_height_grid_hgt(file, {46, 8}).value;
    CHECK(grid.rows == 2 && grid.latitude == 47 && grid.latitude_step == -1);
    CHECK(try_height_grid_hgt("abc", {46, 8}).status == Status::height_file);
    CHECK(try_height_grid_dted(file).status == Status::height_file);
    CHECK(try_height_grid_gtx(file).status == Status::height_file);
    const std::vector<HeightGrid> grids = {grid};
    CHECK(try_height_at(file, grids, {46.5, 8.5}).value == 250);
    CHECK(try_height_at(file, grids, {45.5, 8.5}).status == Status::height_outside);
    const std::vector<double> latitudes = {46.5, 45.5}, longitudes = {8.5, 8.5};
    std::vector<double> heights(2);
    CHECK(try_height_at_batch(file, grids, latitudes, longitudes, heights) == Status::partial);
    CHECK(heights[0] == 250 && std::isnan(heights[1]));
    const std::vector<Point> route = {{46.5, 8.25}, {46.5, 8.75}};
    const auto profile = try_profile_sample_route(file, grids, route, 10000).value;
    CHECK(profile.size() == 5 && profile[0].height == 225 && profile[4].height == 275);
    const auto summary = try_profile_summarize(profile, 10).value;
    CHECK(near(summary.ascent, 50, 0.1) && summary.lowest == 225 && summary.unknown_count == 0);
    CHECK(try_profile_summarize({}, 10).status == Status::count);
    SightOptions options;
    options.step = 1000;
    const auto sight = try_sight_between(file, grids, route[0], 2, route[1], 2, options).value;
    CHECK(sight.is_visible == 0 && sight.clearance < -10 && sight.from_ground == 225);
    const auto along = try_sight_along(file, grids, route[0], 200, sight.azimuth, sight.distance, 200, options).value;
    CHECK(along.is_visible == 1 && near(along.to.longitude, 8.75, 1e-9) && std::isnan(along.free_zone));
    const CellGrid cell_grid = {46.5, 8.25, 0.01, 0.05, 1, 3};
    const auto cells = try_viewshed_cells(file, grids, route[0], 2, 0, 6000, cell_grid, options).value;
    CHECK((cells == std::vector<std::uint8_t>{GN_VIEW_SEEN, GN_VIEW_SEEN, GN_VIEW_OUTSIDE}));
    CHECK(try_viewshed_cells(file, grids, route[0], 2, 0, 6000, {}, options).status == Status::cell_grid);
    const auto dead = try_viewshed_dead_ground(file, grids, route[0], 2, 0, 20000, 90, 10, 10, options).value;
    CHECK(dead.size() == 1 && dead[0].outer_radius == 20000 && dead[0].inner_radius > 3000);
    CHECK(try_viewshed_dead_ground(file, grids, route[0], 2, 0, 9, 90, 10, 0, options).status == Status::azimuth_step);
    options.curvature = 3;
    CHECK(try_sight_between(file, grids, route[0], 2, route[1], 2, options).status == Status::curvature);
}

void batches() {
    std::vector<Ship> ships = {{48.85837, 2.294481, {}, 0}, {99, 0, {}, 0}, {-33.86, 151.21, {}, 0}};
    const auto latitudes = column(ships, &Ship::latitude), longitudes = column(ships, &Ship::longitude);
    const auto references = column(ships, &Ship::reference);
    std::vector<std::uint8_t> statuses(3);
    std::vector<double> a(3), b(3), c(3), d(3);
    std::vector<std::int32_t> zones(3);

    const long before = allocations;
    CHECK(try_mgrs_encode_batch(latitudes, longitudes, 5, references, statuses) == Status::partial);
    CHECK(allocations == before);
    CHECK(statuses[0] == Status::ok && statuses[1] == Status::latitude && statuses[2] == Status::ok);
    CHECK(std::string_view(ships[0].reference) == "31UDQ4825011951" && ships[1].reference[0] == 0);
    CHECK(ships[2].reference == try_mgrs_encode({-33.86, 151.21}).value);

    CHECK(try_mgrs_decode_batch(references, a, b, statuses) == Status::partial);
    CHECK(a[0] == try_mgrs_decode(ships[0].reference).value.center.latitude && std::isnan(a[1]));
    CHECK(try_mgrs_decode_strict_batch(references, c, d) == Status::partial && c[2] == a[2]);
    std::vector<MGRSCell> cells(3);
    CHECK(try_mgrs_decode_cells_batch(references, cells) == Status::partial);
    CHECK(same(cells[2], try_mgrs_decode(ships[2].reference).value));
    const auto centers = column(cells, [](auto& cell) -> auto& { return cell.center.latitude; });
    CHECK(centers.first()[0] == a[0] && centers.stride() == sizeof(MGRSCell));

    CHECK(try_utm_forward_batch(latitudes, longitudes, 0, a, b, column(ships, &Ship::zone), statuses) ==
          Status::partial);
    CHECK(ships[0].zone == 31 && ships[2].zone == -56 && a[0] == try_utm_forward(paris).value.easting);
    Texts slots(3, Capacity::mgrs);
    CHECK(try_mgrs_encode_utm_batch(a, b, column(ships, &Ship::zone), 5, slots) == Status::partial);
    CHECK(slots[0] == "31UDQ4825011951" && slots[1].empty() && slots.size() == 3);
    CHECK(try_utm_inverse_batch(a, b, column(ships, &Ship::zone), c, d) == Status::partial);
    CHECK(std::fabs(c[0] - paris.latitude) < 1e-12);
    CHECK(try_utm_factors_batch(latitudes, longitudes, 0, a, b) == Status::partial);
    CHECK(b[0] == try_utm_factors(paris).value.scale);
    const std::vector<double> heights(latitudes.size()), years(latitudes.size(), 2027.5);
    CHECK(try_magnetic_declination_batch(latitudes, longitudes, heights, years, {}, a) == Status::partial);
    CHECK(a[0] == try_magnetic_compute(paris, 0, 2027.5).value.declination);

    const Texts typed(std::vector<std::string>{"40.5 -75", "", "N40°30′ E7°"});
    std::vector<Position> positions(3);
    CHECK(try_position_parse_batch(typed, Form::any, {}, positions, statuses) == Status::partial);
    CHECK(positions[2].point.latitude == 40.5 && statuses[1] == Status::text_empty);
    Texts written(3, Capacity::position);
    CHECK(try_position_format_batch(latitudes, longitudes, {}, written) == Status::partial);
    CHECK(written[0] == try_position_format(paris).value);
    CHECK(try_georef_encode_batch(latitudes, longitudes, 2, written) == Status::partial);
    CHECK(try_georef_decode_batch(written, a, b) == Status::partial);
    CHECK(a[0] == try_georef_decode(try_georef_encode(paris).value).value.center.latitude);
    CHECK(try_gars_encode_batch(latitudes, longitudes, 2, written) == Status::partial);
    CHECK(try_gars_decode_batch(written, a, b) == Status::partial);
    CHECK(a[0] == try_gars_decode(try_gars_encode(paris).value).value.center.latitude);

    // One value for all rows, and results that are left out.
    CHECK(try_geodesic_inverse_batch(constant(oslo.latitude), constant(oslo.longitude), latitudes, longitudes, a) ==
          Status::partial);
    CHECK(a[0] == try_geodesic_inverse(oslo, paris).value.distance && std::isnan(a[1]));
    CHECK(try_geodesic_direct_batch(latitudes, longitudes, constant(45.0), constant(1e4), b, c) == Status::partial);
    CHECK(b[0] == try_geodesic_direct(paris, 45, 1e4).value.to.latitude);
    CHECK(try_sphere_inverse_batch(constant(0.0), constant(0.0), latitudes, longitudes, a, b) == Status::partial);
    CHECK(try_sphere_direct_batch(latitudes, longitudes, constant(45.0), constant(1e4), b, c) == Status::partial);
    CHECK(b[0] == try_sphere_direct(paris, 45, 1e4).value.to.latitude);
    CHECK(try_rhumb_inverse_batch(constant(0.0), constant(0.0), latitudes, longitudes, a) == Status::partial);
    CHECK(try_rhumb_direct_batch(latitudes, longitudes, constant(45.0), constant(1e4), b, c) == Status::partial);
    CHECK(b[0] == try_rhumb_direct(paris, 45, 1e4).value.latitude);
    std::vector<RoutePlace> places(3);
    CHECK(try_route_nearest_batch(triangle, latitudes, longitudes, places) == Status::partial);
    CHECK(same(places[0], try_route_nearest(triangle, paris).value));
    std::vector<std::int32_t> sides(3);
    CHECK(try_polygon_contains_batch(triangle, {}, latitudes, longitudes, sides) == Status::partial);
    CHECK(sides[0] == Side::outside);

    // Rows that do not agree, no rows, one row, a result in place of an argument.
    std::vector<double> two(2), none;
    CHECK(try_geodesic_inverse_batch(a, b, c, d, two) == Status::count);
    CHECK(try_mgrs_decode_batch(references, a, b, Span<std::uint8_t>(statuses.data(), 2)) == Status::count);
    CHECK(try_mgrs_decode_batch(Texts(0, 16), none, none) == Status::ok);
    CHECK(try_mgrs_decode_batch(Texts(std::array<const char*, 1>{"31U"}), none, none) == Status::count);
    std::vector<double> latitude = {48.85837}, longitude = {2.294481};
    CHECK(try_utm_forward_batch(latitude, longitude, 0, latitude, longitude) == Status::ok);
    CHECK(latitude[0] == try_utm_forward(paris).value.easting);
    const std::vector<double> more(1000, 60.0);
    std::vector<std::array<char, 16>> many(1000);
    CHECK(try_mgrs_encode_batch(more, constant(3.0), 5, many) == Status::ok);
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
    CHECK(mgrs_encode(paris) == "31UDQ4825011951");
    std::string reused;
    mgrs_encode(oslo, 5, reused);
    CHECK(reused == mgrs_encode(oslo));
    CHECK(thrown([] { (void)mgrs_encode({91, 0}); }) == Status::latitude);
    try {
        (void)mgrs_decode("32VNM 9798 431");
        CHECK(false);
    } catch (const Error& error) {
        CHECK(error.status() == Status::mgrs_odd_digits && error.offset() == 6);
    }
    try {
        (void)mgrs_type_fields("31U", "DQ", "48", "1x");
        CHECK(false);
    } catch (const Error& error) {
        CHECK(error.field() == TypingField::northing && error.offset() == 1);
    }
    const auto [distance, azimuth, azimuth_to] = geodesic_inverse(paris, oslo);
    CHECK(distance == try_geodesic_inverse(paris, oslo).value.distance && azimuth < azimuth_to);
    CHECK(index_check(route_index_build(triangle)) == IndexKind::edges);
    CHECK(thrown([] { (void)index_check(std::vector<std::uint64_t>(64)); }) == Status::index);
    std::vector<double> values(2), fewer(1);
    CHECK(thrown([&] { (void)utm_forward_batch(values, values, 0, fewer, fewer); }) == Status::count);
    CHECK(thrown([&] { (void)utm_forward_batch(values, values, 61, values, values); }) == Status::zone);
    values[1] = 99;
    CHECK(index_check(point_index_build(values, values)) == IndexKind::points);  // One row is refused.
    const Fence fence = {7, FenceShape::circle, FenceTrigger::enter, 1, 0, 200, 0, 0};
    const auto words = fence_index_build({fence}, {paris});
    CHECK(fence_index_holding(words, paris, 0) == std::vector<std::uint64_t>{7});
    CHECK(fence_index_step(words, {0, paris, 0, 0}).presences.size() == 1);
    CHECK(navigation_step(route_index_build({paris, {50, 3}}), {0, paris, 0, 0}).guidance.next_waypoint == 1);
    CHECK(thrown([&] { (void)fence_index_step(words, {0, {91, 0}, 0, 0}); }) == Status::latitude);
    const auto added = track_add(track_begin(), {0, paris, 0, 0});
    CHECK(track_summarize(track_end(added.state).state).vertex_count == 1);
    CHECK(thrown([&] { (void)track_add(added.state, {-1, paris, 0, 0}); }) == Status::track_time);
    const auto read = gpx_read(gpx);
    CHECK(read.features.size() == 2 && read.report.skipped == 1);
    try {
        (void)kml_read("<kml>&a;</kml>");
        CHECK(false);
    } catch (const Error& error) {
        CHECK(error.status() == Status::xml_reference && error.offset() == 5);
    }
    CHECK(thrown([] { (void)gpx_read(kml); }) == Status::document);
    std::vector<double> eastings(2), northings(2);
    CHECK(utm_forward_batch(values, values, 0, eastings, northings) == Status::partial);
}
#endif

}  // namespace

int main() {
    library();
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
    navigation();
    terrain();
    batches();
#if GRIDNORTH_EXCEPTIONS
    exceptions();
#endif
    std::printf("%d failures\n", failures);
    return failures == 0 ? 0 : 1;
}
