// SPDX-License-Identifier: MIT
import { icon } from "./icons.js";

const forms = {
  utm: { form: "utm" },
  dms: { form: "dms", decimals: 1, symbols: "typographic", hemispheres: "after", separator: " " },
  decimal: { form: "dd", decimals: 6, separator: ", " },
};

const names = { mgrs: "MGRS", utm: "UTM", dms: "DMS", decimal: "Decimal" };

/** Shows the position of the map's center in four notations; a click copies one. On a narrow screen three are folded. */
export function addPosition(app) {
  const { gn } = app;
  const outputs = new Map();
  for (const button of document.querySelectorAll("#position [data-form]")) {
    const name = document.createElement("span");
    name.className = "name";
    name.textContent = names[button.dataset.form];
    const value = document.createElement("span");
    value.className = "value";
    button.replaceChildren(name, value);
    button.title = `Copy ${name.textContent}`;
    button.addEventListener("click", () => app.copy(value.dataset.text));
    outputs.set(button.dataset.form, value);
  }

  const more = document.getElementById("position-more");
  more.append(icon("chevron"));
  more.addEventListener("click", () => {
    const isOpen = document.getElementById("position").classList.toggle("open");
    more.setAttribute("aria-expanded", String(isOpen));
  });

  const write = (form, text, shown = text) => {
    const output = outputs.get(form);
    if (output.dataset.text === text) return;
    output.dataset.text = text;
    output.textContent = shown;
  };

  app.addLayer(() => {
    const center = app.center();
    const texts = app.timed(() => ({
      mgrs: gn.mgrsEncode(center),
      utm: gn.positionFormat(center, forms.utm),
      dms: gn.positionFormat(center, forms.dms),
      decimal: gn.positionFormat(center, forms.decimal),
    }));
    for (const [form, text] of Object.entries(texts)) write(form, text, form === "mgrs" ? spaced(text) : text);
  });
}

/** A reference in groups: "31U DQ 48250 11951". */
export function spaced(reference) {
  const [, zone, square, digits] = /^(\d*[A-Z])([A-Z]{2})?(\d*)$/.exec(reference);
  const half = digits.length / 2;
  return [zone, square, digits.slice(0, half), digits.slice(half)].filter(Boolean).join(" ");
}
