// Indexes of edges against S2, and indexes of points against GeographicLib, new ones in every run.
//
// S2 joins points by great circles. So each edge gets vertices in between, from GeographicLib, so densely that a great circle
// between two of them stays within micrometers of the geodesic: a centimeter apart in a small polygon, 50 meters at most.
// Positions nearer than 2 cm to the border, by GeographicLib too, are left out.
//
// Many more positions, most of them where sides are hard to tell, have the sides of gn_polygon_contains(): also of polygons
// whose edges are longer than a quarter of the earth or run over a pole, which have vertices at poles, on the antimeridian and
// twice, and whose holes touch.
//
// The nearest points are those of a search through all of them.
//
// SPDX-License-Identifier: MIT
#include "oracle.hpp"

#include <GeographicLib/Geodesic.hpp>
#include <GeographicLib/GeodesicLine.hpp>
#include <s2/mutable_s2shape_index.h>
#include <s2/s2contains_point_query.h>
#include <s2/s2latlng.h>
#include <s2/s2lax_polygon_shape.h>

#include <algorithm>
#include <memory>

using namespace oracle;
using GeographicLib::Geodesic;

namespace {

using Ring = std::vector<gn_point>;

// Meters: as in geodesics.cpp, for edges between any points.
constexpr double edge_limit = 15e-9;

double any_size(Random &random, double least, double most) { return least * std::pow(most / least, random.unit()); }

std::string words(gn_point point) { return text("%.17g %.17g", point.latitude, point.longitude); }

double clamped(double latitude) { return std::fmax(-90, std::fmin(90, latitude)); }

S2Point on_sphere(gn_point point) { return S2LatLng::FromDegrees(point.latitude, point.longitude).ToPoint(); }

class Comparison {
public:
    // `hard_positions`: around each polygon.
    Comparison(Random &random, Report &report, int hard_positions)
        : random(random), report(report), hard_positions(hard_positions), geodesic(Geodesic::WGS84()) {}

    // Sides of positions around a polygon; gives how many.
    long sides() {
        const gn_point center = somewhere();
        const double size = any_size(random, 1, 50'000);
        std::vector<Ring> rings = {star(center, size, 3 + random.below(40), 0.6)};
        // Holes apart from each other: S2 has no sides where they overlap.
        const int holes = random.below(4);
        for (int hole = 0; hole < holes; ++hole) {
            gn_point middle = direct(center, 120.0 * hole, size * 0.18);
            rings.push_back(star(middle, size * 0.12, 3 + random.below(10), 0.6));
        }
        const std::vector<uint64_t> words = build(rings);
        const double spacing = std::min(std::max(size / 1000, 0.01), 50.0);
        Ring positions;
        for (int i = 0; i < hard_positions; ++i) {
            positions.push_back(random.chance(0.2) ? some_position(rings, center, size) : hard_position(rings));
        }
        same_sides("hard positions", rings, words, positions);
        MutableS2ShapeIndex index;
        index.Add(std::make_unique<S2LaxPolygonShape>(densified(rings, spacing)));
        auto query = MakeS2ContainsPointQuery(&index);
        const long count = 400;
        for (long i = 0; i < count; ++i) {
            const gn_point position = some_position(rings, center, size);
            if (off(rings, position) < 0.02) {
                report.count("positions within 2 cm of a border, left out");
                continue;
            }
            int32_t side = 9;
            const gn_status status =
                gn_edge_index_contains_batch(words.data(), words.size(), &position.latitude, 0, &position.longitude, 0, 1,
                                             &side, 4, nullptr);
            const bool inside = query.Contains(on_sphere(position));
            report.count(inside ? "positions inside" : "positions outside");
            report.check("sides as S2 has them").note(status != GN_OK || side != (inside ? GN_INSIDE : GN_OUTSIDE), [&] {
                return text("side %d of ", side) + ::words(position) + ", center " + ::words(center) +
                       text(", %.17g m", size);
            });
        }
        return count;
    }

    // Sides of positions around a polygon as wide as the earth, in the index and without it; gives how many.
    long wide_sides() {
        std::vector<Ring> rings = {wide_ring(3 + random.below(10))};
        const int holes = random.below(4);
        for (int hole = 0; hole < holes; ++hole) {
            rings.push_back(random.chance(0.5) ? wide_ring(1 + random.below(6)) : touching_ring(rings[0]));
        }
        Ring positions;
        while (positions.size() < 400) positions.push_back(wide_position(rings));
        same_sides("positions around wide polygons", rings, build(rings), positions);
        return long(positions.size());
    }

    // Nearest points of a set; gives how many positions were asked for.
    long nearest() {
        const gn_point center = somewhere();
        const double size = any_size(random, 0.1, 1.9e7);
        Ring points(1 + static_cast<size_t>(random.below(600)));
        for (gn_point &point : points) {
            point = direct(center, random.between(-180, 180), size * random.unit());
            // Equally far points.
            if (random.below(5) == 0) point = points[static_cast<size_t>(random.below(long(&point - &points[0]) + 1))];
        }
        size_t needed = 0;
        gn_point_index_build(&points[0].latitude, 16, &points[0].longitude, 16, points.size(), nullptr, 0, &needed,
                             nullptr);
        std::vector<uint64_t> index(needed);
        gn_point_index_build(&points[0].latitude, 16, &points[0].longitude, 16, points.size(), index.data(), needed,
                             nullptr, nullptr);
        const long count = 20, most = 10;
        Ring positions;
        while (positions.size() < size_t(count)) {
            positions.push_back(direct(center, random.between(-180, 180), size * 1.05 * random.unit()));
        }
        std::vector<gn_neighbor> rows(count * most);
        const gn_status status = gn_point_index_nearest_batch(
            index.data(), index.size(), &positions[0].latitude, 16, &positions[0].longitude, 16, positions.size(), most,
            infinity, rows.data(), rows.size(), &needed, nullptr);
        report.check("the nearest of many positions").note(status != GN_OK || needed != rows.size(), [&] {
            return text("status %d, %zu", status, needed);
        });
        for (long i = 0; i < count; ++i) {
            const gn_point position = positions[i];
            std::vector<double> distances;
            for (const gn_point &point : points) {
                distances.push_back(distance(position, point));
            }
            std::vector<double> sorted = distances;
            std::sort(sorted.begin(), sorted.end());
            gn_neighbor neighbors[10];
            size_t found = 0;
            gn_point_index_nearest(index.data(), index.size(), &position, 10, infinity, neighbors, 10, &found);
            auto where = [&] { return ::words(position) + ", center " + ::words(center) + text(", %.17g m", size); };
            const gn_neighbor *row = &rows[i * most];
            for (long k = 0; k < most; ++k) {
                const bool is_one = k < long(found);
                const bool is_same = is_one ? row[k].id == neighbors[k].id && row[k].distance == neighbors[k].distance
                                            : row[k].id == UINT64_MAX && row[k].distance == infinity;
                report.check("rows of a batch as one by one").note(!is_same, where);
                const bool is_tie = is_one && k > 0 && row[k].distance == row[k - 1].distance;
                report.check("of equally far points the lower id first").note(is_tie && row[k].id < row[k - 1].id, where);
                if (is_tie) report.count("equally far points");
            }
            report.check("as many nearest points as there are").note(found != std::min<size_t>(10, points.size()), where);
            for (size_t k = 0; k < found; ++k) {
                report.quantity("the nearest points: their distances", "m", edge_limit)
                    .note(std::fabs(neighbors[k].distance - sorted[k]), where);
                report.quantity("the nearest points: each is as far as it says", "m", edge_limit)
                    .note(std::fabs(neighbors[k].distance - distances[neighbors[k].id]), where);
            }
            const double radius = size * random.unit();
            size_t within = 0;
            gn_point_index_within(index.data(), index.size(), &position, radius, nullptr, 0, &within);
            size_t least = 0, most = 0;
            for (double one : distances) {
                least += one < radius - edge_limit;
                most += one <= radius + edge_limit;
            }
            report.check("points within a distance").note(within < least || within > most, where);
        }
        return count * 20;
    }

private:
    gn_point somewhere() {
        switch (random.below(5)) {
        case 0: return {random.chance(0.5) ? 90.0 : -90.0, random.between(-180, 180)};
        case 1: return {random.between(-89, 89), random.chance(0.5) ? 180.0 : -180.0};
        default: return {std::asin(random.between(-1, 1)) * 57.29577951308232, random.between(-180, 180)};
        }
    }

    gn_point direct(gn_point from, double azimuth, double meters) {
        gn_point to;
        geodesic.Direct(from.latitude, from.longitude, azimuth, meters, to.latitude, to.longitude);
        return to;
    }

    // Whether the index has the sides of the polygon without one.
    void same_sides(const char *kind, const std::vector<Ring> &rings, const std::vector<uint64_t> &words,
                    const Ring &positions) {
        Ring points;
        std::vector<size_t> counts;
        for (const Ring &ring : rings) {
            points.insert(points.end(), ring.begin(), ring.end());
            counts.push_back(ring.size());
        }
        std::vector<int32_t> sides(positions.size());
        gn_edge_index_contains_batch(words.data(), words.size(), &positions[0].latitude, 16, &positions[0].longitude, 16,
                                     positions.size(), sides.data(), 4, nullptr);
        for (size_t i = 0; i < positions.size(); ++i) {
            int32_t side = 9;
            gn_polygon_contains(points.data(), points.size(), counts.data(), counts.size(), &positions[i], &side);
            report.count(std::string(kind) + (side == GN_ON_BORDER ? " on a border" : " on a side"));
            report.check("sides as without an index").note(side != sides[i], [&] {
                std::string all;
                for (const Ring &ring : rings) {
                    for (const gn_point &point : ring) all += " " + ::words(point);
                    all += ";";
                }
                return text("side %d, not %d of ", sides[i], side) + ::words(positions[i]) + "," + all;
            });
        }
    }

    // Makes a ring with vertices in a lattice that has the poles and the antimeridian, or anywhere.
    Ring wide_ring(int count) {
        const double step = random.chance(0.5) ? 30 : 15;
        const bool is_lattice = random.chance(0.7);
        Ring ring;
        while (ring.size() < static_cast<size_t>(count)) {
            if (!ring.empty() && random.chance(0.1)) {
                ring.push_back(ring.back());
            } else if (!ring.empty() && random.chance(0.1)) {
                // Over a pole, or along a meridian.
                ring.push_back({random.between(-89, 89), ring.back().longitude + (random.chance(0.5) ? 180 : 0)});
            } else if (is_lattice) {
                ring.push_back({step * random.below(int(180 / step) + 1) - 90, step * random.below(int(360 / step) + 1) - 180});
            } else {
                ring.push_back(somewhere());
            }
        }
        if (random.chance(0.3)) ring.push_back(ring[0]);
        return ring;
    }

    // Makes a ring with vertices and edges of another ring.
    Ring touching_ring(const Ring &other) {
        const size_t first = static_cast<size_t>(random.below(int(other.size())));
        Ring ring = {other[first], other[(first + 1) % other.size()]};
        while (ring.size() < 5) {
            ring.push_back(random.chance(0.5) ? other[static_cast<size_t>(random.below(int(other.size())))] : somewhere());
        }
        if (random.chance(0.5)) std::reverse(ring.begin(), ring.end());
        return ring;
    }

    gn_point wide_position(const std::vector<Ring> &rings) {
        switch (random.below(6)) {
        case 0: return {random.chance(0.5) ? 90.0 : -90.0, random.between(-180, 180)};
        case 1: return {random.between(-90, 90), random.chance(0.5) ? 180.0 : -180.0};
        case 2: return {random.between(-90, 90), 15.0 * random.below(25) - 180};
        case 3: return somewhere();
        default: return hard_position(rings);
        }
    }

    // On a vertex, on its meridian or parallel, or within micrometers of an edge.
    gn_point hard_position(const std::vector<Ring> &rings) {
        const Ring &ring = rings[static_cast<size_t>(random.below(static_cast<int>(rings.size())))];
        const size_t edge = static_cast<size_t>(random.below(static_cast<int>(ring.size())));
        const gn_point from = ring[edge], to = ring[(edge + 1) % ring.size()];
        switch (random.below(6)) {
        case 0: return from;
        case 1: return {clamped(from.latitude + (to.latitude - from.latitude) * random.between(-1, 2)), from.longitude};
        case 2: return {from.latitude, from.longitude + (to.longitude - from.longitude) * random.between(-1, 2)};
        case 3:
            return {std::nextafter(from.latitude, random.between(-90, 90)),
                    std::nextafter(from.longitude, random.between(-180, 180))};
        default: break;
        }
        double meters, azimuth, azimuth_to;
        geodesic.Inverse(from.latitude, from.longitude, to.latitude, to.longitude, meters, azimuth, azimuth_to);
        const gn_point place = direct(from, azimuth, meters * random.unit());
        const double offs[] = {0, 0.5e-6, 0.99e-6, 1.01e-6, 2e-6, 1e-5};
        return direct(place, random.between(-180, 180), offs[random.below(6)]);
    }

    double distance(gn_point from, gn_point to) {
        double meters;
        geodesic.Inverse(from.latitude, from.longitude, to.latitude, to.longitude, meters);
        return meters;
    }

    Ring star(gn_point center, double size, int count, double roughness) {
        Ring ring;
        for (int i = 0; i < count; ++i) {
            ring.push_back(direct(center, -360.0 * i / count, size * (1 - roughness * random.unit() * (i % 2))));
        }
        return ring;
    }

    gn_point some_position(const std::vector<Ring> &rings, gn_point center, double size) {
        if (random.chance(0.3)) {
            return direct(center, random.between(-180, 180), size * 1.2 * random.unit());
        }
        // Beside an edge.
        const Ring &ring = rings[static_cast<size_t>(random.below(static_cast<int>(rings.size())))];
        const size_t edge = static_cast<size_t>(random.below(static_cast<int>(ring.size())));
        const gn_point from = ring[edge], to = ring[(edge + 1) % ring.size()];
        double meters, azimuth, azimuth_to;
        geodesic.Inverse(from.latitude, from.longitude, to.latitude, to.longitude, meters, azimuth, azimuth_to);
        const gn_point place = direct(from, azimuth, meters * random.unit());
        return direct(place, random.between(-180, 180), any_size(random, 0.021, std::max(0.05, size * 0.1)));
    }

    std::vector<std::vector<S2Point>> densified(const std::vector<Ring> &rings, double spacing) {
        std::vector<std::vector<S2Point>> result;
        for (const Ring &ring : rings) {
            std::vector<S2Point> dense;
            for (size_t i = 0; i < ring.size(); ++i) {
                const gn_point from = ring[i], to = ring[(i + 1) % ring.size()];
                const auto line = geodesic.InverseLine(from.latitude, from.longitude, to.latitude, to.longitude);
                const int parts = static_cast<int>(std::ceil(line.Distance() / spacing));
                dense.push_back(on_sphere(from));
                for (int part = 1; part < parts; ++part) {
                    gn_point point;
                    line.Position(line.Distance() * part / parts, point.latitude, point.longitude);
                    dense.push_back(on_sphere(point));
                }
            }
            // S2's inside is to the left: stars here run counterclockwise, so holes are turned.
            if (&ring != &rings[0]) {
                std::reverse(dense.begin(), dense.end());
            }
            result.push_back(dense);
        }
        return result;
    }

    // How far a position lies beside the borders, nearly: by the sides of small triangles.
    double off(const std::vector<Ring> &rings, gn_point position) {
        double least = infinity;
        for (const Ring &ring : rings) {
            for (size_t i = 0; i < ring.size(); ++i) {
                const gn_point from = ring[i], to = ring[(i + 1) % ring.size()];
                double meters, azimuth, azimuth_to, away, toward, end;
                geodesic.Inverse(from.latitude, from.longitude, to.latitude, to.longitude, meters, azimuth, azimuth_to);
                geodesic.Inverse(from.latitude, from.longitude, position.latitude, position.longitude, away, toward, end);
                const double turn = std::remainder(toward - azimuth, 360) * 0.017453292519943295;
                const double along = away * std::cos(turn);
                least = std::min(least, away);
                if (along > 0 && along < meters) {
                    least = std::min(least, std::fabs(away * std::sin(turn)));
                }
            }
        }
        return least;
    }

    std::vector<uint64_t> build(const std::vector<Ring> &rings) {
        Ring points;
        std::vector<size_t> counts;
        for (const Ring &ring : rings) {
            points.insert(points.end(), ring.begin(), ring.end());
            counts.push_back(ring.size());
        }
        size_t needed = 0;
        gn_polygon_index_build(points.data(), points.size(), counts.data(), counts.size(), nullptr, 0, &needed);
        std::vector<uint64_t> words(needed);
        const gn_status status = gn_polygon_index_build(points.data(), points.size(), counts.data(), counts.size(),
                                                        words.data(), needed, nullptr);
        report.check("polygons are built").note(status != GN_OK, [&] { return ::words(points[0]); });
        return words;
    }

    Random &random;
    Report &report;
    const int hard_positions;
    const Geodesic &geodesic;
};

} // namespace

int main(int argc, char **argv) {
    const long usual = 200'000, count = count_of(argc, argv, usual);
    // Half a million in all, and 10 million in a long run: `make test-long` has five times the effort here.
    const int hard_positions = count >= 5 * usual ? 7'600 : 2'000;
    return run(seed_of(argc, argv), count, [=](Random &random, long count, Report &report) {
        Comparison comparison(random, report, hard_positions);
        while (count > 0) {
            count -= comparison.sides();
            comparison.wide_sides();
            count -= comparison.nearest();
        }
    });
}
