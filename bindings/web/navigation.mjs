// SPDX-License-Identifier: MIT
//
// Navigation: a navigator follows a route, takes fixes and returns guidance.

import { words } from "./indexes.mjs";
import { bytesOf, column, digits, fix as fixNumbers, integer, known, list, number, object, onlyWith, putDoubles } from "./values.mjs";

/** The bytes of structs of the library. */
const SIZE = { fix: 40, state: 144, guidance: 120, options: 80 };

const FLAGS = { offRoute: 1, wrongWay: 2, arrived: 4, ignored: 8 };

/** Where each option is, and which ones may be null. */
const OPTIONS = {
  offRouteDistance: 8,
  hysteresis: 16,
  arrivalRadius: 24,
  windowBehind: 32,
  windowAhead: 40,
  lookahead: 48,
  worstAccuracy: 56,
  averagingTime: 64,
  startDistance: 72,
};
/** The number that null stands for. */
const NULL = { windowBehind: Infinity, windowAhead: Infinity, worstAccuracy: Infinity, startDistance: NaN };

/** Options that were read: where each is, and its number. */
function takenOptions(options) {
  onlyWith(Object.keys(OPTIONS), options, "options", "option");
  return Object.entries(OPTIONS)
    .map(([key, place]) => [key, place, options[key]])
    .filter(([, , value]) => value !== undefined)
    .map(([key, place, value]) => [place, value === null && key in NULL ? NULL[key] : number(value, `options.${key}`)]);
}

/** The numbers of points; null for all. */
function takenWaypoints(waypoints) {
  if (waypoints === null || waypoints === undefined) return null;
  return Array.from(column(waypoints, "waypoints"), (value, i) => integer(value, `waypoints[${i}]`, 0, Number.MAX_SAFE_INTEGER));
}

function takenState(state) {
  if (state === null || state === undefined) return null;
  return bytesOf(state, SIZE.state, "state must be null, or that of a Navigator");
}

/** The class, over the exports of an instance, its memory, its functions and its indexes. */
export function bindNavigation(library, memory, functions, { classes: { RouteIndex } }) {
  const guidanceAt = (at) => {
    const [
      latitude, longitude, distanceAlong, distanceOff, azimuth, course, distanceLeft, timeLeft, speed, waypointDistance,
      waypointTime, waypointAzimuth, turn,
    ] = list(13, (i) => known(memory.view.getFloat64(at + 8 * i, true)));
    const flags = memory.view.getUint32(at + 116, true);
    return {
      position: latitude === null ? null : { latitude, longitude },
      distanceAlong, distanceOff, azimuth, course, distanceLeft, timeLeft, speed, waypointDistance, waypointTime, waypointAzimuth, turn,
      nextWaypoint: Number(memory.view.getBigUint64(at + 104, true)),
      passed: memory.view.getUint32(at + 112, true),
      ...Object.fromEntries(Object.entries(FLAGS).map(([name, flag]) => [name, (flags & flag) !== 0])),
    };
  };

  /** Takes a fix; returns the state and the guidance after it. */
  const taking = memory.releasing((navigator, route, fix) => {
    // All is read before anything is put in: getters may call the library.
    const options = takenOptions(navigator.options);
    const waypoints = takenWaypoints(navigator.waypoints);
    const state = takenState(navigator.state);
    const now = fixNumbers(fix, "fix");
    const optionsAt = memory.take(SIZE.options), fixAt = memory.take(SIZE.fix);
    const stateAt = memory.take(SIZE.state), outAt = memory.take(SIZE.guidance);
    const waypointsAt = waypoints === null ? 0 : memory.take(8 * waypoints.length + 8);
    const wordsAt = memory.words(words(route, RouteIndex, "route"), "route"), wordCount = memory.count;
    const { view, bytes } = memory;
    library.gn_navigation_options_init(optionsAt);
    for (const [place, value] of options) view.setFloat64(optionsAt + place, value, true);
    waypoints?.forEach((value, i) => view.setBigUint64(waypointsAt + 8 * i, BigInt(value), true));
    putDoubles(memory, fixAt, now);
    bytes.set(state ?? new Uint8Array(SIZE.state), stateAt);
    memory.check(library.gn_navigation_step(
      wordsAt, wordCount, waypointsAt, waypoints?.length ?? 0, optionsAt, stateAt, fixAt, stateAt, outAt,
    ));
    // Before the first fix that counts, all is 0.
    const isStarted = memory.view.getUint32(stateAt + 112, true) !== 0;
    return {
      state: isStarted ? digits(memory.bytes.subarray(stateAt, stateAt + SIZE.state)) : null,
      guidance: guidanceAt(outAt),
    };
  });

  class Navigator {
    #route;

    constructor(route, options = {}, waypoints = null) {
      // Wrong types and names are reported here; numbers out of range are refused by the first step.
      words(route, RouteIndex, "route");
      takenOptions(options);
      this.#route = route;
      this.options = options;
      this.waypoints = takenWaypoints(waypoints);
      this.state = null;
    }

    static from(stored, route) {
      const { options, waypoints, state } = object(stored, "stored");
      takenState(state);
      return Object.assign(new Navigator(route, options, waypoints), { state });
    }

    step(fix) {
      const { state, guidance } = taking(this, this.#route, fix);
      this.state = state;
      return guidance;
    }
  }

  return { Navigator };
}
