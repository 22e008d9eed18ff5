// SPDX-License-Identifier: MIT
import { button, element } from "./dom.js";

/** MGRS has neither I nor O. Eight keys per row are wide enough for a thumb on a phone. */
const KEYS = "ABCDEFGHJKLMNPQRSTUVWXYZ0123456789";

/**
 * Makes a keyboard on which only the characters that can come next can be pressed.
 *
 * @param {{type: (key: string) => void, back: () => void, clear: () => void, enter: () => void}} to
 * @returns {{element: HTMLElement, update: (next: string, isEmpty: boolean) => void}} `next`: the characters that may come.
 */
export function createKeyboard(to) {
  const keys = [...KEYS].map((key) => button(key, () => to.type(key), { class: "key", "data-key": key }));
  const clear = button("Clear", to.clear, { class: "key wide" });
  const back = button("⌫", to.back, { class: "key wide", "aria-label": "Delete the last character" });
  const enter = button("Go", to.enter, { class: "key wide primary" });
  const named = { class: "keyboard", role: "group", "aria-label": "Grid keyboard" };
  const keyboard = element("div", named, ...keys, clear, back, enter);

  // A press must not take the focus from the field: on a phone its own keyboard would come and go.
  keyboard.addEventListener("pointerdown", (event) => event.preventDefault());
  return {
    element: keyboard,
    update(next, isEmpty) {
      for (const key of keys) key.disabled = !next.includes(key.dataset.key);
      clear.disabled = back.disabled = isEmpty;
    },
  };
}
