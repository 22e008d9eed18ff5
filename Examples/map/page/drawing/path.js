// SPDX-License-Identifier: MIT
import { button, element } from "../shell/dom.js";
import { isPosition } from "../shell/store.js";

export const MOST_POINTS = 500;

/**
 * Makes a list of points that is edited on the map and with buttons, and stored; shared by route and polygon.
 *
 * @param {string} id Also the key under which it is kept.
 * @param {() => void} changed After every change.
 */
export function createPath(app, id, changed) {
  let points = app.store.get(id, []);
  points = Array.isArray(points) ? points.filter(isPosition).slice(0, MOST_POINTS) : [];
  let handles = [];

  const keep = () => {
    app.store.set(id, points);
    undo.disabled = clear.disabled = points.length === 0;
    changed();
  };
  const place = () => {
    for (const handle of handles) handle.remove();
    handles = points.map((point, i) => app.addHandle({
      point, label: `Point ${i + 1} of the ${id}`, look: `point ${id}`, text: String(i + 1),
      drag: ({ latitude, longitude }) => {
        points[i] = { latitude, longitude };
        handles[i].move(points[i]);
        keep();
      },
      remove: () => path.remove(i),
    }));
  };
  const set = (wanted) => {
    if (wanted.length > MOST_POINTS) app.say(`No more than ${MOST_POINTS} points`);
    points = wanted.slice(0, MOST_POINTS).map(({ latitude, longitude }) => ({ latitude, longitude }));
    place();
    keep();
  };

  const add = (point) => set([...points, point]);
  const insert = (i, some) => set([...points.slice(0, i), ...some, ...points.slice(i)]);
  const undo = button("Remove last", () => path.remove(points.length - 1));
  const clear = button("Clear", () => {
    const cleared = points;
    set([]);
    app.undoable(`The ${id} is cleared`, () => insert(0, cleared));
  });
  const toggle = button("Add on the map", () => {
    if (app.placing.isOn(id)) app.placing.stop(id);
    else app.placing.start(id, add, (isOn) => toggle.setAttribute("aria-pressed", String(isOn)));
  }, { "aria-pressed": "false" });
  const path = {
    actions: element("div", { class: "actions" },
      button("Add crosshair", () => add(app.center()), { class: "primary" }), toggle, undo, clear),
    points: () => points,
    set,
    remove(i) {
      const removed = points[i];
      set(points.filter((_, j) => j !== i));
      app.undoable(`Point ${i + 1} of the ${id} is deleted`, () => insert(i, [removed]));
      handles[Math.min(i, handles.length - 1)]?.focus();
    },
    start() {
      place();
      keep();
    },
  };
  return path;
}
