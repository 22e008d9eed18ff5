// SPDX-License-Identifier: MIT
//
// Documents: GPX, KML, Cursor on Target and GeoJSON become features, and features become documents. A document is read once; its text,
// the structs of its features and their vertices are kept, so that it can be written again as it was.

import { textOfGeoJSON } from "./geojson.mjs";
import { Words, integer, known, list, number, object, onlyWith, truth } from "./values.mjs";

const OK = 0;
const PARTIAL = 1;
const TIME = 46;
const INCOMPLETE = 73;
const ENCODING = 164;
const DOCUMENT = 167;
const DATE = 170;

/** The bytes of structs of the library, and where their fields are. */
const SIZE = { feature: 232, vertex: 32, report: 24, options: 48 };
const TEXTS = { name: 32, uid: 48, type: 64, how: 80 };
const NUMBERS = {
  time: 96, start: 104, stale: 112, circularError: 120, linearError: 128, radius: 136, secondRadius: 144, azimuth: 152,
  width: 160, inclination: 168, course: 176, speed: 184, low: 192, high: 200,
};
const PROPERTIES = 216;
const ROUTE = 1;
const XML_TEXTS = 2;
const JSON_TEXTS = 8;

const kinds = new Words({ point: 1, line: 2, area: 3, hole: 4, circle: 5, ellipse: 6, sector: 7, "range-bearing": 8, box: 9 });
const norths = new Words({ true: 0, grid: 1, magnetic: 2 });
const triggers = new Words({ enter: 1, exit: 4 });
const formats = new Words({ gpx: 1, kml: 2, cot: 3, geojson: 4 });
const READERS = { gpx: "gn_gpx_read", kml: "gn_kml_read", cot: "gn_cot_read", geojson: "gn_geojson_read" };
const WRITERS = { gpx: "gn_gpx_write", kml: "gn_kml_write", cot: "gn_cot_write", geojson: "gn_features_geojson" };

/** Options of documents: where each is, and how it is put there. */
const OPTIONS = {
  decimals: [4, "setInt32", integer],
  meterDecimals: [8, "setInt32", integer],
  timeDecimals: [12, "setInt32", integer],
  tolerance: [16, "setFloat64", number],
  time: [24, "setFloat64", (value, name) => (value instanceof Date ? value.getTime() / 1000 : number(value, name))],
  staleAfter: [32, "setFloat64", number],
};

/** The bytes of GeoJSON that a message shows. */
const SHOWN = 40;

/** The bytes of a stream that are looked at together. */
const PIECE = 1 << 18;

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** The encoding that a string declares is not that of its bytes here: blanks stand for it. */
const DECLARED = /^(\ufeff?<\?xml\s[^>]{0,200}?)(\sencoding\s*=\s*(?:"[^">]*"|'[^'>]*'))/;

/** The encoding that bytes declare, or tell by a byte order mark, if it is none of which the library takes the bytes. */
function encodingOf(bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = String.fromCharCode(...bytes.subarray(0, 256));
  const name = /^<\?xml\s[^>]{0,200}?\sencoding\s*=\s*["']([\w.-]+)["']/.exec(start)?.[1] ?? "utf-8";
  return /^(utf-8|us-ascii)$/i.test(name) ? null : name;
}

/** The same bytes; in UTF-8 if they are in another encoding that the host knows. */
function inUTF8(bytes) {
  const encoding = encodingOf(bytes);
  if (encoding === null) return bytes;
  try {
    return bytesOf(new TextDecoder(encoding).decode(bytes));
  } catch {
    return bytes;
  }
}

/** The bytes of a document, a copy. */
function bytesOf(document) {
  if (typeof document === "string") {
    return encoder.encode(document.replace(DECLARED, (_, before, declared) => before + " ".repeat(declared.length)));
  }
  if (document instanceof ArrayBuffer) return inUTF8(new Uint8Array(document.slice(0)));
  if (ArrayBuffer.isView(document)) return inUTF8(new Uint8Array(document.buffer, document.byteOffset, document.byteLength).slice());
  throw new TypeError("document must be a string or bytes");
}

const isBlank = (byte) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** The line and the column, counted from 1, of a byte; and the characters before it. */
function placeOf(bytes, at) {
  const before = decoder.decode(bytes.subarray(0, at));
  const lines = before.split(/\r\n|\r|\n/);
  const last = lines.length === 1 ? lines[0].replace(/^\ufeff/, "") : lines[lines.length - 1];
  return { line: lines.length, column: [...last].length + 1, characters: before.length };
}

/** The kind of a refused document, and advice on what to pass instead. */
function adviceOn(status, at, bytes) {
  if (status === DOCUMENT) {
    const root = /^<?[^\s/>]{1,64}/.exec(decoder.decode(bytes.subarray(at, at + 80)).replace(/^</, ""));
    return root ? `, "${root[0]}"` : "";
  }
  const beginning = decoder.decode(bytes.subarray(0, 80));
  if (beginning.startsWith("PK\x03\x04")) return ", a zip archive as a .kmz file is: unpack its doc.kml";
  return status === ENCODING ? ", in another encoding: pass a string, such as new TextDecoder(\"iso-8859-1\").decode(bytes)" : "";
}

/** The data of each Features, from any instance that has read it. */
const read = new WeakMap();

/** The functions and the classes, over the exports of an instance and its memory. */
export function bindExchange(library, memory) {
  /** Where something of a document is: `offset` counts characters of a string, or bytes. */
  function place(document, bytes, at) {
    const { line, column, characters } = placeOf(bytes, at);
    return { offset: typeof document === "string" ? characters : at, line, column };
  }

  function refuseDocument(status, at, document, bytes) {
    const where = place(document, bytes, at);
    memory.refuse(status, where, `line ${where.line}, column ${where.column}${adviceOn(status, at, bytes)}`);
  }

  const detecting = memory.releasing((document, bytes) => {
    const textAt = put(bytes), formatAt = memory.take(4);
    const status = library.gn_exchange_detect(textAt, bytes.length, formatAt, memory.offset);
    if (status !== OK) refuseDocument(status, memory.view.getUint32(memory.offset, true), document, bytes);
    return formats.word(memory.view.getInt32(formatAt, true));
  });

  function put(bytes) {
    const at = memory.take(bytes.length);
    memory.bytes.set(bytes, at);
    return at;
  }

  function reportAt(at) {
    return {
      skipped: Number(memory.view.getBigUint64(at, true)),
      place: Number(memory.view.getBigUint64(at + 8, true)),
      status: memory.view.getInt32(at + 16, true),
      dropped: memory.view.getUint32(at + 20, true),
    };
  }

  const reading = memory.releasing((bytes, format) => {
    const textAt = put(bytes), reportPlace = memory.take(SIZE.report);
    const verticesNeededAt = memory.take(4), featuresNeededAt = memory.take(4);
    const { status, verticesOut, verticesNeeded, linesOut, linesNeeded } = memory.fillTwo(
      SIZE.vertex, SIZE.feature, verticesNeededAt, featuresNeededAt, (verticesOut, vertexCapacity, featuresOut, featureCapacity) =>
        library[READERS[format]](
          textAt, bytes.length, featuresOut, featureCapacity, featuresNeededAt, verticesOut, vertexCapacity, verticesNeededAt, reportPlace,
        ),
    );
    return {
      ...reportAt(reportPlace),
      outcome: status,
      structs: memory.bytes.slice(linesOut, linesOut + SIZE.feature * linesNeeded),
      vertices: memory.arrayAt(Float64Array, verticesOut, 4 * verticesNeeded),
      texts: bytes,
    };
  });

  /** Puts options in: those that are given over the defaults. */
  function putOptions(options) {
    const at = memory.take(SIZE.options);
    library.gn_exchange_options_init(at);
    for (const [key, value] of Object.entries(options)) {
      const [place, setter, checked] = OPTIONS[key];
      memory.store(setter, at + place, checked(value, `options.${key}`));
    }
    return at;
  }

  /** Writes features; returns the text, or null if one was refused that may not be left out. */
  const writing = memory.releasing(({ structs, vertices, texts }, format, options, skips, name) => {
    const optionsAt = putOptions(options);
    const structsAt = put(structs), verticesAt = put(new Uint8Array(vertices.buffer, vertices.byteOffset, vertices.byteLength));
    const textsAt = put(texts), reportPlace = memory.take(SIZE.report), neededAt = memory.take(4);
    const filled = memory.fill(1, neededAt, (block, capacity) =>
      library[WRITERS[format]](
        structsAt, structs.length / SIZE.feature, verticesAt, vertices.length / 4, textsAt, texts.length, optionsAt, block, capacity,
        neededAt, reportPlace,
      ),
    );
    if (filled.status === TIME) {
      const wrong = options.staleAfter < 0 || options.time === undefined ? "staleAfter" : "time";
      memory.refuse(TIME, {}, `options.${wrong}, in seconds`);
    }
    memory.check(filled.status);
    const { skipped, place, status } = reportAt(reportPlace);
    if (skipped > 0 && !skips) {
      const feature = entriesOf(structs).filter((at) => at <= place).length - 1;
      memory.refuse(status, { feature }, `${name}[${feature}]${status === DATE ? ", which has no time: pass options.time" : ""}`);
    }
    return memory.string(filled);
  });

  const unescaped = memory.releasing((bytes, unescape) => {
    const at = put(bytes), neededAt = memory.take(4);
    const filled = memory.fill(1, neededAt, (block, capacity) => unescape(at, bytes.length, block, capacity, neededAt));
    memory.check(filled.status);
    return memory.string(filled);
  });

  /** The structs that are no holes: the place of each. */
  function entriesOf(structs) {
    const view = new DataView(structs.buffer, structs.byteOffset, structs.byteLength);
    const places = list(structs.length / SIZE.feature, (i) => i);
    return places.filter((i) => kinds.word(view.getInt32(SIZE.feature * i, true)) !== "hole");
  }

  class Features {
    #kept;
    #features = null;
    #entries = null;

    constructor(kept, format) {
      this.#kept = kept;
      read.set(this, kept);
      this.format = format;
      this.report = kept.report;
    }

    get skipped() {
      return this.report?.skipped ?? 0;
    }

    get vertices() {
      return this.#kept.vertices;
    }

    get features() {
      this.#features ??= this.geojson().features;
      return this.#features;
    }

    get entries() {
      this.#entries ??= this.#read();
      return this.#entries;
    }

    geojson(options = {}) {
      return JSON.parse(writeFeatures(this, "geojson", options));
    }

    toJSON() {
      return this.geojson();
    }

    #read() {
      const { structs, texts } = this.#kept;
      const view = new DataView(structs.buffer, structs.byteOffset, structs.byteLength);
      const size = (at) => Number(view.getBigUint64(at, true));
      const text = (at, flags = 0) => {
        const bytes = texts.subarray(size(at), size(at) + size(at + 8));
        if (bytes.length === 0) return null;
        // Most names have nothing that XML or JSON would replace.
        if ((flags & XML_TEXTS) !== 0 && bytes.some((byte) => byte === 0x26 || byte === 0x3c || byte === 0x0d)) {
          return unescaped(bytes, library.gn_xml_unescape);
        }
        if ((flags & JSON_TEXTS) !== 0 && bytes.includes(0x5c)) return unescaped(bytes, library.gn_json_unescape);
        return decoder.decode(bytes);
      };
      const entries = [];
      for (let at = 0; at < structs.length; at += SIZE.feature) {
        const kind = kinds.word(view.getInt32(at, true)), flags = view.getUint32(at + 4, true);
        const range = { first: size(at + 16), count: size(at + 24) };
        if (kind === "hole") {
          entries[entries.length - 1]?.holes.push(range);
          continue;
        }
        entries.push({
          kind,
          isRoute: (flags & ROUTE) !== 0,
          object: size(at + 8),
          ...range,
          holes: [],
          ...Object.fromEntries(Object.entries(TEXTS).map(([key, place]) => [key, text(at + place, flags)])),
          ...Object.fromEntries(Object.entries(NUMBERS).map(([key, place]) => [key, known(view.getFloat64(at + place, true))])),
          fenceTriggers: triggers.words(view.getUint32(at + 208, true)),
          north: norths.word(view.getInt32(at + 212, true)),
          properties: JSON.parse(text(at + PROPERTIES)),
        });
      }
      return entries;
    }
  }

  /** Times of GeoJSON. */
  const clock = {
    check: memory.releasing((value, name) => {
      const at = memory.text(value, name), size = memory.count, secondsAt = memory.take(8);
      const status = library.gn_time_parse(at, size, secondsAt, memory.offset);
      if (status !== OK) memory.refuse(status, {}, `${name}, "${value}"`);
      return value;
    }),
    format: memory.releasing((seconds, decimals) => {
      const neededAt = memory.take(4);
      const filled = memory.fill(1, neededAt, (block, capacity) => library.gn_time_format(seconds, decimals, block, capacity, neededAt));
      memory.check(filled.status);
      return memory.string(filled);
    }),
  };

  /** Features of GeoJSON: read as those of a document. */
  function packed(geojson, skips, name) {
    const { bytes, featureAt } = textOfGeoJSON(geojson, skips ? { ...clock, check: (value) => value } : clock);
    const { outcome, place: at, status: reason, ...kept } = reading(bytes, "geojson");
    if (outcome === OK || (outcome === PARTIAL && skips)) return kept;
    if (outcome !== PARTIAL) memory.refuse(outcome, {}, `${name}, at ${decoder.decode(bytes.subarray(at, at + SHOWN))}`);
    const feature = featureAt(at);
    memory.refuse(reason, { feature }, `${name}[${feature}]`);
  }

  function readFeatures(document, options = {}) {
    const { format = null } = onlyWith(["format"], options, "options", "option");
    if (format !== null && !Object.hasOwn(READERS, format)) throw new TypeError('options.format must be one of "gpx", "kml", "cot", "geojson"');
    const bytes = bytesOf(document);
    const found = format ?? detecting(document, bytes);
    const { outcome, skipped, dropped, place: at, status, ...kept } = reading(bytes, found);
    if (outcome !== OK && outcome !== PARTIAL) refuseDocument(outcome, at, document, bytes);
    const report = outcome === OK ? null : {
      skipped, dropped, code: memory.name(status), status, message: memory.sentence(status), ...place(document, bytes, at),
    };
    return new Features({ ...kept, report }, found);
  }

  function writeFeatures(features, format, options = {}) {
    formats.number(format, "format");
    const { skipRefused = false, ...given } = onlyWith([...Object.keys(OPTIONS), "skipRefused"], options, "options", "option");
    const set = Object.fromEntries(Object.keys(OPTIONS).filter((key) => options[key] !== undefined).map((key) => [key, options[key]]));
    const skips = truth(skipRefused, "options.skipRefused") === 1;
    const kept = read.get(object(features, "features")) ?? packed(features, skips, "features");
    return writing(kept, format, set, skips, "features");
  }

  /**
   * Finds the events in bytes: where each begins and ends, and the error behind them. There may be blanks even before
   * an XML declaration.
   */
  const cutting = memory.releasing((bytes, limit) => {
    const at = put(bytes), sizeAt = memory.take(4), found = [];
    let start = 0;
    for (;;) {
      while (start < bytes.length && isBlank(bytes[start])) start += 1;
      const status = library.gn_cot_find_event(at + start, bytes.length - start, limit, sizeAt, memory.offset);
      if (status !== OK) return { found, start, status, offset: start + memory.view.getUint32(memory.offset, true) };
      const end = start + memory.view.getUint32(sizeAt, true);
      found.push([start, end]);
      start = end;
    }
  });

  class EventStream {
    #limit;
    #bytes = new Uint8Array(1024);
    #size = 0;
    #known = 0;
    #offset = 0;
    #error = null;

    constructor(options = {}) {
      const { limit = 2 ** 20 } = onlyWith(["limit"], options, "options", "option");
      this.#limit = integer(limit, "options.limit", 1, 2 ** 31 - 1);
    }

    get pending() {
      return this.#bytes.slice(0, this.#size);
    }

    get offset() {
      return this.#offset;
    }

    feed(data) {
      if (this.#error) throw this.#error;
      const events = [];
      const bytes = bytesOf(data);
      // A piece at a time: the waiting bytes are never much longer than an event may be.
      for (let at = 0; at < bytes.length && !this.#error; at += PIECE) this.#take(bytes.subarray(at, at + PIECE), events);
      if (this.#error && events.length === 0) throw this.#error;
      return events;
    }

    close() {
      if (this.#error) throw this.#error;
      if (!this.#bytes.subarray(0, this.#size).every(isBlank)) this.#refuse(INCOMPLETE, this.#size);
    }

    #take(piece, events) {
      const size = this.#size + piece.length;
      if (size > this.#bytes.length) {
        const longer = new Uint8Array(2 * size);
        longer.set(this.#bytes.subarray(0, this.#size));
        this.#bytes = longer;
      }
      this.#bytes.set(piece, this.#size);
      this.#size = size;
      if (!(piece.includes(0x3e) || size >= 2 * this.#known || size > this.#limit)) return;
      const { found, start, status, offset } = cutting(this.#bytes.subarray(0, size), this.#limit);
      for (const [from, to] of found) events.push(this.#bytes.slice(from, to));
      this.#bytes.copyWithin(0, start, size);
      this.#size = this.#known = size - start;
      this.#offset += start;
      if (status === INCOMPLETE) return;
      try {
        this.#refuse(status, offset - start);
      } catch (error) {
        this.#error = error;
      }
    }

    #refuse(status, at) {
      memory.refuse(status, { offset: this.#offset + at }, `byte ${this.#offset + at} of the stream`);
    }
  }

  return { readFeatures, writeFeatures, EventStream };
}
