// The library beside its peers: one process, one core, the same inputs, every answer compared before it is timed.
//
//   benchmarks           measures, for some minutes; prints a line of JSON for each measurement
//   benchmarks --quick   does everything once, with few rows: shows that it runs, its times mean nothing
//
// SPDX-License-Identifier: MIT
#include "levels.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <GeographicLib/Constants.hpp>
#include <expat.h>
#include <geos_c.h>
#include <proj.h>
#include <pugixml.hpp>

#include <cstdio>
#include <cstring>
#include <string>

namespace {

constexpr Effort REAL = {
    .positions = 20000, .largest = 10000000, .threaded = 1000000, .places = 200, .repetitions = 7, .least = 5e6};
constexpr Effort QUICK = {
    .positions = 1000, .largest = 1000, .threaded = 1000, .places = 10, .repetitions = 1, .least = 0};

void tell_versions(const Effort &effort) {
    auto fact = [](const char *name, const std::string &value) {
        Record("fact").text("name", name).text("value", value);
    };
    fact("GridNorth", gn_version());
    fact("GeographicLib", GEOGRAPHICLIB_VERSION_STRING);
    fact("PROJ", proj_info().version);
    fact("GEOS", GEOSversion());
    fact("S2", S2_VERSION);
    fact("expat", XML_ExpatVersion());
    fact("pugixml", std::to_string(PUGIXML_VERSION / 1000) + "." + std::to_string(PUGIXML_VERSION % 1000 / 10));
#ifdef __clang__
    fact("C++ compiler", "clang " __clang_version__);
#else
    fact("C++ compiler", "GCC " __VERSION__);
#endif
    fact("CPU level", has_levels() ? std::to_string(gn_cpu_level()) : "the only one");
    fact("repetitions", std::to_string(effort.repetitions));
}

} // namespace

int main(int argc, char **argv) {
    const bool is_quick = argc == 2 && std::strcmp(argv[1], "--quick") == 0;
    if (argc > 1 && !is_quick) {
        std::fprintf(stderr, "usage: benchmarks [--quick]\n");
        return 2;
    }
    const Effort &effort = is_quick ? QUICK : REAL;
    tell_versions(effort);
    time_mgrs(effort);
    time_utm(effort);
    time_tiles(effort);
    time_pairs(effort);
    time_magnetic(effort);
    time_texts(effort);
    time_measures(effort);
    time_geodesics(effort);
    time_sphere_and_rhumb_lines(effort);
    time_routes(effort);
    time_polygons(effort);
    time_edge_indexes(effort);
    time_point_indexes(effort);
    time_fence_indexes(effort);
    time_navigation(effort);
    time_tracks(effort);
    time_groups(effort);
    time_sky(effort);
    time_heights(effort);
    time_shapes(effort);
    time_tactical(effort);
    time_grids(effort);
    time_exchange(effort);
    time_growth(effort);
    time_threads(effort);
    return 0;
}
