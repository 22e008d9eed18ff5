// SPDX-License-Identifier: MIT
#include "suite.hpp"

#include "levels.hpp"

#include <algorithm>
#include <cstdio>

volatile double sink = 0;

Record::Record(const char *table) { std::printf("{\"table\": \"%s\"", table); }

Record::~Record() {
    std::printf("}\n");
    std::fflush(stdout);
}

Record &Record::text(const char *name, const std::string &value) {
    std::printf(", \"%s\": \"%s\"", name, value.c_str());
    return *this;
}

Record &Record::number(const char *name, double value) {
    std::printf(", \"%s\": %.6g", name, value);
    return *this;
}

Record &Record::ratios(const char *name, const std::vector<double> &of, const std::vector<double> &to) {
    std::vector<double> ratios;
    for (size_t i = 0; i < of.size(); i++) ratios.push_back(of[i] / to[i]);
    auto [lowest, highest] = std::minmax_element(ratios.begin(), ratios.end());
    std::printf(", \"%s\": [%.6g, %.6g, %.6g]", name, median(ratios), *lowest, *highest);
    return *this;
}

void hold(const Effort &effort, const std::string &section, const std::vector<Contest> &contests,
          const std::vector<Floor> &floors) {
    std::vector<Timed> ours, baseline, peers, bare;
    for (const Floor &floor : floors) bare.emplace_back(floor.run);
    for (const Contest &contest : contests) {
        ours.emplace_back(contest.ours);
        baseline.push_back(at_baseline(contest.ours));
        peers.emplace_back(contest.by_peer ? contest.by_peer : [] {});
    }
    std::vector<Timed *> all;
    for (size_t i = 0; i < contests.size(); i++) {
        all.push_back(&ours[i]);
        if (has_levels()) all.push_back(&baseline[i]);
        if (contests[i].by_peer) all.push_back(&peers[i]);
    }
    for (Timed &floor : bare) all.push_back(&floor);
    for (Timed *timed : all) timed->warm_up(effort.least);
    for (int repetition = 0; repetition < effort.repetitions; repetition++)
        for (Timed *timed : all) timed->repeat();

    for (size_t i = 0; i < contests.size(); i++) {
        const Contest &contest = contests[i];
        const double count = double(contest.count);
        Record record("contest");
        record.text("section", section)
            .text("function", contest.function)
            .text("operation", contest.operation)
            .text("unit", contest.unit)
            .number("ours", median(ours[i].times()) / count);
        if (has_levels()) record.number("baseline", median(baseline[i].times()) / count);
        for (size_t k = 0; k < floors.size(); k++)
            if (floors[k].function == contest.function && floors[k].operation == contest.operation)
                record.number("floor", median(bare[k].times()) / count).ratios("floor_ratio", ours[i].times(), bare[k].times());
        if (!contest.by_peer) continue;
        if (!contest.computes.empty()) record.text("computes", contest.computes);
        record.text("peer", contest.peer)
            .number("theirs", median(peers[i].times()) / count)
            .ratios("ratio", peers[i].times(), ours[i].times());
        if (has_levels()) record.ratios("baseline_ratio", peers[i].times(), baseline[i].times());
    }
}
