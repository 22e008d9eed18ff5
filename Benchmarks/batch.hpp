// The batch calls over the same rows, for the tests of growth with the batch and of shared memory between threads.
//
// SPDX-License-Identifier: MIT
#pragma once

#include <gridnorth.h>

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

/// Columns of rows that every batch call finds its input in, and room for its results.
class Rows {
  public:
    explicit Rows(size_t count);

    struct Call {
        std::string function;
        std::string operation;
        /// Does the rows from `first` on.
        std::function<void(size_t first, size_t count)> run;
    };

    std::vector<Call> calls();

  private:
    static constexpr size_t SLOT = 16;  // A reference of 1 m and its zero.

    std::vector<double> latitudes, longitudes, to_latitudes, to_longitudes, eastings, northings, azimuths, distances;
    std::vector<double> first_results, second_results, third_results;
    std::vector<char> texts, written;
};
