// SPDX-License-Identifier: MIT
import { icon } from "../shell/icons.js";
import { spaced } from "../layer/text.mjs";

export { spaced };

const forms = {
  utm: { form: "utm" },
  dms: { form: "dms", decimals: 1, symbols: "typographic", hemispheres: "after", separator: " " },
  decimal: { form: "dd", decimals: 6, separator: ", " },
};

/** How a text is shown that is copied without spaces. */
const shownAs = { mgrs: spaced, utm: separated };

const names = { mgrs: "MGRS", utm: "UTM", dms: "DMS", decimal: "Decimal" };

/** Shows the position of the map's center in four notations; a click copies one. On a narrow screen three are folded. */
export function addPosition(app) {
  const { gn } = app;
  const outputs = new Map();
  for (const button of document.querySelectorAll("#position [data-form]")) {
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

  const write = (form, text, shown = text) => {
    const output = outputs.get(form);
    if (output.dataset.text === text) return;
    output.dataset.text = text;
    output.textContent = shown;
  };

  app.addLayer(() => {
    const center = app.center();
    const texts = app.timed(() => ({
      mgrs: app.reference(center),
      utm: unmistakable(gn.positionFormat(center, forms.utm)),
      dms: gn.positionFormat(center, forms.dms),
      decimal: gn.positionFormat(center, forms.decimal),
    }));
    name("utm", /^\d/.test(texts.utm) ? "UTM" : "UPS");
    for (const [form, text] of Object.entries(texts)) write(form, text, shownAs[form]?.(text) ?? text);
  });
}

/** UTM as "34 south": 34S is also the band S, which is north of the equator. 34N as a band is in the north, too. */
function unmistakable(text) {
  return text.replace(/^(\d+)S/, "$1 south");
}

/**
 * A text with its long numbers in groups of three, and two spaces between the numbers: "34 south  219 700  6 344 714". Between
 * groups is a space that every font has.
 */
function separated(text) {
  return text.replace(/ (?=\d)/g, "  ").replace(/\d{5,}/g, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, "\u00a0"));
}
