/*
 * The cities of the tz database as UTM coordinates and MGRS references: a C99 program that links GridNorth.
 *
 *   cities /usr/share/zoneinfo/zone1970.tab
 *
 * The library reads the positions of the table (ISO 6709: +DDMM+DDDMM or +DDMMSS+DDDMMSS) and converts all of them in
 * batch calls; the program prints a table. cities.py does the same in Python; the two print the same bytes.
 *
 * SPDX-License-Identifier: MIT
 */
#include <gridnorth.h>

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CITIES = 1000, NAME_CAPACITY = 64, TEXT_SIZE = GN_MGRS_CAPACITY };

static char names[MOST_CITIES][NAME_CAPACITY];
static gn_point cities[MOST_CITIES];

/* The results, one array per quantity; batch calls fill them. */
static double eastings[MOST_CITIES], northings[MOST_CITIES];
static int32_t zones[MOST_CITIES];
static char references[MOST_CITIES][TEXT_SIZE];
static gn_point decoded[MOST_CITIES];
static double decoded_eastings[MOST_CITIES], decoded_northings[MOST_CITIES];

/* Fills `names` and `cities`; returns how many there are, or -1. */
static int read_cities(const char *path) {
    char line[1024], text[32];
    int count = 0;
    FILE *file = fopen(path, "r");
    if (file == NULL) return -1;
    while (count < MOST_CITIES && fgets(line, sizeof line, file) != NULL) {
        if (sscanf(line, "%*[A-Z,] %31s %63s", text, names[count]) != 2) continue;
        /* A text of ISO 6709 has one meaning, so there is room for all candidates. */
        gn_position position;
        size_t candidates, offset;
        gn_status status =
            gn_position_parse(text, strlen(text), GN_FORM_ISO_6709, 0, &position, 1, &candidates, &offset);
        if (status != GN_OK) {
            fprintf(stderr, "cities: %s: %s, at byte %zu\n", text, gn_status_text(status), offset);
            exit(1);
        }
        cities[count++] = position.point;
    }
    fclose(file);
    return count;
}

/* A checksum (FNV-1a, 64 bits) over every bit of an array of numbers: two hosts that agree agree in all of them. */
static uint64_t checksum(uint64_t sum, const double *numbers, int count) {
    for (int i = 0; i < count; i++) {
        uint64_t bits;
        memcpy(&bits, &numbers[i], sizeof bits);
        for (int shift = 0; shift < 64; shift += 8) sum = (sum ^ (bits >> shift & 0xff)) * 0x100000001b3;
    }
    return sum;
}

static void require(gn_status status, const char *what) {
    if (status == GN_OK) return;
    fprintf(stderr, "cities: %s: %s\n", what, gn_status_text(status));
    exit(1);
}

int main(int argc, char **argv) {
    int count = argc == 2 ? read_cities(argv[1]) : -1;
    if (count <= 0) {
        fprintf(stderr, "usage: cities /usr/share/zoneinfo/zone1970.tab\n");
        return 2;
    }

    /* The positions are pairs, so one starts 16 bytes after the other; the results are arrays of their own. */
    const ptrdiff_t pair = sizeof(gn_point), number = sizeof(double), zone = sizeof(int32_t);
    const size_t rows = (size_t)count;
    require(gn_utm_forward_batch(&cities->latitude, pair, &cities->longitude, pair, rows, GN_ZONE_STANDARD, eastings,
                                 number, northings, number, zones, zone, NULL),
            "UTM");
    require(gn_mgrs_encode_batch(&cities->latitude, pair, &cities->longitude, pair, rows, GN_MGRS_1_M, references[0],
                                 TEXT_SIZE, TEXT_SIZE, NULL),
            "MGRS");
    require(gn_mgrs_decode_batch(references[0], TEXT_SIZE, TEXT_SIZE, rows, &decoded->latitude, pair,
                                 &decoded->longitude, pair, NULL),
            "decoding");
    require(gn_utm_forward_batch(&decoded->latitude, pair, &decoded->longitude, pair, rows, GN_ZONE_STANDARD,
                                 decoded_eastings, number, decoded_northings, number, NULL, 0, NULL),
            "UTM of what was decoded");

    printf("%-32s %10s %11s  %-26s %s\n", "place", "latitude", "longitude", "UTM", "MGRS");
    double farthest = 0;
    for (int i = 0; i < count; i++) {
        int number_of_zone = abs(zones[i]) % GN_ZONE_ROW_UPS; /* UPS is 61 in rows, and 0 in print. */
        printf("%-32s %10.5f %11.5f  %02d %c %9.2f %10.2f  %s\n", names[i], cities[i].latitude, cities[i].longitude,
               number_of_zone, zones[i] > 0 ? 'N' : 'S', eastings[i], northings[i], references[i]);
        double east = decoded_eastings[i] - eastings[i], north = decoded_northings[i] - northings[i];
        farthest = fmax(farthest, sqrt(east * east + north * north));
    }
    printf("%d places. The centers of their 1 m cells, read back from the references, are at most %.2f m away.\n",
           count, farthest);
    uint64_t sum = 0xcbf29ce484222325;
    sum = checksum(sum, eastings, count);
    sum = checksum(sum, northings, count);
    sum = checksum(sum, &decoded->latitude, 2 * count);
    printf("Checksum over every bit of the coordinates: %016" PRIx64 "\n", sum);
    return 0;
}
