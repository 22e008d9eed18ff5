// GEOS: geometry in the plane, of longitudes and latitudes as if they were x and y.
//
// SPDX-License-Identifier: MIT
#pragma once

#include "checks.hpp"

#include <gridnorth.h>

#include <geos_c.h>

#include <cmath>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

namespace planar {

/// GEOS as a thread has it.
inline GEOSContextHandle_t context() {
    static const GEOSContextHandle_t handle = GEOS_init_r();
    return handle;
}

struct Destroy {
    void operator()(GEOSGeometry *geometry) const { GEOSGeom_destroy_r(context(), geometry); }
    void operator()(const GEOSPreparedGeometry *geometry) const { GEOSPreparedGeom_destroy_r(context(), geometry); }
    void operator()(GEOSCoordSequence *sequence) const { GEOSCoordSeq_destroy_r(context(), sequence); }
};

using Geometry = std::unique_ptr<GEOSGeometry, Destroy>;
using Prepared = std::unique_ptr<const GEOSPreparedGeometry, Destroy>;

inline GEOSCoordSequence *sequence(const gn_point *points, size_t count, bool is_closed) {
    std::vector<double> pairs;
    for (size_t i = 0; i < count + is_closed; i++) {
        pairs.push_back(points[i % count].longitude);
        pairs.push_back(points[i % count].latitude);
    }
    return GEOSCoordSeq_copyFromBuffer_r(context(), pairs.data(), unsigned(count + is_closed), 0, 0);
}

inline Geometry polygon(const gn_point *points, size_t count) {
    GEOSGeometry *ring = GEOSGeom_createLinearRing_r(context(), sequence(points, count, true));
    return Geometry(GEOSGeom_createPolygon_r(context(), ring, nullptr, 0));
}

inline Geometry line(const gn_point *points, size_t count) {
    return Geometry(GEOSGeom_createLineString_r(context(), sequence(points, count, false)));
}

inline Geometry position(gn_point point) {
    return Geometry(GEOSGeom_createPointFromXY_r(context(), point.longitude, point.latitude));
}

/// Reads GeoJSON.
class Reader {
  public:
    Reader() : reader(GEOSGeoJSONReader_create_r(context())) {}
    ~Reader() { GEOSGeoJSONReader_destroy_r(context(), reader); }
    Reader(const Reader &) = delete;
    Reader &operator=(const Reader &) = delete;

    /// A FeatureCollection becomes a collection of geometries.
    Geometry read(const char *text) const { return Geometry(GEOSGeoJSONReader_readGeometry_r(context(), reader, text)); }

  private:
    GEOSGeoJSONReader *reader;
};

/// Writes GeoJSON, with as many digits as distinguish a number from all others.
class Writer {
  public:
    Writer() : writer(GEOSGeoJSONWriter_create_r(context())) {}
    ~Writer() { GEOSGeoJSONWriter_destroy_r(context(), writer); }

    std::string write(const Geometry &geometry) const {
        char *text = GEOSGeoJSONWriter_writeGeometry_r(context(), writer, geometry.get(), -1);
        require(text != nullptr, "GEOS writes no GeoJSON");
        std::string result = text;
        GEOSFree_r(context(), text);
        return result;
    }

  private:
    GEOSGeoJSONWriter *writer;
};

/// The numbers in the coordinates of a text of GeoJSON, rounded to seven decimals: GEOS sometimes writes more.
inline std::vector<long long> coordinates(const std::string &geojson) {
    std::vector<long long> result;
    const char *cursor = geojson.c_str() + geojson.find("\"coordinates\":") + 14;
    while (*cursor != 0 && *cursor != '}' && *cursor != '"') {
        char *end;
        const double number = std::strtod(cursor, &end);
        if (end == cursor) {
            cursor++;
        } else {
            result.push_back(std::llround(number * 1e7));
            cursor = end;
        }
    }
    return result;
}

} // namespace planar
