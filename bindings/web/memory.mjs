// SPDX-License-Identifier: MIT
//
// The memory of a module, and how JavaScript values get into it and out again. Above the library's own data lies a stack
// of blocks; a call pushes its blocks and pops all of them when it ends, even when it throws. The words of index objects stay;
// they lie below the stack, which begins above the last of them.

import { column, integer, misplaced, number, object, place, unsigned } from "./values.mjs";

/** A call that the library refuses. */
export class GridNorthError extends Error {
  /**
   * @param {string} code The name of the status, "GN_ERROR_LATITUDE".
   * @param {number} status The number of the status, as in the status bytes of batches.
   * @param {string} message Its meaning, as a sentence.
   */
  constructor(code, status, message) {
    super(message);
    this.name = "GridNorthError";
    this.code = code;
    this.status = status;
    /** For a text: the index of the refused character. @type {number | undefined} */
    this.offset = undefined;
    /** For mgrsTypeFields(): the refused field. @type {string | undefined} */
    this.field = undefined;
    /** For a FenceSet: the index of the refused fence. @type {number | undefined} */
    this.fence = undefined;
    /** For a list of positions: the index of the refused one. @type {number | undefined} */
    this.point = undefined;
    /** For a document: the line and the column, counted from 1. @type {number | undefined} */
    this.line = undefined;
    /** @type {number | undefined} */
    this.column = undefined;
    /** For writeFeatures(): the index of the refused feature. @type {number | undefined} */
    this.feature = undefined;
  }
}

const PAGE = 65536;
const LARGEST = 2 ** 32 - PAGE;
const OK = 0;
const PARTIAL = 1;
const BUFFER_TOO_SMALL = 17;

/** The rows of a batch that are in memory at a time, and the bytes that their texts may take. */
const ROWS = 4096;
const TEXT_BYTES = 1 << 20;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The number of elements of a typed array, even if a subclass overrides `length`. */
const { get: lengthOf } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(BigUint64Array.prototype), "length");

/** Words that stay in memory after the call that made them, until they are dropped. */
export class Kept {
  isDropped = false;

  constructor(memory, block, count) {
    this.memory = memory;
    this.block = block;
    this.count = count;
  }

  get end() {
    return this.block + 8 * this.count;
  }
}

export class Memory {
  #exports;
  #top;
  #offset;

  /** Where the stack begins if nothing is kept. */
  #base;

  /** Kept blocks, by address: they lie below the blocks of the outermost call, or between those of nested ones. */
  #kept = [];

  /** Calls that have not ended, where the blocks of the innermost of them begin, and those of the outermost. */
  #depth = 0;
  #frame = 0;
  #bottom = 0;

  /** Views of the whole memory; replaced when it has grown. */
  bytes = new Uint8Array();
  view = new DataView(new ArrayBuffer(0));

  /** The number of bytes, numbers or points in the last value that was put into memory. */
  count = 0;

  /** The stride of the last column that was put into memory. */
  stride = 0;

  /** The list of positions that the innermost call has put into memory: its name, where it is, and how many there are. */
  #points = null;

  /** @param {WebAssembly.Exports} exports Of the instance. */
  constructor(exports) {
    this.#exports = exports;
    this.#top = (exports.__heap_base.value + 7) & -8;
    this.#look();
    this.#offset = this.take(8);
    this.#base = this.#top;
    this.reserve(4 * PAGE);
  }

  #look() {
    this.bytes = new Uint8Array(this.#exports.memory.buffer);
    this.view = new DataView(this.#exports.memory.buffer);
  }

  /**
   * A function whose blocks are popped off the stack when it ends. A getter may call it again before that.
   *
   * The stack of the module itself is restored too: a call that ends because JavaScript ran out of stack would not do so.
   */
  releasing(call) {
    const { __stack_pointer: stack } = this.#exports;
    return (...values) => {
      const top = this.#top;
      const frame = this.#frame;
      const points = this.#points;
      const depth = stack.value;
      if (this.#depth === 0) this.#bottom = top;
      this.#depth += 1;
      this.#frame = top;
      this.#points = null;
      try {
        return call(...values);
      } finally {
        this.#depth -= 1;
        this.#frame = frame;
        this.#points = points;
        if (this.#depth === 0) this.#kept = this.#kept.filter((kept) => !kept.isDropped);
        const end = this.#kept.length > 0 ? this.#kept[this.#kept.length - 1].end : this.#base;
        this.#top = this.#depth === 0 ? end : Math.max(top, end);
        stack.value = depth;
      }
    };
  }

  /** Keeps words that were made at an address after all other blocks of this call, which it gives up. */
  keep(block, count) {
    const size = 8 * count;
    // A gap between kept blocks, below all blocks of calls; else the place where the blocks of this call begin.
    let place = this.#base;
    for (const kept of this.#kept) {
      if (place + size <= Math.min(kept.block, this.#bottom)) break;
      place = kept.end;
    }
    if (place + size > this.#bottom) place = Math.max(this.#frame, place);
    this.bytes.copyWithin(place, block, block + size);
    const kept = new Kept(this, place, count);
    const index = this.#kept.findIndex((other) => other.block >= place);
    this.#kept.splice(index < 0 ? this.#kept.length : index, 0, kept);
    return kept;
  }

  /** Gives kept words up. A call that has not ended may still read them. */
  drop(kept) {
    kept.isDropped = true;
    // The end of the outermost call frees them.
    this.releasing(() => {})();
  }

  /** Makes sure that `size` bytes are free after the last block. */
  reserve(size) {
    // A count may come from an object that only looks like an array.
    if (!(Number.isInteger(size) && size >= 0 && size <= LARGEST)) throw new RangeError(`${size} bytes are not in 0 ... ${LARGEST}`);
    const lacking = this.#top + size - this.bytes.length;
    if (lacking <= 0) return;
    // Twice the size at a time: many small steps would copy all of it again and again.
    const pages = Math.ceil(lacking / PAGE);
    const generous = Math.min(Math.max(pages, this.bytes.length / PAGE), PAGE - this.bytes.length / PAGE);
    try {
      this.#exports.memory.grow(Math.max(pages, generous));
    } catch {
      try {
        this.#exports.memory.grow(pages);
      } catch {
        throw new RangeError(`${size} bytes are more than there is memory for, of ${LARGEST} at most`);
      }
    }
    this.#look();
  }

  /** A block of `size` bytes, at a multiple of eight. */
  take(size) {
    this.reserve(size);
    const block = this.#top;
    this.#top += Math.ceil(size / 8) * 8;
    return block;
  }

  /** Puts a text in, as UTF-8; `count` says how many bytes. */
  text(value, name) {
    if (typeof value !== "string") throw new TypeError(`${name} must be a string`);
    this.reserve(3 * value.length);
    this.count = encoder.encodeInto(value, this.bytes.subarray(this.#top)).written;
    return this.take(this.count);
  }

  /** Puts the properties of a feature in, as JSON; null for none. */
  json(value, name) {
    this.count = 0;
    if (value === null || value === undefined) return 0;
    const text = JSON.stringify(object(value, name));
    if (text === undefined) throw new TypeError(`${name} must be an object that JSON can write`);
    return this.text(text, name);
  }

  /** Puts a position in; `block` is where. */
  point(value, name, block = this.take(16)) {
    const { latitude, longitude } = place(value, name);
    this.view.setFloat64(block, number(latitude, `${name}.latitude`), true);
    this.view.setFloat64(block + 8, number(longitude, `${name}.longitude`), true);
    return block;
  }

  /** Puts positions in: an array of them, or a Float64Array with latitude and longitude of each; `count` says how many. */
  points(values, name) {
    if (values instanceof Float64Array) {
      if (values.length % 2 === 1) throw new RangeError(`${name} has a latitude without a longitude`);
      const block = this.doubles(values, name);
      this.count /= 2;
      this.#points = { name, block, count: this.count };
      return block;
    }
    if (!Array.isArray(values)) throw new TypeError(`${name} must be an array of positions or a Float64Array`);
    // A getter may change how many there are.
    const count = values.length;
    const block = this.take(16 * count);
    for (let i = 0; i < count; i++) {
      const { latitude, longitude } = place(values[i], `${name}[${i}]`);
      this.view.setFloat64(block + 16 * i, number(latitude, `${name}[${i}].latitude`), true);
      this.view.setFloat64(block + 16 * i + 8, number(longitude, `${name}[${i}].longitude`), true);
    }
    this.count = count;
    this.#points = { name, block, count };
    return block;
  }

  /** Puts structs of `size` bytes in, one beside the other. */
  structs(values, name, size, put) {
    if (!Array.isArray(values)) throw new TypeError(`${name} must be an array of objects`);
    // A getter may change how many there are.
    const count = values.length;
    const block = this.take(size * count);
    for (let i = 0; i < count; i++) put(this, values[i], `${name}[${i}]`, block + size * i);
    this.count = count;
    return block;
  }

  /** Puts numbers in; `count` says how many. */
  doubles(values, name) {
    const count = column(values, name).length;
    const block = this.take(8 * count);
    for (let i = 0; i < count; i++) {
      // First the value, then the view: a getter may call the library, and its memory may grow.
      const value = number(values[i], `${name}[${i}]`);
      this.view.setFloat64(block + 8 * i, value, true);
    }
    this.count = count;
    return block;
  }

  /** Puts `count` rows of a column in, or one number for all of them; `stride` says how far they are apart. */
  column(values, count, name) {
    const block = this.take(8 * Math.max(count, 1));
    this.stride = this.#column(Float64Array, block, values, name, 0, count);
    return block;
  }

  /** Puts the words of an index in, unless they are kept in memory; `count` says how many. */
  words(values, name) {
    if (values instanceof Kept) {
      if (values.memory !== this) throw new TypeError(`${name} is an index of another library`);
      if (values.isDropped) throw new TypeError(`${name} has been disposed of`);
      this.count = values.count;
      return values.block;
    }
    if (!(values instanceof BigUint64Array)) throw new TypeError(`${name} must be a BigUint64Array`);
    const count = lengthOf.call(values);
    const block = this.take(8 * count);
    new BigUint64Array(this.bytes.buffer, block, count).set(values);
    this.count = count;
    return block;
  }

  /** Puts words in, or nothing for null. */
  wordsOrNone(values, name) {
    this.count = 0;
    return values === null || values === undefined ? 0 : this.words(values, name);
  }

  /** Puts counts in, or nothing for null; `count` says how many. */
  sizes(values, name) {
    this.count = 0;
    if (values === null || values === undefined) return 0;
    const count = column(values, name).length;
    const block = this.take(4 * count);
    for (let i = 0; i < count; i++) {
      const value = unsigned(values[i], `${name}[${i}]`);
      this.view.setUint32(block + 4 * i, value, true);
    }
    this.count = count;
    return block;
  }

  /** Puts a number in with a setter of DataView: the view is looked up after the number is known, see doubles(). */
  store(setter, at, value) {
    this.view[setter](at, value, true);
  }

  /** Where the library may say how far it has read a text. */
  get offset() {
    return this.#offset;
  }

  /** Throws the error of a status. `text` is the text that was read; `field` names it among several. */
  check(status, text, field) {
    if (status === OK || status === PARTIAL) return;
    const offset = text !== undefined && isOfText(status) ? characters(text, this.view.getUint32(this.#offset, true)) : undefined;
    const { name, block, count } = this.#points ?? { count: 0 };
    const point = misplaced(new Float64Array(this.bytes.buffer, block, 2 * count), status);
    this.refuse(status, point < 0 ? { offset, field } : { point }, point < 0 ? "" : `${name}[${point}]`);
  }

  /** Throws the error of a status with more fields; `place` names the refused value. */
  refuse(status, fields, place = "") {
    const message = `${place && `${place}: `}${this.sentence(status)}`;
    throw Object.assign(new GridNorthError(this.name(status), status, message), fields);
  }

  name(status) {
    return this.latin(this.#exports.gn_status_name(status));
  }

  sentence(status) {
    return this.latin(this.#exports.gn_status_text(status));
  }

  /** The ASCII text at an address, up to its zero. */
  latin(address) {
    // A decoder takes longer to begin than for these few letters.
    let text = "";
    for (let at = address; this.bytes[at] !== 0; at++) text += String.fromCharCode(this.bytes[at]);
    return text;
  }

  /**
   * Gets a result of unknown size, in elements of `unit` bytes: `call(block, capacity)` returns the status, and stores at
   * `neededAt` how many there are. Returns the block and that number.
   */
  fill(unit, neededAt, call) {
    for (;;) {
      const block = this.#top;
      const status = call(block, Math.floor((this.bytes.length - block) / unit));
      const needed = this.view.getUint32(neededAt, true);
      if (status !== BUFFER_TOO_SMALL) return { status, block, needed };
      this.reserve(unit * needed);
    }
  }

  /**
   * Like fill(), for two arrays at once: vertices of `unit` bytes and lines of `size` bytes, with a count of each.
   */
  fillTwo(unit, size, verticesNeededAt, linesNeededAt, call) {
    let [vertexCapacity, lineCapacity] = [4096, 512];
    for (;;) {
      const verticesOut = this.#top;
      const linesOut = verticesOut + unit * vertexCapacity;
      this.reserve(unit * vertexCapacity + size * lineCapacity);
      const status = call(verticesOut, vertexCapacity, linesOut, lineCapacity);
      const verticesNeeded = this.view.getUint32(verticesNeededAt, true);
      const linesNeeded = this.view.getUint32(linesNeededAt, true);
      if (status !== BUFFER_TOO_SMALL) return { status, verticesOut, verticesNeeded, linesOut, linesNeeded };
      [vertexCapacity, lineCapacity] = [verticesNeeded, linesNeeded];
    }
  }

  /** A text that needed `needed` bytes, of which the last is a zero. */
  string({ block, needed }) {
    return decoder.decode(this.bytes.subarray(block, block + needed - 1));
  }

  /** A copy of its bytes. */
  copy({ block, needed }) {
    return this.bytes.slice(block, block + needed - 1);
  }

  /** The positions at an address. */
  pointsAt(block, count) {
    return Array.from({ length: count }, (_, i) => ({
      latitude: this.view.getFloat64(block + 16 * i, true),
      longitude: this.view.getFloat64(block + 16 * i + 8, true),
    }));
  }

  /** A copy of the numbers at an address, as a typed array of a kind. */
  arrayAt(kind, block, count) {
    return new kind(this.bytes.buffer, block, count).slice();
  }

  /**
   * Works through the rows of a batch, a few thousand at a time. Input columns have the kind of their numbers, an array of
   * `count` of them or one number for all rows, and a name; output columns are arrays. `call(rows, blocks, strides)` gets the addresses of all columns, the inputs
   * first, and the strides of the inputs, and returns the status.
   */
  batch(count, ins, outs, call) {
    const start = this.#top;
    for (let first = 0; first === 0 || first < count; first += ROWS) {
      const last = Math.min(first + ROWS, count);
      this.#top = start;
      const blocks = [...ins.map(([kind]) => kind), ...outs.map((out) => out.constructor)].map((kind) =>
        this.take(kind.BYTES_PER_ELEMENT * (last - first)),
      );
      const strides = ins.map(([kind, values, name], i) => this.#column(kind, blocks[i], values, name, first, last));
      this.check(call(last - first, blocks, strides));
      outs.forEach((out, i) => {
        out.set(new out.constructor(this.bytes.buffer, blocks[ins.length + i], last - first), first);
      });
    }
  }

  /** Puts rows of a column in; returns its stride. */
  #column(kind, block, values, name, first, last) {
    const [checked, setter] = kind === Int32Array ? [integer, "setInt32"] : [number, "setFloat64"];
    if (typeof values === "number") {
      if (last > first) this.store(setter, block, checked(values, name));
      return 0;
    }
    if (values instanceof kind) {
      new kind(this.bytes.buffer, block, last - first).set(values.subarray(first, last));
    } else {
      for (let i = first; i < last; i++) {
        this.store(setter, block + kind.BYTES_PER_ELEMENT * (i - first), checked(values[i], `${name}[${i}]`));
      }
    }
    return kind.BYTES_PER_ELEMENT;
  }

  /** Like batch(), with an input column of texts: `call(rows, texts, size, blocks)`. */
  batchOfTexts(texts, outs, call) {
    // A copy: a getter could change checked values.
    const rows = texts.map((text, i) => {
      if (typeof text !== "string") throw new TypeError(`texts[${i}] must be a string`);
      return text;
    });
    const start = this.#top;
    for (let first = 0; first === 0 || first < rows.length; ) {
      this.#top = start;
      let last = first;
      let stride = 1;
      while (last < rows.length && last - first < ROWS) {
        const needed = Math.max(stride, 3 * rows[last].length);
        if (last > first && needed * (last + 1 - first) > TEXT_BYTES) break;
        stride = needed;
        last += 1;
      }
      const count = last - first;
      const slots = this.take(stride * count);
      this.bytes.fill(0, slots, slots + stride * count);
      for (let i = 0; i < count; i++) {
        const slot = this.bytes.subarray(slots + stride * i, slots + stride * (i + 1));
        const { written } = encoder.encodeInto(rows[first + i], slot);
        // A zero would end the text; a byte that no reference has replaces it.
        for (let at = slot.indexOf(0); at >= 0 && at < written; at = slot.indexOf(0, at)) slot[at] = 1;
      }
      const blocks = outs.map((out) => this.take(out.BYTES_PER_ELEMENT * count));
      this.check(call(count, slots, stride, blocks));
      outs.forEach((out, i) => out.set(new out.constructor(this.bytes.buffer, blocks[i], count), first));
      first = Math.max(last, 1);
    }
  }

  /** The texts in slots, each up to its first zero. */
  textsAt(slots, stride, count) {
    const all = decoder.decode(this.bytes.subarray(slots, slots + stride * count));
    return Array.from({ length: count }, (_, i) => {
      const end = all.indexOf("\0", stride * i);
      return all.slice(stride * i, end < stride * (i + 1) ? end : stride * (i + 1));
    });
  }
}

/** Statuses below 64 and from 96 on that may be about a text: its value is out of range, or lacks its north. */
const OF_TEXTS = new Set([
  33, // LATITUDE
  37, // EASTING
  38, // NORTHING
  45, // MEASURE
  130, // NORTH
  131, // YEAR
  134, // MAGNETIC_TERM
  144, // SPEED
  145, // DECLINATION
  170, // DATE
]);

/** Whether a status is about a text, and not about another argument. */
const isOfText = (status) => (status >= 64 && status < 96) || (status >= 160 && status < 168) || OF_TEXTS.has(status);

/** The index of the character in a string that begins at, or holds, a byte of its UTF-8. */
function characters(text, bytes) {
  let index = 0;
  let passed = 0;
  for (const character of text) {
    const code = character.codePointAt(0);
    passed += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (passed > bytes) break;
    index += character.length;
  }
  return index;
}
