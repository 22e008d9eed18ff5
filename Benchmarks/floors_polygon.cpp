// The floors of polygons of short edges, in a plane of degrees: an edge of a kilometer bends by less than 5 cm there.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "floors.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

namespace floors {
namespace {

struct Box {
    double west = INFINITY, south = INFINITY, east = -INFINITY, north = -INFINITY;

    void add(double x, double y) {
        west = std::min(west, x), south = std::min(south, y);
        east = std::max(east, x), north = std::max(north, y);
    }

    bool meets(const Box &other) const {
        return west <= other.east && other.west <= east && south <= other.north && other.south <= north;
    }
};

/// On which side of the line from a to b another place is.
[[gnu::always_inline]] inline double side(double ax, double ay, double bx, double by, double x, double y) {
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
}

// MARK: Crossings

constexpr size_t CHUNK = 16;

/// Edges one after the other, which lie near each other; a short chunk ends with points.
struct Chunk {
    double ax[CHUNK], ay[CHUNK], bx[CHUNK], by[CHUNK];
    Box box;
};

/// Whether an edge crosses one of a chunk; those that share a vertex do not.
[[gnu::always_inline]] inline bool crosses(double ax, double ay, double bx, double by, const Chunk &chunk) {
    int64_t count = 0;
    for (size_t k = 0; k < CHUNK; k++) {
        const double cx = chunk.ax[k], cy = chunk.ay[k], dx = chunk.bx[k], dy = chunk.by[k];
        const double first = side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy);
        const double second = side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by);
        count += first < 0 && second < 0 ? 1 : 0;
    }
    return count != 0;
}

[[gnu::noinline]] bool crosses_itself(const gn_point *points, size_t count, std::vector<Chunk> &chunks) {
    const size_t used = (count + CHUNK - 1) / CHUNK;
    for (size_t c = 0; c < used; c++) {
        Chunk &chunk = chunks[c];
        chunk.box = {};
        for (size_t k = 0; k < CHUNK; k++) {
            const size_t i = std::min(c * CHUNK + k, count), j = std::min(i + 1, count);
            const gn_point &a = points[i == count ? 0 : i], &b = points[j == count ? 0 : j];
            chunk.ax[k] = a.longitude, chunk.ay[k] = a.latitude, chunk.bx[k] = b.longitude, chunk.by[k] = b.latitude;
            chunk.box.add(a.longitude, a.latitude), chunk.box.add(b.longitude, b.latitude);
        }
    }
    for (size_t c = 0; c < used; c++) {
        for (size_t d = c; d < used; d++) {
            const Chunk &one = chunks[c], &other = chunks[d];
            if (!one.box.meets(other.box)) continue;
            for (size_t k = 0; k < CHUNK; k++)
                if (crosses(one.ax[k], one.ay[k], one.bx[k], one.by[k], other)) return true;
        }
    }
    return false;
}

// MARK: Sides

/// A raster of cells with the edges that come into each, and the side of each middle.
class Raster {
  public:
    explicit Raster(const Points &ring) : ring(ring) {
        for (gn_point point : ring) box.add(point.longitude, point.latitude);
        width = (box.east - box.west) / CELLS, height = (box.north - box.south) / CELLS;
        for (size_t cell = 0; cell < CELLS * CELLS; cell++) {
            const double x = box.west + width * (double(cell % CELLS) + 0.5), y = box.south + height * (double(cell / CELLS) + 0.5);
            const Box around = {x - 0.501 * width, y - 0.501 * height, x + 0.501 * width, y + 0.501 * height};
            Cell &here = cells[cell] = {x, y, edges.size(), edges.size(), GN_OUTSIDE};
            int crossed = 0;
            for (size_t i = 0; i < ring.size(); i++) {
                const gn_point &a = ring[i], &b = ring[(i + 1) % ring.size()];
                const Edge edge = {a.longitude, a.latitude, b.longitude, b.latitude};
                Box of_edge;
                of_edge.add(edge.ax, edge.ay), of_edge.add(edge.bx, edge.by);
                if (of_edge.meets(around)) edges.push_back(edge);
                crossed += is_between(edge, x, y, box.west - 1, y);
            }
            here.last = edges.size();
            here.side = crossed % 2 == 1 ? GN_INSIDE : GN_OUTSIDE;
        }
    }

    int32_t side_of(double latitude, double longitude) const {
        const double column = (longitude - box.west) / width, row = (latitude - box.south) / height;
        if (!(column >= 0 && column < CELLS && row >= 0 && row < CELLS)) return GN_OUTSIDE;
        const Cell &cell = cells[size_t(row) * CELLS + size_t(column)];
        bool is_other = false;
        for (size_t i = cell.first; i < cell.last; i++) is_other ^= is_between(edges[i], cell.x, cell.y, longitude, latitude);
        return is_other ? GN_INSIDE + GN_OUTSIDE - cell.side : cell.side;
    }

    [[gnu::noinline]] void sides_of(const Points &points, int32_t *sides) const {
        for (size_t i = 0; i < points.size(); i++) sides[i] = side_of(points[i].latitude, points[i].longitude);
    }

  private:
    static constexpr size_t CELLS = 128;

    struct Edge {
        double ax, ay, bx, by;
    };

    struct Cell {
        double x, y;
        size_t first, last;
        int32_t side;
    };

    static bool is_between(const Edge &edge, double x, double y, double to_x, double to_y) {
        const bool splits = (side(x, y, to_x, to_y, edge.ax, edge.ay) > 0) != (side(x, y, to_x, to_y, edge.bx, edge.by) > 0);
        return splits && (side(edge.ax, edge.ay, edge.bx, edge.by, x, y) > 0) !=
                             (side(edge.ax, edge.ay, edge.bx, edge.by, to_x, to_y) > 0);
    }

    Points ring;
    Box box;
    double width = 0, height = 0;
    std::vector<Edge> edges;
    std::array<Cell, CELLS * CELLS> cells;
};

} // namespace

std::vector<Floor> of_ring(const Points &ring, const Points &asked) {
    auto chunks = std::make_shared<std::vector<Chunk>>(ring.size() / CHUNK + 1);
    Points twisted = ring;
    std::swap(twisted[ring.size() / 3], twisted[ring.size() / 3 + 1]);
    for (const Points *points : {&ring, static_cast<const Points *>(&twisted)}) {
        gn_polygon_crossing crossing;
        require(gn_polygon_find_crossing(points->data(), points->size(), nullptr, 0, &crossing), "crossing");
        require(crosses_itself(points->data(), points->size(), *chunks) == (crossing.found != 0), "the floor of crossings differs");
    }
    auto raster = std::make_shared<Raster>(ring);
    auto sides = std::make_shared<std::vector<int32_t>>(asked.size());
    raster->sides_of(asked, sides->data());
    size_t others = 0;
    for (size_t i = 0; i < asked.size(); i++) {
        int32_t ours;
        require(gn_polygon_contains(ring.data(), ring.size(), nullptr, 0, &asked[i], &ours), "side");
        others += (*sides)[i] != ours;
    }
    require(others <= asked.size() / 1000, "the floor of sides differs");
    return {{"gn_polygon_find_crossing", "does it cross itself, 1000 vertices",
             [=, &ring] { sink = sink + crosses_itself(ring.data(), ring.size(), *chunks); }},
            {"gn_edge_index_contains_batch", "sides, 1000 vertices", [=, &asked] {
                 raster->sides_of(asked, sides->data());
                 sink = sink + (*sides)[0];
             }}};
}

} // namespace floors
