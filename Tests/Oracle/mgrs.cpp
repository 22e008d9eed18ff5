// MGRS against GeographicLib: every digit, at every precision, at random points that are new in every run.
//
// Encoding: the same text, byte for byte. A digit may differ where the coordinate lies within 10 nm of the edge of a
// cell of that size, and nowhere else; each such difference is printed at precisions up to 5, and counted beyond (cells
// of a micrometer have an edge within 10 nm of every fiftieth point). Decoding, at each precision from 0 to 5 and at one
// from 6 to 11: the same easting and northing, the same position to 1e-13 degrees; and `inside` encodes back to the same
// text.
//
// Four points of five are drawn with a liking for edges. The fifth is evenly random; its excuses are printed
// and counted apart, as "random position".
//
// Decisions that differ from GeographicLib (docs/decisions): -0.0 is north; 32X, 34X and 36X do not exist.
//
// SPDX-License-Identifier: MIT
#include "oracle.hpp"

#include <GeographicLib/MGRS.hpp>
#include <GeographicLib/UTMUPS.hpp>

#include <cstring>

using namespace oracle;
using GeographicLib::MGRS;
using GeographicLib::UTMUPS;

namespace {

constexpr int coarsest = GN_MGRS_GRID_ZONE_ONLY, finest = GN_MGRS_1_UM;

double cell_size(int precision) {
    static const double sizes[] = {1e5, 1e4, 1e3, 1e2, 1e1, 1, 1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6};
    return sizes[precision];
}

// The distance to the nearest edge of a cell; 1e-6 is not a binary fraction, so the grid is walked in long double.
double distance_to_edge(double coordinate, double size) {
    long double cells = static_cast<long double>(coordinate) / static_cast<long double>(size);
    return static_cast<double>(std::fabs(cells - std::nearbyint(cells)) * static_cast<long double>(size));
}

bool grid_zone_exists(int zone, char band) { return !(band == 'X' && (zone == 32 || zone == 34 || zone == 36)); }

// The latitudes at which bands meet: multiples of 8 up to 72.
double distance_to_band_edge(double latitude) {
    double nearest = std::fmin(72, std::fmax(-72, std::nearbyint(latitude / 8) * 8));
    return std::fabs(latitude - nearest) * 111e3;
}

struct Place {
    int zone;
    bool north;
    double easting, northing;
    double latitude;

    std::string words() const {
        return text("zone %d %s %.17g %.17g, latitude %.17g", zone, north ? "north" : "south", easting, northing,
                    latitude);
    }
};

class Comparison {
public:
    Comparison(Random &random, Report &report) : random(random), report(report) {}

    // A position, at all precisions; decoded from 0 to 5 and at one of the finer ones, or at all.
    void position(double latitude, double longitude, bool decode_all = false, const char *name = "encode") {
        Place place;
        UTMUPS::Forward(latitude + 0.0, longitude, place.zone, place.north, place.easting, place.northing);
        place.latitude = latitude + 0.0;
        const int fine = 6 + random.below(6);
        auto words = [&] { return text("%.17g %.17g: ", latitude, longitude) + place.words(); };
        for (int precision = coarsest; precision <= finest; ++precision) {
            char ours[GN_MGRS_CAPACITY];
            size_t needed = 99;
            gn_status status = gn_mgrs_encode(latitude, longitude, precision, ours, sizeof ours, &needed);
            report.check("encode: status and size").note(status != GN_OK || needed != std::strlen(ours) + 1, [&] {
                return words() + text(", precision %d: %s", precision, gn_status_name(status));
            });
            MGRS::Forward(place.zone, place.north, place.easting, place.northing, place.latitude, precision, theirs);
            // The position itself decides about zone and band, without a doubt; only digits have a margin.
            same_text(name, ours, precision, place, infinity, words);
            if (precision >= 0 && (precision <= GN_MGRS_1_M || precision == fine || decode_all)) {
                accepted(ours, precision, place, words);
                decode(theirs, precision, place, words);
            } else if (precision == GN_MGRS_GRID_ZONE_ONLY) {
                grid_zone(theirs, words);
            }
        }
    }

    // A position that is near an edge by chance alone.
    void random_position() {
        const double latitude = random.chance(0.5) ? random.between(-90, 90)
                                                   : std::asin(random.between(-1, 1)) * 57.29577951308232;
        position(latitude, random.between(-180, 180), false, "encode, random position");
    }

    // A point of a grid, possibly outside its zone, at all precisions.
    void grid_point(Place place) {
        // GeographicLib loses the sign of a northing that is next to nothing, and writes a wrong digit.
        if (place.north && place.northing < 0 && place.northing > -1e-300) {
            return;
        }
        const gn_utm u = {place.easting, place.northing, place.zone, place.north ? GN_NORTH : GN_SOUTH};
        double longitude;
        bool theirs_answers = true;
        try {
            UTMUPS::Reverse(place.zone, place.north, place.easting, place.northing, place.latitude, longitude, true);
        } catch (const GeographicLib::GeographicErr &) {
            theirs_answers = false;
            place.latitude = NAN;
        }
        for (int precision = coarsest; precision <= finest; ++precision) {
            char ours[GN_MGRS_CAPACITY];
            gn_status status = gn_mgrs_encode_utm(&u, precision, ours, sizeof ours, nullptr);
            auto words = [&] { return place.words() + text(": %s %s", gn_status_name(status), ours); };
            bool answers = theirs_answers;
            if (theirs_answers) {
                MGRS::Forward(place.zone, place.north, place.easting, place.northing, precision, theirs);
                answers = place.zone == 0 || grid_zone_exists(place.zone, theirs[2]);
            }
            // Beyond 84 north and 80 south GeographicLib writes squares that no decoder here accepts.
            const bool beyond = answers && status == GN_ERROR_MGRS_SQUARE && !(place.latitude >= -80 && place.latitude < 84);
            const bool right = beyond           ? !square_exists(place)
                               : answers        ? status == GN_OK
                               : theirs_answers ? status == GN_ERROR_MGRS_GRID_ZONE
                                                : status == GN_ERROR_EASTING || status == GN_ERROR_NORTHING;
            report.check("encode_utm: status").note(!right, words);
            if (status == GN_OK && answers) {
                same_text("encode_utm", ours, precision, place, distance_to_band_edge(place.latitude), words);
            }
        }
    }

    // Many positions in one call: the results of single calls, padded with zeros.
    void batch() {
        const int count = random.below(100), precision = coarsest + random.below(finest - coarsest + 1);
        std::vector<double> points;
        for (int i = 0; i < count; ++i) {
            points.push_back(some_latitude(random));
            points.push_back(some_longitude(random));
            if (random.chance(0.02)) {
                points[points.size() - 1 - static_cast<size_t>(random.below(2))] =
                    random.chance(0.5) ? NAN : 1e3 * infinity;
            }
        }
        constexpr size_t slot = GN_MGRS_CAPACITY + 5;
        std::vector<char> texts(static_cast<size_t>(count) * slot + 1, '#');
        std::vector<uint8_t> statuses(static_cast<size_t>(count) + 1);
        points.resize(points.size() + 2);
        gn_mgrs_encode_batch(points.data(), 16, points.data() + 1, 16, static_cast<size_t>(count), precision,
            texts.data(), slot, slot, statuses.data());
        std::vector<double> back(points.size());
        std::vector<uint8_t> back_statuses(statuses.size());
        gn_mgrs_decode_batch(texts.data(), slot, slot, static_cast<size_t>(count), back.data(), 16, back.data() + 1,
            16, back_statuses.data());
        for (int i = 0; i < count; ++i) {
            const size_t row = static_cast<size_t>(i);
            char single[slot] = {};
            gn_status status =
                gn_mgrs_encode(points[2 * row], points[2 * row + 1], precision, single, sizeof single, nullptr);
            std::string shown(single);
            std::memset(single + shown.size(), 0, sizeof single - shown.size());
            auto words = [&] {
                return text("row %d of %d, %.17g %.17g precision %d: %.28s, single %s", i, count, points[2 * row],
                            points[2 * row + 1], precision, &texts[row * slot], single);
            };
            report.check("encode_batch is the single call, byte for byte")
                .note(std::memcmp(single, &texts[row * slot], slot) != 0 || status != statuses[row], words);
            gn_mgrs_cell cell;
            status = gn_mgrs_decode(shown.data(), shown.size(), &cell, nullptr);
            bool same = status != GN_OK ? std::isnan(back[2 * row]) && std::isnan(back[2 * row + 1])
                                        : std::memcmp(&cell.inside, &back[2 * row], sizeof cell.inside) == 0;
            report.check("decode_batch is the single call, bit for bit")
                .note(!same || status != back_statuses[row], words);
        }
        report.check("encode_batch leaves what lies behind").note(texts.back() != '#', [] { return "overrun"; });
    }

private:
    // Compares `ours` with `theirs`. A difference is excused if it is one cell, along an axis whose coordinate lies
    // within 10 nm of the edge between the two; and a band if `to_band`, the distance to the next, is no more.
    template <typename Words>
    void same_text(const char *name, const char *ours, int precision, const Place &place, double to_band, Words words) {
        const bool coarse = precision <= GN_MGRS_1_M;
        Quantity &quantity = report.check(std::string(name) + (coarse ? ", precision -1 to 5" : ", precision 6 to 11"));
        if (theirs == ours) {
            quantity.note(0, words);
            return;
        }
        const bool excused = same_cell(ours, precision, place, to_band <= meters_limit);
        quantity.note(!excused, [&] {
            return words() + text(", precision %d: %s, GeographicLib %s", precision, ours, theirs.c_str());
        });
        if (excused) {
            report.count(std::string(name) + (coarse ? ": excused to 5, each printed" : ": excused from 6"));
            if (coarse) {
                report.say(text("%s: within 10 nm of an edge: %s, GeographicLib %s, ", name, ours, theirs.c_str()) +
                           words());
            }
        }
    }

    static bool square_exists(const Place &place) {
        std::string square;
        MGRS::Forward(place.zone, place.north, place.easting, place.northing, GN_MGRS_100_KM, square);
        gn_mgrs_cell cell;
        return gn_mgrs_decode(square.data(), square.size(), &cell, nullptr) == GN_OK;
    }

    bool same_cell(const std::string &ours, int precision, const Place &place, bool any_band) const {
        if (ours.size() != theirs.size() || (place.zone != 0 && ours.compare(0, 2, theirs, 0, 2) != 0) ||
            (!any_band && ours[place.zone == 0 ? 0 : 2] != theirs[place.zone == 0 ? 0 : 2])) {
            return false;
        }
        if (precision < 0) {
            return any_band;
        }
        const double size = cell_size(precision);
        double eastings[2], northings[2];
        for (int i = 0; i < 2; ++i) {
            int zone, digits;
            bool north;
            try {
                MGRS::Reverse(i == 0 ? ours : theirs, zone, north, eastings[i], northings[i], digits, false);
            } catch (const GeographicLib::GeographicErr &) {
                return false;
            }
            northings[i] -= zone != 0 && !north ? 10e6 : 0;
        }
        auto one_cell = [&](double a, double b, double coordinate) {
            double cells = std::fabs(a - b) / size;
            return cells < 0.01 || (std::fabs(cells - 1) < 0.01 && distance_to_edge(coordinate, size) <= meters_limit);
        };
        return one_cell(eastings[0], eastings[1], place.easting) &&
               one_cell(northings[0], northings[1], place.northing);
    }

    // Whether the place lies so close to the edge of its cell that the cell may be the neighbor's.
    static bool near_edge(const Place &place, int precision) {
        return distance_to_edge(place.easting, cell_size(precision)) <= meters_limit ||
               distance_to_edge(place.northing, cell_size(precision)) <= meters_limit;
    }

    // The strict rule reads every written reference. (A cell of a micrometer can be the first beyond a border that lies
    // within the error of the projection.)
    template <typename Words> void accepted(const std::string &ours, int precision, const Place &place, Words words) {
        gn_mgrs_cell cell;
        gn_status status = gn_mgrs_decode_strict(ours.data(), ours.size(), &cell, nullptr);
        if (status != GN_OK && precision > GN_MGRS_1_M && near_edge(place, precision)) {
            report.count("encode: written, but flagged, within 10 nm of an edge");
            return;
        }
        report.check("encode: strictly legal").note(status != GN_OK, [&] {
            return words() + ": " + ours + ": " + gn_status_name(status);
        });
    }

    // Decodes GeographicLib's text of a position; it may not be flagged, the position being in the cell.
    template <typename Words>
    void decode(const std::string &reference, int precision, const Place &place, Words words) {
        gn_mgrs_cell cell;
        size_t offset = 99;
        gn_status status = gn_mgrs_decode(reference.data(), reference.size(), &cell, &offset);
        auto said = [&] { return words() + ": " + reference + ": " + gn_status_name(status); };
        report.check("decode: status").note(status != GN_OK || offset != 0, said);
        if (status != GN_OK) {
            return;
        }
        int zone, digits;
        bool north;
        double easting, northing;
        MGRS::Reverse(reference, zone, north, easting, northing, digits);
        report.check("decode: zone, hemisphere, letters, precision, size")
            .note(cell.zone != zone || cell.utm_center.zone != zone || cell.utm_south_west.zone != zone ||
                      cell.utm_center.hemisphere != (north ? GN_NORTH : GN_SOUTH) || cell.precision != digits ||
                      cell.size != cell_size(precision) || cell.reserved != 0 ||
                      reference.compare(zone == 0 ? 0 : 2, 3, std::string{cell.band, cell.column, cell.row}) != 0,
                  said);
        compare_grid(precision, cell.utm_center, easting, northing, "center", said);
        compare_position(cell.center, zone, north, easting, northing, "center", said);
        MGRS::Reverse(reference, zone, north, easting, northing, digits, false);
        compare_grid(precision, cell.utm_south_west, easting, northing, "corner", said);
        compare_position(cell.south_west, zone, north, easting, northing, "corner", said);
        // On the very border of a grid zone GeographicLib's rounding can name the first cell beyond.
        bool flagged = (cell.flags & ~static_cast<uint32_t>(GN_MGRS_FLAG_CUT)) != 0;
        bool excused = flagged && near_edge(place, precision);
        report.check("decode: not flagged").note(flagged && !excused, [&] {
            return said() + text(", flags %u", cell.flags);
        });
        if (excused) {
            report.count("decode: flagged, within 10 nm of an edge");
        }
        report.check("decode: the center is inside unless cut")
            .note(!(cell.flags & GN_MGRS_FLAG_CUT) && std::memcmp(&cell.center, &cell.inside, sizeof cell.center) != 0,
                  said);
        // The part of a cell inside a border can be thinner than the steps of a double: then no point of it is sure.
        if (!flagged) {
            comes_back(cell, reference, (cell.flags & GN_MGRS_FLAG_CUT) && near_edge(place, precision), said);
        }
    }

    template <typename Words>
    void comes_back(const gn_mgrs_cell &cell, const std::string &reference, bool thin, Words said) {
        char again[GN_MGRS_CAPACITY];
        gn_mgrs_encode(cell.inside.latitude, cell.inside.longitude, cell.precision, again, sizeof again, nullptr);
        if (reference != again && thin) {
            report.count("inside does not come back, part of the cell under 10 nm");
            return;
        }
        report.check("encode(decode(text).inside) == text").note(reference != again, [&] {
            return said() + text(", inside %.17g %.17g: %s", cell.inside.latitude, cell.inside.longitude, again);
        });
    }

    template <typename Words> void grid_zone(const std::string &reference, Words words) {
        gn_mgrs_cell cell;
        gn_status status = gn_mgrs_decode(reference.data(), reference.size(), &cell, nullptr);
        auto said = [&] { return words() + ": " + reference + ": " + gn_status_name(status); };
        report.check("decode: a grid zone alone")
            .note(status != GN_OK || cell.precision != -1 || cell.size != 0 || cell.column != 0 || cell.row != 0 ||
                      cell.band != reference.back() || (cell.flags & ~static_cast<uint32_t>(GN_MGRS_FLAG_CUT)) != 0,
                  said);
        if (status == GN_OK) {
            comes_back(cell, reference, false, said);
        }
    }

    // To the meter the coordinates are whole or halves, and equal. Beyond, GeographicLib rounds more than once: two
    // doubles.
    template <typename Words>
    void compare_grid(int precision, const gn_utm &u, double easting, double northing, const char *what, Words said) {
        const bool coarse = precision <= GN_MGRS_1_M;
        const double slack = coarse ? 0 : 2;
        auto off = [](double a, double b) { return std::fabs(a - b) / (std::nextafter(b, infinity) - b); };
        double doubles = std::fmax(off(u.easting, easting), off(u.northing, northing));
        report
            .quantity(std::string("decode: grid ") + what + (coarse ? ", precision 0 to 5" : ", precision 6 to 11"),
                      "ulp", slack)
            .note(doubles, [&] {
                return said() + text(", %.17g %.17g, not %.17g %.17g", u.easting, u.northing, easting, northing);
            });
    }

    template <typename Words>
    void compare_position(const gn_point &p, int zone, bool north, double easting, double northing, const char *what,
                          Words said) {
        double latitude, longitude;
        UTMUPS::Reverse(zone, north, easting, northing, latitude, longitude);
        report.quantity(std::string("decode: position of the ") + what, "deg", degrees_limit)
            .note(position_difference(p.latitude, p.longitude, latitude, longitude), [&] {
                return said() + text(", %.17g %.17g, not %.17g %.17g", p.latitude, p.longitude, latitude, longitude);
            });
    }

    Random &random;
    Report &report;
    std::string theirs;
};

// A point on or beside an edge of a cell of some size, given on the grid.
Place edge_point(Random &random) {
    Place place = {random.chance(0.2) ? 0 : 1 + random.below(60), random.chance(0.5), 0, 0, 0};
    double low = 100e3, high = 900e3, bottom = place.north ? 0 : 1000e3, top = place.north ? 9500e3 : 10000e3;
    if (place.zone == 0) {
        low = bottom = place.north ? 1300e3 : 800e3;
        high = top = place.north ? 2700e3 : 3200e3;
    } else if (random.chance(0.1)) { // Across the equator.
        bottom = place.north ? -9000e3 : 1000e3;
        top = place.north ? 9500e3 : 19500e3;
    }
    auto coordinate = [&](double from, double to) {
        if (random.chance(0.05)) { // The outermost edges.
            return random.beside(random.chance(0.5) ? from : to, 1e-9, 1e-3);
        }
        double value = random.between(from, to);
        if (random.chance(0.6)) {
            double size = cell_size(random.below(finest + 1));
            value = random.beside(std::nearbyint(value / size) * size, 1e-9, 1e-3);
        }
        return value;
    };
    place.easting = coordinate(low, high);
    place.northing = coordinate(bottom, top);
    return place;
}

// Near the edge of a 100 km square, of a band or of a zone, as a position.
void edge_position(Random &random, double &latitude, double &longitude) {
    Place place = edge_point(random);
    try {
        UTMUPS::Reverse(place.zone, place.north, place.easting, place.northing, latitude, longitude);
    } catch (const GeographicLib::GeographicErr &) {
        latitude = some_latitude(random);
        longitude = some_longitude(random);
    }
}

// The corners where the grid zones of Norway and Svalbard meet others.
void corner_position(Random &random, double &latitude, double &longitude) {
    static const double latitudes[] = {56, 64, 72, 80, 84, -80}, longitudes[] = {0, 3, 6, 9, 12, 21, 33, 42, 180, -180};
    latitude = random.beside(latitudes[random.below(6)], 1e-14, 1e-6);
    longitude = random.beside(longitudes[random.below(10)], 1e-14, 1e-6);
}

// Every position that this program once found wrong, one for each mistake.
const gn_point once_wrong[] = {
    {15.999999999999998, 8.9999969371792332}, // The band rounded up.
    {71.999999999999986, 6},                  // The same, into 32X, which does not exist.
    {-1.4821969375237396e-323, 33},           // The band, after an underflow.
    {56, -4.9406564584124654e-324},           // The zone, after an underflow.
    {56.1, 2.9999999999999996},               // Rounded to the central meridian, out of 31V.
    {-62.428083533234016, 180},               // The center taken for inside, one double beyond the antimeridian.
    {-64, -69.228423983833451},               // The point inside lay at the thin end of the part inside the border.
    {-80, 62.221555980103517},                // The same at the edge of the outermost band.
};

} // namespace

int main(int argc, char **argv) {
    return run(seed_of(argc, argv), count_of(argc, argv, 262'500), [](Random &random, long count, Report &report) {
        Comparison comparison(random, report);
        for (const gn_point &p : once_wrong) {
            comparison.position(p.latitude, p.longitude, true);
        }
        for (long i = 0; i < count; ++i) {
            double latitude = some_latitude(random), longitude = some_longitude(random);
            if (i % 8 == 0) {
                corner_position(random, latitude, longitude);
            } else if (i % 8 == 1) {
                edge_position(random, latitude, longitude);
            }
            if (i % 1000 == 2) {
                latitude = random.chance(0.5) ? -0.0 : 0.0;
            }
            comparison.position(latitude, longitude);
            if (i % 4 == 0) {
                comparison.random_position();
            }
            if (i % 5 == 0) {
                comparison.grid_point(edge_point(random));
            }
            if (i % 200 == 0) {
                comparison.batch();
            }
        }
    });
}
