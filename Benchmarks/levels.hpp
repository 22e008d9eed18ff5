// The code for this processor, and the one for all of its family.
//
// SPDX-License-Identifier: MIT
#pragma once

#include "timing.hpp"

#include <gridnorth.h>

#include <cstdint>

constexpr int32_t LOWEST = 1, HIGHEST = INT32_MAX;

/// Whether the library has better code for this machine than for the oldest of its family.
inline bool has_levels() { return gn_cpu_level() > LOWEST; }

/// Runs the code that every processor of the family runs.
inline void at_baseline(const Run &run) {
    gn_cpu_level_limit(LOWEST);
    run();
    gn_cpu_level_limit(HIGHEST);
}
