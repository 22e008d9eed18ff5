// Contests: an operation of the library beside the same by a peer.
//
// SPDX-License-Identifier: MIT
#pragma once

#include "timing.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

struct Contest {
    std::string operation;
    size_t count;  // What one run does so many times: positions, vertices ...
    std::function<void()> ours;
    const char *peer_name;
    std::function<void()> peer;
};

/// Times every contest and prints a table: medians, in nanoseconds for one of `count`, the ratio of the peer to ours,
/// and between what that ratio was in single repetitions. Every repetition times each contender once, so that a machine
/// that slows down slows all of them down.
inline void hold(const std::vector<Contest> &contests, int repetitions) {
    std::vector<std::vector<double>> ours(contests.size()), peers(contests.size()), ratios(contests.size());
    for (int repetition = 0; repetition <= repetitions; repetition++) {
        for (size_t i = 0; i < contests.size(); i++) {
            double time = nanoseconds(contests[i].ours), peer = nanoseconds(contests[i].peer);
            // The first round warms up.
            if (repetition == 0) continue;
            ours[i].push_back(time / double(contests[i].count));
            peers[i].push_back(peer / double(contests[i].count));
            ratios[i].push_back(peer / time);
        }
    }
    std::printf("| operation | GridNorth | peer | peer, ns | peer / GridNorth | spread |\n|---|---|---|---|---|---|\n");
    for (size_t i = 0; i < contests.size(); i++) {
        double our_time = median(ours[i]), peer_time = median(peers[i]);
        auto [lowest, highest] = std::minmax_element(ratios[i].begin(), ratios[i].end());
        std::printf("| %s | %.0f | %s | %.0f | %.1f | %.1f to %.1f |\n", contests[i].operation.c_str(), our_time,
                    contests[i].peer_name, peer_time, peer_time / our_time, *lowest, *highest);
    }
}
