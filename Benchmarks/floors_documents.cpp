// The floors of documents: GeoJSON written, and GPX read.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "floor_digits.hpp"
#include "floor_formulas.hpp"
#include "floors.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <list>
#include <memory>
#include <set>
#ifdef __AVX512BW__
#include <immintrin.h>
#endif

namespace floors {
namespace {

// MARK: GeoJSON

GN_FLOOR char *store(char *out, const std::string &text) {
    std::memcpy(out, text.data(), text.size());
    return out + text.size();
}

/// "[2.25,1.5],"
GN_FLOOR char *store(char *out, double latitude, double longitude, uint64_t shift) {
    *out = '[';
    out = floors::store(out + 1, trimmed_text_of(longitude, shift));
    *out = ',';
    out = floors::store(out + 1, trimmed_text_of(latitude, shift));
    std::memcpy(out, "],", 2);
    return out + 2;
}

const std::string POLYGON = R"({"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":[[)";

/// A ring with its first vertex again at the end.
[[gnu::noinline]] size_t write_polygon(const gn_point *points, size_t count, char *out) {
    char *here = store(out, POLYGON);
    for (size_t i = 0; i < count; i++) here = store(here, points[i].latitude, points[i].longitude, 1);
    here = store(here, points[0].latitude, points[0].longitude, 1) - 1;
    std::memcpy(here, "]]}}", 5);
    return size_t(here + 5 - out);
}

/// A grid whose lines are only projected and written: the texts between their coordinates are there.
struct Grid {
    // Before each line, and after the last one: few differ but for their number, so that two parts of each are shared.
    std::vector<const std::string *> heads, tails;
    std::vector<std::string> numbers;
    std::set<std::string> shared;
    std::vector<size_t> counts;      // Vertices of a line.
    std::vector<bool> are_projected;
    std::vector<double> x, y, central;  // Of those that are projected: from the origin of UTM, and their meridians.
    std::vector<gn_point> given;        // Of borders and polar lines.
    mutable std::vector<double> latitudes, longitudes;
    uint64_t shift = 1;

    explicit Grid(const GridText &grid) {
        const std::string start = "\"coordinates\":[";
        size_t from = 0;
        for (const gn_grid_line &line : grid.lines) {
            const size_t to = grid.text.find(start, from) + start.size();
            add(grid.text.substr(from, to - from));
            from = grid.text.find("]]", to) + 1;
            counts.push_back(line.count);
            are_projected.push_back(line.kind != GN_GRID_BORDER && line.zone > 0);
            for (size_t i = 0; i < line.count; i++) add(grid.vertices[line.first + i], line);
        }
        add(grid.text.substr(from));
        latitudes.resize(x.size()), longitudes.resize(x.size());
        for (int i = grid.decimals; i < 7; i++) shift *= 10;
    }

    void add(const std::string &text) {
        const std::string label = "\"coordinate\":";
        const size_t start = std::min(text.find(label), text.size() - label.size()) + label.size();
        const size_t end = std::min(text.find(',', start), text.size());
        heads.push_back(&*shared.insert(text.substr(0, start)).first);
        numbers.push_back(text.substr(start, end - start));
        tails.push_back(&*shared.insert(text.substr(end)).first);
    }

    char *store_text(char *out, size_t line) const {
        return store(store(store(out, *heads[line]), numbers[line]), *tails[line]);
    }

    void add(const gn_point &point, const gn_grid_line &line) {
        if (!are_projected.back()) return given.push_back(point);
        gn_utm utm;
        require(gn_utm_forward(point.latitude, point.longitude, line.zone, &utm), "a vertex of a grid");
        x.push_back(utm.easting - FALSE_EASTING);
        y.push_back(utm.northing - (utm.hemisphere == GN_NORTH ? 0 : FALSE_NORTHING));
        central.push_back(6 * line.zone - 183);
    }

    void project() const {
        const double *__restrict from_x = x.data(), *__restrict from_y = y.data(), *__restrict meridians = central.data();
        double *__restrict to_latitudes = latitudes.data(), *__restrict to_longitudes = longitudes.data();
        for (size_t i = 0, count = x.size(); i < count; i++) {
            const Position position = utm_inverse(from_x[i], from_y[i]);
            to_latitudes[i] = position.latitude;
            to_longitudes[i] = position.longitude + meridians[i];
        }
    }

    [[gnu::noinline]] size_t write(char *out) const {
        project();
        char *here = out;
        size_t row = 0;
        const gn_point *point = given.data();
        for (size_t line = 0; line < counts.size(); line++) {
            here = store_text(here, line);
            for (size_t i = 0; i < counts[line]; i++) {
                if (are_projected[line]) {
                    here = store(here, latitudes[row], longitudes[row], shift);
                    row++;
                } else {
                    here = store(here, point->latitude, point->longitude, shift);
                    point++;
                }
            }
            here--;
        }
        here = store_text(here, counts.size());
        return size_t(here - out);
    }
};

// MARK: XML

/// A bit for each of 64 bytes that is this character.
GN_FLOOR uint64_t those(char character, const char *text) {
#ifdef __AVX512BW__
    return _mm512_cmpeq_epi8_mask(_mm512_loadu_si512(text), _mm512_set1_epi8(character));
#else
    uint64_t mask = 0;
    for (int i = 0; i < 64; i++) mask |= uint64_t(text[i] == character) << i;
    return mask;
#endif
}

/// "2026-11-22T08:17:05Z" in seconds since 1970; years begin in March.
GN_FLOOR double seconds_of(const char *text) {
    auto two = [text](int at) { return (text[at] - '0') * 10 + (text[at + 1] - '0'); };
    const int month = two(5), early = month <= 2, year = two(0) * 100 + two(2) - early;
    const int of_year = (153 * (month + (early ? 9 : -3)) + 2) / 5 + two(8) - 1;
    const int days = year * 365 + year / 4 - year / 100 + year / 400 + of_year - 719468;
    return double(days) * 86400 + double(two(11) * 3600 + two(14) * 60 + two(17));
}

/// Points, altitudes and times of a track. An element is told by its first letters.
[[gnu::noinline]] size_t read_track(const char *text, size_t size, gn_vertex *out) {
    gn_vertex here = {};
    size_t count = 0;
    for (size_t block = 0; block < size; block += 64) {
        for (uint64_t mask = those('<', text + block); mask != 0; mask &= mask - 1) {
            const char *tag = text + block + std::countr_zero(mask);
            if (tag[1] == 't' && tag[2] == 'r' && tag[4] == 'p') {
                const Number latitude = read_number(tag + std::strlen("<trkpt lat=\""));
                here.point = {latitude.value, read_number(latitude.end + std::strlen("\" lon=\"")).value};
            } else if (tag[1] == 'e') {
                here.altitude = read_number(tag + std::strlen("<ele>")).value;
            } else if (tag[1] == 't' && tag[2] == 'i') {
                here.time = seconds_of(tag + std::strlen("<time>"));
            } else if (tag[1] == '/' && tag[2] == 't' && tag[5] == 'p') {
                out[count++] = here;
            }
        }
    }
    return count;
}

/// The last four letters of an attribute's name.
constexpr uint32_t letters(const char (&name)[5]) {
    uint32_t all = 0;
    for (int i = 4; i-- > 0;) all = all << 8 | uint8_t(name[i]);
    return all;
}

/// 9999999 is a number that is not known.
GN_FLOOR double known_number(const char *text) {
    const double value = read_number(text).value;
    return value < 9999999 ? value : NAN;
}

/// The attributes of an event that gn_cot_read() gives, told by the end of their names: every second quote begins a value.
[[gnu::noinline]] void read_event(const char *text, size_t size, gn_feature &feature, gn_vertex &vertex) {
    size_t start = 0;
    auto span = [&](size_t end) { return gn_span{start, end - start}; };
    auto seconds = [&] { return seconds_of(text + start) + double(number_of(word_at(text + start + 20) << 40)) / 1000; };
    bool is_start = true;
    for (size_t block = 0; block < size; block += 64) {
        for (uint64_t mask = those('"', text + block); mask != 0; mask &= mask - 1, is_start = !is_start) {
            const size_t quote = block + size_t(std::countr_zero(mask));
            if (is_start) {
                start = quote + 1;
                continue;
            }
            uint32_t name;
            std::memcpy(&name, text + start - 6, sizeof name);
            const char *value = text + start;
            switch (name) {
            case letters(" uid"): feature.uid = span(quote); break;
            case letters("type"): feature.type = span(quote); break;
            case letters(" how"): feature.how = span(quote); break;
            case letters("sign"): feature.name = span(quote); break;
            case letters("time"): feature.time = seconds(); break;
            case letters("tart"): feature.start = seconds(); break;
            case letters("tale"): feature.stale = seconds(); break;
            case letters(" lat"): vertex.point.latitude = read_number(value).value; break;
            case letters(" lon"): vertex.point.longitude = read_number(value).value; break;
            case letters(" hae"): vertex.altitude = known_number(value); break;
            case letters("\" ce"): feature.circular_error = known_number(value); break;
            case letters("\" le"): feature.linear_error = known_number(value); break;
            case letters("urse"): feature.course = known_number(value); break;
            case letters("peed"): feature.speed = known_number(value); break;
            default: break;
            }
        }
    }
}

} // namespace

std::vector<Floor> of_polygon_texts(const Points &points, size_t vertices) {
    auto out = std::make_shared<std::vector<char>>(1 << 16);
    std::vector<char> ours(1 << 16);
    for (size_t i = 0; i < points.size(); i += vertices) {
        size_t needed;
        require(gn_polygon_geojson(&points[i], vertices, nullptr, 0, nullptr, nullptr, 0, ours.data(), ours.size(), &needed),
                "GeoJSON");
        require(write_polygon(&points[i], vertices, out->data()) == needed && std::strcmp(ours.data(), out->data()) == 0,
                "the floor of GeoJSON writes otherwise");
    }
    return {{"gn_polygon_geojson", "GeoJSON, 64 vertices", [=, &points] {
                 for (size_t i = 0; i < points.size(); i += vertices)
                     sink = sink + double(write_polygon(&points[i], vertices, out->data()));
             }}};
}

std::vector<Floor> of_grid_texts(const std::string &operation, const std::vector<GridText> &texts) {
    auto grids = std::make_shared<std::list<Grid>>();
    size_t longest = 0, others = 0;
    for (const GridText &text : texts) longest = std::max(longest, text.text.size());
    auto out = std::make_shared<std::vector<char>>(2 * longest + 100);
    for (const GridText &text : texts) {
        grids->emplace_back(text);
        const size_t size = grids->back().write(out->data());
        others += text.text.compare(0, text.text.size(), out->data(), size) != 0;
    }
    // Where a digit changes within a nanometer, both are right.
    require(others <= texts.size() / 20, "the floor of grids writes otherwise");
    return {{"gn_grid_geojson", operation, [=] {
                 for (const Grid &grid : *grids) sink = sink + double(grid.write(out->data()));
             }}};
}

std::vector<Floor> of_gpx(const std::string &document, const std::vector<gn_vertex> &vertices) {
    auto text = std::make_shared<std::string>(document + std::string(128, ' '));
    auto out = std::make_shared<std::vector<gn_vertex>>(vertices.size());
    require(read_track(text->data(), document.size(), out->data()) == vertices.size(), "the floor of GPX reads fewer points");
    for (size_t i = 0; i < vertices.size(); i++) {
        const gn_vertex &ours = vertices[i], &vertex = (*out)[i];
        require(ours.point.latitude == vertex.point.latitude && ours.point.longitude == vertex.point.longitude &&
                    ours.altitude == vertex.altitude && ours.time == vertex.time,
                "the floor of GPX reads otherwise");
    }
    const Run run = [=, size = document.size()] { sink = sink + double(read_track(text->data(), size, out->data())); };
    return {{"gn_gpx_read", "read GPX with altitudes and times", run},
            {"gn_gpx_read", "read GPX, beside a tree of elements", run}};
}

std::vector<Floor> of_event(const std::string &event, const gn_feature &ours, const gn_vertex &vertex) {
    auto text = std::make_shared<std::string>(event + std::string(128, ' '));
    gn_feature feature = {};
    gn_vertex here = {};
    read_event(text->data(), event.size(), feature, here);
    auto same = [](double a, double b) { return std::fabs(a - b) < 1e-6 || (std::isnan(a) && std::isnan(b)); };
    const double numbers[][2] = {{ours.time, feature.time}, {ours.start, feature.start}, {ours.stale, feature.stale},
        {ours.circular_error, feature.circular_error}, {ours.linear_error, feature.linear_error}, {ours.course, feature.course},
        {ours.speed, feature.speed}, {vertex.altitude, here.altitude}, {vertex.point.latitude, here.point.latitude},
        {vertex.point.longitude, here.point.longitude}};
    for (auto [one, other] : numbers) require(same(one, other), "the floor of events reads another number");
    const gn_span spans[][2] = {{ours.uid, feature.uid}, {ours.type, feature.type}, {ours.how, feature.how},
        {ours.name, feature.name}};
    for (const auto &[one, other] : spans)
        require(one.offset == other.offset && one.size == other.size, "the floor of events reads another text");
    return {{"gn_cot_read", "read an event", [=, size = event.size()] {
                 gn_feature read = {};
                 gn_vertex point;
                 read_event(text->data(), size, read, point);
                 sink = sink + read.time + point.point.latitude;
             }}};
}

} // namespace floors
