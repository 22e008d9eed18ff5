// GridNorth beside its peers: the same positions, one process, one core, one table.
//
//   benchmarks [COUNT [REPETITIONS]]    default: 200000 positions, 7 repetitions
//
// SPDX-License-Identifier: MIT
#include "contest.hpp"

#include <gridnorth.h>

#include <GeographicLib/Constants.hpp>
#include <GeographicLib/MGRS.hpp>
#include <GeographicLib/UTMUPS.hpp>
#include <proj.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

namespace {

using GeographicLib::MGRS;
using GeographicLib::UTMUPS;

constexpr size_t SLOT = 16;      // A reference of 1 m and its zero.
constexpr double DEGREE = M_PI / 180;

} // namespace

int main(int argc, char **argv) {
    const size_t count = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 200000;
    const int repetitions = argc > 2 ? std::atoi(argv[2]) : 7;
    if (count == 0 || repetitions < 1) {
        std::fprintf(stderr, "usage: benchmarks [COUNT [REPETITIONS]]\n");
        return 2;
    }

    // Spread evenly over the earth, and over one zone for the projections that know only one.
    std::mt19937_64 random{1};
    std::uniform_real_distribution<double> sine{-1, 1}, longitude{-180, 180}, zone{0, 6};
    std::vector<gn_point> earth(count), strip(count), points(count);
    for (size_t i = 0; i < count; i++) {
        earth[i] = {std::asin(sine(random)) / DEGREE, longitude(random)};
        strip[i] = {std::asin(0.98 * std::abs(sine(random))) / DEGREE, zone(random)};
    }
    std::vector<double> eastings(count), northings(count);
    std::vector<char> slots(count * SLOT);
    std::vector<std::string> texts(count);
    volatile double sink = 0;

    gn_mgrs_encode_batch(&earth[0].latitude, &earth[0].longitude, sizeof(gn_point), count, 5, slots.data(), SLOT,
                         nullptr);
    for (size_t i = 0; i < count; i++) texts[i] = &slots[i * SLOT];
    gn_utm_forward_batch(&strip[0].latitude, &strip[0].longitude, sizeof(gn_point), count, 31, eastings.data(),
                         northings.data(), sizeof(double), nullptr, nullptr);

    PJ_CONTEXT *context = proj_context_create();
    PJ *utm31 = proj_create(context, "+proj=utm +zone=31 +ellps=WGS84");
    std::vector<PJ_COORD> coordinates(count);

    // One by one meets the same peer as the batch.
    auto encode_by_peer = [&] {
        std::string text;
        for (const gn_point &p : earth) {
            int z;
            bool north;
            double x, y;
            UTMUPS::Forward(p.latitude, p.longitude, z, north, x, y);
            MGRS::Forward(z, north, x, y, p.latitude, 5, text);
            sink = sink + text[4];
        }
    };
    auto decode_by_peer = [&] {
        for (const std::string &text : texts) {
            int z, precision;
            bool north;
            double x, y, latitude, lon;
            MGRS::Reverse(text, z, north, x, y, precision);
            UTMUPS::Reverse(z, north, x, y, latitude, lon);
            sink = sink + latitude;
        }
    };

    const std::vector<Contest> contests = {
        {"MGRS encode, 1 m, batch", count,
         [&] {
             gn_mgrs_encode_batch(&earth[0].latitude, &earth[0].longitude, sizeof(gn_point), count, 5, slots.data(),
                                  SLOT, nullptr);
         },
         "GeographicLib", encode_by_peer},
        {"MGRS encode, 1 m, one by one", count,
         [&] {
             char text[GN_MGRS_CAPACITY];
             for (const gn_point &p : earth) {
                 gn_mgrs_encode(p.latitude, p.longitude, 5, text, sizeof text, nullptr);
                 sink = sink + text[4];
             }
         },
         "GeographicLib", encode_by_peer},
        {"MGRS decode, 1 m, batch", count,
         [&] {
             gn_mgrs_decode_batch(slots.data(), SLOT, count, &points[0].latitude, &points[0].longitude,
                                  sizeof(gn_point), nullptr);
         },
         "GeographicLib", decode_by_peer},
        {"MGRS decode, 1 m, one by one", count,
         [&] {
             gn_mgrs_cell cell;
             for (const std::string &text : texts) {
                 gn_mgrs_decode(text.data(), text.size(), &cell, nullptr);
                 sink = sink + cell.center.latitude;
             }
         },
         "GeographicLib", decode_by_peer},
        {"UTM forward, one zone, batch", count,
         [&] {
             gn_utm_forward_batch(&strip[0].latitude, &strip[0].longitude, sizeof(gn_point), count, 31, eastings.data(),
                                  northings.data(), sizeof(double), nullptr, nullptr);
         },
         "PROJ",
         [&] {
             for (size_t i = 0; i < count; i++)
                 coordinates[i] = proj_coord(strip[i].longitude * DEGREE, strip[i].latitude * DEGREE, 0, 0);
             proj_trans_array(utm31, PJ_FWD, count, coordinates.data());
             sink = sink + coordinates[count - 1].xy.x;
         }},
        {"UTM inverse, one zone, batch", count,
         [&] {
             gn_utm_inverse_batch(eastings.data(), northings.data(), sizeof(double), count, 31, GN_NORTH,
                                  &points[0].latitude, &points[0].longitude, sizeof(gn_point), nullptr);
         },
         "PROJ",
         [&] {
             for (size_t i = 0; i < count; i++) coordinates[i] = proj_coord(eastings[i], northings[i], 0, 0);
             proj_trans_array(utm31, PJ_INV, count, coordinates.data());
             sink = sink + coordinates[count - 1].lp.lam;
         }},
    };

    std::printf("GridNorth %s, GeographicLib %s, PROJ %s; %zu positions, median of %d, one core, ns a position\n\n",
                gn_version(), GEOGRAPHICLIB_VERSION_STRING, proj_info().version, count, repetitions);
    hold(contests, repetitions);
    proj_destroy(utm31);
    proj_context_destroy(context);
    return 0;
}
