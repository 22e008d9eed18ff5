// SPDX-License-Identifier: MIT
//
// JavaScript values as the library sees them: checks of their types, words for enumerations, options.

/** Words for the values of an enumeration. */
export class Words {
  #numbers;
  #words;

  /** @param {Record<string, number>} numbers The value of each word. */
  constructor(numbers) {
    this.#numbers = new Map(Object.entries(numbers));
    this.#words = new Map(Object.entries(numbers).map(([word, number]) => [number, word]));
  }

  /** The value of a word; `name` is its name in the message. */
  number(word, name) {
    const number = this.#numbers.get(word);
    if (number === undefined) {
      throw new TypeError(`${name} must be one of ${[...this.#numbers.keys()].map((w) => `"${w}"`).join(", ")}`);
    }
    return number;
  }

  /** The word for a value; null for a value that has none. */
  word(number) {
    return this.#words.get(number) ?? null;
  }

  /** The sum of the values of several words. */
  sum(words, name) {
    if (!Array.isArray(words)) throw new TypeError(`${name} must be an array of words`);
    return words.reduce((sum, word) => sum | this.number(word, `each of ${name}`), 0);
  }

  /** The words whose values are in a sum. */
  words(sum) {
    return [...this.#words].filter(([number]) => sum & number).map(([, word]) => word);
  }
}

/** The characters that may be typed next: bits 0 to 9 are the digits, 10 to 35 are A to Z. */
export function keys(bits) {
  let text = "";
  for (let key = 0; key < 36; key++) {
    if (Math.floor(bits / 2 ** key) % 2 === 1) text += "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[key];
  }
  return text;
}

/** Any number: the library refuses those that it cannot use. */
export function number(value, name) {
  if (typeof value !== "number") throw new TypeError(`${name} must be a number`);
  return value;
}

/** A number that the library may not know: it is NaN there, and null here. */
export const known = (value) => (Number.isNaN(value) ? null : value);
export const orNaN = (value, name) => (value === null || value === undefined ? NaN : number(value, name));

/** A limit that there may not be. */
export const orInfinity = (value, name) => (value === null || value === undefined ? Infinity : number(value, name));

/** A whole number between two others; `range` says for the message which are of use. */
export function integer(value, name, least = -(2 ** 31), most = 2 ** 31 - 1, range = `${least} ... ${most}`) {
  if (!Number.isInteger(value)) throw new TypeError(`${name} must be a whole number`);
  if (value < least || value > most) throw new RangeError(`${name} must be in ${range}`);
  return value;
}

/** Whole numbers of 32 bits. The library refuses those outside the range that it documents, so here it is in the message alone. */
export const signed = (value, name, range) => integer(value, name, undefined, undefined, range);
export const unsigned = (value, name, range) => integer(value, name, 0, 2 ** 32 - 1, range);

/** True or false, as a number. */
export function truth(value, name) {
  if (typeof value !== "boolean") throw new TypeError(`${name} must be true or false`);
  return value ? 1 : 0;
}

/** An object whose fields will be read. */
export function object(value, name) {
  if (typeof value !== "object" || value === null) throw new TypeError(`${name} must be an object`);
  return value;
}

/** An object with a latitude and a longitude; getters are called once. */
export function place(value, name) {
  const { latitude, longitude } = value ?? {};
  if (latitude === undefined || longitude === undefined) throw new TypeError(`${name} must be { latitude, longitude }`);
  return { latitude, longitude };
}

/** The latitude and the longitude of a position. */
export function point(value, name) {
  const { latitude, longitude } = place(value, name);
  return [number(latitude, `${name}.latitude`), number(longitude, `${name}.longitude`)];
}

/** The statuses of a position that is none. */
const NOT_FINITE = 32;
const LATITUDE = 33;

/** Which of many positions, latitude and longitude of each, is the first that has a status; -1 for none. */
export function misplaced(coordinates, status) {
  const isWrong = {
    [NOT_FINITE]: (latitude, longitude) => !(Number.isFinite(latitude) && Number.isFinite(longitude)),
    [LATITUDE]: (latitude) => Math.abs(latitude) > 90,
  }[status];
  if (!isWrong) return -1;
  for (let i = 0; i < coordinates.length; i += 2) if (isWrong(coordinates[i], coordinates[i + 1])) return i / 2;
  return -1;
}

/** The numbers of a fix, as the library has them: unknown values are NaN. A fix has a time where the caller says so. */
export function fix(value, name, hasTime = false) {
  const { time, position, altitude, accuracy } = object(value, name);
  return [
    (hasTime ? number : orNaN)(time, `${name}.time`),
    ...point(position, `${name}.position`),
    orNaN(altitude, `${name}.altitude`),
    orNaN(accuracy, `${name}.accuracy`),
  ];
}

/** The fix at an address. */
export function fixAt(memory, at) {
  const [time, latitude, longitude, altitude, accuracy] = list(5, (i) => memory.view.getFloat64(at + 8 * i, true));
  return { time: known(time), position: { latitude, longitude }, altitude: known(altitude), accuracy: known(accuracy) };
}

/** Writes numbers one after the other. */
export const putDoubles = (memory, at, values) => values.forEach((value, i) => memory.view.setFloat64(at + 8 * i, value, true));

/** The bytes of a state as digits, because JSON has no numbers of 64 bits. */
export const digits = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The bytes of a state that was stored as digits. */
export function bytesOf(state, size, message) {
  if (typeof state !== "string" || state.length !== 2 * size || !/^[0-9a-f]*$/.test(state)) throw new TypeError(message);
  return Uint8Array.from(list(size, (i) => Number.parseInt(state.slice(2 * i, 2 * i + 2), 16)));
}

/** An object with no fields but the listed ones; `kind` is the word for a field in messages. */
export function onlyWith(fields, value, name, kind = "field") {
  if (value instanceof Map || Array.isArray(value)) throw new TypeError(`${name} must be an object with the ${kind}s as fields`);
  // Inherited ones too, as options have them.
  for (const key in object(value, name)) {
    if (!fields.includes(key)) throw new TypeError(`${name}.${key}: there is no such ${kind}`);
  }
  return value;
}

/** A column of numbers: an array or a typed array. */
export function column(values, name) {
  const isTyped = ArrayBuffer.isView(values) && !(values instanceof DataView);
  const isOfBigInts = values instanceof BigInt64Array || values instanceof BigUint64Array;
  if (!(Array.isArray(values) || isTyped) || isOfBigInts) throw new TypeError(`${name} must be an array of numbers`);
  return values;
}

/** The number of rows of columns: the same for all, except for columns that are one number for all rows. */
export function rows(columns) {
  const entries = Object.entries(columns);
  const arrays = entries.filter(([, values]) => typeof values !== "number");
  // Numbers alone do not say how many rows there are.
  const lengths = (arrays.length > 0 ? arrays : entries).map(([name, values]) => [name, column(values, name).length]);
  const [[first, count], ...others] = lengths;
  for (const [name, length] of others) {
    if (length !== count) throw new RangeError(`${first} has ${count} rows, ${name} has ${length}`);
  }
  return count;
}

/** The letter at an address; empty for none. */
export function letter(memory, at) {
  return memory.bytes[at] === 0 ? "" : String.fromCharCode(memory.bytes[at]);
}

/** The values at 0, 1 ... count - 1. */
export function list(count, at) {
  return Array.from({ length: count }, (_, i) => at(i));
}

/** Writes a letter; empty for none. */
export function putLetter(memory, at, value, name) {
  if (typeof value !== "string") throw new TypeError(`${name} must be a string`);
  if (value.length > 1) throw new RangeError(`${name} must be one letter or none`);
  const code = value === "" ? 0 : value.charCodeAt(0);
  // A byte that is not a letter replaces characters beyond ASCII.
  memory.bytes[at] = code < 0x80 ? code : 0x7f;
}

/** Writes an ASCII text and its zero into a field of `size` bytes. */
export function putLatin(memory, at, size, value, name) {
  if (typeof value !== "string") throw new TypeError(`${name} must be a string`);
  if (value.length >= size) throw new RangeError(`${name} must be shorter than ${size} characters`);
  for (let i = 0; i < size; i++) {
    const code = i < value.length ? value.charCodeAt(i) : 0;
    // A byte that no separator has replaces characters beyond ASCII, and a zero inside the text.
    memory.bytes[at + i] = code < 0x80 && (code > 0 || i >= value.length) ? code : 0x7f;
  }
}

/** Writes numbers into a field with room for `size` of them. */
export function putNumbers(memory, at, size, values, name) {
  if (column(values, name).length !== size) throw new RangeError(`${name} must have ${size} numbers`);
  for (let i = 0; i < size; i++) {
    const value = number(values[i], `${name}[${i}]`);
    memory.view.setFloat64(at + 8 * i, value, true);
  }
}

/** Writes the given options over the defaults; `fields` says how to write each. */
export function putOptions(memory, at, fields, options) {
  if (options instanceof Map || Array.isArray(options)) throw new TypeError("options must be an object with the options as fields");
  // Inherited ones too: an object of a class with getters has no others.
  for (const key in object(options, "options")) {
    const value = options[key];
    if (!Object.hasOwn(fields, key)) throw new TypeError(`options.${key}: there is no such option`);
    if (value !== undefined) fields[key](memory, at, value);
  }
}
