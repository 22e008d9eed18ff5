// SPDX-License-Identifier: MIT
import { LONGEST, NARROWEST, SHORTEST, WIDEST } from "./sector.js";
import { button, element, field, sentence } from "../shell/dom.js";
import { readRadii } from "./marker-shapes.js";

/** The share of the map's height that a new sector reaches. */
const NEW_SECTOR = 0.25;

/**
 * The form of one marker: name, position, rings, risk circle and sector. Typed text takes effect as soon as it can be read;
 * errors are shown below the field.
 *
 * @param {(marker: object, changes: object) => void} change
 * @param {{goTo: (marker: object) => void}} to
 */
export function createMarkerForm(app, change, to) {
  const { gn } = app;
  let marker = null;
  const inputs = [];

  /** A text field: `show()` returns its text, `read(text)` the changes that it asks for, or throws. */
  const addField = (label, show, read, attributes = {}) => {
    const problem = element("span", { class: "problem", role: "alert" });
    const input = element("input", { type: "text", autocomplete: "off", spellcheck: "false", ...attributes });
    const check = () => {
      let changes;
      try {
        changes = read(input.value);
        problem.textContent = "";
      } catch (error) {
        problem.textContent = sentence(error);
      }
      input.setAttribute("aria-invalid", String(!changes));
      if (changes) change(marker, changes);
    };
    input.addEventListener("input", check);
    inputs.push(() => {
      // Text being typed is not overwritten with its formatted version.
      if (document.activeElement === input) return;
      input.value = show();
      input.setAttribute("aria-invalid", "false");
      problem.textContent = "";
    });
    const made = field(label, input);
    made.append(problem);
    return made;
  };

  const within = (value, least, most, text) => {
    if (value >= least && value <= most) return value;
    throw new RangeError(text);
  };
  const readAngle = (text) => gn.angleParse(/^\s*[-+]?[\d.,]+\s*$/.test(text) ? `${text.trim()}°` : text);

  const name = addField("Name", () => marker.name, (name) => ({ name: name.slice(0, 80) }), { maxlength: 80 });
  const read = (text) => gn.positionParse(text)[0].point;
  const position = addField("Position, in any notation", () => gn.mgrsEncode(marker), read);
  const rings = addField("Range rings", () => marker.rings, (text) => {
    readRadii(gn, text);
    return { rings: text };
  }, { placeholder: "500 m; 1 km; 2 mi" });
  const risk = addField("Risk circle", () => marker.risk, (text) => {
    if (readRadii(gn, text).length > 1) throw new RangeError("One radius.");
    return { risk: text };
  }, { placeholder: "300 m" });

  const direction = addField("Direction", () => gn.angleFormat(marker.sector.azimuth), (text) => ({
    sector: { azimuth: ((readAngle(text) % 360) + 360) % 360 },
  }));
  const width = addField("Width", () => gn.angleFormat(marker.sector.width), (text) => ({
    sector: { width: within(readAngle(text), NARROWEST, WIDEST, "1° to 360°.") },
  }));
  const range = addField("Range", () => gn.lengthFormat(marker.sector.range, app.units()), (text) => ({
    sector: { range: within(gn.lengthParse(text), SHORTEST, LONGEST, "1 m to 15,000 km.") },
  }));
  const sectorInputs = inputs.splice(-3);
  const sectorFields = element("div", { class: "triple" }, direction, width, range);
  const sector = element("input", { type: "checkbox" });
  sector.addEventListener("change", () => change(marker, { sector: sector.checked ? newSector() : null }));

  const newSector = () => {
    const height = app.map.getContainer().clientHeight;
    const { x, y } = app.project(marker);
    const { distance } = gn.geodesicInverse(marker, app.unproject({ x, y: y - NEW_SECTOR * height }));
    return { azimuth: 45, width: 60, range: Math.max(SHORTEST, Math.min(LONGEST, Number(distance.toPrecision(2)))) };
  };

  const update = () => {
    sector.checked = Boolean(marker.sector);
    sectorFields.hidden = !marker.sector;
    for (const show of marker.sector ? [...inputs, ...sectorInputs] : inputs) show();
  };
  return {
    element: element("div", { class: "form" },
      name, position, rings, risk,
      element("label", { class: "check" }, sector, element("span", {}, "Sector, with handles on the map")),
      sectorFields,
      element("div", { class: "actions" }, button("Go there", () => to.goTo(marker)))),
    /** Shows a marker. */
    edit(shown) {
      marker = shown;
      update();
    },
    /** Shows changes made elsewhere. */
    update,
  };
}
