/* SPDX-License-Identifier: MIT
 *
 * Any bytes as a position of degrees or of MGRS, against GeographicLib 2.1: texts that both accept mean the same position to
 * 1e-9 degrees. Where the two differ on purpose, a named excuse says why.
 */
#include <GeographicLib/DMS.hpp>
#include <GeographicLib/GARS.hpp>
#include <GeographicLib/GeoCoords.hpp>
#include <GeographicLib/Georef.hpp>
#include <GeographicLib/MGRS.hpp>
#include <GeographicLib/UTMUPS.hpp>

#include <algorithm>
#include <cctype>
#include <cstring>
#include <string>

#include "fuzz.h"

namespace {

constexpr double tolerance = 1e-9;

bool is_near(double ours, double theirs) { return std::fabs(std::remainder(ours - theirs, 360)) <= tolerance; }

/* -- Degrees ------------------------------------------------------------------------------------------------------ */

/* The words that GeographicLib's GeoCoords would see: it parts at blanks and commas. */
int words(const std::string &text, std::string out[3]) {
    int count = 0;
    for (size_t i = 0; i < text.size();) {
        const size_t start = text.find_first_not_of(" \t\n\v\f\r,", i);
        if (start == std::string::npos) break;
        const size_t end = std::min(text.find_first_of(" \t\n\v\f\r,", start), text.size());
        if (count == 3) return 4;
        out[count++] = text.substr(start, end - start);
        i = end;
    }
    return count;
}

struct Sign {
    const char *bytes;
    char meaning; /* 0: GeographicLib drops it. */
};

/* Symbols beyond ASCII that GeographicLib reads. */
const Sign signs[] = {
    {"\xc2\xa0", 0},      {"\xa0", 0},          {"\xe2\x80\x87", 0},  {"\xe2\x80\x89", 0},  {"\xe2\x80\x8a", 0},
    {"\xe2\x80\x8b", 0},  {"\xe2\x80\xaf", 0},  {"\xe2\x81\xa3", 0},  {"\xc2\xb0", 'd'},    {"\xc2\xba", 'd'},
    {"\xe2\x81\xb0", 'd'}, {"\xcb\x9a", 'd'},   {"\xe2\x88\x98", 'd'}, {"\xb0", 'd'},       {"\xba", 'd'},
    {"\xe2\x80\xb2", '\''}, {"\xe2\x80\xb5", '\''}, {"\xc2\xb4", '\''}, {"\xe2\x80\x98", '\''}, {"\xe2\x80\x99", '\''},
    {"\xe2\x80\x9b", '\''}, {"\xca\xb9", '\''}, {"\xcb\x8a", '\''},   {"\xcb\x8b", '\''},   {"\xb4", '\''},
    {"\xe2\x80\xb3", '"'}, {"\xe2\x80\xb6", '"'}, {"\xcb\x9d", '"'},  {"\xe2\x80\x9c", '"'}, {"\xe2\x80\x9d", '"'},
    {"\xe2\x80\x9f", '"'}, {"\xca\xba", '"'},   {"\xe2\x80\x90", '-'}, {"\xe2\x80\x91", '-'}, {"\xe2\x80\x93", '-'},
    {"\xe2\x80\x94", '-'}, {"\xe2\x88\x92", '-'}, {"\xe2\x9e\x96", '-'}, {"*", 'd'},        {"`", '\''}};

bool is_of_number(char c) { return std::isdigit(static_cast<unsigned char>(c)) || c == '.'; }

/* 40-30N */
bool has_hyphen(const std::string &text) {
    for (size_t at = text.find('-', 1); at != std::string::npos; at = text.find('-', at + 1)) {
        if (std::isdigit(static_cast<unsigned char>(text[at - 1])) && is_of_number(text[at + 1])) return true;
    }
    return false;
}

bool is_mark(char c) { return c == ':' || c == '"' || c == '\'' || std::tolower(c) == 'd'; }

/* A text as GeographicLib sees it. */
struct Plain {
    std::string text;
    /* All of it can be handed over. GeographicLib 2.1.2 looks bytes up in tables that end with ASCII, and the names of
       parts in one that ends with seconds: it reads out of bounds for others, for 4"3:16:12 and for 4:3:16:12:5. */
    bool is_safe = true;
    /* A blank that it drops stands behind a digit, and two numbers may become one; here such a blank parts them. */
    bool joins_numbers = false;

    explicit Plain(const std::string &from) {
        for (size_t at = 0; at < from.size();) {
            const Sign *sign = signs;
            while (sign != std::end(signs) && from.compare(at, std::strlen(sign->bytes), sign->bytes) != 0) sign++;
            if (sign == std::end(signs)) {
                is_safe = is_safe && static_cast<unsigned char>(from[at]) < 0x80;
                text += from[at++];
                continue;
            }
            if (sign->meaning) {
                text += sign->meaning;
            } else {
                joins_numbers = joins_numbers || (!text.empty() && is_of_number(text.back()));
            }
            at += std::strlen(sign->bytes);
        }
        for (size_t at = text.find("''"); at != std::string::npos; at = text.find("''")) text.replace(at, 2, "\"");
        for (size_t at = text.find('"'); at != std::string::npos; at = text.find('"', at + 1)) {
            if (at + 1 < text.size() && (is_of_number(text[at + 1]) || text[at + 1] == ':')) is_safe = false;
        }
        std::string word[3];
        const int count = words(text, word);
        for (int i = 0; i < std::min(count, 3); i++) {
            const auto marks = std::count_if(word[i].begin(), word[i].end(), is_mark);
            if (marks > 2 && word[i].find(':') != std::string::npos) is_safe = false;
        }
    }

    /* GeographicLib adds up numbers separated by signs, as in "7.0E+1" or "40+0:30"; here a sign begins a number. */
    bool has_sum() const {
        std::string word[3];
        const int count = words(text, word);
        for (int i = 0; i < std::min(count, 3); i++) {
            const bool has_letter = std::isalpha(static_cast<unsigned char>(word[i][0])) != 0;
            if (word[i].find_first_of("+-", has_letter ? 2 : 1) != std::string::npos) return true;
        }
        return false;
    }

    bool has_sign_after_letter() const {
        for (size_t at = text.find_first_of("+-", 1); at != std::string::npos; at = text.find_first_of("+-", at + 1)) {
            if (std::strchr("nsewNSEW", text[at - 1])) return true;
        }
        return false;
    }
};

bool is_ascii(const std::string &text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

/* GeographicLib takes a latitude beyond 90 degrees for NaN, "nan" and "inf" for numbers. */
bool is_number(double latitude, double longitude) {
    return std::fabs(latitude) <= 90 && std::isfinite(longitude);
}

void check_degrees(const std::string &text) {
    std::string word[3];
    const Plain plain(text);
    if (words(text, word) != 2 || !plain.is_safe) return;
    double latitude, longitude;
    try {
        GeographicLib::DMS::DecodeLatLon(word[0], word[1], latitude, longitude);
    } catch (const GeographicLib::GeographicErr &) {
        return;
    }
    if (!is_number(latitude, longitude)) return;
    gn_status status = GN_ERROR_TEXT_FORM;
    for (int32_t form = GN_FORM_DD; form <= GN_FORM_DMS && status == GN_ERROR_TEXT_FORM; form++) {
        gn_position p[GN_POSITION_CANDIDATES];
        size_t count;
        status = gn_position_parse(text.data(), text.size(), form, 0, p, GN_POSITION_CANDIDATES, &count, nullptr);
        if (status != GN_OK) continue;
        /* 0045N 00030E is 45 and 30 to GeographicLib; hyphens between numbers are sums to it. */
        const bool has_marks = std::any_of(plain.text.begin(), plain.text.end(), is_mark);
        if ((form != GN_FORM_DD && !has_marks) || has_hyphen(plain.text)) return;
        HOLDS(count == 1);
        /* Commas part words for GeographicLib, and only that. */
        if ((p->flags & GN_POSITION_DECIMAL_COMMA) || plain.joins_numbers) return;
        /* In E5'0S-75 the letters stand before their numbers here, and in 57N+0 75W the sign begins the second one; to
           GeographicLib, 0S-75 and 57N+0 are sums. */
        if (plain.has_sum() && (std::isalpha(static_cast<unsigned char>(word[0][0])) || plain.has_sign_after_letter())) {
            return;
        }
        HOLDS(!plain.has_sum());
        HOLDS(is_near(p->point.latitude, latitude) && is_near(p->point.longitude, longitude));
    }
    if (status == GN_OK || plain.has_sum() || plain.joins_numbers) return;
    /* GridNorth refuses these: symbols of one coordinate only or of two kinds in it, numbers of more than 15 digits, a
       letter or a sign that does not touch its number, "1.8e2", commas that may be decimal ones, numbers in words. */
    HOLDS(status == GN_ERROR_TEXT_SYMBOL || status == GN_ERROR_TEXT_DIGITS || status == GN_ERROR_TEXT_SIGN || status == GN_ERROR_TEXT_BYTE ||
          status == GN_ERROR_TEXT_HEMISPHERE || status == GN_ERROR_TEXT_NUMBER || status == GN_ERROR_TEXT_INCOMPLETE ||
          status == GN_ERROR_TEXT_REST || status == GN_ERROR_TEXT_COMMA);
}

/* -- References --------------------------------------------------------------------------------------------------- */

void check_mgrs(const std::string &text) {
    if (!is_ascii(text)) return;
    gn_mgrs_cell cell;
    const gn_status status = gn_mgrs_decode(text.data(), text.size(), &cell, nullptr);
    const bool accepted = status == GN_OK;
    int zone, precision;
    bool northern;
    double easting, northing, latitude, longitude;
    try {
        GeographicLib::MGRS::Reverse(text, zone, northern, easting, northing, precision, true);
        if (zone == GeographicLib::UTMUPS::INVALID) return;
        GeographicLib::UTMUPS::Reverse(zone, northern, easting, northing, latitude, longitude);
    } catch (const GeographicLib::GeographicErr &) {
        /* Blanks between the parts are read here alone, and squares that lie beyond their band or zone. */
        HOLDS(!accepted || text.find_first_of(" \t") != std::string::npos || cell.flags != 0 || cell.precision < 0 ||
              text.size() < 3);
        return;
    }
    /* 32X, 34X and 36X: to GeographicLib they are grid zones. */
    if (status == GN_ERROR_MGRS_GRID_ZONE && (zone == 32 || zone == 34 || zone == 36)) return;
    /* It finds the zero byte at the end of its list of digits. */
    if (!accepted && text.find('\0') != std::string::npos) return;
    /* It looks at no meridians: squares that miss their band and their zone do not exist here. */
    if (status == GN_ERROR_MGRS_SQUARE && std::fabs(std::remainder(longitude - (6 * zone - 183), 360)) > 3) return;
    HOLDS(accepted && cell.precision == precision);
    /* The middle of a grid zone is theirs in degrees; here that of the part that exists. */
    if (precision < 0) return;
    HOLDS(cell.zone == zone && std::fabs(cell.utm_center.easting - easting) < 1e-6);
    const double shift = (cell.utm_center.hemisphere == GN_NORTH) == northern ? 0 : 1e7;
    HOLDS(std::fabs(std::fabs(cell.utm_center.northing - northing) - shift) < 1e-6);
    HOLDS(is_near(cell.center.latitude, latitude));
    HOLDS(std::fabs(latitude) > 89.999 || is_near(cell.center.longitude, longitude));
}

using Decoder = gn_status(const char *, size_t, gn_graticule_cell *, size_t *);

template <class System> void check_graticule(const std::string &text, Decoder *decode) {
    gn_graticule_cell cell;
    if (decode(text.data(), text.size(), &cell, nullptr) != GN_OK) return;
    if (text.find_first_of(" \t\n\v\f\r") != std::string::npos || !is_ascii(text)) return;
    double latitude, longitude;
    int precision;
    System::Reverse(text, latitude, longitude, precision, true);
    HOLDS(precision == cell.precision);
    HOLDS(is_near(cell.center.latitude, latitude) && is_near(cell.center.longitude, longitude));
}

/* -- UTM and UPS: "18n 585628 4511322", "2000000 2000000 n" -------------------------------------------------------- */

void check_grid(const std::string &text) {
    std::string word[3];
    if (words(text, word) != 3 || !Plain(text).is_safe) return;
    gn_position p[GN_POSITION_CANDIDATES];
    size_t count;
    if (gn_position_parse(text.data(), text.size(), GN_FORM_UTM, 0, p, GN_POSITION_CANDIDATES, &count, nullptr) !=
        GN_OK) {
        return;
    }
    try {
        const GeographicLib::GeoCoords theirs(text);
        /* The first candidate takes the letter for a hemisphere, as GeographicLib does. */
        HOLDS(is_near(p->point.latitude, theirs.Latitude()));
        HOLDS(std::fabs(theirs.Latitude()) > 89.999 || is_near(p->point.longitude, theirs.Longitude()));
    } catch (const GeographicLib::GeographicErr &) {
        /* It reads neither bands nor words, and refuses positions far from the zone. */
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const std::string text(reinterpret_cast<const char *>(data), size);
    check_degrees(text);
    check_mgrs(text);
    check_graticule<GeographicLib::Georef>(text, gn_georef_decode);
    check_graticule<GeographicLib::GARS>(text, gn_gars_decode);
    check_grid(text);
    return 0;
}
