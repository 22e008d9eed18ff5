// SPDX-License-Identifier: MIT
/* global maplibregl */
/**
 * @file Tiles from a PMTiles archive, version 3: one file, on any server that can send a part of it. The format is described at
 * https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */

/** Bytes: the header and the first directory lie within these. */
const HEAD = 16_384;
const HEADER = 127;

/** The most directories on the way to a tile, and the most directories that are kept. */
const DEEPEST = 4;
const MOST_KEPT = 64;

/** The most bytes of metadata that are read. */
const MOST_ABOUT = 1_000_000;

const NONE = 1;
const GZIP = 2;
const VECTOR = 1;

/** The picture that MapLibre gets if the archive has none: one transparent pixel. */
const CLEAR = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

const PREFIX = "pmtiles://";

const archives = new Map();

/** Lets MapLibre read addresses that begin with pmtiles:// */
export function usePMTiles() {
  maplibregl.addProtocol("pmtiles", async ({ url, type }, { signal }) => {
    const address = url.slice(PREFIX.length);
    if (type === "json") return { data: await archiveAt(address).description() };
    const [, href, ...numbers] = /^(.*)\/(\d+)\/(\d+)\/(\d+)$/u.exec(address);
    return { data: await archiveAt(href).tile(...numbers.map(Number), signal) };
  });
}

/** The archive at an address: the same one each time. */
export function archiveAt(href) {
  if (!archives.has(href)) archives.set(href, new Archive(href));
  return archives.get(href);
}

/** Lets archiveAt() read a file of the user's machine. Returns the address that stands for it. */
export function addArchive(file) {
  const href = `file-${archives.size}`;
  archives.set(href, new Archive(href, file));
  return href;
}

/** The number of a tile: tiles are counted along a Hilbert curve, one zoom after another. */
export function tileNumber(zoom, x, y) {
  let number = (4 ** zoom - 1) / 3;
  for (let side = 2 ** (zoom - 1); side >= 1; side /= 2) {
    const [right, low] = [x & side ? 1 : 0, y & side ? 1 : 0];
    number += side * side * ((3 * right) ^ low);
    if (low) continue;
    if (right) [x, y] = [side - 1 - x, side - 1 - y];
    [x, y] = [y, x];
  }
  return number;
}

class Archive {
  #href;
  #file;
  #name;
  #header = null;
  #directories = new Map();

  constructor(href, file = null) {
    this.#href = href;
    this.#file = file;
    this.#name = file?.name ?? href;
  }

  /** The description of a source for MapLibre, as TileJSON; whether the tiles are vectors, and which layers they have. */
  async description() {
    const { zooms: [minzoom, maxzoom], bounds, type } = await this.#read();
    const { attribution, vector_layers: vectorLayers } = await this.#metadata();
    const from = this.#file ? "" : new URL(this.#href, location.href).host;
    return {
      tiles: [`${PREFIX}${this.#href}/{z}/{x}/{y}`], minzoom, maxzoom, ...(bounds ? { bounds } : {}),
      attribution: typeof attribution === "string" && attribution ? attribution : from, isVector: type === VECTOR, vectorLayers,
    };
  }

  /** What the archive says about itself; nothing if that cannot be read. */
  async #metadata() {
    const { about, inner } = await this.#read();
    try {
      return JSON.parse(new TextDecoder().decode(await unpacked(await this.#bytes(about.offset, about.length), inner))) ?? {};
    } catch {
      return {};
    }
  }

  /** The bytes of a tile; for one that is not in the archive, those of an empty one. */
  async tile(zoom, x, y, signal) {
    const { root, leaves, tiles, inner, outer, type } = await this.#read();
    const number = tileNumber(zoom, x, y);
    let part = root;
    for (let depth = 0; depth < DEEPEST; depth++) {
      const entry = find(await this.#directory(part, inner), number);
      if (!entry) break;
      if (entry.run > 0) return unpacked(await this.#bytes(tiles + entry.offset, entry.length, signal), outer);
      part = { offset: leaves + entry.offset, length: entry.length };
    }
    return type === VECTOR ? new ArrayBuffer(0) : Uint8Array.from(atob(CLEAR), (letter) => letter.charCodeAt(0)).buffer;
  }

  #read() {
    this.#header ??= this.#bytes(0, HEAD).then((bytes) => headerOf(bytes, this.#name));
    this.#header.catch(() => (this.#header = null));
    return this.#header;
  }

  #directory({ offset, length }, compression) {
    const kept = this.#directories;
    const found = kept.get(offset) ?? this.#bytes(offset, length).then((bytes) => unpacked(bytes, compression)).then(entriesOf);
    // The one that was used last comes last.
    kept.delete(offset);
    kept.set(offset, found);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value);
    found.catch(() => kept.delete(offset));
    return found;
  }

  /** A part of the file; less at its end. */
  async #bytes(offset, length, signal) {
    if (this.#file) {
      const part = this.#file.slice(offset, offset + length).arrayBuffer();
      return part.catch(() => Promise.reject(new Error(`${this.#name} has changed or is gone: open it again.`)));
    }
    const answer = await fetch(this.#href, { headers: { Range: `bytes=${offset}-${offset + length - 1}` }, signal });
    if (answer.status === 206) return answer.arrayBuffer();
    answer.body?.cancel();
    if (answer.ok) throw new Error(`${this.#href}: its server does not send parts of files.`);
    throw new Error(`${this.#href} could not be loaded: the server answered ${answer.status}.`);
  }
}

/** @throws {Error} If the file is something else. */
function headerOf(bytes, href) {
  const view = new DataView(bytes);
  const magic = new TextDecoder().decode(bytes.slice(0, 7));
  if (bytes.byteLength < HEADER || magic !== "PMTiles") throw new Error(`${href} is no PMTiles archive.`);
  if (view.getUint8(7) !== 3) throw new Error(`${href} is a PMTiles archive of version ${view.getUint8(7)}; only version 3 can be read.`);
  const long = (at) => Number(view.getBigUint64(at, true));
  const degrees = (at) => view.getInt32(at, true) / 1e7;
  const bounds = [102, 106, 110, 114].map(degrees);
  return {
    root: { offset: long(8), length: long(16) }, about: { offset: long(24), length: Math.min(long(32), MOST_ABOUT) },
    leaves: long(40), tiles: long(56),
    inner: view.getUint8(97), outer: view.getUint8(98), type: view.getUint8(99),
    zooms: [view.getUint8(100), view.getUint8(101)],
    bounds: bounds[0] < bounds[2] && bounds[1] < bounds[3] ? bounds : undefined,
  };
}

async function unpacked(bytes, compression) {
  if (compression === NONE) return bytes;
  if (compression !== GZIP) throw new Error("This PMTiles archive is not compressed with gzip.");
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** The entries of a directory: their columns, one after another, as numbers of seven bits a byte. */
function entriesOf(bytes) {
  const array = new Uint8Array(bytes);
  let at = 0;
  const next = () => {
    let [value, unit, byte] = [0, 1, 0x80];
    while (byte & 0x80) {
      if (at === array.length) throw new Error("A directory of the PMTiles archive is cut off.");
      byte = array[at++];
      value += (byte & 0x7f) * unit;
      unit *= 128;
    }
    return value;
  };
  const count = next();
  if (count > array.length) throw new Error("A directory of the PMTiles archive is damaged.");
  const column = () => Array.from({ length: count }, next);
  const [steps, runs, lengths, offsets] = [column(), column(), column(), column()];
  let first = 0;
  let end = 0;
  return steps.map((step, i) => {
    first += step;
    // 0: it follows the one before.
    const offset = offsets[i] === 0 ? end : offsets[i] - 1;
    end = offset + lengths[i];
    return { first, run: runs[i], length: lengths[i], offset };
  });
}

/** The last entry that begins at a number or before, if it reaches it; entries of further directories reach up to the next. */
function find(entries, number) {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entries[middle].first <= number) low = middle + 1;
    else high = middle;
  }
  const entry = entries[low - 1];
  return entry && (entry.run === 0 || number < entry.first + entry.run) ? entry : null;
}
