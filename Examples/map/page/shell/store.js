// SPDX-License-Identifier: MIT

/** Whether a stored value is a position. */
export function isPosition(one) {
  return Number.isFinite(one?.longitude) && Number.isFinite(one.latitude) && Math.abs(one.latitude) <= 90;
}

/**
 * Keeps values in localStorage, as JSON under `name.key`. If the browser refuses that, values last as long as the page.
 *
 * @param {string} name
 */
export function createStore(name) {
  const unkept = new Map();
  return {
    /** The value of a key, or `otherwise` if there is none or it cannot be read. */
    get(key, otherwise) {
      if (unkept.has(key)) return unkept.get(key);
      try {
        const text = localStorage.getItem(`${name}.${key}`);
        return text === null ? otherwise : JSON.parse(text);
      } catch {
        return otherwise;
      }
    },
    set(key, value) {
      try {
        localStorage.setItem(`${name}.${key}`, JSON.stringify(value));
        unkept.delete(key);
      } catch {
        unkept.set(key, value);
      }
    },
  };
}
