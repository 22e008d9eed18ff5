// SPDX-License-Identifier: MIT
//
// Indexes as objects. Their words stay in the memory of the module, so a question copies none of them: the functions of
// functions.mjs take such words in place of an array.

import { number, place } from "./values.mjs";

const OK = 0;
const PARTIAL = 1;
const COUNT = 103;
const KIND = 115;

/** The words of each index; only this module can access them. */
const kept = new WeakMap();

/** Words that were not disposed of are dropped with their object. */
const forgotten = new FinalizationRegistry((words) => words.memory.drop(words));

/** Gives an object its words. */
export function own(index, words) {
  kept.set(index, words);
  forgotten.register(index, words, index);
}

/** Returns the words of an object, which must be of a class. */
export function words(index, kind, name) {
  if (!(index instanceof kind)) throw new TypeError(`${name} must be a ${kind.name} of this library`);
  return kept.get(index);
}

/** Holds what all classes of indexes share. */
export class Index {
  get words() {
    const { memory, block, count } = kept.get(this);
    memory.words(kept.get(this), "the index");
    return memory.arrayAt(BigUint64Array, block, count);
  }

  dispose() {
    const words = kept.get(this);
    forgotten.unregister(this);
    if (!words.isDropped) words.memory.drop(words);
  }
}

// The method that `using` calls, if the engine has it.
if (Symbol.dispose) Object.defineProperty(Index.prototype, Symbol.dispose, { value: Index.prototype.dispose, writable: true, configurable: true });

/**
 * The classes, over the exports of an instance, its memory and its functions; and `built` and `adopted`, with which other
 * classes keep words.
 */
export function bindIndexes(library, memory, functions) {
  /** Builds words and keeps them: `put` puts in their sources, and returns how to build them. */
  const built = memory.releasing((put) => {
    const neededAt = memory.take(4);
    const build = put();
    const { status, block, needed } = memory.fill(8, neededAt, (block, capacity) => build(block, capacity, neededAt));
    memory.check(status);
    return memory.keep(block, needed);
  });

  /** Keeps a copy of words. */
  const copied = memory.releasing((values) => memory.keep(memory.words(values, "words"), memory.count));

  /** The status of a batch without rows for the first words of an index. */
  const probe = memory.releasing((batch, { block, count }, ...settings) => {
    const column = memory.take(64);
    return batch(block, count, column, 8, column, 8, 0, ...settings, column, 64, 0);
  });

  /** An index of a class, over words that were made elsewhere. */
  function adopted(kind, values, check, status) {
    const words = copied(values);
    try {
      if (check) functions.indexCheck(words);
      memory.check(status(words));
    } catch (error) {
      memory.drop(words);
      throw error;
    }
    const index = Object.create(kind.prototype);
    own(index, words);
    return index;
  }

  /** The status of one position, or its result. */
  function only(results, statuses) {
    memory.check(statuses[0]);
    return results[0];
  }

  const one = (position) => {
    const { latitude, longitude } = place(position, "position");
    return [[number(latitude, "position.latitude")], [number(longitude, "position.longitude")]];
  };

  class PointIndex extends Index {
    constructor(points) {
      super();
      own(this, built(() => {
        const at = memory.points(points, "points"), { count } = memory;
        const statusesAt = memory.take(count);
        return (block, capacity, neededAt) => {
          const status = library.gn_point_index_build(at, 16, at + 8, 16, count, block, capacity, neededAt, statusesAt);
          // The first point that is refused.
          return status === PARTIAL ? memory.bytes.subarray(statusesAt, statusesAt + count).find((each) => each !== OK) : status;
        };
      }));
    }

    static fromWords(words, { check = true } = {}) {
      return adopted(PointIndex, words, check, (words) => probe(library.gn_point_index_count_batch, words, 0));
    }

    nearest(position, limit, distance = Infinity) {
      return functions.pointIndexNearest(kept.get(this), position, limit, distance);
    }

    nearestBatch(latitudes, longitudes, limit, distance = Infinity) {
      return functions.pointIndexNearestBatch(kept.get(this), latitudes, longitudes, limit, distance);
    }

    within(position, distance) {
      return functions.pointIndexWithin(kept.get(this), position, distance);
    }

    withinBatch(latitudes, longitudes, distance) {
      return functions.pointIndexWithinBatch(kept.get(this), latitudes, longitudes, distance);
    }

    countWithin(latitudes, longitudes, distance) {
      return functions.pointIndexCountBatch(kept.get(this), latitudes, longitudes, distance);
    }

    inBounds(bounds) {
      return functions.pointIndexInBounds(kept.get(this), bounds);
    }

    inBoundsBatch(souths, wests, norths, easts) {
      return functions.pointIndexInBoundsBatch(kept.get(this), souths, wests, norths, easts);
    }
  }

  class EdgeIndex extends Index {
    crossings(other = null) {
      return functions.edgeIndexCrossings(kept.get(this), other === null ? null : words(other, EdgeIndex, "other"));
    }
  }

  class PolygonIndex extends EdgeIndex {
    constructor(points, rings = null) {
      super();
      own(this, built(() => {
        const at = memory.points(points, "points"), { count } = memory;
        const ringsAt = memory.sizes(rings, "rings"), ringCount = memory.count;
        return (...room) => library.gn_polygon_index_build(at, count, ringsAt, ringCount, ...room);
      }));
    }

    static fromWords(words, { check = true } = {}) {
      return adopted(PolygonIndex, words, check, (words) => probe(library.gn_edge_index_contains_batch, words));
    }

    side(position) {
      const { sides, statuses } = functions.edgeIndexContainsBatch(kept.get(this), ...one(position));
      return ["outside", "on-border", "inside"][only(sides, statuses) + 1];
    }

    contains(position) {
      return this.side(position) !== "outside";
    }

    containsBatch(latitudes, longitudes) {
      return functions.edgeIndexContainsBatch(kept.get(this), latitudes, longitudes);
    }

    nearest(position) {
      const { places, statuses } = functions.edgeIndexNearestBatch(kept.get(this), ...one(position));
      return only(places, statuses);
    }

    nearestBatch(latitudes, longitudes) {
      return functions.edgeIndexNearestBatch(kept.get(this), latitudes, longitudes);
    }
  }

  class RouteIndex extends EdgeIndex {
    constructor(points) {
      super();
      own(this, built(() => {
        const at = memory.points(points, "points"), { count } = memory;
        return (...room) => library.gn_route_index_build(at, count, ...room);
      }));
    }

    static fromWords(words, { check = true } = {}) {
      return adopted(RouteIndex, words, check, (words) => {
        const status = probe(library.gn_edge_index_nearest_batch, words, 0, Infinity);
        // No points are a route too; a polygon is none.
        if (status !== OK && status !== COUNT) return status;
        return probe(library.gn_edge_index_contains_batch, words) === OK ? KIND : OK;
      });
    }

    nearest(position, startDistance = 0, endDistance = Infinity) {
      const { places, statuses } = functions.edgeIndexNearestBatch(kept.get(this), ...one(position), startDistance, endDistance);
      return only(places, statuses);
    }

    nearestBatch(latitudes, longitudes, startDistance = 0, endDistance = Infinity) {
      return functions.edgeIndexNearestBatch(kept.get(this), latitudes, longitudes, startDistance, endDistance);
    }
  }

  return { classes: { PointIndex, PolygonIndex, RouteIndex }, built, adopted };
}
