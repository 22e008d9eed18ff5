// SPDX-License-Identifier: MIT
import { element } from "../shell/dom.js";

const choices = {
  north: { true: "true", grid: "grid", magnetic: "magnetic" },
  unit: { degrees: "degrees", mils: "mils" },
};

/**
 * Adds the three norths: which of them the azimuths of the page are counted from, and in which unit.
 *
 *   norths(point)            the result of gn.northsCompute() today
 *   course(azimuth, point)   a true azimuth that is taken there, as the page shows it: "047.3° M"
 *   angle(degrees)           an angle between two norths: "2.4° E"
 *   courseChoice()           the controls that choose
 *   onCourse(callback)       after another choice
 */
export function addNorths(app) {
  const { gn, store } = app;
  const year = gn.decimalYear(Date.now() / 1000);
  const listeners = [];
  const chosen = Object.fromEntries(Object.entries(choices).map(([what, words]) => {
    const kept = store.get(what, "");
    return [what, Object.hasOwn(words, kept) ? kept : Object.keys(words)[0]];
  }));
  // A mil is finer than half of a tenth of a degree.
  const decimals = () => (chosen.unit === "mils" ? 0 : 1);

  app.norths = (point) => gn.northsCompute(point, 0, year);
  app.course = (azimuth, point) => {
    const counted = chosen.north === "true" ? azimuth : gn.azimuthConvert(azimuth, "true", chosen.north, app.norths(point));
    return gn.courseFormat(counted, chosen.north, chosen.unit, decimals());
  };
  app.angle = (degrees) => gn.declinationFormat(degrees, chosen.unit, decimals());
  app.onCourse = (listener) => listeners.push(listener);

  const choose = (what, value) => {
    chosen[what] = value;
    store.set(what, value);
    for (const listener of listeners) listener();
    app.redraw();
  };
  const select = (what, label) => {
    const options = Object.entries(choices[what]).map(([value, text]) => element("option", { value }, text));
    const made = element("select", { "aria-label": label, change: () => choose(what, made.value) }, ...options);
    made.value = chosen[what];
    return made;
  };
  app.courseChoice = () => element("div", { class: "azimuths" },
    "Azimuths:", select("north", "Azimuths are counted from"), select("unit", "Azimuths are measured in"));
}
