// The arithmetic of the floors (floors.hpp): the formulas alone, for input that needs neither a check nor a special case.
// Nothing branches, so that a compiler puts eight positions into one register.
//
// Every polynomial is a Taylor series that the compiler economizes: Chebyshev polynomials replace its highest powers.
//
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>

#define GN_FLOOR [[gnu::always_inline]] inline

namespace floors {

constexpr double RADIANS = std::numbers::pi / 180, DEGREES = 180 / std::numbers::pi;

// MARK: Polynomials

template <size_t N> using Coefficients = std::array<double, N>;

/// The first `N` coefficients, after the powers above are replaced by lower ones, as nearly as they can be on [0, end].
template <size_t N, size_t TERMS>
constexpr Coefficients<N> economized(std::array<long double, TERMS> taylor, long double end) {
    long double scale = 1;
    for (size_t k = 0; k < TERMS; k++, scale *= end) taylor[k] *= scale;
    // The Chebyshev polynomials of [0, 1], up to the one of degree TERMS - 1.
    std::array<std::array<long double, TERMS>, TERMS> chebyshev{};
    chebyshev[0][0] = 1;
    chebyshev[1][0] = -1, chebyshev[1][1] = 2;
    for (size_t n = 2; n < TERMS; n++)
        for (size_t k = 0; k <= n; k++)
            chebyshev[n][k] = (k > 0 ? 4 * chebyshev[n - 1][k - 1] : 0) - 2 * chebyshev[n - 1][k] - chebyshev[n - 2][k];
    for (size_t n = TERMS - 1; n >= N; n--) {
        const long double factor = taylor[n] / chebyshev[n][n];
        for (size_t k = 0; k <= n; k++) taylor[k] -= factor * chebyshev[n][k];
    }
    Coefficients<N> result{};
    scale = 1;
    for (size_t k = 0; k < N; k++, scale *= end) result[k] = double(taylor[k] / scale);
    return result;
}

/// c[0] + c[1] x + ..., in pairs, pairs of pairs and so on: a few products more than Horner's rule, but short chains.
template <size_t N> GN_FLOOR double polynomial(double x, const Coefficients<N> &c) {
    if constexpr (N == 1) {
        return c[0];
    } else {
        Coefficients<(N + 1) / 2> pairs;
        for (size_t k = 0; k < N / 2; k++) pairs[k] = c[2 * k] + c[2 * k + 1] * x;
        if constexpr (N % 2 == 1) pairs[N / 2] = c[N - 1];
        return polynomial(x * x, pairs);
    }
}

/// The coefficients of sin x / x or cos x by x^2, of x in degrees; or of sinh and cosh of radians, whose signs are all +.
template <size_t N> constexpr Coefficients<N> circular(int first, long double unit, long double end, int sign = -1) {
    std::array<long double, 16> taylor{};
    long double term = first == 1 ? unit : 1;
    for (int k = 0; k < 16; k++) {
        taylor[size_t(k)] = term;
        term *= sign * unit * unit / ((first + 2 * k + 1) * (first + 2 * k + 2));
    }
    return economized<N>(taylor, end * end);
}

/// The coefficients of atan z / z by z^2, or of atanh z / z.
template <size_t N> constexpr Coefficients<N> inverse_tangent(long double end, int sign = -1) {
    std::array<long double, 40> taylor{};
    for (int k = 0; k < 40; k++) taylor[size_t(k)] = (sign < 0 && k % 2 == 1 ? -1.0L : 1.0L) / (2 * k + 1);
    return economized<N>(taylor, end * end);
}

/// The coefficients of asin z / z by z^2, up to z = 1/2.
template <size_t N> constexpr Coefficients<N> inverse_sine() {
    std::array<long double, 40> taylor{};
    long double term = 1;
    for (int k = 0; k < 40; k++) {
        taylor[size_t(k)] = term / (2 * k + 1);
        term *= (2 * k + 1) / (2.0L * (k + 1));
    }
    return economized<N>(taylor, 0.25L);
}

constexpr long double UNIT = std::numbers::pi_v<long double> / 180;

// MARK: Functions

struct SineCosine {
    double sine, cosine;
};

/// Of degrees, at most 45.
GN_FLOOR SineCosine sine_cosine_of_reduced(double degrees) {
    constexpr auto SINE = circular<7>(1, UNIT, 45);
    constexpr auto COSINE = circular<8>(0, UNIT, 45);
    const double square = degrees * degrees;
    return {degrees * polynomial(square, SINE), polynomial(square, COSINE)};
}

/// Of degrees, at most 135.
GN_FLOOR SineCosine sine_cosine(double degrees) {
    const double quarter = std::rint(degrees * (1.0 / 90));
    const SineCosine reduced = sine_cosine_of_reduced(degrees - 90 * quarter);
    const bool turned = quarter != 0;
    return {turned ? quarter * reduced.cosine : reduced.sine, turned ? -quarter * reduced.sine : reduced.cosine};
}

/// Of degrees, at most 360.
GN_FLOOR SineCosine sine_cosine_of_turn(double degrees) {
    const double half = std::rint(degrees * (1.0 / 180));
    const SineCosine of = sine_cosine(degrees - 180 * half);
    const bool opposite = std::fabs(half) == 1;
    return {opposite ? -of.sine : of.sine, opposite ? -of.cosine : of.cosine};
}

/// Sine of degrees, at most 90.
GN_FLOOR double sine(double degrees) {
    constexpr auto SINE = circular<9>(1, UNIT, 90);
    return degrees * polynomial(degrees * degrees, SINE);
}

/// The angle of a vector, in degrees.
GN_FLOOR double angle(double y, double x) {
    constexpr auto ARCTANGENT = inverse_tangent<12>(0.41422L);
    const double ax = std::fabs(x), ay = std::fabs(y);
    const double large = ax < ay ? ay : ax, small = ax < ay ? ax : ay;
    const bool middle = large * 0.41421356237309503 < small;
    const double z = (middle ? small - large : small) / (middle ? small + large : large);
    const double near = DEGREES * (z * polynomial(z * z, ARCTANGENT)) + (middle ? 45 : 0);
    const double steep = ax < ay ? 90 - near : near;
    return std::copysign(x < 0 ? 180 - steep : steep, y);
}

/// The natural logarithm of a positive number: its exponent, and twice the area tangent for the rest.
GN_FLOOR double logarithm(double x) {
    constexpr auto AREA_TANGENT = inverse_tangent<8>(0.17158L, 1);
    const uint64_t bits = std::bit_cast<uint64_t>(x) + (0x3FF0000000000000 - 0x3FE6A09E667F3BCD);
    const double exponent = double(int64_t(bits >> 52) - 1023);
    const double rest = std::bit_cast<double>((bits & 0x000FFFFFFFFFFFFF) + 0x3FE6A09E667F3BCD);
    const double z = (rest - 1) / (rest + 1);
    return exponent * std::numbers::ln2 + 2 * z * polynomial(z * z, AREA_TANGENT);
}

// MARK: Latitudes and the Krüger series

// WGS 84, and the third flattening n.
constexpr double A = 6378137, F = 1 / 298.257223563, E2 = F * (2 - F), n = F / (2 - F);
constexpr double SCALE = 0.9996, FALSE_EASTING = 500000, FALSE_NORTHING = 1e7;
constexpr double RECTIFYING = A / (1 + n) * (1 + n * n * (1.0 / 4 + n * n * (1.0 / 64 + n * n / 256)));
constexpr double UTM_RADIUS = SCALE * RECTIFYING;

/// n^power (c[0] + c[1] n + ...), to n^6.
template <size_t N> constexpr double of_n(const double (&c)[N]) {
    double result = 0;
    for (size_t k = N; k-- > 0;) result = result * n + c[k];
    for (size_t k = N; k < 7; k++) result *= n;
    return result;
}

/// Turns c[0] sin x + c[1] sin 2x + ... into sin x times a polynomial in cos x.
constexpr Coefficients<6> by_cosine(const Coefficients<6> &c) {
    Coefficients<6> result{}, before{}, chebyshev{1};  // Of the second kind: U(k) = 2 cos x U(k - 1) - U(k - 2).
    for (size_t k = 0; k < 6; k++) {
        for (size_t i = 0; i < 6; i++) result[i] += c[k] * chebyshev[i];
        Coefficients<6> next{};
        for (size_t i = 0; i < 6; i++) next[i] = (i > 0 ? 2 * chebyshev[i - 1] : 0) - before[i];
        before = chebyshev, chebyshev = next;
    }
    return result;
}

// Krüger (1912) and Karney (2011), equations 35 and 36: the transverse Mercator projection from and to the sphere.
constexpr Coefficients<6> FROM_SPHERE = by_cosine({
    of_n({1.0 / 2, -2.0 / 3, 5.0 / 16, 41.0 / 180, -127.0 / 288, 7891.0 / 37800}),
    of_n({13.0 / 48, -3.0 / 5, 557.0 / 1440, 281.0 / 630, -1983433.0 / 1935360}),
    of_n({61.0 / 240, -103.0 / 140, 15061.0 / 26880, 167603.0 / 181440}),
    of_n({49561.0 / 161280, -179.0 / 168, 6601661.0 / 7257600}),
    of_n({34729.0 / 80640, -3418889.0 / 1995840}),
    of_n({212378941.0 / 319334400}),
});
constexpr Coefficients<6> TO_SPHERE = by_cosine({
    of_n({1.0 / 2, -2.0 / 3, 37.0 / 96, -1.0 / 360, -81.0 / 512, 96199.0 / 604800}),
    of_n({1.0 / 48, 1.0 / 15, -437.0 / 1440, 46.0 / 105, -1118711.0 / 3870720}),
    of_n({17.0 / 480, -37.0 / 840, -209.0 / 4480, 5569.0 / 90720}),
    of_n({4397.0 / 161280, -11.0 / 504, -830251.0 / 7257600}),
    of_n({4583.0 / 161280, -108847.0 / 3991680}),
    of_n({20648693.0 / 638668800}),
});
// The conformal latitude less the latitude, by sines of multiples of twice the latitude, and the way back.
constexpr Coefficients<6> TO_CONFORMAL = by_cosine({
    of_n({-2, 2.0 / 3, 4.0 / 3, -82.0 / 45, 32.0 / 45, 4642.0 / 4725}),
    of_n({5.0 / 3, -16.0 / 15, -13.0 / 9, 904.0 / 315, -1522.0 / 945}),
    of_n({-26.0 / 15, 34.0 / 21, 8.0 / 5, -12686.0 / 2835}),
    of_n({1237.0 / 630, -12.0 / 5, -24832.0 / 14175}),
    of_n({-734.0 / 315, 109598.0 / 31185}),
    of_n({444337.0 / 155925}),
});
constexpr Coefficients<6> FROM_CONFORMAL = by_cosine({
    of_n({2, -2.0 / 3, -2, 116.0 / 45, 26.0 / 45, -2854.0 / 675}),
    of_n({7.0 / 3, -8.0 / 5, -227.0 / 45, 2704.0 / 315, 2323.0 / 945}),
    of_n({56.0 / 15, -136.0 / 35, -1262.0 / 105, 73814.0 / 2835}),
    of_n({4279.0 / 630, -332.0 / 35, -399572.0 / 14175}),
    of_n({4174.0 / 315, -144838.0 / 6237}),
    of_n({601676.0 / 22275}),
});

// The rectifying latitude less the latitude, and the way back.
constexpr Coefficients<6> TO_RECTIFYING = by_cosine({
    of_n({-3.0 / 2, 0, 9.0 / 16, 0, -3.0 / 32, 0}),
    of_n({15.0 / 16, 0, -15.0 / 32, 0, 135.0 / 2048}),
    of_n({-35.0 / 48, 0, 105.0 / 256, 0}),
    of_n({315.0 / 512, 0, -189.0 / 512}),
    of_n({-693.0 / 1280, 0}),
    of_n({1001.0 / 2048}),
});
constexpr Coefficients<6> FROM_RECTIFYING = by_cosine({
    of_n({3.0 / 2, 0, -27.0 / 32, 0, 269.0 / 512, 0}),
    of_n({21.0 / 16, 0, -55.0 / 32, 0, 6759.0 / 4096}),
    of_n({151.0 / 96, 0, -417.0 / 128, 0}),
    of_n({1097.0 / 512, 0, -15543.0 / 2560}),
    of_n({8011.0 / 2560, 0}),
    of_n({293393.0 / 61440}),
});

struct Complex {
    double real, imaginary;
};

/// A polynomial with real coefficients: three terms of a recurrence instead of complex products (Knuth, 4.6.4).
GN_FLOOR Complex polynomial(Complex z, const Coefficients<6> &c) {
    const double twice = 2 * z.real, square = z.real * z.real + z.imaginary * z.imaginary;
    double next = c[5], here = c[4] + twice * next;
    for (size_t k = 3; k > 0; k--) {
        const double before = c[k] + twice * here - square * next;
        next = here, here = before;
    }
    return {c[0] - square * next + z.real * here, z.imaginary * here};
}

/// sin of twice z times the polynomial in cos of twice z: the sum of a Krüger series.
GN_FLOOR Complex kruger(SineCosine of, SineCosine hyperbolic, const Coefficients<6> &c) {
    const Complex cosine = {of.cosine * hyperbolic.cosine, -(of.sine * hyperbolic.sine)};
    const Complex sine = {of.sine * hyperbolic.cosine, of.cosine * hyperbolic.sine};
    const Complex p = polynomial(cosine, c);
    return {sine.real * p.real - sine.imaginary * p.imaginary, sine.real * p.imaginary + sine.imaginary * p.real};
}

/// Rotates by a small angle, below 0.005.
GN_FLOOR SineCosine rotated(SineCosine of, double by) {
    const double square = by * by;
    const double sine = by * (1 - square * (1.0 / 6 - square * (1.0 / 120)));
    const double cosine = 1 - square * (0.5 - square * (1.0 / 24));
    return {of.sine * cosine + of.cosine * sine, of.cosine * cosine - of.sine * sine};
}

GN_FLOOR SineCosine doubled(SineCosine of) { return {2 * of.sine * of.cosine, 1 - 2 * of.sine * of.sine}; }

struct Plane {
    double x, y;
};

/// UTM, up to 6 degrees from the central meridian: the conformal latitude by its series, the sphere by small differences
/// from it, and the Krüger series.
GN_FLOOR Plane utm_forward(double latitude, double longitude) {
    constexpr auto SINE = circular<4>(1, UNIT, 6);
    constexpr auto VERSINE = circular<5>(0, UNIT, 6);
    constexpr auto AREA_TANGENT = inverse_tangent<6>(0.105L, 1);
    const SineCosine geodetic = sine_cosine(latitude), twice = doubled(geodetic);
    const double to_conformal = twice.sine * polynomial(twice.cosine, TO_CONFORMAL);
    const SineCosine conformal = rotated(geodetic, to_conformal);

    // z = tanh η'; the latitude on the rotated sphere exceeds the conformal one by `more`.
    const double square = longitude * longitude, east = longitude * polynomial(square, SINE);
    const double versine = square * -polynomial(square, Coefficients<4>{VERSINE[1], VERSINE[2], VERSINE[3], VERSINE[4]});
    const double z = conformal.cosine * east, zz = z * z, cosine = conformal.cosine * (1 - versine);
    const double denominator = 1 - conformal.cosine * conformal.cosine * versine;
    const double both = 1 / ((1 - zz) * denominator), by_square = both * denominator, by_more = both * (1 - zz);
    const double tangent = conformal.sine * conformal.cosine * versine * by_more;
    const double more = tangent * (1 - tangent * tangent * (1.0 / 3 - tangent * tangent * (1.0 / 5)));
    const SineCosine of = {2 * conformal.sine * cosine * by_square,
                           (cosine * cosine - conformal.sine * conformal.sine) * by_square};
    const SineCosine hyperbolic = {2 * z * by_square, (1 + zz) * by_square};
    const Complex sum = kruger(of, hyperbolic, FROM_SPHERE);
    return {FALSE_EASTING + UTM_RADIUS * (z * polynomial(zz, AREA_TANGENT) + sum.imaginary),
            UTM_RADIUS * (latitude * RADIANS + (to_conformal + more + sum.real))};
}

struct Position {
    double latitude, longitude;
};

/// The inverse, from meters east of the central meridian and north of the equator.
GN_FLOOR Position utm_inverse(double x, double y) {
    constexpr auto SINE = circular<5>(1, 1, 0.105L, 1), COSINE = circular<5>(0, 1, 0.105L, 1);
    constexpr auto ARCTANGENT = inverse_tangent<6>(0.105L);
    const double degrees = y * (DEGREES / UTM_RADIUS), eta = x * (1 / UTM_RADIUS), square = eta * eta;
    const SineCosine of = sine_cosine(degrees);
    const SineCosine hyperbolic = {eta * polynomial(square, SINE), polynomial(square, COSINE)};
    const SineCosine twice = {2 * hyperbolic.sine * hyperbolic.cosine, 1 + 2 * hyperbolic.sine * hyperbolic.sine};
    const Complex sum = kruger(doubled(of), twice, TO_SPHERE);
    const SineCosine sphere = rotated(of, -sum.real);
    const double q = sum.imaginary, less = q * (1 + q * q * (1.0 / 6)), half = 1 + q * q * 0.5;
    const double sinh = hyperbolic.sine * half - hyperbolic.cosine * less;
    const double cosh = hyperbolic.cosine * half - hyperbolic.sine * less;

    const double root = std::sqrt(sinh * sinh + sphere.cosine * sphere.cosine);
    const double both = 1 / ((1 + sinh * sinh) * sphere.cosine), by_square = both * sphere.cosine;
    const double tangent = sinh * both * (1 + sinh * sinh), sine = sphere.sine * (root - sphere.cosine) * (cosh * by_square);
    const double more = sine * (1 + sine * sine * (1.0 / 6 + sine * sine * (3.0 / 40)));
    const SineCosine conformal = {2 * sphere.sine * root * by_square, 1 - 2 * sphere.sine * sphere.sine * by_square};
    const double to_geodetic = conformal.sine * polynomial(conformal.cosine, FROM_CONFORMAL);
    return {degrees + DEGREES * (to_geodetic - sum.real - more), DEGREES * (tangent * polynomial(tangent * tangent, ARCTANGENT))};
}

// MARK: The sphere and rhumb lines

/// The great-circle distance in radians: haversines, whose cosines are made of the sines of half the sum and difference;
/// the arcsine is that of a number below 1/2 in any of three ranges.
GN_FLOOR double great_circle(Position from, Position to) {
    constexpr auto ARCSINE = inverse_sine<12>();
    const double east = 0.5 * (to.longitude - from.longitude);
    const double a = sine(0.5 * (to.latitude - from.latitude)), b = sine(0.5 * (to.latitude + from.latitude));
    const double c = sine(east - 180 * std::rint(east * (1.0 / 180)));
    const double h = a * a + (1 - a * a - b * b) * (c * c);
    const double ends = h < 0.5 ? h : 1 - h, middle = 1 - 2 * ends;
    const bool is_middle = ends > 0.25;
    const double z = is_middle ? middle : std::sqrt(ends), square = is_middle ? middle * middle : ends;
    const double arc = z * polynomial(square, ARCSINE);
    const double less = is_middle ? std::numbers::pi / 2 - arc : 2 * arc;
    return h < 0.5 ? less : std::numbers::pi - less;
}

/// The difference of the isometric latitudes, by one logarithm of the conformal ones; and of the rectifying ones.
struct Auxiliary {
    double isometric, rectifying;
};

struct Latitude {
    SineCosine conformal;
    double to_rectifying;
};

GN_FLOOR Latitude latitude_of(double degrees) {
    const SineCosine geodetic = sine_cosine(degrees), twice = doubled(geodetic);
    return {rotated(geodetic, twice.sine * polynomial(twice.cosine, TO_CONFORMAL)),
            twice.sine * polynomial(twice.cosine, TO_RECTIFYING)};
}

GN_FLOOR double isometric_difference(SineCosine from, SineCosine to) {
    return logarithm((1 + to.sine) * from.cosine / ((1 + from.sine) * to.cosine));
}

struct Course {
    double distance, azimuth;
};

GN_FLOOR Course rhumb_inverse(Position from, Position to) {
    const Latitude one = latitude_of(from.latitude), two = latitude_of(to.latitude);
    const double north = isometric_difference(one.conformal, two.conformal);
    double east = to.longitude - from.longitude;
    east = RADIANS * (east - 360 * std::rint(east * (1.0 / 360)));
    const double along = RADIANS * (to.latitude - from.latitude) + (two.to_rectifying - one.to_rectifying);
    return {RECTIFYING * std::fabs(along / north) * std::sqrt(north * north + east * east), angle(east, north)};
}

GN_FLOOR Position rhumb_direct(Position from, double azimuth, double distance) {
    const SineCosine course = sine_cosine_of_turn(azimuth);
    const Latitude one = latitude_of(from.latitude);
    const double rectifying = RADIANS * from.latitude + one.to_rectifying + distance * course.cosine * (1 / RECTIFYING);
    const SineCosine twice = doubled(sine_cosine(DEGREES * rectifying));
    const double latitude = DEGREES * (rectifying + twice.sine * polynomial(twice.cosine, FROM_RECTIFYING));
    const double north = isometric_difference(one.conformal, latitude_of(latitude).conformal);
    return {latitude, from.longitude + DEGREES * north * course.sine / course.cosine};
}

} // namespace floors
