// Routes: beside GeographicLib, and beside GEOS where a plane is good for it.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "geographic.hpp"
#include "places.hpp"
#include "planar.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <GeographicLib/PolygonArea.hpp>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace {

constexpr double SIMPLER = 100;  // Meters by which a simplified route may differ.

// A track with a position every kilometer or so, on which the direction changes a little from one to the next.
struct Track {
    std::vector<gn_point> points;
    planar::Geometry plane;
    gn_point beside;  // A position near its middle.
    double length = 0;

    Track(size_t count, Places &places) {
        gn_point point = places.between_parallels(-50, 50, -150, 150);
        double azimuth = places.between(-180, 180);
        for (size_t i = 0; i < count; i++) {
            points.push_back(point);
            azimuth += places.between(-20, 20);
            point = geographic::direct(point, azimuth, places.between(500, 1500));
            point = {std::round(point.latitude * 1e7) / 1e7, std::round(point.longitude * 1e7) / 1e7};
        }
        points[0] = {std::round(points[0].latitude * 1e7) / 1e7, std::round(points[0].longitude * 1e7) / 1e7};
        plane = planar::line(points.data(), count);
        beside = geographic::direct(points[count / 2], places.between(-180, 180), 5000);
        require(gn_route_length(points.data(), count, &length), "length");
    }
};

double length_by_peer(const Track &track) {
    GeographicLib::PolygonArea line(geographic::wgs84(), true);
    for (gn_point point : track.points) line.AddPoint(point.latitude, point.longitude);
    double length, area;
    line.Compute(false, true, length, area);
    return length;
}

// The segment that is half of the way along, and the place on it.
gn_point middle_by_peer(const Track &track) {
    double left = track.length / 2;
    for (size_t i = 0;; i++) {
        const geographic::Inverse leg = geographic::inverse(track.points[i], track.points[i + 1]);
        if (left <= leg.distance) return geographic::direct(track.points[i], leg.azimuth_from, left);
        left -= leg.distance;
    }
}

gn_point middle(const Track &track) {
    gn_point point{};
    gn_route_point(track.points.data(), track.points.size(), track.length / 2, &point, nullptr, nullptr);
    return point;
}

gn_point nearest(const Track &track) {
    gn_route_place place{};
    gn_route_nearest(track.points.data(), track.points.size(), &track.beside, &place);
    return place.point;
}

gn_point nearest_in_the_plane(const Track &track) {
    const planar::Geometry position = planar::position(track.beside);
    const std::unique_ptr<GEOSCoordSequence, planar::Destroy> pair(
        GEOSNearestPoints_r(planar::context(), track.plane.get(), position.get()));
    gn_point point;
    GEOSCoordSeq_getXY_r(planar::context(), pair.get(), 0, &point.longitude, &point.latitude);
    return point;
}

} // namespace

void time_routes(const Effort &effort) {
    const size_t size = std::min<size_t>(1000, effort.positions);
    Places places;
    std::vector<Track> tracks;
    for (size_t i = 0; i < effort.positions / size; i++) tracks.emplace_back(size, places);
    const size_t all = tracks.size() * size;
    std::vector<double> distances(size);
    std::vector<gn_point> out(100 * size);
    std::vector<char> text(100 * size + 1000);
    const planar::Writer writer;

    auto each = [&tracks](auto what) -> Run {
        return [&tracks, what] {
            for (const Track &track : tracks) sink = sink + double(what(track));
        };
    };
    auto write = [&](const Track &track) {
        size_t needed = 0;
        gn_route_geojson(track.points.data(), size, nullptr, nullptr, 0, text.data(), text.size(), &needed);
        return needed;
    };
    auto simplify = [&](const Track &track) {
        size_t needed = 0;
        gn_route_simplify(track.points.data(), size, 0, SIMPLER, out.data(), out.size(), &needed);
        return needed;
    };
    auto densify = [&](const Track &track) {
        size_t needed = 0;
        gn_route_densify(track.points.data(), size, 0, 0.01, out.data(), out.size(), &needed);
        return needed;
    };
    auto simplify_in_the_plane = [](const Track &track) {
        const planar::Geometry simpler(
            GEOSSimplify_r(planar::context(), track.plane.get(), SIMPLER / METERS_OF_A_DEGREE));
        return GEOSGetNumCoordinates_r(planar::context(), simpler.get());
    };

    for (const Track &track : tracks) {
        require(std::fabs(track.length - length_by_peer(track)) < 1e-5, "lengths differ");
        require(apart(middle(track), middle_by_peer(track)) < 1e-5, "places on a route differ");
        // The nearest in degrees is not the nearest in meters; it is on the same route, though.
        require(apart(nearest(track), nearest_in_the_plane(track)) < 20000, "nearest places are not alike");
        require(densify(track) >= size && simplify(track) < size && simplify_in_the_plane(track) < int(size),
                "vertices are neither added nor left out");
        require(write(track) > 0, "a route is not written");
        require(planar::coordinates(text.data()) == planar::coordinates(writer.write(track.plane)), "GeoJSON differs");
    }

    const std::string vertices = std::to_string(size) + " points";
    hold(effort, "Routes",
         {{"gn_route_length", "length, " + vertices, "point", all, each([&](const Track &track) {
               double length = 0;
               gn_route_length(track.points.data(), size, &length);
               return length;
           }),
           "GeographicLib", each(length_by_peer)},
          {"gn_route_distances", "distances, " + vertices, "point", all, each([&](const Track &track) {
               gn_route_distances(track.points.data(), size, distances.data());
               return distances[size - 1];
           }),
           "GeographicLib", each([&](const Track &track) {
               double sum = 0;
               for (size_t i = 1; i < size; i++)
                   distances[i] = sum += geographic::inverse(track.points[i - 1], track.points[i]).distance;
               return sum;
           })},
          {"gn_route_point", "the place half of the way, " + vertices, "point passed", all / 2,
           each([](const Track &track) { return middle(track).latitude; }), "GeographicLib",
           each([](const Track &track) { return middle_by_peer(track).latitude; })},
          {"gn_route_nearest", "the nearest place, " + vertices, "point", all,
           each([](const Track &track) { return nearest(track).latitude; }), "GEOS",
           each([](const Track &track) { return nearest_in_the_plane(track).latitude; }), IN_THE_PLANE},
          {"gn_route_densify", "densify to 1 cm, " + vertices, "point", all, each(densify), "", nullptr},
          {"gn_route_simplify", "simplify to 100 m, " + vertices, "point", all, each(simplify), "GEOS",
           each(simplify_in_the_plane), IN_THE_PLANE},
          {"gn_route_geojson", "GeoJSON, " + vertices, "point", all, each(write), "GEOS",
           each([&](const Track &track) { return writer.write(track.plane).size(); })}});
}
