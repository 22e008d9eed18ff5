// SPDX-License-Identifier: MIT
/**
 * @file Finds places by what someone types: the marks of letters, the order of words and one wrong letter do not matter. Nothing
 * here knows the page.
 */

const MOST_FOUND = 6;

/** A shorter word must be right. */
const LEAST_WITH_A_FAULT = 4;

/** Letters that are no other letter with a mark. */
const LETTERS = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

const countries = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** Small letters without marks. */
function folded(text) {
  return text.normalize("NFD").replace(/\p{Mark}/gu, "").toLowerCase().replace(/[ßæœøłđðþı]/gu, (letter) => LETTERS[letter]);
}

const wordsOf = (text) => text.match(/[\p{Letter}\p{Number}]+/gu) ?? [];

/** What places are compared by, computed once for each. */
function keysOf(place) {
  place.keys ??= {
    name: folded(place.name),
    words: wordsOf(folded(place.name)),
    country: wordsOf(folded(`${place.country} ${countries.of(place.country) ?? ""}`)),
  };
  return place.keys;
}

/** Whether a word begins with a text in which one letter is wrong, lacks, is too many, or stands behind the next one. */
function beginsNearly(word, text) {
  if (text.length < LEAST_WITH_A_FAULT) return word.startsWith(text);
  let i = 0;
  while (i < text.length && text[i] === word[i]) i++;
  if (i === 0) return false;
  return (
    i >= text.length - 1 ||
    word.startsWith(text.slice(i + 1), i + 1) ||
    word.startsWith(text.slice(i), i + 1) ||
    word.startsWith(text.slice(i + 1), i) ||
    (text[i] === word[i + 1] && text[i + 1] === word[i] && word.startsWith(text.slice(i + 2), i + 2))
  );
}

/** The places of which each word of a text begins a word of the name or of the country, and at least one a word of the name. */
function matching(places, text, begins) {
  const wanted = wordsOf(text);
  const first = [];
  const others = [];
  for (const place of places) {
    const { name, words, country } = keysOf(place);
    const isNamed = (one) => words.some((word) => begins(word, one));
    if (!wanted.some(isNamed) || !wanted.every((one) => isNamed(one) || country.some((word) => word.startsWith(one)))) continue;
    (name.startsWith(wanted[0]) ? first : others).push(place);
    if (first.length === MOST_FOUND) break;
  }
  return [...first, ...others].slice(0, MOST_FOUND);
}

/**
 * Finds places by a text: those whose name begins with its first word come before the others.
 *
 * @param {{name: string, country: string}[]} places The most important first; country: two letters of ISO 3166.
 */
export function searchPlaces(places, text) {
  const wanted = folded(text);
  if (wanted.trim().length < 2 || wordsOf(wanted).length === 0) return [];
  const found = matching(places, wanted, (word, one) => word.startsWith(one));
  // A reference that is being typed is no misspelled name.
  return found.length > 0 || /\p{Number}/u.test(wanted) ? found : matching(places, wanted, beginsNearly);
}
