// How the cost of a batch call grows with its rows, and how much two threads gain.
//
// SPDX-License-Identifier: MIT
#include "batch.hpp"
#include "suite.hpp"

#include <algorithm>
#include <thread>

void time_growth(const Effort &effort) {
    Rows rows(effort.largest);
    for (const Rows::Call &call : rows.calls()) {
        for (size_t count = 1; count <= effort.largest; count *= 10) {
            // Small batches are made of many rows: the time of one row depends on its position.
            const size_t batches = std::max<size_t>(1, 1000 / count);
            Timed timed([&] {
                for (size_t i = 0; i < batches; i++) call.run(i * count, count);
            });
            timed.warm_up(effort.least);
            const int repetitions = count < 1000000 ? effort.repetitions : std::min(3, effort.repetitions);
            for (int i = 0; i < repetitions; i++) timed.repeat();
            Record("growth")
                .text("function", call.function)
                .text("operation", call.operation)
                .number("rows", double(count))
                .number("ours", median(timed.times()) / double(batches * count));
        }
    }
}

void time_threads(const Effort &effort) {
    const size_t count = effort.threaded, half = count / 2;
    Rows rows(count);
    for (const Rows::Call &call : rows.calls()) {
        // By the clock on the wall: the time of one thread would not tell.
        Timed one([&] { call.run(0, count); }, CLOCK_MONOTONIC);
        Timed two(
            [&] {
                std::thread other([&] { call.run(half, count - half); });
                call.run(0, half);
                other.join();
            },
            CLOCK_MONOTONIC);
        for (Timed *timed : {&one, &two}) timed->warm_up(effort.least);
        for (int i = 0; i < effort.repetitions; i++)
            for (Timed *timed : {&one, &two}) timed->repeat();
        Record("threads")
            .text("host", "C")
            .text("operation", call.operation)
            .number("rows", double(count))
            .number("one", median(one.times()) / double(count))
            .number("two", median(two.times()) / double(count))
            .ratios("ratio", one.times(), two.times());
    }
}
