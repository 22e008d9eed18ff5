// SPDX-License-Identifier: MIT
import { element, field } from "./dom.js";

const contents = [["mgrs", "MGRS"], ["utm", "UTM"], ["graticule", "Degrees"]];
const spacings = [["auto", "Automatic"], [100_000, "100 km"], [10_000, "10 km"], [1000, "1 km"], [100, "100 m"], [10, "10 m"]];
const labels = [["edges", "Names and numbers"], ["names", "Names"], ["none", "None"]];
const precisions = [
  ["auto", "As many digits as a pixel is worth"],
  [1, "2 digits: 10 km"], [2, "4 digits: 1 km"], [3, "6 digits: 100 m"], [4, "8 digits: 10 m"], [5, "10 digits: 1 m"],
  [6, "12 digits: 10 cm"], [7, "14 digits: 1 cm"],
];

/** Digits of each number of a reference to a meter: more than a receiver is worth are shown only if they were chosen. */
const METER = 5;

/** Meters of the equator. */
const EQUATOR = 40_075_017;

/**
 * Adds the panel of settings: parts of the grid, and digits of references. `app.reference(point)` is the MGRS reference of a thing
 * with the digits that were chosen, or to a meter; `app.digits()` are those for the crosshair: without a choice, the smallest cell
 * that is not smaller than a pixel has so many.
 */
export function addSettings(app) {
  const { store } = app;
  const known = (options, value, otherwise) => (options.some(([one]) => one === value) ? value : otherwise);
  const kept = store.get("settings", {});
  const chosen = {
    content: known(contents, kept?.content, "mgrs"),
    spacing: known(spacings, kept?.spacing, "auto"),
    labels: known(labels, kept?.labels, "edges"),
    references: kept?.references === true,
    precision: known(precisions, kept?.precision, "auto"),
  };
  const isChosen = () => chosen.precision !== "auto";
  app.reference = (point) => app.gn.mgrsEncode(point, isChosen() ? chosen.precision : METER);
  app.digits = () => {
    if (isChosen()) return chosen.precision;
    const pixel = (EQUATOR * Math.cos((app.center().latitude * Math.PI) / 180)) / (512 * 2 ** app.map.getZoom());
    return Math.max(0, Math.min(METER, Math.floor(METER - Math.log10(pixel))));
  };

  const apply = () => {
    const { content, labels, references } = chosen;
    // The spacings to choose from are meters.
    const spacing = content === "graticule" ? "auto" : chosen.spacing;
    app.grid.setOptions({ content, spacing, labels, references });
    spacingField.hidden = content === "graticule";
    app.redraw();
  };
  const choose = (changes) => {
    Object.assign(chosen, changes);
    store.set("settings", chosen);
    apply();
  };
  const select = (label, options, name) => {
    const made = element("select", {}, ...options.map(([value, text]) => element("option", { value }, text)));
    made.value = chosen[name];
    made.addEventListener("change", () => choose({ [name]: options.find(([value]) => String(value) === made.value)[0] }));
    return field(label, made);
  };
  const spacingField = select("Spacing of the lines", spacings, "spacing");
  const references = element("input", { type: "checkbox", checked: chosen.references, change: () => choose({ references: references.checked }) });

  app.addPanel({
    id: "settings", title: "Settings", icon: "settings", key: "o", place: document.querySelector("#view .card:last-child"),
    build(body) {
      body.append(
        select("Grid", contents, "content"), spacingField, select("Labels", labels, "labels"),
        element("label", { class: "check" }, references, element("span", {}, "References where lines cross")),
        select("Positions are shown and copied with", precisions, "precision"),
        element("p", { class: "hint" },
          "Digits of MGRS and UTM are cut, never rounded: they name the cell that the position is in. UTM has zeros for digits " +
          "that are cut. Degrees are rounded."));
    },
  });
  apply();
}
