// The suite: contests of an operation of the library with the same by a peer, and the record of the measurements.
//
// SPDX-License-Identifier: MIT
#pragma once

#include "timing.hpp"

#include <cstddef>
#include <string>
#include <vector>

/// How much is done: for real, or so little that it merely shows that everything runs.
struct Effort {
    size_t positions;      // In an array of a contest.
    size_t largest;        // Rows of the largest batch.
    size_t threaded;       // Rows that threads share.
    size_t places;         // At which maps are drawn.
    int repetitions;
    double least;          // Nanoseconds that one timing lasts at least.
};

struct Contest {
    std::string function;  // A function of gridnorth.h.
    std::string operation;
    std::string unit;      // The unit that is counted: a position, a vertex ...
    size_t count;          // How many of them one run does.
    Run ours;
    std::string peer;      // Empty where no other library is known to do this.
    Run by_peer;
    std::string computes{}; // What the peer computes, if that is not the same.
};

/// What peers compute, where that is not the same.
constexpr char IN_THE_PLANE[] = "in the plane, straight edges";
constexpr char ON_THE_SPHERE[] = "on the sphere, great circles";

/// The bare loop for the work of a contest with the same function and operation (floors.hpp), of as many.
struct Floor {
    std::string function;
    std::string operation;
    Run run;
};

/// Times every contest and records it: medians in nanoseconds for one of `count`, of our best code and of the one that
/// every processor runs, and the ratio of the peer to either, with the lowest and the highest of single repetitions; also
/// the floor, where there is one, and the ratio of our best code to it.
/// Every repetition times each contender once, so that a machine that slows down slows all of them down.
void hold(const Effort &effort, const std::string &section, const std::vector<Contest> &contests,
          const std::vector<Floor> &floors = {});

/// One measurement, as a line of JSON on standard output.
class Record {
  public:
    explicit Record(const char *table);
    ~Record();
    Record &text(const char *name, const std::string &value);
    Record &number(const char *name, double value);
    /// The median of ratios, the lowest and the highest.
    Record &ratios(const char *name, const std::vector<double> &of, const std::vector<double> &to);
};

/// Where results go, so that no compiler removes the code that computes them.
extern volatile double sink;

void time_mgrs(const Effort &effort);
void time_utm(const Effort &effort);
void time_tiles(const Effort &effort);
void time_pairs(const Effort &effort);
void time_magnetic(const Effort &effort);
void time_geodesics(const Effort &effort);
void time_sphere_and_rhumb_lines(const Effort &effort);
void time_routes(const Effort &effort);
void time_polygons(const Effort &effort);
void time_edge_indexes(const Effort &effort);
void time_point_indexes(const Effort &effort);
void time_fence_indexes(const Effort &effort);
void time_navigation(const Effort &effort);
void time_tracks(const Effort &effort);
void time_tactical(const Effort &effort);
void time_shapes(const Effort &effort);
void time_grids(const Effort &effort);
void time_texts(const Effort &effort);
void time_measures(const Effort &effort);
void time_groups(const Effort &effort);
void time_sky(const Effort &effort);
void time_heights(const Effort &effort);
void time_exchange(const Effort &effort);
void time_growth(const Effort &effort);
void time_threads(const Effort &effort);
