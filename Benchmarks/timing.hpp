// How the benchmarks take times.
//
// SPDX-License-Identifier: MIT
#pragma once

#include <time.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>
#include <vector>

using Run = std::function<void()>;

/// Nanoseconds on a clock.
inline double clock_time(clockid_t clock) {
    timespec now;
    clock_gettime(clock, &now);
    return double(now.tv_sec) * 1e9 + double(now.tv_nsec);
}

/// How long one run takes: by default the time that this thread had the processor, so that other programs do not count.
inline double nanoseconds(const Run &run, clockid_t clock = CLOCK_THREAD_CPUTIME_ID) {
    double start = clock_time(clock);
    run();
    return clock_time(clock) - start;
}

inline double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// A run that is timed once in every repetition; a short one is run several times in a row. The work before and
/// after it is not timed.
class Timed {
  public:
    explicit Timed(
        Run run, clockid_t clock = CLOCK_THREAD_CPUTIME_ID, Run before = [] {}, Run after = [] {})
        : run(std::move(run)), clock(clock), before(std::move(before)), after(std::move(after)) {}

    /// Runs once, and decides how often it takes to last for `least` nanoseconds.
    void warm_up(double least) { turns = std::max(1.0, std::floor(least / std::max(1.0, time()))); }

    void repeat() { all.push_back(time() / turns); }

    /// Nanoseconds of one run, in each repetition.
    const std::vector<double> &times() const { return all; }

  private:
    /// The figures of all turns together.
    double time() {
        before();
        double total = nanoseconds([this] { for (double turn = 0; turn < turns; turn++) run(); }, clock);
        after();
        return total;
    }

    Run run;
    clockid_t clock;
    Run before;
    Run after;
    double turns = 1;
    std::vector<double> all;
};
