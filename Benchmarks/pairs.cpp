// Every function from numbers to numbers with its batch, as Tests/Pairs finds them; where a peer is known, another file
// times them beside it.
//
// SPDX-License-Identifier: MIT
#include "suite.hpp"

#include "pairs.c"

#include <algorithm>
#include <random>
#include <vector>

namespace {

double ordinary(char letter, std::mt19937_64 &random) {
    const double most = letter == 'a' ? 85 : letter == 'o' ? 180 : letter == 'd' ? 360 : letter == 't' ? 2e9 : 6.5e6;
    return std::uniform_real_distribution<double>(-most, most)(random);
}

}  // namespace

void time_pairs(const Effort &effort) {
    const size_t count = effort.positions;
    std::mt19937_64 random(20261128);
    for (const pair *p = pairs; p < pairs + pair_count; p++) {
        std::vector<std::vector<double>> columns(p->input_count + p->output_count, std::vector<double>(count));
        std::vector<const double *> inputs;
        std::vector<double *> outputs;
        for (int k = 0; k < p->input_count; k++) {
            std::generate(columns[k].begin(), columns[k].end(), [&] { return ordinary(p->inputs[k], random); });
            inputs.push_back(columns[k].data());
        }
        for (int k = 0; k < p->output_count; k++) outputs.push_back(columns[p->input_count + k].data());
        const std::vector<ptrdiff_t> strides(PAIR_COLUMNS, sizeof(double));
        hold(effort, "Functions from numbers to numbers",
             {{p->batch_name, "batch", "row", count,
               [&] { p->batch(inputs.data(), strides.data(), count, outputs.data(), strides.data(), nullptr); }, "", nullptr},
              {p->name, "one by one", "call", count,
               [&] {
                   double row[PAIR_COLUMNS], results[PAIR_COLUMNS] = {};
                   for (size_t i = 0; i < count; i++) {
                       for (int k = 0; k < p->input_count; k++) row[k] = inputs[k][i];
                       p->single(row, results);
                       sink = sink + results[0];
                   }
               },
               "", nullptr}});
    }
}
