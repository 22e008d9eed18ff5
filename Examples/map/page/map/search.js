// SPDX-License-Identifier: MIT
/**
 * @file Finds places by what someone types. Marks of letters and the order of words do not matter, and if no place has these words,
 * neither does one mistake in a word. Nothing here knows the page.
 */

const MOST_FOUND = 6;

/** The least letters of a word that begins the name of a country, that has swapped letters, and that has another mistake. */
const LEAST_OF_COUNTRY = 3;
const LEAST_SWAPPED = 4;
const LEAST_WITH_A_MISTAKE = 5;

/** Letters that are no other letter with a mark. */
const LETTERS = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

/** Other codes of countries that people write. */
const CODES = { US: "usa", GB: "uk", AE: "uae" };

const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** The words of each country, by its code. */
const countries = new Map();

/** Returns small letters without marks and apostrophes. */
function folded(text) {
  const plain = text.normalize("NFD").replace(/[\p{Mark}'’‘ʻ`]/gu, "").toLowerCase();
  return plain.replace(/[ßæœøłđðþı]/gu, (letter) => LETTERS[letter]);
}

const wordsOf = (text) => text.match(/[\p{Letter}\p{Number}]+/gu) ?? [];

/** The English name of a country, or its code. */
export const countryName = (code) => regions.of(code) ?? code;

function wordsOfCountry(code) {
  if (!countries.has(code)) {
    countries.set(code, { codes: [code.toLowerCase(), CODES[code]], words: wordsOf(folded(regions.of(code) ?? "")) });
  }
  return countries.get(code);
}

/** Returns the words that a search compares; they are computed once for each place. */
function keysOf(place) {
  place.keys ??= wordsOf(folded(place.name));
  return place.keys;
}

/** Tells whether a word begins with a text in which one letter is wrong, missing, extra or swapped with the next. */
function beginsNearly(word, text) {
  if (text.length < LEAST_SWAPPED) return word.startsWith(text);
  let i = 0;
  while (i < text.length && text[i] === word[i]) i++;
  const isSwapped = text[i] === word[i + 1] && text[i + 1] === word[i] && word.startsWith(text.slice(i + 2), i + 2);
  // With another first letter, too many words would do.
  if (i === 0 || i === text.length || text.length < LEAST_WITH_A_MISTAKE) return isSwapped || i === text.length;
  return (
    isSwapped ||
    i >= text.length - 1 ||
    word.startsWith(text.slice(i + 1), i + 1) ||
    word.startsWith(text.slice(i), i + 1) ||
    word.startsWith(text.slice(i + 1), i)
  );
}

/**
 * Returns places of which each of the wanted words begins a word of the name or the country, and at least one a word of the
 * name. Those whose name begins with the words as they stand come first.
 */
function matching(places, wanted, begins) {
  const first = [];
  const others = [];
  for (const place of places) {
    const words = keysOf(place);
    const isNamed = (one) => words.some((word) => begins(word, one));
    if (!wanted.some(isNamed)) continue;
    const country = wordsOfCountry(place.country);
    const isCountry = (one) =>
      country.codes.includes(one) || (one.length >= LEAST_OF_COUNTRY && country.words.some((word) => word.startsWith(one)));
    if (!wanted.every((one) => isNamed(one) || isCountry(one))) continue;
    const isFirst = wanted.every((one, i) => (i < words.length ? begins(words[i], one) : isCountry(one)));
    (isFirst ? first : others).push(place);
    if (first.length === MOST_FOUND) break;
  }
  return [...first, ...others].slice(0, MOST_FOUND);
}

/**
 * Finds places by a text.
 *
 * @param {{name: string, country: string}[]} places The most important first; country: two letters of ISO 3166.
 */
export function searchPlaces(places, text) {
  const wanted = wordsOf(folded(text));
  if (wanted.join("").length < 2) return [];
  const found = matching(places, wanted, (word, one) => word.startsWith(one));
  const isWhole = found.some((place) => wanted.some((one) => keysOf(place).includes(one)));
  // A reference that is being typed is no misspelled name.
  if (isWhole || /\p{Number}/u.test(text)) return found;
  return [...new Set([...found, ...matching(places, wanted, beginsNearly)])].slice(0, MOST_FOUND);
}

/** Computes the words of all places, so that the first search does not wait. */
export function prepare(places) {
  for (const place of places) keysOf(place);
}
