// SPDX-License-Identifier: MIT
import { icon } from "./icons.js";

/**
 * Makes an element. Texts become text nodes, so nothing that was typed or pasted is ever read as HTML.
 *
 * @param {string} name
 * @param {Record<string, any>} attributes Functions are listeners ("click"); true sets an attribute, false leaves it out.
 * @param {...(Node | string | null)} children
 * @returns {HTMLElement}
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(key, value);
    else if (typeof value === "boolean") made.toggleAttribute(key, value);
    else if (value !== undefined && value !== null) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** A button with a text. */
export function button(text, click, attributes = {}) {
  return element("button", { type: "button", click, ...attributes }, text);
}

/** A button with an icon; its name is read out and shown as a tip. */
export function iconButton(name, label, click, attributes = {}) {
  const named = { "aria-label": label, title: label };
  return element("button", { type: "button", class: "icon", ...named, click, ...attributes }, icon(name));
}

/** A field with its label above. */
export function field(label, input) {
  return element("label", { class: "field" }, element("span", {}, label), input);
}

/** Part of a text, `around` characters on either side of the place where it is refused, with that place marked. */
export function markedPlace(text, offset, around) {
  const from = Math.max(0, offset - around);
  const before = (from > 0 ? "…" : "") + text.slice(from, offset);
  const at = element("mark", {}, text.slice(offset, offset + 1) || " ");
  return element("span", { class: "place" }, before, at, text.slice(offset + 1, offset + 1 + around));
}

/** Offers a text as a file. */
export function download(name, type, text) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The error in one sentence; for the library's errors, their own. */
export function sentence(error) {
  return typeof error?.message === "string" ? error.message : String(error);
}

/** Returns the credit line that the license of the map requires. */
export function creditOf() {
  return document.querySelector(".maplibregl-ctrl-attrib-inner")?.textContent ?? "";
}
