// Positions as text beside GeographicLib and the standard library: the same positions and texts, one process, one core.
//
//   text [COUNT [REPETITIONS]]    default: 50000 positions, 7 repetitions
//
// Positions are new in each run; GRIDNORTH_SEED repeats a run. Before a contest, the answers of both sides to each
// position or text are compared.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "contest.hpp"

#include <gridnorth.h>

#include <GeographicLib/Constants.hpp>
#include <GeographicLib/DMS.hpp>
#include <GeographicLib/GeoCoords.hpp>
#include <GeographicLib/MGRS.hpp>
#include <GeographicLib/UTMUPS.hpp>

#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <vector>

namespace {

using GeographicLib::DMS;
using GeographicLib::GeoCoords;
using GeographicLib::MGRS;
using GeographicLib::UTMUPS;

constexpr gn_point NOWHERE = {NAN, NAN};
constexpr double TOLERANCE = 30e-9;  // Metres.

volatile double sink = 0;
char page[GN_POSITION_CAPACITY];  // What has been written last.

// MARK: Positions

// Where digits change or a sign is rounded away, both sides may be right with different texts.
bool is_disputable(gn_point point) {
    int zone;
    bool north;
    double x, y;
    UTMUPS::Forward(point.latitude, point.longitude, zone, north, x, y);
    const double half_of_the_last_digit = 0.005 / 3600;
    for (double steps : {x, y, point.latitude / half_of_the_last_digit, point.longitude / half_of_the_last_digit})
        if (std::fabs(steps - std::round(steps)) < 1e-5) return true;
    return std::fabs(point.latitude) < 1e-5 || std::fabs(std::remainder(point.longitude, 180)) < 1e-5;
}

std::vector<gn_point> earth(size_t count, uint64_t seed) {
    std::mt19937_64 random{seed};
    std::uniform_real_distribution<double> sine{-1, 1}, longitude{-180, 180};
    std::vector<gn_point> result(count);
    for (gn_point &point : result) {
        do point = {std::asin(sine(random)) / DEGREE, longitude(random)};
        while (is_disputable(point));
    }
    return result;
}

// MARK: Contests

// `ours` and `peer` make a position of a text, or nowhere.
template <class Ours, class Peer>
Contest reading(const char *operation, const std::vector<std::string> &texts, Ours ours, const char *peer_name,
                Peer peer, double tolerance = TOLERANCE) {
    for (const std::string &text : texts) require(apart(ours(text), peer(text)) <= tolerance, operation);
    auto all = [&texts](auto read) {
        return [&texts, read] {
            for (const std::string &text : texts) {
                gn_point point = read(text);
                sink = sink + point.latitude + point.longitude;
            }
        };
    };
    return {operation, texts.size(), all(ours), peer_name, all(peer)};
}

// `ours` and `peer` make a text of a position: a string, or what stands on the page.
template <class Ours, class Peer>
Contest writing(const char *operation, const std::vector<gn_point> &points, Ours ours, const char *peer_name,
                Peer peer) {
    for (gn_point point : points) {
        const std::string text = ours(point);
        require(text == peer(point), operation);
    }
    auto all = [&points](auto write) {
        return [&points, write] {
            for (gn_point point : points) {
                const auto &text = write(point);
                sink = sink + text[4];
            }
        };
    };
    return {operation, points.size(), all(ours), peer_name, all(peer)};
}

template <class Write> std::vector<std::string> texts(const std::vector<gn_point> &points, Write write) {
    std::vector<std::string> result;
    for (gn_point point : points) result.push_back(write(point));
    return result;
}

// MARK: Ours

auto parse(int32_t form) {
    return [form](const std::string &text) -> gn_point {
        gn_position found[GN_POSITION_CANDIDATES];
        size_t count;
        gn_status status = gn_position_parse(text.data(), text.size(), form, 0, found, GN_POSITION_CANDIDATES, &count,
                                             nullptr);
        return status == GN_OK && count == 1 ? found[0].point : NOWHERE;
    };
}

auto format(const gn_format_options &options) {
    return [&options](gn_point point) -> const char * {
        gn_position_format(point.latitude, point.longitude, &options, page, sizeof page, nullptr);
        return page;
    };
}

gn_format_options style(int32_t form, int32_t decimals, const char *separator = ", ") {
    gn_format_options options;
    require(gn_format_options_init(&options), "options");
    options.form = form;
    options.decimals = decimals;
    std::strcpy(options.separator, separator);
    return options;
}

// MARK: By GeographicLib

gn_point geo_coords(const std::string &text) {
    const GeoCoords coords(text);
    return {coords.Latitude(), coords.Longitude()};
}

// The two of "40.5, -75", each in its string.
gn_point decode_degrees(const std::string &text) {
    const size_t comma = text.find(',');
    gn_point point;
    DMS::DecodeLatLon(text.substr(0, comma), text.substr(comma + 1), point.latitude, point.longitude);
    return point;
}

// MARK: MGRS

void time_mgrs(const std::vector<gn_point> &points, int repetitions) {
    auto decode_by_peer = [](const std::string &text) -> gn_point {
        int zone, precision;
        bool north;
        double x, y;
        gn_point point;
        MGRS::Reverse(text, zone, north, x, y, precision);
        UTMUPS::Reverse(zone, north, x, y, point.latitude, point.longitude);
        return point;
    };
    auto encode_by_peer = [](gn_point point) -> std::string {
        int zone;
        bool north;
        double x, y;
        std::string text;
        UTMUPS::Forward(point.latitude, point.longitude, zone, north, x, y);
        MGRS::Forward(zone, north, x, y, point.latitude, 5, text);
        return text;
    };
    auto decode = [](const std::string &text) -> gn_point {
        gn_mgrs_cell cell;
        return gn_mgrs_decode(text.data(), text.size(), &cell, nullptr) == GN_OK ? cell.center : NOWHERE;
    };
    auto encode = [](gn_point point) -> const char * {
        gn_mgrs_encode(point.latitude, point.longitude, GN_MGRS_1_M, page, sizeof page, nullptr);
        return page;
    };
    const gn_format_options options = style(GN_FORM_MGRS, GN_MGRS_1_M);
    const std::vector<std::string> references = texts(points, encode_by_peer);

    std::printf("MGRS, 1 m, one by one: ns a text\n\n");
    hold({reading("Read, gn_mgrs_decode", references, decode, "GeographicLib MGRS, UTMUPS", decode_by_peer),
          reading("Read as MGRS", references, parse(GN_FORM_MGRS), "GeographicLib MGRS, UTMUPS", decode_by_peer),
          reading("Read in any form", references, parse(GN_FORM_ANY), "GeographicLib GeoCoords", geo_coords),
          writing("Write, gn_mgrs_encode", points, encode, "GeographicLib MGRS, UTMUPS", encode_by_peer),
          writing("Write, gn_position_format", points, format(options), "GeographicLib GeoCoords",
                  [](gn_point point) { return GeoCoords(point.latitude, point.longitude).MGRSRepresentation(0); })},
         repetitions);
    std::printf("\n");
}

// MARK: Decimal degrees

gn_point read_by_strtod(const std::string &text) {
    char *end;
    gn_point point;
    point.latitude = std::strtod(text.c_str(), &end);
    if (*end != ',') return NOWHERE;
    point.longitude = std::strtod(end + 1, &end);
    return *end == 0 ? point : NOWHERE;
}

gn_point read_by_from_chars(const std::string &text) {
    const char *end = text.data() + text.size();
    gn_point point;
    auto [comma, error] = std::from_chars(text.data(), end, point.latitude);
    if (error != std::errc() || end - comma < 2 || comma[0] != ',' || comma[1] != ' ') return NOWHERE;
    auto [rest, other] = std::from_chars(comma + 2, end, point.longitude);
    return other == std::errc() && rest == end ? point : NOWHERE;
}

auto write_by_snprintf(int decimals) {
    return [decimals](gn_point point) -> const char * {
        std::snprintf(page, sizeof page, "%.*f, %.*f", decimals, point.latitude, decimals, point.longitude);
        return page;
    };
}

auto write_by_to_chars(int decimals) {
    return [decimals](gn_point point) -> const char * {
        char *end = page + sizeof page - 1;
        char *comma = std::to_chars(page, end, point.latitude, std::chars_format::fixed, decimals).ptr;
        comma[0] = ',';
        comma[1] = ' ';
        *std::to_chars(comma + 2, end, point.longitude, std::chars_format::fixed, decimals).ptr = 0;
        return page;
    };
}

void time_decimal_degrees(const std::vector<gn_point> &points, int repetitions) {
    const gn_format_options short_style = style(GN_FORM_DD, 7), long_style = style(GN_FORM_DD, 12);
    const gn_format_options blank_style = style(GN_FORM_DD, 7, " ");
    const std::vector<std::string> short_texts = texts(points, write_by_snprintf(7)),
                                   long_texts = texts(points, write_by_snprintf(12));
    auto encode_by_peer = [](gn_point point) {
        return DMS::Encode(point.latitude, 7, DMS::NUMBER) + ", " + DMS::Encode(point.longitude, 7, DMS::NUMBER);
    };
    auto geo_coords_text = [](gn_point point) {
        return GeoCoords(point.latitude, point.longitude).GeoRepresentation(2);
    };
    auto as_degrees = parse(GN_FORM_DD), as_any = parse(GN_FORM_ANY);

    std::printf("Decimal degrees, 7 decimals if not said otherwise: ns a text of two numbers\n\n");
    hold({reading("Read as decimal degrees", short_texts, as_degrees, "GeographicLib DMS", decode_degrees),
          reading("Read as decimal degrees", short_texts, as_degrees, "strtod", read_by_strtod, 0),
          reading("Read as decimal degrees", short_texts, as_degrees, "std::from_chars", read_by_from_chars, 0),
          reading("Read as decimal degrees, 12 decimals", long_texts, as_degrees, "strtod", read_by_strtod, 0),
          reading("Read in any form", short_texts, as_any, "GeographicLib GeoCoords", geo_coords),
          reading("Read in any form", short_texts, as_any, "strtod", read_by_strtod, 0),
          writing("Write", points, format(short_style), "GeographicLib DMS", encode_by_peer),
          writing("Write", points, format(blank_style), "GeographicLib GeoCoords", geo_coords_text),
          writing("Write", points, format(short_style), "snprintf", write_by_snprintf(7)),
          writing("Write", points, format(short_style), "std::to_chars", write_by_to_chars(7)),
          writing("Write, 12 decimals", points, format(long_style), "snprintf", write_by_snprintf(12))},
         repetitions);
    std::printf("\n");
}

// MARK: Degrees, minutes and seconds

void time_sexagesimal_degrees(const std::vector<gn_point> &points, int repetitions) {
    gn_format_options options = style(GN_FORM_DMS, 2);
    options.hemispheres = GN_HEMISPHERES_AFTER;
    options.flags = GN_FORMAT_PADDED;
    auto encode_by_peer = [](gn_point point) {
        return DMS::Encode(point.latitude, DMS::SECOND, 2, DMS::LATITUDE) + ", " +
               DMS::Encode(point.longitude, DMS::SECOND, 2, DMS::LONGITUDE);
    };
    const std::vector<std::string> written = texts(points, encode_by_peer);

    std::printf("Degrees, minutes and seconds with 2 decimals: ns a text of two angles\n\n");
    hold({reading("Read as degrees, minutes, seconds", written, parse(GN_FORM_DMS), "GeographicLib DMS",
                  decode_degrees),
          reading("Read in any form", written, parse(GN_FORM_ANY), "GeographicLib GeoCoords", geo_coords),
          writing("Write", points, format(options), "GeographicLib DMS", encode_by_peer)},
         repetitions);
}

} // namespace

int main(int argc, char **argv) {
    const size_t count = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 50000;
    const int repetitions = argc > 2 ? std::atoi(argv[2]) : 7;
    if (count == 0 || repetitions < 1) {
        std::fprintf(stderr, "usage: text [COUNT [REPETITIONS]]\n");
        return 2;
    }
    const char *given = std::getenv("GRIDNORTH_SEED");
    const uint64_t seed = given ? std::strtoull(given, nullptr, 10) : std::random_device{}();
    std::printf("GridNorth %s, GeographicLib %s; %zu positions, GRIDNORTH_SEED=%llu; median of %d, one core\n\n",
                gn_version(), GEOGRAPHICLIB_VERSION_STRING, count, static_cast<unsigned long long>(seed), repetitions);
    const std::vector<gn_point> points = earth(count, seed);
    time_mgrs(points, repetitions);
    time_decimal_degrees(points, repetitions);
    time_sexagesimal_degrees(points, repetitions);
    return 0;
}
