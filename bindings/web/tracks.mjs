// SPDX-License-Identifier: MIT
//
// Tracks: a recorder takes fixes one at a time, selects those to keep, and adds up the distance.

import { Words, bytesOf, digits, fix as fixNumbers, fixAt, known, list, number, object, onlyWith, orInfinity, putDoubles } from "./values.mjs";

/** The bytes of structs of the library. */
const SIZE = { fix: 40, state: 512, step: 56, totals: 144, options: 64 };

const outcomes = new Words({ nothing: 0, "left-out": 1, waiting: 2, kept: 3 });
const flags = new Words({ inaccurate: 1, strayed: 2, soon: 4, near: 8, jumped: 16 });

/** Where each option is, and which ones may be null. */
const OPTIONS = { tolerance: 8, leastDistance: 16, leastInterval: 24, worstAccuracy: 32, largestSpeed: 40, restSpeed: 48, climb: 56 };
const MAY_BE_NULL = ["worstAccuracy", "largestSpeed"];

/** The totals in front of the bounds. */
const TOTALS = [
  "distance", "movingTime", "ascent", "descent", "speed", "movingSpeed", "topSpeed", "lowest", "highest", "startTime", "endTime",
];

/** Options that were read: where each is, and its number. */
function takenOptions(options) {
  onlyWith(Object.keys(OPTIONS), options, "options", "option");
  return Object.entries(OPTIONS)
    .map(([key, place]) => [key, place, options[key]])
    .filter(([, , value]) => value !== undefined)
    .map(([key, place, value]) => [place, (MAY_BE_NULL.includes(key) ? orInfinity : number)(value, `options.${key}`)]);
}

/** The class, over the exports of an instance and its memory. */
export function bindTracks(library, memory) {
  const stateAfter = (at) => memory.bytes.slice(at, at + SIZE.state);

  const beginning = memory.releasing((options) => {
    const optionsAt = memory.take(SIZE.options), stateAt = memory.take(SIZE.state);
    library.gn_track_options_init(optionsAt);
    for (const [place, value] of options) memory.view.setFloat64(optionsAt + place, value, true);
    memory.check(library.gn_track_begin(optionsAt, stateAt));
    return stateAfter(stateAt);
  });

  /** Takes the numbers of a fix, or ends the line if there is none; returns the state and the step. */
  const stepping = memory.releasing((state, now) => {
    const fixAddress = memory.take(SIZE.fix), stateAt = memory.take(SIZE.state), stepAt = memory.take(SIZE.step);
    memory.bytes.set(state, stateAt);
    if (now === null) {
      memory.check(library.gn_track_end(stateAt, stateAt, stepAt));
    } else {
      putDoubles(memory, fixAddress, now);
      memory.check(library.gn_track_add(stateAt, fixAddress, stateAt, stepAt));
    }
    const { view } = memory;
    return {
      state: stateAfter(stateAt),
      step: {
        outcome: outcomes.word(view.getInt32(stepAt + 44, true)),
        flags: flags.words(view.getUint32(stepAt + 48, true)),
        vertex: view.getUint32(stepAt + 40, true) === 0 ? null : fixAt(memory, stepAt),
      },
    };
  });

  const summarizing = memory.releasing((state) => {
    const stateAt = memory.take(SIZE.state), at = memory.take(SIZE.totals);
    memory.bytes.set(state, stateAt);
    memory.check(library.gn_track_summarize(stateAt, at));
    const { view } = memory;
    const [south, west, north, east] = list(4, (i) => view.getFloat64(at + 88 + 8 * i, true));
    const [fixCount, takenCount, vertexCount] = list(3, (i) => Number(view.getBigUint64(at + 120 + 8 * i, true)));
    return {
      ...Object.fromEntries(TOTALS.map((name, i) => [name, known(view.getFloat64(at + 8 * i, true))])),
      bounds: takenCount === 0 ? null : { south, west, north, east },
      fixCount, takenCount, vertexCount,
    };
  });

  class TrackRecorder {
    #state;

    constructor(options = {}) {
      this.#state = beginning(takenOptions(options));
    }

    static fromBytes(bytes) {
      if (!(bytes instanceof Uint8Array)) throw new TypeError("bytes must be a Uint8Array");
      if (bytes.length !== SIZE.state) throw new RangeError(`bytes must have ${SIZE.state} bytes, not ${bytes.length}`);
      const recorder = new TrackRecorder();
      recorder.#state = bytes.slice();
      // A state that was damaged is refused now.
      recorder.totals();
      return recorder;
    }

    static from(stored) {
      return TrackRecorder.fromBytes(bytesOf(object(stored, "stored").state, SIZE.state, "stored.state must be that of a TrackRecorder"));
    }

    add(fix) {
      // Read before the state is: a getter may add another fix.
      const now = fixNumbers(fix, "fix");
      const { state, step } = stepping(this.#state, now);
      this.#state = state;
      return step;
    }

    end() {
      const { state, step } = stepping(this.#state, null);
      this.#state = state;
      return step.vertex;
    }

    totals() {
      return summarizing(this.#state);
    }

    get bytes() {
      return this.#state.slice();
    }

    toJSON() {
      return { state: digits(this.#state) };
    }
  }

  return { TrackRecorder };
}
