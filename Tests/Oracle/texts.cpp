// Positions as text against GeographicLib's GeoCoords: random texts in its own notations, new in every run.
//
// Degrees in all their forms, with the symbols that both know; UTM and UPS; MGRS. Then the same texts, spoiled by one or
// two characters. Texts that both accept give the same position to 1e-9 degrees. Texts that only one accepts must
// have one of the reasons below, each of which looks at the text itself; how often each was the reason is printed.
//
// SPDX-License-Identifier: MIT
#include "oracle.hpp"

#include <GeographicLib/GeoCoords.hpp>
#include <GeographicLib/MGRS.hpp>
#include <GeographicLib/UTMUPS.hpp>

#include <regex>

using namespace oracle;
using GeographicLib::GeoCoords;

namespace {

constexpr double same_position = 1e-9;

using Texts = std::vector<std::string>;

const Texts degree_symbols = {"d", "D", "*", "\u00b0", "\u00ba", "\u2070", "\u02da", "\u2218", "\xb0", "\xba"};
const Texts minute_symbols = {"'",      "`",      "\u2032", "\u2035", "\u00b4", "\u2018", "\u2019",
                              "\u201b", "\u02b9", "\u02ca", "\u02cb", "\xb4"};
const Texts second_symbols = {"\"",     "\u2033", "\u2036", "\u02dd", "\u201c",
                              "\u201d", "\u201f", "\u02ba", "''",     "\u2032\u2032"};
const Texts minus_signs = {"-", "\u2010", "\u2011", "\u2013", "\u2014", "\u2212", "\u2796"};
const Texts separators = {" ", ",", ", ", "  ", "\t", " ,"};
// GeographicLib deletes them from degrees, where they are blanks like others for us.
const Texts unicode_blanks = {"\u00a0", "\u2007", "\u2009", "\u200a", "\u200b", "\u202f"};

const std::string &any(Random &random, const Texts &texts) {
    return texts[static_cast<size_t>(random.below(static_cast<int>(texts.size())))];
}

// A blank of Unicode, mostly none. It means the same to both beside a separator of coordinates, and beside a symbol if
// that is a comma.
std::string blank(Random &random) { return random.chance(0.02) ? any(random, unicode_blanks) : ""; }

std::string without_unicode_blanks(std::string words) {
    for (const std::string &blank : unicode_blanks) {
        for (size_t at; (at = words.find(blank)) != std::string::npos;) words.erase(at, blank.size());
    }
    return words;
}

// A number of a coordinate's part: whole, or with decimals where it is the last.
std::string number(Random &random, double limit, int width, bool may_have_decimals) {
    if (random.chance(0.02)) limit = 60;
    if (random.chance(0.02)) return may_have_decimals && random.chance(0.7) ? text("%g.0", limit) : text("%g", limit);
    if (!may_have_decimals || random.chance(0.3)) {
        return text("%0*d", random.chance(0.5) ? width : 1, static_cast<int>(random.between(0, limit)));
    }
    std::string digits = text("%.*f", random.below(14), random.between(0, limit));
    if (random.chance(0.05)) digits += ".";
    if (random.chance(0.05) && digits[0] == '0' && digits.size() > 2) digits.erase(0, 1);
    return digits;
}

// A latitude or a longitude.
std::string coordinate(Random &random, bool is_latitude, bool has_letter, bool has_blanks) {
    double limit = is_latitude ? 90 : random.chance(0.1) ? 400 : 180;
    int parts = 1 + random.below(3), width = is_latitude ? 2 : 3;
    std::string body;
    if (random.chance(0.2)) { // With colons.
        for (int part = 0; part < parts; ++part) {
            bool is_last = part == parts - 1;
            body += (part ? ":" : "") + number(random, part ? 60 : limit, part ? 2 : width, is_last);
        }
    } else {
        const Texts *symbols[] = {&degree_symbols, &minute_symbols, &second_symbols};
        int first = random.chance(0.9) ? 0 : random.below(parts);
        for (int part = first; part < parts; ++part) {
            bool is_last = part == parts - 1;
            body += number(random, part ? 60 : limit, part ? 2 : width, is_last);
            bool is_bare = is_last && (part == 0 ? random.chance(0.6) : part > first && random.chance(0.3));
            if (is_bare) continue;
            if (has_blanks) body += blank(random);
            body += any(random, *symbols[part]);
            if (has_blanks) body += blank(random);
        }
    }
    bool is_negative = random.chance(has_letter ? 0.05 : 0.5);
    std::string sign = is_negative ? any(random, minus_signs) : random.chance(0.1) ? "+" : "";
    std::string letter(1, (is_latitude ? "NnSs" : "EeWw")[random.below(4)]);
    if (!has_letter) return sign + body;
    return random.chance(0.5) ? letter + sign + body : sign + body + letter;
}

std::string degrees(Random &random) {
    bool has_letters = random.chance(0.5), is_turned = has_letters && random.chance(0.3);
    bool one_letter = has_letters && random.chance(0.2);
    const std::string &separator = any(random, separators);
    bool has_comma = separator.find(',') != std::string::npos;
    std::string first = coordinate(random, !is_turned, has_letters, has_comma);
    std::string second = coordinate(random, is_turned, has_letters && !one_letter, has_comma);
    return blank(random) + first + blank(random) + separator + blank(random) + second + blank(random);
}

std::string utm(Random &random) {
    int zone;
    bool north;
    double easting, northing;
    GeographicLib::UTMUPS::Forward(some_latitude(random), random.between(-180, 180), zone, north, easting, northing);
    int places = random.below(7);
    std::string numbers = text("%.*f", places, easting) + any(random, separators) + text("%.*f", places, northing);
    static const char *const words[] = {"s", "S", "south", "South", "n", "N", "north", "NORTH"};
    std::string designator = words[random.below(4) + (north ? 4 : 0)];
    if (zone > 0) designator = text(random.chance(0.5) ? "%02d" : "%d", zone) + designator;
    std::string blank = any(random, separators);
    return random.chance(0.5) ? designator + blank + numbers : numbers + blank + designator;
}

std::string mgrs(Random &random) {
    static const char digits[] = "0123456789", letters[] = "ABCDEFGHJKLMNPQRSTUVWXYZ";
    std::string reference;
    if (random.chance(0.3)) { // Few of these exist.
        reference = random.chance(0.2) ? "" : text("%d", 1 + random.below(60));
        for (int i = 0; i < 3; ++i) reference += letters[random.below(24)];
        for (int i = 2 * random.below(6); i > 0; --i) reference += digits[random.below(10)];
    } else {
        int zone;
        bool north;
        double easting, northing, latitude = some_latitude(random);
        GeographicLib::UTMUPS::Forward(latitude, random.between(-180, 180), zone, north, easting, northing);
        GeographicLib::MGRS::Forward(zone, north, easting, northing, latitude, random.below(13) - 1, reference);
    }
    for (char &c : reference) {
        if (random.chance(0.1)) c = static_cast<char>(std::tolower(c));
    }
    return reference;
}

std::string spoiled(Random &random, std::string words) {
    static const char characters[] = "0123456789 .,:;+-'\"dNSEWnsewIOTXmz*/\xb0\xc2\x01\xff";
    for (int times = 1 + random.below(2); times > 0 && !words.empty(); --times) {
        size_t place = static_cast<size_t>(random.below(static_cast<int>(words.size())));
        char character = characters[random.below(sizeof characters - 1)];
        switch (random.below(4)) {
        case 0: words.insert(place, 1, character); break;
        case 1: words.erase(place, 1); break;
        case 2: std::swap(words[place], words[words.size() - 1]); break;
        default: words[place] = character;
        }
    }
    return words;
}

struct Answer {
    bool accepted = false;
    gn_point point = {0, 0};
    gn_status status = GN_OK;
    gn_position position = {};
};

Answer ours_of(const std::string &words) {
    Answer answer;
    gn_position found[GN_POSITION_CANDIDATES];
    size_t count = 0, offset = 0;
    answer.status = gn_position_parse(words.data(), words.size(), GN_FORM_ANY, 0, found, GN_POSITION_CANDIDATES, &count,
                                      &offset);
    answer.accepted = answer.status == GN_OK;
    if (answer.accepted) {
        answer.position = found[0];
        answer.point = found[0].point;
    }
    return answer;
}

Answer theirs_of(const std::string &words) {
    Answer answer;
    try {
        GeoCoords coordinates(words);
        answer.point = {coordinates.Latitude(), coordinates.Longitude()};
        answer.position.point = answer.point;
        answer.accepted = true;
    } catch (const GeographicLib::GeographicErr &) {
    }
    return answer;
}

// Why only one of them accepts a text. GeographicLib parts a text at commas and ASCII blanks into one to three
// words, removes other blanks, and reads each angle alone. The position that was read may decide as well.
struct Reason {
    const char *name;
    std::regex text;
    bool (*also)(const gn_position &ours) = nullptr;
};

// Reduces the symbols to d, ', ", - and blanks.
std::string plain(std::string words) {
    auto replace = [&](const Texts &symbols, const char *by) {
        for (const std::string &symbol : symbols) {
            if (symbol.size() < 2 || symbol == "''") continue;
            for (size_t at; (at = words.find(symbol)) != std::string::npos;) words.replace(at, symbol.size(), by);
        }
    };
    replace(second_symbols, "\"");
    replace(degree_symbols, "d");
    replace(minute_symbols, "'");
    replace(minus_signs, "-");
    words = without_unicode_blanks(words);
    for (char &c : words) {
        if (c == '\xb0' || c == '\xba' || c == '*') c = 'd';
        if (c == '\xb4' || c == '`') c = '\'';
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    for (size_t at; (at = words.find("''")) != std::string::npos;) words.replace(at, 2, "\"");
    return words;
}

bool has(const gn_position &position, uint32_t flags) { return (position.flags & flags) != 0; }

bool is_beyond_their_grid(const gn_position &position) {
    if (position.form != GN_FORM_UTM && position.form != GN_FORM_UPS) return false;
    try {
        double latitude, longitude;
        GeographicLib::UTMUPS::Reverse(position.utm.zone, position.utm.hemisphere == GN_NORTH, position.utm.easting,
                                       position.utm.northing, latitude, longitude);
        return false;
    } catch (const GeographicLib::GeographicErr &) {
        return true;
    }
}

bool is_of_degrees(const gn_position &position) { return position.form <= GN_FORM_DMS; }
bool is_of_a_grid(const gn_position &position) { return position.form == GN_FORM_UTM || position.form == GN_FORM_UPS; }

using std::regex;

// Two words of which one has symbols, or whose symbols go on: 40:30 75, 40d 30'.
#define SYMBOLS "[^\\s,]*[d'\":][^\\s,]*"
#define SUM_BEFORE "[0-9.d'\":][nsew]?"
#define SUM SUM_BEFORE "[-+]"
#define BARE "[^\\s,d'\":]+"
// There is no letter before the first number with another one behind the last.
#define FEW_LETTERS "(?![nsew][^\\s,]*\\s+[^\\s,]*[nsew]\\s*$)"

// The position is theirs.
const Reason only_theirs[] = {
    {"a sum of angles, as 7.0E+1", regex(SUM)},
    {"an exponent in a number of meters", regex("[0-9.]e[0-9]")},
    {"symbols on one of the two, and but blanks between", regex("^\\s*" FEW_LETTERS SYMBOLS "\\s+" BARE "\\s*$")},
    {"symbols on one of the two, and but blanks between", regex("^\\s*" FEW_LETTERS BARE "\\s+" SYMBOLS "\\s*$")},
    {"colons on one of the two, symbols on the other, and but blanks between",
     regex("^\\s*" FEW_LETTERS "[^\\s,]*:[^\\s,]*\\s+[^\\s,:]*[d'\"][^\\s,]*\\s*$")},
    {"colons on one of the two, symbols on the other, and but blanks between",
     regex("^\\s*" FEW_LETTERS "[^\\s,:]*[d'\"][^\\s,]*\\s+[^\\s,]*:[^\\s,]*\\s*$")},
    {"digits beside their letter that look packed, and not beside the other",
     regex("[nsew][-+]?[0-9]{4,7}(?![0-9])|(^|[^0-9.])[0-9]{4,7}(\\.[0-9]*)?[\\s\x80-\xff]*[nsew]")},
    {"minutes or seconds first after the blank", regex("^\\s*[^\\s,]+\\s+[0-9.]+['\"][^\\s,]*\\s*$")},
    {"a colon and a symbol in one word", regex(":[^\\s,]*[d'\"]|[d'\"][^\\s,]*:")},
    {"commas side by side, or at an end", regex(",\\s*,|^\\s*,|,\\s*$")},
    {"an easting below 10 km before its zone",
     regex("^\\s*[-+]?[0-9]{0,4}(\\.[0-9]*)?[\\s,]+[-+]?[0-9.]+[\\s,]+[0-9]{0,2}[ns]")},
    {"no number of meters above 10 km: 45N 93 15.5 may be degrees",
     regex("^\\s*[0-9]{1,2}[\\s,]*(n(orth)?|s(outh)?)"
           "[\\s,]+[-+]?[0-9]{0,4}(\\.[0-9]*)?[\\s,]+[-+]?[0-9]{0,4}(\\.[0-9]*)?\\s*$")},
    {"a letter with blanks on both sides before a sign", regex("[0-9.d'\"][\\s\x80-\xff]+[nsew]\\s+[-+]")},
    {"a comma that may be a decimal comma", regex("(^|[^0-9.])[0-9]{1,4},[0-9]{5,}")},
    {"degrees of five digits and more, with letters",
     regex("^\\s*([^\\s,]*[^0-9.\\s,])?[0-9]{5,}[^\\s,]*[\\s,]+[^\\s,]+\\s*$")},
    {"degrees of five digits and more, with letters",
     regex("^\\s*[^\\s,]+[\\s,]+([^\\s,]*[^0-9.\\s,])?[0-9]{5,}[^\\s,]*\\s*$")},
    {"UTM beyond 84 north or 80 south as MGRS", regex("^\\s*[0-9]{1,2}[cx][a-z]{2}[0-9]*\\s*$"),
     [](const gn_position &p) { return p.point.latitude >= 84 || p.point.latitude < -80; }},
    {"a polar zone or square without digits", regex("^\\s*[abyz]([a-z]{2})?\\s*$")},
    {"a grid zone that does not exist", regex("^\\s*3[246]x")},
    {"INV, nan and inf", regex("^\\s*inv|nan|inf")},
};

const Reason only_ours[] = {
    {"a band after the zone", regex("(^|[\\s,;/0-9])[0-9]{1,2}\\s*[c-hjkmp-rt-x](?![a-z])"),
     [](const gn_position &p) { return is_of_a_grid(p) && has(p, GN_POSITION_BAND); }},
    {"beyond their grid", regex("[ns]"), is_beyond_their_grid},
    {"a cell beyond its band or zone", regex("^\\s*([0-9]{1,2}\\s*[c-x]|[abyz])\\s*[a-z]{2}[0-9\\s]*$"),
     [](const gn_position &p) {
         return p.form == GN_FORM_MGRS && has(p, GN_POSITION_BAND_OF_NEIGHBOR | GN_POSITION_OVERHANGS_ZONE);
     }},
    {"ISO 6709", regex("^\\s*[-+][0-9.]+[-+][0-9.]+([-+][0-9.]+)?(crs.*)?/?\\s*$"),
     [](const gn_position &p) { return p.form == GN_FORM_ISO_6709; }},
    {"GEOREF", regex("^\\s*([a-z]\\s*){4}[0-9\\s]*$"), [](const gn_position &p) { return p.form == GN_FORM_GEOREF; }},
    {"GARS", regex("^\\s*([0-9]\\s*){3}([a-z]\\s*){2}[0-9\\s]*$"),
     [](const gn_position &p) { return p.form == GN_FORM_GARS; }},
    {"degrees with hemispheres in words", regex("north|south|east|west"), is_of_degrees},
    {"packed degrees and minutes", regex("^(?!.*[d'\":])(.*[^0-9.])?[0-9]{4,7}([^0-9]|$)"),
     [](const gn_position &p) { return p.form == GN_FORM_DM || p.form == GN_FORM_DMS; }},
    {"a degree sign that is missing before minutes", regex("(^|[\"nsew\\s,])[-+]?[0-9]+\\s+[0-9.]+'"), is_of_degrees},
    {"hyphens between the parts of degrees", regex("[0-9] ?-[0-9]"), is_of_degrees},
    {"words and letters for minutes", regex("[0-9.]\\s*m"), is_of_degrees},
    {"easting and northing without a blank", regex("^\\s*[0-9]{1,2}\\s*[a-z]+[\\s,]*[0-9]{13,14}\\s*$"), is_of_a_grid},
    {"the letter of half a polar cap", regex("(^|[\\s,0-9.])[abyz]($|[\\s,0-9])"),
     [](const gn_position &p) { return p.form == GN_FORM_UPS && has(p, GN_POSITION_BAND); }},
    {"E or N before a number of meters", regex("[en]\\s*[0-9.]+\\s*m?[\\s,;/]*[en]\\s*[0-9]"),
     is_of_a_grid},
    {"degrees with a blank after a colon", regex(":\\s"), is_of_degrees},
    {"degrees that are parted within a word",
     regex("[^\\s,][nsew][^\\s,]|[nsew][^\\s,nsew]+[nsew]|d[^\\s,]*d|(^|[\\s,])[d'\"]"),
     is_of_degrees},
    {"degrees with a letter or a symbol after a blank",
     regex("(^|[\\s,])([nsew]|[d'\":][^\\s,]*)([\\s,]|$)"), is_of_degrees},
    {"degrees of which a word has two", regex("['\"][0-9.]+[d:]|['\"][0-9.]+'|\"[0-9.]+\""), is_of_degrees},
    {"brackets or quotation marks", regex("^\\s*[\\(\\[{<\"'].*[\\)\\]}>\"']\\s*$")},
    {"a semicolon or a solidus", regex("[;/]")},
    {"degrees in more than two words", regex("[^\\s,]+[\\s,]+[^\\s,]+[\\s,]+[^\\s,]+"), is_of_degrees},
    {"units of meters", regex("[0-9.]\\s*m|[0-9.]{3}\\s*[en](?!orth)"), is_of_a_grid},
    {"an N behind a northing, beside the hemisphere",
     regex("(^|[0-9.])\\s*[ns].*[0-9.]\\s*n\\s*$|[0-9.]\\s*n.*[0-9\\s][ns](outh|orth)?\\s*$"), is_of_a_grid},
    {"a zone with blanks before its letter", regex("(^|[\\s,])[0-9]{1,2}\\s+[ns]"), is_of_a_grid},
    {"a minus of Unicode in a number of meters", regex("(^|[\\s,])-[0-9.]"), is_of_a_grid},
    {"UTM and UPS in more than three words, or in two",
     regex("^[\\s,]*[^\\s,]+[\\s,]+[^\\s,]+[\\s,]*$|([^\\s,]+[\\s,]+){3}[^\\s,]"), is_of_a_grid},
    {"MGRS with blanks within", regex("\\S\\s+\\S"), [](const gn_position &p) { return p.form == GN_FORM_MGRS; }},
};

template <size_t count>
const char *reason(const Reason (&reasons)[count], const std::string &words, const gn_position &ours) {
    for (const Reason &reason : reasons) {
        if (std::regex_search(words, reason.text) && (!reason.also || reason.also(ours))) return reason.name;
    }
    return nullptr;
}

// "31N", as they name it.
std::string grid_zone_of(const gn_point &point) {
    int zone;
    bool north;
    double easting, northing;
    std::string name;
    GeographicLib::UTMUPS::Forward(point.latitude, point.longitude, zone, north, easting, northing);
    GeographicLib::MGRS::Forward(zone, north, easting, northing, point.latitude, -1, name);
    return name;
}

// A sign, or the letter before it, begins the second coordinate for us: "40-75", "S77 7W+68".
std::string parted_at_signs(const std::string &words) {
    static const regex degrees_first("^\\s*([nsew][-+]?[0-9.]+)d?\\s+([0-9.]+'?)([nsew][-+])");
    static const regex minutes_first("^\\s*([nsew][^\\s,]*')\\s+([0-9.]+\"?)([nsew][-+])");
    static const regex sign("(" SUM_BEFORE ")([-+])");
    if (std::regex_search(words, degrees_first)) return std::regex_replace(words, degrees_first, "$1d$2 $3");
    if (std::regex_search(words, minutes_first)) return std::regex_replace(words, minutes_first, "$1$2 $3");
    return std::regex_replace(words, sign, "$1 $2");
}

void compare(const std::string &words, const char *kind, Report &report) {
    Answer ours = ours_of(words);
    std::string asked = plain(words);
    // Commas only part words for them.
    bool has_decimal_comma = has(ours.position, GN_POSITION_DECIMAL_COMMA);
    static const regex comma("([0-9]),([0-9])");
    if (has_decimal_comma) asked = std::regex_replace(asked, comma, "$1.$2");
    // GeographicLib 2.1.2 reads beyond its table of components where a colon follows minutes or seconds, 40"30:15, or
    // two other colons.
    static const regex crash("['\"][^\\s,]*:|:[^\\s,]*:[^\\s,]*:");
    if (std::regex_search(asked, crash)) {
        report.count("not asked: colons that they cannot name");
        return;
    }
    Answer theirs = theirs_of(has_decimal_comma ? asked : words);
    static const regex sum(SUM);
    if (ours.accepted && theirs.accepted && std::regex_search(asked, sum)) {
        report.count("both accept: theirs is a sum of angles, asked again in parts");
        asked = parted_at_signs(asked);
        theirs = theirs_of(asked);
    }
    auto said = [&] {
        return text("\"%s\": %s %.12g %.12g, theirs %s %.12g %.12g", words.c_str(), gn_status_name(ours.status),
                    ours.point.latitude, ours.point.longitude, theirs.accepted ? "accepted" : "refused",
                    theirs.point.latitude, theirs.point.longitude);
    };
    std::string kind_of = has_decimal_comma ? "decimal commas: " : std::string(kind) + ": ";
    if (ours.accepted && theirs.accepted) {
        static const regex grid_zone("^\\s*[0-9]{1,2}[a-z]\\s*$");
        static const regex glued("^\\s*[0-9]{1,2}d[0-9]{5,}(\\.[0-9]*)?[\\s,]");
        if (std::regex_search(asked, grid_zone)) {
            report.check("both accept: a grid zone alone, of which they give another point")
                .note(grid_zone_of(ours.point) != grid_zone_of(theirs.point), said);
            return;
        }
        if (has(ours.position, GN_POSITION_BAND) && std::regex_search(asked, glued)) {
            report.count("both accept: band D is a degree sign for them");
            return;
        }
        static const regex marks("[d'\":]"), packed("(^|[^0-9.])[0-9]{4}");
        static const regex run_together("^\\s*[0-9]{1,2}[a-z]+[\\s,]*[0-9]{13,14}\\s*$");
        if (is_of_degrees(ours.position) && ours.position.form != GN_FORM_DD && std::regex_search(asked, packed) &&
            !std::regex_search(asked, marks)) {
            report.count("both accept: packed degrees and minutes are degrees for them");
            return;
        }
        if (is_of_a_grid(ours.position) && std::regex_search(asked, run_together)) {
            report.count("both accept: easting and northing without a blank are a longitude for them");
            return;
        }
        report.quantity(kind_of + "both accept", "deg", same_position)
            .note(position_difference(ours.point.latitude, ours.point.longitude, theirs.point.latitude,
                                      theirs.point.longitude),
                  said);
    } else if (!ours.accepted && !theirs.accepted) {
        report.count(kind_of + "both refuse");
    } else {
        const char *why = ours.accepted ? reason(only_ours, asked, ours.position)
                                        : reason(only_theirs, asked, theirs.position);
        report.check(kind_of + "only one accepts, for a named reason").note(!why, said);
        if (why) report.count(std::string(ours.accepted ? "only ours: " : "only theirs: ") + why);
    }
}

} // namespace

int main(int argc, char **argv) {
    return run(seed_of(argc, argv), count_of(argc, argv, 400'000), [](Random &random, long count, Report &report) {
        for (long i = 0; i < count; ++i) {
            std::string (*const kinds[])(Random &) = {degrees, utm, mgrs};
            static const char *const names[] = {"degrees", "UTM and UPS", "MGRS"};
            int kind = i % 4 == 3 ? 2 : i % 4 == 2 ? 1 : 0;
            std::string words = kinds[kind](random);
            compare(words, names[kind], report);
            // Swapped bytes may make such a blank again.
            words = without_unicode_blanks(spoiled(random, without_unicode_blanks(words)));
            compare(words, "spoiled", report);
        }
    });
}
