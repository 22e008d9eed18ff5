// Areas and perimeters of polygons and lengths of routes against GeographicLib and PROJ, new ones in every run.
//
// The polygons: stars of 3 to 10,000 vertices, from millimeters to more than half of the earth; rings around a pole,
// once or many times; vertices anywhere, so that edges cross everywhere; each run through either way, sometimes with
// doubled vertices, closed or not.
//
// An area agrees to 1e-12 of itself, or to 0.1 square meters if it is small. Parts of a ring that crosses itself cancel:
// there it is 1e-12 of the earth. For a ring around a pole the others subtract the areas of its edges from half of the
// earth, which costs them up to 0.5 square meters (of a ring of 1,545 vertices 100,268,572,434.655 square meters are
// right, by 40 digits; GeographicLib has 0.126 more). test_polygons.py holds such rings against 40 digits.
//
// SPDX-License-Identifier: MIT
#include "oracle.hpp"

#include <GeographicLib/Geodesic.hpp>
#include <GeographicLib/GeodesicLine.hpp>
#include <GeographicLib/PolygonArea.hpp>
#include <geodesic.h>

#include <algorithm>

using namespace oracle;
using GeographicLib::Geodesic;
using GeographicLib::PolygonArea;

namespace {

constexpr double radian = 0.017453292519943295;
constexpr double meters_a_degree = 111195;
constexpr double edge_limit = 15e-9;
constexpr double area_limit = 0.1;
constexpr double polar_limit = 0.5;
constexpr double relative_limit = 1e-12;

using Ring = std::vector<gn_point>;

struct Polygon {
    Ring ring;
    std::string kind;
    bool crosses_itself;

    std::string words() const {
        std::string all = kind + text(" of %zu:", ring.size());
        for (size_t i = 0; i < ring.size() && i < 6; ++i) {
            all += text(" %.17g %.17g;", ring[i].latitude, ring[i].longitude);
        }
        return all;
    }
};

gn_point anywhere(Random &random) {
    return {std::asin(random.between(-1, 1)) / radian, random.between(-180, 180)};
}

double any_size(Random &random, double least, double most) { return least * std::pow(most / least, random.unit()); }

class Comparison {
public:
    Comparison(Random &random, Report &report) : random(random), report(report), geodesic(Geodesic::WGS84()) {
        geod_init(&proj, GeographicLib::Constants::WGS84_a(), GeographicLib::Constants::WGS84_f());
    }

    // Gives how many vertices it looked at.
    long polygon() {
        Polygon p = some_polygon();
        double area = NAN, perimeter = NAN;
        gn_status status = gn_polygon_measure(p.ring.data(), p.ring.size(), nullptr, 0, &area, &perimeter);
        double their_area, their_perimeter;
        measure(p.ring, their_area, their_perimeter);
        auto words = [&] {
            return p.words() + text(" status %d, %.17g m2 %.17g m, not %.17g m2 %.17g m", status, area, perimeter,
                                    their_area, their_perimeter);
        };
        report.check("status").note(status != GN_OK, words);
        compare_area("area", p, area, their_area, words);
        report.quantity("perimeter, of an edge", "m", edge_limit)
            .note(std::fabs(perimeter - their_perimeter) / static_cast<double>(p.ring.size()), words);

        std::vector<double> latitudes, longitudes;
        for (gn_point v : p.ring) {
            latitudes.push_back(v.latitude), longitudes.push_back(v.longitude);
        }
        geod_polygonarea(&proj, latitudes.data(), longitudes.data(), static_cast<int>(p.ring.size()), &their_area,
                         &their_perimeter);
        compare_area("PROJ: area", p, area, their_area, words);

        int32_t orientation = 9;
        gn_polygon_orientation(p.ring.data(), p.ring.size(), &orientation);
        if (std::fabs(their_area) > 1 && std::fabs(their_area) < geodesic.EllipsoidArea() * 0.499999) {
            int32_t wanted = their_area > 0 ? GN_COUNTERCLOCKWISE : GN_CLOCKWISE;
            report.check("orientation").note(orientation != wanted, [&] {
                return words() + text(": %d", orientation);
            });
        }
        report.count("areas that PROJ answered");
        return static_cast<long>(p.ring.size());
    }

    // Holes are subtracted in either direction, and never remove more than the area of the outer ring: that of a
    // star with few tips may be less than theirs.
    long holes() {
        gn_point center = anywhere(random);
        double radius = any_size(random, 1, 5e6);
        std::vector<Ring> rings = {star(center, radius, some_count(300))};
        for (int hole = random.below(4); hole > 0; --hole) {
            rings.push_back(star(center, radius * random.between(1e-3, 0.2), some_count(100)));
        }
        Polygon p = {{}, "with holes", false};
        std::vector<size_t> counts;
        double outer = 0, removed = 0, wanted_perimeter = 0;
        for (Ring &ring : rings) {
            turn(ring);
            double area, perimeter;
            measure(ring, area, perimeter);
            (counts.empty() ? outer : removed) += counts.empty() ? area : std::fabs(area);
            wanted_perimeter += perimeter;
            counts.push_back(ring.size());
            p.ring.insert(p.ring.end(), ring.begin(), ring.end());
        }
        const double wanted = std::copysign(std::fmax(std::fabs(outer) - removed, 0), outer);
        double area = NAN, perimeter = NAN;
        gn_status status =
            gn_polygon_measure(p.ring.data(), p.ring.size(), counts.data(), counts.size(), &area, &perimeter);
        auto words = [&] {
            return p.words() + text(" %zu rings: status %d, %.17g m2 %.17g m, not %.17g m2 %.17g m", counts.size(),
                                    status, area, perimeter, wanted, wanted_perimeter);
        };
        report.check("status").note(status != GN_OK, words);
        compare_area("area with holes", p, area, wanted, words);
        report.quantity("perimeter, of an edge", "m", edge_limit)
            .note(std::fabs(perimeter - wanted_perimeter) / static_cast<double>(p.ring.size()), words);
        counts.back() += 1;
        status = gn_polygon_measure(p.ring.data(), p.ring.size(), counts.data(), counts.size(), &area, &perimeter);
        report.check("rings that do not sum up are refused").note(status != GN_ERROR_RINGS, words);
        return static_cast<long>(p.ring.size());
    }

    // A polygon's vertices taken for a route.
    long route() {
        Polygon p = some_polygon();
        if (p.ring.size() > 1000) {
            p.ring.resize(1000);
        }
        const size_t count = p.ring.size();
        std::vector<double> distances(count, NAN);
        std::vector<long double> wanted(count, 0);
        for (size_t i = 1; i < count; ++i) {
            double edge;
            geodesic.Inverse(p.ring[i - 1].latitude, p.ring[i - 1].longitude, p.ring[i].latitude, p.ring[i].longitude,
                             edge);
            wanted[i] = wanted[i - 1] + edge;
        }
        double length = NAN;
        gn_status one = gn_route_length(p.ring.data(), count, &length);
        gn_status all = gn_route_distances(p.ring.data(), count, distances.data());
        auto words = [&] {
            return p.words() + text(" statuses %d %d, length %.17g, not %.17g", one, all, length,
                                    static_cast<double>(wanted[count - 1]));
        };
        report.check("route: status").note(one != GN_OK || all != GN_OK, words);
        report.check("route: its length is its last distance").note(length != distances[count - 1], words);
        for (size_t i = 0; i < count; ++i) {
            double edges = static_cast<double>(std::max<size_t>(i, 1));
            report.quantity("route: length so far, of an edge", "m", edge_limit)
                .note(static_cast<double>(std::fabs(distances[i] - wanted[i])) / edges, words);
        }
        for (int times = 0; times < 5; ++times) {
            route_point(p, distances, times == 0 ? length : random.between(0, length));
        }
        gn_point place = {-1, -1};
        one = gn_route_point(p.ring.data(), count, -1e-6, &place, nullptr, nullptr);
        all = gn_route_point(p.ring.data(), count, length * (1 + 1e-9) + 1e-3, &place, nullptr, nullptr);
        report.check("route: nothing before its start or beyond its end")
            .note(one != GN_ERROR_DISTANCE || all != GN_ERROR_DISTANCE || place.latitude != -1, words);
        return static_cast<long>(count);
    }

private:
    void route_point(const Polygon &p, const std::vector<double> &distances, double along) {
        gn_point place = {NAN, NAN}, wanted;
        double azimuth = NAN, their_azimuth;
        size_t segment = 1u << 30;
        gn_status status = gn_route_point(p.ring.data(), p.ring.size(), along, &place, &azimuth, &segment);
        auto words = [&] {
            return p.words() + text(" at %.17g: status %d, %.17g %.17g %.17g segment %zu", along, status,
                                    place.latitude, place.longitude, azimuth, segment);
        };
        bool good = status == GN_OK && segment + 1 < p.ring.size() && distances[segment] <= along &&
                    along <= distances[segment + 1];
        report.check("route: the segment of a point").note(!good, words);
        if (!good) {
            return;
        }
        const gn_point &a = p.ring[segment], &b = p.ring[segment + 1];
        GeographicLib::GeodesicLine line =
            geodesic.InverseLine(a.latitude, a.longitude, b.latitude, b.longitude, Geodesic::ALL);
        double distance = along - distances[segment];
        line.Position(distance, wanted.latitude, wanted.longitude, their_azimuth);
        // Nearly antipodal ends have more than one shortest line, of which both libraries may take any.
        if (line.Distance() < 1.99e7) {
            double away = position_difference(place.latitude, place.longitude, wanted.latitude, wanted.longitude);
            // The length so far has the rounding of all that came before.
            double rounding = 4e-16 * along;
            report.quantity("route: point at a distance", "m", edge_limit)
                .note(std::fmax(0, away * meters_a_degree - rounding), words);
        }
    }

    void measure(const Ring &ring, double &area, double &perimeter) {
        PolygonArea theirs(geodesic);
        for (gn_point v : ring) {
            theirs.AddPoint(v.latitude, v.longitude);
        }
        theirs.Compute(false, true, perimeter, area);
    }

    template <typename Words>
    void compare_area(const std::string &name, const Polygon &p, double area, double theirs, Words words) {
        const double earth = geodesic.EllipsoidArea();
        // Half of the earth is as right either way round.
        double off = std::fabs(std::remainder(area - theirs, earth));
        report.check("area at most half of the earth").note(!(std::fabs(area) <= earth / 2 * (1 + 1e-15)), words);
        if (p.crosses_itself) {
            report.quantity(name + ", " + p.kind + ", of the earth", "", relative_limit).note(off / earth, words);
            return;
        }
        const double limit = p.kind.find("a pole") != std::string::npos ? polar_limit : area_limit;
        if (std::fabs(theirs) * relative_limit > limit) {
            report.quantity(name + ", " + p.kind + ", relative", "", relative_limit)
                .note(off / std::fabs(theirs), words);
        } else {
            report.quantity(name + ", " + p.kind + ", small", "m2", limit).note(off, words);
        }
    }

    size_t some_count(double most) { return static_cast<size_t>(any_size(random, 3, most + 0.5)); }

    // Vertices all around a center, at distances that differ.
    Ring star(gn_point center, double radius, size_t count) {
        Ring ring;
        double roughness = random.between(0, 0.5);
        for (size_t i = 0; i < count; ++i) {
            double azimuth = 360 * (static_cast<double>(i) + random.between(0, 0.9)) / static_cast<double>(count);
            gn_point v;
            geodesic.Direct(center.latitude, center.longitude, azimuth, radius * (1 - roughness * random.unit()),
                            v.latitude, v.longitude);
            ring.push_back(v);
        }
        return ring;
    }

    // The other way round, with doubled vertices, closed: an area does not change by it but for its sign.
    void turn(Ring &ring) {
        if (random.chance(0.5)) {
            std::reverse(ring.begin(), ring.end());
        }
        if (random.chance(0.1)) {
            size_t at = static_cast<size_t>(random.below(static_cast<int>(ring.size())));
            ring.insert(ring.begin() + static_cast<std::ptrdiff_t>(at), ring[at]);
        }
        if (random.chance(0.2)) {
            ring.push_back(ring.front());
        }
        if (random.chance(0.05)) {
            ring.back().longitude += 360 * (random.below(5) - 2);
        }
    }

    Polygon some_polygon() {
        Polygon p = {{}, "star", false};
        const size_t count = some_count(10'000);
        switch (random.below(8)) {
        case 0: { // The latitude wavers; at the poles and the equator edges run along them.
            p.kind = "ring around a pole";
            double latitude = random.chance(0.2) ? 0 : random.between(-89.9, 89.9);
            double waver = random.chance(0.2) ? 0 : random.between(0, 90 - std::fabs(latitude));
            for (size_t i = 0; i < count; ++i) {
                double longitude = 360 * static_cast<double>(i) / static_cast<double>(count) - 180;
                p.ring.push_back({latitude + waver * random.between(-1, 1), longitude});
            }
            break;
        }
        case 1: { // A spiral that comes back.
            p.kind = "many turns";
            p.crosses_itself = true;
            double turns = 2 + random.below(20), latitude = random.between(-80, 80);
            // Edges of 180 degrees go over a pole. PROJ finds another area if 360 is added to one of the longitudes.
            if (std::fabs(std::remainder(360 * turns / static_cast<double>(count), 360)) == 180) turns += 1;
            for (size_t i = 0; i < count; ++i) {
                double part = static_cast<double>(i) / static_cast<double>(count);
                double longitude = std::remainder(360 * turns * part, 360);
                p.ring.push_back({latitude + 9 * std::sin(360 * part * radian), longitude});
            }
            break;
        }
        case 2:
            p.kind = "anywhere";
            p.crosses_itself = true;
            for (size_t i = 0; i < count; ++i) {
                p.ring.push_back(anywhere(random));
            }
            break;
        case 3: // A pole as a vertex, or just beside the border.
            p.kind = "star at a pole";
            p.ring = star({random.chance(0.5) ? 90.0 : -90.0, random.between(-180, 180)}, any_size(random, 1e-3, 1e7),
                          count);
            if (random.chance(0.5)) {
                p.ring.push_back({p.ring[0].latitude > 0 ? 90.0 : -90.0, random.between(-180, 180)});
            }
            break;
        case 4: // Whole degrees: edges along meridians, the equator and the antimeridian.
            p.kind = "box";
            p.ring = box();
            break;
        default: p.ring = star(anywhere(random), any_size(random, 1e-3, 1.2e7), count); break;
        }
        turn(p.ring);
        return p;
    }

    Ring box() {
        double south = random.below(18) * 10.0 - 90, west = random.below(36) * 10.0 - 180;
        double north = south + 10 * (1 + random.below(static_cast<int>(90 - south) / 10));
        double east = west + 10 * (1 + random.below(17));
        return {{south, west}, {south, east}, {north, east}, {north, west}};
    }

    Random &random;
    Report &report;
    const Geodesic &geodesic;
    geod_geodesic proj;
};

} // namespace

int main(int argc, char **argv) {
    return run(seed_of(argc, argv), count_of(argc, argv, 2'000'000), [](Random &random, long count, Report &report) {
        Comparison comparison(random, report);
        while (count > 0) {
            count -= comparison.polygon();
            count -= comparison.holes();
            count -= comparison.route();
        }
    });
}
