// The magnetic field, beside GeographicLib with the same coefficients.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "floors.hpp"
#include "places.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <GeographicLib/MagneticModel.hpp>

#include "../Sources/CLanes/magnetic.h"

#include <cmath>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include <unistd.h>

namespace {

constexpr int DEGREES = 12;

// The built-in model as GeographicLib reads it: a description, and the coefficients by orders.
class Peer {
  public:
    Peer() : folder(std::filesystem::temp_directory_path() / ("gridnorth-wmm-" + std::to_string(getpid()))) {
        std::filesystem::create_directory(folder);
        std::ofstream(folder / "wmm.wmm")
            << "WMMF-1\nName wmm\nRadius 6371200\nNumModels 1\nEpoch 2025\nNormalization schmidt\nMinTime 2020\n"
               "MaxTime 2035\nMinHeight -1000\nMaxHeight 850000\nID GRIDTEST\nByteOrder little\n";
        std::ofstream data(folder / "wmm.wmm.cof", std::ios::binary);
        data << "GRIDTEST";
        for (int part : {0, 2}) {
            const int32_t size[] = {DEGREES, DEGREES};
            data.write(reinterpret_cast<const char *>(size), sizeof size);
            write(data, part, 0);
            write(data, part + 1, 1);
        }
        data.close();
        model = std::make_unique<GeographicLib::MagneticModel>("wmm", folder.string());
    }

    ~Peer() { std::filesystem::remove_all(folder); }

    double declination(gn_point point, double height, double year) const {
        double east, north, up, horizontal, total, declination, inclination;
        (*model)(year, point.latitude, point.longitude, height, east, north, up);
        GeographicLib::MagneticModel::FieldComponents(east, north, up, horizontal, total, declination, inclination);
        return declination;
    }

    double all(gn_point point, double height, double year) const {
        double east, north, up, east_rate, north_rate, up_rate, h, f, d, i, h_rate, f_rate, d_rate, i_rate;
        (*model)(year, point.latitude, point.longitude, height, east, north, up, east_rate, north_rate, up_rate);
        GeographicLib::MagneticModel::FieldComponents(east, north, up, east_rate, north_rate, up_rate, h, f, d, i, h_rate, f_rate,
                                                      d_rate, i_rate);
        return d + d_rate;
    }

  private:
    static void write(std::ofstream &data, int part, int first_order) {
        for (int order = first_order; order <= DEGREES; order++) {
            for (int degree = order; degree <= DEGREES; degree++) {
                const int index = degree * (degree + 1) / 2 + order - 1;
                const double value = degree == 0 ? 0 : gn_wmm_values[4 * index + 1 + part];
                data.write(reinterpret_cast<const char *>(&value), sizeof value);
            }
        }
    }

    std::filesystem::path folder;
    std::unique_ptr<GeographicLib::MagneticModel> model;
};

} // namespace

void time_magnetic(const Effort &effort) {
    const size_t count = effort.positions;
    Places places;
    const std::vector<gn_point> points = places.earth(count);
    const double height = 500, year = 2027.5;
    const Peer peer;
    std::vector<double> declinations(count);
    auto batch = [&] {
        gn_magnetic_declination_batch(&points[0].latitude, sizeof(gn_point), &points[0].longitude, sizeof(gn_point), &height, 0,
            &year, 0, count, nullptr, declinations.data(), sizeof(double), nullptr);
    };
    batch();
    for (size_t i = 0; i < count; i += 1 + count / 1000) {
        const double difference = std::remainder(declinations[i] - peer.declination(points[i], height, year), 360);
        gn_magnetic_field field;
        gn_magnetic_compute(points[i].latitude, points[i].longitude, height, year, nullptr, &field);
        require(field.horizontal < 2000 || std::fabs(difference) < 1e-9, "declination");
    }
    auto declinations_by_peer = [&] {
        for (gn_point point : points) sink = sink + peer.declination(point, height, year);
    };

    hold(effort, "Magnetic field",
         {{"gn_magnetic_declination_batch", "declination, batch", "position", count, batch, "GeographicLib", declinations_by_peer},
          {"gn_magnetic_compute", "field and its changes, one by one", "position", count,
           [&] {
               gn_magnetic_field field;
               for (gn_point point : points) {
                   gn_magnetic_compute(point.latitude, point.longitude, height, year, nullptr, &field);
                   sink = sink + field.declination + field.declination_rate;
               }
           },
           "GeographicLib",
           [&] {
               for (gn_point point : points) sink = sink + peer.all(point, height, year);
           }}},
         floors::of_magnetic(points, gn_wmm_values, height, year));
}
