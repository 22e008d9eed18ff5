// The geodesics of the floors (floors.hpp), from a start, an azimuth and a distance or between two positions: the formulas of
// Karney, "Algorithms for geodesics" (2013), with series to the sixth power, for lines that are neither the equator nor a
// meridian.
//
// β is the reduced latitude, σ the arc from the node on the auxiliary sphere, τ the distance as an arc, ω the longitude there,
// α the azimuth and α0 that at the node; ε is the parameter of the series.
//
// SPDX-License-Identifier: MIT
#pragma once

#include "floor_formulas.hpp"

namespace floors {

/// The coefficients of sin 2σ, sin 4σ ... by powers of ε, as polynomials in ε: row k begins with ε^(k + 1). As sums of sines
/// they are Fourier series; here sin 2σ times powers of ε cos 2σ, in the same form.
using Series = std::array<std::array<double, 6>, 6>;

constexpr Series by_powers(const Series &c) {
    Series result{};
    for (size_t power = 0; power < 6; power++) {  // ε^(power + 1)
        Coefficients<6> sines{};
        for (size_t k = 0; k <= power; k++) sines[k] = c[k][power - k];
        const Coefficients<6> cosines = by_cosine(sines);
        for (size_t k = 0; k <= power; k++) result[k][power - k] = cosines[k];
    }
    return result;
}

// Equations 18 and 21, and 25 with the n of WGS 84.
constexpr Series TO_TAU = by_powers({{{-1.0 / 2, 0, 3.0 / 16, 0, -1.0 / 32},
                                      {-1.0 / 16, 0, 1.0 / 32, 0, -9.0 / 2048},
                                      {-1.0 / 48, 0, 3.0 / 256},
                                      {-5.0 / 512, 0, 3.0 / 512},
                                      {-7.0 / 1280},
                                      {-7.0 / 2048}}});
constexpr Series FROM_TAU = by_powers({{{1.0 / 2, 0, -9.0 / 32, 0, 205.0 / 1536},
                                        {5.0 / 16, 0, -37.0 / 96, 0, 1335.0 / 4096},
                                        {29.0 / 96, 0, -75.0 / 128},
                                        {539.0 / 1536, 0, -2391.0 / 2560},
                                        {3467.0 / 7680},
                                        {38081.0 / 61440}}});
constexpr Series LONGITUDE = by_powers({{{1.0 / 4 - n / 4, 1.0 / 8 - n * n / 8, 3.0 / 64 + 3 * n / 64 - n * n / 64,
                                          5.0 / 128 + n / 64, 3.0 / 128},
                                         {1.0 / 16 - 3 * n / 32 + n * n / 32, 3.0 / 64 - n / 32 - 3 * n * n / 64,
                                          3.0 / 128 + n / 128, 5.0 / 256},
                                         {5.0 / 192 - 3 * n / 64 + 5 * n * n / 192, 3.0 / 128 - 5 * n / 192, 7.0 / 512},
                                         {7.0 / 512 - 7 * n / 256, 7.0 / 512},
                                         {21.0 / 2560}}});
constexpr Coefficients<6> A3 = {1, n / 2 - 1.0 / 2, 3 * n * n / 8 - n / 8 - 1.0 / 4, -(1 + 3 * n + n * n) / 16,
                                -3.0 / 64 - n / 32, -3.0 / 128};

/// ε of cos² α0: (√(1 + k²) - 1)/(√(1 + k²) + 1) as a series, whose numerators are those of Catalan.
GN_FLOOR double epsilon_of(double square0) {
    constexpr double E = E2 / (1 - E2) / 4;
    return square0 * polynomial(square0, Coefficients<6>{E, -2 * E * E, 5 * E * E * E, -14 * E * E * E * E, 42 * E * E * E * E * E,
                                                         -132 * E * E * E * E * E * E});
}

/// sin 2σ (c[0] + c[1] (ε cos 2σ) + ...) ε, of which each c is a polynomial in ε^2.
GN_FLOOR double sum_of_even(const Series &c, double epsilon, SineCosine twice) {
    const double square = epsilon * epsilon;
    return twice.sine * epsilon *
           polynomial(epsilon * twice.cosine,
                      Coefficients<6>{c[0][0] + square * (c[0][2] + square * c[0][4]),
                                      c[1][0] + square * (c[1][2] + square * c[1][4]), c[2][0] + square * c[2][2],
                                      c[3][0] + square * c[3][2], c[4][0], c[5][0]});
}

/// The difference of the sums at two arcs, of which each c is a polynomial in ε up to ε^5.
GN_FLOOR double longitude_between(double epsilon, SineCosine from, SineCosine to) {
    constexpr Series c = LONGITUDE;
    const Coefficients<5> by_cosine = {
        polynomial(epsilon, Coefficients<5>{c[0][0], c[0][1], c[0][2], c[0][3], c[0][4]}),
        polynomial(epsilon, Coefficients<4>{c[1][0], c[1][1], c[1][2], c[1][3]}),
        polynomial(epsilon, Coefficients<3>{c[2][0], c[2][1], c[2][2]}), c[3][0] + epsilon * c[3][1], c[4][0]};
    auto sum = [&](SineCosine twice) { return twice.sine * polynomial(epsilon * twice.cosine, by_cosine); };
    return epsilon * (sum(to) - sum(from));
}

GN_FLOOR SineCosine sum_of(SineCosine a, SineCosine b) {
    return {a.sine * b.cosine + a.cosine * b.sine, a.cosine * b.cosine - a.sine * b.sine};
}

/// The reduced latitude of a latitude in degrees.
GN_FLOOR SineCosine reduced_latitude(double latitude) {
    const SineCosine geodetic = sine_cosine(latitude);
    const double sine = (1 - F) * geodetic.sine, scale = 1 / std::sqrt(sine * sine + geodetic.cosine * geodetic.cosine);
    return {sine * scale, geodetic.cosine * scale};
}

/// The latitude of the end, the difference of the longitudes and the arrival's azimuth, all in degrees.
struct GeodesicEnd {
    double latitude, longitude, azimuth;
};

GN_FLOOR GeodesicEnd geodesic_direct(SineCosine beta, SineCosine alpha, double distance) {
    const double sine0 = alpha.sine * beta.cosine, upward = alpha.sine * beta.sine;
    const double square0 = alpha.cosine * alpha.cosine + upward * upward, cosine0 = std::sqrt(square0);
    const double epsilon = epsilon_of(square0), square = epsilon * epsilon, inverse0 = 1 / cosine0;

    const SineCosine sigma1 = {beta.sine * inverse0, alpha.cosine * beta.cosine * inverse0}, twice1 = doubled(sigma1);
    const double b1 = sum_of_even(TO_TAU, epsilon, twice1);
    const double inverse_a1 = (1 - epsilon) * (1 - square * (1.0 / 4 - square * (3.0 / 64)));
    const double tau12 = distance * (1 / (A * (1 - F))) * inverse_a1;
    // At most half a turn: less a quarter of it, the reduction is that of a latitude.
    const SineCosine turned = sine_cosine(tau12 * DEGREES - 90);
    const SineCosine tau2 = sum_of(rotated(sigma1, b1), {turned.cosine, -turned.sine});
    const double b2 = sum_of_even(FROM_TAU, epsilon, doubled(tau2));
    const SineCosine sigma2 = rotated(tau2, b2);
    const double sigma12 = tau12 + b1 + b2;

    const double omega12 = angle(sine0 * (sigma2.sine * sigma1.cosine - sigma2.cosine * sigma1.sine),
                                 sigma2.cosine * sigma1.cosine + sine0 * sine0 * sigma2.sine * sigma1.sine);
    const double less = F * sine0 * polynomial(epsilon, A3) * (sigma12 + longitude_between(epsilon, twice1, doubled(sigma2)));
    const double forward = cosine0 * sigma2.cosine;
    return {angle(cosine0 * sigma2.sine, (1 - F) * std::sqrt(sine0 * sine0 + forward * forward)), omega12 - DEGREES * less,
            angle(sine0, forward)};
}

/// The great circle between two positions on the auxiliary sphere.
struct Arc {
    double sine, cosine, inverse;  // Of its length σ12, and 1 / sin σ12.
    double sine0;                  // sin α0
    SineCosine from, to;           // sin α and cos α, times sin σ12.
};

GN_FLOOR Arc arc_between(SineCosine beta1, SineCosine beta2, SineCosine omega) {
    Arc arc;
    arc.from = {beta2.cosine * omega.sine, beta1.cosine * beta2.sine - beta1.sine * beta2.cosine * omega.cosine};
    arc.to = {beta1.cosine * omega.sine, beta1.cosine * beta2.sine * omega.cosine - beta1.sine * beta2.cosine};
    arc.sine = std::sqrt(arc.from.sine * arc.from.sine + arc.from.cosine * arc.from.cosine);
    arc.cosine = beta1.sine * beta2.sine + beta1.cosine * beta2.cosine * omega.cosine;
    arc.inverse = 1 / arc.sine;
    arc.sine0 = beta1.cosine * arc.from.sine * arc.inverse;
    return arc;
}

/// The parameter of the series, and the two ends as arcs from the node.
struct Ends {
    double epsilon;
    SineCosine twice1, twice2;
};

GN_FLOOR Ends ends_of(const Arc &arc, SineCosine beta1, SineCosine beta2) {
    const double square0 = 1 - arc.sine0 * arc.sine0;
    // sin 2σ = 2 sin β cos α cos β / cos² α0
    const double scale2 = 2 / square0, scale = scale2 * arc.inverse;
    return {epsilon_of(square0),
            {beta1.sine * beta1.cosine * arc.from.cosine * scale, 1 - beta1.sine * beta1.sine * scale2},
            {beta2.sine * beta2.cosine * arc.to.cosine * scale, 1 - beta2.sine * beta2.sine * scale2}};
}

struct Line {
    double distance, from, to;
};

/// Solves λ12 = ω12 - f sin α0 I3 by Newton's method, with the slope of the sphere, which is wrong by f^2: one step with the
/// length of the arc alone, two with the series.
GN_FLOOR Line geodesic_inverse(SineCosine beta1, SineCosine beta2, double longitudes) {
    const double lambda = longitudes * RADIANS;
    // What ω12 lacks, with A3 (σ12 + sums) as the length.
    auto step = [&](const Arc &arc, double omega, double length, double sigma) {
        const double slope = sigma * (arc.cosine * (1 - arc.sine0 * arc.sine0) - beta1.sine * beta2.sine) * arc.inverse;
        const double less = F * (slope + arc.sine0 * arc.sine0);  // 1 / (1 - less), nearly.
        return (lambda - omega + F * arc.sine0 * length) * (1 + less * (1 + less));
    };
    // The arc changes by little from step to step.
    auto longer = [](const Arc &before, const Arc &arc) {
        const double by = arc.sine * before.cosine - arc.cosine * before.sine;
        return by * (1 + by * by * (1.0 / 6 + by * by * (3.0 / 40)));
    };
    Arc arc = arc_between(beta1, beta2, sine_cosine_of_turn(longitudes));
    double sigma = angle(arc.sine, arc.cosine) * RADIANS;
    double omega = lambda + step(arc, lambda, sigma, sigma);
    SineCosine of = sine_cosine_of_turn(omega * DEGREES);
    auto refine = [&]() __attribute__((always_inline)) {
        const Arc better = arc_between(beta1, beta2, of);
        sigma += longer(arc, better);
        arc = better;
        const Ends ends = ends_of(arc, beta1, beta2);
        const double length =
            polynomial(ends.epsilon, A3) * (sigma + longitude_between(ends.epsilon, ends.twice1, ends.twice2));
        const double more = step(arc, omega, length, sigma);
        omega += more;
        of = rotated(of, more);
    };
    refine(), refine();  // A loop within the loop would keep a compiler from filling registers with pairs.
    const Arc last = arc_between(beta1, beta2, of);
    sigma += longer(arc, last);
    const Ends ends = ends_of(last, beta1, beta2);
    const double square = ends.epsilon * ends.epsilon;
    const double a1 = (1 + square * (1.0 / 4 + square * (1.0 / 64 + square * (1.0 / 256)))) / (1 - ends.epsilon);
    const double sums =
        sum_of_even(TO_TAU, ends.epsilon, ends.twice2) - sum_of_even(TO_TAU, ends.epsilon, ends.twice1);
    return {A * (1 - F) * a1 * (sigma + sums), angle(last.from.sine, last.from.cosine), angle(last.to.sine, last.to.cosine)};
}

} // namespace floors
