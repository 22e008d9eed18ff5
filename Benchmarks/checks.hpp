// Conditions that must hold before anything is timed: a contest between different answers would prove nothing.
//
// SPDX-License-Identifier: MIT
#pragma once

#include <gridnorth.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>

constexpr double DEGREE = M_PI / 180;
constexpr double METERS_OF_A_DEGREE = 111320;

/// Meters by which the same position may differ between us and a peer: both have their 10 or 15 nm.
constexpr double TOLERANCE = 30e-9;

inline void require(bool holds, const char *what) {
    if (holds) return;
    std::fprintf(stderr, "benchmarks: %s\n", what);
    std::exit(1);
}

inline void require(gn_status status, const char *what) {
    if (status == GN_OK) return;
    std::fprintf(stderr, "benchmarks: %s: %s\n", what, gn_status_name(status));
    std::exit(1);
}

/// Meters between two answers that are nearly the same.
inline double apart(gn_point a, gn_point b) {
    double east = std::remainder(a.longitude - b.longitude, 360) * std::cos(a.latitude * DEGREE);
    return METERS_OF_A_DEGREE * std::hypot(a.latitude - b.latitude, east);
}
