// Documents beside XML readers with the conversions of the standard library, and times as text.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "floors.hpp"
#include "planar.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <expat.h>
#include <iconv.h>
#include <pugixml.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <iterator>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace {

using Vertices = std::vector<gn_vertex>;

// What expat alone computes.
constexpr char XML_ALONE[] = "elements, attributes and texts alone";

constexpr double START = 1795335425;  // 2026-11-22T08:17:05Z

// MARK: Times

// Days of the Gregorian calendar since 1970; years begin in March.
int64_t days(int year, int month, int day) {
    year -= month <= 2;
    const int era = year / 400, of_era = year - era * 400;
    const int of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    return int64_t(era) * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
}

// The simplest reader of times: columns, whole seconds, UTC.
double seconds_of(const char *text, size_t size) {
    if (size < 20) return NAN;
    auto number = [text](int first, int count) {
        int value = 0;
        for (int i = 0; i < count; i++) value = value * 10 + (text[first + i] - '0');
        return value;
    };
    return double(days(number(0, 4), number(5, 2), number(8, 2)) * 86400 + number(11, 2) * 3600 + number(14, 2) * 60 +
                  number(17, 2));
}

std::string text_of(double seconds) {
    char text[31];
    gn_time_format(seconds, 0, text, sizeof text, nullptr);
    return text;
}

// MARK: Documents

Vertices way(size_t count) {
    std::mt19937_64 random{20261127};
    std::uniform_real_distribution<double> step(-1, 1);
    Vertices vertices;
    gn_vertex here = {{46.5, 8.5}, 2000, START};
    for (size_t i = 0; i < count; i++) {
        here.point.latitude += 1e-4 * step(random);
        here.point.longitude += 1e-4 * step(random);
        here.altitude += step(random);
        here.time += 1;
        vertices.push_back(here);
    }
    return vertices;
}

gn_feature line_of(size_t count) {
    gn_feature line;
    require(gn_feature_init(&line), "feature");
    line.kind = GN_FEATURE_LINE;
    line.count = count;
    line.time = START;
    return line;
}

// A writer of the library, into a string.
std::string written(decltype(&gn_gpx_write) write, const gn_feature &feature, const Vertices &vertices) {
    size_t needed = 0;
    write(&feature, 1, vertices.data(), vertices.size(), nullptr, 0, nullptr, nullptr, 0, &needed, nullptr);
    std::string text(needed, 0);
    require(write(&feature, 1, vertices.data(), vertices.size(), nullptr, 0, nullptr, text.data(), needed, &needed,
                  nullptr),
            "a document is not written");
    text.pop_back();
    return text;
}

// A track as most programs write it: an element a line, indented.
std::string recorded(const Vertices &vertices) {
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<gpx version=\"1.1\" creator=\"x\" "
                       "xmlns=\"http://www.topografix.com/GPX/1/1\">\n <trk><name>t</name>\n  <trkseg>\n";
    for (const gn_vertex &vertex : vertices) {
        char line[256];
        std::snprintf(line, sizeof line,
                      "   <trkpt lat=\"%.7f\" lon=\"%.7f\">\n    <ele>%.2f</ele>\n    <time>%s</time>\n   </trkpt>\n",
                      vertex.point.latitude, vertex.point.longitude, vertex.altitude, text_of(vertex.time).c_str());
        text += line;
    }
    return text + "  </trkseg>\n </trk>\n</gpx>\n";
}

const char EVENT[] =
    R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<event version="2.0" uid="ANDROID-589520ccfcd20f01" type="a-f-G-U-C" how="m-g" time="2026-11-22T08:17:05.250Z" )"
    R"(start="2026-11-22T08:17:05.250Z" stale="2026-11-22T08:23:20.250Z"><point lat="46.572761" lon="8.415012" )"
    R"(hae="2429.2" ce="9.5" le="9999999.0"/><detail><takv os="34" version="5.2.0" device="PIXEL" platform="ATAK"/>)"
    R"(<contact endpoint="*:-1:stcp" callsign="FURKA"/><uid Droid="FURKA"/><precisionlocation altsrc="GPS" )"
    R"(geopointsrc="GPS"/><__group role="Team Member" name="Cyan"/><status battery="78"/><track course="271.5" )"
    R"(speed="1.25"/></detail></event>)";

// MARK: GPX by others

/// The numbers and names that expat reads from a track.
struct Listener {
    Vertices &vertices;
    gn_vertex here = {};
    char text[64] = {};
    int size = 0;
    enum { NOTHING, ALTITUDE, TIME } field = NOTHING;
};

void XMLCALL begin(void *data, const char *name, const char **attributes) {
    Listener &listener = *static_cast<Listener *>(data);
    if (std::strcmp(name, "trkpt") == 0) {
        listener.here = {{NAN, NAN}, NAN, NAN};
        for (; *attributes; attributes += 2) {
            if (std::strcmp(attributes[0], "lat") == 0) {
                listener.here.point.latitude = std::strtod(attributes[1], nullptr);
            } else if (std::strcmp(attributes[0], "lon") == 0) {
                listener.here.point.longitude = std::strtod(attributes[1], nullptr);
            }
        }
    } else if (std::strcmp(name, "ele") == 0) {
        listener.field = Listener::ALTITUDE;
        listener.size = 0;
    } else if (std::strcmp(name, "time") == 0) {
        listener.field = Listener::TIME;
        listener.size = 0;
    }
}

void XMLCALL collect(void *data, const char *text, int size) {
    Listener &listener = *static_cast<Listener *>(data);
    if (listener.field == Listener::NOTHING || listener.size + size >= int(sizeof listener.text)) return;
    std::memcpy(listener.text + listener.size, text, size_t(size));
    listener.size += size;
}

void XMLCALL end(void *data, const char *name) {
    Listener &listener = *static_cast<Listener *>(data);
    if (listener.field != Listener::NOTHING) {
        listener.text[listener.size] = 0;
        if (listener.field == Listener::ALTITUDE) {
            listener.here.altitude = std::strtod(listener.text, nullptr);
        } else {
            listener.here.time = seconds_of(listener.text, size_t(listener.size));
        }
        listener.field = Listener::NOTHING;
    } else if (std::strcmp(name, "trkpt") == 0) {
        listener.vertices.push_back(listener.here);
    }
}

using Parser = std::unique_ptr<XML_ParserStruct, decltype(&XML_ParserFree)>;

Parser parser() { return Parser(XML_ParserCreate(nullptr), XML_ParserFree); }

void read_by_expat(const Parser &parser, const std::string &text, Vertices &vertices) {
    vertices.clear();
    Listener listener{vertices};
    XML_ParserReset(parser.get(), nullptr);
    XML_SetUserData(parser.get(), &listener);
    XML_SetElementHandler(parser.get(), begin, end);
    XML_SetCharacterDataHandler(parser.get(), collect);
    require(XML_Parse(parser.get(), text.data(), int(text.size()), 1) == XML_STATUS_OK, "expat");
}

double number(const char *text) {
    double value = NAN;
    std::from_chars(text, text + std::strlen(text), value);
    return value;
}

void read_by_pugixml(const std::string &text, Vertices &vertices) {
    vertices.clear();
    pugi::xml_document document;
    require(bool(document.load_buffer(text.data(), text.size())), "pugixml");
    for (auto track : document.child("gpx").children("trk"))
        for (auto segment : track.children("trkseg"))
            for (auto point : segment.children("trkpt")) {
                const char *time = point.child_value("time");
                vertices.push_back({{number(point.attribute("lat").value()), number(point.attribute("lon").value())},
                                    number(point.child_value("ele")),
                                    seconds_of(time, std::strlen(time))});
            }
}

// The coordinates of one LineString.
void read_coordinates_by_pugixml(const std::string &text, Vertices &vertices) {
    vertices.clear();
    pugi::xml_document document;
    require(bool(document.load_buffer(text.data(), text.size())), "pugixml");
    const char *here = document.child("kml").child("Document").child("Placemark").child("LineString").child_value("coordinates");
    const char *stop = here + std::strlen(here);
    while (here < stop) {
        gn_vertex vertex = {{NAN, NAN}, NAN, NAN};
        here = std::from_chars(here, stop, vertex.point.longitude).ptr + 1;
        here = std::from_chars(here, stop, vertex.point.latitude).ptr + 1;
        here = std::from_chars(here, stop, vertex.altitude).ptr;
        while (here < stop && (*here == ' ' || *here == '\n')) here++;
        vertices.push_back(vertex);
    }
}

bool same(const Vertices &a, const Vertices &b) {
    auto equal = [](double x, double y) { return x == y || (std::isnan(x) && std::isnan(y)); };
    return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [=](const gn_vertex &x, const gn_vertex &y) {
               return x.point.latitude == y.point.latitude && x.point.longitude == y.point.longitude &&
                      equal(x.altitude, y.altitude) && equal(x.time, y.time);
           });
}

// MARK: GeoJSON by others

// The positions of the first geometry; GEOS 3.11 has no altitudes here.
void read_by_geos(const planar::Reader &reader, const std::string &text, Vertices &vertices) {
    const planar::Geometry collection = reader.read(text.c_str());
    require(collection != nullptr, "GEOS does not read");
    const GEOSContextHandle_t context = planar::context();
    const GEOSCoordSequence *line =
        GEOSGeom_getCoordSeq_r(context, GEOSGetGeometryN_r(context, collection.get(), 0));
    unsigned count = 0;
    GEOSCoordSeq_getSize_r(context, line, &count);
    vertices.clear();
    for (unsigned i = 0; i < count; i++) {
        gn_vertex vertex = {{NAN, NAN}, NAN, NAN};
        GEOSCoordSeq_getXY_r(context, line, i, &vertex.point.longitude, &vertex.point.latitude);
        vertices.push_back(vertex);
    }
    sink = sink + double(vertices.size());
}

// MARK: Contests

using Read = decltype(&gn_gpx_read);

/// A document, and room for its features.
struct Reading {
    Read function;
    std::string text;
    std::vector<gn_feature> features = std::vector<gn_feature>(4);
    Vertices vertices;

    Reading(Read function, std::string text, size_t count) : function(function), text(std::move(text)), vertices(count) {}

    void read() {
        size_t feature_count, vertex_count;
        gn_status status =
            function(text.data(), text.size(), features.data(), features.size(), &feature_count, vertices.data(),
                     vertices.size(), &vertex_count, nullptr);
        require(status, "a document is not read");
        sink = sink + double(vertex_count) + vertices[0].point.latitude;
    }
};

void time_tracks_of_documents(const Effort &effort) {
    const size_t count = effort.positions * 5;
    const Vertices vertices = way(count);
    auto gpx = std::make_shared<Reading>(gn_gpx_read, recorded(vertices), count);
    Vertices untimed = vertices;
    for (gn_vertex &vertex : untimed) vertex.time = NAN;
    const gn_feature line = line_of(count);
    auto kml = std::make_shared<Reading>(gn_kml_read, written(gn_kml_write, line, untimed), count);
    auto others = std::make_shared<Vertices>(), kml_others = std::make_shared<Vertices>();
    auto expat = std::make_shared<Parser>(parser());
    gpx->read();
    read_by_expat(*expat, gpx->text, *others);
    require(same(gpx->vertices, *others), "expat reads something else");
    read_by_pugixml(gpx->text, *others);
    require(same(gpx->vertices, *others), "pugixml reads something else");
    kml->read();
    read_coordinates_by_pugixml(kml->text, *kml_others);
    require(same(kml->vertices, *kml_others), "pugixml reads other coordinates");

    for (gn_vertex &vertex : untimed) vertex.altitude = NAN;
    auto geojson = std::make_shared<Reading>(gn_geojson_read, written(gn_features_geojson, line, untimed), count);
    auto geojson_others = std::make_shared<Vertices>();
    auto geos = std::make_shared<planar::Reader>();
    geojson->read();
    read_by_geos(*geos, geojson->text, *geojson_others);
    require(same(geojson->vertices, *geojson_others), "GEOS reads something else");

    auto out = std::make_shared<std::vector<char>>(count * 400 + 10000);
    auto write = [=](decltype(&gn_gpx_write) function) {
        return [=] {
            size_t needed;
            require(function(&line, 1, vertices.data(), count, nullptr, 0, nullptr, out->data(), out->size(), &needed, nullptr),
                    "a document is not written");
            sink = sink + double(needed);
        };
    };
    auto by_snprintf = [=] {
        char *here = out->data();
        for (const gn_vertex &vertex : vertices) {
            const time_t seconds = time_t(vertex.time);
            tm parts;
            gmtime_r(&seconds, &parts);
            here += std::sprintf(here, "<trkpt lat=\"%.7f\" lon=\"%.7f\"><ele>%.2f</ele><time>%04d-%02d-%02dT%02d:%02d:%02dZ</time></trkpt>\n",
                                 vertex.point.latitude, vertex.point.longitude, vertex.altitude, parts.tm_year + 1900,
                                 parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec);
        }
        sink = sink + double(here - out->data());
    };
    hold(effort, "GPX, KML, CoT and GeoJSON: a track",
         {{"gn_gpx_read", "read GPX with altitudes and times", "point", count, [=] { gpx->read(); }, "expat, strtod",
           [=] { read_by_expat(*expat, gpx->text, *others); }},
          {"gn_gpx_read", "read GPX, beside a tree of elements", "point", count, [=] { gpx->read(); },
           "pugixml, std::from_chars", [=] { read_by_pugixml(gpx->text, *others); }},
          {"gn_kml_read", "read KML with altitudes", "point", count, [=] { kml->read(); }, "pugixml, std::from_chars",
           [=] { read_coordinates_by_pugixml(kml->text, *kml_others); }},
          {"gn_geojson_read", "read GeoJSON", "point", count, [=] { geojson->read(); }, "GEOS",
           [=] { read_by_geos(*geos, geojson->text, *geojson_others); }, "checks no range"},
          {"gn_gpx_write", "write GPX with altitudes and times", "point", count, write(gn_gpx_write), "gmtime_r, sprintf",
           by_snprintf},
          {"gn_kml_write", "write KML with altitudes and times", "point", count, write(gn_kml_write), "", {}},
          {"gn_cot_write", "write a drawing", "point", count, write(gn_cot_write), "", {}},
          {"gn_features_geojson", "write GeoJSON with altitudes and times", "point", count, write(gn_features_geojson), "",
           {}}},
         floors::of_gpx(gpx->text, gpx->vertices));
}

void XMLCALL ignore_begin(void *, const char *, const char **) {}
void XMLCALL ignore_end(void *, const char *) {}
void XMLCALL ignore_text(void *, const char *, int) {}

void time_events(const Effort &effort) {
    auto event = std::make_shared<Reading>(gn_cot_read, EVENT, 4);
    event->read();
    require(event->features[0].kind == GN_FEATURE_POINT && event->features[0].course == 271.5, "the event is another one");
    auto expat = std::make_shared<Parser>(parser());
    // It finds elements, attributes and texts, and nothing is done with them.
    auto by_expat = [=] {
        XML_ParserReset(expat->get(), nullptr);
        XML_SetElementHandler(expat->get(), ignore_begin, ignore_end);
        XML_SetCharacterDataHandler(expat->get(), ignore_text);
        require(XML_Parse(expat->get(), EVENT, int(sizeof EVENT - 1), 1) == XML_STATUS_OK, "expat");
    };
    auto find = [] {
        size_t size;
        require(gn_cot_find_event(EVENT, sizeof EVENT - 1, 0, &size, nullptr), "no event is found");
        sink = sink + double(size);
    };
    // A stream that brings 64 bytes at a time.
    auto search = [] {
        gn_cot_search state = {};
        size_t size = 0;
        for (size_t come = 64; size == 0; come += 64) {
            come = std::min(come, sizeof EVENT - 1);
            require(gn_cot_search_event(EVENT, come, 0, &state, &state, &size, nullptr), "no event is found");
        }
        sink = sink + double(size);
    };
    hold(effort, "CoT: an event",
         {{"gn_cot_read", "read an event", "event", 1, [=] { event->read(); }, "expat alone", by_expat, XML_ALONE},
          {"gn_cot_find_event", "find the end of an event", "event", 1, find, "expat alone", by_expat, XML_ALONE},
          {"gn_cot_search_event", "find the end of an event that comes in parts", "event", 1, search, "expat alone", by_expat,
           XML_ALONE}},
         floors::of_event(EVENT, event->features[0], event->vertices[0]));
}

void time_texts_of_documents(const Effort &effort) {
    std::vector<std::string> texts, names;
    for (size_t i = 0; i < effort.positions; i++) {
        texts.push_back(text_of(START + double(i) * 7919));
        names.push_back("Fish &amp; chips " + std::to_string(i));
    }
    auto ours = [](const std::string &text) {
        double seconds = NAN;
        gn_time_parse(text.data(), text.size(), &seconds, nullptr);
        return seconds;
    };
    auto by_strptime = [](const std::string &text) {
        tm parts = {};
        strptime(text.c_str(), "%Y-%m-%dT%H:%M:%SZ", &parts);
        return double(timegm(&parts));
    };
    static char page[64];
    auto format = [](double seconds) {
        gn_time_format(seconds, 0, page, sizeof page, nullptr);
        return page;
    };
    auto by_strftime = [](double seconds) {
        const time_t whole = time_t(seconds);
        tm parts;
        gmtime_r(&whole, &parts);
        strftime(page, sizeof page, "%Y-%m-%dT%H:%M:%SZ", &parts);
        return page;
    };
    for (const std::string &text : texts) {
        require(ours(text) == by_strptime(text), "strptime reads another time");
        require(text == by_strftime(ours(text)), "strftime writes another time");
    }
    auto all = [texts](auto read) {
        return [texts, read] {
            for (const std::string &text : texts) sink = sink + read(text);
        };
    };
    auto count_up = [count = texts.size()](auto write) {
        return [count, write] {
            for (size_t i = 0; i < count; i++) sink = sink + write(START + double(i) * 7919)[18];
        };
    };
    auto unescape = [names] {
        for (const std::string &name : names) {
            gn_xml_unescape(name.data(), name.size(), page, sizeof page, nullptr);
            sink = sink + page[5];
        }
    };
    std::vector<std::string> strings;
    for (const std::string &name : names) strings.push_back("Z\\u00fcrich\\n" + name);
    auto unescape_json = [strings] {
        for (const std::string &string : strings) {
            require(gn_json_unescape(string.data(), string.size(), page, sizeof page, nullptr), "no string");
            sink = sink + page[5];
        }
    };
    // A document of windows-1252, with a letter beyond ASCII in each name.
    auto document = std::make_shared<std::string>("<?xml version='1.0' encoding='windows-1252'?><kml>");
    for (size_t i = 0; i < names.size(); i++) *document += "<name>Caf\xe9 " + std::to_string(i) + "</name>";
    *document += "</kml>";
    auto room = std::make_shared<std::vector<char>>(3 * document->size() + 8);
    auto to_utf8 = [document, room] {
        require(gn_xml_to_utf8(document->data(), document->size(), room->data(), room->size(), nullptr), "no document");
        sink = sink + (*room)[60];
    };
    const std::shared_ptr<void> converter(iconv_open("UTF-8", "WINDOWS-1252"), iconv_close);
    auto by_iconv = [document, room, converter] {
        char *from = document->data(), *to = room->data();
        size_t left = document->size(), free = room->size();
        require(iconv(converter.get(), &from, &left, &to, &free) == 0, "iconv");
        sink = sink + (*room)[60];
    };
    hold(effort, "Times as text, and texts of XML and JSON",
         {{"gn_time_parse", "read a time", "text", texts.size(), all(ours), "strptime, timegm", all(by_strptime)},
          {"gn_time_format", "write a time", "text", texts.size(), count_up(format), "gmtime_r, strftime",
           count_up(by_strftime)},
          {"gn_xml_unescape", "read a name", "text", names.size(), unescape, "", {}},
          {"gn_json_unescape", "read a string", "text", names.size(), unescape_json, "", {}},
          {"gn_xml_to_utf8", "write windows-1252 in UTF-8", "byte", document->size(), to_utf8, "iconv", by_iconv}});
}

} // namespace

void time_exchange(const Effort &effort) {
    time_tracks_of_documents(effort);
    time_events(effort);
    time_texts_of_documents(effort);
}
