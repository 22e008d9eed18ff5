// The magnetic field, declinations and norths against GeographicLib, with the built-in model and with a random one, at
// positions, heights and years that are new in every run.
//
//   oracle-magnetic SEED FOLDER BUILT_IN.COF OTHER.COF
//
// FOLDER has both models in the form of GeographicLib: built-in.wmm and other.wmm, each with its .cof.
//
// SPDX-License-Identifier: MIT
#include "oracle.hpp"

#include <GeographicLib/MagneticModel.hpp>
#include <GeographicLib/UTMUPS.hpp>

#include <cstring>
#include <fstream>
#include <iterator>

using namespace oracle;
using GeographicLib::MagneticModel;
using GeographicLib::UTMUPS;

namespace {

// Nanoteslas, and degrees where the horizontal field is above 2000 nT.
constexpr double field_limit = 1e-6;
constexpr double angle_limit = 1e-9;
constexpr double useful = 2000;

struct Model {
    const char *name;
    const MagneticModel &theirs;
    const gn_magnetic_model *ours;
    double epoch;
};

struct Place {
    double latitude, longitude, height, year;

    std::string where() const { return text("%.17g %.17g, %.17g m, %.17g", latitude, longitude, height, year); }
};

Place some_place(Random &random, double epoch) {
    static const double heights[] = {-1000, 0, 850'000};
    static const double years[] = {-5, 0, 5, 10};
    return {some_latitude(random), some_longitude(random),
            random.chance(0.1) ? heights[random.below(3)] : random.between(-1000, 850'000),
            epoch + (random.chance(0.1) ? years[random.below(4)] : random.between(-5, 10))};
}

double turn(double a, double b) { return std::fabs(std::remainder(a - b, 360)); }

// Every field of the result.
void field(const Model &model, const Place &place, Report &report) {
    auto where = [&] { return text("%s: ", model.name) + place.where(); };
    gn_magnetic_field ours;
    const gn_status status =
        gn_magnetic_compute(place.latitude, place.longitude, place.height, place.year, model.ours, &ours);
    report.check("status").note(status != GN_OK, where);
    if (status != GN_OK) return;
    double east, north, up, east_rate, north_rate, up_rate;
    model.theirs(place.year, place.latitude, place.longitude, place.height, east, north, up, east_rate, north_rate, up_rate);
    double horizontal, total, declination, inclination, h_rate, f_rate, d_rate, i_rate;
    MagneticModel::FieldComponents(east, north, up, east_rate, north_rate, up_rate, horizontal, total, declination,
                                   inclination, h_rate, f_rate, d_rate, i_rate);
    auto number = [&](const char *name, double mine, double other, double limit) {
        report.quantity(name, "nT", limit).note(std::fabs(mine - other), where);
    };
    number("north, east, down", ours.north, north, field_limit);
    number("north, east, down", ours.east, east, field_limit);
    number("north, east, down", ours.down, -up, field_limit);
    number("rates of north, east, down", ours.north_rate, north_rate, field_limit);
    number("rates of north, east, down", ours.east_rate, east_rate, field_limit);
    number("rates of north, east, down", ours.down_rate, -up_rate, field_limit);
    number("horizontal and total", ours.horizontal, horizontal, field_limit);
    number("horizontal and total", ours.total, total, field_limit);
    number("rate of total", ours.total_rate, f_rate, field_limit);
    const unsigned zones = (horizontal < 6000 ? 1u : 0u) | (horizontal < 2000 ? 2u : 0u);
    const double age = place.year - model.epoch;
    const unsigned flags = zones | (age < 0 || age > 5 ? 4u : 0u);
    const bool near_limit = std::fabs(horizontal - 2000) < 1e-6 || std::fabs(horizontal - 6000) < 1e-6;
    report.check("flags").note(ours.flags != flags && !near_limit, where);
    // The formula of the report, from GridNorth's own intensity, which is checked above.
    const double uncertainty = std::fmin(180, std::sqrt(0.26 * 0.26 + std::pow(5417 / ours.horizontal, 2)));
    report.quantity("uncertainty", "deg", 1e-12).note(std::fabs(ours.uncertainty - uncertainty), where);
    if (horizontal > useful) {
        number("rate of horizontal", ours.horizontal_rate, h_rate, field_limit);
        report.quantity("declination", "deg", angle_limit).note(turn(ours.declination, declination), where);
        report.quantity("inclination", "deg", angle_limit).note(std::fabs(ours.inclination - inclination), where);
        report.quantity("rates of angles", "deg", angle_limit).note(std::fabs(ours.declination_rate - d_rate), where);
        report.quantity("rates of angles", "deg", angle_limit).note(std::fabs(ours.inclination_rate - i_rate), where);
    } else {
        report.count("horizontal field below 2000 nT");
    }
    const bool in_range = ours.declination > -180 && ours.declination <= 180 && std::fabs(ours.inclination) <= 90;
    report.check("ranges of angles").note(!in_range, where);
}

// Rows of a batch, some of them refused, against single calls.
void rows(const Model &model, Random &random, Report &report) {
    constexpr int most = 40;
    double latitudes[most], longitudes[most], heights[most], years[most], declinations[most];
    uint8_t statuses[most];
    const int count = random.below(most + 1);
    for (int row = 0; row < count; ++row) {
        Place place = some_place(random, model.epoch);
        switch (random.below(40)) {
        case 0: place.latitude = random.chance(0.5) ? 90.5 : NAN; break;
        case 1: place.longitude = random.chance(0.5) ? 1e300 : infinity; break;
        case 2: place.height = random.chance(0.5) ? 850'001 : -infinity; break;
        case 3: place.year += random.chance(0.5) ? 40 : NAN; break;
        }
        latitudes[row] = place.latitude;
        longitudes[row] = place.longitude;
        heights[row] = place.height;
        years[row] = place.year;
    }
    const bool same_year = random.chance(0.5);
    const gn_status status =
        gn_magnetic_declination_batch(latitudes, 8, longitudes, 8, heights, 8, years, same_year ? 0 : 8,
                                      static_cast<size_t>(count), model.ours, declinations, 8, statuses);
    bool refused = false;
    for (int row = 0; row < count; ++row) {
        gn_magnetic_field one;
        const double year = years[same_year ? 0 : row];
        const gn_status single = gn_magnetic_compute(latitudes[row], longitudes[row], heights[row], year, model.ours, &one);
        refused = refused || single != GN_OK;
        const bool same = single == GN_OK ? std::memcmp(&declinations[row], &one.declination, sizeof(double)) == 0
                                          : std::isnan(declinations[row]);
        report.check("a row is a single call").note(statuses[row] != single || !same, [&] {
            return Place{latitudes[row], longitudes[row], heights[row], year}.where();
        });
    }
    report.check("status of a batch").note(status != (refused ? GN_PARTIAL : GN_OK), [&] { return text("%d", status); });
}

// Convergence and declination together, and azimuths from all norths.
void norths(const Model &model, Place place, Random &random, Report &report) {
    auto where = [&] { return text("%s: ", model.name) + place.where(); };
    const int zone = random.chance(0.3) ? 1 + random.below(60) : 0;
    gn_norths ours;
    gn_magnetic_field field;
    const gn_status status =
        gn_norths_compute(place.latitude, place.longitude, place.height, place.year, zone, model.ours, &ours);
    // Which zones reach a position is compared in projection.cpp.
    double convergence, scale;
    const gn_status reached = gn_utm_factors(place.latitude, place.longitude, zone, &convergence, &scale);
    report.check("norths: status").note(status != reached, where);
    if (status != GN_OK) return;
    try {
        int their_zone;
        bool northern;
        double x, y;
        UTMUPS::Forward(place.latitude, place.longitude, their_zone, northern, x, y, convergence, scale,
                        zone == 0 ? static_cast<int>(UTMUPS::STANDARD) : zone);
        report.check("norths: zone").note(ours.zone != their_zone || ours.hemisphere != (northern ? 1 : -1), where);
    } catch (const std::exception &) {
        report.count("norths: beyond the easting of their zones");
    }
    gn_magnetic_compute(place.latitude, place.longitude, place.height, place.year, model.ours, &field);
    const bool same = ours.declination == field.declination && ours.flags == field.flags && ours.uncertainty == field.uncertainty;
    report.check("norths: the field").note(!same, where);
    report.quantity("norths: convergence", "deg", 1e-12).note(turn(ours.convergence, convergence), where);
    report.quantity("norths: grid to magnetic", "deg", 1e-12).note(turn(ours.grid_magnetic, field.declination - convergence), where);
    const double azimuth = random.chance(0.1) ? 180.0 * random.below(5) - 360 : random.between(-720, 720);
    const double offsets[] = {0, convergence, field.declination};
    for (int from = 0; from < 3; ++from) {
        for (int to = 0; to < 3; ++to) {
            double converted = NAN;
            const gn_status one = gn_azimuth_convert(azimuth, from, to, &ours, &converted);
            const double expected = azimuth + offsets[from] - offsets[to];
            report.quantity("azimuths", "deg", 1e-12).note(one == GN_OK ? turn(converted, expected) : infinity, where);
            report.check("azimuths: range").note(!(converted > -180 && converted <= 180), where);
        }
    }
}

std::string contents(const char *path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

bool parse(const char *path, gn_magnetic_model &model) {
    const std::string read = contents(path);
    size_t offset = 99;
    const gn_status status = gn_magnetic_model_parse(read.data(), read.size(), &model, &offset);
    if (status != GN_OK) std::printf("FAILED %s: %s at byte %zu\n", path, gn_status_name(status), offset);
    return status == GN_OK;
}

} // namespace

int main(int argc, char **argv) {
    if (argc < 5) return 2;
    const MagneticModel built_in("built-in", argv[2]), random_model("other", argv[2]);
    static gn_magnetic_model read, other;
    if (!parse(argv[3], read) || !parse(argv[4], other)) return 1;
    const Model models[] = {{"built in", built_in, nullptr, 2025},
                            {"read", built_in, &read, 2025},
                            {"random", random_model, &other, other.epoch}};
    return run(seed_of(argc, argv), count_of(1, argv, 300'000), [&](Random &random, long count, Report &report) {
        for (const Model &model : models) {
            for (double latitude : {-90.0, -89.99999999999999, -0.0, 0.0, 89.99999999999999, 90.0}) {
                for (double longitude : {-540.0, -180.0, -179.99999999999997, -90.0, -0.0, 0.0, 57.0, 90.0, 180.0, 1e9}) {
                    field(model, {latitude, longitude, 0, model.epoch + 2.5}, report);
                }
            }
        }
        for (long i = 0; i < count; ++i) {
            const Model &model = models[i % 3];
            field(model, some_place(random, model.epoch), report);
            if (i % 3 == 0) norths(model, some_place(random, model.epoch), random, report);
            if (i % 10 == 0) rows(model, random, report);
        }
    });
}
