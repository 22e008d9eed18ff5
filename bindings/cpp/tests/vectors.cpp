// SPDX-License-Identifier: MIT
//
// Runs the tables of Tests/Vectors against gridnorth.hpp: vectors FOLDER. Prints each disagreement and the number of
// rows of each table; exits with 1 after any disagreement. Tests/Vectors/README.md describes the tables.
#include <gridnorth.hpp>

#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

using namespace gridnorth;

namespace {

int failures = 0;

std::string shown(double value) {
    std::ostringstream text;
    text.precision(17);
    text << value;
    return text.str();
}

/// A row of a table: its fields by the names of their columns.
struct Row {
    std::string table;
    std::map<std::string, std::string> fields;

    const std::string& operator[](const std::string& name) const { return fields.at(name); }
    double number(const std::string& name) const { return std::strtod(fields.at(name).c_str(), nullptr); }
    std::int32_t integer(const std::string& name) const { return std::stoi(fields.at(name)); }

    void expect(bool right, const std::string& what, const std::string& expected, const std::string& got) const {
        if (right) return;
        failures++;
        std::cout << table << ": " << fields.at("id") << ": " << what << ": expected " << expected << ", got " << got;
        std::cout << "\n";
    }
    void text(const std::string& name, const std::string& got) const {
        const std::string& expected = fields.at(name);
        if (expected != "-") expect(expected == got, name, expected, got);
    }
    void near(const std::string& name, double got, double tolerance, double turn = 0) const {
        if (fields.at(name) == "-") return;
        double difference = got - number(name);
        if (turn > 0) difference = std::remainder(difference, turn);
        expect(std::fabs(difference) <= tolerance, name, fields.at(name), shown(got));
    }
    void point(const std::string& prefix, const Point& got) const {
        near(prefix + "latitude", got.latitude, number("tolerance"));
        near(prefix + "longitude", got.longitude, number("tolerance"), 360);
        expect(got.longitude >= -180 && got.longitude < 180, "longitude", "[-180, 180)", shown(got.longitude));
    }
    /// Whether there is an answer to compare.
    bool accepts(Status got) const {
        std::string name = library::status_name(got);
        name = name.substr(name.rfind("GN_ERROR_", 0) == 0 ? 9 : 3);
        text("status", name);
        return got == Status::ok && fields.at("status") == "OK";
    }
};

/// The bytes that a field represents.
std::string unescaped(const std::string& field) {
    std::string bytes;
    if (field == "\\e") return bytes;
    for (std::size_t at = 0; at < field.size(); at++) {
        if (field[at] != '\\') {
            bytes += field[at];
            continue;
        }
        const char kind = field.at(++at);
        if (kind == 'x') {
            bytes += static_cast<char>(std::stoi(field.substr(at + 1, 2), nullptr, 16));
            at += 2;
        } else {
            bytes += kind == 't' ? '\t' : kind == 'n' ? '\n' : kind;
        }
    }
    return bytes;
}

Hemisphere hemisphere(const Row& row) { return row["hemisphere"] == "N" ? Hemisphere::north : Hemisphere::south; }

utm::UTM utm(const Row& row) {
    return {row.number("easting"), row.number("northing"), row.integer("zone"), hemisphere(row)};
}

using Names = std::vector<std::pair<std::string, std::uint32_t>>;

const Names forms = {{"ANY", position::Form::any},         {"DD", position::Form::dd},
                     {"DM", position::Form::dm},           {"DMS", position::Form::dms},
                     {"UTM", position::Form::utm},         {"UPS", position::Form::ups},
                     {"MGRS", position::Form::mgrs},       {"ISO_6709", position::Form::iso_6709},
                     {"GEO_URI", position::Form::geo_uri}, {"GEOREF", position::Form::georef},
                     {"GARS", position::Form::gars}};
const Names rules = {{"BANDS", position::ParseFlag::bands}, {"LONGITUDE_FIRST", position::ParseFlag::longitude_first},
                     {"STRICT", position::ParseFlag::strict}, {"HEMISPHERES", position::ParseFlag::hemispheres}};
const Names cell_flags = {{"BAND", mgrs::Flag::band_of_neighbor}, {"ZONE", mgrs::Flag::overhangs_zone},
                          {"CUT", mgrs::Flag::cut}};
const Names position_flags = {
    {"BAND_OF_NEIGHBOR", position::Flag::band_of_neighbor}, {"OVERHANGS_ZONE", position::Flag::overhangs_zone},
    {"CUT", position::Flag::cut}, {"ALTITUDE", position::Flag::altitude}, {"UNCERTAINTY", position::Flag::uncertainty},
    {"LONGITUDE_FIRST", position::Flag::longitude_first}, {"BAND", position::Flag::band},
    {"DECIMAL_COMMA", position::Flag::decimal_comma}, {"DOUBLE_SIGN", position::Flag::double_sign},
    {"OTHER_CRS", position::Flag::other_crs}, {"OTHER_PARAMETERS", position::Flag::other_parameters}};

std::uint32_t value(const Names& names, const std::string& name) {
    for (const auto& [known, number] : names) {
        if (known == name) return number;
    }
    std::cerr << "no such name: " << name << "\n";
    std::exit(2);
}

/// A list of names joined by +, or 0, as a sum.
std::uint32_t sum(const Names& names, const std::string& list) {
    std::uint32_t total = 0;
    std::istringstream words(list);
    for (std::string word; std::getline(words, word, '+');) total |= word == "0" ? 0 : value(names, word);
    return total;
}

void mgrs_encode(const Row& row) {
    const auto found = mgrs::try_encode({row.number("latitude"), row.number("longitude")}, row.integer("precision"));
    if (row.accepts(found.status)) row.text("text", found.value);
}

void mgrs_encode_utm(const Row& row) {
    const auto found = mgrs::try_encode_utm(utm(row), row.integer("precision"));
    if (row.accepts(found.status)) row.text("text", found.value);
}

void mgrs_decode(const Row& row) {
    const std::string text = unescaped(row["text"]);
    const auto found = row["rule"] == "strict" ? mgrs::try_decode_strict(text) : mgrs::try_decode(text);
    const mgrs::Cell& cell = found.value;
    row.text("offset", std::to_string(found.offset));
    if (!row.accepts(found.status)) return;
    row.text("zone", std::to_string(cell.zone));
    row.text("precision", std::to_string(cell.precision));
    row.text("band", std::string(1, cell.band));
    row.expect(row["square"] == (cell.column != 0 ? std::string{cell.column, cell.row} : "-"), "square", row["square"],
               std::string{cell.column, cell.row});
    row.expect(sum(cell_flags, row["flags"]) == cell.flags, "flags", row["flags"], std::to_string(cell.flags));
    row.near("size", cell.size, 0);
    row.point("", cell.center);
    row.point("sw_", cell.south_west);
}

void utm_forward(const Row& row) {
    const auto found = utm::try_forward({row.number("latitude"), row.number("longitude")}, row.integer("zone"));
    if (!row.accepts(found.status)) return;
    row.text("out_zone", std::to_string(found.value.zone));
    row.text("hemisphere", found.value.hemisphere == Hemisphere::north ? "N" : "S");
    row.near("easting", found.value.easting, row.number("tolerance"));
    row.near("northing", found.value.northing, row.number("tolerance"));
}

void utm_inverse(const Row& row) {
    const auto found = utm::try_inverse(utm(row));
    if (row.accepts(found.status)) row.point("", found.value);
}

void squares(const Row& row) {
    int count = 0;
    for (char column = 'A'; column <= 'Z'; column++) {
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            if (mgrs::try_decode_strict(row["grid_zone"] + column + letter)) count++;
        }
    }
    row.text("count", std::to_string(count));
}

void position_parse(const Row& row) {
    const auto form = static_cast<position::Form>(value(forms, row["form"]));
    const auto flags = static_cast<position::ParseFlag>(sum(rules, row["rule"]));
    const auto found = position::try_parse(unescaped(row["text"]), form, flags);
    row.text("offset", std::to_string(found.offset));
    if (!row.accepts(found.status)) return;
    const position::Position& best = found.value.front();
    row.text("count", std::to_string(found.value.size()));
    row.expect(static_cast<std::int32_t>(value(forms, row["out_form"])) == best.form, "form", row["out_form"],
               std::to_string(best.form));
    row.point("", best.point);
    row.near("precision", best.precision, 1e-11 * std::fabs(row.number("precision")));
    row.near("altitude", best.altitude, 0);
    row.near("uncertainty", best.uncertainty, 0);
    row.expect(sum(position_flags, row["flags"]) == best.flags, "flags", row["flags"], std::to_string(best.flags));
}

const Names norths = {{"TRUE", North::true_}, {"GRID", North::grid}, {"MAGNETIC", North::magnetic}};
const Names magnetic_flags = {{"CAUTION", magnetic::Flag::caution}, {"BLACKOUT", magnetic::Flag::blackout},
                              {"OUT_OF_DATE", magnetic::Flag::out_of_date}};
const Names speed_units = {{"METERS_PER_SECOND", measure::SpeedUnit::meters_per_second},
                           {"KILOMETERS_PER_HOUR", measure::SpeedUnit::kilometers_per_hour},
                           {"MILES_PER_HOUR", measure::SpeedUnit::miles_per_hour}, {"KNOTS", measure::SpeedUnit::knots},
                           {"MINUTES_PER_KILOMETER", measure::SpeedUnit::minutes_per_kilometer}};
const Names angle_units = {{"DEGREES", measure::AngleUnit::degrees}, {"MILS", measure::AngleUnit::mils},
                           {"POINTS_8", measure::AngleUnit::points_8}, {"POINTS_16", measure::AngleUnit::points_16}};

North north(const Row& row, const std::string& name) { return static_cast<North>(value(norths, row[name])); }

void decimal_year(const Row& row) {
    const auto found = time::try_decimal_year(row.number("seconds"));
    if (row.accepts(found.status)) row.near("year", found.value, row.number("tolerance"));
}

void magnetic_field(const Row& row) {
    const Point place = {row.number("latitude"), row.number("longitude")};
    const auto found = magnetic::try_compute(place, row.number("height"), row.number("year"));
    if (!row.accepts(found.status)) return;
    const magnetic::Field& field = found.value;
    const double angle = row.number("angle_tolerance"), tolerance = row.number("tolerance");
    row.near("declination", field.declination, angle);
    row.near("inclination", field.inclination, angle);
    row.near("declination_rate", field.declination_rate, angle);
    row.near("inclination_rate", field.inclination_rate, angle);
    row.near("uncertainty", field.uncertainty, angle);
    row.near("horizontal", field.horizontal, tolerance);
    row.near("total", field.total, tolerance);
    row.near("north", field.north, tolerance);
    row.near("east", field.east, tolerance);
    row.near("down", field.down, tolerance);
    row.near("horizontal_rate", field.horizontal_rate, tolerance);
    row.near("total_rate", field.total_rate, tolerance);
    row.near("north_rate", field.north_rate, tolerance);
    row.near("east_rate", field.east_rate, tolerance);
    row.near("down_rate", field.down_rate, tolerance);
    row.expect(sum(magnetic_flags, row["flags"]) == field.flags, "flags", row["flags"], std::to_string(field.flags));
}

void norths_and_azimuths(const Row& row) {
    const Point place = {row.number("latitude"), row.number("longitude")};
    const auto found = norths::try_compute(place, row.number("height"), row.number("year"), row.integer("zone"));
    Result<double> converted;
    if (found.status == Status::ok)
        converted =
            norths::try_azimuth_convert(row.number("azimuth"), north(row, "from"), north(row, "to"), found.value);
    if (!row.accepts(found.status == Status::ok ? converted.status : found.status)) return;
    row.text("out_zone", std::to_string(found.value.zone));
    row.text("hemisphere", found.value.hemisphere == Hemisphere::north ? "N" : "S");
    row.near("convergence", found.value.convergence, row.number("tolerance"));
    row.near("declination", found.value.declination, row.number("tolerance"));
    row.near("grid_magnetic", found.value.grid_magnetic, row.number("tolerance"));
    row.near("converted", converted.value, row.number("tolerance"));
}

void measure_format(const Row& row) {
    const double number = row.number("value");
    const std::int32_t digits = row.integer("digits");
    const std::string& measure = row["measure"];
    Result<std::string> found;
    if (measure == "SPEED") {
        found =
            measure::try_speed_format(number, static_cast<measure::SpeedUnit>(value(speed_units, row["unit"])), digits);
    } else {
        const auto unit = static_cast<measure::AngleUnit>(value(angle_units, row["unit"]));
        found = measure == "ANGLE"    ? measure::try_angle_format(number, unit, digits)
                : measure == "COURSE" ? measure::try_course_format(number, north(row, "north"), unit, digits)
                                      : measure::try_declination_format(number, unit, digits);
    }
    if (row.accepts(found.status)) row.text("text", found.value);
}

void measure_parse(const Row& row) {
    const std::string text = unescaped(row["text"]);
    const std::string& measure = row["measure"];
    Result<double> found;
    if (measure == "COURSE") {
        const auto course = measure::try_course_parse(text);
        static_cast<Outcome&>(found) = course;
        found.value = course.value.degrees;
        if (course.status == Status::ok)
            row.expect(course.value.north == north(row, "north"), "north", row["north"], "another");
    } else {
        found = measure == "SPEED"   ? measure::try_speed_parse(text)
                : measure == "ANGLE" ? measure::try_angle_parse(text)
                                     : measure::try_declination_parse(text);
    }
    row.text("offset", std::to_string(found.offset));
    if (row.accepts(found.status)) row.near("value", found.value, row.number("tolerance"));
}

std::string listed(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& word : words) list += (list.empty() ? "" : " ") + word;
    return list.empty() ? "-" : list;
}

void geojson_read_rows(const Row& row) {
    const auto expect = [&](const std::string& name, const std::string& got) {
        row.expect(row[name] == got, name, row[name], got);
    };
    const auto number = [](double value) {
        std::ostringstream text;
        text.precision(15);
        text << value;
        return std::isnan(value) ? "-" : text.str();
    };
    const auto read = exchange::try_geojson_read(unescaped(row["text"]));
    const std::string name = library::status_name(read.status);
    expect("status", name.substr(name.rfind("GN_ERROR_", 0) == 0 ? 9 : 3));
    if (!read) return expect("offset", std::to_string(read.offset));
    const auto& [features, vertices, report] = read.value;
    const bool is_whole = report.skipped == 0;
    expect("offset", std::to_string(report.place));
    expect("skipped", std::to_string(report.skipped));
    expect("error", is_whole ? "-" : std::string(library::status_name(static_cast<Status>(report.error))).substr(9));
    const Names names = {{"POINT", GN_FEATURE_POINT}, {"LINE", GN_FEATURE_LINE}, {"AREA", GN_FEATURE_AREA},
                         {"HOLE", GN_FEATURE_HOLE}};
    std::vector<std::string> kinds, objects, counts, positions;
    for (const auto& feature : features) {
        for (const auto& [word, kind] : names) {
            if (static_cast<std::uint32_t>(feature.kind) == kind) kinds.push_back(word);
        }
        objects.push_back(std::to_string(feature.object));
        counts.push_back(std::to_string(feature.count));
    }
    for (const auto& vertex : vertices) {
        positions.push_back(number(vertex.point.latitude) + "," + number(vertex.point.longitude) + "," +
                            number(vertex.altitude));
    }
    expect("kinds", listed(kinds));
    expect("objects", listed(objects));
    expect("counts", listed(counts));
    expect("vertices", listed(positions));
}

std::vector<std::string> split(const std::string& line) {
    std::vector<std::string> fields;
    std::istringstream rest(line + "\t");
    for (std::string field; std::getline(rest, field, '\t');) fields.push_back(field);
    return fields;
}

void run(const std::string& folder, const std::string& table, void (*check)(const Row&)) {
    std::ifstream file(folder + "/" + table);
    std::vector<std::string> names;
    int rows = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        const std::vector<std::string> fields = split(line);
        if (names.empty()) {
            names = fields;
            continue;
        }
        Row row{table, {}};
        for (std::size_t i = 0; i < names.size(); i++) row.fields[names[i]] = fields.at(i);
        check(row);
        rows++;
    }
    std::cout << table << ": " << rows << " rows\n";
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 2) return 2;
    run(arguments[1], "mgrs-encode.tsv", mgrs_encode);
    run(arguments[1], "mgrs-encode-utm.tsv", mgrs_encode_utm);
    run(arguments[1], "mgrs-decode.tsv", mgrs_decode);
    run(arguments[1], "utm-forward.tsv", utm_forward);
    run(arguments[1], "utm-inverse.tsv", utm_inverse);
    run(arguments[1], "squares.tsv", squares);
    run(arguments[1], "position-parse.tsv", position_parse);
    run(arguments[1], "decimal-year.tsv", decimal_year);
    run(arguments[1], "magnetic.tsv", magnetic_field);
    run(arguments[1], "norths.tsv", norths_and_azimuths);
    run(arguments[1], "measure-format.tsv", measure_format);
    run(arguments[1], "measure-parse.tsv", measure_parse);
    run(arguments[1], "geojson-read.tsv", geojson_read_rows);
    return failures == 0 ? 0 : 1;
}
