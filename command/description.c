/*
 * The description of the command: its subjects, options and examples.
 *
 * SPDX-License-Identifier: MIT
 */
#include "description.h"

#include <stdbool.h>
#include <string.h>

#include "subjects.h"

const option options[OPTION_LIMIT] = {
    [OPTION_PRECISION] = {"precision", 'p', "DIGITS", "digits per axis, -1 to 11; 5 (default) is 1 m", NULL},
    [OPTION_DECODE] = {"decode", 0, NULL, "read MGRS references and write their positions", NULL},
    [OPTION_TO] = {"to", 't', "FORM", "write only this notation, one in a line",
                   "dd dm dms utm ups mgrs iso6709 geo georef gars ecef webmercator"},
    [OPTION_SOURCE] = {"from", 0, "FORM", "read x, y, z in meters from the center of the earth", "ecef"},
    [OPTION_ZONE] = {"zone", 'z', "ZONE", "1 to 60 or an EPSG code instead of the usual zone", NULL},
    [OPTION_FORM] = {"form", 0, "FORM", "read only this notation", "any dd dm dms utm ups mgrs iso6709 geo georef gars"},
    [OPTION_FROM] = {"from", 0, "POSITION", "start here; each row is the other end", NULL},
    [OPTION_AZIMUTH] = {"azimuth", 'a', "DEGREES", "go in this direction, clockwise from true north", NULL},
    [OPTION_LENGTH] = {"length", 'l', "LENGTH", "go so far: 1500, 1.5km, 12nmi", NULL},
    [OPTION_METHOD] = {"method", 'm', "METHOD", "the line: geodesic (default), rhumb, sphere", "geodesic rhumb sphere"},
    [OPTION_RADIUS] = {"radius", 'r', "LENGTHS", "one radius or several: 500,1km,2km", NULL},
    [OPTION_RADIALS] = {"radials", 0, "COUNT", "lines from the center outward, evenly spaced", NULL},
    [OPTION_VERTICES] = {"vertices", 0, "COUNT", "corners of a ring, 3 to 1000000; 64 (default)", NULL},
    [OPTION_DATE] = {"date", 0, "TIME", "a date or time: 2027-07-01T12:00Z; now (default)", NULL},
    [OPTION_HEIGHT] = {"height", 0, "LENGTH", "height above the ellipsoid; 0 (default)", NULL},
    [OPTION_FIELD] = {"field", 0, NULL, "add the whole magnetic field, in nanotesla", NULL},
    [OPTION_DAYS] = {"days", 0, "COUNT", "days from the date on, 1 (default) to 400", NULL},
    [OPTION_AT] = {"at", 0, "TIME", "azimuth and elevation at this time, of each row", NULL},
    [OPTION_MOON] = {"moon", 0, NULL, "the moon instead of the sun", NULL},
    [OPTION_TERRAIN] = {"terrain", 0, "FILE", ".hgt, DTED or .gtx file; may be repeated", NULL},
    [OPTION_BBOX] = {"bbox", 'b', "W,S,E,N", "edges in degrees: west, south, east, north", NULL},
    [OPTION_ZOOM] = {"zoom", 'Z', "ZOOM", "zoom of a Web Mercator map", NULL},
    [OPTION_SPACING] = {"spacing", 0, "LENGTH", "a divisor of 100 km; else the zoom chooses it", NULL},
    [OPTION_LINES] = {"lines", 0, NULL, "lines instead of areas: their lengths", NULL},
    [OPTION_GROUP] = {"group", 'g', "COLUMN", "a polygon of each run of equal values there", NULL},
    [OPTION_WIDTH] = {"width", 'w', "LENGTH", "width of the corridor along lines; 0 (default)", NULL},
    [OPTION_COUNT_ONLY] = {"count", 'c', NULL, "write only how many there are", NULL},
    [OPTION_UNITS] = {"units", 'u', "UNIT", "the unit of distances; m (default)", "m km mi nmi ft"},
    [OPTION_AREA_UNITS] = {"units", 'u', "UNIT", "the unit of lengths, squared of areas; m (default)",
                           "m km mi nmi ft km2 ha acres"},
    [OPTION_DECIMALS] = {"decimals", 'd', "COUNT", "decimals of numbers, 0 to 12; convert: from -1", NULL},
    [OPTION_DOCUMENT] = {"format", 'f', "FORMAT", "what is written; csv (default)", "csv jsonl geojson gpx kml cot"},
    [OPTION_FORMAT] = {"format", 'f', "FORMAT", "what is written; of CSV it is CSV, else text", "text csv jsonl geojson"},
    [OPTION_COLUMN] = {"column", 0, "COLUMN", "the column of positions, by name or number", NULL},
    [OPTION_LAT_COLUMN] = {"lat-column", 0, "COLUMN", "the column of latitudes", NULL},
    [OPTION_LON_COLUMN] = {"lon-column", 0, "COLUMN", "the column of longitudes", NULL},
    [OPTION_TO_LAT_COLUMN] = {"to-lat-column", 0, "COLUMN", "the column of the other latitudes", NULL},
    [OPTION_TO_LON_COLUMN] = {"to-lon-column", 0, "COLUMN", "the column of the other longitudes", NULL},
    [OPTION_AZIMUTH_COLUMN] = {"azimuth-column", 0, "COLUMN", "the column of directions, in degrees", NULL},
    [OPTION_LENGTH_COLUMN] = {"length-column", 0, "COLUMN", "the column of lengths", NULL},
    [OPTION_TIME_COLUMN] = {"time-column", 0, "COLUMN", "the column of times", NULL},
    [OPTION_DELIMITER] = {"delimiter", 0, "CHARACTER", "what separates columns, or the word tab", NULL},
    [OPTION_LON_FIRST] = {"lon-first", 0, NULL, "longitudes come first in positions of two numbers", NULL},
    [OPTION_BANDS] = {"bands", 0, NULL, "a letter behind a UTM zone is a latitude band", NULL},
    [OPTION_HEMISPHERES] = {"hemispheres", 0, NULL, "N or S behind a UTM zone is a hemisphere", NULL},
    [OPTION_STRICT] = {"strict", 's', NULL, "tolerate nothing doubtful; stop at the first bad row", NULL},
    [OPTION_HELP] = {"help", 'h', NULL, "show this page", NULL},
};

const option_id row_options[] = {
    OPTION_FORMAT,    OPTION_COLUMN, OPTION_LAT_COLUMN,  OPTION_LON_COLUMN, OPTION_DELIMITER,
    OPTION_LON_FIRST, OPTION_BANDS,  OPTION_HEMISPHERES, OPTION_STRICT,     OPTION_END,
};

const subject subjects[] = {
    {"convert", "Write every notation of a position, or one notation of many.", "[POSITION | FILE...]",
     "Positions are read in every notation: decimal degrees, minutes, seconds, UTM, UPS, MGRS, ISO 6709, geo URI, GEOREF, "
     "GARS. With --from ecef three numbers or the columns x, y and z are read, and a column has the height.",
     {OPTION_TO, OPTION_SOURCE, OPTION_DECIMALS, OPTION_ZONE},
     "rows",
     {{"gridnorth convert 48.85837 2.294481", "every notation of one position"},
      {"gridnorth convert --to dms --decimals 1 < points.txt", "one notation of many positions"},
      {"gridnorth convert --from ecef --to dd 4200938.385 168321.810 4780210.847", "48.8583700, 2.2944810"}},
     run_convert},
    {"mgrs", "Write MGRS references of positions, or read them.", "[POSITION | FILE...]",
     "--precision sets the digits, which are cut, never rounded; of -p -1 the grid zone is left. An MGRS reference as argument "
     "is read; files of references need --decode: it writes the center of the cell, in CSV also its size in meters.",
     {OPTION_PRECISION, OPTION_DECODE, OPTION_DECIMALS},
     "rows",
     {{"gridnorth mgrs --precision 4 < points.csv", "adds a column to a table"},
      {"gridnorth mgrs 31UDQ4825111943", "the position of a reference"},
      {"gridnorth mgrs --decode --column grid < points.csv", "adds latitude and longitude"}},
     run_mgrs},
    {"utm", "Write UTM or UPS coordinates of positions.", "[POSITION | FILE...]",
     "Columns: zone with hemisphere, easting and northing in meters. North of 84 and south of 80 degrees south it is UPS.",
     {OPTION_ZONE, OPTION_DECIMALS},
     "rows",
     {{"gridnorth utm --decimals 3 48.85837 2.294481", "31N 448250.577 5411951.588"},
      {"gridnorth utm --zone 32 < points.csv", "all in one zone"}},
     run_utm},
    {"parse", "Read positions typed in any notation, write latitude and longitude.", "[POSITION | FILE...]",
     "Columns: latitude, longitude, the notation, and the meters that one unit of its last digit means.",
     {OPTION_FORM, OPTION_DECIMALS},
     "rows",
     {{"gridnorth parse --strict < typed.txt", "ends at the first line that is no position"},
      {"gridnorth parse \"40d30'N 75d15'W\"", "40.5000000 -75.2500000 dm 1852.2159"}},
     run_parse},
    {"distance", "Measure from position to position, or go a distance in a direction.", "[POSITION POSITION | FILE...]",
     "Columns: meters or --units, and the azimuths at both ends. With --azimuth and --length: the position reached, and the "
     "azimuth there.",
     {OPTION_FROM, OPTION_AZIMUTH, OPTION_LENGTH, OPTION_METHOD, OPTION_UNITS, OPTION_DECIMALS, OPTION_TO_LAT_COLUMN,
      OPTION_TO_LON_COLUMN, OPTION_AZIMUTH_COLUMN, OPTION_LENGTH_COLUMN},
     "rows",
     {{"gridnorth distance 48.85837 2.294481 51.5007 -0.1246", "from Paris to London"},
      {"gridnorth distance --azimuth 90 --length 10km 48.85837 2.294481", "10 km eastward"},
      {"gridnorth distance --from \"48.85837 2.294481\" < points.csv", "from one position to many"}},
     run_distance},
    {"area", "Measure areas and perimeters of polygons, or lengths of lines.", "[POSITION... | FILE...]",
     "The corners of a polygon stand in lines, a blank line between polygons; or GeoJSON, KML or GPX is read. "
     "A table of CSV is one polygon too, or with --group one for each run of rows with the same value, which is its name. "
     "Columns: square meters, positive if counterclockwise, and the meters around; or --units, where ha has meters around, and "
     "acres feet.",
     {OPTION_LINES, OPTION_GROUP, OPTION_AREA_UNITS, OPTION_DECIMALS},
     "rows",
     {{"gridnorth area field.geojson", "a line for each polygon"},
      {"gridnorth area 47 5 47 8 49 7", "a triangle"},
      {"gridnorth area --group field < fields.csv", "a row for each field of a table"},
      {"gridnorth area --lines track.gpx", "the length of each track"}},
     run_area},
    {"ring", "Draw range rings around positions, as GeoJSON.", "[POSITION | FILE...]",
     "Rings, lines outward and places for labels, cut at the antimeridian.",
     {OPTION_RADIUS, OPTION_RADIALS, OPTION_VERTICES},
     "rows",
     {{"gridnorth ring --radius 500,1km,2km 48.85837 2.294481 > rings.geojson", "three rings"}},
     run_ring},
    {"north", "Compute declination, convergence and the magnetic field.", "[POSITION | FILE...]",
     "By WMM2025, at the time of --date in 2020 to 2035, else now. Columns: the declination and the convergence, which are the "
     "degrees clockwise from true north to magnetic and to grid north; those from grid to magnetic north; and the error of the "
     "declination.",
     {OPTION_DATE, OPTION_HEIGHT, OPTION_ZONE, OPTION_FIELD, OPTION_DECIMALS},
     "rows",
     {{"gridnorth north --date 2027-07-01 48.85837 2.294481", "the three norths of a place"},
      {"gridnorth north --date 2027-07-01 --field < points.csv", "adds the field"}},
     run_north},
    {"sun", "List sunrise, sunset and twilights, or tell where sun or moon stand.", "[POSITION | FILE...]",
     "Columns: time in UTC, event, and azimuth; rows of CSV are repeated for each event. Days are those of UTC, or begin at "
     "the time of --date. With --at or --time-column: azimuth and elevation through the air.",
     {OPTION_DATE, OPTION_DAYS, OPTION_AT, OPTION_MOON, OPTION_TIME_COLUMN, OPTION_DECIMALS},
     "rows",
     {{"gridnorth sun --date 2027-06-21 48.85837 2.294481", "the events of a day"},
      {"gridnorth sun --at 2027-06-21T12:00Z 48.85837 2.294481", "azimuth and elevation"}},
     run_sun},
    {"height", "Find heights of the ground in terrain files.", "[POSITION | FILE...]",
     "A column: meters, between four samples of the file. A file of .hgt needs its usual name, N48E002.hgt.",
     {OPTION_TERRAIN, OPTION_DECIMALS},
     "rows",
     {{"gridnorth height --terrain N48E002.hgt 48.85837 2.294481", "the height of a place"}},
     run_height},
    {"tiles", "Find the tile of a web map that holds a position.", "[POSITION | FILE...]",
     "Columns: zoom/x/y, and the quadkey.",
     {OPTION_ZOOM},
     "rows",
     {{"gridnorth tiles --zoom 14 48.85837 2.294481", "14/8296/5636 12022001101200"}},
     run_tiles},
    {"cover", "List the tiles of a web map that bounds, areas or lines touch.", "[FILE...]",
     "Areas and lines come from GeoJSON, KML or GPX; or lines of positions are an area, with a --width a route. "
     "One tile in a line, zoom/x/y; or CSV, JSON lines, or GeoJSON.",
     {OPTION_BBOX, OPTION_ZOOM, OPTION_WIDTH, OPTION_GROUP, OPTION_COUNT_ONLY},
     "rows",
     {{"gridnorth cover --bbox 5,50,12,55 --zoom 0-10 --count", "how many tiles a region has"},
      {"gridnorth cover --zoom 14 --width 2km track.gpx > tiles.txt", "tiles along a track"}},
     run_cover},
    {"grid", "Draw the MGRS grid of a map view, as GeoJSON.", "",
     "Borders of grid zones, lines and labels, as a map of that zoom shows them.",
     {OPTION_BBOX, OPTION_ZOOM, OPTION_SPACING},
     NULL,
     {{"gridnorth grid --bbox 5,50,12,55 --zoom 8 > grid.geojson", "the grid of a region"}},
     run_grid},
    {"read", "Read GPX, KML, Cursor on Target or GeoJSON, and write another format.", "[FILE...]",
     "Columns of CSV: feature, kind, name, latitude, longitude, altitude, time; a row for each position.",
     {OPTION_DOCUMENT, OPTION_DECIMALS},
     NULL,
     {{"gridnorth read track.gpx > track.csv", "a table of all positions"},
      {"gridnorth read --format geojson places.kml", "the same features as GeoJSON"}},
     run_read},
};

const size_t subject_count = sizeof subjects / sizeof *subjects;

const subject *find_subject(const char *name) {
    for (size_t index = 0; index < subject_count; index++) {
        if (strcmp(subjects[index].name, name) == 0) {
            return &subjects[index];
        }
    }
    return NULL;
}

static bool has_id(const option_id *list, option_id id) {
    while (*list != OPTION_END && *list != id) {
        list++;
    }
    return *list == id && id != OPTION_END;
}

int subject_has(const subject *subject, option_id id) {
    return id == OPTION_HELP || has_id(subject->options, id) || (subject->topic != NULL && has_id(row_options, id));
}
