// Positions as text beside GeographicLib and the standard library.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "floors.hpp"
#include "geographic.hpp"
#include "places.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <GeographicLib/DMS.hpp>
#include <GeographicLib/GARS.hpp>
#include <GeographicLib/GeoCoords.hpp>
#include <GeographicLib/Georef.hpp>

#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

namespace {

using GeographicLib::DMS;
using GeographicLib::GeoCoords;
using GeographicLib::GARS;
using GeographicLib::Georef;

constexpr gn_point NOWHERE = {NAN, NAN};

char page[GN_POSITION_CAPACITY];  // The text written last.

// MARK: Positions

// Where digits change or a sign is rounded away, both sides may be right with different texts.
bool is_disputable(gn_point point) {
    const geographic::Grid grid = geographic::project(point);
    const double half_of_the_last_digit = 0.005 / 3600;
    for (double steps :
         {grid.x, grid.y, point.latitude / half_of_the_last_digit, point.longitude / half_of_the_last_digit})
        if (std::fabs(steps - std::round(steps)) < 1e-5) return true;
    return std::fabs(point.latitude) < 1e-5 || std::fabs(std::remainder(point.longitude, 180)) < 1e-5;
}

std::vector<gn_point> earth(size_t count) {
    Places places;
    std::vector<gn_point> result(count);
    for (gn_point &point : result) {
        do point = places.anywhere();
        while (is_disputable(point));
    }
    return result;
}

// MARK: Contests

// What peers compute, where that is not the same.
std::string computes(const std::string &peer) {
    if (peer == "GeographicLib GeoCoords") return "projects to UTM as well";
    return peer == "strtod" || peer == "std::from_chars" ? "one notation, checks no range" : "";
}

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
    return {"gn_position_parse", operation, "text", texts.size(), all(ours), peer_name, all(peer), computes(peer_name)};
}

// `ours` and `peer` make a text of a position: a string, or the text in `page`.
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
    return {"gn_position_format", operation, "text", points.size(), all(ours), peer_name, all(peer), computes(peer_name)};
}

// A contest of another function than those two.
Contest of(const char *function, Contest contest) {
    contest.function = function;
    return contest;
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

// MARK: Grids

void time_grid_texts(const Effort &effort, const std::vector<gn_point> &points) {
    auto encode = [](gn_point point) { return geographic::encode(point); };
    const gn_format_options mgrs = style(GN_FORM_MGRS, GN_MGRS_1_M), utm = style(GN_FORM_UTM, 0);
    const std::vector<std::string> references = texts(points, encode), coordinates = texts(points, format(utm));
    auto utm_by_peer = [](gn_point point) {
        // "n" and "s", where we write capitals.
        std::string text = GeoCoords(point.latitude, point.longitude).UTMUPSRepresentation(0);
        text[text.find_first_of("ns")] &= ~0x20;
        return text;
    };
    auto utm_of = [](const std::string &text) -> gn_point {
        gn_position found[GN_POSITION_CANDIDATES];
        size_t count;
        gn_status status = gn_position_parse(text.data(), text.size(), GN_FORM_UTM, GN_PARSE_HEMISPHERES, found,
                                             GN_POSITION_CANDIDATES, &count, nullptr);
        return status == GN_OK && count == 1 ? found[0].point : NOWHERE;
    };
    hold(effort, "Grid references and coordinates as text",
         {reading("read MGRS, 1 m", references, parse(GN_FORM_MGRS), "GeographicLib MGRS, UTMUPS",
                  geographic::decode),
          reading("read MGRS, 1 m, in any form", references, parse(GN_FORM_ANY),
                  "GeographicLib GeoCoords", geo_coords),
          writing("write MGRS, 1 m", points, format(mgrs), "GeographicLib GeoCoords",
                  [](gn_point point) { return GeoCoords(point.latitude, point.longitude).MGRSRepresentation(0); }),
          reading("read UTM, 1 m", coordinates, utm_of, "GeographicLib GeoCoords", geo_coords),
          writing("write UTM, 1 m", points, format(utm), "GeographicLib GeoCoords", utm_by_peer)});
}

// MARK: Graticules

// `ours` is a function of the library that reads a reference.
auto read_cell(decltype(&gn_georef_decode) ours) {
    return [ours](const std::string &text) -> gn_point {
        gn_graticule_cell cell;
        return ours(text.data(), text.size(), &cell, nullptr) == GN_OK ? cell.center : NOWHERE;
    };
}

auto write_cell(decltype(&gn_georef_encode) ours, int32_t precision) {
    return [ours, precision](gn_point point) -> const char * {
        ours(point.latitude, point.longitude, precision, page, sizeof page, nullptr);
        return page;
    };
}

template <class Peer> auto read_cell_by_peer() {
    return [](const std::string &text) {
        gn_point point;
        int precision;
        Peer::Reverse(text, point.latitude, point.longitude, precision, true);
        return point;
    };
}

template <class Peer> auto write_cell_by_peer(int precision) {
    return [precision](gn_point point) {
        std::string text;
        Peer::Forward(point.latitude, point.longitude, precision, text);
        return text;
    };
}

void time_graticules(const Effort &effort, const std::vector<gn_point> &points) {
    const std::vector<std::string> georef = texts(points, write_cell(gn_georef_encode, 3)),
                                   gars = texts(points, write_cell(gn_gars_encode, 2));
    hold(effort, "GEOREF and GARS",
         {of("gn_georef_encode", writing("encode GEOREF, 0.1 minutes", points, write_cell(gn_georef_encode, 3),
                                         "GeographicLib", write_cell_by_peer<Georef>(3))),
          of("gn_georef_decode", reading("decode GEOREF, 0.1 minutes", georef, read_cell(gn_georef_decode),
                                         "GeographicLib", read_cell_by_peer<Georef>())),
          of("gn_gars_encode", writing("encode GARS, 5 minutes", points, write_cell(gn_gars_encode, 2),
                                       "GeographicLib", write_cell_by_peer<GARS>(2))),
          of("gn_gars_decode", reading("decode GARS, 5 minutes", gars, read_cell(gn_gars_decode), "GeographicLib",
                                       read_cell_by_peer<GARS>()))},
         floors::of_graticules(points, georef, gars));
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

void time_decimal_degrees(const Effort &effort, const std::vector<gn_point> &points) {
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

    hold(effort, "Decimal degrees as text",
         {reading("read degrees", short_texts, as_degrees, "GeographicLib DMS", decode_degrees),
          reading("read degrees", short_texts, as_degrees, "strtod", read_by_strtod, 0),
          reading("read degrees", short_texts, as_degrees, "std::from_chars", read_by_from_chars, 0),
          reading("read degrees, 12 decimals", long_texts, as_degrees, "strtod", read_by_strtod, 0),
          reading("read in any form", short_texts, as_any, "GeographicLib GeoCoords", geo_coords),
          reading("read in any form", short_texts, as_any, "strtod", read_by_strtod, 0),
          writing("write", points, format(short_style), "GeographicLib DMS", encode_by_peer),
          writing("write", points, format(blank_style), "GeographicLib GeoCoords", geo_coords_text),
          writing("write", points, format(short_style), "snprintf", write_by_snprintf(7)),
          writing("write", points, format(short_style), "std::to_chars", write_by_to_chars(7)),
          writing("write, 12 decimals", points, format(long_style), "snprintf", write_by_snprintf(12))},
         floors::of_degrees(points, short_texts));
}

// MARK: Degrees, minutes and seconds

void time_sexagesimal_degrees(const Effort &effort, const std::vector<gn_point> &points) {
    gn_format_options options = style(GN_FORM_DMS, 2);
    options.hemispheres = GN_HEMISPHERES_AFTER;
    options.flags = GN_FORMAT_PADDED;
    auto encode_by_peer = [](gn_point point) {
        return DMS::Encode(point.latitude, DMS::SECOND, 2, DMS::LATITUDE) + ", " +
               DMS::Encode(point.longitude, DMS::SECOND, 2, DMS::LONGITUDE);
    };
    const std::vector<std::string> written = texts(points, encode_by_peer);

    hold(effort, "Degrees, minutes and seconds as text",
         {reading("read degrees, minutes, seconds", written, parse(GN_FORM_DMS), "GeographicLib DMS",
                  decode_degrees),
          reading("read in any form", written, parse(GN_FORM_ANY), "GeographicLib GeoCoords", geo_coords),
          writing("write", points, format(options), "GeographicLib DMS", encode_by_peer)});
}

} // namespace

void time_texts(const Effort &effort) {
    const std::vector<gn_point> points = earth(effort.positions);
    time_grid_texts(effort, points);
    time_graticules(effort, points);
    time_decimal_degrees(effort, points);
    time_sexagesimal_degrees(effort, points);
}
