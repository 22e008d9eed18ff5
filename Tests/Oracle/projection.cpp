// UTM and UPS against GeographicLib and PROJ, at random points that are new in every run.
//
// It compares forward, inverse, convergence and scale in the standard zone, in zones up to nine degrees and more
// away, in UPS far from its pole, and with the northing continued across the equator; whether a zone is refused where
// the documentation of gn_utm_forward() says so; and every batch function with its scalar sister, bit for bit.
//
// GeographicLib's classes TransverseMercator and PolarStereographic are asked, not UTMUPS, because UTMUPS refuses much
// that GridNorth answers; UTMUPS decides the standard zones.
//
// PROJ is asked three questions of five; test_oracle.py demands two million answers. It differentiates numerically to
// find convergence and point scale, by which both are up to 3e-10 off: they are compared to 1e-9 degrees and 1e-9, in
// standard zones and farther than half a degree from the poles. Its inverse of UPS is 3e-13 degrees off
// GeographicLib's: instead, the test checks that PROJ sends GridNorth's position to the same point.
//
// SPDX-License-Identifier: MIT
#include "oracle.hpp"

#include <GeographicLib/PolarStereographic.hpp>
#include <GeographicLib/TransverseMercator.hpp>
#include <GeographicLib/UTMUPS.hpp>
#include <proj.h>

#include <cstring>
#include <map>

using namespace oracle;
using GeographicLib::PolarStereographic;
using GeographicLib::TransverseMercator;
using GeographicLib::UTMUPS;

namespace {

// Which grid: zone 0 is UPS.
struct Grid {
    int zone;
    bool north;

    double central_meridian() const { return 6 * zone - 183; }
    double false_easting() const { return zone == 0 ? 2e6 : 5e5; }
    double false_northing() const { return zone == 0 ? 2e6 : north ? 0 : 1e7; }
    int32_t epsg() const { return (north ? 32600 : 32700) + (zone == 0 ? 61 : zone); }
    int32_t row_zone() const { return (zone == 0 ? 61 : zone) * (north ? 1 : -1); }
    int32_t hemisphere() const { return north ? GN_NORTH : GN_SOUTH; }
    std::string name() const {
        return zone == 0 ? (north ? "UPS north" : "UPS south") : text("zone %d %s", zone, north ? "north" : "south");
    }
};

struct Projected {
    double easting, northing, convergence, scale;
};

Projected reference_forward(Grid grid, double latitude, double longitude) {
    Projected p;
    if (grid.zone == 0) {
        PolarStereographic::UPS().Forward(grid.north, latitude, longitude, p.easting, p.northing, p.convergence,
                                          p.scale);
    } else {
        TransverseMercator::UTM().Forward(grid.central_meridian(), latitude, longitude, p.easting, p.northing,
                                          p.convergence, p.scale);
    }
    p.easting += grid.false_easting();
    p.northing += grid.false_northing();
    return p;
}

gn_point reference_inverse(Grid grid, double easting, double northing) {
    double x = easting - grid.false_easting(), y = northing - grid.false_northing();
    gn_point p;
    double convergence, scale;
    if (grid.zone == 0) {
        PolarStereographic::UPS().Reverse(grid.north, x, y, p.latitude, p.longitude, convergence, scale);
    } else {
        TransverseMercator::UTM().Reverse(grid.central_meridian(), x, y, p.latitude, p.longitude, convergence, scale);
    }
    return p;
}

double grid_difference(double easting_a, double northing_a, double easting_b, double northing_b) {
    return std::hypot(easting_a - easting_b, northing_a - northing_b);
}

bool same_bits(double a, double b) { return std::memcmp(&a, &b, sizeof a) == 0; }

// How well PROJ's numerical derivatives are met.
constexpr double derivative_limit = 1e-9;

// PROJ's transformations, made when they are first asked for.
class Proj {
public:
    ~Proj() {
        for (auto &entry : made) {
            proj_destroy(entry.second);
        }
        proj_context_destroy(context);
    }

    // Latitude and longitude in degrees to easting and northing. Zones are turns of one another: if `turned`, zone 31
    // is asked. For near 180 degrees radians have steps of 2.8 nm, and PROJ rounds up to three of them on the way.
    void forward(Grid grid, double latitude, double longitude, bool turned, double &easting, double &northing) {
        constexpr long double radian = 0.017453292519943295769236907684886127L;
        long double given = std::remainder(longitude, 360);
        if (turned && grid.zone != 0) {
            given = std::remainder(static_cast<long double>(longitude) - grid.central_meridian(), 360.0L);
            grid.zone = 31;
            given += grid.central_meridian();
        }
        PJ_COORD c = proj_coord(static_cast<double>(given * radian), static_cast<double>(latitude * radian), 0, 0);
        c = proj_trans(transformation(grid), PJ_FWD, c);
        easting = c.xy.x;
        northing = c.xy.y;
    }

    // Convergence in degrees, clockwise from true to grid north as GridNorth's, and the scale along the meridian.
    void factors(Grid grid, double latitude, double longitude, double &convergence, double &scale) {
        constexpr double degree = 57.295779513082320877;
        PJ_COORD c = proj_coord(std::remainder(longitude, 360) / degree, latitude / degree, 0, 0);
        PJ_FACTORS f = proj_factors(transformation(grid), c);
        convergence = f.meridian_convergence * degree;
        scale = f.meridional_scale;
    }

    gn_point inverse(Grid grid, double easting, double northing) {
        constexpr long double degree = 57.295779513082320876798154814105170L;
        PJ_COORD c = proj_trans(transformation(grid), PJ_INV, proj_coord(easting, northing, 0, 0));
        return {static_cast<double>(c.lp.phi * degree), static_cast<double>(c.lp.lam * degree)};
    }

private:
    PJ *transformation(Grid grid) {
        PJ *&p = made[grid.epsg()];
        if (!p) {
            std::string definition =
                grid.zone == 0 ? "+proj=ups +ellps=WGS84" : text("+proj=utm +zone=%d +ellps=WGS84", grid.zone);
            p = proj_create(context, (definition + (grid.north ? "" : " +south")).c_str());
            if (!p) {
                std::fprintf(stderr, "PROJ refuses %s\n", definition.c_str());
                std::exit(2);
            }
        }
        return p;
    }

    PJ_CONTEXT *context = proj_context_create();
    std::map<int, PJ *> made;
};

// A call of gn_utm_forward(), and the grid that must answer.
struct Question {
    double latitude, longitude;
    int32_t zone;
    Grid grid;
    const char *kind;

    std::string words() const {
        return text("%.17g %.17g zone argument %d (%s)", latitude, longitude, zone, grid.name().c_str());
    }
};

Question standard_question(Random &random) {
    Question q = {some_latitude(random), some_longitude(random), GN_ZONE_STANDARD, {}, ""};
    if (random.chance(0.15)) { // The caps deserve more than their share.
        double radius = random.between(0, 11);
        q.latitude = random.chance(0.5) ? 90 - radius : radius - 90;
    }
    // -0.0 is north here; GeographicLib takes the sign at its word.
    q.grid = {UTMUPS::StandardZone(q.latitude, q.longitude), q.latitude >= 0};
    q.kind = q.grid.zone == 0 ? "UPS" : "UTM";
    return q;
}

// A zone by number or by EPSG code, with a point up to nine degrees from its central meridian, sometimes farther.
Question forced_question(Random &random) {
    int zone = 1 + random.below(60);
    double offset = random.between(-9, 9);
    if (random.chance(0.1)) {
        offset = random.beside(3 * (random.below(7) - 3), 1e-14, 1e-2);
    } else if (random.chance(0.1)) {
        offset = random.between(-180, 180);
    } else if (random.chance(0.1)) {
        offset = random.between(-62, 62);
    }
    Question q = {some_latitude(random), 6 * zone - 183 + offset, zone, {zone, true}, "UTM, zone asked for"};
    q.grid.north = q.latitude >= 0;
    if (random.chance(0.4)) {
        q.grid.north = random.chance(0.5);
        q.zone = q.grid.epsg();
        if (q.grid.north != (q.latitude >= 0)) {
            q.kind = "UTM, northing continued across the equator";
        }
    } else if (random.chance(0.3)) {
        q.grid = {0, random.chance(0.5)};
        q.zone = q.grid.epsg();
        q.kind = "UPS, asked for";
        q.latitude = random.between(75, 90) * (q.grid.north ? 1 : -1);
    }
    return q;
}

enum class Verdict { answered, refused, either };

// Whether gn_utm_forward() must answer, from its documentation. Within rounding of a border both are right.
Verdict expected(const Question &q, const Projected &p) {
    constexpr double slack = 20e-9;
    auto within = [&](double low, double high) {
        double least = std::fmin(std::fmin(p.easting - low, high - p.easting), infinity);
        if (q.grid.zone == 0) {
            least = std::fmin(least, std::fmin(p.northing - low, high - p.northing));
        }
        return least > slack ? Verdict::answered : least < -slack ? Verdict::refused : Verdict::either;
    };
    if (q.zone == GN_ZONE_STANDARD) {
        return Verdict::answered;
    }
    if (q.grid.zone == 0) {
        return q.grid.north ? within(1200e3, 2800e3) : within(700e3, 3300e3);
    }
    double offset = longitude_difference(q.longitude, q.grid.central_meridian());
    // The difference to a central meridian is exact for whole degrees, else rounded.
    bool exact = q.longitude == std::nearbyint(q.longitude);
    Verdict verdict = within(0, 1000e3);
    if (verdict != Verdict::answered && std::fabs(offset - 9) < 1e-12 && !exact) {
        return Verdict::either;
    }
    if (std::fabs(offset - 60) < 1e-12 && !exact) {
        return Verdict::either;
    }
    return offset <= 9 ? Verdict::answered : offset > 60 ? Verdict::refused : verdict;
}

class Comparison {
public:
    Comparison(Random &random, Report &report) : random(random), report(report) {}

    void forward(const Question &q) {
        Projected reference = reference_forward(q.grid, q.latitude, q.longitude);
        Verdict verdict = expected(q, reference);
        gn_utm u = {};
        gn_status status = gn_utm_forward(q.latitude, q.longitude, q.zone, &u);
        gn_status wanted = verdict == Verdict::answered  ? GN_OK
                           : verdict == Verdict::refused ? GN_ERROR_TOO_FAR
                           : status == GN_OK             ? GN_OK
                                                         : GN_ERROR_TOO_FAR;
        report.check("status of forward").note(status != wanted, [&] {
            return q.words() + text(": %s, not %s", gn_status_name(status), gn_status_name(wanted));
        });
        double convergence = NAN, scale = NAN;
        gn_status factors = gn_utm_factors(q.latitude, q.longitude, q.zone, &convergence, &scale);
        report.check("factors answer where forward does").note(factors != status, [&] {
            return q.words() + text(": %s, forward %s", gn_status_name(factors), gn_status_name(status));
        });
        if (status != GN_OK) {
            return;
        }
        report.check("zone and hemisphere").note(u.zone != q.grid.zone || u.hemisphere != q.grid.hemisphere(), [&] {
            return q.words() + text(": zone %d, hemisphere %d", u.zone, u.hemisphere);
        });
        std::string kind = q.kind;
        meters(kind + ": forward", grid_difference(u.easting, u.northing, reference.easting, reference.northing), q);
        degrees(kind + ": convergence", longitude_difference(convergence, reference.convergence), q);
        report.quantity(kind + ": scale, relative", "", scale_limit).note(std::fabs(scale / reference.scale - 1), [&] {
            return q.words() + text(": %.17g, not %.17g", scale, reference.scale);
        });
        inverse(q.grid, reference.easting, reference.northing, kind + ": inverse");
    }

    // At a point of the grid; GeographicLib's longitude may be +180.
    void inverse(Grid grid, double easting, double northing, const std::string &kind) {
        gn_utm u = {easting, northing, grid.zone, grid.hemisphere()};
        gn_point p = {NAN, NAN}, reference = reference_inverse(grid, easting, northing);
        gn_status status = gn_utm_inverse(&u, &p);
        auto words = [&] {
            return text("%s %.17g %.17g: %s %.17g %.17g, not %.17g %.17g", grid.name().c_str(), easting, northing,
                        gn_status_name(status), p.latitude, p.longitude, reference.latitude, reference.longitude);
        };
        // Within rounding of the pole a northing may be one too many.
        double beyond = std::fabs(northing - grid.false_northing()) - 9997964.943;
        if (grid.zone != 0 && status == GN_ERROR_NORTHING && beyond > -1e-3) {
            return;
        }
        report.quantity(kind, "deg", degrees_limit)
            .note(position_difference(p.latitude, p.longitude, reference.latitude, reference.longitude), words);
        report.check("longitude of the inverse in [-180, 180)")
            .note(!(p.longitude >= -180 && p.longitude < 180), words);
    }

    // Anywhere that gn_utm_inverse() accepts, not only where a point of interest projects to.
    void inverse_anywhere() {
        Grid grid = {random.chance(0.2) ? 0 : 1 + random.below(60), random.chance(0.5)};
        double easting, northing;
        if (grid.zone == 0) {
            double low = grid.north ? 1200e3 : 700e3, high = grid.north ? 2800e3 : 3300e3;
            easting = random.chance(0.1) ? random.beside(2000e3, 1e-9, 1) : random.between(low, high);
            northing = random.chance(0.1) ? random.beside(2000e3, 1e-9, 1) : random.between(low, high);
        } else {
            easting = random.chance(0.1) ? random.beside(500e3, 1e-9, 1) : random.between(-510e3, 1510e3);
            northing = random.between(-9997e3, 9997e3) + grid.false_northing();
            if (random.chance(0.05)) {
                northing = random.beside(grid.false_northing(), 1e-9, 1);
            }
        }
        inverse(grid, easting, northing, grid.zone == 0 ? "UPS: inverse anywhere" : "UTM: inverse anywhere");
    }

    // PROJ at the same questions, where it answers: within a quarter of a turn of the central meridian, as we do.
    void proj(const Question &q) {
        gn_utm u;
        if (gn_utm_forward(q.latitude, q.longitude, q.zone, &u) != GN_OK) {
            return;
        }
        const bool ups = q.grid.zone == 0, turned = q.zone != GN_ZONE_STANDARD;
        double easting, northing;
        peer.forward(q.grid, q.latitude, q.longitude, turned, easting, northing);
        meters(ups ? "PROJ: UPS forward" : "PROJ: UTM forward",
               grid_difference(u.easting, u.northing, easting, northing), q);
        gn_point p = {NAN, NAN};
        gn_utm_inverse(&u, &p);
        peer.forward(q.grid, p.latitude, p.longitude, turned, easting, northing);
        meters(ups ? "PROJ: UPS inverse, forward again" : "PROJ: UTM inverse, forward again",
               grid_difference(u.easting, u.northing, easting, northing), q);
        if (!ups) {
            gn_point theirs = peer.inverse(q.grid, u.easting, u.northing);
            degrees("PROJ: UTM inverse",
                    position_difference(p.latitude, p.longitude, theirs.latitude, theirs.longitude), q);
        }
        report.count("questions that PROJ answered");
        if (!turned && std::fabs(q.latitude) < 89.5) {
            double convergence = NAN, scale = NAN, their_convergence, their_scale;
            gn_utm_factors(q.latitude, q.longitude, q.zone, &convergence, &scale);
            peer.factors(q.grid, q.latitude, q.longitude, their_convergence, their_scale);
            auto words = [&] {
                return q.words() + text(": %.17g %.17g, not %.17g %.17g", convergence, scale, their_convergence,
                                        their_scale);
            };
            const std::string kind = ups ? "PROJ: UPS" : "PROJ: UTM";
            report.quantity(kind + " convergence", "deg", derivative_limit)
                .note(longitude_difference(convergence, their_convergence), words);
            report.quantity(kind + " scale, relative", "", derivative_limit)
                .note(std::fabs(scale / their_scale - 1), words);
        }
    }

    // Batches of all lengths, at the strides of separate arrays and of points, against the scalar calls.
    void batches() {
        const size_t count = static_cast<size_t>(random.below(200));
        const size_t step = random.chance(0.5) ? 1 : 2;
        std::vector<double> in(2 * count + 2), out(2 * count + 2), back(2 * count + 2), factors(2 * count + 2);
        std::vector<int32_t> zones(count + 1);
        std::vector<uint8_t> statuses(count + 1);
        auto second = [&](std::vector<double> &v) { return v.data() + (step == 1 ? count : 1); };
        Question q = random.chance(0.6) ? standard_question(random) : forced_question(random);
        for (size_t i = 0; i < count; ++i) {
            Question other = random.chance(0.5) ? standard_question(random) : forced_question(random);
            in[i * step] = other.latitude;
            second(in)[i * step] = random.chance(0.8) ? q.longitude + random.between(-9, 9) : other.longitude;
        }
        const ptrdiff_t stride = static_cast<ptrdiff_t>(8 * step);
        gn_utm_forward_batch(in.data(), stride, second(in), stride, count, q.zone, out.data(), stride, second(out),
            stride, zones.data(), 4, statuses.data());
        for (size_t i = 0; i < count; ++i) {
            gn_utm u = {NAN, NAN, 0, 0};
            gn_status status = gn_utm_forward(in[i * step], second(in)[i * step], q.zone, &u);
            Grid grid = {u.zone, u.hemisphere == GN_NORTH};
            bool same = status == statuses[i];
            if (status == GN_OK) {
                same = same && same_bits(u.easting, out[i * step]) && same_bits(u.northing, second(out)[i * step]) &&
                       grid.row_zone() == zones[i];
            } else {
                same = same && std::isnan(out[i * step]) && std::isnan(second(out)[i * step]) && zones[i] == 0;
            }
            batch_row("batch forward is the scalar call, bit for bit", same, i, count, q);
        }
        gn_utm_factors_batch(in.data(), stride, second(in), stride, count, q.zone, factors.data(), stride,
            second(factors), stride, statuses.data());
        for (size_t i = 0; i < count; ++i) {
            double convergence = NAN, scale = NAN;
            gn_status status = gn_utm_factors(in[i * step], second(in)[i * step], q.zone, &convergence, &scale);
            bool same = status == statuses[i] &&
                        (status != GN_OK ? std::isnan(factors[i * step]) && std::isnan(second(factors)[i * step])
                                         : same_bits(convergence, factors[i * step]) &&
                                               same_bits(scale, second(factors)[i * step]));
            report.check("batch factors are the scalar call, bit for bit").note(!same, [&] {
                return text("row %zu of %zu, %.17g %.17g zone argument %d: %u %.17g %.17g, scalar %d %.17g %.17g", i,
                            count, in[i * step], second(in)[i * step], q.zone, statuses[i], factors[i * step],
                            second(factors)[i * step], status, convergence, scale);
            });
        }
        gn_utm_inverse_batch(out.data(), stride, second(out), stride, zones.data(), 4, count, back.data(), stride,
            second(back), stride, statuses.data());
        compare_inverse(out.data(), second(out), zones.data(), back.data(), second(back), step, count, statuses.data(),
                        q, "batch inverse with zones is the scalar call, bit for bit");
        std::vector<int32_t> one(count + 1, q.grid.row_zone());
        gn_utm_inverse_batch(out.data(), stride, second(out), stride, one.data(), 0,
            count, back.data(), stride, second(back), stride, statuses.data());
        compare_inverse(out.data(), second(out), one.data(), back.data(), second(back), step, count, statuses.data(), q,
                        "batch inverse is the scalar call, bit for bit");
    }

private:
    void compare_inverse(const double *eastings, const double *northings, const int32_t *zones, const double *latitudes,
                         const double *longitudes, size_t step, size_t count, const uint8_t *statuses,
                         const Question &q, const char *name) {
        for (size_t i = 0; i < count; ++i) {
            gn_utm u = {eastings[i * step], northings[i * step], std::abs(zones[i]) % 61,
                        zones[i] >= 0 ? GN_NORTH : GN_SOUTH};
            gn_point p = {NAN, NAN};
            gn_status status = gn_utm_inverse(&u, &p);
            // A refused row of the forward batch: not a number, and no zone either.
            bool refused_before = zones[i] == 0 && statuses[i] != GN_OK;
            bool same = (status == statuses[i] || refused_before) &&
                        (status != GN_OK ? std::isnan(latitudes[i * step]) && std::isnan(longitudes[i * step])
                                         : same_bits(p.latitude, latitudes[i * step]) &&
                                               same_bits(p.longitude, longitudes[i * step]));
            batch_row(name, same, i, count, q);
        }
    }

    void batch_row(const char *name, bool same, size_t row, size_t count, const Question &q) {
        report.check(name).note(!same, [&] { return text("row %zu of %zu, ", row, count) + q.words(); });
    }

    void meters(const std::string &name, double difference, const Question &q) {
        report.quantity(name, "m", meters_limit).note(difference, [&] { return q.words(); });
    }

    void degrees(const std::string &name, double difference, const Question &q) {
        report.quantity(name, "deg", degrees_limit).note(difference, [&] { return q.words(); });
    }

    Random &random;
    Report &report;
    Proj peer;
};

} // namespace

int main(int argc, char **argv) {
    return run(seed_of(argc, argv), count_of(argc, argv, 4'000'000), [](Random &random, long count, Report &report) {
        Comparison comparison(random, report);
        for (long i = 0; i < count; ++i) {
            Question q = random.chance(0.6) ? standard_question(random) : forced_question(random);
            comparison.forward(q);
            if (i % 5 < 3) {
                comparison.proj(q);
            }
            if (i % 4 == 0) {
                comparison.inverse_anywhere();
            }
            if (i % 200 == 0) {
                comparison.batches();
            }
        }
    });
}
