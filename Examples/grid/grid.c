/*
 * The MGRS grid of a map view as a picture: a C99 program that links GridNorth and draws an SVG.
 *
 *   grid SOUTH WEST NORTH EAST               the area between these edges, 960 pixels wide
 *   grid LATITUDE LONGITUDE ZOOM 390x844     a screen of a Web Mercator map around a position
 *   grid polar LATITUDE                      from there to the pole, seen from above: Mercator has no pole
 *
 * The attributes of a line and the kind of a label decide its look; a label that would cover another is moved or left out.
 *
 * SPDX-License-Identifier: MIT
 */
#include <gridnorth.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TILE_SIZE = 512, WIDTH = 960, BAR_WIDTH = 120 };

static const double RADIAN = 57.29577951308232;    /* Degrees. */
static const double MERCATOR_END = 85.05112877980659;
static const double POLAR_DEGREE = 111694;         /* Meters along a meridian, at a pole. */

/* The view that is drawn. Its middle is the origin of all pixels; x goes east (or right), y down. */
typedef struct picture {
    gn_bounds view;
    gn_point center;
    double zoom, width, height;
    int pole;      /* GN_NORTH or GN_SOUTH if that is the middle; 0: a Web Mercator screen. */
    double world;  /* The width of the Mercator world; on a polar picture, the pixels of a radian at the pole. */
} picture;

static double mercator(double latitude) { return asinh(tan(latitude / RADIAN)); }

static double mercator_latitude(double y) { return atan(sinh(y)) * RADIAN; }

static void project(const picture *picture, gn_point position, double *x, double *y) {
    if (picture->pole) {
        /* Stereographic: a cap's grid shows as squares. Greenwich is below the north pole, above the south pole. */
        double distance = 2 * picture->world * tan((90 - position.latitude * picture->pole) / 2 / RADIAN);
        *x = distance * sin(position.longitude / RADIAN);
        *y = distance * cos(position.longitude / RADIAN) * picture->pole;
    } else {
        *x = remainder(position.longitude - picture->center.longitude, 360) / 360 * picture->world;
        *y = (mercator(picture->center.latitude) - mercator(position.latitude)) * RADIAN / 360 * picture->world;
    }
}

static void give_up(const char *why) {
    fprintf(stderr, "grid: %s\n", why);
    exit(1);
}

static void require(gn_status status) {
    if (status != GN_OK) give_up(gn_status_text(status));
}

/* Memory for at least one element. */
static void *allocate(size_t count, size_t size) {
    void *memory = calloc(count + 1, size);
    if (memory == NULL) give_up("out of memory");
    return memory;
}

/* The three ways to specify the view */

static int numbers(char **arguments, int count, double *out) {
    for (int i = 0; i < count; i++) {
        char *end;
        out[i] = strtod(arguments[i], &end);
        /* A size such as 0x0 would be a hexadecimal number. */
        if (end == arguments[i] || *end != 0 || !isfinite(out[i]) || strchr(arguments[i], 'x') != NULL) return 0;
    }
    return 1;
}

static picture between(double south, double west, double north, double east) {
    south = fmax(south, -MERCATOR_END);
    north = fmin(north, MERCATOR_END);
    double span = east > west ? fmin(east - west, 360) : east - west + 360;
    double world = WIDTH * 360 / span;
    double height = (mercator(north) - mercator(south)) * RADIAN / 360 * world;
    gn_point center = {mercator_latitude((mercator(south) + mercator(north)) / 2), west + span / 2};
    picture result = {{south, west, north, east}, center, log2(world / TILE_SIZE), WIDTH, height, 0, world};
    return result;
}

static picture around(double latitude, double longitude, double zoom, double width, double height) {
    double world = TILE_SIZE * exp2(zoom), degree = world / 360;
    double up = height / 2 / degree / RADIAN, middle = mercator(latitude);
    gn_bounds view = {fmax(mercator_latitude(middle - up), -MERCATOR_END), longitude - width / 2 / degree,
                      fmin(mercator_latitude(middle + up), MERCATOR_END), longitude + width / 2 / degree};
    picture result = {view, {latitude, longitude}, zoom, width, height, 0, world};
    return result;
}

static picture polar(double latitude) {
    int pole = latitude < 0 ? GN_SOUTH : GN_NORTH;
    gn_bounds north = {latitude, -180, 90, 180}, south = {-90, -180, latitude, 180};
    picture result = {pole > 0 ? north : south, {90 * pole, 0}, 0, WIDTH, WIDTH, pole, 0};
    result.world = WIDTH / 4.0 / tan((90 - fabs(latitude)) / 2 / RADIAN);

    /* The zoom at which a Mercator map has as many pixels per meter there, or at its edge. */
    double meters;
    require(gn_screen_scale(fmin(fabs(latitude), MERCATOR_END), 0, TILE_SIZE, &meters));
    result.zoom = log2(meters * result.world / RADIAN / POLAR_DEGREE);
    return result;
}

/* Room */

typedef struct box {
    double left, top, right, bottom;
} box;

/* The places that are taken: letters on letters, or on the border of a grid zone, cannot be read. */
typedef struct boxes {
    box *taken;
    size_t count, capacity;
    size_t border_count; /* The first of them are borders, not letters. */
} boxes;

static void take(boxes *boxes, box wanted) {
    if (boxes->count == boxes->capacity) {
        boxes->capacity = 2 * boxes->capacity + 64;
        boxes->taken = realloc(boxes->taken, boxes->capacity * sizeof *boxes->taken);
        if (boxes->taken == NULL) give_up("out of memory");
    }
    boxes->taken[boxes->count++] = wanted;
}

static int is_free(const box *taken, size_t count, box wanted) {
    for (const box *other = taken; other < taken + count; other++) {
        if (wanted.left < other->right && wanted.right > other->left && wanted.top < other->bottom &&
            wanted.bottom > other->top)
            return 0;
    }
    return 1;
}

/* The scale bar is in the lower left corner, inside the digits. */
static box scale_box(const picture *picture) {
    double left = 34 - picture->width / 2, bottom = picture->height / 2 - 26;
    box result = {left, bottom - 40, left + BAR_WIDTH + 24, bottom};
    return result;
}

/* Lines */

/* Tenths of a pixel are enough, and shorter than the output of printf by itself. */
static void print_vertex(char letter, double x, double y) {
    printf("%c%.7g %.7g", letter, round(x * 10) / 10 + 0.0, round(y * 10) / 10 + 0.0);
}

/* The library returns the lines of a Mercator screen in pixels: floats, ready for a renderer. */
static void print_pixels(const float *pixels, size_t count) {
    for (size_t i = 0; i < count; i++)
        print_vertex(i == 0 ? 'M' : 'L', (double)pixels[2 * i], (double)pixels[2 * i + 1]);
}

/* Borders are straight on a Mercator screen. */
static void take_border(boxes *boxes, const float *first, const float *last) {
    box border = {(double)fminf(first[0], last[0]) - 1, (double)fminf(first[1], last[1]) - 1,
                  (double)fmaxf(first[0], last[0]) + 1, (double)fmaxf(first[1], last[1]) + 1};
    take(boxes, border);
}

/* Seen from above only the lines of the caps are straight; others get steps of two degrees between their vertices. */
static void print_from_above(const picture *picture, const gn_point *points, size_t count, int is_cap) {
    for (size_t i = 0; i < count; i++) {
        gn_point from = points[i > 0 ? i - 1 : 0], to = points[i];
        int steps = is_cap || i == 0 ? 1 : (int)fmax(1, ceil(fabs(to.longitude - from.longitude) / 2));
        for (int step = 1; step <= steps; step++) {
            double part = (double)step / steps, x, y;
            gn_point position = {from.latitude + part * (to.latitude - from.latitude),
                                 from.longitude + part * (to.longitude - from.longitude)};
            project(picture, position, &x, &y);
            print_vertex(i == 0 ? 'M' : 'L', x, y);
        }
    }
}

static void draw_lines(const picture *picture, boxes *boxes) {
    const gn_bounds *view = &picture->view;
    gn_grid_line *lines = NULL;
    gn_point *points = NULL;
    float *pixels = NULL;
    size_t vertex_count = 0, line_count = 0;

    /* The first round, without memory, asks for the sizes. */
    for (int round = 0; round < 2; round++) {
        size_t vertex_room = vertex_count, line_room = line_count;
        if (round == 1) {
            lines = allocate(line_room, sizeof *lines);
            points = allocate(vertex_room, sizeof *points);
            pixels = allocate(vertex_room, 2 * sizeof *pixels);
        }
        gn_status status;
        if (picture->pole)
            status = gn_grid_lines(view, picture->zoom, NULL, points, vertex_room, &vertex_count, lines, line_room,
                                   &line_count);
        else
            status = gn_grid_lines_pixels(view, picture->zoom, NULL, &picture->center, pixels, vertex_room,
                                          &vertex_count, lines, line_room, &line_count);
        if (round == 1 || status != GN_ERROR_BUFFER_TOO_SMALL) require(status);
    }

    /* One path for all lines that look alike; coarser lines lie above finer ones. */
    static const char *const classes[] = {"", "border", "km100", "grid"};
    static const double widths[] = {0, 1.3, 1, 0.8};
    for (int32_t kind = GN_GRID_LINE; kind >= GN_GRID_BORDER; kind--) {
        for (int32_t major = 0; major <= 1; major++) {
            int is_open = 0;
            for (const gn_grid_line *line = lines; line < lines + line_count; line++) {
                if (line->kind != kind || line->major != major) continue;
                if (!is_open)
                    printf("<path class=\"%s\" stroke-width=\"%.3g\" opacity=\"%.3g\" d=\"", classes[kind],
                           widths[kind] * (double)line->width, (double)line->opacity);
                is_open = 1;
                const float *first = pixels + 2 * line->first;
                if (picture->pole)
                    print_from_above(picture, points + line->first, line->count, line->zone == GN_ZONE_UPS);
                else
                    print_pixels(first, line->count);
                if (!picture->pole && kind == GN_GRID_BORDER) take_border(boxes, first, first + 2 * (line->count - 1));
            }
            if (is_open) printf("\"/>\n");
        }
    }
    free(lines);
    free(points);
    free(pixels);
}

/* Labels */

/* Letters are 0.72 of their size high, and 0.7 wide including the gap between them. */
static double half_width(double size, const char *text) { return 0.35 * size * (double)strlen(text); }

static double half_height(double size) { return 0.36 * size; }

/* A text with its middle at a position, if there is room; says whether it was drawn. */
static int place_text(boxes *boxes, const char *class, double x, double y, double size, const char *text) {
    double right = half_width(size, text), down = half_height(size);
    box wanted = {x - right, y - down - 1, x + right, y + down + 1};
    if (!is_free(boxes->taken, boxes->count, wanted)) return 0;
    take(boxes, wanted);
    printf("<text class=\"%s\" x=\"%.1f\" y=\"%.1f\" font-size=\"%.3g\">%s</text>\n", class, x, y + down, size, text);
    return 1;
}

/* The name of an area need not be in its middle: it moves up or down to where there is room, but not across a border. */
static void place_nearby(const picture *picture, boxes *boxes, const char *class, double x, double y, double size,
                         const char *text) {
    double right = picture->width / 2 - half_width(size, text) - 2;
    double bottom = picture->height / 2 - half_height(size) - 2;
    x = fmax(-right, fmin(right, x));
    for (int step = 0; step <= 16; step++) {
        double down = 0.125 * size * (step % 2 == 0 ? -step : step + 1);
        box way = {x - 1, fmin(y, y + down), x + 1, fmax(y, y + down)};
        if (fabs(y + down) <= bottom && is_free(boxes->taken, boxes->border_count, way) &&
            place_text(boxes, class, x, y + down, size, text))
            return;
    }
}

/* Digits lie on the edge of the view: they are moved inward until they can be read. */
static void draw_digits(const picture *picture, boxes *boxes, const gn_grid_label *label, double x, double y) {
    const double size = 11;
    double inset = half_width(size, label->text) + 3;
    if (picture->pole) {
        double inward = 1 - (inset + 2) / hypot(x, y);
        x *= inward;
        y *= inward;
    } else {
        double right = picture->width / 2 - inset, bottom = picture->height / 2 - size + 2;
        x = fmax(-right, fmin(right, x));
        y = fmax(-bottom, fmin(bottom, y));
    }
    place_text(boxes, "digits", x, y, size, label->text);
}

static void draw_label(const picture *picture, boxes *boxes, const gn_grid_label *label) {
    double x, y;
    project(picture, label->position, &x, &y);
    /* Designators grow with the grid zone, up to a size; seen from above, zones become narrow toward the pole. */
    double degree = picture->world / 360;
    if (picture->pole) degree = picture->world * cos(label->position.latitude / RADIAN) / RADIAN;
    double zone_size = label->zone == GN_ZONE_UPS ? 24 : fmin(24, 2 * degree);
    switch (label->kind) {
    case GN_LABEL_GRID_ZONE: place_nearby(picture, boxes, "zone", x, y, zone_size, label->text); break;
    case GN_LABEL_SQUARE: place_nearby(picture, boxes, "square", x, y, 15, label->text); break;
    case GN_LABEL_DIGITS: draw_digits(picture, boxes, label, x, y); break;
    default:
        if (place_text(boxes, "reference", x, y - 8, 9, label->text))
            printf("<circle class=\"dot\" cx=\"%.1f\" cy=\"%.1f\" r=\"1.8\"/>\n", x, y);
    }
}

static void draw_labels(const picture *picture, boxes *boxes) {
    size_t count;
    gn_status status = gn_grid_labels(&picture->view, picture->zoom, NULL, NULL, 0, &count);
    if (status != GN_ERROR_BUFFER_TOO_SMALL) require(status);
    gn_grid_label *labels = allocate(count, sizeof *labels);
    require(gn_grid_labels(&picture->view, picture->zoom, NULL, labels, count, &count));

    /* Labels that fit in only one place come first. */
    static const int32_t order[] = {GN_LABEL_DIGITS, GN_LABEL_REFERENCE, GN_LABEL_SQUARE, GN_LABEL_GRID_ZONE};
    for (int kind = 0; kind < 4; kind++) {
        for (size_t i = 0; i < count; i++) {
            if (labels[i].kind == order[kind]) draw_label(picture, boxes, &labels[i]);
        }
    }
    free(labels);
}

/* The scale bar, and the spacing of the finest grid. */
static void draw_scale(const picture *picture, double spacing) {
    gn_scale_bar bar;
    double latitude = picture->pole ? fmax(picture->view.south, -picture->view.north) : picture->center.latitude;
    latitude = fmax(-MERCATOR_END, fmin(MERCATOR_END, latitude));
    require(gn_screen_scale_bar(latitude, picture->zoom, TILE_SIZE, BAR_WIDTH, GN_UNITS_METRIC, &bar));

    box box = scale_box(picture);
    printf("<g transform=\"translate(%.1f %.1f)\">", box.left, box.top);
    printf("<rect class=\"panel\" width=\"%d\" height=\"40\" rx=\"4\"/>", BAR_WIDTH + 24);
    printf("<path class=\"bar\" d=\"M12 26v5H%.1fv-5\"/>", 12 + bar.width);
    printf("<text class=\"scale start\" x=\"12\" y=\"18\">%s</text>", bar.text);
    if (spacing >= 1000)
        printf("<text class=\"scale end\" x=\"%d\" y=\"18\">grid %g km</text>", BAR_WIDTH + 12, spacing / 1000);
    else if (spacing > 0)
        printf("<text class=\"scale end\" x=\"%d\" y=\"18\">grid %g m</text>", BAR_WIDTH + 12, spacing);
    printf("</g>\n");
}

static const char *const style =
    "text{font-family:Inter,'Helvetica Neue',Helvetica,Arial,sans-serif;text-anchor:middle;"
    "paint-order:stroke;stroke:#faf8f3;stroke-width:3;stroke-linejoin:round}"
    "path{fill:none;stroke-linejoin:round}"
    ".grid{stroke:#5f717e}.km100{stroke:#2d6a9f}.border{stroke:#b5482f}"
    ".zone{fill:#b5482f;font-weight:600}.square{fill:#2d6a9f;font-weight:600}"
    ".digits{fill:#37424a;font-weight:500}.reference{fill:#5a6770}.dot{fill:#5a6770}"
    ".start{text-anchor:start}.end{text-anchor:end}"
    ".panel{fill:#faf8f3}.bar{stroke:#37424a;stroke-width:1.5}"
    ".scale{fill:#37424a;font-size:11px;stroke:none}"
    ".paper{fill:#faf8f3}";

static void draw(const picture *picture) {
    /* A view that the library refuses is refused here, before anything is printed. */
    double spacing, width = picture->width, height = picture->height;
    require(gn_grid_spacing(&picture->view, picture->zoom, NULL, &spacing));
    printf("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\" ", width, height);
    printf("viewBox=\"%.1f %.1f %.1f %.1f\">\n", -width / 2, -height / 2, width, height);
    printf("<style>%s</style>\n", style);
    if (picture->pole)
        printf("<circle class=\"paper\" r=\"%.1f\"/>\n", width / 2);
    else
        printf("<rect class=\"paper\" x=\"-50%%\" y=\"-50%%\" width=\"100%%\" height=\"100%%\"/>\n");
    boxes boxes = {NULL, 0, 0, 0};
    take(&boxes, scale_box(picture));
    draw_lines(picture, &boxes);
    boxes.border_count = boxes.count;
    draw_labels(picture, &boxes);
    free(boxes.taken);
    draw_scale(picture, spacing);
    printf("</svg>\n");
}

int main(int argc, char **argv) {
    double n[4], width, height;
    char end;
    picture picture;
    if (argc == 3 && strcmp(argv[1], "polar") == 0 && numbers(argv + 2, 1, n))
        picture = polar(n[0]);
    else if (argc == 5 && numbers(argv + 1, 4, n))
        picture = between(n[0], n[1], n[2], n[3]);
    else if (argc == 5 && numbers(argv + 1, 3, n) && sscanf(argv[4], "%lfx%lf%c", &width, &height, &end) == 2 &&
             width >= 1 && height >= 1)
        picture = around(n[0], n[1], n[2], width, height);
    else {
        fprintf(stderr, "usage: grid SOUTH WEST NORTH EAST | LATITUDE LONGITUDE ZOOM WIDTHxHEIGHT | polar LATITUDE\n");
        return 2;
    }
    draw(&picture);
    return 0;
}
