// Code that the oracle programs share: random numbers, points that lie on and beside edges, and the report.
//
// SPDX-License-Identifier: MIT
#ifndef GRIDNORTH_ORACLE_HPP
#define GRIDNORTH_ORACLE_HPP

#include <gridnorth.h>

#include <cmath>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <functional>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace oracle {

constexpr double infinity = std::numeric_limits<double>::infinity();

// The limits for agreement. A limit is never widened to let a run pass.
constexpr double meters_limit = 10e-9;
constexpr double degrees_limit = 1e-13;
constexpr double scale_limit = 1e-13;

inline std::string text(const char *format, ...) __attribute__((format(printf, 1, 2)));

inline std::string text(const char *format, ...) {
    char buffer[512];
    va_list arguments;
    va_start(arguments, format);
    std::vsnprintf(buffer, sizeof buffer, format, arguments);
    va_end(arguments);
    return buffer;
}

// splitmix64: any seed is a good one.
class Random {
public:
    explicit Random(uint64_t seed) : state(seed) {}

    uint64_t next() {
        uint64_t z = state += 0x9e3779b97f4a7c15u;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }

    // In [0, 1).
    double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }
    double between(double low, double high) { return low + (high - low) * unit(); }
    // In 0 ... count - 1.
    int below(int count) { return static_cast<int>(next() % static_cast<uint64_t>(count)); }
    bool chance(double probability) { return unit() < probability; }

    // `edge` itself, a few doubles away, or off by anything from `least` to `most`, all magnitudes alike.
    double beside(double edge, double least, double most) {
        switch (below(4)) {
        case 0: return edge;
        case 1: {
            double direction = chance(0.5) ? infinity : -infinity;
            for (int steps = 1 + below(3); steps > 0; --steps) {
                edge = std::nextafter(edge, direction);
            }
            return edge;
        }
        default: {
            double offset = least * std::pow(most / least, unit());
            return chance(0.5) ? edge + offset : edge - offset;
        }
        }
    }

private:
    uint64_t state;
};

// A latitude as tests need them: everywhere, and more often where rules change.
inline double some_latitude(Random &random) {
    static const double edges[] = {0, 56, 64, 72, 80, 84, -80, 90, -90};
    switch (random.below(10)) {
    case 0: return std::fmax(-90, std::fmin(90, random.beside(edges[random.below(9)], 1e-14, 1)));
    case 1: return random.beside(8 * random.below(21) - 80, 1e-14, 1e-2);
    case 2: { // The caps, down to the last double before a pole.
        double latitude = 90 - std::pow(10, random.between(-14, 1.2));
        return random.chance(0.5) ? latitude : -latitude;
    }
    case 3:
    case 4: // Evenly over the sphere.
        return std::asin(random.between(-1, 1)) * 57.29577951308232;
    default: return random.between(-90, 90);
    }
}

// A longitude likewise: everywhere, on and beside zone edges and central meridians, and whole turns away.
inline double some_longitude(Random &random) {
    static const double exceptions[] = {0, 3, 9, 12, 21, 33, 42, 180, -180};
    switch (random.below(10)) {
    case 0: return random.beside(3 * random.below(121) - 180, 1e-14, 1e-2);
    case 1: return random.beside(6 * random.below(61) - 180, 1e-14, 1e-2);
    case 2: return random.beside(exceptions[random.below(9)], 1e-14, 1);
    case 3: return random.between(-180, 180) + 360 * (random.below(7) - 3);
    default: return random.between(-180, 180);
    }
}

// The difference of two longitudes in degrees, whichever way round is the shorter.
inline double longitude_difference(double a, double b) { return std::fabs(std::remainder(a - b, 360)); }

// How far two positions lie apart, in degrees of a great circle: a difference of longitudes counts by the cosine
// of the latitude.
inline double position_difference(double latitude_a, double longitude_a, double latitude_b, double longitude_b) {
    double colatitude = 90 - std::fabs(latitude_b);
    double share = std::sin(colatitude * 0.017453292519943295);
    return std::fmax(std::fabs(latitude_a - latitude_b), longitude_difference(longitude_a, longitude_b) * share);
}

// One quantity that is compared: how often, the largest difference and its place, and all differences over the limit.
class Quantity {
public:
    Quantity(std::string name, std::string unit, double limit) : name(name), unit(unit), limit(limit) {}

    // Notes a difference; `where` is asked for words only when they are needed. Anything but "not above the limit"
    // is a failure, so NaN is one.
    template <typename Where> void note(double difference, Where where) {
        ++count;
        if (!(difference <= largest)) {
            largest = difference;
            place = where();
        }
        if (!(difference <= limit)) {
            ++failures;
            if (failures <= shown_failures) {
                failed.push_back(text("%.4g %s: ", difference, unit.c_str()) + where());
            }
        }
    }

    void merge(const Quantity &other) {
        count += other.count;
        failures += other.failures;
        if (!(other.largest <= largest)) {
            largest = other.largest;
            place = other.place;
        }
        failed.insert(failed.end(), other.failed.begin(), other.failed.end());
    }

    void print() const {
        std::printf("%-58s %10llu  largest %10.3e %-4s limit %7.0e  %s\n", name.c_str(), count, count ? largest : 0.0,
                    unit.c_str(), limit, failures ? "FAILED" : "ok");
        if (largest != 0) {
            std::printf("    at %s\n", place.c_str());
        }
        for (const std::string &line : failed) {
            std::printf("    FAILED %s\n", line.c_str());
        }
        if (failures > failed.size()) {
            std::printf("    FAILED: %llu in all\n", failures);
        }
    }

    const std::string name, unit;
    const double limit;
    unsigned long long count = 0, failures = 0;

private:
    static constexpr unsigned long long shown_failures = 10;
    double largest = -1;
    std::string place;
    std::vector<std::string> failed;
};

// All that one worker found.
class Report {
public:
    // The quantity of this name; references stay good.
    Quantity &quantity(std::string_view name, std::string_view unit, double limit) {
        for (Quantity &known : quantities) {
            if (known.name == name) {
                return known;
            }
        }
        quantities.emplace_back(std::string(name), std::string(unit), limit);
        return quantities.back();
    }

    // A yes-or-no check: how often it was made, and where it was wrong.
    Quantity &check(std::string_view name) { return quantity(name, "", 0); }

    // A mere count of events.
    void count(const std::string &name) { ++counts[name]; }

    // A line that is printed whether anything failed or not.
    void say(const std::string &line) { lines.push_back(line); }

    void merge(const Report &other) {
        for (const Quantity &theirs : other.quantities) {
            quantity(theirs.name, theirs.unit, theirs.limit).merge(theirs);
        }
        for (const auto &[name, number] : other.counts) {
            counts[name] += number;
        }
        lines.insert(lines.end(), other.lines.begin(), other.lines.end());
    }

    // Prints everything; gives the exit status of the program.
    int print() const {
        bool failed = false;
        for (const std::string &line : lines) {
            std::printf("%s\n", line.c_str());
        }
        for (const Quantity &quantity : quantities) {
            quantity.print();
            failed = failed || quantity.failures > 0 || quantity.count == 0;
            if (quantity.count == 0) {
                std::printf("    FAILED: never looked at\n");
            }
        }
        for (const auto &[name, number] : counts) {
            std::printf("%-58s %10llu\n", name.c_str(), number);
        }
        std::printf("%s\n", failed ? "FAILED" : "all agree");
        return failed ? EXIT_FAILURE : EXIT_SUCCESS;
    }

private:
    std::deque<Quantity> quantities;
    std::map<std::string, unsigned long long> counts;
    std::vector<std::string> lines;
};

// Runs `body` on every processor, each with random numbers and a share of `count` of its own; prints their findings.
inline int run(uint64_t seed, long count, const std::function<void(Random &, long, Report &)> &body) {
    const unsigned workers = std::max(1u, std::min(8u, std::thread::hardware_concurrency()));
    std::vector<Report> reports(workers);
    std::vector<std::thread> threads;
    for (unsigned worker = 0; worker < workers; ++worker) {
        threads.emplace_back([&, worker] {
            Random random(Random(seed).next() + worker);
            body(random, count / workers + 1, reports[worker]);
        });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    for (unsigned worker = 1; worker < workers; ++worker) {
        reports[0].merge(reports[worker]);
    }
    std::printf("seed %llu, %ld points, %u workers\n", static_cast<unsigned long long>(seed), count, workers);
    return reports[0].print();
}

// Arguments: the seed and, if need be, how many points; otherwise the usual number times GRIDNORTH_EFFORT.
inline uint64_t seed_of(int argc, char **argv) {
    if (argc < 2) {
        std::fprintf(stderr, "usage: %s SEED [COUNT]\n", argv[0]);
        std::exit(2);
    }
    return std::strtoull(argv[1], nullptr, 10);
}

inline long count_of(int argc, char **argv, long usual) {
    if (argc > 2) {
        return std::strtol(argv[2], nullptr, 10);
    }
    const char *effort = std::getenv("GRIDNORTH_EFFORT");
    return effort && *effort ? std::lround(static_cast<double>(usual) * std::strtod(effort, nullptr)) : usual;
}

} // namespace oracle

#endif
