// GEOREF and GARS against GeographicLib: every character, at every precision, at random points that are new in every run.
//
// Encoding: the same text, byte for byte. An axis may differ where the coordinate lies within 5e-14 degrees of the edge
// that parts the two cells, and nowhere else: GeographicLib cuts a product that has been rounded, and puts -72.9 degrees
// into the fifth minute; here an edge is the double nearest to it. Random points agree up to precision 5 without excuse.
//
// Decoding: the same center and south-west corner to 1e-13 degrees; the center encodes back to the same text; south and west
// edges belong to the cell, the others to its neighbors. Texts that one character spoils are accepted by both or neither.
//
// GeographicLib 2.1.2 writes no letter of GEOREF for 180 degrees, which is asked for as -180, and reads five characters
// without looking at the fifth, which is left out.
//
// SPDX-License-Identifier: MIT
#include "oracle.hpp"

#include <GeographicLib/GARS.hpp>
#include <GeographicLib/Georef.hpp>

#include <cstring>

using namespace oracle;
using GeographicLib::GARS;
using GeographicLib::Georef;

namespace {

// One of the two systems, ours and theirs.
struct System {
    const char *name;
    std::vector<int> precisions;
    gn_status (*encode)(double, double, int32_t, char *, size_t, size_t *);
    gn_status (*decode)(const char *, size_t, gn_graticule_cell *, size_t *);
    void (*forward)(double, double, int, std::string &);
    void (*reverse)(const std::string &, double &, double &, int &, bool);
    double (*resolution)(int);
};

const System systems[] = {
    {"GEOREF", {-1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, gn_georef_encode, gn_georef_decode, Georef::Forward,
     Georef::Reverse, Georef::Resolution},
    {"GARS", {0, 1, 2}, gn_gars_encode, gn_gars_decode, GARS::Forward, GARS::Reverse, GARS::Resolution},
};

class Comparison {
public:
    Comparison(const System &system, Random &random, Report &report) : system(system), random(random), report(report) {}

    // A position at every precision; the texts from the coarsest to the finest are read back.
    void position(double latitude, double longitude, bool is_random) {
        double reduced = std::remainder(longitude, 360);
        for (int precision : system.precisions) {
            std::string ours = encoded(latitude, longitude, precision), theirs;
            system.forward(latitude, reduced == 180 ? -180 : reduced, precision, theirs);
            bool excused = !(is_random && precision <= 5) && ours != theirs && parted_by_an_edge(latitude, reduced, ours, theirs);
            if (excused) {
                report.count(text("%s: within 5e-14 degrees of an edge", system.name));
            }
            check(is_random ? "encode, random position" : "encode").note(ours != theirs && !excused, [&] {
                return text("%.17g %.17g: %s, theirs %s", latitude, longitude, ours.c_str(), theirs.c_str());
            });
            cell(ours, precision);
        }
    }

    // A text that one other character, one more or one less makes another, often none.
    void spoiled(double latitude, double longitude) {
        static const char characters[] = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-+./_";
        int count = static_cast<int>(system.precisions.size());
        std::string ours = encoded(latitude, longitude, system.precisions[random.below(count)]);
        size_t place = static_cast<size_t>(random.below(static_cast<int>(ours.size())));
        char character = characters[random.below(sizeof characters - 1)];
        switch (random.below(4)) {
        case 0: ours.insert(place, 1, character); break;
        case 1: ours.erase(place, 1); break;
        case 2: ours += character; break;
        default: ours[place] = character;
        }
        gn_graticule_cell cell;
        size_t offset = 99;
        gn_status status = system.decode(ours.data(), ours.size(), &cell, &offset);
        double their_latitude = NAN, their_longitude = NAN;
        int their_precision = 99;
        bool accepted = true;
        try {
            system.reverse(ours, their_latitude, their_longitude, their_precision, true);
        } catch (const GeographicLib::GeographicErr &) {
            accepted = false;
        }
        // They read INV as a position that is none.
        accepted = accepted && !std::isnan(their_latitude);
        if (system.decode == gn_georef_decode && ours.size() == 5) {
            check("spoiled text: five characters").note(status == GN_OK, [&] { return ours; });
            return;
        }
        report.count(text("%s: spoiled text, %s", system.name, accepted ? "still one" : "refused"));
        check("spoiled text: accepted by both or neither").note((status == GN_OK) != accepted, [&] {
            return text("%s: %s, theirs %s", ours.c_str(), gn_status_name(status), accepted ? "accepted" : "refused");
        });
        check("spoiled text: offset").note(offset > ours.size() || (accepted && offset != 0), [&] { return ours; });
        if (accepted && status == GN_OK) {
            decoded("spoiled text: center", cell.center, their_latitude, their_longitude, ours);
        }
    }

private:
    // Whether two cells meet at the position, along each axis on which they differ.
    bool parted_by_an_edge(double latitude, double longitude, const std::string &ours, const std::string &theirs) {
        gn_graticule_cell a, b;
        if (system.decode(ours.data(), ours.size(), &a, nullptr) != GN_OK
            || system.decode(theirs.data(), theirs.size(), &b, nullptr) != GN_OK) {
            return false;
        }
        auto meet = [](double value, double low_a, double high_a, double low_b, double high_b) {
            double edge = low_a == high_b ? low_a : high_a;
            return low_a == low_b || ((low_a == high_b || high_a == low_b) && std::fabs(value - edge) <= 5e-14);
        };
        return meet(latitude, a.bounds.south, a.bounds.north, b.bounds.south, b.bounds.north)
               && meet(longitude, a.bounds.west, a.bounds.east, b.bounds.west, b.bounds.east);
    }

    Quantity &check(const char *what) { return report.check(text("%s: %s", system.name, what)); }

    std::string encoded(double latitude, double longitude, int precision) {
        char ours[GN_GEOREF_CAPACITY];
        size_t needed = 99;
        gn_status status = system.encode(latitude, longitude, precision, ours, sizeof ours, &needed);
        check("encode: status and size").note(status != GN_OK || needed != std::strlen(ours) + 1, [&] {
            return text("%.17g %.17g, precision %d: %s", latitude, longitude, precision, gn_status_name(status));
        });
        return ours;
    }

    void decoded(const char *what, gn_point point, double latitude, double longitude, const std::string &where) {
        double difference = std::fmax(std::fabs(point.latitude - latitude), std::fabs(point.longitude - longitude));
        report.quantity(text("%s: %s", system.name, what), "deg", degrees_limit).note(difference, [&] { return where; });
    }

    void cell(const std::string &ours, int precision) {
        gn_graticule_cell cell;
        gn_status status = system.decode(ours.data(), ours.size(), &cell, nullptr);
        check("decode: status and precision").note(status != GN_OK || cell.precision != precision, [&] { return ours; });
        double latitude, longitude;
        int their_precision;
        system.reverse(ours, latitude, longitude, their_precision, true);
        decoded("decode: center", cell.center, latitude, longitude, ours);
        system.reverse(ours, latitude, longitude, their_precision, false);
        decoded("decode: corner", {cell.bounds.south, cell.bounds.west}, latitude, longitude, ours);
        double size = system.resolution(precision);
        decoded("decode: opposite corner", {cell.bounds.north, cell.bounds.east}, latitude + size, longitude + size, ours);
        std::string center = encoded(cell.center.latitude, cell.center.longitude, precision);
        check("the center encodes back").note(center != ours, [&] { return ours + " " + center; });
        std::string corner = encoded(cell.bounds.south, cell.bounds.west, precision);
        check("the south-west corner belongs to the cell").note(corner != ours, [&] { return ours + " " + corner; });
        std::string beyond = encoded(cell.bounds.south, cell.bounds.east, precision);
        check("the east edge belongs to the next cell").note(beyond == ours, [&] { return ours; });
        std::string above = encoded(cell.bounds.north, cell.bounds.west, precision);
        bool last = cell.bounds.north == 90;
        check("the north edge belongs to the next cell").note((above == ours) != last, [&] { return ours; });
    }

    const System &system;
    Random &random;
    Report &report;
};

// On and beside an edge of a cell of some size: of all sizes, one divides 15 degrees into 1 to 9 * 10^11.
double edge(Random &random, double limit) {
    static const double degrees[] = {15, 1, 1 / 2.0, 1 / 4.0, 1 / 12.0};
    if (random.chance(0.5)) {
        double size = degrees[random.below(5)];
        return random.beside(std::nearbyint(random.between(-limit, limit) / size) * size, 1e-15, 1e-6);
    }
    double units = 60 * std::pow(10, random.below(10));
    return random.beside(std::nearbyint(random.between(-limit, limit) * units) / units, 1e-15, 1e-6);
}

} // namespace

int main(int argc, char **argv) {
    return run(seed_of(argc, argv), count_of(argc, argv, 100'000), [](Random &random, long count, Report &report) {
        for (const System &system : systems) {
            Comparison comparison(system, random, report);
            for (double latitude : {-90.0, -89.99999999999999, -0.0, 0.0, 89.99999999999999, 90.0}) {
                for (double longitude : {-540.0, -180.0, -179.99999999999997, -0.0, 0.0, 179.99999999999997, 180.0, 900.0}) {
                    comparison.position(latitude, longitude, false);
                }
            }
            for (long i = 0; i < count; ++i) {
                comparison.position(random.between(-90, 90), random.between(-540, 540), true);
                bool on_edge = i % 2 == 0;
                double latitude = on_edge ? edge(random, 90) : some_latitude(random);
                latitude = std::fmax(-90, std::fmin(90, latitude));
                double longitude = on_edge ? edge(random, 180) : some_longitude(random);
                comparison.position(latitude, longitude, false);
                comparison.spoiled(latitude, longitude);
            }
        }
    });
}
