// References: written, read, drawn and typed.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "floors.hpp"
#include "geographic.hpp"
#include "places.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <cstring>
#include <string>
#include <vector>

namespace {

constexpr size_t SLOT = 16;  // A reference of 1 m and its zero.

using Strict = bool;

// Both read a text and give a cell.
gn_mgrs_cell decode(const std::string &text, Strict strict) {
    gn_mgrs_cell cell;
    require((strict ? gn_mgrs_decode_strict : gn_mgrs_decode)(text.data(), text.size(), &cell, nullptr), "decode");
    return cell;
}

} // namespace

void time_mgrs(const Effort &effort) {
    const size_t count = effort.positions;
    const std::vector<gn_point> points = Places().earth(count);
    std::vector<gn_point> results(count);
    std::vector<gn_utm> grid(count);
    std::vector<char> slots(count * SLOT);
    std::vector<std::string> texts(count);

    auto encode_batch = [&] {
        gn_mgrs_encode_batch(&points[0].latitude, sizeof(gn_point), &points[0].longitude, sizeof(gn_point), count,
            GN_MGRS_1_M, slots.data(), SLOT, SLOT, nullptr);
    };
    auto decode_batch = [&](auto function) {
        return [&, function] {
            function(slots.data(), SLOT, SLOT, count, &results[0].latitude, sizeof(gn_point), &results[0].longitude,
                     sizeof(gn_point), nullptr);
        };
    };
    auto encode_by_peer = [&] {
        std::string text;
        for (gn_point point : points) {
            geographic::encode(point, text);
            sink = sink + text[4];
        }
    };
    auto decode_by_peer = [&] {
        for (const std::string &text : texts) sink = sink + geographic::decode(text).latitude;
    };
    auto decode_one_by_one = [&](auto function) {
        return [&, function] {
            gn_mgrs_cell cell;
            for (const std::string &text : texts) {
                function(text.data(), text.size(), &cell, nullptr);
                sink = sink + cell.center.latitude;
            }
        };
    };

    encode_batch();
    for (size_t i = 0; i < count; i++) {
        texts[i] = &slots[i * SLOT];
        require(texts[i] == geographic::encode(points[i]), "references differ");
        require(gn_utm_forward(points[i].latitude, points[i].longitude, GN_ZONE_STANDARD, &grid[i]), "projection");
    }
    decode_batch(gn_mgrs_decode_batch)();
    for (size_t i = 0; i < count; i++) {
        const gn_mgrs_cell cell = decode(texts[i], false);
        require(apart(cell.center, geographic::decode(texts[i])) < TOLERANCE, "decoded positions differ");
        require(std::memcmp(&cell.inside, &results[i], sizeof(gn_point)) == 0, "a batch decodes otherwise");
        require(apart(decode(texts[i], true).center, cell.center) == 0, "strict decoding differs");
    }

    hold(effort, "MGRS",
         {{"gn_mgrs_encode_batch", "encode, 1 m, batch", "position", count, encode_batch, "GeographicLib",
           encode_by_peer},
          {"gn_mgrs_encode", "encode, 1 m, one by one", "position", count,
           [&] {
               char text[GN_MGRS_CAPACITY];
               for (gn_point point : points) {
                   gn_mgrs_encode(point.latitude, point.longitude, GN_MGRS_1_M, text, sizeof text, nullptr);
                   sink = sink + text[4];
               }
           },
           "GeographicLib", encode_by_peer},
          {"gn_mgrs_encode_utm", "encode a UTM coordinate, 1 m", "coordinate", count,
           [&] {
               char text[GN_MGRS_CAPACITY];
               for (const gn_utm &utm : grid) {
                   gn_mgrs_encode_utm(&utm, GN_MGRS_1_M, text, sizeof text, nullptr);
                   sink = sink + text[4];
               }
           },
           "GeographicLib",
           [&] {
               std::string text;
               for (const gn_utm &utm : grid) {
                   GeographicLib::MGRS::Forward(utm.zone, utm.hemisphere == GN_NORTH, utm.easting, utm.northing, 5,
                                                text);
                   sink = sink + text[4];
               }
           }},
          {"gn_mgrs_decode_batch", "decode, 1 m, batch", "text", count, decode_batch(gn_mgrs_decode_batch),
           "GeographicLib", decode_by_peer},
          {"gn_mgrs_decode_strict_batch", "decode strictly, 1 m, batch", "text", count,
           decode_batch(gn_mgrs_decode_strict_batch), "GeographicLib", decode_by_peer},
          {"gn_mgrs_decode", "decode, 1 m, one by one", "text", count, decode_one_by_one(gn_mgrs_decode),
           "GeographicLib", decode_by_peer},
          {"gn_mgrs_decode_strict", "decode strictly, 1 m, one by one", "text", count,
           decode_one_by_one(gn_mgrs_decode_strict), "GeographicLib", decode_by_peer},
          {"gn_mgrs_outline", "outline of a cell of 1 m", "outline", count,
           [&] {
               gn_mgrs_cell cell;
               gn_point ring[16];
               for (const std::string &text : texts) {
                   gn_mgrs_decode(text.data(), text.size(), &cell, nullptr);
                   gn_mgrs_outline(&cell, 1, ring, 16, nullptr);
                   sink = sink + ring[0].latitude;
               }
           },
           "", nullptr},
          {"gn_mgrs_type", "type a whole reference", "text", count,
           [&] {
               gn_mgrs_typing typing;
               for (size_t i = 0; i < count; i++) {
                   gn_mgrs_type(texts[i].data(), texts[i].size(), &points[i], GN_MGRS_1_M, &typing, nullptr);
                   sink = sink + typing.distance;
               }
           },
           "", nullptr},
          {"gn_mgrs_type_fields", "type four digits", "text", count,
           [&] {
               gn_mgrs_typing typing;
               for (gn_point point : points) {
                   gn_mgrs_type_fields("", 0, "", 0, "48", 2, "11", 2, &point, &typing, nullptr, nullptr);
                   sink = sink + typing.distance;
               }
           },
           "", nullptr}},
         floors::of_mgrs(points, grid, texts));
}
