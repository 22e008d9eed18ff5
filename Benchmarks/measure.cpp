// Lengths, areas, angles, speeds, courses and declinations for display. No other library is known to write or read
// them so.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "places.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <cmath>
#include <string>
#include <vector>

namespace {

gn_status write_course(double degrees, int32_t unit, int32_t decimals, char *out, size_t capacity, size_t *needed) {
    return gn_course_format(degrees, GN_NORTH_MAGNETIC, unit, decimals, out, capacity, needed);
}
gn_status read_course(const char *text, size_t size, double *degrees, size_t *offset) {
    int32_t north;
    return gn_course_parse(text, size, degrees, &north, offset);
}

using Format = decltype(&gn_length_format);
using Parse = decltype(&gn_length_parse);

// Two contests for each kind of measure: writing values, and reading the written texts.
class Measures {
  public:
    Measures(const char *name, Format format, Parse parse, int32_t unit, int32_t digits, std::vector<double> values)
        : name(name), format(format), parse(parse), unit(unit), digits(digits), values(std::move(values)) {
        for (double value : this->values) {
            texts.push_back(write(value));
            double again = NAN;
            require(parse(texts.back().data(), texts.back().size(), &again, nullptr), "a measure is not read");
            require(std::fabs(again - value) <= 0.01 * std::fabs(value) + 0.5, "a measure is read otherwise");
        }
    }

    std::vector<Contest> contests() const {
        const std::string function = std::string("gn_") + name;
        return {{function + "_format", std::string("write ") + name, "text", values.size(),
                 [this] {
                     for (double value : values) sink = sink + write(value)[0];
                 },
                 "", nullptr},
                {function + "_parse", std::string("read ") + name, "text", texts.size(),
                 [this] {
                     for (const std::string &text : texts) {
                         double value;
                         parse(text.data(), text.size(), &value, nullptr);
                         sink = sink + value;
                     }
                 },
                 "", nullptr}};
    }

  private:
    const char *name;
    Format format;
    Parse parse;
    int32_t unit, digits;
    std::vector<double> values;
    std::vector<std::string> texts;

    const char *write(double value) const {
        static char page[GN_MEASURE_CAPACITY];
        format(value, unit, digits, page, sizeof page, nullptr);
        return page;
    }
};

} // namespace

void time_measures(const Effort &effort) {
    Places places;
    std::vector<double> lengths, angles, speeds, declinations;
    for (size_t i = 0; i < effort.positions; i++) {
        lengths.push_back(std::pow(10, places.between(0, 7)));
        angles.push_back(places.between(1, 359));
        speeds.push_back(places.between(1, 30));
        declinations.push_back(places.between(-30, 30));
    }
    const Measures all[] = {{"length", gn_length_format, gn_length_parse, GN_UNITS_METRIC, 0, lengths},
                            {"area", gn_area_format, gn_area_parse, GN_UNITS_METRIC, 0, lengths},
                            {"angle", gn_angle_format, gn_angle_parse, GN_ANGLE_MILS, 0, angles},
                            {"speed", gn_speed_format, gn_speed_parse, GN_SPEED_KILOMETERS_PER_HOUR, 0, speeds},
                            {"course", write_course, read_course, GN_ANGLE_DEGREES, 0, angles},
                            {"declination", gn_declination_format, gn_declination_parse, GN_ANGLE_DEGREES, 1,
                             declinations}};
    std::vector<Contest> contests;
    for (const Measures &measures : all)
        for (Contest &contest : measures.contests()) contests.push_back(std::move(contest));
    hold(effort, "Lengths, areas, angles, speeds and courses as text", contests);
}
