// Geodesics, great circles and rhumb lines against GeographicLib and PROJ, at random pairs that are new in every run.
//
// It compares distances, azimuths, destinations, the points of lines, grid bearings; and every batch function
// with its scalar sister, bit for bit. The pairs are of the kinds of Karney's test set: anywhere, nearly antipodal,
// nearby, at a pole, on the equator, on a meridian, nearly equatorial, and of whole degrees.
//
// An azimuth is as right as the end that it leads to: its error is taken times the reduced length, or else the line is
// followed with GeographicLib and the end must be met. Where several geodesics are the shortest, any will do.
//
// SPDX-License-Identifier: MIT
#include "oracle.hpp"

#include <GeographicLib/Geodesic.hpp>
#include <GeographicLib/GeodesicLine.hpp>
#include <GeographicLib/Rhumb.hpp>
#include <GeographicLib/TransverseMercator.hpp>
#include <geodesic.h>

#include <algorithm>
#include <cstring>

using namespace oracle;
using GeographicLib::Geodesic;
using GeographicLib::GeodesicLine;
using GeographicLib::Rhumb;
using GeographicLib::TransverseMercator;

namespace {

constexpr double radian = 0.017453292519943295;
constexpr double meters_a_degree = 111195;
// The limit for agreement of two geodesics: Karney (2013) states 15 nm for his.
constexpr double geodesic_limit = 15e-9;
// The angle in degrees under which that is seen from the center of the earth.
constexpr double azimuth_limit = geodesic_limit / meters_a_degree;
// Beyond half a turn around the earth, rounding grows with the distance.
constexpr double around = 2e7;
constexpr double relative_limit = 1e-15;
// Rhumb lines are compared up to this latitude: at 70 degrees GeographicLib 2.1 is off by up to 52 nm, by 40 digits.
constexpr double polar = 60;

bool same_bits(double a, double b) { return std::memcmp(&a, &b, sizeof a) == 0; }

bool is_reduced_longitude(double degrees) { return degrees >= -180 && degrees < 180; }
bool is_reduced_azimuth(double degrees) { return degrees > -180 && degrees <= 180; }

struct Pair {
    gn_point from, to;
    const char *kind;

    std::string words() const {
        return text("%s: %.17g %.17g to %.17g %.17g", kind, from.latitude, from.longitude, to.latitude, to.longitude);
    }
};

// Makes any magnitude from `least` to `most`, either sign, sometimes 0.
double any_size(Random &random, double least, double most) {
    if (random.chance(0.1)) {
        return 0;
    }
    double size = least * std::pow(most / least, random.unit());
    return random.chance(0.5) ? size : -size;
}

double clamped(double latitude) { return std::fmax(-90, std::fmin(90, latitude)); }

double on_the_sphere(Random &random) { return std::asin(random.between(-1, 1)) / radian; }

Pair some_pair(Random &random) {
    double latitude = on_the_sphere(random), longitude = random.between(-180, 180);
    Pair p = {{latitude, longitude}, {on_the_sphere(random), random.between(-180, 180)}, "anywhere"};
    switch (random.below(10)) {
    case 0:
        p.kind = "nearly antipodal";
        p.to = {clamped(-latitude + any_size(random, 1e-14, 2)), longitude + 180 + any_size(random, 1e-14, 2)};
        break;
    case 1:
        p.kind = "nearby";
        p.to = {clamped(latitude + any_size(random, 1e-14, 1)), longitude + any_size(random, 1e-14, 1)};
        break;
    case 2:
        p.kind = "one end at a pole";
        p.from.latitude = random.chance(0.5) ? 90 : -90;
        if (random.chance(0.5)) {
            p.from.latitude = clamped(p.from.latitude + any_size(random, 1e-14, 1e-3));
        }
        if (random.chance(0.5)) {
            std::swap(p.from, p.to);
        }
        break;
    case 3:
        p.kind = "both ends at a pole";
        p.from.latitude = clamped((random.chance(0.5) ? 90 : -90) + any_size(random, 1e-14, 1e-3));
        p.to.latitude = clamped((random.chance(0.5) ? 90 : -90) + any_size(random, 1e-14, 1e-3));
        if (random.chance(0.5)) {
            p.to.longitude = longitude + (random.chance(0.5) ? 0 : 180) + any_size(random, 1e-16, 1e-2);
        }
        break;
    case 4:
        p.kind = "on the equator";
        p.from.latitude = p.to.latitude = random.chance(0.5) ? 0.0 : -0.0;
        if (random.chance(0.3)) { // Where the equator ceases to be the shortest.
            p.to.longitude = longitude + random.beside(179.3965, 1e-12, 0.6) * (random.chance(0.5) ? 1 : -1);
        }
        break;
    case 5:
        p.kind = "on a meridian";
        p.to.longitude = longitude + (random.chance(0.5) ? 0 : 180);
        if (random.chance(0.3)) {
            p.to.longitude += any_size(random, 1e-14, 1e-9);
        }
        if (random.chance(0.3)) { // Decimals that a double has not, so that half a turn is not quite one.
            p.from = {std::round(latitude * 1e3) / 1e3, std::round(longitude * 1e3) / 1e3};
            p.to = {random.chance(0.5) ? p.from.latitude : -p.from.latitude, p.from.longitude + 180};
            if (random.chance(0.5)) {
                p.from.latitude = p.to.latitude = p.from.latitude / 90;
            }
        }
        break;
    case 6:
        p.kind = "nearly equatorial";
        p.from.latitude = any_size(random, 1e-14, 1);
        p.to.latitude = random.chance(0.3) ? -p.from.latitude : any_size(random, 1e-14, 1);
        if (random.chance(0.5)) {
            p.to.longitude = longitude + (random.chance(0.5) ? 1 : -1) * (180 - std::fabs(any_size(random, 1e-14, 1)));
        }
        break;
    case 7:
        p.kind = "whole degrees";
        p.from = {random.below(37) * 5.0 - 90, random.below(73) * 5.0 - 180};
        p.to = {random.below(37) * 5.0 - 90, random.below(73) * 5.0 - 180};
        break;
    case 8:
        if (random.chance(0.5)) {
            p.kind = "whole turns away";
            p.from.longitude += 360 * (random.below(7) - 3);
            p.to.longitude += 360 * (random.below(7) - 3);
        } else {
            p.kind = "on a parallel";
            p.to.latitude = latitude;
        }
        break;
    default: break;
    }
    return p;
}

struct Start {
    gn_point from;
    double azimuth, distance;

    std::string words() const {
        return text("%.17g %.17g azimuth %.17g distance %.17g", from.latitude, from.longitude, azimuth, distance);
    }
};

Start some_start(Random &random) {
    Start s = {{random.chance(0.5) ? some_latitude(random) : on_the_sphere(random), some_longitude(random)}, 0, 0};
    switch (random.below(4)) {
    case 0: s.azimuth = random.beside(90 * (random.below(5) - 2), 1e-14, 1); break;
    case 1: s.azimuth = random.between(-180, 180) + 360 * (random.below(5) - 2); break;
    default: s.azimuth = random.between(-180, 180); break;
    }
    switch (random.below(8)) {
    case 0:
    case 1: s.distance = any_size(random, 1e-9, 1e7); break;
    case 2: s.distance = random.beside(10001965.729313 * (random.below(9) - 4), 1e-9, 1e4); break; // Quarter meridians.
    case 3: s.distance = any_size(random, 1e7, 1e12); break;
    default: s.distance = random.between(-2e7, 2e7); break;
    }
    s.distance = std::fmax(-1e12, std::fmin(1e12, s.distance));
    return s;
}

// How far two positions lie apart, in meters.
double meters_apart(gn_point a, gn_point b) {
    return position_difference(a.latitude, a.longitude, b.latitude, b.longitude) * meters_a_degree;
}

// How much two directions differ that were found at nearly the same position, in degrees: near a pole an azimuth turns
// with the longitude.
double direction_difference(double azimuth_a, gn_point a, double azimuth_b, gn_point b) {
    double turn = std::remainder(a.longitude - b.longitude, 360) * std::sin(a.latitude * radian);
    return std::fabs(std::remainder(azimuth_a - azimuth_b - turn, 360));
}

// The longitudes that a rhumb line runs through, in meters on the equator.
double equatorial_length(const Start &course, double to_latitude) {
    double from = std::asinh(std::tan(course.from.latitude * radian)), to = std::asinh(std::tan(to_latitude * radian));
    double length = std::fabs(course.distance) / std::cos(to_latitude * radian);
    return std::fabs(to - from) < 1e-9 ? length : std::fabs(std::tan(course.azimuth * radian) * (to - from)) * 6.4e6;
}

// Input and output of a batch, each with its own stride; bytes outside the rows must not change.
class Columns {
public:
    Columns(size_t count, size_t columns, size_t step)
        : step(step), column_size(count * step + 1), values(column_size * columns + 1, -12345.5) {}

    double *column(size_t number) { return values.data() + number * column_size; }
    double &at(size_t number, size_t row) { return column(number)[row * step]; }
    ptrdiff_t stride() const { return static_cast<ptrdiff_t>(step * sizeof(double)); }

private:
    size_t step, column_size;
    std::vector<double> values;
};

class Comparison {
public:
    Comparison(Random &random, Report &report)
        : random(random), report(report), geodesic(Geodesic::WGS84()), sphere(GN_MEAN_RADIUS, 0),
          rhumb(GeographicLib::Constants::WGS84_a(), GeographicLib::Constants::WGS84_f(), false) {
        geod_init(&proj, GeographicLib::Constants::WGS84_a(), GeographicLib::Constants::WGS84_f());
    }

    void inverse(const Pair &p) {
        double distance = NAN, from = NAN, to = NAN;
        gn_status status = gn_geodesic_inverse(&p.from, &p.to, &distance, &from, &to);
        report.check("inverse: status").note(status != GN_OK, [&] { return p.words(); });
        double s, azimuth_1, azimuth_2, reduced, m, n;
        geodesic.Inverse(p.from.latitude, p.from.longitude, p.to.latitude, p.to.longitude, s, azimuth_1, azimuth_2,
                         reduced, m, n);
        auto words = [&] {
            return p.words() +
                   text(": %.17g %.17g %.17g, not %.17g %.17g %.17g", distance, from, to, s, azimuth_1, azimuth_2);
        };
        meters(std::string("inverse, ") + p.kind, std::fabs(distance - s), words);
        azimuths("inverse", geodesic, p, distance, from, to, azimuth_1, azimuth_2, reduced, words);
        report.check("azimuths in (-180, 180]").note(!is_reduced_azimuth(from) || !is_reduced_azimuth(to), words);
        double theirs;
        geod_inverse(&proj, p.from.latitude, p.from.longitude, p.to.latitude, p.to.longitude, &theirs, nullptr,
                     nullptr);
        meters("inverse, PROJ", std::fabs(distance - theirs), words);
        report.count("pairs that PROJ answered");
    }

    void direct(const Start &q) {
        gn_point p = {NAN, NAN}, end;
        double azimuth = NAN, theirs;
        gn_status status = gn_geodesic_direct(&q.from, q.azimuth, q.distance, &p, &azimuth);
        report.check("direct: status").note(status != GN_OK, [&] { return q.words(); });
        geodesic.Direct(q.from.latitude, q.from.longitude, q.azimuth, q.distance, end.latitude, end.longitude, theirs);
        compare_end("direct", q, p, azimuth, end, theirs);
        geod_direct(&proj, q.from.latitude, q.from.longitude, q.azimuth, q.distance, &end.latitude, &end.longitude,
                    &theirs);
        compare_end("direct, PROJ", q, p, azimuth, end, theirs);
        report.check("positions and azimuths in their ranges")
            .note(!is_reduced_longitude(p.longitude) || !is_reduced_azimuth(azimuth) || !(std::fabs(p.latitude) <= 90),
                  [&] { return q.words() + text(": %.17g %.17g %.17g", p.latitude, p.longitude, azimuth); });
    }

    void line() {
        Start q = some_start(random);
        const size_t count = static_cast<size_t>(random.below(30));
        std::vector<double> distances(count + 1), azimuths(count + 1, NAN);
        std::vector<gn_point> points(count + 1, gn_point{NAN, NAN});
        for (double &distance : distances) {
            distance = some_start(random).distance;
        }
        gn_status status = gn_geodesic_line(&q.from, q.azimuth, distances.data(), count, points.data(),
                                            random.chance(0.8) ? azimuths.data() : nullptr);
        report.check("line: status").note(status != GN_OK, [&] { return q.words(); });
        GeodesicLine line = geodesic.Line(q.from.latitude, q.from.longitude, q.azimuth);
        const bool with_azimuths = count > 0 && !std::isnan(azimuths[0]);
        for (size_t i = 0; i < count; ++i) {
            gn_point end;
            double azimuth;
            line.Position(distances[i], end.latitude, end.longitude, azimuth);
            q.distance = distances[i];
            gn_point single = {NAN, NAN};
            gn_geodesic_direct(&q.from, q.azimuth, q.distance, &single, nullptr);
            report.check("line is the direct call, bit for bit")
                .note(!same_bits(points[i].latitude, single.latitude) ||
                          !same_bits(points[i].longitude, single.longitude),
                      [&] { return q.words(); });
            if (with_azimuths) {
                compare_end("line", q, points[i], azimuths[i], end, azimuth);
            } else {
                compare_end("line without azimuths", q, points[i], NAN, end, NAN);
            }
        }
        report.check("line: nothing beyond its count").note(!std::isnan(points[count].latitude), [&] {
            return q.words() + text(", %zu distances", count);
        });
    }

    void points() {
        Pair p = some_pair(random);
        const size_t count = static_cast<size_t>(random.below(20));
        std::vector<double> azimuths(count + 1, NAN);
        std::vector<gn_point> points(count + 1, gn_point{NAN, NAN});
        gn_status status = gn_geodesic_points(&p.from, &p.to, count, points.data(), azimuths.data());
        auto words = [&] { return p.words() + text(", %zu points", count); };
        report.check("points: status").note(status != GN_OK, words);
        report.check("points: nothing beyond their count").note(!std::isnan(points[count].latitude), words);
        if (count == 0) {
            return;
        }
        double distance = NAN, from = NAN, to = NAN;
        gn_geodesic_inverse(&p.from, &p.to, &distance, &from, &to);
        auto exact = [](gn_point a, gn_point b) {
            return a.latitude == b.latitude && longitude_difference(a.longitude, b.longitude) == 0;
        };
        report.check("points: the ends are those given")
            .note(!exact(points[0], p.from) || (count > 1 && !exact(points[count - 1], p.to)), words);
        GeodesicLine line = geodesic.Line(p.from.latitude, p.from.longitude, from);
        for (size_t i = 1; i + 1 < count; ++i) {
            gn_point end;
            double azimuth, along = distance * static_cast<double>(i) / static_cast<double>(count - 1);
            line.Position(along, end.latitude, end.longitude, azimuth);
            compare_end("points", {p.from, from, along}, points[i], azimuths[i], end, azimuth);
        }
    }

    // Grid bearings are azimuths less the convergence there, by GeographicLib, in the zone.
    void grid() {
        Pair p = some_pair(random);
        const int zone = 1 + random.below(60);
        const double meridian = 6 * zone - 183;
        p.from = {random.between(-80, 84), meridian + random.between(-3, 3)};
        p.to = {clamped(p.from.latitude + any_size(random, 1e-6, 5)), meridian + random.between(-6, 6)};
        const bool standard =
            random.chance(0.3) && std::fabs(p.from.latitude) < 56 && std::fabs(p.from.longitude - meridian) < 3;
        double distance = NAN, from = NAN, to = NAN, true_distance, azimuth_from, azimuth_to;
        gn_status status = gn_geodesic_grid_inverse(&p.from, &p.to, standard ? 0 : zone, &distance, &from, &to);
        geodesic.Inverse(p.from.latitude, p.from.longitude, p.to.latitude, p.to.longitude, true_distance, azimuth_from,
                         azimuth_to);
        double bearing_from = azimuth_from - convergence(zone, p.from);
        double bearing_to = azimuth_to - convergence(zone, p.to);
        auto words = [&] {
            return p.words() + text(" zone %d: status %d, %.17g %.17g %.17g, not %.17g %.17g %.17g", zone, status,
                                    distance, from, to, true_distance, bearing_from, bearing_to);
        };
        report.check("grid: status").note(status != GN_OK, words);
        meters("grid: distance", std::fabs(distance - true_distance), words);
        // A bearing is two angles, each right to its own limit.
        double off = std::fmax(longitude_difference(from, bearing_from), longitude_difference(to, bearing_to));
        meters("grid: bearings, ends displaced",
               std::fmax(0, off - degrees_limit) * radian * std::fmin(distance, 6.4e6), words);
        report.check("azimuths in (-180, 180]").note(!is_reduced_azimuth(from) || !is_reduced_azimuth(to), words);

        gn_point end = {NAN, NAN}, theirs;
        double bearing = random.between(-360, 360), length = any_size(random, 1e-3, 3e5), to_end = NAN, azimuth;
        status = gn_geodesic_grid_direct(&p.from, standard ? 0 : zone, bearing, length, &end, &to_end);
        geodesic.Direct(p.from.latitude, p.from.longitude, bearing + convergence(zone, p.from), length,
                        theirs.latitude, theirs.longitude, azimuth);
        bearing_to = azimuth - convergence(zone, theirs);
        auto from_words = [&] {
            return Start{p.from, bearing, length}.words() +
                   text(" zone %d: status %d, %.17g %.17g %.17g, not %.17g %.17g %.17g", zone, status, end.latitude,
                        end.longitude, to_end, theirs.latitude, theirs.longitude, bearing_to);
        };
        report.check("grid: status").note(status != GN_OK, from_words);
        meters("grid: direct", meters_apart(end, theirs), from_words);
        report.quantity("grid: bearing at the end", "deg", 2 * degrees_limit)
            .note(longitude_difference(to_end, bearing_to), from_words);
    }

    void great_circle(const Pair &p, const Start &q) {
        double distance = NAN, from = NAN, to = NAN, s, azimuth_1, azimuth_2, reduced, m, n;
        gn_status status = gn_sphere_inverse(&p.from, &p.to, &distance, &from, &to);
        sphere.Inverse(p.from.latitude, p.from.longitude, p.to.latitude, p.to.longitude, s, azimuth_1, azimuth_2,
                       reduced, m, n);
        auto words = [&] {
            return p.words() + text(": status %d, %.17g %.17g %.17g, not %.17g %.17g %.17g", status, distance, from,
                                    to, s, azimuth_1, azimuth_2);
        };
        meters("sphere: inverse", std::fabs(distance - s), words);
        azimuths("sphere: inverse", sphere, p, distance, from, to, azimuth_1, azimuth_2, reduced, words);
        report.check("azimuths in (-180, 180]").note(!is_reduced_azimuth(from) || !is_reduced_azimuth(to), words);
        if (std::fpclassify(q.distance) == FP_SUBNORMAL) { // Too short to keep its direction at a pole.
            return;
        }
        gn_point end = {NAN, NAN}, theirs;
        double azimuth = NAN, their_azimuth;
        gn_sphere_direct(&q.from, q.azimuth, q.distance, &end, &azimuth);
        sphere.Direct(q.from.latitude, q.from.longitude, q.azimuth, q.distance, theirs.latitude, theirs.longitude,
                      their_azimuth);
        compare_end("sphere: direct", q, end, azimuth, theirs, their_azimuth, true);
    }

    void rhumb_line(const Pair &p, const Start &q) {
        double distance = NAN, azimuth = NAN, s, their_azimuth;
        gn_status status = gn_rhumb_inverse(&p.from, &p.to, &distance, &azimuth);
        rhumb.Inverse(p.from.latitude, p.from.longitude, p.to.latitude, p.to.longitude, s, their_azimuth);
        auto words = [&] {
            return p.words() +
                   text(": status %d, %.17g %.17g, not %.17g %.17g", status, distance, azimuth, s, their_azimuth);
        };
        // GeographicLib 2.1 loses some digits, near the poles nearly all of them: to the last one looks test_rhumb.py.
        if (std::fmax(std::fabs(p.from.latitude), std::fabs(p.to.latitude)) < polar) {
            meters("rhumb: inverse", std::fmax(0, std::fabs(distance - s) - relative_limit * s), words);
            // Half a turn apart, east and west are as far.
            double off = longitude_difference(azimuth, their_azimuth);
            double apart = longitude_difference(p.from.longitude, p.to.longitude);
            if (apart > 180 - 1e-12) {
                off = std::fmin(off, longitude_difference(-azimuth, their_azimuth));
            }
            meters("rhumb: azimuth, end displaced", off * radian * distance, words);
        }
        report.check("azimuths in (-180, 180]").note(!is_reduced_azimuth(azimuth), words);

        gn_point end = {NAN, NAN}, theirs = {NAN, NAN};
        Start course = q;
        course.distance = std::fmax(-around, std::fmin(around, course.distance));
        status = gn_rhumb_direct(&course.from, course.azimuth, course.distance, &end);
        rhumb.Direct(course.from.latitude, course.from.longitude, course.azimuth, course.distance, theirs.latitude,
                     theirs.longitude);
        // GeographicLib has no longitude for a line that runs beyond a pole.
        if (std::fabs(course.from.latitude) < polar && std::isfinite(theirs.longitude) &&
            std::fabs(theirs.latitude) < polar) {
            // On its spiral around a pole the line turns through any number of degrees, of which each rounds.
            double rounding = relative_limit * equatorial_length(course, theirs.latitude);
            meters("rhumb: direct", std::fmax(0, meters_apart(end, theirs) - rounding), [&] {
                return course.words() + text(": status %d, %.17g %.17g, not %.17g %.17g", status, end.latitude,
                                             end.longitude, theirs.latitude, theirs.longitude);
            });
        }
    }

    // Strides, refused rows, outputs left out: each row equals a single call.
    void batches() {
        const size_t count = static_cast<size_t>(random.below(40));
        Columns in(count, 4, 1 + static_cast<size_t>(random.below(3)));
        for (size_t i = 0; i < count; ++i) {
            Pair p = some_pair(random);
            in.at(0, i) = p.from.latitude, in.at(1, i) = p.from.longitude;
            in.at(2, i) = p.to.latitude, in.at(3, i) = p.to.longitude;
            spoil(in, i);
        }
        auto inverse_batch = [&](const char *name, auto batch, auto single) {
            Columns out(count, 3, 1 + static_cast<size_t>(random.below(3)));
            std::vector<uint8_t> statuses(count + 1, 200);
            const bool all = random.chance(0.7);
            gn_status status = batch(in.column(0), in.stride(), in.column(1), in.stride(), in.column(2), in.stride(),
                                     in.column(3), in.stride(), count, out.column(0), out.stride(),
                                     all ? out.column(1) : nullptr, out.stride(), all ? out.column(2) : nullptr,
                                     out.stride(), statuses.data());
            bool partial = false;
            for (size_t i = 0; i < count; ++i) {
                gn_point from = {in.at(0, i), in.at(1, i)}, to = {in.at(2, i), in.at(3, i)};
                double values[3] = {NAN, NAN, NAN};
                gn_status one = single(&from, &to, values);
                partial = partial || one != GN_OK;
                row(name, one, statuses[i], values, out, all ? 3 : 1, i, Pair{from, to, ""}.words());
            }
            finish(name, status, partial, statuses[count], count);
        };
        inverse_batch("inverse batch is the single call, bit for bit", gn_geodesic_inverse_batch,
                      [](const gn_point *from, const gn_point *to, double *v) {
                          return gn_geodesic_inverse(from, to, v, v + 1, v + 2);
                      });
        inverse_batch("sphere inverse batch is the single call, bit for bit", gn_sphere_inverse_batch,
                      [](const gn_point *from, const gn_point *to, double *v) {
                          return gn_sphere_inverse(from, to, v, v + 1, v + 2);
                      });
        rhumb_inverse_batch(in, count);
        for (size_t i = 0; i < count; ++i) {
            Start s = some_start(random);
            in.at(0, i) = s.from.latitude, in.at(1, i) = s.from.longitude;
            in.at(2, i) = s.azimuth, in.at(3, i) = s.distance;
            spoil(in, i);
        }
        auto direct_batch = [&](const char *name, auto batch, auto single) {
            Columns out(count, 3, 1 + static_cast<size_t>(random.below(3)));
            std::vector<uint8_t> statuses(count + 1, 200);
            const bool all = random.chance(0.7);
            gn_status status = batch(in.column(0), in.stride(), in.column(1), in.stride(), in.column(2), in.stride(),
                                     in.column(3), in.stride(), count, out.column(0), out.stride(), out.column(1),
                                     out.stride(), all ? out.column(2) : nullptr, out.stride(), statuses.data());
            bool partial = false;
            for (size_t i = 0; i < count; ++i) {
                gn_point from = {in.at(0, i), in.at(1, i)}, to = {NAN, NAN};
                double azimuth = NAN;
                gn_status one = single(&from, in.at(2, i), in.at(3, i), &to, &azimuth);
                double values[3] = {to.latitude, to.longitude, azimuth};
                partial = partial || one != GN_OK;
                row(name, one, statuses[i], values, out, all ? 3 : 2, i,
                    Start{from, in.at(2, i), in.at(3, i)}.words());
            }
            finish(name, status, partial, statuses[count], count);
        };
        direct_batch("direct batch is the single call, bit for bit", gn_geodesic_direct_batch, gn_geodesic_direct);
        direct_batch("sphere direct batch is the single call, bit for bit", gn_sphere_direct_batch, gn_sphere_direct);
        rhumb_direct_batch(in, count);
    }

private:
    void rhumb_inverse_batch(Columns &in, size_t count) {
        const char *name = "rhumb inverse batch is the single call, bit for bit";
        Columns out(count, 2, 1 + static_cast<size_t>(random.below(3)));
        std::vector<uint8_t> statuses(count + 1, 200);
        gn_status status = gn_rhumb_inverse_batch(in.column(0), in.stride(), in.column(1), in.stride(), in.column(2),
            in.stride(), in.column(3), in.stride(), count, out.column(0), out.stride(), out.column(1), out.stride(),
            statuses.data());
        bool partial = false;
        for (size_t i = 0; i < count; ++i) {
            gn_point from = {in.at(0, i), in.at(1, i)}, to = {in.at(2, i), in.at(3, i)};
            double values[2] = {NAN, NAN};
            gn_status one = gn_rhumb_inverse(&from, &to, values, values + 1);
            partial = partial || one != GN_OK;
            row(name, one, statuses[i], values, out, 2, i, Pair{from, to, ""}.words());
        }
        finish(name, status, partial, statuses[count], count);
    }

    void rhumb_direct_batch(Columns &in, size_t count) {
        const char *name = "rhumb direct batch is the single call, bit for bit";
        Columns out(count, 2, 1 + static_cast<size_t>(random.below(3)));
        std::vector<uint8_t> statuses(count + 1, 200);
        gn_status status = gn_rhumb_direct_batch(in.column(0), in.stride(), in.column(1), in.stride(), in.column(2),
            in.stride(), in.column(3), in.stride(), count, out.column(0), out.stride(), out.column(1), out.stride(),
            statuses.data());
        bool partial = false;
        for (size_t i = 0; i < count; ++i) {
            gn_point from = {in.at(0, i), in.at(1, i)}, to = {NAN, NAN};
            gn_status one = gn_rhumb_direct(&from, in.at(2, i), in.at(3, i), &to);
            double values[2] = {to.latitude, to.longitude};
            partial = partial || one != GN_OK;
            row(name, one, statuses[i], values, out, 2, i, Start{from, in.at(2, i), in.at(3, i)}.words());
        }
        finish(name, status, partial, statuses[count], count);
    }

    // One number of a row in twenty is one that must be refused, or at least be looked at.
    void spoil(Columns &in, size_t row) {
        static const double bad[] = {NAN, infinity, -infinity, 90.00001, -91, 1e300, 1.0000001e12};
        if (random.chance(0.05)) {
            in.at(static_cast<size_t>(random.below(4)), row) = bad[random.below(7)];
        }
    }

    void row(const char *name, gn_status one, uint8_t status, const double *values, Columns &out, size_t columns,
             size_t number, const std::string &words) {
        bool same = status == one;
        for (size_t column = 0; column < columns; ++column) {
            double found = out.at(column, number);
            same = same && (one == GN_OK ? same_bits(values[column], found) : std::isnan(found));
        }
        report.check(name).note(!same, [&] {
            return text("row %zu, ", number) + words +
                   text(": %d %.17g %.17g, single %d %.17g %.17g", status, out.at(0, number),
                        columns > 1 ? out.at(1, number) : 0, one, values[0], columns > 1 ? values[1] : 0);
        });
    }

    void finish(const char *name, gn_status status, bool partial, uint8_t beyond, size_t count) {
        report.check(name).note(status != (partial ? GN_PARTIAL : GN_OK) || beyond != 200, [&] {
            return text("%zu rows: %s, %s", count, gn_status_name(status), partial ? "partial" : "all good");
        });
    }

    double convergence(int zone, gn_point p) {
        double x, y, angle, scale;
        TransverseMercator::UTM().Forward(6 * zone - 183, p.latitude, p.longitude, x, y, angle, scale);
        return angle;
    }

    template <typename Words> void meters(const std::string &name, double difference, Words words) {
        report.quantity(name, "m", geodesic_limit).note(difference, words);
    }

    // Azimuths of an inverse solution: by how much they miss the ends.
    template <typename Words>
    void azimuths(const std::string &name, const Geodesic &earth, const Pair &p, double distance, double from,
                  double to, double azimuth_1, double azimuth_2, double reduced, Words words) {
        double displaced_end = longitude_difference(from, azimuth_1) * radian * std::fabs(reduced);
        double displaced_start = longitude_difference(to, azimuth_2) * radian * std::fabs(reduced);
        if (!(displaced_end <= geodesic_limit / 2 && displaced_start <= geodesic_limit / 2)) {
            gn_point end, start;
            earth.Direct(p.from.latitude, p.from.longitude, from, distance, end.latitude, end.longitude);
            earth.Direct(p.to.latitude, p.to.longitude, to, -distance, start.latitude, start.longitude);
            displaced_end = meters_apart(end, p.to);
            displaced_start = meters_apart(start, p.from);
        }
        meters(name + ": first azimuth, end displaced", displaced_end, words);
        meters(name + ": second azimuth, start displaced", displaced_start, words);
    }

    void compare_end(const std::string &name, const Start &q, gn_point p, double azimuth, gn_point end,
                     double end_azimuth, bool sphere = false) {
        auto words = [&] {
            return q.words() + text(": %.17g %.17g %.17g, not %.17g %.17g %.17g", p.latitude, p.longitude, azimuth,
                                    end.latitude, end.longitude, end_azimuth);
        };
        double off = meters_apart(p, end), turned = direction_difference(azimuth, p, end_azimuth, end);
        if (std::isnan(end_azimuth)) { // Not asked for.
            turned = 0;
        } else if (sphere) { // Longitude and azimuth round apart near a pole.
            turned *= std::cos(end.latitude * radian);
        }
        if (std::fabs(q.distance) <= around) {
            meters(name, off, words);
            report.quantity(name + ": azimuth", "deg", azimuth_limit).note(turned, words);
        } else {
            double parts = std::fmax(off, turned * meters_a_degree) / std::fabs(q.distance);
            report.quantity(name + ", beyond half a turn, relative", "", relative_limit).note(parts, words);
        }
    }

    Random &random;
    Report &report;
    const Geodesic &geodesic;
    const Geodesic sphere;
    const Rhumb rhumb;
    geod_geodesic proj;
};

} // namespace

int main(int argc, char **argv) {
    return run(seed_of(argc, argv), count_of(argc, argv, 500'000), [](Random &random, long count, Report &report) {
        Comparison comparison(random, report);
        for (long i = 0; i < count; ++i) {
            Pair pair = some_pair(random);
            Start start = some_start(random);
            comparison.inverse(pair);
            comparison.direct(start);
            if (i % 2 == 0) {
                comparison.great_circle(pair, start);
                comparison.rhumb_line(pair, start);
            }
            if (i % 20 == 0) {
                comparison.line();
                comparison.points();
                comparison.grid();
            }
            if (i % 200 == 0) {
                comparison.batches();
            }
        }
    });
}
