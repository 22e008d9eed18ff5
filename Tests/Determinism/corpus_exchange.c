/*
 * The part of the corpus that goes over documents and times: documents are made, read, and written in every format.
 *
 * SPDX-License-Identifier: MIT
 */
#include "corpus_parts.h"

enum { ROOM = 16384, FEATURES = 48, VERTICES = 256 };

static char text[ROOM], written[ROOM];
static size_t size;
static gn_feature features[FEATURES], again[FEATURES];
static gn_vertex vertices[VERTICES], vertices_again[VERTICES];

static void put(const char *more) {
    while (*more != 0 && size < ROOM) text[size++] = *more++;
}

static void put_whole(int64_t value) {
    char digits[24];
    int count = 0;
    uint64_t left = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    do digits[count++] = (char)('0' + left % 10);
    while ((left /= 10) != 0);
    if (value < 0) put("-");
    while (count-- > 0 && size < ROOM) text[size++] = digits[count];
}

/* A decimal number; of 25 digits, seldom. */
static void put_number(int64_t least, int64_t most) {
    put_whole(random_integer(least, most));
    if (random_integer(0, 3) == 0) return;
    put(".");
    const int64_t count = random_integer(0, 15) == 0 ? 25 : random_integer(1, 9);
    for (int64_t i = 0; i < count; i++) put_whole(random_integer(0, 9));
}

static void put_time(void) {
    static const char *const times[] = {"2026-11-22T08:17:05Z", "1969-12-31T23:59:59.75Z", "2024-02", "0001",
                                        "2016-12-31T23:59:60+00:00", "2026-11-22T24:00:00", "2026-02-29", ""};
    put(times[random_integer(0, 7)]);
}

static void put_position(const char *latitude, const char *longitude, const char *after) {
    put(latitude);
    put_number(random_integer(0, 15) == 0 ? -120 : -90, 89);
    put(longitude);
    put_number(-200, 199);
    put(after);
}

static void put_name(void) {
    static const char *const names[] = {"<name>Fish &amp; chips</name>", "<name><![CDATA[<b>]]></name>", "", "<name>\xc3\xa4 &#x1F642;</name>"};
    put(names[random_integer(0, 3)]);
}

static void make_gpx(void) {
    put("<?xml version='1.0'?><gpx version='1.1'>");
    for (int64_t i = random_integer(0, 6); i > 0; i--) {
        put_position("<wpt lat='", "' lon='", "'>");
        if (random_integer(0, 1)) {
            put("<ele>");
            put_number(-500, 9000);
            put("</ele><time>");
            put_time();
            put("</time>");
        }
        put_name();
        put("</wpt>");
    }
    put("<rte>");
    for (int64_t i = random_integer(0, 4); i > 0; i--) put_position("<rtept lat='", "' lon=\"", "\"/>");
    put("</rte><trk><trkseg>");
    for (int64_t i = random_integer(0, 8); i > 0; i--) {
        put_position("<trkpt lat='", "' lon='", "'><time>");
        put_time();
        put("</time></trkpt>");
    }
    put("</trkseg></trk></gpx>");
}

static void make_kml(void) {
    static const char *const kinds[] = {"Point", "LineString", "LinearRing"};
    put("<kml><Document>");
    for (int64_t i = random_integer(0, 6); i > 0; i--) {
        put("<Placemark id='p'>");
        put_name();
        if (random_integer(0, 1)) {
            put("<TimeStamp><when>");
            put_time();
            put("</when></TimeStamp>");
        }
        const int64_t kind = random_integer(0, 3);
        const char *const tag = kinds[kind % 3];
        if (kind == 3) put("<Polygon><outerBoundaryIs>");
        put(kind == 3 ? "<LinearRing" : "<");
        if (kind != 3) put(tag);
        put("><coordinates>");
        for (int64_t k = kind == 0 ? 1 : random_integer(2, 6); k > 0; k--) {
            put_number(-190, 189);
            put_position(",", ",", " ");
        }
        put("</coordinates></");
        put(kind == 3 ? "LinearRing" : tag);
        put(kind == 3 ? "></outerBoundaryIs></Polygon>" : ">");
        put("</Placemark>");
    }
    put_position("<GroundOverlay><LatLonBox><north>", "</north><east>", "</east>");
    put_position("<south>", "</south><west>", "</west><rotation>30</rotation></LatLonBox></GroundOverlay></Document></kml>");
}

static void make_cot(void) {
    static const char *const types[] = {"a-f-G", "u-d-c-c", "u-d-c-e", "u-d-f", "b-m-r", "u-rb-a", "u-d-r"};
    static const char *const details[] = {
        "<contact callsign='Fox &lt;1&gt;'/><track course='90' speed='1.5'/>", "<shape><ellipse major='500' minor='500' angle='360'/></shape>",
        "<shape><ellipse major='500' minor='200.5' angle='30'/></shape>", "<link point='1,2'/><link point='3,4.5,100'/><link point='1,2'/>",
        "<link uid='a' point='46.5,8'/><link uid='b' point='46.6,8.1'/>", "<range value='1500.25'/><bearing value='45'/><northRef value='1'/>",
        "<link point='0,0'/><link point='0,1'/><link point='1,1'/><link point='1,0'/>"};
    for (int64_t i = random_integer(1, 5); i > 0; i--) {
        const int64_t kind = random_integer(0, 6);
        put("<event version='2.0' uid='u' how='m-g' type='");
        put(types[kind]);
        put("' time='");
        put_time();
        put("' start='2026-11-22T08:17:05Z' stale='2026-11-22T08:27:05.5Z'>");
        put_position("<point lat='", "' lon='", "' hae='");
        put_number(-500, 9000);
        put("' ce='9' le='9999999'/><detail>");
        put(details[random_integer(0, 7) ? kind : random_integer(0, 6)]);
        put("</detail></event>\n");
    }
}

/* Members in one of two orders. */
static void put_pair(const char *first, const char *second) {
    const int64_t order = random_integer(0, 1);
    put(order ? first : second);
    put(",");
    put(order ? second : first);
}

static void put_json_position(void) {
    put("[");
    put_number(-200, 199);
    put(",");
    put_number(random_integer(0, 15) == 0 ? -120 : -90, 89);
    if (random_integer(0, 1)) {
        put(",");
        if (random_integer(0, 3)) put_number(-500, 9000);
        else put("null");
    }
    put("]");
}

static void put_json_positions(int64_t count) {
    put("[");
    for (int64_t i = 0; i < count; i++) {
        if (i > 0) put(",");
        put_json_position();
    }
    put("]");
}

static void put_json_geometry(void) {
    static const char *const types[] = {"\"type\":\"Point\"", "\"type\":\"LineString\"", "\"\\u0074ype\":\"Polygon\"",
                                        "\"type\":\"MultiPoint\"", "\"type\":\"Circle\""};
    const int64_t type = random_integer(0, 4);
    put("{");
    if (random_integer(0, 1)) {
        put(types[type]);
        put(",");
    }
    put("\"coordinates\":");
    if (type == 0) put_json_position();
    if (type == 2) put("[");
    if (type != 0) put_json_positions(random_integer(type == 2 ? 2 : 1, 5));
    if (type == 2) put("]");
    put(",");
    put(types[type]);
    put("}");
}

static void make_geojson(void) {
    static const char *const properties[] = {
        "\"properties\":{\"name\":\"Fish \\u0026 chips\",\"time\":\"2026-11-22T08:17:05Z\"}", "\"properties\":null",
        "\"properties\":{\"kind\":\"circle\",\"radius\":5.5e2,\"name\":\"\\ud83d\\ude42 \xc3\xa4\"}",
        "\"properties\":{\"title\":7,\"route\":true,\"coordTimes\":[\"2024-02\",null,\"2026-02-29\"]},\"id\":1"};
    const int64_t count = random_integer(1, 8);
    const int isCollection = random_integer(0, 2) > 0;
    if (isCollection) put("{\"features\":[");
    for (int64_t i = 0; i < count; i++) {
        if (i > 0) put(isCollection ? "," : "\n");
        put("{");
        put_pair("\"type\":\"Feature\"", properties[random_integer(0, 3)]);
        put(",\"geometry\":");
        put_json_geometry();
        put("}");
    }
    if (isCollection) put("],\"type\":\"FeatureCollection\"}");
}

static void absorb_report(int function, const gn_exchange_report *report) {
    absorb(function, report->skipped);
    absorb(function, report->place);
    absorb_integer(function, report->error);
}

static void absorb_span(int function, gn_span span) {
    absorb(function, span.offset);
    absorb(function, span.size);
}

static void absorb_feature(int function, const gn_feature *f) {
    absorb_integer(function, f->kind);
    absorb(function, f->flags);
    absorb(function, f->object);
    absorb(function, f->first);
    absorb(function, f->count);
    absorb_span(function, f->name);
    absorb_span(function, f->uid);
    absorb_span(function, f->type);
    absorb_span(function, f->how);
    const double *numbers = &f->time;
    for (int i = 0; i < 14; i++) absorb_double(function, numbers[i]);
    absorb(function, f->fence_triggers);
    absorb_integer(function, f->north);
    absorb_span(function, f->properties);
}

typedef gn_status reader(const char *, size_t, gn_feature *, size_t, size_t *, gn_vertex *, size_t, size_t *,
                         gn_exchange_report *);
typedef gn_status writer(const gn_feature *, size_t, const gn_vertex *, size_t, const char *, size_t,
                         const gn_exchange_options *, char *, size_t, size_t *, gn_exchange_report *);

static gn_status run_reader(int function, reader *read, const char *from, size_t bytes, gn_feature *into, size_t *count,
                            gn_vertex *places, size_t *vertex_count) {
    gn_exchange_report report;
    const gn_status status = read(from, bytes, into, FEATURES, count, places, VERTICES, vertex_count, &report);
    absorb_integer(function, status);
    absorb_count(function, *count);
    absorb_count(function, *vertex_count);
    absorb_report(function, &report);
    if (status > GN_PARTIAL) *count = *vertex_count = 0;
    for (size_t i = 0; i < *count; i++) absorb_feature(function, &into[i]);
    for (size_t i = 0; i < *vertex_count; i++) {
        absorb_point(function, &places[i].point);
        absorb_double(function, places[i].altitude);
        absorb_double(function, places[i].time);
    }
    return status;
}

static void run_writers(size_t count, size_t vertex_count, gn_exchange_options *options) {
    static const int functions[] = {OF_gn_gpx_write, OF_gn_kml_write, OF_gn_cot_write, OF_gn_features_geojson};
    static const int readers[] = {OF_gn_gpx_read, OF_gn_kml_read, OF_gn_cot_read, OF_gn_geojson_read};
    writer *const write[] = {gn_gpx_write, gn_kml_write, gn_cot_write, gn_features_geojson};
    reader *const read[] = {gn_gpx_read, gn_kml_read, gn_cot_read, gn_geojson_read};
    for (int format = 0; format < 4; format++) {
        gn_exchange_report report;
        size_t needed = 7;
        const gn_status status = write[format](features, count, vertices, vertex_count, text, size, options, written,
                                               sizeof written, &needed, &report);
        absorb_integer(functions[format], status);
        absorb_count(functions[format], needed);
        absorb_report(functions[format], &report);
        absorb_text(functions[format], written);
        size_t found, found_vertices;
        if (status <= GN_PARTIAL)
            run_reader(readers[format], read[format], written, needed - 1, again, &found, vertices_again, &found_vertices);
    }
}

void run_exchange(uint32_t block) {
    size = 0;
    const uint32_t format = block % 4;
    if (format == 0) make_gpx();
    else if (format == 1) make_kml();
    else if (format == 2) make_cot();
    else make_geojson();
    /* One byte is another one, seldom. */
    if (random_integer(0, 7) == 0) text[random_integer(0, (int64_t)size - 1)] = "<>&'/ {\xff"[random_integer(0, 7)];

    int32_t detected = 7;
    size_t offset = 7, length = 7;
    absorb_integer(OF_gn_exchange_detect, gn_exchange_detect(text, size, &detected, &offset));
    absorb_integer(OF_gn_exchange_detect, detected);
    absorb_count(OF_gn_exchange_detect, offset);
    absorb_integer(OF_gn_cot_find_event, gn_cot_find_event(text, size, 0, &length, &offset));
    absorb_count(OF_gn_cot_find_event, length);
    absorb_count(OF_gn_cot_find_event, offset);
    gn_cot_search search;
    absorb_integer(OF_gn_cot_search_event, gn_cot_search_event(text, size / 2, 0, NULL, &search, &length, &offset));
    absorb_integer(OF_gn_cot_search_event, gn_cot_search_event(text, size, 0, &search, &search, &length, &offset));
    absorb_count(OF_gn_cot_search_event, length);
    absorb_count(OF_gn_cot_search_event, offset);

    static char wide[2 * sizeof text + 2], narrow[2 * sizeof text];
    wide[0] = '\xFE', wide[1] = '\xFF';
    for (size_t i = 0; i < size; i++) wide[2 * i + 2] = (char)(i % 5), wide[2 * i + 3] = text[i];
    absorb_integer(OF_gn_xml_to_utf8, gn_xml_to_utf8(wide, 2 * size + 2, narrow, sizeof narrow, &length));
    absorb_count(OF_gn_xml_to_utf8, length);
    absorb_text(OF_gn_xml_to_utf8, narrow);

    static const int functions[] = {OF_gn_gpx_read, OF_gn_kml_read, OF_gn_cot_read, OF_gn_geojson_read};
    reader *const read[] = {gn_gpx_read, gn_kml_read, gn_cot_read, gn_geojson_read};
    size_t count, vertex_count;
    run_reader(functions[format], read[format], text, size, features, &count, vertices, &vertex_count);
    for (size_t i = 0; i < count; i++) {
        char name[64];
        size_t needed = 7;
        const gn_span span = features[i].name;
        const int of = format == 3 ? OF_gn_json_unescape : OF_gn_xml_unescape;
        absorb_integer(of, (format == 3 ? gn_json_unescape : gn_xml_unescape)(text + span.offset, span.size, name, sizeof name, &needed));
        absorb_count(of, needed);
        absorb_text(of, name);
    }

    gn_exchange_options options;
    absorb_integer(OF_gn_exchange_options_init, gn_exchange_options_init(&options));
    absorb_integer(OF_gn_exchange_options_init, options.decimals);
    absorb_double(OF_gn_exchange_options_init, options.stale_after);
    gn_feature none;
    absorb_integer(OF_gn_feature_init, gn_feature_init(&none));
    absorb_feature(OF_gn_feature_init, &none);
    options.decimals = (int32_t)random_integer(-1, 12);
    options.meter_decimals = (int32_t)random_integer(0, 6);
    options.time_decimals = (int32_t)random_integer(0, 9);
    options.tolerance = (double)random_integer(1, 64);
    options.time = random_integer(0, 3) ? 0 : NOT_A_NUMBER;
    run_writers(count, vertex_count, &options);

    for (int i = 0; i < 8; i++) {
        const double seconds = (double)random_integer(-70000000000, 260000000000) + (double)random_integer(0, 1023) / 1024;
        const int32_t decimals = (int32_t)random_integer(0, 10);
        char time[31] = "";
        size_t needed = 7;
        double back = 7;
        const gn_status status = gn_time_format(seconds, decimals, time, sizeof time, &needed);
        absorb_integer(OF_gn_time_format, status);
        absorb_text(OF_gn_time_format, time);
        absorb_integer(OF_gn_time_parse, gn_time_parse(time, needed ? needed - 1 : 0, &back, &offset));
        absorb_double(OF_gn_time_parse, back);
        /* A double has a step of 31 microseconds there. */
        const double lost = back - seconds;
        if (status == GN_OK && decimals == 9) expect(OF_gn_time_parse, lost < 0.00006 && lost > -0.00006);
    }
}
