// SPDX-License-Identifier: MIT
import { element, field } from "./dom.js";

const contents = [["mgrs", "MGRS"], ["utm", "UTM"], ["graticule", "Degrees"]];
const spacings = [["auto", "Automatic"], [100_000, "100 km"], [10_000, "10 km"], [1000, "1 km"], [100, "100 m"], [10, "10 m"]];
const labels = [["edges", "Names and numbers"], ["names", "Names"], ["none", "None"]];
const precisions = [
  [1, "2 digits: 10 km"], [2, "4 digits: 1 km"], [3, "6 digits: 100 m"], [4, "8 digits: 10 m"], [5, "10 digits: 1 m"],
  [6, "12 digits: 10 cm"], [7, "14 digits: 1 cm"],
];

/**
 * Adds the panel of settings: parts of the grid, and digits of references. `app.reference(point)` is the MGRS reference
 * with the digits that were chosen.
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
    precision: known(precisions, kept?.precision, 5),
  };
  app.reference = (point) => app.gn.mgrsEncode(point, chosen.precision);

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
        select("References are shown and copied with", precisions, "precision"));
    },
  });
  apply();
}
