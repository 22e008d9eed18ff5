// SPDX-License-Identifier: MIT
//
// Fences: a set is an index object, a tracker takes fixes and reports events at the fences of a set.

import { Index, own, words } from "./indexes.mjs";
import { Words, fix as fixNumbers, fixAt, integer, known, list, misplaced, number, object, onlyWith, orInfinity, orNaN, point, putDoubles, truth, unsigned } from "./values.mjs";

const OK = 0;
const PARTIAL = 1;
const REPORT_FIRST = 1;

/** The bytes of structs of the library. */
const SIZE = { fence: 48, fix: 40, presence: 24, state: 56, event: 64, options: 32 };

const shapes = new Words({ polygon: 1, circle: 2, corridor: 3, line: 4 });
const triggers = new Words({ enter: 1, dwell: 2, exit: 4, "crossed-left": 8, "crossed-right": 16 });
const ALL = 31;

/** The fields that fences have, and those of each shape. */
const COMMON = ["id", "shape", "triggers", "altitudes"];
const FIELDS = {
  polygon: [...COMMON, "points", "rings"],
  circle: [...COMMON, "center", "radius"],
  corridor: [...COMMON, "points", "radius"],
  line: [...COMMON, "points"],
};
const OPTIONS = ["hysteresis", "worstAccuracy", "dwell", "reportFirst"];

const id = (value, name) => integer(value, name, 0, Number.MAX_SAFE_INTEGER);

/** Latitude and longitude of each position, one after the other. */
function coordinates(values, name) {
  if (values instanceof Float64Array) {
    if (values.length % 2 === 1) throw new RangeError(`${name} has a latitude without a longitude`);
    return values;
  }
  if (!Array.isArray(values)) throw new TypeError(`${name} must be an array of positions or a Float64Array`);
  return values.flatMap((value, i) => point(value, `${name}[${i}]`));
}

const double = new Float64Array(1), word = new BigInt64Array(double.buffer);

/** The number next to another, in the direction 1 or -1. */
function next(number, direction) {
  if (number === 0) return direction * Number.MIN_VALUE;
  if (number === direction * Infinity) return number;
  double[0] = number;
  word[0] += BigInt(Math.sign(number) * direction);
  return double[0];
}

/** Altitudes as the library takes them: two equal ones are no limits there. */
function limits(values, name) {
  if (values === null || values === undefined) return [0, 0];
  if (!Array.isArray(values) || values.length !== 2) throw new TypeError(`${name} must be the lowest and the highest altitude`);
  const [low, high] = values.map((value, i) => number(value, `${name}[${i}]`));
  return low === high ? [next(low, -1), next(high, 1)] : [low, high];
}

/** A fence that was read: all of it, before anything is put into memory, because getters may call the library. */
function taken(fence, name) {
  const { id: itsID, shape, points, center, rings = null, radius, triggers: words, altitudes } = object(fence, name);
  const kind = shapes.number(shape, `${name}.shape`);
  onlyWith(FIELDS[shape], fence, name);
  const hasRadius = shape === "circle" || shape === "corridor";
  const ringCounts = shape === "polygon" && rings !== null ? rings : [];
  if (!Array.isArray(ringCounts)) throw new TypeError(`${name}.rings must be an array of numbers`);
  return {
    id: id(itsID, `${name}.id`),
    kind,
    triggers: words === null || words === undefined ? ALL : triggers.sum(words, `${name}.triggers`),
    coordinates: shape === "circle" ? point(center, `${name}.center`) : coordinates(points, `${name}.points`),
    rings: ringCounts.map((count, i) => unsigned(count, `${name}.rings[${i}]`)),
    radius: hasRadius ? number(radius, `${name}.radius`) : 0,
    altitudes: limits(altitudes, `${name}.altitudes`),
  };
}

function takenPresence(presence, name) {
  const { id: itsID, since, hasDwelt } = object(presence, name);
  return { id: id(itsID, `${name}.id`), since: number(since, `${name}.since`), hasDwelt: truth(hasDwelt, `${name}.hasDwelt`) };
}

/** Options that were read: their numbers and flags. */
function takenOptions(options) {
  const { hysteresis = 0, worstAccuracy, dwell, reportFirst = false } = onlyWith(OPTIONS, options, "options", "option");
  return {
    numbers: [
      number(hysteresis, "options.hysteresis"),
      orInfinity(worstAccuracy, "options.worstAccuracy"),
      orInfinity(dwell, "options.dwell"),
    ],
    flags: truth(reportFirst, "options.reportFirst") * REPORT_FIRST,
  };
}

/** The classes, over the exports of an instance, its memory, its functions and its indexes. */
export function bindFences(library, memory, functions, { built, adopted }) {
  /** Puts fences with their points and rings in; returns the arguments for the library. */
  function put(fences) {
    const pointCount = fences.reduce((sum, fence) => sum + fence.coordinates.length / 2, 0);
    const rings = fences.flatMap((fence) => fence.rings);
    const fencesAt = memory.take(SIZE.fence * fences.length);
    const pointsAt = memory.take(16 * pointCount);
    const ringsAt = memory.sizes(rings, "rings");
    const { view } = memory;
    let next = pointsAt;
    fences.forEach((fence, i) => {
      const at = fencesAt + SIZE.fence * i;
      view.setBigUint64(at, BigInt(fence.id), true);
      view.setInt32(at + 8, fence.kind, true);
      view.setUint32(at + 12, fence.triggers, true);
      view.setUint32(at + 16, fence.coordinates.length / 2, true);
      view.setUint32(at + 20, fence.rings.length, true);
      putDoubles(memory, at + 24, [fence.radius, ...fence.altitudes]);
      putDoubles(memory, next, fence.coordinates);
      next += 8 * fence.coordinates.length;
    });
    return [fencesAt, fences.length, pointsAt, pointCount, ringsAt, rings.length];
  }

  /** Throws the error of a fence, which names the position if the position is wrong. */
  function refuse(status, fence, { kind, coordinates }) {
    const point = misplaced(coordinates, status);
    const name = `fences[${fence}]`;
    if (point < 0) memory.refuse(status, { fence }, name);
    if (shapes.word(kind) === "circle") memory.refuse(status, { fence }, `${name}.center`);
    memory.refuse(status, { fence, point }, `${name}.points[${point}]`);
  }

  class FenceSet extends Index {
    constructor(fences) {
      super();
      if (!Array.isArray(fences)) throw new TypeError("fences must be an array");
      const given = Array.from(fences, (fence, i) => taken(fence, `fences[${i}]`));
      own(this, built(() => {
        const passed = put(given);
        const statusesAt = memory.take(given.length);
        return (...room) => {
          const status = library.gn_fence_index_build(...passed, ...room, statusesAt);
          if (status !== PARTIAL) return status;
          const statuses = memory.bytes.subarray(statusesAt, statusesAt + given.length);
          const fence = statuses.findIndex((each) => each !== OK);
          refuse(statuses[fence], fence, given[fence]);
        };
      }));
    }

    static fromWords(words, { check = true } = {}) {
      return adopted(FenceSet, words, check, (words) => holdsNothing(words));
    }

    holding(position, altitude = null) {
      return functions.fenceIndexHolding(words(this, FenceSet, "this"), position, orNaN(altitude, "altitude"));
    }

    holdingBatch(latitudes, longitudes, altitudes = NaN) {
      return functions.fenceIndexHoldingBatch(words(this, FenceSet, "this"), latitudes, longitudes, altitudes);
    }
  }

  /** The status of the batch for the first words of an index. */
  const holdsNothing = memory.releasing(({ block, count }) => {
    const column = memory.take(8);
    return library.gn_fence_index_holding_batch(block, count, column, 8, column, 8, column, 8, 0, column, 4, 0, 0, 0, 0);
  });

  const presenceAt = (at) => ({
    id: Number(memory.view.getBigUint64(at, true)),
    since: memory.view.getFloat64(at + 8, true),
    hasDwelt: memory.view.getUint32(at + 16, true) !== 0,
  });

  const eventAt = (at) => {
    const { view } = memory;
    const [time, latitude, longitude, altitude, fraction] = list(5, (i) => view.getFloat64(at + 8 + 8 * i, true));
    return {
      id: Number(view.getBigUint64(at, true)),
      kind: triggers.word(view.getInt32(at + 48, true)),
      time,
      position: { latitude, longitude },
      altitude: known(altitude),
      fraction,
      since: view.getFloat64(at + 56, true),
    };
  };

  function putOptions({ numbers, flags }) {
    const at = memory.take(SIZE.options);
    library.gn_fence_options_init(at);
    memory.view.setUint32(at + 4, flags, true);
    putDoubles(memory, at + 8, numbers);
    return at;
  }

  function putPresences(at, presences) {
    presences.forEach((presence, i) => {
      memory.view.setBigUint64(at + SIZE.presence * i, BigInt(presence.id), true);
      memory.view.setFloat64(at + SIZE.presence * i + 8, presence.since, true);
      memory.view.setUint32(at + SIZE.presence * i + 16, presence.hasDwelt, true);
      memory.view.setUint32(at + SIZE.presence * i + 20, 0, true);
    });
  }

  /** Takes a fix; returns the last fix, the presences and the events after it. */
  const taking = memory.releasing((tracker, fix, fences) => {
    const { options, lastFix, presences: given } = tracker;
    if (!Array.isArray(given)) throw new TypeError("presences must be an array");
    const presences = Array.from(given, (presence, i) => takenPresence(presence, `presences[${i}]`));
    const last = lastFix === null ? null : fixNumbers(lastFix, "lastFix", true);
    const now = fixNumbers(fix, "fix", true);
    const optionsAt = putOptions(takenOptions(options));
    const nowAt = memory.take(SIZE.fix), stateAt = memory.take(SIZE.state);
    putDoubles(memory, nowAt, now);
    memory.bytes.fill(0, stateAt, stateAt + SIZE.state);
    if (last !== null) {
      putDoubles(memory, stateAt, last);
      memory.view.setBigUint64(stateAt + 40, BigInt(presences.length), true);
      memory.view.setUint32(stateAt + 48, 1, true);
    }
    const presencesNeededAt = memory.take(4), neededAt = memory.take(4);
    // Nothing of JavaScript runs from here on, so the words stay where they are.
    const wordsAt = memory.words(words(fences, FenceSet, "fences"), "fences"), wordCount = memory.count;
    const { status, verticesOut: presencesOut, verticesNeeded: presenceCount, linesOut: out, linesNeeded: count } =
      memory.fillTwo(SIZE.presence, SIZE.event, presencesNeededAt, neededAt, (at, room, ...events) => {
        if (presences.length <= room) putPresences(at, presences);
        return library.gn_fence_index_step(
          wordsAt, wordCount, optionsAt, stateAt, nowAt, stateAt, at, room, presencesNeededAt, ...events, neededAt,
        );
      });
    memory.check(status);
    return {
      lastFix: memory.view.getUint32(stateAt + 48, true) === 0 ? null : fixAt(memory, stateAt),
      presences: list(presenceCount, (i) => presenceAt(presencesOut + SIZE.presence * i)),
      events: list(count, (i) => eventAt(out + SIZE.event * i)),
    };
  });

  class FenceTracker {
    constructor(options = {}) {
      // Wrong types and names are reported here; numbers out of range are refused by the first step.
      takenOptions(options);
      this.options = options;
      this.lastFix = null;
      this.presences = [];
    }

    static from(stored) {
      const { options, lastFix, presences } = object(stored, "stored");
      return Object.assign(new FenceTracker(options), { lastFix, presences });
    }

    step(fix, fences) {
      const { lastFix, presences, events } = taking(this, fix, fences);
      Object.assign(this, { lastFix, presences });
      return events;
    }
  }

  return { FenceSet, FenceTracker };
}
