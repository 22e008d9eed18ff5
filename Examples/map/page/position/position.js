// SPDX-License-Identifier: MIT
import { icon } from "../shell/icons.js";
import { spaced } from "../layer/text.mjs";

export { spaced };

/** Digits of each number of a reference to a meter. */
const METER = 5;

const names = { utm: "UTM", dms: "DMS", decimal: "Decimal" };

const written = { symbols: "typographic", hemispheres: "after", separator: " " };

/**
 * Writes a position with so many digits of each number as its reference has: `digits` are 0 for 100 km, 5 for a meter.
 *
 * MGRS and UTM name the same cell, the one that the position is in: their digits are cut. Degrees are rounded.
 */
export function notations(gn, point, digits) {
  const mgrs = gn.mgrsEncode(point, digits);
  // A second is 31 m, a minute 1.9 km.
  const form = digits > 2 ? "dms" : digits > 0 ? "dm" : "dd";
  return {
    mgrs,
    utm: corner(gn.mgrsDecode(mgrs).utmSouthWest, digits),
    dms: gn.positionFormat(point, { ...written, form, decimals: Math.max(0, digits - 4) }),
    decimal: gn.positionFormat(point, { form: "dd", decimals: digits, separator: ", " }),
  };
}

/** UTM as "34 south": 34S is also the band S, which is north of the equator. 34N as a band is in the north, too. */
function corner({ zone, hemisphere, easting, northing }, digits) {
  const isSouth = hemisphere === "south";
  const place = zone > 0 ? `${String(zone).padStart(2, "0")}${isSouth ? " south" : "N"}` : isSouth ? "S" : "N";
  return [place, ...[easting, northing].map((number) => number.toFixed(Math.max(0, digits - METER)))].join(" ");
}

/**
 * Shows the position of the map's center in four notations: as a reference in the field, unless somebody types there, see goto.js,
 * and below it in three others. A click copies one. Where there is less room, three are folded.
 */
export function addPosition(app) {
  const { gn } = app;
  const field = document.getElementById("goto-input");
  const copy = document.querySelector("#position [data-form=mgrs]");
  copy.append(icon("copy"));
  copy.setAttribute("aria-label", "Copy MGRS");
  copy.title = "Copy MGRS";
  copy.addEventListener("click", () => app.copy(copy.dataset.text));
  const outputs = new Map();
  for (const button of document.querySelectorAll("#position-forms [data-form]")) {
    const title = document.createElement("span");
    title.className = "name";
    const value = document.createElement("span");
    value.className = "value";
    button.replaceChildren(title, value);
    button.addEventListener("click", () => app.copy(value.dataset.text));
    outputs.set(button.dataset.form, value);
  }
  const name = (form, text) => {
    const button = outputs.get(form).parentElement;
    if (button.firstChild.textContent === text) return;
    button.firstChild.textContent = text;
    button.title = `Copy ${text}`;
  };
  for (const [form, text] of Object.entries(names)) name(form, text);

  const more = document.getElementById("position-more");
  more.append(icon("chevron"));
  more.addEventListener("click", () => {
    const isOpen = document.getElementById("position").classList.toggle("open");
    more.setAttribute("aria-expanded", String(isOpen));
  });

  const write = (form, text) => {
    const output = outputs.get(form);
    if (output.dataset.text === text) return;
    output.dataset.text = text;
    output.textContent = form === "utm" ? separated(text) : text;
  };
  const isTyped = () => "typed" in field.dataset || document.activeElement === field;

  app.addLayer(() => {
    const { mgrs, ...texts } = app.timed(() => notations(gn, app.center(), app.digits()));
    name("utm", /^\d/.test(texts.utm) ? "UTM" : "UPS");
    for (const [form, text] of Object.entries(texts)) write(form, text);
    copy.dataset.text = mgrs;
    const shown = spaced(mgrs);
    if (isTyped() || field.value === shown) return;
    field.value = shown;
    // The style sheet makes room for so many.
    field.style.setProperty("--letters", shown.length);
  });
}

/**
 * A text with its long numbers in groups of three, and two spaces between the numbers: "34 south  219 700  6 344 714". Between
 * groups is a space that every font has.
 */
function separated(text) {
  return text.replace(/ (?=\d)/g, "  ").replace(/\d{5,}/g, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, "\u00a0"));
}
