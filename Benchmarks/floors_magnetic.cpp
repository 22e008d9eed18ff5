// The floor of the magnetic declination: the sums of all degrees and orders, eight positions at a time.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "floor_formulas.hpp"
#include "floors.hpp"

#include <array>
#include <cmath>
#include <memory>

namespace floors {
namespace {

constexpr int DEGREES_OF_MODEL = 12;
constexpr double MODEL_RADIUS = 6371200;
constexpr size_t LANES = 8;

using Lanes = double __attribute__((vector_size(8 * LANES)));
using LanesInColumn = double __attribute__((vector_size(8 * LANES), aligned(8), may_alias));

/// The factors of a degree n and an order m. p is the Legendre function divided by its highest coefficient and by cos^m of
/// the latitude: p(n) = t p(n - 1) - c p(n - 2).
struct Term {
    double c;
    double g, h;  // Of the date, times what p lacks of Schmidt's functions.
    double gn, hn;  // n times as much.
    double gd, hd;  // Of p(n - 1) in the derivative (1 - t²) p'(n) = d p(n - 1) - n t p(n) with cos^m.
};

using Model = std::array<std::array<Term, DEGREES_OF_MODEL + 1>, DEGREES_OF_MODEL + 1>;  // By order and degree.

Model model_of(const double *values, double year) {
    Model model{};
    for (int m = 0; m <= DEGREES_OF_MODEL; m++) {
        for (int n = m; n <= DEGREES_OF_MODEL; n++) {
            // (2n - 1)!! / (n - m)! and Schmidt's root.
            double factor = 1;
            for (int k = 1; k <= n; k++) factor *= 2 * k - 1;
            for (int k = 1; k <= n - m; k++) factor /= k;
            double square = m == 0 ? 1 : 2;
            for (int k = n - m + 1; k <= n + m; k++) square /= k;
            factor *= std::sqrt(square);
            const double *row = values + 1 + 4 * (n * (n + 1) / 2 + m - 1), years = year - values[0];
            const double g = n == 0 ? 0 : factor * (row[0] + years * row[2]), h = n == 0 ? 0 : factor * (row[1] + years * row[3]);
            const double d = double(n * n - m * m) / (2 * n - 1);
            const double c = n - m < 2 ? 0 : double((n - 1) * (n - 1) - m * m) / ((2 * n - 1) * (2 * n - 3));
            model[size_t(m)][size_t(n)] = {c, g, h, n * g, n * h, d * g, d * h};
        }
    }
    return model;
}

/// Columns of positions on the way from latitudes to declinations; a multiple of eight.
struct Field {
    std::vector<double> latitudes, longitudes, t, u, ratio, sine, cosine, turn_sine, turn_cosine, north, east, declinations;

    explicit Field(const Points &points) {
        const size_t count = (points.size() + LANES - 1) / LANES * LANES;
        for (auto *column : {&latitudes, &longitudes, &t, &u, &ratio, &sine, &cosine, &turn_sine, &turn_cosine, &north, &east,
                             &declinations})
            column->resize(count);
        for (size_t i = 0; i < points.size(); i++) latitudes[i] = points[i].latitude, longitudes[i] = points[i].longitude;
    }
};

/// The geocentric position: t and u are the sine and cosine of its latitude, and the turn is that to the geodetic one.
[[gnu::noinline]] void place(Field &field, double height) {
#pragma GCC ivdep
    for (size_t i = 0; i < field.latitudes.size(); i++) {
        const SineCosine phi = sine_cosine(field.latitudes[i]), lambda = sine_cosine_of_turn(field.longitudes[i]);
        const double normal = A / std::sqrt(1 - E2 * phi.sine * phi.sine);
        const double across = (normal + height) * phi.cosine, along = (normal * (1 - E2) + height) * phi.sine;
        const double inverse = 1 / std::sqrt(across * across + along * along), t = along * inverse, u = across * inverse;
        field.t[i] = t, field.u[i] = u, field.ratio[i] = MODEL_RADIUS * inverse;
        field.sine[i] = lambda.sine, field.cosine[i] = lambda.cosine;
        field.turn_sine[i] = t * phi.cosine - u * phi.sine, field.turn_cosine[i] = u * phi.cosine + t * phi.sine;
    }
}

/// The north and the east of the field, times the cosine of the latitude and divided by the square of the ratio.
[[gnu::noinline]] void sum(const Model &model, Field &field) {
    auto load = [](const std::vector<double> &column, size_t i) -> Lanes {
        return *reinterpret_cast<const LanesInColumn *>(&column[i]);
    };
    for (size_t i = 0; i < field.t.size(); i += LANES) {
        const Lanes t = load(field.t, i), u = load(field.u, i), ratio = load(field.ratio, i);
        const Lanes step = ratio * t, square = ratio * ratio;
        const Lanes sine = load(field.sine, i) * u * ratio, cosine = load(field.cosine, i) * u * ratio;
        Lanes sine_m = {}, cosine_m = sine_m + 1;  // Of m times the longitude, times (ratio u)^m.
        Lanes up = {}, across = {}, east = {};
#pragma GCC unroll 13
        for (size_t m = 0; m <= DEGREES_OF_MODEL; m++) {
            Lanes g = {}, h = {}, gn = {}, hn = {}, gd = {}, hd = {}, before = {}, here = before + 1;
#pragma GCC unroll 13
            for (size_t n = m; n <= DEGREES_OF_MODEL; n++) {
                const Term &term = model[m][n];
                g += term.g * here, h += term.h * here, gn += term.gn * here, hn += term.hn * here;
                gd += term.gd * before, hd += term.hd * before;
                const Lanes next = step * here - model[m][n < DEGREES_OF_MODEL ? n + 1 : n].c * square * before;
                before = here, here = next;
            }
            across += cosine_m * (ratio * gd - t * gn) + sine_m * (ratio * hd - t * hn);
            up += cosine_m * (g + gn) + sine_m * (h + hn);
            east += double(m) * (sine_m * g - cosine_m * h);
            const Lanes turned = cosine_m * cosine - sine_m * sine;
            sine_m = sine_m * cosine + cosine_m * sine;
            cosine_m = turned;
        }
        const Lanes north = load(field.turn_sine, i) * u * up - load(field.turn_cosine, i) * across;
        for (size_t k = 0; k < LANES; k++) field.north[i + k] = north[k], field.east[i + k] = east[k];
    }
}

[[gnu::noinline]] void turn(Field &field) {
#pragma GCC ivdep
    for (size_t i = 0; i < field.north.size(); i++) field.declinations[i] = angle(field.east[i], field.north[i]);
}

} // namespace

std::vector<Floor> of_magnetic(const Points &points, const double *values, double height, double year) {
    auto field = std::make_shared<Field>(points);
    auto model = std::make_shared<Model>(model_of(values, year));
    const Run run = [=] {
        place(*field, height);
        sum(*model, *field);
        turn(*field);
    };
    run();
    for (size_t i = 0; i < points.size(); i++) {
        gn_magnetic_field ours;
        require(gn_magnetic_compute(points[i].latitude, points[i].longitude, height, year, nullptr, &ours), "magnetic field");
        require(ours.horizontal < 2000 || std::fabs(std::remainder(field->declinations[i] - ours.declination, 360)) < 1e-9,
                "the floor of declinations differs");
    }
    return {{"gn_magnetic_declination_batch", "declination, batch", run}};
}

} // namespace floors
