// Every grid zone with every pair of letters: does the 100 km square exist, is it flagged, is it refused? Then the same
// for smaller cells at random places on and beside the borders of grid zones.
//
// The reference knows the letters, GeographicLib's projection, and the rule of docs/decisions/0003; it finds out how a
// square lies to a grid zone by cutting the square into ever smaller ones until a point inside is found or none can be
// left, for which a bound of how fast latitude and longitude change is enough. No formula of the library is in it.
//
// SPDX-License-Identifier: MIT
#include "oracle.hpp"

#include <GeographicLib/MGRS.hpp>
#include <GeographicLib/PolarStereographic.hpp>
#include <GeographicLib/TransverseMercator.hpp>

#include <array>
#include <cstring>
#include <map>

using namespace oracle;
using GeographicLib::MGRS;
using GeographicLib::PolarStereographic;
using GeographicLib::TransverseMercator;

namespace {

constexpr double square_size = 100e3;
// Slivers thinner than this are not looked for, and said so.
constexpr double thinnest = 0.5;

const std::string bands = "CDEFGHJKLMNPQRSTUVWX", letters = "ABCDEFGHJKLMNPQRSTUVWXYZ";

// A range of latitudes and of longitudes from the central meridian, in degrees; open at its borders.
struct Region {
    double south, north, west, east;

    bool holds(double latitude, double longitude) const {
        return latitude > south && latitude < north && longitude > west && longitude < east;
    }
    bool is_apart_from(const Region &other) const {
        return other.north <= south || other.south >= north || other.east <= west || other.west >= east;
    }
    bool encloses(const Region &other) const {
        return other.south >= south && other.north <= north && other.west >= west && other.east <= east;
    }
};

struct Search {
    bool found;
    bool doubtful; // Nothing was found, but a sliver could be left.
};

// Looks for a point of the square around (x, y), half a side each way, that is inside the region, or outside;
// down to squares with sides of `least`.
Search search(double x, double y, double half, double least, const Region &region, bool inside) {
    double latitude, longitude, convergence, scale;
    TransverseMercator::UTM().Reverse(0, x, y, latitude, longitude, convergence, scale);
    if (region.holds(latitude, longitude) == inside) {
        return {true, false};
    }
    // The smallest radius of curvature is 6335.4 km, the smallest transverse one 6378.1 km, the smallest scale 0.9996.
    const double distance = half * 1.4143, degree = 57.29577951308232;
    const double reach = distance * degree / (0.9996 * 6335.4e3);
    const double highest = std::fabs(latitude) + reach;
    const double longitude_reach =
        highest < 89.9 ? distance * degree / (0.9996 * 6378.1e3 * std::cos(highest / degree)) : 360;
    Region bounds = {latitude - reach, latitude + reach, longitude - longitude_reach, longitude + longitude_reach};
    // The equator and the central meridian are lines of the grid, so squares lie on one side of them.
    bounds.south = y >= half ? std::fmax(bounds.south, 0) : bounds.south;
    bounds.north = y <= -half ? std::fmin(bounds.north, 0) : bounds.north;
    bounds.west = x >= half ? std::fmax(bounds.west, 0) : bounds.west;
    bounds.east = x <= -half ? std::fmin(bounds.east, 0) : bounds.east;
    if (inside ? region.is_apart_from(bounds) : region.encloses(bounds)) {
        return {false, false};
    }
    if (half * 2 < least) {
        return {false, true};
    }
    Search all = {false, false};
    const double quarter = half / 2;
    for (int i = 0; i < 4; ++i) {
        Search part =
            search(x + (i & 1 ? quarter : -quarter), y + (i & 2 ? quarter : -quarter), quarter, least, region, inside);
        if (part.found) {
            return part;
        }
        all.doubtful = all.doubtful || part.doubtful;
    }
    return all;
}

// How a square lies to a grid zone.
struct Lie {
    bool in_both, in_band, in_zone, sticks_out, doubtful;
};

// A grid zone: its band, and its meridians from the central one.
struct GridZone {
    int zone;
    char band;

    bool exists() const { return !(band == 'X' && (zone == 32 || zone == 34 || zone == 36)); }
    bool north() const { return band >= 'N'; }
    Region region() const {
        const double south = 8 * (static_cast<double>(bands.find(band)) - 10), meridian = 6 * zone - 183;
        Region r = {south, band == 'X' ? 84 : south + 8, meridian - 3, meridian + 3};
        if (band == 'V' && zone == 31) {
            r.east = 3;
        } else if (band == 'V' && zone == 32) {
            r.west = 3;
        } else if (band == 'X') {
            const std::map<int, std::pair<double, double>> wide = {
                {31, {0, 9}}, {33, {9, 21}}, {35, {21, 33}}, {37, {33, 42}}};
            if (wide.count(zone)) {
                r.west = wide.at(zone).first;
                r.east = wide.at(zone).second;
            }
        }
        r.west -= meridian;
        r.east -= meridian;
        return r;
    }
};

// How the square around (x, y), meters from the central meridian and the equator, lies to a grid zone.
Lie lie_of(const GridZone &grid_zone, double x, double y, double half, double least) {
    const Region region = grid_zone.region();
    const Region band = {region.south, region.north, -360, 360}, zone = {-100, 100, region.west, region.east};
    const Search both = search(x, y, half, least, region, true), in_band = search(x, y, half, least, band, true),
                 in_zone = search(x, y, half, least, zone, true), out = search(x, y, half, least, region, false);
    return {both.found, in_band.found, in_zone.found, out.found,
            both.doubtful || in_band.doubtful || in_zone.doubtful || out.doubtful};
}

// Column 0 ... 7 from 100 km, row as northing / 100 km from the equator, negative south of it.
class Lies {
public:
    Lie of(const GridZone &grid_zone, int column, int row, Report &report) {
        const Region region = grid_zone.region();
        const auto key = std::make_tuple(grid_zone.band, region.west, region.east, column, row);
        auto known = lies.find(key);
        if (known != lies.end()) {
            return known->second;
        }
        const Lie lie = lie_of(grid_zone, (column + 1.5) * square_size - 500e3, (row + 0.5) * square_size,
                               square_size / 2, thinnest);
        if (lie.doubtful) {
            report.say(
                text("zone %d, band %c: a part of the square at %d km east, %d km north could be thinner than %g m",
                     grid_zone.zone, grid_zone.band, (column + 1) * 100, row * 100, thinnest));
        }
        return lies[key] = lie;
    }

private:
    std::map<std::tuple<char, double, double, int, int>, Lie> lies;
};

struct Verdict {
    gn_status lenient, strict;
    uint32_t flags;
    double easting, northing; // The coordinates of the corner.
    int32_t hemisphere;
};

Verdict refused(gn_status status) { return {status, status, 0, 0, 0, 0}; }

// The verdict of the rule on a cell that lies like this, in a square that exists.
Verdict verdict(const Lie &lie, const GridZone &grid_zone, double easting, double y) {
    Verdict v = {GN_OK, GN_OK, 0, easting, y + (grid_zone.north() ? 0 : 10e6), grid_zone.north() ? GN_NORTH : GN_SOUTH};
    if (!lie.in_band) {
        v.strict = GN_ERROR_MGRS_BAND_OF_NEIGHBOR;
        v.flags = GN_MGRS_FLAG_BAND_OF_NEIGHBOR;
    }
    if (lie.in_band ? !lie.in_both : !lie.in_zone) {
        v.strict = GN_ERROR_MGRS_OVERHANGS_ZONE;
        v.flags |= GN_MGRS_FLAG_OVERHANGS_ZONE;
    }
    if (lie.in_both && lie.sticks_out) {
        v.flags = GN_MGRS_FLAG_CUT;
    }
    return v;
}

// The verdict of the rule on a square of a UTM zone.
Verdict utm_verdict(const GridZone &grid_zone, char column_letter, char row_letter, Lies &lies, Report &report) {
    if (!grid_zone.exists()) {
        return refused(GN_ERROR_MGRS_GRID_ZONE);
    }
    const size_t column_index = letters.find(column_letter), row_index = letters.find(row_letter);
    const int set = (grid_zone.zone - 1) % 3;
    const int column = static_cast<int>(column_index) - 8 * set;
    if (column_index == std::string::npos || column < 0 || column > 7) {
        return refused(GN_ERROR_MGRS_COLUMN);
    }
    if (row_index == std::string::npos || row_index >= 20) {
        return refused(GN_ERROR_MGRS_ROW);
    }
    // Rows begin with A at the equator in odd zones, with F in even ones.
    const int first = (static_cast<int>(row_index) + (grid_zone.zone % 2 == 0 ? 15 : 0)) % 20;
    auto touches_band = [&](int row) { return lies.of(grid_zone, column, row, report).in_band; };
    for (const bool wants_neighbor : {false, true}) {
        for (int row = grid_zone.north() ? first : first - 100; grid_zone.north() ? row < 95 : row < 0; row += 20) {
            if (row < -90) {
                continue;
            }
            const bool beside = touches_band(row - 1) || touches_band(row + 1);
            if (!(wants_neighbor ? beside : touches_band(row))) {
                continue;
            }
            const Lie lie = lies.of(grid_zone, column, row, report);
            if (!lie.in_band && !lie.in_zone) {
                return refused(GN_ERROR_MGRS_SQUARE);
            }
            return verdict(lie, grid_zone, (column + 1) * square_size, row * square_size);
        }
    }
    return refused(GN_ERROR_MGRS_SQUARE);
}

// Near the poles: letters from the edge of the grid to the pole in the west, from the pole on in the east.
Verdict polar_verdict(char band, char column_letter, char row_letter) {
    const bool north = band >= 'Y', east = band == 'B' || band == 'Z';
    const std::string columns = east ? (north ? "ABCFGHJ" : "ABCFGHJKLPQR") : (north ? "RSTUXYZ" : "JKLPQRSTUXYZ");
    const std::string rows = letters.substr(0, north ? 14 : 24);
    const size_t column = columns.find(column_letter), row = rows.find(row_letter);
    if (column == std::string::npos) {
        return refused(GN_ERROR_MGRS_COLUMN);
    }
    if (row == std::string::npos) {
        return refused(GN_ERROR_MGRS_ROW);
    }
    const double edge = north ? 1300e3 : 800e3;
    Verdict v = {GN_OK,
                 GN_OK,
                 0,
                 (east ? 2000e3 : edge) + static_cast<double>(column) * square_size,
                 edge + static_cast<double>(row) * square_size,
                 north ? GN_NORTH : GN_SOUTH};
    double x, y, convergence, scale;
    PolarStereographic::UPS().Forward(north, north ? 84 : -80, 90, x, y, convergence, scale);
    const double left = v.easting - 2000e3, bottom = v.northing - 2000e3;
    auto nearest = [](double low) { return low >= 0 ? low : low + square_size; };
    auto farthest = [](double low) { return low >= 0 ? low + square_size : low; };
    if (std::hypot(nearest(left), nearest(bottom)) >= x) {
        v.strict = GN_ERROR_MGRS_OVERHANGS_ZONE;
        v.flags = GN_MGRS_FLAG_OVERHANGS_ZONE;
    } else if (std::hypot(farthest(left), farthest(bottom)) > x) {
        v.flags = GN_MGRS_FLAG_CUT;
    }
    return v;
}

class Examination {
public:
    explicit Examination(Report &report) : report(report) {}

    // Gives whether the strict rule takes the reference.
    bool examine(const std::string &reference, const Verdict &wanted) {
        gn_mgrs_cell cell, strict_cell;
        size_t offset = 99, strict_offset = 99;
        const gn_status lenient = gn_mgrs_decode(reference.data(), reference.size(), &cell, &offset);
        const gn_status strict =
            gn_mgrs_decode_strict(reference.data(), reference.size(), &strict_cell, &strict_offset);
        auto said = [&](gn_status is, gn_status should) {
            return reference + ": " + gn_status_name(is) + ", not " + gn_status_name(should);
        };
        report.check("lenient").note(lenient != wanted.lenient, [&] { return said(lenient, wanted.lenient); });
        report.check("strict").note(strict != wanted.strict, [&] { return said(strict, wanted.strict); });
        const bool letter = strict == GN_ERROR_MGRS_COLUMN || strict == GN_ERROR_MGRS_ROW;
        const size_t place = reference.size() - (strict == GN_ERROR_MGRS_ROW ? 1 : 2);
        if (letter) {
            report.check("offset of a refused letter").note(offset != place || strict_offset != place, [&] {
                return reference + text(": %zu, strict %zu", offset, strict_offset);
            });
        }
        if (lenient == GN_OK && wanted.lenient == GN_OK) {
            report.check("flags").note(cell.flags != wanted.flags,
                                       [&] { return reference + text(": %u, not %u", cell.flags, wanted.flags); });
            report.check("corner").note(
                cell.utm_south_west.easting != wanted.easting || cell.utm_south_west.northing != wanted.northing ||
                    cell.utm_south_west.hemisphere != wanted.hemisphere,
                [&] {
                    return reference + text(": %.17g %.17g, not %.17g %.17g", cell.utm_south_west.easting,
                                            cell.utm_south_west.northing, wanted.easting, wanted.northing);
                });
        }
        if (strict == GN_OK && wanted.strict == GN_OK) {
            report.check("strict gives the same cell").note(std::memcmp(&cell, &strict_cell, sizeof cell) != 0, [&] {
                return reference;
            });
            char again[GN_MGRS_CAPACITY];
            gn_mgrs_encode(cell.inside.latitude, cell.inside.longitude, cell.precision, again, sizeof again, nullptr);
            if (!(cell.flags & GN_MGRS_FLAG_CUT)) {
                report.check("the center is inside if nothing is cut")
                    .note(std::memcmp(&cell.center, &cell.inside, sizeof cell.center) != 0, [&] { return reference; });
            }
            report.check("inside encodes back").note(reference != again, [&] {
                return reference + text(": %.17g %.17g gives %s", cell.inside.latitude, cell.inside.longitude, again);
            });
        }
        return strict == GN_OK;
    }

private:
    Report &report;
};

// A cell of 100 km to 10 cm, on or beside the border of a grid zone, by the name it has there.
void examine_border(Random &random, Lies &lies, Report &report, Examination &examination) {
    static const std::array<GridZone, 9> exceptions = {
        {{31, 'V'}, {32, 'V'}, {31, 'X'}, {33, 'X'}, {35, 'X'}, {37, 'X'}, {30, 'X'}, {32, 'W'}, {60, 'C'}}};
    GridZone grid_zone = {1 + random.below(60), bands[static_cast<size_t>(random.below(20))]};
    if (random.chance(0.4)) {
        grid_zone = exceptions[static_cast<size_t>(random.below(9))];
    }
    if (!grid_zone.exists()) {
        return;
    }
    const Region region = grid_zone.region();
    double latitude = random.between(region.south, region.north), longitude = random.between(region.west, region.east);
    const int border = random.below(8);
    latitude = border & 1 ? latitude : border & 2 ? region.south : region.north;
    longitude = border & 1 || border & 4 ? (random.chance(0.5) ? region.west : region.east) : longitude;
    double x, y, convergence, scale;
    TransverseMercator::UTM().Forward(0, latitude, longitude, x, y, convergence, scale);
    const int precision = random.below(7);
    const long long cells = std::llround(std::pow(10, precision)); // The cells of a square along an axis.
    const double size = square_size / static_cast<double>(cells);
    const long long east = static_cast<long long>(std::floor((x + 500e3) / size)) + random.below(5) - 2;
    const long long north = static_cast<long long>(std::floor(y / size)) + random.below(5) - 2;
    const int column = static_cast<int>(east / cells) - 1;
    const int row = static_cast<int>((north >= 0 ? north : north - cells + 1) / cells);
    if (column < 0 || column > 7 || (row >= 0) != grid_zone.north() || row >= 95 || row < -90) {
        return;
    }
    const char column_letter = letters[static_cast<size_t>(8 * ((grid_zone.zone - 1) % 3) + column)];
    const char row_letter = letters[static_cast<size_t>((row + 100 + (grid_zone.zone % 2 == 0 ? 5 : 0)) % 20)];
    std::string reference = text("%02d%c%c%c", grid_zone.zone, grid_zone.band, column_letter, row_letter);
    if (precision > 0) {
        reference += text("%0*lld%0*lld", precision, east - (column + 1) * cells, precision, north - row * cells);
    }
    if (utm_verdict(grid_zone, column_letter, row_letter, lies, report).lenient != GN_OK) {
        return; // Looked at above.
    }
    // Products are whole and below 2^53, so each quotient is the double nearest to the exact coordinate.
    auto meters = [&](long long count) { return static_cast<double>(count * 100'000) / static_cast<double>(cells); };
    const double left = meters(east), bottom = meters(north);
    const Lie lie = lie_of(grid_zone, left + size / 2 - 500e3, bottom + size / 2, size / 2, size * 1e-4);
    if (lie.doubtful) {
        report.count("cells whose sliver is too thin to judge");
        return;
    }
    Verdict wanted = verdict(lie, grid_zone, left, bottom);
    wanted.northing = meters(north + (grid_zone.north() ? 0 : 100 * cells));
    examination.examine(reference, wanted);
    report.count(wanted.flags & GN_MGRS_FLAG_CUT ? "border cells: cut"
                 : wanted.flags                  ? "border cells: outside"
                                                 : "border cells: inside");
}

} // namespace

int main(int argc, char **argv) {
    // Counted for the project with GeoConvert, on a mesh.
    std::map<std::string, int> known = {{"31V", 19}, {"32V", 57}, {"31X", 46}, {"33X", 58}, {"37X", 46},
                                        {"56K", 80}, {"57K", 80}, {"31N", 72}, {"60C", 24}};
    Report report;
    Examination examination(report);
    Lies lies;
    int total = 0;
    for (int zone = 1; zone <= 60; ++zone) {
        for (char band : bands) {
            const GridZone grid_zone = {zone, band};
            const std::string name = text("%02d%c", zone, band);
            int accepted = 0;
            for (char column = 'A'; column <= 'Z'; ++column) {
                for (char row = 'A'; row <= 'Z'; ++row) {
                    accepted +=
                        examination.examine(name + column + row, utm_verdict(grid_zone, column, row, lies, report));
                }
            }
            total += accepted;
            if (known.count(name)) {
                report.say(text("%s: %d squares", name.c_str(), accepted));
                report.check("count of squares").note(accepted != known[name], [&] {
                    return name + text(": not %d", known[name]);
                });
            }
        }
    }
    int polar = 0;
    for (char band : {'A', 'B', 'Y', 'Z'}) {
        for (char column = 'A'; column <= 'Z'; ++column) {
            for (char row = 'A'; row <= 'Z'; ++row) {
                const std::string reference = {band, column, row};
                const Verdict verdict = polar_verdict(band, column, row);
                polar += examination.examine(reference, verdict);
                bool exists = true;
                try {
                    int z, precision;
                    bool north;
                    double x, y;
                    MGRS::Reverse(reference, z, north, x, y, precision);
                } catch (const GeographicLib::GeographicErr &) {
                    exists = false;
                }
                report.check("polar letters are those of GeographicLib")
                    .note(exists != (verdict.lenient == GN_OK), [&] { return reference; });
            }
        }
    }
    Random random(seed_of(argc, argv));
    for (long i = count_of(argc, argv, 100'000); i > 0; --i) {
        examine_border(random, lies, report, examination);
    }
    report.say(text("accepted by the strict rule: %d squares of UTM zones, %d of UPS", total, polar));
    return report.print();
}
