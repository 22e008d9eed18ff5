// SPDX-License-Identifier: MIT
//
// Heights: the bytes of files and the grids in them stay in the memory of the module; profiles and lines of sight.

import { Index, own, words } from "./indexes.mjs";
import { integer, known, number, object, onlyWith, rows, unsigned } from "./values.mjs";

/** The bytes of structs of the library. */
const SIZE = { grid: 88, sample: 32, summary: 96, options: 32, sight: 152, cells: 40, dead: 40 };

const FORMATS = { int16: [1, 2], "sign-magnitude16": [2, 2], float32: [3, 4] };
const BIG_ENDIAN = 1;

const OK = 0;
const VOID = 176;
const OUTSIDE = 177;

/** The fields of a tile that is not a file: its samples. */
const GRID = [
  "bytes", "format", "bigEndian", "rows", "columns", "latitude", "longitude", "latitudeStep", "longitudeStep", "void", "scale", "shift",
  "offset", "rowStride", "columnStride",
];

/** The fields of a raster: its cells. */
const CELLS = ["latitude", "longitude", "latitudeStep", "longitudeStep", "rows", "columns"];

/** How many rows and columns there may be. */
const COUNTS = "1 ... 16,777,216";

/** The states of cells and stretches, in order. */
const STATES = ["hidden", "seen", "outside", "unknown"];

/** Where each option is. */
const OPTIONS = { curvature: 8, step: 16, frequency: 24 };

const SUMMARY = [
  "length", "ascent", "descent", "lowest", "lowestDistance", "highest", "highestDistance", "steepestUp", "steepestUpDistance", "steepestDown",
  "steepestDownDistance",
];

/** The bytes of an ArrayBuffer, a typed array or a DataView. */
function bytesOf(value, name) {
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  if (!ArrayBuffer.isView(value)) throw new TypeError(`${name} must be an ArrayBuffer or a typed array`);
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
}

/** The fields of a tile, read once. */
function taken(tile, name) {
  const { file } = object(tile, name);
  if (file === undefined) {
    onlyWith(GRID, tile, name);
    const entry = FORMATS[tile.format ?? "int16"];
    if (!entry) throw new TypeError(`${name}.format must be one of ${Object.keys(FORMATS).join(", ")}`);
    const [format, size] = entry;
    const whole = (key, otherwise) => integer(tile[key] ?? otherwise, `${name}.${key}`);
    const rowCount = unsigned(tile.rows, `${name}.rows`, COUNTS), columnCount = unsigned(tile.columns, `${name}.columns`, COUNTS);
    const columnStride = whole("columnStride", size);
    const numbers = ["latitude", "longitude", "latitudeStep", "longitudeStep"].map((key) => number(tile[key], `${name}.${key}`));
    numbers.push(number(tile.void ?? NaN, `${name}.void`), number(tile.scale ?? 1, `${name}.scale`), number(tile.shift ?? 0, `${name}.shift`));
    return {
      bytes: bytesOf(tile.bytes, `${name}.bytes`), numbers, format, columnStride, rowCount, columnCount,
      rowStride: whole("rowStride", Math.min(columnStride * columnCount, 2 ** 31 - 1)),
      offset: unsigned(tile.offset ?? 0, `${name}.offset`), flags: tile.bigEndian ? BIG_ENDIAN : 0,
    };
  }
  const place = file === "srtm" ? [number(tile.south, `${name}.south`), number(tile.west, `${name}.west`)] : [];
  onlyWith(file === "srtm" ? ["file", "bytes", "south", "west"] : ["file", "bytes"], tile, name);
  if (!["srtm", "dted", "gtx"].includes(file)) throw new TypeError(`${name}.file must be one of srtm, dted, gtx`);
  return { bytes: bytesOf(tile.bytes, `${name}.bytes`), file, place };
}

/** Options that were read: where each is, and its number. */
function takenOptions(options) {
  onlyWith(Object.keys(OPTIONS), options, "options", "option");
  return Object.entries(OPTIONS)
    .filter(([key]) => options[key] !== undefined)
    .map(([key, place]) => [place, number(options[key], `options.${key}`)]);
}

/** The class, over the exports of an instance and its memory. */
export function bindHeights(library, memory) {
  const FIND = { srtm: library.gn_height_grid_hgt, dted: library.gn_height_grid_dted, gtx: library.gn_height_grid_gtx };

  /** Keeps the number of tiles, their grids, and then the bytes of all. */
  const built = memory.releasing((tiles) => {
    const all = tiles.map((tile, i) => taken(tile, `tiles[${i}]`));
    const padded = (bytes) => Math.ceil(bytes.length / 8) * 8;
    const head = 8 + SIZE.grid * all.length;
    const size = all.reduce((sum, { bytes }) => sum + padded(bytes), head);
    const anywhere = memory.take(16);
    memory.bytes.fill(0, anywhere, anywhere + 16);
    const block = memory.take(size);
    memory.view.setBigUint64(block, BigInt(all.length), true);
    let offset = 0;
    all.forEach((tile, i) => {
      const gridAt = block + 8 + SIZE.grid * i, bytesAt = block + head + offset;
      memory.bytes.set(tile.bytes, bytesAt);
      if (tile.file === undefined) {
        const { view } = memory;
        tile.numbers.forEach((value, k) => view.setFloat64(gridAt + 8 * k, value, true));
        view.setBigUint64(gridAt + 56, BigInt(tile.offset), true);
        view.setInt32(gridAt + 64, tile.rowStride, true);
        view.setInt32(gridAt + 68, tile.columnStride, true);
        [tile.rowCount, tile.columnCount, tile.format, tile.flags].forEach((value, k) => view.setUint32(gridAt + 72 + 4 * k, value, true));
      } else {
        const status = FIND[tile.file](bytesAt, tile.bytes.length, ...tile.place, gridAt);
        if (status !== 0) memory.refuse(status, {}, `tiles[${i}]`);
      }
      // It must not lead beyond its own bytes.
      const status = library.gn_height_at(bytesAt, tile.bytes.length, gridAt, 1, anywhere, anywhere);
      if (![OK, VOID, OUTSIDE].includes(status)) memory.refuse(status, {}, `tiles[${i}]`);
      memory.view.setBigUint64(gridAt + 56, memory.view.getBigUint64(gridAt + 56, true) + BigInt(offset), true);
      offset += padded(tile.bytes);
    });
    return memory.keep(block, size / 8);
  });

  /** The first arguments of a call. */
  function span(map) {
    const kept = words(map, HeightMap, "the map");
    const block = memory.words(kept, "the map");
    const count = Number(memory.view.getBigUint64(block, true));
    const head = 8 + SIZE.grid * count;
    return [block + head, 8 * kept.count - head, block + 8, count];
  }

  const finding = memory.releasing((map, position) => {
    const at = memory.point(position, "position"), outAt = memory.take(8);
    memory.check(library.gn_height_at(...span(map), at, outAt));
    return memory.view.getFloat64(outAt, true);
  });

  const findingMany = memory.releasing((map, latitudes, longitudes) => {
    const count = rows({ latitudes, longitudes });
    const heights = new Float64Array(count), statuses = new Uint8Array(count);
    const ins = [[Float64Array, latitudes, "latitudes"], [Float64Array, longitudes, "longitudes"]];
    memory.batch(count, ins, [heights, statuses], (part, [latitudesAt, longitudesAt, outAt, statusesAt], [one, other]) =>
      library.gn_height_at_batch(...span(map), latitudesAt, one, longitudesAt, other, part, outAt, 8, statusesAt));
    return { heights, statuses };
  });

  const sampling = memory.releasing((map, points, step, climb) => {
    const pointsAt = memory.points(points, "points"), pointCount = memory.count;
    const summaryAt = memory.take(SIZE.summary), neededAt = memory.take(4);
    const [meters, least] = [number(step, "step"), number(climb, "climb")];
    const given = span(map);
    const { status, block, needed } = memory.fill(SIZE.sample, neededAt, (block, capacity) =>
      library.gn_profile_sample_route(...given, pointsAt, pointCount, meters, block, capacity, neededAt));
    memory.check(status);
    memory.check(library.gn_profile_summarize(block, needed, least, summaryAt));
    const { view } = memory;
    const numbers = new Float64Array(memory.bytes.buffer, block, 4 * needed);
    return {
      distances: numbers.filter((_, i) => i % 4 === 0),
      latitudes: numbers.filter((_, i) => i % 4 === 1),
      longitudes: numbers.filter((_, i) => i % 4 === 2),
      heights: numbers.filter((_, i) => i % 4 === 3),
      summary: {
        ...Object.fromEntries(SUMMARY.map((name, i) => [name, known(view.getFloat64(summaryAt + 8 * i, true))])),
        unknownCount: Number(view.getBigUint64(summaryAt + 88, true)),
      },
    };
  });

  /** Stores options; the address of them. */
  function stored(given) {
    const optionsAt = memory.take(SIZE.options);
    library.gn_sight_options_init(optionsAt);
    for (const [place, value] of given) memory.view.setFloat64(optionsAt + place, value, true);
    return optionsAt;
  }

  /** Reads a line of sight that `look` stores at an address, from the first arguments of the call and the address of options. */
  function looking(map, options, look) {
    const given = takenOptions(options);
    const optionsAt = stored(given), at = memory.take(SIZE.sight);
    memory.check(look(span(map), optionsAt, at));
    const { view } = memory;
    const read = (place) => known(view.getFloat64(at + place, true));
    const pointAt = (place) => (read(place) === null ? null : { latitude: read(place), longitude: read(place + 8) });
    return {
      isVisible: view.getInt32(at + 144, true) !== 0,
      distance: read(0), azimuth: read(8), elevation: read(16), fromGround: read(24), toGround: read(32),
      clearance: read(40), clearanceDistance: read(48), clearancePoint: pointAt(56),
      blockedDistance: read(72), blockedPoint: pointAt(80), blockedHeight: read(96),
      freeZone: read(104), freeZoneDistance: read(112), to: pointAt(120), unknownCount: Number(view.getBigUint64(at + 136, true)),
    };
  }

  const seeing = memory.releasing((map, from, fromHeight, to, toHeight, options) => {
    const fromAt = memory.point(from, "from"), toAt = memory.point(to, "to");
    const heights = [number(fromHeight, "fromHeight"), number(toHeight, "toHeight")];
    return looking(map, options, (given, optionsAt, at) =>
      library.gn_sight_between(...given, fromAt, heights[0], toAt, heights[1], optionsAt, at));
  });

  const seeingAlong = memory.releasing((map, from, fromHeight, azimuth, distance, toHeight, options) => {
    const fromAt = memory.point(from, "from");
    const numbers = [
      number(fromHeight, "fromHeight"), number(azimuth, "azimuth"), number(distance, "distance"), number(toHeight, "toHeight"),
    ];
    return looking(map, options, (given, optionsAt, at) => library.gn_sight_along(...given, fromAt, ...numbers, optionsAt, at));
  });

  const viewing = memory.releasing((map, observer, observerHeight, targetHeight, radius, cells, options) => {
    const observerAt = memory.point(observer, "observer"), given = takenOptions(options);
    const numbers = [number(observerHeight, "observerHeight"), number(targetHeight, "targetHeight"), number(radius, "radius")];
    onlyWith(CELLS, object(cells, "cells"), "cells");
    const places = CELLS.slice(0, 4).map((key) => number(cells[key], `cells.${key}`));
    const counts = CELLS.slice(4).map((key) => unsigned(cells[key], `cells.${key}`, COUNTS));
    const optionsAt = stored(given), cellsAt = memory.take(SIZE.cells), neededAt = memory.take(4);
    places.forEach((value, i) => memory.view.setFloat64(cellsAt + 8 * i, value, true));
    counts.forEach((value, i) => memory.view.setUint32(cellsAt + 32 + 4 * i, value, true));
    const first = span(map);
    const { status, block, needed } = memory.fill(1, neededAt, (block, capacity) =>
      library.gn_viewshed_cells(...first, observerAt, ...numbers, optionsAt, cellsAt, block, capacity, neededAt));
    memory.check(status);
    return memory.bytes.slice(block, block + needed);
  });

  const shading = memory.releasing((map, observer, observerHeight, targetHeight, radius, azimuth, width, azimuthStep, options) => {
    const observerAt = memory.point(observer, "observer"), given = takenOptions(options);
    const numbers = Object.entries({ observerHeight, targetHeight, radius, azimuth, width, azimuthStep })
      .map(([name, value]) => number(value, name));
    const optionsAt = stored(given), neededAt = memory.take(4), first = span(map);
    const { status, block, needed } = memory.fill(SIZE.dead, neededAt, (block, capacity) =>
      library.gn_viewshed_dead_ground(...first, observerAt, ...numbers, optionsAt, block, capacity, neededAt));
    memory.check(status);
    const { view } = memory;
    return Array.from({ length: needed }, (_, i) => {
      const at = block + SIZE.dead * i;
      const [azimuth, width, innerRadius, outerRadius] = [0, 8, 16, 24].map((place) => view.getFloat64(at + place, true));
      return { azimuth, width, innerRadius, outerRadius, state: STATES[view.getUint32(at + 32, true)] };
    });
  });

  class HeightMap extends Index {
    constructor(tiles) {
      if (!Array.isArray(tiles)) throw new TypeError("tiles must be an array");
      super();
      own(this, built([...tiles]));
    }

    height(position) {
      return finding(this, position);
    }

    heights(latitudes, longitudes) {
      return findingMany(this, latitudes, longitudes);
    }

    profile(points, step, climb = 10) {
      return sampling(this, points, step, climb);
    }

    sight(from, fromHeight, to, toHeight, options = {}) {
      return seeing(this, from, fromHeight, to, toHeight, options);
    }

    sightAlong(from, fromHeight, azimuth, distance, toHeight, options = {}) {
      return seeingAlong(this, from, fromHeight, azimuth, distance, toHeight, options);
    }

    viewshed(observer, observerHeight, targetHeight, radius, cells, options = {}) {
      return viewing(this, observer, observerHeight, targetHeight, radius, cells, options);
    }

    deadGround(observer, observerHeight, targetHeight, radius, azimuth, width, azimuthStep, options = {}) {
      return shading(this, observer, observerHeight, targetHeight, radius, azimuth, width, azimuthStep, options);
    }
  }

  return { HeightMap };
}
