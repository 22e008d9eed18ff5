// SPDX-License-Identifier: MIT
//
// Prints a hash of the results that functions of the package for the web give for columns of numbers:
// node web.mjs GRIDNORTH_MJS COLUMNS
// Each line: the function, SHA-256 of the bytes of all its results.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [module, file] = process.argv.slice(2);
const { load } = await import(pathToFileURL(module));
const gn = await load();

const bytes = readFileSync(file);
const numbers = new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
const column = (i) => numbers.subarray((i * numbers.length) / 6, ((i + 1) * numbers.length) / 6);
const [latitudes, longitudes, toLatitudes, toLongitudes, azimuths, distances] = [0, 1, 2, 3, 4, 5].map(column);

function show(name, columns) {
  const hash = createHash("sha256");
  for (const values of Object.values(columns)) {
    hash.update(Array.isArray(values) ? values.join("\n") : new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
  }
  console.log(name, hash.digest("hex"));
}

const references = gn.mgrsEncodeBatch(latitudes, longitudes);
const utm = gn.utmForwardBatch(latitudes, longitudes);
show("mgrs_encode", references);
show("mgrs_decode", gn.mgrsDecodeBatch(references.texts));
show("utm_forward", utm);
show("utm_inverse", gn.utmInverseBatch(utm.eastings, utm.northings, utm.zones));
show("utm_factors", gn.utmFactorsBatch(latitudes, longitudes));
for (const kind of ["geodesic", "sphere", "rhumb"]) {
  show(`${kind}_inverse`, gn[`${kind}InverseBatch`](latitudes, longitudes, toLatitudes, toLongitudes));
  show(`${kind}_direct`, gn[`${kind}DirectBatch`](latitudes, longitudes, azimuths, distances));
}
const views = [];
for (let i = 0; i < 200; i++) {
  const view = { south: latitudes[i] - 0.5, west: longitudes[i] - 1, north: latitudes[i] + 0.5, east: longitudes[i] + 1 };
  views.push(gn.gridGeoJSONBytes(view, 6 + (i % 4)));
}
show("grid_geojson", views);
