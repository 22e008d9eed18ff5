// SPDX-License-Identifier: MIT

/**
 * Keeps values in localStorage, as JSON under `name.key`. Where the browser refuses that, values last as long as the page.
 *
 * @param {string} name
 */
export function createStore(name) {
  const unkept = new Map();
  return {
    /** The value of a key, or `otherwise` if there is none, or none that can be read. */
    get(key, otherwise) {
      try {
        const text = localStorage.getItem(`${name}.${key}`);
        return text === null ? otherwise : JSON.parse(text);
      } catch {
        return unkept.has(key) ? unkept.get(key) : otherwise;
      }
    },
    set(key, value) {
      try {
        localStorage.setItem(`${name}.${key}`, JSON.stringify(value));
      } catch {
        unkept.set(key, value);
      }
    },
  };
}
