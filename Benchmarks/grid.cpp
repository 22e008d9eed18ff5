// The grid of map views: beside the same lines made by hand on GeographicLib, on a phone at every zoom, and by size.
//
//   grid [PLACES [REPETITIONS]]    default: 300 places, 7 repetitions
//
// Every repetition times each contender once, so that a machine that slows down slows all of them down; tables give
// medians.
//
// SPDX-License-Identifier: MIT
#include "timing.hpp"

#include <gridnorth.h>

#include <GeographicLib/Constants.hpp>
#include <GeographicLib/UTMUPS.hpp>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

namespace {

using GeographicLib::UTMUPS;

constexpr double DEGREE = M_PI / 180;
constexpr double MERCATOR_END = 85.05112877980659;
constexpr uint32_t LINES = GN_GRID_DRAW_BORDERS | GN_GRID_DRAW_100_KM | GN_GRID_DRAW_LINES;

void require(gn_status status, const char *what) {
    if (status == GN_OK || status == GN_BUFFER_TOO_SMALL) return;
    std::fprintf(stderr, "grid: %s: %s\n", what, gn_status_name(status));
    std::exit(1);
}

gn_grid_options defaults() {
    gn_grid_options options;
    require(gn_grid_options_init(&options), "options");
    return options;
}

// A view and the memory for what is drawn of it, asked for once, as an application would.
struct Drawing {
    gn_bounds view;
    double zoom;
    gn_grid_options options;
    std::vector<char> text;
    std::vector<gn_point> vertices;
    std::vector<gn_grid_line> lines;

    Drawing(gn_bounds bounds, double at, gn_grid_options how = defaults()) : view(bounds), zoom(at), options(how) {
        size_t length, of_vertices, of_lines;
        require(gn_grid_geojson(&view, zoom, &options, nullptr, 0, &length), "size of GeoJSON");
        require(gn_grid_lines(&view, zoom, &options, nullptr, 0, &of_vertices, nullptr, 0, &of_lines), "size of lines");
        text.resize(length + 1);
        vertices.resize(of_vertices);
        lines.resize(of_lines);
        draw_lines();
        draw_geojson();
    }

    void draw_geojson() { gn_grid_geojson(&view, zoom, &options, text.data(), text.size(), nullptr); }

    void draw_lines() {
        gn_grid_lines(&view, zoom, &options, vertices.data(), vertices.size(), nullptr, lines.data(), lines.size(),
                      nullptr);
    }
};

// What a screen around a position shows.
gn_bounds screen(gn_point center, double zoom, double width, double height) {
    double degree = 512 * std::exp2(zoom) / 360, middle = std::asinh(std::tan(center.latitude * DEGREE));
    auto latitude = [&](double pixels) {
        double beyond = std::atan(std::sinh(middle + pixels / degree * DEGREE)) / DEGREE;
        return std::fmin(MERCATOR_END, std::fmax(-MERCATOR_END, beyond));
    };
    double half = std::fmin(180, width / 2 / degree);
    return {latitude(-height / 2), center.longitude - half, latitude(height / 2), center.longitude + half};
}

constexpr double PHONE_WIDTH = 390, PHONE_HEIGHT = 844;

// On a phone. No Mercator screen shows a pole: there it is the cap that has as many pixels.
gn_bounds phone(gn_point center, double zoom) {
    if (std::fabs(center.latitude) < 90) return screen(center, zoom, PHONE_WIDTH, PHONE_HEIGHT);
    double metres;
    require(gn_screen_scale(MERCATOR_END, zoom, 512, &metres), "scale");
    double radius = std::fmin(20, metres * std::sqrt(PHONE_WIDTH * PHONE_HEIGHT / M_PI) / 111694);
    if (center.latitude > 0) return {90 - radius, -180, 90, 180};
    return {-90, -180, radius - 90, 180};
}

gn_point random_place(std::mt19937_64 &random) {
    std::uniform_real_distribution<double> sine{-1, 1}, longitude{-180, 180};
    double latitude = std::asin(sine(random)) / DEGREE;
    return {std::fmin(85, std::fmax(-85, latitude)), longitude(random)};
}

// MARK: By hand

// A line as a program without this library has it: its zone, its coordinate, and where along it the vertices are.
struct HandLine {
    gn_grid_line line;
    std::vector<double> along;  // Empty for borders, whose vertices need no projection.
    const gn_point *vertices;

    gn_point position(double distance) const {
        bool easting = line.axis == GN_AXIS_EASTING;
        gn_point point;
        UTMUPS::Reverse(line.zone, line.hemisphere == GN_NORTH, easting ? line.coordinate : distance,
                        easting ? distance : line.coordinate, point.latitude, point.longitude);
        return point;
    }
};

std::vector<HandLine> lines_by_hand(const Drawing &drawing) {
    std::vector<HandLine> result;
    for (const gn_grid_line &line : drawing.lines) {
        HandLine hand{line, {}, &drawing.vertices[line.first]};
        if (line.kind != GN_GRID_BORDER) {
            for (size_t i = 0; i < line.count; i++) {
                int zone;
                bool north;
                double x, y;
                const gn_point &vertex = hand.vertices[i];
                UTMUPS::Forward(vertex.latitude, vertex.longitude, zone, north, x, y, line.zone);
                // A vertex on the equator belongs to the northern hemisphere, its line perhaps to the southern.
                if (line.zone != GN_ZONE_UPS && north != (line.hemisphere == GN_NORTH)) y += north ? 1e7 : -1e7;
                hand.along.push_back(line.axis == GN_AXIS_EASTING ? y : x);

                // Both must draw the same: to a micrometre, in degrees.
                gn_point again = hand.position(hand.along[i]);
                double east = std::remainder(again.longitude - vertex.longitude, 360);
                east *= std::cos(vertex.latitude * DEGREE);
                if (!(std::hypot(again.latitude - vertex.latitude, east) < 9e-12)) {
                    std::fprintf(stderr, "grid: a vertex is not on its line: %.12f %.12f, zone %d, %s %.0f\n",
                                 vertex.latitude, vertex.longitude, line.zone,
                                 line.axis == GN_AXIS_EASTING ? "easting" : "northing", line.coordinate);
                    std::exit(1);
                }
            }
        }
        result.push_back(std::move(hand));
    }
    return result;
}

// The end of a line: between its last vertex and the next place where a program would have put one, bisected to the
// micrometre.
double find_end(const HandLine &hand, const gn_bounds &view, double inside, double outside) {
    bool north = hand.line.hemisphere == GN_NORTH;
    while (std::fabs(outside - inside) > 1e-6) {
        double middle = (inside + outside) / 2;
        gn_point point = hand.position(middle);
        double east = std::remainder(point.longitude - (view.west + view.east) / 2, 360);
        bool is_inside = point.latitude >= view.south && point.latitude <= view.north &&
                         std::fabs(east) <= (view.east - view.west) / 2 && (point.latitude >= 0) == north &&
                         UTMUPS::StandardZone(point.latitude, point.longitude) == hand.line.zone;
        (is_inside ? inside : outside) = middle;
    }
    return inside;
}

// GeoJSON with the properties of gn_grid_geojson(); gives its length.
size_t geojson_by_hand(const std::vector<HandLine> &lines, const gn_bounds &view, int decimals, bool must_find_ends,
                       std::vector<char> &out) {
    static const char *const kinds[] = {"", "border", "100km", "grid"};
    static const char *const axes[] = {"", "easting", "northing", "longitude", "latitude"};
    char *cursor = out.data(), *end = cursor + out.size();
    auto print = [&](const char *format, auto... values) {
        cursor += std::snprintf(cursor, size_t(end - cursor), format, values...);
    };
    print("%s", "{\"type\":\"FeatureCollection\",\"features\":[");
    for (const HandLine &hand : lines) {
        const gn_grid_line &line = hand.line;
        print("%s{\"type\":\"Feature\",\"geometry\":{\"type\":\"LineString\",\"coordinates\":[",
              &hand == &lines[0] ? "" : ",");
        for (size_t i = 0; i < line.count; i++) {
            gn_point point;
            if (hand.along.empty()) {
                point = hand.vertices[i];
            } else {
                double along = hand.along[i];
                if (must_find_ends && i == 0) along = find_end(hand, view, along, along - line.spacing);
                if (must_find_ends && i == line.count - 1) along = find_end(hand, view, along, along + line.spacing);
                point = hand.position(along);
            }
            print("%s[%.*f,%.*f]", i == 0 ? "" : ",", decimals, point.longitude, decimals, point.latitude);
        }
        print("]},\"properties\":{\"kind\":\"%s\",\"axis\":\"%s\"", kinds[line.kind], axes[line.axis]);
        if (line.zone != GN_ZONE_ALL) print(",\"zone\":%d", line.zone);
        print(",\"hemisphere\":\"%s\",\"coordinate\":%g,\"spacing\":%g,\"major\":%s,\"width\":%g,\"opacity\":%g}}",
              line.hemisphere == GN_NORTH ? "N" : "S", line.coordinate, line.spacing, line.major ? "true" : "false",
              double(line.width), double(line.opacity));
    }
    print("%s", "]}");
    return size_t(cursor - out.data());
}

// The most decimals of a number in the text: by hand it gets as many, and no fewer zeros at its end.
int decimals(const std::vector<char> &text) {
    int most = 0, current = -1;
    for (char byte : text) {
        if (byte >= '0' && byte <= '9')
            current += current >= 0;
        else
            current = byte == '.' ? 0 : -1;
        most = std::max(most, current);
    }
    return most;
}

void compare(const char *name, const std::vector<Drawing> &given, int repetitions) {
    std::vector<Drawing> drawings = given;
    std::vector<std::vector<HandLine>> hands;
    std::vector<int> places;
    double vertices = 0, lines = 0;
    size_t longest = 0;
    for (const Drawing &drawing : drawings) {
        vertices += double(drawing.vertices.size());
        lines += double(drawing.lines.size());
        longest = std::max(longest, drawing.text.size());
        hands.push_back(lines_by_hand(drawing));
        places.push_back(decimals(drawing.text));
    }
    std::vector<char> out(2 * longest + 1000);
    volatile size_t sink = 0;
    std::vector<double> ours, only_lines, given_ends, finding_ends;
    auto time = [&](std::vector<double> &times, auto draw) {
        times.push_back(nanoseconds([&] {
                            for (size_t i = 0; i < drawings.size(); i++) draw(i);
                        }) /
                        vertices);
    };
    for (int repetition = 0; repetition < repetitions; repetition++) {
        time(only_lines, [&](size_t i) { drawings[i].draw_lines(); });
        time(ours, [&](size_t i) { drawings[i].draw_geojson(); });
        time(given_ends, [&](size_t i) {
            sink = sink + geojson_by_hand(hands[i], drawings[i].view, places[i], false, out);
        });
        time(finding_ends, [&](size_t i) {
            sink = sink + geojson_by_hand(hands[i], drawings[i].view, places[i], true, out);
        });
    }
    double text = median(ours), by_hand = median(given_ends), with_ends = median(finding_ends);
    std::printf("| %s | %.0f | %.1f | %.0f | %.0f | %.0f | %.1f | %.0f | %.0f |\n", name, vertices, vertices / lines,
                median(only_lines), text, by_hand, by_hand / text, with_ends, with_ends / text);
}

void compare_by_hand(int places, int repetitions) {
    std::printf("Lines as GeoJSON beside the same by hand on GeographicLib %s: ns a vertex\n\n",
                GEOGRAPHICLIB_VERSION_STRING);
    std::printf("| phone screens | vertices | a line | lines alone | GeoJSON | by hand, ends given | ratio "
                "| by hand, ends found | ratio |\n|---|---|---|---|---|---|---|---|---|\n");
    gn_grid_options options = defaults();
    options.content = LINES;
    auto draw = [&](const char *name, double zoom) {
        std::mt19937_64 random{uint64_t(zoom)};
        std::vector<Drawing> drawings;
        for (int i = 0; i < std::max(1, places / 10); i++) {
            Drawing drawing(phone(random_place(random), zoom), zoom, options);
            if (!drawing.lines.empty()) drawings.push_back(std::move(drawing));
        }
        if (!drawings.empty()) compare(name, drawings, repetitions);
    };
    draw("zoom 6", 6);
    draw("zoom 9", 9);
    draw("zoom 12", 12);
    draw("zoom 15", 15);
    draw("zoom 18", 18);
    options.tolerance = 0.0005;
    draw("zoom 6, to 0.0005 pixels", 6);
    draw("zoom 9, to 0.0005 pixels", 9);
    std::printf("\n");
}

// MARK: A phone, everywhere

struct Timed {
    gn_point place;
    double zoom, all, lines;
    size_t vertices, bytes;
};

Timed time_phone(gn_point place, double zoom, int repetitions) {
    Drawing drawing(phone(place, zoom), zoom);
    std::vector<double> all, lines;
    for (int i = 0; i < repetitions; i++) {
        all.push_back(nanoseconds([&] { drawing.draw_geojson(); }) / 1000);
        lines.push_back(nanoseconds([&] { drawing.draw_lines(); }) / 1000);
    }
    return {place, zoom, median(all), median(lines), drawing.vertices.size(), drawing.text.size() - 1};
}

std::string name_of(gn_point place) {
    char reference[GN_MGRS_CAPACITY], text[100];
    gn_mgrs_encode(place.latitude, place.longitude, GN_MGRS_1_KM, reference, sizeof reference, nullptr);
    std::snprintf(text, sizeof text, "%.3f %.3f (%s)", place.latitude, place.longitude, reference);
    return text;
}

void time_phones(int count, int repetitions) {
    // Where grid zones meet, where they are narrow, where projections end; then anywhere.
    std::vector<gn_point> places = {
        {0, 0},      {0, 6},      {0, 180},   {8, 12},    {40, -96},    {48, 12},    {56, 3},  {64, 6},    {72, 9},
        {72, 21},    {72, 33},    {72, 0},    {78, 15},   {80, 20.5},   {83.9, 10},  {84, 0},  {84, 9},    {84, 180},
        {-80, 180},  {-80, 0},    {-79.9, 9}, {-72, 180}, {85, 45},     {85, 90},    {85, 0},  {85, -135}, {-85, 45},
        {90, 0},     {-90, 0},    {-85, 0},   {-84, -60}, {81, -66},    {70, 178},   {59, 11}, {-16, 180}, {48.9, 2.3}};
    std::mt19937_64 random{2};
    while (int(places.size()) < count) places.push_back(random_place(random));
    places.resize(size_t(count));

    std::printf("A phone, %.0f x %.0f pixels, at %d places: microseconds at the median place and the worst\n\n",
                PHONE_WIDTH, PHONE_HEIGHT, count);
    std::printf("| zoom | spacing, m | vertices | bytes | lines alone | worst "
                "| lines, labels, GeoJSON | worst | there |\n|---|---|---|---|---|---|---|---|---|\n");
    Timed worst{};
    for (int zoom = 0; zoom <= 22; zoom++) {
        std::vector<Timed> timed;
        std::vector<double> all, lines, vertices, bytes, spacings;
        for (gn_point place : places) {
            Timed one = time_phone(place, zoom, std::min(3, repetitions));
            gn_bounds view = phone(place, zoom);
            double spacing;
            require(gn_grid_spacing(&view, zoom, nullptr, &spacing), "spacing");
            timed.push_back(one);
            all.push_back(one.all);
            lines.push_back(one.lines);
            vertices.push_back(double(one.vertices));
            bytes.push_back(double(one.bytes));
            spacings.push_back(spacing);
        }
        // The slowest ones again, with more care: a time may be long because the machine was busy.
        auto worst_by = [&](double Timed::*what) {
            std::sort(timed.begin(), timed.end(), [&](const Timed &a, const Timed &b) { return a.*what > b.*what; });
            Timed result{};
            for (size_t i = 0; i < std::min<size_t>(5, timed.size()); i++) {
                Timed again = time_phone(timed[i].place, zoom, 3 * repetitions);
                if (again.*what > result.*what) result = again;
            }
            return result;
        };
        Timed worst_lines = worst_by(&Timed::lines), worst_all = worst_by(&Timed::all);
        if (worst_all.all > worst.all) worst = worst_all;
        std::printf("| %d | %.0f | %.0f | %.0f | %.0f | %.0f | %.0f | %.0f | %s |\n", zoom, median(spacings),
                    median(vertices), median(bytes), median(lines), worst_lines.lines, median(all), worst_all.all,
                    name_of(worst_all.place).c_str());
    }
    std::printf("\nThe worst view: zoom %.0f at %s, %zu vertices, %zu bytes: %.0f microseconds\n\n", worst.zoom,
                name_of(worst.place).c_str(), worst.vertices, worst.bytes, worst.all);
}

// MARK: By size

void time_sizes(int repetitions) {
    std::printf("Cost by number of vertices: lines as GeoJSON around 32UNV, microseconds and ns a vertex\n\n");
    std::printf("| drawn | vertices | lines | lines alone | a vertex | GeoJSON | a vertex |\n"
                "|---|---|---|---|---|---|---|\n");
    const gn_point center = {49.2, 9.7};
    auto row = [&](const std::string &name, double side, double zoom, double tolerance) {
        gn_grid_options options = defaults();
        options.content = LINES;
        options.tolerance = tolerance;
        options.max_vertices = 1u << 30;
        Drawing drawing(screen(center, zoom, side, side), zoom, options);
        std::vector<double> text, lines;
        for (int i = 0; i < repetitions; i++) {
            lines.push_back(nanoseconds([&] { drawing.draw_lines(); }));
            text.push_back(nanoseconds([&] { drawing.draw_geojson(); }));
        }
        double vertices = double(drawing.vertices.size());
        std::printf("| %s | %.0f | %zu | %.0f | %.0f | %.0f | %.0f |\n", name.c_str(), vertices, drawing.lines.size(),
                    median(lines) / 1000, median(lines) / vertices, median(text) / 1000, median(text) / vertices);
    };
    for (int side = 256; side <= 32768; side *= 2)
        row("zoom 12, " + std::to_string(side) + " pixels square", side, 12, 0.25);
    for (double tolerance : {1.0, 0.1, 0.01, 0.001, 0.0001}) {
        char name[64];
        std::snprintf(name, sizeof name, "zoom 8, 4096 pixels square, to %g pixels", tolerance);
        row(name, 4096, 8, tolerance);
    }
}

} // namespace

int main(int argc, char **argv) {
    const int places = argc > 1 ? std::atoi(argv[1]) : 300;
    const int repetitions = argc > 2 ? std::atoi(argv[2]) : 7;
    if (places < 1 || repetitions < 1) {
        std::fprintf(stderr, "usage: grid [PLACES [REPETITIONS]]\n");
        return 2;
    }
    std::printf("GridNorth %s; median of %d, one core\n\n", gn_version(), repetitions);
    compare_by_hand(places, repetitions);
    time_phones(places, repetitions);
    time_sizes(repetitions);
    return 0;
}
