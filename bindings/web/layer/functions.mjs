// SPDX-License-Identifier: MIT
//
// Written by bindings/web/generate.py: the part of ../functions.mjs that grid.wasm needs.

import { integer, letter, list, number, object, putLatin, putLetter, putNumbers, putOptions, Words } from "../values.mjs";

const Hemisphere = new Words({
  "south": -1,
  "north": 1,
});
const MGRSFlag = new Words({
  "band-of-neighbor": 1,
  "overhangs-zone": 2,
  "cut": 4,
});
const GridContent = new Words({
  "borders": 1,
  "100-km": 2,
  "lines": 4,
  "grid-zones": 8,
  "squares": 16,
  "digits": 32,
  "references": 64,
});
const ToleranceUnit = new Words({
  "pixels": 1,
  "meters": 2,
});
const GridLineKind = new Words({
  "border": 1,
  "100-km": 2,
  "line": 3,
});
const Axis = new Words({
  "easting": 1,
  "northing": 2,
  "longitude": 3,
  "latitude": 4,
});
const LabelKind = new Words({
  "grid-zone": 1,
  "square": 2,
  "digits": 3,
  "reference": 4,
});
const Edge = new Words({
  "none": 0,
  "south": 1,
  "west": 2,
  "north": 3,
  "east": 4,
});
function getPoint(memory, at) {
  return {
    latitude: memory.view.getFloat64(at, true),
    longitude: memory.view.getFloat64(at + 8, true),
  };
}
function getUTMPosition(memory, at) {
  return {
    easting: memory.view.getFloat64(at, true),
    northing: memory.view.getFloat64(at + 8, true),
    zone: memory.view.getInt32(at + 16, true),
    hemisphere: Hemisphere.word(memory.view.getInt32(at + 20, true)),
  };
}
function putUTMPosition(memory, value, what, at = memory.take(24)) {
  const { easting, northing, zone, hemisphere } = object(value, what);
  memory.store("setFloat64", at, number(easting, `${what}.easting`));
  memory.store("setFloat64", at + 8, number(northing, `${what}.northing`));
  memory.store("setInt32", at + 16, integer(zone, `${what}.zone`));
  memory.store("setInt32", at + 20, Hemisphere.number(hemisphere, `${what}.hemisphere`));
  return at;
}
function getMGRSCell(memory, at) {
  return {
    center: getPoint(memory, at),
    southWest: getPoint(memory, at + 16),
    inside: getPoint(memory, at + 32),
    utmCenter: getUTMPosition(memory, at + 48),
    utmSouthWest: getUTMPosition(memory, at + 72),
    size: memory.view.getFloat64(at + 96, true),
    zone: memory.view.getInt32(at + 104, true),
    precision: memory.view.getInt32(at + 108, true),
    flags: MGRSFlag.words(memory.view.getUint32(at + 112, true)),
    band: letter(memory, at + 116),
    column: letter(memory, at + 117),
    row: letter(memory, at + 118),
  };
}
function putMGRSCell(memory, value, what, at = memory.take(120)) {
  const { center, southWest, inside, utmCenter, utmSouthWest, size, zone, precision, flags, band, column, row } = object(value, what);
  memory.point(center, `${what}.center`, at);
  memory.point(southWest, `${what}.southWest`, at + 16);
  memory.point(inside, `${what}.inside`, at + 32);
  putUTMPosition(memory, utmCenter, `${what}.utmCenter`, at + 48);
  putUTMPosition(memory, utmSouthWest, `${what}.utmSouthWest`, at + 72);
  memory.store("setFloat64", at + 96, number(size, `${what}.size`));
  memory.store("setInt32", at + 104, integer(zone, `${what}.zone`));
  memory.store("setInt32", at + 108, integer(precision, `${what}.precision`));
  memory.store("setUint32", at + 112, MGRSFlag.sum(flags, `${what}.flags`));
  putLetter(memory, at + 116, band, `${what}.band`);
  putLetter(memory, at + 117, column, `${what}.column`);
  putLetter(memory, at + 118, row, `${what}.row`);
  return at;
}
function putBounds(memory, value, what, at = memory.take(32)) {
  const { south, west, north, east } = object(value, what);
  memory.store("setFloat64", at, number(south, `${what}.south`));
  memory.store("setFloat64", at + 8, number(west, `${what}.west`));
  memory.store("setFloat64", at + 16, number(north, `${what}.north`));
  memory.store("setFloat64", at + 24, number(east, `${what}.east`));
  return at;
}
const gridOptionsFields = {
  content: (memory, at, value) =>
    memory.store("setUint32", at + 4, GridContent.sum(value, "options.content")),
  tileSize: (memory, at, value) =>
    memory.store("setUint32", at + 8, integer(value, "options.tileSize", 0, 2 ** 32 - 1)),
  toleranceUnit: (memory, at, value) =>
    memory.store("setUint32", at + 12, ToleranceUnit.number(value, "options.toleranceUnit")),
  tolerance: (memory, at, value) =>
    memory.store("setFloat64", at + 16, number(value, "options.tolerance")),
  margin: (memory, at, value) =>
    memory.store("setFloat64", at + 24, number(value, "options.margin")),
  minimumPixels: (memory, at, value) =>
    memory.store("setFloat64", at + 32, number(value, "options.minimumPixels")),
  spacing: (memory, at, value) =>
    memory.store("setFloat64", at + 40, number(value, "options.spacing")),
  levelZooms: (memory, at, value) =>
    putNumbers(memory, at + 48, 5, value, "options.levelZooms"),
  labelPixels: (memory, at, value) =>
    memory.store("setFloat64", at + 88, number(value, "options.labelPixels")),
  referenceZoom: (memory, at, value) =>
    memory.store("setFloat64", at + 96, number(value, "options.referenceZoom")),
  referenceStep: (memory, at, value) =>
    memory.store("setUint32", at + 104, integer(value, "options.referenceStep", 0, 2 ** 32 - 1)),
  maxVertices: (memory, at, value) =>
    memory.store("setBigUint64", at + 112, BigInt(integer(value, "options.maxVertices", 0, 2 ** 53 - 1))),
};
function putGridOptions(library, memory, options) {
  const at = memory.take(120);
  library.gn_grid_options_init(at);
  putOptions(memory, at, gridOptionsFields, options);
  return at;
}
function getGridLine(memory, at) {
  return {
    coordinate: memory.view.getFloat64(at, true),
    spacing: memory.view.getFloat64(at + 8, true),
    first: Number(memory.view.getBigUint64(at + 16, true)),
    count: Number(memory.view.getBigUint64(at + 24, true)),
    width: memory.view.getFloat32(at + 32, true),
    opacity: memory.view.getFloat32(at + 36, true),
    zone: memory.view.getInt32(at + 40, true),
    hemisphere: Hemisphere.word(memory.view.getInt32(at + 44, true)),
    kind: GridLineKind.word(memory.view.getInt32(at + 48, true)),
    axis: Axis.word(memory.view.getInt32(at + 52, true)),
    major: memory.view.getInt32(at + 56, true) !== 0,
  };
}
function getGridLabel(memory, at) {
  return {
    position: getPoint(memory, at),
    text: memory.latin(at + 16),
    coordinate: memory.view.getFloat64(at + 32, true),
    kind: LabelKind.word(memory.view.getInt32(at + 40, true)),
    zone: memory.view.getInt32(at + 44, true),
    hemisphere: Hemisphere.word(memory.view.getInt32(at + 48, true)),
    axis: Axis.word(memory.view.getInt32(at + 52, true)),
    edge: Edge.word(memory.view.getInt32(at + 56, true)),
  };
}
function putGridLabel(memory, value, what, at = memory.take(64)) {
  const { position, text, coordinate, kind, zone, hemisphere, axis, edge } = object(value, what);
  memory.point(position, `${what}.position`, at);
  putLatin(memory, at + 16, 16, text, `${what}.text`);
  memory.store("setFloat64", at + 32, number(coordinate, `${what}.coordinate`));
  memory.store("setInt32", at + 40, LabelKind.number(kind, `${what}.kind`));
  memory.store("setInt32", at + 44, integer(zone, `${what}.zone`));
  memory.store("setInt32", at + 48, Hemisphere.number(hemisphere, `${what}.hemisphere`));
  memory.store("setInt32", at + 52, axis === null ? 0 : Axis.number(axis, `${what}.axis`));
  memory.store("setInt32", at + 56, Edge.number(edge, `${what}.edge`));
  return at;
}
function putBox(memory, value, what, at = memory.take(32)) {
  const { left, top, right, bottom } = object(value, what);
  memory.store("setFloat64", at, number(left, `${what}.left`));
  memory.store("setFloat64", at + 8, number(top, `${what}.top`));
  memory.store("setFloat64", at + 16, number(right, `${what}.right`));
  memory.store("setFloat64", at + 24, number(bottom, `${what}.bottom`));
  return at;
}
function putTextSize(memory, value, what, at = memory.take(16)) {
  const { width, height } = object(value, what);
  memory.store("setFloat64", at, number(width, `${what}.width`));
  memory.store("setFloat64", at + 8, number(height, `${what}.height`));
  return at;
}
function putCamera(memory, value, what, at = memory.take(224)) {
  const { plane, globe, rim, transition, longitude, depth } = object(value, what);
  putNumbers(memory, at, 9, plane, `${what}.plane`);
  putNumbers(memory, at + 72, 12, globe, `${what}.globe`);
  putNumbers(memory, at + 168, 4, rim, `${what}.rim`);
  memory.store("setFloat64", at + 200, number(transition, `${what}.transition`));
  memory.store("setFloat64", at + 208, number(longitude, `${what}.longitude`));
  memory.store("setFloat64", at + 216, number(depth, `${what}.depth`));
  return at;
}
function getLabelPlace(memory, at) {
  return {
    x: memory.view.getFloat64(at, true),
    y: memory.view.getFloat64(at + 8, true),
    width: memory.view.getFloat64(at + 16, true),
    height: memory.view.getFloat64(at + 24, true),
    scale: memory.view.getFloat64(at + 32, true),
    opacity: memory.view.getFloat64(at + 40, true),
  };
}

/** The functions, over the exports of an instance and its memory. */
export function bind(library, memory) {
  return {
    mgrsEncode(position, precision = 5) {
      const { latitude, longitude } = object(position, "position");
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_mgrs_encode(number(latitude, "position.latitude"), number(longitude, "position.longitude"), integer(precision, "precision"), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.string(filled);
    },
    mgrsDecode(text) {
      const textAt = memory.text(text, "text"), textSize = memory.count;
      const outOut = memory.take(120);
      memory.check(library.gn_mgrs_decode(textAt, textSize, outOut, memory.offset), text);
      return getMGRSCell(memory, outOut);
    },
    mgrsOutline(cell, tolerance) {
      const cellAt = putMGRSCell(memory, cell, "cell");
      const neededAt = memory.take(4);
      const filled = memory.fill(16, neededAt, (block, capacity) =>
        library.gn_mgrs_outline(cellAt, number(tolerance, "tolerance"), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.pointsAt(filled.block, filled.needed);
    },
    gridLines(view, zoom, options = null) {
      const viewAt = putBounds(memory, view, "view");
      const optionsAt = options === null ? 0 : putGridOptions(library, memory, options);
      const verticesNeededAt = memory.take(4), linesNeededAt = memory.take(4);
      const { status, verticesOut, verticesNeeded, linesOut, linesNeeded } = memory.fillTwo(
        16, 64, verticesNeededAt, linesNeededAt, (verticesOut, vertexCapacity, linesOut, lineCapacity) =>
          library.gn_grid_lines(viewAt, number(zoom, "zoom"), optionsAt, verticesOut, vertexCapacity, verticesNeededAt, linesOut, lineCapacity, linesNeededAt),
      );
      memory.check(status);
      return {
        vertices: memory.arrayAt(Float64Array, verticesOut, 2 * verticesNeeded),
        lines: list(linesNeeded, (i) => getGridLine(memory, linesOut + 64 * i)),
      };
    },
    gridLabels(view, zoom, options = null) {
      const viewAt = putBounds(memory, view, "view");
      const optionsAt = options === null ? 0 : putGridOptions(library, memory, options);
      const neededAt = memory.take(4);
      const filled = memory.fill(64, neededAt, (block, capacity) =>
        library.gn_grid_labels(viewAt, number(zoom, "zoom"), optionsAt, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return list(filled.needed, (i) => getGridLabel(memory, filled.block + 64 * i));
    },
    gridLabelPlaces(camera, frame, covers, sizes, labels) {
      const cameraAt = putCamera(memory, camera, "camera");
      const frameAt = putBox(memory, frame, "frame");
      const coversAt = memory.structs(covers, "covers", 32, putBox), coverCount = memory.count;
      const sizesAt = memory.structs(sizes, "sizes", 16, putTextSize), sizeCount = memory.count;
      const labelsAt = memory.structs(labels, "labels", 64, putGridLabel), labelCount = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(48, neededAt, (block, capacity) =>
        library.gn_grid_label_places(cameraAt, frameAt, coversAt, coverCount, sizesAt, sizeCount, labelsAt, labelCount, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return list(filled.needed, (i) => getLabelPlace(memory, filled.block + 48 * i));
    },
    gridSpacing(view, zoom, options = null) {
      const viewAt = putBounds(memory, view, "view");
      const optionsAt = options === null ? 0 : putGridOptions(library, memory, options);
      const spacingOut = memory.take(8);
      memory.check(library.gn_grid_spacing(viewAt, number(zoom, "zoom"), optionsAt, spacingOut));
      return memory.view.getFloat64(spacingOut, true);
    },
  };
}
