// The grid of map views: beside the same lines made by hand on GeographicLib, on a phone at every zoom, and by size.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "floors.hpp"
#include "geographic.hpp"
#include "places.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

namespace {

using GeographicLib::UTMUPS;

constexpr double MERCATOR_END = 85.05112877980659;
constexpr uint32_t LINES = GN_GRID_DRAW_BORDERS | GN_GRID_DRAW_100_KM | GN_GRID_DRAW_LINES;

gn_grid_options defaults() {
    gn_grid_options options;
    require(gn_grid_options_init(&options), "options");
    return options;
}

// A view and the memory for its drawing, asked for once, as an application would.
struct Drawing {
    gn_bounds view;
    double zoom;
    gn_grid_options options;
    std::vector<char> text;
    std::vector<gn_point> vertices;
    std::vector<gn_grid_line> lines;

    Drawing(gn_bounds bounds, double at, gn_grid_options how = defaults()) : view(bounds), zoom(at), options(how) {
        size_t needed, of_vertices, of_lines;
        gn_grid_geojson(&view, zoom, &options, nullptr, 0, &needed);
        gn_grid_lines(&view, zoom, &options, nullptr, 0, &of_vertices, nullptr, 0, &of_lines);
        text.resize(needed);
        vertices.resize(of_vertices);
        lines.resize(of_lines);
        draw_lines();
        require(gn_grid_geojson(&view, zoom, &options, text.data(), text.size(), nullptr), "GeoJSON of a grid");
    }

    void draw_geojson() { gn_grid_geojson(&view, zoom, &options, text.data(), text.size(), nullptr); }

    void draw_lines() {
        gn_grid_lines(&view, zoom, &options, vertices.data(), vertices.size(), nullptr, lines.data(), lines.size(),
                      nullptr);
    }
};

// The bounds that a screen around a position shows.
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

constexpr gn_screen TILTED{{48.9, 2.3}, 13, PHONE_WIDTH, PHONE_HEIGHT, 30, 60, 0, 512, 0};

// On a phone. No Mercator screen shows a pole: there it is the cap that has as many pixels.
gn_bounds phone(gn_point center, double zoom) {
    if (std::fabs(center.latitude) < 90) return screen(center, zoom, PHONE_WIDTH, PHONE_HEIGHT);
    double meters;
    require(gn_screen_scale(MERCATOR_END, zoom, 512, &meters), "scale");
    double radius = std::fmin(20, meters * std::sqrt(PHONE_WIDTH * PHONE_HEIGHT / M_PI) / 111694);
    if (center.latitude > 0) return {90 - radius, -180, 90, 180};
    return {-90, -180, radius - 90, 180};
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

                require(apart(hand.position(hand.along[i]), vertex) < 1e-6, "a vertex is not on its line");
            }
        }
        result.push_back(std::move(hand));
    }
    return result;
}

// The end of a line: between its last vertex and the next place where a program would have put one, bisected to the
// micrometer.
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
    static const char *const kinds[] = {"", "border", "100-km", "line"};
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
              line.hemisphere == GN_NORTH ? "north" : "south", line.coordinate, line.spacing, line.major ? "true" : "false",
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

// Phone screens at one zoom, and their lines by hand.
struct Screens {
    std::vector<Drawing> drawings;
    std::vector<std::vector<HandLine>> hands;
    std::vector<int> places;  // Decimals in the GeoJSON of each.
    size_t vertices = 0;
    std::vector<char> out;

    Screens(size_t count, double zoom, double tolerance) {
        Places anywhere{uint64_t(zoom)};
        gn_grid_options options = defaults();
        options.content = LINES;
        options.tolerance = tolerance;
        size_t longest = 0;
        while (drawings.size() < count) {
            Drawing drawing(phone(anywhere.between_parallels(-85, 85), zoom), zoom, options);
            if (drawing.lines.empty()) continue;
            vertices += drawing.vertices.size();
            longest = std::max(longest, drawing.text.size());
            hands.push_back(lines_by_hand(drawing));
            places.push_back(decimals(drawing.text));
            drawings.push_back(std::move(drawing));
        }
        out.resize(2 * longest + 1000);
    }

    Run by_hand(bool must_find_ends) {
        return [this, must_find_ends] {
            for (size_t i = 0; i < drawings.size(); i++)
                sink = sink +
                       double(geojson_by_hand(hands[i], drawings[i].view, places[i], must_find_ends, out));
        };
    }

    std::vector<Contest> contests(const std::string &name) {
        const Run draw_geojson = [this] {
            for (Drawing &drawing : drawings) drawing.draw_geojson();
        };
        return {{"gn_grid_geojson", "lines as GeoJSON, " + name, "vertex", vertices, draw_geojson,
                 "by hand on GeographicLib, ends given", by_hand(false), "lines whose ends are given; no borders"},
                {"gn_grid_geojson", "lines as GeoJSON, " + name, "vertex", vertices, draw_geojson,
                 "by hand on GeographicLib, ends found", by_hand(true), "no borders"},
                {"gn_grid_lines", "lines as points, " + name, "vertex", vertices, [this] {
                     for (Drawing &drawing : drawings) drawing.draw_lines();
                 },
                 "", nullptr}};
    }

    std::vector<Floor> bare(const std::string &name) const {
        std::vector<floors::GridText> texts;
        for (size_t i = 0; i < drawings.size(); i++)
            texts.push_back({drawings[i].lines, drawings[i].vertices, drawings[i].text.data(), places[i]});
        return floors::of_grid_texts("lines as GeoJSON, " + name, texts);
    }
};

// MARK: The rest of a map view

// Contests without a peer: one screen at zoom 13.
std::vector<Contest> contests_of_a_screen(Drawing &screen) {
    static std::vector<float> pixels;
    static std::vector<gn_grid_label> labels;
    const gn_point origin = {screen.view.south, screen.view.west};
    size_t count = 0;
    gn_grid_labels(&screen.view, screen.zoom, &screen.options, nullptr, 0, &count);
    labels.resize(count);
    pixels.resize(2 * screen.vertices.size());
    return {{"gn_grid_geojson", "all of a phone screen, zoom 13", "screen", 1, [&screen] { screen.draw_geojson(); }, "",
             nullptr},
            {"gn_grid_lines_pixels", "lines of a phone screen in pixels, zoom 13", "vertex", screen.vertices.size(),
             [&screen, origin] {
                 gn_grid_lines_pixels(&screen.view, screen.zoom, &screen.options, &origin, pixels.data(),
                                      pixels.size() / 2, nullptr, screen.lines.data(), screen.lines.size(), nullptr);
             },
             "", nullptr},
            {"gn_grid_labels", "labels of a phone screen, zoom 13", "label", labels.size(),
             [&screen] {
                 gn_grid_labels(&screen.view, screen.zoom, &screen.options, labels.data(), labels.size(), nullptr);
             },
             "", nullptr},
            {"gn_grid_spacing", "spacing of the lines, zoom 13", "screen", 1,
             [&screen] {
                 double spacing = 0;
                 gn_grid_spacing(&screen.view, screen.zoom, &screen.options, &spacing);
                 sink = sink + spacing;
             },
             "", nullptr},
            {"gn_grid_bound", "bound of the vertices, zoom 13", "screen", 1,
             [&screen] {
                 size_t bound = 0;
                 gn_grid_bound(&screen.view, screen.zoom, &screen.options, &bound);
                 sink = sink + double(bound);
             },
             "", nullptr},
            {"gn_screen_scale", "meters of a pixel", "call", 1,
             [] {
                 double meters = 0;
                 gn_screen_scale(48.9, 13, 512, &meters);
                 sink = sink + meters;
             },
             "", nullptr},
            {"gn_screen_scale_bar", "scale bar", "call", 1,
             [] {
                 gn_scale_bar bar{};
                 gn_screen_scale_bar(48.9, 13, 512, 120, GN_UNITS_METRIC, &bar);
                 sink = sink + bar.width;
             },
             "", nullptr},
            {"gn_screen_view", "view of a tilted screen", "call", 1,
             [] {
                 gn_bounds view{};
                 gn_screen_view(&TILTED, &view);
                 sink = sink + view.south;
             },
             "", nullptr},
            {"gn_screen_point_to_pixel", "position to pixel", "call", 1,
             [] {
                 const gn_point position{48.91, 2.31};
                 double x = 0, y = 0;
                 gn_screen_point_to_pixel(&TILTED, &position, &x, &y);
                 sink = sink + x + y;
             },
             "", nullptr},
            {"gn_screen_pixel_to_point", "pixel to position", "call", 1,
             [] {
                 gn_point position{};
                 gn_screen_pixel_to_point(&TILTED, 120, 300, &position);
                 sink = sink + position.latitude;
             },
             "", nullptr}};
}

// MARK: A phone, everywhere

// A phone's screen at a place: its times in microseconds, and its vertices.
struct Phone {
    gn_point place;
    double all, lines;
    size_t vertices;
};

Phone time_phone(gn_point place, double zoom, int repetitions) {
    Drawing drawing(phone(place, zoom), zoom);
    Timed all([&] { drawing.draw_geojson(); }), lines([&] { drawing.draw_lines(); });
    for (int i = 0; i < repetitions; i++) {
        all.repeat();
        lines.repeat();
    }
    return {place, median(all.times()) / 1000, median(lines.times()) / 1000, drawing.vertices.size()};
}

std::string name_of(gn_point place) {
    char reference[GN_MGRS_CAPACITY], text[100];
    gn_mgrs_encode(place.latitude, place.longitude, GN_MGRS_1_KM, reference, sizeof reference, nullptr);
    std::snprintf(text, sizeof text, "%.3f %.3f (%s)", place.latitude, place.longitude, reference);
    return text;
}

template <class Value> double middle(const std::vector<Phone> &phones, Value Phone::*value) {
    std::vector<double> values;
    for (const Phone &phone : phones) values.push_back(double(phone.*value));
    return median(values);
}

void time_phones(const Effort &effort) {
    // Where grid zones meet, where they are narrow, where projections end; then anywhere.
    std::vector<gn_point> places = {
        {0, 0},      {0, 6},      {0, 180},   {8, 12},    {40, -96},    {48, 12},    {56, 3},  {64, 6},    {72, 9},
        {72, 21},    {72, 33},    {72, 0},    {78, 15},   {80, 20.5},   {83.9, 10},  {84, 0},  {84, 9},    {84, 180},
        {-80, 180},  {-80, 0},    {-79.9, 9}, {-72, 180}, {85, 45},     {85, 90},    {85, 0},  {85, -135}, {-85, 45},
        {90, 0},     {-90, 0},    {-85, 0},   {-84, -60}, {81, -66},    {70, 178},   {59, 11}, {-16, 180}, {48.9, 2.3}};
    Places anywhere{2};
    while (places.size() < effort.places) places.push_back(anywhere.between_parallels(-85, 85));
    places.resize(effort.places);

    for (int zoom = 0; zoom <= 22; zoom += 2) {
        std::vector<Phone> phones;
        for (gn_point place : places) phones.push_back(time_phone(place, zoom, std::min(3, effort.repetitions)));
        // The slowest ones again, with more care: a time may be long because the machine was busy.
        std::sort(phones.begin(), phones.end(), [](const Phone &a, const Phone &b) { return a.all > b.all; });
        Phone worst{};
        for (size_t i = 0; i < std::min<size_t>(5, phones.size()); i++) {
            const Phone again = time_phone(phones[i].place, zoom, effort.repetitions);
            if (again.all > worst.all) worst = again;
        }
        Record("phone")
            .number("zoom", zoom)
            .number("vertices", middle(phones, &Phone::vertices))
            .number("lines", middle(phones, &Phone::lines))
            .number("all", middle(phones, &Phone::all))
            .number("worst", worst.all)
            .text("there", name_of(worst.place));
    }
}

// MARK: By size

// More and more lines, then ever finer ones, around 32UNV.
void time_sizes(const Effort &effort) {
    const gn_point center = {49.2, 9.7};
    auto time = [&](const std::string &name, double side, double zoom, double tolerance) {
        gn_grid_options options = defaults();
        options.content = LINES;
        options.tolerance = tolerance;
        options.max_vertices = 1u << 30;
        Drawing drawing(screen(center, zoom, side, side), zoom, options);
        Timed text([&] { drawing.draw_geojson(); }), lines([&] { drawing.draw_lines(); });
        for (int i = 0; i < effort.repetitions; i++) {
            lines.repeat();
            text.repeat();
        }
        const double vertices = double(drawing.vertices.size());
        Record("grid size")
            .text("drawn", name)
            .number("vertices", vertices)
            .number("lines", double(drawing.lines.size()))
            .number("points", median(lines.times()) / vertices)
            .number("geojson", median(text.times()) / vertices);
    };
    for (int side = 256; side <= 16384; side *= 4)
        time("zoom 12, " + std::to_string(side) + " pixels square", side, 12, 0.25);
    for (const char *tolerance : {"1", "0.1", "0.01", "0.001", "0.0001"})
        time(std::string("zoom 8, 4096 pixels square, to ") + tolerance + " pixels", 4096, 8, std::stod(tolerance));
}

} // namespace

void time_grids(const Effort &effort) {
    const size_t screens = std::max<size_t>(1, effort.places / 10);
    std::vector<std::unique_ptr<Screens>> all;
    std::vector<Contest> contests;
    std::vector<Floor> bare;
    auto add = [&](const std::string &name, double zoom, double tolerance) {
        all.push_back(std::make_unique<Screens>(screens, zoom, tolerance));
        for (Contest &contest : all.back()->contests(name)) contests.push_back(std::move(contest));
        for (Floor &floor : all.back()->bare(name)) bare.push_back(std::move(floor));
    };
    for (int zoom : {6, 9, 12, 15, 18}) add("phone, zoom " + std::to_string(zoom), zoom, defaults().tolerance);
    add("long lines, zoom 6", 6, 0.0005);
    add("long lines, zoom 9", 9, 0.0005);
    Drawing one(phone({48.9, 2.3}, 13), 13);
    for (Contest &contest : contests_of_a_screen(one)) contests.push_back(std::move(contest));
    hold(effort, "Grids of map views", contests, bare);
    time_phones(effort);
    time_sizes(effort);
}
