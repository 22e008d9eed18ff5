// How the benchmarks take times.
//
// SPDX-License-Identifier: MIT
#pragma once

#include <time.h>

#include <algorithm>
#include <vector>

/// Nanoseconds that this thread had the processor so far: what other programs take is not counted.
inline double processor_time() {
    timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e9 + double(now.tv_nsec);
}

/// The time of one run.
template <class Run> double nanoseconds(Run &&run) {
    double start = processor_time();
    run();
    return processor_time() - start;
}

inline double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}
