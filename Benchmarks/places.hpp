// Positions that contests are about.
//
// SPDX-License-Identifier: MIT
#pragma once

#include "checks.hpp"

#include <gridnorth.h>

#include <cmath>
#include <cstddef>
#include <random>
#include <vector>

/// Random positions, the same ones in every run.
class Places {
  public:
    explicit Places(uint64_t seed = 1) : random(seed) {}

    double between(double low, double high) { return low + (high - low) * unit(random); }

    /// Somewhere between two parallels, as likely on any two areas of the same size.
    gn_point between_parallels(double south, double north, double west = -180, double east = 180) {
        double sine = between(std::sin(south * DEGREE), std::sin(north * DEGREE));
        return {std::asin(sine) / DEGREE, between(west, east)};
    }

    gn_point anywhere() { return between_parallels(-90, 90); }

    /// Spread evenly over the earth.
    std::vector<gn_point> earth(size_t count) {
        std::vector<gn_point> result(count);
        for (gn_point &point : result) point = anywhere();
        return result;
    }

    /// Within the northern half of UTM zone 31, for projections that know one zone.
    std::vector<gn_point> zone_31(size_t count) {
        std::vector<gn_point> result(count);
        for (gn_point &point : result) point = between_parallels(0, 78, 0, 6);
        return result;
    }

  private:
    std::mt19937_64 random;
    std::uniform_real_distribution<double> unit{0, 1};
};
