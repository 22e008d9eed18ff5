// SPDX-License-Identifier: MIT
//
// Reads waypoints in any notation and writes their MGRS references and the legs between them.
//
//     waypoints FILE.csv [FILE.geojson]
//
// Each line of the table is a name, a comma, and a position as people write it: "40°30′N 75°15′W", "18T 585628
// 4511322", "31UDQ4825011951", "geo:48.85837,2.294481". Unreadable lines are reported on standard error, with the place
// of the mistake. The second file receives the route and a range ring around each waypoint.
#include <gridnorth.hpp>

#include <fstream>
#include <iomanip>
#include <iostream>

namespace {

struct Waypoint {
    std::string name;
    gridnorth::Point point;
};

/// The waypoints of a table; reports and counts unreadable lines.
std::vector<Waypoint> read(std::istream& table, int& refused) {
    std::vector<Waypoint> waypoints;
    int number = 0;
    for (std::string line; std::getline(table, line);) {
        number++;
        const std::size_t comma = line.find(',');
        if (comma == std::string::npos) continue;
        const std::string_view text = std::string_view(line).substr(comma + 1);
        const auto found = gridnorth::position::try_parse(text);
        if (!found) {
            refused++;
            std::cerr << "line " << number << ", byte " << comma + 1 + found.offset << ": "
                      << gridnorth::library::status_text(found.status) << "\n";
        } else if (found.value.size() > 1) {
            refused++;
            std::cerr << "line " << number << ": the position has " << found.value.size() << " meanings\n";
        } else {
            waypoints.push_back({line.substr(0, comma), found.value.front().point});
        }
    }
    return waypoints;
}

void write_table(const std::vector<Waypoint>& waypoints) {
    const auto latitudes = gridnorth::column(waypoints, [](auto& one) -> auto& { return one.point.latitude; });
    const auto longitudes = gridnorth::column(waypoints, [](auto& one) -> auto& { return one.point.longitude; });
    gridnorth::Texts references(waypoints.size(), gridnorth::Capacity::mgrs);
    gridnorth::mgrs::encode_batch(latitudes, longitudes, gridnorth::mgrs::Precision::m_1, references);

    std::cout << "name,mgrs,leg,azimuth\n" << std::fixed << std::setprecision(1);
    for (std::size_t i = 0; i < waypoints.size(); i++) {
        std::cout << waypoints[i].name << "," << references[i];
        if (i == 0) {
            std::cout << ",,\n";
            continue;
        }
        const auto leg = gridnorth::geodesic::inverse(waypoints[i - 1].point, waypoints[i].point);
        std::cout << "," << gridnorth::measure::length_format(leg.distance) << "," << leg.azimuth_from << "\n";
    }
}

void write_features(const std::vector<Waypoint>& waypoints, std::ostream& file) {
    std::vector<gridnorth::Point> points;
    for (const Waypoint& waypoint : waypoints) points.push_back(waypoint.point);
    std::string feature = gridnorth::route::geojson(points);
    file << R"({"type":"FeatureCollection","features":[)" << feature;
    for (const gridnorth::Point& point : points) {
        gridnorth::shape::circle_geojson(point, 1000, {}, R"({"radius":1000})", feature);
        file << ",\n" << feature;
    }
    file << "]}\n";
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 2 && count != 3) {
        std::cerr << "usage: waypoints FILE.csv [FILE.geojson]\n";
        return 2;
    }
    std::ifstream table(arguments[1]);
    if (!table) {
        std::cerr << arguments[1] << " cannot be read\n";
        return 2;
    }
    int refused = 0;
    const std::vector<Waypoint> waypoints = read(table, refused);
    write_table(waypoints);
    if (count == 3) {
        std::ofstream file(arguments[2]);
        write_features(waypoints, file);
    }
    return refused == 0 ? 0 : 1;
}
