// The code for this processor, and the one for all of its family.
//
// SPDX-License-Identifier: MIT
#pragma once

#include "timing.hpp"

#include <gridnorth.h>

#include <cstdint>

/// Whether the library has better code for this machine than for the oldest of its family.
inline bool has_levels() { return gn_cpu_level() > 1; }

/// A run by the code that every processor of the family runs. The limit is set while no clock runs: it takes longer than
/// many a call.
inline Timed at_baseline(const Run &run) {
    return Timed(
        run, CLOCK_THREAD_CPUTIME_ID, [] { gn_cpu_level_limit(1); }, [] { gn_cpu_level_limit(INT32_MAX); });
}
