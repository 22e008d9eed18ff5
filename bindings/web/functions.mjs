// SPDX-License-Identifier: MIT
//
// Written by bindings/web/generate.py from docs/api.json. What each function does: gridnorth.d.ts.

import {
  integer, keys, letter, list, number, object, putLatin, putLetter, putNumbers, putOptions, rows, truth, Words,
} from "./values.mjs";

const Hemisphere = new Words({
  "south": -1,
  "north": 1,
});
const Form = new Words({
  "any": 0,
  "dd": 1,
  "dm": 2,
  "dms": 3,
  "utm": 4,
  "ups": 5,
  "mgrs": 6,
  "iso-6709": 7,
  "geo-uri": 8,
  "georef": 9,
  "gars": 10,
});
const ParseFlag = new Words({
  "bands": 1,
  "longitude-first": 2,
  "strict": 4,
  "hemispheres": 8,
});
const PositionFlag = new Words({
  "band-of-neighbor": 1,
  "overhangs-zone": 2,
  "cut": 4,
  "altitude": 8,
  "uncertainty": 16,
  "longitude-first": 32,
  "band": 64,
  "decimal-comma": 128,
  "double-sign": 256,
  "other-crs": 512,
  "other-parameters": 1024,
});
const Symbols = new Words({
  "ascii": 1,
  "typographic": 2,
  "colons": 3,
  "none": 4,
});
const HemisphereStyle = new Words({
  "signs": 1,
  "after": 2,
  "before": 3,
});
const FormatFlag = new Words({
  "longitude-first": 1,
  "padded": 2,
  "plus": 4,
  "spaced": 8,
  "decimal-comma": 16,
  "band": 32,
  "units": 64,
  "altitude": 128,
});
const Units = new Words({
  "metric": 1,
  "imperial": 2,
  "nautical": 3,
  "meters": 4,
  "kilometers": 5,
  "feet": 6,
  "miles": 7,
  "nautical-miles": 8,
});
const AngleUnit = new Words({
  "degrees": 1,
  "mils": 2,
  "points-8": 3,
  "points-16": 4,
});
const SpeedUnit = new Words({
  "meters-per-second": 1,
  "kilometers-per-hour": 2,
  "miles-per-hour": 3,
  "knots": 4,
  "minutes-per-kilometer": 5,
});
const North = new Words({
  "true": 0,
  "grid": 1,
  "magnetic": 2,
});
const MGRSFlag = new Words({
  "band-of-neighbor": 1,
  "overhangs-zone": 2,
  "cut": 4,
});
const TypingField = new Words({
  "zone": 1,
  "band": 2,
  "column": 3,
  "row": 4,
  "easting": 5,
  "northing": 6,
  "end": 7,
});
const TypingFlag = new Words({
  "complete": 1,
  "completed": 2,
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
const Placement = new Words({
  "on": 0,
  "outside": 1,
  "inside": 2,
  "equal-area": 3,
});
const AzimuthMeaning = new Words({
  "middle": 0,
  "start": 1,
});
const Longitudes = new Words({
  "reduced": 0,
  "continuous": 1,
});
const RingLineKind = new Words({
  "ring": 1,
  "radial": 2,
});
const Join = new Words({
  "round": 0,
  "miter": 1,
  "bevel": 2,
});
const LineEnd = new Words({
  "flat": 0,
  "round": 1,
  "square": 2,
});
const Frame = new Words({
  "meters": 0,
  "length": 1,
  "width": 2,
});
const Side = new Words({
  "outside": -1,
  "on-border": 0,
  "inside": 1,
});
const Orientation = new Words({
  "clockwise": -1,
  "counterclockwise": 1,
});
const IndexKind = new Words({
  "points": 1,
  "edges": 2,
  "fences": 3,
});
const MagneticFlag = new Words({
  "caution": 1,
  "blackout": 2,
  "out-of-date": 4,
});
const TrackOutcome = new Words({
  "nothing": 0,
  "left-out": 1,
  "waiting": 2,
  "kept": 3,
});
const TrackFlag = new Words({
  "inaccurate": 1,
  "strayed": 2,
  "soon": 4,
  "near": 8,
  "jumped": 16,
});
const ExchangeFormat = new Words({
  "gpx": 1,
  "kml": 2,
  "cot": 3,
  "geojson": 4,
});
const TargetUnit = new Words({
  "meters": 1,
  "millimeters": 2,
  "inches": 3,
  "moa": 4,
  "milliradians": 5,
  "inches-per-100-yards": 6,
});
const CalibrationKind = new Words({
  "similarity": 1,
  "affine": 2,
  "homography": 3,
});
const SkyEventKind = new Words({
  "sunrise": 1,
  "sunset": 2,
  "sun-transit": 3,
  "civil-dawn": 4,
  "civil-dusk": 5,
  "nautical-dawn": 6,
  "nautical-dusk": 7,
  "astronomical-dawn": 8,
  "astronomical-dusk": 9,
  "moonrise": 10,
  "moonset": 11,
  "moon-transit": 12,
  "new-moon": 13,
  "first-quarter": 14,
  "full-moon": 15,
  "last-quarter": 16,
});

/** Of a reference in four fields: the one that a GN_FIELD_ value is in. */
const fields = [undefined, "zone", "zone", "square", "square", "easting", "northing"];

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

function getBounds(memory, at) {
  return {
    south: memory.view.getFloat64(at, true),
    west: memory.view.getFloat64(at + 8, true),
    north: memory.view.getFloat64(at + 16, true),
    east: memory.view.getFloat64(at + 24, true),
  };
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

function getTile(memory, at) {
  return {
    x: memory.view.getUint32(at, true),
    y: memory.view.getUint32(at + 4, true),
    zoom: memory.view.getUint32(at + 8, true),
  };
}

function putTile(memory, value, what, at = memory.take(12)) {
  const { x, y, zoom } = object(value, what);
  memory.store("setUint32", at, integer(x, `${what}.x`, 0, 2 ** 32 - 1));
  memory.store("setUint32", at + 4, integer(y, `${what}.y`, 0, 2 ** 32 - 1));
  memory.store("setUint32", at + 8, integer(zoom, `${what}.zoom`, 0, 2 ** 32 - 1));
  return at;
}

function getTileRun(memory, at) {
  return {
    x: memory.view.getUint32(at, true),
    y: memory.view.getUint32(at + 4, true),
    zoom: memory.view.getUint32(at + 8, true),
    count: memory.view.getUint32(at + 12, true),
  };
}

function getScaleBar(memory, at) {
  return {
    width: memory.view.getFloat64(at, true),
    meters: memory.view.getFloat64(at + 8, true),
    value: memory.view.getFloat64(at + 16, true),
    unit: memory.latin(at + 24),
    text: memory.latin(at + 32),
  };
}

function getScreen(memory, at) {
  return {
    center: getPoint(memory, at),
    zoom: memory.view.getFloat64(at + 16, true),
    width: memory.view.getFloat64(at + 24, true),
    height: memory.view.getFloat64(at + 32, true),
    bearing: memory.view.getFloat64(at + 40, true),
    pitch: memory.view.getFloat64(at + 48, true),
    fieldOfView: memory.view.getFloat64(at + 56, true),
    tileSize: memory.view.getUint32(at + 64, true),
  };
}

function putScreen(memory, value, what, at = memory.take(72)) {
  const { center, zoom, width, height, bearing = 0, pitch = 0, fieldOfView = 0, tileSize = 0 } = object(value, what);
  memory.point(center, `${what}.center`, at);
  memory.store("setFloat64", at + 16, number(zoom, `${what}.zoom`));
  memory.store("setFloat64", at + 24, number(width, `${what}.width`));
  memory.store("setFloat64", at + 32, number(height, `${what}.height`));
  memory.store("setFloat64", at + 40, number(bearing, `${what}.bearing`));
  memory.store("setFloat64", at + 48, number(pitch, `${what}.pitch`));
  memory.store("setFloat64", at + 56, number(fieldOfView, `${what}.fieldOfView`));
  memory.store("setUint32", at + 64, integer(tileSize, `${what}.tileSize`, 0, 2 ** 32 - 1));
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

function getCamera(memory, at) {
  return {
    plane: list(9, (i) => memory.view.getFloat64(at + 8 * i, true)),
    globe: list(12, (i) => memory.view.getFloat64(at + 72 + 8 * i, true)),
    rim: list(4, (i) => memory.view.getFloat64(at + 168 + 8 * i, true)),
    transition: memory.view.getFloat64(at + 200, true),
    longitude: memory.view.getFloat64(at + 208, true),
    depth: memory.view.getFloat64(at + 216, true),
  };
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

function putPadding(memory, value, what, at = memory.take(32)) {
  const { top, right, bottom, left } = object(value, what);
  memory.store("setFloat64", at, number(top, `${what}.top`));
  memory.store("setFloat64", at + 8, number(right, `${what}.right`));
  memory.store("setFloat64", at + 16, number(bottom, `${what}.bottom`));
  memory.store("setFloat64", at + 24, number(left, `${what}.left`));
  return at;
}

function getMatrix(memory, at) {
  return {
    elements: list(16, (i) => memory.view.getFloat32(at + 4 * i, true)),
  };
}

function getPosition(memory, at) {
  return {
    point: getPoint(memory, at),
    altitude: memory.view.getFloat64(at + 16, true),
    uncertainty: memory.view.getFloat64(at + 24, true),
    precision: memory.view.getFloat64(at + 32, true),
    utm: memory.view.getInt32(at + 40 + 20, true) !== 0 ? getUTMPosition(memory, at + 40) : null,
    form: Form.word(memory.view.getInt32(at + 64, true)),
    flags: PositionFlag.words(memory.view.getUint32(at + 68, true)),
  };
}

const formatOptionsFields = {
  form: (memory, at, value) =>
    memory.store("setInt32", at + 4, Form.number(value, "options.form")),
  decimals: (memory, at, value) =>
    memory.store("setInt32", at + 8, integer(value, "options.decimals")),
  symbols: (memory, at, value) =>
    memory.store("setUint32", at + 12, Symbols.number(value, "options.symbols")),
  hemispheres: (memory, at, value) =>
    memory.store("setUint32", at + 16, HemisphereStyle.number(value, "options.hemispheres")),
  flags: (memory, at, value) =>
    memory.store("setUint32", at + 20, FormatFlag.sum(value, "options.flags")),
  isoForm: (memory, at, value) =>
    memory.store("setInt32", at + 24, Form.number(value, "options.isoForm")),
  zone: (memory, at, value) =>
    memory.store("setInt32", at + 28, integer(value, "options.zone")),
  altitude: (memory, at, value) =>
    memory.store("setFloat64", at + 32, number(value, "options.altitude")),
  separator: (memory, at, value) =>
    putLatin(memory, at + 40, 8, value, "options.separator"),
  altitudeDecimals: (memory, at, value) =>
    memory.store("setInt32", at + 48, integer(value, "options.altitudeDecimals")),
};

function putFormatOptions(library, memory, options) {
  const at = memory.take(56);
  library.gn_format_options_init(at);
  putOptions(memory, at, formatOptionsFields, options);
  return at;
}

function getGraticuleCell(memory, at) {
  return {
    bounds: getBounds(memory, at),
    center: getPoint(memory, at + 32),
    precision: memory.view.getInt32(at + 48, true),
  };
}

function getMGRSTyping(memory, at) {
  return {
    next: keys(Number(memory.view.getBigUint64(at, true))),
    flags: TypingFlag.words(memory.view.getUint32(at + 8, true)),
    field: TypingField.word(memory.view.getInt32(at + 12, true)),
    distance: memory.view.getFloat64(at + 16, true),
    azimuth: memory.view.getFloat64(at + 24, true),
    cell: memory.view.getInt32(at + 32 + 68, true) !== 0 ? getMGRSCell(memory, at + 32) : null,
    text: memory.latin(at + 152),
  };
}

function getMagneticModel(memory, at) {
  return {
    epoch: memory.view.getFloat64(at, true),
    terms: list(360, (i) => memory.view.getFloat64(at + 8 + 8 * i, true)),
    name: memory.latin(at + 2888),
  };
}

function putMagneticModel(memory, value, what, at = memory.take(2912)) {
  const { epoch, terms, name } = object(value, what);
  memory.store("setFloat64", at, number(epoch, `${what}.epoch`));
  putNumbers(memory, at + 8, 360, terms, `${what}.terms`);
  putLatin(memory, at + 2888, 24, name, `${what}.name`);
  return at;
}

function getMagneticField(memory, at) {
  return {
    declination: memory.view.getFloat64(at, true),
    inclination: memory.view.getFloat64(at + 8, true),
    horizontal: memory.view.getFloat64(at + 16, true),
    total: memory.view.getFloat64(at + 24, true),
    north: memory.view.getFloat64(at + 32, true),
    east: memory.view.getFloat64(at + 40, true),
    down: memory.view.getFloat64(at + 48, true),
    declinationRate: memory.view.getFloat64(at + 56, true),
    inclinationRate: memory.view.getFloat64(at + 64, true),
    horizontalRate: memory.view.getFloat64(at + 72, true),
    totalRate: memory.view.getFloat64(at + 80, true),
    northRate: memory.view.getFloat64(at + 88, true),
    eastRate: memory.view.getFloat64(at + 96, true),
    downRate: memory.view.getFloat64(at + 104, true),
    uncertainty: memory.view.getFloat64(at + 112, true),
    flags: MagneticFlag.words(memory.view.getUint32(at + 120, true)),
  };
}

function getNorths(memory, at) {
  return {
    convergence: memory.view.getFloat64(at, true),
    declination: memory.view.getFloat64(at + 8, true),
    gridMagnetic: memory.view.getFloat64(at + 16, true),
    uncertainty: memory.view.getFloat64(at + 24, true),
    zone: memory.view.getInt32(at + 32, true),
    hemisphere: Hemisphere.word(memory.view.getInt32(at + 36, true)),
    flags: MagneticFlag.words(memory.view.getUint32(at + 40, true)),
  };
}

function putNorths(memory, value, what, at = memory.take(48)) {
  const { convergence, declination, gridMagnetic, uncertainty, zone, hemisphere, flags } = object(value, what);
  memory.store("setFloat64", at, number(convergence, `${what}.convergence`));
  memory.store("setFloat64", at + 8, number(declination, `${what}.declination`));
  memory.store("setFloat64", at + 16, number(gridMagnetic, `${what}.gridMagnetic`));
  memory.store("setFloat64", at + 24, number(uncertainty, `${what}.uncertainty`));
  memory.store("setInt32", at + 32, integer(zone, `${what}.zone`));
  memory.store("setInt32", at + 36, Hemisphere.number(hemisphere, `${what}.hemisphere`));
  memory.store("setUint32", at + 40, MagneticFlag.sum(flags, `${what}.flags`));
  return at;
}

function getRoutePlace(memory, at) {
  return {
    point: getPoint(memory, at),
    distanceAlong: memory.view.getFloat64(at + 16, true),
    distanceOff: memory.view.getFloat64(at + 24, true),
    azimuth: memory.view.getFloat64(at + 32, true),
    segment: Number(memory.view.getBigUint64(at + 40, true)),
  };
}

function getNeighbor(memory, at) {
  return {
    distance: memory.view.getFloat64(at, true),
    id: Number(memory.view.getBigUint64(at + 8, true)),
  };
}

function getTrackFix(memory, at) {
  return {
    time: memory.view.getFloat64(at, true),
    point: getPoint(memory, at + 8),
    altitude: memory.view.getFloat64(at + 24, true),
    accuracy: memory.view.getFloat64(at + 32, true),
  };
}

function putTrackFix(memory, value, what, at = memory.take(40)) {
  const { time, point, altitude, accuracy } = object(value, what);
  memory.store("setFloat64", at, number(time, `${what}.time`));
  memory.point(point, `${what}.point`, at + 8);
  memory.store("setFloat64", at + 24, number(altitude, `${what}.altitude`));
  memory.store("setFloat64", at + 32, number(accuracy, `${what}.accuracy`));
  return at;
}

const trackOptionsFields = {
  tolerance: (memory, at, value) =>
    memory.store("setFloat64", at + 8, number(value, "options.tolerance")),
  leastDistance: (memory, at, value) =>
    memory.store("setFloat64", at + 16, number(value, "options.leastDistance")),
  leastInterval: (memory, at, value) =>
    memory.store("setFloat64", at + 24, number(value, "options.leastInterval")),
  worstAccuracy: (memory, at, value) =>
    memory.store("setFloat64", at + 32, number(value, "options.worstAccuracy")),
  largestSpeed: (memory, at, value) =>
    memory.store("setFloat64", at + 40, number(value, "options.largestSpeed")),
  restSpeed: (memory, at, value) =>
    memory.store("setFloat64", at + 48, number(value, "options.restSpeed")),
  climb: (memory, at, value) =>
    memory.store("setFloat64", at + 56, number(value, "options.climb")),
};

function putTrackOptions(library, memory, options) {
  const at = memory.take(64);
  library.gn_track_options_init(at);
  putOptions(memory, at, trackOptionsFields, options);
  return at;
}

function getTrackState(memory, at) {
  return {
    numbers: list(64, (i) => memory.view.getFloat64(at + 8 * i, true)),
  };
}

function putTrackState(memory, value, what, at = memory.take(512)) {
  const { numbers } = object(value, what);
  putNumbers(memory, at, 64, numbers, `${what}.numbers`);
  return at;
}

function getTrackStep(memory, at) {
  return {
    vertex: getTrackFix(memory, at),
    vertexCount: memory.view.getUint32(at + 40, true),
    outcome: TrackOutcome.word(memory.view.getInt32(at + 44, true)),
    flags: TrackFlag.words(memory.view.getUint32(at + 48, true)),
  };
}

function getTrackTotals(memory, at) {
  return {
    distance: memory.view.getFloat64(at, true),
    movingTime: memory.view.getFloat64(at + 8, true),
    ascent: memory.view.getFloat64(at + 16, true),
    descent: memory.view.getFloat64(at + 24, true),
    speed: memory.view.getFloat64(at + 32, true),
    movingSpeed: memory.view.getFloat64(at + 40, true),
    topSpeed: memory.view.getFloat64(at + 48, true),
    lowest: memory.view.getFloat64(at + 56, true),
    highest: memory.view.getFloat64(at + 64, true),
    startTime: memory.view.getFloat64(at + 72, true),
    endTime: memory.view.getFloat64(at + 80, true),
    bounds: getBounds(memory, at + 88),
    fixCount: Number(memory.view.getBigUint64(at + 120, true)),
    takenCount: Number(memory.view.getBigUint64(at + 128, true)),
    vertexCount: Number(memory.view.getBigUint64(at + 136, true)),
  };
}

function getPolygonCrossing(memory, at) {
  return {
    edge: Number(memory.view.getBigUint64(at, true)),
    otherEdge: Number(memory.view.getBigUint64(at + 8, true)),
    point: getPoint(memory, at + 16),
    found: memory.view.getInt32(at + 32, true) !== 0,
  };
}

const outlineOptionsFields = {
  join: (memory, at, value) =>
    memory.store("setUint32", at + 4, Join.number(value, "options.join")),
  ends: (memory, at, value) =>
    memory.store("setUint32", at + 8, LineEnd.number(value, "options.ends")),
  longitudes: (memory, at, value) =>
    memory.store("setUint32", at + 12, Longitudes.number(value, "options.longitudes")),
  tolerance: (memory, at, value) =>
    memory.store("setFloat64", at + 16, number(value, "options.tolerance")),
  miterLimit: (memory, at, value) =>
    memory.store("setFloat64", at + 24, number(value, "options.miterLimit")),
};

function putOutlineOptions(library, memory, options) {
  const at = memory.take(32);
  library.gn_outline_options_init(at);
  putOptions(memory, at, outlineOptionsFields, options);
  return at;
}

function getRouteMark(memory, at) {
  return {
    point: getPoint(memory, at),
    distance: memory.view.getFloat64(at + 16, true),
    azimuth: memory.view.getFloat64(at + 24, true),
    segment: Number(memory.view.getBigUint64(at + 32, true)),
  };
}

const shapeOptionsFields = {
  placement: (memory, at, value) =>
    memory.store("setUint32", at + 4, Placement.number(value, "options.placement")),
  vertices: (memory, at, value) =>
    memory.store("setUint32", at + 8, integer(value, "options.vertices", 0, 2 ** 32 - 1)),
  azimuthIs: (memory, at, value) =>
    memory.store("setUint32", at + 12, AzimuthMeaning.number(value, "options.azimuthIs")),
  tolerance: (memory, at, value) =>
    memory.store("setFloat64", at + 16, number(value, "options.tolerance")),
  edgeTolerance: (memory, at, value) =>
    memory.store("setFloat64", at + 24, number(value, "options.edgeTolerance")),
  labelAzimuth: (memory, at, value) =>
    memory.store("setFloat64", at + 32, number(value, "options.labelAzimuth")),
  radialAzimuth: (memory, at, value) =>
    memory.store("setFloat64", at + 40, number(value, "options.radialAzimuth")),
  radials: (memory, at, value) =>
    memory.store("setUint32", at + 48, integer(value, "options.radials", 0, 2 ** 32 - 1)),
  decimals: (memory, at, value) =>
    memory.store("setInt32", at + 52, integer(value, "options.decimals")),
  longitudes: (memory, at, value) =>
    memory.store("setUint32", at + 56, Longitudes.number(value, "options.longitudes")),
};

function putShapeOptions(library, memory, options) {
  const at = memory.take(64);
  library.gn_shape_options_init(at);
  putOptions(memory, at, shapeOptionsFields, options);
  return at;
}

const geoJSONOptionsFields = {
  decimals: (memory, at, value) =>
    memory.store("setInt32", at + 4, integer(value, "options.decimals")),
  edgeTolerance: (memory, at, value) =>
    memory.store("setFloat64", at + 8, number(value, "options.edgeTolerance")),
};

function putGeoJSONOptions(library, memory, options) {
  const at = memory.take(16);
  library.gn_geojson_options_init(at);
  putOptions(memory, at, geoJSONOptionsFields, options);
  return at;
}

function getSkyPlace(memory, at) {
  return {
    azimuth: memory.view.getFloat64(at, true),
    elevation: memory.view.getFloat64(at + 8, true),
    apparentElevation: memory.view.getFloat64(at + 16, true),
    distance: memory.view.getFloat64(at + 24, true),
  };
}

function getMoonPhase(memory, at) {
  return {
    angle: memory.view.getFloat64(at, true),
    illuminated: memory.view.getFloat64(at + 8, true),
  };
}

function getSkyEvent(memory, at) {
  return {
    time: memory.view.getFloat64(at, true),
    azimuth: memory.view.getFloat64(at + 8, true),
    kind: SkyEventKind.word(memory.view.getUint32(at + 16, true)),
  };
}

function getRingLine(memory, at) {
  return {
    radius: memory.view.getFloat64(at, true),
    azimuth: memory.view.getFloat64(at + 8, true),
    label: getPoint(memory, at + 16),
    first: Number(memory.view.getBigUint64(at + 32, true)),
    count: Number(memory.view.getBigUint64(at + 40, true)),
    kind: RingLineKind.word(memory.view.getInt32(at + 48, true)),
  };
}

function getPlanePoint(memory, at) {
  return {
    x: memory.view.getFloat64(at, true),
    y: memory.view.getFloat64(at + 8, true),
  };
}

function putPlanePoint(memory, value, what, at = memory.take(16)) {
  const { x, y } = object(value, what);
  memory.store("setFloat64", at, number(x, `${what}.x`));
  memory.store("setFloat64", at + 8, number(y, `${what}.y`));
  return at;
}

function getGroup(memory, at) {
  return {
    count: Number(memory.view.getBigUint64(at, true)),
    first: Number(memory.view.getBigUint64(at + 8, true)),
    second: Number(memory.view.getBigUint64(at + 16, true)),
    extremeSpread: memory.view.getFloat64(at + 24, true),
    center: getPlanePoint(memory, at + 32),
    offset: getPlanePoint(memory, at + 48),
    width: memory.view.getFloat64(at + 64, true),
    height: memory.view.getFloat64(at + 72, true),
    deviationX: memory.view.getFloat64(at + 80, true),
    deviationY: memory.view.getFloat64(at + 88, true),
    meanRadius: memory.view.getFloat64(at + 96, true),
    medianRadius: memory.view.getFloat64(at + 104, true),
    sigma: memory.view.getFloat64(at + 112, true),
    cep50: memory.view.getFloat64(at + 120, true),
    r95: memory.view.getFloat64(at + 128, true),
  };
}

function putCalibrationPoint(memory, value, what, at = memory.take(32)) {
  const { pixel, place } = object(value, what);
  putPlanePoint(memory, pixel, `${what}.pixel`, at);
  putPlanePoint(memory, place, `${what}.place`, at + 16);
  return at;
}

function getCalibration(memory, at) {
  return {
    matrix: list(9, (i) => memory.view.getFloat64(at + 8 * i, true)),
    residual: memory.view.getFloat64(at + 72, true),
    kind: CalibrationKind.word(memory.view.getInt32(at + 80, true)),
  };
}

function putCalibration(memory, value, what, at = memory.take(88)) {
  const { matrix, residual, kind } = object(value, what);
  putNumbers(memory, at, 9, matrix, `${what}.matrix`);
  memory.store("setFloat64", at + 72, number(residual, `${what}.residual`));
  memory.store("setInt32", at + 80, CalibrationKind.number(kind, `${what}.kind`));
  return at;
}

/** The functions of C that have none here, and why. */
export const unbound = {
  gn_cpu_level: "WebAssembly has one level of instructions",
  gn_cpu_level_limit: "WebAssembly has one level of instructions",
  gn_xml_to_utf8: "readFeatures() decodes bytes, as TextDecoder does",
  gn_mgrs_capacity: "callers do not provide memory for a text",
  gn_format_options_init: "options that are left out have their defaults",
  gn_geojson_options_init: "options that are left out have their defaults",
  gn_grid_options_init: "options that are left out have their defaults",
  gn_shape_options_init: "options that are left out have their defaults",
  gn_fence_options_init: "options that are left out have their defaults",
  gn_track_options_init: "options that are left out have their defaults",
  gn_outline_options_init: "options that are left out have their defaults",
  gn_navigation_options_init: "options that are left out have their defaults",
  gn_fence_index_build: "FenceSet builds them, and keeps fences and their points together",
  gn_fence_index_step: "FenceTracker keeps the state and the presences",
  gn_navigation_step: "Navigator keeps the state",
  gn_feature_init: "numbers that are left out are absent",
  gn_exchange_options_init: "options that are left out have their defaults",
  gn_gpx_read: "readFeatures() keeps features, vertices and the document together",
  gn_kml_read: "readFeatures() keeps features, vertices and the document together",
  gn_cot_read: "readFeatures() keeps features, vertices and the document together",
  gn_geojson_read: "readFeatures() keeps features, vertices and the document together",
  gn_gpx_write: "writeFeatures() writes each format",
  gn_kml_write: "writeFeatures() writes each format",
  gn_cot_write: "writeFeatures() writes each format",
  gn_features_geojson: "writeFeatures() writes each format",
  gn_cot_find_event: "EventStream keeps the bytes of an event that is not complete",
  gn_cot_search_event: "EventStream keeps the bytes of an event that is not complete",
  gn_height_grid_hgt: "HeightMap reads files, and keeps bytes and grids together",
  gn_height_grid_dted: "HeightMap reads files, and keeps bytes and grids together",
  gn_height_grid_gtx: "HeightMap reads files, and keeps bytes and grids together",
  gn_height_at: "HeightMap keeps bytes and grids in the memory",
  gn_height_at_batch: "HeightMap keeps bytes and grids in the memory",
  gn_profile_sample_route: "HeightMap keeps bytes and grids in the memory",
  gn_profile_summarize: "HeightMap gives a profile with what it adds up to",
  gn_sight_options_init: "options that are left out have their defaults",
  gn_sight_between: "HeightMap keeps bytes and grids in the memory",
  gn_sight_along: "HeightMap keeps bytes and grids in the memory",
  gn_viewshed_cells: "HeightMap keeps bytes and grids in the memory",
  gn_viewshed_dead_ground: "HeightMap keeps bytes and grids in the memory",
  gn_texts_from_offsets_batch: "texts of this language are no slots",
  gn_texts_from_views_batch: "texts of this language are no slots",
  gn_texts_to_offsets: "texts of this language are no slots",
  gn_texts_to_views: "texts of this language are no slots",
};

/** The functions, over the exports of an instance and its memory. */
export function bind(library, memory) {
  return {
    version() {
      return memory.latin(library.gn_version());
    },
    versionNumber() {
      return library.gn_version_number();
    },
    statusText(status) {
      return memory.latin(library.gn_status_text(integer(status, "status")));
    },
    statusName(status) {
      return memory.latin(library.gn_status_name(integer(status, "status")));
    },
    mgrsEncode(position, precision = 5) {
      const { latitude, longitude } = object(position, "position");
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_mgrs_encode(number(latitude, "position.latitude"), number(longitude, "position.longitude"), integer(precision, "precision"), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.string(filled);
    },
    mgrsEncodeUTM(utm, precision = 5) {
      const utmAt = putUTMPosition(memory, utm, "utm");
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_mgrs_encode_utm(utmAt, integer(precision, "precision"), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.string(filled);
    },
    mgrsEncodeBatch(latitudes, longitudes, precision = 5) {
      const precisionValue = integer(precision, "precision");
      const count = rows({ latitudes, longitudes });
      const statuses = new Uint8Array(count);
      const texts = [];
      memory.batch(count, [[Float64Array, latitudes, "latitudes"], [Float64Array, longitudes, "longitudes"]], [statuses], (count, [latitudesAt, longitudesAt, statusesAt], [latitudesStride, longitudesStride]) => {
        const slots = memory.take(28 * count);
        const status = library.gn_mgrs_encode_batch(latitudesAt, latitudesStride, longitudesAt, longitudesStride, count, precisionValue, slots, 28, 28, statusesAt);
        for (const text of memory.textsAt(slots, 28, count)) texts.push(text);
        return status;
      });
      return {
        texts,
        statuses,
      };
    },
    mgrsEncodeUTMBatch(eastings, northings, zones, precision = 5) {
      const precisionValue = integer(precision, "precision");
      const count = rows({ eastings, northings, zones });
      const statuses = new Uint8Array(count);
      const texts = [];
      memory.batch(count, [[Float64Array, eastings, "eastings"], [Float64Array, northings, "northings"], [Int32Array, zones, "zones"]], [statuses], (count, [eastingsAt, northingsAt, zonesAt, statusesAt], [eastingsStride, northingsStride, zonesStride]) => {
        const slots = memory.take(28 * count);
        const status = library.gn_mgrs_encode_utm_batch(eastingsAt, eastingsStride, northingsAt, northingsStride, zonesAt, zonesStride, count, precisionValue, slots, 28, 28, statusesAt);
        for (const text of memory.textsAt(slots, 28, count)) texts.push(text);
        return status;
      });
      return {
        texts,
        statuses,
      };
    },
    mgrsDecode(text) {
      const textAt = memory.text(text, "text"), textSize = memory.count;
      const outOut = memory.take(120);
      memory.check(library.gn_mgrs_decode(textAt, textSize, outOut, memory.offset), text);
      return getMGRSCell(memory, outOut);
    },
    mgrsDecodeStrict(text) {
      const textAt = memory.text(text, "text"), textSize = memory.count;
      const outOut = memory.take(120);
      memory.check(library.gn_mgrs_decode_strict(textAt, textSize, outOut, memory.offset), text);
      return getMGRSCell(memory, outOut);
    },
    mgrsDecodeBatch(texts) {
      if (!Array.isArray(texts)) throw new TypeError("texts must be an array of strings");
      const count = texts.length;
      const latitudes = new Float64Array(count);
      const longitudes = new Float64Array(count);
      const statuses = new Uint8Array(count);
      memory.batchOfTexts(texts, [latitudes, longitudes, statuses], (count, texts, size, [latitudesAt, longitudesAt, statusesAt]) =>
        library.gn_mgrs_decode_batch(texts, size, size, count, latitudesAt, 8, longitudesAt, 8, statusesAt),
      );
      return {
        latitudes,
        longitudes,
        statuses,
      };
    },
    mgrsDecodeStrictBatch(texts) {
      if (!Array.isArray(texts)) throw new TypeError("texts must be an array of strings");
      const count = texts.length;
      const latitudes = new Float64Array(count);
      const longitudes = new Float64Array(count);
      const statuses = new Uint8Array(count);
      memory.batchOfTexts(texts, [latitudes, longitudes, statuses], (count, texts, size, [latitudesAt, longitudesAt, statusesAt]) =>
        library.gn_mgrs_decode_strict_batch(texts, size, size, count, latitudesAt, 8, longitudesAt, 8, statusesAt),
      );
      return {
        latitudes,
        longitudes,
        statuses,
      };
    },
    mgrsDecodeCellsBatch(texts) {
      if (!Array.isArray(texts)) throw new TypeError("texts must be an array of strings");
      const count = texts.length;
      const statuses = new Uint8Array(count);
      const cells = [];
      memory.batchOfTexts(texts, [statuses], (count, texts, size, [statusesAt]) => {
        const cellsAt = memory.take(120 * count);
        const status = library.gn_mgrs_decode_cells_batch(texts, size, size, count, cellsAt, 120, statusesAt);
        for (let i = 0; i < count; i++) cells.push(getMGRSCell(memory, cellsAt + 120 * i));
        return status;
      });
      return {
        cells,
        statuses,
      };
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
    mgrsBounds(cell) {
      const cellAt = putMGRSCell(memory, cell, "cell");
      const boundsOut = memory.take(32);
      memory.check(library.gn_mgrs_bounds(cellAt, boundsOut));
      return getBounds(memory, boundsOut);
    },
    positionParse(text, form = "any", flags = []) {
      const textAt = memory.text(text, "text"), textSize = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(72, neededAt, (block, capacity) =>
        library.gn_position_parse(textAt, textSize, Form.number(form, "form"), ParseFlag.sum(flags, "flags"), block, capacity, neededAt, memory.offset),
      );
      memory.check(filled.status, text);
      return list(filled.needed, (i) => getPosition(memory, filled.block + 72 * i));
    },
    coordinateParse(text, axis) {
      const textAt = memory.text(text, "text"), textSize = memory.count;
      const degreesOut = memory.take(8);
      memory.check(library.gn_coordinate_parse(textAt, textSize, Axis.number(axis, "axis"), degreesOut, memory.offset), text);
      return memory.view.getFloat64(degreesOut, true);
    },
    positionParseBatch(texts, form = "any", flags = []) {
      if (!Array.isArray(texts)) throw new TypeError("texts must be an array of strings");
      const formValue = Form.number(form, "form");
      const flagsValue = ParseFlag.sum(flags, "flags");
      const count = texts.length;
      const statuses = new Uint8Array(count);
      const positions = [];
      memory.batchOfTexts(texts, [statuses], (count, texts, size, [statusesAt]) => {
        const positionsAt = memory.take(72 * count);
        const status = library.gn_position_parse_batch(texts, size, size, count, formValue, flagsValue, positionsAt, 72, statusesAt);
        for (let i = 0; i < count; i++) positions.push(getPosition(memory, positionsAt + 72 * i));
        return status;
      });
      return {
        positions,
        statuses,
      };
    },
    positionFormat(position, options = null) {
      const { latitude, longitude } = object(position, "position");
      const optionsAt = options === null ? 0 : putFormatOptions(library, memory, options);
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_position_format(number(latitude, "position.latitude"), number(longitude, "position.longitude"), optionsAt, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.string(filled);
    },
    positionFormatBatch(latitudes, longitudes, options = null) {
      const optionsAt = options === null ? 0 : putFormatOptions(library, memory, options);
      const count = rows({ latitudes, longitudes });
      const statuses = new Uint8Array(count);
      const texts = [];
      memory.batch(count, [[Float64Array, latitudes, "latitudes"], [Float64Array, longitudes, "longitudes"]], [statuses], (count, [latitudesAt, longitudesAt, statusesAt], [latitudesStride, longitudesStride]) => {
        const slots = memory.take(80 * count);
        const status = library.gn_position_format_batch(latitudesAt, latitudesStride, longitudesAt, longitudesStride, count, optionsAt, slots, 80, 80, statusesAt);
        for (const text of memory.textsAt(slots, 80, count)) texts.push(text);
        return status;
      });
      return {
        texts,
        statuses,
      };
    },
    georefEncode(position, precision = 2) {
      const { latitude, longitude } = object(position, "position");
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_georef_encode(number(latitude, "position.latitude"), number(longitude, "position.longitude"), integer(precision, "precision"), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.string(filled);
    },
    georefEncodeBatch(latitudes, longitudes, precision = 2) {
      const precisionValue = integer(precision, "precision");
      const count = rows({ latitudes, longitudes });
      const statuses = new Uint8Array(count);
      const texts = [];
      memory.batch(count, [[Float64Array, latitudes, "latitudes"], [Float64Array, longitudes, "longitudes"]], [statuses], (count, [latitudesAt, longitudesAt, statusesAt], [latitudesStride, longitudesStride]) => {
        const slots = memory.take(28 * count);
        const status = library.gn_georef_encode_batch(latitudesAt, latitudesStride, longitudesAt, longitudesStride, count, precisionValue, slots, 28, 28, statusesAt);
        for (const text of memory.textsAt(slots, 28, count)) texts.push(text);
        return status;
      });
      return {
        texts,
        statuses,
      };
    },
    georefDecode(text) {
      const textAt = memory.text(text, "text"), textSize = memory.count;
      const outOut = memory.take(56);
      memory.check(library.gn_georef_decode(textAt, textSize, outOut, memory.offset), text);
      return getGraticuleCell(memory, outOut);
    },
    georefDecodeBatch(texts) {
      if (!Array.isArray(texts)) throw new TypeError("texts must be an array of strings");
      const count = texts.length;
      const latitudes = new Float64Array(count);
      const longitudes = new Float64Array(count);
      const statuses = new Uint8Array(count);
      memory.batchOfTexts(texts, [latitudes, longitudes, statuses], (count, texts, size, [latitudesAt, longitudesAt, statusesAt]) =>
        library.gn_georef_decode_batch(texts, size, size, count, latitudesAt, 8, longitudesAt, 8, statusesAt),
      );
      return {
        latitudes,
        longitudes,
        statuses,
      };
    },
    garsEncode(position, precision = 2) {
      const { latitude, longitude } = object(position, "position");
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_gars_encode(number(latitude, "position.latitude"), number(longitude, "position.longitude"), integer(precision, "precision"), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.string(filled);
    },
    garsEncodeBatch(latitudes, longitudes, precision = 2) {
      const precisionValue = integer(precision, "precision");
      const count = rows({ latitudes, longitudes });
      const statuses = new Uint8Array(count);
      const texts = [];
      memory.batch(count, [[Float64Array, latitudes, "latitudes"], [Float64Array, longitudes, "longitudes"]], [statuses], (count, [latitudesAt, longitudesAt, statusesAt], [latitudesStride, longitudesStride]) => {
        const slots = memory.take(28 * count);
        const status = library.gn_gars_encode_batch(latitudesAt, latitudesStride, longitudesAt, longitudesStride, count, precisionValue, slots, 28, 28, statusesAt);
        for (const text of memory.textsAt(slots, 28, count)) texts.push(text);
        return status;
      });
      return {
        texts,
        statuses,
      };
    },
    garsDecode(text) {
      const textAt = memory.text(text, "text"), textSize = memory.count;
      const outOut = memory.take(56);
      memory.check(library.gn_gars_decode(textAt, textSize, outOut, memory.offset), text);
      return getGraticuleCell(memory, outOut);
    },
    garsDecodeBatch(texts) {
      if (!Array.isArray(texts)) throw new TypeError("texts must be an array of strings");
      const count = texts.length;
      const latitudes = new Float64Array(count);
      const longitudes = new Float64Array(count);
      const statuses = new Uint8Array(count);
      memory.batchOfTexts(texts, [latitudes, longitudes, statuses], (count, texts, size, [latitudesAt, longitudesAt, statusesAt]) =>
        library.gn_gars_decode_batch(texts, size, size, count, latitudesAt, 8, longitudesAt, 8, statusesAt),
      );
      return {
        latitudes,
        longitudes,
        statuses,
      };
    },
    mgrsType(text, reference = null, precision = 5) {
      const textAt = memory.text(text, "text"), textSize = memory.count;
      const referenceAt = reference === null ? 0 : memory.point(reference, "reference");
      const outOut = memory.take(192);
      memory.check(library.gn_mgrs_type(textAt, textSize, referenceAt, integer(precision, "precision"), outOut, memory.offset), text);
      return getMGRSTyping(memory, outOut);
    },
    mgrsTypeFields(zone, square, easting, northing, reference = null) {
      const zoneAt = memory.text(zone, "zone"), zoneSize = memory.count;
      const squareAt = memory.text(square, "square"), squareSize = memory.count;
      const eastingAt = memory.text(easting, "easting"), eastingSize = memory.count;
      const northingAt = memory.text(northing, "northing"), northingSize = memory.count;
      const referenceAt = reference === null ? 0 : memory.point(reference, "reference");
      const outOut = memory.take(192);
      const fieldAt = memory.take(4);
      const status = library.gn_mgrs_type_fields(zoneAt, zoneSize, squareAt, squareSize, eastingAt, eastingSize, northingAt, northingSize, referenceAt, outOut, fieldAt, memory.offset);
      const field = fields[memory.view.getUint32(fieldAt, true)];
      memory.check(status, { zone, square, easting, northing }[field], field);
      return getMGRSTyping(memory, outOut);
    },
    lengthFormat(meters, units = "metric", digits = 0) {
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_length_format(number(meters, "meters"), Units.number(units, "units"), integer(digits, "digits"), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.string(filled);
    },
    lengthParse(text) {
      const textAt = memory.text(text, "text"), textSize = memory.count;
      const metersOut = memory.take(8);
      memory.check(library.gn_length_parse(textAt, textSize, metersOut, memory.offset), text);
      return memory.view.getFloat64(metersOut, true);
    },
    areaFormat(squareMeters, units = "metric", digits = 0) {
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_area_format(number(squareMeters, "squareMeters"), Units.number(units, "units"), integer(digits, "digits"), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.string(filled);
    },
    areaParse(text) {
      const textAt = memory.text(text, "text"), textSize = memory.count;
      const squareMetersOut = memory.take(8);
      memory.check(library.gn_area_parse(textAt, textSize, squareMetersOut, memory.offset), text);
      return memory.view.getFloat64(squareMetersOut, true);
    },
    angleFormat(degrees, unit = "degrees", decimals = 0) {
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_angle_format(number(degrees, "degrees"), AngleUnit.number(unit, "unit"), integer(decimals, "decimals"), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.string(filled);
    },
    angleParse(text) {
      const textAt = memory.text(text, "text"), textSize = memory.count;
      const degreesOut = memory.take(8);
      memory.check(library.gn_angle_parse(textAt, textSize, degreesOut, memory.offset), text);
      return memory.view.getFloat64(degreesOut, true);
    },
    speedFormat(metersPerSecond, unit = "meters-per-second", digits = 0) {
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_speed_format(number(metersPerSecond, "metersPerSecond"), SpeedUnit.number(unit, "unit"), integer(digits, "digits"), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.string(filled);
    },
    speedParse(text) {
      const textAt = memory.text(text, "text"), textSize = memory.count;
      const metersPerSecondOut = memory.take(8);
      memory.check(library.gn_speed_parse(textAt, textSize, metersPerSecondOut, memory.offset), text);
      return memory.view.getFloat64(metersPerSecondOut, true);
    },
    courseFormat(degrees, north, unit = "degrees", decimals = 0) {
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_course_format(number(degrees, "degrees"), North.number(north, "north"), AngleUnit.number(unit, "unit"), integer(decimals, "decimals"), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.string(filled);
    },
    courseParse(text) {
      const textAt = memory.text(text, "text"), textSize = memory.count;
      const degreesOut = memory.take(8);
      const northOut = memory.take(8);
      memory.check(library.gn_course_parse(textAt, textSize, degreesOut, northOut, memory.offset), text);
      return {
        degrees: memory.view.getFloat64(degreesOut, true),
        north: North.word(memory.view.getInt32(northOut, true)),
      };
    },
    declinationFormat(degrees, unit = "degrees", decimals = 0) {
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_declination_format(number(degrees, "degrees"), AngleUnit.number(unit, "unit"), integer(decimals, "decimals"), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.string(filled);
    },
    declinationParse(text) {
      const textAt = memory.text(text, "text"), textSize = memory.count;
      const degreesOut = memory.take(8);
      memory.check(library.gn_declination_parse(textAt, textSize, degreesOut, memory.offset), text);
      return memory.view.getFloat64(degreesOut, true);
    },
    utmForward(position, zone = 0) {
      const { latitude, longitude } = object(position, "position");
      const outOut = memory.take(24);
      memory.check(library.gn_utm_forward(number(latitude, "position.latitude"), number(longitude, "position.longitude"), integer(zone, "zone"), outOut));
      return getUTMPosition(memory, outOut);
    },
    utmInverse(utm) {
      const utmAt = putUTMPosition(memory, utm, "utm");
      const outOut = memory.take(16);
      memory.check(library.gn_utm_inverse(utmAt, outOut));
      return getPoint(memory, outOut);
    },
    utmForwardBatch(latitudes, longitudes, zone = 0) {
      const zoneValue = integer(zone, "zone");
      const count = rows({ latitudes, longitudes });
      const eastings = new Float64Array(count);
      const northings = new Float64Array(count);
      const zones = new Int32Array(count);
      const statuses = new Uint8Array(count);
      memory.batch(count, [[Float64Array, latitudes, "latitudes"], [Float64Array, longitudes, "longitudes"]], [eastings, northings, zones, statuses], (count, [latitudesAt, longitudesAt, eastingsAt, northingsAt, zonesAt, statusesAt], [latitudesStride, longitudesStride]) =>
        library.gn_utm_forward_batch(latitudesAt, latitudesStride, longitudesAt, longitudesStride, count, zoneValue, eastingsAt, 8, northingsAt, 8, zonesAt, 4, statusesAt),
      );
      return {
        eastings,
        northings,
        zones,
        statuses,
      };
    },
    utmInverseBatch(eastings, northings, zones) {
      const count = rows({ eastings, northings, zones });
      const latitudes = new Float64Array(count);
      const longitudes = new Float64Array(count);
      const statuses = new Uint8Array(count);
      memory.batch(count, [[Float64Array, eastings, "eastings"], [Float64Array, northings, "northings"], [Int32Array, zones, "zones"]], [latitudes, longitudes, statuses], (count, [eastingsAt, northingsAt, zonesAt, latitudesAt, longitudesAt, statusesAt], [eastingsStride, northingsStride, zonesStride]) =>
        library.gn_utm_inverse_batch(eastingsAt, eastingsStride, northingsAt, northingsStride, zonesAt, zonesStride, count, latitudesAt, 8, longitudesAt, 8, statusesAt),
      );
      return {
        latitudes,
        longitudes,
        statuses,
      };
    },
    utmFactors(position, zone = 0) {
      const { latitude, longitude } = object(position, "position");
      const convergenceOut = memory.take(8);
      const scaleOut = memory.take(8);
      memory.check(library.gn_utm_factors(number(latitude, "position.latitude"), number(longitude, "position.longitude"), integer(zone, "zone"), convergenceOut, scaleOut));
      return {
        convergence: memory.view.getFloat64(convergenceOut, true),
        scale: memory.view.getFloat64(scaleOut, true),
      };
    },
    utmFactorsBatch(latitudes, longitudes, zone = 0) {
      const zoneValue = integer(zone, "zone");
      const count = rows({ latitudes, longitudes });
      const convergences = new Float64Array(count);
      const scales = new Float64Array(count);
      const statuses = new Uint8Array(count);
      memory.batch(count, [[Float64Array, latitudes, "latitudes"], [Float64Array, longitudes, "longitudes"]], [convergences, scales, statuses], (count, [latitudesAt, longitudesAt, convergencesAt, scalesAt, statusesAt], [latitudesStride, longitudesStride]) =>
        library.gn_utm_factors_batch(latitudesAt, latitudesStride, longitudesAt, longitudesStride, count, zoneValue, convergencesAt, 8, scalesAt, 8, statusesAt),
      );
      return {
        convergences,
        scales,
        statuses,
      };
    },
    utmZone(position) {
      const { latitude, longitude } = object(position, "position");
      const zoneOut = memory.take(8);
      const hemisphereOut = memory.take(8);
      memory.check(library.gn_utm_zone(number(latitude, "position.latitude"), number(longitude, "position.longitude"), zoneOut, hemisphereOut));
      return {
        zone: memory.view.getInt32(zoneOut, true),
        hemisphere: Hemisphere.word(memory.view.getInt32(hemisphereOut, true)),
      };
    },
    utmToEPSG(zone, hemisphere) {
      const codeOut = memory.take(8);
      memory.check(library.gn_utm_to_epsg(integer(zone, "zone"), Hemisphere.number(hemisphere, "hemisphere"), codeOut));
      return memory.view.getInt32(codeOut, true);
    },
    utmFromEPSG(code) {
      const zoneOut = memory.take(8);
      const hemisphereOut = memory.take(8);
      memory.check(library.gn_utm_from_epsg(integer(code, "code"), zoneOut, hemisphereOut));
      return {
        zone: memory.view.getInt32(zoneOut, true),
        hemisphere: Hemisphere.word(memory.view.getInt32(hemisphereOut, true)),
      };
    },
    gridGeoJSON(view, zoom, options = null) {
      const viewAt = putBounds(memory, view, "view");
      const optionsAt = options === null ? 0 : putGridOptions(library, memory, options);
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_grid_geojson(viewAt, number(zoom, "zoom"), optionsAt, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return JSON.parse(memory.string(filled));
    },
    gridGeoJSONBytes(view, zoom, options = null) {
      const viewAt = putBounds(memory, view, "view");
      const optionsAt = options === null ? 0 : putGridOptions(library, memory, options);
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_grid_geojson(viewAt, number(zoom, "zoom"), optionsAt, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.copy(filled);
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
    gridLinesPixels(view, zoom, origin, options = null) {
      const viewAt = putBounds(memory, view, "view");
      const optionsAt = options === null ? 0 : putGridOptions(library, memory, options);
      const originAt = memory.point(origin, "origin");
      const verticesNeededAt = memory.take(4), linesNeededAt = memory.take(4);
      const { status, verticesOut, verticesNeeded, linesOut, linesNeeded } = memory.fillTwo(
        8, 64, verticesNeededAt, linesNeededAt, (verticesOut, vertexCapacity, linesOut, lineCapacity) =>
          library.gn_grid_lines_pixels(viewAt, number(zoom, "zoom"), optionsAt, originAt, verticesOut, vertexCapacity, verticesNeededAt, linesOut, lineCapacity, linesNeededAt),
      );
      memory.check(status);
      return {
        vertices: memory.arrayAt(Float32Array, verticesOut, 2 * verticesNeeded),
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
    gridBound(view, zoom, options = null) {
      const viewAt = putBounds(memory, view, "view");
      const optionsAt = options === null ? 0 : putGridOptions(library, memory, options);
      const countOut = memory.take(8);
      memory.check(library.gn_grid_bound(viewAt, number(zoom, "zoom"), optionsAt, countOut));
      return memory.view.getUint32(countOut, true);
    },
    screenScale(latitude, zoom, tileSize = 512) {
      const metersOut = memory.take(8);
      memory.check(library.gn_screen_scale(number(latitude, "latitude"), number(zoom, "zoom"), integer(tileSize, "tileSize", 0, 2 ** 32 - 1), metersOut));
      return memory.view.getFloat64(metersOut, true);
    },
    screenScaleBar(latitude, zoom, tileSize, maxWidth, units = "metric") {
      const barOut = memory.take(56);
      memory.check(library.gn_screen_scale_bar(number(latitude, "latitude"), number(zoom, "zoom"), integer(tileSize, "tileSize", 0, 2 ** 32 - 1), number(maxWidth, "maxWidth"), Units.number(units, "units"), barOut));
      return getScaleBar(memory, barOut);
    },
    screenView(screen) {
      const screenAt = putScreen(memory, screen, "screen");
      const viewOut = memory.take(32);
      memory.check(library.gn_screen_view(screenAt, viewOut));
      return getBounds(memory, viewOut);
    },
    screenPointToPixel(screen, position) {
      const screenAt = putScreen(memory, screen, "screen");
      const positionAt = memory.point(position, "position");
      const xOut = memory.take(8);
      const yOut = memory.take(8);
      memory.check(library.gn_screen_point_to_pixel(screenAt, positionAt, xOut, yOut));
      return {
        x: memory.view.getFloat64(xOut, true),
        y: memory.view.getFloat64(yOut, true),
      };
    },
    screenPointToPixelBatch(screen, latitudes, longitudes) {
      const screenAt = putScreen(memory, screen, "screen");
      const count = rows({ latitudes, longitudes });
      const xs = new Float64Array(count);
      const ys = new Float64Array(count);
      const statuses = new Uint8Array(count);
      memory.batch(count, [[Float64Array, latitudes, "latitudes"], [Float64Array, longitudes, "longitudes"]], [xs, ys, statuses], (count, [latitudesAt, longitudesAt, xsAt, ysAt, statusesAt], [latitudesStride, longitudesStride]) =>
        library.gn_screen_point_to_pixel_batch(screenAt, latitudesAt, latitudesStride, longitudesAt, longitudesStride, count, xsAt, 8, ysAt, 8, statusesAt),
      );
      return {
        xs,
        ys,
        statuses,
      };
    },
    screenPixelToPoint(screen, x, y) {
      const screenAt = putScreen(memory, screen, "screen");
      const positionOut = memory.take(16);
      memory.check(library.gn_screen_pixel_to_point(screenAt, number(x, "x"), number(y, "y"), positionOut));
      return getPoint(memory, positionOut);
    },
    screenPixelToPointBatch(screen, xs, ys) {
      const screenAt = putScreen(memory, screen, "screen");
      const count = rows({ xs, ys });
      const latitudes = new Float64Array(count);
      const longitudes = new Float64Array(count);
      const statuses = new Uint8Array(count);
      memory.batch(count, [[Float64Array, xs, "xs"], [Float64Array, ys, "ys"]], [latitudes, longitudes, statuses], (count, [xsAt, ysAt, latitudesAt, longitudesAt, statusesAt], [xsStride, ysStride]) =>
        library.gn_screen_pixel_to_point_batch(screenAt, xsAt, xsStride, ysAt, ysStride, count, latitudesAt, 8, longitudesAt, 8, statusesAt),
      );
      return {
        latitudes,
        longitudes,
        statuses,
      };
    },
    screenMatrix(screen) {
      const screenAt = putScreen(memory, screen, "screen");
      const matrixOut = memory.take(64);
      memory.check(library.gn_screen_matrix(screenAt, matrixOut));
      return getMatrix(memory, matrixOut);
    },
    screenCamera(screen) {
      const screenAt = putScreen(memory, screen, "screen");
      const cameraOut = memory.take(224);
      memory.check(library.gn_screen_camera(screenAt, cameraOut));
      return getCamera(memory, cameraOut);
    },
    webMercatorForward(position) {
      const { latitude, longitude } = object(position, "position");
      const xOut = memory.take(8);
      const yOut = memory.take(8);
      memory.check(library.gn_web_mercator_forward(number(latitude, "position.latitude"), number(longitude, "position.longitude"), xOut, yOut));
      return {
        x: memory.view.getFloat64(xOut, true),
        y: memory.view.getFloat64(yOut, true),
      };
    },
    webMercatorInverse(x, y) {
      const outOut = memory.take(16);
      memory.check(library.gn_web_mercator_inverse(number(x, "x"), number(y, "y"), outOut));
      return getPoint(memory, outOut);
    },
    webMercatorForwardBatch(latitudes, longitudes) {
      const count = rows({ latitudes, longitudes });
      const xs = new Float64Array(count);
      const ys = new Float64Array(count);
      const statuses = new Uint8Array(count);
      memory.batch(count, [[Float64Array, latitudes, "latitudes"], [Float64Array, longitudes, "longitudes"]], [xs, ys, statuses], (count, [latitudesAt, longitudesAt, xsAt, ysAt, statusesAt], [latitudesStride, longitudesStride]) =>
        library.gn_web_mercator_forward_batch(latitudesAt, latitudesStride, longitudesAt, longitudesStride, count, xsAt, 8, ysAt, 8, statusesAt),
      );
      return {
        xs,
        ys,
        statuses,
      };
    },
    webMercatorInverseBatch(xs, ys) {
      const count = rows({ xs, ys });
      const latitudes = new Float64Array(count);
      const longitudes = new Float64Array(count);
      const statuses = new Uint8Array(count);
      memory.batch(count, [[Float64Array, xs, "xs"], [Float64Array, ys, "ys"]], [latitudes, longitudes, statuses], (count, [xsAt, ysAt, latitudesAt, longitudesAt, statusesAt], [xsStride, ysStride]) =>
        library.gn_web_mercator_inverse_batch(xsAt, xsStride, ysAt, ysStride, count, latitudesAt, 8, longitudesAt, 8, statusesAt),
      );
      return {
        latitudes,
        longitudes,
        statuses,
      };
    },
    tileAt(position, zoom) {
      const { latitude, longitude } = object(position, "position");
      const outOut = memory.take(12);
      memory.check(library.gn_tile_at(number(latitude, "position.latitude"), number(longitude, "position.longitude"), integer(zoom, "zoom", 0, 2 ** 32 - 1), outOut));
      return getTile(memory, outOut);
    },
    tileAtBatch(latitudes, longitudes, zoom) {
      const zoomValue = integer(zoom, "zoom", 0, 2 ** 32 - 1);
      const count = rows({ latitudes, longitudes });
      const statuses = new Uint8Array(count);
      const tiles = [];
      memory.batch(count, [[Float64Array, latitudes, "latitudes"], [Float64Array, longitudes, "longitudes"]], [statuses], (count, [latitudesAt, longitudesAt, statusesAt], [latitudesStride, longitudesStride]) => {
        const tilesAt = memory.take(12 * count);
        const status = library.gn_tile_at_batch(latitudesAt, latitudesStride, longitudesAt, longitudesStride, count, zoomValue, tilesAt, 12, statusesAt);
        for (let i = 0; i < count; i++) tiles.push(getTile(memory, tilesAt + 12 * i));
        return status;
      });
      return {
        tiles,
        statuses,
      };
    },
    tileBounds(tile) {
      const tileAt = putTile(memory, tile, "tile");
      const outOut = memory.take(32);
      memory.check(library.gn_tile_bounds(tileAt, outOut));
      return getBounds(memory, outOut);
    },
    tileQuadkeyFormat(tile) {
      const tileAt = putTile(memory, tile, "tile");
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_tile_quadkey_format(tileAt, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.string(filled);
    },
    tileQuadkeyParse(text) {
      const textAt = memory.text(text, "text"), textSize = memory.count;
      const outOut = memory.take(12);
      memory.check(library.gn_tile_quadkey_parse(textAt, textSize, outOut, memory.offset), text);
      return getTile(memory, outOut);
    },
    tileCoverBounds(bounds, zoom) {
      const boundsAt = putBounds(memory, bounds, "bounds");
      const neededAt = memory.take(4);
      const filled = memory.fill(16, neededAt, (block, capacity) =>
        library.gn_tile_cover_bounds(boundsAt, integer(zoom, "zoom", 0, 2 ** 32 - 1), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return list(filled.needed, (i) => getTileRun(memory, filled.block + 16 * i));
    },
    tileCoverPolygon(points, zoom, rings = null) {
      const pointsAt = memory.points(points, "points"), pointCount = memory.count;
      const ringsAt = memory.sizes(rings, "rings"), ringCount = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(16, neededAt, (block, capacity) =>
        library.gn_tile_cover_polygon(pointsAt, pointCount, ringsAt, ringCount, integer(zoom, "zoom", 0, 2 ** 32 - 1), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return list(filled.needed, (i) => getTileRun(memory, filled.block + 16 * i));
    },
    tileCoverRoute(points, halfWidth, zoom) {
      const pointsAt = memory.points(points, "points"), pointCount = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(16, neededAt, (block, capacity) =>
        library.gn_tile_cover_route(pointsAt, pointCount, number(halfWidth, "halfWidth"), integer(zoom, "zoom", 0, 2 ** 32 - 1), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return list(filled.needed, (i) => getTileRun(memory, filled.block + 16 * i));
    },
    tileCountBounds(bounds, minZoom, maxZoom) {
      const boundsAt = putBounds(memory, bounds, "bounds");
      const countOut = memory.take(8);
      memory.check(library.gn_tile_count_bounds(boundsAt, integer(minZoom, "minZoom", 0, 2 ** 32 - 1), integer(maxZoom, "maxZoom", 0, 2 ** 32 - 1), countOut));
      return memory.view.getUint32(countOut, true);
    },
    tileCountPolygon(points, minZoom, maxZoom, rings = null) {
      const pointsAt = memory.points(points, "points"), pointCount = memory.count;
      const ringsAt = memory.sizes(rings, "rings"), ringCount = memory.count;
      const countOut = memory.take(8);
      memory.check(library.gn_tile_count_polygon(pointsAt, pointCount, ringsAt, ringCount, integer(minZoom, "minZoom", 0, 2 ** 32 - 1), integer(maxZoom, "maxZoom", 0, 2 ** 32 - 1), countOut));
      return memory.view.getUint32(countOut, true);
    },
    tileCountRoute(points, halfWidth, minZoom, maxZoom) {
      const pointsAt = memory.points(points, "points"), pointCount = memory.count;
      const countOut = memory.take(8);
      memory.check(library.gn_tile_count_route(pointsAt, pointCount, number(halfWidth, "halfWidth"), integer(minZoom, "minZoom", 0, 2 ** 32 - 1), integer(maxZoom, "maxZoom", 0, 2 ** 32 - 1), countOut));
      return memory.view.getUint32(countOut, true);
    },
    pointsBounds(points) {
      const pointsAt = memory.points(points, "points"), count = memory.count;
      const outOut = memory.take(32);
      memory.check(library.gn_points_bounds(pointsAt, count, outOut));
      return getBounds(memory, outOut);
    },
    screenFit(bounds, screen, maxZoom, padding = null) {
      const boundsAt = putBounds(memory, bounds, "bounds");
      const screenAt = putScreen(memory, screen, "screen");
      const paddingAt = padding === null ? 0 : putPadding(memory, padding, "padding");
      const outOut = memory.take(72);
      memory.check(library.gn_screen_fit(boundsAt, screenAt, paddingAt, number(maxZoom, "maxZoom"), outOut));
      return getScreen(memory, outOut);
    },
    geodesicInverse(from, to) {
      const fromAt = memory.point(from, "from");
      const toAt = memory.point(to, "to");
      const distanceOut = memory.take(8);
      const azimuthFromOut = memory.take(8);
      const azimuthToOut = memory.take(8);
      memory.check(library.gn_geodesic_inverse(fromAt, toAt, distanceOut, azimuthFromOut, azimuthToOut));
      return {
        distance: memory.view.getFloat64(distanceOut, true),
        azimuthFrom: memory.view.getFloat64(azimuthFromOut, true),
        azimuthTo: memory.view.getFloat64(azimuthToOut, true),
      };
    },
    geodesicDirect(from, azimuth, distance) {
      const fromAt = memory.point(from, "from");
      const toOut = memory.take(16);
      const azimuthToOut = memory.take(8);
      memory.check(library.gn_geodesic_direct(fromAt, number(azimuth, "azimuth"), number(distance, "distance"), toOut, azimuthToOut));
      return {
        to: getPoint(memory, toOut),
        azimuthTo: memory.view.getFloat64(azimuthToOut, true),
      };
    },
    geodesicInverseBatch(fromLatitudes, fromLongitudes, toLatitudes, toLongitudes) {
      const count = rows({ fromLatitudes, fromLongitudes, toLatitudes, toLongitudes });
      const distances = new Float64Array(count);
      const azimuthsFrom = new Float64Array(count);
      const azimuthsTo = new Float64Array(count);
      const statuses = new Uint8Array(count);
      memory.batch(count, [[Float64Array, fromLatitudes, "fromLatitudes"], [Float64Array, fromLongitudes, "fromLongitudes"], [Float64Array, toLatitudes, "toLatitudes"], [Float64Array, toLongitudes, "toLongitudes"]], [distances, azimuthsFrom, azimuthsTo, statuses], (count, [fromLatitudesAt, fromLongitudesAt, toLatitudesAt, toLongitudesAt, distancesAt, azimuthsFromAt, azimuthsToAt, statusesAt], [fromLatitudesStride, fromLongitudesStride, toLatitudesStride, toLongitudesStride]) =>
        library.gn_geodesic_inverse_batch(fromLatitudesAt, fromLatitudesStride, fromLongitudesAt, fromLongitudesStride, toLatitudesAt, toLatitudesStride, toLongitudesAt, toLongitudesStride, count, distancesAt, 8, azimuthsFromAt, 8, azimuthsToAt, 8, statusesAt),
      );
      return {
        distances,
        azimuthsFrom,
        azimuthsTo,
        statuses,
      };
    },
    geodesicDirectBatch(latitudes, longitudes, azimuths, distances) {
      const count = rows({ latitudes, longitudes, azimuths, distances });
      const toLatitudes = new Float64Array(count);
      const toLongitudes = new Float64Array(count);
      const azimuthsTo = new Float64Array(count);
      const statuses = new Uint8Array(count);
      memory.batch(count, [[Float64Array, latitudes, "latitudes"], [Float64Array, longitudes, "longitudes"], [Float64Array, azimuths, "azimuths"], [Float64Array, distances, "distances"]], [toLatitudes, toLongitudes, azimuthsTo, statuses], (count, [latitudesAt, longitudesAt, azimuthsAt, distancesAt, toLatitudesAt, toLongitudesAt, azimuthsToAt, statusesAt], [latitudesStride, longitudesStride, azimuthsStride, distancesStride]) =>
        library.gn_geodesic_direct_batch(latitudesAt, latitudesStride, longitudesAt, longitudesStride, azimuthsAt, azimuthsStride, distancesAt, distancesStride, count, toLatitudesAt, 8, toLongitudesAt, 8, azimuthsToAt, 8, statusesAt),
      );
      return {
        toLatitudes,
        toLongitudes,
        azimuthsTo,
        statuses,
      };
    },
    geodesicLine(from, azimuth, distances) {
      const fromAt = memory.point(from, "from");
      const distancesAt = memory.doubles(distances, "distances"), count = memory.count;
      const pointsOut = memory.take(16 * count);
      const azimuthsOut = memory.take(8 * count);
      memory.check(library.gn_geodesic_line(fromAt, number(azimuth, "azimuth"), distancesAt, count, pointsOut, azimuthsOut));
      return {
        points: memory.pointsAt(pointsOut, count),
        azimuths: memory.arrayAt(Float64Array, azimuthsOut, count),
      };
    },
    geodesicPoints(from, to, count) {
      const fromAt = memory.point(from, "from");
      const toAt = memory.point(to, "to");
      integer(count, "count", 0, 2 ** 28);
      const pointsOut = memory.take(16 * count);
      const azimuthsOut = memory.take(8 * count);
      memory.check(library.gn_geodesic_points(fromAt, toAt, count, pointsOut, azimuthsOut));
      return {
        points: memory.pointsAt(pointsOut, count),
        azimuths: memory.arrayAt(Float64Array, azimuthsOut, count),
      };
    },
    sphereInverse(from, to) {
      const fromAt = memory.point(from, "from");
      const toAt = memory.point(to, "to");
      const distanceOut = memory.take(8);
      const azimuthFromOut = memory.take(8);
      const azimuthToOut = memory.take(8);
      memory.check(library.gn_sphere_inverse(fromAt, toAt, distanceOut, azimuthFromOut, azimuthToOut));
      return {
        distance: memory.view.getFloat64(distanceOut, true),
        azimuthFrom: memory.view.getFloat64(azimuthFromOut, true),
        azimuthTo: memory.view.getFloat64(azimuthToOut, true),
      };
    },
    sphereDirect(from, azimuth, distance) {
      const fromAt = memory.point(from, "from");
      const toOut = memory.take(16);
      const azimuthToOut = memory.take(8);
      memory.check(library.gn_sphere_direct(fromAt, number(azimuth, "azimuth"), number(distance, "distance"), toOut, azimuthToOut));
      return {
        to: getPoint(memory, toOut),
        azimuthTo: memory.view.getFloat64(azimuthToOut, true),
      };
    },
    sphereInverseBatch(fromLatitudes, fromLongitudes, toLatitudes, toLongitudes) {
      const count = rows({ fromLatitudes, fromLongitudes, toLatitudes, toLongitudes });
      const distances = new Float64Array(count);
      const azimuthsFrom = new Float64Array(count);
      const azimuthsTo = new Float64Array(count);
      const statuses = new Uint8Array(count);
      memory.batch(count, [[Float64Array, fromLatitudes, "fromLatitudes"], [Float64Array, fromLongitudes, "fromLongitudes"], [Float64Array, toLatitudes, "toLatitudes"], [Float64Array, toLongitudes, "toLongitudes"]], [distances, azimuthsFrom, azimuthsTo, statuses], (count, [fromLatitudesAt, fromLongitudesAt, toLatitudesAt, toLongitudesAt, distancesAt, azimuthsFromAt, azimuthsToAt, statusesAt], [fromLatitudesStride, fromLongitudesStride, toLatitudesStride, toLongitudesStride]) =>
        library.gn_sphere_inverse_batch(fromLatitudesAt, fromLatitudesStride, fromLongitudesAt, fromLongitudesStride, toLatitudesAt, toLatitudesStride, toLongitudesAt, toLongitudesStride, count, distancesAt, 8, azimuthsFromAt, 8, azimuthsToAt, 8, statusesAt),
      );
      return {
        distances,
        azimuthsFrom,
        azimuthsTo,
        statuses,
      };
    },
    sphereDirectBatch(latitudes, longitudes, azimuths, distances) {
      const count = rows({ latitudes, longitudes, azimuths, distances });
      const toLatitudes = new Float64Array(count);
      const toLongitudes = new Float64Array(count);
      const azimuthsTo = new Float64Array(count);
      const statuses = new Uint8Array(count);
      memory.batch(count, [[Float64Array, latitudes, "latitudes"], [Float64Array, longitudes, "longitudes"], [Float64Array, azimuths, "azimuths"], [Float64Array, distances, "distances"]], [toLatitudes, toLongitudes, azimuthsTo, statuses], (count, [latitudesAt, longitudesAt, azimuthsAt, distancesAt, toLatitudesAt, toLongitudesAt, azimuthsToAt, statusesAt], [latitudesStride, longitudesStride, azimuthsStride, distancesStride]) =>
        library.gn_sphere_direct_batch(latitudesAt, latitudesStride, longitudesAt, longitudesStride, azimuthsAt, azimuthsStride, distancesAt, distancesStride, count, toLatitudesAt, 8, toLongitudesAt, 8, azimuthsToAt, 8, statusesAt),
      );
      return {
        toLatitudes,
        toLongitudes,
        azimuthsTo,
        statuses,
      };
    },
    rhumbInverse(from, to) {
      const fromAt = memory.point(from, "from");
      const toAt = memory.point(to, "to");
      const distanceOut = memory.take(8);
      const azimuthOut = memory.take(8);
      memory.check(library.gn_rhumb_inverse(fromAt, toAt, distanceOut, azimuthOut));
      return {
        distance: memory.view.getFloat64(distanceOut, true),
        azimuth: memory.view.getFloat64(azimuthOut, true),
      };
    },
    rhumbDirect(from, azimuth, distance) {
      const fromAt = memory.point(from, "from");
      const toOut = memory.take(16);
      memory.check(library.gn_rhumb_direct(fromAt, number(azimuth, "azimuth"), number(distance, "distance"), toOut));
      return getPoint(memory, toOut);
    },
    rhumbInverseBatch(fromLatitudes, fromLongitudes, toLatitudes, toLongitudes) {
      const count = rows({ fromLatitudes, fromLongitudes, toLatitudes, toLongitudes });
      const distances = new Float64Array(count);
      const azimuths = new Float64Array(count);
      const statuses = new Uint8Array(count);
      memory.batch(count, [[Float64Array, fromLatitudes, "fromLatitudes"], [Float64Array, fromLongitudes, "fromLongitudes"], [Float64Array, toLatitudes, "toLatitudes"], [Float64Array, toLongitudes, "toLongitudes"]], [distances, azimuths, statuses], (count, [fromLatitudesAt, fromLongitudesAt, toLatitudesAt, toLongitudesAt, distancesAt, azimuthsAt, statusesAt], [fromLatitudesStride, fromLongitudesStride, toLatitudesStride, toLongitudesStride]) =>
        library.gn_rhumb_inverse_batch(fromLatitudesAt, fromLatitudesStride, fromLongitudesAt, fromLongitudesStride, toLatitudesAt, toLatitudesStride, toLongitudesAt, toLongitudesStride, count, distancesAt, 8, azimuthsAt, 8, statusesAt),
      );
      return {
        distances,
        azimuths,
        statuses,
      };
    },
    rhumbDirectBatch(latitudes, longitudes, azimuths, distances) {
      const count = rows({ latitudes, longitudes, azimuths, distances });
      const toLatitudes = new Float64Array(count);
      const toLongitudes = new Float64Array(count);
      const statuses = new Uint8Array(count);
      memory.batch(count, [[Float64Array, latitudes, "latitudes"], [Float64Array, longitudes, "longitudes"], [Float64Array, azimuths, "azimuths"], [Float64Array, distances, "distances"]], [toLatitudes, toLongitudes, statuses], (count, [latitudesAt, longitudesAt, azimuthsAt, distancesAt, toLatitudesAt, toLongitudesAt, statusesAt], [latitudesStride, longitudesStride, azimuthsStride, distancesStride]) =>
        library.gn_rhumb_direct_batch(latitudesAt, latitudesStride, longitudesAt, longitudesStride, azimuthsAt, azimuthsStride, distancesAt, distancesStride, count, toLatitudesAt, 8, toLongitudesAt, 8, statusesAt),
      );
      return {
        toLatitudes,
        toLongitudes,
        statuses,
      };
    },
    rhumbPoints(from, to, count) {
      const fromAt = memory.point(from, "from");
      const toAt = memory.point(to, "to");
      integer(count, "count", 0, 2 ** 28);
      const pointsOut = memory.take(16 * count);
      memory.check(library.gn_rhumb_points(fromAt, toAt, count, pointsOut));
      return memory.pointsAt(pointsOut, count);
    },
    geodesicGridInverse(from, to, zone = 0) {
      const fromAt = memory.point(from, "from");
      const toAt = memory.point(to, "to");
      const distanceOut = memory.take(8);
      const bearingFromOut = memory.take(8);
      const bearingToOut = memory.take(8);
      memory.check(library.gn_geodesic_grid_inverse(fromAt, toAt, integer(zone, "zone"), distanceOut, bearingFromOut, bearingToOut));
      return {
        distance: memory.view.getFloat64(distanceOut, true),
        bearingFrom: memory.view.getFloat64(bearingFromOut, true),
        bearingTo: memory.view.getFloat64(bearingToOut, true),
      };
    },
    geodesicGridDirect(from, zone, bearing, distance) {
      const fromAt = memory.point(from, "from");
      const toOut = memory.take(16);
      const bearingToOut = memory.take(8);
      memory.check(library.gn_geodesic_grid_direct(fromAt, integer(zone, "zone"), number(bearing, "bearing"), number(distance, "distance"), toOut, bearingToOut));
      return {
        to: getPoint(memory, toOut),
        bearingTo: memory.view.getFloat64(bearingToOut, true),
      };
    },
    magneticCompute(position, height, year, model = null) {
      const { latitude, longitude } = object(position, "position");
      const modelAt = model === null ? 0 : putMagneticModel(memory, model, "model");
      const outOut = memory.take(128);
      memory.check(library.gn_magnetic_compute(number(latitude, "position.latitude"), number(longitude, "position.longitude"), number(height, "height"), number(year, "year"), modelAt, outOut));
      return getMagneticField(memory, outOut);
    },
    magneticDeclinationBatch(latitudes, longitudes, heights, years, model = null) {
      const modelAt = model === null ? 0 : putMagneticModel(memory, model, "model");
      const count = rows({ latitudes, longitudes, heights, years });
      const declinations = new Float64Array(count);
      const statuses = new Uint8Array(count);
      memory.batch(count, [[Float64Array, latitudes, "latitudes"], [Float64Array, longitudes, "longitudes"], [Float64Array, heights, "heights"], [Float64Array, years, "years"]], [declinations, statuses], (count, [latitudesAt, longitudesAt, heightsAt, yearsAt, declinationsAt, statusesAt], [latitudesStride, longitudesStride, heightsStride, yearsStride]) =>
        library.gn_magnetic_declination_batch(latitudesAt, latitudesStride, longitudesAt, longitudesStride, heightsAt, heightsStride, yearsAt, yearsStride, count, modelAt, declinationsAt, 8, statusesAt),
      );
      return {
        declinations,
        statuses,
      };
    },
    magneticModelParse(text) {
      const textAt = memory.text(text, "text"), textSize = memory.count;
      const outOut = memory.take(2912);
      memory.check(library.gn_magnetic_model_parse(textAt, textSize, outOut, memory.offset), text);
      return getMagneticModel(memory, outOut);
    },
    decimalYear(seconds) {
      const yearOut = memory.take(8);
      memory.check(library.gn_decimal_year(number(seconds, "seconds"), yearOut));
      return memory.view.getFloat64(yearOut, true);
    },
    northsCompute(position, height, year, zone = 0, model = null) {
      const { latitude, longitude } = object(position, "position");
      const modelAt = model === null ? 0 : putMagneticModel(memory, model, "model");
      const outOut = memory.take(48);
      memory.check(library.gn_norths_compute(number(latitude, "position.latitude"), number(longitude, "position.longitude"), number(height, "height"), number(year, "year"), integer(zone, "zone"), modelAt, outOut));
      return getNorths(memory, outOut);
    },
    azimuthConvert(azimuth, from, to, norths) {
      const northsAt = putNorths(memory, norths, "norths");
      const outOut = memory.take(8);
      memory.check(library.gn_azimuth_convert(number(azimuth, "azimuth"), North.number(from, "from"), North.number(to, "to"), northsAt, outOut));
      return memory.view.getFloat64(outOut, true);
    },
    routeLength(points) {
      const pointsAt = memory.points(points, "points"), count = memory.count;
      const lengthOut = memory.take(8);
      memory.check(library.gn_route_length(pointsAt, count, lengthOut));
      return memory.view.getFloat64(lengthOut, true);
    },
    routeDistances(points) {
      const pointsAt = memory.points(points, "points"), count = memory.count;
      const distancesOut = memory.take(8 * count);
      memory.check(library.gn_route_distances(pointsAt, count, distancesOut));
      return memory.arrayAt(Float64Array, distancesOut, count);
    },
    routePoint(points, distance) {
      const pointsAt = memory.points(points, "points"), count = memory.count;
      const pointOut = memory.take(16);
      const azimuthOut = memory.take(8);
      const segmentOut = memory.take(8);
      memory.check(library.gn_route_point(pointsAt, count, number(distance, "distance"), pointOut, azimuthOut, segmentOut));
      return {
        point: getPoint(memory, pointOut),
        azimuth: memory.view.getFloat64(azimuthOut, true),
        segment: memory.view.getUint32(segmentOut, true),
      };
    },
    routeNearest(points, position) {
      const pointsAt = memory.points(points, "points"), count = memory.count;
      const positionAt = memory.point(position, "position");
      const placeOut = memory.take(48);
      memory.check(library.gn_route_nearest(pointsAt, count, positionAt, placeOut));
      return getRoutePlace(memory, placeOut);
    },
    routeNearestBatch(points, latitudes, longitudes) {
      const pointsAt = memory.points(points, "points"), pointCount = memory.count;
      const count = rows({ latitudes, longitudes });
      const statuses = new Uint8Array(count);
      const places = [];
      memory.batch(count, [[Float64Array, latitudes, "latitudes"], [Float64Array, longitudes, "longitudes"]], [statuses], (count, [latitudesAt, longitudesAt, statusesAt], [latitudesStride, longitudesStride]) => {
        const placesAt = memory.take(48 * count);
        const status = library.gn_route_nearest_batch(pointsAt, pointCount, latitudesAt, latitudesStride, longitudesAt, longitudesStride, count, placesAt, 48, statusesAt);
        for (let i = 0; i < count; i++) places.push(getRoutePlace(memory, placesAt + 48 * i));
        return status;
      });
      return {
        places,
        statuses,
      };
    },
    routeDensify(points, isClosed, tolerance) {
      const pointsAt = memory.points(points, "points"), count = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(16, neededAt, (block, capacity) =>
        library.gn_route_densify(pointsAt, count, truth(isClosed, "isClosed"), number(tolerance, "tolerance"), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.pointsAt(filled.block, filled.needed);
    },
    routeSimplify(points, isClosed, tolerance) {
      const pointsAt = memory.points(points, "points"), count = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(16, neededAt, (block, capacity) =>
        library.gn_route_simplify(pointsAt, count, truth(isClosed, "isClosed"), number(tolerance, "tolerance"), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.pointsAt(filled.block, filled.needed);
    },
    trackBegin(options = null) {
      const optionsAt = options === null ? 0 : putTrackOptions(library, memory, options);
      const stateOut = memory.take(512);
      memory.check(library.gn_track_begin(optionsAt, stateOut));
      return getTrackState(memory, stateOut);
    },
    trackAdd(track, fix) {
      const trackAt = putTrackState(memory, track, "track");
      const fixAt = putTrackFix(memory, fix, "fix");
      const stateOut = memory.take(512);
      const stepOut = memory.take(56);
      memory.check(library.gn_track_add(trackAt, fixAt, stateOut, stepOut));
      return {
        state: getTrackState(memory, stateOut),
        step: getTrackStep(memory, stepOut),
      };
    },
    trackEnd(track) {
      const trackAt = putTrackState(memory, track, "track");
      const stateOut = memory.take(512);
      const stepOut = memory.take(56);
      memory.check(library.gn_track_end(trackAt, stateOut, stepOut));
      return {
        state: getTrackState(memory, stateOut),
        step: getTrackStep(memory, stepOut),
      };
    },
    trackSummarize(track) {
      const trackAt = putTrackState(memory, track, "track");
      const totalsOut = memory.take(144);
      memory.check(library.gn_track_summarize(trackAt, totalsOut));
      return getTrackTotals(memory, totalsOut);
    },
    polygonMeasure(points, rings = null) {
      const pointsAt = memory.points(points, "points"), pointCount = memory.count;
      const ringsAt = memory.sizes(rings, "rings"), ringCount = memory.count;
      const areaOut = memory.take(8);
      const perimeterOut = memory.take(8);
      memory.check(library.gn_polygon_measure(pointsAt, pointCount, ringsAt, ringCount, areaOut, perimeterOut));
      return {
        area: memory.view.getFloat64(areaOut, true),
        perimeter: memory.view.getFloat64(perimeterOut, true),
      };
    },
    polygonOrientation(points) {
      const pointsAt = memory.points(points, "points"), count = memory.count;
      const orientationOut = memory.take(8);
      memory.check(library.gn_polygon_orientation(pointsAt, count, orientationOut));
      return Orientation.word(memory.view.getInt32(orientationOut, true));
    },
    polygonContains(points, position, rings = null) {
      const pointsAt = memory.points(points, "points"), pointCount = memory.count;
      const ringsAt = memory.sizes(rings, "rings"), ringCount = memory.count;
      const positionAt = memory.point(position, "position");
      const sideOut = memory.take(8);
      memory.check(library.gn_polygon_contains(pointsAt, pointCount, ringsAt, ringCount, positionAt, sideOut));
      return Side.word(memory.view.getInt32(sideOut, true));
    },
    polygonContainsBatch(points, latitudes, longitudes, rings = null) {
      const pointsAt = memory.points(points, "points"), pointCount = memory.count;
      const ringsAt = memory.sizes(rings, "rings"), ringCount = memory.count;
      const count = rows({ latitudes, longitudes });
      const sides = new Int32Array(count);
      const statuses = new Uint8Array(count);
      memory.batch(count, [[Float64Array, latitudes, "latitudes"], [Float64Array, longitudes, "longitudes"]], [sides, statuses], (count, [latitudesAt, longitudesAt, sidesAt, statusesAt], [latitudesStride, longitudesStride]) =>
        library.gn_polygon_contains_batch(pointsAt, pointCount, ringsAt, ringCount, latitudesAt, latitudesStride, longitudesAt, longitudesStride, count, sidesAt, 4, statusesAt),
      );
      return {
        sides,
        statuses,
      };
    },
    polygonBounds(points, rings = null) {
      const pointsAt = memory.points(points, "points"), pointCount = memory.count;
      const ringsAt = memory.sizes(rings, "rings"), ringCount = memory.count;
      const boundsOut = memory.take(32);
      memory.check(library.gn_polygon_bounds(pointsAt, pointCount, ringsAt, ringCount, boundsOut));
      return getBounds(memory, boundsOut);
    },
    polygonCentroid(points, rings = null) {
      const pointsAt = memory.points(points, "points"), pointCount = memory.count;
      const ringsAt = memory.sizes(rings, "rings"), ringCount = memory.count;
      const centroidOut = memory.take(16);
      memory.check(library.gn_polygon_centroid(pointsAt, pointCount, ringsAt, ringCount, centroidOut));
      return getPoint(memory, centroidOut);
    },
    polygonFindCrossing(points, rings = null) {
      const pointsAt = memory.points(points, "points"), pointCount = memory.count;
      const ringsAt = memory.sizes(rings, "rings"), ringCount = memory.count;
      const crossingOut = memory.take(40);
      memory.check(library.gn_polygon_find_crossing(pointsAt, pointCount, ringsAt, ringCount, crossingOut));
      return getPolygonCrossing(memory, crossingOut);
    },
    indexCheck(words) {
      const wordsAt = memory.words(words, "words"), wordCount = memory.count;
      const kindOut = memory.take(8);
      memory.check(library.gn_index_check(wordsAt, wordCount, kindOut));
      return IndexKind.word(memory.view.getInt32(kindOut, true));
    },
    pointIndexBuild(latitudes, longitudes) {
      const count = rows({ latitudes, longitudes });
      const latitudesAt = memory.column(latitudes, count, "latitudes"), latitudesStride = memory.stride;
      const longitudesAt = memory.column(longitudes, count, "longitudes"), longitudesStride = memory.stride;
      const neededAt = memory.take(4);
      const statusesOut = memory.take(count);
      const filled = memory.fill(8, neededAt, (block, capacity) =>
        library.gn_point_index_build(latitudesAt, latitudesStride, longitudesAt, longitudesStride, count, block, capacity, neededAt, statusesOut),
      );
      memory.check(filled.status);
      return {
        words: memory.arrayAt(BigUint64Array, filled.block, filled.needed),
        statuses: memory.arrayAt(Uint8Array, statusesOut, count),
      };
    },
    pointIndexNearest(words, position, limit, distance = Infinity) {
      const wordsAt = memory.words(words, "words"), wordCount = memory.count;
      const positionAt = memory.point(position, "position");
      const neededAt = memory.take(4);
      const filled = memory.fill(16, neededAt, (block, capacity) =>
        library.gn_point_index_nearest(wordsAt, wordCount, positionAt, integer(limit, "limit", 0, 2 ** 32 - 1), number(distance, "distance"), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return list(filled.needed, (i) => getNeighbor(memory, filled.block + 16 * i));
    },
    pointIndexNearestBatch(words, latitudes, longitudes, limit, distance = Infinity) {
      const count = rows({ latitudes, longitudes });
      const wordsAt = memory.words(words, "words"), wordCount = memory.count;
      const latitudesAt = memory.column(latitudes, count, "latitudes"), latitudesStride = memory.stride;
      const longitudesAt = memory.column(longitudes, count, "longitudes"), longitudesStride = memory.stride;
      const neededAt = memory.take(4);
      const statusesOut = memory.take(count);
      const filled = memory.fill(16, neededAt, (block, capacity) =>
        library.gn_point_index_nearest_batch(wordsAt, wordCount, latitudesAt, latitudesStride, longitudesAt, longitudesStride, count, integer(limit, "limit", 0, 2 ** 32 - 1), number(distance, "distance"), block, capacity, neededAt, statusesOut),
      );
      memory.check(filled.status);
      return {
        neighbors: list(filled.needed, (i) => getNeighbor(memory, filled.block + 16 * i)),
        statuses: memory.arrayAt(Uint8Array, statusesOut, count),
      };
    },
    pointIndexWithin(words, position, distance) {
      const wordsAt = memory.words(words, "words"), wordCount = memory.count;
      const positionAt = memory.point(position, "position");
      const neededAt = memory.take(4);
      const filled = memory.fill(16, neededAt, (block, capacity) =>
        library.gn_point_index_within(wordsAt, wordCount, positionAt, number(distance, "distance"), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return list(filled.needed, (i) => getNeighbor(memory, filled.block + 16 * i));
    },
    pointIndexCountBatch(words, latitudes, longitudes, distance) {
      const wordsAt = memory.words(words, "words"), wordCount = memory.count;
      const distanceValue = number(distance, "distance");
      const count = rows({ latitudes, longitudes });
      const counts = new Int32Array(count);
      const statuses = new Uint8Array(count);
      memory.batch(count, [[Float64Array, latitudes, "latitudes"], [Float64Array, longitudes, "longitudes"]], [counts, statuses], (count, [latitudesAt, longitudesAt, countsAt, statusesAt], [latitudesStride, longitudesStride]) =>
        library.gn_point_index_count_batch(wordsAt, wordCount, latitudesAt, latitudesStride, longitudesAt, longitudesStride, count, distanceValue, countsAt, 4, statusesAt),
      );
      return {
        counts,
        statuses,
      };
    },
    pointIndexWithinBatch(words, latitudes, longitudes, distance) {
      const count = rows({ latitudes, longitudes });
      const wordsAt = memory.words(words, "words"), wordCount = memory.count;
      const latitudesAt = memory.column(latitudes, count, "latitudes"), latitudesStride = memory.stride;
      const longitudesAt = memory.column(longitudes, count, "longitudes"), longitudesStride = memory.stride;
      const countsOut = memory.take(4 * count);
      const neededAt = memory.take(4);
      const statusesOut = memory.take(count);
      const filled = memory.fill(16, neededAt, (block, capacity) =>
        library.gn_point_index_within_batch(wordsAt, wordCount, latitudesAt, latitudesStride, longitudesAt, longitudesStride, count, number(distance, "distance"), countsOut, 4, block, capacity, neededAt, statusesOut),
      );
      memory.check(filled.status);
      return {
        counts: memory.arrayAt(Int32Array, countsOut, count),
        neighbors: list(filled.needed, (i) => getNeighbor(memory, filled.block + 16 * i)),
        statuses: memory.arrayAt(Uint8Array, statusesOut, count),
      };
    },
    pointIndexInBounds(words, bounds) {
      const wordsAt = memory.words(words, "words"), wordCount = memory.count;
      const boundsAt = putBounds(memory, bounds, "bounds");
      const neededAt = memory.take(4);
      const filled = memory.fill(8, neededAt, (block, capacity) =>
        library.gn_point_index_in_bounds(wordsAt, wordCount, boundsAt, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return list(filled.needed, (i) => Number(memory.view.getBigUint64(filled.block + 8 * i, true)));
    },
    pointIndexInBoundsBatch(words, souths, wests, norths, easts) {
      const count = rows({ souths, wests, norths, easts });
      const wordsAt = memory.words(words, "words"), wordCount = memory.count;
      const southsAt = memory.column(souths, count, "souths"), southsStride = memory.stride;
      const westsAt = memory.column(wests, count, "wests"), westsStride = memory.stride;
      const northsAt = memory.column(norths, count, "norths"), northsStride = memory.stride;
      const eastsAt = memory.column(easts, count, "easts"), eastsStride = memory.stride;
      const countsOut = memory.take(4 * count);
      const neededAt = memory.take(4);
      const statusesOut = memory.take(count);
      const filled = memory.fill(8, neededAt, (block, capacity) =>
        library.gn_point_index_in_bounds_batch(wordsAt, wordCount, southsAt, southsStride, westsAt, westsStride, northsAt, northsStride, eastsAt, eastsStride, count, countsOut, 4, block, capacity, neededAt, statusesOut),
      );
      memory.check(filled.status);
      return {
        counts: memory.arrayAt(Int32Array, countsOut, count),
        ids: list(filled.needed, (i) => Number(memory.view.getBigUint64(filled.block + 8 * i, true))),
        statuses: memory.arrayAt(Uint8Array, statusesOut, count),
      };
    },
    polygonIndexBuild(points, rings = null) {
      const pointsAt = memory.points(points, "points"), pointCount = memory.count;
      const ringsAt = memory.sizes(rings, "rings"), ringCount = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(8, neededAt, (block, capacity) =>
        library.gn_polygon_index_build(pointsAt, pointCount, ringsAt, ringCount, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.arrayAt(BigUint64Array, filled.block, filled.needed);
    },
    routeIndexBuild(points) {
      const pointsAt = memory.points(points, "points"), pointCount = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(8, neededAt, (block, capacity) =>
        library.gn_route_index_build(pointsAt, pointCount, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.arrayAt(BigUint64Array, filled.block, filled.needed);
    },
    edgeIndexContainsBatch(words, latitudes, longitudes) {
      const wordsAt = memory.words(words, "words"), wordCount = memory.count;
      const count = rows({ latitudes, longitudes });
      const sides = new Int32Array(count);
      const statuses = new Uint8Array(count);
      memory.batch(count, [[Float64Array, latitudes, "latitudes"], [Float64Array, longitudes, "longitudes"]], [sides, statuses], (count, [latitudesAt, longitudesAt, sidesAt, statusesAt], [latitudesStride, longitudesStride]) =>
        library.gn_edge_index_contains_batch(wordsAt, wordCount, latitudesAt, latitudesStride, longitudesAt, longitudesStride, count, sidesAt, 4, statusesAt),
      );
      return {
        sides,
        statuses,
      };
    },
    edgeIndexNearestBatch(words, latitudes, longitudes, startDistance = 0, endDistance = Infinity) {
      const wordsAt = memory.words(words, "words"), wordCount = memory.count;
      const startDistanceValue = number(startDistance, "startDistance");
      const endDistanceValue = number(endDistance, "endDistance");
      const count = rows({ latitudes, longitudes });
      const statuses = new Uint8Array(count);
      const places = [];
      memory.batch(count, [[Float64Array, latitudes, "latitudes"], [Float64Array, longitudes, "longitudes"]], [statuses], (count, [latitudesAt, longitudesAt, statusesAt], [latitudesStride, longitudesStride]) => {
        const placesAt = memory.take(48 * count);
        const status = library.gn_edge_index_nearest_batch(wordsAt, wordCount, latitudesAt, latitudesStride, longitudesAt, longitudesStride, count, startDistanceValue, endDistanceValue, placesAt, 48, statusesAt);
        for (let i = 0; i < count; i++) places.push(getRoutePlace(memory, placesAt + 48 * i));
        return status;
      });
      return {
        places,
        statuses,
      };
    },
    edgeIndexCrossings(words, otherWords = null) {
      const wordsAt = memory.words(words, "words"), wordCount = memory.count;
      const otherWordsAt = memory.wordsOrNone(otherWords, "otherWords"), otherWordCount = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(40, neededAt, (block, capacity) =>
        library.gn_edge_index_crossings(wordsAt, wordCount, otherWordsAt, otherWordCount, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return list(filled.needed, (i) => getPolygonCrossing(memory, filled.block + 40 * i));
    },
    fenceIndexHolding(words, position, altitude = NaN) {
      const wordsAt = memory.words(words, "words"), wordCount = memory.count;
      const positionAt = memory.point(position, "position");
      const neededAt = memory.take(4);
      const filled = memory.fill(8, neededAt, (block, capacity) =>
        library.gn_fence_index_holding(wordsAt, wordCount, positionAt, number(altitude, "altitude"), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return list(filled.needed, (i) => Number(memory.view.getBigUint64(filled.block + 8 * i, true)));
    },
    fenceIndexHoldingBatch(words, latitudes, longitudes, altitudes = NaN) {
      const count = rows({ latitudes, longitudes, altitudes });
      const wordsAt = memory.words(words, "words"), wordCount = memory.count;
      const latitudesAt = memory.column(latitudes, count, "latitudes"), latitudesStride = memory.stride;
      const longitudesAt = memory.column(longitudes, count, "longitudes"), longitudesStride = memory.stride;
      const altitudesAt = memory.column(altitudes, count, "altitudes"), altitudesStride = memory.stride;
      const countsOut = memory.take(4 * count);
      const neededAt = memory.take(4);
      const statusesOut = memory.take(count);
      const filled = memory.fill(8, neededAt, (block, capacity) =>
        library.gn_fence_index_holding_batch(wordsAt, wordCount, latitudesAt, latitudesStride, longitudesAt, longitudesStride, altitudesAt, altitudesStride, count, countsOut, 4, block, capacity, neededAt, statusesOut),
      );
      memory.check(filled.status);
      return {
        counts: memory.arrayAt(Int32Array, countsOut, count),
        ids: list(filled.needed, (i) => Number(memory.view.getBigUint64(filled.block + 8 * i, true))),
        statuses: memory.arrayAt(Uint8Array, statusesOut, count),
      };
    },
    circle(center, radius, options = null) {
      const centerAt = memory.point(center, "center");
      const optionsAt = options === null ? 0 : putShapeOptions(library, memory, options);
      const neededAt = memory.take(4);
      const filled = memory.fill(16, neededAt, (block, capacity) =>
        library.gn_circle(centerAt, number(radius, "radius"), optionsAt, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.pointsAt(filled.block, filled.needed);
    },
    circleBounds(center, radius) {
      const centerAt = memory.point(center, "center");
      const boundsOut = memory.take(32);
      memory.check(library.gn_circle_bounds(centerAt, number(radius, "radius"), boundsOut));
      return getBounds(memory, boundsOut);
    },
    ellipse(center, semiMajor, semiMinor, rotation, options = null) {
      const centerAt = memory.point(center, "center");
      const optionsAt = options === null ? 0 : putShapeOptions(library, memory, options);
      const neededAt = memory.take(4);
      const filled = memory.fill(16, neededAt, (block, capacity) =>
        library.gn_ellipse(centerAt, number(semiMajor, "semiMajor"), number(semiMinor, "semiMinor"), number(rotation, "rotation"), optionsAt, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.pointsAt(filled.block, filled.needed);
    },
    wedge(center, innerRadius, outerRadius, azimuth, width, options = null) {
      const centerAt = memory.point(center, "center");
      const optionsAt = options === null ? 0 : putShapeOptions(library, memory, options);
      const neededAt = memory.take(4);
      const filled = memory.fill(16, neededAt, (block, capacity) =>
        library.gn_wedge(centerAt, number(innerRadius, "innerRadius"), number(outerRadius, "outerRadius"), number(azimuth, "azimuth"), number(width, "width"), optionsAt, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.pointsAt(filled.block, filled.needed);
    },
    arc(center, radius, azimuth, width, options = null) {
      const centerAt = memory.point(center, "center");
      const optionsAt = options === null ? 0 : putShapeOptions(library, memory, options);
      const neededAt = memory.take(4);
      const filled = memory.fill(16, neededAt, (block, capacity) =>
        library.gn_arc(centerAt, number(radius, "radius"), number(azimuth, "azimuth"), number(width, "width"), optionsAt, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.pointsAt(filled.block, filled.needed);
    },
    ringSet(center, radii, options = null) {
      const centerAt = memory.point(center, "center");
      const radiiAt = memory.doubles(radii, "radii"), radiusCount = memory.count;
      const optionsAt = options === null ? 0 : putShapeOptions(library, memory, options);
      const verticesNeededAt = memory.take(4), linesNeededAt = memory.take(4);
      const { status, verticesOut, verticesNeeded, linesOut, linesNeeded } = memory.fillTwo(
        16, 56, verticesNeededAt, linesNeededAt, (verticesOut, vertexCapacity, linesOut, lineCapacity) =>
          library.gn_ring_set(centerAt, radiiAt, radiusCount, optionsAt, verticesOut, vertexCapacity, verticesNeededAt, linesOut, lineCapacity, linesNeededAt),
      );
      memory.check(status);
      return {
        vertices: memory.arrayAt(Float64Array, verticesOut, 2 * verticesNeeded),
        lines: list(linesNeeded, (i) => getRingLine(memory, linesOut + 56 * i)),
      };
    },
    circleGeoJSON(center, radius, options = null, properties = null) {
      const centerAt = memory.point(center, "center");
      const optionsAt = options === null ? 0 : putShapeOptions(library, memory, options);
      const propertiesAt = memory.json(properties, "properties"), propertiesSize = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_circle_geojson(centerAt, number(radius, "radius"), optionsAt, propertiesAt, propertiesSize, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return JSON.parse(memory.string(filled));
    },
    circleGeoJSONBytes(center, radius, options = null, properties = null) {
      const centerAt = memory.point(center, "center");
      const optionsAt = options === null ? 0 : putShapeOptions(library, memory, options);
      const propertiesAt = memory.json(properties, "properties"), propertiesSize = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_circle_geojson(centerAt, number(radius, "radius"), optionsAt, propertiesAt, propertiesSize, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.copy(filled);
    },
    ellipseGeoJSON(center, semiMajor, semiMinor, rotation, options = null, properties = null) {
      const centerAt = memory.point(center, "center");
      const optionsAt = options === null ? 0 : putShapeOptions(library, memory, options);
      const propertiesAt = memory.json(properties, "properties"), propertiesSize = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_ellipse_geojson(centerAt, number(semiMajor, "semiMajor"), number(semiMinor, "semiMinor"), number(rotation, "rotation"), optionsAt, propertiesAt, propertiesSize, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return JSON.parse(memory.string(filled));
    },
    ellipseGeoJSONBytes(center, semiMajor, semiMinor, rotation, options = null, properties = null) {
      const centerAt = memory.point(center, "center");
      const optionsAt = options === null ? 0 : putShapeOptions(library, memory, options);
      const propertiesAt = memory.json(properties, "properties"), propertiesSize = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_ellipse_geojson(centerAt, number(semiMajor, "semiMajor"), number(semiMinor, "semiMinor"), number(rotation, "rotation"), optionsAt, propertiesAt, propertiesSize, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.copy(filled);
    },
    wedgeGeoJSON(center, innerRadius, outerRadius, azimuth, width, options = null, properties = null) {
      const centerAt = memory.point(center, "center");
      const optionsAt = options === null ? 0 : putShapeOptions(library, memory, options);
      const propertiesAt = memory.json(properties, "properties"), propertiesSize = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_wedge_geojson(centerAt, number(innerRadius, "innerRadius"), number(outerRadius, "outerRadius"), number(azimuth, "azimuth"), number(width, "width"), optionsAt, propertiesAt, propertiesSize, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return JSON.parse(memory.string(filled));
    },
    wedgeGeoJSONBytes(center, innerRadius, outerRadius, azimuth, width, options = null, properties = null) {
      const centerAt = memory.point(center, "center");
      const optionsAt = options === null ? 0 : putShapeOptions(library, memory, options);
      const propertiesAt = memory.json(properties, "properties"), propertiesSize = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_wedge_geojson(centerAt, number(innerRadius, "innerRadius"), number(outerRadius, "outerRadius"), number(azimuth, "azimuth"), number(width, "width"), optionsAt, propertiesAt, propertiesSize, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.copy(filled);
    },
    arcGeoJSON(center, radius, azimuth, width, options = null, properties = null) {
      const centerAt = memory.point(center, "center");
      const optionsAt = options === null ? 0 : putShapeOptions(library, memory, options);
      const propertiesAt = memory.json(properties, "properties"), propertiesSize = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_arc_geojson(centerAt, number(radius, "radius"), number(azimuth, "azimuth"), number(width, "width"), optionsAt, propertiesAt, propertiesSize, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return JSON.parse(memory.string(filled));
    },
    arcGeoJSONBytes(center, radius, azimuth, width, options = null, properties = null) {
      const centerAt = memory.point(center, "center");
      const optionsAt = options === null ? 0 : putShapeOptions(library, memory, options);
      const propertiesAt = memory.json(properties, "properties"), propertiesSize = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_arc_geojson(centerAt, number(radius, "radius"), number(azimuth, "azimuth"), number(width, "width"), optionsAt, propertiesAt, propertiesSize, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.copy(filled);
    },
    ringSetGeoJSON(center, radii, options = null, properties = null) {
      const centerAt = memory.point(center, "center");
      const radiiAt = memory.doubles(radii, "radii"), radiusCount = memory.count;
      const optionsAt = options === null ? 0 : putShapeOptions(library, memory, options);
      const propertiesAt = memory.json(properties, "properties"), propertiesSize = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_ring_set_geojson(centerAt, radiiAt, radiusCount, optionsAt, propertiesAt, propertiesSize, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return JSON.parse(memory.string(filled));
    },
    ringSetGeoJSONBytes(center, radii, options = null, properties = null) {
      const centerAt = memory.point(center, "center");
      const radiiAt = memory.doubles(radii, "radii"), radiusCount = memory.count;
      const optionsAt = options === null ? 0 : putShapeOptions(library, memory, options);
      const propertiesAt = memory.json(properties, "properties"), propertiesSize = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_ring_set_geojson(centerAt, radiiAt, radiusCount, optionsAt, propertiesAt, propertiesSize, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.copy(filled);
    },
    timeParse(text) {
      const textAt = memory.text(text, "text"), textSize = memory.count;
      const secondsOut = memory.take(8);
      memory.check(library.gn_time_parse(textAt, textSize, secondsOut, memory.offset), text);
      return memory.view.getFloat64(secondsOut, true);
    },
    timeFormat(seconds, decimals = 0) {
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_time_format(number(seconds, "seconds"), integer(decimals, "decimals"), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.string(filled);
    },
    rectangle(center, length, width, azimuth, options = null) {
      const centerAt = memory.point(center, "center");
      const optionsAt = options === null ? 0 : putOutlineOptions(library, memory, options);
      const neededAt = memory.take(4);
      const filled = memory.fill(16, neededAt, (block, capacity) =>
        library.gn_rectangle(centerAt, number(length, "length"), number(width, "width"), number(azimuth, "azimuth"), optionsAt, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.pointsAt(filled.block, filled.needed);
    },
    routeParallel(points, distance, options = null) {
      const pointsAt = memory.points(points, "points"), count = memory.count;
      const optionsAt = options === null ? 0 : putOutlineOptions(library, memory, options);
      const neededAt = memory.take(4);
      const filled = memory.fill(16, neededAt, (block, capacity) =>
        library.gn_route_parallel(pointsAt, count, number(distance, "distance"), optionsAt, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.pointsAt(filled.block, filled.needed);
    },
    routeCorridor(points, left, right, options = null) {
      const pointsAt = memory.points(points, "points"), count = memory.count;
      const optionsAt = options === null ? 0 : putOutlineOptions(library, memory, options);
      const neededAt = memory.take(4);
      const filled = memory.fill(16, neededAt, (block, capacity) =>
        library.gn_route_corridor(pointsAt, count, number(left, "left"), number(right, "right"), optionsAt, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.pointsAt(filled.block, filled.needed);
    },
    routeArrow(points, width, headWidth, headLength, options = null) {
      const pointsAt = memory.points(points, "points"), count = memory.count;
      const optionsAt = options === null ? 0 : putOutlineOptions(library, memory, options);
      const neededAt = memory.take(4);
      const filled = memory.fill(16, neededAt, (block, capacity) =>
        library.gn_route_arrow(pointsAt, count, number(width, "width"), number(headWidth, "headWidth"), number(headLength, "headLength"), optionsAt, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.pointsAt(filled.block, filled.needed);
    },
    routeMarks(points, first, interval) {
      const pointsAt = memory.points(points, "points"), count = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(40, neededAt, (block, capacity) =>
        library.gn_route_marks(pointsAt, count, number(first, "first"), number(interval, "interval"), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return list(filled.needed, (i) => getRouteMark(memory, filled.block + 40 * i));
    },
    framePointsBatch(anchors, frame, xs, ys) {
      const anchorsAt = memory.points(anchors, "anchors"), anchorCount = memory.count;
      const frameValue = Frame.number(frame, "frame");
      const count = rows({ xs, ys });
      const latitudes = new Float64Array(count);
      const longitudes = new Float64Array(count);
      const statuses = new Uint8Array(count);
      memory.batch(count, [[Float64Array, xs, "xs"], [Float64Array, ys, "ys"]], [latitudes, longitudes, statuses], (count, [xsAt, ysAt, latitudesAt, longitudesAt, statusesAt], [xsStride, ysStride]) =>
        library.gn_frame_points_batch(anchorsAt, anchorCount, frameValue, xsAt, xsStride, ysAt, ysStride, count, latitudesAt, 8, longitudesAt, 8, statusesAt),
      );
      return {
        latitudes,
        longitudes,
        statuses,
      };
    },
    sunPosition(position, time) {
      const positionAt = memory.point(position, "position");
      const placeOut = memory.take(32);
      memory.check(library.gn_sun_position(positionAt, number(time, "time"), placeOut));
      return getSkyPlace(memory, placeOut);
    },
    moonPosition(position, time) {
      const positionAt = memory.point(position, "position");
      const placeOut = memory.take(32);
      memory.check(library.gn_moon_position(positionAt, number(time, "time"), placeOut));
      return getSkyPlace(memory, placeOut);
    },
    sunPositionBatch(latitudes, longitudes, times) {
      const count = rows({ latitudes, longitudes, times });
      const azimuths = new Float64Array(count);
      const elevations = new Float64Array(count);
      const statuses = new Uint8Array(count);
      memory.batch(count, [[Float64Array, latitudes, "latitudes"], [Float64Array, longitudes, "longitudes"], [Float64Array, times, "times"]], [azimuths, elevations, statuses], (count, [latitudesAt, longitudesAt, timesAt, azimuthsAt, elevationsAt, statusesAt], [latitudesStride, longitudesStride, timesStride]) =>
        library.gn_sun_position_batch(latitudesAt, latitudesStride, longitudesAt, longitudesStride, timesAt, timesStride, count, azimuthsAt, 8, elevationsAt, 8, statusesAt),
      );
      return {
        azimuths,
        elevations,
        statuses,
      };
    },
    sunEvents(position, start, end) {
      const positionAt = memory.point(position, "position");
      const neededAt = memory.take(4);
      const filled = memory.fill(24, neededAt, (block, capacity) =>
        library.gn_sun_events(positionAt, number(start, "start"), number(end, "end"), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return list(filled.needed, (i) => getSkyEvent(memory, filled.block + 24 * i));
    },
    moonEvents(position, start, end) {
      const positionAt = memory.point(position, "position");
      const neededAt = memory.take(4);
      const filled = memory.fill(24, neededAt, (block, capacity) =>
        library.gn_moon_events(positionAt, number(start, "start"), number(end, "end"), block, capacity, neededAt),
      );
      memory.check(filled.status);
      return list(filled.needed, (i) => getSkyEvent(memory, filled.block + 24 * i));
    },
    moonPhaseAt(time) {
      const phaseOut = memory.take(16);
      memory.check(library.gn_moon_phase_at(number(time, "time"), phaseOut));
      return getMoonPhase(memory, phaseOut);
    },
    routeGeoJSON(points, options = null, properties = null) {
      const pointsAt = memory.points(points, "points"), count = memory.count;
      const optionsAt = options === null ? 0 : putGeoJSONOptions(library, memory, options);
      const propertiesAt = memory.json(properties, "properties"), propertiesSize = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_route_geojson(pointsAt, count, optionsAt, propertiesAt, propertiesSize, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return JSON.parse(memory.string(filled));
    },
    routeGeoJSONBytes(points, options = null, properties = null) {
      const pointsAt = memory.points(points, "points"), count = memory.count;
      const optionsAt = options === null ? 0 : putGeoJSONOptions(library, memory, options);
      const propertiesAt = memory.json(properties, "properties"), propertiesSize = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_route_geojson(pointsAt, count, optionsAt, propertiesAt, propertiesSize, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.copy(filled);
    },
    polygonGeoJSON(points, rings = null, options = null, properties = null) {
      const pointsAt = memory.points(points, "points"), pointCount = memory.count;
      const ringsAt = memory.sizes(rings, "rings"), ringCount = memory.count;
      const optionsAt = options === null ? 0 : putGeoJSONOptions(library, memory, options);
      const propertiesAt = memory.json(properties, "properties"), propertiesSize = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_polygon_geojson(pointsAt, pointCount, ringsAt, ringCount, optionsAt, propertiesAt, propertiesSize, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return JSON.parse(memory.string(filled));
    },
    polygonGeoJSONBytes(points, rings = null, options = null, properties = null) {
      const pointsAt = memory.points(points, "points"), pointCount = memory.count;
      const ringsAt = memory.sizes(rings, "rings"), ringCount = memory.count;
      const optionsAt = options === null ? 0 : putGeoJSONOptions(library, memory, options);
      const propertiesAt = memory.json(properties, "properties"), propertiesSize = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_polygon_geojson(pointsAt, pointCount, ringsAt, ringCount, optionsAt, propertiesAt, propertiesSize, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.copy(filled);
    },
    exchangeDetect(text) {
      const textAt = memory.text(text, "text"), textSize = memory.count;
      const formatOut = memory.take(8);
      memory.check(library.gn_exchange_detect(textAt, textSize, formatOut, memory.offset), text);
      return ExchangeFormat.word(memory.view.getInt32(formatOut, true));
    },
    xmlUnescape(text) {
      const textAt = memory.text(text, "text"), textSize = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_xml_unescape(textAt, textSize, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.string(filled);
    },
    jsonUnescape(text) {
      const textAt = memory.text(text, "text"), textSize = memory.count;
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) =>
        library.gn_json_unescape(textAt, textSize, block, capacity, neededAt),
      );
      memory.check(filled.status);
      return memory.string(filled);
    },
    groupMeasure(shots, aim = null) {
      const shotsAt = memory.structs(shots, "shots", 16, putPlanePoint), count = memory.count;
      const aimAt = aim === null ? 0 : putPlanePoint(memory, aim, "aim");
      const outOut = memory.take(136);
      memory.check(library.gn_group_measure(shotsAt, count, aimAt, outOut));
      return getGroup(memory, outOut);
    },
    targetConvert(value, from, to, distance) {
      const outOut = memory.take(8);
      memory.check(library.gn_target_convert(number(value, "value"), TargetUnit.number(from, "from"), TargetUnit.number(to, "to"), number(distance, "distance"), outOut));
      return memory.view.getFloat64(outOut, true);
    },
    calibrationFit(points, kind) {
      const pointsAt = memory.structs(points, "points", 32, putCalibrationPoint), count = memory.count;
      const outOut = memory.take(88);
      memory.check(library.gn_calibration_fit(pointsAt, count, CalibrationKind.number(kind, "kind"), outOut));
      return getCalibration(memory, outOut);
    },
    calibrationToPlaneBatch(calibration, pixelXs, pixelYs) {
      const calibrationAt = putCalibration(memory, calibration, "calibration");
      const count = rows({ pixelXs, pixelYs });
      const xs = new Float64Array(count);
      const ys = new Float64Array(count);
      const statuses = new Uint8Array(count);
      memory.batch(count, [[Float64Array, pixelXs, "pixelXs"], [Float64Array, pixelYs, "pixelYs"]], [xs, ys, statuses], (count, [pixelXsAt, pixelYsAt, xsAt, ysAt, statusesAt], [pixelXsStride, pixelYsStride]) =>
        library.gn_calibration_to_plane_batch(calibrationAt, pixelXsAt, pixelXsStride, pixelYsAt, pixelYsStride, count, xsAt, 8, ysAt, 8, statusesAt),
      );
      return {
        xs,
        ys,
        statuses,
      };
    },
    calibrationToPixelsBatch(calibration, xs, ys) {
      const calibrationAt = putCalibration(memory, calibration, "calibration");
      const count = rows({ xs, ys });
      const pixelXs = new Float64Array(count);
      const pixelYs = new Float64Array(count);
      const statuses = new Uint8Array(count);
      memory.batch(count, [[Float64Array, xs, "xs"], [Float64Array, ys, "ys"]], [pixelXs, pixelYs, statuses], (count, [xsAt, ysAt, pixelXsAt, pixelYsAt, statusesAt], [xsStride, ysStride]) =>
        library.gn_calibration_to_pixels_batch(calibrationAt, xsAt, xsStride, ysAt, ysStride, count, pixelXsAt, 8, pixelYsAt, 8, statusesAt),
      );
      return {
        pixelXs,
        pixelYs,
        statuses,
      };
    },
  };
}
