// The floors of texts: references and degrees.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "floor_digits.hpp"
#include "floor_formulas.hpp"
#include "floors.hpp"

#include <cmath>
#include <cstdlib>
#include <memory>

namespace floors {
namespace {

char page[64];  // The text written last.

// MARK: MGRS

/// The letter of a number, without I and O.
GN_FLOOR uint64_t letter(int64_t number) { return uint64_t('A' + number + (number >= 8) + (number >= 13)); }

/// The number of a letter.
GN_FLOOR int64_t number_of_letter(uint64_t letter) { return int64_t(letter) - 'A' - (letter > 'I') - (letter > 'O'); }

// Quotients by a product and a shift, exact for the numbers at hand.
GN_FLOOR int64_t rest_of_three(int64_t number) { return number - 3 * (number * 171 >> 9); }
GN_FLOOR int64_t rest_of_twenty(int64_t number) { return number - 20 * (number * 205 >> 12); }
GN_FLOOR int64_t hundredth(int64_t number) { return number * 1342178 >> 27; }
GN_FLOOR int64_t squares(int64_t meters) { return meters * 175921861 >> 44; }

/// "31UDP478", "8427651": a reference of 1 m and its zero.
struct Reference {
    uint64_t first, second;
};

/// From a zone and a plane whose northings go on below the equator. `south` is 0 or the false northing.
GN_FLOOR Reference reference(int64_t zone, int64_t band, double x, double y) {
    const int64_t east = int64_t(x), north = int64_t(y), column = squares(east), row = squares(north);
    const int64_t set = rest_of_three(zone - 1), raised = row + (zone % 2 == 0 ? 5 : 0);
    const int64_t e = east - column * 100000, n = north - row * 100000, hundreds = hundredth(e);
    const uint64_t letters = (letter(band + 2) - '0') << 16 | (letter(set * 8 + column - 1) - '0') << 24 |
                             (letter(rest_of_twenty(raised)) - '0') << 32;
    return {digits_of(uint64_t(zone * 1000000 + hundreds)) + letters,
            digits_of(uint64_t((e - hundreds * 100) * 1000000 + n * 10)) - (uint64_t('0') << 56)};
}

GN_FLOOR Reference encode(double latitude, double longitude) {
    const double strip = std::floor((longitude + 180) * (1.0 / 6));
    const Plane plane = utm_forward(latitude, longitude - (6 * strip - 177));
    return reference(int64_t(strip) + 1, int64_t((latitude + 80) * 0.125), plane.x,
                     plane.y + (latitude < 0 ? FALSE_NORTHING : 0));
}

/// The middle of the cell. Of the rows with the letter, which return every 2,000 km, it is the one nearest to the band.
GN_FLOOR Position decode(Reference text) {
    const uint64_t first = text.first & 0x0F0F0F0000000F0F, second = text.second & 0x0F0F0F0F0F0F0F0F;
    const uint64_t a = first * 10 + (first >> 8), b = second * 10 + (second >> 8);
    const int64_t zone = int64_t(a & 0xFF), band = number_of_letter(text.first >> 16 & 0xFF) - 2;
    const int64_t column = number_of_letter(text.first >> 24 & 0xFF) - 8 * rest_of_three(zone - 1) + 1;
    const int64_t row = number_of_letter(text.first >> 32 & 0xFF) - (zone % 2 == 0 ? 5 : 0);
    const uint64_t e = (a >> 32 & 0xFF) * 10000 + (a >> 48 & 0xFF) * 100 + (b & 0xFF);
    const uint64_t n = (b >> 16 & 0xFF) * 1000 + (b >> 32 & 0xFF) * 10 + (second >> 48 & 0xF);
    const double x = double(column * 100000 + int64_t(e)) + 0.5, y = double(row * 100000 + int64_t(n)) + 0.5;
    const double middle = double(band * 8 - 76) * 110950;
    const double north = y + 2e6 * std::rint((middle - y) * (1 / 2e6));
    const Position position = utm_inverse(x - FALSE_EASTING, north);
    return {position.latitude, position.longitude + double(zone * 6 - 183)};
}

[[gnu::noinline]] void encode_all(const double *__restrict latitudes, const double *__restrict longitudes, size_t count,
                                  Reference *__restrict texts) {
    for (size_t i = 0; i < count; i++) texts[i] = encode(latitudes[i], longitudes[i]);
}

[[gnu::noinline]] void decode_all(const Reference *__restrict texts, size_t count, double *__restrict latitudes,
                                  double *__restrict longitudes) {
    for (size_t i = 0; i < count; i++) {
        const Position position = decode(texts[i]);
        latitudes[i] = position.latitude;
        longitudes[i] = position.longitude;
    }
}

[[gnu::noinline]] void encode_one(gn_point point, char *out) {
    const Reference text = encode(point.latitude, point.longitude);
    store(out, text.first), store(out + 8, text.second);
}

[[gnu::noinline]] Position decode_one(const char *text) { return decode({word_at(text), word_at(text + 8)}); }

/// The band is that of the latitude, of which the degree is near enough for all but its edges: 110,950 m of northing.
[[gnu::noinline]] void encode_utm_one(const gn_utm &utm, char *out) {
    const double y = utm.hemisphere == GN_NORTH ? utm.northing : utm.northing - FALSE_NORTHING;
    const Reference text = reference(utm.zone, int64_t(y * (1.0 / 110950 / 8) + 10), utm.easting, utm.northing);
    store(out, text.first), store(out + 8, text.second);
}

/// Where zones are 6 degrees wide, bands 8 high, and a cell is within its zone.
bool is_ordinary(gn_point point, const gn_utm &utm) {
    const double east = point.longitude - (6 * utm.zone - 183);
    return std::fabs(point.latitude) < 72 && utm.zone != 0 && std::fabs(east) < 2.9999 && !(utm.zone == 31 && point.latitude > 56);
}

// MARK: GEOREF and GARS

/// "NKCD180060", of 0.1 minutes.
[[gnu::noinline]] void encode_georef(gn_point point, char *out) {
    const uint32_t x = uint32_t((point.longitude + 180) * 600), y = uint32_t((point.latitude + 90) * 600);
    const uint32_t east = x / 600, north = y / 600, column = east / 15, row = north / 15;
    const uint64_t letters = letter(column) | letter(row) << 8 | letter(east - column * 15) << 16 | letter(north - row * 15) << 24;
    const uint64_t digits = digits_of((x - east * 600) * 1000 + (y - north * 600)) >> 16;  // Six of eight.
    store(out, letters | digits << 32);
    store(out + 8, digits >> 32);
}

[[gnu::noinline]] Position decode_georef(const char *text) {
    const uint64_t word = word_at(text), digits = word >> 32 | (word_at(text + 2) >> 48) << 32;
    const uint64_t number = number_of(digits << 16), east = number / 1000, north = number - east * 1000;
    const int64_t column = number_of_letter(word & 0xFF) * 15 + number_of_letter(word >> 16 & 0xFF);
    const int64_t row = number_of_letter(word >> 8 & 0xFF) * 15 + number_of_letter(word >> 24 & 0xFF);
    return {double(row * 1200 + int64_t(north) * 2 + 1) / 1200 - 90, double(column * 1200 + int64_t(east) * 2 + 1) / 1200 - 180};
}

/// "365MN44", of 5 minutes: half a degree, a quarter of that and a key of nine.
[[gnu::noinline]] void encode_gars(gn_point point, char *out) {
    const uint32_t x = uint32_t((point.longitude + 180) * 12), y = uint32_t((point.latitude + 90) * 12);
    const uint32_t column = x / 6, row = y / 6, high = row / 24;
    const uint32_t right = (x - column * 6) / 3, upper = (y - row * 6) / 3;
    const uint64_t quarter = '0' + 3 + right - 2 * upper;
    const uint64_t key = '0' + 7 + (x - column * 6 - right * 3) - 3 * (y - row * 6 - upper * 3);
    store(out, digits_of(column + 1) >> 40 | letter(high) << 24 | letter(row - high * 24) << 32 | quarter << 40 | key << 48);
}

[[gnu::noinline]] Position decode_gars(const char *text) {
    const uint64_t word = word_at(text);
    const int64_t column = int64_t(number_of(word << 40)) - 1;
    const int64_t row = number_of_letter(word >> 24 & 0xFF) * 24 + number_of_letter(word >> 32 & 0xFF);
    const int64_t quarter = int64_t(word >> 40 & 0xF) - 1, key = int64_t(word >> 48 & 0xF) - 1, line = key / 3;
    const int64_t x = column * 6 + quarter % 2 * 3 + key - line * 3, y = row * 6 + (1 - quarter / 2) * 3 + 2 - line;
    return {double(2 * y + 1) / 24 - 90, double(2 * x + 1) / 24 - 180};
}

// MARK: Degrees

[[gnu::noinline]] gn_point read_position(const char *text) {
    const Number latitude = read_number(text);
    return {latitude.value, read_number(latitude.end + 2).value};
}

[[gnu::noinline]] void write_position(gn_point point, char *out) {
    out = store(out, text_of(point.latitude));
    std::memcpy(out, ", ", 2);
    *store(out + 2, text_of(point.longitude)) = 0;
}

// MARK: Contests

/// Texts with a few bytes behind, which a word may touch.
std::shared_ptr<Texts> padded(Texts texts) {
    for (std::string &text : texts) text.append(16, 0);
    return std::make_shared<Texts>(std::move(texts));
}

template <class Write> Run writing(const Points &points, Write write) {
    return [&points, write] {
        for (gn_point point : points) {
            write(point, page);
            sink = sink + page[4];
        }
    };
}

template <class Read> Run reading(const Texts &texts, Read read) {
    return [texts = padded(texts), read] {
        for (const std::string &text : *texts) {
            const auto point = read(text.data());
            sink = sink + point.latitude + point.longitude;
        }
    };
}

gn_point point_of(Position position) { return {position.latitude, position.longitude}; }

} // namespace

std::vector<Floor> of_mgrs(const Points &points, const std::vector<gn_utm> &grid, const Texts &texts) {
    struct Rows {
        std::vector<double> latitudes, longitudes;
        std::vector<Reference> texts, written;
    };
    const size_t count = points.size();
    auto rows = std::make_shared<Rows>();
    for (size_t i = 0; i < count; i++) {
        rows->latitudes.push_back(points[i].latitude);
        rows->longitudes.push_back(points[i].longitude);
        const std::string text = texts[i] + std::string(16, 0);
        rows->texts.push_back({word_at(text.data()), word_at(text.data() + 8)});
    }
    rows->written.resize(count);
    encode_all(rows->latitudes.data(), rows->longitudes.data(), count, rows->written.data());
    size_t compared = 0;
    for (size_t i = 0; i < count; i++) {
        if (!is_ordinary(points[i], grid[i])) continue;
        compared++;
        require(std::memcmp(&rows->texts[i], &rows->written[i], 15) == 0, "the floor of MGRS writes otherwise");
        encode_one(points[i], page);
        require(texts[i] == page, "the floor of MGRS writes otherwise, one by one");
        encode_utm_one(grid[i], page);
        page[2] = texts[i][2];  // Near its edges, the band may be the next.
        require(texts[i] == page, "the floor of MGRS from UTM writes otherwise");
        gn_mgrs_cell cell;
        require(gn_mgrs_decode(texts[i].data(), texts[i].size(), &cell, nullptr), "decode");
        require(apart(cell.center, point_of(decode(rows->texts[i]))) < 1e-6, "the floor of MGRS reads otherwise");
    }
    require(compared > count / 2, "the floor of MGRS is hardly compared");
    auto back = std::make_shared<std::vector<double>>(2 * count);
    return {{"gn_mgrs_encode_batch", "encode, 1 m, batch",
             [=] { encode_all(rows->latitudes.data(), rows->longitudes.data(), count, rows->written.data()); }},
            {"gn_mgrs_encode", "encode, 1 m, one by one", writing(points, encode_one)},
            {"gn_mgrs_encode_utm", "encode a UTM coordinate, 1 m",
             [&grid] {
                 for (const gn_utm &utm : grid) {
                     encode_utm_one(utm, page);
                     sink = sink + page[4];
                 }
             }},
            {"gn_mgrs_decode_batch", "decode, 1 m, batch",
             [=] { decode_all(rows->texts.data(), count, back->data(), back->data() + count); }},
            {"gn_mgrs_decode", "decode, 1 m, one by one", reading(texts, decode_one)}};
}

std::vector<Floor> of_graticules(const Points &points, const Texts &georef, const Texts &gars) {
    const auto georef_texts = padded(georef), gars_texts = padded(gars);
    for (size_t i = 0; i < points.size(); i++) {
        encode_georef(points[i], page);
        require(georef[i] == page, "the floor of GEOREF writes otherwise");
        encode_gars(points[i], page);
        require(gars[i] == page, "the floor of GARS writes otherwise");
        gn_graticule_cell cell;
        require(gn_georef_decode(georef[i].data(), georef[i].size(), &cell, nullptr), "GEOREF");
        require(apart(cell.center, point_of(decode_georef((*georef_texts)[i].data()))) < 1e-6,
                "the floor of GEOREF reads otherwise");
        require(gn_gars_decode(gars[i].data(), gars[i].size(), &cell, nullptr), "GARS");
        require(apart(cell.center, point_of(decode_gars((*gars_texts)[i].data()))) < 1e-6, "the floor of GARS reads otherwise");
    }
    return {{"gn_georef_encode", "encode GEOREF, 0.1 minutes", writing(points, encode_georef)},
            {"gn_georef_decode", "decode GEOREF, 0.1 minutes", reading(georef, decode_georef)},
            {"gn_gars_encode", "encode GARS, 5 minutes", writing(points, encode_gars)},
            {"gn_gars_decode", "decode GARS, 5 minutes", reading(gars, decode_gars)}};
}

std::vector<Floor> of_degrees(const Points &points, const Texts &texts) {
    const auto all = padded(texts);
    for (size_t i = 0; i < points.size(); i++) {
        write_position(points[i], page);
        require(texts[i] == page, "the floor of degrees writes otherwise");
        const gn_point point = read_position((*all)[i].data());
        char *end;
        require(point.latitude == std::strtod(texts[i].c_str(), &end) && point.longitude == std::strtod(end + 1, nullptr),
                "the floor of degrees reads otherwise");
    }
    return {{"gn_position_parse", "read degrees", reading(texts, read_position)},
            {"gn_position_format", "write", writing(points, write_position)}};
}

} // namespace floors
