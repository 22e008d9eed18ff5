// SPDX-License-Identifier: MIT
//
// Uses of the library that the TypeScript compiler must take, and such that it must refuse.

import type * as GeoJSON from "./geojson.js";
import { load, loadSync, GridNorthError } from "../gridnorth.js";
import type { FeatureKind, Features, Fence, FenceEvent, FenceSet, FenceTracker, GridNorth, GridOptions, Guidance, MGRSCell, Navigator, Position, PointIndex, RouteIndex, Side, TrackRecorder } from "../gridnorth.js";

export async function use(wasm: Uint8Array) {
  const gn: GridNorth = await load();
  await load("https://example.org/gridnorth.wasm");
  await load(new URL("https://example.org/gridnorth.wasm"));
  await load(fetch("https://example.org/gridnorth.wasm"));
  loadSync(wasm);

  const tower: Position = { latitude: 48.85837, longitude: 2.294481 };
  const text: string = gn.mgrsEncode(tower) + gn.mgrsEncode(tower, 3);
  const cell: MGRSCell = gn.mgrsDecode(text);
  const isCut: boolean = cell.flags.includes("cut");
  const options: GridOptions = { content: ["borders", "100-km"], tileSize: 256 };
  const kind: string = gn.gridGeoJSON({ south: 1, west: 2, north: 3, east: 4 }, 5, options).features[0].geometry.type;
  const bytes: Uint8Array = gn.circleGeoJSONBytes(tower, 1000, null, { name: "danger" });
  const rows: Float64Array = gn.utmForwardBatch([1, 2], new Float64Array(2)).eastings;
  const half: "north" | "south" = gn.utmForward(tower).hemisphere;
  const area: number = gn.polygonMeasure([tower, tower, tower], [3]).area + gn.polygonMeasure(new Float64Array(6)).area;
  gn.mgrsType("31U", tower, 4);
  gn.mgrsType("31U", null);

  const huts: PointIndex = new gn.PointIndex([tower, tower]);
  const nearest: number[] = huts.nearest(tower, 3, 1000).map((hut) => hut.id + hut.distance);
  const words: BigUint64Array = huts.words;
  const again = gn.PointIndex.fromWords(words, { check: false });
  const counts: Int32Array = again.countWithin([1], 2, 1000).counts;
  const near: number[] = again.withinBatch([1], 2, 1000).neighbors.map((hut) => hut.id);
  const inViews: number[] = again.inBoundsBatch([1], 2, 3, [4]).ids;
  again[Symbol.dispose]();
  const track: RouteIndex = new gn.RouteIndex(new Float64Array(6));
  const side: Side = new gn.PolygonIndex([tower, tower, tower], [3]).side(tower);
  const segments: number[] = [track.nearest(tower, 0, 1000).segment, ...track.crossings(new gn.PolygonIndex([])).map((pair) => pair.edge)];
  const kind2: "points" | "edges" | "fences" | null = gn.indexCheck(gn.pointIndexBuild([1], 2).words);
  track.dispose();

  const harbor: Fence = { id: 1, shape: "circle", center: tower, radius: 800, triggers: ["enter", "exit"], altitudes: [0, Infinity] };
  const fences: FenceSet = new gn.FenceSet([harbor, { id: 2, shape: "polygon", points: [tower, tower, tower], rings: [3] }]);
  const ids: number[] = [...fences.holding(tower, 100), ...fences.holdingBatch([1], 2, 3).ids];
  const tracker: FenceTracker = new gn.FenceTracker({ hysteresis: 30, dwell: null });
  const events: FenceEvent[] = tracker.step({ time: 0, position: tower }, fences);
  const stored = gn.FenceTracker.from(JSON.parse(JSON.stringify(tracker))).presences.map((presence) => presence.since);
  ids.push(...events.filter((event) => event.kind === "crossed-left").map((event) => event.altitude ?? 0), ...stored);

  const navigator: Navigator = new gn.Navigator(track, { lookahead: 20, windowAhead: null }, [0, 2]);
  const guidance: Guidance = navigator.step({ position: tower, accuracy: 5 });
  const again2 = gn.Navigator.from(JSON.parse(JSON.stringify(navigator)), track);
  ids.push(guidance.nextWaypoint, guidance.speed ?? 0, again2.step({ time: 3, position: tower }).arrived ? 1 : 0);

  const recorder: TrackRecorder = new gn.TrackRecorder({ tolerance: 10, largestSpeed: null });
  const line = [recorder.add({ time: 0, position: tower, altitude: null }).vertex, recorder.end()];
  const again3: TrackRecorder = gn.TrackRecorder.from(JSON.parse(JSON.stringify(gn.TrackRecorder.fromBytes(recorder.bytes))));
  ids.push(...line.map((vertex) => vertex?.time ?? 0), again3.totals().speed ?? 0, again3.totals().bounds?.south ?? 0);

  const read: Features = gn.readFeatures(wasm, { format: "gpx" });
  const kinds: FeatureKind[] = read.entries.map(({ kind }) => kind);
  const document: string = gn.writeFeatures(read, "kml", { decimals: 6, time: new Date() }) + gn.writeFeatures(read.geojson(), "gpx") + kinds.join();
  const given: GeoJSON.FeatureCollection = read.geojson();
  gn.writeFeatures(given, "cot");
  gn.writeFeatures(given.features, "cot", { skipRefused: true });
  const cut: Uint8Array[] = new gn.EventStream({ limit: 65536 }).feed(wasm);
  ids.push(read.report?.line ?? 0, read.vertices.length, cut.length, document.length, gn.timeParse("2026-11-22"));

  // Types that other packages take, MapLibre's setData() among them.
  const setData = (data: GeoJSON.GeoJSON | string) => data;
  setData(gn.gridGeoJSON({ south: 1, west: 2, north: 3, east: 4 }, 5));
  setData(gn.circleGeoJSON(tower, 1000));
  setData({ type: "FeatureCollection", features: [gn.wedgeGeoJSON(tower, 0, 1000, 0, 90), gn.routeGeoJSON([tower, tower])] });
  const grid: GeoJSON.FeatureCollection = gn.gridGeoJSON({ south: 1, west: 2, north: 3, east: 4 }, 5);
  const rings: GeoJSON.Feature<GeoJSON.Geometry, { [name: string]: any }>[] = gn.ringSetGeoJSON(tower, [1, 2]).features;
  const { geometry } = gn.circleGeoJSON(tower, 1000);
  const vertices: GeoJSON.Position[] = geometry.type === "Polygon" ? geometry.coordinates[0] : [];
  grid.features.push(...rings);

  // @ts-expect-error: latitude and longitude have names.
  gn.mgrsEncode(48.85837, 2.294481);
  // @ts-expect-error: no such option.
  gn.circle(tower, 10, { vertexes: 3 });
  // @ts-expect-error: no such form.
  gn.positionFormat(tower, { form: "degrees" });
  // @ts-expect-error: words are no numbers.
  gn.PointIndex.fromWords([1, 2]);
  // @ts-expect-error: an index of points has no edges.
  track.crossings(huts);
  // @ts-expect-error: a circle has a center.
  new gn.FenceSet([{ id: 1, shape: "circle", points: [tower], radius: 800 }]);
  // @ts-expect-error: no such option.
  new gn.FenceTracker({ dwellTime: 60 });
  // @ts-expect-error: no such option.
  new gn.Navigator(track, { lookAhead: 60 });
  // @ts-expect-error: an index of points is no route.
  new gn.Navigator(huts);
  // @ts-expect-error: no such option.
  new gn.TrackRecorder({ accuracy: 60 });
  // @ts-expect-error: no such format.
  gn.writeFeatures(read, "shp");
  // @ts-expect-error: a fix has a position.
  recorder.add({ time: 0, latitude: 46.5, longitude: 8 });
  // @ts-expect-error: no such trigger.
  harbor.triggers = ["enters"];
  // @ts-expect-error: an index of points has no fences.
  tracker.step({ time: 0, position: tower }, huts);
  // @ts-expect-error: no such function.
  gn.mgrsFormat(tower);

  try {
    gn.mgrsDecode("x");
  } catch (error) {
    if (error instanceof GridNorthError) return [error.code, error.offset, error.status, error.field];
  }
  return [isCut, kind, bytes, rows, half, area, vertices, nearest, counts, side, segments, kind2, ids];
}
